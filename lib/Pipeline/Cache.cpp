//===- Cache.cpp - artifacts kept on disk ---------------------------------===//
//
// The key takes in the program that is running and the library that this code
// is in (size and time of change), so that a rebuilt compiler never finds what
// an older one left.
//
//===----------------------------------------------------------------------===//

#include "trc/Pipeline/Cache.h"

#include "trc/Output/OutputFile.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SHA256.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

#include <cstring>
#include <dlfcn.h>

using namespace trc;

/// Which build a file is of, if it is there.
static void noteFile(llvm::StringRef path, llvm::raw_ostream &os) {
  llvm::sys::fs::file_status status;
  if (!llvm::sys::fs::status(path, status))
    os << status.getSize() << ' '
       << status.getLastModificationTime().time_since_epoch().count() << '\n';
}

Cache::Cache(llvm::StringRef directory, llvm::StringRef source,
             llvm::StringRef name, const CompileOptions &options)
    : directory(directory.str()) {
  std::string facts;
  llvm::raw_string_ostream os(facts);
  os << compilerVersion() << '\n'
     << name << '\n'
     << nameOf(options.target) << '\n'
     << options.precision.text() << '\n'
     << options.loopBytes << '\n'
     << static_cast<int>(options.from) << '\n';
  for (const std::string &architecture : options.targetOptions.architectures)
    os << architecture << '\n';
  os << options.targetOptions.machine << '\n';
  for (const std::string &entry : options.entries)
    os << entry << '\n';
  os << options.ranks << '\n';
  noteFile("/proc/self/exe", os);
  // In a program of somebody else the compiler is a library.
  Dl_info place;
  if (dladdr(reinterpret_cast<const void *>(&noteFile), &place) &&
      place.dli_fname)
    noteFile(place.dli_fname, os);
  llvm::SHA256 hash;
  hash.update(facts);
  hash.update(source);
  llvm::SmallString<128> file(directory);
  llvm::sys::path::append(file, llvm::toHex(hash.final(), /*LowerCase=*/true) +
                                    ".cached");
  path = file.str().str();
}

namespace {

/// What stands before the two texts. Written and read on one machine, whose
/// order of bytes it has.
struct Header {
  char magic[8] = {'T', 'R', 'C', 'C', 'A', 'C', 'H', 'E'};
  uint64_t artifactBytes = 0, reportBytes = 0;
  uint64_t checksum[2] = {0, 0};
};

} // namespace

static Header headerOf(llvm::StringRef artifact, llvm::StringRef report) {
  Header header;
  header.artifactBytes = artifact.size();
  header.reportBytes = report.size();
  header.checksum[0] = llvm::xxh3_64bits(artifact);
  header.checksum[1] = llvm::xxh3_64bits(report);
  return header;
}

/// Takes a file's content apart; returns what is wrong with it, or nothing.
static std::string read(llvm::StringRef bytes, CachedArtifact &found) {
  Header header;
  const Header known;
  if (bytes.size() < sizeof header)
    return llvm::formatv("it ends at byte {0}, inside the header of {1} bytes",
                         bytes.size(), sizeof header);
  std::memcpy(&header, bytes.data(), sizeof header);
  if (std::memcmp(header.magic, known.magic, sizeof known.magic) != 0)
    return "it does not begin with TRCCACHE";
  bytes = bytes.drop_front(sizeof header);
  if (header.artifactBytes > bytes.size() ||
      header.reportBytes != bytes.size() - header.artifactBytes)
    return llvm::formatv(
        "the header says {0} bytes of artifact and {1} of report, {2} follow",
        header.artifactBytes, header.reportBytes, bytes.size());
  const llvm::StringRef artifact = bytes.take_front(header.artifactBytes);
  const llvm::StringRef report = bytes.drop_front(header.artifactBytes);
  const Header expected = headerOf(artifact, report);
  if (std::memcmp(&header, &expected, sizeof header) != 0)
    return "the checksum does not match";
  found = {artifact.str(), report.str()};
  return "";
}

std::optional<CachedArtifact> Cache::find(std::string &fault) const {
  auto file = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                          /*RequiresNullTerminator=*/false);
  if (!file && file.getError() == std::errc::no_such_file_or_directory)
    return std::nullopt;
  CachedArtifact found;
  const std::string wrong =
      file ? read((*file)->getBuffer(), found) : file.getError().message();
  if (wrong.empty())
    return found;
  fault = path + ": " + wrong;
  return std::nullopt;
}

std::string Cache::store(const CachedArtifact &artifact) const {
  if (std::error_code failed = llvm::sys::fs::create_directories(directory))
    return directory + ": " + failed.message();
  const Header header = headerOf(artifact.artifact, artifact.report);
  std::string bytes(reinterpret_cast<const char *>(&header), sizeof header);
  bytes += artifact.artifact;
  bytes += artifact.report;
  const std::string fault = writeOutput(path, bytes);
  return fault.empty() ? "" : path + ": " + fault;
}
