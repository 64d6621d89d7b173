//===- ReductionTest.cpp - reduce, windows, map, sort ---------------------===//

#include "KernelTester.h"

#include <cmath>

namespace trc::runtime::host {
namespace {

using Shape = std::vector<int64_t>;

void checkReduce(Shape shape, Shape dimensions, bool known) {
  Shape result;
  for (size_t i = 0; i < shape.size(); ++i)
    if (std::find(dimensions.begin(), dimensions.end(), int64_t(i)) ==
        dimensions.end())
      result.push_back(shape[i]);
  Call call("stablehlo.reduce",
            {randomTensor(F32, shape), Tensor(F32, {}, {0.5})},
            {{F32, result}});
  call.ints("dimensions", dimensions);
  if (known)
    call.text("body", "stablehlo.add");
  else
    call.callees = {addF32};
  ASSERT_EQ(messageOf(call.run()), "");
  std::vector<double> expected(call.results[0].size(), 0.5);
  forEachPoint(shape, [&](const Shape &point) {
    Shape to;
    for (size_t i = 0; i < shape.size(); ++i)
      if (std::find(dimensions.begin(), dimensions.end(), int64_t(i)) ==
          dimensions.end())
        to.push_back(point[i]);
    expected[linear(result, to)] += call.inputs[0].get(linear(shape, point));
  });
  EXPECT_EQ(call.results[0].values(), expected);
}

TEST(Reduce, AnyDimensions) {
  for (bool known : {false, true}) {
    checkReduce({4, 5, 6}, {2}, known);
    checkReduce({4, 5, 6}, {0}, known);
    checkReduce({4, 5, 6}, {1}, known);
    checkReduce({4, 5, 6}, {0, 2}, known);
    checkReduce({4, 5, 6}, {0, 1, 2}, known);
    checkReduce({4, 5, 6}, {}, known);
    checkReduce({3, 0}, {1}, known);
    checkReduce({700, 3}, {1}, known);
    checkReduce({3, 700}, {0}, known);
    checkReduce({}, {}, known);
  }
}

TEST(Reduce, NarrowSumsRunInF32) {
  // 256 + 1 is 256 in bf16: rounded at each step the sum would stay there.
  Call call("stablehlo.reduce",
            {Tensor(BF16, {300}, std::vector<double>(300, 1)),
             Tensor(BF16, {}, {256})},
            {{BF16, {}}});
  call.ints("dimensions", {0}).text("body", "stablehlo.add");
  ASSERT_EQ(messageOf(call.run()), "");
  EXPECT_EQ(call.results[0].get(0), 556);
  call.options.back().text = "stablehlo.maximum";
  ASSERT_EQ(messageOf(call.run()), "");
  EXPECT_EQ(call.results[0].get(0), 256);
}

TEST(Reduce, SeveralTensors) {
  // The index of the largest element.
  Callee larger = [](void *const *o, int64_t, int64_t, void *) {
    bool second = *static_cast<float *>(o[2]) > *static_cast<float *>(o[0]);
    *static_cast<float *>(o[4]) = *static_cast<float *>(o[second ? 2 : 0]);
    *static_cast<int32_t *>(o[5]) = *static_cast<int32_t *>(o[second ? 3 : 1]);
  };
  Call call("stablehlo.reduce",
            {Tensor(F32, {2, 3}, {1, 5, 2, 9, 3, 9}),
             Tensor(I32, {2, 3}, {0, 1, 2, 0, 1, 2}),
             Tensor(F32, {}, {-INFINITY}), Tensor(I32, {}, {-1})},
            {{F32, {2}}, {I32, {2}}});
  call.ints("dimensions", {1});
  call.callees = {larger};
  ASSERT_EQ(messageOf(call.run()), "");
  EXPECT_EQ(call.results[0].values(), (std::vector<double>{5, 9}));
  EXPECT_EQ(call.results[1].values(), (std::vector<double>{1, 0}));
}

TEST(Reduce, Map) {
  Call call("stablehlo.map",
            {randomTensor(F32, {30}, 1), randomTensor(F32, {30}, 2)},
            {{F32, {30}}});
  call.ints("dimensions", {0});
  call.callees = {addF32};
  ASSERT_EQ(messageOf(call.run()), "");
  for (int64_t i = 0; i < 30; ++i)
    EXPECT_EQ(call.results[0].get(i),
              call.inputs[0].get(i) + call.inputs[1].get(i));
}

struct TestWindow {
  Shape size, steps, base, dilation, padding;
};

/// The element under a window position; nothing for padding and gaps.
std::optional<int64_t> under(const Shape &shape, const TestWindow &w,
                             const Shape &place, const Shape &position) {
  Shape at(shape.size());
  for (size_t i = 0; i < shape.size(); ++i) {
    int64_t x =
        place[i] * w.steps[i] + position[i] * w.dilation[i] - w.padding[2 * i];
    if (x < 0 || x % w.base[i] || x / w.base[i] >= shape[i])
      return std::nullopt;
    at[i] = x / w.base[i];
  }
  return linear(shape, at);
}

TEST(Window, ReduceWindow) {
  const TestWindow windows[] = {
      {{2, 3}, {2, 1}, {1, 1}, {1, 1}, {0, 0, 0, 0}},
      {{2, 3}, {1, 2}, {2, 1}, {1, 2}, {1, 2, 3, 0}},
      {{3, 1}, {1, 1}, {1, 3}, {2, 1}, {-1, 0, 2, -1}},
      // Running sums, from either end and along either dimension.
      {{7, 1}, {1, 1}, {1, 1}, {1, 1}, {6, 0, 0, 0}},
      {{1, 6}, {1, 1}, {1, 1}, {1, 1}, {0, 0, 5, 0}},
      {{1, 6}, {1, 1}, {1, 1}, {1, 1}, {0, 0, 0, 5}},
  };
  for (const TestWindow &w : windows)
    for (bool known : {false, true}) {
      Shape shape = {7, 6}, result;
      for (size_t i = 0; i < 2; ++i) {
        int64_t padded = (shape[i] - 1) * w.base[i] + 1 + w.padding[2 * i] +
                         w.padding[2 * i + 1];
        int64_t span = (w.size[i] - 1) * w.dilation[i] + 1;
        result.push_back(span > padded ? 0 : (padded - span) / w.steps[i] + 1);
      }
      Call call("stablehlo.reduce_window",
                {randomTensor(F32, shape), Tensor(F32, {}, {0.5})},
                {{F32, result}});
      call.ints("window_dimensions", w.size).ints("window_strides", w.steps);
      call.ints("base_dilations", w.base).ints("window_dilations", w.dilation);
      call.ints("padding", w.padding);
      if (known)
        call.text("body", "stablehlo.add");
      else
        call.callees = {addF32};
      ASSERT_EQ(messageOf(call.run()), "");
      forEachPoint(result, [&](const Shape &place) {
        double sum = 0.5;
        forEachPoint(w.size, [&](const Shape &position) {
          auto at = under(shape, w, place, position);
          sum += at ? call.inputs[0].get(*at) : 0.5;
        });
        EXPECT_EQ(call.results[0].get(linear(result, place)), sum);
      });
    }
}

/// More rows than lanes and more steps than a panel, from zero.
TEST(Window, RunningSums) {
  for (bool last : {false, true})
    for (ElementType type : {F32, BF16, I32}) {
      Shape shape = {last ? 21 : 70, last ? 70 : 21};
      Call call("stablehlo.reduce_window",
                {randomTensor(type, shape), Tensor(type, {}, {0})},
                {{type, shape}});
      call.ints("window_dimensions", {last ? 1 : 70, last ? 70 : 1});
      call.ints("padding", {last ? 0 : 69, 0, last ? 69 : 0, 0});
      call.text("body", "stablehlo.add");
      ASSERT_EQ(messageOf(call.run()), "");
      Tensor expected(type, shape);
      for (int64_t row = 0; row < 21; ++row) {
        double sum = 0;
        for (int64_t i = 0; i < 70; ++i) {
          int64_t at = last ? row * 70 + i : i * 21 + row;
          sum += call.inputs[0].get(at);
          expected.set(at, sum);
        }
      }
      EXPECT_EQ(call.results[0].values(), expected.values());
    }
}

TEST(Window, SelectAndScatter) {
  Call call("stablehlo.select_and_scatter",
            {randomTensor(F32, {3, 6, 5}, 1), randomTensor(F32, {3, 3, 4}, 2),
             Tensor(F32, {}, {0.25})},
            {{F32, {3, 6, 5}}});
  call.ints("window_dimensions", {1, 3, 2}).ints("window_strides", {1, 2, 1});
  call.ints("padding", {0, 0, 0, 1, 0, 0});
  call.callees = {greaterEqualF32, addF32};
  ASSERT_EQ(messageOf(call.run()), "");
  TestWindow w{{1, 3, 2}, {1, 2, 1}, {1, 1, 1}, {1, 1, 1}, {0, 0, 0, 1, 0, 0}};
  std::vector<double> expected(90, 0.25);
  forEachPoint({3, 3, 4}, [&](const Shape &place) {
    std::optional<int64_t> kept;
    forEachPoint(w.size, [&](const Shape &position) {
      auto at = under({3, 6, 5}, w, place, position);
      if (at && (!kept || call.inputs[0].get(*at) > call.inputs[0].get(*kept)))
        kept = at;
    });
    expected[*kept] += call.inputs[1].get(linear({3, 3, 4}, place));
  });
  EXPECT_EQ(call.results[0].values(), expected);
}

TEST(Sort, StableAlongAnyDimension) {
  for (Shape shape : {Shape{50}, Shape{5, 40}, Shape{3, 20, 2}, Shape{9001}})
    for (int64_t dimension = 0; dimension < int64_t(shape.size());
         ++dimension) {
      Call call("stablehlo.sort",
                {randomTensor(F32, shape), Tensor(I32, shape)},
                {{F32, shape}, {I32, shape}});
      for (int64_t i = 0; i < call.inputs[1].size(); ++i)
        call.inputs[1].setInt(i, i);
      call.ints("dimension", {dimension}).ints("is_stable", {1});
      call.callees = {[](void *const *o, int64_t, int64_t, void *) {
        *static_cast<uint8_t *>(o[4]) =
            *static_cast<float *>(o[0]) < *static_cast<float *>(o[1]);
      }};
      ASSERT_EQ(messageOf(call.run()), "");
      Shape outer = shape;
      outer[dimension] = 1;
      forEachPoint(outer, [&](Shape point) {
        std::vector<int64_t> items;
        for (int64_t i = 0; i < shape[dimension]; ++i) {
          point[dimension] = i;
          items.push_back(linear(shape, point));
        }
        std::vector<int64_t> sorted = items;
        std::sort(sorted.begin(), sorted.end(), [&](int64_t a, int64_t b) {
          double x = call.inputs[0].get(a), y = call.inputs[0].get(b);
          return x != y ? x < y : a < b;
        });
        for (size_t i = 0; i < items.size(); ++i) {
          ASSERT_EQ(call.results[1].getInt(items[i]), sorted[i]);
          ASSERT_EQ(call.results[0].get(items[i]),
                    call.inputs[0].get(sorted[i]));
        }
      });
    }
}

TEST(Sort, TopK) {
  Call call("chlo.top_k",
            {Tensor(F32, {2, 4}, {1, NAN, 3, 3, -0.0, 0.0, -1, -INFINITY})},
            {{F32, {2, 3}}, {I32, {2, 3}}});
  call.ints("k", {3});
  ASSERT_EQ(messageOf(call.run()), "");
  EXPECT_EQ(call.results[1].values(), (std::vector<double>{1, 2, 3, 1, 0, 2}));
  Call integers("chlo.top_k", {Tensor(UI64, {3}, {1, 0, 5})},
                {{UI64, {2}}, {I32, {2}}});
  integers.inputs[0].setInt(1, INT64_MIN); // 2^63
  integers.ints("k", {2});
  ASSERT_EQ(messageOf(integers.run()), "");
  EXPECT_EQ(integers.results[1].values(), (std::vector<double>{1, 2}));
}

} // namespace
} // namespace trc::runtime::host
