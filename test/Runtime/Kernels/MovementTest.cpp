//===- MovementTest.cpp - operations that only move elements --------------===//

#include "KernelTester.h"

namespace trc::runtime::host {
namespace {

using Shape = std::vector<int64_t>;

/// Runs `call` and expects result[p] = input 0 at `source(p)`; where that is
/// empty, input 1.
template <typename Source> void expectMoved(Call &call, Source source) {
  ASSERT_EQ(messageOf(call.run()), "");
  const Tensor &result = call.results[0];
  Tensor expected(result.type, result.shape);
  forEachPoint(result.shape, [&](const Shape &point) {
    std::optional<Shape> from = source(point);
    if (from)
      copyElement(call.inputs[0], linear(call.inputs[0].shape, *from), expected,
                  linear(result.shape, point));
    else
      copyElement(call.inputs[1], 0, expected, linear(result.shape, point));
  });
  EXPECT_EQ(result.data, expected.data) << call.name;
}

void checkTranspose(ElementType type, Shape shape, Shape permutation) {
  Shape result;
  for (int64_t dimension : permutation)
    result.push_back(shape[dimension]);
  Call call{
      "stablehlo.transpose", {randomTensor(type, shape)}, {{type, result}}};
  call.ints("permutation", permutation);
  expectMoved(call, [&](const Shape &point) -> std::optional<Shape> {
    Shape from(point.size());
    for (size_t i = 0; i < point.size(); ++i)
      from[permutation[i]] = point[i];
    return from;
  });
}

TEST(Movement, Transpose) {
  checkTranspose(F32, {3, 5}, {1, 0});
  checkTranspose(F32, {300, 170}, {1, 0});
  checkTranspose(F64, {2, 70, 3, 40}, {0, 2, 1, 3});
  checkTranspose(BF16, {2, 70, 3, 40}, {3, 2, 1, 0});
  checkTranspose(I8, {4, 5, 200}, {2, 0, 1});
  checkTranspose(F32, {1, 5, 1}, {2, 1, 0});
  checkTranspose(F32, {0, 5}, {1, 0});
  checkTranspose(I1, {}, {});
}

TEST(Movement, BroadcastInDim) {
  auto check = [](Shape in, Shape out, Shape dims) {
    Call call{
        "stablehlo.broadcast_in_dim", {randomTensor(F32, in)}, {{F32, out}}};
    call.ints("broadcast_dimensions", dims);
    expectMoved(call, [&](const Shape &point) -> std::optional<Shape> {
      Shape from(in.size());
      for (size_t i = 0; i < in.size(); ++i)
        from[i] = in[i] == 1 ? 0 : point[dims[i]];
      return from;
    });
  };
  check({}, {3, 4}, {});
  check({4}, {3, 4}, {1});
  check({3}, {3, 4}, {0});
  check({1, 4}, {3, 4}, {0, 1});
  check({2, 3}, {3, 5, 2}, {2, 0});
  check({40, 50}, {50, 3, 40}, {2, 0});
  check({0}, {3, 0}, {1});
}

TEST(Movement, SliceAndReverse) {
  Call slice{
      "stablehlo.slice", {randomTensor(I16, {7, 9, 4})}, {{I16, {3, 2, 4}}}};
  slice.ints("start_indices", {1, 2, 0}).ints("limit_indices", {6, 8, 4});
  slice.ints("strides", {2, 3, 1});
  expectMoved(slice, [](const Shape &p) -> std::optional<Shape> {
    return Shape{1 + 2 * p[0], 2 + 3 * p[1], p[2]};
  });
  Call reverse{
      "stablehlo.reverse", {randomTensor(F64, {7, 9, 4})}, {{F64, {7, 9, 4}}}};
  reverse.ints("dimensions", {0, 2});
  expectMoved(reverse, [](const Shape &p) -> std::optional<Shape> {
    return Shape{6 - p[0], p[1], 3 - p[2]};
  });
}

TEST(Movement, Concatenate) {
  Call call{"stablehlo.concatenate",
            {randomTensor(F32, {2, 3}, 1), randomTensor(F32, {2, 0}, 2),
             randomTensor(F32, {2, 4}, 3)},
            {{F32, {2, 7}}}};
  call.ints("dimension", {1});
  ASSERT_EQ(messageOf(call.run()), "");
  for (int64_t i = 0; i < 2; ++i)
    for (int64_t j = 0; j < 7; ++j)
      EXPECT_EQ(call.results[0].get(i * 7 + j),
                j < 3 ? call.inputs[0].get(i * 3 + j)
                      : call.inputs[2].get(i * 4 + j - 3));
}

TEST(Movement, Pad) {
  auto check = [](Shape in, Shape low, Shape high, Shape interior) {
    Shape out;
    for (size_t i = 0; i < in.size(); ++i)
      out.push_back(std::max<int64_t>(
          0, low[i] + high[i] +
                 (in[i] ? (in[i] - 1) * (interior[i] + 1) + 1 : 0)));
    Call call{"stablehlo.pad",
              {randomTensor(F32, in), Tensor(F32, {}, {99})},
              {{F32, out}}};
    call.ints("edge_padding_low", low).ints("edge_padding_high", high);
    call.ints("interior_padding", interior);
    expectMoved(call, [&](const Shape &p) -> std::optional<Shape> {
      Shape from(p.size());
      for (size_t i = 0; i < p.size(); ++i) {
        int64_t at = p[i] - low[i], step = interior[i] + 1;
        if (at < 0 || at % step || at / step >= in[i])
          return std::nullopt;
        from[i] = at / step;
      }
      return from;
    });
  };
  check({3, 4}, {1, 2}, {0, 3}, {0, 0});
  check({3, 4}, {0, 0}, {0, 0}, {2, 1});
  check({5, 6}, {-1, -2}, {-2, 1}, {0, 0});
  check({5, 6}, {-2, 3}, {-3, -4}, {1, 2});
  check({3}, {-5}, {6}, {1});
  check({0, 2}, {1, 0}, {1, 0}, {3, 0});
}

TEST(Movement, DynamicSliceClamps) {
  for (auto [start, expected] :
       {std::pair<int64_t, int64_t>{2, 2}, {-5, 0}, {100, 4}, {INT64_MIN, 0}}) {
    Call call{
        "stablehlo.dynamic_slice",
        {randomTensor(F32, {7, 5}), Tensor(I64, {}), Tensor(UI8, {}, {1})},
        {{F32, {3, 4}}}};
    call.inputs[1].setInt(0, start);
    call.ints("slice_sizes", {3, 4});
    ASSERT_EQ(messageOf(call.run()), "");
    for (int64_t i = 0; i < 3; ++i)
      for (int64_t j = 0; j < 4; ++j)
        EXPECT_EQ(call.results[0].get(i * 4 + j),
                  call.inputs[0].get((expected + i) * 5 + 1 + j));
  }
}

TEST(Movement, DynamicUpdateSliceApartAndInPlace) {
  for (bool inPlace : {false, true}) {
    Call call{"stablehlo.dynamic_update_slice",
              {randomTensor(F32, {7, 5}, 1), randomTensor(F32, {2, 3}, 2),
               Tensor(I32, {}, {6}), Tensor(I32, {}, {1})},
              {{F32, {7, 5}}}};
    if (inPlace)
      call.aliases = {{0, 0}};
    Tensor expected = call.inputs[0];
    for (int64_t i = 0; i < 2; ++i)
      for (int64_t j = 0; j < 3; ++j)
        copyElement(call.inputs[1], i * 3 + j, expected, (5 + i) * 5 + 1 + j);
    ASSERT_EQ(messageOf(call.run()), "");
    EXPECT_EQ(call.results[0].data, expected.data);
  }
}

// What is updated in place is not copied: no worker is woken for it.
TEST(Movement, InPlaceThereIsNothingToCopy) {
  Call call{"stablehlo.dynamic_update_slice",
            {Tensor(F32, {700, 50}), Tensor(F32, {1, 50}), Tensor(I32, {}),
             Tensor(I32, {})},
            {{F32, {700, 50}}}};
  ASSERT_EQ(messageOf(call.bind()), "");
  float whole[2], row, at;
  void *apart[] = {&whole[0], &row, &at, &at, &whole[1]};
  void *inPlace[] = {&whole[0], &row, &at, &at, &whole[0]};
  EXPECT_GT(call.kernel->extentOf(0, apart), 0);
  EXPECT_EQ(call.kernel->extentOf(0, inPlace), 0);
  EXPECT_EQ(call.kernel->extentOf(1, inPlace), call.kernel->extentOf(1, apart));
}

TEST(Movement, IotaInEveryType) {
  for (ElementType type : {I4, I8, UI16, I32, UI64, F16, BF16, F32, F64}) {
    Call call{"stablehlo.iota", {}, {{type, {3, 5, 2}}}};
    call.ints("iota_dimension", {1});
    ASSERT_EQ(messageOf(call.run()), "");
    forEachPoint({3, 5, 2}, [&](const Shape &p) {
      EXPECT_EQ(call.results[0].get(linear({3, 5, 2}, p)), double(p[1]));
    });
  }
}

TEST(Movement, CopiesAndFills) {
  Call reshape{
      "stablehlo.reshape", {randomTensor(F64, {6, 4})}, {{F64, {3, 8}}}};
  ASSERT_EQ(messageOf(reshape.run()), "");
  EXPECT_EQ(reshape.results[0].data, reshape.inputs[0].data);
  Call barrier{"stablehlo.optimization_barrier",
               {randomTensor(F32, {40}), randomTensor(I8, {3}, 5)},
               {{F32, {40}}, {I8, {3}}}};
  barrier.aliases = {{0, 0}};
  ASSERT_EQ(messageOf(barrier.run()), "");
  EXPECT_EQ(barrier.results[0].data, barrier.inputs[0].data);
  EXPECT_EQ(barrier.results[1].data, barrier.inputs[1].data);
  Call fill{"trc.fill", {}, {{BF16, {5}}}};
  fill.number("value", 1.5);
  ASSERT_EQ(messageOf(fill.run()), "");
  EXPECT_EQ(fill.results[0].values(), std::vector<double>(5, 1.5));
}

} // namespace
} // namespace trc::runtime::host
