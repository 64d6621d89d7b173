//===- Tokens.cpp - a long row of tokens ----------------------------------===//

#include "data/Tokens.h"

#include <cstring>

namespace trc::train {

Tokens Tokens::inFile(const MappedFile &file, size_t offset, size_t width,
                      size_t count) {
  Tokens tokens;
  tokens.source = file.path();
  tokens.file = file;
  tokens.begin = file.data() + offset;
  tokens.width = width;
  tokens.count = count;
  tokens.fileOffset = offset;
  return tokens;
}

Tokens Tokens::inMemory(std::string name, std::vector<int32_t> values) {
  Tokens tokens;
  auto owned = std::make_shared<const std::vector<int32_t>>(std::move(values));
  tokens.source = std::move(name);
  tokens.begin = reinterpret_cast<const uint8_t *>(owned->data());
  tokens.count = owned->size();
  tokens.width = 4;
  tokens.memory = std::move(owned);
  return tokens;
}

Tokens Tokens::slice(size_t start, size_t length) const {
  Tokens part = *this;
  part.begin += start * width;
  part.fileOffset += start * width;
  part.count = length;
  return part;
}

int32_t Tokens::at(size_t index) const {
  const uint8_t *from = begin + index * width;
  if (width == 1)
    return *from;
  if (width == 2) {
    uint16_t value;
    std::memcpy(&value, from, 2);
    return value;
  }
  int32_t value;
  std::memcpy(&value, from, 4);
  return value;
}

Status Tokens::refuse(size_t index, int64_t vocabulary) const {
  const std::string place = width == 4
                                ? text("token ", fileOffset / 4 + index)
                                : text("byte ", fileOffset + index * width);
  return failed(source, ": ", place, ": token ", at(index),
                ", but the model's vocabulary has ", vocabulary);
}

Status Tokens::copy(size_t start, size_t length, int64_t vocabulary,
                    int32_t *to) const {
  for (size_t i = 0; i < length; ++i) {
    to[i] = at(start + i);
    if (to[i] < 0 || to[i] >= vocabulary)
      return refuse(start + i, vocabulary);
  }
  return Status::success();
}

Status Tokens::checkBelow(int64_t vocabulary) const {
  if (width == 1 && vocabulary >= 256)
    return Status::success();
  for (size_t i = 0; i < count; ++i)
    if (at(i) < 0 || at(i) >= vocabulary)
      return refuse(i, vocabulary);
  return Status::success();
}

} // namespace trc::train
