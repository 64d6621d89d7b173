//===- CallReader.cpp - a library call, read ------------------------------===//
//
// Thin: what a request says, in the words that generators think in.
//
//===----------------------------------------------------------------------===//

#include "CallReader.h"

#include "trc/Fusion/ScalarOperations.h"

#include <numeric>

using namespace trc;
using namespace trc::cuda;
using namespace llvm;

CallReader::CallReader(const LibraryRequest &request) : request(request) {
  operands = request.types.size();
  // Nothing else is both read and written by one operand.
  if (operands > 0 && request.access.back() == plan::Access::ReadWrite)
    --operands;
}

ArrayRef<int64_t> CallReader::shape(size_t operand) const {
  return request.types[operand].getShape();
}

kernel::ElementType CallReader::type(size_t operand) const {
  return *elementTypeOf(request.types[operand].getElementType());
}

StringRef CallReader::stored(size_t operand) const {
  return elementTypeName(request.types[operand].getElementType());
}

StringRef CallReader::element(size_t operand) const {
  return elementName(type(operand));
}

int64_t CallReader::alignment(size_t operand) const {
  // Buffers start at multiples of more than this.
  if (request.places.empty())
    return 16;
  return std::gcd<int64_t>(16, request.places[operand].offset);
}

bool CallReader::isSamePlace(size_t first, size_t second) const {
  return !request.places.empty() &&
         request.places[first] == request.places[second];
}

mlir::LogicalResult CallReader::expectWorkspace(int64_t bytes) const {
  int64_t has = hasWorkspace() ? request.types.back().getNumElements() : 0;
  if (has >= bytes)
    return mlir::success();
  return fail("expected a workspace of " + Twine(bytes) + " bytes, got " +
              Twine(has));
}

Extents CallReader::listOr(StringRef name, size_t count,
                           int64_t fallback) const {
  Extents values = list(name);
  return values.empty() ? Extents(count, fallback) : values;
}

StringRef CallReader::textOr(StringRef name, StringRef fallback) const {
  StringRef text = request.text(name);
  return text.empty() ? fallback : text;
}

std::string CallReader::callee(size_t number, LibraryText &text) const {
  text.include("trc/math.cuh"); // what its operations say
  text.preamble() << request.callees[number].text << "\n";
  return request.callees[number].name;
}

std::string CallReader::functor(size_t number, StringRef name,
                                LibraryText &text) const {
  std::string function = callee(number, text);
  text.preamble() << "struct " << name
                  << " {\n  template <typename... Pointers>\n  __device__ "
                     "__forceinline__ void operator()(Pointers... pointers) "
                     "const {\n    "
                  << function << "(pointers...);\n  }\n};\n";
  return name.str();
}

std::string CallReader::tuple(unsigned first, unsigned count,
                              LibraryText::Use use, LibraryText &text) const {
  std::string tuple = "make_tuple(";
  for (unsigned i = first; i < first + count; ++i)
    tuple += (i > first ? ", " : "") + text.operand(i, stored(i), use);
  return tuple + ")";
}

mlir::LogicalResult CallReader::fail(const Twine &message) const {
  return request.emitError() << request.name << ": " << message;
}
