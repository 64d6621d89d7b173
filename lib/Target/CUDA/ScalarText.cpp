//===- ScalarText.cpp - scalar operations as CUDA C++ ---------------------===//
//
// Operators of C++ where they mean the same, functions of trc/math.cuh where
// they do not.
//
//===----------------------------------------------------------------------===//

#include "ScalarText.h"

#include "trc/Target/CUDA/KernelText.h"

#include "llvm/Support/ErrorHandling.h"

#include <bit>
#include <cmath>
#include <cstdio>

namespace trc::cuda {

using kernel::ElementType;
using kernel::Opcode;

const char *memoryTypeName(ElementType type) {
  switch (type) {
  case ElementType::I1:
  case ElementType::UI2:
  case ElementType::UI4:
  case ElementType::UI8:
    return "u8";
  case ElementType::I2:
  case ElementType::I4:
  case ElementType::I8:
    return "i8";
  case ElementType::I16:
    return "i16";
  case ElementType::UI16:
    return "u16";
  case ElementType::I32:
    return "i32";
  case ElementType::UI32:
    return "u32";
  case ElementType::I64:
    return "i64";
  case ElementType::UI64:
    return "u64";
  case ElementType::F16:
    return "f16";
  case ElementType::BF16:
    return "bf16";
  case ElementType::F32:
    return "f32";
  case ElementType::F64:
    return "f64";
  }
  return "";
}

static bool isHalf(ElementType type) {
  return type == ElementType::F16 || type == ElementType::BF16;
}

const char *registerTypeName(ElementType type) {
  return type == ElementType::I1 ? "bool"
         : isHalf(type)          ? "f32"
                                 : memoryTypeName(type);
}

std::string fromMemoryText(ElementType type, const std::string &text) {
  if (type == ElementType::I1)
    return text + " != 0";
  return isHalf(type) ? "to_f32(" + text + ")" : text;
}

std::string toMemoryText(ElementType type, const std::string &text) {
  if (type == ElementType::I1)
    return "static_cast<u8>(" + text + ")";
  if (type == ElementType::BF16)
    return "exact_bf16(" + text + ")";
  return type == ElementType::F16 ? "from_f32<f16>(" + text + ")" : text;
}

//===----------------------------------------------------------------------===//
// Literals
//===----------------------------------------------------------------------===//

static float halfValue(ElementType type, uint64_t bits) {
  if (type == ElementType::BF16)
    return std::bit_cast<float>(static_cast<uint32_t>(bits << 16));
  return static_cast<float>(
      std::bit_cast<_Float16>(static_cast<uint16_t>(bits)));
}

static std::string singleText(float value) {
  char text[48];
  if (!std::isfinite(value)) {
    std::snprintf(text, sizeof text, "__uint_as_float(0x%08xu)",
                  std::bit_cast<uint32_t>(value));
    return text;
  }
  std::snprintf(text, sizeof text, "%.9g", static_cast<double>(value));
  std::string result = text;
  if (result.find_first_of(".e") == std::string::npos)
    result += ".0";
  result += "f";
  return std::signbit(value) ? "(" + result + ")" : result;
}

static std::string doubleText(double value) {
  char text[64];
  if (!std::isfinite(value)) {
    std::snprintf(
        text, sizeof text, "__longlong_as_double(0x%016llxll)",
        static_cast<unsigned long long>(std::bit_cast<uint64_t>(value)));
    return text;
  }
  std::snprintf(text, sizeof text, "%.17g", value);
  std::string result = text;
  if (result.find_first_of(".e") == std::string::npos)
    result += ".0";
  return std::signbit(value) ? "(" + result + ")" : result;
}

std::string literalText(ElementType type, uint64_t bits) {
  if (type == ElementType::I1)
    return bits & 1 ? "true" : "false";
  if (type == ElementType::F64)
    return doubleText(std::bit_cast<double>(bits));
  if (type == ElementType::F32)
    return singleText(std::bit_cast<float>(static_cast<uint32_t>(bits)));
  if (kernel::isFloat(type))
    return singleText(halfValue(type, bits));
  unsigned unused = 64 - kernel::bitWidth(type);
  std::string name = registerTypeName(type);
  if (kernel::isUnsigned(type)) {
    std::string text = std::to_string(bits << unused >> unused);
    return name + "(" + text + (kernel::bitWidth(type) == 64 ? "ull)" : "u)");
  }
  int64_t value = static_cast<int64_t>(bits << unused) >> unused;
  // The most negative number has no literal of its own.
  if (value == INT64_MIN)
    return "i64(-9223372036854775807ll - 1)";
  if (type == ElementType::I64)
    return "i64(" + std::to_string(value) + "ll)";
  if (type == ElementType::I32 && value != INT32_MIN)
    return value < 0 ? "(" + std::to_string(value) + ")"
                     : std::to_string(value);
  return name + "(" + std::to_string(value) + ")";
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

namespace {

/// Builds the expression of one operation.
class Operation {
public:
  Operation(const kernel::Statement &statement, ElementType from,
            ElementType to, const std::vector<std::string> &operands)
      : statement(statement), from(from), to(to), operands(operands),
        x(operands[0]), y(operands.size() > 1 ? operands[1] : "") {}

  std::string text() const {
    Opcode opcode = statement.opcode;
    if (opcode == Opcode::Select)
      return x + " ? " + y + " : " + operands[2];
    if (opcode == Opcode::Convert)
      return convert();
    if (opcode == Opcode::BitcastConvert)
      return bitcast();
    if (isComparison(opcode)) {
      static constexpr const char *signs[] = {" == ", " != ", " < ",
                                              " <= ", " > ",  " >= "};
      return x + signs[unsigned(opcode) - unsigned(Opcode::CompareEQ)] + y;
    }
    if (kernel::isFloat(from))
      return ofFloat();
    return from == ElementType::I1 ? ofBoolean() : wrapped(ofInteger());
  }

private:
  std::string call(const std::string &function) const {
    std::string text = "math::" + function + "(" + x;
    return text + (y.empty() ? ")" : ", " + y + ")");
  }
  std::string rounded(const std::string &text) const {
    if (!isHalf(to))
      return text;
    return "round_to<" + std::string(memoryTypeName(to)) + ">(" + text + ")";
  }
  /// 2- and 4-bit integers are computed in 8 bits, then extended again.
  std::string wrapped(const std::string &text) const {
    unsigned bits = kernel::bitWidth(to);
    if (bits >= 8)
      return text;
    return "math::extend<" + std::to_string(bits) + ", " +
           registerTypeName(to) + ">(static_cast<u64>(" + text + "))";
  }

  std::string ofFloat() const {
    switch (statement.opcode) {
    case Opcode::Abs:
      return call("absolute");
    case Opcode::Negate:
      return "-" + x;
    case Opcode::Sign:
      return call("sign");
    case Opcode::Floor:
      return call("floor");
    case Opcode::Ceil:
      return call("ceil");
    case Opcode::RoundNearestEven:
      return call("round_even");
    case Opcode::RoundNearestAfz:
      return call("round_away");
    case Opcode::Maximum:
      return call("maximum");
    case Opcode::Minimum:
      return call("minimum");
    case Opcode::IsFinite:
      return call("is_finite");
    case Opcode::Add:
      return rounded(x + " + " + y);
    case Opcode::Subtract:
      return rounded(x + " - " + y);
    case Opcode::Multiply:
      return rounded(x + " * " + y);
    case Opcode::Divide:
      return rounded(x + " / " + y);
    case Opcode::ReducePrecision:
      return "math::reduce_precision<" + std::string(memoryTypeName(from)) +
             ", " + std::to_string(statement.exponentBits) + ", " +
             std::to_string(statement.mantissaBits) + ">(" + x + ")";
#define TRC_FUNCTION(NAME, ...) case Opcode::NAME:
#define TRC_BINARY_FUNCTION TRC_FUNCTION
#define TRC_APPROXIMATION TRC_FUNCTION
#include "trc/Kernel/ScalarOperations.def"
    case Opcode::Sqrt:
    case Opcode::Rsqrt:
    case Opcode::Remainder:
      return rounded(call(toString(statement.opcode)));
#define TRC_OF_BITS(NAME, ...) case Opcode::NAME:
#define TRC_COMPARISON(NAME, ...) case Opcode::NAME:
#include "trc/Kernel/ScalarOperations.def"
    case Opcode::Convert:
    case Opcode::BitcastConvert:
    case Opcode::Select:
      break;
    }
    llvm_unreachable("not an operation on floats");
  }

  std::string ofBoolean() const {
    switch (statement.opcode) {
    case Opcode::Not:
      return "!" + x;
    case Opcode::Add:
    case Opcode::Or:
    case Opcode::Maximum:
      return x + " || " + y;
    case Opcode::Multiply:
    case Opcode::And:
    case Opcode::Minimum:
      return x + " && " + y;
    case Opcode::Subtract:
    case Opcode::Xor:
      return x + " != " + y;
    case Opcode::Negate:
      return x;
    default:
      llvm_unreachable("not an operation on booleans");
    }
  }

  std::string bitwise(const char *sign) const {
    return "static_cast<" + std::string(registerTypeName(to)) + ">(" + x +
           sign + y + ")";
  }
  std::string ofBits(const char *function) const {
    return call(std::string(function) + "<" +
                std::to_string(kernel::bitWidth(from)) + ">");
  }

  std::string ofInteger() const {
    switch (statement.opcode) {
    case Opcode::Abs:
      return call("absolute_integer");
    case Opcode::Negate:
      return call("negate");
    case Opcode::Sign:
      return call("sign_integer");
    case Opcode::Not:
      return "static_cast<" + std::string(registerTypeName(to)) + ">(~" + x +
             ")";
    case Opcode::Popcnt:
      return ofBits("popcount");
    case Opcode::CountLeadingZeros:
      return ofBits("leading_zeros");
    case Opcode::Add:
      return call("add");
    case Opcode::Subtract:
      return call("subtract");
    case Opcode::Multiply:
      return call("multiply");
    case Opcode::Divide:
      return call("divide");
    case Opcode::Remainder:
      return call("remainder");
    case Opcode::Maximum:
      return call("maximum_integer");
    case Opcode::Minimum:
      return call("minimum_integer");
    case Opcode::And:
      return bitwise(" & ");
    case Opcode::Or:
      return bitwise(" | ");
    case Opcode::Xor:
      return bitwise(" ^ ");
    case Opcode::ShiftLeft:
      return ofBits("shift_left");
    case Opcode::ShiftRightLogical:
      return ofBits("shift_right_logical");
    case Opcode::ShiftRightArithmetic:
      return ofBits("shift_right_arithmetic");
#define TRC_OF_FLOATS(NAME, ...) case Opcode::NAME:
#define TRC_APART(NAME, ...) case Opcode::NAME:
#include "trc/Kernel/ScalarOperations.def"
      break;
    }
    llvm_unreachable("not an operation on integers");
  }

  std::string convert() const {
    std::string type = registerTypeName(to);
    auto cast = [&](const std::string &name, const std::string &text) {
      return "static_cast<" + name + ">(" + text + ")";
    };
    if (from == to)
      return x;
    if (kernel::isFloat(from)) {
      if (to == ElementType::I1)
        return x + (from == ElementType::F64 ? " != 0.0" : " != 0.0f");
      if (!kernel::isFloat(to))
        return "math::to_integer<" + type + ", " +
               std::to_string(kernel::bitWidth(to)) + ">(" + x + ")";
      if (from != ElementType::F64)
        return to == ElementType::F64 ? cast(type, x) : rounded(x);
      return isHalf(to) ? rounded("math::round_to_odd(" + x + ")")
                        : cast(type, x);
    }
    if (kernel::isFloat(to)) {
      if (!isHalf(to) || kernel::bitWidth(from) <= 16)
        return rounded(cast(type, x));
      return rounded("math::round_to_odd(" +
                     (kernel::bitWidth(from) == 64
                          ? "math::sticky_double(" + x + ")"
                          : cast("f64", x)) +
                     ")");
    }
    if (to == ElementType::I1)
      return x + " != 0";
    return wrapped(cast(type, x));
  }

  std::string bitcast() const {
    if (from == to || from == ElementType::I1)
      return x;
    // By way of the unsigned integer of this width.
    unsigned bits = kernel::bitWidth(from);
    std::string raw = x;
    if (isHalf(from))
      raw = toMemoryText(from, x) + ".bits";
    else if (from == ElementType::F32)
      raw = "__float_as_uint(" + x + ")";
    else if (from == ElementType::F64)
      raw = "__double_as_longlong(" + x + ")";
    else if (isHalf(to))
      raw = "static_cast<u16>(" + x + ")";
    if (isHalf(to))
      return "to_f32(" + std::string(memoryTypeName(to)) + "{" + raw + "})";
    if (to == ElementType::F32)
      return "__uint_as_float(static_cast<u32>(" + raw + "))";
    if (to == ElementType::F64)
      return "__longlong_as_double(static_cast<i64>(" + raw + "))";
    std::string text =
        "static_cast<" + std::string(registerTypeName(to)) + ">(" + raw + ")";
    return bits < 8 ? wrapped(raw) : text;
  }

  const kernel::Statement &statement;
  ElementType from, to;
  const std::vector<std::string> &operands;
  const std::string &x;
  std::string y;
};

} // namespace

std::string operationText(const kernel::Statement &statement, ElementType from,
                          ElementType to,
                          const std::vector<std::string> &operands) {
  return Operation(statement, from, to, operands).text();
}

} // namespace trc::cuda
