//===- NamedFile.h - a file that was read -----------------------*- C++ -*-===//

#ifndef TRC_TOOLS_TRC_TRAIN_DATA_NAMEDFILE_H
#define TRC_TOOLS_TRC_TRAIN_DATA_NAMEDFILE_H

#include "Failure.h"

#include <string>

namespace trc::train {

struct NamedFile {
  std::string name; ///< in its folder, or as messages call it
  std::string content;

  /// Called by its path.
  static Result<NamedFile> read(const std::string &path);
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_DATA_NAMEDFILE_H
