//===- EmitCudaKernels.cpp - kernels of the plan to CUDA C++ --------------===//
//
// Text first, for everything, one kernel after the other; then every distinct
// text is compiled, several as one translation unit (TranslationUnits.h), on
// all threads of the context. Two kernels whose texts differ by the function's
// name only are one.
//
//===----------------------------------------------------------------------===//

#include "trc/Target/CUDA/Passes.h"

#include "DescribeKernel.h"
#include "GroupKernels.h"
#include "LibraryKernels.h"
#include "TranslationUnits.h"
#include "trc/Dialect/Plan/PlanDialect.h"
#include "trc/Fusion/KernelStore.h"
#include "trc/Plan/KernelAttributes.h"
#include "trc/Target/CUDA/Architectures.h"
#include "trc/Target/CUDA/KernelText.h"
#include "trc/Target/CUDA/Nvrtc.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Threading.h"
#include "llvm/ADT/DenseSet.h"
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
    uint64_t built = 0;
    const bool isWritten =
        succeeded(cuda::writeGroups(getOperation(), built)) &&
        succeeded(writeFusions(built)) &&
        succeeded(cuda::writeLibraryCalls(
            getOperation(),
            cuda::haveGroupProducts(std::vector<std::string>(
                architectures.begin(), architectures.end())),
            shared, built));
    numBuilt += built;
    if (!isWritten)
      return signalPassFailure();
    if (!textOnly && failed(compileTexts()))
      return signalPassFailure();
  }

  LogicalResult writeFusions(uint64_t &count) {
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
          verifiedKernelOf(fusion, op.getSymName(), &count);
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

  /// A text of the plan: a kernel, or several that are called alike.
  struct Text {
    StringAttr source, symbol;
    Location location;
    bool isAlone;
    SmallVector<cuda::CompiledText, 4> images; ///< for each architecture
  };

  /// A unit of texts for one architecture.
  struct Job {
    ArrayRef<unsigned> texts;
    size_t architecture; ///< its number
  };

  LogicalResult compileTexts() {
    std::vector<std::string> wanted = cuda::imagesFor(
        std::vector<std::string>(architectures.begin(), architectures.end()));
    // PTX comes with the one that is assembled from it, or once by itself.
    if (llvm::is_contained(wanted, cuda::assembledFromPortable))
      wanted.pop_back();
    SmallVector<plan::KernelOp> ops;
    std::vector<Text> texts;
    llvm::DenseMap<Attribute, size_t> numbers;
    for (auto op : getOperation().getOps<plan::KernelOp>()) {
      StringAttr source = op.getSourceAttr();
      if (!source || op.getVariantsAttr())
        continue;
      ops.push_back(op);
      if (!numbers.try_emplace(source, texts.size()).second)
        continue;
      ++kernels;
      // The tables of groups, 16 bytes for a member, lie where an image has
      // 64 KiB.
      constexpr size_t mostMembers = 128;
      const bool isAlone =
          op->hasAttr(plan::compiledAloneAttrName) ||
          (op.getMembersAttr() && op.getMembersAttr().size() > mostMembers);
      texts.push_back({source, op.getSymbolAttr(), op.getLoc(), isAlone, {}});
      texts.back().images.resize(wanted.size());
    }
    if (texts.empty())
      return success();
    std::string fault;
    std::unique_ptr<cuda::Nvrtc> compiler = cuda::Nvrtc::open(nvrtc, fault);
    if (!compiler)
      return emitError(UnknownLoc::get(&getContext()), fault);
    for (const std::string &architecture : wanted)
      if (fault = compiler->check(architecture); !fault.empty())
        return emitError(UnknownLoc::get(&getContext()), fault);
    auto start = std::chrono::steady_clock::now();
    if (failed(compileUnits(*compiler, wanted, texts)))
      return failure();
    std::chrono::duration<double> seconds =
        std::chrono::steady_clock::now() - start;
    compileMicroseconds += static_cast<uint64_t>(seconds.count() * 1e6);
    for (plan::KernelOp op : ops) {
      op->setAttr(
          plan::toolkitAttrName,
          Builder(&getContext()).getI64IntegerAttr(compiler->toolkit()));
      op->removeAttr(plan::compiledAloneAttrName);
      attach(op, wanted, texts[numbers.lookup(op.getSourceAttr())]);
    }
    return success();
  }

  LogicalResult compileUnits(const cuda::Nvrtc &compiler,
                             ArrayRef<std::string> wanted,
                             std::vector<Text> &texts) {
    SmallVector<cuda::KernelSource> sources;
    for (const Text &text : texts)
      sources.push_back(sourceOf(text));
    const auto units = cuda::divideIntoUnits(sources);
    std::vector<Job> jobs;
    for (ArrayRef<unsigned> unit : units)
      for (size_t architecture = 0; architecture < wanted.size();
           ++architecture)
        jobs.push_back({unit, architecture});
    return failableParallelForEach(&getContext(), jobs, [&](const Job &job) {
      return compile(compiler, wanted, texts, job);
    });
  }

  static cuda::KernelSource sourceOf(const Text &text) {
    return {text.source.getValue(), text.symbol.getValue(), text.isAlone};
  }

  static LogicalResult compile(const cuda::Nvrtc &compiler,
                               ArrayRef<std::string> wanted,
                               std::vector<Text> &texts, const Job &job) {
    SmallVector<cuda::KernelSource> sources;
    for (unsigned number : job.texts)
      sources.push_back(sourceOf(texts[number]));
    cuda::CompiledText unit;
    const std::string fault =
        compiler.compile(cuda::writeUnit(sources), sources.front().symbol.str(),
                         wanted[job.architecture], unit);
    for (unsigned number : job.texts) {
      Text &text = texts[number];
      cuda::CompiledText &image = text.images[job.architecture];
      const bool spills =
          fault.empty() && unit.resources[text.symbol.str()].spills > 0;
      if (job.texts.size() > 1 && (spills || !fault.empty())) {
        // By itself it is assembled again, or says what is wrong with it.
        if (failed(compile(compiler, wanted, texts,
                           Job{number, job.architecture})))
          return failure();
        continue;
      }
      if (!fault.empty())
        return emitError(text.location, "kernel '")
               << text.symbol.getValue() << "' cannot be compiled for "
               << wanted[job.architecture] << ": " << fault;
      image = unit;
    }
    return success();
  }

  void attach(plan::KernelOp op, ArrayRef<std::string> wanted,
              const Text &text) {
    Builder builder(&getContext());
    SmallVector<Attribute> variants, resources;
    auto addVariant = [&](StringRef isa, const std::string &image) {
      StringAttr bytes = builder.getStringAttr(image);
      variants.push_back(plan::VariantAttr::get(
          &getContext(), builder.getStringAttr(isa), 0, bytes));
      if (images.insert(bytes).second)
        codeBytes += image.size();
    };
    const std::string *portable = nullptr;
    for (auto [architecture, compiled] : llvm::zip_equal(wanted, text.images)) {
      if (architecture == cuda::portableArchitecture) {
        portable = &compiled.image;
        continue;
      }
      if (architecture == cuda::assembledFromPortable)
        portable = &compiled.assembledFrom;
      addVariant(architecture, compiled.image);
      const auto found = compiled.resources.find(text.symbol.str());
      const cuda::Resources used =
          found == compiled.resources.end() ? cuda::Resources() : found->second;
      resources.push_back(plan::ResourcesAttr::get(
          &getContext(), builder.getStringAttr(architecture), used.registers,
          used.shared, used.stack, used.spills));
    }
    addVariant(cuda::portableArchitecture, *portable);
    op.setVariantsAttr(builder.getArrayAttr(variants));
    op.setResourcesAttr(builder.getArrayAttr(resources));
  }

  llvm::DenseSet<Attribute> images; ///< that are attached
};

} // namespace
