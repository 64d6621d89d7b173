//===- MisuseTest.cpp - the C API used wrongly ----------------------------===//
//
// Sizes and numbers out of range, memory that does not belong, every order of
// destruction, custom calls and executors that do not keep to what they
// promise. Each mistake has a status and a text; a function that failed has
// changed nothing and the objects work on. NULL is in NullTest.cpp, threads are
// in BusyTest.cpp; all three run under the thread and the address sanitizer,
// too (CMakeLists.txt).
//
//===----------------------------------------------------------------------===//

#include "ApiObjects.h"
#include "TestPrograms.h"

#include <algorithm>
#include <climits>
#include <cstring>
#include <functional>
#include <stdexcept>

namespace trc::runtime::test {
namespace {

using Floats = std::vector<float>;

/// One object of each kind, and room for what functions give.
struct Misuse : testing::Test {
  Bench bench{trainingProgram()};
  trc_device *device = bench.device.get();
  trc_program *program = bench.program.get();
  trc_session *session = bench.session.get();
  CallHandle initialise = bench.call("initialise"), step = bench.call("step");
  trc_call *call = step.get();
  BufferHandle buffer = makeBuffer(device, 16);
  QueueHandle queue = makeQueue();

  static BufferHandle makeBuffer(trc_device *device, size_t bytes) {
    trc_buffer *made = nullptr;
    EXPECT_TRC_OK(trc_buffer_create(device, bytes, &made));
    return BufferHandle(made);
  }
  static QueueHandle makeQueue() {
    trc_queue *made = nullptr;
    EXPECT_TRC_OK(trc_queue_create(&made));
    return QueueHandle(made);
  }
  static void expect(trc_status status, trc_status expected, const char *text) {
    EXPECT_EQ(status, expected);
    EXPECT_STREQ(trc_last_error(), text);
  }
  /// After whatever was tried the session still trains.
  void TearDown() override {
    writeInput(initialise, 0, Floats(4, 1.0f));
    EXPECT_TRC_OK(trc_call_run(initialise.get()));
    writeInput(step, 1, Floats(4, 1.0f));
    EXPECT_TRC_OK(trc_call_run(call));
    EXPECT_EQ(readOutput<float>(step, 1, 4), Floats(4, 21.0f));
  }
};

TEST_F(Misuse, structsWithoutTheirSize) {
  trc_device_info deviceInfo;
  trc_memory_info memory;
  const char *text = "expected the size of the struct, got 0";
  expect(trc_device_get_info(device, &deviceInfo, 0), TRC_INVALID_ARGUMENT,
         text);
  expect(trc_session_get_memory(session, &memory, 0), TRC_INVALID_ARGUMENT,
         text);
  trc_session_options options = {};
  trc_session *made = nullptr;
  for (size_t size = 0; size < sizeof(size_t); ++size) {
    options.size = size;
    expect(trc_session_create(program, device, &options, &made),
           TRC_INVALID_ARGUMENT, "options: `size` is not set to sizeof");
  }
  EXPECT_EQ(made, nullptr);
}

TEST_F(Misuse, deviceOptionsOutOfRange) {
  const int32_t cores[] = {0, 1};
  trc_device_options right = {};
  right.size = sizeof right;
  right.pinning = TRC_PIN_NONE;
  const auto expectRefused =
      [&](const std::function<void(trc_device_options &)> &change,
          const char *text) {
        trc_device_options options = right;
        change(options);
        trc_device *made = nullptr;
        EXPECT_NE(trc_device_create(&options, &made), TRC_OK) << text;
        EXPECT_EQ(made, nullptr);
        EXPECT_EQ(std::string(trc_last_error()).rfind(text, 0), 0u)
            << trc_last_error();
      };
  expectRefused([](auto &o) { o.threads = INT_MIN; },
                "expected 0 to 4096 threads, got -2147483648");
  expectRefused([](auto &o) { o.threads = INT_MAX; },
                "expected 0 to 4096 threads, got 2147483647");
  expectRefused([](auto &o) { o.pinning = static_cast<trc_pinning>(-1); },
                "options: unknown pinning -1");
  expectRefused([](auto &o) { o.core_count = 1; }, "options: cores is NULL");
  expectRefused(
      [&](auto &o) {
        o.cores = cores;
        o.core_count = SIZE_MAX;
      },
      "options: expected at most 4096 cores, got 18446744073709551615");
  expectRefused(
      [&](auto &o) {
        o.cores = cores;
        o.core_count = 2;
      },
      "options: cores are given, but pinning is TRC_PIN_NONE");
  for (const char *name : {"", "hos", "cuda:", "cuda:-1", "cuda:x",
                           "cuda:99999999999999999999", "CUDA"})
    expectRefused([&](auto &o) { o.name = name; }, "no device '");
  for (const char *isa : {"x86-64", "x86-64-v9", " "})
    expectRefused([&](auto &o) { o.isa = isa; }, "");
}

TEST_F(Misuse, numbersThatNothingHas) {
  trc_port_info port;
  trc_entry_info entry;
  trc_profile_record record;
  float data[4];
  size_t index = 0;
  for (size_t number : {size_t(2), size_t(1) << 32, SIZE_MAX}) {
    for (trc_status status : {
             trc_program_get_entry(program, number, &entry, sizeof entry),
             trc_program_get_input(program, number, 0, &port, sizeof port),
             trc_program_get_input(program, 1, number, &port, sizeof port),
             trc_program_get_output(program, number, 0, &port, sizeof port),
             trc_program_get_output(program, 1, number, &port, sizeof port),
             trc_program_get_state(program, number, &port, sizeof port),
             trc_program_find_input(program, number, "gain", &index),
             trc_program_find_output(program, number, "loss", &index),
             trc_session_read_state(session, number, data, 16),
             trc_session_write_state(session, number, data, 16),
             trc_call_bind_input(call, number, buffer.get()),
             trc_call_bind_output(call, number, buffer.get()),
             trc_call_write_input(call, number, data, 16),
             trc_call_read_output(call, number, data, 16),
             trc_call_get_profile(call, number, &record, sizeof record),
         })
      EXPECT_EQ(status, TRC_INVALID_ARGUMENT);
  }
  expect(trc_call_read_output(call, SIZE_MAX, data, 16), TRC_INVALID_ARGUMENT,
         "output 18446744073709551615, there are 2");
}

TEST_F(Misuse, bytesThatDoNotFit) {
  float data[8] = {};
  for (size_t bytes : {size_t(0), size_t(15), size_t(17), SIZE_MAX}) {
    EXPECT_EQ(trc_session_read_state(session, 0, data, bytes),
              TRC_INVALID_ARGUMENT);
    EXPECT_EQ(trc_session_write_state(session, 0, data, bytes),
              TRC_INVALID_ARGUMENT);
    EXPECT_EQ(trc_call_write_input(call, 0, data, bytes), TRC_INVALID_ARGUMENT);
    EXPECT_EQ(trc_call_write_input(call, 1, data, bytes), TRC_INVALID_ARGUMENT);
    EXPECT_EQ(trc_call_read_output(call, 1, data, bytes), TRC_INVALID_ARGUMENT);
  }
  // State that was refused was not written.
  expect(trc_call_run(call), TRC_INVALID_ARGUMENT,
         "state 'weight' has no value: run an entry that makes it, such as "
         "'initialise', or write it");
}

TEST_F(Misuse, memoryThatIsNotThere) {
  trc_buffer *made = nullptr;
  for (size_t bytes : {SIZE_MAX, SIZE_MAX - 4096, size_t(1) << 47})
    EXPECT_EQ(trc_buffer_create(device, bytes, &made), TRC_OUT_OF_MEMORY);
  EXPECT_EQ(made, nullptr);
  alignas(64) char bytes[64] = {};
  for (size_t offset : {1, 4, 32})
    expect(trc_buffer_wrap(device, bytes + offset, 4, &made),
           TRC_INVALID_ARGUMENT, "memory is not aligned to 64 bytes");
  for (auto order : {trc_device_wait_for_stream, trc_device_make_stream_wait})
    expect(order(device, nullptr), TRC_UNSUPPORTED,
           "device 'host' has no streams");
  expect(trc_call_bind_input(call, 0, buffer.get()), TRC_INVALID_ARGUMENT,
         "port 'weight' is bound to state");
  expect(trc_call_bind_output(call, 0, buffer.get()), TRC_INVALID_ARGUMENT,
         "port 'weight' is bound to state");
  BufferHandle small = makeBuffer(device, 15);
  expect(trc_call_bind_output(call, 1, small.get()), TRC_INVALID_ARGUMENT,
         "port 'loss': expected a buffer of 16 bytes, got 15");
  // A file of more bytes than an address has.
  trc_program *none = nullptr;
  EXPECT_EQ(trc_program_load_memory(bytes, SIZE_MAX, &none), TRC_OUT_OF_MEMORY);
  EXPECT_EQ(none, nullptr);
}

TEST_F(Misuse, buffersOfAnotherDevice) {
  Bench gpu(scaleAddProgram(4), "cuda"), other(scaleAddProgram(4), "cuda");
  CallHandle onGpu = gpu.call("main");
  BufferHandle here = makeBuffer(gpu.device.get(), 16),
               there = makeBuffer(other.device.get(), 16),
               null = makeBuffer(makeDevice("null").get(), 16);
  EXPECT_TRC_OK(trc_call_bind_input(onGpu.get(), 0, here.get()));
  expect(trc_call_bind_input(onGpu.get(), 0, buffer.get()),
         TRC_INVALID_ARGUMENT,
         "the buffer is memory of the host and was not made on the session's "
         "device 'cuda:0'");
  expect(trc_call_bind_output(onGpu.get(), 0, there.get()),
         TRC_INVALID_ARGUMENT,
         "the buffer is memory of a GPU and was not made on the session's "
         "device 'cuda:0'");
  expect(trc_call_bind_input(call, 1, here.get()), TRC_INVALID_ARGUMENT,
         "the buffer is memory of a GPU and was not made on the session's "
         "device 'host'");
  // The host's memory is the same for all devices that share it.
  EXPECT_TRC_OK(trc_call_bind_input(call, 1, null.get()));
}

TEST(MisuseOrder, everyOrderOfDestruction) {
  std::vector<int> order = {0, 1, 2, 3, 4, 5};
  do {
    Bench bench(scaleAddProgram(4));
    CallHandle call = bench.call("main");
    BufferHandle buffer = Misuse::makeBuffer(bench.device.get(), 16);
    QueueHandle queue = Misuse::makeQueue();
    EXPECT_TRC_OK(trc_call_bind_input(call.get(), 0, buffer.get()));
    writeInput(call, 1, Floats(4, 1.0f));
    EXPECT_TRC_OK(
        trc_call_run_async(call.get(), queue.get(), nullptr, nullptr));
    EXPECT_TRC_OK(trc_queue_wait(queue.get()));
    for (int which : order) {
      if (which == 0)
        bench.device.reset();
      else if (which == 1)
        bench.program.reset();
      else if (which == 2)
        bench.session.reset();
      else if (which == 3)
        call.reset();
      else if (which == 4)
        buffer.reset();
      else
        queue.reset();
      if (call) {
        EXPECT_TRC_OK(trc_call_run(call.get()));
      }
    }
  } while (std::next_permutation(order.begin(), order.end()));
}

/// What a custom call may do wrong.
struct CustomMistake {
  int kind;
  static trc_status make(void *context, const trc_custom_call *, char *error,
                         size_t size) {
    switch (static_cast<CustomMistake *>(context)->kind) {
    case 0:
      return static_cast<trc_status>(77);
    case 1:
      return static_cast<trc_status>(-1);
    case 2:
      std::memset(error, 'x', size); // no terminator
      return TRC_INTERNAL;
    case 3:
      std::memset(error, 'x', size);
      return TRC_OK;
    default:
      throw std::runtime_error("thrown");
    }
  }
};

TEST(MisuseCustomCall, statusesAndTextsThatAreNone) {
  ProgramBuilder b;
  const uint32_t vector = b.type(ElementType::F32, {4});
  EntryBuilder e = b.entry("main");
  artifact::CommandT &command =
      e.call(b.library("stablehlo.custom_call"), 1,
             {read(e.input("x", vector)), write(e.output("y", vector))});
  command.attributes.push_back(std::make_unique<artifact::AttributeT>());
  command.attributes[0]->name = "call_target_name";
  command.attributes[0]->text = "mistake";
  command.location = b.location("stablehlo.custom_call", "", "m.mlir", 2, 8);
  CustomMistake mistake = {0};
  DeviceHandle device = makeDevice();
  EXPECT_TRC_OK(trc_device_register_custom_call(device.get(), "mistake",
                                                CustomMistake::make, &mistake));
  SessionHandle session = makeSession(loadProgram(b), device);
  CallHandle call = makeCall(session, "main");
  writeInput(call, 0, Floats(4));
  const std::string begin =
      "stablehlo.custom_call at m.mlir:2:8: custom call 'mistake': ";
  const std::pair<trc_status, std::string> expected[] = {
      {TRC_CALL_FAILED, begin + "unknown status"},
      {TRC_CALL_FAILED, begin + "unknown status"},
      {TRC_CALL_FAILED, begin + std::string(255, 'x')},
      {TRC_OK, ""},
      {TRC_INTERNAL, "unexpected exception"},
      {TRC_CALL_FAILED, begin + "unknown status"}, // the device works on
  };
  for (const int kind : {0, 1, 2, 3, 4, 0}) {
    SCOPED_TRACE(kind);
    mistake.kind = kind;
    EXPECT_EQ(trc_call_run(call.get()), expected[kind].first);
    EXPECT_EQ(trc_call_status(call.get()), expected[kind].first);
    EXPECT_EQ(trc_call_error(call.get()), expected[kind].second);
  }
}

TEST_F(Misuse, anExecutorThatDoesWorkTwice) {
  struct Twice {
    static void submit(void *, void (*work)(void *), void *argument) {
      work(argument);
      work(argument);
    }
  };
  trc_queue *made = nullptr;
  ASSERT_EQ(trc_queue_create_on(Twice::submit, nullptr, &made), TRC_OK);
  QueueHandle twice(made);
  writeInput(initialise, 0, Floats(4));
  for (int i = 0; i < 3; ++i)
    EXPECT_TRC_OK(trc_call_run_async(initialise.get(), made, nullptr, nullptr));
  EXPECT_TRC_OK(trc_queue_wait(made));
  EXPECT_EQ(trc_call_status(initialise.get()), TRC_OK);
}

TEST_F(Misuse, aQueueThatIsWaitedForFromItsOwnDone) {
  struct Wait {
    trc_queue *queue;
    trc_status status = TRC_OK;
    static void done(void *context, trc_call *, trc_status) {
      auto &self = *static_cast<Wait *>(context);
      self.status = trc_queue_wait(self.queue);
    }
  } wait = {queue.get()};
  writeInput(initialise, 0, Floats(4));
  EXPECT_TRC_OK(
      trc_call_run_async(initialise.get(), queue.get(), Wait::done, &wait));
  EXPECT_TRC_OK(trc_queue_wait(queue.get()));
  EXPECT_EQ(wait.status, TRC_INVALID_ARGUMENT);
}

TEST_F(Misuse, aQueueThatGoesWithWorkToDo) {
  writeInput(initialise, 0, Floats(4));
  for (int round = 0; round < 50; ++round) {
    QueueHandle brief = makeQueue();
    EXPECT_TRC_OK(
        trc_call_run_async(initialise.get(), brief.get(), nullptr, nullptr));
    brief.reset(); // waits for the run
    EXPECT_EQ(trc_call_status(initialise.get()), TRC_OK);
  }
}

} // namespace
} // namespace trc::runtime::test
