//===- Optimizers.h - the optimizers and their numbers ----------*- C++ -*-===//
//
// What may be said of an optimizer in a recipe: one row for each, its name and
// its numbers with their ranges and defaults. The recipe's operation takes its
// attributes from here, command lines their options. What an optimizer does
// with its numbers is the update in lib/TrainStep.
//
// Plain C++, so that a program that only asks for options needs no MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_TRC_OPTIMIZERS_H
#define TRC_DIALECT_TRC_OPTIMIZERS_H

#include <span>
#include <string>
#include <string_view>

namespace trc {

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

/// A row of Optimizers.def.
struct OptimizerRow {
  std::string_view name;
  std::span<const OptimizerNumber> numbers;

  /// Null if it has none of that name.
  const OptimizerNumber *find(std::string_view number) const;
};

/// The first is taken where none is named.
std::span<const OptimizerRow> optimizers();
/// Null if there is none of that name.
const OptimizerRow *findOptimizer(std::string_view name);
/// "adamw or sgd", for messages.
std::string optimizerNames();
/// Those that have a number of that name: "adamw or lamb".
std::string optimizersWith(std::string_view number);

} // namespace trc

#endif // TRC_DIALECT_TRC_OPTIMIZERS_H
