//===- Passes.td - passes of the select phase --------------*- tablegen -*-===//
//
// One pass: which kernel of a target's libraries does an operation.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_SELECT_PASSES
#define TRC_SELECT_PASSES

include "mlir/Pass/PassBase.td"

def SelectLibraryCalls : Pass<"select-library-calls", "::mlir::func::FuncOp"> {
  let summary = "says of each library operation which kernel does it, and with what";
  let description = [{
    Does: writes `trc.call` onto each operation that no kernel of ours holds: the
    name of the library kernel (the operation's own unless the target has
    another), a name for each tensor that it reads and writes, the scratch memory
    that it wants in bytes, and the arithmetic that it does. What was there is
    written anew.

    Requires: the form of the fuse phase. Refuses no program.

    Guarantees: `bufferize-to-plan` asks no target.

    Does not: change operations or their order; look at whether the library has
    the kernel, which `emit` and the runtime do.

    Example: test/Select/select-library-calls.mlir
  }];
  let options = [
    Option<"target", "target", "::trc::Target", "::trc::Target::Host",
           "whose libraries are called", "::trc::targetValues()">,
  ];
  let statistics = [
    Statistic<"numCalls", "calls", "operations that a library does">,
    Statistic<"workspaceBytes", "scratch bytes", "sum of what they want">,
  ];
  let dependentDialects = ["::trc::TrcDialect"];
}

#endif // TRC_SELECT_PASSES
