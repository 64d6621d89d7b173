//===- StatePartsTest.cpp - C API: state that is dealt out over ranks -----===//
//
// A tensor of 5 numbers over 3 ranks: 2, 2 and 1.
//
//===----------------------------------------------------------------------===//

#include "ApiObjects.h"

#include <functional>
#include <string>
#include <thread>
#include <vector>

using namespace trc;
using namespace trc::runtime;
using namespace trc::runtime::test;

namespace {

constexpr int ranks = 3;
constexpr float whole[5] = {1, 2, 3, 4, 5};

ProgramBuilder programOfParts() {
  ProgramBuilder b = trainingProgram();
  b.program.schema_version = 3;
  b.program.ranks = ranks;
  b.program.state[0]->role = artifact::StateRole::parameter;
  const uint32_t moment = b.state("m.weight", b.type(ElementType::F32, {2}),
                                  artifact::StateRole::moment, 0);
  b.program.state[moment]->whole =
      static_cast<int32_t>(b.type(ElementType::F32, {5, 1}));
  return b;
}

/// Runs `visit` with a session of each rank, on a thread of its own.
void onRanks(const std::function<void(trc_session *, int rank)> &visit,
             double deadline = 60) {
  ProgramHandle program = loadProgram(programOfParts());
  DeviceHandle device = makeDevice("host", 1);
  trc_communicator *made[ranks];
  ASSERT_EQ(trc_communicator_create_threads(ranks, deadline, made), TRC_OK);
  std::vector<std::thread> running;
  for (int rank = 0; rank < ranks; ++rank)
    running.emplace_back([&, rank] {
      trc_session_options options = {};
      options.size = sizeof options;
      options.communicator = made[rank];
      trc_session *session = nullptr;
      EXPECT_TRC_OK(
          trc_session_create(program.get(), device.get(), &options, &session));
      if (session)
        visit(session, rank);
      trc_session_destroy(session);
      trc_communicator_destroy(made[rank]);
    });
  for (std::thread &thread : running)
    thread.join();
}

TEST(StateParts, ProgramsSayWhatIsDealtOut) {
  ProgramHandle program = loadProgram(programOfParts());
  trc_port_info port;
  ASSERT_EQ(trc_program_get_state(program.get(), 1, &port, sizeof port),
            TRC_OK);
  EXPECT_EQ(port.bytes, 8u);
  ASSERT_EQ(port.whole_rank, 2);
  EXPECT_EQ(port.whole_shape[0], 5);
  EXPECT_EQ(port.whole_bytes, 20u);
  ASSERT_EQ(trc_program_get_state(program.get(), 0, &port, sizeof port),
            TRC_OK);
  EXPECT_EQ(port.whole_rank, -1);
  EXPECT_EQ(port.whole_bytes, 0u);
}

TEST(StateParts, RanksTakeTheirPartsAndGiveThem) {
  onRanks([](trc_session *session, int rank) {
    EXPECT_TRC_OK(
        trc_session_write_whole_state(session, 1, whole, sizeof whole));
    float own[2] = {};
    EXPECT_TRC_OK(trc_session_read_state(session, 1, own, sizeof own));
    const float expected[ranks][2] = {{1, 2}, {3, 4}, {5, 0}};
    EXPECT_EQ(own[0], expected[rank][0]);
    EXPECT_EQ(own[1], expected[rank][1]);
    // What one has changed, the whole has too; more than once.
    own[0] += 10;
    EXPECT_TRC_OK(trc_session_write_state(session, 1, own, sizeof own));
    for (int round = 0; round < 2; ++round) {
      float all[6] = {0, 0, 0, 0, 0, -1};
      EXPECT_TRC_OK(trc_session_gather_state(
          session, 1, rank == 0 ? all : nullptr, rank == 0 ? 20 : 0));
      if (rank == 0) {
        const float changed[6] = {11, 2, 13, 4, 15, -1};
        for (int i = 0; i < 6; ++i)
          EXPECT_EQ(all[i], changed[i]) << i;
      }
    }
  });
}

TEST(StateParts, WhatEachHasIsReadFromTheFirst) {
  onRanks([](trc_session *session, int rank) {
    const float mine[4] = {1, 2, 3, static_cast<float>(rank)};
    EXPECT_TRC_OK(trc_session_write_whole_state(session, 0, mine, sizeof mine));
    float read[4] = {-1, -1, -1, -1};
    EXPECT_TRC_OK(trc_session_gather_state(session, 0, read, sizeof read));
    EXPECT_EQ(read[3], rank == 0 ? 0 : -1);
  });
}

TEST(StateParts, SizesThatDoNotFitAreRefused) {
  onRanks([](trc_session *session, int rank) {
    EXPECT_EQ(trc_session_write_whole_state(session, 1, whole, 8),
              TRC_INVALID_ARGUMENT);
    EXPECT_STREQ(trc_last_error(), "state 1, on all ranks of type 5x1xf32: "
                                   "expected 20 bytes, got 8");
    EXPECT_EQ(trc_session_write_whole_state(session, 7, whole, 8),
              TRC_INVALID_ARGUMENT);
    float all[5];
    if (rank == 0)
      EXPECT_EQ(trc_session_gather_state(session, 1, all, 8),
                TRC_INVALID_ARGUMENT);
    EXPECT_EQ(trc_session_gather_state(session, 9, all, 8),
              rank == 0 ? TRC_INVALID_ARGUMENT : TRC_OK);
  });
}

// A rank is lost before, or while, its part is asked for.
TEST(StateParts, ALostRankEndsTheGathering) {
  onRanks([](trc_session *session, int rank) {
    if (rank == 2)
      return;
    float all[5];
    EXPECT_EQ(trc_session_gather_state(session, 1, all, sizeof all),
              TRC_PEER_LOST);
    EXPECT_NE(std::string(trc_last_error()).find(" has ended, but rank "),
              std::string::npos)
        << trc_last_error();
  });
}

} // namespace
