//===- PrintKernels.cpp - prints the loop form of every fusion ------------===//
//
// For people and tests; nothing depends on the text.
//
//===----------------------------------------------------------------------===//

#include "trc/Fusion/KernelBuilder.h"
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
    unsigned number = 0;
    std::string text;
    getOperation().walk([&](FusionOp fusion) {
      std::string name = (getOperation().getSymName() + "_" + fusion.getKind() +
                          "_" + Twine(number++))
                             .str();
      std::string reason;
      FailureOr<BuiltKernel> built =
          buildKernel(clusterOf(fusion), name, reason);
      text += succeeded(built) ? kernel::toString(built->kernel)
                               : name + ": " + reason + "\n";
    });
    // One write, so that functions worked on in parallel do not mix.
    llvm::outs() << text;
  }
};
} // namespace
