//===- PrintKernels.cpp - prints the loop form of every fusion ------------===//
//
// For people and tests; nothing depends on the text.
//
//===----------------------------------------------------------------------===//

#include "trc/Fusion/KernelStore.h"
#include "trc/Fusion/Passes.h"

#include "llvm/Support/raw_ostream.h"

namespace trc {
#define GEN_PASS_DEF_PRINTKERNELS
#include "trc/Fusion/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

namespace {
struct PrintKernelsPass : public trc::impl::PrintKernelsBase<PrintKernelsPass> {
  using PrintKernelsBase::PrintKernelsBase;

  void runOnOperation() override {
    // In the order of the text, whatever threads other passes use.
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      unsigned number = 0;
      function.walk([&](FusionOp fusion) {
        std::string name = (function.getSymName() + "_" + fusion.getKind() +
                            "_" + Twine(number++))
                               .str();
        const std::shared_ptr<const KeptKernel> kept = kernelOf(fusion);
        kernel::Kernel kernel = kept->built.kernel;
        kernel.name = name;
        llvm::outs() << (kept->isKernel ? kernel::toString(kernel)
                                        : name + ": " + kept->misfit + "\n");
      });
    }
  }
};
} // namespace
