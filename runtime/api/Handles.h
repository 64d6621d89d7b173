//===- Handles.h - what stands behind the C API's objects -------*- C++ -*-===//
//
// Each handle holds shared ownership of what it works on, so that callers may
// destroy handles in any order. `guarded` is the wall: what fails inside
// becomes a status and the thread's last error, what throws (no memory, no
// more threads) too.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_API_HANDLES_H
#define TRC_RUNTIME_API_HANDLES_H

#include "comm/Launch.h"
#include "session/Session.h"
#include "trc/runtime.h"

#include <new>
#include <system_error>

struct trc_device {
  std::shared_ptr<trc::runtime::Device> device;
};

struct trc_program {
  std::shared_ptr<const trc::runtime::Program> program;
};

struct trc_buffer {
  std::shared_ptr<trc::runtime::Memory> memory;
  std::weak_ptr<trc::runtime::Device> device; ///< that it was made on
  bool hostVisible = true;
};

struct trc_communicator {
  std::shared_ptr<trc::runtime::Communicator> communicator;
  trc::runtime::Launch launch = {};    ///< of processes
  std::vector<std::string> heard = {}; ///< by the last gather
};

struct trc_session {
  std::shared_ptr<trc::runtime::Session> session;
};

namespace trc::runtime {

/// Keeps the text for trc_last_error and gives the code.
trc_status report(const Status &status) noexcept;
trc_status reportOutOfMemory() noexcept;
trc_status reportNoThread() noexcept;

template <typename Function> trc_status guarded(Function &&function) noexcept {
  try {
    return report(function());
  } catch (const std::bad_alloc &) {
    return reportOutOfMemory();
  } catch (const std::system_error &) {
    return reportNoThread();
  } catch (...) {
    return report(
        Status::failure(StatusCode::Internal, "unexpected exception"));
  }
}

/// For the checks of arguments.
Status missing(const char *what);

/// Copies as much of a struct as its caller knows: `size` is the caller's
/// sizeof, which differs when it was compiled against another version.
template <typename Struct>
Status fill(Struct *to, size_t size, const Struct &from) {
  if (!to)
    return missing("info");
  if (size == 0)
    return Status::failure(StatusCode::InvalidArgument,
                           "expected the size of the struct, got 0");
  char *bytes = reinterpret_cast<char *>(to);
  const size_t known = size < sizeof(Struct) ? size : sizeof(Struct);
  __builtin_memcpy(bytes, &from, known);
  __builtin_memset(bytes + known, 0, size - known);
  return Status::success();
}

/// The options as this version knows them, from a caller's struct whose first
/// field is its size. Fields that the caller does not know are zero.
template <typename Struct> Result<Struct> readOptions(const Struct *options) {
  Struct known = {};
  if (!options)
    return known;
  if (options->size < sizeof(size_t))
    return failure(StatusCode::InvalidArgument,
                   "options: `size` is not set to sizeof");
  __builtin_memcpy(&known, options,
                   options->size < sizeof(Struct) ? options->size
                                                  : sizeof(Struct));
  return known;
}

} // namespace trc::runtime

#endif // TRC_RUNTIME_API_HANDLES_H
