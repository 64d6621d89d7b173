// What the runtime would refuse is said where it stands, and left to the runtime.
// UNSUPPORTED: sanitize
// REQUIRES: stand-ins
// RUN: %simt trc-opt %s --pick-algorithms='gpu="trc SIMT stand-in 9.0, 4 multiprocessors"' --verify-diagnostics | FileCheck %s

// CHECK-NOT: algorithm
plan.entry @main inputs [] outputs [] {
  %a = plan.buffer arena 4096 {offset = 0 : i64}
  // expected-warning@+1 {{no algorithm was picked: attribute 'size': expected 4 numbers, got 0}}
  plan.call "cublaslt.matmul"(read %a : tensor<4x4xf32>, read %a : tensor<4x8xf32>, write %a : tensor<4x8xf32>)
      options {leading = array<i64: 4, 8, 8>, stride = array<i64: 0, 0, 0>}
  // expected-warning@+1 {{no algorithm was picked: expected an operand 'rhs'}}
  plan.call "cublaslt.matmul"(read %a : tensor<4x4xf32>, read %a : tensor<4x8xf32>, write %a : tensor<4x8xf32>)
      options {size = array<i64: 1, 4, 8, 4>, leading = array<i64: 4, 8, 8>, stride = array<i64: 0, 0, 0>}
      names ["lhs", "factor", "result"]
}
