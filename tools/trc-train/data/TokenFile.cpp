//===- TokenFile.cpp - token files of llm.c and nanoGPT -------------------===//

#include "data/TokenFile.h"

#include <cstring>

namespace trc::train {

static constexpr int32_t llmCMagic = 20240520;
static constexpr size_t headerBytes = 256 * 4;

static int32_t headerField(const MappedFile &file, size_t index) {
  int32_t value;
  std::memcpy(&value, file.data() + index * 4, 4);
  return value;
}

DataFormat detectFormat(const MappedFile &file) {
  if (file.size() >= 4 && headerField(file, 0) == llmCMagic)
    return DataFormat::LlmC;
  return file.path().ends_with(".bin") ? DataFormat::NanoGpt : DataFormat::Text;
}

static Result<Tokens> readLlmC(const MappedFile &file) {
  const std::string &path = file.path();
  if (file.size() < headerBytes)
    return failed(path, ": byte ", file.size(),
                  ": the file ends inside llm.c's header of ", headerBytes,
                  " bytes");
  if (headerField(file, 0) != llmCMagic)
    return failed(path, ": byte 0: expected llm.c's ", llmCMagic, ", got ",
                  headerField(file, 0));
  if (headerField(file, 1) != 1)
    return failed(path, ": byte 4: expected version 1 (tokens of 16 bits), ",
                  "got version ", headerField(file, 1));
  const int32_t count = headerField(file, 2);
  if (count < 0)
    return failed(path, ": byte 8: ", count, " tokens");
  const size_t expected = headerBytes + 2 * static_cast<size_t>(count);
  if (file.size() < expected)
    return failed(path, ": byte ", file.size(), ": the file ends, but its ",
                  "header says ", count, " tokens, which end at byte ",
                  expected);
  if (file.size() > expected)
    return failed(path, ": byte ", expected, ": ", file.size() - expected,
                  " bytes after the ", count, " tokens of the header");
  return Tokens::inFile(file, headerBytes, 2, static_cast<size_t>(count));
}

Result<Tokens> readTokenFile(const MappedFile &file, DataFormat format) {
  if (format == DataFormat::LlmC)
    return readLlmC(file);
  if (format == DataFormat::Text)
    return Tokens::inFile(file, 0, 1, file.size());
  if (file.size() % 2 != 0)
    return failed(file.path(), ": byte ", file.size(),
                  ": the file ends inside a token of 16 bits");
  return Tokens::inFile(file, 0, 2, file.size() / 2);
}

} // namespace trc::train
