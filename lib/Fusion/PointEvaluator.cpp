//===- PointEvaluator.cpp - values at points, on demand -------------------===//
//
// Registers, placement of statements, and reads of what already exists. What
// each operation does to a point stands in PointOperations.cpp.
//
//===----------------------------------------------------------------------===//

#include "PointEvaluator.h"

#include "trc/Fusion/ScalarOperations.h"
#include "trc/Kernel/Cost.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"

#include <algorithm>
#include <utility>

using namespace mlir;
using namespace trc;
using kernel::Affine;
using kernel::ElementType;
using kernel::Guard;
using kernel::Opcode;
using kernel::Register;
using kernel::Statement;

PointEvaluator::PointEvaluator(const Cluster &cluster, IterationSpace &space,
                               kernel::Kernel &kernel)
    : space(space), kernel(kernel),
      members(cluster.operations.begin(), cluster.operations.end()),
      fullPosition(
          space.position({IterationSpace::Parallel, IterationSpace::Sequential,
                          IterationSpace::Inner})) {
  for (auto [number, input] : llvm::enumerate(cluster.inputs))
    inputNumber[input] = number;
}

FailureOr<Register> PointEvaluator::fail(llvm::Twine why) {
  if (reason.empty())
    reason = why.str();
  return failure();
}

//===----------------------------------------------------------------------===//
// Statements and registers
//===----------------------------------------------------------------------===//

Register PointEvaluator::newRegister(ElementType type, Level level,
                                     double cost) {
  kernel.registers.push_back(type);
  registerLevels.push_back(level);
  registerCosts.push_back(level == Level::Element ? cost : 0);
  return kernel.registers.size() - 1;
}

Level PointEvaluator::levelOf(const Affine &index) const {
  Level level = Level::Item;
  for (auto [loop, coefficient] : index.terms) {
    switch (space.groupOf(loop)) {
    case IterationSpace::Parallel:
      break;
    case IterationSpace::Sequential:
      level = std::max(level, Level::Row);
      break;
    case IterationSpace::Inner:
      level = Level::Element;
      break;
    }
  }
  return level;
}

void PointEvaluator::append(Level level, Statement statement) {
  lists[static_cast<unsigned>(level)]->push_back(std::move(statement));
}

Register PointEvaluator::constant(ElementType type, uint64_t bits) {
  auto [it, inserted] = constants.try_emplace({type, bits}, 0);
  if (inserted) {
    it->second = newRegister(type, Level::Item);
    Statement statement;
    statement.kind = Statement::Kind::Constant;
    statement.result = it->second;
    statement.bits = bits;
    // Before everything else of the item, so that all lists see it.
    kernel.body.push_back(std::move(statement));
  }
  return it->second;
}

Register PointEvaluator::compute(Opcode opcode, ElementType type,
                                 ArrayRef<Register> operands) {
  Level level = Level::Item;
  double cost = kernel::describe(opcode).cycles;
  for (Register operand : operands) {
    level = std::max(level, levelOf(operand));
    cost += costOf(operand);
  }
  Statement statement;
  statement.opcode = opcode;
  statement.operands = operands.vec();
  statement.result = newRegister(type, level, cost);
  Register result = statement.result;
  append(level, std::move(statement));
  return result;
}

Register PointEvaluator::convert(Register value, ElementType type) {
  if (kernel.registers[value] == type)
    return value;
  return compute(Opcode::Convert, type, value);
}

Register PointEvaluator::load(unsigned buffer, ElementType type,
                              kernel::Access access) {
  access.buffer = buffer;
  Level level = levelOf(access.index);
  for (auto [reg, stride] : access.dynamic)
    level = std::max(level, levelOf(reg));
  for (const Guard &guard : access.guards)
    level = std::max(level, levelOf(guard.value));
  if (!access.guards.empty())
    access.fill = constant(type, 0);
  Statement statement;
  statement.kind = Statement::Kind::Load;
  statement.access = std::move(access);
  statement.result = newRegister(type, level, kernel::cyclesOfLoad);
  Register result = statement.result;
  append(level, std::move(statement));
  return result;
}

void PointEvaluator::store(unsigned buffer, Affine index, Register value,
                           std::vector<Guard> guards) {
  Level level = std::max(levelOf(index), levelOf(value));
  for (const Guard &guard : guards)
    level = std::max(level, levelOf(guard.value));
  Statement statement;
  statement.kind = Statement::Kind::Store;
  statement.access.buffer = buffer;
  statement.access.index = std::move(index);
  statement.access.guards = std::move(guards);
  statement.operands = {value};
  append(level, std::move(statement));
  kernel.buffers[buffer].written = true;
}

//===----------------------------------------------------------------------===//
// Memory of what was computed
//===----------------------------------------------------------------------===//

static void addWords(std::vector<int64_t> &words, const Affine &index) {
  words.push_back(index.constant);
  words.push_back(index.terms.size());
  for (auto [loop, coefficient] : index.terms) {
    words.push_back(loop);
    words.push_back(coefficient);
  }
}

PointEvaluator::Key PointEvaluator::keyOf(Value value,
                                          const Point &point) const {
  std::vector<int64_t> words;
  words.reserve(8 * point.indices.size() + 1);
  for (auto [index, dynamic] : llvm::zip_equal(point.indices, point.dynamic)) {
    addWords(words, index);
    words.push_back(dynamic.size());
    for (auto [reg, stride] : dynamic) {
      words.push_back(reg);
      words.push_back(stride);
    }
  }
  words.push_back(point.guards);
  return {value.getAsOpaquePointer(), std::move(words)};
}

unsigned PointEvaluator::addGuard(unsigned guards, const Guard &guard) {
  std::vector<int64_t> words = {guard.lower, guard.upper};
  addWords(words, guard.value);
  auto [it, isNew] =
      guardNumbers.try_emplace({guards, std::move(words)}, guardLists.size());
  if (isNew) {
    guardLists.emplace_back(guards, guard);
    it->second = guardLists.size();
  }
  return it->second;
}

void PointEvaluator::forget(Level level) {
  std::erase_if(
      known, [&](const auto &entry) { return levelOf(entry.second) >= level; });
}

void PointEvaluator::startElements(std::vector<Statement> &list) {
  forget(Level::Element);
  setList(Level::Element, list);
}

void PointEvaluator::defineReduced(Value result, Affine position,
                                   Register value) {
  definitions[result] = {std::move(position), value, 0, {}};
}

void PointEvaluator::defineStored(Value result, Affine position,
                                  unsigned buffer, Affine index) {
  definitions[result] = {std::move(position), kernel::noRegister, buffer,
                         std::move(index)};
}

bool PointEvaluator::isFullPoint(Value value, const Point &point) {
  for (const auto &dynamic : point.dynamic)
    if (!dynamic.empty())
      return false;
  if (point.guards != 0)
    return false;
  // A chain asks for one point of one type again and again.
  if (value.getType() == full.first && point.indices == full.second)
    return true;
  const bool isFull =
      linearise(point.indices, shapeOf(value).vec()) == fullPosition;
  if (isFull)
    full = {value.getType(), point.indices};
  return isFull;
}

//===----------------------------------------------------------------------===//
// Evaluation
//===----------------------------------------------------------------------===//

/// Operations on the way to a value that are looked at by recursion. A longer
/// way is gone in stretches: where the first ends, it says so and is left, and
/// is gone again once what stood there is known.
static constexpr unsigned longestStretch = 256;

FailureOr<Register> PointEvaluator::evaluate(Value value, const Point &point) {
  FailureOr<Register> result = evaluateStretch(value, point);
  if (depth > 0 || !postponed)
    return result;
  SmallVector<std::pair<Value, Point>> waiting;
  waiting.emplace_back(value, point);
  while (!waiting.empty()) {
    if (postponed)
      waiting.push_back(*std::exchange(postponed, std::nullopt));
    std::pair<Value, Point> next = waiting.back();
    result = evaluateStretch(next.first, next.second);
    if (succeeded(result))
      waiting.pop_back();
    else if (!postponed)
      break;
  }
  return result;
}

FailureOr<Register> PointEvaluator::evaluateStretch(Value value,
                                                    const Point &point) {
  ++depth;
  auto leave = llvm::scope_exit([&] { --depth; });
  // Constants are the same everywhere.
  if (auto constantOp = value.getDefiningOp<stablehlo::ConstantOp>())
    if (members.contains(constantOp))
      if (std::optional<uint64_t> bits = splatBits(constantOp.getValue()))
        return constant(elementTypeOf(value), *bits);

  Key key = keyOf(value, point);
  if (auto it = known.find(key); it != known.end())
    return it->second;

  // After the look at what is known: what was postponed is known next time.
  if (depth > longestStretch) {
    postponed.emplace(value, point);
    return failure();
  }

  if (auto it = inputNumber.find(value); it != inputNumber.end()) {
    FailureOr<Register> result = readInput(value, it->second, point);
    if (succeeded(result))
      known.insert_or_assign(std::move(key), *result);
    return result;
  }
  if (auto it = definitions.find(value); it != definitions.end())
    return readDefined(value, it->second, point);

  bool isFull = isFullPoint(value, point);
  if (isFull && savedBuffer)
    if (std::optional<unsigned> buffer = savedBuffer(value)) {
      kernel::Access access;
      bool isScratch =
          kernel.buffers[*buffer].kind == kernel::Buffer::Kind::Scratch;
      access.index =
          isScratch ? space.position({IterationSpace::Inner}) : fullPosition;
      Register result = load(*buffer, elementTypeOf(value), std::move(access));
      known.insert_or_assign(std::move(key), result);
      return result;
    }

  if (isFull && costOfPostponed)
    if (std::optional<double> cost = costOfPostponed(value)) {
      Register result =
          newRegister(elementTypeOf(value), Level::Element, *cost);
      known.insert_or_assign(std::move(key), result);
      return result;
    }

  FailureOr<Register> result = compute(value, point);
  if (failed(result))
    return failure();
  known.insert_or_assign(std::move(key), *result);
  if (isFull && onFullElement)
    onFullElement(value, *result);
  return result;
}

FailureOr<Register> PointEvaluator::evaluateAt(Value value,
                                               const Affine &position) {
  auto indices =
      kernel::delinearise(position, shapeOf(value).vec(), space.extents());
  if (auto *request = std::get_if<kernel::SplitRequest>(&indices)) {
    if (request->inner) {
      splitRequest = *request;
      return failure();
    }
    return fail("a result's shape does not follow the iteration space");
  }
  Point point;
  point.indices = std::move(std::get<std::vector<Affine>>(indices));
  point.dynamic.resize(point.indices.size());
  return evaluate(value, point);
}

decltype(kernel::Access::dynamic)
PointEvaluator::dynamicPlaces(Value value, const Point &point) {
  std::vector<int64_t> strides = kernel::rowMajorStrides(shapeOf(value).vec());
  decltype(kernel::Access::dynamic) places;
  for (auto [stride, dynamic] : llvm::zip_equal(strides, point.dynamic))
    for (auto [reg, factor] : dynamic)
      places.emplace_back(reg, factor * stride);
  return places;
}

FailureOr<Register> PointEvaluator::readInput(Value value, unsigned number,
                                              const Point &point) {
  return loadInput(value, number,
                   linearise(point.indices, shapeOf(value).vec()), point.guards,
                   dynamicPlaces(value, point));
}

/// Adds a guard to those of an access. What bounds one index twice, as a window
/// of a window does, bounds it once.
static void require(std::vector<Guard> &guards, const Guard &guard) {
  for (Guard &other : guards) {
    if (other.value.terms != guard.value.terms)
      continue;
    const int64_t shift = guard.value.constant - other.value.constant;
    const int64_t lower = std::max(other.lower, guard.lower - shift);
    const int64_t upper = std::min(other.upper, guard.upper - shift);
    // Two that never hold together stay: a range has at least one element.
    if (lower >= upper)
      continue;
    other.lower = lower;
    other.upper = upper;
    return;
  }
  guards.push_back(guard);
}

Register PointEvaluator::loadInput(Value value, unsigned number, Affine index,
                                   unsigned guards,
                                   decltype(kernel::Access::dynamic) dynamic) {
  kernel::Access access;
  access.index = std::move(index);
  access.dynamic = std::move(dynamic);
  std::vector<unsigned> lists; // each with a guard more than the one behind it
  for (unsigned at = guards; at != 0; at = guardLists[at - 1].first)
    lists.push_back(at);
  for (unsigned at : llvm::reverse(lists)) {
    const Guard &guard = guardLists[at - 1].second;
    auto [least, greatest] = kernel::rangeOf(guard.value, space.extents());
    if (least < guard.lower || greatest >= guard.upper)
      require(access.guards, guard);
  }
  return load(number, elementTypeOf(value), std::move(access));
}

FailureOr<Register> PointEvaluator::readDefined(Value value,
                                                const Definition &definition,
                                                const Point &point) {
  for (const auto &dynamic : point.dynamic)
    if (!dynamic.empty())
      return fail("a reduction is read at an index known only at run time");
  if (!(linearise(point.indices, shapeOf(value).vec()) == definition.position))
    return fail("a reduction is read at another row than the one at hand");
  if (definition.value != kernel::noRegister)
    return definition.value;
  kernel::Access access;
  access.index = definition.index;
  return load(definition.buffer, kernel.buffers[definition.buffer].type,
              std::move(access));
}
