//===- MaskingTest.cpp - what is masked, and how often --------------------===//
//
// Shares are held against what they should be within four standard errors or a
// percent; seeds are fixed, so that a test passes always or never.
//
//===----------------------------------------------------------------------===//

#include "data/MaskedRows.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace trc::train {
namespace {

/// Pieces 0 to 4 are special; from there on every tenth continues a word twice.
Vocabulary makeVocabulary(size_t size = 1000) {
  Vocabulary vocabulary;
  vocabulary.specials = {0, 1, 2, 3, 4};
  for (size_t i = 0; i < size; ++i)
    vocabulary.wordStarts.push_back(i % 10 < 8);
  return vocabulary;
}

/// 512 tokens, of words of 1, 2 and 3 pieces.
std::vector<int32_t> makeRow() {
  std::vector<int32_t> tokens{2};
  for (int size = 0; tokens.size() < 511; ++size)
    for (int i = 0; i < 1 + size % 3 && tokens.size() < 511; ++i)
      tokens.push_back(i == 0 ? 50 + size % 7 : 58 + i - 1);
  tokens.push_back(3);
  return tokens;
}

/// Of masked tokens, the share by how many lie side by side; 8: 8 or more.
std::vector<double> sharesOfRuns(bool wholeWords, int ngrams) {
  const Masking masking(
      makeVocabulary(),
      {.wholeWords = wholeWords, .ngrams = ngrams, .maximum = 100});
  const std::vector<int32_t> row = makeRow();
  std::vector<double> shares(8);
  double total = 0;
  for (uint64_t i = 0; i < 4000; ++i) {
    std::vector<int32_t> tokens = row;
    const auto masked = masking.mask(Draws(mix(i)), tokens);
    EXPECT_EQ(masked.size(), 77u);
    for (size_t at = 0; at < masked.size();) {
      size_t end = at + 1;
      while (end < masked.size() &&
             masked[end].position == masked[end - 1].position + 1)
        ++end;
      shares[std::min<size_t>(end - at, 8) - 1] +=
          static_cast<double>(end - at);
      total += static_cast<double>(end - at);
      at = end;
    }
  }
  for (double &share : shares)
    share /= total;
  return shares;
}

TEST(Masking, RunsAreAsLongAsTheReferences) {
  // Inputs/masking-reference.py
  const struct {
    bool wholeWords;
    int ngrams;
    std::vector<double> shares;
  } cases[] = {
      {false, 1, {.7239, .2167, .0478, .0097, .0018, .0002, .0000, .0000}},
      {false, 3, {.2907, .3064, .3010, .0558, .0278, .0132, .0030, .0021}},
      {true, 1, {.1265, .2407, .4117, .0748, .0866, .0474, .0031, .0092}},
      {true, 3, {.0551, .1016, .2230, .1026, .1239, .2966, .0171, .0802}}};
  for (const auto &one : cases) {
    const auto shares = sharesOfRuns(one.wholeWords, one.ngrams);
    for (size_t i = 0; i < shares.size(); ++i)
      EXPECT_NEAR(shares[i], one.shares[i], 0.01)
          << one.wholeWords << one.ngrams << " " << i + 1;
  }
}

TEST(Masking, EightyTenTen) {
  const Masking masking(makeVocabulary(100000), {.maximum = 100});
  double masks = 0, same = 0, other = 0;
  for (uint64_t i = 0; i < 2000; ++i) {
    std::vector<int32_t> tokens = makeRow();
    for (const MaskedToken &masked : masking.mask(Draws(mix(i)), tokens)) {
      const int32_t now = tokens[static_cast<size_t>(masked.position)];
      masks += now == 4;
      same += now == masked.token;
      other += now != 4 && now != masked.token;
    }
  }
  const double total = masks + same + other;
  auto error = [&](double share) {
    return 4 * std::sqrt(share * (1 - share) / total);
  };
  EXPECT_NEAR(masks / total, 0.8, error(0.8));
  EXPECT_NEAR(same / total, 0.1, error(0.1));
  EXPECT_NEAR(other / total, 0.1, error(0.1));
}

TEST(Masking, EveryTokenIsAsLikely) {
  const Masking masking(makeVocabulary(),
                        {.wholeWords = false, .ngrams = 1, .maximum = 100});
  std::vector<double> counts(512);
  for (uint64_t i = 0; i < 4000; ++i) {
    std::vector<int32_t> tokens = makeRow();
    for (const MaskedToken &masked : masking.mask(Draws(mix(i)), tokens))
      ++counts[static_cast<size_t>(masked.position)];
  }
  // 77 of 510, five standard errors: the largest of 510.
  const double share = 77.0 / 510;
  for (size_t i = 1; i < 511; ++i)
    EXPECT_NEAR(counts[i] / 4000, share,
                5 * std::sqrt(share * (1 - share) / 4000));
  EXPECT_EQ(counts[0] + counts[511], 0);
}

TEST(Masking, HoldsWhatItPromises) {
  const Vocabulary vocabulary = makeVocabulary();
  for (uint64_t i = 0; i < 3000; ++i) {
    Draws draws(mix(i));
    const Masking::Options options{.rate = draws.unit(),
                                   .wholeWords = draws.below(2) == 0,
                                   .ngrams =
                                       static_cast<int>(1 + draws.below(3)),
                                   .maximum = draws.below(40)};
    std::vector<int32_t> tokens(draws.below(100));
    for (int32_t &token : tokens)
      token = static_cast<int32_t>(draws.below(draws.below(2) ? 20 : 1000));
    const std::vector<int32_t> before = tokens;
    const auto masked =
        Masking(vocabulary, options).mask(Draws(mix(~i)), tokens);
    EXPECT_LE(masked.size(), options.maximum);
    int32_t last = -1;
    std::set<size_t> positions;
    for (const MaskedToken &one : masked) {
      EXPECT_GT(one.position, last); // sorted, and each once
      last = one.position;
      const auto at = static_cast<size_t>(one.position);
      ASSERT_LT(at, tokens.size());
      positions.insert(at);
      EXPECT_EQ(one.token, before[at]);
      EXPECT_TRUE(one.token == 1 || !vocabulary.specials.contains(one.token));
      EXPECT_TRUE(tokens[at] == 4 || tokens[at] == one.token ||
                  !vocabulary.specials.contains(tokens[at]));
    }
    for (size_t at = 0; at < tokens.size(); ++at) {
      if (!positions.count(at))
        EXPECT_EQ(tokens[at], before[at]);
      // A whole word is masked wholly or not at all.
      const bool continues = options.wholeWords && at > 0 && before[at] > 4 &&
                             before[at - 1] > 4 &&
                             !vocabulary.wordStarts[before[at]];
      if (continues)
        EXPECT_EQ(positions.count(at), positions.count(at - 1));
    }
  }
}

/// `shape` sentences for each document; token values say where they stand.
Documents makeDocuments(const std::vector<std::vector<size_t>> &shape) {
  TokenizedText text;
  int32_t next = 10;
  for (const auto &document : shape) {
    for (const size_t length : document) {
      for (size_t i = 0; i < length; ++i)
        text.tokens.push_back(next++);
      text.endSentence();
    }
    text.endDocument();
    next += 100; // so that tokens of two documents do not follow each other
  }
  std::vector<TokenShard> shards;
  shards.push_back(TokenShard::inMemory(
      "text", std::move(text), makeVocabulary(static_cast<size_t>(next) + 1)));
  Result<Documents> documents = Documents::of(std::move(shards));
  EXPECT_TRUE(documents.ok());
  return std::move(*documents);
}

std::vector<std::vector<size_t>> manyDocuments() {
  std::vector<std::vector<size_t>> shape;
  Draws draws(11);
  for (int i = 0; i < 200; ++i) {
    shape.emplace_back();
    for (uint64_t n = 1 + draws.below(20); n > 0; --n)
      shape.back().push_back(1 + draws.below(40));
  }
  return shape;
}

bool isRun(std::span<const int32_t> tokens) {
  for (size_t i = 1; i < tokens.size(); ++i)
    if (tokens[i] != tokens[i - 1] + 1)
      return false;
  return true;
}

TEST(SegmentPairs, AreConsecutiveAndSwappedHalfTheTime) {
  Result<SegmentPairs> pairs =
      SegmentPairs::create(makeDocuments(manyDocuments()), {.length = 64});
  ASSERT_TRUE(pairs.ok());
  double swapped = 0, full = 0;
  constexpr int rows = 20000;
  for (uint64_t row = 0; row < rows; ++row) {
    SegmentPair pair;
    pairs->draw(row, pair);
    ASSERT_LE(pair.tokens.size(), 64u);
    const std::span tokens(pair.tokens);
    ASSERT_EQ(tokens.front(), 2);
    ASSERT_EQ(tokens.back(), 3);
    ASSERT_EQ(tokens[pair.second - 1], 3);
    const auto a = tokens.subspan(1, pair.second - 2);
    const auto b = tokens.subspan(pair.second, tokens.size() - pair.second - 1);
    ASSERT_FALSE(a.empty());
    ASSERT_FALSE(b.empty());
    EXPECT_TRUE(isRun(a) && isRun(b));
    EXPECT_EQ(a.front() > b.front(), pair.isSwapped);
    // Neighbours, but for what was cut off; all are of one document.
    EXPECT_LE(std::abs(a.front() - b.front()), 40 * 20);
    swapped += pair.isSwapped;
    full += tokens.size() == 64;
  }
  EXPECT_NEAR(swapped / rows, 0.5, 4 * std::sqrt(0.25 / rows));
  EXPECT_GT(full / rows, 0.5); // the others are short, or end with a document
}

TEST(SegmentPairs, OneRowOfTenAimsAtLess) {
  Result<SegmentPairs> pairs = SegmentPairs::create(
      makeDocuments({std::vector<size_t>(4000, 1)}), {.length = 67});
  ASSERT_TRUE(pairs.ok());
  double shorter = 0, sum = 0;
  constexpr int rows = 20000;
  for (uint64_t row = 0; row < rows; ++row) {
    SegmentPair pair;
    pairs->draw(row, pair);
    if (pair.tokens.size() < 67) {
      ++shorter;
      sum += static_cast<double>(pair.tokens.size()) - 3;
    }
  }
  // Lengths 2 to 64 are equally likely, and 64 is not short.
  const double drawn = 0.1 * 62 / 63;
  // Of the 3999 sentences to start at 62 have less than 64 behind them.
  const double share = drawn + (1 - drawn) * 62 / 3999;
  EXPECT_NEAR(shorter / rows, share, 4 * std::sqrt(share / rows));
  EXPECT_NEAR(sum / shorter, 32.5, 4 * 18 / std::sqrt(shorter));
}

TEST(SegmentPairs, ADocumentOfOneSentenceIsDividedWithinIt) {
  Result<SegmentPairs> pairs =
      SegmentPairs::create(makeDocuments({{1}, {9}, {1}}), {.length = 20});
  ASSERT_TRUE(pairs.ok());
  for (uint64_t row = 0; row < 50; ++row) {
    SegmentPair pair;
    pairs->draw(row, pair);
    EXPECT_EQ(pair.tokens.size(), 12u);
  }
}

TEST(SegmentPairs, RefusesWhatNoPairCanBeMadeOf) {
  auto message = [](auto result) { return result.takeStatus().message(); };
  EXPECT_EQ(
      message(SegmentPairs::create(makeDocuments({{1}, {1}}), {.length = 9})),
      "no document has two tokens to make a pair of");
  EXPECT_EQ(message(SegmentPairs::create(makeDocuments({{5}}), {.length = 4})),
            "rows of 4 tokens are too short: [CLS] a [SEP] b [SEP] takes 5");
  EXPECT_THAT(
      message(MaskedRows::create(makeDocuments({{5}}), {.length = 9}, {}, 30)),
      testing::HasSubstr("but the model's has 30"));
}

struct FilledRow {
  std::vector<int32_t> tokens = std::vector<int32_t>(64, -7), types = tokens,
                       attention = tokens;
  std::vector<int32_t> positions = std::vector<int32_t>(10, -7),
                       masked = positions;
  int32_t order = -7;

  MaskedRow spans() {
    return {tokens, types, attention, positions, masked, &order};
  }
  bool operator==(const FilledRow &) const = default;
};

TEST(MaskedRows, FillEverySlot) {
  Result<MaskedRows> rows = MaskedRows::create(
      makeDocuments(manyDocuments()), {.length = 64}, {.maximum = 10}, 1 << 20);
  ASSERT_TRUE(rows.ok());
  for (uint64_t number = 0; number < 500; ++number) {
    FilledRow row;
    rows->fill(number, row.spans());
    const auto real = static_cast<size_t>(
        std::count(row.attention.begin(), row.attention.end(), 1));
    for (size_t i = 0; i < 64; ++i) {
      EXPECT_EQ(row.attention[i], i < real);
      EXPECT_TRUE(row.types[i] == 0 || (row.types[i] == 1 && i < real));
      EXPECT_TRUE(i < real ? row.tokens[i] > 0 : row.tokens[i] == 0);
    }
    EXPECT_EQ(row.tokens[real - 1], 3);
    EXPECT_TRUE(row.order == 0 || row.order == 1);
    const auto used = static_cast<size_t>(
        std::count_if(row.masked.begin(), row.masked.end(),
                      [](int32_t token) { return token >= 0; }));
    // A row of a few long words may have fewer than is wanted.
    EXPECT_LE(used, std::min<size_t>(10, maskedOf(real, 0.15)));
    for (size_t i = 0; i < 10; ++i) {
      EXPECT_EQ(row.masked[i] < 0, i >= used);
      EXPECT_TRUE(row.positions[i] >= 0 &&
                  row.positions[i] < static_cast<int32_t>(real));
    }
  }
}

TEST(MaskedRows, ARowIsAFunctionOfItsNumberAndTheSeed) {
  auto create = [](uint64_t seed) {
    return std::move(*MaskedRows::create(makeDocuments(manyDocuments()),
                                         {.length = 64, .seed = seed},
                                         {.maximum = 10}, 1 << 20));
  };
  const MaskedRows rows = create(3), again = create(3), other = create(4);
  std::set<std::vector<int32_t>> distinct;
  for (uint64_t number = 200; number-- > 0;) { // in any order
    FilledRow one, two, three;
    rows.fill(number, one.spans());
    again.fill(number, two.spans());
    other.fill(number, three.spans());
    EXPECT_EQ(one, two);
    EXPECT_NE(one.tokens, three.tokens);
    distinct.insert(one.tokens);
  }
  EXPECT_EQ(distinct.size(), 200u);
}

} // namespace
} // namespace trc::train
