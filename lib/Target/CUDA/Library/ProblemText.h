//===- ProblemText.h - the constants of a kernel's problem ------*- C++ -*-===//
//
// Kernels over any shape stand in trc/*.cuh, as templates over a struct of
// constants that each header describes. This writes the struct:
//
//   ProblemText problem(text);
//   problem.type("Index", "int");
//   problem.number("results", 12);
//   problem.numbers("KeptSteps", {40, 1});
//   problem.finish();
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_CUDA_LIBRARY_PROBLEMTEXT_H
#define TRC_LIB_TARGET_CUDA_LIBRARY_PROBLEMTEXT_H

#include "LibraryText.h"

namespace trc::cuda {

class ProblemText {
public:
  /// Of the kernel in `text`, whose type of indices and block it takes over.
  explicit ProblemText(LibraryText &text, llvm::StringRef name = "Problem");

  /// `using NAME = what;`
  void type(llvm::StringRef name, const llvm::Twine &what);
  /// `static constexpr i64 NAME = value;`
  void number(llvm::StringRef name, int64_t value);
  void flag(llvm::StringRef name, bool value);
  /// `using NAME = Numbers<values..>;`
  void numbers(llvm::StringRef name, llvm::ArrayRef<int64_t> values);
  void finish();

private:
  llvm::raw_string_ostream &os;
};

} // namespace trc::cuda

#endif // TRC_LIB_TARGET_CUDA_LIBRARY_PROBLEMTEXT_H
