//===- SafetensorsTest.cpp - files of tensors, good and bad ---------------===//

#include "weights/Safetensors.h"

#include "TemporaryFolder.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

namespace trc::train {
namespace {

std::string fileOf(const std::string &header, const std::string &data) {
  const uint64_t length = header.size();
  return std::string(reinterpret_cast<const char *>(&length), 8) + header +
         data;
}

struct Safetensors : testing::Test {
  TemporaryFolder folder;

  std::string refusal(const std::string &content) {
    return messageOf(SafetensorsFile::open(folder.write("a", content)), folder);
  }
  std::string refusal(const std::string &header, size_t dataBytes) {
    return refusal(fileOf(header, std::string(dataBytes, 'x')));
  }
  static TensorToWrite tensor(std::string name, std::vector<int64_t> shape,
                              const std::vector<float> &values) {
    const size_t bytes = values.size() * 4;
    return {std::move(name), TRC_F32, std::move(shape), bytes,
            [values](void *to, size_t) {
              std::copy(values.begin(), values.end(), static_cast<float *>(to));
              return Status::success();
            }};
  }
};

TEST_F(Safetensors, WritesWhatItReads) {
  ASSERT_TRUE(writeSafetensors(folder.file("w"),
                               {tensor("b", {2, 2}, {1, 2, 3, 4}),
                                tensor("a", {}, {5}), tensor("c", {0, 3}, {})},
                               {{"format", "pt"}})
                  .ok());
  Result<SafetensorsFile> file = SafetensorsFile::open(folder.file("w"));
  ASSERT_EQ(messageOf(file, folder), "");
  EXPECT_EQ(file->metadata().at("format"), "pt");
  ASSERT_EQ(file->tensors().size(), 3u);
  const StoredTensor &b = file->tensors().at("b");
  EXPECT_EQ(b.shape, (std::vector<int64_t>{2, 2}));
  float values[4];
  ASSERT_TRUE(b.toF32(values));
  EXPECT_EQ(values[3], 4);
  // The data starts at a multiple of 8 bytes.
  uint64_t length;
  std::memcpy(&length, readFile(folder.file("w")).data(), 8);
  EXPECT_EQ(length % 8, 0u);
}

TEST_F(Safetensors, AFailedReaderLeavesNothing) {
  TensorToWrite bad = tensor("a", {1}, {1});
  bad.read = [](void *, size_t) { return failed("no"); };
  EXPECT_EQ(messageOf(writeSafetensors(folder.file("w"), {bad}, {}), folder),
            "no");
  EXPECT_EQ(folder.count(), 0u);
}

TEST_F(Safetensors, WidensHalves) {
  EXPECT_EQ(widenF16(0x3C00), 1.0f);
  EXPECT_EQ(widenF16(0xC000), -2.0f);
  EXPECT_EQ(widenF16(0x0001), 0x1p-24f);
  EXPECT_EQ(widenF16(0x7BFF), 65504.0f);
  EXPECT_TRUE(std::signbit(widenF16(0x8000)));
  EXPECT_EQ(widenF16(0x7C00), std::numeric_limits<float>::infinity());
  EXPECT_TRUE(std::isnan(widenF16(0x7E00)));
  EXPECT_EQ(widenBF16(0x3F80), 1.0f);
  const std::string header = R"({"a":{"dtype":"F16","shape":[2],)"
                             R"("data_offsets":[0,4]}})";
  Result<SafetensorsFile> file = SafetensorsFile::open(
      folder.write("h", fileOf(header, std::string("\x00\x3C\x00\xC0", 4))));
  ASSERT_EQ(messageOf(file, folder), "");
  float values[2];
  ASSERT_TRUE(file->tensors().at("a").toF32(values));
  EXPECT_EQ(values[0], 1);
  EXPECT_EQ(values[1], -2);
}

TEST_F(Safetensors, RefusesBadHeaders) {
  EXPECT_EQ(refusal("abc"), "a: byte 3: the file ends inside the length of its "
                            "header, 8 bytes");
  EXPECT_EQ(
      refusal(fileOf("{}", "").substr(0, 9)),
      "a: byte 9: the file ends inside its header, which ends at byte 10");
  EXPECT_EQ(refusal("\xff\xff\xff\xff\xff\xff\xff\xff"),
            "a: byte 0: a header of 18446744073709551615 bytes, at most "
            "100000000 are allowed; is this a safetensors file?");
  EXPECT_EQ(
      refusal("{", 0),
      "a: header: line 1, column 2: not JSON: unexpected end of the file");
  EXPECT_EQ(refusal("[]", 0), "a: header: expected an object, got array");
  EXPECT_EQ(refusal(R"({"a":{},"a":{}})", 0),
            "a: header: line 1, column 9: the key \"a\" stands there twice");
  EXPECT_EQ(refusal(R"({"__metadata__":{"a":1}})", 0),
            "a: __metadata__: \"a\": expected a text, got number");
  EXPECT_EQ(refusal(R"({"a":1})", 0), "a: \"a\": expected an object, got "
                                      "number");
  EXPECT_EQ(refusal(R"({"a":{"shape":[1]}})", 0), "a: \"a\": no dtype");
  EXPECT_EQ(refusal(R"({"a":{"dtype":"F8_E4M3"}})", 0),
            "a: \"a\": dtype F8_E4M3 is not supported");
  EXPECT_EQ(refusal(R"({"a":{"dtype":"F32","shape":[-1]}})", 0),
            "a: \"a\": expected a shape of numbers from 0 on");
  EXPECT_EQ(refusal(R"({"a":{"dtype":"F32","shape":[1],)"
                    R"("data_offsets":[0]}})",
                    4),
            "a: \"a\": expected two data_offsets from 0 on");
  EXPECT_EQ(refusal(R"({"a":{"dtype":"F32","shape":[1],"x":1}})", 4),
            "a: \"a\": unknown key \"x\"");
  EXPECT_EQ(refusal(R"({"a":{"dtype":"F32","shape":[4294967296,4294967296],)"
                    R"("data_offsets":[0,0]}})",
                    0),
            "a: \"a\": the shape [4294967296, 4294967296] has too many "
            "elements");
}

TEST_F(Safetensors, RefusesNumbersAndNamesThatCannotBe) {
  EXPECT_EQ(refusal(R"({"a":{"dtype":"F32","shape":[1e400]}})", 0),
            "a: header: line 1, column 30: the number 1e400 is out of range");
  EXPECT_EQ(refusal(R"({"a":{"dtype":"F32","shape":[1.5]}})", 0),
            "a: \"a\": expected a shape of numbers from 0 on");
  EXPECT_EQ(refusal(R"({"a":{"dtype":1,"shape":[1]}})", 0),
            "a: \"a\": no dtype");
  const TensorToWrite tensor = {"b\xff", TRC_UI8, {0}, 0, nullptr};
  EXPECT_EQ(messageOf(writeSafetensors(folder.file("b"), {tensor}, {}), folder),
            "b: \"b\uFFFD\": a name that is not UTF-8 cannot be saved");
  EXPECT_FALSE(std::filesystem::exists(folder.file("b")));
}

std::string two(int b0, int e0, int b1, int e1) {
  return text(R"({"a":{"dtype":"U8","shape":[)", e0 - b0,
              R"(],"data_offsets":[)", b0, ",", e0,
              R"(]},"b":{"dtype":"U8","shape":[)", e1 - b1,
              R"(],"data_offsets":[)", b1, ",", e1, "]}}");
}

TEST_F(Safetensors, RefusesHolesOverlapsAndCuts) {
  EXPECT_EQ(refusal(two(0, 4, 4, 8), 8), "");
  EXPECT_EQ(refusal(two(0, 4, 6, 8), 8),
            "a: \"b\": a hole of 2 bytes before it, from data byte 4");
  EXPECT_EQ(refusal(two(0, 4, 3, 8), 8),
            "a: \"b\" starts at data byte 3, inside \"a\", which ends at 4");
  EXPECT_EQ(refusal(two(0, 4, 4, 8), 7),
            "a: \"b\" ends at data byte 8, but the file was cut at 7");
  EXPECT_EQ(refusal(two(0, 4, 4, 8), 9),
            "a: 1 bytes after the last tensor, from data byte 8");
  EXPECT_EQ(refusal(R"({"a":{"dtype":"F32","shape":[2],)"
                    R"("data_offsets":[0,4]}})",
                    4),
            "a: \"a\": F32 of [2] takes 8 bytes, but its data_offsets are 0 to "
            "4");
}

} // namespace
} // namespace trc::train
