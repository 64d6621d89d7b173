//===- LibraryKernel.h - kernels that the host runtime brings ---*- C++ -*-===//
//
// A command of the artifact calls either native code, compiled for the program,
// or a library kernel, found by name here: matrix products, gathers, sorts, and
// every operation that no fused kernel does.
//
//   bind (once)                       run (every step)
//   name, types, attributes, callees  phase 0: ranges of [0, extent) on workers
//     -> factory -> BoundKernel         barrier
//        phases, scratch, workspace   phase 1: ...
//
// Binding parses and validates everything: afterwards `run` trusts its plan,
// allocates nothing (a failing check allocates its message), hashes nothing. A
// bound kernel is immutable, so several sessions may share it; what a run has
// to remember between phases lives in the workspace that the caller provides.
//
// Promises of every kernel:
// - The results do not depend on how [0, extent) is cut into ranges, nor on
//   which worker runs a range, nor on the number of workers.
// - All reads and writes stay inside the operands as their types say, whatever
//   the values in memory are (indices are clamped or dropped).
// - Results may not overlap operands, with these exceptions, which a kernel
//   recognises by equal pointers: an elementwise operation's result may be any
//   operand of the same storage size and shape; the results of
//   dynamic_update_slice, scatter and trc.scatter_rows may be the operands that
//   they update (and then only the touched elements are written); that of
//   trc.contract and trc.matmul may be the operand that the product is added
//   to; those of reshape, optimization_barrier, bitcast_convert of equal width
//   and trc.copy may be their operands.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_LIBRARYKERNEL_H
#define TRC_RUNTIME_DEVICE_HOST_LIBRARYKERNEL_H

#include "base/ElementType.h"
#include "base/Status.h"
#include "device/Call.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trc::runtime::host {

/// A native kernel that a library kernel calls by pointer: comparator, reducer,
/// scatter body. Its operands are pointers to scalars, inputs and then outputs;
/// called with begin = 0, end = 1.
using Callee = void (*)(void *const *operands, int64_t begin, int64_t end,
                        void *scratch);

/// What a command says about its call. Alive during bind only: a kernel copies
/// what it keeps.
struct BindRequest {
  std::string_view name; ///< of the kernel, "stablehlo.sort"
  std::span<const OperandType> operands;
  std::span<const Attribute> attributes;
  std::span<const Callee> callees;
  /// Bytes that the callees need; `Command.scratch`.
  int64_t calleeScratch = 0;
  /// Newest instruction set to use, "x86-64-v3"; empty: the machine's best.
  std::string_view isa = {};
  /// Workers that will do it, where that is known. Results may not depend on
  /// it.
  unsigned workers = 2;
};

/// A stretch of work whose items may run in any order and at the same time.
/// Between two phases all workers meet.
struct Phase {
  int64_t extent = 1; ///< work items at most; with 0 the phase is skipped
  int64_t grain = 1;  ///< smallest range worth a worker's while
  /// Workers that it is worth where their cores are apart; 0: extent / grain.
  int64_t worth = 0;
};

/// What one call of `run` works with.
struct RunArguments {
  void *const *operands = nullptr; ///< in the command's order
  void *workspace = nullptr;       ///< shared by all workers and phases
  void *scratch = nullptr;         ///< private to this worker
};

/// A kernel with its types, attributes and callees bound.
class BoundKernel {
public:
  virtual ~BoundKernel();

  /// Does the work items [begin, end) of phase `phase`.
  virtual Status run(unsigned phase, const RunArguments &arguments,
                     int64_t begin, int64_t end) const = 0;

  /// Work items of phase `phase` with these operands: fewer than it says where
  /// a result is the operand that it updates, and there is nothing to copy. A
  /// worker that is woken for nothing costs more than a row of a cache.
  virtual int64_t extentOf(unsigned phase, void *const * /*operands*/) const {
    return phases[phase].extent;
  }

  /// At least one.
  std::vector<Phase> phases = {Phase{}};
  /// Bytes of scratch per worker, aligned to 64. Contents are not kept from one
  /// range to the next.
  int64_t scratchBytes = 0;
  /// Bytes of workspace per run, aligned to 64. Undefined at the start of a
  /// run, kept from phase to phase. Commands that run one after another may
  /// share it.
  int64_t workspaceBytes = 0;
};

/// Makes a bound kernel or says why not.
using Factory =
    std::function<Status(const BindRequest &, std::unique_ptr<BoundKernel> &)>;

/// Kernels by name. A runtime starts from a copy of `builtinKernels()` and adds
/// its user's kernels to it.
class KernelRegistry {
public:
  /// Replaces a kernel of the same name.
  void add(std::string name, Factory factory);
  /// The factory, or null.
  const Factory *find(std::string_view name) const;
  std::vector<std::string> names() const;

  /// Finds the kernel and binds it; failure messages begin with its name.
  Status bind(const BindRequest &request,
              std::unique_ptr<BoundKernel> &kernel) const;

private:
  std::map<std::string, Factory, std::less<>> factories;
};

/// Every operation of StableHLO, chlo and check that a program may call, and
/// `trc.*`. Thread-safe.
const KernelRegistry &builtinKernels();

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_LIBRARYKERNEL_H
