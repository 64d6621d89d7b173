//===- RanksTest.cpp - what ranks of a run agree on -----------------------===//

#include "ranks/Ranks.h"
#include "ranks/CompareState.h"

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

/// Checksums of two tensors, as a rank says them.
std::string said(uint64_t weight, uint64_t moment) {
  std::string text(reinterpret_cast<const char *>(&weight), sizeof weight);
  return text.append(reinterpret_cast<const char *>(&moment), sizeof moment);
}

TEST(Ranks, TheOddOneAndItsTensorAreNamed) {
  const std::vector<std::string> names = {"wte.weight", "m.wte.weight"};
  const auto compare = [&](const std::vector<std::string> &gathered) {
    Status status = compareChecksums(gathered, names);
    return status.ok() ? std::string() : status.message();
  };
  EXPECT_EQ(compare({said(1, 2), said(1, 2), said(1, 2)}), "");
  EXPECT_EQ(compare({said(1, 2), said(1, 2), said(1, 3)}),
            "rank 2 holds other bits of 'm.wte.weight' than rank 0");
  // What most have is right, also where rank 0 has not.
  EXPECT_EQ(compare({said(7, 2), said(1, 2), said(1, 2)}),
            "rank 0 holds other bits of 'wte.weight' than rank 1");
  // Of two, rank 0.
  EXPECT_EQ(compare({said(7, 2), said(1, 2)}),
            "rank 1 holds other bits of 'wte.weight' than rank 0");
}

} // namespace
