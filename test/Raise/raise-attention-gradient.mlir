// Forward and backward of attention, as JAX transposes it.
// Printed by JAX 0.10.2: test/Raise/forms.py
// RUN: trc-opt --split-input-file --phase-simplify --phase-raise %s -o %t
// RUN: FileCheck %s < %t
// RUN: trc-run --split-input-file --target=reference %t
// RUN: %check-host %s

// The library's attention.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x2x4x4xf32>
// CHECK: trc.attention(%{{.*}}, %{{.*}}, %{{.*}}) {causal
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
  %r:4 = call @form(%i0, %i1, %i2) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>)
  %w0 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83F489B6DBF0A93823E6D0103BFBE6799BD80E55A3F59044BBF16588D3EBA5B6CBE008C3EBFDD233DBF37A8233F6627E6BD785D373FBE6843BF7F32843E0CBA043E94592EBFCE12BABE6E7B103E526F38BEFDA6503E67E634BFB497053F749B7EBD8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F0A6C4ABF1BEC893EDAFA5A3FB75A77BFDCF2B1BE9657DABE724ABEBF9B60AEBD5360E1BD53D1413C3E04543F5F3D49BFBA14B9BECB01E9BE7E6583BF70E3BCBDED45653E8979C2BD1BCD103FB241933D44AB9FBE25D8D9BEE153F1BE8D667DBE"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w1 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000FA0AD7BCC626B7BC4AD8A5BDE802D33D907E893C8C31EB3BE29A77BC319B723D17E6B13C34DF03BD65DD19BEBDEE6ABE3768E9BDCFEC973CA2FB943D2A374BBE2489BFBD4F7574BDCAEA0E3C234F78BD9162F1BDAF68E43DBF07923D753918BE0000000000000000000000000000000000000000000000000000000000000000781433BE8946BD3E6FA138BFBA8476BF3AC812BC01D946BD95441ABD361BF73D40F3B6BD50AA293E4F41FFBE900FD0BE4645AABDE144883BABD0E8BD040C913E5F28183D9D546F3C30D1ABBC377C1ABED0B021BD6D63273DE232EBBC36638C3D"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w2 = stablehlo.constant dense<"0xA902573DC1F3ABBD1E73B23EEB10753ED9EC49BEC70E3A3BD94092BE4A5503BD29F16E3E61883D3E725CCB3D3AC83B3D098C1D3DEA9257BC5C83543DC05D773CF9988DBE30C5E5BD87C618BF3254A2BEC2A9243EFB45B33B9B34993EC635193D04FE17BC8141353CA585183EAC95023DD4FB07BB16D89E3BBD1086BDC46FA7BC6F880DBE114D163FE34C80BE65189EBEDD08E13D11F726BD7774193DFA54963DC617893C970D75BE053C9B3E8F70F33DE074A3BDDF90AD3DC4B25DBD91E6A4BD4C06FF3D30B4C1BE5182F2BD201F623EC197F1BC778C39BD96718B3CBD8E753BA16B47BB8A0DFA3CC9C5863DD234FDBC700317BA2F36AC3A1239BDB9F1A35C3B"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0xEC4CCCBFB912263F20415FBF473F1F3F1EF41B3F920CCCBFC14F9E3F8903773FBB570DBFDCCE7EBCBED605BE7DCA8EBDF77F5D3FAEF671BF3F5BD33E879809BE4C1628BFDD990FBF022CE03E225209BEE215613E49D0B4BE47784F3E67E5723CD72E93BEB83226BE487F833D2582A7BDDE524C3D5FE623BE64AAFB3DB7E57ABC3777B6BF945F053F69BD024097A5FEBFA6591BBF99FA8ABFFAFE00C0569E0C3F2E8F19BEF548533D3338B43E54C382BE6609AEBE0EE1DABE93B14FBF14090ABEAA100B3DBB0DDEBC1C5CE23E53296CBE98CE59BE95598EBE173FC7BE714202BE495F963D8B6D00BD387C353ED29DC23CE64347BDFF0786BD8C7393BDE3131FBD"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) {
  %0 = stablehlo.reshape %arg0 : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x1x4xf32>
  %1 = stablehlo.dot_general %0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x1x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x1x4xf32>
  %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x1x4xf32>
  %3 = stablehlo.multiply %1, %2 : tensor<2x2x4x1x4xf32>
  %c = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x2x4x4xi1>
  %c_0 = stablehlo.constant dense<true> : tensor<i1>
  %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<4x4xi1>
  %6 = call @tril(%5) : (tensor<4x4xi1>) -> tensor<4x4xi1>
  %7 = stablehlo.broadcast_in_dim %6, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<1x1x4x4xi1>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<1x1x4x4xi1>) -> tensor<2x2x4x4xi1>
  %9 = stablehlo.and %4, %8 : tensor<2x2x4x4xi1>
  %cst_1 = stablehlo.constant dense<-2.38197633E+38> : tensor<f32>
  %10:2 = call @_where(%9, %3, %cst_1) : (tensor<2x2x4x4xi1>, tensor<2x2x4x1x4xf32>, tensor<f32>) -> (tensor<1x2x2x4x4xf32>, tensor<1x2x2x4x4xi1>)
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %11 = stablehlo.reduce(%10#0 init: %cst_2) applies stablehlo.maximum across dimensions = [4] : (tensor<1x2x2x4x4xf32>, tensor<f32>) -> tensor<1x2x2x4xf32>
  %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x2x2x4xf32>
  %13 = stablehlo.maximum %12, %11 : tensor<1x2x2x4xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x1xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x4xf32>
  %16 = stablehlo.subtract %10#0, %15 : tensor<1x2x2x4x4xf32>
  %17 = stablehlo.exponential %16 : tensor<1x2x2x4x4xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %18 = stablehlo.reduce(%17 init: %cst_4) applies stablehlo.add across dimensions = [4] : (tensor<1x2x2x4x4xf32>, tensor<f32>) -> tensor<1x2x2x4xf32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x1xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x4xf32>
  %21 = stablehlo.divide %17, %20 : tensor<1x2x2x4x4xf32>
  %22 = stablehlo.multiply %19, %19 : tensor<1x2x2x4x1xf32>
  %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x2x2x4x1xf32>
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
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %40 = stablehlo.reduce(%39 init: %cst_6) applies stablehlo.add across dimensions = [4] : (tensor<1x2x2x4x4xf32>, tensor<f32>) -> tensor<1x2x2x4xf32>
  %41 = stablehlo.reshape %40 : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x1xf32>
  %42 = stablehlo.negate %41 : tensor<1x2x2x4x1xf32>
  %43 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x4xf32>
  %44 = stablehlo.divide %34, %43 : tensor<1x2x2x4x4xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %45 = stablehlo.reduce(%42 init: %cst_7) applies stablehlo.add across dimensions = [0, 4] : (tensor<1x2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %46 = stablehlo.broadcast_in_dim %45, dims = [1, 2, 3] : (tensor<2x2x4xf32>) -> tensor<1x2x2x4xf32>
  %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x4xf32>
  %48 = stablehlo.add %44, %47 : tensor<1x2x2x4x4xf32>
  %49 = stablehlo.multiply %48, %17 : tensor<1x2x2x4x4xf32>
  %50 = call @_where_0(%10#1, %49) : (tensor<1x2x2x4x4xi1>, tensor<1x2x2x4x4xf32>) -> tensor<2x2x4x1x4xf32>
  %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %51 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2x4x1x4xf32>
  %52 = stablehlo.multiply %50, %51 : tensor<2x2x4x1x4xf32>
  %53 = stablehlo.dot_general %52, %0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2, 3] x [1, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x1x4xf32>, tensor<2x4x2x1x4xf32>) -> tensor<2x2x4x4xf32>
  %54 = stablehlo.transpose %53, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %55 = stablehlo.dot_general %52, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [4] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x1x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x1x4xf32>
  %56 = stablehlo.transpose %55, dims = [0, 2, 1, 3, 4] : (tensor<2x2x4x1x4xf32>) -> tensor<2x4x2x1x4xf32>
  %57 = stablehlo.reshape %56 : (tensor<2x4x2x1x4xf32>) -> tensor<2x4x2x4xf32>
  return %28, %57, %54, %36 : tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>
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
func.func private @_where(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<2x2x4x1x4xf32>, %arg2: tensor<f32>) -> (tensor<1x2x2x4x4xf32>, tensor<1x2x2x4x4xi1>) {
  %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2, 3, 4] : (tensor<2x2x4x4xi1>) -> tensor<1x2x2x4x4xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [1, 2, 3, 4] : (tensor<2x2x4x4xf32>) -> tensor<1x2x2x4x4xf32>
  %3 = stablehlo.transpose %arg1, dims = [3, 0, 1, 2, 4] : (tensor<2x2x4x1x4xf32>) -> tensor<1x2x2x4x4xf32>
  %4 = stablehlo.select %1, %3, %2 : tensor<1x2x2x4x4xi1>, tensor<1x2x2x4x4xf32>
  return %4, %1 : tensor<1x2x2x4x4xf32>, tensor<1x2x2x4x4xi1>
}
func.func private @_where_0(%arg0: tensor<1x2x2x4x4xi1>, %arg1: tensor<1x2x2x4x4xf32>) -> tensor<2x2x4x1x4xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x2x4x4xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<1x2x2x4x4xi1>, tensor<1x2x2x4x4xf32>
  %2 = stablehlo.transpose %1, dims = [1, 2, 3, 0, 4] : (tensor<1x2x2x4x4xf32>) -> tensor<2x2x4x1x4xf32>
  return %2 : tensor<2x2x4x1x4xf32>
}

// -----

// A padding mask.
// CHECK-LABEL: func.func @main
// CHECK: trc.attention(%{{.*}}, %{{.*}}, %{{.*}}) mask(%{{.*}}) {causal
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
  %0 = stablehlo.broadcast_in_dim %arg3, dims = [0, 3] : (tensor<2x4xi1>) -> tensor<2x1x1x4xi1>
  %1 = stablehlo.reshape %arg0 : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x1x4xf32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 3, 4] : (tensor<2x1x1x4xi1>) -> tensor<2x1x1x1x4xi1>
  %3 = stablehlo.dot_general %1, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x1x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x1x4xf32>
  %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x1x4xf32>
  %5 = stablehlo.multiply %3, %4 : tensor<2x2x4x1x4xf32>
  %c = stablehlo.constant dense<true> : tensor<i1>
  %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x2x4x4xi1>
  %7 = stablehlo.broadcast_in_dim %6, dims = [1, 2, 3, 4] : (tensor<2x2x4x4xi1>) -> tensor<1x2x2x4x4xi1>
  %8 = stablehlo.transpose %2, dims = [2, 0, 1, 3, 4] : (tensor<2x1x1x1x4xi1>) -> tensor<1x2x1x1x4xi1>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3, 4] : (tensor<1x2x1x1x4xi1>) -> tensor<1x2x2x4x4xi1>
  %10 = stablehlo.and %7, %9 : tensor<1x2x2x4x4xi1>
  %c_0 = stablehlo.constant dense<true> : tensor<i1>
  %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<4x4xi1>
  %12 = call @tril(%11) : (tensor<4x4xi1>) -> tensor<4x4xi1>
  %13 = stablehlo.broadcast_in_dim %12, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<1x1x4x4xi1>
  %14 = stablehlo.broadcast_in_dim %13, dims = [1, 2, 3, 4] : (tensor<1x1x4x4xi1>) -> tensor<1x1x1x4x4xi1>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x4x4xi1>) -> tensor<1x2x2x4x4xi1>
  %16 = stablehlo.and %10, %15 : tensor<1x2x2x4x4xi1>
  %cst_1 = stablehlo.constant dense<-2.38197633E+38> : tensor<f32>
  %17 = call @_where(%16, %5, %cst_1) : (tensor<1x2x2x4x4xi1>, tensor<2x2x4x1x4xf32>, tensor<f32>) -> tensor<1x2x2x4x4xf32>
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %18 = stablehlo.reduce(%17 init: %cst_2) applies stablehlo.maximum across dimensions = [4] : (tensor<1x2x2x4x4xf32>, tensor<f32>) -> tensor<1x2x2x4xf32>
  %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x2x2x4xf32>
  %20 = stablehlo.maximum %19, %18 : tensor<1x2x2x4xf32>
  %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x1xf32>
  %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x4xf32>
  %23 = stablehlo.subtract %17, %22 : tensor<1x2x2x4x4xf32>
  %24 = stablehlo.exponential %23 : tensor<1x2x2x4x4xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %25 = stablehlo.reduce(%24 init: %cst_4) applies stablehlo.add across dimensions = [4] : (tensor<1x2x2x4x4xf32>, tensor<f32>) -> tensor<1x2x2x4xf32>
  %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3] : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x1xf32>
  %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x4xf32>
  %28 = stablehlo.divide %24, %27 : tensor<1x2x2x4x4xf32>
  %29 = stablehlo.multiply %26, %26 : tensor<1x2x2x4x1xf32>
  %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %30 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x2x2x4x1xf32>
  %31 = stablehlo.divide %30, %29 : tensor<1x2x2x4x1xf32>
  %32 = stablehlo.dot_general %arg2, %28, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<1x2x2x4x4xf32>) -> tensor<2x2x4x1x4xf32>
  %33 = stablehlo.transpose %32, dims = [3, 0, 4, 1, 2] : (tensor<2x2x4x1x4xf32>) -> tensor<1x2x4x2x4xf32>
  %34 = stablehlo.transpose %33, dims = [1, 2, 3, 0, 4] : (tensor<1x2x4x2x4xf32>) -> tensor<2x4x2x1x4xf32>
  %35 = stablehlo.reshape %34 : (tensor<2x4x2x1x4xf32>) -> tensor<2x4x2x4xf32>
  %36 = stablehlo.sine %35 : tensor<2x4x2x4xf32>
  %37 = stablehlo.reshape %36 : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x1x4xf32>
  %38 = stablehlo.transpose %37, dims = [3, 0, 1, 2, 4] : (tensor<2x4x2x1x4xf32>) -> tensor<1x2x4x2x4xf32>
  %39 = stablehlo.transpose %38, dims = [1, 3, 4, 0, 2] : (tensor<1x2x4x2x4xf32>) -> tensor<2x2x4x1x4xf32>
  %40 = stablehlo.dot_general %39, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x1x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x1x4x4xf32>
  %41 = stablehlo.transpose %40, dims = [2, 0, 1, 3, 4] : (tensor<2x2x1x4x4xf32>) -> tensor<1x2x2x4x4xf32>
  %42 = stablehlo.dot_general %39, %28, batching_dims = [0, 1] x [1, 2], contracting_dims = [3, 4] x [0, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x1x4xf32>, tensor<1x2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %43 = stablehlo.transpose %42, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %44 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x4xf32>
  %45 = stablehlo.multiply %41, %44 : tensor<1x2x2x4x4xf32>
  %46 = stablehlo.multiply %45, %24 : tensor<1x2x2x4x4xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %47 = stablehlo.reduce(%46 init: %cst_6) applies stablehlo.add across dimensions = [4] : (tensor<1x2x2x4x4xf32>, tensor<f32>) -> tensor<1x2x2x4xf32>
  %48 = stablehlo.reshape %47 : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x1xf32>
  %49 = stablehlo.negate %48 : tensor<1x2x2x4x1xf32>
  %50 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x4xf32>
  %51 = stablehlo.divide %41, %50 : tensor<1x2x2x4x4xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %52 = stablehlo.reduce(%49 init: %cst_7) applies stablehlo.add across dimensions = [0, 4] : (tensor<1x2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %53 = stablehlo.broadcast_in_dim %52, dims = [1, 2, 3] : (tensor<2x2x4xf32>) -> tensor<1x2x2x4xf32>
  %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2, 3] : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x4xf32>
  %55 = stablehlo.add %51, %54 : tensor<1x2x2x4x4xf32>
  %56 = stablehlo.multiply %55, %24 : tensor<1x2x2x4x4xf32>
  %57 = call @_where_0(%16, %56) : (tensor<1x2x2x4x4xi1>, tensor<1x2x2x4x4xf32>) -> tensor<2x2x4x1x4xf32>
  %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %58 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2x4x1x4xf32>
  %59 = stablehlo.multiply %57, %58 : tensor<2x2x4x1x4xf32>
  %60 = stablehlo.dot_general %59, %1, batching_dims = [0, 1] x [0, 2], contracting_dims = [2, 3] x [1, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x1x4xf32>, tensor<2x4x2x1x4xf32>) -> tensor<2x2x4x4xf32>
  %61 = stablehlo.transpose %60, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %62 = stablehlo.dot_general %59, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [4] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x1x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x1x4xf32>
  %63 = stablehlo.transpose %62, dims = [0, 2, 1, 3, 4] : (tensor<2x2x4x1x4xf32>) -> tensor<2x4x2x1x4xf32>
  %64 = stablehlo.reshape %63 : (tensor<2x4x2x1x4xf32>) -> tensor<2x4x2x4xf32>
  return %35, %64, %61, %43 : tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>
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

// The scale on the queries.
// CHECK-LABEL: func.func @main
// CHECK: trc.attention(%{{.*}}, %{{.*}}, %{{.*}}) mask(%{{.*}}) {causal
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
  %c = stablehlo.constant dense<[[true, false, false, false], [true, true, false, false], [true, true, true, false], [true, true, true, true]]> : tensor<4x4xi1>
  %0 = stablehlo.broadcast_in_dim %c, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<1x1x4x4xi1>
  %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
  %1 = stablehlo.sqrt %cst : tensor<f32>
  %2 = stablehlo.convert %1 : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x4x2x4xf32>
  %4 = stablehlo.divide %arg0, %3 : tensor<2x4x2x4xf32>
  %5 = stablehlo.dot_general %4, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %6 = stablehlo.broadcast_in_dim %arg3, dims = [0, 3] : (tensor<2x4xi1>) -> tensor<2x1x1x4xi1>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3] : (tensor<2x1x1x4xi1>) -> tensor<2x1x4x4xi1>
  %8 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x1x4x4xi1>) -> tensor<2x1x4x4xi1>
  %9 = stablehlo.and %7, %8 : tensor<2x1x4x4xi1>
  %cst_0 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
  %10:2 = call @_where(%9, %5, %cst_0) : (tensor<2x1x4x4xi1>, tensor<2x2x4x4xf32>, tensor<f32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>)
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %11 = stablehlo.reduce(%10#0 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
  %13 = stablehlo.maximum %12, %11 : tensor<2x2x4xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %16 = stablehlo.subtract %10#0, %15 : tensor<2x2x4x4xf32>
  %17 = stablehlo.exponential %16 : tensor<2x2x4x4xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %18 = stablehlo.reduce(%17 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %21 = stablehlo.divide %17, %20 : tensor<2x2x4x4xf32>
  %22 = stablehlo.multiply %19, %19 : tensor<2x2x4x1xf32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2x4x1xf32>
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
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %35 = stablehlo.reduce(%34 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %36 = stablehlo.reshape %35 : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %37 = stablehlo.negate %36 : tensor<2x2x4x1xf32>
  %38 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %39 = stablehlo.divide %29, %38 : tensor<2x2x4x4xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %40 = stablehlo.reduce(%37 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
  %42 = stablehlo.add %39, %41 : tensor<2x2x4x4xf32>
  %43 = stablehlo.multiply %42, %17 : tensor<2x2x4x4xf32>
  %44 = call @_where_0(%10#1, %43) : (tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %45 = stablehlo.dot_general %44, %4, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %46 = stablehlo.transpose %45, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %47 = stablehlo.dot_general %44, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %48 = stablehlo.transpose %47, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %49 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x4x2x4xf32>
  %50 = stablehlo.divide %48, %49 : tensor<2x4x2x4xf32>
  return %26, %50, %46, %31 : tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>
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

// Heads before positions, and a mask that is added.
// CHECK-LABEL: func.func @main
// CHECK: trc.attention(%{{.*}}, %{{.*}}, %{{.*}}) {causal
// CHECK: trc.attention_gradient(
func.func @main() {
  %c0 = stablehlo.constant dense<"0x1469773FDD1510BEE6B80A3FA70C483F81C8543FCADF6B3FB746E9BEA2EAC13F5D909FBFE2995C3FAAE4FC3E81A55F3F5883F03F4F02BE3F289592BF6426D8BFA41F513FEDEB81BFF93F4BBC61F8563FF467D2BFEB0907C0D7C2843EFBCD353DCDB37BBEA1D61D3DC04A5CBF2FBAC1BF92A72ABEE7C178BF995DD2BF5174013F217D7BBD8224D03E6F427DBF8A7628BF49C17FBFF6FA62BF0319483E067148BF524EB63E7DF4AD3E3D9C0140E946B2BF924D633F7745B7BDF4DC65BC2395B9BF869EEBBE2D423E3F6CEAA8BDD5FFA53DD1D894BEF1C8933F3DE7AFBC9CD30CC0AB2B31BF8701FCBF911750C0A4B507BF17B2AA3FCD00413DFA1596BFB5D170BF"> : tensor<2x2x4x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x2x4x4xf32>
  %c1 = stablehlo.constant dense<"0xEFB7903FE068213EDA9A443DC0FA5ABD98491D3D112F4E3F0D750D3FB1E15C3EB67C85BF06D8023FD12A2FBF23038C3FCBB1A2BF83EC0CBEC71DF1BBFC8DA9BF9169DC3F9CEEBA3FDA5AEDBE858F453FD4E1C13E8F4427C02B34803EEE437BBDDC6DAA3D0AD789BFDBE789BE778936BE7913983F063AAB3EF906B6BB4AB5C33FBA240EBF6963C7BE6E8BE8BF76D8C83F7CDE763F8EB66A3FEE3C2B3F9595E13D22A95C3E020781BEA17C50BE776D5E3DA183C13F90410E3FE3736FBD0A5314BF438F22BF7025CD3F42B6013FF2578A3DBF3EB1BE76F58DBFB6EE88BD0EA85F3FA4FAC8BE48B268BED45662BE0373E03DC8E7CBBF440C71BEAAB95ABF2A74623F"> : tensor<2x2x4x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x2x4x4xf32>
  %c2 = stablehlo.constant dense<"0xF44545BF56B9133FC420C33FB08FA0BEE7001ABFD106443E6FF904BBA45D7EBFA1FDEB3E37FE0040412784BEC7BE4FBE55C085BF905FA33EEB9C9FBFEAAF8DBF23CCA33FC6CB67BFED698A3F2A1EC33F70C6843E0FAB0D3F5CE3F93F2C7349BE3ACF17BFAD36ADBF0BD52A3D9954BD3F0BA8753FE42C71BFE2F95ABF5E1101BF29A4953E293D52BED1995B3E39EE973EDAF898BE6E8D24BDF48C533E4FF8ABBDBEE6003FDB78EF3F7F8B173F9999643DBCD2D7BF50A2C63EC22CF9BF3B5BB4BFA3C95A3FD2CB343F9C8919BEA5E1DABF6521BEBECBC12DBFFF07233FA87E104007235E3EEF8047BFA2D495BF1EC365BD460935BEFB6493BFA74BEE3D225193BF"> : tensor<2x2x4x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x2x4x4xf32>
  %r:4 = call @form(%i0, %i1, %i2) : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>)
  %w0 = stablehlo.constant dense<"0xF44545BF56B9133FC420C33FB08FA0BE421E30BF80EBC63E9633473F8F6425BF7149ABBD3B68973F1D87C83D3DF4F8BE08D428BFE50F153FC18FEB3E0BDC1CBF23CCA33FC6CB67BFED698A3F2A1EC33FE7FF913EDA36043FF410F73F1DD61CBEA3F41D3E1EA51DBFF29E6D3F2CC6703FFE039D3EE99204BFE33B353F1D34FA3E29A4953E293D52BED1995B3E39EE973EB608443DEA4F0CBE9B45583ECAA60E3E5F9503BD9245063F8D05A53E8A5CCDBC6A4D2BBF74240E3F723823BFD1BD17BFA3C95A3FD2CB343F9C8919BEA5E1DABF2998283F0E30F83E5087C5BCDCA889BF4F146FBD052F23BF8C1A17BEEFEB893FBA83133E4303F7BE47CE76BEAE86ABBD"> : tensor<2x2x4x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x2x4x4xf32>
  %w1 = stablehlo.constant dense<"0x000000000000000000000000000000008591AA3D15534ABD39981DBDFD23A8BC917002BE78D85CBC1FDDD9BD137FB73D2C3CE43DAD5726BCA8284E3B96DF0A3C0000000000000000000000000000000099C488BC67654FBD7763113C36A329BCE9D9D23D0B48A63E156A6EBD4076833D9971A23CAAA3863D6E950CBDE09383BD00000000000000000000000000000000CA0654BCBC4336BC4669ADBC60914B3C10BF3BBD3227A0BDC57448BD37DF58BC0E7D943E7C2CA43DEF43F03C69E882BE000000000000000000000000000000003AF181BDBF81183F0206013EC95635BEF062C33CBCE88ABE6410AEBCE119093E821883BCAFDB9FBC7E370EBD47C31FBC"> : tensor<2x2x4x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x2x4x4xf32>
  %w2 = stablehlo.constant dense<"0x9CF14C3E422E0C3E17A5E5BDB3BEF2BA940FF2BBE72D24BE696FA33C527317BE6BAC16BE8696733D03DB833D7EBEDE3DDDD23ABDF59713BDF1B8E33C2DE6273D6E4412BCB6BBF9BC843D2FBE9192B2BD50AB8F3AB567BABC0DD4AF3D0810FB3DEB0985BB75D983BCE80503BD37EC333AE7D3423C37FF8D3DF229F03DA2CA13BDAFBF7CBD829A94BBEEBD26BC42A0AE3D3D41F1BDBCFBA7BB41500CBE981C893EB01C44BD3971053DFD691A3E3265953CB8D7683EE6BCBBBC12776BBBFD1ABEBEA43359BDAB52C33EBD88743EAA3BD9BEA138C7BDCBD017BF471C04BFC737D83E963D023EB9C7573E2F5C983E27D2953C1D5DBD3C601C563AFB7FA6BC019485BC"> : tensor<2x2x4x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x2x4x4xf32>
  %w3 = stablehlo.constant dense<"0xC090A9BF5FF8913F85ABCA3F26C475BF03CAF6BE6243203F20CCF53E792516BF93ABD5BD9860073FB2D5C13D60FE97BED003EFBDC485D63DC935AD3D6958E0BDCB4C863F74597EBF07399A3F734EA23F4DC6DD3E4400E93D7F57B43F4205923E6AF51B3EDD43C6BEF0BC063F963EF43E6017763D8BC4C9BDAF85043EB858BF3D37D1853E545E5DBEFEF2983EBD37A63ED13A26BEB24FD13ED83E0F3E381BD5BD1AFC16BE2CB9883E2E5B19BDBAC906BE6C3E89BECC42693EA7B283BE693177BE342DA63F6CC3653F844E6FBE5725D9BF4CFDD03DD560B6BE4F1810BE2F8D9D3E8CE2BF3C0682CABE04DC0DBEB8F3A93E08EBE33CBC24B8BD707A3DBD0AD084BC"> : tensor<2x2x4x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x2x4x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x2x4x4xf32>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) {
  %c = stablehlo.constant dense<[[true, false, false, false], [true, true, false, false], [true, true, true, false], [true, true, true, true]]> : tensor<4x4xi1>
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.divide %0, %1 : tensor<2x2x4x4xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %cst_1 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
  %3 = call @_where(%c, %cst_0, %cst_1) : (tensor<4x4xi1>, tensor<f32>, tensor<f32>) -> tensor<4x4xf32>
  %4 = stablehlo.convert %3 : tensor<4x4xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [2, 3] : (tensor<4x4xf32>) -> tensor<1x1x4x4xf32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<1x1x4x4xf32>) -> tensor<2x2x4x4xf32>
  %7 = stablehlo.add %2, %6 : tensor<2x2x4x4xf32>
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %11 = stablehlo.subtract %7, %10 : tensor<2x2x4x4xf32>
  %12 = stablehlo.exponential %11 : tensor<2x2x4x4xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %16 = stablehlo.divide %12, %15 : tensor<2x2x4x4xf32>
  %17 = stablehlo.multiply %14, %14 : tensor<2x2x4x1xf32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2x4x1xf32>
  %19 = stablehlo.divide %18, %17 : tensor<2x2x4x1xf32>
  %20 = stablehlo.dot_general %16, %arg2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %21 = stablehlo.sine %20 : tensor<2x2x4x4xf32>
  %22 = stablehlo.dot_general %21, %16, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %23 = stablehlo.transpose %22, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %24 = stablehlo.dot_general %21, %arg2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %25 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %26 = stablehlo.multiply %24, %25 : tensor<2x2x4x4xf32>
  %27 = stablehlo.multiply %26, %12 : tensor<2x2x4x4xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %28 = stablehlo.reduce(%27 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %29 = stablehlo.reshape %28 : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %30 = stablehlo.negate %29 : tensor<2x2x4x1xf32>
  %31 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %32 = stablehlo.divide %24, %31 : tensor<2x2x4x4xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %33 = stablehlo.reduce(%30 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
  %35 = stablehlo.add %32, %34 : tensor<2x2x4x4xf32>
  %36 = stablehlo.multiply %35, %12 : tensor<2x2x4x4xf32>
  %cst_7 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
  %37 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %38 = stablehlo.divide %36, %37 : tensor<2x2x4x4xf32>
  %39 = stablehlo.dot_general %38, %arg0, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %40 = stablehlo.dot_general %38, %arg1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  return %20, %40, %39, %23 : tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>
}
func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<4x4xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
  %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
  %2 = stablehlo.select %arg0, %0, %1 : tensor<4x4xi1>, tensor<4x4xf32>
  return %2 : tensor<4x4xf32>
}

// -----

// The derivative of jax.nn.softmax.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x2x4x4xf32>
// CHECK: trc.attention(%{{.*}}, %{{.*}}, %{{.*}}) {causal
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
  %r:4 = call @form(%i0, %i1, %i2) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>)
  %w0 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83F489B6DBF0A93823E6D0103BFBE6799BD80E55A3F59044BBF16588D3EBA5B6CBE008C3EBFDD233DBF37A8233F6627E6BD785D373FBE6843BF7F32843E0CBA043E94592EBFCE12BABE6E7B103E526F38BEFDA6503E67E634BFB497053F749B7EBD8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F0A6C4ABF1BEC893EDAFA5A3FB75A77BFDCF2B1BE9657DABE724ABEBF9B60AEBD5360E1BD53D1413C3E04543F5F3D49BFBA14B9BECB01E9BE7E6583BF70E3BCBDED45653E8979C2BD1BCD103FB241933D44AB9FBE25D8D9BEE153F1BE8D667DBE"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w1 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000FA0AD7BCC626B7BC4AD8A5BDE802D33D907E893C8C31EB3BE29A77BC319B723D17E6B13C34DF03BD65DD19BEBDEE6ABE3768E9BDCFEC973CA2FB943D2A374BBE2489BFBD4F7574BDCAEA0E3C234F78BD9162F1BDAF68E43DBF07923D753918BE0000000000000000000000000000000000000000000000000000000000000000781433BE8946BD3E6FA138BFBA8476BF3AC812BC01D946BD95441ABD361BF73D40F3B6BD50AA293E4F41FFBE900FD0BE4645AABDE144883BABD0E8BD040C913E5F28183D9D546F3C30D1ABBC377C1ABED0B021BD6D63273DE232EBBC36638C3D"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w2 = stablehlo.constant dense<"0xA902573DC1F3ABBD1E73B23EEB10753ED9EC49BEC70E3A3BD94092BE4A5503BD29F16E3E61883D3E725CCB3D3AC83B3D098C1D3DEA9257BC5C83543DC05D773CF9988DBE30C5E5BD87C618BF3254A2BEC2A9243EFB45B33B9B34993EC635193D04FE17BC8141353CA585183EAC95023DD4FB07BB16D89E3BBD1086BDC46FA7BC6F880DBE114D163FE34C80BE65189EBEDD08E13D11F726BD7774193DFA54963DC617893C970D75BE053C9B3E8F70F33DE074A3BDDF90AD3DC4B25DBD91E6A4BD4C06FF3D30B4C1BE5182F2BD201F623EC197F1BC778C39BD96718B3CBD8E753BA16B47BB8A0DFA3CC9C5863DD234FDBC700317BA2F36AC3A1239BDB9F1A35C3B"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0xEC4CCCBFB912263F20415FBF473F1F3F1EF41B3F920CCCBFC14F9E3F8903773FBB570DBFDCCE7EBCBED605BE7DCA8EBDF77F5D3FAEF671BF3F5BD33E879809BE4C1628BFDD990FBF022CE03E225209BEE215613E49D0B4BE47784F3E67E5723CD72E93BEB83226BE487F833D2582A7BDDE524C3D5FE623BE64AAFB3DB7E57ABC3777B6BF945F053F69BD024097A5FEBFA6591BBF99FA8ABFFAFE00C0569E0C3F2E8F19BEF548533D3338B43E54C382BE6609AEBE0EE1DABE93B14FBF14090ABEAA100B3DBB0DDEBC1C5CE23E53296CBE98CE59BE95598EBE173FC7BE714202BE495F963D8B6D00BD387C353ED29DC23CE64347BDFF0786BD8C7393BDE3131FBD"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.iota dim = 2 : tensor<2x2x4x4xi32>
  %2 = stablehlo.iota dim = 3 : tensor<2x2x4x4xi32>
  %3 = stablehlo.compare GT, %2, %1, SIGNED : (tensor<2x2x4x4xi32>, tensor<2x2x4x4xi32>) -> tensor<2x2x4x4xi1>
  %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %5 = stablehlo.multiply %0, %4 : tensor<2x2x4x4xf32>
  %cst_0 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
  %6 = call @_where(%3, %cst_0, %5) : (tensor<2x2x4x4xi1>, tensor<f32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
  %9 = stablehlo.maximum %8, %7 : tensor<2x2x4xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %12 = stablehlo.subtract %6, %11 : tensor<2x2x4x4xf32>
  %13 = stablehlo.exponential %12 : tensor<2x2x4x4xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %14 = stablehlo.reduce(%13 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %17 = stablehlo.divide %13, %16 : tensor<2x2x4x4xf32>
  %18 = stablehlo.multiply %15, %15 : tensor<2x2x4x1xf32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2x4x1xf32>
  %20 = stablehlo.divide %19, %18 : tensor<2x2x4x1xf32>
  %21 = stablehlo.dot_general %arg2, %17, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %22 = stablehlo.transpose %21, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %23 = stablehlo.sine %22 : tensor<2x4x2x4xf32>
  %24 = stablehlo.transpose %23, dims = [0, 2, 3, 1] : (tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %25 = stablehlo.dot_general %24, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %26 = stablehlo.dot_general %24, %17, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %27 = stablehlo.transpose %26, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %28 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %29 = stablehlo.multiply %25, %28 : tensor<2x2x4x4xf32>
  %30 = stablehlo.multiply %29, %13 : tensor<2x2x4x4xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %31 = stablehlo.reduce(%30 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %32 = stablehlo.reshape %31 : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %33 = stablehlo.negate %32 : tensor<2x2x4x1xf32>
  %34 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %35 = stablehlo.divide %25, %34 : tensor<2x2x4x4xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %36 = stablehlo.reduce(%33 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
  %38 = stablehlo.add %35, %37 : tensor<2x2x4x4xf32>
  %39 = stablehlo.multiply %38, %13 : tensor<2x2x4x4xf32>
  %40 = call @_where_0(%3, %39) : (tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %41 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %42 = stablehlo.multiply %40, %41 : tensor<2x2x4x4xf32>
  %43 = stablehlo.dot_general %42, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %44 = stablehlo.transpose %43, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %45 = stablehlo.dot_general %42, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %46 = stablehlo.transpose %45, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %22, %46, %44, %27 : tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>
}
func.func private @_where(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<f32>, %arg2: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
  %0 = stablehlo.convert %arg1 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.select %arg0, %1, %arg2 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %2 : tensor<2x2x4x4xf32>
}
func.func private @_where_0(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.select %arg0, %0, %arg1 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %1 : tensor<2x2x4x4xf32>
}

// -----

// Scores in f32 of queries and keys in bf16.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x2x4x4xf32>
// CHECK: trc.attention(%{{.*}}, %{{.*}}, %{{.*}}) {causal
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
  %r:4 = call @form(%i0, %i1, %i2) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>)
  %w0 = stablehlo.constant dense<"0x0000E0BF0000423F000058BF0000473F0000063E0000C5BF0000A03F0000B93F00006DBF0000823E000002BF00009EBD00005C3F00004CBF00008E3E00006CBE00003EBF00003DBF0000233F0000E9BD0000383F000043BF0000833E0000043E00002EBF0000BBBE0000123E000039BE0000513E000035BF0000063F000079BD000087BF0000AD3E0000B43F0000BABF000056BE000022BF0000E1BF00003C3F00004BBF00008A3E00005B3F000078BF0000B2BE0000DABE0000BEBF0000B3BD0000E3BD0000463C0000543F000049BF0000B9BE0000EABE000084BF0000BCBD0000643E0000C2BD0000113F0000923D0000A0BE0000DABE0000F1BE00007FBE"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 3.0e-02 : tensor<2x4x2x4xf32>
  %w1 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000D5BC0000B7BC0000A6BD0000D53D0000893C0000EB3B000079BC0000743D0000B03C000003BD000019BE00006ABE0000E8BD00009E3C0000943D000049BE0000C0BD000075BD0000113C000079BD0000F2BD0000E83D0000933D000019BE0000000000000000000000000000000000000000000000000000000000000000000032BE0000BD3E000038BF000076BF000010BC000042BD000017BD0000F33D0000B7BD00002A3E0000FFBE0000D0BE0000ABBD0000983B0000EABD0000923E0000193D0000703C0000ADBC00001BBE000021BD0000273D0000E7BC00008C3D"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 3.0e-02 : tensor<2x4x2x4xf32>
  %w2 = stablehlo.constant dense<"0x0000543D0000ADBD0000B23E0000743E000049BE0000453B000092BE000005BD00006F3E00003D3E0000CA3D00003B3D0000193D00005BBC0000533D00007E3C00008DBE0000E5BD000018BF0000A2BE0000253E0000B43B00009A3E00001A3D000019BC0000363C0000193E0000033D00000ABB0000A13B000088BD0000AABC00000EBE0000163F000080BE00009FBE0000DD3D00001CBD0000143D0000973D0000893C000075BE00009B3E0000F43D0000A0BD0000A93D000059BD0000A4BD0000FF3D0000C2BE0000F4BD0000643E0000F1BC00003CBD00008C3C00003C3B000048BB0000FB3C0000873D0000FEBC00001CBA0000B23A0000C3B90000643B"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 3.0e-02 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0x0000CCBF0000263F00005EBF00001F3F00001C3F0000CCBF00009E3F0000773F00000DBF000085BC000004BE000092BD00005F3F000073BF0000D43E00000ABE000028BF00000FBF0000DF3E00000ABE0000623E0000B5BE0000503E0000783C000093BE000027BE0000853D0000A8BD00004E3D000024BE0000FD3D000076BC0000B7BF0000063F000003400000FFBF00001BBF00008BBF000001C000000D3F00001ABE0000533D0000B43E000083BE0000AEBE0000DABE000050BF00000BBE0000073D0000DDBC0000E23E00006CBE00005ABE00008EBE0000C7BE000003BE0000953D000000BD0000353E0000C13C000047BD000086BD000093BD00001FBD"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 3.0e-02 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) {
  %c = stablehlo.constant dense<[[true, false, false, false], [true, true, false, false], [true, true, true, false], [true, true, true, true]]> : tensor<4x4xi1>
  %0 = stablehlo.convert %arg0 : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x4xbf16>
  %1 = stablehlo.convert %arg1 : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x4xbf16>
  %2 = stablehlo.convert %arg2 : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x4xbf16>
  %3 = stablehlo.dot_general %0, %1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xbf16>, tensor<2x4x2x4xbf16>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %5 = stablehlo.multiply %4, %3 : tensor<2x2x4x4xf32>
  %cst_0 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
  %6:2 = call @_where(%c, %5, %cst_0) : (tensor<4x4xi1>, tensor<2x2x4x4xf32>, tensor<f32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>)
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %7 = stablehlo.reduce(%6#0 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
  %9 = stablehlo.maximum %8, %7 : tensor<2x2x4xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %12 = stablehlo.subtract %6#0, %11 : tensor<2x2x4x4xf32>
  %13 = stablehlo.exponential %12 : tensor<2x2x4x4xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %14 = stablehlo.reduce(%13 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %17 = stablehlo.divide %13, %16 : tensor<2x2x4x4xf32>
  %18 = stablehlo.multiply %15, %15 : tensor<2x2x4x1xf32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2x4x1xf32>
  %20 = stablehlo.divide %19, %18 : tensor<2x2x4x1xf32>
  %21 = stablehlo.convert %17 : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xbf16>
  %22 = stablehlo.dot_general %2, %21, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xbf16>, tensor<2x2x4x4xbf16>) -> tensor<2x2x4x4xbf16>
  %23 = stablehlo.transpose %22, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xbf16>) -> tensor<2x4x2x4xbf16>
  %24 = stablehlo.convert %23 : (tensor<2x4x2x4xbf16>) -> tensor<2x4x2x4xf32>
  %25 = stablehlo.sine %24 : tensor<2x4x2x4xf32>
  %26 = stablehlo.convert %25 : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x4xbf16>
  %27 = stablehlo.transpose %26, dims = [0, 2, 3, 1] : (tensor<2x4x2x4xbf16>) -> tensor<2x2x4x4xbf16>
  %28 = stablehlo.dot_general %27, %2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xbf16>, tensor<2x4x2x4xbf16>) -> tensor<2x2x4x4xbf16>
  %29 = stablehlo.dot_general %27, %21, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xbf16>, tensor<2x2x4x4xbf16>) -> tensor<2x2x4x4xbf16>
  %30 = stablehlo.transpose %29, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xbf16>) -> tensor<2x4x2x4xbf16>
  %31 = stablehlo.convert %28 : (tensor<2x2x4x4xbf16>) -> tensor<2x2x4x4xf32>
  %32 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %33 = stablehlo.multiply %31, %32 : tensor<2x2x4x4xf32>
  %34 = stablehlo.multiply %33, %13 : tensor<2x2x4x4xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %35 = stablehlo.reduce(%34 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %36 = stablehlo.reshape %35 : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %37 = stablehlo.negate %36 : tensor<2x2x4x1xf32>
  %38 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %39 = stablehlo.divide %31, %38 : tensor<2x2x4x4xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %40 = stablehlo.reduce(%37 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
  %42 = stablehlo.add %39, %41 : tensor<2x2x4x4xf32>
  %43 = stablehlo.multiply %42, %13 : tensor<2x2x4x4xf32>
  %44 = call @_where_0(%6#1, %43) : (tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %45 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %46 = stablehlo.multiply %45, %44 : tensor<2x2x4x4xf32>
  %47 = stablehlo.convert %46 : tensor<2x2x4x4xf32>
  %48 = stablehlo.convert %0 : (tensor<2x4x2x4xbf16>) -> tensor<2x4x2x4xf32>
  %49 = stablehlo.dot_general %47, %48, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %50 = stablehlo.transpose %49, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %51 = stablehlo.convert %50 : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x4xbf16>
  %52 = stablehlo.convert %46 : tensor<2x2x4x4xf32>
  %53 = stablehlo.convert %1 : (tensor<2x4x2x4xbf16>) -> tensor<2x4x2x4xf32>
  %54 = stablehlo.dot_general %52, %53, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %55 = stablehlo.transpose %54, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %56 = stablehlo.convert %55 : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x4xbf16>
  %57 = stablehlo.convert %30 : (tensor<2x4x2x4xbf16>) -> tensor<2x4x2x4xf32>
  %58 = stablehlo.convert %51 : (tensor<2x4x2x4xbf16>) -> tensor<2x4x2x4xf32>
  %59 = stablehlo.convert %56 : (tensor<2x4x2x4xbf16>) -> tensor<2x4x2x4xf32>
  return %24, %59, %58, %57 : tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>
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
