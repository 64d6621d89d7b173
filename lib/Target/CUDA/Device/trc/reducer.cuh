//===- reducer.cuh - how elements are combined ----------------------------===//
//
// A reduction has one or several tensors; their elements at one place are an
// `Item`. A reducer says what an item is, how it comes from memory and goes
// there, and how two of them are combined: (so far, to add).
//
//   KnownReducer   a named operation on one tensor, in the element's domain.
//                  Sums of f16 and bf16 stay f32 until they are stored; all
//                  else is rounded each time. Any order will do.
//   BodyReducer    a function that the program brings, on elements as memory
//                  has them. It may depend on the order.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "trc/elementwise.cuh"
#include "trc/tuple.cuh"

namespace trc_device {

template <class Operation, class Element> struct KnownReducer {
  static constexpr bool commutes = true;
  using Stored = typename Element::Stored;
  using Inputs = Tuple<const Stored *>;
  using Outputs = Tuple<Stored *>;
  struct Item {
    typename Element::Value value;
  };

  static __device__ __forceinline__ Item load(const Inputs &from, i64 at) {
    return {Element::from_stored(from.first[at])};
  }
  static __device__ __forceinline__ void store(const Outputs &to, i64 at,
                                               const Item &item) {
    to.first[at] = Element::to_stored(item.value);
  }
  static __device__ __forceinline__ Item combine(const Item &soFar,
                                                 const Item &toAdd) {
    constexpr bool widens =
        isSame<Operation, Add> && Element::isFloat && Element::width == 16;
    const auto value =
        Operation::template apply<Element>(soFar.value, toAdd.value);
    if constexpr (widens)
      return {value};
    else
      return {rounded<Element>(value)};
  }
};

/// `Body` takes a pointer to each element so far, to each element to add, and
/// to where each goes.
template <class Body, typename... Stored> struct BodyReducer {
  static constexpr bool commutes = false;
  using Inputs = Tuple<const Stored *...>;
  using Outputs = Tuple<Stored *...>;
  using Item = Tuple<Stored...>;

  template <class Pointers>
  static __device__ __forceinline__ Item load(const Pointers &from, i64 at) {
    return load_elements<Item>(from, at);
  }
  static __device__ __forceinline__ void store(const Outputs &to, i64 at,
                                               const Item &item) {
    store_elements(to, at, item);
  }
  static __device__ __forceinline__ Item combine(const Item &soFar,
                                                 const Item &toAdd) {
    Item next;
    call(soFar, toAdd, next, places_of<Item>());
    return next;
  }

private:
  template <int... i>
  static __device__ __forceinline__ void
  call(const Item &soFar, const Item &toAdd, Item &next, Places<i...>) {
    Body()(&get<i>(soFar)..., &get<i>(toAdd)..., &get<i>(next)...);
  }
};

} // namespace trc_device
