//===- JsonTest.cpp - places in JSON files --------------------------------===//

#include "text/Json.h"
#include "text/Utf8.h"

#include "TemporaryFolder.h"

namespace trc::train {
namespace {

std::string refusal(std::string_view source) {
  return messageOf(parseJson(source, "a.json"), TemporaryFolder());
}

TEST(Json, KnowsWhereKeysStand) {
  Result<LocatedJson> parsed =
      parseJson("{\"a\": 1,\n  \"b\": {\"a\": 2}}", "a.json");
  ASSERT_TRUE(parsed.ok());
  EXPECT_EQ(parsed->placeOf("a"), "line 1, column 2");
  EXPECT_EQ(parsed->placeOf("b"), "line 2, column 3");
  EXPECT_EQ(parsed->value["b"]["a"], 2);
}

TEST(Json, RefusesWithPlace) {
  EXPECT_EQ(refusal("{\"a\": 1,\n \"b\": x}"),
            "a.json: line 2, column 7: not JSON: unexpected character");
  EXPECT_EQ(refusal("{\"a\": 1"),
            "a.json: line 1, column 8: not JSON: unexpected end of the file");
  EXPECT_EQ(refusal(""),
            "a.json: line 1, column 1: not JSON: unexpected end of the file");
  EXPECT_EQ(refusal("{\"a\": 1,\n\"b\": 2, \"a\": 3}"),
            "a.json: line 2, column 9: the key \"a\" stands there twice");
}

TEST(Json, RefusesNumbersOutOfRange) {
  EXPECT_EQ(refusal("{\"a\": 1,\n\"b\": [2, -1e400]}"),
            "a.json: line 2, column 10: the number -1e400 is out of range");
  EXPECT_EQ(refusal("1e400"),
            "a.json: line 1, column 1: the number 1e400 is out of range");
  EXPECT_EQ(refusal("[" + std::string(1000, '9') + "]"),
            "a.json: line 1, column 2: the number " + std::string(40, '9') +
                "... is out of range");
  // One that was refused before comes first.
  EXPECT_EQ(refusal("{\"a\": 1, \"a\": 1e400}"),
            "a.json: line 1, column 10: the key \"a\" stands there twice");
  // Beyond 64 bits is a number still.
  EXPECT_TRUE(parseJson("[18446744073709551616]", "a.json").ok());
}

TEST(Json, RefusesWhatIsNestedTooDeep) {
  const std::string open = std::string(101, '[');
  EXPECT_EQ(refusal(open + std::string(101, ']')),
            "a.json: line 1, column 101: more than 100 brackets inside each "
            "other");
  EXPECT_EQ(refusal(open),
            "a.json: line 1, column 101: more than 100 brackets inside each "
            "other");
  EXPECT_TRUE(
      parseJson(std::string(100, '[') + std::string(100, ']'), "a.json").ok());
  std::string objects;
  for (int i = 0; i < 1'000'000; ++i)
    objects += "{\"a\":";
  EXPECT_EQ(refusal(objects),
            "a.json: line 1, column 501: more than 100 brackets inside each "
            "other");
}

TEST(Json, RefusesWhatIsNotUtf8) {
  EXPECT_EQ(refusal("{\"a\": \"\xff\"}"),
            "a.json: line 1, column 8: not JSON: unexpected character");
}

TEST(Utf8, FindsWhatIsNot) {
  EXPECT_EQ(findInvalidUtf8("aä語👩"), std::string_view::npos);
  EXPECT_EQ(findInvalidUtf8("ab\xff"), 2u);
  EXPECT_EQ(findInvalidUtf8("a\xc0\x80"), 1u);      // overlong
  EXPECT_EQ(findInvalidUtf8("ab\xed\xa0\x80"), 2u); // surrogate
  EXPECT_EQ(findInvalidUtf8("ä\xe2\x82"), 2u);      // cut short
  EXPECT_EQ(printable("a\x1b[2J\xffä\n"), "a\uFFFD[2J\uFFFDä\n");
}

} // namespace
} // namespace trc::train
