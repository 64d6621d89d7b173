//===- NamedFile.cpp - a file that was read -------------------------------===//

#include "data/NamedFile.h"

#include "data/MappedFile.h"

namespace trc::train {

Result<NamedFile> NamedFile::read(const std::string &path) {
  Result<MappedFile> file = MappedFile::open(path);
  if (file.failed())
    return file.takeStatus();
  NamedFile read{path, std::string(file->text())};
  TRC_RETURN_IF_FAILED(file->check());
  return read;
}

} // namespace trc::train
