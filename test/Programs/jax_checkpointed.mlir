// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jax_checkpointed
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_jax_checkpointed {
  func.func public @program(%arg0: tensor<4x6x6xf32>, %arg1: tensor<3x6xf32>) -> (tensor<4x6x6xf32> {jax.result_info = "result[0][0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x3x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_7 = %c, %iterArg_8 = %arg1, %iterArg_9 = %0) : tensor<4x6x6xf32>, tensor<i32>, tensor<3x6xf32>, tensor<4x3x6xf32>
    cond {
      %c_10 = stablehlo.constant dense<4> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_7, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %14 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_7) : (tensor<4x6x6xf32>, tensor<i32>) -> tensor<6x6xf32>
      %15:2 = func.call @closed_call(%iterArg_8, %14) : (tensor<3x6xf32>, tensor<6x6xf32>) -> (tensor<3x6xf32>, tensor<3x6xf32>)
      %16 = func.call @dynamic_update_index_in_dim(%iterArg_9, %15#1, %iterArg_7) : (tensor<4x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<4x3x6xf32>
      %c_10 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.add %iterArg_7, %c_10 : tensor<i32>
      stablehlo.return %iterArg, %17, %15#0, %16 : tensor<4x6x6xf32>, tensor<i32>, tensor<3x6xf32>, tensor<4x3x6xf32>
    }
    %2 = stablehlo.multiply %1#2, %1#2 : tensor<3x6xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %4 = stablehlo.multiply %3, %1#2 : tensor<3x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %8 = stablehlo.multiply %7, %4 : tensor<3x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x6x6xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %10:5 = stablehlo.while(%iterArg = %1#3, %iterArg_7 = %arg0, %iterArg_8 = %c_5, %iterArg_9 = %8, %iterArg_10 = %9) : tensor<4x3x6xf32>, tensor<4x6x6xf32>, tensor<i32>, tensor<3x6xf32>, tensor<4x6x6xf32>
    cond {
      %c_11 = stablehlo.constant dense<4> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_8, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %c_11 = stablehlo.constant dense<4> : tensor<i32>
      %14 = stablehlo.subtract %c_11, %iterArg_8 : tensor<i32>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %15 = stablehlo.subtract %14, %c_12 : tensor<i32>
      %16 = func.call @dynamic_index_in_dim_0(%iterArg, %15) : (tensor<4x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %17 = func.call @dynamic_index_in_dim(%iterArg_7, %15) : (tensor<4x6x6xf32>, tensor<i32>) -> tensor<6x6xf32>
      %18:2 = func.call @closed_call_1(%iterArg_9, %16, %17) : (tensor<3x6xf32>, tensor<3x6xf32>, tensor<6x6xf32>) -> (tensor<3x6xf32>, tensor<6x6xf32>)
      %19 = func.call @dynamic_update_index_in_dim_2(%iterArg_10, %18#1, %15) : (tensor<4x6x6xf32>, tensor<6x6xf32>, tensor<i32>) -> tensor<4x6x6xf32>
      %c_13 = stablehlo.constant dense<1> : tensor<i32>
      %20 = stablehlo.add %iterArg_8, %c_13 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_7, %20, %18#0, %19 : tensor<4x3x6xf32>, tensor<4x6x6xf32>, tensor<i32>, tensor<3x6xf32>, tensor<4x6x6xf32>
    }
    %cst_6 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x6x6xf32>
    %12 = stablehlo.multiply %11, %10#4 : tensor<4x6x6xf32>
    %13 = stablehlo.add %arg0, %12 : tensor<4x6x6xf32>
    return %13, %5 : tensor<4x6x6xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x6x6xf32>, %arg1: tensor<i32>) -> tensor<6x6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 6] : (tensor<4x6x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x6xf32>) -> tensor<6x6xf32>
    return %1 : tensor<6x6xf32>
  }
  func.func private @closed_call(%arg0: tensor<3x6xf32>, %arg1: tensor<6x6xf32>) -> (tensor<3x6xf32>, tensor<3x6xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6xf32>, tensor<6x6xf32>) -> tensor<3x6xf32>
    %1 = stablehlo.tanh %0 : tensor<3x6xf32>
    return %1, %arg0 : tensor<3x6xf32>, tensor<3x6xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x3x6xf32>, %arg1: tensor<3x6xf32>, %arg2: tensor<i32>) -> tensor<4x3x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x6xf32>) -> tensor<1x3x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x3x6xf32>, tensor<1x3x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x6xf32>
    return %1 : tensor<4x3x6xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<4x3x6xf32>, %arg1: tensor<i32>) -> tensor<3x6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 6] : (tensor<4x3x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x6xf32>) -> tensor<3x6xf32>
    return %1 : tensor<3x6xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<3x6xf32>, %arg1: tensor<3x6xf32>, %arg2: tensor<6x6xf32>) -> (tensor<3x6xf32>, tensor<6x6xf32>) {
    %0:3 = stablehlo.optimization_barrier %arg1, %arg2, %arg0 : tensor<3x6xf32>, tensor<6x6xf32>, tensor<3x6xf32>
    %1 = stablehlo.dot_general %0#0, %0#1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6xf32>, tensor<6x6xf32>) -> tensor<3x6xf32>
    %2 = stablehlo.tanh %1 : tensor<3x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %4 = stablehlo.subtract %3, %2 : tensor<3x6xf32>
    %5 = stablehlo.multiply %0#2, %4 : tensor<3x6xf32>
    %6 = stablehlo.multiply %5, %2 : tensor<3x6xf32>
    %7 = stablehlo.add %5, %6 : tensor<3x6xf32>
    %8 = stablehlo.dot_general %7, %0#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<6x6xf32>
    %9 = stablehlo.transpose %8, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %10 = stablehlo.dot_general %7, %0#1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x6xf32>, tensor<6x6xf32>) -> tensor<3x6xf32>
    return %10, %9 : tensor<3x6xf32>, tensor<6x6xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<4x6x6xf32>, %arg1: tensor<6x6xf32>, %arg2: tensor<i32>) -> tensor<4x6x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x6xf32>) -> tensor<1x6x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x6xf32>, tensor<1x6x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x6xf32>
    return %1 : tensor<4x6x6xf32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x99713CBE4C3D253EE4768F3D1951A73E39848F3D10C968BEEF9EF9BCE5A92FBE2033E13DA1CD6FBE8625D3BDD1BB2ABEF1CCF4BDB4E6633E756BD2BE818C203E6B2A58BE68E29D3EB1FBB13E49F132BF65DA2ABD8778463EAA83A73E29EF2D3F52E0A83E601C77BEA0D167BC4807DA3EC14F48BE0517B7BEA12625BE6245573AA3877DBD3585C3BC86C784BD9D06003E64BE88BE19058A3EE496B8BB18DCCCBEFB9F20BF839B103EEC12D6BD8629CC3DC521C03D485E253EC03FECBDF1E8C9BEBF84673EDE013CBEE8FAD03BDCBB29BE7918B8BC36BE913E1615B63D6225C3BEA957B03DB30CD53E592805BD3E82143EB9BDB33E04D3423E3E86983E97540C3F252404BE2D896A3E6279763EAA6F20BE6470013ED480993E35266BBE8826093E83C408BE3C209E3DD0A9A23D9BB03CBFD6881ABE7703BEBC428B383EFCEC1D3E75E7FDBE743F81BE771A5C3E0ACE40BFAFE890BE23BAACBE54A393BECE476E3D8A72C5BDB69822BF54E0043D709990BE56D71BBFBE738FBE675D3BBEA007A1BD3B4E3E3E2E49B9BE62ED353B968C6EBC53C9E33D92E3253E52821CBEDFA15C3EAABD83BDC39F293E633759BFEF06493DEC02683EC96C0ABF80878DBD0EC3D7BE9C1101BF596E25BDC80063BE97D22FBE5C5A2E3EC069233FCF7392BD18CBA6BDE2D61C3EEF11F8BD02F1AD3C395C94BE90B1FBBE2F2D4FBE07F27E3DA32CF0BE94BE27BEFF8DA33EF1AB433DF066BBBDD56703BF077CE9BE1B7DBBBD356AADBE3E5BBD3E5CFF8FBD626C4F3E101F0ABE4EEDF23E825B8D3E0B92A5BD6AD1DB3D"> : tensor<4x6x6xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<4x6x6xf32>
    %c1 = stablehlo.constant dense<"0xE9581A3EC2D4093EFD772E3F18D1703D6472123F3A08B43D5A43F73D0BB38EBEFD96DB3E3AA1E1BE81510B3FC7BA6C3F7536283F003D69BF5060A3BE427308C0B121FEBED37CF1BE"> : tensor<3x6xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<3x6xf32>
    %s0:2 = call @program(%a0, %a1) : (tensor<4x6x6xf32>, tensor<3x6xf32>) -> (tensor<4x6x6xf32>, tensor<f32>)
    %s1:2 = call @program(%s0#0, %a1) : (tensor<4x6x6xf32>, tensor<3x6xf32>) -> (tensor<4x6x6xf32>, tensor<f32>)
    %s2:2 = call @program(%s1#0, %a1) : (tensor<4x6x6xf32>, tensor<3x6xf32>) -> (tensor<4x6x6xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x40A83CBE68B5243E5775963DC28CA93E98359A3DBB2B67BEE59CF9BC2F762EBE25BFD63D9B2F76BE93FEE0BDAAF62CBE204AF5BDAD3A633E677BD2BEAABB203E0F9455BE59219F3EE31EB23E746932BFF8F558BDB729383E63979F3E60C52C3F8CD6A83E6F1178BEF71871BC62C6D93E308F46BE88C8B5BEC7B924BEE4B0B0BAE7507ABD077CBDBC1BA87FBD60A7033E824D8BBE22128C3E8787DDBB03A6CEBE23AA1FBF48FA063EC24CC7BD4E39C13D4C21C43D5C982A3EB423F7BD101AC3BE1224673EE1243DBE9204AC3B18322ABE9A11B8BCAAC8913ECFA1B73D2983C2BE5E7DB33DC773D53E34E405BD56D6143E239FB13E77B5443E347D973E50890B3FE34B01BE9886633E42DD6F3E4E7D1BBE2468FF3D282A973E985366BE4B40FA3DCC4403BED3469A3D9414A73D074E3CBF1BC115BE2181C7BC2EB8393E5BE61D3E03B1FDBE0EF680BEA5035D3EF5C040BF25638FBE6D52ADBEE70493BE625F713DD516C0BD45CC22BF56FE0B3D5F1591BE4EA61BBF2D508FBEC2C239BEFCA7A2BDB951343E8801B7BE271BA3BA334188BCEA9FD13D0344293EF39F10BE8B95573EB31174BD27642C3E748A56BFD9C13A3D35D5693E54EA08BFED438CBD3AF1D4BE612C01BFA95A22BD41D764BEF54636BE26C32D3E16F2213FDF9291BD9B61A8BD75CA1D3E05D5F0BDB32BB03C51CD92BE55CAFBBE15BA4EBE4794803D5C82EEBE89B927BE59B6A43E8D50433DABABBABDA65D02BFC772E2BE28ADB8BDCAE7A6BE2EDFBC3E06758CBDAD8A503E93CA04BE8306F33E606D8F3EB509A6BD8307DD3D"> : tensor<4x6x6xf32>, tolerance = 8.380501270e-05
    check.expect_almost_eq_const %s2#1, dense<0x3EB6540B> : tensor<f32>, tolerance = 3.561099470e-05
    return
  }
}
