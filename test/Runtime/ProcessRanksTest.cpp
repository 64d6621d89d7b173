//===- ProcessRanksTest.cpp - ranks that meet over sockets ----------------===//
//
// Ranks as processes are, but as threads of this one, so that each can be held
// at the place a test wants: what travels in many segments, who has another
// secret, who sends nothing, who is lost while connections are made. Signals
// and launchers are test/Distributed's.
//
//===----------------------------------------------------------------------===//

#include "SumOfRanks.h"
#include "comm/Collectives.h"
#include "comm/Control.h"
#include "comm/Handshake.h"
#include "comm/Interfaces.h"
#include "comm/Processes.h"
#include "comm/Socket.h"
#include "comm/Tcp.h"
#include "comm/Transport.h"
#include "trc/runtime.h"

#include <atomic>
#include <chrono>
#include <cstring>
#include <deque>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <thread>

using namespace trc::runtime;
using Clock = std::chrono::steady_clock;

namespace {

constexpr const char *secret = "known to all of these";

/// A socket that has a port of loopback, and does not listen.
Socket bindToAny() {
  Socket made(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
  const int one = 1;
  setsockopt(made.get(), SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
  sockaddr_in place = {};
  place.sin_family = AF_INET;
  place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  EXPECT_EQ(
      bind(made.get(), reinterpret_cast<sockaddr *>(&place), sizeof place), 0);
  return made;
}

/// A port that the system gives nobody else: who is told it may listen there,
/// while a socket that does not listen stays bound to it.
int freePort() {
  static std::vector<Socket> kept;
  kept.push_back(bindToAny());
  return portOf(kept.back());
}

Launch launchOf(int rank, int ranks, int port) {
  Launch launch;
  launch.launcher = "test";
  launch.rank = launch.localRank = rank;
  launch.ranks = launch.localRanks = ranks;
  launch.host = "127.0.0.1";
  launch.port = port;
  launch.secret = secret;
  return launch;
}

ProcessOptions within(double seconds) {
  ProcessOptions options;
  options.deadlineSeconds = seconds;
  return options;
}

/// Runs `function` with what each of the ranks met, or failed to meet.
template <typename Function>
void onRanks(int ranks, double deadline, Function function,
             const char *transport = "tcp") {
  const int port = freePort();
  std::vector<std::thread> threads;
  for (int rank = 0; rank < ranks; ++rank)
    threads.emplace_back([=] {
      ProcessOptions options = within(deadline);
      options.transport = transport;
      Result<std::unique_ptr<Communicator>> made =
          createProcessRank(launchOf(rank, ranks, port), options);
      ASSERT_TRUE(made.ok()) << made.takeStatus().message();
      function(**made);
    });
  for (std::thread &thread : threads)
    thread.join();
}

TEST(ProcessRanks, ASocketMayBeItsOwnPeer) {
  Socket socket = bindToAny();
  EXPECT_FALSE(isItsOwnPeer(socket));
  sockaddr_in place = {};
  socklen_t size = sizeof place;
  auto *address = reinterpret_cast<sockaddr *>(&place);
  ASSERT_EQ(getsockname(socket.get(), address, &size), 0);
  ASSERT_EQ(connect(socket.get(), address, size), 0);
  EXPECT_TRUE(isItsOwnPeer(socket));
}

class Transports : public testing::TestWithParam<const char *> {};

TEST_P(Transports, SumsOfManySegmentsAreInOrderOfRanks) {
  if (openTransport(GetParam()).failed())
    GTEST_SKIP() << "made without libgloo-dev";
  constexpr size_t elements = 1000;
  const auto sumMany = [](Communicator &communicator) {
    // 1000 elements in shares of 8 of 3 ranks: 42 segments, the last in part.
    auto sum = prepareCollective(communicator, sumOf(elements, 3, 32));
    ASSERT_TRUE(sum.ok());
    for (int round = 0; round < 5; ++round) {
      std::vector<float> mine(elements), expected(elements);
      for (size_t i = 0; i < elements; ++i) {
        const auto of = [&](int rank) {
          return static_cast<float>(i) / 7 + 1000 * static_cast<float>(rank);
        };
        mine[i] = of(communicator.rank());
        expected[i] = of(0) + of(1) + of(2);
      }
      auto *data = reinterpret_cast<std::byte *>(mine.data());
      const Status status = (*sum)->run(data, data);
      ASSERT_TRUE(status.ok()) << status.message();
      ASSERT_EQ(mine, expected);
    }
  };
  onRanks(3, 60, sumMany, GetParam());
}

INSTANTIATE_TEST_SUITE_P(ProcessRanks, Transports,
                         testing::Values("tcp", "gloo"));

TEST(ProcessRanks, ARankThatLivesIsNotWaitedForWithoutEnd) {
  const int port = freePort();
  std::vector<std::string> why(3);
  std::atomic<int> ended = 0;
  std::vector<std::thread> threads;
  for (int rank = 0; rank < 3; ++rank)
    threads.emplace_back([&, rank] {
      ProcessOptions options = within(60);
      options.patienceSeconds = 0.4;
      auto made = createProcessRank(launchOf(rank, 3, port), options);
      ASSERT_TRUE(made.ok()) << made.takeStatus().message();
      // Its own thread goes on to beat.
      while (rank == 1 && ended < 2)
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
      Result<std::vector<std::string>> all = (*made)->gather("a step");
      ASSERT_TRUE(all.failed());
      why[static_cast<size_t>(rank)] = all.takeStatus().message();
      ++ended;
    });
  for (std::thread &thread : threads)
    thread.join();
  for (const std::string &each : why) {
    EXPECT_EQ(each.substr(0, 8), "rank 1 (");
    EXPECT_NE(each.find("lives, but did not come to where others have waited "
                        "for 0 s"),
              std::string::npos)
        << each;
  }
}

TEST(ProcessRanks, AFloodAtTheDoorKeepsNobodyOut) {
  const int port = freePort();
  std::atomic<bool> isOver = false;
  std::atomic<uint64_t> strangers = 0;
  std::vector<std::thread> flood;
  for (int thread = 0; thread < 2; ++thread)
    flood.emplace_back([&] {
      std::deque<Socket> held;
      while (!isOver) {
        Result<Socket> made = connectTo("127.0.0.1", port, Until(Clock::now()));
        if (made.failed())
          continue;
        ++strangers;
        held.push_back(std::move(*made));
        if (held.size() > 300)
          held.pop_front();
      }
    });
  std::vector<std::thread> ranks;
  std::atomic<int> met = 0;
  for (int rank = 0; rank < 3; ++rank)
    ranks.emplace_back([&, rank] {
      if (rank > 0) // while strangers are there
        while (strangers < 500)
          std::this_thread::yield();
      auto made = createProcessRank(launchOf(rank, 3, port), within(30));
      ASSERT_TRUE(made.ok()) << made.takeStatus().message();
      ++met;
    });
  for (std::thread &rank : ranks)
    rank.join();
  isOver = true;
  for (std::thread &each : flood)
    each.join();
  EXPECT_EQ(met, 3);
}

/// Passes on what comes at a port to another, and turns one bit of the first
/// segment that is of data alone.
class Middleman {
public:
  explicit Middleman(int port)
      : listener(take(listenOn("127.0.0.1", 0))), place(portOf(listener)),
        target(port), worker([this] { work(); }) {}
  ~Middleman() { worker.join(); }
  int port() const { return place; }

private:
  static Socket take(Result<Socket> made) {
    EXPECT_TRUE(made.ok());
    return std::move(*made);
  }

  void work() {
    const Until end(Clock::now() + std::chrono::seconds(20));
    Socket ends[2];
    for (; !ends[0] && !end.isOver(); std::this_thread::yield())
      ends[0] = acceptFrom(listener);
    ends[1] = take(connectTo("127.0.0.1", target, end));
    bool isTurned = false;
    std::vector<char> bytes(8192);
    for (int open = 2; open == 2 && !end.isOver();)
      for (int from : {0, 1}) {
        const ssize_t count =
            recv(ends[from].get(), bytes.data(), bytes.size(), MSG_DONTWAIT);
        if (count == 0)
          --open;
        if (count <= 0)
          continue;
        // The handshake and headers are shorter.
        if (from == 0 && !isTurned && count == ssize_t(bytes.size())) {
          bytes[bytes.size() - 1] ^= 16;
          isTurned = true;
        }
        for (ssize_t sent = 0; sent < count;) {
          const ssize_t some =
              send(ends[1 - from].get(), bytes.data() + sent,
                   static_cast<size_t>(count - sent), MSG_NOSIGNAL);
          if (some > 0)
            sent += some;
          else if (end.isOver())
            return;
        }
      }
  }

  Socket listener;
  int place, target;
  std::thread worker;
};

TEST(ProcessRanks, DataThatChangesOnTheWayIsRefused) {
  const trc_transport_table &tcp = *tcpTransport();
  constexpr size_t bytes = 100'000;
  trc_transport_error error = {};
  trc_transport_links *links[2];
  const void *places[2];
  size_t sizes[2];
  for (int rank : {0, 1})
    links[rank] = tcp.open(rank, 2, "127.0.0.1", secret, &places[rank],
                           &sizes[rank], &error);
  const std::string place(static_cast<const char *>(places[0]), sizes[0]);
  Middleman middleman(std::stoi(place.substr(place.rfind(' '))));
  const std::string seen = "127.0.0.1 " + std::to_string(middleman.port());
  const void *told[2] = {seen.data(), places[1]};
  const size_t toldSizes[2] = {seen.size(), sizes[1]};
  std::vector<std::byte> sent(bytes, std::byte(7)), got(bytes);
  std::thread sender([&] {
    trc_transport_error failed = {};
    ASSERT_TRUE(tcp.connect(links[1], told, toldSizes, 20'000, &failed))
        << failed.text;
    trc_transport_buffer *buffer =
        tcp.create(links[1], sent.data(), bytes, &failed);
    ASSERT_TRUE(tcp.send(buffer, 0, 5, &failed));
    (void)tcp.wait(buffer, true, 20'000, &failed);
    tcp.destroy(buffer);
  });
  ASSERT_TRUE(tcp.connect(links[0], told, toldSizes, 20'000, &error))
      << error.text;
  trc_transport_buffer *buffer =
      tcp.create(links[0], got.data(), bytes, &error);
  ASSERT_TRUE(tcp.receive(buffer, 1, 5, &error));
  EXPECT_FALSE(tcp.wait(buffer, false, 20'000, &error));
  EXPECT_STREQ(error.text, "what it sent changed on the way: the checksum of "
                           "100000 bytes of exchange 5 is another");
  tcp.destroy(buffer);
  sender.join();
  for (trc_transport_links *each : links)
    tcp.close(each);
}

TEST(ProcessRanks, FlagsDoNotSayWhoIsOnThisHost) {
  const std::string place = "127.0.0.1:" + std::to_string(freePort());
  std::vector<std::thread> threads;
  for (int32_t rank = 0; rank < 3; ++rank)
    threads.emplace_back([rank, place] {
      trc_communicator_options options = {};
      options.size = sizeof options;
      options.ranks = 3;
      options.rank = rank;
      options.rendezvous = place.c_str();
      options.deadline_seconds = 60;
      trc_communicator *each = nullptr;
      ASSERT_EQ(trc_communicator_create(&options, &each), TRC_OK)
          << trc_last_error();
      trc_communicator_info info;
      ASSERT_EQ(trc_communicator_get_info(each, &info, sizeof info), TRC_OK);
      EXPECT_EQ(info.local_rank, rank);
      EXPECT_EQ(info.local_ranks, 3);
      trc_communicator_destroy(each);
    });
  for (std::thread &thread : threads)
    thread.join();
}

TEST(ProcessRanks, WhoHasAnotherSecretIsNotLetIn) {
  const int port = freePort();
  std::thread first([=] {
    Result<std::unique_ptr<Communicator>> made =
        createProcessRank(launchOf(0, 2, port), within(2));
    ASSERT_TRUE(made.failed());
    EXPECT_EQ(made.takeStatus().message(),
              "rank 1 did not come within 2 s; who came had another secret, or "
              "was no rank of this program");
  });
  Launch launch = launchOf(1, 2, port);
  launch.secret = "a guess";
  Result<std::unique_ptr<Communicator>> made =
      createProcessRank(launch, within(2));
  ASSERT_TRUE(made.failed());
  const Status status = made.takeStatus();
  EXPECT_EQ(status.code(), StatusCode::PeerLost);
  EXPECT_EQ(status.message(),
            "rank 0: closed the connection: it has another secret, or ended");
  first.join();
}

TEST(ProcessRanks, StrangersThatWaitKeepNobodyOut) {
  constexpr int ranks = 3, strangers = 200;
  const int port = freePort();
  const auto meet = [port](int rank) {
    Result<std::unique_ptr<Communicator>> made =
        createProcessRank(launchOf(rank, ranks, port), within(60));
    EXPECT_TRUE(made.ok()) << made.takeStatus().message();
  };
  std::thread first(meet, 0);
  // Before the others: they hold the port, and say nothing or half of a hello.
  std::vector<Socket> waiting;
  const Hello hello;
  for (int i = 0; i < strangers; ++i) {
    const Instant end = Clock::now() + std::chrono::seconds(60);
    Result<Socket> stranger = connectTo("127.0.0.1", port, end);
    ASSERT_TRUE(stranger.ok());
    const Status said = writeAll(*stranger, &hello, i % 2 ? 20 : 0, end);
    EXPECT_TRUE(said.ok() || i > 64) << said.message();
    waiting.push_back(std::move(*stranger));
  }
  std::thread second(meet, 1), third(meet, 2);
  for (std::thread *each : {&first, &second, &third})
    each->join();
}

TEST(ProcessRanks, WhoSendsNothingIsNamed) {
  onRanks(3, 2, [](Communicator &communicator) {
    auto sum = prepareCollective(communicator, sumOf(8, 3, 64));
    ASSERT_TRUE(sum.ok());
    std::byte data[32] = {};
    if (communicator.rank() == 1) { // lives, but computes for ever
      std::string why;
      while (why.empty()) {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        if (Status status = (*sum)->run(data, data); status.failed())
          why = status.message();
        else
          std::this_thread::sleep_for(std::chrono::seconds(5));
      }
      EXPECT_NE(why.find("rank 1 ("), std::string::npos) << why;
      return;
    }
    Status status = (*sum)->run(data, data);
    while (status.ok())
      status = (*sum)->run(data, data);
    EXPECT_EQ(status.code(), StatusCode::PeerLost);
    EXPECT_NE(status.message().find("rank 1 ("), std::string::npos)
        << status.message();
    EXPECT_NE(status.message().find("sent nothing for 2 s"), std::string::npos)
        << status.message();
  });
}

// Rank 1 was told to do less: it is done, and lives until all leave.
TEST(ProcessRanks, WhoHasEndedItsRunIsNamedBeforeTheDeadline) {
  const auto start = Clock::now();
  onRanks(3, 60, [](Communicator &communicator) {
    auto sum = prepareCollective(communicator, sumOf(8, 3, 64));
    ASSERT_TRUE(sum.ok());
    std::byte data[32] = {};
    ASSERT_TRUE((*sum)->run(data, data).ok());
    if (communicator.rank() == 1)
      return;
    const Status status = (*sum)->run(data, data);
    EXPECT_EQ(status.code(), StatusCode::PeerLost);
    EXPECT_NE(status.message().find("rank 1 ("), std::string::npos)
        << status.message();
    EXPECT_NE(status.message().find("has ended its run after round"),
              std::string::npos)
        << status.message();
  });
  EXPECT_LT(Clock::now() - start, std::chrono::seconds(30));
}

// Rank 2 tells where it listens, and is lost before it has let anybody in.
TEST(ProcessRanks, ARankThatIsLostWhileOthersConnectEndsThem) {
  const int port = freePort();
  const auto start = Clock::now();
  std::vector<std::thread> others;
  for (int rank = 0; rank < 2; ++rank)
    others.emplace_back([=] {
      Result<std::unique_ptr<Communicator>> made =
          createProcessRank(launchOf(rank, 3, port), within(60));
      ASSERT_TRUE(made.failed());
      const std::string why = made.takeStatus().message();
      EXPECT_NE(why.find("rank 2 ("), std::string::npos) << why;
      EXPECT_NE(why.find("failed: out of ink"), std::string::npos) << why;
    });
  const Instant end = start + std::chrono::seconds(60);
  Result<Socket> socket = connectTo("127.0.0.1", port, end);
  ASSERT_TRUE(socket.ok());
  ASSERT_TRUE(joinRanks(*socket, 2, 3, secret, end).ok());
  Control control({2, 3, secret, 60}, std::move(*socket), nullptr);
  ASSERT_TRUE(control.gather("127.0.0.1 1").ok());
  // The others wait for a connection from here by now, or soon.
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  control.abort("out of ink");
  for (std::thread &thread : others)
    thread.join();
  EXPECT_LT(Clock::now() - start, std::chrono::seconds(30));
}

// Where it would listen on all of them.
TEST(ProcessRanks, RankZeroListensOnTheInterfaceThatWasNamed) {
  const int port = freePort();
  std::thread first([port] {
    Launch launch = launchOf(0, 2, port);
    launch.host = "0.0.0.0";
    ProcessOptions options = within(60);
    options.launch.interface = "127.0.0.1";
    Result<std::unique_ptr<Communicator>> made =
        createProcessRank(launch, options);
    EXPECT_TRUE(made.ok()) << made.takeStatus().message();
  });
  const auto soon = [](int milliseconds) {
    return Until(Clock::now() + std::chrono::milliseconds(milliseconds));
  };
  // It listens from here on, and another address of this machine is refused.
  EXPECT_TRUE(connectTo("127.0.0.1", port, soon(30'000)).ok());
  Result<Socket> elsewhere = connectTo("127.0.0.2", port, soon(300));
  EXPECT_TRUE(elsewhere.failed());
  if (elsewhere.failed()) {
    EXPECT_EQ(
        elsewhere.takeStatus().message(),
        text("cannot connect to 127.0.0.2:", port, ": Connection refused"));
  }
  {
    Result<std::unique_ptr<Communicator>> second =
        createProcessRank(launchOf(1, 2, port), within(60));
    EXPECT_TRUE(second.ok()) << second.takeStatus().message();
  }
  first.join();
}

TEST(ProcessRanks, ANameThatIsNoneIsToldWithTheMend) {
  Result<Socket> listener = listenOn("no..host", 0);
  ASSERT_TRUE(listener.failed());
  const std::string why = listener.takeStatus().message();
  EXPECT_EQ(why.find("no address of 'no..host': "), 0u) << why;
  EXPECT_NE(why.find("name the interface"), std::string::npos) << why;
}

// A name that is known as 127.0.1.1, or as 127.0.0.1 here.
TEST(ProcessRanks, HostsAreMetWhereOthersCanReachThem) {
  Launch launch = launchOf(0, 4, 4000);
  launch.localRanks = 2;
  const std::vector<InterfaceAddress> one = {
      {"lo", "127.0.0.1"}, {"eth0", "192.0.2.7"}, {"eth0", "2001:db8::7"}};
  auto address = [&](std::span<const InterfaceAddress> interfaces,
                     std::string_view named = {}) {
    Result<std::string> found = meetingAddress(launch, interfaces, named);
    return found.ok() ? *found : found.takeStatus().message();
  };
  // What somebody wrote down is taken by its word.
  EXPECT_EQ(address(one), "127.0.0.1");
  launch.host = "localhost";
  EXPECT_EQ(address(one), "localhost");
  launch.host = "192.0.2.9";
  EXPECT_EQ(address(one), "192.0.2.9");
  // A name of one's own; this one is understood without /etc/hosts.
  launch.host = "127.1";
  ASSERT_TRUE(isLoopback(launch.host));
  EXPECT_EQ(address(one), "192.0.2.7");
  std::vector<InterfaceAddress> two = one;
  two.push_back({"eth1", "198.51.100.7"});
  EXPECT_NE(address(two).find("eth0, eth1: name one to meet on"),
            std::string::npos);
  EXPECT_EQ(address(two, "eth1"), "198.51.100.7");
  EXPECT_EQ(address(two, "192.0.2.7"), "192.0.2.7");
  EXPECT_NE(address(std::span(one).first(1)).find("no network interface"),
            std::string::npos);
  // All on this machine, or nobody from elsewhere may come.
  launch.secret.clear();
  EXPECT_EQ(address(two), "127.1");
}

TEST(ProcessRanks, InterfacesAreKnownByName) {
  bool hasLoopback = false;
  for (const InterfaceAddress &each : listInterfaces())
    hasLoopback |= each.interface == "lo" && each.address == "127.0.0.1";
  if (!hasLoopback)
    GTEST_SKIP() << "there is no interface lo";
  EXPECT_EQ(*addressOfInterface("lo"), "127.0.0.1");
  EXPECT_EQ(*addressOfInterface("192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(addressOfInterface("eth77").takeStatus().message().find(
                "--interface: 'eth77' is no address, and no interface "
                "that is up; there are lo"),
            0u);
}

} // namespace
