//===- AttentionTiling.h - in which tiles a GPU does attention --*- C++ -*-===//
//
// What trc/attention_*.cuh leaves open: who multiplies tiles, how many rows a
// block has, how many columns a tile of scores. Chosen from the shape alone, so
// that registers hold the sums without spilling and shared memory suffices on
// every GPU of capability 8.0 and later.
//
// Registers for GPT-2's shapes (bf16, D = 64, causal), by NVRTC 13.0; none is
// spilled, nor with masks, dropout or a fill that counts:
//
//                          tile       sm_80  sm_90a  sm_100
//   forward                128 x 64     241     241     255
//   gradient by queries    128 x 32     202     200     239
//   gradient by keys       128 x 32     255     255     254
//   the same, 32 bits of
//   dropout, which are
//   stored                 128 x 32     253     253     255
//   the same, with a mask
//   or such                 64 x 64  <= 246  <= 248  <= 248
//
// and 48 KiB of shared memory: two blocks of four warps on a multiprocessor. In
// f32 all gradients take the 128 registers that two blocks of eight warps
// leave.
//
// An estimate of what bounds the forward kernel, not yet a measurement: an
// m16n8k16 takes two cycles of an A100's multiprocessor and one of an H100's,
// and a cycle brings 128 bytes from shared memory. For 64 keys a warp with 32
// queries does 128 of them (256 cycles, or 128) and reads 16 KiB of keys and
// values and 4 KiB of queries (160 cycles); with 16 queries it would read 18
// KiB (144 cycles) for half the products. So warps have 32 rows where that
// leaves enough blocks for all multiprocessors. Then tensor cores bound an
// A100, shared memory, by a quarter, an H100 (wgmma, which reads it once for
// four warps, is the way on). Global memory is far off, since the blocks that
// run together belong to few heads (`headsTogether`): 16 KiB of keys and
// values, from the second-level cache, serve 2 MFLOP of the block.
//
// Gradients: two kernels take seven products where one pass over the keys would
// take five; but one pass would have to keep a d_query of each tile of keys in
// memory, or add to it in an order that time decides. Of a causal head with
// T = 1024, D = 64 and tiles of 128 keys these are 1.1 MiB of floats, written
// and read: 0.5 us of an H200's memory. The two products more are 134 MFLOP:
// 0.3 us at 500 TFLOP/s. Both grow as T squared.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_CUDA_LIBRARY_ATTENTIONTILING_H
#define TRC_LIB_TARGET_CUDA_LIBRARY_ATTENTIONTILING_H

#include "trc/Target/CUDA/Launch.h"

#include <cstdint>
#include <optional>
#include <string>

namespace trc::cuda {

/// What the choice depends on.
struct AttentionShape {
  int64_t batch, rows, heads, keys, depth, width; ///< B, T, H, S, D, E
  std::string element;                            ///< "bf16", "f64"
  bool tf32 = false; ///< f32 may be rounded to tf32 in products
  bool causal = false, masked = false, biased = false, dropped = false;
  int64_t randomBits = 32; ///< of a weight that may be dropped: 8, 16 or 32
  /// Every GPU that the text is for multiplies by groups of four warps (9.0a).
  bool groupProducts = false;
  /// Operands that hold rows of heads begin at multiples of 16 bytes.
  bool aligned = true;
  /// Of the GPU (Launch.h).
  int64_t processors = multiprocessors, cache = cacheBytes;
  /// A `fill` that is finite; see trc/attention_problem.cuh.
  bool fillCounts = false, fillFirst = false, additive = false;

  /// Whether sums of a gradient may have to be made again.
  bool sumsAgain() const { return fillCounts || biased; }

  /// Bytes of what the tiles of a head go over: two tensors of it.
  int64_t bytesOfHead() const;

  /// Heads whose blocks run side by side: what their tiles go over stays in the
  /// second-level cache until all have read it.
  int64_t headsTogether() const;

  /// Bytes of a sum: of a logsumexp, say.
  int64_t sumBytes() const { return element == "f64" ? 8 : 4; }

  /// Rows in the workspace for the queries of a head: whole tiles.
  int64_t statisticsRows() const { return (rows + 127) / 128 * 128; }

  /// Whether tensor cores multiply: their engines hold weights in one order.
  bool onTensorCores() const {
    return element == "f16" || element == "bf16" || (element == "f32" && tf32);
  }

  /// Whether one kernel tells the others which weights dropout keeps
  /// (trc/attention_kept.cuh): the gradient by queries that by keys. A block of
  /// Threefry for each takes 75 instructions; with few bits there is nothing to
  /// gain.
  bool storesKept() const {
    return dropped && randomBits == 32 && onTensorCores();
  }

  /// Whether forward does so already, in the gradient's workspace, and the
  /// gradient by queries draws nothing either.
  bool keptByForward = false;

  /// Of a gradient: base, mean and, where sums may be made again, share of each
  /// query.
  int64_t statisticsBytes() const {
    return sumBytes() * (sumsAgain() ? 3 : 2) * batch * heads *
           statisticsRows();
  }
  /// A bit for each weight of whole blocks of keys.
  int64_t keptBytes() const {
    return storesKept() ? batch * heads * statisticsRows() *
                              ((keys + 127) / 128 * 128) / 8
                        : 0;
  }
  int64_t workspaceBytes() const { return statisticsBytes() + keptBytes(); }
};

enum class AttentionKernel {
  Forward,
  QueryGradient,
  KeyGradient, ///< by keys and by values
  KeyOnly,     ///< by keys alone
  ValueOnly    ///< by values alone
};

struct AttentionTiling {
  std::string header; ///< of the engine: "trc/attention_tensor.cuh"
  std::string engine; ///< "AttentionTensorEngine<trc_device::bf16, 4, 2>"
  bool groups;        ///< of four warps multiply together, where they can
  int64_t threads, rows, columns, stages;
  int64_t stageMultiple; ///< chunks of 16 bytes that a stage is whole of
  int64_t tiles;         ///< blocks of each head
  int64_t sharedBytes;
  /// Blocks on a multiprocessor that registers have to suffice for. Without a
  /// number ptxas spills a little to make room for more blocks.
  int64_t blocks;
};

/// Bytes that a kernel of so many tiles a head moves to and from memory. What
/// all tiles of a head go over comes once, if the cache has room for it
/// (`headsTogether`); else each tile reads it, half of it in a causal one.
int64_t countMovedBytes(const AttentionShape &shape, AttentionKernel kernel,
                        int64_t tiles);

/// None where heads are too wide.
std::optional<AttentionTiling> tileAttention(const AttentionShape &shape,
                                             AttentionKernel kernel);

/// Whether the sums of d_key and d_value want a kernel each.
bool splitsKeyGradient(const AttentionShape &shape);

} // namespace trc::cuda

#endif // TRC_LIB_TARGET_CUDA_LIBRARY_ATTENTIONTILING_H
