//===- LibraryRunTest.cpp - library calls of a GPU and of the host --------===//
//
// Each test is a `plan.call`: its generated kernels run on the stand-in for the
// driver, the host's library kernel runs on the same bytes, and both have to
// leave the same (LibraryRunner.h). Numbers are small, so that every order of a
// sum gives the same bits; shapes are larger than tiles, chunks and blocks.
//
//===----------------------------------------------------------------------===//

#include "LibraryRunner.h"

namespace {

using namespace trc::cuda::test;

template <typename T, auto function, typename R = T>
void call(void *const *operands, int64_t, int64_t, void *) {
  *static_cast<R *>(operands[2]) =
      function(*static_cast<const T *>(operands[0]),
               *static_cast<const T *>(operands[1]));
}

#define TRC_TEXT(NAME, T, R, EXPRESSION)                                       \
  "__device__ __forceinline__ void " #NAME "(const " #T " *pa, const " #T      \
  " *pb, " #R " *r) { " #T " a = *pa, b = *pb; *r = " #EXPRESSION "; }\n"
const Function add = {"add_f32", TRC_TEXT(add_f32, f32, f32, a + b),
                      call<float, [](float a, float b) { return a + b; }>};
const Function second = {"second_f32", TRC_TEXT(second_f32, f32, f32, b),
                         call<float, [](float, float b) { return b; }>};
const Function less = {
    "less_f32", TRC_TEXT(less_f32, f32, u8, a < b),
    call<float, [](float a, float b) -> uint8_t { return a < b; }, uint8_t>};
const Function atLeast = {
    "at_least_f32", TRC_TEXT(at_least_f32, f32, u8, a >= b),
    call<float, [](float a, float b) -> uint8_t { return a >= b; }, uint8_t>};
/// Of two tensors: the larger value, the first of equals, with its place.
const Function largest = {
    "largest",
    R"(__device__ __forceinline__ void largest(const f32 *a, const i32 *i,
    const f32 *b, const i32 *j, f32 *r, i32 *k) {
  const bool keeps = *a >= *b;
  f32 value = keeps ? *a : *b;
  i32 place = keeps ? *i : *j;
  *r = value;
  *k = place;
}
)",
    [](void *const *o, int64_t, int64_t, void *) {
      bool keeps = *static_cast<float *>(o[0]) >= *static_cast<float *>(o[2]);
      *static_cast<float *>(o[4]) = *static_cast<float *>(o[keeps ? 0 : 2]);
      *static_cast<int32_t *>(o[5]) = *static_cast<int32_t *>(o[keeps ? 1 : 3]);
    }};
/// A comparator of two tensors that looks at the first.
const Function lessOfPairs = {
    "less_of_pairs",
    R"(__device__ __forceinline__ void less_of_pairs(const f32 *a, const f32 *b,
    const i32 *c, const i32 *d, u8 *r) { *r = *a < *b; }
)",
    [](void *const *o, int64_t, int64_t, void *) {
      *static_cast<uint8_t *>(o[4]) =
          *static_cast<float *>(o[0]) < *static_cast<float *>(o[1]);
    }};

//===----------------------------------------------------------------------===//
// Movement
//===----------------------------------------------------------------------===//

TEST_F(CudaLibraryRun, Transposes) {
  for (const char *type : {"i8", "bf16", "f32", "f64"})
    for (auto [from, to, order] : {std::tuple("40x50x3", "50x40x3", "1, 0, 2"),
                                   std::tuple("40x50x3", "3x50x40", "2, 1, 0"),
                                   std::tuple("2x70x33", "2x33x70", "0, 2, 1"),
                                   std::tuple("3x40x50", "40x50x3", "1, 2, 0")})
      compare(std::string("plan.call \"stablehlo.transpose\"(read %0 : "
                          "tensor<") +
              from + "x" + type + ">, write %1 : tensor<" + to + "x" + type +
              ">) options {permutation = array<i64: " + order + ">}");
}

TEST_F(CudaLibraryRun, Copies) {
  compare(R"(plan.call "trc.copy"(read %0 : tensor<40x50xf32>,
      read %1 : tensor<77xbf16>, write %2 : tensor<40x50xf32>,
      write %3 : tensor<77xbf16>))");
  compare(R"(plan.call "trc.fill"(read %0 : tensor<bf16>,
      write %1 : tensor<1001xbf16>))");
  compare(R"(plan.call "trc.fill"(read %0 : tensor<f32>,
      write %1 : tensor<40x100xf32>))");
  compare(R"(plan.call "trc.fill"(write %0 : tensor<10xf16>)
      options {value = 1.5 : f64})");
  compare(R"(plan.call "stablehlo.broadcast_in_dim"(read %0 : tensor<5x1xf32>,
      write %1 : tensor<5x3x64xf32>)
      options {broadcast_dimensions = array<i64: 0, 2>})");
  compare(R"(plan.call "stablehlo.iota"(write %0 : tensor<4x5xbf16>)
      options {iota_dimension = 1 : i64})");
}

TEST_F(CudaLibraryRun, Slices) {
  compare(R"(plan.call "stablehlo.slice"(read %0 : tensor<40x50x3xf32>,
      write %1 : tensor<10x20x2xf32>)
      options {start_indices = array<i64: 2, 3, 0>,
               limit_indices = array<i64: 12, 43, 2>,
               strides = array<i64: 1, 2, 1>})");
  compare(R"(plan.call "stablehlo.reverse"(read %0 : tensor<40x50x3xf32>,
      write %1 : tensor<40x50x3xf32>) options {dimensions = array<i64: 0, 2>})");
  compare(R"(plan.call "stablehlo.concatenate"(read %0 : tensor<3x5x8xf32>,
      read %1 : tensor<3x2x8xf32>, read %2 : tensor<3x1x8xf32>,
      write %3 : tensor<3x8x8xf32>) options {dimension = 1 : i64})");
  compare(R"(plan.call "stablehlo.pad"(read %0 : tensor<4x5xf32>,
      read %1 : tensor<f32>, write %2 : tensor<9x12xf32>)
      options {edge_padding_low = array<i64: 1, 2>,
               edge_padding_high = array<i64: 1, 1>,
               interior_padding = array<i64: 1, 1>})");
  compare(R"(plan.call "stablehlo.pad"(read %0 : tensor<4x5xf32>,
      read %1 : tensor<f32>, write %2 : tensor<4x4xf32>)
      options {edge_padding_low = array<i64: 2, -1>,
               edge_padding_high = array<i64: -2, 0>,
               interior_padding = array<i64: 0, 0>})");
}

TEST_F(CudaLibraryRun, DynamicSlices) {
  for (int64_t start : {-3, 2, 100}) {
    Range range = {start, start + 1};
    compare(R"(plan.call "stablehlo.dynamic_slice"(read %0 : tensor<8x12xf32>,
        read %1 : tensor<i32>, read %2 : tensor<i64>,
        write %3 : tensor<4x8xf32>) options {slice_sizes = array<i64: 4, 8>})",
            {}, {{1, range}, {2, range}});
    compare(R"(plan.call "stablehlo.dynamic_update_slice"(
        read %0 : tensor<8x12xf32>, read %1 : tensor<3x12xf32>,
        read %2 : tensor<i32>, read %3 : tensor<i32>,
        write %4 : tensor<8x12xf32>))",
            {}, {{2, range}, {3, range}});
    compare(R"(plan.call "stablehlo.dynamic_update_slice"(
        read %0 : tensor<8x12xf32>, read %1 : tensor<3x5xf32>,
        read %2 : tensor<ui64>, read %3 : tensor<ui64>,
        write %0 : tensor<8x12xf32>))",
            {}, {{2, range}, {3, range}});
  }
}

TEST_F(CudaLibraryRun, Gathers) {
  compare(R"(plan.call "stablehlo.gather"(read %0 : tensor<50x24xf32>,
      read %1 : tensor<6x7xi32>, write %2 : tensor<6x7x24xf32>)
      options {offset_dims = array<i64: 2>,
               collapsed_slice_dims = array<i64: 0>,
               start_index_map = array<i64: 0>, index_vector_dim = 2 : i64,
               slice_sizes = array<i64: 1, 24>})",
          {}, {{1, {-5, 60}}});
  compare(R"(plan.call "stablehlo.gather"(read %0 : tensor<12x14xbf16>,
      read %1 : tensor<5x2xi64>, write %2 : tensor<5x3x2xbf16>)
      options {offset_dims = array<i64: 1, 2>,
               start_index_map = array<i64: 1, 0>,
               index_vector_dim = 1 : i64, slice_sizes = array<i64: 3, 2>})",
          {}, {{1, {-2, 16}}});
  compare(R"(plan.call "stablehlo.gather"(read %0 : tensor<4x9x8xf32>,
      read %1 : tensor<4x3x1xui32>, write %2 : tensor<4x3x8xf32>)
      options {offset_dims = array<i64: 2>,
               collapsed_slice_dims = array<i64: 1>,
               operand_batching_dims = array<i64: 0>,
               start_indices_batching_dims = array<i64: 0>,
               start_index_map = array<i64: 1>, index_vector_dim = 2 : i64,
               slice_sizes = array<i64: 1, 1, 8>})",
          {}, {{1, {0, 12}}});
}

//===----------------------------------------------------------------------===//
// Scatter
//===----------------------------------------------------------------------===//

TEST_F(CudaLibraryRun, ScattersRows) {
  auto run = [&](const char *type, int64_t rows, int64_t columns,
                 int64_t updates, bool inPlace) {
    std::string matrix = "tensor<" + std::to_string(rows) + "x" +
                         std::to_string(columns) + "x" + type + ">";
    compare("plan.call \"trc.scatter_rows\"(read %0 : " + matrix +
                ", read %1 : tensor<" + std::to_string(updates) +
                "xi32>, read %2 : tensor<" + std::to_string(updates) + "x" +
                std::to_string(columns) + "x" + type + ">, write " +
                (inPlace ? "%0" : "%3") + " : " + matrix +
                ", read_write %4 : tensor<1048576xi8>)",
            {}, {{1, {-3, rows + 2}}, {2, {-2, 3}}});
  };
  run("f32", 50, 24, 300, false);
  run("f32", 3, 8, 5000, false); // runs of many chunks
  run("f32", 5000, 7, 2500, true);
  run("bf16", 300, 24, 333, true);
  run("f16", 1, 4, 100, false);
  run("i32", 70, 4, 100, false);
  run("f64", 40, 6, 70, true);
  run("f32", 300, 8, 1, false);
  run("f32", 70000, 2, 2048, true); // three digits, one tile
  run("f32", 70000, 2, 2049, true); // two tiles
}

TEST_F(CudaLibraryRun, Scatters) {
  const char *rows = R"(
      options {update_window_dims = array<i64: 1>,
               inserted_window_dims = array<i64: 0>,
               scatter_dims_to_operand_dims = array<i64: 0>,
               index_vector_dim = 1 : i64)";
  std::string call = R"(plan.call "stablehlo.scatter"(
      read %0 : tensor<30x12xf32>, read %1 : tensor<2500x1xi32>,
      read %2 : tensor<2500x12xf32>, write %3 : tensor<30x12xf32>,
      read_write %4 : tensor<65536xi8>))";
  compare(call + rows + "}", {add}, {{1, {-2, 32}}});
  compare(call + rows + "}", {second}, {{1, {-2, 32}}});
  // Windows that overlap, and leave the operand.
  compare(R"(plan.call "stablehlo.scatter"(
      read %0 : tensor<6x7xf32>, read %1 : tensor<9x2xi64>,
      read %2 : tensor<9x2x2xf32>, write %0 : tensor<6x7xf32>,
      read_write %4 : tensor<65536xi8>)
      options {update_window_dims = array<i64: 1, 2>,
               scatter_dims_to_operand_dims = array<i64: 0, 1>,
               index_vector_dim = 1 : i64})",
          {add}, {{1, {-1, 7}}});
  // Two tensors, and batches.
  compare(R"(plan.call "stablehlo.scatter"(
      read %0 : tensor<3x5xf32>, read %1 : tensor<3x5xi32>,
      read %2 : tensor<3x40x1xi32>, read %3 : tensor<3x40xf32>,
      read %4 : tensor<3x40xi32>, write %5 : tensor<3x5xf32>,
      write %6 : tensor<3x5xi32>, read_write %7 : tensor<65536xi8>)
      options {inserted_window_dims = array<i64: 1>,
               input_batching_dims = array<i64: 0>,
               scatter_indices_batching_dims = array<i64: 0>,
               scatter_dims_to_operand_dims = array<i64: 1>,
               index_vector_dim = 2 : i64})",
          {largest}, {{2, {-1, 6}}});
}

//===----------------------------------------------------------------------===//
// Sort
//===----------------------------------------------------------------------===//

TEST_F(CudaLibraryRun, Sorts) {
  for (int64_t length : {1, 2, 7, 700, 1024, 1025, 5000}) {
    std::string shape = "2x" + std::to_string(length);
    std::string workspace =
        length > 1024 ? ", read_write %4 : tensor<1048576xi8>" : "";
    compare("plan.call \"stablehlo.sort\"(read %0 : tensor<" + shape +
                "xf32>, read %1 : tensor<" + shape +
                "xi32>, write %2 : tensor<" + shape +
                "xf32>, write %3 : tensor<" + shape + "xi32>" + workspace +
                ") options {dimension = 1 : i64}",
            {lessOfPairs}, {{1, {0, 100000}}});
  }
  compare(R"(plan.call "stablehlo.sort"(read %0 : tensor<2x1500x3xf32>,
      write %1 : tensor<2x1500x3xf32>, read_write %2 : tensor<1048576xi8>)
      options {dimension = 1 : i64})",
          {less});
  compare(R"(plan.call "chlo.top_k"(read %0 : tensor<4x300xbf16>,
      write %1 : tensor<4x9xbf16>, write %2 : tensor<4x9xi32>)
      options {k = 9 : i64})");
  compare(R"(plan.call "chlo.top_k"(read %0 : tensor<2x3000xui8>,
      write %1 : tensor<2x9xui8>, write %2 : tensor<2x9xi32>,
      read_write %3 : tensor<1048576xi8>) options {k = 9 : i64})",
          {}, {{0, {0, 256}}});
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

TEST_F(CudaLibraryRun, Reduces) {
  for (auto [shape, result, dimensions] :
       {std::tuple("5x1000", "5x", "1"), std::tuple("700x30", "30x", "0"),
        std::tuple("3x20000", "3x", "1"), std::tuple("4x5x6", "5x", "0, 2"),
        std::tuple("20000", "", "0"), std::tuple("2x600x3", "2x3x", "1"),
        std::tuple("20x30x40", "20x", "1, 2")}) {
    auto call = [&](const char *body) {
      return std::string("plan.call \"stablehlo.reduce\"(read %0 : tensor<") +
             shape + "xf32>, read %1 : tensor<f32>, write %2 : tensor<" +
             result +
             "f32>, read_write %3 : tensor<8388608xi8>) options "
             "{dimensions = array<i64: " +
             dimensions + ">" + body + "}";
    };
    compare(call(", body = \"stablehlo.add\""), {add});
    // Associative, but the order shows.
    compare(call(""), {second});
  }
  compare(R"(plan.call "stablehlo.reduce"(read %0 : tensor<3x9000xf32>,
      read %1 : tensor<3x9000xi32>, read %2 : tensor<f32>,
      read %3 : tensor<i32>, write %4 : tensor<3xf32>,
      write %5 : tensor<3xi32>, read_write %6 : tensor<1048576xi8>)
      options {dimensions = array<i64: 1>})",
          {largest}, {{1, {0, 100000}}});
  compare(R"(plan.call "stablehlo.reduce"(read %0 : tensor<4x300xbf16>,
      read %1 : tensor<bf16>, write %2 : tensor<4xbf16>,
      read_write %3 : tensor<128xi8>)
      options {dimensions = array<i64: 1>, body = "stablehlo.add"})");
  compare(R"(plan.call "stablehlo.map"(read %0 : tensor<300xf32>,
      read %1 : tensor<300xf32>, write %2 : tensor<300xf32>)
      options {dimensions = array<i64: 0>})",
          {add});
}

TEST_F(CudaLibraryRun, Windows) {
  for (const char *body : {"", ", body = \"stablehlo.add\""})
    compare(std::string(R"(plan.call "stablehlo.reduce_window"(
        read %0 : tensor<2x6x7xf32>, read %1 : tensor<f32>,
        write %2 : tensor<2x5x7xf32>)
        options {window_dimensions = array<i64: 1, 3, 2>,
                 window_strides = array<i64: 1, 2, 1>,
                 base_dilations = array<i64: 1, 2, 1>,
                 padding = array<i64: 0, 0, 1, 0, 0, 1>)") +
                body + "}",
            {add});
  for (const char *body : {"", ", body = \"stablehlo.add\""})
    compare(std::string(R"(plan.call "stablehlo.select_and_scatter"(
        read %0 : tensor<3x6x7xf32>, read %1 : tensor<3x3x3xf32>,
        read %2 : tensor<f32>, write %3 : tensor<3x6x7xf32>,
        read_write %4 : tensor<4096xi8>)
        options {window_dimensions = array<i64: 1, 3, 3>,
                 window_strides = array<i64: 1, 2, 2>,
                 padding = array<i64: 0, 0, 1, 0, 0, 0>)") +
                body + "}",
            {atLeast, add});
}

TEST_F(CudaLibraryRun, Convolutions) {
  compare(R"(plan.call "stablehlo.convolution"(read %0 : tensor<2x6x7x4xf32>,
      read %1 : tensor<3x2x2x6xf32>, write %2 : tensor<2x3x6x6xf32>)
      options {input_batch_dimension = 0 : i64,
               input_feature_dimension = 3 : i64,
               kernel_input_feature_dimension = 2 : i64,
               kernel_output_feature_dimension = 3 : i64,
               output_batch_dimension = 0 : i64,
               output_feature_dimension = 3 : i64,
               feature_group_count = 2 : i64,
               input_spatial_dimensions = array<i64: 1, 2>,
               kernel_spatial_dimensions = array<i64: 0, 1>,
               output_spatial_dimensions = array<i64: 1, 2>,
               window_strides = array<i64: 2, 1>,
               window_reversal = array<i64: 1, 0>,
               padding = array<i64: 1, 1, 0, 0>})");
  compare(R"(plan.call "stablehlo.convolution"(read %0 : tensor<4x3x9xbf16>,
      read %1 : tensor<4x3x3xbf16>, write %2 : tensor<2x4x7xf32>)
      options {input_batch_dimension = 0 : i64,
               input_feature_dimension = 1 : i64,
               kernel_input_feature_dimension = 1 : i64,
               kernel_output_feature_dimension = 0 : i64,
               output_batch_dimension = 0 : i64,
               output_feature_dimension = 1 : i64,
               batch_group_count = 2 : i64,
               input_spatial_dimensions = array<i64: 2>,
               kernel_spatial_dimensions = array<i64: 2>,
               output_spatial_dimensions = array<i64: 2>})");
}

//===----------------------------------------------------------------------===//
// Normalisation, linear algebra, elements, random numbers
//===----------------------------------------------------------------------===//

TEST_F(CudaLibraryRun, NormalisesBatches) {
  const char *options = "options {epsilon = 0.01 : f64, feature_index = 1 : "
                        "i64}";
  std::string x = "tensor<9x6x70xf32>", f = "tensor<6xf32>";
  compare("plan.call \"stablehlo.batch_norm_training\"(read %0 : " + x +
              ", read %1 : " + f + ", read %2 : " + f + ", write %3 : " + x +
              ", write %4 : " + f + ", write %5 : " + f + ")" + options,
          {}, {}, 1e-6);
  compare("plan.call \"stablehlo.batch_norm_inference\"(read %0 : " + x +
              ", read %1 : " + f + ", read %2 : " + f + ", read %3 : " + f +
              ", read %4 : " + f + ", write %5 : " + x + ")" + options,
          {}, {{4, {1, 9}}}, 1e-6);
  compare("plan.call \"stablehlo.batch_norm_grad\"(read %0 : " + x +
              ", read %1 : " + f + ", read %2 : " + f + ", read %3 : " + f +
              ", read %4 : " + x + ", write %5 : " + x + ", write %6 : " + f +
              ", write %7 : " + f + ")" + options,
          {}, {{3, {1, 9}}}, 1e-6);
}

TEST_F(CudaLibraryRun, SolvesTriangularSystems) {
  // A one on the diagonal, so that small numbers stay exact in f64.
  for (const char *side : {"true", "false"})
    for (const char *lower : {"true", "false"})
      for (const char *transpose : {"NO_TRANSPOSE", "TRANSPOSE"}) {
        std::string b =
            side[0] == 't' ? "tensor<2x6x5xf64>" : "tensor<2x5x6xf64>";
        compare("plan.call \"stablehlo.triangular_solve\"(read %0 : "
                "tensor<2x6x6xf64>, read %1 : " +
                    b + ", write %2 : " + b +
                    ", read_write %3 : tensor<480xi8>) options {left_side = " +
                    side + ", lower = " + lower +
                    ", unit_diagonal = true, transpose_a = \"" + transpose +
                    "\"}",
                {}, {{0, {-2, 3}}});
      }
  compare(R"(plan.call "stablehlo.triangular_solve"(
      read %0 : tensor<2x9x9xf32>, read %1 : tensor<2x9x5xf32>,
      write %2 : tensor<2x9x5xf32>, read_write %3 : tensor<720xi8>)
      options {left_side = true, lower = true, unit_diagonal = false})",
          {}, {{0, {4, 9}}}, 1e-5);
  // Not positive definite: NaN.
  compare(R"(plan.call "stablehlo.cholesky"(read %0 : tensor<3x3x3xf32>,
      write %1 : tensor<3x3x3xf32>, read_write %2 : tensor<216xi8>)
      options {lower = true})");
  compare(R"(plan.call "stablehlo.cholesky"(read %0 : tensor<3x1x1xf32>,
      write %1 : tensor<3x1x1xf32>, read_write %2 : tensor<24xi8>)
      options {lower = false})",
          {}, {{0, {1, 9}}});
}

} // namespace
