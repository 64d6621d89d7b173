// Layer norms without gain or bias.
// Printed by JAX 0.10.2: test/Raise/forms.py
// RUN: trc-opt --split-input-file --phase-simplify --phase-raise %s -o %t
// RUN: FileCheck %s < %t
// RUN: trc-run --split-input-file --target=reference %t
// RUN: %check-host %s
// RUN: %check-cuda %s

// Neither.
// CHECK-LABEL: func.func @main
// CHECK: trc.layer_norm(
// CHECK-NOT: sqrt
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %r = call @form(%i0) : (tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
  %w0 = stablehlo.constant dense<"0x7F9D9A3F1924913FEF5F953FFA3C95BF6C8DA03EE67327BFD1E884BF45CA76BF5EF863BF4FE084BFBC71A03F2B477A3E7C6B293FC79FBB3F2BC9AABFFCA9B9BE91EB613EB329033F17D905BF2155AF3F921E893ED5FED2BFFD4EA2BF4CCB883FB25ED93EFD1EE2BF34419F3FA98A0C3F71BC9E3F7F05B9BE4E3E8FBEB46A86BFC7FFE33F228AC1BE2642833F7BED40BFA6FCDCBD05D0C8BF120A0BBF65780B3FFF01ADBFDF41FB3F93276A3FB31287BF383E90BE905E62BE10E2B93E7078A9BE2E27D4BE29BB913E95682EBFF82884BF53A5203F0FB1EF3FEC36ADBFF056323FE2453ABF451490BF54F08C3F373C11BFBF57F13FD2B762BFCC79083F039E5ABE"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>) -> (tensor<2x4x8xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %3 = stablehlo.divide %1, %2 : tensor<2x4x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<2x4x8xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %6 = call @_var(%arg0, %c) : (tensor<2x4x8xf32>, tensor<i32>) -> tensor<2x4x1xf32>
  %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %8 = stablehlo.add %6, %7 : tensor<2x4x1xf32>
  %9 = stablehlo.sqrt %8 : tensor<2x4x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %11 = stablehlo.divide %5, %10 : tensor<2x4x8xf32>
  return %11 : tensor<2x4x8xf32>
}
func.func private @_var(%arg0: tensor<2x4x8xf32>, %arg1: tensor<i32>) -> tensor<2x4x1xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %3 = stablehlo.divide %1, %2 : tensor<2x4x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<2x4x8xf32>
  %6 = chlo.square %5 : tensor<2x4x8xf32> -> tensor<2x4x8xf32>
  %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
  %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %12 = stablehlo.divide %10, %11 : tensor<2x4x1xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4x1xf32>
  return %14 : tensor<2x4x1xf32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<2x4x1xf32>, %arg2: tensor<f32>) -> tensor<2x4x1xf32> {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<2x4x1xf32>
  return %2 : tensor<2x4x1xf32>
}

// -----

// A gain only.
// CHECK-LABEL: func.func @main
// CHECK: trc.layer_norm(
// CHECK-NOT: sqrt
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x930741BFDF71163FC0B31EBE026C1A3FBDB441BD07FC8ABFAE09D1BDF2CE543D"> : tensor<8xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<8xf32>
  %r = call @form(%i0, %i1) : (tensor<2x4x8xf32>, tensor<8xf32>) -> tensor<2x4x8xf32>
  %w0 = stablehlo.constant dense<"0xA02A69BF6C972A3F2F3439BE4B0B34BFF1F772BCA9D2353F320ED93D01274DBDFEE42B3F122D1CBFB4ED46BE68F8163EA53100BDAFB9CBBFB1740B3EDB569ABC47592ABE8D299A3EEFF3A53D5E86533FB6814FBC2F1AE53FA088043EE06D633DD3E6A3BEBDE284BF207445BE6B8DA93E463870BD3AE6C83E90EEE93C0C7A5FBD94EAABBF0D7A63BEFABD22BE83C0E8BE7E36A73BAA0BDA3FF510633DE5E0E73CA073823F5CA8933FD62811BE79F422BF7D495A3CAACB753E96C817BDBCE08CBCD1F79F3EF9482B3E043ED83DCF701FBF1D1CF3BC6B2102C063700D3E2940143D32740C3FEE5729BF93BE2EBEFF36AFBE8B9DB6BD952C763F31E15EBD94BB35BC"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8xf32>) -> (tensor<2x4x8xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %3 = stablehlo.divide %1, %2 : tensor<2x4x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<2x4x8xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %6 = call @_var(%arg0, %c) : (tensor<2x4x8xf32>, tensor<i32>) -> tensor<2x4x1xf32>
  %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %8 = stablehlo.add %6, %7 : tensor<2x4x1xf32>
  %9 = stablehlo.sqrt %8 : tensor<2x4x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %11 = stablehlo.divide %5, %10 : tensor<2x4x8xf32>
  %12 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x4x8xf32>
  %14 = stablehlo.multiply %11, %13 : tensor<2x4x8xf32>
  return %14 : tensor<2x4x8xf32>
}
func.func private @_var(%arg0: tensor<2x4x8xf32>, %arg1: tensor<i32>) -> tensor<2x4x1xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %3 = stablehlo.divide %1, %2 : tensor<2x4x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<2x4x8xf32>
  %6 = chlo.square %5 : tensor<2x4x8xf32> -> tensor<2x4x8xf32>
  %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
  %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %12 = stablehlo.divide %10, %11 : tensor<2x4x1xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4x1xf32>
  return %14 : tensor<2x4x1xf32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<2x4x1xf32>, %arg2: tensor<f32>) -> tensor<2x4x1xf32> {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<2x4x1xf32>
  return %2 : tensor<2x4x1xf32>
}

// -----

// A bias only.
// CHECK-LABEL: func.func @main
// CHECK: trc.layer_norm(
// CHECK-NOT: sqrt
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0xD45D753F3F0168BF571821BD8666DCBF40C8263F096E8ABFCA36E7BF5A8D72BD"> : tensor<8xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<8xf32>
  %r = call @form(%i0, %i1) : (tensor<2x4x8xf32>, tensor<8xf32>) -> tensor<2x4x8xf32>
  %w0 = stablehlo.constant dense<"0x34A60A40CB1B693E2C57903FC0D138C0F60E773FFC27DEBFCD0F36C08DF982BFB02B8B3DEFE0F8BFF9689B3FA11DBDBFDE19A83FF7C6C43EFAFF48C0A7FBD7BE5CEC963F18AFC9BE9CEA0FBF9545B4BE89576B3F6FB62EC0E3C244C0E136813F9706B13FCE0F2BC072389A3F322196BF9120F23F69AFB8BF2F8305C01FFF8DBF58572F402863A4BFC6727C3FA26E1EC0AB280B3F079F29C0E95D16C01E9FF83E544CC9BE3F41873F0D16603F9DBC31C04852BD3EDBB9A6BF46BEB8BF1BCAC7BE3D4A0B3FAA231FBF1A7A38BFBF4730C0CAB6A33F0B864A3FDB364AC01A2E233FCA5F6C3E720A02C091E7873F518212C0EF5D2240F2C9FBBFE4F9A2BFADA08BBE"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8xf32>) -> (tensor<2x4x8xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %3 = stablehlo.divide %1, %2 : tensor<2x4x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<2x4x8xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %6 = call @_var(%arg0, %c) : (tensor<2x4x8xf32>, tensor<i32>) -> tensor<2x4x1xf32>
  %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %8 = stablehlo.add %6, %7 : tensor<2x4x1xf32>
  %9 = stablehlo.sqrt %8 : tensor<2x4x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %11 = stablehlo.divide %5, %10 : tensor<2x4x8xf32>
  %12 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x4x8xf32>
  %14 = stablehlo.add %11, %13 : tensor<2x4x8xf32>
  return %14 : tensor<2x4x8xf32>
}
func.func private @_var(%arg0: tensor<2x4x8xf32>, %arg1: tensor<i32>) -> tensor<2x4x1xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %3 = stablehlo.divide %1, %2 : tensor<2x4x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<2x4x8xf32>
  %6 = chlo.square %5 : tensor<2x4x8xf32> -> tensor<2x4x8xf32>
  %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
  %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %12 = stablehlo.divide %10, %11 : tensor<2x4x1xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4x1xf32>
  return %14 : tensor<2x4x1xf32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<2x4x1xf32>, %arg2: tensor<f32>) -> tensor<2x4x1xf32> {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<2x4x1xf32>
  return %2 : tensor<2x4x1xf32>
}

// -----

// The difference of mean squares.
// CHECK-LABEL: func.func @main
// CHECK: trc.layer_norm(
// CHECK-NOT: sqrt
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x930741BFDF71163FC0B31EBE026C1A3FBDB441BD07FC8ABFAE09D1BDF2CE543D"> : tensor<8xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<8xf32>
  %r = call @form(%i0, %i1) : (tensor<2x4x8xf32>, tensor<8xf32>) -> tensor<2x4x8xf32>
  %w0 = stablehlo.constant dense<"0x392B69BFDC972A3FA93439BEC10B34BF90F872BC22D3353FC10ED93D87274DBD34E52B3F442D1CBFF2ED46BE97F8163ECD3100BDEFB9CBBFDD740B3E0B579ABCA4592ABEE1299A3E48F4A53DD086533F25824FBCAB1AE53FE688043E5A6E633DFCE6A3BEDFE284BF537445BE958DA93E823870BD6DE6C83ECCEEE93C447A5FBDB5EAABBF397A63BE19BE22BEB1C0E8BE9D36A73BD40BDA3F2011633D11E1E73CEC73823FB3A8933F2C2911BEDAF422BFFF495A3C3CCC753EF0C817BD0FE18CBC25F89F3E55492B3E773ED83D25711FBF9F1CF3BCB02102C0AF700D3E7840143D6F740C3F375829BFE0BE2EBE4C37AFBEDA9DB6BD002D763F93E15EBDE4BB35BC"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8xf32>) -> (tensor<2x4x8xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %2 = stablehlo.divide %0, %1 : tensor<2x4xf32>
  %3 = chlo.square %arg0 : tensor<2x4x8xf32> -> tensor<2x4x8xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %6 = stablehlo.divide %4, %5 : tensor<2x4xf32>
  %7 = chlo.square %2 : tensor<2x4xf32> -> tensor<2x4xf32>
  %8 = stablehlo.subtract %6, %7 : tensor<2x4xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %10 = stablehlo.maximum %9, %8 : tensor<2x4xf32>
  %11 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %13 = stablehlo.subtract %arg0, %12 : tensor<2x4x8xf32>
  %14 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %cst_4 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
  %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %16 = stablehlo.add %14, %15 : tensor<2x4x1xf32>
  %17 = stablehlo.rsqrt %16 : tensor<2x4x1xf32>
  %18 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
  %19 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %20 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x4x8xf32>
  %21 = stablehlo.multiply %19, %20 : tensor<2x4x8xf32>
  %22 = stablehlo.multiply %13, %21 : tensor<2x4x8xf32>
  return %22 : tensor<2x4x8xf32>
}

// -----

// The backward pass reads the statistics.
// CHECK-LABEL: func.func @main
// CHECK: trc.layer_norm
// CHECK: return
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x930741BFDF71163FC0B31EBE026C1A3FBDB441BD07FC8ABFAE09D1BDF2CE543D"> : tensor<8xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<8xf32>
  %r:3 = call @form(%i0, %i1) : (tensor<2x4x8xf32>, tensor<8xf32>) -> (tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<8xf32>)
  %w0 = stablehlo.constant dense<"0xA02A69BF6D972A3F303439BE4C0B34BFF2F772BCAAD2353F320ED93D02274DBDFEE42B3F122D1CBFB4ED46BE68F8163EA53100BDAFB9CBBFB1740B3EDB569ABC47592ABE8D299A3EEFF3A53D5E86533FB6814FBC2F1AE53FA088043EE06D633DD3E6A3BEBDE284BF207445BE6B8DA93E463870BD3AE6C83E90EEE93C0C7A5FBD95EAABBF0E7A63BEFABD22BE85C0E8BE7F36A73BAB0BDA3FF510633DE5E0E73CA073823F5CA8933FD62811BE79F422BF7D495A3CAACB753E96C817BDBCE08CBCD1F79F3EFA482B3E053ED83DD0701FBF1E1CF3BC6B2102C064700D3E2A40143D32740C3FEE5729BF93BE2EBEFF36AFBE8B9DB6BD952C763F31E15EBD94BB35BC"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-04 : tensor<2x4x8xf32>
  %w1 = stablehlo.constant dense<"0x4FD4E13E6666FA3DCE08C9BE7202D4BD9327CABD7AA747BF3F0CD43E1668CB3EB6E680BEFDAA8FBD41BFD1BE617F0EBDFF2682BE53DD1A3FCD9EB43EBEB8803D4997073EFA549C3D7816853ED5AEA03DF2DC5FBD09352DBFF47F123F49BDC6BEADB5563E0D041ABE5826D9BD737A1C3E508505BE86EF8DBEC31FBE3D92BB553E4AD19A3DC211BB3D3E3679BE3CFFD83DBC85D93D8F768CBEC890793EE042D7BD954E5FBECC8A6C3D4D186EBEF091783D67CF783EAFA119BEA81AC7BCA6EA863E0E0266BEC6196ABD62E12B3EA0F512BED6F0A3BE992BFB3E3107DE3E9773B1BE3046B3BC1C3FEE3D4C8F093D76722E3E4AF340BE146216BF0732193E43DEA73E"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-04 : tensor<2x4x8xf32>
  %w2 = stablehlo.constant dense<"0xFF4AA2C0E9C1B2408D37A4BF46816E40D2A395BE59C4F4C034B438BFA6A5613E"> : tensor<8xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-04 : tensor<8xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8xf32>) -> (tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<8xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %3 = stablehlo.divide %1, %2 : tensor<2x4x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<2x4x8xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %6:4 = call @_var(%arg0, %c) : (tensor<2x4x8xf32>, tensor<i32>) -> (tensor<2x4x1xf32>, tensor<2x4x8xf32>, tensor<f32>, tensor<i1>)
  %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %8 = stablehlo.add %6#0, %7 : tensor<2x4x1xf32>
  %9 = stablehlo.sqrt %8 : tensor<2x4x1xf32>
  %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %11 = stablehlo.divide %10, %9 : tensor<2x4x1xf32>
  %12 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %13 = stablehlo.divide %5, %12 : tensor<2x4x8xf32>
  %14 = stablehlo.multiply %9, %9 : tensor<2x4x1xf32>
  %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %16 = stablehlo.divide %15, %14 : tensor<2x4x1xf32>
  %17 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
  %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x4x8xf32>
  %19 = stablehlo.multiply %13, %18 : tensor<2x4x8xf32>
  %20 = stablehlo.sine %19 : tensor<2x4x8xf32>
  %21 = stablehlo.multiply %13, %20 : tensor<2x4x8xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %22 = stablehlo.reduce(%21 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<8xf32>
  %23 = stablehlo.reshape %22 : (tensor<8xf32>) -> tensor<1x1x8xf32>
  %24 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x4x8xf32>
  %25 = stablehlo.multiply %20, %24 : tensor<2x4x8xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %26 = stablehlo.reduce(%23 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
  %27 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %28 = stablehlo.multiply %25, %27 : tensor<2x4x8xf32>
  %29 = stablehlo.multiply %28, %5 : tensor<2x4x8xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %30 = stablehlo.reduce(%29 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  %31 = stablehlo.reshape %30 : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %32 = stablehlo.negate %31 : tensor<2x4x1xf32>
  %33 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %34 = stablehlo.divide %25, %33 : tensor<2x4x8xf32>
  %35 = stablehlo.multiply %32, %11 : tensor<2x4x1xf32>
  %36 = call @_var_0(%6#1, %6#2, %6#3, %35) : (tensor<2x4x8xf32>, tensor<f32>, tensor<i1>, tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %37 = stablehlo.negate %34 : tensor<2x4x8xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %38 = stablehlo.reduce(%37 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  %39 = stablehlo.reshape %38 : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %40 = stablehlo.add %36, %34 : tensor<2x4x8xf32>
  %cst_8 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %41 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %42 = stablehlo.divide %39, %41 : tensor<2x4x1xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %43 = stablehlo.reduce(%42 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4xf32>
  %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x8xf32>
  %45 = stablehlo.add %40, %44 : tensor<2x4x8xf32>
  return %19, %45, %26 : tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<8xf32>
}
func.func private @_var(%arg0: tensor<2x4x8xf32>, %arg1: tensor<i32>) -> (tensor<2x4x1xf32>, tensor<2x4x8xf32>, tensor<f32>, tensor<i1>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %3 = stablehlo.divide %1, %2 : tensor<2x4x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<2x4x8xf32>
  %6 = chlo.square %5 : tensor<2x4x8xf32> -> tensor<2x4x8xf32>
  %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x8xf32>
  %8 = stablehlo.multiply %7, %5 : tensor<2x4x8xf32>
  %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
  %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %14 = stablehlo.divide %12, %13 : tensor<2x4x1xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %16 = call @_where(%15, %14, %cst_5) : (tensor<i1>, tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4x1xf32>
  return %16, %8, %10, %15 : tensor<2x4x1xf32>, tensor<2x4x8xf32>, tensor<f32>, tensor<i1>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<2x4x1xf32>, %arg2: tensor<f32>) -> tensor<2x4x1xf32> {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<2x4x1xf32>
  return %2 : tensor<2x4x1xf32>
}
func.func private @_var_0(%arg0: tensor<2x4x8xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<2x4x1xf32>) -> tensor<2x4x8xf32> {
  %0 = call @_where_1(%arg2, %arg3) : (tensor<i1>, tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
  %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %2 = stablehlo.divide %0, %1 : tensor<2x4x1xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x8xf32>
  %5 = stablehlo.multiply %4, %arg0 : tensor<2x4x8xf32>
  %6 = stablehlo.negate %5 : tensor<2x4x8xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  %8 = stablehlo.reshape %7 : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %10 = stablehlo.divide %8, %9 : tensor<2x4x1xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x8xf32>
  %13 = stablehlo.add %5, %12 : tensor<2x4x8xf32>
  return %13 : tensor<2x4x8xf32>
}
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<2x4x1xf32>) -> tensor<2x4x1xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<2x4x1xf32>
  return %1 : tensor<2x4x1xf32>
}

// -----

// Of a norm without either.
// CHECK-LABEL: func.func @main
// CHECK: trc.layer_norm
// CHECK: return
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %r:2 = call @form(%i0) : (tensor<2x4x8xf32>) -> (tensor<2x4x8xf32>, tensor<2x4x8xf32>)
  %w0 = stablehlo.constant dense<"0x7F9D9A3F1A24913FF05F953FFB3C95BF6D8DA03EE77327BFD1E884BF46CA76BF5EF863BF4FE084BFBC71A03F2B477A3E7C6B293FC79FBB3F2BC9AABFFCA9B9BE91EB613EB329033F17D905BF2155AF3F921E893ED5FED2BFFD4EA2BF4CCB883FB25ED93EFD1EE2BF34419F3FA98A0C3F71BC9E3F7F05B9BE4E3E8FBEB46A86BFC8FFE33F238AC1BE2642833F7CED40BFA7FCDCBD06D0C8BF120A0BBF65780B3FFF01ADBFDF41FB3F93276A3FB31287BF383E90BE905E62BE10E2B93E7078A9BE2F27D4BE2ABB913E96682EBFF92884BF54A5203F10B1EF3FED36ADBFF156323FE2453ABF451490BF54F08C3F373C11BFBF57F13FD2B762BFCC79083F039E5ABE"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-04 : tensor<2x4x8xf32>
  %w1 = stablehlo.constant dense<"0xACE720BD146AF13B8A904DBC4FE4843DB4E3DC3DD503BABD60D66EBBCC7C0ABD66E49CBD683E40BD5F4D333C12119E3D2A7E063E7D6FE1BD2253933D42AE6CBD0C69893CF304CB3DA6556ABEA34096BD04A9053DB483453E1A50F3BDD500A33D8AEB803D2F53563E1034AF3C926AAA3D2A0DBB3C654306BE102AE7BDF66D1FBEB2C918BE1B996BBD5229243EB805D9BDB41CA23B3649A83D3A61B0BDA2041B3EC4C141BD7894BFBE86FFCB3E459E2BBE300503BDC0EA77BB547D8F3E68845CBD754EBABDF52C3A3ED28D19BE3AFC08BE84CE8D3E5728BFBEA0C9383B6DAA923EBDB1A1BD6CE0F5BC818E863E4E4074BDD767A9BEF5279FBD1E838E3EB095133D"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-04 : tensor<2x4x8xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>) -> (tensor<2x4x8xf32>, tensor<2x4x8xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %3 = stablehlo.divide %1, %2 : tensor<2x4x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<2x4x8xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %6:4 = call @_var(%arg0, %c) : (tensor<2x4x8xf32>, tensor<i32>) -> (tensor<2x4x1xf32>, tensor<2x4x8xf32>, tensor<f32>, tensor<i1>)
  %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %8 = stablehlo.add %6#0, %7 : tensor<2x4x1xf32>
  %9 = stablehlo.sqrt %8 : tensor<2x4x1xf32>
  %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %11 = stablehlo.divide %10, %9 : tensor<2x4x1xf32>
  %12 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %13 = stablehlo.divide %5, %12 : tensor<2x4x8xf32>
  %14 = stablehlo.multiply %9, %9 : tensor<2x4x1xf32>
  %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %16 = stablehlo.divide %15, %14 : tensor<2x4x1xf32>
  %17 = stablehlo.sine %13 : tensor<2x4x8xf32>
  %18 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %19 = stablehlo.multiply %17, %18 : tensor<2x4x8xf32>
  %20 = stablehlo.multiply %19, %5 : tensor<2x4x8xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %21 = stablehlo.reduce(%20 init: %cst_4) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  %22 = stablehlo.reshape %21 : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %23 = stablehlo.negate %22 : tensor<2x4x1xf32>
  %24 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %25 = stablehlo.divide %17, %24 : tensor<2x4x8xf32>
  %26 = stablehlo.multiply %23, %11 : tensor<2x4x1xf32>
  %27 = call @_var_0(%6#1, %6#2, %6#3, %26) : (tensor<2x4x8xf32>, tensor<f32>, tensor<i1>, tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %28 = stablehlo.negate %25 : tensor<2x4x8xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %29 = stablehlo.reduce(%28 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  %30 = stablehlo.reshape %29 : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %31 = stablehlo.add %27, %25 : tensor<2x4x8xf32>
  %cst_6 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %32 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %33 = stablehlo.divide %30, %32 : tensor<2x4x1xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %34 = stablehlo.reduce(%33 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4xf32>
  %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x8xf32>
  %36 = stablehlo.add %31, %35 : tensor<2x4x8xf32>
  return %13, %36 : tensor<2x4x8xf32>, tensor<2x4x8xf32>
}
func.func private @_var(%arg0: tensor<2x4x8xf32>, %arg1: tensor<i32>) -> (tensor<2x4x1xf32>, tensor<2x4x8xf32>, tensor<f32>, tensor<i1>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %3 = stablehlo.divide %1, %2 : tensor<2x4x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<2x4x8xf32>
  %6 = chlo.square %5 : tensor<2x4x8xf32> -> tensor<2x4x8xf32>
  %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x8xf32>
  %8 = stablehlo.multiply %7, %5 : tensor<2x4x8xf32>
  %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
  %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %14 = stablehlo.divide %12, %13 : tensor<2x4x1xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %16 = call @_where(%15, %14, %cst_5) : (tensor<i1>, tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4x1xf32>
  return %16, %8, %10, %15 : tensor<2x4x1xf32>, tensor<2x4x8xf32>, tensor<f32>, tensor<i1>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<2x4x1xf32>, %arg2: tensor<f32>) -> tensor<2x4x1xf32> {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<2x4x1xf32>
  return %2 : tensor<2x4x1xf32>
}
func.func private @_var_0(%arg0: tensor<2x4x8xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<2x4x1xf32>) -> tensor<2x4x8xf32> {
  %0 = call @_where_1(%arg2, %arg3) : (tensor<i1>, tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
  %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %2 = stablehlo.divide %0, %1 : tensor<2x4x1xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x8xf32>
  %5 = stablehlo.multiply %4, %arg0 : tensor<2x4x8xf32>
  %6 = stablehlo.negate %5 : tensor<2x4x8xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  %8 = stablehlo.reshape %7 : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %10 = stablehlo.divide %8, %9 : tensor<2x4x1xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x8xf32>
  %13 = stablehlo.add %5, %12 : tensor<2x4x8xf32>
  return %13 : tensor<2x4x8xf32>
}
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<2x4x1xf32>) -> tensor<2x4x1xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<2x4x1xf32>
  return %1 : tensor<2x4x1xf32>
}
