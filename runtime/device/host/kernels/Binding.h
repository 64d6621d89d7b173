//===- Binding.h - reading and checking a bind request ----------*- C++ -*-===//
//
// A kernel's factory reads its operands and attributes through a `Binding`. The
// first fault is kept and later ones are ignored, so a factory reads a group of
// things and then asks once whether all was well. Whatever a getter returns
// after a fault has the expected count, so that no loop runs past its end.
//
// Shapes are checked on construction: no negative extent, and fewer than 2^60
// elements, so that index arithmetic in bytes cannot overflow afterwards.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_BINDING_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_BINDING_H

#include "device/host/LibraryKernel.h"

namespace trc::runtime::host {

using Ints = std::vector<int64_t>;
using IntsRef = std::span<const int64_t>;

/// Elements of a checked shape.
int64_t countElements(IntsRef shape);
/// Strides in elements of a dense row-major tensor.
Ints rowMajorStrides(IntsRef shape);
/// Whether `value` is in `list`.
bool contains(IntsRef list, int64_t value);
/// "[2, 3]"
std::string toString(IntsRef list);
/// Splits a row-major linear index into coordinates.
void unflatten(int64_t index, IntsRef shape, int64_t *coordinates);

class Binding {
public:
  explicit Binding(const BindRequest &request);

  bool ok() const { return fault.empty(); }
  /// The first fault, or success.
  Status status() const;
  void fail(std::string message);
  /// Returns `condition`, and fails with `message` where it does not hold.
  bool require(bool condition, std::string message);

  // Operands.
  size_t numOperands() const { return request.operands.size(); }
  /// Whether operands have names; those of older programs have none.
  bool hasOperandNames() const;
  bool hasOperand(std::string_view name) const;
  /// The number of the operand; fails where none has the name.
  size_t operand(std::string_view name);
  bool expectOperands(size_t count);
  bool expectAtLeast(size_t count);
  bool expectCallees(size_t count);
  ElementType type(size_t operand) const;
  IntsRef shape(size_t operand) const;
  int64_t rank(size_t operand) const { return shape(operand).size(); }
  int64_t elements(size_t operand) const;
  bool expectType(size_t operand, ElementType type);
  bool expectSameType(size_t first, size_t second);
  bool expectSameShape(size_t first, size_t second);
  bool expectShape(size_t operand, IntsRef shape);
  bool expectRank(size_t operand, int64_t rank);
  bool expectFloat(size_t operand);
  /// i1 is no integer here.
  bool expectInteger(size_t operand);

  // Attributes.
  bool has(std::string_view name) const;
  /// A required list of `count` numbers.
  Ints ints(std::string_view name, size_t count);
  /// A list of `count` numbers; all `fallback` where the attribute is absent or
  /// empty.
  Ints intsOr(std::string_view name, size_t count, int64_t fallback);
  /// A list of any length; empty where absent.
  Ints list(std::string_view name) const;
  int64_t integer(std::string_view name);
  int64_t integerOr(std::string_view name, int64_t fallback);
  bool flagOr(std::string_view name, bool fallback);
  double number(std::string_view name);
  double numberOr(std::string_view name, double fallback);
  std::string_view text(std::string_view name);
  std::string_view textOr(std::string_view name, std::string_view fallback);
  /// A list of distinct dimensions of a tensor of `rank`, of any length.
  Ints dimensions(std::string_view name, int64_t rank);
  /// Every value in [low, high).
  bool expectRange(std::string_view name, IntsRef values, int64_t low,
                   int64_t high);
  bool expectDistinct(std::string_view name, IntsRef values);

  const BindRequest &request;

private:
  const Attribute *find(std::string_view name) const;
  std::string fault;
};

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_BINDING_H
