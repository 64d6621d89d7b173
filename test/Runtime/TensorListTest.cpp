//===- TensorListTest.cpp - tensors of another library --------------------===//
//
// What is said of tensors is kept, and what changes is found, with readers that
// have no answer among them.
//
//===----------------------------------------------------------------------===//

#include "ApiObjects.h"

#include <array>

namespace trc::runtime::test {
namespace {

/// A tensor of somebody else.
struct Foreign {
  float memory = 0;
  void *data = &memory;
  int64_t rank = 2;
  std::array<int64_t, 2> shape = {3, 4}, strides = {4, 1};
  int32_t element = 6;
  bool isKnown = true;
};

template <auto Member> int32_t answer(void *tensor, auto *result) {
  auto &foreign = *static_cast<Foreign *>(tensor);
  *result = foreign.*Member;
  return foreign.isKnown ? 0 : 1;
}

template <auto Member> int32_t place(void *tensor, int64_t **result) {
  *result = (static_cast<Foreign *>(tensor)->*Member).data();
  return 0;
}

trc_tensor_reader reader() {
  return {
      sizeof(trc_tensor_reader),
      [](void *t, void **to) { return answer<&Foreign::data>(t, to); },
      [](void *t, int64_t *to) { return answer<&Foreign::rank>(t, to); },
      place<&Foreign::shape>,
      place<&Foreign::strides>,
      [](void *t, int32_t *to) { return answer<&Foreign::element>(t, to); }};
}

struct List {
  trc_tensor_list *list = nullptr;
  explicit List(std::span<void *const> tensors) {
    const trc_tensor_reader asked = reader();
    EXPECT_EQ(
        trc_tensor_list_create(&asked, tensors.data(), tensors.size(), &list),
        TRC_OK)
        << trc_last_error();
  }
  ~List() { trc_tensor_list_destroy(list); }
  size_t changed() const {
    size_t found = 77;
    EXPECT_EQ(trc_tensor_list_find_changed(list, &found), TRC_OK);
    return found;
  }
};

TEST(TensorList, findsWhatChanged) {
  std::array<Foreign, 3> foreign;
  for (Foreign &each : foreign)
    each.data = &each.memory;
  void *const tensors[] = {&foreign[0], &foreign[1], &foreign[2]};
  const List list(tensors);
  EXPECT_EQ(list.changed(), 3u);
  float elsewhere = 0;
  const auto check = [&](const auto &change) {
    const Foreign before = foreign[1];
    change(foreign[1]);
    EXPECT_EQ(list.changed(), 1u);
    foreign[1] = before;
    EXPECT_EQ(list.changed(), 3u);
  };
  check([&](Foreign &f) { f.data = &elsewhere; });
  check([](Foreign &f) { f.rank = 1; });
  check([](Foreign &f) { f.shape = {4, 3}; });
  check([](Foreign &f) { f.strides = {1, 3}; });
  check([](Foreign &f) { f.element = 7; });
  check([](Foreign &f) { f.isKnown = false; });
}

TEST(TensorList, ofNone) { EXPECT_EQ(List({}).changed(), 0u); }

TEST(TensorList, refusesWhatHasNoAnswer) {
  Foreign good, bad;
  bad.isKnown = false;
  trc_tensor_list *list = nullptr;
  const trc_tensor_reader asked = reader();
  void *const unknown[] = {&good, &bad};
  EXPECT_EQ(trc_tensor_list_create(&asked, unknown, 2, &list),
            TRC_INVALID_ARGUMENT);
  EXPECT_STREQ(trc_last_error(), "nothing is said of tensor 1 of 2");
  void *const null[] = {nullptr};
  EXPECT_EQ(trc_tensor_list_create(&asked, null, 1, &list),
            TRC_INVALID_ARGUMENT);
  trc_tensor_reader without = asked;
  without.strides = nullptr;
  EXPECT_EQ(trc_tensor_list_create(&without, unknown, 1, &list),
            TRC_INVALID_ARGUMENT);
  EXPECT_EQ(trc_tensor_list_create(nullptr, unknown, 1, &list),
            TRC_INVALID_ARGUMENT);
  EXPECT_EQ(trc_tensor_list_create(&asked, nullptr, 1, &list),
            TRC_INVALID_ARGUMENT);
  EXPECT_EQ(list, nullptr);
}

} // namespace
} // namespace trc::runtime::test
