// RUN: %check-reference %s

// Shardings change no value; a manual computation on whole operands is its body.
sdy.mesh @mesh = <["x"=1]>
func.func @main() {
  %x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = sdy.sharding_constraint %x <@mesh, [{"x"}]> : tensor<2xf32>
  %1 = sdy.manual_computation(%0) in_shardings=[<@mesh, [{}]>] out_shardings=[<@mesh, [{}]>]
      manual_axes={"x"} (%a: tensor<2xf32>) {
    %s = stablehlo.add %a, %a : tensor<2xf32>
    sdy.return %s : tensor<2xf32>
  } : (tensor<2xf32>) -> tensor<2xf32>
  %2 = sdy.reshard %1 <@mesh, [{"x"}]> : tensor<2xf32>
  check.expect_eq_const %2, dense<[2.0, 4.0]> : tensor<2xf32>
  return
}
