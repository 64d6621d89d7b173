//===- GatherScatterTest.cpp - gather, scatter, scatter_rows --------------===//
//
// The expected results follow the specification word for word: an index for
// each element of the result, or of the updates.
//
//===----------------------------------------------------------------------===//

#include "KernelTester.h"

namespace trc::runtime::host {
namespace {

using Shape = std::vector<int64_t>;

bool has(const Shape &list, int64_t value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

/// Dimension numbers of both operations, by their roles.
struct Numbers {
  Shape offset, collapsed, batching, indicesBatching, map;
  int64_t vectorDim;
};

/// The operand's element for `point` of the result (or the updates); `clamp`
/// with the slice sizes.
Shape target(const Shape &operand, const Tensor &indices, const Numbers &n,
             const Shape &point, const Shape *clamp) {
  Shape vector, window;
  for (size_t i = 0; i < point.size(); ++i)
    (has(n.offset, i) ? window : vector).push_back(point[i]);
  Shape result(operand.size(), 0);
  for (size_t k = 0; k < n.map.size(); ++k) {
    Shape at = vector;
    if (n.vectorDim < static_cast<int64_t>(indices.shape.size()))
      at.insert(at.begin() + n.vectorDim, k);
    int64_t start = indices.getInt(linear(indices.shape, at));
    if (clamp)
      start =
          std::clamp<int64_t>(start, 0, operand[n.map[k]] - (*clamp)[n.map[k]]);
    result[n.map[k]] = start;
  }
  for (size_t k = 0; k < n.batching.size(); ++k) {
    int64_t dim = n.indicesBatching[k];
    result[n.batching[k]] += vector[dim < n.vectorDim ? dim : dim - 1];
  }
  size_t next = 0;
  for (size_t i = 0; i < operand.size(); ++i)
    if (!has(n.collapsed, i) && !has(n.batching, i))
      result[i] += window[next++];
  return result;
}

void checkGather(Shape operand, Tensor indices, Shape result, Numbers n,
                 Shape sizes, ElementType type = F32) {
  Call call("stablehlo.gather", {randomTensor(type, operand), indices},
            {{type, result}});
  call.ints("offset_dims", n.offset).ints("collapsed_slice_dims", n.collapsed);
  call.ints("operand_batching_dims", n.batching);
  call.ints("start_indices_batching_dims", n.indicesBatching);
  call.ints("start_index_map", n.map).ints("index_vector_dim", {n.vectorDim});
  call.ints("slice_sizes", sizes);
  ASSERT_EQ(messageOf(call.run()), "");
  Tensor expected(type, result);
  forEachPoint(result, [&](const Shape &point) {
    Shape from = target(operand, indices, n, point, &sizes);
    copyElement(call.inputs[0], linear(operand, from), expected,
                linear(result, point));
  });
  EXPECT_EQ(call.results[0].data, expected.data);
}

TEST(Gather, RowsAndWindows) {
  // Rows of an embedding; indices outside are clamped.
  checkGather({7, 5}, Tensor(I32, {2, 3}, {0, 6, 3, -4, 100, 2}), {2, 3, 5},
              {{2}, {0}, {}, {}, {0}, 2}, {1, 5});
  checkGather({7, 5}, Tensor(UI8, {4, 1}, {0, 6, 3, 9}), {4, 5},
              {{1}, {0}, {}, {}, {0}, 1}, {1, 5}, BF16);
  // Windows of two dimensions, index vectors along dimension 0, columns first.
  checkGather({6, 7, 2}, Tensor(I64, {2, 3}, {0, 9, 4, 1, 2, -3}), {2, 3, 3, 2},
              {{0, 1, 3}, {}, {}, {}, {1, 0}, 0}, {2, 3, 2});
  // Single elements.
  checkGather({4, 5}, Tensor(I32, {3, 2}, {0, 1, 3, 4, 2, 2}), {3},
              {{}, {0, 1}, {}, {}, {0, 1}, 1}, {1, 1}, F64);
  // No index vectors, and no elements in them.
  checkGather({4, 5}, Tensor(I32, {0}), {0, 5}, {{1}, {0}, {}, {}, {0}, 1},
              {1, 5});
}

TEST(Gather, Batching) {
  // One row of each batch: take_along_axis.
  checkGather({3, 6, 2},
              Tensor(I32, {3, 4, 1}, {0, 1, 2, 3, 5, 4, 3, 2, 9, -1, 0, 3}),
              {3, 4, 2}, {{2}, {1}, {0}, {0}, {1}, 2}, {1, 1, 2});
  checkGather({5, 3}, Tensor(I32, {4, 3}, {0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1}),
              {4, 3}, {{}, {0}, {1}, {1}, {0}, 2}, {1, 1});
}

TEST(Gather, RefusesWhatWouldLeaveTheOperand) {
  Call call("stablehlo.gather", {Tensor(F32, {4, 5}), Tensor(I32, {3, 1})},
            {{F32, {3, 5}}});
  call.ints("offset_dims", {1}).ints("collapsed_slice_dims", {0});
  call.ints("start_index_map", {0}).ints("index_vector_dim", {1});
  call.ints("slice_sizes", {1, 6});
  EXPECT_EQ(messageOf(call.bind()), "stablehlo.gather: dimension 1: a slice of "
                                    "6 does not fit into 5");
}

void checkScatter(Shape operand, Tensor indices, Shape updates, Numbers n,
                  bool known, bool inPlace) {
  Call call(
      "stablehlo.scatter",
      {randomTensor(F32, operand, 1), indices, randomTensor(F32, updates, 2)},
      {{F32, operand}});
  call.ints("update_window_dims", n.offset);
  call.ints("inserted_window_dims", n.collapsed);
  call.ints("input_batching_dims", n.batching);
  call.ints("scatter_indices_batching_dims", n.indicesBatching);
  call.ints("scatter_dims_to_operand_dims", n.map);
  call.ints("index_vector_dim", {n.vectorDim});
  if (known)
    call.text("body", "stablehlo.add");
  else
    call.callees = {addF32};
  if (inPlace)
    call.aliases = {{0, 0}};
  Tensor expected = call.inputs[0];
  forEachPoint(updates, [&](const Shape &point) {
    Shape to = target(operand, indices, n, point, nullptr);
    for (size_t i = 0; i < to.size(); ++i)
      if (to[i] < 0 || to[i] >= operand[i])
        return;
    int64_t at = linear(operand, to);
    expected.set(at,
                 expected.get(at) + call.inputs[2].get(linear(updates, point)));
  });
  ASSERT_EQ(messageOf(call.run()), "");
  EXPECT_EQ(call.results[0].values(), expected.values());
}

TEST(Scatter, AddsAndDrops) {
  for (bool known : {false, true})
    for (bool inPlace : {false, true}) {
      checkScatter({7, 5}, Tensor(I32, {6, 1}, {0, 6, 3, -4, 100, 3}), {6, 5},
                   {{1}, {0}, {}, {}, {0}, 1}, known, inPlace);
      // Windows that overlap and hang over the edge.
      checkScatter({6, 7, 2}, Tensor(I64, {2, 3}, {0, 9, 4, 1, 5, -1}),
                   {2, 3, 3, 2}, {{0, 1, 3}, {}, {}, {}, {1, 0}, 0}, known,
                   inPlace);
      checkScatter({3, 6, 2},
                   Tensor(I32, {3, 4}, {0, 1, 2, 3, 5, 5, 3, 2, 9, -1, 0, 3}),
                   {3, 4, 2}, {{2}, {1}, {0}, {0}, {1}, 2}, known, inPlace);
      checkScatter({4}, Tensor(UI64, {5, 1}, {3, 3, 3, 1, 4}), {5},
                   {{}, {0}, {}, {}, {0}, 1}, known, inPlace);
      checkScatter({4, 600}, Tensor(I32, {3}, {2, 0, 2}), {600, 3},
                   {{0}, {0}, {}, {}, {0}, 1}, known, inPlace);
    }
}

TEST(Scatter, SeveralTensors) {
  // Keeps the update of both where the first is larger.
  Callee keep = [](void *const *o, int64_t, int64_t, void *) {
    float a = *static_cast<float *>(o[0]), b = *static_cast<float *>(o[2]);
    *static_cast<float *>(o[4]) = std::max(a, b);
    *static_cast<int32_t *>(o[5]) = *static_cast<int32_t *>(o[b > a ? 3 : 1]);
  };
  Call call("stablehlo.scatter",
            {Tensor(F32, {3}, {0, 0, 0}), Tensor(I32, {3}, {-1, -1, -1}),
             Tensor(I32, {4, 1}, {0, 2, 0, 1}), Tensor(F32, {4}, {1, 2, 3, -1}),
             Tensor(I32, {4}, {10, 11, 12, 13})},
            {{F32, {3}}, {I32, {3}}});
  call.ints("inserted_window_dims", {0}).ints("index_vector_dim", {1});
  call.ints("scatter_dims_to_operand_dims", {0});
  call.callees = {keep};
  ASSERT_EQ(messageOf(call.run()), "");
  EXPECT_EQ(call.results[0].values(), (std::vector<double>{3, 0, 2}));
  EXPECT_EQ(call.results[1].values(), (std::vector<double>{12, -1, 11}));
}

TEST(ScatterRows, AddsInOrderOfTheIndex) {
  for (ElementType type : {F32, F64, BF16, I32})
    for (int64_t rows : {int64_t(1), int64_t(7), int64_t(5000)})
      for (bool inPlace : {false, true}) {
        int64_t columns = 301, updates = 60;
        Call call("trc.scatter_rows",
                  {randomTensor(type, {rows, columns}, 1),
                   randomTensor(I32, {updates}, 2),
                   randomTensor(type, {updates, columns}, 3)},
                  {{type, {rows, columns}}});
        if (rows > 1000)
          for (int64_t i = 0; i < updates; ++i)
            call.inputs[1].setInt(i, i * 7919 % 9 * 600);
        if (inPlace)
          call.aliases = {{0, 0}};
        Tensor expected = call.inputs[0];
        for (int64_t i = 0; i < updates; ++i) {
          int64_t row = call.inputs[1].getInt(i);
          if (row < 0 || row >= rows)
            continue;
          for (int64_t j = 0; j < columns; ++j)
            expected.set(row * columns + j,
                         expected.get(row * columns + j) +
                             call.inputs[2].get(i * columns + j));
        }
        ASSERT_EQ(messageOf(call.run()), "");
        EXPECT_EQ(call.results[0].data, expected.data) << name(type) << rows;
      }
  Call empty("trc.scatter_rows",
             {Tensor(F32, {3, 2}), Tensor(UI16, {0}), Tensor(F32, {0, 2})},
             {{F32, {3, 2}}});
  EXPECT_EQ(messageOf(empty.run()), "");
}

} // namespace
} // namespace trc::runtime::host
