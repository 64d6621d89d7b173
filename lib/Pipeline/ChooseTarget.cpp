//===- ChooseTarget.cpp - the target that a command line names ------------===//
//
// See ChooseTarget.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Pipeline/ChooseTarget.h"

#include "trc/Target/CUDA/Architectures.h"
#include "trc/Target/CUDA/GpuHere.h"

using namespace trc;

void trc::chooseTarget(llvm::StringRef name, CompileOptions &options) {
  std::optional<std::string> here;
  if (name != "host")
    here = cuda::architectureHere();
  const bool onGpu = name == "cuda" || (name == "auto" && here);
  options.target = onGpu ? Target::Cuda : Target::Host;
  options.productLibrary =
      onGpu && here ? cuda::productLibraryHere() : std::string();
  if (!onGpu)
    options.cudaArchitectures.clear();
  else if (options.cudaArchitectures.empty())
    options.cudaArchitectures =
        here ? std::vector<std::string>{*here} : cuda::defaultArchitectures();
}
