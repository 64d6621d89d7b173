//===- ThreadTest.cpp - workers, cores, and equal bits on any number ------===//
//
// Every item is done once however it is cut; the results of a program do not
// depend on the number of threads; two devices never pin to one core; a pin
// that costs more than it gives is let go.
//
//===----------------------------------------------------------------------===//

#include "ApiObjects.h"
#include "Images.h"
#include "TestPrograms.h"
#include "device/host/CoreDistance.h"
#include "device/host/Cores.h"
#include "device/host/Pins.h"
#include "device/host/RunDelay.h"
#include "device/host/ThreadPool.h"

#include <atomic>
#include <set>
#include <sys/resource.h>
#include <unistd.h>

namespace trc::runtime::test {
namespace {

using host::ThreadPool;

struct Counts {
  std::vector<std::atomic<int>> done;
  std::atomic<int64_t> shortest{INT64_MAX};
  std::atomic<unsigned> largestWorker{0};
  explicit Counts(int64_t extent) : done(static_cast<size_t>(extent)) {}

  static void range(void *context, unsigned worker, int64_t begin,
                    int64_t end) {
    auto &counts = *static_cast<Counts *>(context);
    for (int64_t i = begin; i < end; ++i)
      counts.done[static_cast<size_t>(i)].fetch_add(1);
    int64_t shortest = counts.shortest;
    while (end - begin < shortest &&
           !counts.shortest.compare_exchange_weak(shortest, end - begin))
      ;
    unsigned largest = counts.largestWorker;
    while (worker > largest &&
           !counts.largestWorker.compare_exchange_weak(largest, worker))
      ;
  }
};

TEST(ThreadPool, doesEveryItemOnce) {
  for (unsigned threads : {1u, 2u, 3u, 7u}) {
    ThreadPool pool(std::vector<int>(threads, -1));
    pool.enter();
    for (int64_t extent : {0, 1, 2, 3, 16, 17, 100, 1001})
      for (int64_t grain : {1, 2, 5, 16, 1000, 5000}) {
        Counts counts(extent);
        pool.parallelFor(extent, grain, Counts::range, &counts);
        for (const std::atomic<int> &done : counts.done)
          ASSERT_EQ(done.load(), 1)
              << threads << " threads, " << extent << " items, grain " << grain;
        EXPECT_LT(counts.largestWorker.load(), threads);
        // Only the last range of all may be shorter than the grain.
        if (extent > 0 && extent % grain == 0) {
          EXPECT_GE(counts.shortest.load(), grain);
        }
      }
    pool.leave();
  }
}

TEST(ThreadPool, keepsSmallCommandsTogetherWhereCoresAreApart) {
  auto workers = [](int64_t extent, int64_t grain, int64_t worth, bool apart) {
    return ThreadPool::workersFor(4, extent, grain, worth, apart);
  };
  // A grain and a third: two workers where they are near.
  EXPECT_EQ(workers(4096, 3072, 0, false), 2u);
  EXPECT_LE(workers(4096, 3072, 0, true), 1u);
  EXPECT_LE(workers(100, 1000, 0, true), 1u);
  EXPECT_EQ(workers(12288, 3072, 0, true), 4u);
  EXPECT_EQ(workers(64, 1, 0, true), 4u);
  // Few items, which say what they are worth.
  EXPECT_EQ(workers(2, 1, 1, false), 2u);
  EXPECT_EQ(workers(2, 1, 1, true), 1u);
  EXPECT_EQ(workers(2, 1, 2, true), 2u);
}

TEST(RoundTrip, isMeasuredByTwoAndGivenUpByOne) {
  using host::RoundTrip;
  {
    RoundTrip trip(RoundTrip::Clock::now() + std::chrono::seconds(10));
    std::thread other([&] { RoundTrip::doItems(&trip, 1, 1, 2); });
    RoundTrip::doItems(&trip, 0, 0, 1);
    other.join();
    ASSERT_TRUE(trip.shortest().has_value());
    EXPECT_GT(trip.shortest()->count(), 0);
  }
  for (int64_t item : {0, 1}) {
    RoundTrip trip(RoundTrip::Clock::now());
    RoundTrip::doItems(&trip, 0, item, item + 1);
    EXPECT_FALSE(trip.shortest().has_value());
  }
  RoundTrip trip(RoundTrip::Clock::now());
  RoundTrip::doItems(&trip, 0, 0, 2);
  EXPECT_FALSE(trip.shortest().has_value());
}

TEST(ThreadPool, sleepsAndWakesBetweenRuns) {
  ThreadPool pool(std::vector<int>(3, -1));
  for (int run = 0; run < 3; ++run) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    pool.enter();
    Counts counts(64);
    pool.parallelFor(64, 1, Counts::range, &counts);
    pool.leave();
    for (const std::atomic<int> &done : counts.done)
      EXPECT_EQ(done.load(), 1);
  }
}

// More workers than cores, so that some always look in late, at a command that
// has ended or at the next one.
TEST(ThreadPool, givesLateWorkersNothingOfAnEndedCommand) {
  ThreadPool pool(std::vector<int>(16, -1));
  pool.enter();
  for (int command = 0; command < 3000; ++command) {
    Counts counts(1 + command % 40);
    pool.parallelFor(static_cast<int64_t>(counts.done.size()), 1 + command % 3,
                     Counts::range, &counts);
    for (const std::atomic<int> &done : counts.done)
      ASSERT_EQ(done.load(), 1) << "command " << command;
  }
  pool.leave();
}

#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)
TEST(ThreadPool, endsWhatItHasWhereTheSystemGivesNoMore) {
  rlimit before;
  ASSERT_EQ(getrlimit(RLIMIT_AS, &before), 0);
  const rlimit small = {size_t(1) << 30, before.rlim_max}; // stacks have 8 MiB
  ASSERT_EQ(setrlimit(RLIMIT_AS, &small), 0);
  trc_device_options options = {};
  options.size = sizeof options;
  options.threads = 4096;
  trc_device *device = nullptr;
  const trc_status status = trc_device_create(&options, &device);
  setrlimit(RLIMIT_AS, &before);
  EXPECT_EQ(status, TRC_OUT_OF_MEMORY);
  EXPECT_STREQ(trc_last_error(), "no thread could be started: the system's "
                                 "limit, or memory, is reached");
  EXPECT_EQ(device, nullptr);
}
#endif

TEST(ThreadPool, putsTheCallersAffinityBack) {
  const std::vector<int> usable = host::usableCores().cores;
  ThreadPool pool(std::vector<int>{usable.back()});
  cpu_set_t before, during, after;
  sched_getaffinity(0, sizeof before, &before);
  pool.enter();
  sched_getaffinity(0, sizeof during, &during);
  pool.leave();
  sched_getaffinity(0, sizeof after, &after);
  EXPECT_EQ(CPU_COUNT(&during), 1);
  EXPECT_TRUE(CPU_ISSET(usable.back(), &during));
  EXPECT_TRUE(CPU_EQUAL(&before, &after));
}

// Somebody else has the core: the pin is let go, and the caller may run where
// it could before.
TEST(Pins, areLetGoWhereAThreadWaitsForItsCore) {
  if (host::runDelay(host::threadId()) == 0 &&
      access("/proc/self/schedstat", R_OK) != 0)
    GTEST_SKIP() << "the system does not say how long threads wait";
  const std::vector<int> usable = host::usableCores().cores;
  std::atomic<bool> enough = false;
  std::thread other([&] {
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(usable.back(), &set);
    pthread_setaffinity_np(pthread_self(), sizeof set, &set);
    while (!enough)
      ;
  });
  cpu_set_t before, after;
  sched_getaffinity(0, sizeof before, &before);
  host::Pins pins(std::vector<int>{usable.back()});
  pins.enter();
  EXPECT_TRUE(pins.areTaken());
  while (pins.areTaken())
    pins.review();
  sched_getaffinity(0, sizeof after, &after);
  EXPECT_TRUE(CPU_EQUAL(&before, &after));
  pins.leave();
  enough = true;
  other.join();
}

TEST(Cores, keepsToTheAffinityMask) {
  const host::CoreList usable = host::usableCores();
  ASSERT_FALSE(usable.cores.empty());
  EXPECT_GE(usable.physical, 1u);
  EXPECT_LE(usable.physical, usable.cores.size());
  cpu_set_t mask;
  ASSERT_EQ(sched_getaffinity(0, sizeof mask, &mask), 0);
  EXPECT_EQ(static_cast<size_t>(CPU_COUNT(&mask)), usable.cores.size());
  for (int core : usable.cores)
    EXPECT_TRUE(CPU_ISSET(core, &mask));
}

TEST(Cores, areClaimedOnceOnly) {
  host::CoreClaim first, second;
  constexpr int core = 1 << 20; // none that a machine has
  if (first.take(core) == host::CoreClaim::Outcome::Unknown)
    GTEST_SKIP() << "this system has no abstract sockets";
  EXPECT_EQ(second.take(core), host::CoreClaim::Outcome::Taken);
}

TEST(Cores, areFreeAgainWhenTheClaimGoes) {
  constexpr int core = (1 << 20) + 1;
  {
    host::CoreClaim claim;
    if (claim.take(core) == host::CoreClaim::Outcome::Unknown)
      GTEST_SKIP() << "this system has no abstract sockets";
  }
  host::CoreClaim again;
  EXPECT_EQ(again.take(core), host::CoreClaim::Outcome::Claimed);
}

TEST(Cores, ofTwoDevicesNeverMeet) {
  Result<host::CoreAssignment> first = host::assignCores(1, true, {});
  Result<host::CoreAssignment> second = host::assignCores(1, true, {});
  ASSERT_TRUE(first.ok() && second.ok());
  EXPECT_EQ(first->cores.size(), 1u);
  if (first->cores[0] >= 0) {
    EXPECT_NE(first->cores[0], second->cores[0]);
  }
}

TEST(Cores, stayUnpinnedWhenThereAreTooFew) {
  Result<host::CoreAssignment> assigned = host::assignCores(2000, true, {});
  ASSERT_TRUE(assigned.ok());
  EXPECT_EQ(assigned->cores.size(), 2000u);
  EXPECT_EQ(assigned->cores.back(), -1);
}

TEST(Cores, givenByOptionAreTakenAsTheyAre) {
  const int core = host::usableCores().cores.front();
  for (int round = 0; round < 2; ++round) {
    Result<host::CoreAssignment> assigned = host::assignCores(0, true, {core});
    ASSERT_TRUE(assigned.ok());
    EXPECT_EQ(assigned->cores, std::vector<int>{core});
  }
  Result<host::CoreAssignment> wrong = host::assignCores(0, true, {1 << 20});
  ASSERT_TRUE(wrong.failed());
  EXPECT_EQ(wrong.takeStatus().message(),
            "core 1048576 is not one that this process may use");
  EXPECT_TRUE(host::assignCores(2, true, {core}).failed());
}

/// Rows of numbers whose sums round differently in every order of adding.
std::vector<float> uneven(size_t count) {
  std::vector<float> values(count);
  uint32_t bits = 12345;
  for (float &value : values) {
    bits = bits * 1664525u + 1013904223u;
    value = static_cast<float>(bits >> 8) * 0x1p-12f - 2000.0f;
  }
  return values;
}

TEST(Determinism, oneThreadAndManyGiveEqualBits) {
  constexpr int64_t rows = 1000;
  ProgramBuilder b;
  const uint32_t matrix = b.type(ElementType::F32, {rows, 64});
  const uint32_t vector = b.type(ElementType::F32, {rows});
  EntryBuilder e = b.entry("main");
  e.call(b.native("row_sums", rowSumsImage()), rows,
         {read(e.input("x", matrix)), write(e.output("sums", vector))})
      .scratch = 64;
  const std::vector<float> x = uneven(rows * 64);

  std::vector<float> expected;
  for (int threads : {1, 2, 3, 5}) {
    Bench bench(b, false, false, threads);
    CallHandle call = bench.call("main");
    writeInput(call, 0, x);
    for (int repeat = 0; repeat < 20; ++repeat) {
      ASSERT_EQ(trc_call_run(call.get()), TRC_OK) << trc_last_error();
      const std::vector<float> sums = readOutput<float>(call, 0, rows);
      if (expected.empty())
        expected = sums;
      ASSERT_EQ(sums, expected) << threads << " threads";
    }
  }
}

} // namespace
} // namespace trc::runtime::test
