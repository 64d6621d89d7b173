// RUN: trc-opt %s --emit-cuda-kernels -split-input-file -verify-diagnostics

// A library kernel that nobody writes for a GPU.
plan.entry @main inputs [#plan.port<"x", tensor<4xf32>>] outputs [] {
  %x = plan.buffer input 16 index 0
  // expected-error@+1 {{no CUDA kernel is known for trc.unheard_of; compile with --target=host}}
  plan.call "trc.unheard_of"(read %x : tensor<4xf32>)
}

// -----

// An image has no more than 2^31 blocks.
plan.entry @main inputs [] outputs [] {
  %0 = plan.buffer arena 70368744177664
  // expected-error@+1 {{the contraction has 4294967296 tiles; a GPU starts at most 2147483647}}
  plan.call "trc.contract"(read %0 : tensor<4194304x1xf32>, read %0 : tensor<1x4194304xf32>, write %0 : tensor<4194304x4194304xf32>)
    options {lhs_dims = array<i64: 0, 2>, rhs_dims = array<i64: 2, 1>, result_dims = array<i64: 0, 1>}
    names ["lhs", "rhs", "result"]
}

// -----

// Keys of places are sorted as numbers of 32 bits.
plan.entry @main inputs [] outputs [] {
  %0 = plan.buffer arena 4294967296
  // expected-error@+1 {{stablehlo.scatter: more than 2^31 updates, or 2^32 places for them, are not supported; split the operation}}
  plan.call "stablehlo.scatter"(read %0 : tensor<4294967296xi8>, read %0 : tensor<2x1xi64>, read %0 : tensor<2xi8>, write %0 : tensor<4294967296xi8>)
    options {index_vector_dim = 1 : i64, inserted_window_dims = array<i64: 0>, scatter_dims_to_operand_dims = array<i64: 0>}
    names ["inputs", "scatter_indices", "updates", "results"]
}

// -----

plan.entry @main inputs [] outputs [] {
  %0 = plan.buffer arena 17179869184
  // expected-error@+1 {{trc.scatter_rows: expected fewer than 2^32 rows}}
  plan.call "trc.scatter_rows"(read %0 : tensor<4294967296x1xf32>, read %0 : tensor<2xi64>, read %0 : tensor<2x1xf32>, write %0 : tensor<4294967296x1xf32>)
    names ["init", "indices", "updates", "result"]
}

// -----

// A contraction has no use for scratch memory.
plan.entry @main inputs [] outputs [] {
  %0 = plan.buffer arena 1024
  // expected-error@+1 {{expected 3 operands or 4, got 5}}
  plan.call "trc.contract"(read %0 : tensor<4x4xf32>, read %0 : tensor<4x4xf32>, read %0 : tensor<4x4xf32>, write %0 : tensor<4x4xf32>, read_write %0 : tensor<64xi8>)
    options {lhs_dims = array<i64: 0, 2>, rhs_dims = array<i64: 2, 1>, result_dims = array<i64: 0, 1>}
    names ["lhs", "rhs", "init", "result", "workspace"]
}
