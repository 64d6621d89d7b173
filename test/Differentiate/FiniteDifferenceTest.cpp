//===- FiniteDifferenceTest.cpp - the rules of single operations ----------===//
//
// Every function in Inputs/*.mlir is one small program in f64, made for one
// operation. Its gradient is compared with difference quotients.
//
//===----------------------------------------------------------------------===//

#include "GradientCheck.h"

#include "trc/Pipeline/Register.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Parser/Parser.h"

#include <filesystem>
#include <gtest/gtest.h>

using namespace mlir;

namespace {

class FiniteDifferences : public testing::TestWithParam<std::string> {};

TEST_P(FiniteDifferences, Agree) {
  DialectRegistry registry;
  trc::registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  std::string path =
      std::string(TRC_DIFFERENTIATE_INPUTS) + "/" + GetParam() + ".mlir";
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(path, &context);
  ASSERT_TRUE(module);
  SmallVector<func::FuncOp> functions;
  for (auto function : module->getOps<func::FuncOp>())
    if (function.isPublic())
      functions.push_back(function);
  ASSERT_FALSE(functions.empty());
  for (func::FuncOp function : functions)
    trc::test::checkGradient(function, *module);
}

std::vector<std::string> getInputs() {
  std::vector<std::string> names;
  for (const auto &entry :
       std::filesystem::directory_iterator(TRC_DIFFERENTIATE_INPUTS))
    if (entry.path().extension() == ".mlir")
      names.push_back(entry.path().stem().string());
  std::sort(names.begin(), names.end());
  return names;
}

INSTANTIATE_TEST_SUITE_P(Programs, FiniteDifferences,
                         testing::ValuesIn(getInputs()),
                         [](const auto &info) { return info.param; });

} // namespace
