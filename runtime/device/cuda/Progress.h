//===- Progress.h - how far a GPU is with its exchanges ---------*- C++ -*-===//
//
// A GPU that hangs leaves no error, and all that the host sees is that a run
// does not end: so do the runs of all ranks that wait for it. So each GPU
// copies the number of an exchange into the host's memory when it comes to it,
// in the order of its own work, and of a run when it has ended that:
//
//   main         .. run 3 ..                           0 ── runs: 3 ── mark
//   collective        1 ── exchange ── 2 ── exchange
//
// What is copied lies on the GPU, so that a graph may hold the copies and be
// replayed.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_CUDA_PROGRESS_H
#define TRC_RUNTIME_DEVICE_CUDA_PROGRESS_H

#include "comm/Communicator.h"
#include "device/cuda/CudaMemory.h"

#include <atomic>

namespace trc::runtime::cuda {

class Progress {
public:
  static Result<std::unique_ptr<Progress>>
  create(const std::shared_ptr<Context> &context);

  /// What comes in `stream` is the run's next exchange. Of the run's thread.
  Status beginExchange(CUstream stream);
  /// What is in the main stream is the whole run. Of the run's thread.
  Status endRun();
  /// From any thread.
  DevicePlace place() const;

private:
  explicit Progress(std::shared_ptr<Context> context)
      : context(std::move(context)) {}

  /// Of both, modulo this: more than runs that are enqueued at a time; an
  /// exchange beyond counts as the last.
  static constexpr uint32_t count = 4096;
  enum Word { Exchange, Runs };
  Status copy(uint32_t number, Word to, CUstream stream);
  uint32_t read(Word from) const;

  std::shared_ptr<Context> context;
  std::unique_ptr<PinnedMemory> words; ///< u32, by Word
  std::unique_ptr<Memory> numbers;     ///< u32 [count], of the GPU: 0, 1, ..;
                                       ///< goes first, and waits for the copies
  uint32_t exchanges = 0;              ///< of the run that is enqueued
  std::atomic<uint64_t> runs{0};       ///< that were enqueued
};

} // namespace trc::runtime::cuda

#endif // TRC_RUNTIME_DEVICE_CUDA_PROGRESS_H
