//===- ConvertContractToMatmul.cpp - labels to places in memory -----------===//
//
// A contraction's labels form four groups: rows (lhs and result), columns (rhs
// and result), summed (both operands) and batch (all three). In a dense tensor
// a group acts as one dimension where its labels nest:
//
//   [B,T,C], rows B T, columns C     one matrix of B*T rows, leading C
//   [T,H,D], batch H, rows T         H matrices, leading H*D, stride D
//   [B,T,H,D], batch B H, rows T     no: B and H step unevenly
//
// and it is a stored matrix where one of its two groups has unit steps. What is
// not, is transposed so that it becomes one; the transpose is an ordinary
// operation, which fuses with what made or reads the tensor.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Target/CUDA/Passes.h"

namespace trc {
#define GEN_PASS_DEF_CONVERTCONTRACTTOMATMUL
#include "trc/Target/CUDA/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

namespace {

using Labels = SmallVector<int64_t>;

/// A dense tensor with a label for each dimension.
struct Labelled {
  Value value; ///< null for a result that is yet to be made
  RankedTensorType type;
  Labels labels;

  int64_t extent(int64_t label) const {
    return type.getDimSize(llvm::find(labels, label) - labels.begin());
  }
  int64_t step(int64_t label) const {
    const int64_t *at = llvm::find(labels, label);
    return productOf(type.getShape().drop_front(at - labels.begin() + 1));
  }
  static int64_t productOf(ArrayRef<int64_t> extents) {
    int64_t product = 1;
    for (int64_t extent : extents)
      product *= extent;
    return product;
  }
};

/// A group of labels as one dimension.
struct Dimension {
  int64_t extent = 1, step = 1;
};

std::optional<Dimension> join(const Labelled &tensor, ArrayRef<int64_t> group) {
  Dimension joined;
  for (int64_t label : llvm::reverse(group)) {
    int64_t extent = tensor.extent(label), step = tensor.step(label);
    if (extent == 1)
      continue;
    if (joined.extent == 1)
      joined.step = step;
    else if (step != joined.step * joined.extent)
      return std::nullopt;
    joined.extent *= extent;
  }
  return joined;
}

/// How the matrices of a tensor lie.
struct Place {
  int64_t leading = 0, stride = 0;
  bool transposed = false;
};

std::optional<Place> findPlace(const Labelled &tensor, ArrayRef<int64_t> batch,
                               ArrayRef<int64_t> rows,
                               ArrayRef<int64_t> columns) {
  std::optional<Dimension> b = join(tensor, batch), r = join(tensor, rows),
                           c = join(tensor, columns);
  if (!b || !r || !c)
    return std::nullopt;
  int64_t stride = b->extent == 1 ? 0 : b->step;
  if (c->extent == 1 || c->step == 1) {
    int64_t leading = r->extent == 1 ? c->extent : r->step;
    if (leading >= c->extent)
      return Place{leading, stride, false};
  }
  if (r->extent == 1 || r->step == 1) {
    int64_t leading = c->extent == 1 ? r->extent : c->step;
    if (leading >= r->extent)
      return Place{leading, stride, true};
  }
  return std::nullopt;
}

/// A contraction, its operands exchanged where its result asks for that.
struct Product {
  Labelled lhs, rhs, result;
  Labels batch, rows, columns, summed;

  static Product describe(ContractOp op) {
    auto labelled = [](Value value, ArrayRef<int64_t> labels) {
      return Labelled{value, getTensorType(value), Labels(labels)};
    };
    Product p;
    p.lhs = labelled(op.getLhs(), op.getLhsDims());
    p.rhs = labelled(op.getRhs(), op.getRhsDims());
    p.result = labelled(op.getResult(), op.getResultDims());
    for (int64_t label : p.result.labels) {
      bool left = llvm::is_contained(p.lhs.labels, label);
      bool right = llvm::is_contained(p.rhs.labels, label);
      (left && right ? p.batch : left ? p.rows : p.columns).push_back(label);
    }
    // The innermost dimension of the result belongs to the columns.
    for (int64_t label : llvm::reverse(p.result.labels)) {
      if (p.result.extent(label) == 1)
        continue;
      if (llvm::is_contained(p.rows, label)) {
        std::swap(p.lhs, p.rhs);
        std::swap(p.rows, p.columns);
      }
      break;
    }
    auto summedIn = [&](const Labelled &operand) {
      Labels summed;
      for (int64_t label : operand.labels)
        if (!llvm::is_contained(p.result.labels, label))
          summed.push_back(label);
      return summed;
    };
    // In the order of the operand that would be dearer to move.
    p.summed = summedIn(p.lhs);
    Labels other = summedIn(p.rhs);
    if (!join(p.rhs, p.summed) &&
        p.rhs.type.getNumElements() > p.lhs.type.getNumElements())
      p.summed = std::move(other);
    return p;
  }

  int64_t size(ArrayRef<int64_t> group, const Labelled &tensor) const {
    int64_t extent = 1;
    for (int64_t label : group)
      extent *= tensor.extent(label);
    return extent;
  }
};

/// Why there is no matrix product of these types and sizes, or nothing.
StringRef findObstacle(ContractOp op, const Product &p) {
  Type factor = p.lhs.type.getElementType();
  Type element = p.result.type.getElementType();
  bool half = factor.isF16() || factor.isBF16();
  if (!half && !factor.isF32() && !factor.isF64())
    return "its type is no float of 16, 32 or 64 bits";
  if (p.rhs.type.getElementType() != factor)
    return "its factors have different types";
  if (element != factor && !(half && element.isF32()))
    return "its result has a type that no such product has";
  for (const Labelled *tensor : {&p.lhs, &p.rhs, &p.result})
    if (tensor->type.getNumElements() == 0)
      return "it has an extent of zero";
  for (int64_t extent : {p.size(p.batch, p.result), p.size(p.rows, p.result),
                         p.size(p.columns, p.result), p.size(p.summed, p.lhs)})
    if (extent > std::numeric_limits<int32_t>::max())
      return "an extent has more than 31 bits";
  return {};
}

class ConvertContractToMatmulPass
    : public trc::impl::ConvertContractToMatmulBase<
          ConvertContractToMatmulPass> {
public:
  using ConvertContractToMatmulBase::ConvertContractToMatmulBase;

  void runOnOperation() override {
    SmallVector<ContractOp> products;
    getOperation()->walk([&](ContractOp op) { products.push_back(op); });
    for (ContractOp op : products)
      convert(op);
  }

private:
  /// `tensor` with its labels in this order.
  Labelled reorder(OpBuilder &builder, Location loc, const Labelled &tensor,
                   const Labels &labels) {
    SmallVector<int64_t> permutation, shape;
    for (int64_t label : labels) {
      permutation.push_back(llvm::find(tensor.labels, label) -
                            tensor.labels.begin());
      shape.push_back(tensor.extent(label));
    }
    auto type = tensor.type.clone(shape);
    Value value;
    if (tensor.value) {
      ++numTransposes;
      value = stablehlo::TransposeOp::create(
          builder, loc, type, tensor.value,
          builder.getDenseI64ArrayAttr(permutation));
    }
    return {value, type, labels};
  }

  static Labels concatenate(const Labels &a, const Labels &b, const Labels &c) {
    Labels all(a);
    llvm::append_range(all, b);
    llvm::append_range(all, c);
    return all;
  }

  void convert(ContractOp op) {
    Product p = Product::describe(op);
    if (StringRef obstacle = findObstacle(op, p); !obstacle.empty()) {
      ++numLeft;
      if (remarks)
        op.emitRemark("no library product: ") << obstacle;
      return;
    }
    OpBuilder builder(op);
    Location loc = op.getLoc();
    // An operand as it lies, or moved.
    auto placeOf = [&](Labelled &operand, const Labels &rows,
                       const Labels &columns) {
      std::optional<Place> place = findPlace(operand, p.batch, rows, columns);
      if (!place) {
        operand =
            reorder(builder, loc, operand, concatenate(p.batch, rows, columns));
        place = findPlace(operand, p.batch, rows, columns);
      }
      return *place;
    };
    Place lhs = placeOf(p.lhs, p.rows, p.summed);
    Place rhs = placeOf(p.rhs, p.summed, p.columns);
    Labelled made = {{}, p.result.type, p.result.labels};
    Labelled init = {op.getInit(), p.result.type, p.result.labels};
    std::optional<Place> out = findPlace(made, p.batch, p.rows, p.columns);
    bool moves = !out || out->transposed;
    if (moves) {
      Labels order = concatenate(p.batch, p.rows, p.columns);
      made = reorder(builder, loc, made, order);
      init = reorder(builder, loc, init, order);
      out = findPlace(made, p.batch, p.rows, p.columns);
    }
    bool tf32 = op->hasAttr("tf32") && p.lhs.type.getElementType().isF32();
    auto product = MatmulOp::create(
        builder, loc, made.type, p.lhs.value, p.rhs.value, init.value,
        ArrayRef<int64_t>{p.size(p.batch, p.result), p.size(p.rows, p.result),
                          p.size(p.columns, p.result), p.size(p.summed, p.lhs)},
        ArrayRef<int64_t>{lhs.leading, rhs.leading, out->leading},
        ArrayRef<int64_t>{lhs.stride, rhs.stride, out->stride}, lhs.transposed,
        rhs.transposed,
        tf32                                  ? "tf32"
        : p.lhs.type.getElementType().isF64() ? "f64"
                                              : "f32");
    Value result = product.getResult();
    if (moves)
      result = reorder(builder, loc, {result, made.type, made.labels},
                       p.result.labels)
                   .value;
    op.getResult().replaceAllUsesWith(result);
    op.erase();
    ++numProducts;
  }
};

} // namespace
