//===- Batch.h - what is given to one run of an entry -----------*- C++ -*-===//
//
// An entry takes and gives tensors by name: its ports. State is none of them;
// it stays in the session. A batch is memory for all inputs of an entry, each
// in the type and shape that the program declares, to be filled by name.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_LOOP_BATCH_H
#define TRC_TOOLS_TRC_TRAIN_LOOP_BATCH_H

#include "trc/runtime.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trc::train {

/// An input that is given, or an output that is read.
struct Port {
  size_t index;
  std::string name;
  trc_element element;
  std::vector<int64_t> shape;
  size_t bytes;
  bool isTakenOver; ///< an input whose memory becomes an output's
};

/// An entry of the program, ready to run.
struct Entry {
  std::string name;
  std::vector<Port> inputs, outputs;
  trc_call *call = nullptr;

  /// Null if there is none of that name.
  const Port *input(std::string_view wanted) const {
    return find(inputs, wanted);
  }
  const Port *output(std::string_view wanted) const {
    return find(outputs, wanted);
  }

private:
  static const Port *find(const std::vector<Port> &ports,
                          std::string_view wanted) {
    for (const Port &port : ports)
      if (port.name == wanted)
        return &port;
    return nullptr;
  }
};

class Batch {
public:
  /// Of zeros; `entry` lives longer.
  explicit Batch(const Entry &entry) : of(&entry) {
    for (const Port &port : entry.inputs)
      values.emplace_back(port.bytes);
  }

  const Entry &entry() const { return *of; }
  /// The memory of an input, by its place in the entry's list.
  std::span<const std::byte> bytes(size_t place) const { return values[place]; }

  /// The memory of an input, which has elements of that type; empty if there is
  /// no such input.
  template <typename Element> std::span<Element> tensor(std::string_view name) {
    const Port *port = of->input(name);
    if (!port)
      return {};
    std::vector<std::byte> &memory =
        values[static_cast<size_t>(port - of->inputs.data())];
    return {reinterpret_cast<Element *>(memory.data()),
            memory.size() / sizeof(Element)};
  }

private:
  const Entry *of;
  std::vector<std::vector<std::byte>> values;
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_LOOP_BATCH_H
