//===- LibraryText.h - the text of one kernel, being written ----*- C++ -*-===//
//
// Collects the parts of a translation unit: headers, device functions, the
// kernel's parameters, its body; `finish` puts them in order. Shapes and
// strides are written as constants.
//
//   LibraryText text("iota", 256);
//   text.include("trc/elements.cuh");
//   std::string to = text.operand(0, "float", LibraryText::Written);
//   text.body << "  " << to << "[..] = ..;\n";
//   kernels.push_back(text.finish(blocks));
//
// What has loops or positions of several dimensions is a template of trc/*.cuh,
// whose constants ProblemText.h writes; a line for each element can be written
// here (`beginItems`).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_CUDA_LIBRARY_LIBRARYTEXT_H
#define TRC_LIB_TARGET_CUDA_LIBRARY_LIBRARYTEXT_H

#include "Library.h"
#include "Workspaces.h"

#include "trc/Kernel/LoopForm.h"

#include "llvm/Support/raw_ostream.h"

namespace trc::cuda {

/// The `Element` of trc/elements.cuh: "BF16".
llvm::StringRef elementName(kernel::ElementType type);

/// A number as a literal that keeps its 64 bits: "12", "5000000000ll".
std::string literal(int64_t value);

/// Row-major strides, in elements.
llvm::SmallVector<int64_t> stridesOf(llvm::ArrayRef<int64_t> shape);
int64_t productOf(llvm::ArrayRef<int64_t> extents);

class LibraryText {
public:
  /// `name` is that of the operation, without its dialect.
  LibraryText(llvm::StringRef name, unsigned block);

  void include(llvm::StringRef header);
  /// Text before the kernel.
  llvm::raw_string_ostream &preamble() { return preambleStream; }

  enum Use { Read, Written };
  /// The parameter for an operand of the call, made when first asked for.
  std::string operand(unsigned index, llvm::StringRef type, Use use);

  /// Makes all indices 64 bits wide, for more than 2^31 elements.
  void useWideIndices(bool wide) { index = wide ? "long long" : "int"; }
  /// As wide as `elements` ask for.
  void useIndicesFor(int64_t elements) {
    useWideIndices(elements >= (int64_t(1) << 31) - (int64_t(1) << 20));
  }
  llvm::StringRef indexType() const { return index; }
  unsigned blockSize() const { return block; }
  /// Begins a kernel with a thread per `item`: returns early where there is
  /// none. For kernels without collective operations.
  void beginItems(int64_t items);

  GeneratedKernel finish(int64_t gridX, int64_t shared = 0);

  llvm::raw_string_ostream &body;

private:
  std::string name;
  unsigned block;
  std::string index = "int";
  llvm::SmallVector<std::string> headers;
  std::string preambleText, bodyText;
  llvm::raw_string_ostream preambleStream, bodyStream;
  struct Parameter {
    unsigned operand;
    std::string type, name;
  };
  llvm::SmallVector<Parameter> parameters;
};

} // namespace trc::cuda

#endif // TRC_LIB_TARGET_CUDA_LIBRARY_LIBRARYTEXT_H
