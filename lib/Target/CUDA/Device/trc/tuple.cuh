//===- tuple.cuh - values of several types side by side -------------------===//
//
// What a kernel over any number of tensors holds: a pointer into each, or an
// element of each. Functions that a program brings (a reducer, a comparator)
// take the address of each element on its own.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "trc/types.cuh"

namespace trc_device {

template <typename... T> struct Tuple;
template <typename Last> struct Tuple<Last> {
  static constexpr int count = 1;
  Last first;
};
template <typename First, typename... Rest> struct Tuple<First, Rest...> {
  static constexpr int count = 1 + sizeof...(Rest);
  First first;
  Tuple<Rest...> rest;
};

template <typename First, typename... Rest>
__device__ __forceinline__ Tuple<First, Rest...> make_tuple(First first,
                                                            Rest... rest) {
  if constexpr (sizeof...(Rest) == 0)
    return {first};
  else
    return {first, make_tuple(rest...)};
}

template <int i, class T> __device__ __forceinline__ auto &get(T &tuple) {
  if constexpr (i == 0)
    return tuple.first;
  else
    return get<i - 1>(tuple.rest);
}

/// The elements at position `at` of the tensors.
template <class Item, class Pointers>
__device__ __forceinline__ Item load_elements(const Pointers &from, i64 at) {
  if constexpr (Item::count == 1)
    return {from.first[at]};
  else
    return {from.first[at],
            load_elements<decltype(Item::rest)>(from.rest, at)};
}

template <class Pointers, class Item>
__device__ __forceinline__ void store_elements(const Pointers &to, i64 at,
                                               const Item &item) {
  to.first[at] = item.first;
  if constexpr (Item::count > 1)
    store_elements(to.rest, at, item.rest);
}

/// 0, 1, .., count - 1, to expand over: `f(get<i>(tuple)...)`.
template <int... i> struct Places {};
template <int count, int... i>
struct PlacesBefore : PlacesBefore<count - 1, count - 1, i...> {};
template <int... i> struct PlacesBefore<0, i...> {
  using type = Places<i...>;
};
template <class Item> __device__ constexpr auto places_of() {
  return typename PlacesBefore<Item::count>::type();
}

} // namespace trc_device
