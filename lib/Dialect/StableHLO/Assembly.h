//===- Assembly.h - pieces of assembly that operations share ----*- C++ -*-===//
//
// The custom<...> directives of the op definitions: parts of the text that
// declarative formats cannot say. Each parse function takes what the public
// StableHLO text allows; each print function writes the form JAX prints.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_DIALECT_STABLEHLO_ASSEMBLY_H
#define TRC_LIB_DIALECT_STABLEHLO_ASSEMBLY_H

#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "mlir/IR/OpImplementation.h"

namespace trc::stablehlo {

using Operands = llvm::SmallVectorImpl<mlir::OpAsmParser::UnresolvedOperand>;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// One type for all, or a function type. The last of `types` is the result's.
mlir::ParseResult parseSameTypeOrFunction(mlir::OpAsmParser &parser,
                                          llvm::ArrayRef<mlir::Type *> types);
void printSameTypeOrFunction(mlir::OpAsmPrinter &printer,
                             llvm::ArrayRef<mlir::Type> types);

template <typename... Types>
mlir::ParseResult parseSameOperandsAndResultType(mlir::OpAsmParser &parser,
                                                 Types &...types) {
  return parseSameTypeOrFunction(parser, {&types...});
}
template <typename... Types>
void printSameOperandsAndResultType(mlir::OpAsmPrinter &printer,
                                    mlir::Operation *, Types... types) {
  printSameTypeOrFunction(printer, {mlir::Type(types)...});
}

/// `P, T`, or a function type.
mlir::ParseResult parseSelectOpType(mlir::OpAsmParser &parser, mlir::Type &pred,
                                    mlir::Type &onTrue, mlir::Type &onFalse,
                                    mlir::Type &result);
void printSelectOpType(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                       mlir::Type pred, mlir::Type onTrue, mlir::Type onFalse,
                       mlir::Type result);

/// A list of types, the same for operands and results.
mlir::ParseResult
parsePairwiseTypes(mlir::OpAsmParser &parser,
                   llvm::SmallVectorImpl<mlir::Type> &operands,
                   llvm::SmallVectorImpl<mlir::Type> &results);
void printPairwiseTypes(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                        mlir::TypeRange operands, mlir::TypeRange results);

/// One type for any number of operands and the result, or a function type.
mlir::ParseResult parseVariadicSameOperandsAndResultType(
    mlir::OpAsmParser &parser, Operands &operands,
    llvm::SmallVectorImpl<mlir::Type> &types, mlir::Type &result);
void printVariadicSameOperandsAndResultType(mlir::OpAsmPrinter &printer,
                                            mlir::Operation *op,
                                            mlir::OperandRange operands,
                                            mlir::TypeRange types,
                                            mlir::Type result);

/// The tuple that is made, or a function type.
mlir::ParseResult parseTupleOpType(mlir::OpAsmParser &parser,
                                   llvm::SmallVectorImpl<mlir::Type> &operands,
                                   mlir::Type &result);
void printTupleOpType(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                      mlir::TypeRange operands, mlir::Type result);

//===----------------------------------------------------------------------===//
// Operands and attributes
//===----------------------------------------------------------------------===//

/// `[0, 1]`; older text has `array<i64: 0, 1>` or `dense<[0, 1]> : tensor<..>`.
mlir::ParseResult parseDims(mlir::OpAsmParser &parser,
                            mlir::DenseI64ArrayAttr &dims);
void printDims(mlir::OpAsmPrinter &printer, mlir::Operation *op,
               mlir::DenseI64ArrayAttr dims);

/// Operands, each followed by a comma.
mlir::ParseResult parseOperandsThenAttribute(mlir::OpAsmParser &parser,
                                             Operands &operands);
void printOperandsThenAttribute(mlir::OpAsmPrinter &printer,
                                mlir::Operation *op,
                                mlir::OperandRange operands);

/// `[start:limit:stride, ...]`.
mlir::ParseResult parseSliceRanges(mlir::OpAsmParser &parser,
                                   mlir::DenseI64ArrayAttr &starts,
                                   mlir::DenseI64ArrayAttr &limits,
                                   mlir::DenseI64ArrayAttr &strides);
void printSliceRanges(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                      mlir::DenseI64ArrayAttr starts,
                      mlir::DenseI64ArrayAttr limits,
                      mlir::DenseI64ArrayAttr strides);

/// `e8m7`.
mlir::ParseResult parseExponentMantissa(mlir::OpAsmParser &parser,
                                        mlir::IntegerAttr &exponent,
                                        mlir::IntegerAttr &mantissa);
void printExponentMantissa(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                           mlir::IntegerAttr exponent,
                           mlir::IntegerAttr mantissa);

/// `batching_dims = [..] x [..], contracting_dims = [..] x [..],
/// precision = [..], algorithm = <..>`, all but the second optional.
mlir::ParseResult parseDotDetails(mlir::OpAsmParser &parser,
                                  DotDimensionNumbersAttr &dims,
                                  mlir::ArrayAttr &precision,
                                  DotAlgorithmAttr &algorithm);
void printDotDetails(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                     DotDimensionNumbersAttr dims, mlir::ArrayAttr precision,
                     DotAlgorithmAttr algorithm);

/// `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`.
mlir::ParseResult parseConvolutionDimensions(mlir::AsmParser &parser,
                                             ConvDimensionNumbersAttr &dims);
void printConvolutionDimensions(mlir::AsmPrinter &printer,
                                ConvDimensionNumbersAttr dims);
inline void printConvolutionDimensions(mlir::OpAsmPrinter &printer,
                                       mlir::Operation *,
                                       ConvDimensionNumbersAttr dims) {
  printConvolutionDimensions(printer, dims);
}

/// `stride = [..], pad = [[..], ..], lhs_dilate = [..], rhs_dilate = [..],
/// reverse = [..]`, each optional.
mlir::ParseResult parseWindowAttributes(mlir::OpAsmParser &parser,
                                        mlir::DenseI64ArrayAttr &strides,
                                        mlir::DenseIntElementsAttr &padding,
                                        mlir::DenseI64ArrayAttr &lhsDilation,
                                        mlir::DenseI64ArrayAttr &rhsDilation,
                                        mlir::DenseBoolArrayAttr &reversal);
void printWindowAttributes(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                           mlir::DenseI64ArrayAttr strides,
                           mlir::DenseIntElementsAttr padding,
                           mlir::DenseI64ArrayAttr lhsDilation,
                           mlir::DenseI64ArrayAttr rhsDilation,
                           mlir::DenseBoolArrayAttr reversal);

/// `@name`, in quotes where it is no identifier.
mlir::ParseResult parseCustomCallTarget(mlir::OpAsmParser &parser,
                                        mlir::StringAttr &target);
void printCustomCallTarget(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                           mlir::StringAttr target);

} // namespace trc::stablehlo

#endif // TRC_LIB_DIALECT_STABLEHLO_ASSEMBLY_H
