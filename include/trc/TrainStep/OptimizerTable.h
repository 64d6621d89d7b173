//===- OptimizerTable.h - the optimizers that there are ---------*- C++ -*-===//
//
// One row per optimizer: its name, its numbers, and what makes its update. The
// recipe's operation takes its attributes from here, command lines their
// options, the assembly of a step the update. A row stands in the file of its
// optimizer (lib/TrainStep/AdamW.cpp); OptimizerTable.cpp lists the rows.
//
// Plain C++, so that a program that only asks for options needs no MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TRAINSTEP_OPTIMIZERTABLE_H
#define TRC_TRAINSTEP_OPTIMIZERTABLE_H

#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace trc {

class Optimizer;

/// A number by which an optimizer is told apart from others of its kind.
struct OptimizerNumber {
  std::string_view name;    ///< as an attribute of the recipe: "epsilon"
  std::string_view options; ///< on a command line, shortest first
  std::string_view text;    ///< what it is, for --help
  double low, end;          ///< from `low` to below `end`
  double byDefault;         ///< of a recipe that does not say, as torch.optim
  double suggested;         ///< of a command line that does not say
  bool isSwitch = false;    ///< 0 or 1

  bool holds(double value) const {
    return value >= low && value < end &&
           (!isSwitch || value == 0 || value == 1);
  }
  /// "a number of 0 to below 1", or "0 or 1".
  std::string range() const;
  /// "--eps" of "--eps,--epsilon".
  std::string option() const {
    return std::string(options.substr(0, options.find(',')));
  }
};

/// What a recipe says to its optimizer.
struct OptimizerSettings {
  double weightDecay = 0;
  std::map<std::string, double, std::less<>> numbers; ///< all that it has

  double operator[](std::string_view name) const {
    return numbers.find(name)->second;
  }
};

struct OptimizerRow {
  std::string_view name;
  std::span<const OptimizerNumber> numbers;
  std::unique_ptr<Optimizer> (*make)(const OptimizerSettings &settings);

  /// Null if it has none of that name.
  const OptimizerNumber *find(std::string_view number) const;
};

/// The first is taken where none is named.
std::span<const OptimizerRow *const> optimizers();
/// Null if there is none of that name.
const OptimizerRow *findOptimizer(std::string_view name);
/// "adamw or sgd", for messages.
std::string optimizerNames();
/// Those that have a number of that name: "adamw or lamb".
std::string optimizersWith(std::string_view number);

} // namespace trc

#endif // TRC_TRAINSTEP_OPTIMIZERTABLE_H
