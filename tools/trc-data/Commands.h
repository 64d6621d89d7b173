//===- Commands.h - what trc-data does --------------------------*- C++ -*-===//
//
// One function for each command; each says what it did as lines for standard
// output.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_DATA_COMMANDS_H
#define TRC_TOOLS_TRC_DATA_COMMANDS_H

#include "Failure.h"
#include "Options.h"

namespace trc::data {

using train::Result;

/// Trains a vocabulary with the SentencePiece library, as ALBERT's was.
Result<std::string> trainVocabulary(const Options &options);

/// Makes shards, a thread for each part of the text; those that are there and
/// of this text and vocabulary are kept.
Result<std::string> tokenize(const Options &options);

/// Reads all shards.
Result<std::string> checkShards(const Options &options);

} // namespace trc::data

#endif // TRC_TOOLS_TRC_DATA_COMMANDS_H
