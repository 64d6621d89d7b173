// RUN: trc-opt %s | trc-opt | FileCheck %s
// RUN: trc-opt --mlir-print-op-generic %s | trc-opt | FileCheck %s
// RUN: trc-opt --emit-bytecode %s | trc-opt | FileCheck %s
//
// The dialect sdy: parse and print.

// Meshes, shardings of arguments and results.
// CHECK: sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}]}}
// CHECK: sdy.mesh @empty = <[]>
// CHECK: sdy.mesh @one = <[], device_ids=[3]>
// CHECK-LABEL: func.func @case0(%{{.+}}: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}, {"y":(1)2}p1], replicated={"y":(2)2}>}) -> (tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {}], unreduced={"y"}>}) {
sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}]}}
sdy.mesh @empty = <[]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @case0(%x: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}, {"y":(1)2}p1], replicated={"y":(2)2}>}) -> (tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {}], unreduced={"y"}>}) {
  return %x : tensor<4x8xf32>
}

// Constraints, and other shardings.
// CHECK-LABEL: func.func @case1(
// CHECK: %{{.+}} = sdy.sharding_constraint %{{.+}} <@mesh, [{"x"}, {}]> : tensor<4x8xf32>
// CHECK: %{{.+}} = sdy.sharding_constraint %{{.+}} <mesh<["x"=2]>, [{"x", "y"}, {?}]> : tensor<4x8xf32>
// CHECK: %{{.+}} = sdy.reshard %{{.+}} <@mesh, [{}, {"y"}]> : tensor<4x8xf32>
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}]>]>} : tensor<4x8xf32>
func.func @case1(%x: tensor<4x8xf32>) {
  %0 = sdy.sharding_constraint %x <@mesh, [{"x"}, {}]> : tensor<4x8xf32>
  %1 = sdy.sharding_constraint %x <mesh<["x"=2]>, [{"x", "y"}, {?}]> : tensor<4x8xf32>
  %2 = sdy.reshard %x <@mesh, [{}, {"y"}]> : tensor<4x8xf32>
  %3 = stablehlo.add %x, %x {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}]>]>} : tensor<4x8xf32>
  return
}

// Each device works on its part.
// CHECK-LABEL: func.func @case2(
// CHECK: %{{.+}} = sdy.manual_computation(%{{.+}}) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x", "y"} (%{{.+}}: tensor<2x8xf32>) {
// CHECK: %{{.+}} = stablehlo.negate %{{.+}} : tensor<2x8xf32>
// CHECK: sdy.return %{{.+}} : tensor<2x8xf32>
// CHECK: } : (tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK: sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () {
// CHECK: sdy.return
// CHECK: } : () -> ()
func.func @case2(%x: tensor<4x8xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x", "y"} (%a: tensor<2x8xf32>) {
    %1 = stablehlo.negate %a : tensor<2x8xf32>
    sdy.return %1 : tensor<2x8xf32>
  } : (tensor<4x8xf32>) -> tensor<4x8xf32>
  sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () {
    sdy.return
  } : () -> ()
  return
}
