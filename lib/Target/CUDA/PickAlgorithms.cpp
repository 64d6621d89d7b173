//===- PickAlgorithms.cpp - how each product runs, decided now ------------===//
//
// Asks the library of matrix products, on the GPU at hand, for its heuristic's
// first choice, and writes it into the call. The product is described by the
// same code that the runtime uses (runtime/products), from the same attributes,
// so what is accepted here is accepted there.
//
//===----------------------------------------------------------------------===//

#include "trc/Target/CUDA/GpuHere.h"
#include "trc/Target/CUDA/Passes.h"

#include "trc/Dialect/Plan/PlanDialect.h"
#include "trc/Fusion/ScalarOperations.h"

#include "products/LtMatmul.h"
#include "schema/LibraryTensors.h"

namespace trc {
#define GEN_PASS_DEF_PICKALGORITHMS
#include "trc/Target/CUDA/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;
namespace lt = trc::runtime::cublaslt;

namespace {

/// Where a pick holds; the runtime asks again for other addresses.
constexpr int64_t usualAlignment = 16;

/// The call's operands and options as the runtime will see them.
struct Request {
  SmallVector<runtime::OperandType> operands;
  SmallVector<runtime::Attribute> attributes;
  SmallVector<std::unique_ptr<SmallVector<int64_t>>> numbers;
  std::string fault; ///< of the operands' names

  explicit Request(plan::CallOp call) {
    std::vector<std::string_view> names;
    for (unsigned i = 0; i < call.getBuffers().size(); ++i)
      names.push_back(call.getNameOf(i));
    const TensorOrder order = orderTensors(*call.getLibraryName(), names);
    fault = order.fault;
    for (uint32_t i : order.places) {
      RankedTensorType type = call.getTypeOf(i);
      operands.push_back({elementTypeOf(type.getElementType()).value(),
                          type.getShape(),
                          call.getAccessOf(i) != plan::Access::Read, names[i]});
    }
    DictionaryAttr options = call.getOptionsAttr();
    if (!options)
      return;
    for (NamedAttribute option : options) {
      runtime::Attribute attribute;
      attribute.name = option.getName().strref();
      auto &list =
          *numbers.emplace_back(std::make_unique<SmallVector<int64_t>>());
      if (auto text = dyn_cast<StringAttr>(option.getValue()))
        attribute.text = text.getValue();
      else if (auto values = dyn_cast<DenseI64ArrayAttr>(option.getValue()))
        llvm::append_range(list, values.asArrayRef());
      else if (auto flag = dyn_cast<BoolAttr>(option.getValue()))
        list.push_back(flag.getValue());
      else if (auto number = dyn_cast<IntegerAttr>(option.getValue()))
        list.push_back(number.getInt());
      attribute.ints = ArrayRef(list);
      attributes.push_back(attribute);
    }
  }
};

/// Whether every operand starts where a pick holds, by its place in the arena;
/// other buffers start at a page.
bool isUsual(plan::CallOp call) {
  for (auto [i, value] : llvm::enumerate(call.getBuffers())) {
    auto buffer = value.getDefiningOp<plan::BufferOp>();
    int64_t offset = buffer ? buffer.getOffset().value_or(0) : 0;
    if ((offset + call.getOffsets()[i]) % usualAlignment != 0)
      return false;
  }
  return true;
}

class PickAlgorithmsPass
    : public trc::impl::PickAlgorithmsBase<PickAlgorithmsPass> {
public:
  using PickAlgorithmsBase::PickAlgorithmsBase;

  void runOnOperation() override {
    SmallVector<plan::CallOp> calls;
    getOperation()->walk([&](plan::CallOp call) {
      if (call.getLibraryName() == "cublaslt.matmul")
        calls.push_back(call);
    });
    if (calls.empty() || gpu.empty())
      return;
    std::unique_ptr<cuda::GpuHere> here = cuda::GpuHere::open();
    if (!here || here->description() != gpu) {
      getOperation()->emitWarning("no algorithms were picked: the GPU ")
          << gpu << " is not there any more";
      return;
    }
    auto library = lt::Library::open();
    lt::Handle handle = nullptr;
    if (library.failed() || (*library)->Create(&handle) != lt::success) {
      getOperation()->emitWarning(
          "no algorithms were picked: cuBLASLt does not start");
      return;
    }
    for (plan::CallOp call : calls)
      pick(call, **library, handle);
    (*library)->Destroy(handle);
  }

private:
  /// Equal products get equal picks.
  llvm::DenseMap<std::tuple<Attribute, Attribute, Attribute>, DenseI64ArrayAttr>
      known;

  void pick(plan::CallOp call, const lt::Library &library, lt::Handle handle) {
    DictionaryAttr options = call.getOptionsAttr();
    if (!options || options.contains("algorithm") || !isUsual(call))
      return;
    Builder builder(&getContext());
    DenseI64ArrayAttr &words =
        known[{options, call.getTypesAttr(), call.getNamesAttr()}];
    if (!words) {
      words = ask(call, library, handle);
      if (!words)
        return;
      ++numDistinct;
    }
    SmallVector<NamedAttribute> list(options.getValue());
    list.push_back(builder.getNamedAttr("algorithm", words));
    list.push_back(builder.getNamedAttr(
        "library",
        builder.getI64IntegerAttr(static_cast<int64_t>(library.GetVersion()))));
    list.push_back(builder.getNamedAttr("gpu", builder.getStringAttr(gpu)));
    call.setOptionsAttr(builder.getDictionaryAttr(list));
    ++numPicks;
  }

  /// Null, with a warning, for a product that the library does not make here.
  DenseI64ArrayAttr ask(plan::CallOp call, const lt::Library &library,
                        lt::Handle handle) {
    Request request(call);
    auto refuse = [&](runtime::Status status) {
      call.emitWarning("no algorithm was picked: ") << status.message();
      return DenseI64ArrayAttr();
    };
    if (!request.fault.empty())
      return refuse(runtime::Status::failure(request.fault));
    auto product = runtime::readMatmul(request.operands, request.attributes);
    if (product.failed())
      return refuse(product.takeStatus());
    auto described = lt::LtMatmul::create(library, handle, *product);
    if (described.failed())
      return refuse(described.takeStatus());
    auto algorithm = (*described)->choose(usualAlignment);
    if (algorithm.failed())
      return refuse(algorithm.takeStatus());
    SmallVector<int64_t> words;
    for (uint64_t word : (*algorithm).words)
      words.push_back(static_cast<int64_t>(word));
    return DenseI64ArrayAttr::get(&getContext(), words);
  }
};

} // namespace
