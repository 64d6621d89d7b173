//===- Cache.cpp - artifacts kept on disk ---------------------------------===//
//
// The key takes in the program that is running and the library that this code
// is in (size and time of change), so that a rebuilt compiler never finds what
// an older one left.
//
//===----------------------------------------------------------------------===//

#include "trc/Pipeline/Cache.h"

#include "PruneCache.h"

#include "trc/Output/JsonInput.h"
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
     << options.narrowParameters << nameOf(options.moments)
     << options.shardedOptimizer << options.apart << '\n'
     << options.memory.cheap << ' ' << options.memory.layers << ' '
     << options.memory.loopBytes << ' ' << options.memoryLimit << ' '
     << options.threads << ' ' << options.choosesMemory
     << options.loopsMayKeepMore << ' ' << options.memory.hostMomentBytes << ' '
     << options.memory.hostActivationBytes << ' '
     << options.memory.mostHostBytes << ' ' << options.mayOffload << '\n'
     << options.remarks << '\n'
     << static_cast<int>(options.from) << '\n';
  for (const std::string &architecture : options.targetOptions.architectures)
    os << architecture << '\n';
  os << options.targetOptions.machine << '\n';
  for (const std::string &entry : options.entries)
    os << entry << '\n';
  os << options.ranks << '\n';
  for (const std::string &input : options.split)
    os << "split " << input << '\n';
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
                                    cachedArtifactEnding);
  path = file.str().str();
}

namespace {

/// What stands before the three texts. Written and read on one machine, whose
/// order of bytes it has.
struct Header {
  char magic[8] = {'T', 'R', 'C', 'C', 'A', 'C', 'H', 'E'};
  uint64_t artifactBytes = 0, reportBytes = 0, diagnosticBytes = 0;
  uint64_t checksum[3] = {0, 0, 0};
};

} // namespace

static Header headerOf(llvm::StringRef artifact, llvm::StringRef report,
                       llvm::StringRef diagnostics) {
  Header header;
  header.artifactBytes = artifact.size();
  header.reportBytes = report.size();
  header.diagnosticBytes = diagnostics.size();
  header.checksum[0] = llvm::xxh3_64bits(artifact);
  header.checksum[1] = llvm::xxh3_64bits(report);
  header.checksum[2] = llvm::xxh3_64bits(diagnostics);
  return header;
}

/// As JSON, which has no bytes that are not UTF-8.
static std::string
writeDiagnostics(llvm::ArrayRef<CompileDiagnostic> diagnostics) {
  llvm::json::Array rows;
  for (const CompileDiagnostic &each : diagnostics)
    rows.push_back(llvm::json::Array{
        static_cast<int64_t>(each.severity), llvm::json::fixUTF8(each.message),
        llvm::json::fixUTF8(each.file), each.line, each.column,
        llvm::json::fixUTF8(each.shown)});
  return llvm::formatv("{0}", llvm::json::Value(std::move(rows)));
}

/// The converse; false where the text is none of ours.
static bool readDiagnostics(llvm::StringRef text,
                            std::vector<CompileDiagnostic> &found) {
  llvm::Expected<llvm::json::Value> parsed = parseJson(text);
  if (!parsed) {
    llvm::consumeError(parsed.takeError());
    return false;
  }
  const llvm::json::Array *rows = parsed->getAsArray();
  if (!rows)
    return false;
  for (const llvm::json::Value &value : *rows) {
    const llvm::json::Array *row = value.getAsArray();
    if (!row || row->size() != 6)
      return false;
    auto number = [&](size_t i) { return (*row)[i].getAsInteger(); };
    auto words = [&](size_t i) { return (*row)[i].getAsString(); };
    constexpr auto last =
        static_cast<int64_t>(CompileDiagnostic::Severity::Note);
    if (!number(0) || *number(0) < 0 || *number(0) > last || !words(1) ||
        !words(2) || !number(3) || !number(4) || !words(5))
      return false;
    found.push_back(
        {static_cast<CompileDiagnostic::Severity>(*number(0)), words(1)->str(),
         words(2)->str(), static_cast<unsigned>(*number(3)),
         static_cast<unsigned>(*number(4)), /*scope=*/"", words(5)->str()});
  }
  return true;
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
  const uint64_t size = bytes.size();
  if (header.artifactBytes > size ||
      header.reportBytes > size - header.artifactBytes ||
      header.diagnosticBytes !=
          size - header.artifactBytes - header.reportBytes)
    return llvm::formatv("the header says {0} bytes of artifact, {1} of report "
                         "and {2} of diagnostics, {3} follow",
                         header.artifactBytes, header.reportBytes,
                         header.diagnosticBytes, size);
  const llvm::StringRef artifact = bytes.take_front(header.artifactBytes);
  const llvm::StringRef report =
      bytes.substr(header.artifactBytes, header.reportBytes);
  const llvm::StringRef diagnostics = bytes.take_back(header.diagnosticBytes);
  const Header expected = headerOf(artifact, report, diagnostics);
  if (std::memcmp(&header, &expected, sizeof header) != 0)
    return "the checksum does not match";
  found = {artifact.str(), report.str(), {}};
  return readDiagnostics(diagnostics, found.diagnostics)
             ? ""
             : "its diagnostics cannot be read";
}

std::optional<CachedArtifact> Cache::find(std::string &fault) const {
  auto file = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                          /*RequiresNullTerminator=*/false);
  if (!file && file.getError() == std::errc::no_such_file_or_directory)
    return std::nullopt;
  if (!file) {
    fault = "cannot be read: " + path + ": " + file.getError().message();
    return std::nullopt;
  }
  CachedArtifact found;
  const std::string wrong = read((*file)->getBuffer(), found);
  if (wrong.empty()) {
    noteUse(path);
    return found;
  }
  fault = "is damaged: " + path + ": " + wrong;
  return std::nullopt;
}

std::string Cache::store(const CachedArtifact &artifact,
                         int64_t mostBytes) const {
  if (std::error_code failed = llvm::sys::fs::create_directories(directory))
    return directory + ": " + failed.message();
  const std::string diagnostics = writeDiagnostics(artifact.diagnostics);
  const Header header =
      headerOf(artifact.artifact, artifact.report, diagnostics);
  std::string bytes(reinterpret_cast<const char *>(&header), sizeof header);
  bytes += artifact.artifact;
  bytes += artifact.report;
  bytes += diagnostics;
  if (std::string fault = writeOutput(path, bytes); !fault.empty())
    return path + ": " + fault;
  pruneCache(directory, path, mostBytes);
  return "";
}
