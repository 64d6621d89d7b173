// Layer norm in several hands becomes one operation.
// Printed by JAX 0.10.2: test/Raise/forms.py
// RUN: trc-opt --split-input-file --phase-simplify --phase-raise %s -o %t
// RUN: FileCheck %s < %t
// RUN: trc-run --split-input-file --target=reference %t
// RUN: %check-host %s

// The mean of squared differences.
// CHECK-LABEL: func.func @main
// CHECK: trc.layer_norm(%{{.*}}, %{{.*}}, %{{.*}}) {epsilon
// CHECK-NOT: sqrt
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x930741BFDF71163FC0B31EBE026C1A3FBDB441BD07FC8ABFAE09D1BDF2CE543D"> : tensor<8xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<8xf32>
  %c2 = stablehlo.constant dense<"0xD45D753F3F0168BF571821BD8666DCBF40C8263F096E8ABFCA36E7BF5A8D72BD"> : tensor<8xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<8xf32>
  %r = call @form(%i0, %i1, %i2) : (tensor<2x4x8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<2x4x8xf32>
  %w0 = stablehlo.constant dense<"0x4533433D4CA775BE457A61BE16361BC060FC223FD112BEBEE7A5D9BF2EDADFBD69A1D03F2917C2BFCA336FBE7987C9BF26C51E3FDC132BC034C8D5BF64DC9FBD82C74A3F78EC1ABF86CF2A3DAE4665BF398A233F4C58353FB6A5D6BFA5F771BB6B6A233F5CE3F8BF36BA6DBE2B03B2BFBCC4173FF56830BF108FE3BFB303E9BDA8EEC4BEE16F90BF10044BBE534B0BC0AD16283F423B1F3F421EE0BFCF39FDBC8A22FD3FE13D7D3EEC6E39BE61F016C066312A3F286957BF0FF5EBBFDC7E9CBDDEACA23F012F3DBFD8B1873D770F16C05F2F1F3F6F5847C0BE88D5BF619ABCBC03E9C03F96ACC8BFA90457BE231A04C08FF40F3FEA7BF5BDD42DEEBF20FE8FBD"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>) -> (tensor<2x4x8xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %3 = stablehlo.divide %1, %2 : tensor<2x4x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<2x4x8xf32>
  %6 = stablehlo.multiply %5, %5 : tensor<2x4x8xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %10 = stablehlo.divide %8, %9 : tensor<2x4x1xf32>
  %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %12 = stablehlo.add %10, %11 : tensor<2x4x1xf32>
  %13 = stablehlo.rsqrt %12 : tensor<2x4x1xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %15 = stablehlo.multiply %5, %14 : tensor<2x4x8xf32>
  %16 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x4x8xf32>
  %18 = stablehlo.multiply %15, %17 : tensor<2x4x8xf32>
  %19 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x4x8xf32>
  %21 = stablehlo.add %18, %20 : tensor<2x4x8xf32>
  return %21 : tensor<2x4x8xf32>
}

// -----

// Divided by the root.
// CHECK-LABEL: func.func @main
// CHECK: trc.layer_norm(%{{.*}}, %{{.*}}, %{{.*}}) {epsilon
// CHECK-NOT: sqrt
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x930741BFDF71163FC0B31EBE026C1A3FBDB441BD07FC8ABFAE09D1BDF2CE543D"> : tensor<8xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<8xf32>
  %c2 = stablehlo.constant dense<"0xD45D753F3F0168BF571821BD8666DCBF40C8263F096E8ABFCA36E7BF5A8D72BD"> : tensor<8xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<8xf32>
  %r = call @form(%i0, %i1, %i2) : (tensor<2x4x8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<2x4x8xf32>
  %w0 = stablehlo.constant dense<"0x4533433D4CA775BE457A61BE16361BC060FC223FD112BEBEE7A5D9BF2EDADFBD69A1D03F2917C2BFCA336FBE7987C9BF26C51E3FDC132BC034C8D5BF64DC9FBD82C74A3F78EC1ABF86CF2A3DAE4665BF398A233F4C58353FB6A5D6BFA5F771BB6B6A233F5CE3F8BF36BA6DBE2B03B2BFBCC4173FF56830BF108FE3BFB303E9BDA8EEC4BEE16F90BF10044BBE534B0BC0AD16283F423B1F3F421EE0BFCF39FDBC8A22FD3FE13D7D3EEC6E39BE61F016C066312A3F286957BF0FF5EBBFDC7E9CBDDEACA23F012F3DBFD8B1873D770F16C05F2F1F3F6F5847C0BE88D5BF619ABCBC03E9C03F96ACC8BFA90457BE231A04C08FF40F3FEA7BF5BDD42DEEBF20FE8FBD"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>) -> (tensor<2x4x8xf32>) {
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
  %15 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
  %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x4x8xf32>
  %17 = stablehlo.add %14, %16 : tensor<2x4x8xf32>
  return %17 : tensor<2x4x8xf32>
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

// The difference of mean squares, the gain multiplied with the scale first.
// CHECK-LABEL: func.func @main
// CHECK: trc.layer_norm(%{{.*}}, %{{.*}}, %{{.*}}) {epsilon
// CHECK-NOT: sqrt
func.func @main() {
  %c0 = stablehlo.constant dense<"0x88598E3FEF04883F21D98A3FBEB6F2BE9FB7033F3A3D07BE6012C7BE80A4ADBE125DA6BF87D0B8BF37584B3F37D343BE7A9E5D3E0C38803F49D7DDBFC0BC48BFFA8A333EA6C0C83EE70FC1BE25BC833FC571573E1B509BBF89466EBF5A334E3F517BED3E7014F3BFD681AC3F4D18193FAAF2AB3F7174C4BECE6697BEBF2F90BF0E5D224046AA33BE4A34CB3FF5B425BFFCC5273EE1EED5BF2A07C4BE5DD77B3F2439A0BFC13E893F6FAAAC3E2FA085BFAE6800BFA80AEBBECAD44ABDBB4009BF24C953BFEBF29BBE1F7183BF350FA5BFB45445BD0C04623F74C2C3BF04E9653B876326BF34267ABFE47A5A3FC5A604BF59C8BF3F8DA347BF97E3C53EE0BC68BE"> : tensor<2x4x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x8xf32>
  %c1 = stablehlo.constant dense<"0x930741BFDF71163FC0B31EBE026C1A3FBDB441BD07FC8ABFAE09D1BDF2CE543D"> : tensor<8xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<8xf32>
  %c2 = stablehlo.constant dense<"0xD45D753F3F0168BF571821BD8666DCBF40C8263F096E8ABFCA36E7BF5A8D72BD"> : tensor<8xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<8xf32>
  %r = call @form(%i0, %i1, %i2) : (tensor<2x4x8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<2x4x8xf32>
  %w0 = stablehlo.constant dense<"0xAC29433D8BA575BEBE7A61BE33361BC05EFC223FE111BEBEDEA5D9BF71DADFBD84A1D03F4117C2BF08346FBE7387C9BF23C51E3FFC132BC02EC8D5BF70DC9FBD6BC74A3F4FEC1ABF38D02A3D3C4665BF378A233F4459353FADA5D6BFFDEF71BB566A233F7EE3F8BF68BA6DBE2103B2BFB8C4173FDB6830BF0F8FE3BFCF03E9BD2CEFC4BEE76F90BF2F044BBE594B0BC0AD16283F953B1F3F411EE0BFA339FDBCD622FD3F9B407D3E426F39BE7AF016C068312A3F036957BF11F5EBBFF17E9CBDF3ACA23FEA2E3DBF4BB2873D8C0F16C05B2F1F3FB45847C0B488D5BFC599BCBC22E9C03FBBACC8BFF60457BE2C1A04C085F40F3F9278F5BDD72DEEBF29FE8FBD"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>) -> (tensor<2x4x8xf32>) {
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
  %cst_4 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %12 = stablehlo.add %10, %11 : tensor<2x4xf32>
  %13 = stablehlo.rsqrt %12 : tensor<2x4xf32>
  %14 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %16 = stablehlo.subtract %arg0, %15 : tensor<2x4x8xf32>
  %17 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %18 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
  %19 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %20 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x4x8xf32>
  %21 = stablehlo.multiply %19, %20 : tensor<2x4x8xf32>
  %22 = stablehlo.multiply %16, %21 : tensor<2x4x8xf32>
  %23 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
  %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x4x8xf32>
  %25 = stablehlo.add %22, %24 : tensor<2x4x8xf32>
  return %25 : tensor<2x4x8xf32>
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
  %c2 = stablehlo.constant dense<"0xD45D753F3F0168BF571821BD8666DCBF40C8263F096E8ABFCA36E7BF5A8D72BD"> : tensor<8xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<8xf32>
  %r:4 = call @form(%i0, %i1, %i2) : (tensor<2x4x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<8xf32>, tensor<8xf32>)
  %w0 = stablehlo.constant dense<"0x4533433D4CA775BE457A61BE16361BC060FC223FD112BEBEE7A5D9BF2EDADFBD69A1D03F2917C2BFCA336FBE7987C9BF26C51E3FDC132BC034C8D5BF64DC9FBD82C74A3F78EC1ABF86CF2A3DAE4665BF398A233F4C58353FB6A5D6BFA5F771BB6B6A233F5CE3F8BF36BA6DBE2B03B2BFBCC4173FF56830BF108FE3BFB303E9BDA8EEC4BEE16F90BF10044BBE534B0BC0AD16283F423B1F3F421EE0BFCF39FDBC8A22FD3FE13D7D3EEC6E39BE61F016C066312A3F286957BF0FF5EBBFDC7E9CBDDEACA23F012F3DBFD8B1873D770F16C05F2F1F3F6F5847C0BE88D5BF619ABCBC03E9C03F96ACC8BFA90457BE231A04C08FF40F3FEA7BF5BDD42DEEBF20FE8FBD"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-04 : tensor<2x4x8xf32>
  %w1 = stablehlo.constant dense<"0xDA1BC8BCD6E538BE5AC8A23D87D017BF2A88C3BC147F183FF78A1C3E20E0C9BB9B9CCCBE6A9149BE9CA490BD11E6FFBE00FC63BB62CCB13E91F3123F06127F3EDFFFC8BE20D0FFBD9399AA3E732DA5BED808953E902E17BFEC32FB3E22A9A13E70DBAABE008EC0BE4A85C83D37B5F0BE429C253DA0903D3FBCAE433EB344E13DF06636BC6DEE5FBE04186DBD0090E9BD880E013E04DE67BD10AEA23E68FB6E3C306319BFC7CCA7BEF8894EBE4F0E9ABE16954A3D5D4C9D3F4C1F553DD2F9CA3DCFC82EBF787F9FBEB5E6943E9F9C76BED8C8193EB8CAE93DDE2F003FBB83373E38CA01BF50DA60BE508C453D6FBE8BBE8EAF45BE64CC193F5200813E284D953E"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-04 : tensor<2x4x8xf32>
  %w2 = stablehlo.constant dense<"0x21FF5CC08B1678400549BFBF92CDC13F3A81234004FEFABFC0349D404820833E"> : tensor<8xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-04 : tensor<8xf32>
  %w3 = stablehlo.constant dense<"0xFA339B403C31A2C0552B94BF4E6ED1C0E88E9540ABF08DBFF685FBC0DB3A01BF"> : tensor<8xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-04 : tensor<8xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>) -> (tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %3 = stablehlo.divide %1, %2 : tensor<2x4x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<2x4x8xf32>
  %6 = stablehlo.multiply %5, %5 : tensor<2x4x8xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %10 = stablehlo.divide %8, %9 : tensor<2x4x1xf32>
  %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %12 = stablehlo.add %10, %11 : tensor<2x4x1xf32>
  %13 = stablehlo.rsqrt %12 : tensor<2x4x1xf32>
  %14 = stablehlo.divide %13, %12 : tensor<2x4x1xf32>
  %cst_4 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
  %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %16 = stablehlo.multiply %15, %14 : tensor<2x4x1xf32>
  %17 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %18 = stablehlo.multiply %5, %17 : tensor<2x4x8xf32>
  %19 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x4x8xf32>
  %21 = stablehlo.multiply %18, %20 : tensor<2x4x8xf32>
  %22 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
  %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x4x8xf32>
  %24 = stablehlo.add %21, %23 : tensor<2x4x8xf32>
  %25 = stablehlo.sine %24 : tensor<2x4x8xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %26 = stablehlo.reduce(%25 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<8xf32>
  %27 = stablehlo.reshape %26 : (tensor<8xf32>) -> tensor<1x1x8xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %28 = stablehlo.reduce(%27 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
  %29 = stablehlo.multiply %18, %25 : tensor<2x4x8xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %30 = stablehlo.reduce(%29 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<8xf32>
  %31 = stablehlo.reshape %30 : (tensor<8xf32>) -> tensor<1x1x8xf32>
  %32 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x4x8xf32>
  %33 = stablehlo.multiply %25, %32 : tensor<2x4x8xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %34 = stablehlo.reduce(%31 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
  %35 = stablehlo.multiply %5, %33 : tensor<2x4x8xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %36 = stablehlo.reduce(%35 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  %37 = stablehlo.reshape %36 : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %38 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %39 = stablehlo.multiply %33, %38 : tensor<2x4x8xf32>
  %40 = stablehlo.multiply %37, %16 : tensor<2x4x1xf32>
  %cst_10 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %41 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %42 = stablehlo.divide %40, %41 : tensor<2x4x1xf32>
  %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %43 = stablehlo.reduce(%42 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4xf32>
  %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x8xf32>
  %45 = stablehlo.multiply %5, %44 : tensor<2x4x8xf32>
  %46 = stablehlo.add %39, %45 : tensor<2x4x8xf32>
  %47 = stablehlo.multiply %44, %5 : tensor<2x4x8xf32>
  %48 = stablehlo.add %46, %47 : tensor<2x4x8xf32>
  %49 = stablehlo.negate %48 : tensor<2x4x8xf32>
  %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %50 = stablehlo.reduce(%49 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  %51 = stablehlo.reshape %50 : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %cst_13 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %52 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %53 = stablehlo.divide %51, %52 : tensor<2x4x1xf32>
  %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %54 = stablehlo.reduce(%53 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4xf32>
  %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x8xf32>
  %56 = stablehlo.add %48, %55 : tensor<2x4x8xf32>
  return %24, %56, %34, %28 : tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<8xf32>, tensor<8xf32>
}
