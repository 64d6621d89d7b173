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
//===----------------------------------------------------------------------===//

#include "trc/Target/CUDA/Launch.h"
#include "trc/Target/TargetDescription.h"

namespace trc::cuda {

const TargetDescription &description() {
  static const TargetDescription figures = [] {
    TargetDescription gpu;
    // From the end of one kernel of a graph to the next one's full speed.
    gpu.costs.launchNanoseconds = 2000;
    gpu.costs.bytesPerNanosecond = 3350;
    gpu.costs.cyclesPerNanosecond = 1.98;
    gpu.costs.lanes = multiprocessors * 128;
    // Every thread computes it, or one does while other warps go on.
    gpu.costs.rowLanes = multiprocessors * 128;
    // A sector of 32 bytes for each, of which the second-level cache gives a
    // multiprocessor two in a cycle.
    gpu.costs.gatherCycles = 1.0 / (2 * multiprocessors);
    // Ten exchanges, each by up to 256 threads.
    gpu.costs.loopCycles = 0;
    gpu.costs.reductionCycles = 10 * 256 / gpu.costs.lanes;
    // Little's law: 3350 bytes a nanosecond for 650 ns are in flight, 16 bytes
    // for a thread.
    gpu.costs.busyElements = multiprocessors * 1024;
    gpu.costs.busyReduced = 1024;
    gpu.costs.localBytes = mostSharedBytes;
    gpu.products = {67e3, 67e3, 495e3, 989e3};
    // A launch and a megabyte; two and the 6 MB that HBM moves in one; two.
    gpu.tying = {2300, 6000, 4000};
    // Four blocks for each multiprocessor, all at once: a block of a sum over
    // rows works on one row at a time, of 10 KB for the gradients of GPT-2's
    // norms, and waits for it; Little's law asks for 17 KB. It takes longer to
    // start two kernels than to read a megabyte with few.
    gpu.reductions = {4 * multiprocessors, int64_t(1) << 18};
    // Short products leave a GPU idle: with GPT-2's vocabulary, at least 8192
    // rows of logits in f32. Rows at multiples of 128 bytes, for tensor cores
    // and for words of 16 bytes.
    gpu.head = {int64_t(1) << 31, 64};
    // All registers of a multiprocessor. Which of such rows a block keeps, and
    // where, depends on its threads (KeepRows, RecomputeRows).
    gpu.scratch.mostRowBytes = int64_t(256) << 10;
    gpu.bufferAlignment = 64;
    // Of the 64 bytes that PCIe 5 moves in a nanosecond one way, by 16 lanes,
    // as much as large copies reach.
    gpu.hostBytesPerNanosecond = 52;
    gpu.roundsToTf32 = true;
    return gpu;
  }();
  return figures;
}

} // namespace trc::cuda
