//===- OutputFile.h - files that are written whole --------------*- C++ -*-===//
//
// An ordinary file appears whole or not at all: it is written beside its place,
// brought to the disk, and renamed; where that fails (a full disk), nothing of
// it is left. What is no ordinary file (a device, a pipe) is written as it is;
// of a link the file behind it is. Every function returns what is wrong, or
// nothing, so that a tool says it in its own words.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_OUTPUT_OUTPUTFILE_H
#define TRC_OUTPUT_OUTPUTFILE_H

#include "llvm/ADT/StringRef.h"

#include <string>

namespace trc {

/// Whether `path` can be written, as far as that is known before: said at the
/// start, it saves the work that is to be written. `-` is standard output.
std::string checkOutput(llvm::StringRef path);

/// Writes all of `bytes` to `path`.
std::string writeOutput(llvm::StringRef path, llvm::StringRef bytes);

/// Whether two paths are one ordinary file, or both are `-`.
bool isSameFile(llvm::StringRef first, llvm::StringRef second);

} // namespace trc

#endif // TRC_OUTPUT_OUTPUTFILE_H
