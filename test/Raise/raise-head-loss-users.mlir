// Heads as users of libraries write them: rows sliced, biases, scales.
// Printed by JAX 0.10.2: test/Raise/forms.py
// RUN: trc-opt --split-input-file --phase-simplify --phase-raise %s -o %t
// RUN: FileCheck %s < %t
// RUN: trc-run --split-input-file --target=reference %t
// RUN: %check-host %s
// RUN: %check-cuda %s

// All logits but the last of each row.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<{{2x[34]|6}}x12xf32>
// CHECK: trc.head_loss(
// CHECK-NOT: tensor<{{2x[34]|6}}x12xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x3D5527BFF3D784BE4116233FBF7CDC3E83AC533E3FD5C1BFF8B2093F3AB1953FEA3C813FBA7D6F3E0362C7BF9E4A713FEBC916BECD1422C05421C13E7CFFBEBFC4F1A5BFAA8C22BF45E4A23F71DFBDBE69BF8A3E6ABDDF3F2B09CC3FF5AAD3BD495177BE3564A1BF01C831BF92C8D93E399DCA3E95C4E13D52AB7E3FE9B945BF7EB065BDBE323B3F968A153FC014893F4246CB3E036A9EBE4471B93E0A5580BFCED9D1BFE8A6143FD4DA61BDDEE79D3EB94DD9BF3AF0BABE3C9019BF013D5DBF2A5210C08974ABBEBCB5653F2212C33EA3D719BF59BA73BCA6BD413FB0AA30C0040DFFBD2A0F0B3FFB9F2E3F87B1D93F2D49913F3C08A03E999C9A3E4075493F55110ABF3B9C24BD48FF673F918DFA3FF81623BECD3F46BD643E4B3E19EEAB3F9B53F8BCF513BC3FD97677BF4C803EBECFEB4ABE7058493F18CB853F7935C1BF26456ABFEE77AC3E26A028BFEADEC2BFE9EC843FA6E9FC3EC381FC3E9F6DF3BE41B4833F13B875BEFE578C3FE36269BF9FA85ABF3C93513E0ACC33BF5CEA2C3F"> : tensor<8x12xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<8x12xf32>
  %c2 = stablehlo.constant dense<"0x0700000003000000000000000600000006000000060000000600000000000000"> : tensor<2x4xi32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4xi32>
  %r = call @form(%i0, %i1, %i2) : (tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<2x4xi32>) -> tensor<f32>
  %w0 = stablehlo.constant dense<0x4077AE9F> : tensor<f32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<f32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8x12xf32>, %arg2: tensor<2x4xi32>) -> (tensor<f32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %1 = stablehlo.slice %0 [0:2, 0:3, 0:12] : (tensor<2x4x12xf32>) -> tensor<2x3x12xf32>
  %2 = call @log_softmax(%1) : (tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
  %3 = stablehlo.slice %arg2 [0:2, 1:4] : (tensor<2x4xi32>) -> tensor<2x3xi32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
  %5 = call @take_along_axis(%2, %4) : (tensor<2x3x12xf32>, tensor<2x3x1xi32>) -> tensor<2x3x1xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x1xf32>, tensor<f32>) -> tensor<f32>
  %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
  %7 = stablehlo.divide %6, %cst_0 : tensor<f32>
  %8 = stablehlo.negate %7 : tensor<f32>
  return %8 : tensor<f32>
}
func.func private @log_softmax(%arg0: tensor<2x3x12xf32>) -> tensor<2x3x12xf32> {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x3xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  %2 = stablehlo.maximum %1, %0 : tensor<2x3xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x12xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<2x3x12xf32>
  %6 = stablehlo.exponential %5 : tensor<2x3x12xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x3xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
  %9 = stablehlo.log %8 : tensor<2x3x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x12xf32>
  %11 = stablehlo.subtract %5, %10 : tensor<2x3x12xf32>
  return %11 : tensor<2x3x12xf32>
}
func.func private @take_along_axis(%arg0: tensor<2x3x12xf32>, %arg1: tensor<2x3x1xi32>) -> tensor<2x3x1xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
  %c_0 = stablehlo.constant dense<12> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<2x3x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<2x3x1xi1>, tensor<2x3x1xi32>
  %5 = stablehlo.reshape %4 : (tensor<2x3x1xi32>) -> tensor<2x3x1x1xi32>
  %c_1 = stablehlo.constant dense<11> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x3x1x1xi32>
  %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x3x1x1xi32>, tensor<2x3x1x1xi32>) -> tensor<2x3x1x1xi1>
  %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x3x1x1xi32>
  %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x3x1x1xi32>, tensor<2x3x1x1xi32>) -> tensor<2x3x1x1xi1>
  %11 = stablehlo.and %7, %10 : tensor<2x3x1x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x3x1x1xi1>, tensor<i1>) -> tensor<2x3x1xi1>
  %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x3x12xf32>, tensor<2x3x1x1xi32>) -> tensor<2x3x1xf32>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
  %15 = stablehlo.select %12, %13, %14 : tensor<2x3x1xi1>, tensor<2x3x1xf32>
  return %15 : tensor<2x3x1xf32>
}

// -----

// The same with its gradients: zeros stand behind the last.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<{{2x[34]|6}}x12xf32>
// CHECK: trc.head_loss_gradient(
// CHECK-NOT: tensor<{{2x[34]|6}}x12xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x3D5527BFF3D784BE4116233FBF7CDC3E83AC533E3FD5C1BFF8B2093F3AB1953FEA3C813FBA7D6F3E0362C7BF9E4A713FEBC916BECD1422C05421C13E7CFFBEBFC4F1A5BFAA8C22BF45E4A23F71DFBDBE69BF8A3E6ABDDF3F2B09CC3FF5AAD3BD495177BE3564A1BF01C831BF92C8D93E399DCA3E95C4E13D52AB7E3FE9B945BF7EB065BDBE323B3F968A153FC014893F4246CB3E036A9EBE4471B93E0A5580BFCED9D1BFE8A6143FD4DA61BDDEE79D3EB94DD9BF3AF0BABE3C9019BF013D5DBF2A5210C08974ABBEBCB5653F2212C33EA3D719BF59BA73BCA6BD413FB0AA30C0040DFFBD2A0F0B3FFB9F2E3F87B1D93F2D49913F3C08A03E999C9A3E4075493F55110ABF3B9C24BD48FF673F918DFA3FF81623BECD3F46BD643E4B3E19EEAB3F9B53F8BCF513BC3FD97677BF4C803EBECFEB4ABE7058493F18CB853F7935C1BF26456ABFEE77AC3E26A028BFEADEC2BFE9EC843FA6E9FC3EC381FC3E9F6DF3BE41B4833F13B875BEFE578C3FE36269BF9FA85ABF3C93513E0ACC33BF5CEA2C3F"> : tensor<8x12xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<8x12xf32>
  %c2 = stablehlo.constant dense<"0x0700000003000000000000000600000006000000060000000600000000000000"> : tensor<2x4xi32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4xi32>
  %r:3 = call @form(%i0, %i1, %i2) : (tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>)
  %w0 = stablehlo.constant dense<0x4077AE9F> : tensor<f32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<f32>
  %w1 = stablehlo.constant dense<"0x545BBD3C102AB83EF1C3403D36213B3D7246A83DF1BCFDBCB36C78BDE972FE3D069F3E3EE6DE76BD0A4FDC3D511430BECE7BD53E40738ABCB95D0ABE744042BE9C31E1BC74A715BE6A3B55BE6D53833CCD27FDBCFBFFBEBDC38890BE1EB9EFBD0000000000000000000000000000000000000000000000000000000000000000F015BD3B841793BED06296BD2ED34DBE429D9DBD4861F2BDB65A8FBE7CF4B1BDC2F89ABED206D13CC7889ABDFFC5B9BD3D5700BD500BF8BDFF9088BE34778FBE85805C3EBA003FBC6A8DA63CE28B0ABEB8C5663EB0B330BC2C322BBE5AA06ABE0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  %w2 = stablehlo.constant dense<"0xFB25B03E21A7A1BBEAC6A53C8EC281BE8A692F3E76F54DBCB8ED4DBE5EA7B7BD8FB2853DACFB513DFD9D44BE0715D03D53BB943EAAB049BB8963253D2D7E81BE692880BCBD1F79BB5D3742BE6F486ABD56E5B93C8B1C6F3DF78D0E3E6859ECBCD31C013DA6B91CBBA49914BD684C14BE2127DD3D9BD7673B5BE065BE9E9A42BDDD414A3D4E57543D780E503DAD48243EA2C8773EADBA65BB0629BE3D7E86563D596568BDBAB730B80F47CC3D50FFB7BD7E6977BD80539CBC276D26BEC12AC2BDA1DEDFBC5710003A0ACFBF3C74DE96BDF8DC573CB02E7B3A18470C3DF4B55B3B4806763C03ABA33C27787BBD19FF533D8912A1BE23CC483B248BF6BD9B759F3DD621F1BDCF6BA5BAA9EA083FDF4EA93DEC7605BDCA941EBD134B4ABDBA9FC2BCD284053F3B3B1FBC7A91DCBD925A37BD4DB465BD9A2E98BC835B573EBD011CBECD1980BDA66C08BDA63B7FBD19F03CBEA8DB073EF90BB2B9B472A63D94BA953CE8F2933DB0711EBB75F351BE67D09CBC4900663C23B03EBA6D49A8BD70210EBC"> : tensor<8x12xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<8x12xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8x12xf32>, %arg2: tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %1 = stablehlo.slice %0 [0:2, 0:3, 0:12] : (tensor<2x4x12xf32>) -> tensor<2x3x12xf32>
  %2:3 = call @log_softmax(%1) : (tensor<2x3x12xf32>) -> (tensor<2x3x12xf32>, tensor<2x3x12xf32>, tensor<2x3x1xf32>)
  %3 = stablehlo.slice %arg2 [0:2, 1:4] : (tensor<2x4xi32>) -> tensor<2x3xi32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
  %5:2 = call @take_along_axis(%2#0, %4) : (tensor<2x3x12xf32>, tensor<2x3x1xi32>) -> (tensor<2x3x1xf32>, tensor<2x3x1x1xi32>)
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.reduce(%5#0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x1xf32>, tensor<f32>) -> tensor<f32>
  %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
  %7 = stablehlo.divide %6, %cst_0 : tensor<f32>
  %8 = stablehlo.negate %7 : tensor<f32>
  %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %9 = stablehlo.negate %cst_1 : tensor<f32>
  %cst_2 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
  %10 = stablehlo.divide %9, %cst_2 : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
  %12 = call @take_along_axis_0(%5#1, %11) : (tensor<2x3x1x1xi32>, tensor<2x3x1xf32>) -> tensor<2x3x12xf32>
  %13 = call @log_softmax_1(%2#1, %2#2, %12) : (tensor<2x3x12xf32>, tensor<2x3x1xf32>, tensor<2x3x12xf32>) -> tensor<2x3x12xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %14 = stablehlo.pad %13, %cst_3, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x4x12xf32>
  %15 = stablehlo.dot_general %14, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<2x4x8xf32>) -> tensor<12x8xf32>
  %16 = stablehlo.transpose %15, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %17 = stablehlo.dot_general %14, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<8x12xf32>) -> tensor<2x4x8xf32>
  return %8, %17, %16 : tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>
}
func.func private @log_softmax(%arg0: tensor<2x3x12xf32>) -> (tensor<2x3x12xf32>, tensor<2x3x12xf32>, tensor<2x3x1xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x3xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  %2 = stablehlo.maximum %1, %0 : tensor<2x3xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x12xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<2x3x12xf32>
  %6 = stablehlo.exponential %5 : tensor<2x3x12xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x3xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
  %9 = stablehlo.log %8 : tensor<2x3x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x12xf32>
  %11 = stablehlo.subtract %5, %10 : tensor<2x3x12xf32>
  return %11, %6, %8 : tensor<2x3x12xf32>, tensor<2x3x12xf32>, tensor<2x3x1xf32>
}
func.func private @take_along_axis(%arg0: tensor<2x3x12xf32>, %arg1: tensor<2x3x1xi32>) -> (tensor<2x3x1xf32>, tensor<2x3x1x1xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
  %c_0 = stablehlo.constant dense<12> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<2x3x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<2x3x1xi1>, tensor<2x3x1xi32>
  %5 = stablehlo.reshape %4 : (tensor<2x3x1xi32>) -> tensor<2x3x1x1xi32>
  %c_1 = stablehlo.constant dense<11> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x3x1x1xi32>
  %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x3x1x1xi32>, tensor<2x3x1x1xi32>) -> tensor<2x3x1x1xi1>
  %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x3x1x1xi32>
  %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x3x1x1xi32>, tensor<2x3x1x1xi32>) -> tensor<2x3x1x1xi1>
  %11 = stablehlo.and %7, %10 : tensor<2x3x1x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x3x1x1xi1>, tensor<i1>) -> tensor<2x3x1xi1>
  %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x3x12xf32>, tensor<2x3x1x1xi32>) -> tensor<2x3x1xf32>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
  %15 = stablehlo.select %12, %13, %14 : tensor<2x3x1xi1>, tensor<2x3x1xf32>
  return %15, %5 : tensor<2x3x1xf32>, tensor<2x3x1x1xi32>
}
func.func private @take_along_axis_0(%arg0: tensor<2x3x1x1xi32>, %arg1: tensor<2x3x1xf32>) -> tensor<2x3x12xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x12xf32>
  %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<2x3x12xf32>, tensor<2x3x1x1xi32>, tensor<2x3x1xf32>) -> tensor<2x3x12xf32>
  return %1 : tensor<2x3x12xf32>
}
func.func private @log_softmax_1(%arg0: tensor<2x3x12xf32>, %arg1: tensor<2x3x1xf32>, %arg2: tensor<2x3x12xf32>) -> tensor<2x3x12xf32> {
  %0 = stablehlo.negate %arg2 : tensor<2x3x12xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x3xf32>
  %2 = stablehlo.reshape %1 : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
  %3 = stablehlo.divide %2, %arg1 : tensor<2x3x1xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x3x1xf32>, tensor<f32>) -> tensor<2x3xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x12xf32>
  %6 = stablehlo.multiply %5, %arg0 : tensor<2x3x12xf32>
  %7 = stablehlo.add %arg2, %6 : tensor<2x3x12xf32>
  return %7 : tensor<2x3x12xf32>
}

// -----

// The mean of the marked ones, whose gradient is computed behind the loss.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<{{2x[34]|6}}x12xf32>
// CHECK: trc.head_loss_gradient(
// CHECK-NOT: tensor<{{2x[34]|6}}x12xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x3D5527BFF3D784BE4116233FBF7CDC3E83AC533E3FD5C1BFF8B2093F3AB1953FEA3C813FBA7D6F3E0362C7BF9E4A713FEBC916BECD1422C05421C13E7CFFBEBFC4F1A5BFAA8C22BF45E4A23F71DFBDBE69BF8A3E6ABDDF3F2B09CC3FF5AAD3BD495177BE3564A1BF01C831BF92C8D93E399DCA3E95C4E13D52AB7E3FE9B945BF7EB065BDBE323B3F968A153FC014893F4246CB3E036A9EBE4471B93E0A5580BFCED9D1BFE8A6143FD4DA61BDDEE79D3EB94DD9BF3AF0BABE3C9019BF013D5DBF2A5210C08974ABBEBCB5653F2212C33EA3D719BF59BA73BCA6BD413FB0AA30C0040DFFBD2A0F0B3FFB9F2E3F87B1D93F2D49913F3C08A03E999C9A3E4075493F55110ABF3B9C24BD48FF673F918DFA3FF81623BECD3F46BD643E4B3E19EEAB3F9B53F8BCF513BC3FD97677BF4C803EBECFEB4ABE7058493F18CB853F7935C1BF26456ABFEE77AC3E26A028BFEADEC2BFE9EC843FA6E9FC3EC381FC3E9F6DF3BE41B4833F13B875BEFE578C3FE36269BF9FA85ABF3C93513E0ACC33BF5CEA2C3F"> : tensor<8x12xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<8x12xf32>
  %c2 = stablehlo.constant dense<"0xDFDB973EC8A8613FED8DB33EDBCB4A3F8121883E81A1B03F099EF33D87301C40"> : tensor<2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4xf32>
  %c3 = stablehlo.constant dense<"0x0700000003000000000000000600000006000000060000000600000000000000"> : tensor<2x4xi32>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x4xi32>
  %r:4 = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<2x4xf32>, tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<2x4xf32>)
  %w0 = stablehlo.constant dense<0x405CEE29> : tensor<f32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<f32>
  %w1 = stablehlo.constant dense<"0x44EEA73C6A53A33E25F42A3DACF4253D0E3C953DF706E1BCA4505CBD56A8E13D4283863D9934AEBC3E761B3D9F8078BD4BA5163E6065C3BB024743BD1D1389BD867AB3BC2A8CEEBDF5F129BE1755513C94C3C9BCEA3998BDED6266BEF50EBFBD0000000000000000000000000000000000000000000000000000000000000000BC41033C4A36CCBE10C9D0BD61E08EBE14D2DABD714028BEED05C7BE730FF7BDA85F14BD9620483B71F413BC2CDD31BCC6C075BBC67B6DBC81C002BD825B09BDCC59073F8D7CEABC3F784C3D8116AABEAEA70D3F30EED8BCA32BD2BE4C0510BF0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  %w2 = stablehlo.constant dense<"0x56C1CC3E210AF1BB74FB423C30354CBE70E1713E32F68EBBC69B09BF690E17BE46D78E3D7DD7803DCE3F37BD7217243E1843523E1CCB48BB3EB4F33C40DE42BE6580C3BCDFDEDBBA0CD44ABCD7C27FBD61836D3BA2052D3D28AF443C45264B3A5546B53E476008BCB7B319BDF6622ABE661E0B3E8C3BE8BA7FD593BE229D25BE45B0D43CF3B7463D737B99BCAF5DF33DEF6D053F05EC21BCE020773DA914EA3CC585BDBD3CF4953A7434B63C4CDB59BEDC11CFBDA41255BCA79E73BD503614BEE835F33BCB77AFB77CCA973C890393BD16368C3C0AF1A13AA5B131BDC081A7BB76A4823C9DDEB23C1AC65FBB27832A3D762DD2BE0368D73BC709B7BD3871603D66191CBE022FDABA6B38083F96EC1B3E4C3295BCD4280CBD59CC943C24856BBDE395313F836575BC27F5CEBD15169BBCAF77AABD07F63FBC8DD3493EF3C78ABED2B2E1BD0EF6F4BCC33A8FBDBF1638BE1742463DC963F539CBC1873DE48B213D99F1D03D601FDB3A8036A2BEC16FADBBEE0AEA3CF5FDBA3B8CE427BC5BFD223D"> : tensor<8x12xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<8x12xf32>
  %w3 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8x12xf32>, %arg2: tensor<2x4xf32>, %arg3: tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<2x4xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %1 = stablehlo.slice %0 [0:2, 0:3, 0:12] : (tensor<2x4x12xf32>) -> tensor<2x3x12xf32>
  %2 = stablehlo.slice %arg3 [0:2, 1:4] : (tensor<2x4xi32>) -> tensor<2x3xi32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
  %4:2 = call @take_along_axis(%1, %3) : (tensor<2x3x12xf32>, tensor<2x3x1xi32>) -> (tensor<2x3x1xf32>, tensor<2x3x1x1xi32>)
  %5 = stablehlo.reshape %4#0 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %6 = stablehlo.slice %arg2 [0:2, 1:4] : (tensor<2x4xf32>) -> tensor<2x3xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %7 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x3xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  %9 = stablehlo.maximum %8, %7 : tensor<2x3xf32>
  %10 = stablehlo.is_finite %9 : (tensor<2x3xf32>) -> tensor<2x3xi1>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  %12 = stablehlo.select %10, %9, %11 : tensor<2x3xi1>, tensor<2x3xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x12xf32>
  %15 = stablehlo.subtract %1, %14 : tensor<2x3x12xf32>
  %16 = stablehlo.exponential %15 : tensor<2x3x12xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %17 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x3xf32>
  %18 = stablehlo.abs %17 : tensor<2x3xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  %20 = stablehlo.compare GE, %17, %19, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  %21 = stablehlo.log %18 : tensor<2x3xf32>
  %22 = stablehlo.add %21, %12 : tensor<2x3xf32>
  %23 = stablehlo.subtract %22, %5 : tensor<2x3xf32>
  %24 = stablehlo.multiply %23, %6 : tensor<2x3xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %25 = stablehlo.reduce(%24 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %26 = stablehlo.reduce(%6 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
  %27 = stablehlo.divide %25, %26 : tensor<f32>
  %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %28 = stablehlo.divide %cst_6, %26 : tensor<f32>
  %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  %30 = stablehlo.multiply %29, %6 : tensor<2x3xf32>
  %31 = stablehlo.negate %30 : tensor<2x3xf32>
  %32 = stablehlo.divide %30, %18 : tensor<2x3xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %33 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  %34 = stablehlo.select %20, %33, %32 : tensor<2x3xi1>, tensor<2x3xf32>
  %35 = stablehlo.select %20, %32, %33 : tensor<2x3xi1>, tensor<2x3xf32>
  %36 = stablehlo.negate %34 : tensor<2x3xf32>
  %37 = stablehlo.add %35, %36 : tensor<2x3xf32>
  %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x12xf32>
  %39 = stablehlo.multiply %38, %16 : tensor<2x3x12xf32>
  %40 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
  %41 = call @take_along_axis_0(%4#1, %40) : (tensor<2x3x1x1xi32>, tensor<2x3x1xf32>) -> tensor<2x3x12xf32>
  %42 = stablehlo.add %39, %41 : tensor<2x3x12xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %43 = stablehlo.pad %42, %cst_8, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x4x12xf32>
  %44 = stablehlo.dot_general %43, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<2x4x8xf32>) -> tensor<12x8xf32>
  %45 = stablehlo.transpose %44, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %46 = stablehlo.dot_general %43, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<8x12xf32>) -> tensor<2x4x8xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %47 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  return %27, %46, %45, %47 : tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<2x4xf32>
}
func.func private @take_along_axis(%arg0: tensor<2x3x12xf32>, %arg1: tensor<2x3x1xi32>) -> (tensor<2x3x1xf32>, tensor<2x3x1x1xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
  %c_0 = stablehlo.constant dense<12> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<2x3x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<2x3x1xi1>, tensor<2x3x1xi32>
  %5 = stablehlo.reshape %4 : (tensor<2x3x1xi32>) -> tensor<2x3x1x1xi32>
  %c_1 = stablehlo.constant dense<11> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x3x1x1xi32>
  %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x3x1x1xi32>, tensor<2x3x1x1xi32>) -> tensor<2x3x1x1xi1>
  %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x3x1x1xi32>
  %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x3x1x1xi32>, tensor<2x3x1x1xi32>) -> tensor<2x3x1x1xi1>
  %11 = stablehlo.and %7, %10 : tensor<2x3x1x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x3x1x1xi1>, tensor<i1>) -> tensor<2x3x1xi1>
  %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x3x12xf32>, tensor<2x3x1x1xi32>) -> tensor<2x3x1xf32>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
  %15 = stablehlo.select %12, %13, %14 : tensor<2x3x1xi1>, tensor<2x3x1xf32>
  return %15, %5 : tensor<2x3x1xf32>, tensor<2x3x1x1xi32>
}
func.func private @take_along_axis_0(%arg0: tensor<2x3x1x1xi32>, %arg1: tensor<2x3x1xf32>) -> tensor<2x3x12xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x12xf32>
  %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<2x3x12xf32>, tensor<2x3x1x1xi32>, tensor<2x3x1xf32>) -> tensor<2x3x12xf32>
  return %1 : tensor<2x3x12xf32>
}

// -----

// A bias and its gradient.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<{{2x[34]|6}}x12xf32>
// CHECK: trc.head_loss_gradient(
// CHECK-NOT: tensor<{{2x[34]|6}}x12xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x3D5527BFF3D784BE4116233FBF7CDC3E83AC533E3FD5C1BFF8B2093F3AB1953FEA3C813FBA7D6F3E0362C7BF9E4A713FEBC916BECD1422C05421C13E7CFFBEBFC4F1A5BFAA8C22BF45E4A23F71DFBDBE69BF8A3E6ABDDF3F2B09CC3FF5AAD3BD495177BE3564A1BF01C831BF92C8D93E399DCA3E95C4E13D52AB7E3FE9B945BF7EB065BDBE323B3F968A153FC014893F4246CB3E036A9EBE4471B93E0A5580BFCED9D1BFE8A6143FD4DA61BDDEE79D3EB94DD9BF3AF0BABE3C9019BF013D5DBF2A5210C08974ABBEBCB5653F2212C33EA3D719BF59BA73BCA6BD413FB0AA30C0040DFFBD2A0F0B3FFB9F2E3F87B1D93F2D49913F3C08A03E999C9A3E4075493F55110ABF3B9C24BD48FF673F918DFA3FF81623BECD3F46BD643E4B3E19EEAB3F9B53F8BCF513BC3FD97677BF4C803EBECFEB4ABE7058493F18CB853F7935C1BF26456ABFEE77AC3E26A028BFEADEC2BFE9EC843FA6E9FC3EC381FC3E9F6DF3BE41B4833F13B875BEFE578C3FE36269BF9FA85ABF3C93513E0ACC33BF5CEA2C3F"> : tensor<8x12xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<8x12xf32>
  %c2 = stablehlo.constant dense<"0x6490923F03F48DBF48935FBF7C38CFBEB590803FF94C52BF02B330BFF07E623FDF595D3FA364BFBEDF128FBF0A5EC6BF"> : tensor<12xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<12xf32>
  %c3 = stablehlo.constant dense<"0x0700000003000000000000000600000006000000060000000600000000000000"> : tensor<2x4xi32>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x4xi32>
  %r:4 = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<12xf32>, tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<12xf32>)
  %w0 = stablehlo.constant dense<0x40979096> : tensor<f32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<f32>
  %w1 = stablehlo.constant dense<"0xD8DE71BDB5E4FB3DD9D30D3E6C0F32BEEFF3C13E3C6466BE1451003E7BFFAF3DF056E13C38F6E43D66088FBD6382A83D475E46BEC6D8563DEADDB7BD188E263C394AEC3DE08C023D22821B3CC2B59DBD0E00813EEE42C2BD2EBC70BDE81A9EBD52B273BC64E19EBEA60F99BD8CCCF2BD0E904EBD60EB0CBD40A22BBE7AE225BEA0737CBC526686BE5B60A9BDBFD241BE3CE20FBECD6020BE206936BEDAA482BDF40F1CBEB6B721BD724F9EBD8689B0BDDEA198BD3BB6BFBD721348BE14533EBE180E123D136E4BBE89BD32BE958400BD18ACA1BEBCC6093D1EAD88BE66374CBE700BBE3D8F96D0BD02168B3DC8913FBE3CC2883EF80714BE3A9E11BC7A58ABBD"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  %w2 = stablehlo.constant dense<"0x80AB0D3D6AF975BBD7F40E3CDA46173E0F492A3E938143BC5F86CEBD56EF89BE36C5A93DA0A2BA3C7FB6B9BD94C15E3C0B17A23DA22858BCD011823CEEB542BDD202BFBDEC3198BCD746323EEC766CBECFE6693D8A89273D8E63883DE09EF7BC718E8DBDEADD1E3C59C75ABC5BD2733DE99D4D3EF648883CA9BF87BEC1FE26BE4E0FE43D3C91103D9128F73CFB5C413DD30384BD4FD7E2BAEB05303D979D523D3785B6BDB5DF91BBC2F4953EAAB01CBDEBC7BABDC0FE7FBC6CD599BD77CEEFBBC90459BE18AF693CF29B4B3C7535063EA0FAF73D6CFCB93CD1C6E1BDA4F559BD4D54463DA409853C0958C9BC444D0A3D0CFD6D3EA41BC3BB19AE5DBD631316BE7E7F51BEB6284ABCDDBA463EDC51013ECE8E7ABDC94CDDBCA88E06BD02F005BC0C539A3C01C312BA363D35BDE616123E678888BD6FA971BB83E58C3EF71E29BEE8B1B5BDC4B9ADBC229B76BC329A00BD40EE83BD091AAABB07ED0A3D205AD9BCF3F27F3D169BFDBB891EAB3D8D34033B11BD44BC9D74ACBB91EE21BD7547AEBC"> : tensor<8x12xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<8x12xf32>
  %w3 = stablehlo.constant dense<"0xA4E74CBECCFB383C00954A3DB7CAAB3C54F1553E7C5DBE3C3B78F6BEF37C563C98472B3E5C2B5D3DB640AC3DA948493D"> : tensor<12xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<12xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8x12xf32>, %arg2: tensor<12xf32>, %arg3: tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<12xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %1 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<12xf32>) -> tensor<1x1x12xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x12xf32>) -> tensor<2x4x12xf32>
  %3 = stablehlo.add %0, %2 : tensor<2x4x12xf32>
  %4 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
  %5:2 = call @take_along_axis(%3, %4) : (tensor<2x4x12xf32>, tensor<2x4x1xi32>) -> (tensor<2x4x1xf32>, tensor<2x4x1x1xi32>)
  %6 = stablehlo.reshape %5#0 : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %7 = stablehlo.reduce(%3 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %9 = stablehlo.maximum %8, %7 : tensor<2x4xf32>
  %10 = stablehlo.is_finite %9 : (tensor<2x4xf32>) -> tensor<2x4xi1>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %12 = stablehlo.select %10, %9, %11 : tensor<2x4xi1>, tensor<2x4xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  %15 = stablehlo.subtract %3, %14 : tensor<2x4x12xf32>
  %16 = stablehlo.exponential %15 : tensor<2x4x12xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %17 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %18 = stablehlo.abs %17 : tensor<2x4xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %20 = stablehlo.compare GE, %17, %19, FLOAT : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
  %21 = stablehlo.log %18 : tensor<2x4xf32>
  %22 = stablehlo.add %21, %12 : tensor<2x4xf32>
  %23 = stablehlo.subtract %22, %6 : tensor<2x4xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %24 = stablehlo.reduce(%23 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %cst_5 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %25 = stablehlo.divide %24, %cst_5 : tensor<f32>
  %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_7 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %26 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
  %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %28 = stablehlo.negate %27 : tensor<2x4xf32>
  %29 = stablehlo.divide %27, %18 : tensor<2x4xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %31 = stablehlo.select %20, %30, %29 : tensor<2x4xi1>, tensor<2x4xf32>
  %32 = stablehlo.select %20, %29, %30 : tensor<2x4xi1>, tensor<2x4xf32>
  %33 = stablehlo.negate %31 : tensor<2x4xf32>
  %34 = stablehlo.add %32, %33 : tensor<2x4xf32>
  %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x12xf32>
  %36 = stablehlo.multiply %35, %16 : tensor<2x4x12xf32>
  %37 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %38 = call @take_along_axis_0(%5#1, %37) : (tensor<2x4x1x1xi32>, tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  %39 = stablehlo.add %36, %38 : tensor<2x4x12xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %40 = stablehlo.reduce(%39 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<12xf32>
  %41 = stablehlo.reshape %40 : (tensor<12xf32>) -> tensor<1x1x12xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %42 = stablehlo.reduce(%41 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x12xf32>, tensor<f32>) -> tensor<12xf32>
  %43 = stablehlo.dot_general %39, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<2x4x8xf32>) -> tensor<12x8xf32>
  %44 = stablehlo.transpose %43, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %45 = stablehlo.dot_general %39, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<8x12xf32>) -> tensor<2x4x8xf32>
  return %25, %45, %44, %42 : tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<12xf32>
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

// A bias, and rows sliced.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<{{2x[34]|6}}x12xf32>
// CHECK: trc.head_loss_gradient(
// CHECK-NOT: tensor<{{2x[34]|6}}x12xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x3D5527BFF3D784BE4116233FBF7CDC3E83AC533E3FD5C1BFF8B2093F3AB1953FEA3C813FBA7D6F3E0362C7BF9E4A713FEBC916BECD1422C05421C13E7CFFBEBFC4F1A5BFAA8C22BF45E4A23F71DFBDBE69BF8A3E6ABDDF3F2B09CC3FF5AAD3BD495177BE3564A1BF01C831BF92C8D93E399DCA3E95C4E13D52AB7E3FE9B945BF7EB065BDBE323B3F968A153FC014893F4246CB3E036A9EBE4471B93E0A5580BFCED9D1BFE8A6143FD4DA61BDDEE79D3EB94DD9BF3AF0BABE3C9019BF013D5DBF2A5210C08974ABBEBCB5653F2212C33EA3D719BF59BA73BCA6BD413FB0AA30C0040DFFBD2A0F0B3FFB9F2E3F87B1D93F2D49913F3C08A03E999C9A3E4075493F55110ABF3B9C24BD48FF673F918DFA3FF81623BECD3F46BD643E4B3E19EEAB3F9B53F8BCF513BC3FD97677BF4C803EBECFEB4ABE7058493F18CB853F7935C1BF26456ABFEE77AC3E26A028BFEADEC2BFE9EC843FA6E9FC3EC381FC3E9F6DF3BE41B4833F13B875BEFE578C3FE36269BF9FA85ABF3C93513E0ACC33BF5CEA2C3F"> : tensor<8x12xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<8x12xf32>
  %c2 = stablehlo.constant dense<"0x6490923F03F48DBF48935FBF7C38CFBEB590803FF94C52BF02B330BFF07E623FDF595D3FA364BFBEDF128FBF0A5EC6BF"> : tensor<12xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<12xf32>
  %c3 = stablehlo.constant dense<"0x0700000003000000000000000600000006000000060000000600000000000000"> : tensor<2x4xi32>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x4xi32>
  %r:4 = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<12xf32>, tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<12xf32>)
  %w0 = stablehlo.constant dense<0x4075AA04> : tensor<f32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<f32>
  %w1 = stablehlo.constant dense<"0xC4E1353DA8A6B33EFAEF74BC80B35ABC276B97BCCAD8D6BD3E175BBD15892B3D909B5E3E5EC899BDCAAB933C6D0EFDBD7063393EC04D433C952715BE3F7F74BEFA4F37BDB9CD46BE400A46BE11C5DFBC10042ABE79EAB4BDA1E783BEC296E6BD0000000000000000000000000000000000000000000000000000000000000000124DA8BC1733B3BED0D5E1BD2A3781BE50D83FBE68D655BED63673BE2231AEBD451550BE9A9F57BD9814D3BD0A62EBBD7E82CBBDA49DFFBD4C6285BE1AC47DBE2C0A7C3E665BE7BC4692DABC2204F0BDE4C7A53D6006DC3BCAE734BEE13283BE0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  %w2 = stablehlo.constant dense<"0x81ACA43EDF14B6BAB2B5403CE16572BE88F4873E7457FBBBF9F963BE435832BEAD55E83D42FB053DE53BF0BD175E723CBE88993E63D66BBABE6CC73C67E46EBE98B193BC4BAD7AB9C9EA49BEE29504BE643BD43D9268713DC36DC23DAF012ABB0B0FD23C31269EB9A9A2A5BCA4B619BEC805383E16D0103B9ABD75BEBCEE19BDB149023E6A73313D1F280F3D64DF0F3D1AFD7B3E1F87D9B9FF0A6A3D1DF2833D881CB3BD5E85E3B98BEED63D508C05BE1770F8BDF6109CBCF15AC7BD907B84BC59E0D7BC3FD06A390E415D3C6A809CBD5D34BB3CEF540EB78BAFEF3C5B35633C66F6143D870B7D3CA3032BBD8827553C5020ACBE93F8F839C64291BD3906803DB27F52BE5A0A0EBB1FE40B3FF729163E74BC8EBDCCBD06BD699F20BDE156153A76C8F43E082938BBFBDE71BD152D50BC0BC4EABDB84F1FBC241D5E3E0ED391BE3E73F5BD17F2F2BCB6EBB5BCA50122BDF120103E61C493B8697A3F3D7160D53CDC22F33DF6D9B8BABC0356BE046C59BD7EED66BB83AFBCBB884751BD947008BC"> : tensor<8x12xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<8x12xf32>
  %w3 = stablehlo.constant dense<"0x12C988BED22B073B139F823D6140F2BD06E33C3EFC9A283C46DDF4BE35D43B3EA029503E12E38A3D0456D93D4DE62D3D"> : tensor<12xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<12xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8x12xf32>, %arg2: tensor<12xf32>, %arg3: tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<12xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %1 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<12xf32>) -> tensor<1x1x12xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x12xf32>) -> tensor<2x4x12xf32>
  %3 = stablehlo.add %0, %2 : tensor<2x4x12xf32>
  %4 = stablehlo.slice %3 [0:2, 0:3, 0:12] : (tensor<2x4x12xf32>) -> tensor<2x3x12xf32>
  %5 = stablehlo.slice %arg3 [0:2, 1:4] : (tensor<2x4xi32>) -> tensor<2x3xi32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
  %7:2 = call @take_along_axis(%4, %6) : (tensor<2x3x12xf32>, tensor<2x3x1xi32>) -> (tensor<2x3x1xf32>, tensor<2x3x1x1xi32>)
  %8 = stablehlo.reshape %7#0 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %9 = stablehlo.reduce(%4 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x3xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  %11 = stablehlo.maximum %10, %9 : tensor<2x3xf32>
  %12 = stablehlo.is_finite %11 : (tensor<2x3xf32>) -> tensor<2x3xi1>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  %14 = stablehlo.select %12, %11, %13 : tensor<2x3xi1>, tensor<2x3xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
  %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x12xf32>
  %17 = stablehlo.subtract %4, %16 : tensor<2x3x12xf32>
  %18 = stablehlo.exponential %17 : tensor<2x3x12xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %19 = stablehlo.reduce(%18 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x3xf32>
  %20 = stablehlo.abs %19 : tensor<2x3xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  %22 = stablehlo.compare GE, %19, %21, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  %23 = stablehlo.log %20 : tensor<2x3xf32>
  %24 = stablehlo.add %23, %14 : tensor<2x3xf32>
  %25 = stablehlo.subtract %24, %8 : tensor<2x3xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %26 = stablehlo.reduce(%25 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
  %cst_5 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
  %27 = stablehlo.divide %26, %cst_5 : tensor<f32>
  %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_7 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
  %28 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
  %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  %30 = stablehlo.negate %29 : tensor<2x3xf32>
  %31 = stablehlo.divide %29, %20 : tensor<2x3xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %32 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  %33 = stablehlo.select %22, %32, %31 : tensor<2x3xi1>, tensor<2x3xf32>
  %34 = stablehlo.select %22, %31, %32 : tensor<2x3xi1>, tensor<2x3xf32>
  %35 = stablehlo.negate %33 : tensor<2x3xf32>
  %36 = stablehlo.add %34, %35 : tensor<2x3xf32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x12xf32>
  %38 = stablehlo.multiply %37, %18 : tensor<2x3x12xf32>
  %39 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
  %40 = call @take_along_axis_0(%7#1, %39) : (tensor<2x3x1x1xi32>, tensor<2x3x1xf32>) -> tensor<2x3x12xf32>
  %41 = stablehlo.add %38, %40 : tensor<2x3x12xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %42 = stablehlo.pad %41, %cst_9, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x4x12xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %43 = stablehlo.reduce(%42 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<12xf32>
  %44 = stablehlo.reshape %43 : (tensor<12xf32>) -> tensor<1x1x12xf32>
  %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %45 = stablehlo.reduce(%44 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x12xf32>, tensor<f32>) -> tensor<12xf32>
  %46 = stablehlo.dot_general %42, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<2x4x8xf32>) -> tensor<12x8xf32>
  %47 = stablehlo.transpose %46, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %48 = stablehlo.dot_general %42, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<8x12xf32>) -> tensor<2x4x8xf32>
  return %27, %48, %47, %45 : tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<12xf32>
}
func.func private @take_along_axis(%arg0: tensor<2x3x12xf32>, %arg1: tensor<2x3x1xi32>) -> (tensor<2x3x1xf32>, tensor<2x3x1x1xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
  %c_0 = stablehlo.constant dense<12> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<2x3x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<2x3x1xi1>, tensor<2x3x1xi32>
  %5 = stablehlo.reshape %4 : (tensor<2x3x1xi32>) -> tensor<2x3x1x1xi32>
  %c_1 = stablehlo.constant dense<11> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x3x1x1xi32>
  %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x3x1x1xi32>, tensor<2x3x1x1xi32>) -> tensor<2x3x1x1xi1>
  %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x3x1x1xi32>
  %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x3x1x1xi32>, tensor<2x3x1x1xi32>) -> tensor<2x3x1x1xi1>
  %11 = stablehlo.and %7, %10 : tensor<2x3x1x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x3x1x1xi1>, tensor<i1>) -> tensor<2x3x1xi1>
  %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x3x12xf32>, tensor<2x3x1x1xi32>) -> tensor<2x3x1xf32>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
  %15 = stablehlo.select %12, %13, %14 : tensor<2x3x1xi1>, tensor<2x3x1xf32>
  return %15, %5 : tensor<2x3x1xf32>, tensor<2x3x1x1xi32>
}
func.func private @take_along_axis_0(%arg0: tensor<2x3x1x1xi32>, %arg1: tensor<2x3x1xf32>) -> tensor<2x3x12xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x12xf32>
  %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<2x3x12xf32>, tensor<2x3x1x1xi32>, tensor<2x3x1xf32>) -> tensor<2x3x12xf32>
  return %1 : tensor<2x3x12xf32>
}

// -----

// And then joined.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<{{2x[34]|6}}x12xf32>
// CHECK: trc.head_loss_gradient(
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x3D5527BFF3D784BE4116233FBF7CDC3E83AC533E3FD5C1BFF8B2093F3AB1953FEA3C813FBA7D6F3E0362C7BF9E4A713FEBC916BECD1422C05421C13E7CFFBEBFC4F1A5BFAA8C22BF45E4A23F71DFBDBE69BF8A3E6ABDDF3F2B09CC3FF5AAD3BD495177BE3564A1BF01C831BF92C8D93E399DCA3E95C4E13D52AB7E3FE9B945BF7EB065BDBE323B3F968A153FC014893F4246CB3E036A9EBE4471B93E0A5580BFCED9D1BFE8A6143FD4DA61BDDEE79D3EB94DD9BF3AF0BABE3C9019BF013D5DBF2A5210C08974ABBEBCB5653F2212C33EA3D719BF59BA73BCA6BD413FB0AA30C0040DFFBD2A0F0B3FFB9F2E3F87B1D93F2D49913F3C08A03E999C9A3E4075493F55110ABF3B9C24BD48FF673F918DFA3FF81623BECD3F46BD643E4B3E19EEAB3F9B53F8BCF513BC3FD97677BF4C803EBECFEB4ABE7058493F18CB853F7935C1BF26456ABFEE77AC3E26A028BFEADEC2BFE9EC843FA6E9FC3EC381FC3E9F6DF3BE41B4833F13B875BEFE578C3FE36269BF9FA85ABF3C93513E0ACC33BF5CEA2C3F"> : tensor<8x12xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<8x12xf32>
  %c2 = stablehlo.constant dense<"0x6490923F03F48DBF48935FBF7C38CFBEB590803FF94C52BF02B330BFF07E623FDF595D3FA364BFBEDF128FBF0A5EC6BF"> : tensor<12xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<12xf32>
  %c3 = stablehlo.constant dense<"0x0700000003000000000000000600000006000000060000000600000000000000"> : tensor<2x4xi32>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x4xi32>
  %r:4 = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<12xf32>, tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<12xf32>)
  %w0 = stablehlo.constant dense<0x4075AA04> : tensor<f32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<f32>
  %w1 = stablehlo.constant dense<"0xC4E1353DA8A6B33EFAEF74BC80B35ABC276B97BCCAD8D6BD3E175BBD15892B3D909B5E3E5EC899BDCAAB933C6D0EFDBD7063393EC04D433C952715BE3F7F74BEFA4F37BDB9CD46BE400A46BE11C5DFBC10042ABE79EAB4BDA1E783BEC296E6BD0000000000000000000000000000000000000000000000000000000000000000124DA8BC1733B3BED0D5E1BD2A3781BE50D83FBE68D655BED63673BE2231AEBD451550BE9A9F57BD9814D3BD0A62EBBD7E82CBBDA49DFFBD4C6285BE1AC47DBE2C0A7C3E665BE7BC4692DABC2204F0BDE4C7A53D6006DC3BCAE734BEE13283BE0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  %w2 = stablehlo.constant dense<"0x81ACA43EDF14B6BAB2B5403CE16572BE88F4873E7457FBBBF9F963BE435832BEAD55E83D42FB053DE53BF0BD175E723CBE88993E63D66BBABE6CC73C67E46EBE98B193BC4BAD7AB9C9EA49BEE29504BE643BD43D9268713DC36DC23DAF012ABB0B0FD23C31269EB9A9A2A5BCA4B619BEC805383E16D0103B9ABD75BEBCEE19BDB149023E6A73313D1F280F3D64DF0F3D1AFD7B3E1F87D9B9FF0A6A3D1DF2833D881CB3BD5E85E3B98BEED63D508C05BE1770F8BDF6109CBCF15AC7BD907B84BC59E0D7BC3FD06A390E415D3C6A809CBD5D34BB3CEF540EB78BAFEF3C5B35633C66F6143D870B7D3CA3032BBD8827553C5020ACBE93F8F839C64291BD3906803DB27F52BE5A0A0EBB1FE40B3FF729163E74BC8EBDCCBD06BD699F20BDE156153A76C8F43E082938BBFBDE71BD152D50BC0BC4EABDB84F1FBC241D5E3E0ED391BE3E73F5BD17F2F2BCB6EBB5BCA50122BDF120103E61C493B8697A3F3D7160D53CDC22F33DF6D9B8BABC0356BE046C59BD7EED66BB83AFBCBB884751BD947008BC"> : tensor<8x12xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<8x12xf32>
  %w3 = stablehlo.constant dense<"0x12C988BED22B073B139F823D6140F2BD06E33C3EFC9A283C46DDF4BE35D43B3EA029503E12E38A3D0456D93D4DE62D3D"> : tensor<12xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<12xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8x12xf32>, %arg2: tensor<12xf32>, %arg3: tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<12xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %1 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<12xf32>) -> tensor<1x1x12xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x12xf32>) -> tensor<2x4x12xf32>
  %3 = stablehlo.add %0, %2 : tensor<2x4x12xf32>
  %4 = stablehlo.slice %3 [0:2, 0:3, 0:12] : (tensor<2x4x12xf32>) -> tensor<2x3x12xf32>
  %5 = stablehlo.reshape %4 : (tensor<2x3x12xf32>) -> tensor<6x12xf32>
  %6 = stablehlo.slice %arg3 [0:2, 1:4] : (tensor<2x4xi32>) -> tensor<2x3xi32>
  %7 = stablehlo.reshape %6 : (tensor<2x3xi32>) -> tensor<6xi32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
  %9:2 = call @take_along_axis(%5, %8) : (tensor<6x12xf32>, tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>)
  %10 = stablehlo.reshape %9#0 : (tensor<6x1xf32>) -> tensor<6xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %11 = stablehlo.reduce(%5 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x12xf32>, tensor<f32>) -> tensor<6xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
  %13 = stablehlo.maximum %12, %11 : tensor<6xf32>
  %14 = stablehlo.is_finite %13 : (tensor<6xf32>) -> tensor<6xi1>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
  %16 = stablehlo.select %14, %13, %15 : tensor<6xi1>, tensor<6xf32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
  %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x12xf32>
  %19 = stablehlo.subtract %5, %18 : tensor<6x12xf32>
  %20 = stablehlo.exponential %19 : tensor<6x12xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %21 = stablehlo.reduce(%20 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<6x12xf32>, tensor<f32>) -> tensor<6xf32>
  %22 = stablehlo.abs %21 : tensor<6xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
  %24 = stablehlo.compare GE, %21, %23, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  %25 = stablehlo.log %22 : tensor<6xf32>
  %26 = stablehlo.add %25, %16 : tensor<6xf32>
  %27 = stablehlo.subtract %26, %10 : tensor<6xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %28 = stablehlo.reduce(%27 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  %cst_5 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
  %29 = stablehlo.divide %28, %cst_5 : tensor<f32>
  %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_7 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
  %30 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
  %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<6xf32>
  %32 = stablehlo.negate %31 : tensor<6xf32>
  %33 = stablehlo.divide %31, %22 : tensor<6xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %34 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
  %35 = stablehlo.select %24, %34, %33 : tensor<6xi1>, tensor<6xf32>
  %36 = stablehlo.select %24, %33, %34 : tensor<6xi1>, tensor<6xf32>
  %37 = stablehlo.negate %35 : tensor<6xf32>
  %38 = stablehlo.add %36, %37 : tensor<6xf32>
  %39 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<6xf32>) -> tensor<6x12xf32>
  %40 = stablehlo.multiply %39, %20 : tensor<6x12xf32>
  %41 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
  %42 = call @take_along_axis_0(%9#1, %41) : (tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x12xf32>
  %43 = stablehlo.add %40, %42 : tensor<6x12xf32>
  %44 = stablehlo.reshape %43 : (tensor<6x12xf32>) -> tensor<2x3x12xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %45 = stablehlo.pad %44, %cst_9, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x4x12xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %46 = stablehlo.reduce(%45 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<12xf32>
  %47 = stablehlo.reshape %46 : (tensor<12xf32>) -> tensor<1x1x12xf32>
  %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %48 = stablehlo.reduce(%47 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x12xf32>, tensor<f32>) -> tensor<12xf32>
  %49 = stablehlo.dot_general %45, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<2x4x8xf32>) -> tensor<12x8xf32>
  %50 = stablehlo.transpose %49, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %51 = stablehlo.dot_general %45, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<8x12xf32>) -> tensor<2x4x8xf32>
  return %29, %51, %50, %48 : tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<12xf32>
}
func.func private @take_along_axis(%arg0: tensor<6x12xf32>, %arg1: tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
  %c_0 = stablehlo.constant dense<12> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<6x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<6x1xi1>, tensor<6x1xi32>
  %5 = stablehlo.reshape %4 : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
  %c_1 = stablehlo.constant dense<11> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6x1x1xi32>
  %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x1xi1>
  %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<6x1x1xi32>
  %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x1xi1>
  %11 = stablehlo.and %7, %10 : tensor<6x1x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<6x1x1xi1>, tensor<i1>) -> tensor<6x1xi1>
  %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x12xf32>, tensor<6x1x1xi32>) -> tensor<6x1xf32>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
  %15 = stablehlo.select %12, %13, %14 : tensor<6x1xi1>, tensor<6x1xf32>
  return %15, %5 : tensor<6x1xf32>, tensor<6x1x1xi32>
}
func.func private @take_along_axis_0(%arg0: tensor<6x1x1xi32>, %arg1: tensor<6x1xf32>) -> tensor<6x12xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x12xf32>
  %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<6x12xf32>, tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x12xf32>
  return %1 : tensor<6x12xf32>
}

// -----

// A bias and smoothed labels.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<{{2x[34]|6}}x12xf32>
// CHECK: trc.head_loss_gradient(
// CHECK-NOT: tensor<{{2x[34]|6}}x12xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x3D5527BFF3D784BE4116233FBF7CDC3E83AC533E3FD5C1BFF8B2093F3AB1953FEA3C813FBA7D6F3E0362C7BF9E4A713FEBC916BECD1422C05421C13E7CFFBEBFC4F1A5BFAA8C22BF45E4A23F71DFBDBE69BF8A3E6ABDDF3F2B09CC3FF5AAD3BD495177BE3564A1BF01C831BF92C8D93E399DCA3E95C4E13D52AB7E3FE9B945BF7EB065BDBE323B3F968A153FC014893F4246CB3E036A9EBE4471B93E0A5580BFCED9D1BFE8A6143FD4DA61BDDEE79D3EB94DD9BF3AF0BABE3C9019BF013D5DBF2A5210C08974ABBEBCB5653F2212C33EA3D719BF59BA73BCA6BD413FB0AA30C0040DFFBD2A0F0B3FFB9F2E3F87B1D93F2D49913F3C08A03E999C9A3E4075493F55110ABF3B9C24BD48FF673F918DFA3FF81623BECD3F46BD643E4B3E19EEAB3F9B53F8BCF513BC3FD97677BF4C803EBECFEB4ABE7058493F18CB853F7935C1BF26456ABFEE77AC3E26A028BFEADEC2BFE9EC843FA6E9FC3EC381FC3E9F6DF3BE41B4833F13B875BEFE578C3FE36269BF9FA85ABF3C93513E0ACC33BF5CEA2C3F"> : tensor<8x12xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<8x12xf32>
  %c2 = stablehlo.constant dense<"0x6490923F03F48DBF48935FBF7C38CFBEB590803FF94C52BF02B330BFF07E623FDF595D3FA364BFBEDF128FBF0A5EC6BF"> : tensor<12xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<12xf32>
  %c3 = stablehlo.constant dense<"0x0700000003000000000000000600000006000000060000000600000000000000"> : tensor<2x4xi32>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x4xi32>
  %r:4 = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<12xf32>, tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<12xf32>)
  %w0 = stablehlo.constant dense<0x40961B12> : tensor<f32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<f32>
  %w1 = stablehlo.constant dense<"0x3A0A3BBD5D34F53D7891023EDAE628BE7AE3B03EBAE653BEA800DF3DC4B7943D0CAC013D2691C13DBBE386BDBC43993D634940BED4E0643D4F9EB7BD6C9B163B8C08D93DD79E003D8427A83BE41F89BD4C57663E9555B2BDE44368BD257687BD1DB919BCDF0896BE145782BDF5C9E9BDCDFE22BD6D8FF1BCBBBF1BBE31D219BE687A22BC971B7BBECBA792BD71513DBEECFD04BEE2571BBE9D8626BE920855BD5E7016BE16E7B5BCE19687BDEF86A7BD3ED982BD65A4B5BDEF3038BEC94232BE668C283D07BD39BE406127BECEFEDCBCF2399CBE66EA1D3DDDBB80BE1C2740BEC4C9AA3D918DD1BD3428823DD64635BEAADB753E4C110CBE3A7ADFBBB9B394BD"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  %w2 = stablehlo.constant dense<"0x3786E83C40D883BB11870A3C155D063E32022A3E57EF47BC747BB7BDB2F482BE7C37A93DBD6BB83C3844BABDD0535A3C4BF6973D205D31BC9077953C067881BD6129BABD2CCC84BC31F9233E1D705CBEB199733D6A3C313DFD3C8D3D1F39E4BC522D8BBD77AFA03BC2A694BC066E843D84B5483EBD0B423C59A977BEA1041EBE873EDA3D63DFF93C77E5CF3C70BB2D3DA00A63BDE8176F3A04D93A3D22A6533DA91BB1BD8E1BEDBA430F883E0A232ABD5D5EB5BD59B254BCDE6B94BDA53599BB59C546BE23B52F3CFCA1113C035B053E5FBBF03D70FF9C3C9183D0BD341C4EBDD0D5373D5719503C0255E6BC8E9DF73CE769573E34274ABB17ED51BDBA5006BE3C8F4EBEB0241BBCDAC9343E5891023ECBCD6EBDC4CAC5BC4B9BF5BCFDD7ADBB769B8C3C52B7953B403B20BD4328013ED90E7CBDF0EBBC3A2113813E88D828BEED30ABBDD8B583BC499322BC7730D7BC0D0D65BDCA7180BB0E22103DC69D0FBDFD93823DD6F2D3BB2A6F9C3D983B7DBAF3E82FBC61CC82BB88B91CBD64DDA3BC"> : tensor<8x12xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<8x12xf32>
  %w3 = stablehlo.constant dense<"0x93D63BBE08CD413BDC72283DD2ECCD3CCB684D3E6C32743CE622E1BE99608D3C0EBF223E38093B3DA42F9B3D8326273D"> : tensor<12xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<12xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8x12xf32>, %arg2: tensor<12xf32>, %arg3: tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<12xf32>) {
  %0 = call @_one_hot(%arg3) : (tensor<2x4xi32>) -> tensor<2x4x12xf32>
  %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<2x4x12xf32>
  %cst_0 = stablehlo.constant dense<0.00833333377> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
  %4 = stablehlo.add %2, %3 : tensor<2x4x12xf32>
  %5 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %6 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<12xf32>) -> tensor<1x1x12xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<1x1x12xf32>) -> tensor<2x4x12xf32>
  %8 = stablehlo.add %5, %7 : tensor<2x4x12xf32>
  %9:3 = call @log_softmax(%8) : (tensor<2x4x12xf32>) -> (tensor<2x4x12xf32>, tensor<2x4x12xf32>, tensor<2x4x1xf32>)
  %10 = stablehlo.multiply %4, %9#0 : tensor<2x4x12xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %12 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %cst_3 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %13 = stablehlo.divide %12, %cst_3 : tensor<f32>
  %14 = stablehlo.negate %13 : tensor<f32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %15 = stablehlo.negate %cst_4 : tensor<f32>
  %cst_5 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %16 = stablehlo.divide %15, %cst_5 : tensor<f32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x12xf32>
  %19 = stablehlo.multiply %4, %18 : tensor<2x4x12xf32>
  %20 = call @log_softmax_0(%9#1, %9#2, %19) : (tensor<2x4x12xf32>, tensor<2x4x1xf32>, tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %21 = stablehlo.reduce(%20 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<12xf32>
  %22 = stablehlo.reshape %21 : (tensor<12xf32>) -> tensor<1x1x12xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %23 = stablehlo.reduce(%22 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x12xf32>, tensor<f32>) -> tensor<12xf32>
  %24 = stablehlo.dot_general %20, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<2x4x8xf32>) -> tensor<12x8xf32>
  %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %26 = stablehlo.dot_general %20, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<8x12xf32>) -> tensor<2x4x8xf32>
  return %14, %26, %25, %23 : tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<12xf32>
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

// A scale.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<{{2x[34]|6}}x12xf32>
// CHECK: trc.head_loss_gradient(
// CHECK-NOT: tensor<{{2x[34]|6}}x12xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x3D5527BFF3D784BE4116233FBF7CDC3E83AC533E3FD5C1BFF8B2093F3AB1953FEA3C813FBA7D6F3E0362C7BF9E4A713FEBC916BECD1422C05421C13E7CFFBEBFC4F1A5BFAA8C22BF45E4A23F71DFBDBE69BF8A3E6ABDDF3F2B09CC3FF5AAD3BD495177BE3564A1BF01C831BF92C8D93E399DCA3E95C4E13D52AB7E3FE9B945BF7EB065BDBE323B3F968A153FC014893F4246CB3E036A9EBE4471B93E0A5580BFCED9D1BFE8A6143FD4DA61BDDEE79D3EB94DD9BF3AF0BABE3C9019BF013D5DBF2A5210C08974ABBEBCB5653F2212C33EA3D719BF59BA73BCA6BD413FB0AA30C0040DFFBD2A0F0B3FFB9F2E3F87B1D93F2D49913F3C08A03E999C9A3E4075493F55110ABF3B9C24BD48FF673F918DFA3FF81623BECD3F46BD643E4B3E19EEAB3F9B53F8BCF513BC3FD97677BF4C803EBECFEB4ABE7058493F18CB853F7935C1BF26456ABFEE77AC3E26A028BFEADEC2BFE9EC843FA6E9FC3EC381FC3E9F6DF3BE41B4833F13B875BEFE578C3FE36269BF9FA85ABF3C93513E0ACC33BF5CEA2C3F"> : tensor<8x12xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<8x12xf32>
  %c2 = stablehlo.constant dense<"0x0700000003000000000000000600000006000000060000000600000000000000"> : tensor<2x4xi32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4xi32>
  %r:3 = call @form(%i0, %i1, %i2) : (tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>)
  %w0 = stablehlo.constant dense<0x4039E524> : tensor<f32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<f32>
  %w1 = stablehlo.constant dense<"0xD10900BD7E5FF03C2625373D83BE0ABD9515F33D5F745EBD548F2A3D74F4223D520D2DBC9A92303D921E29BC2B419E3C407B93BC6EBC65BB875039BC44E38D3C6481EF3C52B6203C736C4C3C9DDADABCE49DB23D30ACCFBCF53C25BCD888F8BC73114BBC0CC48CBD343AEFBCF220ABBC43428ABC0FF361BC09D446BD9A1F18BD4AD100BB641E50BD238EBABC4F24F2BCFC2A92BC36C8A4BCE6A25EBD93BCEABC7232FBBCC2BD01BD443CDABC76EF86BC04AAD7BCDC2BB0BC1D0247BDCAB630BDCBBC2FBCCF2F66BDDCC214BD6F3487BC966123BD6A4C1BBCF03473BD307329BD88FFC03CE47AD9BBB9AB903CDAB013BDE88CC23D7646EEBCC85999BA1B0E06BD"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  %w2 = stablehlo.constant dense<"0xE919423CC63582BBAC0B863BC1EB3E3D2B35363C068A02BC06CBC7BC44834CBDAAE50A3C2A31013C63DA81BC0AE2453CDFAAA83CCD3758BCCAD559BB5884E53CF64026BC007835BC928D4D3DBF8E40BDCE7422BBDF3FA23BC6D7013B1B7697BC13FA7FBC75D2203CB0650F3C7E52BDBB3073AA3C23B8413CFF498DBD6EB71ABD73DF943C2770833CEDB0483C17D5F93C35C3C6BCC41E67BB8091ADBA0EC83B3ACC0D36BC1FF489BB74A7AA3D73B50F3C718258BCB09606BCB70D82BCE37035BCDD6D7DBD449E473C7C6D173C9C85563CA5AF4D3C9D72463C253ADEBCFBAD80BC0598203C22D6063CE567CF3BFC58AD3CABDF943D9DD49FBBDCC942BC699D32BDFECD8ABC68D1D4BBF5B4453D1472123C8C0345BC10706EBC5275D3BB7CE655BC5545023C67BC1ABC2C9784BCE1C3383DF85C81BC99CB31BC596F9C3DF779DABB06AC8EBC882B28BC84528ABCE07CD4BC2222BDBC8E22B1BB48D0D53A279F863C0713AB3ABA0CE3BB33DAD13C2C810F3C4EF3D5BABDE304BA969A17BC491AE3BB"> : tensor<8x12xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<8x12xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8x12xf32>, %arg2: tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %cst = stablehlo.constant dense<3.000000e-01> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<2x4x12xf32>
  %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
  %4:2 = call @take_along_axis(%2, %3) : (tensor<2x4x12xf32>, tensor<2x4x1xi32>) -> (tensor<2x4x1xf32>, tensor<2x4x1x1xi32>)
  %5 = stablehlo.reshape %4#0 : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %6 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.maximum across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %8 = stablehlo.maximum %7, %6 : tensor<2x4xf32>
  %9 = stablehlo.is_finite %8 : (tensor<2x4xf32>) -> tensor<2x4xi1>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %11 = stablehlo.select %9, %8, %10 : tensor<2x4xi1>, tensor<2x4xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  %14 = stablehlo.subtract %2, %13 : tensor<2x4x12xf32>
  %15 = stablehlo.exponential %14 : tensor<2x4x12xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %16 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %17 = stablehlo.abs %16 : tensor<2x4xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %19 = stablehlo.compare GE, %16, %18, FLOAT : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
  %20 = stablehlo.log %17 : tensor<2x4xf32>
  %21 = stablehlo.add %20, %11 : tensor<2x4xf32>
  %22 = stablehlo.subtract %21, %5 : tensor<2x4xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %23 = stablehlo.reduce(%22 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %cst_6 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %24 = stablehlo.divide %23, %cst_6 : tensor<f32>
  %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_8 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %25 = stablehlo.divide %cst_7, %cst_8 : tensor<f32>
  %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %27 = stablehlo.negate %26 : tensor<2x4xf32>
  %28 = stablehlo.divide %26, %17 : tensor<2x4xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %30 = stablehlo.select %19, %29, %28 : tensor<2x4xi1>, tensor<2x4xf32>
  %31 = stablehlo.select %19, %28, %29 : tensor<2x4xi1>, tensor<2x4xf32>
  %32 = stablehlo.negate %30 : tensor<2x4xf32>
  %33 = stablehlo.add %31, %32 : tensor<2x4xf32>
  %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x12xf32>
  %35 = stablehlo.multiply %34, %15 : tensor<2x4x12xf32>
  %36 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %37 = call @take_along_axis_0(%4#1, %36) : (tensor<2x4x1x1xi32>, tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  %38 = stablehlo.add %35, %37 : tensor<2x4x12xf32>
  %cst_10 = stablehlo.constant dense<3.000000e-01> : tensor<f32>
  %39 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
  %40 = stablehlo.multiply %38, %39 : tensor<2x4x12xf32>
  %41 = stablehlo.dot_general %40, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<2x4x8xf32>) -> tensor<12x8xf32>
  %42 = stablehlo.transpose %41, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %43 = stablehlo.dot_general %40, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<8x12xf32>) -> tensor<2x4x8xf32>
  return %24, %43, %42 : tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>
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

// A scale in front of a bias.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<{{2x[34]|6}}x12xf32>
// CHECK: trc.head_loss_gradient(
// CHECK-NOT: tensor<{{2x[34]|6}}x12xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x3D5527BFF3D784BE4116233FBF7CDC3E83AC533E3FD5C1BFF8B2093F3AB1953FEA3C813FBA7D6F3E0362C7BF9E4A713FEBC916BECD1422C05421C13E7CFFBEBFC4F1A5BFAA8C22BF45E4A23F71DFBDBE69BF8A3E6ABDDF3F2B09CC3FF5AAD3BD495177BE3564A1BF01C831BF92C8D93E399DCA3E95C4E13D52AB7E3FE9B945BF7EB065BDBE323B3F968A153FC014893F4246CB3E036A9EBE4471B93E0A5580BFCED9D1BFE8A6143FD4DA61BDDEE79D3EB94DD9BF3AF0BABE3C9019BF013D5DBF2A5210C08974ABBEBCB5653F2212C33EA3D719BF59BA73BCA6BD413FB0AA30C0040DFFBD2A0F0B3FFB9F2E3F87B1D93F2D49913F3C08A03E999C9A3E4075493F55110ABF3B9C24BD48FF673F918DFA3FF81623BECD3F46BD643E4B3E19EEAB3F9B53F8BCF513BC3FD97677BF4C803EBECFEB4ABE7058493F18CB853F7935C1BF26456ABFEE77AC3E26A028BFEADEC2BFE9EC843FA6E9FC3EC381FC3E9F6DF3BE41B4833F13B875BEFE578C3FE36269BF9FA85ABF3C93513E0ACC33BF5CEA2C3F"> : tensor<8x12xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<8x12xf32>
  %c2 = stablehlo.constant dense<"0x6490923F03F48DBF48935FBF7C38CFBEB590803FF94C52BF02B330BFF07E623FDF595D3FA364BFBEDF128FBF0A5EC6BF"> : tensor<12xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<12xf32>
  %c3 = stablehlo.constant dense<"0x0700000003000000000000000600000006000000060000000600000000000000"> : tensor<2x4xi32>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x4xi32>
  %r:4 = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<12xf32>, tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<12xf32>)
  %w0 = stablehlo.constant dense<0x40342654> : tensor<f32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<f32>
  %w1 = stablehlo.constant dense<"0x3202B23BACC2B93DE82C80BC503DE33B2EAF1FBD33E4D6BC9C0591BC5853B23C886B6A3D8E4D87BC8220DA3B129F44BD5FE0783DC40F9FBC70F108BDBE2177BD5AE293BC5B1CA3BDF82069BD3A93C3BCC03BB6BD1C31BCBC5849A4BD26103DBD000000000000000000000000000000000000000000000000000000000000000010EE66BB7464C4BD747F2EBDA03589BD7C447FBD93C459BD532BA6BD1B4336BD0CC9C0BC2DD190BDF15251BD73DD0CBD94A6A6BD23BAF8BC2673A3BD0F4564BD1ADD7C3DE73C2FBCB0D8733B013052BD4DEC643DA286B7BCB32C16BD2D937BBD0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  %w2 = stablehlo.constant dense<"0x2B84C23DBA1BA9BA88AE1C3B7DDC84BDC540293DB1767DBBE45397BDE8C8DCBC1016E03C1AFF033C204FD8BBA3085D3B51E9CF3D13651DBA697B1F3B3D0182BD6625073BCC62F739FFB387BDE64561BCA7DCAF3C16B1373CFB33A13BB1DD9E3602C6873C669BCE394368F53A4B0858BDDE10383D15D8E03AA957A1BD1001A83BB23A273DE3C7373C3116673BA4B2AE3B658C863D177197BA3E3A0B39AA23A03C187008BD79D7F9BA8EC4083DB59DD6BC9C8821BDD25DDDBBAC08DCBB78BC57BB16480CBC770A8039DD48E33AF3FBD8BC3285E13B9D13A8389EDA143C140CA43B1EF70D3C0EE8203B6DFA65BA3B8DE83A9A4AE4BD437682B83274B6BB636E123CB9382FBD53947FBAC8B0373E447F6C3CF6E3E2BCDCFA2EBC393CE2BA1BFEEBBAC5DA093EDCE174BB81330DBCECC0AF3BCC5B5EBD1A51CBBB3FE08F3DEF6280BD263A50BD44B31BBC9D28EFBB1C87E7BB893A283D854399B8EC8A353B15BE833CC2ED943C78378BBADAFC8BBDBB0515BC72C33F3BF8B3453A8B0D56BB0F568C38"> : tensor<8x12xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<8x12xf32>
  %w3 = stablehlo.constant dense<"0x50273CBEA049283CE501F83C748EF8BDCA1E5F3E75B4AA3CD156F0BEBC66223E1C7C633E8918653DFE4E0C3D142AC73C"> : tensor<12xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<12xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8x12xf32>, %arg2: tensor<12xf32>, %arg3: tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<12xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %1 = stablehlo.slice %0 [0:2, 0:3, 0:12] : (tensor<2x4x12xf32>) -> tensor<2x3x12xf32>
  %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x12xf32>
  %3 = stablehlo.divide %1, %2 : tensor<2x3x12xf32>
  %4 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<12xf32>) -> tensor<1x1x12xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<1x1x12xf32>) -> tensor<2x3x12xf32>
  %6 = stablehlo.add %3, %5 : tensor<2x3x12xf32>
  %7 = stablehlo.slice %arg3 [0:2, 1:4] : (tensor<2x4xi32>) -> tensor<2x3xi32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
  %9:2 = call @take_along_axis(%6, %8) : (tensor<2x3x12xf32>, tensor<2x3x1xi32>) -> (tensor<2x3x1xf32>, tensor<2x3x1x1xi32>)
  %10 = stablehlo.reshape %9#0 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %11 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.maximum across dimensions = [2] : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x3xf32>
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  %13 = stablehlo.maximum %12, %11 : tensor<2x3xf32>
  %14 = stablehlo.is_finite %13 : (tensor<2x3xf32>) -> tensor<2x3xi1>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  %16 = stablehlo.select %14, %13, %15 : tensor<2x3xi1>, tensor<2x3xf32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
  %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x12xf32>
  %19 = stablehlo.subtract %6, %18 : tensor<2x3x12xf32>
  %20 = stablehlo.exponential %19 : tensor<2x3x12xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %21 = stablehlo.reduce(%20 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x3xf32>
  %22 = stablehlo.abs %21 : tensor<2x3xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  %24 = stablehlo.compare GE, %21, %23, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  %25 = stablehlo.log %22 : tensor<2x3xf32>
  %26 = stablehlo.add %25, %16 : tensor<2x3xf32>
  %27 = stablehlo.subtract %26, %10 : tensor<2x3xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %28 = stablehlo.reduce(%27 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
  %cst_6 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
  %29 = stablehlo.divide %28, %cst_6 : tensor<f32>
  %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_8 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
  %30 = stablehlo.divide %cst_7, %cst_8 : tensor<f32>
  %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  %32 = stablehlo.negate %31 : tensor<2x3xf32>
  %33 = stablehlo.divide %31, %22 : tensor<2x3xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  %35 = stablehlo.select %24, %34, %33 : tensor<2x3xi1>, tensor<2x3xf32>
  %36 = stablehlo.select %24, %33, %34 : tensor<2x3xi1>, tensor<2x3xf32>
  %37 = stablehlo.negate %35 : tensor<2x3xf32>
  %38 = stablehlo.add %36, %37 : tensor<2x3xf32>
  %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x12xf32>
  %40 = stablehlo.multiply %39, %20 : tensor<2x3x12xf32>
  %41 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
  %42 = call @take_along_axis_0(%9#1, %41) : (tensor<2x3x1x1xi32>, tensor<2x3x1xf32>) -> tensor<2x3x12xf32>
  %43 = stablehlo.add %40, %42 : tensor<2x3x12xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %44 = stablehlo.reduce(%43 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<12xf32>
  %45 = stablehlo.reshape %44 : (tensor<12xf32>) -> tensor<1x1x12xf32>
  %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %46 = stablehlo.reduce(%45 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x12xf32>, tensor<f32>) -> tensor<12xf32>
  %cst_12 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
  %47 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x3x12xf32>
  %48 = stablehlo.divide %43, %47 : tensor<2x3x12xf32>
  %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %49 = stablehlo.pad %48, %cst_13, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x4x12xf32>
  %50 = stablehlo.dot_general %49, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<2x4x8xf32>) -> tensor<12x8xf32>
  %51 = stablehlo.transpose %50, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %52 = stablehlo.dot_general %49, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<8x12xf32>) -> tensor<2x4x8xf32>
  return %29, %52, %51, %46 : tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<12xf32>
}
func.func private @take_along_axis(%arg0: tensor<2x3x12xf32>, %arg1: tensor<2x3x1xi32>) -> (tensor<2x3x1xf32>, tensor<2x3x1x1xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
  %c_0 = stablehlo.constant dense<12> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<2x3x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<2x3x1xi1>, tensor<2x3x1xi32>
  %5 = stablehlo.reshape %4 : (tensor<2x3x1xi32>) -> tensor<2x3x1x1xi32>
  %c_1 = stablehlo.constant dense<11> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x3x1x1xi32>
  %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x3x1x1xi32>, tensor<2x3x1x1xi32>) -> tensor<2x3x1x1xi1>
  %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x3x1x1xi32>
  %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x3x1x1xi32>, tensor<2x3x1x1xi32>) -> tensor<2x3x1x1xi1>
  %11 = stablehlo.and %7, %10 : tensor<2x3x1x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x3x1x1xi1>, tensor<i1>) -> tensor<2x3x1xi1>
  %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x3x12xf32>, tensor<2x3x1x1xi32>) -> tensor<2x3x1xf32>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
  %15 = stablehlo.select %12, %13, %14 : tensor<2x3x1xi1>, tensor<2x3x1xf32>
  return %15, %5 : tensor<2x3x1xf32>, tensor<2x3x1x1xi32>
}
func.func private @take_along_axis_0(%arg0: tensor<2x3x1x1xi32>, %arg1: tensor<2x3x1xf32>) -> tensor<2x3x12xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x12xf32>
  %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<2x3x12xf32>, tensor<2x3x1x1xi32>, tensor<2x3x1xf32>) -> tensor<2x3x12xf32>
  return %1 : tensor<2x3x12xf32>
}

// -----

// A scale behind it.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<{{2x[34]|6}}x12xf32>
// CHECK: trc.head_loss_gradient(
// CHECK-NOT: tensor<{{2x[34]|6}}x12xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x3D5527BFF3D784BE4116233FBF7CDC3E83AC533E3FD5C1BFF8B2093F3AB1953FEA3C813FBA7D6F3E0362C7BF9E4A713FEBC916BECD1422C05421C13E7CFFBEBFC4F1A5BFAA8C22BF45E4A23F71DFBDBE69BF8A3E6ABDDF3F2B09CC3FF5AAD3BD495177BE3564A1BF01C831BF92C8D93E399DCA3E95C4E13D52AB7E3FE9B945BF7EB065BDBE323B3F968A153FC014893F4246CB3E036A9EBE4471B93E0A5580BFCED9D1BFE8A6143FD4DA61BDDEE79D3EB94DD9BF3AF0BABE3C9019BF013D5DBF2A5210C08974ABBEBCB5653F2212C33EA3D719BF59BA73BCA6BD413FB0AA30C0040DFFBD2A0F0B3FFB9F2E3F87B1D93F2D49913F3C08A03E999C9A3E4075493F55110ABF3B9C24BD48FF673F918DFA3FF81623BECD3F46BD643E4B3E19EEAB3F9B53F8BCF513BC3FD97677BF4C803EBECFEB4ABE7058493F18CB853F7935C1BF26456ABFEE77AC3E26A028BFEADEC2BFE9EC843FA6E9FC3EC381FC3E9F6DF3BE41B4833F13B875BEFE578C3FE36269BF9FA85ABF3C93513E0ACC33BF5CEA2C3F"> : tensor<8x12xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<8x12xf32>
  %c2 = stablehlo.constant dense<"0x6490923F03F48DBF48935FBF7C38CFBEB590803FF94C52BF02B330BFF07E623FDF595D3FA364BFBEDF128FBF0A5EC6BF"> : tensor<12xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<12xf32>
  %c3 = stablehlo.constant dense<"0x0700000003000000000000000600000006000000060000000600000000000000"> : tensor<2x4xi32>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x4xi32>
  %r:4 = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<12xf32>, tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<12xf32>)
  %w0 = stablehlo.constant dense<0x4035EC8F> : tensor<f32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<f32>
  %w1 = stablehlo.constant dense<"0x5000F1BCE941DA3CD463293D803715BDEDC2E03D9E9068BD54712A3D0B08183D40D301BCB35D2A3D820D63BC18679F3C0D17FFBC122F42BB42CE49BC1B21863C56F2F93CE2D2E53B5D7F353C7F16EBBCFAF59C3D0AEECEBCBAFE30BCD43FF9BCCAC735BC55C18DBDE661F9BC6558C1BCEA75C5BC94D885BCB5B248BDC2F41CBD68D716BB0A4E60BD396BCFBCF0230CBD08D8DDBC0501D1BC6CE25BBD76F1F4BC7D19CFBC4CCA16BD06A0EEBCA64197BCF27210BDC9E7ADBC0A174CBD71EE29BDAAEF01BC7BAC6CBDD64320BD13AA8BBC197C57BDFCA311BC957B79BD9A462EBD63E4D23CE4F907BC54538E3CB8FF23BD10C1B63D62C103BDD2EC04BBB16403BD"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  %w2 = stablehlo.constant dense<"0x64D3143C7FA445BBA845573BED833F3D3649723CEBEED7BB38A8D5BCE58A57BDAEEC373C6AADEC3BB07742BC4313003C0822A33CE16C2CBC05253EBBC1D0E93C87E777BCC4091FBC28684C3D17744BBD3D736DBB0635973B00D6B03AD52651BC5D5A67BCB77D023C1790F43B334BCCBBB2F6F53C194F293C034791BD5E6413BDC5A8D03C41C17C3C7529203C8685AA3C1CDED7BC6B3F22BBD2E250BACEE9D53AB4AF78BC87F05BBB4B95AC3DD0B6C83BB9DB8EBC2FEEFABB9FE941BC7A49E3BB4F1778BD9CDF203C3267013CEB39543CAED89A3C17C02E3CB922E5BC99F866BC2239683C2491063CF307AB3BDB5A723CE532923D8AEE82BB11DB20BCD0E032BDED14C5BC32D8BABB38514D3DD361233C4B4B87BCA22261BC21B9AABB85BC0FBC31B1163BDDAEE3BBC20954BC83423F3D3512B3BCF13810BC38069F3D32D163BC2E48BEBCE8D91CBCBA474CBC26938ABCABEBC3BC906490BB0173883A5A9E863CB11C6A3A14D6C5BBE9BACE3CF603E73B655F45BB33E65DBA188CEBBB7BE7ABBB"> : tensor<8x12xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<8x12xf32>
  %w3 = stablehlo.constant dense<"0x4FB05BBD3A725A3CE32C9B3C3A98EDBBAC9B293DCE01913C95EF07BE198F39BC03D7243D8918BD3CF075C03C372FDB3C"> : tensor<12xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<12xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8x12xf32>, %arg2: tensor<12xf32>, %arg3: tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<12xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %1 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<12xf32>) -> tensor<1x1x12xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x12xf32>) -> tensor<2x4x12xf32>
  %3 = stablehlo.add %0, %2 : tensor<2x4x12xf32>
  %cst = stablehlo.constant dense<3.000000e-01> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
  %5 = stablehlo.multiply %3, %4 : tensor<2x4x12xf32>
  %6 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
  %7:2 = call @take_along_axis(%5, %6) : (tensor<2x4x12xf32>, tensor<2x4x1xi32>) -> (tensor<2x4x1xf32>, tensor<2x4x1x1xi32>)
  %8 = stablehlo.reshape %7#0 : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %9 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.maximum across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %11 = stablehlo.maximum %10, %9 : tensor<2x4xf32>
  %12 = stablehlo.is_finite %11 : (tensor<2x4xf32>) -> tensor<2x4xi1>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %14 = stablehlo.select %12, %11, %13 : tensor<2x4xi1>, tensor<2x4xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  %17 = stablehlo.subtract %5, %16 : tensor<2x4x12xf32>
  %18 = stablehlo.exponential %17 : tensor<2x4x12xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %19 = stablehlo.reduce(%18 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %20 = stablehlo.abs %19 : tensor<2x4xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %22 = stablehlo.compare GE, %19, %21, FLOAT : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
  %23 = stablehlo.log %20 : tensor<2x4xf32>
  %24 = stablehlo.add %23, %14 : tensor<2x4xf32>
  %25 = stablehlo.subtract %24, %8 : tensor<2x4xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %26 = stablehlo.reduce(%25 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %cst_6 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %27 = stablehlo.divide %26, %cst_6 : tensor<f32>
  %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_8 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %28 = stablehlo.divide %cst_7, %cst_8 : tensor<f32>
  %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %30 = stablehlo.negate %29 : tensor<2x4xf32>
  %31 = stablehlo.divide %29, %20 : tensor<2x4xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %33 = stablehlo.select %22, %32, %31 : tensor<2x4xi1>, tensor<2x4xf32>
  %34 = stablehlo.select %22, %31, %32 : tensor<2x4xi1>, tensor<2x4xf32>
  %35 = stablehlo.negate %33 : tensor<2x4xf32>
  %36 = stablehlo.add %34, %35 : tensor<2x4xf32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x12xf32>
  %38 = stablehlo.multiply %37, %18 : tensor<2x4x12xf32>
  %39 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %40 = call @take_along_axis_0(%7#1, %39) : (tensor<2x4x1x1xi32>, tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  %41 = stablehlo.add %38, %40 : tensor<2x4x12xf32>
  %cst_10 = stablehlo.constant dense<3.000000e-01> : tensor<f32>
  %42 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
  %43 = stablehlo.multiply %41, %42 : tensor<2x4x12xf32>
  %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %44 = stablehlo.reduce(%43 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<12xf32>
  %45 = stablehlo.reshape %44 : (tensor<12xf32>) -> tensor<1x1x12xf32>
  %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %46 = stablehlo.reduce(%45 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x12xf32>, tensor<f32>) -> tensor<12xf32>
  %47 = stablehlo.dot_general %43, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<2x4x8xf32>) -> tensor<12x8xf32>
  %48 = stablehlo.transpose %47, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %49 = stablehlo.dot_general %43, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<8x12xf32>) -> tensor<2x4x8xf32>
  return %27, %49, %48, %46 : tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<12xf32>
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

// A scale that is learned, forward.
// CHECK-LABEL: func.func @main
// CHECK: trc.head_loss(
// CHECK-NOT: tensor<{{2x[34]|6}}x12xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x3D5527BFF3D784BE4116233FBF7CDC3E83AC533E3FD5C1BFF8B2093F3AB1953FEA3C813FBA7D6F3E0362C7BF9E4A713FEBC916BECD1422C05421C13E7CFFBEBFC4F1A5BFAA8C22BF45E4A23F71DFBDBE69BF8A3E6ABDDF3F2B09CC3FF5AAD3BD495177BE3564A1BF01C831BF92C8D93E399DCA3E95C4E13D52AB7E3FE9B945BF7EB065BDBE323B3F968A153FC014893F4246CB3E036A9EBE4471B93E0A5580BFCED9D1BFE8A6143FD4DA61BDDEE79D3EB94DD9BF3AF0BABE3C9019BF013D5DBF2A5210C08974ABBEBCB5653F2212C33EA3D719BF59BA73BCA6BD413FB0AA30C0040DFFBD2A0F0B3FFB9F2E3F87B1D93F2D49913F3C08A03E999C9A3E4075493F55110ABF3B9C24BD48FF673F918DFA3FF81623BECD3F46BD643E4B3E19EEAB3F9B53F8BCF513BC3FD97677BF4C803EBECFEB4ABE7058493F18CB853F7935C1BF26456ABFEE77AC3E26A028BFEADEC2BFE9EC843FA6E9FC3EC381FC3E9F6DF3BE41B4833F13B875BEFE578C3FE36269BF9FA85ABF3C93513E0ACC33BF5CEA2C3F"> : tensor<8x12xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<8x12xf32>
  %c2 = stablehlo.constant dense<"0x0000C03F"> : tensor<1xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<1xf32>
  %c3 = stablehlo.constant dense<"0x0700000003000000000000000600000006000000060000000600000000000000"> : tensor<2x4xi32>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x4xi32>
  %r = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<1xf32>, tensor<2x4xi32>) -> tensor<f32>
  %w0 = stablehlo.constant dense<0x40749201> : tensor<f32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<f32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8x12xf32>, %arg2: tensor<1xf32>, %arg3: tensor<2x4xi32>) -> (tensor<f32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %1 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<1xf32>) -> tensor<1x1x1xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x4x12xf32>
  %3 = stablehlo.divide %0, %2 : tensor<2x4x12xf32>
  %4 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
  %5 = call @take_along_axis(%3, %4) : (tensor<2x4x12xf32>, tensor<2x4x1xi32>) -> tensor<2x4x1xf32>
  %6 = stablehlo.reshape %5 : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %7 = stablehlo.reduce(%3 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %9 = stablehlo.maximum %8, %7 : tensor<2x4xf32>
  %10 = stablehlo.is_finite %9 : (tensor<2x4xf32>) -> tensor<2x4xi1>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %12 = stablehlo.select %10, %9, %11 : tensor<2x4xi1>, tensor<2x4xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  %15 = stablehlo.subtract %3, %14 : tensor<2x4x12xf32>
  %16 = stablehlo.exponential %15 : tensor<2x4x12xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %17 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %18 = stablehlo.abs %17 : tensor<2x4xf32>
  %19 = stablehlo.log %18 : tensor<2x4xf32>
  %20 = stablehlo.add %19, %12 : tensor<2x4xf32>
  %21 = stablehlo.subtract %20, %6 : tensor<2x4xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %cst_4 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %23 = stablehlo.divide %22, %cst_4 : tensor<f32>
  return %23 : tensor<f32>
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
