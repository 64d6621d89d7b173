//===- ScanText.h - one pass over the text before it is parsed --*- C++ -*-===//
//
// MLIR's parser overflows its stack on deep nesting, and does not know two
// notations that JAX has printed. One linear pass over the text, which knows of
// strings and comments only, refuses the first, over chains of aliases
// (`#b = loc("f"(#a))`) too, and rewrites the others:
//
//   - Booleans in hexadecimal. Recent MLIR writes a byte per element, the MLIR
//     we link expects a bit. The number of digits tells them apart.
//   - Lists of integers as tensors, `permutation = dense<[1, 0]> :
//     tensor<2xi64>`, in attributes that are arrays today.
//
// What is rewritten is padded with blanks to the length it had, so that lines
// and columns stay (an all-equal list written as one number may grow).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_IMPORT_SCANTEXT_H
#define TRC_LIB_IMPORT_SCANTEXT_H

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace trc {

/// Brackets of all kinds that may be open at once.
constexpr unsigned maxNesting = 500;
/// Brackets that may be open at once after aliases are replaced by what they
/// stand for. A stack of Python calls takes four for each.
constexpr unsigned maxAliasNesting = 5000;

struct ScannedText {
  /// The text to parse, where it differs from what was given.
  std::optional<std::string> rewritten;
  /// If not empty, why the text is refused, and at which byte.
  std::string error;
  size_t errorOffset = 0;
};

ScannedText scanText(llvm::StringRef text);

} // namespace trc

#endif // TRC_LIB_IMPORT_SCANTEXT_H
