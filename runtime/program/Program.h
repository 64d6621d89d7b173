//===- Program.h - a loaded .trc file ---------------------------*- C++ -*-===//
//
// The immutable content of a file, after three of the four functions of
// loading:
//
//   bytes ── identify ──> where the parts are        (ours? which version?)
//         ── verify bytes ──> generated accessors    (whole? offsets inside?)
//         ── validate ──> Program                    (is every number valid?)
//         ── bind ──> Executable                     (Executable.h, per entry)
//
// After `validate` the rest of the runtime trusts every index, size and range.
// A file is read into memory of our own: what happens to it afterwards (cut
// short, overwritten by the next compile) cannot reach a running program.
//
// Segments stay where they are in the file's bytes: constants are used in
// place, code is copied to executable pages by the device.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_PROGRAM_PROGRAM_H
#define TRC_RUNTIME_PROGRAM_PROGRAM_H

#include "base/Status.h"
#include "base/Tensor.h"
#include "program/Checksum.h"
#include "schema/program_generated.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trc::runtime {

/// The version of the schema's meaning that this runtime knows.
inline constexpr uint32_t knownSchemaVersion = 5;

/// What is wrong with a file, found before it is bound.
template <typename... Parts> Status bad(const Parts &...parts) {
  return failure(StatusCode::BadProgram, parts...);
}

/// Page-aligned memory that holds a whole file.
class FileBytes {
public:
  static Result<FileBytes> read(const std::string &path);
  static Result<FileBytes> copy(std::span<const std::byte> bytes);
  FileBytes(FileBytes &&other) noexcept;
  FileBytes &operator=(FileBytes &&) = delete;
  ~FileBytes();

  std::span<const std::byte> span() const { return {data, size}; }

private:
  static Result<FileBytes> allocate(size_t bytes);
  FileBytes(std::byte *data, size_t size) : data(data), size(size) {}
  std::byte *data;
  size_t size;
};

/// Step one. Gives the bytes of the FlatBuffer.
Result<std::span<const std::byte>> identify(std::span<const std::byte> file);

/// Step two. Checks size, checksum and every offset of the FlatBuffer.
Result<const artifact::Program *>
verifyBytes(std::span<const std::byte> file,
            std::span<const std::byte> flatBuffer);

class Program {
public:
  /// All three steps.
  static Result<std::shared_ptr<const Program>> load(FileBytes bytes);

  const artifact::Program &root() const { return *content; }
  const TensorType &type(uint32_t index) const { return types[index]; }
  std::span<const std::byte> constants() const { return constantBytes; }
  std::span<const std::byte> code() const { return codeBytes; }
  std::span<const std::byte> file() const { return bytes.span(); }
  /// Of the file, as its header has it: equal programs have equal ones.
  uint64_t checksum() const;

  const artifact::Entry &entry(size_t index) const {
    return *content->entries()->Get(static_cast<uint32_t>(index));
  }
  std::optional<size_t> findEntry(std::string_view name) const;

  explicit Program(FileBytes bytes) : bytes(std::move(bytes)) {}

private:
  /// Step three; Validate.cpp and ValidateEntry.cpp.
  friend Status validate(Program &program);

  FileBytes bytes;
  const artifact::Program *content = nullptr;
  std::vector<TensorType> types;
  std::span<const std::byte> constantBytes, codeBytes;
};

/// Step three: checks every number of `program.root()` and fills in what
/// follows from it.
Status validate(Program &program);
/// The part of it that looks at one entry. Types are valid already.
Status validateEntry(const Program &program, const artifact::Entry &entry);

/// The state tensor that a moment belongs to; null for other roles.
inline const artifact::StateTensor *
parameterOf(const artifact::Program &program,
            const artifact::StateTensor &state) {
  return state.parameter() < 0
             ? nullptr
             : program.state()->Get(static_cast<uint32_t>(state.parameter()));
}

/// The type of what a state tensor is one rank's part of; nullptr where it is
/// all of it.
inline const TensorType *wholeOf(const Program &program,
                                 const artifact::StateTensor &state) {
  return state.whole() < 0
             ? nullptr
             : &program.type(static_cast<uint32_t>(state.whole()));
}

// Vectors and strings of a FlatBuffer are null when they are empty.
template <typename T> uint32_t countOf(const flatbuffers::Vector<T> *vector) {
  return vector ? vector->size() : 0;
}
template <typename T>
std::span<const T> spanOf(const flatbuffers::Vector<T> *vector) {
  return countOf(vector) ? std::span<const T>(vector->data(), vector->size())
                         : std::span<const T>();
}
/// Whether the elements may be read in place. The FlatBuffers verifier only
/// looks at the vector's length. An empty vector has none, and writers do not
/// align it.
template <typename T> bool aligned(const flatbuffers::Vector<T> *vector) {
  return countOf(vector) == 0 ||
         reinterpret_cast<uintptr_t>(vector->data()) % sizeof(T) == 0;
}
inline std::string_view viewOf(const flatbuffers::String *string) {
  return string ? std::string_view(string->c_str(), string->size())
                : std::string_view();
}
inline const char *cStringOf(const flatbuffers::String *string) {
  return string ? string->c_str() : "";
}

/// The place of that number, which is valid; null of a negative one.
inline const artifact::Location *findLocation(const artifact::Program &program,
                                              int32_t location) {
  return location < 0
             ? nullptr
             : program.locations()->Get(static_cast<uint32_t>(location));
}

/// "stablehlo.log at gpt.py:3:7 in h0/attn", as much of it as is known.
std::string locationText(const artifact::Program &program, int32_t location);

/// "at the peak of entry 'step' there are 12 values: 4096 bytes of
/// stablehlo.dot_general at gpt.py:3:7; ..", the largest first; empty where the
/// entry has no arena or says nothing of lifetimes.
std::string liveAtPeakText(const Program &program,
                           const artifact::Entry &entry);

} // namespace trc::runtime

#endif // TRC_RUNTIME_PROGRAM_PROGRAM_H
