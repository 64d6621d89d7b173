//===- Page.cpp - what was decided, as a page to look at ------------------===//
//
// The page's text, style and script are files of their own (Page/), which stand
// inside the compiler. What it shows is one element of JSON.
//
//===----------------------------------------------------------------------===//

#include "trc/Report/Page.h"

#include "trc/Output/JsonInput.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

using namespace trc;
using llvm::StringRef;

// One embedded file each, as bytes.
static constexpr unsigned char skeleton[] = {
#include "Page.html.inc"
    0};
static constexpr unsigned char style[] = {
#include "Page.css.inc"
    0};
static constexpr unsigned char script[] = {
#include "Page.js.inc"
    0};

template <size_t size>
static StringRef textOf(const unsigned char (&bytes)[size]) {
  return {reinterpret_cast<const char *>(bytes), size - 1};
}

static std::string jsonOf(const PageContent &content) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::json::OStream json(os);
  json.object([&] {
    json.attribute("title", llvm::json::fixUTF8(content.title));
    json.attributeBegin("report");
    json.rawValue(StringRef(content.report).rtrim());
    json.attributeEnd();
    json.attributeBegin("details");
    json.rawValue(StringRef(content.details).rtrim());
    json.attributeEnd();
    json.attributeArray("remarks", [&] {
      for (const PageRemark &remark : content.remarks)
        json.object([&] {
          json.attribute("severity", remark.severity);
          json.attribute("message", llvm::json::fixUTF8(remark.message));
          json.attribute("place", llvm::json::fixUTF8(remark.place));
          json.attribute("scope", llvm::json::fixUTF8(remark.scope));
        });
    });
    if (!content.measurements.empty()) {
      json.attributeBegin("measurements");
      json.rawValue(StringRef(content.measurements).rtrim());
      json.attributeEnd();
    }
  });
  return text;
}

/// JSON inside of a script element: "</script>" or "<!--" in a name would end
/// it or begin a comment, and in strings `<` may as well be written so.
static std::string escapedForScript(StringRef json) {
  std::string text;
  text.reserve(json.size());
  for (const char c : json)
    if (c == '<')
      text += "\\u003c";
    else
      text += c;
  return text;
}

std::string trc::pageOf(const PageContent &content) {
  std::string page;
  StringRef rest = textOf(skeleton);
  const auto put = [&](StringRef mark, StringRef text) {
    const auto [before, after] = rest.split(mark);
    page += before;
    page += text;
    rest = after;
  };
  put("@STYLE@", textOf(style));
  put("@DATA@", escapedForScript(jsonOf(content)));
  put("@SCRIPT@", textOf(script));
  page += rest;
  return page;
}

std::string trc::checkMeasurements(std::string_view text) {
  llvm::Expected<llvm::json::Value> parsed =
      parseJson(StringRef(text.data(), text.size()));
  if (!parsed)
    return llvm::toString(parsed.takeError());
  const llvm::json::Object *all = parsed->getAsObject();
  const llvm::json::Array *commands = all ? all->getArray("commands") : nullptr;
  if (!all || !all->getString("entry") || !commands)
    return "no entry and commands; `trc-run --profile --measurements=FILE` "
           "writes both";
  for (const llvm::json::Value &each : *commands) {
    const llvm::json::Object *command = each.getAsObject();
    if (!command || !command->getString("kernel") ||
        !command->getInteger("ns") || !command->getInteger("runs"))
      return "a command without kernel, ns or runs";
  }
  return "";
}
