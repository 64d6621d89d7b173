//===- Hooks.cpp - the passes of a GPU ------------------------------------===//
//
// What a GPU does differently in each phase, with the reason above each pass.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Offload/Passes.h"
#include "trc/Simplify/Passes.h"
#include "trc/Target/CUDA/Architectures.h"
#include "trc/Target/CUDA/DeviceHeaders.h"
#include "trc/Target/CUDA/GpuHere.h"
#include "trc/Target/CUDA/Passes.h"
#include "trc/Target/CUDA/Workspace.h"
#include "trc/Target/TargetDescription.h"
#include "trc/Target/TargetHooks.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;

namespace trc::cuda {

static void complete(TargetOptions &options) {
  const std::optional<std::string> here = architectureHere();
  options.machine = here ? productLibraryHere() : std::string();
  if (options.architectures.empty())
    options.architectures =
        here ? std::vector<std::string>{*here} : defaultArchitectures();
}

static std::vector<std::pair<std::string, std::string>>
recorded(const TargetOptions &options) {
  std::vector<std::pair<std::string, std::string>> list;
  for (const std::string &architecture : options.architectures)
    list.emplace_back("cuda-arch", architecture);
  if (!options.machine.empty())
    list.emplace_back("picks", options.machine);
  return list;
}

static void specialize(OpPassManager &passes, bool remarks) {
  OpPassManager &function = passes.nest<func::FuncOp>();
  // Tensor cores want rows of whole words; what the heads above left odd.
  function.addPass(createPadProducts());
  // The library of a GPU wants matrices, and places in memory for labels ..
  function.addPass(createConvertContractToMatmul({.remarks = remarks}));
  // .. and can do what follows a product before fusion takes that.
  function.addPass(createFuseEpilogues({.remarks = remarks}));
  // A value that several read in a narrower type is rounded once.
  function.addPass(createSimplifyAlgebra());
  function.addPass(createEliminateCommonSubexpressions());
}

static void select(Operation *op, Selection &selection) {
  // The one call of a GPU that is no kernel of ours.
  if (isa<MatmulOp>(op))
    selection.kernel = "cublaslt.matmul";
  selection.workspace = workspaceBytes(op);
}

static void offload(OpPassManager &passes, const OffloadRequest &request) {
  // First, so that moments find the room that is left then.
  if (request.activationBytes > 0)
    passes.addPass(createOffloadActivations({.target = Target::Cuda,
                                             .bytes = request.activationBytes,
                                             .mostBytes = request.mostBytes,
                                             .momentBytes = request.momentBytes,
                                             .remarks = request.remarks}));
  if (request.momentBytes > 0)
    passes.addPass(createOffloadMoments(
        {.bytes = request.momentBytes,
         .mostBytes = request.mostBytes,
         .bytesPerNanosecond = describe(Target::Cuda).hostBytesPerNanosecond,
         .remarks = request.remarks}));
}

static void keep(OpPassManager &passes) {
  // A bit for each weight is less to read than a block of Threefry to draw.
  passes.addPass(createKeepDrawnBits());
}

static void group(OpPassManager &passes) {
  // A launch takes longer than most updates; lifetimes are not fixed yet.
  passes.addPass(createGroupLaunches());
}

static void emit(OpPassManager &passes, const TargetOptions &options) {
  EmitCudaKernelsOptions kernels;
  llvm::append_range(kernels.architectures, options.architectures);
  kernels.nvrtc = options.kernelCompiler;
  passes.addPass(createEmitCudaKernels(kernels));
  // Where the GPU is at hand, its library says how each product is to run.
  PickAlgorithmsOptions picks;
  picks.gpu = StringRef(options.machine).rsplit("; ").first.str();
  passes.addPass(createPickAlgorithms(picks));
}

const TargetHooks &hooks() {
  static const TargetHooks hooks = [] {
    TargetHooks gpu = {};
    gpu.registerPasses = registerCudaTargetPasses;
    gpu.isHere = [] { return architectureHere().has_value(); };
    gpu.architectureOption = "cuda-arch";
    gpu.checkArchitecture = checkArchitecture;
    gpu.complete = complete;
    gpu.recorded = recorded;
    gpu.specialize = specialize;
    gpu.select = select;
    gpu.offload = offload;
    gpu.keep = keep;
    gpu.group = group;
    gpu.emit = emit;
    gpu.images = [](const TargetOptions &options) {
      return imagesFor(options.architectures);
    };
    gpu.kernelHeaders = deviceHeaders;
    return gpu;
  }();
  return hooks;
}

} // namespace trc::cuda
