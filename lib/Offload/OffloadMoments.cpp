//===- OffloadMoments.cpp - moments in the host's memory ------------------===//
//
// A moment is read and written once a step, for a moment. In between it lies in
// the host's memory:
//
//   command            arena            beside the commands
//   backward ..        ########         start fetch 0
//   finish, update 0   ####  m0         start store 0, fetch 1
//   finish, update 1   ##    m1         start store 1
//
// Copies are first put right where they are needed, which makes the peak as
// small as it can be. Then each fetch begins earlier, and each store ends
// later, as long as the bytes that live at a time do not exceed that peak: at
// the end of a step gradients and activations are gone, and there is room.
//
//===----------------------------------------------------------------------===//

#include "Copies.h"

#include "trc/Offload/Passes.h"

#include "trc/Debug/DebugLog.h"
#include "trc/Plan/HostState.h"

#include "llvm/Support/FormatVariadic.h"

#include <tuple>

using namespace mlir;
using namespace trc;
using namespace trc::plan;

namespace trc {
#define GEN_PASS_DEF_OFFLOADMOMENTS
#include "trc/Offload/Passes.h.inc"
} // namespace trc

static DebugTopic momentsOffloaded("offload-moments");

/// A copy is looked at no further from its use than so many commands: it would
/// have ended long before.
static constexpr int64_t mostCommands = 4096;

namespace {

struct CopyRules {
  int64_t bucketBytes;
  double bytesPerNanosecond;
};

/// A moment in one entry. Commands are numbered as they stand in its block.
struct Moved {
  BufferOp host;
  size_t number = 0; ///< of all that are moved
  BufferOp here = {};
  int64_t first = 0, last = 0; ///< commands that use it
  bool isFetched = false;      ///< something of what it was is read or stays
  bool isStored = false;       ///< something is written
  int64_t bytes() const {
    return static_cast<int64_t>(BufferOp(host).getSize());
  }
};

/// Moments that are copied together.
struct Bucket {
  SmallVector<Moved *> moments;
  int64_t first = 0, last = 0;
  int64_t bytes = 0, fetched = 0, stored = 0;
  int64_t fetchBefore = 0; ///< the fetch starts in front of this command ..
  int64_t storedAfter = 0; ///< .. and the store is finished behind that one
};

class MomentOffloader {
public:
  MomentOffloader(EntryOp entry, const DenseSet<StringAttr> &onHost,
                  const CopyRules &rules)
      : entry(entry), onHost(onHost), rules(rules), commands(entry),
        writer(entry, rules.bytesPerNanosecond) {}

  unsigned numCopies() const { return writer.numCopies; }

  void run() {
    findMoments();
    if (moments.empty())
      return;
    fillBuckets();
    giveRoom();
    for (Bucket &bucket : buckets)
      write(bucket);
  }

private:
  void findMoments() {
    for (auto buffer : entry.getBody().front().getOps<BufferOp>()) {
      if (buffer.getKind() != BufferKind::State ||
          !onHost.contains(buffer.getSymbolAttr().getAttr()) ||
          buffer->use_empty())
        continue;
      Moved moved{buffer, moments.size()};
      moved.first = static_cast<int64_t>(commands.list.size());
      moved.last = -1;
      for (OpOperand &use : buffer->getUses()) {
        const int64_t number = commands.numberOf(use.getOwner());
        moved.first = std::min(moved.first, number);
        moved.last = std::max(moved.last, number);
        auto call = dyn_cast<CallOp>(use.getOwner());
        moved.isStored |=
            call && call.getAccessOf(use.getOperandNumber()) != Access::Read;
      }
      moved.isFetched = !isMadeBy(commands.list[moved.first], buffer);
      moments.push_back(moved);
    }
    llvm::sort(moments, [](const Moved &a, const Moved &b) {
      return std::tie(a.first, a.number) < std::tie(b.first, b.number);
    });
  }

  void fillBuckets() {
    for (Moved &moved : moments) {
      if (buckets.empty() ||
          buckets.back().bytes + moved.bytes() > rules.bucketBytes) {
        buckets.emplace_back();
        buckets.back().first = moved.first;
      }
      Bucket &bucket = buckets.back();
      bucket.moments.push_back(&moved);
      bucket.last = std::max(bucket.last, moved.last);
      bucket.bytes += moved.bytes();
      bucket.fetched += moved.isFetched ? moved.bytes() : 0;
      bucket.stored += moved.isStored ? moved.bytes() : 0;
    }
  }

  void giveRoom() {
    std::vector<int64_t> &live = commands.bytesAt;
    for (const Bucket &bucket : buckets)
      for (int64_t i = bucket.first; i <= bucket.last; ++i)
        live[i] += bucket.bytes;
    const int64_t peak = *llvm::max_element(live);
    int64_t earliest = 0;
    for (Bucket &bucket : buckets) {
      int64_t &before = bucket.fetchBefore = bucket.first;
      while (before > std::max(earliest, bucket.first - mostCommands) &&
             live[before - 1] + bucket.fetched <= peak)
        live[--before] += bucket.fetched;
      earliest = before;
    }
    const auto end = static_cast<int64_t>(live.size());
    for (Bucket &bucket : buckets) {
      int64_t &after = bucket.storedAfter = bucket.last;
      while (after + 1 < std::min(end, bucket.last + mostCommands) &&
             live[after + 1] + bucket.stored <= peak)
        live[++after] += bucket.stored;
    }
    TRC_LOG(momentsOffloaded)
        << "@" << entry.getSymName() << ": " << moments.size() << " moments in "
        << buckets.size() << " buckets, peak " << peak;
  }

  void write(Bucket &bucket) {
    for (Moved *moved : bucket.moments)
      moved->here = makeHere(moved->host);
    Operation *fetchBefore = commands.list[bucket.fetchBefore];
    Operation *first = commands.list[bucket.first];
    Operation *last = commands.list[bucket.last];
    Operation *storedAfter = commands.list[bucket.storedAfter];
    OpBuilder &builder = writer.builder;
    if (bucket.fetched > 0) {
      CopyWriter::Copy copy = copyOf(bucket, /*isFetch=*/true);
      builder.setInsertionPoint(fetchBefore);
      writer.start(copy);
      builder.setInsertionPoint(first);
      writer.finish(copy);
    }
    if (bucket.stored > 0) {
      CopyWriter::Copy copy = copyOf(bucket, /*isFetch=*/false);
      builder.setInsertionPointAfter(last);
      CallOp start = writer.start(copy);
      builder.setInsertionPointAfter(bucket.storedAfter == bucket.last
                                         ? start.getOperation()
                                         : storedAfter);
      writer.finish(copy);
    }
  }

  static CopyWriter::Copy copyOf(const Bucket &bucket, bool isFetch) {
    CopyWriter::Copy copy;
    copy.isFetch = isFetch;
    for (const Moved *moved : bucket.moments)
      if (isFetch ? moved->isFetched : moved->isStored) {
        BufferOp here = moved->here, host = moved->host;
        copy.what.push_back(
            {here.getBuffer(), host.getBuffer(),
             cast<RankedTensorType>(here.getTypeAttr().getValue())});
      }
    return copy;
  }

  /// The buffer of the arena that commands use in its place.
  BufferOp makeHere(BufferOp host) {
    auto state = SymbolTable::lookupNearestSymbolFrom<StateOp>(
        host, host.getSymbolAttr());
    OpBuilder &builder = writer.builder;
    builder.setInsertionPointAfter(host);
    auto here = BufferOp::create(
        builder, host.getLoc(), host.getBuffer().getType(), BufferKind::Arena,
        host.getSize(), nullptr, nullptr, nullptr, nullptr, nullptr,
        builder.getStringAttr(fetchKernel), TypeAttr::get(state.getType()));
    host.getBuffer().replaceAllUsesWith(here.getBuffer());
    return here;
  }

  EntryOp entry;
  const DenseSet<StringAttr> &onHost;
  const CopyRules rules;
  Commands commands;
  CopyWriter writer;
  std::vector<Moved> moments;
  std::vector<Bucket> buckets;
};

class OffloadMomentsPass
    : public trc::impl::OffloadMomentsBase<OffloadMomentsPass> {
public:
  using OffloadMomentsBase::OffloadMomentsBase;

private:
  void runOnOperation() override {
    // Of a program that says nothing of its state other moments may be found
    // now than when activations left room for them.
    int64_t activations = 0;
    for (auto entry : getOperation().getOps<EntryOp>())
      activations = std::max(
          activations, static_cast<int64_t>(entry.getHostSize().value_or(0)));
    const int64_t most = mostBytes - std::min<int64_t>(activations, mostBytes);
    DenseSet<StringAttr> onHost;
    for (StateOp state :
         chooseMoments(getOperation(), {bytes, leastBytes, most})) {
      state->setAttr(onHostAttrName, UnitAttr::get(&getContext()));
      onHost.insert(state.getSymNameAttr());
      bytesMoved += getTensorSize(cast<RankedTensorType>(state.getType()));
    }
    numMoments += onHost.size();
    if (remarks && onHost.empty())
      getOperation().emitRemark()
          << "no moments lie in the host's memory: none that could is known "
             "(docs/memory.md)";
    else if (remarks)
      getOperation().emitRemark()
          << onHost.size() << " moments of "
          << llvm::formatv("{0:f2} MiB", double(bytesMoved) / (1 << 20)).str()
          << " lie in the host's memory between updates";
    for (auto entry : getOperation().getOps<EntryOp>()) {
      MomentOffloader offloader(entry, onHost,
                                {bucketBytes, bytesPerNanosecond});
      offloader.run();
      numCopies += offloader.numCopies();
    }
  }
};

} // namespace
