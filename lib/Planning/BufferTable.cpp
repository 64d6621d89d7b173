//===- BufferTable.cpp - buffers as CSV -----------------------------------===//
//
// A strict reader: whatever is not a table of non-negative integers under known
// names is refused with its line. No quoting: ids with commas do not occur.
//
//===----------------------------------------------------------------------===//

#include "trc/Planning/BufferTable.h"

#include <algorithm>
#include <charconv>

using namespace trc::planning;

namespace {

enum Column { Id, Lower, Upper, End, Size, Alignment, Offset, Other };

Column columnOf(std::string_view name) {
  if (name == "id" || name == "buffer" || name == "buffer_id")
    return Id;
  if (name == "lower" || name == "start" || name == "begin")
    return Lower;
  if (name == "upper")
    return Upper;
  if (name == "end")
    return End;
  if (name == "size")
    return Size;
  if (name == "alignment")
    return Alignment;
  if (name == "offset")
    return Offset;
  return Other;
}

std::string_view trim(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
    text.remove_prefix(1);
  while (!text.empty() &&
         (text.back() == ' ' || text.back() == '\t' || text.back() == '\r'))
    text.remove_suffix(1);
  return text;
}

std::vector<std::string_view> split(std::string_view line) {
  std::vector<std::string_view> fields;
  for (;;) {
    size_t comma = line.find(',');
    fields.push_back(trim(line.substr(0, comma)));
    if (comma == std::string_view::npos)
      return fields;
    line.remove_prefix(comma + 1);
  }
}

/// The line without its `offset` field.
std::string join(std::span<const std::string_view> fields,
                 std::span<const Column> columns) {
  std::string text;
  for (size_t i = 0; i < fields.size(); ++i)
    if (columns[i] != Offset)
      text += "," + std::string(fields[i]);
  return text.substr(1); // a field may be empty, the line is not
}

/// Large enough for any machine, and no sum of a million of them overflows.
constexpr int64_t largestNumber = int64_t(1) << 42;

} // namespace

std::string trc::planning::parseBufferTable(std::string_view text,
                                            BufferTable &table) {
  table = {};
  std::vector<Column> columns;
  int64_t afterEnd = 0; // from what the column gives to the exclusive bound
  size_t number = 0;
  while (!text.empty()) {
    size_t newline = text.find('\n');
    std::string_view line = trim(text.substr(0, newline));
    text.remove_prefix(newline == std::string_view::npos ? text.size()
                                                         : newline + 1);
    ++number;
    if (line.empty())
      continue;
    std::string where = "line " + std::to_string(number) + ": ";
    std::vector<std::string_view> fields = split(line);
    if (columns.empty()) {
      for (std::string_view field : fields) {
        Column column = columnOf(field);
        if (column == End) {
          column = Upper;
          afterEnd = 1;
        }
        if (column != Other &&
            std::count(columns.begin(), columns.end(), column))
          return where + "column '" + std::string(field) +
                 "' stands twice; keep one";
        columns.push_back(column);
      }
      for (auto [column, name] : {std::pair{Id, "id"},
                                  {Lower, "lower"},
                                  {Upper, "upper"},
                                  {Size, "size"}})
        if (!std::count(columns.begin(), columns.end(), column))
          return where + "no column '" + name +
                 "'; begin the file with a line id,lower,upper,size";
      table.header = join(fields, columns);
      continue;
    }
    if (fields.size() != columns.size())
      return where + "expected " + std::to_string(columns.size()) +
             " fields, got " + std::to_string(fields.size()) +
             "; give one for each name in the first line";
    Buffer buffer;
    int64_t offset = 0;
    for (size_t i = 0; i < fields.size(); ++i) {
      if (columns[i] == Id || columns[i] == Other)
        continue;
      int64_t value = 0;
      const char *begin = fields[i].data();
      const char *end = begin + fields[i].size();
      auto [rest, error] = std::from_chars(begin, end, value);
      if (error != std::errc() || rest != end || value < 0 ||
          value > largestNumber)
        return where + "expected an integer from 0 to " +
               std::to_string(largestNumber) + ", got '" +
               std::string(fields[i]) + "'";
      switch (columns[i]) {
      case Lower:
        buffer.lower = value;
        break;
      case Upper:
        buffer.upper = value + afterEnd;
        break;
      case Size:
        buffer.size = value;
        break;
      case Alignment:
        buffer.alignment = value;
        break;
      default:
        offset = value;
        break;
      }
    }
    if (buffer.upper < buffer.lower)
      return where + "the lifetime ends at " +
             std::to_string(buffer.upper - afterEnd) +
             ", before it begins at " + std::to_string(buffer.lower) +
             "; give none that ends before it begins";
    if (buffer.alignment < 1 || (buffer.alignment & (buffer.alignment - 1)))
      return where + "alignment " + std::to_string(buffer.alignment) +
             " is no power of two";
    table.lines.push_back(join(fields, columns));
    table.buffers.push_back(buffer);
    if (std::count(columns.begin(), columns.end(), Offset))
      table.offsets.push_back(offset);
    if (table.buffers.size() > 1'000'000)
      return where + "more than 1000000 buffers; split the file";
  }
  if (columns.empty())
    return "line 1: the file is empty; begin it with a line "
           "id,lower,upper,size";
  return {};
}

std::string trc::planning::printBufferTable(const BufferTable &table,
                                            std::span<const int64_t> offsets) {
  std::string text = table.header + ",offset\n";
  for (size_t i = 0; i < table.lines.size(); ++i)
    text += table.lines[i] + "," + std::to_string(offsets[i]) + "\n";
  return text;
}
