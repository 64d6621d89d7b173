// RUN: trc-opt %s --flatten-tuples --split-input-file | FileCheck %s
// RUN: trc-opt %s --inline-calls --flatten-tuples --split-input-file | FileCheck %s --check-prefix=INLINED

// Arguments and results become one for each tensor, and keep where they were.
// CHECK-LABEL: func.func @signature
// CHECK-SAME: %[[X:.*]]: tensor<4xf32> {trc.part = array<i64: 0, 0>}
// CHECK-SAME: %[[I:.*]]: tensor<i32> {trc.part = array<i64: 0, 1, 0>}
// CHECK-SAME: %[[Y:.*]]: tensor<4xf32> {trc.part = array<i64: 1>}
// CHECK-SAME: -> (tensor<i32> {trc.part = array<i64: 0, 0>}, tensor<4xf32> {trc.part = array<i64: 0, 1>})
// CHECK-NEXT: %[[S:.*]] = stablehlo.add %[[X]], %[[Y]]
// CHECK-NEXT: return %[[I]], %[[S]]
func.func @signature(%t: tuple<tensor<4xf32>, tuple<tensor<i32>>>, %y: tensor<4xf32>) -> tuple<tensor<i32>, tensor<4xf32>> {
  %x = stablehlo.get_tuple_element %t[0] : (tuple<tensor<4xf32>, tuple<tensor<i32>>>) -> tensor<4xf32>
  %u = stablehlo.get_tuple_element %t[1] : (tuple<tensor<4xf32>, tuple<tensor<i32>>>) -> tuple<tensor<i32>>
  %i = stablehlo.get_tuple_element %u[0] : (tuple<tensor<i32>>) -> tensor<i32>
  %s = stablehlo.add %x, %y : tensor<4xf32>
  %r = stablehlo.tuple %i, %s : tuple<tensor<i32>, tensor<4xf32>>
  return %r : tuple<tensor<i32>, tensor<4xf32>>
}

// -----

// A tuple handed through is handed through part by part; an empty one is none.
// CHECK-LABEL: func.func @through
// CHECK-SAME: (%[[X:.*]]: tensor<2xf32> {{.*}}, %[[Y:.*]]: tensor<3xf32>
// CHECK-NEXT: return %[[X]], %[[Y]] : tensor<2xf32>, tensor<3xf32>
func.func @through(%t: tuple<tensor<2xf32>, tensor<3xf32>>, %e: tuple<>) -> (tuple<tensor<2xf32>, tensor<3xf32>>, tuple<>) {
  return %t, %e : tuple<tensor<2xf32>, tensor<3xf32>>, tuple<>
}

// -----

// Functions without tuples are not touched.
// CHECK-LABEL: func.func @plain(%{{.*}}: tensor<4xf32>) -> tensor<4xf32> {
func.func @plain(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

// Names that are given get the place behind them; a donor is one in each part.
// CHECK-LABEL: func.func @names
// CHECK-SAME: {jax.buffer_donor = true, trc.part = array<i64: 0, 0>, trc.state = "s.0"}
// CHECK-SAME: {jax.buffer_donor = true, trc.part = array<i64: 0, 1>, trc.state = "s.1"}
// CHECK-SAME: -> (tensor<f32> {trc.part = array<i64: 0, 0>, trc.state = "s.0"}, tensor<i32> {trc.part = array<i64: 0, 1>, trc.state = "s.1"})
func.func @names(%t: tuple<tensor<f32>, tensor<i32>> {jax.buffer_donor = true, trc.state = "s"}) -> (tuple<tensor<f32>, tensor<i32>> {trc.state = "s"}) {
  return %t : tuple<tensor<f32>, tensor<i32>>
}

// -----

// So do the parameters of moments, each of which is told of its own.
// CHECK-LABEL: func.func @moments
// CHECK-SAME: {trc.moment_of = "w.0", trc.part = array<i64: 0, 0>, trc.role = "moment", trc.state = "m.0"}
// CHECK-SAME: {trc.moment_of = "w.1", trc.part = array<i64: 0, 1>, trc.role = "moment", trc.state = "m.1"}
func.func @moments(%t: tuple<tensor<f32>, tensor<i32>> {trc.role = "moment", trc.moment_of = "w", trc.state = "m"}) {
  return
}

// -----

// Results are counted anew: the tuple is donated part by part to the second
// result, the tensor to the third.
// CHECK-LABEL: func.func @donation
// CHECK-SAME: tensor<f32> {tf.aliasing_output = 2 : i32
// CHECK-SAME: tensor<i32> {tf.aliasing_output = 3 : i32
// CHECK-SAME: tensor<8xf32> {tf.aliasing_output = 4 : i32
func.func @donation(%t: tuple<tensor<f32>, tensor<i32>> {tf.aliasing_output = 1 : i32}, %x: tensor<8xf32> {tf.aliasing_output = 2 : i32})
    -> (tuple<tensor<i32>, tensor<8xf32>>, tuple<tensor<f32>, tensor<i32>>, tensor<8xf32>) {
  %i = stablehlo.get_tuple_element %t[1] : (tuple<tensor<f32>, tensor<i32>>) -> tensor<i32>
  %r = stablehlo.tuple %i, %x : tuple<tensor<i32>, tensor<8xf32>>
  return %r, %t, %x : tuple<tensor<i32>, tensor<8xf32>>, tuple<tensor<f32>, tensor<i32>>, tensor<8xf32>
}

// -----

// Tokens hold nothing, and are no ports. Inside they are as before.
// CHECK-LABEL: func.func @token
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32> {trc.part = array<i64: 1>}) -> (tensor<4xf32> {trc.part = array<i64: 0>})
// CHECK: %[[K:.*]] = stablehlo.after_all
// CHECK: %[[S:.*]]:2 = stablehlo.custom_call @log(%[[K]], %[[X]]) : (!stablehlo.token, tensor<4xf32>) -> (!stablehlo.token, tensor<4xf32>)
// CHECK: return %[[S]]#1 : tensor<4xf32>
func.func @token(%k: !stablehlo.token, %x: tensor<4xf32>) -> (tensor<4xf32>, !stablehlo.token) {
  %s:2 = stablehlo.custom_call @log(%k, %x) : (!stablehlo.token, tensor<4xf32>) -> (!stablehlo.token, tensor<4xf32>)
  return %s#1, %s#0 : tensor<4xf32>, !stablehlo.token
}

// -----

// Calls and composites take and give what their functions do, whether or not
// they are inlined first.
// CHECK-LABEL: func.func @main
// CHECK: %[[C:.*]]:2 = call @swap(%{{.*}}, %{{.*}}) : (tensor<f32>, tensor<i32>) -> (tensor<i32>, tensor<f32>)
// CHECK: %[[D:.*]]:2 = stablehlo.composite "my.swap" %{{.*}} {decomposition = @swap} : (tensor<f32>, tensor<i32>) -> (tensor<i32>, tensor<f32>)
// CHECK: return %[[C]]#0, %[[D]]#1 : tensor<i32>, tensor<f32>
// CHECK-LABEL: func.func private @swap
// CHECK-SAME: (%[[X:.*]]: tensor<f32> {{.*}}, %[[I:.*]]: tensor<i32>
// CHECK: return %[[I]], %[[X]] : tensor<i32>, tensor<f32>
// INLINED-LABEL: func.func @main
// INLINED-SAME: (%[[X:.*]]: tensor<f32> {{.*}}, %[[I:.*]]: tensor<i32>
// INLINED: return %[[I]], %[[X]] : tensor<i32>, tensor<f32>
func.func @main(%t: tuple<tensor<f32>, tensor<i32>>) -> (tensor<i32>, tensor<f32>) {
  %k = stablehlo.after_all : !stablehlo.token
  %0:2 = call @swap(%t, %k) : (tuple<tensor<f32>, tensor<i32>>, !stablehlo.token) -> (tuple<tensor<i32>, tensor<f32>>, !stablehlo.token)
  %1:2 = stablehlo.composite "my.swap" %t, %0#1 {decomposition = @swap} : (tuple<tensor<f32>, tensor<i32>>, !stablehlo.token) -> (tuple<tensor<i32>, tensor<f32>>, !stablehlo.token)
  %2 = stablehlo.get_tuple_element %0#0[0] : (tuple<tensor<i32>, tensor<f32>>) -> tensor<i32>
  %3 = stablehlo.get_tuple_element %1#0[1] : (tuple<tensor<i32>, tensor<f32>>) -> tensor<f32>
  return %2, %3 : tensor<i32>, tensor<f32>
}
func.func private @swap(%t: tuple<tensor<f32>, tensor<i32>>, %k: !stablehlo.token) -> (tuple<tensor<i32>, tensor<f32>>, !stablehlo.token) {
  %x = stablehlo.get_tuple_element %t[0] : (tuple<tensor<f32>, tensor<i32>>) -> tensor<f32>
  %i = stablehlo.get_tuple_element %t[1] : (tuple<tensor<f32>, tensor<i32>>) -> tensor<i32>
  %r = stablehlo.tuple %i, %x : tuple<tensor<i32>, tensor<f32>>
  return %r, %k : tuple<tensor<i32>, tensor<f32>>, !stablehlo.token
}

// -----

// Custom calls give several results rather than a tuple, in regions too.
// CHECK-LABEL: func.func @custom_call
// CHECK: "stablehlo.if"
// CHECK: %[[C:.*]]:2 = stablehlo.custom_call @qr(%{{.*}}, %{{.*}}) {backend_config = "full", has_side_effect = false} : (tensor<4xf32>, tensor<i32>) -> (tensor<4xf32>, tensor<2xf32>)
// CHECK: stablehlo.return %[[C]]#0
func.func @custom_call(%p: tensor<i1>, %t: tuple<tensor<4xf32>, tensor<i32>>) -> tensor<4xf32> {
  %0 = "stablehlo.if"(%p) ({
    %c = stablehlo.custom_call @qr(%t) {backend_config = "full", has_side_effect = false, result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tuple<tensor<4xf32>, tensor<i32>>) -> tuple<tensor<4xf32>, tensor<2xf32>>
    %q = stablehlo.get_tuple_element %c[0] : (tuple<tensor<4xf32>, tensor<2xf32>>) -> tensor<4xf32>
    stablehlo.return %q : tensor<4xf32>
  }, {
    %x = stablehlo.get_tuple_element %t[0] : (tuple<tensor<4xf32>, tensor<i32>>) -> tensor<4xf32>
    stablehlo.return %x : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
