// The text of each kernel, from its loop form. (Strings are printed with \0A for
// a line's end.)
// RUN: trc-opt %s --emit-cuda-kernels=text-only | sed 's/\\0A/\n/g; s/\\22/"/g' | FileCheck %s

// A map: a thread for four elements, loaded and stored as 16 bytes.

// CHECK-LABEL: plan.kernel @map
// CHECK-SAME: launch = #plan.launch<grid = [64, 1, 1], block = 32, shared = 0>
// CHECK: // map: one kernel (map) for the operations below.
// CHECK: //   in0 : tensor<8192xf32>
// CHECK: //   stablehlo.add at
// CHECK: extern "C" __global__ void __launch_bounds__(32)
// CHECK-NEXT: trc_map(const f32 *in0, f32 *out1) {
// CHECK-NEXT: const i32 thread = static_cast<i32>(blockIdx.x) * 32 + static_cast<i32>(threadIdx.x);
// CHECK-NEXT: if (thread < 2048) {
// CHECK-NEXT: const i32 column = thread * 4;
// CHECK-NEXT: const auto x0 = load_vector<4>(in0 + column);
// CHECK-NEXT: Vector<f32, 4> y1_1;
// CHECK-NEXT: #pragma unroll
// CHECK-NEXT: for (i32 k = 0; k < 4; ++k) {
// CHECK-NEXT: const f32 v0 = x0.lane[k];
// CHECK-NEXT: const f32 v1 = v0 + v0;
// CHECK-NEXT: y1_1.lane[k] = v1;
// CHECK-NEXT: }
// CHECK-NEXT: store_vector(out1 + column, y1_1);
// CHECK: symbol = "trc_map"
plan.kernel @map {
^bb0(%a: tensor<8192xf32>):
  %0 = trc.fusion map(%a : tensor<8192xf32>) -> tensor<8192xf32> {
  ^bb0(%x: tensor<8192xf32>):
    %s = stablehlo.add %x, %x : tensor<8192xf32>
    trc.yield %s : tensor<8192xf32>
  }
  plan.return %0 : tensor<8192xf32>
}

// An operand that is not aligned to 16 bytes in some call is accessed one element
// after the other. bf16 is computed in f32 and rounded.

// CHECK-LABEL: plan.kernel @unaligned
// CHECK: trc_unaligned(const bf16 *in0, bf16 *out1)
// CHECK: const auto x0 = load_vector<8>(in0 + column);
// CHECK: const f32 v0 = to_f32(x0.lane[k]);
// CHECK-NEXT: const f32 v1 = round_to<bf16>(v0 + v0);
// CHECK-NEXT: out1[(column + k)] = exact_bf16(v1);
plan.kernel @unaligned {
^bb0(%a: tensor<4096xbf16>):
  %0 = trc.fusion map(%a : tensor<4096xbf16>) -> tensor<4096xbf16> {
  ^bb0(%x: tensor<4096xbf16>):
    %s = stablehlo.add %x, %x : tensor<4096xbf16>
    trc.yield %s : tensor<4096xbf16>
  }
  plan.return %0 : tensor<4096xbf16>
}

// Sums of many rows: a warp for each, eight to a block.

// CHECK-LABEL: plan.kernel @warps
// CHECK-SAME: launch = #plan.launch<grid = [512, 1, 1], block = 256, shared = 0>
// CHECK: const i32 lane = static_cast<i32>(threadIdx.x % 32);
// CHECK-NEXT: const i32 item = static_cast<i32>(blockIdx.x) * 8 + static_cast<i32>(threadIdx.x / 32);
// CHECK-NEXT: if (item < 4096) {
// CHECK: for (i32 c1 = lane * 4; c1 < 512; c1 += 128) {
// CHECK: v2 = warp_reduce(v2, combine2);
// CHECK: if (lane == 0) out1[i0] = v2;
plan.kernel @warps {
^bb0(%a: tensor<4096x512xf32>):
  %0 = trc.fusion row(%a : tensor<4096x512xf32>) -> tensor<4096xf32> {
  ^bb0(%x: tensor<4096x512xf32>):
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4096x512xf32>, tensor<f32>) -> tensor<4096xf32>
    trc.yield %s : tensor<4096xf32>
  }
  plan.return %0 : tensor<4096xf32>
}

// Softmax of long rows: a block for each. The row is read once, and what it
// becomes is held in registers between the loops.

// CHECK-LABEL: plan.kernel @softmax
// CHECK-SAME: launch = #plan.launch<grid = [64, 1, 1], block = 512, shared = 0>
// CHECK: f32 row[[ROW:[0-9]+]][4];
// CHECK: load_vector<4>(in0 +
// CHECK: = block_reduce<16>(
// CHECK-NOT: load_vector<4>(in0
// CHECK: = block_reduce<16>(
// CHECK-NOT: load_vector<4>(in0
// CHECK: store_vector(out1 +
plan.kernel @softmax {
^bb0(%a: tensor<64x2048xf32>):
  %0 = trc.fusion row(%a : tensor<64x2048xf32>) -> tensor<64x2048xf32> {
  ^bb0(%x: tensor<64x2048xf32>):
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<64x2048xf32>, tensor<f32>) -> tensor<64xf32>
    %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<64xf32>) -> tensor<64x2048xf32>
    %d = stablehlo.subtract %x, %mb : tensor<64x2048xf32>
    %e = stablehlo.exponential %d : tensor<64x2048xf32>
    %s = stablehlo.reduce(%e init: %z) applies stablehlo.add across dimensions = [1] : (tensor<64x2048xf32>, tensor<f32>) -> tensor<64xf32>
    %sb = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<64xf32>) -> tensor<64x2048xf32>
    %r = stablehlo.divide %e, %sb : tensor<64x2048xf32>
    trc.yield %r : tensor<64x2048xf32>
  }
  plan.return %0 : tensor<64x2048xf32>
}

// Sums of columns: each thread has its column, neighbours in neighbouring
// threads, and keeps the sum in a register.

// CHECK-LABEL: plan.kernel @columns
// CHECK: f32 row2[1];
// CHECK: for (i32 r1 = 0; r1 < 64; ++r1) {
// CHECK-NEXT: const f32 v1 = in0[768 * r1 + column];
// CHECK: out1[column] =
plan.kernel @columns {
^bb0(%a: tensor<64x768xf32>):
  %0 = trc.fusion column(%a : tensor<64x768xf32>) -> tensor<768xf32> {
  ^bb0(%x: tensor<64x768xf32>):
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<64x768xf32>, tensor<f32>) -> tensor<768xf32>
    trc.yield %s : tensor<768xf32>
  }
  plan.return %0 : tensor<768xf32>
}

plan.entry @main
    inputs [#plan.port<"a", tensor<8192xf32>>, #plan.port<"b", tensor<4096xbf16>>,
            #plan.port<"c", tensor<4096x512xf32>>, #plan.port<"d", tensor<64x2048xf32>>,
            #plan.port<"e", tensor<64x768xf32>>]
    outputs [] {
  %a = plan.buffer input 32768 index 0
  %b = plan.buffer input 8192 index 1
  %c = plan.buffer input 8388608 index 2
  %d = plan.buffer input 524288 index 3
  %e = plan.buffer input 196608 index 4
  %t = plan.buffer arena 1048576 {first = 0 : i64, last = 4 : i64, offset = 0 : i64}
  plan.call @map(read %a : tensor<8192xf32>, write %t : tensor<8192xf32>)
  plan.call @unaligned(read %b : tensor<4096xbf16>, write %t + 2 : tensor<4096xbf16>)
  plan.call @warps(read %c : tensor<4096x512xf32>, write %t : tensor<4096xf32>)
  plan.call @softmax(read %d : tensor<64x2048xf32>, write %t : tensor<64x2048xf32>)
  plan.call @columns(read %e : tensor<64x768xf32>, write %t : tensor<768xf32>)
}
