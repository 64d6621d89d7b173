// RUN: trc-opt %s | trc-opt | FileCheck %s
// RUN: trc-opt --mlir-print-op-generic %s | trc-opt | FileCheck %s
// RUN: trc-opt --emit-bytecode %s | trc-opt | FileCheck %s
//
// Control flow, calls, tuples: parse and print.

// A loop with two carried values.
// CHECK-LABEL: func.func @case0(
// CHECK: %{{.+}}:2 = stablehlo.while(%{{.+}} = %{{.+}}, %{{.+}} = %{{.+}}) : tensor<i32>, tensor<4xf32>
// CHECK: cond {
// CHECK: %{{.+}} = stablehlo.constant dense<10> : tensor<i32>
// CHECK: %{{.+}} = stablehlo.compare  LT, %{{.+}}, %{{.+}},  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
// CHECK: stablehlo.return %{{.+}} : tensor<i1>
// CHECK: } do {
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} : tensor<i32>
// CHECK: stablehlo.return %{{.+}}, %{{.+}} : tensor<i32>, tensor<4xf32>
func.func @case0(%x: tensor<i32>, %y: tensor<4xf32>) {
  %0:2 = stablehlo.while(%i = %x, %z = %y) : tensor<i32>, tensor<4xf32>
  cond {
    %c = stablehlo.constant dense<10> : tensor<i32>
    %p = stablehlo.compare LT, %i, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %i : tensor<i32>
    stablehlo.return %j, %z : tensor<i32>, tensor<4xf32>
  }
  return
}

// Attributes, and a region on the same line.
// CHECK-LABEL: func.func @case1(
// CHECK: %{{.+}} = stablehlo.while(%{{.+}} = %{{.+}}) : tensor<i32> attributes {my.note = 1 : i32}
// CHECK: cond {
// CHECK: %{{.+}} = stablehlo.constant dense<10> : tensor<i32>
// CHECK: %{{.+}} = stablehlo.compare  LT, %{{.+}}, %{{.+}},  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
// CHECK: stablehlo.return %{{.+}} : tensor<i1>
// CHECK: } do {
// CHECK: stablehlo.return %{{.+}} : tensor<i32>
func.func @case1(%x: tensor<i32>) {
  %0 = stablehlo.while(%i = %x) : tensor<i32> attributes {my.note = 1 : i32} cond {
    %c = stablehlo.constant dense<10> : tensor<i32>
    %p = stablehlo.compare LT, %i, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    stablehlo.return %i : tensor<i32>
  }
  return
}

// A loop that carries nothing.
// CHECK-LABEL: func.func @case2(
// CHECK: stablehlo.while()
// CHECK: cond {
// CHECK: %{{.+}} = stablehlo.constant dense<false> : tensor<i1>
// CHECK: stablehlo.return %{{.+}} : tensor<i1>
// CHECK: } do {
// CHECK: stablehlo.return
func.func @case2() {
  stablehlo.while() cond {
    %p = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    stablehlo.return
  }
  return
}

// Branches read values from outside.
// CHECK-LABEL: func.func @case3(
// CHECK: %{{.+}} = "stablehlo.if"(%{{.+}}) ({
// CHECK: stablehlo.return %{{.+}} : tensor<4xf32>
// CHECK: }, {
// CHECK: %{{.+}} = stablehlo.negate %{{.+}} : tensor<4xf32>
// CHECK: stablehlo.return %{{.+}} : tensor<4xf32>
// CHECK: }) : (tensor<i1>) -> tensor<4xf32>
// CHECK: %{{.+}}:2 = "stablehlo.case"(%{{.+}}) ({
// CHECK: stablehlo.return %{{.+}}, %{{.+}} : tensor<4xf32>, tensor<4xf32>
// CHECK: }) : (tensor<i32>) -> (tensor<4xf32>, tensor<4xf32>)
func.func @case3(%p: tensor<i1>, %i: tensor<i32>, %x: tensor<4xf32>) {
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<4xf32>
  }, {
    %1 = stablehlo.negate %x : tensor<4xf32>
    stablehlo.return %1 : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  %2:2 = "stablehlo.case"(%i) ({
    stablehlo.return %x, %0 : tensor<4xf32>, tensor<4xf32>
  }) : (tensor<i32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// Calls of what lies outside.
// CHECK-LABEL: func.func @case4(
// CHECK: %{{.+}} = stablehlo.custom_call @foo(%{{.+}}) {api_version = 4 : i32, backend_config = {x = 1 : i32}, has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK: %{{.+}}:2 = stablehlo.custom_call @"foo bar"(%{{.+}}) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, operand_layouts = [dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<4xf32>) -> (tensor<4xf32>, tensor<i32>)
// CHECK: stablehlo.custom_call @check.expect_eq(%{{.+}}, %{{.+}}) : (tensor<4xf32>, tensor<4xf32>) -> ()
func.func @case4(%x: tensor<4xf32>) {
  %0 = stablehlo.custom_call @foo(%x) {api_version = 4 : i32, backend_config = {x = 1 : i32}, has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>
  %1:2 = stablehlo.custom_call @"foo bar"(%x) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, operand_layouts = [dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<4xf32>) -> (tensor<4xf32>, tensor<i32>)
  stablehlo.custom_call @check.expect_eq(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}

// A call with a rule for sharding.
// CHECK-LABEL: func.func @case5(
// CHECK: %{{.+}}:2 = stablehlo.custom_call @foo(%{{.+}}) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=4, j=4, k=4, l=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<i32>)
func.func @case5(%x: tensor<4x4xf32>) {
  %0:2 = stablehlo.custom_call @foo(%x) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=4, j=4, k=4, l=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<i32>)
  return
}

// A composite, and the function it stands for.
// CHECK-LABEL: func.func @case6(
// CHECK: %{{.+}} = stablehlo.composite "my.twice" %{{.+}} {composite_attributes = {n = 2 : i32}, decomposition = @twice, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-LABEL: func.func private @twice(
// CHECK: %{{.+}} = stablehlo.add %{{.+}}, %{{.+}} : tensor<4xf32>
func.func @case6(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.composite "my.twice" %x {composite_attributes = {n = 2 : i32}, decomposition = @twice, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Barriers, tokens, tuples.
// CHECK-LABEL: func.func @case7(
// CHECK: %{{.+}}:2 = stablehlo.optimization_barrier %{{.+}}, %{{.+}} : tensor<4xf32>, tensor<i32>
// CHECK: stablehlo.optimization_barrier()
// CHECK: %{{.+}} = stablehlo.after_all  : !stablehlo.token
// CHECK: %{{.+}} = stablehlo.after_all %{{.+}}, %{{.+}} : !stablehlo.token
// CHECK: %{{.+}} = stablehlo.tuple %{{.+}}, %{{.+}} : tuple<tensor<4xf32>, tensor<i32>>
// CHECK: %{{.+}} = stablehlo.get_tuple_element %{{.+}}[1] : (tuple<tensor<4xf32>, tensor<i32>>) -> tensor<i32>
func.func @case7(%x: tensor<4xf32>, %y: tensor<i32>) {
  %0:2 = stablehlo.optimization_barrier %x, %y : tensor<4xf32>, tensor<i32>
  stablehlo.optimization_barrier()
  %1 = stablehlo.after_all : !stablehlo.token
  %2 = stablehlo.after_all %1, %1 : !stablehlo.token
  %3 = stablehlo.tuple %x, %y : tuple<tensor<4xf32>, tensor<i32>>
  %4 = stablehlo.get_tuple_element %3[1] : (tuple<tensor<4xf32>, tensor<i32>>) -> tensor<i32>
  return
}
