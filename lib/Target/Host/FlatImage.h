//===- FlatImage.h - object file to position-independent image --*- C++ -*-===//
//
// A linker for the one case there is: a single object whose code refers only to
// itself, relative to the program counter. Sections with code and constants are
// laid one after another; every relocation is resolved now, so that the runtime
// only has to map the bytes. Anything that points outside is refused.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_HOST_FLATIMAGE_H
#define TRC_LIB_TARGET_HOST_FLATIMAGE_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <string>
#include <vector>

namespace trc::host {

struct FlatImage {
  std::vector<uint8_t> bytes;
  uint64_t entry = 0;
  /// Symbols that the object does not define (memcpy and the like).
  std::vector<std::string> missing;
};

/// Links ELF bytes; `entry` is the name of the function to start at. Returns an
/// empty string or what is wrong. With missing symbols, `bytes` is unusable.
std::string linkFlatImage(llvm::StringRef object, llvm::StringRef entry,
                          FlatImage &image);

} // namespace trc::host

#endif // TRC_LIB_TARGET_HOST_FLATIMAGE_H
