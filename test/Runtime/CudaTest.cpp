//===- CudaTest.cpp - what only a device beside the host does -------------===//
//
// Graphs and their addresses, the order of writes, runs and reads, loops of a
// known trip count, work on the host in between, and every way of failing. The
// driver is FakeDriver.h, which does everything as late as it may.
//
//===----------------------------------------------------------------------===//

#include "CudaBench.h"
#include "device/Device.h"
#include "device/cuda/CudaKernels.h"

#include <atomic>
#include <future>

namespace trc::runtime::test {
namespace {

TEST_F(Cuda, replaysAnEntryAsOneGraph) {
  Bench bench(chainProgram(), "cuda");
  CallHandle call = bench.call("main");
  // Call by call, so that the driver has loaded what the graph will hold; then
  // recorded; then only replayed.
  for (float value : {1.0f, 2.0f, 3.0f}) {
    writeInput(call, 0, Floats(4, value));
    writeInput(call, 1, Floats(4, 1.0f));
    const uint64_t launches = calls("cuLaunchKernel", [&] {
      EXPECT_EQ(calls("cuGraphLaunch",
                      [&] { EXPECT_TRC_OK(trc_call_run(call.get())); }),
                value == 1.0f ? 0u : 1u);
    });
    EXPECT_EQ(launches, value == 3.0f ? 0u : 2u);
    EXPECT_EQ(readOutput<float>(call, 0, 4), Floats(4, 3 * (2 * value + 1)));
  }
}

TEST_F(Cuda, recordsAgainWhenAPortIsRebound) {
  Bench bench(chainProgram(), "cuda");
  CallHandle call = bench.call("main");
  writeInput(call, 0, Floats(4, 1.0f));
  writeInput(call, 1, Floats(4, 1.0f));
  EXPECT_TRC_OK(trc_call_run(call.get()));
  EXPECT_TRC_OK(trc_call_run(call.get())); // recorded
  EXPECT_EQ(readOutput<float>(call, 0, 4), Floats(4, 9.0f));

  trc_buffer *made = nullptr;
  ASSERT_EQ(trc_buffer_create(bench.device.get(), 16, &made), TRC_OK);
  BufferHandle buffer(made);
  EXPECT_TRC_OK(trc_call_bind_input(call.get(), 0, made)); // zeros
  EXPECT_EQ(calls("cuGraphExecUpdate_v2",
                  [&] { EXPECT_TRC_OK(trc_call_run(call.get())); }),
            1u);
  EXPECT_EQ(readOutput<float>(call, 0, 4), Floats(4, 3.0f));

  // Where the driver cannot update a graph, it is made again.
  EXPECT_TRC_OK(trc_call_bind_input(call.get(), 0, nullptr));
  writeInput(call, 0, Floats(4, 2.0f));
  fakeDriverFail("cuGraphExecUpdate_v2", 910, 0);
  EXPECT_EQ(calls("cuGraphInstantiateWithFlags",
                  [&] { EXPECT_TRC_OK(trc_call_run(call.get())); }),
            1u);
  EXPECT_EQ(readOutput<float>(call, 0, 4), Floats(4, 15.0f));
  // The same buffer again is no change.
  EXPECT_EQ(calls("cuStreamBeginCapture_v2",
                  [&] { EXPECT_TRC_OK(trc_call_run(call.get())); }),
            0u);
}

TEST_F(Cuda, readsMemoryOfTheCallersOnTheGpu) {
  Bench bench(chainProgram(), "cuda");
  CallHandle call = bench.call("main");
  trc_device *device = bench.device.get();
  trc_buffer *made = nullptr;
  ASSERT_EQ(trc_buffer_create(device, 80, &made), TRC_OK);
  BufferHandle whole(made); // what another library would have allocated
  auto *data = static_cast<std::byte *>(trc_buffer_data(made));

  ASSERT_EQ(trc_buffer_wrap(device, data, 16, &made), TRC_OK);
  BufferHandle wrapped(made);
  writeInput(call, 1, Floats(4, 1.0f));
  EXPECT_TRC_OK(trc_call_bind_input(call.get(), 0, made));
  EXPECT_EQ(calls("cuStreamWaitEvent",
                  [&] {
                    EXPECT_TRC_OK(trc_device_wait_for_stream(device, nullptr));
                  }),
            1u);
  EXPECT_TRC_OK(trc_call_run(call.get()));
  EXPECT_TRC_OK(trc_device_make_stream_wait(device, nullptr));
  EXPECT_EQ(readOutput<float>(call, 0, 4), Floats(4, 3.0f)); // of zeros
  EXPECT_TRC_OK(trc_call_bind_input(call.get(), 0, nullptr));

  const auto refused = [&](std::byte *at, size_t bytes, const char *why) {
    EXPECT_EQ(trc_buffer_wrap(device, at, bytes, &made), TRC_INVALID_ARGUMENT);
    EXPECT_NE(std::string(trc_last_error()).find(why), std::string::npos)
        << trc_last_error();
  };
  refused(data + 4, 16, "memory is not aligned to 64 bytes");
  refused(data, size_t(1) << 20, "ends beyond what was allocated there");
  alignas(64) std::byte here[64] = {};
  refused(here, 16, "the address is no memory of cuda:0");
}

TEST_F(Cuda, keepsTheOrderOfWritesRunsAndReads) {
  Bench bench(chainProgram(), "cuda");
  CallHandle one = bench.call("main"), two = bench.call("main");
  writeInput(one, 1, Floats(4, 1.0f));
  writeInput(two, 1, Floats(4, 1.0f));
  // Two calls take turns; each result is read while the other's run waits.
  std::vector<float> results;
  for (int i = 0; i < 200; ++i) {
    CallHandle &now = i % 2 ? two : one, &before = i % 2 ? one : two;
    writeInput(now, 0, Floats(4, static_cast<float>(i)));
    EXPECT_TRC_OK(trc_call_run(now.get()));
    // The next batch, before this run is over.
    if (i % 3 == 0)
      writeInput(now, 0, Floats(4, -1.0f));
    if (i > 0)
      results.push_back(readOutput<float>(before, 0, 4)[3]);
  }
  for (size_t i = 0; i < results.size(); ++i)
    EXPECT_EQ(results[i], 3 * (2 * static_cast<float>(i) + 1)) << i;
}

TEST_F(Cuda, aReadWaitsForNoLaterRun) {
  Bench bench(chainProgram(), "cuda");
  CallHandle one = bench.call("main"), two = bench.call("main");
  for (const CallHandle *call : {&one, &two})
    for (size_t input : {0, 1})
      writeInput(*call, input, Floats(4, 1.0f));
  EXPECT_TRC_OK(trc_call_run(one.get()));
  // Would break the device, if anything waited for it.
  fakeDriverBreakNextKernel();
  fakeDriverFail(nullptr, 0, 0);
  EXPECT_TRC_OK(trc_call_wait(one.get()));
  EXPECT_TRC_OK(trc_call_run(two.get()));
  fakeDriverBreakNextKernel();
  EXPECT_EQ(readOutput<float>(one, 0, 4), Floats(4, 9.0f));
  EXPECT_EQ(trc_call_wait(two.get()), TRC_CALL_FAILED);
}

TEST_F(Cuda, largeWritesPassThroughStagingInPieces) {
  constexpr int64_t count = (int64_t(40) << 20) / 4 + 7;
  Bench bench(scaleAddProgram(count), "cuda");
  CallHandle call = bench.call("main");
  Floats x(count), y(count, 1.0f);
  for (size_t i = 0; i < x.size(); ++i)
    x[i] = static_cast<float>(i % 1000);
  writeInput(call, 0, x);
  writeInput(call, 1, y);
  EXPECT_TRC_OK(trc_call_run(call.get()));
  const Floats z = readOutput<float>(call, 0, count);
  bool same = true;
  for (size_t i = 0; i < x.size(); ++i)
    same &= z[i] == 2 * x[i] + 1;
  EXPECT_TRUE(same);
}

/// A GPU that is full goes on with the smaller ring, in more pieces.
TEST_F(Cuda, stagingGrowsWithTheLargestWrite) {
  constexpr int64_t count = (int64_t(1) << 20) / 4;
  for (const bool full : {false, true}) {
    ProgramBuilder b;
    const uint32_t few = b.type(ElementType::F32, {4});
    const uint32_t many = b.type(ElementType::F32, {count});
    const uint32_t scaleAdd = b.native("scale_add", scaleAddImage());
    EntryBuilder e = b.entry("main");
    const Place x = e.input("x", few), y = e.input("y", many);
    e.call(scaleAdd, 4, {read(x), read(x), write(e.output("z", few))});
    e.call(scaleAdd, count, {read(y), read(y), write(e.output("w", many))});
    Bench bench(b, "cuda");
    CallHandle call = bench.call("main");
    const auto grownBy = [&](size_t input, const Floats &values) {
      trc_memory_info before, after;
      EXPECT_TRC_OK(
          trc_session_get_memory(bench.session.get(), &before, sizeof before));
      writeInput(call, input, values);
      EXPECT_TRC_OK(
          trc_session_get_memory(bench.session.get(), &after, sizeof after));
      return after.device_bytes - before.device_bytes;
    };
    constexpr size_t alignment = 4096 - 256;
    constexpr size_t least = 64 << 10, grown = 4 << 20;
    Floats large(count);
    for (size_t i = 0; i < large.size(); ++i)
      large[i] = static_cast<float>(i % 1000);
    EXPECT_EQ(grownBy(0, Floats(4, 2.0f)), least + alignment);
    if (full)
      fakeDriverFail("cuMemAlloc_v2", 2, 0);
    EXPECT_EQ(grownBy(1, large), full ? 0 : grown - least);
    EXPECT_EQ(grownBy(1, large), 0u); // nobody asks again
    EXPECT_TRC_OK(trc_call_run(call.get()));
    EXPECT_EQ(readOutput<float>(call, 0, 4), Floats(4, 6.0f));
    const Floats w = readOutput<float>(call, 1, count);
    bool same = true;
    for (size_t i = 0; i < w.size(); ++i)
      same &= w[i] == 3 * large[i];
    EXPECT_TRUE(same);
  }
}

/// Counts to `limit` in a loop that says how often it runs.
ProgramBuilder countedProgram(int64_t trips) {
  ProgramBuilder b;
  const uint32_t number = b.type(ElementType::I32);
  const uint32_t flag = b.type(ElementType::I1);
  const uint32_t countUp = b.native("count_up", countUpImage());
  EntryBuilder e = b.entry("main");
  const Place count = e.donated("start", "count", number);
  const Place limit = e.input("limit", number);
  const Place below = e.arena(flag);
  artifact::CommandT &loop = e.whileLoop(below);
  loop.trip_count = trips;
  e.into(loop.blocks[1].get());
  e.call(countUp, 1, {update(count), read(limit), write(below)});
  return b;
}

TEST_F(Cuda, unrollsLoopsOfAKnownTripCount) {
  for (const char *name : {"host", "cuda"})
    for (int64_t trips : {0, 1, 2, 100, 20000}) {
      Bench bench(countedProgram(trips), name);
      CallHandle call = bench.call("main");
      for (int32_t start : {5, -3}) {
        writeInput<int32_t>(call, 0, {start});
        writeInput<int32_t>(call, 1, {0}); // the predicate is never true
        EXPECT_TRC_OK(trc_call_run(call.get()));
        EXPECT_EQ(readOutput<int32_t>(call, 0, 1)[0], start + trips);
      }
    }
}

TEST_F(Cuda, readsAPredicateOnlyWhereItMust) {
  Bench counted(countedProgram(100), "cuda");
  Bench open(controlProgram(), "cuda");
  for (auto [bench, least] : {std::pair(&counted, 0), std::pair(&open, 100)}) {
    CallHandle call = bench->call("main");
    writeInput<int32_t>(call, 0, {0});
    writeInput<int32_t>(call, 1, {100});
    const uint64_t waits = calls("cuStreamSynchronize", [&] {
      EXPECT_TRC_OK(trc_call_run(call.get()));
    });
    EXPECT_GE(waits, static_cast<uint64_t>(least));
    EXPECT_TRUE(least != 0 || waits == 0) << waits;
    EXPECT_EQ(readOutput<int32_t>(call, 0, 1)[0], 100);
  }
}

/// z = x / y, a check on it by the host, then w = 2 z + z.
ProgramBuilder checkedProgram() {
  ProgramBuilder b;
  const uint32_t vector = b.type(ElementType::F32, {4});
  const uint32_t scaleAdd = b.native("scale_add", scaleAddImage());
  EntryBuilder e = b.entry("main");
  const Place x = e.input("x", vector), y = e.input("y", vector);
  const Place z = e.arena(vector), w = e.output("w", vector);
  e.call(scaleAdd, 4, {read(x), read(y), write(z)});
  e.call(scaleAdd, 4, {read(z), read(y), write(z)});
  e.call(b.library("check.expect_eq"), 1, {read(z), read(y)}).location =
      b.location("check.expect_eq", "", "a.mlir", 3, 9);
  e.call(scaleAdd, 4, {read(z), read(z), write(w)});
  return b;
}

TEST_F(Cuda, checksOnTheHostBetweenStretches) {
  Bench bench(checkedProgram(), "cuda");
  CallHandle call = bench.call("main");
  writeInput(call, 0, Floats(4, -1.5f));
  writeInput(call, 1, Floats(4, 2.0f)); // z = -1, then 0
  EXPECT_EQ(trc_call_run(call.get()), TRC_CHECK_FAILED);
  EXPECT_NE(std::string(trc_call_error(call.get())).find("a.mlir:3:9"),
            std::string::npos)
      << trc_call_error(call.get());
  writeInput(call, 0, Floats(4, -1.0f)); // z = 0, then 2
  EXPECT_TRC_OK(trc_call_run(call.get()));
  EXPECT_EQ(readOutput<float>(call, 0, 4), Floats(4, 6.0f));
}

TEST_F(Cuda, runsCustomCallsOnCopies) {
  ProgramBuilder b;
  const uint32_t vector = b.type(ElementType::F32, {4});
  EntryBuilder e = b.entry("main");
  artifact::CommandT &command =
      e.call(b.library("stablehlo.custom_call"), 1,
             {read(e.input("x", vector)), write(e.output("y", vector))});
  auto target = std::make_unique<artifact::AttributeT>();
  target->name = "call_target_name";
  target->text = "negate";
  command.attributes.push_back(std::move(target));
  DeviceHandle device = makeDevice("cuda");
  EXPECT_TRC_OK(trc_device_register_custom_call(
      device.get(), "negate",
      [](void *, const trc_custom_call *call, char *, size_t) {
        for (int i = 0; i < 4; ++i)
          static_cast<float *>(call->outputs[0].data)[i] =
              -static_cast<const float *>(call->inputs[0].data)[i];
        return TRC_OK;
      },
      nullptr));
  ProgramHandle program = loadProgram(forCuda(b));
  SessionHandle session = makeSession(program, device);
  CallHandle call = makeCall(session, "main");
  writeInput(call, 0, Floats{1, 2, 3, 4});
  EXPECT_TRC_OK(trc_call_run(call.get()));
  EXPECT_EQ(readOutput<float>(call, 0, 4), (Floats{-1, -2, -3, -4}));
}

/// Entry "main": w = 3 m, of state m that lies in the host's memory.
ProgramBuilder hostStateProgram() {
  ProgramBuilder b;
  b.program.schema_version = 4;
  const uint32_t vector = b.type(ElementType::F32, {4});
  const uint32_t state = b.state("m", vector);
  b.program.state[state]->on_host = true;
  EntryBuilder e = b.entry("main");
  const Place host = e.stateIn(state), here = e.arena(vector);
  const auto numbered = [](artifact::CommandT &command) {
    auto number = std::make_unique<artifact::AttributeT>();
    number->name = "exchange";
    number->ints = {0};
    command.attributes.push_back(std::move(number));
  };
  numbered(e.call(b.library("trc.start_fetch"), 1, {read(host), write(here)}));
  numbered(e.call(b.library("trc.finish"), 1, {read(host), update(here)}));
  e.call(b.native("scale_add", scaleAddImage()), 4,
         {read(here), read(here), write(e.output("w", vector))});
  return b;
}

TEST_F(Cuda, aSessionWaitsForNoEventOfOneThatIsGone) {
  DeviceHandle device = makeDevice("cuda");
  {
    SessionHandle session =
        makeSession(loadProgram(forCuda(hostStateProgram())), device);
    const Floats m(4, 2.0f);
    EXPECT_TRC_OK(trc_session_write_state(session.get(), 0, m.data(),
                                          m.size() * sizeof(float)));
    CallHandle call = makeCall(session, "main");
    EXPECT_TRC_OK(trc_call_run(call.get()));
    EXPECT_EQ(readOutput<float>(call, 0, 4), Floats(4, 6.0f));
  }
  SessionHandle session =
      makeSession(loadProgram(forCuda(chainProgram())), device);
  CallHandle call = makeCall(session, "main");
  for (size_t input : {0, 1})
    writeInput(call, input, Floats(4, 1.0f));
  EXPECT_TRC_OK(trc_call_run(call.get()));
  EXPECT_TRC_OK(trc_call_run(call.get())); // recorded
  EXPECT_EQ(readOutput<float>(call, 0, 4), Floats(4, 9.0f));
}

TEST_F(Cuda, looksAtEveryResultInDebugMode) {
  Bench bench(divideProgram(), false, /*checkFinite=*/true, 2, "cuda");
  CallHandle call = bench.call("main");
  writeInput(call, 0, Floats{1, 1, 1, 1});
  writeInput(call, 1, Floats{1, 1, 0, 1});
  EXPECT_EQ(trc_call_run(call.get()), TRC_NON_FINITE);
  EXPECT_NE(std::string(trc_call_error(call.get()))
                .find("made an infinity at element 2"),
            std::string::npos)
      << trc_call_error(call.get());
}

TEST_F(Cuda, measuresCommandsByTheDevicesClock) {
  Bench bench(chainProgram(), /*profile=*/true, false, 2, "cuda");
  CallHandle call = bench.call("main");
  writeInput(call, 0, Floats(4));
  writeInput(call, 1, Floats(4));
  EXPECT_TRC_OK(trc_call_run(call.get()));
  trc_profile_record record;
  EXPECT_TRC_OK(trc_call_get_profile(call.get(), 1, &record, sizeof record));
  EXPECT_EQ(record.runs, 1u);
  EXPECT_EQ(record.nanoseconds, 2000u);
  EXPECT_STREQ(record.op, "stablehlo.add");
}

TEST_F(Cuda, aQueueKeepsOneRunAhead) {
  Bench bench(chainProgram(), "cuda");
  trc_queue *made = nullptr;
  EXPECT_TRC_OK(trc_queue_create(&made));
  QueueHandle queue(made);
  std::vector<CallHandle> ring;
  std::atomic<int> done{0};
  for (int i = 0; i < 4; ++i) {
    ring.push_back(bench.call("main"));
    writeInput(ring.back(), 0, Floats(4, static_cast<float>(i)));
    writeInput(ring.back(), 1, Floats(4, 1.0f));
  }
  for (int round = 0; round < 50; ++round) {
    for (CallHandle &call : ring)
      EXPECT_TRC_OK(trc_call_run_async(
          call.get(), queue.get(),
          [](void *count, trc_call *, trc_status status) {
            EXPECT_EQ(status, TRC_OK);
            ++*static_cast<std::atomic<int> *>(count);
          },
          &done));
    EXPECT_TRC_OK(trc_queue_wait(queue.get()));
  }
  EXPECT_EQ(done, 200);
  for (size_t i = 0; i < ring.size(); ++i)
    EXPECT_EQ(readOutput<float>(ring[i], 0, 4),
              Floats(4, 3 * (2 * static_cast<float>(i) + 1)));
}

TEST_F(Cuda, writesTablesOfOperandsWhenPortsAreBound) {
  DeviceHandle device = makeDevice("cuda");
  ProgramBuilder b = forCuda(chainProgram(scaleAddTableImage()));
  b.program.kernels[0]->launch->operands_in_memory = true;
  ProgramHandle program = loadProgram(b);
  SessionHandle session = makeSession(program, device);
  CallHandle call = makeCall(session, "main");
  const auto run = [&] { EXPECT_TRC_OK(trc_call_run(call.get())); };
  for (float value : {1.0f, 2.0f, 3.0f}) {
    writeInput(call, 0, Floats(4, value));
    writeInput(call, 1, Floats(4, 1.0f));
    EXPECT_EQ(calls("cuMemcpyHtoDAsync_v2", run), value == 1.0f ? 2u : 0u);
    EXPECT_EQ(readOutput<float>(call, 0, 4), Floats(4, 3 * (2 * value + 1)));
  }
  trc_buffer *made = nullptr;
  ASSERT_EQ(trc_buffer_create(device.get(), 16, &made), TRC_OK);
  BufferHandle buffer(made);
  run(); // reads the old table, however late
  EXPECT_TRC_OK(trc_call_bind_input(call.get(), 0, made)); // zeros
  EXPECT_EQ(calls("cuMemcpyHtoDAsync_v2", run), 2u);
  EXPECT_EQ(readOutput<float>(call, 0, 4), Floats(4, 3.0f));

  // A run whose table is still on its way keeps it when ports are bound again.
  std::vector<BufferHandle> results;
  for (float value : {5.0f, 6.0f}) {
    ASSERT_EQ(trc_buffer_create(device.get(), 16, &made), TRC_OK);
    results.emplace_back(made);
    EXPECT_TRC_OK(trc_call_bind_output(call.get(), 0, made));
    writeInput(call, 1, Floats(4, value));
    run();
  }
  EXPECT_TRC_OK(trc_call_bind_output(call.get(), 0, results[0].get()));
  EXPECT_EQ(readOutput<float>(call, 0, 4), Floats(4, 15.0f));
}

TEST(CudaVariants, choosesTheBestThatFits) {
  const auto chosen = [](const std::vector<const char *> &isas, int major,
                         int minor) {
    std::vector<KernelVariant> variants;
    variants.reserve(isas.size());
    for (const char *isa : isas)
      variants.push_back({isa, 0, 1, 0});
    const KernelVariant *best = cuda::chooseVariant(variants, major, minor);
    return best ? std::string(best->isa) : "none";
  };
  const std::vector<const char *> all = {"compute_80", "sm_80", "sm_86",
                                         "sm_90a", "sm_100"};
  EXPECT_EQ(chosen(all, 8, 0), "sm_80");
  EXPECT_EQ(chosen(all, 8, 6), "sm_86");
  EXPECT_EQ(chosen(all, 8, 9), "sm_86");
  EXPECT_EQ(chosen(all, 9, 0), "sm_90a");
  EXPECT_EQ(chosen(all, 10, 0), "sm_100");
  EXPECT_EQ(chosen(all, 10, 3), "sm_100");
  EXPECT_EQ(chosen(all, 12, 0), "compute_80");
  EXPECT_EQ(chosen(all, 7, 5), "none");
  EXPECT_EQ(chosen({"sm_90", "sm_90a"}, 9, 0), "sm_90a");
  EXPECT_EQ(chosen({"sm_100a", "sm_100f"}, 10, 3), "sm_100f");
  EXPECT_EQ(chosen({"sm_", "sm_x", "compute", "x86-64-v3", ""}, 9, 0), "none");
}

} // namespace
} // namespace trc::runtime::test
