// Elementwise operations. Each function is differentiated and compared with
// finite differences by FiniteDifferenceTest.

func.func @abs(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -2.0, 2.0>}) -> tensor<5xf64> {
  %0 = stablehlo.abs %x : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @cbrt(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: 0.2, 2.0>}) -> tensor<5xf64> {
  %0 = stablehlo.cbrt %x : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @cosine(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -3.0, 3.0>}) -> tensor<5xf64> {
  %0 = stablehlo.cosine %x : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @exponential(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -2.0, 2.0>}) -> tensor<5xf64> {
  %0 = stablehlo.exponential %x : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @exponential_minus_one(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -2.0, 2.0>}) -> tensor<5xf64> {
  %0 = stablehlo.exponential_minus_one %x : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @log(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: 0.3, 3.0>}) -> tensor<5xf64> {
  %0 = stablehlo.log %x : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @log_plus_one(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -0.5, 3.0>}) -> tensor<5xf64> {
  %0 = stablehlo.log_plus_one %x : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @logistic(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -3.0, 3.0>}) -> tensor<5xf64> {
  %0 = stablehlo.logistic %x : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @negate(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -2.0, 2.0>}) -> tensor<5xf64> {
  %0 = stablehlo.negate %x : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @rsqrt(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: 0.3, 3.0>}) -> tensor<5xf64> {
  %0 = stablehlo.rsqrt %x : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @sine(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -3.0, 3.0>}) -> tensor<5xf64> {
  %0 = stablehlo.sine %x : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @sqrt(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: 0.3, 3.0>}) -> tensor<5xf64> {
  %0 = stablehlo.sqrt %x : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @tan(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -1.2, 1.2>}) -> tensor<5xf64> {
  %0 = stablehlo.tan %x : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @tanh(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -2.0, 2.0>}) -> tensor<5xf64> {
  %0 = stablehlo.tanh %x : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @sign(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -2.1, 2.0>}) -> tensor<5xf64> {
  %0 = stablehlo.sign %x : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @floor(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -2.3, 2.1>}) -> tensor<5xf64> {
  %0 = stablehlo.floor %x : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @ceil(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -2.3, 2.1>}) -> tensor<5xf64> {
  %0 = stablehlo.ceil %x : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @round_nearest_afz(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -2.1, 2.2>}) -> tensor<5xf64> {
  %0 = stablehlo.round_nearest_afz %x : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @round_nearest_even(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -2.1, 2.2>}) -> tensor<5xf64> {
  %0 = stablehlo.round_nearest_even %x : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @chlo_acos(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -0.9, 0.9>}) -> tensor<5xf64> {
  %0 = chlo.acos %x : tensor<5xf64> -> tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @chlo_acosh(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: 1.2, 3.0>}) -> tensor<5xf64> {
  %0 = chlo.acosh %x : tensor<5xf64> -> tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @chlo_asin(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -0.9, 0.9>}) -> tensor<5xf64> {
  %0 = chlo.asin %x : tensor<5xf64> -> tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @chlo_asinh(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -2.0, 2.0>}) -> tensor<5xf64> {
  %0 = chlo.asinh %x : tensor<5xf64> -> tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @chlo_atan(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -2.0, 2.0>}) -> tensor<5xf64> {
  %0 = chlo.atan %x : tensor<5xf64> -> tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @chlo_atanh(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -0.9, 0.9>}) -> tensor<5xf64> {
  %0 = chlo.atanh %x : tensor<5xf64> -> tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @chlo_cosh(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -2.0, 2.0>}) -> tensor<5xf64> {
  %0 = chlo.cosh %x : tensor<5xf64> -> tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @chlo_erf(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -2.0, 2.0>}) -> tensor<5xf64> {
  %0 = chlo.erf %x : tensor<5xf64> -> tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @chlo_erf_inv(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -0.9, 0.9>}) -> tensor<5xf64> {
  %0 = chlo.erf_inv %x : tensor<5xf64> -> tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @chlo_erfc(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -2.0, 2.0>}) -> tensor<5xf64> {
  %0 = chlo.erfc %x : tensor<5xf64> -> tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @chlo_lgamma(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: 0.5, 3.0>}) -> tensor<5xf64> {
  %0 = chlo.lgamma %x : tensor<5xf64> -> tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @chlo_sinh(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -2.0, 2.0>}) -> tensor<5xf64> {
  %0 = chlo.sinh %x : tensor<5xf64> -> tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @chlo_square(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -2.0, 2.0>}) -> tensor<5xf64> {
  %0 = chlo.square %x : tensor<5xf64> -> tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @chlo_tan(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -1.2, 1.2>}) -> tensor<5xf64> {
  %0 = chlo.tan %x : tensor<5xf64> -> tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @add(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -2.0, 2.0>}, %y: tensor<5xf64> {trc.parameter = "y", trc.range = array<f64: -2.0, 2.0>}) -> tensor<5xf64> {
  %0 = stablehlo.add %x, %y : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @subtract(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -2.0, 2.0>}, %y: tensor<5xf64> {trc.parameter = "y", trc.range = array<f64: -2.0, 2.0>}) -> tensor<5xf64> {
  %0 = stablehlo.subtract %x, %y : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @multiply(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -2.0, 2.0>}, %y: tensor<5xf64> {trc.parameter = "y", trc.range = array<f64: -2.0, 2.0>}) -> tensor<5xf64> {
  %0 = stablehlo.multiply %x, %y : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @divide(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -2.0, 2.0>}, %y: tensor<5xf64> {trc.parameter = "y", trc.range = array<f64: 0.5, 2.0>}) -> tensor<5xf64> {
  %0 = stablehlo.divide %x, %y : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @maximum(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -2.0, 2.0>}, %y: tensor<5xf64> {trc.parameter = "y", trc.range = array<f64: -1.9, 2.2>}) -> tensor<5xf64> {
  %0 = stablehlo.maximum %x, %y : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @minimum(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -2.0, 2.0>}, %y: tensor<5xf64> {trc.parameter = "y", trc.range = array<f64: -1.9, 2.2>}) -> tensor<5xf64> {
  %0 = stablehlo.minimum %x, %y : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @power(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: 0.5, 2.0>}, %y: tensor<5xf64> {trc.parameter = "y", trc.range = array<f64: -2.0, 2.0>}) -> tensor<5xf64> {
  %0 = stablehlo.power %x, %y : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @remainder(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: 3.1, 7.3>}, %y: tensor<5xf64> {trc.parameter = "y", trc.range = array<f64: 0.8, 1.3>}) -> tensor<5xf64> {
  %0 = stablehlo.remainder %x, %y : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @atan2(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -2.0, 2.0>}, %y: tensor<5xf64> {trc.parameter = "y", trc.range = array<f64: 0.3, 2.0>}) -> tensor<5xf64> {
  %0 = stablehlo.atan2 %x, %y : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @divide_by_constant(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -2.0, 2.0>}, %y: tensor<5xf64> {trc.range = array<f64: 0.5, 2.0>}) -> tensor<5xf64> {
  %0 = stablehlo.divide %x, %y : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @constant_divided(%x: tensor<5xf64> {trc.range = array<f64: -2.0, 2.0>}, %y: tensor<5xf64> {trc.parameter = "y", trc.range = array<f64: 0.5, 2.0>}) -> tensor<5xf64> {
  %0 = stablehlo.divide %x, %y : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @power_2_0(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: 0.5, 2.0>}) -> tensor<5xf64> {
  %c = stablehlo.constant dense<2.0> : tensor<5xf64>
  %0 = stablehlo.power %x, %c : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @power_3_0(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: 0.5, 2.0>}) -> tensor<5xf64> {
  %c = stablehlo.constant dense<3.0> : tensor<5xf64>
  %0 = stablehlo.power %x, %c : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @power_minus_1_5(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: 0.5, 2.0>}) -> tensor<5xf64> {
  %c = stablehlo.constant dense<-1.5> : tensor<5xf64>
  %0 = stablehlo.power %x, %c : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @power_0_0(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: 0.5, 2.0>}) -> tensor<5xf64> {
  %c = stablehlo.constant dense<0.0> : tensor<5xf64>
  %0 = stablehlo.power %x, %c : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @power_0_5(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: 0.5, 2.0>}) -> tensor<5xf64> {
  %c = stablehlo.constant dense<0.5> : tensor<5xf64>
  %0 = stablehlo.power %x, %c : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @power_at_zero_exponent(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: 0.5, 2.0>}, %n: tensor<5xi32>) -> tensor<5xf64> {
  %y = stablehlo.convert %n : (tensor<5xi32>) -> tensor<5xf64>
  %0 = stablehlo.power %x, %y : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @square(%x: tensor<5xf64> {trc.parameter = "x"}) -> tensor<5xf64> {
  %0 = stablehlo.multiply %x, %x : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @select(%p: tensor<5xi1>, %x: tensor<5xf64> {trc.parameter = "x"}, %y: tensor<5xf64> {trc.parameter = "y"}) -> tensor<5xf64> {
  %0 = stablehlo.select %p, %x, %y : tensor<5xi1>, tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @select_by_scalar(%p: tensor<i1>, %x: tensor<5xf64> {trc.parameter = "x"}, %y: tensor<5xf64> {trc.parameter = "y"}) -> tensor<5xf64> {
  %0 = stablehlo.select %p, %x, %y : tensor<i1>, tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @clamp(%a: tensor<5xf64> {trc.parameter = "a", trc.range = array<f64: -2.0, -0.5>}, %x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -3.0, 3.0>}, %b: tensor<5xf64> {trc.parameter = "b", trc.range = array<f64: 0.5, 2.0>}) -> tensor<5xf64> {
  %0 = stablehlo.clamp %a, %x, %b : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @clamp_by_scalars(%a: tensor<f64> {trc.parameter = "a", trc.range = array<f64: -2.0, -0.5>}, %x: tensor<9xf64> {trc.parameter = "x", trc.range = array<f64: -3.0, 3.0>}, %b: tensor<f64> {trc.parameter = "b", trc.range = array<f64: 0.5, 2.0>}) -> tensor<9xf64> {
  %0 = stablehlo.clamp %a, %x, %b : (tensor<f64>, tensor<9xf64>, tensor<f64>) -> tensor<9xf64>
  return %0 : tensor<9xf64>
}

// A value that goes through integers has no derivative; what is around has.
func.func @convert_to_integer(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -2.3, 2.1>}) -> tensor<5xf64> {
  %i = stablehlo.convert %x : (tensor<5xf64>) -> tensor<5xi32>
  %w = stablehlo.convert %i : (tensor<5xi32>) -> tensor<5xf64>
  %0 = stablehlo.multiply %x, %w : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @compare_and_select(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -2.3, 2.1>}) -> tensor<5xf64> {
  %z = stablehlo.constant dense<0.0> : tensor<5xf64>
  %p = stablehlo.compare GT, %x, %z : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
  %e = stablehlo.exponential %x : tensor<5xf64>
  %0 = stablehlo.select %p, %x, %e : tensor<5xi1>, tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @reduce_precision(%x: tensor<5xf64> {trc.parameter = "x"}) -> tensor<5xf64> {
  %0 = stablehlo.reduce_precision %x, format = e11m52 : tensor<5xf64>
  return %0 : tensor<5xf64>
}

// A loss that no parameter reaches.
func.func @unread(%x: tensor<5xf64> {trc.parameter = "x"}, %y: tensor<5xf64>) -> tensor<5xf64> {
  %0 = stablehlo.sine %y : tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @chlo_digamma(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: 0.1, 7.0>}) -> tensor<5xf64> {
  %0 = chlo.digamma %x : tensor<5xf64> -> tensor<5xf64>
  return %0 : tensor<5xf64>
}

// Between two poles, by reflection.
func.func @chlo_digamma_left(%x: tensor<5xf64> {trc.parameter = "x", trc.range = array<f64: -2.9, -2.1>}) -> tensor<5xf64> {
  %0 = chlo.digamma %x : tensor<5xf64> -> tensor<5xf64>
  return %0 : tensor<5xf64>
}
