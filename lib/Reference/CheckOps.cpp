//===- CheckOps.cpp - expectations of self-checking programs --------------===//
//
// An expectation is a predicate on two elements; the first position at which it
// does not hold is reported with both values. The program runs on, and fails at
// its end.
//
//===----------------------------------------------------------------------===//

#include "Checks.h"

#include "trc/Dialect/StableHLO/CheckDialect.h"
#include "trc/Reference/Index.h"

#include <cmath>

using namespace mlir;

namespace trc::reference {

/// Says whether the elements at one index are as expected.
using Holds = llvm::function_ref<bool(const Tensor &, const Tensor &, int64_t)>;

static Outcome expect(const Tensor &actual, const Tensor &expected,
                      const Invocation &in, StringRef what, Holds holds) {
  if (actual.type() != expected.type() || actual.shape() != expected.shape())
    return in.fail("expected two tensors of one type, got " +
                   actual.typeText() + " and " + expected.typeText());
  for (int64_t i = 0; i < actual.size(); ++i) {
    if (holds(actual, expected, i))
      continue;
    in.interpreter.checkFailed = true;
    (void)in.fail(what + " failed at index " +
                  indexText(positionOf(actual.shape(), i)) + ": got " +
                  elementText(actual, i) + ", expected " +
                  elementText(expected, i));
    break;
  }
  return Values{};
}

static bool bothNaN(const Tensor &a, const Tensor &b, int64_t i) {
  return isFloat(a.type()) && std::isnan(a.getDouble(i)) &&
         std::isnan(b.getDouble(i));
}

static Outcome expectEqual(const Tensor &actual, const Tensor &expected,
                           const Invocation &in) {
  return expect(actual, expected, in, "expect_eq",
                [](const Tensor &a, const Tensor &b, int64_t i) {
                  return a.getBits(i) == b.getBits(i) || bothNaN(a, b, i);
                });
}

/// A float's place among the numbers of its type; both zeros have one place.
static int64_t place(const Tensor &tensor, int64_t i) {
  uint64_t bits = tensor.getBits(i);
  uint64_t sign = uint64_t{1} << (bitWidth(tensor.type()) - 1);
  auto magnitude = static_cast<int64_t>(bits & (sign - 1));
  return bits & sign ? -magnitude : magnitude;
}

static Outcome expectClose(const Tensor &actual, const Tensor &expected,
                           const Invocation &in, int64_t most, int64_t least) {
  std::string what = "expect_close (" + std::to_string(least) + " to " +
                     std::to_string(most) + " units in the last place)";
  return expect(actual, expected, in, what,
                [&](const Tensor &a, const Tensor &b, int64_t i) {
                  if (bothNaN(a, b, i))
                    return true;
                  double x = a.getDouble(i), y = b.getDouble(i);
                  if (!std::isfinite(x) || !std::isfinite(y))
                    return x == y;
                  // Unsigned: numbers of opposite sign may be 2^63 or more
                  // apart.
                  int64_t p = place(a, i), q = place(b, i);
                  uint64_t distance =
                      p > q
                          ? static_cast<uint64_t>(p) - static_cast<uint64_t>(q)
                          : static_cast<uint64_t>(q) - static_cast<uint64_t>(p);
                  return distance <= static_cast<uint64_t>(most) &&
                         distance >= static_cast<uint64_t>(least);
                });
}

static Outcome expectAlmostEqual(const Tensor &actual, const Tensor &expected,
                                 const Invocation &in, double tolerance) {
  std::string what =
      "expect_almost_eq (tolerance " +
      elementText(Tensor::scalarFloat(ElementType::F64, tolerance), 0) + ")";
  return expect(actual, expected, in, what,
                [&](const Tensor &a, const Tensor &b, int64_t i) {
                  double x = a.getDouble(i), y = b.getDouble(i);
                  return bothNaN(a, b, i) || x == y ||
                         std::fabs(x - y) <= tolerance;
                });
}

Outcome evaluateCheckCall(StringRef target, const Invocation &in) {
  if (in.operands.size() != 2)
    return in.fail("'" + target + "' expected 2 operands, got " +
                   Twine(in.operands.size()));
  if (in.op->getNumResults() != 0)
    return in.fail("'" + target + "' has no results, got " +
                   Twine(in.op->getNumResults()));
  const Tensor &actual = in[0], &expected = in[1];
  if (target == "check.expect_eq")
    return expectEqual(actual, expected, in);
  if (!isFloat(actual.type()))
    return in.fail("'" + target + "' compares floats, got " +
                   actual.typeText());
  if (target == "check.expect_close")
    return expectClose(actual, expected, in, 3, 0);
  return expectAlmostEqual(actual, expected, in, 1e-3);
}

/// The constant that an operation compares with.
static FailureOr<Tensor> constantOf(ElementsAttr attr, const Invocation &in) {
  FailureOr<Tensor> value = tensorFromAttr(attr);
  if (failed(value))
    return in.fail("the constant's elements cannot be read");
  return value;
}

void addCheckOps(OpTable &table) {
  table.add<check::ExpectEqOp>([](check::ExpectEqOp, const Invocation &in) {
    return expectEqual(in[0], in[1], in);
  });
  table.add<check::ExpectEqConstOp>(
      [](check::ExpectEqConstOp op, const Invocation &in) -> Outcome {
        FailureOr<Tensor> expected = constantOf(op.getValue(), in);
        if (failed(expected))
          return failure();
        return expectEqual(in[0], *expected, in);
      });
  table.add<check::ExpectCloseOp>(
      [](check::ExpectCloseOp op, const Invocation &in) {
        return expectClose(in[0], in[1], in, op.getMaxUlpDifference(),
                           op.getMinUlpDifference());
      });
  table.add<check::ExpectAlmostEqOp>(
      [](check::ExpectAlmostEqOp op, const Invocation &in) {
        return expectAlmostEqual(in[0], in[1], in,
                                 op.getTolerance().convertToDouble());
      });
  table.add<check::ExpectAlmostEqConstOp>(
      [](check::ExpectAlmostEqConstOp op, const Invocation &in) -> Outcome {
        FailureOr<Tensor> expected = constantOf(op.getValue(), in);
        if (failed(expected))
          return failure();
        return expectAlmostEqual(in[0], *expected, in,
                                 op.getTolerance().convertToDouble());
      });
}

} // namespace trc::reference
