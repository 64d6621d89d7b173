//===- LibraryCall.td - how a library does an operation ----*- tablegen -*-===//
//
// Written by the phase select, read by the phase plan.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_TRC_LIBRARYCALL
#define TRC_DIALECT_TRC_LIBRARYCALL

include "trc/Dialect/Trc/TrcBase.td"
include "mlir/IR/AttrTypeBase.td"

def Trc_LibraryCallAttr : AttrDef<Trc_Dialect, "LibraryCall"> {
  let mnemonic = "call";
  let summary = "the kernel of a library that does an operation";
  let description = [{
    The value of `trc.call`, an attribute of operations that no kernel of ours
    holds: the kernel's name in the library of the target; the names of the tensors
    that the operation reads, and then writes, in order; the bytes of scratch memory
    that it wants; the arithmetic that it does.

    Example: `#trc.call<"cublaslt.matmul" ["lhs", "rhs", "result"], workspace = 65792, flops = 4096>`
  }];
  let parameters = (ins "::mlir::StringAttr":$kernel,
                        "::mlir::ArrayAttr":$tensors,
                        DefaultValuedParameter<"int64_t", "0">:$workspace,
                        DefaultValuedParameter<"int64_t", "0">:$flops);
  let assemblyFormat = [{
    `<` $kernel $tensors (`,` struct($workspace, $flops)^)? `>`
  }];
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// The attribute of an operation that holds it.
    static constexpr ::llvm::StringLiteral attributeName = "trc.call";
    /// What was selected for `op`, or null.
    static LibraryCallAttr of(::mlir::Operation *op) {
      return op->getAttrOfType<LibraryCallAttr>(attributeName);
    }
  }];
}

#endif // TRC_DIALECT_TRC_LIBRARYCALL
