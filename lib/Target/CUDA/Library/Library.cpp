//===- Library.cpp - which generator for which library kernel -------------===//
//
// The table, and how a generator reads a call's options.
//
//===----------------------------------------------------------------------===//

#include "Library.h"

#include "Generators.h"

#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;

namespace trc::cuda {

namespace {
struct Entry {
  StringRef name;
  Generator generator;
};
} // namespace

// One line each, sorted by name within a file.
static constexpr Entry table[] = {
    {"", nullptr},
};

Generator generatorFor(StringRef name) {
  for (const Entry &entry : table)
    if (entry.name == name)
      return entry.generator;
  return nullptr;
}

static Attribute find(DictionaryAttr options, StringRef name) {
  return options ? options.get(name) : Attribute();
}

int64_t LibraryRequest::integer(StringRef name, int64_t otherwise) const {
  Attribute value = find(options, name);
  if (auto flag = dyn_cast_or_null<BoolAttr>(value))
    return flag.getValue();
  auto number = dyn_cast_or_null<IntegerAttr>(value);
  if (!number)
    return otherwise;
  return number.getType().isUnsignedInteger()
             ? static_cast<int64_t>(number.getValue().getZExtValue())
             : number.getValue().getSExtValue();
}

double LibraryRequest::real(StringRef name, double otherwise) const {
  auto number = dyn_cast_or_null<FloatAttr>(find(options, name));
  return number ? number.getValueAsDouble() : otherwise;
}

StringRef LibraryRequest::text(StringRef name) const {
  auto text = dyn_cast_or_null<StringAttr>(find(options, name));
  return text ? text.getValue() : StringRef();
}

SmallVector<int64_t> LibraryRequest::integers(StringRef name) const {
  auto list = dyn_cast_or_null<DenseI64ArrayAttr>(find(options, name));
  return list ? SmallVector<int64_t>(list.asArrayRef())
              : SmallVector<int64_t>();
}

StringRef elementTypeName(Type element) {
  if (element.isF16())
    return "f16";
  if (element.isBF16())
    return "bf16";
  if (element.isF32())
    return "f32";
  if (element.isF64())
    return "f64";
  unsigned width = element.getIntOrFloatBitWidth();
  bool isUnsigned = element.isUnsignedInteger() || width == 1;
  switch (width) {
  case 64:
    return isUnsigned ? "u64" : "i64";
  case 32:
    return isUnsigned ? "u32" : "i32";
  case 16:
    return isUnsigned ? "u16" : "i16";
  default:
    return isUnsigned ? "u8" : "i8";
  }
}

} // namespace trc::cuda
