//===- TestPieces.h - the SentencePiece model of the tests ------*- C++ -*-===//

#ifndef TRC_TEST_TRAINER_TESTPIECES_H
#define TRC_TEST_TRAINER_TESTPIECES_H

#include "text/SentencePiece.h"

#include "TemporaryFolder.h"

#include <gtest/gtest.h>

#include <memory>
#include <utility>

namespace trc::train {

constexpr const char *modelFile = TRC_INPUTS "/spiece.model";

inline std::unique_ptr<SentencePieceEncoder> openModel() {
  Result<std::unique_ptr<SentencePieceEncoder>> encoder =
      SentencePieceEncoder::open(modelFile);
  EXPECT_EQ(messageOf(encoder, TemporaryFolder()), "");
  return encoder.ok() ? std::move(*encoder) : nullptr;
}

} // namespace trc::train

#endif // TRC_TEST_TRAINER_TESTPIECES_H
