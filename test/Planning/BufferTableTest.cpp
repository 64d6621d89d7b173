//===- BufferTableTest.cpp - buffers as CSV -------------------------------===//
//
// What is read, what is refused and with which words, and that what was written
// reads back.
//
//===----------------------------------------------------------------------===//

#include "trc/Planning/BufferTable.h"

#include <gtest/gtest.h>

using namespace trc::planning;

static std::string faultOf(std::string_view text) {
  BufferTable table;
  return parseBufferTable(text, table);
}

TEST(BufferTable, ReadsBothHeadersAndExtraColumns) {
  BufferTable table;
  ASSERT_EQ(parseBufferTable("id,lower,upper,size\nb1,0,3,4\n", table), "");
  EXPECT_EQ(table.buffers[0].upper, 3);
  ASSERT_EQ(parseBufferTable("size,note,start,buffer,end\r\n 8, x,1,q,2\r\n\n",
                             table),
            "");
  EXPECT_EQ(table.buffers.size(), 1u);
  EXPECT_EQ(table.buffers[0].size, 8);
  EXPECT_EQ(table.buffers[0].lower, 1);
  EXPECT_EQ(table.lines[0], "8,x,1,q,2");
}

// `upper` is the first time after the buffer's life, `end` the last one in it.
TEST(BufferTable, EndIsInclusive) {
  BufferTable table;
  ASSERT_EQ(
      parseBufferTable("buffer,start,end,size\na,0,2,4\nb,3,3,4\n", table), "");
  EXPECT_EQ(table.buffers[0].upper, 3);
  EXPECT_EQ(table.buffers[1].upper, 4);
  EXPECT_EQ(largestLiveSum(table.buffers), 4);
  ASSERT_EQ(parseBufferTable("id,lower,upper,size\na,0,2,4\nb,2,3,4\n", table),
            "");
  EXPECT_EQ(table.buffers[0].upper, 2);
  EXPECT_EQ(largestLiveSum(table.buffers), 4);
  EXPECT_NE(faultOf("buffer,start,upper,end,size\n").find("'end' stands twice"),
            std::string::npos);
  EXPECT_NE(
      faultOf("buffer,start,end,size\na,5,3,4\n").find("ends at 3, before"),
      std::string::npos);
}

TEST(BufferTable, WritesOffsetsThatReadBack) {
  BufferTable table, again;
  ASSERT_EQ(parseBufferTable("id,lower,upper,size,offset\na,0,1,4,9\n", table),
            "");
  std::vector<int64_t> offsets{16};
  std::string text = printBufferTable(table, offsets);
  EXPECT_EQ(text, "id,lower,upper,size,offset\na,0,1,4,16\n");
  ASSERT_EQ(parseBufferTable(text, again), "");
  EXPECT_EQ(again.offsets, offsets);
}

TEST(BufferTable, NamesTheLineAndTheMend) {
  EXPECT_EQ(
      faultOf(""),
      "line 1: the file is empty; begin it with a line id,lower,upper,size");
  EXPECT_NE(faultOf("a,b\n").find("line 1: no column 'id'"), std::string::npos);
  EXPECT_NE(faultOf("id,id,lower,upper,size\n").find("stands twice"),
            std::string::npos);
  std::string header = "id,lower,upper,size,alignment\n";
  EXPECT_NE(
      faultOf(header + "a,0,1\n").find("line 2: expected 5 fields, got 3"),
      std::string::npos);
  EXPECT_NE(
      faultOf(header + "\na,0,x,4,1\n").find("line 3: expected an integer"),
      std::string::npos);
  EXPECT_NE(faultOf(header + "a,0,-1,4,1\n").find("got '-1'"),
            std::string::npos);
  EXPECT_NE(faultOf(header + "a,5,3,4,1\n").find("before it begins at 5"),
            std::string::npos);
  EXPECT_NE(faultOf(header + "a,0,3,4,3\n").find("no power of two"),
            std::string::npos);
  EXPECT_NE(faultOf(header + "a,0,3,99999999999999999999,1\n").find("integer"),
            std::string::npos);
}

// Its comma stays, or the next field would take its place.
TEST(BufferTable, WritesAnEmptyFirstField) {
  BufferTable table, again;
  ASSERT_EQ(parseBufferTable("id,lower,upper,size\n,9,22,4\n", table), "");
  std::vector<int64_t> offsets{0};
  std::string text = printBufferTable(table, offsets);
  EXPECT_EQ(text, "id,lower,upper,size,offset\n,9,22,4,0\n");
  EXPECT_EQ(parseBufferTable(text, again), "");
}
