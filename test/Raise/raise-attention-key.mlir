// Dropout by the bits of jax.random goes into the operation, forward and backward.
// Printed by JAX 0.10.2: test/Raise/forms.py
// RUN: trc-opt --split-input-file --phase-simplify --phase-raise %s -o %t
// RUN: FileCheck %s < %t
// RUN: trc-run --split-input-file --target=reference %t
// RUN: %check-host %s

// jax.random.bernoulli.
// CHECK-LABEL: func.func @main
// CHECK-NOT: xor
// CHECK: trc.attention({{.*}}) random(%{{.*}}) {causal, fill = -1.000000e+09 : f64, keep_below = 3006477312
func.func @main() {
  %c0 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E5B83203ED36A3FBE971221C0C7E709BFEDA846BD8B0EE83D7DDBC3BF149CF4BE3A807ABFF50F4FBF87CB873F98BA4EBF7B3505BD6067623FD76615BFFEC3E4BD063BE23D05A0823DA1CE9CBF69EF9B3DEDEDAD3FD608C6BF81005C3FE26FF43D673724BFD30600407423433F4C8299BFF79B983DEEA1133F1A5041BE35D32E3F3C3A88BDBCD02A3F8221B83F34F82CBF9103503EA736EDBEA752023EFEF597BF"> : tensor<2x4x2x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x2x4xf32>
  %c1 = stablehlo.constant dense<"0x1C4D14BF99E748BE6415663FA296923F5C69A9BFAF6D4BBF769B253F9D07FFBF9A24EDBE5E3EC7BDDEE5A03FC67C303F8488A7BEFBB5BCBE9D1980BE0303C33F1626DBBEFF7B9BBE8E86B43E7F56F7BDE0044ABEC1998EBF8AC43CBC141DE3BEAD43953FCF30273FD4C8C5BC051B2B3F6203AEBE14AC863FCCEEB0BB8C58153FFD3BA5BF0C80B13E1317D8BFD44202C065E49BBEA86166BF75FD273E18AA0F40CFEB54BFC4BA1FBF6955523E3D6CFC3ECBA334BE67DF52BE9DD4333FAB18053F7D4F84BFD129A2BDF188103D5AF986BFA109853E09A35BBF5DD9783F2F5F453E52E6B63DA24D17BFB5E9F2BD27B6FFBFF6D190BF23C6B93E713A08C056BB583F"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83FB9C486BDC13E8CBE2AB423BE95A379BF7E9E8C3FF7FA0ABF0AAD51BD79154BBF544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BE4D6B0FBFE266023CFA22C0BE578F99BE2375B0BF748D4EBF28B8D33FF1D52BBF8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F760DC0BC1A50923D7C9740BF78D9E83E640F0ABF385512BE7DDB8DBF41A99BBFB5F2AA3F9DD101BF2157953ED7670ABDC9DDE1BEBB0902BF184D213F648E9ABE0B141BBEFC09B63CD397963FF8352E3F2FE4C33E374610BF5AE4B0BF6514733F"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %c3 = stablehlo.constant dense<"0x01293501075ED0B2"> : tensor<2xui32>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2xui32>
  %r = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2xui32>) -> tensor<2x4x2x4xf32>
  %w0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000C95A9C3F1B0391BF8EEBC93ED0D3A8BEFC2C86BFB3237EBF602B733F519F803D72A9743F1B8698BE47F98CBECAEE0EBF18472DBFFAC125BF709AB03E025EC7BE9109953EDC3681BFB8D83E3FC3DCB5BD00000000000000000000000000000000D38498BE912667BFEB0121C0F862863FD6390CBCA6A8D53C9D9E8CBE75032A3E66D230BEDAFD05BFC4A9BABFE4CC1B3F68D657BF6FFF8D3E0B44843F77858DBF348CC0BE332466BEA20390BE525A20BF3BC4A33E19E90ABEDDDB4E3FD75DD23DF81084BE635B28BE8C8240BF5A0BC3BE"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>, %arg3: tensor<2xui32>) -> (tensor<2x4x2x4xf32>) {
  %c = stablehlo.constant dense<[[true, false, false, false], [true, true, false, false], [true, true, true, false], [true, true, true, true]]> : tensor<4x4xi1>
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<2x2x4x4xf32>
  %cst_0 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
  %3 = call @_where(%c, %2, %cst_0) : (tensor<4x4xi1>, tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4x4xf32>
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
  %cst_4 = stablehlo.constant dense<0.699999988> : tensor<f32>
  %15 = call @_bernoulli(%arg3, %cst_4) : (tensor<2xui32>, tensor<f32>) -> tensor<2x2x4x4xi1>
  %cst_5 = stablehlo.constant dense<0.699999988> : tensor<f32>
  %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %17 = stablehlo.divide %14, %16 : tensor<2x2x4x4xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %18 = call @_where_0(%15, %17, %cst_6) : (tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4x4xf32>
  %19 = stablehlo.dot_general %arg2, %18, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %20 = stablehlo.transpose %19, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %20 : tensor<2x4x2x4xf32>
}
func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<f32>) -> tensor<2x2x4x4xf32> {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %3 : tensor<2x2x4x4xf32>
}
func.func private @_bernoulli(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<2x2x4x4xi1> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xi1>
  return %2 : tensor<2x2x4x4xi1>
}
func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x2x4x4xf32> {
  %0 = stablehlo.convert %arg1 : tensor<f32>
  %1 = stablehlo.convert %arg2 : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
  %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
  %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
  %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
  %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
  %8 = stablehlo.iota dim = 0 : tensor<2x2x4x4xui64>
  %9 = stablehlo.iota dim = 1 : tensor<2x2x4x4xui64>
  %10 = stablehlo.iota dim = 2 : tensor<2x2x4x4xui64>
  %11 = stablehlo.iota dim = 3 : tensor<2x2x4x4xui64>
  %c = stablehlo.constant dense<32> : tensor<ui64>
  %12 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x2x4x4xui64>
  %13 = stablehlo.multiply %12, %8 : tensor<2x2x4x4xui64>
  %c_0 = stablehlo.constant dense<16> : tensor<ui64>
  %14 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x2x4x4xui64>
  %15 = stablehlo.multiply %14, %9 : tensor<2x2x4x4xui64>
  %c_1 = stablehlo.constant dense<4> : tensor<ui64>
  %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x2x4x4xui64>
  %17 = stablehlo.multiply %16, %10 : tensor<2x2x4x4xui64>
  %c_2 = stablehlo.constant dense<1> : tensor<ui64>
  %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<2x2x4x4xui64>
  %19 = stablehlo.multiply %18, %11 : tensor<2x2x4x4xui64>
  %20 = stablehlo.add %13, %15 : tensor<2x2x4x4xui64>
  %21 = stablehlo.add %20, %17 : tensor<2x2x4x4xui64>
  %22 = stablehlo.add %21, %19 : tensor<2x2x4x4xui64>
  %c_3 = stablehlo.constant dense<32> : tensor<ui64>
  %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<2x2x4x4xui64>
  %24 = stablehlo.shift_right_logical %22, %23 : tensor<2x2x4x4xui64>
  %25 = stablehlo.convert %22 : (tensor<2x2x4x4xui64>) -> tensor<2x2x4x4xui32>
  %26 = stablehlo.convert %24 : (tensor<2x2x4x4xui64>) -> tensor<2x2x4x4xui32>
  %27:2 = call @threefry2x32(%5, %7, %26, %25) : (tensor<ui32>, tensor<ui32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>) -> (tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>)
  %28 = stablehlo.xor %27#0, %27#1 : tensor<2x2x4x4xui32>
  %c_4 = stablehlo.constant dense<9> : tensor<ui32>
  %29 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %30 = stablehlo.shift_right_logical %28, %29 : tensor<2x2x4x4xui32>
  %c_5 = stablehlo.constant dense<1065353216> : tensor<ui32>
  %31 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %32 = stablehlo.or %30, %31 : tensor<2x2x4x4xui32>
  %33 = stablehlo.bitcast_convert %32 : (tensor<2x2x4x4xui32>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %34 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %35 = stablehlo.subtract %33, %34 : tensor<2x2x4x4xf32>
  %36 = stablehlo.subtract %3, %2 : tensor<1x1x1x1xf32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x2x4x4xf32>
  %38 = stablehlo.multiply %35, %37 : tensor<2x2x4x4xf32>
  %39 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x2x4x4xf32>
  %40 = stablehlo.add %38, %39 : tensor<2x2x4x4xf32>
  %41 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x2x4x4xf32>
  %42 = stablehlo.maximum %41, %40 : tensor<2x2x4x4xf32>
  return %42 : tensor<2x2x4x4xf32>
}
func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x2x4x4xui32>, %arg3: tensor<2x2x4x4xui32>) -> (tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>) {
  %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
  %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
  %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
  %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
  %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
  %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %3 = stablehlo.add %arg2, %2 : tensor<2x2x4x4xui32>
  %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %5 = stablehlo.add %arg3, %4 : tensor<2x2x4x4xui32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  cond {
    %c_12 = stablehlo.constant dense<5> : tensor<i32>
    %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  } do {
    %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
    stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  return %6#2, %6#3 : tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>
}
func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<2x2x4x4xui32>, %arg2: tensor<2x2x4x4xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.add %arg0, %c : tensor<i32>
  %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
  %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
  %3 = stablehlo.add %arg1, %arg2 : tensor<2x2x4x4xui32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %5 = stablehlo.shift_left %arg2, %4 : tensor<2x2x4x4xui32>
  %c_0 = stablehlo.constant dense<32> : tensor<ui32>
  %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x2x4x4xui32>
  %9 = stablehlo.or %5, %8 : tensor<2x2x4x4xui32>
  %10 = stablehlo.xor %3, %9 : tensor<2x2x4x4xui32>
  %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
  %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
  %13 = stablehlo.add %3, %10 : tensor<2x2x4x4xui32>
  %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %15 = stablehlo.shift_left %10, %14 : tensor<2x2x4x4xui32>
  %c_1 = stablehlo.constant dense<32> : tensor<ui32>
  %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x2x4x4xui32>
  %19 = stablehlo.or %15, %18 : tensor<2x2x4x4xui32>
  %20 = stablehlo.xor %13, %19 : tensor<2x2x4x4xui32>
  %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
  %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
  %23 = stablehlo.add %13, %20 : tensor<2x2x4x4xui32>
  %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %25 = stablehlo.shift_left %20, %24 : tensor<2x2x4x4xui32>
  %c_2 = stablehlo.constant dense<32> : tensor<ui32>
  %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
  %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x2x4x4xui32>
  %29 = stablehlo.or %25, %28 : tensor<2x2x4x4xui32>
  %30 = stablehlo.xor %23, %29 : tensor<2x2x4x4xui32>
  %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
  %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
  %33 = stablehlo.add %23, %30 : tensor<2x2x4x4xui32>
  %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %35 = stablehlo.shift_left %30, %34 : tensor<2x2x4x4xui32>
  %c_3 = stablehlo.constant dense<32> : tensor<ui32>
  %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x2x4x4xui32>
  %39 = stablehlo.or %35, %38 : tensor<2x2x4x4xui32>
  %40 = stablehlo.xor %33, %39 : tensor<2x2x4x4xui32>
  %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %42 = stablehlo.add %33, %41 : tensor<2x2x4x4xui32>
  %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %44 = stablehlo.add %40, %43 : tensor<2x2x4x4xui32>
  %c_4 = stablehlo.constant dense<1> : tensor<i32>
  %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
  %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
  %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %48 = stablehlo.add %44, %47 : tensor<2x2x4x4xui32>
  return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}
func.func private @_where_0(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<f32>) -> tensor<2x2x4x4xf32> {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %2 : tensor<2x2x4x4xf32>
}

// -----

// With its gradients.
// CHECK-LABEL: func.func @main
// CHECK-NOT: xor
// CHECK-NOT: tensor<2x2x4x4xf32>
// CHECK: trc.attention({{.*}}) random(%{{.*}}) {causal, fill = -1.000000e+09 : f64, keep_below = 
// CHECK-NOT: tensor<2x2x4x4xf32>
// CHECK: trc.attention_gradient({{.*}}) random(%{{.*}}) {causal, fill = -1.000000e+09 : f64, keep_below = 
// CHECK-NOT: xor
// CHECK-NOT: tensor<2x2x4x4xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E5B83203ED36A3FBE971221C0C7E709BFEDA846BD8B0EE83D7DDBC3BF149CF4BE3A807ABFF50F4FBF87CB873F98BA4EBF7B3505BD6067623FD76615BFFEC3E4BD063BE23D05A0823DA1CE9CBF69EF9B3DEDEDAD3FD608C6BF81005C3FE26FF43D673724BFD30600407423433F4C8299BFF79B983DEEA1133F1A5041BE35D32E3F3C3A88BDBCD02A3F8221B83F34F82CBF9103503EA736EDBEA752023EFEF597BF"> : tensor<2x4x2x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x2x4xf32>
  %c1 = stablehlo.constant dense<"0x1C4D14BF99E748BE6415663FA296923F5C69A9BFAF6D4BBF769B253F9D07FFBF9A24EDBE5E3EC7BDDEE5A03FC67C303F8488A7BEFBB5BCBE9D1980BE0303C33F1626DBBEFF7B9BBE8E86B43E7F56F7BDE0044ABEC1998EBF8AC43CBC141DE3BEAD43953FCF30273FD4C8C5BC051B2B3F6203AEBE14AC863FCCEEB0BB8C58153FFD3BA5BF0C80B13E1317D8BFD44202C065E49BBEA86166BF75FD273E18AA0F40CFEB54BFC4BA1FBF6955523E3D6CFC3ECBA334BE67DF52BE9DD4333FAB18053F7D4F84BFD129A2BDF188103D5AF986BFA109853E09A35BBF5DD9783F2F5F453E52E6B63DA24D17BFB5E9F2BD27B6FFBFF6D190BF23C6B93E713A08C056BB583F"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83FB9C486BDC13E8CBE2AB423BE95A379BF7E9E8C3FF7FA0ABF0AAD51BD79154BBF544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BE4D6B0FBFE266023CFA22C0BE578F99BE2375B0BF748D4EBF28B8D33FF1D52BBF8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F760DC0BC1A50923D7C9740BF78D9E83E640F0ABF385512BE7DDB8DBF41A99BBFB5F2AA3F9DD101BF2157953ED7670ABDC9DDE1BEBB0902BF184D213F648E9ABE0B141BBEFC09B63CD397963FF8352E3F2FE4C33E374610BF5AE4B0BF6514733F"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %c3 = stablehlo.constant dense<"0x01293501075ED0B2"> : tensor<2xui32>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2xui32>
  %r:4 = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2xui32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>)
  %w0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000C95A9C3F1B0391BF8EEBC93ED0D3A8BEFC2C86BFB3237EBF602B733F519F803D72A9743F1B8698BE47F98CBECAEE0EBF18472DBFFAC125BF709AB03E025EC7BE9109953EDC3681BFB8D83E3FC3DCB5BD00000000000000000000000000000000D38498BE912667BFEB0121C0F862863FD6390CBCA6A8D53C9D9E8CBE75032A3E66D230BEDAFD05BFC4A9BABFE4CC1B3F68D657BF6FFF8D3E0B44843F77858DBF348CC0BE332466BEA20390BE525A20BF3BC4A33E19E90ABEDDDB4E3FD75DD23DF81084BE635B28BE8C8240BF5A0BC3BE"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000BAEFFF3CEDE55A3C3F73E6BC3CCCE13D08181A3DF5B081BDA2D895BE617ED6BEFDB46A3EAA566E3DB83941BE3431303F4B5756BEE3F310BEC7B0843B11114EBEC09362BE8970563E8986083E183C8DBE00000000000000000000000000000000CA83DAB1A276A1B2F4786B3108604933A7C38F3CFAF217BD6038943D44E7C53D3D3B66BDE6F29BBE2CF971BED9CB413FB85A48BEDBC2B73E9EA48EBF9E1360BFF055F63BB992F73DA0DD953DC4A77EBE809A923D074CDF3C393A0DBDFA1193BE3BD4A6BC3D4A233D064DCA3DD5E4EA3D"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w2 = stablehlo.constant dense<"0x97C3853EB4A9D53D6A7C0B3FF8E9963E0B68CC3EDA81D33D6A74D7BBE86B31BE2CB0893EBE7CC23D41AAD63EC119893EEE70A1BE09ED96BDB02430BE39B9AC3D623302BF8F6E66BE2FC4A7BFF0FE22BF54F1A3BD85291EBD95E4993E6F0F023EE0CFB0BCB1DAD23CA76DB13E9CE8973DCB647DBBFBFE133CB1D1F9BD70001CBDF71AD1BEB9F8A03F1E9F063FBC1042BFF642183FE86A49BFD196D23E3C59D7BD5B15F53D855FD6BE2CB9BABE0884953E14350CBF2501333F52B0C6BEDBAE0FBEF2CF963E21B165BFFAEA92BE606E063F60860FBD6212763D109480BCBE43333EBF93BEBBDCF66E3DCECB003E58FA71BDD25E45BC6D13E13C244FF7BB7A2F903D"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0x08806BBE7B9C63BE7F0A5D3E6574883C1B94E23E5C6E22BF3974C53EC55718BEB0A79CBD70DC96BDFC22293D80E43DBD0559C63FBAC7B2BF6366F13E81522BBFB9778EBF4B8F89BF04746C3FCC5B00BEED30CF3E5E2CE2BE55EA313E5F0165BE422CD1BEC16FC9BEC3D6613E9C8D7DBEB4FDCE3D58A498BE9D9E743E9AD8FFBC009206BFA5D8403E354E583F969730BF88A31ABF190AC8BF2301E3BF8947D33F91270DBC738ECE3B884C443EB2B093BC24FB87BEC4CA28BE3EADCEBE3F8DD1BE9420183EC9DC82BD8DE2AE3E3170463D3B9BF0BD5A0092BD19DAB5BDA00540BE0D1B183E08D882BD32DCAE3EFB68463D00000000000000000000000000000000"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>, %arg3: tensor<2xui32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) {
  %c = stablehlo.constant dense<[[true, false, false, false], [true, true, false, false], [true, true, true, false], [true, true, true, true]]> : tensor<4x4xi1>
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<2x2x4x4xf32>
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
  %cst_5 = stablehlo.constant dense<0.699999988> : tensor<f32>
  %18 = call @_bernoulli(%arg3, %cst_5) : (tensor<2xui32>, tensor<f32>) -> tensor<2x2x4x4xi1>
  %cst_6 = stablehlo.constant dense<0.699999988> : tensor<f32>
  %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %20 = stablehlo.divide %14, %19 : tensor<2x2x4x4xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %21 = call @_where_0(%18, %20, %cst_7) : (tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4x4xf32>
  %22 = stablehlo.dot_general %arg2, %21, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %23 = stablehlo.transpose %22, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %24 = stablehlo.sine %23 : tensor<2x4x2x4xf32>
  %25 = stablehlo.transpose %24, dims = [0, 2, 3, 1] : (tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %26 = stablehlo.dot_general %25, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %27 = stablehlo.dot_general %25, %21, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %28 = stablehlo.transpose %27, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %29 = call @_where_1(%18, %26) : (tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %cst_8 = stablehlo.constant dense<0.699999988> : tensor<f32>
  %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %31 = stablehlo.divide %29, %30 : tensor<2x2x4x4xf32>
  %32 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %33 = stablehlo.multiply %31, %32 : tensor<2x2x4x4xf32>
  %34 = stablehlo.multiply %33, %10 : tensor<2x2x4x4xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %35 = stablehlo.reduce(%34 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %36 = stablehlo.reshape %35 : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %37 = stablehlo.negate %36 : tensor<2x2x4x1xf32>
  %38 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %39 = stablehlo.divide %31, %38 : tensor<2x2x4x4xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %40 = stablehlo.reduce(%37 init: %cst_10) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
  %42 = stablehlo.add %39, %41 : tensor<2x2x4x4xf32>
  %43 = stablehlo.multiply %42, %10 : tensor<2x2x4x4xf32>
  %44 = call @_where_2(%3#1, %43) : (tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %cst_11 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %45 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %46 = stablehlo.multiply %44, %45 : tensor<2x2x4x4xf32>
  %47 = stablehlo.dot_general %46, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %48 = stablehlo.transpose %47, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %49 = stablehlo.dot_general %46, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %50 = stablehlo.transpose %49, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %23, %50, %48, %28 : tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>
}
func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<f32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>) {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %3, %1 : tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>
}
func.func private @_bernoulli(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<2x2x4x4xi1> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xi1>
  return %2 : tensor<2x2x4x4xi1>
}
func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x2x4x4xf32> {
  %0 = stablehlo.convert %arg1 : tensor<f32>
  %1 = stablehlo.convert %arg2 : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
  %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
  %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
  %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
  %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
  %8 = stablehlo.iota dim = 0 : tensor<2x2x4x4xui64>
  %9 = stablehlo.iota dim = 1 : tensor<2x2x4x4xui64>
  %10 = stablehlo.iota dim = 2 : tensor<2x2x4x4xui64>
  %11 = stablehlo.iota dim = 3 : tensor<2x2x4x4xui64>
  %c = stablehlo.constant dense<32> : tensor<ui64>
  %12 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x2x4x4xui64>
  %13 = stablehlo.multiply %12, %8 : tensor<2x2x4x4xui64>
  %c_0 = stablehlo.constant dense<16> : tensor<ui64>
  %14 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x2x4x4xui64>
  %15 = stablehlo.multiply %14, %9 : tensor<2x2x4x4xui64>
  %c_1 = stablehlo.constant dense<4> : tensor<ui64>
  %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x2x4x4xui64>
  %17 = stablehlo.multiply %16, %10 : tensor<2x2x4x4xui64>
  %c_2 = stablehlo.constant dense<1> : tensor<ui64>
  %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<2x2x4x4xui64>
  %19 = stablehlo.multiply %18, %11 : tensor<2x2x4x4xui64>
  %20 = stablehlo.add %13, %15 : tensor<2x2x4x4xui64>
  %21 = stablehlo.add %20, %17 : tensor<2x2x4x4xui64>
  %22 = stablehlo.add %21, %19 : tensor<2x2x4x4xui64>
  %c_3 = stablehlo.constant dense<32> : tensor<ui64>
  %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<2x2x4x4xui64>
  %24 = stablehlo.shift_right_logical %22, %23 : tensor<2x2x4x4xui64>
  %25 = stablehlo.convert %22 : (tensor<2x2x4x4xui64>) -> tensor<2x2x4x4xui32>
  %26 = stablehlo.convert %24 : (tensor<2x2x4x4xui64>) -> tensor<2x2x4x4xui32>
  %27:2 = call @threefry2x32(%5, %7, %26, %25) : (tensor<ui32>, tensor<ui32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>) -> (tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>)
  %28 = stablehlo.xor %27#0, %27#1 : tensor<2x2x4x4xui32>
  %c_4 = stablehlo.constant dense<9> : tensor<ui32>
  %29 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %30 = stablehlo.shift_right_logical %28, %29 : tensor<2x2x4x4xui32>
  %c_5 = stablehlo.constant dense<1065353216> : tensor<ui32>
  %31 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %32 = stablehlo.or %30, %31 : tensor<2x2x4x4xui32>
  %33 = stablehlo.bitcast_convert %32 : (tensor<2x2x4x4xui32>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %34 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %35 = stablehlo.subtract %33, %34 : tensor<2x2x4x4xf32>
  %36 = stablehlo.subtract %3, %2 : tensor<1x1x1x1xf32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x2x4x4xf32>
  %38 = stablehlo.multiply %35, %37 : tensor<2x2x4x4xf32>
  %39 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x2x4x4xf32>
  %40 = stablehlo.add %38, %39 : tensor<2x2x4x4xf32>
  %41 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x2x4x4xf32>
  %42 = stablehlo.maximum %41, %40 : tensor<2x2x4x4xf32>
  return %42 : tensor<2x2x4x4xf32>
}
func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x2x4x4xui32>, %arg3: tensor<2x2x4x4xui32>) -> (tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>) {
  %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
  %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
  %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
  %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
  %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
  %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %3 = stablehlo.add %arg2, %2 : tensor<2x2x4x4xui32>
  %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %5 = stablehlo.add %arg3, %4 : tensor<2x2x4x4xui32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  cond {
    %c_12 = stablehlo.constant dense<5> : tensor<i32>
    %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  } do {
    %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
    stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  return %6#2, %6#3 : tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>
}
func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<2x2x4x4xui32>, %arg2: tensor<2x2x4x4xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.add %arg0, %c : tensor<i32>
  %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
  %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
  %3 = stablehlo.add %arg1, %arg2 : tensor<2x2x4x4xui32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %5 = stablehlo.shift_left %arg2, %4 : tensor<2x2x4x4xui32>
  %c_0 = stablehlo.constant dense<32> : tensor<ui32>
  %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x2x4x4xui32>
  %9 = stablehlo.or %5, %8 : tensor<2x2x4x4xui32>
  %10 = stablehlo.xor %3, %9 : tensor<2x2x4x4xui32>
  %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
  %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
  %13 = stablehlo.add %3, %10 : tensor<2x2x4x4xui32>
  %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %15 = stablehlo.shift_left %10, %14 : tensor<2x2x4x4xui32>
  %c_1 = stablehlo.constant dense<32> : tensor<ui32>
  %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x2x4x4xui32>
  %19 = stablehlo.or %15, %18 : tensor<2x2x4x4xui32>
  %20 = stablehlo.xor %13, %19 : tensor<2x2x4x4xui32>
  %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
  %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
  %23 = stablehlo.add %13, %20 : tensor<2x2x4x4xui32>
  %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %25 = stablehlo.shift_left %20, %24 : tensor<2x2x4x4xui32>
  %c_2 = stablehlo.constant dense<32> : tensor<ui32>
  %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
  %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x2x4x4xui32>
  %29 = stablehlo.or %25, %28 : tensor<2x2x4x4xui32>
  %30 = stablehlo.xor %23, %29 : tensor<2x2x4x4xui32>
  %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
  %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
  %33 = stablehlo.add %23, %30 : tensor<2x2x4x4xui32>
  %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %35 = stablehlo.shift_left %30, %34 : tensor<2x2x4x4xui32>
  %c_3 = stablehlo.constant dense<32> : tensor<ui32>
  %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x2x4x4xui32>
  %39 = stablehlo.or %35, %38 : tensor<2x2x4x4xui32>
  %40 = stablehlo.xor %33, %39 : tensor<2x2x4x4xui32>
  %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %42 = stablehlo.add %33, %41 : tensor<2x2x4x4xui32>
  %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %44 = stablehlo.add %40, %43 : tensor<2x2x4x4xui32>
  %c_4 = stablehlo.constant dense<1> : tensor<i32>
  %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
  %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
  %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %48 = stablehlo.add %44, %47 : tensor<2x2x4x4xui32>
  return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}
func.func private @_where_0(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<f32>) -> tensor<2x2x4x4xf32> {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %2 : tensor<2x2x4x4xf32>
}
func.func private @_where_1(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %1 : tensor<2x2x4x4xf32>
}
func.func private @_where_2(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %1 : tensor<2x2x4x4xf32>
}

// -----

// One key of several, made by the same generator.
// CHECK-LABEL: func.func @main
// CHECK: trc.attention({{.*}}) random(%{{.*}}) {causal, fill = -1.000000e+09 : f64, keep_below = 2147483648
// CHECK-NOT: tensor<2x2x4x4xf32>
// CHECK: trc.attention_gradient({{.*}}) random(%{{.*}}) {causal, fill = -1.000000e+09 : f64, keep_below = 
// CHECK-NOT: tensor<2x2x4x4xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E5B83203ED36A3FBE971221C0C7E709BFEDA846BD8B0EE83D7DDBC3BF149CF4BE3A807ABFF50F4FBF87CB873F98BA4EBF7B3505BD6067623FD76615BFFEC3E4BD063BE23D05A0823DA1CE9CBF69EF9B3DEDEDAD3FD608C6BF81005C3FE26FF43D673724BFD30600407423433F4C8299BFF79B983DEEA1133F1A5041BE35D32E3F3C3A88BDBCD02A3F8221B83F34F82CBF9103503EA736EDBEA752023EFEF597BF"> : tensor<2x4x2x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x2x4xf32>
  %c1 = stablehlo.constant dense<"0x1C4D14BF99E748BE6415663FA296923F5C69A9BFAF6D4BBF769B253F9D07FFBF9A24EDBE5E3EC7BDDEE5A03FC67C303F8488A7BEFBB5BCBE9D1980BE0303C33F1626DBBEFF7B9BBE8E86B43E7F56F7BDE0044ABEC1998EBF8AC43CBC141DE3BEAD43953FCF30273FD4C8C5BC051B2B3F6203AEBE14AC863FCCEEB0BB8C58153FFD3BA5BF0C80B13E1317D8BFD44202C065E49BBEA86166BF75FD273E18AA0F40CFEB54BFC4BA1FBF6955523E3D6CFC3ECBA334BE67DF52BE9DD4333FAB18053F7D4F84BFD129A2BDF188103D5AF986BFA109853E09A35BBF5DD9783F2F5F453E52E6B63DA24D17BFB5E9F2BD27B6FFBFF6D190BF23C6B93E713A08C056BB583F"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83FB9C486BDC13E8CBE2AB423BE95A379BF7E9E8C3FF7FA0ABF0AAD51BD79154BBF544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BE4D6B0FBFE266023CFA22C0BE578F99BE2375B0BF748D4EBF28B8D33FF1D52BBF8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F760DC0BC1A50923D7C9740BF78D9E83E640F0ABF385512BE7DDB8DBF41A99BBFB5F2AA3F9DD101BF2157953ED7670ABDC9DDE1BEBB0902BF184D213F648E9ABE0B141BBEFC09B63CD397963FF8352E3F2FE4C33E374610BF5AE4B0BF6514733F"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %c3 = stablehlo.constant dense<"0x01293501075ED0B2"> : tensor<2xui32>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2xui32>
  %r:4 = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2xui32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>)
  %w0 = stablehlo.constant dense<"0x17805FC09DB9C13F7E72D8BFF66BC73F1318863E02B744C01BE41F40DC893840F767E5BF12D8463FA82A5EBFF4B04C3F00000000000000000000000000000000129B51BF38E3D5BF0B6ED23FC0594EBE0000000000000000000000000000000017DB56BFF2F12FBFA4F6263FE69AA43DD7FF883D1BFA48BFF55A233F6C893C3F00000000000000000000000000000000C086D5BE32CEA1BF166961C02824BC3FF85044BCA78F153D0EDEC4BED7046E3E00000000000000000000000000000000C6D6743F22A7B4BE0780AF3DA5974F3D336AA8BEAA81B2BD070C2DBFBFE23DBF5683483FCA37A4BEF796783F7FFEDA3E44AB1FBF25D859BFE15371BF8D66FDBE"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w1 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000005F40CCBDDEF5ADBDB9859DBE186CC83E000000000000000000000000000000001B23883D3A18D6BD8AA1F8BEA72438BF00000000000000000000000000000000BA0F06BF2093ACBEB75D3B3D27C9BCBE2A440EBFF4B1A8BEA9A3C63EC6A4A8BF0000000000000000000000000000000000000000000000000000000000000000CA7C0B3DC86D93BD95CF0F3E1804403E000000000000000000000000000000005C8C673D316FACBD1CFEDC3EE92E393E05C59EBC12527B3E5A6ACD3D1A70C4BEF183FA3D310ADDBC536F343EDB8C55BE2E0E03BE34770F3EF28B8ABD495F6D3E"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w2 = stablehlo.constant dense<"0xB825803D9DF0B6BE0CCB9C3FD63B4D3FC924D4BCB3CE773DA72651BF2D9B82BE2267563F9368303F93ADAC3EC5C3093E0CA7F93B9ACF91BC7421763ECDB2993D1B0559BF1FD7C9BE16C619C07DDD8EBF0CFD1E3C59B7B9BCE1BE9C3E28C3C33D156C56BDA8B47F3D6C2B573FB838383EFF780C3C7016A4BCB27D8A3EBCF6AC3DADA1273EF25619BF262A92BE1A61C53E0B1717BB4B8835BECFDF653DFA1785BE98BD3F3DE7073DBE834FAEBE5D4E243E5004A33D4EB7B33D15990FBDDB2E7DBD5E4950BE2057363F2CC1F13ED28EF2BED17D95BDFD44A33D697D96BCECE0973E80F6E8BB4D0E923DFA701D3ED5E593BD90DC8CBB7EA2203CA08030BBD1CECD3C"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0x3570FBBE8B32244035F927C052503040C94E0D3F2161FEBECF81C03FB18F5A3F00000000000000000000000000000000000000000000000000000000000000002AE1BABF1BA8DDBFD7A8DB3F5F4254BE00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000674072BF563F05C0AAD30D3F9685F03F28AD033EAEED1CBDE0DD35BE8D1C013EFB1309BF5943FABE2DB859BF47F12FBFAAF1863F76FCE9BEC5891B3F9F219F3EA11E02BF758427BF7D4434BF37A2D3BE19EEEE3EC28355BEA4C30B3F2D768C3E6BA73DBE9B2974BE865F83BE543B1ABE"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>, %arg3: tensor<2xui32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) {
  %c = stablehlo.constant dense<[[true, false, false, false], [true, true, false, false], [true, true, true, false], [true, true, true, true]]> : tensor<4x4xi1>
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<2x2x4x4xf32>
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
  %18 = call @_threefry_split(%arg3) : (tensor<2xui32>) -> tensor<3x2xui32>
  %19 = stablehlo.slice %18 [1:2, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
  %20 = stablehlo.reshape %19 : (tensor<1x2xui32>) -> tensor<2xui32>
  %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %21 = call @_bernoulli(%20, %cst_5) : (tensor<2xui32>, tensor<f32>) -> tensor<2x2x4x4xi1>
  %22 = stablehlo.convert %21 : (tensor<2x2x4x4xi1>) -> tensor<2x2x4x4xf32>
  %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %24 = stablehlo.divide %22, %23 : tensor<2x2x4x4xf32>
  %25 = stablehlo.multiply %14, %24 : tensor<2x2x4x4xf32>
  %26 = stablehlo.dot_general %arg2, %25, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %27 = stablehlo.transpose %26, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %28 = stablehlo.sine %27 : tensor<2x4x2x4xf32>
  %29 = stablehlo.transpose %28, dims = [0, 2, 3, 1] : (tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %30 = stablehlo.dot_general %29, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %31 = stablehlo.dot_general %29, %25, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %32 = stablehlo.transpose %31, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %33 = stablehlo.multiply %30, %24 : tensor<2x2x4x4xf32>
  %34 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %35 = stablehlo.multiply %33, %34 : tensor<2x2x4x4xf32>
  %36 = stablehlo.multiply %35, %10 : tensor<2x2x4x4xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %37 = stablehlo.reduce(%36 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %38 = stablehlo.reshape %37 : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %39 = stablehlo.negate %38 : tensor<2x2x4x1xf32>
  %40 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %41 = stablehlo.divide %33, %40 : tensor<2x2x4x4xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %42 = stablehlo.reduce(%39 init: %cst_8) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
  %44 = stablehlo.add %41, %43 : tensor<2x2x4x4xf32>
  %45 = stablehlo.multiply %44, %10 : tensor<2x2x4x4xf32>
  %46 = call @_where_2(%3#1, %45) : (tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %47 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %48 = stablehlo.multiply %46, %47 : tensor<2x2x4x4xf32>
  %49 = stablehlo.dot_general %48, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %50 = stablehlo.transpose %49, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %51 = stablehlo.dot_general %48, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %52 = stablehlo.transpose %51, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %27, %52, %50, %32 : tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>
}
func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<f32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>) {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %3, %1 : tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>
}
func.func private @_threefry_split(%arg0: tensor<2xui32>) -> tensor<3x2xui32> {
  %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
  %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
  %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
  %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
  %4 = stablehlo.iota dim = 0 : tensor<3xui64>
  %c = stablehlo.constant dense<1> : tensor<ui64>
  %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3xui64>
  %6 = stablehlo.multiply %5, %4 : tensor<3xui64>
  %c_0 = stablehlo.constant dense<32> : tensor<ui64>
  %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3xui64>
  %8 = stablehlo.shift_right_logical %6, %7 : tensor<3xui64>
  %9 = stablehlo.convert %6 : (tensor<3xui64>) -> tensor<3xui32>
  %10 = stablehlo.convert %8 : (tensor<3xui64>) -> tensor<3xui32>
  %11:2 = call @threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>)
  %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
  %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
  %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x2xui32>
  return %14 : tensor<3x2xui32>
}
func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3xui32>, %arg3: tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>) {
  %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
  %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
  %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
  %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
  %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
  %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3xui32>
  %3 = stablehlo.add %arg2, %2 : tensor<3xui32>
  %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3xui32>
  %5 = stablehlo.add %arg3, %4 : tensor<3xui32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  cond {
    %c_12 = stablehlo.constant dense<5> : tensor<i32>
    %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  } do {
    %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
    stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  return %6#2, %6#3 : tensor<3xui32>, tensor<3xui32>
}
func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<3xui32>, %arg2: tensor<3xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.add %arg0, %c : tensor<i32>
  %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
  %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
  %3 = stablehlo.add %arg1, %arg2 : tensor<3xui32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3xui32>
  %5 = stablehlo.shift_left %arg2, %4 : tensor<3xui32>
  %c_0 = stablehlo.constant dense<32> : tensor<ui32>
  %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<3xui32>
  %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<3xui32>
  %9 = stablehlo.or %5, %8 : tensor<3xui32>
  %10 = stablehlo.xor %3, %9 : tensor<3xui32>
  %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
  %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
  %13 = stablehlo.add %3, %10 : tensor<3xui32>
  %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<3xui32>
  %15 = stablehlo.shift_left %10, %14 : tensor<3xui32>
  %c_1 = stablehlo.constant dense<32> : tensor<ui32>
  %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<3xui32>
  %18 = stablehlo.shift_right_logical %10, %17 : tensor<3xui32>
  %19 = stablehlo.or %15, %18 : tensor<3xui32>
  %20 = stablehlo.xor %13, %19 : tensor<3xui32>
  %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
  %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
  %23 = stablehlo.add %13, %20 : tensor<3xui32>
  %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<3xui32>
  %25 = stablehlo.shift_left %20, %24 : tensor<3xui32>
  %c_2 = stablehlo.constant dense<32> : tensor<ui32>
  %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
  %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<3xui32>
  %28 = stablehlo.shift_right_logical %20, %27 : tensor<3xui32>
  %29 = stablehlo.or %25, %28 : tensor<3xui32>
  %30 = stablehlo.xor %23, %29 : tensor<3xui32>
  %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
  %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
  %33 = stablehlo.add %23, %30 : tensor<3xui32>
  %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<3xui32>
  %35 = stablehlo.shift_left %30, %34 : tensor<3xui32>
  %c_3 = stablehlo.constant dense<32> : tensor<ui32>
  %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<3xui32>
  %38 = stablehlo.shift_right_logical %30, %37 : tensor<3xui32>
  %39 = stablehlo.or %35, %38 : tensor<3xui32>
  %40 = stablehlo.xor %33, %39 : tensor<3xui32>
  %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<3xui32>
  %42 = stablehlo.add %33, %41 : tensor<3xui32>
  %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<3xui32>
  %44 = stablehlo.add %40, %43 : tensor<3xui32>
  %c_4 = stablehlo.constant dense<1> : tensor<i32>
  %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
  %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
  %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<3xui32>
  %48 = stablehlo.add %44, %47 : tensor<3xui32>
  return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}
func.func private @_bernoulli(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<2x2x4x4xi1> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xi1>
  return %2 : tensor<2x2x4x4xi1>
}
func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x2x4x4xf32> {
  %0 = stablehlo.convert %arg1 : tensor<f32>
  %1 = stablehlo.convert %arg2 : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
  %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
  %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
  %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
  %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
  %8 = stablehlo.iota dim = 0 : tensor<2x2x4x4xui64>
  %9 = stablehlo.iota dim = 1 : tensor<2x2x4x4xui64>
  %10 = stablehlo.iota dim = 2 : tensor<2x2x4x4xui64>
  %11 = stablehlo.iota dim = 3 : tensor<2x2x4x4xui64>
  %c = stablehlo.constant dense<32> : tensor<ui64>
  %12 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x2x4x4xui64>
  %13 = stablehlo.multiply %12, %8 : tensor<2x2x4x4xui64>
  %c_0 = stablehlo.constant dense<16> : tensor<ui64>
  %14 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x2x4x4xui64>
  %15 = stablehlo.multiply %14, %9 : tensor<2x2x4x4xui64>
  %c_1 = stablehlo.constant dense<4> : tensor<ui64>
  %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x2x4x4xui64>
  %17 = stablehlo.multiply %16, %10 : tensor<2x2x4x4xui64>
  %c_2 = stablehlo.constant dense<1> : tensor<ui64>
  %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<2x2x4x4xui64>
  %19 = stablehlo.multiply %18, %11 : tensor<2x2x4x4xui64>
  %20 = stablehlo.add %13, %15 : tensor<2x2x4x4xui64>
  %21 = stablehlo.add %20, %17 : tensor<2x2x4x4xui64>
  %22 = stablehlo.add %21, %19 : tensor<2x2x4x4xui64>
  %c_3 = stablehlo.constant dense<32> : tensor<ui64>
  %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<2x2x4x4xui64>
  %24 = stablehlo.shift_right_logical %22, %23 : tensor<2x2x4x4xui64>
  %25 = stablehlo.convert %22 : (tensor<2x2x4x4xui64>) -> tensor<2x2x4x4xui32>
  %26 = stablehlo.convert %24 : (tensor<2x2x4x4xui64>) -> tensor<2x2x4x4xui32>
  %27:2 = call @threefry2x32_0(%5, %7, %26, %25) : (tensor<ui32>, tensor<ui32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>) -> (tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>)
  %28 = stablehlo.xor %27#0, %27#1 : tensor<2x2x4x4xui32>
  %c_4 = stablehlo.constant dense<9> : tensor<ui32>
  %29 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %30 = stablehlo.shift_right_logical %28, %29 : tensor<2x2x4x4xui32>
  %c_5 = stablehlo.constant dense<1065353216> : tensor<ui32>
  %31 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %32 = stablehlo.or %30, %31 : tensor<2x2x4x4xui32>
  %33 = stablehlo.bitcast_convert %32 : (tensor<2x2x4x4xui32>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %34 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %35 = stablehlo.subtract %33, %34 : tensor<2x2x4x4xf32>
  %36 = stablehlo.subtract %3, %2 : tensor<1x1x1x1xf32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x2x4x4xf32>
  %38 = stablehlo.multiply %35, %37 : tensor<2x2x4x4xf32>
  %39 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x2x4x4xf32>
  %40 = stablehlo.add %38, %39 : tensor<2x2x4x4xf32>
  %41 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x2x4x4xf32>
  %42 = stablehlo.maximum %41, %40 : tensor<2x2x4x4xf32>
  return %42 : tensor<2x2x4x4xf32>
}
func.func private @threefry2x32_0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x2x4x4xui32>, %arg3: tensor<2x2x4x4xui32>) -> (tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>) {
  %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
  %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
  %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
  %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
  %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
  %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %3 = stablehlo.add %arg2, %2 : tensor<2x2x4x4xui32>
  %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %5 = stablehlo.add %arg3, %4 : tensor<2x2x4x4xui32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  cond {
    %c_12 = stablehlo.constant dense<5> : tensor<i32>
    %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  } do {
    %7:8 = func.call @closed_call_1(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
    stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  return %6#2, %6#3 : tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>
}
func.func private @closed_call_1(%arg0: tensor<i32>, %arg1: tensor<2x2x4x4xui32>, %arg2: tensor<2x2x4x4xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.add %arg0, %c : tensor<i32>
  %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
  %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
  %3 = stablehlo.add %arg1, %arg2 : tensor<2x2x4x4xui32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %5 = stablehlo.shift_left %arg2, %4 : tensor<2x2x4x4xui32>
  %c_0 = stablehlo.constant dense<32> : tensor<ui32>
  %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x2x4x4xui32>
  %9 = stablehlo.or %5, %8 : tensor<2x2x4x4xui32>
  %10 = stablehlo.xor %3, %9 : tensor<2x2x4x4xui32>
  %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
  %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
  %13 = stablehlo.add %3, %10 : tensor<2x2x4x4xui32>
  %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %15 = stablehlo.shift_left %10, %14 : tensor<2x2x4x4xui32>
  %c_1 = stablehlo.constant dense<32> : tensor<ui32>
  %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x2x4x4xui32>
  %19 = stablehlo.or %15, %18 : tensor<2x2x4x4xui32>
  %20 = stablehlo.xor %13, %19 : tensor<2x2x4x4xui32>
  %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
  %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
  %23 = stablehlo.add %13, %20 : tensor<2x2x4x4xui32>
  %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %25 = stablehlo.shift_left %20, %24 : tensor<2x2x4x4xui32>
  %c_2 = stablehlo.constant dense<32> : tensor<ui32>
  %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
  %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x2x4x4xui32>
  %29 = stablehlo.or %25, %28 : tensor<2x2x4x4xui32>
  %30 = stablehlo.xor %23, %29 : tensor<2x2x4x4xui32>
  %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
  %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
  %33 = stablehlo.add %23, %30 : tensor<2x2x4x4xui32>
  %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %35 = stablehlo.shift_left %30, %34 : tensor<2x2x4x4xui32>
  %c_3 = stablehlo.constant dense<32> : tensor<ui32>
  %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x2x4x4xui32>
  %39 = stablehlo.or %35, %38 : tensor<2x2x4x4xui32>
  %40 = stablehlo.xor %33, %39 : tensor<2x2x4x4xui32>
  %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %42 = stablehlo.add %33, %41 : tensor<2x2x4x4xui32>
  %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %44 = stablehlo.add %40, %43 : tensor<2x2x4x4xui32>
  %c_4 = stablehlo.constant dense<1> : tensor<i32>
  %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
  %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
  %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %48 = stablehlo.add %44, %47 : tensor<2x2x4x4xui32>
  return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}
func.func private @_where_2(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %1 : tensor<2x2x4x4xf32>
}

// -----

// A key that numbers were folded into, whose words are sums.
// CHECK-LABEL: func.func @main
// CHECK: trc.attention({{.*}}) random(%{{.*}}) {causal, fill = -1.000000e+09 : f64, keep_below = 3006477312
// CHECK-NOT: tensor<2x2x4x4xf32>
// CHECK: trc.attention_gradient({{.*}}) random(%{{.*}}) {causal, fill = -1.000000e+09 : f64, keep_below = 
// CHECK-NOT: tensor<2x2x4x4xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E5B83203ED36A3FBE971221C0C7E709BFEDA846BD8B0EE83D7DDBC3BF149CF4BE3A807ABFF50F4FBF87CB873F98BA4EBF7B3505BD6067623FD76615BFFEC3E4BD063BE23D05A0823DA1CE9CBF69EF9B3DEDEDAD3FD608C6BF81005C3FE26FF43D673724BFD30600407423433F4C8299BFF79B983DEEA1133F1A5041BE35D32E3F3C3A88BDBCD02A3F8221B83F34F82CBF9103503EA736EDBEA752023EFEF597BF"> : tensor<2x4x2x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x2x4xf32>
  %c1 = stablehlo.constant dense<"0x1C4D14BF99E748BE6415663FA296923F5C69A9BFAF6D4BBF769B253F9D07FFBF9A24EDBE5E3EC7BDDEE5A03FC67C303F8488A7BEFBB5BCBE9D1980BE0303C33F1626DBBEFF7B9BBE8E86B43E7F56F7BDE0044ABEC1998EBF8AC43CBC141DE3BEAD43953FCF30273FD4C8C5BC051B2B3F6203AEBE14AC863FCCEEB0BB8C58153FFD3BA5BF0C80B13E1317D8BFD44202C065E49BBEA86166BF75FD273E18AA0F40CFEB54BFC4BA1FBF6955523E3D6CFC3ECBA334BE67DF52BE9DD4333FAB18053F7D4F84BFD129A2BDF188103D5AF986BFA109853E09A35BBF5DD9783F2F5F453E52E6B63DA24D17BFB5E9F2BD27B6FFBFF6D190BF23C6B93E713A08C056BB583F"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83FB9C486BDC13E8CBE2AB423BE95A379BF7E9E8C3FF7FA0ABF0AAD51BD79154BBF544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BE4D6B0FBFE266023CFA22C0BE578F99BE2375B0BF748D4EBF28B8D33FF1D52BBF8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F760DC0BC1A50923D7C9740BF78D9E83E640F0ABF385512BE7DDB8DBF41A99BBFB5F2AA3F9DD101BF2157953ED7670ABDC9DDE1BEBB0902BF184D213F648E9ABE0B141BBEFC09B63CD397963FF8352E3F2FE4C33E374610BF5AE4B0BF6514733F"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %c3 = stablehlo.constant dense<"0x01293501075ED0B2"> : tensor<2xui32>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2xui32>
  %r:4 = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2xui32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>)
  %w0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000FB8A9BFEA88BA3E9C263BBF7B26DBBD1054963F919314BF402760BD2A1B59BF9FFBF4BE046A0D3EEFA285BED70488BC5C59D23E80AE49BFB276CB3E709C203F18472DBFFAC125BF709AB03E025EC7BEA2CD463F19B039BF6CE7263E9920173EA4BFC0BFE9BAF63E36AA00407AF004C000000000000000000000000000000000DC7D8FBF9DADB73EB091BF3FF1EEC5BF000000000000000000000000000000007B972F3F605885BEA565193E502A8EBC0000000000000000000000000000000017F71F3F512A62BE817873BD5983D33DF81084BE635B28BE8C8240BF5A0BC3BE"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w1 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000D07F40BD84F323BD867514BEF7E33C3E8AFD823E7811E03D60E46BBE3221673F4D538EBC2E24123CF5CF443D0FE90A3E06C6DDBEC1A249BD5EC5A83E4DF18EBF4B5756BEE3F310BEC7B0843B11114EBEF7E914BE1B0559BE697AA93DCEA98DBE4A74133476661EB374D64034127D68340000000000000000000000000000000022C37ABE0085043F754481BFFD98ACBF000000000000000000000000000000001538083DA2E94EBD4F5B7E3E6E53E13D0000000000000000000000000000000017309EBDF3F91F3DCE99803D2E7C513D3BD4A6BC3D4A233D064DCA3DD5E4EA3D"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w2 = stablehlo.constant dense<"0x312FBDBEA75E96BE52E2073EA029CE3C64394BBF49BB213EEB4D3BBFAC5709BEECAB633E3E58863E509F01BEA342E6BD54DAF13E099B35BE324A753E45EEBF3D75CC2C3E1030B63B2A8FB4BEB87C563C354FA13E4EE90C3D184B943EC4E2BABCE0CFB0BCB1DAD23CA76DB13E9CE8973DC84ED23BAFA975BC48574F3ED179813D5CA81E3ED1B78FBEBA0450BFAE27743EB6F41B3C11D9B1BC7C6AC33B97DC63BD131030BD78B6C8BDCF93173F2F9ACF3B74C4113DAE3AA6BD48A6B63CC1F954BE2CEDEEBD0914DA3E3304A53EE8CE95BEEF6907BD196C9A3D20ADA9BC2CD9453EA9489A3BC97441BD6089D0BD59E5433DD25E45BC6D13E13C244FF7BB7A2F903D"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0x6D5F55BFDB75983E3ED80EBFE163A9BDF161EC3EAB8B1BBFBA80843EEC78B63E204B5BBF6097523ED8D6F6BEDFD7FEBD744D9A3F9A364BBF0D16FCBB597A41BF4D6B9BBEC1AB95BE64CD273EFD643CBE61B3D73E212F04BF72154F3E6ED5883E422CD1BEC16FC9BEC3D6613E9C8D7DBE00000000000000000000000000000000DC8718C09A8A843FE79C164099FF13C040032EBDC24CDFBC5AFDE8BD3AA07DBD29101D3EA0466BBDF5327FBC3D70DD3C3E3BD8BDFFBC8ABD36C290BE83941DBEEF071A3F7F6A71BEC5FB463DD002233D000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>, %arg3: tensor<2xui32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) {
  %c = stablehlo.constant dense<[[true, false, false, false], [true, true, false, false], [true, true, true, false], [true, true, true, true]]> : tensor<4x4xi1>
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<2x2x4x4xf32>
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
  %c_5 = stablehlo.constant dense<2260319926> : tensor<ui32>
  %18 = call @_threefry_fold_in(%arg3, %c_5) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
  %c_6 = stablehlo.constant dense<4> : tensor<ui32>
  %19 = call @_threefry_fold_in(%18, %c_6) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
  %cst_7 = stablehlo.constant dense<0.699999988> : tensor<f32>
  %20 = call @_bernoulli(%19, %cst_7) : (tensor<2xui32>, tensor<f32>) -> tensor<2x2x4x4xi1>
  %cst_8 = stablehlo.constant dense<0.699999988> : tensor<f32>
  %21 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %22 = stablehlo.divide %14, %21 : tensor<2x2x4x4xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %23 = call @_where_2(%20, %22, %cst_9) : (tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4x4xf32>
  %24 = stablehlo.dot_general %arg2, %23, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %25 = stablehlo.transpose %24, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %26 = stablehlo.sine %25 : tensor<2x4x2x4xf32>
  %27 = stablehlo.transpose %26, dims = [0, 2, 3, 1] : (tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %28 = stablehlo.dot_general %27, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %29 = stablehlo.dot_general %27, %23, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %30 = stablehlo.transpose %29, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %31 = call @_where_3(%20, %28) : (tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %cst_10 = stablehlo.constant dense<0.699999988> : tensor<f32>
  %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %33 = stablehlo.divide %31, %32 : tensor<2x2x4x4xf32>
  %34 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %35 = stablehlo.multiply %33, %34 : tensor<2x2x4x4xf32>
  %36 = stablehlo.multiply %35, %10 : tensor<2x2x4x4xf32>
  %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %37 = stablehlo.reduce(%36 init: %cst_11) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %38 = stablehlo.reshape %37 : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %39 = stablehlo.negate %38 : tensor<2x2x4x1xf32>
  %40 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %41 = stablehlo.divide %33, %40 : tensor<2x2x4x4xf32>
  %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %42 = stablehlo.reduce(%39 init: %cst_12) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
  %44 = stablehlo.add %41, %43 : tensor<2x2x4x4xf32>
  %45 = stablehlo.multiply %44, %10 : tensor<2x2x4x4xf32>
  %46 = call @_where_4(%3#1, %45) : (tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %cst_13 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %47 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %48 = stablehlo.multiply %46, %47 : tensor<2x2x4x4xf32>
  %49 = stablehlo.dot_general %48, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %50 = stablehlo.transpose %49, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %51 = stablehlo.dot_general %48, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %52 = stablehlo.transpose %51, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %25, %52, %50, %30 : tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>
}
func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<f32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>) {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %3, %1 : tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>
}
func.func private @_threefry_fold_in(%arg0: tensor<2xui32>, %arg1: tensor<ui32>) -> tensor<2xui32> {
  %c = stablehlo.constant dense<32> : tensor<ui32>
  %0 = stablehlo.shift_right_logical %arg1, %c : tensor<ui32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
  %c_0 = stablehlo.constant dense<4294967295> : tensor<ui32>
  %2 = stablehlo.and %arg1, %c_0 : tensor<ui32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1xui32>
  %4 = stablehlo.concatenate %1, %3, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
  %5 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
  %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
  %7 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
  %8 = stablehlo.reshape %7 : (tensor<1xui32>) -> tensor<ui32>
  %9 = stablehlo.slice %4 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
  %10 = stablehlo.slice %4 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
  %11:2 = call @threefry2x32(%6, %8, %9, %10) : (tensor<ui32>, tensor<ui32>, tensor<1xui32>, tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>)
  %12 = stablehlo.concatenate %11#0, %11#1, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
  return %12 : tensor<2xui32>
}
func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<1xui32>, %arg3: tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>) {
  %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
  %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
  %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
  %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
  %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
  %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
  %3 = stablehlo.add %arg2, %2 : tensor<1xui32>
  %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
  %5 = stablehlo.add %arg3, %4 : tensor<1xui32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  cond {
    %c_12 = stablehlo.constant dense<5> : tensor<i32>
    %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  } do {
    %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
    stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  return %6#2, %6#3 : tensor<1xui32>, tensor<1xui32>
}
func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<1xui32>, %arg2: tensor<1xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.add %arg0, %c : tensor<i32>
  %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
  %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
  %3 = stablehlo.add %arg1, %arg2 : tensor<1xui32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1xui32>
  %5 = stablehlo.shift_left %arg2, %4 : tensor<1xui32>
  %c_0 = stablehlo.constant dense<32> : tensor<ui32>
  %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<1xui32>
  %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<1xui32>
  %9 = stablehlo.or %5, %8 : tensor<1xui32>
  %10 = stablehlo.xor %3, %9 : tensor<1xui32>
  %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
  %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
  %13 = stablehlo.add %3, %10 : tensor<1xui32>
  %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<1xui32>
  %15 = stablehlo.shift_left %10, %14 : tensor<1xui32>
  %c_1 = stablehlo.constant dense<32> : tensor<ui32>
  %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<1xui32>
  %18 = stablehlo.shift_right_logical %10, %17 : tensor<1xui32>
  %19 = stablehlo.or %15, %18 : tensor<1xui32>
  %20 = stablehlo.xor %13, %19 : tensor<1xui32>
  %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
  %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
  %23 = stablehlo.add %13, %20 : tensor<1xui32>
  %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<1xui32>
  %25 = stablehlo.shift_left %20, %24 : tensor<1xui32>
  %c_2 = stablehlo.constant dense<32> : tensor<ui32>
  %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
  %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<1xui32>
  %28 = stablehlo.shift_right_logical %20, %27 : tensor<1xui32>
  %29 = stablehlo.or %25, %28 : tensor<1xui32>
  %30 = stablehlo.xor %23, %29 : tensor<1xui32>
  %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
  %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
  %33 = stablehlo.add %23, %30 : tensor<1xui32>
  %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<1xui32>
  %35 = stablehlo.shift_left %30, %34 : tensor<1xui32>
  %c_3 = stablehlo.constant dense<32> : tensor<ui32>
  %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<1xui32>
  %38 = stablehlo.shift_right_logical %30, %37 : tensor<1xui32>
  %39 = stablehlo.or %35, %38 : tensor<1xui32>
  %40 = stablehlo.xor %33, %39 : tensor<1xui32>
  %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<1xui32>
  %42 = stablehlo.add %33, %41 : tensor<1xui32>
  %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<1xui32>
  %44 = stablehlo.add %40, %43 : tensor<1xui32>
  %c_4 = stablehlo.constant dense<1> : tensor<i32>
  %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
  %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
  %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<1xui32>
  %48 = stablehlo.add %44, %47 : tensor<1xui32>
  return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}
func.func private @_bernoulli(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<2x2x4x4xi1> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xi1>
  return %2 : tensor<2x2x4x4xi1>
}
func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x2x4x4xf32> {
  %0 = stablehlo.convert %arg1 : tensor<f32>
  %1 = stablehlo.convert %arg2 : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
  %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
  %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
  %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
  %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
  %8 = stablehlo.iota dim = 0 : tensor<2x2x4x4xui64>
  %9 = stablehlo.iota dim = 1 : tensor<2x2x4x4xui64>
  %10 = stablehlo.iota dim = 2 : tensor<2x2x4x4xui64>
  %11 = stablehlo.iota dim = 3 : tensor<2x2x4x4xui64>
  %c = stablehlo.constant dense<32> : tensor<ui64>
  %12 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x2x4x4xui64>
  %13 = stablehlo.multiply %12, %8 : tensor<2x2x4x4xui64>
  %c_0 = stablehlo.constant dense<16> : tensor<ui64>
  %14 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x2x4x4xui64>
  %15 = stablehlo.multiply %14, %9 : tensor<2x2x4x4xui64>
  %c_1 = stablehlo.constant dense<4> : tensor<ui64>
  %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x2x4x4xui64>
  %17 = stablehlo.multiply %16, %10 : tensor<2x2x4x4xui64>
  %c_2 = stablehlo.constant dense<1> : tensor<ui64>
  %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<2x2x4x4xui64>
  %19 = stablehlo.multiply %18, %11 : tensor<2x2x4x4xui64>
  %20 = stablehlo.add %13, %15 : tensor<2x2x4x4xui64>
  %21 = stablehlo.add %20, %17 : tensor<2x2x4x4xui64>
  %22 = stablehlo.add %21, %19 : tensor<2x2x4x4xui64>
  %c_3 = stablehlo.constant dense<32> : tensor<ui64>
  %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<2x2x4x4xui64>
  %24 = stablehlo.shift_right_logical %22, %23 : tensor<2x2x4x4xui64>
  %25 = stablehlo.convert %22 : (tensor<2x2x4x4xui64>) -> tensor<2x2x4x4xui32>
  %26 = stablehlo.convert %24 : (tensor<2x2x4x4xui64>) -> tensor<2x2x4x4xui32>
  %27:2 = call @threefry2x32_0(%5, %7, %26, %25) : (tensor<ui32>, tensor<ui32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>) -> (tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>)
  %28 = stablehlo.xor %27#0, %27#1 : tensor<2x2x4x4xui32>
  %c_4 = stablehlo.constant dense<9> : tensor<ui32>
  %29 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %30 = stablehlo.shift_right_logical %28, %29 : tensor<2x2x4x4xui32>
  %c_5 = stablehlo.constant dense<1065353216> : tensor<ui32>
  %31 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %32 = stablehlo.or %30, %31 : tensor<2x2x4x4xui32>
  %33 = stablehlo.bitcast_convert %32 : (tensor<2x2x4x4xui32>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %34 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %35 = stablehlo.subtract %33, %34 : tensor<2x2x4x4xf32>
  %36 = stablehlo.subtract %3, %2 : tensor<1x1x1x1xf32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x2x4x4xf32>
  %38 = stablehlo.multiply %35, %37 : tensor<2x2x4x4xf32>
  %39 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x2x4x4xf32>
  %40 = stablehlo.add %38, %39 : tensor<2x2x4x4xf32>
  %41 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x2x4x4xf32>
  %42 = stablehlo.maximum %41, %40 : tensor<2x2x4x4xf32>
  return %42 : tensor<2x2x4x4xf32>
}
func.func private @threefry2x32_0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x2x4x4xui32>, %arg3: tensor<2x2x4x4xui32>) -> (tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>) {
  %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
  %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
  %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
  %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
  %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
  %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %3 = stablehlo.add %arg2, %2 : tensor<2x2x4x4xui32>
  %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %5 = stablehlo.add %arg3, %4 : tensor<2x2x4x4xui32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  cond {
    %c_12 = stablehlo.constant dense<5> : tensor<i32>
    %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  } do {
    %7:8 = func.call @closed_call_1(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
    stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  return %6#2, %6#3 : tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>
}
func.func private @closed_call_1(%arg0: tensor<i32>, %arg1: tensor<2x2x4x4xui32>, %arg2: tensor<2x2x4x4xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.add %arg0, %c : tensor<i32>
  %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
  %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
  %3 = stablehlo.add %arg1, %arg2 : tensor<2x2x4x4xui32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %5 = stablehlo.shift_left %arg2, %4 : tensor<2x2x4x4xui32>
  %c_0 = stablehlo.constant dense<32> : tensor<ui32>
  %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x2x4x4xui32>
  %9 = stablehlo.or %5, %8 : tensor<2x2x4x4xui32>
  %10 = stablehlo.xor %3, %9 : tensor<2x2x4x4xui32>
  %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
  %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
  %13 = stablehlo.add %3, %10 : tensor<2x2x4x4xui32>
  %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %15 = stablehlo.shift_left %10, %14 : tensor<2x2x4x4xui32>
  %c_1 = stablehlo.constant dense<32> : tensor<ui32>
  %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x2x4x4xui32>
  %19 = stablehlo.or %15, %18 : tensor<2x2x4x4xui32>
  %20 = stablehlo.xor %13, %19 : tensor<2x2x4x4xui32>
  %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
  %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
  %23 = stablehlo.add %13, %20 : tensor<2x2x4x4xui32>
  %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %25 = stablehlo.shift_left %20, %24 : tensor<2x2x4x4xui32>
  %c_2 = stablehlo.constant dense<32> : tensor<ui32>
  %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
  %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x2x4x4xui32>
  %29 = stablehlo.or %25, %28 : tensor<2x2x4x4xui32>
  %30 = stablehlo.xor %23, %29 : tensor<2x2x4x4xui32>
  %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
  %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
  %33 = stablehlo.add %23, %30 : tensor<2x2x4x4xui32>
  %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %35 = stablehlo.shift_left %30, %34 : tensor<2x2x4x4xui32>
  %c_3 = stablehlo.constant dense<32> : tensor<ui32>
  %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x2x4x4xui32>
  %39 = stablehlo.or %35, %38 : tensor<2x2x4x4xui32>
  %40 = stablehlo.xor %33, %39 : tensor<2x2x4x4xui32>
  %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %42 = stablehlo.add %33, %41 : tensor<2x2x4x4xui32>
  %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %44 = stablehlo.add %40, %43 : tensor<2x2x4x4xui32>
  %c_4 = stablehlo.constant dense<1> : tensor<i32>
  %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
  %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
  %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %48 = stablehlo.add %44, %47 : tensor<2x2x4x4xui32>
  return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}
func.func private @_where_2(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<f32>) -> tensor<2x2x4x4xf32> {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %2 : tensor<2x2x4x4xf32>
}
func.func private @_where_3(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %1 : tensor<2x2x4x4xf32>
}
func.func private @_where_4(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %1 : tensor<2x2x4x4xf32>
}

// -----

// A key that is known.
// CHECK-LABEL: func.func @main
// CHECK: trc.attention({{.*}}) random(%{{.*}}) {causal, fill = -1.000000e+09 : f64, keep_below = 
// CHECK-NOT: tensor<2x2x8x8x
// CHECK: trc.attention_gradient({{.*}}) random(%{{.*}}) {causal, fill = -1.000000e+09 : f64, keep_below = 
// CHECK-NOT: tensor<2x2x8x8x
func.func @main() {
  %c0 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E5B83203ED36A3FBE971221C0C7E709BFEDA846BD8B0EE83D7DDBC3BF149CF4BE193DA1BA2DF598BECC5B8C3ED4FD633F9CCAE83E8CDC7D3F235976BD2C8CABBF7E02FC3E71D71E3F94CCFABEE5B9B6BE6DE3D7BD27336E3F85A1EF3C64FF31BF390FAC3F9D4CEA3E445BF33F930FA53FF9BDEB3FBBBB703EB03BA23F29E38ABE5B8320BED36A3F3E97122140C7E7093FEDA8463D8B0EE8BD7DDBC33F149CF43E3A807ABFF50F4FBF87CB873F98BA4EBF7B3505BD6067623FD76615BFFEC3E4BD063BE23D05A0823DA1CE9CBF69EF9B3DEDEDAD3FD608C6BF81005C3FE26FF43D673724BFD30600407423433F4C8299BFF79B983DEEA1133F1A5041BE35D32E3F3C3A88BDBCD02A3F8221B83F34F82CBF9103503EA736EDBEA752023EFEF597BF3A807A3FF50F4F3F87CB87BF98BA4E3F7B35053D606762BFD766153FFEC3E43D063BE2BD05A082BDA1CE9C3F69EF9BBDEDEDADBFD608C63F81005CBFE26FF4BD6737243FD30600C0742343BF4C82993FF79B98BDEEA113BF1A50413E35D32EBF3C3A883DBCD02ABF8221B8BF34F82C3F910350BEA736ED3EA75202BEFEF5973F"> : tensor<2x8x2x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x8x2x4xf32>
  %c1 = stablehlo.constant dense<"0x1C4D14BF99E748BE6415663FA296923F5C69A9BFAF6D4BBF769B253F9D07FFBF9A24EDBE5E3EC7BDDEE5A03FC67C303F8488A7BEFBB5BCBE9D1980BE0303C33F1626DBBEFF7B9BBE8E86B43E7F56F7BDE0044ABEC1998EBF8AC43CBC141DE3BEAD43953FCF30273FD4C8C5BC051B2B3F6203AEBE14AC863FCCEEB0BB8C58153F1C4D143F99E7483E641566BFA29692BF5C69A93FAF6D4B3F769B25BF9D07FF3F9A24ED3E5E3EC73DDEE5A0BFC67C30BF8488A73EFBB5BC3E9D19803E0303C3BF1626DB3EFF7B9B3E8E86B4BE7F56F73DE0044A3EC1998E3F8AC43C3C141DE33EAD4395BFCF3027BFD4C8C53C051B2BBF6203AE3E14AC86BFCCEEB03B8C5815BFFD3BA5BF0C80B13E1317D8BFD44202C065E49BBEA86166BF75FD273E18AA0F40CFEB54BFC4BA1FBF6955523E3D6CFC3ECBA334BE67DF52BE9DD4333FAB18053F7D4F84BFD129A2BDF188103D5AF986BFA109853E09A35BBF5DD9783F2F5F453E52E6B63DA24D17BFB5E9F2BD27B6FFBFF6D190BF23C6B93E713A08C056BB583FFD3BA53F0C80B1BE1317D83FD442024065E49B3EA861663F75FD27BE18AA0FC0CFEB543FC4BA1F3F695552BE3D6CFCBECBA3343E67DF523E9DD433BFAB1805BF7D4F843FD129A23DF18810BD5AF9863FA10985BE09A35B3F5DD978BF2F5F45BE52E6B6BDA24D173FB5E9F23D27B6FF3FF6D1903F23C6B9BE713A084056BB58BF"> : tensor<2x8x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x8x2x4xf32>
  %c2 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83FB9C486BDC13E8CBE2AB423BE95A379BF7E9E8C3FF7FA0ABF0AAD51BD79154BBF544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BE4D6B0FBFE266023CFA22C0BE578F99BE2375B0BF748D4EBF28B8D33FF1D52BBF1780DF3F9DB941BF7E72583FF66B47BF131806BE02B7C43F1BE49FBFDC89B8BFB9C4863DC13E8C3E2AB4233E95A3793F7E9E8CBFF7FA0A3F0AAD513D79154B3F5446203F7F8CA33FA6E7A0BF22C91D3EA44677BF694F5ABC6EC4313F4A43A73E4D6B0F3FE26602BCFA22C03E578F993E2375B03F748D4E3F28B8D3BFF1D52B3F8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F760DC0BC1A50923D7C9740BF78D9E83E640F0ABF385512BE7DDB8DBF41A99BBFB5F2AA3F9DD101BF2157953ED7670ABDC9DDE1BEBB0902BF184D213F648E9ABE0B141BBEFC09B63CD397963FF8352E3F2FE4C33E374610BF5AE4B0BF6514733F8CEC863F09B6ACBE7F21B4BF781DBA3FC086553E32CE213F1669E13F28243CBF760DC03C1A5092BD7C97403F78D9E8BE640F0A3F3855123E7DDB8D3F41A99B3FB5F2AABF9DD1013F215795BED7670A3DC9DDE13EBB09023F184D21BF648E9A3E0B141B3EFC09B6BCD39796BFF8352EBF2FE4C3BE3746103F5AE4B03F651473BF"> : tensor<2x8x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x8x2x4xf32>
  %r:4 = call @form(%i0, %i1, %i2) : (tensor<2x8x2x4xf32>, tensor<2x8x2x4xf32>, tensor<2x8x2x4xf32>) -> (tensor<2x8x2x4xf32>, tensor<2x8x2x4xf32>, tensor<2x8x2x4xf32>, tensor<2x8x2x4xf32>)
  %w0 = stablehlo.constant dense<"0xA3A41FC003608A3FED9A9ABFB0718E3F000000000000000000000000000000000FB8A9BFEA88BA3E9C263BBF7826DBBDCA5A9C3F1D0391BF94EBC93EC8D3A8BEFC2C86BFB3237EBF602B733F529F803D9FF9823FF5938BBF6EDABC3E129C3D3E7E652BBF89E8CC3D2AB8D0BE82023BBEFCCACDBD1FC38EBEC8879C3E9CB2BBBE63028BBFB8AF8ABD26E871BE90F80CBEA6B223BE2C565BBD1918323E0C331FBF89F69B3EE0AC72BE8748D03D89EAD4BEA0798FBE4EEF94BE818CF13E389E8EBE660038BF045B933E0A811FBF364C64BE7AB124BF6642123F9C4FF3BD1A37ACBE660032BFA0D0653E7C5302BF82D272BE2818723E7A8951BD36ACD8BD717DBABDA4BFC0BFE9BAF63E36AA00407AF004C0D38498BE912667BFEB0121C0F862863F000000000000000000000000000000006036FEBE6CF51BBF08EC07C0501CF9BD00281EBE600B0B3CBEC7A23F079996BF348CC0BE322466BEA20390BE525A20BFECE9A63E8A171EBE8DAD803FA05F87BC37A063BE1C760CBFA0CA5BBE0A6C193EC569533FE62088BE48C94FBF5EB18D3FA7875DBE9470BBBED40F9DBF60DE713C41E78B3EBB60DABDCE83833ECFE6283EB047B53E99B7FBBEA7EF92BF7C99713F9895D23DC000DB3BCCA481BF9E06653F7503243D40D8EF3B78E7893E4CD393BD644DAABC9A2EE73C06E70BBF28B1113D321663BDE859CABEE03BA3BF1D57AC3E"> : tensor<2x8x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x8x2x4xf32>
  %w1 = stablehlo.constant dense<"0x2EF94A33167C8932E0739DB30FA1C8B300000000000000000000000000000000CC7F40BD83F323BD887514BEF6E33C3E88EFFF3CC9E55A3C0C73E6BC07CCE13D0C181A3DF5B081BDA3D895BE617ED6BE62E263BE94C0083D30BE123E1ACACABEA4964B3D6D312F3D54AE943CB1A3F53D6463DC3CCAB9983E807B8BBCAEA41D3EF7D8B8BD495806BD2A60A43D3ACE493ED162F13D41EF803E60BF92BD2EC09B3E0CF48A3D58F4893CEDD91EBE196489BE081514BDF3585D3E395302BD94A17F3EE834ACBDBAF8E9BC677EC63D4B5A4B3E0CF5963E2286623E5D21D8BDB44E903ED8DD8FBCBC4E193C94D6C13DCEB7793E7B3D2A3C266609BDD3D20BBD289E0E3E4A74133476661EB374D64034127D6834CA83DAB1A276A1B2F4786B310860493300000000000000000000000000000000FE1221BC99355ABDFA4929BD5D95073EB06214BE6629853E97895BBF808820BFE755F63BBB92F73DA2DD953DC5A77EBE900F313D4203D23CB5934FBD32B155BE106C71BD5003263C9A601ABEF049DA3D567C823FE170D1BD711C993F746FE23F088133BED01066BD097B45BEC8A81A3FD5A242BD622B293C7EA952BD224225BED33A02BFEC6D36BD5D9940BF12A9523FA419983E45F826BE23DE2E3F87C0463F899C9D3DCD6F8A3D77CA973D160091BED611193D9A7EB9BCE7DEEA3DC318933E70F3B5BE17C538BEB6A0D7BE9247683F"> : tensor<2x8x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x8x2x4xf32>
  %w2 = stablehlo.constant dense<"0x4D207F3EB00C22BEDC5DA63F0D6C623F2B2BECBE00BE24BEAB0F83BE00994F3E2113C23E38C5A73EBC1729BE2B8DD9BD53519DBC9C9759BD292CA83DF168893DFA091BBFD1A13EBE24802BBF74280FBF72AE213E0E6367BDFD2B8F3E2E8FCF3DCF52BFBC1F2C09BD3A17A0BD79FCA7BCAE10263B0AE1933E7A8385BE3597AFBE9FC5053D29EDC03D38A068BE400E25BE554DA33EDD67233DE1C2623E50B665BD48911BBDD98208BDFA4ABCBCD085DBBB91F7323D37EA5CBD6B8BBABC3AEED63CFFD4DFBAF536AFBA799F34BCC45479BB49962DBDFB509DBB0BB016BD6034773B6DCAFF3B008518BC575700BE73C3DBBC26E264B93DAE053A90A7E1BB75E90CBBF82509BF64AF5F3F15D9293FEFCE4EBF8CB1C53CB7916ABE0E88213EF1E2433E9ABF37BCF6BD98BE347C37BE5C26EA3D79A282BBAA18C63D61E6B2BC2EBA293EE5312F3E3E813DBF32A8E3BDB1BDB73E3BE9173D7DA9C73D5009B2BD204AF2BD180C41BE1282573C8323A93E79276BBE2EE706BF16971D3FB922A6BEA57FA23D33593A3F6B3BB6BED45164BF58095E3FA632843EC88B9FBE3A19173E2A8CFEBD966A6BBDFE214B3EF31E013E42B905BE0DB63B3EBF435FBEB868EA3D85AE47BDA8B3DFBDC291AE3EDDE5053EEA8351BE08F72E3CF38435BC350F243BB12C2EBD82704F3BD20D02BD2A318CBDB1B1033D35B48F3C48E023BD6110343CF4F5D1BD"> : tensor<2x8x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x8x2x4xf32>
  %w3 = stablehlo.constant dense<"0x842030C0D1B1B93FD6D20AC0B96D693F1832523FEBD54ABF5D039C3E6E3A1CBDEDFDD5BF96B1E53ECCB18CBFCD3DD5BEBB59B73F4AE3BABF4980243F8AB5BFBE502082BFE5564CBFC579343FF618D93CB85E383EF228BDBEE84F823E30FF8DBEDE9A65BF70EFEF3D1FA715BF3C16C9BE946F81BE49B9F9BD8FBF8E3E1E66E5BE3464A13DBBEF9ABD10ED0B3C0FC42BBEF63C47BE942B2D3EFE80F1BC39526BBE4E6FF0BCEB55413C8E9DCABCB3A026BCC05742BE5A5D473E836275BD80230CBE19DCF2BD5889433DD6D8CCBD373728BDC77812BE6509043EA486E7BC1C2EA1BDD8B65EBDEFBC9A3CDB6F29BDF955A3BC000000000000000000000000000000003117BDBFB481223F41760F404C98FEBFB2A96FBF989301C0B8A919C05A47AD3F186E833E3D3BA1BD55AADCBE2456E83EC0A5FDBEECA929BFD4D496BF2D254ABE80BF793EC5A604BE922F473FBC9B9BBECB1880BE7585E0BEF2AE85BE3EDF9ABD96EEA53ED2BD0BBE06F6AB3EBD8C2C3E484E4D3E82A92BBF542897BF24864D3F703C023FC0341FBE8C357ABF50D77C3FCDE6333C0EAF6EBC9B69403DE4241DBCE25A533D3F2961BC9A9EC7BD62BEC53DDBA47B3D6B50ABBDF07725BE9DEE123EB358003D78DD193C369CDCBE1A8B923E2CFE34BBEE7B7FBDA171ECBD6F2A303D6C4EA9BBEAD0E53BFC4504BEE3D1103CE8635ABB2DACBDBCCEA46BBD2FB6A23C"> : tensor<2x8x2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x8x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x8x2x4xf32>, %arg1: tensor<2x8x2x4xf32>, %arg2: tensor<2x8x2x4xf32>) -> (tensor<2x8x2x4xf32>, tensor<2x8x2x4xf32>, tensor<2x8x2x4xf32>, tensor<2x8x2x4xf32>) {
  %c = stablehlo.constant dense<[[true, false, false, false, false, false, false, false], [true, true, false, false, false, false, false, false], [true, true, true, false, false, false, false, false], [true, true, true, true, false, false, false, false], [true, true, true, true, true, false, false, false], [true, true, true, true, true, true, false, false], [true, true, true, true, true, true, true, false], [true, true, true, true, true, true, true, true]]> : tensor<8x8xi1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %c_1 = stablehlo.constant dense<32> : tensor<i32>
  %0 = stablehlo.shift_right_logical %c_0, %c_1 : tensor<i32>
  %1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<ui32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
  %c_2 = stablehlo.constant dense<-1> : tensor<i32>
  %3 = stablehlo.and %c_0, %c_2 : tensor<i32>
  %4 = stablehlo.convert %3 : (tensor<i32>) -> tensor<ui32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<ui32>) -> tensor<1xui32>
  %6 = stablehlo.concatenate %2, %5, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
  %7 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x8x2x4xf32>, tensor<2x8x2x4xf32>) -> tensor<2x2x8x8xf32>
  %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
  %9 = stablehlo.multiply %7, %8 : tensor<2x2x8x8xf32>
  %cst_3 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
  %10:2 = call @_where(%c, %9, %cst_3) : (tensor<8x8xi1>, tensor<2x2x8x8xf32>, tensor<f32>) -> (tensor<2x2x8x8xf32>, tensor<2x2x8x8xi1>)
  %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %11 = stablehlo.reduce(%10#0 init: %cst_4) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
  %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2x8xf32>
  %13 = stablehlo.maximum %12, %11 : tensor<2x2x8xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
  %16 = stablehlo.subtract %10#0, %15 : tensor<2x2x8x8xf32>
  %17 = stablehlo.exponential %16 : tensor<2x2x8x8xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %18 = stablehlo.reduce(%17 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
  %21 = stablehlo.divide %17, %20 : tensor<2x2x8x8xf32>
  %22 = stablehlo.multiply %19, %19 : tensor<2x2x8x1xf32>
  %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2x8x1xf32>
  %24 = stablehlo.divide %23, %22 : tensor<2x2x8x1xf32>
  %cst_8 = stablehlo.constant dense<0.699999988> : tensor<f32>
  %25 = call @_bernoulli(%6, %cst_8) : (tensor<2xui32>, tensor<f32>) -> tensor<2x2x8x8xi1>
  %cst_9 = stablehlo.constant dense<0.699999988> : tensor<f32>
  %26 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
  %27 = stablehlo.divide %21, %26 : tensor<2x2x8x8xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %28 = call @_where_0(%25, %27, %cst_10) : (tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8x8xf32>
  %29 = stablehlo.dot_general %arg2, %28, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x8x2x4xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x4x8xf32>
  %30 = stablehlo.transpose %29, dims = [0, 3, 1, 2] : (tensor<2x2x4x8xf32>) -> tensor<2x8x2x4xf32>
  %31 = stablehlo.sine %30 : tensor<2x8x2x4xf32>
  %32 = stablehlo.transpose %31, dims = [0, 2, 3, 1] : (tensor<2x8x2x4xf32>) -> tensor<2x2x4x8xf32>
  %33 = stablehlo.dot_general %32, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x8xf32>, tensor<2x8x2x4xf32>) -> tensor<2x2x8x8xf32>
  %34 = stablehlo.dot_general %32, %28, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x4x8xf32>
  %35 = stablehlo.transpose %34, dims = [0, 3, 1, 2] : (tensor<2x2x4x8xf32>) -> tensor<2x8x2x4xf32>
  %36 = call @_where_1(%25, %33) : (tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
  %cst_11 = stablehlo.constant dense<0.699999988> : tensor<f32>
  %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
  %38 = stablehlo.divide %36, %37 : tensor<2x2x8x8xf32>
  %39 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
  %40 = stablehlo.multiply %38, %39 : tensor<2x2x8x8xf32>
  %41 = stablehlo.multiply %40, %17 : tensor<2x2x8x8xf32>
  %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %42 = stablehlo.reduce(%41 init: %cst_12) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
  %43 = stablehlo.reshape %42 : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
  %44 = stablehlo.negate %43 : tensor<2x2x8x1xf32>
  %45 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
  %46 = stablehlo.divide %38, %45 : tensor<2x2x8x8xf32>
  %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %47 = stablehlo.reduce(%44 init: %cst_13) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x1xf32>, tensor<f32>) -> tensor<2x2x8xf32>
  %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x8xf32>
  %49 = stablehlo.add %46, %48 : tensor<2x2x8x8xf32>
  %50 = stablehlo.multiply %49, %17 : tensor<2x2x8x8xf32>
  %51 = call @_where_2(%10#1, %50) : (tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
  %cst_14 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %52 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
  %53 = stablehlo.multiply %51, %52 : tensor<2x2x8x8xf32>
  %54 = stablehlo.dot_general %53, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x8x2x4xf32>) -> tensor<2x2x8x4xf32>
  %55 = stablehlo.transpose %54, dims = [0, 2, 1, 3] : (tensor<2x2x8x4xf32>) -> tensor<2x8x2x4xf32>
  %56 = stablehlo.dot_general %53, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x8x2x4xf32>) -> tensor<2x2x8x4xf32>
  %57 = stablehlo.transpose %56, dims = [0, 2, 1, 3] : (tensor<2x2x8x4xf32>) -> tensor<2x8x2x4xf32>
  return %30, %57, %55, %35 : tensor<2x8x2x4xf32>, tensor<2x8x2x4xf32>, tensor<2x8x2x4xf32>, tensor<2x8x2x4xf32>
}
func.func private @_where(%arg0: tensor<8x8xi1>, %arg1: tensor<2x2x8x8xf32>, %arg2: tensor<f32>) -> (tensor<2x2x8x8xf32>, tensor<2x2x8x8xi1>) {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<8x8xi1>) -> tensor<2x2x8x8xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
  %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>
  return %3, %1 : tensor<2x2x8x8xf32>, tensor<2x2x8x8xi1>
}
func.func private @_bernoulli(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<2x2x8x8xi1> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x2x8x8xf32>
  %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
  %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xi1>
  return %2 : tensor<2x2x8x8xi1>
}
func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x2x8x8xf32> {
  %0 = stablehlo.convert %arg1 : tensor<f32>
  %1 = stablehlo.convert %arg2 : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
  %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
  %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
  %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
  %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
  %8 = stablehlo.iota dim = 0 : tensor<2x2x8x8xui64>
  %9 = stablehlo.iota dim = 1 : tensor<2x2x8x8xui64>
  %10 = stablehlo.iota dim = 2 : tensor<2x2x8x8xui64>
  %11 = stablehlo.iota dim = 3 : tensor<2x2x8x8xui64>
  %c = stablehlo.constant dense<128> : tensor<ui64>
  %12 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x2x8x8xui64>
  %13 = stablehlo.multiply %12, %8 : tensor<2x2x8x8xui64>
  %c_0 = stablehlo.constant dense<64> : tensor<ui64>
  %14 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x2x8x8xui64>
  %15 = stablehlo.multiply %14, %9 : tensor<2x2x8x8xui64>
  %c_1 = stablehlo.constant dense<8> : tensor<ui64>
  %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x2x8x8xui64>
  %17 = stablehlo.multiply %16, %10 : tensor<2x2x8x8xui64>
  %c_2 = stablehlo.constant dense<1> : tensor<ui64>
  %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<2x2x8x8xui64>
  %19 = stablehlo.multiply %18, %11 : tensor<2x2x8x8xui64>
  %20 = stablehlo.add %13, %15 : tensor<2x2x8x8xui64>
  %21 = stablehlo.add %20, %17 : tensor<2x2x8x8xui64>
  %22 = stablehlo.add %21, %19 : tensor<2x2x8x8xui64>
  %c_3 = stablehlo.constant dense<32> : tensor<ui64>
  %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<2x2x8x8xui64>
  %24 = stablehlo.shift_right_logical %22, %23 : tensor<2x2x8x8xui64>
  %25 = stablehlo.convert %22 : (tensor<2x2x8x8xui64>) -> tensor<2x2x8x8xui32>
  %26 = stablehlo.convert %24 : (tensor<2x2x8x8xui64>) -> tensor<2x2x8x8xui32>
  %27:2 = call @threefry2x32(%5, %7, %26, %25) : (tensor<ui32>, tensor<ui32>, tensor<2x2x8x8xui32>, tensor<2x2x8x8xui32>) -> (tensor<2x2x8x8xui32>, tensor<2x2x8x8xui32>)
  %28 = stablehlo.xor %27#0, %27#1 : tensor<2x2x8x8xui32>
  %c_4 = stablehlo.constant dense<9> : tensor<ui32>
  %29 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2x2x8x8xui32>
  %30 = stablehlo.shift_right_logical %28, %29 : tensor<2x2x8x8xui32>
  %c_5 = stablehlo.constant dense<1065353216> : tensor<ui32>
  %31 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<2x2x8x8xui32>
  %32 = stablehlo.or %30, %31 : tensor<2x2x8x8xui32>
  %33 = stablehlo.bitcast_convert %32 : (tensor<2x2x8x8xui32>) -> tensor<2x2x8x8xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %34 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
  %35 = stablehlo.subtract %33, %34 : tensor<2x2x8x8xf32>
  %36 = stablehlo.subtract %3, %2 : tensor<1x1x1x1xf32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x2x8x8xf32>
  %38 = stablehlo.multiply %35, %37 : tensor<2x2x8x8xf32>
  %39 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x2x8x8xf32>
  %40 = stablehlo.add %38, %39 : tensor<2x2x8x8xf32>
  %41 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x2x8x8xf32>
  %42 = stablehlo.maximum %41, %40 : tensor<2x2x8x8xf32>
  return %42 : tensor<2x2x8x8xf32>
}
func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x2x8x8xui32>, %arg3: tensor<2x2x8x8xui32>) -> (tensor<2x2x8x8xui32>, tensor<2x2x8x8xui32>) {
  %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
  %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
  %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
  %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
  %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
  %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x2x8x8xui32>
  %3 = stablehlo.add %arg2, %2 : tensor<2x2x8x8xui32>
  %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x2x8x8xui32>
  %5 = stablehlo.add %arg3, %4 : tensor<2x2x8x8xui32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2x2x8x8xui32>, tensor<2x2x8x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  cond {
    %c_12 = stablehlo.constant dense<5> : tensor<i32>
    %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  } do {
    %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2x2x8x8xui32>, tensor<2x2x8x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2x2x8x8xui32>, tensor<2x2x8x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
    stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2x2x8x8xui32>, tensor<2x2x8x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  return %6#2, %6#3 : tensor<2x2x8x8xui32>, tensor<2x2x8x8xui32>
}
func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<2x2x8x8xui32>, %arg2: tensor<2x2x8x8xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2x2x8x8xui32>, tensor<2x2x8x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.add %arg0, %c : tensor<i32>
  %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
  %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
  %3 = stablehlo.add %arg1, %arg2 : tensor<2x2x8x8xui32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x2x8x8xui32>
  %5 = stablehlo.shift_left %arg2, %4 : tensor<2x2x8x8xui32>
  %c_0 = stablehlo.constant dense<32> : tensor<ui32>
  %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x2x8x8xui32>
  %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x2x8x8xui32>
  %9 = stablehlo.or %5, %8 : tensor<2x2x8x8xui32>
  %10 = stablehlo.xor %3, %9 : tensor<2x2x8x8xui32>
  %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
  %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
  %13 = stablehlo.add %3, %10 : tensor<2x2x8x8xui32>
  %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x2x8x8xui32>
  %15 = stablehlo.shift_left %10, %14 : tensor<2x2x8x8xui32>
  %c_1 = stablehlo.constant dense<32> : tensor<ui32>
  %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x2x8x8xui32>
  %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x2x8x8xui32>
  %19 = stablehlo.or %15, %18 : tensor<2x2x8x8xui32>
  %20 = stablehlo.xor %13, %19 : tensor<2x2x8x8xui32>
  %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
  %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
  %23 = stablehlo.add %13, %20 : tensor<2x2x8x8xui32>
  %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x2x8x8xui32>
  %25 = stablehlo.shift_left %20, %24 : tensor<2x2x8x8xui32>
  %c_2 = stablehlo.constant dense<32> : tensor<ui32>
  %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
  %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x2x8x8xui32>
  %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x2x8x8xui32>
  %29 = stablehlo.or %25, %28 : tensor<2x2x8x8xui32>
  %30 = stablehlo.xor %23, %29 : tensor<2x2x8x8xui32>
  %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
  %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
  %33 = stablehlo.add %23, %30 : tensor<2x2x8x8xui32>
  %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x2x8x8xui32>
  %35 = stablehlo.shift_left %30, %34 : tensor<2x2x8x8xui32>
  %c_3 = stablehlo.constant dense<32> : tensor<ui32>
  %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x2x8x8xui32>
  %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x2x8x8xui32>
  %39 = stablehlo.or %35, %38 : tensor<2x2x8x8xui32>
  %40 = stablehlo.xor %33, %39 : tensor<2x2x8x8xui32>
  %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2x2x8x8xui32>
  %42 = stablehlo.add %33, %41 : tensor<2x2x8x8xui32>
  %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2x2x8x8xui32>
  %44 = stablehlo.add %40, %43 : tensor<2x2x8x8xui32>
  %c_4 = stablehlo.constant dense<1> : tensor<i32>
  %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
  %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
  %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x2x8x8xui32>
  %48 = stablehlo.add %44, %47 : tensor<2x2x8x8xui32>
  return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2x2x8x8xui32>, tensor<2x2x8x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}
func.func private @_where_0(%arg0: tensor<2x2x8x8xi1>, %arg1: tensor<2x2x8x8xf32>, %arg2: tensor<f32>) -> tensor<2x2x8x8xf32> {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
  %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>
  return %2 : tensor<2x2x8x8xf32>
}
func.func private @_where_1(%arg0: tensor<2x2x8x8xi1>, %arg1: tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>
  return %1 : tensor<2x2x8x8xf32>
}
func.func private @_where_2(%arg0: tensor<2x2x8x8xi1>, %arg1: tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>
  return %1 : tensor<2x2x8x8xf32>
}

// -----

// A mask in the order of positions before heads.
// CHECK-LABEL: func.func @main
// CHECK: trc.attention(
// CHECK-SAME: random_strides = array<i64: 32, 4, 8, 1>
// CHECK: trc.attention_gradient(
// CHECK-SAME: random_strides = array<i64: 32, 4, 8, 1>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E5B83203ED36A3FBE971221C0C7E709BFEDA846BD8B0EE83D7DDBC3BF149CF4BE3A807ABFF50F4FBF87CB873F98BA4EBF7B3505BD6067623FD76615BFFEC3E4BD063BE23D05A0823DA1CE9CBF69EF9B3DEDEDAD3FD608C6BF81005C3FE26FF43D673724BFD30600407423433F4C8299BFF79B983DEEA1133F1A5041BE35D32E3F3C3A88BDBCD02A3F8221B83F34F82CBF9103503EA736EDBEA752023EFEF597BF"> : tensor<2x4x2x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x2x4xf32>
  %c1 = stablehlo.constant dense<"0x1C4D14BF99E748BE6415663FA296923F5C69A9BFAF6D4BBF769B253F9D07FFBF9A24EDBE5E3EC7BDDEE5A03FC67C303F8488A7BEFBB5BCBE9D1980BE0303C33F1626DBBEFF7B9BBE8E86B43E7F56F7BDE0044ABEC1998EBF8AC43CBC141DE3BEAD43953FCF30273FD4C8C5BC051B2B3F6203AEBE14AC863FCCEEB0BB8C58153FFD3BA5BF0C80B13E1317D8BFD44202C065E49BBEA86166BF75FD273E18AA0F40CFEB54BFC4BA1FBF6955523E3D6CFC3ECBA334BE67DF52BE9DD4333FAB18053F7D4F84BFD129A2BDF188103D5AF986BFA109853E09A35BBF5DD9783F2F5F453E52E6B63DA24D17BFB5E9F2BD27B6FFBFF6D190BF23C6B93E713A08C056BB583F"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83FB9C486BDC13E8CBE2AB423BE95A379BF7E9E8C3FF7FA0ABF0AAD51BD79154BBF544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BE4D6B0FBFE266023CFA22C0BE578F99BE2375B0BF748D4EBF28B8D33FF1D52BBF8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F760DC0BC1A50923D7C9740BF78D9E83E640F0ABF385512BE7DDB8DBF41A99BBFB5F2AA3F9DD101BF2157953ED7670ABDC9DDE1BEBB0902BF184D213F648E9ABE0B141BBEFC09B63CD397963FF8352E3F2FE4C33E374610BF5AE4B0BF6514733F"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %c3 = stablehlo.constant dense<"0x01293501075ED0B2"> : tensor<2xui32>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2xui32>
  %r:4 = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2xui32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>)
  %w0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000008CDCA3BF0D080E3FC1B01EBF4135123F1054963F919314BF402760BD2A1B59BF000000000000000000000000000000009FF9823FF5938BBF6EDABC3E119C3D3ED8769FBE321627BF66F6163F216A46BE9109953EDC3681BFB8D83E3FC3DCB5BD0000000000000000000000000000000000000000000000000000000000000000509690BF2708C53E096A9C3F82AEB0BF6036FEBE6CF51BBF09EC07C0521CF9BD7A2157BFBAB0893E089B8F3F5E6094BFE61A90BEDA7E16BF3FD07BBF20CECB3E65A60D3F666A57BE5522FE3E147AD93EF81084BE635B28BE8C8240BF5A0BC3BE"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w1 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000D9457DBD3DB657BD1C5443BE5286783E8AFD823E7811E03D60E46BBE3221673F0000000000000000000000000000000062E263BE93C0083D31BE123E1CCACABE076A9BBE495A49BE8FF4E93C5FFC6FBEC09362BE8970563E8986083E183C8DBE000000000000000000000000000000000000000000000000000000000000000005AD9DBE28A7263F2C90A2BFD70DD9BF181321BCAC355ABDF44929BD6A95073E90DD38BE5A56A53E668B89BF46F646BF19980ABEF6841DBED66689BEA5B1413F0C476D3D6A8BC4BAD9D0993D04FF10BE3BD4A6BC3D4A233D064DCA3DD5E4EA3D"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w2 = stablehlo.constant dense<"0xB8438ABE2E48A4BE8F14C73E79A45E3EDE78D1BEF7FC593E62380ABF3F975BBE0CA4843E0BFDAA3EEB9259BE44FD37BECBE1D83D054D6EBE845FC23DB5EB3A3E409D2A3D97764BBD7F352BBF759512BE333B9D3E8501313CA726113F56578F3DAE3FFBBCB1CF153DE21FFC3E79DCD73DCB647DBBFBFE133CB1D1F9BD70001CBDF52AA1BE5D4B9D3F1058E0BEE7E124BFCA3F133E7F56BB3D5CF382BBE8AD693E266EB23B6D1FABBEAC46193FF148193ED7CAACBD740FABBDAFD283BBD59DB8BE8D43A03E217A6EBFFEE775BE4921083FA01142BDF71711BDF40A7F3C1BD87D3DC82871BBD131173D0AFBA23DF01919BDD25E45BC6D13E13C244FF7BB7A2F903D"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0x6AD133BF0BBEC53E8F12DABEDFEBCA3E06870B3F492844BFD6ECDD3ED62D803D614919BD07E597BD2D168B3DD9A2C0BC9EA5C63FEA38ACBF07A7B53EEB163ABFCB1318BE42B296BE46FD893ECA1DBFBD29F0D53E4B1227BFAA0ACC3EEA7AF63C00000000000000000000000000000000B4FDCE3D58A498BE9D9E743E9AD8FFBC731AC7BF546E1C3FD5DDDB3F4930E3BF5AB71FBFABD65FBFF17AB0BFD7B0C93D29F044BED98AA83D5E97EF3EBA3680BE6B82C8BECD9BD2BE5A304BBFF62F68BE01417E3E8B0FCABDF967663EEB61473EB1F6B5BDEFA935BE0B5A88BEE7F1FD3DC4377E3E3408CABD9A5F663EAC5A473E00000000000000000000000000000000"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>, %arg3: tensor<2xui32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) {
  %c = stablehlo.constant dense<[[true, false, false, false], [true, true, false, false], [true, true, true, false], [true, true, true, true]]> : tensor<4x4xi1>
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<2x2x4x4xf32>
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
  %cst_5 = stablehlo.constant dense<0.699999988> : tensor<f32>
  %18 = call @_bernoulli(%arg3, %cst_5) : (tensor<2xui32>, tensor<f32>) -> tensor<2x4x2x4xi1>
  %19 = stablehlo.transpose %18, dims = [0, 2, 1, 3] : (tensor<2x4x2x4xi1>) -> tensor<2x2x4x4xi1>
  %cst_6 = stablehlo.constant dense<0.699999988> : tensor<f32>
  %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %21 = stablehlo.divide %14, %20 : tensor<2x2x4x4xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %22 = call @_where_0(%19, %21, %cst_7) : (tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4x4xf32>
  %23 = stablehlo.dot_general %arg2, %22, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %24 = stablehlo.transpose %23, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %25 = stablehlo.sine %24 : tensor<2x4x2x4xf32>
  %26 = stablehlo.transpose %25, dims = [0, 2, 3, 1] : (tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %27 = stablehlo.dot_general %26, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %28 = stablehlo.dot_general %26, %22, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %29 = stablehlo.transpose %28, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %30 = call @_where_1(%19, %27) : (tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %cst_8 = stablehlo.constant dense<0.699999988> : tensor<f32>
  %31 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %32 = stablehlo.divide %30, %31 : tensor<2x2x4x4xf32>
  %33 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %34 = stablehlo.multiply %32, %33 : tensor<2x2x4x4xf32>
  %35 = stablehlo.multiply %34, %10 : tensor<2x2x4x4xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %36 = stablehlo.reduce(%35 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %37 = stablehlo.reshape %36 : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %38 = stablehlo.negate %37 : tensor<2x2x4x1xf32>
  %39 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %40 = stablehlo.divide %32, %39 : tensor<2x2x4x4xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %41 = stablehlo.reduce(%38 init: %cst_10) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
  %43 = stablehlo.add %40, %42 : tensor<2x2x4x4xf32>
  %44 = stablehlo.multiply %43, %10 : tensor<2x2x4x4xf32>
  %45 = call @_where_2(%3#1, %44) : (tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %cst_11 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %46 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %47 = stablehlo.multiply %45, %46 : tensor<2x2x4x4xf32>
  %48 = stablehlo.dot_general %47, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %49 = stablehlo.transpose %48, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %50 = stablehlo.dot_general %47, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %51 = stablehlo.transpose %50, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %24, %51, %49, %29 : tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>
}
func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<f32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>) {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %3, %1 : tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>
}
func.func private @_bernoulli(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<2x4x2x4xi1> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x4x2x4xf32>
  %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x4x2x4xf32>
  %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x4x2x4xi1>
  return %2 : tensor<2x4x2x4xi1>
}
func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x4x2x4xf32> {
  %0 = stablehlo.convert %arg1 : tensor<f32>
  %1 = stablehlo.convert %arg2 : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
  %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
  %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
  %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
  %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
  %8 = stablehlo.iota dim = 0 : tensor<2x4x2x4xui64>
  %9 = stablehlo.iota dim = 1 : tensor<2x4x2x4xui64>
  %10 = stablehlo.iota dim = 2 : tensor<2x4x2x4xui64>
  %11 = stablehlo.iota dim = 3 : tensor<2x4x2x4xui64>
  %c = stablehlo.constant dense<32> : tensor<ui64>
  %12 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x4x2x4xui64>
  %13 = stablehlo.multiply %12, %8 : tensor<2x4x2x4xui64>
  %c_0 = stablehlo.constant dense<8> : tensor<ui64>
  %14 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x4x2x4xui64>
  %15 = stablehlo.multiply %14, %9 : tensor<2x4x2x4xui64>
  %c_1 = stablehlo.constant dense<4> : tensor<ui64>
  %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x4x2x4xui64>
  %17 = stablehlo.multiply %16, %10 : tensor<2x4x2x4xui64>
  %c_2 = stablehlo.constant dense<1> : tensor<ui64>
  %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<2x4x2x4xui64>
  %19 = stablehlo.multiply %18, %11 : tensor<2x4x2x4xui64>
  %20 = stablehlo.add %13, %15 : tensor<2x4x2x4xui64>
  %21 = stablehlo.add %20, %17 : tensor<2x4x2x4xui64>
  %22 = stablehlo.add %21, %19 : tensor<2x4x2x4xui64>
  %c_3 = stablehlo.constant dense<32> : tensor<ui64>
  %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<2x4x2x4xui64>
  %24 = stablehlo.shift_right_logical %22, %23 : tensor<2x4x2x4xui64>
  %25 = stablehlo.convert %22 : (tensor<2x4x2x4xui64>) -> tensor<2x4x2x4xui32>
  %26 = stablehlo.convert %24 : (tensor<2x4x2x4xui64>) -> tensor<2x4x2x4xui32>
  %27:2 = call @threefry2x32(%5, %7, %26, %25) : (tensor<ui32>, tensor<ui32>, tensor<2x4x2x4xui32>, tensor<2x4x2x4xui32>) -> (tensor<2x4x2x4xui32>, tensor<2x4x2x4xui32>)
  %28 = stablehlo.xor %27#0, %27#1 : tensor<2x4x2x4xui32>
  %c_4 = stablehlo.constant dense<9> : tensor<ui32>
  %29 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2x4x2x4xui32>
  %30 = stablehlo.shift_right_logical %28, %29 : tensor<2x4x2x4xui32>
  %c_5 = stablehlo.constant dense<1065353216> : tensor<ui32>
  %31 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<2x4x2x4xui32>
  %32 = stablehlo.or %30, %31 : tensor<2x4x2x4xui32>
  %33 = stablehlo.bitcast_convert %32 : (tensor<2x4x2x4xui32>) -> tensor<2x4x2x4xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %34 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x2x4xf32>
  %35 = stablehlo.subtract %33, %34 : tensor<2x4x2x4xf32>
  %36 = stablehlo.subtract %3, %2 : tensor<1x1x1x1xf32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x4x2x4xf32>
  %38 = stablehlo.multiply %35, %37 : tensor<2x4x2x4xf32>
  %39 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x4x2x4xf32>
  %40 = stablehlo.add %38, %39 : tensor<2x4x2x4xf32>
  %41 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x4x2x4xf32>
  %42 = stablehlo.maximum %41, %40 : tensor<2x4x2x4xf32>
  return %42 : tensor<2x4x2x4xf32>
}
func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x4x2x4xui32>, %arg3: tensor<2x4x2x4xui32>) -> (tensor<2x4x2x4xui32>, tensor<2x4x2x4xui32>) {
  %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
  %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
  %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
  %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
  %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
  %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x4x2x4xui32>
  %3 = stablehlo.add %arg2, %2 : tensor<2x4x2x4xui32>
  %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x4x2x4xui32>
  %5 = stablehlo.add %arg3, %4 : tensor<2x4x2x4xui32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2x4x2x4xui32>, tensor<2x4x2x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  cond {
    %c_12 = stablehlo.constant dense<5> : tensor<i32>
    %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  } do {
    %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2x4x2x4xui32>, tensor<2x4x2x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2x4x2x4xui32>, tensor<2x4x2x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
    stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2x4x2x4xui32>, tensor<2x4x2x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  return %6#2, %6#3 : tensor<2x4x2x4xui32>, tensor<2x4x2x4xui32>
}
func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<2x4x2x4xui32>, %arg2: tensor<2x4x2x4xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2x4x2x4xui32>, tensor<2x4x2x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.add %arg0, %c : tensor<i32>
  %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
  %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
  %3 = stablehlo.add %arg1, %arg2 : tensor<2x4x2x4xui32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x4x2x4xui32>
  %5 = stablehlo.shift_left %arg2, %4 : tensor<2x4x2x4xui32>
  %c_0 = stablehlo.constant dense<32> : tensor<ui32>
  %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x4x2x4xui32>
  %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x4x2x4xui32>
  %9 = stablehlo.or %5, %8 : tensor<2x4x2x4xui32>
  %10 = stablehlo.xor %3, %9 : tensor<2x4x2x4xui32>
  %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
  %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
  %13 = stablehlo.add %3, %10 : tensor<2x4x2x4xui32>
  %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x4x2x4xui32>
  %15 = stablehlo.shift_left %10, %14 : tensor<2x4x2x4xui32>
  %c_1 = stablehlo.constant dense<32> : tensor<ui32>
  %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x4x2x4xui32>
  %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x4x2x4xui32>
  %19 = stablehlo.or %15, %18 : tensor<2x4x2x4xui32>
  %20 = stablehlo.xor %13, %19 : tensor<2x4x2x4xui32>
  %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
  %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
  %23 = stablehlo.add %13, %20 : tensor<2x4x2x4xui32>
  %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x4x2x4xui32>
  %25 = stablehlo.shift_left %20, %24 : tensor<2x4x2x4xui32>
  %c_2 = stablehlo.constant dense<32> : tensor<ui32>
  %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
  %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x4x2x4xui32>
  %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x4x2x4xui32>
  %29 = stablehlo.or %25, %28 : tensor<2x4x2x4xui32>
  %30 = stablehlo.xor %23, %29 : tensor<2x4x2x4xui32>
  %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
  %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
  %33 = stablehlo.add %23, %30 : tensor<2x4x2x4xui32>
  %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x4x2x4xui32>
  %35 = stablehlo.shift_left %30, %34 : tensor<2x4x2x4xui32>
  %c_3 = stablehlo.constant dense<32> : tensor<ui32>
  %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x4x2x4xui32>
  %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x4x2x4xui32>
  %39 = stablehlo.or %35, %38 : tensor<2x4x2x4xui32>
  %40 = stablehlo.xor %33, %39 : tensor<2x4x2x4xui32>
  %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2x4x2x4xui32>
  %42 = stablehlo.add %33, %41 : tensor<2x4x2x4xui32>
  %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2x4x2x4xui32>
  %44 = stablehlo.add %40, %43 : tensor<2x4x2x4xui32>
  %c_4 = stablehlo.constant dense<1> : tensor<i32>
  %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
  %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
  %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x4x2x4xui32>
  %48 = stablehlo.add %44, %47 : tensor<2x4x2x4xui32>
  return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2x4x2x4xui32>, tensor<2x4x2x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}
func.func private @_where_0(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<f32>) -> tensor<2x2x4x4xf32> {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %2 : tensor<2x2x4x4xf32>
}
func.func private @_where_1(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %1 : tensor<2x2x4x4xf32>
}
func.func private @_where_2(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %1 : tensor<2x2x4x4xf32>
}

// -----

// One mask for all heads and batches.
// CHECK-LABEL: func.func @main
// CHECK: trc.attention(
// CHECK-SAME: random_strides = array<i64: 0, 0, 4, 1>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E5B83203ED36A3FBE971221C0C7E709BFEDA846BD8B0EE83D7DDBC3BF149CF4BE3A807ABFF50F4FBF87CB873F98BA4EBF7B3505BD6067623FD76615BFFEC3E4BD063BE23D05A0823DA1CE9CBF69EF9B3DEDEDAD3FD608C6BF81005C3FE26FF43D673724BFD30600407423433F4C8299BFF79B983DEEA1133F1A5041BE35D32E3F3C3A88BDBCD02A3F8221B83F34F82CBF9103503EA736EDBEA752023EFEF597BF"> : tensor<2x4x2x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x2x4xf32>
  %c1 = stablehlo.constant dense<"0x1C4D14BF99E748BE6415663FA296923F5C69A9BFAF6D4BBF769B253F9D07FFBF9A24EDBE5E3EC7BDDEE5A03FC67C303F8488A7BEFBB5BCBE9D1980BE0303C33F1626DBBEFF7B9BBE8E86B43E7F56F7BDE0044ABEC1998EBF8AC43CBC141DE3BEAD43953FCF30273FD4C8C5BC051B2B3F6203AEBE14AC863FCCEEB0BB8C58153FFD3BA5BF0C80B13E1317D8BFD44202C065E49BBEA86166BF75FD273E18AA0F40CFEB54BFC4BA1FBF6955523E3D6CFC3ECBA334BE67DF52BE9DD4333FAB18053F7D4F84BFD129A2BDF188103D5AF986BFA109853E09A35BBF5DD9783F2F5F453E52E6B63DA24D17BFB5E9F2BD27B6FFBFF6D190BF23C6B93E713A08C056BB583F"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83FB9C486BDC13E8CBE2AB423BE95A379BF7E9E8C3FF7FA0ABF0AAD51BD79154BBF544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BE4D6B0FBFE266023CFA22C0BE578F99BE2375B0BF748D4EBF28B8D33FF1D52BBF8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F760DC0BC1A50923D7C9740BF78D9E83E640F0ABF385512BE7DDB8DBF41A99BBFB5F2AA3F9DD101BF2157953ED7670ABDC9DDE1BEBB0902BF184D213F648E9ABE0B141BBEFC09B63CD397963FF8352E3F2FE4C33E374610BF5AE4B0BF6514733F"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %c3 = stablehlo.constant dense<"0x01293501075ED0B2"> : tensor<2xui32>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2xui32>
  %r:4 = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2xui32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>)
  %w0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FC2C86BFB3237EBF602B733F519F803D5C59D23E80AE49BFB276CB3E709C203F18472DBFFAC125BF709AB03E025EC7BE7925793E4ABFE5BE1154943EE5661DBF00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FB271EBE440B0B3CBDC7A23F079996BFE61A90BEDA7E16BF3FD07BBF20CECB3E65A60D3F666A57BE5522FE3E147AD93E6551D2BED4A700BF8597C2BEE3AAF3BE"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w1 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004181A3DF6B081BDA2D895BE617ED6BE06C6DDBEBDA249BD5EC5A83E4CF18EBF495756BEE2F310BED5B0843B0F114EBE320EA43DCAFC333E8C3B99BDD0E0B23E00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000AD6214BE6529853E94895BBF7F8820BF18980ABEF4841DBED66689BEA3B1413F0C476D3DA28BC4BAD9D0993D06FF10BEB7CC633C46C2533D70E1EB3DCF7A8BBD"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w2 = stablehlo.constant dense<"0x97C3853EB4A9D53D6A7C0B3FF8E9963EE47141BFEA20DBBDDAA6C6BE54C41D3E2CB0893EBE7CC23D41AAD63EC119893E6131E33E959A853DB7764A3E8E46CDBD633302BF906E66BE2FC4A7BFF1FE22BF8F6BA13E69D70A3D92C9973E466EA9BCDDCFB0BCAEDAD23CA46DB13E9AE8973DE7945CBBFAD4003C4C78D9BD0DCD07BDEF579EBE6F16703F8EE6933E21DB0BBF724DAB3C4B56813EC520A7BDB7BDA73E0CC78A3D7A6D82BE26ED55BE300B373EC0596D3C846A42BE0ABF6F3DFC9DA3BEFB107B3ECE5238BF7C5D23BEE753CF3E7509E2BC77F9A4BD4514E53CD2D55BBDCB2871BBD331173D0CFBA23DF21919BD8DC3FFBB47D5913C1B3DA0BB02D83A3D"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0x08806BBE7B9C63BE7F0A5D3E6574883C8DE7523E2828BBBEF95F4C3E27009B3EB0A79CBD70DC96BDFC22293D80E43DBDDD669A3D59040BBED615B73D0AD938BEB9778EBF4B8F89BF04746C3FCC5B00BE86AE733E7C84D9BE64B9803E6B4DAEBC422CD1BEC16FC9BEC3D6613E9C8D7DBE5DC1AD3D2D711CBEBE08CE3D810450BE0F2CFBBD81B2DD3BED07433F0C6F3CBF946B3FBED41ABFBE19700FBF3992853E71180D3E494360BD0BB9FF3D534ADD3DCE3E29BEC8254CBE7B3B1DBEBA2D42BEAD592D3E6F22C1BDFF3D373F11178FBE5095ACBE3222F4BE506CFEBEA7A824BEC4377E3E3408CABD9A5F663EAC5A473ED73DB9BD4E71DFBDDA17ACBD0B88D4BD"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>, %arg3: tensor<2xui32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) {
  %c = stablehlo.constant dense<[[true, false, false, false], [true, true, false, false], [true, true, true, false], [true, true, true, true]]> : tensor<4x4xi1>
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<2x2x4x4xf32>
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
  %cst_5 = stablehlo.constant dense<0.699999988> : tensor<f32>
  %18 = call @_bernoulli(%arg3, %cst_5) : (tensor<2xui32>, tensor<f32>) -> tensor<1x1x4x4xi1>
  %19 = stablehlo.convert %18 : (tensor<1x1x4x4xi1>) -> tensor<1x1x4x4xf32>
  %cst_6 = stablehlo.constant dense<0.699999988> : tensor<f32>
  %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x1x4x4xf32>
  %21 = stablehlo.divide %19, %20 : tensor<1x1x4x4xf32>
  %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<1x1x4x4xf32>) -> tensor<2x2x4x4xf32>
  %23 = stablehlo.multiply %14, %22 : tensor<2x2x4x4xf32>
  %24 = stablehlo.dot_general %arg2, %23, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %25 = stablehlo.transpose %24, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %26 = stablehlo.sine %25 : tensor<2x4x2x4xf32>
  %27 = stablehlo.transpose %26, dims = [0, 2, 3, 1] : (tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %28 = stablehlo.dot_general %27, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %29 = stablehlo.dot_general %27, %23, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %30 = stablehlo.transpose %29, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %31 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<1x1x4x4xf32>) -> tensor<2x2x4x4xf32>
  %32 = stablehlo.multiply %28, %31 : tensor<2x2x4x4xf32>
  %33 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %34 = stablehlo.multiply %32, %33 : tensor<2x2x4x4xf32>
  %35 = stablehlo.multiply %34, %10 : tensor<2x2x4x4xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %36 = stablehlo.reduce(%35 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %37 = stablehlo.reshape %36 : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %38 = stablehlo.negate %37 : tensor<2x2x4x1xf32>
  %39 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %40 = stablehlo.divide %32, %39 : tensor<2x2x4x4xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %41 = stablehlo.reduce(%38 init: %cst_8) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
  %43 = stablehlo.add %40, %42 : tensor<2x2x4x4xf32>
  %44 = stablehlo.multiply %43, %10 : tensor<2x2x4x4xf32>
  %45 = call @_where_0(%3#1, %44) : (tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %46 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %47 = stablehlo.multiply %45, %46 : tensor<2x2x4x4xf32>
  %48 = stablehlo.dot_general %47, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %49 = stablehlo.transpose %48, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %50 = stablehlo.dot_general %47, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %51 = stablehlo.transpose %50, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %25, %51, %49, %30 : tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>
}
func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<f32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>) {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %3, %1 : tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>
}
func.func private @_bernoulli(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<1x1x4x4xi1> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<1x1x4x4xf32>
  %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1x4x4xf32>
  %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<1x1x4x4xf32>, tensor<1x1x4x4xf32>) -> tensor<1x1x4x4xi1>
  return %2 : tensor<1x1x4x4xi1>
}
func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<1x1x4x4xf32> {
  %0 = stablehlo.convert %arg1 : tensor<f32>
  %1 = stablehlo.convert %arg2 : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
  %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
  %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
  %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
  %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
  %8 = stablehlo.iota dim = 0 : tensor<1x1x4x4xui64>
  %9 = stablehlo.iota dim = 1 : tensor<1x1x4x4xui64>
  %10 = stablehlo.iota dim = 2 : tensor<1x1x4x4xui64>
  %11 = stablehlo.iota dim = 3 : tensor<1x1x4x4xui64>
  %c = stablehlo.constant dense<16> : tensor<ui64>
  %12 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<1x1x4x4xui64>
  %13 = stablehlo.multiply %12, %8 : tensor<1x1x4x4xui64>
  %c_0 = stablehlo.constant dense<16> : tensor<ui64>
  %14 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<1x1x4x4xui64>
  %15 = stablehlo.multiply %14, %9 : tensor<1x1x4x4xui64>
  %c_1 = stablehlo.constant dense<4> : tensor<ui64>
  %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<1x1x4x4xui64>
  %17 = stablehlo.multiply %16, %10 : tensor<1x1x4x4xui64>
  %c_2 = stablehlo.constant dense<1> : tensor<ui64>
  %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<1x1x4x4xui64>
  %19 = stablehlo.multiply %18, %11 : tensor<1x1x4x4xui64>
  %20 = stablehlo.add %13, %15 : tensor<1x1x4x4xui64>
  %21 = stablehlo.add %20, %17 : tensor<1x1x4x4xui64>
  %22 = stablehlo.add %21, %19 : tensor<1x1x4x4xui64>
  %c_3 = stablehlo.constant dense<32> : tensor<ui64>
  %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<1x1x4x4xui64>
  %24 = stablehlo.shift_right_logical %22, %23 : tensor<1x1x4x4xui64>
  %25 = stablehlo.convert %22 : (tensor<1x1x4x4xui64>) -> tensor<1x1x4x4xui32>
  %26 = stablehlo.convert %24 : (tensor<1x1x4x4xui64>) -> tensor<1x1x4x4xui32>
  %27:2 = call @threefry2x32(%5, %7, %26, %25) : (tensor<ui32>, tensor<ui32>, tensor<1x1x4x4xui32>, tensor<1x1x4x4xui32>) -> (tensor<1x1x4x4xui32>, tensor<1x1x4x4xui32>)
  %28 = stablehlo.xor %27#0, %27#1 : tensor<1x1x4x4xui32>
  %c_4 = stablehlo.constant dense<9> : tensor<ui32>
  %29 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<1x1x4x4xui32>
  %30 = stablehlo.shift_right_logical %28, %29 : tensor<1x1x4x4xui32>
  %c_5 = stablehlo.constant dense<1065353216> : tensor<ui32>
  %31 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<1x1x4x4xui32>
  %32 = stablehlo.or %30, %31 : tensor<1x1x4x4xui32>
  %33 = stablehlo.bitcast_convert %32 : (tensor<1x1x4x4xui32>) -> tensor<1x1x4x4xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %34 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1x4x4xf32>
  %35 = stablehlo.subtract %33, %34 : tensor<1x1x4x4xf32>
  %36 = stablehlo.subtract %3, %2 : tensor<1x1x1x1xf32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<1x1x4x4xf32>
  %38 = stablehlo.multiply %35, %37 : tensor<1x1x4x4xf32>
  %39 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<1x1x4x4xf32>
  %40 = stablehlo.add %38, %39 : tensor<1x1x4x4xf32>
  %41 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<1x1x4x4xf32>
  %42 = stablehlo.maximum %41, %40 : tensor<1x1x4x4xf32>
  return %42 : tensor<1x1x4x4xf32>
}
func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<1x1x4x4xui32>, %arg3: tensor<1x1x4x4xui32>) -> (tensor<1x1x4x4xui32>, tensor<1x1x4x4xui32>) {
  %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
  %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
  %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
  %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
  %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
  %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<1x1x4x4xui32>
  %3 = stablehlo.add %arg2, %2 : tensor<1x1x4x4xui32>
  %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<1x1x4x4xui32>
  %5 = stablehlo.add %arg3, %4 : tensor<1x1x4x4xui32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<1x1x4x4xui32>, tensor<1x1x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  cond {
    %c_12 = stablehlo.constant dense<5> : tensor<i32>
    %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  } do {
    %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<1x1x4x4xui32>, tensor<1x1x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<1x1x4x4xui32>, tensor<1x1x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
    stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<1x1x4x4xui32>, tensor<1x1x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  return %6#2, %6#3 : tensor<1x1x4x4xui32>, tensor<1x1x4x4xui32>
}
func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<1x1x4x4xui32>, %arg2: tensor<1x1x4x4xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<1x1x4x4xui32>, tensor<1x1x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.add %arg0, %c : tensor<i32>
  %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
  %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
  %3 = stablehlo.add %arg1, %arg2 : tensor<1x1x4x4xui32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1x1x4x4xui32>
  %5 = stablehlo.shift_left %arg2, %4 : tensor<1x1x4x4xui32>
  %c_0 = stablehlo.constant dense<32> : tensor<ui32>
  %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<1x1x4x4xui32>
  %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<1x1x4x4xui32>
  %9 = stablehlo.or %5, %8 : tensor<1x1x4x4xui32>
  %10 = stablehlo.xor %3, %9 : tensor<1x1x4x4xui32>
  %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
  %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
  %13 = stablehlo.add %3, %10 : tensor<1x1x4x4xui32>
  %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<1x1x4x4xui32>
  %15 = stablehlo.shift_left %10, %14 : tensor<1x1x4x4xui32>
  %c_1 = stablehlo.constant dense<32> : tensor<ui32>
  %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<1x1x4x4xui32>
  %18 = stablehlo.shift_right_logical %10, %17 : tensor<1x1x4x4xui32>
  %19 = stablehlo.or %15, %18 : tensor<1x1x4x4xui32>
  %20 = stablehlo.xor %13, %19 : tensor<1x1x4x4xui32>
  %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
  %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
  %23 = stablehlo.add %13, %20 : tensor<1x1x4x4xui32>
  %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<1x1x4x4xui32>
  %25 = stablehlo.shift_left %20, %24 : tensor<1x1x4x4xui32>
  %c_2 = stablehlo.constant dense<32> : tensor<ui32>
  %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
  %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<1x1x4x4xui32>
  %28 = stablehlo.shift_right_logical %20, %27 : tensor<1x1x4x4xui32>
  %29 = stablehlo.or %25, %28 : tensor<1x1x4x4xui32>
  %30 = stablehlo.xor %23, %29 : tensor<1x1x4x4xui32>
  %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
  %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
  %33 = stablehlo.add %23, %30 : tensor<1x1x4x4xui32>
  %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<1x1x4x4xui32>
  %35 = stablehlo.shift_left %30, %34 : tensor<1x1x4x4xui32>
  %c_3 = stablehlo.constant dense<32> : tensor<ui32>
  %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<1x1x4x4xui32>
  %38 = stablehlo.shift_right_logical %30, %37 : tensor<1x1x4x4xui32>
  %39 = stablehlo.or %35, %38 : tensor<1x1x4x4xui32>
  %40 = stablehlo.xor %33, %39 : tensor<1x1x4x4xui32>
  %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<1x1x4x4xui32>
  %42 = stablehlo.add %33, %41 : tensor<1x1x4x4xui32>
  %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<1x1x4x4xui32>
  %44 = stablehlo.add %40, %43 : tensor<1x1x4x4xui32>
  %c_4 = stablehlo.constant dense<1> : tensor<i32>
  %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
  %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
  %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<1x1x4x4xui32>
  %48 = stablehlo.add %44, %47 : tensor<1x1x4x4xui32>
  return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<1x1x4x4xui32>, tensor<1x1x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}
func.func private @_where_0(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %1 : tensor<2x2x4x4xf32>
}

// -----

// The bits as integers.
// CHECK-LABEL: func.func @main
// CHECK-NOT: xor
// CHECK-NOT: tensor<2x2x4x4xf32>
// CHECK: trc.attention({{.*}}) random(%{{.*}}) {causal, fill = -1.000000e+09 : f64, keep_below = 
// CHECK-NOT: tensor<2x2x4x4xf32>
// CHECK: trc.attention_gradient({{.*}}) random(%{{.*}}) {causal, fill = -1.000000e+09 : f64, keep_below = 
// CHECK-NOT: xor
// CHECK-NOT: tensor<2x2x4x4xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E5B83203ED36A3FBE971221C0C7E709BFEDA846BD8B0EE83D7DDBC3BF149CF4BE3A807ABFF50F4FBF87CB873F98BA4EBF7B3505BD6067623FD76615BFFEC3E4BD063BE23D05A0823DA1CE9CBF69EF9B3DEDEDAD3FD608C6BF81005C3FE26FF43D673724BFD30600407423433F4C8299BFF79B983DEEA1133F1A5041BE35D32E3F3C3A88BDBCD02A3F8221B83F34F82CBF9103503EA736EDBEA752023EFEF597BF"> : tensor<2x4x2x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x2x4xf32>
  %c1 = stablehlo.constant dense<"0x1C4D14BF99E748BE6415663FA296923F5C69A9BFAF6D4BBF769B253F9D07FFBF9A24EDBE5E3EC7BDDEE5A03FC67C303F8488A7BEFBB5BCBE9D1980BE0303C33F1626DBBEFF7B9BBE8E86B43E7F56F7BDE0044ABEC1998EBF8AC43CBC141DE3BEAD43953FCF30273FD4C8C5BC051B2B3F6203AEBE14AC863FCCEEB0BB8C58153FFD3BA5BF0C80B13E1317D8BFD44202C065E49BBEA86166BF75FD273E18AA0F40CFEB54BFC4BA1FBF6955523E3D6CFC3ECBA334BE67DF52BE9DD4333FAB18053F7D4F84BFD129A2BDF188103D5AF986BFA109853E09A35BBF5DD9783F2F5F453E52E6B63DA24D17BFB5E9F2BD27B6FFBFF6D190BF23C6B93E713A08C056BB583F"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83FB9C486BDC13E8CBE2AB423BE95A379BF7E9E8C3FF7FA0ABF0AAD51BD79154BBF544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BE4D6B0FBFE266023CFA22C0BE578F99BE2375B0BF748D4EBF28B8D33FF1D52BBF8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F760DC0BC1A50923D7C9740BF78D9E83E640F0ABF385512BE7DDB8DBF41A99BBFB5F2AA3F9DD101BF2157953ED7670ABDC9DDE1BEBB0902BF184D213F648E9ABE0B141BBEFC09B63CD397963FF8352E3F2FE4C33E374610BF5AE4B0BF6514733F"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %c3 = stablehlo.constant dense<"0x01293501075ED0B2"> : tensor<2xui32>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2xui32>
  %r:4 = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2xui32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>)
  %w0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000202CA43F424398BF2204D43ECA44B1BE70E28CBF586C85BFF2537F3FAF0D873D8F72803F6926A0BEBE0594BE541416BF0CF135BFAC0B2EBFF56EB93EE955D1BE3F7D9C3ECDAC87BF8D63483FA2F4BEBD000000000000000000000000000000001025A0BE4BB572BFD00E29C01E1B8D3FBA3C13BC7B57E03C8BA693BEA283323EB7A939BEF2B00CBF0DFFC3BF2397233F20A162BF0119953E0BE18A3FEF9894BFD02CCABE01A671BE043797BED65E28BF71F4AB3E27DB11BEA833593F8AE2DC3D6BAB8ABE5CC630BEAD224ABFEBCBCCBE"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w1 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000068910A3D9B076D3CEC89F9BC4180F43DF71B273D6D7D8CBD0656A2BE0E80E8BE20AA7F3E66FD813DD58452BE29FE3F3F14356BBE98041FBE4A53963BD3E161BE8A8C75BE3462683E35D4133E4FAD98BE0000000000000000000000000000000000000000000000000000000000000000CE549E3C6E5827BD1B3DA33DBEF4D93D56F375BDA398A6BE3C3F81BE19074F3F85B558BEDFBFC63EB04D9ABF895872BF09F4063C37D8073E5A6DA43D19B58BBE6EC09F3DD0A4F13CDC4F14BDF7D99FBE4E3BB6BC368F333D07B6DD3D5CF2FF3D"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w2 = stablehlo.constant dense<"0xC012913E0612E83D8FC4173F4BEBA33EB3B5DE3EF4C2E53D6EBEB3BB629740BE9C05953E918ED23DE581E83EE96D943EDCFFAFBEFCEEA3BDE8FC40BE7953BB3D23FC0CBFD93B7ABE84AEB6BF710231BF4C46B2BD15AF2BBD77DEA63EF71E0D3EE101C2BC3C5CE73C01AFC23E9CAEA63D0D1189BBE91B203C0D2207BE1CC528BDE337E2BE520FAE3F7192113F9CCF51BF3C9F223F76EA57BFC971E13EFD4FEEBDD2A2043EE820E8BE443ECBBEB914A23EEE6D15BFDB673F3FBF6ED4BE1CD21BBEB823A33E514D78BFF9F39DBED338113F44161DBDFD81863D9E888CBCA116443E3F4FCFBBF7F8813DAF1A0C3E939C83BDC4F957BCF54AF63C9B4F07BCF6C69D3D"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0x8B657EBE016F76BE8DB66F3E5F6E963CC255F43EB1422FBF021CD83E11B527BE0E52ABBDE119A5BD63173A3D25CF50BD4C98D53FB41BC1BF1A3A043F123F3CBF446B9ABF775F95BF5B8B803F09FA0CBEB79EE13E4DB8F5BE764A413E91517BBE43C1E4BE5173DCBE437A783EDD678BBE24E0E33D8827A5BE2085853E29040DBD204312BF5C4C543ED42A6A3FE8223EBF53462ABF67F0D9BFFA29DBBF6EFBE43F470C0ABCF696E23BE1D6533E17968DBC83A195BE86F639BE7D2BE2BEADD2E5BEE16C273EFD3A90BD5C91BE3E1DBD5A3D9C4F04BEC1D3A0BD2C38C8BDE83F52BECC66273EC03590BD708ABE3E2BB55A3D00000000000000000000000000000000"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>, %arg3: tensor<2xui32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) {
  %c = stablehlo.constant dense<[[true, false, false, false], [true, true, false, false], [true, true, true, false], [true, true, true, true]]> : tensor<4x4xi1>
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<2x2x4x4xf32>
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
  %18 = stablehlo.slice %arg3 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
  %19 = stablehlo.reshape %18 : (tensor<1xui32>) -> tensor<ui32>
  %20 = stablehlo.slice %arg3 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
  %21 = stablehlo.reshape %20 : (tensor<1xui32>) -> tensor<ui32>
  %22 = stablehlo.iota dim = 0 : tensor<2x2x4x4xui64>
  %23 = stablehlo.iota dim = 1 : tensor<2x2x4x4xui64>
  %24 = stablehlo.iota dim = 2 : tensor<2x2x4x4xui64>
  %25 = stablehlo.iota dim = 3 : tensor<2x2x4x4xui64>
  %c_5 = stablehlo.constant dense<32> : tensor<ui64>
  %26 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui64>) -> tensor<2x2x4x4xui64>
  %27 = stablehlo.multiply %26, %22 : tensor<2x2x4x4xui64>
  %c_6 = stablehlo.constant dense<16> : tensor<ui64>
  %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui64>) -> tensor<2x2x4x4xui64>
  %29 = stablehlo.multiply %28, %23 : tensor<2x2x4x4xui64>
  %c_7 = stablehlo.constant dense<4> : tensor<ui64>
  %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui64>) -> tensor<2x2x4x4xui64>
  %31 = stablehlo.multiply %30, %24 : tensor<2x2x4x4xui64>
  %c_8 = stablehlo.constant dense<1> : tensor<ui64>
  %32 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui64>) -> tensor<2x2x4x4xui64>
  %33 = stablehlo.multiply %32, %25 : tensor<2x2x4x4xui64>
  %34 = stablehlo.add %27, %29 : tensor<2x2x4x4xui64>
  %35 = stablehlo.add %34, %31 : tensor<2x2x4x4xui64>
  %36 = stablehlo.add %35, %33 : tensor<2x2x4x4xui64>
  %c_9 = stablehlo.constant dense<32> : tensor<ui64>
  %37 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui64>) -> tensor<2x2x4x4xui64>
  %38 = stablehlo.shift_right_logical %36, %37 : tensor<2x2x4x4xui64>
  %39 = stablehlo.convert %36 : (tensor<2x2x4x4xui64>) -> tensor<2x2x4x4xui32>
  %40 = stablehlo.convert %38 : (tensor<2x2x4x4xui64>) -> tensor<2x2x4x4xui32>
  %41:2 = call @threefry2x32(%19, %21, %40, %39) : (tensor<ui32>, tensor<ui32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>) -> (tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>)
  %42 = stablehlo.xor %41#0, %41#1 : tensor<2x2x4x4xui32>
  %c_10 = stablehlo.constant dense<3000000000> : tensor<ui32>
  %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %44 = stablehlo.compare LT, %42, %43, UNSIGNED : (tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>) -> tensor<2x2x4x4xi1>
  %cst_11 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
  %45 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %46 = stablehlo.multiply %14, %45 : tensor<2x2x4x4xf32>
  %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %47 = call @_where_0(%44, %46, %cst_12) : (tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4x4xf32>
  %48 = stablehlo.dot_general %arg2, %47, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %49 = stablehlo.transpose %48, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %50 = stablehlo.sine %49 : tensor<2x4x2x4xf32>
  %51 = stablehlo.transpose %50, dims = [0, 2, 3, 1] : (tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %52 = stablehlo.dot_general %51, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %53 = stablehlo.dot_general %51, %47, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %54 = stablehlo.transpose %53, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %55 = call @_where_1(%44, %52) : (tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %cst_13 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
  %56 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %57 = stablehlo.multiply %55, %56 : tensor<2x2x4x4xf32>
  %58 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %59 = stablehlo.multiply %57, %58 : tensor<2x2x4x4xf32>
  %60 = stablehlo.multiply %59, %10 : tensor<2x2x4x4xf32>
  %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %61 = stablehlo.reduce(%60 init: %cst_14) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %62 = stablehlo.reshape %61 : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %63 = stablehlo.negate %62 : tensor<2x2x4x1xf32>
  %64 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %65 = stablehlo.divide %57, %64 : tensor<2x2x4x4xf32>
  %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %66 = stablehlo.reduce(%63 init: %cst_15) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
  %68 = stablehlo.add %65, %67 : tensor<2x2x4x4xf32>
  %69 = stablehlo.multiply %68, %10 : tensor<2x2x4x4xf32>
  %70 = call @_where_2(%3#1, %69) : (tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %71 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %72 = stablehlo.multiply %70, %71 : tensor<2x2x4x4xf32>
  %73 = stablehlo.dot_general %72, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %74 = stablehlo.transpose %73, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %75 = stablehlo.dot_general %72, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %76 = stablehlo.transpose %75, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %49, %76, %74, %54 : tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>
}
func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<f32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>) {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %3, %1 : tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>
}
func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x2x4x4xui32>, %arg3: tensor<2x2x4x4xui32>) -> (tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>) {
  %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
  %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
  %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
  %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
  %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
  %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %3 = stablehlo.add %arg2, %2 : tensor<2x2x4x4xui32>
  %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %5 = stablehlo.add %arg3, %4 : tensor<2x2x4x4xui32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  cond {
    %c_12 = stablehlo.constant dense<5> : tensor<i32>
    %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  } do {
    %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
    stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  return %6#2, %6#3 : tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>
}
func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<2x2x4x4xui32>, %arg2: tensor<2x2x4x4xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.add %arg0, %c : tensor<i32>
  %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
  %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
  %3 = stablehlo.add %arg1, %arg2 : tensor<2x2x4x4xui32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %5 = stablehlo.shift_left %arg2, %4 : tensor<2x2x4x4xui32>
  %c_0 = stablehlo.constant dense<32> : tensor<ui32>
  %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x2x4x4xui32>
  %9 = stablehlo.or %5, %8 : tensor<2x2x4x4xui32>
  %10 = stablehlo.xor %3, %9 : tensor<2x2x4x4xui32>
  %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
  %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
  %13 = stablehlo.add %3, %10 : tensor<2x2x4x4xui32>
  %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %15 = stablehlo.shift_left %10, %14 : tensor<2x2x4x4xui32>
  %c_1 = stablehlo.constant dense<32> : tensor<ui32>
  %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x2x4x4xui32>
  %19 = stablehlo.or %15, %18 : tensor<2x2x4x4xui32>
  %20 = stablehlo.xor %13, %19 : tensor<2x2x4x4xui32>
  %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
  %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
  %23 = stablehlo.add %13, %20 : tensor<2x2x4x4xui32>
  %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %25 = stablehlo.shift_left %20, %24 : tensor<2x2x4x4xui32>
  %c_2 = stablehlo.constant dense<32> : tensor<ui32>
  %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
  %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x2x4x4xui32>
  %29 = stablehlo.or %25, %28 : tensor<2x2x4x4xui32>
  %30 = stablehlo.xor %23, %29 : tensor<2x2x4x4xui32>
  %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
  %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
  %33 = stablehlo.add %23, %30 : tensor<2x2x4x4xui32>
  %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %35 = stablehlo.shift_left %30, %34 : tensor<2x2x4x4xui32>
  %c_3 = stablehlo.constant dense<32> : tensor<ui32>
  %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x2x4x4xui32>
  %39 = stablehlo.or %35, %38 : tensor<2x2x4x4xui32>
  %40 = stablehlo.xor %33, %39 : tensor<2x2x4x4xui32>
  %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %42 = stablehlo.add %33, %41 : tensor<2x2x4x4xui32>
  %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %44 = stablehlo.add %40, %43 : tensor<2x2x4x4xui32>
  %c_4 = stablehlo.constant dense<1> : tensor<i32>
  %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
  %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
  %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %48 = stablehlo.add %44, %47 : tensor<2x2x4x4xui32>
  return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}
func.func private @_where_0(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<f32>) -> tensor<2x2x4x4xf32> {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %2 : tensor<2x2x4x4xf32>
}
func.func private @_where_1(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %1 : tensor<2x2x4x4xf32>
}
func.func private @_where_2(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %1 : tensor<2x2x4x4xf32>
}
