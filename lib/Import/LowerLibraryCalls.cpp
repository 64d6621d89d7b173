//===- LowerLibraryCalls.cpp - calls of JAX's own library -----------------===//
//
// See LowerLibraryCalls.h. The names and options are those that JAX 0.10
// prints; a call that is not as JAX prints it is refused.
//
//   lapack_?potrf_ffi   cholesky, and whether it failed
//   lapack_?trsm_ffi    triangular_solve
//   lapack_?getrf_ffi   custom_call @trc.lu
//   lapack_?geqrf_ffi   custom_call @trc.qr
//   lapack_?orgqr_ffi   custom_call @trc.reflectors
//   lapack_?syevd_ffi   custom_call @trc.eigh
//   lapack_?gesdd_ffi   custom_call @trc.svd
//   ApproxTopK          top_k, exactly
//   xla_*python*        custom_call @trc.print, where nothing comes back
//
//===----------------------------------------------------------------------===//

#include "LowerLibraryCalls.h"

#include "trc/Dialect/StableHLO/ChloDialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Places.h"
#include "trc/Rewrite/TensorArithmetic.h"

#include "factorisations/Problem.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace trc;

/// `spotrf` of `lapack_spotrf_ffi` without the letter of its type; empty: the
/// name is another one.
static StringRef lapackName(StringRef name) {
  if (!name.consume_front("lapack_") || !name.consume_back("_ffi") ||
      name.empty())
    return "";
  return name.drop_front();
}

bool trc::findsComplexEigenvalues(StringRef name) {
  const StringRef lapack = lapackName(name);
  return lapack == "geev" || lapack == "gees";
}

static bool callsPython(StringRef name) {
  return name == "xla_ffi_python_cpu_callback" ||
         name == "xla_ffi_partitioned_python_cpu_callback" ||
         name == "xla_python_cpu_callback" ||
         name == "xla_ffi_python_gpu_callback";
}

bool trc::isLibraryCall(StringRef name) {
  return callsPython(name) || !lapackName(name).empty() || name == "ApproxTopK";
}

namespace {

/// One call, with its options.
class LibraryCall {
public:
  explicit LibraryCall(stablehlo::CustomCallOp op)
      : op(op), builder(op), math(builder, op.getLoc()),
        options(op->getAttrOfType<DictionaryAttr>("mhlo.backend_config")) {
    if (!options)
      options = op->getAttrOfType<DictionaryAttr>("backend_config");
  }

  LogicalResult lower() {
    const StringRef name = op.getCallTargetName(), lapack = lapackName(name);
    if (callsPython(name))
      return lowerPython();
    if (name == "ApproxTopK")
      return lowerTopK();
    if (lapack == "potrf")
      return lowerCholesky();
    if (lapack == "trsm")
      return lowerTriangularSolve();
    if (lapack == "getrf")
      return lowerFactorisation("trc.lu");
    if (lapack == "geqrf")
      return lowerFactorisation("trc.qr");
    if (lapack == "orgqr")
      return lowerFactorisation("trc.reflectors");
    if (lapack == "syevd")
      return lowerEigenvectors();
    if (lapack == "gesdd")
      return lowerSingularValues();
    return emitError(placeOf(op))
           << "'stablehlo.custom_call' is refused: the call of '" << name
           << "': of the factorisations that JAX has LAPACK do, trc has those "
              "of jnp.linalg's cholesky, lu, solve, inv, det, qr, eigh and "
              "svd; compute this one before the step, and make it an input";
  }

private:
  LogicalResult unexpected() {
    return op.emitError() << "'stablehlo.custom_call' is refused: the call of '"
                          << op.getCallTargetName()
                          << "' is not as JAX 0.10 writes it; print the "
                             "program with that version";
  }

  /// What jax.debug.print and its kin call is a function of the process that
  /// printed the program: which one, and a format, its text does not have.
  /// Where values only go there, they are handed to whoever runs the program.
  LogicalResult lowerPython() {
    auto isToken = [](Type type) { return isa<stablehlo::TokenType>(type); };
    if (!llvm::all_of(op->getResultTypes(), isToken))
      return op.emitError()
             << "'stablehlo.custom_call' is refused: it calls Python and reads "
                "what comes back, as jax.pure_callback does, and there is none "
                "where the program runs; make the value an input of the "
                "function, or compile the function by trc.jit";
    op.emitWarning() << "the function that jax.debug.print or jax.debug."
                        "callback calls is not in the text; its values go to "
                        "'trc.print' of whoever runs the program, in order";
    op.setCallTargetName("trc.print");
    op.setHasSideEffect(true);
    for (StringRef name : {"mhlo.backend_config", "backend_config"})
      op->removeAttr(name);
    return success();
  }

  /// An integer among the options.
  std::optional<int64_t> option(StringRef name) const {
    auto number = options ? dyn_cast_or_null<IntegerAttr>(options.get(name))
                          : IntegerAttr();
    if (!number)
      return std::nullopt;
    return number.getValue().getSExtValue();
  }

  /// LAPACK's options are letters.
  bool hasLetters(StringRef name, StringRef letters) const {
    std::optional<int64_t> letter = option(name);
    return letter && letters.contains(static_cast<char>(*letter));
  }
  bool isLetter(StringRef name, char letter) const {
    return option(name) == letter;
  }

  static bool isSquare(RankedTensorType type) {
    const int64_t rank = type ? type.getRank() : 0;
    return rank >= 2 && type.getDimSize(rank - 1) == type.getDimSize(rank - 2);
  }

  void replace(ValueRange values) {
    op->replaceAllUsesWith(values);
    op->erase();
  }

  LogicalResult lowerCholesky() {
    if (op->getNumOperands() != 1 || op->getNumResults() != 2 ||
        !hasLetters("uplo", "LU"))
      return unexpected();
    Value matrix = op->getOperand(0);
    auto type = dynTensorType(matrix);
    auto status = dynTensorType(op->getResult(1));
    if (!isSquare(type) || op->getResult(0).getType() != type || !status ||
        status.getShape() != type.getShape().drop_back(2) ||
        !status.getElementType().isInteger(32))
      return unexpected();
    Value factor = stablehlo::CholeskyOp::create(
        builder, op.getLoc(), type, matrix,
        builder.getBoolAttr(isLetter("uplo", 'L')));
    // Of a matrix that is not positive definite it is not a number anywhere.
    Value last = factor;
    const int64_t rank = type.getRank(), n = type.getDimSize(rank - 1);
    SmallVector<int64_t> shape(status.getShape());
    if (n == 0) {
      replace({factor, math.zeros(status)});
      return success();
    }
    last = math.take(math.take(last, rank - 1, 0, 1), rank - 2, 0, 1);
    last = math.reshape(last, shape);
    Value failed = math.compare(last, TensorArithmetic::Direction::NE, last);
    replace({factor, math.convert(failed, status.getElementType())});
    return success();
  }

  LogicalResult lowerTriangularSolve() {
    if (op->getNumOperands() != 2 || op->getNumResults() != 1 ||
        !hasLetters("uplo", "LU") || !hasLetters("side", "LR") ||
        !hasLetters("diag", "UN") || !hasLetters("trans_x", "NTC"))
      return unexpected();
    auto type = dynTensorType(op->getOperand(0));
    auto right = dynTensorType(op->getOperand(1));
    const bool isLeft = isLetter("side", 'L');
    if (!isSquare(type) || !right || right != op->getResult(0).getType() ||
        right.getRank() != type.getRank() ||
        right.getElementType() != type.getElementType() ||
        right.getShape().drop_back(2) != type.getShape().drop_back(2) ||
        right.getShape().take_back(2)[isLeft ? 0 : 1] != type.getShape().back())
      return unexpected();
    replace(stablehlo::TriangularSolveOp::create(
                builder, op.getLoc(), right, op->getOperand(0),
                op->getOperand(1), isLeft, isLetter("uplo", 'L'),
                isLetter("diag", 'U'),
                isLetter("trans_x", 'N') ? stablehlo::Transpose::NO_TRANSPOSE
                                         : stablehlo::Transpose::TRANSPOSE)
                ->getResults());
    return success();
  }

  /// The same call of what trc's devices have themselves: matrices and status,
  /// however they lie.
  stablehlo::CustomCallOp call(StringRef name, ValueRange operands,
                               TypeRange results) {
    return stablehlo::CustomCallOp::create(
        builder, op.getLoc(), results, operands,
        builder.getNamedAttr("call_target_name", builder.getStringAttr(name)));
  }

  /// Whether shapes and types of the call and its results belong together.
  bool fits(stablehlo::CustomCallOp call) {
    std::vector<factorisations::Shape> shapes;
    std::vector<Type> elements;
    auto add = [&](Type type) {
      auto tensor = dyn_cast<RankedTensorType>(type);
      shapes.emplace_back(tensor ? tensor.getShape() : ArrayRef<int64_t>());
      elements.push_back(tensor ? tensor.getElementType() : Type());
    };
    llvm::for_each(call->getOperandTypes(), add);
    llvm::for_each(call->getResultTypes(), add);
    auto kind = factorisations::kindNamed(call.getCallTargetName());
    auto problem = factorisations::makeProblem(*kind, shapes);
    Type element = elements[factorisations::matrixAt];
    if (!problem || problem->inputs() != call->getNumOperands() ||
        !(element.isF32() || element.isF64()))
      return false;
    for (auto [i, type] : llvm::enumerate(elements))
      if (factorisations::isInteger(*kind, i) ? !type.isInteger(32)
                                              : type != element)
        return false;
    return true;
  }

  LogicalResult replaceIfFit(stablehlo::CustomCallOp made, ValueRange values) {
    if (!fits(made)) {
      made->erase();
      return unexpected();
    }
    replace(values);
    return success();
  }

  LogicalResult lowerFactorisation(StringRef name) {
    if (op->getNumOperands() == 0)
      return unexpected();
    auto made = call(name, op->getOperands(), op->getResultTypes());
    return replaceIfFit(made, made->getResults());
  }

  /// The lower half is read, so the upper one is transposed.
  LogicalResult lowerEigenvectors() {
    auto type = op->getNumOperands() == 1 ? dynTensorType(op->getOperand(0))
                                          : RankedTensorType();
    if (!isSquare(type) || !hasLetters("uplo", "LU") ||
        !hasLetters("mode", "VN"))
      return unexpected();
    Value matrix = op->getOperand(0);
    auto order = llvm::to_vector(llvm::seq<int64_t>(type.getRank()));
    std::swap(order.end()[-1], order.end()[-2]);
    if (isLetter("uplo", 'U'))
      matrix = math.transpose(matrix, order);
    auto made = call("trc.eigh", matrix, op->getResultTypes());
    return replaceIfFit(made, made->getResults());
  }

  /// LAPACK hands back its first operand too, of which nothing can be said;
  /// without vectors, it leaves those alone.
  LogicalResult lowerSingularValues() {
    if (op->getNumOperands() != 1 || op->getNumResults() != 5 ||
        !hasLetters("mode", "SAN") ||
        op->getOperand(0).getType() != op->getResult(0).getType())
      return unexpected();
    auto made = call("trc.svd", op->getOperand(0),
                     SmallVector<Type>(llvm::drop_begin(op->getResultTypes())));
    SmallVector<Value> values = {op->getOperand(0)};
    llvm::append_range(values, made->getResults());
    return replaceIfFit(made, values);
  }

  /// The k largest of a dimension (or, by the comparator's name, the smallest)
  /// with their indices.
  LogicalResult lowerTopK() {
    auto called = op->getAttrOfType<ArrayAttr>("called_computations");
    auto comparator = called && called.size() == 1
                          ? dyn_cast<FlatSymbolRefAttr>(called[0])
                          : FlatSymbolRefAttr();
    std::optional<int64_t> count = option("top_k"),
                           dim = option("reduction_dim");
    if (op->getNumOperands() != 4 || op->getNumResults() != 2 || !comparator ||
        !count || !dim)
      return unexpected();
    const bool isLargest = comparator.getValue().starts_with("top_k_gt_");
    auto type = dynTensorType(op->getOperand(0));
    auto values = dynTensorType(op->getResult(0));
    auto indices = dynTensorType(op->getResult(1));
    auto iota = op->getOperand(1).getDefiningOp<stablehlo::IotaOp>();
    if ((!isLargest && !comparator.getValue().starts_with("top_k_lt_")) ||
        !type || *dim < 0 || *dim >= type.getRank() || !iota ||
        iota.getIotaDimension() != static_cast<uint64_t>(*dim) || !values ||
        !indices || !isa<FloatType>(type.getElementType()) ||
        !indices.getElementType().isInteger(32))
      return unexpected();
    SmallVector<int64_t> shape(type.getShape());
    if (*count < 0 || *count > shape[*dim])
      return unexpected();
    shape[*dim] = *count;
    if (values.getShape() != ArrayRef<int64_t>(shape) ||
        indices.getShape() != ArrayRef<int64_t>(shape))
      return op.emitError()
             << "'stablehlo.custom_call' is refused: the call of 'ApproxTopK' "
                "returns candidates; say aggregate_to_topk=True";
    SmallVector<int64_t> order;
    for (int64_t i = 0; i < type.getRank(); ++i)
      if (i != *dim)
        order.push_back(i);
    order.push_back(*dim);
    SmallVector<int64_t> back(order.size());
    for (auto [i, from] : llvm::enumerate(order))
      back[from] = static_cast<int64_t>(i);
    Value sorted = math.transpose(op->getOperand(0), order);
    if (!isLargest)
      sorted = math.neg(sorted);
    auto top = chlo::TopKOp::create(builder, op.getLoc(), sorted,
                                    builder.getI64IntegerAttr(*count));
    Value best = top->getResult(0);
    if (!isLargest)
      best = math.neg(best);
    replace(
        {math.transpose(best, back), math.transpose(top->getResult(1), back)});
    return success();
  }

  stablehlo::CustomCallOp op;
  OpBuilder builder;
  TensorArithmetic math;
  DictionaryAttr options;
};

} // namespace

LogicalResult trc::lowerLibraryCalls(ModuleOp module) {
  SmallVector<stablehlo::CustomCallOp> calls;
  module.walk([&](stablehlo::CustomCallOp op) {
    if (isLibraryCall(op.getCallTargetName()))
      calls.push_back(op);
  });
  // The text need not have held anything of it.
  module.getContext()->getOrLoadDialect<chlo::ChloDialect>();
  bool isOk = true;
  llvm::SetVector<func::FuncOp> called;
  for (stablehlo::CustomCallOp op : calls) {
    if (auto names = op->getAttrOfType<ArrayAttr>("called_computations"))
      for (auto name : names.getAsRange<FlatSymbolRefAttr>())
        if (auto function = module.lookupSymbol<func::FuncOp>(name.getAttr()))
          called.insert(function);
    isOk = succeeded(LibraryCall(op).lower()) && isOk;
  }
  // JAX prints them as it prints a program: they would be entries.
  for (func::FuncOp function : called)
    if (isOk && SymbolTable::symbolKnownUseEmpty(function, module))
      function.erase();
  return success(isOk);
}
