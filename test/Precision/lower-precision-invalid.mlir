// RUN: trc-opt %s --split-input-file --verify-diagnostics --lower-precision

// A precision that there is not.
// expected-error@+1 {{rule 1 of trc.precision_rules is none: {layer = "*", operation = "*", precision = "f8"}}}
module attributes {trc.precision_rules = [{layer = "*", operation = "*", precision = "f8"}]} {
}

// -----

// A rule without a pattern.
// expected-error@+1 {{rule 2 of trc.precision_rules is none}}
module attributes {trc.precision_rules = [{layer = "*", operation = "*", precision = "f32"}, {operation = "*", precision = "f32"}]} {
}
