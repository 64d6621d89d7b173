//===- LibraryRunner.cpp - a library call on both sides -------------------===//

#include "LibraryRunner.h"

#include "LaunchKernels.h"
#include "device/host/kernels/Families.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Fusion/ScalarOperations.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"

#include <cmath>
#include <cstring>

using namespace trc;
using namespace trc::cuda::test;
using runtime::ElementType;

CudaLibraryRun::CudaLibraryRun() {
  context.loadDialect<plan::PlanDialect, TrcDialect,
                      stablehlo::StableHLODialect>();
}

void CudaLibraryRun::compare(const std::string &call,
                             std::vector<Function> functions,
                             std::map<unsigned, Range> ranges, double most) {
  std::string text = "plan.entry @e inputs [] outputs [] {\n";
  for (int i = 0; i < 8; ++i)
    text += "%" + std::to_string(i) + " = plan.buffer arena 1099511627776\n";
  auto module =
      mlir::parseSourceString<mlir::ModuleOp>(text + call + "\n}", &context);
  ASSERT_TRUE(module);
  plan::CallOp op;
  module->walk([&](plan::CallOp found) { op = found; });
  readCall(op, ranges);
  runHost(op, functions);
  runDevice(op, functions);
  for (size_t i = 0; i < operands.size(); ++i)
    if (op.getAccessOf(i) == plan::Access::Write)
      compareOperand(i, most);
}

static void setElement(ElementType type, char *at, int64_t value) {
  float real = static_cast<float>(value);
  uint32_t bits;
  std::memcpy(&bits, &real, 4);
  auto upper = static_cast<uint16_t>(bits >> 16); // exact: small numbers
  auto half = static_cast<_Float16>(real);
  double wide = real;
  switch (type) {
  case ElementType::F32:
    std::memcpy(at, &real, 4);
    break;
  case ElementType::F64:
    std::memcpy(at, &wide, 8);
    break;
  case ElementType::BF16:
    std::memcpy(at, &upper, 2);
    break;
  case ElementType::F16:
    std::memcpy(at, &half, 2);
    break;
  case ElementType::I1:
    *at = value & 1;
    break;
  default:
    std::memcpy(at, &value, runtime::byteSize(type));
    break;
  }
}

void CudaLibraryRun::readCall(plan::CallOp op,
                              std::map<unsigned, Range> &ranges) {
  operands.clear();
  before.clear();
  std::map<void *, unsigned> numbers;
  for (unsigned i = 0; i < op.getBuffers().size(); ++i) {
    mlir::RankedTensorType type = op.getTypeOf(i);
    Operand operand;
    operand.type = *elementTypeOf(type.getElementType());
    operand.shape = type.getShape().vec();
    operand.buffer = numbers
                         .try_emplace(op.getBuffers()[i].getAsOpaquePointer(),
                                      numbers.size())
                         .first->second;
    int64_t size = runtime::byteSize(operand.type);
    if (operand.buffer == before.size()) {
      std::vector<char> bytes(operand.elements() * size);
      Range range = ranges[i];
      for (int64_t j = 0; j < operand.elements(); ++j) {
        random = random * 6364136223846793005u + 1442695040888963407u;
        auto drawn =
            static_cast<int64_t>((random >> 33) % (range.high - range.low));
        setElement(operand.type, bytes.data() + j * size, range.low + drawn);
      }
      before.push_back(std::move(bytes));
    }
    operands.push_back(std::move(operand));
  }
}

void CudaLibraryRun::runHost(plan::CallOp op,
                             const std::vector<Function> &functions) {
  // Eight bytes each, so that addresses are aligned.
  std::vector<std::vector<uint64_t>> memory;
  for (const std::vector<char> &bytes : before) {
    memory.emplace_back(bytes.size() / 8 + 1);
    std::memcpy(memory.back().data(), bytes.data(), bytes.size());
  }
  runtime::host::BindRequest request;
  std::string name = op.getLibraryName()->str();
  request.name = name;
  std::vector<runtime::OperandType> types;
  std::vector<void *> pointers;
  for (auto [i, operand] : llvm::enumerate(operands)) {
    if (op.getAccessOf(i) == plan::Access::ReadWrite)
      continue; // the workspace of a GPU
    types.push_back({operand.type, operand.shape,
                     op.getAccessOf(i) == plan::Access::Write});
    pointers.push_back(memory[operand.buffer].data());
  }
  struct Value {
    std::vector<int64_t> ints;
    std::vector<double> floats;
    std::string name, text;
  };
  std::vector<Value> values;
  if (mlir::DictionaryAttr options = op.getOptionsAttr())
    for (mlir::NamedAttribute option : options) {
      Value value;
      value.name = option.getName().str();
      mlir::Attribute attribute = option.getValue();
      if (auto flag = dyn_cast<mlir::BoolAttr>(attribute))
        value.ints = {flag.getValue()};
      else if (auto number = dyn_cast<mlir::IntegerAttr>(attribute))
        value.ints = {number.getInt()};
      else if (auto list = dyn_cast<mlir::DenseI64ArrayAttr>(attribute))
        value.ints = list.asArrayRef().vec();
      else if (auto real = dyn_cast<mlir::FloatAttr>(attribute))
        value.floats = {real.getValueAsDouble()};
      else if (auto string = dyn_cast<mlir::StringAttr>(attribute))
        value.text = string.str();
      values.push_back(std::move(value));
    }
  std::vector<runtime::Attribute> attributes;
  for (const Value &value : values)
    attributes.push_back({value.name, value.ints, value.floats, value.text});
  std::vector<runtime::host::Callee> callees;
  for (const Function &function : functions)
    callees.push_back(function.callee);
  request.operands = types;
  request.attributes = attributes;
  request.callees = callees;
  std::unique_ptr<runtime::host::BoundKernel> kernel;
  runtime::Status status =
      runtime::host::builtinKernels().bind(request, kernel);
  ASSERT_FALSE(status.failed()) << status.message();
  std::vector<uint64_t> workspace(kernel->workspaceBytes / 8 + 16);
  std::vector<uint64_t> scratch(kernel->scratchBytes / 8 + 16);
  for (unsigned phase = 0; phase < kernel->phases.size(); ++phase) {
    status =
        kernel->run(phase, {pointers.data(), workspace.data(), scratch.data()},
                    0, kernel->phases[phase].extent);
    ASSERT_FALSE(status.failed()) << status.message();
  }
  onHost.clear();
  for (auto [bytes, words] : llvm::zip_equal(before, memory)) {
    const char *first = reinterpret_cast<const char *>(words.data());
    onHost.emplace_back(first, first + bytes.size());
  }
}

void CudaLibraryRun::runDevice(plan::CallOp op,
                               const std::vector<Function> &functions) {
  cuda::LibraryRequest request;
  request.name = *op.getLibraryName();
  for (auto [i, operand] : llvm::enumerate(operands)) {
    request.types.push_back(op.getTypeOf(i));
    request.access.push_back(op.getAccessOf(i));
    request.places.push_back({operand.buffer, 0});
  }
  request.options = op.getOptionsAttr();
  for (const Function &function : functions)
    request.callees.push_back({function.name, function.text, {}, {}});
  auto emitError = [&] { return op.emitError(); };
  request.emitError = emitError;
  llvm::SmallVector<cuda::GeneratedKernel, 1> kernels;
  cuda::Generator generator = cuda::generatorFor(request.name);
  ASSERT_NE(generator, nullptr);
  ASSERT_TRUE(succeeded(generator(request, kernels)));
  ASSERT_FALSE(kernels.empty());

  simt::test::KernelRunner device;
  std::vector<simt::test::DeviceBuffer> memory;
  for (size_t buffer = 0; buffer < before.size(); ++buffer) {
    memory.push_back(
        device.allocate(std::max<size_t>(before[buffer].size(), 1)));
    // What is only written is left as it came, poisoned where checked.
    bool isRead = false;
    for (auto [i, operand] : llvm::enumerate(operands))
      isRead |=
          operand.buffer == buffer && op.getAccessOf(i) == plan::Access::Read;
    if (isRead)
      device.write(memory[buffer], before[buffer].data());
  }
  launchKernels(device, kernels, [&](unsigned operand) {
    return memory[operands[operand].buffer];
  });
  onDevice.clear();
  for (size_t i = 0; i < before.size(); ++i) {
    onDevice.emplace_back(before[i].size());
    device.read(memory[i], onDevice[i].data());
  }
}

void CudaLibraryRun::compareOperand(size_t i, double most) {
  const Operand &operand = operands[i];
  int64_t size = runtime::byteSize(operand.type);
  const std::vector<char> &want = onHost[operand.buffer];
  const std::vector<char> &got = onDevice[operand.buffer];
  for (int64_t j = 0; j < operand.elements(); ++j) {
    if (std::memcmp(&want[j * size], &got[j * size], size) == 0)
      continue;
    double a = 0, b = 0;
    if (operand.type == ElementType::F64) {
      std::memcpy(&a, &want[j * size], 8);
      std::memcpy(&b, &got[j * size], 8);
    } else if (operand.type == ElementType::F32) {
      float x, y;
      std::memcpy(&x, &want[j * size], 4);
      std::memcpy(&y, &got[j * size], 4);
      a = x, b = y;
    } else {
      FAIL() << "operand " << i << " differs at " << j;
    }
    if (std::isnan(a) && std::isnan(b))
      continue;
    ASSERT_LE(std::fabs(a - b), most * std::max(1.0, std::fabs(a)))
        << "operand " << i << " at " << j;
  }
}
