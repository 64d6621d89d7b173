//===- Liveness.cpp - when the buffers of an entry are in use -------------===//
//
// See Liveness.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Plan/Liveness.h"

using namespace mlir;
using namespace trc;
using namespace trc::plan;

namespace {

struct Numbering {
  DenseMap<Operation *, int64_t> first, last; ///< of a command and all in it
  int64_t next = 0;

  void number(Block &block) {
    for (Operation &op : block) {
      if (isa<BufferOp>(op))
        continue;
      first[&op] = next++;
      for (Region &region : op.getRegions())
        for (Block &inner : region)
          number(inner);
      last[&op] = next - 1;
    }
  }
};

bool writesWithoutReading(Operation *op, Value buffer) {
  auto call = dyn_cast<CallOp>(op);
  return call && llvm::all_of(buffer.getUses(), [&](OpOperand &use) {
           return use.getOwner() != op ||
                  call.getAccessOf(use.getOperandNumber()) == Access::Write;
         });
}

Lifetime computeLifetime(Value buffer, const Numbering &numbers) {
  SmallVector<Operation *> users(buffer.getUsers());
  if (users.empty())
    return {};
  auto byNumber = [&](Operation *a, Operation *b) {
    return numbers.first.lookup(a) < numbers.first.lookup(b);
  };
  Operation *earliest = *llvm::min_element(users, byNumber);
  bool fresh = writesWithoutReading(earliest, buffer);

  // A loop with all users inside bounds the life to a trip, if each trip begins
  // by writing; any other loop around a user is lived through.
  Lifetime life;
  DenseMap<Operation *, bool> holdsAll;
  for (Operation *user : users) {
    int64_t first = numbers.first.lookup(user), last = first;
    // A predicate is read after each run of the condition.
    if (isa<WhileOp>(user))
      last = numbers.last.lookup(user);
    for (Operation *around = user->getParentOp(); !isa<EntryOp>(around);
         around = around->getParentOp()) {
      if (!isa<WhileOp>(around))
        continue;
      auto [holds, isNew] = holdsAll.try_emplace(around);
      if (isNew)
        holds->second = llvm::all_of(users, [&](Operation *other) {
          return around->isProperAncestor(other);
        });
      if (holds->second && fresh)
        continue;
      first = std::min(first, numbers.first.lookup(around));
      last = std::max(last, numbers.last.lookup(around));
    }
    if (life.first < 0 || first < life.first)
      life.first = first;
    life.last = std::max(life.last, last);
  }
  return life;
}

} // namespace

llvm::MapVector<BufferOp, Lifetime> trc::computeLifetimes(EntryOp entry) {
  Numbering numbers;
  numbers.number(entry.getBody().front());
  llvm::MapVector<BufferOp, Lifetime> lifetimes;
  for (auto buffer : entry.getBody().front().getOps<BufferOp>())
    lifetimes[buffer] = computeLifetime(buffer.getBuffer(), numbers);
  return lifetimes;
}

SmallVector<Operation *> trc::numberCommands(EntryOp entry) {
  Numbering numbers;
  numbers.number(entry.getBody().front());
  SmallVector<Operation *> commands(numbers.next);
  for (auto [command, number] : numbers.first)
    commands[number] = command;
  return commands;
}
