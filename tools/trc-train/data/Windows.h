//===- Windows.h - which rows of tokens a step is trained on ----*- C++ -*-===//
//
// A batch is rows of T tokens and, as targets, the same rows one token later.
// Which window a row is is a function of the seed and the row's number alone,
// counted over all steps and ranks: a trainer that goes on after some steps, or
// with other ranks beside it, draws what one alone would have drawn.
//
//   random      each row starts anywhere
//   sequential  one window after the other, from the start again at the end
//   blocks      the same windows, each once in an epoch, in an order of its own
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_DATA_WINDOWS_H
#define TRC_TOOLS_TRC_TRAIN_DATA_WINDOWS_H

#include "data/Tokens.h"

namespace trc::train {

enum class Order { Random, Sequential, Blocks };

class Windows {
public:
  /// Refuses data that is shorter than one window.
  static Result<Windows> create(Tokens tokens, int64_t rows, int64_t length,
                                int64_t vocabulary, Order order, uint64_t seed);

  /// The batch of rows from `first` on: `rows * length` tokens and targets
  /// each. Fails where the file was cut since it was opened.
  Status fill(uint64_t first, int32_t *inputs, int32_t *targets) const;

  /// Windows that do not overlap.
  uint64_t count() const;
  const Tokens &data() const { return tokens; }

private:
  Tokens tokens;
  int64_t rows = 0, length = 0, vocabulary = 0;
  Order order = Order::Random;
  uint64_t seed = 0;
};

/// Both parts of a run's data.
struct Split {
  Tokens train, validation;
};

/// The last `fraction` for validation.
Split splitTokens(const Tokens &tokens, double fraction);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_DATA_WINDOWS_H
