//===- KernelBuilder.h - loop forms written by hand -------------*- C++ -*-===//
//
// Lets tests and benchmarks write a kernel as a sequence of calls. Statements
// go into the innermost open loop.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_KERNEL_KERNELBUILDER_H
#define TRC_TEST_KERNEL_KERNELBUILDER_H

#include "trc/Kernel/LoopForm.h"

#include <bit>
#include <cmath>
#include <utility>

namespace trc::kernel {

class KernelBuilder {
public:
  explicit KernelBuilder(std::vector<int64_t> parallel,
                         bool vectorParallel = false) {
    kernel.name = "test";
    kernel.parallel = std::move(parallel);
    kernel.vectorParallel = vectorParallel;
    nextLoop = static_cast<LoopId>(kernel.parallel.size());
    bodies.push_back({});
  }

  unsigned buffer(ElementType type, int64_t elements, bool written = false) {
    kernel.buffers.push_back({type, Buffer::Kind::Operand, elements, written});
    return static_cast<unsigned>(kernel.buffers.size() - 1);
  }
  unsigned scratch(ElementType type, int64_t elements) {
    kernel.buffers.push_back({type, Buffer::Kind::Scratch, elements, true});
    return static_cast<unsigned>(kernel.buffers.size() - 1);
  }

  Register reg(ElementType type) {
    kernel.registers.push_back(type);
    return static_cast<Register>(kernel.registers.size() - 1);
  }

  Register bits(ElementType type, uint64_t value) {
    Statement statement;
    statement.kind = Statement::Kind::Constant;
    statement.bits = value;
    return add(statement, type);
  }
  Register f32(float value) {
    return bits(ElementType::F32, std::bit_cast<uint32_t>(value));
  }

  Register index(ElementType type, Affine value) {
    Statement statement;
    statement.kind = Statement::Kind::Index;
    statement.index = std::move(value);
    return add(statement, type);
  }

  Register load(Access access) {
    Statement statement;
    statement.kind = Statement::Kind::Load;
    statement.access = std::move(access);
    return add(statement, kernel.buffers[statement.access.buffer].type);
  }
  Register load(unsigned buffer, Affine index) {
    return load(Access{buffer, std::move(index), {}, {}, noRegister});
  }
  void store(Access access, Register value) {
    Statement statement;
    statement.kind = Statement::Kind::Store;
    statement.access = std::move(access);
    statement.operands = {value};
    bodies.back().push_back(std::move(statement));
  }
  void store(unsigned buffer, Affine index, Register value) {
    store(Access{buffer, std::move(index), {}, {}, noRegister}, value);
  }

  Register compute(Opcode opcode, ElementType type,
                   std::vector<Register> operands, uint8_t exponentBits = 0,
                   uint8_t mantissaBits = 0) {
    Statement statement;
    statement.opcode = opcode;
    statement.operands = std::move(operands);
    statement.exponentBits = exponentBits;
    statement.mantissaBits = mantissaBits;
    return add(statement, type);
  }
  /// The result has the first operand's type.
  Register compute(Opcode opcode, std::vector<Register> operands) {
    ElementType type = kernel.registers[operands[0]];
    return compute(opcode, type, std::move(operands));
  }

  LoopId beginLoop(int64_t extent, bool vector,
                   std::optional<Affine> bound = std::nullopt) {
    Loop loop;
    loop.id = nextLoop++;
    loop.extent = extent;
    loop.vector = vector;
    loop.bound = std::move(bound);
    loops.push_back(std::move(loop));
    bodies.push_back({});
    return loops.back().id;
  }
  /// Adds a reduction with a one-operation combiner to the open loop.
  Register reduce(Opcode opcode, Register init, Register value) {
    ElementType type = kernel.registers[init];
    Reduction reduction;
    reduction.inits = {init};
    reduction.values = {value};
    reduction.accumulated = {reg(type)};
    reduction.elements = {reg(type)};
    Statement statement;
    statement.opcode = opcode;
    statement.operands = {reduction.accumulated[0], reduction.elements[0]};
    statement.result = reg(type);
    reduction.combined = {statement.result};
    reduction.combiner.push_back(statement);
    Register result = reg(type);
    reduction.results = {result};
    loops.back().reductions.push_back(std::move(reduction));
    return result;
  }
  void reduce(Reduction reduction) {
    loops.back().reductions.push_back(std::move(reduction));
  }
  void endLoop() {
    Statement statement;
    statement.kind = Statement::Kind::Loop;
    statement.loop.push_back(std::move(loops.back()));
    loops.pop_back();
    statement.loop.front().body = std::move(bodies.back());
    bodies.pop_back();
    bodies.back().push_back(std::move(statement));
  }

  Kernel finish() {
    kernel.body = bodies.front();
    return kernel;
  }

  Kernel kernel;

private:
  Register add(Statement &statement, ElementType type) {
    statement.result = reg(type);
    bodies.back().push_back(std::move(statement));
    return static_cast<Register>(kernel.registers.size() - 1);
  }

  LoopId nextLoop;
  std::vector<std::vector<Statement>> bodies;
  std::vector<Loop> loops;
};

} // namespace trc::kernel

#endif // TRC_TEST_KERNEL_KERNELBUILDER_H
