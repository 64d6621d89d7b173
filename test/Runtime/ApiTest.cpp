//===- ApiTest.cpp - the rest of the C API --------------------------------===//
//
// Inspection, options, errors, queues, custom calls, profiles and the debug
// mode. RunTest.cpp has what is computed.
//
//===----------------------------------------------------------------------===//

#include "ApiObjects.h"
#include "TestPrograms.h"

#include <atomic>
#include <cmath>
#include <cstring>
#include <mutex>

namespace trc::runtime::test {
namespace {

using Floats = std::vector<float>;

TEST(Api, describesAProgram) {
  ProgramBuilder b = trainingProgram();
  b.program.report = "{}";
  ProgramHandle program = loadProgram(b);
  trc_program_info info;
  ASSERT_EQ(trc_program_get_info(program.get(), &info, sizeof info), TRC_OK);
  EXPECT_STREQ(info.compiler_version, "built by hand");
  EXPECT_STREQ(info.target, "host");
  EXPECT_STREQ(info.report, "{}");
  EXPECT_EQ(info.schema_version, 1u);
  EXPECT_EQ(info.entry_count, 2u);
  EXPECT_EQ(info.state_count, 1u);
  EXPECT_EQ(info.kernel_count, 2u);
  EXPECT_EQ(info.state_bytes, 16u);
  EXPECT_GT(info.code_bytes, 0u);

  size_t step = 0, index = 9;
  ASSERT_EQ(trc_program_find_entry(program.get(), "step", &step), TRC_OK);
  trc_entry_info entry;
  ASSERT_EQ(trc_program_get_entry(program.get(), step, &entry, sizeof entry),
            TRC_OK);
  EXPECT_STREQ(entry.name, "step");
  EXPECT_EQ(entry.input_count, 2u);
  EXPECT_EQ(entry.output_count, 2u);
  EXPECT_EQ(entry.command_count, 7u);

  ASSERT_EQ(trc_program_find_input(program.get(), step, "gain", &index),
            TRC_OK);
  EXPECT_EQ(index, 1u);
  trc_port_info port;
  ASSERT_EQ(trc_program_get_input(program.get(), step, 0, &port, sizeof port),
            TRC_OK);
  EXPECT_STREQ(port.name, "weight");
  EXPECT_EQ(port.element, TRC_F32);
  ASSERT_EQ(port.rank, 1);
  EXPECT_EQ(port.shape[0], 4);
  EXPECT_EQ(port.bytes, 16u);
  EXPECT_EQ(port.state, 0);
  EXPECT_EQ(port.alias, 0);
  ASSERT_EQ(trc_program_get_output(program.get(), step, 1, &port, sizeof port),
            TRC_OK);
  EXPECT_STREQ(port.name, "loss");
  EXPECT_EQ(port.state, -1);
  ASSERT_EQ(trc_program_get_state(program.get(), 0, &port, sizeof port),
            TRC_OK);
  EXPECT_STREQ(port.name, "weight");

  EXPECT_EQ(trc_program_find_state(program.get(), "bias", &index),
            TRC_NOT_FOUND);
  EXPECT_STREQ(trc_last_error(), "no state tensor 'bias'");
  EXPECT_EQ(trc_program_get_entry(program.get(), 2, &entry, sizeof entry),
            TRC_INVALID_ARGUMENT);
  EXPECT_STREQ(trc_last_error(), "entry 2, there are 2");
}

/// trainingProgram with a moment, and the facts of its model.
ProgramBuilder programThatSays() {
  ProgramBuilder b = trainingProgram();
  b.program.state[0]->role = artifact::StateRole::parameter;
  b.state("m.weight", b.program.state[0]->type, artifact::StateRole::moment, 0);
  b.program.model = std::make_unique<artifact::ModelT>();
  b.program.model->name = "line";
  b.program.model->configuration = "{}";
  return b;
}

TEST(Api, saysWhatStateIs) {
  ProgramHandle program = loadProgram(programThatSays());
  trc_port_info port;
  ASSERT_EQ(trc_program_get_state(program.get(), 1, &port, sizeof port),
            TRC_OK);
  EXPECT_EQ(port.role, TRC_ROLE_MOMENT);
  EXPECT_STREQ(port.parameter, "weight");
  // Ports are what they are bound to: the state, or nothing.
  ASSERT_EQ(trc_program_get_input(program.get(), 1, 0, &port, sizeof port),
            TRC_OK);
  EXPECT_EQ(port.role, TRC_ROLE_PARAMETER);
  EXPECT_STREQ(port.parameter, "");
  ASSERT_EQ(trc_program_get_input(program.get(), 1, 1, &port, sizeof port),
            TRC_OK);
  EXPECT_EQ(port.role, TRC_ROLE_OTHER);
  EXPECT_STREQ(trc_role_name(TRC_ROLE_GENERATOR), "generator");
  EXPECT_STREQ(trc_role_name(static_cast<trc_role>(5)), "unknown role");
}

TEST(Api, leavesRolesOutForCallersWithoutThem) {
  ProgramHandle program = loadProgram(programThatSays());
  trc_port_info port;
  port.role = TRC_ROLE_GENERATOR;
  ASSERT_EQ(trc_program_get_state(program.get(), 1, &port,
                                  offsetof(trc_port_info, role)),
            TRC_OK);
  EXPECT_STREQ(port.name, "m.weight");
  EXPECT_EQ(port.role, TRC_ROLE_GENERATOR);
}

TEST(Api, saysWhatTheProgramWasMadeFrom) {
  ProgramHandle program = loadProgram(programThatSays());
  trc_model_info model;
  ASSERT_EQ(trc_program_get_model(program.get(), &model, sizeof model), TRC_OK);
  EXPECT_STREQ(model.name, "line");
  EXPECT_STREQ(model.configuration, "{}");
  EXPECT_STREQ(model.task, "");
  program = loadProgram(trainingProgram());
  ASSERT_EQ(trc_program_get_model(program.get(), &model, sizeof model), TRC_OK);
  EXPECT_STREQ(model.name, "");
}

TEST(Api, fillsAsMuchOfAStructAsTheCallerKnows) {
  ProgramHandle program = loadProgram(trainingProgram());
  trc_entry_info entry;
  entry.input_count = 77;
  ASSERT_EQ(trc_program_get_entry(program.get(), 0, &entry, sizeof entry.name),
            TRC_OK);
  EXPECT_STREQ(entry.name, "initialise");
  EXPECT_EQ(entry.input_count, 77u);
  struct {
    trc_entry_info known;
    uint64_t later;
  } newer;
  newer.later = 5;
  ASSERT_EQ(trc_program_get_entry(program.get(), 0, &newer.known, sizeof newer),
            TRC_OK);
  EXPECT_EQ(newer.known.input_count, 1u);
  EXPECT_EQ(newer.later, 0u);
}

TEST(Api, namesTheFileInErrors) {
  trc_program *program = nullptr;
  EXPECT_EQ(trc_program_load_file("/nowhere.trc", &program), TRC_NOT_FOUND);
  EXPECT_EQ(trc_program_load_file("/dev/null", &program), TRC_IO_ERROR);
  EXPECT_STREQ(trc_last_error(), "/dev/null: not a regular file");
  EXPECT_EQ(trc_program_load_memory("text", 4, &program), TRC_BAD_PROGRAM);
  EXPECT_EQ(program, nullptr);
  EXPECT_STREQ(trc_status_name(TRC_BAD_PROGRAM), "TRC_BAD_PROGRAM");
  EXPECT_STREQ(trc_status_name(static_cast<trc_status>(99)), "unknown status");
}

TEST(Api, checksDeviceOptions) {
  trc_device *device = nullptr;
  trc_device_options options = {};
  EXPECT_EQ(trc_device_create(&options, &device), TRC_INVALID_ARGUMENT);
  EXPECT_STREQ(trc_last_error(), "options: `size` is not set to sizeof");
  options.size = sizeof options;
  options.threads = -1;
  EXPECT_EQ(trc_device_create(&options, &device), TRC_INVALID_ARGUMENT);
  EXPECT_STREQ(trc_last_error(), "expected 0 to 4096 threads, got -1");
  options.threads = 0;
  options.isa = "x86-64-v9";
  EXPECT_EQ(trc_device_create(&options, &device), TRC_INVALID_ARGUMENT);
  options.isa = "x86-64-v3";
  options.threads = 1;
  ASSERT_EQ(trc_device_create(&options, &device), TRC_OK) << trc_last_error();
  DeviceHandle owner(device);
  trc_device_info info;
  ASSERT_EQ(trc_device_get_info(device, &info, sizeof info), TRC_OK);
  EXPECT_STREQ(info.name, "host");
  EXPECT_STREQ(info.isa, "x86-64-v3");
  EXPECT_EQ(info.threads, 1);
  EXPECT_EQ(info.gpu, -1);
}

TEST(Api, reportsMemory) {
  Bench bench(trainingProgram());
  trc_memory_info before, after;
  ASSERT_EQ(trc_session_get_memory(bench.session.get(), &before, sizeof before),
            TRC_OK);
  EXPECT_EQ(before.state_bytes, 16u);
  EXPECT_EQ(before.arena_bytes, 65u);
  EXPECT_EQ(before.port_bytes, 0u);
  {
    CallHandle step = bench.call("step");
    ASSERT_EQ(trc_session_get_memory(bench.session.get(), &after, sizeof after),
              TRC_OK);
    EXPECT_EQ(after.port_bytes, 32u); // gain and loss
  }
  ASSERT_EQ(trc_session_get_memory(bench.session.get(), &after, sizeof after),
            TRC_OK);
  EXPECT_EQ(after.port_bytes, 0u);
}

TEST(Api, saysThatOneRankExchangesNothing) {
  Bench bench(trainingProgram());
  trc_exchange_info info;
  ASSERT_EQ(trc_session_get_exchange(bench.session.get(), &info, sizeof info),
            TRC_OK);
  EXPECT_STREQ(info.how, "");
  EXPECT_EQ(info.bytes_are_counted, 1);
  EXPECT_EQ(info.waits_are_measured, 1);
}

struct Rounds {
  trc_queue *queue;
  int left;
  std::atomic<int> done{0};
  static void again(void *context, trc_call *call, trc_status status) {
    auto &rounds = *static_cast<Rounds *>(context);
    EXPECT_EQ(status, TRC_OK);
    ++rounds.done;
    if (--rounds.left > 0) {
      EXPECT_TRC_OK(trc_call_run_async(call, rounds.queue, again, context));
    }
  }
};

TEST(Queue, runsInOrderAndAgainFromTheCallback) {
  Bench bench(trainingProgram());
  CallHandle init = bench.call("initialise"), step = bench.call("step");
  writeInput(init, 0, Floats{1, 1, 1, 1});
  writeInput(step, 1, Floats{0, 0, 0, 0});
  trc_queue *made = nullptr;
  ASSERT_EQ(trc_queue_create(&made), TRC_OK);
  QueueHandle queue(made);
  Rounds rounds = {made, 5};
  EXPECT_TRC_OK(trc_call_run_async(init.get(), made, nullptr, nullptr));
  EXPECT_TRC_OK(trc_call_run_async(step.get(), made, Rounds::again, &rounds));
  while (rounds.done.load() < 5)
    EXPECT_TRC_OK(trc_queue_wait(made));
  EXPECT_EQ(readOutput<float>(step, 0, 4), Floats(4, 3.0f * 32));
}

TEST(Queue, refusesACallThatIsEnqueued) {
  // An executor that keeps the work until it is told to do it.
  static std::vector<std::pair<void (*)(void *), void *>> kept;
  auto submit = [](void *, void (*work)(void *), void *argument) {
    kept.emplace_back(work, argument);
  };
  Bench bench(scaleAddProgram(4));
  CallHandle call = bench.call("main");
  writeInput(call, 0, Floats(4));
  trc_queue *made = nullptr;
  ASSERT_EQ(trc_queue_create_on(submit, nullptr, &made), TRC_OK);
  QueueHandle queue(made);
  EXPECT_TRC_OK(trc_call_run_async(call.get(), made, nullptr, nullptr));
  EXPECT_EQ(trc_call_run_async(call.get(), made, nullptr, nullptr), TRC_BUSY);
  EXPECT_EQ(trc_call_run(call.get()), TRC_BUSY);
  float data[4];
  EXPECT_EQ(trc_call_read_output(call.get(), 0, data, sizeof data), TRC_BUSY);
  ASSERT_EQ(kept.size(), 1u);
  kept[0].first(kept[0].second);
  EXPECT_TRC_OK(trc_queue_wait(made));
  // The failure of a run in the background stands in the call.
  EXPECT_EQ(trc_call_status(call.get()), TRC_INVALID_ARGUMENT);
  EXPECT_STREQ(trc_call_error(call.get()),
               "input 'y' has no value: write it or bind a buffer to it");
}

/// Entry "main" (x f32[3]) -> f32[3] by custom call `target`.
ProgramBuilder customProgram(const char *target) {
  ProgramBuilder b;
  const uint32_t vector = b.type(ElementType::F32, {3});
  EntryBuilder e = b.entry("main");
  artifact::CommandT &call =
      e.call(b.library("stablehlo.custom_call"), 1,
             {read(e.input("x", vector)), write(e.output("y", vector))});
  call.location = b.location("stablehlo.custom_call", "", "m.mlir", 2, 8);
  call.attributes.push_back(std::make_unique<artifact::AttributeT>());
  call.attributes[0]->name = "call_target_name";
  call.attributes[0]->text = target;
  call.attributes.push_back(std::make_unique<artifact::AttributeT>());
  call.attributes[1]->name = "factors";
  call.attributes[1]->ints = {10, 20, 30};
  return b;
}

trc_status multiply(void *context, const trc_custom_call *call, char *error,
                    size_t errorSize) {
  ++*static_cast<int *>(context);
  EXPECT_STREQ(call->name, "my.multiply");
  EXPECT_EQ(call->input_count, 1u);
  EXPECT_EQ(call->output_count, 1u);
  EXPECT_EQ(call->inputs[0].element, TRC_F32);
  EXPECT_EQ(call->inputs[0].rank, 1);
  EXPECT_EQ(call->inputs[0].shape[0], 3);
  EXPECT_EQ(call->inputs[0].bytes, 12u);
  EXPECT_EQ(call->attribute_count, 2u);
  EXPECT_STREQ(call->attributes[0].text, "my.multiply");
  EXPECT_STREQ(call->attributes[1].name, "factors");
  const auto *x = static_cast<const float *>(call->inputs[0].data);
  auto *y = static_cast<float *>(call->outputs[0].data);
  if (x[0] < 0) {
    std::snprintf(error, errorSize, "%g is negative", double(x[0]));
    return TRC_CALL_FAILED;
  }
  for (size_t i = 0; i < call->attributes[1].int_count; ++i)
    y[i] = x[i] * static_cast<float>(call->attributes[1].ints[i]);
  return TRC_OK;
}

TEST(CustomCall, isCalledAndMayFail) {
  int calls = 0;
  DeviceHandle device = makeDevice();
  EXPECT_TRC_OK(trc_device_register_custom_call(device.get(), "my.multiply",
                                                multiply, &calls));
  ProgramHandle program = loadProgram(customProgram("my.multiply"));
  SessionHandle session = makeSession(program, device);
  CallHandle call = makeCall(session, "main");
  writeInput(call, 0, Floats{1, 2, 3});
  EXPECT_TRC_OK(trc_call_run(call.get()));
  EXPECT_EQ(readOutput<float>(call, 0, 3), (Floats{10, 40, 90}));
  writeInput(call, 0, Floats{-1, 2, 3});
  EXPECT_EQ(trc_call_run(call.get()), TRC_CALL_FAILED);
  EXPECT_STREQ(trc_call_error(call.get()),
               "stablehlo.custom_call at m.mlir:2:8: custom call "
               "'my.multiply': -1 is negative");
  EXPECT_EQ(calls, 2);
}

TEST(CustomCall, isRefusedWhenItIsNotRegistered) {
  Bench bench(customProgram("my.divide"));
  trc_call *call = nullptr;
  EXPECT_EQ(trc_call_create(bench.session.get(), "main", &call),
            TRC_UNSUPPORTED);
  EXPECT_STREQ(trc_last_error(),
               "entry 'main': command 0, stablehlo.custom_call at m.mlir:2:8: "
               "custom call 'my.divide' is not registered");
}

// What a program prints has no reader unless the embedder is one.
TEST(CustomCall, printsNowhereUnlessItIsRegistered) {
  ProgramBuilder b = customProgram("trc.print");
  Bench bench(b);
  CallHandle silent = bench.call("main");
  writeInput(silent, 0, Floats{1, 2, 3});
  EXPECT_TRC_OK(trc_call_run(silent.get()));

  std::vector<float> seen;
  EXPECT_TRC_OK(trc_device_register_custom_call(
      bench.device.get(), "trc.print",
      [](void *context, const trc_custom_call *call, char *, size_t) {
        const auto *x = static_cast<const float *>(call->inputs[0].data);
        static_cast<std::vector<float> *>(context)->assign(x, x + 3);
        return TRC_OK;
      },
      &seen));
  CallHandle call = bench.call("main");
  writeInput(call, 0, Floats{4, 5, 6});
  EXPECT_TRC_OK(trc_call_run(call.get()));
  EXPECT_EQ(seen, (Floats{4, 5, 6}));
}

TEST(Profile, measuresEveryCommand) {
  Bench bench(divideProgram(), /*profile=*/true);
  CallHandle call = bench.call("main");
  writeInput(call, 0, Floats(4, 1.0f));
  writeInput(call, 1, Floats(4, 2.0f));
  for (int i = 0; i < 3; ++i)
    EXPECT_TRC_OK(trc_call_run(call.get()));
  ASSERT_EQ(trc_call_profile_count(call.get()), 2u);
  trc_profile_record record;
  ASSERT_EQ(trc_call_get_profile(call.get(), 0, &record, sizeof record),
            TRC_OK);
  EXPECT_STREQ(record.kernel, "divide");
  EXPECT_STREQ(record.op, "stablehlo.divide");
  EXPECT_STREQ(record.scope, "h1/ln");
  EXPECT_STREQ(record.file, "gpt.py");
  EXPECT_EQ(record.line, 12u);
  EXPECT_EQ(record.column, 5u);
  EXPECT_EQ(record.runs, 3u);
  EXPECT_EQ(record.flops, 12u);
  EXPECT_EQ(record.bytes, 144u);
  EXPECT_EQ(trc_call_get_profile(call.get(), 2, &record, sizeof record),
            TRC_INVALID_ARGUMENT);
  trc_call_reset_profile(call.get());
  ASSERT_EQ(trc_call_get_profile(call.get(), 0, &record, sizeof record),
            TRC_OK);
  EXPECT_EQ(record.runs, 0u);
  EXPECT_EQ(record.nanoseconds, 0u);
}

TEST(Profile, isRefusedWhenItWasNotAskedFor) {
  Bench bench(divideProgram());
  CallHandle call = bench.call("main");
  trc_profile_record record;
  EXPECT_EQ(trc_call_profile_count(call.get()), 0u);
  EXPECT_EQ(trc_call_get_profile(call.get(), 0, &record, sizeof record),
            TRC_INVALID_ARGUMENT);
}

TEST(CheckFinite, namesTheFirstOperation) {
  Bench bench(divideProgram(), false, /*checkFinite=*/true);
  CallHandle call = bench.call("main");
  writeInput(call, 0, Floats{1, 2, 0, 3});
  writeInput(call, 1, Floats{1, 1, 1, 1});
  EXPECT_TRC_OK(trc_call_run(call.get()));
  writeInput(call, 1, Floats{1, 1, 0, 0});
  EXPECT_EQ(trc_call_run(call.get()), TRC_NON_FINITE);
  EXPECT_STREQ(trc_call_error(call.get()),
               "stablehlo.divide at gpt.py:12:5 in h1/ln: made a NaN at "
               "element 2 of result 0 (4xf32)");
  writeInput(call, 1, Floats{1, 0, 1, 1});
  EXPECT_EQ(trc_call_run(call.get()), TRC_NON_FINITE);
  EXPECT_STREQ(trc_call_error(call.get()),
               "stablehlo.divide at gpt.py:12:5 in h1/ln: made an infinity at "
               "element 1 of result 0 (4xf32)");
  writeInput(call, 0, Floats{1, 1, 1, std::nanf("")});
  EXPECT_EQ(trc_call_run(call.get()), TRC_NON_FINITE);
  EXPECT_STREQ(trc_call_error(call.get()),
               "input 'x' (4xf32) holds a NaN at element 3 before the entry "
               "runs");
}

} // namespace
} // namespace trc::runtime::test
