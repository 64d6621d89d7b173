//===- SentenceTableTest.cpp - sentences and labels, good and bad
//----------===//

#include "text/SentenceTable.h"

#include "TemporaryFolder.h"

namespace trc::train {
namespace {

struct SentenceTableTest : testing::Test {
  TemporaryFolder folder;
  LabelColumn labels = LabelColumn::Needed;

  Result<SentenceTable> read(std::string_view content, TableFormat format) {
    return readSentenceTable(*MappedFile::open(folder.write("data", content)),
                             format, labels);
  }
  std::string refusal(std::string_view content, TableFormat format) {
    return messageOf(read(content, format), folder);
  }
};

TEST_F(SentenceTableTest, ReadsTabs) {
  Result<SentenceTable> found = read(
      "idx\tsentence\tlabel\r\n0\tit's \"fine\", really\t1\r\n\n1\tno\t0.5",
      TableFormat::Tabs);
  ASSERT_EQ(messageOf(found, folder), "");
  ASSERT_EQ(found->rows.size(), 2u);
  EXPECT_FALSE(found->isPaired);
  EXPECT_EQ(found->rows[0].first, "it's \"fine\", really");
  EXPECT_EQ(found->rows[0].label, "1");
  EXPECT_EQ(found->rows[1].first, "no");
  EXPECT_EQ(found->rows[1].label, "0.5");
  EXPECT_EQ(found->rows[1].line, 4u);
}

TEST_F(SentenceTableTest, ReadsQuotesOverSeveralLines) {
  Result<SentenceTable> found =
      read("\xEF\xBB\xBFsentence1,label,sentence2\n\"a, \"\"b\"\"\nc\",3,d\r\n"
           "\"e\",-1,\"f\"\r\n",
           TableFormat::Commas);
  ASSERT_EQ(messageOf(found, folder), "");
  ASSERT_EQ(found->rows.size(), 2u);
  EXPECT_TRUE(found->isPaired);
  EXPECT_EQ(found->rows[0].first, "a, \"b\"\nc");
  EXPECT_EQ(found->rows[0].second, "d");
  EXPECT_EQ(found->rows[0].line, 2u);
  EXPECT_EQ(found->rows[1].first, "e");
  EXPECT_EQ(found->rows[1].label, "-1");
  EXPECT_EQ(found->rows[1].line, 4u);
}

TEST_F(SentenceTableTest, ReadsJsonLines) {
  Result<SentenceTable> found =
      read("{\"sentence\": \"a\\tb\", \"label\": 1, \"idx\": 7}\n\n"
           "{\"label\": 0, \"sentence\": \"\\u00e9\"}\n",
           TableFormat::JsonLines);
  ASSERT_EQ(messageOf(found, folder), "");
  ASSERT_EQ(found->rows.size(), 2u);
  EXPECT_EQ(found->rows[0].first, "a\tb");
  EXPECT_EQ(found->rows[1].first, "\xC3\xA9");
  EXPECT_EQ(found->rows[1].line, 3u);
}

TEST_F(SentenceTableTest, TakesAMarkOfTheByteOrderAndLinesOfAnySystem) {
  for (auto [content, format] :
       {std::pair("\xEF\xBB\xBFsentence\tlabel\r\na b\t1\r\n",
                  TableFormat::Tabs),
        std::pair("\xEF\xBB\xBFsentence,label\r\na b,1\r\n",
                  TableFormat::Commas),
        std::pair("\xEF\xBB\xBF{\"sentence\": \"a b\", \"label\": 1}\r\n",
                  TableFormat::JsonLines)}) {
    Result<SentenceTable> found = read(content, format);
    ASSERT_EQ(messageOf(found, folder), "");
    ASSERT_EQ(found->rows.size(), 1u);
    EXPECT_EQ(found->rows[0].first, "a b");
    EXPECT_EQ(found->rows[0].label, "1");
  }
}

TEST_F(SentenceTableTest, RefusesTablesWithTheLine) {
  const TableFormat tabs = TableFormat::Tabs, commas = TableFormat::Commas;
  EXPECT_EQ(refusal("gj04\t1\t\tOur friends won't buy this\n", tabs),
            "data: line 1: the first line names the columns; expected label "
            "and sentence, or label, sentence1 and sentence2, got gj04, 1, , "
            "Our friends won't buy this");
  EXPECT_EQ(refusal("", tabs),
            "data: line 1: expected the names of the columns, got none");
  const std::string names = "data: line 1: the first line names the columns; "
                            "expected label and sentence, or label, sentence1 "
                            "and sentence2, got ";
  EXPECT_EQ(refusal("sentence,label\na,1\n", tabs),
            names + "sentence,label (apart by commas? --format csv)");
  EXPECT_EQ(refusal("sentence\tlabel\na\t1\n", commas),
            names + "sentence\tlabel (apart by tabs? --format tsv)");
  EXPECT_EQ(refusal("sentence\tlabel\na\t1\nb\n", tabs),
            "data: line 3: 1 fields, but the first line names 2");
  EXPECT_EQ(refusal("sentence\tlabel\na\t \n", tabs),
            "data: line 2: the label is empty; take the line out");
  EXPECT_EQ(refusal("sentence\tlabel\na\tb\xFF\n", tabs),
            "data: line 2: the label is not UTF-8");
  EXPECT_EQ(refusal("sentence\tlabel\n \t1\n", tabs),
            "data: line 2: the sentence is empty; take the line out");
  EXPECT_EQ(refusal("sentence\tlabel\na\xFF\t1\n", tabs),
            "data: line 2: not UTF-8");
  EXPECT_EQ(refusal("sentence\tlabel\n", tabs),
            "data: there are no sentences in it");
  EXPECT_EQ(refusal("sentence,label\n\"a\nb,1\n", commas),
            "data: line 2: the quotes that begin here do not end");
  EXPECT_EQ(refusal("sentence,label\n\"a\"b,1\n", commas),
            "data: line 2: 'b' behind the quotes that end a field");
}

TEST_F(SentenceTableTest, ShowsLongWordsUpToACharacter) {
  std::string signs;
  for (int i = 0; i < 50; ++i)
    signs += "\u20ac";
  EXPECT_EQ(
      refusal("{\"sentence\": [\"" + signs + "\"]}", TableFormat::JsonLines),
      "data: line 1: expected \"sentence\" with a text, got [\"" +
          signs.substr(0, 38 * 3) + "...");
}

TEST_F(SentenceTableTest, LeavesLabelsAside) {
  labels = LabelColumn::LeftAside;
  Result<SentenceTable> found =
      read("sentence\tlabel\na\t\n", TableFormat::Tabs);
  ASSERT_EQ(messageOf(found, folder), "");
  EXPECT_EQ(found->rows[0].label, "");
  EXPECT_EQ(
      messageOf(read("{\"sentence\": \"a\"}", TableFormat::JsonLines), folder),
      "");
  EXPECT_EQ(refusal("text\na\n", TableFormat::Tabs),
            "data: line 1: the first line names the columns; expected "
            "sentence, or sentence1 and sentence2, got text");
}

TEST_F(SentenceTableTest, RefusesJsonWithTheLine) {
  const TableFormat lines = TableFormat::JsonLines;
  EXPECT_EQ(
      refusal("{\"sentence\": \"a\", \"label\": 1}\n{\"sentence\": }", lines),
      "data: line 2, column 14: not JSON: unexpected character");
  EXPECT_EQ(refusal("[1]", lines),
            "data: line 1: expected an object in braces on each line");
  EXPECT_EQ(refusal("{\"text\": \"a\", \"label\": 1}", lines),
            "data: line 1: expected \"sentence\" with a text, got none");
  EXPECT_EQ(
      refusal("{\"sentence\": \"a\", \"label\": true}", lines),
      "data: line 1: expected \"label\" with a number or a name, got true");
  EXPECT_EQ(refusal("{\"sentence1\": \"a\", \"sentence2\": \"b\", \"label\": "
                    "1}\n{\"sentence\": \"a\", \"label\": 1}",
                    lines),
            "data: line 2: expected \"sentence1\" with a text, got none");
}

} // namespace
} // namespace trc::train
