// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// rng_bit_generator: bit for bit what XLA gives; the state moves on by the blocks used.

// An odd number of words.
func.func @main() {
  %c_s = stablehlo.constant dense<[1311768467463790320, 41]> : tensor<2xui64>
  %s = stablehlo.optimization_barrier %c_s : tensor<2xui64>
  %0, %1 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  check.expect_eq_const %0, dense<[1311768467463790320, 44]> : tensor<2xui64>
  check.expect_eq_const %1, dense<[2440848402, 3633188050, 655646994, 487076328, 1896695128]> :
      tensor<5xui32>
  return
}

// -----

// Pairs lie along the longest dimension when none is even.
func.func @main() {
  %c_s = stablehlo.constant dense<[1311768467463790320, 41]> : tensor<2xui64>
  %s = stablehlo.optimization_barrier %c_s : tensor<2xui64>
  %0, %1 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
  check.expect_eq_const %0, dense<[1311768467463790320, 50]> : tensor<2xui64>
  check.expect_eq_const %1, dense<[[2440848402, 3633188050, 655646994, 487076328, 1896695128],
      [2948533539, 1447576271, 8210681, 491138758, 1019495811], [962349673, 1097310057, 198771301,
      3879022226, 424914839]]> : tensor<3x5xui32>
  return
}

// -----

// Pairs lie along the first even dimension.
func.func @main() {
  %c_s = stablehlo.constant dense<[1311768467463790320, 41]> : tensor<2xui64>
  %s = stablehlo.optimization_barrier %c_s : tensor<2xui64>
  %0, %1 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui32>)
  check.expect_eq_const %0, dense<[1311768467463790320, 47]> : tensor<2xui64>
  check.expect_eq_const %1, dense<[[2440848402, 3633188050, 655646994, 487076328], [1896695128,
      664557070, 2948533539, 1447576271], [8210681, 491138758, 1019495811, 307604121]]> :
      tensor<3x4xui32>
  return
}

// -----

// 64 bits: a block each.
func.func @main() {
  %c_s = stablehlo.constant dense<[1311768467463790320, 41]> : tensor<2xui64>
  %s = stablehlo.optimization_barrier %c_s : tensor<2xui64>
  %0, %1 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui64>)
  check.expect_eq_const %0, dense<[1311768467463790320, 44]> : tensor<2xui64>
  check.expect_eq_const %1, dense<[15604423857408861202, 2091976900071416082, 2854250883872277848]>
      : tensor<3xui64>
  return
}

// -----

// Bytes are the low ones of words.
func.func @main() {
  %c_s = stablehlo.constant dense<[1311768467463790320, 41]> : tensor<2xui64>
  %s = stablehlo.optimization_barrier %c_s : tensor<2xui64>
  %0, %1 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui8>)
  check.expect_eq_const %0, dense<[1311768467463790320, 44]> : tensor<2xui64>
  check.expect_eq_const %1, dense<[[18, 18, 88], [210, 232, 14]]> : tensor<2x3xui8>
  return
}

// -----

// Philox, four words a block.
func.func @main() {
  %c_s = stablehlo.constant dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s = stablehlo.optimization_barrier %c_s : tensor<2xui64>
  %0, %1 = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui32>)
  check.expect_eq_const %0, dense<[1311768467463790320, 1]> : tensor<2xui64>
  check.expect_eq_const %1, dense<[1480449822, 3015399692, 3935955418, 1076038438, 271420659,
      538106886, 3801100798]> : tensor<7xui32>
  return
}

// -----

// Philox, two elements a block.
func.func @main() {
  %c_s = stablehlo.constant dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s = stablehlo.optimization_barrier %c_s : tensor<2xui64>
  %0, %1 = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui64>)
  check.expect_eq_const %0, dense<[1311768467463790320, 1]> : tensor<2xui64>
  check.expect_eq_const %1, dense<[12951043062988922654, 4621549904384879066, 2311151477393820915]>
      : tensor<3xui64>
  return
}

// -----

// Philox, halves of words.
func.func @main() {
  %c_s = stablehlo.constant dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s = stablehlo.optimization_barrier %c_s : tensor<2xui64>
  %0, %1 = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui16>)
  check.expect_eq_const %0, dense<[1311768467463790320, 1]> : tensor<2xui64>
  check.expect_eq_const %1, dense<[[57118, 22796, 59866], [2854, 36083, 56326]]> : tensor<2x3xui16>
  return
}

// -----

// The default is Philox.
func.func @main() {
  %c_s = stablehlo.constant dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s = stablehlo.optimization_barrier %c_s : tensor<2xui64>
  %0, %1 = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  check.expect_eq_const %0, dense<[1311768467463790320, 1]> : tensor<2xui64>
  check.expect_eq_const %1, dense<[1480449822, 3015399692, 3935955418, 1076038438, 271420659]> :
      tensor<5xui32>
  return
}
