//===- EmitConvert.cpp - conversions between element types ----------------===//
//
// All by arithmetic that LLVM turns into instructions; nothing here may become
// a call into a runtime library. Every conversion rounds once: where two
// roundings would follow each other (f64 or 64-bit integers to 16-bit floats),
// the first rounds to odd, which keeps what the second needs to know.
//
//===----------------------------------------------------------------------===//

#include "ComputeEmitter.h"

#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace trc::host {

namespace {

/// What the bits of a type say. Each `switch` below names all of these and has
/// no `default`, and so does encodingOf with the types: the compiler asks what
/// a new one is, where else it would go through as an integer.
enum class Encoding { Boolean, Integer, Half, BFloat, Single, Double };

} // namespace

static Encoding encodingOf(ElementType type) {
  switch (type) {
  case ElementType::I1:
    return Encoding::Boolean;
  case ElementType::I2:
  case ElementType::I4:
  case ElementType::I8:
  case ElementType::I16:
  case ElementType::I32:
  case ElementType::I64:
  case ElementType::UI2:
  case ElementType::UI4:
  case ElementType::UI8:
  case ElementType::UI16:
  case ElementType::UI32:
  case ElementType::UI64:
    return Encoding::Integer;
  case ElementType::F16:
    return Encoding::Half;
  case ElementType::BF16:
    return Encoding::BFloat;
  case ElementType::F32:
    return Encoding::Single;
  case ElementType::F64:
    return Encoding::Double;
  }
  llvm_unreachable("every element type has an encoding");
}

Type *ComputeEmitter::registerType(ElementType type) {
  switch (rowOf(type).kind) {
  case ElementKind::Boolean:
    return b.getInt1Ty();
  case ElementKind::Signed:
  case ElementKind::Unsigned:
    return b.getIntNTy(8 * kernel::storageBytes(type));
  case ElementKind::Float: // narrower ones are computed in f32
    return type == ElementType::F64 ? b.getDoubleTy() : b.getFloatTy();
  }
  llvm_unreachable("every element type has a kind");
}

Type *ComputeEmitter::memoryType(ElementType type) {
  if (type == ElementType::F32 || type == ElementType::F64)
    return registerType(type);
  return b.getIntNTy(8 * kernel::storageBytes(type));
}

Type *ComputeEmitter::shapedAs(Value *like, Type *scalar) {
  return like->getType()->isVectorTy() ? vectorOf(scalar) : scalar;
}

Value *ComputeEmitter::integer(Value *like, int64_t value) {
  return ConstantInt::getSigned(like->getType(), value);
}

Value *ComputeEmitter::real(Value *like, double value) {
  return ConstantFP::get(like->getType(), value);
}

Value *ComputeEmitter::bitsAs(Value *value, Type *scalar) {
  return b.CreateBitCast(value, shapedAs(value, scalar));
}

Value *ComputeEmitter::splat(Value *scalar) {
  return b.CreateVectorSplat(lanes, scalar);
}

Value *ComputeEmitter::constant(ElementType type, uint64_t bits) {
  const Encoding encoding = encodingOf(type);
  switch (encoding) {
  case Encoding::Double:
    return ConstantFP::get(b.getContext(),
                           APFloat(APFloat::IEEEdouble(), APInt(64, bits)));
  case Encoding::Single:
    return ConstantFP::get(
        b.getContext(),
        APFloat(APFloat::IEEEsingle(), APInt(32, bits & 0xffffffff)));
  case Encoding::Half:
  case Encoding::BFloat: {
    APFloat value(encoding == Encoding::Half ? APFloat::IEEEhalf()
                                             : APFloat::BFloat(),
                  APInt(16, bits & 0xffff));
    bool lossy = false;
    value.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven, &lossy);
    return ConstantFP::get(b.getContext(), value);
  }
  case Encoding::Boolean:
  case Encoding::Integer: {
    unsigned unused = 64 - kernel::bitWidth(type);
    uint64_t extended = kernel::isSigned(type)
                            ? uint64_t(int64_t(bits << unused) >> unused)
                            : bits << unused >> unused;
    auto *integerType = cast<IntegerType>(registerType(type));
    return ConstantInt::get(
        integerType, APInt(64, extended).trunc(integerType->getBitWidth()));
  }
  }
  llvm_unreachable("every encoding is named");
}

Value *ComputeEmitter::fromMemory(ElementType type, Value *value) {
  switch (encodingOf(type)) {
  case Encoding::Boolean:
    return b.CreateICmpNE(value, integer(value, 0));
  case Encoding::Half:
    return b.CreateFPExt(bitsAs(value, b.getHalfTy()),
                         shapedAs(value, b.getFloatTy()));
  case Encoding::BFloat: {
    Value *wide = b.CreateZExt(value, shapedAs(value, b.getInt32Ty()));
    return bitsAs(b.CreateShl(wide, 16), b.getFloatTy());
  }
  case Encoding::Integer:
  case Encoding::Single:
  case Encoding::Double:
    return value;
  }
  llvm_unreachable("every encoding is named");
}

Value *ComputeEmitter::toMemory(ElementType type, Value *value) {
  switch (encodingOf(type)) {
  case Encoding::Boolean:
    return b.CreateZExt(value, shapedAs(value, b.getInt8Ty()));
  case Encoding::Half:
    return bitsAs(b.CreateFPTrunc(value, shapedAs(value, b.getHalfTy())),
                  b.getInt16Ty());
  case Encoding::BFloat:
    return b.CreateTrunc(b.CreateLShr(bitsAs(value, b.getInt32Ty()), 16),
                         shapedAs(value, b.getInt16Ty()));
  case Encoding::Integer:
  case Encoding::Single:
  case Encoding::Double:
    return value;
  }
  llvm_unreachable("every encoding is named");
}

Value *ComputeEmitter::round(ElementType type, Value *x) {
  switch (encodingOf(type)) {
  case Encoding::Half:
    return b.CreateFPExt(b.CreateFPTrunc(x, shapedAs(x, b.getHalfTy())),
                         x->getType());
  case Encoding::BFloat:
    break;
  case Encoding::Boolean:
  case Encoding::Integer:
  case Encoding::Single:
  case Encoding::Double:
    return x;
  }
  // Add half of what is cut off, less one unit where that makes ties even.
  Value *bits = bitsAs(x, b.getInt32Ty());
  Value *odd = b.CreateAnd(b.CreateLShr(bits, 16), 1);
  Value *up = b.CreateAdd(bits, b.CreateAdd(odd, integer(bits, 0x7fff)));
  Value *isNaN = b.CreateFCmpUNO(x, x);
  Value *quiet = b.CreateOr(bits, integer(bits, 0x400000));
  Value *kept = b.CreateAnd(b.CreateSelect(isNaN, quiet, up),
                            integer(bits, int32_t(0xffff0000)));
  return bitsAs(kept, b.getFloatTy());
}

Value *ComputeEmitter::roundToOdd(Value *x) {
  Value *near = b.CreateFPTrunc(x, shapedAs(x, b.getFloatTy()));
  Value *back = b.CreateFPExt(near, x->getType());
  Value *inexact = b.CreateFCmpONE(back, x);
  Value *above = b.CreateFCmpOGT(b.CreateUnaryIntrinsic(Intrinsic::fabs, back),
                                 b.CreateUnaryIntrinsic(Intrinsic::fabs, x));
  Value *bits = bitsAs(near, b.getInt32Ty());
  bits = b.CreateSub(bits, b.CreateZExt(above, bits->getType()));
  bits = b.CreateOr(bits, b.CreateZExt(inexact, bits->getType()));
  return bitsAs(bits, b.getFloatTy());
}

Value *ComputeEmitter::lowBits(ElementType type, Value *x) {
  if (kernel::bitWidth(type) >= 8)
    return x;
  return b.CreateAnd(x, integer(x, (1 << kernel::bitWidth(type)) - 1));
}

Value *ComputeEmitter::wrap(ElementType type, Value *x) {
  unsigned width = kernel::bitWidth(type);
  if (width >= 8 || type == ElementType::I1)
    return x;
  if (!kernel::isSigned(type))
    return lowBits(type, x);
  return b.CreateAShr(b.CreateShl(x, 8 - width), 8 - width);
}

Value *ComputeEmitter::floatToInteger(ElementType to, Value *x) {
  if (to == ElementType::I1)
    return b.CreateFCmpUNE(x, real(x, 0));
  Type *type = shapedAs(x, registerType(to));
  bool isSigned = kernel::isSigned(to);
  Value *whole = b.CreateIntrinsic(
      type, isSigned ? Intrinsic::fptosi_sat : Intrinsic::fptoui_sat, {x});
  unsigned width = kernel::bitWidth(to);
  if (width >= 8)
    return whole;
  if (!isSigned)
    return b.CreateBinaryIntrinsic(Intrinsic::umin, whole,
                                   integer(whole, (1 << width) - 1));
  whole = b.CreateBinaryIntrinsic(Intrinsic::smin, whole,
                                  integer(whole, (1 << (width - 1)) - 1));
  return b.CreateBinaryIntrinsic(Intrinsic::smax, whole,
                                 integer(whole, -(1 << (width - 1))));
}

Value *ComputeEmitter::integerToFloat(ElementType from, ElementType to,
                                      Value *x) {
  bool isSigned = kernel::isSigned(from);
  unsigned width = kernel::bitWidth(from);
  auto widen = [&](Value *value, Type *scalar) {
    Type *type = shapedAs(value, scalar);
    return isSigned ? b.CreateSIToFP(value, type) : b.CreateUIToFP(value, type);
  };
  if (to == ElementType::F64)
    return widen(x, b.getDoubleTy());
  if (to == ElementType::F32 || width <= 16)
    return round(to, widen(x, b.getFloatTy()));
  if (width == 32)
    return round(to, roundToOdd(widen(x, b.getDoubleTy())));
  // 64 bits: large values lose their low 16 bits into one sticky bit.
  Value *low = b.CreateAnd(x, integer(x, 0xffff));
  Value *sticky =
      b.CreateZExt(b.CreateICmpNE(low, integer(x, 0)), x->getType());
  Value *high =
      b.CreateOr(isSigned ? b.CreateAShr(x, 16) : b.CreateLShr(x, 16), sticky);
  Value *coarse = widen(high, b.getDoubleTy());
  coarse = b.CreateFMul(coarse, real(coarse, 65536));
  Value *fine = widen(x, b.getDoubleTy());
  Value *large = b.CreateFCmpOGE(b.CreateUnaryIntrinsic(Intrinsic::fabs, fine),
                                 real(fine, 0x1p40));
  return round(to, roundToOdd(b.CreateSelect(large, coarse, fine)));
}

Value *ComputeEmitter::convert(ElementType from, ElementType to, Value *x) {
  if (from == to)
    return x;
  if (kernel::isFloat(from)) {
    if (!kernel::isFloat(to))
      return floatToInteger(to, x);
    if (to == ElementType::F64)
      return b.CreateFPExt(x, shapedAs(x, b.getDoubleTy()));
    if (from != ElementType::F64)
      return round(to, x);
    if (to == ElementType::F32)
      return b.CreateFPTrunc(x, shapedAs(x, b.getFloatTy()));
    return round(to, roundToOdd(x));
  }
  if (kernel::isFloat(to))
    return integerToFloat(from, to, x);
  if (to == ElementType::I1)
    return b.CreateICmpNE(x, integer(x, 0));
  Type *type = shapedAs(x, registerType(to));
  Value *resized = kernel::isSigned(from) ? b.CreateSExtOrTrunc(x, type)
                                          : b.CreateZExtOrTrunc(x, type);
  return wrap(to, resized);
}

} // namespace trc::host
