//===- TrcBase.td - the trc dialect and its op class -------*- tablegen -*-===//
//
// What the files of operations share.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_TRC_TRCBASE
#define TRC_DIALECT_TRC_TRCBASE

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Trc_Dialect : Dialect {
  let name = "trc";
  let cppNamespace = "::trc";
  let summary = "structured graph operations between StableHLO and the plan";
  let description = [{
    Three families: structured operations, which a training step is made of
    and which carry their own gradient (attention, layer norm, the vocabulary
    head with its loss, the embedding); the recipe of a training step; and what
    the fuse phase works towards (fusions, contractions, row scatters). But for
    the recipe, every operation is a pure function of tensors.

    Attributes of functions and modules say what a program is: `trc.role` and
    `trc.moment_of` of a port with `trc.state`, what that tensor is (`StateRole.h`);
    `trc.model` of the module, what it was made from (`ModelFacts.h`). `trc.call` of
    an operation says which kernel of a library does it.
  }];
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
}

class Trc_Op<string mnemonic, list<Trait> traits = []>
    : Op<Trc_Dialect, mnemonic, traits>;

#endif // TRC_DIALECT_TRC_TRCBASE
