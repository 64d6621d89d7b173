//===- LibraryTest.cpp - what generators promise --------------------------===//
//
// Names, units, workspaces, bytes, errors. What the kernels compute is tested
// by the programs of test/Conformance.
//
//===----------------------------------------------------------------------===//

#include "Target/CUDA/Library/Library.h"
#include "Target/CUDA/Library/AttentionTiling.h"
#include "device/host/kernels/Families.h"

#include "trc/Dialect/Plan/PlanDialect.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace {

using namespace trc;
using testing::HasSubstr;
using testing::Not;

class CudaLibrary : public testing::Test {
protected:
  CudaLibrary() {
    context.loadDialect<plan::PlanDialect, TrcDialect,
                        stablehlo::StableHLODialect>();
    // Errors are expected; the last one is looked at.
    context.getDiagEngine().registerHandler(
        [&](mlir::Diagnostic &diagnostic) { error = diagnostic.str(); });
  }

  /// The kernels of the only call in `call`, on buffers %0 to %5.
  std::vector<cuda::GeneratedKernel> generate(const std::string &call) {
    std::string text = "plan.entry @e inputs [] outputs [] {\n";
    for (int i = 0; i < 6; ++i)
      text += "%" + std::to_string(i) + " = plan.buffer arena 1099511627776\n";
    auto module =
        mlir::parseSourceString<mlir::ModuleOp>(text + call + "\n}", &context);
    EXPECT_TRUE(module) << error;
    std::vector<cuda::GeneratedKernel> result;
    if (!module)
      return result;
    module->walk([&](plan::CallOp op) {
      cuda::LibraryRequest request;
      request.name = *op.getLibraryName();
      llvm::DenseMap<mlir::Value, int64_t> numbers;
      for (unsigned i = 0; i < op.getBuffers().size(); ++i) {
        request.types.push_back(op.getTypeOf(i));
        request.access.push_back(op.getAccessOf(i));
        int64_t next = numbers.size();
        int64_t buffer =
            numbers.try_emplace(op.getBuffers()[i], next).first->second;
        request.places.push_back({buffer, op.getOffsets()[i]});
      }
      request.options = op.getOptionsAttr();
      auto emitError = [&] { return op.emitError(); };
      request.emitError = emitError;
      llvm::SmallVector<cuda::GeneratedKernel, 1> kernels;
      cuda::Generator generator = cuda::generatorFor(request.name);
      ASSERT_NE(generator, nullptr);
      succeeded = mlir::succeeded(generator(request, kernels));
      result.assign(kernels.begin(), kernels.end());
    });
    return result;
  }

  mlir::MLIRContext context;
  std::string error;
  bool succeeded = false;
};

TEST_F(CudaLibrary, EveryLibraryKernelOfTheHostHasAGenerator) {
  for (const std::string &name : runtime::host::builtinKernels().names()) {
    // Run by the host, or parts of the products and attention.
    if (name.starts_with("check.") || name.starts_with("trc.attention") ||
        name == "trc.matmul" || name == "stablehlo.dot_general" ||
        name == "stablehlo.custom_call")
      continue;
    EXPECT_NE(cuda::generatorFor(name), nullptr) << name;
  }
}

TEST_F(CudaLibrary, CopiesMoveSixteenBytesWhereAllStepsAllow) {
  auto rows = generate(R"(plan.call "stablehlo.slice"(
      read %0 : tensor<9x16x8xf32>, write %1 : tensor<4x8x8xf32>)
      options {start_indices = array<i64: 2, 8, 0>,
               limit_indices = array<i64: 6, 16, 8>})");
  ASSERT_EQ(rows.size(), 1u);
  EXPECT_THAT(rows[0].text, HasSubstr("uint4"));
  auto odd = generate(R"(plan.call "stablehlo.slice"(
      read %0 : tensor<9x16x7xf32>, write %1 : tensor<4x8x7xf32>)
      options {start_indices = array<i64: 2, 8, 0>,
               limit_indices = array<i64: 6, 16, 7>})");
  ASSERT_EQ(odd.size(), 1u);
  EXPECT_THAT(odd[0].text, HasSubstr("uint4"));
  auto shifted = generate(R"(plan.call "stablehlo.slice"(
      read %0 + 4 : tensor<9x16x8xf32>, write %1 : tensor<4x8x8xf32>)
      options {start_indices = array<i64: 2, 8, 0>,
               limit_indices = array<i64: 6, 16, 8>})");
  ASSERT_EQ(shifted.size(), 1u);
  EXPECT_THAT(shifted[0].text, Not(HasSubstr("uint4")));
}

TEST_F(CudaLibrary, TransposesGoThroughTiles) {
  auto kernels = generate(R"(plan.call "stablehlo.transpose"(
      read %0 : tensor<4x64x48xf32>, write %1 : tensor<4x48x64xf32>)
      options {permutation = array<i64: 0, 2, 1>})");
  ASSERT_EQ(kernels.size(), 1u);
  EXPECT_THAT(kernels[0].text, HasSubstr("tiled = true"));
  EXPECT_EQ(kernels[0].launch.grid[0], 4 * 2 * 2);
}

TEST_F(CudaLibrary, UpdatesInPlaceCopyNothing) {
  const char *update = R"(read %1 : tensor<4x8xf32>,
      read %2 : tensor<i32>, read %3 : tensor<i32>)";
  auto apart =
      generate(std::string("plan.call \"stablehlo.dynamic_update_slice\"("
                           "read %0 : tensor<16x8xf32>, ") +
               update + ", write %4 : tensor<16x8xf32>)");
  EXPECT_EQ(apart.size(), 2u);
  auto inPlace =
      generate(std::string("plan.call \"stablehlo.dynamic_update_slice\"("
                           "read %0 : tensor<16x8xf32>, ") +
               update + ", write %0 : tensor<16x8xf32>)");
  EXPECT_EQ(inPlace.size(), 1u);
}

TEST_F(CudaLibrary, NothingIsLaunchedForNoElements) {
  EXPECT_TRUE(generate(R"(plan.call "stablehlo.reverse"(
      read %0 : tensor<0x3xf32>, write %1 : tensor<0x3xf32>)
      options {dimensions = array<i64: 0>})")
                  .empty());
  EXPECT_TRUE(succeeded);
}

TEST_F(CudaLibrary, SortsByNoMoreDigitsThanKeysHave) {
  auto call = [](const std::string &rows, const std::string &updates) {
    std::string matrix = "tensor<" + rows + "x8xf32>";
    return "plan.call \"trc.scatter_rows\"(read %0 : " + matrix +
           ", read %1 : tensor<" + updates + "xi32>, read %2 : tensor<" +
           updates + "x8xf32>, write %0 : " + matrix +
           ", read_write %3 : tensor<1048576xi8>)";
  };
  // Two kernels a pass, one that adds, one that joins.
  EXPECT_EQ(generate(call("255", "4096")).size(), 2u + 2u);
  EXPECT_EQ(generate(call("256", "4096")).size(), 4u + 2u);
  EXPECT_EQ(generate(call("50257", "4096")).size(), 4u + 2u);
  // One block sorts what fits into its tile.
  EXPECT_EQ(generate(call("50257", "2048")).size(), 1u + 2u);
  // One chunk needs no joining.
  EXPECT_EQ(generate(call("50257", "32")).size(), 1u + 1u);
}

TEST_F(CudaLibrary, RefusesASmallWorkspace) {
  generate(R"(plan.call "trc.scatter_rows"(
      read %0 : tensor<9x8xf32>, read %1 : tensor<64xi32>,
      read %2 : tensor<64x8xf32>, write %0 : tensor<9x8xf32>))");
  EXPECT_FALSE(succeeded);
  EXPECT_EQ(error, "trc.scatter_rows: expected a workspace of 2112 bytes, got "
                   "0");
}

TEST_F(CudaLibrary, RefusesMoreThanPositionsCanNumber) {
  generate(R"(plan.call "chlo.top_k"(
      read %0 : tensor<8192x1048576xf32>, write %1 : tensor<8192x1xf32>,
      write %2 : tensor<8192x1xi32>) options {k = 1 : i64})");
  EXPECT_FALSE(succeeded);
  EXPECT_EQ(error, "chlo.top_k: more than 2^32 elements are not supported");
}

// What a GPT-2 step moves, B = 64: each tensor once, since the tiles of 76
// heads at a time go over what the cache holds. A head that is larger than the
// cache is read by each of its tiles.
TEST(CudaAttentionShape, MovedBytes) {
  cuda::AttentionShape shape;
  shape.batch = 64;
  shape.heads = 12;
  shape.rows = shape.keys = 1024;
  shape.depth = shape.width = 64;
  shape.element = "bf16";
  shape.causal = true;
  constexpr int64_t tensor = 64 * 12 * 1024 * 64 * 2, sums = tensor / 32;
  using enum cuda::AttentionKernel;
  EXPECT_EQ(shape.headsTogether(), 76);
  EXPECT_EQ(countMovedBytes(shape, Forward, 8), 4 * tensor + sums);
  EXPECT_EQ(countMovedBytes(shape, QueryGradient, 8), 6 * tensor + 3 * sums);
  EXPECT_EQ(countMovedBytes(shape, KeyGradient, 8), 6 * tensor + 2 * sums);
  shape.cache = shape.bytesOfHead();
  EXPECT_EQ(shape.headsTogether(), 1);
  EXPECT_EQ(countMovedBytes(shape, Forward, 8), 4 * tensor + sums);
  --shape.cache;
  EXPECT_EQ(countMovedBytes(shape, Forward, 8), 10 * tensor + sums);
  EXPECT_EQ(countMovedBytes(shape, KeyGradient, 8), 12 * tensor + 8 * sums);
  shape.causal = false;
  EXPECT_EQ(countMovedBytes(shape, QueryGradient, 8), 20 * tensor + 3 * sums);
}

} // namespace
