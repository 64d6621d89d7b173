// RUN: trc-opt %s -split-reductions | FileCheck %s

// A column sum over many rows becomes partial sums over chunks of rows.
// CHECK-LABEL: func.func @columns
// CHECK: %[[V:.+]] = stablehlo.reshape %arg0 : (tensor<1024x768xf32>) -> tensor<32x32x768xf32>
// CHECK: %[[P:.+]] = stablehlo.reduce(%[[V]] init: %{{.+}}) applies stablehlo.add across dimensions = [1]
// CHECK: stablehlo.reduce(%[[P]] init: %{{.+}}) applies stablehlo.add across dimensions = [0]
func.func @columns(%x: tensor<1024x768xf32>) -> tensor<768xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<1024x768xf32>, tensor<f32>) -> tensor<768xf32>
  return %0 : tensor<768xf32>
}

// Rows are work enough for every worker.
// CHECK-LABEL: func.func @rows
// CHECK-NOT: stablehlo.reshape
// CHECK: return
func.func @rows(%x: tensor<1024x768xf32>) -> tensor<1024xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<1024x768xf32>, tensor<f32>) -> tensor<1024xf32>
  return %0 : tensor<1024xf32>
}

// Both halves would add the 1.
// CHECK-LABEL: func.func @not_neutral
// CHECK-NOT: stablehlo.reshape
// CHECK: return
func.func @not_neutral(%x: tensor<1024x768xf32>) -> tensor<768xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %one) applies stablehlo.add across dimensions = [0] : (tensor<1024x768xf32>, tensor<f32>) -> tensor<768xf32>
  return %0 : tensor<768xf32>
}

// Pieces are whole rows where the number of rows has a fitting divisor: 29.
// CHECK-LABEL: func.func @odd_rows
// CHECK: stablehlo.reshape %arg0 : (tensor<50257x768xf32>) -> tensor<29x1330944xf32>
func.func @odd_rows(%x: tensor<50257x768xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<50257x768xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// Three long rows: eight pieces of each.
// CHECK-LABEL: func.func @long_rows
// CHECK: stablehlo.reshape %arg0 : (tensor<3x32768xf32>) -> tensor<24x4096xf32>
func.func @long_rows(%x: tensor<3x32768xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x32768xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// Pieces begin where a row of the batch does, though 32 would divide the rows too.
// CHECK-LABEL: func.func @batch_of_31
// CHECK: stablehlo.reduce(%arg0 init: %{{.+}}) applies stablehlo.add across dimensions = [1]
// CHECK-SAME: -> tensor<31x768xf32>
func.func @batch_of_31(%x: tensor<31x512x768xf32>) -> tensor<768xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<31x512x768xf32>, tensor<f32>) -> tensor<768xf32>
  return %0 : tensor<768xf32>
}

// Few elements of the batch are cut themselves: 5 x 8.
// CHECK-LABEL: func.func @batch_of_5
// CHECK: stablehlo.reshape %arg0 : (tensor<5x512x768xf32>) -> tensor<40x64x768xf32>
func.func @batch_of_5(%x: tensor<5x512x768xf32>) -> tensor<768xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x512x768xf32>, tensor<f32>) -> tensor<768xf32>
  return %0 : tensor<768xf32>
}

// No divisor of 239 is near 32: a sum for each index, not pieces that begin inside of one.
// CHECK-LABEL: func.func @batch_of_239
// CHECK: stablehlo.reduce(%arg0 init: %{{.*}}) applies stablehlo.add across dimensions = [1] : (tensor<239x512x48xf32>, tensor<f32>) -> tensor<239x48xf32>
// CHECK: stablehlo.reduce({{.*}}) applies stablehlo.add across dimensions = [0] : (tensor<239x48xf32>, tensor<f32>) -> tensor<48xf32>
func.func @batch_of_239(%x: tensor<239x512x48xf32>) -> tensor<48xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<239x512x48xf32>, tensor<f32>) -> tensor<48xf32>
  return %0 : tensor<48xf32>
}

// Neither has a fitting divisor, but rows of both merged do: 1009 x 16 = 16 x 1009.
// CHECK-LABEL: func.func @merged
// CHECK: stablehlo.reshape %arg0 : (tensor<1009x16x48xf32>) -> tensor<16x1009x48xf32>
func.func @merged(%x: tensor<1009x16x48xf32>) -> tensor<48xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<1009x16x48xf32>, tensor<f32>) -> tensor<48xf32>
  return %0 : tensor<48xf32>
}

// The squares of a norm are made in the chunks' shape, which no row of the matrix
// fits, and so in their kernel.
// CHECK-LABEL: func.func @squares
// CHECK: %[[R:.*]] = stablehlo.reshape %arg0 : (tensor<1009x768xf32>) -> tensor<32x24216xf32>
// CHECK: %[[S:.*]] = stablehlo.multiply %[[R]], %[[R]] : tensor<32x24216xf32>
// CHECK: stablehlo.reduce(%[[S]]
// CHECK-NOT: stablehlo.reshape
// CHECK: return
func.func @squares(%g: tensor<1009x768xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.multiply %g, %g : tensor<1009x768xf32>
  %n = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<1009x768xf32>, tensor<f32>) -> tensor<f32>
  return %n : tensor<f32>
}

// What others read as well stays as it is.
// CHECK-LABEL: func.func @shared
// CHECK: %[[S:.*]] = stablehlo.multiply %arg0, %arg0 : tensor<1009x768xf32>
// CHECK: stablehlo.reshape %[[S]]
func.func @shared(%g: tensor<1009x768xf32>) -> (tensor<f32>, tensor<1009x768xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.multiply %g, %g : tensor<1009x768xf32>
  %n = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<1009x768xf32>, tensor<f32>) -> tensor<f32>
  return %n, %s : tensor<f32>, tensor<1009x768xf32>
}
