// A vocabulary head with its cross entropy becomes one operation.
// Printed by JAX 0.10.2: test/Raise/forms.py
// RUN: trc-opt --split-input-file --phase-simplify --phase-raise %s -o %t
// RUN: FileCheck %s < %t
// RUN: trc-run --split-input-file --target=reference %t
// RUN: %check-host %s

// log_softmax, then the target's.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x4x12xf32>
// CHECK: trc.head_loss(
// CHECK-NOT: tensor<2x4x12xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x16878D3F1421C3BFC0448BBF43473EBF599390BF5F44C23EA2AF4EBF31B538BF8153153F686941BF5A95DD3EB3AC78BF5B279BBF01F0EABFE53BEE3FFEF8A3BEABC9793E8A5BFEBC04CD233E0D844B3D7540F43F8CFB84BFEB5AC7BFE58781BFBFD7AABFE8383F3F4E04523FC71876BFCDF9B1BFE8A7B5BE5910B23FD37334C003D1063F59B289BFC02A853F69F989BF062292BEC1CDC0BF922D7ABF2D63B13F7211523F73A7CDBE9EC35EBF4668F2BF5F8DC9BED128FDBCB124ACBDFB15C0BD75978FBF9ABA87BDFA671EBD2331A53F1FF1EE3FDA460CBEA02C44BF5A1585BD118D1BBF24103EBF243B70BD008B85BFD0291B3FADD1D4BD1701803EA2543BBE592D3ABF7AAD72BF7BF872BE8F7B0CBFD5836F3ED23791BB1160AEBFE476893DDAE2ABBF7AD11DBF84B596BE47D104C04268BB3D619B1A3E18D121BE1D40D9BEFB48BFBE7EFE79BF2B168ABEF8770DBF8DC5BB3D22219ABF7B3E713EF9A7123ED9F510BE74DFE0BE26660D3FAB11D5BF8AC0EB3ED0DE783EB316913E8C41C43E"> : tensor<12x8xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<12x8xf32>
  %c2 = stablehlo.constant dense<"0x0700000003000000000000000600000006000000060000000600000000000000"> : tensor<2x4xi32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4xi32>
  %r = call @form(%i0, %i1, %i2) : (tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<2x4xi32>) -> tensor<f32>
  %w0 = stablehlo.constant dense<0x40B444AA> : tensor<f32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<f32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<12x8xf32>, %arg2: tensor<2x4xi32>) -> (tensor<f32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<12x8xf32>) -> tensor<2x4x12xf32>
  %1 = call @log_softmax(%0) : (tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
  %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
  %3 = call @take_along_axis(%1, %2) : (tensor<2x4x12xf32>, tensor<2x4x1xi32>) -> tensor<2x4x1xf32>
  %4 = stablehlo.reshape %3 : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %6 = stablehlo.divide %5, %cst_0 : tensor<f32>
  %7 = stablehlo.negate %6 : tensor<f32>
  return %7 : tensor<f32>
}
func.func private @log_softmax(%arg0: tensor<2x4x12xf32>) -> tensor<2x4x12xf32> {
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
  return %11 : tensor<2x4x12xf32>
}
func.func private @take_along_axis(%arg0: tensor<2x4x12xf32>, %arg1: tensor<2x4x1xi32>) -> tensor<2x4x1xf32> {
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
  return %15 : tensor<2x4x1xf32>
}

// -----

// logsumexp less the target's logit.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x4x12xf32>
// CHECK: trc.head_loss(
// CHECK-NOT: tensor<2x4x12xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x16878D3F1421C3BFC0448BBF43473EBF599390BF5F44C23EA2AF4EBF31B538BF8153153F686941BF5A95DD3EB3AC78BF5B279BBF01F0EABFE53BEE3FFEF8A3BEABC9793E8A5BFEBC04CD233E0D844B3D7540F43F8CFB84BFEB5AC7BFE58781BFBFD7AABFE8383F3F4E04523FC71876BFCDF9B1BFE8A7B5BE5910B23FD37334C003D1063F59B289BFC02A853F69F989BF062292BEC1CDC0BF922D7ABF2D63B13F7211523F73A7CDBE9EC35EBF4668F2BF5F8DC9BED128FDBCB124ACBDFB15C0BD75978FBF9ABA87BDFA671EBD2331A53F1FF1EE3FDA460CBEA02C44BF5A1585BD118D1BBF24103EBF243B70BD008B85BFD0291B3FADD1D4BD1701803EA2543BBE592D3ABF7AAD72BF7BF872BE8F7B0CBFD5836F3ED23791BB1160AEBFE476893DDAE2ABBF7AD11DBF84B596BE47D104C04268BB3D619B1A3E18D121BE1D40D9BEFB48BFBE7EFE79BF2B168ABEF8770DBF8DC5BB3D22219ABF7B3E713EF9A7123ED9F510BE74DFE0BE26660D3FAB11D5BF8AC0EB3ED0DE783EB316913E8C41C43E"> : tensor<12x8xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<12x8xf32>
  %c2 = stablehlo.constant dense<"0x0700000003000000000000000600000006000000060000000600000000000000"> : tensor<2x4xi32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4xi32>
  %r = call @form(%i0, %i1, %i2) : (tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<2x4xi32>) -> tensor<f32>
  %w0 = stablehlo.constant dense<0x40B444AA> : tensor<f32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<f32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<12x8xf32>, %arg2: tensor<2x4xi32>) -> (tensor<f32>) {
  %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
  %3 = call @take_along_axis(%1, %2) : (tensor<2x4x12xf32>, tensor<2x4x1xi32>) -> tensor<2x4x1xf32>
  %4 = stablehlo.reshape %3 : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
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
  %17 = stablehlo.log %16 : tensor<2x4xf32>
  %18 = stablehlo.add %17, %10 : tensor<2x4xf32>
  %19 = stablehlo.subtract %18, %4 : tensor<2x4xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %20 = stablehlo.reduce(%19 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %cst_4 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %21 = stablehlo.divide %20, %cst_4 : tensor<f32>
  return %21 : tensor<f32>
}
func.func private @take_along_axis(%arg0: tensor<2x4x12xf32>, %arg1: tensor<2x4x1xi32>) -> tensor<2x4x1xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x4x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x4x1xi32>, tensor<2x4x1xi32>) -> tensor<2x4x1xi1>
  %c_0 = stablehlo.constant dense<12> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x4x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<2x4x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<2x4x1xi1>, tensor<2x4x1xi32>
  %5 = stablehlo.reshape %4 : (tensor<2x4x1xi32>) -> tensor<2x4x1x1xi32>
  %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x4x12xf32>, tensor<2x4x1x1xi32>) -> tensor<2x4x1xf32>
  return %6 : tensor<2x4x1xf32>
}

// -----

// Logits less their maximum first; the weight by columns.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x4x12xf32>
// CHECK: trc.head_loss(
// CHECK-NOT: tensor<2x4x12xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x3D5527BFF3D784BE4116233FBF7CDC3E83AC533E3FD5C1BFF8B2093F3AB1953FEA3C813FBA7D6F3E0362C7BF9E4A713FEBC916BECD1422C05421C13E7CFFBEBFC4F1A5BFAA8C22BF45E4A23F71DFBDBE69BF8A3E6ABDDF3F2B09CC3FF5AAD3BD495177BE3564A1BF01C831BF92C8D93E399DCA3E95C4E13D52AB7E3FE9B945BF7EB065BDBE323B3F968A153FC014893F4246CB3E036A9EBE4471B93E0A5580BFCED9D1BFE8A6143FD4DA61BDDEE79D3EB94DD9BF3AF0BABE3C9019BF013D5DBF2A5210C08974ABBEBCB5653F2212C33EA3D719BF59BA73BCA6BD413FB0AA30C0040DFFBD2A0F0B3FFB9F2E3F87B1D93F2D49913F3C08A03E999C9A3E4075493F55110ABF3B9C24BD48FF673F918DFA3FF81623BECD3F46BD643E4B3E19EEAB3F9B53F8BCF513BC3FD97677BF4C803EBECFEB4ABE7058493F18CB853F7935C1BF26456ABFEE77AC3E26A028BFEADEC2BFE9EC843FA6E9FC3EC381FC3E9F6DF3BE41B4833F13B875BEFE578C3FE36269BF9FA85ABF3C93513E0ACC33BF5CEA2C3F"> : tensor<8x12xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<8x12xf32>
  %c2 = stablehlo.constant dense<"0x0700000003000000000000000600000006000000060000000600000000000000"> : tensor<2x4xi32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4xi32>
  %r = call @form(%i0, %i1, %i2) : (tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<2x4xi32>) -> tensor<f32>
  %w0 = stablehlo.constant dense<0x409C2121> : tensor<f32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<f32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8x12xf32>, %arg2: tensor<2x4xi32>) -> (tensor<f32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  %4 = stablehlo.subtract %0, %3 : tensor<2x4x12xf32>
  %5 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
  %6 = call @take_along_axis(%4, %5) : (tensor<2x4x12xf32>, tensor<2x4x1xi32>) -> tensor<2x4x1xf32>
  %7 = stablehlo.reshape %6 : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
  %8 = stablehlo.exponential %4 : tensor<2x4x12xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %10 = stablehlo.log %9 : tensor<2x4xf32>
  %11 = stablehlo.subtract %10, %7 : tensor<2x4xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %13 = stablehlo.divide %12, %cst_2 : tensor<f32>
  return %13 : tensor<f32>
}
func.func private @take_along_axis(%arg0: tensor<2x4x12xf32>, %arg1: tensor<2x4x1xi32>) -> tensor<2x4x1xf32> {
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
  return %15 : tensor<2x4x1xf32>
}

// -----

// A one-hot tensor.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x4x12xf32>
// CHECK: trc.head_loss(
// CHECK-NOT: tensor<2x4x12xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x3D5527BFF3D784BE4116233FBF7CDC3E83AC533E3FD5C1BFF8B2093F3AB1953FEA3C813FBA7D6F3E0362C7BF9E4A713FEBC916BECD1422C05421C13E7CFFBEBFC4F1A5BFAA8C22BF45E4A23F71DFBDBE69BF8A3E6ABDDF3F2B09CC3FF5AAD3BD495177BE3564A1BF01C831BF92C8D93E399DCA3E95C4E13D52AB7E3FE9B945BF7EB065BDBE323B3F968A153FC014893F4246CB3E036A9EBE4471B93E0A5580BFCED9D1BFE8A6143FD4DA61BDDEE79D3EB94DD9BF3AF0BABE3C9019BF013D5DBF2A5210C08974ABBEBCB5653F2212C33EA3D719BF59BA73BCA6BD413FB0AA30C0040DFFBD2A0F0B3FFB9F2E3F87B1D93F2D49913F3C08A03E999C9A3E4075493F55110ABF3B9C24BD48FF673F918DFA3FF81623BECD3F46BD643E4B3E19EEAB3F9B53F8BCF513BC3FD97677BF4C803EBECFEB4ABE7058493F18CB853F7935C1BF26456ABFEE77AC3E26A028BFEADEC2BFE9EC843FA6E9FC3EC381FC3E9F6DF3BE41B4833F13B875BEFE578C3FE36269BF9FA85ABF3C93513E0ACC33BF5CEA2C3F"> : tensor<8x12xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<8x12xf32>
  %c2 = stablehlo.constant dense<"0x0700000003000000000000000600000006000000060000000600000000000000"> : tensor<2x4xi32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4xi32>
  %r = call @form(%i0, %i1, %i2) : (tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<2x4xi32>) -> tensor<f32>
  %w0 = stablehlo.constant dense<0x409C2121> : tensor<f32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<f32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8x12xf32>, %arg2: tensor<2x4xi32>) -> (tensor<f32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %1 = call @log_softmax(%0) : (tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
  %2 = call @_one_hot(%arg2) : (tensor<2x4xi32>) -> tensor<2x4x12xf32>
  %3 = stablehlo.multiply %2, %1 : tensor<2x4x12xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %6 = stablehlo.divide %5, %cst_1 : tensor<f32>
  %7 = stablehlo.negate %6 : tensor<f32>
  return %7 : tensor<f32>
}
func.func private @log_softmax(%arg0: tensor<2x4x12xf32>) -> tensor<2x4x12xf32> {
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
  return %11 : tensor<2x4x12xf32>
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

// -----

// Some rows do not count.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x4x12xf32>
// CHECK: trc.head_loss(
// CHECK-NOT: tensor<2x4x12xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x16878D3F1421C3BFC0448BBF43473EBF599390BF5F44C23EA2AF4EBF31B538BF8153153F686941BF5A95DD3EB3AC78BF5B279BBF01F0EABFE53BEE3FFEF8A3BEABC9793E8A5BFEBC04CD233E0D844B3D7540F43F8CFB84BFEB5AC7BFE58781BFBFD7AABFE8383F3F4E04523FC71876BFCDF9B1BFE8A7B5BE5910B23FD37334C003D1063F59B289BFC02A853F69F989BF062292BEC1CDC0BF922D7ABF2D63B13F7211523F73A7CDBE9EC35EBF4668F2BF5F8DC9BED128FDBCB124ACBDFB15C0BD75978FBF9ABA87BDFA671EBD2331A53F1FF1EE3FDA460CBEA02C44BF5A1585BD118D1BBF24103EBF243B70BD008B85BFD0291B3FADD1D4BD1701803EA2543BBE592D3ABF7AAD72BF7BF872BE8F7B0CBFD5836F3ED23791BB1160AEBFE476893DDAE2ABBF7AD11DBF84B596BE47D104C04268BB3D619B1A3E18D121BE1D40D9BEFB48BFBE7EFE79BF2B168ABEF8770DBF8DC5BB3D22219ABF7B3E713EF9A7123ED9F510BE74DFE0BE26660D3FAB11D5BF8AC0EB3ED0DE783EB316913E8C41C43E"> : tensor<12x8xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<12x8xf32>
  %c2 = stablehlo.constant dense<"0x0700000003000000000000000600000006000000060000000600000000000000"> : tensor<2x4xi32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4xi32>
  %r = call @form(%i0, %i1, %i2) : (tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<2x4xi32>) -> tensor<f32>
  %w0 = stablehlo.constant dense<0x40B3CA9F> : tensor<f32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<f32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<12x8xf32>, %arg2: tensor<2x4xi32>) -> (tensor<f32>) {
  %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %2 = call @log_softmax(%1) : (tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
  %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
  %4 = call @take_along_axis(%2, %3) : (tensor<2x4x12xf32>, tensor<2x4x1xi32>) -> tensor<2x4x1xf32>
  %5 = stablehlo.reshape %4 : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
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
  return %16 : tensor<f32>
}
func.func private @log_softmax(%arg0: tensor<2x4x12xf32>) -> tensor<2x4x12xf32> {
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
  return %11 : tensor<2x4x12xf32>
}
func.func private @take_along_axis(%arg0: tensor<2x4x12xf32>, %arg1: tensor<2x4x1xi32>) -> tensor<2x4x1xf32> {
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
  return %15 : tensor<2x4x1xf32>
}
func.func private @_where(%arg0: tensor<2x4xi1>, %arg1: tensor<2x4xf32>, %arg2: tensor<f32>) -> tensor<2x4xf32> {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x4xi1>, tensor<2x4xf32>
  return %2 : tensor<2x4xf32>
}

// -----

// A target outside of the vocabulary has the loss 0 by a one-hot tensor.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x4x12xf32>
// CHECK: trc.head_loss(
// CHECK-NOT: tensor<2x4x12xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x3D5527BFF3D784BE4116233FBF7CDC3E83AC533E3FD5C1BFF8B2093F3AB1953FEA3C813FBA7D6F3E0362C7BF9E4A713FEBC916BECD1422C05421C13E7CFFBEBFC4F1A5BFAA8C22BF45E4A23F71DFBDBE69BF8A3E6ABDDF3F2B09CC3FF5AAD3BD495177BE3564A1BF01C831BF92C8D93E399DCA3E95C4E13D52AB7E3FE9B945BF7EB065BDBE323B3F968A153FC014893F4246CB3E036A9EBE4471B93E0A5580BFCED9D1BFE8A6143FD4DA61BDDEE79D3EB94DD9BF3AF0BABE3C9019BF013D5DBF2A5210C08974ABBEBCB5653F2212C33EA3D719BF59BA73BCA6BD413FB0AA30C0040DFFBD2A0F0B3FFB9F2E3F87B1D93F2D49913F3C08A03E999C9A3E4075493F55110ABF3B9C24BD48FF673F918DFA3FF81623BECD3F46BD643E4B3E19EEAB3F9B53F8BCF513BC3FD97677BF4C803EBECFEB4ABE7058493F18CB853F7935C1BF26456ABFEE77AC3E26A028BFEADEC2BFE9EC843FA6E9FC3EC381FC3E9F6DF3BE41B4833F13B875BEFE578C3FE36269BF9FA85ABF3C93513E0ACC33BF5CEA2C3F"> : tensor<8x12xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<8x12xf32>
  %c2 = stablehlo.constant dense<"0x0400000000000000FDFFFFFF03000000030000000300000003000000FDFFFFFF"> : tensor<2x4xi32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4xi32>
  %r = call @form(%i0, %i1, %i2) : (tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<2x4xi32>) -> tensor<f32>
  %w0 = stablehlo.constant dense<0x40337ABA> : tensor<f32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<f32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8x12xf32>, %arg2: tensor<2x4xi32>) -> (tensor<f32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %1 = call @log_softmax(%0) : (tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
  %2 = call @_one_hot(%arg2) : (tensor<2x4xi32>) -> tensor<2x4x12xf32>
  %3 = stablehlo.multiply %2, %1 : tensor<2x4x12xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %6 = stablehlo.divide %5, %cst_1 : tensor<f32>
  %7 = stablehlo.negate %6 : tensor<f32>
  return %7 : tensor<f32>
}
func.func private @log_softmax(%arg0: tensor<2x4x12xf32>) -> tensor<2x4x12xf32> {
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
  return %11 : tensor<2x4x12xf32>
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
