// RUN: trc-opt --import %s | FileCheck %s
// RUN: trc-opt --import --print-locations %s | trc-opt --import --print-locations - | FileCheck %s --check-prefix=LOC
// RUN: trc-opt --import --emit-bytecode %s | trc-opt --import - | FileCheck %s
//
// Text as JAX prints it: attributes of other dialects, locations by aliases,
// and notations of other versions.

// CHECK: module @jit_f attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32}
module @jit_f attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  // Attributes of arguments and results stay.
  // CHECK: func.func public @main(%{{.+}}: tensor<4x8xf32> {tf.aliasing_output = 0 : i32}, %{{.+}}: tensor<2x3xf32> {jax.buffer_donor = true}) -> (tensor<4x8xf32> {jax.result_info = "result[0]"})
  // LOC: func.func public @main(%{{.+}}: tensor<4x8xf32> {tf.aliasing_output = 0 : i32} loc("params['w']"{{.*}})
  func.func public @main(%arg0: tensor<4x8xf32> {tf.aliasing_output = 0 : i32} loc("params['w']"), %arg1: tensor<2x3xf32> {jax.buffer_donor = true} loc("y")) -> (tensor<4x8xf32> {jax.result_info = "result[0]"}) {
    // LOC: stablehlo.sine %{{.+}} : tensor<4x8xf32> loc([[SINE:#.+]])
    %0 = stablehlo.sine %arg0 : tensor<4x8xf32> loc(#loc3)

    // Booleans in hexadecimal, a byte each, as recent versions write them.
    // CHECK: stablehlo.constant dense<[true, false, false, true, true, false, false, false, true]> : tensor<9xi1>
    %1 = stablehlo.constant dense<"0x010000010100000001"> : tensor<9xi1>
    // And a bit each, as older ones do.
    // CHECK: stablehlo.constant dense<[true, false, false, true, true, false, false, false, true]> : tensor<9xi1>
    %2 = stablehlo.constant dense<"0x1901"> : tensor<9xi1>
    // All true, of two dimensions.
    // CHECK: stablehlo.constant dense<true> : tensor<2x4xi1>
    %3 = stablehlo.constant dense<"0x0101010101010101"> : tensor<2x4xi1>
    // One element.
    // CHECK: stablehlo.constant dense<true> : tensor<1xi1>
    %4 = stablehlo.constant dense<"0x01"> : tensor<1xi1>

    // Lists of integers as tensors, in attributes that are arrays today.
    // CHECK: stablehlo.transpose %{{.+}}, dims = [1, 0]
    %5 = "stablehlo.transpose"(%arg1) {permutation = dense<[1, 0]> : tensor<2xi64>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
    // One number for all.
    // CHECK: stablehlo.slice %{{.+}} [0:2, 0:2]
    %6 = "stablehlo.slice"(%5) <{start_indices = dense<0> : tensor<2xi64>, limit_indices = dense<[2, 2]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x2xf32>) -> tensor<2x2xf32>
    // None.
    // CHECK: stablehlo.broadcast_in_dim %{{.+}}, dims = []
    %7 = stablehlo.constant dense<1.0> : tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = dense<> : tensor<0xi64>} : (tensor<f32>) -> tensor<3xf32>
    // Brackets in strings and comments do not nest: ((((((((((((((((((((((((
    // CHECK: my.text = "{{\[{11} .22dense<"}}
    %9 = stablehlo.negate %8 {my.text = "[[[[[[[[[[[ \"dense<"} : tensor<3xf32>
    return %0 : tensor<4x8xf32>
  }
}
// LOC-DAG: [[CALL:#.+]] = loc("layer.py":26:28 to :38)
// LOC-DAG: [[SINE]] = loc("jit(f)/sin"(#{{.+}}))
#loc1 = loc("layer.py":26:28 to :38)
#loc2 = loc(callsite(#loc1 at "train.py":8:15))
#loc3 = loc("jit(f)/sin"(#loc2))
