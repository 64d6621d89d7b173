//===- Hoist.cpp - move invariant statements out of loops -----------------===//
//
// LLVM cannot do this for loads: results may share memory with operands, so
// that every store in a loop might change what a load reads. The loop form
// knows better: a load from a buffer that the kernel never writes may move up
// over any store. Loops are visited innermost first, so a statement climbs as
// far as it can.
//
// A loop that may run zero times keeps its loads (their index is only known to
// be inside the buffer when the loop runs), as do guarded ones whose guard
// moves with the loop.
//
//===----------------------------------------------------------------------===//

#include "trc/Kernel/LoopForm.h"

#include <algorithm>

namespace trc::kernel {
namespace {

class Hoister {
public:
  explicit Hoister(Kernel &kernel)
      : kernel(kernel), inside(kernel.registers.size(), false) {}

  void run() { visit(kernel.body); }

private:
  static bool mentions(const Affine &value, LoopId loop) {
    return std::any_of(value.terms.begin(), value.terms.end(),
                       [&](auto &term) { return term.first == loop; });
  }

  bool dependsOn(const Access &access, LoopId loop) const {
    if (mentions(access.index, loop))
      return true;
    for (const Guard &guard : access.guards)
      if (mentions(guard.value, loop))
        return true;
    for (auto [reg, stride] : access.dynamic)
      if (inside[reg])
        return true;
    return access.fill != noRegister && inside[access.fill];
  }

  bool isInvariant(const Statement &statement, const Loop &loop) const {
    switch (statement.kind) {
    case Statement::Kind::Constant:
      return true;
    case Statement::Kind::Index:
      return !mentions(statement.index, loop.id);
    case Statement::Kind::Compute:
      return std::none_of(statement.operands.begin(), statement.operands.end(),
                          [&](Register reg) { return inside[reg]; });
    case Statement::Kind::Load:
      return loop.extent > 0 && !loop.bound &&
             !kernel.buffers[statement.access.buffer].written &&
             kernel.buffers[statement.access.buffer].kind ==
                 Buffer::Kind::Operand &&
             !dependsOn(statement.access, loop.id);
    default:
      return false;
    }
  }

  void markInside(const std::vector<Statement> &body, bool value) {
    for (const Statement &statement : body) {
      if (statement.result != noRegister)
        inside[statement.result] = value;
      for (const Loop &loop : statement.loop) {
        markInside(loop.body, value);
        for (const Reduction &reduction : loop.reductions)
          for (Register reg : reduction.results)
            inside[reg] = value;
      }
    }
  }

  void visit(std::vector<Statement> &body) {
    std::vector<Statement> out;
    for (Statement &statement : body) {
      if (statement.kind == Statement::Kind::Loop) {
        Loop &loop = statement.loop.front();
        visit(loop.body);
        hoistFrom(loop, out);
      }
      out.push_back(std::move(statement));
    }
    body = std::move(out);
  }

  void hoistFrom(Loop &loop, std::vector<Statement> &out) {
    markInside(loop.body, true);
    std::vector<Statement> kept;
    for (Statement &statement : loop.body) {
      if (isInvariant(statement, loop)) {
        inside[statement.result] = false;
        out.push_back(std::move(statement));
      } else {
        kept.push_back(std::move(statement));
      }
    }
    loop.body = std::move(kept);
    markInside(loop.body, false);
  }

  Kernel &kernel;
  /// Registers that the loop at hand sets anew in each iteration.
  std::vector<bool> inside;
};

} // namespace

void hoistInvariants(Kernel &kernel) { Hoister(kernel).run(); }

} // namespace trc::kernel
