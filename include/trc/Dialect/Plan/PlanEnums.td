//===- PlanEnums.td - where a buffer lives, what is done ---*- tablegen -*-===//
//
// Apart from the operations, so that enumerations which these take from the
// `trc` dialect are not made a second time.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_PLAN_PLANENUMS
#define TRC_DIALECT_PLAN_PLANENUMS

include "mlir/IR/EnumAttr.td"

def Plan_BufferKind : I32EnumAttr<"BufferKind", "where a buffer's bytes live", [
    I32EnumAttrCase<"Arena", 0, "arena">,
    I32EnumAttrCase<"Constant", 1, "constant">,
    I32EnumAttrCase<"Input", 2, "input">,
    I32EnumAttrCase<"Output", 3, "output">,
    I32EnumAttrCase<"State", 4, "state">,
    I32EnumAttrCase<"Host", 5, "host">]> {
  let cppNamespace = "::trc::plan";
}

def Plan_Access : I32EnumAttr<"Access", "what a command does to a buffer", [
    I32EnumAttrCase<"Read", 0, "read">,
    I32EnumAttrCase<"Write", 1, "write">,
    I32EnumAttrCase<"ReadWrite", 2, "read_write">]> {
  let cppNamespace = "::trc::plan";
}

#endif // TRC_DIALECT_PLAN_PLANENUMS
