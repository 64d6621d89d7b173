// RUN: trc-opt %s --verify-diagnostics --split-input-file --quantize-moments

// Chance would fall alike in every step.
// expected-error@+1 {{state "m.w" is to be rounded to 8 bits by chance, which takes a counter of steps: give an integer argument trc.role = "counter"}}
func.func @step(%w: tensor<64x64xf32> {trc.state = "w", trc.role = "parameter"}, %m: tensor<64x64xf32> {trc.state = "m.w", trc.role = "moment", trc.moment_of = "w"}) -> (tensor<64x64xf32> {trc.state = "m.w"}) {
  %0 = stablehlo.add %m, %w : tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}

// -----

// Few numbers, and sizes that no block of 32 divides: nothing is left to keep in 8 bits.
// expected-error@+1 {{no moment of the optimizer would be kept in 8 bits: they have fewer than 4096 numbers, or sizes without a divisor from 32 to 256; keep them in f32 or bf16}}
module {
  func.func @step(%w: tensor<8xf32> {trc.state = "w", trc.role = "parameter"}, %m: tensor<8xf32> {trc.state = "m.w", trc.role = "moment", trc.moment_of = "w"}, %u: tensor<4099xf32> {trc.state = "u", trc.role = "parameter"}, %n: tensor<4099xf32> {trc.state = "m.u", trc.role = "moment", trc.moment_of = "u"}) {
    return
  }
}

// -----

// A block's scale is of numbers that lie together in the whole.
// expected-error @below {{moments in 8 bits per block are not dealt out over ranks: keep them in f32 or bf16, or leave sharded_optimizer away}}
module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @step(%m: tensor<8192xf32> {trc.state = "m.w", trc.role = "moment", trc.moment_of = "w", trc.whole = array<i64: 128, 128>}) {
    return
  }
}
