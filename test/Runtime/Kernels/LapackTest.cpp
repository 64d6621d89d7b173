//===- LapackTest.cpp - LAPACK against the loops --------------------------===//
//
// Every factorisation of matrices that LAPACK is taken for, as the loops make
// it in f64: where mathematics leaves nothing open, element by element. Where
// there is no LAPACK, it is said to be missing, and nothing is compared.
//
//===----------------------------------------------------------------------===//

#include "device/host/kernels/Lapack.h"
#include "factorisations/Factorisations.h"

#include <cmath>
#include <gtest/gtest.h>
#include <random>

namespace trc::runtime::host {
namespace {

using namespace trc::factorisations;
using Values = std::vector<lapack::Numbers<double>>;

class Lapack : public testing::Test {
protected:
  void SetUp() override {
    Result<bool> reserved = lapack::reserve();
    ASSERT_FALSE(reserved.failed());
    if (!*reserved)
      GTEST_SKIP() << "no LAPACK was found";
    EXPECT_NE(lapack::libraryName(), "");
  }
};

/// For each operand as many elements as it has; of the inputs random ones.
Values randomOperands(const Problem &problem) {
  std::mt19937 random(static_cast<unsigned>(problem.rows));
  std::uniform_real_distribution<double> any(-1, 1);
  Values values;
  for (int64_t size : problem.sizes())
    values.emplace_back(size);
  for (double &value : values[0])
    value = static_cast<float>(any(random));
  return values;
}

/// By LAPACK, in `T`.
template <typename T> Values byLapack(const Problem &problem, Values values) {
  std::vector<lapack::Numbers<T>> numbers;
  std::vector<T *> pointers;
  for (const auto &operand : values)
    pointers.push_back(
        numbers.emplace_back(operand.begin(), operand.end()).data());
  lapack::Factoriser<T> factoriser(problem);
  factoriser.factor(pointers);
  for (size_t i = 0; i < values.size(); ++i)
    values[i].assign(numbers[i].begin(), numbers[i].end());
  return values;
}

Values byLoops(const Problem &problem, Values values) {
  std::vector<double *> pointers;
  for (auto &operand : values)
    pointers.push_back(operand.data());
  factor(problem, pointers);
  return values;
}

void expectClose(const Values &expected, const Values &actual, size_t operand,
                 size_t count, double tolerance) {
  double furthest = 0;
  for (size_t i = 0; i < count; ++i)
    furthest =
        std::max(furthest, std::abs(expected[operand][i] - actual[operand][i]));
  EXPECT_LT(furthest, tolerance) << "operand " << operand;
}

/// Operands `from` on, in both types: f64 to 1e-9, f32 to 2e-3, since what is
/// computed of a random matrix may be some hundred times as large as its
/// error.
void expectSame(const Problem &problem, const Values &given, size_t from = 1) {
  const Values expected = byLoops(problem, given);
  const Values doubles = byLapack<double>(problem, given);
  const Values singles = byLapack<float>(problem, given);
  for (size_t i = from; i < given.size(); ++i) {
    expectClose(expected, doubles, i, given[i].size(), 1e-9);
    expectClose(expected, singles, i, given[i].size(), 2e-3);
  }
}

Problem makeProblem(Kind kind, int64_t rows, int64_t columns) {
  Problem problem;
  problem.kind = kind;
  problem.rows = rows;
  problem.columns = columns;
  problem.least = problem.given = std::min(rows, columns);
  problem.leftColumns = problem.rightRows = problem.least;
  return problem;
}

TEST_F(Lapack, TrianglesAreThoseOfTheLoops) {
  for (auto [rows, columns] : {std::pair(96, 96), {130, 97}, {97, 130}}) {
    Problem problem = makeProblem(Kind::Lu, rows, columns);
    Values given = randomOperands(problem);
    // Pivots that are far from each other, so that both choose the same.
    for (int64_t i = 0; i < problem.least; ++i)
      given[0][i * columns + (i * 7 + 3) % columns] += 20;
    expectSame(problem, given);
  }
  // A column of nothing has no pivot.
  Problem singular = makeProblem(Kind::Lu, 96, 96);
  Values given = randomOperands(singular);
  for (int64_t i = 0; i < 96; ++i)
    given[0][i * 96 + 40] = 0;
  EXPECT_EQ(byLapack<float>(singular, given)[3][0], 41);
  EXPECT_EQ(byLoops(singular, given)[3][0], 41);
}

TEST_F(Lapack, ReflectorsAreThoseOfTheLoops) {
  for (auto [rows, columns] : {std::pair(64, 64), {90, 50}, {50, 90}}) {
    Problem problem = makeProblem(Kind::Qr, rows, columns);
    Values given = randomOperands(problem);
    expectSame(problem, given);
    if (columns > rows)
      continue;
    const Values packed = byLoops(problem, given);
    Problem product = makeProblem(Kind::Reflectors, rows, columns);
    Values operands = randomOperands(product);
    operands[0] = packed[1];
    operands[1] = packed[2];
    expectSame(product, operands, /*from=*/2);
  }
}

TEST_F(Lapack, EigenvectorsAreThoseOfTheLoops) {
  Problem problem = makeProblem(Kind::Eigh, 48, 48);
  Values given = randomOperands(problem);
  for (int64_t i = 0; i < 48;
       ++i) { // far from each other; the lower half is read
    given[0][i * 48 + i] = 3.0 * static_cast<double>(i);
    for (int64_t j = i + 1; j < 48; ++j)
      given[0][i * 48 + j] = 1e3;
  }
  expectSame(problem, given);
}

TEST_F(Lapack, SingularVectorsAreThoseOfTheLoops) {
  for (auto [rows, columns] : {std::pair(24, 24), {40, 25}, {25, 40}})
    for (bool all : {false, true}) {
      Problem problem = makeProblem(Kind::Svd, rows, columns);
      if (all) {
        problem.leftColumns = rows;
        problem.rightRows = columns;
      }
      Values given = randomOperands(problem);
      for (int64_t i = 0; i < problem.least; ++i)
        given[0][i * columns + i] += 3.0 * static_cast<double>(i);
      const Values expected = byLoops(problem, given);
      const Values doubles = byLapack<double>(problem, given);
      const Values singles = byLapack<float>(problem, given);
      expectClose(expected, doubles, 1, problem.least, 1e-9);
      expectClose(expected, singles, 1, problem.least, 1e-3);
      for (int64_t j = 0; j < problem.least; ++j) {
        for (int64_t i = 0; i < rows; ++i) {
          const size_t at = i * problem.leftColumns + j;
          EXPECT_NEAR(expected[2][at], doubles[2][at], 1e-9);
          EXPECT_NEAR(expected[2][at], singles[2][at], 2e-3);
        }
        for (int64_t i = 0; i < columns; ++i)
          EXPECT_NEAR(expected[3][j * columns + i], doubles[3][j * columns + i],
                      1e-9);
      }
      // Those that are made up are orthogonal to all.
      for (int64_t j = 0; j < problem.leftColumns; ++j)
        for (int64_t k = 0; k <= j; ++k) {
          double sum = 0;
          for (int64_t i = 0; i < rows; ++i)
            sum += doubles[2][i * problem.leftColumns + j] *
                   doubles[2][i * problem.leftColumns + k];
          EXPECT_NEAR(sum, j == k, 1e-12);
        }
    }
}

TEST_F(Lapack, WhatIsNoNumberHasNoSpectrum) {
  for (Kind kind : {Kind::Eigh, Kind::Svd}) {
    Problem problem = makeProblem(kind, 48, 48);
    Values given = randomOperands(problem);
    given[0][100] = std::numeric_limits<double>::quiet_NaN();
    const Values made = byLapack<float>(problem, given);
    EXPECT_EQ(made.back()[0], 1);
    EXPECT_TRUE(std::isnan(made[1][0]));
    EXPECT_TRUE(std::isnan(made[2][7]));
  }
}

TEST_F(Lapack, IsTakenForLargeMatricesOnly) {
  EXPECT_FALSE(lapack::isWorthwhile(makeProblem(Kind::Lu, 64, 64)));
  EXPECT_TRUE(lapack::isWorthwhile(makeProblem(Kind::Lu, 128, 128)));
  EXPECT_TRUE(lapack::isWorthwhile(makeProblem(Kind::Svd, 64, 64)));
  // Of all left vectors, and some of the right ones, LAPACK has no call.
  Problem mixed = makeProblem(Kind::Svd, 64, 48);
  mixed.leftColumns = 64;
  EXPECT_TRUE(lapack::isWorthwhile(mixed));
  mixed.leftColumns = 60;
  EXPECT_FALSE(lapack::isWorthwhile(mixed));
}

} // namespace
} // namespace trc::runtime::host
