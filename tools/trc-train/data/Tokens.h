//===- Tokens.h - a long row of tokens --------------------------*- C++ -*-===//
//
// What a model is trained on, wherever it came from: numbers of 1, 2 or 4 bytes
// that lie in a mapped file or in memory. A token that the model does not have
// is refused with the file and the byte where it stands.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_DATA_TOKENS_H
#define TRC_TOOLS_TRC_TRAIN_DATA_TOKENS_H

#include "Failure.h"
#include "data/MappedFile.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace trc::train {

class Tokens {
public:
  Tokens() = default;
  /// The bytes of a file from `offset` on, `width` (1 or 2) bytes a token.
  static Tokens inFile(const MappedFile &file, size_t offset, size_t width,
                       size_t count);
  /// Tokens that an encoder made; `name` stands in messages.
  static Tokens inMemory(std::string name, std::vector<int32_t> values);

  size_t size() const { return count; }
  const std::string &name() const { return source; }
  /// The tokens [start, start + length).
  Tokens slice(size_t start, size_t length) const;

  /// Copies [start, start + length) to `to`; refuses tokens that are not below
  /// `vocabulary`.
  Status copy(size_t start, size_t length, int64_t vocabulary,
              int32_t *to) const;
  /// Looks at all of them.
  Status checkBelow(int64_t vocabulary) const;
  /// Whether what was copied so far is what the file had when it was opened.
  Status checkSource() const {
    return file ? file->check() : Status::success();
  }

private:
  int32_t at(size_t index) const;
  Status refuse(size_t index, int64_t vocabulary) const;

  std::string source;
  std::optional<MappedFile> file; ///< that `begin` lies in, or
  std::shared_ptr<const std::vector<int32_t>> memory;
  const uint8_t *begin = nullptr;
  size_t width = 1, count = 0;
  /// The byte of the file at which `begin` lies; npos for memory.
  size_t fileOffset = 0;
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_DATA_TOKENS_H
