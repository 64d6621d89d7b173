//===- SdyAttributes.cpp - text of meshes and shardings -------------------===//
//
// What stands after the mnemonic of each `sdy` attribute, in the notation of
// Shardy: `<@mesh, [{"x", ?}, {"y":(1)2}p1], replicated={"z"}>`.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/SdyDialect.h"

#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace trc::sdy;

static void printQuoted(AsmPrinter &printer, StringRef text) {
  printer << '"';
  llvm::printEscapedString(text, printer.getStream());
  printer << '"';
}

/// Parses with the class that prints what it parses, as a part of another.
template <typename T>
static ParseResult parsePart(AsmParser &parser, SmallVectorImpl<T> &parts) {
  auto part = dyn_cast_or_null<T>(T::parse(parser, Type()));
  if (!part)
    return failure();
  parts.push_back(part);
  return success();
}

template <typename Range>
static void printParts(AsmPrinter &printer, Range &&parts) {
  llvm::interleaveComma(parts, printer,
                        [&](auto part) { part.print(printer); });
}

//===----------------------------------------------------------------------===//
// Meshes
//===----------------------------------------------------------------------===//

Attribute MeshAxisAttr::parse(AsmParser &parser, Type) {
  std::string name;
  int64_t size;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseString(&name) || parser.parseEqual() ||
      parser.parseInteger(size))
    return {};
  if (size <= 0) {
    parser.emitError(loc) << "expected axis \"" << name
                          << "\" to have a positive size, got " << size;
    return {};
  }
  return get(parser.getContext(), name, size);
}

void MeshAxisAttr::print(AsmPrinter &printer) const {
  printQuoted(printer, getName());
  printer << '=' << getSize();
}

Attribute MeshAttr::parse(AsmParser &parser, Type) {
  SmallVector<MeshAxisAttr> axes;
  SmallVector<int64_t> ids;
  if (parser.parseLess() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square,
                                     [&] { return parsePart(parser, axes); }))
    return {};
  if (succeeded(parser.parseOptionalComma()))
    if (parser.parseKeyword("device_ids") || parser.parseEqual() ||
        parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
          return parser.parseInteger(ids.emplace_back());
        }))
      return {};
  if (parser.parseGreater())
    return {};
  return get(parser.getContext(), axes, ids);
}

void MeshAttr::print(AsmPrinter &printer) const {
  printer << "<[";
  printParts(printer, getAxes());
  printer << ']';
  if (!getDeviceIds().empty()) {
    printer << ", device_ids=[";
    llvm::interleaveComma(getDeviceIds(), printer);
    printer << ']';
  }
  printer << '>';
}

int64_t MeshAttr::getTotalSize() const {
  int64_t size = 1;
  for (MeshAxisAttr axis : getAxes())
    size *= axis.getSize();
  return size;
}

//===----------------------------------------------------------------------===//
// Shardings
//===----------------------------------------------------------------------===//

Attribute AxisRefAttr::parse(AsmParser &parser, Type) {
  std::string name;
  int64_t before = 0, size = 0;
  if (parser.parseString(&name))
    return {};
  if (succeeded(parser.parseOptionalColon()))
    if (parser.parseLParen() || parser.parseInteger(before) ||
        parser.parseRParen() || parser.parseInteger(size))
      return {};
  return get(parser.getContext(), name, before, size);
}

void AxisRefAttr::print(AsmPrinter &printer) const {
  printQuoted(printer, getName());
  if (getSize() != 0)
    printer << ":(" << getPreSize() << ')' << getSize();
}

Attribute DimensionShardingAttr::parse(AsmParser &parser, Type) {
  SmallVector<AxisRefAttr> axes;
  bool closed = true;
  int64_t priority = -1;
  auto element = [&]() -> ParseResult {
    SMLoc loc = parser.getCurrentLocation();
    if (!closed)
      return parser.emitError(loc) << "expected nothing after ?";
    if (succeeded(parser.parseOptionalQuestion())) {
      closed = false;
      return success();
    }
    return parsePart(parser, axes);
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Braces, element))
    return {};
  SMLoc loc = parser.getCurrentLocation();
  StringRef keyword;
  if (succeeded(parser.parseOptionalKeyword(&keyword))) {
    StringRef number = keyword;
    if (!number.consume_front("p") || number.getAsInteger(10, priority)) {
      parser.emitError(loc)
          << "expected a priority such as p1, got " << keyword;
      return {};
    }
  }
  return get(parser.getContext(), axes, closed, priority);
}

void DimensionShardingAttr::print(AsmPrinter &printer) const {
  printer << '{';
  printParts(printer, getAxes());
  if (!getIsClosed())
    printer << (getAxes().empty() ? "?" : ", ?");
  printer << '}';
  if (getPriority() >= 0)
    printer << 'p' << getPriority();
}

Attribute TensorShardingAttr::parse(AsmParser &parser, Type) {
  Attribute mesh;
  SmallVector<DimensionShardingAttr> dims;
  SmallVector<AxisRefAttr> replicated, unreduced;
  if (parser.parseLess())
    return {};
  if (succeeded(parser.parseOptionalKeyword("mesh"))) {
    mesh = MeshAttr::parse(parser, Type());
    if (!mesh)
      return {};
  } else {
    StringAttr name;
    if (parser.parseSymbolName(name))
      return {};
    mesh = FlatSymbolRefAttr::get(name);
  }
  if (parser.parseComma() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square,
                                     [&] { return parsePart(parser, dims); }))
    return {};
  while (succeeded(parser.parseOptionalComma())) {
    SMLoc loc = parser.getCurrentLocation();
    StringRef keyword;
    if (parser.parseKeyword(&keyword) || parser.parseEqual())
      return {};
    if (keyword != "replicated" && keyword != "unreduced") {
      parser.emitError(loc)
          << "expected replicated or unreduced, got " << keyword;
      return {};
    }
    auto &axes = keyword == "replicated" ? replicated : unreduced;
    if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Braces,
                                       [&] { return parsePart(parser, axes); }))
      return {};
  }
  if (parser.parseGreater())
    return {};
  return get(parser.getContext(), mesh, dims, replicated, unreduced);
}

void TensorShardingAttr::print(AsmPrinter &printer) const {
  printer << '<';
  if (auto name = dyn_cast<FlatSymbolRefAttr>(getMeshOrRef())) {
    printer.printSymbolName(name.getValue());
  } else {
    printer << "mesh";
    cast<MeshAttr>(getMeshOrRef()).print(printer);
  }
  printer << ", [";
  printParts(printer, getDimShardings());
  printer << ']';
  auto axes = [&](StringRef name, ArrayRef<AxisRefAttr> list) {
    if (list.empty())
      return;
    printer << ", " << name << "={";
    printParts(printer, list);
    printer << '}';
  };
  axes("replicated", getReplicatedAxes());
  axes("unreduced", getUnreducedAxes());
  printer << '>';
}

//===----------------------------------------------------------------------===//
// Lists. Inside of operations shardings stand without angle brackets, as an
// attribute of their own with them.
//===----------------------------------------------------------------------===//

Attribute TensorShardingPerValueAttr::parse(AsmParser &parser, Type) {
  SmallVector<TensorShardingAttr> shardings;
  bool angle = succeeded(parser.parseOptionalLess());
  if (parser.parseCommaSeparatedList(
          AsmParser::Delimiter::Square,
          [&] { return parsePart(parser, shardings); }) ||
      (angle && parser.parseGreater()))
    return {};
  return get(parser.getContext(), shardings);
}

void TensorShardingPerValueAttr::print(AsmPrinter &printer) const {
  printer << "<[";
  printParts(printer, getShardings());
  printer << "]>";
}

Attribute ManualAxesAttr::parse(AsmParser &parser, Type) {
  SmallVector<StringAttr> names;
  auto name = [&]() -> ParseResult {
    std::string text;
    if (parser.parseString(&text))
      return failure();
    names.push_back(StringAttr::get(parser.getContext(), text));
    return success();
  };
  bool angle = succeeded(parser.parseOptionalLess());
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Braces, name) ||
      (angle && parser.parseGreater()))
    return {};
  return get(parser.getContext(), names);
}

void ManualAxesAttr::print(AsmPrinter &printer) const {
  printer << '{';
  llvm::interleaveComma(getValue(), printer, [&](StringAttr name) {
    printQuoted(printer, name.getValue());
  });
  printer << '}';
}

Attribute OpShardingRuleAttr::parse(AsmParser &parser, Type) {
  // `<([i, j])->([k]) {i=4, j=4, k=4}, custom>`: read, piece by piece, as text.
  std::string text;
  auto number = [&]() -> ParseResult {
    int64_t value;
    if (parser.parseInteger(value))
      return failure();
    text += std::to_string(value);
    return success();
  };
  auto factors = [&]() -> ParseResult {
    StringRef keyword;
    if (succeeded(parser.parseOptionalKeyword(&keyword)))
      text += keyword;
    return success();
  };
  auto list = [&](AsmParser::Delimiter delimiter, StringRef open,
                  StringRef close, auto element) -> ParseResult {
    text += open;
    bool first = true;
    auto each = [&]() -> ParseResult {
      text += first ? "" : ", ";
      first = false;
      return element();
    };
    if (parser.parseCommaSeparatedList(delimiter, each))
      return failure();
    text += close;
    return success();
  };
  auto dims = [&] {
    return list(AsmParser::Delimiter::Square, "[", "]", factors);
  };
  auto tensors = [&] {
    return list(AsmParser::Delimiter::Paren, "(", ")", dims);
  };
  auto size = [&]() -> ParseResult {
    StringRef keyword;
    if (parser.parseKeyword(&keyword) || parser.parseEqual())
      return failure();
    text += keyword;
    text += "=";
    return number();
  };
  if (parser.parseLess() || tensors() || parser.parseArrow())
    return {};
  text += "->";
  if (tensors())
    return {};
  text += " ";
  if (list(AsmParser::Delimiter::Braces, "{", "}", size))
    return {};
  while (true) {
    StringRef keyword;
    if (succeeded(parser.parseOptionalComma()))
      text += ",";
    else if (failed(parser.parseOptionalKeyword(&keyword)))
      break;
    else if ((text += " ", text += keyword,
              succeeded(parser.parseOptionalEqual()))) {
      text += "=";
      if (list(AsmParser::Delimiter::Braces, "{", "}", factors))
        return {};
    }
  }
  if (parser.parseGreater())
    return {};
  return get(parser.getContext(), text);
}

void OpShardingRuleAttr::print(AsmPrinter &printer) const {
  printer << '<' << getText() << '>';
}
