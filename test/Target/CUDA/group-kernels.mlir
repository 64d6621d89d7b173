// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s
// RUN: %simt-checked trc-compile %s --target=cuda --cuda-arch=sm_80 --to=emit | FileCheck %s

// Kernels that do the same to tensors of different shapes are one launch: each
// block finds its member, how many threads have work there, and its operands in
// a table. Both members are one function.
// CHECK: plan.kernel @group_1_of_256
// CHECK-SAME: launch = #plan.launch<grid = [11, 1, 1], block = 256
// CHECK-SAME: members = [@map_[[A:[0-9]+]], @map_{{[0-9]+}}]
// CHECK-SAME: 2 kernels side by side: 2 of map_[[A]].
// CHECK-SAME: static __device__ __forceinline__ void\0Amap_[[A]](const u32 block, const i32 count, void *const *operands) {
// CHECK-SAME: static __constant__ const Member members[2] = {
// CHECK-SAME: {0, 0, 1536, 0},
// CHECK-SAME: {6, 0, 1250, 3},
// CHECK-SAME: trc_group_1_of_256(const __grid_constant__ Operands operands) {
// CHECK-SAME: map_[[A]](block, members[low].count, pointers);
// CHECK-LABEL: plan.entry @main
// CHECK: plan.call @group_1_of_256 (read %[[N:[0-9]+]] : tensor<f32>, read %[[X:[0-9]+]] : tensor<64x96xf32>, write %[[X]] : tensor<64x96xf32>, read %[[N]] : tensor<f32>, read %[[Y:[0-9]+]] : tensor<5000xf32>, write %[[Y]] : tensor<5000xf32>)
func.func @main() {
  %a0 = stablehlo.iota dim = 1 : tensor<64x96xf32>
  %a = "stablehlo.sort"(%a0) <{dimension = 1 : i64}> ({
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %p = stablehlo.compare GT, %l, %r : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<64x96xf32>) -> tensor<64x96xf32>
  %b0 = stablehlo.iota dim = 0 : tensor<5000xf32>
  %b = "stablehlo.sort"(%b0) <{dimension = 0 : i64}> ({
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %p = stablehlo.compare GT, %l, %r : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<5000xf32>) -> tensor<5000xf32>
  %c0 = stablehlo.iota dim = 0 : tensor<31x7x5xf32>
  %c = "stablehlo.sort"(%c0) <{dimension = 0 : i64}> ({
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %p = stablehlo.compare GT, %l, %r : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<31x7x5xf32>) -> tensor<31x7x5xf32>

  // All wait for one number, as the updates of a clipped step do.
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sa = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x96xf32>, tensor<f32>) -> tensor<f32>
  %sb = stablehlo.reduce(%b init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<5000xf32>, tensor<f32>) -> tensor<f32>
  %sc = stablehlo.reduce(%c init: %zero) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<31x7x5xf32>, tensor<f32>) -> tensor<f32>
  %sab = stablehlo.add %sa, %sb : tensor<f32>
  %total = stablehlo.add %sab, %sc : tensor<f32>
  %ta = stablehlo.broadcast_in_dim %total, dims = [] : (tensor<f32>) -> tensor<64x96xf32>
  %a1 = stablehlo.add %a, %ta : tensor<64x96xf32>
  %tb = stablehlo.broadcast_in_dim %total, dims = [] : (tensor<f32>) -> tensor<5000xf32>
  %b1 = stablehlo.add %b, %tb : tensor<5000xf32>
  %tc = stablehlo.broadcast_in_dim %total, dims = [] : (tensor<f32>) -> tensor<31x7x5xf32>
  %c1 = stablehlo.add %c, %tc : tensor<31x7x5xf32>

  %a2 = "stablehlo.sort"(%a1) <{dimension = 1 : i64}> ({
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %p = stablehlo.compare LT, %l, %r : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<64x96xf32>) -> tensor<64x96xf32>
  %b2 = "stablehlo.sort"(%b1) <{dimension = 0 : i64}> ({
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %p = stablehlo.compare LT, %l, %r : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<5000xf32>) -> tensor<5000xf32>
  %c2 = "stablehlo.sort"(%c1) <{dimension = 0 : i64}> ({
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %p = stablehlo.compare LT, %l, %r : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<31x7x5xf32>) -> tensor<31x7x5xf32>
  %more_a = stablehlo.constant dense<1.2805615e+07> : tensor<64x96xf32>
  %wanted_a = stablehlo.add %a0, %more_a : tensor<64x96xf32>
  %more_b = stablehlo.constant dense<1.2805615e+07> : tensor<5000xf32>
  %wanted_b = stablehlo.add %b0, %more_b : tensor<5000xf32>
  %more_c = stablehlo.constant dense<1.2805615e+07> : tensor<31x7x5xf32>
  %wanted_c = stablehlo.add %c0, %more_c : tensor<31x7x5xf32>
  check.expect_eq %a2, %wanted_a : tensor<64x96xf32>
  check.expect_eq %b2, %wanted_b : tensor<5000xf32>
  check.expect_eq %c2, %wanted_c : tensor<31x7x5xf32>
  return
}
