// Rounding by chance keeps the mean: of 65536 numbers a quarter of the way from 1 to the next
// number of bf16, 1.0078125, a quarter goes up (within three standard deviations, 0.0051), other
// ones in the next step; what bf16 holds stays, and so does what has no neighbours.
// RUN: split-file %s %t
// RUN: trc-opt %t/step.mlir --narrow-state=parameters | sed '/^module/d; /^}/d' > %t/all.mlir
// RUN: cat %t/check.mlir >> %t/all.mlir
// RUN: %check-host %t/all.mlir

//--- step.mlir
func.func private @step(%w: tensor<256x256xf32> {trc.state = "w", trc.role = "parameter"}, %step: tensor<i32> {trc.state = "step", trc.role = "counter"}, %to: tensor<f32>) -> (tensor<256x256xf32> {trc.state = "w"}) {
  %0 = stablehlo.broadcast_in_dim %to, dims = [] : (tensor<f32>) -> tensor<256x256xf32>
  return %0 : tensor<256x256xf32>
}

//--- check.mlir
func.func private @count(%w: tensor<256x256xbf16>, %value: tensor<bf16>) -> tensor<i32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %value, dims = [] : (tensor<bf16>) -> tensor<256x256xbf16>
  %1 = stablehlo.compare EQ, %w, %0 : (tensor<256x256xbf16>, tensor<256x256xbf16>) -> tensor<256x256xi1>
  %2 = stablehlo.convert %1 : (tensor<256x256xi1>) -> tensor<256x256xi32>
  %3 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x256xi32>, tensor<i32>) -> tensor<i32>
  return %3 : tensor<i32>
}
func.func public @main() {
  %w = stablehlo.constant dense<0.0> : tensor<256x256xbf16>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %four = stablehlo.constant dense<4> : tensor<i32>
  %quarter = stablehlo.constant dense<1.001953125> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<bf16>
  %up = stablehlo.constant dense<1.0078125> : tensor<bf16>
  %a = func.call @step(%w, %three, %quarter) : (tensor<256x256xbf16>, tensor<i32>, tensor<f32>) -> tensor<256x256xbf16>
  %low = func.call @count(%a, %one) : (tensor<256x256xbf16>, tensor<bf16>) -> tensor<i32>
  %high = func.call @count(%a, %up) : (tensor<256x256xbf16>, tensor<bf16>) -> tensor<i32>
  %all = stablehlo.add %low, %high : tensor<i32>
  check.expect_eq_const %all, dense<65536> : tensor<i32>
  %total = stablehlo.constant dense<65536.0> : tensor<f32>
  %wide = stablehlo.convert %high : (tensor<i32>) -> tensor<f32>
  %share = stablehlo.divide %wide, %total : tensor<f32>
  check.expect_almost_eq_const %share, dense<0.25> : tensor<f32>, tolerance = 0.0051

  // Independent of the step before: both go up for a sixteenth of all.
  %b = func.call @step(%w, %four, %quarter) : (tensor<256x256xbf16>, tensor<i32>, tensor<f32>) -> tensor<256x256xbf16>
  %both = stablehlo.minimum %a, %b : tensor<256x256xbf16>
  %twice = func.call @count(%both, %up) : (tensor<256x256xbf16>, tensor<bf16>) -> tensor<i32>
  %sixteenth = stablehlo.convert %twice : (tensor<i32>) -> tensor<f32>
  %part = stablehlo.divide %sixteenth, %total : tensor<f32>
  check.expect_almost_eq_const %part, dense<0.0625> : tensor<f32>, tolerance = 0.0028

  %held = stablehlo.constant dense<-1.0078125> : tensor<f32>
  %c = func.call @step(%w, %three, %held) : (tensor<256x256xbf16>, tensor<i32>, tensor<f32>) -> tensor<256x256xbf16>
  %down = stablehlo.constant dense<-1.0078125> : tensor<bf16>
  %same = func.call @count(%c, %down) : (tensor<256x256xbf16>, tensor<bf16>) -> tensor<i32>
  check.expect_eq_const %same, dense<65536> : tensor<i32>
  %infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %d = func.call @step(%w, %three, %infinity) : (tensor<256x256xbf16>, tensor<i32>, tensor<f32>) -> tensor<256x256xbf16>
  %least = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %infinite = func.call @count(%d, %least) : (tensor<256x256xbf16>, tensor<bf16>) -> tensor<i32>
  check.expect_eq_const %infinite, dense<65536> : tensor<i32>
  return
}
