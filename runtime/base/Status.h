//===- Status.h - success, or what went wrong -------------------*- C++ -*-===//
//
// A `Status` is success or a kind of failure with its text. Success is a null
// pointer, so returning it costs nothing. A `Result<T>` is a value or the
// failure that kept it from being made.
//
// Conventions of the whole runtime, stated here once:
//  - Layers import downward only: base <- comm <- device <- program <- session
//    <- api.
//  - Errors are returned. Nothing prints, and nothing throws of its own; what
//    the standard library throws (out of memory) ends at the C API.
//  - Ownership: whoever creates keeps a `std::unique_ptr`. A `Device` and a
//    `Program` are shared (`std::shared_ptr`) by the sessions made on them, a
//    session by its calls. A reference, a raw pointer or a span never owns and
//    is valid while the object that it came from lives. Memory that a caller
//    hands in stays the caller's.
//  - After bind a step allocates nothing, hashes nothing and makes no string.
//  - Messages are lower case, without a full stop, give both values ("expected
//    3 operands, got 2") and begin with the place when there is one.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_BASE_STATUS_H
#define TRC_RUNTIME_BASE_STATUS_H

#include <concepts>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

namespace trc::runtime {

/// Kinds of failure; values equal `trc_status` of the C API.
enum class StatusCode : uint8_t {
  Ok = 0,
  InvalidArgument = 1,
  NotFound = 2,
  IoError = 3,
  BadProgram = 4,
  Unsupported = 5,
  OutOfMemory = 6,
  Busy = 7,
  CheckFailed = 8,
  NonFinite = 9,
  CallFailed = 10,
  Internal = 11,
  PeerLost = 12,
  RanksDiffer = 13,
};

class [[nodiscard]] Status {
public:
  Status() = default;
  static Status success() { return {}; }
  /// A failure of the kind that its caller knows best (`as`).
  static Status failure(std::string message) {
    return failure(StatusCode::CallFailed, std::move(message));
  }
  static Status failure(StatusCode code, std::string message) {
    Status status;
    status.problem =
        std::make_unique<Problem>(Problem{code, std::move(message)});
    return status;
  }

  bool ok() const { return !problem; }
  bool failed() const { return problem != nullptr; }
  StatusCode code() const { return problem ? problem->code : StatusCode::Ok; }
  /// Empty on success.
  const std::string &message() const {
    static const std::string none;
    return problem ? problem->text : none;
  }

  /// The same failure with the place in front: "entry 'step': ...".
  Status at(const std::string &place) && {
    if (problem)
      problem->text = place + ": " + problem->text;
    return std::move(*this);
  }
  /// The same failure as another kind.
  Status as(StatusCode code) && {
    if (problem)
      problem->code = code;
    return std::move(*this);
  }

private:
  struct Problem {
    StatusCode code;
    std::string text;
  };
  std::unique_ptr<Problem> problem;
};

template <typename T> class [[nodiscard]] Result {
public:
  Result(T value) : content(std::move(value)) {}
  Result(Status failure) : content(std::move(failure)) {}

  bool ok() const { return content.index() == 0; }
  bool failed() const { return content.index() == 1; }
  T &operator*() { return *std::get_if<T>(&content); }
  T *operator->() { return std::get_if<T>(&content); }
  /// The failure; only when there is one.
  Status takeStatus() { return std::move(*std::get_if<Status>(&content)); }

private:
  std::variant<T, Status> content;
};

inline void appendText(std::string &to, std::string_view part) { to += part; }
template <typename Number>
  requires std::is_arithmetic_v<Number>
void appendText(std::string &to, Number part) {
  to += std::to_string(part);
}

/// Joins parts: `text("expected ", 3, " operands, got ", n)`.
template <typename... Parts> std::string text(const Parts &...parts) {
  std::string result;
  (appendText(result, parts), ...);
  return result;
}

template <typename... Parts>
Status failure(StatusCode code, const Parts &...parts) {
  return Status::failure(code, text(parts...));
}

} // namespace trc::runtime

/// Returns the failure of `expression` from the enclosing function, if any.
#define TRC_RETURN_IF_FAILED(expression)                                       \
  do {                                                                         \
    if (::trc::runtime::Status trcStatus = (expression); trcStatus.failed())   \
      return trcStatus;                                                        \
  } while (false)

#endif // TRC_RUNTIME_BASE_STATUS_H
