//===- EmitCudaKernels.cpp - kernels of the plan to CUDA C++ --------------===//
//
// Text first, for everything, one kernel after the other; then every distinct
// text is compiled, on all threads of the context. Two kernels whose texts
// differ by the function's name only are one.
//
//===----------------------------------------------------------------------===//

#include "trc/Target/CUDA/Passes.h"

#include "DescribeKernel.h"
#include "GroupKernels.h"
#include "LibraryKernels.h"
#include "trc/Dialect/Plan/PlanDialect.h"
#include "trc/Fusion/KernelBuilder.h"
#include "trc/Plan/KernelAttributes.h"
#include "trc/Target/CUDA/Architectures.h"
#include "trc/Target/CUDA/KernelText.h"
#include "trc/Target/CUDA/Nvrtc.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Threading.h"
#include "llvm/ADT/StringMap.h"

#include <chrono>
#include <numeric>

namespace trc {
#define GEN_PASS_DEF_EMITCUDAKERNELS
#include "trc/Target/CUDA/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

/// What every address of each operand of each kernel is a multiple of: the
/// smallest offset that a call has, from places that are aligned to 64 bytes.
static llvm::StringMap<std::vector<int64_t>> findAlignments(ModuleOp module) {
  constexpr int64_t ofPlaces = 64;
  llvm::StringMap<std::vector<int64_t>> result;
  module.walk([&](plan::CallOp call) {
    auto symbol = dyn_cast<FlatSymbolRefAttr>(call.getKernel());
    if (!symbol)
      return;
    std::vector<int64_t> &list = result[symbol.getValue()];
    list.resize(call.getOffsets().size(), ofPlaces);
    for (auto [alignment, offset] : llvm::zip_equal(list, call.getOffsets()))
      alignment = std::gcd(alignment, offset);
  });
  return result;
}

namespace {

struct EmitCudaKernels : trc::impl::EmitCudaKernelsBase<EmitCudaKernels> {
  using EmitCudaKernelsBase::EmitCudaKernelsBase;

  void runOnOperation() override {
    // Groups first: a member that is left alone is called as it is.
    if (failed(cuda::writeGroups(getOperation())) || failed(writeFusions()) ||
        failed(cuda::writeLibraryCalls(getOperation(), shared)))
      return signalPassFailure();
    if (!textOnly && failed(compileTexts()))
      return signalPassFailure();
  }

  LogicalResult writeFusions() {
    llvm::StringMap<std::vector<int64_t>> alignments =
        findAlignments(getOperation());
    Builder builder(&getContext());
    // Text without the function's name: the kernel that has it.
    llvm::StringMap<plan::KernelOp> known;
    for (auto op : getOperation().getOps<plan::KernelOp>()) {
      auto called = alignments.find(op.getSymName());
      // What nobody calls is a scalar function of a library call.
      if (op.getSourceAttr() || called == alignments.end())
        continue;
      FusionOp fusion = op.getFusion();
      FailureOr<BuiltKernel> built =
          buildVerifiedKernel(fusion, op.getSymName());
      if (failed(built))
        return failure();
      cuda::KernelText result;
      std::string fault =
          cuda::writeKernel(built->kernel, {called->second}, result);
      if (!fault.empty())
        return fusion.emitError("no CUDA kernel can be written, because ")
               << fault;
      std::string symbol = "trc_" + op.getSymName().str(), key = result.text;
      key.erase(key.find(symbol), symbol.size());
      if (result.readAgain > 0)
        op->setAttr(plan::readAgainAttrName,
                    builder.getI64IntegerAttr(result.readAgain));
      auto [it, inserted] = known.try_emplace(key, op);
      plan::KernelOp first = it->second;
      if (inserted) {
        const cuda::Launch &launch = result.launch;
        op.setSource(cuda::describeKernel(op) + result.text);
        op.setSymbol(symbol);
        op.setLaunchAttr(plan::LaunchAttr::get(&getContext(), launch.grid[0],
                                               launch.grid[1], launch.grid[2],
                                               launch.block, launch.shared));
        continue;
      }
      ++shared;
      op.setSourceAttr(first.getSourceAttr());
      op.setSymbolAttr(first.getSymbolAttr());
      op.setLaunchAttr(first.getLaunchAttr());
    }
    return success();
  }

  /// One text for one architecture.
  struct Job {
    StringAttr source, symbol;
    std::string architecture;
    Location location;
    cuda::CompiledText result;
  };

  LogicalResult compileTexts() {
    std::vector<std::string> wanted(architectures.begin(), architectures.end());
    if (wanted.empty())
      wanted = cuda::defaultArchitectures();
    if (!llvm::is_contained(wanted, cuda::assembledFromPortable))
      wanted.push_back(cuda::portableArchitecture.str());
    SmallVector<plan::KernelOp> ops;
    std::vector<Job> jobs;
    llvm::DenseMap<Attribute, size_t> firstJob;
    for (auto op : getOperation().getOps<plan::KernelOp>()) {
      StringAttr source = op.getSourceAttr();
      if (!source || op.getVariantsAttr())
        continue;
      ops.push_back(op);
      if (!firstJob.try_emplace(source, jobs.size()).second)
        continue;
      ++kernels;
      for (const std::string &architecture : wanted)
        jobs.push_back(
            {source, op.getSymbolAttr(), architecture, op.getLoc(), {}});
    }
    if (jobs.empty())
      return success();
    std::string fault;
    std::unique_ptr<cuda::Nvrtc> compiler = cuda::Nvrtc::open(nvrtc, fault);
    if (!compiler)
      return emitError(UnknownLoc::get(&getContext()), fault);
    for (const std::string &architecture : wanted)
      if (fault = compiler->check(architecture); !fault.empty())
        return emitError(UnknownLoc::get(&getContext()), fault);
    auto start = std::chrono::steady_clock::now();
    if (failed(failableParallelForEach(&getContext(), jobs, [&](Job &job) {
          return compile(*compiler, job);
        })))
      return failure();
    std::chrono::duration<double> seconds =
        std::chrono::steady_clock::now() - start;
    compileMicroseconds += static_cast<uint64_t>(seconds.count() * 1e6);
    for (plan::KernelOp op : ops) {
      op->setAttr(
          plan::toolkitAttrName,
          Builder(&getContext()).getI64IntegerAttr(compiler->toolkit()));
      attach(op, ArrayRef<Job>(jobs).slice(firstJob.lookup(op.getSourceAttr()),
                                           wanted.size()));
    }
    return success();
  }

  static LogicalResult compile(const cuda::Nvrtc &compiler, Job &job) {
    std::string fault = compiler.compile(job.source.str(), job.symbol.str(),
                                         job.architecture, job.result);
    if (fault.empty())
      return success();
    return emitError(job.location, "kernel '")
           << job.symbol.getValue() << "' cannot be compiled for "
           << job.architecture << ": " << fault;
  }

  void attach(plan::KernelOp op, ArrayRef<Job> jobs) {
    Builder builder(&getContext());
    SmallVector<Attribute> variants, resources;
    auto addVariant = [&](StringRef isa, const std::string &image) {
      variants.push_back(plan::VariantAttr::get(&getContext(),
                                                builder.getStringAttr(isa), 0,
                                                builder.getStringAttr(image)));
      codeBytes += image.size();
    };
    const std::string *portable = nullptr;
    for (const Job &job : jobs) {
      if (job.architecture == cuda::portableArchitecture) {
        portable = &job.result.image;
        continue;
      }
      if (job.architecture == cuda::assembledFromPortable)
        portable = &job.result.assembledFrom;
      addVariant(job.architecture, job.result.image);
      const cuda::Resources &used = job.result.resources;
      resources.push_back(plan::ResourcesAttr::get(
          &getContext(), builder.getStringAttr(job.architecture),
          used.registers, used.shared, used.stack, used.spills));
    }
    addVariant(cuda::portableArchitecture, *portable);
    op.setVariantsAttr(builder.getArrayAttr(variants));
    op.setResourcesAttr(builder.getArrayAttr(resources));
  }
};

} // namespace
