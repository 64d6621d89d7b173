//===- Combine.cpp - sums of NCCL's types ---------------------------------===//

#include "Combine.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>

namespace trc::simt::nccl {
namespace {

struct Known {
  size_t bytes;
  const char *name;
};
constexpr Known types[] = {{1, "i8"},  {1, "u8"},  {4, "i32"}, {4, "u32"},
                           {8, "i64"}, {8, "u64"}, {2, "f16"}, {4, "f32"},
                           {8, "f64"}, {2, "bf16"}};

struct Bf16 {
  uint16_t bits;
  operator float() const { return std::bit_cast<float>(uint32_t(bits) << 16); }
  static Bf16 from(float value) {
    const auto all = std::bit_cast<uint32_t>(value);
    return {static_cast<uint16_t>((all + 0x7fff + (all >> 16 & 1)) >> 16)};
  }
};

template <typename T> T apply(Operator what, T a, T b) {
  switch (what) {
  case Prod:
    return static_cast<T>(a * b);
  case Max:
    return std::max(a, b);
  case Min:
    return std::min(a, b);
  default:
    return static_cast<T>(a + b);
  }
}

template <typename T, typename Wide = T>
void run(Operator what, std::span<const std::string> rows, size_t first,
         size_t count, void *result) {
  for (size_t i = 0; i < count; ++i) {
    Wide sum = 0;
    for (size_t row = 0; row < rows.size(); ++row) {
      T element;
      std::memcpy(&element, rows[row].data() + (first + i) * sizeof(T),
                  sizeof(T));
      sum = row == 0 ? Wide(element) : apply<Wide>(what, sum, Wide(element));
    }
    T narrow;
    if constexpr (std::is_same_v<T, Bf16>)
      narrow = Bf16::from(sum);
    else
      narrow = static_cast<T>(sum);
    std::memcpy(static_cast<char *>(result) + i * sizeof(T), &narrow,
                sizeof(T));
  }
}

} // namespace

size_t bytesOf(Type type) { return types[type].bytes; }
const char *nameOf(Type type) { return types[type].name; }
const char *nameOf(Operator what) {
  constexpr const char *names[] = {"sum", "product", "maximum", "minimum"};
  return names[what];
}

void combine(Type type, Operator what, std::span<const std::string> rows,
             size_t first, size_t count, void *result) {
  switch (type) {
  case Int8:
    return run<int8_t>(what, rows, first, count, result);
  case Uint8:
    return run<uint8_t>(what, rows, first, count, result);
  case Int32:
    return run<int32_t, int64_t>(what, rows, first, count, result);
  case Uint32:
    return run<uint32_t>(what, rows, first, count, result);
  case Int64:
    return run<int64_t>(what, rows, first, count, result);
  case Uint64:
    return run<uint64_t>(what, rows, first, count, result);
  case Float16:
    return run<_Float16, float>(what, rows, first, count, result);
  case Float32:
    return run<float>(what, rows, first, count, result);
  case Float64:
    return run<double>(what, rows, first, count, result);
  case Bfloat16:
    return run<Bf16, float>(what, rows, first, count, result);
  case TypeCount:
    return;
  }
}

} // namespace trc::simt::nccl
