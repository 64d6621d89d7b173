//===- Fields.h - attributes with named fields ------------------*- C++ -*-===//
//
// Text of the attributes with fields: `<name = value, ...>`, where the fields
// may stand in any order and the empty ones are left out when printed.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_DIALECT_STABLEHLO_FIELDS_H
#define TRC_LIB_DIALECT_STABLEHLO_FIELDS_H

#include "mlir/IR/OpImplementation.h"

namespace trc::stablehlo {

using List = llvm::SmallVector<int64_t>;

/// A field of a struct: its name, and how its value is read.
struct Field {
  llvm::StringRef name;
  llvm::function_ref<mlir::ParseResult()> parse;
};

/// `[0, 1]`
mlir::ParseResult parseList(mlir::AsmParser &parser,
                            llvm::SmallVectorImpl<int64_t> &list);

/// `<name = value, ...>`, in any order, each at most once.
mlir::ParseResult parseFields(mlir::AsmParser &parser,
                              llvm::ArrayRef<Field> fields);

/// Prints fields, leaving empty ones out.
class FieldPrinter {
public:
  explicit FieldPrinter(mlir::AsmPrinter &printer) : printer(printer) {
    printer << '<';
  }
  ~FieldPrinter() { printer << '>'; }

  llvm::raw_ostream &name(llvm::StringRef name) {
    printer << separator << name << " = ";
    separator = ", ";
    return printer.getStream();
  }
  void list(llvm::StringRef field, llvm::ArrayRef<int64_t> values) {
    if (values.empty())
      return;
    name(field) << '[';
    llvm::interleaveComma(values, printer);
    printer << ']';
  }
  void number(llvm::StringRef field, int64_t value) {
    if (value != 0)
      name(field) << value;
  }

private:
  mlir::AsmPrinter &printer;
  llvm::StringRef separator = "";
};

} // namespace trc::stablehlo

#endif // TRC_LIB_DIALECT_STABLEHLO_FIELDS_H
