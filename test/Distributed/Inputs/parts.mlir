// Whole numbers, so that no order of sums differs: each of 4 ranks keeps 2 of 7 elements of the moment.
func.func @initialise() -> (tensor<7xf32> {trc.state = "w"}) {
  %one = stablehlo.constant dense<1.0> : tensor<7xf32>
  return %one : tensor<7xf32>
}
func.func private @loss(%w: tensor<7xf32> {trc.parameter = "w"}, %x: tensor<7xi32> loc("x")) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %f = stablehlo.convert %x : (tensor<7xi32>) -> tensor<7xf32>
  %0 = stablehlo.multiply %w, %f : tensor<7xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
trc.training_step @step loss(@loss) initialise(@initialise) {optimizer = "sgd", momentum = 0.5 : f64, learning_rate = 0.25 : f64, accumulation = 2 : i64}
