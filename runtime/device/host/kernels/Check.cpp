//===- Check.cpp - the expectations of self-checking programs -------------===//
//
//   phase 0   each block of elements notes its first that is not as expected
//   phase 1   fails with the first of all, its index and both values
//
// Operands: actual, expected; the constant of a `_const` operation comes as an
// operand too.
//
//===----------------------------------------------------------------------===//

#include "Binding.h"
#include "Elements.h"
#include "Families.h"

#include "schema/TensorNumbers.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>

namespace trc::runtime::host {

namespace {

enum class Expectation : uint8_t { Equal, Close, AlmostEqual };

struct CheckOptions {
  Expectation expectation = Expectation::Equal;
  int64_t mostUnits = 3, leastUnits = 0;
  double tolerance = 1e-4;
};

/// The fewest digits that read back as the same number.
std::string numberText(double value, bool isDouble) {
  if (std::isnan(value))
    return "nan";
  if (std::isinf(value))
    return value < 0 ? "-inf" : "inf";
  char buffer[64];
  auto end = isDouble ? std::to_chars(buffer, buffer + sizeof(buffer), value)
                      : std::to_chars(buffer, buffer + sizeof(buffer),
                                      static_cast<float>(value));
  std::string text(buffer, end.ptr);
  if (text.find_first_of(".e") == std::string::npos)
    text += ".0";
  return text;
}

/// The call's tensors; expect_eq and expect_almost_eq call them lhs and rhs.
namespace at {
constexpr TensorNumbers tensors("check.expect_close");
constexpr unsigned actual = tensors["actual"], expected = tensors["expected"];
static_assert(actual == binary_at::lhs && expected == binary_at::rhs);
} // namespace at

class CheckKernel final : public BoundKernel {
public:
  CheckKernel(const Binding &binding, CheckOptions options)
      : type(binding.type(at::actual)), options(options),
        shape(binding.shape(at::actual).begin(),
              binding.shape(at::actual).end()),
        elements(binding.elements(at::actual)),
        blocks((elements + blockSize - 1) / blockSize) {
    phases = {Phase{blocks, 1}, Phase{1, 1}};
    workspaceBytes = blocks * sizeof(int64_t);
  }

  Status run(unsigned phase, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    auto *firsts = static_cast<int64_t *>(arguments.workspace);
    const void *actual = arguments.operands[at::actual];
    const void *expected = arguments.operands[at::expected];
    if (phase == 1) {
      for (int64_t block = 0; block < blocks; ++block)
        if (firsts[block] >= 0)
          return failure(actual, expected, firsts[block]);
      return Status::success();
    }
    for (int64_t block = begin; block < end; ++block) {
      firsts[block] = -1;
      int64_t last = std::min(elements, (block + 1) * blockSize);
      for (int64_t i = block * blockSize; i < last && firsts[block] < 0; ++i)
        if (!holds(actual, expected, i))
          firsts[block] = i;
    }
    return Status::success();
  }

private:
  static constexpr int64_t blockSize = 4096;

  uint64_t bitsOf(const void *data, int64_t i) const {
    uint64_t bits = 0;
    std::memcpy(&bits, bytes(data) + i * byteSize(type), byteSize(type));
    return bits;
  }
  double valueOf(const void *data, int64_t i) const {
    double value;
    load(type, data, i, 1, &value);
    return value;
  }
  /// A float's place among the numbers of its type; both zeros have one place.
  int64_t placeOf(const void *data, int64_t i) const {
    uint64_t bits = bitsOf(data, i);
    uint64_t sign = uint64_t(1) << (bitWidth(type) - 1);
    auto magnitude = static_cast<int64_t>(bits & (sign - 1));
    return bits & sign ? -magnitude : magnitude;
  }

  bool holds(const void *actual, const void *expected, int64_t i) const {
    if (bitsOf(actual, i) == bitsOf(expected, i) &&
        (options.expectation != Expectation::Close || options.leastUnits <= 0))
      return true;
    if (!isFloat(type))
      return false;
    double x = valueOf(actual, i), y = valueOf(expected, i);
    if (x != x && y != y)
      return true;
    switch (options.expectation) {
    case Expectation::Equal:
      return false;
    case Expectation::AlmostEqual:
      return x == y || std::fabs(x - y) <= options.tolerance;
    case Expectation::Close:
      break;
    }
    if (!std::isfinite(x) || !std::isfinite(y))
      return x == y;
    auto p = static_cast<uint64_t>(placeOf(actual, i));
    auto q = static_cast<uint64_t>(placeOf(expected, i));
    bool above = static_cast<int64_t>(p) > static_cast<int64_t>(q);
    uint64_t distance = above ? p - q : q - p;
    return distance <= static_cast<uint64_t>(options.mostUnits) &&
           distance >= static_cast<uint64_t>(options.leastUnits);
  }

  std::string text(const void *data, int64_t i) const {
    if (isFloat(type))
      return numberText(valueOf(data, i), type == ElementType::F64);
    if (type == ElementType::I1)
      return bitsOf(data, i) ? "true" : "false";
    if (isSigned(type))
      return std::to_string(loadIndex(type, data, i));
    uint64_t value;
    load(type, data, i, 1, &value);
    return std::to_string(value);
  }

  Status failure(const void *actual, const void *expected, int64_t i) const {
    std::string what = "expect_eq";
    if (options.expectation == Expectation::Close)
      what = "expect_close (" + std::to_string(options.leastUnits) + " to " +
             std::to_string(options.mostUnits) + " units in the last place)";
    else if (options.expectation == Expectation::AlmostEqual)
      what = "expect_almost_eq (tolerance " +
             numberText(options.tolerance, true) + ")";
    Ints at(shape.size());
    unflatten(i, shape, at.data());
    return Status::failure(what + " failed at index " + toString(at) +
                           ": got " + text(actual, i) + ", expected " +
                           text(expected, i));
  }

  ElementType type;
  CheckOptions options;
  Ints shape;
  int64_t elements, blocks;
};

Status bindCheck(const BindRequest &request,
                 std::unique_ptr<BoundKernel> &kernel,
                 Expectation expectation) {
  Binding binding(request);
  binding.expectOperands(2);
  binding.expectSameType(at::actual, at::expected);
  binding.expectSameShape(at::actual, at::expected);
  if (expectation != Expectation::Equal)
    binding.expectFloat(at::actual);
  CheckOptions options;
  options.expectation = expectation;
  options.mostUnits = binding.integerOr("max_ulp_difference", 3);
  options.leastUnits = binding.integerOr("min_ulp_difference", 0);
  options.tolerance = binding.numberOr("tolerance", 1e-4);
  if (binding.ok())
    kernel = std::make_unique<CheckKernel>(binding, options);
  return binding.status();
}

} // namespace

void addCheckKernels(KernelRegistry &registry) {
  auto add = [&](const char *name, Expectation expectation) {
    registry.add(name, [expectation](const BindRequest &request, auto &kernel) {
      return bindCheck(request, kernel, expectation);
    });
  };
  add("check.expect_eq", Expectation::Equal);
  add("check.expect_close", Expectation::Close);
  add("check.expect_almost_eq", Expectation::AlmostEqual);
}

} // namespace trc::runtime::host
