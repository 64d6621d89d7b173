// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// The upper half of a product, of numbers with a sign and without.

// i8.
func.func @main() {
  %c_lhs = stablehlo.constant dense<[-128, 127, -128, 3, 127, -7, -62, 61, 114, -95]> : tensor<10xi8>
  %lhs = stablehlo.optimization_barrier %c_lhs : tensor<10xi8>
  %c_rhs = stablehlo.constant dense<[-128, 127, 127, 5, 2, -122, 112, 4, -9, -30]> : tensor<10xi8>
  %rhs = stablehlo.optimization_barrier %c_rhs : tensor<10xi8>
  %0 = chlo.mulhi %lhs, %rhs : tensor<10xi8>, tensor<10xi8> -> tensor<10xi8>
  check.expect_eq_const %0, dense<[64, 63, -64, 0, 0, 3, -28, 0, -5, 11]> : tensor<10xi8>
  return
}

// -----

// ui8.
func.func @main() {
  %c_lhs = stablehlo.constant dense<[0, 255, 0, 3, 255, 240, 243, 203, 77, 118]> : tensor<10xui8>
  %lhs = stablehlo.optimization_barrier %c_lhs : tensor<10xui8>
  %c_rhs = stablehlo.constant dense<[0, 255, 255, 5, 2, 77, 199, 7, 32, 81]> : tensor<10xui8>
  %rhs = stablehlo.optimization_barrier %c_rhs : tensor<10xui8>
  %0 = chlo.mulhi %lhs, %rhs : tensor<10xui8>, tensor<10xui8> -> tensor<10xui8>
  check.expect_eq_const %0, dense<[0, 254, 0, 0, 1, 72, 188, 5, 9, 37]> : tensor<10xui8>
  return
}

// -----

// i16.
func.func @main() {
  %c_lhs = stablehlo.constant dense<[-32768, 32767, -32768, 3, 32767, -27160, 6719, -28704, 2546, 29196]> : tensor<10xi16>
  %lhs = stablehlo.optimization_barrier %c_lhs : tensor<10xi16>
  %c_rhs = stablehlo.constant dense<[-32768, 32767, 32767, 5, 2, 18036, 23191, 19000, 25509, -15185]> : tensor<10xi16>
  %rhs = stablehlo.optimization_barrier %c_rhs : tensor<10xi16>
  %0 = chlo.mulhi %lhs, %rhs : tensor<10xi16>, tensor<10xi16> -> tensor<10xi16>
  check.expect_eq_const %0, dense<[16384, 16383, -16384, 0, 0, -7475, 2377, -8322, 990, -6765]> : tensor<10xi16>
  return
}

// -----

// ui16.
func.func @main() {
  %c_lhs = stablehlo.constant dense<[0, 65535, 0, 3, 65535, 47909, 12773, 4703, 17821, 64865]> : tensor<10xui16>
  %lhs = stablehlo.optimization_barrier %c_lhs : tensor<10xui16>
  %c_rhs = stablehlo.constant dense<[0, 65535, 65535, 5, 2, 28440, 33814, 57168, 39456, 55200]> : tensor<10xui16>
  %rhs = stablehlo.optimization_barrier %c_rhs : tensor<10xui16>
  %0 = chlo.mulhi %lhs, %rhs : tensor<10xui16>, tensor<10xui16> -> tensor<10xui16>
  check.expect_eq_const %0, dense<[0, 65534, 0, 0, 1, 20790, 6590, 4102, 10729, 54634]> : tensor<10xui16>
  return
}

// -----

// i32.
func.func @main() {
  %c_lhs = stablehlo.constant dense<[-2147483648, 2147483647, -2147483648, 3, 2147483647, 365390516, 361858708,
      1736033392, 1842307337, 1530728784]> : tensor<10xi32>
  %lhs = stablehlo.optimization_barrier %c_lhs : tensor<10xi32>
  %c_rhs = stablehlo.constant dense<[-2147483648, 2147483647, 2147483647, 5, 2, 1548926410, 296814478, 315819066,
      -923600659, -1874922558]> : tensor<10xi32>
  %rhs = stablehlo.optimization_barrier %c_rhs : tensor<10xi32>
  %0 = chlo.mulhi %lhs, %rhs : tensor<10xi32>, tensor<10xi32> -> tensor<10xi32>
  check.expect_eq_const %0, dense<[1073741824, 1073741823, -1073741824, 0, 0, 131773534, 25007152, 127654626,
      -396174442, -668223465]> : tensor<10xi32>
  return
}

// -----

// ui32.
func.func @main() {
  %c_lhs = stablehlo.constant dense<[0, 4294967295, 0, 3, 4294967295, 4251184475, 380182329, 3438530739, 647532367,
      1262253303]> : tensor<10xui32>
  %lhs = stablehlo.optimization_barrier %c_lhs : tensor<10xui32>
  %c_rhs = stablehlo.constant dense<[0, 4294967295, 4294967295, 5, 2, 3301936022, 3748505825, 193016889, 4211798499,
      2170763983]> : tensor<10xui32>
  %rhs = stablehlo.optimization_barrier %c_rhs : tensor<10xui32>
  %0 = chlo.mulhi %lhs, %rhs : tensor<10xui32>, tensor<10xui32> -> tensor<10xui32>
  check.expect_eq_const %0, dense<[0, 4294967294, 0, 0, 1, 3268276144, 331810599, 154528419, 634993391, 637968538]> : tensor<10xui32>
  return
}

// -----

// i64.
func.func @main() {
  %c_lhs = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807, -9223372036854775808, 3,
      9223372036854775807, -8559052346924054464, -7803513053435526859,
      656301435248053809, -3434220749949367817, -2254390598681699702]> : tensor<10xi64>
  %lhs = stablehlo.optimization_barrier %c_lhs : tensor<10xi64>
  %c_rhs = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807, 9223372036854775807, 5, 2,
      3977512539530875262, -3669299696364797077, 893384427576554833,
      5319975762524037291, 1475097811858614655]> : tensor<10xi64>
  %rhs = stablehlo.optimization_barrier %c_rhs : tensor<10xi64>
  %0 = chlo.mulhi %lhs, %rhs : tensor<10xi64>, tensor<10xi64> -> tensor<10xi64>
  check.expect_eq_const %0, dense<[4611686018427387904, 4611686018427387903, -4611686018427387904, 0, 0,
      -1845514736929158345, 1552221246369341772, 31784984911369558,
      -990417120760420233, -180272823534721279]> : tensor<10xi64>
  return
}

// -----

// ui64.
func.func @main() {
  %c_lhs = stablehlo.constant dense<[0, 18446744073709551615, 0, 3, 18446744073709551615, 11661672578742092900,
      8600802424054841245, 16921910337268441788, 13040930291472826723,
      9029734281298038951]> : tensor<10xui64>
  %lhs = stablehlo.optimization_barrier %c_lhs : tensor<10xui64>
  %c_rhs = stablehlo.constant dense<[0, 18446744073709551615, 18446744073709551615, 5, 2, 5903426456376635111,
      3417186440229693752, 4872472213245830845, 6957380387589627473,
      14998251527250097619]> : tensor<10xui64>
  %rhs = stablehlo.optimization_barrier %c_rhs : tensor<10xui64>
  %0 = chlo.mulhi %lhs, %rhs : tensor<10xui64>, tensor<10xui64> -> tensor<10xui64>
  check.expect_eq_const %0, dense<[0, 18446744073709551614, 0, 0, 1, 3732031308715600725, 1593264659667638919,
      4469706826522761003, 4918521788087615524, 7341687261122526509]> : tensor<10xui64>
  return
}
