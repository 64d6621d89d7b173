//===- PlanOps.td - buffers, kernels and commands ----------*- tablegen -*-===//
//
// What the artifact says, as IR: a module of the plan level holds kernels,
// constants, named state, and entries; an entry holds buffers and, in order,
// commands on them. Tensors exist only as the types of what a command reads
// and writes, and inside kernels.
//
//   plan.state @state.params.w : tensor<4xf32>
//   plan.kernel @map_0 { a trc.fusion }
//   plan.entry @step inputs [..] outputs [..] {
//     %0 = plan.buffer state 16 of @state.params.w
//     %1 = plan.buffer arena 16 {first = 0, last = 1, offset = 0}
//     plan.call @map_0(read %0 : tensor<4xf32>, write %1 : tensor<4xf32>)
//     ..
//   }
//
// A buffer is a place; who owns its bytes is its `kind`. Two buffers of the
// arena may share bytes when their lifetimes do not overlap.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_PLAN_PLANOPS
#define TRC_DIALECT_PLAN_PLANOPS

include "trc/Dialect/Plan/PlanEnums.td"
include "trc/Dialect/Trc/StateRole.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Plan_Dialect : Dialect {
  let name = "plan";
  let cppNamespace = "::trc::plan";
  let summary = "buffers, kernels and commands: the artifact as IR";
  let description = [{
    Made by `bufferize-to-plan`, completed by `place-buffers` (offsets) and by
    the emit phase (images), and written down by the serialize phase, which
    decides nothing.
  }];
  let dependentDialects = ["::trc::TrcDialect"];
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

//===----------------------------------------------------------------------===//
// Types, attributes
//===----------------------------------------------------------------------===//

def Plan_BufferType : TypeDef<Plan_Dialect, "Buffer"> {
  let mnemonic = "buffer";
  let summary = "a place in memory that commands read and write";
}

def Plan_VariantAttr : AttrDef<Plan_Dialect, "Variant"> {
  let mnemonic = "variant";
  let summary = "the machine code of a kernel for one instruction set";
  let description = [{
    For the host, `image` is position independent and refers to nothing outside
    itself; `entry` is the function's offset within it. For a GPU, `image` is a
    cubin (`isa` is "sm_90a" and the like) or PTX ("compute_80"), and `entry` is
    0: the kernel's `symbol` names the function.
  }];
  let parameters = (ins "::mlir::StringAttr":$isa, "int64_t":$entry,
                        "::mlir::StringAttr":$image);
  let assemblyFormat = "`<` $isa `,` `entry` `=` $entry `,` `image` `=` $image `>`";
}

def Plan_LaunchAttr : AttrDef<Plan_Dialect, "Launch"> {
  let mnemonic = "launch";
  let summary = "how a kernel of a GPU is started";
  let description = [{
    Blocks in three dimensions, threads of a block in one, and bytes of dynamic
    shared memory of a block.

    Example: `#plan.launch<grid = [1024, 1, 1], block = 256, shared = 0>`
  }];
  let parameters = (ins "int64_t":$x, "int64_t":$y, "int64_t":$z,
                        "int64_t":$block, "int64_t":$shared);
  let assemblyFormat = [{
    `<` `grid` `=` `[` $x `,` $y `,` $z `]` `,` `block` `=` $block `,`
    `shared` `=` $shared `>`
  }];
  let genVerifyDecl = 1;
}

def Plan_ResourcesAttr : AttrDef<Plan_Dialect, "Resources"> {
  let mnemonic = "resources";
  let summary = "what the assembler gave a kernel of a GPU, for the report";
  let description = [{
    Registers of a thread, bytes of static shared memory of a block, bytes of
    the stack frame (local memory) and of spilled registers of a thread.
  }];
  let parameters = (ins "::mlir::StringAttr":$isa, "int64_t":$registers,
                        "int64_t":$shared, "int64_t":$stack, "int64_t":$spills);
  let assemblyFormat = [{
    `<` $isa `,` `registers` `=` $registers `,` `shared` `=` $shared `,`
    `stack` `=` $stack `,` `spills` `=` $spills `>`
  }];
}

def Plan_PortAttr : AttrDef<Plan_Dialect, "Port"> {
  let mnemonic = "port";
  let summary = "an input or an output of an entry";
  let description = [{
    `state` names the state tensor that the port is bound to. `alias` is, for an
    output, the number of the input whose buffer holds it (donated), and for an
    input the number of the output that replaces it; -1 is none. `split`, in a
    program of several ranks, is the dimension of which a rank has its part; -1
    is none.
  }];
  let parameters = (ins "::mlir::StringAttr":$name, "::mlir::RankedTensorType":$type,
                        OptionalParameter<"::mlir::FlatSymbolRefAttr">:$state,
                        DefaultValuedParameter<"int64_t", "-1">:$alias,
                        DefaultValuedParameter<"int64_t", "-1">:$split);
  let assemblyFormat = [{
    `<` $name `,` $type (`state` `=` $state^)? (`alias` `=` $alias^)?
    (`split` `=` $split^)? `>`
  }];
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

class Plan_Op<string mnemonic, list<Trait> traits = []>
    : Op<Plan_Dialect, mnemonic, traits>;

def Plan_StateOp : Plan_Op<"state", [
    Symbol, HasParent<"::mlir::ModuleOp">,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "a tensor that lives across runs and entries";
  let description = [{
    Parameters, moments, counters. The symbol is the tensor's name with `state.`
    before it, so that an entry `step` and a tensor `step` do not meet. `role`
    says what the tensor is, as far as the program did, and `parameter` of a
    moment whose it is. `whole` is the shape of a tensor that is dealt out over
    ranks, of which each has its part (`Dialect/Trc/StatePart.h`). Made by
    `bufferize-to-plan`, lives to the end.

    Example:
    ```mlir
    plan.state @state.w : tensor<4xf32> parameter
    plan.state @state.m.w : tensor<4xf32> moment of @state.w
    plan.state @state.best : tensor<f32>
    ```

    and of a program for 4 ranks
    ```mlir
    plan.state @state.v.w : tensor<1xf32> moment of @state.w part of [4]
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name,
                       TypeAttrOf<AnyRankedTensor>:$type,
                       DefaultValuedAttr<Trc_StateRole,
                           "::trc::StateRole::Other">:$role,
                       OptionalAttr<FlatSymbolRefAttr>:$parameter,
                       OptionalAttr<DenseI64ArrayAttr>:$whole);
  let assemblyFormat = [{
    $sym_name `:` $type ($role^)? (`of` $parameter^)? (`part` `of` $whole^)?
    attr-dict
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The symbol of the tensor called `name`.
    static ::mlir::StringAttr getSymbolFor(::mlir::StringAttr name) {
      return ::mlir::StringAttr::get(name.getContext(),
                                     "state." + name.getValue());
    }
    /// Of all of it, of which each rank may have a part.
    ::mlir::RankedTensorType getWholeType() {
      auto type = ::llvm::cast<::mlir::RankedTensorType>(getType());
      return getWhole() ? type.clone(*getWhole()) : type;
    }
    ::llvm::StringRef getTensorName() {
      ::llvm::StringRef name = getSymName();
      name.consume_front("state.");
      return name;
    }
  }];
}

def Plan_ConstantOp : Plan_Op<"constant", [
    Symbol, HasParent<"::mlir::ModuleOp">]> {
  let summary = "bytes that the artifact carries";
  let description = [{
    Equal constants are one. Made by `bufferize-to-plan`, lives to the end.

    Example:
    ```mlir
    plan.constant @constant_0 = dense<1.0> : tensor<4xf32>
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, ElementsAttr:$value);
  let assemblyFormat = "$sym_name `=` $value attr-dict";
}

def Plan_KernelOp : Plan_Op<"kernel", [
    Symbol, IsolatedFromAbove, SingleBlock, HasParent<"::mlir::ModuleOp">]> {
  let summary = "code that calls run: one fusion";
  let description = [{
    The region's arguments are what the kernel reads, the operands of its
    `plan.return` what it writes; between them stands one `trc.fusion`. Fusions
    that are equal up to names and locations share a kernel. The bodies of
    comparators, reducers and scatters are kernels over scalars.

    Made by `bufferize-to-plan`. The emit phase adds the images (`variants`) and
    how to call them: the number of work items (`extent`), the smallest range
    worth a worker's while (`grain`), private bytes per worker (`scratch`).

    For the target cuda it adds the function's name in the images (`symbol`), how
    it is started (`launch`), the CUDA C++ text (`source`) and what the assembler
    said of it (`resources`). There, library calls become kernels as well; those
    have no body. Neither has a group, made by `group-launches`: it runs its
    `members` side by side, each on its own operands, which follow each other in
    the group's. Once a group has its text, its members may be gone.

    Example:
    ```mlir
    plan.kernel @map_0 {
    ^bb0(%a: tensor<4xf32>):
      %0 = trc.fusion map(%a : tensor<4xf32>) -> tensor<4xf32> {
      ^bb0(%x: tensor<4xf32>):
        %s = stablehlo.add %x, %x : tensor<4xf32>
        trc.yield %s : tensor<4xf32>
      }
      plan.return %0 : tensor<4xf32>
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name,
                       OptionalAttr<TypedArrayAttrBase<Plan_VariantAttr,
                           "images, one per instruction set">>:$variants,
                       OptionalAttr<I64Attr>:$extent,
                       OptionalAttr<I64Attr>:$grain,
                       OptionalAttr<I64Attr>:$scratch,
                       OptionalAttr<TypedArrayAttrBase<FlatSymbolRefAttr,
                           "kernels of a group">>:$members,
                       OptionalAttr<StrAttr>:$symbol,
                       OptionalAttr<Plan_LaunchAttr>:$launch,
                       OptionalAttr<StrAttr>:$source,
                       OptionalAttr<TypedArrayAttrBase<Plan_ResourcesAttr,
                           "resources, one per cubin">>:$resources);
  let regions = (region MaxSizedRegion<1>:$body);
  let assemblyFormat = "$sym_name attr-dict-with-keyword ($body^)?";
  let builders = [OpBuilder<(ins "::llvm::StringRef":$name), [{
    $_state.addAttribute(getSymNameAttrName($_state.name),
                         $_builder.getStringAttr(name));
    $_state.addRegion();
  }]>];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// Whether a fusion says what it computes; a kernel made for a library call
    /// has none.
    bool hasBody() { return !getBody().empty(); }
    /// The fusion that the kernel computes, or null.
    ::trc::FusionOp getFusion();
    /// Types of what it reads, then of what it writes; there is a body.
    ::llvm::SmallVector<::mlir::Type> getOperandTypesInOrder();
    unsigned getNumReads() { return getBody().front().getNumArguments(); }
  }];
}

def Plan_ReturnOp : Plan_Op<"return", [
    Pure, Terminator, HasParent<"KernelOp">]> {
  let summary = "names what a kernel writes";
  let description = [{
    Lives and goes with its `plan.kernel`.

    Example:
    ```mlir
    plan.return %0 : tensor<4xf32>
    ```
  }];
  let arguments = (ins Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = "($results^ `:` type($results))? attr-dict";
}

def Plan_EntryOp : Plan_Op<"entry", [
    Symbol, IsolatedFromAbove, SingleBlock, NoTerminator,
    HasParent<"::mlir::ModuleOp">]> {
  let summary = "a function of the program: buffers, then commands in order";
  let description = [{
    Made by `bufferize-to-plan` from a public function. `place-buffers` adds the
    size of the arena and the largest sum of live buffers, and of an entry that
    keeps values in the host's memory the size of its block there.

    Example:
    ```mlir
    plan.entry @main inputs [#plan.port<"x", tensor<4xf32>>]
        outputs [#plan.port<"y", tensor<4xf32>>] {
      %0 = plan.buffer input 16 index 0
      %1 = plan.buffer output 16 index 0
      plan.call "trc.copy"(read %0 : tensor<4xf32>, write %1 : tensor<4xf32>)
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name,
                       TypedArrayAttrBase<Plan_PortAttr, "ports">:$inputs,
                       TypedArrayAttrBase<Plan_PortAttr, "ports">:$outputs,
                       OptionalAttr<I64Attr>:$arena_size,
                       OptionalAttr<I64Attr>:$arena_alignment,
                       OptionalAttr<I64Attr>:$peak_live,
                       OptionalAttr<I64Attr>:$host_size);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $sym_name `inputs` $inputs `outputs` $outputs attr-dict-with-keyword $body
  }];
  let hasVerifier = 1;
}

def Plan_BufferOp : Plan_Op<"buffer", [
    HasParent<"EntryOp">, DeclareOpInterfaceMethods<SymbolUserOpInterface>,
    MemoryEffects<[MemAlloc]>]> {
  let summary = "a place in memory";
  let description = [{
    `kind` says whose bytes they are: the arena's, those of the constant or state
    tensor `symbol`, of the input or output `index`, or of the entry's block in the
    host's memory, beside a target that has one of its own. `first` and `last` are
    the numbers of the first and last command that use it, in preorder over the
    entry; `offset` is its place in the arena, or in that block. `origin` and `type` name the
    operation whose result it was made for; its location is that operation's. One that
    `begins_empty` is written part by part, by commands of a loop which update it, and
    holds nothing before.

    Made by `bufferize-to-plan`, completed by `place-buffers`.

    Example:
    ```mlir
    %0 = plan.buffer arena 4096 {first = 0 : i64, last = 3 : i64, offset = 64 : i64}
    %1 = plan.buffer input 16 index 0
    %2 = plan.buffer state 16 of @state.params.w
    %3 = plan.buffer host 4096 {first = 1 : i64, last = 2 : i64, offset = 0 : i64}
    ```
  }];
  let arguments = (ins Plan_BufferKind:$kind, I64Attr:$size,
                       OptionalAttr<I64Attr>:$index,
                       OptionalAttr<FlatSymbolRefAttr>:$symbol,
                       OptionalAttr<I64Attr>:$first,
                       OptionalAttr<I64Attr>:$last,
                       OptionalAttr<I64Attr>:$offset,
                       OptionalAttr<StrAttr>:$origin,
                       OptionalAttr<TypeAttr>:$type,
                       UnitAttr:$begins_empty);
  let results = (outs Plan_BufferType:$buffer);
  let assemblyFormat = [{
    $kind $size (`index` $index^)? (`of` $symbol^)? attr-dict
  }];
  let hasVerifier = 1;
}

def Plan_CallOp : Plan_Op<"call", [
    ParentOneOf<["EntryOp", "WhileOp", "CaseOp"]>,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "runs a kernel on buffers";
  let description = [{
    `kernel` is a `plan.kernel` (a symbol) or a library kernel of the runtime (a
    string). Each buffer is seen as a tensor, from `offset` bytes on; what is
    read comes first, then what is written, as the kernel wants it. `options`
    are the attributes of a library kernel, `callees` the scalar kernels it
    calls, `names` what it calls each buffer. `source` names the operation that it came from, `flops` and `bytes`
    are for profiles.

    Made by `bufferize-to-plan`; one command of the artifact.

    Example:
    ```mlir
    plan.call @map_0(read %0 : tensor<4xf32>, write %1 + 64 : tensor<4xf32>)
    plan.call "stablehlo.iota"(write %1 : tensor<4xf32>)
        options {iota_dimension = 0 : i64} names ["output"]
    ```
  }];
  let arguments = (ins AnyAttrOf<[FlatSymbolRefAttr, StrAttr]>:$kernel,
                       Variadic<Plan_BufferType>:$buffers,
                       TypeArrayAttr:$types, DenseI32ArrayAttr:$access,
                       DenseI64ArrayAttr:$offsets,
                       OptionalAttr<TypedArrayAttrBase<FlatSymbolRefAttr,
                           "kernels called by pointer">>:$callees,
                       OptionalAttr<DictionaryAttr>:$options,
                       OptionalAttr<StrArrayAttr>:$names,
                       OptionalAttr<StrAttr>:$source,
                       OptionalAttr<I64Attr>:$flops,
                       OptionalAttr<I64Attr>:$bytes);
  let assemblyFormat = [{
    $kernel custom<CallOperands>($buffers, $types, $access, $offsets)
    (`callees` $callees^)? (`options` $options^)?
    (`names` $names^)? attr-dict
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The library kernel's name, or nothing for a native kernel.
    std::optional<::llvm::StringRef> getLibraryName();
    Access getAccessOf(unsigned operand) {
      return static_cast<Access>(getAccess()[operand]);
    }
    ::mlir::RankedTensorType getTypeOf(unsigned operand);
    /// What the library kernel calls the operand; empty where nobody said.
    ::llvm::StringRef getNameOf(unsigned operand);
    /// The number of the operand that the library kernel calls so.
    std::optional<unsigned> findOperand(::llvm::StringRef name);
    /// Whether it was a matrix product, on whatever target.
    bool isProduct();
  }];
}

def Plan_WhileOp : Plan_Op<"while", [
    SingleBlock, NoTerminator, ParentOneOf<["EntryOp", "WhileOp", "CaseOp"]>]> {
  let summary = "runs commands while a buffer holds true";
  let description = [{
    Runs `condition`; while the i1 in `predicate` holds, runs `body` and
    `condition` again. `trip_count` is how often `body` runs, where that is known.

    Example:
    ```mlir
    plan.while %p cond {
      plan.call @map_1(read %i : tensor<i32>, write %p : tensor<i1>)
    } do {
      plan.call @map_2(read %i : tensor<i32>, write %i : tensor<i32>)
    }
    ```
  }];
  let arguments = (ins Plan_BufferType:$predicate,
                       OptionalAttr<I64Attr>:$trip_count);
  let regions = (region SizedRegion<1>:$condition, SizedRegion<1>:$body);
  let assemblyFormat = [{
    $predicate `cond` $condition `do` $body attr-dict
  }];
}

def Plan_CaseOp : Plan_Op<"case", [
    SingleBlock, NoTerminator, ParentOneOf<["EntryOp", "WhileOp", "CaseOp"]>]> {
  let summary = "runs one of several lists of commands";
  let description = [{
    Runs the branch with the number that the i32 in `selector` holds; the last
    one when that is out of range.

    Example:
    ```mlir
    plan.case %s {
      plan.call "trc.copy"(read %0 : tensor<4xf32>, write %1 : tensor<4xf32>)
    }, {
    }
    ```
  }];
  let arguments = (ins Plan_BufferType:$selector);
  let regions = (region VariadicRegion<SizedRegion<1>>:$branches);
  let assemblyFormat = "$selector $branches attr-dict";
  let hasVerifier = 1;
}

#endif // TRC_DIALECT_PLAN_PLANOPS
