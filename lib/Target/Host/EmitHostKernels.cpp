//===- EmitHostKernels.cpp - kernels of the plan to machine code ----------===//
//
// Each kernel is independent, so they are built, and then compiled, on all
// threads of the context; attributes are set afterwards, in order, by one.
// Kernels of one form have one image (ImageForm.h): generating code is where
// the time of a program with many small kernels goes. A compiler holds LLVM's
// target machines, which take a while to make: there is one per thread at work,
// kept between kernels.
//
//===----------------------------------------------------------------------===//

#include "trc/Target/Host/Passes.h"

#include "trc/Dialect/Plan/PlanDialect.h"
#include "trc/Fusion/KernelStore.h"
#include "trc/Kernel/Cost.h"
#include "trc/Kernel/TileTransposes.h"
#include "trc/Target/Host/ImageForm.h"
#include "trc/Target/Host/KernelCompiler.h"
#include "trc/Target/TargetDescription.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Threading.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/xxhash.h"

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
  explicit CompilerPool(std::vector<host::Isa> isas) : isas(std::move(isas)) {}
  std::unique_ptr<host::KernelCompiler> take() {
    {
      std::lock_guard<std::mutex> lock(mutex);
      if (!idle.empty()) {
        auto compiler = std::move(idle.back());
        idle.pop_back();
        return compiler;
      }
    }
    return std::make_unique<host::KernelCompiler>(isas);
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
  const std::vector<host::Isa> isas;
  std::mutex mutex;
  std::vector<std::unique_ptr<host::KernelCompiler>> idle;
};

/// What a call has to know of a kernel, and its forms as text.
struct Built {
  int64_t extent = 0, grain = 0, scratch = 0;
  kernel::Kernel form, formOfAnySize;
  std::string text, textOfAnySize;
  size_t image = 0;
};

struct Image {
  const kernel::Kernel *form = nullptr;
  host::Elements elements = host::Elements::Known;
  plan::KernelOp op; ///< the first of its kernels
  std::vector<host::CompiledKernel> variants;
};

/// Images of the kernels, each once. A map of many sizes gets one image for
/// all, whose last elements take a little longer than by code that knows how
/// many these are.
std::vector<Image> shareImages(ArrayRef<plan::KernelOp> ops,
                               std::vector<Built> &kernels) {
  constexpr size_t fewSizes = 16;
  llvm::StringMap<llvm::DenseSet<uint64_t>> sizes;
  for (const Built &kernel : kernels)
    sizes[kernel.textOfAnySize].insert(llvm::xxh3_64bits(kernel.text));
  std::vector<Image> images;
  llvm::StringMap<size_t> numbers;
  for (auto [op, kernel] : llvm::zip_equal(ops, kernels)) {
    const bool isAny = sizes[kernel.textOfAnySize].size() > fewSizes;
    // Forms of the two kinds may have one text.
    const std::string key =
        (isAny ? "any " + kernel.textOfAnySize : kernel.text);
    auto [it, inserted] = numbers.try_emplace(key, images.size());
    kernel.image = it->second;
    if (inserted)
      images.push_back({isAny ? &kernel.formOfAnySize : &kernel.form,
                        isAny ? host::Elements::Any : host::Elements::Known,
                        op,
                        {}});
  }
  return images;
}

struct EmitHostKernels : trc::impl::EmitHostKernelsBase<EmitHostKernels> {
  using EmitHostKernelsBase::EmitHostKernelsBase;

  LogicalResult build(plan::KernelOp op, Built &out) {
    FusionOp fusion = op.getFusion();
    uint64_t count = 0;
    FailureOr<BuiltKernel> built =
        verifiedKernelOf(fusion, op.getSymName(), &count);
    numBuilt += count;
    if (failed(built))
      return failure();
    kernel::Kernel &kernel = built->kernel;
    kernel::tileTransposes(kernel);
    if (std::string fault = kernel::verify(kernel); !fault.empty())
      return fusion.emitError("kernel '")
             << op.getSymName() << "' is malformed: " << fault;
    out.extent = kernel::workItems(kernel);
    out.grain = kernel::grainOf(kernel, describe(Target::Host).costs);
    out.scratch = kernel::scratchBytes(kernel);
    out.form = host::imageForm(kernel);
    out.formOfAnySize = host::imageFormOfAnySize(kernel);
    out.text = toString(out.form);
    out.textOfAnySize = toString(out.formOfAnySize);
    return success();
  }

  LogicalResult compile(Image &image, CompilerPool &pool) {
    std::unique_ptr<host::KernelCompiler> compiler = pool.take();
    std::string fault =
        compiler->compile(*image.form, image.variants, image.elements);
    pool.giveBack(std::move(compiler));
    if (!fault.empty())
      return image.op.getFusion().emitError("kernel '")
             << image.op.getSymName() << "' cannot be compiled: " << fault;
    return success();
  }

  void runOnOperation() override {
    const std::vector<std::string> names(architectures.begin(),
                                         architectures.end());
    for (const std::string &name : names)
      if (std::string fault = host::checkArchitecture(name); !fault.empty()) {
        getOperation().emitError("architectures: ") << fault;
        return signalPassFailure();
      }
    SmallVector<plan::KernelOp> ops;
    for (auto op : getOperation().getOps<plan::KernelOp>())
      if (!op.getVariantsAttr())
        ops.push_back(op);
    std::vector<Built> built(ops.size());
    if (failed(failableParallelForEachN(
            &getContext(), 0, ops.size(),
            [&](size_t i) { return build(ops[i], built[i]); })))
      return signalPassFailure();
    std::vector<Image> images = shareImages(ops, built);
    CompilerPool pool(host::isasOf(names));
    if (failed(failableParallelForEachN(
            &getContext(), 0, images.size(),
            [&](size_t i) { return compile(images[i], pool); })))
      return signalPassFailure();

    Builder builder(&getContext());
    SmallVector<Attribute> variants;
    for (const Image &image : images) {
      SmallVector<Attribute> parts;
      for (const host::CompiledKernel &variant : image.variants) {
        StringRef bytes(reinterpret_cast<const char *>(variant.image.data()),
                        variant.image.size());
        parts.push_back(plan::VariantAttr::get(
            &getContext(), builder.getStringAttr(host::toString(variant.isa)),
            int64_t(variant.entry), builder.getStringAttr(bytes)));
        codeBytes += bytes.size();
      }
      variants.push_back(builder.getArrayAttr(parts));
    }
    for (auto [op, kernel] : llvm::zip_equal(ops, built)) {
      op.setVariantsAttr(cast<ArrayAttr>(variants[kernel.image]));
      op.setExtent(kernel.extent);
      op.setGrain(kernel.grain);
      op.setScratch(kernel.scratch);
      ++kernels;
    }
    shared += ops.size() - images.size();
    host::CompileTimes times = pool.times();
    emitMicroseconds += uint64_t(times.emit * 1e6);
    linkMicroseconds += uint64_t(times.link * 1e6);
    optimizeMicroseconds += uint64_t(times.optimize * 1e6);
    generateMicroseconds += uint64_t(times.generate * 1e6);
  }
};

} // namespace
