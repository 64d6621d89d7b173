// RUN: trc-opt %s --narrow-state="parameters moments" | FileCheck %s
// RUN: trc-opt %s --narrow-state=moments | FileCheck %s --check-prefix=MOMENTS
// RUN: trc-opt %s --narrow-state | FileCheck %s --check-prefix=NEITHER
// NEITHER-NOT: {{ui32|trc.precision}}

// The report is told of each tensor, by role; what is no f32 is kept.
// CHECK-DAG: #[[M:.*]] = loc("m.w/state")
// CHECK-DAG: #[[WIDE:.*]] = loc("v.w/state")
// CHECK-DAG: #[[W:.*]] = loc("w/state")
// CHECK: trc.precision = {notes = [{after = "bf16, rounded by chance where it is replaced", before = "f32", locations = [#[[M]]], state = "moment"},
// CHECK-SAME: {before = "f64", kept = "it is no f32", locations = [#[[WIDE]]], state = "moment"},
// CHECK-SAME: {after = "bf16, rounded by chance where it is replaced", before = "f32", locations = [#[[W]], {{.*}}], state = "parameter"}], policy = "f32"}

// What makes state rounds it to the nearest.
// CHECK-LABEL: func.func @initialise() -> (tensor<4x2xbf16> {trc.state = "w"}, tensor<4x2xbf16> {trc.state = "m.w"}, tensor<i32> {trc.state = "step"})
// CHECK: stablehlo.convert %{{.*}} : (tensor<4x2xf32>) -> tensor<4x2xbf16>
// MOMENTS-LABEL: func.func @initialise() -> (tensor<4x2xf32> {trc.state = "w"}, tensor<4x2xbf16>
func.func @initialise() -> (tensor<4x2xf32> {trc.state = "w"}, tensor<4x2xf32> {trc.state = "m.w"}, tensor<i32> {trc.state = "step"}) {
  %w = stablehlo.constant dense<1.0> : tensor<4x2xf32>
  %m = stablehlo.constant dense<0.0> : tensor<4x2xf32>
  %step = stablehlo.constant dense<0> : tensor<i32>
  return %w, %m, %step : tensor<4x2xf32>, tensor<4x2xf32>, tensor<i32>
}

// What replaces it draws bits: the counter's hash, the element's number, both mixed. What
// rounded the parameter for a product reads it as it is.
// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[W:.*]]: tensor<4x2xbf16> {{{.*}}}, %[[M:.*]]: tensor<4x2xbf16> {{{.*}}}, %[[STEP:.*]]: tensor<i32> {{{.*}}}, %[[X:.*]]: tensor<4x4xbf16>)
// CHECK: %[[WIDE:.*]] = stablehlo.convert %[[W]] : (tensor<4x2xbf16>) -> tensor<4x2xf32>
// CHECK: trc.contract %[[X]], %[[W]]
// CHECK: %[[NEXT:.*]] = stablehlo.subtract %[[WIDE]]
// CHECK: stablehlo.iota dim = 1
// CHECK: stablehlo.iota dim = 0
// CHECK: stablehlo.convert %[[STEP]] : (tensor<i32>) -> tensor<ui32>
// CHECK: %[[BITS:.*]] = stablehlo.bitcast_convert %[[NEXT]] : (tensor<4x2xf32>) -> tensor<4x2xui32>
// CHECK: stablehlo.shift_right_logical
// CHECK: stablehlo.add %[[BITS]], %{{.*}} : tensor<4x2xui32>
// CHECK: stablehlo.and
// CHECK: stablehlo.is_finite %[[NEXT]]
// CHECK: stablehlo.convert %{{.*}} : (tensor<4x2xf32>) -> tensor<4x2xbf16>
// MOMENTS-LABEL: func.func @step(
// MOMENTS-SAME: tensor<4x2xf32> {{{.*}}}, %{{.*}}: tensor<4x2xbf16> {
func.func @step(%w: tensor<4x2xf32> {trc.state = "w", trc.role = "parameter", tf.aliasing_output = 0 : i32}, %m: tensor<4x2xf32> {trc.state = "m.w", trc.role = "moment", trc.moment_of = "w", tf.aliasing_output = 1 : i32}, %step: tensor<i32> {trc.state = "step", trc.role = "counter"}, %x: tensor<4x4xbf16>) -> (tensor<4x2xf32> {trc.state = "w"}, tensor<4x2xf32> {trc.state = "m.w"}) {
  %narrow = stablehlo.convert %w : (tensor<4x2xf32>) -> tensor<4x2xbf16>
  %g = trc.contract %x, %narrow, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<4x4xbf16>, tensor<4x2xbf16>) -> tensor<4x2xf32>
  %next = stablehlo.subtract %w, %g : tensor<4x2xf32>
  %moment = stablehlo.add %m, %g : tensor<4x2xf32>
  return %next, %moment : tensor<4x2xf32>, tensor<4x2xf32>
}

// What reads it widens it; what hands it through rounds nothing.
// CHECK-LABEL: func.func @read(
// CHECK-SAME: %[[W:.*]]: tensor<4x2xbf16>
// CHECK: %[[WIDE:.*]] = stablehlo.convert %[[W]]
// CHECK: %[[T:.*]] = stablehlo.tanh %[[WIDE]] : tensor<4x2xf32>
// CHECK: return %[[W]], %[[T]] : tensor<4x2xbf16>, tensor<4x2xf32>
func.func @read(%w: tensor<4x2xf32> {trc.state = "w"}) -> (tensor<4x2xf32> {trc.state = "w"}, tensor<4x2xf32>) {
  %t = stablehlo.tanh %w : tensor<4x2xf32>
  return %w, %t : tensor<4x2xf32>, tensor<4x2xf32>
}

// What ranks join of parts, and cut of what filled them up, is rounded in parts: of 7 elements each of two
// ranks has 4, whose bits are those that they have in the whole.
// CHECK-LABEL: func.func @joined(
// CHECK: %[[NEXT:.*]] = stablehlo.add
// CHECK: stablehlo.partition_id
// CHECK: stablehlo.bitcast_convert %{{.*}} : (tensor<1x4xf32>) -> tensor<1x4xui32>
// CHECK: %[[PART:.*]] = stablehlo.convert %{{.*}} : (tensor<1x4xf32>) -> tensor<1x4xbf16>
// CHECK: %[[ALL:.*]] = "stablehlo.all_gather"(%[[PART]])
// CHECK-SAME: (tensor<1x4xbf16>) -> tensor<2x4xbf16>
// CHECK: %[[LINE:.*]] = stablehlo.reshape %[[ALL]] : (tensor<2x4xbf16>) -> tensor<8xbf16>
// CHECK: %[[CUT:.*]] = stablehlo.slice %[[LINE]] [0:7] : (tensor<8xbf16>) -> tensor<7xbf16>
// CHECK: return %[[CUT]]
// MOMENTS-LABEL: func.func @joined(
// MOMENTS: (tensor<1x4xf32>) -> tensor<2x4xf32>
func.func @joined(%v: tensor<7xf32> {trc.state = "v", trc.role = "parameter", tf.aliasing_output = 0 : i32}, %step: tensor<i32> {trc.state = "step", trc.role = "counter"}, %g: tensor<4xf32>) -> (tensor<7xf32> {trc.state = "v"}) {
  %next = stablehlo.add %g, %g : tensor<4xf32>
  %row = stablehlo.reshape %next : (tensor<4xf32>) -> tensor<1x4xf32>
  %all = "stablehlo.all_gather"(%row) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<1x4xf32>) -> tensor<2x4xf32>
  %line = stablehlo.reshape %all : (tensor<2x4xf32>) -> tensor<8xf32>
  %cut = stablehlo.slice %line [0:7] : (tensor<8xf32>) -> tensor<7xf32>
  return %cut : tensor<7xf32>
}

// A moment in f64 is left as it is.
// CHECK-LABEL: func.func @wide(
// CHECK-SAME: tensor<4x2xf64> {{{.*}}trc.state = "v.w"}
func.func @wide(%v: tensor<4x2xf64> {trc.state = "v.w", trc.role = "moment", trc.moment_of = "w"}) -> (tensor<4x2xf64> {trc.state = "v.w"}) {
  return %v : tensor<4x2xf64>
}
