// RUN: trc-opt %s | trc-opt | FileCheck %s
// RUN: trc-opt --mlir-print-op-generic %s | trc-opt | FileCheck %s
// RUN: trc-opt --emit-bytecode %s | trc-opt | FileCheck %s
//
// Reductions, windows, maps: parse and print.

// A reduction that applies one operation.
// CHECK-LABEL: func.func @case0(
// CHECK: %{{.+}} = stablehlo.reduce(%{{.+}} init: %{{.+}}) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
// CHECK: %{{.+}} = stablehlo.reduce(%{{.+}} init: %{{.+}}) applies stablehlo.maximum across dimensions = [0, 1] {my.note = 1 : i32} : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
// CHECK: %{{.+}} = stablehlo.reduce(%{{.+}} init: %{{.+}}) applies stablehlo.multiply across dimensions = [] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
func.func @case0(%x: tensor<2x3xf32>, %c: tensor<f32>) {
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %1 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [0, 1] {my.note = 1 : i32} : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.reduce(%x init: %c) applies stablehlo.multiply across dimensions = [] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  return
}

// A region of one operation is printed so; one of arguments the other way round is not.
// CHECK-LABEL: func.func @case1(
// CHECK: %{{.+}} = stablehlo.reduce(%{{.+}} init: %{{.+}}) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
// CHECK: %{{.+}} = stablehlo.reduce(%{{.+}} init: %{{.+}}) across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
// CHECK: reducer(%{{.+}}: tensor<f32>, %{{.+}}: tensor<f32>)  {
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} : tensor<f32>
// CHECK: stablehlo.return %{{.+}} : tensor<f32>
func.func @case1(%x: tensor<3xf32>, %c: tensor<f32>) {
  %0 = "stablehlo.reduce"(%x, %c) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
  }) : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.reduce(%x init: %c) across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
   reducer(%a: tensor<f32>, %b: tensor<f32>) {
    %s = stablehlo.add %b, %a : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }
  return
}

// In the text an element stands by its accumulator; in the region all elements come first.
// CHECK-LABEL: func.func @case2(
// CHECK: %{{.+}}:2 = stablehlo.reduce(%{{.+}} init: %{{.+}}), (%{{.+}} init: %{{.+}}) across dimensions = [0] : (tensor<3xf32>, tensor<3xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
// CHECK: reducer(%{{.+}}: tensor<f32>, %{{.+}}: tensor<f32>) (%{{.+}}: tensor<i32>, %{{.+}}: tensor<i32>)  {
// CHECK: %{{.+}} = stablehlo.compare  GT, %{{.+}}, %{{.+}},  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
// CHECK: %{{.+}} = stablehlo.select %{{.+}}, %{{.+}}, %{{.+}} : tensor<i1>, tensor<f32>
// CHECK: %{{.+}} = stablehlo.select %{{.+}}, %{{.+}}, %{{.+}} : tensor<i1>, tensor<i32>
// CHECK: stablehlo.return %{{.+}}, %{{.+}} : tensor<f32>, tensor<i32>
func.func @case2(%x: tensor<3xf32>, %i: tensor<3xi32>, %c: tensor<f32>, %d: tensor<i32>) {
  %0:2 = stablehlo.reduce(%x init: %c), (%i init: %d) across dimensions = [0] : (tensor<3xf32>, tensor<3xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
   reducer(%a: tensor<f32>, %e: tensor<f32>) (%b: tensor<i32>, %f: tensor<i32>)  {
    %p = stablehlo.compare GT, %a, %e, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %v = stablehlo.select %p, %a, %e : tensor<i1>, tensor<f32>
    %w = stablehlo.select %p, %b, %f : tensor<i1>, tensor<i32>
    stablehlo.return %v, %w : tensor<f32>, tensor<i32>
  }
  return
}

// Sums of short floats in longer ones.
// CHECK-LABEL: func.func @case3(
// CHECK: %{{.+}} = stablehlo.reduce(%{{.+}} init: %{{.+}}) across dimensions = [0] : (tensor<3xbf16>, tensor<bf16>) -> tensor<f32>
// CHECK: reducer(%{{.+}}: tensor<f32>, %{{.+}}: tensor<f32>)  {
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} : tensor<f32>
// CHECK: stablehlo.return %{{.+}} : tensor<f32>
func.func @case3(%x: tensor<3xbf16>, %c: tensor<bf16>) {
  %0 = "stablehlo.reduce"(%x, %c) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
  }) : (tensor<3xbf16>, tensor<bf16>) -> tensor<f32>
  return
}

// Windows: a running sum.
// CHECK-LABEL: func.func @case4(
// CHECK: %{{.+}} = "stablehlo.reduce_window"(%{{.+}}, %{{.+}}) <{base_dilations = array<i64: 1, 1>, padding = dense<{{\[\[}}0, 0], [7, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 8>, window_strides = array<i64: 1, 1>}> ({
// CHECK: ^bb0(%{{.+}}: tensor<f32>, %{{.+}}: tensor<f32>):
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} : tensor<f32>
// CHECK: stablehlo.return %{{.+}} : tensor<f32>
// CHECK: }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
func.func @case4(%x: tensor<4x8xf32>, %c: tensor<f32>) {
  %0 = "stablehlo.reduce_window"(%x, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [7, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 8>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
  return
}

// What is 1 or 0 may be left out.
// CHECK-LABEL: func.func @case5(
// CHECK: %{{.+}} = "stablehlo.reduce_window"(%{{.+}}, %{{.+}}) <{window_dimensions = array<i64: 2>}> ({
// CHECK: ^bb0(%{{.+}}: tensor<f32>, %{{.+}}: tensor<f32>):
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} : tensor<f32>
// CHECK: stablehlo.return %{{.+}} : tensor<f32>
// CHECK: }) : (tensor<4xf32>, tensor<f32>) -> tensor<3xf32>
func.func @case5(%x: tensor<4xf32>, %c: tensor<f32>) {
  %0 = "stablehlo.reduce_window"(%x, %c) <{window_dimensions = array<i64: 2>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// A map.
// CHECK-LABEL: func.func @case6(
// CHECK: %{{.+}} = "stablehlo.map"(%{{.+}}) <{dimensions = array<i64: 0>}> ({
// CHECK: ^bb0(%{{.+}}: tensor<f32>):
// CHECK: %{{.+}} = stablehlo.negate %{{.+}} : tensor<f32>
// CHECK: stablehlo.return %{{.+}} : tensor<f32>
// CHECK: }) : (tensor<4xf32>) -> tensor<4xf32>
func.func @case6(%x: tensor<4xf32>) {
  %0 = "stablehlo.map"(%x) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a: tensor<f32>):
      %s = stablehlo.negate %a : tensor<f32>
      stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
