//===- Reducer.h - how a call combines elements -----------------*- C++ -*-===//
//
// Chooses the reducer of trc/reducer.cuh: a known operation where the call
// names one, else the function that it calls. The text of a kernel gets a type
// for the problem, and tuples of the operands' pointers.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_CUDA_LIBRARY_REDUCER_H
#define TRC_LIB_TARGET_CUDA_LIBRARY_REDUCER_H

#include "CallReader.h"

#include "schema/TensorNumbers.h"

namespace trc::cuda {

/// What reduce and reduce_window call their tensors.
namespace reduction {
constexpr TensorNumbers tensors("stablehlo.reduce"),
    ofWindows("stablehlo.reduce_window");
constexpr TensorNumber inputs = tensors.of("inputs"),
                       initValues = tensors.of("init_values"),
                       results = tensors.of("results");
static_assert(inputs == ofWindows.of("inputs") &&
              initValues == ofWindows.of("init_values") &&
              results == ofWindows.of("results"));
} // namespace reduction

class Reducer {
public:
  /// Over the tensors whose types are those of operands [0, tensors).
  Reducer(const CallReader &call, unsigned tensors, unsigned callee = 0);

  /// The reducer as a type, "KnownReducer<Add, F32>"; declares what it is made
  /// of before the kernel.
  std::string type(LibraryText &text) const;
  /// Tuples of pointers to the operands [first, first + tensors).
  std::string inputs(LibraryText &text, unsigned first) const;
  std::string outputs(LibraryText &text, unsigned first) const;

private:
  const CallReader &call;
  unsigned tensors, callee;
  std::string functor; ///< of trc/elementwise.cuh, or empty
};

/// The reducer of trc/reducer.cuh that calls a callee of the call, on elements
/// of the types of operands [0, tensors).
std::string bodyReducer(const CallReader &call, unsigned tensors,
                        unsigned callee, LibraryText &text);

/// "Add" for stablehlo.add; empty where no functor of two operands is known.
llvm::StringRef binaryFunctor(llvm::StringRef operation);

} // namespace trc::cuda

#endif // TRC_LIB_TARGET_CUDA_LIBRARY_REDUCER_H
