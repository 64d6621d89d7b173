//===- OperandNamesTest.cpp - calls whose tensors are named ---------------===//
//
// A call says what its tensors are called, and no kernel is bound to one that
// has them in another order.
//
//===----------------------------------------------------------------------===//

#include "device/host/kernels/OperandNames.h"

#include <gtest/gtest.h>

namespace trc::runtime::host {
namespace {

/// The fault of a call of `kernel` with such tensors, empty where it has none.
std::string faultOf(std::string_view kernel,
                    std::vector<std::string_view> names) {
  std::vector<OperandType> operands(names.size());
  for (size_t i = 0; i < names.size(); ++i)
    operands[i].name = names[i];
  BindRequest request = {};
  request.name = kernel;
  request.operands = operands;
  return checkOperandNames(request).message();
}

TEST(OperandNames, AreThoseOfTheList) {
  EXPECT_EQ(faultOf("stablehlo.gather", {"operand", "start_indices", "result"}),
            "");
  EXPECT_EQ(faultOf("stablehlo.gather", {"start_indices", "operand", "result"}),
            "operand 0: expected 'operand', got 'start_indices'");
  EXPECT_EQ(faultOf("stablehlo.gather", {"operand", "start_indices"}),
            "operand 2: expected 'result', got none");
  EXPECT_EQ(faultOf("stablehlo.gather",
                    {"operand", "start_indices", "result", "result"}),
            "operand 3: 'result' is one too many");
}

TEST(OperandNames, MayStandForSeveral) {
  EXPECT_EQ(
      faultOf("stablehlo.reduce", {"inputs.0", "inputs.1", "init_values.0",
                                   "init_values.1", "results.0", "results.1"}),
      "");
  EXPECT_EQ(faultOf("stablehlo.scatter",
                    {"inputs", "updates", "scatter_indices", "results"}),
            "operand 1: expected 'scatter_indices', got 'updates'");
  EXPECT_EQ(faultOf("stablehlo.sort", {"inputs", "inputsOf", "results"}),
            "operand 1: 'inputsOf' is one too many");
}

TEST(OperandNames, MayBeAbsentWhereTheListSaysSo) {
  EXPECT_EQ(faultOf("trc.contract", {"lhs", "rhs", "result"}), "");
  EXPECT_EQ(faultOf("trc.contract", {"lhs", "rhs", "init", "result"}), "");
  EXPECT_EQ(faultOf("trc.contract", {"lhs", "init", "result"}),
            "operand 1: expected 'rhs', got 'init'");
}

TEST(OperandNames, OfWhatIsNotListedHaveSides) {
  EXPECT_EQ(faultOf("stablehlo.subtract", {"lhs", "rhs", "result"}), "");
  EXPECT_EQ(faultOf("stablehlo.subtract", {"rhs", "lhs", "result"}),
            "operand 0: expected 'lhs', got 'rhs'");
  EXPECT_EQ(faultOf("a.kernel.of.a.user", {"from", "to"}), "");
}

TEST(OperandNames, OfACustomCallAreInTheKernelsOrder) {
  EXPECT_EQ(faultOf("check.expect_close", {"actual", "expected"}), "");
  EXPECT_EQ(faultOf("check.expect_close", {"inputs.0", "inputs.1"}), "");
  EXPECT_EQ(faultOf("check.expect_close", {"expected", "actual"}),
            "operand 0: expected 'actual', got 'expected'");
}

TEST(OperandNames, OfOlderProgramsAreNotThere) {
  EXPECT_EQ(faultOf("stablehlo.gather", {"", "", ""}), "");
}

} // namespace
} // namespace trc::runtime::host
