//===- TokenFile.h - token files of llm.c and nanoGPT -----------*- C++ -*-===//
//
// Two formats of ready-made tokens, both of 16 bits each, little-endian:
//
//   llm.c    256 int32: 20240520, version 1, count, zeros; then the tokens
//   nanoGPT  the tokens
//
// The first number of llm.c's cannot start a nanoGPT file of GPT-2 tokens: read
// as two of them it is 55496, 308, and GPT-2 has 50257.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_DATA_TOKENFILE_H
#define TRC_TOOLS_TRC_TRAIN_DATA_TOKENFILE_H

#include "data/Tokens.h"

namespace trc::train {

enum class DataFormat { LlmC, NanoGpt, Text };

/// By content, then by name: llm.c's header, else `.bin` is nanoGPT's, else
/// text.
DataFormat detectFormat(const MappedFile &file);

/// The tokens of a file in either format; refuses one that was cut short.
Result<Tokens> readTokenFile(const MappedFile &file, DataFormat format);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_DATA_TOKENFILE_H
