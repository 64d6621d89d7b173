// UNSUPPORTED: sanitize
// RUN: trc-opt %s --pick-algorithms | FileCheck %s --check-prefix=NONE
// RUN: %simt trc-opt %s --pick-algorithms='gpu="trc SIMT stand-in 9.0, 4 multiprocessors"' | FileCheck %s
// RUN: %simt trc-opt %s --pick-algorithms=gpu=other 2>&1 | FileCheck %s --check-prefix=OTHER

// Without the name of a GPU nothing is asked.
// NONE-NOT: algorithm
// Equal products have equal picks; a product whose operand starts at no multiple
// of 16 bytes has none.
// CHECK: plan.call "cublaslt.matmul" {{.*}} options {algorithm = array<i64: [[WORDS:[-0-9, ]+]]>, gpu = "[[GPU:.*]]", leading = array<i64: 4, 8, 8>, library = 139999 : i64
// CHECK: plan.call "cublaslt.matmul" {{.*}} options {algorithm = array<i64: [[WORDS]]>
// CHECK: plan.call "cublaslt.matmul"
// CHECK-NOT: algorithm
// OTHER: warning: no algorithms were picked: the GPU other is not there any more
plan.entry @main inputs [] outputs [] {
  %a = plan.buffer arena 4096 {offset = 0 : i64}
  %b = plan.buffer arena 4096 {offset = 4096 : i64}
  %c = plan.buffer arena 4096 {offset = 8192 : i64}
  plan.call "cublaslt.matmul"(read %a : tensor<4x4xf32>, read %b : tensor<4x8xf32>, write %c : tensor<4x8xf32>)
      options {size = array<i64: 1, 4, 8, 4>, leading = array<i64: 4, 8, 8>, stride = array<i64: 0, 0, 0>}
  plan.call "cublaslt.matmul"(read %a + 16 : tensor<4x4xf32>, read %b : tensor<4x8xf32>, write %c : tensor<4x8xf32>)
      options {size = array<i64: 1, 4, 8, 4>, leading = array<i64: 4, 8, 8>, stride = array<i64: 0, 0, 0>}
  plan.call "cublaslt.matmul"(read %a + 4 : tensor<4x4xf32>, read %b : tensor<4x8xf32>, write %c : tensor<4x8xf32>)
      options {size = array<i64: 1, 4, 8, 4>, leading = array<i64: 4, 8, 8>, stride = array<i64: 0, 0, 0>}
}
