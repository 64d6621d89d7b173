// RUN: not trc-opt --import %s 2>&1 | FileCheck %s
//
// A message stands at the location that the source gives, not at that of the
// text: it is the only link back to the user's layer.

// CHECK: layer.py:7:3: error: 'stablehlo.fft' is refused
func.func @located(%x: tensor<4xf32>) {
  %0 = stablehlo.fft %x, type = RFFT, length = [4] : (tensor<4xf32>) -> tensor<3xcomplex<f32>> loc(#loc1)
  return
}
#loc = loc("layer.py":7:3)
#loc1 = loc("jit(f)/fft"(#loc))
