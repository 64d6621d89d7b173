//===- Ports.cpp - what goes into a run and comes out ---------------------===//
//
// A file's array has the port's type, or one that stands for it: bytes for 2-
// and 4-bit integers, 16-bit patterns for bf16.
//
//===----------------------------------------------------------------------===//

#include "Ports.h"

#include "Npy.h"

#include "start/Complain.h"
#include "trc/Output/InputFile.h"
#include "trc/Reference/Elementwise.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>

namespace trc::run {

using reference::ElementType;
using reference::Tensor;

ExitCode wrongUse(const std::string &message) {
  complain("trc-run", message, WrongUse);
  return WrongUse;
}

/// The array as the port's element type, where it stands for it.
static std::optional<Tensor> adapt(const Tensor &array, ElementType type) {
  if (array.type() == type)
    return array;
  if (type == ElementType::BF16 && array.type() == ElementType::UI16)
    return reference::bitcastConvert(array, type, array.shape());
  bool narrow = reference::bitWidth(type) < 8 && !reference::isBoolean(type);
  ElementType byte =
      reference::isUnsigned(type) ? ElementType::UI8 : ElementType::I8;
  if (!narrow || array.type() != byte)
    return std::nullopt;
  Tensor converted = reference::convert(array, type);
  for (int64_t i = 0; i < array.size(); ++i)
    if (converted.getInt(i) != array.getInt(i))
      return std::nullopt;
  return converted;
}

/// "w tensor<4x8xf32>", without the memory of one.
static std::string describe(const Port &port) {
  std::string shape;
  for (int64_t extent : port.shape)
    shape += std::to_string(extent) + "x";
  return port.name + " " +
         Tensor(port.type, {}).typeText().insert(std::strlen("tensor<"), shape);
}

/// What is missing; or, where there is too much, what the program takes.
static std::string describeMismatch(size_t given,
                                    const std::vector<Port> &ports) {
  std::string message = "expected " + std::to_string(ports.size()) +
                        " inputs, got " + std::to_string(given);
  const bool tooMany = given > ports.size();
  const size_t first = tooMany ? 0 : given;
  for (size_t i = first; i < ports.size(); ++i)
    message += (i > first ? ", "
                : tooMany ? "; there are: "
                          : "; missing: ") +
               describe(ports[i]);
  if (tooMany)
    message += "; JAX leaves out arguments that nothing reads, unless it is "
               "told jax.jit(.., keep_unused=True)";
  return message;
}

ExitCode readInputs(const std::vector<std::string> &files,
                    const std::vector<Port> &ports,
                    std::vector<Tensor> &tensors) {
  if (files.size() != ports.size())
    return wrongUse(describeMismatch(files.size(), ports));
  for (size_t i = 0; i < files.size(); ++i) {
    std::string error;
    auto bytes = readInput(files[i], error);
    if (!bytes)
      return wrongUse("cannot read " + files[i] + ": " + error);
    std::optional<Tensor> array =
        npy::read(reinterpret_cast<const uint8_t *>(bytes->getBufferStart()),
                  bytes->getBufferSize(), error);
    if (!array)
      return wrongUse(files[i] + ": " + error);
    std::optional<Tensor> tensor = adapt(*array, ports[i].type);
    if (!tensor || tensor->shape() != ports[i].shape)
      return wrongUse(files[i] + ": expected " +
                      Tensor(ports[i].type, ports[i].shape).typeText() +
                      " for " + ports[i].name + ", got " + array->typeText());
    tensors.push_back(std::move(*tensor));
  }
  return Done;
}

/// Results are written under other names first, and renamed when all are there.
static ExitCode writeResults(const std::vector<Result> &results,
                             const std::filesystem::path &directory) {
  std::error_code error;
  std::filesystem::create_directories(directory, error);
  if (error)
    return wrongUse("cannot make the directory " + directory.string() + ": " +
                    error.message());
  auto target = [&](const Result &result) {
    return directory / (result.fileName + ".npy");
  };
  auto partial = [&](const Result &result) {
    return directory / (result.fileName + ".npy.part");
  };
  auto giveUp = [&](const Result &result) {
    for (const Result &written : results)
      std::filesystem::remove(partial(written), error);
    return wrongUse("cannot write " + target(result).string());
  };
  for (const Result &result : results) {
    std::vector<uint8_t> bytes = npy::write(result.tensor);
    std::ofstream file(partial(result), std::ios::binary);
    file.write(reinterpret_cast<const char *>(bytes.data()),
               static_cast<std::streamsize>(bytes.size()));
    file.close();
    if (!file)
      return giveUp(result);
  }
  for (const Result &result : results) {
    std::filesystem::rename(partial(result), target(result), error);
    if (error)
      return giveUp(result);
  }
  return Done;
}

ExitCode giveResults(const std::vector<Result> &results,
                     const std::string &directory) {
  if (!directory.empty())
    return writeResults(results, directory);
  // More elements than that show their ends only.
  constexpr int64_t limit = 1000;
  for (const Result &result : results)
    std::printf("%s: %s = %s\n", result.name.c_str(),
                result.tensor.typeText().c_str(),
                reference::valueText(result.tensor, limit).c_str());
  // In order with what else goes to stderr.
  std::fflush(stdout);
  return std::ferror(stdout) ? wrongUse("cannot write the results") : Done;
}

void printTimes(std::vector<uint64_t> nanoseconds) {
  std::sort(nanoseconds.begin(), nanoseconds.end());
  std::fprintf(stderr, "%zu runs: at least %.3f ms, in the middle %.3f ms\n",
               nanoseconds.size(),
               static_cast<double>(nanoseconds.front()) * 1e-6,
               static_cast<double>(nanoseconds[nanoseconds.size() / 2]) * 1e-6);
}

} // namespace trc::run
