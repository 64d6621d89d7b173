//===- TensorNumbers.h - a kernel's tensors, by name ------------*- C++ -*-===//
//
// A kernel finds its tensors in the order of LibraryTensors.def. Which number a
// name has is asked when the kernel is compiled, so that a step has numbers
// only and no kernel counts for itself:
//
//   namespace at {
//   constexpr TensorNumbers tensors("stablehlo.gather");
//   constexpr unsigned operand = tensors["operand"];
//   constexpr unsigned result = tensors["result"];
//   }
//   load(type, arguments.operands[at::operand], ..);
//
// A name that the kernel does not have, does not compile.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_SCHEMA_TENSORNUMBERS_H
#define TRC_RUNTIME_SCHEMA_TENSORNUMBERS_H

#include "schema/LibraryTensors.h"

namespace trc {

/// The numbers of a name that stands for several tensors, or behind one that
/// does: each such name for as many as the call has.
struct TensorNumber {
  unsigned first = 0, perCount = 0;
  /// Of the name's tensor `i`. `count`: how many tensors each name with `*`
  /// has; whether the one with `?` is there.
  constexpr size_t operator()(size_t count, size_t i = 0) const {
    return first + perCount * count + i;
  }
  bool operator==(const TensorNumber &) const = default;
};

class TensorNumbers {
public:
  consteval explicit TensorNumbers(std::string_view kernel)
      : TensorNumbers(*findLibraryTensors(kernel)) {}
  consteval explicit TensorNumbers(const LibraryTensors &row) : row(row) {}

  /// Of a name before which every name is one tensor.
  consteval unsigned operator[](std::string_view name) const {
    const TensorNumber number = of(name);
    if (number.perCount != 0)
      dependsOnTheCall();
    return number.first;
  }
  /// How many tensors every call has, and operands of them; of kernels that
  /// have one for each name.
  consteval unsigned count() const {
    return countOperands() + countEach(row.results);
  }
  consteval unsigned countOperands() const { return countEach(row.operands); }
  /// Where at most one kind of the names before it varies.
  consteval TensorNumber of(std::string_view name) const {
    TensorNumber number;
    if (!look(row.operands, name, number) && !look(row.results, name, number))
      hasNoSuchTensor();
    return number;
  }

private:
  // No constant is made by a call of these: the compiler names them.
  static void dependsOnTheCall();
  static void hasNoSuchTensor();

  static consteval unsigned countEach(std::string_view words) {
    if (words.find_first_of("*?") != std::string_view::npos)
      dependsOnTheCall();
    return static_cast<unsigned>(
        words.empty() ? 0 : 1 + std::count(words.begin(), words.end(), ' '));
  }
  static constexpr bool look(std::string_view words, std::string_view name,
                             TensorNumber &number) {
    while (!words.empty()) {
      const size_t end = std::min(words.find(' '), words.size());
      std::string_view word = words.substr(0, end);
      words.remove_prefix(std::min(end + 1, words.size()));
      const bool varies = word.ends_with('*') || word.ends_with('?');
      word.remove_suffix(varies);
      if (word == name)
        return true;
      ++(varies ? number.perCount : number.first);
    }
    return false;
  }

  LibraryTensors row;
};

/// Of operations without a row of their own: reshape, convert ..
namespace unary_at {
constexpr TensorNumbers tensors(unaryTensors);
constexpr unsigned operand = tensors["operand"], result = tensors["result"];
} // namespace unary_at

/// As well: add, convolution, dot_general ..
namespace binary_at {
constexpr TensorNumbers tensors(binaryTensors);
constexpr unsigned lhs = tensors["lhs"], rhs = tensors["rhs"],
                   result = tensors["result"];
} // namespace binary_at

} // namespace trc

#endif // TRC_RUNTIME_SCHEMA_TENSORNUMBERS_H
