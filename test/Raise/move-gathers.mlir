// Rows are taken before the product.
// Printed by JAX 0.10.2: test/Raise/forms.py
// RUN: trc-opt --split-input-file --phase-simplify --phase-raise %s -o %t
// RUN: FileCheck %s < %t
// RUN: trc-run --split-input-file --target=reference %t
// RUN: %check-host %s

// jnp.take_along_axis; NaN outside, by a select.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x4x12xf32>
// CHECK-NOT: tensor<8x12xf32>
// CHECK: trc.contract
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x16878D3F1421C3BFC0448BBF43473EBF599390BF5F44C23EA2AF4EBF31B538BF8153153F686941BF5A95DD3EB3AC78BF5B279BBF01F0EABFE53BEE3FFEF8A3BEABC9793E8A5BFEBC04CD233E0D844B3D7540F43F8CFB84BFEB5AC7BFE58781BFBFD7AABFE8383F3F4E04523FC71876BFCDF9B1BFE8A7B5BE5910B23FD37334C003D1063F59B289BFC02A853F69F989BF062292BEC1CDC0BF922D7ABF2D63B13F7211523F73A7CDBE9EC35EBF4668F2BF5F8DC9BED128FDBCB124ACBDFB15C0BD75978FBF9ABA87BDFA671EBD2331A53F1FF1EE3FDA460CBEA02C44BF5A1585BD118D1BBF24103EBF243B70BD008B85BFD0291B3FADD1D4BD1701803EA2543BBE592D3ABF7AAD72BF7BF872BE8F7B0CBFD5836F3ED23791BB1160AEBFE476893DDAE2ABBF7AD11DBF84B596BE47D104C04268BB3D619B1A3E18D121BE1D40D9BEFB48BFBE7EFE79BF2B168ABEF8770DBF8DC5BB3D22219ABF7B3E713EF9A7123ED9F510BE74DFE0BE26660D3FAB11D5BF8AC0EB3ED0DE783EB316913E8C41C43E"> : tensor<12x8xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<12x8xf32>
  %c2 = stablehlo.constant dense<"0x05746A3FFEEE21BF4CDBE0BED0099B3F1D450F4084DFFF3F117B813D731B603E6048C43FADD7FEBD04F279BF795CEF3D"> : tensor<12xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<12xf32>
  %c3 = stablehlo.constant dense<"0x020000000000000002000000010000000300000003000000"> : tensor<2x3xi32>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x3xi32>
  %r = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<12xf32>, tensor<2x3xi32>) -> tensor<2x3x12xf32>
  %w0 = stablehlo.constant dense<"0xEEAABDBE797D00C0817EF03FF2375DC02F6E8640FCC3A43E7BCE194090ADADBF80C1F73F810B3FC082ED03BF7BE509C08203C0BE80625ABF561401408A79CE3F88175240CD7E1340BA261CBFF74206BFAC23B23EB11FB0BF383919C0277A583FEEAABDBE797D00C0817EF03FF2375DC02F6E8640FCC3A43E7BCE194090ADADBF80C1F73F810B3FC082ED03BF7BE509C0BFE25FBFF872043FC7E222BFD484E8400AB20240246A1F401EBE43BFCA838A3F840FEB3FA94C454096C726BF87B1973FC32F7EBFE8D8803F38CE35406FA2F53FFE578E40948DC23F39C6314069423D40E0E33440F5B10E4048B5B43F22AA1F40C32F7EBFE8D8803F38CE35406FA2F53FFE578E40948DC23F39C6314069423D40E0E33440F5B10E4048B5B43F22AA1F40"> : tensor<2x3x12xf32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<2x3x12xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<12x8xf32>, %arg2: tensor<12xf32>, %arg3: tensor<2x3xi32>) -> (tensor<2x3x12xf32>) {
  %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %2 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<12xf32>) -> tensor<1x1x12xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x12xf32>) -> tensor<2x4x12xf32>
  %4 = stablehlo.add %1, %3 : tensor<2x4x12xf32>
  %5 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
  %6 = call @take_along_axis(%4, %5) : (tensor<2x4x12xf32>, tensor<2x3x1xi32>) -> tensor<2x3x12xf32>
  return %6 : tensor<2x3x12xf32>
}
func.func private @take_along_axis(%arg0: tensor<2x4x12xf32>, %arg1: tensor<2x3x1xi32>) -> tensor<2x3x12xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
  %c_0 = stablehlo.constant dense<4> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<2x3x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<2x3x1xi1>, tensor<2x3x1xi32>
  %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
  %7 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<2x3x1xi32>
  %9 = stablehlo.compare LE, %4, %8, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
  %10 = stablehlo.and %6, %9 : tensor<2x3x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %11 = stablehlo.reduce(%10 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<2x3x1xi1>, tensor<i1>) -> tensor<2x3xi1>
  %12 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 12>}> : (tensor<2x4x12xf32>, tensor<2x3x1xi32>) -> tensor<2x3x12xf32>
  %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x12xi1>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x12xf32>
  %15 = stablehlo.select %13, %12, %14 : tensor<2x3x12xi1>, tensor<2x3x12xf32>
  return %15 : tensor<2x3x12xf32>
}

// -----

// Its gradients: three products of the rows taken.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x4x12xf32>
// CHECK-NOT: tensor<8x12xf32>
// CHECK: trc.contract
// CHECK: trc.contract
// CHECK: trc.contract
// CHECK-NOT: trc.contract
// CHECK: return
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x16878D3F1421C3BFC0448BBF43473EBF599390BF5F44C23EA2AF4EBF31B538BF8153153F686941BF5A95DD3EB3AC78BF5B279BBF01F0EABFE53BEE3FFEF8A3BEABC9793E8A5BFEBC04CD233E0D844B3D7540F43F8CFB84BFEB5AC7BFE58781BFBFD7AABFE8383F3F4E04523FC71876BFCDF9B1BFE8A7B5BE5910B23FD37334C003D1063F59B289BFC02A853F69F989BF062292BEC1CDC0BF922D7ABF2D63B13F7211523F73A7CDBE9EC35EBF4668F2BF5F8DC9BED128FDBCB124ACBDFB15C0BD75978FBF9ABA87BDFA671EBD2331A53F1FF1EE3FDA460CBEA02C44BF5A1585BD118D1BBF24103EBF243B70BD008B85BFD0291B3FADD1D4BD1701803EA2543BBE592D3ABF7AAD72BF7BF872BE8F7B0CBFD5836F3ED23791BB1160AEBFE476893DDAE2ABBF7AD11DBF84B596BE47D104C04268BB3D619B1A3E18D121BE1D40D9BEFB48BFBE7EFE79BF2B168ABEF8770DBF8DC5BB3D22219ABF7B3E713EF9A7123ED9F510BE74DFE0BE26660D3FAB11D5BF8AC0EB3ED0DE783EB316913E8C41C43E"> : tensor<12x8xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<12x8xf32>
  %c2 = stablehlo.constant dense<"0x05746A3FFEEE21BF4CDBE0BED0099B3F1D450F4084DFFF3F117B813D731B603E6048C43FADD7FEBD04F279BF795CEF3D"> : tensor<12xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<12xf32>
  %c3 = stablehlo.constant dense<"0x020000000000000002000000010000000300000003000000"> : tensor<2x3xi32>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x3xi32>
  %r:4 = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<12xf32>, tensor<2x3xi32>) -> (tensor<2x3x12xf32>, tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<12xf32>)
  %w0 = stablehlo.constant dense<"0xEEAABDBE797D00C0817EF03FF2375DC02F6E8640FCC3A43E7BCE194090ADADBF80C1F73F810B3FC082ED03BF7BE509C08203C0BE80625ABF561401408A79CE3F88175240CD7E1340BA261CBFF74206BFAC23B23EB11FB0BF383919C0277A583FEEAABDBE797D00C0817EF03FF2375DC02F6E8640FCC3A43E7BCE194090ADADBF80C1F73F810B3FC082ED03BF7BE509C0BFE25FBFF872043FC7E222BFD484E8400AB20240246A1F401EBE43BFCA838A3F840FEB3FA94C454096C726BF87B1973FC32F7EBFE8D8803F38CE35406FA2F53FFE578E40948DC23F39C6314069423D40E0E33440F5B10E4048B5B43F22AA1F40C32F7EBFE8D8803F38CE35406FA2F53FFE578E40948DC23F39C6314069423D40E0E33440F5B10E4048B5B43F22AA1F40"> : tensor<2x3x12xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x3x12xf32>
  %w1 = stablehlo.constant dense<"0xCAEA3D3F3A6B2E4066CF8C3F1016CFBEE4D79C3EF3A08F3F9C7F7DBF7BD02EC000000000000000000000000000000000000000000000000000000000000000007CBF51C0CC42BF40808F1FC0983313412455DD402185864038DFFEC084AAA9C0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001AAFA5BFD11192BFCB2E1C40B0A8D0C0F2FB2AC0FF26A3BF85E90F40C0CCA03C0000000000000000000000000000000000000000000000000000000000000000129EE3C04016CEBEC0D8ABBDDDF420C124C3333FAE1385C0965CE540608001C1"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  %w2 = stablehlo.constant dense<"0x3EE9C13F5886103E4209E8BFC17A8C3F87D21DC02D7A2540A1D2533E8590AA3E58E037C0FE7428C0DBD7BC3FF89939C038F4C13FEFD8403F8FEE2640863EEDBF4516D93FBAB2FA3EE4BF103FC069EC3F3A4803405CC027C0D2DDEEBF52DDB43F3E9C85BFD845B83E3E0E2F4095E6D6BF92CC424061D52EC038358FBE769936BFBC2FA5BE0A8C0040D59357BFC73AD4BF1AD971C0E9CE4E40D93F633F40B0B2BFFC528FBF48B687BEBA761E405228AFBF480F4D404BE32CC0D6C00ABE386705BF40783C3B5664C2BF984641BFE0B10040147BB33FB8C3E5BF258938BFF474BE3F25900FC09EC535BFE9F54D3FFFB138C04DEF0FBF9884DF3FDB270740BE06FBBF2E6F67BFF808C33F0A15053FF888DD3E76B8813F89444FC04202D7BF22263B3F1ED10FC0B96929C0EC78D83E208F3CBFE182E23FA49C40BF38D5A33F7A5E9EBE4F06BABFDC126CC038BC8E3FC88C8ABFE72B2D40B0ABC53C2DCDFC3F6BE62FBF00A6B3BFC08A31BD020F3240E27E6AC03A05B03F42860F3F8251D73F629717C0"> : tensor<12x8xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<12x8xf32>
  %w3 = stablehlo.constant dense<"0x601A62C0F4F8C2BEF59D3340BF958A40DF283BC0B89D7E40BBF74A3FE24B9ABF22D5724098D8B13E7C1798BE81139B3F"> : tensor<12xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<12xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<12x8xf32>, %arg2: tensor<12xf32>, %arg3: tensor<2x3xi32>) -> (tensor<2x3x12xf32>, tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<12xf32>) {
  %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %2 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<12xf32>) -> tensor<1x1x12xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x12xf32>) -> tensor<2x4x12xf32>
  %4 = stablehlo.add %1, %3 : tensor<2x4x12xf32>
  %5 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
  %6:2 = call @take_along_axis(%4, %5) : (tensor<2x4x12xf32>, tensor<2x3x1xi32>) -> (tensor<2x3x12xf32>, tensor<2x3x1xi32>)
  %7 = stablehlo.sine %6#0 : tensor<2x3x12xf32>
  %8 = call @take_along_axis_0(%6#1, %7) : (tensor<2x3x1xi32>, tensor<2x3x12xf32>) -> tensor<2x4x12xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<12xf32>
  %10 = stablehlo.reshape %9 : (tensor<12xf32>) -> tensor<1x1x12xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x12xf32>, tensor<f32>) -> tensor<12xf32>
  %12 = stablehlo.dot_general %8, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<2x4x8xf32>) -> tensor<12x8xf32>
  %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %14 = stablehlo.dot_general %8, %0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<8x12xf32>) -> tensor<2x4x8xf32>
  %15 = stablehlo.transpose %13, dims = [1, 0] : (tensor<8x12xf32>) -> tensor<12x8xf32>
  return %6#0, %14, %15, %11 : tensor<2x3x12xf32>, tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<12xf32>
}
func.func private @take_along_axis(%arg0: tensor<2x4x12xf32>, %arg1: tensor<2x3x1xi32>) -> (tensor<2x3x12xf32>, tensor<2x3x1xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
  %c_0 = stablehlo.constant dense<4> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<2x3x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<2x3x1xi1>, tensor<2x3x1xi32>
  %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
  %7 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<2x3x1xi32>
  %9 = stablehlo.compare LE, %4, %8, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
  %10 = stablehlo.and %6, %9 : tensor<2x3x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %11 = stablehlo.reduce(%10 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<2x3x1xi1>, tensor<i1>) -> tensor<2x3xi1>
  %12 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 12>}> : (tensor<2x4x12xf32>, tensor<2x3x1xi32>) -> tensor<2x3x12xf32>
  %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x12xi1>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x12xf32>
  %15 = stablehlo.select %13, %12, %14 : tensor<2x3x12xi1>, tensor<2x3x12xf32>
  return %15, %4 : tensor<2x3x12xf32>, tensor<2x3x1xi32>
}
func.func private @take_along_axis_0(%arg0: tensor<2x3x1xi32>, %arg1: tensor<2x3x12xf32>) -> tensor<2x4x12xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
  %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<2x4x12xf32>, tensor<2x3x1xi32>, tensor<2x3x12xf32>) -> tensor<2x4x12xf32>
  return %1 : tensor<2x4x12xf32>
}

// -----

// Zero outside: what is outside adds nothing to a gradient.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x4x12xf32>
// CHECK-NOT: tensor<8x12xf32>
// CHECK: return
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x16878D3F1421C3BFC0448BBF43473EBF599390BF5F44C23EA2AF4EBF31B538BF8153153F686941BF5A95DD3EB3AC78BF5B279BBF01F0EABFE53BEE3FFEF8A3BEABC9793E8A5BFEBC04CD233E0D844B3D7540F43F8CFB84BFEB5AC7BFE58781BFBFD7AABFE8383F3F4E04523FC71876BFCDF9B1BFE8A7B5BE5910B23FD37334C003D1063F59B289BFC02A853F69F989BF062292BEC1CDC0BF922D7ABF2D63B13F7211523F73A7CDBE9EC35EBF4668F2BF5F8DC9BED128FDBCB124ACBDFB15C0BD75978FBF9ABA87BDFA671EBD2331A53F1FF1EE3FDA460CBEA02C44BF5A1585BD118D1BBF24103EBF243B70BD008B85BFD0291B3FADD1D4BD1701803EA2543BBE592D3ABF7AAD72BF7BF872BE8F7B0CBFD5836F3ED23791BB1160AEBFE476893DDAE2ABBF7AD11DBF84B596BE47D104C04268BB3D619B1A3E18D121BE1D40D9BEFB48BFBE7EFE79BF2B168ABEF8770DBF8DC5BB3D22219ABF7B3E713EF9A7123ED9F510BE74DFE0BE26660D3FAB11D5BF8AC0EB3ED0DE783EB316913E8C41C43E"> : tensor<12x8xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<12x8xf32>
  %c2 = stablehlo.constant dense<"0x05746A3FFEEE21BF4CDBE0BED0099B3F1D450F4084DFFF3F117B813D731B603E6048C43FADD7FEBD04F279BF795CEF3D"> : tensor<12xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<12xf32>
  %c3 = stablehlo.constant dense<"0x020000000400000002000000FFFFFFFF03000000FBFFFFFF"> : tensor<2x3xi32>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x3xi32>
  %r:4 = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<12xf32>, tensor<2x3xi32>) -> (tensor<2x3x12xf32>, tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<12xf32>)
  %w0 = stablehlo.constant dense<"0xEEAABDBE797D00C0817EF03FF2375DC02F6E8640FCC3A43E7BCE194090ADADBF80C1F73F810B3FC082ED03BF7BE509C0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000EEAABDBE797D00C0817EF03FF2375DC02F6E8640FCC3A43E7BCE194090ADADBF80C1F73F810B3FC082ED03BF7BE509C0C32F7EBFE8D8803F38CE35406FA2F53FFE578E40948DC23F39C6314069423D40E0E33440F5B10E4048B5B43F22AA1F40C32F7EBFE8D8803F38CE35406FA2F53FFE578E40948DC23F39C6314069423D40E0E33440F5B10E4048B5B43F22AA1F40000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x3x12xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x3x12xf32>
  %w1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007CBF51C0CC42BF40808F1FC0983313412455DD402185864038DFFEC084AAA9C00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000129EE3C04016CEBEC0D8ABBDDDF420C124C3333FAE1385C0965CE540608001C1"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  %w2 = stablehlo.constant dense<"0xF73D763F0131AD3F820E94BF38A5FB3D20642AC0C6D60B40809FD83C46504FBE0946B5BF952A17C02A0B0840FA682FC019A909403881613F19C11540A800ECBFD83C51BDFC202C3E50E659BEE5C0D33FE1FFA43F749531C014BCC5BFDE3FB33F857F8EBFD00ACCBF0677AF3F904DACBE349D3C4061F00DC0E491193E3CE8923D6EF3723FCEF0993F36727DBF88694BBF809D50C0E6CB6740FF8B603F544C77BF26FA97BF2414DABFA5AABB3FC298C4BE670D484027D014C080A23B3E4077633DFF0968BE6CB82BBE8084CC3D6520823FC8C2AC3F1F100CC060547ABFFD296C3F1FBF14BF40F58FBFAC64863FD8E40CC0949C0D3EDD770540ACFCFA3F492BD4BF545A9ABDDCD0013EAC9D33BE0403CD3F0838A93F350930C098ECBFBF5D98AE3F32908ABFA271D5BF98CDBB3F77F591BFB772134089E05ABF04C2663F884C1CBF2869BABF253B14C011A603408D6902C03E1730404C22B0BE5620D73FA8129FBF17BA89BF4881EABFFE35D43FBEE215C09D38BA3F76DB8A3FDF3701402D1CCFBF"> : tensor<12x8xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<12x8xf32>
  %w3 = stablehlo.constant dense<"0x388E19C09014FABD8AE81F40B2F71F40802E6BC0925128405EB503409038CBBF8E411F40EC84A23FC0357D3FB840EDBE"> : tensor<12xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<12xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<12x8xf32>, %arg2: tensor<12xf32>, %arg3: tensor<2x3xi32>) -> (tensor<2x3x12xf32>, tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<12xf32>) {
  %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %2 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<12xf32>) -> tensor<1x1x12xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x12xf32>) -> tensor<2x4x12xf32>
  %4 = stablehlo.add %1, %3 : tensor<2x4x12xf32>
  %5 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
  %6:2 = call @take_along_axis(%4, %5) : (tensor<2x4x12xf32>, tensor<2x3x1xi32>) -> (tensor<2x3x12xf32>, tensor<2x3x1xi32>)
  %7 = stablehlo.sine %6#0 : tensor<2x3x12xf32>
  %8 = call @take_along_axis_0(%6#1, %7) : (tensor<2x3x1xi32>, tensor<2x3x12xf32>) -> tensor<2x4x12xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<12xf32>
  %10 = stablehlo.reshape %9 : (tensor<12xf32>) -> tensor<1x1x12xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x12xf32>, tensor<f32>) -> tensor<12xf32>
  %12 = stablehlo.dot_general %8, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<2x4x8xf32>) -> tensor<12x8xf32>
  %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %14 = stablehlo.dot_general %8, %0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<8x12xf32>) -> tensor<2x4x8xf32>
  %15 = stablehlo.transpose %13, dims = [1, 0] : (tensor<8x12xf32>) -> tensor<12x8xf32>
  return %6#0, %14, %15, %11 : tensor<2x3x12xf32>, tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<12xf32>
}
func.func private @take_along_axis(%arg0: tensor<2x4x12xf32>, %arg1: tensor<2x3x1xi32>) -> (tensor<2x3x12xf32>, tensor<2x3x1xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
  %c_0 = stablehlo.constant dense<4> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<2x3x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<2x3x1xi1>, tensor<2x3x1xi32>
  %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
  %7 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<2x3x1xi32>
  %9 = stablehlo.compare LE, %4, %8, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
  %10 = stablehlo.and %6, %9 : tensor<2x3x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %11 = stablehlo.reduce(%10 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<2x3x1xi1>, tensor<i1>) -> tensor<2x3xi1>
  %12 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 12>}> : (tensor<2x4x12xf32>, tensor<2x3x1xi32>) -> tensor<2x3x12xf32>
  %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x12xi1>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x12xf32>
  %15 = stablehlo.select %13, %12, %14 : tensor<2x3x12xi1>, tensor<2x3x12xf32>
  return %15, %4 : tensor<2x3x12xf32>, tensor<2x3x1xi32>
}
func.func private @take_along_axis_0(%arg0: tensor<2x3x1xi32>, %arg1: tensor<2x3x12xf32>) -> tensor<2x4x12xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
  %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<2x4x12xf32>, tensor<2x3x1xi32>, tensor<2x3x12xf32>) -> tensor<2x4x12xf32>
  return %1 : tensor<2x4x12xf32>
}

// -----

// Indices clipped.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x4x12xf32>
// CHECK-NOT: tensor<8x12xf32>
// CHECK: return
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x16878D3F1421C3BFC0448BBF43473EBF599390BF5F44C23EA2AF4EBF31B538BF8153153F686941BF5A95DD3EB3AC78BF5B279BBF01F0EABFE53BEE3FFEF8A3BEABC9793E8A5BFEBC04CD233E0D844B3D7540F43F8CFB84BFEB5AC7BFE58781BFBFD7AABFE8383F3F4E04523FC71876BFCDF9B1BFE8A7B5BE5910B23FD37334C003D1063F59B289BFC02A853F69F989BF062292BEC1CDC0BF922D7ABF2D63B13F7211523F73A7CDBE9EC35EBF4668F2BF5F8DC9BED128FDBCB124ACBDFB15C0BD75978FBF9ABA87BDFA671EBD2331A53F1FF1EE3FDA460CBEA02C44BF5A1585BD118D1BBF24103EBF243B70BD008B85BFD0291B3FADD1D4BD1701803EA2543BBE592D3ABF7AAD72BF7BF872BE8F7B0CBFD5836F3ED23791BB1160AEBFE476893DDAE2ABBF7AD11DBF84B596BE47D104C04268BB3D619B1A3E18D121BE1D40D9BEFB48BFBE7EFE79BF2B168ABEF8770DBF8DC5BB3D22219ABF7B3E713EF9A7123ED9F510BE74DFE0BE26660D3FAB11D5BF8AC0EB3ED0DE783EB316913E8C41C43E"> : tensor<12x8xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<12x8xf32>
  %c2 = stablehlo.constant dense<"0x05746A3FFEEE21BF4CDBE0BED0099B3F1D450F4084DFFF3F117B813D731B603E6048C43FADD7FEBD04F279BF795CEF3D"> : tensor<12xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<12xf32>
  %c3 = stablehlo.constant dense<"0x020000000400000002000000FFFFFFFF03000000FBFFFFFF"> : tensor<2x3xi32>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x3xi32>
  %r:4 = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<12xf32>, tensor<2x3xi32>) -> (tensor<2x3x12xf32>, tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<12xf32>)
  %w0 = stablehlo.constant dense<"0xEEAABDBE797D00C0817EF03FF2375DC02F6E8640FCC3A43E7BCE194090ADADBF80C1F73F810B3FC082ED03BF7BE509C01A96E63F80E21DBDBD4D914084C83C3F3795864054BEE63E93E64F40A1AAD03FB2753F409EE81FBF08F0BA3E05D8243FEEAABDBE797D00C0817EF03FF2375DC02F6E8640FCC3A43E7BCE194090ADADBF80C1F73F810B3FC082ED03BF7BE509C0C32F7EBFE8D8803F38CE35406FA2F53FFE578E40948DC23F39C6314069423D40E0E33440F5B10E4048B5B43F22AA1F40C32F7EBFE8D8803F38CE35406FA2F53FFE578E40948DC23F39C6314069423D40E0E33440F5B10E4048B5B43F22AA1F40F8D9C23FDC62844096A103401AA354C09D222541D60D7B4082D439C0A4E41CBFA8EDEE3EAD0A49C0408C823E760DDD3F"> : tensor<2x3x12xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x3x12xf32>
  %w1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007CBF51C0CC42BF40808F1FC0983313412455DD402185864038DFFEC084AAA9C050C45CBE8F5BA4BF7696D3BF2C8320C0D9F845C0374404403DE2394014921EC0EEC8B0BE3A3CA5BE716572BFDCF9C43E086ECF3F084D0A40B0303AC04C7D13C000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000129EE3C04016CEBEC0D8ABBDDDF420C124C3333FAE1385C0965CE540608001C1"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  %w2 = stablehlo.constant dense<"0xC8A17C40C5C32BBFD0D8DE3F20BF6F3DF47098BFF877113E3AD324BFD409A2BEB00164C0AC0F09C018E53D3F94200EC06519FB3FC2111340E00A2B40410C28C03E19DE3F592AF13F783B0CBEA246FC3E64F5E13DB3F877C036C6CBBF8F545840C9AAB0BE6BC339C02D012440024D50BDF24E784015B131C0E41BF1BD443C02BF6207B8BF76024040B61F5AC089DD4FBF00FD91C0C266A840DAA3B73F2ED43FBF206031C07F121AC07E776F3FAE1CAA3EFB1D66408064A8BF0FE4A53E685A90BF72C95FBFEC129C3D3F17D6BEEF7E8D3F5F7A953FA073E0BF02265BBFDF8B4F3F05E5C9BF6BD83AC0E0B5BD3F94B79DBF6748B13FB27B2A409064F13F234456C0A752913F50AF71BEAC823D3F6E2DB33F005BCC3FC4D463C052A1DBBF08B2D13FDD62ADBF46900EBFEDB52D3FBEB2BEBF4655C23F374C21BF9787893F6A3A443D239E26BFAA7542C07F123C40F863FEBFD56E5140980E67BF4240BD3F99CBB2BFA8B0DA3F494F49C046208140C5D427C001151B40E8E94BBF914DBB3F4848A9BF"> : tensor<12x8xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<12x8xf32>
  %w3 = stablehlo.constant dense<"0x509BDABEF6E97FBFA270194045835640828FAAC04C221740AC96DB3FEE1295BFB89D45402A3F2F3FA997CC3FD0F88F3F"> : tensor<12xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<12xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<12x8xf32>, %arg2: tensor<12xf32>, %arg3: tensor<2x3xi32>) -> (tensor<2x3x12xf32>, tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<12xf32>) {
  %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %2 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<12xf32>) -> tensor<1x1x12xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x12xf32>) -> tensor<2x4x12xf32>
  %4 = stablehlo.add %1, %3 : tensor<2x4x12xf32>
  %5 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
  %6:2 = call @take_along_axis(%4, %5) : (tensor<2x4x12xf32>, tensor<2x3x1xi32>) -> (tensor<2x3x12xf32>, tensor<2x3x1xi32>)
  %7 = stablehlo.sine %6#0 : tensor<2x3x12xf32>
  %8 = call @take_along_axis_0(%6#1, %7) : (tensor<2x3x1xi32>, tensor<2x3x12xf32>) -> tensor<2x4x12xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<12xf32>
  %10 = stablehlo.reshape %9 : (tensor<12xf32>) -> tensor<1x1x12xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x12xf32>, tensor<f32>) -> tensor<12xf32>
  %12 = stablehlo.dot_general %8, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<2x4x8xf32>) -> tensor<12x8xf32>
  %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %14 = stablehlo.dot_general %8, %0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<8x12xf32>) -> tensor<2x4x8xf32>
  %15 = stablehlo.transpose %13, dims = [1, 0] : (tensor<8x12xf32>) -> tensor<12x8xf32>
  return %6#0, %14, %15, %11 : tensor<2x3x12xf32>, tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<12xf32>
}
func.func private @take_along_axis(%arg0: tensor<2x4x12xf32>, %arg1: tensor<2x3x1xi32>) -> (tensor<2x3x12xf32>, tensor<2x3x1xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
  %c_0 = stablehlo.constant dense<4> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<2x3x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<2x3x1xi1>, tensor<2x3x1xi32>
  %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 12>}> : (tensor<2x4x12xf32>, tensor<2x3x1xi32>) -> tensor<2x3x12xf32>
  return %5, %4 : tensor<2x3x12xf32>, tensor<2x3x1xi32>
}
func.func private @take_along_axis_0(%arg0: tensor<2x3x1xi32>, %arg1: tensor<2x3x12xf32>) -> tensor<2x4x12xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
  %c = stablehlo.constant dense<3> : tensor<1xi32>
  %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %2 = stablehlo.minimum %c, %1 : tensor<1xi32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [2] : (tensor<1xi32>) -> tensor<2x3x1xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %5 = stablehlo.clamp %4, %arg0, %3 : tensor<2x3x1xi32>
  %6 = "stablehlo.scatter"(%0, %5, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %7 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %7 : tensor<f32>
  }) : (tensor<2x4x12xf32>, tensor<2x3x1xi32>, tensor<2x3x12xf32>) -> tensor<2x4x12xf32>
  return %6 : tensor<2x4x12xf32>
}

// -----

// By pairs of row and place, without a bias.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x4x12xf32>
// CHECK-NOT: tensor<8x12xf32>
// CHECK: return
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x16878D3F1421C3BFC0448BBF43473EBF599390BF5F44C23EA2AF4EBF31B538BF8153153F686941BF5A95DD3EB3AC78BF5B279BBF01F0EABFE53BEE3FFEF8A3BEABC9793E8A5BFEBC04CD233E0D844B3D7540F43F8CFB84BFEB5AC7BFE58781BFBFD7AABFE8383F3F4E04523FC71876BFCDF9B1BFE8A7B5BE5910B23FD37334C003D1063F59B289BFC02A853F69F989BF062292BEC1CDC0BF922D7ABF2D63B13F7211523F73A7CDBE9EC35EBF4668F2BF5F8DC9BED128FDBCB124ACBDFB15C0BD75978FBF9ABA87BDFA671EBD2331A53F1FF1EE3FDA460CBEA02C44BF5A1585BD118D1BBF24103EBF243B70BD008B85BFD0291B3FADD1D4BD1701803EA2543BBE592D3ABF7AAD72BF7BF872BE8F7B0CBFD5836F3ED23791BB1160AEBFE476893DDAE2ABBF7AD11DBF84B596BE47D104C04268BB3D619B1A3E18D121BE1D40D9BEFB48BFBE7EFE79BF2B168ABEF8770DBF8DC5BB3D22219ABF7B3E713EF9A7123ED9F510BE74DFE0BE26660D3FAB11D5BF8AC0EB3ED0DE783EB316913E8C41C43E"> : tensor<12x8xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<12x8xf32>
  %c2 = stablehlo.constant dense<"0x020000000000000002000000010000000300000003000000"> : tensor<2x3xi32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x3xi32>
  %r:3 = call @form(%i0, %i1, %i2) : (tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<2x3xi32>) -> (tensor<2x3x12xf32>, tensor<2x4x8xf32>, tensor<12x8xf32>)
  %w0 = stablehlo.constant dense<"0xBEA4A4BF7303B0BFAA5A14406D5E95C0822EFB3F85AED6BFA2C21540FEB0C9BF81E4CD3EC41437C00409EC3E5F6011C0E33AA5BF08CE61BEC02F1D40E8BECD3ED7A4853F59789C3E1C562CBFD4493EBF75BF97BF3632A0BF6D79B5BF988E3A3FBEA4A4BF7303B0BFAA5A14406D5E95C0822EFB3F85AED6BFA2C21540FEB0C9BF81E4CD3EC41437C00409EC3E5F6011C0622BE5BFFB30933F84D449BE60C2C140303149BE14D3FB3E80ED53BFB8005D3F921C9B3E66434D40DB54A63EBFBB883FE451F4BF67D0D13FA1E951403E31353FDF6A0D40C247F5BE60BA2D40B2402F405F7FA53FB2A8164025D718403E2F1840E451F4BF67D0D13FA1E951403E31353FDF6A0D40C247F5BE60BA2D40B2402F405F7FA53FB2A8164025D718403E2F1840"> : tensor<2x3x12xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x3x12xf32>
  %w1 = stablehlo.constant dense<"0x8BA51E4036106240E4534D40160D663F403943BC8EE633BF20D73B3F08FB4E3F00000000000000000000000000000000000000000000000000000000000000005F48D2C078A4AE40831AB740CE931F41C6B2B9409C9466C07D99C1C0344D10C00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000040D37FBCB0794CBF92D3743F1A6481C0EE631CBFE350D2BF5CD6534070BDA23F00000000000000000000000000000000000000000000000000000000000000002CD200C1112A89C0085DBB40466D09C1AEB4253F22E803C1C5965A40300398BE"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  %w2 = stablehlo.constant dense<"0x9176853FB6077ABFB88510C0F803F43E37194FC024058C40815DBD3FC24589BE0CB441C00C82FCBF00D82040DEBC79C0186A0040B85BDE3E4BC5284061BA1CC0865CB13FAD5AA73F50D32BBEB74FC73F939DA33E6C8AC7BFBAB2DABF1D3D913F6EB1643ED1D4A0BE044D343F5876B73FB2BB2B4019B758C0A8BDBFBFABB6A63FACFFF83E0CF309BE0EC5C53F1A575D3FC0955540384361C0A598B6BF5C826F3F80B3C5BBBF78723F89C0E53E12190DC0A9DDF0BF32073840435AAD3F35AFDFBFD8A36DBD8662D9BF9C6D42BF684B074092CDCB3F8E0DFCBF8E043DBF2EA7C93FED2324C0D548BABF8338723FB8013CC0A00FD33CB20FC73F56FB18401ECFFBBFFD1321C0C62F0FC0E41CE23E304E81BDEADF1A40DEB51DC09F7CB83E2805B23E95FFFEBFF69E2BC004B0BB3E245949BFFC8CC63F51BF8DBE81D9B73F8DBDD2BE36D90EC07C1DD9BFE44C07BE8D11AF3E0ACDC83F74680AC0E8C68D3DB9D6113F7F00C3BFC8819BBE1F9731408E5261C062B2D33FD174923E32DED33F00740FC0"> : tensor<12x8xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<12x8xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<12x8xf32>, %arg2: tensor<2x3xi32>) -> (tensor<2x3x12xf32>, tensor<2x4x8xf32>, tensor<12x8xf32>) {
  %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %2 = stablehlo.iota dim = 0 : tensor<2xi32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
  %5 = stablehlo.compare LT, %3, %4, SIGNED : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
  %c_0 = stablehlo.constant dense<2> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
  %7 = stablehlo.add %3, %6 : tensor<2x1xi32>
  %8 = stablehlo.select %5, %7, %3 : tensor<2x1xi1>, tensor<2x1xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
  %10 = stablehlo.compare LT, %arg2, %9, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
  %c_2 = stablehlo.constant dense<4> : tensor<i32>
  %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
  %12 = stablehlo.add %arg2, %11 : tensor<2x3xi32>
  %13 = stablehlo.select %10, %12, %arg2 : tensor<2x3xi1>, tensor<2x3xi32>
  %14 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x3xi32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
  %16 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
  %17 = stablehlo.concatenate %15, %16, dim = 2 : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x2xi32>
  %18 = "stablehlo.gather"(%1, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 12>}> : (tensor<2x4x12xf32>, tensor<2x3x2xi32>) -> tensor<2x3x12xf32>
  %19 = stablehlo.sine %18 : tensor<2x3x12xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %20 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
  %21 = "stablehlo.scatter"(%20, %17, %19) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %26 = stablehlo.add %arg3, %arg4 : tensor<f32>
    stablehlo.return %26 : tensor<f32>
  }) : (tensor<2x4x12xf32>, tensor<2x3x2xi32>, tensor<2x3x12xf32>) -> tensor<2x4x12xf32>
  %22 = stablehlo.dot_general %21, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<2x4x8xf32>) -> tensor<12x8xf32>
  %23 = stablehlo.transpose %22, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %24 = stablehlo.dot_general %21, %0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<8x12xf32>) -> tensor<2x4x8xf32>
  %25 = stablehlo.transpose %23, dims = [1, 0] : (tensor<8x12xf32>) -> tensor<12x8xf32>
  return %18, %24, %25 : tensor<2x3x12xf32>, tensor<2x4x8xf32>, tensor<12x8xf32>
}

// -----

// Of rows that were joined.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x4x12xf32>
// CHECK-NOT: tensor<8x12xf32>
// CHECK: return
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x16878D3F1421C3BFC0448BBF43473EBF599390BF5F44C23EA2AF4EBF31B538BF8153153F686941BF5A95DD3EB3AC78BF5B279BBF01F0EABFE53BEE3FFEF8A3BEABC9793E8A5BFEBC04CD233E0D844B3D7540F43F8CFB84BFEB5AC7BFE58781BFBFD7AABFE8383F3F4E04523FC71876BFCDF9B1BFE8A7B5BE5910B23FD37334C003D1063F59B289BFC02A853F69F989BF062292BEC1CDC0BF922D7ABF2D63B13F7211523F73A7CDBE9EC35EBF4668F2BF5F8DC9BED128FDBCB124ACBDFB15C0BD75978FBF9ABA87BDFA671EBD2331A53F1FF1EE3FDA460CBEA02C44BF5A1585BD118D1BBF24103EBF243B70BD008B85BFD0291B3FADD1D4BD1701803EA2543BBE592D3ABF7AAD72BF7BF872BE8F7B0CBFD5836F3ED23791BB1160AEBFE476893DDAE2ABBF7AD11DBF84B596BE47D104C04268BB3D619B1A3E18D121BE1D40D9BEFB48BFBE7EFE79BF2B168ABEF8770DBF8DC5BB3D22219ABF7B3E713EF9A7123ED9F510BE74DFE0BE26660D3FAB11D5BF8AC0EB3ED0DE783EB316913E8C41C43E"> : tensor<12x8xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<12x8xf32>
  %c2 = stablehlo.constant dense<"0x05746A3FFEEE21BF4CDBE0BED0099B3F1D450F4084DFFF3F117B813D731B603E6048C43FADD7FEBD04F279BF795CEF3D"> : tensor<12xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<12xf32>
  %c3 = stablehlo.constant dense<"0x020000000000000002000000010000000300000003000000"> : tensor<2x3xi32>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x3xi32>
  %r:4 = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<12xf32>, tensor<2x3xi32>) -> (tensor<6x12xf32>, tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<12xf32>)
  %w0 = stablehlo.constant dense<"0xEEAABDBE797D00C0817EF03FF2375DC02F6E8640FCC3A43E7BCE194090ADADBF80C1F73F810B3FC082ED03BF7BE509C08203C0BE80625ABF561401408A79CE3F88175240CD7E1340BA261CBFF74206BFAC23B23EB11FB0BF383919C0277A583FEEAABDBE797D00C0817EF03FF2375DC02F6E8640FCC3A43E7BCE194090ADADBF80C1F73F810B3FC082ED03BF7BE509C0BFE25FBFF872043FC7E222BFD484E8400AB20240246A1F401EBE43BFCA838A3F840FEB3FA94C454096C726BF87B1973FC32F7EBFE8D8803F38CE35406FA2F53FFE578E40948DC23F39C6314069423D40E0E33440F5B10E4048B5B43F22AA1F40C32F7EBFE8D8803F38CE35406FA2F53FFE578E40948DC23F39C6314069423D40E0E33440F5B10E4048B5B43F22AA1F40"> : tensor<6x12xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<6x12xf32>
  %w1 = stablehlo.constant dense<"0xCAEA3D3F3A6B2E4066CF8C3F1016CFBEE4D79C3EF3A08F3F9C7F7DBF7BD02EC000000000000000000000000000000000000000000000000000000000000000007CBF51C0CC42BF40808F1FC0983313412455DD402185864038DFFEC084AAA9C0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001AAFA5BFD11192BFCB2E1C40B0A8D0C0F2FB2AC0FF26A3BF85E90F40C0CCA03C0000000000000000000000000000000000000000000000000000000000000000129EE3C04016CEBEC0D8ABBDDDF420C124C3333FAE1385C0965CE540608001C1"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  %w2 = stablehlo.constant dense<"0x3EE9C13F5886103E4209E8BFC17A8C3F87D21DC02D7A2540A1D2533E8590AA3E58E037C0FE7428C0DBD7BC3FF89939C038F4C13FEFD8403F8FEE2640863EEDBF4516D93FBAB2FA3EE4BF103FC069EC3F3A4803405CC027C0D2DDEEBF52DDB43F3E9C85BFD845B83E3E0E2F4095E6D6BF92CC424061D52EC038358FBE769936BFBC2FA5BE0A8C0040D59357BFC73AD4BF1AD971C0E9CE4E40D93F633F40B0B2BFFC528FBF48B687BEBA761E405228AFBF480F4D404BE32CC0D6C00ABE386705BF40783C3B5664C2BF984641BFE0B10040147BB33FB8C3E5BF258938BFF474BE3F25900FC09EC535BFE9F54D3FFFB138C04DEF0FBF9884DF3FDB270740BE06FBBF2E6F67BFF808C33F0A15053FF888DD3E76B8813F89444FC04202D7BF22263B3F1ED10FC0B96929C0EC78D83E208F3CBFE182E23FA49C40BF38D5A33F7A5E9EBE4F06BABFDC126CC038BC8E3FC88C8ABFE72B2D40B0ABC53C2DCDFC3F6BE62FBF00A6B3BFC08A31BD020F3240E27E6AC03A05B03F42860F3F8251D73F629717C0"> : tensor<12x8xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<12x8xf32>
  %w3 = stablehlo.constant dense<"0x601A62C0F4F8C2BEF59D3340BF958A40DF283BC0B89D7E40BBF74A3FE24B9ABF22D5724098D8B13E7C1798BE81139B3F"> : tensor<12xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<12xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<12x8xf32>, %arg2: tensor<12xf32>, %arg3: tensor<2x3xi32>) -> (tensor<6x12xf32>, tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<12xf32>) {
  %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %2 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<12xf32>) -> tensor<1x1x12xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x12xf32>) -> tensor<2x4x12xf32>
  %4 = stablehlo.add %1, %3 : tensor<2x4x12xf32>
  %5 = stablehlo.reshape %4 : (tensor<2x4x12xf32>) -> tensor<8x12xf32>
  %6 = stablehlo.iota dim = 0 : tensor<2xi32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
  %c = stablehlo.constant dense<4> : tensor<i32>
  %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
  %9 = stablehlo.multiply %8, %7 : tensor<2x1xi32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x3xi32>
  %11 = stablehlo.add %arg3, %10 : tensor<2x3xi32>
  %12 = stablehlo.reshape %11 : (tensor<2x3xi32>) -> tensor<6xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %13 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6xi32>
  %14 = stablehlo.compare LT, %12, %13, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
  %c_1 = stablehlo.constant dense<8> : tensor<i32>
  %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<6xi32>
  %16 = stablehlo.add %12, %15 : tensor<6xi32>
  %17 = stablehlo.select %14, %16, %12 : tensor<6xi1>, tensor<6xi32>
  %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
  %19 = "stablehlo.gather"(%5, %18) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 12>}> : (tensor<8x12xf32>, tensor<6x1xi32>) -> tensor<6x12xf32>
  %20 = stablehlo.sine %19 : tensor<6x12xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %21 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
  %22 = "stablehlo.scatter"(%21, %18, %20) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
    %31 = stablehlo.add %arg4, %arg5 : tensor<f32>
    stablehlo.return %31 : tensor<f32>
  }) : (tensor<8x12xf32>, tensor<6x1xi32>, tensor<6x12xf32>) -> tensor<8x12xf32>
  %23 = stablehlo.reshape %22 : (tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %24 = stablehlo.reduce(%23 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<12xf32>
  %25 = stablehlo.reshape %24 : (tensor<12xf32>) -> tensor<1x1x12xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %26 = stablehlo.reduce(%25 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x12xf32>, tensor<f32>) -> tensor<12xf32>
  %27 = stablehlo.dot_general %23, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<2x4x8xf32>) -> tensor<12x8xf32>
  %28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %29 = stablehlo.dot_general %23, %0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<8x12xf32>) -> tensor<2x4x8xf32>
  %30 = stablehlo.transpose %28, dims = [1, 0] : (tensor<8x12xf32>) -> tensor<12x8xf32>
  return %19, %29, %30, %26 : tensor<6x12xf32>, tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<12xf32>
}

// -----

// In bf16, with the bias in f32.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x4x12x
// CHECK: return
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x16878D3F1421C3BFC0448BBF43473EBF599390BF5F44C23EA2AF4EBF31B538BF8153153F686941BF5A95DD3EB3AC78BF5B279BBF01F0EABFE53BEE3FFEF8A3BEABC9793E8A5BFEBC04CD233E0D844B3D7540F43F8CFB84BFEB5AC7BFE58781BFBFD7AABFE8383F3F4E04523FC71876BFCDF9B1BFE8A7B5BE5910B23FD37334C003D1063F59B289BFC02A853F69F989BF062292BEC1CDC0BF922D7ABF2D63B13F7211523F73A7CDBE9EC35EBF4668F2BF5F8DC9BED128FDBCB124ACBDFB15C0BD75978FBF9ABA87BDFA671EBD2331A53F1FF1EE3FDA460CBEA02C44BF5A1585BD118D1BBF24103EBF243B70BD008B85BFD0291B3FADD1D4BD1701803EA2543BBE592D3ABF7AAD72BF7BF872BE8F7B0CBFD5836F3ED23791BB1160AEBFE476893DDAE2ABBF7AD11DBF84B596BE47D104C04268BB3D619B1A3E18D121BE1D40D9BEFB48BFBE7EFE79BF2B168ABEF8770DBF8DC5BB3D22219ABF7B3E713EF9A7123ED9F510BE74DFE0BE26660D3FAB11D5BF8AC0EB3ED0DE783EB316913E8C41C43E"> : tensor<12x8xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<12x8xf32>
  %c2 = stablehlo.constant dense<"0x05746A3FFEEE21BF4CDBE0BED0099B3F1D450F4084DFFF3F117B813D731B603E6048C43FADD7FEBD04F279BF795CEF3D"> : tensor<12xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<12xf32>
  %c3 = stablehlo.constant dense<"0x020000000000000002000000010000000300000003000000"> : tensor<2x3xi32>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x3xi32>
  %r:4 = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<12xf32>, tensor<2x3xi32>) -> (tensor<2x3x12xf32>, tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<12xf32>)
  %w0 = stablehlo.constant dense<"0xF617BFBEC07B00C02DC9EF3F187B5CC08E228640107EA33ED90B1A4092FCAEBF6008F73FBDF63FC004F204BF1C850AC0F617BFBEFEEE59BF96E40040D089CE3F1DC55140C20F13409ED01BBF23F905BF8021B13E7BEDAFBF81FC18C08FEB583FF617BFBEC07B00C02DC9EF3F187B5CC08E228640107EA33ED90B1A4092FCAEBF6008F73FBDF63FC004F204BF1C850AC0FB8B5FBF0211063FA6AD21BF74C2E7401D150340C28F1F409ED042BF6E038C3F60C8EA3F4309464004F226BFC8F5973FFB8B7FBF8108813F96E43540D009F53F8EA28E4084DFC23FD90B3240B7013D403024354043090F40FE06B53FE47A1F40FB8B7FBF8108813F96E43540D009F53F8EA28E4084DFC23FD90B3240B7013D403024354043090F40FE06B53FE47A1F40"> : tensor<2x3x12xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 6.0e-02 : tensor<2x3x12xf32>
  %w1 = stablehlo.constant dense<"0x00003F3F00002E4000008D3F0000D1BE00009D3E00008F3F00007EBF00002EC00000000000000000000000000000000000000000000000000000000000000000000053C00000BE4000001FC0000013410000DE4000008740000000C10000A7C0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A2BF000094BF00001B400000D0C0000029C00000A4BF00000F4000004A3D00000000000000000000000000000000000000000000000000000000000000000000E4C00000C9BE0000AABD000021C10000303F000085C00000E740000001C1"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 6.0e-02 : tensor<2x4x8xf32>
  %w2 = stablehlo.constant dense<"0x0000C23F0000163E0000E8BF00008C3F00001FC0000026400000563E0000A83E000038C0000029C00000BD3F00003BC00000C33F00003E3F000027400000EEBF0000D83F0000003F0000103F0000ED3F00000340000028C00000EFBF0000B43F000084BF0000AC3E00002F400000D9BF0000444000002DC0000084BE00003ABF00009DBE00000140000058BF0000D3BF000072C000004E4000005F3F0000B1BF00008FBF000088BE00001F400000B0BF00004E4000002DC0000006BE000007BF0000423C0000C1BF000043BF000001400000B23F0000E4BF000039BF0000BE3F000010C0000038BF0000513F00003AC000000DBF0000DF3F000008400000FCBF000066BF0000C43F0000033F0000E33E0000813F00004FC00000D8BF00003D3F00000EC0000029C00000CE3E000032BF0000E43F000048BF0000A03F00008FBE0000BBBF00006CC000008E3F00008CBF00002D400000CF3C0000FE3F000031BF0000B3BF000038BD0000324000006AC00000B23F0000093F0000D63F000017C0"> : tensor<12x8xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 6.0e-02 : tensor<12x8xf32>
  %w3 = stablehlo.constant dense<"0xCAA462C0BCD2BEBE89FC3340DD8D8940C6BB3AC096807E406375483F6D0699BF46877240B44CB73E88E19CBEE14B9D3F"> : tensor<12xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 6.0e-02 : tensor<12xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<12x8xf32>, %arg2: tensor<12xf32>, %arg3: tensor<2x3xi32>) -> (tensor<2x3x12xf32>, tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<12xf32>) {
  %0 = stablehlo.convert %arg0 : (tensor<2x4x8xf32>) -> tensor<2x4x8xbf16>
  %1 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %2 = stablehlo.convert %1 : (tensor<8x12xf32>) -> tensor<8x12xbf16>
  %3 = stablehlo.dot_general %0, %2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xbf16>, tensor<8x12xbf16>) -> tensor<2x4x12xbf16>
  %4 = stablehlo.convert %3 : (tensor<2x4x12xbf16>) -> tensor<2x4x12xf32>
  %5 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<12xf32>) -> tensor<1x1x12xf32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<1x1x12xf32>) -> tensor<2x4x12xf32>
  %7 = stablehlo.add %4, %6 : tensor<2x4x12xf32>
  %8 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
  %9:2 = call @take_along_axis(%7, %8) : (tensor<2x4x12xf32>, tensor<2x3x1xi32>) -> (tensor<2x3x12xf32>, tensor<2x3x1xi32>)
  %10 = stablehlo.sine %9#0 : tensor<2x3x12xf32>
  %11 = call @take_along_axis_0(%9#1, %10) : (tensor<2x3x1xi32>, tensor<2x3x12xf32>) -> tensor<2x4x12xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<12xf32>
  %13 = stablehlo.reshape %12 : (tensor<12xf32>) -> tensor<1x1x12xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %14 = stablehlo.reduce(%13 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x12xf32>, tensor<f32>) -> tensor<12xf32>
  %15 = stablehlo.convert %11 : (tensor<2x4x12xf32>) -> tensor<2x4x12xbf16>
  %16 = stablehlo.dot_general %15, %0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xbf16>, tensor<2x4x8xbf16>) -> tensor<12x8xbf16>
  %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<12x8xbf16>) -> tensor<8x12xbf16>
  %18 = stablehlo.dot_general %15, %2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xbf16>, tensor<8x12xbf16>) -> tensor<2x4x8xbf16>
  %19 = stablehlo.convert %17 : (tensor<8x12xbf16>) -> tensor<8x12xf32>
  %20 = stablehlo.transpose %19, dims = [1, 0] : (tensor<8x12xf32>) -> tensor<12x8xf32>
  %21 = stablehlo.convert %18 : (tensor<2x4x8xbf16>) -> tensor<2x4x8xf32>
  return %9#0, %21, %20, %14 : tensor<2x3x12xf32>, tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<12xf32>
}
func.func private @take_along_axis(%arg0: tensor<2x4x12xf32>, %arg1: tensor<2x3x1xi32>) -> (tensor<2x3x12xf32>, tensor<2x3x1xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
  %c_0 = stablehlo.constant dense<4> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<2x3x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<2x3x1xi1>, tensor<2x3x1xi32>
  %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 12>}> : (tensor<2x4x12xf32>, tensor<2x3x1xi32>) -> tensor<2x3x12xf32>
  return %5, %4 : tensor<2x3x12xf32>, tensor<2x3x1xi32>
}
func.func private @take_along_axis_0(%arg0: tensor<2x3x1xi32>, %arg1: tensor<2x3x12xf32>) -> tensor<2x4x12xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
  %c = stablehlo.constant dense<3> : tensor<1xi32>
  %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %2 = stablehlo.minimum %c, %1 : tensor<1xi32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [2] : (tensor<1xi32>) -> tensor<2x3x1xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %5 = stablehlo.clamp %4, %arg0, %3 : tensor<2x3x1xi32>
  %6 = "stablehlo.scatter"(%0, %5, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %7 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %7 : tensor<f32>
  }) : (tensor<2x4x12xf32>, tensor<2x3x1xi32>, tensor<2x3x12xf32>) -> tensor<2x4x12xf32>
  return %6 : tensor<2x4x12xf32>
}

// -----

// A number is made of what is none: the rows are filled behind it.
// CHECK-LABEL: func.func @main
// CHECK: return
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x16878D3F1421C3BFC0448BBF43473EBF599390BF5F44C23EA2AF4EBF31B538BF8153153F686941BF5A95DD3EB3AC78BF5B279BBF01F0EABFE53BEE3FFEF8A3BEABC9793E8A5BFEBC04CD233E0D844B3D7540F43F8CFB84BFEB5AC7BFE58781BFBFD7AABFE8383F3F4E04523FC71876BFCDF9B1BFE8A7B5BE5910B23FD37334C003D1063F59B289BFC02A853F69F989BF062292BEC1CDC0BF922D7ABF2D63B13F7211523F73A7CDBE9EC35EBF4668F2BF5F8DC9BED128FDBCB124ACBDFB15C0BD75978FBF9ABA87BDFA671EBD2331A53F1FF1EE3FDA460CBEA02C44BF5A1585BD118D1BBF24103EBF243B70BD008B85BFD0291B3FADD1D4BD1701803EA2543BBE592D3ABF7AAD72BF7BF872BE8F7B0CBFD5836F3ED23791BB1160AEBFE476893DDAE2ABBF7AD11DBF84B596BE47D104C04268BB3D619B1A3E18D121BE1D40D9BEFB48BFBE7EFE79BF2B168ABEF8770DBF8DC5BB3D22219ABF7B3E713EF9A7123ED9F510BE74DFE0BE26660D3FAB11D5BF8AC0EB3ED0DE783EB316913E8C41C43E"> : tensor<12x8xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<12x8xf32>
  %c2 = stablehlo.constant dense<"0x05746A3FFEEE21BF4CDBE0BED0099B3F1D450F4084DFFF3F117B813D731B603E6048C43FADD7FEBD04F279BF795CEF3D"> : tensor<12xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<12xf32>
  %c3 = stablehlo.constant dense<"0x020000000400000002000000FFFFFFFF03000000FBFFFFFF"> : tensor<2x3xi32>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x3xi32>
  %r = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<12xf32>, tensor<2x3xi32>) -> tensor<2x3x12xf32>
  %w0 = stablehlo.constant dense<"0x000080BF000080BF0000803F000080BF0000803F0000803F0000803F000080BF0000803F000080BF000080BF000080BF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F000080BF000080BF0000803F000080BF0000803F0000803F0000803F000080BF0000803F000080BF000080BF000080BF000080BF0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<2x3x12xf32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<2x3x12xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<12x8xf32>, %arg2: tensor<12xf32>, %arg3: tensor<2x3xi32>) -> (tensor<2x3x12xf32>) {
  %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %2 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<12xf32>) -> tensor<1x1x12xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x12xf32>) -> tensor<2x4x12xf32>
  %4 = stablehlo.add %1, %3 : tensor<2x4x12xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
  %6 = stablehlo.compare GT, %4, %5, FLOAT : (tensor<2x4x12xf32>, tensor<2x4x12xf32>) -> tensor<2x4x12xi1>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_1 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
  %7 = call @_where(%6, %cst_0, %cst_1) : (tensor<2x4x12xi1>, tensor<f32>, tensor<f32>) -> tensor<2x4x12xf32>
  %8 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
  %9 = call @take_along_axis(%7, %8) : (tensor<2x4x12xf32>, tensor<2x3x1xi32>) -> tensor<2x3x12xf32>
  return %9 : tensor<2x3x12xf32>
}
func.func private @_where(%arg0: tensor<2x4x12xi1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x4x12xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
  %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
  %2 = stablehlo.select %arg0, %0, %1 : tensor<2x4x12xi1>, tensor<2x4x12xf32>
  return %2 : tensor<2x4x12xf32>
}
func.func private @take_along_axis(%arg0: tensor<2x4x12xf32>, %arg1: tensor<2x3x1xi32>) -> tensor<2x3x12xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
  %c_0 = stablehlo.constant dense<4> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<2x3x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<2x3x1xi1>, tensor<2x3x1xi32>
  %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
  %7 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<2x3x1xi32>
  %9 = stablehlo.compare LE, %4, %8, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
  %10 = stablehlo.and %6, %9 : tensor<2x3x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %11 = stablehlo.reduce(%10 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<2x3x1xi1>, tensor<i1>) -> tensor<2x3xi1>
  %12 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 12>}> : (tensor<2x4x12xf32>, tensor<2x3x1xi32>) -> tensor<2x3x12xf32>
  %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x12xi1>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x12xf32>
  %15 = stablehlo.select %13, %12, %14 : tensor<2x3x12xi1>, tensor<2x3x12xf32>
  return %15 : tensor<2x3x12xf32>
}

// -----

// So it is of a power.
// CHECK-LABEL: func.func @main
// CHECK: return
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x16878D3F1421C3BFC0448BBF43473EBF599390BF5F44C23EA2AF4EBF31B538BF8153153F686941BF5A95DD3EB3AC78BF5B279BBF01F0EABFE53BEE3FFEF8A3BEABC9793E8A5BFEBC04CD233E0D844B3D7540F43F8CFB84BFEB5AC7BFE58781BFBFD7AABFE8383F3F4E04523FC71876BFCDF9B1BFE8A7B5BE5910B23FD37334C003D1063F59B289BFC02A853F69F989BF062292BEC1CDC0BF922D7ABF2D63B13F7211523F73A7CDBE9EC35EBF4668F2BF5F8DC9BED128FDBCB124ACBDFB15C0BD75978FBF9ABA87BDFA671EBD2331A53F1FF1EE3FDA460CBEA02C44BF5A1585BD118D1BBF24103EBF243B70BD008B85BFD0291B3FADD1D4BD1701803EA2543BBE592D3ABF7AAD72BF7BF872BE8F7B0CBFD5836F3ED23791BB1160AEBFE476893DDAE2ABBF7AD11DBF84B596BE47D104C04268BB3D619B1A3E18D121BE1D40D9BEFB48BFBE7EFE79BF2B168ABEF8770DBF8DC5BB3D22219ABF7B3E713EF9A7123ED9F510BE74DFE0BE26660D3FAB11D5BF8AC0EB3ED0DE783EB316913E8C41C43E"> : tensor<12x8xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<12x8xf32>
  %c2 = stablehlo.constant dense<"0x05746A3FFEEE21BF4CDBE0BED0099B3F1D450F4084DFFF3F117B813D731B603E6048C43FADD7FEBD04F279BF795CEF3D"> : tensor<12xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<12xf32>
  %c3 = stablehlo.constant dense<"0x020000000400000002000000FFFFFFFF03000000FBFFFFFF"> : tensor<2x3xi32>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x3xi32>
  %r = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<12xf32>, tensor<2x3xi32>) -> tensor<2x3x12xf32>
  %w0 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<2x3x12xf32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<2x3x12xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<12x8xf32>, %arg2: tensor<12xf32>, %arg3: tensor<2x3xi32>) -> (tensor<2x3x12xf32>) {
  %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %2 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<12xf32>) -> tensor<1x1x12xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x12xf32>) -> tensor<2x4x12xf32>
  %4 = stablehlo.add %1, %3 : tensor<2x4x12xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
  %6 = stablehlo.multiply %5, %arg2 : tensor<12xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [2] : (tensor<12xf32>) -> tensor<1x1x12xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x1x12xf32>) -> tensor<2x4x12xf32>
  %9 = stablehlo.power %4, %8 : tensor<2x4x12xf32>
  %10 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
  %11 = call @take_along_axis(%9, %10) : (tensor<2x4x12xf32>, tensor<2x3x1xi32>) -> tensor<2x3x12xf32>
  return %11 : tensor<2x3x12xf32>
}
func.func private @take_along_axis(%arg0: tensor<2x4x12xf32>, %arg1: tensor<2x3x1xi32>) -> tensor<2x3x12xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
  %c_0 = stablehlo.constant dense<4> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<2x3x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<2x3x1xi1>, tensor<2x3x1xi32>
  %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
  %7 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<2x3x1xi32>
  %9 = stablehlo.compare LE, %4, %8, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
  %10 = stablehlo.and %6, %9 : tensor<2x3x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %11 = stablehlo.reduce(%10 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<2x3x1xi1>, tensor<i1>) -> tensor<2x3xi1>
  %12 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 12>}> : (tensor<2x4x12xf32>, tensor<2x3x1xi32>) -> tensor<2x3x12xf32>
  %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x12xi1>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x12xf32>
  %15 = stablehlo.select %13, %12, %14 : tensor<2x3x12xi1>, tensor<2x3x12xf32>
  return %15 : tensor<2x3x12xf32>
}

// -----

// Values that are read twice, forty times over.
// CHECK-LABEL: func.func @main
// CHECK: return
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x16878D3F1421C3BFC0448BBF43473EBF599390BF5F44C23EA2AF4EBF31B538BF8153153F686941BF5A95DD3EB3AC78BF5B279BBF01F0EABFE53BEE3FFEF8A3BEABC9793E8A5BFEBC04CD233E0D844B3D7540F43F8CFB84BFEB5AC7BFE58781BFBFD7AABFE8383F3F4E04523FC71876BFCDF9B1BFE8A7B5BE5910B23FD37334C003D1063F59B289BFC02A853F69F989BF062292BEC1CDC0BF922D7ABF2D63B13F7211523F73A7CDBE9EC35EBF4668F2BF5F8DC9BED128FDBCB124ACBDFB15C0BD75978FBF9ABA87BDFA671EBD2331A53F1FF1EE3FDA460CBEA02C44BF5A1585BD118D1BBF24103EBF243B70BD008B85BFD0291B3FADD1D4BD1701803EA2543BBE592D3ABF7AAD72BF7BF872BE8F7B0CBFD5836F3ED23791BB1160AEBFE476893DDAE2ABBF7AD11DBF84B596BE47D104C04268BB3D619B1A3E18D121BE1D40D9BEFB48BFBE7EFE79BF2B168ABEF8770DBF8DC5BB3D22219ABF7B3E713EF9A7123ED9F510BE74DFE0BE26660D3FAB11D5BF8AC0EB3ED0DE783EB316913E8C41C43E"> : tensor<12x8xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<12x8xf32>
  %c2 = stablehlo.constant dense<"0x05746A3FFEEE21BF4CDBE0BED0099B3F1D450F4084DFFF3F117B813D731B603E6048C43FADD7FEBD04F279BF795CEF3D"> : tensor<12xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<12xf32>
  %c3 = stablehlo.constant dense<"0x020000000000000002000000010000000300000003000000"> : tensor<2x3xi32>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x3xi32>
  %r = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<12xf32>, tensor<2x3xi32>) -> tensor<2x3x12xf32>
  %w0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x3x12xf32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<2x3x12xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<12x8xf32>, %arg2: tensor<12xf32>, %arg3: tensor<2x3xi32>) -> (tensor<2x3x12xf32>) {
  %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %2 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<12xf32>) -> tensor<1x1x12xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x12xf32>) -> tensor<2x4x12xf32>
  %4 = stablehlo.add %1, %3 : tensor<2x4x12xf32>
  %5 = stablehlo.multiply %4, %4 : tensor<2x4x12xf32>
  %6 = stablehlo.sine %5 : tensor<2x4x12xf32>
  %7 = stablehlo.multiply %6, %6 : tensor<2x4x12xf32>
  %8 = stablehlo.sine %7 : tensor<2x4x12xf32>
  %9 = stablehlo.multiply %8, %8 : tensor<2x4x12xf32>
  %10 = stablehlo.sine %9 : tensor<2x4x12xf32>
  %11 = stablehlo.multiply %10, %10 : tensor<2x4x12xf32>
  %12 = stablehlo.sine %11 : tensor<2x4x12xf32>
  %13 = stablehlo.multiply %12, %12 : tensor<2x4x12xf32>
  %14 = stablehlo.sine %13 : tensor<2x4x12xf32>
  %15 = stablehlo.multiply %14, %14 : tensor<2x4x12xf32>
  %16 = stablehlo.sine %15 : tensor<2x4x12xf32>
  %17 = stablehlo.multiply %16, %16 : tensor<2x4x12xf32>
  %18 = stablehlo.sine %17 : tensor<2x4x12xf32>
  %19 = stablehlo.multiply %18, %18 : tensor<2x4x12xf32>
  %20 = stablehlo.sine %19 : tensor<2x4x12xf32>
  %21 = stablehlo.multiply %20, %20 : tensor<2x4x12xf32>
  %22 = stablehlo.sine %21 : tensor<2x4x12xf32>
  %23 = stablehlo.multiply %22, %22 : tensor<2x4x12xf32>
  %24 = stablehlo.sine %23 : tensor<2x4x12xf32>
  %25 = stablehlo.multiply %24, %24 : tensor<2x4x12xf32>
  %26 = stablehlo.sine %25 : tensor<2x4x12xf32>
  %27 = stablehlo.multiply %26, %26 : tensor<2x4x12xf32>
  %28 = stablehlo.sine %27 : tensor<2x4x12xf32>
  %29 = stablehlo.multiply %28, %28 : tensor<2x4x12xf32>
  %30 = stablehlo.sine %29 : tensor<2x4x12xf32>
  %31 = stablehlo.multiply %30, %30 : tensor<2x4x12xf32>
  %32 = stablehlo.sine %31 : tensor<2x4x12xf32>
  %33 = stablehlo.multiply %32, %32 : tensor<2x4x12xf32>
  %34 = stablehlo.sine %33 : tensor<2x4x12xf32>
  %35 = stablehlo.multiply %34, %34 : tensor<2x4x12xf32>
  %36 = stablehlo.sine %35 : tensor<2x4x12xf32>
  %37 = stablehlo.multiply %36, %36 : tensor<2x4x12xf32>
  %38 = stablehlo.sine %37 : tensor<2x4x12xf32>
  %39 = stablehlo.multiply %38, %38 : tensor<2x4x12xf32>
  %40 = stablehlo.sine %39 : tensor<2x4x12xf32>
  %41 = stablehlo.multiply %40, %40 : tensor<2x4x12xf32>
  %42 = stablehlo.sine %41 : tensor<2x4x12xf32>
  %43 = stablehlo.multiply %42, %42 : tensor<2x4x12xf32>
  %44 = stablehlo.sine %43 : tensor<2x4x12xf32>
  %45 = stablehlo.multiply %44, %44 : tensor<2x4x12xf32>
  %46 = stablehlo.sine %45 : tensor<2x4x12xf32>
  %47 = stablehlo.multiply %46, %46 : tensor<2x4x12xf32>
  %48 = stablehlo.sine %47 : tensor<2x4x12xf32>
  %49 = stablehlo.multiply %48, %48 : tensor<2x4x12xf32>
  %50 = stablehlo.sine %49 : tensor<2x4x12xf32>
  %51 = stablehlo.multiply %50, %50 : tensor<2x4x12xf32>
  %52 = stablehlo.sine %51 : tensor<2x4x12xf32>
  %53 = stablehlo.multiply %52, %52 : tensor<2x4x12xf32>
  %54 = stablehlo.sine %53 : tensor<2x4x12xf32>
  %55 = stablehlo.multiply %54, %54 : tensor<2x4x12xf32>
  %56 = stablehlo.sine %55 : tensor<2x4x12xf32>
  %57 = stablehlo.multiply %56, %56 : tensor<2x4x12xf32>
  %58 = stablehlo.sine %57 : tensor<2x4x12xf32>
  %59 = stablehlo.multiply %58, %58 : tensor<2x4x12xf32>
  %60 = stablehlo.sine %59 : tensor<2x4x12xf32>
  %61 = stablehlo.multiply %60, %60 : tensor<2x4x12xf32>
  %62 = stablehlo.sine %61 : tensor<2x4x12xf32>
  %63 = stablehlo.multiply %62, %62 : tensor<2x4x12xf32>
  %64 = stablehlo.sine %63 : tensor<2x4x12xf32>
  %65 = stablehlo.multiply %64, %64 : tensor<2x4x12xf32>
  %66 = stablehlo.sine %65 : tensor<2x4x12xf32>
  %67 = stablehlo.multiply %66, %66 : tensor<2x4x12xf32>
  %68 = stablehlo.sine %67 : tensor<2x4x12xf32>
  %69 = stablehlo.multiply %68, %68 : tensor<2x4x12xf32>
  %70 = stablehlo.sine %69 : tensor<2x4x12xf32>
  %71 = stablehlo.multiply %70, %70 : tensor<2x4x12xf32>
  %72 = stablehlo.sine %71 : tensor<2x4x12xf32>
  %73 = stablehlo.multiply %72, %72 : tensor<2x4x12xf32>
  %74 = stablehlo.sine %73 : tensor<2x4x12xf32>
  %75 = stablehlo.multiply %74, %74 : tensor<2x4x12xf32>
  %76 = stablehlo.sine %75 : tensor<2x4x12xf32>
  %77 = stablehlo.multiply %76, %76 : tensor<2x4x12xf32>
  %78 = stablehlo.sine %77 : tensor<2x4x12xf32>
  %79 = stablehlo.multiply %78, %78 : tensor<2x4x12xf32>
  %80 = stablehlo.sine %79 : tensor<2x4x12xf32>
  %81 = stablehlo.multiply %80, %80 : tensor<2x4x12xf32>
  %82 = stablehlo.sine %81 : tensor<2x4x12xf32>
  %83 = stablehlo.multiply %82, %82 : tensor<2x4x12xf32>
  %84 = stablehlo.sine %83 : tensor<2x4x12xf32>
  %85 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
  %86 = call @take_along_axis(%84, %85) : (tensor<2x4x12xf32>, tensor<2x3x1xi32>) -> tensor<2x3x12xf32>
  return %86 : tensor<2x3x12xf32>
}
func.func private @take_along_axis(%arg0: tensor<2x4x12xf32>, %arg1: tensor<2x3x1xi32>) -> tensor<2x3x12xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
  %c_0 = stablehlo.constant dense<4> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<2x3x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<2x3x1xi1>, tensor<2x3x1xi32>
  %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
  %7 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<2x3x1xi32>
  %9 = stablehlo.compare LE, %4, %8, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
  %10 = stablehlo.and %6, %9 : tensor<2x3x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %11 = stablehlo.reduce(%10 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<2x3x1xi1>, tensor<i1>) -> tensor<2x3xi1>
  %12 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 12>}> : (tensor<2x4x12xf32>, tensor<2x3x1xi32>) -> tensor<2x3x12xf32>
  %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x12xi1>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x12xf32>
  %15 = stablehlo.select %13, %12, %14 : tensor<2x3x12xi1>, tensor<2x3x12xf32>
  return %15 : tensor<2x3x12xf32>
}

// -----

// A sum that is rounded is made before it is.
// CHECK-LABEL: func.func @main
// CHECK: return
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x030000000300000000000000010000000100000002000000"> : tensor<2x3xi32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x3xi32>
  %r = call @form(%i0, %i1) : (tensor<2x4x8xf32>, tensor<2x3xi32>) -> tensor<12x8xf32>
  %w0 = stablehlo.constant dense<"0x000080BF000080BF0000803F00000000000000000000000000000000000000C0000080BF000080BF0000803F00000000000000000000000000000000000000C0000080BF000080BF0000803F00000000000000000000000000000000000000C0000080BF000080BF0000803F00000000000000000000000000000000000000C0000080BF000080BF0000803F00000000000000000000000000000000000000C0000080BF000080BF0000803F00000000000000000000000000000000000000C0000080BF000080BF0000803F00000000000000000000000000000000000000C0000080BF000080BF0000803F00000000000000000000000000000000000000C0000080BF000080BF0000803F00000000000000000000000000000000000000C0000080BF000080BF0000803F00000000000000000000000000000000000000C0000080BF000080BF0000803F00000000000000000000000000000000000000C0000080BF000080BF0000803F00000000000000000000000000000000000000C0"> : tensor<12x8xf32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<12x8xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<2x3xi32>) -> (tensor<12x8xf32>) {
  %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x12xf32>
  %c = stablehlo.constant dense<2> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    stablehlo.return %arg3 : tensor<f32>
  }) : (tensor<2x3x12xf32>, tensor<1xi32>, tensor<2x12xf32>) -> tensor<2x3x12xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
  %5 = stablehlo.iota dim = 0 : tensor<2xi32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
  %8 = stablehlo.compare LT, %6, %7, SIGNED : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
  %c_3 = stablehlo.constant dense<2> : tensor<i32>
  %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
  %10 = stablehlo.add %6, %9 : tensor<2x1xi32>
  %11 = stablehlo.select %8, %10, %6 : tensor<2x1xi1>, tensor<2x1xi32>
  %c_4 = stablehlo.constant dense<0> : tensor<i32>
  %12 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
  %13 = stablehlo.compare LT, %arg1, %12, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
  %c_5 = stablehlo.constant dense<4> : tensor<i32>
  %14 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
  %15 = stablehlo.add %arg1, %14 : tensor<2x3xi32>
  %16 = stablehlo.select %13, %15, %arg1 : tensor<2x3xi1>, tensor<2x3xi32>
  %17 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x3xi32>
  %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
  %19 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
  %20 = stablehlo.concatenate %18, %19, dim = 2 : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x2xi32>
  %21 = stablehlo.convert %3 : tensor<2x3x12xf32>
  %22 = "stablehlo.scatter"(%4, %20, %21) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %31 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %31 : tensor<f32>
  }) : (tensor<2x4x12xf32>, tensor<2x3x2xi32>, tensor<2x3x12xf32>) -> tensor<2x4x12xf32>
  %23 = stablehlo.convert %22 : (tensor<2x4x12xf32>) -> tensor<2x4x12xi32>
  %24 = stablehlo.reshape %23 : (tensor<2x4x12xi32>) -> tensor<8x12xi32>
  %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<8x12xi32>) -> tensor<12x8xi32>
  %26 = call @round(%arg0) : (tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
  %27 = stablehlo.convert %26 : (tensor<2x4x8xf32>) -> tensor<2x4x8xi32>
  %28 = stablehlo.reshape %27 : (tensor<2x4x8xi32>) -> tensor<8x8xi32>
  %29 = stablehlo.dot_general %25, %28, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8xi32>, tensor<8x8xi32>) -> tensor<12x8xi32>
  %30 = stablehlo.convert %29 : (tensor<12x8xi32>) -> tensor<12x8xf32>
  return %30 : tensor<12x8xf32>
}
func.func private @round(%arg0: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  %0 = stablehlo.round_nearest_even %arg0 : tensor<2x4x8xf32>
  return %0 : tensor<2x4x8xf32>
}
