//===- attention_group.cuh - attention's tiles by a group of four warps ---===//
//
// The engine for f16 and bf16 on capability 9.0a, for heads of 64: wgmma, which
// multiplies 64 rows of four warps at once and reads what lies in shared memory
// by itself. A block is one such group. A warp holds what it holds of
// mma.m16n8k16 with one matrix, so that all but the products is
// AttentionTensorEngine's; and rows of 64 elements lie in shared memory as wgmma
// wants them (`Tile::at`), if tiles begin at multiples of 1024 bytes.
//
// Text for another GPU, or PTX, has AttentionTensorEngine's products in blocks
// of the same shape.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "trc/attention_tensor.cuh"

#if defined(__CUDA_ARCH_FEAT_SM90_ALL) || defined(TRC_SIMT)

#include "trc/intrinsics_sm90a.cuh"

namespace trc_device {

template <typename ElementType, bool aligned = true>
struct AttentionGroupEngine
    : AttentionTensorEngine<ElementType, 4, 1, aligned> {
  using Element = ElementType;
  template <int columns>
  using Accumulator = AttentionMmaAccumulator<1, columns>;

  static constexpr int rowsTogether = 64;
  /// 0, which NVRTC 13.0 had better not know: forward's loop would have 555
  /// instructions for 452.
  static __device__ __forceinline__ int first_row_together() {
    return static_cast<int>(threadIdx.x / 128) * rowsTogether;
  }
  static __device__ __forceinline__ void show_copies() { fence_async_proxy(); }

  template <class Rows, bool fresh>
  static __device__ __forceinline__ void
  multiply_transposed(Accumulator<64> &c, const uint4 *a, const uint4 *b) {
    static_assert(Rows::chunksOfRow == 8);
    unsigned long long left = group_operand(a), right = group_operand(b);
    group_product_begin();
#pragma unroll
    for (int k = 0; k < 4; ++k)
      group_product(Element(), c.sums[0], left + 2 * k, right + 2 * k,
                    !fresh || k > 0);
    group_product_commit();
  }

  template <class Rows>
  static __device__ __forceinline__ void
  multiply(Accumulator<64> &c, Accumulator<64> &weights, const uint4 *b,
           uint4 *) {
    static_assert(Rows::chunksOfRow == 8);
    unsigned left[4][4];
#pragma unroll
    for (int k = 0; k < 4; ++k)
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        const float (&from)[4] = weights.sums[0][2 * k + i / 2];
        left[k][i] = pack_pair(Element(), from[i % 2 * 2], from[i % 2 * 2 + 1]);
      }
    unsigned long long right = group_operand(b);
    group_product_begin();
#pragma unroll
    for (int k = 0; k < 4; ++k) // 16 rows of 128 bytes
      group_product_across(Element(), c.sums[0], left[k], right + 128 * k);
    group_product_commit();
  }

  static __device__ __forceinline__ void settle(Accumulator<64> &c) {
    group_product_settle(c.sums[0]);
  }
  template <int left>
  static __device__ __forceinline__ void finish(Accumulator<64> &c) {
    group_product_wait<left>(c.sums[0]);
  }
};

} // namespace trc_device

#else

namespace trc_device {

template <typename Element, bool aligned = true>
using AttentionGroupEngine = AttentionTensorEngine<Element, 4, 1, aligned>;

} // namespace trc_device

#endif
