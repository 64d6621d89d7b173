// A text that does not compile is named with its line in its own text, whatever stands beside
// it in the unit; its neighbours are not.

// REQUIRES: stand-ins
// RUN: not %simt trc-opt %s --emit-cuda-kernels=architectures=sm_80 2>&1 | FileCheck %s

// CHECK-NOT: error:
// CHECK: error: kernel 'trc_bad' cannot be compiled for sm_80
// CHECK: trc_bad.cu:3:
// CHECK-NOT: error: kernel

plan.kernel @good attributes {launch = #plan.launch<grid = [1, 1, 1], block = 32, shared = 0>, symbol = "trc_good",
    source = "#include \22trc/math.cuh\22\0Aextern \22C\22 __global__ void trc_good() {}\0A"} {
^bb0(%a: tensor<4xf32>):
  %0 = trc.fusion map(%a : tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%x: tensor<4xf32>):
    %s = stablehlo.add %x, %x : tensor<4xf32>
    trc.yield %s : tensor<4xf32>
  }
  plan.return %0 : tensor<4xf32>
}

plan.kernel @bad attributes {launch = #plan.launch<grid = [1, 1, 1], block = 32, shared = 0>, symbol = "trc_bad",
    source = "#include \22trc/math.cuh\22\0Aextern \22C\22 __global__ void trc_bad() {\0A  nonsense;\0A}\0A"} {
^bb0(%a: tensor<4xf32>):
  %0 = trc.fusion map(%a : tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%x: tensor<4xf32>):
    %s = stablehlo.add %x, %x : tensor<4xf32>
    trc.yield %s : tensor<4xf32>
  }
  plan.return %0 : tensor<4xf32>
}
