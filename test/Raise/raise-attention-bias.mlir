// Masks and biases that differ between queries.
// Printed by JAX 0.10.2: test/Raise/forms.py
// RUN: trc-opt --split-input-file --phase-simplify --phase-raise %s -o %t
// RUN: FileCheck %s < %t
// RUN: trc-run --split-input-file --target=reference %t
// RUN: %check-host %s
// RUN: %check-cuda %s

// A mask for each query; one sees nothing.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x2x4x4xf32>
// CHECK: trc.attention(%{{.*}}) mask(%{{.*}}) {
// CHECK-NOT: tensor<2x2x4x4xf32>
// CHECK: trc.attention_gradient(
// CHECK-NOT: tensor<2x2x4x4xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E5B83203ED36A3FBE971221C0C7E709BFEDA846BD8B0EE83D7DDBC3BF149CF4BE3A807ABFF50F4FBF87CB873F98BA4EBF7B3505BD6067623FD76615BFFEC3E4BD063BE23D05A0823DA1CE9CBF69EF9B3DEDEDAD3FD608C6BF81005C3FE26FF43D673724BFD30600407423433F4C8299BFF79B983DEEA1133F1A5041BE35D32E3F3C3A88BDBCD02A3F8221B83F34F82CBF9103503EA736EDBEA752023EFEF597BF"> : tensor<2x4x2x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x2x4xf32>
  %c1 = stablehlo.constant dense<"0x1C4D14BF99E748BE6415663FA296923F5C69A9BFAF6D4BBF769B253F9D07FFBF9A24EDBE5E3EC7BDDEE5A03FC67C303F8488A7BEFBB5BCBE9D1980BE0303C33F1626DBBEFF7B9BBE8E86B43E7F56F7BDE0044ABEC1998EBF8AC43CBC141DE3BEAD43953FCF30273FD4C8C5BC051B2B3F6203AEBE14AC863FCCEEB0BB8C58153FFD3BA5BF0C80B13E1317D8BFD44202C065E49BBEA86166BF75FD273E18AA0F40CFEB54BFC4BA1FBF6955523E3D6CFC3ECBA334BE67DF52BE9DD4333FAB18053F7D4F84BFD129A2BDF188103D5AF986BFA109853E09A35BBF5DD9783F2F5F453E52E6B63DA24D17BFB5E9F2BD27B6FFBFF6D190BF23C6B93E713A08C056BB583F"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83FB9C486BDC13E8CBE2AB423BE95A379BF7E9E8C3FF7FA0ABF0AAD51BD79154BBF544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BE4D6B0FBFE266023CFA22C0BE578F99BE2375B0BF748D4EBF28B8D33FF1D52BBF8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F760DC0BC1A50923D7C9740BF78D9E83E640F0ABF385512BE7DDB8DBF41A99BBFB5F2AA3F9DD101BF2157953ED7670ABDC9DDE1BEBB0902BF184D213F648E9ABE0B141BBEFC09B63CD397963FF8352E3F2FE4C33E374610BF5AE4B0BF6514733F"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %c3 = stablehlo.constant dense<[[[[true, false, true, false], [true, true, false, false], [false, true, true, false], [true, true, true, true]]], [[[true, true, true, true], [false, false, false, false], [false, true, false, true], [true, false, false, true]]]]> : tensor<2x1x4x4xi1>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x1x4x4xi1>
  %r:4 = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x1x4x4xi1>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>)
  %w0 = stablehlo.constant dense<"0x6A3282BF863C11BF5EDC053FCBD82F3E62623A3F1C46DBBE2E1F10BE8F53353E489B6DBF0A93823E6D0103BFBE6799BD80E55A3F59044BBF16588D3EBA5B6CBE540804BFA73F8ABF66627A3F78ABA1BEF401863F1D15A7BE0E6E9ABE6F931CBF94592EBFCE12BABE6E7B103E526F38BEFDA6503E67E634BFB497053F749B7EBD6CE5383EED849EBD41310A3F1597EC3C252BA53C5127FABEE81C90BF3987B63E1A37DA3C29E29BBCAEE1073F747DB4BDE06D4EBEBA59ECBE31C167BF647B2A3DAB0FF5BD12150D3D4592323F84DC1F3F4EE2133DD998CFBE66B9A3BF52D40A3ED50DE1BE237EFB3D6B05A03F398053BA864D073EDAB317BF3B73C5BF23CD5B3F"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w1 = stablehlo.constant dense<"0x0532913CB0534EBCFD0D83BD2DE317BE41C36EBC956F873BE6950B3C1E2DA4BCFA0AD7BCC626B7BC4AD8A5BDE802D33D907E893C8C31EB3BE29A77BC319B723D8192BD3B52290BBDF47318BECB9008BEEE47BBBBD651063D67032CBC8D36B13D2489BFBD4F7574BDCAEA0E3C234F78BD9162F1BDAF68E43DBF07923D753918BE72F6EC3C2104C33CBDF52ABD51E828BE3FED3ABEFD4FE53D8108DCBE7B04353E0000000000000000000000000000000000000000000000000000000000000000A7BBF33DC95D8B3BF97C2BBD77C8A4BEC4FCACBD5B0D4E3DB83380BE4BB6EC3CA09DC5BDA042863DAABBE0BD5C302CBBD93F923CB754DFBCFCBB4A3D3B46F73C"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w2 = stablehlo.constant dense<"0x1CE1E4BDAF0633BE671C183E9AB43E3ECB004EBCFFB16A3C9B761DBEE13A2FBD8329A93EA55D5F3E893E723E0D490E3E277BA0BD70F2E5BC4393E9BCE651043D966256BE34AC5EBD26B808BF89D1B6BE207BBE3DB9C6113C62B17D3EC341FD3C04FE17BC8141353CA585183EAC95023DD4FB07BB16D89E3BBD1086BDC46FA7BC8BC890BC62FA123D3DE2EA3D0D816DBD71F4283B7B5D203DB035F3BC7D6902BDF0A71D3EED864CBEF6C333BE28BF5A3E164D8FBBA5F5E3BD0662673DAB3458BDEDEC8BBCAC5267BC9FB4973C4EF366BC954E7A3B73B6D4BDF95D8C3D81EE563C8122F4BD7F3D363E01712D3DADEF10BEC7A804BBA73E343E8A41C3BD3F71923D"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0x5D5748BFF58CCDBDB3C776BDD54782347FC0DC3EAF49EDBEE2B21F3EDD8DBEBCC8650ABF2969A6BDEF1981BD0833E7BD36A3913FC5045FBFA6EC063EF61209BF03E694BF0FDE96BF01F8843FD8B94BBE90945E3F905B1ABF137D9DBD3A5BEBBDD72E93BEB83226BE487F833D2582A7BDDE524C3D5FE623BE64AAFB3DB7E57ABC3AF0C6BD3056A83CF269053F622C8CBC63480E3C75F4D4BE623640BF4765C33E320E6A3C13C148BC6B13C93E6945043EC73506BDA14EB1BEF82D39BF0DAF003E6401813D6EABEDBCCD57933EC91A54BCE05842BD223930BE7C7EA0BE149A633D4B3EA3BE817CA63DEE77B43FF5E7D93E68EB723DA2F36EBF59F2EDBFA646383F"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>, %arg3: tensor<2x1x4x4xi1>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) {
  %0 = stablehlo.reshape %arg0 : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x1x4xf32>
  %1 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1, 3, 4] : (tensor<2x1x4x4xi1>) -> tensor<2x1x1x4x4xi1>
  %2 = stablehlo.dot_general %0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x1x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x1x4xf32>
  %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x1x4xf32>
  %4 = stablehlo.multiply %2, %3 : tensor<2x2x4x1x4xf32>
  %c = stablehlo.constant dense<true> : tensor<i1>
  %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x2x4x4xi1>
  %6 = stablehlo.broadcast_in_dim %5, dims = [1, 2, 3, 4] : (tensor<2x2x4x4xi1>) -> tensor<1x2x2x4x4xi1>
  %7 = stablehlo.transpose %1, dims = [2, 0, 1, 3, 4] : (tensor<2x1x1x4x4xi1>) -> tensor<1x2x1x4x4xi1>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3, 4] : (tensor<1x2x1x4x4xi1>) -> tensor<1x2x2x4x4xi1>
  %9 = stablehlo.and %6, %8 : tensor<1x2x2x4x4xi1>
  %cst_0 = stablehlo.constant dense<-2.38197633E+38> : tensor<f32>
  %10 = call @_where(%9, %4, %cst_0) : (tensor<1x2x2x4x4xi1>, tensor<2x2x4x1x4xf32>, tensor<f32>) -> tensor<1x2x2x4x4xf32>
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.maximum across dimensions = [4] : (tensor<1x2x2x4x4xf32>, tensor<f32>) -> tensor<1x2x2x4xf32>
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x2x2x4xf32>
  %13 = stablehlo.maximum %12, %11 : tensor<1x2x2x4xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x1xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x4xf32>
  %16 = stablehlo.subtract %10, %15 : tensor<1x2x2x4x4xf32>
  %17 = stablehlo.exponential %16 : tensor<1x2x2x4x4xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %18 = stablehlo.reduce(%17 init: %cst_3) applies stablehlo.add across dimensions = [4] : (tensor<1x2x2x4x4xf32>, tensor<f32>) -> tensor<1x2x2x4xf32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x1xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x4xf32>
  %21 = stablehlo.divide %17, %20 : tensor<1x2x2x4x4xf32>
  %22 = stablehlo.multiply %19, %19 : tensor<1x2x2x4x1xf32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x2x2x4x1xf32>
  %24 = stablehlo.divide %23, %22 : tensor<1x2x2x4x1xf32>
  %25 = stablehlo.dot_general %arg2, %21, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<1x2x2x4x4xf32>) -> tensor<2x2x4x1x4xf32>
  %26 = stablehlo.transpose %25, dims = [3, 0, 4, 1, 2] : (tensor<2x2x4x1x4xf32>) -> tensor<1x2x4x2x4xf32>
  %27 = stablehlo.transpose %26, dims = [1, 2, 3, 0, 4] : (tensor<1x2x4x2x4xf32>) -> tensor<2x4x2x1x4xf32>
  %28 = stablehlo.reshape %27 : (tensor<2x4x2x1x4xf32>) -> tensor<2x4x2x4xf32>
  %29 = stablehlo.sine %28 : tensor<2x4x2x4xf32>
  %30 = stablehlo.reshape %29 : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x1x4xf32>
  %31 = stablehlo.transpose %30, dims = [3, 0, 1, 2, 4] : (tensor<2x4x2x1x4xf32>) -> tensor<1x2x4x2x4xf32>
  %32 = stablehlo.transpose %31, dims = [1, 3, 4, 0, 2] : (tensor<1x2x4x2x4xf32>) -> tensor<2x2x4x1x4xf32>
  %33 = stablehlo.dot_general %32, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x1x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x1x4x4xf32>
  %34 = stablehlo.transpose %33, dims = [2, 0, 1, 3, 4] : (tensor<2x2x1x4x4xf32>) -> tensor<1x2x2x4x4xf32>
  %35 = stablehlo.dot_general %32, %21, batching_dims = [0, 1] x [1, 2], contracting_dims = [3, 4] x [0, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x1x4xf32>, tensor<1x2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %36 = stablehlo.transpose %35, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %37 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x4xf32>
  %38 = stablehlo.multiply %34, %37 : tensor<1x2x2x4x4xf32>
  %39 = stablehlo.multiply %38, %17 : tensor<1x2x2x4x4xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %40 = stablehlo.reduce(%39 init: %cst_5) applies stablehlo.add across dimensions = [4] : (tensor<1x2x2x4x4xf32>, tensor<f32>) -> tensor<1x2x2x4xf32>
  %41 = stablehlo.reshape %40 : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x1xf32>
  %42 = stablehlo.negate %41 : tensor<1x2x2x4x1xf32>
  %43 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x4xf32>
  %44 = stablehlo.divide %34, %43 : tensor<1x2x2x4x4xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %45 = stablehlo.reduce(%42 init: %cst_6) applies stablehlo.add across dimensions = [0, 4] : (tensor<1x2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %46 = stablehlo.broadcast_in_dim %45, dims = [1, 2, 3] : (tensor<2x2x4xf32>) -> tensor<1x2x2x4xf32>
  %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x4xf32>
  %48 = stablehlo.add %44, %47 : tensor<1x2x2x4x4xf32>
  %49 = stablehlo.multiply %48, %17 : tensor<1x2x2x4x4xf32>
  %50 = call @_where_0(%9, %49) : (tensor<1x2x2x4x4xi1>, tensor<1x2x2x4x4xf32>) -> tensor<2x2x4x1x4xf32>
  %cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %51 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2x4x1x4xf32>
  %52 = stablehlo.multiply %50, %51 : tensor<2x2x4x1x4xf32>
  %53 = stablehlo.dot_general %52, %0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2, 3] x [1, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x1x4xf32>, tensor<2x4x2x1x4xf32>) -> tensor<2x2x4x4xf32>
  %54 = stablehlo.transpose %53, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %55 = stablehlo.dot_general %52, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [4] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x1x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x1x4xf32>
  %56 = stablehlo.transpose %55, dims = [0, 2, 1, 3, 4] : (tensor<2x2x4x1x4xf32>) -> tensor<2x4x2x1x4xf32>
  %57 = stablehlo.reshape %56 : (tensor<2x4x2x1x4xf32>) -> tensor<2x4x2x4xf32>
  return %28, %57, %54, %36 : tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>
}
func.func private @_where(%arg0: tensor<1x2x2x4x4xi1>, %arg1: tensor<2x2x4x1x4xf32>, %arg2: tensor<f32>) -> tensor<1x2x2x4x4xf32> {
  %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1, 2, 3, 4] : (tensor<2x2x4x4xf32>) -> tensor<1x2x2x4x4xf32>
  %2 = stablehlo.transpose %arg1, dims = [3, 0, 1, 2, 4] : (tensor<2x2x4x1x4xf32>) -> tensor<1x2x2x4x4xf32>
  %3 = stablehlo.select %arg0, %2, %1 : tensor<1x2x2x4x4xi1>, tensor<1x2x2x4x4xf32>
  return %3 : tensor<1x2x2x4x4xf32>
}
func.func private @_where_0(%arg0: tensor<1x2x2x4x4xi1>, %arg1: tensor<1x2x2x4x4xf32>) -> tensor<2x2x4x1x4xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x2x4x4xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<1x2x2x4x4xi1>, tensor<1x2x2x4x4xf32>
  %2 = stablehlo.transpose %1, dims = [1, 2, 3, 0, 4] : (tensor<1x2x2x4x4xf32>) -> tensor<2x2x4x1x4xf32>
  return %2 : tensor<2x2x4x1x4xf32>
}

// -----

// Minus infinity.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x2x4x4xf32>
// CHECK: trc.attention(%{{.*}}) mask(%{{.*}}) {
// CHECK-NOT: tensor<2x2x4x4xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E5B83203ED36A3FBE971221C0C7E709BFEDA846BD8B0EE83D7DDBC3BF149CF4BE3A807ABFF50F4FBF87CB873F98BA4EBF7B3505BD6067623FD76615BFFEC3E4BD063BE23D05A0823DA1CE9CBF69EF9B3DEDEDAD3FD608C6BF81005C3FE26FF43D673724BFD30600407423433F4C8299BFF79B983DEEA1133F1A5041BE35D32E3F3C3A88BDBCD02A3F8221B83F34F82CBF9103503EA736EDBEA752023EFEF597BF"> : tensor<2x4x2x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x2x4xf32>
  %c1 = stablehlo.constant dense<"0x1C4D14BF99E748BE6415663FA296923F5C69A9BFAF6D4BBF769B253F9D07FFBF9A24EDBE5E3EC7BDDEE5A03FC67C303F8488A7BEFBB5BCBE9D1980BE0303C33F1626DBBEFF7B9BBE8E86B43E7F56F7BDE0044ABEC1998EBF8AC43CBC141DE3BEAD43953FCF30273FD4C8C5BC051B2B3F6203AEBE14AC863FCCEEB0BB8C58153FFD3BA5BF0C80B13E1317D8BFD44202C065E49BBEA86166BF75FD273E18AA0F40CFEB54BFC4BA1FBF6955523E3D6CFC3ECBA334BE67DF52BE9DD4333FAB18053F7D4F84BFD129A2BDF188103D5AF986BFA109853E09A35BBF5DD9783F2F5F453E52E6B63DA24D17BFB5E9F2BD27B6FFBFF6D190BF23C6B93E713A08C056BB583F"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83FB9C486BDC13E8CBE2AB423BE95A379BF7E9E8C3FF7FA0ABF0AAD51BD79154BBF544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BE4D6B0FBFE266023CFA22C0BE578F99BE2375B0BF748D4EBF28B8D33FF1D52BBF8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F760DC0BC1A50923D7C9740BF78D9E83E640F0ABF385512BE7DDB8DBF41A99BBFB5F2AA3F9DD101BF2157953ED7670ABDC9DDE1BEBB0902BF184D213F648E9ABE0B141BBEFC09B63CD397963FF8352E3F2FE4C33E374610BF5AE4B0BF6514733F"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %c3 = stablehlo.constant dense<[[[[true, false, true, false], [true, true, false, false], [true, true, true, false], [true, true, true, true]]], [[[true, true, true, true], [true, true, false, false], [true, true, true, true], [true, true, true, true]]]]> : tensor<2x1x4x4xi1>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x1x4x4xi1>
  %r = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x1x4x4xi1>) -> tensor<2x4x2x4xf32>
  %w0 = stablehlo.constant dense<"0x6A3282BF863C11BF5EDC053FCBD82F3E62623A3F1C46DBBE2E1F10BE8F53353E489B6DBF0A93823E6D0103BFBE6799BD80E55A3F59044BBF16588D3EBA5B6CBE008C3EBFDD233DBF37A8233F6627E6BD785D373FBE6843BF7F32843E0CBA043E94592EBFCE12BABE6E7B103E526F38BEFDA6503E67E634BFB497053F749B7EBD6CE5383EED849EBD41310A3F1597EC3C252BA53C5127FABEE81C90BF3987B63E0A6C4ABF1BEC893EDAFA5A3FB75A77BFDCF2B1BE9657DABE724ABEBF9B60AEBD8F4EF2BD77D1633CD1D2653FCB86FCBE0F05E4BDD8ADFBBEF5B092BF5417843EED45653E8979C2BD1BCD103FB241933D44AB9FBE25D8D9BEE153F1BE8D667DBE"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>, %arg3: tensor<2x1x4x4xi1>) -> (tensor<2x4x2x4xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.divide %0, %1 : tensor<2x2x4x4xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %3 = call @_where(%arg3, %2, %cst_0) : (tensor<2x1x4x4xi1>, tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4x4xf32>
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
  %6 = stablehlo.maximum %5, %4 : tensor<2x2x4xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %9 = stablehlo.subtract %3, %8 : tensor<2x2x4x4xf32>
  %10 = stablehlo.exponential %9 : tensor<2x2x4x4xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %14 = stablehlo.divide %10, %13 : tensor<2x2x4x4xf32>
  %15 = stablehlo.dot_general %arg2, %14, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %16 = stablehlo.transpose %15, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %16 : tensor<2x4x2x4xf32>
}
func.func private @_where(%arg0: tensor<2x1x4x4xi1>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<f32>) -> tensor<2x2x4x4xf32> {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<2x1x4x4xi1>) -> tensor<2x2x4x4xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %3 : tensor<2x2x4x4xf32>
}

// -----

// Positions of one segment see each other.
// CHECK-LABEL: func.func @main
// CHECK: trc.attention(%{{.*}}) mask(%{{.*}}) {causal
// CHECK: trc.attention_gradient(
func.func @main() {
  %c0 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E5B83203ED36A3FBE971221C0C7E709BFEDA846BD8B0EE83D7DDBC3BF149CF4BE3A807ABFF50F4FBF87CB873F98BA4EBF7B3505BD6067623FD76615BFFEC3E4BD063BE23D05A0823DA1CE9CBF69EF9B3DEDEDAD3FD608C6BF81005C3FE26FF43D673724BFD30600407423433F4C8299BFF79B983DEEA1133F1A5041BE35D32E3F3C3A88BDBCD02A3F8221B83F34F82CBF9103503EA736EDBEA752023EFEF597BF"> : tensor<2x4x2x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x2x4xf32>
  %c1 = stablehlo.constant dense<"0x1C4D14BF99E748BE6415663FA296923F5C69A9BFAF6D4BBF769B253F9D07FFBF9A24EDBE5E3EC7BDDEE5A03FC67C303F8488A7BEFBB5BCBE9D1980BE0303C33F1626DBBEFF7B9BBE8E86B43E7F56F7BDE0044ABEC1998EBF8AC43CBC141DE3BEAD43953FCF30273FD4C8C5BC051B2B3F6203AEBE14AC863FCCEEB0BB8C58153FFD3BA5BF0C80B13E1317D8BFD44202C065E49BBEA86166BF75FD273E18AA0F40CFEB54BFC4BA1FBF6955523E3D6CFC3ECBA334BE67DF52BE9DD4333FAB18053F7D4F84BFD129A2BDF188103D5AF986BFA109853E09A35BBF5DD9783F2F5F453E52E6B63DA24D17BFB5E9F2BD27B6FFBFF6D190BF23C6B93E713A08C056BB583F"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83FB9C486BDC13E8CBE2AB423BE95A379BF7E9E8C3FF7FA0ABF0AAD51BD79154BBF544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BE4D6B0FBFE266023CFA22C0BE578F99BE2375B0BF748D4EBF28B8D33FF1D52BBF8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F760DC0BC1A50923D7C9740BF78D9E83E640F0ABF385512BE7DDB8DBF41A99BBFB5F2AA3F9DD101BF2157953ED7670ABDC9DDE1BEBB0902BF184D213F648E9ABE0B141BBEFC09B63CD397963FF8352E3F2FE4C33E374610BF5AE4B0BF6514733F"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %c3 = stablehlo.constant dense<"0x0000000000000000010000000100000000000000010000000100000002000000"> : tensor<2x4xi32>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x4xi32>
  %r:4 = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4xi32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>)
  %w0 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83F489B6DBF0A93823E6D0103BFBE6799BD80E55A3F59044BBF16588D3EBA5B6CBE544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BEB89A16BF59440ABFA821A43E197673BEE20E09BEC828BEBEA27FD03E7003FABE8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F760DC0BC1A50923D7C9740BF78D9E83E640F0ABF385512BE7DDB8DBF41A99BBFA7808A3FEE62CCBE838EC63D7EDD6A3D01D8FEBEDA4C98BEA39BBEBE933B54BF0B141BBEFC09B63CD397963FF8352E3F2FE4C33E374610BF5AE4B0BF6514733F"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w1 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000FA0AD7BCC626B7BC4AD8A5BDE802D33D907E893C8C31EB3BE29A77BC319B723D0000000000000000000000000000000000000000000000000000000000000000B9156BBE80170DBEF2385E3D5FBFE8BD1499F7BC2E19EB3E1317AA3AFDE95E3E0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008FEBBBC6B8D7D3D865B9EBCCC1034BE75E887BDEC21CB3D1DFC27BD2DD94B3D0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w2 = stablehlo.constant dense<"0x4EDBE3BD2F9E0FBE18C3E23D9E36A53D8AC2E8BA5168803CD12D013A73E83FBC50DBE33D309E0F3E1AC3E2BD9F36A5BDADC2E83A646880BCE42D01BA91E83F3CBFECB83C6F87DCBCC491B9BEF7E09EBD5D71283C8CC2C4BC0D11A63E4A67CF3DC3ECB8BC7487DC3CC891B93EFAE09E3D5C7128BC8AC2C43C0C11A6BE4867CFBD00000000000000000000000000000000000000000000000000000000000000002E48953D51C468BE5164B1BD5D8C0B3EF8B7393C86A9B33DCF40EBBC16C1D43D2E4895BD50C4683E5064B13D5C8C0BBEF4B739BC82A9B3BDCA40EB3C12C1D4BD0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0xFA9FB2BFE2E6503F00E77FBF1B062A3F1E17A43EB9E096BF4E37823F78216F3F2784C7BE4780FB3D561974BE483615BD4890103F437E08BF34DE503EE74E2FBE649152BFBE9996BF24F28A3F32FC81BE0571403FABA937BE5AFBDBBEDBE911BF0703A3BEF60C97BE051F393EA75D0ABE403380BD10542EBED03E3E3E185861BE78945EBF4874A93EBB957C3FB1417EBF7AFB53BECD3E17BFDE617BBF09A82B3F40A2103E333E92BA524F2ABFDF60E63E2AF149BF9A729FBEA5658DBFF372AEBF62DE373F03E2A1BEB044A13DE4F33E3DACFD4EBEF322FEBD5FB21DBE04D29FBE767C1ABE2606B63C715B6C3F9D12213FA225BF3EE6C108BF19737BBF132A503F"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>, %arg3: tensor<2x4xi32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) {
  %c = stablehlo.constant dense<[[true, false, false, false], [true, true, false, false], [true, true, true, false], [true, true, true, true]]> : tensor<4x4xi1>
  %0 = stablehlo.broadcast_in_dim %arg3, dims = [0, 2] : (tensor<2x4xi32>) -> tensor<2x1x4x1xi32>
  %1 = stablehlo.broadcast_in_dim %arg3, dims = [0, 3] : (tensor<2x4xi32>) -> tensor<2x1x1x4xi32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<2x1x4x1xi32>) -> tensor<2x1x4x4xi32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<2x1x1x4xi32>) -> tensor<2x1x4x4xi32>
  %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<2x1x4x4xi32>, tensor<2x1x4x4xi32>) -> tensor<2x1x4x4xi1>
  %5 = stablehlo.broadcast_in_dim %c, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<1x1x4x4xi1>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<1x1x4x4xi1>) -> tensor<2x1x4x4xi1>
  %7 = stablehlo.and %4, %6 : tensor<2x1x4x4xi1>
  %8 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %10 = stablehlo.divide %8, %9 : tensor<2x2x4x4xf32>
  %cst_0 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
  %11:2 = call @_where(%7, %10, %cst_0) : (tensor<2x1x4x4xi1>, tensor<2x2x4x4xf32>, tensor<f32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>)
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %12 = stablehlo.reduce(%11#0 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
  %14 = stablehlo.maximum %13, %12 : tensor<2x2x4xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %17 = stablehlo.subtract %11#0, %16 : tensor<2x2x4x4xf32>
  %18 = stablehlo.exponential %17 : tensor<2x2x4x4xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %19 = stablehlo.reduce(%18 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %22 = stablehlo.divide %18, %21 : tensor<2x2x4x4xf32>
  %23 = stablehlo.multiply %20, %20 : tensor<2x2x4x1xf32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2x4x1xf32>
  %25 = stablehlo.divide %24, %23 : tensor<2x2x4x1xf32>
  %26 = stablehlo.dot_general %arg2, %22, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %27 = stablehlo.transpose %26, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %28 = stablehlo.sine %27 : tensor<2x4x2x4xf32>
  %29 = stablehlo.transpose %28, dims = [0, 2, 3, 1] : (tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %30 = stablehlo.dot_general %29, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %31 = stablehlo.dot_general %29, %22, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %32 = stablehlo.transpose %31, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %33 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %34 = stablehlo.multiply %30, %33 : tensor<2x2x4x4xf32>
  %35 = stablehlo.multiply %34, %18 : tensor<2x2x4x4xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %36 = stablehlo.reduce(%35 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %37 = stablehlo.reshape %36 : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %38 = stablehlo.negate %37 : tensor<2x2x4x1xf32>
  %39 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %40 = stablehlo.divide %30, %39 : tensor<2x2x4x4xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %41 = stablehlo.reduce(%38 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
  %43 = stablehlo.add %40, %42 : tensor<2x2x4x4xf32>
  %44 = stablehlo.multiply %43, %18 : tensor<2x2x4x4xf32>
  %45 = call @_where_0(%11#1, %44) : (tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %46 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %47 = stablehlo.divide %45, %46 : tensor<2x2x4x4xf32>
  %48 = stablehlo.dot_general %47, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %49 = stablehlo.transpose %48, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %50 = stablehlo.dot_general %47, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %51 = stablehlo.transpose %50, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %27, %51, %49, %32 : tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>
}
func.func private @_where(%arg0: tensor<2x1x4x4xi1>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<f32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>) {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<2x1x4x4xi1>) -> tensor<2x2x4x4xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %3, %1 : tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>
}
func.func private @_where_0(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %1 : tensor<2x2x4x4xf32>
}

// -----

// A window: a constant mask beside the causal one.
// CHECK-LABEL: func.func @main
// CHECK: trc.attention(%{{.*}}) mask(%{{.*}}) {causal
// CHECK: trc.attention_gradient(
func.func @main() {
  %c0 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E5B83203ED36A3FBE971221C0C7E709BFEDA846BD8B0EE83D7DDBC3BF149CF4BE3A807ABFF50F4FBF87CB873F98BA4EBF7B3505BD6067623FD76615BFFEC3E4BD063BE23D05A0823DA1CE9CBF69EF9B3DEDEDAD3FD608C6BF81005C3FE26FF43D673724BFD30600407423433F4C8299BFF79B983DEEA1133F1A5041BE35D32E3F3C3A88BDBCD02A3F8221B83F34F82CBF9103503EA736EDBEA752023EFEF597BF"> : tensor<2x4x2x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x2x4xf32>
  %c1 = stablehlo.constant dense<"0x1C4D14BF99E748BE6415663FA296923F5C69A9BFAF6D4BBF769B253F9D07FFBF9A24EDBE5E3EC7BDDEE5A03FC67C303F8488A7BEFBB5BCBE9D1980BE0303C33F1626DBBEFF7B9BBE8E86B43E7F56F7BDE0044ABEC1998EBF8AC43CBC141DE3BEAD43953FCF30273FD4C8C5BC051B2B3F6203AEBE14AC863FCCEEB0BB8C58153FFD3BA5BF0C80B13E1317D8BFD44202C065E49BBEA86166BF75FD273E18AA0F40CFEB54BFC4BA1FBF6955523E3D6CFC3ECBA334BE67DF52BE9DD4333FAB18053F7D4F84BFD129A2BDF188103D5AF986BFA109853E09A35BBF5DD9783F2F5F453E52E6B63DA24D17BFB5E9F2BD27B6FFBFF6D190BF23C6B93E713A08C056BB583F"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83FB9C486BDC13E8CBE2AB423BE95A379BF7E9E8C3FF7FA0ABF0AAD51BD79154BBF544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BE4D6B0FBFE266023CFA22C0BE578F99BE2375B0BF748D4EBF28B8D33FF1D52BBF8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F760DC0BC1A50923D7C9740BF78D9E83E640F0ABF385512BE7DDB8DBF41A99BBFB5F2AA3F9DD101BF2157953ED7670ABDC9DDE1BEBB0902BF184D213F648E9ABE0B141BBEFC09B63CD397963FF8352E3F2FE4C33E374610BF5AE4B0BF6514733F"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %r:4 = call @form(%i0, %i1, %i2) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>)
  %w0 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83F489B6DBF0A93823E6D0103BFBE6799BD80E55A3F59044BBF16588D3EBA5B6CBE540804BFA73F8ABF66627A3F78ABA1BEF401863F1D15A7BE0E6E9ABE6F931CBFB89A16BF59440ABFA821A43E197673BEE20E09BEC828BEBEA27FD03E7003FABE8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F0A6C4ABF1BEC893EDAFA5A3FB75A77BFDCF2B1BE9657DABE724ABEBF9B60AEBDA7808A3FEE62CCBE838EC63D7EDD6A3D01D8FEBEDA4C98BEA39BBEBE933B54BFA993173F854778BE8CEB3B3F288CA53ED67462BE0FD705BFCAE7BD3D2678043D"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w1 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000FA0AD7BCC626B7BC4AD8A5BDE802D33D907E893C8C31EB3BE29A77BC319B723D8192BD3B52290BBDF47318BECB9008BEEE47BBBBD651063D67032CBC8D36B13DB9156BBE80170DBEF2385E3D5FBFE8BD1499F7BC2E19EB3E1317AA3AFDE95E3E0000000000000000000000000000000000000000000000000000000000000000781433BE8946BD3E6FA138BFBA8476BF3AC812BC01D946BD95441ABD361BF73D08FEBBBC6B8D7D3D865B9EBCCC1034BE75E887BDEC21CB3D1DFC27BD2DD94B3DFADB9DBCF2E60F3C5D112D3B7A98843C7FA0263D643612BDB1ADB93DAC9F9CBC"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w2 = stablehlo.constant dense<"0x4EDBE3BD2F9E0FBE18C3E23D9E36A53D8AC2E8BA5168803CD12D013A73E83FBCBA41AA3E4FC15C3E5C184F3E10C3063E0848A2BD941FD5BCC46166BD74B4C13C34784BBE1A68D1BD5DE72CBF6E6794BE3FF9BA3DB81660BCAF9CC23E3FF7B63DC3ECB8BC7487DC3CC891B93EFAE09E3D5C7128BC8AC2C43C0C11A6BE4867CFBDDF532C3DD500C73C0DE4EEBEFC8FED3C23ABC23DDBA5DDBD153C763DACCA083CF878FC3C36D280BEFB8AC23EBAB4DB3D1C74ABBDACA7483E39EEB5BDC1A7C33D9C9E97BDC97D743E17F2E33DAF6B17BE07CDB0BB2968CFBD87DE043D92EC0DBE639B953A86973BBC1737CABC28F53D3CDBA2C2BB34F55D3C12E273BB21300E3D"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0xFA9FB2BFE2E6503F00E77FBF1B062A3F1E17A43EB9E096BF4E37823F78216F3FE63CF9BEF95950BDC3B899BD24D6C7BDB0F68B3F8C9B3ABFD2DBB83C289705BFB8F421BF44726DBF8CE84C3FD617B3BEF755883EAA8EA2BED7C4C13D79FCF1BE0703A3BEF60C97BE051F393EA75D0ABE403380BD10542EBED03E3E3E185861BEE406B3BF5372073F3638C63F0E87CDBF3114CFBEC5A054BF6CA0C7BF54091F3F0F0B8BBCBD0293BBAF03583E775A4CBE4F41D6BE7B8CAFBEB0EA20BFE5F7EBBE934F7F3FC759DFBE4FD2D33E7E6D523E26CFB9BEBDE8FABEBC67B0BDA5AF93BE30DD8E3E22D6F5BDE87AAB3E9CAA223E48F36FBD878D08BE9294CA3C247D0D3C"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) {
  %c = stablehlo.constant dense<[[true, false, false, false], [true, true, false, false], [false, true, true, false], [false, false, true, true]]> : tensor<4x4xi1>
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.divide %0, %1 : tensor<2x2x4x4xf32>
  %cst_0 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
  %3:2 = call @_where(%c, %2, %cst_0) : (tensor<4x4xi1>, tensor<2x2x4x4xf32>, tensor<f32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>)
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %4 = stablehlo.reduce(%3#0 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
  %6 = stablehlo.maximum %5, %4 : tensor<2x2x4xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %9 = stablehlo.subtract %3#0, %8 : tensor<2x2x4x4xf32>
  %10 = stablehlo.exponential %9 : tensor<2x2x4x4xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %14 = stablehlo.divide %10, %13 : tensor<2x2x4x4xf32>
  %15 = stablehlo.multiply %12, %12 : tensor<2x2x4x1xf32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2x4x1xf32>
  %17 = stablehlo.divide %16, %15 : tensor<2x2x4x1xf32>
  %18 = stablehlo.dot_general %arg2, %14, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %19 = stablehlo.transpose %18, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %20 = stablehlo.sine %19 : tensor<2x4x2x4xf32>
  %21 = stablehlo.transpose %20, dims = [0, 2, 3, 1] : (tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %22 = stablehlo.dot_general %21, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %23 = stablehlo.dot_general %21, %14, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %24 = stablehlo.transpose %23, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %25 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %26 = stablehlo.multiply %22, %25 : tensor<2x2x4x4xf32>
  %27 = stablehlo.multiply %26, %10 : tensor<2x2x4x4xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %28 = stablehlo.reduce(%27 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %29 = stablehlo.reshape %28 : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %30 = stablehlo.negate %29 : tensor<2x2x4x1xf32>
  %31 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %32 = stablehlo.divide %22, %31 : tensor<2x2x4x4xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %33 = stablehlo.reduce(%30 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
  %35 = stablehlo.add %32, %34 : tensor<2x2x4x4xf32>
  %36 = stablehlo.multiply %35, %10 : tensor<2x2x4x4xf32>
  %37 = call @_where_0(%3#1, %36) : (tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %38 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %39 = stablehlo.divide %37, %38 : tensor<2x2x4x4xf32>
  %40 = stablehlo.dot_general %39, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %41 = stablehlo.transpose %40, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %42 = stablehlo.dot_general %39, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %43 = stablehlo.transpose %42, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %19, %43, %41, %24 : tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>
}
func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<f32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>) {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %3, %1 : tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>
}
func.func private @_where_0(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %1 : tensor<2x2x4x4xf32>
}

// -----

// A bias by batch.
// CHECK-LABEL: func.func @main
// CHECK: trc.attention(%{{.*}}) bias(%{{.*}}) {causal
// CHECK: trc.attention_gradient(
func.func @main() {
  %c0 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E5B83203ED36A3FBE971221C0C7E709BFEDA846BD8B0EE83D7DDBC3BF149CF4BE3A807ABFF50F4FBF87CB873F98BA4EBF7B3505BD6067623FD76615BFFEC3E4BD063BE23D05A0823DA1CE9CBF69EF9B3DEDEDAD3FD608C6BF81005C3FE26FF43D673724BFD30600407423433F4C8299BFF79B983DEEA1133F1A5041BE35D32E3F3C3A88BDBCD02A3F8221B83F34F82CBF9103503EA736EDBEA752023EFEF597BF"> : tensor<2x4x2x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x2x4xf32>
  %c1 = stablehlo.constant dense<"0x1C4D14BF99E748BE6415663FA296923F5C69A9BFAF6D4BBF769B253F9D07FFBF9A24EDBE5E3EC7BDDEE5A03FC67C303F8488A7BEFBB5BCBE9D1980BE0303C33F1626DBBEFF7B9BBE8E86B43E7F56F7BDE0044ABEC1998EBF8AC43CBC141DE3BEAD43953FCF30273FD4C8C5BC051B2B3F6203AEBE14AC863FCCEEB0BB8C58153FFD3BA5BF0C80B13E1317D8BFD44202C065E49BBEA86166BF75FD273E18AA0F40CFEB54BFC4BA1FBF6955523E3D6CFC3ECBA334BE67DF52BE9DD4333FAB18053F7D4F84BFD129A2BDF188103D5AF986BFA109853E09A35BBF5DD9783F2F5F453E52E6B63DA24D17BFB5E9F2BD27B6FFBFF6D190BF23C6B93E713A08C056BB583F"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83FB9C486BDC13E8CBE2AB423BE95A379BF7E9E8C3FF7FA0ABF0AAD51BD79154BBF544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BE4D6B0FBFE266023CFA22C0BE578F99BE2375B0BF748D4EBF28B8D33FF1D52BBF8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F760DC0BC1A50923D7C9740BF78D9E83E640F0ABF385512BE7DDB8DBF41A99BBFB5F2AA3F9DD101BF2157953ED7670ABDC9DDE1BEBB0902BF184D213F648E9ABE0B141BBEFC09B63CD397963FF8352E3F2FE4C33E374610BF5AE4B0BF6514733F"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %c3 = stablehlo.constant dense<"0xCE3DCCBF29C384BF4697C1BE4C1122405FA7743FC740E4BD9B45363F09AD0340915A6FBE889ABBBEF7209B3F9204FD3E7DDC2B3FDD1A02BF4A4CF63FDFD3DA3FF4E1103F9E2D2F3FA4BE01C0F340233F67C446BEE428DE3EA9B52E3FCBBDAEBEB561D8BF0E5ABC3E52CB3DBF330FA9BE28C11ABFD2E2AEBE31CF13C0ECC49B3F"> : tensor<2x1x4x4xf32>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x1x4x4xf32>
  %r:5 = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x1x4x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x1x4x4xf32>)
  %w0 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83FAA96AABFABD0003F48442DBFD7E4B13EE9C71E3F2C6284BF1075173F97869F3E8EF42ABFC3228EBF7A93883F099E0ABE7800523F376AD3BE969A2EBE57C05EBDED8623BFC2120BBF4195B03E616744BE19B93A3D8EDFFABE736FCA3E85F971BE8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F969026BFDAD76E3E96D80F3FF9F134BF5652CCBE8757B3BE9247B1BFBB26C7BE63EF983E8E37E3BD9BF7883EC5D983BE1376F4BE20ED8ABE10BE67BF6A834BBF4D4623BE7B370A3D08357C3F9C5E023F446A943D1173EDBE16E99EBF751EB03E"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000040420BBD7E36EDBC4ECCD6BDECA5083EEF0D59BEBBA4B9BD8870433E6D7E3FBFFE386B3C62A499BCBF3DB5BDF3F213BEC177233DA2CAFA3BF81102BD370FE63DDA725CBEE0A507BE13CA2A3D03E301BE1A5144BD8A83863E01249A3CDA70A03D0000000000000000000000000000000000000000000000000000000000000000A6432CBE6012B63E889A31BFD5226DBF9E09723A4EF2A33B5B627E3B24BC4BBCC865B9BC3352633DF5E74DBD2E951CBE7C6153BD035CD53DB05892BC7C1335BC69E5CC3D842D90BC19C24BBBDD6D42BE08F016BE5CA8B43D4A02C7BE0B94D13D"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w2 = stablehlo.constant dense<"0x19B708BD131310BE8A9FAC3EF953613E647DBC3D37393EBEB3988239CA77FE3D5F0E543E4A96503EDA4242BDD55A2DBDCDF792BD4853443E109EE9BC564C10BE3FFC1BBE223DB5BD1E0B22BF9F9C80BEB42F6FBC836F9DBCDD4C543EFB9F943DC222AFBCF5DAD03C0ABFAF3EEF77963D08FAB9BBD03D593C665A37BE2FFE64BD155FE63C24F9623DB912E8BE09C74D3CE60CE2BB0B9B95BC5F53383BADD254BD50AA9D3CF94278BEEFBD8F3E1D2EFC3D8FA15D3AB823023E26CC15BD1D2E6B3E5D1F27BD5D23F83DAFFCF93C7A4D8DBDC3BAA2BCB5A24BBD37898F3C86F6D6BCA22AD7BB01E6863D066A113E849988BD0651D43CB91E72BDBA04853CA41A1BBE"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0x5207E4BFD31B793F528E93BF144D713F00E8123F3C90C8BFE8939E3FCB118D3F42D18BBE334B953D5D6FE3BDC7219B3D4705E03E3F4807BFAA29863EB8D30B3E24FC52BFF59484BF14D16F3F931154BE1543EC3EA449F1BED05DB13DEBBD16BE782196BE472A82BE7F442A3E1D01C0BD0C3E823CC02028BE6D99093ED845A7BDD8DF95BF4CB5E33EF244B73F2D5FB6BFF6C8DBBE0B7D4EBF93E9C9BF44E2DF3EC01627BE537E763D968BBC3EB2C891BECE8706BFA624FCBE9AD0ABBF1FEE21BF68A7FE3DC52E42BDB96C0A3EE221CBBDAAC696BDD7048BBD3BDF38BE0EC5D2BD340A05BE9828E23C7B932E3F7A41CC3E1E343B3DC19190BE4CE918BFCEFB593E"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w4 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x1x4x4xf32>
  check.expect_almost_eq %r#4, %w4, tolerance = 1.0e-05 : tensor<2x1x4x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>, %arg3: tensor<2x1x4x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x1x4x4xf32>) {
  %0 = stablehlo.reshape %arg0 : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x1x4xf32>
  %1 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1, 3, 4] : (tensor<2x1x4x4xf32>) -> tensor<2x1x1x4x4xf32>
  %2 = stablehlo.dot_general %0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x1x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x1x4xf32>
  %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x1x4xf32>
  %4 = stablehlo.multiply %2, %3 : tensor<2x2x4x1x4xf32>
  %5 = stablehlo.transpose %4, dims = [3, 0, 1, 2, 4] : (tensor<2x2x4x1x4xf32>) -> tensor<1x2x2x4x4xf32>
  %6 = stablehlo.transpose %1, dims = [2, 0, 1, 3, 4] : (tensor<2x1x1x4x4xf32>) -> tensor<1x2x1x4x4xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3, 4] : (tensor<1x2x1x4x4xf32>) -> tensor<1x2x2x4x4xf32>
  %8 = stablehlo.add %5, %7 : tensor<1x2x2x4x4xf32>
  %c = stablehlo.constant dense<true> : tensor<i1>
  %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x2x4x4xi1>
  %c_0 = stablehlo.constant dense<true> : tensor<i1>
  %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<4x4xi1>
  %11 = call @tril(%10) : (tensor<4x4xi1>) -> tensor<4x4xi1>
  %12 = stablehlo.broadcast_in_dim %11, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<1x1x4x4xi1>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<1x1x4x4xi1>) -> tensor<2x2x4x4xi1>
  %14 = stablehlo.and %9, %13 : tensor<2x2x4x4xi1>
  %cst_1 = stablehlo.constant dense<-2.38197633E+38> : tensor<f32>
  %15:2 = call @_where(%14, %8, %cst_1) : (tensor<2x2x4x4xi1>, tensor<1x2x2x4x4xf32>, tensor<f32>) -> (tensor<1x2x2x4x4xf32>, tensor<1x2x2x4x4xi1>)
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %16 = stablehlo.reduce(%15#0 init: %cst_2) applies stablehlo.maximum across dimensions = [4] : (tensor<1x2x2x4x4xf32>, tensor<f32>) -> tensor<1x2x2x4xf32>
  %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x2x2x4xf32>
  %18 = stablehlo.maximum %17, %16 : tensor<1x2x2x4xf32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x1xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x4xf32>
  %21 = stablehlo.subtract %15#0, %20 : tensor<1x2x2x4x4xf32>
  %22 = stablehlo.exponential %21 : tensor<1x2x2x4x4xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %23 = stablehlo.reduce(%22 init: %cst_4) applies stablehlo.add across dimensions = [4] : (tensor<1x2x2x4x4xf32>, tensor<f32>) -> tensor<1x2x2x4xf32>
  %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2, 3] : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x1xf32>
  %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x4xf32>
  %26 = stablehlo.divide %22, %25 : tensor<1x2x2x4x4xf32>
  %27 = stablehlo.multiply %24, %24 : tensor<1x2x2x4x1xf32>
  %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %28 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x2x2x4x1xf32>
  %29 = stablehlo.divide %28, %27 : tensor<1x2x2x4x1xf32>
  %30 = stablehlo.dot_general %arg2, %26, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<1x2x2x4x4xf32>) -> tensor<2x2x4x1x4xf32>
  %31 = stablehlo.transpose %30, dims = [3, 0, 4, 1, 2] : (tensor<2x2x4x1x4xf32>) -> tensor<1x2x4x2x4xf32>
  %32 = stablehlo.transpose %31, dims = [1, 2, 3, 0, 4] : (tensor<1x2x4x2x4xf32>) -> tensor<2x4x2x1x4xf32>
  %33 = stablehlo.reshape %32 : (tensor<2x4x2x1x4xf32>) -> tensor<2x4x2x4xf32>
  %34 = stablehlo.sine %33 : tensor<2x4x2x4xf32>
  %35 = stablehlo.reshape %34 : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x1x4xf32>
  %36 = stablehlo.transpose %35, dims = [3, 0, 1, 2, 4] : (tensor<2x4x2x1x4xf32>) -> tensor<1x2x4x2x4xf32>
  %37 = stablehlo.transpose %36, dims = [1, 3, 4, 0, 2] : (tensor<1x2x4x2x4xf32>) -> tensor<2x2x4x1x4xf32>
  %38 = stablehlo.dot_general %37, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x1x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x1x4x4xf32>
  %39 = stablehlo.transpose %38, dims = [2, 0, 1, 3, 4] : (tensor<2x2x1x4x4xf32>) -> tensor<1x2x2x4x4xf32>
  %40 = stablehlo.dot_general %37, %26, batching_dims = [0, 1] x [1, 2], contracting_dims = [3, 4] x [0, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x1x4xf32>, tensor<1x2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %41 = stablehlo.transpose %40, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %42 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x4xf32>
  %43 = stablehlo.multiply %39, %42 : tensor<1x2x2x4x4xf32>
  %44 = stablehlo.multiply %43, %22 : tensor<1x2x2x4x4xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %45 = stablehlo.reduce(%44 init: %cst_6) applies stablehlo.add across dimensions = [4] : (tensor<1x2x2x4x4xf32>, tensor<f32>) -> tensor<1x2x2x4xf32>
  %46 = stablehlo.reshape %45 : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x1xf32>
  %47 = stablehlo.negate %46 : tensor<1x2x2x4x1xf32>
  %48 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x4xf32>
  %49 = stablehlo.divide %39, %48 : tensor<1x2x2x4x4xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %50 = stablehlo.reduce(%47 init: %cst_7) applies stablehlo.add across dimensions = [0, 4] : (tensor<1x2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %51 = stablehlo.broadcast_in_dim %50, dims = [1, 2, 3] : (tensor<2x2x4xf32>) -> tensor<1x2x2x4xf32>
  %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2, 3] : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x4xf32>
  %53 = stablehlo.add %49, %52 : tensor<1x2x2x4x4xf32>
  %54 = stablehlo.multiply %53, %22 : tensor<1x2x2x4x4xf32>
  %55 = call @_where_0(%15#1, %54) : (tensor<1x2x2x4x4xi1>, tensor<1x2x2x4x4xf32>) -> tensor<1x2x2x4x4xf32>
  %56 = stablehlo.transpose %55, dims = [1, 2, 3, 0, 4] : (tensor<1x2x2x4x4xf32>) -> tensor<2x2x4x1x4xf32>
  %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %57 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2x4x1x4xf32>
  %58 = stablehlo.multiply %56, %57 : tensor<2x2x4x1x4xf32>
  %59 = stablehlo.dot_general %58, %0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2, 3] x [1, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x1x4xf32>, tensor<2x4x2x1x4xf32>) -> tensor<2x2x4x4xf32>
  %60 = stablehlo.transpose %59, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %61 = stablehlo.dot_general %58, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [4] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x1x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x1x4xf32>
  %62 = stablehlo.transpose %61, dims = [0, 2, 1, 3, 4] : (tensor<2x2x4x1x4xf32>) -> tensor<2x4x2x1x4xf32>
  %63 = stablehlo.reshape %62 : (tensor<2x4x2x1x4xf32>) -> tensor<2x4x2x4xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %64 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x1x4x4xf32>
  return %33, %63, %60, %41, %64 : tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x1x4x4xf32>
}
func.func private @tril(%arg0: tensor<4x4xi1>) -> tensor<4x4xi1> {
  %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4x4xi32>
  %3 = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %c_0 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<4x4xi1>
  %6 = stablehlo.select %4, %arg0, %5 : tensor<4x4xi1>, tensor<4x4xi1>
  return %6 : tensor<4x4xi1>
}
func.func private @_where(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<1x2x2x4x4xf32>, %arg2: tensor<f32>) -> (tensor<1x2x2x4x4xf32>, tensor<1x2x2x4x4xi1>) {
  %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2, 3, 4] : (tensor<2x2x4x4xi1>) -> tensor<1x2x2x4x4xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [1, 2, 3, 4] : (tensor<2x2x4x4xf32>) -> tensor<1x2x2x4x4xf32>
  %3 = stablehlo.select %1, %arg1, %2 : tensor<1x2x2x4x4xi1>, tensor<1x2x2x4x4xf32>
  return %3, %1 : tensor<1x2x2x4x4xf32>, tensor<1x2x2x4x4xi1>
}
func.func private @_where_0(%arg0: tensor<1x2x2x4x4xi1>, %arg1: tensor<1x2x2x4x4xf32>) -> tensor<1x2x2x4x4xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x2x4x4xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<1x2x2x4x4xi1>, tensor<1x2x2x4x4xf32>
  return %1 : tensor<1x2x2x4x4xf32>
}

// -----

// Slopes, one for each head.
// CHECK-LABEL: func.func @main
// CHECK: trc.attention(%{{.*}}) bias(%{{.*}}) {causal
// CHECK: trc.attention_gradient(
func.func @main() {
  %c0 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E5B83203ED36A3FBE971221C0C7E709BFEDA846BD8B0EE83D7DDBC3BF149CF4BE3A807ABFF50F4FBF87CB873F98BA4EBF7B3505BD6067623FD76615BFFEC3E4BD063BE23D05A0823DA1CE9CBF69EF9B3DEDEDAD3FD608C6BF81005C3FE26FF43D673724BFD30600407423433F4C8299BFF79B983DEEA1133F1A5041BE35D32E3F3C3A88BDBCD02A3F8221B83F34F82CBF9103503EA736EDBEA752023EFEF597BF"> : tensor<2x4x2x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x2x4xf32>
  %c1 = stablehlo.constant dense<"0x1C4D14BF99E748BE6415663FA296923F5C69A9BFAF6D4BBF769B253F9D07FFBF9A24EDBE5E3EC7BDDEE5A03FC67C303F8488A7BEFBB5BCBE9D1980BE0303C33F1626DBBEFF7B9BBE8E86B43E7F56F7BDE0044ABEC1998EBF8AC43CBC141DE3BEAD43953FCF30273FD4C8C5BC051B2B3F6203AEBE14AC863FCCEEB0BB8C58153FFD3BA5BF0C80B13E1317D8BFD44202C065E49BBEA86166BF75FD273E18AA0F40CFEB54BFC4BA1FBF6955523E3D6CFC3ECBA334BE67DF52BE9DD4333FAB18053F7D4F84BFD129A2BDF188103D5AF986BFA109853E09A35BBF5DD9783F2F5F453E52E6B63DA24D17BFB5E9F2BD27B6FFBFF6D190BF23C6B93E713A08C056BB583F"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83FB9C486BDC13E8CBE2AB423BE95A379BF7E9E8C3FF7FA0ABF0AAD51BD79154BBF544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BE4D6B0FBFE266023CFA22C0BE578F99BE2375B0BF748D4EBF28B8D33FF1D52BBF8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F760DC0BC1A50923D7C9740BF78D9E83E640F0ABF385512BE7DDB8DBF41A99BBFB5F2AA3F9DD101BF2157953ED7670ABDC9DDE1BEBB0902BF184D213F648E9ABE0B141BBEFC09B63CD397963FF8352E3F2FE4C33E374610BF5AE4B0BF6514733F"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %r:4 = call @form(%i0, %i1, %i2) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>)
  %w0 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83F02E366BF5DA9743E7B4300BFD786D1BD1C145B3F7AD44ABFD4DA8C3E530A6EBE2C823ABFBEF646BFDF462E3F6094FDBD6CA3373FC9EF42BFFC01833E3B61023EFA7D2ABFF4AEBCBED798103E006545BE53734E3E988934BFA5A0053F8F5C85BD8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3FB93C47BF7147883E794E543FB77471BF231CB2BE8C1ADABE1536BEBF792EB2BD5ED833BDD4AE3BBC4EBB4B3F04E23EBFC042B9BE3CDDE8BEA00983BF2761C0BDC7E1773ECF64D1BD1CFD133FCFA7DE3D485D9FBEB2F4D9BE0AA6F0BE496E7CBE"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w1 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000829ECBBC096CADBCF1089DBD4BCDC73D719F8D3C6A41F23B280A7FBC0BE4793D2782B53CDEDE06BD31551DBEDCED6FBE85A5E6BD2E3C9A3CDAC3923DEF4147BEB7E8C4BDE2067ABDA1682B3CFDF77CBD1D2EEFBD6685E83DC973903D79FE14BE0000000000000000000000000000000000000000000000000000000000000000E12435BE0275BF3E35C23ABF1A5C79BFBEDC11BC0F9A45BD364D19BDDD8EF53D87CBA6BD90541B3E55E5E6BE3DE2BEBE7A4CAABD3BCB963B2062E8BD70A7903EF3F8333D08980F3CF18A2CBCCC7B15BE226521BDBB11273D2016ECBC09C98B3D"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w2 = stablehlo.constant dense<"0x7CA87B3D22159ABD320BB33E705E743EB47647BE76C7643BDF8790BE1F0E04BD745C6C3E29A3363EED04D73DB784553D96A7163D7A8762BC37594E3DC9BF7F3C68C090BE1080EABD2EA01BBFA0AAA5BEB8F9233EF706B03BF10D993E46D6193D475C1CBC11773A3CCEE71C3E6E56063DBF3B0BBBDCA3A23BEC4489BD1B70ABBC5B88F5BD3E64073FE84492BEC1138BBEB0B0DF3D241425BD6337183D51DC953DA362593C56F86ABE0D0EA13E304EE53DA243A2BD613BAD3DE2D05CBDF825A3BDF52CE13D3D64AABECA8CCEBD9D1E463E2F24F1BCA6963ABDC10E8C3C79DE533B871D5ABB48BF083D3268933DC4780ABDFB0312BA2083A63AE2F5B6B99356553B"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0x73A1C6BF6CF3253F2CBD5DBFC7681C3F7C7D1B3FFFA1CBBFF9049E3F1A89763FC9FA0BBF78FA99BC7A6D07BE449BAFBD05B35D3F08C371BF4F94D23E5E830CBE8F3028BFDB2E18BF7EC6F13EA34217BE5686613EC90BB5BEC17A4F3E01D45D3C7F2C98BE5A7431BE54A88A3D29BEBCBDBE5E4B3DC09324BE8B2FFD3D282C84BC24D9AFBFE1E2003FAE87FD3F881BF7BF60261BBF8BC48ABF8CC800C078440C3FDB7819BE99C3533D3C27B43E083282BE902CAEBEADE4DABECEB54FBFC1050BBEEDE8803D27881DBD23C4EA3E33AD67BE32385ABED9BD8EBEE66FC7BEA87F02BE7D36AE3DFD5914BDF68D463E15B61D3D86F547BDBACF86BD3EDA93BDC5531FBD"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) {
  %c = stablehlo.constant dense<[[true, false, false, false], [true, true, false, false], [true, true, true, false], [true, true, true, true]]> : tensor<4x4xi1>
  %0 = stablehlo.iota dim = 0 : tensor<2xi32>
  %c_0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
  %2 = stablehlo.add %1, %0 : tensor<2xi32>
  %c_1 = stablehlo.constant dense<8> : tensor<i32>
  %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2xi32>
  %4 = stablehlo.multiply %3, %2 : tensor<2xi32>
  %5 = stablehlo.convert %4 : (tensor<2xi32>) -> tensor<2xf32>
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %7 = stablehlo.divide %5, %6 : tensor<2xf32>
  %8 = stablehlo.negate %7 : tensor<2xf32>
  %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %10 = stablehlo.power %9, %8 : tensor<2xf32>
  %11 = stablehlo.iota dim = 0 : tensor<4xi32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
  %13 = stablehlo.iota dim = 0 : tensor<4xi32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
  %15 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<4x4xi32>
  %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<4x1xi32>) -> tensor<4x4xi32>
  %17 = stablehlo.subtract %15, %16 : tensor<4x4xi32>
  %18 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1xf32>
  %19 = stablehlo.convert %17 : (tensor<4x4xi32>) -> tensor<4x4xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
  %21 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<2x1x1xf32>) -> tensor<2x4x4xf32>
  %22 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<1x4x4xf32>) -> tensor<2x4x4xf32>
  %23 = stablehlo.multiply %21, %22 : tensor<2x4x4xf32>
  %24 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %26 = stablehlo.divide %24, %25 : tensor<2x2x4x4xf32>
  %27 = stablehlo.broadcast_in_dim %23, dims = [1, 2, 3] : (tensor<2x4x4xf32>) -> tensor<1x2x4x4xf32>
  %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3] : (tensor<1x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %29 = stablehlo.add %26, %28 : tensor<2x2x4x4xf32>
  %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %30:2 = call @_where(%c, %29, %cst_4) : (tensor<4x4xi1>, tensor<2x2x4x4xf32>, tensor<f32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>)
  %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %31 = stablehlo.reduce(%30#0 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %32 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
  %33 = stablehlo.maximum %32, %31 : tensor<2x2x4xf32>
  %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %36 = stablehlo.subtract %30#0, %35 : tensor<2x2x4x4xf32>
  %37 = stablehlo.exponential %36 : tensor<2x2x4x4xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %38 = stablehlo.reduce(%37 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %41 = stablehlo.divide %37, %40 : tensor<2x2x4x4xf32>
  %42 = stablehlo.multiply %39, %39 : tensor<2x2x4x1xf32>
  %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %43 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2x4x1xf32>
  %44 = stablehlo.divide %43, %42 : tensor<2x2x4x1xf32>
  %45 = stablehlo.dot_general %arg2, %41, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %46 = stablehlo.transpose %45, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %47 = stablehlo.sine %46 : tensor<2x4x2x4xf32>
  %48 = stablehlo.transpose %47, dims = [0, 2, 3, 1] : (tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %49 = stablehlo.dot_general %48, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %50 = stablehlo.dot_general %48, %41, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %51 = stablehlo.transpose %50, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %52 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %53 = stablehlo.multiply %49, %52 : tensor<2x2x4x4xf32>
  %54 = stablehlo.multiply %53, %37 : tensor<2x2x4x4xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %55 = stablehlo.reduce(%54 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %56 = stablehlo.reshape %55 : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %57 = stablehlo.negate %56 : tensor<2x2x4x1xf32>
  %58 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %59 = stablehlo.divide %49, %58 : tensor<2x2x4x4xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %60 = stablehlo.reduce(%57 init: %cst_10) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
  %62 = stablehlo.add %59, %61 : tensor<2x2x4x4xf32>
  %63 = stablehlo.multiply %62, %37 : tensor<2x2x4x4xf32>
  %64 = call @_where_0(%30#1, %63) : (tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %65 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %66 = stablehlo.divide %64, %65 : tensor<2x2x4x4xf32>
  %67 = stablehlo.dot_general %66, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %68 = stablehlo.transpose %67, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %69 = stablehlo.dot_general %66, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %70 = stablehlo.transpose %69, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %46, %70, %68, %51 : tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>
}
func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<f32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>) {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %3, %1 : tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>
}
func.func private @_where_0(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %1 : tensor<2x2x4x4xf32>
}
