//===- ComputeEmitter.h - scalar operations as LLVM IR ----------*- C++ -*-===//
//
// How a value lives in LLVM: as one scalar (uniform) or as a vector of 16 lanes
// (varying); every function here works on both.
//
//   loop form     register        memory
//   I1            i1              i8
//   (U)I2 .. I8   i8              i8      2 and 4 bits: kept extended
//   (U)I16 .. 64  iN              iN
//   F16, BF16     float           i16     always a value the type can hold
//   F32, F64      float, double   the same
//
// Half-precision registers are floats, so that LLVM never sees the types whose
// conversions it would turn into library calls; each operation rounds at once.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_HOST_COMPUTEEMITTER_H
#define TRC_LIB_TARGET_HOST_COMPUTEEMITTER_H

#include "trc/Kernel/LoopForm.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/IRBuilder.h"

namespace trc::host {

/// Lanes of one vector value.
inline constexpr unsigned lanes = 16;

class ComputeEmitter {
public:
  explicit ComputeEmitter(llvm::IRBuilder<> &builder) : b(builder) {}

  llvm::Type *registerType(kernel::ElementType type);
  llvm::Type *memoryType(kernel::ElementType type);
  static llvm::Type *vectorOf(llvm::Type *scalar) {
    return llvm::FixedVectorType::get(scalar, lanes);
  }
  llvm::Value *splat(llvm::Value *scalar);

  llvm::Value *constant(kernel::ElementType type, uint64_t bits);
  llvm::Value *fromMemory(kernel::ElementType type, llvm::Value *value);
  llvm::Value *toMemory(kernel::ElementType type, llvm::Value *value);

  /// `statement` computed on operands that are all scalars or all vectors.
  llvm::Value *compute(const kernel::Statement &statement,
                       kernel::ElementType from, kernel::ElementType to,
                       llvm::ArrayRef<llvm::Value *> operands);

private:
  using ElementType = kernel::ElementType;
  using Opcode = kernel::Opcode;
  using Value = llvm::Value;

  /// `scalar`, or a vector of it when `like` is a vector.
  static llvm::Type *shapedAs(Value *like, llvm::Type *scalar);
  Value *integer(Value *like, int64_t value);
  Value *real(Value *like, double value);
  Value *bitsAs(Value *value, llvm::Type *scalar);

  Value *computeFloat(Opcode opcode, ElementType type, Value *x, Value *y);
  Value *computeInteger(Opcode opcode, ElementType type, Value *x, Value *y);
  Value *computeBoolean(Opcode opcode, Value *x, Value *y);
  Value *compare(Opcode opcode, ElementType type, Value *x, Value *y);
  Value *divide(Opcode opcode, ElementType type, Value *x, Value *y);
  Value *shift(Opcode opcode, ElementType type, Value *x, Value *y);
  Value *callMath(Opcode opcode, Value *x, Value *y);
  Value *reducePrecision(const kernel::Statement &statement, ElementType type,
                         Value *x);
  /// `result`, of x and y, or a copy that the code generator does not look
  /// through.
  Value *fenceChain(Value *result, Value *x, Value *y);

  // Conversions (EmitConvert.cpp).
  Value *convert(ElementType from, ElementType to, Value *x);
  Value *floatToInteger(ElementType to, Value *x);
  Value *integerToFloat(ElementType from, ElementType to, Value *x);
  /// f64 to f32 so that rounding once more, to 16 bits, rounds as if once.
  Value *roundToOdd(Value *x);
  /// Rounds a float register to what `type` can hold.
  Value *round(ElementType type, Value *x);
  Value *lowBits(ElementType type, Value *x);
  /// Extends 2- and 4-bit integers again after an operation on 8 bits.
  Value *wrap(ElementType type, Value *x);

  llvm::IRBuilder<> &b;
  /// How many integer operations are behind a value since the last fence.
  llvm::DenseMap<Value *, unsigned> chains;
};

} // namespace trc::host

#endif // TRC_LIB_TARGET_HOST_COMPUTEEMITTER_H
