// Each clause of #trc.call fails once.
// RUN: trc-opt %s -split-input-file -verify-diagnostics

// expected-error@+1 {{library_call_c1: expected the name of a kernel}}
module attributes {trc.call = #trc.call<"" ["operand"]>} {}

// -----

// expected-error@+1 {{library_call_c2: expected the names of tensors, each once, got ["operand", "operand"]}}
module attributes {trc.call = #trc.call<"trc.copy" ["operand", "operand"]>} {}

// -----

// expected-error@+1 {{library_call_c2: expected the names of tensors, each once, got [1]}}
module attributes {trc.call = #trc.call<"trc.copy" [1]>} {}

// -----

// expected-error@+1 {{library_call_c3: expected no less than 0 bytes and operations, got -1 and 0}}
module attributes {trc.call = #trc.call<"trc.copy" ["operand"], workspace = -1>} {}
