//===- PrefetcherTest.cpp - batches in order, however they were made ------===//
//
// Built again under the thread sanitizer.
//
//===----------------------------------------------------------------------===//

#include "data/Prefetcher.h"

#include <gtest/gtest.h>

#include <atomic>
#include <latch>

namespace trc::train {
namespace {

using Numbers = std::vector<uint64_t>;

/// Fills a buffer that a mistake in its use would show in.
struct Buffers {
  explicit Buffers(unsigned threads)
      : content(Prefetcher::buffers(threads), Numbers(100)) {}

  Prefetcher::Fill fill() {
    return [this](uint64_t step, size_t buffer) {
      for (uint64_t &number : content[buffer])
        number = step;
      ++filled;
      return Status::success();
    };
  }

  std::vector<Numbers> content;
  std::atomic<uint64_t> filled = 0;
};

TEST(Prefetcher, HandsOutInOrderWithAnyNumberOfThreads) {
  for (unsigned threads = 0; threads <= 7; ++threads) {
    Buffers buffers(threads);
    Prefetcher prefetcher(5, 305, threads, buffers.fill());
    for (uint64_t step = 5; step < 305; ++step) {
      Result<size_t> buffer = prefetcher.next();
      ASSERT_TRUE(buffer.ok());
      EXPECT_EQ(buffers.content[*buffer], Numbers(100, step));
    }
    EXPECT_EQ(buffers.filled, 300u);
    EXPECT_GT(prefetcher.takeWaited().count(), 0);
    EXPECT_EQ(prefetcher.takeWaited().count(), 0);
  }
}

TEST(Prefetcher, KeepsWithinItsBuffersAndLeavesTheOneInUse) {
  constexpr unsigned threads = 3;
  Buffers buffers(threads);
  // Fills that nobody has asked for yet: all buffers.
  std::latch full(static_cast<ptrdiff_t>(Prefetcher::buffers(threads)));
  std::atomic<uint64_t> highest = 0;
  Prefetcher prefetcher(0, 100, threads, [&](uint64_t step, size_t buffer) {
    for (uint64_t seen = highest; seen < step;)
      highest.compare_exchange_weak(seen, step);
    Status status = buffers.fill()(step, buffer);
    if (step < Prefetcher::buffers(threads))
      full.count_down();
    return status;
  });
  full.wait();
  EXPECT_EQ(highest, Prefetcher::buffers(threads) - 1);
  Result<size_t> first = prefetcher.next();
  ASSERT_TRUE(first.ok());
  std::this_thread::yield();
  // Its buffer would be that of the next step in turn.
  EXPECT_EQ(highest, Prefetcher::buffers(threads) - 1);
  EXPECT_EQ(buffers.content[*first], Numbers(100, 0));
}

TEST(Prefetcher, AFailureComesAtItsStep) {
  for (unsigned threads = 0; threads <= 4; ++threads) {
    Prefetcher prefetcher(0, 1000, threads, [](uint64_t step, size_t) {
      return step >= 20 ? failed("data.bin: byte ", step) : Status::success();
    });
    for (int step = 0; step < 20; ++step)
      ASSERT_TRUE(prefetcher.next().ok());
    Result<size_t> failure = prefetcher.next();
    ASSERT_TRUE(failure.failed());
    EXPECT_EQ(failure.takeStatus().message(), "step 20: data.bin: byte 20");
  }
}

TEST(Prefetcher, StopsAtAnyTime) {
  for (uint64_t taken = 0; taken < 30; ++taken) {
    const unsigned threads = 1 + taken % 4;
    Buffers buffers(threads);
    {
      Prefetcher prefetcher(0, 1 << 20, threads, buffers.fill());
      for (uint64_t i = 0; i < taken; ++i)
        ASSERT_TRUE(prefetcher.next().ok());
    }
    EXPECT_LE(buffers.filled, taken + Prefetcher::buffers(threads));
  }
  Prefetcher none(7, 7, 3, [](uint64_t, size_t) {
    ADD_FAILURE() << "there is no step";
    return Status::success();
  });
}

} // namespace
} // namespace trc::train
