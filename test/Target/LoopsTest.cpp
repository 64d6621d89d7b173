//===- LoopsTest.cpp - loops, accesses and reductions ---------------------===//
//
// Hand-written kernels of every shape that fusion makes, at extents around the
// vector width, in memory that faults outside of its buffers.
//
//===----------------------------------------------------------------------===//

#include "../Kernel/KernelBuilder.h"
#include "Compare.h"
#include "trc/Kernel/TileTransposes.h"

#include <cstring>

using namespace trc::kernel;

namespace trc::host {
namespace {

constexpr ElementType F32 = ElementType::F32;
const int64_t extents[] = {0, 1, 3, 15, 16, 17, 48, 63, 64, 65, 100, 128, 200};

Bytes smallNumbers(int64_t count, unsigned seed = 7) {
  Bytes bytes(count * 4);
  std::mt19937 random(seed);
  for (int64_t i = 0; i < count; ++i) {
    float value = float(int(random() % 2000) - 1000) / 256;
    std::memcpy(bytes.data() + 4 * i, &value, 4);
  }
  return bytes;
}

TEST(Loops, FlatMapsInRanges) {
  for (int64_t n : {0, 1, 16, 1000, 1024, 1025, 2048, 5000}) {
    KernelBuilder b({n}, true);
    unsigned x = b.buffer(F32, n), y = b.buffer(F32, n);
    unsigned z = b.buffer(F32, n, true);
    Affine i{0, {{0, 1}}};
    b.store(z, i, b.compute(Opcode::Add, {b.load(x, i), b.load(y, i)}));
    CompareOptions options;
    options.range = 1024;
    compareWithInterpreter(b.finish(), options);
    options.aliases = {-1, -1, 0}; // in place
    compareWithInterpreter(b.finish(), options);
  }
}

Kernel softmax(int64_t rows, int64_t columns, ElementType result = F32) {
  KernelBuilder b({rows});
  unsigned x = b.buffer(F32, rows * columns);
  unsigned y = b.buffer(result, rows * columns, true);
  unsigned e = b.scratch(F32, columns);
  Register lowest = b.f32(-INFINITY), zero = b.f32(0);
  LoopId j = b.beginLoop(columns, true);
  Register max =
      b.reduce(Opcode::Maximum, lowest, b.load(x, {0, {{0, columns}, {j, 1}}}));
  b.endLoop();
  j = b.beginLoop(columns, true);
  Register shifted = b.compute(Opcode::Subtract,
                               {b.load(x, {0, {{0, columns}, {j, 1}}}), max});
  Register power = b.compute(Opcode::Exp, {shifted});
  b.store(e, {0, {{j, 1}}}, power);
  Register sum = b.reduce(Opcode::Add, zero, power);
  b.endLoop();
  j = b.beginLoop(columns, true);
  Register part = b.compute(Opcode::Divide, {b.load(e, {0, {{j, 1}}}), sum});
  if (result != F32)
    part = b.compute(Opcode::Convert, result, {part});
  b.store(y, {0, {{0, columns}, {j, 1}}}, part);
  b.endLoop();
  return b.finish();
}

TEST(Loops, Softmax) {
  for (int64_t columns : extents) {
    CompareOptions options;
    options.inputs = {smallNumbers(5 * columns)};
    options.ulps = 8;
    options.range = 2;
    compareWithInterpreter(softmax(5, columns), options);
    options.aliases = {-1, 0};
    compareWithInterpreter(softmax(5, columns), options);
  }
}

// Rows that a GPU's block holds in registers, the last round not whole, and
// rows of which it holds the last rounds in shared memory.
TEST(Loops, LongRows) {
  constexpr int64_t rows = 132; // one for each multiprocessor
  for (auto [columns, result] : {std::pair<int64_t, ElementType>{24580, F32},
                                 {36872, ElementType::BF16}}) {
    CompareOptions options;
    options.inputs = {smallNumbers(rows * columns)};
    options.ulps = 8;
    if (result == F32)
      options.aliases = {-1, 0};
    compareWithInterpreter(softmax(rows, columns, result), options);
  }
}

// Rows that no multiprocessor holds, whose maximum and sum are found in one
// loop: one in no order, one whose maximum grows with every element, and those
// with infinities and a NaN.
TEST(Loops, VeryLongRows) {
  constexpr int64_t rows = 6, columns = 60004;
  const float infinity = INFINITY;
  std::vector<float> numbers(rows * columns);
  Bytes bytes = smallNumbers(columns);
  std::memcpy(numbers.data(), bytes.data(), bytes.size());
  for (int64_t j = 0; j < columns; ++j) {
    numbers[columns + j] = static_cast<float>(j - columns) / 512;
    numbers[2 * columns + j] = -infinity;
    numbers[3 * columns + j] = j % 7 == 0 ? -infinity : numbers[j];
    numbers[4 * columns + j] = j == 40000 ? infinity : numbers[j];
    numbers[5 * columns + j] = j == 5 ? NAN : numbers[j];
  }
  bytes.resize(numbers.size() * sizeof(float));
  std::memcpy(bytes.data(), numbers.data(), bytes.size());
  CompareOptions options;
  options.inputs = {bytes};
  options.ulps = 16;
  compareWithInterpreter(softmax(rows, columns), options);
  options.aliases = {-1, 0};
  compareWithInterpreter(softmax(rows, columns), options);
}

// Softmax of rows and sums of them, by one work item: the second long row that
// a block would have to keep is computed again, inside of the loop over rows.
TEST(Loops, LongRowsInALoop) {
  constexpr int64_t items = 2, rows = 3, columns = 30016;
  KernelBuilder b({items});
  unsigned x = b.buffer(F32, items * rows * columns);
  unsigned y = b.buffer(F32, items * rows * columns, true);
  unsigned z = b.buffer(F32, items * columns, true);
  unsigned sums = b.scratch(F32, columns), e = b.scratch(F32, columns);
  Register lowest = b.f32(-INFINITY), zero = b.f32(0);
  LoopId j = b.beginLoop(columns, true);
  b.store(sums, {0, {{j, 1}}}, zero);
  b.endLoop();
  const LoopId i = b.beginLoop(rows, false);
  const auto at = [&] {
    return Affine{0, {{0, rows * columns}, {i, columns}, {j, 1}}};
  };
  j = b.beginLoop(columns, true);
  Register max = b.reduce(Opcode::Maximum, lowest, b.load(x, at()));
  b.endLoop();
  j = b.beginLoop(columns, true);
  Register power = b.compute(
      Opcode::Exp, {b.compute(Opcode::Subtract, {b.load(x, at()), max})});
  b.store(e, {0, {{j, 1}}}, power);
  Register sum = b.reduce(Opcode::Add, zero, power);
  b.endLoop();
  j = b.beginLoop(columns, true);
  Register part = b.compute(Opcode::Divide, {b.load(e, {0, {{j, 1}}}), sum});
  b.store(y, at(), part);
  b.store(sums, {0, {{j, 1}}},
          b.compute(Opcode::Add, {b.load(sums, {0, {{j, 1}}}), part}));
  b.endLoop();
  b.endLoop();
  j = b.beginLoop(columns, true);
  b.store(z, {0, {{0, columns}, {j, 1}}}, b.load(sums, {0, {{j, 1}}}));
  b.endLoop();
  CompareOptions options;
  options.inputs = {smallNumbers(items * rows * columns)};
  options.ulps = 16;
  compareWithInterpreter(b.finish(), options);
}

// Sums are exact in the stated order, not merely close.
TEST(Loops, ReductionsOfAllTypes) {
  for (ElementType type : {ElementType::I1, ElementType::I8, ElementType::UI4,
                           ElementType::I32, ElementType::I64, ElementType::F16,
                           ElementType::BF16, F32, ElementType::F64})
    for (int64_t n : {0, 1, 17, 64, 200})
      for (Opcode opcode : {Opcode::Add, Opcode::Multiply, Opcode::Maximum}) {
        KernelBuilder b({2});
        unsigned x = b.buffer(type, 2 * n), y = b.buffer(type, 2, true);
        Register init = b.bits(type, 0);
        LoopId j = b.beginLoop(n, true);
        Register sum = b.reduce(opcode, init, b.load(x, {0, {{0, n}, {j, 1}}}));
        b.endLoop();
        b.store(y, {0, {{0, 1}}}, sum);
        SCOPED_TRACE(name(type));
        compareWithInterpreter(b.finish());
      }
}

// Two accumulators with one combiner: index of the largest element.
TEST(Loops, ArgMax) {
  for (int64_t n : extents) {
    KernelBuilder b({3});
    ElementType I32 = ElementType::I32;
    unsigned x = b.buffer(F32, 3 * n), y = b.buffer(I32, 3, true);
    Register lowest = b.f32(-INFINITY), zero = b.bits(I32, 0);
    LoopId j = b.beginLoop(n, true);
    Register value = b.load(x, {0, {{0, n}, {j, 1}}});
    Register index = b.index(I32, {0, {{j, 1}}});
    Reduction r;
    r.inits = {lowest, zero};
    r.values = {value, index};
    r.accumulated = {b.reg(F32), b.reg(I32)};
    r.elements = {b.reg(F32), b.reg(I32)};
    auto add = [&](Opcode opcode, ElementType type,
                   std::vector<Register> operands) {
      Statement statement;
      statement.opcode = opcode;
      statement.operands = std::move(operands);
      statement.result = b.reg(type);
      r.combiner.push_back(statement);
      return r.combiner.back().result;
    };
    Register more = add(Opcode::CompareGE, ElementType::I1,
                        {r.accumulated[0], r.elements[0]});
    r.combined = {
        add(Opcode::Select, F32, {more, r.accumulated[0], r.elements[0]}),
        add(Opcode::Select, I32, {more, r.accumulated[1], r.elements[1]})};
    r.results = {b.reg(F32), b.reg(I32)};
    b.reduce(r);
    b.endLoop();
    b.store(y, {0, {{0, 1}}}, r.results[1]);
    CompareOptions options;
    options.inputs = {smallNumbers(3 * n)};
    compareWithInterpreter(b.finish(), options);
  }
}

// A sequential reduction inside a vector loop: sums of columns.
TEST(Loops, ColumnSums) {
  for (int64_t columns : extents)
    for (int64_t rows : {0, 1, 5}) {
      KernelBuilder b({1});
      unsigned x = b.buffer(F32, rows * columns);
      unsigned y = b.buffer(F32, columns, true);
      Register zero = b.f32(0);
      LoopId j = b.beginLoop(columns, true);
      LoopId i = b.beginLoop(rows, false);
      Register sum =
          b.reduce(Opcode::Add, zero, b.load(x, {0, {{i, columns}, {j, 1}}}));
      b.endLoop();
      b.store(y, {0, {{j, 1}}}, sum);
      b.endLoop();
      compareWithInterpreter(b.finish());
    }
}

// Rows added into scratch, and a bound that shortens the last chunk.
TEST(Loops, BoundedRowsIntoScratch) {
  constexpr int64_t rows = 10, chunk = 4, columns = 37;
  KernelBuilder b({3});
  unsigned x = b.buffer(F32, rows * columns);
  unsigned y = b.buffer(F32, 3 * columns, true);
  unsigned sums = b.scratch(F32, columns);
  Register zero = b.f32(0);
  LoopId j = b.beginLoop(columns, true);
  b.store(sums, {0, {{j, 1}}}, zero);
  b.endLoop();
  LoopId i = b.beginLoop(chunk, false, Affine{rows, {{0, -chunk}}});
  j = b.beginLoop(columns, true);
  Access access{
      x, {0, {{0, chunk * columns}, {i, columns}, {j, 1}}}, {}, {}, noRegister};
  access.guards = {{{0, {{0, chunk}, {i, 1}}}, 0, rows}};
  b.store(
      sums, {0, {{j, 1}}},
      b.compute(Opcode::Add, {b.load(sums, {0, {{j, 1}}}), b.load(access)}));
  b.endLoop();
  b.endLoop();
  j = b.beginLoop(columns, true);
  b.store(y, {0, {{0, columns}, {j, 1}}}, b.load(sums, {0, {{j, 1}}}));
  b.endLoop();
  compareWithInterpreter(b.finish());
}

// A vector loop whose length depends on the row: causal attention.
TEST(Loops, BoundedVectorLoop) {
  constexpr int64_t n = 150;
  KernelBuilder b({n});
  unsigned x = b.buffer(F32, n * n), y = b.buffer(F32, n, true);
  unsigned z = b.buffer(F32, n * n, true);
  Register zero = b.f32(0);
  LoopId j = b.beginLoop(n, true, Affine{1, {{0, 1}}});
  Register value = b.load(x, {0, {{0, n}, {j, 1}}});
  b.store(z, {0, {{0, n}, {j, 1}}}, value);
  Register sum = b.reduce(Opcode::Add, zero, value);
  b.endLoop();
  b.store(y, {0, {{0, 1}}}, sum);
  compareWithInterpreter(b.finish());
}

TEST(Loops, StridesAndTypes) {
  for (ElementType type : {ElementType::I1, ElementType::I8, ElementType::I16,
                           ElementType::F16, F32, ElementType::F64})
    for (int64_t stride : {-3, -1, 2, 7})
      for (int64_t n : {1, 16, 21, 64, 70}) {
        int64_t span = (n - 1) * std::abs(stride) + 1;
        KernelBuilder b({n}, true);
        unsigned x = b.buffer(type, span), y = b.buffer(type, span, true);
        Affine index{stride < 0 ? span - 1 : 0, {{0, stride}}};
        Affine mirrored{stride < 0 ? 0 : span - 1, {{0, -stride}}};
        b.store(y, mirrored, b.load(x, index));
        compareWithInterpreter(b.finish());
      }
}

TEST(Loops, Transpose) {
  for (auto [rows, columns] : {std::pair{5, 7}, {16, 16}, {33, 70}}) {
    KernelBuilder b({columns});
    unsigned x = b.buffer(F32, rows * columns);
    unsigned y = b.buffer(F32, rows * columns, true);
    LoopId i = b.beginLoop(rows, true);
    b.store(y, {0, {{0, rows}, {i, 1}}},
            b.load(x, {0, {{0, 1}, {i, columns}}}));
    b.endLoop();
    Kernel kernel = b.finish();
    compareWithInterpreter(kernel);
    int64_t items = workItems(kernel);
    tileTransposes(kernel);
    EXPECT_EQ(workItems(kernel) < items, columns == 16 || columns == 70);
    compareWithInterpreter(kernel);
  }
}

// Guards that vary by lane, that do not, with and without a fill value.
TEST(Loops, Pad) {
  for (ElementType type : {ElementType::I1, ElementType::UI8, ElementType::BF16,
                           F32, ElementType::F64})
    for (int64_t n : {1, 14, 40})
      for (bool fill : {false, true}) {
        int64_t rows = 4, out = n + 5;
        KernelBuilder b({rows + 2});
        unsigned x = b.buffer(type, rows * n);
        unsigned y = b.buffer(type, (rows + 2) * out, true);
        Register one = b.bits(type, type == F32 ? 0x3f800000 : 1);
        LoopId j = b.beginLoop(out, true);
        Access access{x, {-n - 2, {{0, n}, {j, 1}}}, {}, {}, noRegister};
        access.guards = {{{-1, {{0, 1}}}, 0, rows}, {{-2, {{j, 1}}}, 0, n}};
        access.fill = fill ? one : noRegister;
        b.store(y, {0, {{0, out}, {j, 1}}}, b.load(access));
        b.endLoop();
        compareWithInterpreter(b.finish());
      }
}

// Guarded stores, and guarded scalars outside of any vector loop.
TEST(Loops, GuardedStores) {
  KernelBuilder b({10});
  unsigned x = b.buffer(F32, 100), y = b.buffer(F32, 100, true);
  unsigned z = b.buffer(F32, 4, true);
  LoopId j = b.beginLoop(20, true);
  Access to{y, {0, {{0, 10}, {j, 1}}}, {}, {}, noRegister};
  to.guards = {{{0, {{j, 1}}}, 0, 10}};
  Access from = to;
  from.buffer = x;
  b.store(to, b.load(from));
  b.endLoop();
  Access one{z, {-3, {{0, 1}}}, {}, {}, noRegister};
  one.guards = {{{0, {{0, 1}}}, 3, 7}};
  Access source = one;
  source.buffer = x;
  b.store(one, b.load(source));
  compareWithInterpreter(b.finish());
}

// Rows chosen by an index that is read: embedding lookup, and by lane.
TEST(Loops, DynamicIndices) {
  for (ElementType type :
       {ElementType::I32, ElementType::UI8, ElementType::I64})
    for (bool byLane : {false, true}) {
      constexpr int64_t rows = 9, columns = 21, n = 25;
      KernelBuilder b(byLane ? std::vector<int64_t>{columns}
                             : std::vector<int64_t>{n});
      unsigned ids = b.buffer(type, n);
      unsigned table = b.buffer(F32, rows * columns);
      unsigned y = b.buffer(F32, n * columns, true);
      LoopId j = b.beginLoop(byLane ? n : columns, true);
      LoopId item = byLane ? j : 0, column = byLane ? 0 : j;
      Register id = b.load(ids, {0, {{item, 1}}});
      Access access{table, {0, {{column, 1}}}, {{id, columns}}, {}, noRegister};
      b.store(y, {0, {{item, columns}, {column, 1}}}, b.load(access));
      b.endLoop();
      CompareOptions options;
      Bytes indices(n * storageBytes(type));
      for (int64_t i = 0; i < n; ++i)
        indices[i * storageBytes(type)] = uint8_t(i * 5 % rows);
      options.inputs = {indices};
      compareWithInterpreter(b.finish(), options);
    }
}

// Several parallel loops, and a uniform result stored from a vector loop.
TEST(Loops, ParallelLoopsAndLastValue) {
  KernelBuilder b({3, 4, 5});
  unsigned x = b.buffer(F32, 60 * 19), y = b.buffer(F32, 60, true);
  LoopId j = b.beginLoop(19, true);
  b.store(y, {0, {{0, 20}, {1, 5}, {2, 1}}},
          b.load(x, {0, {{0, 20 * 19}, {1, 5 * 19}, {2, 19}, {j, 1}}}));
  b.endLoop();
  CompareOptions options;
  options.range = 7;
  compareWithInterpreter(b.finish(), options);
}

} // namespace
} // namespace trc::host
