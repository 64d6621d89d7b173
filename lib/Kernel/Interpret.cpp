//===- Interpret.cpp - run a loop form, one scalar at a time --------------===//
//
// The oracle for targets: no vectors, no hoisting, statements in order. Only
// reductions know of lanes, because their order is part of the loop form.
//
//===----------------------------------------------------------------------===//

#include "ScalarValue.h"

#include <algorithm>

namespace trc::kernel {
namespace {

class Interpreter {
public:
  Interpreter(const Kernel &kernel, void *const *operands,
              const ReductionOrder &order)
      : kernel(kernel), order(order), registers(kernel.registers.size()) {
    for (size_t i = 0; i < kernel.buffers.size(); ++i) {
      const Buffer &buffer = kernel.buffers[i];
      if (buffer.kind == Buffer::Kind::Operand) {
        memory.push_back(static_cast<uint8_t *>(operands[i]));
      } else {
        scratch.emplace_back(buffer.elements * storageBytes(buffer.type));
        memory.push_back(scratch.back().data());
      }
    }
  }

  void run(int64_t item) {
    for (size_t i = kernel.parallel.size(); i-- > 0;) {
      counter(static_cast<LoopId>(i)) = item % kernel.parallel[i];
      item /= kernel.parallel[i];
    }
    run(kernel.body);
  }

private:
  int64_t &counter(LoopId loop) {
    if (loop >= counters.size())
      counters.resize(loop + 1);
    return counters[loop];
  }

  int64_t evaluate(const Affine &value) {
    int64_t sum = value.constant;
    for (auto [loop, coefficient] : value.terms)
      sum += coefficient * counter(loop);
    return sum;
  }

  /// The element's address, or null where a guard does not hold.
  uint8_t *locate(const Access &access) {
    for (const Guard &guard : access.guards) {
      int64_t value = evaluate(guard.value);
      if (value < guard.lower || value >= guard.upper)
        return nullptr;
    }
    int64_t index = evaluate(access.index);
    for (auto [reg, stride] : access.dynamic)
      index += static_cast<int64_t>(registers[reg]) * stride;
    const Buffer &buffer = kernel.buffers[access.buffer];
    return memory[access.buffer] + index * storageBytes(buffer.type);
  }

  void run(const std::vector<Statement> &body) {
    for (const Statement &statement : body)
      run(statement);
  }

  void run(const Statement &statement) {
    switch (statement.kind) {
    case Statement::Kind::Constant:
      registers[statement.result] =
          normalize(kernel.registers[statement.result], statement.bits);
      return;
    case Statement::Kind::Index:
      registers[statement.result] =
          normalize(kernel.registers[statement.result],
                    static_cast<uint64_t>(evaluate(statement.index)));
      return;
    case Statement::Kind::Load: {
      ElementType type = kernel.registers[statement.result];
      if (const uint8_t *place = locate(statement.access))
        registers[statement.result] = loadElement(type, place);
      else
        registers[statement.result] = statement.access.fill == noRegister
                                          ? 0
                                          : registers[statement.access.fill];
      return;
    }
    case Statement::Kind::Store:
      if (uint8_t *place = locate(statement.access))
        storeElement(kernel.registers[statement.operands[0]], place,
                     registers[statement.operands[0]]);
      return;
    case Statement::Kind::Compute: {
      uint64_t operands[3];
      for (size_t i = 0; i < statement.operands.size(); ++i)
        operands[i] = registers[statement.operands[i]];
      registers[statement.result] =
          evaluateScalar(statement, kernel.registers[statement.operands[0]],
                         kernel.registers[statement.result], operands);
      // select's first operand is the predicate, its result any type
      return;
    }
    case Statement::Kind::Loop:
      return run(statement.loop.front());
    }
  }

  using Lanes = std::vector<std::vector<uint64_t>>; // [lane][accumulator]

  void run(const Loop &loop) {
    int64_t extent = loop.extent;
    if (loop.bound)
      extent = std::min(extent, evaluate(*loop.bound));
    int64_t width = loop.vector ? order.lanes : 1;
    int64_t neighbours = loop.vector ? order.width : 1;
    std::vector<Lanes> lanes;
    for (const Reduction &reduction : loop.reductions) {
      std::vector<uint64_t> inits;
      for (Register reg : reduction.inits)
        inits.push_back(registers[reg]);
      lanes.emplace_back(width, inits);
    }
    for (int64_t i = 0; i < extent; ++i) {
      counter(loop.id) = i;
      run(loop.body);
      for (size_t r = 0; r < lanes.size(); ++r) {
        std::vector<uint64_t> elements;
        for (Register reg : loop.reductions[r].values)
          elements.push_back(registers[reg]);
        combine(loop.reductions[r], lanes[r][i / neighbours % width], elements);
      }
    }
    for (size_t r = 0; r < lanes.size(); ++r) {
      const Reduction &reduction = loop.reductions[r];
      if (loop.vector)
        finish(reduction, lanes[r]);
      for (size_t i = 0; i < lanes[r][0].size(); ++i)
        registers[reduction.results[i]] = lanes[r][0][i];
    }
  }

  /// Leaves in lane 0 what all lanes have.
  void finish(const Reduction &reduction, Lanes &lanes) {
    auto combineHalves = [&](size_t first, int64_t count) {
      for (int64_t half = count / 2; half > 0; half /= 2)
        for (int64_t lane = 0; lane < half; ++lane)
          combine(reduction, lanes[first + lane], lanes[first + lane + half]);
    };
    if (order.lanes <= order.group)
      return combineHalves(0, order.lanes);
    std::vector<uint64_t> inits;
    for (Register reg : reduction.inits)
      inits.push_back(registers[reg]);
    Lanes groups;
    for (int64_t lane = 0; lane < order.lanes; lane += order.group) {
      combineHalves(lane, order.group);
      groups.push_back(lanes[lane]);
    }
    groups.resize(order.group, inits);
    lanes = std::move(groups);
    combineHalves(0, order.group);
  }

  void combine(const Reduction &reduction, std::vector<uint64_t> &accumulated,
               const std::vector<uint64_t> &elements) {
    for (size_t i = 0; i < elements.size(); ++i) {
      registers[reduction.accumulated[i]] = accumulated[i];
      registers[reduction.elements[i]] = elements[i];
    }
    run(reduction.combiner);
    for (size_t i = 0; i < elements.size(); ++i)
      accumulated[i] = registers[reduction.combined[i]];
  }

  const Kernel &kernel;
  const ReductionOrder &order;
  std::vector<uint64_t> registers;
  std::vector<int64_t> counters;
  std::vector<uint8_t *> memory;
  std::vector<std::vector<uint8_t>> scratch;
};

} // namespace

void interpret(const Kernel &kernel, void *const *operands, int64_t begin,
               int64_t end, const ReductionOrder &order) {
  Interpreter interpreter(kernel, operands, order);
  for (int64_t item = begin; item < end; ++item)
    interpreter.run(item);
}

} // namespace trc::kernel
