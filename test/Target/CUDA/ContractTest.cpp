//===- ContractTest.cpp - the kernel for contractions, run on a CPU -------===//
//
// Against the reference, element by element: all groups of labels in any order,
// every type, sums that are added to. Inputs are small multiples of 1/8, so
// that f32 sums are exact and their order does not show.
//
//===----------------------------------------------------------------------===//

#include "KernelRunner.h"
#include "Target/CUDA/Library/Library.h"

#include "trc/Dialect/Plan/PlanDialect.h"
#include "trc/Reference/Contraction.h"
#include "trc/Reference/Elementwise.h"
#include "trc/Reference/TensorAttr.h"

#include "mlir/IR/Builders.h"

#include <gtest/gtest.h>
#include <random>

namespace trc::cuda {
namespace {

using reference::ElementType;
using reference::Sizes;
using simt::test::DeviceBuffer;
using simt::test::Kernel;
using simt::test::KernelRunner;
using enum ElementType;

reference::Tensor randomTensor(ElementType type, Sizes shape, unsigned seed) {
  reference::Tensor tensor(type, std::move(shape));
  std::mt19937 random(seed);
  for (int64_t i = 0; i < tensor.size(); ++i)
    if (reference::isFloat(type))
      tensor.setFloat(i, (int(random() % 33) - 16) / 8.0);
    else
      tensor.setInt(i, static_cast<int64_t>(random() % 256));
  return tensor;
}

class Contract : public testing::Test {
protected:
  Contract() { context.loadDialect<plan::PlanDialect>(); }

  /// Labels of lhs, rhs and result; with `adds`, to a fourth tensor.
  void check(ElementType in, ElementType out, const Sizes &lhsShape,
             const Sizes &rhsShape, Sizes l, Sizes r, Sizes o,
             bool adds = false) {
    reference::Tensor lhs = randomTensor(in, lhsShape, 1),
                      rhs = randomTensor(in, rhsShape, 2);
    reference::Tensor want = reference::contract(lhs, rhs, l, r, o, out);
    reference::Tensor init = randomTensor(out, want.shape(), 3);
    if (adds)
      want = reference::binary(reference::Binary::Add, init, want);

    LibraryRequest request;
    request.name = "trc.contract";
    auto add = [&](const reference::Tensor &tensor, plan::Access access) {
      request.types.push_back(reference::mlirTypeOf(tensor, &context));
      request.access.push_back(access);
    };
    add(lhs, plan::Access::Read);
    add(rhs, plan::Access::Read);
    if (adds)
      add(init, plan::Access::Read);
    add(want, plan::Access::Write);
    mlir::Builder builder(&context);
    request.options = builder.getDictionaryAttr(
        {builder.getNamedAttr("lhs_dims", builder.getDenseI64ArrayAttr(l)),
         builder.getNamedAttr("rhs_dims", builder.getDenseI64ArrayAttr(r)),
         builder.getNamedAttr("result_dims", builder.getDenseI64ArrayAttr(o))});
    auto emitError = [&] { return mlir::emitError(builder.getUnknownLoc()); };
    request.emitError = emitError;
    llvm::SmallVector<GeneratedKernel, 2> kernels;
    Generator generator = generatorFor("trc.contract");
    ASSERT_NE(generator, nullptr);
    ASSERT_TRUE(mlir::succeeded(generator(request, kernels)));
    if (want.size() == 0) {
      EXPECT_TRUE(kernels.empty());
      return;
    }
    ASSERT_EQ(kernels.size(), 1u);

    const Launch &launch = kernels[0].launch;
    Kernel kernel = device.compile(kernels[0].text, "trc_contract");
    ASSERT_TRUE(kernel) << kernel.log << kernels[0].text;
    DeviceBuffer a = upload(lhs), b = upload(rhs), c = upload(init);
    DeviceBuffer d = device.allocate(want.bytes().size());
    simt::test::LaunchShape shape;
    shape.grid = {static_cast<unsigned>(launch.grid[0]), 1, 1};
    shape.block = static_cast<unsigned>(launch.block);
    EXPECT_EQ(adds ? device.launch(kernel, shape, {a, b, c, d})
                   : device.launch(kernel, shape, {a, b, d}),
              "");
    reference::Tensor got(out, want.shape());
    device.read(d, got.mutableBytes().data());
    for (int64_t i = 0; i < want.size(); ++i)
      ASSERT_EQ(got.getBits(i), want.getBits(i))
          << "element " << i << ": got " << reference::elementText(got, i)
          << ", expected " << reference::elementText(want, i);
  }

  DeviceBuffer upload(const reference::Tensor &tensor) {
    std::vector<uint8_t> bytes(tensor.bytes().begin(), tensor.bytes().end());
    bytes.resize(std::max<size_t>(bytes.size(), 1));
    return device.upload(bytes);
  }

  mlir::MLIRContext context;
  KernelRunner device;
};

TEST_F(Contract, LayoutsAndTiles) {
  check(F32, F32, {5, 7}, {7, 9}, {0, 1}, {1, 2}, {0, 2});
  check(F32, F32, {70, 20}, {80, 20}, {0, 1}, {2, 1}, {0, 2});
  check(F32, F32, {20, 70}, {20, 80}, {1, 0}, {1, 2}, {2, 0});
  check(F32, F32, {1, 40}, {40, 33}, {0, 1}, {1, 2}, {0, 2});
}

TEST_F(Contract, LabelsInAnyOrder) {
  check(F32, F32, {2, 9, 3, 8}, {2, 11, 3, 8}, {0, 1, 2, 3}, {0, 4, 2, 3},
        {0, 2, 1, 4});
  check(F32, F32, {5, 6, 4}, {4, 6, 7}, {1, 2, 0}, {0, 2, 3}, {0, 1, 3});
  check(F32, F32, {4, 5, 6}, {4, 6, 7}, {0, 1, 2}, {0, 2, 3}, {1, 3, 0});
  check(F32, F32, {3, 4, 5}, {5, 2, 6}, {0, 1, 2}, {2, 3, 4}, {0, 3, 1, 4});
}

TEST_F(Contract, EveryType) {
  for (ElementType type :
       {I1, I4, I8, I16, I32, I64, UI4, UI8, UI16, UI32, UI64, F16, BF16, F64})
    check(type, type, {6, 20}, {20, 5}, {0, 1}, {1, 2}, {0, 2});
  check(BF16, F32, {6, 20}, {20, 5}, {0, 1}, {1, 2}, {0, 2});
  check(I8, I32, {6, 20}, {20, 5}, {0, 1}, {1, 2}, {0, 2});
  check(F32, F64, {6, 20}, {20, 5}, {0, 1}, {1, 2}, {0, 2});
}

TEST_F(Contract, EmptyScalarAndPlus) {
  check(F32, F32, {3, 0}, {0, 4}, {0, 1}, {1, 2}, {0, 2});
  check(F32, F32, {0, 3}, {3, 4}, {0, 1}, {1, 2}, {0, 2});
  check(I32, I32, {8}, {8}, {0}, {0}, {});
  check(F32, F32, {3}, {4}, {0}, {1}, {0, 1});
  check(F32, F32, {6, 20}, {20, 5}, {0, 1}, {1, 2}, {2, 0}, /*adds=*/true);
  check(I8, I8, {6, 20}, {20, 5}, {0, 1}, {1, 2}, {0, 2}, /*adds=*/true);
}

} // namespace
} // namespace trc::cuda
