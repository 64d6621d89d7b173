//===- LibraryText.cpp - the text of one kernel, being written ------------===//
//
// Written once, in the order of the file: headers, functions, the kernel.
//
//===----------------------------------------------------------------------===//

#include "LibraryText.h"

#include "llvm/ADT/STLExtras.h"

using namespace trc;
using namespace trc::cuda;
using namespace llvm;
using kernel::ElementType;

StringRef cuda::elementName(ElementType type) {
  switch (type) {
#define TRC_ELEMENT_TYPE(NAME, SPELLING, BITS, KIND)                           \
  case ElementType::NAME:                                                      \
    return #NAME;
#include "schema/ElementTypes.def"
  }
  llvm_unreachable("every element type has a name");
}

std::string cuda::literal(int64_t value) {
  if (value == INT64_MIN)
    return "(-9223372036854775807ll - 1)";
  bool wide = value > INT32_MAX || value < -INT32_MAX;
  return std::to_string(value) + (wide ? "ll" : "");
}

SmallVector<int64_t> cuda::stridesOf(ArrayRef<int64_t> shape) {
  SmallVector<int64_t> strides(shape.size(), 1);
  for (size_t i = shape.size(); i-- > 1;)
    strides[i - 1] = strides[i] * shape[i];
  return strides;
}

int64_t cuda::productOf(ArrayRef<int64_t> extents) {
  int64_t product = 1;
  for (int64_t extent : extents)
    product *= extent;
  return product;
}

LibraryText::LibraryText(StringRef name, unsigned block)
    : body(bodyStream), name(name.str()), block(block),
      preambleStream(preambleText), bodyStream(bodyText) {}

void LibraryText::include(StringRef header) {
  if (!is_contained(headers, header))
    headers.push_back(header.str());
}

std::string LibraryText::operand(unsigned index, StringRef type, Use use) {
  for (const Parameter &parameter : parameters)
    if (parameter.operand == index)
      return parameter.name;
  std::string pointer = (use == Read ? "const " : "") + type.str() + " *";
  parameters.push_back({index, pointer, "operand" + std::to_string(index)});
  return parameters.back().name;
}

void LibraryText::beginItems(int64_t items) {
  body << "  const " << index << " item = ";
  if (index == "int")
    body << "static_cast<int>(blockIdx.x * " << block << "u + threadIdx.x)";
  else
    body << "static_cast<long long>(blockIdx.x) * " << block
         << " + threadIdx.x";
  body << ";\n  if (item >= " << literal(items) << ")\n    return;\n";
}

GeneratedKernel LibraryText::finish(int64_t gridX, int64_t shared) {
  GeneratedKernel kernel;
  kernel.name = name;
  raw_string_ostream os(kernel.text);
  for (const std::string &header : headers)
    os << "#include \"" << header << "\"\n";
  if (!headers.empty())
    os << "\nusing namespace trc_device;\n";
  if (!preambleText.empty())
    os << "\n" << preambleText;
  os << "\nextern \"C\" __global__ void __launch_bounds__(" << block << ")\n"
     << "trc_" << name << "(";
  interleave(
      parameters, os,
      [&](const Parameter &parameter) {
        os << parameter.type << parameter.name;
        kernel.operands.push_back(parameter.operand);
      },
      ", ");
  os << ") {\n" << bodyText << "}\n";
  kernel.launch.grid[0] = gridX;
  kernel.launch.block = block;
  kernel.launch.shared = shared;
  return kernel;
}
