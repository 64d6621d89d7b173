//===- EmitHostKernels.cpp - kernels of the plan to machine code ----------===//
//
// Each kernel is independent, so they are compiled on all threads of the
// context; attributes are set afterwards, in order, by one. A compiler holds
// LLVM's target machines, which take a while to make: there is one per thread
// at work, kept between kernels.
//
//===----------------------------------------------------------------------===//

#include "trc/Target/Host/Passes.h"

#include "trc/Dialect/Plan/PlanDialect.h"
#include "trc/Fusion/KernelBuilder.h"
#include "trc/Kernel/Cost.h"
#include "trc/Kernel/TileTransposes.h"
#include "trc/Target/Host/KernelCompiler.h"
#include "trc/Target/TargetDescription.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Threading.h"

#include <mutex>

namespace trc {
#define GEN_PASS_DEF_EMITHOSTKERNELS
#include "trc/Target/Host/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

namespace {

/// Compilers that no thread uses just now.
class CompilerPool {
public:
  std::unique_ptr<host::KernelCompiler> take() {
    {
      std::lock_guard<std::mutex> lock(mutex);
      if (!idle.empty()) {
        auto compiler = std::move(idle.back());
        idle.pop_back();
        return compiler;
      }
    }
    return std::make_unique<host::KernelCompiler>();
  }
  void giveBack(std::unique_ptr<host::KernelCompiler> compiler) {
    std::lock_guard<std::mutex> lock(mutex);
    idle.push_back(std::move(compiler));
  }
  /// Sum over all compilers; none may be at work.
  host::CompileTimes times() const {
    host::CompileTimes sum;
    for (const auto &compiler : idle) {
      sum.emit += compiler->times().emit;
      sum.link += compiler->times().link;
      sum.optimize += compiler->times().optimize;
      sum.generate += compiler->times().generate;
    }
    return sum;
  }

private:
  std::mutex mutex;
  std::vector<std::unique_ptr<host::KernelCompiler>> idle;
};

struct Compiled {
  kernel::Kernel kernel;
  std::vector<host::CompiledKernel> images;
};

struct EmitHostKernels : trc::impl::EmitHostKernelsBase<EmitHostKernels> {
  LogicalResult compile(plan::KernelOp op, CompilerPool &pool, Compiled &out) {
    FusionOp fusion = op.getFusion();
    FailureOr<BuiltKernel> built = buildVerifiedKernel(fusion, op.getSymName());
    if (failed(built))
      return failure();
    out.kernel = std::move(built->kernel);
    kernel::tileTransposes(out.kernel);
    if (std::string fault = kernel::verify(out.kernel); !fault.empty())
      return fusion.emitError("kernel '")
             << op.getSymName() << "' is malformed: " << fault;
    std::unique_ptr<host::KernelCompiler> compiler = pool.take();
    std::string fault = compiler->compile(out.kernel, out.images);
    pool.giveBack(std::move(compiler));
    if (!fault.empty())
      return fusion.emitError("kernel '")
             << op.getSymName() << "' cannot be compiled: " << fault;
    return success();
  }

  void runOnOperation() override {
    SmallVector<plan::KernelOp> ops;
    for (auto op : getOperation().getOps<plan::KernelOp>())
      if (!op.getVariantsAttr())
        ops.push_back(op);
    std::vector<Compiled> results(ops.size());
    CompilerPool pool;
    if (failed(failableParallelForEachN(
            &getContext(), 0, ops.size(),
            [&](size_t i) { return compile(ops[i], pool, results[i]); })))
      return signalPassFailure();

    Builder builder(&getContext());
    for (auto [op, result] : llvm::zip_equal(ops, results)) {
      SmallVector<Attribute> variants;
      for (const host::CompiledKernel &image : result.images) {
        StringRef bytes(reinterpret_cast<const char *>(image.image.data()),
                        image.image.size());
        variants.push_back(plan::VariantAttr::get(
            &getContext(), builder.getStringAttr(host::toString(image.isa)),
            int64_t(image.entry), builder.getStringAttr(bytes)));
        codeBytes += bytes.size();
      }
      op.setVariantsAttr(builder.getArrayAttr(variants));
      op.setExtent(kernel::workItems(result.kernel));
      op.setGrain(kernel::grainOf(result.kernel, describe(Target::Host).costs));
      op.setScratch(kernel::scratchBytes(result.kernel));
      ++kernels;
    }
    host::CompileTimes times = pool.times();
    emitMicroseconds += uint64_t(times.emit * 1e6);
    linkMicroseconds += uint64_t(times.link * 1e6);
    optimizeMicroseconds += uint64_t(times.optimize * 1e6);
    generateMicroseconds += uint64_t(times.generate * 1e6);
  }
};

} // namespace
