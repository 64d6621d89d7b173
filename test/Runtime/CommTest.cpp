//===- CommTest.cpp - ranks, what launches them and what they add up ------===//
//
// Collectives over threads, on sizes and segments at random, with ranks that
// yield at random places; ends; the tables of environments. Processes are
// tested by test/Distributed.
//
//===----------------------------------------------------------------------===//

#include "SumOfRanks.h"
#include "comm/Collectives.h"
#include "comm/Launch.h"
#include "comm/Sha256.h"
#include "comm/Threads.h"

#include <atomic>
#include <cmath>
#include <cstring>
#include <gtest/gtest.h>
#include <map>
#include <random>
#include <thread>

using namespace trc::runtime;

namespace {

std::string digits(const Digest &digest) {
  std::string result;
  for (uint8_t byte : digest)
    for (int shift : {4, 0})
      result += "0123456789abcdef"[byte >> shift & 15];
  return result;
}

// FIPS 180-4 examples, and test case 2 of RFC 4231.
TEST(Comm, DigestsAreThoseOfTheStandard) {
  EXPECT_EQ(digits(sha256("abc")),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(digits(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnop"
                          "nopq")),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(digits(keyedDigest("Jefe", "what do ya want for nothing?")),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
}

Result<std::optional<Launch>>
launchOf(const std::map<std::string, std::string> &variables,
         const LaunchOptions &options = {}) {
  return readLaunch(options, [&](const char *name) -> const char * {
    const auto found = variables.find(name);
    return found == variables.end() ? nullptr : found->second.c_str();
  });
}

TEST(Comm, LaunchersAreRead) {
  Result<std::optional<Launch>> none = launchOf({{"PATH", "/bin"}});
  ASSERT_TRUE(none.ok());
  EXPECT_FALSE(none->has_value());

  Result<std::optional<Launch>> torch = launchOf({{"RANK", "5"},
                                                  {"WORLD_SIZE", "8"},
                                                  {"LOCAL_RANK", "1"},
                                                  {"LOCAL_WORLD_SIZE", "4"},
                                                  {"MASTER_ADDR", "127.0.0.1"},
                                                  {"MASTER_PORT", "29500"}});
  ASSERT_TRUE(torch.ok() && torch->has_value());
  EXPECT_EQ((*torch)->rank, 5);
  EXPECT_EQ((*torch)->ranks, 8);
  EXPECT_EQ((*torch)->localRanks, 4);
  EXPECT_EQ((*torch)->port, 29501);

  Result<std::optional<Launch>> mpi =
      launchOf({{"OMPI_COMM_WORLD_RANK", "3"},
                {"OMPI_COMM_WORLD_SIZE", "4"},
                {"OMPI_COMM_WORLD_LOCAL_RANK", "1"},
                {"OMPI_COMM_WORLD_LOCAL_SIZE", "2"},
                {"SLURM_PROCID", "0"}, // of the allocation around it
                {"SLURM_STEP_ID", "0"},
                {"SLURM_NTASKS", "1"}});
  ASSERT_TRUE(mpi.ok() && mpi->has_value());
  EXPECT_EQ((*mpi)->launcher, "mpirun");
  EXPECT_EQ((*mpi)->rank, 3);
  EXPECT_TRUE((*mpi)->throughPmix);

  Result<std::optional<Launch>> slurm =
      launchOf({{"SLURM_PROCID", "2"},
                {"SLURM_STEP_ID", "1"},
                {"SLURM_NTASKS", "4"},
                {"SLURM_JOB_ID", "12"},
                {"SLURM_STEP_TASKS_PER_NODE", "2(x2)"},
                {"SLURM_STEP_NODELIST", "node[03-04]"},
                {"TRC_SECRET", "one that all ranks know"}});
  ASSERT_TRUE(slurm.ok() && slurm->has_value());
  EXPECT_EQ((*slurm)->host, "node03");
  EXPECT_EQ((*slurm)->port, 20241);
  EXPECT_EQ((*slurm)->localRanks, 2);
}

TEST(Comm, LaunchedRanksAreCountedWithoutTheirSecret) {
  const auto count = [](const std::map<std::string, std::string> &variables) {
    Result<int> ranks = countLaunched([&](const char *name) -> const char * {
      const auto found = variables.find(name);
      return found == variables.end() ? nullptr : found->second.c_str();
    });
    return ranks.ok() ? *ranks : -1;
  };
  EXPECT_EQ(count({}), 1);
  EXPECT_EQ(count({{"RANK", "0"},
                   {"WORLD_SIZE", "8"},
                   {"MASTER_ADDR", "192.0.2.1"},
                   {"MASTER_PORT", "29500"},
                   {"TRC_SECRET_FILE", "/nowhere"}}),
            8);
  EXPECT_EQ(count({{"PMI_RANK", "1"}, {"PMI_SIZE", "2"}}), -1);
}

TEST(Comm, ThreadsHaveNoUseForSomeOptions) {
  EXPECT_EQ(faultOfThreads(256, "", ""), "");
  EXPECT_NE(faultOfThreads(256, "", "gloo").find("--transport: has no effect"),
            std::string::npos);
  EXPECT_NE(faultOfThreads(257, "", "").find("at most 256"), std::string::npos);
}

TEST(Comm, HostsOfSlurmsListsAreRead) {
  EXPECT_EQ(firstHost("a"), "a");
  EXPECT_EQ(firstHost("a,b[1-2]"), "a");
  EXPECT_EQ(firstHost("node[03-07,9],x"), "node03");
  EXPECT_EQ(firstHost("n[5,7]-ib,x"), "n5-ib");
}

TEST(Comm, LaunchesThatContradictThemselvesAreRefused) {
  const std::map<std::string, std::string> mpi = {
      {"OMPI_COMM_WORLD_RANK", "1"}, {"OMPI_COMM_WORLD_SIZE", "2"}};
  auto refused = [](Result<std::optional<Launch>> launch) {
    EXPECT_TRUE(launch.failed());
    return launch.failed() ? launch.takeStatus().message() : std::string();
  };
  auto both = mpi;
  both.insert({{"RANK", "1"},
               {"WORLD_SIZE", "4"},
               {"MASTER_ADDR", "127.0.0.1"},
               {"MASTER_PORT", "1"}});
  EXPECT_NE(refused(launchOf(both)).find("unset one"), std::string::npos);
  LaunchOptions four;
  four.ranks = 4;
  EXPECT_EQ(refused(launchOf(mpi, four)),
            "asked for 4 ranks, mpirun started 2");
  auto wrong = mpi;
  wrong["OMPI_COMM_WORLD_RANK"] = "2";
  EXPECT_EQ(refused(launchOf(wrong)), "mpirun: rank 2 of 2");
  wrong["OMPI_COMM_WORLD_RANK"] = "1x";
  EXPECT_EQ(refused(launchOf(wrong)),
            "OMPI_COMM_WORLD_RANK='1x': expected a number");
  LaunchOptions far;
  far.ranks = 2;
  far.rank = 1;
  far.rendezvous = "192.0.2.1:4000";
  EXPECT_NE(refused(launchOf({}, far)).find("want a secret"),
            std::string::npos);
  EXPECT_EQ(refused(launchOf({{"TRC_SECRET", "too short"}}, far)),
            "TRC_SECRET: expected 16 bytes or more, got 9");
  far.rendezvous = "nowhere";
  EXPECT_NE(refused(launchOf({}, far)).find("expected HOST:PORT"),
            std::string::npos);
}

TEST(Comm, LaunchesThatAreHalfSetAreRefused) {
  const auto refused = [](const std::map<std::string, std::string> &variables) {
    Result<std::optional<Launch>> launch = launchOf(variables);
    return launch.failed() ? launch.takeStatus().message() : std::string();
  };
  EXPECT_EQ(refused({{"WORLD_SIZE", "2"},
                     {"MASTER_ADDR", "127.0.0.1"},
                     {"MASTER_PORT", "29500"}}),
            "WORLD_SIZE=2, MASTER_ADDR=127.0.0.1, MASTER_PORT=29500: this is "
            "one of several ranks, but not set: RANK; start ranks by "
            "torchrun, or unset these");
  EXPECT_NE(refused({{"RANK", "1"}, {"MASTER_ADDR", "127.0.0.1"}})
                .find("not set: WORLD_SIZE, MASTER_PORT;"),
            std::string::npos);
  EXPECT_EQ(refused({{"SLURM_PROCID", "1"}, {"SLURM_NTASKS", "2"}}),
            "SLURM_PROCID=1, SLURM_NTASKS=2: this is one of several ranks, but "
            "not set: SLURM_STEP_ID; start ranks by srun, or unset these");
  EXPECT_NE(refused({{"PMI_RANK", "1"}, {"PMI_SIZE", "2"}}).find("MPICH"),
            std::string::npos);
  // One process, and the script of a job.
  EXPECT_EQ(refused({{"RANK", "0"}, {"WORLD_SIZE", "1"}}), "");
  EXPECT_EQ(refused({{"SLURM_PROCID", "0"}, {"SLURM_NTASKS", "4"}}), "");
  EXPECT_EQ(refused({{"RANK", "0"},
                     {"WORLD_SIZE", "2"},
                     {"MASTER_ADDR", "127.0.0.1"},
                     {"MASTER_PORT", "65535"}}),
            "MASTER_PORT='65535': expected a port below 65535, for ranks meet "
            "at the next one");
}

/// Runs `function` as each of the ranks.
template <typename Function> void onRanks(int ranks, Function function) {
  std::vector<std::thread> threads;
  for (std::unique_ptr<Communicator> &each : createThreadRanks(ranks, 60))
    threads.emplace_back([&function, communicator = std::move(each)] {
      function(*communicator);
    });
  for (std::thread &thread : threads)
    thread.join();
}

TEST(Comm, SumsHaveTheOrderOfRanksHoweverTheyAreCut) {
  std::mt19937 chance(7);
  for (int trial = 0; trial < 40; ++trial) {
    const int ranks = 1 + static_cast<int>(chance() % 5);
    const size_t elements = chance() % 300;
    const size_t segment = 4 * (1 + chance() % 40);
    const bool inPlace = chance() % 2;
    std::vector<std::vector<float>> rows(static_cast<size_t>(ranks));
    for (std::vector<float> &row : rows)
      for (size_t i = 0; i < elements; ++i)
        row.push_back(std::ldexp(static_cast<float>(chance() % 1000) / 7,
                                 static_cast<int>(chance() % 20)));
    std::vector<float> expected = rows[0];
    for (size_t rank = 1; rank < rows.size(); ++rank)
      for (size_t i = 0; i < elements; ++i)
        expected[i] += rows[rank][i];
    const unsigned seed = chance();
    onRanks(ranks, [&](Communicator &communicator) {
      std::mt19937 own(seed + static_cast<unsigned>(communicator.rank()));
      auto sum =
          prepareCollective(communicator, sumOf(elements, ranks, segment));
      ASSERT_TRUE(sum.ok());
      for (int round = 0; round < 3; ++round) {
        std::vector<float> mine =
            rows[static_cast<size_t>(communicator.rank())];
        std::vector<float> other(elements);
        float *result = inPlace ? mine.data() : other.data();
        for (unsigned pause = own() % 4; pause > 0; --pause)
          std::this_thread::yield();
        Status status = (*sum)->run(reinterpret_cast<std::byte *>(mine.data()),
                                    reinterpret_cast<std::byte *>(result));
        ASSERT_TRUE(status.ok()) << status.message();
        ASSERT_EQ(0, elements == 0 ? 0
                                   : std::memcmp(result, expected.data(),
                                                 elements * sizeof(float)));
      }
    });
  }
}

// One is run at a time, so that all have the same memory; what was made before
// a larger one keeps its own.
TEST(Comm, SumsOfManySizesHaveOneStaging) {
  constexpr int ranks = 3;
  onRanks(ranks, [&](Communicator &communicator) {
    const std::vector<size_t> sizes = {5, 4000, 1, 900};
    std::vector<std::unique_ptr<Collective>> sums;
    for (const size_t elements : sizes) {
      auto sum = prepareCollective(communicator, sumOf(elements, ranks, 64));
      ASSERT_TRUE(sum.ok());
      sums.push_back(std::move(*sum));
    }
    EXPECT_EQ(communicator.staging(1), communicator.staging(2));
    for (int round = 0; round < 3; ++round)
      for (size_t i = 0; i < sizes.size(); ++i) {
        std::vector<float> row(sizes[i]);
        for (size_t k = 0; k < row.size(); ++k)
          row[k] = static_cast<float>(k + i) *
                   static_cast<float>(communicator.rank() + 1);
        auto *data = reinterpret_cast<std::byte *>(row.data());
        ASSERT_TRUE(sums[i]->run(data, data).ok());
        for (size_t k = 0; k < row.size(); ++k)
          ASSERT_EQ(row[k], static_cast<float>(k + i) * 6);
      }
  });
}

// Several tensors are added up as if they were one, wherever shares are cut.
TEST(Comm, SumsOfSeveralTensorsAreThoseOfOne) {
  std::mt19937 chance(8);
  for (int trial = 0; trial < 40; ++trial) {
    const int ranks = 1 + static_cast<int>(chance() % 5);
    std::vector<size_t> parts(1 + chance() % 6);
    size_t elements = 0;
    for (size_t &part : parts)
      elements += part = chance() % 90; // none, too
    const size_t segment = 4 * (1 + chance() % 40);
    const bool inPlace = chance() % 2;
    auto at = [](int rank, size_t i) {
      return std::ldexp(static_cast<float>((i * 7 + 3) % 1000) / 7, rank * 5);
    };
    onRanks(ranks, [&](Communicator &communicator) {
      CollectiveRequest request = sumOf(elements, ranks, segment);
      request.parts = parts;
      auto sum = prepareCollective(communicator, request);
      ASSERT_TRUE(sum.ok());
      std::vector<std::vector<float>> mine, others;
      std::vector<const std::byte *> from;
      std::vector<std::byte *> to;
      size_t first = 0;
      for (const size_t part : parts) {
        std::vector<float> &own = mine.emplace_back();
        for (size_t i = 0; i < part; ++i)
          own.push_back(at(communicator.rank(), first + i));
        others.emplace_back(part);
        first += part;
      }
      for (size_t k = 0; k < parts.size(); ++k) {
        from.push_back(reinterpret_cast<std::byte *>(mine[k].data()));
        to.push_back(
            reinterpret_cast<std::byte *>((inPlace ? mine : others)[k].data()));
      }
      const Status status = (*sum)->run(from, to);
      ASSERT_TRUE(status.ok()) << status.message();
      first = 0;
      for (size_t k = 0; k < parts.size(); first += parts[k++])
        for (size_t i = 0; i < parts[k]; ++i) {
          float expected = at(0, first + i);
          for (int rank = 1; rank < ranks; ++rank)
            expected += at(rank, first + i);
          ASSERT_EQ((inPlace ? mine : others)[k][i], expected);
        }
    });
  }
}

// Each rank gets its part of each tensor's sum; joined again they are the sums.
TEST(Comm, PartsOfSeveralTensorsAreScatteredAndGathered) {
  std::mt19937 chance(9);
  for (int trial = 0; trial < 40; ++trial) {
    const int ranks = 1 + static_cast<int>(chance() % 5);
    std::vector<size_t> wholes(1 + chance() % 6), parts;
    size_t elements = 0;
    for (size_t &whole : wholes) {
      parts.push_back(chance() % 40); // none, too
      elements += whole = parts.back() * static_cast<size_t>(ranks);
    }
    const size_t segment = 4 * (1 + chance() % 40);
    auto at = [](int rank, size_t i) {
      return std::ldexp(static_cast<float>((i * 7 + 3) % 1000) / 7, rank * 5);
    };
    onRanks(ranks, [&](Communicator &communicator) {
      CollectiveRequest scatter = sumOf(elements, ranks, segment);
      scatter.kind = trc::CollectiveKind::ReduceScatter;
      scatter.resultElements = elements / static_cast<size_t>(ranks);
      scatter.parts = wholes;
      CollectiveRequest gather = scatter;
      gather.kind = trc::CollectiveKind::AllGather;
      std::swap(gather.operandElements, gather.resultElements);
      gather.parts = parts;
      gather.tag += 1;
      auto scattered = prepareCollective(communicator, scatter);
      auto gathered = prepareCollective(communicator, gather);
      ASSERT_TRUE(scattered.ok() && gathered.ok());
      std::vector<std::vector<float>> mine, own, all;
      size_t first = 0;
      for (size_t k = 0; k < wholes.size(); first += wholes[k++]) {
        std::vector<float> &terms = mine.emplace_back();
        for (size_t i = 0; i < wholes[k]; ++i)
          terms.push_back(at(communicator.rank(), first + i));
        own.emplace_back(parts[k]);
        all.emplace_back(wholes[k]);
      }
      auto addresses = [](std::vector<std::vector<float>> &tensors) {
        std::vector<std::byte *> list;
        for (std::vector<float> &tensor : tensors)
          list.push_back(reinterpret_cast<std::byte *>(tensor.data()));
        return list;
      };
      const std::vector<std::byte *> terms = addresses(mine),
                                     sums = addresses(own),
                                     joined = addresses(all);
      const std::vector<const std::byte *> from(terms.begin(), terms.end()),
          to(sums.begin(), sums.end());
      ASSERT_TRUE((*scattered)->run(from, sums).ok());
      ASSERT_TRUE((*gathered)->run(to, joined).ok());
      first = 0;
      for (size_t k = 0; k < wholes.size(); first += wholes[k++])
        for (size_t i = 0; i < wholes[k]; ++i) {
          float expected = at(0, first + i);
          for (int rank = 1; rank < ranks; ++rank)
            expected += at(rank, first + i);
          ASSERT_EQ(all[k][i], expected);
        }
    });
  }
}

/// Waits until it may go on.
struct TestJob final : CollectiveQueue::Job {
  TestJob(std::vector<int> &order, int number) : order(order), number(number) {}
  Status exchange() override {
    while (!mayEnd)
      std::this_thread::yield();
    order.push_back(number);
    return fails ? failure(StatusCode::PeerLost, "job ", number)
                 : Status::success();
  }
  std::vector<int> &order;
  int number;
  bool fails = false;
  std::atomic<bool> mayEnd{false};
};

TEST(Comm, JobsRunInTheirOrderBesideWhoBeganThem) {
  std::vector<int> order;
  CollectiveQueue queue;
  TestJob a(order, 1), b(order, 2), c(order, 3);
  EXPECT_TRUE(queue.finish(a).ok()) << "was not begun";
  for (int round = 0; round < 3; ++round) {
    order.clear();
    for (TestJob *job : {&a, &b, &c})
      job->mayEnd = false;
    b.fails = round == 1;
    queue.begin(a);
    queue.begin(b);
    // Both are begun, and this goes on.
    b.mayEnd = c.mayEnd = true;
    EXPECT_TRUE(order.empty());
    a.mayEnd = true;
    EXPECT_TRUE(queue.run(c).ok()); // behind both
    EXPECT_EQ(order, (std::vector<int>{1, 2, 3}));
    EXPECT_EQ(queue.finish(b).ok(), round != 1);
    EXPECT_TRUE(queue.finish(a).ok());
  }
}

TEST(Comm, ARankThatEndsEndsThoseThatWaitForIt) {
  onRanks(3, [](Communicator &communicator) {
    if (communicator.rank() == 1)
      return;
    auto sum = prepareCollective(communicator, sumOf(8, 3, 64));
    ASSERT_TRUE(sum.ok());
    std::byte data[32] = {};
    const Status status = (*sum)->run(data, data);
    EXPECT_EQ(status.code(), StatusCode::PeerLost);
    EXPECT_NE(status.message().find("rank 1 has ended"), std::string::npos)
        << status.message();
    communicator.abort(status.message());
  });
}

TEST(Comm, TheFirstCauseIsEveryones) {
  onRanks(3, [](Communicator &communicator) {
    if (communicator.rank() == 2) {
      communicator.abort("out of paper");
      return;
    }
    Result<std::vector<std::string>> told = communicator.gather("here");
    ASSERT_TRUE(told.failed());
    EXPECT_EQ(told.takeStatus().message(), "rank 2 failed: out of paper");
  });
}

TEST(Comm, SizesThatDoNotFitAreRefused) {
  onRanks(2, [](Communicator &communicator) {
    CollectiveRequest request = sumOf(8, 2, 64);
    request.kind = trc::CollectiveKind::ReduceScatter; // of 8 elements to 8
    EXPECT_TRUE(prepareCollective(communicator, request).failed());
    request = sumOf(8, 2, 64);
    request.group = {0, 2};
    EXPECT_TRUE(prepareCollective(communicator, request).failed());
    request = sumOf(8, 2, 64);
    request.parts = {3, 4};
    EXPECT_TRUE(prepareCollective(communicator, request).failed());
    request = sumOf(8, 2, 64);
    request.kind =
        trc::CollectiveKind::ReduceScatter; // of 3 elements to halves
    request.resultElements = 4;
    request.parts = {3, 5};
    EXPECT_TRUE(prepareCollective(communicator, request).failed());
    request = sumOf(8, 2, 64);
    request.group = {1 - communicator.rank()};
    EXPECT_TRUE(prepareCollective(communicator, request).failed());
  });
}

// Two hosts that are equally far, and a device that is not.
TEST(Comm, ADeviceThatKeepsOthersWaitingIsNamed) {
  constexpr double deadline = 5;
  auto ranks = createThreadRanks(2, deadline);
  ranks[0]->reach({.runs = 2, .exchanges = 1});
  ranks[1]->reach({.runs = 1, .exchanges = 7});
  for (const auto &rank : ranks)
    rank->progress();
  EXPECT_TRUE(ranks[0]->look(deadline - 1).ok());
  EXPECT_EQ(ranks[0]->look(deadline + 1).message(),
            "rank 1 has a device that did nothing for 5 s: it came to exchange "
            "7 of run 2, others to exchange 1 of run 3");
}

} // namespace
