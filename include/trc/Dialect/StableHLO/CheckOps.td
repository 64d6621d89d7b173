//===- CheckOps.td - programs that test themselves ----------*- tablegen -*-===//
//
// Operations that compare what a program computed with what it should have.
// They have side effects: none is dropped, and a failure ends the run.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_STABLEHLO_CHECKOPS
#define TRC_DIALECT_STABLEHLO_CHECKOPS

include "trc/Dialect/StableHLO/StableHLOBase.td"

def Check_Dialect : Dialect {
  let name = "check";
  let cppNamespace = "::trc::check";
  let summary = "expectations of programs that test themselves";
  let description = [{
    Comes with the program, and stays: the runtime has each as a command.
  }];
}

class Check_Op<string mnemonic, string sentence, string text, string example>
    : Op<Check_Dialect, mnemonic, [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = sentence;
  let description = text # "\n\nSee [check](https://github.com/openxla/stablehlo"
      "/blob/main/stablehlo/tests/CheckOps.td).\n\nExample:\n```mlir\n"
      "func.func @example(%x: tensor<2xf32>, %y: tensor<2xf32>) {\n  "
      # example # "\n  return\n}\n```\n";
  let hasVerifier = 1;
}

def Check_ExpectEqOp : Check_Op<"expect_eq",
    "both tensors are equal bit for bit in value", "NaN equals NaN.",
    "check.expect_eq %x, %y : tensor<2xf32>"> {
  let arguments = (ins StableHLO_Tensor:$lhs, StableHLO_Tensor:$rhs);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:`
    custom<SameTypes>(type($lhs), type($rhs))
  }];
}

def Check_ExpectEqConstOp : Check_Op<"expect_eq_const",
    "the tensor equals a constant bit for bit in value", "NaN equals NaN.",
    "check.expect_eq_const %x, dense<1.0> : tensor<2xf32>"> {
  let arguments = (ins StableHLO_Tensor:$lhs, ElementsAttr:$value);
  let assemblyFormat = [{
    $lhs `,` custom<ElementsAndType>($value, type($lhs)) attr-dict
  }];
}

def Check_ExpectCloseOp : Check_Op<"expect_close",
    "both tensors are some units in the last place apart",
    "At most `max_ulp_difference` and at least `min_ulp_difference`, in the "
    "type of the tensors. NaN matches NaN.",
    "check.expect_close %x, %y, max_ulp_difference = 3 : tensor<2xf32>, tensor<2xf32>"> {
  let arguments = (ins StableHLO_FpTensor:$actual, StableHLO_FpTensor:$expected,
      DefaultValuedAttr<I64Attr, "3">:$max_ulp_difference,
      DefaultValuedAttr<I64Attr, "0">:$min_ulp_difference);
  let assemblyFormat = [{
    $actual `,` $expected (`,` `max_ulp_difference` `=` $max_ulp_difference^)?
    (`,` `min_ulp_difference` `=` $min_ulp_difference^)? attr-dict `:`
    type($actual) `,` type($expected)
  }];
}

def Check_ExpectAlmostEqOp : Check_Op<"expect_almost_eq",
    "both tensors are at most a tolerance apart", "NaN matches NaN.",
    "check.expect_almost_eq %x, %y, tolerance = 1.0e-3 : tensor<2xf32>"> {
  let arguments = (ins StableHLO_FpTensor:$lhs, StableHLO_FpTensor:$rhs,
      DefaultValuedAttr<F64Attr, "0.0001">:$tolerance);
  let assemblyFormat = [{
    $lhs `,` $rhs (`,` `tolerance` `=` $tolerance^)? attr-dict `:`
    custom<SameTypes>(type($lhs), type($rhs))
  }];
}

def Check_ExpectAlmostEqConstOp : Check_Op<"expect_almost_eq_const",
    "the tensor is at most a tolerance apart from a constant",
    "NaN matches NaN.",
    "check.expect_almost_eq_const %x, dense<1.0> : tensor<2xf32>"> {
  let arguments = (ins StableHLO_FpTensor:$lhs, ElementsAttr:$value,
      DefaultValuedAttr<F64Attr, "0.0001">:$tolerance);
  let assemblyFormat = [{
    $lhs `,` custom<ElementsAndType>($value, type($lhs))
    (`,` `tolerance` `=` $tolerance^)? attr-dict
  }];
}

#endif // TRC_DIALECT_STABLEHLO_CHECKOPS
