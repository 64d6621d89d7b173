//===- RandomGradientTest.cpp - gradients of random programs --------------===//
//
// Rules are right one by one (FiniteDifferenceTest); here they meet. Programs
// of smooth operations on small tensors are made from a seed, in which values
// are read several times, in slices, from within loops, loops in loops and
// branches, and their gradients are compared with difference quotients.
//
//===----------------------------------------------------------------------===//

#include "GradientCheck.h"

#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Pipeline/Register.h"
#include "trc/Rewrite/TensorArithmetic.h"

#include "mlir/IR/DialectRegistry.h"

#include <gtest/gtest.h>
#include <random>

using namespace mlir;
using namespace trc::stablehlo;

namespace {

class RandomProgram : public trc::TensorArithmetic {
public:
  RandomProgram(OpBuilder &builder, Location loc, uint64_t seed)
      : TensorArithmetic(builder, loc), random(seed) {}

  func::FuncOp make(int operations) {
    Type f64 = builder.getF64Type();
    SmallVector<Type> types = {RankedTensorType::get({2, 3}, f64),
                               RankedTensorType::get({3}, f64),
                               RankedTensorType::get({2, 2, 2}, f64)};
    auto function = func::FuncOp::create(builder, loc, "random",
                                         builder.getFunctionType(types, {}));
    for (unsigned i = 0; i < types.size(); ++i)
      function.setArgAttr(i, "trc.parameter",
                          builder.getStringAttr("p" + std::to_string(i)));
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(function.addEntryBlock());
    llvm::append_range(pool, function.getArguments());
    grow(operations, /*depth=*/0);
    SmallVector<Value> results(ArrayRef(pool).take_back(4));
    func::ReturnOp::create(builder, loc, results);
    function.setType(
        builder.getFunctionType(types, ValueRange(results).getTypes()));
    return function;
  }

private:
  int64_t below(int64_t end) {
    return static_cast<int64_t>(random() % static_cast<uint64_t>(end));
  }
  Value pick() { return pool[below(static_cast<int64_t>(pool.size()))]; }
  static RankedTensorType typeOf(Value value) {
    return cast<RankedTensorType>(value.getType());
  }
  static SmallVector<int64_t> shapeOf(Value value) {
    return llvm::to_vector(typeOf(value).getShape());
  }
  static int64_t rankOf(Value value) { return typeOf(value).getRank(); }
  /// Keeps values small, however often they are multiplied.
  Value bound(Value value) { return apply<TanhOp>(value); }
  template <typename Op> Value apply(Value value) {
    return TensorArithmetic::make<Op>({value});
  }

  /// Something of the type of `like` made of any value.
  Value adapt(Value value, Value like) {
    if (value.getType() == like.getType())
      return value;
    Value scalar =
        sum(value, llvm::to_vector(llvm::seq<int64_t>(rankOf(value))));
    return bound(broadcast(scalar, shapeOf(like), {}));
  }

  void grow(int operations, int depth) {
    for (int i = 0; i < operations; ++i) {
      Value value = makeOne(depth);
      if (value && typeOf(value).getNumElements() <= 64)
        pool.push_back(value);
    }
  }

  Value makeOne(int depth) {
    Value a = pick(), b = pick();
    SmallVector<int64_t> shape = shapeOf(a);
    int64_t rank = rankOf(a), dim = rank == 0 ? 0 : below(rank);
    switch (below(depth < 2 ? 16 : 14)) {
    case 0:
      return apply<SineOp>(a);
    case 1:
      return apply<LogisticOp>(a);
    case 2:
      return add(a, adapt(b, a));
    case 3:
      return bound(mul(a, adapt(b, a)));
    case 4:
      return bound(div(adapt(b, a), add(mul(a, a), 1)));
    case 5: {
      SmallVector<int64_t> order = llvm::to_vector(llvm::seq<int64_t>(rank));
      std::shuffle(order.begin(), order.end(), random);
      return transpose(a, order);
    }
    case 6:
      return reshape(a, typeOf(a).getNumElements());
    case 7: {
      SmallVector<int64_t> starts, limits, strides;
      for (int64_t extent : shape) {
        starts.push_back(below(extent));
        limits.push_back(starts.back() + 1 + below(extent - starts.back()));
        strides.push_back(1 + below(2));
      }
      return slice(a, starts, limits, strides);
    }
    case 8: {
      // Parts of a dimension, each changed, and joined again.
      if (rank == 0 || shape[dim] < 2)
        return {};
      int64_t cut = 1 + below(shape[dim] - 1);
      SmallVector<int64_t> starts(rank, 0), limits = shape, ones(rank, 1);
      limits[dim] = cut;
      Value first = apply<SineOp>(slice(a, starts, limits, ones));
      starts[dim] = cut;
      limits[dim] = shape[dim];
      Value second = bound(slice(a, starts, limits, ones));
      return concatenate({second, first}, dim);
    }
    case 9: {
      SmallVector<int64_t> low, high, interior;
      for (int64_t d = 0; d < rank; ++d) {
        low.push_back(below(3) - (shape[d] > 1 ? 1 : 0));
        high.push_back(below(2));
        interior.push_back(below(2));
      }
      return padZeros(a, low, high, interior);
    }
    case 10:
      return rank == 0 ? Value() : bound(sum(a, dim));
    case 11: {
      SmallVector<int64_t> dims = llvm::to_vector(llvm::seq<int64_t>(rank));
      shape.push_back(2);
      return broadcast(a, shape, dims);
    }
    case 12:
      return makeProduct(a, adapt(b, a));
    case 13:
      return makeDynamic(a, b, dim);
    case 14:
      return makeLoop(a, b, depth);
    default:
      return makeBranches(a, b, depth);
    }
  }

  /// Labels of all dimensions but the last are kept, once of each factor.
  Value makeProduct(Value a, Value b) {
    int64_t rank = rankOf(a);
    if (rank == 0 || rank > 2)
      return {};
    SmallVector<int64_t> lhs, rhs, result, shape;
    for (int64_t d = 0; d + 1 < rank; ++d) {
      lhs.push_back(2 * d + 1);
      rhs.push_back(2 * d + 2);
      result.append({2 * d + 1, 2 * d + 2});
      shape.append(2, shapeOf(a)[d]);
    }
    lhs.push_back(0);
    rhs.push_back(0);
    return bound(trc::ContractOp::create(builder, loc, typeOf(a).clone(shape),
                                         a, b, lhs, rhs, result));
  }

  Value index(int64_t number) {
    return fill(zeros(RankedTensorType::get({}, builder.getI32Type())),
                static_cast<double>(number));
  }

  /// A block is read where an index says, and written somewhere else.
  Value makeDynamic(Value a, Value b, int64_t dim) {
    SmallVector<int64_t> shape = shapeOf(a), sizes = shape;
    if (shape.empty())
      return {};
    sizes[dim] = 1;
    SmallVector<Value> from(shape.size(), index(0)), to = from;
    from[dim] = index(below(shape[dim]));
    to[dim] = index(below(shape[dim]));
    Value block =
        DynamicSliceOp::create(builder, loc, typeOf(a).clone(sizes), a, from,
                               builder.getDenseI64ArrayAttr(sizes));
    return DynamicUpdateSliceOp::create(builder, loc, a.getType(), adapt(b, a),
                                        apply<SineOp>(block), to);
  }

  Value makeLoop(Value a, Value b, int depth) {
    SmallVector<Value> starts = {index(0), a, b};
    SmallVector<Type> types(ValueRange(starts).getTypes());
    SmallVector<Location> locations(types.size(), loc);
    auto loop = WhileOp::create(builder, loc, types, starts);
    OpBuilder::InsertionGuard guard(builder);
    Block *cond = builder.createBlock(&loop.getCond(), {}, types, locations);
    ReturnOp::create(
        builder, loc,
        compare(cond->getArgument(0), Direction::LT, index(1 + below(3))));
    Block *body = builder.createBlock(&loop.getBody(), {}, types, locations);
    size_t outside = pool.size();
    pool.push_back(body->getArgument(1));
    pool.push_back(body->getArgument(2));
    grow(3, depth + 1);
    Value i = add(body->getArgument(0), index(1));
    Value x = bound(add(adapt(pool.back(), a), body->getArgument(1)));
    Value y = below(3) == 0 ? Value(body->getArgument(2)) : adapt(pick(), b);
    ReturnOp::create(builder, loc, ValueRange{i, x, y});
    pool.truncate(outside);
    if (typeOf(b).getNumElements() <= 64)
      pool.push_back(loop->getResult(2));
    return loop->getResult(1);
  }

  Value makeBranches(Value a, Value b, int depth) {
    auto branches =
        CaseOp::create(builder, loc, a.getType(), index(below(2)), 2u);
    for (Region &region : branches.getBranches()) {
      OpBuilder::InsertionGuard guard(builder);
      builder.createBlock(&region);
      size_t outside = pool.size();
      grow(2, depth + 1);
      Value result = adapt(below(2) == 0 ? b : pool.back(), a);
      ReturnOp::create(builder, loc, result);
      pool.truncate(outside);
    }
    return branches->getResult(0);
  }

  std::mt19937_64 random;
  SmallVector<Value> pool;
};

class RandomGradients : public testing::TestWithParam<int> {};

TEST_P(RandomGradients, Agree) {
  DialectRegistry registry;
  trc::registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  for (int i = 0; i < 25; ++i) {
    int seed = GetParam() * 1000 + i;
    SCOPED_TRACE("seed " + std::to_string(seed));
    OpBuilder builder(&context);
    OwningOpRef<ModuleOp> module = ModuleOp::create(builder.getUnknownLoc());
    builder.setInsertionPointToStart(module->getBody());
    RandomProgram program(builder, builder.getUnknownLoc(), seed);
    trc::test::checkGradient(program.make(12), *module);
  }
}

INSTANTIATE_TEST_SUITE_P(Seeds, RandomGradients, testing::Range(0, 8));

} // namespace
