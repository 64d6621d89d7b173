//===- CudaCalls.cpp - the kinds of calls on a GPU ------------------------===//
//
// See CudaCalls.h.
//
//===----------------------------------------------------------------------===//

#include "device/cuda/CudaCalls.h"
#include "device/cuda/CudaMemory.h"
#include "device/cuda/HostState.h"
#include "device/cuda/LtCalls.h"

#include <cstring>

namespace trc::runtime::cuda {
namespace {

/// Where a kernel looks for its operands, in the GPU's memory. What is on its
/// way there lies in pinned memory: when the driver reads other memory, at once
/// or later, is its own affair.
class OperandTable {
public:
  static Result<std::unique_ptr<OperandTable>>
  create(const std::shared_ptr<Context> &context, size_t bytes) {
    auto table = std::make_unique<OperandTable>();
    Result<std::unique_ptr<Memory>> memory =
        CudaMemory::allocate(context, bytes);
    if (memory.failed())
      return memory.takeStatus();
    Result<std::unique_ptr<PinnedMemory>> pinned =
        PinnedMemory::allocate(context, bytes);
    if (pinned.failed())
      return pinned.takeStatus();
    Result<std::unique_ptr<Event>> event = Event::create(context);
    if (event.failed())
      return event.takeStatus();
    table->memory = std::move(*memory);
    table->pinned = std::move(*pinned);
    table->copied = std::move(*event);
    return table;
  }

  /// Behind the runs that read what was there.
  Status write(Context &context, void *const *operands) {
    if (isWritten)
      TRC_RETURN_IF_FAILED(
          context.waitFor(copied->get(), "writing a table of operands"));
    std::memcpy(pinned->data(), static_cast<const void *>(operands),
                memory->bytes());
    isWritten = true;
    for (CUresult result :
         {context.driver.cuMemcpyHtoDAsync_v2(asDevice(memory->data()),
                                              pinned->data(), memory->bytes(),
                                              context.main),
          context.driver.cuEventRecord(copied->get(), context.main)})
      TRC_RETURN_IF_FAILED(
          context.checkWork(result, "writing a table of operands"));
    return Status::success();
  }

  void *address() const { return memory->data(); }

private:
  // A table goes before what is copied to it: its end waits for the copy.
  std::unique_ptr<PinnedMemory> pinned;
  std::unique_ptr<Memory> memory;
  std::unique_ptr<Event> copied;
  bool isWritten = false;
};

class Launch final : public PreparedCall {
public:
  /// Without `table` the operands are the kernel's parameters.
  Launch(std::shared_ptr<Context> context, const CudaKernels::Kernel &kernel,
         size_t operandCount, std::unique_ptr<OperandTable> table)
      : context(std::move(context)), function(kernel.function),
        launch(kernel.launch), operandBytes(operandCount * sizeof(void *)),
        table(std::move(table)) {}

  Status bind(void *const *operands) override {
    return table ? table->write(*context, operands) : Status::success();
  }

  /// A graph takes no more, whatever a single launch may have: what was
  /// compiled before there were tables runs on its own.
  bool recordable() const override {
    return table || operandBytes <= mostParameterBytes;
  }

  Status run(void *const *operands) override {
    // The buffer of parameters: pointers, packed.
    void *const tableAddress = table ? table->address() : nullptr;
    void *const *buffer = table ? &tableAddress : operands;
    size_t bytes = table ? sizeof(void *) : operandBytes;
    void *extra[] = {CU_LAUNCH_PARAM_BUFFER_POINTER,
                     static_cast<void *>(const_cast<void **>(buffer)),
                     CU_LAUNCH_PARAM_BUFFER_SIZE, &bytes, CU_LAUNCH_PARAM_END};
    return context->checkWork(
        context->driver.cuLaunchKernel(
            function, launch.gridX, launch.gridY, launch.gridZ, launch.block, 1,
            1, launch.shared, context->current, nullptr, extra),
        "launching");
  }

private:
  static constexpr size_t mostParameterBytes = 4096;

  std::shared_ptr<Context> context;
  CUfunction function;
  KernelLaunch launch;
  size_t operandBytes;
  std::unique_ptr<OperandTable> table;
};

TensorType typeOf(const OperandType &operand) {
  return {operand.element, operand.shape};
}

/// n operands, n results of the same types.
class Copy final : public PreparedCall {
public:
  Copy(std::shared_ptr<Context> context, std::vector<size_t> bytes)
      : context(std::move(context)), bytes(std::move(bytes)) {}

  Status run(void *const *operands) override {
    const size_t count = bytes.size();
    for (size_t i = 0; i < count; ++i)
      if (bytes[i] != 0 && operands[i] != operands[count + i])
        TRC_RETURN_IF_FAILED(context->checkWork(
            context->driver.cuMemcpyDtoDAsync_v2(asDevice(operands[count + i]),
                                                 asDevice(operands[i]),
                                                 bytes[i], context->current),
            "copying"));
    return Status::success();
  }

private:
  std::shared_ptr<Context> context;
  std::vector<size_t> bytes;
};

PreparedResult makeCopy(const std::shared_ptr<Context> &context,
                        std::span<const CudaKernels::Kernel>,
                        const CallRequest &request) {
  Result<std::vector<size_t>> bytes = bytesOfCopies(request);
  if (bytes.failed())
    return bytes.takeStatus();
  return std::unique_ptr<PreparedCall>(
      std::make_unique<Copy>(context, std::move(*bytes)));
}

class HostCall final : public PreparedCall {
public:
  struct Operand {
    std::unique_ptr<Memory> copy; ///< in the host's memory
    bool written;
  };

  HostCall(std::shared_ptr<Context> context, std::shared_ptr<Device> host,
           std::unique_ptr<PreparedCall> call, std::vector<Operand> operands)
      : context(std::move(context)), host(std::move(host)),
        call(std::move(call)), operands(std::move(operands)) {
    for (const Operand &operand : this->operands)
      addresses.push_back(operand.copy->data());
  }

  bool recordable() const override { return false; }

  Status run(void *const *places) override {
    const Driver &driver = context->driver;
    // A copy to such memory waits in the driver, where nobody looks.
    TRC_RETURN_IF_FAILED(
        context->waitFor(context->main, "waiting for operands"));
    for (size_t i = 0; i < operands.size(); ++i)
      if (const size_t bytes = operands[i].copy->bytes(); bytes != 0)
        TRC_RETURN_IF_FAILED(context->checkWork(
            driver.cuMemcpyDtoHAsync_v2(addresses[i], asDevice(places[i]),
                                        bytes, context->main),
            "reading operands"));
    TRC_RETURN_IF_FAILED(
        context->waitFor(context->main, "waiting for operands"));
    {
      DeviceRun exclusive(*host);
      TRC_RETURN_IF_FAILED(call->run(addresses.data()));
    }
    for (size_t i = 0; i < operands.size(); ++i)
      if (const size_t bytes = operands[i].copy->bytes();
          bytes != 0 && operands[i].written)
        TRC_RETURN_IF_FAILED(context->checkWork(
            driver.cuMemcpyHtoDAsync_v2(asDevice(places[i]), addresses[i],
                                        bytes, context->main),
            "writing results"));
    // The copies are the next run's as well.
    return context->waitFor(context->main, "waiting for results");
  }

private:
  std::shared_ptr<Context> context;
  std::shared_ptr<Device> host;
  std::unique_ptr<PreparedCall> call;
  std::vector<Operand> operands;
  std::vector<void *> addresses;
};

} // namespace

Result<std::vector<size_t>> bytesOfCopies(const CallRequest &request) {
  const size_t count = request.operands.size() / 2;
  if (request.operands.size() % 2 != 0)
    return failure(StatusCode::BadProgram,
                   "expected as many results as operands, got ",
                   request.operands.size(), " in all");
  std::vector<size_t> bytes;
  for (size_t i = 0; i < count; ++i) {
    bytes.push_back(typeOf(request.operands[i]).bytes());
    if (const size_t result = typeOf(request.operands[count + i]).bytes();
        result != bytes.back())
      return failure(StatusCode::BadProgram, "result ", i, ": expected ",
                     bytes.back(), " bytes, got ", result);
  }
  return bytes;
}

PreparedResult makeLaunch(std::shared_ptr<Context> context,
                          const CudaKernels::Kernel &kernel,
                          const CallRequest &request) {
  if (!request.callees.empty())
    return failure(StatusCode::BadProgram, "kernel '", kernel.name,
                   "': a kernel of a GPU calls no other by pointer");
  const size_t operands = request.operands.size();
  std::unique_ptr<OperandTable> table;
  if (kernel.launch.operandsInMemory) {
    Result<std::unique_ptr<OperandTable>> made =
        OperandTable::create(context, operands * sizeof(void *));
    if (made.failed())
      return made.takeStatus();
    table = std::move(*made);
  }
  return std::unique_ptr<PreparedCall>(std::make_unique<Launch>(
      std::move(context), kernel, operands, std::move(table)));
}

LibraryCallFactory findLibraryCall(std::string_view name) {
  static constexpr std::pair<std::string_view, LibraryCallFactory> known[] = {
      {"cublaslt.matmul", makeLtMatmul},
      {"trc.copy", makeCopy},
      {"trc.start_fetch", makeFetch},
      {"trc.start_store", makeStore},
  };
  for (auto [each, factory] : known)
    if (each == name)
      return factory;
  return nullptr;
}

PreparedResult makeHostCall(std::shared_ptr<Context> context,
                            std::shared_ptr<Device> host,
                            std::unique_ptr<PreparedCall> call,
                            const CallRequest &request) {
  std::vector<HostCall::Operand> operands;
  for (const OperandType &operand : request.operands) {
    Result<std::unique_ptr<Memory>> copy =
        host->allocate(typeOf(operand).bytes());
    if (copy.failed())
      return copy.takeStatus();
    operands.push_back({std::move(*copy), operand.written});
  }
  return std::unique_ptr<PreparedCall>(
      std::make_unique<HostCall>(std::move(context), std::move(host),
                                 std::move(call), std::move(operands)));
}

} // namespace trc::runtime::cuda
