//===- Reducer.cpp - how a call combines elements -------------------------===//
//
// The meaning stands in trc/reducer.cuh and trc/elementwise.cuh.
//
//===----------------------------------------------------------------------===//

#include "Reducer.h"

#include "llvm/ADT/StringSwitch.h"

using namespace trc;
using namespace trc::cuda;
using namespace llvm;

Reducer::Reducer(const CallReader &call, unsigned tensors, unsigned callee)
    : call(call), tensors(tensors), callee(callee) {
  if (tensors == 1)
    functor = binaryFunctor(call.textOr("body", "")).str();
}

std::string Reducer::type(LibraryText &text) const {
  if (functor.empty())
    return bodyReducer(call, tensors, callee, text);
  return "KnownReducer<" + functor + ", " + call.element(0).str() + ">";
}

std::string Reducer::inputs(LibraryText &text, unsigned first) const {
  return call.tuple(first, tensors, LibraryText::Read, text);
}

std::string Reducer::outputs(LibraryText &text, unsigned first) const {
  return call.tuple(first, tensors, LibraryText::Written, text);
}

std::string cuda::bodyReducer(const CallReader &call, unsigned tensors,
                              unsigned callee, LibraryText &text) {
  std::string type = "BodyReducer<" + call.functor(callee, "Body", text);
  for (unsigned i = 0; i < tensors; ++i)
    type += ", " + call.stored(i).str();
  return type + ">";
}

StringRef cuda::binaryFunctor(StringRef operation) {
  return StringSwitch<StringRef>(operation)
#define TRC_SCALAR_OPERATION(...)
#define TRC_BINARY(NAME, SPELLING, OPERATION, ...) .Case(OPERATION, #NAME)
#define TRC_BINARY_FUNCTION(...) TRC_BINARY(__VA_ARGS__)
#define TRC_BINARY_BITS(...) TRC_BINARY(__VA_ARGS__)
#include "trc/Kernel/ScalarOperations.def"
      .Default("");
}
