//===- StepTest.cpp - what a step and a load may cost ---------------------===//
//
// A step allocates nothing once it is bound; a program of the size of a GPT-2
// 124M step loads within 50 ms of processor time (which, unlike the clock on
// the wall, other work on the machine does not change).
//
//===----------------------------------------------------------------------===//

#include "ApiObjects.h"
#include "Images.h"
#include "TestPrograms.h"

#include <atomic>
#include <cstdlib>
#include <ctime>
#include <new>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define TRC_SANITIZED 1
#endif
#endif

#ifndef TRC_SANITIZED
// Counts what all threads of this program allocate.
static std::atomic<uint64_t> allocations{0};

void *operator new(size_t bytes) {
  ++allocations;
  if (void *memory = std::malloc(bytes ? bytes : 1))
    return memory;
  std::abort();
}
void operator delete(void *memory) noexcept { std::free(memory); }
void operator delete(void *memory, size_t) noexcept { std::free(memory); }
#endif

namespace trc::runtime::test {
namespace {

double processorSeconds() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) +
         1e-9 * static_cast<double>(time.tv_nsec);
}

TEST(Step, allocatesNothing) {
#ifdef TRC_SANITIZED
  GTEST_SKIP() << "the sanitizer allocates for itself";
#else
  Bench bench(trainingProgram(), /*profile=*/true);
  CallHandle init = bench.call("initialise"), step = bench.call("step");
  const float ones[4] = {1, 1, 1, 1};
  float loss[4];
  EXPECT_TRC_OK(trc_call_write_input(init.get(), 0, ones, sizeof ones));
  EXPECT_TRC_OK(trc_call_run(init.get()));
  const uint64_t before = allocations;
  bool ok = true;
  for (int i = 0; i < 10; ++i) {
    ok &= trc_call_write_input(step.get(), 1, ones, sizeof ones) == TRC_OK;
    ok &= trc_call_run(step.get()) == TRC_OK;
    ok &= trc_call_read_output(step.get(), 1, loss, sizeof loss) == TRC_OK;
  }
  const uint64_t after = allocations;
  EXPECT_TRUE(ok);
  EXPECT_EQ(after - before, 0u);
#endif
}

TEST(Step, aLibraryKernelAllocatesNothingEither) {
#ifdef TRC_SANITIZED
  GTEST_SKIP() << "the sanitizer allocates for itself";
#else
  ProgramBuilder b;
  const uint32_t vector = b.type(ElementType::F32, {1000});
  EntryBuilder e = b.entry("main");
  const Place x = e.input("x", vector);
  e.call(b.library("stablehlo.add"), 1,
         {read(x), read(x), write(e.output("y", vector))});
  Bench bench(b);
  CallHandle call = bench.call("main");
  writeInput(call, 0, std::vector<float>(1000, 1.5f));
  const uint64_t before = allocations;
  const trc_status status = trc_call_run(call.get());
  const uint64_t after = allocations;
  EXPECT_EQ(status, TRC_OK) << trc_last_error();
  EXPECT_EQ(after - before, 0u);
  EXPECT_EQ(readOutput<float>(call, 0, 1000), std::vector<float>(1000, 3.0f));
#endif
}

/// What a GPT-2 124M step holds, rounded up: 450 state tensors, 4000 commands
/// of six operands, 400 kernels of 4 kB in two variants.
ProgramBuilder largeProgram() {
  ProgramBuilder b;
  const uint32_t matrix = b.type(ElementType::F32, {768, 3072});
  const uint32_t vector = b.type(ElementType::F32, {16});
  std::vector<std::byte> image(scaleAddImage().begin(), scaleAddImage().end());
  image.resize(4096);
  std::vector<uint32_t> kernels;
  kernels.reserve(400);
  for (int i = 0; i < 400; ++i)
    kernels.push_back(b.native("fused_" + std::to_string(i), image));
  const int32_t place =
      b.location("stablehlo.add", "h11/mlp", "models/jax/gpt2.py", 120, 4);
  EntryBuilder e = b.entry("step");
  std::vector<Place> places;
  places.reserve(1450);
  for (int i = 0; i < 450; ++i)
    places.push_back(
        e.stateInOut(b.state("params.h" + std::to_string(i), matrix)));
  for (int i = 0; i < 1000; ++i)
    places.push_back(e.arena(vector));
  for (size_t i = 0; i < 4000; ++i) {
    auto any = [&](size_t k) { return places[(i * 7 + k) % places.size()]; };
    e.call(kernels[i % kernels.size()], 16,
           {read(any(0)), read(any(1)), update(any(2)), read(any(3)),
            read(any(4)), update(any(5))})
        .location = place;
  }
  return b;
}

TEST(Load, ofALargeStepTakesLessThan50Milliseconds) {
  const std::vector<std::byte> file = largeProgram().file();
  DeviceHandle device = makeDevice();
  const double start = processorSeconds();
  ProgramHandle program = loadProgram(file);
  SessionHandle session = makeSession(program, device);
  CallHandle call = makeCall(session, "step");
  const double seconds = processorSeconds() - start;
  std::printf("%zu bytes loaded and bound in %.1f ms\n", file.size(),
              1e3 * seconds);
#if !defined(TRC_SANITIZED) && defined(NDEBUG)
  EXPECT_LT(seconds, 0.050);
#endif
}

} // namespace
} // namespace trc::runtime::test
