//===- TestSession.h - a session of the small program -----------*- C++ -*-===//

#ifndef TRC_TEST_TRAINER_TESTSESSION_H
#define TRC_TEST_TRAINER_TESTSESSION_H

#include "CompileModel.h"
#include "loop/TrainingSession.h"

#include "TemporaryFolder.h"

namespace trc::train {

/// A fresh session of Inputs/bigram.mlir, which is compiled once.
inline std::unique_ptr<TrainingSession> newSession() {
  static const std::string artifact = [] {
    Result<std::string> made =
        compileProgram(readFile(TRC_INPUTS "/bigram.mlir"), "bigram.mlir", {});
    return made.ok() ? *made : std::string();
  }();
  DeviceChoice device;
  device.threads = 1;
  device.pin = false;
  Result<std::unique_ptr<TrainingSession>> session =
      TrainingSession::create(artifact, device);
  if (session.ok())
    return std::move(*session);
  ADD_FAILURE() << session.takeStatus().message();
  return nullptr;
}

/// The bytes of all state, in order.
inline std::string stateOf(const TrainingSession &session) {
  std::string all;
  for (const StateTensor &tensor : session.state()) {
    std::string bytes(tensor.bytes, '\0');
    EXPECT_TRUE(session.readState(tensor, bytes.data()).ok());
    all += bytes;
  }
  return all;
}

} // namespace trc::train

#endif // TRC_TEST_TRAINER_TESTSESSION_H
