// Cross entropies with smoothed labels, and gradients.
// Printed by JAX 0.10.2: test/Raise/forms.py
// RUN: trc-opt --split-input-file --phase-simplify --phase-raise %s -o %t
// RUN: FileCheck %s < %t
// RUN: trc-run --split-input-file --target=reference %t
// RUN: %check-host %s
// RUN: %check-cuda %s

// Shares by a one-hot tensor; targets outside.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x4x12xf32>
// CHECK: trc.head_loss_gradient(
// CHECK-SAME: smoothing
// CHECK-NOT: tensor<2x4x12xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x3D5527BFF3D784BE4116233FBF7CDC3E83AC533E3FD5C1BFF8B2093F3AB1953FEA3C813FBA7D6F3E0362C7BF9E4A713FEBC916BECD1422C05421C13E7CFFBEBFC4F1A5BFAA8C22BF45E4A23F71DFBDBE69BF8A3E6ABDDF3F2B09CC3FF5AAD3BD495177BE3564A1BF01C831BF92C8D93E399DCA3E95C4E13D52AB7E3FE9B945BF7EB065BDBE323B3F968A153FC014893F4246CB3E036A9EBE4471B93E0A5580BFCED9D1BFE8A6143FD4DA61BDDEE79D3EB94DD9BF3AF0BABE3C9019BF013D5DBF2A5210C08974ABBEBCB5653F2212C33EA3D719BF59BA73BCA6BD413FB0AA30C0040DFFBD2A0F0B3FFB9F2E3F87B1D93F2D49913F3C08A03E999C9A3E4075493F55110ABF3B9C24BD48FF673F918DFA3FF81623BECD3F46BD643E4B3E19EEAB3F9B53F8BCF513BC3FD97677BF4C803EBECFEB4ABE7058493F18CB853F7935C1BF26456ABFEE77AC3E26A028BFEADEC2BFE9EC843FA6E9FC3EC381FC3E9F6DF3BE41B4833F13B875BEFE578C3FE36269BF9FA85ABF3C93513E0ACC33BF5CEA2C3F"> : tensor<8x12xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<8x12xf32>
  %c2 = stablehlo.constant dense<"0x0400000000000000FDFFFFFF03000000030000000300000003000000FDFFFFFF"> : tensor<2x4xi32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4xi32>
  %r:3 = call @form(%i0, %i1, %i2) : (tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>)
  %w0 = stablehlo.constant dense<0x403C35BC> : tensor<f32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<f32>
  %w1 = stablehlo.constant dense<"0x46323F3D36006C3E4A832E3D93A9C93D034E363EA981043E8F3B34BDE8E2ABBD6E56053E33153BBD7A4D9C3D9A88F3BD7248923E6084A0BB7050CBBDF55D06BE1FC7603BE4F5CE3BBC3894BB388FB73BD44B083CB42B08BB5773B9BB82BC443B58580A3CD600143DAE924E3C6DB6063C41432B3DFE5A243C678E07BDD50D2E3DA847B33CE71BE73D5586A43C04DE22BD74799DBBE63A90BD863465BD86D2FC3DB07A56BEEEE4B13E7614983C82F22F3D8AF6F03C6D7A94BD487A3CBDD16EB0BCCEB5F63CAE7F113E6E5983BDBD3C873DB03F1EBE89201F3D30AED8BDAB191C3C8CD32ABBB0CC03BC4203FD3A204B33BBF81EA83BFE0FD2BA319C0A3B7491FBB9"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  %w2 = stablehlo.constant dense<"0x96920C3E5DE923BB28525D3BA6E2FABD38B31B3B1E681EBCB7A3FB3CF4D38ABDB9A7473DFFA7143DCB3A15BE5F1AB73D0D20263E6ABB50BCCFC15F3BDCC854BDCA4A0CBEB2EF54BC506C9A3C61E229BDC409733C75CB293DD7D2D23D6C52B3BDEC40C8BDFA353A3B2A8A92BB877002BE046221BD6836F53B22ADB73C6E1A22BD96B1123D33941D3D316C163DBACF283E368B803C7D46DC3ADE64263BD817963EC30E1E3C08E23E390A7817BC454188BD30F937BD7EF7B4BCF31400BE1B6661BD94FAE7BC740FDC3B3520C03ABAD90A3B28643EBD15BCC03BCBA6CE3B6376A2BA0BF61E3C2DD6253C6B2547BD4BA5A83D01F8D5BDD51F3A3BB235A4BBA3D94A3E65BE8ABD79DF523BB5FC1EBCB343893DB1BD99BC0DF469BCBAC2EABCEF9BB8BC8F5C403E35C31CBB075D49BC9951203E06272F3C9023B9BB23A880BB4420DCBD0E3D21BD97672ABCDACF14BD848F0CBE5A64B33DED55D6BBB3A0BC3B393715BD3628B23DB7DA1ABC5326293A2A9670BC33F7F43BF0E6FCBBBBC685BD31E845BD"> : tensor<8x12xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<8x12xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8x12xf32>, %arg2: tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>) {
  %0 = call @_one_hot(%arg2) : (tensor<2x4xi32>) -> tensor<2x4x12xf32>
  %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<2x4x12xf32>
  %cst_0 = stablehlo.constant dense<0.00833333377> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
  %4 = stablehlo.add %2, %3 : tensor<2x4x12xf32>
  %5 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %6:3 = call @log_softmax(%5) : (tensor<2x4x12xf32>) -> (tensor<2x4x12xf32>, tensor<2x4x12xf32>, tensor<2x4x1xf32>)
  %7 = stablehlo.multiply %4, %6#0 : tensor<2x4x12xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %cst_3 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %10 = stablehlo.divide %9, %cst_3 : tensor<f32>
  %11 = stablehlo.negate %10 : tensor<f32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %12 = stablehlo.negate %cst_4 : tensor<f32>
  %cst_5 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %13 = stablehlo.divide %12, %cst_5 : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x12xf32>
  %16 = stablehlo.multiply %4, %15 : tensor<2x4x12xf32>
  %17 = call @log_softmax_0(%6#1, %6#2, %16) : (tensor<2x4x12xf32>, tensor<2x4x1xf32>, tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
  %18 = stablehlo.dot_general %17, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<2x4x8xf32>) -> tensor<12x8xf32>
  %19 = stablehlo.transpose %18, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %20 = stablehlo.dot_general %17, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<8x12xf32>) -> tensor<2x4x8xf32>
  return %11, %20, %19 : tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>
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

// Forward only.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x4x12xf32>
// CHECK: trc.head_loss(
// CHECK-SAME: smoothing
// CHECK-NOT: tensor<2x4x12xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x3D5527BFF3D784BE4116233FBF7CDC3E83AC533E3FD5C1BFF8B2093F3AB1953FEA3C813FBA7D6F3E0362C7BF9E4A713FEBC916BECD1422C05421C13E7CFFBEBFC4F1A5BFAA8C22BF45E4A23F71DFBDBE69BF8A3E6ABDDF3F2B09CC3FF5AAD3BD495177BE3564A1BF01C831BF92C8D93E399DCA3E95C4E13D52AB7E3FE9B945BF7EB065BDBE323B3F968A153FC014893F4246CB3E036A9EBE4471B93E0A5580BFCED9D1BFE8A6143FD4DA61BDDEE79D3EB94DD9BF3AF0BABE3C9019BF013D5DBF2A5210C08974ABBEBCB5653F2212C33EA3D719BF59BA73BCA6BD413FB0AA30C0040DFFBD2A0F0B3FFB9F2E3F87B1D93F2D49913F3C08A03E999C9A3E4075493F55110ABF3B9C24BD48FF673F918DFA3FF81623BECD3F46BD643E4B3E19EEAB3F9B53F8BCF513BC3FD97677BF4C803EBECFEB4ABE7058493F18CB853F7935C1BF26456ABFEE77AC3E26A028BFEADEC2BFE9EC843FA6E9FC3EC381FC3E9F6DF3BE41B4833F13B875BEFE578C3FE36269BF9FA85ABF3C93513E0ACC33BF5CEA2C3F"> : tensor<8x12xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<8x12xf32>
  %c2 = stablehlo.constant dense<"0x0400000000000000FDFFFFFF03000000030000000300000003000000FDFFFFFF"> : tensor<2x4xi32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4xi32>
  %r = call @form(%i0, %i1, %i2) : (tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<2x4xi32>) -> tensor<f32>
  %w0 = stablehlo.constant dense<0x403C35BC> : tensor<f32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<f32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8x12xf32>, %arg2: tensor<2x4xi32>) -> (tensor<f32>) {
  %0 = call @_one_hot(%arg2) : (tensor<2x4xi32>) -> tensor<2x4x12xf32>
  %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<2x4x12xf32>
  %cst_0 = stablehlo.constant dense<0.00833333377> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
  %4 = stablehlo.add %2, %3 : tensor<2x4x12xf32>
  %5 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %6 = call @log_softmax(%5) : (tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
  %7 = stablehlo.multiply %4, %6 : tensor<2x4x12xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %cst_3 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %10 = stablehlo.divide %9, %cst_3 : tensor<f32>
  %11 = stablehlo.negate %10 : tensor<f32>
  return %11 : tensor<f32>
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

// -----

// The mean of log_softmax.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x4x12xf32>
// CHECK: trc.head_loss_gradient(
// CHECK-SAME: smoothing
// CHECK-NOT: tensor<2x4x12xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x3D5527BFF3D784BE4116233FBF7CDC3E83AC533E3FD5C1BFF8B2093F3AB1953FEA3C813FBA7D6F3E0362C7BF9E4A713FEBC916BECD1422C05421C13E7CFFBEBFC4F1A5BFAA8C22BF45E4A23F71DFBDBE69BF8A3E6ABDDF3F2B09CC3FF5AAD3BD495177BE3564A1BF01C831BF92C8D93E399DCA3E95C4E13D52AB7E3FE9B945BF7EB065BDBE323B3F968A153FC014893F4246CB3E036A9EBE4471B93E0A5580BFCED9D1BFE8A6143FD4DA61BDDEE79D3EB94DD9BF3AF0BABE3C9019BF013D5DBF2A5210C08974ABBEBCB5653F2212C33EA3D719BF59BA73BCA6BD413FB0AA30C0040DFFBD2A0F0B3FFB9F2E3F87B1D93F2D49913F3C08A03E999C9A3E4075493F55110ABF3B9C24BD48FF673F918DFA3FF81623BECD3F46BD643E4B3E19EEAB3F9B53F8BCF513BC3FD97677BF4C803EBECFEB4ABE7058493F18CB853F7935C1BF26456ABFEE77AC3E26A028BFEADEC2BFE9EC843FA6E9FC3EC381FC3E9F6DF3BE41B4833F13B875BEFE578C3FE36269BF9FA85ABF3C93513E0ACC33BF5CEA2C3F"> : tensor<8x12xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<8x12xf32>
  %c2 = stablehlo.constant dense<"0x0700000003000000000000000600000006000000060000000600000000000000"> : tensor<2x4xi32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4xi32>
  %r:3 = call @form(%i0, %i1, %i2) : (tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>)
  %w0 = stablehlo.constant dense<0x4099DB0E> : tensor<f32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<f32>
  %w1 = stablehlo.constant dense<"0x4E717CBD4C5F013E7431323E6820F7BDB589D73E251F1BBE9B00D43D459D093EB4D9063CD753D83D08D5A93A2DE01D3D8BA431BC07570C3D866FA7BD1B26203D3C8DF33DD1088A3D6074C4BB97160DBD4E0FA73EB8E5B9BD54059ABDEC4F8EBD14566DBBFCBF8CBE96C152BD5B74C9BD1C18F4B9241B5EBB05BC2FBE339109BE74E1203C3AF24ABE162334BD16DD15BEA0DA40BD1FB7ABBD8C2547BE91AD5ABD8FD562BEBD26153D065C3ABDE95182BDB2C052BCA7F6AFBDFDF63CBE83224BBEE6DE933C80002DBE474603BEDC1C26BD8D8A49BE3650D03C832F7ABE0D532BBECDD96F3DB6109CBD62C96F3D484CF1BD74BC963E902AB0BDE071263B819ED5BD"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  %w2 = stablehlo.constant dense<"0x895C393D3A543EBCCBAF6D3CAEF3E13D42CBF13DE6FEB2BC540798BD763445BEAD33433D8BD3133D35A11ABE2596A23D61158A3DB4ABD7BC1109ED3C9D8D7EBD3A9BFEBCD156FCBCEB6C283EC42924BE77945E3C99DA2D3D39FEC33DCDADD0BD289182BDF075703CB5A0EEBC3D866E3DE44DC13D3196BB3CC29E6ABED52F26BE22BC163D999A183D22922F3D626E353EC6836FBDEE699CBBCCF0933D262B093D1F4342BDA42CC5BB7EBE853EE2BA39BC559530BD30A759BC3D0AFFBDA0846DBDBDD247BEAEC3E73C0022923C4535003E6E5B123D3D0E153DDFEBC4BD6B9770BDDC43663C4182893C73E607BD700EDF3DAA21683EE0FF19BCD152B6BD638CF4BD98B0CCBD956F8BBC00DB2A3E892FA33D6C74C7BCC991ECBC18762EBD21812EBDAEAF4B3D65F3143BFC7B9ABD93AEDB3D6F8AFDBC18E5DABAFD8F7D3E21FF85BDCDC128BDCE7B98BCEC0E1ABDAE3E0BBE2A707DBD5E3E14BC1BF9773DBEABF3BCDF74473D677F30BC7CDBA13DB937CC3C86DE183C46B195B99A6881BD5F0643BD"> : tensor<8x12xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<8x12xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8x12xf32>, %arg2: tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %1:3 = call @log_softmax(%0) : (tensor<2x4x12xf32>) -> (tensor<2x4x12xf32>, tensor<2x4x12xf32>, tensor<2x4x1xf32>)
  %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
  %3:2 = call @take_along_axis(%1#0, %2) : (tensor<2x4x12xf32>, tensor<2x4x1xi32>) -> (tensor<2x4x1xf32>, tensor<2x4x1x1xi32>)
  %4 = stablehlo.reshape %3#0 : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
  %5 = stablehlo.negate %4 : tensor<2x4xf32>
  %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %7 = stablehlo.multiply %6, %5 : tensor<2x4xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.reduce(%1#0 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %cst_1 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %10 = stablehlo.divide %8, %9 : tensor<2x4xf32>
  %cst_2 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %12 = stablehlo.multiply %11, %10 : tensor<2x4xf32>
  %13 = stablehlo.subtract %7, %12 : tensor<2x4xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %14 = stablehlo.reduce(%13 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %cst_4 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %15 = stablehlo.divide %14, %cst_4 : tensor<f32>
  %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_6 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %16 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %18 = stablehlo.negate %17 : tensor<2x4xf32>
  %cst_7 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
  %19 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %20 = stablehlo.multiply %19, %18 : tensor<2x4xf32>
  %cst_8 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
  %21 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %22 = stablehlo.divide %20, %21 : tensor<2x4xf32>
  %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x12xf32>
  %cst_9 = stablehlo.constant dense<0.899999976> : tensor<f32>
  %24 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %25 = stablehlo.multiply %24, %17 : tensor<2x4xf32>
  %26 = stablehlo.negate %25 : tensor<2x4xf32>
  %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %28 = call @take_along_axis_0(%3#1, %27) : (tensor<2x4x1x1xi32>, tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  %29 = stablehlo.add %23, %28 : tensor<2x4x12xf32>
  %30 = call @log_softmax_1(%1#1, %1#2, %29) : (tensor<2x4x12xf32>, tensor<2x4x1xf32>, tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
  %31 = stablehlo.dot_general %30, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<2x4x8xf32>) -> tensor<12x8xf32>
  %32 = stablehlo.transpose %31, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %33 = stablehlo.dot_general %30, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<8x12xf32>) -> tensor<2x4x8xf32>
  return %15, %33, %32 : tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>
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

// Less the mean of the logits.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x4x12xf32>
// CHECK: trc.head_loss_gradient(
// CHECK-SAME: smoothing
// CHECK-NOT: tensor<2x4x12xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x16878D3F1421C3BFC0448BBF43473EBF599390BF5F44C23EA2AF4EBF31B538BF8153153F686941BF5A95DD3EB3AC78BF5B279BBF01F0EABFE53BEE3FFEF8A3BEABC9793E8A5BFEBC04CD233E0D844B3D7540F43F8CFB84BFEB5AC7BFE58781BFBFD7AABFE8383F3F4E04523FC71876BFCDF9B1BFE8A7B5BE5910B23FD37334C003D1063F59B289BFC02A853F69F989BF062292BEC1CDC0BF922D7ABF2D63B13F7211523F73A7CDBE9EC35EBF4668F2BF5F8DC9BED128FDBCB124ACBDFB15C0BD75978FBF9ABA87BDFA671EBD2331A53F1FF1EE3FDA460CBEA02C44BF5A1585BD118D1BBF24103EBF243B70BD008B85BFD0291B3FADD1D4BD1701803EA2543BBE592D3ABF7AAD72BF7BF872BE8F7B0CBFD5836F3ED23791BB1160AEBFE476893DDAE2ABBF7AD11DBF84B596BE47D104C04268BB3D619B1A3E18D121BE1D40D9BEFB48BFBE7EFE79BF2B168ABEF8770DBF8DC5BB3D22219ABF7B3E713EF9A7123ED9F510BE74DFE0BE26660D3FAB11D5BF8AC0EB3ED0DE783EB316913E8C41C43E"> : tensor<12x8xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<12x8xf32>
  %c2 = stablehlo.constant dense<"0x0700000003000000000000000600000006000000060000000600000000000000"> : tensor<2x4xi32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4xi32>
  %r:3 = call @form(%i0, %i1, %i2) : (tensor<2x4x8xf32>, tensor<12x8xf32>, tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<12x8xf32>)
  %w0 = stablehlo.constant dense<0x40AC8ED0> : tensor<f32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<f32>
  %w1 = stablehlo.constant dense<"0x76D7A13DF3B1633DAC861B3DC3EA763DB8F5473D2434A4BDB0FDF7BD4A3D2ABDBA4A543DB46C1ABE98A1D9BD905C0C3D0A30433E0CAB153D782682BEF24A893EE13507BE5B7EF03D5D5D0D3E4291DD3DA1B7823E9C49FFBDC2D52ABD13759A3D2720F93D53F2BF3A3669A83C7A73CBBD8616743CB671ADBD581AA6BD88D39CBD2E4A3B3E084AE4BDE2C0043E029D77BE607D68BE9F7C27BE30BEEFBCA636363E1FA035BD78CECB3D9035C43DBD4571BE5F77B1BE6A198BBCA3B8743E1F449FBE6CDA173D6FD29BBD23CD34BD5AEC93BEB6C242BE0F0E133D1E7F853C28ADB1BCD29516BE5C0FDE3D80E6FF3D1A4BD53CD884533EB789CBBD201AFF3C2673563D"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  %w2 = stablehlo.constant dense<"0xCA13F53CCC444B3DBB2B84BD583285BD8E4D32BE09CC623ED69EF63C04CB79BDFC7A393CA0D20A3B1FBF0D3CBAFAF6BAF531C63BC4AB0EBC4863FE3B4452453BE2AFB63D8F3805BE76B4503EE5F84F3DB77E533E99CECCBD263EB3BDD625D9BD2B14F4BBE6318D3E82151CBD6374CDBD02BD9EBD4E2D18BEBC1B313E6044743CCB91A23EF1DC1CBC0C3D4F3E86FD61BD4646463D2A3D73BE66E68DBDB86C033E7066B9BA20DC113CBA2632BCF70847BC12D81CBBE5F6483C767423BC609E2F3824F3D2BD81EAB93DD4FA4EBEC6E38F3EC8AC33BDE583E63D65F9343E5CA4913D8A0502BE933501BE5134C6BDB2C8213DF19BDBBC966C133C98FF2C3DE0FAD43C4E01DBBDEA00D0BDAA8A983C703924BD4F318D3CF5CAAB3DA06C1ABE1CA943BD26EAC2BD081E51BD04151EBD5FDBB9BD5024353C55BA8E3D300EF5BD9FBEB9BC70A5D4BBE9B412BC3C75693B19D2963BCBC7883C87C43EBCF002B93B52E96F3AF84008BA80A66F39A434653C31132CBCF656993C01831BBBAC99EC3A295EE1BB"> : tensor<12x8xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<12x8xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<12x8xf32>, %arg2: tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<12x8xf32>) {
  %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %4 = stablehlo.maximum %3, %2 : tensor<2x4xf32>
  %5 = stablehlo.is_finite %4 : (tensor<2x4xf32>) -> tensor<2x4xi1>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %7 = stablehlo.select %5, %4, %6 : tensor<2x4xi1>, tensor<2x4xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  %10 = stablehlo.subtract %1, %9 : tensor<2x4x12xf32>
  %11 = stablehlo.exponential %10 : tensor<2x4x12xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %12 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %13 = stablehlo.abs %12 : tensor<2x4xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %15 = stablehlo.compare GE, %12, %14, FLOAT : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
  %16 = stablehlo.log %13 : tensor<2x4xf32>
  %17 = stablehlo.add %16, %7 : tensor<2x4xf32>
  %18 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
  %19:2 = call @take_along_axis(%1, %18) : (tensor<2x4x12xf32>, tensor<2x4x1xi32>) -> (tensor<2x4x1xf32>, tensor<2x4x1x1xi32>)
  %20 = stablehlo.reshape %19#0 : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
  %21 = stablehlo.subtract %17, %20 : tensor<2x4xf32>
  %cst_4 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
  %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %23 = stablehlo.multiply %22, %21 : tensor<2x4xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %24 = stablehlo.reduce(%1 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %cst_6 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
  %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %26 = stablehlo.divide %24, %25 : tensor<2x4xf32>
  %27 = stablehlo.subtract %17, %26 : tensor<2x4xf32>
  %cst_7 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
  %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %29 = stablehlo.multiply %28, %27 : tensor<2x4xf32>
  %30 = stablehlo.add %23, %29 : tensor<2x4xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %31 = stablehlo.reduce(%30 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %cst_9 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %32 = stablehlo.divide %31, %cst_9 : tensor<f32>
  %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_11 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %33 = stablehlo.divide %cst_10, %cst_11 : tensor<f32>
  %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %cst_12 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
  %35 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %36 = stablehlo.multiply %35, %34 : tensor<2x4xf32>
  %37 = stablehlo.negate %36 : tensor<2x4xf32>
  %cst_13 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
  %38 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %39 = stablehlo.divide %37, %38 : tensor<2x4xf32>
  %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x12xf32>
  %cst_14 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
  %41 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %42 = stablehlo.multiply %41, %34 : tensor<2x4xf32>
  %43 = stablehlo.negate %42 : tensor<2x4xf32>
  %44 = stablehlo.add %36, %42 : tensor<2x4xf32>
  %45 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %46 = call @take_along_axis_0(%19#1, %45) : (tensor<2x4x1x1xi32>, tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  %47 = stablehlo.add %40, %46 : tensor<2x4x12xf32>
  %48 = stablehlo.divide %44, %13 : tensor<2x4xf32>
  %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %49 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %50 = stablehlo.select %15, %49, %48 : tensor<2x4xi1>, tensor<2x4xf32>
  %51 = stablehlo.select %15, %48, %49 : tensor<2x4xi1>, tensor<2x4xf32>
  %52 = stablehlo.negate %50 : tensor<2x4xf32>
  %53 = stablehlo.add %51, %52 : tensor<2x4xf32>
  %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x12xf32>
  %55 = stablehlo.multiply %54, %11 : tensor<2x4x12xf32>
  %56 = stablehlo.add %47, %55 : tensor<2x4x12xf32>
  %57 = stablehlo.dot_general %56, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<2x4x8xf32>) -> tensor<12x8xf32>
  %58 = stablehlo.transpose %57, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %59 = stablehlo.dot_general %56, %0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<8x12xf32>) -> tensor<2x4x8xf32>
  %60 = stablehlo.transpose %58, dims = [1, 0] : (tensor<8x12xf32>) -> tensor<12x8xf32>
  return %32, %59, %60 : tensor<f32>, tensor<2x4x8xf32>, tensor<12x8xf32>
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

// Shares of the other words.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x4x12xf32>
// CHECK: trc.head_loss_gradient(
// CHECK-SAME: smoothing
// CHECK-NOT: tensor<2x4x12xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x3D5527BFF3D784BE4116233FBF7CDC3E83AC533E3FD5C1BFF8B2093F3AB1953FEA3C813FBA7D6F3E0362C7BF9E4A713FEBC916BECD1422C05421C13E7CFFBEBFC4F1A5BFAA8C22BF45E4A23F71DFBDBE69BF8A3E6ABDDF3F2B09CC3FF5AAD3BD495177BE3564A1BF01C831BF92C8D93E399DCA3E95C4E13D52AB7E3FE9B945BF7EB065BDBE323B3F968A153FC014893F4246CB3E036A9EBE4471B93E0A5580BFCED9D1BFE8A6143FD4DA61BDDEE79D3EB94DD9BF3AF0BABE3C9019BF013D5DBF2A5210C08974ABBEBCB5653F2212C33EA3D719BF59BA73BCA6BD413FB0AA30C0040DFFBD2A0F0B3FFB9F2E3F87B1D93F2D49913F3C08A03E999C9A3E4075493F55110ABF3B9C24BD48FF673F918DFA3FF81623BECD3F46BD643E4B3E19EEAB3F9B53F8BCF513BC3FD97677BF4C803EBECFEB4ABE7058493F18CB853F7935C1BF26456ABFEE77AC3E26A028BFEADEC2BFE9EC843FA6E9FC3EC381FC3E9F6DF3BE41B4833F13B875BEFE578C3FE36269BF9FA85ABF3C93513E0ACC33BF5CEA2C3F"> : tensor<8x12xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<8x12xf32>
  %c2 = stablehlo.constant dense<"0x0700000003000000000000000600000006000000060000000600000000000000"> : tensor<2x4xi32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4xi32>
  %r:3 = call @form(%i0, %i1, %i2) : (tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>)
  %w0 = stablehlo.constant dense<0x4099A624> : tensor<f32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<f32>
  %w1 = stablehlo.constant dense<"0x437577BD7611013E6B2B313E1E76F5BD93FCD53ED37019BEEEF1D03DD55F083E78080D3C1B1CD53D0C36D93A991A1B3DF6CB28BC949D0D3DBD69A7BD20381D3D14CDF13D5CF2893D3071D1BB6F5809BD73CDA53E0C73B8BDC6A299BDF0408CBD6C9E4CBB1FF28BBE07A04EBDACA2C8BDA46F033A04D040BB564A2EBE727808BE600F293C7E5649BE880130BD3E7415BEB1E43CBDC6CCAABDDEB345BE8D4A56BDB15262BEAC951B3D793A36BD388081BDF6E842BC4E0CAFBD4F853BBEC2094ABED8F5973CC4642BBEE43D02BE7A7924BD118D48BE96F9D33CD4BD78BE4C3A2ABE81596C3D2A279CBDC8296E3D346DEFBD997A953EE6B7AEBDB0C3323B888FD3BD"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  %w2 = stablehlo.constant dense<"0x3A0D373D4BBB3EBCB7486D3C73E0DE3D5FBEF13D6F32B3BC10EF95BD9DEF43BEE819433DC5B9133DA7A71ABE4289A23DAD29893D45E8D5BC80CCEE3C2D3282BDCCD7FCBC6393FABC0C20273EC7B422BE561B623C50BC2E3D166FC43DF03CD0BDC85982BD7852693C7232F2BCD86F703D7569C03D7504B83C087468BEEA5E25BE43F3143DBCD1163D44C92D3D2BFC343EF2266CBD968A94BBC16E943D3143093D344741BD4C4DBDBB157B843EA89E3EBC69992FBD83B755BC498CFEBDB3886CBD102A46BE0B21E53C5E7F8F3C6921003E1D0A113DECBC133D215AC3BDA5836FBD98FE603C9EDF863CC43709BDC865DE3D4A14663EB1B915BC0BCAB5BDD2AEF1BDD127CCBD7E4C89BC7339293EA069A33D5451C5BCB16EEABC8C642DBD956F2DBD14104B3DE081333B898799BD769AD83D9FB8F9BC2CC89DBABD697B3E52F285BDE6D826BD00AA94BC052618BD74C40ABE07467ABDA15912BC4972783D0C06FABC0FEE473DAA9A2EBCB785A03DDC01CA3C42C31A3C7B3332B9022C81BD318D42BD"> : tensor<8x12xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<8x12xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8x12xf32>, %arg2: tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>) {
  %0 = call @_one_hot(%arg2) : (tensor<2x4xi32>) -> tensor<2x4x12xf32>
  %cst = stablehlo.constant dense<0.890909075> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<2x4x12xf32>
  %cst_0 = stablehlo.constant dense<0.0090909088> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
  %4 = stablehlo.add %2, %3 : tensor<2x4x12xf32>
  %5 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %6:3 = call @log_softmax(%5) : (tensor<2x4x12xf32>) -> (tensor<2x4x12xf32>, tensor<2x4x12xf32>, tensor<2x4x1xf32>)
  %7 = stablehlo.multiply %4, %6#0 : tensor<2x4x12xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %cst_3 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %10 = stablehlo.divide %9, %cst_3 : tensor<f32>
  %11 = stablehlo.negate %10 : tensor<f32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %12 = stablehlo.negate %cst_4 : tensor<f32>
  %cst_5 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %13 = stablehlo.divide %12, %cst_5 : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x12xf32>
  %16 = stablehlo.multiply %4, %15 : tensor<2x4x12xf32>
  %17 = call @log_softmax_0(%6#1, %6#2, %16) : (tensor<2x4x12xf32>, tensor<2x4x1xf32>, tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
  %18 = stablehlo.dot_general %17, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<2x4x8xf32>) -> tensor<12x8xf32>
  %19 = stablehlo.transpose %18, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %20 = stablehlo.dot_general %17, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<8x12xf32>) -> tensor<2x4x8xf32>
  return %11, %20, %19 : tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>
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

// Ignored labels.
// CHECK-LABEL: func.func @main
// CHECK: trc.head_loss_gradient(
// CHECK-SAME: smoothing
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x3D5527BFF3D784BE4116233FBF7CDC3E83AC533E3FD5C1BFF8B2093F3AB1953FEA3C813FBA7D6F3E0362C7BF9E4A713FEBC916BECD1422C05421C13E7CFFBEBFC4F1A5BFAA8C22BF45E4A23F71DFBDBE69BF8A3E6ABDDF3F2B09CC3FF5AAD3BD495177BE3564A1BF01C831BF92C8D93E399DCA3E95C4E13D52AB7E3FE9B945BF7EB065BDBE323B3F968A153FC014893F4246CB3E036A9EBE4471B93E0A5580BFCED9D1BFE8A6143FD4DA61BDDEE79D3EB94DD9BF3AF0BABE3C9019BF013D5DBF2A5210C08974ABBEBCB5653F2212C33EA3D719BF59BA73BCA6BD413FB0AA30C0040DFFBD2A0F0B3FFB9F2E3F87B1D93F2D49913F3C08A03E999C9A3E4075493F55110ABF3B9C24BD48FF673F918DFA3FF81623BECD3F46BD643E4B3E19EEAB3F9B53F8BCF513BC3FD97677BF4C803EBECFEB4ABE7058493F18CB853F7935C1BF26456ABFEE77AC3E26A028BFEADEC2BFE9EC843FA6E9FC3EC381FC3E9F6DF3BE41B4833F13B875BEFE578C3FE36269BF9FA85ABF3C93513E0ACC33BF5CEA2C3F"> : tensor<8x12xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<8x12xf32>
  %c2 = stablehlo.constant dense<"0x03000000010000009CFFFFFF070000009CFFFFFF000000000B00000002000000"> : tensor<2x4xi32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4xi32>
  %r:3 = call @form(%i0, %i1, %i2) : (tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>)
  %w0 = stablehlo.constant dense<0x408D1229> : tensor<f32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<f32>
  %w1 = stablehlo.constant dense<"0x40B2EA3CB75DAC3E0F7B563D247A123D267EB83D1C52D8BC23C377BD0AF7E83D4079EA3D0202983E0E63823E956557BDFD4EBE3D584AEF3D3FF2B6BEE609BFBD00000000000000000000000000000000000000000000000000000000000000005FE9CBBD7DCDF5BD6A2F493EF1243EBEFBE6063FAD1726BE0D171E3EEA0AFA3D000000000000000000000000000000000000000000000000000000000000000059DAEEBD1BE7853E078FFF3DF8541CBEAC86DE3E267418BE6D7DADBDE6F882BE910A16BDE6979ABC7BBA3ABE16CE893DCADACEBE7C9801BDB143733DF6C423BE759AECBDD69938BE0280153E08841BBE6577A4BDDA3E283C404A133E0A9E6ABD"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  %w2 = stablehlo.constant dense<"0x2FAE373EAF373B3E5880C83D46115FBEB6A2C9BCB872D8BC3008BF3CE73420BE349D073BFB99053D81CE4BBEAF96D93D3BFF24BEBF9B393E0B93153EE1B2EABEAF89FCBCAB6130BDC580B93CA2476B3EC514AD3CACC3553DB597FF3D8FEEACBDED3275BDADA9C7BD792E05BE515B023D2B9E6A3C7AE70C3D6507C03CEDAC81BE9B11463C17C03E3DBD087D3D8EEDA13E0532183E0C20B03C838D923D1C34B53D5294B4BC0A4A5DBC03161EBC346136BE49A938BDD4E4E7BC33CF31BE06890F3E8A2E903DF3A3B33BEE6763BEC91EFA3D9E000F3DF2D1433D8A915D3C85904FBE3FFE673C3E0C993C77E939BDE47F123E29FF9C3D780029BE6FB2F63D50184A3C9C8D02BCC06BA0BCA847E5BB4DD1123EAFB33A3C01CE5BBCBF7E51BD87F2CCBDCC7452BB7561863E32CB85BD6A3A70BD8E8D19BCC558B73AB4950EBB2ED1CDBD95AC2FBDB88C27BCD2A836BDA6AC953DDDDBA63DF2E5DA3D8C580A3D279ADBBD9BD217BCC30188BC3BDDACBB91361B3EDFB45FBC6C3886BCC391B4BD07E2EFBD"> : tensor<8x12xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<8x12xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8x12xf32>, %arg2: tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>) {
  %c = stablehlo.constant dense<-100> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
  %1 = stablehlo.compare NE, %arg2, %0, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
  %2 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %3:3 = call @log_softmax(%2) : (tensor<2x4x12xf32>) -> (tensor<2x4x12xf32>, tensor<2x4x12xf32>, tensor<2x4x1xf32>)
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %4 = call @_where(%1, %arg2, %c_0) : (tensor<2x4xi1>, tensor<2x4xi32>, tensor<i32>) -> tensor<2x4xi32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
  %6:2 = call @take_along_axis(%3#0, %5) : (tensor<2x4x12xf32>, tensor<2x4x1xi32>) -> (tensor<2x4x1xf32>, tensor<2x4x1x1xi32>)
  %7 = stablehlo.reshape %6#0 : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
  %8 = stablehlo.negate %7 : tensor<2x4xf32>
  %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %10 = stablehlo.multiply %9, %8 : tensor<2x4xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%3#0 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %cst_2 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
  %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %13 = stablehlo.divide %11, %12 : tensor<2x4xf32>
  %cst_3 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %15 = stablehlo.multiply %14, %13 : tensor<2x4xf32>
  %16 = stablehlo.subtract %10, %15 : tensor<2x4xf32>
  %17 = stablehlo.convert %1 : (tensor<2x4xi1>) -> tensor<2x4xf32>
  %18 = stablehlo.multiply %16, %17 : tensor<2x4xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %19 = stablehlo.reduce(%18 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %20 = stablehlo.convert %1 : (tensor<2x4xi1>) -> tensor<2x4xi32>
  %c_5 = stablehlo.constant dense<0> : tensor<i32>
  %21 = stablehlo.reduce(%20 init: %c_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xi32>, tensor<i32>) -> tensor<i32>
  %c_6 = stablehlo.constant dense<1> : tensor<i32>
  %22 = stablehlo.maximum %21, %c_6 : tensor<i32>
  %23 = stablehlo.convert %22 : (tensor<i32>) -> tensor<f32>
  %24 = stablehlo.divide %19, %23 : tensor<f32>
  %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %25 = stablehlo.divide %cst_7, %23 : tensor<f32>
  %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %27 = stablehlo.multiply %26, %17 : tensor<2x4xf32>
  %28 = stablehlo.negate %27 : tensor<2x4xf32>
  %cst_8 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
  %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %30 = stablehlo.multiply %29, %28 : tensor<2x4xf32>
  %cst_9 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
  %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %32 = stablehlo.divide %30, %31 : tensor<2x4xf32>
  %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x12xf32>
  %cst_10 = stablehlo.constant dense<0.899999976> : tensor<f32>
  %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %35 = stablehlo.multiply %34, %27 : tensor<2x4xf32>
  %36 = stablehlo.negate %35 : tensor<2x4xf32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %38 = call @take_along_axis_0(%6#1, %37) : (tensor<2x4x1x1xi32>, tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  %39 = stablehlo.add %33, %38 : tensor<2x4x12xf32>
  %40 = call @log_softmax_1(%3#1, %3#2, %39) : (tensor<2x4x12xf32>, tensor<2x4x1xf32>, tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
  %41 = stablehlo.dot_general %40, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<2x4x8xf32>) -> tensor<12x8xf32>
  %42 = stablehlo.transpose %41, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %43 = stablehlo.dot_general %40, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<8x12xf32>) -> tensor<2x4x8xf32>
  return %24, %43, %42 : tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>
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
func.func private @_where(%arg0: tensor<2x4xi1>, %arg1: tensor<2x4xi32>, %arg2: tensor<i32>) -> tensor<2x4xi32> {
  %0 = stablehlo.convert %arg2 : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
  %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x4xi1>, tensor<2x4xi32>
  return %2 : tensor<2x4xi32>
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

// Ignored labels, not smoothed.
// CHECK-LABEL: func.func @main
// CHECK: trc.head_loss_gradient(
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x3D5527BFF3D784BE4116233FBF7CDC3E83AC533E3FD5C1BFF8B2093F3AB1953FEA3C813FBA7D6F3E0362C7BF9E4A713FEBC916BECD1422C05421C13E7CFFBEBFC4F1A5BFAA8C22BF45E4A23F71DFBDBE69BF8A3E6ABDDF3F2B09CC3FF5AAD3BD495177BE3564A1BF01C831BF92C8D93E399DCA3E95C4E13D52AB7E3FE9B945BF7EB065BDBE323B3F968A153FC014893F4246CB3E036A9EBE4471B93E0A5580BFCED9D1BFE8A6143FD4DA61BDDEE79D3EB94DD9BF3AF0BABE3C9019BF013D5DBF2A5210C08974ABBEBCB5653F2212C33EA3D719BF59BA73BCA6BD413FB0AA30C0040DFFBD2A0F0B3FFB9F2E3F87B1D93F2D49913F3C08A03E999C9A3E4075493F55110ABF3B9C24BD48FF673F918DFA3FF81623BECD3F46BD643E4B3E19EEAB3F9B53F8BCF513BC3FD97677BF4C803EBECFEB4ABE7058493F18CB853F7935C1BF26456ABFEE77AC3E26A028BFEADEC2BFE9EC843FA6E9FC3EC381FC3E9F6DF3BE41B4833F13B875BEFE578C3FE36269BF9FA85ABF3C93513E0ACC33BF5CEA2C3F"> : tensor<8x12xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<8x12xf32>
  %c2 = stablehlo.constant dense<"0x03000000010000009CFFFFFF070000009CFFFFFF000000000B00000002000000"> : tensor<2x4xi32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4xi32>
  %r:3 = call @form(%i0, %i1, %i2) : (tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>)
  %w0 = stablehlo.constant dense<0x408DFB9D> : tensor<f32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<f32>
  %w1 = stablehlo.constant dense<"0x545BBD3C102AB83EF1C3403D36213B3D7246A83DF1BCFDBCB36C78BDE972FE3DB2B1F63D0CAFAC3ECA0F8E3EE6105EBDAC86C63DD420F63DB427C5BEE8A4CABD00000000000000000000000000000000000000000000000000000000000000001877F0BD5EE2ECBD9432583E0B5B4ABE4847123F05BF3EBEB782343E44350F3E00000000000000000000000000000000000000000000000000000000000000006C2DD5BD6F39863E60BB053E340E2ABE32F7F03E601223BEEF22B3BD26858ABE36A84FBDF3709BBCDF2C4BBE6C68993DB72BDEBE30473ABD9EEAA63D60AB2CBEE4FBFEBD90E840BEC92E233E1CA528BEA54EC6BDFAD6613C7072203E1BE380BD"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  %w2 = stablehlo.constant dense<"0x1C8E493E32E94D3EB2B5D73D298975BEE58AE5BCE75AF4BCFB1FA33C709C2BBED548AFBAC24BEF3C854B4FBE97D9EE3D5ED63ABE93B54E3EC1B5223E8689F5BED76E0CBDAA8B3EBDC12C9D3C2213843EBFC0903CA999473DAE82F83D079EA9BDB7EE78BD9221D9BDBBEC0EBE892F973CCEE29B3C5631203D1F9BE63CD0C38ABE869C893CF309523D4B29883D0F1AAD3E5EDC253E4806A93CDDEF9B3DF214BD3D3ECAD5BCF1DA8FBCDB8160BCC4BC44BE3E4449BD5F8D04BDEEF535BE4F64213EB5E6A93DE103C73B89AD78BEFA27F13DE732203D3B04553D5B2D913C1A3162BEB663963CD270BB3C28B728BDF39E173E2309AD3DB4E939BEAFD7083E6E1D713CA231FFBB5AF19EBC185EDFBB028D193E77A83D3C39D958BC88C150BD9BB6EABD1B7BF2BB5A9A923E40419DBDED386ABD91B36BBCA5EB6CBBDC96EBBB02FECDBD143644BDB7B279BC50324BBDC19BBF3D3299B03D371AED3D7BBD083D3696D8BD174F5CBC0040AABC19EB1ABC5A282A3EAC1892BCA876A8BC4F21BDBD3C90F8BD"> : tensor<8x12xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<8x12xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8x12xf32>, %arg2: tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>) {
  %c = stablehlo.constant dense<-100> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
  %1 = stablehlo.compare NE, %arg2, %0, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
  %2 = call @_one_hot(%arg2) : (tensor<2x4xi32>) -> tensor<2x4x12xf32>
  %3 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %4:3 = call @log_softmax(%3) : (tensor<2x4x12xf32>) -> (tensor<2x4x12xf32>, tensor<2x4x12xf32>, tensor<2x4x1xf32>)
  %5 = stablehlo.multiply %2, %4#0 : tensor<2x4x12xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %7 = stablehlo.negate %6 : tensor<2x4xf32>
  %8 = stablehlo.convert %1 : (tensor<2x4xi1>) -> tensor<2x4xf32>
  %9 = stablehlo.multiply %7, %8 : tensor<2x4xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %10 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %11 = stablehlo.convert %1 : (tensor<2x4xi1>) -> tensor<2x4xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %12 = stablehlo.reduce(%11 init: %c_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xi32>, tensor<i32>) -> tensor<i32>
  %13 = stablehlo.convert %12 : (tensor<i32>) -> tensor<f32>
  %14 = stablehlo.divide %10, %13 : tensor<f32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %15 = stablehlo.divide %cst_2, %13 : tensor<f32>
  %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %17 = stablehlo.multiply %16, %8 : tensor<2x4xf32>
  %18 = stablehlo.negate %17 : tensor<2x4xf32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x12xf32>
  %20 = stablehlo.multiply %2, %19 : tensor<2x4x12xf32>
  %21 = call @log_softmax_0(%4#1, %4#2, %20) : (tensor<2x4x12xf32>, tensor<2x4x1xf32>, tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
  %22 = stablehlo.dot_general %21, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<2x4x8xf32>) -> tensor<12x8xf32>
  %23 = stablehlo.transpose %22, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %24 = stablehlo.dot_general %21, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<8x12xf32>) -> tensor<2x4x8xf32>
  return %14, %24, %23 : tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>
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

// Marks for each row.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x4x12xf32>
// CHECK: trc.head_loss(
// CHECK-NOT: tensor<2x4x12xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x3D5527BFF3D784BE4116233FBF7CDC3E83AC533E3FD5C1BFF8B2093F3AB1953FEA3C813FBA7D6F3E0362C7BF9E4A713FEBC916BECD1422C05421C13E7CFFBEBFC4F1A5BFAA8C22BF45E4A23F71DFBDBE69BF8A3E6ABDDF3F2B09CC3FF5AAD3BD495177BE3564A1BF01C831BF92C8D93E399DCA3E95C4E13D52AB7E3FE9B945BF7EB065BDBE323B3F968A153FC014893F4246CB3E036A9EBE4471B93E0A5580BFCED9D1BFE8A6143FD4DA61BDDEE79D3EB94DD9BF3AF0BABE3C9019BF013D5DBF2A5210C08974ABBEBCB5653F2212C33EA3D719BF59BA73BCA6BD413FB0AA30C0040DFFBD2A0F0B3FFB9F2E3F87B1D93F2D49913F3C08A03E999C9A3E4075493F55110ABF3B9C24BD48FF673F918DFA3FF81623BECD3F46BD643E4B3E19EEAB3F9B53F8BCF513BC3FD97677BF4C803EBECFEB4ABE7058493F18CB853F7935C1BF26456ABFEE77AC3E26A028BFEADEC2BFE9EC843FA6E9FC3EC381FC3E9F6DF3BE41B4833F13B875BEFE578C3FE36269BF9FA85ABF3C93513E0ACC33BF5CEA2C3F"> : tensor<8x12xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<8x12xf32>
  %c2 = stablehlo.constant dense<"0xDFDB973EC8A8613FED8DB33EDBCB4A3F8121883E81A1B03F099EF33D87301C40"> : tensor<2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4xf32>
  %c3 = stablehlo.constant dense<"0x0700000003000000000000000600000006000000060000000600000000000000"> : tensor<2x4xi32>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x4xi32>
  %r = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<2x4xf32>, tensor<2x4xi32>) -> tensor<f32>
  %w0 = stablehlo.constant dense<0x40AD7D07> : tensor<f32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<f32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8x12xf32>, %arg2: tensor<2x4xf32>, %arg3: tensor<2x4xi32>) -> (tensor<f32>) {
  %0 = call @_one_hot(%arg3) : (tensor<2x4xi32>) -> tensor<2x4x12xf32>
  %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<2x4x12xf32>
  %cst_0 = stablehlo.constant dense<0.00833333377> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
  %4 = stablehlo.add %2, %3 : tensor<2x4x12xf32>
  %5 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %6 = call @log_softmax(%5) : (tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
  %7 = stablehlo.multiply %4, %6 : tensor<2x4x12xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %9 = stablehlo.negate %8 : tensor<2x4xf32>
  %10 = stablehlo.multiply %9, %arg2 : tensor<2x4xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %12 = stablehlo.reduce(%arg2 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %13 = stablehlo.divide %11, %12 : tensor<f32>
  return %13 : tensor<f32>
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
