//===- MatrixTest.cpp - which lane holds what, element by element ---------===//
//
// The layouts are written here a second time, from the formulas of the PTX
// documentation ("Matrix Fragments for mma.m16n8k16", ".m16n8k8", "ldmatrix"),
// where groupID = lane >> 2 and threadID_in_group = lane % 4:
//
//   16-bit a_i: row = groupID, + 8 unless i < 2 or 4 <= i < 6
//               column = threadID_in_group * 2 + (i & 1), + 8 for i >= 4
//   16-bit b_i: row = threadID_in_group * 2 + (i & 1), + 8 for i >= 2
//               column = groupID
//   tf32 a_i:   row = groupID, + 8 for i = 1, 3
//               column = threadID_in_group, + 4 for i >= 2
//   tf32 b_i:   row = threadID_in_group, + 4 for i = 1; column = groupID
//   c_i:        row = groupID, + 8 for i >= 2
//               column = threadID_in_group * 2 + (i & 1)
//
// One matrix is a single one at each place in turn, the other holds distinct
// numbers: each product shows a row or a column of it, and where.
//
//===----------------------------------------------------------------------===//

#include "KernelRunner.h"

#include <gtest/gtest.h>

namespace trc::simt::test {
namespace {

struct Kind {
  const char *name;
  unsigned depth;       ///< k
  const char *operands; ///< registers a and b of a lane from A and B
  const char *instruction;
};

constexpr const char *halves = R"(
  for (int i = 0; i < 8; ++i) {
    int row = group + (i < 2 || (i >= 4 && i < 6) ? 0 : 8);
    int column = inGroup * 2 + (i & 1) + (i >= 4 ? 8 : 0);
    put(a[i / 2], i & 1, A(row, column));
  }
  for (int i = 0; i < 4; ++i)
    put(b[i / 2], i & 1, B(inGroup * 2 + (i & 1) + (i >= 2 ? 8 : 0), group));
)";
constexpr const char *words = R"(
  for (int i = 0; i < 4; ++i)
    a[i] = tf32_bits(A(group + (i & 1 ? 8 : 0), inGroup + (i >= 2 ? 4 : 0)));
  for (int i = 0; i < 2; ++i)
    b[i] = tf32_bits(B(inGroup + (i == 1 ? 4 : 0), group));
)";

class Product : public testing::TestWithParam<Kind> {};

TEST_P(Product, EveryElementIsWhereItBelongs) {
  const Kind &kind = GetParam();
  const std::string depth = std::to_string(kind.depth);
  const std::string text =
      "#include \"trc/intrinsics.cuh\"\nusing namespace trc_device;\n"
      "__device__ void put(unsigned &pair, int high, float value) {\n"
      "  unsigned bits = " +
      std::string(std::string(kind.name) == "f16" ? "f16_bits" : "bf16_bits") +
      "(value);\n"
      "  pair = high ? (pair & 0xffffu) | bits << 16\n"
      "              : (pair & 0xffff0000u) | bits;\n"
      "}\n"
      // Block z 0: a single one in A at place blockIdx.x; z 1: in B.
      "extern \"C\" __global__ void __launch_bounds__(32)\n"
      "trc_product(float *d_all) {\n"
      "  const int K = " +
      depth +
      ", lane = threadIdx.x;\n"
      "  const int group = lane >> 2, inGroup = lane % 4;\n"
      "  const int one = blockIdx.x;\n"
      "  auto A = [&](int i, int k) -> float {\n"
      "    return blockIdx.z == 0 ? (float)(i * K + k == one)\n"
      "                           : (float)(1 + i * K + k);\n  };\n"
      "  auto B = [&](int k, int j) -> float {\n"
      "    return blockIdx.z == 0 ? (float)(1 + k * 8 + j)\n"
      "                           : (float)(k * 8 + j == one);\n  };\n"
      "  unsigned a[4] = {}, b[2] = {};\n" +
      kind.operands + "  float d[4] = {0.5f, 0.5f, 0.5f, 0.5f};\n  " +
      kind.instruction +
      "(d, a, b);\n"
      "  float *D = d_all + (blockIdx.z * gridDim.x + one) * 128;\n"
      "  for (int i = 0; i < 4; ++i)\n"
      "    D[(group + (i >= 2 ? 8 : 0)) * 8 + inGroup * 2 + (i & 1)] = d[i];\n"
      "}\n";
  KernelRunner device;
  const Kernel kernel = device.compile(text, "trc_product");
  ASSERT_TRUE(kernel) << kernel.log;
  const unsigned places = 16 * kind.depth;
  const DeviceBuffer buffer = device.allocate(2 * places * 128 * 4);
  ASSERT_EQ(device.launch(kernel, {{places, 1, 2}, 32}, {buffer}), "");
  const auto all = device.download<float>(buffer);
  for (unsigned one = 0; one < places; ++one)
    for (unsigned i = 0; i < 16; ++i)
      for (unsigned j = 0; j < 8; ++j) {
        // A's one at (i0, k0) gives row i0 of D the row k0 of B.
        const unsigned i0 = one / kind.depth, k0 = one % kind.depth;
        ASSERT_EQ(all[one * 128 + i * 8 + j],
                  0.5f + (i == i0 ? 1 + k0 * 8 + j : 0))
            << "one in A at " << one << ", " << i << "," << j;
        // B's one at (k1, j1) gives column j1 of D the column k1 of A.
        const unsigned k1 = one / 8, j1 = one % 8;
        const bool exists = k1 < kind.depth;
        ASSERT_EQ(all[(places + one) * 128 + i * 8 + j],
                  0.5f + (exists && j == j1 ? 1 + i * kind.depth + k1 : 0))
            << "one in B at " << one << ", " << i << "," << j;
      }
}

INSTANTIATE_TEST_SUITE_P(
    Matrix, Product,
    testing::Values(Kind{"bf16", 16, halves, "mma_m16n8k16_bf16"},
                    Kind{"f16", 16, halves, "mma_m16n8k16_f16"},
                    Kind{"tf32", 8, words, "mma_m16n8k8_tf32"}),
    [](const auto &info) { return std::string(info.param.name); });

TEST(Matrix, LoadsGiveEveryLaneItsElements) {
  KernelRunner device;
  const Kernel kernel = device.compile(R"(
#include "trc/intrinsics.cuh"
using namespace trc_device;
// Row r of the 32 rows of 8 numbers lies at 16-byte place (r * 5) % 32.
extern "C" __global__ void __launch_bounds__(32) trc_load(unsigned *y) {
  __shared__ uint4 rows[32];
  unsigned short *numbers = reinterpret_cast<unsigned short *>(rows);
  int lane = threadIdx.x;
  for (int c = 0; c < 8; ++c)
    numbers[lane * 5 % 32 * 8 + c] = (unsigned short)(lane * 8 + c);
  __syncwarp();
  const void *row = rows + lane * 5 % 32;
  unsigned m1[1], m2[2], m4[4];
  for (int t = 0; t < 2; ++t, y += 7 * 32) {
    if (t == 0) {
      load_matrix_x1(m1, row); load_matrix_x2(m2, row); load_matrix_x4(m4, row);
    } else {
      load_matrix_x1_transposed(m1, row);
      load_matrix_x2_transposed(m2, row);
      load_matrix_x4_transposed(m4, row);
    }
    y[lane] = m1[0];
    for (int i = 0; i < 2; ++i) y[(1 + i) * 32 + lane] = m2[i];
    for (int i = 0; i < 4; ++i) y[(3 + i) * 32 + lane] = m4[i];
  }
})",
                                       "trc_load");
  ASSERT_TRUE(kernel) << kernel.log;
  const DeviceBuffer y = device.allocate(2 * 7 * 32 * 4);
  ASSERT_EQ(device.launch(kernel, {{1}, 32}, {y}), "");
  const auto registers = device.download<unsigned>(y);
  const unsigned matrixOf[7] = {0, 0, 1, 0, 1, 2, 3};
  for (unsigned t = 0; t < 2; ++t)
    for (unsigned i = 0; i < 7; ++i)
      for (unsigned lane = 0; lane < 32; ++lane)
        for (unsigned e = 0; e < 2; ++e) {
          const unsigned p = lane / 4, q = lane % 4 * 2 + e;
          const unsigned row = matrixOf[i] * 8 + (t ? q : p);
          ASSERT_EQ(registers[(t * 7 + i) * 32 + lane] >> 16 * e & 0xffff,
                    row * 8 + (t ? p : q));
        }
}

// Every bf16 and f16 comes back, and conversions round to nearest even.
TEST(Matrix, ConversionsAreExact) {
  KernelRunner device;
  const Kernel kernel = device.compile(R"(
#include "trc/intrinsics.cuh"
using namespace trc_device;
extern "C" __global__ void __launch_bounds__(256)
trc_convert(unsigned *y, float *ties) {
  unsigned i = blockIdx.x * 256 + threadIdx.x;
  unsigned short h = (unsigned short)i;
  float2 b = unpack_bf16(i | i << 16), f = unpack_f16(i | i << 16);
  y[i] = bf16_bits(bf16_value(h)) | f16_bits(f16_value(h)) << 16;
  y[65536 + i] = pack_bf16(b.x, b.y);
  y[131072 + i] = pack_f16(f.x, f.y);
  if (i == 0) {
    ties[0] = bf16_value(bf16_bits(1.00390625f)); // 1 + 2^-8: to even, 1
    ties[1] = bf16_value(bf16_bits(1.01171875f)); // 1 + 3 * 2^-8: up
    ties[2] = f16_value(f16_bits(65519.0f));
    ties[3] = f16_value(f16_bits(65520.0f));
    ties[4] = __uint_as_float(tf32_bits(1.00048828125f)); // tie: away
    ties[5] = f16_value(f16_bits(5.9604645e-8f)); // the smallest subnormal
  }
})",
                                       "trc_convert");
  ASSERT_TRUE(kernel) << kernel.log;
  const DeviceBuffer y = device.allocate(3 * 65536 * 4),
                     ties = device.allocate(6 * 4);
  ASSERT_EQ(device.launch(kernel, {{256}, 256}, {y, ties}), "");
  const auto bits = device.download<unsigned>(y);
  for (unsigned i = 0; i < 65536; ++i) {
    const bool bf16Nan = (i & 0x7fff) > 0x7f80, f16Nan = (i & 0x7fff) > 0x7c00;
    const unsigned bf16 = bf16Nan ? 0x7fff : i, f16 = f16Nan ? 0x7fff : i;
    ASSERT_EQ(bits[i], bf16 | f16 << 16);
    ASSERT_EQ(bits[65536 + i], bf16 | bf16 << 16);
    ASSERT_EQ(bits[131072 + i], f16 | f16 << 16);
  }
  const auto t = device.download<float>(ties);
  EXPECT_EQ(t[0], 1.0f);
  EXPECT_EQ(t[1], 1.015625f);
  EXPECT_EQ(t[2], 65504.0f);
  EXPECT_EQ(t[3], __builtin_inff());
  EXPECT_EQ(t[4], 1.0009765625f);
  EXPECT_EQ(t[5], 5.9604645e-8f);
}

} // namespace
} // namespace trc::simt::test
