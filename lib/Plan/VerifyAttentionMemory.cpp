//===- VerifyAttentionMemory.cpp - no scores in memory --------------------===//
//
// Attention is one operation so that its scores, [B,H,T,S], are never kept.
// Whether that holds is seen in the plan: a buffer whose innermost dimensions
// are those of queries and keys, and whose others are batch and heads, is one
// of scores, weights, a mask or their gradients.
//
// With as many heads as queries and as many channels as keys, the operands of
// attention look the same; with as many channels in all heads as keys, so do
// the states of as many layers as there are heads, [L,B,T,C]. Such an attention
// cannot be checked by shapes.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/Plan/PlanDialect.h"
#include "trc/Plan/Passes.h"

#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace trc;
using namespace trc::plan;

namespace trc {
#define GEN_PASS_DEF_VERIFYATTENTIONMEMORY
#include "trc/Plan/Passes.h.inc"
} // namespace trc

namespace {

/// The scores of one attention: batch * heads, queries, keys.
struct Scores {
  CallOp attention;
  int64_t matrices, queries, keys;

  bool has(ArrayRef<int64_t> shape) const {
    SmallVector<int64_t> sizes;
    for (int64_t size : shape)
      if (size != 1)
        sizes.push_back(size);
    if (sizes.size() < 2 || queries == 1 || keys == 1)
      return false;
    int64_t last = sizes.pop_back_val(), before = sizes.pop_back_val();
    int64_t others = 1;
    for (int64_t size : sizes)
      others *= size;
    return others == matrices && ((before == queries && last == keys) ||
                                  (before == keys && last == queries));
  }
};

/// Of the operand that attention calls so; empty where it has none.
ArrayRef<int64_t> shapeOf(CallOp call, StringRef name) {
  const std::optional<unsigned> operand = call.findOperand(name);
  return operand ? call.getTypeOf(*operand).getShape() : ArrayRef<int64_t>();
}

class VerifyAttentionMemoryPass
    : public trc::impl::VerifyAttentionMemoryBase<VerifyAttentionMemoryPass> {
public:
  void runOnOperation() override {
    for (EntryOp entry : getOperation().getOps<EntryOp>())
      check(entry);
    markAllAnalysesPreserved();
  }

private:
  static void check(EntryOp entry) {
    SmallVector<Scores> all;
    llvm::DenseSet<Value> operands;
    entry.walk([&](CallOp call) {
      std::optional<StringRef> name = call.getLibraryName();
      if (name != "trc.attention" && name != "trc.attention_gradient")
        return;
      operands.insert(call.getBuffers().begin(), call.getBuffers().end());
      ArrayRef<int64_t> query = shapeOf(call, "query");
      // A query that is packed has the keys and the values in it.
      const bool isPacked = query.size() == 5;
      ArrayRef<int64_t> key = isPacked ? query : shapeOf(call, "key");
      ArrayRef<int64_t> value = isPacked ? query : shapeOf(call, "value");
      // Of an older plan, which does not say which is which.
      if (query.empty() || key.empty() || value.empty())
        return;
      int64_t heads = query[query.size() - 2];
      Scores scores{call, query[0] * heads, query[1], key[1]};
      int64_t channels = heads * query.back();
      if (channels != key[1] && !scores.has(query) && !scores.has(key) &&
          !scores.has(value))
        all.push_back(scores);
    });
    // A loop over layers keeps a dozen of them: one message for all.
    BufferOp largest;
    CallOp attention;
    int64_t count = 0, bytes = 0;
    for (auto buffer : entry.getOps<BufferOp>()) {
      auto type = buffer.getType()
                      ? dyn_cast<RankedTensorType>(*buffer.getType())
                      : RankedTensorType();
      if (!type || buffer.getKind() != BufferKind::Arena ||
          operands.contains(buffer.getBuffer()))
        continue;
      const auto *scores = llvm::find_if(
          all, [&](const Scores &one) { return one.has(type.getShape()); });
      if (scores == all.end())
        continue;
      ++count;
      bytes += buffer.getSize();
      if (largest && largest.getSize() >= buffer.getSize())
        continue;
      largest = buffer;
      attention = scores->attention;
    }
    if (!largest)
      return;
    InFlightDiagnostic diagnostic =
        largest.emitWarning("a buffer of ")
        << *largest.getType()
        << " is planned, as large as the scores of an attention "
        << "of the program";
    if (auto origin = largest.getOriginAttr())
      diagnostic << ", for the result of '" << origin.getValue() << "'";
    diagnostic.attachNote(attention->getLoc()) << "the attention";
    if (count > 1)
      diagnostic.attachNote(entry->getLoc())
          << count << " such buffers, " << bytes << " bytes in all";
  }
};

} // namespace
