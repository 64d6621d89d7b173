//===- DiagnosticStream.cpp - diagnostics that can be read ----------------===//
//
// See DiagnosticStream.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Output/DiagnosticStream.h"

#include "llvm/Support/ConvertUTF.h"

namespace trc {

/// The text with what is not printed replaced, byte for byte.
static std::string printed(llvm::StringRef text) {
  std::string result = text.str();
  const auto *begin = reinterpret_cast<const llvm::UTF8 *>(result.data());
  for (size_t at = 0; at < result.size();) {
    const unsigned char first = begin[at];
    const size_t length = llvm::getNumBytesForUTF8(first);
    const bool isControl =
        (first < ' ' && first != '\t') || first == 0x7f ||
        (first == 0xc2 && at + 1 < result.size() && begin[at + 1] < 0xa0);
    if (!isControl && at + length <= result.size() &&
        llvm::isLegalUTF8Sequence(begin + at, begin + at + length))
      at += length;
    else
      result[at++] = '?';
  }
  return result;
}

static bool isCaretLine(llvm::StringRef line) {
  return line.contains('^') &&
         line.find_first_not_of(" \t~^") == llvm::StringRef::npos;
}

/// A message, of which the beginning and the end tell most.
static void printMessage(llvm::raw_ostream &to, llvm::StringRef line) {
  constexpr size_t longest = 2000, head = 1500, tail = 300;
  if (line.size() <= longest) {
    to << printed(line) << '\n';
    return;
  }
  to << printed(line.take_front(head)) << " ... (" << line.size() - head - tail
     << " bytes left out) ... " << printed(line.take_back(tail)) << '\n';
}

/// A line of a program, around the column that `carets` points to.
static void printAround(llvm::raw_ostream &to, llvm::StringRef line,
                        llvm::StringRef carets) {
  constexpr size_t before = 100, width = 200;
  const size_t caret = carets.find('^');
  const size_t start = caret > before ? caret - before : 0;
  const llvm::StringRef dots = start == 0 ? "" : "...";
  to << dots << printed(line.substr(start, width))
     << (start + width < line.size() ? "..." : "") << '\n';
  to.indent(static_cast<unsigned>(dots.size()))
      << carets.substr(start, width).rtrim() << '\n';
}

void DiagnosticStream::endLine() {
  constexpr size_t longest = 240;
  if (!held.empty() && isCaretLine(line)) {
    printAround(to, held, line);
    held.clear();
  } else {
    if (!held.empty())
      printMessage(to, held);
    held.clear();
    if (line.size() > longest)
      held = line;
    else
      to << printed(line) << '\n';
  }
  line.clear();
}

void DiagnosticStream::write_impl(const char *bytes, size_t count) {
  position += count;
  llvm::StringRef rest(bytes, count);
  while (!rest.empty()) {
    const size_t end = rest.find('\n');
    line += rest.take_front(end);
    if (end == llvm::StringRef::npos)
      return;
    endLine();
    rest = rest.drop_front(end + 1);
  }
}

DiagnosticStream::~DiagnosticStream() {
  if (!line.empty())
    endLine();
  if (!held.empty())
    printMessage(to, held);
}

} // namespace trc
