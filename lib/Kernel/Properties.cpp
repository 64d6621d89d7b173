//===- Properties.cpp - facts about types, operations and kernels ---------===//
//
// Names, sizes, and the one list that says which operations fit into a fused
// kernel. Fusion asks `hasNativeKernel` and keeps every other operation apart.
//
//===----------------------------------------------------------------------===//

#include "trc/Kernel/LoopForm.h"

namespace trc::kernel {

const char *toString(ElementType type) {
  static constexpr const char *names[] = {
      "i1",  "i2",   "i4",   "i8",   "i16", "i32",  "i64", "ui2", "ui4",
      "ui8", "ui16", "ui32", "ui64", "f16", "bf16", "f32", "f64"};
  return names[static_cast<unsigned>(type)];
}

const char *toString(Opcode opcode) {
  static constexpr const char *names[] = {"abs",
                                          "negate",
                                          "sign",
                                          "floor",
                                          "ceil",
                                          "round_nearest_even",
                                          "round_nearest_afz",
                                          "sqrt",
                                          "rsqrt",
                                          "cbrt",
                                          "exp",
                                          "expm1",
                                          "log",
                                          "log1p",
                                          "logistic",
                                          "tanh",
                                          "sine",
                                          "cosine",
                                          "tan",
                                          "erf",
                                          "erfc",
                                          "erf_inv",
                                          "not",
                                          "popcnt",
                                          "count_leading_zeros",
                                          "is_finite",
                                          "convert",
                                          "bitcast_convert",
                                          "reduce_precision",
                                          "add",
                                          "subtract",
                                          "multiply",
                                          "divide",
                                          "remainder",
                                          "power",
                                          "maximum",
                                          "minimum",
                                          "atan2",
                                          "and",
                                          "or",
                                          "xor",
                                          "shift_left",
                                          "shift_right_arithmetic",
                                          "shift_right_logical",
                                          "compare_eq",
                                          "compare_ne",
                                          "compare_lt",
                                          "compare_le",
                                          "compare_gt",
                                          "compare_ge",
                                          "select"};
  static_assert(std::size(names) == static_cast<size_t>(Opcode::Select) + 1);
  return names[static_cast<unsigned>(opcode)];
}

int64_t scratchOffset(const Kernel &kernel, unsigned buffer) {
  int64_t offset = 0;
  for (unsigned i = 0; i < buffer; ++i) {
    const Buffer &before = kernel.buffers[i];
    if (before.kind != Buffer::Kind::Scratch)
      continue;
    int64_t bytes = before.elements * storageBytes(before.type);
    offset +=
        (bytes + scratchAlignment - 1) / scratchAlignment * scratchAlignment;
  }
  return offset;
}

int64_t scratchBytes(const Kernel &kernel) {
  return scratchOffset(kernel, static_cast<unsigned>(kernel.buffers.size()));
}

int64_t workItems(const Kernel &kernel) {
  int64_t items = 1;
  for (int64_t extent : kernel.parallel)
    items *= extent;
  return items;
}

bool hasNativeKernel(Opcode opcode, ElementType type) {
  switch (opcode) {
  case Opcode::Cbrt:
  case Opcode::Exp:
  case Opcode::Expm1:
  case Opcode::Log:
  case Opcode::Log1p:
  case Opcode::Logistic:
  case Opcode::Tanh:
  case Opcode::Sine:
  case Opcode::Cosine:
  case Opcode::Tan:
  case Opcode::Erf:
  case Opcode::Erfc:
  case Opcode::ErfInv:
  case Opcode::Atan2:
  case Opcode::Power:
    // Vector math exists in f32; narrower floats go through it.
    return isFloat(type) && type != ElementType::F64;
  case Opcode::Remainder:
    return type != ElementType::I1 && type != ElementType::F64;
  case Opcode::Floor:
  case Opcode::Ceil:
  case Opcode::RoundNearestEven:
  case Opcode::RoundNearestAfz:
  case Opcode::Sqrt:
  case Opcode::Rsqrt:
  case Opcode::IsFinite:
  case Opcode::ReducePrecision:
    return isFloat(type);
  case Opcode::Not:
  case Opcode::And:
  case Opcode::Or:
  case Opcode::Xor:
    return !isFloat(type);
  case Opcode::Popcnt:
  case Opcode::CountLeadingZeros:
  case Opcode::ShiftLeft:
  case Opcode::ShiftRightArithmetic:
  case Opcode::ShiftRightLogical:
    return isInteger(type);
  case Opcode::Abs:
  case Opcode::Sign:
  case Opcode::Divide:
    return type != ElementType::I1;
  default:
    return true;
  }
}

} // namespace trc::kernel
