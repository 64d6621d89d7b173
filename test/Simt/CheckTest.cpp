//===- CheckTest.cpp - planted faults are found, sound kernels are not ----===//
//
// Each fault is a small kernel, trc_fault, that looks right and usually gives
// the right numbers. The line at which it is wrong ends with the comment FAULT;
// the report must name that line, and say what is wrong there.
//
//===----------------------------------------------------------------------===//

#include "KernelRunner.h"

#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>

namespace trc::simt::test {
namespace {

struct Case {
  const char *name;
  const char *text;
  const char *expected; ///< null: nothing is to be found
  LaunchShape shape = {{1}, 64};
};

void PrintTo(const Case &c, std::ostream *out) { *out << c.name; }

/// The lines that end with FAULT, as a report names them.
std::vector<std::string> faultLines(const std::string &text) {
  std::vector<std::string> lines;
  unsigned number = 1;
  for (size_t at = 0; at < text.size(); ++number) {
    const size_t end = std::min(text.find('\n', at), text.size());
    if (text.substr(at, end - at).ends_with("// FAULT"))
      lines.push_back("trc_fault.cu:" + std::to_string(number));
    at = end + 1;
  }
  return lines;
}

class Fault : public testing::TestWithParam<Case> {};

TEST_P(Fault, IsReportedAtItsLine) {
  const Case &c = GetParam();
  const std::string text =
      std::string("#include \"trc/intrinsics_sm90a.cuh\"\n"
                  "using namespace trc_device;\n"
                  "extern \"C\" __global__ void __launch_bounds__(256)\n"
                  "trc_fault(float *x, float *y) {\n"
                  "  extern __shared__ uint4 trc_shared[];\n"
                  "  __shared__ float s[256];\n"
                  "  int t = threadIdx.x, b = blockIdx.x;\n") +
      c.text + "\n}\n";
  KernelRunner device;
  const Kernel kernel = device.compile(text, "trc_fault");
  ASSERT_TRUE(kernel) << kernel.log;
  const DeviceBuffer x = device.upload(std::vector<float>(1000, 1.0f)),
                     y = device.allocate(4000);
  const std::string found = device.launch(kernel, c.shape, {x, y});
  if (!c.expected) {
    EXPECT_EQ(found, "");
    return;
  }
  EXPECT_NE(found.find(c.expected), std::string::npos) << found;
  EXPECT_NE(found.find("kernel 'trc_fault', block ("), std::string::npos);
  for (const std::string &line : faultLines(text))
    EXPECT_NE(found.find(line), std::string::npos) << line << "\n" << found;
}

const Case races[] = {
    {"BarrierForgotten",
     "  s[t] = x[t];\n"
     "  y[t] = s[63 - t]; // FAULT",
     "read-after-write race in shared memory"},
    {"SecondBarrierForgotten",
     "  for (int i = 0; i < 3; ++i) {\n"
     "    s[t] = x[t] + i; // FAULT\n"
     "    __syncthreads();\n"
     "    y[t] = s[63 - t];\n"
     "  }",
     "write-after-read race in shared memory"},
    {"BothWrite",
     "  s[t / 2] = t; // FAULT\n"
     "  __syncthreads();\n"
     "  y[t] = s[t / 2];",
     "write-after-write race in shared memory"},
    {"WarpBarrierForgotten",
     "  s[t] = x[t];\n"
     "  y[t] = s[t ^ 1]; // FAULT",
     "read-after-write race in shared memory"},
    {"ShuffleOrdersNoMemory",
     "  s[t] = x[t];\n"
     "  __shfl_xor_sync(0xffffffffu, t, 1);\n"
     "  y[t] = s[t ^ 1]; // FAULT",
     "read-after-write race in shared memory"},
    {"WarpBarrierOrdersItsWarpOnly",
     "  s[t] = x[t];\n"
     "  __syncwarp();\n"
     "  y[t] = s[t ^ 32]; // FAULT",
     "read-after-write race in shared memory"},
    {"GlobalInOneBlock",
     "  y[t] = t;\n"
     "  x[t] = y[t ^ 33]; // FAULT",
     "read-after-write race in global memory"},
    {"AcrossBlocks",
     "  y[t] = b; // FAULT",
     "write-after-write race in global memory",
     {{2}, 64}},
    {"ReadOfAnotherBlocksResult",
     "  y[b * 64 + t] = 1.0f;\n"
     "  __syncthreads();\n"
     "  if (b) x[b * 64 + t] = y[t]; // FAULT",
     "read-after-write race in global memory",
     {{2}, 64}},
    {"AtomicForgotten", "  x[0] += 1.0f; // FAULT", "race in global memory"},
    {"PlainReadOfAnAtomicsResult",
     "  atomicAdd(x, 1.0f);\n"
     "  y[t] = x[0]; // FAULT",
     "race in global memory"},
    {"NamedBarrierOfOneHalf",
     "  s[t] = x[t];\n"
     "  barrier_sync(1 + t / 64, 64);\n"
     "  y[t] = s[t ^ 64]; // FAULT",
     "read-after-write race in shared memory",
     {{1}, 128}},
    {"ArrivingIsNotWaiting",
     "  s[t] = x[t];\n"
     "  if (t < 32) barrier_arrive(1, 64); else barrier_sync(1, 64);\n"
     "  y[t] = s[t ^ 32]; // FAULT",
     "race in shared memory"},
    {"HalvesOfAWord",
     "  unsigned short *h = reinterpret_cast<unsigned short *>(s);\n"
     "  h[t] = t;\n"
     "  y[t] = h[t ^ 1]; // FAULT",
     "read-after-write race in shared memory"},
    {"SecondStageOverwritten",
     "  for (int i = 0; i < 4; ++i) {\n"
     "    copy_async_16(trc_shared + t, x + 4 * t); // FAULT\n"
     "    copy_async_commit(); copy_async_wait<0>();\n"
     "    __syncthreads();\n"
     "    y[t] = reinterpret_cast<float *>(trc_shared)[t];\n"
     "  }",
     "write-after-read race in shared memory",
     {{1}, 64, 1024}},
    {"BarrierAfterWaitForgotten",
     "  copy_async_16(trc_shared + t, x + 4 * t);\n"
     "  copy_async_commit(); copy_async_wait<0>();\n"
     "  y[t] = reinterpret_cast<float *>(trc_shared)[255 - t]; // FAULT",
     "read-after-write race in shared memory",
     {{1}, 64, 1024}},
    {"RowOfMatrixFromAnotherWarp",
     "  reinterpret_cast<float *>(trc_shared)[t] = t;\n"
     "  unsigned m[1];\n"
     "  __syncwarp();\n"
     "  load_matrix_x1(m, trc_shared + (t ^ 32) / 8); // FAULT\n"
     "  y[t] = m[0];",
     "read-after-write race in shared memory",
     {{1}, 64, 256}},
};

const Case memory[] = {
    {"WaitForgotten",
     "  copy_async_16(trc_shared + t, x + 4 * t);\n"
     "  copy_async_commit();\n"
     "  y[t] = reinterpret_cast<float *>(trc_shared)[4 * t]; // FAULT",
     "read of the destination of an asynchronous copy before its wait",
     {{1}, 64, 1024}},
    {"WaitForTooFew",
     "  copy_async_16(trc_shared + t, x + 4 * t); copy_async_commit();\n"
     "  copy_async_wait<1>();\n"
     "  __syncthreads();\n"
     "  y[t] = reinterpret_cast<float *>(trc_shared)[t]; // FAULT",
     "read of the destination of an asynchronous copy before its wait",
     {{1}, 64, 1024}},
    {"SharedUnwritten",
     "  if (t) s[t] = x[t];\n"
     "  __syncthreads();\n"
     "  y[t] = s[t ^ 1]; // FAULT",
     "read of unwritten shared memory"},
    {"SharedLeftByTheBlockBefore",
     "  if (b == 0) s[t] = 1.0f;\n"
     "  __syncthreads();\n"
     "  y[b * 64 + t] = s[t]; // FAULT",
     "read of unwritten shared memory",
     {{2}, 64}},
    {"GlobalUnwritten", "  x[t] = y[t]; // FAULT",
     "read of unwritten global memory"},
    {"ReadPastTheEnd", "  y[t] = x[t + 937]; // FAULT",
     "read of 4 bytes 0 bytes behind the end of a buffer of 4000 bytes"},
    {"WritePastTheEnd", "  y[t + 940] = 0.0f; // FAULT",
     "write of 4 bytes 0 bytes behind the end of a buffer of 4000 bytes"},
    {"WideReadPastTheEnd",
     "  y[t] = __uint_as_float(load_16_once(x + 748 + 4 * t).w); // FAULT",
     "buffer of 4000 bytes"},
    {"DynamicSharedPastTheEnd",
     "  reinterpret_cast<float *>(trc_shared)[t] = 1.0f; // FAULT",
     "of dynamic shared memory of 252 bytes",
     {{1}, 64, 252}},
    {"IndexOutsideOfItsArray",
     "  float r[4] = {1, 2, 3, 4};\n"
     "  y[t] = r[t / 8]; // FAULT",
     "index 4 is outside of its array"},
    {"MisalignedVector",
     "  float4 v = *reinterpret_cast<const float4 *>(x + t); // FAULT\n"
     "  y[t] = v.x;",
     "misaligned access: the type wants 16 bytes"},
    {"MisalignedLoad",
     "  y[t] = __uint_as_float(load_16_keep(x + 2 * t).x); // FAULT",
     "misaligned access: the type wants 16 bytes"},
    {"MisalignedRow",
     "  unsigned m[1];\n"
     "  reinterpret_cast<float *>(trc_shared)[t] = t;\n"
     "  __syncthreads();\n"
     "  load_matrix_x1(m, reinterpret_cast<float *>(trc_shared) + t % 8); // "
     "FAULT\n"
     "  y[t] = m[0];",
     "a row of load_matrix is not aligned",
     {{1}, 64, 1024}},
    {"RowsInOneBank",
     "  unsigned m[1];\n"
     "  trc_shared[t] = make_uint4(t, t, t, t);\n"
     "  __syncthreads();\n"
     "  load_matrix_x1(m, trc_shared + t % 8 * 8); // FAULT\n"
     "  y[t] = m[0];",
     "rows of load_matrix meet in a bank",
     {{1}, 64, 1024}},
    {"MisalignedCopy",
     "  copy_async_16(trc_shared + t, x + t); // FAULT",
     "not aligned",
     {{1}, 64, 1024}},
    {"ShiftByTheWidth", "  y[t] = 1u << (t - 31 < 0 ? 0 : t); // FAULT",
     "shift by 32"},
};

const Case order[] = {
    {"BarrierInABranch",
     "  if (t < 40) __syncthreads(); // FAULT\n"
     "  __syncwarp(); // FAULT\n"
     "  y[t] = 1.0f;",
     "a barrier or collective is never complete"},
    {"ReturnAheadOfABarrier",
     "  if (t == 5) return;\n"
     "  __syncthreads(); // FAULT",
     "1 threads have returned"},
    {"DifferentCollectives",
     "  if (t & 1) __shfl_sync(0xffffffffu, t, 0);\n"
     "  else y[t] = __ballot_sync(0xffffffffu, t);",
     "meet in different collectives"},
    {"MaskWithoutTheLane", "  y[t] = __shfl_sync(0xfffffffeu, t, 1); // FAULT",
     "with a mask that lacks the calling lane"},
    {"ShuffleFromOutsideTheMask",
     "  if (t % 32 < 16) y[t] = __shfl_sync(0xffffu, t, 20); // FAULT",
     "a shuffle reads lane 20"},
    {"NamedBarrierCount",
     "  if (t < 32) barrier_sync(1, 64); else barrier_sync(1, 32);",
     "while others wait at it for"},
    {"ArrivesTwice",
     "  barrier_arrive(1, 64);\n"
     "  if (t < 32) barrier_arrive(1, 64); // FAULT",
     "arrives twice at barrier 1"},
    {"DivisionByZero", "  y[t] = 100 / (t - 63); // FAULT",
     "integer division by zero"},
    {"StackOverflow",
     "  volatile float big[100000];\n"
     "  for (int i = 0; i < 100000; i += 100) big[i] = t; // FAULT\n"
     "  y[t] = big[t * 100];",
     ""},
    {"NullPointer",
     "  float *p = x[t] > 2.0f ? x : nullptr;\n"
     "  p[t] = 1.0f; // FAULT",
     "address that is no memory of the device"},
};

// The opening of kernels with a barrier in shared memory and one bulk copy.
#define BULK_COPY                                                              \
  "  __shared__ unsigned long long full[1];\n"                                 \
  "  float *tile = reinterpret_cast<float *>(trc_shared);\n"                   \
  "  if (t == 0) shared_barrier_init(full, 1);\n"                              \
  "  __syncthreads();\n"                                                       \
  "  if (t == 0) {\n"                                                          \
  "    shared_barrier_arrive_expect(full, 256);\n"                             \
  "    copy_bulk(tile, x, 256, full);\n"                                       \
  "  }\n"

const Case bulk[] = {
    {"Sound",
     BULK_COPY "  shared_barrier_wait(full, 0);\n"
               "  y[t] = tile[63 - t];",
     nullptr,
     {{1}, 64, 256}},
    {"WaitForgotten",
     BULK_COPY "  y[t] = tile[t]; // FAULT",
     "read of the destination of an asynchronous copy before its wait",
     {{1}, 64, 256}},
    {"WrongParity",
     BULK_COPY "  shared_barrier_wait(full, 1);\n"
               "  y[t] = tile[t]; // FAULT",
     "read of the destination of an asynchronous copy before its wait",
     {{1}, 64, 256}},
    {"BytesThatNeverCome",
     "  __shared__ unsigned long long full[1];\n"
     "  if (t == 0) shared_barrier_init(full, 1);\n"
     "  __syncthreads();\n"
     "  if (t == 0) shared_barrier_arrive_expect(full, 256);\n"
     "  shared_barrier_wait(full, 0); // FAULT",
     "a barrier or collective is never complete"},
    {"InitialisationNotShown",
     "  __shared__ unsigned long long full[1];\n"
     "  if (t == 0) shared_barrier_init(full, 64);\n"
     "  shared_barrier_arrive(full); // FAULT",
     "race in shared memory"},
    {"OverwrittenBeforeAllHaveRead",
     BULK_COPY "  shared_barrier_wait(full, 0);\n"
               "  y[t] = tile[63 - t];\n"
               "  if (t == 0) {\n"
               "    shared_barrier_arrive_expect(full, 256);\n"
               "    copy_bulk(tile, x, 256, full); // FAULT\n"
               "  }\n"
               "  shared_barrier_wait(full, 1);",
     "before its wait",
     {{1}, 64, 256}},
    {"Misaligned",
     "  __shared__ unsigned long long full[1];\n"
     "  if (t == 0) shared_barrier_init(full, 1);\n"
     "  __syncthreads();\n"
     "  copy_bulk(trc_shared, x + 1, 64, full); // FAULT",
     "a bulk copy is not aligned",
     {{1}, 64, 256}},
    {"Uninitialised",
     "  __shared__ unsigned long long full[1];\n"
     "  shared_barrier_arrive(full); // FAULT",
     "was not initialised"},
};

const Case sound[] = {
    {"Halves",
     "  unsigned short *h = reinterpret_cast<unsigned short *>(y);\n"
     "  h[b * 64 + t] = t;",
     nullptr,
     {{4}, 64}},
    {"Bytes",
     "  unsigned char *c = reinterpret_cast<unsigned char *>(y);\n"
     "  c[b * 64 + t] = t;",
     nullptr,
     {{4}, 64}},
    {"WordsThenHalves",
     "  s[t] = x[t];\n"
     "  __syncthreads();\n"
     "  unsigned short *h = reinterpret_cast<unsigned short *>(s);\n"
     "  unsigned short v = h[127 - t];\n"
     "  __syncthreads();\n"
     "  h[t] = v;\n"
     "  __syncthreads();\n"
     "  y[t] = s[63 - t];",
     nullptr},
    {"WarpBarriers",
     "  for (int i = 0; i < 3; ++i) {\n"
     "    s[t] = x[t] + i; __syncwarp();\n"
     "    y[t] = s[t ^ 1]; __syncwarp();\n"
     "  }",
     nullptr},
    {"HalvesOfAWarp",
     "  unsigned mask = t & 16 ? 0xffff0000u : 0x0000ffffu;\n"
     "  s[t] = x[t]; __syncwarp(mask);\n"
     "  y[t] = s[t ^ 15];",
     nullptr},
    {"Votes",
     "  s[t] = x[t];\n"
     "  int n = __syncthreads_count(t < 7);\n"
     "  y[t] = s[63 - t] + n;",
     nullptr},
    {"AtomicsThenBarrier",
     "  if (t == 0) s[0] = 0.0f;\n"
     "  __syncthreads();\n"
     "  atomicAdd(s, 1.0f);\n"
     "  __syncthreads();\n"
     "  y[t] = s[0];",
     nullptr},
    {"AtomicsAcrossBlocks", "  atomicAdd(x + t, 1.0f);", nullptr, {{4}, 64}},
    {"EverybodyReadsOne",
     "  float v = x[0];\n"
     "  __syncthreads();\n"
     "  if (t == 0) x[0] = v + 1.0f;\n"
     "  y[t] = v;",
     nullptr},
    {"LocalArrays",
     "  float r[8];\n"
     "  for (int i = 0; i < 8; ++i) r[i] = x[t] + i;\n"
     "  y[t] = r[(int)x[t] + 3];",
     nullptr},
};

std::string nameOf(const testing::TestParamInfo<Case> &info) {
  return info.param.name;
}
INSTANTIATE_TEST_SUITE_P(Races, Fault, testing::ValuesIn(races), nameOf);
INSTANTIATE_TEST_SUITE_P(Memory, Fault, testing::ValuesIn(memory), nameOf);
INSTANTIATE_TEST_SUITE_P(Order, Fault, testing::ValuesIn(order), nameOf);
INSTANTIATE_TEST_SUITE_P(Bulk, Fault, testing::ValuesIn(bulk), nameOf);
INSTANTIATE_TEST_SUITE_P(Sound, Fault, testing::ValuesIn(sound), nameOf);

TEST(Check, FreedMemoryIsNobodys) {
  KernelRunner device;
  const Kernel kernel = device.compile(
      "extern \"C\" __global__ void trc_late(float **p, float *y) {\n"
      "  y[0] = **p;\n}",
      "trc_late");
  DeviceBuffer gone = device.upload(std::vector<float>(4, 1.0f));
  const DeviceBuffer pointer =
                         device.upload(std::vector<uint64_t>{gone.address()}),
                     y = device.allocate(4);
  const LaunchShape one = {{1}, 1};
  EXPECT_EQ(device.launch(kernel, one, {pointer, y}), "");
  gone = DeviceBuffer();
  EXPECT_NE(device.launch(kernel, one, {pointer, y}).find("no live buffer"),
            std::string::npos);
}

TEST(Check, AFaultInAHeaderIsReportedThere) {
  // A problem that is larger than its operand.
  KernelRunner device;
  const Kernel kernel = device.compile(
      "#include \"trc/reduction.cuh\"\n"
      "using namespace trc_device;\n"
      "struct Problem {\n"
      "  using Index = int;\n"
      "  static constexpr unsigned threads = 32;\n"
      "  using Reducer = KnownReducer<Add, F32>;\n"
      "  using KeptExtents = Numbers<5>;\n"
      "  using KeptSteps = Numbers<8>;\n"
      "  using ReducedExtents = Numbers<8>;\n"
      "  using ReducedSteps = Numbers<1>;\n"
      "  static constexpr i64 results = 5, reduced = 8;\n"
      "  static constexpr i64 pieces = 1, pieceLength = 8;\n"
      "};\n"
      "extern \"C\" __global__ void __launch_bounds__(32)\n"
      "trc_sums(const float *x, const float *initial, float *y) {\n"
      "  using Kernel = Reduction<Problem>;\n"
      "  Kernel::reduce_by_thread(\n"
      "      make_tuple(x),\n"
      "      Kernel::Results{make_tuple(initial), make_tuple(y)});\n"
      "}\n",
      "trc_sums");
  ASSERT_TRUE(kernel) << kernel.log;
  const DeviceBuffer x = device.upload(std::vector<float>(39, 1.0f)),
                     initial = device.upload(std::vector<float>(1, 0.0f)),
                     y = device.allocate(20);
  const std::string found = device.launch(kernel, {{1}, 32}, {x, initial, y});
  EXPECT_NE(found.find("kernel 'trc_sums', block (0,0,0), thread (4,0,0)"),
            std::string::npos)
      << found;
  EXPECT_NE(found.find("trc/reducer.cuh:"), std::string::npos) << found;
}

TEST(CheckDeathTest, HostCodeCannotFollowADevicePointer) {
  KernelRunner device;
  const DeviceBuffer x = device.upload(std::vector<float>(4, 1.0f));
  // NOLINTNEXTLINE(performance-no-int-to-ptr)
  EXPECT_DEATH(*reinterpret_cast<volatile float *>(x.address()) = 1.0f,
               "host code touches device memory");
}

} // namespace
} // namespace trc::simt::test

int main(int argc, char **argv) {
  setenv("TRC_SIMT_CHECK", "1", 1); // before anything asks for it
  testing::InitGoogleTest(&argc, argv);
  return RUN_ALL_TESTS();
}
