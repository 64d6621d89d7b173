//===- Copies.cpp - commands that copy to and from the host's memory ------===//
//
// See Copies.h.
//
//===----------------------------------------------------------------------===//

#include "Copies.h"

#include "trc/Plan/Exchanges.h"
#include "trc/Plan/HostState.h"
#include "trc/Plan/Liveness.h"

#include <cmath>

using namespace mlir;
using namespace trc;
using namespace trc::plan;

SmallVector<StateOp> trc::chooseMoments(ModuleOp module,
                                        const MomentRules &rules) {
  SmallVector<StateOp> chosen;
  int64_t moved = 0;
  for (StateOp state : findMoments(module)) {
    const int64_t size = getTensorSize(cast<RankedTensorType>(state.getType()));
    if (size < rules.leastBytes || moved >= rules.bytes ||
        size > rules.mostBytes - moved)
      continue;
    chosen.push_back(state);
    moved += size;
  }
  return chosen;
}

bool trc::isMadeBy(Operation *command, BufferOp buffer) {
  auto call = dyn_cast<CallOp>(command);
  bool isWhole = false;
  for (unsigned i = 0; call && i < call.getBuffers().size(); ++i) {
    if (call.getBuffers()[i] != buffer.getBuffer())
      continue;
    if (call.getAccessOf(i) != Access::Write)
      return false;
    isWhole |= getTensorSize(call.getTypeOf(i)) ==
               static_cast<int64_t>(buffer.getSize());
  }
  return isWhole;
}

Commands::Commands(EntryOp entry) {
  for (Operation &op : entry.getBody().front()) {
    if (isa<BufferOp>(op))
      continue;
    numbers[&op] = size();
    list.push_back(&op);
  }
  const SmallVector<Operation *> all = numberCommands(entry);
  std::vector<int64_t> live(all.size() + 1);
  for (auto &[buffer, life] : computeLifetimes(entry)) {
    if (buffer.getKind() != BufferKind::Arena || life.first < 0)
      continue;
    live[life.first] += static_cast<int64_t>(buffer.getSize());
    live[life.last + 1] -= static_cast<int64_t>(buffer.getSize());
  }
  bytesAt.resize(list.size());
  int64_t now = 0, at = -1;
  for (auto [i, command] : llvm::enumerate(all)) {
    now += live[i];
    if (auto found = numbers.find(command); found != numbers.end())
      at = found->second;
    bytesAt[at] = std::max(bytesAt[at], now);
  }
}

int64_t Commands::numberOf(Operation *op) const {
  while (!isa<EntryOp>(op->getParentOp()))
    op = op->getParentOp();
  return numbers.lookup(op);
}

CopyWriter::CopyWriter(EntryOp entry, double bytesPerNanosecond)
    : builder(entry.getContext()), bytesPerNanosecond(bytesPerNanosecond) {
  for (auto call : entry.getBody().front().getOps<CallOp>())
    if (DictionaryAttr options = call.getOptionsAttr())
      if (auto number = options.getAs<IntegerAttr>(exchangeNumber))
        nextNumber = std::max(nextNumber, number.getInt() + 1);
}

CallOp CopyWriter::start(Copy &copy) {
  int64_t bytes = 0;
  for (const Copied &each : copy.what)
    bytes += getTensorSize(each.type);
  const auto time =
      std::llround(static_cast<double>(bytes) / bytesPerNanosecond);
  copy.number = nextNumber++;
  ++numCopies;
  return write(
      copy, copy.isFetch ? fetchKernel : storeKernel, Access::Write,
      {builder.getNamedAttr(exchangeNumber,
                            builder.getI64IntegerAttr(copy.number)),
       builder.getNamedAttr(copyNanoseconds, builder.getI64IntegerAttr(time))},
      bytes);
}

CallOp CopyWriter::finish(const Copy &copy) {
  return write(copy, finishKernel, Access::ReadWrite,
               {builder.getNamedAttr(exchangeNumber,
                                     builder.getI64IntegerAttr(copy.number))},
               0);
}

/// On what is copied, and then on where it is copied to.
CallOp CopyWriter::write(const Copy &copy, StringRef kernel, Access ofTarget,
                         ArrayRef<NamedAttribute> options, int64_t bytes) {
  SmallVector<Value> buffers;
  SmallVector<Attribute> types;
  SmallVector<int32_t> access;
  for (bool isTarget : {false, true})
    for (const Copied &each : copy.what) {
      buffers.push_back(isTarget == copy.isFetch ? each.here : each.host);
      types.push_back(TypeAttr::get(each.type));
      access.push_back(
          static_cast<int32_t>(isTarget ? ofTarget : Access::Read));
    }
  const SmallVector<int64_t> offsets(buffers.size(), 0);
  return CallOp::create(builder, copy.what.front().host.getLoc(),
                        builder.getStringAttr(kernel), buffers,
                        builder.getArrayAttr(types),
                        builder.getDenseI32ArrayAttr(access),
                        builder.getDenseI64ArrayAttr(offsets), ArrayAttr(),
                        builder.getDictionaryAttr(options), ArrayAttr(),
                        builder.getStringAttr(kernel), IntegerAttr(),
                        builder.getI64IntegerAttr(bytes));
}
