//===- BufferAssignment.cpp - which values share which bytes --------------===//
//
// See BufferAssignment.h. Times are positions of operations in the block; a use
// in a nested region counts at the operation that has the region.
//
//===----------------------------------------------------------------------===//

#include "BufferAssignment.h"

#include "trc/Fusion/Views.h"
#include "trc/Rewrite/Constants.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallSet.h"

using namespace mlir;
using namespace trc;

namespace {

struct Group {
  Place *place = nullptr; ///< null: to be made in the arena
  int64_t size = 0;
  int64_t first = -1;   ///< when it is written; -1: before the block
  int64_t last = -1;    ///< when it is used last
  bool outside = false; ///< its content is not this block's to overwrite
  Value madeFor;
};

class Assignment {
public:
  Assignment(Block &block, ArrayRef<Place *> targets,
             function_ref<Place *(Operation *)> constantPlace,
             InPlaceRules &rules, Places &places)
      : block(block), targets(targets), constantPlace(constantPlace),
        rules(rules), places(places) {}

  SmallVector<PlaceCopy> run() {
    makeGroups();
    findLastUses();
    bindTargets();
    for (Operation &op : block.without_terminator())
      shareDyingOperands(&op);
    for (auto [value, id] : groupOf) {
      Group &group = groups[find(id)];
      if (!group.place)
        group.place = places.make(
            {plan::BufferKind::Arena, group.size, -1, {}, group.madeFor, {}});
      places.of[value] = group.place;
    }
    return orderCopies();
  }

private:
  Block &block;
  ArrayRef<Place *> targets;
  function_ref<Place *(Operation *)> constantPlace;
  InPlaceRules &rules;
  Places &places;
  std::deque<Group> groups; ///< references stay valid
  std::vector<unsigned> parent;
  llvm::MapVector<Value, unsigned> groupOf; ///< in order of definition
  DenseMap<Operation *, int64_t> position;
  int64_t end = 0;
  /// What an operation reads by group: operands, and in its regions.
  struct Reads {
    Operation *of = nullptr;
    DenseMap<unsigned, SmallVector<unsigned, 1>> operands;
    DenseSet<unsigned> captured;
  } reads;
  /// Tensor arguments of the block by the place that they came in; each has
  /// one, and keeps it.
  DenseMap<Place *, SmallVector<BlockArgument, 1>> argumentsIn;
  /// What could not be made where it has to go.
  SmallVector<std::pair<Value, Place *>> pending;

  unsigned find(unsigned id) {
    while (parent[id] != id)
      id = parent[id] = parent[parent[id]];
    return id;
  }

  void addGroup(Value value, int64_t first, Place *place, bool outside) {
    Group group;
    group.place = place;
    group.size = getValueSize(value);
    group.first = first;
    group.last = first;
    group.outside = outside;
    group.madeFor = value;
    groupOf[value] = groups.size();
    parent.push_back(groups.size());
    groups.push_back(group);
  }

  /// The group of any tensor that the block can see.
  unsigned idOf(Value value) {
    auto it = groupOf.find(value);
    if (it == groupOf.end()) {
      addGroup(value, -1, places.of.lookup(value), /*outside=*/true);
      return groups.size() - 1;
    }
    return find(it->second);
  }
  Group &groupFor(Value value) { return groups[idOf(value)]; }

  /// Whether the value is all bytes of its group, as opposed to a slice.
  bool isWhole(Value value) {
    return !places.offsets.contains(value) &&
           groupFor(value).size == getValueSize(value);
  }

  void makeGroups() {
    for (BlockArgument argument : block.getArguments())
      if (isTensor(argument)) {
        Place *place = places.of.lookup(argument);
        argumentsIn[place].push_back(argument);
        addGroup(argument, -1, place, /*outside=*/false);
      }
    for (Operation &op : block) {
      position[&op] = end++;
      for (OpResult result : op.getResults()) {
        if (!isTensor(result))
          continue;
        if (Value viewed = getViewedValue(result)) {
          unsigned id = idOf(viewed);
          groupOf[result] = id;
          if (int64_t offset =
                  places.offsets.lookup(viewed) + getViewOffset(result))
            places.offsets[result] = offset;
          continue;
        }
        Place *constant = constantPlace(&op);
        addGroup(result, position[&op], constant, /*outside=*/constant);
      }
    }
    --end; // the terminator's position
  }

  void findLastUses() {
    for (auto [value, id] : groupOf) {
      Group &group = groups[find(id)];
      for (Operation *user : value.getUsers())
        if (Operation *inBlock = block.findAncestorOpInBlock(*user))
          group.last = std::max(group.last, position[inBlock]);
    }
  }

  /// Whether, of all that `op` reads, only operands that result `number` may be
  /// written over belong to the group.
  bool readsOnlyToReplace(Operation *op, unsigned id, unsigned number) {
    if (reads.of != op)
      findReads(op);
    if (reads.captured.contains(id))
      return false;
    auto operands = reads.operands.find(id);
    return operands == reads.operands.end() ||
           llvm::all_of(operands->second, [&](unsigned operand) {
             return rules.mayWriteOver(op, operand, number);
           });
  }

  void findReads(Operation *op) {
    reads = Reads();
    reads.of = op;
    for (OpOperand &operand : op->getOpOperands())
      if (isTensor(operand.get()))
        reads.operands[idOf(operand.get())].push_back(
            operand.getOperandNumber());
    if (op->hasTrait<mlir::OpTrait::IsIsolatedFromAbove>())
      return;
    for (Region &region : op->getRegions())
      region.walk([&](Operation *nested) {
        for (Value operand : nested->getOperands())
          if (isTensor(operand) && groupOf.count(operand))
            reads.captured.insert(idOf(operand));
      });
  }

  /// Makes group `id` a part of group `into`.
  void join(unsigned id, unsigned into) {
    parent[id] = into;
    if (reads.captured.contains(id))
      reads.captured.insert(into);
    auto operands = reads.operands.find(id);
    if (operands != reads.operands.end()) {
      SmallVector<unsigned, 1> moved = operands->second;
      llvm::append_range(reads.operands[into], moved);
    }
  }

  void bindTargets() {
    Operation *terminator = block.getTerminator();
    DenseSet<Place *> taken;
    for (auto [value, target] :
         llvm::zip_equal(terminator->getOperands(), targets)) {
      if (!target)
        continue;
      Group &group = groupFor(value);
      if (!isWhole(value)) {
        pending.emplace_back(value, target);
        continue;
      }
      if (group.place == target) {
        taken.insert(target); // handed on as it came
        continue;
      }
      if (!taken.contains(target) && canBind(group, target)) {
        taken.insert(target);
        group.place = target;
      } else {
        pending.emplace_back(value, target);
      }
    }
  }

  bool canBind(const Group &group, Place *target) {
    if (group.place || group.outside || group.first < 0)
      return false;
    auto made = dyn_cast<OpResult>(group.madeFor);
    for (BlockArgument argument : argumentsIn.lookup(target)) {
      unsigned id = idOf(argument);
      const Group &content = groups[id];
      if (content.last > group.first)
        return false;
      if (content.last == group.first &&
          !readsOnlyToReplace(made.getOwner(), id, made.getResultNumber()))
        return false;
    }
    return true;
  }

  /// The copies are made at once in meaning: one that overwrites what another
  /// reads comes later, and a ring is broken by a spare place.
  SmallVector<PlaceCopy> orderCopies() {
    SmallVector<PlaceCopy> todo, ordered;
    for (auto [value, target] : pending)
      todo.push_back(
          {places.of[value], target, value, places.offsets.lookup(value)});
    DenseMap<Place *, size_t> readers;
    for (const PlaceCopy &copy : todo)
      ++readers[copy.from];
    while (!todo.empty()) {
      auto *free = llvm::find_if(todo, [&](const PlaceCopy &copy) {
        return readers.lookup(copy.to) == (copy.from == copy.to ? 1 : 0);
      });
      if (free != todo.end()) {
        --readers[free->from];
        ordered.push_back(*free);
        todo.erase(free);
        continue;
      }
      Place *saved = todo.front().from;
      for (PlaceCopy &copy : todo) {
        if (copy.from != saved)
          continue;
        Place *spare = places.make({plan::BufferKind::Arena,
                                    getValueSize(copy.value),
                                    -1,
                                    {},
                                    copy.value,
                                    {}});
        ordered.push_back({saved, spare, copy.value, copy.fromOffset});
        --readers[saved];
        ++readers[spare];
        copy.from = spare;
        copy.fromOffset = 0;
      }
    }
    return ordered;
  }

  void shareDyingOperands(Operation *op) {
    int64_t now = position[op];
    llvm::SmallDenseSet<unsigned> used;
    for (OpResult result : op->getResults()) {
      if (!isTensor(result) || getViewedValue(result))
        continue;
      unsigned resultId = idOf(result);
      if (groups[resultId].first != now || groups[resultId].outside)
        continue;
      for (bool updates : {true, false}) {
        bool merged = false;
        for (OpOperand &operand : operandsUnder(result)) {
          unsigned number = operand.getOperandNumber();
          if (!isTensor(operand.get()) ||
              isUpdate(op, number, result.getResultNumber()) != updates)
            continue;
          unsigned id = idOf(operand.get());
          Group &dying = groups[id];
          Group &made = groups[resultId];
          if (id == resultId || used.contains(id) || dying.place ||
              dying.outside || dying.last != now || dying.size != made.size ||
              !canTakeIn(made.place, dying) ||
              !readsOnlyToReplace(op, id, result.getResultNumber()))
            continue;
          used.insert(id);
          used.insert(resultId);
          made.first = dying.first;
          join(id, resultId);
          ++places.merged;
          merged = true;
          break;
        }
        if (merged)
          break;
      }
    }
  }

  /// Whether what a group holds may lie in this place from the time when it is
  /// made: a place of the arena or of an output that holds nothing by then. A
  /// value that a loop carries lies in such a place from the start, and may go
  /// over into the group.
  bool canTakeIn(Place *place, const Group &group) {
    if (!place)
      return true;
    if (place->kind != plan::BufferKind::Arena &&
        place->kind != plan::BufferKind::Output)
      return false;
    bool isFresh = !argumentsIn.contains(place);
    return isFresh || canBind(group, place);
  }
};

} // namespace

SmallVector<PlaceCopy>
trc::assignBuffers(Block &block, ArrayRef<Place *> targets,
                   function_ref<Place *(Operation *)> constantPlace,
                   InPlaceRules &rules, Places &places) {
  return Assignment(block, targets, constantPlace, rules, places).run();
}
