//===- ProblemText.cpp - the constants of a kernel's problem --------------===//
//
// One line each, in the order that they are named.
//
//===----------------------------------------------------------------------===//

#include "ProblemText.h"

#include "llvm/ADT/STLExtras.h"

using namespace trc::cuda;
using namespace llvm;

ProblemText::ProblemText(LibraryText &text, StringRef name)
    : os(text.preamble()) {
  os << "struct " << name << " {\n";
  type("Index", text.indexType());
  os << "  static constexpr unsigned threads = " << text.blockSize() << ";\n";
}

void ProblemText::type(StringRef name, const Twine &what) {
  os << "  using " << name << " = " << what << ";\n";
}

void ProblemText::number(StringRef name, int64_t value) {
  os << "  static constexpr i64 " << name << " = " << literal(value) << ";\n";
}

void ProblemText::flag(StringRef name, bool value) {
  os << "  static constexpr bool " << name << " = "
     << (value ? "true" : "false") << ";\n";
}

void ProblemText::numbers(StringRef name, ArrayRef<int64_t> values) {
  os << "  using " << name << " = Numbers<";
  interleaveComma(values, os, [&](int64_t value) { os << literal(value); });
  os << ">;\n";
}

void ProblemText::finish() { os << "};\n"; }
