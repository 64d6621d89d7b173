//===- Random.cpp - bits from the graph's generator -----------------------===//
//
// Dropout wants few bits for each element, and generators draw blocks of two
// or four words. What shares a block is said in the description of
// `trc.random_bits`: here it is a function in StableHLO, the decomposition of a
// composite of that name, so that a target that knows the name computes as many
// blocks as there are, and any other compiler the same numbers from the
// function.
//
//===----------------------------------------------------------------------===//

#include "models/graph/Operators.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"

using namespace mlir;
using namespace trc;
using namespace trc::graph;

/// Bits of a new value of the generator, of the graph at hand.
static stablehlo::RngBitGeneratorOp draw(Graph &graph, Tensor state,
                                         stablehlo::RngAlgorithm algorithm,
                                         ArrayRef<int64_t> shape) {
  OpBuilder &builder = graph.builder();
  auto bits = RankedTensorType::get(shape, builder.getIntegerType(32, false));
  return stablehlo::RngBitGeneratorOp::create(
      builder, graph.location("rng_bit_generator"), state.type(), bits,
      algorithm, state.value());
}

static void expectGenerator(Graph &graph) {
  if (!graph.hasGenerator())
    graph.fail("random bits", "the graph has no generator");
}

Tensor graph::randomBits(Graph &graph, ArrayRef<int64_t> shape) {
  expectGenerator(graph);
  stablehlo::RngBitGeneratorOp op = draw(
      graph, graph.getGenerator(), stablehlo::RngAlgorithm::THREE_FRY, shape);
  graph.setGenerator(Tensor(graph, op.getOutputState()));
  return Tensor(graph, op.getOutput());
}

static int64_t ceilDivide(int64_t a, int64_t b) { return (a + b - 1) / b; }

/// The parts of each word, `bits` wide, along a new innermost dimension.
static Tensor cutWords(Tensor words, int64_t bits) {
  Graph &graph = words.graph();
  Shape shape(words.shape());
  SmallVector<int64_t> dimensions =
      llvm::to_vector(llvm::seq<int64_t>(words.rank()));
  shape.push_back(32 / bits);
  Tensor amounts = iota(graph, shape, words.elementType(), words.rank()) *
                   static_cast<double>(bits);
  return bitAnd(shiftRight(broadcast(words, shape, dimensions), amounts),
                (int64_t(1) << bits) - 1);
}

/// Row by row: the parts of the first word of a block, then of the second.
static Shape shapeOfRows(ArrayRef<int64_t> shape, int64_t bits) {
  return {2, ceilDivide(ShapedType::getNumElements(shape), 2 * (32 / bits))};
}
static Tensor arrangeRows(Tensor words, ArrayRef<int64_t> shape, int64_t bits) {
  Tensor numbers = transpose(cutWords(words, bits), {1, 0, 2});
  const int64_t all = ShapedType::getNumElements(shape);
  numbers = reshape(numbers, {ShapedType::getNumElements(numbers.shape())});
  return reshape(slice(numbers, 0, 0, all), shape);
}

/// In tiles of matrices: the words of a block lie eight columns apart, the
/// parts of a word eight rows.
static Shape shapeOfTiles(ArrayRef<int64_t> shape, int64_t bits) {
  const int64_t rows = shape[shape.size() - 2], columns = shape.back();
  return {ShapedType::getNumElements(shape.drop_back(2)),
          ceilDivide(rows, 8 * (32 / bits)),
          8,
          ceilDivide(columns, 32),
          8,
          4};
}
static Tensor arrangeTiles(Tensor words, ArrayRef<int64_t> shape,
                           int64_t bits) {
  enum { Matrix, Band, Row, Group, Column, Word, Part };
  Tensor numbers = transpose(cutWords(words, bits),
                             {Matrix, Band, Part, Row, Group, Word, Column});
  ArrayRef<int64_t> of = words.shape();
  numbers = reshape(numbers, {of[Matrix], of[Band] * (32 / bits) * of[Row],
                              of[Group] * of[Word] * of[Column]});
  numbers = slice(numbers, 1, 0, shape[shape.size() - 2]);
  return reshape(slice(numbers, 2, 0, shape.back()), shape);
}

/// The function of a state that gives bits of this shape and the next state.
static func::FuncOp defineBits(Graph &graph, RankedTensorType state,
                               ArrayRef<int64_t> shape, int64_t bits,
                               Arrangement arrangement) {
  const bool isTiled = arrangement == Arrangement::Tiles;
  std::string name = (isTiled ? "random_tiles_" : "random_rows_") +
                     std::to_string(bits) + "_of_";
  for (auto [i, extent] : llvm::enumerate(shape))
    name += (i ? "x" : "") + std::to_string(extent);
  OpBuilder &builder = graph.builder();
  auto module = builder.getBlock()->getParentOp()->getParentOfType<ModuleOp>();
  if (auto known = module.lookupSymbol<func::FuncOp>(name))
    return known;
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(module.getBody());
  auto result = RankedTensorType::get(shape, builder.getIntegerType(32, false));
  auto function =
      func::FuncOp::create(builder, graph.location(name), name,
                           builder.getFunctionType({state}, {result, state}));
  function.setPrivate();
  builder.setInsertionPointToStart(function.addEntryBlock());
  stablehlo::RngBitGeneratorOp words =
      draw(graph, Tensor(graph, function.getArgument(0)),
           isTiled ? stablehlo::RngAlgorithm::PHILOX
                   : stablehlo::RngAlgorithm::THREE_FRY,
           isTiled ? shapeOfTiles(shape, bits) : shapeOfRows(shape, bits));
  Tensor drawn(graph, words.getOutput());
  Tensor arranged = isTiled ? arrangeTiles(drawn, shape, bits)
                            : arrangeRows(drawn, shape, bits);
  func::ReturnOp::create(builder, graph.location("return"),
                         {arranged.value(), words.getOutputState()});
  return function;
}

Tensor graph::randomBits(Graph &graph, ArrayRef<int64_t> shape, int64_t bits,
                         Arrangement arrangement) {
  expectGenerator(graph);
  if (bits != 8 && bits != 16)
    graph.fail("random bits",
               "expected 8 or 16 for each element, got " + Twine(bits));
  if (arrangement == Arrangement::Tiles && shape.size() < 2)
    graph.fail("random bits",
               "expected matrices to tile, got " + describe(shape));
  OpBuilder &builder = graph.builder();
  Tensor state = graph.getGenerator();
  func::FuncOp function =
      defineBits(graph, state.type(), shape, bits, arrangement);
  NamedAttribute attributes[] = {
      builder.getNamedAttr("bits", builder.getI64IntegerAttr(bits)),
      builder.getNamedAttr(
          "tiled", builder.getBoolAttr(arrangement == Arrangement::Tiles))};
  auto op = stablehlo::CompositeOp::create(
      builder, graph.location("random_bits"), function.getResultTypes(),
      state.value(), "trc.random_bits", builder.getDictionaryAttr(attributes),
      function.getName(), /*version=*/0);
  graph.setGenerator(Tensor(graph, op->getResult(1)));
  return Tensor(graph, op->getResult(0));
}
