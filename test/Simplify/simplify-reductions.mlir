// RUN: trc-opt %s --simplify-algebra | FileCheck %s

// A sum over dimensions of one is a reshape; of several, the others remain.
// CHECK-LABEL: func.func @unit
// CHECK-SAME: (%[[X:.*]]: tensor<1x3x1xf32>, %[[Y:.*]]: tensor<4x1x5xf32>)
// CHECK-DAG: stablehlo.reshape %[[X]] : (tensor<1x3x1xf32>) -> tensor<3xf32>
// CHECK-DAG: %[[R:.*]] = stablehlo.reshape %[[Y]] : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
// CHECK: stablehlo.reduce(%[[R]] init: %{{.*}}) applies stablehlo.add across dimensions = [0]
func.func @unit(%x: tensor<1x3x1xf32>, %y: tensor<4x1x5xf32>) -> (tensor<3xf32>, tensor<5xf32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 2] : (tensor<1x3x1xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.reduce(%y init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1x5xf32>, tensor<f32>) -> tensor<5xf32>
  return %0, %1 : tensor<3xf32>, tensor<5xf32>
}

// An initial value that is not neutral is added.
// CHECK-LABEL: func.func @not_neutral
// CHECK: stablehlo.reduce
func.func @not_neutral(%x: tensor<1x3xf32>) -> tensor<3xf32> {
  %z = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// The largest element of a row that was spread is the one that was spread.
// CHECK-LABEL: func.func @max_of_broadcast
// CHECK-SAME: (%[[X:.*]]: tensor<3xf32>)
// CHECK-NEXT: return %[[X]]
func.func @max_of_broadcast(%x: tensor<3xf32>) -> tensor<3xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %b = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<3xf32>) -> tensor<3x7xf32>
  %0 = stablehlo.reduce(%b init: %z) applies stablehlo.maximum across dimensions = [1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// Of no elements only the initial value is left.
// CHECK-LABEL: func.func @empty
// CHECK: stablehlo.broadcast_in_dim %{{.*}}, dims = [] : (tensor<f32>) -> tensor<3xf32>
func.func @empty(%x: tensor<0x3xf32>, %z: tensor<f32>) -> tensor<3xf32> {
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<0x3xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// Gradients that are joined for a product are summed where they are joined.
// CHECK-LABEL: func.func @joined_sums
// CHECK: %[[J:.+]] = stablehlo.concatenate %{{.+}}, %{{.+}}, dim = 2 : {{.*}} -> tensor<4x16x2x3x5xf32>
// CHECK: %[[S:.+]] = stablehlo.reduce(%[[J]] init: %{{.+}}) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x2x3x5xf32>, tensor<f32>) -> tensor<2x3x5xf32>
// CHECK: stablehlo.reshape %[[S]] : (tensor<2x3x5xf32>) -> tensor<30xf32>
// CHECK-NOT: stablehlo.reduce
// CHECK: return
func.func @joined_sums(%q: tensor<4x16x3x5xf32>, %k: tensor<4x16x3x5xf32>) -> (tensor<30xf32>, tensor<4x16x2x3x5xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x3x5xf32>, tensor<f32>) -> tensor<3x5xf32>
  %1 = stablehlo.reduce(%k init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x3x5xf32>, tensor<f32>) -> tensor<3x5xf32>
  %2 = stablehlo.reshape %0 : (tensor<3x5xf32>) -> tensor<1x3x5xf32>
  %3 = stablehlo.reshape %1 : (tensor<3x5xf32>) -> tensor<1x3x5xf32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<2x3x5xf32>
  %5 = stablehlo.reshape %4 : (tensor<2x3x5xf32>) -> tensor<30xf32>
  %6 = stablehlo.reshape %q : (tensor<4x16x3x5xf32>) -> tensor<4x16x1x3x5xf32>
  %7 = stablehlo.reshape %k : (tensor<4x16x3x5xf32>) -> tensor<4x16x1x3x5xf32>
  %8 = stablehlo.concatenate %6, %7, dim = 2 : (tensor<4x16x1x3x5xf32>, tensor<4x16x1x3x5xf32>) -> tensor<4x16x2x3x5xf32>
  return %5, %8 : tensor<30xf32>, tensor<4x16x2x3x5xf32>
}

// Side by side in each row is another order than one behind the other.
// CHECK-LABEL: func.func @joined_otherwise
// CHECK-COUNT-2: stablehlo.reduce
// CHECK: return
func.func @joined_otherwise(%q: tensor<4x16x3xf32>, %k: tensor<4x16x3xf32>) -> (tensor<32x3xf32>, tensor<4x16x6xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x16x3xf32>, tensor<f32>) -> tensor<16x3xf32>
  %1 = stablehlo.reduce(%k init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x16x3xf32>, tensor<f32>) -> tensor<16x3xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<16x3xf32>, tensor<16x3xf32>) -> tensor<32x3xf32>
  %3 = stablehlo.concatenate %q, %k, dim = 2 : (tensor<4x16x3xf32>, tensor<4x16x3xf32>) -> tensor<4x16x6xf32>
  return %2, %3 : tensor<32x3xf32>, tensor<4x16x6xf32>
}
