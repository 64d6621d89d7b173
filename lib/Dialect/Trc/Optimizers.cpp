//===- Optimizers.cpp - the optimizers and their numbers ------------------===//
//
// The numbers of each, and looking things up in them.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/Trc/Optimizers.h"

#include <cstdio>
#include <vector>

using namespace trc;

// Of Adam and those that came of it: what is usual differs.
static constexpr OptimizerNumber beta1Number() {
  return {.name = "beta1",
          .options = "--beta1",
          .text = "decay of the first moment",
          .low = 0,
          .end = 1,
          .byDefault = 0.9,
          .suggested = 0.9};
}
static constexpr OptimizerNumber beta2Number(double byDefault,
                                             double suggested) {
  return {.name = "beta2",
          .options = "--beta2",
          .text = "decay of the second moment",
          .low = 0,
          .end = 1,
          .byDefault = byDefault,
          .suggested = suggested};
}
static constexpr OptimizerNumber epsilonNumber(double usual) {
  return {.name = "epsilon",
          .options = "--eps,--epsilon",
          .text = "added to the root of the second moment",
          .low = 0,
          .end = 1e30,
          .byDefault = usual,
          .suggested = usual};
}

static constexpr OptimizerNumber numbersOfAdamW[] = {
    beta1Number(), beta2Number(0.999, 0.95), epsilonNumber(1e-8)};

static constexpr OptimizerNumber numbersOfAdam[] = {
    beta1Number(), beta2Number(0.999, 0.999), epsilonNumber(1e-8)};

static constexpr OptimizerNumber numbersOfLamb[] = {
    beta1Number(),
    beta2Number(0.999, 0.999),
    epsilonNumber(1e-6),
    {.name = "bias_correction",
     .options = "--bias-correction",
     .text = "1: moments are divided by 1 - beta^t; 0: they are not",
     .low = 0,
     .end = 2,
     .byDefault = 1,
     .suggested = 1,
     .isSwitch = true},
    {.name = "ratio_for_all",
     .options = "--ratio-for-all",
     .text = "1: parameters without decay have a trust ratio too",
     .low = 0,
     .end = 2,
     .byDefault = 0,
     .suggested = 0,
     .isSwitch = true},
};

static constexpr OptimizerNumber numbersOfLion[] = {
    {.name = "beta1",
     .options = "--beta1",
     .text = "weight of the moment in a step's sign",
     .low = 0,
     .end = 1,
     .byDefault = 0.9,
     .suggested = 0.9},
    {.name = "beta2",
     .options = "--beta2",
     .text = "decay of the moment",
     .low = 0,
     .end = 1,
     .byDefault = 0.99,
     .suggested = 0.99},
};

static constexpr OptimizerNumber numbersOfAdafactor[] = {
    {.name = "decay_rate",
     .options = "--decay-rate",
     .text = "the second moment is mixed with t^-decay_rate of the new one",
     .low = 0,
     .end = 1e30,
     .byDefault = 0.8,
     .suggested = 0.8},
    {.name = "epsilon",
     .options = "--eps,--epsilon",
     .text = "least root of the second moment",
     .low = 0,
     .end = 1e30,
     .byDefault = 0x1p-23,
     .suggested = 0x1p-23},
    {.name = "scale_floor",
     .options = "--scale-floor",
     .text = "least root mean square that weights count with",
     .low = 0,
     .end = 1e30,
     .byDefault = 1e-3,
     .suggested = 1e-3},
    {.name = "clip_update",
     .options = "--clip-update",
     .text = "largest root mean square of an update before the rate",
     .low = 1,
     .end = 1e30,
     .byDefault = 1,
     .suggested = 1},
};

static constexpr OptimizerNumber numbersOfSgd[] = {
    {.name = "momentum",
     .options = "--momentum",
     .text = "decay of the sum of gradients",
     .low = 0,
     .end = 1,
     .byDefault = 0,
     .suggested = 0.9},
    {.name = "nesterov",
     .options = "--nesterov",
     .text = "1: look ahead by one more momentum",
     .low = 0,
     .end = 2,
     .byDefault = 0,
     .suggested = 0,
     .isSwitch = true},
};

static constexpr OptimizerRow rows[] = {
#define TRC_OPTIMIZER(NAME, SPELLING)                                          \
  {.name = SPELLING, .numbers = numbersOf##NAME},
#include "trc/Dialect/Trc/Optimizers.def"
};

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

std::span<const OptimizerRow> trc::optimizers() { return rows; }

const OptimizerRow *trc::findOptimizer(std::string_view name) {
  for (const OptimizerRow &row : rows)
    if (row.name == name)
      return &row;
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
  for (const OptimizerRow &row : rows)
    names.push_back(row.name);
  return listOf(names);
}

std::string trc::optimizersWith(std::string_view number) {
  std::vector<std::string_view> names;
  for (const OptimizerRow &row : rows)
    if (row.find(number))
      names.push_back(row.name);
  return listOf(names);
}
