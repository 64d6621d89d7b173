//===- Status.h - success, or what went wrong --------------------*- C++
//-*-===//
//
// The runtime throws nothing and prints nothing: what can fail returns a
// `Status`. Success is a null pointer, so that returning it costs nothing.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_BASE_STATUS_H
#define TRC_RUNTIME_BASE_STATUS_H

#include <memory>
#include <string>
#include <utility>

namespace trc::runtime {

class [[nodiscard]] Status {
public:
  Status() = default;
  static Status success() { return {}; }
  /// `message` is lower case, without a full stop, and gives both values:
  /// "expected 3 operands, got 2".
  static Status failure(std::string message) {
    Status status;
    status.text = std::make_unique<std::string>(std::move(message));
    return status;
  }

  bool ok() const { return !text; }
  bool failed() const { return text != nullptr; }
  /// Empty on success.
  const std::string &message() const {
    static const std::string none;
    return text ? *text : none;
  }

private:
  std::unique_ptr<std::string> text;
};

} // namespace trc::runtime

#endif // TRC_RUNTIME_BASE_STATUS_H
