//===- ApiObjects.h - the C API's objects in tests --------------*- C++ -*-===//
//
// Owners for the C API's handles, and shortcuts that expect success.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_RUNTIME_APIOBJECTS_H
#define TRC_TEST_RUNTIME_APIOBJECTS_H

#include "TestPrograms.h"
#include "trc/runtime.h"

#include <gtest/gtest.h>
#include <memory>

namespace trc::runtime::test {

template <auto Destroy> struct Destroyer {
  template <typename T> void operator()(T *object) const { Destroy(object); }
};
using DeviceHandle = std::unique_ptr<trc_device, Destroyer<trc_device_destroy>>;
using ProgramHandle =
    std::unique_ptr<trc_program, Destroyer<trc_program_destroy>>;
using SessionHandle =
    std::unique_ptr<trc_session, Destroyer<trc_session_destroy>>;
using CallHandle = std::unique_ptr<trc_call, Destroyer<trc_call_destroy>>;
using BufferHandle = std::unique_ptr<trc_buffer, Destroyer<trc_buffer_destroy>>;
using QueueHandle = std::unique_ptr<trc_queue, Destroyer<trc_queue_destroy>>;

#define EXPECT_TRC_OK(expression)                                              \
  EXPECT_EQ((expression), TRC_OK) << trc_last_error()

inline DeviceHandle makeDevice(const char *name = "host", int threads = 2) {
  trc_device_options options = {};
  options.size = sizeof options;
  options.name = name;
  options.threads = threads;
  options.pinning = TRC_PIN_NONE; // tests run side by side
  trc_device *device = nullptr;
  EXPECT_TRC_OK(trc_device_create(&options, &device));
  return DeviceHandle(device);
}

inline ProgramHandle loadProgram(const std::vector<std::byte> &file) {
  trc_program *program = nullptr;
  EXPECT_TRC_OK(trc_program_load_memory(file.data(), file.size(), &program));
  return ProgramHandle(program);
}
inline ProgramHandle loadProgram(const ProgramBuilder &builder) {
  return loadProgram(builder.file());
}

inline SessionHandle makeSession(const ProgramHandle &program,
                                 const DeviceHandle &device,
                                 bool profile = false,
                                 bool checkFinite = false) {
  trc_session_options options = {sizeof options, profile, checkFinite, nullptr};
  trc_session *session = nullptr;
  EXPECT_TRC_OK(
      trc_session_create(program.get(), device.get(), &options, &session));
  return SessionHandle(session);
}

inline CallHandle makeCall(const SessionHandle &session, const char *entry) {
  trc_call *call = nullptr;
  EXPECT_TRC_OK(trc_call_create(session.get(), entry, &call));
  return CallHandle(call);
}

/// A program on a device, ready to make calls. `builder` is for the host; on
/// "cuda" it is converted.
struct Bench {
  explicit Bench(const ProgramBuilder &builder, bool profile = false,
                 bool checkFinite = false, int threads = 2,
                 const std::string &name = "host")
      : device(makeDevice(name.c_str(), threads)),
        program(loadProgram(name == "cuda" ? forCuda(builder).file()
                                           : builder.file())),
        session(makeSession(program, device, profile, checkFinite)) {}
  Bench(const ProgramBuilder &builder, const char *name)
      : Bench(builder, false, false, 2, name) {}

  CallHandle call(const char *entry) { return makeCall(session, entry); }

  DeviceHandle device;
  ProgramHandle program;
  SessionHandle session;
};

template <typename T>
void writeInput(const CallHandle &call, size_t index,
                const std::vector<T> &values) {
  EXPECT_TRC_OK(trc_call_write_input(call.get(), index, values.data(),
                                     values.size() * sizeof(T)));
}
template <typename T>
std::vector<T> readOutput(const CallHandle &call, size_t index, size_t count) {
  std::vector<T> values(count);
  EXPECT_TRC_OK(trc_call_read_output(call.get(), index, values.data(),
                                     count * sizeof(T)));
  return values;
}

} // namespace trc::runtime::test

#endif // TRC_TEST_RUNTIME_APIOBJECTS_H
