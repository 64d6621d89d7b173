//===- ImageFormTest.cpp - kernels that share an image --------------------===//
//
// Code for maps of any number of elements does what the interpreter does, for
// sizes around those of its blocks; and a form keeps what code depends on.
//
//===----------------------------------------------------------------------===//

#include "Compare.h"
#include "RandomKernels.h"

#include "trc/Target/Host/ImageForm.h"

namespace trc::host {
namespace {

using namespace trc::kernel;

TEST(ImageForm, RandomMapsOfAnySize) {
  CompareOptions options;
  options.range = 1024;
  options.isAnySize = true;
  unsigned compared = 0;
  for (unsigned seed = 1; compared < 40 && !testing::Test::HasFailure();
       ++seed) {
    const Kernel kernel = makeRandomKernel(seed);
    if (!kernel.vectorParallel)
      continue;
    SCOPED_TRACE("seed " + std::to_string(seed));
    options.seed = seed;
    compareWithInterpreter(kernel, options);
    ++compared;
  }
}

/// y[i] = x[i + 3] of `elements`, x having three more and `larger` ones.
Kernel makeMap(int64_t elements, ElementType type, int64_t larger = 0) {
  Kernel kernel;
  kernel.name = "map" + std::to_string(elements);
  kernel.buffers = {{type, Buffer::Kind::Operand, elements + 3 + larger, false},
                    {type, Buffer::Kind::Operand, elements, true}};
  kernel.parallel = {elements};
  kernel.vectorParallel = true;
  kernel.registers = {type};
  Statement load;
  load.kind = Statement::Kind::Load;
  load.result = 0;
  load.access.index = {3, {{0, 1}}};
  Statement store;
  store.kind = Statement::Kind::Store;
  store.operands = {0};
  store.access.buffer = 1;
  store.access.index = {0, {{0, 1}}};
  kernel.body = {load, store};
  return kernel;
}

TEST(ImageForm, MapsAroundTheirBlocks) {
  CompareOptions options;
  options.isAnySize = true;
  options.range = 1024;
  for (ElementType type : {ElementType::F32, ElementType::I8, ElementType::BF16,
                           ElementType::F64, ElementType::I1})
    for (int64_t elements :
         {1, 2, 15, 16, 17, 63, 64, 65, 127, 1024, 1025, 2047})
      compareWithInterpreter(makeMap(elements, type), options);
}

TEST(ImageForm, KeepsWhatCodeDependsOn) {
  const auto known = [](const Kernel &kernel) {
    return toString(imageForm(kernel));
  };
  const auto any = [](const Kernel &kernel) {
    return toString(imageFormOfAnySize(kernel));
  };
  const Kernel map = makeMap(100, ElementType::F32);
  EXPECT_EQ(known(map), known(makeMap(100, ElementType::F32, /*larger=*/50)));
  EXPECT_NE(known(map), known(makeMap(101, ElementType::F32)));
  EXPECT_EQ(any(map), any(makeMap(101, ElementType::F32)));
  EXPECT_NE(any(map), any(makeMap(129, ElementType::F32)));
  EXPECT_NE(any(map), any(makeMap(100, ElementType::F64)));
  // Indices of 32 bits do not reach so far.
  EXPECT_NE(any(map),
            any(makeMap(100, ElementType::F32, /*larger=*/int64_t(1) << 31)));
  // Rows are counted by whoever calls; scratch lies one behind the other.
  Kernel rows = map;
  rows.vectorParallel = false;
  rows.parallel = {100, 7};
  Kernel more = rows;
  more.parallel[0] = 101;
  EXPECT_EQ(known(rows), known(more));
  more.parallel[1] = 8;
  EXPECT_NE(known(rows), known(more));
  rows.buffers.push_back({ElementType::F32, Buffer::Kind::Scratch, 7, true});
  more = rows;
  more.buffers.back().elements = 8;
  EXPECT_NE(known(rows), known(more));
}

} // namespace
} // namespace trc::host
