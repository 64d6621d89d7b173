//===- Matmul.cpp - a call of a matrix product, read and checked ----------===//
//
// The artifact may be damaged: nothing is taken for granted, and sizes are
// multiplied in 128 bits.
//
//===----------------------------------------------------------------------===//

#include "products/Matmul.h"

namespace trc::runtime {

namespace {

using Wide = __int128;

const Attribute *find(std::span<const Attribute> attributes,
                      std::string_view name) {
  for (const Attribute &attribute : attributes)
    if (attribute.name == name)
      return &attribute;
  return nullptr;
}

Status readList(std::span<const Attribute> attributes, std::string_view name,
                std::span<int64_t *const> places) {
  const Attribute *attribute = find(attributes, name);
  size_t count = attribute ? attribute->ints.size() : 0;
  if (count != places.size())
    return Status::failure(text("attribute '", name, "': expected ",
                                places.size(), " numbers, got ", count));
  for (size_t i = 0; i < count; ++i)
    *places[i] = attribute->ints[i];
  return Status::success();
}

bool readFlag(std::span<const Attribute> attributes, std::string_view name) {
  const Attribute *attribute = find(attributes, name);
  return attribute && !attribute->ints.empty() && attribute->ints[0] != 0;
}

/// The number of the word among `choices`, or a failure.
Result<unsigned> readChoice(std::span<const Attribute> attributes,
                            std::string_view name,
                            std::span<const std::string_view> choices) {
  const Attribute *attribute = find(attributes, name);
  std::string_view word = attribute ? attribute->text : choices[0];
  for (size_t i = 0; i < choices.size(); ++i)
    if (choices[i] == word)
      return static_cast<unsigned>(i);
  return Status::failure(
      text("attribute '", name, "': '", word, "' is not known"));
}

/// Elements, or -1 for shapes that no memory holds.
int64_t countElements(std::span<const int64_t> shape) {
  Wide count = 1;
  for (int64_t extent : shape) {
    if (extent < 0)
      return -1;
    count *= extent;
    if (count > (Wide(1) << 60))
      return -1;
  }
  return static_cast<int64_t>(count);
}

class Reader {
public:
  Reader(std::span<const OperandType> operands,
         std::span<const Attribute> attributes)
      : operands(operands), attributes(attributes) {}

  Result<Matmul> read() {
    TRC_RETURN_IF_FAILED(readShape());
    TRC_RETURN_IF_FAILED(readKind());
    TRC_RETURN_IF_FAILED(assignOperands());
    TRC_RETURN_IF_FAILED(checkTypes());
    TRC_RETURN_IF_FAILED(checkPlaces());
    return product;
  }

private:
  std::span<const OperandType> operands;
  std::span<const Attribute> attributes;
  Matmul product;

  Status readShape() {
    Matmul &p = product;
    int64_t *size[] = {&p.batch, &p.m, &p.n, &p.k};
    int64_t *leading[] = {&p.leading[0], &p.leading[1], &p.leading[2]};
    int64_t *stride[] = {&p.stride[0], &p.stride[1], &p.stride[2]};
    TRC_RETURN_IF_FAILED(readList(attributes, "size", size));
    TRC_RETURN_IF_FAILED(readList(attributes, "leading", leading));
    TRC_RETURN_IF_FAILED(readList(attributes, "stride", stride));
    for (const int64_t *extent : size)
      if (*extent < 1 || *extent > INT32_MAX)
        return Status::failure(
            text("attribute 'size': expected numbers between 1 and ", INT32_MAX,
                 ", got ", *extent));
    p.transposed[0] = readFlag(attributes, "transpose_lhs");
    p.transposed[1] = readFlag(attributes, "transpose_rhs");
    return Status::success();
  }

  Status readKind() {
    static constexpr std::string_view activations[] = {"none", "gelu", "dgelu"};
    static constexpr std::string_view computes[] = {"f32", "tf32", "f64"};
    Result<unsigned> activation =
        readChoice(attributes, "activation", activations);
    if (activation.failed())
      return activation.takeStatus();
    Result<unsigned> compute = readChoice(attributes, "compute", computes);
    if (compute.failed())
      return compute.takeStatus();
    product.activation = static_cast<Matmul::Activation>(*activation);
    product.compute = static_cast<Matmul::Compute>(*compute);
    return Status::success();
  }

  Status assignOperands() {
    if (operands.size() < 3)
      return Status::failure(
          text("expected at least 3 operands, got ", operands.size()));
    TRC_RETURN_IF_FAILED(operands[0].name.empty() ? assignByFlags()
                                                  : assignByName());
    if (product.workspace >= 0) {
      product.workspaceBytes = countElements(operands[product.workspace].shape);
      if (product.workspaceBytes < 0)
        return Status::failure("the workspace is too large");
    }
    for (int i = 0; i < static_cast<int>(operands.size()); ++i) {
      const bool written = i == product.result || i == product.keptPre ||
                           i == product.biasGradient;
      if (i != product.workspace && operands[i].written != written)
        return Status::failure(text("operand ", i, ": expected it to be ",
                                    written ? "written" : "read"));
    }
    return checkActivation();
  }

  Status assignByName() {
    const std::pair<std::string_view, int *> optional[] = {
        {"init", &product.plus},
        {"bias", &product.bias},
        {"pre", &product.pre},
        {"kept_pre", &product.keptPre},
        {"bias_gradient", &product.biasGradient},
        {"workspace", &product.workspace}};
    if (operands[product.lhs].name != "lhs" ||
        operands[product.rhs].name != "rhs")
      return Status::failure(text("expected 'lhs' and 'rhs' first, got '",
                                  operands[product.lhs].name, "' and '",
                                  operands[product.rhs].name, "'"));
    for (int i = 2; i < static_cast<int>(operands.size()); ++i) {
      const std::string_view name = operands[i].name;
      int *place = name == "result" ? &product.result : nullptr;
      for (const auto &[known, its] : optional)
        if (known == name)
          place = its;
      if (!place || *place >= 0)
        return Status::failure(text("operand ", i, ": ",
                                    place ? "another '" : "no product has a '",
                                    name, "'"));
      *place = i;
    }
    if (product.result < 0)
      return Status::failure("expected an operand 'result'");
    if (product.workspace >= 0 &&
        operands[product.workspace].element != ElementType::I8)
      return Status::failure("the workspace: expected type i8");
    return Status::success();
  }

  /// Of programs that were compiled before operands had names.
  Status assignByFlags() {
    int next = 2;
    auto take = [&](std::string_view name, int &place) {
      if (readFlag(attributes, name))
        place = next++;
    };
    take("plus", product.plus);
    take("bias", product.bias);
    take("pre", product.pre);
    product.result = next++;
    take("kept_pre", product.keptPre);
    take("bias_gradient", product.biasGradient);
    size_t expected = static_cast<size_t>(next);
    bool works = operands.size() == expected + 1 &&
                 operands.back().element == ElementType::I8;
    if (operands.size() != expected && !works)
      return Status::failure(text("expected ", expected,
                                  " operands and at most a workspace, got ",
                                  operands.size()));
    if (works)
      product.workspace = next;
    return Status::success();
  }

  Status checkActivation() {
    const Matmul &p = product;
    bool gelu = p.activation == Matmul::Activation::Gelu;
    bool gradient = p.activation == Matmul::Activation::GeluGradient;
    if ((p.pre >= 0) != gradient || (p.keptPre >= 0 && !gelu) ||
        (p.biasGradient >= 0 && (!gradient || p.batch != 1)) ||
        (p.bias >= 0 && gradient) || (p.plus >= 0 && (gelu || gradient)))
      return Status::failure(
          "no such product: a gelu has a kept pre-activation at most, its "
          "gradient a pre-activation and at most a bias gradient");
    return Status::success();
  }

  Status checkTypes() {
    Matmul &p = product;
    p.factor = operands[p.lhs].element;
    p.element = operands[p.result].element;
    bool half = p.factor == ElementType::F16 || p.factor == ElementType::BF16;
    if (!half && p.factor != ElementType::F32 && p.factor != ElementType::F64)
      return Status::failure(
          text("operand 0: no products of type ", name(p.factor)));
    if (operands[p.rhs].element != p.factor)
      return Status::failure(text("operand 1: expected type ", name(p.factor),
                                  ", got ", name(operands[p.rhs].element)));
    if (p.element != p.factor && !(half && p.element == ElementType::F32))
      return Status::failure(text("a product of ", name(p.factor),
                                  " has no result of ", name(p.element)));
    for (int i = 2; i < static_cast<int>(operands.size()); ++i)
      if (i != p.workspace && operands[i].element != p.element)
        return Status::failure(text("operand ", i, ": expected type ",
                                    name(p.element), ", got ",
                                    name(operands[i].element)));
    Matmul::Compute plain = p.factor == ElementType::F64 ? Matmul::Compute::F64
                                                         : Matmul::Compute::F32;
    if (p.compute != plain &&
        !(p.compute == Matmul::Compute::TF32 && p.factor == ElementType::F32))
      return Status::failure(
          text("attribute 'compute': not for products of ", name(p.factor)));
    return Status::success();
  }

  Status checkPlaces() {
    const Matmul &p = product;
    const int places[3] = {0, 1, p.result};
    for (unsigned i = 0; i < 3; ++i) {
      auto matrix = static_cast<Matmul::Matrix>(i);
      int64_t rows = p.storedRows(matrix), columns = p.storedColumns(matrix);
      int64_t elements = countElements(operands[places[i]].shape);
      constexpr int64_t limit = int64_t(1) << 60;
      if (p.leading[i] < columns || p.leading[i] > limit || p.stride[i] < 0 ||
          p.stride[i] > limit)
        return Status::failure(
            text("operand ", places[i], ": leading dimension ", p.leading[i],
                 " and stride ", p.stride[i], " for rows of ", columns));
      Wide end = Wide(p.batch - 1) * p.stride[i] +
                 Wide(rows - 1) * p.leading[i] + columns;
      if (end > elements)
        return Status::failure(text("operand ", places[i],
                                    ": the matrices end behind its ", elements,
                                    " elements"));
    }
    int64_t elements = countElements(operands[p.result].shape);
    bool rowsInTurn = p.stride[2] == p.n && p.leading[2] == p.batch * p.n;
    bool oneByOne = p.batch == 1 || p.stride[2] == p.m * p.n;
    if (Wide(p.batch) * p.m * p.n != elements ||
        !((p.m == 1 && oneByOne) || (p.leading[2] == p.n && oneByOne) ||
          rowsInTurn))
      return Status::failure("the matrices of the result do not fill it");
    for (int same : {p.plus, p.pre, p.keptPre})
      if (same >= 0 && countElements(operands[same].shape) != elements)
        return Status::failure(text("operand ", same, ": expected ", elements,
                                    " elements, got ",
                                    countElements(operands[same].shape)));
    for (int row : {p.bias, p.biasGradient})
      if (row >= 0 && countElements(operands[row].shape) != p.n)
        return Status::failure(text("operand ", row, ": expected ", p.n,
                                    " elements, got ",
                                    countElements(operands[row].shape)));
    return Status::success();
  }
};

} // namespace

int64_t Matmul::storedRows(Matrix matrix) const {
  switch (matrix) {
  case Lhs:
    return transposed[0] ? k : m;
  case Rhs:
    return transposed[1] ? n : k;
  case Out:
    return m;
  }
  return 0;
}

int64_t Matmul::storedColumns(Matrix matrix) const {
  switch (matrix) {
  case Lhs:
    return transposed[0] ? m : k;
  case Rhs:
    return transposed[1] ? k : n;
  case Out:
    return n;
  }
  return 0;
}

std::string Matmul::describe() const {
  std::string words = batch == 1 ? std::string() : text(batch, " x ");
  words += text(m, "x", k, transposed[0] ? " (transposed) " : " ", name(factor),
                " by ", k, "x", n, transposed[1] ? " (transposed)" : "");
  if (compute == Compute::TF32)
    words += " in tf32";
  if (plus >= 0)
    words += ", plus";
  if (bias >= 0)
    words += ", bias";
  if (activation == Activation::Gelu)
    words += keptPre >= 0 ? ", gelu with its argument" : ", gelu";
  if (activation == Activation::GeluGradient)
    words += biasGradient >= 0 ? ", gradient of gelu and of the bias"
                               : ", gradient of gelu";
  return words + " -> " + name(element);
}

Result<Matmul> readMatmul(std::span<const OperandType> operands,
                          std::span<const Attribute> attributes) {
  return Reader(operands, attributes).read();
}

} // namespace trc::runtime
