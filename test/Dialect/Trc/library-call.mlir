// RUN: trc-opt --split-input-file %s -o %t.mlir && trc-opt --split-input-file %t.mlir | FileCheck %s

// What is 0 is left out, whichever it is.

// CHECK: module attributes {trc.call = #trc.call<"trc.copy" ["operand", "result"]>}
module attributes {trc.call = #trc.call<"trc.copy" ["operand", "result"]>} {}

// -----

// CHECK: module attributes {trc.call = #trc.call<"trc.contract" ["lhs", "rhs", "result"], flops = 524288>}
module attributes {trc.call = #trc.call<"trc.contract" ["lhs", "rhs", "result"], flops = 524288>} {}

// -----

// CHECK: module attributes {trc.call = #trc.call<"trc.sort" ["operand", "result"], workspace = 64>}
module attributes {trc.call = #trc.call<"trc.sort" ["operand", "result"], workspace = 64>} {}

// -----

// CHECK: module attributes {trc.call = #trc.call<"trc.contract" ["lhs", "rhs", "result"], workspace = 64, flops = 8>}
module attributes {trc.call = #trc.call<"trc.contract" ["lhs", "rhs", "result"], workspace = 64, flops = 8>} {}
