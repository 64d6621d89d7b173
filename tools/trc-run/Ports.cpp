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
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <iterator>

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

/// How a user gets an argument back that JAX left out: of a step that trc made,
/// or where all are said to be missing, JAX is not to blame.
static const char *unusedMend(const std::vector<Port> &entry) {
  const bool isFromJax =
      !entry.empty() && std::none_of(entry.begin(), entry.end(),
                                     [](const Port &p) { return p.isState; });
  return isFromJax ? "; JAX leaves out arguments that nothing reads, unless it "
                     "is told jax.jit(.., keep_unused=True)"
                   : "";
}

std::string NamedInputs::read(const Options &options) {
  std::string fault;
  for (const std::string &path : options.sets) {
    std::optional<NamedTensors> set = readSet(path, fault);
    if (!set)
      return fault;
    for (auto &[name, tensor] : *set) {
      auto [it, fresh] = tensors.try_emplace(name, Named{tensor, path});
      if (!fresh)
        return "'" + name + "' is in " + it->second.path + " and in " + path;
    }
  }
  std::error_code error;
  if (options.stateSet.empty() ||
      !std::filesystem::exists(options.stateSet, error))
    return "";
  std::optional<NamedTensors> state = readSet(options.stateSet, fault);
  if (!state)
    return fault;
  for (auto &[name, tensor] : *state)
    tensors.insert_or_assign(name, Named{tensor, options.stateSet});
  return "";
}

const Tensor &NamedInputs::take(const Port &port) {
  taken.insert(port.name);
  if (port.isState)
    kept.insert(port.name);
  return tensors.at(port.name).tensor;
}

std::string NamedInputs::checkTaken(const std::vector<Port> &ports) const {
  for (const auto &[name, named] : tensors) {
    if (taken.count(name))
      continue;
    std::string message = named.path + ": no input is called '" + name + "'";
    for (size_t i = 0; i < ports.size(); ++i)
      message += (i ? ", " : "; there are: ") + describe(ports[i]);
    return message + (ports.empty() ? "; there are none" : unusedMend(ports));
  }
  return "";
}

/// What is missing; or, where there is too much, what the program takes.
static std::string describeMismatch(size_t given,
                                    const std::vector<Port> &ports,
                                    const std::vector<Port> &all) {
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
    message += unusedMend(all);
  return message;
}

/// The array as the port has it, into `tensors`.
static std::string give(const Tensor &array, const std::string &source,
                        const Port &port, std::vector<Tensor> &tensors) {
  std::optional<Tensor> tensor = adapt(array, port.type);
  if (!tensor || tensor->shape() != port.shape)
    return source + ": expected " + Tensor(port.type, port.shape).typeText() +
           " for " + port.name + ", got " + array.typeText();
  tensors.push_back(std::move(*tensor));
  return "";
}

std::string readInputs(const std::vector<std::string> &files,
                       NamedInputs &named, const std::vector<Port> &ports,
                       const std::vector<Port> &all,
                       std::vector<Tensor> &tensors) {
  std::vector<Port> others;
  std::copy_if(ports.begin(), ports.end(), std::back_inserter(others),
               [&](const Port &port) { return !named.has(port); });
  if (files.size() != others.size())
    return describeMismatch(files.size(), others, all);
  auto file = files.begin();
  for (const Port &port : ports) {
    if (named.has(port)) {
      if (std::string wrong = give(named.take(port), port.name, port, tensors);
          !wrong.empty())
        return wrong;
      continue;
    }
    std::string error;
    auto bytes = readInput(*file, error);
    if (!bytes)
      return "cannot read " + *file + ": " + error;
    std::optional<Tensor> array =
        npy::read(reinterpret_cast<const uint8_t *>(bytes->getBufferStart()),
                  bytes->getBufferSize(), error);
    if (!array)
      return *file + ": " + error;
    if (std::string wrong = give(*array, *file, port, tensors); !wrong.empty())
      return wrong;
    ++file;
  }
  return "";
}

void carryOver(const std::vector<Port> &ports, std::vector<Tensor> &inputs,
               const std::string &name, const Tensor &result) {
  for (size_t i = 0; i < ports.size(); ++i)
    if (ports[i].name == name && ports[i].type == result.type() &&
        ports[i].shape == result.shape())
      inputs[i] = result;
}

/// Whether a result is the next value of an input: one of its name and type.
static bool isNextInput(const Port &result, const std::vector<Port> &inputs) {
  return std::any_of(inputs.begin(), inputs.end(), [&](const Port &port) {
    return port.name == result.name && port.type == result.type &&
           port.shape == result.shape;
  });
}

std::string checkRanks(const Options &options, int64_t ranks) {
  return ranks > 1 && (!options.outputSet.empty() || !options.stateSet.empty())
             ? "--outputs and --state are for one rank; use --output-dir"
             : "";
}

std::string checkSets(const Options &options, const std::vector<Port> &inputs,
                      const std::vector<Port> &outputs) {
  if (options.outputSet.empty() && options.stateSet.empty())
    return "";
  if (options.outputSet == options.stateSet)
    return "--outputs and --state name the same set, " + options.stateSet;
  std::map<std::string, ElementType> all, state;
  for (const Port &port : outputs) {
    if (!all.try_emplace(port.name, port.type).second)
      return "two results are called '" + port.name + "'; use --output-dir";
    if (isNextInput(port, inputs))
      state.emplace(port.name, port.type);
  }
  if (!options.stateSet.empty() && state.empty())
    return options.stateSet + ": no result has the name and the type of an "
                              "input, so there is no state";
  std::string wrong;
  if (!options.outputSet.empty())
    wrong = checkSet(options.outputSet, all);
  if (!options.stateSet.empty() && wrong.empty())
    wrong = checkSet(options.stateSet, state);
  return wrong;
}

/// The sets of the command line; one, where the other cannot be.
static ExitCode writeSets(const std::vector<Result> &results,
                          const Options &options,
                          const std::vector<Port> &inputs) {
  NamedTensors all, state;
  for (const Result &result : results) {
    const Tensor &tensor = result.tensor;
    all.insert_or_assign(result.name, tensor);
    if (isNextInput({result.name, tensor.type(), tensor.shape()}, inputs))
      state.insert_or_assign(result.name, tensor);
  }
  ExitCode code = Done;
  auto write = [&](const std::string &path, const NamedTensors &tensors) {
    if (path.empty())
      return;
    if (std::string wrong = writeSet(path, tensors); !wrong.empty())
      code = wrongUse(wrong);
  };
  write(options.stateSet, state);
  write(options.outputSet, all);
  return code;
}

ExitCode giveResults(const std::vector<Result> &results, const Options &options,
                     const std::vector<Port> &inputs) {
  const ExitCode code = writeSets(results, options, inputs);
  if (!options.outputDirectory.empty()) {
    NamedTensors files;
    for (const Result &result : results)
      files.insert_or_assign(result.fileName, result.tensor);
    const std::string wrong = writeFolder(options.outputDirectory, files);
    return wrong.empty() ? code : wrongUse(wrong);
  }
  if (!options.outputSet.empty())
    return code;
  // More elements than that show their ends only.
  constexpr int64_t limit = 1000;
  int reason = 0; // of the first write that failed
  auto notice = [&](bool isWritten) {
    if (!isWritten && reason == 0)
      reason = errno;
  };
  for (const Result &result : results)
    notice(std::printf("%s: %s = %s\n", result.name.c_str(),
                       result.tensor.typeText().c_str(),
                       reference::valueText(result.tensor, limit).c_str()) >=
           0);
  // In order with what else goes to stderr.
  notice(std::fflush(stdout) == 0);
  if (reason != 0)
    return wrongUse(std::string("cannot write the results: ") +
                    std::strerror(reason));
  return std::ferror(stdout) ? wrongUse("cannot write the results") : code;
}

void printTimes(std::vector<uint64_t> nanoseconds) {
  std::sort(nanoseconds.begin(), nanoseconds.end());
  std::fprintf(stderr, "%zu runs: at least %.3f ms, in the middle %.3f ms\n",
               nanoseconds.size(),
               static_cast<double>(nanoseconds.front()) * 1e-6,
               static_cast<double>(nanoseconds[nanoseconds.size() / 2]) * 1e-6);
}

} // namespace trc::run
