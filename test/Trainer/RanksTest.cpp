//===- RanksTest.cpp - what ranks of a run agree on -----------------------===//

#include "ranks/Ranks.h"

#include <gtest/gtest.h>

#include <thread>

using namespace trc::train;

namespace {

TEST(Ranks, WhatTheFirstSaysMayBeLong) {
  auto ranks = Ranks::makeThreads(3, 60);
  ASSERT_TRUE(ranks.ok());
  // More than goes into one piece, and no multiple of it.
  std::string artifact(size_t{40} << 20, 'x');
  for (size_t i = 0; i < artifact.size(); i += 4099)
    artifact[i] = static_cast<char>(i % 251);
  std::vector<std::thread> others;
  for (size_t rank = 1; rank < ranks->size(); ++rank)
    others.emplace_back([&, rank] {
      for (const std::string &expected : {artifact, std::string()}) {
        auto told = (*ranks)[rank].takeFromFirst("not what is asked for");
        ASSERT_TRUE(told.ok());
        EXPECT_TRUE(*told == expected);
      }
    });
  auto own = ranks->front().takeFromFirst(artifact);
  ASSERT_TRUE(own.ok());
  EXPECT_TRUE(*own == artifact);
  EXPECT_EQ(*ranks->front().takeFromFirst(""), "");
  for (std::thread &other : others)
    other.join();
}

} // namespace
