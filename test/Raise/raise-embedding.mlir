// Rows by index become an embedding.
// Printed by JAX 0.10.2: test/Raise/forms.py
// RUN: trc-opt --split-input-file --phase-simplify --phase-raise %s -o %t
// RUN: FileCheck %s < %t
// RUN: trc-run --split-input-file --target=reference %t
// RUN: %check-host %s

// jnp.take; indices outside read NaN, by a select that stays.
// CHECK-LABEL: func.func @main
// CHECK: trc.embedding
// CHECK-NOT: gather
// CHECK: stablehlo.select
func.func @main() {
  %c0 = stablehlo.constant dense<"0x16878D3F1421C3BFC0448BBF43473EBF599390BF5F44C23EA2AF4EBF31B538BF8153153F686941BF5A95DD3EB3AC78BF5B279BBF01F0EABFE53BEE3FFEF8A3BEABC9793E8A5BFEBC04CD233E0D844B3D7540F43F8CFB84BFEB5AC7BFE58781BFBFD7AABFE8383F3F4E04523FC71876BFCDF9B1BFE8A7B5BE5910B23FD37334C003D1063F59B289BFC02A853F69F989BF062292BEC1CDC0BF922D7ABF2D63B13F7211523F73A7CDBE9EC35EBF4668F2BF5F8DC9BED128FDBCB124ACBDFB15C0BD75978FBF9ABA87BDFA671EBD2331A53F1FF1EE3FDA460CBEA02C44BF5A1585BD118D1BBF24103EBF243B70BD008B85BFD0291B3FADD1D4BD1701803EA2543BBE592D3ABF7AAD72BF7BF872BE8F7B0CBFD5836F3ED23791BB1160AEBFE476893DDAE2ABBF7AD11DBF84B596BE47D104C04268BB3D619B1A3E18D121BE1D40D9BEFB48BFBE7EFE79BF2B168ABEF8770DBF8DC5BB3D22219ABF7B3E713EF9A7123ED9F510BE74DFE0BE26660D3FAB11D5BF8AC0EB3ED0DE783EB316913E8C41C43E"> : tensor<12x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<12x8xf32>
  %c1 = stablehlo.constant dense<"0x0700000003000000000000000600000006000000060000000600000000000000"> : tensor<2x4xi32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4xi32>
  %r = call @form(%i0, %i1) : (tensor<12x8xf32>, tensor<2x4xi32>) -> tensor<2x4x8xf32>
  %w0 = stablehlo.constant dense<"0x118D1BBF24103EBF243B70BD008B85BFD0291B3FADD1D4BD1701803EA2543BBEBFD7AABFE8383F3F4E04523FC71876BFCDF9B1BFE8A7B5BE5910B23FD37334C016878D3F1421C3BFC0448BBF43473EBF599390BF5F44C23EA2AF4EBF31B538BF75978FBF9ABA87BDFA671EBD2331A53F1FF1EE3FDA460CBEA02C44BF5A1585BD75978FBF9ABA87BDFA671EBD2331A53F1FF1EE3FDA460CBEA02C44BF5A1585BD75978FBF9ABA87BDFA671EBD2331A53F1FF1EE3FDA460CBEA02C44BF5A1585BD75978FBF9ABA87BDFA671EBD2331A53F1FF1EE3FDA460CBEA02C44BF5A1585BD16878D3F1421C3BFC0448BBF43473EBF599390BF5F44C23EA2AF4EBF31B538BF"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  return
}

func.func private @form(%arg0: tensor<12x8xf32>, %arg1: tensor<2x4xi32>) -> (tensor<2x4x8xf32>) {
  %0 = call @_take(%arg0, %arg1) : (tensor<12x8xf32>, tensor<2x4xi32>) -> tensor<2x4x8xf32>
  return %0 : tensor<2x4x8xf32>
}
func.func private @_take(%arg0: tensor<12x8xf32>, %arg1: tensor<2x4xi32>) -> tensor<2x4x8xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
  %c_0 = stablehlo.constant dense<12> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<2x4xi32>
  %4 = call @_where(%1, %3, %arg1) : (tensor<2x4xi1>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
  %c_1 = stablehlo.constant dense<11> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x4x1xi32>
  %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x4x1xi32>, tensor<2x4x1xi32>) -> tensor<2x4x1xi1>
  %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<2x4x1xi32>
  %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x4x1xi32>, tensor<2x4x1xi32>) -> tensor<2x4x1xi1>
  %11 = stablehlo.and %7, %10 : tensor<2x4x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<2x4x1xi1>, tensor<i1>) -> tensor<2x4xi1>
  %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<12x8xf32>, tensor<2x4x1xi32>) -> tensor<2x4x8xf32>
  %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2x4xi1>) -> tensor<2x4x8xi1>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x8xf32>
  %16 = stablehlo.select %14, %13, %15 : tensor<2x4x8xi1>, tensor<2x4x8xf32>
  return %16 : tensor<2x4x8xf32>
}
func.func private @_where(%arg0: tensor<2x4xi1>, %arg1: tensor<2x4xi32>, %arg2: tensor<2x4xi32>) -> tensor<2x4xi32> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x4xi1>, tensor<2x4xi32>
  return %0 : tensor<2x4xi32>
}

// -----

// Indices clipped.
// CHECK-LABEL: func.func @main
// CHECK: trc.embedding
// CHECK-NOT: gather
func.func @main() {
  %c0 = stablehlo.constant dense<"0x16878D3F1421C3BFC0448BBF43473EBF599390BF5F44C23EA2AF4EBF31B538BF8153153F686941BF5A95DD3EB3AC78BF5B279BBF01F0EABFE53BEE3FFEF8A3BEABC9793E8A5BFEBC04CD233E0D844B3D7540F43F8CFB84BFEB5AC7BFE58781BFBFD7AABFE8383F3F4E04523FC71876BFCDF9B1BFE8A7B5BE5910B23FD37334C003D1063F59B289BFC02A853F69F989BF062292BEC1CDC0BF922D7ABF2D63B13F7211523F73A7CDBE9EC35EBF4668F2BF5F8DC9BED128FDBCB124ACBDFB15C0BD75978FBF9ABA87BDFA671EBD2331A53F1FF1EE3FDA460CBEA02C44BF5A1585BD118D1BBF24103EBF243B70BD008B85BFD0291B3FADD1D4BD1701803EA2543BBE592D3ABF7AAD72BF7BF872BE8F7B0CBFD5836F3ED23791BB1160AEBFE476893DDAE2ABBF7AD11DBF84B596BE47D104C04268BB3D619B1A3E18D121BE1D40D9BEFB48BFBE7EFE79BF2B168ABEF8770DBF8DC5BB3D22219ABF7B3E713EF9A7123ED9F510BE74DFE0BE26660D3FAB11D5BF8AC0EB3ED0DE783EB316913E8C41C43E"> : tensor<12x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<12x8xf32>
  %c1 = stablehlo.constant dense<"0x0700000003000000000000000600000006000000060000000600000000000000"> : tensor<2x4xi32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4xi32>
  %r = call @form(%i0, %i1) : (tensor<12x8xf32>, tensor<2x4xi32>) -> tensor<2x4x8xf32>
  %w0 = stablehlo.constant dense<"0x118D1BBF24103EBF243B70BD008B85BFD0291B3FADD1D4BD1701803EA2543BBEBFD7AABFE8383F3F4E04523FC71876BFCDF9B1BFE8A7B5BE5910B23FD37334C016878D3F1421C3BFC0448BBF43473EBF599390BF5F44C23EA2AF4EBF31B538BF75978FBF9ABA87BDFA671EBD2331A53F1FF1EE3FDA460CBEA02C44BF5A1585BD75978FBF9ABA87BDFA671EBD2331A53F1FF1EE3FDA460CBEA02C44BF5A1585BD75978FBF9ABA87BDFA671EBD2331A53F1FF1EE3FDA460CBEA02C44BF5A1585BD75978FBF9ABA87BDFA671EBD2331A53F1FF1EE3FDA460CBEA02C44BF5A1585BD16878D3F1421C3BFC0448BBF43473EBF599390BF5F44C23EA2AF4EBF31B538BF"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  return
}

func.func private @form(%arg0: tensor<12x8xf32>, %arg1: tensor<2x4xi32>) -> (tensor<2x4x8xf32>) {
  %0 = call @_take(%arg0, %arg1) : (tensor<12x8xf32>, tensor<2x4xi32>) -> tensor<2x4x8xf32>
  return %0 : tensor<2x4x8xf32>
}
func.func private @_take(%arg0: tensor<12x8xf32>, %arg1: tensor<2x4xi32>) -> tensor<2x4x8xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
  %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<12x8xf32>, tensor<2x4x1xi32>) -> tensor<2x4x8xf32>
  return %1 : tensor<2x4x8xf32>
}

// -----

// Negative indices count from the end.
// CHECK-LABEL: func.func @main
// CHECK: trc.embedding
// CHECK-NOT: gather
func.func @main() {
  %c0 = stablehlo.constant dense<"0x16878D3F1421C3BFC0448BBF43473EBF599390BF5F44C23EA2AF4EBF31B538BF8153153F686941BF5A95DD3EB3AC78BF5B279BBF01F0EABFE53BEE3FFEF8A3BEABC9793E8A5BFEBC04CD233E0D844B3D7540F43F8CFB84BFEB5AC7BFE58781BFBFD7AABFE8383F3F4E04523FC71876BFCDF9B1BFE8A7B5BE5910B23FD37334C003D1063F59B289BFC02A853F69F989BF062292BEC1CDC0BF922D7ABF2D63B13F7211523F73A7CDBE9EC35EBF4668F2BF5F8DC9BED128FDBCB124ACBDFB15C0BD75978FBF9ABA87BDFA671EBD2331A53F1FF1EE3FDA460CBEA02C44BF5A1585BD118D1BBF24103EBF243B70BD008B85BFD0291B3FADD1D4BD1701803EA2543BBE592D3ABF7AAD72BF7BF872BE8F7B0CBFD5836F3ED23791BB1160AEBFE476893DDAE2ABBF7AD11DBF84B596BE47D104C04268BB3D619B1A3E18D121BE1D40D9BEFB48BFBE7EFE79BF2B168ABEF8770DBF8DC5BB3D22219ABF7B3E713EF9A7123ED9F510BE74DFE0BE26660D3FAB11D5BF8AC0EB3ED0DE783EB316913E8C41C43E"> : tensor<12x8xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<12x8xf32>
  %c1 = stablehlo.constant dense<"0x0400000000000000FDFFFFFF03000000030000000300000003000000FDFFFFFF"> : tensor<2x4xi32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4xi32>
  %r = call @form(%i0, %i1) : (tensor<12x8xf32>, tensor<2x4xi32>) -> tensor<2x4x8xf32>
  %w0 = stablehlo.constant dense<"0x03D1063F59B289BFC02A853F69F989BF062292BEC1CDC0BF922D7ABF2D63B13F16878D3F1421C3BFC0448BBF43473EBF599390BF5F44C23EA2AF4EBF31B538BFDAE2ABBF7AD11DBF84B596BE47D104C04268BB3D619B1A3E18D121BE1D40D9BEBFD7AABFE8383F3F4E04523FC71876BFCDF9B1BFE8A7B5BE5910B23FD37334C0BFD7AABFE8383F3F4E04523FC71876BFCDF9B1BFE8A7B5BE5910B23FD37334C0BFD7AABFE8383F3F4E04523FC71876BFCDF9B1BFE8A7B5BE5910B23FD37334C0BFD7AABFE8383F3F4E04523FC71876BFCDF9B1BFE8A7B5BE5910B23FD37334C0DAE2ABBF7AD11DBF84B596BE47D104C04268BB3D619B1A3E18D121BE1D40D9BE"> : tensor<2x4x8xf32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<2x4x8xf32>
  return
}

func.func private @form(%arg0: tensor<12x8xf32>, %arg1: tensor<2x4xi32>) -> (tensor<2x4x8xf32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
  %c_0 = stablehlo.constant dense<12> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<2x4xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<2x4xi1>, tensor<2x4xi32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
  %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<12x8xf32>, tensor<2x4x1xi32>) -> tensor<2x4x8xf32>
  return %6 : tensor<2x4x8xf32>
}
