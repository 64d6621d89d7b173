//===- NoSentencePiece.cpp - where the library is not there ---------------===//
//
// In place of what uses SentencePiece and ICU in the one program to carry:
// Debian has the libraries only to be shared, or with 30 MB of tables, and
// another machine may lack them. Vocabularies are refused; token shards, which
// carry what training needs of one, are not.
//
//===----------------------------------------------------------------------===//

#include "text/PythonText.h"
#include "text/SentencePiece.h"
#include "text/TokenizeText.h"

namespace trc::train {

struct SentencePieceEncoder::Model {};

SentencePieceEncoder::SentencePieceEncoder() = default;
SentencePieceEncoder::~SentencePieceEncoder() = default;

static Status withoutLibrary(const std::string &name) {
  return failed(name, ": this program was built without the SentencePiece "
                      "library (the preset 'portable'); make token shards with "
                      "trc-data of an ordinary build");
}

Result<std::unique_ptr<SentencePieceEncoder>>
SentencePieceEncoder::open(const std::string &path) {
  return withoutLibrary(path);
}
Result<std::unique_ptr<SentencePieceEncoder>>
SentencePieceEncoder::fromBytes(std::string_view, const std::string &name) {
  return withoutLibrary(name);
}

// No object is ever made, so that none of these is called.
int64_t SentencePieceEncoder::vocabularySize() const { return 0; }
std::string SentencePieceEncoder::pieceOf(int32_t) const { return ""; }
bool SentencePieceEncoder::startsWord(int32_t) const { return true; }
Result<std::vector<int32_t>>
SentencePieceEncoder::encode(std::string_view) const {
  return withoutLibrary("text");
}
std::unique_ptr<TokenWriter> SentencePieceEncoder::writer() const {
  return Encoder::writer();
}
Result<std::vector<SourcePiece>>
SentencePieceEncoder::encodeWithSources(std::string_view) const {
  return withoutLibrary("text");
}
std::string SentencePieceEncoder::decode(std::span<const int32_t>) const {
  return "";
}
size_t endOfPart(std::string_view text, size_t, size_t) { return text.size(); }
Result<TokenizedText> tokenizeText(std::string_view, size_t, TextForm,
                                   TokenWriter &) {
  return withoutLibrary("text");
}

bool isPythonWord(int64_t) { return false; }
std::string pythonLower(std::string_view text) { return std::string(text); }
std::string_view takeWord(std::string_view &rest) {
  return std::exchange(rest, {});
}

} // namespace trc::train
