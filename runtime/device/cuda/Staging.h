//===- Staging.h - values on their way to a GPU -----------------*- C++ -*-===//
//
// A write copies the caller's bytes to pinned memory and returns; the rest is
// enqueued:
//
//   caller ──copy──> pinned ──upload stream──> staging ──main stream──> memory
//
// The upload runs beside what the GPU computes, so that the next batch is there
// when the step ends; its place in the order of main is the last copy, within
// the GPU and so done in microseconds. Addresses of ports never change.
//
// Pinned and staging memory are one ring each, of the same size, which grows
// with the largest write, up to 32 MiB: what a small program holds of a GPU is
// small. A piece of them is free again when the last copy is done.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_CUDA_STAGING_H
#define TRC_RUNTIME_DEVICE_CUDA_STAGING_H

#include "device/cuda/CudaMemory.h"

#include <array>
#include <mutex>

namespace trc::runtime::cuda {

class Staging {
public:
  explicit Staging(std::shared_ptr<Context> context)
      : context(std::move(context)) {}
  ~Staging();

  /// Waits only when the ring is full. From any thread.
  Status write(CUdeviceptr to, const void *from, size_t bytes);

private:
  static constexpr size_t least = size_t(64) << 10;
  static constexpr size_t mostPieces = 64;

  struct Piece {
    size_t begin = 0, end = 0; ///< in the ring
    std::unique_ptr<Event> arrived;
  };

  /// Makes the rings, or larger ones, so that two batches of two writes of that
  /// size are on their way at once; larger writes go in several pieces, as all
  /// do that a GPU has no memory for.
  Status open(size_t bytes);
  Status dropOldest();
  /// The next piece, of that many bytes, once it is free.
  Result<Piece *> take(size_t bytes);
  Status send(CUdeviceptr to, const void *from, size_t bytes);

  std::shared_ptr<Context> context;
  std::mutex lock;
  std::unique_ptr<PinnedMemory> pinned; ///< null before the first write
  std::unique_ptr<Memory> staging;
  size_t capacity = 0; ///< bytes of each
  size_t most = size_t(32) << 20;
  std::unique_ptr<Event> uploaded;
  std::array<Piece, mostPieces> pieces; ///< `count` from `oldest` are in use
  size_t oldest = 0, count = 0, next = 0;
};

} // namespace trc::runtime::cuda

#endif // TRC_RUNTIME_DEVICE_CUDA_STAGING_H
