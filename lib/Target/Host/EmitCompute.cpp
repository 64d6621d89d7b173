//===- EmitCompute.cpp - arithmetic as LLVM IR ----------------------------===//
//
// One function per family. No fast-math flags and no contraction: an `fadd`
// after an `fmul` stays two roundings. The policies stand in docs/numerics.md.
//
//===----------------------------------------------------------------------===//

#include "ComputeEmitter.h"

#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace trc::host {

Value *ComputeEmitter::callMath(Opcode opcode, Value *x, Value *y) {
  Module *module = b.GetInsertBlock()->getModule();
  Type *vector = vectorOf(b.getFloatTy());
  SmallVector<Type *, 2> types(y ? 2 : 1, vector);
  FunctionCallee function =
      module->getOrInsertFunction(std::string("trc_") + toString(opcode),
                                  FunctionType::get(vector, types, false));
  if (x->getType()->isVectorTy())
    return y ? b.CreateCall(function, {x, y}) : b.CreateCall(function, {x});
  // A uniform value: same function, so the same bits as in a vector.
  SmallVector<Value *, 2> operands{splat(x)};
  if (y)
    operands.push_back(splat(y));
  return b.CreateExtractElement(b.CreateCall(function, operands), uint64_t(0));
}

Value *ComputeEmitter::computeFloat(Opcode opcode, ElementType type, Value *x,
                                    Value *y) {
  switch (opcode) {
  case Opcode::Abs:
    return b.CreateUnaryIntrinsic(Intrinsic::fabs, x);
  case Opcode::Negate:
    return b.CreateFNeg(x);
  case Opcode::Sign: {
    Value *one = b.CreateBinaryIntrinsic(Intrinsic::copysign, real(x, 1), x);
    return b.CreateSelect(b.CreateFCmpUEQ(x, real(x, 0)), x, one);
  }
  case Opcode::Floor:
    return b.CreateUnaryIntrinsic(Intrinsic::floor, x);
  case Opcode::Ceil:
    return b.CreateUnaryIntrinsic(Intrinsic::ceil, x);
  case Opcode::RoundNearestEven:
    return b.CreateUnaryIntrinsic(Intrinsic::roundeven, x);
  case Opcode::RoundNearestAfz:
    return b.CreateUnaryIntrinsic(Intrinsic::round, x);
  case Opcode::Maximum:
    return b.CreateBinaryIntrinsic(Intrinsic::maximum, x, y);
  case Opcode::Minimum:
    return b.CreateBinaryIntrinsic(Intrinsic::minimum, x, y);
  case Opcode::IsFinite:
    return b.CreateFCmpOLT(b.CreateUnaryIntrinsic(Intrinsic::fabs, x),
                           ConstantFP::getInfinity(x->getType()));
  case Opcode::Sqrt:
    return round(type, b.CreateUnaryIntrinsic(Intrinsic::sqrt, x));
  case Opcode::Rsqrt:
    return round(type, b.CreateFDiv(real(x, 1), b.CreateUnaryIntrinsic(
                                                    Intrinsic::sqrt, x)));
  case Opcode::Add:
    return round(type, b.CreateFAdd(x, y));
  case Opcode::Subtract:
    return round(type, b.CreateFSub(x, y));
  case Opcode::Multiply:
    return round(type, b.CreateFMul(x, y));
  case Opcode::Divide:
    return round(type, b.CreateFDiv(x, y));
#define TRC_FUNCTION(NAME, ...) case Opcode::NAME:
#define TRC_BINARY_FUNCTION TRC_FUNCTION
#define TRC_APPROXIMATION TRC_FUNCTION
#include "trc/Kernel/ScalarOperations.def"
  case Opcode::Remainder:
    return round(type, callMath(opcode, x, y));
#define TRC_OF_BITS(NAME, ...) case Opcode::NAME:
#define TRC_APART(NAME, ...) case Opcode::NAME:
#include "trc/Kernel/ScalarOperations.def"
    break;
  }
  llvm_unreachable("not an operation on floats");
}

Value *ComputeEmitter::computeBoolean(Opcode opcode, Value *x, Value *y) {
  switch (opcode) {
  case Opcode::Not:
    return b.CreateNot(x);
  case Opcode::Add:
  case Opcode::Or:
  case Opcode::Maximum:
    return b.CreateOr(x, y);
  case Opcode::Multiply:
  case Opcode::And:
  case Opcode::Minimum:
    return b.CreateAnd(x, y);
  case Opcode::Subtract:
  case Opcode::Xor:
    return b.CreateXor(x, y);
  case Opcode::Negate:
    return x;
  default:
    llvm_unreachable("not an operation on booleans");
  }
}

Value *ComputeEmitter::divide(Opcode opcode, ElementType type, Value *x,
                              Value *y) {
  bool isSigned = kernel::isSigned(type), quotient = opcode == Opcode::Divide;
  Value *byZero = b.CreateICmpEQ(y, integer(y, 0));
  Value *byMinusOne = isSigned ? b.CreateICmpEQ(y, integer(y, -1)) : nullptr;
  Value *special = isSigned ? b.CreateOr(byZero, byMinusOne) : byZero;
  // The divisor 1 stands in where the instruction would trap.
  Value *divisor = b.CreateSelect(special, integer(y, 1), y);
  if (!quotient) {
    Value *rest =
        isSigned ? b.CreateSRem(x, divisor) : b.CreateURem(x, divisor);
    return b.CreateSelect(byZero, x, rest);
  }
  Value *result =
      isSigned ? b.CreateSDiv(x, divisor) : b.CreateUDiv(x, divisor);
  if (isSigned)
    result = b.CreateSelect(byMinusOne, b.CreateNeg(x), result);
  return b.CreateSelect(byZero, integer(x, -1), result);
}

Value *ComputeEmitter::shift(Opcode opcode, ElementType type, Value *x,
                             Value *y) {
  unsigned width = kernel::bitWidth(type);
  Value *tooFar = b.CreateICmpUGE(y, integer(y, width));
  if (opcode == Opcode::ShiftLeft)
    return b.CreateSelect(tooFar, integer(x, 0), b.CreateShl(x, y));
  if (opcode == Opcode::ShiftRightLogical)
    return b.CreateSelect(tooFar, integer(x, 0),
                          b.CreateLShr(lowBits(type, x), y));
  if (width < 8 && !kernel::isSigned(type)) // its highest bit is the sign here
    x = b.CreateAShr(b.CreateShl(x, 8 - width), 8 - width);
  return b.CreateAShr(x, b.CreateSelect(tooFar, integer(y, width - 1), y));
}

Value *ComputeEmitter::computeInteger(Opcode opcode, ElementType type, Value *x,
                                      Value *y) {
  bool isSigned = kernel::isSigned(type);
  switch (opcode) {
  case Opcode::Abs:
    return isSigned ? b.CreateSelect(b.CreateICmpSLT(x, integer(x, 0)),
                                     b.CreateNeg(x), x)
                    : x;
  case Opcode::Negate:
    return b.CreateNeg(x);
  case Opcode::Sign: {
    Value *positive = b.CreateZExt(isSigned ? b.CreateICmpSGT(x, integer(x, 0))
                                            : b.CreateICmpNE(x, integer(x, 0)),
                                   x->getType());
    if (!isSigned)
      return positive;
    return b.CreateOr(positive, b.CreateSExt(b.CreateICmpSLT(x, integer(x, 0)),
                                             x->getType()));
  }
  case Opcode::Not:
    return b.CreateNot(x);
  case Opcode::Popcnt:
    return b.CreateUnaryIntrinsic(Intrinsic::ctpop, lowBits(type, x));
  case Opcode::CountLeadingZeros: {
    Value *count = b.CreateIntrinsic(x->getType(), Intrinsic::ctlz,
                                     {lowBits(type, x), b.getFalse()});
    unsigned width = kernel::bitWidth(type);
    return width < 8 ? b.CreateSub(count, integer(x, 8 - width)) : count;
  }
  case Opcode::Add:
    return b.CreateAdd(x, y);
  case Opcode::Subtract:
    return b.CreateSub(x, y);
  case Opcode::Multiply:
    return b.CreateMul(x, y);
  case Opcode::Divide:
  case Opcode::Remainder:
    return divide(opcode, type, x, y);
  case Opcode::Maximum:
    return b.CreateBinaryIntrinsic(isSigned ? Intrinsic::smax : Intrinsic::umax,
                                   x, y);
  case Opcode::Minimum:
    return b.CreateBinaryIntrinsic(isSigned ? Intrinsic::smin : Intrinsic::umin,
                                   x, y);
  case Opcode::And:
    return b.CreateAnd(x, y);
  case Opcode::Or:
    return b.CreateOr(x, y);
  case Opcode::Xor:
    return b.CreateXor(x, y);
  case Opcode::ShiftLeft:
  case Opcode::ShiftRightArithmetic:
  case Opcode::ShiftRightLogical:
    return shift(opcode, type, x, y);
#define TRC_OF_FLOATS(NAME, ...) case Opcode::NAME:
#define TRC_APART(NAME, ...) case Opcode::NAME:
#include "trc/Kernel/ScalarOperations.def"
    break;
  }
  llvm_unreachable("not an operation on integers");
}

Value *ComputeEmitter::compare(Opcode opcode, ElementType type, Value *x,
                               Value *y) {
  unsigned which = unsigned(opcode) - unsigned(Opcode::CompareEQ);
  static constexpr CmpInst::Predicate real[] = {
      CmpInst::FCMP_OEQ, CmpInst::FCMP_UNE, CmpInst::FCMP_OLT,
      CmpInst::FCMP_OLE, CmpInst::FCMP_OGT, CmpInst::FCMP_OGE};
  static constexpr CmpInst::Predicate withSign[] = {
      CmpInst::ICMP_EQ,  CmpInst::ICMP_NE,  CmpInst::ICMP_SLT,
      CmpInst::ICMP_SLE, CmpInst::ICMP_SGT, CmpInst::ICMP_SGE};
  static constexpr CmpInst::Predicate withoutSign[] = {
      CmpInst::ICMP_EQ,  CmpInst::ICMP_NE,  CmpInst::ICMP_ULT,
      CmpInst::ICMP_ULE, CmpInst::ICMP_UGT, CmpInst::ICMP_UGE};
  if (kernel::isFloat(type))
    return b.CreateFCmp(real[which], x, y);
  return b.CreateICmp(
      kernel::isSigned(type) ? withSign[which] : withoutSign[which], x, y);
}

Value *ComputeEmitter::reducePrecision(const kernel::Statement &statement,
                                       ElementType type, Value *x) {
  struct Format {
    unsigned exponent, mantissa;
  };
  Format own = type == ElementType::F64    ? Format{11, 52}
               : type == ElementType::F32  ? Format{8, 23}
               : type == ElementType::BF16 ? Format{8, 7}
                                           : Format{5, 10};
  Value *bits = bitsAs(toMemory(type, x), b.getIntNTy(kernel::bitWidth(type)));
  Value *result = bits;
  if (statement.mantissaBits < own.mantissa) {
    unsigned cut = own.mantissa - statement.mantissaBits;
    Value *odd = b.CreateAnd(b.CreateLShr(bits, cut), 1);
    Value *half = integer(bits, (int64_t(1) << (cut - 1)) - 1);
    result = b.CreateAnd(b.CreateAdd(bits, b.CreateAdd(odd, half)),
                         integer(bits, -(int64_t(1) << cut)));
  }
  if (statement.exponentBits < own.exponent) {
    int64_t ownBias = (int64_t(1) << (own.exponent - 1)) - 1;
    int64_t bias = (int64_t(1) << (statement.exponentBits - 1)) - 1;
    int64_t field = ((int64_t(1) << own.exponent) - 1) << own.mantissa;
    Value *exponent = b.CreateAnd(result, integer(bits, field));
    Value *sign = b.CreateAnd(
        bits, integer(bits, int64_t(~0ull << (own.exponent + own.mantissa))));
    Value *over = b.CreateICmpUGT(
        exponent, integer(bits, (ownBias + bias) << own.mantissa));
    Value *under = b.CreateICmpULE(
        exponent, integer(bits, (ownBias - bias) << own.mantissa));
    result = b.CreateSelect(over, b.CreateOr(sign, integer(bits, field)),
                            b.CreateSelect(under, sign, result));
  }
  Value *reduced = fromMemory(type, bitsAs(result, memoryType(type)));
  return b.CreateSelect(b.CreateFCmpUNO(x, x), x, reduced);
}

/// LLVM's code generator asks of additions, shifts and most others which bits
/// it knows of both operands, and so on six operations deep: of a generator's
/// rounds, a hundred operations in a chain, that was a third of their code's
/// time. It does not ask behind a fence, which is no instruction.
Value *ComputeEmitter::fenceChain(Value *result, Value *x, Value *y) {
  constexpr unsigned longest = 6;
  unsigned width = result->getType()->getScalarSizeInBits();
  // A scalar would have to move to a vector register for it.
  if (!result->getType()->isVectorTy() || isa<Constant>(result) ||
      (width != 32 && width != 64))
    return result;
  unsigned length = 1 + std::max(chains.lookup(x), y ? chains.lookup(y) : 0u);
  if (length < longest) {
    chains[result] = length;
    return result;
  }
  Value *real = bitsAs(result, width == 32 ? b.getFloatTy() : b.getDoubleTy());
  Value *fence = b.CreateUnaryIntrinsic(Intrinsic::arithmetic_fence, real);
  return b.CreateBitCast(fence, result->getType());
}

Value *ComputeEmitter::compute(const kernel::Statement &statement,
                               ElementType from, ElementType to,
                               ArrayRef<Value *> operands) {
  Opcode opcode = statement.opcode;
  Value *x = operands[0], *y = operands.size() > 1 ? operands[1] : nullptr;
  if (opcode == Opcode::Select)
    return b.CreateSelect(x, y, operands[2]);
  if (opcode == Opcode::Convert)
    return convert(from, to, x);
  if (opcode == Opcode::BitcastConvert) {
    if (from == ElementType::I1 || from == to)
      return x;
    Value *bits = bitsAs(toMemory(from, x), memoryType(to));
    return kernel::isFloat(to) ? fromMemory(to, bits) : wrap(to, bits);
  }
  if (opcode == Opcode::ReducePrecision)
    return reducePrecision(statement, from, x);
  if (isComparison(opcode))
    return compare(opcode, from, x, y);
  if (kernel::isFloat(from))
    return computeFloat(opcode, from, x, y);
  if (from == ElementType::I1)
    return computeBoolean(opcode, x, y);
  return fenceChain(wrap(to, computeInteger(opcode, from, x, y)), x, y);
}

} // namespace trc::host
