// RUN: %check-reference %s
// RUN: trc-compile --from=specialize %s -o %t.trc && trc-run --threads=2 --no-pin %t.trc
// RUN: %if stand-ins && !sanitize %{ %simt-checked trc-compile --target=cuda --from=specialize %s -o %t.cuda.trc && %simt-checked trc-run --device=cuda %t.cuda.trc %}

// trc.contract plus: the product is added to a tensor, and rounded with it.

// In place of a tensor that dies, and beside one that does not.
func.func @main() {
  %c_x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %c_i = stablehlo.constant dense<[[10.0, 20.0], [30.0, 40.0]]> : tensor<2x2xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2x2xf32>
  %i = stablehlo.optimization_barrier %c_i : tensor<2x2xf32>
  %0 = trc.contract %x, %x plus %i, lhs = [0, 1], rhs = [1, 2], result = [2, 0]
      : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %1 = trc.contract %x, %x plus %0, lhs = [0, 1], rhs = [1, 2], result = [0, 2]
      : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %0, dense<[[17.0, 35.0], [40.0, 62.0]]> : tensor<2x2xf32>
  check.expect_eq_const %1, dense<[[24.0, 45.0], [55.0, 84.0]]> : tensor<2x2xf32>

  // Half types, integers.
  %c_a = stablehlo.constant dense<[1.0, 1.0]> : tensor<2xbf16>
  %c_b = stablehlo.constant dense<256.0> : tensor<bf16>
  %c_n = stablehlo.constant dense<[7, 100]> : tensor<2xi8>
  %a = stablehlo.optimization_barrier %c_a : tensor<2xbf16>
  %b = stablehlo.optimization_barrier %c_b : tensor<bf16>
  %n = stablehlo.optimization_barrier %c_n : tensor<2xi8>
  %2 = trc.contract %a, %a plus %b, lhs = [0], rhs = [0], result = []
      : (tensor<2xbf16>, tensor<2xbf16>, tensor<bf16>) -> tensor<bf16>
  %3 = trc.contract %n, %n plus %n, lhs = [0], rhs = [0], result = [0]
      : (tensor<2xi8>, tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  check.expect_eq_const %2, dense<258.0> : tensor<bf16>
  check.expect_eq_const %3, dense<[56, 116]> : tensor<2xi8>
  return
}
