//===- Library.h - library calls as CUDA kernels ----------------*- C++ -*-===//
//
// What a library kernel does on the host, kernels that the compiler writes do
// on a GPU. A *generator* knows one operation: it turns a call into one or more
// kernels, launched one after the other, whose text has all shapes as
// constants. `emit-cuda-kernels` asks it, and shares kernels of equal text.
//
// Generators are pure: the same request gives the same text. Scratch memory
// that the kernels of a call share is the call's last operand (see
// Workspace.h).
//
// To add one, write `generateX` in a file of this folder, declare it in
// Generators.h and name it in the table of Library.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_CUDA_LIBRARY_LIBRARY_H
#define TRC_LIB_TARGET_CUDA_LIBRARY_LIBRARY_H

#include "trc/Dialect/Plan/PlanDialect.h"
#include "trc/Target/CUDA/Launch.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <optional>
#include <string>

namespace trc::cuda {

/// A scalar function that a library call calls (comparator, reducer), as text:
///   __device__ __forceinline__ void NAME(const T0 *a0, .., R0 *r0, ..)
/// with one pointer to one element per operand: what it reads, then what it
/// writes. Elements have the types of `elementTypeName`.
struct Callee {
  std::string name;
  std::string text;
  llvm::SmallVector<mlir::Type> reads, writes; ///< element types
};

/// Where an operand lies: calls whose operands share bytes share the place.
struct OperandPlace {
  int64_t buffer; ///< numbered within the call; different ones are disjoint
  int64_t offset; ///< bytes into it
  bool operator==(const OperandPlace &other) const {
    return buffer == other.buffer && offset == other.offset;
  }
};

/// One call of a library kernel.
struct LibraryRequest {
  llvm::StringRef name; ///< of the library kernel: "stablehlo.sort"
  llvm::SmallVector<mlir::RankedTensorType> types; ///< of the operands
  llvm::SmallVector<plan::Access> access;          ///< of the operands
  llvm::SmallVector<llvm::StringRef> names;        ///< of the operands
  /// Of the operands; empty: all different, at multiples of 16 bytes.
  llvm::SmallVector<OperandPlace> places;
  mlir::DictionaryAttr options; ///< may be null
  llvm::SmallVector<Callee> callees;
  /// Every GPU that the text is for multiplies by groups of four warps, as 9.0a
  /// does (trc/intrinsics_sm90a.cuh). Other images of it must do without.
  bool groupProducts = false;
  /// Reports at the call's location.
  llvm::function_ref<mlir::InFlightDiagnostic()> emitError;

  /// The number of the operand called `name`, -1 where there is none.
  int numberOf(llvm::StringRef name) const;
  /// The options' values, or `otherwise` where there is none.
  int64_t integer(llvm::StringRef name, int64_t otherwise = 0) const;
  double real(llvm::StringRef name, double otherwise = 0) const;
  llvm::StringRef text(llvm::StringRef name) const;
  llvm::SmallVector<int64_t> integers(llvm::StringRef name) const;
};

/// One launch.
struct GeneratedKernel {
  /// What the kernel is called; the function in `text` is "trc_" + name. Need
  /// not be unique.
  std::string name;
  /// One translation unit with one `extern "C" __global__` function: includes
  /// and no other lines of the preprocessor, for it may become part of another
  /// unit (TranslationUnits.h).
  std::string text;
  Launch launch;
  /// The call's operands that the function takes, in its parameters' order.
  llvm::SmallVector<unsigned> operands;
  /// How it uses each; empty: as the call does.
  llvm::SmallVector<plan::Access> access;
  /// The operand of the call, if any, that this kernel writes a part of and a
  /// later one the rest: nobody may look at it in between.
  std::optional<unsigned> fillsInPart;
  /// Bytes that it moves to and from memory, where its call's operands do not
  /// say that.
  std::optional<int64_t> bytes;
  /// Takes a compiler longer than a dozen others: no other has to wait for it.
  bool isLong = false;
};

using Generator = mlir::LogicalResult (*)(
    const LibraryRequest &, llvm::SmallVectorImpl<GeneratedKernel> &);

/// The generator for the library kernel `name`, or null.
Generator generatorFor(llvm::StringRef name);

/// The type of an element in memory, as trc/types.cuh spells it: f32, bf16, u8
/// (for i1 and 2- and 4-bit integers too: u8 or i8).
llvm::StringRef elementTypeName(mlir::Type element);

} // namespace trc::cuda

#endif // TRC_LIB_TARGET_CUDA_LIBRARY_LIBRARY_H
