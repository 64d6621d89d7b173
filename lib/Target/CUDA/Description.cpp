//===- Description.cpp - the figures of an NVIDIA GPU ---------------------===//
//
// Those of an H100 SXM5 (NVIDIA H100 Tensor Core GPU Architecture, whitepaper
// and data sheet): 132 multiprocessors of 128 f32 lanes at 1.98 GHz at most,
// 3.35 TB/s of HBM3, 67 TFLOP/s in f32, 34 in f64 (67 on tensor cores), 495 in
// tf32 and 989 in half types. A kernel is the whole device's.
//
// A launch is so long against a byte (the time of 6 MB) that most small kernels
// are nothing but launches, and what a kernel computes is free until a byte of
// it took some nine operations: 132 * 128 * 1.98 / 3350.
//
// Of a few figures nobody has measured what a GPU wants. They are those of a
// core, kept for want of a measurement, and say so.
//
//===----------------------------------------------------------------------===//

#include "trc/Target/CUDA/Launch.h"
#include "trc/Target/TargetDescription.h"

namespace trc::cuda {

const TargetDescription &description() {
  constexpr double lanes = multiprocessors * 128;
  static const TargetDescription figures = {
      .costs =
          {
              // From the end of one kernel of a graph to the next one's full
              // speed.
              .launchNanoseconds = 2000,
              .bytesPerNanosecond = 3350,
              .cyclesPerNanosecond = 1.98,
              .lanes = lanes,
              // Every thread computes it, or one does while other warps go on.
              .rowLanes = lanes,
              // A sector of 32 bytes for each, of which the second-level cache
              // gives a multiprocessor two in a cycle.
              .gatherCycles = 1.0 / (2 * multiprocessors),
              // Ten exchanges, each by up to 256 threads.
              .loopCycles = 0,
              .reductionCycles = 10 * 256 / lanes,
              // Little's law: 3350 bytes a nanosecond for 650 ns are in flight,
              // 16 bytes for a thread.
              .busyElements = multiprocessors * 1024,
              .busyReduced = 1024,
              .localBytes = mostSharedBytes,
              // No worker is woken for a range: a launch has all of the work.
              .grainNanoseconds = 0,
          },
      // By the rates, f32 sums in memory would want 80 rows of f32, 590 of tf32
      // and 1180 of half types. One figure stands for all: a core's, kept for
      // want of a measurement.
      .products = {.f64 = 67e3,
                   .f32 = 67e3,
                   .tf32 = 495e3,
                   .half = 989e3,
                   .busyRows = 256},
      // A launch and a megabyte; two and the 6 MB that HBM moves in one; two.
      .tying = {.leastGain = 2300, .smallGroups = 6000, .tinyGroup = 4000},
      // To read four bytes takes as long as 40 of them: more might be computed
      // again. A core's, kept for want of a measurement.
      .copies = {.mostLightCycles = 8},
      // Four blocks for each multiprocessor, all at once: a block of a sum over
      // rows works on one row at a time, of 10 KB for the gradients of GPT-2's
      // norms, and waits for it; Little's law asks for 17 KB. It takes longer
      // to start two kernels than to read a megabyte with few.
      .reductions = {.chunks = 4 * multiprocessors,
                     .minElements = int64_t(1) << 18},
      // Short products leave a GPU idle: with GPT-2's vocabulary, at least 8192
      // rows of logits in f32. Rows at multiples of 128 bytes, for tensor cores
      // and for words of 16 bytes.
      .head = {.chunkBytes = int64_t(1) << 31, .wordMultiple = 64},
      // All registers of a multiprocessor. Which of such rows a block keeps,
      // and where, depends on its threads (KeepRows, RecomputeRows). From how
      // many cycles on it is kept is a core's figure, for want of a
      // measurement.
      .scratch = {.mostRowBytes = int64_t(256) << 10, .leastCycles = 8},
      // A core's, kept for want of a measurement. What a launch adds is in the
      // price of a value, so that small ones are dear by themselves.
      .recompute = {.leastBytes = int64_t(64) << 10, .mostReadPerByte = 16},
      // Half of the second-level cache: the next kernel touches as much again
      // as the tensor has, such as another gradient.
      .uncachedBytes = cacheBytes / 2,
      .bufferAlignment = 64,
      // Of the 64 bytes that PCIe 5 moves in a nanosecond one way, by 16 lanes,
      // as much as large copies reach.
      .hostBytesPerNanosecond = 52,
      .loopBytes = int64_t(8) << 30, // of 24 GB and more
      // What a process holds of a GPU's memory is not counted, nor are threads,
      // which hold none of it.
      .processBytes = 0,
      .narrowProductBytes = 0,
      .threadBytes = 0,
      .narrowThreadBytes = 0,
      .copiesState = false,
      .roundsToTf32 = true,
  };
  return figures;
}

} // namespace trc::cuda
