//===- OneDnn.h - oneDNN, opened at run time --------------------*- C++ -*-===//
//
// The documented C interface of oneDNN 2 (Debian's libdnnl2), as much of it as
// kernels here call. It is opened when first asked for, so that the runtime
// links nothing and runs without it.
//
//   Operation  what is to be done: extents, layouts, padding, ..
//     -> Plan       how the library will do it: layouts it chose, scratch
//       -> Primitive  machine code, run by any number of threads at a time
//
// One thread each call, for our own workers divide the work: the library's
// OpenMP is told so around each call, and its setting put back, since the
// thread may be the user's. Whatever the library cannot do (a type that this
// processor does not know, say) yields a plan that is false.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_ONEDNN_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_ONEDNN_H

#include "base/ElementType.h"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

namespace trc::runtime::host::onednn {

/// Whether the library is there, with all that is declared here.
bool isThere();

/// Whether it is there and the processor multiplies bf16 itself: AVX512-BF16 or
/// AMX. Elsewhere the library does it by way of f32, slowly.
bool multipliesBf16();

/// c[m, n] = op(a) op(b) + beta c in f32, row-major. Returns whether it could
/// be done: it fails for want of memory only.
bool multiply(bool transposeA, bool transposeB, int64_t m, int64_t n, int64_t k,
              const float *a, int64_t lda, const float *b, int64_t ldb,
              float beta, float *c, int64_t ldc);

/// Most dimensions of a tensor.
inline constexpr size_t mostDimensions = 12;

/// How a tensor lies in memory (`dnnl_memory_desc_t`); opaque here.
class Layout {
public:
  /// A tensor cut into blocks: `inner` are their extents by dimension, the last
  /// one innermost; strides, in elements, are from block to block.
  struct Blocks {
    std::vector<int64_t> strides;
    struct Inner {
      size_t dimension;
      int64_t extent;
    };
    std::vector<Inner> inner;
  };

  /// Strides in elements. Only f32 and bf16; other types give no layout.
  static Layout strided(ElementType type, std::span<const int64_t> extents,
                        std::span<const int64_t> strides);
  /// As the library likes it: a plan says how.
  static Layout any(ElementType type, std::span<const int64_t> extents);

  explicit operator bool() const { return valid; }
  size_t bytes() const;
  bool operator==(const Layout &other) const;
  /// Where each element lies; none where the library pads the tensor or keeps
  /// more than its elements.
  std::optional<Blocks> blocks() const;

  const void *description() const { return storage; }

private:
  friend class Plan;
  bool valid = false;
  alignas(8) std::byte storage[696];
};

/// Which tensor of an operation; the library's numbers.
enum class Argument : int {
  Source = 1,
  Destination = 17,
  Weights = 33,
  Scratch = 80,
  SourceGradient = 129,
  DestinationGradient = 145,
  WeightsGradient = 161,
};

/// A convolution: strides, gaps (of the weights' taps, 0: none) and padding of
/// each spatial dimension. Layouts are [images, features, spatial..], and
/// [groups, outputs, inputs, taps..] or without groups.
struct Convolution {
  enum class Kind { Forward, BySource, ByWeights } kind = Kind::Forward;
  Layout source, weights, destination;
  Layout weightsGradient; ///< by weights only; sums of bf16 may be f32
  std::vector<int64_t> strides, gaps, low, high;
};

/// result[m, n] = source[m, k] weights[k, n], added to what it was on demand.
struct Matmul {
  Layout source, weights, destination;
  bool accumulates = false;
};

class Plan {
public:
  Plan() = default;
  /// Not where the library has only loops that are there for completeness.
  static Plan matmul(const Matmul &matmul);
  static Plan convolution(const Convolution &convolution);
  /// Copies a tensor from one layout to another.
  static Plan reorder(const Layout &from, const Layout &to);

  explicit operator bool() const { return plan != nullptr; }
  Layout layout(Argument argument) const;
  size_t scratchBytes() const { return layout(Argument::Scratch).bytes(); }
  /// Whether it is the library's reference, which is right and slow.
  bool isPlain() const;

private:
  friend class Primitive;
  struct Destroy {
    void operator()(void *plan) const;
  };
  explicit Plan(void *plan) : plan(plan) {}
  std::unique_ptr<void, Destroy> plan;
};

class Primitive {
public:
  /// Null where the library has no memory for its code. `arguments` are what
  /// `run` is given, in that order, without the scratch memory.
  static std::unique_ptr<Primitive> make(const Plan &plan,
                                         std::vector<Argument> arguments);
  ~Primitive();

  /// Returns whether it could be done: it fails for want of memory only.
  bool run(std::initializer_list<const void *> data, void *scratch) const;

private:
  /// What one thread at a time runs with, kept for the next.
  struct Handles {
    void *stream = nullptr;
    std::vector<void *> memories; ///< of each argument
  };
  Primitive() = default;
  bool makeHandles(Handles &handles) const;
  static void destroy(Handles &handles);

  void *primitive = nullptr;
  std::vector<Argument> arguments;
  std::vector<Layout> layouts;
  mutable std::mutex mutex;
  mutable std::vector<Handles> idle;
};

} // namespace trc::runtime::host::onednn

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_ONEDNN_H
