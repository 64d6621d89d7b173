// Rows that no multiprocessor holds: 128,256 words.
// RUN: trc-opt %s --emit-cuda-kernels=text-only | sed 's/\\0A/\n/g; s/\\22/"/g' | FileCheck %s

// Maximum and sum are found in one loop, so the row is read twice: there, and for its result. What
// else is summed (the logit of the target) is, too.
// CHECK-LABEL: plan.kernel @softmax
// CHECK-SAME: plan.read_again = 2101346304 : i64
// CHECK: struct [[V:Values[0-9]+]] {
// CHECK: math::maximum
// CHECK: math::minimum
// CHECK: math::exp
// CHECK: for (i32 [[A:c[0-9]+]] =
// CHECK-NEXT: load_vector<4>(in0 + 128256 * i0 + [[A]])
// CHECK-NOT: for (i32 c
// CHECK: combine{{[0-9]+}}(t{{[0-9]+}}, [[V]]{v0, 1.0f})
// CHECK-COUNT-2: block_reduce<32>
// CHECK: if (lane == 0) out3[i0] =
// CHECK: for (i32 [[B:c[0-9]+]] =
// CHECK-NEXT: load_vector<4>(in0 + 128256 * i0 + [[B]])
// CHECK: store_vector(out2 +
// CHECK-NOT: load_vector
// CHECK: symbol = "trc_softmax"
plan.kernel @softmax {
^bb0(%x: tensor<4096x128256xf32>, %t: tensor<4096xi32>):
  %0:2 = trc.fusion row(%x, %t : tensor<4096x128256xf32>, tensor<4096xi32>) -> (tensor<4096x128256xf32>, tensor<4096xf32>) {
  ^bb0(%a: tensor<4096x128256xf32>, %w: tensor<4096xi32>):
    %lowest = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zeros = stablehlo.constant dense<0.0> : tensor<4096x128256xf32>
    %i = stablehlo.iota dim = 1 : tensor<4096x128256xi32>
    %b = stablehlo.broadcast_in_dim %w, dims = [0] : (tensor<4096xi32>) -> tensor<4096x128256xi32>
    %is = stablehlo.compare EQ, %i, %b : (tensor<4096x128256xi32>, tensor<4096x128256xi32>) -> tensor<4096x128256xi1>
    %m = stablehlo.reduce(%a init: %lowest) applies stablehlo.maximum across dimensions = [1] : (tensor<4096x128256xf32>, tensor<f32>) -> tensor<4096xf32>
    %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<4096xf32>) -> tensor<4096x128256xf32>
    %d = stablehlo.subtract %a, %mb : tensor<4096x128256xf32>
    %e = stablehlo.exponential %d : tensor<4096x128256xf32>
    %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4096x128256xf32>, tensor<f32>) -> tensor<4096xf32>
    %k = stablehlo.select %is, %a, %zeros : tensor<4096x128256xi1>, tensor<4096x128256xf32>
    %c = stablehlo.reduce(%k init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4096x128256xf32>, tensor<f32>) -> tensor<4096xf32>
    %sb = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<4096xf32>) -> tensor<4096x128256xf32>
    %y = stablehlo.divide %e, %sb : tensor<4096x128256xf32>
    trc.yield %y, %c : tensor<4096x128256xf32>, tensor<4096xf32>
  }
  plan.return %0#0, %0#1 : tensor<4096x128256xf32>, tensor<4096xf32>
}

// Where the second loop makes something else of the maximum, too, both loops stay.
// CHECK-LABEL: plan.kernel @apart
// CHECK-SAME: plan.read_again = 2101346304 : i64
// CHECK-NOT: struct Values
// CHECK: symbol = "trc_apart"
plan.kernel @apart {
^bb0(%x: tensor<4096x128256xf32>):
  %0:2 = trc.fusion row(%x : tensor<4096x128256xf32>) -> (tensor<4096xf32>, tensor<4096xf32>) {
  ^bb0(%a: tensor<4096x128256xf32>):
    %lowest = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %m = stablehlo.reduce(%a init: %lowest) applies stablehlo.maximum across dimensions = [1] : (tensor<4096x128256xf32>, tensor<f32>) -> tensor<4096xf32>
    %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<4096xf32>) -> tensor<4096x128256xf32>
    %d = stablehlo.subtract %a, %mb : tensor<4096x128256xf32>
    %e = stablehlo.exponential %d : tensor<4096x128256xf32>
    %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4096x128256xf32>, tensor<f32>) -> tensor<4096xf32>
    %q = stablehlo.multiply %d, %d : tensor<4096x128256xf32>
    %v = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4096x128256xf32>, tensor<f32>) -> tensor<4096xf32>
    trc.yield %s, %v : tensor<4096xf32>, tensor<4096xf32>
  }
  plan.return %0#0, %0#1 : tensor<4096xf32>, tensor<4096xf32>
}

plan.entry @main
    inputs [#plan.port<"a", tensor<4096x128256xf32>>, #plan.port<"t", tensor<4096xi32>>]
    outputs [] {
  %a = plan.buffer input 2101346304 index 0
  %t = plan.buffer input 16384 index 1
  %b = plan.buffer arena 2101362688 {first = 0 : i64, last = 1 : i64, offset = 0 : i64}
  plan.call @softmax(read %a : tensor<4096x128256xf32>, read %t : tensor<4096xi32>, write %b : tensor<4096x128256xf32>, write %b + 2101346304 : tensor<4096xf32>)
  plan.call @apart(read %a : tensor<4096x128256xf32>, write %b : tensor<4096xf32>, write %b + 16384 : tensor<4096xf32>)
}
