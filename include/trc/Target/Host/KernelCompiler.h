//===- KernelCompiler.h - loop form to native images ------------*- C++ -*-===//
//
// A kernel in the loop form becomes, for each instruction set, a flat image:
// position-independent machine code with its constants, which refers to nothing
// outside itself. The runtime maps it read + execute and calls
//
//   void kernel(void *const *operands, int64_t begin, int64_t end,
//               void *scratch);
//
// Equal kernels give equal bytes. One `KernelCompiler` per thread; different
// ones may work at the same time.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TARGET_HOST_KERNELCOMPILER_H
#define TRC_TARGET_HOST_KERNELCOMPILER_H

#include "trc/Kernel/LoopForm.h"
#include "trc/Target/Host/Architectures.h"

#include "llvm/ADT/ArrayRef.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace trc::host {

struct CompiledKernel {
  Isa isa = Isa::X86_64_V3;
  std::vector<uint8_t> image; ///< to be placed at a multiple of 64
  uint64_t entry = 0;         ///< of the function, from the image's start
};

/// Where the time went, in seconds, summed over kernels.
struct CompileTimes {
  double emit = 0, link = 0, optimize = 0, generate = 0;
};

/// What an image knows of the number of elements of a map over one flat index:
/// all, or that there are no more than the kernel says (ImageForm.h).
enum class Elements : uint8_t { Known, Any };

class KernelCompiler {
public:
  /// For the instruction sets `isas`, of which there is one at least.
  explicit KernelCompiler(llvm::ArrayRef<Isa> isas = allIsas);
  ~KernelCompiler();

  /// Compiles for each instruction set, in order. Returns an empty string, or
  /// what went wrong. The kernel must verify.
  std::string compile(const kernel::Kernel &kernel,
                      std::vector<CompiledKernel> &out,
                      Elements elements = Elements::Known);

  const CompileTimes &times() const;

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace trc::host

#endif // TRC_TARGET_HOST_KERNELCOMPILER_H
