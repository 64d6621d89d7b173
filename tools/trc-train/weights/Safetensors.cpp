//===- Safetensors.cpp - files of named tensors ---------------------------===//

#include "weights/Safetensors.h"

#include "data/WholeFile.h"
#include "text/Json.h"
#include "text/Utf8.h"

#include <algorithm>
#include <cstring>
#include <limits>

namespace trc::train {

using nlohmann::json;

/// What the format allows.
static constexpr uint64_t longestHeader = 100'000'000;

std::string shapeText(const std::vector<int64_t> &shape) {
  std::string result = "[";
  for (size_t i = 0; i < shape.size(); ++i)
    result += text(i ? ", " : "", shape[i]);
  return result + "]";
}

bool StoredTensor::toF32(float *to) const {
  const size_t count = bytes / trc_element_size(element);
  if (element == TRC_F32) {
    std::memcpy(to, data, bytes);
    return true;
  }
  if (element != TRC_F16 && element != TRC_BF16)
    return false;
  for (size_t i = 0; i < count; ++i) {
    uint16_t bits;
    std::memcpy(&bits, data + 2 * i, 2);
    to[i] = element == TRC_F16 ? widenF16(bits) : widenBF16(bits);
  }
  return true;
}

Result<SafetensorsFile> SafetensorsFile::open(const std::string &path) {
  Result<MappedFile> mapped = MappedFile::open(path);
  if (mapped.failed())
    return mapped.takeStatus();
  SafetensorsFile result;
  result.file = *mapped;
  const size_t size = mapped->size();
  if (size < 8)
    return failed(path, ": byte ", size, ": the file ends inside the length ",
                  "of its header, 8 bytes");
  uint64_t header;
  std::memcpy(&header, mapped->data(), 8);
  if (header > longestHeader)
    return failed(path, ": byte 0: a header of ", header, " bytes, at most ",
                  longestHeader, " are allowed; is this a safetensors file?");
  if (header > size - 8)
    return failed(path, ": byte ", size, ": the file ends inside its header, ",
                  "which ends at byte ", 8 + header);
  TRC_RETURN_IF_FAILED(
      result.readHeader(mapped->text().substr(8, header), size - 8 - header));
  return result;
}

namespace {
/// One entry of the header as it is being checked.
struct Range {
  uint64_t begin, end;
  const std::string *name;
};
} // namespace

static bool isNumberList(const json *value) {
  return value && value->is_array() &&
         std::all_of(value->begin(), value->end(), [](const json &element) {
           return element.is_number_unsigned() &&
                  element.get<uint64_t>() <=
                      uint64_t{std::numeric_limits<int64_t>::max()};
         });
}

static const json *member(const json &object, const char *name) {
  auto found = object.find(name);
  return found == object.end() ? nullptr : &*found;
}

/// Reads one entry except its place among the others.
static Status readEntry(const std::string &place, const json &entry,
                        StoredTensor &tensor, Range &range) {
  if (!entry.is_object())
    return failed(place, ": expected an object, got ", entry.type_name());
  for (const auto &[key, value] : entry.items())
    if (key != "dtype" && key != "shape" && key != "data_offsets")
      return failed(place, ": unknown key \"", key, "\"");
  const json *type = member(entry, "dtype"), *shape = member(entry, "shape"),
             *offsets = member(entry, "data_offsets");
  if (!type || !type->is_string())
    return failed(place, ": no dtype");
  const std::string typeName = type->get<std::string>();
  std::optional<trc_element> element = elementNamed(typeName);
  if (!element)
    return failed(place, ": dtype ", typeName, " is not supported");
  if (!isNumberList(shape))
    return failed(place, ": expected a shape of numbers from 0 on");
  if (!isNumberList(offsets) || offsets->size() != 2)
    return failed(place, ": expected two data_offsets from 0 on");
  tensor.element = *element;
  tensor.shape = shape->get<std::vector<int64_t>>();
  range.begin = (*offsets)[0].get<uint64_t>();
  range.end = (*offsets)[1].get<uint64_t>();
  uint64_t bytes = trc_element_size(*element);
  for (const int64_t extent : tensor.shape)
    if (__builtin_mul_overflow(bytes, static_cast<uint64_t>(extent), &bytes))
      return failed(place, ": the shape ", shapeText(tensor.shape),
                    " has too many elements");
  if (range.end < range.begin || range.end - range.begin != bytes)
    return failed(place, ": ", typeName, " of ", shapeText(tensor.shape),
                  " takes ", bytes, " bytes, but its data_offsets are ",
                  range.begin, " to ", range.end);
  tensor.bytes = bytes;
  return Status::success();
}

Status SafetensorsFile::readHeader(std::string_view header, size_t dataBytes) {
  Result<LocatedJson> parsed = parseJson(header, path() + ": header");
  if (parsed.failed())
    return parsed.takeStatus();
  if (!parsed->value.is_object())
    return failed(path(), ": header: expected an object, got ",
                  parsed->value.type_name());
  std::vector<Range> ranges;
  for (const auto &[name, entry] : parsed->value.items()) {
    if (name == "__metadata__") {
      if (!entry.is_object())
        return failed(path(), ": __metadata__: expected an object, got ",
                      entry.type_name());
      for (const auto &[key, value] : entry.items()) {
        if (!value.is_string())
          return failed(path(), ": __metadata__: \"", key,
                        "\": expected a text, got ", value.type_name());
        about.emplace(key, value.get<std::string>());
      }
      continue;
    }
    StoredTensor tensor;
    Range range;
    TRC_RETURN_IF_FAILED(
        readEntry(text(path(), ": \"", name, "\""), entry, tensor, range));
    auto [stored, isNew] = content.emplace(name, std::move(tensor));
    range.name = &stored->first;
    ranges.push_back(range);
  }

  std::sort(ranges.begin(), ranges.end(), [](const Range &a, const Range &b) {
    return std::pair(a.begin, a.end) < std::pair(b.begin, b.end);
  });
  uint64_t at = 0;
  const std::string *before = nullptr;
  for (const Range &range : ranges) {
    if (range.begin < at)
      return failed(path(), ": \"", *range.name, "\" starts at data byte ",
                    range.begin, ", inside \"", *before, "\", which ends at ",
                    at);
    if (range.begin > at)
      return failed(path(), ": \"", *range.name, "\": a hole of ",
                    range.begin - at, " bytes before it, from data byte ", at);
    StoredTensor &tensor = content.find(*range.name)->second;
    at = range.end;
    before = range.name;
    if (at > dataBytes)
      return failed(path(), ": \"", *range.name, "\" ends at data byte ", at,
                    ", but the file was cut at ", dataBytes);
    tensor.data = file.data() + (file.size() - dataBytes) + range.begin;
  }
  if (at != dataBytes)
    return failed(path(), ": ", dataBytes - at,
                  " bytes after the last tensor, from data byte ", at);
  return Status::success();
}

Status writeSafetensors(const std::string &path,
                        const std::vector<TensorToWrite> &tensors,
                        const std::map<std::string, std::string> &metadata) {
  // An ordered object: the header lists the tensors as they lie.
  nlohmann::ordered_json header;
  if (!metadata.empty())
    header["__metadata__"] = metadata;
  uint64_t at = 0;
  size_t largest = 0;
  for (const TensorToWrite &tensor : tensors) {
    if (findInvalidUtf8(tensor.name) != std::string_view::npos)
      return failed(path, ": \"", printable(tensor.name),
                    "\": a name that is not UTF-8 cannot be saved");
    const char *type = safetensorsName(tensor.element);
    if (!type)
      return failed(path, ": \"", tensor.name, "\": safetensors has no ",
                    trc_element_name(tensor.element));
    header[tensor.name] = {{"dtype", type},
                           {"shape", tensor.shape},
                           {"data_offsets", {at, at + tensor.bytes}}};
    at += tensor.bytes;
    largest = std::max(largest, tensor.bytes);
  }
  std::string head = header.dump();
  head.resize((head.size() + 7) / 8 * 8, ' '); // data aligned to 8 bytes
  const uint64_t length = head.size();

  WholeFile file(path);
  TRC_RETURN_IF_FAILED(file.open());
  TRC_RETURN_IF_FAILED(file.write(&length, sizeof length));
  TRC_RETURN_IF_FAILED(file.write(head.data(), head.size()));
  std::vector<uint8_t> buffer(largest);
  for (const TensorToWrite &tensor : tensors) {
    TRC_RETURN_IF_FAILED(tensor.read(buffer.data(), tensor.bytes));
    TRC_RETURN_IF_FAILED(file.write(buffer.data(), tensor.bytes));
  }
  return file.commit();
}

} // namespace trc::train
