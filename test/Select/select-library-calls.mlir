// Which library kernel does an operation, and with what.
// RUN: trc-opt %s --select-library-calls | FileCheck %s
// RUN: trc-opt %s --select-library-calls=target=cuda | FileCheck %s --check-prefix=GPU
// What was selected for one target is selected anew for another.
// RUN: trc-opt %s --select-library-calls=target=cuda --select-library-calls | FileCheck %s
// RUN: trc-opt %s --select-library-calls=target=cuda --bufferize-to-plan | FileCheck %s --check-prefix=PLAN

// The mask stands where its name does, whatever else is there; a GPU wants no
// scratch memory on the way forward.
// CHECK-LABEL: func.func @attention
// CHECK: trc.call = #trc.call<"trc.attention" ["query", "key", "value", "random", "result", "logsumexp"], flops = 16384>
// GPU-LABEL: func.func @attention
// GPU: trc.call = #trc.call<"trc.attention" ["query", "key", "value", "random", "result", "logsumexp"], flops = 16384>
func.func @attention(%q: tensor<2x8x2x16xf32>, %s: tensor<2xui64>) -> tensor<2x8x2x16xf32> {
  %out, %lse = trc.attention(%q, %q, %q) random(%s) {fill = 0xFFF0000000000000 : f64, keep_below = 1024 : i64, scale = 2.500000e-01 : f64}
      : (tensor<2x8x2x16xf32>, tensor<2x8x2x16xf32>, tensor<2x8x2x16xf32>, tensor<2xui64>) -> (tensor<2x8x2x16xf32>, tensor<2x2x8xf32>)
  return %out : tensor<2x8x2x16xf32>
}

// A product is the library's on a GPU, with scratch memory.
// CHECK-LABEL: func.func @product
// CHECK: #trc.call<"trc.matmul" ["lhs", "rhs", "bias", "result", "kept_pre"], flops = 524288>
// GPU-LABEL: func.func @product
// GPU: #trc.call<"cublaslt.matmul" ["lhs", "rhs", "bias", "result", "kept_pre"], workspace = 131328, flops = 524288>
// PLAN-LABEL: plan.entry @product
// PLAN: plan.call "cublaslt.matmul" ({{.*}}, read_write %{{.*}} : tensor<131328xi8>)
// PLAN-SAME: names ["lhs", "rhs", "bias", "result", "kept_pre", "workspace"]
func.func @product(%x: tensor<64x32xf32>, %w: tensor<32x128xf32>, %b: tensor<128xf32>) -> (tensor<64x128xf32>, tensor<64x128xf32>) {
  %y, %pre = trc.matmul(%x, %w) bias(%b), size = [1, 64, 128, 32], leading = [32, 128, 128], stride = [0, 0, 0], activation = "gelu"
      : (tensor<64x32xf32>, tensor<32x128xf32>, tensor<128xf32>) -> (tensor<64x128xf32>, tensor<64x128xf32>)
  return %y, %pre : tensor<64x128xf32>, tensor<64x128xf32>
}

// Several tensors of one name have numbers. What is only another view of bytes,
// a constant, a fusion and the body of a reducer are no calls.
// CHECK-LABEL: func.func @several
// CHECK: stablehlo.reshape
// CHECK-NOT: trc.call
// CHECK: "stablehlo.sort"
// CHECK: stablehlo.compare
// CHECK-NOT: trc.call
// CHECK: trc.call = #trc.call<"stablehlo.sort" ["inputs.0", "inputs.1", "results.0", "results.1"]>
func.func @several(%x: tensor<4x2xf32>, %y: tensor<8xi32>) -> (tensor<8xf32>, tensor<8xi32>) {
  %v = stablehlo.reshape %x : (tensor<4x2xf32>) -> tensor<8xf32>
  %a, %b = "stablehlo.sort"(%v, %y) ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>, %r: tensor<i32>, %s: tensor<i32>):
    %less = stablehlo.compare LT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) {dimension = 0 : i64} : (tensor<8xf32>, tensor<8xi32>) -> (tensor<8xf32>, tensor<8xi32>)
  return %a, %b : tensor<8xf32>, tensor<8xi32>
}

// A custom call of a check is a check; what else is called so is the embedder's.
// CHECK-LABEL: func.func @custom
// CHECK: trc.call = #trc.call<"check.expect_close" ["inputs.0", "inputs.1"]>
// CHECK: trc.call = #trc.call<"stablehlo.custom_call" ["inputs.0", "inputs.1"]>
func.func @custom(%x: tensor<2xf32>) {
  stablehlo.custom_call @check.expect_close(%x, %x) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
  stablehlo.custom_call @check.shape(%x, %x) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
}

// A factorisation is a custom call whose tensors have names of their own, unless it has other
// tensors than ours: then it is the embedder's.
// CHECK-LABEL: func.func @factored
// CHECK: @trc.lu{{.*}} #trc.call<"stablehlo.custom_call" ["a", "factors", "pivots", "status"]>
// CHECK: @trc.qr{{.*}} #trc.call<"stablehlo.custom_call" ["a", "factors", "taus"]>
// CHECK: @trc.reflectors{{.*}} #trc.call<"stablehlo.custom_call" ["factors", "taus", "q"]>
// CHECK: @trc.eigh{{.*}} #trc.call<"stablehlo.custom_call" ["a", "vectors", "values", "status"]>
// CHECK: @trc.svd{{.*}} #trc.call<"stablehlo.custom_call" ["a", "values", "u", "vt", "status"]>
// CHECK: @trc.qr{{.*}} #trc.call<"stablehlo.custom_call" ["inputs", "results"]>
// PLAN-LABEL: plan.entry @factored
// PLAN: plan.call "stablehlo.custom_call" {{.*}}names ["a", "factors", "pivots", "status"]
func.func @factored(%a: tensor<2x4x4xf32>) -> (tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>) {
  %lu:3 = stablehlo.custom_call @trc.lu(%a) : (tensor<2x4x4xf32>) -> (tensor<2x4x4xf32>, tensor<2x4xi32>, tensor<2xi32>)
  %qr:2 = stablehlo.custom_call @trc.qr(%a) : (tensor<2x4x4xf32>) -> (tensor<2x4x4xf32>, tensor<2x4xf32>)
  %q = stablehlo.custom_call @trc.reflectors(%qr#0, %qr#1) : (tensor<2x4x4xf32>, tensor<2x4xf32>) -> tensor<2x4x4xf32>
  %eigh:3 = stablehlo.custom_call @trc.eigh(%a) : (tensor<2x4x4xf32>) -> (tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<2xi32>)
  %svd:4 = stablehlo.custom_call @trc.svd(%a) : (tensor<2x4x4xf32>) -> (tensor<2x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2xi32>)
  %own = stablehlo.custom_call @trc.qr(%a) : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  return %lu#0, %q, %eigh#0, %svd#1, %own : tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>
}

// Inside of loops and branches, and a constant that is compared with.
// CHECK-LABEL: func.func @checked
// CHECK: trc.call = #trc.call<"check.expect_eq" ["lhs"]>
// PLAN-LABEL: plan.entry @checked
// PLAN: plan.call "check.expect_eq" ({{.*}}) names ["lhs", "rhs"]
func.func @checked(%x: tensor<2xf32>) {
  check.expect_eq_const %x, dense<1.0> : tensor<2xf32>
  return
}
