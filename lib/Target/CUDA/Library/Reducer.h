//===- Reducer.h - the body of a reduction as device functions --*- C++ -*-===//
//
// A reduction has one or several tensors; their elements at one place are an
// `Item`. The text of a reducer is
//
//   struct Item { .. };                              registers
//   __device__ Item loadItem(pointers.., long long); from the inputs, rounded
//   __device__ Item combine(Item, Item);             (so far, to add)
//   __device__ void storeItem(pointers.., long long, Item);
//
// A known operation works in the element's domain: sums of f16 and bf16 run in
// f32, everything else rounds each time. Otherwise the callee is called.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_CUDA_LIBRARY_REDUCER_H
#define TRC_LIB_TARGET_CUDA_LIBRARY_REDUCER_H

#include "CallReader.h"

namespace trc::cuda {

class Reducer {
public:
  /// Over the tensors whose types are those of operands [0, tensors).
  Reducer(const CallReader &call, unsigned tensors, unsigned callee = 0);

  /// Elements may be combined in any order.
  bool commutes() const { return !functor.empty(); }
  /// Sums of narrow floats, which are kept in f32 until the end.
  bool widens() const;

  void declare(LibraryText &text) const;
  /// "loadItem(a, b, at)" from the operands [first, first + tensors).
  std::string load(LibraryText &text, unsigned first,
                   llvm::StringRef index) const;
  /// "storeItem(a, b, at, item)".
  std::string store(LibraryText &text, unsigned first, llvm::StringRef index,
                    llvm::StringRef item) const;

private:
  const CallReader &call;
  unsigned tensors, callee;
  std::string functor; ///< of trc/elementwise.cuh, or empty
};

/// "Add" for stablehlo.add; empty where no functor of two operands is known.
llvm::StringRef binaryFunctor(llvm::StringRef operation);

} // namespace trc::cuda

#endif // TRC_LIB_TARGET_CUDA_LIBRARY_REDUCER_H
