//===- JoinSoftmax.cpp - maximum and sum of a long row in one loop --------===//
//
// A row that no multiprocessor holds is read by each loop anew. The sum of a
// softmax needs the maximum first, so that it is a loop of its own:
//
//   vector l1 { a = load x[..]            reduce m = max(m, a) }
//   g = f(m)
//   vector l2 { b = load x[..]; e = exp(b - g)   reduce s = add(s, e) }
//
// Both are one loop where a sum of exponentials is held beside the maximum that
// they are relative to, and made smaller when the maximum grows (M. Milakov and
// N. Gimelshein, "Online normalizer calculation for softmax", 2018):
//
//   vector l1 { a = load x[..]   reduce (m, t) = join((m, t), (a, 1)) }
//   g = f(m);  s = t * exp(m - g)
//
//   join((m, t), (n, u)) = (k, t * exp(m - k) + u * exp(n - k)), k = max(m, n)
//
// One of the two exponentials is that of zero, so one is computed. A NaN, and
// infinities, come out as they did: m - g is NaN where g is an infinite m. What
// else the second loop sums, and does not take from m, moves along.
//
//===----------------------------------------------------------------------===//

#include "Mapping.h"

#include "trc/Kernel/Index.h"
#include "trc/Kernel/Rename.h"

#include <algorithm>
#include <set>

namespace trc::cuda {

using namespace kernel;

namespace {

constexpr uint64_t oneBits = 0x3f800000;

class SoftmaxJoiner {
public:
  /// Loops of the kernel's own list, `first` before `second`.
  SoftmaxJoiner(Kernel &kernel, size_t first, size_t second)
      : kernel(kernel), first(first), second(second),
        maximum(kernel.body[first].loop.front()),
        sum(kernel.body[second].loop.front()) {}

  bool run() {
    if (!areAlike() || !findMaximum() || !sortBetween())
      return false;
    nameEqual();
    readSecond();
    if (!findSum() || !moveOthers())
      return false;
    rewrite();
    return true;
  }

private:
  static bool isPlain(const Loop &loop) {
    return loop.vector && !loop.bound &&
           std::none_of(loop.body.begin(), loop.body.end(),
                        [](const Statement &statement) {
                          return statement.kind == Statement::Kind::Store ||
                                 statement.kind == Statement::Kind::Loop;
                        });
  }
  bool areAlike() const {
    return isPlain(maximum) && isPlain(sum) && maximum.extent == sum.extent;
  }

  bool isOfF32(const Reduction &reduction, Opcode opcode) const {
    if (reduction.results.size() != 1 || reduction.combiner.size() != 1 ||
        kernel.registers[reduction.results[0]] != ElementType::F32)
      return false;
    const Statement &only = reduction.combiner[0];
    return only.kind == Statement::Kind::Compute && only.opcode == opcode &&
           only.result == reduction.combined[0];
  }

  bool findMaximum() {
    for (const Reduction &reduction : maximum.reductions) {
      for (Register reg : reduction.results)
        late.insert(reg);
      if (greatest == noRegister && isOfF32(reduction, Opcode::Maximum)) {
        greatest = reduction.results[0];
        element = reduction.values[0];
      }
    }
    return greatest != noRegister;
  }

  bool isLate(const Statement &statement) const {
    const auto is = [&](Register reg) { return late.count(reg) != 0; };
    return std::any_of(statement.operands.begin(), statement.operands.end(),
                       is) ||
           std::any_of(statement.access.dynamic.begin(),
                       statement.access.dynamic.end(),
                       [&](auto &term) { return is(term.first); }) ||
           is(statement.access.fill);
  }

  /// What stands between the loops goes in front of both, or follows from what
  /// the first one makes and stays behind it. So does a result that is stored
  /// there: nobody reads again what it is written over.
  bool sortBetween() {
    for (size_t i = first + 1; i < second; ++i) {
      const Statement &statement = kernel.body[i];
      if (statement.kind == Statement::Kind::Loop)
        return false;
      const bool isStore = statement.kind == Statement::Kind::Store;
      const bool staysBehind = isStore || isLate(statement);
      if (staysBehind && !isStore)
        late.insert(statement.result);
      (staysBehind ? behind : before).push_back(statement);
    }
    return true;
  }

  static bool isSame(const Statement &a, const Statement &b) {
    const auto same = [](const Affine &x, const Affine &y) {
      return normalised(x) == normalised(y);
    };
    if (a.kind != b.kind || a.opcode != b.opcode || a.operands != b.operands ||
        a.bits != b.bits || a.exponentBits != b.exponentBits ||
        a.mantissaBits != b.mantissaBits || !same(a.index, b.index) ||
        a.access.buffer != b.access.buffer ||
        !same(a.access.index, b.access.index) ||
        a.access.dynamic != b.access.dynamic ||
        a.access.fill != b.access.fill ||
        a.access.guards.size() != b.access.guards.size())
      return false;
    for (size_t i = 0; i < a.access.guards.size(); ++i) {
      const Guard &x = a.access.guards[i], &y = b.access.guards[i];
      if (x.lower != y.lower || x.upper != y.upper || !same(x.value, y.value))
        return false;
    }
    return true;
  }

  void rename(Register &reg) const {
    if (const auto known = names.find(reg); known != names.end())
      reg = known->second;
  }
  /// As it would stand in the first loop.
  Statement inFirst(const Statement &statement) const {
    return renamed(statement, names, sum.id, maximum.id);
  }

  bool isEqual(const Statement &a, const Statement &b) const {
    return isSame(inFirst(a), inFirst(b)) &&
           kernel.registers[a.result] == kernel.registers[b.result];
  }

  /// Each loop has constants of its own in front of it.
  void nameEqual() {
    for (size_t i = 0; i < second; ++i) {
      const Statement &statement = kernel.body[i];
      if (statement.kind != Statement::Kind::Constant)
        continue;
      const auto known = std::find_if(
          kernel.body.begin(), kernel.body.begin() + std::ptrdiff_t(i),
          [&](const Statement &other) { return isEqual(other, statement); });
      if (known != kernel.body.begin() + std::ptrdiff_t(i))
        names[statement.result] = known->result;
    }
  }

  /// Statements of the second loop that the first one has get its names; those
  /// that it has not, and that nothing late goes into, will be added to it.
  void readSecond() {
    for (const Statement &statement : sum.body) {
      if (isLate(statement)) {
        late.insert(statement.result);
        lateOfSum.push_back(statement);
        continue;
      }
      const auto known = std::find_if(
          maximum.body.begin(), maximum.body.end(),
          [&](const Statement &other) { return isEqual(other, statement); });
      if (known != maximum.body.end())
        names[statement.result] = known->result;
      else
        added.push_back(inFirst(statement));
    }
  }

  const Statement *makerOf(Register reg) const {
    for (const Statement &statement : lateOfSum)
      if (statement.result == reg)
        return &statement;
    return nullptr;
  }

  /// s += exp(b - g), the only thing that the second loop takes from the first.
  bool findSum() {
    for (size_t i = 0; i < sum.reductions.size(); ++i) {
      const Reduction &reduction = sum.reductions[i];
      const Statement *power = isOfF32(reduction, Opcode::Add)
                                   ? makerOf(reduction.values[0])
                                   : nullptr;
      if (!power || power->kind != Statement::Kind::Compute ||
          power->opcode != Opcode::Exp)
        continue;
      const Statement *shifted = makerOf(power->operands[0]);
      if (!shifted || shifted->kind != Statement::Kind::Compute ||
          shifted->opcode != Opcode::Subtract || makerOf(shifted->operands[1]))
        continue;
      Register from = shifted->operands[0];
      rename(from);
      if (from != element || late.count(reduction.inits[0]))
        continue;
      which = i;
      base = shifted->operands[1];
      return true;
    }
    return false;
  }

  /// The second loop's other reductions are the first one's from now on.
  bool moveOthers() {
    for (size_t i = 0; i < sum.reductions.size(); ++i) {
      if (i == which)
        continue;
      Reduction moved = sum.reductions[i];
      for (auto *list : {&moved.values, &moved.inits})
        for (Register &reg : *list) {
          if (late.count(reg))
            return false;
          rename(reg);
        }
      others.push_back(std::move(moved));
    }
    return true;
  }

  Register fresh() {
    kernel.registers.push_back(ElementType::F32);
    return Register(kernel.registers.size() - 1);
  }
  Register compute(std::vector<Statement> &to, Opcode opcode,
                   std::vector<Register> operands, Register result) {
    Statement statement;
    statement.opcode = opcode;
    statement.operands = std::move(operands);
    statement.result = result;
    to.push_back(std::move(statement));
    return result;
  }
  Register compute(std::vector<Statement> &to, Opcode opcode,
                   std::vector<Register> operands,
                   ElementType type = ElementType::F32) {
    const Register result = fresh();
    kernel.registers[result] = type;
    return compute(to, opcode, std::move(operands), result);
  }
  Register constant(std::vector<Statement> &to, uint64_t bits) {
    Statement statement;
    statement.kind = Statement::Kind::Constant;
    statement.bits = bits;
    statement.result = fresh();
    to.push_back(statement);
    return statement.result;
  }

  /// (greatest, total) over (element, one).
  Reduction joined(const Reduction &old, Register one, Register total) {
    Reduction reduction;
    reduction.inits = {old.inits[0], sum.reductions[which].inits[0]};
    reduction.values = {element, one};
    reduction.results = {greatest, total};
    const Register m = fresh(), t = fresh(), n = fresh(), u = fresh();
    reduction.accumulated = {m, t};
    reduction.elements = {n, u};
    std::vector<Statement> &to = reduction.combiner;
    const Register zero = constant(to, 0), unit = constant(to, oneBits);
    const Register most = compute(to, Opcode::Maximum, {m, n});
    const Register least = compute(to, Opcode::Minimum, {m, n});
    // Infinities of one sign are equal.
    const Register isEqual =
        compute(to, Opcode::CompareEQ, {m, n}, ElementType::I1);
    const Register difference = compute(to, Opcode::Subtract, {least, most});
    const Register exponent =
        compute(to, Opcode::Select, {isEqual, zero, difference});
    const Register power = compute(to, Opcode::Exp, {exponent});
    const Register isFirst =
        compute(to, Opcode::CompareGE, {m, n}, ElementType::I1);
    const Register ofFirst =
        compute(to, Opcode::Select, {isFirst, unit, power});
    const Register ofSecond =
        compute(to, Opcode::Select, {isFirst, power, unit});
    const Register kept = compute(to, Opcode::Multiply, {t, ofFirst});
    const Register more = compute(to, Opcode::Multiply, {u, ofSecond});
    reduction.combined = {most, compute(to, Opcode::Add, {kept, more})};
    return reduction;
  }

  void rewrite() {
    const Register total = fresh(), one = constant(before, oneBits);
    const Register result = sum.reductions[which].results[0];
    Loop loop = maximum;
    for (Reduction &reduction : loop.reductions)
      if (reduction.results[0] == greatest)
        reduction = joined(reduction, one, total);
    loop.body.insert(loop.body.end(), added.begin(), added.end());
    loop.reductions.insert(loop.reductions.end(), others.begin(), others.end());
    const Register shift = compute(behind, Opcode::Subtract, {greatest, base});
    const Register factor = compute(behind, Opcode::Exp, {shift});
    compute(behind, Opcode::Multiply, {total, factor}, result);

    std::vector<Statement> body(kernel.body.begin(),
                                kernel.body.begin() + std::ptrdiff_t(first));
    body.insert(body.end(), before.begin(), before.end());
    Statement both;
    both.kind = Statement::Kind::Loop;
    both.loop.push_back(std::move(loop));
    body.push_back(std::move(both));
    body.insert(body.end(), behind.begin(), behind.end());
    body.insert(body.end(), kernel.body.begin() + std::ptrdiff_t(second) + 1,
                kernel.body.end());
    kernel.body = std::move(body);
  }

  Kernel &kernel;
  const size_t first, second;
  const Loop &maximum, &sum;
  Register greatest = noRegister, element = noRegister; ///< of the first loop
  Register base = noRegister;                           ///< g
  size_t which = 0; ///< of the second loop's reductions, the sum
  /// What follows from the results of the first loop.
  std::set<Register> late{};
  std::vector<Statement> before, behind, added, lateOfSum;
  std::vector<Reduction> others;
  Names names; ///< of the second loop's in the first
};

bool isVectorLoop(const Statement &statement) {
  return statement.kind == Statement::Kind::Loop &&
         statement.loop.front().vector;
}

} // namespace

void joinSoftmax(Kernel &kernel, const Mapping &mapping) {
  for (size_t second = 1; second < kernel.body.size(); ++second) {
    if (!isVectorLoop(kernel.body[second]))
      continue;
    const int64_t extent = kernel.body[second].loop.front().extent;
    // What a block keeps is not read again.
    if (mapping.rounds(extent) * mapping.width <= registerBudget(mapping))
      continue;
    for (size_t first = second; first-- > 0;)
      if (isVectorLoop(kernel.body[first])) {
        if (SoftmaxJoiner(kernel, first, second).run())
          return;
        break;
      }
  }
}

} // namespace trc::cuda
