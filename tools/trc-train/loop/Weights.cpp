//===- Weights.cpp - a model's weights from and to a file -----------------===//

#include "loop/Weights.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <set>

namespace trc::train {

Result<SafetensorsFile> openWeights(const std::string &path) {
  std::error_code ignored;
  if (!std::filesystem::is_directory(path, ignored))
    return SafetensorsFile::open(path);
  const std::string inside = path + "/model.safetensors";
  if (std::filesystem::exists(inside, ignored))
    return SafetensorsFile::open(inside);
  for (const char *other :
       {"model.safetensors.index.json", "pytorch_model.bin"})
    if (std::filesystem::exists(path + "/" + other, ignored))
      return failed(path, ": there is ", other, " but no model.safetensors; ",
                    "save the model in one safetensors file");
  return failed(path, ": there is no model.safetensors in this folder");
}

static bool sameBytes(const StoredTensor &a, const StoredTensor &b) {
  return a.element == b.element && a.shape == b.shape &&
         (a.bytes == 0 || std::memcmp(a.data, b.data, a.bytes) == 0);
}

/// "a, b, c and 5 more"
static std::string listOf(const std::vector<std::string> &names) {
  std::string list;
  const size_t shown = names.size() <= 4 ? names.size() : 3;
  for (size_t i = 0; i < shown; ++i)
    list += text(i ? ", " : "", "\"", names[i], "\"");
  if (shown < names.size())
    list += text(" and ", names.size() - shown, " more");
  return list;
}

/// Checks that the file has these tensors and no others, each in its shape.
static Status
checkNames(const SafetensorsFile &file,
           const std::map<std::string, const StoredTensor *> &stored,
           const std::vector<const StateTensor *> &wanted) {
  std::vector<std::string> missing, unknown;
  std::map<std::string, const StateTensor *> known;
  for (const StateTensor *tensor : wanted) {
    known.emplace(tensor->name, tensor);
    if (!stored.count(tensor->name))
      missing.push_back(tensor->name);
  }
  for (const auto &[name, tensor] : stored)
    if (!known.count(name))
      unknown.push_back(name);
  if (!missing.empty())
    return failed(file.path(), ": there is no ", listOf(missing),
                  unknown.empty() ? "" : ", but ", listOf(unknown));
  if (!unknown.empty())
    return failed(file.path(), ": the model has no ", listOf(unknown));
  for (const auto &[name, tensor] : stored)
    if (const StateTensor *wants = known.find(name)->second;
        tensor->shape != wants->shape)
      return failed(file.path(), ": \"", name, "\" is ",
                    shapeText(tensor->shape), ", but the model has ",
                    shapeText(wants->shape));
  return Status::success();
}

static std::string_view bareName(std::string_view name,
                                 std::string_view prefix) {
  return name.starts_with(prefix) ? name.substr(prefix.size()) : name;
}

Status checkFinite(const SafetensorsFile &file,
                   const models::WeightNames &names) {
  std::vector<float> values;
  for (const auto &[name, tensor] : file.tensors()) {
    if (names.skips(bareName(name, names.prefix)))
      continue;
    values.resize(tensor.bytes / trc_element_size(tensor.element));
    if (!tensor.toF32(values.data()))
      continue; // its type is refused later
    for (size_t i = 0; i < values.size(); ++i)
      if (!std::isfinite(values[i]))
        return failed(file.path(), ": \"", name, "\": element ", i, " is ",
                      std::isnan(values[i]) ? "nan" : "infinite");
  }
  return file.check();
}

Status loadWeights(const SafetensorsFile &file, TrainingSession &session,
                   const models::WeightNames &names) {
  std::map<std::string, const StoredTensor *> stored;
  for (const auto &[name, tensor] : file.tensors()) {
    std::string bare(bareName(name, names.prefix));
    if (names.skips(bare))
      continue;
    if (!stored.emplace(bare, &tensor).second)
      return failed(file.path(), ": \"", bare,
                    "\" is there with and without \"", names.prefix, "\"");
  }
  std::vector<const StateTensor *> parameters = session.parameters();
  std::set<std::string_view> known;
  for (const StateTensor *parameter : parameters)
    known.insert(parameter->name);
  for (const models::TiedWeight &tie : names.ties) {
    auto copy = stored.find(std::string(tie.copy));
    auto original = stored.find(std::string(tie.original));
    if (copy == stored.end() || known.contains(tie.copy))
      continue;
    if (original == stored.end()) // a file keeps either
      original = stored.emplace(tie.original, copy->second).first;
    if (!sameBytes(*copy->second, *original->second))
      return failed(file.path(), ": \"", tie.copy, "\" is not \"", tie.original,
                    "\"; a weight of its own is not supported");
    stored.erase(copy);
  }
  std::erase_if(stored, [&](const auto &entry) {
    return !known.contains(entry.first) && names.mayLack(entry.first);
  });
  std::erase_if(parameters, [&](const StateTensor *parameter) {
    return !stored.contains(parameter->name) && names.mayLack(parameter->name);
  });
  TRC_RETURN_IF_FAILED(checkNames(file, stored, parameters));

  for (const StateTensor *parameter : parameters) {
    const StoredTensor &tensor = *stored.find(parameter->name)->second;
    const bool isHalf = tensor.element == TRC_F16 || tensor.element == TRC_BF16;
    if (tensor.element != parameter->element &&
        !(isHalf && parameter->element == TRC_F32) &&
        !(parameter->element == TRC_BF16 &&
          (isHalf || tensor.element == TRC_F32)))
      return failed(file.path(), ": \"", parameter->name, "\" is ",
                    trc_element_name(tensor.element), ", but the model has ",
                    trc_element_name(parameter->element));
  }
  for (const StateTensor *parameter : parameters) {
    const StoredTensor &tensor = *stored.find(parameter->name)->second;
    if (tensor.element == parameter->element) {
      TRC_RETURN_IF_FAILED(session.writeState(*parameter, tensor.data));
      continue;
    }
    std::vector<float> wide(static_cast<size_t>(parameter->elements()));
    tensor.toF32(wide.data());
    if (parameter->element == TRC_F32) {
      TRC_RETURN_IF_FAILED(session.writeState(*parameter, wide.data()));
      continue;
    }
    std::vector<uint16_t> rounded(wide.size());
    std::ranges::transform(wide, rounded.begin(), roundToBF16);
    TRC_RETURN_IF_FAILED(session.writeState(*parameter, rounded.data()));
  }
  return file.check();
}

static TensorToWrite toWrite(std::string name, const StateTensor &tensor,
                             const TrainingSession &session) {
  return {std::move(name), tensor.element, tensor.shape, tensor.bytes,
          [&tensor, &session](void *to, size_t) {
            return session.readState(tensor, to);
          }};
}

Status saveWeights(const std::string &path, const TrainingSession &session,
                   const models::WeightNames &names) {
  std::vector<TensorToWrite> tensors;
  for (const StateTensor *parameter : session.parameters())
    tensors.push_back(
        toWrite(names.written(parameter->name), *parameter, session));
  return writeSafetensors(path, tensors, {{"format", "pt"}});
}

Status saveState(const std::string &path, const TrainingSession &session,
                 const std::vector<const StateTensor *> &state) {
  std::vector<TensorToWrite> tensors;
  tensors.reserve(state.size());
  for (const StateTensor *tensor : state)
    tensors.push_back(toWrite(tensor->name, *tensor, session));
  return writeSafetensors(path, tensors, {});
}

Status loadState(const SafetensorsFile &file, TrainingSession &session,
                 const std::vector<const StateTensor *> &state) {
  std::map<std::string, const StoredTensor *> stored;
  for (const auto &[name, tensor] : file.tensors())
    stored.emplace(name, &tensor);
  TRC_RETURN_IF_FAILED(checkNames(file, stored, state));
  for (const StateTensor *tensor : state)
    if (const StoredTensor &found = *stored.find(tensor->name)->second;
        found.element != tensor->element)
      return failed(file.path(), ": \"", tensor->name, "\" is ",
                    trc_element_name(found.element), ", but the program has ",
                    trc_element_name(tensor->element));
  for (const StateTensor *tensor : state)
    TRC_RETURN_IF_FAILED(
        session.writeState(*tensor, stored.find(tensor->name)->second->data));
  return file.check();
}

} // namespace trc::train
