//===- FactorizationRules.cpp - gradients of the two solvers --------------===//
//
// With x = a^-1 b and cotangent g:  b' = a^-T g,  a' = -b' x^T, as far as the
// triangle goes that is read. On the right-hand side and for transposed
// matrices the factors change places.
//
// With a = l l^T and cotangent g, as the lower triangle of a is read:
//   s = l^-T phi(l^T g) l^-1,  a' = lower triangle of s + s^T, diagonal of s
// where phi takes the lower triangle and half of the diagonal.
//
//===----------------------------------------------------------------------===//

#include "Rules.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"

using namespace mlir;
using namespace trc;
using namespace trc::stablehlo;

namespace {

using Sizes = SmallVector<int64_t>;

int64_t getRank(Value matrices) { return getTensorType(matrices).getRank(); }

Value transposeLast(Cotangents &c, Value matrices) {
  Sizes order = llvm::to_vector(llvm::seq<int64_t>(getRank(matrices)));
  std::swap(order[order.size() - 1], order[order.size() - 2]);
  return c.transpose(matrices, order);
}

/// Batched products over the given dimension of each, counted from the end.
Value multiply(Cotangents &c, Value a, Value b, int64_t ofA, int64_t ofB) {
  int64_t rank = getRank(a);
  Sizes batch = llvm::to_vector(llvm::seq<int64_t>(rank - 2));
  Sizes shape(getTensorType(a).getShape().drop_back(2));
  shape.push_back(getTensorType(a).getDimSize(rank - (3 - ofA)));
  shape.push_back(getTensorType(b).getDimSize(rank - (3 - ofB)));
  auto numbers = DotDimensionNumbersAttr::get(a.getContext(), batch, batch,
                                              rank - ofA, rank - ofB);
  return DotGeneralOp::create(c.builder, c.loc, getTensorType(a).clone(shape),
                              a, b, numbers, nullptr, nullptr);
}

/// Where the row of a matrix stands in a relation to the column.
Value compareRowColumn(Cotangents &c, Value like,
                       ComparisonDirection relation) {
  auto type = RankedTensorType::get(getTensorType(like).getShape(),
                                    c.builder.getI32Type());
  auto rank = static_cast<uint64_t>(type.getRank());
  Value row = IotaOp::create(c.builder, c.loc, type, rank - 2);
  Value column = IotaOp::create(c.builder, c.loc, type, rank - 1);
  return c.compare(row, relation, column);
}

Value solve(Cotangents &c, Value a, Value b, bool left, bool lower, bool unit,
            bool transposed) {
  return TriangularSolveOp::create(
      c.builder, c.loc, b.getType(), a, b, left, lower, unit,
      transposed ? Transpose::TRANSPOSE : Transpose::NO_TRANSPOSE);
}

struct FactorizationRules {
  static void rule(TriangularSolveOp op, Cotangents &c) {
    bool left = op.getLeftSide(), lower = op.getLower();
    bool unit = op.getUnitDiagonal();
    bool transposed = op.getTransposeA() != Transpose::NO_TRANSPOSE;
    Value a = op.getA(), x = op.getResult();
    Value share = solve(c, a, c.of(op), left, lower, unit, !transposed);
    c.give(op.getB(), share);
    if (!c.wants(a))
      return;
    Value first = share, second = x;
    if (left == transposed)
      std::swap(first, second);
    // Over columns of x on the left, over its rows on the right.
    int64_t over = left ? 1 : 2;
    Value full = c.neg(multiply(c, first, second, over, over));
    auto relation =
        lower ? (unit ? ComparisonDirection::GT : ComparisonDirection::GE)
              : (unit ? ComparisonDirection::LT : ComparisonDirection::LE);
    c.give(a, c.keepIf(compareRowColumn(c, full, relation), full));
  }

  static void rule(CholeskyOp op, Cotangents &c) {
    bool lower = op.getLower();
    Value l = op.getResult(), g = c.of(op);
    if (!lower) {
      l = transposeLast(c, l);
      g = transposeLast(c, g);
    }
    Value below = compareRowColumn(c, l, ComparisonDirection::GT);
    Value diagonal = compareRowColumn(c, l, ComparisonDirection::EQ);
    Value product = multiply(c, l, g, 2, 2);
    Value phi =
        c.select(below, product, c.keepIf(diagonal, c.mul(product, 0.5)));
    Value s = solve(c, l, phi, /*left=*/true, true, false, /*transposed=*/true);
    s = solve(c, l, s, /*left=*/false, true, false, /*transposed=*/false);
    Value share =
        c.select(below, c.add(s, transposeLast(c, s)), c.keepIf(diagonal, s));
    c.give(op.getA(), lower ? share : transposeLast(c, share));
  }
};

} // namespace

void trc::attachFactorizationRules(MLIRContext &context) {
  attachRules<FactorizationRules, TriangularSolveOp, CholeskyOp>(context);
}
