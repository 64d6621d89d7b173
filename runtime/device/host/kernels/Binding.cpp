//===- Binding.cpp - reading and checking a bind request ------------------===//

#include "Binding.h"

namespace trc::runtime::host {

int64_t countElements(IntsRef shape) {
  int64_t count = 1;
  for (int64_t extent : shape)
    count *= extent;
  return count;
}

Ints rowMajorStrides(IntsRef shape) {
  Ints strides(shape.size());
  int64_t stride = 1;
  for (size_t i = shape.size(); i-- > 0; stride *= shape[i])
    strides[i] = stride;
  return strides;
}

bool contains(IntsRef list, int64_t value) {
  for (int64_t item : list)
    if (item == value)
      return true;
  return false;
}

std::string toString(IntsRef list) {
  std::string text = "[";
  for (size_t i = 0; i < list.size(); ++i)
    text += (i ? ", " : "") + std::to_string(list[i]);
  return text + "]";
}

void unflatten(int64_t index, IntsRef shape, int64_t *coordinates) {
  for (size_t i = shape.size(); i-- > 0;) {
    coordinates[i] = index % shape[i];
    index /= shape[i];
  }
}

static std::string quoted(std::string_view name) {
  return "'" + std::string(name) + "'";
}

Binding::Binding(const BindRequest &request) : request(request) {
  for (size_t i = 0; i < request.operands.size(); ++i) {
    const OperandType &operand = request.operands[i];
    std::string where = "operand " + std::to_string(i) + ": ";
    require(static_cast<unsigned>(operand.element) < numElementTypes,
            where + "unknown element type " +
                std::to_string(static_cast<unsigned>(operand.element)));
    // Products of the other extents count too when one extent is zero: strides
    // are computed from them.
    constexpr int64_t limit = int64_t(1) << 60;
    int64_t product = 1;
    for (int64_t extent : operand.shape) {
      if (!require(extent >= 0,
                   where + "negative extent in " + toString(operand.shape)) ||
          !require(product <= limit / std::max<int64_t>(extent, 1),
                   where + "too many elements in " + toString(operand.shape)))
        break;
      product *= std::max<int64_t>(extent, 1);
    }
  }
}

bool Binding::hasOperandNames() const {
  return !request.operands.empty() && !request.operands[0].name.empty();
}

bool Binding::hasOperand(std::string_view name) const {
  for (const OperandType &operand : request.operands)
    if (operand.name == name)
      return true;
  return false;
}

size_t Binding::operand(std::string_view name) {
  size_t number = 0;
  for (; number < request.operands.size(); ++number)
    if (request.operands[number].name == name)
      return number;
  fail("expected an operand " + quoted(name));
  return 0;
}

Status Binding::status() const {
  return ok() ? Status::success() : Status::failure(fault);
}

void Binding::fail(std::string message) {
  if (fault.empty())
    fault = std::move(message);
}

bool Binding::require(bool condition, std::string message) {
  if (!condition)
    fail(std::move(message));
  return condition;
}

bool Binding::expectOperands(size_t count) {
  return require(numOperands() == count,
                 "expected " + std::to_string(count) +
                     " operands (results included), got " +
                     std::to_string(numOperands()));
}

bool Binding::expectAtLeast(size_t count) {
  return require(numOperands() >= count,
                 "expected at least " + std::to_string(count) +
                     " operands (results included), got " +
                     std::to_string(numOperands()));
}

bool Binding::expectCallees(size_t count) {
  if (!require(request.callees.size() == count,
               "expected " + std::to_string(count) + " callees, got " +
                   std::to_string(request.callees.size())))
    return false;
  for (Callee callee : request.callees)
    if (!require(callee != nullptr, "a callee has no code"))
      return false;
  return true;
}

ElementType Binding::type(size_t operand) const {
  return operand < numOperands() ? request.operands[operand].element
                                 : ElementType::F32;
}

IntsRef Binding::shape(size_t operand) const {
  return operand < numOperands() ? request.operands[operand].shape : IntsRef();
}

int64_t Binding::elements(size_t operand) const {
  return countElements(shape(operand));
}

bool Binding::expectType(size_t operand, ElementType expected) {
  return require(type(operand) == expected,
                 "operand " + std::to_string(operand) +
                     ": expected element type " + name(expected) + ", got " +
                     name(type(operand)));
}

bool Binding::expectSameType(size_t first, size_t second) {
  return expectType(second, type(first));
}

bool Binding::expectSameShape(size_t first, size_t second) {
  return expectShape(second, shape(first));
}

bool Binding::expectShape(size_t operand, IntsRef expected) {
  IntsRef actual = shape(operand);
  return require(std::equal(actual.begin(), actual.end(), expected.begin(),
                            expected.end()),
                 "operand " + std::to_string(operand) + ": expected shape " +
                     toString(expected) + ", got " + toString(actual));
}

bool Binding::expectRank(size_t operand, int64_t expected) {
  return require(rank(operand) == expected,
                 "operand " + std::to_string(operand) + ": expected rank " +
                     std::to_string(expected) + ", got " +
                     std::to_string(rank(operand)));
}

bool Binding::expectFloat(size_t operand) {
  return require(isFloat(type(operand)),
                 "operand " + std::to_string(operand) +
                     ": expected a floating-point type, got " +
                     name(type(operand)));
}

bool Binding::expectInteger(size_t operand) {
  return require(isInteger(type(operand)),
                 "operand " + std::to_string(operand) +
                     ": expected an integer type, got " + name(type(operand)));
}

const Attribute *Binding::find(std::string_view name) const {
  for (const Attribute &attribute : request.attributes)
    if (attribute.name == name)
      return &attribute;
  return nullptr;
}

bool Binding::has(std::string_view name) const { return find(name) != nullptr; }

Ints Binding::ints(std::string_view name, size_t count) {
  const Attribute *attribute = find(name);
  if (!attribute && count) {
    fail("attribute " + quoted(name) + " is missing");
    return Ints(count);
  }
  size_t got = attribute ? attribute->ints.size() : 0;
  if (!require(got == count, "attribute " + quoted(name) + ": expected " +
                                 std::to_string(count) + " numbers, got " +
                                 std::to_string(got)))
    return Ints(count);
  return list(name);
}

Ints Binding::intsOr(std::string_view name, size_t count, int64_t fallback) {
  const Attribute *attribute = find(name);
  if (!attribute || attribute->ints.empty())
    return Ints(count, fallback);
  return ints(name, count);
}

Ints Binding::list(std::string_view name) const {
  const Attribute *attribute = find(name);
  return attribute ? Ints(attribute->ints.begin(), attribute->ints.end())
                   : Ints();
}

int64_t Binding::integer(std::string_view name) { return ints(name, 1)[0]; }

int64_t Binding::integerOr(std::string_view name, int64_t fallback) {
  return intsOr(name, 1, fallback)[0];
}

bool Binding::flagOr(std::string_view name, bool fallback) {
  return integerOr(name, fallback) != 0;
}

double Binding::number(std::string_view name) {
  const Attribute *attribute = find(name);
  size_t got = attribute ? attribute->floats.size() : 0;
  return require(got == 1, "attribute " + quoted(name) +
                               ": expected 1 floating-point number, got " +
                               std::to_string(got))
             ? attribute->floats[0]
             : 0;
}

double Binding::numberOr(std::string_view name, double fallback) {
  return has(name) ? number(name) : fallback;
}

std::string_view Binding::text(std::string_view name) {
  const Attribute *attribute = find(name);
  return require(attribute && !attribute->text.empty(),
                 "attribute " + quoted(name) + " is missing")
             ? attribute->text
             : std::string_view();
}

std::string_view Binding::textOr(std::string_view name,
                                 std::string_view fallback) {
  const Attribute *attribute = find(name);
  return attribute && !attribute->text.empty() ? attribute->text : fallback;
}

Ints Binding::dimensions(std::string_view name, int64_t rank) {
  Ints values = list(name);
  if (!expectRange(name, values, 0, rank) || !expectDistinct(name, values))
    return {};
  return values;
}

bool Binding::expectRange(std::string_view name, IntsRef values, int64_t low,
                          int64_t high) {
  for (int64_t value : values)
    if (!require(low <= value && value < high,
                 "attribute " + quoted(name) + ": expected values in [" +
                     std::to_string(low) + ", " + std::to_string(high) +
                     "), got " + std::to_string(value)))
      return false;
  return true;
}

bool Binding::expectDistinct(std::string_view name, IntsRef values) {
  for (size_t i = 0; i < values.size(); ++i)
    if (!require(!contains(values.subspan(0, i), values[i]),
                 "attribute " + quoted(name) + ": " +
                     std::to_string(values[i]) + " occurs twice"))
      return false;
  return true;
}

} // namespace trc::runtime::host
