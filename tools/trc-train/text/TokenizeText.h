//===- TokenizeText.h - a text as sentences of tokens -----------*- C++ -*-===//
//
// Text comes in documents, one sentence a line and a blank line between two
// documents; or it is plain: its lines belong together, a blank line ends a
// paragraph and two end a document, and ICU says where sentences end.
//
// Work is divided by bytes of the text alone, at ends of documents (of
// paragraphs, where it is plain and a document is long), so that the parts do
// not depend on how many threads there are.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_TEXT_TOKENIZETEXT_H
#define TRC_TOOLS_TRC_TRAIN_TEXT_TOKENIZETEXT_H

#include "data/TokenShard.h"
#include "text/Encoder.h"

namespace trc::train {

enum class TextForm { Documents, Plain };

/// The end of the part that begins at `start` and has at least `bytes` bytes:
/// behind a blank line, or the end of the text.
size_t endOfPart(std::string_view text, size_t start, size_t bytes);

/// Fails with "byte N: ...", counted from the start of the file that `text` is
/// from byte `begin` on of.
Result<TokenizedText> tokenizeText(std::string_view text, size_t begin,
                                   TextForm form, TokenWriter &writer);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TEXT_TOKENIZETEXT_H
