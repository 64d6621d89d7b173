// Functions on tensors become entries of commands on buffers.
// RUN: trc-opt %s -select-library-calls -bufferize-to-plan -split-input-file | FileCheck %s

// Reshapes are the same bytes; a donated argument is updated in place; a result
// is written to its output at once; equal fusions share a kernel.
// CHECK-COUNT-1: plan.kernel @map_0
// CHECK-NOT: plan.kernel @map_1
// CHECK-LABEL: plan.entry @main
// CHECK-SAME: #plan.port<"p", tensor<32xf32> alias = 1>
// CHECK-SAME: outputs [#plan.port<"loss", tensor<32xf32>>, #plan.port<"result1", tensor<32xf32> alias = 0>]
func.func public @main(%p: tensor<32xf32> {tf.aliasing_output = 1 : i32} loc("p"), %x: tensor<4x8xf32> loc("batch['x']"))
    -> (tensor<32xf32> {jax.result_info = "result[0]['loss']"}, tensor<32xf32>) {
  // CHECK-DAG: %[[X:.*]] = plan.buffer input 128 index 1
  // CHECK-DAG: %[[P:.*]] = plan.buffer input 128 index 0
  // CHECK-DAG: %[[OUT:.*]] = plan.buffer output 128 index 0
  // CHECK: plan.call @map_0 (read %[[X]] : tensor<32xf32>, read %[[P]] : tensor<32xf32>, write %[[OUT]] : tensor<32xf32>)
  // CHECK: plan.call @map_0 (read %[[P]] : tensor<32xf32>, read %[[OUT]] : tensor<32xf32>, write %[[P]] : tensor<32xf32>)
  // CHECK-NOT: trc.copy
  %0 = stablehlo.reshape %x : (tensor<4x8xf32>) -> tensor<32xf32>
  %1 = trc.fusion map(%0, %p : tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> {
  ^bb0(%a: tensor<32xf32>, %b: tensor<32xf32>):
    %s = stablehlo.subtract %a, %b : tensor<32xf32>
    trc.yield %s : tensor<32xf32>
  }
  %2 = trc.fusion map(%p, %1 : tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> {
  ^bb0(%c: tensor<32xf32>, %d: tensor<32xf32>):
    %s = stablehlo.subtract %c, %d : tensor<32xf32>
    trc.yield %s : tensor<32xf32>
  }
  return %1, %2 : tensor<32xf32>, tensor<32xf32>
}

// -----

// Arguments, constants and values that are returned twice are copied; a ring of
// donations goes through a spare buffer.
// CHECK-LABEL: plan.entry @copies
func.func public @copies(%x: tensor<4xf32> {tf.aliasing_output = 1 : i32}, %y: tensor<4xf32> {tf.aliasing_output = 0 : i32})
    -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  // CHECK-DAG: %[[X:.*]] = plan.buffer input 16 index 0
  // CHECK-DAG: %[[Y:.*]] = plan.buffer input 16 index 1
  // CHECK-DAG: %[[SPARE:.*]] = plan.buffer arena 16
  // CHECK: plan.call "trc.copy" (read %{{.*}} : tensor<4xf32>, write %{{.*}} : tensor<4xf32>)
  // CHECK: plan.call "trc.copy" (read %[[X]] : tensor<4xf32>, write %[[SPARE]] : tensor<4xf32>)
  // CHECK: plan.call "trc.copy" (read %[[Y]] : tensor<4xf32>, write %[[X]] : tensor<4xf32>)
  // CHECK: plan.call "trc.copy" (read %[[SPARE]] : tensor<4xf32>, write %[[Y]] : tensor<4xf32>)
  %c = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  return %x, %y, %c : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// An update is made in place when what it updates dies, and copies otherwise; a
// large constant of one value is filled in.
// CHECK: plan.constant @constant_1 = dense<0.000000e+00> : tensor<f32>
// CHECK-LABEL: plan.entry @updates
func.func public @updates(%u: tensor<4xf32>, %i: tensor<i32>) -> (tensor<8000xf32>, tensor<8000xf32>) {
  // CHECK: plan.call "trc.fill" (read %{{.*}} : tensor<f32>, write %[[A:.*]] : tensor<8000xf32>)
  // CHECK: plan.call "stablehlo.dynamic_update_slice" (read %[[A]] : {{.*}}, write %[[B:.*]] : tensor<8000xf32>)
  // CHECK: plan.call "stablehlo.dynamic_update_slice" (read %[[A]] : {{.*}}, write %[[A]] : tensor<8000xf32>)
  %c = stablehlo.constant dense<0.0> : tensor<8000xf32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %c, %u, %i : (tensor<8000xf32>, tensor<4xf32>, tensor<i32>) -> tensor<8000xf32>
  %1 = stablehlo.dynamic_update_slice %c, %u, %z : (tensor<8000xf32>, tensor<4xf32>, tensor<i32>) -> tensor<8000xf32>
  return %0, %1 : tensor<8000xf32>, tensor<8000xf32>
}

// -----

// A product is added in place when what it is added to dies, and to a copy
// otherwise; never over an operand that it still reads.
// CHECK-LABEL: plan.entry @adds
func.func public @adds(%x: tensor<4x4xf32>, %y: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  // CHECK: plan.call "trc.contract" (read %{{.*}}, write %[[A:.*]] : tensor<4x4xf32>)
  // CHECK: plan.call "trc.contract" (read %{{[^,]*}}, read %{{[^,]*}}, read %[[A]] : tensor<4x4xf32>, write %[[A]] : tensor<4x4xf32>)
  // CHECK: plan.call "trc.contract" (read %[[A]] : {{[^,]*}}, read %[[X:[^ ]*]] : {{[^,]*}}, read %[[A]] : {{[^,]*}}, write %[[B:[^ ]*]] : tensor<4x4xf32>)
  %0 = trc.contract %x, %y, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = trc.contract %y, %x plus %0, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = trc.contract %1, %x plus %1, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %3 = stablehlo.negate %2 : tensor<4x4xf32>
  return %2, %3 : tensor<4x4xf32>, tensor<4x4xf32>
}

// -----

// A loop carries its values in place; what it hands on unchanged is not copied.
// CHECK-LABEL: plan.entry @loop
func.func public @loop(%n: tensor<i32>, %w: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  // CHECK-DAG: %[[W:.*]] = plan.buffer input 32 index 1
  // CHECK-DAG: %[[OUT:.*]] = plan.buffer output 32 index 0
  // CHECK: plan.call "trc.copy" (read %{{.*}} : tensor<i32>, write %[[I:.*]] : tensor<i32>)
  // CHECK: plan.call "trc.copy" (read %[[W]] : tensor<8xf32>, write %[[OUT]] : tensor<8xf32>)
  // CHECK: plan.while %[[P:.*]] cond {
  // CHECK: plan.call "stablehlo.compare" (read %[[I]] : tensor<i32>, read %{{.*}} : tensor<i32>, write %[[P]] : tensor<i1>) options {compare_type = "SIGNED", comparison_direction = "LT"}
  // CHECK: } do {
  // CHECK: plan.call "stablehlo.add" (read %[[I]] : tensor<i32>, read %{{.*}} : tensor<i32>, write %[[I]] : tensor<i32>)
  // CHECK: plan.call "stablehlo.add" (read %[[OUT]] : tensor<8xf32>, read %[[W]] : tensor<8xf32>, write %[[OUT]] : tensor<8xf32>) {{.*}}
  // CHECK-NEXT: }
  // CHECK: plan.call "trc.copy" (read %[[W]] : tensor<8xf32>, write %{{.*}} : tensor<8xf32>)
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %0:3 = stablehlo.while(%i = %c0, %a = %w, %same = %w) : tensor<i32>, tensor<8xf32>, tensor<8xf32>
  cond {
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    %b = stablehlo.add %a, %same : tensor<8xf32>
    stablehlo.return %j, %b, %same : tensor<i32>, tensor<8xf32>, tensor<8xf32>
  }
  return %0#1, %0#2 : tensor<8xf32>, tensor<8xf32>
}

// -----

// How often a loop runs, where that is known, stands in the plan.
// CHECK-LABEL: plan.entry @counted
func.func public @counted(%z: tensor<i32>) -> tensor<i32> {
  // CHECK: plan.while
  // CHECK: } {trip_count = 7 : i64}
  %0 = stablehlo.while(%i = %z) : tensor<i32> attributes {trc.trip_count = 7 : i64}
  cond {
    %n = stablehlo.constant dense<7> : tensor<i32>
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j : tensor<i32>
  }
  return %0 : tensor<i32>
}

// -----

// The branches of an `if` write its result; false is number 0.
// CHECK-LABEL: plan.entry @branches
func.func public @branches(%p: tensor<i1>, %x: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK: plan.call @selector_0 (read %{{.*}} : tensor<i1>, write %[[S:.*]] : tensor<i32>)
  // CHECK: plan.case %[[S]] {
  // CHECK: plan.call "stablehlo.negate" (read %{{.*}}, write %[[OUT:.*]] : tensor<8xf32>)
  // CHECK: }, {
  // CHECK: plan.call "trc.copy" (read %{{.*}}, write %[[OUT]] : tensor<8xf32>)
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<8xf32>
  }, {
    %1 = stablehlo.negate %x : tensor<8xf32>
    stablehlo.return %1 : tensor<8xf32>
  }) : (tensor<i1>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// Options of library kernels are flat; regions become scalar kernels, where the
// total order of floats is that of integers.
// CHECK: plan.kernel @scalar_0
// CHECK: stablehlo.bitcast_convert
// CHECK: stablehlo.compare {{ ?}}LT, %{{.*}}, %{{.*}}, {{ ?}}SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
// CHECK-LABEL: plan.entry @library
func.func public @library(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>) -> (tensor<3x8xf32>, tensor<5x8xf32>) {
  // CHECK: plan.call "stablehlo.gather"
  // CHECK-SAME: collapsed_slice_dims = array<i64: 0>
  // CHECK-SAME: index_vector_dim = 1 : i64
  // CHECK-SAME: slice_sizes = array<i64: 1, 8>
  %0 = "stablehlo.gather"(%x, %i) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0],
                                          start_index_map = [0], index_vector_dim = 1>,
    indices_are_sorted = false, slice_sizes = array<i64: 1, 8>
  }> : (tensor<5x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  // CHECK: plan.call "stablehlo.sort" {{.*}} callees [@scalar_0] options {dimension = 0 : i64, is_stable = true}
  %1 = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<5x8xf32>) -> tensor<5x8xf32>
  return %0, %1 : tensor<3x8xf32>, tensor<5x8xf32>
}

// -----

// Two draws with equal arguments differ, by the seeds that they were given.
// CHECK-LABEL: plan.entry @draws
func.func public @draws(%a: tensor<f32>, %b: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK: plan.call "stablehlo.rng" {{.*}} options {rng_distribution = "UNIFORM", seed = 0 : i64}
  // CHECK: plan.call "stablehlo.rng" {{.*}} options {rng_distribution = "UNIFORM", seed = 1 : i64}
  %n = stablehlo.constant dense<[4]> : tensor<1xi64>
  %0 = stablehlo.rng %a, %b, %n, distribution = UNIFORM {trc.seed = 0 : i64} : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  %1 = stablehlo.rng %a, %b, %n, distribution = UNIFORM {trc.seed = 1 : i64} : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// -----

// A sum that a loop carries, made in two updates: all in the loop's buffer.
// CHECK-LABEL: plan.entry @chain
// CHECK: plan.while
// CHECK: do {
// CHECK: plan.call "trc.contract" (read %{{[0-9]+}} : tensor<8x8xf32>, read %{{[0-9]+}} : tensor<8x8xf32>, read %[[SUM:[0-9]+]] : tensor<8x8xf32>, write %[[SUM]] : tensor<8x8xf32>)
// CHECK: plan.call "trc.scatter_rows" (read %[[SUM]] : tensor<8x8xf32>, {{.*}}write %[[SUM]] : tensor<8x8xf32>)
// CHECK-NOT: "trc.copy"
// CHECK: }
func.func public @chain(%n: tensor<i32>, %s: tensor<8x8xf32>, %x: tensor<8x8xf32>, %at: tensor<4xi32>, %rows: tensor<4x8xf32>) -> tensor<8x8xf32> {
  %0:2 = stablehlo.while(%i = %n, %a = %s) : tensor<i32>, tensor<8x8xf32>
  cond {
    %p = stablehlo.compare LT, %i, %i, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %1 = trc.contract %x, %x plus %a, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = trc.scatter_rows %1, %at, %rows : (tensor<8x8xf32>, tensor<4xi32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    stablehlo.return %i, %2 : tensor<i32>, tensor<8x8xf32>
  }
  return %0#1 : tensor<8x8xf32>
}

// -----

// A run of rows is a place in its operand; one that is a result, or begins
// between cache lines, is copied.
// CHECK-LABEL: plan.entry @rows
func.func public @rows(%x: tensor<8x4x8xf32>) -> (tensor<2x4x8xf32>, tensor<1x1x16xf32>) {
  // CHECK-DAG: %[[X:.*]] = plan.buffer input 1024 index 0
  // CHECK-DAG: %[[OUT:.*]] = plan.buffer output 256 index 0
  // CHECK: plan.call "stablehlo.add" (read %[[X]] + 512 : tensor<1x1x16xf32>, read %[[X]] + 512 : tensor<1x1x16xf32>
  // CHECK: plan.call "trc.copy" (read %[[X]] + 256 : tensor<2x4x8xf32>, write %[[OUT]] : tensor<2x4x8xf32>)
  %0 = stablehlo.slice %x [2:4, 0:4, 0:8] : (tensor<8x4x8xf32>) -> tensor<2x4x8xf32>
  %1 = stablehlo.slice %x [4:5, 0:4, 0:8] : (tensor<8x4x8xf32>) -> tensor<1x4x8xf32>
  %2 = stablehlo.slice %1 [0:1, 0:2, 0:8] : (tensor<1x4x8xf32>) -> tensor<1x2x8xf32>
  %3 = stablehlo.reshape %2 : (tensor<1x2x8xf32>) -> tensor<1x1x16xf32>
  %4 = stablehlo.add %3, %3 : tensor<1x1x16xf32>
  return %0, %4 : tensor<2x4x8xf32>, tensor<1x1x16xf32>
}

// -----

// Not at a cache line.
// CHECK-LABEL: plan.entry @between
// CHECK: plan.call "stablehlo.slice"
func.func public @between(%x: tensor<8x17xf32>) -> tensor<4x17xf32> {
  %0 = stablehlo.slice %x [1:5, 0:17] : (tensor<8x17xf32>) -> tensor<4x17xf32>
  %1 = stablehlo.negate %0 : tensor<4x17xf32>
  return %1 : tensor<4x17xf32>
}

// -----

// A custom call is told what the program says, entry by entry; its result is no
// operand's buffer, though that is donated.
// CHECK-LABEL: plan.entry @custom_call
func.func public @custom_call(%x: tensor<4xf32> {tf.aliasing_output = 0 : i32}) -> tensor<4xf32> {
  // CHECK-DAG: %[[X:.*]] = plan.buffer input 16 index 0
  // CHECK-DAG: %[[S:.*]] = plan.buffer arena 16
  // CHECK: plan.call "stablehlo.custom_call" (read %[[X]] : tensor<4xf32>, write %[[S]] : tensor<4xf32>) options {call_target_name = "f", name = "a", rows = 76 : ui8, scale = 1.500000e+00 : f32, sizes = array<i64: 1, 2>, upper = true}
  // CHECK: plan.call "trc.copy" (read %[[S]] : tensor<4xf32>, write %[[X]] : tensor<4xf32>)
  %0 = stablehlo.custom_call @f(%x) {api_version = 4 : i32, backend_config = {rows = 76 : ui8, scale = 1.5 : f32, name = "a", sizes = array<i64: 1, 2>, upper = true}} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
