//===- ClassesTest.cpp - rows, orders and scores of classes ---------------===//

#include "data/Permutation.h"
#include "tasks/ClassLabels.h"
#include "tasks/ClassScores.h"
#include "tasks/TokenRow.h"
#include "text/SentencePiece.h"

#include "TemporaryFolder.h"

#include <fmt/format.h>

#include <cmath>
#include <numeric>
#include <set>

namespace trc::train {
namespace {

TEST(Permutation, TakesEachRowOncePerEpoch) {
  for (const uint64_t size : {1u, 2u, 7u, 64u, 1000u}) {
    std::vector<uint64_t> first;
    for (uint64_t epoch = 0; epoch < 3; ++epoch) {
      std::set<uint64_t> seen;
      for (uint64_t i = 0; i < size; ++i) {
        const uint64_t row = rowOfEpochs(epoch * size + i, size, 5);
        EXPECT_LT(row, size);
        seen.insert(row);
        if (epoch == 0)
          first.push_back(row);
      }
      EXPECT_EQ(seen.size(), size);
    }
    if (size == 1000) {
      // Other epochs and seeds have other orders.
      int same = 0;
      for (uint64_t i = 0; i < size; ++i)
        same += (rowOfEpochs(size + i, size, 5) == first[i]) +
                (rowOfEpochs(i, size, 6) == first[i]) + (first[i] == i);
      EXPECT_LT(same, 20);
    }
  }
}

// The numbers are scikit-learn's.

TEST(ClassScores, OfTwoClasses) {
  const int labels[] = {0, 1, 1, 0, 1, 1, 0, 1, 0, 1};
  const int predicted[] = {0, 1, 0, 0, 1, 1, 1, 1, 0, 0};
  Confusion confusion(2);
  for (size_t i = 0; i < 10; ++i)
    confusion.add(labels[i], predicted[i]);
  EXPECT_DOUBLE_EQ(confusion.accuracy(), 0.7);
  EXPECT_DOUBLE_EQ(confusion.f1(), 0.7272727272727273);
  EXPECT_DOUBLE_EQ(confusion.matthews(), 0.408248290463863);
}

TEST(ClassScores, OfMoreClasses) {
  const int labels[] = {0, 1, 2, 2, 1, 0, 2, 1, 2, 0, 3};
  const int predicted[] = {0, 2, 2, 1, 1, 0, 2, 1, 2, 1, 3};
  Confusion confusion(5); // of which one never occurs
  for (size_t i = 0; i < 11; ++i)
    confusion.add(labels[i], predicted[i]);
  EXPECT_DOUBLE_EQ(confusion.accuracy(), 8.0 / 11);
  EXPECT_DOUBLE_EQ(confusion.f1(), 0.7803571428571429);
  EXPECT_DOUBLE_EQ(confusion.matthews(), 0.6235725670688905);
}

TEST(ClassScores, OfNothing) {
  Confusion confusion(2);
  confusion.add(0, 0);
  EXPECT_EQ(confusion.f1(), 0);
  EXPECT_EQ(confusion.matthews(), 0);
}

TEST(ClassScores, CorrelationOfNumbers) {
  // SciPy's pearsonr and spearmanr.
  EXPECT_NEAR(pearson({1, 2, 3.5, -1}, {0.5, 2, 3, -2}), 0.9897457090150962,
              1e-15);
  EXPECT_EQ(pearson({1, 1}, {0, 5}), 0);
  const std::vector<double> a = {1, 2, 3.5, -1, 2, 2, 7};
  const std::vector<double> b = {0.5, 2, 3, -2, 0.5, 9, 3};
  EXPECT_DOUBLE_EQ(pearson(a, b), 0.3797783897306664);
  EXPECT_DOUBLE_EQ(spearman(a, b), 0.7359800721939874);
  EXPECT_DOUBLE_EQ(spearman({3, 1, 2}, {9, 1, 4}), 1);
  EXPECT_EQ(spearman({1, 1, 1}, {1, 2, 3}), 0);
  EXPECT_TRUE(std::isnan(spearman({1, NAN, 2}, {1, 2, 3})));
}

struct ClassLabelsTest : testing::Test {
  SentenceTable table;
  std::vector<std::string> names; ///< of the model

  /// The numbers of the labels, or what was refused.
  std::string numbers(const std::vector<std::string> &words, int64_t classes) {
    table.rows.clear();
    for (const std::string &word : words)
      table.rows.push_back({"a", "", word, table.rows.size() + 2});
    Result<ClassLabels> labels =
        ClassLabels::create(table, "a.tsv", names, classes);
    if (labels.failed())
      return labels.takeStatus().message();
    std::string all;
    for (const SentenceRow &row : table.rows) {
      Result<double> number = labels->numberOf(row, "a.tsv");
      if (number.failed())
        return number.takeStatus().message();
      all += fmt::format("{}{}", all.empty() ? "" : " ", *number);
    }
    return all;
  }
};

TEST_F(ClassLabelsTest, AreNumbers) {
  EXPECT_EQ(numbers({"1", "0", "3"}, 2), "1 0 3"); // which checkNumber refuses
  EXPECT_EQ(numbers({"1", "0", "3"}, 0), "1 0 3");
  EXPECT_EQ(numbers({"0.5", "-2"}, 1), "0.5 -2");
  EXPECT_EQ(
      numbers({"1", "good"}, 2),
      "a.tsv: line 3: label \"good\" is no number, as the first label is; "
      "name all classes or none");
  EXPECT_EQ(
      numbers({"good", "bad"}, 1),
      "a.tsv: line 2: label \"good\" is no number; a model of --classes 1 "
      "says one number");
  EXPECT_EQ(ClassLabels::checkNumber(1, 2, "").message(), "");
  EXPECT_EQ(ClassLabels::checkNumber(-0.5, 1, "").message(), "");
  EXPECT_EQ(ClassLabels::checkNumber(1.5, 2, "here: ").message(),
            "here: label 1.5, but the model has 2 classes, 0 to 1 (--classes; "
            "1: one number)");
}

TEST_F(ClassLabelsTest, AreNamesInTheOrderOfTheirBytes) {
  EXPECT_EQ(numbers({"good", "bad", "good", "Fine"}, 3), "2 1 2 0");
  EXPECT_EQ(numbers({"good", "bad", "nan"}, 0), "1 0 2");
  EXPECT_EQ(numbers({"good", "bad"}, 3),
            "a.tsv: 2 different labels, bad, good; but the model has 3 classes "
            "(--classes 2)");
  EXPECT_EQ(
      numbers({"a", "b", "c", "d", "e", "f", "g", "h", "i", "j"}, 2),
      "a.tsv: 10 different labels, a, b, c, d, e, f, g, h and 2 more; but "
      "the model has 2 classes (--classes 10)");
}

TEST_F(ClassLabelsTest, AreNamesOfTheModel) {
  names = {"no", "yes"};
  EXPECT_EQ(numbers({"yes", "no", "1"}, 2), "1 0 1");
  EXPECT_EQ(
      numbers({"yes", "maybe"}, 2),
      "a.tsv: line 3: label \"maybe\" is none of no, yes (id2label of the "
      "model's config)");
  names = {"1", "0"};
  EXPECT_EQ(numbers({"1", "0"}, 2), "0 1");
}

struct TokenRowTest : testing::Test {
  std::vector<int32_t> tokens, types, mask;

  void write(const RowLayout &layout, size_t first, size_t second,
             bool isPaired, size_t length) {
    std::vector<int32_t> one(first), two(second);
    std::iota(one.begin(), one.end(), 100);
    std::iota(two.begin(), two.end(), 200);
    tokens.assign(length, -1);
    types.assign(length, -1);
    mask.assign(length, -1);
    layout.write(one, two, isPaired, {tokens, types, mask});
  }
};

using Row = std::vector<int32_t>;

TEST_F(TokenRowTest, IsFilledUpWithPadding) {
  write(RowLayout(ByteEncoder()), 2, 0, false, 4);
  EXPECT_EQ(tokens, (Row{100, 101, 0, 0}));
  EXPECT_EQ(types, (Row{0, 0, 0, 0}));
  EXPECT_EQ(mask, (Row{1, 1, 0, 0}));
}

TEST_F(TokenRowTest, HasAlbertsSpecialPieces) {
  Result<std::unique_ptr<SentencePieceEncoder>> encoder =
      SentencePieceEncoder::open(TRC_INPUTS "/spiece.model");
  ASSERT_TRUE(encoder.ok());
  const SpecialPieces special = *(*encoder)->specials();
  const int32_t cls = special.classify, sep = special.separate;
  const RowLayout layout(**encoder);
  write(layout, 2, 0, false, 6);
  EXPECT_EQ(tokens, (Row{cls, 100, 101, sep, special.pad, special.pad}));
  EXPECT_EQ(types, (Row{0, 0, 0, 0, 0, 0}));
  EXPECT_EQ(mask, (Row{1, 1, 1, 1, 0, 0}));
  write(layout, 1, 2, true, 7);
  EXPECT_EQ(tokens, (Row{cls, 100, sep, 200, 201, sep, special.pad}));
  EXPECT_EQ(types, (Row{0, 0, 0, 1, 1, 1, 0}));
  EXPECT_EQ(mask, (Row{1, 1, 1, 1, 1, 1, 0}));
  EXPECT_EQ(layout.lengthOf(1, 2, true), 6u);
}

TEST_F(TokenRowTest, LosesTheEndOfTheLonger) {
  const RowLayout layout{ByteEncoder()};
  // As transformers' "longest_first" leaves them.
  struct Case {
    size_t first, second, room, keptFirst, keptSecond;
  };
  for (const Case &one : {Case{7, 3, 6, 3, 3}, Case{3, 7, 6, 3, 3},
                          Case{5, 5, 5, 3, 2}, Case{2, 9, 10, 2, 8}}) {
    write(layout, one.first, one.second, true, one.room);
    Row expected;
    for (size_t i = 0; i < one.keptFirst; ++i)
      expected.push_back(static_cast<int32_t>(100 + i));
    for (size_t i = 0; i < one.keptSecond; ++i)
      expected.push_back(static_cast<int32_t>(200 + i));
    EXPECT_EQ(tokens, expected);
    EXPECT_EQ(mask, Row(one.room, 1));
  }
}

} // namespace
} // namespace trc::train
