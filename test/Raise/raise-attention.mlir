// Attention in several hands becomes one operation.
// Printed by JAX 0.10.2: test/Raise/forms.py
// RUN: trc-opt --split-input-file --phase-simplify --phase-raise %s -o %t
// RUN: FileCheck %s < %t
// RUN: trc-run --split-input-file --target=reference %t
// RUN: %check-host %s

// jax.nn.dot_product_attention, with a dimension of one head per group.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x2x4x4xf32>
// CHECK: trc.attention(%{{.*}}, %{{.*}}, %{{.*}}) {causal
// CHECK-NOT: tensor<2x2x4x4xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E5B83203ED36A3FBE971221C0C7E709BFEDA846BD8B0EE83D7DDBC3BF149CF4BE3A807ABFF50F4FBF87CB873F98BA4EBF7B3505BD6067623FD76615BFFEC3E4BD063BE23D05A0823DA1CE9CBF69EF9B3DEDEDAD3FD608C6BF81005C3FE26FF43D673724BFD30600407423433F4C8299BFF79B983DEEA1133F1A5041BE35D32E3F3C3A88BDBCD02A3F8221B83F34F82CBF9103503EA736EDBEA752023EFEF597BF"> : tensor<2x4x2x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x2x4xf32>
  %c1 = stablehlo.constant dense<"0x1C4D14BF99E748BE6415663FA296923F5C69A9BFAF6D4BBF769B253F9D07FFBF9A24EDBE5E3EC7BDDEE5A03FC67C303F8488A7BEFBB5BCBE9D1980BE0303C33F1626DBBEFF7B9BBE8E86B43E7F56F7BDE0044ABEC1998EBF8AC43CBC141DE3BEAD43953FCF30273FD4C8C5BC051B2B3F6203AEBE14AC863FCCEEB0BB8C58153FFD3BA5BF0C80B13E1317D8BFD44202C065E49BBEA86166BF75FD273E18AA0F40CFEB54BFC4BA1FBF6955523E3D6CFC3ECBA334BE67DF52BE9DD4333FAB18053F7D4F84BFD129A2BDF188103D5AF986BFA109853E09A35BBF5DD9783F2F5F453E52E6B63DA24D17BFB5E9F2BD27B6FFBFF6D190BF23C6B93E713A08C056BB583F"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83FB9C486BDC13E8CBE2AB423BE95A379BF7E9E8C3FF7FA0ABF0AAD51BD79154BBF544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BE4D6B0FBFE266023CFA22C0BE578F99BE2375B0BF748D4EBF28B8D33FF1D52BBF8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F760DC0BC1A50923D7C9740BF78D9E83E640F0ABF385512BE7DDB8DBF41A99BBFB5F2AA3F9DD101BF2157953ED7670ABDC9DDE1BEBB0902BF184D213F648E9ABE0B141BBEFC09B63CD397963FF8352E3F2FE4C33E374610BF5AE4B0BF6514733F"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %r = call @form(%i0, %i1, %i2) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x4x2x4xf32>
  %w0 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83F489B6DBF0A93823E6D0103BFBE6799BD80E55A3F59044BBF16588D3EBA5B6CBE008C3EBFDD233DBF37A8233F6627E6BD785D373FBE6843BF7F32843E0CBA043E94592EBFCE12BABE6E7B103E526F38BEFDA6503E67E634BFB497053F749B7EBD8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F0A6C4ABF1BEC893EDAFA5A3FB75A77BFDCF2B1BE9657DABE724ABEBF9B60AEBD5360E1BD53D1413C3E04543F5F3D49BFBA14B9BECB01E9BE7E6583BF70E3BCBDED45653E8979C2BD1BCD103FB241933D44AB9FBE25D8D9BEE153F1BE8D667DBE"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>) -> (tensor<2x4x2x4xf32>) {
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
  %10 = call @_where(%9, %3, %cst_1) : (tensor<2x2x4x4xi1>, tensor<2x2x4x1x4xf32>, tensor<f32>) -> tensor<1x2x2x4x4xf32>
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.maximum across dimensions = [4] : (tensor<1x2x2x4x4xf32>, tensor<f32>) -> tensor<1x2x2x4xf32>
  %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x2x2x4xf32>
  %13 = stablehlo.maximum %12, %11 : tensor<1x2x2x4xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x1xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x4xf32>
  %16 = stablehlo.subtract %10, %15 : tensor<1x2x2x4x4xf32>
  %17 = stablehlo.exponential %16 : tensor<1x2x2x4x4xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %18 = stablehlo.reduce(%17 init: %cst_4) applies stablehlo.add across dimensions = [4] : (tensor<1x2x2x4x4xf32>, tensor<f32>) -> tensor<1x2x2x4xf32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x1xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x4xf32>
  %21 = stablehlo.divide %17, %20 : tensor<1x2x2x4x4xf32>
  %22 = stablehlo.dot_general %arg2, %21, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<1x2x2x4x4xf32>) -> tensor<2x2x4x1x4xf32>
  %23 = stablehlo.transpose %22, dims = [3, 0, 4, 1, 2] : (tensor<2x2x4x1x4xf32>) -> tensor<1x2x4x2x4xf32>
  %24 = stablehlo.transpose %23, dims = [1, 2, 3, 0, 4] : (tensor<1x2x4x2x4xf32>) -> tensor<2x4x2x1x4xf32>
  %25 = stablehlo.reshape %24 : (tensor<2x4x2x1x4xf32>) -> tensor<2x4x2x4xf32>
  return %25 : tensor<2x4x2x4xf32>
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
func.func private @_where(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<2x2x4x1x4xf32>, %arg2: tensor<f32>) -> tensor<1x2x2x4x4xf32> {
  %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2, 3, 4] : (tensor<2x2x4x4xi1>) -> tensor<1x2x2x4x4xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [1, 2, 3, 4] : (tensor<2x2x4x4xf32>) -> tensor<1x2x2x4x4xf32>
  %3 = stablehlo.transpose %arg1, dims = [3, 0, 1, 2, 4] : (tensor<2x2x4x1x4xf32>) -> tensor<1x2x2x4x4xf32>
  %4 = stablehlo.select %1, %3, %2 : tensor<1x2x2x4x4xi1>, tensor<1x2x2x4x4xf32>
  return %4 : tensor<1x2x2x4x4xf32>
}

// -----

// The same with a padding mask.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x2x4x4xf32>
// CHECK: trc.attention(%{{.*}}, %{{.*}}, %{{.*}}) mask(%{{.*}}) {causal
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
  %r = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4xi1>) -> tensor<2x4x2x4xf32>
  %w0 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83F489B6DBF0A93823E6D0103BFBE6799BD80E55A3F59044BBF16588D3EBA5B6CBE008C3EBFDD233DBF37A8233F6627E6BD785D373FBE6843BF7F32843E0CBA043E6B5648BFBEEA2CBF1A2F133F7AB6A2BD14B1383FE0812CBF880E1B3E64660C3E8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F6E4FF1BD4726D43B975D783F26C765BF822291BE269217BFE29C7DBFF242CD3ED51A8F3E978A07BE65A55C3FAA2068BC885560BE1E6E0ABFF29C58BE1134173E"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>, %arg3: tensor<2x4xi1>) -> (tensor<2x4x2x4xf32>) {
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
  %29 = stablehlo.dot_general %arg2, %28, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<1x2x2x4x4xf32>) -> tensor<2x2x4x1x4xf32>
  %30 = stablehlo.transpose %29, dims = [3, 0, 4, 1, 2] : (tensor<2x2x4x1x4xf32>) -> tensor<1x2x4x2x4xf32>
  %31 = stablehlo.transpose %30, dims = [1, 2, 3, 0, 4] : (tensor<1x2x4x2x4xf32>) -> tensor<2x4x2x1x4xf32>
  %32 = stablehlo.reshape %31 : (tensor<2x4x2x1x4xf32>) -> tensor<2x4x2x4xf32>
  return %32 : tensor<2x4x2x4xf32>
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

// -----

// The scale on the queries, masks combined, filled with the smallest number.
// CHECK-LABEL: func.func @main
// CHECK: trc.attention(%{{.*}}, %{{.*}}, %{{.*}}) mask(%{{.*}}) {causal, fill = -3.4028234663852886E+38
func.func @main() {
  %c0 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E5B83203ED36A3FBE971221C0C7E709BFEDA846BD8B0EE83D7DDBC3BF149CF4BE3A807ABFF50F4FBF87CB873F98BA4EBF7B3505BD6067623FD76615BFFEC3E4BD063BE23D05A0823DA1CE9CBF69EF9B3DEDEDAD3FD608C6BF81005C3FE26FF43D673724BFD30600407423433F4C8299BFF79B983DEEA1133F1A5041BE35D32E3F3C3A88BDBCD02A3F8221B83F34F82CBF9103503EA736EDBEA752023EFEF597BF"> : tensor<2x4x2x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x2x4xf32>
  %c1 = stablehlo.constant dense<"0x1C4D14BF99E748BE6415663FA296923F5C69A9BFAF6D4BBF769B253F9D07FFBF9A24EDBE5E3EC7BDDEE5A03FC67C303F8488A7BEFBB5BCBE9D1980BE0303C33F1626DBBEFF7B9BBE8E86B43E7F56F7BDE0044ABEC1998EBF8AC43CBC141DE3BEAD43953FCF30273FD4C8C5BC051B2B3F6203AEBE14AC863FCCEEB0BB8C58153FFD3BA5BF0C80B13E1317D8BFD44202C065E49BBEA86166BF75FD273E18AA0F40CFEB54BFC4BA1FBF6955523E3D6CFC3ECBA334BE67DF52BE9DD4333FAB18053F7D4F84BFD129A2BDF188103D5AF986BFA109853E09A35BBF5DD9783F2F5F453E52E6B63DA24D17BFB5E9F2BD27B6FFBFF6D190BF23C6B93E713A08C056BB583F"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83FB9C486BDC13E8CBE2AB423BE95A379BF7E9E8C3FF7FA0ABF0AAD51BD79154BBF544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BE4D6B0FBFE266023CFA22C0BE578F99BE2375B0BF748D4EBF28B8D33FF1D52BBF8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F760DC0BC1A50923D7C9740BF78D9E83E640F0ABF385512BE7DDB8DBF41A99BBFB5F2AA3F9DD101BF2157953ED7670ABDC9DDE1BEBB0902BF184D213F648E9ABE0B141BBEFC09B63CD397963FF8352E3F2FE4C33E374610BF5AE4B0BF6514733F"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %c3 = stablehlo.constant dense<[[true, true, true, false], [true, false, true, true]]> : tensor<2x4xi1>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x4xi1>
  %r = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4xi1>) -> tensor<2x4x2x4xf32>
  %w0 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83F489B6DBF0A93823E6D0103BFBE6799BD80E55A3F59044BBF16588D3EBA5B6CBE008C3EBFDD233DBF37A8233F6627E6BD785D373FBE6843BF7F32843E0CBA043E6B5648BFBEEA2CBF1A2F133F7AB6A2BD14B1383FE0812CBF880E1B3E64660C3E8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F6E4FF1BD4726D43B975D783F26C765BF822291BE269217BFE29C7DBFF242CD3ED51A8F3E978A07BE65A55C3FAA2068BC885560BE1E6E0ABFF29C58BE1134173E"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>, %arg3: tensor<2x4xi1>) -> (tensor<2x4x2x4xf32>) {
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
  %10 = call @_where(%9, %5, %cst_0) : (tensor<2x1x4x4xi1>, tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4x4xf32>
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
  %13 = stablehlo.maximum %12, %11 : tensor<2x2x4xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %16 = stablehlo.subtract %10, %15 : tensor<2x2x4x4xf32>
  %17 = stablehlo.exponential %16 : tensor<2x2x4x4xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %18 = stablehlo.reduce(%17 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %21 = stablehlo.divide %17, %20 : tensor<2x2x4x4xf32>
  %22 = stablehlo.dot_general %arg2, %21, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %23 = stablehlo.transpose %22, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %23 : tensor<2x4x2x4xf32>
}
func.func private @_where(%arg0: tensor<2x1x4x4xi1>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<f32>) -> tensor<2x2x4x4xf32> {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<2x1x4x4xi1>) -> tensor<2x2x4x4xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %3 : tensor<2x2x4x4xf32>
}

// -----

// Heads before positions; a causal mask that is added; a softmax by hand.
// CHECK-LABEL: func.func @main
// CHECK: trc.attention(%{{.*}}, %{{.*}}, %{{.*}}) {causal
func.func @main() {
  %c0 = stablehlo.constant dense<"0x1469773FDD1510BEE6B80A3FA70C483F81C8543FCADF6B3FB746E9BEA2EAC13F5D909FBFE2995C3FAAE4FC3E81A55F3F5883F03F4F02BE3F289592BF6426D8BFA41F513FEDEB81BFF93F4BBC61F8563FF467D2BFEB0907C0D7C2843EFBCD353DCDB37BBEA1D61D3DC04A5CBF2FBAC1BF92A72ABEE7C178BF995DD2BF5174013F217D7BBD8224D03E6F427DBF8A7628BF49C17FBFF6FA62BF0319483E067148BF524EB63E7DF4AD3E3D9C0140E946B2BF924D633F7745B7BDF4DC65BC2395B9BF869EEBBE2D423E3F6CEAA8BDD5FFA53DD1D894BEF1C8933F3DE7AFBC9CD30CC0AB2B31BF8701FCBF911750C0A4B507BF17B2AA3FCD00413DFA1596BFB5D170BF"> : tensor<2x2x4x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x2x4x4xf32>
  %c1 = stablehlo.constant dense<"0xEFB7903FE068213EDA9A443DC0FA5ABD98491D3D112F4E3F0D750D3FB1E15C3EB67C85BF06D8023FD12A2FBF23038C3FCBB1A2BF83EC0CBEC71DF1BBFC8DA9BF9169DC3F9CEEBA3FDA5AEDBE858F453FD4E1C13E8F4427C02B34803EEE437BBDDC6DAA3D0AD789BFDBE789BE778936BE7913983F063AAB3EF906B6BB4AB5C33FBA240EBF6963C7BE6E8BE8BF76D8C83F7CDE763F8EB66A3FEE3C2B3F9595E13D22A95C3E020781BEA17C50BE776D5E3DA183C13F90410E3FE3736FBD0A5314BF438F22BF7025CD3F42B6013FF2578A3DBF3EB1BE76F58DBFB6EE88BD0EA85F3FA4FAC8BE48B268BED45662BE0373E03DC8E7CBBF440C71BEAAB95ABF2A74623F"> : tensor<2x2x4x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x2x4x4xf32>
  %c2 = stablehlo.constant dense<"0xF44545BF56B9133FC420C33FB08FA0BEE7001ABFD106443E6FF904BBA45D7EBFA1FDEB3E37FE0040412784BEC7BE4FBE55C085BF905FA33EEB9C9FBFEAAF8DBF23CCA33FC6CB67BFED698A3F2A1EC33F70C6843E0FAB0D3F5CE3F93F2C7349BE3ACF17BFAD36ADBF0BD52A3D9954BD3F0BA8753FE42C71BFE2F95ABF5E1101BF29A4953E293D52BED1995B3E39EE973EDAF898BE6E8D24BDF48C533E4FF8ABBDBEE6003FDB78EF3F7F8B173F9999643DBCD2D7BF50A2C63EC22CF9BF3B5BB4BFA3C95A3FD2CB343F9C8919BEA5E1DABF6521BEBECBC12DBFFF07233FA87E104007235E3EEF8047BFA2D495BF1EC365BD460935BEFB6493BFA74BEE3D225193BF"> : tensor<2x2x4x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x2x4x4xf32>
  %r = call @form(%i0, %i1, %i2) : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %w0 = stablehlo.constant dense<"0xF44545BF56B9133FC420C33FB08FA0BE421E30BF80EBC63E9633473F8F6425BF7149ABBD3B68973F1D87C83D3DF4F8BE08D428BFE50F153FC18FEB3E0BDC1CBF23CCA33FC6CB67BFED698A3F2A1EC33FE7FF913EDA36043FF410F73F1DD61CBEA3F41D3E1EA51DBFF29E6D3F2CC6703FFE039D3EE99204BFE33B353F1D34FA3E29A4953E293D52BED1995B3E39EE973EB608443DEA4F0CBE9B45583ECAA60E3E5F9503BD9245063F8D05A53E8A5CCDBC6A4D2BBF74240E3F723823BFD1BD17BFA3C95A3FD2CB343F9C8919BEA5E1DABF2998283F0E30F83E5087C5BCDCA889BF4F146FBD052F23BF8C1A17BEEFEB893FBA83133E4303F7BE47CE76BEAE86ABBD"> : tensor<2x2x4x4xf32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<2x2x4x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x2x4x4xf32>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>) {
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
  %17 = stablehlo.dot_general %16, %arg2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  return %17 : tensor<2x2x4x4xf32>
}
func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<4x4xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
  %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
  %2 = stablehlo.select %arg0, %0, %1 : tensor<4x4xi1>, tensor<4x4xf32>
  return %2 : tensor<4x4xf32>
}

// -----

// A comparison of iotas, the other way round; -1e9.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x2x4x4xf32>
// CHECK: trc.attention(%{{.*}}, %{{.*}}, %{{.*}}) {causal, fill = -1.000000e+09
// CHECK-NOT: tensor<2x2x4x4xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E5B83203ED36A3FBE971221C0C7E709BFEDA846BD8B0EE83D7DDBC3BF149CF4BE3A807ABFF50F4FBF87CB873F98BA4EBF7B3505BD6067623FD76615BFFEC3E4BD063BE23D05A0823DA1CE9CBF69EF9B3DEDEDAD3FD608C6BF81005C3FE26FF43D673724BFD30600407423433F4C8299BFF79B983DEEA1133F1A5041BE35D32E3F3C3A88BDBCD02A3F8221B83F34F82CBF9103503EA736EDBEA752023EFEF597BF"> : tensor<2x4x2x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x2x4xf32>
  %c1 = stablehlo.constant dense<"0x1C4D14BF99E748BE6415663FA296923F5C69A9BFAF6D4BBF769B253F9D07FFBF9A24EDBE5E3EC7BDDEE5A03FC67C303F8488A7BEFBB5BCBE9D1980BE0303C33F1626DBBEFF7B9BBE8E86B43E7F56F7BDE0044ABEC1998EBF8AC43CBC141DE3BEAD43953FCF30273FD4C8C5BC051B2B3F6203AEBE14AC863FCCEEB0BB8C58153FFD3BA5BF0C80B13E1317D8BFD44202C065E49BBEA86166BF75FD273E18AA0F40CFEB54BFC4BA1FBF6955523E3D6CFC3ECBA334BE67DF52BE9DD4333FAB18053F7D4F84BFD129A2BDF188103D5AF986BFA109853E09A35BBF5DD9783F2F5F453E52E6B63DA24D17BFB5E9F2BD27B6FFBFF6D190BF23C6B93E713A08C056BB583F"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83FB9C486BDC13E8CBE2AB423BE95A379BF7E9E8C3FF7FA0ABF0AAD51BD79154BBF544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BE4D6B0FBFE266023CFA22C0BE578F99BE2375B0BF748D4EBF28B8D33FF1D52BBF8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F760DC0BC1A50923D7C9740BF78D9E83E640F0ABF385512BE7DDB8DBF41A99BBFB5F2AA3F9DD101BF2157953ED7670ABDC9DDE1BEBB0902BF184D213F648E9ABE0B141BBEFC09B63CD397963FF8352E3F2FE4C33E374610BF5AE4B0BF6514733F"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %r = call @form(%i0, %i1, %i2) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x4x2x4xf32>
  %w0 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83F489B6DBF0A93823E6D0103BFBE6799BD80E55A3F59044BBF16588D3EBA5B6CBE008C3EBFDD233DBF37A8233F6627E6BD785D373FBE6843BF7F32843E0CBA043E94592EBFCE12BABE6E7B103E526F38BEFDA6503E67E634BFB497053F749B7EBD8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F0A6C4ABF1BEC893EDAFA5A3FB75A77BFDCF2B1BE9657DABE724ABEBF9B60AEBD5360E1BD53D1413C3E04543F5F3D49BFBA14B9BECB01E9BE7E6583BF70E3BCBDED45653E8979C2BD1BCD103FB241933D44AB9FBE25D8D9BEE153F1BE8D667DBE"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>) -> (tensor<2x4x2x4xf32>) {
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
  %18 = stablehlo.dot_general %arg2, %17, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %19 = stablehlo.transpose %18, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %19 : tensor<2x4x2x4xf32>
}
func.func private @_where(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<f32>, %arg2: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
  %0 = stablehlo.convert %arg1 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.select %arg0, %1, %arg2 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %2 : tensor<2x2x4x4xf32>
}

// -----

// A padding mask that is added, and no causal one.
// CHECK-LABEL: func.func @main
// CHECK: trc.attention(%{{.*}}) bias(%{{.*}}) {fill
func.func @main() {
  %c0 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E5B83203ED36A3FBE971221C0C7E709BFEDA846BD8B0EE83D7DDBC3BF149CF4BE3A807ABFF50F4FBF87CB873F98BA4EBF7B3505BD6067623FD76615BFFEC3E4BD063BE23D05A0823DA1CE9CBF69EF9B3DEDEDAD3FD608C6BF81005C3FE26FF43D673724BFD30600407423433F4C8299BFF79B983DEEA1133F1A5041BE35D32E3F3C3A88BDBCD02A3F8221B83F34F82CBF9103503EA736EDBEA752023EFEF597BF"> : tensor<2x4x2x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x2x4xf32>
  %c1 = stablehlo.constant dense<"0x1C4D14BF99E748BE6415663FA296923F5C69A9BFAF6D4BBF769B253F9D07FFBF9A24EDBE5E3EC7BDDEE5A03FC67C303F8488A7BEFBB5BCBE9D1980BE0303C33F1626DBBEFF7B9BBE8E86B43E7F56F7BDE0044ABEC1998EBF8AC43CBC141DE3BEAD43953FCF30273FD4C8C5BC051B2B3F6203AEBE14AC863FCCEEB0BB8C58153FFD3BA5BF0C80B13E1317D8BFD44202C065E49BBEA86166BF75FD273E18AA0F40CFEB54BFC4BA1FBF6955523E3D6CFC3ECBA334BE67DF52BE9DD4333FAB18053F7D4F84BFD129A2BDF188103D5AF986BFA109853E09A35BBF5DD9783F2F5F453E52E6B63DA24D17BFB5E9F2BD27B6FFBFF6D190BF23C6B93E713A08C056BB583F"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83FB9C486BDC13E8CBE2AB423BE95A379BF7E9E8C3FF7FA0ABF0AAD51BD79154BBF544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BE4D6B0FBFE266023CFA22C0BE578F99BE2375B0BF748D4EBF28B8D33FF1D52BBF8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F760DC0BC1A50923D7C9740BF78D9E83E640F0ABF385512BE7DDB8DBF41A99BBFB5F2AA3F9DD101BF2157953ED7670ABDC9DDE1BEBB0902BF184D213F648E9ABE0B141BBEFC09B63CD397963FF8352E3F2FE4C33E374610BF5AE4B0BF6514733F"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %c3 = stablehlo.constant dense<[[true, true, true, false], [true, false, true, true]]> : tensor<2x4xi1>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x4xi1>
  %r = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4xi1>) -> tensor<2x4x2x4xf32>
  %w0 = stablehlo.constant dense<"0xF5DD2EBF942831BF7FAD0F3F27B243BEEC1C883F5DDDFCBEA6E3D6BD4A3931BF6B7262BF1B4B38BD570F24BE7E8294BD554B7D3F5781DFBE5E9D27BE3D34FBBEF8002DBF5C5A8ABF444E843F8A7C06BEF26C353F1DA751BF3A7AA63E6E4F0B3EEA3036BF0DCA81BF07D4763FAD5BD0BDC8D2363F22D827BFB9DD053E97C0233E4792C33ED19A2CBE839C503F1FE65B3D5D589B3EECA910BFCCEAA6BFEF5D5F3FEE3133BF25C7593E6102A23F59B385BF62BDC4BEB5AD09BF1F355C3DFED952BDD511A8BE7188A63D4AC78B3F022653BFFA5F663D074916BFA7D5ACBF169F3D3FC4BADB3E10843DBED9F94C3F63E0163E9047ACBE128005BFA118883E0932D1BD"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>, %arg3: tensor<2x4xi1>) -> (tensor<2x4x2x4xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.broadcast_in_dim %arg3, dims = [0, 3] : (tensor<2x4xi1>) -> tensor<2x1x1x4xi1>
  %2 = stablehlo.convert %1 : (tensor<2x1x1x4xi1>) -> tensor<2x1x1x4xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x1x1x4xf32>
  %4 = stablehlo.subtract %3, %2 : tensor<2x1x1x4xf32>
  %cst_0 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x1x1x4xf32>
  %6 = stablehlo.multiply %4, %5 : tensor<2x1x1x4xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3] : (tensor<2x1x1x4xf32>) -> tensor<2x2x4x4xf32>
  %8 = stablehlo.add %0, %7 : tensor<2x2x4x4xf32>
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
  %11 = stablehlo.maximum %10, %9 : tensor<2x2x4xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %14 = stablehlo.subtract %8, %13 : tensor<2x2x4x4xf32>
  %15 = stablehlo.exponential %14 : tensor<2x2x4x4xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %16 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %19 = stablehlo.divide %15, %18 : tensor<2x2x4x4xf32>
  %20 = stablehlo.dot_general %arg2, %19, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %21 = stablehlo.transpose %20, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %21 : tensor<2x4x2x4xf32>
}

// -----

// Softmax in f32 around products in bf16.
// CHECK-LABEL: func.func @main
// CHECK: trc.attention(%{{.*}}, %{{.*}}, %{{.*}}) {causal
// CHECK-SAME: tensor<2x4x2x4xbf16>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E5B83203ED36A3FBE971221C0C7E709BFEDA846BD8B0EE83D7DDBC3BF149CF4BE3A807ABFF50F4FBF87CB873F98BA4EBF7B3505BD6067623FD76615BFFEC3E4BD063BE23D05A0823DA1CE9CBF69EF9B3DEDEDAD3FD608C6BF81005C3FE26FF43D673724BFD30600407423433F4C8299BFF79B983DEEA1133F1A5041BE35D32E3F3C3A88BDBCD02A3F8221B83F34F82CBF9103503EA736EDBEA752023EFEF597BF"> : tensor<2x4x2x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x2x4xf32>
  %c1 = stablehlo.constant dense<"0x1C4D14BF99E748BE6415663FA296923F5C69A9BFAF6D4BBF769B253F9D07FFBF9A24EDBE5E3EC7BDDEE5A03FC67C303F8488A7BEFBB5BCBE9D1980BE0303C33F1626DBBEFF7B9BBE8E86B43E7F56F7BDE0044ABEC1998EBF8AC43CBC141DE3BEAD43953FCF30273FD4C8C5BC051B2B3F6203AEBE14AC863FCCEEB0BB8C58153FFD3BA5BF0C80B13E1317D8BFD44202C065E49BBEA86166BF75FD273E18AA0F40CFEB54BFC4BA1FBF6955523E3D6CFC3ECBA334BE67DF52BE9DD4333FAB18053F7D4F84BFD129A2BDF188103D5AF986BFA109853E09A35BBF5DD9783F2F5F453E52E6B63DA24D17BFB5E9F2BD27B6FFBFF6D190BF23C6B93E713A08C056BB583F"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83FB9C486BDC13E8CBE2AB423BE95A379BF7E9E8C3FF7FA0ABF0AAD51BD79154BBF544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BE4D6B0FBFE266023CFA22C0BE578F99BE2375B0BF748D4EBF28B8D33FF1D52BBF8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F760DC0BC1A50923D7C9740BF78D9E83E640F0ABF385512BE7DDB8DBF41A99BBFB5F2AA3F9DD101BF2157953ED7670ABDC9DDE1BEBB0902BF184D213F648E9ABE0B141BBEFC09B63CD397963FF8352E3F2FE4C33E374610BF5AE4B0BF6514733F"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %r = call @form(%i0, %i1, %i2) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x4x2x4xf32>
  %w0 = stablehlo.constant dense<"0x0000E0BF0000423F000058BF0000473F0000063E0000C5BF0000A03F0000B93F00006DBF0000823E000002BF00009EBD00005C3F00004CBF00008E3E00006CBE00003FBF00003DBF0000233F0000E6BD0000383F000043BF0000833E0000043E00002EBF0000BBBE0000123E000039BE0000513E000035BF0000063F000079BD000087BF0000AD3E0000B43F0000BABF000056BE000022BF0000E1BF00003C3F00004BBF00008A3E00005B3F000078BF0000B2BE0000DABE0000BEBF0000B8BD0000E3BD0000463C0000543F000049BF0000B9BE0000EABE000084BF0000BCBD0000643E0000C2BD0000113F0000943D00009FBE0000DABE0000F1BE00007EBE"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r, %w0, tolerance = 2.0e-02 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>) -> (tensor<2x4x2x4xf32>) {
  %c = stablehlo.constant dense<[[true, false, false, false], [true, true, false, false], [true, true, true, false], [true, true, true, true]]> : tensor<4x4xi1>
  %0 = stablehlo.convert %arg0 : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x4xbf16>
  %1 = stablehlo.convert %arg1 : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x4xbf16>
  %2 = stablehlo.convert %arg2 : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x4xbf16>
  %3 = stablehlo.dot_general %0, %1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xbf16>, tensor<2x4x2x4xbf16>) -> tensor<2x2x4x4xbf16>
  %4 = stablehlo.convert %3 : (tensor<2x2x4x4xbf16>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %6 = stablehlo.multiply %4, %5 : tensor<2x2x4x4xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %7 = call @_where(%c, %6, %cst_0) : (tensor<4x4xi1>, tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4x4xf32>
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
  %10 = stablehlo.maximum %9, %8 : tensor<2x2x4xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %13 = stablehlo.subtract %7, %12 : tensor<2x2x4x4xf32>
  %14 = stablehlo.exponential %13 : tensor<2x2x4x4xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %15 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %18 = stablehlo.divide %14, %17 : tensor<2x2x4x4xf32>
  %19 = stablehlo.convert %18 : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xbf16>
  %20 = stablehlo.dot_general %2, %19, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xbf16>, tensor<2x2x4x4xbf16>) -> tensor<2x2x4x4xbf16>
  %21 = stablehlo.transpose %20, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xbf16>) -> tensor<2x4x2x4xbf16>
  %22 = stablehlo.convert %21 : (tensor<2x4x2x4xbf16>) -> tensor<2x4x2x4xf32>
  return %22 : tensor<2x4x2x4xf32>
}
func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<f32>) -> tensor<2x2x4x4xf32> {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %3 : tensor<2x2x4x4xf32>
}
