// RUN: trc-opt %s --split-input-file --verify-diagnostics
//
// Constraints of control flow, calls and tuples.

// A condition takes what is carried.
func.func @case(%x: tensor<i32>, %p: tensor<i1>) {
  // expected-error@+1 {{while_c1: expected a condition that takes ('tensor<i32>'), got ('tensor<f32>')}}
  %0 = "stablehlo.while"(%x) ({
  ^bb0(%a: tensor<f32>):
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>):
    stablehlo.return %a : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

// It returns yes or no.
func.func @case(%x: tensor<i32>) {
  // expected-error@+1 {{while_c1: expected a condition that returns ('tensor<i1>'), got ('tensor<i32>')}}
  %0 = stablehlo.while(%a = %x) : tensor<i32>
  cond {
    stablehlo.return %a : tensor<i32>
  } do {
    stablehlo.return %a : tensor<i32>
  }
  return
}

// -----

// A body returns what is carried.
func.func @case(%x: tensor<i32>, %p: tensor<i1>) {
  // expected-error@+1 {{while_c2: expected a body that returns ('tensor<i32>'), got ('tensor<i1>')}}
  %0 = stablehlo.while(%a = %x) : tensor<i32>
  cond {
    stablehlo.return %p : tensor<i1>
  } do {
    stablehlo.return %p : tensor<i1>
  }
  return
}

// -----

// The results are what was carried.
func.func @case(%x: tensor<i32>, %p: tensor<i1>) {
  // expected-error@+1 {{while_c3: expected result 0 of type 'tensor<i32>', got 'tensor<f32>'}}
  %0 = "stablehlo.while"(%x) ({
  ^bb0(%a: tensor<i32>):
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>):
    stablehlo.return %a : tensor<i32>
  }) : (tensor<i32>) -> tensor<f32>
  return
}

// -----

// Branches take nothing.
func.func @case(%p: tensor<i1>) {
  // expected-error@+1 {{if_c1: expected branches that takes (), got ('tensor<i1>')}}
  %0 = "stablehlo.if"(%p) ({
  ^bb0(%a: tensor<i1>):
    stablehlo.return %p : tensor<i1>
  }, {
    stablehlo.return %p : tensor<i1>
  }) : (tensor<i1>) -> tensor<i1>
  return
}

// -----

// Both branches return the results.
func.func @case(%p: tensor<i1>, %x: tensor<f32>) {
  // expected-error@+1 {{if_c2: expected branches that returns ('tensor<i1>'), got ('tensor<f32>')}}
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %p : tensor<i1>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<i1>
  return
}

// -----

// There is a branch.
func.func @case(%i: tensor<i32>) {
  // expected-error@+1 {{case_c1: expected at least 1 branch, got 0}}
  %0 = "stablehlo.case"(%i) : (tensor<i32>) -> tensor<f32>
  return
}

// -----

// Branches take nothing.
func.func @case(%i: tensor<i32>, %p: tensor<i1>) {
  // expected-error@+1 {{case_c2: expected branches that takes (), got ('tensor<i1>')}}
  %0 = "stablehlo.case"(%i) ({
  ^bb0(%a: tensor<i1>):
    stablehlo.return %p : tensor<i1>
  }) : (tensor<i32>) -> tensor<i1>
  return
}

// -----

// All branches return the results.
func.func @case(%i: tensor<i32>, %p: tensor<i1>, %x: tensor<f32>) {
  // expected-error@+1 {{case_c3: expected branches that returns ('tensor<i1>'), got ('tensor<f32>')}}
  %0 = "stablehlo.case"(%i) ({
    stablehlo.return %p : tensor<i1>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i32>) -> tensor<i1>
  return
}

// -----

// A composite has a name with a namespace.
func.func @case(%x: tensor<f32>) {
  // expected-error@+1 {{composite_c1: expected a name with a namespace, such as my.op, got "twice"}}
  %0 = stablehlo.composite "twice" %x {decomposition = @case} : (tensor<f32>) -> tensor<f32>
  return
}

// -----

// It is computed by a function.
func.func @case(%x: tensor<f32>) {
  // expected-error@+1 {{composite_c2: expected a function @other, which the program does not have}}
  %0 = stablehlo.composite "my.twice" %x {decomposition = @other} : (tensor<f32>) -> tensor<f32>
  return
}

// -----

// Which takes the inputs.
func.func @case(%x: tensor<f32>, %y: tensor<f64>) {
  // expected-error@+1 {{composite_c3: expected inputs of 'tensor<f32>', 'tensor<f64>' as @case takes, got 'tensor<f32>'}}
  stablehlo.composite "my.twice" %x {decomposition = @case} : (tensor<f32>) -> ()
  return
}

// -----

// And returns the results.
func.func @case(%x: tensor<f32>) {
  // expected-error@+1 {{composite_c4: expected results of  as @case returns, got 'tensor<f32>'}}
  %0 = stablehlo.composite "my.twice" %x {decomposition = @case} : (tensor<f32>) -> tensor<f32>
  return
}

// -----

// Each operand of a call has a layout.
func.func @case(%x: tensor<f32>) {
  // expected-error@+1 {{custom_call_c1: expected 1 operand layouts, got 0}}
  stablehlo.custom_call @f(%x) {operand_layouts = []} : (tensor<f32>) -> ()
  return
}

// -----

// So has each result.
func.func @case(%x: tensor<f32>) {
  // expected-error@+1 {{custom_call_c2: expected 1 result layouts, got 0}}
  %0 = stablehlo.custom_call @f(%x) {result_layouts = []} : (tensor<f32>) -> tensor<f32>
  return
}

// -----

// An alias is of an operand.
func.func @case(%x: tensor<f32>) {
  // expected-error@+1 {{custom_call_c3: expected an alias of operands 0 to 0, got 1}}
  %0 = stablehlo.custom_call @f(%x) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>]} : (tensor<f32>) -> tensor<f32>
  return
}

// -----

// A check compares two tensors.
func.func @case(%x: tensor<f32>) {
  // expected-error@+1 {{custom_call_c4: expected 2 operands and 0 results, got 1 and 0}}
  stablehlo.custom_call @check.expect_eq(%x) : (tensor<f32>) -> ()
  return
}

// -----

// Of one type.
func.func @case(%x: tensor<f32>, %y: tensor<f64>) {
  // expected-error@+1 {{custom_call_c4: expected operands of one type, got 'tensor<f32>', 'tensor<f64>'}}
  stablehlo.custom_call @check.expect_close(%x, %y) : (tensor<f32>, tensor<f64>) -> ()
  return
}

// -----

// What is printed does not come back.
func.func @case(%x: tensor<f32>) {
  // expected-error@+1 {{custom_call_c5: expected no results but tokens, got 'tensor<f32>'}}
  %0 = stablehlo.custom_call @trc.print(%x) : (tensor<f32>) -> tensor<f32>
  return
}

// -----

// A barrier gives what it takes.
func.func @case(%x: tensor<f32>) {
  // expected-error@+1 {{optimization_barrier_c1: expected result 0 of type 'tensor<f32>', got 'tensor<f64>'}}
  %0 = "stablehlo.optimization_barrier"(%x) : (tensor<f32>) -> tensor<f64>
  return
}

// -----

// A tuple has the types of its values.
func.func @case(%x: tensor<f32>) {
  // expected-error@+1 {{tuple_c1: expected a tuple of ('tensor<f32>'), got 'tuple<tensor<f64>>'}}
  %0 = "stablehlo.tuple"(%x) : (tensor<f32>) -> tuple<tensor<f64>>
  return
}

// -----

// A value of a tuple is there.
func.func @case(%t: tuple<tensor<f32>>) {
  // expected-error@+1 {{get_tuple_element_c1: expected an index less than 1, got 1}}
  %0 = stablehlo.get_tuple_element %t[1] : (tuple<tensor<f32>>) -> tensor<f32>
  return
}

// -----

// It has the type that it has in the tuple.
func.func @case(%t: tuple<tensor<f32>>) {
  // expected-error@+1 {{get_tuple_element_c2: expected result 0 of type 'tensor<f32>', got 'tensor<f64>'}}
  %0 = stablehlo.get_tuple_element %t[0] : (tuple<tensor<f32>>) -> tensor<f64>
  return
}

// -----

// A token comes after tokens.
func.func @case(%x: tensor<f32>) {
  // expected-error@+1 {{operand #0 must be variadic of token, but got 'tensor<f32>'}}
  %0 = "stablehlo.after_all"(%x) : (tensor<f32>) -> !stablehlo.token
  return
}

// -----

// Loops and branches carry the tensors of a tuple, not the tuple.
func.func @case(%p: tensor<i1>, %t: tuple<tensor<f32>>) {
  // expected-error@+1 {{result #0 must be variadic of static ranked tensor of i1, integer or real floating point values or token, but got 'tuple<tensor<f32>>'}}
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %t : tuple<tensor<f32>>
  }, {
    stablehlo.return %t : tuple<tensor<f32>>
  }) : (tensor<i1>) -> tuple<tensor<f32>>
  return
}

// -----

// A tuple has the type of one.
func.func @case(%x: tensor<f32>) {
  // expected-error@+1 {{expected a tuple type, got 'tensor<f32>'}}
  %0 = stablehlo.tuple %x : tensor<f32>
  return
}
