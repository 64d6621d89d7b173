//===- RunTest.cpp - running programs through the C API -------------------===//
//
// Values in, values out: state over several entries, donation, loops and
// branches, buffers of the caller, and what is refused. What does not depend on
// the host's memory runs on a GPU as well (a fake one).
//
//===----------------------------------------------------------------------===//

#include "ApiObjects.h"
#include "TestPrograms.h"

#include <cstring>

namespace trc::runtime::test {
namespace {

using Floats = std::vector<float>;

class EveryDevice : public testing::TestWithParam<const char *> {};
INSTANTIATE_TEST_SUITE_P(Run, EveryDevice, testing::Values("host", "cuda"),
                         [](const auto &info) {
                           return std::string(info.param);
                         });

TEST_P(EveryDevice, computes) {
  Bench bench(scaleAddProgram(100), GetParam());
  CallHandle call = bench.call("main");
  Floats x(100), y(100, 1.0f), expected(100);
  for (size_t i = 0; i < x.size(); ++i) {
    x[i] = static_cast<float>(i);
    expected[i] = 2.0f * x[i] + 1.0f;
  }
  writeInput(call, 0, x);
  writeInput(call, 1, y);
  EXPECT_TRC_OK(trc_call_run(call.get()));
  EXPECT_EQ(readOutput<float>(call, 0, 100), expected);
}

TEST_P(EveryDevice, keepsStateFromEntryToEntry) {
  Bench bench(trainingProgram(), GetParam());
  CallHandle init = bench.call("initialise"), step = bench.call("step");
  writeInput(init, 0, Floats{1, 2, 3, 4});
  EXPECT_TRC_OK(trc_call_run(init.get()));
  writeInput(step, 1, Floats{1, 1, 1, 1});
  EXPECT_TRC_OK(trc_call_run(step.get())); // weight = 2 weight + 1
  EXPECT_EQ(readOutput<float>(step, 1, 4), (Floats{21, 39, 57, 75}));
  EXPECT_TRC_OK(trc_call_run(step.get()));
  EXPECT_EQ(readOutput<float>(step, 0, 4), (Floats{15, 27, 39, 51}));

  float weight[4];
  EXPECT_TRC_OK(
      trc_session_read_state(bench.session.get(), 0, weight, sizeof weight));
  EXPECT_EQ(Floats(weight, weight + 4), (Floats{15, 27, 39, 51}));
  const float zeros[4] = {};
  EXPECT_TRC_OK(
      trc_session_write_state(bench.session.get(), 0, zeros, sizeof zeros));
  EXPECT_TRC_OK(trc_call_run(step.get()));
  EXPECT_EQ(readOutput<float>(step, 1, 4), (Floats{3, 3, 3, 3}));
}

TEST_P(EveryDevice, refusesStateThatWasNeverWritten) {
  Bench bench(trainingProgram(), GetParam());
  CallHandle step = bench.call("step");
  writeInput(step, 1, Floats{1, 1, 1, 1});
  EXPECT_EQ(trc_call_run(step.get()), TRC_INVALID_ARGUMENT);
  EXPECT_STREQ(trc_call_error(step.get()),
               "state 'weight' has no value: run an entry that makes it, such "
               "as 'initialise', or write it");
  EXPECT_STREQ(trc_last_error(), trc_call_error(step.get()));
  EXPECT_EQ(trc_call_status(step.get()), TRC_INVALID_ARGUMENT);
}

TEST_P(EveryDevice, refusesAnInputThatWasNeverWritten) {
  Bench bench(scaleAddProgram(4), GetParam());
  CallHandle call = bench.call("main");
  writeInput(call, 0, Floats(4));
  EXPECT_EQ(trc_call_run(call.get()), TRC_INVALID_ARGUMENT);
  EXPECT_STREQ(trc_last_error(),
               "input 'y' has no value: write it or bind a buffer to it");
}

TEST_P(EveryDevice, loopsUntilThePredicateFails) {
  Bench bench(controlProgram(), GetParam());
  CallHandle call = bench.call("main");
  for (int32_t limit : {5, 0, 1000}) {
    writeInput<int32_t>(call, 0, {0});
    writeInput<int32_t>(call, 1, {limit});
    EXPECT_TRC_OK(trc_call_run(call.get()));
    EXPECT_EQ(readOutput<int32_t>(call, 0, 1)[0], limit);
  }
}

TEST_P(EveryDevice, choosesABranchAndTheLastOneWhenOutOfRange) {
  Bench bench(controlProgram(), GetParam());
  CallHandle call = bench.call("choose");
  for (auto [which, taken] : {std::pair(0, 1), std::pair(1, 2), std::pair(2, 3),
                              std::pair(3, 3), std::pair(-1, 3)}) {
    writeInput<int32_t>(call, 0, {0});
    writeInput<int32_t>(call, 1, {which});
    EXPECT_TRC_OK(trc_call_run(call.get()));
    EXPECT_EQ(readOutput<int32_t>(call, 0, 1)[0], taken) << which;
  }
}

TEST(Run, anOutputTakesOverTheDonatedBuffer) {
  Bench bench(controlProgram());
  CallHandle call = bench.call("main");
  alignas(64) int32_t count[16] = {};
  trc_buffer *wrapped = nullptr;
  ASSERT_EQ(trc_buffer_wrap(bench.device.get(), count, 4, &wrapped), TRC_OK);
  BufferHandle buffer(wrapped);
  EXPECT_TRC_OK(trc_call_bind_input(call.get(), 0, buffer.get()));
  writeInput<int32_t>(call, 1, {7});
  EXPECT_TRC_OK(trc_call_run(call.get()));
  EXPECT_EQ(count[0], 7);
  EXPECT_EQ(trc_call_bind_output(call.get(), 0, buffer.get()),
            TRC_INVALID_ARGUMENT);
  EXPECT_STREQ(trc_last_error(),
               "output 'count' takes over the buffer of input 'start': bind "
               "that");
}

TEST(Run, usesBuffersOfTheCaller) {
  Bench bench(scaleAddProgram(4));
  CallHandle call = bench.call("main");
  alignas(64) const float x[] = {1, 2, 3, 4};
  alignas(64) float z[4] = {};
  trc_buffer *in = nullptr, *out = nullptr, *own = nullptr;
  ASSERT_EQ(trc_buffer_wrap(bench.device.get(), const_cast<float *>(x),
                            sizeof x, &in),
            TRC_OK);
  ASSERT_EQ(trc_buffer_wrap(bench.device.get(), z, sizeof z, &out), TRC_OK);
  ASSERT_EQ(trc_buffer_create(bench.device.get(), 16, &own), TRC_OK);
  BufferHandle inputs(in), outputs(out), owned(own);
  EXPECT_EQ(trc_buffer_bytes(own), 16u);
  static_cast<float *>(trc_buffer_data(own))[3] = 0.5f;
  EXPECT_TRC_OK(trc_call_bind_input(call.get(), 0, in));
  EXPECT_TRC_OK(trc_call_bind_input(call.get(), 1, own));
  EXPECT_TRC_OK(trc_call_bind_output(call.get(), 0, out));
  owned.reset(); // the call keeps it alive
  EXPECT_TRC_OK(trc_call_run(call.get()));
  EXPECT_EQ(Floats(z, z + 4), (Floats{2, 4, 6, 8.5f}));
  // Back to memory of the call.
  EXPECT_TRC_OK(trc_call_bind_output(call.get(), 0, nullptr));
  z[0] = 0;
  EXPECT_TRC_OK(trc_call_run(call.get()));
  EXPECT_EQ(z[0], 0);
  EXPECT_EQ(readOutput<float>(call, 0, 4), (Floats{2, 4, 6, 8.5f}));
}

TEST(Run, stateLivesInMemoryOfTheCaller) {
  Bench bench(trainingProgram());
  trc_session *session = bench.session.get();
  alignas(64) float weight[4] = {1, 2, 3, 4};
  trc_buffer *made = nullptr;
  ASSERT_EQ(trc_buffer_wrap(bench.device.get(), weight, 15, &made), TRC_OK);
  BufferHandle small(made);
  EXPECT_EQ(trc_session_bind_state(session, 0, made), TRC_INVALID_ARGUMENT);
  EXPECT_STREQ(trc_last_error(), "state 'weight' of type 4xf32: expected a "
                                 "buffer of 16 bytes, got 15");
  EXPECT_EQ(trc_session_bind_state(session, 1, made), TRC_INVALID_ARGUMENT);
  EXPECT_STREQ(trc_last_error(), "state 1, there are 1");
  ASSERT_EQ(trc_buffer_wrap(bench.device.get(), weight, 16, &made), TRC_OK);
  BufferHandle buffer(made);
  EXPECT_TRC_OK(trc_session_bind_state(session, 0, made));
  {
    CallHandle step = bench.call("step");
    writeInput(step, 1, Floats{1, 1, 1, 1});
    EXPECT_TRC_OK(trc_call_run(step.get())); // weight = 2 weight + 1
    EXPECT_EQ(Floats(weight, weight + 4), (Floats{3, 5, 7, 9}));
    EXPECT_EQ(trc_session_bind_state(session, 0, nullptr), TRC_BUSY);
    EXPECT_STREQ(
        trc_last_error(),
        "the session has 1 calls: bind state before the first is made");
  }
  // Memory of the session again has no value.
  EXPECT_TRC_OK(trc_session_bind_state(session, 0, nullptr));
  CallHandle step = bench.call("step");
  writeInput(step, 1, Floats{1, 1, 1, 1});
  EXPECT_EQ(trc_call_run(step.get()), TRC_INVALID_ARGUMENT);
  EXPECT_EQ(Floats(weight, weight + 4), (Floats{3, 5, 7, 9}));
}

TEST(Run, bindsManyPortsAtOnce) {
  Bench bench(scaleAddProgram(4));
  CallHandle call = bench.call("main");
  alignas(64) float x[] = {1, 2, 3, 4}, y[] = {1, 1, 1, 1}, z[5] = {};
  void *inputs[] = {x, y, nullptr}, *outputs[] = {z, nullptr};
  for (int again = 0; again < 2; ++again) {
    EXPECT_TRC_OK(trc_call_bind_memory(call.get(), inputs, 2, outputs, 1));
    EXPECT_TRC_OK(trc_call_run(call.get()));
    EXPECT_EQ(Floats(z, z + 4), (Floats{3, 5, 7, 9}));
  }
  inputs[0] = nullptr; // as it was
  outputs[0] = x;
  EXPECT_TRC_OK(trc_call_bind_memory(call.get(), inputs, 2, outputs, 1));
  EXPECT_TRC_OK(trc_call_run(call.get()));
  EXPECT_EQ(Floats(x, x + 4), (Floats{3, 5, 7, 9}));
  outputs[0] = z + 1;
  EXPECT_EQ(trc_call_bind_memory(call.get(), inputs, 2, outputs, 1),
            TRC_INVALID_ARGUMENT);
  EXPECT_STREQ(trc_last_error(), "port 'z': memory is not aligned to 64 bytes");
  inputs[2] = y;
  EXPECT_EQ(trc_call_bind_memory(call.get(), inputs, 3, nullptr, 0),
            TRC_INVALID_ARGUMENT);
  EXPECT_STREQ(trc_last_error(), "input 2, there are 2");
}

TEST(Run, refusesBuffersThatDoNotFit) {
  Bench bench(scaleAddProgram(4));
  CallHandle call = bench.call("main");
  alignas(64) float data[5] = {};
  trc_buffer *made = nullptr;
  EXPECT_EQ(trc_buffer_wrap(bench.device.get(), data + 1, 16, &made),
            TRC_INVALID_ARGUMENT);
  EXPECT_STREQ(trc_last_error(), "memory is not aligned to 64 bytes");
  ASSERT_EQ(trc_buffer_wrap(bench.device.get(), data, 15, &made), TRC_OK);
  BufferHandle buffer(made);
  EXPECT_EQ(trc_call_bind_input(call.get(), 0, made), TRC_INVALID_ARGUMENT);
  EXPECT_STREQ(trc_last_error(),
               "port 'x': expected a buffer of 16 bytes, got 15");
  EXPECT_EQ(trc_call_bind_input(call.get(), 2, made), TRC_INVALID_ARGUMENT);
  EXPECT_STREQ(trc_last_error(), "input 2, there are 2");
  EXPECT_EQ(trc_call_write_input(call.get(), 0, data, 15),
            TRC_INVALID_ARGUMENT);
  EXPECT_STREQ(trc_last_error(),
               "input 'x' of type 4xf32: expected 16 bytes, got 15");
  EXPECT_EQ(trc_call_read_output(call.get(), 0, data, 20),
            TRC_INVALID_ARGUMENT);
  EXPECT_STREQ(trc_last_error(),
               "output 'z' of type 4xf32: expected 16 bytes, got 20");
}

TEST_P(EveryDevice, refusesAnUnknownEntry) {
  Bench bench(trainingProgram(), GetParam());
  trc_call *call = nullptr;
  EXPECT_EQ(trc_call_create(bench.session.get(), "train", &call),
            TRC_NOT_FOUND);
  EXPECT_STREQ(trc_last_error(),
               "no entry 'train'; there are 'initialise', 'step'");
  EXPECT_EQ(call, nullptr);
}

TEST(Run, refusesALibraryKernelThatIsNotThere) {
  ProgramBuilder b;
  const uint32_t number = b.type(ElementType::I32);
  EntryBuilder e = b.entry("main");
  e.call(b.library("nowhere.no_such_op"), 1, {write(e.output("x", number))})
      .location = b.location("nowhere.no_such_op", "", "a.mlir", 3, 9);
  Bench bench(b);
  trc_call *call = nullptr;
  EXPECT_EQ(trc_call_create(bench.session.get(), "main", &call),
            TRC_UNSUPPORTED);
  EXPECT_STREQ(trc_last_error(),
               "entry 'main': command 0, nowhere.no_such_op at a.mlir:3:9: no "
               "library kernel is called 'nowhere.no_such_op'");
}

TEST(Run, refusesANativeKernelForAnotherMachine) {
  ProgramBuilder b = scaleAddProgram(4);
  for (auto &variant : b.program.kernels[0]->variants)
    variant->isa = "riscv-v1";
  ProgramHandle program = loadProgram(b);
  DeviceHandle device = makeDevice();
  trc_session *session = nullptr;
  EXPECT_EQ(trc_session_create(program.get(), device.get(), nullptr, &session),
            TRC_UNSUPPORTED);
  EXPECT_EQ(std::string(trc_last_error())
                .find("kernel 'scale_add' is compiled for riscv-v1, riscv-v1, "
                      "this machine has x86-64-v"),
            0u)
      << trc_last_error();
}

TEST_P(EveryDevice, handlesMayGoInAnyOrder) {
  Bench bench(scaleAddProgram(4), GetParam());
  CallHandle call = bench.call("main");
  bench.device.reset();
  bench.program.reset();
  bench.session.reset();
  writeInput(call, 0, Floats(4, 1.0f));
  writeInput(call, 1, Floats(4, 1.0f));
  EXPECT_TRC_OK(trc_call_run(call.get()));
  EXPECT_EQ(readOutput<float>(call, 0, 4), Floats(4, 3.0f));
}

TEST(Run, onTheNullDeviceComputesNothing) {
  DeviceHandle device = makeDevice("null");
  ProgramHandle program = loadProgram(controlProgram());
  SessionHandle session = makeSession(program, device);
  CallHandle call = makeCall(session, "main");
  writeInput<int32_t>(call, 0, {5});
  writeInput<int32_t>(call, 1, {100});
  EXPECT_TRC_OK(
      trc_call_run(call.get())); // predicates are false: no endless loop
  EXPECT_EQ(readOutput<int32_t>(call, 0, 1)[0], 5);
}

TEST_P(EveryDevice, emptyTensorsAreFine) {
  ProgramBuilder b;
  const uint32_t none = b.type(ElementType::F32, {0, 5});
  EntryBuilder e = b.entry("main");
  e.output("out", none);
  e.input("in", none);
  Bench bench(b, GetParam());
  CallHandle call = bench.call("main");
  EXPECT_TRC_OK(trc_call_write_input(call.get(), 0, nullptr, 0));
  EXPECT_TRC_OK(trc_call_run(call.get()));
  EXPECT_TRC_OK(trc_call_read_output(call.get(), 0, nullptr, 0));
}

} // namespace
} // namespace trc::runtime::test
