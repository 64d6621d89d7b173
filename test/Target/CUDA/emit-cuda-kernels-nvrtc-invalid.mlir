// A library that is there, but is another one.

// RUN: not trc-opt %s --emit-cuda-kernels=nvrtc=libm.so.6 2>&1 | FileCheck %s
// CHECK: error: the NVRTC library has no nvrtc{{[A-Za-z]+}}; version 12 or later is needed

plan.kernel @twice attributes {launch = #plan.launch<grid = [1, 1, 1], block = 32, shared = 0>, symbol = "trc_twice",
    source = "extern \22C\22 __global__ void trc_twice() {}\0A"} {
^bb0(%a: tensor<4xf32>):
  %0 = trc.fusion map(%a : tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%x: tensor<4xf32>):
    %s = stablehlo.add %x, %x : tensor<4xf32>
    trc.yield %s : tensor<4xf32>
  }
  plan.return %0 : tensor<4xf32>
}
