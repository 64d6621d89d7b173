//===- Encoders.cpp - which vocabulary a run has --------------------------===//

#include "tasks/Encoders.h"

namespace trc::train {

bool isSentencePiece(const std::string &path) {
  return path.ends_with(".model");
}

static Result<std::unique_ptr<Encoder>> openAny(const DataOptions &data) {
  if (isSentencePiece(data.vocabulary)) {
    Result<std::unique_ptr<SentencePieceEncoder>> pieces =
        SentencePieceEncoder::open(data.vocabulary);
    if (pieces.failed())
      return pieces.takeStatus();
    return std::unique_ptr<Encoder>(std::move(*pieces));
  }
  Result<BytePairTables> tables =
      readBytePairFiles(data.vocabulary, data.merges);
  if (tables.failed())
    return tables.takeStatus();
  return std::unique_ptr<Encoder>(
      std::make_unique<BytePairEncoder>(std::move(*tables)));
}

Result<std::unique_ptr<Encoder>> openEncoder(const DataOptions &data,
                                             int64_t vocabulary) {
  if (data.vocabulary.empty())
    return std::unique_ptr<Encoder>();
  Result<std::unique_ptr<Encoder>> encoder = openAny(data);
  if (encoder.ok() && (*encoder)->vocabularySize() > vocabulary)
    return failed(data.vocabulary, ": ", (*encoder)->vocabularySize(),
                  " pieces, but the model's vocabulary has ", vocabulary);
  return encoder;
}

} // namespace trc::train
