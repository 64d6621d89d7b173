//===- CallReader.h - a library call, read --------------------*- C++ -*-===//
//
// Shapes, element types and options of a request, with one way to fail. What a
// verifier of the operation has proved is not proved again; a reader asks for
// what the kernel text relies on.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_CUDA_LIBRARY_CALLREADER_H
#define TRC_LIB_TARGET_CUDA_LIBRARY_CALLREADER_H

#include "LibraryText.h"

namespace trc::cuda {

using Extents = llvm::SmallVector<int64_t>;

class CallReader {
public:
  explicit CallReader(const LibraryRequest &request);

  /// Without the workspace.
  size_t numOperands() const { return operands; }
  llvm::ArrayRef<int64_t> shape(size_t operand) const;
  int64_t rank(size_t operand) const { return shape(operand).size(); }
  int64_t elements(size_t operand) const { return productOf(shape(operand)); }
  kernel::ElementType type(size_t operand) const;
  int64_t elementBytes(size_t operand) const {
    return kernel::storageBytes(type(operand));
  }
  /// The type in memory, as trc/types.cuh spells it.
  llvm::StringRef stored(size_t operand) const;
  /// The `Element` of trc/elements.cuh.
  llvm::StringRef element(size_t operand) const;
  /// The largest power of two, up to 16, that divides every address.
  int64_t alignment(size_t operand) const;
  /// Whether two operands are the same bytes.
  bool isSamePlace(size_t first, size_t second) const;

  bool hasWorkspace() const { return operands < request.types.size(); }
  unsigned workspace() const { return operands; }
  /// Fails where bufferization gave less.
  mlir::LogicalResult expectWorkspace(int64_t bytes) const;

  // Options; absent lists are empty.
  Extents list(llvm::StringRef name) const { return request.integers(name); }
  /// A list of `count` numbers, all `fallback` where it is absent or empty.
  Extents listOr(llvm::StringRef name, size_t count, int64_t fallback) const;
  int64_t integerOr(llvm::StringRef name, int64_t fallback) const {
    return request.integer(name, fallback);
  }
  double numberOr(llvm::StringRef name, double fallback) const {
    return request.real(name, fallback);
  }
  bool flagOr(llvm::StringRef name, bool fallback) const {
    return request.integer(name, fallback) != 0;
  }
  llvm::StringRef textOr(llvm::StringRef name, llvm::StringRef fallback) const;

  /// Declares the callee before the kernel and returns its name.
  std::string callee(size_t number, LibraryText &text) const;
  /// The same as a type `name` whose objects can be called.
  std::string functor(size_t number, llvm::StringRef name,
                      LibraryText &text) const;

  /// "make_tuple(a, b)" of the pointers to operands [first, first + count).
  std::string tuple(unsigned first, unsigned count, LibraryText::Use use,
                    LibraryText &text) const;

  mlir::LogicalResult fail(const llvm::Twine &message) const;

  const LibraryRequest &request;

private:
  size_t operands;
};

inline bool contains(llvm::ArrayRef<int64_t> list, int64_t value) {
  return llvm::is_contained(list, value);
}

} // namespace trc::cuda

#endif // TRC_LIB_TARGET_CUDA_LIBRARY_CALLREADER_H
