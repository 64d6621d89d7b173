// Labels that do not count.
// Printed by JAX 0.10.2: test/Raise/forms.py
// RUN: trc-opt --split-input-file --phase-simplify --phase-raise %s -o %t
// RUN: FileCheck %s < %t
// RUN: trc-run --split-input-file --target=reference %t
// RUN: %check-host %s

// By a one-hot tensor.
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
