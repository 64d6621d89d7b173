//===- OffloadActivations.cpp - kept values in the host's memory ----------===//
//
// What the forward half keeps for the backward half is read by nobody for long:
//
//   command            arena                beside the commands
//   forward 0          x0
//   forward 1          x0 x1                start store of x0
//   forward 2          x1 x2                finish
//   loss                  x2
//   backward 2            x2                start fetch of x0
//   backward 1         x0'                  finish
//   backward 0         x0'
//
// At the command where most lives, the value that nobody touches for the
// longest time around it goes, and so on until the peak is as low as is asked
// for, or nothing there can go. A copy takes its time beside commands as far as
// the arena has room for both halves of it: a store is finished, and a fetch
// started, as many commands from its use as it takes by the target's figures,
// copies being in one row.
//
//===----------------------------------------------------------------------===//

#include "Copies.h"

#include "trc/Offload/Passes.h"

#include "trc/Debug/DebugLog.h"
#include "trc/Plan/EstimateTime.h"
#include "trc/Plan/Exchanges.h"

#include "llvm/Support/FormatVariadic.h"

#include <utility>

using namespace mlir;
using namespace trc;
using namespace trc::plan;

namespace trc {
#define GEN_PASS_DEF_OFFLOADACTIVATIONS
#include "trc/Offload/Passes.h.inc"
} // namespace trc

static DebugTopic activationsOffloaded("offload-activations");

namespace {

/// A buffer of the arena, with the longest time in which nothing touches it.
/// Commands are numbered as they stand in the entry's block.
struct KeptValue {
  BufferOp buffer;
  int64_t before = 0;  ///< the last command that uses it in front of that time
  int64_t after = 0;   ///< the first behind it
  bool isGone = false; ///< what it was is not read again: nothing is copied
  double nanoseconds = 0;     ///< in between
  double copyNanoseconds = 0; ///< of a copy one way
  bool isMoved = false;
  int64_t storedAfter = 0; ///< the store is finished behind this command ..
  int64_t fetchBefore = 0; ///< .. and the fetch starts in front of that one
  int64_t bytes() const {
    return static_cast<int64_t>(BufferOp(buffer).getSize());
  }
  int64_t hostBytes() const { return isGone ? 0 : bytes(); }
};

bool isExchanged(Operation *user) {
  auto call = dyn_cast<CallOp>(user);
  const auto name = call ? call.getLibraryName() : std::nullopt;
  return name && isExchange(*name);
}

class ActivationOffloader {
public:
  ActivationOffloader(EntryOp entry, const TargetDescription &figures,
                      double bytesPerNanosecond)
      : entry(entry), bytesPerNanosecond(bytesPerNanosecond), commands(entry),
        writer(entry, bytesPerNanosecond), estimate(figures) {
    startOf.push_back(0);
    for (Operation *command : commands.list)
      startOf.push_back(startOf.back() + estimate.ofCommand(*command));
  }

  int64_t numValues = 0, bytesMoved = 0;
  unsigned numCopies() const { return writer.numCopies; }
  int64_t peak() const {
    return commands.list.empty() ? 0 : *llvm::max_element(commands.bytesAt);
  }
  /// What the copies add to the entry.
  double addedNanoseconds() {
    return estimate.ofBlock(entry.getBody().front()) - startOf.back();
  }

  /// At most `mostBytes` go.
  void run(int64_t wantedPeak, int64_t leastBytes, int64_t mostBytes) {
    if (peak() <= wantedPeak)
      return;
    findValues(leastBytes);
    choose(wantedPeak, mostBytes);
    room = std::max(peak(), wantedPeak);
    takeBack();
    SmallVector<KeptValue *> moved;
    for (KeptValue &value : values)
      if (value.isMoved && value.isGone)
        makeAnew(value);
      else if (value.isMoved)
        moved.push_back(&value);
    giveRoomToStores(moved);
    giveRoomToFetches(moved);
    for (KeptValue *value : moved)
      write(*value);
    TRC_LOG(activationsOffloaded)
        << "@" << entry.getSymName() << ": " << numValues << " of "
        << values.size() << " values, " << bytesMoved << " bytes, peak "
        << room;
  }

private:
  void findValues(int64_t leastBytes) {
    for (auto buffer : entry.getBody().front().getOps<BufferOp>()) {
      if (buffer.getKind() != BufferKind::Arena ||
          static_cast<int64_t>(buffer.getSize()) < leastBytes ||
          llvm::any_of(buffer->getUsers(), isExchanged))
        continue;
      SmallVector<int64_t> uses;
      for (Operation *user : buffer->getUsers())
        uses.push_back(commands.numberOf(user));
      llvm::sort(uses);
      KeptValue value{buffer};
      value.copyNanoseconds =
          static_cast<double>(value.bytes()) / bytesPerNanosecond;
      for (size_t i = 1; i < uses.size(); ++i) {
        const double between = startOf[uses[i]] - startOf[uses[i - 1] + 1];
        if (uses[i] - uses[i - 1] > 1 && between > value.nanoseconds) {
          value.before = uses[i - 1];
          value.after = uses[i];
          value.nanoseconds = between;
        }
      }
      value.isGone =
          value.after != 0 && isMadeBy(commands.list[value.after], buffer);
      if (value.isGone)
        value.copyNanoseconds = 0;
      if (value.nanoseconds >= 2 * value.copyNanoseconds && value.after != 0)
        values.push_back(value);
    }
  }

  /// Adds `bytes` to what lives from `first` to in front of `end`.
  void add(int64_t bytes, int64_t first, int64_t end) {
    for (int64_t i = first; i < end; ++i)
      commands.bytesAt[i] += bytes;
  }

  void choose(int64_t wantedPeak, int64_t mostBytes) {
    while (true) {
      const auto highest = llvm::max_element(commands.bytesAt);
      if (*highest <= wantedPeak)
        return;
      const int64_t at = highest - commands.bytesAt.begin();
      KeptValue *best = nullptr;
      for (KeptValue &value : values)
        if (!value.isMoved && value.before < at && at < value.after &&
            value.hostBytes() <= mostBytes &&
            (!best || value.nanoseconds > best->nanoseconds))
          best = &value;
      if (!best)
        return;
      best->isMoved = true;
      mostBytes -= best->hostBytes();
      order.push_back(best);
      add(-best->bytes(), best->before + 1, best->after);
    }
  }

  /// What has gone for nothing: the peak is elsewhere.
  void takeBack() {
    for (KeptValue *value : llvm::reverse(order)) {
      const int64_t most =
          *std::max_element(commands.bytesAt.begin() + value->before + 1,
                            commands.bytesAt.begin() + value->after);
      if (most + value->bytes() > room)
        continue;
      value->isMoved = false;
      add(value->bytes(), value->before + 1, value->after);
    }
  }

  void giveRoomToStores(SmallVector<KeptValue *> &moved) {
    // Of equal ones as they stand in the entry.
    llvm::sort(moved, [](const KeptValue *a, const KeptValue *b) {
      return std::pair(a->before, a) < std::pair(b->before, b);
    });
    double free = 0; // from when on no copy goes on
    for (KeptValue *value : moved) {
      int64_t &after = value->storedAfter = value->before;
      free = std::max(free, startOf[after + 1]) + value->copyNanoseconds;
      while (after + 1 < value->after && startOf[after + 1] < free &&
             commands.bytesAt[after + 1] + value->bytes() <= room)
        commands.bytesAt[++after] += value->bytes();
    }
  }

  void giveRoomToFetches(SmallVector<KeptValue *> moved) {
    llvm::sort(moved, [](const KeptValue *a, const KeptValue *b) {
      return std::pair(a->after, a) > std::pair(b->after, b);
    });
    double next = startOf.back(); // when the copy behind it has to begin
    for (KeptValue *value : moved) {
      int64_t &before = value->fetchBefore = value->after;
      next = std::min(next, startOf[before]) - value->copyNanoseconds;
      while (before - 1 > value->storedAfter && startOf[before] > next &&
             commands.bytesAt[before - 1] + value->bytes() <= room)
        commands.bytesAt[--before] += value->bytes();
    }
  }

  BufferOp makeLike(BufferOp buffer, BufferKind kind) {
    writer.builder.setInsertionPointAfter(buffer);
    return BufferOp::create(
        writer.builder, buffer.getLoc(), buffer.getBuffer().getType(), kind,
        buffer.getSize(), nullptr, nullptr, nullptr, nullptr, nullptr,
        buffer.getOriginAttr(), buffer.getTypeAttr());
  }

  /// A buffer of its own for what is used from `after` on.
  BufferOp makeAnew(const KeptValue &value) {
    BufferOp buffer = value.buffer, here = makeLike(buffer, BufferKind::Arena);
    buffer.getBuffer().replaceUsesWithIf(here.getBuffer(), [&](OpOperand &use) {
      return commands.numberOf(use.getOwner()) >= value.after;
    });
    return here;
  }

  void write(KeptValue &value) {
    BufferOp buffer = value.buffer;
    OpBuilder &builder = writer.builder;
    BufferOp host = makeLike(buffer, BufferKind::Host), here = makeAnew(value);
    // A buffer may hold several things, one after the other.
    const auto type =
        RankedTensorType::get({value.bytes()}, builder.getI8Type());
    CopyWriter::Copy store, fetch;
    store.what.push_back({buffer.getBuffer(), host.getBuffer(), type});
    fetch.what.push_back({here.getBuffer(), host.getBuffer(), type});
    fetch.isFetch = true;
    Operation *before = commands.list[value.before];
    Operation *after = commands.list[value.after];
    builder.setInsertionPointAfter(before);
    CallOp start = writer.start(store);
    builder.setInsertionPointAfter(value.storedAfter == value.before
                                       ? start.getOperation()
                                       : commands.list[value.storedAfter]);
    writer.finish(store);
    builder.setInsertionPoint(commands.list[value.fetchBefore]);
    writer.start(fetch);
    builder.setInsertionPoint(after);
    writer.finish(fetch);
    ++numValues;
    bytesMoved += value.bytes();
  }

  EntryOp entry;
  const double bytesPerNanosecond;
  Commands commands;
  CopyWriter writer;
  TimeEstimate estimate;
  std::vector<double> startOf; ///< of commands in their order, and the end
  std::vector<KeptValue> values;
  SmallVector<KeptValue *> order; ///< those that went, the first one first
  int64_t room = 0;               ///< what may live at a time
};

class OffloadActivationsPass
    : public trc::impl::OffloadActivationsBase<OffloadActivationsPass> {
public:
  using OffloadActivationsBase::OffloadActivationsBase;

private:
  void runOnOperation() override {
    const TargetDescription &figures = describe(target);
    const double rate = bytesPerNanosecond > 0 ? double(bytesPerNanosecond)
                                               : figures.hostBytesPerNanosecond;
    if (rate <= 0)
      return;
    std::vector<ActivationOffloader> offloaders;
    SmallVector<EntryOp> entries(getOperation().getOps<EntryOp>());
    int64_t peak = 0;
    for (EntryOp entry : entries) {
      offloaders.emplace_back(entry, figures, rate);
      peak = std::max(peak, offloaders.back().peak());
    }
    int64_t most = mostBytes;
    for (StateOp state :
         chooseMoments(getOperation(), {momentBytes, leastBytes, mostBytes}))
      most -= getTensorSize(cast<RankedTensorType>(state.getType()));
    // Entries share an arena.
    const int64_t wanted = bytes < peak ? peak - bytes : 0;
    for (auto [entry, offloader] : llvm::zip_equal(entries, offloaders)) {
      offloader.run(wanted, leastBytes, most);
      numValues += offloader.numValues;
      bytesMoved += offloader.bytesMoved;
      numCopies += offloader.numCopies();
      if (remarks && offloader.numValues > 0)
        entry.emitRemark()
            << offloader.numValues << " values of "
            << llvm::formatv("{0:f2} MiB",
                             static_cast<double>(offloader.bytesMoved) /
                                 (1 << 20))
                   .str()
            << " that the backward half reads lie in the host's memory until "
               "then: about "
            << llvm::formatv("{0:f1} ms", offloader.addedNanoseconds() / 1e6)
                   .str()
            << " more of a step";
    }
  }
};

} // namespace
