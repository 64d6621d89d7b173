// What the backward half reads is made again where that costs little.
// RUN: trc-opt %s -schedule-operations -recompute-values="max-share=1.0" -split-input-file | FileCheck %s
// RUN: trc-opt %s -schedule-operations -recompute-values="max-share=1.0 remarks" -split-input-file 2>&1 | FileCheck %s --check-prefix=SAID
// SAID: remark: made again, so that {{[0-9]+}} bytes are not kept for the backward half, in about {{[0-9.]+}} us
// RUN: trc-opt %s -schedule-operations -recompute-values="max-share=0.0" -split-input-file | FileCheck %s --check-prefix=NEVER
// RUN: trc-opt %s -schedule-operations -recompute-values="memory-limit=1000000000" -split-input-file | FileCheck %s --check-prefix=NEVER
// RUN: trc-opt %s -schedule-operations -recompute-values -split-input-file | FileCheck %s --check-prefix=HOST
// RUN: trc-opt %s -schedule-operations -recompute-values=target=cuda -split-input-file | FileCheck %s --check-prefix=GPU

// The activation is read by a product on each side of the peak (where both large
// products' results live); its source is an argument.
// CHECK-LABEL: func.func @activation
// CHECK: %[[H:.*]] = trc.fusion map(%arg0 :
// CHECK: trc.contract %[[H]], %arg1
// CHECK: %[[H2:.*]] = trc.fusion map(%arg0 :
// CHECK: stablehlo.tanh
// CHECK: trc.contract %[[H2]],
// CHECK: return
// A core takes 45 ms for the products, a GPU 70 us: a hundredth of that is not
// worth a launch.
// HOST-LABEL: func.func @activation
// HOST-COUNT-2: stablehlo.tanh
// GPU-LABEL: func.func @activation
// GPU-COUNT-1: stablehlo.tanh
// GPU-NOT: stablehlo.tanh
// GPU: return
// NEVER-LABEL: func.func @activation
// NEVER-COUNT-1: stablehlo.tanh
// NEVER-NOT: stablehlo.tanh
func.func @activation(%x: tensor<512x512xf32>, %w: tensor<512x4096xf32>, %u: tensor<4096x512xf32>) -> tensor<512x512xf32> {
  %h = trc.fusion map(%x : tensor<512x512xf32>) -> tensor<512x512xf32> {
  ^bb0(%a: tensor<512x512xf32>):
    %t = stablehlo.tanh %a : tensor<512x512xf32>
    trc.yield %t : tensor<512x512xf32>
  }
  %y = trc.contract %h, %w, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<512x512xf32>, tensor<512x4096xf32>) -> tensor<512x4096xf32>
  %z = trc.fusion map(%y : tensor<512x4096xf32>) -> tensor<512x4096xf32> {
  ^bb0(%a: tensor<512x4096xf32>):
    %t = stablehlo.exponential %a : tensor<512x4096xf32>
    trc.yield %t : tensor<512x4096xf32>
  }
  %g = trc.contract %z, %u, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<512x4096xf32>, tensor<4096x512xf32>) -> tensor<512x512xf32>
  %d = trc.contract %h, %g, lhs = [0, 1], rhs = [0, 2], result = [1, 2] : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  return %d : tensor<512x512xf32>
}

// -----

// A norm is made again from the statistics of its rows, which are kept, without
// its reductions, and read through a reshape; what was a product's result is not
// made again.
// NEVER-LABEL: func.func @norm
// CHECK-LABEL: func.func @norm
// CHECK: %[[N:.*]]:2 = trc.fusion row(%arg0
// CHECK: %[[N2:.*]] = trc.fusion map({{.*}}%[[N]]#0
// CHECK-NOT: stablehlo.reduce
// CHECK: %[[R:.*]] = stablehlo.reshape %[[N2]]
// CHECK: trc.contract %[[R]]
// CHECK-NOT: trc.fusion
// CHECK: return
func.func @norm(%x: tensor<512x512xf32>, %w: tensor<512x4096xf32>, %u: tensor<4096x512xf32>) -> (tensor<512x512xf32>, tensor<512xf32>) {
  %s, %h = trc.fusion row(%x : tensor<512x512xf32>) -> (tensor<512xf32>, tensor<512x512xf32>) {
  ^bb0(%a: tensor<512x512xf32>):
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %r = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<512x512xf32>, tensor<f32>) -> tensor<512xf32>
    %b = stablehlo.broadcast_in_dim %r, dims = [0] : (tensor<512xf32>) -> tensor<512x512xf32>
    %t = stablehlo.divide %a, %b : tensor<512x512xf32>
    trc.yield %r, %t : tensor<512xf32>, tensor<512x512xf32>
  }
  %v = stablehlo.reshape %h : (tensor<512x512xf32>) -> tensor<512x1x512xf32>
  %y = trc.contract %v, %w, lhs = [0, 3, 1], rhs = [1, 2], result = [0, 3, 2] : (tensor<512x1x512xf32>, tensor<512x4096xf32>) -> tensor<512x1x4096xf32>
  %g = trc.contract %y, %u, lhs = [0, 3, 1], rhs = [1, 2], result = [0, 3, 2] : (tensor<512x1x4096xf32>, tensor<4096x512xf32>) -> tensor<512x1x512xf32>
  %d = trc.contract %v, %g, lhs = [0, 3, 1], rhs = [0, 3, 2], result = [1, 2] : (tensor<512x1x512xf32>, tensor<512x1x512xf32>) -> tensor<512x512xf32>
  return %d, %s : tensor<512x512xf32>, tensor<512xf32>
}

// -----

// What it takes is gone by then: nothing is done.
// CHECK-LABEL: func.func @gone
// CHECK-COUNT-1: stablehlo.tanh
// CHECK-NOT: stablehlo.tanh
func.func @gone(%w0: tensor<512x512xf32>, %w: tensor<512x4096xf32>, %u: tensor<4096x512xf32>) -> tensor<512x512xf32> {
  %x = trc.contract %w0, %w0, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  %h = trc.fusion map(%x : tensor<512x512xf32>) -> tensor<512x512xf32> {
  ^bb0(%a: tensor<512x512xf32>):
    %t = stablehlo.tanh %a : tensor<512x512xf32>
    trc.yield %t : tensor<512x512xf32>
  }
  %y = trc.contract %h, %w, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<512x512xf32>, tensor<512x4096xf32>) -> tensor<512x4096xf32>
  %g = trc.contract %y, %u, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<512x4096xf32>, tensor<4096x512xf32>) -> tensor<512x512xf32>
  %d = trc.contract %h, %g, lhs = [0, 1], rhs = [0, 2], result = [1, 2] : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  return %d : tensor<512x512xf32>
}

// A weight in bf16 is made once, though it could be made again for little.
// CHECK-LABEL: func.func @copy
// CHECK-COUNT-1: trc.fusion map(%arg0 : tensor<256x256xf32>) -> tensor<256x256xbf16>
// CHECK-NOT: trc.fusion map(%arg0
// CHECK: return
func.func @copy(%w: tensor<256x256xf32>, %x: tensor<256x256xbf16>) -> tensor<256x256xbf16> {
  %w16 = trc.fusion map(%w : tensor<256x256xf32>) -> tensor<256x256xbf16> {
  ^bb0(%a: tensor<256x256xf32>):
    %c = stablehlo.convert %a : (tensor<256x256xf32>) -> tensor<256x256xbf16>
    trc.yield %c : tensor<256x256xbf16>
  }
  %0 = trc.contract %x, %w16, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<256x256xbf16>, tensor<256x256xbf16>) -> tensor<256x256xbf16>
  %1 = trc.contract %0, %x, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<256x256xbf16>, tensor<256x256xbf16>) -> tensor<256x256xf32>
  %2 = trc.contract %1, %x, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<256x256xf32>, tensor<256x256xbf16>) -> tensor<256x256xbf16>
  %3 = trc.contract %2, %w16, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<256x256xbf16>, tensor<256x256xbf16>) -> tensor<256x256xbf16>
  return %3 : tensor<256x256xbf16>
}

// -----

// Nor is one that is padded as well.
// CHECK-LABEL: func.func @padded
// CHECK-COUNT-1: stablehlo.pad
// CHECK-NOT: stablehlo.pad
// CHECK: return
func.func @padded(%w: tensor<250x256xf32>, %x: tensor<256x256xbf16>) -> tensor<256x256xbf16> {
  %w16 = trc.fusion map(%w : tensor<250x256xf32>) -> tensor<256x256xbf16> {
  ^bb0(%a: tensor<250x256xf32>):
    %zero = stablehlo.constant dense<0.0> : tensor<bf16>
    %c = stablehlo.convert %a : (tensor<250x256xf32>) -> tensor<250x256xbf16>
    %p = stablehlo.pad %c, %zero, low = [0, 0], high = [6, 0], interior = [0, 0] : (tensor<250x256xbf16>, tensor<bf16>) -> tensor<256x256xbf16>
    trc.yield %p : tensor<256x256xbf16>
  }
  %0 = trc.contract %x, %w16, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<256x256xbf16>, tensor<256x256xbf16>) -> tensor<256x256xbf16>
  %1 = trc.contract %0, %x, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<256x256xbf16>, tensor<256x256xbf16>) -> tensor<256x256xf32>
  %2 = trc.contract %1, %x, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<256x256xf32>, tensor<256x256xbf16>) -> tensor<256x256xbf16>
  %3 = trc.contract %2, %w16, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<256x256xbf16>, tensor<256x256xbf16>) -> tensor<256x256xbf16>
  return %3 : tensor<256x256xbf16>
}

// -----

// A number for each row would be read again from the whole row: it is kept,
// unless there is a limit.
// RUN: trc-opt %s -schedule-operations -recompute-values="memory-limit=1" -split-input-file | FileCheck %s --check-prefix=LIMIT
// CHECK-LABEL: func.func @statistics
// CHECK-COUNT-1: stablehlo.reduce
// CHECK-NOT: stablehlo.reduce
// LIMIT-LABEL: func.func @statistics
// LIMIT-COUNT-2: stablehlo.reduce
func.func @statistics(%x: tensor<16384x64xf32>, %w: tensor<16384x256xf32>) -> tensor<256xf32> {
  %s = trc.fusion row(%x : tensor<16384x64xf32>) -> tensor<16384xf32> {
  ^bb0(%a: tensor<16384x64xf32>):
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %r = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<16384x64xf32>, tensor<f32>) -> tensor<16384xf32>
    trc.yield %r : tensor<16384xf32>
  }
  %y = trc.contract %s, %w, lhs = [0], rhs = [0, 1], result = [1] : (tensor<16384xf32>, tensor<16384x256xf32>) -> tensor<256xf32>
  %u = trc.contract %w, %y, lhs = [0, 1], rhs = [1], result = [0] : (tensor<16384x256xf32>, tensor<256xf32>) -> tensor<16384xf32>
  %m = trc.contract %w, %u, lhs = [0, 1], rhs = [0], result = [0, 1] : (tensor<16384x256xf32>, tensor<16384xf32>) -> tensor<16384x256xf32>
  %v = trc.contract %m, %y, lhs = [0, 1], rhs = [1], result = [0] : (tensor<16384x256xf32>, tensor<256xf32>) -> tensor<16384xf32>
  %t = trc.contract %s, %v, lhs = [0], rhs = [0], result = [] : (tensor<16384xf32>, tensor<16384xf32>) -> tensor<f32>
  %z = trc.contract %t, %y, lhs = [], rhs = [0], result = [0] : (tensor<f32>, tensor<256xf32>) -> tensor<256xf32>
  return %z : tensor<256xf32>
}
