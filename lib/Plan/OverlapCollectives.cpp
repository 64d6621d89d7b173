//===- OverlapCollectives.cpp - collectives beside the step ---------------===//
//
// One walk over the commands of an entry in their order. What can go on while
// sums, or parts, travel goes on; what has to wait for one is held back, with
// all that depends on it, until that one is finished:
//
//   a          a
//   sum(a)     start 0 (a)        in flight: a
//   use(a)     b                  held: use(a)
//   b          start 1 (b)        in flight: a, b
//   sum(b)     finish 0, use(a)
//   use(b)     finish 1, use(b)
//
// Two commands may change places where neither writes what the other touches,
// so a command goes on if it has no such quarrel with what is in flight or
// held. A collective among them goes on by travelling itself.
//
//===----------------------------------------------------------------------===//

#include "trc/Plan/Exchanges.h"
#include "trc/Plan/Passes.h"

#include "schema/Checks.h"
#include "schema/TensorNumbers.h"
#include "trc/Debug/DebugLog.h"

#include "mlir/IR/Builders.h"

#include <deque>

using namespace mlir;
using namespace trc;
using namespace trc::plan;

namespace trc {
#define GEN_PASS_DEF_OVERLAPCOLLECTIVES
#include "trc/Plan/Passes.h.inc"
} // namespace trc

static DebugTopic overlapping("overlap-collectives");

namespace {

/// The tensors of an exchange, which is of one here, where a call names none.
namespace exchanged {
constexpr TensorNumbers tensors("stablehlo.all_reduce");
constexpr unsigned operand = tensors.of("operands")(1),
                   result = tensors.of("results")(1);
} // namespace exchanged

/// Those of a call that names them, in any order: of some kernels each name
/// stands for several.
unsigned operandOf(CallOp call) {
  return call.findOperand("operands")
      .value_or(call.findOperand("operand").value_or(exchanged::operand));
}
unsigned resultOf(CallOp call) {
  return call.findOperand("results").value_or(
      call.findOperand("result").value_or(exchanged::result));
}
RankedTensorType exchangedTypeOf(CallOp call) {
  return call.getTypeOf(operandOf(call));
}

/// Places that commands read and write, by number. Ports that share bytes have
/// one, and so have all commands whose order the world sees.
class Places {
public:
  explicit Places(EntryOp entry) : entry(entry) {}

  struct Touched {
    SmallVector<int64_t, 4> read, written;
  };

  Touched touchedBy(Operation *command) {
    Touched touched;
    command->walk([&](Operation *op) {
      if (auto call = dyn_cast<CallOp>(op)) {
        for (auto [i, buffer] : llvm::enumerate(call.getBuffers()))
          (call.getAccessOf(i) == Access::Read ? touched.read : touched.written)
              .push_back(numberOf(buffer));
        if (isSeen(call))
          touched.written.push_back(world);
      } else if (auto loop = dyn_cast<WhileOp>(op)) {
        touched.read.push_back(numberOf(loop.getPredicate()));
      } else if (auto select = dyn_cast<CaseOp>(op)) {
        touched.read.push_back(numberOf(select.getSelector()));
      }
    });
    return touched;
  }

  int64_t numberOf(Value buffer) {
    auto op = buffer.getDefiningOp<BufferOp>();
    auto name = [&]() -> std::pair<int64_t, const void *> {
      switch (op.getKind()) {
      case BufferKind::Input:
        return {*op.getIndex(), entry.getAsOpaquePointer()};
      case BufferKind::Output: {
        auto port = cast<PortAttr>(entry.getOutputs()[*op.getIndex()]);
        return port.getAlias() >= 0
                   ? std::pair<int64_t, const void *>(
                         port.getAlias(), entry.getAsOpaquePointer())
                   : std::pair<int64_t, const void *>(
                         -1 - *op.getIndex(), entry.getAsOpaquePointer());
      }
      case BufferKind::Arena:
        return {0, buffer.getAsOpaquePointer()};
      default:
        return {0, op.getSymbolAttr().getAttr().getAsOpaquePointer()};
      }
    }();
    return numbers.try_emplace(name, numbers.size() + 1).first->second;
  }

private:
  static constexpr int64_t world = 0;

  /// What else than its buffers' bytes comes of it: calls of the embedder, and
  /// collectives, which all ranks run in one order.
  static bool isSeen(CallOp call) {
    std::optional<StringRef> name = call.getLibraryName();
    if (!name)
      return false;
    return isCheck(*name) || *name == "stablehlo.custom_call" ||
           isExchange(*name);
  }

  EntryOp entry;
  DenseMap<std::pair<int64_t, const void *>, int64_t> numbers;
};

/// What may not be touched by a command that is to go on.
class Reserved {
public:
  void add(const Places::Touched &touched) {
    read.insert(touched.read.begin(), touched.read.end());
    written.insert(touched.written.begin(), touched.written.end());
  }
  bool quarrelsWith(const Places::Touched &touched) const {
    return llvm::any_of(touched.written,
                        [&](int64_t place) {
                          return written.contains(place) ||
                                 read.contains(place);
                        }) ||
           llvm::any_of(touched.read,
                        [&](int64_t place) { return written.contains(place); });
  }

private:
  DenseSet<int64_t> read, written;
};

/// Collectives of one kind that travel together.
struct Bucket {
  SmallVector<CallOp> calls;
  Places::Touched touched;
  int64_t bytes = 0;
};

class Overlap {
public:
  Overlap(EntryOp entry, int64_t bucketBytes, unsigned inFlight)
      : entry(entry), bucketBytes(bucketBytes), inFlight(inFlight),
        places(entry), builder(entry.getBody()) {
    builder.setInsertionPointToEnd(&entry.getBody().front());
  }

  unsigned numBuckets = 0, numSums = 0, numHeld = 0;

  void run() {
    findReady();
    if (readyAfter.empty())
      return;
    addReady(-1);
    for (auto [i, command] : llvm::enumerate(commands)) {
      if (!isMoved.contains(command))
        waiting.push_back({command, touched[i], false});
      addReady(i);
    }
    // At the end each finish may let others travel.
    for (startOpen(); !flying.empty(); startOpen()) {
      finishFirst();
      goOn();
    }
    Block &block = entry.getBody().front();
    for (Operation *op : order)
      op->moveBefore(&block, block.end());
    for (CallOp call : replaced)
      call.erase();
  }

private:
  struct Command {
    Operation *op;
    Places::Touched touched;
    bool mayTravel;
  };

  /// One operation on buffers of the run, so that the runtime needs no kernel
  /// of the program for it.
  static bool mayTravel(CallOp call) {
    const std::optional<StringRef> name = call.getLibraryName();
    const CollectiveKernel *kernel = name ? findCollective(*name) : nullptr;
    if (!kernel || kernel->start.empty() || onlyBegins(*name))
      return false;
    const bool isSum = kernel->kind != CollectiveKind::AllGather;
    DictionaryAttr options = call.getOptionsAttr();
    if (call.getBuffers().size() != 2 || !options ||
        (isSum && !options.contains("body")))
      return false;
    Type element = exchangedTypeOf(call).getElementType();
    if (!element.isIntOrFloat() || element.getIntOrFloatBitWidth() < 8)
      return false;
    return llvm::all_of(call.getBuffers(), [](Value buffer) {
      BufferKind kind = buffer.getDefiningOp<BufferOp>().getKind();
      return kind == BufferKind::Arena || kind == BufferKind::Output ||
             kind == BufferKind::State;
    });
  }

  /// Finds behind which command each collective can start: the last that
  /// touches what it touches. -1: none does.
  void findReady() {
    DenseMap<int64_t, int64_t> last;
    for (Operation &op : entry.getBody().front()) {
      if (isa<BufferOp>(op))
        continue;
      Places::Touched here = places.touchedBy(&op);
      auto call = dyn_cast<CallOp>(op);
      if (call && mayTravel(call)) {
        int64_t ready = -1;
        for (Value buffer : call.getBuffers())
          if (auto found = last.find(places.numberOf(buffer));
              found != last.end())
            ready = std::max(ready, found->second);
        readyAfter[ready].push_back(call);
        isMoved.insert(call.getOperation());
      }
      const auto number = static_cast<int64_t>(commands.size());
      for (const auto &list : {here.read, here.written})
        for (int64_t place : list)
          last[place] = number;
      commands.push_back(&op);
      touched.push_back(std::move(here));
    }
  }

  /// Those that are ready behind that command, and all that can go on now.
  void addReady(int64_t command) {
    if (auto found = readyAfter.find(command); found != readyAfter.end())
      for (CallOp call : found->second) {
        Places::Touched here;
        for (Value buffer : call.getBuffers())
          here.written.push_back(places.numberOf(buffer));
        waiting.push_back({call, std::move(here), true});
      }
    goOn();
  }

  void goOn() {
    while (!waiting.empty()) {
      Command next = std::move(waiting.front());
      waiting.pop_front();
      if (reserved.quarrelsWith(next.touched)) {
        numHeld += wasHeld.insert(next.op).second;
        reserved.add(next.touched);
        held.push_back(std::move(next));
      } else if (next.mayTravel) {
        addToOpen(cast<CallOp>(next.op), next.touched);
      } else {
        order.push_back(next.op);
      }
      while (flying.size() > inFlight)
        finishFirst();
    }
  }

  void addToOpen(CallOp call, const Places::Touched &here) {
    if (!open.calls.empty() && !goesWith(open.calls.front(), call))
      startOpen();
    open.calls.push_back(call);
    open.bytes += std::max(getTensorSize(exchangedTypeOf(call)),
                           getTensorSize(call.getTypeOf(resultOf(call))));
    llvm::append_range(open.touched.written, here.written);
    reserved.add(here);
    if (open.bytes >= bucketBytes)
      startOpen();
  }

  static bool goesWith(CallOp a, CallOp b) {
    return a.getKernel() == b.getKernel() &&
           exchangedTypeOf(a).getElementType() ==
               exchangedTypeOf(b).getElementType() &&
           a.getOptionsAttr() == b.getOptionsAttr();
  }

  void startOpen() {
    if (open.calls.empty())
      return;
    order.push_back(writeStart(open, numBuckets));
    TRC_LOG(overlapping) << "@" << entry.getSymName() << ": bucket "
                         << numBuckets << ": " << open.calls.size() << " of "
                         << *open.calls.front().getLibraryName() << ", "
                         << open.bytes << " bytes";
    ++numBuckets;
    numSums += open.calls.size();
    llvm::append_range(replaced, open.calls);
    flying.push_back(std::move(open));
    open = {};
  }

  /// What was held looks again, in its order, before what comes behind it.
  void finishFirst() {
    Bucket bucket = std::move(flying.front());
    flying.pop_front();
    order.push_back(writeFinish(bucket, numFinished++));
    reserved = {};
    reserved.add(open.touched);
    for (const Bucket &other : flying)
      reserved.add(other.touched);
    waiting.insert(waiting.begin(), std::make_move_iterator(held.begin()),
                   std::make_move_iterator(held.end()));
    held.clear();
  }

  struct Operands {
    SmallVector<Value> buffers;
    SmallVector<Attribute> types;
    SmallVector<int32_t> access;
    SmallVector<int64_t> offsets;

    void add(CallOp call, unsigned operand, Access how) {
      buffers.push_back(call.getBuffers()[operand]);
      types.push_back(call.getTypes()[operand]);
      access.push_back(static_cast<int32_t>(how));
      offsets.push_back(call.getOffsets()[operand]);
    }
  };

  CallOp write(StringRef kernel, CallOp like, const Operands &operands,
               DictionaryAttr options, int64_t bytes) {
    return CallOp::create(
        builder, like.getLoc(), builder.getStringAttr(kernel), operands.buffers,
        builder.getArrayAttr(operands.types),
        builder.getDenseI32ArrayAttr(operands.access),
        builder.getDenseI64ArrayAttr(operands.offsets), ArrayAttr(), options,
        ArrayAttr(), like.getSourceAttr(), IntegerAttr(),
        builder.getI64IntegerAttr(bytes));
  }

  NamedAttribute numberAttr(unsigned number) {
    return builder.getNamedAttr(exchangeNumber,
                                builder.getI64IntegerAttr(number));
  }

  CallOp writeStart(Bucket &bucket, unsigned number) {
    Operands operands;
    for (CallOp call : bucket.calls)
      operands.add(call, operandOf(call), Access::Read);
    for (CallOp call : bucket.calls)
      operands.add(call, resultOf(call), Access::Write);
    CallOp first = bucket.calls.front();
    NamedAttrList options(first.getOptionsAttr());
    options.append(numberAttr(number));
    return write(findCollective(*first.getLibraryName())->start, first,
                 operands, options.getDictionary(builder.getContext()),
                 bucket.bytes);
  }

  CallOp writeFinish(Bucket &bucket, unsigned number) {
    Operands operands;
    for (CallOp call : bucket.calls)
      if (call.getBuffers()[operandOf(call)] !=
          call.getBuffers()[resultOf(call)])
        operands.add(call, operandOf(call), Access::Read);
    for (CallOp call : bucket.calls)
      operands.add(call, resultOf(call), Access::ReadWrite);
    return write(finishKernel, bucket.calls.front(), operands,
                 builder.getDictionaryAttr(numberAttr(number)), 0);
  }

  EntryOp entry;
  const int64_t bucketBytes;
  const unsigned inFlight;
  Places places;
  OpBuilder builder;
  // The commands as they were, with what they touch.
  std::vector<Operation *> commands;
  std::vector<Places::Touched> touched;
  DenseMap<int64_t, SmallVector<CallOp>> readyAfter;
  DenseSet<Operation *> isMoved;
  // The walk.
  std::vector<Operation *> order;
  std::deque<Command> waiting; ///< to be looked at, in order ..
  std::vector<Command> held;   ///< .. and what was, and waits for a finish
  DenseSet<Operation *> wasHeld;
  Bucket open;
  std::deque<Bucket> flying;
  Reserved reserved; ///< of `held`, `open` and `flying`
  SmallVector<CallOp> replaced;
  unsigned numFinished = 0;
};

class OverlapCollectivesPass
    : public trc::impl::OverlapCollectivesBase<OverlapCollectivesPass> {
public:
  using OverlapCollectivesBase::OverlapCollectivesBase;

private:
  void runOnOperation() override {
    for (auto entry : getOperation().getOps<EntryOp>()) {
      Overlap overlap(entry, bucketBytes, inFlight);
      overlap.run();
      numBuckets += overlap.numBuckets;
      numSums += overlap.numSums;
      numHeld += overlap.numHeld;
    }
  }
};

} // namespace
