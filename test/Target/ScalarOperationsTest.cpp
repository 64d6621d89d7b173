//===- ScalarOperationsTest.cpp - the list against those who follow it ----===//
//
// What ScalarOperations.def says of an operation holds in the input language,
// and both devices have a library kernel for where no fused kernel holds it.
//
//===----------------------------------------------------------------------===//

#include "Target/CUDA/Library/Library.h"
#include "device/host/kernels/Families.h"

#include "trc/Dialect/StableHLO/ChloDialect.h"
#include "trc/Dialect/StableHLO/ElementTypes.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Kernel/ScalarOperations.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Verifier.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace {

using namespace trc;
using kernel::Opcode;

class ScalarOperations : public testing::Test {
protected:
  ScalarOperations() {
    context.loadDialect<stablehlo::StableHLODialect, chlo::ChloDialect>();
    context.getDiagEngine().registerHandler([](mlir::Diagnostic &) {});
  }

  mlir::Type tensorOf(ElementType type) {
    return mlir::RankedTensorType::get({4}, mlirTypeOf(type, &context));
  }

  /// Whether the input language has it with so many operands of that type.
  bool verifies(Opcode opcode, unsigned operands, ElementType type) {
    mlir::Builder builder(&context);
    mlir::Location loc = builder.getUnknownLoc();
    mlir::OperationState state(loc, kernel::describe(opcode).operation);
    mlir::Block block;
    for (unsigned i = 0; i < operands; ++i) {
      bool isPredicate = opcode == Opcode::Select && i == 0;
      state.addOperands(block.addArgument(
          tensorOf(isPredicate ? ElementType::I1 : type), loc));
    }
    bool toBoolean = isComparison(opcode) || opcode == Opcode::IsFinite;
    state.addTypes(tensorOf(toBoolean ? ElementType::I1 : type));
    if (isComparison(opcode))
      state.addAttribute("comparison_direction",
                         stablehlo::ComparisonDirectionAttr::get(
                             &context, stablehlo::ComparisonDirection::EQ));
    if (opcode == Opcode::ReducePrecision)
      for (const char *bits : {"exponent_bits", "mantissa_bits"})
        state.addAttribute(bits, builder.getI32IntegerAttr(5));
    mlir::Operation *op = mlir::Operation::create(state);
    bool result = mlir::succeeded(mlir::verify(op));
    op->destroy();
    return result;
  }

  void expectLibraryKernels(const std::string &name) {
    EXPECT_TRUE(mlir::OperationName(name, &context).isRegistered()) << name;
    EXPECT_THAT(runtime::host::builtinKernels().names(),
                testing::Contains(name));
    EXPECT_NE(cuda::generatorFor(name), nullptr) << name;
  }

  mlir::MLIRContext context;
};

TEST_F(ScalarOperations, HaveTheOperandsThatTheLanguageAsksFor) {
  for (unsigned i = 0; i < kernel::numOpcodes; ++i) {
    auto opcode = static_cast<Opcode>(i);
    const kernel::ScalarOperation &row = kernel::describe(opcode);
    SCOPED_TRACE(row.name);
    for (ElementType type : {ElementType::F32, ElementType::I32})
      if (contains(row.types, type))
        for (unsigned operands = 1; operands <= 3; ++operands)
          EXPECT_EQ(verifies(opcode, operands, type), operands == row.operands);
  }
}

TEST_F(ScalarOperations, TakeNoTypeThatTheLanguageRefuses) {
  for (unsigned i = 0; i < kernel::numOpcodes; ++i) {
    auto opcode = static_cast<Opcode>(i);
    const kernel::ScalarOperation &row = kernel::describe(opcode);
    SCOPED_TRACE(row.name);
    for (unsigned j = 0; j < numElementTypes; ++j) {
      auto type = static_cast<ElementType>(j);
      // Kernels compute them, but no program can ask for it.
      if ((opcode == Opcode::Abs || opcode == Opcode::Sign) && isUnsigned(type))
        continue;
      if (contains(row.types, type))
        EXPECT_TRUE(verifies(opcode, row.operands, type)) << name(type);
    }
  }
}

TEST_F(ScalarOperations, HaveLibraryKernelsOnBothDevices) {
  for (const kernel::ScalarOperation &row : kernel::scalarOperations)
    expectLibraryKernels(row.operation);
  for (const kernel::LibraryOperation &row : kernel::libraryOperations)
    expectLibraryKernels(row.operation);
}

} // namespace
