//===- GroupLaunches.cpp - many small kernels in one launch ---------------===//
//
// A step ends with hundreds of kernels of a few microseconds each: the update
// of every parameter. On a GPU a launch of each costs more than its work. Calls
// of kernels that do the same, whatever their shapes, and that do not depend on
// each other become one:
//
//   call @map_3(a, b)      ->   call @group_0(a, b, c, d)
//   call @map_5(c, d)           kernel @group_0 {members = [@map_3, @map_5]}
//
// Updates of parameters become one whatever they compute: matrices decay,
// vectors do not, and both are the optimizer.
//
// The members of a group have to stand together, so all move to the place of
// the last one, or of the first, as far as nothing between them is in the way.
// That changes how long buffers live: a group of which the bytes that live at a
// time would grow is cut in halves, down to none.
//
//===----------------------------------------------------------------------===//

#include "trc/Debug/DebugLog.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Plan/Exchanges.h"
#include "trc/Plan/Liveness.h"
#include "trc/Target/CUDA/Passes.h"

#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/SetVector.h"

#include <map>

using namespace mlir;
using namespace trc;

namespace trc {
#define GEN_PASS_DEF_GROUPLAUNCHES
#include "trc/Target/CUDA/Passes.h.inc"
} // namespace trc

static DebugTopic topic("group-launches");

namespace {

/// What commands do to buffers, commands inside of them counted in.
struct Effects {
  llvm::SmallDenseSet<Value> reads, writes;

  void add(Operation *command) {
    command->walk([&](Operation *op) {
      if (auto call = dyn_cast<plan::CallOp>(op)) {
        // From start to finish nobody else may touch a buffer, readers neither.
        const bool isExchanged =
            call.getOptionsAttr() &&
            call.getOptionsAttr().contains(plan::exchangeNumber);
        for (auto [i, buffer] : llvm::enumerate(call.getBuffers())) {
          if (call.getAccessOf(i) != plan::Access::Write)
            reads.insert(buffer);
          if (isExchanged || call.getAccessOf(i) != plan::Access::Read)
            writes.insert(buffer);
        }
        return;
      }
      // Predicates and branch numbers.
      reads.insert(op->operand_begin(), op->operand_end());
    });
  }

  /// Whether it makes a difference if `call` runs before or behind these.
  bool meets(plan::CallOp call) const {
    for (auto [i, buffer] : llvm::enumerate(call.getBuffers())) {
      if (writes.contains(buffer))
        return true;
      if (call.getAccessOf(i) != plan::Access::Read && reads.contains(buffer))
        return true;
    }
    return false;
  }
};

/// Bytes of the arena that live at a time, at most.
int64_t findPeak(plan::EntryOp entry) {
  std::map<int64_t, int64_t> changes;
  for (auto &[buffer, life] : computeLifetimes(entry)) {
    if (buffer.getKind() != plan::BufferKind::Arena || life.first < 0)
      continue;
    changes[life.first] += static_cast<int64_t>(buffer.getSize());
    changes[life.last + 1] -= static_cast<int64_t>(buffer.getSize());
  }
  int64_t live = 0, peak = 0;
  for (auto [command, change] : changes)
    peak = std::max(peak, live += change);
  return peak;
}

/// Equal for kernels that differ in shapes, and in numbers they hold, alone.
std::string describeBody(FusionOp fusion) {
  std::string text;
  llvm::raw_string_ostream os(text);
  auto print = [&](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    os << ' ' << (tensor ? tensor.getElementType() : type);
  };
  os << fusion.getKind();
  fusion.getBody().walk([&](Operation *op) {
    // How a scalar is spread, and what shape things are in, is no work.
    if (isa<stablehlo::ReshapeOp, stablehlo::BroadcastInDimOp>(op))
      return;
    os << '\n' << op->getName();
    llvm::for_each(op->getResultTypes(), print);
  });
  os << '\n' << fusion.getInputs().size();
  llvm::for_each(fusion.getResultTypes(), print);
  return text;
}

/// Whether the call replaces floats that outlive the entry by what it makes of
/// them: the update of a parameter and of its moments.
bool isUpdate(plan::CallOp call) {
  llvm::SmallDenseSet<Value> reads;
  for (auto [i, buffer] : llvm::enumerate(call.getBuffers())) {
    if (call.getAccessOf(i) == plan::Access::Read) {
      reads.insert(buffer);
      continue;
    }
    auto declared = buffer.getDefiningOp<plan::BufferOp>();
    if (!declared || declared.getKind() == plan::BufferKind::Arena ||
        !reads.contains(buffer) ||
        !isa<FloatType>(call.getTypeOf(i).getElementType()))
      return false;
  }
  return true;
}

class EntryGrouper {
public:
  using Notice = function_ref<void(ArrayRef<plan::CallOp>)>;

  EntryGrouper(plan::EntryOp entry, int64_t mostOperands, unsigned &number)
      : entry(entry), symbols(entry->getParentOfType<ModuleOp>()),
        mostOperands(mostOperands), number(number), peak(findPeak(entry)) {}

  void run(Notice notice) {
    SmallVector<Block *> blocks{&entry.getBody().front()};
    entry.walk(
        [&](plan::WhileOp loop) { blocks.push_back(&loop.getBody().front()); });
    // Totals move away from between the sums that they are made of, which can
    // move then.
    for (Block *block : blocks)
      while (groupBlock(*block, notice)) {
      }
  }

private:
  /// Whether there is a group now that there was not.
  bool groupBlock(Block &block, Notice notice) {
    llvm::MapVector<StringAttr, SmallVector<plan::CallOp>> classes;
    for (auto call : block.getOps<plan::CallOp>())
      if (StringAttr key = classOf(call))
        classes[key].push_back(call);
    bool changed = false;
    for (auto &[key, calls] : classes)
      changed |= groupCalls(calls, notice);
    return changed;
  }

  /// Null for what stays alone: library kernels, and those without a body.
  StringAttr classOf(plan::CallOp call) {
    auto symbol = dyn_cast<FlatSymbolRefAttr>(call.getKernel());
    auto kernel =
        symbol ? symbols.lookup<plan::KernelOp>(symbol.getValue()) : nullptr;
    FusionOp fusion = kernel ? kernel.getFusion() : nullptr;
    if (!fusion)
      return {};
    if (isUpdate(call) && fusion.getKind() == "map")
      return StringAttr::get(entry.getContext(), "update");
    StringAttr &key = keys[kernel];
    if (!key)
      key = StringAttr::get(entry.getContext(), describeBody(fusion));
    return key;
  }

  /// Calls of one class, in order: groups as large as may be.
  bool groupCalls(ArrayRef<plan::CallOp> calls, Notice notice) {
    bool changed = false;
    SmallVector<plan::CallOp> rest(calls);
    while (rest.size() > 1) {
      SmallVector<plan::CallOp> downwards = chooseMembers(rest, true);
      SmallVector<plan::CallOp> upwards = chooseMembers(rest, false);
      bool atLast = downwards.size() >= upwards.size();
      SmallVector<plan::CallOp> &done = atLast ? downwards : upwards;
      bool isGrouped = tryGroup(done, atLast, notice);
      if (!isGrouped) {
        done = atLast ? upwards : downwards;
        isGrouped = tryGroup(done, !atLast, notice);
      }
      changed |= isGrouped;
      llvm::erase_if(rest, [&](plan::CallOp call) {
        return llvm::is_contained(done, call);
      });
    }
    return changed;
  }

  /// Those of `calls` that can move to the last of them, or to the first.
  SmallVector<plan::CallOp> chooseMembers(ArrayRef<plan::CallOp> calls,
                                          bool atLast) {
    plan::CallOp anchor = atLast ? calls.back() : calls.front();
    SmallVector<plan::CallOp> members{anchor};
    size_t operands = anchor.getBuffers().size();
    // From the anchor outwards; what stays where it is blocks those behind.
    llvm::SmallPtrSet<Operation *, 16> wanted(calls.begin(), calls.end());
    Effects blocking, moving;
    moving.add(anchor);
    for (Operation *op = neighbour(anchor, atLast); op && wanted.size() > 1;
         op = neighbour(op, atLast)) {
      if (isa<plan::BufferOp>(op))
        continue;
      auto call = dyn_cast<plan::CallOp>(op);
      if (wanted.erase(op) &&
          operands + call.getBuffers().size() <= size_t(mostOperands) &&
          !blocking.meets(call) && !moving.meets(call)) {
        members.push_back(call);
        operands += call.getBuffers().size();
        moving.add(op);
      } else {
        blocking.add(op);
      }
    }
    if (atLast)
      std::reverse(members.begin(), members.end());
    return members;
  }

  static Operation *neighbour(Operation *op, bool before) {
    return before ? op->getPrevNode() : op->getNextNode();
  }

  /// Makes one call of them unless more bytes would live then; in halves, if
  /// that helps.
  bool tryGroup(ArrayRef<plan::CallOp> members, bool atLast, Notice notice) {
    if (members.size() < 2)
      return false;
    plan::CallOp anchor = atLast ? members.back() : members.front();
    // Put a placeholder for each member, so that all can go back.
    OpBuilder builder(anchor);
    plan::CallOp group = makeCall(builder, members);
    SmallVector<Operation *> next;
    for (plan::CallOp member : members)
      next.push_back(member->getNextNode());
    // Later ones first: the node behind a member may be a member.
    for (plan::CallOp member : members)
      member->remove();
    if (int64_t now = findPeakWithout(members); now <= peak) {
      notice(members);
      finish(group, members);
      return true;
    }
    for (auto [member, place] : llvm::reverse(llvm::zip_equal(members, next)))
      restore(member, place, group->getBlock());
    group.erase();
    size_t half = members.size() / 2;
    bool first = tryGroup(members.take_front(half), atLast, notice);
    bool second = tryGroup(members.drop_front(half), atLast, notice);
    return first || second;
  }

  static void restore(Operation *member, Operation *place, Block *block) {
    if (place)
      block->getOperations().insert(place->getIterator(), member);
    else
      block->push_back(member);
  }

  /// The peak while `members` stand in no block.
  int64_t findPeakWithout(ArrayRef<plan::CallOp> members) {
    SmallVector<SmallVector<Value>> operands;
    for (plan::CallOp member : members) {
      operands.emplace_back(member->getOperands());
      member->dropAllReferences();
    }
    int64_t now = findPeak(entry);
    for (auto [member, values] : llvm::zip_equal(members, operands))
      for (auto [i, value] : llvm::enumerate(values))
        member->setOperand(i, value);
    return now;
  }

  plan::CallOp makeCall(OpBuilder &builder, ArrayRef<plan::CallOp> members) {
    plan::CallOp first = members.front();
    SmallVector<Value> buffers;
    SmallVector<Attribute> types;
    SmallVector<int32_t> access;
    SmallVector<int64_t> offsets;
    SmallVector<Location> locations;
    int64_t flops = 0, bytes = 0;
    for (plan::CallOp member : members) {
      llvm::append_range(buffers, member.getBuffers());
      llvm::append_range(types, member.getTypes());
      llvm::append_range(access, member.getAccess());
      llvm::append_range(offsets, member.getOffsets());
      locations.push_back(member.getLoc());
      flops += member.getFlops().value_or(0);
      bytes += member.getBytes().value_or(0);
    }
    auto group = plan::CallOp::create(
        builder, builder.getFusedLoc(locations),
        FlatSymbolRefAttr::get(builder.getContext(), "group"), buffers,
        builder.getArrayAttr(types), builder.getDenseI32ArrayAttr(access),
        builder.getDenseI64ArrayAttr(offsets), ArrayAttr(), DictionaryAttr(),
        ArrayAttr(), first.getSourceAttr(), IntegerAttr(), IntegerAttr());
    if (flops)
      group.setFlops(flops);
    if (bytes)
      group.setBytes(bytes);
    return group;
  }

  void finish(plan::CallOp group, ArrayRef<plan::CallOp> members) {
    SmallVector<Attribute> kernels;
    for (plan::CallOp member : members)
      kernels.push_back(member.getKernel());
    auto first = symbols.lookup<plan::KernelOp>(
        cast<FlatSymbolRefAttr>(kernels.front()).getValue());
    OpBuilder builder(first);
    auto kernel = plan::KernelOp::create(builder, group.getLoc(),
                                         "group_" + std::to_string(number++));
    kernel.setMembersAttr(builder.getArrayAttr(kernels));
    group.setKernelAttr(FlatSymbolRefAttr::get(symbols.insert(kernel)));
    for (plan::CallOp member : members)
      member->destroy();
  }

  plan::EntryOp entry;
  SymbolTable symbols;
  int64_t mostOperands;
  unsigned &number;
  int64_t peak;
  llvm::DenseMap<Operation *, StringAttr> keys;
};

class GroupLaunchesPass
    : public trc::impl::GroupLaunchesBase<GroupLaunchesPass> {
public:
  using GroupLaunchesBase::GroupLaunchesBase;

  void runOnOperation() override {
    unsigned number = 0;
    for (auto entry : getOperation().getOps<plan::EntryOp>())
      EntryGrouper(entry, mostOperands, number)
          .run([&](ArrayRef<plan::CallOp> members) {
            ++numGroups;
            numCalls += members.size();
            TRC_LOG(topic) << "@" << entry.getSymName() << ": "
                           << members.size() << " calls in one";
          });
  }
};

} // namespace
