//===- Identify.cpp - steps one and two of loading ------------------------===//
//
// Reads a file, recognises it, and verifies that its bytes are whole: header,
// sizes, checksum, and every offset inside the FlatBuffer.
//
//===----------------------------------------------------------------------===//

#include "program/Program.h"
#include "schema/Limits.h"

#include <bit>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>

namespace trc::runtime {
namespace {

static_assert(std::endian::native == std::endian::little,
              "artifacts are little-endian and read in place");

constexpr uint8_t magic[8] = {0x89, 'T', 'R', 'C', '\r', '\n', 0x1a, '\n'};
constexpr uint32_t containerVersion = 1;
constexpr uint64_t headerSize = 64;

/// The header as it stands in the file; see schema/README.md.
struct Header {
  uint8_t magic[8];
  uint32_t version;
  uint32_t headerSize;
  uint64_t flatBufferOffset;
  uint64_t flatBufferSize;
  uint64_t fileSize;
  uint64_t checksum;
  uint64_t zeros[2];
};
static_assert(sizeof(Header) == headerSize);

Header readHeader(std::span<const std::byte> file) {
  Header header;
  std::memcpy(&header, file.data(), sizeof header);
  return header;
}

} // namespace

Result<FileBytes> FileBytes::allocate(size_t bytes) {
  void *data = mmap(nullptr, bytes ? bytes : 1, PROT_READ | PROT_WRITE,
                    MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (data == MAP_FAILED)
    return failure(StatusCode::OutOfMemory, "the system did not give ", bytes,
                   " bytes for the program");
  return FileBytes(static_cast<std::byte *>(data), bytes);
}

FileBytes::FileBytes(FileBytes &&other) noexcept
    : data(other.data), size(other.size) {
  other.data = nullptr;
}

FileBytes::~FileBytes() {
  if (data)
    munmap(data, size ? size : 1);
}

Result<FileBytes> FileBytes::read(const std::string &path) {
  // Of a pipe it would wait for somebody who writes.
  const int descriptor = open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  std::unique_ptr<FILE, int (*)(FILE *)> file(
      descriptor < 0 ? nullptr : fdopen(descriptor, "rb"), std::fclose);
  struct stat facts = {};
  if (!file || fstat(fileno(file.get()), &facts) != 0)
    return failure(errno == ENOENT ? StatusCode::NotFound : StatusCode::IoError,
                   path, ": ", std::strerror(errno));
  if (!S_ISREG(facts.st_mode))
    return failure(StatusCode::IoError, path, ": not a regular file");
  Result<FileBytes> bytes = allocate(static_cast<size_t>(facts.st_size));
  if (bytes.failed())
    return bytes;
  const size_t count = std::fread(bytes->data, 1, bytes->size, file.get());
  if (count != bytes->size)
    return failure(StatusCode::IoError, path, ": expected ", bytes->size,
                   " bytes, could read ", count);
  return bytes;
}

Result<FileBytes> FileBytes::copy(std::span<const std::byte> source) {
  Result<FileBytes> bytes = allocate(source.size());
  if (bytes.ok() && !source.empty())
    std::memcpy(bytes->data, source.data(), source.size());
  return bytes;
}

uint64_t checksum(std::span<const std::byte> bytes) {
  uint64_t hash = 0xcbf29ce484222325u;
  for (size_t at = 0; at < bytes.size(); at += 8) {
    uint64_t word = 0;
    std::memcpy(&word, bytes.data() + at,
                bytes.size() - at < 8 ? bytes.size() - at : 8);
    hash = (hash ^ word) * 0x100000001b3u;
  }
  return hash;
}

uint64_t Program::checksum() const { return readHeader(file()).checksum; }

Result<std::span<const std::byte>> identify(std::span<const std::byte> file) {
  if (file.size() < sizeof magic ||
      std::memcmp(file.data(), magic, sizeof magic) != 0)
    return bad("not a .trc file: it does not start with the magic bytes");
  if (file.size() < headerSize)
    return bad("cut short: expected a header of ", headerSize, " bytes, got ",
               file.size());
  const Header header = readHeader(file);
  if (header.version != containerVersion)
    return failure(StatusCode::Unsupported, "container version ",
                   header.version, ", this runtime reads version ",
                   containerVersion);
  if (header.headerSize != headerSize)
    return bad("header: expected ", headerSize, " bytes, got ",
               header.headerSize);
  if (header.zeros[0] != 0 || header.zeros[1] != 0)
    return bad("header: the last 16 bytes are not zero");
  if (header.fileSize != file.size())
    return bad("cut short or grown: the header says ", header.fileSize,
               " bytes, the file has ", file.size());
  if (header.flatBufferOffset < headerSize || header.flatBufferOffset % 16 != 0)
    return bad("header: flatbuffer at offset ", header.flatBufferOffset,
               ", expected a multiple of 16 from ", headerSize);
  if (header.flatBufferOffset > file.size() ||
      header.flatBufferSize > file.size() - header.flatBufferOffset)
    return bad("header: flatbuffer [", header.flatBufferOffset, ", +",
               header.flatBufferSize, ") is not inside the file of ",
               file.size(), " bytes");
  return file.subspan(header.flatBufferOffset, header.flatBufferSize);
}

Result<const artifact::Program *>
verifyBytes(std::span<const std::byte> file,
            std::span<const std::byte> flatBuffer) {
  if (checksum(file.subspan(headerSize)) != readHeader(file).checksum)
    return bad("damaged: the checksum does not match");
  const auto *data = reinterpret_cast<const uint8_t *>(flatBuffer.data());
  // An identifier stands at bytes 4 to 8; nothing smaller can be looked at.
  if (flatBuffer.size() < 8 || flatBuffer.size() >= FLATBUFFERS_MAX_BUFFER_SIZE)
    return bad("flatbuffer of ", flatBuffer.size(), " bytes");
  if (!artifact::ProgramBufferHasIdentifier(data))
    return bad("flatbuffer: the identifier is not 'TRC1'");
  // A block in a command costs two levels, and 32 are around and in them.
  constexpr uint32_t depth = 2 * mostNestedBlocks + 32;
  // No table is shared, and one takes 8 bytes at least, with the offset that
  // points to it. So a small file cannot unfold to endless work.
  const auto tables = static_cast<uint32_t>(flatBuffer.size() / 8 + 1);
  flatbuffers::Verifier verifier(data, flatBuffer.size(), depth, tables);
  if (!artifact::VerifyProgramBuffer(verifier))
    return bad("flatbuffer: an offset points outside, a required field is "
               "missing, or tables are shared or nested too deep");
  return artifact::GetProgram(data);
}

} // namespace trc::runtime
