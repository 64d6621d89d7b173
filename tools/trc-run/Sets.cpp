//===- Sets.cpp - arrays by name, of a run's ports ------------------------===//
//
// See Sets.h.
//
//===----------------------------------------------------------------------===//

#include "Sets.h"

#include "Npy.h"
#include "Zip.h"

#include "trc/Output/InputFile.h"
#include "weights/Safetensors.h"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>

namespace trc::run {

using reference::ElementType;
using reference::Tensor;
namespace fs = std::filesystem;

namespace {

constexpr std::string_view npyEnding = ".npy";

bool endsWith(std::string_view text, std::string_view ending) {
  return text.ends_with(ending);
}

std::string withoutEnding(std::string name) {
  if (endsWith(name, npyEnding))
    name.resize(name.size() - npyEnding.size());
  return name;
}

bool addArray(NamedTensors &to, const std::string &name, const uint8_t *data,
              size_t size, std::string &error) {
  std::optional<Tensor> array = npy::read(data, size, error);
  if (array)
    to.insert_or_assign(withoutEnding(name), std::move(*array));
  else
    error = "'" + name + "': " + error;
  return array.has_value();
}

std::optional<NamedTensors> readFolder(const std::string &path,
                                       std::string &error) {
  NamedTensors found;
  std::error_code fault;
  std::vector<fs::path> files;
  for (const fs::directory_entry &entry : fs::directory_iterator(path, fault))
    if (entry.path().extension() == npyEnding)
      files.push_back(entry.path());
  if (fault) {
    error = fault.message();
    return std::nullopt;
  }
  std::sort(files.begin(), files.end());
  for (const fs::path &file : files) {
    auto bytes = readInput(file.string(), error);
    if (!bytes ||
        !addArray(found, file.filename().string(),
                  reinterpret_cast<const uint8_t *>(bytes->getBufferStart()),
                  bytes->getBufferSize(), error))
      return std::nullopt;
  }
  return found;
}

std::optional<NamedTensors> readNpz(const std::string &path,
                                    std::string &error) {
  auto file = readInput(path, error);
  if (!file)
    return std::nullopt;
  auto members =
      zip::read({reinterpret_cast<const uint8_t *>(file->getBufferStart()),
                 file->getBufferSize()},
                error);
  if (!members)
    return std::nullopt;
  NamedTensors found;
  for (const auto &[name, bytes] : *members)
    if (!addArray(found, name, bytes.data(), bytes.size(), error))
      return std::nullopt;
  return found;
}

std::optional<NamedTensors> readSafetensors(const std::string &path,
                                            std::string &error) {
  auto file = train::SafetensorsFile::open(path);
  if (file.failed()) {
    error = file.takeStatus().message();
    return std::nullopt;
  }
  NamedTensors found;
  for (const auto &[name, stored] : file->tensors()) {
    Tensor tensor(static_cast<ElementType>(stored.element), stored.shape);
    auto bytes = tensor.mutableBytes();
    if (bytes.size() != stored.bytes) {
      error = "'" + name + "' is of a type that cannot be an input";
      return std::nullopt;
    }
    if (stored.bytes)
      std::memcpy(bytes.data(), stored.data, stored.bytes);
    found.insert_or_assign(name, std::move(tensor));
  }
  if (runtime::Status status = file->check(); status.failed()) {
    error = status.message();
    return std::nullopt;
  }
  return found;
}

/// Under another name first.
std::string writeFile(const fs::path &path, const std::vector<uint8_t> &bytes) {
  const fs::path partial = path.string() + ".part";
  std::ofstream file(partial, std::ios::binary);
  file.write(reinterpret_cast<const char *>(bytes.data()),
             static_cast<std::streamsize>(bytes.size()));
  file.close();
  std::error_code fault;
  if (file)
    fs::rename(partial, path, fault);
  if (file && !fault)
    return "";
  fs::remove(partial, fault);
  return "cannot write " + path.string();
}

std::string writeFolder(const std::string &path, const NamedTensors &tensors) {
  std::error_code fault;
  fs::create_directories(path, fault);
  if (fault)
    return "cannot make the directory " + path + ": " + fault.message();
  for (const auto &[name, tensor] : tensors) {
    if (name.find('/') != std::string::npos)
      return "'" + name + "' cannot be the name of a file; write a .npz";
    fs::path file = fs::path(path) / (name + std::string(npyEnding));
    if (std::string wrong = writeFile(file, npy::write(tensor)); !wrong.empty())
      return wrong;
  }
  return "";
}

std::string writeNpz(const std::string &path, const NamedTensors &tensors) {
  std::vector<std::pair<std::string, std::vector<uint8_t>>> members;
  for (const auto &[name, tensor] : tensors)
    members.emplace_back(name + std::string(npyEnding), npy::write(tensor));
  auto archive = zip::write(members);
  return archive ? writeFile(path, *archive)
                 : path + ": more than 4 GiB or 65534 arrays; write a "
                          ".safetensors file or a folder";
}

std::string writeSafetensors(const std::string &path,
                             const NamedTensors &tensors) {
  std::vector<train::TensorToWrite> all;
  for (const auto &[name, tensor] : tensors) {
    const auto element = static_cast<trc_element>(tensor.type());
    if (!train::safetensorsName(element))
      return path + ": safetensors has no type for '" + name + "', " +
             tensor.typeText() + "; write a .npz";
    all.push_back({name, element, tensor.shape(), tensor.bytes().size(),
                   [&tensor = tensor](void *to, size_t bytes) {
                     std::memcpy(to, tensor.bytes().data(), bytes);
                     return runtime::Status::success();
                   }});
  }
  runtime::Status status = train::writeSafetensors(path, all, {});
  return status.failed() ? status.message() : "";
}

} // namespace

std::optional<NamedTensors> readSet(const std::string &path,
                                    std::string &error) {
  if (endsWith(path, ".safetensors"))
    return readSafetensors(path, error);
  std::optional<NamedTensors> found;
  if (endsWith(path, ".npz"))
    found = readNpz(path, error);
  else if (std::error_code fault; fs::is_directory(path, fault))
    found = readFolder(path, error);
  else
    error = "is no set: no .npz or .safetensors file, and no folder";
  if (!found)
    error = path + ": " + error;
  return found;
}

std::string writeSet(const std::string &path, const NamedTensors &tensors) {
  return endsWith(path, ".safetensors") ? writeSafetensors(path, tensors)
         : endsWith(path, ".npz")       ? writeNpz(path, tensors)
                                        : writeFolder(path, tensors);
}

} // namespace trc::run
