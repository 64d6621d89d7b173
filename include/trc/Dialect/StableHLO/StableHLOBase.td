//===- StableHLOBase.td - dialect, types and op classes -----*- tablegen -*-===//
//
// The dialect itself, the element types that it takes, and the classes from
// which its operations are made. Every operation states in one sentence what it
// computes, links to its section of the specification, and carries an example
// that a test parses.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_STABLEHLO_BASE
#define TRC_DIALECT_STABLEHLO_BASE

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def StableHLO_Dialect : Dialect {
  let name = "stablehlo";
  let cppNamespace = "::trc::stablehlo";
  let summary = "the public StableHLO language: static shapes, real numbers";
  let description = [{
    Our own definition of the operations of the public StableHLO specification,
    as far as static shapes over booleans, integers and real floating point
    numbers go. It reads the assembly that JAX prints. Operations outside this
    scope are known by name so that `import` can refuse them with their source
    location.

    Comes with the program; gone after `bufferize-to-plan`.
  }];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let extraClassDeclaration = [{
    void registerAttributes();
    void registerElementwiseOps();
    void registerMovementOps();
    void registerIndexingOps();
    void registerReductionOps();
    void registerContractionOps();
    void registerControlFlowOps();
    void registerRandomOps();
    void registerCollectiveOps();
    void registerRefusedOps();
    /// Types of operations that have no class of their own.
    ::mlir::TypeIDAllocator refusedTypes;
  }];
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

class StableHLO_TensorOf<string predicate, string what> : Type<
    CPred<"::trc::stablehlo::" # predicate # "($_self)">,
    "static ranked tensor of " # what, "::mlir::RankedTensorType">;

def StableHLO_Tensor : StableHLO_TensorOf<"isTensor",
    "i1, integer or real floating point values">;
def StableHLO_FpTensor : StableHLO_TensorOf<"isFloatTensor",
    "real floating point values">;
def StableHLO_IntTensor : StableHLO_TensorOf<"isIntegerTensor",
    "integer values">;
def StableHLO_PredTensor : StableHLO_TensorOf<"isBoolTensor", "i1 values">;
def StableHLO_PredOrIntTensor : StableHLO_TensorOf<"isBoolOrIntegerTensor",
    "i1 or integer values">;
def StableHLO_IntOrFpTensor : StableHLO_TensorOf<"isIntegerOrFloatTensor",
    "integer or real floating point values">;
def StableHLO_SignedOrFpTensor : StableHLO_TensorOf<"isSignedOrFloatTensor",
    "signed integer or real floating point values">;
def StableHLO_ScalarPred : StableHLO_TensorOf<"isScalarBool",
    "one i1 value, of rank 0">;
def StableHLO_ScalarInt : StableHLO_TensorOf<"isScalarInteger",
    "one integer value, of rank 0">;
def StableHLO_ScalarI32 : StableHLO_TensorOf<"isScalarI32",
    "one i32 value, of rank 0">;

def StableHLO_Token : DialectType<StableHLO_Dialect,
    CPred<"::mlir::isa<::trc::stablehlo::TokenType>($_self)">, "token">;
def StableHLO_TensorOrToken : AnyTypeOf<[StableHLO_Tensor, StableHLO_Token]>;
def StableHLO_Tuple : NestedTupleOf<[StableHLO_Tensor, StableHLO_Token]>;
def StableHLO_TensorOrTokenOrTuple
    : AnyTypeOf<[StableHLO_Tensor, StableHLO_Token, StableHLO_Tuple]>;

//===----------------------------------------------------------------------===//
// Traits
//===----------------------------------------------------------------------===//

// Each element of the result is a function of the elements of the operands at
// the same place (operands of rank 0, where allowed, are the same everywhere).
def StableHLO_ElementwiseMap : NativeOpTrait<"ElementwiseMap"> {
  let cppNamespace = "::trc::OpTrait";
}

// The types of the results follow from the operands and attributes.
def StableHLO_InferTypes : DeclareOpInterfaceMethods<InferTypeOpInterface>;

//===----------------------------------------------------------------------===//
// Op classes
//===----------------------------------------------------------------------===//

// An operation with its documentation put together in one way.
class StableHLO_Op<string mnemonic, string sentence, string text,
                   string example, list<Trait> traits = []>
    : Op<StableHLO_Dialect, mnemonic, traits> {
  let summary = sentence;
  let description = text # "\n\nSee the [specification]" #
      "(https://github.com/openxla/stablehlo/blob/main/docs/spec.md#" #
      mnemonic # ").\n\nExample:\n```mlir\n" # example # "\n```\n";
}

// How operations of few operands and one result are made: of the operands, whose
// type is that of the result too, with its type, or of lists. TableGen by itself
// makes seven builders for each, a sixth of the time to compile them.
class StableHLO_Builders<list<string> operands> {
  defvar parameters = !foldl((ins), operands, all, name,
      !con(all, !dag(ins, ["::mlir::Value"], [name])));
  list<OpBuilder> builders = [
    OpBuilder<parameters, "build($_builder, $_state, " # operands[0] #
        ".getType(), " # !interleave(operands, ", ") # ");">,
    OpBuilder<!con((ins "::mlir::Type":$type), parameters),
        "$_state.addTypes(type);\n$_state.addOperands({" #
        !interleave(operands, ", ") # "});">,
    OpBuilder<(ins "::mlir::TypeRange":$types, "::mlir::ValueRange":$values),
        "$_state.addTypes(types);\n$_state.addOperands(values);">];
}

// The type of the result is that of the operands, which is one: constraint
// `label`_c1.
class StableHLO_SameTypes<string label> {
  string definition = [{
    ::llvm::LogicalResult $cppClass::inferReturnTypes(
        ::mlir::MLIRContext *, std::optional<::mlir::Location> location,
        ::mlir::ValueRange operands, ::mlir::DictionaryAttr,
        ::mlir::OpaqueProperties, ::mlir::RegionRange,
        ::llvm::SmallVectorImpl<::mlir::Type> &types) {
      return ::trc::stablehlo::inferSameTypes(getOperationName(), "}] # label # [{_c1",
                                              location, operands, types);
    }
    ::llvm::LogicalResult $cppClass::verify() {
      return ::trc::stablehlo::verifySameTypes(*this, "}] # label # [{_c1");
    }
  }];
}

// One operand, one result of the same shape.
class StableHLO_UnaryOp<string mnemonic, string sentence, Type type,
                        string exampleType = "tensor<4xf32>",
                        string text = "Works on each element by itself.">
    : StableHLO_Op<mnemonic, sentence, text,
        "func.func @example(%x: " # exampleType # ") -> " # exampleType # " {\n"
        "  %0 = stablehlo." # mnemonic # " %x : " # exampleType # "\n"
        "  return %0 : " # exampleType # "\n}",
        [Pure, StableHLO_ElementwiseMap, StableHLO_InferTypes]> {
  let arguments = (ins type:$operand);
  let results = (outs type:$result);
  let skipDefaultBuilders = 1;
  let builders = StableHLO_Builders<["operand"]>.builders;
  let assemblyFormat = [{
    $operand attr-dict `:`
    custom<SameOperandsAndResultType>(type($operand), type($result))
  }];
  let hasVerifier = 1;
  let extraClassDefinition = StableHLO_SameTypes<mnemonic>.definition;
}

// Two operands and a result of one type.
class StableHLO_BinaryOp<string mnemonic, string sentence, Type type,
                         string exampleType = "tensor<4xf32>",
                         string text = "Works on each pair of elements.",
                         list<Trait> traits = []>
    : StableHLO_Op<mnemonic, sentence, text,
        "func.func @example(%x: " # exampleType # ", %y: " # exampleType #
        ") -> " # exampleType # " {\n"
        "  %0 = stablehlo." # mnemonic # " %x, %y : " # exampleType # "\n"
        "  return %0 : " # exampleType # "\n}",
        traits # [Pure, StableHLO_ElementwiseMap, StableHLO_InferTypes]> {
  let arguments = (ins type:$lhs, type:$rhs);
  let results = (outs type:$result);
  let skipDefaultBuilders = 1;
  let builders = StableHLO_Builders<["lhs", "rhs"]>.builders;
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:`
    custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))
  }];
  let hasVerifier = 1;
  let extraClassDefinition = StableHLO_SameTypes<mnemonic>.definition;
}

#endif // TRC_DIALECT_STABLEHLO_BASE
