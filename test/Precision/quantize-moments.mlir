// RUN: trc-opt %s --quantize-moments | FileCheck %s

// The report is told what each moment became, or why it is kept.
// CHECK-DAG: #[[M:.*]] = loc("m.w/state")
// CHECK-DAG: #[[V:.*]] = loc("v.w/state")
// CHECK-DAG: #[[B:.*]] = loc("m.b/state")
// CHECK-DAG: #[[P:.*]] = loc("m.p/state")
// CHECK: trc.precision = {notes = [{after = "ui8, and an f32 for each block of 192; of a sign", before = "f32", locations = [#[[M]]], state = "moment"},
// CHECK-SAME: {after = "ui8, and an f32 for each block of 192; of squares", before = "f32", locations = [#[[V]]], state = "moment"},
// CHECK-SAME: {before = "f32", kept = "f32: fewer than 4096 numbers", locations = [#[[B]]], state = "moment"},
// CHECK-SAME: {before = "f32", kept = "f32: no divisor from 32 to 256 in its last dimensions", locations = [#[[P]]], state = "moment"}], policy = "f32"}

// What makes state makes its codes, rounded to the nearest, and the scales behind all else.
// CHECK-LABEL: func.func @initialise() -> (tensor<64x96xf32> {trc.state = "w"}, tensor<64x96xui8> {trc.state = "m.w"}, tensor<i32> {trc.state = "step"}, tensor<32xf32> {trc.state = "scale.m.w"})
// CHECK: stablehlo.constant dense<524288> : tensor<32x192xui32>
func.func @initialise() -> (tensor<64x96xf32> {trc.state = "w"}, tensor<64x96xf32> {trc.state = "m.w"}, tensor<i32> {trc.state = "step"}) {
  %w = stablehlo.constant dense<1.0> : tensor<64x96xf32>
  %m = stablehlo.constant dense<0.0> : tensor<64x96xf32>
  %step = stablehlo.constant dense<0> : tensor<i32>
  return %w, %m, %step : tensor<64x96xf32>, tensor<64x96xf32>, tensor<i32>
}

// What replaces it decodes what is given and encodes what is made, in blocks of two rows of 96,
// 192 numbers. The parameter and a moment of few numbers stay as they are; both moments take a
// half of the same random words.
// CHECK-LABEL: func.func @step(
// CHECK-SAME: %{{.*}}: tensor<64x96xf32> {{{[^}]*}}}, %[[M:[a-z0-9]+]]: tensor<64x96xui8> {{{[^}]*}}}, %[[V:[a-z0-9]+]]: tensor<64x96xui8> {{{[^}]*}}}, %{{.*}}: tensor<96xf32> {{{[^}]*}}}, %[[STEP:[a-z0-9]+]]: tensor<i32> {{{[^}]*}}},
// CHECK-SAME: %[[MS:[a-z0-9]+]]: tensor<32xf32> {tf.aliasing_output = 4 : i32, trc.moment_of = "w", trc.role = "moment", trc.state = "scale.m.w"}, %[[VS:[a-z0-9]+]]: tensor<32xf32> {tf.aliasing_output = 5 : i32, trc.moment_of = "w", trc.role = "moment", trc.state = "scale.v.w"})
// CHECK-SAME: -> (tensor<64x96xf32> {trc.state = "w"}, tensor<64x96xui8> {trc.state = "m.w"}, tensor<64x96xui8> {trc.state = "v.w"}, tensor<96xf32> {trc.state = "m.b"}, tensor<32xf32> {trc.state = "scale.m.w"}, tensor<32xf32> {trc.state = "scale.v.w"})
// CHECK-DAG: stablehlo.broadcast_in_dim %[[MS]], dims = [0] : (tensor<32xf32>) -> tensor<32x192xf32>
// CHECK-DAG: stablehlo.broadcast_in_dim %[[VS]], dims = [0] : (tensor<32xf32>) -> tensor<32x192xf32>
// CHECK: stablehlo.convert %[[STEP]] : (tensor<i32>) -> tensor<ui32>
// CHECK: stablehlo.abs
// CHECK: stablehlo.reduce
// CHECK: stablehlo.minimum
// CHECK: %[[CODES:.*]] = stablehlo.convert %{{.*}} : (tensor<32x192xui32>) -> tensor<32x192xui8>
// CHECK: stablehlo.reshape %[[CODES]] : (tensor<32x192xui8>) -> tensor<64x96xui8>
// CHECK-NOT: stablehlo.convert %[[STEP]]
// CHECK: stablehlo.constant dense<768> : tensor<32x192xui32>
func.func @step(%w: tensor<64x96xf32> {trc.state = "w", trc.role = "parameter", tf.aliasing_output = 0 : i32}, %m: tensor<64x96xf32> {trc.state = "m.w", trc.role = "moment", trc.moment_of = "w", tf.aliasing_output = 1 : i32}, %v: tensor<64x96xf32> {trc.state = "v.w", trc.role = "moment", trc.moment_of = "w", trc.moment_squares, tf.aliasing_output = 2 : i32}, %b: tensor<96xf32> {trc.state = "m.b", trc.role = "moment", trc.moment_of = "b"}, %step: tensor<i32> {trc.state = "step", trc.role = "counter"}, %g: tensor<64x96xf32>) -> (tensor<64x96xf32> {trc.state = "w"}, tensor<64x96xf32> {trc.state = "m.w"}, tensor<64x96xf32> {trc.state = "v.w"}, tensor<96xf32> {trc.state = "m.b"}) {
  %moment = stablehlo.add %m, %g : tensor<64x96xf32>
  %square = stablehlo.multiply %g, %g : tensor<64x96xf32>
  %second = stablehlo.add %v, %square : tensor<64x96xf32>
  %root = stablehlo.sqrt %second : tensor<64x96xf32>
  %direction = stablehlo.divide %moment, %root : tensor<64x96xf32>
  %next = stablehlo.subtract %w, %direction : tensor<64x96xf32>
  return %next, %moment, %second, %b : tensor<64x96xf32>, tensor<64x96xf32>, tensor<64x96xf32>, tensor<96xf32>
}

// What only reads it decodes it; what hands it through encodes nothing.
// CHECK-LABEL: func.func @read(
// CHECK-SAME: %[[M:[a-z0-9]+]]: tensor<64x96xui8> {{{[^}]*}}}, %[[S:[a-z0-9]+]]: tensor<32xf32>
// CHECK-NOT: stablehlo.reduce
// CHECK: %[[T:.*]] = stablehlo.tanh %{{.*}} : tensor<64x96xf32>
// CHECK: return %[[M]], %[[T]], %[[S]] : tensor<64x96xui8>, tensor<64x96xf32>, tensor<32xf32>
func.func @read(%m: tensor<64x96xf32> {trc.state = "m.w"}) -> (tensor<64x96xf32> {trc.state = "m.w"}, tensor<64x96xf32>) {
  %t = stablehlo.tanh %m : tensor<64x96xf32>
  return %m, %t : tensor<64x96xf32>, tensor<64x96xf32>
}

// Of a prime number there are no blocks.
// CHECK-LABEL: func.func @prime(
// CHECK-SAME: tensor<4099xf32> {{{.*}}trc.state = "m.p"}
func.func @prime(%m: tensor<4099xf32> {trc.state = "m.p", trc.role = "moment", trc.moment_of = "p"}) -> (tensor<4099xf32> {trc.state = "m.p"}) {
  return %m : tensor<4099xf32>
}
