//===- SentenceTable.cpp - sentences, maybe with labels -------------------===//

#include "text/SentenceTable.h"

#include "text/Json.h"
#include "text/Utf8.h"

#include <algorithm>

namespace trc::train {

using nlohmann::json;

namespace {

/// Takes a table apart, a record at a time.
class Records {
public:
  Records(std::string_view rest, std::string name, char separator, bool quotes)
      : rest(rest), name(std::move(name)), separator(separator),
        quotes(quotes) {
    if (rest.starts_with("\xEF\xBB\xBF"))
      this->rest.remove_prefix(3); // a mark of the byte order
  }

  bool atEnd() const { return rest.empty(); }
  /// Where the record that was read last begins.
  size_t line() const { return start; }
  std::string place() const { return text(name, ": line ", start, ": "); }

  Result<std::vector<std::string>> next() {
    start = lines;
    std::vector<std::string> fields;
    for (;;) {
      std::string field;
      TRC_RETURN_IF_FAILED(takeField(field));
      fields.push_back(std::move(field));
      if (rest.empty())
        break;
      const char end = rest.front();
      rest.remove_prefix(1);
      if (end == '\n') {
        ++lines;
        break;
      }
    }
    return fields;
  }

private:
  std::string_view rest;
  std::string name;
  char separator;
  bool quotes;
  size_t lines = 1, start = 1;

  /// Up to the separator or new line that ends it, which stays.
  Status takeField(std::string &field) {
    if (quotes && rest.starts_with('"'))
      return takeQuoted(field);
    const char ends[] = {separator, '\n'};
    const size_t length = std::min(rest.find_first_of({ends, 2}), rest.size());
    field = rest.substr(0, length);
    rest.remove_prefix(length);
    if (!rest.starts_with(separator) && field.ends_with('\r'))
      field.pop_back();
    return Status::success();
  }

  Status takeQuoted(std::string &field) {
    const size_t opened = lines;
    rest.remove_prefix(1);
    for (;;) {
      const size_t length = rest.find('"');
      if (length == rest.npos)
        return failed(name, ": line ", opened,
                      ": the quotes that begin here do not end");
      field += rest.substr(0, length);
      lines += static_cast<size_t>(std::count(
          rest.begin(), rest.begin() + static_cast<long>(length), '\n'));
      rest.remove_prefix(length + 1);
      if (!rest.starts_with('"'))
        break;
      field += '"';
      rest.remove_prefix(1);
    }
    if (rest.starts_with("\r\n") || rest == "\r")
      rest.remove_prefix(1);
    if (!rest.empty() && rest.front() != separator && rest.front() != '\n')
      return failed(name, ": line ", lines, ": '", printable(rest.substr(0, 1)),
                    "' behind the quotes that end a field");
    return Status::success();
  }
};

/// Which columns are what; npos: there is none.
struct Columns {
  size_t first = std::string::npos, second = std::string::npos;
  size_t label = std::string::npos;
};

} // namespace

/// The beginning of a word of the file, for a message.
static std::string shown(std::string_view word) {
  const std::string whole = printable(word);
  std::string_view rest = whole;
  for (int points = 0; points < 40 && !rest.empty(); ++points)
    takeUtf8(rest);
  return whole.substr(0, whole.size() - rest.size()) +
         (rest.empty() ? "" : "...");
}

/// Where columns seem to be apart by what another format has.
static const char *hintOf(const std::vector<std::string> &header) {
  if (header.size() == 1 && header.front().find(',') != std::string::npos)
    return " (apart by commas? --format csv)";
  if (header.front().find('\t') != std::string::npos)
    return " (apart by tabs? --format tsv)";
  return "";
}

static Result<Columns> findColumns(const std::vector<std::string> &header,
                                   LabelColumn labels,
                                   const std::string &place) {
  auto find = [&](std::string_view wanted) {
    const auto found = std::ranges::find(header, wanted);
    return found == header.end() ? std::string::npos
                                 : static_cast<size_t>(found - header.begin());
  };
  Columns columns{find("sentence"), std::string::npos, std::string::npos};
  if (columns.first == std::string::npos) {
    columns.first = find("sentence1");
    columns.second = find("sentence2");
    if (columns.second == std::string::npos)
      columns.first = std::string::npos;
  }
  if (labels == LabelColumn::Needed)
    columns.label = find("label");
  if (columns.first != std::string::npos &&
      (labels == LabelColumn::LeftAside || columns.label != std::string::npos))
    return columns;
  if (header.size() == 1 && header.front().empty())
    return failed(place, "expected the names of the columns, got none");
  std::string names;
  for (const std::string &name : header)
    names += (names.empty() ? "" : ", ") + shown(name);
  return failed(place, "the first line names the columns; expected ",
                labels == LabelColumn::Needed
                    ? "label and sentence, or label, sentence1 and sentence2"
                    : "sentence, or sentence1 and sentence2",
                ", got ", names, hintOf(header));
}

static Status checkRow(const SentenceRow &row, bool isPaired,
                       LabelColumn labels, const std::string &place) {
  for (const std::string *sentence : {&row.first, &row.second}) {
    if (sentence == &row.second && !isPaired)
      continue;
    if (findInvalidUtf8(*sentence) != std::string_view::npos)
      return failed(place, "not UTF-8");
    if (sentence->find_first_not_of(" \t\r\n") == sentence->npos)
      return failed(place, "the sentence is empty; take the line out");
  }
  if (labels == LabelColumn::LeftAside)
    return Status::success();
  if (findInvalidUtf8(row.label) != std::string_view::npos)
    return failed(place, "the label is not UTF-8");
  if (row.label.find_first_not_of(" \t\r\n") == row.label.npos)
    return failed(place, "the label is empty; take the line out");
  return Status::success();
}

static Result<SentenceTable> readTable(const MappedFile &file, char separator,
                                       bool quotes, LabelColumn labels) {
  Records records(file.text(), file.path(), separator, quotes);
  Result<std::vector<std::string>> header = records.next();
  if (header.failed())
    return header.takeStatus();
  Result<Columns> columns = findColumns(*header, labels, records.place());
  if (columns.failed())
    return columns.takeStatus();
  SentenceTable read;
  read.isPaired = columns->second != std::string::npos;
  while (!records.atEnd()) {
    Result<std::vector<std::string>> fields = records.next();
    if (fields.failed())
      return fields.takeStatus();
    if (fields->size() == 1 && fields->front().empty())
      continue; // an empty line
    if (fields->size() != header->size())
      return failed(records.place(), fields->size(),
                    " fields, but the first line names ", header->size());
    SentenceRow row{.first = std::move((*fields)[columns->first]),
                    .second = {},
                    .label = {},
                    .line = records.line()};
    if (read.isPaired)
      row.second = std::move((*fields)[columns->second]);
    if (labels == LabelColumn::Needed)
      row.label = std::move((*fields)[columns->label]);
    TRC_RETURN_IF_FAILED(checkRow(row, read.isPaired, labels, records.place()));
    read.rows.push_back(std::move(row));
  }
  return read;
}

static Status takeText(const json &object, const char *key,
                       const std::string &place, std::string &to) {
  if (!object.contains(key) || !object[key].is_string())
    return failed(place, "expected \"", key, "\" with a text, got ",
                  object.contains(key) ? shown(object[key].dump())
                                       : std::string("none"));
  to = object[key].get<std::string>();
  return Status::success();
}

static Status readObject(const json &object, const std::string &place,
                         bool isPaired, LabelColumn labels, SentenceRow &row) {
  if (isPaired) {
    TRC_RETURN_IF_FAILED(takeText(object, "sentence1", place, row.first));
    TRC_RETURN_IF_FAILED(takeText(object, "sentence2", place, row.second));
  } else {
    TRC_RETURN_IF_FAILED(takeText(object, "sentence", place, row.first));
  }
  if (labels == LabelColumn::Needed) {
    const json label = object.value("label", json());
    if (!label.is_number() && !label.is_string())
      return failed(place, "expected \"label\" with a number or a name, got ",
                    label.is_null() ? "none" : shown(label.dump()));
    row.label = label.is_string() ? label.get<std::string>() : label.dump();
  }
  return checkRow(row, isPaired, labels, place);
}

static Result<SentenceTable> readLines(const MappedFile &file,
                                       LabelColumn labels) {
  SentenceTable read;
  std::string_view rest = file.text();
  for (size_t line = 1; !rest.empty(); ++line) {
    const size_t length = std::min(rest.find('\n'), rest.size());
    const std::string_view one = rest.substr(0, length);
    rest.remove_prefix(std::min(length + 1, rest.size()));
    if (one.find_first_not_of(" \t\r") == one.npos)
      continue;
    const std::string place = text(file.path(), ": line ", line);
    Result<LocatedJson> parsed = parseJsonLine(one, place);
    if (parsed.failed())
      return parsed.takeStatus();
    const json &object = parsed->value;
    if (!object.is_object())
      return failed(place, ": expected an object in braces on each line");
    if (read.rows.empty())
      read.isPaired = object.contains("sentence1");
    SentenceRow row;
    row.line = line;
    TRC_RETURN_IF_FAILED(
        readObject(object, place + ": ", read.isPaired, labels, row));
    read.rows.push_back(std::move(row));
  }
  return read;
}

std::optional<TableFormat> tableFormat(std::string_view format,
                                       const std::string &path) {
  auto is = [&](const char *name) {
    return format == name ||
           (format == "auto" && path.ends_with(text(".", name)));
  };
  if (is("tsv"))
    return TableFormat::Tabs;
  if (is("csv"))
    return TableFormat::Commas;
  if (is("jsonl"))
    return TableFormat::JsonLines;
  return std::nullopt;
}

Result<SentenceTable> readSentenceTable(const MappedFile &file,
                                        TableFormat format,
                                        LabelColumn labels) {
  Result<SentenceTable> read =
      format == TableFormat::JsonLines
          ? readLines(file, labels)
          : readTable(file, format == TableFormat::Tabs ? '\t' : ',',
                      format == TableFormat::Commas, labels);
  if (read.failed())
    return read;
  TRC_RETURN_IF_FAILED(file.check());
  if (read->rows.empty())
    return failed(file.path(), ": there are no sentences in it");
  return read;
}

} // namespace trc::train
