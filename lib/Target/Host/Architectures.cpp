//===- Architectures.cpp - processors to compile for ----------------------===//
//
// See Architectures.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Target/Host/Architectures.h"

#include "llvm/ADT/STLExtras.h"

namespace trc::host {

const char *toString(Isa isa) {
  return isa == Isa::X86_64_V3 ? "x86-64-v3" : "x86-64-v4";
}

std::optional<Isa> isaNamed(llvm::StringRef name) {
  const auto *found =
      llvm::find_if(allIsas, [&](Isa isa) { return name == toString(isa); });
  return found == std::end(allIsas) ? std::nullopt : std::optional(*found);
}

std::optional<Isa> isaHere() {
#if defined(__x86_64__)
  // The runtime asks the same when it chooses among what it finds.
  __builtin_cpu_init();
  if (__builtin_cpu_supports("x86-64-v4"))
    return Isa::X86_64_V4;
  if (__builtin_cpu_supports("x86-64-v3"))
    return Isa::X86_64_V3;
#endif
  return std::nullopt;
}

std::string checkArchitecture(llvm::StringRef name) {
  if (name == nativeArchitecture || isaNamed(name))
    return "";
  std::string known;
  for (Isa isa : allIsas)
    known += std::string(known.empty() ? "" : ", ") + toString(isa);
  return "expected " + known + " or " + nativeArchitecture.str() + ", got '" +
         name.str() + "'";
}

std::vector<Isa> isasOf(const std::vector<std::string> &names) {
  std::vector<Isa> isas;
  for (Isa isa : allIsas) {
    // A machine without any of them runs no kernel, whatever its level.
    const bool isHere = isaHere().value_or(Isa::X86_64_V3) == isa;
    if (names.empty() || llvm::is_contained(names, toString(isa)) ||
        (isHere && llvm::is_contained(names, nativeArchitecture)))
      isas.push_back(isa);
  }
  return isas;
}

} // namespace trc::host
