//===- OperandNames.cpp - the tensors of a call by name -------------------===//

#include "OperandNames.h"

namespace trc::runtime::host {

namespace {

struct Row {
  std::string_view kernel, operands, results;
};

constexpr Row rows[] = {
#define TRC_TENSORS(operation, operands, results)                              \
  {operation, operands, results},
// Those that find their tensors by name refuse what they do not know.
#define TRC_TENSORS_BY_NAME(operation, operands, results)
#include "schema/LibraryTensors.def"
};

/// Takes the first word off a list.
std::string_view takeWord(std::string_view &list) {
  const size_t end = std::min(list.find(' '), list.size());
  const std::string_view word = list.substr(0, end);
  list.remove_prefix(std::min(end + 1, list.size()));
  return word;
}

/// Whether `name` is `stem`, or one of several: "inputs.0".
bool isOneOf(std::string_view name, std::string_view stem) {
  return name.starts_with(stem) &&
         (name.size() == stem.size() || name[stem.size()] == '.');
}

class NameReader {
public:
  explicit NameReader(std::span<const OperandType> operands)
      : operands(operands) {}

  /// Whether the list names all operands and no others; else `at` and `wanted`
  /// are where it does not.
  bool fits(const Row &row) {
    at = 0;
    if (!read(row.operands) || !read(row.results))
      return false;
    wanted = {};
    return at == operands.size();
  }

  size_t at = 0;
  std::string_view wanted; ///< without its mark; empty: none

private:
  bool read(std::string_view list) {
    while (!list.empty()) {
      wanted = takeWord(list);
      const bool isMany = wanted.ends_with('*');
      const bool isOptional = wanted.ends_with('?');
      if (isMany || isOptional)
        wanted.remove_suffix(1);
      if (isMany)
        while (at < operands.size() && isOneOf(operands[at].name, wanted))
          ++at;
      else if (at < operands.size() && operands[at].name == wanted)
        ++at;
      else if (!isOptional)
        return false;
    }
    return true;
  }

  std::span<const OperandType> operands;
};

/// Of a kernel that a program calls by its own name: in the kernel's order.
constexpr Row customCall = {"stablehlo.custom_call", "inputs*", "results*"};

} // namespace

static Status misnamed(const BindRequest &request, size_t at,
                       std::string_view wanted) {
  std::string text = "operand " + std::to_string(at) + ": ";
  if (!wanted.empty())
    text += "expected '" + std::string(wanted) + "', got ";
  if (at >= request.operands.size())
    return Status::failure(text + "none");
  return Status::failure(text + "'" + std::string(request.operands[at].name) +
                         (wanted.empty() ? "' is one too many" : "'"));
}

Status checkOperandNames(const BindRequest &request) {
  const std::span<const OperandType> operands = request.operands;
  if (operands.empty() || operands[0].name.empty())
    return Status::success();
  for (const Row &row : rows)
    if (row.kernel == request.name) {
      NameReader reader(operands);
      if (reader.fits(customCall) || reader.fits(row))
        return Status::success();
      return misnamed(request, reader.at, reader.wanted);
    }
  constexpr std::string_view sides[] = {"lhs", "rhs"};
  for (size_t side = 0; side < std::size(sides); ++side)
    for (size_t i = 0; i < operands.size(); ++i)
      if (operands[i].name == sides[side] && i != side)
        return misnamed(request, side, sides[side]);
  return Status::success();
}

} // namespace trc::runtime::host
