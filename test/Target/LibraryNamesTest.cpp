//===- LibraryNamesTest.cpp - what no library kernel is there for ---------===//
//
// Each operation that may stand outside of a fusion when libraries are asked
// has a kernel of its name; all others are listed here, with what becomes of
// them. Who adds an operation adds a kernel or a line.
//
//===----------------------------------------------------------------------===//

#include "device/host/kernels/Families.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"

#include "mlir/IR/MLIRContext.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace {

using namespace trc;

class LibraryNames : public testing::Test {
protected:
  LibraryNames() {
    context.loadDialect<TrcDialect, stablehlo::StableHLODialect>();
  }

  /// Operations of a dialect that the language has and no library.
  std::vector<std::string> withoutKernel(llvm::StringRef dialect) {
    const std::vector<std::string> kernels =
        runtime::host::builtinKernels().names();
    std::vector<std::string> names;
    for (mlir::RegisteredOperationName op :
         context.getRegisteredOperationsByDialect(dialect))
      if (!op.hasTrait<OpTrait::Refused>() &&
          !llvm::is_contained(kernels, op.getStringRef()))
        names.push_back(op.getStringRef().str());
    return names;
  }

  mlir::MLIRContext context;
};

TEST_F(LibraryNames, OfTrcTheOnlyOneThatStaysIsOfKernels) {
  EXPECT_THAT(withoutKernel("trc"),
              testing::UnorderedElementsAre(
                  // Kernels and what stands in them.
                  "trc.fusion", "trc.yield",
                  // A place that no command makes.
                  "trc.empty",
                  // Gone after `assemble`.
                  "trc.training_step",
                  // Expanded by `specialize` (specialize_c1).
                  "trc.layer_norm", "trc.embedding", "trc.head_loss",
                  "trc.head_loss_gradient",
                  // What is in a fusion whatever its size (`isOnlyOfKernels`).
                  "trc.random_bits"));
}

TEST_F(LibraryNames, OfStableHloNoneStaysThatNobodyRuns) {
  EXPECT_THAT(withoutKernel("stablehlo"),
              testing::UnorderedElementsAre(
                  // Control flow and data of the plan.
                  "stablehlo.while", "stablehlo.if", "stablehlo.case",
                  "stablehlo.return", "stablehlo.constant",
                  "stablehlo.after_all",
                  // Gone after `simplify` (simplify_c1, simplify_c2).
                  "stablehlo.composite", "stablehlo.tuple",
                  "stablehlo.get_tuple_element",
                  // Of what runs between ranks.
                  "stablehlo.all_gather", "stablehlo.all_reduce",
                  "stablehlo.all_to_all", "stablehlo.collective_broadcast",
                  "stablehlo.collective_permute", "stablehlo.reduce_scatter",
                  // By the name of what is called.
                  "stablehlo.custom_call"));
}

} // namespace
