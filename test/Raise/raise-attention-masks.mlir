// Masks that are selected or added, with gradients.
// Printed by JAX 0.10.2: test/Raise/forms.py
// RUN: trc-opt --split-input-file --phase-simplify --phase-raise %s -o %t
// RUN: FileCheck %s < %t
// RUN: trc-run --split-input-file --target=reference %t
// RUN: %check-host %s
// RUN: %check-cuda %s

// A padding mask is added, -1e9.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x2x4x4xf32>
// CHECK: trc.attention(%{{.*}}) bias(%{{.*}}) {
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
  %c3 = stablehlo.constant dense<[[false, false, true, true], [true, true, true, false]]> : tensor<2x4xi1>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x4xi1>
  %r:4 = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4xi1>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>)
  %w0 = stablehlo.constant dense<"0xA08018BF73542FBF271F013F31A562BEEF51B6BA5F6FA6BE24918C3E0A0CF0BE2A751ABF798255BF7F98313F8B5251BEDA2F2A3EF76A88BE0077DA3DDF6FE3BE820C1DBFB00D84BFD1D5713F9A5D3ABE28885ABE0269CCBEE64DF93E030000BFB89A16BF59440ABFA821A43E197673BEE20E09BEC828BEBEA27FD03E7003FABE0772A53E9222F6BD8765883E3A7C80BE3688D0BE17DFCCBE75E852BF4B91AFBECB09AEBE6089D63D5F623C3FF0BE44BF7D45CABEAA86EFBEAB0CD3BE05D647BE5360E1BD53D1413C3E04543F5F3D49BFBA14B9BECB01E9BE7E6583BF70E3BCBDD995D13EB3851CBE4612873E01496ABE23ABE2BE7485CCBEEA7899BE002FF2BE"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w1 = stablehlo.constant dense<"0xCFF8A2BE7C9F43BE1C0E9A3D005A21BECAB195BC2C238E3E25AB4D3A59C5063E2DD0B8BE11D75DBE8DB3AE3DC7F936BE61886DBB938A613D012D23392EDAD53CA8F199BE4BC938BE6885913DD36918BE9DCC17BDCB22103F708FD03A74AA883EB9156BBE80170DBEF2385E3D5FBFE8BD1499F7BC2E19EB3E1317AA3AFDE95E3ED92DAABC1D91563DD6CB1BBD442F15BE191B8FBDDC1D6B3D73688ABD5D440E3E5CAC04BEDB11833ECE8722BF08B825BF50DB3EBD4B7EC33CB93657BD6F0AF43D40F3B6BD50AA293E4F41FFBE900FD0BE4645AABDE144883BABD0E8BD040C913E55A074BC52452F3DC541CD3A2F58FDBD81030BBD7D1A703D10498ABC941F333C"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w2 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000D52FAFBE4DBB46BEA7332ABF50EBD5BEDF680B3FE854403EB795253F917922BED52FAF3E4DBB463EA9332A3F4FEBD53EDE680BBFE75440BEB69525BF9079223EB7131EBEF021113F777059BE0048A1BE24579D3DD01E4A3D7B1B5ABC7FE0D33D1284F93DABEB2DBE813D18BDD8945A3EFC7D903DB5415EBC13BF2CBCDA38CFBDB746053D0D4ECBBEDB7F7F3E52F6CF3D8EEA16BE808E12BD696DC33C9EF514BB0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000006A22B0BF5999DEBF0BFFBB3F69F9FEBE5B198BBD8C383FBFA3162C3FDD9884BF701362BF9ED680BF9A84473F939DAEBE2BFEE7BD245D16BF82BF113F86534BBF4C75ABBDF3D3093B4DB26E3F5F216BBF70E8EBBE8C3503BF2A2C4ABF7C2A89BEC833023E827662BD3BE5B03EC816ABBEC02CFDBEE3A204BFA8AA3DBF768BB8BEDD606A3E0E13D2BD7670273F490B20BFFD981BBF226823BFD62B41BF2621E6BE0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>, %arg3: tensor<2x4xi1>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.divide %0, %1 : tensor<2x2x4x4xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %cst_1 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
  %3 = call @_where(%arg3, %cst_0, %cst_1) : (tensor<2x4xi1>, tensor<f32>, tensor<f32>) -> tensor<2x4xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 3] : (tensor<2x4xf32>) -> tensor<2x1x1x4xf32>
  %5 = stablehlo.convert %4 : tensor<2x1x1x4xf32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<2x1x1x4xf32>) -> tensor<2x2x4x4xf32>
  %7 = stablehlo.add %2, %6 : tensor<2x2x4x4xf32>
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
  %10 = stablehlo.maximum %9, %8 : tensor<2x2x4xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %13 = stablehlo.subtract %7, %12 : tensor<2x2x4x4xf32>
  %14 = stablehlo.exponential %13 : tensor<2x2x4x4xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %15 = stablehlo.reduce(%14 init: %cst_4) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %18 = stablehlo.divide %14, %17 : tensor<2x2x4x4xf32>
  %19 = stablehlo.multiply %16, %16 : tensor<2x2x4x1xf32>
  %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2x4x1xf32>
  %21 = stablehlo.divide %20, %19 : tensor<2x2x4x1xf32>
  %22 = stablehlo.dot_general %arg2, %18, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %23 = stablehlo.transpose %22, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %24 = stablehlo.sine %23 : tensor<2x4x2x4xf32>
  %25 = stablehlo.transpose %24, dims = [0, 2, 3, 1] : (tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %26 = stablehlo.dot_general %25, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %27 = stablehlo.dot_general %25, %18, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %28 = stablehlo.transpose %27, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %29 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %30 = stablehlo.multiply %26, %29 : tensor<2x2x4x4xf32>
  %31 = stablehlo.multiply %30, %14 : tensor<2x2x4x4xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %32 = stablehlo.reduce(%31 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %33 = stablehlo.reshape %32 : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %34 = stablehlo.negate %33 : tensor<2x2x4x1xf32>
  %35 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %36 = stablehlo.divide %26, %35 : tensor<2x2x4x4xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %37 = stablehlo.reduce(%34 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
  %39 = stablehlo.add %36, %38 : tensor<2x2x4x4xf32>
  %40 = stablehlo.multiply %39, %14 : tensor<2x2x4x4xf32>
  %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %41 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %42 = stablehlo.divide %40, %41 : tensor<2x2x4x4xf32>
  %43 = stablehlo.dot_general %42, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %44 = stablehlo.transpose %43, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %45 = stablehlo.dot_general %42, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %46 = stablehlo.transpose %45, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %23, %46, %44, %28 : tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>
}
func.func private @_where(%arg0: tensor<2x4xi1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x4xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %2 = stablehlo.select %arg0, %0, %1 : tensor<2x4xi1>, tensor<2x4xf32>
  return %2 : tensor<2x4xf32>
}

// -----

// Minus infinity.
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
  %c3 = stablehlo.constant dense<[[true, true, true, false], [true, false, true, true]]> : tensor<2x4xi1>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x4xi1>
  %r:4 = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4xi1>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>)
  %w0 = stablehlo.constant dense<"0x472A3DBF6B89F6BEFB7BA53E649F27BE6765783F0DD200BF0F57A8BD4425EABE6E4559BFBA9417BE4AEA3EBD800CC4BDC7CC643F16FB02BF5F3280BDC24E87BE008C3EBFDD233DBF37A8233F6627E6BD785D373FBE6843BF7F32843E0CBA043E6B5648BFBEEA2CBF1A2F133F7AB6A2BD14B1383FE0812CBF880E1B3E64660C3ED19A6F3EAD59EEBDE4D1603F2F48A9BD4F71163E5D2011BFBB9F90BFFA79363F99A3B7BEB75CBD3D9920903F76542DBFA333ADBE638B0DBFC24785BE9488C03DD00300BE833C213C51D4813F83670FBF959631BBC97E14BF0FEB93BFFCD4213FD51A8F3E978A07BE65A55C3FAA2068BC885560BE1E6E0ABFF29C58BE1134173E"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w1 = stablehlo.constant dense<"0xF5A1303CF6C6BABC7D9AD4BD797C08BE02AB543D5F9B443D25676EBD20CE853EB7D535BC6719FDBBD7C8DBBC5690463D2AE8413D59E8253D287153BD7EE4693E17E6B13C34DF03BD65DD19BEBDEE6ABE3768E9BDCFEC973CA2FB943D2A374BBE2C92A73C9AE3F5BCE2910FBEAE635CBEBADDC0BDDBEEE23CB7B35F3D338A01BEEEEB043C81730E3B7D9A0DBD565CF2BC079961BE37382A3E09C8EFBE694C463E84F43EBEE75A313EC043F4BE06E13DBE5C433EBD011695BAD02F8CBDA711253E7934F4BD1A7EFB3DE659BFBE794529BE40673CBE38CCBF3D20E3B4BEAEBC9F3E9F2EA63C125615BC514467BBD8C28FBCB43B72BDC423023DDA6EEBBD9CFFC13D"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w2 = stablehlo.constant dense<"0x89CFCC3D899A833B0F1D153F1425993E717C32BEC6C2B43D407A85BE441DFBBD0BC41C3E788DB13D950DBE3E8AC3553EA990663B7F8D1DBE75B1D13CBD93293EE89581BE22C7B9BDD92374BF6C0302BF29E22E3E3558863D51BE703E631430BD0000000000000000000000000000000000000000000000000000000000000000937304BEFCC2E43E7C1924BE520F85BE8B8CF83D1322A9BC38E3973C2BF2393D0000000000000000000000000000000000000000000000000000000000000000EE96F03DA429AABE7530273D1318643EC0FB05BE00E007BE1DFC933DAD9B59BD9281423C5965EABDB99AF43D361A183D77571B3C46041D3EEEF4B9BD0B4CFD3B"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0xC6E83ABF601FDDBE8BB6943E2EABEABD82842B3F61C016BFD5EBFF3DB3B3D93B4B8D2FBF9E14CABEFAC5833E763BE6BD0005AF3F27A380BF460C733D56C8A6BE8200B2BF95968ABFDF145D3FB26764BEFC5A623F817D31BF74279E3DBA12F1BD00000000000000000000000000000000000000000000000000000000000000009EEB1DBE8431C13B42269E3FC27C21BF002902BE173014BF9FDF24BFE446CF3E000000000000000000000000000000000000000000000000000000000000000096BFBE3D08A49EBD4F86873FC23FA9BE367AA2BE648854BF7E6B1ABFAAA5B93E3BAABE3DA54A98BD18747C3F781E96BE9E741F3D854937BF850E85BF65E9373F"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>, %arg3: tensor<2x4xi1>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.divide %0, %1 : tensor<2x2x4x4xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %3 = call @_where(%arg3, %cst_0, %cst_1) : (tensor<2x4xi1>, tensor<f32>, tensor<f32>) -> tensor<2x4xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 3] : (tensor<2x4xf32>) -> tensor<2x1x1x4xf32>
  %5 = stablehlo.convert %4 : tensor<2x1x1x4xf32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<2x1x1x4xf32>) -> tensor<2x2x4x4xf32>
  %7 = stablehlo.add %2, %6 : tensor<2x2x4x4xf32>
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
  %10 = stablehlo.maximum %9, %8 : tensor<2x2x4xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %13 = stablehlo.subtract %7, %12 : tensor<2x2x4x4xf32>
  %14 = stablehlo.exponential %13 : tensor<2x2x4x4xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %15 = stablehlo.reduce(%14 init: %cst_4) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %18 = stablehlo.divide %14, %17 : tensor<2x2x4x4xf32>
  %19 = stablehlo.multiply %16, %16 : tensor<2x2x4x1xf32>
  %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2x4x1xf32>
  %21 = stablehlo.divide %20, %19 : tensor<2x2x4x1xf32>
  %22 = stablehlo.dot_general %arg2, %18, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %23 = stablehlo.transpose %22, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %24 = stablehlo.sine %23 : tensor<2x4x2x4xf32>
  %25 = stablehlo.transpose %24, dims = [0, 2, 3, 1] : (tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %26 = stablehlo.dot_general %25, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %27 = stablehlo.dot_general %25, %18, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %28 = stablehlo.transpose %27, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %29 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %30 = stablehlo.multiply %26, %29 : tensor<2x2x4x4xf32>
  %31 = stablehlo.multiply %30, %14 : tensor<2x2x4x4xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %32 = stablehlo.reduce(%31 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %33 = stablehlo.reshape %32 : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %34 = stablehlo.negate %33 : tensor<2x2x4x1xf32>
  %35 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %36 = stablehlo.divide %26, %35 : tensor<2x2x4x4xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %37 = stablehlo.reduce(%34 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
  %39 = stablehlo.add %36, %38 : tensor<2x2x4x4xf32>
  %40 = stablehlo.multiply %39, %14 : tensor<2x2x4x4xf32>
  %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %41 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %42 = stablehlo.divide %40, %41 : tensor<2x2x4x4xf32>
  %43 = stablehlo.dot_general %42, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %44 = stablehlo.transpose %43, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %45 = stablehlo.dot_general %42, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %46 = stablehlo.transpose %45, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %23, %46, %44, %28 : tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>
}
func.func private @_where(%arg0: tensor<2x4xi1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x4xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %2 = stablehlo.select %arg0, %0, %1 : tensor<2x4xi1>, tensor<2x4xf32>
  return %2 : tensor<2x4xf32>
}

// -----

// Made of integers, and subtracted.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x2x4x4xf32>
// CHECK: trc.attention(%{{.*}}) bias(%{{.*}}) {
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
  %c3 = stablehlo.constant dense<"0x0100000001000000010000000000000001000000000000000100000001000000"> : tensor<2x4xi32>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x4xi32>
  %r:4 = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4xi32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>)
  %w0 = stablehlo.constant dense<"0x472A3DBF6B89F6BEFB7BA53E649F27BE6765783F0DD200BF0F57A8BD4425EABE6E4559BFBA9417BE4AEA3EBD800CC4BDC7CC643F16FB02BF5F3280BDC24E87BE008C3EBFDD233DBF37A8233F6627E6BD785D373FBE6843BF7F32843E0CBA043E6B5648BFBEEA2CBF1A2F133F7AB6A2BD14B1383FE0812CBF880E1B3E64660C3ED19A6F3EAD59EEBDE4D1603F2F48A9BD4F71163E5D2011BFBB9F90BFFA79363F99A3B7BEB75CBD3D9920903F76542DBFA333ADBE638B0DBFC24785BE9488C03DD00300BE833C213C51D4813F83670FBF959631BBC97E14BF0FEB93BFFCD4213FD51A8F3E978A07BE65A55C3FAA2068BC885560BE1E6E0ABFF29C58BE1134173E"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w1 = stablehlo.constant dense<"0xF5A1303CF6C6BABC7D9AD4BD797C08BE02AB543D5F9B443D25676EBD20CE853EB7D535BC6719FDBBD7C8DBBC5690463D2AE8413D59E8253D287153BD7EE4693E17E6B13C34DF03BD65DD19BEBDEE6ABE3768E9BDCFEC973CA2FB943D2A374BBE2C92A73C9AE3F5BCE2910FBEAE635CBEBADDC0BDDBEEE23CB7B35F3D338A01BEEEEB043C81730E3B7D9A0DBD565CF2BC079961BE37382A3E09C8EFBE694C463E84F43EBEE75A313EC043F4BE06E13DBE5C433EBD011695BAD02F8CBDA711253E7934F4BD1A7EFB3DE659BFBE794529BE40673CBE38CCBF3D20E3B4BEAEBC9F3E9F2EA63C125615BC514467BBD8C28FBCB43B72BDC423023DDA6EEBBD9CFFC13D"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w2 = stablehlo.constant dense<"0x89CFCC3D899A833B0F1D153F1425993E717C32BEC6C2B43D407A85BE441DFBBD0BC41C3E788DB13D950DBE3E8AC3553EA990663B7F8D1DBE75B1D13CBD93293EE89581BE22C7B9BDD92374BF6C0302BF29E22E3E3558863D51BE703E631430BD0000000000000000000000000000000000000000000000000000000000000000937304BEFCC2E43E7C1924BE520F85BE8B8CF83D1322A9BC38E3973C2BF2393D0000000000000000000000000000000000000000000000000000000000000000EE96F03DA429AABE7530273D1318643EC0FB05BE00E007BE1DFC933DAD9B59BD9281423C5965EABDB99AF43D361A183D77571B3C46041D3EEEF4B9BD0B4CFD3B"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0xC6E83ABF601FDDBE8BB6943E2EABEABD82842B3F61C016BFD5EBFF3DB3B3D93B4B8D2FBF9E14CABEFAC5833E763BE6BD0005AF3F27A380BF460C733D56C8A6BE8200B2BF95968ABFDF145D3FB26764BEFC5A623F817D31BF74279E3DBA12F1BD00000000000000000000000000000000000000000000000000000000000000009EEB1DBE8431C13B42269E3FC27C21BF002902BE173014BF9FDF24BFE446CF3E000000000000000000000000000000000000000000000000000000000000000096BFBE3D08A49EBD4F86873FC23FA9BE367AA2BE648854BF7E6B1ABFAAA5B93E3BAABE3DA54A98BD18747C3F781E96BE9E741F3D854937BF850E85BF65E9373F"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>, %arg3: tensor<2x4xi32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.divide %0, %1 : tensor<2x2x4x4xf32>
  %3 = stablehlo.broadcast_in_dim %arg3, dims = [0, 3] : (tensor<2x4xi32>) -> tensor<2x1x1x4xi32>
  %4 = stablehlo.convert %3 : (tensor<2x1x1x4xi32>) -> tensor<2x1x1x4xf32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x1x1x4xf32>
  %6 = stablehlo.subtract %5, %4 : tensor<2x1x1x4xf32>
  %cst_1 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x1x1x4xf32>
  %8 = stablehlo.multiply %6, %7 : tensor<2x1x1x4xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<2x1x1x4xf32>) -> tensor<2x2x4x4xf32>
  %10 = stablehlo.subtract %2, %9 : tensor<2x2x4x4xf32>
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
  %13 = stablehlo.maximum %12, %11 : tensor<2x2x4xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %16 = stablehlo.subtract %10, %15 : tensor<2x2x4x4xf32>
  %17 = stablehlo.exponential %16 : tensor<2x2x4x4xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %18 = stablehlo.reduce(%17 init: %cst_4) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %21 = stablehlo.divide %17, %20 : tensor<2x2x4x4xf32>
  %22 = stablehlo.multiply %19, %19 : tensor<2x2x4x1xf32>
  %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2x4x1xf32>
  %24 = stablehlo.divide %23, %22 : tensor<2x2x4x1xf32>
  %25 = stablehlo.dot_general %arg2, %21, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %26 = stablehlo.transpose %25, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %27 = stablehlo.sine %26 : tensor<2x4x2x4xf32>
  %28 = stablehlo.transpose %27, dims = [0, 2, 3, 1] : (tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %29 = stablehlo.dot_general %28, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %30 = stablehlo.dot_general %28, %21, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %31 = stablehlo.transpose %30, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %32 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %33 = stablehlo.multiply %29, %32 : tensor<2x2x4x4xf32>
  %34 = stablehlo.multiply %33, %17 : tensor<2x2x4x4xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %35 = stablehlo.reduce(%34 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %36 = stablehlo.reshape %35 : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %37 = stablehlo.negate %36 : tensor<2x2x4x1xf32>
  %38 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %39 = stablehlo.divide %29, %38 : tensor<2x2x4x4xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %40 = stablehlo.reduce(%37 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
  %42 = stablehlo.add %39, %41 : tensor<2x2x4x4xf32>
  %43 = stablehlo.multiply %42, %17 : tensor<2x2x4x4xf32>
  %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %44 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %45 = stablehlo.divide %43, %44 : tensor<2x2x4x4xf32>
  %46 = stablehlo.dot_general %45, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %47 = stablehlo.transpose %46, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %48 = stablehlo.dot_general %45, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %49 = stablehlo.transpose %48, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %26, %49, %47, %31 : tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>
}

// -----

// Causal and padding together; a query sees nothing.
// CHECK-LABEL: func.func @main
// CHECK: trc.attention(%{{.*}}) mask(%{{.*}}) {additive, causal
// CHECK: trc.attention_gradient(
func.func @main() {
  %c0 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E5B83203ED36A3FBE971221C0C7E709BFEDA846BD8B0EE83D7DDBC3BF149CF4BE3A807ABFF50F4FBF87CB873F98BA4EBF7B3505BD6067623FD76615BFFEC3E4BD063BE23D05A0823DA1CE9CBF69EF9B3DEDEDAD3FD608C6BF81005C3FE26FF43D673724BFD30600407423433F4C8299BFF79B983DEEA1133F1A5041BE35D32E3F3C3A88BDBCD02A3F8221B83F34F82CBF9103503EA736EDBEA752023EFEF597BF"> : tensor<2x4x2x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x2x4xf32>
  %c1 = stablehlo.constant dense<"0x1C4D14BF99E748BE6415663FA296923F5C69A9BFAF6D4BBF769B253F9D07FFBF9A24EDBE5E3EC7BDDEE5A03FC67C303F8488A7BEFBB5BCBE9D1980BE0303C33F1626DBBEFF7B9BBE8E86B43E7F56F7BDE0044ABEC1998EBF8AC43CBC141DE3BEAD43953FCF30273FD4C8C5BC051B2B3F6203AEBE14AC863FCCEEB0BB8C58153FFD3BA5BF0C80B13E1317D8BFD44202C065E49BBEA86166BF75FD273E18AA0F40CFEB54BFC4BA1FBF6955523E3D6CFC3ECBA334BE67DF52BE9DD4333FAB18053F7D4F84BFD129A2BDF188103D5AF986BFA109853E09A35BBF5DD9783F2F5F453E52E6B63DA24D17BFB5E9F2BD27B6FFBFF6D190BF23C6B93E713A08C056BB583F"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83FB9C486BDC13E8CBE2AB423BE95A379BF7E9E8C3FF7FA0ABF0AAD51BD79154BBF544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BE4D6B0FBFE266023CFA22C0BE578F99BE2375B0BF748D4EBF28B8D33FF1D52BBF8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F760DC0BC1A50923D7C9740BF78D9E83E640F0ABF385512BE7DDB8DBF41A99BBFB5F2AA3F9DD101BF2157953ED7670ABDC9DDE1BEBB0902BF184D213F648E9ABE0B141BBEFC09B63CD397963FF8352E3F2FE4C33E374610BF5AE4B0BF6514733F"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %c3 = stablehlo.constant dense<[[false, false, true, true], [true, true, true, false]]> : tensor<2x4xi1>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x4xi1>
  %r:4 = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4xi1>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>)
  %w0 = stablehlo.constant dense<"0x99E23FBF267549BEC80DFDBC937126BE5E1F513E4DE337BF52160A3FAEF2B2BD99E23FBF267549BEC80DFDBC937126BE5E1F513E4DE337BF52160A3FAEF2B2BD544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BEB89A16BF59440ABFA821A43E197673BEE20E09BEC828BEBEA27FD03E7003FABE8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F0A6C4ABF1BEC893EDAFA5A3FB75A77BFDCF2B1BE9657DABE724ABEBF9B60AEBD5360E1BD53D1413C3E04543F5F3D49BFBA14B9BECB01E9BE7E6583BF70E3BCBDD995D13EB3851CBE4612873E01496ABE23ABE2BE7485CCBEEA7899BE002FF2BE"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w1 = stablehlo.constant dense<"0x80BC05BD8CC99FBC3B7A8CBBEC344C3CB8FAE0BDFB38E43D2E8E8A3D548312BE80BC05BD8CC99FBC3B7A8CBBEC344C3CB8FAE0BDFB38E43D2E8E8A3D548312BE0000000000000000000000000000000000000000000000000000000000000000B9156BBE80170DBEF2385E3D5FBFE8BD1499F7BC2E19EB3E1317AA3AFDE95E3E0000000000000000000000000000000000000000000000000000000000000000781433BE8946BD3E6FA138BFBA8476BF3AC812BC01D946BD95441ABD361BF73D40F3B6BD50AA293E4F41FFBE900FD0BE4645AABDE144883BABD0E8BD040C913E55A074BC52452F3DC541CD3A2F58FDBD81030BBD7D1A703D10498ABC941F333C"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w2 = stablehlo.constant dense<"0x17B2B7BCF7BE70BCA168213CA9AEC7BCE9FE06BD47BC39BED50B3F3B9AB1443E69819E3C84BB4F3C55460BBCC24CAC3CCF7FFB3B9A032D3D0AF631BAC93837BDADAC8D3CCBDEF8BCBE61B8BEE0A1AABDB92C523D47A34E3E5D35A43E782C0DBE01F868BC45B0043DAFB0B73E5D7AB13D973BD5BCD24F80BD785AA5BEE36E1BBC30CE0CBEFD79143FD52A88BE76669ABE3BA9D33D62ECD3BC96B2083D937DE43D8569923C8A5E80BE56A38E3E7E8D053EFA329BBD9DBB9A3D035A53BDB928D5BDFF01F53D7295A8BE18104FBC703F2F3EE6D8E1BC26814BBDF64E953C1F4EF5BB0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0x5C6AAEBE1A29C8BD7B037DBC32B6A5BD04ACCF3D357AA8BEDB7C833E69B832BD5C6AAEBE1A29C8BD7B037DBC32B6A5BD04ACCF3D357AA8BEDB7C833E69B832BD49E394BF4F1CA3BF1DF8883FBF69ABBE86665A3F852702BFFEFC30BE62151DBFB1B628BF3C17C9BECD4E293EC0385DBE89F11E3D3DA4FFBE439CE23E190387BE3012AFBF921B003FA8490140096603C0326321BF7DB78BBFF03900C03AC5033F220EA7BD0518DF3C7E77A63E725BA9BE7D0BCCBECD36E2BECD0A48BF71FE61BE9CF6203E9B6091BDCD93C93EA0A0BBBECDF899BEB65D99BE7143B0BE4F2E83BE0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>, %arg3: tensor<2x4xi1>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) {
  %c = stablehlo.constant dense<[[true, false, false, false], [true, true, false, false], [true, true, true, false], [true, true, true, true]]> : tensor<4x4xi1>
  %0 = stablehlo.broadcast_in_dim %arg3, dims = [0, 3] : (tensor<2x4xi1>) -> tensor<2x1x1x4xi1>
  %1 = stablehlo.broadcast_in_dim %c, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<1x1x4x4xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<2x1x1x4xi1>) -> tensor<2x1x4x4xi1>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x4x4xi1>) -> tensor<2x1x4x4xi1>
  %4 = stablehlo.and %2, %3 : tensor<2x1x4x4xi1>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %cst_0 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
  %5 = call @_where(%4, %cst, %cst_0) : (tensor<2x1x4x4xi1>, tensor<f32>, tensor<f32>) -> tensor<2x1x4x4xf32>
  %6 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %8 = stablehlo.divide %6, %7 : tensor<2x2x4x4xf32>
  %9 = stablehlo.convert %5 : tensor<2x1x4x4xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<2x1x4x4xf32>) -> tensor<2x2x4x4xf32>
  %11 = stablehlo.add %8, %10 : tensor<2x2x4x4xf32>
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %12 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
  %14 = stablehlo.maximum %13, %12 : tensor<2x2x4xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %17 = stablehlo.subtract %11, %16 : tensor<2x2x4x4xf32>
  %18 = stablehlo.exponential %17 : tensor<2x2x4x4xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %19 = stablehlo.reduce(%18 init: %cst_4) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %22 = stablehlo.divide %18, %21 : tensor<2x2x4x4xf32>
  %23 = stablehlo.multiply %20, %20 : tensor<2x2x4x1xf32>
  %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2x4x1xf32>
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
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %36 = stablehlo.reduce(%35 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %37 = stablehlo.reshape %36 : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %38 = stablehlo.negate %37 : tensor<2x2x4x1xf32>
  %39 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %40 = stablehlo.divide %30, %39 : tensor<2x2x4x4xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %41 = stablehlo.reduce(%38 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
  %43 = stablehlo.add %40, %42 : tensor<2x2x4x4xf32>
  %44 = stablehlo.multiply %43, %18 : tensor<2x2x4x4xf32>
  %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %45 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %46 = stablehlo.divide %44, %45 : tensor<2x2x4x4xf32>
  %47 = stablehlo.dot_general %46, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %48 = stablehlo.transpose %47, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %49 = stablehlo.dot_general %46, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %50 = stablehlo.transpose %49, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %27, %50, %48, %32 : tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>
}
func.func private @_where(%arg0: tensor<2x1x4x4xi1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x1x4x4xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x1x4x4xf32>
  %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x1x4x4xf32>
  %2 = stablehlo.select %arg0, %0, %1 : tensor<2x1x4x4xi1>, tensor<2x1x4x4xf32>
  return %2 : tensor<2x1x4x4xf32>
}

// -----

// One added after the other; a query sees nothing.
// CHECK-LABEL: func.func @main
// CHECK: trc.attention(%{{.*}}) bias(%{{.*}}) {additive, causal, fill = -1.000000e+09 : f64, fill_first
// CHECK: trc.attention_gradient(
func.func @main() {
  %c0 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E5B83203ED36A3FBE971221C0C7E709BFEDA846BD8B0EE83D7DDBC3BF149CF4BE3A807ABFF50F4FBF87CB873F98BA4EBF7B3505BD6067623FD76615BFFEC3E4BD063BE23D05A0823DA1CE9CBF69EF9B3DEDEDAD3FD608C6BF81005C3FE26FF43D673724BFD30600407423433F4C8299BFF79B983DEEA1133F1A5041BE35D32E3F3C3A88BDBCD02A3F8221B83F34F82CBF9103503EA736EDBEA752023EFEF597BF"> : tensor<2x4x2x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x2x4xf32>
  %c1 = stablehlo.constant dense<"0x1C4D14BF99E748BE6415663FA296923F5C69A9BFAF6D4BBF769B253F9D07FFBF9A24EDBE5E3EC7BDDEE5A03FC67C303F8488A7BEFBB5BCBE9D1980BE0303C33F1626DBBEFF7B9BBE8E86B43E7F56F7BDE0044ABEC1998EBF8AC43CBC141DE3BEAD43953FCF30273FD4C8C5BC051B2B3F6203AEBE14AC863FCCEEB0BB8C58153FFD3BA5BF0C80B13E1317D8BFD44202C065E49BBEA86166BF75FD273E18AA0F40CFEB54BFC4BA1FBF6955523E3D6CFC3ECBA334BE67DF52BE9DD4333FAB18053F7D4F84BFD129A2BDF188103D5AF986BFA109853E09A35BBF5DD9783F2F5F453E52E6B63DA24D17BFB5E9F2BD27B6FFBFF6D190BF23C6B93E713A08C056BB583F"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83FB9C486BDC13E8CBE2AB423BE95A379BF7E9E8C3FF7FA0ABF0AAD51BD79154BBF544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BE4D6B0FBFE266023CFA22C0BE578F99BE2375B0BF748D4EBF28B8D33FF1D52BBF8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F760DC0BC1A50923D7C9740BF78D9E83E640F0ABF385512BE7DDB8DBF41A99BBFB5F2AA3F9DD101BF2157953ED7670ABDC9DDE1BEBB0902BF184D213F648E9ABE0B141BBEFC09B63CD397963FF8352E3F2FE4C33E374610BF5AE4B0BF6514733F"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %c3 = stablehlo.constant dense<"0x0000000000000000010000000100000001000000010000000100000000000000"> : tensor<2x4xi32>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x4xi32>
  %r:4 = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4xi32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>)
  %w0 = stablehlo.constant dense<"0x463B7ABF081D2FBEC746463CAFDADD3DFB4EC0BD68DB46BF087C3C3FD87A173E99E23FBF267549BEC80DFDBC937126BE5E1F513E4DE337BF52160A3FAEF2B2BD544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BEB89A16BF59440ABFA821A43E197673BEE20E09BEC828BEBEA27FD03E7003FABE8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F0A6C4ABF1BEC893EDAFA5A3FB75A77BFDCF2B1BE9657DABE724ABEBF9B60AEBD5360E1BD53D1413C3E04543F5F3D49BFBA14B9BECB01E9BE7E6583BF70E3BCBDD995D13EB3851CBE4612873E01496ABE23ABE2BE7485CCBEEA7899BE002FF2BE"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w1 = stablehlo.constant dense<"0x6CAA01BEB7FD6DBD3EA19B3DC7ED6E3D9CB658BE6A4D923EF997EC3D040B25BE80BC05BD8CC99FBC3B7A8CBBEC344C3CB8FAE0BDFB38E43D2E8E8A3D548312BE0000000000000000000000000000000000000000000000000000000000000000B9156BBE80170DBEF2385E3D5FBFE8BD1499F7BC2E19EB3E1317AA3AFDE95E3E0000000000000000000000000000000000000000000000000000000000000000781433BE8946BD3E6FA138BFBA8476BF3AC812BC01D946BD95441ABD361BF73D40F3B6BD50AA293E4F41FFBE900FD0BE4645AABDE144883BABD0E8BD040C913E55A074BC52452F3DC541CD3A2F58FDBD81030BBD7D1A703D10498ABC941F333C"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w2 = stablehlo.constant dense<"0x163FB7BC405CB4BAA4461BBB053B83BD15168EBD968985BE2563FD3BEC4F993E14E79E3CFD4FC83CAA239EBCD36E66BC3FD117BBDB81A73C7E83283AF1577ABCEE5E8D3C055021BDDE26B4BE425467BD7883003E332ABA3E0F2F9F3EB58DB6BEDB0D6ABCD995853CA93FBF3E81D9093EA2645CBDF162FCBDDC78A3BE2842943D30CE0CBEFD79143FD52A88BE76669ABE3BA9D33D62ECD3BC96B2083D937DE43D8569923C8A5E80BE56A38E3E7E8D053EFA329BBD9DBB9A3D035A53BDB928D5BDFF01F53D7295A8BE18104FBC703F2F3EE6D8E1BC26814BBDF64E953C1F4EF5BB0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0x67B4E4BE1E41D8BD3EAA71BBA8C890BB244F9F3CD8DFCBBEE459B43E1BC1DF3C5C6A2EBE1A2948BD7B03FDBB32B625BD04AC4F3D357A28BEDB7C033E69B8B2BCCC75A2BFCF1DA4BF4F798A3F553F84BE7E6B453F57DA13BFD7859EBDD2EB0ABFB7DB43BF3D1DCDBE5C58353EECE30EBEEDBE30BDF08411BFA6BC093FF45F45BE3012AFBF921B003FA8490140096603C0326321BF7DB78BBFF03900C03AC5033F220EA7BD0518DF3C7E77A63E725BA9BE7D0BCCBECD36E2BECD0A48BF71FE61BE9CF6203E9B6091BDCD93C93EA0A0BBBECDF899BEB65D99BE7143B0BE4F2E83BE0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>, %arg3: tensor<2x4xi32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) {
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
  %1 = call @tril(%0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
  %3 = stablehlo.subtract %2, %1 : tensor<4x4xf32>
  %cst_1 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
  %5 = stablehlo.multiply %3, %4 : tensor<4x4xf32>
  %6 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %8 = stablehlo.divide %6, %7 : tensor<2x2x4x4xf32>
  %9 = stablehlo.broadcast_in_dim %5, dims = [2, 3] : (tensor<4x4xf32>) -> tensor<1x1x4x4xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<1x1x4x4xf32>) -> tensor<2x2x4x4xf32>
  %11 = stablehlo.add %8, %10 : tensor<2x2x4x4xf32>
  %12 = stablehlo.broadcast_in_dim %arg3, dims = [0, 3] : (tensor<2x4xi32>) -> tensor<2x1x1x4xi32>
  %13 = stablehlo.convert %12 : (tensor<2x1x1x4xi32>) -> tensor<2x1x1x4xf32>
  %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x1x1x4xf32>
  %15 = stablehlo.subtract %14, %13 : tensor<2x1x1x4xf32>
  %cst_4 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
  %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x1x1x4xf32>
  %17 = stablehlo.multiply %15, %16 : tensor<2x1x1x4xf32>
  %18 = stablehlo.convert %17 : tensor<2x1x1x4xf32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<2x1x1x4xf32>) -> tensor<2x2x4x4xf32>
  %20 = stablehlo.add %11, %19 : tensor<2x2x4x4xf32>
  %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %21 = stablehlo.reduce(%20 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
  %23 = stablehlo.maximum %22, %21 : tensor<2x2x4xf32>
  %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %26 = stablehlo.subtract %20, %25 : tensor<2x2x4x4xf32>
  %27 = stablehlo.exponential %26 : tensor<2x2x4x4xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %28 = stablehlo.reduce(%27 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %31 = stablehlo.divide %27, %30 : tensor<2x2x4x4xf32>
  %32 = stablehlo.multiply %29, %29 : tensor<2x2x4x1xf32>
  %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %33 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2x4x1xf32>
  %34 = stablehlo.divide %33, %32 : tensor<2x2x4x1xf32>
  %35 = stablehlo.dot_general %arg2, %31, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %36 = stablehlo.transpose %35, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %37 = stablehlo.sine %36 : tensor<2x4x2x4xf32>
  %38 = stablehlo.transpose %37, dims = [0, 2, 3, 1] : (tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %39 = stablehlo.dot_general %38, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %40 = stablehlo.dot_general %38, %31, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %41 = stablehlo.transpose %40, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %42 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %43 = stablehlo.multiply %39, %42 : tensor<2x2x4x4xf32>
  %44 = stablehlo.multiply %43, %27 : tensor<2x2x4x4xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %45 = stablehlo.reduce(%44 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %46 = stablehlo.reshape %45 : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %47 = stablehlo.negate %46 : tensor<2x2x4x1xf32>
  %48 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %49 = stablehlo.divide %39, %48 : tensor<2x2x4x4xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %50 = stablehlo.reduce(%47 init: %cst_10) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
  %52 = stablehlo.add %49, %51 : tensor<2x2x4x4xf32>
  %53 = stablehlo.multiply %52, %27 : tensor<2x2x4x4xf32>
  %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %54 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %55 = stablehlo.divide %53, %54 : tensor<2x2x4x4xf32>
  %56 = stablehlo.dot_general %55, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %57 = stablehlo.transpose %56, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %58 = stablehlo.dot_general %55, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %59 = stablehlo.transpose %58, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %36, %59, %57, %41 : tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>
}
func.func private @tril(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4x4xi32>
  %3 = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
  %6 = stablehlo.select %4, %arg0, %5 : tensor<4x4xi1>, tensor<4x4xf32>
  return %6 : tensor<4x4xf32>
}

// -----

// The causal one selected, then padding added.
// CHECK-LABEL: func.func @main
// CHECK: trc.attention(%{{.*}}) bias(%{{.*}}) {causal, fill = -1.000000e+09 : f64, fill_first
// CHECK: trc.attention_gradient(
func.func @main() {
  %c0 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E5B83203ED36A3FBE971221C0C7E709BFEDA846BD8B0EE83D7DDBC3BF149CF4BE3A807ABFF50F4FBF87CB873F98BA4EBF7B3505BD6067623FD76615BFFEC3E4BD063BE23D05A0823DA1CE9CBF69EF9B3DEDEDAD3FD608C6BF81005C3FE26FF43D673724BFD30600407423433F4C8299BFF79B983DEEA1133F1A5041BE35D32E3F3C3A88BDBCD02A3F8221B83F34F82CBF9103503EA736EDBEA752023EFEF597BF"> : tensor<2x4x2x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x2x4xf32>
  %c1 = stablehlo.constant dense<"0x1C4D14BF99E748BE6415663FA296923F5C69A9BFAF6D4BBF769B253F9D07FFBF9A24EDBE5E3EC7BDDEE5A03FC67C303F8488A7BEFBB5BCBE9D1980BE0303C33F1626DBBEFF7B9BBE8E86B43E7F56F7BDE0044ABEC1998EBF8AC43CBC141DE3BEAD43953FCF30273FD4C8C5BC051B2B3F6203AEBE14AC863FCCEEB0BB8C58153FFD3BA5BF0C80B13E1317D8BFD44202C065E49BBEA86166BF75FD273E18AA0F40CFEB54BFC4BA1FBF6955523E3D6CFC3ECBA334BE67DF52BE9DD4333FAB18053F7D4F84BFD129A2BDF188103D5AF986BFA109853E09A35BBF5DD9783F2F5F453E52E6B63DA24D17BFB5E9F2BD27B6FFBFF6D190BF23C6B93E713A08C056BB583F"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83FB9C486BDC13E8CBE2AB423BE95A379BF7E9E8C3FF7FA0ABF0AAD51BD79154BBF544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BE4D6B0FBFE266023CFA22C0BE578F99BE2375B0BF748D4EBF28B8D33FF1D52BBF8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F760DC0BC1A50923D7C9740BF78D9E83E640F0ABF385512BE7DDB8DBF41A99BBFB5F2AA3F9DD101BF2157953ED7670ABDC9DDE1BEBB0902BF184D213F648E9ABE0B141BBEFC09B63CD397963FF8352E3F2FE4C33E374610BF5AE4B0BF6514733F"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %c3 = stablehlo.constant dense<"0x0000000000000000010000000100000001000000010000000100000000000000"> : tensor<2x4xi32>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x4xi32>
  %r:4 = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4xi32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>)
  %w0 = stablehlo.constant dense<"0x463B7ABF081D2FBEC746463CAFDADD3DFB4EC0BD68DB46BF087C3C3FD87A173E99E23FBF267549BEC80DFDBC937126BE5E1F513E4DE337BF52160A3FAEF2B2BD544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BEB89A16BF59440ABFA821A43E197673BEE20E09BEC828BEBEA27FD03E7003FABE8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F0A6C4ABF1BEC893EDAFA5A3FB75A77BFDCF2B1BE9657DABE724ABEBF9B60AEBD5360E1BD53D1413C3E04543F5F3D49BFBA14B9BECB01E9BE7E6583BF70E3BCBDD995D13EB3851CBE4612873E01496ABE23ABE2BE7485CCBEEA7899BE002FF2BE"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w1 = stablehlo.constant dense<"0x6C2656BD290E91BC6E1FA63D41ADD33D95746CBE98F70DBE4525E73D71FAB1BE4A6D06BC90FDA7BBD5160BBC83E9CD3C7B0FF1BD54FC88BD2C48883D30D062BE0000000000000000000000000000000000000000000000000000000000000000B9156BBE80170DBEF2385E3D5FBFE8BD1499F7BC2E19EB3E1317AA3AFDE95E3E0000000000000000000000000000000000000000000000000000000000000000781433BE8946BD3E6FA138BFBA8476BF3AC812BC01D946BD95441ABD361BF73D40F3B6BD50AA293E4F41FFBE900FD0BE4645AABDE144883BABD0E8BD040C913E55A074BC52452F3DC541CD3A2F58FDBD81030BBD7D1A703D10498ABC941F333C"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w2 = stablehlo.constant dense<"0x163FB7BC405CB4BAA4461BBB053B83BD15168EBD968985BE2563FD3BEC4F993E14E79E3CFD4FC83CAA239EBCD36E66BC3FD117BBDB81A73C7E83283AF1577ABCBFECB83C6F87DCBCC491B9BEF7E09EBD5D71283C8CC2C4BC0D11A63E4A67CF3DC3ECB8BC7487DC3CC891B93EFAE09E3D5C7128BC8AC2C43C0C11A6BE4867CFBD30CE0CBEFD79143FD52A88BE76669ABE3BA9D33D62ECD3BC96B2083D937DE43D8569923C8A5E80BE56A38E3E7E8D053EFA329BBD9DBB9A3D035A53BDB928D5BDFF01F53D7295A8BE18104FBC703F2F3EE6D8E1BC26814BBDF64E953C1F4EF5BB0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0x67B4E4BE1E41D8BD3EAA71BBA8C890BB244F9F3CD8DFCBBEE459B43E1BC1DF3C5C6A2EBE1A2948BD7B03FDBB32B625BD04AC4F3D357A28BEDB7C033E69B8B2BCCC75A2BFCF1DA4BF4F798A3F553F84BE7E6B453F57DA13BFD7859EBDD2EB0ABFB7DB43BF3D1DCDBE5C58353EECE30EBEEDBE30BDF08411BFA6BC093FF45F45BE3012AFBF921B003FA8490140096603C0326321BF7DB78BBFF03900C03AC5033F220EA7BD0518DF3C7E77A63E725BA9BE7D0BCCBECD36E2BECD0A48BF71FE61BE9CF6203E9B6091BDCD93C93EA0A0BBBECDF899BEB65D99BE7143B0BE4F2E83BE0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>, %arg3: tensor<2x4xi32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) {
  %c = stablehlo.constant dense<[[true, false, false, false], [true, true, false, false], [true, true, true, false], [true, true, true, true]]> : tensor<4x4xi1>
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.divide %0, %1 : tensor<2x2x4x4xf32>
  %cst_0 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
  %3:2 = call @_where(%c, %2, %cst_0) : (tensor<4x4xi1>, tensor<2x2x4x4xf32>, tensor<f32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>)
  %4 = stablehlo.broadcast_in_dim %arg3, dims = [0, 3] : (tensor<2x4xi32>) -> tensor<2x1x1x4xi32>
  %5 = stablehlo.convert %4 : (tensor<2x1x1x4xi32>) -> tensor<2x1x1x4xf32>
  %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x1x1x4xf32>
  %7 = stablehlo.subtract %6, %5 : tensor<2x1x1x4xf32>
  %cst_2 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x1x1x4xf32>
  %9 = stablehlo.multiply %7, %8 : tensor<2x1x1x4xf32>
  %10 = stablehlo.convert %9 : tensor<2x1x1x4xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (tensor<2x1x1x4xf32>) -> tensor<2x2x4x4xf32>
  %12 = stablehlo.add %3#0, %11 : tensor<2x2x4x4xf32>
  %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
  %15 = stablehlo.maximum %14, %13 : tensor<2x2x4xf32>
  %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %18 = stablehlo.subtract %12, %17 : tensor<2x2x4x4xf32>
  %19 = stablehlo.exponential %18 : tensor<2x2x4x4xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %20 = stablehlo.reduce(%19 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %23 = stablehlo.divide %19, %22 : tensor<2x2x4x4xf32>
  %24 = stablehlo.multiply %21, %21 : tensor<2x2x4x1xf32>
  %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2x4x1xf32>
  %26 = stablehlo.divide %25, %24 : tensor<2x2x4x1xf32>
  %27 = stablehlo.dot_general %arg2, %23, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %28 = stablehlo.transpose %27, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %29 = stablehlo.sine %28 : tensor<2x4x2x4xf32>
  %30 = stablehlo.transpose %29, dims = [0, 2, 3, 1] : (tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %31 = stablehlo.dot_general %30, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %32 = stablehlo.dot_general %30, %23, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %33 = stablehlo.transpose %32, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %34 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %35 = stablehlo.multiply %31, %34 : tensor<2x2x4x4xf32>
  %36 = stablehlo.multiply %35, %19 : tensor<2x2x4x4xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %37 = stablehlo.reduce(%36 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %38 = stablehlo.reshape %37 : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %39 = stablehlo.negate %38 : tensor<2x2x4x1xf32>
  %40 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %41 = stablehlo.divide %31, %40 : tensor<2x2x4x4xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %42 = stablehlo.reduce(%39 init: %cst_8) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
  %44 = stablehlo.add %41, %43 : tensor<2x2x4x4xf32>
  %45 = stablehlo.multiply %44, %19 : tensor<2x2x4x4xf32>
  %46 = call @_where_0(%3#1, %45) : (tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %47 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %48 = stablehlo.divide %46, %47 : tensor<2x2x4x4xf32>
  %49 = stablehlo.dot_general %48, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %50 = stablehlo.transpose %49, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %51 = stablehlo.dot_general %48, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %52 = stablehlo.transpose %51, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %28, %52, %50, %33 : tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>
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

// jax.nn.dot_product_attention with padding as bias.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x2x4x4xf32>
// CHECK: trc.attention(%{{.*}}) bias(%{{.*}}) {causal
// CHECK: trc.attention_gradient(
func.func @main() {
  %c0 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E5B83203ED36A3FBE971221C0C7E709BFEDA846BD8B0EE83D7DDBC3BF149CF4BE3A807ABFF50F4FBF87CB873F98BA4EBF7B3505BD6067623FD76615BFFEC3E4BD063BE23D05A0823DA1CE9CBF69EF9B3DEDEDAD3FD608C6BF81005C3FE26FF43D673724BFD30600407423433F4C8299BFF79B983DEEA1133F1A5041BE35D32E3F3C3A88BDBCD02A3F8221B83F34F82CBF9103503EA736EDBEA752023EFEF597BF"> : tensor<2x4x2x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x2x4xf32>
  %c1 = stablehlo.constant dense<"0x1C4D14BF99E748BE6415663FA296923F5C69A9BFAF6D4BBF769B253F9D07FFBF9A24EDBE5E3EC7BDDEE5A03FC67C303F8488A7BEFBB5BCBE9D1980BE0303C33F1626DBBEFF7B9BBE8E86B43E7F56F7BDE0044ABEC1998EBF8AC43CBC141DE3BEAD43953FCF30273FD4C8C5BC051B2B3F6203AEBE14AC863FCCEEB0BB8C58153FFD3BA5BF0C80B13E1317D8BFD44202C065E49BBEA86166BF75FD273E18AA0F40CFEB54BFC4BA1FBF6955523E3D6CFC3ECBA334BE67DF52BE9DD4333FAB18053F7D4F84BFD129A2BDF188103D5AF986BFA109853E09A35BBF5DD9783F2F5F453E52E6B63DA24D17BFB5E9F2BD27B6FFBFF6D190BF23C6B93E713A08C056BB583F"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83FB9C486BDC13E8CBE2AB423BE95A379BF7E9E8C3FF7FA0ABF0AAD51BD79154BBF544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BE4D6B0FBFE266023CFA22C0BE578F99BE2375B0BF748D4EBF28B8D33FF1D52BBF8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F760DC0BC1A50923D7C9740BF78D9E83E640F0ABF385512BE7DDB8DBF41A99BBFB5F2AA3F9DD101BF2157953ED7670ABDC9DDE1BEBB0902BF184D213F648E9ABE0B141BBEFC09B63CD397963FF8352E3F2FE4C33E374610BF5AE4B0BF6514733F"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %c3 = stablehlo.constant dense<[[true, true, true, false], [true, false, true, true]]> : tensor<2x4xi1>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x4xi1>
  %r:4 = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4xi1>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>)
  %w0 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83F489B6DBF0A93823E6D0103BFBE6799BD80E55A3F59044BBF16588D3EBA5B6CBE008C3EBFDD233DBF37A8233F6627E6BD785D373FBE6843BF7F32843E0CBA043E6B5648BFBEEA2CBF1A2F133F7AB6A2BD14B1383FE0812CBF880E1B3E64660C3E8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F6E4FF1BD4726D43B975D783F26C765BF822291BE269217BFE29C7DBFF242CD3ED51A8F3E978A07BE65A55C3FAA2068BC885560BE1E6E0ABFF29C58BE1134173E"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w1 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000FA0AD7BCC626B7BC4AD8A5BDE802D33D907E893C8C31EB3BE29A77BC319B723D17E6B13C34DF03BD65DD19BEBDEE6ABE3768E9BDCFEC973CA2FB943D2A374BBE2C92A73C9AE3F5BCE2910FBEAE635CBEBADDC0BDDBEEE23CB7B35F3D338A01BE000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002A6E91BD0DC8F03D699DF3BE59A48ABE97FA17BEDEDA34BC469C59BECF280A3F9F2EA63C125615BC514467BBD8C28FBCB43B72BDC423023DDA6EEBBD9CFFC13D"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w2 = stablehlo.constant dense<"0x79600E3DA8A480BD901C223F17BC993EA00949BE3863553A914084BEB2B8C0BC066F633EBF414B3E5D3A8F3E95FDAC3D0DAB193D985333BC4F48B43C5211BD3B928383BE6AEF0ABEBEB969BF7CFBC4BED89E223E32FD253C18F8713E7974913C00000000000000000000000000000000000000000000000000000000000000004C5F35BEAB730D3F151E583E98AAA9BE01E2DE3C298A093E2BD737BD30610A3E0000000000000000000000000000000000000000000000000000000000000000FE9B363EDE8D10BFEADE72BE04F3AF3E042B06BDA029F9BD229A293D6659D2BD4F589EBA668C463C9C06D63C670D49BC18D0B53BA2554FBCB5D0633BF8D104BD"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0xA172D6BFE3E90D3F411F45BFAF40203FA909483FACE5D1BF428F943FE277833F9FF51BBFD80DABBD24376ABD5BFF88BD81A7813FA9FE7BBFC5E6B13E30F1A5BDC51762BF4AA754BFEBC63A3F8BA6FBBDEADAD03ED85DCEBE047FF43DBA82A93D0000000000000000000000000000000000000000000000000000000000000000AA06E1BFEA0B243F33A1274072BB1DC0B5A723BF107BD2BF322E24C0299BD03F0000000000000000000000000000000000000000000000000000000000000000E28A863D719750BD2877213FFEC59FBE559B64BE3E86FDBEC3D2CBBE440A5D3E82D6E43D58F35ABDBC699D3E7C07BCBB86B746BD4558EBBD51FB3FBD4186063D"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>, %arg3: tensor<2x4xi1>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = call @_where(%arg3, %cst, %cst_0) : (tensor<2x4xi1>, tensor<f32>, tensor<f32>) -> tensor<2x4xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 3] : (tensor<2x4xf32>) -> tensor<2x1x1x4xf32>
  %2 = stablehlo.reshape %arg0 : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x1x4xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 3, 4] : (tensor<2x1x1x4xf32>) -> tensor<2x1x1x1x4xf32>
  %4 = stablehlo.dot_general %2, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x1x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x1x4xf32>
  %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2x4x1x4xf32>
  %6 = stablehlo.multiply %4, %5 : tensor<2x2x4x1x4xf32>
  %7 = stablehlo.convert %3 : tensor<2x1x1x1x4xf32>
  %8 = stablehlo.transpose %6, dims = [3, 0, 1, 2, 4] : (tensor<2x2x4x1x4xf32>) -> tensor<1x2x2x4x4xf32>
  %9 = stablehlo.transpose %7, dims = [2, 0, 1, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<1x2x1x1x4xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3, 4] : (tensor<1x2x1x1x4xf32>) -> tensor<1x2x2x4x4xf32>
  %11 = stablehlo.add %8, %10 : tensor<1x2x2x4x4xf32>
  %c = stablehlo.constant dense<true> : tensor<i1>
  %12 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x2x4x4xi1>
  %c_2 = stablehlo.constant dense<true> : tensor<i1>
  %13 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<4x4xi1>
  %14 = call @tril(%13) : (tensor<4x4xi1>) -> tensor<4x4xi1>
  %15 = stablehlo.broadcast_in_dim %14, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<1x1x4x4xi1>
  %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (tensor<1x1x4x4xi1>) -> tensor<2x2x4x4xi1>
  %17 = stablehlo.and %12, %16 : tensor<2x2x4x4xi1>
  %cst_3 = stablehlo.constant dense<-2.38197633E+38> : tensor<f32>
  %18:2 = call @_where_0(%17, %11, %cst_3) : (tensor<2x2x4x4xi1>, tensor<1x2x2x4x4xf32>, tensor<f32>) -> (tensor<1x2x2x4x4xf32>, tensor<1x2x2x4x4xi1>)
  %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %19 = stablehlo.reduce(%18#0 init: %cst_4) applies stablehlo.maximum across dimensions = [4] : (tensor<1x2x2x4x4xf32>, tensor<f32>) -> tensor<1x2x2x4xf32>
  %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x2x2x4xf32>
  %21 = stablehlo.maximum %20, %19 : tensor<1x2x2x4xf32>
  %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x1xf32>
  %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x4xf32>
  %24 = stablehlo.subtract %18#0, %23 : tensor<1x2x2x4x4xf32>
  %25 = stablehlo.exponential %24 : tensor<1x2x2x4x4xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %26 = stablehlo.reduce(%25 init: %cst_6) applies stablehlo.add across dimensions = [4] : (tensor<1x2x2x4x4xf32>, tensor<f32>) -> tensor<1x2x2x4xf32>
  %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x1xf32>
  %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x4xf32>
  %29 = stablehlo.divide %25, %28 : tensor<1x2x2x4x4xf32>
  %30 = stablehlo.multiply %27, %27 : tensor<1x2x2x4x1xf32>
  %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %31 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1x2x2x4x1xf32>
  %32 = stablehlo.divide %31, %30 : tensor<1x2x2x4x1xf32>
  %33 = stablehlo.dot_general %arg2, %29, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<1x2x2x4x4xf32>) -> tensor<2x2x4x1x4xf32>
  %34 = stablehlo.transpose %33, dims = [3, 0, 4, 1, 2] : (tensor<2x2x4x1x4xf32>) -> tensor<1x2x4x2x4xf32>
  %35 = stablehlo.transpose %34, dims = [1, 2, 3, 0, 4] : (tensor<1x2x4x2x4xf32>) -> tensor<2x4x2x1x4xf32>
  %36 = stablehlo.reshape %35 : (tensor<2x4x2x1x4xf32>) -> tensor<2x4x2x4xf32>
  %37 = stablehlo.sine %36 : tensor<2x4x2x4xf32>
  %38 = stablehlo.reshape %37 : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x1x4xf32>
  %39 = stablehlo.transpose %38, dims = [3, 0, 1, 2, 4] : (tensor<2x4x2x1x4xf32>) -> tensor<1x2x4x2x4xf32>
  %40 = stablehlo.transpose %39, dims = [1, 3, 4, 0, 2] : (tensor<1x2x4x2x4xf32>) -> tensor<2x2x4x1x4xf32>
  %41 = stablehlo.dot_general %40, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x1x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x1x4x4xf32>
  %42 = stablehlo.transpose %41, dims = [2, 0, 1, 3, 4] : (tensor<2x2x1x4x4xf32>) -> tensor<1x2x2x4x4xf32>
  %43 = stablehlo.dot_general %40, %29, batching_dims = [0, 1] x [1, 2], contracting_dims = [3, 4] x [0, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x1x4xf32>, tensor<1x2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %44 = stablehlo.transpose %43, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %45 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x4xf32>
  %46 = stablehlo.multiply %42, %45 : tensor<1x2x2x4x4xf32>
  %47 = stablehlo.multiply %46, %25 : tensor<1x2x2x4x4xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %48 = stablehlo.reduce(%47 init: %cst_8) applies stablehlo.add across dimensions = [4] : (tensor<1x2x2x4x4xf32>, tensor<f32>) -> tensor<1x2x2x4xf32>
  %49 = stablehlo.reshape %48 : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x1xf32>
  %50 = stablehlo.negate %49 : tensor<1x2x2x4x1xf32>
  %51 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x4xf32>
  %52 = stablehlo.divide %42, %51 : tensor<1x2x2x4x4xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %53 = stablehlo.reduce(%50 init: %cst_9) applies stablehlo.add across dimensions = [0, 4] : (tensor<1x2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %54 = stablehlo.broadcast_in_dim %53, dims = [1, 2, 3] : (tensor<2x2x4xf32>) -> tensor<1x2x2x4xf32>
  %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2, 3] : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x4xf32>
  %56 = stablehlo.add %52, %55 : tensor<1x2x2x4x4xf32>
  %57 = stablehlo.multiply %56, %25 : tensor<1x2x2x4x4xf32>
  %58 = call @_where_1(%18#1, %57) : (tensor<1x2x2x4x4xi1>, tensor<1x2x2x4x4xf32>) -> tensor<1x2x2x4x4xf32>
  %59 = stablehlo.transpose %58, dims = [1, 2, 3, 0, 4] : (tensor<1x2x2x4x4xf32>) -> tensor<2x2x4x1x4xf32>
  %cst_10 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %60 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x2x4x1x4xf32>
  %61 = stablehlo.multiply %59, %60 : tensor<2x2x4x1x4xf32>
  %62 = stablehlo.dot_general %61, %2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2, 3] x [1, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x1x4xf32>, tensor<2x4x2x1x4xf32>) -> tensor<2x2x4x4xf32>
  %63 = stablehlo.transpose %62, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %64 = stablehlo.dot_general %61, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [4] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x1x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x1x4xf32>
  %65 = stablehlo.transpose %64, dims = [0, 2, 1, 3, 4] : (tensor<2x2x4x1x4xf32>) -> tensor<2x4x2x1x4xf32>
  %66 = stablehlo.reshape %65 : (tensor<2x4x2x1x4xf32>) -> tensor<2x4x2x4xf32>
  return %36, %66, %63, %44 : tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>
}
func.func private @_where(%arg0: tensor<2x4xi1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x4xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %2 = stablehlo.select %arg0, %0, %1 : tensor<2x4xi1>, tensor<2x4xf32>
  return %2 : tensor<2x4xf32>
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
func.func private @_where_0(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<1x2x2x4x4xf32>, %arg2: tensor<f32>) -> (tensor<1x2x2x4x4xf32>, tensor<1x2x2x4x4xi1>) {
  %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2, 3, 4] : (tensor<2x2x4x4xi1>) -> tensor<1x2x2x4x4xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [1, 2, 3, 4] : (tensor<2x2x4x4xf32>) -> tensor<1x2x2x4x4xf32>
  %3 = stablehlo.select %1, %arg1, %2 : tensor<1x2x2x4x4xi1>, tensor<1x2x2x4x4xf32>
  return %3, %1 : tensor<1x2x2x4x4xf32>, tensor<1x2x2x4x4xi1>
}
func.func private @_where_1(%arg0: tensor<1x2x2x4x4xi1>, %arg1: tensor<1x2x2x4x4xf32>) -> tensor<1x2x2x4x4xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x2x4x4xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<1x2x2x4x4xi1>, tensor<1x2x2x4x4xf32>
  return %1 : tensor<1x2x2x4x4xf32>
}

// -----

// In bf16.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x2x4x4xf32>
// CHECK: trc.attention(%{{.*}}) bias(%{{.*}}) {
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
  %c3 = stablehlo.constant dense<[[false, false, true, true], [true, true, true, false]]> : tensor<2x4xi1>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x4xi1>
  %r:4 = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4xi1>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>)
  %w0 = stablehlo.constant dense<"0x000018BF000030BF0000013F000063BE0000213B0000A7BE00008B3E0000F0BE00001ABF000057BF0000323F000052BE00002E3E000088BE0000D53D0000E3BE00001DBF000084BF0000723F00003BBE000059BE0000CDBE0000FA3E000000BF000016BF00000ABF0000A43E000074BE000007BE0000BEBE0000D03E0000FABE0000A73E0000F8BD0000873E00007FBE0000D0BE0000CDBE000053BF0000B0BE0000AEBE0000D63D00003C3F000044BF0000CABE0000F0BE0000D3BE000049BE0000E3BD0000463C0000543F000049BF0000B9BE0000EABE000084BF0000BCBD0000D23E00001DBE0000873E00006ABE0000E2BE0000CCBE000099BE0000F3BE"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 3.0e-02 : tensor<2x4x2x4xf32>
  %w1 = stablehlo.constant dense<"0x0000A2BE000043BE00009A3D000021BE000093BC00008C3E00004B3A0000043E0000B9BE00005EBE0000B03D000037BE00005EBB0000543D000019390000C83C00009BBE00003ABE0000933D00001ABE000018BD0000113F0000D13A0000893E00006BBE00000DBE00005F3D0000E9BD0000F7BC0000EB3E0000AA3A00005E3E0000A4BC0000533D000010BD000013BE00008FBD00006C3D00008ABD00000F3E000004BE0000833E000023BF000025BF00003EBD0000C63C000056BD0000F33D0000B7BD00002A3E0000FFBE0000D0BE0000ABBD0000983B0000EABD0000923E00006EBC00002E3D00000C3B0000FCBD00000BBD0000713D00008ABC00002E3C"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 3.0e-02 : tensor<2x4x2x4xf32>
  %w2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000B0BE000048BE00002BBF0000D7BE00000B3F00003D3E0000253F00001FBE0000B03E0000483E00002B3F0000D73E00000BBF00003DBE000025BF00001F3E00001DBE0000123F00005CBE0000A1BE00009C3D00004E3D000060BC0000D53D0000F93D00002EBE000013BD00005A3E0000913D000066BC000028BC0000D0BD0000013D0000CCBE0000813E0000D13D000017BE000015BD0000C43C00001EBB0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 3.0e-02 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000B0BF0000DFBF0000BC3F000000BF00007CBD000040BF00002B3F000085BF000062BF000081BF0000483F0000AFBE0000E0BD000017BF0000113F00004BBF0000ACBD0000093B00006F3F00006ABF0000ECBE000004BF00004BBF00008ABE0000033E000063BD0000B03E0000AABE0000FCBE000005BF00003EBF0000B9BE00006C3E0000D3BD0000273F000020BF00001BBF000023BF000041BF0000E7BE0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 3.0e-02 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>, %arg3: tensor<2x4xi1>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) {
  %0 = stablehlo.convert %arg0 : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x4xbf16>
  %1 = stablehlo.convert %arg1 : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x4xbf16>
  %2 = stablehlo.convert %arg2 : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x4xbf16>
  %3 = stablehlo.dot_general %0, %1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xbf16>, tensor<2x4x2x4xbf16>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %5 = stablehlo.multiply %3, %4 : tensor<2x2x4x4xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %cst_1 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
  %6 = call @_where(%arg3, %cst_0, %cst_1) : (tensor<2x4xi1>, tensor<f32>, tensor<f32>) -> tensor<2x4xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0, 3] : (tensor<2x4xf32>) -> tensor<2x1x1x4xf32>
  %8 = stablehlo.convert %7 : tensor<2x1x1x4xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<2x1x1x4xf32>) -> tensor<2x2x4x4xf32>
  %10 = stablehlo.add %5, %9 : tensor<2x2x4x4xf32>
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
  %13 = stablehlo.maximum %12, %11 : tensor<2x2x4xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %16 = stablehlo.subtract %10, %15 : tensor<2x2x4x4xf32>
  %17 = stablehlo.exponential %16 : tensor<2x2x4x4xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %18 = stablehlo.reduce(%17 init: %cst_4) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %21 = stablehlo.divide %17, %20 : tensor<2x2x4x4xf32>
  %22 = stablehlo.multiply %19, %19 : tensor<2x2x4x1xf32>
  %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2x4x1xf32>
  %24 = stablehlo.divide %23, %22 : tensor<2x2x4x1xf32>
  %25 = stablehlo.convert %21 : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xbf16>
  %26 = stablehlo.dot_general %2, %25, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xbf16>, tensor<2x2x4x4xbf16>) -> tensor<2x2x4x4xbf16>
  %27 = stablehlo.transpose %26, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xbf16>) -> tensor<2x4x2x4xbf16>
  %28 = stablehlo.convert %27 : (tensor<2x4x2x4xbf16>) -> tensor<2x4x2x4xf32>
  %29 = stablehlo.sine %28 : tensor<2x4x2x4xf32>
  %30 = stablehlo.convert %29 : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x4xbf16>
  %31 = stablehlo.transpose %30, dims = [0, 2, 3, 1] : (tensor<2x4x2x4xbf16>) -> tensor<2x2x4x4xbf16>
  %32 = stablehlo.dot_general %31, %2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xbf16>, tensor<2x4x2x4xbf16>) -> tensor<2x2x4x4xbf16>
  %33 = stablehlo.dot_general %31, %25, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xbf16>, tensor<2x2x4x4xbf16>) -> tensor<2x2x4x4xbf16>
  %34 = stablehlo.transpose %33, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xbf16>) -> tensor<2x4x2x4xbf16>
  %35 = stablehlo.convert %32 : (tensor<2x2x4x4xbf16>) -> tensor<2x2x4x4xf32>
  %36 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %37 = stablehlo.multiply %35, %36 : tensor<2x2x4x4xf32>
  %38 = stablehlo.multiply %37, %17 : tensor<2x2x4x4xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %39 = stablehlo.reduce(%38 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %40 = stablehlo.reshape %39 : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %41 = stablehlo.negate %40 : tensor<2x2x4x1xf32>
  %42 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %43 = stablehlo.divide %35, %42 : tensor<2x2x4x4xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %44 = stablehlo.reduce(%41 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
  %46 = stablehlo.add %43, %45 : tensor<2x2x4x4xf32>
  %47 = stablehlo.multiply %46, %17 : tensor<2x2x4x4xf32>
  %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %48 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %49 = stablehlo.multiply %47, %48 : tensor<2x2x4x4xf32>
  %50 = stablehlo.convert %49 : tensor<2x2x4x4xf32>
  %51 = stablehlo.convert %0 : (tensor<2x4x2x4xbf16>) -> tensor<2x4x2x4xf32>
  %52 = stablehlo.dot_general %50, %51, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %53 = stablehlo.transpose %52, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %54 = stablehlo.convert %53 : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x4xbf16>
  %55 = stablehlo.convert %49 : tensor<2x2x4x4xf32>
  %56 = stablehlo.convert %1 : (tensor<2x4x2x4xbf16>) -> tensor<2x4x2x4xf32>
  %57 = stablehlo.dot_general %55, %56, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %58 = stablehlo.transpose %57, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %59 = stablehlo.convert %58 : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x4xbf16>
  %60 = stablehlo.convert %34 : (tensor<2x4x2x4xbf16>) -> tensor<2x4x2x4xf32>
  %61 = stablehlo.convert %54 : (tensor<2x4x2x4xbf16>) -> tensor<2x4x2x4xf32>
  %62 = stablehlo.convert %59 : (tensor<2x4x2x4xbf16>) -> tensor<2x4x2x4xf32>
  return %28, %62, %61, %60 : tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>
}
func.func private @_where(%arg0: tensor<2x4xi1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x4xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %2 = stablehlo.select %arg0, %0, %1 : tensor<2x4xi1>, tensor<2x4xf32>
  return %2 : tensor<2x4xf32>
}
