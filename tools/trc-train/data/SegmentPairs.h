//===- SegmentPairs.h - rows of two neighbouring segments -------*- C++ -*-===//
//
// [CLS] a [SEP] b [SEP], where a and b are consecutive sentences of a document,
// half of the time in the wrong order: what ALBERT's sentence order task
// judges. As in Google's create_pretraining_data, sentences are collected up to
// the length of a row, or in one row of ten up to a shorter one, and divided
// between two of them; what is too long loses tokens at its ends.
//
// Google goes through each document once. Here each row starts at a sentence
// drawn from all of them, so that a row is a function of seed and number alone:
// the same for any number of threads, and after a run goes on. And a document
// of one sentence is divided within it, where Google takes b from another
// document.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_DATA_SEGMENTPAIRS_H
#define TRC_TOOLS_TRC_TRAIN_DATA_SEGMENTPAIRS_H

#include "data/Documents.h"
#include "data/Draws.h"

namespace trc::train {

struct SegmentPair {
  std::vector<int32_t> tokens; ///< with [CLS] and [SEP]
  size_t second = 0;           ///< where b begins
  bool isSwapped = false;
};

class SegmentPairs {
public:
  struct Options {
    int64_t length = 0; ///< of a row, special pieces included
    uint64_t seed = 0;
    bool swaps = true;             ///< half of them
    double shortProbability = 0.1; ///< of a row that aims at less
  };
  static Result<SegmentPairs> create(Documents documents,
                                     const Options &options);

  /// Replaces what is in `to`.
  void draw(uint64_t row, SegmentPair &to) const;
  const Documents &source() const { return documents; }

private:
  std::pair<uint64_t, size_t> start(Draws &draws) const;
  void collect(Draws &draws, std::vector<int32_t> &a,
               std::vector<int32_t> &b) const;

  Documents documents;
  Options options;
  /// For each document, how many sentences a row can start at up to its end.
  std::vector<uint64_t> starts;
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_DATA_SEGMENTPAIRS_H
