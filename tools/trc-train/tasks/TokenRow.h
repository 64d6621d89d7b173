//===- TokenRow.h - one or two texts as a row of a batch --------*- C++ -*-===//
//
//   with special pieces   [CLS] first [SEP]                types 0
//                         [CLS] first [SEP] second [SEP]   0 up to the first
//                                                          [SEP], then 1
//   without               first second
//
// What is left of the row is padding, which the attention mask has as 0.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_TASKS_TOKENROW_H
#define TRC_TOOLS_TRC_TRAIN_TASKS_TOKENROW_H

#include "loop/Batch.h"
#include "text/Encoder.h"

namespace trc::train {

/// The part of a batch that is one row; a tensor that the program does not take
/// is empty.
struct TokenRow {
  std::span<int32_t> tokens, types, mask;

  /// Row `number` of `tokens`, `token_types` and `attention_mask`.
  static TokenRow of(Batch &batch, size_t number, size_t length);
};

class RowLayout {
public:
  RowLayout() = default;
  explicit RowLayout(const Encoder &encoder);

  /// How many tokens two texts of these lengths need.
  size_t lengthOf(size_t first, size_t second, bool isPaired) const;
  /// Writes the row. What is too long loses its end: of two texts the longer
  /// one, token by token, as `transformers` cuts ("longest_first").
  void write(std::span<const int32_t> first, std::span<const int32_t> second,
             bool isPaired, TokenRow row) const;

private:
  bool hasSpecials = false;
  SpecialPieces specials;
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TASKS_TOKENROW_H
