//===- ProductTile.cpp - products of our own ------------------------------===//
//
// Compiled with -march=x86-64-v3 and x86-64-v4, each time in a namespace of
// that name (TRC_ISA), with multiplications and additions contracted.
// Everything is local to the file.
//
//===----------------------------------------------------------------------===//

#include "ProductTile.h"

#include <utility>

namespace trc::runtime::host::TRC_ISA {

namespace {

#ifdef __AVX512F__
constexpr int vectorBytes = 64, mostVectors = 4;
// With such vectors oneDNN turns element by element.
constexpr int64_t mostTurned = 1 << 18;
constexpr int rowsFor(int vectors) { return vectors == 4 ? 6 : 8; }
#else
constexpr int vectorBytes = 32, mostVectors = 2;
constexpr int64_t mostTurned = 0;
constexpr int rowsFor(int) { return 6; }
#endif
constexpr int mostRows = 8;
/// Rows of `b` that are packed at a time: 64 KiB at most.
constexpr int64_t packedRows = 256;
constexpr int64_t fewColumns = 3;

template <typename T>
using Vector = T __attribute__((vector_size(vectorBytes)));
template <typename T> constexpr int lanes = vectorBytes / sizeof(T);

template <typename T>
[[gnu::always_inline]] inline Vector<T> load(const T *from) {
  Vector<T> value;
  __builtin_memcpy(&value, from, sizeof value);
  return value;
}
template <typename T>
[[gnu::always_inline]] inline void store(T *to, Vector<T> value) {
  __builtin_memcpy(to, &value, sizeof value);
}
[[gnu::always_inline]] inline int64_t least(int64_t a, int64_t b) {
  return a < b ? a : b;
}

template <typename T> struct Piece {
  const T *a;
  int64_t rowOfA, stepOfA;
  const T *b;
  int64_t rowOfB;
  T *c;
  int64_t rowOfC;
  int64_t depth;
  bool accumulate;
};

/// `rows` rows of `vectors` vectors, all in registers.
template <typename T, int rows, int vectors>
void multiplyPiece(const Piece<T> &piece) {
  // Copies: what is stored could otherwise be the piece itself.
  T *c = piece.c;
  const int64_t rowOfC = piece.rowOfC, rowOfA = piece.rowOfA;
  Vector<T> sum[rows][vectors];
#pragma clang loop unroll(full)
  for (int i = 0; i < rows; ++i)
#pragma clang loop unroll(full)
    for (int j = 0; j < vectors; ++j)
      sum[i][j] =
          piece.accumulate ? load(c + i * rowOfC + j * lanes<T>) : Vector<T>{};
  const T *a = piece.a, *b = piece.b;
  for (int64_t l = 0; l < piece.depth; ++l) {
    Vector<T> factors[vectors];
#pragma clang loop unroll(full)
    for (int j = 0; j < vectors; ++j)
      factors[j] = load(b + j * lanes<T>);
#pragma clang loop unroll(full)
    for (int i = 0; i < rows; ++i) {
      Vector<T> factor = a[i * rowOfA] - Vector<T>{};
#pragma clang loop unroll(full)
      for (int j = 0; j < vectors; ++j)
        sum[i][j] += factor * factors[j];
    }
    a += piece.stepOfA;
    b += piece.rowOfB;
  }
#pragma clang loop unroll(full)
  for (int i = 0; i < rows; ++i)
#pragma clang loop unroll(full)
    for (int j = 0; j < vectors; ++j)
      store(c + i * rowOfC + j * lanes<T>, sum[i][j]);
}

template <typename T> using PieceFunction = void (*)(const Piece<T> &);
/// `rows`, or what fits the registers.
constexpr int fitting(int rows, int vectors) {
  return rows < rowsFor(vectors) ? rows : rowsFor(vectors);
}
template <typename T, int vectors>
constexpr PieceFunction<T> piecesOf[mostRows] = {
    multiplyPiece<T, 1, vectors>,
    multiplyPiece<T, 2, vectors>,
    multiplyPiece<T, 3, vectors>,
    multiplyPiece<T, 4, vectors>,
    multiplyPiece<T, 5, vectors>,
    multiplyPiece<T, 6, vectors>,
    multiplyPiece<T, fitting(7, vectors), vectors>,
    multiplyPiece<T, fitting(8, vectors), vectors>};
template <typename T>
constexpr const PieceFunction<T> *pieces[] = {
    piecesOf<T, 1>,
    piecesOf<T, 2>,
#ifdef __AVX512F__
    piecesOf<T, 3>,
    piecesOf<T, 4>,
#endif
};

/// Exchanges lanes that have the bit `distance` of one row with those that do
/// not of the row that far below.
template <typename T, int distance, int... lane>
[[gnu::always_inline]] inline void
exchange(Vector<T> *rows, std::integer_sequence<int, lane...>) {
#pragma clang loop unroll(full)
  for (int i = 0; i < lanes<T>; ++i) {
    if (i & distance)
      continue;
    const Vector<T> above = rows[i], below = rows[i + distance];
    rows[i] = __builtin_shufflevector(
        above, below, (lane & distance ? lanes<T> + lane - distance : lane)...);
    rows[i + distance] = __builtin_shufflevector(
        above, below, (lane & distance ? lanes<T> + lane : lane + distance)...);
  }
}

/// A square of as many rows as a vector has lanes, turned over.
template <typename T>
void turn(const T *from, int64_t rowOfFrom, T *to, int64_t rowOfTo) {
  constexpr std::make_integer_sequence<int, lanes<T>> all;
  Vector<T> rows[lanes<T>];
#pragma clang loop unroll(full)
  for (int i = 0; i < lanes<T>; ++i)
    rows[i] = load(from + i * rowOfFrom);
  exchange<T, 1>(rows, all);
  exchange<T, 2>(rows, all);
  if constexpr (lanes<T> > 4)
    exchange<T, 4>(rows, all);
  if constexpr (lanes<T> > 8)
    exchange<T, 8>(rows, all);
#pragma clang loop unroll(full)
  for (int i = 0; i < lanes<T>; ++i)
    store(to + i * rowOfTo, rows[i]);
}

/// Rows of `b` from `begin` on and columns from `j` on, one after the other,
/// with zeros up to a whole vector.
template <typename T>
void pack(const Product<T> &p, int64_t begin, int64_t depth, int64_t j,
          int64_t columns, int64_t width, T *packed) {
  const T *from = p.b + begin * p.rowOfB + j * p.stepOfB;
  // Columns that lie along memory are turned over, a square at a time.
  const bool turns = p.rowOfB == 1 && p.stepOfB != 1;
  const int64_t rowsTurned = turns ? depth / lanes<T> * lanes<T> : 0;
  const int64_t columnsTurned = turns ? columns / lanes<T> * lanes<T> : 0;
  for (int64_t l = 0; l < rowsTurned; l += lanes<T>)
    for (int64_t i = 0; i < columnsTurned; i += lanes<T>)
      turn(from + l + i * p.stepOfB, p.stepOfB, packed + l * width + i, width);
  for (int64_t l = 0; l < depth; ++l) {
    T *row = packed + l * width;
    for (int64_t i = l < rowsTurned ? columnsTurned : 0; i < columns; ++i)
      row[i] = from[l * p.rowOfB + i * p.stepOfB];
    for (int64_t i = columns; i < width; ++i)
      row[i] = 0;
  }
}

/// Few columns: the rows of `a`, which lie well, times a column.
template <typename T> void multiplyColumns(const Product<T> &p) {
  alignas(64) T column[packedRows];
  for (int64_t j = 0; j < p.n; ++j)
    for (int64_t begin = 0; begin < p.k; begin += packedRows) {
      const int64_t depth = least(packedRows, p.k - begin);
      for (int64_t l = 0; l < depth; ++l)
        column[l] = p.b[(begin + l) * p.rowOfB + j * p.stepOfB];
      for (int64_t i = 0; i < p.m; ++i) {
        const T *row = p.a + i * p.rowOfA + begin;
        Vector<T> sums[4] = {};
        int64_t l = 0;
        for (; l + 4 * lanes<T> <= depth; l += 4 * lanes<T>)
#pragma clang loop unroll(full)
          for (int v = 0; v < 4; ++v)
            sums[v] +=
                load(row + l + v * lanes<T>) * load(column + l + v * lanes<T>);
        for (; l + lanes<T> <= depth; l += lanes<T>)
          sums[0] += load(row + l) * load(column + l);
        Vector<T> both = (sums[0] + sums[1]) + (sums[2] + sums[3]);
        T sum = 0;
        for (int lane = 0; lane < lanes<T>; ++lane)
          sum += both[lane];
        for (; l < depth; ++l)
          sum += row[l] * column[l];
        T &to = p.c[i * p.rowOfC + j];
        to = p.accumulate || begin > 0 ? to + sum : sum;
      }
    }
}

template <typename T> void multiply(const Product<T> &p) {
  if (p.n < fewColumns && p.stepOfA == 1 && p.k >= lanes<T>)
    return multiplyColumns(p);
  // One column or one row: the other operand lies well when it is turned.
  if (p.n == 1 && p.rowOfA == 1 && p.rowOfC == 1 && p.m > 1)
    return multiply<T>({1, p.m, p.k, p.b, 0, p.rowOfB, p.a, p.stepOfA, 1, p.c,
                        p.m, p.accumulate});
  if (p.m == 1 && p.rowOfB == 1 && p.stepOfB != 1 && p.n > 1)
    return multiply<T>({p.n, 1, p.k, p.b, p.stepOfB, 1, p.a, p.stepOfA, 1, p.c,
                        1, p.accumulate});
  constexpr int64_t mostColumns = mostVectors * lanes<T>;
  alignas(64) T packed[packedRows * mostColumns];
  alignas(64) T edge[mostRows * mostColumns];
  for (int64_t begin = 0; begin < p.k; begin += packedRows) {
    const int64_t depth = least(packedRows, p.k - begin);
    const bool adds = p.accumulate || begin > 0;
    for (int64_t j = 0; j < p.n; j += mostColumns) {
      const int64_t columns = least(mostColumns, p.n - j);
      const int64_t vectors = (columns + lanes<T> - 1) / lanes<T>;
      const int64_t width = vectors * lanes<T>, step = rowsFor(int(vectors));
      const bool isWhole = columns == width;
      const T *b = p.b + begin * p.rowOfB + j;
      int64_t rowOfB = p.rowOfB;
      // Rows that are read many times had better be neighbours.
      if (!isWhole || p.stepOfB != 1 || p.m >= 4 * step) {
        pack(p, begin, depth, j, columns, width, packed);
        b = packed;
        rowOfB = width;
      }
      for (int64_t i = 0; i < p.m; i += step) {
        const int64_t rows = least(step, p.m - i);
        T *c = p.c + i * p.rowOfC + j, *to = isWhole ? c : edge;
        const int64_t rowOfTo = isWhole ? p.rowOfC : width;
        if (!isWhole && adds)
          for (int64_t r = 0; r < rows; ++r)
            for (int64_t l = 0; l < columns; ++l)
              edge[r * width + l] = c[r * p.rowOfC + l];
        pieces<T>[vectors - 1][rows - 1](
            {p.a + i * p.rowOfA + begin * p.stepOfA, p.rowOfA, p.stepOfA, b,
             rowOfB, to, rowOfTo, depth, adds});
        if (!isWhole)
          for (int64_t r = 0; r < rows; ++r)
            for (int64_t l = 0; l < columns; ++l)
              c[r * p.rowOfC + l] = edge[r * width + l];
      }
    }
  }
}

} // namespace

const ProductFunctions &productFunctions() {
  static constexpr ProductFunctions functions = {multiply<float>,
                                                 multiply<double>, mostTurned};
  return functions;
}

} // namespace trc::runtime::host::TRC_ISA
