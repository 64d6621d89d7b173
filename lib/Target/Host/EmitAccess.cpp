//===- EmitAccess.cpp - loads and stores ----------------------------------===//
//
// The stride of an access in the vector loop decides how it is done:
//
//   0, nothing varying      one scalar, broadcast where it is used
//   1                       a vector, masked at the edges
//   other, or an index      gather / scatter; 32-bit lane indices where the
//   that differs by lane    buffer allows, which halves the work
//
// A guard that is the same for all lanes becomes a scalar test that LLVM moves
// out of the loop; one that varies becomes part of the mask. Memory is never
// touched where a mask or a guard does not hold.
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"

#include "llvm/IR/Module.h"

#include <limits>
#include <optional>

using namespace llvm;

namespace trc::host {

using kernel::Access;
using kernel::ElementType;
using kernel::Statement;

struct KernelEmitter::Place {
  explicit Place(const Access &access) : access(access) {}
  const Access &access;
  /// Index of the first chunk's first lane, dynamic uniform parts included.
  Value *start = nullptr;
  int64_t laneStride = 0;
  bool varyingIndex = false; ///< a dynamic register differs by lane
  bool varyingGuard = false;
  /// Where to access, per chunk, without the loop's own mask; null: everywhere.
  Values conditions;
};

static bool fitsInt32(int64_t value) {
  return value >= std::numeric_limits<int32_t>::min() &&
         value <= std::numeric_limits<int32_t>::max();
}

std::pair<int64_t, int64_t>
KernelEmitter::range(const kernel::Affine &affine) const {
  int64_t low = affine.constant, high = affine.constant;
  for (auto [loop, coefficient] : affine.terms) {
    // Lanes past the end of the loop count, too: they compute the mask.
    int64_t last = extents.at(loop) + kernel::vectorLanes;
    (coefficient < 0 ? low : high) += coefficient * last;
  }
  return {low, high};
}

KernelEmitter::Value *KernelEmitter::lanesFrom(Value *start, int64_t stride,
                                               Type *type) {
  SmallVector<Constant *, lanes> steps;
  for (int64_t lane = 0; lane < lanes; ++lane)
    steps.push_back(ConstantInt::getSigned(type, lane * stride));
  Value *first = compute.splat(b.CreateSExtOrTrunc(start, type));
  return b.CreateAdd(first, ConstantVector::get(steps));
}

KernelEmitter::Index KernelEmitter::emitAffine(const kernel::Affine &affine) {
  Index index{int64(affine.constant), 0};
  for (auto [loop, coefficient] : affine.terms) {
    if (loop == vectorLoop)
      index.laneStride += coefficient;
    Value *term = b.CreateMul(counters.at(loop), int64(coefficient));
    index.start = b.CreateAdd(index.start, term);
  }
  return index;
}

void KernelEmitter::emitIndex(const Statement &statement) {
  Index index = emitAffine(statement.index);
  ElementType type = kernel.registers[statement.result];
  Statement convert;
  convert.opcode = kernel::Opcode::Convert;
  RegisterValue result;
  result.varying = index.laneStride != 0;
  for (unsigned chunk = 0; chunk < (result.varying ? chunks() : 1); ++chunk) {
    Value *value = index.start;
    if (result.varying) {
      value = b.CreateAdd(value, int64(chunk * lanes * index.laneStride));
      // Wraps as the register's own type would; cheaper in 32 bits.
      bool narrow = kernel::bitWidth(type) == 32;
      Value *vector = lanesFrom(value, index.laneStride,
                                narrow ? b.getInt32Ty() : b.getInt64Ty());
      result.parts.push_back(
          narrow ? vector
                 : compute.compute(convert, ElementType::I64, type, {vector}));
      continue;
    }
    result.parts.push_back(
        compute.compute(convert, ElementType::I64, type, {value}));
  }
  registers[statement.result] = std::move(result);
}

KernelEmitter::Value *KernelEmitter::emitGuards(const Access &access,
                                                unsigned chunk, bool &varying) {
  Value *uniform = nullptr, *mask = nullptr;
  auto both = [&](Value *a, Value *c) { return a ? b.CreateAnd(a, c) : c; };
  for (const kernel::Guard &guard : access.guards) {
    Index index = emitAffine(guard.value);
    Value *value = b.CreateSub(index.start, int64(guard.lower));
    int64_t width = std::max<int64_t>(guard.upper - guard.lower, 0);
    if (index.laneStride == 0) {
      uniform = both(uniform, b.CreateICmpULT(value, int64(width)));
      continue;
    }
    value = b.CreateAdd(value, int64(chunk * lanes * index.laneStride));
    auto [low, high] = range(guard.value);
    bool narrow = fitsInt32(low - guard.lower) &&
                  fitsInt32(high - guard.lower) && fitsInt32(width);
    Type *type = narrow ? b.getInt32Ty() : b.getInt64Ty();
    Value *lanes = lanesFrom(value, index.laneStride, type);
    mask =
        both(mask, b.CreateICmpULT(lanes, ConstantInt::get(lanes->getType(),
                                                           uint64_t(width))));
  }
  if (!mask)
    return uniform;
  varying = true;
  return uniform ? b.CreateAnd(mask, compute.splat(uniform)) : mask;
}

KernelEmitter::Place KernelEmitter::locate(const Access &access) {
  Place place(access);
  Index index = emitAffine(access.index);
  place.start = index.start;
  place.laneStride = index.laneStride;
  for (auto [reg, stride] : access.dynamic) {
    if (registers[reg].varying) {
      place.varyingIndex = true;
      continue;
    }
    Value *value = registers[reg].parts[0];
    value = kernel::isSigned(kernel.registers[reg])
                ? b.CreateSExt(value, b.getInt64Ty())
                : b.CreateZExt(value, b.getInt64Ty());
    place.start = b.CreateAdd(place.start, b.CreateMul(value, int64(stride)));
  }
  unsigned count = vectorLoop == none ? 1 : chunks();
  for (unsigned chunk = 0; chunk < count; ++chunk)
    place.conditions.push_back(emitGuards(access, chunk, place.varyingGuard));
  return place;
}

KernelEmitter::Value *KernelEmitter::elementPointer(const Access &access,
                                                    Value *index) {
  Type *type = compute.memoryType(kernel.buffers[access.buffer].type);
  return b.CreateGEP(type, bufferPointers[access.buffer], index);
}

/// Addresses of each lane's element.
KernelEmitter::Value *KernelEmitter::pointers(const Place &place,
                                              unsigned chunk) {
  const kernel::Buffer &buffer = kernel.buffers[place.access.buffer];
  Value *start = b.CreateAdd(place.start,
                             int64(int64_t(chunk) * lanes * place.laneStride));
  if (!place.varyingIndex) {
    // Relative to the first lane, so that the lane indices are constants.
    bool narrow = fitsInt32(place.laneStride * int64_t(lanes));
    Type *type = narrow ? b.getInt32Ty() : b.getInt64Ty();
    SmallVector<Constant *, lanes> steps;
    for (int64_t lane = 0; lane < lanes; ++lane)
      steps.push_back(ConstantInt::getSigned(type, lane * place.laneStride));
    return b.CreateGEP(compute.memoryType(buffer.type),
                       elementPointer(place.access, start),
                       ConstantVector::get(steps));
  }
  bool narrow = fitsInt32(buffer.elements);
  Type *type = narrow ? b.getInt32Ty() : b.getInt64Ty();
  Value *index = lanesFrom(start, place.laneStride, type);
  for (auto [reg, stride] : place.access.dynamic) {
    if (!registers[reg].varying)
      continue;
    Value *value = registers[reg].parts[chunk];
    Type *vector = compute.vectorOf(type);
    value = kernel::isSigned(kernel.registers[reg])
                ? b.CreateSExtOrTrunc(value, vector)
                : b.CreateZExtOrTrunc(value, vector);
    index = b.CreateAdd(
        index, b.CreateMul(value, ConstantInt::get(vector, uint64_t(stride),
                                                   /*IsSigned=*/true,
                                                   /*ImplicitTrunc=*/true)));
  }
  return elementPointer(place.access, index);
}

KernelEmitter::Value *KernelEmitter::loadScalar(const Place &place,
                                                ElementType type) {
  const Access &access = place.access;
  Value *condition = place.conditions[0];
  Value *fill = access.fill == kernel::noRegister
                    ? compute.constant(type, 0)
                    : registers[access.fill].parts[0];
  if (kernel.buffers[access.buffer].elements == 0)
    return fill;
  // Without a branch: where the guard fails, element 0 is read and dropped.
  Value *index = condition ? b.CreateSelect(condition, place.start, int64(0))
                           : place.start;
  Type *memory = compute.memoryType(type);
  Value *value = compute.fromMemory(
      type, b.CreateAlignedLoad(memory, elementPointer(access, index),
                                Align(kernel::storageBytes(type))));
  return condition ? b.CreateSelect(condition, value, fill) : value;
}

void KernelEmitter::emitLoad(const Statement &statement) {
  const Access &access = statement.access;
  ElementType type = kernel.registers[statement.result];
  Place place = locate(access);
  const RegisterValue *fill =
      access.fill == kernel::noRegister ? nullptr : &registers[access.fill];
  bool varyingFill = fill && fill->varying;
  if (place.laneStride == 0 && !place.varyingIndex && !place.varyingGuard &&
      !varyingFill) {
    registers[statement.result] = {{loadScalar(place, type)}, false};
    return;
  }
  RegisterValue result;
  result.varying = true;
  Type *memory = compute.vectorOf(compute.memoryType(type));
  Align align(kernel::storageBytes(type));
  for (unsigned chunk = 0; chunk < chunks(); ++chunk) {
    Value *condition = place.conditions[chunk];
    if (condition && !condition->getType()->isVectorTy())
      condition = compute.splat(condition);
    Value *mask = current.masks[chunk];
    if (mask && condition)
      mask = b.CreateAnd(mask, condition);
    else if (condition)
      mask = condition;
    Value *value = nullptr;
    if (place.laneStride == 1 && !place.varyingIndex) {
      Value *pointer = elementPointer(
          access, b.CreateAdd(place.start, int64(chunk * lanes)));
      value = mask ? b.CreateMaskedLoad(memory, pointer, align, mask,
                                        Constant::getNullValue(memory))
                   : static_cast<Value *>(
                         b.CreateAlignedLoad(memory, pointer, align));
    } else {
      if (!mask)
        mask = ConstantInt::getTrue(compute.vectorOf(b.getInt1Ty()));
      value = b.CreateMaskedGather(memory, pointers(place, chunk), align, mask,
                                   Constant::getNullValue(memory));
    }
    value = compute.fromMemory(type, value);
    // Without a fill register, lanes that were not read are already zero.
    if (condition && fill)
      value = b.CreateSelect(condition, value, part(*fill, chunk));
    result.parts.push_back(value);
  }
  registers[statement.result] = std::move(result);
}

void KernelEmitter::storeScalar(const Place &place, ElementType type,
                                Value *value, Value *condition) {
  BasicBlock *exit = nullptr;
  if (condition) {
    auto *store = BasicBlock::Create(b.getContext(), "store", function);
    exit = BasicBlock::Create(b.getContext(), "stored", function);
    b.CreateCondBr(condition, store, exit);
    b.SetInsertPoint(store);
  }
  b.CreateAlignedStore(compute.toMemory(type, value),
                       elementPointer(place.access, place.start),
                       Align(kernel::storageBytes(type)));
  if (condition) {
    b.CreateBr(exit);
    b.SetInsertPoint(exit);
  }
}

/// The one lane that a constant mask lets through; nothing if it is another.
static std::optional<unsigned> onlyLane(Value *mask) {
  auto *constant = dyn_cast_or_null<Constant>(mask);
  if (!constant)
    return std::nullopt;
  std::optional<unsigned> only;
  for (unsigned lane = 0; lane < lanes; ++lane) {
    Constant *element = constant->getAggregateElement(lane);
    if (!element || (!element->isNullValue() && only))
      return std::nullopt;
    if (!element->isNullValue())
      only = lane;
  }
  return only;
}

void KernelEmitter::emitStore(const Statement &statement) {
  const Access &access = statement.access;
  ElementType type = kernel.registers[statement.operands[0]];
  const RegisterValue &stored = registers[statement.operands[0]];
  Place place = locate(access);
  bool scalar = place.laneStride == 0 && !place.varyingIndex;
  if (scalar && !place.varyingGuard) {
    // One element, also inside a vector loop: the last lane's value stays.
    Value *value = stored.parts.back();
    if (stored.varying) {
      unsigned last = chunks() - 1;
      Value *active =
          current.active[last] ? current.active[last] : int64(lanes);
      value = b.CreateExtractElement(stored.parts[last],
                                     b.CreateSub(active, int64(1)));
    }
    return storeScalar(place, type, value, place.conditions[0]);
  }
  Align align(kernel::storageBytes(type));
  for (unsigned chunk = 0; chunk < chunks(); ++chunk) {
    Value *value = compute.toMemory(type, part(stored, chunk));
    Value *mask = place.conditions[chunk];
    if (mask && !mask->getType()->isVectorTy())
      mask = compute.splat(mask);
    if (Value *own = current.masks[chunk])
      mask = mask ? b.CreateAnd(mask, own) : own;
    if (place.laneStride == 1 && !place.varyingIndex) {
      Value *pointer = elementPointer(
          access, b.CreateAdd(place.start, int64(chunk * lanes)));
      // LLVM 22 makes such a store of a truncated vector one of 32 bits for
      // x86-64-v4, which runs over the next element: the last one of a row of
      // 16 n + 1 would wipe out what another worker writes.
      if (std::optional<unsigned> lane = onlyLane(mask))
        b.CreateAlignedStore(
            b.CreateExtractElement(value, *lane),
            elementPointer(
                access, b.CreateAdd(place.start, int64(chunk * lanes + *lane))),
            align);
      else if (mask)
        b.CreateMaskedStore(value, pointer, align, mask);
      else
        b.CreateAlignedStore(value, pointer, align);
      continue;
    }
    b.CreateMaskedScatter(value, pointers(place, chunk), align, mask);
  }
}

} // namespace trc::host
