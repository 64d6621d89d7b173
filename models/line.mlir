// Fits a line to 64 points: a loss in, a training step out.
func.func @initialise() -> (tensor<f32> {trc.state = "w"}, tensor<f32> {trc.state = "b"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  return %zero, %zero : tensor<f32>, tensor<f32>
}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}, %b: tensor<f32> {trc.parameter = "b"},
                        %x: tensor<64xf32> loc("x"), %y: tensor<64xf32> loc("y")) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<64.0> : tensor<f32>
  %ws = stablehlo.broadcast_in_dim %w, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %bs = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %wx = stablehlo.multiply %ws, %x : tensor<64xf32>
  %line = stablehlo.add %wx, %bs : tensor<64xf32>
  %error = stablehlo.subtract %line, %y : tensor<64xf32>
  %square = stablehlo.multiply %error, %error : tensor<64xf32>
  %sum = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
  %mean = stablehlo.divide %sum, %n : tensor<f32>
  return %mean : tensor<f32>
}
trc.training_step @step loss(@loss) initialise(@initialise) {optimizer = "adamw", learning_rate = 1.0e-1 : f64, clip_norm = 1.0 : f64}
