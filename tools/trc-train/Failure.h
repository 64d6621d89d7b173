//===- Failure.h - success or a sentence ------------------------*- C++ -*-===//
//
// The trainer's functions return the runtime's `Status` and `Result`: nothing
// throws across a file of ours. A message begins with the place (file, line or
// byte), is lower case and gives both values.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_FAILURE_H
#define TRC_TOOLS_TRC_TRAIN_FAILURE_H

#include "base/Status.h"

namespace trc::train {

using runtime::Result;
using runtime::Status;
using runtime::text;

template <typename... Parts> Status failed(const Parts &...parts) {
  return Status::failure(text(parts...));
}

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_FAILURE_H
