//===- DifferentiableOpInterface.td - an op's own rule -----*- tablegen -*-===//
//
// How an operation hands cotangents from its results to what it reads. The
// rules are external models (lib/Differentiate/*Rules.cpp), so that the
// dialects know nothing of differentiation.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIFFERENTIATE_DIFFERENTIABLEOPINTERFACE
#define TRC_DIFFERENTIATE_DIFFERENTIABLEOPINTERFACE

include "mlir/IR/OpBase.td"

def DifferentiableOpInterface : OpInterface<"DifferentiableOpInterface"> {
  let cppNamespace = "::trc";
  let description = [{
    An operation with a rule of reverse-mode differentiation. An operation
    without it through which a loss depends on a parameter is refused by name.
  }];
  let methods = [
    InterfaceMethod<[{
      Given the cotangents of the results (`cotangents.of(result)`, null where
      zero; at least one is not), makes operations at the place of
      `cotangents.builder`, and gives each value that the operation reads, and
      that `cotangents.wants`, its share (`cotangents.give(value, share)`).
      Values that regions read from outside count as read. A failure has been
      reported at the operation.
    }], "::llvm::LogicalResult", "differentiate",
        (ins "::trc::Cotangents &":$cotangents)>,
    InterfaceMethod<[{
      Puts into `activity` those results that depend on active values in a way
      that has a derivative other than zero. As long as nothing else is said:
      all results, if anything that is read is active.
    }], "void", "propagate", (ins "::trc::Activity &":$activity), "",
        [{ activity.propagate($_op); }]>,
  ];
}

#endif // TRC_DIFFERENTIATE_DIFFERENTIABLEOPINTERFACE
