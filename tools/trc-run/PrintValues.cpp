//===- PrintValues.cpp - what a program prints as it runs -----------------===//
//
// See PrintValues.h.
//
//===----------------------------------------------------------------------===//

#include "PrintValues.h"

#include <algorithm>
#include <cstdio>
#include <string_view>
#include <vector>

namespace trc::run {

using reference::ElementType;
using reference::Tensor;

void printValues(const std::string &prefix, const std::string &label,
                 std::span<const Tensor> values) {
  // More elements than that show their ends only.
  constexpr int64_t limit = 1000;
  std::string line = prefix + label;
  for (size_t i = 0; i < values.size(); ++i)
    line += (i               ? ", "
             : label.empty() ? ""
                             : ": ") +
            reference::valueText(values[i], limit);
  line += '\n';
  std::fwrite(line.data(), 1, line.size(), stdout);
  // In order with what else goes to stderr, and there when a run fails.
  std::fflush(stdout);
}

static Tensor asTensor(const trc_tensor &given) {
  Tensor tensor(static_cast<ElementType>(given.element),
                reference::Sizes(given.shape, given.shape + given.rank));
  auto bytes = tensor.mutableBytes();
  const auto *data = static_cast<const uint8_t *>(given.data);
  std::copy_n(data, std::min(bytes.size(), given.bytes), bytes.data());
  return tensor;
}

static trc_status printCall(void *context, const trc_custom_call *call,
                            char * /*error*/, size_t /*errorSize*/) {
  std::string label;
  for (size_t i = 0; i < call->attribute_count; ++i)
    if (std::string_view(call->attributes[i].name) == "label")
      label = call->attributes[i].text;
  std::vector<Tensor> values;
  for (size_t i = 0; i < call->input_count; ++i)
    values.push_back(asTensor(call->inputs[i]));
  printValues(*static_cast<const std::string *>(context), label, values);
  return TRC_OK;
}

trc_status printOn(trc_device *device, const std::string &prefix) {
  return trc_device_register_custom_call(device, "trc.print", printCall,
                                         const_cast<std::string *>(&prefix));
}

} // namespace trc::run
