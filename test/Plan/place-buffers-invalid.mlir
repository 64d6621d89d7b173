// RUN: trc-opt %s -pass-pipeline='builtin.module(place-buffers{alignment=48})' -verify-diagnostics

// An alignment has to be a power of two.
// expected-error@+1 {{alignment: expected a power of two, got 48}}
module {
}
