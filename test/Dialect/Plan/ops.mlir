// Every operation, type and attribute of the plan dialect reads back what it
// prints.
// RUN: trc-opt %s | trc-opt | FileCheck %s
// RUN: trc-opt %s -mlir-print-op-generic | trc-opt | FileCheck %s

// CHECK: plan.state @state.params.w : tensor<4xf32>
plan.state @state.params.w : tensor<4xf32>
// CHECK: plan.state @state.w : tensor<4xf32> parameter{{$}}
plan.state @state.w : tensor<4xf32> parameter
// CHECK: plan.state @state.m.w : tensor<4xf32> moment of @state.w
plan.state @state.m.w : tensor<4xf32> moment of @state.w
// CHECK: plan.constant @constant_0 = dense<1.000000e+00> : tensor<4xf32>
plan.constant @constant_0 = dense<1.0> : tensor<4xf32>

// CHECK: plan.kernel @map_0 attributes {
// CHECK-SAME: variants = [#plan.variant<"x86-64-v3", entry = 4, image = "\00\01ab">]
plan.kernel @map_0 attributes {extent = 4 : i64, grain = 1 : i64,
    scratch = 64 : i64,
    variants = [#plan.variant<"x86-64-v3", entry = 4, image = "\00\01ab">]} {
^bb0(%a: tensor<4xf32>):
  %0 = trc.fusion map(%a : tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%x: tensor<4xf32>):
    %s = stablehlo.add %x, %x : tensor<4xf32>
    trc.yield %s : tensor<4xf32>
  }
  // CHECK: plan.return %{{.*}} : tensor<4xf32>
  plan.return %0 : tensor<4xf32>
}

// A kernel of a GPU that was made for a library call has no body.
// CHECK: plan.kernel @sort_0 attributes {
// CHECK-SAME: launch = #plan.launch<grid = [4, 2, 1], block = 256, shared = 1024>
// CHECK-SAME: resources = [#plan.resources<"sm_80", registers = 32, shared = 16, stack = 0, spills = 0>]
// CHECK-SAME: source = "__global__ void trc_sort()"
// CHECK-SAME: symbol = "trc_sort"
plan.kernel @sort_0 attributes {symbol = "trc_sort",
    launch = #plan.launch<grid = [4, 2, 1], block = 256, shared = 1024>,
    source = "__global__ void trc_sort()",
    resources = [#plan.resources<"sm_80", registers = 32, shared = 16, stack = 0, spills = 0>]}

plan.kernel @scalar_0 {
^bb0(%a: tensor<i32>, %b: tensor<i32>):
  %0 = trc.fusion map(%a, %b : tensor<i32>, tensor<i32>) -> tensor<i1> {
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    trc.yield %s : tensor<i1>
  }
  plan.return %0 : tensor<i1>
}

// CHECK: plan.entry @step
// CHECK-SAME: #plan.port<"params.w", tensor<4xf32> state = @state.params.w alias = 0>
// CHECK-SAME: #plan.port<"x", tensor<4xi32>>
plan.entry @step
    inputs [#plan.port<"params.w", tensor<4xf32> state = @state.params.w alias = 0>,
            #plan.port<"x", tensor<4xi32>>]
    outputs [#plan.port<"params.w", tensor<4xf32> state = @state.params.w alias = 0>,
             #plan.port<"y", tensor<4xi32>>]
    attributes {arena_size = 128 : i64} {
  // CHECK: plan.buffer state 16 of @state.params.w
  %w = plan.buffer state 16 of @state.params.w
  // CHECK: plan.buffer constant 16 of @constant_0
  %c = plan.buffer constant 16 of @constant_0
  // CHECK: plan.buffer input 16 index 1
  %x = plan.buffer input 16 index 1
  // CHECK: plan.buffer output 16 index 1
  %y = plan.buffer output 16 index 1
  // CHECK: plan.buffer arena 128 {first = 0 : i64, last = 2 : i64, offset = 0 : i64}
  %t = plan.buffer arena 128 {first = 0 : i64, last = 2 : i64, offset = 0 : i64}
  // CHECK: plan.call @map_0{{ ?}}(read %{{.*}} : tensor<4xf32>, write %{{.*}} + 64 : tensor<4xf32>)
  plan.call @map_0(read %c : tensor<4xf32>, write %t + 64 : tensor<4xf32>)
  // CHECK: plan.call "stablehlo.sort"{{ ?}}(read %{{.*}} : tensor<4xi32>, write %{{.*}} : tensor<4xi32>) callees [@scalar_0] options {dimension = 0 : i64}
  plan.call "stablehlo.sort"(read %x : tensor<4xi32>, write %y : tensor<4xi32>)
      callees [@scalar_0] options {dimension = 0 : i64}
  // CHECK: plan.while %{{.*}} cond {
  plan.while %t cond {
    plan.call "stablehlo.compare"(read %x : tensor<i32>, read %x : tensor<i32>, write %t : tensor<i1>)
  // CHECK: } do {
  } do {
    plan.call "trc.copy"(read %t + 64 : tensor<4xf32>, write %w : tensor<4xf32>)
  }
  // CHECK: plan.case %{{.*}} {
  plan.case %t {
    plan.call "trc.copy"(read %c : tensor<4xf32>, write %w : tensor<4xf32>)
  // CHECK: }, {
  }, {
  }
}
