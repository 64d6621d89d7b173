//===- Device.cpp - C API: errors, element types, devices, buffers --------===//
//
// See trc/runtime.h.
//
//===----------------------------------------------------------------------===//

#include "api/Handles.h"
#include "device/host/HostMemory.h"

#include <algorithm>
#include <cstring>

namespace trc::runtime {
namespace {

thread_local std::string lastError;

static_assert(static_cast<int>(StatusCode::Internal) == TRC_INTERNAL);
static_assert(static_cast<int>(StatusCode::PeerLost) == TRC_PEER_LOST);
static_assert(static_cast<int>(StatusCode::RanksDiffer) == TRC_RANKS_DIFFER);
static_assert(static_cast<int>(StatusCode::Busy) == TRC_BUSY);
static_assert(static_cast<int>(StatusCode::CallFailed) == TRC_CALL_FAILED);
#define TRC_ELEMENT_TYPE(NAME, SPELLING, BITS, KIND)                           \
  static_assert(static_cast<int>(ElementType::NAME) == TRC_##NAME);
#include "schema/ElementTypes.def"

Result<DeviceOptions> deviceOptions(const trc_device_options *options) {
  Result<trc_device_options> given = readOptions(options);
  if (given.failed())
    return given.takeStatus();
  DeviceOptions result;
  if (given->name)
    result.name = given->name;
  if (given->isa)
    result.isa = given->isa;
  if (given->collectives)
    result.collectives = given->collectives;
  if (given->local_rank < 0)
    return failure(StatusCode::InvalidArgument,
                   "options: expected a local rank of 0 or more, got ",
                   given->local_rank);
  result.localRank = given->local_rank;
  result.threads = given->threads;
  switch (given->pinning) {
  case TRC_PIN_DEFAULT:
  case TRC_PIN_CORES:
    break;
  case TRC_PIN_NONE:
    result.pin = false;
    break;
  default:
    return failure(StatusCode::InvalidArgument, "options: unknown pinning ",
                   static_cast<int>(given->pinning));
  }
  if (given->core_count != 0 && !given->cores)
    return missing("options: cores");
  if (constexpr size_t most = 4096; given->core_count > most)
    return failure(StatusCode::InvalidArgument, "options: expected at most ",
                   most, " cores, got ", given->core_count);
  result.cores.assign(given->cores, given->cores + given->core_count);
  if (!result.cores.empty() && !result.pin)
    return failure(StatusCode::InvalidArgument,
                   "options: cores are given, but pinning is TRC_PIN_NONE");
  return result;
}

trc_tensor asC(const Tensor &tensor) {
  return {tensor.data, static_cast<trc_element>(tensor.type.element),
          static_cast<int32_t>(tensor.type.rank()), tensor.type.shape.data(),
          tensor.type.bytes()};
}

/// The embedder's function, as devices call it. The C structs are filled into
/// vectors that keep their memory from run to run.
class CCustomCall {
public:
  CCustomCall(trc_custom_call_fn function, void *context)
      : function(function), context(context) {}

  Status operator()(const CustomCall &call) {
    tensors.clear();
    attributes.clear();
    for (const Tensor &input : call.inputs)
      tensors.push_back(asC(input));
    for (const Tensor &output : call.outputs)
      tensors.push_back(asC(output));
    // Names and texts are views of the device's own strings: terminated.
    // NOLINTBEGIN(bugprone-suspicious-stringview-data-usage)
    for (const Attribute &each : call.attributes)
      attributes.push_back({each.name.data(),
                            each.text.empty() ? "" : each.text.data(),
                            each.ints.data(), each.ints.size(),
                            each.floats.data(), each.floats.size()});
    const trc_custom_call argument = {
        call.name.data(),    tensors.data(),
        call.inputs.size(),  tensors.data() + call.inputs.size(),
        call.outputs.size(), attributes.data(),
        attributes.size()};
    // NOLINTEND(bugprone-suspicious-stringview-data-usage)
    char error[256] = {};
    const trc_status status = function(context, &argument, error, sizeof error);
    if (status == TRC_OK)
      return Status::success();
    error[sizeof error - 1] = 0;
    return failure(StatusCode::CallFailed, "custom call '", call.name,
                   "': ", error[0] ? error : trc_status_name(status));
  }

private:
  trc_custom_call_fn function;
  void *context;
  std::vector<trc_tensor> tensors;
  std::vector<trc_attribute> attributes;
};

} // namespace

trc_status report(const Status &status) noexcept {
  if (status.ok())
    return TRC_OK;
  try {
    lastError = status.message();
  } catch (const std::bad_alloc &) {
    lastError.clear();
  }
  return static_cast<trc_status>(status.code());
}

trc_status reportOutOfMemory() noexcept {
  // Short enough to need no memory.
  lastError = "out of memory";
  return TRC_OUT_OF_MEMORY;
}

trc_status reportNoThread() noexcept {
  try {
    return report(failure(StatusCode::OutOfMemory,
                          "no thread could be started: the system's limit, or "
                          "memory, is reached"));
  } catch (const std::bad_alloc &) {
    return reportOutOfMemory();
  }
}

Status missing(const char *what) {
  return failure(StatusCode::InvalidArgument, what, " is NULL");
}

} // namespace trc::runtime

using namespace trc::runtime;

extern "C" {

const char *trc_last_error(void) { return lastError.c_str(); }

const char *trc_version(void) { return TRC_VERSION; }

const char *trc_status_name(trc_status status) {
  static const char *const names[] = {"TRC_OK",
                                      "TRC_INVALID_ARGUMENT",
                                      "TRC_NOT_FOUND",
                                      "TRC_IO_ERROR",
                                      "TRC_BAD_PROGRAM",
                                      "TRC_UNSUPPORTED",
                                      "TRC_OUT_OF_MEMORY",
                                      "TRC_BUSY",
                                      "TRC_CHECK_FAILED",
                                      "TRC_NON_FINITE",
                                      "TRC_CALL_FAILED",
                                      "TRC_INTERNAL",
                                      "TRC_PEER_LOST",
                                      "TRC_RANKS_DIFFER"};
  const auto index = static_cast<size_t>(status);
  return index < std::size(names) ? names[index] : "unknown status";
}

size_t trc_element_size(trc_element element) {
  return static_cast<unsigned>(element) < numElementTypes
             ? static_cast<size_t>(byteSize(static_cast<ElementType>(element)))
             : 0;
}

const char *trc_element_name(trc_element element) {
  return static_cast<unsigned>(element) < numElementTypes
             ? name(static_cast<ElementType>(element))
             : "unknown element type";
}

trc_status trc_device_create(const trc_device_options *options,
                             trc_device **device) {
  return guarded([&]() -> Status {
    if (!device)
      return missing("device");
    Result<DeviceOptions> chosen = deviceOptions(options);
    if (chosen.failed())
      return chosen.takeStatus();
    Result<std::shared_ptr<Device>> made = createDevice(*chosen);
    if (made.failed())
      return made.takeStatus();
    *device = new trc_device{std::move(*made)};
    return Status::success();
  });
}

void trc_device_destroy(trc_device *device) { delete device; }

trc_status trc_device_get_info(const trc_device *device, trc_device_info *info,
                               size_t size) {
  return guarded([&]() -> Status {
    if (!device)
      return missing("device");
    const Device &inside = *device->device;
    const std::span<const int> cores = inside.cores();
    const auto pinned =
        std::count_if(cores.begin(), cores.end(), [](int c) { return c >= 0; });
    static_assert(sizeof(int) == sizeof(int32_t));
    return fill(info, size,
                {inside.name(), inside.isa(),
                 static_cast<int32_t>(inside.threads()),
                 static_cast<int32_t>(pinned), cores.data(),
                 inside.description(), inside.gpu()});
  });
}

trc_status trc_device_register_custom_call(trc_device *device, const char *name,
                                           trc_custom_call_fn function,
                                           void *context) {
  return guarded([&]() -> Status {
    if (!device)
      return missing("device");
    if (!name)
      return missing("name");
    if (!function)
      return missing("function");
    return device->device->registerCustomCall(name,
                                              CCustomCall(function, context));
  });
}

trc_status trc_buffer_create(trc_device *device, size_t bytes,
                             trc_buffer **buffer) {
  return guarded([&]() -> Status {
    if (!device)
      return missing("device");
    if (!buffer)
      return missing("buffer");
    Result<std::unique_ptr<Memory>> memory = device->device->allocate(bytes);
    if (memory.failed())
      return memory.takeStatus();
    *buffer = new trc_buffer{std::move(*memory), device->device,
                             device->device->hostVisible()};
    return Status::success();
  });
}

trc_status trc_buffer_wrap(trc_device *device, void *data, size_t bytes,
                           trc_buffer **buffer) {
  return guarded([&]() -> Status {
    if (!device)
      return missing("device");
    if (!buffer)
      return missing("buffer");
    if (!data && bytes != 0)
      return missing("data");
    Result<std::unique_ptr<Memory>> memory =
        device->device->borrow(static_cast<std::byte *>(data), bytes);
    if (memory.failed())
      return memory.takeStatus();
    *buffer = new trc_buffer{std::move(*memory), device->device,
                             device->device->hostVisible()};
    return Status::success();
  });
}

trc_status trc_device_wait_for_stream(trc_device *device, void *stream) {
  return guarded([&]() -> Status {
    return device ? device->device->waitForStream(stream) : missing("device");
  });
}

trc_status trc_device_make_stream_wait(trc_device *device, void *stream) {
  return guarded([&]() -> Status {
    return device ? device->device->makeStreamWait(stream) : missing("device");
  });
}

void trc_buffer_destroy(trc_buffer *buffer) { delete buffer; }

size_t trc_buffer_bytes(const trc_buffer *buffer) {
  return buffer ? buffer->memory->bytes() : 0;
}

void *trc_buffer_data(trc_buffer *buffer) {
  return buffer ? buffer->memory->data() : nullptr;
}

} // extern "C"
