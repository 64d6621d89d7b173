//===- TemporaryFolder.h - a folder for one test ----------------*- C++ -*-===//

#ifndef TRC_TEST_TRAINER_TEMPORARYFOLDER_H
#define TRC_TEST_TRAINER_TEMPORARYFOLDER_H

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

namespace trc::train {

class TemporaryFolder {
public:
  TemporaryFolder() {
    std::string name = testing::TempDir() + "trc-train-XXXXXX";
    path = mkdtemp(name.data());
  }
  ~TemporaryFolder() { std::filesystem::remove_all(path); }

  std::string file(const std::string &name) const { return path + "/" + name; }
  /// Writes a file and gives its path.
  std::string write(const std::string &name, std::string_view content) const {
    std::ofstream(file(name), std::ios::binary) << content;
    return file(name);
  }
  size_t count() const {
    std::filesystem::directory_iterator begin(path), end;
    return static_cast<size_t>(std::distance(begin, end));
  }

  std::string path;
};

inline std::string readFile(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// The text of a failure, without the folder; "" on success.
template <typename T>
std::string messageOf(T &&outcome, const TemporaryFolder &folder) {
  std::string message;
  if constexpr (requires { outcome.takeStatus(); })
    message = outcome.failed() ? outcome.takeStatus().message() : "";
  else
    message = outcome.message();
  const std::string prefix = folder.path + "/";
  for (size_t at; (at = message.find(prefix)) != std::string::npos;)
    message.erase(at, prefix.size());
  return message;
}

} // namespace trc::train

#endif // TRC_TEST_TRAINER_TEMPORARYFOLDER_H
