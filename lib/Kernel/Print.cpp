//===- Print.cpp - the loop form as readable text -------------------------===//
//
// One line per statement, indented by loop. Loads and stores show the buffer,
// the affine index in elements, and their guards:
//
//   %3 : f32 = load b0[768*l0 + l1 + 5] if 0 <= l1 - 1 < 12 else %2
//
//===----------------------------------------------------------------------===//

#include "trc/Kernel/LoopForm.h"

#include <cstdio>

namespace trc::kernel {
namespace {

class Printer {
public:
  explicit Printer(const Kernel &kernel) : kernel(kernel) {}

  std::string print() {
    text = "kernel " + kernel.name + " parallel(";
    for (size_t i = 0; i < kernel.parallel.size(); ++i)
      text += (i ? ", " : "") + std::to_string(kernel.parallel[i]);
    text += kernel.vectorParallel ? ") vector {\n" : ") {\n";
    for (size_t i = 0; i < kernel.buffers.size(); ++i) {
      const Buffer &buffer = kernel.buffers[i];
      text += "  b" + std::to_string(i) + " : " + trc::name(buffer.type) + "[" +
              std::to_string(buffer.elements) + "]";
      text += buffer.kind == Buffer::Kind::Scratch ? " scratch" : "";
      text += buffer.written ? " written\n" : "\n";
    }
    body(kernel.body, 1);
    return text + "}\n";
  }

private:
  std::string name(Register reg) {
    return reg == noRegister ? "%none" : "%" + std::to_string(reg);
  }
  std::string typed(Register reg) {
    if (reg >= kernel.registers.size())
      return name(reg) + " : ?";
    return name(reg) + " : " + trc::name(kernel.registers[reg]);
  }
  std::string names(const std::vector<Register> &registers) {
    std::string list;
    for (size_t i = 0; i < registers.size(); ++i)
      list += (i ? ", " : "") + name(registers[i]);
    return list;
  }

  static std::string affine(const Affine &value) {
    std::string sum;
    for (auto [loop, coefficient] : value.terms) {
      sum += sum.empty() ? (coefficient < 0 ? "-" : "")
                         : (coefficient < 0 ? " - " : " + ");
      uint64_t magnitude =
          coefficient < 0 ? -uint64_t(coefficient) : uint64_t(coefficient);
      if (magnitude != 1)
        sum += std::to_string(magnitude) + "*";
      sum += "l" + std::to_string(loop);
    }
    if (sum.empty())
      return std::to_string(value.constant);
    if (value.constant)
      sum += (value.constant < 0 ? " - " : " + ") +
             std::to_string(value.constant < 0 ? -uint64_t(value.constant)
                                               : uint64_t(value.constant));
    return sum;
  }

  std::string access(const Access &access) {
    std::string place = "b" + std::to_string(access.buffer) + "[";
    place += affine(access.index);
    for (auto [reg, stride] : access.dynamic)
      place += " + " + std::to_string(stride) + "*" + name(reg);
    place += "]";
    for (size_t i = 0; i < access.guards.size(); ++i) {
      const Guard &guard = access.guards[i];
      place += (i ? " and " : " if ") + std::to_string(guard.lower) +
               " <= " + affine(guard.value) + " < " +
               std::to_string(guard.upper);
    }
    if (access.fill != noRegister)
      place += " else " + name(access.fill);
    return place;
  }

  void body(const std::vector<Statement> &statements, unsigned depth) {
    for (const Statement &statement : statements)
      print(statement, depth);
  }

  void print(const Statement &statement, unsigned depth) {
    text.append(2 * depth, ' ');
    switch (statement.kind) {
    case Statement::Kind::Constant: {
      char bits[32];
      std::snprintf(bits, sizeof bits, "0x%llx",
                    static_cast<unsigned long long>(statement.bits));
      text += typed(statement.result) + " = constant " + bits;
      break;
    }
    case Statement::Kind::Index:
      text += typed(statement.result) + " = index " + affine(statement.index);
      break;
    case Statement::Kind::Load:
      text += typed(statement.result) + " = load " + access(statement.access);
      break;
    case Statement::Kind::Store:
      text += "store " + access(statement.access) + " = " +
              names(statement.operands);
      break;
    case Statement::Kind::Compute:
      text += typed(statement.result) + " = " + toString(statement.opcode) +
              " " + names(statement.operands);
      if (statement.opcode == Opcode::ReducePrecision)
        text += " e" + std::to_string(statement.exponentBits) + "m" +
                std::to_string(statement.mantissaBits);
      break;
    case Statement::Kind::Loop:
      for (const Loop &inner : statement.loop)
        print(inner, depth);
      return;
    }
    text += "\n";
  }

  void print(const Loop &loop, unsigned depth) {
    text += loop.vector ? "vector l" : "loop l";
    text += std::to_string(loop.id) + " < " + std::to_string(loop.extent);
    if (loop.bound)
      text += " and < " + affine(*loop.bound);
    text += " {\n";
    body(loop.body, depth + 1);
    text.append(2 * depth, ' ');
    text += "}\n";
    for (const Reduction &reduction : loop.reductions) {
      text.append(2 * depth, ' ');
      text += "reduce " + names(reduction.results) + " from " +
              names(reduction.inits) + " over " + names(reduction.values) +
              " by (" + names(reduction.accumulated) + "; " +
              names(reduction.elements) + ") {\n";
      body(reduction.combiner, depth + 1);
      text.append(2 * depth + 2, ' ');
      text += "yield " + names(reduction.combined) + "\n";
      text.append(2 * depth, ' ');
      text += "}\n";
    }
  }

  const Kernel &kernel;
  std::string text;
};

} // namespace

std::string toString(const Kernel &kernel) { return Printer(kernel).print(); }

} // namespace trc::kernel
