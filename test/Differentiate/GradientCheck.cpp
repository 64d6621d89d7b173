//===- GradientCheck.cpp - gradients against their definition -------------===//
//
// See GradientCheck.h.
//
//===----------------------------------------------------------------------===//

#include "GradientCheck.h"

#include "trc/Differentiate/Passes.h"
#include "trc/Reference/Evaluator.h"
#include "trc/Reference/TensorAttr.h"
#include "trc/Rewrite/TensorArithmetic.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace mlir;
using trc::reference::Tensor;
using trc::test::spread;

double trc::test::spread(int64_t i, double start) {
  double x = start + 0.6180339887498949 * static_cast<double>(i + 1);
  return x - std::floor(x);
}

namespace {

Tensor makeArgument(func::FuncOp function, unsigned number) {
  trc::reference::TensorType type =
      *trc::reference::tensorTypeOf(function.getArgument(number).getType());
  bool isFloat = trc::reference::isFloat(type.element);
  double low = isFloat ? -1 : 0, high = isFloat ? 1 : 3;
  if (auto range =
          function.getArgAttrOfType<DenseF64ArrayAttr>(number, "trc.range")) {
    low = range[0];
    high = range[1];
  }
  Tensor tensor(type.element, type.shape);
  for (int64_t i = 0; i < tensor.size(); ++i) {
    double x = low + (high - low) * spread(i, 0.37 * (number + 1));
    if (isFloat)
      tensor.setFloat(i, x);
    else
      tensor.setInt(i, static_cast<int64_t>(std::floor(x)));
  }
  return tensor;
}

/// A function of the same arguments that adds up the results of `function`.
func::FuncOp makeLoss(func::FuncOp function) {
  OpBuilder builder(function.getContext());
  builder.setInsertionPointAfter(function);
  Location loc = function.getLoc();
  auto scalar = RankedTensorType::get({}, builder.getF64Type());
  auto loss = func::FuncOp::create(
      builder, loc, (function.getName() + "_loss").str(),
      builder.getFunctionType(function.getArgumentTypes(), Type(scalar)));
  loss.setAllArgAttrs(function.getAllArgAttrs());
  Block *block = loss.addEntryBlock();
  builder.setInsertionPointToStart(block);
  auto call =
      func::CallOp::create(builder, loc, function, block->getArguments());
  trc::TensorArithmetic a(builder, loc);
  Value sum = a.zeros(scalar);
  for (auto [number, result] : llvm::enumerate(call.getResults())) {
    auto type = cast<RankedTensorType>(result.getType());
    if (!type.getElementType().isF64())
      continue;
    SmallVector<double> weights;
    for (int64_t i = 0; i < type.getNumElements(); ++i)
      weights.push_back(0.3 + spread(i, 0.11 * static_cast<double>(number)));
    Value weight = trc::stablehlo::ConstantOp::create(
        builder, loc, type, DenseElementsAttr::get(type, ArrayRef(weights)));
    sum =
        a.add(sum, a.sum(a.mul(result, weight),
                         llvm::to_vector(llvm::seq<int64_t>(type.getRank()))));
  }
  func::ReturnOp::create(builder, loc, sum);
  return loss;
}

double evaluateLoss(func::FuncOp loss, ArrayRef<Tensor> arguments) {
  auto results = trc::reference::evaluate(loss, arguments);
  return succeeded(results) ? (*results)[0].getDouble(0) : std::nan("");
}

/// The derivative by element `k` of an argument: central differences with two
/// steps, put together so that the error is of fourth order.
double getQuotient(func::FuncOp loss, SmallVector<Tensor> arguments, unsigned i,
                   int64_t k) {
  double x = arguments[i].getDouble(k), h = 1e-4;
  auto at = [&](double y) {
    arguments[i].setFloat(k, y);
    return evaluateLoss(loss, arguments);
  };
  double wide = (at(x + h) - at(x - h)) / (2 * h);
  double narrow = (at(x + h / 2) - at(x - h / 2)) / h;
  return (4 * narrow - wide) / 3;
}

} // namespace

void trc::test::checkGradient(func::FuncOp function, ModuleOp module) {
  SCOPED_TRACE(function.getName().str());
  func::FuncOp loss = makeLoss(function);
  ASSERT_TRUE(succeeded(verify(module)));
  PassManager passes(module.getContext());
  trc::DifferentiateOptions options;
  options.function = loss.getName().str();
  passes.addPass(trc::createDifferentiate(options));
  ASSERT_TRUE(succeeded(passes.run(module)));
  auto gradient =
      module.lookupSymbol<func::FuncOp>((loss.getName() + ".gradient").str());
  ASSERT_TRUE(gradient);

  SmallVector<Tensor> arguments;
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    arguments.push_back(makeArgument(function, i));
  auto results = trc::reference::evaluate(gradient, arguments);
  ASSERT_TRUE(succeeded(results));
  double value = evaluateLoss(loss, arguments);
  EXPECT_NEAR((*results)[0].getDouble(0), value,
              1e-12 * std::max(1.0, std::abs(value)));

  unsigned next = 1;
  for (unsigned i = 0; i < function.getNumArguments(); ++i) {
    if (!function.getArgAttr(i, "trc.parameter"))
      continue;
    const Tensor &found = (*results)[next++];
    for (int64_t k = 0; k < arguments[i].size(); ++k) {
      double expected = getQuotient(loss, arguments, i, k);
      EXPECT_NEAR(found.getDouble(k), expected,
                  1e-6 * std::max(1.0, std::abs(expected)))
          << "argument " << i << ", element " << k;
    }
  }
  EXPECT_EQ(next, results->size());
}
