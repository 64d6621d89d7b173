//===- VerifyPlan.cpp - what holds after the plan phase -------------------===//
//
// Clauses are labelled; each has a test that breaks it.
//
//===----------------------------------------------------------------------===//

#include "trc/Plan/Exchanges.h"
#include "trc/Plan/HostState.h"
#include "trc/Plan/Liveness.h"
#include "trc/Plan/Passes.h"
#include "trc/Planning/OffsetCheck.h"

#include "llvm/ADT/MapVector.h"

#include <map>

using namespace mlir;
using namespace trc;
using namespace trc::plan;

namespace trc {
#define GEN_PASS_DEF_VERIFYPLAN
#include "trc/Plan/Passes.h.inc"
} // namespace trc

namespace {

LogicalResult checkLifetimes(EntryOp entry) {
  for (auto &[buffer, life] : computeLifetimes(entry)) {
    if (!buffer.getFirst() || !buffer.getLast())
      return buffer.emitOpError("plan_c1: expected first and last command; run "
                                "place-buffers");
    int64_t first = *buffer.getFirst(), last = *buffer.getLast();
    if (life.first >= 0 &&
        (first < 0 || first > life.first || last < life.last))
      return buffer.emitOpError("plan_c1: lives from command ")
             << first << " to " << last << ", but is used from " << life.first
             << " to " << life.last;
  }
  return success();
}

/// Whether the buffer is the scratch memory of one call, which reads there what
/// it wrote itself.
bool isWorkspace(Value buffer) {
  return buffer.getDefiningOp<BufferOp>().getKind() == BufferKind::Arena &&
         buffer.hasOneUse();
}

bool beginsEmpty(Value buffer) {
  return buffer.getDefiningOp<BufferOp>().getBeginsEmpty();
}

/// Whether the call writes the buffer that it reads.
bool updates(CallOp call, Value buffer) {
  return llvm::any_of(llvm::enumerate(call.getBuffers()), [&](auto argument) {
    return argument.value() == buffer &&
           call.getAccessOf(argument.index()) != Access::Read;
  });
}

/// Nothing of the arena or of an output is read before a command wrote it, but
/// by updates of what begins empty, which a loop writes as a whole. One
/// set holds what is written at the place that is looked at; a region that may
/// not run takes back what it put there, so that none is copied for it.
class ReadCheck {
public:
  LogicalResult check(Block &block) {
    for (Operation &op : block)
      if (failed(check(&op)))
        return failure();
    return success();
  }

private:
  DenseSet<Value> written;
  SmallVector<Value> order; ///< of `written`

  void write(Value buffer) {
    if (written.insert(buffer).second)
      order.push_back(buffer);
  }

  /// Takes back all but the first `count`; gives what that was.
  SmallVector<Value> takeBack(size_t count) {
    SmallVector<Value> taken(order.begin() + count, order.end());
    order.truncate(count);
    for (Value buffer : taken)
      written.erase(buffer);
    return taken;
  }

  LogicalResult checkRead(Operation *op, Value buffer) {
    BufferKind kind = buffer.getDefiningOp<BufferOp>().getKind();
    if ((kind != BufferKind::Arena && kind != BufferKind::Output &&
         kind != BufferKind::Host) ||
        written.contains(buffer))
      return success();
    InFlightDiagnostic diagnostic =
        op->emitOpError("plan_c2: reads a buffer that no command before it has "
                        "written");
    diagnostic.attachNote(buffer.getLoc()) << "the buffer";
    return diagnostic;
  }

  LogicalResult check(Operation *op) {
    if (auto call = dyn_cast<CallOp>(op)) {
      for (auto [i, buffer] : llvm::enumerate(call.getBuffers()))
        if (call.getAccessOf(i) != Access::Write &&
            !(call.getAccessOf(i) == Access::ReadWrite &&
              isWorkspace(buffer)) &&
            !(beginsEmpty(buffer) && updates(call, buffer)) &&
            failed(checkRead(op, buffer)))
          return failure();
      for (auto [i, buffer] : llvm::enumerate(call.getBuffers()))
        if (call.getAccessOf(i) != Access::Read)
          write(buffer);
    } else if (auto loop = dyn_cast<WhileOp>(op)) {
      if (failed(check(loop.getCondition().front())) ||
          failed(checkRead(op, loop.getPredicate())))
        return failure();
      // The body may not run at all.
      const size_t before = order.size();
      if (failed(check(loop.getBody().front())))
        return failure();
      for (Value buffer : takeBack(before))
        if (beginsEmpty(buffer))
          write(buffer);
    } else if (auto select = dyn_cast<CaseOp>(op)) {
      if (failed(checkRead(op, select.getSelector())))
        return failure();
      // What all branches write is written.
      const size_t before = order.size();
      llvm::MapVector<Value, unsigned> branchesThatWrite;
      for (Region &branch : select.getBranches()) {
        if (failed(check(branch.front())))
          return failure();
        for (Value buffer : takeBack(before))
          ++branchesThatWrite[buffer];
      }
      for (auto [buffer, count] : branchesThatWrite)
        if (count == select.getBranches().size())
          write(buffer);
    }
    return success();
  }
};

/// Of the buffers of a kind, which are in a block of `size` bytes.
FailureOr<planning::OffsetVerdict> checkOffsets(EntryOp entry, BufferKind kind,
                                                int64_t size) {
  std::vector<planning::Buffer> buffers;
  std::vector<int64_t> offsets;
  for (auto buffer : entry.getBody().front().getOps<BufferOp>()) {
    if (buffer.getKind() != kind)
      continue;
    if (!buffer.getOffset())
      return buffer.emitOpError("plan_c3: expected an offset");
    buffers.push_back({static_cast<int64_t>(*buffer.getFirst()),
                       static_cast<int64_t>(*buffer.getLast()) + 1,
                       static_cast<int64_t>(buffer.getSize()),
                       static_cast<int64_t>(*entry.getArenaAlignment())});
    if (*buffer.getFirst() == uint64_t(-1))
      buffers.back().upper = -1; // unused
    offsets.push_back(*buffer.getOffset());
  }
  planning::OffsetVerdict verdict = planning::checkOffsets(buffers, offsets);
  if (!verdict.ok())
    return entry.emitOpError("plan_c3: ") << verdict.fault;
  if (verdict.peak > size)
    return entry.emitOpError("plan_c4: buffers end at byte ")
           << verdict.peak << " of "
           << (kind == BufferKind::Arena ? "an arena" : "the host's memory")
           << " of " << size;
  return verdict;
}

LogicalResult checkOffsets(EntryOp entry) {
  if (!entry.getArenaSize() || !entry.getArenaAlignment() ||
      !entry.getPeakLive())
    return entry.emitOpError(
        "plan_c4: expected the arena's size, alignment and "
        "peak; run place-buffers");
  auto verdict = checkOffsets(entry, BufferKind::Arena,
                              static_cast<int64_t>(*entry.getArenaSize()));
  if (failed(verdict))
    return failure();
  if (verdict->live != static_cast<int64_t>(*entry.getPeakLive()))
    return entry.emitOpError("plan_c4: the largest sum of live buffers is ")
           << verdict->live << ", but " << *entry.getPeakLive()
           << " is recorded";
  return checkOffsets(entry, BufferKind::Host,
                      static_cast<int64_t>(entry.getHostSize().value_or(0)));
}

LogicalResult checkWrites(EntryOp entry) {
  WalkResult result = entry.walk([&](CallOp call) {
    for (auto [i, value] : llvm::enumerate(call.getBuffers())) {
      auto buffer = value.getDefiningOp<BufferOp>();
      if (call.getAccessOf(i) == Access::Read ||
          buffer.getKind() != BufferKind::Input)
        continue;
      auto port = cast<PortAttr>(entry.getInputs()[*buffer.getIndex()]);
      if (port.getAlias() >= 0)
        continue;
      call.emitOpError("plan_c5: writes input ")
          << port.getName() << ", which is not donated";
      return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

/// What was started and not finished yet, of the commands of a block.
class ExchangeCheck {
public:
  LogicalResult check(Block &block) {
    for (Operation &op : block) {
      for (Region &region : op.getRegions())
        for (Block &inner : region)
          if (failed(ExchangeCheck().check(inner)))
            return failure();
      if (isa<BufferOp>(op))
        continue;
      auto call = dyn_cast<CallOp>(op);
      const auto number = call ? numberOf(call) : std::nullopt;
      if (number && call.getLibraryName() == finishKernel) {
        auto start = underWay.find(*number);
        if (start == underWay.end())
          return op.emitOpError("plan_c7: finishes exchange ")
                 << *number << ", which was not started in its block";
        for (Value buffer : start->second.getBuffers())
          exchangeOf.erase(buffer);
        underWay.erase(start);
        continue;
      }
      if (failed(checkTouched(op)))
        return failure();
      if (!number)
        continue;
      if (!underWay.try_emplace(*number, call).second)
        return op.emitOpError("plan_c7: starts exchange ")
               << *number << ", which is under way";
      for (Value buffer : call.getBuffers())
        exchangeOf[buffer] = *number;
    }
    for (auto &[number, start] : underWay)
      return start.emitOpError("plan_c7: exchange ")
             << number << " is not finished in its block";
    return success();
  }

private:
  std::map<int64_t, CallOp> underWay;
  DenseMap<Value, int64_t> exchangeOf; ///< of the buffers in them

  static std::optional<int64_t> numberOf(CallOp call) {
    if (!call.getOptionsAttr())
      return std::nullopt;
    auto number = call.getOptionsAttr().getAs<IntegerAttr>(exchangeNumber);
    return number ? std::optional(number.getInt()) : std::nullopt;
  }

  LogicalResult checkTouched(Operation &op) {
    if (underWay.empty())
      return success();
    std::optional<int64_t> touched;
    op.walk([&](Operation *inner) {
      for (Value buffer : inner->getOperands())
        if (auto found = exchangeOf.find(buffer); found != exchangeOf.end())
          touched = found->second;
    });
    if (!touched)
      return success();
    InFlightDiagnostic diagnostic =
        op.emitOpError("plan_c6: touches a buffer of exchange ")
        << *touched << ", which is under way";
    diagnostic.attachNote(underWay.at(*touched).getLoc()) << "started here";
    return diagnostic;
  }
};

LogicalResult checkHostMemory(EntryOp entry) {
  SymbolTable symbols(entry->getParentOfType<ModuleOp>());
  for (auto buffer : entry.getBody().front().getOps<BufferOp>()) {
    const bool isState = buffer.getKind() == BufferKind::State;
    if (isState ? !symbols.lookup(*buffer.getSymbol())->hasAttr(onHostAttrName)
                : buffer.getKind() != BufferKind::Host)
      continue;
    for (Operation *user : buffer->getUsers()) {
      auto call = dyn_cast<CallOp>(user);
      const auto name = call ? call.getLibraryName() : std::nullopt;
      if (name != fetchKernel && name != storeKernel && name != finishKernel)
        return user->emitOpError("plan_c8: touches ")
               << (isState ? "state " + buffer.getSymbol()->str()
                           : std::string("a buffer"))
               << ", which lies in the host's memory";
    }
  }
  return success();
}

class VerifyPlanPass : public trc::impl::VerifyPlanBase<VerifyPlanPass> {
  void runOnOperation() override {
    for (auto entry : getOperation().getOps<EntryOp>()) {
      if (failed(checkLifetimes(entry)) ||
          failed(ReadCheck().check(entry.getBody().front())) ||
          failed(checkOffsets(entry)) || failed(checkWrites(entry)) ||
          failed(ExchangeCheck().check(entry.getBody().front())) ||
          failed(checkHostMemory(entry)))
        return signalPassFailure();
    }
    markAllAnalysesPreserved();
  }
};

} // namespace
