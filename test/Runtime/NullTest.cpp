//===- NullTest.cpp - NULL in the place of every argument -----------------===//
//
// Every function of the C API names the argument that is missing, and touches
// none of the others.
//
//===----------------------------------------------------------------------===//

#include "ApiObjects.h"
#include "TestPrograms.h"

#include <climits>
#include <functional>

namespace trc::runtime::test {
namespace {

TEST(Null, isNamed) {
  Bench bench(trainingProgram());
  trc_device *device = bench.device.get();
  trc_program *program = bench.program.get();
  trc_session *session = bench.session.get();
  CallHandle step = bench.call("step");
  trc_call *call = step.get();
  trc_queue *made = nullptr;
  EXPECT_TRC_OK(trc_queue_create(&made));
  QueueHandle queue(made);
  // What no function is to touch when another argument is missing.
  size_t index = 77;
  float data[4] = {};
  trc_device *noDevice = nullptr;
  trc_program *noProgram = nullptr;
  trc_session *noSession = nullptr;
  trc_call *noCall = nullptr;
  trc_buffer *noBuffer = nullptr;
  trc_queue *noQueue = nullptr;
  trc_device_info deviceInfo;
  trc_program_info programInfo;
  trc_entry_info entryInfo;
  trc_port_info portInfo;
  trc_memory_info memoryInfo;
  trc_exchange_info exchangeInfo;
  trc_profile_record record;
  const auto fails = [](void *, const trc_custom_call *, char *, size_t) {
    return trc_status(TRC_CALL_FAILED);
  };
  const auto submit = [](void *, void (*)(void *), void *) {};
  const std::vector<std::pair<const char *, std::function<trc_status()>>>
      mistakes = {
          {"device", [&] { return trc_device_create(nullptr, nullptr); }},
          {"device",
           [&] {
             return trc_device_get_info(nullptr, &deviceInfo,
                                        sizeof deviceInfo);
           }},
          {"info",
           [&] {
             return trc_device_get_info(device, nullptr, sizeof deviceInfo);
           }},
          {"device",
           [&] {
             return trc_device_register_custom_call(nullptr, "a", fails,
                                                    nullptr);
           }},
          {"name",
           [&] {
             return trc_device_register_custom_call(device, nullptr, fails,
                                                    nullptr);
           }},
          {"function",
           [&] {
             return trc_device_register_custom_call(device, "a", nullptr,
                                                    nullptr);
           }},
          {"path", [&] { return trc_program_load_file(nullptr, &noProgram); }},
          {"program",
           [&] { return trc_program_load_file("/dev/null", nullptr); }},
          {"data",
           [&] { return trc_program_load_memory(nullptr, 64, &noProgram); }},
          {"program", [&] { return trc_program_load_memory("", 0, nullptr); }},
          {"program",
           [&] {
             return trc_program_get_info(nullptr, &programInfo,
                                         sizeof programInfo);
           }},
          {"info",
           [&] {
             return trc_program_get_info(program, nullptr, sizeof programInfo);
           }},
          {"program",
           [&] {
             return trc_program_get_entry(nullptr, 0, &entryInfo,
                                          sizeof entryInfo);
           }},
          {"info",
           [&] {
             return trc_program_get_entry(program, 0, nullptr,
                                          sizeof entryInfo);
           }},
          {"program",
           [&] { return trc_program_find_entry(nullptr, "step", &index); }},
          {"name",
           [&] { return trc_program_find_entry(program, nullptr, &index); }},
          {"index",
           [&] { return trc_program_find_entry(program, "step", nullptr); }},
          {"program",
           [&] {
             return trc_program_get_input(nullptr, 0, 0, &portInfo,
                                          sizeof portInfo);
           }},
          {"info",
           [&] {
             return trc_program_get_input(program, 0, 0, nullptr,
                                          sizeof portInfo);
           }},
          {"program",
           [&] {
             return trc_program_get_output(nullptr, 0, 0, &portInfo,
                                           sizeof portInfo);
           }},
          {"info",
           [&] {
             return trc_program_get_output(program, 0, 0, nullptr,
                                           sizeof portInfo);
           }},
          {"program",
           [&] {
             return trc_program_get_state(nullptr, 0, &portInfo,
                                          sizeof portInfo);
           }},
          {"info",
           [&] {
             return trc_program_get_state(program, 0, nullptr, sizeof portInfo);
           }},
          {"program",
           [&] { return trc_program_find_input(nullptr, 0, "seed", &index); }},
          {"name",
           [&] { return trc_program_find_input(program, 0, nullptr, &index); }},
          {"index",
           [&] { return trc_program_find_input(program, 0, "seed", nullptr); }},
          {"program",
           [&] { return trc_program_find_output(nullptr, 0, "a", &index); }},
          {"name",
           [&] {
             return trc_program_find_output(program, 0, nullptr, &index);
           }},
          {"index",
           [&] { return trc_program_find_output(program, 0, "a", nullptr); }},
          {"program",
           [&] { return trc_program_find_state(nullptr, "weight", &index); }},
          {"name",
           [&] { return trc_program_find_state(program, nullptr, &index); }},
          {"index",
           [&] { return trc_program_find_state(program, "weight", nullptr); }},
          {"device", [&] { return trc_buffer_create(nullptr, 4, &noBuffer); }},
          {"buffer", [&] { return trc_buffer_create(device, 4, nullptr); }},
          {"device",
           [&] { return trc_buffer_wrap(nullptr, data, 4, &noBuffer); }},
          {"data",
           [&] { return trc_buffer_wrap(device, nullptr, 4, &noBuffer); }},
          {"buffer", [&] { return trc_buffer_wrap(device, data, 4, nullptr); }},
          {"device",
           [] { return trc_device_wait_for_stream(nullptr, nullptr); }},
          {"device",
           [] { return trc_device_make_stream_wait(nullptr, nullptr); }},
          {"program",
           [&] {
             return trc_session_create(nullptr, device, nullptr, &noSession);
           }},
          {"device",
           [&] {
             return trc_session_create(program, nullptr, nullptr, &noSession);
           }},
          {"session",
           [&] {
             return trc_session_create(program, device, nullptr, nullptr);
           }},
          {"session",
           [&] {
             return trc_session_get_memory(nullptr, &memoryInfo,
                                           sizeof memoryInfo);
           }},
          {"info",
           [&] {
             return trc_session_get_memory(session, nullptr, sizeof memoryInfo);
           }},
          {"session",
           [&] {
             return trc_session_get_exchange(nullptr, &exchangeInfo,
                                             sizeof exchangeInfo);
           }},
          {"info",
           [&] {
             return trc_session_get_exchange(session, nullptr,
                                             sizeof exchangeInfo);
           }},
          {"session",
           [&] { return trc_session_read_state(nullptr, 0, data, 16); }},
          {"data",
           [&] { return trc_session_read_state(session, 0, nullptr, 16); }},
          {"session",
           [&] { return trc_session_write_state(nullptr, 0, data, 16); }},
          {"data",
           [&] { return trc_session_write_state(session, 0, nullptr, 16); }},
          {"session",
           [&] { return trc_session_gather_state(nullptr, 0, data, 16); }},
          {"data",
           [&] { return trc_session_gather_state(session, 0, nullptr, 16); }},
          {"session",
           [&] { return trc_session_write_whole_state(nullptr, 0, data, 16); }},
          {"data",
           [&] {
             return trc_session_write_whole_state(session, 0, nullptr, 16);
           }},
          {"session",
           [&] { return trc_call_create(nullptr, "step", &noCall); }},
          {"entry", [&] { return trc_call_create(session, nullptr, &noCall); }},
          {"call", [&] { return trc_call_create(session, "step", nullptr); }},
          {"call", [&] { return trc_call_bind_input(nullptr, 1, nullptr); }},
          {"call", [&] { return trc_call_bind_output(nullptr, 1, nullptr); }},
          {"session",
           [&] { return trc_session_bind_state(nullptr, 0, nullptr); }},
          {"call",
           [&] {
             return trc_call_bind_memory(nullptr, nullptr, 0, nullptr, 0);
           }},
          {"inputs",
           [&] { return trc_call_bind_memory(call, nullptr, 1, nullptr, 0); }},
          {"outputs",
           [&] { return trc_call_bind_memory(call, nullptr, 0, nullptr, 1); }},
          {"call", [&] { return trc_call_write_input(nullptr, 1, data, 16); }},
          {"data", [&] { return trc_call_write_input(call, 1, nullptr, 16); }},
          {"call", [&] { return trc_call_read_output(nullptr, 1, data, 16); }},
          {"data", [&] { return trc_call_read_output(call, 1, nullptr, 16); }},
          {"call", [&] { return trc_call_run(nullptr); }},
          {"call", [&] { return trc_call_wait(nullptr); }},
          {"queue", [&] { return trc_queue_create(nullptr); }},
          {"submit",
           [&] { return trc_queue_create_on(nullptr, nullptr, &noQueue); }},
          {"queue",
           [&] { return trc_queue_create_on(submit, nullptr, nullptr); }},
          {"call",
           [&] {
             return trc_call_run_async(nullptr, queue.get(), nullptr, nullptr);
           }},
          {"queue",
           [&] { return trc_call_run_async(call, nullptr, nullptr, nullptr); }},
          {"queue", [&] { return trc_queue_wait(nullptr); }},
          {"call",
           [&] {
             return trc_call_get_profile(nullptr, 0, &record, sizeof record);
           }},
      };
  for (size_t i = 0; i < mistakes.size(); ++i) {
    SCOPED_TRACE(i);
    EXPECT_EQ(mistakes[i].second(), TRC_INVALID_ARGUMENT);
    EXPECT_EQ(trc_last_error(), std::string(mistakes[i].first) + " is NULL");
  }
  EXPECT_EQ(index, 77u);
  EXPECT_FALSE(noDevice || noProgram || noSession || noCall || noBuffer ||
               noQueue);
}

TEST(Null, givesSomethingHarmlessWhereThereIsNoStatus) {
  EXPECT_EQ(trc_buffer_bytes(nullptr), 0u);
  EXPECT_EQ(trc_buffer_data(nullptr), nullptr);
  EXPECT_EQ(trc_call_status(nullptr), TRC_INVALID_ARGUMENT);
  EXPECT_STREQ(trc_call_error(nullptr), "call is NULL");
  EXPECT_EQ(trc_call_profile_count(nullptr), 0u);
  trc_call_reset_profile(nullptr);
  trc_device_destroy(nullptr);
  trc_program_destroy(nullptr);
  trc_session_destroy(nullptr);
  trc_call_destroy(nullptr);
  trc_buffer_destroy(nullptr);
  trc_queue_destroy(nullptr);
}

TEST(Null, enumerationsHoldAnyNumber) {
  for (int number : {-1, 17, 99, INT_MAX, INT_MIN}) {
    EXPECT_EQ(trc_element_size(static_cast<trc_element>(number)), 0u);
    EXPECT_STREQ(trc_element_name(static_cast<trc_element>(number)),
                 "unknown element type");
    EXPECT_STREQ(trc_status_name(static_cast<trc_status>(number)),
                 "unknown status");
  }
}

} // namespace
} // namespace trc::runtime::test
