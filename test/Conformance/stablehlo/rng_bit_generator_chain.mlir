// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// A chain of generators whose counter passes 2^32: on the host a kernel computes
// each element from the state (lib/Fusion/PointRandom.cpp).
func.func @main() {
  %c_s = stablehlo.constant dense<[1311768467463790320, 4294967290]> : tensor<2xui64>
  %s = stablehlo.optimization_barrier %c_s : tensor<2xui64>
  %0, %1 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x6xui32>)
  check.expect_eq_const %0, dense<[1311768467463790320, 4294967302]> : tensor<2xui64>
  check.expect_eq_const %1, dense<[[2757362543, 3979334213, 3642913202, 1786278559, 2216579795, 448412367],
      [36528444, 2953244940, 3866697752, 3274189451, 1713557179, 3372725864],
      [2856081268, 2315598195, 1522746282, 245156220, 1969029104, 3886050819],
      [3741906827, 2669579658, 3457297045, 3259329959, 397533813, 1564703112]]> : tensor<4x6xui32>
  %2, %3 = stablehlo.rng_bit_generator %0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x1x5xui16>)
  check.expect_eq_const %3, dense<[[[57228, 58801, 64689, 34217, 21473]], [[43254, 1111, 26738, 5595, 30729]],
      [[7354, 10580, 14806, 18231, 14149]]]> : tensor<3x1x5xui16>
  %4, %5 = stablehlo.rng_bit_generator %2, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
  check.expect_eq_const %5, dense<457497612> : tensor<1xui32>
  %6, %7 = stablehlo.rng_bit_generator %4, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  check.expect_eq_const %7, dense<224376649> : tensor<ui32>
  %8, %9 = stablehlo.rng_bit_generator %6, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x8x2xi32>)
  %10 = stablehlo.slice %9 [0:3, 6:8, 0:2] : (tensor<3x8x2xi32>) -> tensor<3x2x2xi32>
  check.expect_eq_const %10, dense<[[[935150965, 1138833669], [644531272, 142393817]],
      [[490102047, 1659480511], [7326904, -242818485]],
      [[-901268931, -881610549], [1372170902, -1042295480]]]> : tensor<3x2x2xi32>
  return
}
