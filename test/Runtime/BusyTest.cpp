//===- BusyTest.cpp - threads that get in each other's way ----------------===//
//
// TRC_BUSY on purpose, and not by luck: a custom call holds its run at a latch
// while another thread tries all that the interface has. What may be done from
// several threads at once is done so, and each result is counted. CMake builds
// this program again under the thread and the address sanitizer.
//
//===----------------------------------------------------------------------===//

#include "ApiObjects.h"
#include "TestPrograms.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace trc::runtime::test {
namespace {

using Floats = std::vector<float>;
constexpr std::chrono::seconds patience{60}; // then a test fails, not hangs

/// Holds the run that calls it until it is opened.
class Latch {
public:
  static trc_status hold(void *context, const trc_custom_call *, char *,
                         size_t) {
    return static_cast<Latch *>(context)->arrive();
  }
  bool awaitArrival() {
    std::unique_lock<std::mutex> guard(lock);
    return changed.wait_for(guard, patience, [this] { return arrived; });
  }
  void open() {
    std::lock_guard<std::mutex> guard(lock);
    opened = true;
    changed.notify_all();
  }

private:
  trc_status arrive() {
    std::unique_lock<std::mutex> guard(lock);
    arrived = true;
    changed.notify_all();
    return changed.wait_for(guard, patience, [this] { return opened; })
               ? TRC_OK
               : TRC_CALL_FAILED;
  }

  std::mutex lock;
  std::condition_variable changed;
  bool arrived = false, opened = false;
};

/// The training program with an entry "hold" more: y is what the custom call
/// "test.call" makes of x.
ProgramBuilder holdingProgram() {
  ProgramBuilder b = trainingProgram();
  const uint32_t vector = b.type(ElementType::F32, {4});
  EntryBuilder e = b.entry("hold");
  artifact::CommandT &call =
      e.call(b.library("stablehlo.custom_call"), 1,
             {read(e.input("x", vector)), write(e.output("y", vector))});
  call.attributes.push_back(std::make_unique<artifact::AttributeT>());
  call.attributes[0]->name = "call_target_name";
  call.attributes[0]->text = "test.call";
  return b;
}

/// A bench for that program. Custom calls are found when calls are made, so
/// `function` is there before.
struct HoldingBench : Bench {
  HoldingBench(const char *name, trc_custom_call_fn function, void *context)
      : Bench(holdingProgram(), name) {
    EXPECT_TRC_OK(trc_device_register_custom_call(device.get(), "test.call",
                                                  function, context));
    hold = call("hold");
    writeInput(hold, 0, Floats(4));
  }
  CallHandle hold;
};

class Busy : public testing::TestWithParam<const char *> {};
INSTANTIATE_TEST_SUITE_P(Run, Busy, testing::Values("host", "cuda"),
                         [](const auto &info) {
                           return std::string(info.param);
                         });

void expectBusy(trc_status status, const char *text) {
  EXPECT_EQ(status, TRC_BUSY);
  EXPECT_STREQ(trc_last_error(), text);
}

TEST_P(Busy, isAllThatASessionSaysWhileItRuns) {
  Latch latch;
  HoldingBench bench(GetParam(), Latch::hold, &latch);
  CallHandle step = bench.call("step");
  writeInput(step, 1, Floats(4));
  trc_session *session = bench.session.get();
  trc_call *hold = bench.hold.get();
  std::thread runs([&] { EXPECT_TRC_OK(trc_call_run(hold)); });
  ASSERT_TRUE(latch.awaitArrival());

  float data[4] = {};
  const char *running = "the session is running";
  expectBusy(trc_call_run(step.get()), "the session is running another call");
  expectBusy(trc_call_write_input(step.get(), 1, data, 16), running);
  expectBusy(trc_call_write_input(step.get(), 0, data, 16), running);
  expectBusy(trc_call_read_output(step.get(), 1, data, 16), running);
  expectBusy(trc_call_bind_input(step.get(), 1, nullptr), running);
  expectBusy(trc_call_bind_output(step.get(), 1, nullptr), running);
  expectBusy(trc_session_write_state(session, 0, data, 16), running);
  expectBusy(trc_session_read_state(session, 0, data, 16), running);
  trc_call *another = nullptr;
  expectBusy(trc_call_create(session, "step", &another), running);
  EXPECT_EQ(another, nullptr);

  const char *taken = "the call is enqueued or running";
  trc_profile_record record;
  trc_queue *made = nullptr;
  EXPECT_TRC_OK(trc_queue_create(&made));
  QueueHandle queue(made);
  expectBusy(trc_call_run(hold), taken);
  expectBusy(trc_call_wait(hold), taken);
  expectBusy(trc_call_run_async(hold, made, nullptr, nullptr), taken);
  expectBusy(trc_call_write_input(hold, 0, data, 16), taken);
  expectBusy(trc_call_read_output(hold, 0, data, 16), taken);
  expectBusy(trc_call_bind_input(hold, 0, nullptr), taken);
  expectBusy(trc_call_bind_output(hold, 0, nullptr), taken);
  expectBusy(trc_call_get_profile(hold, 0, &record, sizeof record), taken);

  // A refusal in the background reaches `done`.
  trc_status ended = TRC_OK;
  const auto keep = [](void *context, trc_call *, trc_status status) {
    *static_cast<trc_status *>(context) = status;
  };
  EXPECT_TRC_OK(trc_call_run_async(step.get(), made, keep, &ended));
  EXPECT_TRC_OK(trc_queue_wait(made));
  EXPECT_EQ(ended, TRC_BUSY);
  EXPECT_STREQ(trc_call_error(step.get()),
               "the session is running another call");

  latch.open();
  runs.join();
  EXPECT_EQ(trc_call_status(hold), TRC_OK);
  EXPECT_STREQ(trc_call_error(hold), "");
  EXPECT_TRC_OK(trc_session_write_state(session, 0, data, 16));
  EXPECT_TRC_OK(trc_call_run(step.get()));
  EXPECT_EQ(trc_call_status(step.get()), TRC_OK);
}

TEST_P(Busy, handlesOfARunningCallMayGo) {
  Latch latch;
  HoldingBench bench(GetParam(), Latch::hold, &latch);
  trc_call *hold = bench.hold.get();
  std::thread runs([&] { EXPECT_TRC_OK(trc_call_run(hold)); });
  ASSERT_TRUE(latch.awaitArrival());
  bench.session.reset();
  bench.program.reset();
  bench.device.reset();
  latch.open();
  runs.join();
}

TEST(Busy, anotherSessionOfTheDeviceWaits) {
  Latch latch;
  HoldingBench bench("host", Latch::hold, &latch);
  SessionHandle other = makeSession(bench.program, bench.device);
  CallHandle initialise = makeCall(other, "initialise");
  writeInput(initialise, 0, Floats(4, 1.0f));
  std::thread runs([&] { EXPECT_TRC_OK(trc_call_run(bench.hold.get())); });
  ASSERT_TRUE(latch.awaitArrival());
  std::atomic<bool> done{false};
  std::thread waits([&] {
    EXPECT_TRC_OK(trc_call_run(initialise.get()));
    done = true;
  });
  // Until its run has begun, which waits for the device then.
  float weight[4] = {};
  const auto end = std::chrono::steady_clock::now() + patience;
  while (trc_session_read_state(other.get(), 0, weight, 16) != TRC_BUSY &&
         std::chrono::steady_clock::now() < end)
    std::this_thread::yield();
  EXPECT_FALSE(done);
  latch.open();
  runs.join();
  waits.join();
  EXPECT_TRC_OK(trc_session_read_state(other.get(), 0, weight, 16));
  EXPECT_EQ(weight[3], 3.0f);
}

/// What a custom call tries with its own device.
struct Reentry {
  trc_call *own = nullptr, *other = nullptr;
  trc_session *session = nullptr;
  trc_status ownRun = TRC_OK, otherRun = TRC_OK, create = TRC_OK;
  static trc_status enter(void *context, const trc_custom_call *, char *,
                          size_t) {
    auto &self = *static_cast<Reentry *>(context);
    self.ownRun = trc_call_run(self.own);
    self.otherRun = trc_call_run(self.other);
    EXPECT_NE(
        std::string(trc_last_error()).find("by a custom call that it runs"),
        std::string::npos)
        << trc_last_error();
    trc_call *made = nullptr;
    self.create = trc_call_create(self.session, "main", &made);
    trc_call_destroy(made);
    return TRC_OK;
  }
};

TEST_P(Busy, aCustomCallMayNotRunCallsOnItsDevice) {
  Reentry reentry;
  HoldingBench bench(GetParam(), Reentry::enter, &reentry);
  ProgramBuilder wantsScratch = scaleAddProgram(4);
  wantsScratch.program.entries[0]->body->commands[0]->scratch = 1 << 20;
  ProgramHandle program = loadProgram(
      std::string(GetParam()) == "cuda" ? forCuda(wantsScratch) : wantsScratch);
  SessionHandle session = makeSession(program, bench.device);
  SessionHandle trained = makeSession(bench.program, bench.device);
  CallHandle initialise = makeCall(trained, "initialise");
  writeInput(initialise, 0, Floats(4));
  reentry.own = bench.hold.get();
  reentry.other = initialise.get();
  reentry.session = session.get();
  EXPECT_TRC_OK(trc_call_run(bench.hold.get()));
  EXPECT_EQ(reentry.ownRun, TRC_BUSY);
  EXPECT_EQ(reentry.otherRun, TRC_BUSY);
  // Work memory of the device cannot grow under a run of this thread.
  if (std::string(GetParam()) == "host") {
    EXPECT_EQ(reentry.create, TRC_BUSY);
  }
  EXPECT_TRC_OK(trc_call_run(initialise.get()));
}

TEST(Busy, everyRunIsDoneOnceOrRefused) {
  Bench bench(tinyTrainer());
  CallHandle initialise = bench.call("initialise");
  writeInput<int32_t>(initialise, 0, {0});
  EXPECT_TRC_OK(trc_call_run(initialise.get()));
  const std::vector<int32_t> tokens(18, 1);
  CallHandle shared = bench.call("step"), first = bench.call("step"),
             second = bench.call("step");
  for (const CallHandle *call : {&shared, &first, &second})
    writeInput(*call, 1, tokens);

  std::atomic<int> done{0}, refused{0};
  const auto tries = [&](trc_call *own) {
    for (int i = 0; i < 2000; ++i) {
      const trc_status status = trc_call_run(i % 2 ? own : shared.get());
      ++(status == TRC_OK ? done : refused);
      EXPECT_TRUE(status == TRC_OK || status == TRC_BUSY);
    }
  };
  std::thread one([&] { tries(first.get()); }),
      two([&] { tries(second.get()); });
  one.join();
  two.join();
  EXPECT_EQ(done + refused, 4000);
  EXPECT_GE(done, 1);
  int32_t weight = 0;
  EXPECT_TRC_OK(
      trc_session_read_state(bench.session.get(), 0, &weight, sizeof weight));
  EXPECT_EQ(weight, 1000 - done);
}

TEST(Busy, devicesAndProgramsAreForAllThreads) {
  DeviceHandle device = makeDevice();
  ProgramHandle program = loadProgram(trainingProgram());
  std::vector<std::thread> threads;
  for (int number = 0; number < 4; ++number)
    threads.emplace_back([&, number] {
      const auto value = static_cast<float>(number);
      for (int round = 0; round < 20; ++round) {
        trc_device_info info;
        EXPECT_TRC_OK(trc_device_get_info(device.get(), &info, sizeof info));
        EXPECT_TRC_OK(trc_device_register_custom_call(device.get(), "test.call",
                                                      Latch::hold, nullptr));
        SessionHandle session = makeSession(program, device);
        CallHandle initialise = makeCall(session, "initialise"),
                   step = makeCall(session, "step");
        writeInput(initialise, 0, Floats(4, value));
        writeInput(step, 1, Floats(4, 1.0f));
        EXPECT_TRC_OK(trc_call_run(initialise.get()));
        EXPECT_TRC_OK(trc_call_run(step.get()));
        EXPECT_EQ(readOutput<float>(step, 1, 4), Floats(4, 18 * value + 3));
        size_t index = 0;
        EXPECT_EQ(trc_program_find_entry(program.get(), "none", &index),
                  TRC_NOT_FOUND);
        EXPECT_STREQ(trc_last_error(), "no entry 'none'");
      }
    });
  for (std::thread &thread : threads)
    thread.join();
}

} // namespace
} // namespace trc::runtime::test
