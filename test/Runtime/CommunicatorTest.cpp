//===- CommunicatorTest.cpp - C API: ranks --------------------------------===//

#include "trc/runtime.h"

#include <cstdlib>
#include <gtest/gtest.h>
#include <string>
#include <thread>
#include <vector>

namespace {

std::vector<trc_communicator *> threads(int ranks) {
  std::vector<trc_communicator *> made(static_cast<size_t>(ranks));
  EXPECT_EQ(trc_communicator_create_threads(ranks, 60, made.data()), TRC_OK);
  return made;
}

/// Runs `function` on a thread for each rank.
template <typename Function> void onRanks(int ranks, Function function) {
  std::vector<std::thread> running;
  for (trc_communicator *each : threads(ranks))
    running.emplace_back([&function, each] {
      function(each);
      trc_communicator_destroy(each);
    });
  for (std::thread &thread : running)
    thread.join();
}

TEST(Communicator, RanksKnowThemselves) {
  std::vector<trc_communicator *> all = threads(3);
  for (int32_t rank = 0; rank < 3; ++rank) {
    trc_communicator *each = all[static_cast<size_t>(rank)];
    trc_communicator_info info;
    ASSERT_EQ(trc_communicator_get_info(each, &info, sizeof info), TRC_OK);
    EXPECT_EQ(info.rank, rank);
    EXPECT_EQ(info.ranks, 3);
    EXPECT_EQ(info.local_rank, rank);
    EXPECT_EQ(info.local_ranks, 3);
    EXPECT_EQ(info.bytes_sent, 0U);
    EXPECT_STREQ(info.launcher, "");
    trc_communicator_destroy(each);
  }
}

TEST(Communicator, AllHearWhatEachSays) {
  onRanks(4, [](trc_communicator *each) {
    trc_communicator_info info;
    ASSERT_EQ(trc_communicator_get_info(each, &info, sizeof info), TRC_OK);
    // Of different lengths, and none.
    const std::string mine(static_cast<size_t>(info.rank),
                           static_cast<char>('a' + info.rank));
    trc_bytes said[4];
    ASSERT_EQ(trc_communicator_gather(each, mine.data(), mine.size(), said),
              TRC_OK);
    std::string all;
    for (const trc_bytes &one : said)
      all += std::string(static_cast<const char *>(one.data), one.bytes) + ",";
    EXPECT_EQ(all, ",b,cc,ddd,");
  });
}

TEST(Communicator, WhoAbortsEndsTheOthers) {
  onRanks(2, [](trc_communicator *each) {
    trc_communicator_info info;
    ASSERT_EQ(trc_communicator_get_info(each, &info, sizeof info), TRC_OK);
    if (info.rank == 1)
      return trc_communicator_abort(each, "the disk is full");
    trc_bytes said[2];
    EXPECT_EQ(trc_communicator_gather(each, nullptr, 0, said), TRC_PEER_LOST);
    EXPECT_STREQ(trc_last_error(), "rank 1 failed: the disk is full");
  });
}

TEST(Communicator, TheOnlyRankMeetsItself) {
  if (getenv("OMPI_COMM_WORLD_SIZE") || getenv("WORLD_SIZE"))
    GTEST_SKIP() << "something launched this test";
  trc_communicator *alone = nullptr;
  ASSERT_EQ(trc_communicator_create(nullptr, &alone), TRC_OK);
  trc_communicator_info info;
  ASSERT_EQ(trc_communicator_get_info(alone, &info, sizeof info), TRC_OK);
  EXPECT_EQ(info.rank, 0);
  EXPECT_EQ(info.ranks, 1);
  trc_bytes said;
  ASSERT_EQ(trc_communicator_gather(alone, "me", 2, &said), TRC_OK);
  EXPECT_EQ(std::string(static_cast<const char *>(said.data), said.bytes),
            "me");
  trc_communicator_destroy(alone);
}

TEST(Communicator, WrongCallsAreRefused) {
  trc_communicator *made = nullptr;
  EXPECT_EQ(trc_communicator_create(nullptr, nullptr), TRC_INVALID_ARGUMENT);
  EXPECT_EQ(trc_communicator_create_threads(0, 0, &made), TRC_INVALID_ARGUMENT);
  EXPECT_EQ(trc_communicator_create_threads(2, -1, &made),
            TRC_INVALID_ARGUMENT);
  EXPECT_EQ(trc_communicator_create_threads(2, 0, nullptr),
            TRC_INVALID_ARGUMENT);
  trc_communicator_options options = {};
  EXPECT_EQ(trc_communicator_create(&options, &made), TRC_INVALID_ARGUMENT);
  options.size = sizeof options;
  options.deadline_seconds = 1e9;
  EXPECT_EQ(trc_communicator_create(&options, &made), TRC_INVALID_ARGUMENT);
  options.deadline_seconds = 1;
  options.rendezvous = "127.0.0.1:4000"; // but which rank?
  EXPECT_EQ(trc_communicator_create(&options, &made), TRC_INVALID_ARGUMENT);
  options.ranks = 2;
  options.rank = 1;
  options.transport = "/nowhere/libnone.so";
  EXPECT_NE(trc_communicator_create(&options, &made), TRC_OK);
  EXPECT_EQ(trc_communicator_get_info(nullptr, nullptr, 0),
            TRC_INVALID_ARGUMENT);
  EXPECT_EQ(trc_communicator_gather(nullptr, nullptr, 0, nullptr),
            TRC_INVALID_ARGUMENT);
  trc_communicator_abort(nullptr, nullptr);
  trc_communicator_destroy(nullptr);
}

} // namespace
