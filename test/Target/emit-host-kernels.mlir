// RUN: trc-opt %s --emit-host-kernels | FileCheck %s
// RUN: trc-opt %s --emit-host-kernels=architectures=x86-64-v4 | FileCheck %s --check-prefix=V4 --implicit-check-not=x86-64-v3
// RUN: not trc-opt %s --emit-host-kernels=architectures=sm_80 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// V4: plan.kernel @map
// V4-SAME: variants = [#plan.variant<"x86-64-v4", entry = 0, image = "{{.*}}">]
// UNKNOWN: error: architectures: expected x86-64-v3, x86-64-v4 or native, got 'sm_80'

// A kernel gets one image per instruction set, and how to call it: a flat map
// has its elements as work items, a row kernel its rows.

// CHECK: plan.kernel @map
// CHECK-SAME: extent = 4096
// CHECK-SAME: grain = {{[0-9]+}}
// CHECK-SAME: scratch = 0
// CHECK-SAME: variants = [#plan.variant<"x86-64-v3", entry = 0, image = "{{.*}}">, #plan.variant<"x86-64-v4", entry = 0, image = "{{.*}}">]
plan.kernel @map {
^bb0(%a: tensor<4096xf32>):
  %0 = trc.fusion map(%a : tensor<4096xf32>) -> tensor<4096xf32> {
  ^bb0(%x: tensor<4096xf32>):
    %s = stablehlo.add %x, %x : tensor<4096xf32>
    trc.yield %s : tensor<4096xf32>
  }
  plan.return %0 : tensor<4096xf32>
}

// CHECK: plan.kernel @rows
// CHECK-SAME: extent = 64
plan.kernel @rows {
^bb0(%a: tensor<64x100xf32>):
  %0 = trc.fusion row(%a : tensor<64x100xf32>) -> tensor<64xf32> {
  ^bb0(%x: tensor<64x100xf32>):
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<64x100xf32>, tensor<f32>) -> tensor<64xf32>
    trc.yield %s : tensor<64xf32>
  }
  plan.return %0 : tensor<64xf32>
}
