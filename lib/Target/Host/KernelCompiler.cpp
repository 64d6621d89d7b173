//===- KernelCompiler.cpp - loop form to native images --------------------===//
//
// The emitter already writes what LLVM's canonical passes would arrive at, and
// the math library was optimised when it was built. What is left to do here is
// little: inline, remove repeated index arithmetic, move invariants out of
// loops. Then the code generator runs once per instruction set; it is where
// nearly all of the time goes.
//
//===----------------------------------------------------------------------===//

#include "trc/Target/Host/KernelCompiler.h"

#include "FlatImage.h"
#include "KernelEmitter.h"
#include "MathLibrary.h"

#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/IPO/AlwaysInliner.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/LICM.h"
#include "llvm/Transforms/Utils/Cloning.h"

#include <chrono>
#include <mutex>

using namespace llvm;

namespace trc::host {

namespace {

/// Adds the seconds of its life to a sum.
class Stopwatch {
public:
  explicit Stopwatch(double &sum) : sum(sum), start(Clock::now()) {}
  ~Stopwatch() {
    sum += std::chrono::duration<double>(Clock::now() - start).count();
  }

private:
  using Clock = std::chrono::steady_clock;
  double &sum;
  Clock::time_point start;
};

std::unique_ptr<TargetMachine> makeMachine(Isa isa, std::string &fault) {
  Triple triple("x86_64-unknown-linux-gnu");
  const Target *target = TargetRegistry::lookupTarget(triple, fault);
  if (!target)
    return nullptr;
  TargetOptions options;
  options.AllowFPOpFusion = FPOpFusion::Strict;
  return std::unique_ptr<TargetMachine>(target->createTargetMachine(
      triple, toString(isa), /*Features=*/"", options, Reloc::PIC_,
      CodeModel::Small, CodeGenOptLevel::Aggressive));
}

void optimize(Module &module) {
  LoopAnalysisManager loops;
  FunctionAnalysisManager functions;
  CGSCCAnalysisManager graphs;
  ModuleAnalysisManager modules;
  PassBuilder builder;
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(graphs);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, graphs, modules);

  ModulePassManager passes;
  passes.addPass(AlwaysInlinerPass(/*InsertLifetime=*/false));
  FunctionPassManager perFunction;
  perFunction.addPass(EarlyCSEPass());
  LoopPassManager perLoop;
  perLoop.addPass(LICMPass(LICMOptions()));
  perFunction.addPass(createFunctionToLoopPassAdaptor(std::move(perLoop),
                                                      /*UseMemorySSA=*/true));
  passes.addPass(createModuleToFunctionPassAdaptor(std::move(perFunction)));
  passes.run(module, modules);
}

void setIsa(Module &module, Isa isa) {
  for (Function &function : module)
    if (!function.isDeclaration()) {
      function.addFnAttr("no-builtins");
      // This level's tuning would use half of each AVX-512 register.
      if (isa == Isa::X86_64_V4)
        function.addFnAttr("prefer-vector-width", "512");
    }
}

} // namespace

struct KernelCompiler::Impl {
  SmallVector<std::pair<Isa, std::unique_ptr<TargetMachine>>, 2> machines;
  std::string fault;
  CompileTimes times;

  explicit Impl(ArrayRef<Isa> isas) {
    static std::once_flag once;
    std::call_once(once, [] {
      LLVMInitializeX86TargetInfo();
      LLVMInitializeX86Target();
      LLVMInitializeX86TargetMC();
      LLVMInitializeX86AsmPrinter();
    });
    for (Isa isa : isas)
      machines.emplace_back(isa, makeMachine(isa, fault));
  }

  std::unique_ptr<Module> emit(const kernel::Kernel &source, Elements elements,
                               LLVMContext &context) {
    auto module = std::make_unique<Module>("kernel", context);
    const TargetMachine &any = *machines.front().second;
    module->setDataLayout(any.createDataLayout());
    module->setTargetTriple(any.getTargetTriple());
    Stopwatch watch(times.emit);
    kernel::Kernel hoisted = source;
    kernel::hoistInvariants(hoisted);
    KernelEmitter(hoisted, *module, elements).emit();
    return module;
  }

  std::string prepare(Module &module) {
    {
      Stopwatch watch(times.link);
      if (std::string text = linkMathLibrary(module); !text.empty())
        return text;
    }
    Stopwatch watch(times.optimize);
    optimize(module);
    return "";
  }

  std::string generate(Module &module, Isa isa, TargetMachine &machine,
                       SmallVectorImpl<char> &object) {
    Stopwatch watch(times.generate);
    setIsa(module, isa);
    raw_svector_ostream stream(object);
    legacy::PassManager passes;
    if (machine.addPassesToEmitFile(passes, stream, nullptr,
                                    CodeGenFileType::ObjectFile,
                                    /*DisableVerify=*/true))
      return "no code generator for " + std::string(toString(isa));
    passes.run(module);
    return "";
  }
};

KernelCompiler::KernelCompiler(ArrayRef<Isa> isas)
    : impl(std::make_unique<Impl>(isas)) {}
KernelCompiler::~KernelCompiler() = default;

const CompileTimes &KernelCompiler::times() const { return impl->times; }

std::string KernelCompiler::compile(const kernel::Kernel &kernel,
                                    std::vector<CompiledKernel> &out,
                                    Elements elements) {
  if (!impl->fault.empty())
    return impl->fault;
  LLVMContext context;
  std::unique_ptr<Module> module = impl->emit(kernel, elements, context);
  if (std::string text = impl->prepare(*module); !text.empty())
    return text;
  for (auto &[isa, machine] : impl->machines) {
    const bool isLast = isa == impl->machines.back().first;
    std::unique_ptr<Module> mine =
        isLast ? std::move(module) : CloneModule(*module);
    SmallString<0> object;
    if (std::string text = impl->generate(*mine, isa, *machine, object);
        !text.empty())
      return text;
    FlatImage image;
    if (std::string text = linkFlatImage(object, "kernel", image);
        !text.empty())
      return text;
    if (!image.missing.empty())
      return "kernel " + kernel.name + " calls " + image.missing.front() +
             ", which is outside of its image";
    out.push_back({isa, std::move(image.bytes), image.entry});
  }
  return "";
}

} // namespace trc::host
