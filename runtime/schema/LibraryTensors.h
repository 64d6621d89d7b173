//===- LibraryTensors.h - the tensors of library calls by name --*- C++ -*-===//
//
// LibraryTensors.def as a table, and where a kernel finds its tensors. A kernel
// numbers them as its row lists them; a call names its own, in any order:
//
//   stablehlo.gather   row   operand start_indices -> result
//                      call  result, operand, start_indices
//                      order 1, 2, 0
//
// The order is made once, when a call is bound or written; what runs has
// numbers only.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_SCHEMA_LIBRARYTENSORS_H
#define TRC_RUNTIME_SCHEMA_LIBRARYTENSORS_H

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trc {

struct LibraryTensors {
  std::string_view kernel, operands, results;
};

inline constexpr LibraryTensors libraryTensors[] = {
#define TRC_TENSORS(operation, operands, results)                              \
  {operation, operands, results},
#include "schema/LibraryTensors.def"
};

/// Of custom calls, by their targets.
inline constexpr LibraryTensors customTensors[] = {
#define TRC_CUSTOM_TENSORS(target, operands, results)                          \
  {target, operands, results},
#include "schema/LibraryTensors.def"
};

/// Null where the devices do not have the target themselves.
constexpr const LibraryTensors *findCustomTensors(std::string_view target) {
  for (const LibraryTensors &row : customTensors)
    if (row.kernel == target)
      return &row;
  return nullptr;
}

/// What elementwise operations, which are not listed, call theirs.
inline constexpr LibraryTensors unaryTensors{"", "operand", "result"},
    binaryTensors{"", "lhs rhs", "result"};

/// The row of an operation, of a kernel that does one under another name, or of
/// a custom call's target; null where it is not listed.
constexpr const LibraryTensors *findLibraryTensors(std::string_view kernel) {
#define TRC_TENSORS_AS(other, operation)                                       \
  if (kernel == (other))                                                       \
    kernel = (operation);
#include "schema/LibraryTensors.def"
  for (const LibraryTensors &row : libraryTensors)
    if (row.kernel == kernel)
      return &row;
  return findCustomTensors(kernel);
}

/// By whose row a call finds its tensors. `target`: of a custom call.
constexpr std::string_view kernelOfTensors(std::string_view kernel,
                                           std::string_view target) {
  return kernel == "stablehlo.custom_call" && findCustomTensors(target)
             ? target
             : kernel;
}

/// Where a kernel finds its tensors in a call of it.
struct TensorOrder {
  /// The kernel's tensor i is the call's `places[i]`.
  std::vector<uint32_t> places;
  /// What is wrong with the names; empty: nothing.
  std::string fault;
};

namespace library_tensors {

/// Takes the tensors of a call one name after the other.
class Taker {
public:
  explicit Taker(std::span<const std::string_view> names)
      : names(names), isTaken(names.size()) {}

  /// Those that the words of a row stand for, in their order.
  bool take(std::string_view words) {
    while (!words.empty()) {
      const size_t end = std::min(words.find(' '), words.size());
      std::string_view word = words.substr(0, end);
      words.remove_prefix(std::min(end + 1, words.size()));
      const bool isMany = word.ends_with('*'), isOptional = word.ends_with('?');
      if (isMany || isOptional)
        word.remove_suffix(1);
      const bool isThere = takeOne(word);
      if (isThere || isOptional)
        continue;
      if (!isMany)
        return fail("expected an operand '" + std::string(word) + "'");
      for (size_t i = 0; takeOne(std::string(word) + "." + std::to_string(i));)
        ++i;
    }
    return true;
  }

  /// Fails where a tensor is left.
  bool finish() {
    for (size_t i = 0; i < names.size(); ++i)
      if (!isTaken[i])
        return fail("operand " + std::to_string(i) + ": '" +
                    std::string(names[i]) + "' is one too many");
    return true;
  }

  TensorOrder result;

private:
  /// Looks behind the last one first: most calls have the kernel's order.
  bool takeOne(std::string_view name) {
    for (size_t n = 0; n < names.size(); ++n) {
      const size_t i = (next + n) % names.size();
      if (isTaken[i] || names[i] != name)
        continue;
      isTaken[i] = true;
      result.places.push_back(static_cast<uint32_t>(i));
      next = i + 1;
      return true;
    }
    return false;
  }

  bool fail(std::string message) {
    result.fault = std::move(message);
    return false;
  }

  std::span<const std::string_view> names;
  std::vector<bool> isTaken;
  size_t next = 0;
};

inline TensorOrder asTheyAre(size_t count) {
  TensorOrder order;
  order.places.resize(count);
  std::iota(order.places.begin(), order.places.end(), 0);
  return order;
}

} // namespace library_tensors

/// The order of a call's tensors, whose names are given, in `kernel`. A name
/// that stands for several is followed by a dot and their numbers from 0 on
/// where they are more than one. A workspace comes last. They stay as they are
/// in calls without names, of older programs; and in those of kernels that are
/// not listed and that call their tensors otherwise than elementwise operations
/// do: they are an embedder's. A custom call that names a kernel may have
/// `inputs` and `results`, and a factorisation of an older program does.
inline TensorOrder orderTensors(std::string_view kernel,
                                std::span<const std::string_view> names) {
  const auto isEmpty = [](std::string_view name) { return name.empty(); };
  if (std::all_of(names.begin(), names.end(), isEmpty))
    return library_tensors::asTheyAre(names.size());
  const auto ordered = [&](std::string_view operands,
                           std::string_view results) {
    library_tensors::Taker taker(names);
    (void)(taker.take(operands) && taker.take(results) &&
           taker.take("workspace?") && taker.finish());
    return std::move(taker.result);
  };
  TensorOrder custom = ordered("inputs*", "results*");
  if (custom.fault.empty())
    return custom;
  if (const LibraryTensors *row = findLibraryTensors(kernel))
    return ordered(row->operands, row->results);
  TensorOrder elementwise = ordered("operand? lhs? rhs?", "result?");
  if (elementwise.fault.empty())
    return elementwise;
  return library_tensors::asTheyAre(names.size());
}

} // namespace trc

#endif // TRC_RUNTIME_SCHEMA_LIBRARYTENSORS_H
