//===- InputFile.h - files that a tool reads --------------------*- C++ -*-===//
//
// A device such as /dev/zero or /dev/full gives bytes for ever. It is refused
// before anything is read; terminals, pipes and /dev/null are not. A pipe may
// not end either, and is read up to a bound, or never begin (PipeReader.h).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_OUTPUT_INPUTFILE_H
#define TRC_OUTPUT_INPUTFILE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"

#include <memory>
#include <string>

namespace trc {

/// Why `path` is not to be read, or nothing. `-` is standard input.
std::string checkInput(llvm::StringRef path);

/// All of a file, or null and what is wrong with it.
std::unique_ptr<llvm::MemoryBuffer> readInput(llvm::StringRef path,
                                              std::string &fault);

} // namespace trc

#endif // TRC_OUTPUT_INPUTFILE_H
