// RUN: trc-opt %s --separate-random-state | FileCheck %s

// States of a chain are sums from the first one; each even shape takes half as
// many blocks as it has elements.
// CHECK-LABEL: func.func @chain
// CHECK-SAME: (%[[S:.*]]: tensor<2xui64>)
// CHECK: %[[C1:.*]] = stablehlo.constant dense<[0, 12]> : tensor<2xui64>
// CHECK: %[[S1:.*]] = stablehlo.add %[[S]], %[[C1]]
// CHECK: %{{.*}}, %[[A:.*]] = stablehlo.rng_bit_generator %[[S]]
// CHECK: %[[C2:.*]] = stablehlo.constant dense<[0, 21]> : tensor<2xui64>
// CHECK: %[[S2:.*]] = stablehlo.add %[[S]], %[[C2]]
// CHECK: %{{.*}}, %[[B:.*]] = stablehlo.rng_bit_generator %[[S1]]
// CHECK: return %[[S2]], %[[A]], %[[B]]
func.func @chain(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<4x6xui32>, tensor<3x5xui32>) {
  %s1, %a = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x6xui32>)
  %s2, %b = stablehlo.rng_bit_generator %s1, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
  return %s2, %a, %b : tensor<2xui64>, tensor<4x6xui32>, tensor<3x5xui32>
}

// Words of 64 bits take a block each, a scalar one; Philox is left alone.
// CHECK-LABEL: func.func @others
// CHECK-DAG: dense<[0, 5]> : tensor<2xui64>
// CHECK-DAG: dense<[0, 6]> : tensor<2xui64>
// CHECK: %[[P:.*]], %{{.*}} = stablehlo.rng_bit_generator {{.*}}PHILOX
// CHECK: return %[[P]]
func.func @others(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>, tensor<ui32>, tensor<4xui32>) {
  %s1, %a = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
  %s2, %b = stablehlo.rng_bit_generator %s1, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  %s3, %c = stablehlo.rng_bit_generator %s2, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  return %s3, %a, %b, %c : tensor<2xui64>, tensor<5xui64>, tensor<ui32>, tensor<4xui32>
}
