//===- Cache.cpp - artifacts kept on disk ---------------------------------===//
//
// The key takes in the program that is running (its size and time of change),
// so that a rebuilt compiler never finds what an older one left.
//
//===----------------------------------------------------------------------===//

#include "trc/Pipeline/Cache.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SHA256.h"
#include "llvm/Support/raw_ostream.h"

using namespace trc;

Cache::Cache(llvm::StringRef directory, llvm::StringRef source,
             llvm::StringRef name, const CompileOptions &options)
    : directory(directory.str()) {
  std::string facts;
  llvm::raw_string_ostream os(facts);
  os << compilerVersion() << '\n'
     << name << '\n'
     << nameOf(options.target) << '\n'
     << nameOf(options.precision) << '\n'
     << static_cast<int>(options.from) << '\n';
  for (const std::string &architecture : options.cudaArchitectures)
    os << architecture << '\n';
  os << options.productLibrary << '\n';
  for (const std::string &entry : options.entries)
    os << entry << '\n';
  llvm::sys::fs::file_status status;
  if (!llvm::sys::fs::status("/proc/self/exe", status))
    os << status.getSize() << ' '
       << status.getLastModificationTime().time_since_epoch().count() << '\n';
  llvm::SHA256 hash;
  hash.update(facts);
  hash.update(source);
  key = llvm::toHex(hash.final(), /*LowerCase=*/true);
}

std::string Cache::path(llvm::StringRef extension) const {
  llvm::SmallString<128> result(directory);
  llvm::sys::path::append(result, key + extension);
  return result.str().str();
}

std::optional<CachedArtifact> Cache::find() const {
  auto artifact = llvm::MemoryBuffer::getFile(path(".trc"));
  auto report = llvm::MemoryBuffer::getFile(path(".json"));
  if (!artifact || !report)
    return std::nullopt;
  return CachedArtifact{(*artifact)->getBuffer().str(),
                        (*report)->getBuffer().str()};
}

llvm::Error Cache::store(const CachedArtifact &artifact) const {
  if (std::error_code failed = llvm::sys::fs::create_directories(directory))
    return llvm::createFileError(directory, failed);
  auto write = [&](llvm::StringRef extension, llvm::StringRef bytes) {
    return llvm::writeToOutput(path(extension), [&](llvm::raw_ostream &os) {
      os << bytes;
      return llvm::Error::success();
    });
  };
  if (llvm::Error failed = write(".json", artifact.report))
    return failed;
  return write(".trc", artifact.artifact);
}
