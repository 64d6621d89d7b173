//===- ContractTest.cpp - trc.contract against plain loops ----------------===//

#include "KernelTester.h"

#include "device/host/kernels/Blas.h"

#include <map>
#include <random>
#include <thread>

namespace trc::runtime::host {
namespace {

using Labels = std::vector<int64_t>;

/// Sums over all labels by plain recursion, in double.
std::vector<double> expected(const Tensor &lhs, const Tensor &rhs,
                             const Labels &l, const Labels &r, const Labels &o,
                             std::vector<int64_t> &shape) {
  // Every label's extent, and its stride in each tensor.
  struct Label {
    int64_t extent, lhs, rhs, out;
  };
  std::map<int64_t, Label> labels;
  for (size_t i = 0; i < l.size(); ++i)
    labels[l[i]].extent = lhs.shape[i];
  for (size_t i = 0; i < r.size(); ++i)
    labels[r[i]].extent = rhs.shape[i];
  auto setStrides = [&](const Labels &list, int64_t Label::*stride) {
    int64_t size = 1;
    for (size_t i = list.size(); i-- > 0; size *= labels[list[i]].extent)
      labels[list[i]].*stride = size;
    return size;
  };
  setStrides(l, &Label::lhs);
  setStrides(r, &Label::rhs);
  std::vector<double> result(setStrides(o, &Label::out));
  shape.clear();
  for (int64_t label : o)
    shape.push_back(labels[label].extent);
  std::vector<Label> list;
  int64_t total = 1;
  for (auto [id, label] : labels) {
    list.push_back(label);
    total *= label.extent;
  }
  std::vector<double> left = lhs.values(), right = rhs.values();
  for (int64_t i = 0; i < total; ++i) {
    int64_t rest = i, a = 0, b = 0, c = 0;
    for (const Label &label : list) {
      a += rest % label.extent * label.lhs;
      b += rest % label.extent * label.rhs;
      c += rest % label.extent * label.out;
      rest /= label.extent;
    }
    result[c] += left[a] * right[b];
  }
  return result;
}

void check(ElementType in, ElementType out,
           const std::vector<int64_t> &lhsShape,
           const std::vector<int64_t> &rhsShape, const Labels &l,
           const Labels &r, const Labels &o) {
  Call call;
  call.name = "trc.contract";
  call.inputs = {randomTensor(in, lhsShape, 1), randomTensor(in, rhsShape, 2)};
  std::vector<int64_t> shape;
  std::vector<double> want =
      expected(call.inputs[0], call.inputs[1], l, r, o, shape);
  call.results = {Tensor(out, shape)};
  call.ints("lhs_dims", l).ints("rhs_dims", r).ints("result_dims", o);
  ASSERT_EQ(messageOf(call.run()), "");
  // Inputs are multiples of 1/8, so sums are exact until the last rounding.
  Tensor rounded(out, shape);
  for (size_t i = 0; i < want.size(); ++i)
    rounded.set(i, out == I1 ? want[i] != 0 : want[i]);
  EXPECT_EQ(call.results[0].values(), rounded.values());
}

TEST(Contract, MatrixProductsInAllLayouts) {
  for (auto [m, n, k] :
       {std::array{5, 7, 9}, std::array{64, 33, 128}, std::array{150, 257, 70},
        std::array{1, 40, 30}, std::array{40, 1, 30}, std::array{3, 4, 1}}) {
    check(F32, F32, {m, k}, {k, n}, {0, 1}, {1, 2}, {0, 2});
    check(F32, F32, {m, k}, {n, k}, {0, 1}, {2, 1}, {0, 2});
    check(F32, F32, {k, m}, {k, n}, {1, 0}, {1, 2}, {0, 2});
    check(F32, F32, {k, m}, {n, k}, {1, 0}, {2, 1}, {0, 2});
    check(F32, F32, {m, k}, {k, n}, {0, 1}, {1, 2}, {2, 0});
  }
}

TEST(Contract, AttentionInPlace) {
  // [B,T,H,D] x [B,S,H,D] -> [B,H,T,S], then [B,H,T,S] x [B,S,H,D] -> [B,T,H,D]
  check(F32, F32, {2, 9, 3, 8}, {2, 11, 3, 8}, {0, 1, 2, 3}, {0, 4, 2, 3},
        {0, 2, 1, 4});
  check(F32, F32, {2, 3, 9, 11}, {2, 11, 3, 8}, {0, 2, 1, 4}, {0, 4, 2, 3},
        {0, 1, 2, 3});
}

TEST(Contract, DimensionsThatHaveToBePacked) {
  // Batch innermost in lhs and in the result.
  check(F32, F32, {5, 6, 4}, {4, 6, 7}, {1, 2, 0}, {0, 2, 3}, {0, 1, 3});
  check(F32, F32, {4, 5, 6}, {4, 6, 7}, {0, 1, 2}, {0, 2, 3}, {1, 3, 0});
  // Sums over two labels in different orders.
  check(F32, F32, {5, 6, 4}, {4, 6, 7}, {0, 1, 2}, {2, 1, 3}, {0, 3});
  // Rows and columns interleaved in the result.
  check(F32, F32, {3, 4, 5}, {5, 2, 6}, {0, 1, 2}, {2, 3, 4}, {0, 3, 1, 4});
  check(F32, F32, {3, 600, 5}, {5, 2, 6}, {0, 1, 2}, {2, 3, 4}, {3, 1, 4, 0});
  check(F32, F32, {40, 700, 3}, {700, 3, 30}, {0, 1, 2}, {1, 2, 3}, {3, 0});
}

TEST(Contract, EveryType) {
  for (ElementType type : {I8, I16, I32, I64, UI8, UI32, UI64, F16, BF16, F64})
    check(type, type, {6, 20}, {20, 5}, {0, 1}, {1, 2}, {0, 2});
  check(BF16, F32, {6, 20}, {20, 5}, {0, 1}, {1, 2}, {0, 2});
  check(F16, F32, {300, 600}, {600, 50}, {0, 1}, {1, 2}, {0, 2});
  check(I8, I32, {6, 20}, {20, 5}, {0, 1}, {1, 2}, {0, 2});
  check(F32, F64, {6, 20}, {20, 5}, {0, 1}, {1, 2}, {0, 2});
  check(I1, I1, {6, 20}, {20, 5}, {0, 1}, {1, 2}, {0, 2});
}

// From 2^14 multiplications on the host multiplies bf16 as such, where it can.
TEST(Contract, Bf16InAllLayouts) {
  // One block; blocks of one size; a last row, column and corner of their own;
  // vectors.
  for (auto [m, n, k] : {std::array{64, 33, 128}, std::array{512, 512, 16},
                         std::array{530, 290, 40}, std::array{1, 400, 300},
                         std::array{400, 1, 300}, std::array{200, 300, 1}})
    for (ElementType out : {BF16, F32}) {
      check(BF16, out, {m, k}, {k, n}, {0, 1}, {1, 2}, {0, 2});
      check(BF16, out, {m, k}, {n, k}, {0, 1}, {2, 1}, {0, 2});
      check(BF16, out, {k, m}, {k, n}, {1, 0}, {1, 2}, {0, 2});
      check(BF16, out, {k, m}, {n, k}, {1, 0}, {2, 1}, {0, 2});
      check(BF16, out, {m, k}, {k, n}, {0, 1}, {1, 2}, {2, 0});
    }
}

TEST(Contract, Bf16InBatchesAndPacked) {
  for (ElementType out : {BF16, F32}) {
    check(BF16, out, {2, 39, 3, 16}, {2, 41, 3, 16}, {0, 1, 2, 3}, {0, 4, 2, 3},
          {0, 2, 1, 4});
    check(BF16, out, {2, 3, 39, 41}, {2, 41, 3, 16}, {0, 2, 1, 4}, {0, 4, 2, 3},
          {0, 1, 2, 3});
    check(BF16, out, {40, 700, 3}, {700, 3, 30}, {0, 1, 2}, {1, 2, 3}, {3, 0});
    check(BF16, out, {3, 600, 5}, {5, 2, 6}, {0, 1, 2}, {2, 3, 4},
          {3, 1, 4, 0});
  }
}

TEST(Contract, EmptyAndScalar) {
  check(F32, F32, {3, 0}, {0, 4}, {0, 1}, {1, 2}, {0, 2}); // zeros
  check(F32, F32, {0, 3}, {3, 4}, {0, 1}, {1, 2}, {0, 2});
  check(F32, F32, {2, 3, 0}, {2, 0, 4}, {7, 0, 1}, {7, 1, 2}, {7, 0, 2});
  check(F32, F32, {8}, {8}, {0}, {0}, {});
  check(F32, F32, {}, {}, {}, {}, {});
  check(F32, F32, {3}, {4}, {0}, {1}, {0, 1}); // outer product
}

/// The product plus a third tensor, in its own memory and beside it.
void checkPlus(ElementType in, ElementType type,
               const std::vector<int64_t> &lhsShape,
               const std::vector<int64_t> &rhsShape, const Labels &l,
               const Labels &r, const Labels &o) {
  for (bool inPlace : {false, true}) {
    Call call;
    call.name = "trc.contract";
    call.inputs = {randomTensor(in, lhsShape, 1),
                   randomTensor(in, rhsShape, 2)};
    std::vector<int64_t> shape;
    std::vector<double> want =
        expected(call.inputs[0], call.inputs[1], l, r, o, shape);
    call.inputs.push_back(randomTensor(type, shape, 3));
    call.results = {Tensor(type, shape)};
    if (inPlace)
      call.aliases = {{0, 2}};
    call.ints("lhs_dims", l).ints("rhs_dims", r).ints("result_dims", o);
    ASSERT_EQ(messageOf(call.run()), "");
    Tensor rounded(type, shape);
    for (size_t i = 0; i < want.size(); ++i) {
      double sum = want[i] + call.inputs[2].get(i);
      rounded.set(i, type == I1 ? sum != 0 : sum);
    }
    EXPECT_EQ(call.results[0].values(), rounded.values());
  }
}

// Columns of lhs are 8 KiB apart, so they are packed, 1024 of them at a time;
// the last block and the last piece are smaller. Sums are exact in f32.
TEST(Contract, ColumnsThatShareSetsOfTheCaches) {
  constexpr int64_t m = 2048, n = 260, k = 1030;
  for (bool adds : {false, true}) {
    Call call;
    call.name = "trc.contract";
    call.inputs = {randomTensor(F32, {k, m}, 1), randomTensor(F32, {k, n}, 2)};
    const std::vector<double> a = call.inputs[0].values(),
                              b = call.inputs[1].values();
    std::vector<double> want(m * n);
    if (adds) {
      call.inputs.push_back(randomTensor(F32, {m, n}, 3));
      want = call.inputs[2].values();
    }
    for (int64_t l = 0; l < k; ++l)
      for (int64_t i = 0; i < m; ++i)
        for (int64_t j = 0; j < n; ++j)
          want[i * n + j] += a[l * m + i] * b[l * n + j];
    call.results = {Tensor(F32, {m, n})};
    call.ints("lhs_dims", {1, 0})
        .ints("rhs_dims", {1, 2})
        .ints("result_dims", {0, 2});
    ASSERT_EQ(messageOf(call.run()), "");
    EXPECT_TRUE(call.results[0].values() == want);
  }
}

/// c = a b, or c + a b, of small whole numbers, which no order of sums rounds.
template <typename T>
void multiplyAndCompare(int64_t m, int64_t n, int64_t k, bool turnsA,
                        bool turnsB, bool adds, std::mt19937 &random) {
  auto fill = [&](int64_t count) {
    std::vector<T> values(count);
    for (T &value : values)
      value = static_cast<T>(static_cast<int>(random() % 7) - 3);
    return values;
  };
  const int64_t gap = 3; // behind each row of the result
  std::vector<T> a = fill(m * k), b = fill(k * n), c = fill(m * (n + gap));
  std::vector<T> want = c;
  for (int64_t i = 0; i < m; ++i)
    for (int64_t j = 0; j < n; ++j) {
      T sum = adds ? c[i * (n + gap) + j] : T(0);
      for (int64_t l = 0; l < k; ++l)
        sum += a[turnsA ? l * m + i : i * k + l] *
               b[turnsB ? j * k + l : l * n + j];
      want[i * (n + gap) + j] = sum;
    }
  multiply<T>(m, n, k, {a.data(), turnsA ? 1 : k, turnsA ? m : 1},
              {b.data(), turnsB ? 1 : n, turnsB ? k : 1},
              {c.data(), n + gap, 1}, adds);
  EXPECT_EQ(c, want) << m << " x " << n << " x " << k << ' ' << turnsA << turnsB
                     << adds;
}

TEST(Contract, ProductsOfAnyShape) {
  std::mt19937 random(1);
  const int64_t extents[] = {1, 2, 3, 5, 8, 16, 17, 31, 64, 65, 97};
  auto one = [&](auto end) {
    return extents[random() % static_cast<uint32_t>(end)];
  };
  for (int trial = 0; trial < 400; ++trial) {
    // More than are packed at a time, too.
    const int64_t k = trial % 8 ? one(11) : 250 + one(11);
    const int64_t m = one(11), n = one(11);
    const bool turnsA = random() & 1, turnsB = random() & 1,
               adds = random() & 1;
    multiplyAndCompare<float>(m, n, k, turnsA, turnsB, adds, random);
    multiplyAndCompare<double>(m, n, k, turnsA, turnsB, adds, random);
  }
}

TEST(Contract, ProductsOnTwoThreadsAtOnce) {
  // Each thread has its own numbers, and the same bits each time.
  auto work = [](unsigned seed, bool *isSame) {
    std::mt19937 random(seed);
    std::vector<double> a(48 * 300), b(300 * 40), first(48 * 40), next(48 * 40);
    for (std::vector<double> *values : {&a, &b})
      for (double &value : *values)
        value = static_cast<double>(random()) * 0x1p-32 - 0.5;
    multiply<double>(48, 40, 300, {a.data(), 300, 1}, {b.data(), 40, 1},
                     {first.data(), 40, 1}, false);
    *isSame = true;
    for (int trial = 0; trial < 200; ++trial) {
      multiply<double>(48, 40, 300, {a.data(), 300, 1}, {b.data(), 40, 1},
                       {next.data(), 40, 1}, false);
      *isSame &= first == next;
    }
  };
  bool isSame[2];
  std::thread other(work, 7, &isSame[1]);
  work(8, &isSame[0]);
  other.join();
  EXPECT_TRUE(isSame[0]);
  EXPECT_TRUE(isSame[1]);
}

TEST(Contract, AddsToATensor) {
  for (ElementType type : {F32, F64, BF16, F16, I32, I1})
    checkPlus(type, type, {6, 20}, {20, 5}, {0, 1}, {1, 2}, {0, 2});
  // Several blocks, and a sum in several pieces.
  checkPlus(F32, F32, {700, 90}, {90, 300}, {0, 1}, {1, 2}, {0, 2});
  checkPlus(BF16, BF16, {300, 600}, {600, 50}, {0, 1}, {1, 2}, {0, 2});
  // Batches of blocks that are large enough for tiles, where there are any.
  checkPlus(F32, F32, {2, 600, 100}, {2, 100, 300}, {3, 0, 1}, {3, 1, 2},
            {3, 0, 2});
  checkPlus(F32, F32, {2, 100, 600}, {2, 300, 100}, {3, 1, 0}, {3, 2, 1},
            {3, 0, 2});
  // bf16 that is multiplied as such, added in f32 and in bf16.
  for (ElementType type : {F32, BF16}) {
    checkPlus(BF16, type, {530, 40}, {40, 290}, {0, 1}, {1, 2}, {0, 2});
    checkPlus(BF16, type, {40, 530}, {40, 290}, {1, 0}, {1, 2}, {0, 2});
  }
  // A result that is not made where it lies, one given transposed, none summed.
  checkPlus(F32, F32, {3, 4, 5}, {5, 2, 6}, {0, 1, 2}, {2, 3, 4}, {0, 3, 1, 4});
  checkPlus(F32, F32, {50, 30}, {30, 40}, {0, 1}, {1, 2}, {2, 0});
  checkPlus(F32, F32, {3, 0}, {0, 4}, {0, 1}, {1, 2}, {0, 2});
}

// Blocks may be cut for the workers that there are, also where a part has a
// number that is not finite.
TEST(Contract, BitsDoNotDependOnWorkers) {
  constexpr int64_t m = 500, n = 700, k = 130;
  for (bool isFinite : {true, false})
    for (bool turns : {false, true}) {
      std::vector<char> bits;
      for (unsigned workers : {1, 2, 5, 16}) {
        Call call;
        call.name = "trc.contract";
        call.workers = workers;
        call.inputs = {
            Tensor(F32, turns ? Labels{k, m} : Labels{m, k}),
            Tensor(F32, turns ? Labels{n, k} : Labels{k, n}),
        };
        std::mt19937 random(3);
        std::normal_distribution<double> numbers;
        for (Tensor &input : call.inputs)
          for (int64_t i = 0; i < input.size(); ++i)
            input.set(i, numbers(random));
        if (!isFinite) {
          call.inputs[0].set(31 * k + 100, INFINITY);
          call.inputs[1].set(120 * k + 5, NAN);
        }
        call.results = {Tensor(F32, {m, n})};
        call.ints("lhs_dims", turns ? Labels{1, 0} : Labels{0, 1})
            .ints("rhs_dims", turns ? Labels{2, 1} : Labels{1, 2})
            .ints("result_dims", {0, 2});
        ASSERT_EQ(messageOf(call.run()), "");
        if (bits.empty())
          bits = call.results[0].data;
        EXPECT_TRUE(bits == call.results[0].data) << workers << " workers";
      }
    }
}

// Numbers of 16 bits are whole with tf32, wherever it is multiplied.
TEST(Contract, Tf32KeepsSixteenBits) {
  constexpr int64_t m = 400, n = 300, k = 400;
  Call call;
  call.name = "trc.contract";
  call.inputs = {Tensor(F32, {m, k}), Tensor(F32, {k, n})};
  for (int64_t i = 0; i < m; ++i)
    for (int64_t l = 0; l < k; ++l)
      call.inputs[0].set(i * k + l, 65535.0 - (i * 7 + l) % 32768);
  for (int64_t l = 0; l < k; ++l)
    call.inputs[1].set(l * n + l % n, l < n);
  call.results = {Tensor(F32, {m, n})};
  call.ints("lhs_dims", {0, 1})
      .ints("rhs_dims", {1, 2})
      .ints("result_dims", {0, 2})
      .ints("tf32", {1});
  ASSERT_EQ(messageOf(call.run()), "");
  for (int64_t i = 0; i < m; ++i)
    for (int64_t j = 0; j < n; ++j)
      ASSERT_EQ(call.results[0].get(i * n + j), call.inputs[0].get(i * k + j));
}

TEST(Contract, DotGeneral) {
  // [5,B,K] x [K,B,7] -> [B,5,7]
  Call call("stablehlo.dot_general",
            {randomTensor(F32, {5, 3, 4}, 1), randomTensor(F32, {4, 3, 7}, 2)},
            {{F32, {3, 5, 7}}});
  call.ints("lhs_batching_dimensions", {1});
  call.ints("rhs_batching_dimensions", {1});
  call.ints("lhs_contracting_dimensions", {2});
  call.ints("rhs_contracting_dimensions", {0});
  ASSERT_EQ(messageOf(call.run()), "");
  std::vector<int64_t> shape;
  EXPECT_EQ(call.results[0].values(),
            expected(call.inputs[0], call.inputs[1], {0, 1, 2}, {2, 1, 3},
                     {1, 0, 3}, shape));
}

TEST(Contract, RefusesWhatItCannotRead) {
  auto message = [](const Labels &l, const Labels &r, const Labels &o,
                    ElementType type = F32) {
    Call call;
    call.name = "trc.contract";
    call.inputs = {Tensor(F32, {2, 3}), Tensor(type, {3, 4})};
    call.results = {Tensor(F32, {2, 4})};
    call.ints("lhs_dims", l).ints("rhs_dims", r).ints("result_dims", o);
    return messageOf(call.bind());
  };
  EXPECT_EQ(message({0, 1}, {1, 2}, {0, 2}), "");
  EXPECT_EQ(message({0}, {1, 2}, {0, 2}),
            "trc.contract: attribute 'lhs_dims': expected 2 numbers, got 1");
  EXPECT_EQ(message({0, 2}, {1, 2}, {0, 1}),
            "trc.contract: label 2: expected extent 3, got 4");
  EXPECT_EQ(message({0, 0}, {1, 2}, {0, 2}),
            "trc.contract: attribute 'lhs_dims': 0 occurs twice");
  EXPECT_EQ(message({0, 1}, {1, 2}, {0, 2}, I32),
            "trc.contract: floating-point and integer types are mixed");
  EXPECT_EQ(message({0, 5}, {1, 2}, {0, 2}),
            "trc.contract: label 5 occurs in one tensor only");
  Call call("trc.contract",
            {Tensor(F32, {2, 3}), Tensor(F32, {3, 4}), Tensor(F32, {4, 2})},
            {Tensor(F32, {2, 4})});
  call.ints("lhs_dims", {0, 1}).ints("rhs_dims", {1, 2});
  call.ints("result_dims", {0, 2});
  EXPECT_NE(messageOf(call.bind()), "");
}

} // namespace
} // namespace trc::runtime::host
