//===- ProductOps.cpp - products of matrices ------------------------------===//
//
// Assembly and verifier of trc.matmul. After verification no index of a matrix
// leaves its tensor, and the result's matrices fill theirs.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/Trc/TrcDialect.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace trc;

//===----------------------------------------------------------------------===//
// MatmulOp
//===----------------------------------------------------------------------===//

void MatmulOp::build(OpBuilder &builder, OperationState &state, Type result,
                     Value lhs, Value rhs, Value init, ArrayRef<int64_t> size,
                     ArrayRef<int64_t> leading, ArrayRef<int64_t> stride,
                     bool transposeLhs, bool transposeRhs, StringRef compute) {
  build(builder, state, result, /*kept_pre=*/Type(), /*bias_gradient=*/Type(),
        lhs, rhs, init, /*bias=*/Value(), /*pre=*/Value(), size, leading,
        stride, transposeLhs, transposeRhs, "none", compute);
}

void MatmulOp::print(OpAsmPrinter &printer) {
  printer << '(' << getLhs() << ", " << getRhs() << ')';
  if (getInit())
    printer << " plus(" << getInit() << ')';
  if (getBias())
    printer << " bias(" << getBias() << ')';
  if (getPre())
    printer << " pre(" << getPre() << ')';
  auto printList = [&](StringRef name, DenseI64ArrayAttr list) {
    printer << ", " << name << " = ";
    list.print(printer);
  };
  printList("size", getSizeAttr());
  printList("leading", getLeadingAttr());
  printList("stride", getStrideAttr());
  if (getActivation() != "none")
    printer << ", activation = " << getActivationAttr();
  if (getCompute() != "f32")
    printer << ", compute = " << getComputeAttr();
  printer.printOptionalAttrDict(
      (*this)->getAttrs(), {"operandSegmentSizes", "resultSegmentSizes", "size",
                            "leading", "stride", "activation", "compute"});
  printer << " : ";
  printer.printFunctionalType(*this);
}

ParseResult MatmulOp::parse(OpAsmParser &parser, OperationState &result) {
  Builder &builder = parser.getBuilder();
  SmallVector<OpAsmParser::UnresolvedOperand> operands(2);
  SmallVector<int32_t> counts = {1, 1, 0, 0, 0};
  if (parser.parseLParen() || parser.parseOperand(operands[0]) ||
      parser.parseComma() || parser.parseOperand(operands[1]) ||
      parser.parseRParen())
    return failure();
  constexpr StringRef addends[] = {"plus", "bias", "pre"};
  for (auto [i, name] : llvm::enumerate(addends))
    if (succeeded(parser.parseOptionalKeyword(name))) {
      counts[2 + i] = 1;
      if (parser.parseLParen() ||
          parser.parseOperand(operands.emplace_back()) || parser.parseRParen())
        return failure();
    }
  for (StringRef name : {"size", "leading", "stride"}) {
    if (parser.parseComma() || parser.parseKeyword(name) || parser.parseEqual())
      return failure();
    Attribute list = DenseI64ArrayAttr::parse(parser, {});
    if (!list)
      return failure();
    result.addAttribute(name, list);
  }
  std::string activation = "none";
  while (succeeded(parser.parseOptionalComma())) {
    StringRef name;
    std::string value;
    SMLoc at = parser.getCurrentLocation();
    if (parser.parseKeyword(&name) || parser.parseEqual())
      return failure();
    if ((name != "activation" && name != "compute") ||
        result.attributes.get(name))
      return parser.emitError(at,
                              "expected one activation and one compute, got ")
             << name;
    if (parser.parseString(&value))
      return failure();
    result.addAttribute(name, builder.getStringAttr(value));
    if (name == "activation")
      activation = value;
  }
  FunctionType types;
  SMLoc at = parser.getCurrentLocation();
  if (parser.parseOptionalAttrDict(result.attributes) || parser.parseColon() ||
      parser.parseType(types))
    return failure();
  // What a second result is, the activation says.
  size_t numResults = types.getNumResults();
  if (numResults < 1 || numResults > 2)
    return parser.emitError(at, "expected one result or two, got ")
           << numResults;
  bool second = numResults == 2, gradient = activation == "dgelu";
  result.addAttribute("operandSegmentSizes",
                      builder.getDenseI32ArrayAttr(counts));
  result.addAttribute("resultSegmentSizes",
                      builder.getDenseI32ArrayAttr(
                          {1, second && !gradient, second && gradient}));
  result.addTypes(types.getResults());
  return parser.resolveOperands(operands, types.getInputs(), at,
                                result.operands);
}

namespace {
/// A stored matrix and its place in a tensor.
struct StoredMatrix {
  StringRef name;
  RankedTensorType type;
  int64_t rows, columns, leading, stride;
};
} // namespace

/// Whether the matrices tile the tensor without gaps: one after the other, or
/// with their rows in turn.
static bool fillsTensor(const StoredMatrix &matrix, int64_t batch) {
  bool inTurn = batch == 1 ? matrix.leading == matrix.columns
                           : (matrix.leading == matrix.columns &&
                              matrix.stride == matrix.rows * matrix.columns) ||
                                 (matrix.stride == matrix.columns &&
                                  matrix.leading == batch * matrix.columns);
  return matrix.type.getNumElements() == batch * matrix.rows * matrix.columns &&
         (inTurn || matrix.rows == 1);
}

LogicalResult MatmulOp::verify() {
  if (getSize().size() != 4 || getLeading().size() != 3 ||
      getStride().size() != 3)
    return emitOpError("matmul_c1: expected 4 sizes, 3 leading dimensions and "
                       "3 strides, got ")
           << getSize().size() << ", " << getLeading().size() << " and "
           << getStride().size();
  for (int64_t extent : getSize())
    if (extent < 1 || extent > std::numeric_limits<int32_t>::max())
      return emitOpError("matmul_c2: expected sizes between 1 and 2147483647, "
                         "got ")
             << extent;
  int64_t batch = getBatch(), m = getM(), n = getN(), k = getK();
  auto typeOf = [](Value value) {
    return cast<RankedTensorType>(value.getType());
  };
  RankedTensorType lhs = typeOf(getLhs()), rhs = typeOf(getRhs()),
                   out = typeOf(getResult());
  bool tl = getTransposeLhs(), tr = getTransposeRhs();
  StoredMatrix stored[3] = {
      {"lhs", lhs, tl ? k : m, tl ? m : k, getLeading()[0], getStride()[0]},
      {"rhs", rhs, tr ? n : k, tr ? k : n, getLeading()[1], getStride()[1]},
      {"result", out, m, n, getLeading()[2], getStride()[2]}};
  for (const StoredMatrix &matrix : stored) {
    if (matrix.leading < matrix.columns || matrix.stride < 0)
      return emitOpError("matmul_c3: expected a leading dimension of at least ")
             << matrix.columns << " and a stride of at least 0 for the "
             << matrix.name << ", got " << matrix.leading << " and "
             << matrix.stride;
    // In 128 bits nothing overflows: sizes are below 2^31.
    __int128 last = __int128(batch - 1) * matrix.stride +
                    __int128(matrix.rows - 1) * matrix.leading + matrix.columns;
    if (last > matrix.type.getNumElements())
      return emitOpError("matmul_c4: the matrices of the ")
             << matrix.name << " end behind the "
             << matrix.type.getNumElements() << " elements of " << matrix.type;
  }
  if (!fillsTensor(stored[2], batch))
    return emitOpError("matmul_c5: expected ")
           << batch << " matrices of " << m << "x" << n
           << " to fill the result, " << out;

  Type factor = lhs.getElementType(), element = out.getElementType();
  if (!factor.isF16() && !factor.isBF16() && !factor.isF32() && !factor.isF64())
    return emitOpError("matmul_c6: expected factors of f16, bf16, f32 or f64, "
                       "got ")
           << factor;
  if (rhs.getElementType() != factor)
    return emitOpError("matmul_c6: expected both factors to have type ")
           << factor << ", got " << rhs.getElementType();
  bool widens = element.isF32() && (factor.isF16() || factor.isBF16());
  if (element != factor && !widens)
    return emitOpError("matmul_c7: no product of ")
           << factor << " has a result of " << element;
  StringRef compute = getCompute();
  if (compute != (factor.isF64() ? "f64" : "f32") &&
      !(compute == "tf32" && factor.isF32()))
    return emitOpError("matmul_c8: products of ")
           << factor << " are not computed in " << compute;

  StringRef activation = getActivation();
  if (activation != "none" && activation != "gelu" && activation != "dgelu")
    return emitOpError("matmul_c9: expected activation none, gelu or dgelu, "
                       "got ")
           << activation;
  bool gelu = activation == "gelu", dgelu = activation == "dgelu";
  if (static_cast<bool>(getPre()) != dgelu)
    return emitOpError("matmul_c10: pre is read by dgelu, and only by it");
  if ((getInit() && activation != "none") || (getBias() && dgelu))
    return emitOpError("matmul_c11: ") << activation << " does not go with "
                                       << (getInit() ? "plus" : "bias");
  if ((getKeptPre() && !gelu) || (getBiasGradient() && !dgelu))
    return emitOpError("matmul_c12: ")
           << activation << " has no second result of that kind";
  auto sameAsResult = [&](StringRef name, Value value) -> LogicalResult {
    if (!value || value.getType() == out)
      return success();
    return emitOpError("matmul_c13: expected ")
           << name << " of the type of the result, " << out << ", got "
           << value.getType();
  };
  if (failed(sameAsResult("plus", getInit())) ||
      failed(sameAsResult("pre", getPre())) ||
      failed(sameAsResult("kept_pre", getKeptPre())))
    return failure();
  auto row = RankedTensorType::get({n}, element);
  for (Value value : {Value(getBias()), Value(getBiasGradient())})
    if (value && value.getType() != row)
      return emitOpError("matmul_c14: expected a bias or its gradient of type ")
             << row << ", got " << value.getType();
  if (getBiasGradient() && batch != 1)
    return emitOpError("matmul_c15: a bias gradient needs one product, got ")
           << batch;
  return success();
}
