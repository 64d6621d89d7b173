// The head, its loss and the gradients of both.
// Printed by JAX 0.10.2: test/Raise/forms.py
// RUN: trc-opt --split-input-file --phase-simplify --phase-raise %s -o %t
// RUN: FileCheck %s < %t
// RUN: trc-run --split-input-file --target=reference %t
// RUN: %check-host %s

// log_softmax, then the target's.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x4x12xf32>
// CHECK: trc.head_loss_gradient(
// CHECK-NOT: tensor<2x4x12xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x16878D3F1421C3BFC0448BBF43473EBF599390BF5F44C23EA2AF4EBF31B538BF8153153F686941BF5A95DD3EB3AC78BF5B279BBF01F0EABFE53BEE3FFEF8A3BEABC9793E8A5BFEBC04CD233E0D844B3D7540F43F8CFB84BFEB5AC7BFE58781BFBFD7AABFE8383F3F4E04523FC71876BFCDF9B1BFE8A7B5BE5910B23FD37334C003D1063F59B289BFC02A853F69F989BF062292BEC1CDC0BF922D7ABF2D63B13F7211523F73A7CDBE9EC35EBF4668F2BF5F8DC9BED128FDBCB124ACBDFB15C0BD75978FBF9ABA87BDFA671EBD2331A53F1FF1EE3FDA460CBEA02C44BF5A1585BD118D1BBF24103EBF243B70BD008B85BFD0291B3FADD1D4BD1701803EA2543BBE592D3ABF7AAD72BF7BF872BE8F7B0CBFD5836F3ED23791BB1160AEBFE476893DDAE2ABBF7AD11DBF84B596BE47D104C04268BB3D619B1A3E18D121BE1D40D9BEFB48BFBE7EFE79BF2B168ABEF8770DBF8DC5BB3D22219ABF7B3E713EF9A7123ED9F510BE74DFE0BE26660D3FAB11D5BF8AC0EB3ED0DE783EB316913E8C41C43E"> : tensor<12x8xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<12x8xf32>
  %c2 = stablehlo.constant dense<"0x0700000003000000000000000600000006000000060000000600000000000000"> : tensor<2x4xi32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4xi32>
  %r:3 = call @form(%i0, %i1, %i2) : (tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<12x8xf32>)
  %w0 = stablehlo.constant dense<0x40B444AA> : tensor<f32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<f32>
  %w1 = stablehlo.constant dense<"0xC6D7B63D406F753D92CD223DCA63853D4E20113D9E1AB6BD130106BEABBC36BDC35FA43D481E3CBEDF7F01BE16D4173D3A97683EC68E0B3DCAC295BEBA7AA93E0A9228BE81B3103E4389293E1E23D83D2D14923EB0F714BE6C30CDBC96C8AF3D043A143E010136BCA6DFB23CC3811CBEB0CCF5BCB1A6BDBDC31586BD531DA9BD20F4523EF209FEBDAF0F063E843297BE303C8BBE1D972FBEC8575FBCC111303EAEF0ADBC8E0EB23D2CD3C63DE10694BEDF74C8BE5CEDCBBC775D823E9256A2BE2C82763D5992B5BDEB912FBD5C50AFBEB5BD70BE2B48E53CB6C8023D53D4E2BCFCF137BE037C073E281F1C3E8892BF3CEE3D723E7A2FF6BDA0CA433D168D803D"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  %w2 = stablehlo.constant dense<"0xB15A2D3DCDC7733DFAED88BD582FAABD6DCC56BE27F9873EFC06093DF6B49FBD8856423C5E892BBBBD65953C4EF0EABBE10C573CCDB36CBC367823BB688AF53953CBB73DFE110ABE3C855A3EAF523A3DF6BD5A3E9A8FD8BD1C40C8BDDE5ADEBD3F97D13C6F409D3EEA2846BDED7CCEBD3E539BBD9EB237BE04F9523E8BF2023DA7D8A23EEE736ABCD00D593EB8A377BD4043633DAB1D79BE5DE8A2BD35D2003E201465BA3F8A883BF8D2A8BAE3D08EBCC37B993BB8DDD53B13C2A5BC7EE223BB7D8400BE1A21F33DC6A67EBEC4AEAB3EC1B978BDF823173EF042643E1F03AF3D1FF01DBE324321BED21CEABD71AD3C3DD78005BD16FAD63B25CC2A3DE1CD023DDDE5D9BDCAB3D9BDD810E73CA3DF39BD422BC73CF409A03D9BED24BE2D134EBDB4CEC1BDC88364BDDAA3EDBC79AEC4BD1C8C943C54F9823D140805BEBE92CEBC58EEC2BBE84B60BCAA69573C3AFC32BABDC1C23C47668EBC741C97BB494DD5BA00F8AE37CAB093BB8020C13C015681BCE850D33CC9E804BC7C7C0ABC53571ABC"> : tensor<12x8xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<12x8xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<12x8xf32>, %arg2: tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<12x8xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<12x8xf32>) -> tensor<2x4x12xf32>
  %1:3 = call @log_softmax(%0) : (tensor<2x4x12xf32>) -> (tensor<2x4x12xf32>, tensor<2x4x12xf32>, tensor<2x4x1xf32>)
  %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
  %3:2 = call @take_along_axis(%1#0, %2) : (tensor<2x4x12xf32>, tensor<2x4x1xi32>) -> (tensor<2x4x1xf32>, tensor<2x4x1x1xi32>)
  %4 = stablehlo.reshape %3#0 : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %6 = stablehlo.divide %5, %cst_0 : tensor<f32>
  %7 = stablehlo.negate %6 : tensor<f32>
  %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %8 = stablehlo.negate %cst_1 : tensor<f32>
  %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %9 = stablehlo.divide %8, %cst_2 : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %12 = call @take_along_axis_0(%3#1, %11) : (tensor<2x4x1x1xi32>, tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  %13 = call @log_softmax_1(%1#1, %1#2, %12) : (tensor<2x4x12xf32>, tensor<2x4x1xf32>, tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
  %14 = stablehlo.dot_general %13, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<2x4x8xf32>) -> tensor<12x8xf32>
  %15 = stablehlo.dot_general %13, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<12x8xf32>) -> tensor<2x4x8xf32>
  return %7, %15, %14 : tensor<f32>, tensor<2x4x8xf32>, tensor<12x8xf32>
}
func.func private @log_softmax(%arg0: tensor<2x4x12xf32>) -> (tensor<2x4x12xf32>, tensor<2x4x12xf32>, tensor<2x4x1xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %2 = stablehlo.maximum %1, %0 : tensor<2x4xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<2x4x12xf32>
  %6 = stablehlo.exponential %5 : tensor<2x4x12xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %9 = stablehlo.log %8 : tensor<2x4x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  %11 = stablehlo.subtract %5, %10 : tensor<2x4x12xf32>
  return %11, %6, %8 : tensor<2x4x12xf32>, tensor<2x4x12xf32>, tensor<2x4x1xf32>
}
func.func private @take_along_axis(%arg0: tensor<2x4x12xf32>, %arg1: tensor<2x4x1xi32>) -> (tensor<2x4x1xf32>, tensor<2x4x1x1xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x4x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x4x1xi32>, tensor<2x4x1xi32>) -> tensor<2x4x1xi1>
  %c_0 = stablehlo.constant dense<12> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x4x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<2x4x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<2x4x1xi1>, tensor<2x4x1xi32>
  %5 = stablehlo.reshape %4 : (tensor<2x4x1xi32>) -> tensor<2x4x1x1xi32>
  %c_1 = stablehlo.constant dense<11> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x4x1x1xi32>
  %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x4x1x1xi32>, tensor<2x4x1x1xi32>) -> tensor<2x4x1x1xi1>
  %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x4x1x1xi32>
  %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x4x1x1xi32>, tensor<2x4x1x1xi32>) -> tensor<2x4x1x1xi1>
  %11 = stablehlo.and %7, %10 : tensor<2x4x1x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x4x1x1xi1>, tensor<i1>) -> tensor<2x4x1xi1>
  %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x4x12xf32>, tensor<2x4x1x1xi32>) -> tensor<2x4x1xf32>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %15 = stablehlo.select %12, %13, %14 : tensor<2x4x1xi1>, tensor<2x4x1xf32>
  return %15, %5 : tensor<2x4x1xf32>, tensor<2x4x1x1xi32>
}
func.func private @take_along_axis_0(%arg0: tensor<2x4x1x1xi32>, %arg1: tensor<2x4x1xf32>) -> tensor<2x4x12xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
  %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<2x4x12xf32>, tensor<2x4x1x1xi32>, tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  return %1 : tensor<2x4x12xf32>
}
func.func private @log_softmax_1(%arg0: tensor<2x4x12xf32>, %arg1: tensor<2x4x1xf32>, %arg2: tensor<2x4x12xf32>) -> tensor<2x4x12xf32> {
  %0 = stablehlo.negate %arg2 : tensor<2x4x12xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %2 = stablehlo.reshape %1 : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %3 = stablehlo.divide %2, %arg1 : tensor<2x4x1xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x12xf32>
  %6 = stablehlo.multiply %5, %arg0 : tensor<2x4x12xf32>
  %7 = stablehlo.add %arg2, %6 : tensor<2x4x12xf32>
  return %7 : tensor<2x4x12xf32>
}

// -----

// logsumexp less the target's logit.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x4x12xf32>
// CHECK: trc.head_loss_gradient(
// CHECK-NOT: tensor<2x4x12xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x16878D3F1421C3BFC0448BBF43473EBF599390BF5F44C23EA2AF4EBF31B538BF8153153F686941BF5A95DD3EB3AC78BF5B279BBF01F0EABFE53BEE3FFEF8A3BEABC9793E8A5BFEBC04CD233E0D844B3D7540F43F8CFB84BFEB5AC7BFE58781BFBFD7AABFE8383F3F4E04523FC71876BFCDF9B1BFE8A7B5BE5910B23FD37334C003D1063F59B289BFC02A853F69F989BF062292BEC1CDC0BF922D7ABF2D63B13F7211523F73A7CDBE9EC35EBF4668F2BF5F8DC9BED128FDBCB124ACBDFB15C0BD75978FBF9ABA87BDFA671EBD2331A53F1FF1EE3FDA460CBEA02C44BF5A1585BD118D1BBF24103EBF243B70BD008B85BFD0291B3FADD1D4BD1701803EA2543BBE592D3ABF7AAD72BF7BF872BE8F7B0CBFD5836F3ED23791BB1160AEBFE476893DDAE2ABBF7AD11DBF84B596BE47D104C04268BB3D619B1A3E18D121BE1D40D9BEFB48BFBE7EFE79BF2B168ABEF8770DBF8DC5BB3D22219ABF7B3E713EF9A7123ED9F510BE74DFE0BE26660D3FAB11D5BF8AC0EB3ED0DE783EB316913E8C41C43E"> : tensor<12x8xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<12x8xf32>
  %c2 = stablehlo.constant dense<"0x0700000003000000000000000600000006000000060000000600000000000000"> : tensor<2x4xi32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4xi32>
  %r:3 = call @form(%i0, %i1, %i2) : (tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<12x8xf32>)
  %w0 = stablehlo.constant dense<0x40B444AA> : tensor<f32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<f32>
  %w1 = stablehlo.constant dense<"0xC6D7B63D406F753D92CD223DCA63853D4E20113D9E1AB6BD130106BEABBC36BDC35FA43D481E3CBEDF7F01BE16D4173D3A97683EC68E0B3DCAC295BEBA7AA93E0A9228BE81B3103E4389293E1E23D83D2D14923EB0F714BE6C30CDBC96C8AF3D043A143E010136BCA6DFB23CC3811CBEB0CCF5BCB1A6BDBDC31586BD531DA9BD20F4523EF209FEBDAF0F063E843297BE303C8BBE1D972FBEC8575FBCC111303EAEF0ADBC8E0EB23D2CD3C63DE10694BEDF74C8BE5CEDCBBC775D823E9256A2BE2C82763D5992B5BDEB912FBD5C50AFBEB5BD70BE2B48E53CB6C8023D53D4E2BCFCF137BE037C073E281F1C3E8892BF3CEE3D723E7A2FF6BDA0CA433D168D803D"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  %w2 = stablehlo.constant dense<"0xB15A2D3DCDC7733DFAED88BD582FAABD6DCC56BE27F9873EFC06093DF6B49FBD8856423C5E892BBBBD65953C4EF0EABBE10C573CCDB36CBC367823BB688AF53953CBB73DFE110ABE3C855A3EAF523A3DF6BD5A3E9A8FD8BD1C40C8BDDE5ADEBD3F97D13C6F409D3EEA2846BDED7CCEBD3E539BBD9EB237BE04F9523E8BF2023DA7D8A23EEE736ABCD00D593EB8A377BD4043633DAB1D79BE5DE8A2BD35D2003E201465BA3F8A883BF8D2A8BAE3D08EBCC37B993BB8DDD53B13C2A5BC7EE223BB7D8400BE1A21F33DC6A67EBEC4AEAB3EC1B978BDF823173EF042643E1F03AF3D1FF01DBE324321BED21CEABD71AD3C3DD78005BD16FAD63B25CC2A3DE1CD023DDDE5D9BDCAB3D9BDD810E73CA3DF39BD422BC73CF409A03D9BED24BE2D134EBDB4CEC1BDC88364BDDAA3EDBC79AEC4BD1C8C943C54F9823D140805BEBE92CEBC58EEC2BBE84B60BCAA69573C3AFC32BABDC1C23C47668EBC741C97BB494DD5BA00F8AE37CAB093BB8020C13C015681BCE850D33CC9E804BC7C7C0ABC53571ABC"> : tensor<12x8xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<12x8xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<12x8xf32>, %arg2: tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<12x8xf32>) {
  %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
  %3:2 = call @take_along_axis(%1, %2) : (tensor<2x4x12xf32>, tensor<2x4x1xi32>) -> (tensor<2x4x1xf32>, tensor<2x4x1x1xi32>)
  %4 = stablehlo.reshape %3#0 : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %5 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %7 = stablehlo.maximum %6, %5 : tensor<2x4xf32>
  %8 = stablehlo.is_finite %7 : (tensor<2x4xf32>) -> tensor<2x4xi1>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %10 = stablehlo.select %8, %7, %9 : tensor<2x4xi1>, tensor<2x4xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  %13 = stablehlo.subtract %1, %12 : tensor<2x4x12xf32>
  %14 = stablehlo.exponential %13 : tensor<2x4x12xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %16 = stablehlo.abs %15 : tensor<2x4xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %18 = stablehlo.compare GE, %15, %17, FLOAT : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
  %19 = stablehlo.log %16 : tensor<2x4xf32>
  %20 = stablehlo.add %19, %10 : tensor<2x4xf32>
  %21 = stablehlo.subtract %20, %4 : tensor<2x4xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %22 = stablehlo.reduce(%21 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %cst_5 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %23 = stablehlo.divide %22, %cst_5 : tensor<f32>
  %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_7 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %24 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
  %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %26 = stablehlo.negate %25 : tensor<2x4xf32>
  %27 = stablehlo.divide %25, %16 : tensor<2x4xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %29 = stablehlo.select %18, %28, %27 : tensor<2x4xi1>, tensor<2x4xf32>
  %30 = stablehlo.select %18, %27, %28 : tensor<2x4xi1>, tensor<2x4xf32>
  %31 = stablehlo.negate %29 : tensor<2x4xf32>
  %32 = stablehlo.add %30, %31 : tensor<2x4xf32>
  %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x12xf32>
  %34 = stablehlo.multiply %33, %14 : tensor<2x4x12xf32>
  %35 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %36 = call @take_along_axis_0(%3#1, %35) : (tensor<2x4x1x1xi32>, tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  %37 = stablehlo.add %34, %36 : tensor<2x4x12xf32>
  %38 = stablehlo.dot_general %37, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<2x4x8xf32>) -> tensor<12x8xf32>
  %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %40 = stablehlo.dot_general %37, %0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<8x12xf32>) -> tensor<2x4x8xf32>
  %41 = stablehlo.transpose %39, dims = [1, 0] : (tensor<8x12xf32>) -> tensor<12x8xf32>
  return %23, %40, %41 : tensor<f32>, tensor<2x4x8xf32>, tensor<12x8xf32>
}
func.func private @take_along_axis(%arg0: tensor<2x4x12xf32>, %arg1: tensor<2x4x1xi32>) -> (tensor<2x4x1xf32>, tensor<2x4x1x1xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x4x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x4x1xi32>, tensor<2x4x1xi32>) -> tensor<2x4x1xi1>
  %c_0 = stablehlo.constant dense<12> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x4x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<2x4x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<2x4x1xi1>, tensor<2x4x1xi32>
  %5 = stablehlo.reshape %4 : (tensor<2x4x1xi32>) -> tensor<2x4x1x1xi32>
  %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x4x12xf32>, tensor<2x4x1x1xi32>) -> tensor<2x4x1xf32>
  return %6, %5 : tensor<2x4x1xf32>, tensor<2x4x1x1xi32>
}
func.func private @take_along_axis_0(%arg0: tensor<2x4x1x1xi32>, %arg1: tensor<2x4x1xf32>) -> tensor<2x4x12xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
  %c = stablehlo.constant dense<11> : tensor<1xi32>
  %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %2 = stablehlo.minimum %c, %1 : tensor<1xi32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [3] : (tensor<1xi32>) -> tensor<2x4x1x1xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2x4x1x1xi32>
  %5 = stablehlo.clamp %4, %arg0, %3 : tensor<2x4x1x1xi32>
  %6 = "stablehlo.scatter"(%0, %5, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %7 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %7 : tensor<f32>
  }) : (tensor<2x4x12xf32>, tensor<2x4x1x1xi32>, tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  return %6 : tensor<2x4x12xf32>
}

// -----

// The weight by columns.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x4x12xf32>
// CHECK: trc.head_loss_gradient(
// CHECK-NOT: tensor<2x4x12xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x3D5527BFF3D784BE4116233FBF7CDC3E83AC533E3FD5C1BFF8B2093F3AB1953FEA3C813FBA7D6F3E0362C7BF9E4A713FEBC916BECD1422C05421C13E7CFFBEBFC4F1A5BFAA8C22BF45E4A23F71DFBDBE69BF8A3E6ABDDF3F2B09CC3FF5AAD3BD495177BE3564A1BF01C831BF92C8D93E399DCA3E95C4E13D52AB7E3FE9B945BF7EB065BDBE323B3F968A153FC014893F4246CB3E036A9EBE4471B93E0A5580BFCED9D1BFE8A6143FD4DA61BDDEE79D3EB94DD9BF3AF0BABE3C9019BF013D5DBF2A5210C08974ABBEBCB5653F2212C33EA3D719BF59BA73BCA6BD413FB0AA30C0040DFFBD2A0F0B3FFB9F2E3F87B1D93F2D49913F3C08A03E999C9A3E4075493F55110ABF3B9C24BD48FF673F918DFA3FF81623BECD3F46BD643E4B3E19EEAB3F9B53F8BCF513BC3FD97677BF4C803EBECFEB4ABE7058493F18CB853F7935C1BF26456ABFEE77AC3E26A028BFEADEC2BFE9EC843FA6E9FC3EC381FC3E9F6DF3BE41B4833F13B875BEFE578C3FE36269BF9FA85ABF3C93513E0ACC33BF5CEA2C3F"> : tensor<8x12xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<8x12xf32>
  %c2 = stablehlo.constant dense<"0x0700000003000000000000000600000006000000060000000600000000000000"> : tensor<2x4xi32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4xi32>
  %r:3 = call @form(%i0, %i1, %i2) : (tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>)
  %w0 = stablehlo.constant dense<0x409C2121> : tensor<f32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<f32>
  %w1 = stablehlo.constant dense<"0xF4A299BD77B7043ED5733D3EC7B804BE299AE83EA79C2DBE1CA2F53D2041173EC6AE853BE8B8FB3D94AA2FBB795D3C3D537989BCF69DFC3C1FAFA7BDE95F403D7367033ED6FF8A3D605ED6BA544236BDB6E3B43E0DD3C9BD7A419EBDACF4A4BDB84E15BC829895BE5B1980BDF376D2BDB5E535BC601508BC889E3FBE7DA115BE78D08D3B45A35CBE379461BD625E1ABEDF6B6CBDF4C8B5BD100857BE5E7785BD227568BE1EC59C3C2ACD67BD7F548BBDDC82C0BC7D08BABD80D94CBECD3257BE8AC44D3C8AB13EBE90A20EBE082238BDDC6E54BED708A83C030985BE586337BE922E8B3DB3199BBD7ED2803D13F102BEDB90A43EE717C0BD806BF7394643ECBD"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  %w2 = stablehlo.constant dense<"0xF0C4523D74E639BC941D723C9CE3013EFB58F23D04C8B0BC4312AFBDC12953BE1F4F443DFDEE143D5A5A1ABEDF23A33D2136943D7411EBBC53A3D93C7F533EBD7D0009BD49DE07BD94BA363E943034BEFAC8373CBA27243DC924BF3D3E87D5BD48F284BD0F7E9F3CA05DC7BC8C7C593DAB1ECB3D49D9E23C5D3A81BEF7292FBEAE5D2A3D243C2C3DAE33433DC7563A3E63408ABDBF02F3BB43878E3D9C22083D3A164DBDBBE20DBCFEA3933E68F103BC6F683BBDCB7982BCE63902BEBA5778BD2D125ABE5460023DFB1EAF3CB60F013EEBD9203DBB8C233D1E2FD6BDDB707CBDE81E903C3B7FA63CECCFF2BCB04DE63DCCB47E3EE50349BC5433BCBDDA080ABE1991D2BD98F1A2BC04CC3C3E92B0A03D6FF6DEBCE60902BD19373ABD24423ABD7C8B523D022C3BBBF9FCA4BDD88BFD3D2EC713BDF9C8DEBB629A8A3EFF8B86BDC5C33DBDBD7FC2BCE6102FBD2D7F10BED01F90BD7E1229BC17C4723D53CAADBCD73F423D875345BCDD8AB03D2688E43C670A043C3B0DCCBA1D0384BD683B48BD"> : tensor<8x12xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<8x12xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8x12xf32>, %arg2: tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  %4 = stablehlo.subtract %0, %3 : tensor<2x4x12xf32>
  %5 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
  %6:2 = call @take_along_axis(%4, %5) : (tensor<2x4x12xf32>, tensor<2x4x1xi32>) -> (tensor<2x4x1xf32>, tensor<2x4x1x1xi32>)
  %7 = stablehlo.reshape %6#0 : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
  %8 = stablehlo.exponential %4 : tensor<2x4x12xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %10 = stablehlo.log %9 : tensor<2x4xf32>
  %11 = stablehlo.subtract %10, %7 : tensor<2x4xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %13 = stablehlo.divide %12, %cst_2 : tensor<f32>
  %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_4 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %14 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %16 = stablehlo.negate %15 : tensor<2x4xf32>
  %17 = stablehlo.divide %15, %9 : tensor<2x4xf32>
  %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x12xf32>
  %19 = stablehlo.multiply %18, %8 : tensor<2x4x12xf32>
  %20 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %21 = call @take_along_axis_0(%6#1, %20) : (tensor<2x4x1x1xi32>, tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  %22 = stablehlo.add %19, %21 : tensor<2x4x12xf32>
  %23 = stablehlo.dot_general %22, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<2x4x8xf32>) -> tensor<12x8xf32>
  %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %25 = stablehlo.dot_general %22, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<8x12xf32>) -> tensor<2x4x8xf32>
  return %13, %25, %24 : tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>
}
func.func private @take_along_axis(%arg0: tensor<2x4x12xf32>, %arg1: tensor<2x4x1xi32>) -> (tensor<2x4x1xf32>, tensor<2x4x1x1xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x4x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x4x1xi32>, tensor<2x4x1xi32>) -> tensor<2x4x1xi1>
  %c_0 = stablehlo.constant dense<12> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x4x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<2x4x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<2x4x1xi1>, tensor<2x4x1xi32>
  %5 = stablehlo.reshape %4 : (tensor<2x4x1xi32>) -> tensor<2x4x1x1xi32>
  %c_1 = stablehlo.constant dense<11> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x4x1x1xi32>
  %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x4x1x1xi32>, tensor<2x4x1x1xi32>) -> tensor<2x4x1x1xi1>
  %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x4x1x1xi32>
  %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x4x1x1xi32>, tensor<2x4x1x1xi32>) -> tensor<2x4x1x1xi1>
  %11 = stablehlo.and %7, %10 : tensor<2x4x1x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x4x1x1xi1>, tensor<i1>) -> tensor<2x4x1xi1>
  %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x4x12xf32>, tensor<2x4x1x1xi32>) -> tensor<2x4x1xf32>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %15 = stablehlo.select %12, %13, %14 : tensor<2x4x1xi1>, tensor<2x4x1xf32>
  return %15, %5 : tensor<2x4x1xf32>, tensor<2x4x1x1xi32>
}
func.func private @take_along_axis_0(%arg0: tensor<2x4x1x1xi32>, %arg1: tensor<2x4x1xf32>) -> tensor<2x4x12xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
  %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<2x4x12xf32>, tensor<2x4x1x1xi32>, tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  return %1 : tensor<2x4x12xf32>
}

// -----

// A one-hot tensor; targets outside.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x4x12xf32>
// CHECK: trc.head_loss_gradient(
// CHECK-NOT: tensor<2x4x12xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x3D5527BFF3D784BE4116233FBF7CDC3E83AC533E3FD5C1BFF8B2093F3AB1953FEA3C813FBA7D6F3E0362C7BF9E4A713FEBC916BECD1422C05421C13E7CFFBEBFC4F1A5BFAA8C22BF45E4A23F71DFBDBE69BF8A3E6ABDDF3F2B09CC3FF5AAD3BD495177BE3564A1BF01C831BF92C8D93E399DCA3E95C4E13D52AB7E3FE9B945BF7EB065BDBE323B3F968A153FC014893F4246CB3E036A9EBE4471B93E0A5580BFCED9D1BFE8A6143FD4DA61BDDEE79D3EB94DD9BF3AF0BABE3C9019BF013D5DBF2A5210C08974ABBEBCB5653F2212C33EA3D719BF59BA73BCA6BD413FB0AA30C0040DFFBD2A0F0B3FFB9F2E3F87B1D93F2D49913F3C08A03E999C9A3E4075493F55110ABF3B9C24BD48FF673F918DFA3FF81623BECD3F46BD643E4B3E19EEAB3F9B53F8BCF513BC3FD97677BF4C803EBECFEB4ABE7058493F18CB853F7935C1BF26456ABFEE77AC3E26A028BFEADEC2BFE9EC843FA6E9FC3EC381FC3E9F6DF3BE41B4833F13B875BEFE578C3FE36269BF9FA85ABF3C93513E0ACC33BF5CEA2C3F"> : tensor<8x12xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<8x12xf32>
  %c2 = stablehlo.constant dense<"0x0400000000000000FDFFFFFF03000000030000000300000003000000FDFFFFFF"> : tensor<2x4xi32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4xi32>
  %r:3 = call @form(%i0, %i1, %i2) : (tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>)
  %w0 = stablehlo.constant dense<0x40337ABA> : tensor<f32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<f32>
  %w1 = stablehlo.constant dense<"0xBCA8393D5F317B3E4EBE1F3DFC35E93DC4CA3C3E93F9113EC61B34BD2249C2BD45F70E3E2E2739BD473BA53D3D0F04BEDB1CA03EF0AC4FBC948CCFBD57B011BE000000000000000000000000000000000000000000000000000000000000000012AC8C3BF0CA5A3D6D6D0D3CCD55803CBCEF123DAF75D83B9A0D08BDA4474E3D7E46913C7B40053EB5F3833CB86004BDD40A30BCED3E97BDB8B365BDB777063ED7BA5ABE33BEBA3EA1036F3CCE6F4E3D7E4FC03C757E9BBD79F93CBD6CF65FBCA8B4D43C3532233E177E8BBD627B963D925424BE7E18113DCBEDD8BD70808E3C0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  %w2 = stablehlo.constant dense<"0x12651D3EDCA29FBA21FD1D3B3E0507BED23F27BC45CD03BC40FFFE3CA8588ABDDB41493D0DDB153D565A14BEAEEFB93DEBF9353EEBCA5EBC9484EABAADEA0FBDC8C41ABEC3505BBCD84B883CC8E733BD30844E3C20A51F3D419FCF3DD3E8B4BD3F60D2BD2410CF3B0091483B67D11CBEC7A34ABD42112D3C08F3DD3C81290EBD30E0253D43C3313D6942273D29512C3E9026743CE77A80B9A99400BC62BCA43EEEA85A3C3A3EE8BA6C2547BC69178EBD809E43BDB0A1D2BCB6D902BE7DE06ABDB01DE2BC9EBA003C07BF503BF2B32FBC4B5055BDCA9BC53B12BF173C1BDF133BCD03513C8BAE533CEEAD3FBDDCD8A93DA92DF4BD635FAE3A8893BE3AF7365F3E1A4B89BDFD2E2A3B0C5541BC6AE3833D672BACBC94647EBC7695F5BCB6D9BDBCB1CA513E9EB603BCC7722ABC0BDC363EF4EC263C6DD837BCA6F40FBC093FE6BD286935BDE07B6FBC973C29BD71F511BEC9FFC33D6CDDF6BB2FF7D1BAAEA2EABC8F44B83D37472DBC4A566ABA2E0984BC518EC43B5ECF20BC7BDD88BD346F4BBD"> : tensor<8x12xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<8x12xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8x12xf32>, %arg2: tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %1:3 = call @log_softmax(%0) : (tensor<2x4x12xf32>) -> (tensor<2x4x12xf32>, tensor<2x4x12xf32>, tensor<2x4x1xf32>)
  %2 = call @_one_hot(%arg2) : (tensor<2x4xi32>) -> tensor<2x4x12xf32>
  %3 = stablehlo.multiply %2, %1#0 : tensor<2x4x12xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %6 = stablehlo.divide %5, %cst_1 : tensor<f32>
  %7 = stablehlo.negate %6 : tensor<f32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %8 = stablehlo.negate %cst_2 : tensor<f32>
  %cst_3 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %9 = stablehlo.divide %8, %cst_3 : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x12xf32>
  %12 = stablehlo.multiply %2, %11 : tensor<2x4x12xf32>
  %13 = call @log_softmax_0(%1#1, %1#2, %12) : (tensor<2x4x12xf32>, tensor<2x4x1xf32>, tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
  %14 = stablehlo.dot_general %13, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<2x4x8xf32>) -> tensor<12x8xf32>
  %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %16 = stablehlo.dot_general %13, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<8x12xf32>) -> tensor<2x4x8xf32>
  return %7, %16, %15 : tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>
}
func.func private @log_softmax(%arg0: tensor<2x4x12xf32>) -> (tensor<2x4x12xf32>, tensor<2x4x12xf32>, tensor<2x4x1xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %2 = stablehlo.maximum %1, %0 : tensor<2x4xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<2x4x12xf32>
  %6 = stablehlo.exponential %5 : tensor<2x4x12xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %9 = stablehlo.log %8 : tensor<2x4x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  %11 = stablehlo.subtract %5, %10 : tensor<2x4x12xf32>
  return %11, %6, %8 : tensor<2x4x12xf32>, tensor<2x4x12xf32>, tensor<2x4x1xf32>
}
func.func private @_one_hot(%arg0: tensor<2x4xi32>) -> tensor<2x4x12xf32> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
  %1 = stablehlo.iota dim = 2 : tensor<1x1x12xi32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<2x4x1xi32>) -> tensor<2x4x12xi32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x12xi32>) -> tensor<2x4x12xi32>
  %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<2x4x12xi32>, tensor<2x4x12xi32>) -> tensor<2x4x12xi1>
  %5 = stablehlo.convert %4 : (tensor<2x4x12xi1>) -> tensor<2x4x12xf32>
  return %5 : tensor<2x4x12xf32>
}
func.func private @log_softmax_0(%arg0: tensor<2x4x12xf32>, %arg1: tensor<2x4x1xf32>, %arg2: tensor<2x4x12xf32>) -> tensor<2x4x12xf32> {
  %0 = stablehlo.negate %arg2 : tensor<2x4x12xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %2 = stablehlo.reshape %1 : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %3 = stablehlo.divide %2, %arg1 : tensor<2x4x1xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x12xf32>
  %6 = stablehlo.multiply %5, %arg0 : tensor<2x4x12xf32>
  %7 = stablehlo.add %arg2, %6 : tensor<2x4x12xf32>
  return %7 : tensor<2x4x12xf32>
}

// -----

// Rows of the logits are joined, and indexed by pairs.
// CHECK-LABEL: func.func @main
// CHECK-NOT: exponential
// CHECK: trc.head_loss_gradient(
// CHECK-NOT: exponential
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x3D5527BFF3D784BE4116233FBF7CDC3E83AC533E3FD5C1BFF8B2093F3AB1953FEA3C813FBA7D6F3E0362C7BF9E4A713FEBC916BECD1422C05421C13E7CFFBEBFC4F1A5BFAA8C22BF45E4A23F71DFBDBE69BF8A3E6ABDDF3F2B09CC3FF5AAD3BD495177BE3564A1BF01C831BF92C8D93E399DCA3E95C4E13D52AB7E3FE9B945BF7EB065BDBE323B3F968A153FC014893F4246CB3E036A9EBE4471B93E0A5580BFCED9D1BFE8A6143FD4DA61BDDEE79D3EB94DD9BF3AF0BABE3C9019BF013D5DBF2A5210C08974ABBEBCB5653F2212C33EA3D719BF59BA73BCA6BD413FB0AA30C0040DFFBD2A0F0B3FFB9F2E3F87B1D93F2D49913F3C08A03E999C9A3E4075493F55110ABF3B9C24BD48FF673F918DFA3FF81623BECD3F46BD643E4B3E19EEAB3F9B53F8BCF513BC3FD97677BF4C803EBECFEB4ABE7058493F18CB853F7935C1BF26456ABFEE77AC3E26A028BFEADEC2BFE9EC843FA6E9FC3EC381FC3E9F6DF3BE41B4833F13B875BEFE578C3FE36269BF9FA85ABF3C93513E0ACC33BF5CEA2C3F"> : tensor<8x12xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<8x12xf32>
  %c2 = stablehlo.constant dense<"0x0700000003000000000000000600000006000000060000000600000000000000"> : tensor<2x4xi32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4xi32>
  %r:3 = call @form(%i0, %i1, %i2) : (tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>)
  %w0 = stablehlo.constant dense<0x409C2121> : tensor<f32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<f32>
  %w1 = stablehlo.constant dense<"0xF4A299BD77B7043ED5733D3EC7B804BE299AE83EA79C2DBE1CA2F53D2041173EC6AE853BE8B8FB3D94AA2FBB795D3C3D537989BCF69DFC3C1FAFA7BDE95F403D7367033ED6FF8A3D605ED6BA544236BDB6E3B43E0DD3C9BD7A419EBDACF4A4BDB84E15BC829895BE5B1980BDF376D2BDB5E535BC601508BC889E3FBE7DA115BE78D08D3B45A35CBE379461BD625E1ABEDF6B6CBDF4C8B5BD100857BE5E7785BD227568BE1EC59C3C2ACD67BD7F548BBDDC82C0BC7D08BABD80D94CBECD3257BE8AC44D3C8AB13EBE90A20EBE082238BDDC6E54BED708A83C030985BE586337BE922E8B3DB3199BBD7ED2803D13F102BEDB90A43EE717C0BD806BF7394643ECBD"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  %w2 = stablehlo.constant dense<"0xF0C4523D74E639BC941D723C9CE3013EFB58F23D04C8B0BC4312AFBDC12953BE1F4F443DFDEE143D5A5A1ABEDF23A33D2136943D7411EBBC53A3D93C7F533EBD7D0009BD49DE07BD94BA363E943034BEFAC8373CBA27243DC924BF3D3E87D5BD48F284BD0F7E9F3CA05DC7BC8C7C593DAB1ECB3D49D9E23C5D3A81BEF7292FBEAE5D2A3D243C2C3DAE33433DC7563A3E63408ABDBF02F3BB43878E3D9C22083D3A164DBDBBE20DBCFEA3933E68F103BC6F683BBDCB7982BCE63902BEBA5778BD2D125ABE5460023DFB1EAF3CB60F013EEBD9203DBB8C233D1E2FD6BDDB707CBDE81E903C3B7FA63CECCFF2BCB04DE63DCCB47E3EE50349BC5433BCBDDA080ABE1991D2BD98F1A2BC04CC3C3E92B0A03D6FF6DEBCE60902BD19373ABD24423ABD7C8B523D022C3BBBF9FCA4BDD88BFD3D2EC713BDF9C8DEBB629A8A3EFF8B86BDC5C33DBDBD7FC2BCE6102FBD2D7F10BED01F90BD7E1229BC17C4723D53CAADBCD73F423D875345BCDD8AB03D2688E43C670A043C3B0DCCBA1D0384BD683B48BD"> : tensor<8x12xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<8x12xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8x12xf32>, %arg2: tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %1 = stablehlo.reshape %0 : (tensor<2x4x12xf32>) -> tensor<8x12xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x12xf32>, tensor<f32>) -> tensor<8xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %4 = stablehlo.maximum %3, %2 : tensor<8xf32>
  %5 = stablehlo.is_finite %4 : (tensor<8xf32>) -> tensor<8xi1>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %7 = stablehlo.select %5, %4, %6 : tensor<8xi1>, tensor<8xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x12xf32>
  %10 = stablehlo.subtract %1, %9 : tensor<8x12xf32>
  %11 = stablehlo.exponential %10 : tensor<8x12xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %12 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<8x12xf32>, tensor<f32>) -> tensor<8xf32>
  %13 = stablehlo.abs %12 : tensor<8xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %15 = stablehlo.compare GE, %12, %14, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %16 = stablehlo.log %13 : tensor<8xf32>
  %17 = stablehlo.add %16, %7 : tensor<8xf32>
  %18 = stablehlo.iota dim = 0 : tensor<8xi32>
  %19 = stablehlo.reshape %arg2 : (tensor<2x4xi32>) -> tensor<8xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %20 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
  %21 = stablehlo.compare LT, %18, %20, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  %c_4 = stablehlo.constant dense<8> : tensor<i32>
  %22 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
  %23 = stablehlo.add %18, %22 : tensor<8xi32>
  %24 = stablehlo.select %21, %23, %18 : tensor<8xi1>, tensor<8xi32>
  %c_5 = stablehlo.constant dense<0> : tensor<i32>
  %25 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<8xi32>
  %26 = stablehlo.compare LT, %19, %25, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  %c_6 = stablehlo.constant dense<12> : tensor<i32>
  %27 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<8xi32>
  %28 = stablehlo.add %19, %27 : tensor<8xi32>
  %29 = stablehlo.select %26, %28, %19 : tensor<8xi1>, tensor<8xi32>
  %30 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
  %31 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
  %32 = stablehlo.concatenate %30, %31, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
  %33 = "stablehlo.gather"(%1, %32) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x12xf32>, tensor<8x2xi32>) -> tensor<8xf32>
  %34 = stablehlo.subtract %17, %33 : tensor<8xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %35 = stablehlo.reduce(%34 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %cst_8 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %36 = stablehlo.divide %35, %cst_8 : tensor<f32>
  %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_10 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %37 = stablehlo.divide %cst_9, %cst_10 : tensor<f32>
  %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %39 = stablehlo.negate %38 : tensor<8xf32>
  %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %40 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
  %41 = "stablehlo.scatter"(%40, %32, %39) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %55 = stablehlo.add %arg3, %arg4 : tensor<f32>
    stablehlo.return %55 : tensor<f32>
  }) : (tensor<8x12xf32>, tensor<8x2xi32>, tensor<8xf32>) -> tensor<8x12xf32>
  %42 = stablehlo.divide %38, %13 : tensor<8xf32>
  %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %43 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %44 = stablehlo.select %15, %43, %42 : tensor<8xi1>, tensor<8xf32>
  %45 = stablehlo.select %15, %42, %43 : tensor<8xi1>, tensor<8xf32>
  %46 = stablehlo.negate %44 : tensor<8xf32>
  %47 = stablehlo.add %45, %46 : tensor<8xf32>
  %48 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<8xf32>) -> tensor<8x12xf32>
  %49 = stablehlo.multiply %48, %11 : tensor<8x12xf32>
  %50 = stablehlo.add %41, %49 : tensor<8x12xf32>
  %51 = stablehlo.reshape %50 : (tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %52 = stablehlo.dot_general %51, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<2x4x8xf32>) -> tensor<12x8xf32>
  %53 = stablehlo.transpose %52, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %54 = stablehlo.dot_general %51, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<8x12xf32>) -> tensor<2x4x8xf32>
  return %36, %54, %53 : tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>
}

// -----

// One row at a time, by vmap.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<4x12xf32>
// CHECK: trc.head_loss_gradient(
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x16878D3F1421C3BFC0448BBF43473EBF599390BF5F44C23EA2AF4EBF31B538BF8153153F686941BF5A95DD3EB3AC78BF5B279BBF01F0EABFE53BEE3FFEF8A3BEABC9793E8A5BFEBC04CD233E0D844B3D7540F43F8CFB84BFEB5AC7BFE58781BFBFD7AABFE8383F3F4E04523FC71876BFCDF9B1BFE8A7B5BE5910B23FD37334C003D1063F59B289BFC02A853F69F989BF062292BEC1CDC0BF922D7ABF2D63B13F7211523F73A7CDBE9EC35EBF4668F2BF5F8DC9BED128FDBCB124ACBDFB15C0BD75978FBF9ABA87BDFA671EBD2331A53F1FF1EE3FDA460CBEA02C44BF5A1585BD118D1BBF24103EBF243B70BD008B85BFD0291B3FADD1D4BD1701803EA2543BBE592D3ABF7AAD72BF7BF872BE8F7B0CBFD5836F3ED23791BB1160AEBFE476893DDAE2ABBF7AD11DBF84B596BE47D104C04268BB3D619B1A3E18D121BE1D40D9BEFB48BFBE7EFE79BF2B168ABEF8770DBF8DC5BB3D22219ABF7B3E713EF9A7123ED9F510BE74DFE0BE26660D3FAB11D5BF8AC0EB3ED0DE783EB316913E8C41C43E"> : tensor<12x8xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<12x8xf32>
  %c2 = stablehlo.constant dense<"0x0700000003000000000000000600000006000000060000000600000000000000"> : tensor<2x4xi32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4xi32>
  %r:3 = call @form(%i0, %i1, %i2) : (tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<12x8xf32>)
  %w0 = stablehlo.constant dense<0x4074E523> : tensor<f32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<f32>
  %w1 = stablehlo.constant dense<"0xC6D7363E406FF53D92CDA23DCA63053E4E20913D9E1A36BE130186BEABBCB6BDC35F243E481EBCBEDF7F81BE16D4973D3A97E83EC68E8B3DCAC215BFBA7A293F0A92A8BE81B3903E4389A93E1E23583E2D14123FB0F794BE6C304DBD96C82F3E043A943E0101B6BCA6DF323DC3819CBEB0CC75BDB1A63DBEC31506BE531D29BE0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  %w2 = stablehlo.constant dense<"0x7E8A59BD4B55EDBD78EAE03DC57C83BEF93234BDA9E09E3EE639563EF6015ABE5D823A3C50F1C13BCA90463CB4275CBAA065053C3F3192BBFB78C6BBB70885BB87C1603E6D1E57BE48EAC03ED539023E8C8AAC3E535329BE1D115BBED0F950BEA971AE3E7A56BF3E2BAC35BEBFA2233DD6B833BDA14880BE8028D83E8115403E808E383DC4AA093D125BE83C9987413D8F47283D4ACC93BD574895BD0DF0AE3CFBCE863CE6837A3C16BE893C5663B9BB07770D3CC0F354BBA4CD0ABC4CB89CBBD1C4E6BD23A3D63ED9F099BE42685FBD86CB89BE9C4C103C234F63BDE84C953E8FF58EBE32758FBE268781BE4967F43D7368EFBDE513133D79C0A13DA871943D0F5722BEAD1A40BE9D94DE3D2F6431BC9E4C213D8517E53D8B2972BE7FE4C9BD74F068BD052886BD2A2D2A3DC07A1CBC069E533C15FA3A3DE31BAABDF1F21CBDB6F9B73BB24A67BB3285C23BFE35683C6201323CFB6582BC189187BC0ECA243B4DC8B13CCA99763C66E3FD3C132A1EBCC822823C048C58BA80BE8EBC650852BC"> : tensor<12x8xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<12x8xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<12x8xf32>, %arg2: tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<12x8xf32>) {
  %0 = stablehlo.slice %arg0 [0:1, 0:4, 0:8] : (tensor<2x4x8xf32>) -> tensor<1x4x8xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x4x8xf32>) -> tensor<4x8xf32>
  %2 = stablehlo.slice %arg2 [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = stablehlo.reshape %2 : (tensor<1x4xi32>) -> tensor<4xi32>
  %4 = stablehlo.dot_general %arg1, %1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<4x8xf32>) -> tensor<12x4xf32>
  %5:3 = call @log_softmax(%4) : (tensor<12x4xf32>) -> (tensor<4x12xf32>, tensor<4x12xf32>, tensor<4x1xf32>)
  %c = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
  %7 = stablehlo.compare LT, %3, %6, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %c_0 = stablehlo.constant dense<12> : tensor<i32>
  %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
  %9 = stablehlo.add %3, %8 : tensor<4xi32>
  %10 = stablehlo.select %7, %9, %3 : tensor<4xi1>, tensor<4xi32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
  %12 = "stablehlo.gather"(%5#0, %11) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<4x12xf32>, tensor<4x1xi32>) -> tensor<4x1xf32>
  %13 = stablehlo.reshape %12 : (tensor<4x1xf32>) -> tensor<4xf32>
  %14 = stablehlo.negate %13 : tensor<4xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %15 = stablehlo.reduce(%14 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
  %16 = stablehlo.divide %15, %cst_1 : tensor<f32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_3 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
  %17 = stablehlo.divide %cst_2, %cst_3 : tensor<f32>
  %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %19 = stablehlo.negate %18 : tensor<4xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x12xf32>
  %c_5 = stablehlo.constant dense<11> : tensor<1xi32>
  %c_6 = stablehlo.constant dense<2147483647> : tensor<i32>
  %22 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %23 = stablehlo.minimum %c_5, %22 : tensor<1xi32>
  %24 = stablehlo.broadcast_in_dim %23, dims = [1] : (tensor<1xi32>) -> tensor<4x1xi32>
  %c_7 = stablehlo.constant dense<0> : tensor<i32>
  %25 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
  %26 = stablehlo.clamp %25, %11, %24 : tensor<4x1xi32>
  %27 = "stablehlo.scatter"(%21, %26, %20) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %33 = stablehlo.add %arg3, %arg4 : tensor<f32>
    stablehlo.return %33 : tensor<f32>
  }) : (tensor<4x12xf32>, tensor<4x1xi32>, tensor<4x1xf32>) -> tensor<4x12xf32>
  %28 = call @log_softmax_0(%5#1, %5#2, %27) : (tensor<4x12xf32>, tensor<4x1xf32>, tensor<4x12xf32>) -> tensor<12x4xf32>
  %29 = stablehlo.dot_general %28, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x4xf32>, tensor<12x8xf32>) -> tensor<4x8xf32>
  %30 = stablehlo.dot_general %28, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x4xf32>, tensor<4x8xf32>) -> tensor<12x8xf32>
  %31 = stablehlo.broadcast_in_dim %29, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<1x4x8xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %32 = stablehlo.pad %31, %cst_8, low = [0, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (tensor<1x4x8xf32>, tensor<f32>) -> tensor<2x4x8xf32>
  return %16, %32, %30 : tensor<f32>, tensor<2x4x8xf32>, tensor<12x8xf32>
}
func.func private @log_softmax(%arg0: tensor<12x4xf32>) -> (tensor<4x12xf32>, tensor<4x12xf32>, tensor<4x1xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<12x4xf32>, tensor<f32>) -> tensor<4xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %2 = stablehlo.maximum %1, %0 : tensor<4xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
  %4 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<12x4xf32>) -> tensor<4x12xf32>
  %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x12xf32>
  %6 = stablehlo.subtract %4, %5 : tensor<4x12xf32>
  %7 = stablehlo.exponential %6 : tensor<4x12xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<4x12xf32>, tensor<f32>) -> tensor<4xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
  %10 = stablehlo.log %9 : tensor<4x1xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x12xf32>
  %12 = stablehlo.subtract %6, %11 : tensor<4x12xf32>
  return %12, %7, %9 : tensor<4x12xf32>, tensor<4x12xf32>, tensor<4x1xf32>
}
func.func private @log_softmax_0(%arg0: tensor<4x12xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x12xf32>) -> tensor<12x4xf32> {
  %0 = stablehlo.negate %arg2 : tensor<4x12xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x12xf32>, tensor<f32>) -> tensor<4xf32>
  %2 = stablehlo.reshape %1 : (tensor<4xf32>) -> tensor<4x1xf32>
  %3 = stablehlo.divide %2, %arg1 : tensor<4x1xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xf32>) -> tensor<4x12xf32>
  %6 = stablehlo.multiply %5, %arg0 : tensor<4x12xf32>
  %7 = stablehlo.add %arg2, %6 : tensor<4x12xf32>
  %8 = stablehlo.transpose %7, dims = [1, 0] : (tensor<4x12xf32>) -> tensor<12x4xf32>
  return %8 : tensor<12x4xf32>
}

// -----

// Some rows do not count.
// CHECK-LABEL: func.func @main
// CHECK: trc.head_loss_gradient(
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x16878D3F1421C3BFC0448BBF43473EBF599390BF5F44C23EA2AF4EBF31B538BF8153153F686941BF5A95DD3EB3AC78BF5B279BBF01F0EABFE53BEE3FFEF8A3BEABC9793E8A5BFEBC04CD233E0D844B3D7540F43F8CFB84BFEB5AC7BFE58781BFBFD7AABFE8383F3F4E04523FC71876BFCDF9B1BFE8A7B5BE5910B23FD37334C003D1063F59B289BFC02A853F69F989BF062292BEC1CDC0BF922D7ABF2D63B13F7211523F73A7CDBE9EC35EBF4668F2BF5F8DC9BED128FDBCB124ACBDFB15C0BD75978FBF9ABA87BDFA671EBD2331A53F1FF1EE3FDA460CBEA02C44BF5A1585BD118D1BBF24103EBF243B70BD008B85BFD0291B3FADD1D4BD1701803EA2543BBE592D3ABF7AAD72BF7BF872BE8F7B0CBFD5836F3ED23791BB1160AEBFE476893DDAE2ABBF7AD11DBF84B596BE47D104C04268BB3D619B1A3E18D121BE1D40D9BEFB48BFBE7EFE79BF2B168ABEF8770DBF8DC5BB3D22219ABF7B3E713EF9A7123ED9F510BE74DFE0BE26660D3FAB11D5BF8AC0EB3ED0DE783EB316913E8C41C43E"> : tensor<12x8xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<12x8xf32>
  %c2 = stablehlo.constant dense<"0x0700000003000000000000000600000006000000060000000600000000000000"> : tensor<2x4xi32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4xi32>
  %r:3 = call @form(%i0, %i1, %i2) : (tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<12x8xf32>)
  %w0 = stablehlo.constant dense<0x40B3CA9F> : tensor<f32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<f32>
  %w1 = stablehlo.constant dense<"0x5ECAF33D819FA33D1812593D64DAB13D6280413D2ACEF2BD18AC32BE3AA673BD592ADB3D0CD37ABE7EAA2CBE1C704A3D7D0F9B3EB3133A3D63AEC7BEFAF8E13E0000000000000000000000000000000000000000000000000000000000000000AFA2453E02AC72BC887FEE3C04AD50BEC6DD23BD45DEFCBDB1C7B2BD6F7CE1BDC0A28C3EF75B29BE95BF323EB098C9BE95A5B9BED11E6ABE28E594BC58C26A3E9CEBE7BCBE68ED3DC78C043E825EC5BE3FA305BF93F307BDF4D1AD3E6D73D8BECA56A43D7718F2BDE5176ABD7CC0E9BE7A7EA0BEC8DA183DF4602E3D373817BD0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  %w2 = stablehlo.constant dense<"0xEF9EBABCCD8E97BC87FE19BC4C33DDBC0506923B002BC33C89AF37BD9DF50EBC5F32A93C19DF6C3BDCBD943C7A6EE1BB254EB53B289A3DBCAF68A7BB9D7DAE3A9CC40B3ED62C25BE795C8A3E3452DB3C97725A3EE19D38BD527BC5BD17BC36BE17E0133D6A32D33EF77089BD581408BEC68DD8BD1C6A72BE4A108C3EC24B313D4660DA3E4484A5BCBEDD913EF3FDE4BDEE323A3D596A89BEB6199DBDC63C103E80963EBA0A84C73B08D50CBBDEB0C2BCEBD6973B49052E3CB884D8BC241A80BB0AE625BE8923233E8243A9BE8554CE3E3AB401BE08AA8F3E7D8EAD3E61509A3D563143BE190540BE3C1F30BE565A943DA553A1BD8B07E83C75C9423DE7A1403D7DFF0EBEA3C10EBE38D8123D9E8F86BD5D54B83C70A7F13D62A056BEB1BA93BDA24AEDBD5D5871BDD4B455BD9BF3F5BD204769392CD8C83DA06637BEEDB7F7BC751AAF3A4B87B0BBFAA1D73BE0CB6DBAFB69AB3BB83876B97F2E9DBB8963A7BBF7CE2C3C94841F3C31FF903C885C57BC98C1203CFCBB283B84E98BBCBE1A18BC"> : tensor<12x8xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<12x8xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<12x8xf32>, %arg2: tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<12x8xf32>) {
  %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %2:3 = call @log_softmax(%1) : (tensor<2x4x12xf32>) -> (tensor<2x4x12xf32>, tensor<2x4x12xf32>, tensor<2x4x1xf32>)
  %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
  %4:2 = call @take_along_axis(%2#0, %3) : (tensor<2x4x12xf32>, tensor<2x4x1xi32>) -> (tensor<2x4x1xf32>, tensor<2x4x1x1xi32>)
  %5 = stablehlo.reshape %4#0 : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
  %6 = stablehlo.negate %5 : tensor<2x4xf32>
  %c = stablehlo.constant dense<2> : tensor<i32>
  %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
  %8 = stablehlo.compare GT, %arg2, %7, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = call @_where(%8, %6, %cst) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %10 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %c_1 = stablehlo.constant dense<2> : tensor<i32>
  %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
  %12 = stablehlo.compare GT, %arg2, %11, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
  %13 = stablehlo.convert %12 : (tensor<2x4xi1>) -> tensor<2x4xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %14 = stablehlo.reduce(%13 init: %c_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xi32>, tensor<i32>) -> tensor<i32>
  %15 = stablehlo.convert %14 : (tensor<i32>) -> tensor<f32>
  %16 = stablehlo.divide %10, %15 : tensor<f32>
  %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %17 = stablehlo.divide %cst_3, %15 : tensor<f32>
  %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %19 = call @_where_0(%8, %18) : (tensor<2x4xi1>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %20 = stablehlo.negate %19 : tensor<2x4xf32>
  %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %22 = call @take_along_axis_1(%4#1, %21) : (tensor<2x4x1x1xi32>, tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  %23 = call @log_softmax_2(%2#1, %2#2, %22) : (tensor<2x4x12xf32>, tensor<2x4x1xf32>, tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
  %24 = stablehlo.dot_general %23, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<2x4x8xf32>) -> tensor<12x8xf32>
  %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %26 = stablehlo.dot_general %23, %0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<8x12xf32>) -> tensor<2x4x8xf32>
  %27 = stablehlo.transpose %25, dims = [1, 0] : (tensor<8x12xf32>) -> tensor<12x8xf32>
  return %16, %26, %27 : tensor<f32>, tensor<2x4x8xf32>, tensor<12x8xf32>
}
func.func private @log_softmax(%arg0: tensor<2x4x12xf32>) -> (tensor<2x4x12xf32>, tensor<2x4x12xf32>, tensor<2x4x1xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %2 = stablehlo.maximum %1, %0 : tensor<2x4xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<2x4x12xf32>
  %6 = stablehlo.exponential %5 : tensor<2x4x12xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %9 = stablehlo.log %8 : tensor<2x4x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  %11 = stablehlo.subtract %5, %10 : tensor<2x4x12xf32>
  return %11, %6, %8 : tensor<2x4x12xf32>, tensor<2x4x12xf32>, tensor<2x4x1xf32>
}
func.func private @take_along_axis(%arg0: tensor<2x4x12xf32>, %arg1: tensor<2x4x1xi32>) -> (tensor<2x4x1xf32>, tensor<2x4x1x1xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x4x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x4x1xi32>, tensor<2x4x1xi32>) -> tensor<2x4x1xi1>
  %c_0 = stablehlo.constant dense<12> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x4x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<2x4x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<2x4x1xi1>, tensor<2x4x1xi32>
  %5 = stablehlo.reshape %4 : (tensor<2x4x1xi32>) -> tensor<2x4x1x1xi32>
  %c_1 = stablehlo.constant dense<11> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x4x1x1xi32>
  %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x4x1x1xi32>, tensor<2x4x1x1xi32>) -> tensor<2x4x1x1xi1>
  %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x4x1x1xi32>
  %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x4x1x1xi32>, tensor<2x4x1x1xi32>) -> tensor<2x4x1x1xi1>
  %11 = stablehlo.and %7, %10 : tensor<2x4x1x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x4x1x1xi1>, tensor<i1>) -> tensor<2x4x1xi1>
  %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x4x12xf32>, tensor<2x4x1x1xi32>) -> tensor<2x4x1xf32>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %15 = stablehlo.select %12, %13, %14 : tensor<2x4x1xi1>, tensor<2x4x1xf32>
  return %15, %5 : tensor<2x4x1xf32>, tensor<2x4x1x1xi32>
}
func.func private @_where(%arg0: tensor<2x4xi1>, %arg1: tensor<2x4xf32>, %arg2: tensor<f32>) -> tensor<2x4xf32> {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x4xi1>, tensor<2x4xf32>
  return %2 : tensor<2x4xf32>
}
func.func private @_where_0(%arg0: tensor<2x4xi1>, %arg1: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x4xi1>, tensor<2x4xf32>
  return %1 : tensor<2x4xf32>
}
func.func private @take_along_axis_1(%arg0: tensor<2x4x1x1xi32>, %arg1: tensor<2x4x1xf32>) -> tensor<2x4x12xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
  %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<2x4x12xf32>, tensor<2x4x1x1xi32>, tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  return %1 : tensor<2x4x12xf32>
}
func.func private @log_softmax_2(%arg0: tensor<2x4x12xf32>, %arg1: tensor<2x4x1xf32>, %arg2: tensor<2x4x12xf32>) -> tensor<2x4x12xf32> {
  %0 = stablehlo.negate %arg2 : tensor<2x4x12xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %2 = stablehlo.reshape %1 : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %3 = stablehlo.divide %2, %arg1 : tensor<2x4x1xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x12xf32>
  %6 = stablehlo.multiply %5, %arg0 : tensor<2x4x12xf32>
  %7 = stablehlo.add %arg2, %6 : tensor<2x4x12xf32>
  return %7 : tensor<2x4x12xf32>
}
