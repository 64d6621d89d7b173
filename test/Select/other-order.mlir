// A call names its tensors, in any order: turned round in the plan, every library call runs as
// before, on the host, and on a GPU, where it is the compiler's kernel or cuBLASLt's.
// RUN: trc-compile %s --to=plan -o %t.mlir
// RUN: python3 %S/Inputs/other-order.py < %t.mlir > %t.other.mlir 2> %t.turned
// RUN: FileCheck %s < %t.other.mlir
// RUN: trc-compile --from=emit %t.other.mlir -o %t.trc && trc-run --threads=2 --no-pin %t.trc
// RUN: %if stand-ins %{ %simt trc-compile --target=cuda --to=plan %s -o %t.cuda.mlir %}
// RUN: %if stand-ins %{ python3 %S/Inputs/other-order.py < %t.cuda.mlir > %t.other.cuda.mlir %}
// RUN: %if stand-ins %{ FileCheck %s --check-prefix=GPU < %t.other.cuda.mlir %}
// RUN: %if stand-ins %{ %simt trc-compile --target=cuda --from=emit %t.other.cuda.mlir -o %t.cuda.trc %}
// RUN: %if stand-ins %{ %simt trc-run --device=cuda %t.cuda.trc %}

// Attention, its mask and its gradient, too.
// RUN: trc-compile --from=specialize --to=plan %S/../Conformance/trc/attention.mlir -o %t.attention.mlir
// RUN: python3 %S/Inputs/other-order.py < %t.attention.mlir > %t.other.attention.mlir
// RUN: FileCheck %s --check-prefix=ATTENTION < %t.other.attention.mlir
// RUN: trc-compile --from=emit %t.other.attention.mlir -o %t.attention.trc && trc-run --threads=2 --no-pin %t.attention.trc
// ATTENTION: plan.call "trc.attention" (write {{.*}} names ["logsumexp", "result", "random", "mask", "value", "key", "query"]

// CHECK-DAG: plan.call "trc.contract" {{.*}} names ["result", "rhs", "lhs"]
// CHECK-DAG: names ["result", "start_indices", "operand"]
// CHECK-DAG: names ["results.1", "results.0", "inputs.1", "inputs.0"]
// CHECK-DAG: names ["results", "updates", "scatter_indices", "inputs"]
// CHECK-DAG: names ["result", "start_indices.1", "start_indices.0", "update", "operand"]
// CHECK-DAG: names ["status", "pivots", "factors", "a"]
// CHECK-DAG: names ["q", "taus", "factors"]
// CHECK-DAG: names ["status", "values", "vectors", "a"]
// CHECK-DAG: names ["status", "vt", "u", "values", "a"]
// GPU-DAG: plan.call "cublaslt.matmul" {{.*}} names [{{("workspace", )?}}"result", "rhs", "lhs"]

func.func @main() {
  %c_x = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 7.0]]> : tensor<2x3xf32>
  %c_w = stablehlo.constant dense<[[1.0, -1.0], [0.5, 2.0], [3.0, 0.0]]> : tensor<3x2xf32>
  %c_i = stablehlo.constant dense<[[1], [0], [1]]> : tensor<3x1xi32>
  %c_k = stablehlo.constant dense<[3, 1, 2]> : tensor<3xi32>
  %c_v = stablehlo.constant dense<[30.0, 10.0, 20.0]> : tensor<3xf32>
  %c_one = stablehlo.constant dense<1> : tensor<i32>
  %c_two = stablehlo.constant dense<2> : tensor<i32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2x3xf32>
  %w = stablehlo.optimization_barrier %c_w : tensor<3x2xf32>
  %i = stablehlo.optimization_barrier %c_i : tensor<3x1xi32>
  %k = stablehlo.optimization_barrier %c_k : tensor<3xi32>
  %v = stablehlo.optimization_barrier %c_v : tensor<3xf32>
  %one = stablehlo.optimization_barrier %c_one : tensor<i32>
  %two = stablehlo.optimization_barrier %c_two : tensor<i32>

  %product = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %product, dense<[[11.0, 3.0], [27.5, 6.0]]> : tensor<2x2xf32>

  %rows = "stablehlo.gather"(%x, %i) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0],
                                          index_vector_dim = 1>,
    slice_sizes = array<i64: 1, 3>
  }> : (tensor<2x3xf32>, tensor<3x1xi32>) -> tensor<3x3xf32>
  check.expect_eq_const %rows, dense<[[4.0, 5.0, 7.0], [1.0, 2.0, 3.0], [4.0, 5.0, 7.0]]> : tensor<3x3xf32>

  %keys, %values = "stablehlo.sort"(%k, %v) ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<f32>, %s: tensor<f32>):
    %less = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) {dimension = 0 : i64} : (tensor<3xi32>, tensor<3xf32>) -> (tensor<3xi32>, tensor<3xf32>)
  check.expect_eq_const %keys, dense<[1, 2, 3]> : tensor<3xi32>
  check.expect_eq_const %values, dense<[10.0, 20.0, 30.0]> : tensor<3xf32>

  %sums = "stablehlo.scatter"(%x, %i, %rows) ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %most = stablehlo.maximum %p, %q : tensor<f32>
    %less = stablehlo.subtract %most, %q : tensor<f32>
    stablehlo.return %less : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0],
      scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<2x3xf32>, tensor<3x1xi32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %sums, dense<0.0> : tensor<2x3xf32>

  %updated = stablehlo.dynamic_update_slice %rows, %w, %one, %two : (tensor<3x3xf32>, tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<3x3xf32>
  check.expect_eq_const %updated, dense<[[4.0, 1.0, -1.0], [1.0, 0.5, 2.0], [4.0, 3.0, 0.0]]> : tensor<3x3xf32>

  %c_m = stablehlo.constant dense<[[1.0, 2.0], [2.0, 5.0]]> : tensor<2x2xf32>
  %c_d = stablehlo.constant dense<[[3.0, 0.0], [0.0, 2.0]]> : tensor<2x2xf32>
  %m = stablehlo.optimization_barrier %c_m : tensor<2x2xf32>
  %d = stablehlo.optimization_barrier %c_d : tensor<2x2xf32>
  %lu:3 = stablehlo.custom_call @trc.lu(%m) : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xi32>, tensor<i32>)
  check.expect_eq_const %lu#0, dense<[[2.0, 5.0], [0.5, -0.5]]> : tensor<2x2xf32>
  check.expect_eq_const %lu#1, dense<2> : tensor<2xi32>
  check.expect_eq_const %lu#2, dense<0> : tensor<i32>
  %qr:2 = stablehlo.custom_call @trc.qr(%m) : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>)
  %q = stablehlo.custom_call @trc.reflectors(%qr#0, %qr#1) : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  check.expect_almost_eq_const %q, dense<[[-0.447213595, -0.894427191], [-0.894427191, 0.447213595]]> : tensor<2x2xf32>
  %eigh:3 = stablehlo.custom_call @trc.eigh(%d) : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<i32>)
  check.expect_eq_const %eigh#0, dense<[[0.0, 1.0], [1.0, 0.0]]> : tensor<2x2xf32>
  check.expect_eq_const %eigh#1, dense<[2.0, 3.0]> : tensor<2xf32>
  check.expect_eq_const %eigh#2, dense<0> : tensor<i32>
  %svd:4 = stablehlo.custom_call @trc.svd(%d) : (tensor<2x2xf32>) -> (tensor<2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<i32>)
  check.expect_eq_const %svd#0, dense<[3.0, 2.0]> : tensor<2xf32>
  check.expect_eq_const %svd#1, dense<[[1.0, 0.0], [0.0, 1.0]]> : tensor<2x2xf32>
  check.expect_eq_const %svd#2, dense<[[1.0, 0.0], [0.0, 1.0]]> : tensor<2x2xf32>
  check.expect_eq_const %svd#3, dense<0> : tensor<i32>
  return
}
