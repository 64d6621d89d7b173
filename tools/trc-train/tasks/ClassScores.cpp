//===- ClassScores.cpp - how good predicted classes are -------------------===//

#include "tasks/ClassScores.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace trc::train {

static double quotient(double above, double below) {
  return below == 0 ? 0 : above / below;
}

uint64_t Confusion::labelled(size_t one) const {
  uint64_t sum = 0;
  for (size_t other = 0; other < classes; ++other)
    sum += counts[one * classes + other];
  return sum;
}

uint64_t Confusion::predicted(size_t one) const {
  uint64_t sum = 0;
  for (size_t other = 0; other < classes; ++other)
    sum += counts[other * classes + one];
  return sum;
}

uint64_t Confusion::total() const {
  return std::accumulate(counts.begin(), counts.end(), uint64_t{0});
}

double Confusion::accuracy() const {
  uint64_t hits = 0;
  for (size_t one = 0; one < classes; ++one)
    hits += right(one);
  return quotient(static_cast<double>(hits), static_cast<double>(total()));
}

double Confusion::f1Of(size_t one) const {
  return quotient(2 * static_cast<double>(right(one)),
                  static_cast<double>(labelled(one) + predicted(one)));
}

double Confusion::f1() const {
  if (classes == 2)
    return f1Of(1);
  double sum = 0, seen = 0;
  for (size_t one = 0; one < classes; ++one)
    if (labelled(one) + predicted(one)) {
      sum += f1Of(one);
      ++seen;
    }
  return quotient(sum, seen);
}

double Confusion::matthews() const {
  const auto all = static_cast<double>(total());
  double hits = 0, both = 0, labels = 0, predictions = 0;
  for (size_t one = 0; one < classes; ++one) {
    const auto t = static_cast<double>(labelled(one));
    const auto p = static_cast<double>(predicted(one));
    hits += static_cast<double>(right(one));
    both += t * p;
    labels += t * t;
    predictions += p * p;
  }
  return quotient(hits * all - both, std::sqrt(all * all - predictions) *
                                         std::sqrt(all * all - labels));
}

double pearson(const std::vector<double> &a, const std::vector<double> &b) {
  const auto mean = [](const std::vector<double> &of) {
    return std::accumulate(of.begin(), of.end(), 0.0) /
           static_cast<double>(of.size());
  };
  const double meanA = mean(a), meanB = mean(b);
  double both = 0, ofA = 0, ofB = 0;
  for (size_t i = 0; i < a.size(); ++i) {
    both += (a[i] - meanA) * (b[i] - meanB);
    ofA += (a[i] - meanA) * (a[i] - meanA);
    ofB += (b[i] - meanB) * (b[i] - meanB);
  }
  return quotient(both, std::sqrt(ofA) * std::sqrt(ofB));
}

/// From 1 on.
static std::vector<double> ranks(const std::vector<double> &values) {
  std::vector<size_t> order(values.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::ranges::sort(order, {}, [&](size_t i) { return values[i]; });
  std::vector<double> found(values.size());
  for (size_t first = 0, last = 0; first < order.size(); first = last) {
    while (last < order.size() && values[order[last]] == values[order[first]])
      ++last;
    for (size_t i = first; i < last; ++i)
      found[order[i]] = static_cast<double>(first + 1 + last) / 2;
  }
  return found;
}

double spearman(const std::vector<double> &a, const std::vector<double> &b) {
  for (const std::vector<double> *of : {&a, &b})
    for (const double value : *of)
      if (std::isnan(value)) // has no rank
        return value;
  return pearson(ranks(a), ranks(b));
}

} // namespace trc::train
