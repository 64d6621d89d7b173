//===- BytePairFuzz.cpp - any text as vocab.json and merges.txt -----------===//
//
// A zero byte divides the two. Tables that are accepted encode and decode, and
// give the text back.
//
//===----------------------------------------------------------------------===//

#include "MemoryFile.h"
#include "text/Encoder.h"

#include <cstdlib>

using namespace trc;
using namespace trc::train;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static fuzz::MemoryFile vocabulary, merges;
  std::string_view bytes(reinterpret_cast<const char *>(data), size);
  size_t zero = bytes.find('\0');
  vocabulary.write(bytes.substr(0, zero));
  merges.write(zero == bytes.npos ? "" : bytes.substr(zero + 1));
  Result<BytePairTables> tables =
      readBytePairFiles(vocabulary.path(), merges.path());
  if (tables.failed())
    return 0;
  BytePairEncoder encoder(std::move(*tables));
  const std::string text = "the cat's  \n\xc3\xa9\xff 42<|endoftext|>";
  Result<std::vector<int32_t>> tokens = encoder.encode(text);
  if (tokens.ok() && encoder.decode(*tokens) != text)
    std::abort();
  return 0;
}
