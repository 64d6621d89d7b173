//===- Sets.cpp - arrays by name, of a run's ports ------------------------===//
//
// See Sets.h.
//
//===----------------------------------------------------------------------===//

#include "Sets.h"

#include "Npy.h"
#include "Zip.h"

#include "data/WholeFile.h"
#include "trc/Output/InputFile.h"
#include "weights/Safetensors.h"

#include <algorithm>
#include <cstring>
#include <filesystem>

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
  if (!array)
    error = "'" + name + "': " + error;
  else if (!to.try_emplace(withoutEnding(name), std::move(*array)).second)
    error = "has two arrays called '" + withoutEnding(name) + "'";
  else
    return true;
  return false;
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
    // A byte of a file that others wrote; of ours, a truth value is 0 or 1.
    if (reference::isBoolean(tensor.type()))
      for (uint8_t &byte : bytes)
        byte = byte != 0;
    found.insert_or_assign(name, std::move(tensor));
  }
  if (runtime::Status status = file->check(); status.failed()) {
    error = status.message();
    return std::nullopt;
  }
  return found;
}

std::string_view textOf(const std::vector<uint8_t> &bytes) {
  return {reinterpret_cast<const char *>(bytes.data()), bytes.size()};
}

std::string checkFolder(const std::string &path,
                        const std::map<std::string, ElementType> &arrays) {
  for (const auto &[name, type] : arrays)
    if (name.empty() || name.find('/') != std::string::npos ||
        name.find('\0') != std::string::npos)
      return path + ": '" + name + "' cannot be a file's name; write a .npz";
  std::error_code fault;
  if (!fs::exists(path, fault))
    return "";
  if (!fs::is_directory(path, fault))
    return path + ": is no .npz or .safetensors file, and no folder";
  for (const fs::directory_entry &entry : fs::directory_iterator(path, fault)) {
    const fs::path file = entry.path();
    if (file.extension() == npyEnding && !arrays.count(file.stem().string()))
      return path + ": has an array '" + file.stem().string() +
             "' that is not to be written; remove it, or name another folder";
  }
  return fault ? path + ": " + fault.message() : "";
}

runtime::Status writeArrays(const std::string &path,
                            const NamedTensors &tensors) {
  TRC_RETURN_IF_FAILED(train::makeFolder(path));
  train::WholeFiles files;
  for (const auto &[name, tensor] : tensors)
    TRC_RETURN_IF_FAILED(
        files.add(fs::path(path) / (name + std::string(npyEnding)),
                  textOf(npy::write(tensor))));
  return files.commit();
}

std::string writeNpz(const std::string &path, const NamedTensors &tensors) {
  std::vector<std::pair<std::string, std::vector<uint8_t>>> members;
  for (const auto &[name, tensor] : tensors)
    members.emplace_back(name + std::string(npyEnding), npy::write(tensor));
  auto archive = zip::write(members);
  return archive
             ? train::writeWholeFile(path, textOf(*archive)).message()
             : path + ": more than 4 GiB or 65534 arrays; write a .safetensors "
                      "file or a folder";
}

std::string checkSafetensors(const std::string &path,
                             const std::map<std::string, ElementType> &arrays) {
  for (const auto &[name, type] : arrays)
    if (!train::safetensorsName(static_cast<trc_element>(type)))
      return path + ": safetensors has no type for '" + name + "', " +
             Tensor(type, {}).typeText() + "; write a .npz";
  return "";
}

std::string writeSafetensors(const std::string &path,
                             const NamedTensors &tensors) {
  std::vector<train::TensorToWrite> all;
  for (const auto &[name, tensor] : tensors) {
    const auto element = static_cast<trc_element>(tensor.type());
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

std::string writeFolder(const std::string &path, const NamedTensors &tensors) {
  return writeArrays(path, tensors).message();
}

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

std::string checkSet(const std::string &path,
                     const std::map<std::string, ElementType> &arrays) {
  return endsWith(path, ".safetensors") ? checkSafetensors(path, arrays)
         : endsWith(path, ".npz")       ? ""
                                        : checkFolder(path, arrays);
}

std::string writeSet(const std::string &path, const NamedTensors &tensors) {
  std::map<std::string, ElementType> arrays;
  for (const auto &[name, tensor] : tensors)
    arrays.emplace(name, tensor.type());
  if (std::string wrong = checkSet(path, arrays); !wrong.empty())
    return wrong;
  return endsWith(path, ".safetensors") ? writeSafetensors(path, tensors)
         : endsWith(path, ".npz")       ? writeNpz(path, tensors)
                                        : writeFolder(path, tensors);
}

} // namespace trc::run
