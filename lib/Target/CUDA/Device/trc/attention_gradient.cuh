//===- attention_gradient.cuh - how attention is differentiated -----------===//
//
// Two kernels, one after the other, each with a header of its own. Both make
// scores and weights again, tile by tile:
//
//   AttentionQueryGradient    a block has queries, and goes over the keys:
//                             scores, d_weights -> d_query      3 products
//   AttentionKeyGradient      a block has keys, and goes over the queries:
//                             scores, d_weights -> d_key, d_value 4 products
//
// so that each sum is one thread's, in a fixed order, with no atomics. One pass
// would take five products, but d_query would have to be written and read for
// each tile of keys.
//
// The second works on tiles that are turned, keys by queries: then, as in the
// first, the rows of a tile of scores are the rows of the sums, and weights are
// the left operand of the next product where they lie.
//
// The product of d_result and value starts from minus the mean that is to be
// taken off it, where no dropout comes between.
//
// The first kernel also finds what the second needs of each query, and leaves
// it in a workspace, in rows of `statisticsRows` numbers for each head:
//
//   base, share     weight = share * 2^(score - base); base is plus infinity
//                   for a query without weights
//   mean            sum of d_result * result
//
// share is 1 and base is logsumexp, but for queries to which hidden scores
// count: there `fill` may be so large a number that it leaves no digits for the
// logarithm, and largest score and sum are made again. Behind them may lie
// which weights dropout keeps, since forward where it knew the workspace
// (attention_kept.cuh).
//
//===----------------------------------------------------------------------===//

#pragma once

#include "trc/attention_stages.cuh"

namespace trc_device {

template <typename Element, typename Sum> struct AttentionGradientOperands {
  const Element *query, *key, *value, *result;
  const Sum *logsumexp;
  const Element *dResult;
  const unsigned char *mask;
  const Sum *bias;
  const unsigned long long *random;
  Element *dQuery, *dKey, *dValue;
  Sum *statistics;
};

/// Where in the workspace the statistics of the queries lie.
template <class Problem> struct AttentionStatistics {
  using Sum = typename Problem::Engine::Sum;
  static constexpr int rows = Problem::statisticsRows;
  static constexpr bool hasShare = AttentionRules<Problem>::sumsAgain;
  static constexpr int count = hasShare ? 3 : 2;
  static constexpr long long bytes = static_cast<long long>(sizeof(Sum)) *
                                     count * Problem::batch * Problem::heads *
                                     rows;
  /// base, mean and share of a head: `count` arrays, one after the other.
  static __device__ __forceinline__ Sum *of(Sum *statistics, HeadPlace place) {
    long long head = static_cast<long long>(place.b) * Problem::heads + place.h;
    return statistics + head * count * rows;
  }
};

} // namespace trc_device
