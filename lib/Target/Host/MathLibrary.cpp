//===- MathLibrary.cpp - vector math inside of kernels --------------------===//
//
// The bitcode is read lazily: only functions that a kernel calls are ever
// parsed. They are inlined, unless that makes the kernel very long. It was
// compiled for the widest vectors, so that vectors are passed as such; the
// attributes that say so are dropped, and the kernel's own rule.
//
//===----------------------------------------------------------------------===//

#include "MathLibrary.h"

#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Linker/Linker.h"

using namespace llvm;

namespace trc::host {

/// A kernel in which the library would take more instructions than this calls
/// its functions instead: the code generator takes longer than in proportion
/// for long blocks, and a kernel of so much arithmetic does not feel a call.
static constexpr uint64_t mostInlined = 2048;

static const unsigned char bitcode[] = {
#include "TrcVectorMath.inc"
};

/// Instructions of the kernel once all calls of the library are inlined.
static uint64_t inlinedInstructions(Module &module) {
  uint64_t sum = 0;
  for (Function &function : module)
    if (function.getName().starts_with("trc_"))
      sum += function.getNumUses() * function.getInstructionCount();
  return sum;
}

std::string linkMathLibrary(Module &module) {
  SmallVector<Function *, 8> wanted;
  for (Function &function : module)
    if (function.isDeclaration() && function.getName().starts_with("trc_"))
      wanted.push_back(&function);
  if (wanted.empty())
    return "";
  StringRef bytes(reinterpret_cast<const char *>(bitcode), sizeof bitcode);
  Expected<std::unique_ptr<Module>> library =
      getLazyBitcodeModule(MemoryBufferRef(bytes, "math"), module.getContext());
  if (!library)
    return toString(library.takeError());
  (*library)->setDataLayout(module.getDataLayout());
  (*library)->setTargetTriple(module.getTargetTriple());
  if (Linker::linkModules(module, std::move(*library),
                          Linker::Flags::LinkOnlyNeeded))
    return "vector math could not be linked into " +
           module.getModuleIdentifier();
  const bool isCalled = inlinedInstructions(module) > mostInlined;
  for (Function &function : module) {
    if (!function.getName().starts_with("trc_"))
      continue;
    if (function.isDeclaration())
      return "no vector math function " + function.getName().str();
    function.setAttributes({});
    function.addFnAttr(isCalled ? Attribute::NoInline
                                : Attribute::AlwaysInline);
    function.addFnAttr(Attribute::NoUnwind);
    // Tables are constant, so that what surrounds a call may move past it.
    if (isCalled)
      function.setDoesNotAccessMemory();
    function.setVisibility(GlobalValue::DefaultVisibility);
    function.setLinkage(GlobalValue::InternalLinkage);
  }
  return "";
}

} // namespace trc::host
