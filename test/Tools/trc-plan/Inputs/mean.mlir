// What lies above the mean of all elements.
func.func @main(%x: tensor<1024x1024xf32>) -> tensor<1024x1024xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024xf32>, tensor<f32>) -> tensor<f32>
  %each = stablehlo.broadcast_in_dim %sum, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32>
  %above = stablehlo.subtract %x, %each : tensor<1024x1024xf32>
  return %above : tensor<1024x1024xf32>
}
