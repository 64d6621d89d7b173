//===- Elementwise.cpp - operations on single elements --------------------===//
//
// Numbers become constants of the full shape, shapes are made equal by
// broadcasts; then there is one operation.
//
//===----------------------------------------------------------------------===//

#include "models/graph/Operators.h"

#include "trc/Dialect/StableHLO/ChloDialect.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>

using namespace mlir;
using namespace trc;
using namespace trc::graph;

Tensor graph::full(Graph &graph, ArrayRef<int64_t> shape, Type element,
                   double number) {
  return Tensor(graph,
                graph.writing("constant")
                    .fill(RankedTensorType::get(shape, element), number));
}

static Tensor fullLike(Tensor like, double number) {
  return full(like.graph(), like.shape(), like.elementType(), number);
}

Tensor graph::iota(Graph &graph, ArrayRef<int64_t> shape, Type element,
                   int64_t dimension) {
  return Tensor(graph, graph.writing("iota").iota(
                           RankedTensorType::get(shape, element), dimension));
}

/// The shape in which both operands meet, or nothing.
static std::optional<Shape> commonShape(ArrayRef<int64_t> a,
                                        ArrayRef<int64_t> b) {
  Shape common(std::max(a.size(), b.size()), 1);
  for (size_t i = 0; i < common.size(); ++i) {
    int64_t left = i < a.size() ? a[a.size() - 1 - i] : 1;
    int64_t right = i < b.size() ? b[b.size() - 1 - i] : 1;
    if (left != right && left != 1 && right != 1)
      return std::nullopt;
    common[common.size() - 1 - i] = left == 1 ? right : left;
  }
  return common;
}

static Tensor broadcastTo(Tensor x, ArrayRef<int64_t> shape) {
  if (x.shape() == shape)
    return x;
  int64_t first = static_cast<int64_t>(shape.size()) - x.rank();
  return broadcast(x, shape,
                   llvm::to_vector(llvm::seq<int64_t>(
                       first, static_cast<int64_t>(shape.size()))));
}

/// Makes the shapes of two operands equal.
static void meet(StringRef name, Tensor &a, Tensor &b) {
  if (a.elementType() != b.elementType())
    a.graph().fail(name, "expected operands of equal element types");
  std::optional<Shape> common = commonShape(a.shape(), b.shape());
  if (!common)
    a.graph().fail(name, "expected shapes that broadcast, got " +
                             describe(a.shape()) + " and " +
                             describe(b.shape()));
  a = broadcastTo(a, *common);
  b = broadcastTo(b, *common);
}

/// What locations and messages call an operation.
template <typename Op> static StringRef nameOf() {
  return Op::getOperationName().split('.').second;
}

template <typename Op> static Tensor binary(Tensor a, Tensor b) {
  meet(nameOf<Op>(), a, b);
  TensorArithmetic math = a.graph().writing(nameOf<Op>());
  return Tensor(a.graph(), math.make<Op>({a.value(), b.value()}));
}

template <typename Op> static Tensor unary(Tensor x) {
  TensorArithmetic math = x.graph().writing(nameOf<Op>());
  return Tensor(x.graph(), math.make<Op>(x.value()));
}

Tensor graph::operator+(Tensor a, Tensor b) {
  return binary<stablehlo::AddOp>(a, b);
}
Tensor graph::operator-(Tensor a, Tensor b) {
  return binary<stablehlo::SubtractOp>(a, b);
}
Tensor graph::operator*(Tensor a, Tensor b) {
  return binary<stablehlo::MulOp>(a, b);
}
Tensor graph::operator/(Tensor a, Tensor b) {
  return binary<stablehlo::DivOp>(a, b);
}
Tensor graph::operator+(Tensor a, double b) { return a + fullLike(a, b); }
Tensor graph::operator-(Tensor a, double b) { return a - fullLike(a, b); }
Tensor graph::operator*(Tensor a, double b) { return a * fullLike(a, b); }
Tensor graph::operator/(Tensor a, double b) { return a / fullLike(a, b); }
Tensor graph::operator+(double a, Tensor b) { return fullLike(b, a) + b; }
Tensor graph::operator-(double a, Tensor b) { return fullLike(b, a) - b; }
Tensor graph::operator*(double a, Tensor b) { return fullLike(b, a) * b; }
Tensor graph::operator-(Tensor a) { return unary<stablehlo::NegOp>(a); }
Tensor graph::maximum(Tensor a, Tensor b) {
  return binary<stablehlo::MaxOp>(a, b);
}
Tensor graph::maximum(Tensor a, double b) { return maximum(a, fullLike(a, b)); }

Tensor graph::exp(Tensor x) { return unary<stablehlo::ExpOp>(x); }
Tensor graph::log(Tensor x) { return unary<stablehlo::LogOp>(x); }
Tensor graph::tanh(Tensor x) { return unary<stablehlo::TanhOp>(x); }
Tensor graph::sqrt(Tensor x) { return unary<stablehlo::SqrtOp>(x); }
Tensor graph::rsqrt(Tensor x) { return unary<stablehlo::RsqrtOp>(x); }
Tensor graph::erf(Tensor x) { return unary<chlo::ErfOp>(x); }
Tensor graph::erfInverse(Tensor x) { return unary<chlo::ErfInvOp>(x); }

Tensor graph::compare(Order order, Tensor a, Tensor b) {
  meet("compare", a, b);
  using stablehlo::ComparisonDirection;
  using stablehlo::ComparisonType;
  ComparisonDirection direction =
      order == Order::Equal  ? ComparisonDirection::EQ
      : order == Order::Less ? ComparisonDirection::LT
                             : ComparisonDirection::GE;
  ComparisonType type = isa<FloatType>(a.elementType()) ? ComparisonType::FLOAT
                        : a.elementType().isUnsignedInteger()
                            ? ComparisonType::UNSIGNED
                            : ComparisonType::SIGNED;
  return Tensor(a.graph(), a.graph().writing("compare").compare(
                               a.value(), direction, b.value(), type));
}

Tensor graph::compare(Order order, Tensor a, double b) {
  return compare(order, a, fullLike(a, b));
}

Tensor graph::logicalAnd(Tensor a, Tensor b) {
  return binary<stablehlo::AndOp>(a, b);
}

Tensor graph::select(Tensor condition, Tensor a, Tensor b) {
  meet("select", a, b);
  if (!condition.elementType().isInteger(1) ||
      !commonShape(condition.shape(), a.shape()))
    a.graph().fail("select", "expected a condition of i1 like " +
                                 describe(a.shape()) + ", got " +
                                 describe(condition.shape()));
  condition = broadcastTo(condition, a.shape());
  return Tensor(a.graph(), a.graph().writing("select").select(
                               condition.value(), a.value(), b.value()));
}

Tensor graph::select(Tensor condition, Tensor a, double b) {
  return select(condition, a, fullLike(a, b));
}

Tensor graph::clamp(Tensor x, double low, double high) {
  Graph &graph = x.graph();
  Tensor least = full(graph, {}, x.elementType(), low);
  Tensor most = full(graph, {}, x.elementType(), high);
  return Tensor(graph, graph.writing("clamp").clamp(least.value(), x.value(),
                                                    most.value()));
}

Tensor graph::stopGradient(Tensor x) {
  OpBuilder &builder = x.graph().builder();
  unsigned width = x.elementType().getIntOrFloatBitWidth();
  Tensor bits = bitcast(x, builder.getIntegerType(width, /*isSigned=*/false));
  return bitcast(bits, x.elementType());
}

Tensor graph::convert(Tensor x, Type element) {
  return Tensor(x.graph(),
                x.graph().writing("convert").convert(x.value(), element));
}

Tensor graph::bitcast(Tensor x, Type element) {
  return Tensor(
      x.graph(),
      x.graph().writing("bitcast_convert").bitcast(x.value(), element));
}

Tensor graph::shiftRight(Tensor x, int64_t bits) {
  return binary<stablehlo::ShiftRightLogicalOp>(
      x, fullLike(x, static_cast<double>(bits)));
}

Tensor graph::shiftRight(Tensor x, Tensor bits) {
  return binary<stablehlo::ShiftRightLogicalOp>(x, bits);
}

Tensor graph::bitAnd(Tensor x, int64_t bits) {
  return binary<stablehlo::AndOp>(x, fullLike(x, static_cast<double>(bits)));
}

Tensor graph::bitOr(Tensor x, int64_t bits) {
  return binary<stablehlo::OrOp>(x, fullLike(x, static_cast<double>(bits)));
}
