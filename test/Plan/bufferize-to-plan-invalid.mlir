// What cannot become commands on buffers is refused.
// RUN: trc-opt %s -bufferize-to-plan -split-input-file -verify-diagnostics

func.func private @callee(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{a call is left; inline it first}}
  %0 = call @callee(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-error@+1 {{expected static tensors of integers or floats as arguments and results, got 'tensor<?xf32>'}}
func.func public @main(%x: tensor<?xf32>) {
  return
}

// -----

// expected-error@+1 {{state "n" is 'tensor<i32>' elsewhere, but 'tensor<f32>' here}}
func.func public @main(%n: tensor<i32> {trc.state = "n"}) -> (tensor<f32> {trc.state = "n"}) {
  %0 = stablehlo.convert %n : (tensor<i32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// expected-error@+1 {{state "n" is bound twice on one side of the function}}
func.func public @main(%n: tensor<i32> {trc.state = "n"}, %m: tensor<i32> {trc.state = "n"}) {
  return
}

// -----

// expected-note@+1 {{said here first}}
func.func public @step(%n: tensor<i32> {trc.state = "n", trc.role = "counter"}) {
  return
}
// expected-error@+1 {{state "n" is said to be counter elsewhere, but generator here}}
func.func public @next(%n: tensor<i32> {trc.state = "n", trc.role = "generator"}) {
  return
}

// -----

// Of 12 elements one of two ranks has 6.
module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  // expected-error@+1 {{state "m" is said to be part of [3, 4], of which one of 2 ranks has a vector of 6, but it is 'tensor<5xf32>'}}
  func.func public @main(%m: tensor<5xf32> {trc.state = "m", trc.whole = array<i64: 3, 4>}) {
    return
  }
}

// -----

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @step(%m: tensor<6xf32> {trc.state = "m", trc.whole = array<i64: 3, 4>}) {
    return
  }
  // expected-error@+1 {{state "m" is said to be part of [3, 4] elsewhere, but of [12] here}}
  func.func public @next(%m: tensor<6xf32> {trc.state = "m", trc.whole = array<i64: 12>}) {
    return
  }
}

// -----

// expected-error@+1 {{state "m.w" is said to be a moment of "w", which is no parameter of the program: give that trc.role = "parameter", or name another}}
func.func public @main(%w: tensor<f32> {trc.state = "w"}, %m: tensor<f32> {trc.state = "m.w", trc.role = "moment", trc.moment_of = "w"}) {
  return
}

// -----

// Donations are checked where a buffer would be shared.
// expected-error@+1 {{argument 0 of 'tensor<4xf32>' is donated to result 0 of 'tensor<2xf32>'}}
func.func public @main(%x: tensor<4xf32> {tf.aliasing_output = 0 : i32}) -> tensor<2xf32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<4xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// What no phase has lowered has no kernel.
func.func public @main(%x: tensor<4xf32>) -> tensor<4xi32> {
  // expected-error@+1 {{no library kernel can do builtin.unrealized_conversion_cast; the phases before were to remove it}}
  %0 = builtin.unrealized_conversion_cast %x : tensor<4xf32> to tensor<4xi32>
  return %0 : tensor<4xi32>
}
