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
