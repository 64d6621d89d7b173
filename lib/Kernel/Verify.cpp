//===- Verify.cpp - the rules of the loop form ----------------------------===//
//
// Targets trust what passes here: a kernel that verifies has registers that are
// set once and before use, operations on types that fit, loops that nest as the
// emitters expect, and affine accesses inside their buffers.
//
//===----------------------------------------------------------------------===//

#include "Verifier.h"

#include <set>

namespace trc::kernel {
namespace {

class Verifier {
public:
  explicit Verifier(const Kernel &kernel)
      : kernel(kernel), defined(kernel.registers.size(), false),
        everDefined(kernel.registers.size(), false) {}

  std::string run() {
    checkKernel();
    if (kernel.vectorParallel)
      lanesOf = 0;
    checkBody(kernel.body, kernel.vectorParallel);
    return fault;
  }

private:
  void fail(const std::string &text) {
    if (fault.empty())
      fault = text;
  }
  static std::string name(Register reg) { return "%" + std::to_string(reg); }

  void checkKernel() {
    bool scratchSeen = false;
    for (const Buffer &buffer : kernel.buffers) {
      bool scratch = buffer.kind == Buffer::Kind::Scratch;
      if (scratchSeen && !scratch)
        fail("operand buffer after a scratch buffer");
      scratchSeen |= scratch;
      if (buffer.elements < 0)
        fail("buffer of negative size");
    }
    if (kernel.vectorParallel && kernel.parallel.size() != 1)
      fail("vectorParallel needs 1 parallel loop, got " +
           std::to_string(kernel.parallel.size()));
    for (size_t i = 0; i < kernel.parallel.size(); ++i)
      enter(static_cast<LoopId>(i), kernel.parallel[i]);
  }

  void enter(LoopId loop, int64_t extent) {
    if (extent < 0)
      fail("l" + std::to_string(loop) + " has a negative extent");
    if (!loopsSeen.insert(loop).second)
      fail("l" + std::to_string(loop) + " stands for two loops");
    ranges[loop] = extent;
  }

  void use(Register reg) {
    if (reg >= defined.size())
      fail("register " + name(reg) + " does not exist");
    else if (!defined[reg])
      fail("register " + name(reg) + " is used before it is set");
  }
  void define(Register reg) {
    if (reg >= defined.size())
      return fail("register " + name(reg) + " does not exist");
    if (everDefined[reg])
      fail("register " + name(reg) + " is set twice");
    defined[reg] = everDefined[reg] = true;
    scope.push_back(reg);
  }
  ElementType type(Register reg) const {
    return reg < kernel.registers.size() ? kernel.registers[reg]
                                         : ElementType::F32;
  }
  void expect(Register reg, ElementType wanted) {
    if (reg < kernel.registers.size() && type(reg) != wanted)
      fail("register " + name(reg) + " is " + trc::name(type(reg)) +
           ", expected " + trc::name(wanted));
  }

  void checkIndex(const Affine &value) {
    if (std::string text = checkAffine(value, ranges); !text.empty())
      fail(text);
  }

  void checkAccess(const Access &access, ElementType element) {
    if (access.buffer >= kernel.buffers.size())
      return fail("buffer b" + std::to_string(access.buffer) +
                  " does not exist");
    const Buffer &buffer = kernel.buffers[access.buffer];
    if (buffer.type != element)
      fail("b" + std::to_string(access.buffer) + " holds " +
           trc::name(buffer.type) + ", accessed as " + trc::name(element));
    checkIndex(access.index);
    for (const Guard &guard : access.guards)
      checkIndex(guard.value);
    for (auto [reg, stride] : access.dynamic) {
      use(reg);
      if (!isInteger(type(reg)))
        fail("register " + name(reg) + " is no integer, but indexes b" +
             std::to_string(access.buffer));
    }
    if (access.fill != noRegister) {
      use(access.fill);
      expect(access.fill, element);
    }
    if (fault.empty() && access.dynamic.empty())
      if (std::string text = checkBounds(access, buffer, ranges); !text.empty())
        fail(text);
  }

  void checkCompute(const Statement &statement) {
    for (Register reg : statement.operands)
      use(reg);
    Opcode opcode = statement.opcode;
    size_t arity = describe(opcode).operands;
    if (statement.operands.size() != arity)
      return fail(std::string(toString(opcode)) + " needs " +
                  std::to_string(arity) + " operands, got " +
                  std::to_string(statement.operands.size()));
    ElementType operand = type(statement.operands.front());
    ElementType result = type(statement.result);
    if (!hasNativeKernel(opcode, operand))
      fail(std::string("no kernel can compute ") + toString(opcode) + " on " +
           trc::name(operand));
    if (opcode == Opcode::Select) {
      expect(statement.operands[0], ElementType::I1);
      expect(statement.operands[1], result);
      expect(statement.operands[2], result);
    } else if (isComparison(opcode)) {
      expect(statement.operands[1], operand);
      expect(statement.result, ElementType::I1);
    } else if (opcode == Opcode::IsFinite) {
      expect(statement.result, ElementType::I1);
    } else if (opcode == Opcode::BitcastConvert) {
      if (bitWidth(operand) != bitWidth(result))
        fail("bitcast_convert from " + std::to_string(bitWidth(operand)) +
             " to " + std::to_string(bitWidth(result)) + " bits");
    } else if (opcode != Opcode::Convert) {
      for (Register reg : statement.operands)
        expect(reg, result);
    }
  }

  void checkLoop(const Loop &loop, bool inVector) {
    if (loop.vector && inVector)
      fail("vector loop l" + std::to_string(loop.id) +
           " inside another vector loop");
    if (loop.bound) {
      checkIndex(*loop.bound);
      for (auto [term, coefficient] : loop.bound->terms)
        if (term == lanesOf)
          fail("the bound of l" + std::to_string(loop.id) +
               " differs between lanes");
    }
    for (const Reduction &reduction : loop.reductions)
      for (Register reg : reduction.inits)
        use(reg);
    enter(loop.id, loop.extent);
    if (loop.vector)
      lanesOf = loop.id;
    size_t mark = scope.size();
    checkBody(loop.body, inVector || loop.vector);
    for (const Reduction &reduction : loop.reductions)
      for (Register reg : reduction.values)
        use(reg);
    leave(mark);
    ranges.erase(loop.id);
    if (loop.vector)
      lanesOf = ~0u;
    for (const Reduction &reduction : loop.reductions)
      checkReduction(reduction);
  }

  void checkReduction(const Reduction &reduction) {
    size_t count = reduction.inits.size();
    if (count == 0 || reduction.values.size() != count ||
        reduction.results.size() != count ||
        reduction.accumulated.size() != count ||
        reduction.elements.size() != count ||
        reduction.combined.size() != count)
      return fail("reduction whose lists differ in length");
    size_t mark = scope.size();
    for (size_t i = 0; i < count; ++i) {
      ElementType element = type(reduction.results[i]);
      for (Register reg :
           {reduction.inits[i], reduction.values[i], reduction.accumulated[i],
            reduction.elements[i], reduction.combined[i]})
        expect(reg, element);
      define(reduction.accumulated[i]);
      define(reduction.elements[i]);
    }
    for (const Statement &statement : reduction.combiner)
      if (statement.kind != Statement::Kind::Compute &&
          statement.kind != Statement::Kind::Constant)
        fail("combiner with other than compute and constant statements");
    checkBody(reduction.combiner, false);
    for (Register reg : reduction.combined)
      use(reg);
    leave(mark);
    for (Register reg : reduction.results)
      define(reg);
  }

  void leave(size_t mark) {
    for (; scope.size() > mark; scope.pop_back())
      defined[scope.back()] = false;
  }

  void checkBody(const std::vector<Statement> &body, bool inVector) {
    for (const Statement &statement : body) {
      if (!fault.empty())
        return;
      check(statement, inVector);
    }
  }

  void check(const Statement &statement, bool inVector) {
    switch (statement.kind) {
    case Statement::Kind::Constant:
      return define(statement.result);
    case Statement::Kind::Index:
      checkIndex(statement.index);
      if (!isInteger(type(statement.result)))
        fail("index " + name(statement.result) + " is no integer");
      return define(statement.result);
    case Statement::Kind::Load:
      checkAccess(statement.access, type(statement.result));
      return define(statement.result);
    case Statement::Kind::Store:
      if (statement.operands.size() != 1)
        return fail("store needs 1 operand, got " +
                    std::to_string(statement.operands.size()));
      use(statement.operands[0]);
      checkAccess(statement.access, type(statement.operands[0]));
      if (fault.empty() && !kernel.buffers[statement.access.buffer].written)
        fail("store to b" + std::to_string(statement.access.buffer) +
             ", which is not marked as written");
      return;
    case Statement::Kind::Compute:
      checkCompute(statement);
      return define(statement.result);
    case Statement::Kind::Loop:
      if (statement.loop.size() != 1)
        return fail("loop statement with " +
                    std::to_string(statement.loop.size()) + " loops");
      return checkLoop(statement.loop.front(), inVector);
    }
  }

  const Kernel &kernel;
  std::string fault;
  std::vector<bool> defined, everDefined;
  std::vector<Register> scope;
  std::set<LoopId> loopsSeen;
  LoopId lanesOf = ~0u; ///< the vector loop around, if any
  Ranges ranges;
};

} // namespace

std::string verify(const Kernel &kernel) { return Verifier(kernel).run(); }

} // namespace trc::kernel
