//===- ClassScores.h - how good predicted classes are -----------*- C++ -*-===//
//
// As scikit-learn defines them, and SciPy the correlations: a quotient of
// nothing by nothing is 0.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_TASKS_CLASSSCORES_H
#define TRC_TOOLS_TRC_TRAIN_TASKS_CLASSSCORES_H

#include <cstddef>
#include <cstdint>
#include <vector>

namespace trc::train {

/// How often each class was taken for each.
class Confusion {
public:
  explicit Confusion(size_t classes)
      : classes(classes), counts(classes * classes) {}

  void add(size_t label, size_t predicted) {
    ++counts[label * classes + predicted];
  }

  double accuracy() const;
  /// Of two classes that of class 1, of more the mean over those that occur as
  /// label or prediction.
  double f1() const;
  /// The correlation coefficient, of any number of classes.
  double matthews() const;

private:
  uint64_t labelled(size_t one) const;
  uint64_t predicted(size_t one) const;
  uint64_t right(size_t one) const { return counts[one * classes + one]; }
  uint64_t total() const;
  double f1Of(size_t one) const;

  size_t classes;
  std::vector<uint64_t> counts; ///< [label, predicted]
};

/// Pearson's correlation; 0 where one of the two does not vary.
double pearson(const std::vector<double> &a, const std::vector<double> &b);
/// Spearman's: that of the ranks, of which equal values have their mean.
double spearman(const std::vector<double> &a, const std::vector<double> &b);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TASKS_CLASSSCORES_H
