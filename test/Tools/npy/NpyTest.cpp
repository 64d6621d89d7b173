//===- NpyTest.cpp - reading and writing .npy files -----------------------===//
//
// Files are put together here byte by byte, as NumPy would write them or would
// never; the reader takes the former and names what is wrong with the latter.
//
//===----------------------------------------------------------------------===//

#include "Npy.h"

#include <gtest/gtest.h>

using namespace trc;
using reference::ElementType;
using reference::Sizes;
using reference::Tensor;

namespace {

using Bytes = std::vector<uint8_t>;

Bytes file(std::string header, const Bytes &elements, uint8_t version = 1) {
  Bytes bytes = {0x93, 'N', 'U', 'M', 'P', 'Y', version, 0};
  for (size_t i = 0; i < (version == 1 ? 2u : 4u); ++i)
    bytes.push_back(static_cast<uint8_t>(header.size() >> (8 * i)));
  bytes.insert(bytes.end(), header.begin(), header.end());
  bytes.insert(bytes.end(), elements.begin(), elements.end());
  return bytes;
}

std::optional<Tensor> read(const Bytes &bytes, std::string &error) {
  // On the heap and exactly as large, so that a sanitizer sees every overrun.
  std::unique_ptr<uint8_t[]> exact(new uint8_t[bytes.size()]);
  std::copy(bytes.begin(), bytes.end(), exact.get());
  return npy::read(exact.get(), bytes.size(), error);
}

Tensor readOrFail(const Bytes &bytes) {
  std::string error;
  std::optional<Tensor> tensor = read(bytes, error);
  EXPECT_TRUE(tensor) << error;
  return tensor.value_or(Tensor());
}

std::string refusal(const Bytes &bytes) {
  std::string error;
  EXPECT_FALSE(read(bytes, error));
  return error;
}

TEST(Npy, ReadsWhatNumPyWrites) {
  for (uint8_t version : {1, 2, 3}) {
    Tensor tensor = readOrFail(
        file("{'descr': '<i2', 'fortran_order': False, 'shape': (2, 2), }   \n",
             {1, 0, 2, 0, 0xFF, 0xFF, 4, 0}, version));
    EXPECT_EQ(tensor.typeText(), "tensor<2x2xi16>");
    EXPECT_EQ(reference::valueText(tensor, 10), "[[1, 2], [-1, 4]]");
  }
}

TEST(Npy, ReadsBothByteOrders) {
  Tensor tensor =
      readOrFail(file("{'descr': '>f4', 'fortran_order': False, 'shape': ()}",
                      {0x3F, 0x80, 0, 0}));
  EXPECT_EQ(tensor.typeText(), "tensor<f32>");
  EXPECT_EQ(tensor.getDouble(0), 1.0);
}

TEST(Npy, ReadsBothElementOrders) {
  Tensor tensor = readOrFail(
      file("{'descr': '|u1', 'fortran_order': True, 'shape': (2, 3)}",
           {1, 4, 2, 5, 3, 6}));
  EXPECT_EQ(reference::valueText(tensor, 10), "[[1, 2, 3], [4, 5, 6]]");
}

TEST(Npy, ReadsOpaquePairsAsBf16AndAnyByteAsBool) {
  EXPECT_EQ(
      readOrFail(file("{'descr': '<V2', 'fortran_order': False, 'shape': (1,)}",
                      {0x80, 0x3F}))
          .typeText(),
      "tensor<1xbf16>");
  Tensor flags = readOrFail(file(
      "{'descr': '|b1', 'fortran_order': False, 'shape': (3,)}", {0, 1, 2}));
  EXPECT_EQ(reference::valueText(flags, 10), "[false, true, true]");
}

TEST(Npy, ReadsEmptyArrays) {
  Tensor tensor = readOrFail(
      file("{'descr': '<f8', 'fortran_order': False, 'shape': (3, 0)}", {}));
  EXPECT_EQ(tensor.typeText(), "tensor<3x0xf64>");
}

TEST(Npy, WritesWhatItReads) {
  for (int type = 0; type <= static_cast<int>(ElementType::F64); ++type) {
    Tensor tensor(static_cast<ElementType>(type), {2, 3});
    for (int64_t i = 0; i < 6; ++i)
      tensor.setBits(i, static_cast<uint64_t>(i) * 0x0123456789ABCDEF);
    Bytes bytes = npy::write(tensor);
    EXPECT_EQ((bytes.size() - tensor.bytes().size()) % 64, 0u);
    Tensor again = readOrFail(bytes);
    EXPECT_EQ(again.shape(), tensor.shape());
    EXPECT_TRUE(std::equal(again.bytes().begin(), again.bytes().end(),
                           tensor.bytes().begin()));
  }
}

TEST(Npy, NamesWhatIsWrong) {
  const std::string good =
      "{'descr': '<f4', 'fortran_order': False, 'shape': (1,)}";
  EXPECT_EQ(refusal({}), "not a .npy file: it does not start with \\x93NUMPY");
  EXPECT_EQ(refusal({0x93, 'N', 'U', 'M', 'P', 'Y', 1}),
            "ends at byte 7, within the version");
  EXPECT_EQ(refusal({0x93, 'N', 'U', 'M', 'P', 'Y', 2, 0, 1, 0}),
            "ends at byte 10, within the length of the header");
  EXPECT_EQ(refusal(file(good, {}, 4)), "version 4 is not known");
  EXPECT_EQ(refusal({0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0, 9, 0, '{'}),
            "the header is to have 9 bytes, but only 1 follow");
  EXPECT_EQ(refusal(file(good, {1, 2, 3})),
            "the shape [1] of '<f4' needs 4 bytes of elements, but 3 follow "
            "the header");
  EXPECT_EQ(refusal(file(good, {1, 2, 3, 4, 5})),
            "the shape [1] of '<f4' needs 4 bytes of elements, but 5 follow "
            "the header");
}

TEST(Npy, RefusesHeadersThatAreNotOurs) {
  auto with = [](std::string descr, std::string order, std::string shape) {
    return refusal(file("{'descr': " + descr + ", 'fortran_order': " + order +
                            ", 'shape': " + shape + "}",
                        {0, 0, 0, 0}));
  };
  EXPECT_EQ(with("'<c8'", "False", "(1,)"),
            "elements of type '<c8' are not supported");
  EXPECT_EQ(with("''", "False", "(1,)"),
            "elements of type '' are not supported");
  EXPECT_EQ(with("[('a', '<f4')]", "False", "(1,)"),
            "header, byte 20: structured arrays are not supported");
  EXPECT_EQ(with("'<f4'", "Maybe", "(1,)"),
            "header, byte 44: expected True or False");
  EXPECT_EQ(with("'<f4'", "False", "(-1,)"),
            "header, byte 61: expected an extent");
  EXPECT_EQ(with("'<f4'", "False", "(99999999999999999999,)"),
            "header, byte 79: an extent beyond 64 bits");
  EXPECT_EQ(
      with("'<f4'", "False", "(4294967296, 4294967296, 4294967296)"),
      "the shape [4294967296, 4294967296, 4294967296] of '<f4' needs more "
      "than 2^62 bytes of elements, but 4 follow the header");
  EXPECT_EQ(with("'<f4'", "False", "(1,), 'more': 1"),
            "header, byte 73: unknown key 'more'");
  EXPECT_EQ(with("'<f4'", "False", "(1,), 'shape': (1,)"),
            "header, byte 74: key 'shape' twice");
  EXPECT_EQ(refusal(file("{'descr': '<f4'}", {})),
            "header, byte 26: no key 'fortran_order'");
  EXPECT_EQ(refusal(file("{'descr': '<f4}", {})),
            "header, byte 20: a string without end");
}

TEST(Npy, NoChangedByteCrashesIt) {
  Tensor tensor(ElementType::F32, {2, 3});
  Bytes good = npy::write(tensor);
  std::string error;
  for (size_t at = 0; at < good.size(); ++at) {
    for (int value = 0; value < 256; ++value) {
      Bytes bad = good;
      bad[at] = static_cast<uint8_t>(value);
      if (!read(bad, error))
        EXPECT_FALSE(error.empty());
    }
    Bytes shorter(good.begin(), good.begin() + static_cast<ptrdiff_t>(at));
    EXPECT_FALSE(read(shorter, error));
  }
}

} // namespace
