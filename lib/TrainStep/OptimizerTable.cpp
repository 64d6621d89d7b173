//===- OptimizerTable.cpp - the optimizers that there are -----------------===//
//
// The rows, each in the file of its optimizer, and looking things up in them.
//
//===----------------------------------------------------------------------===//

#include "trc/TrainStep/OptimizerTable.h"

#include <cstdio>
#include <vector>

using namespace trc;

namespace trc {
extern const OptimizerRow adamw, adam, lamb, lion, adafactor, sgd;
} // namespace trc

static constexpr const OptimizerRow *rows[] = {&adamw, &adam,      &lamb,
                                               &lion,  &adafactor, &sgd};

const OptimizerNumber *OptimizerRow::find(std::string_view number) const {
  for (const OptimizerNumber &mine : numbers)
    if (mine.name == number)
      return &mine;
  return nullptr;
}

std::string OptimizerNumber::range() const {
  if (isSwitch)
    return "0 or 1";
  char text[80];
  std::snprintf(text, sizeof text, "a number of %g to below %g", low, end);
  return text;
}

std::span<const OptimizerRow *const> trc::optimizers() { return rows; }

const OptimizerRow *trc::findOptimizer(std::string_view name) {
  for (const OptimizerRow *row : rows)
    if (row->name == name)
      return row;
  return nullptr;
}

/// "a, b or c"
static std::string listOf(const std::vector<std::string_view> &names) {
  std::string list;
  for (size_t i = 0; i < names.size(); ++i) {
    if (i != 0)
      list += i + 1 == names.size() ? " or " : ", ";
    list += names[i];
  }
  return list;
}

std::string trc::optimizerNames() {
  std::vector<std::string_view> names;
  for (const OptimizerRow *row : rows)
    names.push_back(row->name);
  return listOf(names);
}

std::string trc::optimizersWith(std::string_view number) {
  std::vector<std::string_view> names;
  for (const OptimizerRow *row : rows)
    if (row->find(number))
      names.push_back(row->name);
  return listOf(names);
}
