//===- JsonInput.h - JSON that somebody wrote -------------------*- C++ -*-===//
//
// LLVM's parser and its values follow brackets by recursion: a file of
// thousands inside each other ends the process. No file of ours has ten. And it
// takes a number that is too large for an infinite one.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_OUTPUT_JSONINPUT_H
#define TRC_OUTPUT_JSONINPUT_H

#include "llvm/Support/JSON.h"

namespace trc {

/// What the text says, or what is wrong with it; more than 100 brackets inside
/// each other are, and numbers that f64 does not hold.
llvm::Expected<llvm::json::Value> parseJson(llvm::StringRef text);

} // namespace trc

#endif // TRC_OUTPUT_JSONINPUT_H
