//===- StateRole.td - what a tensor of the state is --------*- tablegen -*-===//
//
// The roles that a program can give its state, from the attribute `trc.role` of
// a port down to the artifact.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_TRC_STATEROLE
#define TRC_DIALECT_TRC_STATEROLE

include "mlir/IR/EnumAttr.td"

def Trc_StateRole : I32EnumAttr<"StateRole", "what a tensor of the state is", [
    I32EnumAttrCase<"Other", 0, "other">,
    I32EnumAttrCase<"Parameter", 1, "parameter">,
    I32EnumAttrCase<"Moment", 2, "moment">,
    I32EnumAttrCase<"Counter", 3, "counter">,
    I32EnumAttrCase<"Generator", 4, "generator">]> {
  let cppNamespace = "::trc";
}

#endif // TRC_DIALECT_TRC_STATEROLE
