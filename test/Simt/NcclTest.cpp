//===- NcclTest.cpp - planted faults of ranks on GPUs are found -----------===//
//
// Two ranks are threads, each with its GPU of the stand-in driver. What is
// sound gives the sums; each planted fault is one line of a user of NCCL that
// is wrong, and has to be named.
//
//===----------------------------------------------------------------------===//

#include "Driver/Abi.h"
#include "Driver/StandIn.h"
#include "Nccl/Abi.h"

#include <array>
#include <atomic>
#include <functional>
#include <gtest/gtest.h>
#include <string>
#include <thread>
#include <vector>

namespace nccl = trc::simt::nccl;
using trc::simt::DevicePointer;
using trc::simt::Result;

extern "C" {
Result cuInit(unsigned);
Result cuDevicePrimaryCtxRetain(void **, int);
Result cuDevicePrimaryCtxReset_v2(int);
Result cuCtxPushCurrent_v2(void *);
Result cuCtxPopCurrent_v2(void **);
Result cuStreamCreate(void **, unsigned);
Result cuStreamQuery(void *);
Result cuStreamSynchronize(void *);
Result cuStreamWaitEvent(void *, void *, unsigned);
Result cuStreamBeginCapture_v2(void *, trc::simt::CaptureMode);
Result cuStreamEndCapture(void *, void **);
Result cuGraphInstantiateWithFlags(void **, void *, unsigned long long);
Result cuGraphLaunch(void *, void *);
Result cuEventCreate(void **, unsigned);
Result cuEventRecord(void *, void *);
Result cuMemAlloc_v2(DevicePointer *, size_t);
Result cuMemFree_v2(DevicePointer);
Result cuMemsetD32Async(DevicePointer, unsigned, size_t, void *);
Result cuMemcpyDtoH_v2(void *, DevicePointer, size_t);

nccl::Result ncclGetUniqueId(nccl::UniqueId *);
nccl::Result ncclCommInitRankConfig(void **, int, nccl::UniqueId, int,
                                    nccl::Config *);
nccl::Result ncclCommGetAsyncError(void *, nccl::Result *);
nccl::Result ncclCommFinalize(void *);
nccl::Result ncclCommDestroy(void *);
nccl::Result ncclCommAbort(void *);
nccl::Result ncclGroupStart();
nccl::Result ncclGroupEnd();
nccl::Result ncclAllReduce(const void *, void *, size_t, nccl::Type,
                           nccl::Operator, void *, void *);
nccl::Result ncclAllGather(const void *, void *, size_t, nccl::Type, void *,
                           void *);
nccl::Result ncclBroadcast(const void *, void *, size_t, nccl::Type, int,
                           void *, void *);
nccl::Result ncclSend(const void *, size_t, nccl::Type, int, void *, void *);
nccl::Result ncclRecv(void *, size_t, nccl::Type, int, void *, void *);
}

namespace {

constexpr size_t count = 8;
constexpr int ranks = 2;

/// One rank: a GPU, two streams, and two buffers of 8 numbers, of which the
/// first holds this rank's number + 1.
struct Rank {
  int number = 0;
  int device = 0;
  nccl::UniqueId id = {};
  void *communicator = nullptr, *compute = nullptr, *exchange = nullptr,
       *event = nullptr;
  DevicePointer x = 0, y = 0;

  void *at(DevicePointer place) const {
    return reinterpret_cast<void *>(place); // NOLINT(performance-no-int-to-ptr)
  }
  void open() {
    void *context = nullptr;
    cuDevicePrimaryCtxRetain(&context, device);
    cuCtxPushCurrent_v2(context);
    cuStreamCreate(&compute, trc::simt::StreamNonBlocking);
    cuStreamCreate(&exchange, trc::simt::StreamNonBlocking);
    cuEventCreate(&event, trc::simt::EventDisableTiming);
    cuMemAlloc_v2(&x, count * 4);
    cuMemAlloc_v2(&y, count * 8);
    fill(compute);
    cuMemsetD32Async(y, 0, count * 2, compute);
    cuStreamSynchronize(compute);
  }
  void fill(void *stream) {
    cuMemsetD32Async(x, static_cast<unsigned>(number + 1), count, stream);
  }
  void begin(int size = ranks) {
    nccl::Config config = {sizeof config, nccl::configMagic, 21800, 0};
    (void)ncclCommInitRankConfig(&communicator, size, id, number, &config);
  }
  void join() {
    begin();
    settle();
  }
  /// Asks until the last call is no longer in progress, for a second.
  nccl::Result settle() {
    nccl::Result state = nccl::InProgress;
    for (int i = 0; i < 10000 && state == nccl::InProgress; ++i) {
      if (const nccl::Result result =
              ncclCommGetAsyncError(communicator, &state))
        return result;
      std::this_thread::sleep_for(std::chrono::microseconds(100));
    }
    return state;
  }
  /// Lets the stream work for a while, without waiting for ever.
  Result work(void *stream) {
    Result result = trc::simt::NotReady;
    for (int i = 0; i < 2000 && result == trc::simt::NotReady; ++i) {
      result = cuStreamQuery(stream);
      std::this_thread::sleep_for(std::chrono::microseconds(100));
    }
    return result;
  }
  void order(void *first, void *second) {
    cuEventRecord(event, first);
    cuStreamWaitEvent(second, event, 0);
  }
  nccl::Result sum(size_t elements = count, nccl::Type type = nccl::Int32,
                   nccl::Operator what = nccl::Sum) {
    return ncclAllReduce(at(x), at(x), elements, type, what, communicator,
                         exchange);
  }
  void sumNow() {
    sum();
    settle();
    work(exchange);
  }
  unsigned read(DevicePointer place) {
    unsigned value = 0;
    cuMemcpyDtoH_v2(&value, place, 4);
    return value;
  }
  void leave() {
    ncclCommFinalize(communicator);
    settle();
    ncclCommDestroy(communicator);
  }
};

/// Runs both ranks, and gives what was reported.
std::string runRanks(const std::function<void(Rank &)> &body,
                     bool sameDevice = false) {
  setenv("TRC_SIMT_DEVICES", "2", 1);
  cuInit(0);
  nccl::UniqueId id;
  (void)ncclGetUniqueId(&id);
  std::vector<std::thread> threads;
  for (int number = 0; number < ranks; ++number)
    threads.emplace_back([&, number] {
      Rank rank;
      rank.number = number;
      rank.device = sameDevice ? 0 : number;
      rank.id = id;
      rank.open();
      body(rank);
    });
  for (std::thread &thread : threads)
    thread.join();
  cuDevicePrimaryCtxReset_v2(0);
  std::string text(65536, '\0');
  text.resize(
      std::min(trc_simt_take_reports(text.data(), text.size()), text.size()));
  return text;
}

TEST(Nccl, SoundRanksSumInAGraph) {
  std::array<unsigned, ranks> sums = {}, gathered = {}, swapped = {};
  EXPECT_EQ(
      runRanks([&](Rank &rank) {
        rank.join();
        cuStreamBeginCapture_v2(rank.compute, trc::simt::CaptureThreadLocal);
        rank.fill(rank.compute);
        rank.order(rank.compute, rank.exchange);
        rank.sum();
        rank.settle();
        rank.order(rank.exchange, rank.compute);
        void *graph = nullptr, *executable = nullptr;
        EXPECT_EQ(cuStreamEndCapture(rank.compute, &graph), trc::simt::Success);
        cuGraphInstantiateWithFlags(&executable, graph, 0);
        for (int i = 0; i < 3; ++i)
          cuGraphLaunch(executable, rank.compute);
        rank.work(rank.compute);
        sums[rank.number] = rank.read(rank.x);
        // Both numbers, and then the other's.
        rank.fill(rank.exchange);
        ncclAllGather(rank.at(rank.x), rank.at(rank.y), 1, nccl::Int32,
                      rank.communicator, rank.exchange);
        rank.settle();
        rank.work(rank.exchange);
        gathered[rank.number] = rank.read(rank.y + 4);
        ncclGroupStart();
        ncclSend(rank.at(rank.x), 1, nccl::Int32, 1 - rank.number,
                 rank.communicator, rank.exchange);
        ncclRecv(rank.at(rank.y), 1, nccl::Int32, 1 - rank.number,
                 rank.communicator, rank.exchange);
        ncclGroupEnd();
        rank.settle();
        rank.work(rank.exchange);
        swapped[rank.number] = rank.read(rank.y);
        rank.leave();
      }),
      "");
  EXPECT_EQ(sums, (std::array<unsigned, 2>{3, 3}));
  EXPECT_EQ(gathered, (std::array<unsigned, 2>{2, 2}));
  EXPECT_EQ(swapped, (std::array<unsigned, 2>{2, 1}));
}

struct Fault {
  const char *name;
  const char *expected;
  std::function<void(Rank &)> body;
  bool sameDevice = false;
};
void PrintTo(const Fault &fault, std::ostream *out) { *out << fault.name; }

class Planted : public testing::TestWithParam<Fault> {};

TEST_P(Planted, IsNamed) {
  const std::string found = runRanks(
      [&](Rank &rank) {
        GetParam().body(rank);
        // Whatever is still under way ends.
        if (rank.communicator)
          (void)ncclCommAbort(rank.communicator);
      },
      GetParam().sameDevice);
  EXPECT_NE(found.find(GetParam().expected), std::string::npos) << found;
}

const Fault faults[] = {
    {"OtherOrder",
     "operation 0 is ncclBroadcast of 8 i32 from 0, that of rank "
     "0 ncclAllReduce of 8 i32, sum",
     [](Rank &rank) {
       rank.join();
       if (rank.number == 1)
         ncclBroadcast(rank.at(rank.x), rank.at(rank.x), count, nccl::Int32, 0,
                       rank.communicator, rank.exchange);
       else
         rank.sum();
       rank.settle();
       rank.work(rank.exchange);
     }},
    {"OtherType", "ncclAllReduce of 8 f32, sum",
     [](Rank &rank) {
       rank.join();
       rank.sum(count, rank.number == 1 ? nccl::Float32 : nccl::Int32);
       rank.settle();
       rank.work(rank.exchange);
     }},
    {"OtherCount", "ncclAllReduce of 4 i32, sum",
     [](Rank &rank) {
       rank.join();
       rank.sum(rank.number == 1 ? 4 : count);
       rank.settle();
       rank.work(rank.exchange);
     }},
    {"OtherOperator", "ncclAllReduce of 8 i32, maximum",
     [](Rank &rank) {
       rank.join();
       rank.sum(count, nccl::Int32, rank.number == 1 ? nccl::Max : nccl::Sum);
       rank.settle();
       rank.work(rank.exchange);
     }},
    {"OtherRoot", "from 1, that of rank 0 ncclBroadcast of 8 i32 from 0",
     [](Rank &rank) {
       rank.join();
       ncclBroadcast(rank.at(rank.x), rank.at(rank.x), count, nccl::Int32,
                     rank.number, rank.communicator, rank.exchange);
       rank.settle();
       rank.work(rank.exchange);
     }},
    {"MessagesOfOtherSizes", "receives 4 i32 of rank 0, which sends 8 i32",
     [](Rank &rank) {
       rank.join();
       if (rank.number == 0)
         ncclSend(rank.at(rank.x), count, nccl::Int32, 1, rank.communicator,
                  rank.exchange);
       else
         ncclRecv(rank.at(rank.y), 4, nccl::Int32, 0, rank.communicator,
                  rank.exchange);
       rank.settle();
       rank.work(rank.exchange);
     }},
    {"UnequalRanks", "was told of 2 ranks",
     [](Rank &rank) {
       rank.begin(rank.number == 1 ? 3 : 2);
       rank.settle();
     }},
    {"OneGpuForTwo", "Duplicate GPU detected: ranks 0 and 1",
     [](Rank &rank) { rank.join(); }, true},
    {"NotReady", "the communicator is not ready: ask ncclCommGetAsyncError",
     [](Rank &rank) {
       rank.begin();
       rank.sum();
       rank.settle();
     }},
    {"NotSettled", "the last call is in progress: ask ncclCommGetAsyncError",
     [](Rank &rank) {
       rank.join();
       rank.sum();
       rank.sum();
       rank.settle();
     }},
    {"GroupNotEnded", "the thread's group is not ended",
     [](Rank &rank) {
       rank.join();
       ncclGroupStart();
       rank.sum();
       rank.settle();
       ncclGroupEnd();
     }},
    {"GroupNotBegun", "there was no ncclGroupStart",
     [](Rank &) { ncclGroupEnd(); }},
    {"NoEventBefore",
     "work of two streams touches the bytes of a collective, "
     "and neither waits for the other",
     [](Rank &rank) {
       rank.join();
       rank.fill(rank.compute);
       rank.sum(); // without a wait for `compute`
       rank.settle();
     }},
    {"NoEventBehind",
     "work of two streams touches the bytes of a collective, "
     "and neither waits for the other",
     [](Rank &rank) {
       rank.join();
       rank.sum();
       rank.settle();
       rank.fill(rank.compute); // without a wait for `exchange`
     }},
    {"NoEventInACapture", "neither waits for the other",
     [](Rank &rank) {
       rank.join();
       cuStreamBeginCapture_v2(rank.compute, trc::simt::CaptureThreadLocal);
       rank.order(rank.compute, rank.exchange);
       rank.fill(rank.compute); // behind the event
       rank.sum();
       rank.settle();
       rank.order(rank.exchange, rank.compute);
       void *graph = nullptr;
       cuStreamEndCapture(rank.compute, &graph);
     }},
    {"TwoStreams", "neither waits for the other",
     [](Rank &rank) {
       rank.join();
       rank.sum();
       rank.settle();
       ncclBroadcast(rank.at(rank.y), rank.at(rank.y), count, nccl::Int32, 0,
                     rank.communicator, rank.compute);
       rank.settle();
     }},
    {"FreedInFlight", "memory is freed while a collective that touches it",
     [](Rank &rank) {
       rank.join();
       if (rank.number == 1)
         return; // so the other's stays in flight
       rank.sum();
       rank.settle();
       cuMemFree_v2(rank.x);
     }},
    {"DestroyedInFlight", "an operation is in flight",
     [](Rank &rank) {
       rank.join();
       if (rank.number == 1)
         return;
       rank.sum();
       rank.settle();
       ncclCommFinalize(rank.communicator);
       rank.settle();
       ncclCommDestroy(rank.communicator);
     }},
    {"UseAfterDestroy", "the communicator was destroyed",
     [](Rank &rank) {
       rank.join();
       rank.leave();
       rank.sum();
     }},
    {"AbortedTwice", "ncclCommAbort: rank 0: the communicator was aborted",
     [](Rank &rank) {
       rank.join();
       ncclCommAbort(rank.communicator);
     }},
    {"HostMemory", "the operand is not memory of the device",
     [](Rank &rank) {
       rank.join();
       std::array<int, count> here = {};
       ncclAllReduce(here.data(), rank.at(rank.x), count, nccl::Int32,
                     nccl::Sum, rank.communicator, rank.exchange);
     }},
    {"Overlap", "operand and result overlap, and are not in place",
     [](Rank &rank) {
       rank.join();
       ncclAllReduce(rank.at(rank.y), rank.at(rank.y + 4), count, nccl::Int32,
                     nccl::Sum, rank.communicator, rank.exchange);
     }},
};

INSTANTIATE_TEST_SUITE_P(, Planted, testing::ValuesIn(faults),
                         [](const auto &info) {
                           return std::string(info.param.name);
                         });

TEST(Nccl, ACaptureIsToBeJoined) {
  runRanks([](Rank &rank) {
    rank.join();
    cuStreamBeginCapture_v2(rank.compute, trc::simt::CaptureThreadLocal);
    rank.order(rank.compute, rank.exchange);
    rank.sum();
    rank.settle();
    void *graph = nullptr;
    EXPECT_EQ(cuStreamEndCapture(rank.compute, &graph),
              trc::simt::CaptureUnjoined);
    ncclCommAbort(rank.communicator);
  });
}

TEST(NcclDeathTest, NeverGivenBack) {
  EXPECT_EXIT(
      {
        runRanks([](Rank &rank) { rank.join(); });
        std::exit(0);
      },
      testing::ExitedWithCode(0),
      "neither destroyed nor aborted: rank 0, rank 1");
}

} // namespace
