// RUN: %check-reference %s
// RUN: trc-opt --raise-composites %s -o %t.mlir && FileCheck %s < %t.mlir && %check-reference %t.mlir
// RUN: %check-host %s
// RUN: %check-host --check-finite %s
// RUN: %check-cuda %s

// trc.random_bits draws what its composites' decompositions compute, and the same next state: row
// by row, with rows of whole blocks and without, and in tiles; with a carry in the counter.

// CHECK-COUNT-5: trc.random_bits
func.func @main() {
  %given = stablehlo.constant dense<[1311768467463790320, 18446744073709551600]> : tensor<2xui64>
  %state = stablehlo.optimization_barrier %given : tensor<2xui64>
  %rows, %rows_next = stablehlo.composite "trc.random_bits" %state {composite_attributes = {bits = 8 : i64, tiled = false}, decomposition = @rows}
      : (tensor<2xui64>) -> (tensor<3x100xui32>, tensor<2xui64>)
  %rows_wanted, %rows_behind = call @rows(%state) : (tensor<2xui64>) -> (tensor<3x100xui32>, tensor<2xui64>)
  check.expect_eq %rows, %rows_wanted : tensor<3x100xui32>
  check.expect_eq %rows_next, %rows_behind : tensor<2xui64>
  %groups, %groups_next = stablehlo.composite "trc.random_bits" %state {composite_attributes = {bits = 8 : i64, tiled = false}, decomposition = @groups}
      : (tensor<2xui64>) -> (tensor<2x3x256xui32>, tensor<2xui64>)
  %groups_wanted, %groups_behind = call @groups(%state) : (tensor<2xui64>) -> (tensor<2x3x256xui32>, tensor<2xui64>)
  check.expect_eq %groups, %groups_wanted : tensor<2x3x256xui32>
  check.expect_eq %groups_next, %groups_behind : tensor<2xui64>
  %halves, %halves_next = stablehlo.composite "trc.random_bits" %state {composite_attributes = {bits = 16 : i64, tiled = false}, decomposition = @halves}
      : (tensor<2xui64>) -> (tensor<5x67xui32>, tensor<2xui64>)
  %halves_wanted, %halves_behind = call @halves(%state) : (tensor<2xui64>) -> (tensor<5x67xui32>, tensor<2xui64>)
  check.expect_eq %halves, %halves_wanted : tensor<5x67xui32>
  check.expect_eq %halves_next, %halves_behind : tensor<2xui64>
  %tiles, %tiles_next = stablehlo.composite "trc.random_bits" %state {composite_attributes = {bits = 8 : i64, tiled = true}, decomposition = @tiles}
      : (tensor<2xui64>) -> (tensor<2x3x37x50xui32>, tensor<2xui64>)
  %tiles_wanted, %tiles_behind = call @tiles(%state) : (tensor<2xui64>) -> (tensor<2x3x37x50xui32>, tensor<2xui64>)
  check.expect_eq %tiles, %tiles_wanted : tensor<2x3x37x50xui32>
  check.expect_eq %tiles_next, %tiles_behind : tensor<2xui64>
  %half_tiles, %half_tiles_next = stablehlo.composite "trc.random_bits" %state {composite_attributes = {bits = 16 : i64, tiled = true}, decomposition = @half_tiles}
      : (tensor<2xui64>) -> (tensor<20x33xui32>, tensor<2xui64>)
  %half_tiles_wanted, %half_tiles_behind = call @half_tiles(%state) : (tensor<2xui64>) -> (tensor<20x33xui32>, tensor<2xui64>)
  check.expect_eq %half_tiles, %half_tiles_wanted : tensor<20x33xui32>
  check.expect_eq %half_tiles_next, %half_tiles_behind : tensor<2xui64>
  return
}

func.func private @rows(%s: tensor<2xui64>) -> (tensor<3x100xui32>, tensor<2xui64>) {
  %next, %words = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x38xui32>)
  %wide = stablehlo.broadcast_in_dim %words, dims = [0, 1] : (tensor<2x38xui32>) -> tensor<2x38x4xui32>
  %parts = stablehlo.iota dim = 2 : tensor<2x38x4xui32>
  %width = stablehlo.constant dense<8> : tensor<2x38x4xui32>
  %by = stablehlo.multiply %parts, %width : tensor<2x38x4xui32>
  %moved = stablehlo.shift_right_logical %wide, %by : tensor<2x38x4xui32>
  %ones = stablehlo.constant dense<255> : tensor<2x38x4xui32>
  %cut = stablehlo.and %moved, %ones : tensor<2x38x4xui32>
  %turned = stablehlo.transpose %cut, dims = [1, 0, 2] : (tensor<2x38x4xui32>) -> tensor<38x2x4xui32>
  %flat = stablehlo.reshape %turned : (tensor<38x2x4xui32>) -> tensor<304xui32>
  %part = stablehlo.slice %flat [0:300] : (tensor<304xui32>) -> tensor<300xui32>
  %result = stablehlo.reshape %part : (tensor<300xui32>) -> tensor<3x100xui32>
  return %result, %next : tensor<3x100xui32>, tensor<2xui64>
}

func.func private @groups(%s: tensor<2xui64>) -> (tensor<2x3x256xui32>, tensor<2xui64>) {
  %next, %words = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x192xui32>)
  %wide = stablehlo.broadcast_in_dim %words, dims = [0, 1] : (tensor<2x192xui32>) -> tensor<2x192x4xui32>
  %parts = stablehlo.iota dim = 2 : tensor<2x192x4xui32>
  %width = stablehlo.constant dense<8> : tensor<2x192x4xui32>
  %by = stablehlo.multiply %parts, %width : tensor<2x192x4xui32>
  %moved = stablehlo.shift_right_logical %wide, %by : tensor<2x192x4xui32>
  %ones = stablehlo.constant dense<255> : tensor<2x192x4xui32>
  %cut = stablehlo.and %moved, %ones : tensor<2x192x4xui32>
  %turned = stablehlo.transpose %cut, dims = [1, 0, 2] : (tensor<2x192x4xui32>) -> tensor<192x2x4xui32>
  %flat = stablehlo.reshape %turned : (tensor<192x2x4xui32>) -> tensor<1536xui32>
  %part = stablehlo.slice %flat [0:1536] : (tensor<1536xui32>) -> tensor<1536xui32>
  %result = stablehlo.reshape %part : (tensor<1536xui32>) -> tensor<2x3x256xui32>
  return %result, %next : tensor<2x3x256xui32>, tensor<2xui64>
}

func.func private @halves(%s: tensor<2xui64>) -> (tensor<5x67xui32>, tensor<2xui64>) {
  %next, %words = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x84xui32>)
  %wide = stablehlo.broadcast_in_dim %words, dims = [0, 1] : (tensor<2x84xui32>) -> tensor<2x84x2xui32>
  %parts = stablehlo.iota dim = 2 : tensor<2x84x2xui32>
  %width = stablehlo.constant dense<16> : tensor<2x84x2xui32>
  %by = stablehlo.multiply %parts, %width : tensor<2x84x2xui32>
  %moved = stablehlo.shift_right_logical %wide, %by : tensor<2x84x2xui32>
  %ones = stablehlo.constant dense<65535> : tensor<2x84x2xui32>
  %cut = stablehlo.and %moved, %ones : tensor<2x84x2xui32>
  %turned = stablehlo.transpose %cut, dims = [1, 0, 2] : (tensor<2x84x2xui32>) -> tensor<84x2x2xui32>
  %flat = stablehlo.reshape %turned : (tensor<84x2x2xui32>) -> tensor<336xui32>
  %part = stablehlo.slice %flat [0:335] : (tensor<336xui32>) -> tensor<335xui32>
  %result = stablehlo.reshape %part : (tensor<335xui32>) -> tensor<5x67xui32>
  return %result, %next : tensor<5x67xui32>, tensor<2xui64>
}

func.func private @tiles(%s: tensor<2xui64>) -> (tensor<2x3x37x50xui32>, tensor<2xui64>) {
  %next, %words = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<6x2x8x2x8x4xui32>)
  %wide = stablehlo.broadcast_in_dim %words, dims = [0, 1, 2, 3, 4, 5] : (tensor<6x2x8x2x8x4xui32>) -> tensor<6x2x8x2x8x4x4xui32>
  %parts = stablehlo.iota dim = 6 : tensor<6x2x8x2x8x4x4xui32>
  %width = stablehlo.constant dense<8> : tensor<6x2x8x2x8x4x4xui32>
  %by = stablehlo.multiply %parts, %width : tensor<6x2x8x2x8x4x4xui32>
  %moved = stablehlo.shift_right_logical %wide, %by : tensor<6x2x8x2x8x4x4xui32>
  %ones = stablehlo.constant dense<255> : tensor<6x2x8x2x8x4x4xui32>
  %cut = stablehlo.and %moved, %ones : tensor<6x2x8x2x8x4x4xui32>
  %turned = stablehlo.transpose %cut, dims = [0, 1, 6, 2, 3, 5, 4] : (tensor<6x2x8x2x8x4x4xui32>) -> tensor<6x2x4x8x2x4x8xui32>
  %whole = stablehlo.reshape %turned : (tensor<6x2x4x8x2x4x8xui32>) -> tensor<6x64x64xui32>
  %part = stablehlo.slice %whole [0:6, 0:37, 0:50] : (tensor<6x64x64xui32>) -> tensor<6x37x50xui32>
  %result = stablehlo.reshape %part : (tensor<6x37x50xui32>) -> tensor<2x3x37x50xui32>
  return %result, %next : tensor<2x3x37x50xui32>, tensor<2xui64>
}

func.func private @half_tiles(%s: tensor<2xui64>) -> (tensor<20x33xui32>, tensor<2xui64>) {
  %next, %words = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x2x8x2x8x4xui32>)
  %wide = stablehlo.broadcast_in_dim %words, dims = [0, 1, 2, 3, 4, 5] : (tensor<1x2x8x2x8x4xui32>) -> tensor<1x2x8x2x8x4x2xui32>
  %parts = stablehlo.iota dim = 6 : tensor<1x2x8x2x8x4x2xui32>
  %width = stablehlo.constant dense<16> : tensor<1x2x8x2x8x4x2xui32>
  %by = stablehlo.multiply %parts, %width : tensor<1x2x8x2x8x4x2xui32>
  %moved = stablehlo.shift_right_logical %wide, %by : tensor<1x2x8x2x8x4x2xui32>
  %ones = stablehlo.constant dense<65535> : tensor<1x2x8x2x8x4x2xui32>
  %cut = stablehlo.and %moved, %ones : tensor<1x2x8x2x8x4x2xui32>
  %turned = stablehlo.transpose %cut, dims = [0, 1, 6, 2, 3, 5, 4] : (tensor<1x2x8x2x8x4x2xui32>) -> tensor<1x2x2x8x2x4x8xui32>
  %whole = stablehlo.reshape %turned : (tensor<1x2x2x8x2x4x8xui32>) -> tensor<1x32x64xui32>
  %part = stablehlo.slice %whole [0:1, 0:20, 0:33] : (tensor<1x32x64xui32>) -> tensor<1x20x33xui32>
  %result = stablehlo.reshape %part : (tensor<1x20x33xui32>) -> tensor<20x33xui32>
  return %result, %next : tensor<20x33xui32>, tensor<2xui64>
}
