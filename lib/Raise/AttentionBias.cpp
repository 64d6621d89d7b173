//===- AttentionBias.cpp - what is added to the scores --------------------===//
//
// A tensor that is added to the scores is a mask, if it is made of zeros and a
// large negative number; other numbers are refused. See AttentionCandidate.h.
//
//===----------------------------------------------------------------------===//

#include "AttentionCandidate.h"

#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace trc {

/// Whether a query sees at least one key.
bool AttentionCandidate::seesSomething() const {
  return mask->causal && !mask->hasBits() && axes.querySize <= axes.keySize;
}

bool AttentionCandidate::readSummands(ArrayRef<Summand> summands) {
  auto setFill = [&](double number) {
    if (fill && *fill != number)
      return fail("hidden scores are filled with different numbers, so a query "
                  "that sees no key would have other weights");
    fill = number;
    return true;
  };
  for (const Summand &summand : summands) {
    std::optional<AdditiveMask> part = mask->readAdditive(
        summand.value.value, summand.value.map, summand.factor);
    if (!part)
      return fail("what is added to the scores is not made of a mask of i1");
    if (!setFill(part->fill))
      return false;
    mask->addVisible(*part);
  }
  if (!mask->isOfKeys())
    return fail("a mask is neither causal nor the same for all queries and "
                "heads");
  isAdditive = !summands.empty();
  if (summands.size() + (selects.empty() ? 0 : 1) > 1 && isAdditive)
    return fail("masks are added one after the other, so a score that both "
                "hide is not the fill: combine them first");
  // Score + fill is the fill when the fill is large enough, and does not
  // matter when some other score of the row is visible.
  if (isAdditive && *fill > -1e30 && !(seesSomething() && *fill <= -1e4))
    return fail(llvm::formatv("a mask of {0} is added: a query that sees no "
                              "key would have other weights",
                              *fill)
                    .str());
  return true;
}

} // namespace trc
