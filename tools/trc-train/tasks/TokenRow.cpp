//===- TokenRow.cpp - one or two texts as a row of a batch ----------------===//

#include "tasks/TokenRow.h"

#include <algorithm>

namespace trc::train {

TokenRow TokenRow::of(Batch &batch, size_t number, size_t length) {
  auto part = [&](const char *name) {
    const std::span<int32_t> all = batch.tensor<int32_t>(name);
    return all.empty() ? all : all.subspan(number * length, length);
  };
  return {part("tokens"), part("token_types"), part("attention_mask")};
}

RowLayout::RowLayout(const Encoder &encoder) {
  Result<SpecialPieces> pieces = encoder.specials();
  hasSpecials = pieces.ok();
  if (hasSpecials)
    specials = *pieces;
}

size_t RowLayout::lengthOf(size_t first, size_t second, bool isPaired) const {
  return first + second + (hasSpecials ? (isPaired ? 3 : 2) : 0);
}

void RowLayout::write(std::span<const int32_t> first,
                      std::span<const int32_t> second, bool isPaired,
                      TokenRow row) const {
  const size_t room =
      row.tokens.size() - std::min(row.tokens.size(), lengthOf(0, 0, isPaired));
  size_t ofFirst = first.size(), ofSecond = second.size();
  if (ofFirst + ofSecond > room) {
    // The longer one is cut down to the other, then each in its turn; of two as
    // long the second.
    size_t over = ofFirst + ofSecond - room;
    size_t &longer = ofFirst > ofSecond ? ofFirst : ofSecond;
    const size_t difference =
        std::max(ofFirst, ofSecond) - std::min(ofFirst, ofSecond);
    const size_t once = std::min(over, difference);
    longer -= once;
    over -= once;
    ofSecond -= (over + 1) / 2;
    ofFirst -= over / 2;
  }
  size_t at = 0;
  auto put = [&](int32_t token, int32_t type) {
    if (at == row.tokens.size())
      return; // a row that has no room for the special pieces even
    row.tokens[at] = token;
    if (!row.types.empty())
      row.types[at] = type;
    ++at;
  };
  auto putAll = [&](std::span<const int32_t> tokens, int32_t type) {
    for (const int32_t token : tokens)
      put(token, type);
  };
  if (hasSpecials)
    put(specials.classify, 0);
  putAll(first.first(ofFirst), 0);
  if (hasSpecials)
    put(specials.separate, 0);
  if (isPaired) {
    putAll(second.first(ofSecond), 1);
    if (hasSpecials)
      put(specials.separate, 1);
  }
  if (!row.mask.empty()) {
    std::ranges::fill(row.mask.first(at), 1);
    std::ranges::fill(row.mask.subspan(at), 0);
  }
  std::ranges::fill(row.tokens.subspan(at), specials.pad);
  if (!row.types.empty())
    std::ranges::fill(row.types.subspan(at), 0);
}

} // namespace trc::train
