// Codes in 8 bits keep the mean, the range and the state that is left alone, with the same bits on
// the host and on a GPU.
// RUN: split-file %s %t
// RUN: trc-opt %t/step.mlir --quantize-moments | sed '/^module/d; /^}/d' > %t/all.mlir
// RUN: cat %t/check.mlir >> %t/all.mlir
// RUN: %check-host %t/all.mlir
// RUN: %check-cuda %t/all.mlir

//--- step.mlir
func.func private @replace(%m: tensor<256x256xf32> {trc.state = "m.w", trc.role = "moment", trc.moment_of = "w"}, %v: tensor<256x256xf32> {trc.state = "v.w", trc.role = "moment", trc.moment_of = "w", trc.moment_squares}, %step: tensor<i32> {trc.state = "step", trc.role = "counter"}, %to: tensor<256x256xf32>) -> (tensor<256x256xf32> {trc.state = "m.w"}, tensor<256x256xf32> {trc.state = "v.w"}) {
  %size = stablehlo.abs %to : tensor<256x256xf32>
  return %to, %size : tensor<256x256xf32>, tensor<256x256xf32>
}
func.func private @read(%m: tensor<256x256xf32> {trc.state = "m.w"}, %v: tensor<256x256xf32> {trc.state = "v.w"}) -> (tensor<256x256xf32>, tensor<256x256xf32>) {
  return %m, %v : tensor<256x256xf32>, tensor<256x256xf32>
}

//--- check.mlir
// Encoded and decoded.
func.func private @kept(%to: tensor<256x256xf32>, %step: tensor<i32>) -> (tensor<256x256xf32>, tensor<256x256xf32>) {
  %codes = stablehlo.constant dense<0> : tensor<256x256xui8>
  %scales = stablehlo.constant dense<0.0> : tensor<256xf32>
  %0:4 = func.call @replace(%codes, %codes, %step, %to, %scales, %scales) : (tensor<256x256xui8>, tensor<256x256xui8>, tensor<i32>, tensor<256x256xf32>, tensor<256xf32>, tensor<256xf32>) -> (tensor<256x256xui8>, tensor<256x256xui8>, tensor<256xf32>, tensor<256xf32>)
  %1:2 = func.call @read(%0#0, %0#1, %0#2, %0#3) : (tensor<256x256xui8>, tensor<256x256xui8>, tensor<256xf32>, tensor<256xf32>) -> (tensor<256x256xf32>, tensor<256x256xf32>)
  return %1#0, %1#1 : tensor<256x256xf32>, tensor<256x256xf32>
}
// The mean of all columns but the first, which holds the largest number of each block.
func.func private @mean(%x: tensor<256x256xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.slice %x [0:256, 1:256] : (tensor<256x256xf32>) -> tensor<256x255xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x255xf32>, tensor<f32>) -> tensor<f32>
  %n = stablehlo.constant dense<65280.0> : tensor<f32>
  %2 = stablehlo.divide %1, %n : tensor<f32>
  return %2 : tensor<f32>
}
// The first of each row is `large`, all others are `small`.
func.func private @rows(%large: tensor<f32>, %small: tensor<f32>) -> tensor<256x256xf32> {
  %0 = stablehlo.iota dim = 1 : tensor<256x256xi32>
  %zero = stablehlo.constant dense<0> : tensor<256x256xi32>
  %1 = stablehlo.compare EQ, %0, %zero : (tensor<256x256xi32>, tensor<256x256xi32>) -> tensor<256x256xi1>
  %2 = stablehlo.broadcast_in_dim %large, dims = [] : (tensor<f32>) -> tensor<256x256xf32>
  %3 = stablehlo.broadcast_in_dim %small, dims = [] : (tensor<f32>) -> tensor<256x256xf32>
  %4 = stablehlo.select %1, %2, %3 : (tensor<256x256xi1>, tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  return %4 : tensor<256x256xf32>
}
func.func public @main() {
  %three = stablehlo.constant dense<3> : tensor<i32>
  %four = stablehlo.constant dense<4> : tensor<i32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>

  // A quarter of the way between two codes, of a step of 1/128 at 1/10 of the largest: the mean of
  // 65280 is off by at most three deviations, 3 * 0.433 / 128 / 255.5 = 4.0e-5.
  %tenth = stablehlo.constant dense<-0.103515625> : tensor<f32>
  %a = func.call @rows(%one, %tenth) : (tensor<f32>, tensor<f32>) -> tensor<256x256xf32>
  %a0:2 = func.call @kept(%a, %three) : (tensor<256x256xf32>, tensor<i32>) -> (tensor<256x256xf32>, tensor<256x256xf32>)
  %a1 = func.call @mean(%a0#0) : (tensor<256x256xf32>) -> tensor<f32>
  check.expect_almost_eq_const %a1, dense<-0.103515625> : tensor<f32>, tolerance = 4.0e-5
  %a2 = func.call @mean(%a0#1) : (tensor<256x256xf32>) -> tensor<f32>
  check.expect_almost_eq_const %a2, dense<0.103515625> : tensor<f32>, tolerance = 4.0e-5

  // What was decoded is encoded to itself, also in another step.
  %b:2 = func.call @kept(%a0#0, %four) : (tensor<256x256xf32>, tensor<i32>) -> (tensor<256x256xf32>, tensor<256x256xf32>)
  check.expect_eq %b#0, %a0#0 : tensor<256x256xf32>
  %size = stablehlo.abs %a0#0 : tensor<256x256xf32>
  check.expect_eq %b#1, %size : tensor<256x256xf32>

  // Between 0 and 2^-17 of the largest a first moment is one of them: at a third, 33 % are 2^-17,
  // within three deviations of 0.00185. A mean of squares keeps what it has, up to an eighth of it.
  %third = stablehlo.constant dense<2.54313151e-06> : tensor<f32>
  %c = func.call @rows(%one, %third) : (tensor<f32>, tensor<f32>) -> tensor<256x256xf32>
  %c0:2 = func.call @kept(%c, %three) : (tensor<256x256xf32>, tensor<i32>) -> (tensor<256x256xf32>, tensor<256x256xf32>)
  %c1 = func.call @mean(%c0#0) : (tensor<256x256xf32>) -> tensor<f32>
  %scale = stablehlo.constant dense<131072.0> : tensor<f32>
  %c2 = stablehlo.multiply %c1, %scale : tensor<f32>
  check.expect_almost_eq_const %c2, dense<0.333333343> : tensor<f32>, tolerance = 0.0056
  %c3 = func.call @mean(%c0#1) : (tensor<256x256xf32>) -> tensor<f32>
  %c4 = stablehlo.multiply %c3, %scale : tensor<f32>
  check.expect_almost_eq_const %c4, dense<0.333333343> : tensor<f32>, tolerance = 0.0003

  // A mean of squares is not zero beside a large one: it is 2^-31 of that.
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %d = func.call @rows(%one, %zero) : (tensor<f32>, tensor<f32>) -> tensor<256x256xf32>
  %d0:2 = func.call @kept(%d, %three) : (tensor<256x256xf32>, tensor<i32>) -> (tensor<256x256xf32>, tensor<256x256xf32>)
  check.expect_eq %d0#0, %d : tensor<256x256xf32>
  %least = stablehlo.constant dense<4.65661287e-10> : tensor<f32>
  %d1 = func.call @rows(%one, %least) : (tensor<f32>, tensor<f32>) -> tensor<256x256xf32>
  check.expect_eq %d0#1, %d1 : tensor<256x256xf32>

  // A block of zeros stays one.
  %e = func.call @rows(%zero, %zero) : (tensor<f32>, tensor<f32>) -> tensor<256x256xf32>
  %e0:2 = func.call @kept(%e, %three) : (tensor<256x256xf32>, tensor<i32>) -> (tensor<256x256xf32>, tensor<256x256xf32>)
  check.expect_eq %e0#0, %e : tensor<256x256xf32>
  check.expect_eq %e0#1, %e : tensor<256x256xf32>

  // What is not finite is seen in the whole block.
  %nan = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %f = func.call @rows(%nan, %tenth) : (tensor<f32>, tensor<f32>) -> tensor<256x256xf32>
  %f0:2 = func.call @kept(%f, %three) : (tensor<256x256xf32>, tensor<i32>) -> (tensor<256x256xf32>, tensor<256x256xf32>)
  %f1 = stablehlo.is_finite %f0#0 : (tensor<256x256xf32>) -> tensor<256x256xi1>
  %f2 = stablehlo.is_finite %f0#1 : (tensor<256x256xf32>) -> tensor<256x256xi1>
  %f3 = stablehlo.or %f1, %f2 : tensor<256x256xi1>
  %false = stablehlo.constant dense<false> : tensor<256x256xi1>
  check.expect_eq %f3, %false : tensor<256x256xi1>
  return
}
