//===- Tensors.cpp - C API: tensors of another library --------------------===//
//
// What a tensor is and where it lies, asked of the library that it is of, and
// compared with what was said before.
//
//===----------------------------------------------------------------------===//

#include "api/Handles.h"

#include <algorithm>
#include <vector>

using namespace trc::runtime;

namespace {

/// One answer of the reader's.
struct Seen {
  void *data = nullptr;
  int64_t rank = 0;
  int32_t element = 0;
  const int64_t *shape = nullptr, *strides = nullptr;

  /// False where the reader has none.
  bool ask(const trc_tensor_reader &reader, void *tensor) {
    int64_t *extents = nullptr, *steps = nullptr;
    const bool has = reader.data(tensor, &data) == 0 &&
                     reader.rank(tensor, &rank) == 0 &&
                     reader.shape(tensor, &extents) == 0 &&
                     reader.strides(tensor, &steps) == 0 &&
                     reader.element(tensor, &element) == 0;
    shape = extents;
    strides = steps;
    return has && rank >= 0;
  }
};

/// What was said; its extents and strides lie in the list's numbers.
struct Kept {
  void *tensor;
  void *data;
  int64_t rank;
  int32_t element;
};

} // namespace

struct trc_tensor_list {
  trc_tensor_reader reader;
  std::vector<Kept> tensors;
  std::vector<int64_t> numbers;

  size_t findChanged() const {
    const int64_t *said = numbers.data();
    for (const Kept &kept : tensors) {
      Seen now;
      if (!now.ask(reader, kept.tensor) || now.data != kept.data ||
          now.rank != kept.rank || now.element != kept.element ||
          !std::equal(now.shape, now.shape + kept.rank, said) ||
          !std::equal(now.strides, now.strides + kept.rank, said + kept.rank))
        return static_cast<size_t>(&kept - tensors.data());
      said += 2 * kept.rank;
    }
    return tensors.size();
  }
};

extern "C" {

trc_status trc_tensor_list_create(const trc_tensor_reader *reader,
                                  void *const *tensors, size_t count,
                                  trc_tensor_list **list) {
  return guarded([&]() -> Status {
    Result<trc_tensor_reader> given = readOptions(reader);
    if (given.failed())
      return given.takeStatus();
    if (!given->data || !given->rank || !given->shape || !given->strides ||
        !given->element)
      return missing("function of the reader");
    if (!tensors && count != 0)
      return missing("tensors");
    if (!list)
      return missing("list");
    auto made = std::make_unique<trc_tensor_list>();
    made->reader = *given;
    made->tensors.reserve(count);
    for (size_t i = 0; i < count; ++i) {
      Seen seen;
      if (!tensors[i] || !seen.ask(*given, tensors[i]))
        return failure(StatusCode::InvalidArgument,
                       "nothing is said of tensor ", i, " of ", count);
      made->tensors.push_back({tensors[i], seen.data, seen.rank, seen.element});
      made->numbers.insert(made->numbers.end(), seen.shape,
                           seen.shape + seen.rank);
      made->numbers.insert(made->numbers.end(), seen.strides,
                           seen.strides + seen.rank);
    }
    *list = made.release();
    return Status::success();
  });
}

void trc_tensor_list_destroy(trc_tensor_list *list) { delete list; }

trc_status trc_tensor_list_find_changed(const trc_tensor_list *list,
                                        size_t *changed) {
  return guarded([&]() -> Status {
    if (!list)
      return missing("list");
    if (!changed)
      return missing("changed");
    *changed = list->findChanged();
    return Status::success();
  });
}

} // extern "C"
