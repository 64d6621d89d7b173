//===- OneDnn.cpp - oneDNN, opened at run time ----------------------------===//

#include "OneDnn.h"

#include <cstring>
#include <dlfcn.h>
#include <string_view>
#include <utility>

namespace trc::runtime::host::onednn {

namespace {

// The functions that we call, declared here so that no header of the library is
// needed to build. Handles are opaque; zero is success.
using Status = int;
using Dimensions = int64_t[mostDimensions];

struct ExecutionArgument {
  int argument;
  void *memory;
};

struct Functions {
  Status (*sgemm)(char transposeA, char transposeB, int64_t m, int64_t n,
                  int64_t k, float alpha, const float *a, int64_t lda,
                  const float *b, int64_t ldb, float beta, float *c,
                  int64_t ldc);

  Status (*engineCreate)(void **engine, int kind, size_t index);
  Status (*streamCreate)(void **stream, void *engine, unsigned flags);
  Status (*streamDestroy)(void *stream);
  Status (*attributesCreate)(void **attributes);
  Status (*attributesSetScratch)(void *attributes, int mode);
  Status (*attributesSetPostOperations)(void *attributes,
                                        const void *postOperations);
  Status (*postOperationsCreate)(void **postOperations);
  Status (*postOperationsAppendSum)(void *postOperations, float scale);
  Status (*postOperationsDestroy)(void *postOperations);

  Status (*layoutByStrides)(void *layout, int rank, const Dimensions extents,
                            int type, const Dimensions strides);
  Status (*layoutByTag)(void *layout, int rank, const Dimensions extents,
                        int type, int tag);
  size_t (*layoutBytes)(const void *layout);
  int (*layoutEqual)(const void *first, const void *second);

  Status (*memoryCreate)(void **memory, const void *layout, void *engine,
                         void *data);
  Status (*memorySetData)(void *memory, void *data);
  Status (*memoryDestroy)(void *memory);

  Status (*convolutionForward)(void *operation, int propagation, int algorithm,
                               const void *source, const void *weights,
                               const void *bias, const void *destination,
                               const Dimensions strides, const Dimensions gaps,
                               const Dimensions low, const Dimensions high);
  Status (*convolutionBySource)(void *operation, int algorithm,
                                const void *source, const void *weights,
                                const void *destination,
                                const Dimensions strides, const Dimensions gaps,
                                const Dimensions low, const Dimensions high);
  Status (*convolutionByWeights)(void *operation, int algorithm,
                                 const void *source, const void *weights,
                                 const void *bias, const void *destination,
                                 const Dimensions strides,
                                 const Dimensions gaps, const Dimensions low,
                                 const Dimensions high);

  Status (*matmul)(void *operation, const void *source, const void *weights,
                   const void *bias, const void *destination);

  Status (*planCreate)(void **plan, const void *operation,
                       const void *attributes, void *engine,
                       const void *forward);
  Status (*planReorder)(void **plan, const void *from, void *fromEngine,
                        const void *to, void *toEngine, const void *attributes);
  const void *(*planLayout)(const void *plan, int query, int index);
  Status (*planQuery)(const void *plan, int query, int index, void *answer);
  Status (*planDestroy)(void *plan);

  Status (*primitiveCreate)(void **primitive, const void *plan);
  Status (*primitiveExecute)(const void *primitive, void *stream, int count,
                             const ExecutionArgument *arguments);
  Status (*primitiveDestroy)(void *primitive);

  int (*instructionSet)();

  void (*setThreads)(int);
  int (*threads)();
};

// Values of its enumerations.
constexpr int cpuEngine = 1, userScratch = 1, anyTag = 1;
constexpr unsigned inOrder = 1;
constexpr int forwardTraining = 64, direct = 1;
constexpr int layoutOfArgument = 255, nameOfPlan = 8;
/// A bit for each instruction set that is included.
constexpr int setsWithBf16 = 0xe7;
constexpr int blockedFormat = 2;
/// `dnnl_memory_desc_t`, whose fields are documented.
struct MemoryDescription {
  int rank;
  Dimensions extents;
  int type;
  Dimensions paddedExtents, paddedOffsets;
  int64_t offset;
  int formatKind;
  struct {
    Dimensions strides;
    int count;
    Dimensions extents, dimensions;
  } blocks;
  uint64_t extraFlags;
  char rest[72];
};

/// Of any description of an operation.
constexpr size_t operationBytes = 8192;

class Library {
public:
  Library() {
    handle = dlopen("libdnnl.so.2", RTLD_NOW | RTLD_LOCAL);
    Functions &f = functions;
    find("dnnl_sgemm", f.sgemm);
    find("dnnl_engine_create", f.engineCreate);
    find("dnnl_stream_create", f.streamCreate);
    find("dnnl_stream_destroy", f.streamDestroy);
    find("dnnl_primitive_attr_create", f.attributesCreate);
    find("dnnl_primitive_attr_set_scratchpad_mode", f.attributesSetScratch);
    find("dnnl_primitive_attr_set_post_ops", f.attributesSetPostOperations);
    find("dnnl_post_ops_create", f.postOperationsCreate);
    find("dnnl_post_ops_append_sum", f.postOperationsAppendSum);
    find("dnnl_post_ops_destroy", f.postOperationsDestroy);
    find("dnnl_memory_desc_init_by_strides", f.layoutByStrides);
    find("dnnl_memory_desc_init_by_tag", f.layoutByTag);
    find("dnnl_memory_desc_get_size", f.layoutBytes);
    find("dnnl_memory_desc_equal", f.layoutEqual);
    find("dnnl_memory_create", f.memoryCreate);
    find("dnnl_memory_set_data_handle", f.memorySetData);
    find("dnnl_memory_destroy", f.memoryDestroy);
    find("dnnl_dilated_convolution_forward_desc_init", f.convolutionForward);
    find("dnnl_dilated_convolution_backward_data_desc_init",
         f.convolutionBySource);
    find("dnnl_dilated_convolution_backward_weights_desc_init",
         f.convolutionByWeights);
    find("dnnl_matmul_desc_init", f.matmul);
    find("dnnl_primitive_desc_create", f.planCreate);
    find("dnnl_reorder_primitive_desc_create", f.planReorder);
    find("dnnl_primitive_desc_query_md", f.planLayout);
    find("dnnl_primitive_desc_query", f.planQuery);
    find("dnnl_primitive_desc_destroy", f.planDestroy);
    find("dnnl_primitive_create", f.primitiveCreate);
    find("dnnl_primitive_execute", f.primitiveExecute);
    find("dnnl_primitive_destroy", f.primitiveDestroy);
    find("dnnl_get_effective_cpu_isa", f.instructionSet);
    // Debian's runs on OpenMP, which then is loaded already.
    if (handle)
      handle = dlopen("libgomp.so.1", RTLD_NOW | RTLD_NOLOAD);
    find("omp_set_num_threads", f.setThreads);
    find("omp_get_max_threads", f.threads);
    complete = complete &&
               f.engineCreate(&engine, cpuEngine, /*index=*/0) == 0 &&
               f.attributesCreate(&attributes) == 0 &&
               f.attributesSetScratch(attributes, userScratch) == 0 &&
               f.attributesCreate(&addingAttributes) == 0 &&
               f.attributesSetScratch(addingAttributes, userScratch) == 0 &&
               addsToDestination();
  }

  Functions functions = {};
  void *engine = nullptr;
  void *attributes = nullptr; ///< scratch memory is the caller's
  /// The same, and what is made is added to what is there.
  void *addingAttributes = nullptr;
  bool complete = true;

private:
  bool addsToDestination() {
    const Functions &f = functions;
    void *sum = nullptr;
    if (f.postOperationsCreate(&sum) != 0)
      return false;
    const bool done = f.postOperationsAppendSum(sum, 1) == 0 &&
                      f.attributesSetPostOperations(addingAttributes, sum) == 0;
    f.postOperationsDestroy(sum);
    return done;
  }

  template <typename Function>
  void find(const char *symbol, Function &function) {
    function =
        reinterpret_cast<Function>(handle ? dlsym(handle, symbol) : nullptr);
    complete = complete && function;
  }

  void *handle;
};

const Library &library() {
  static const Library library;
  return library;
}

const Functions &functions() { return library().functions; }

/// The number of threads belongs to the calling thread.
class OneThread {
public:
  OneThread() : before(functions().threads()) { functions().setThreads(1); }
  ~OneThread() { functions().setThreads(before); }
  OneThread(const OneThread &) = delete;
  OneThread &operator=(const OneThread &) = delete;

private:
  int before;
};

/// The library's number of a type, 0 where it has none.
int numberOf(ElementType type) {
  switch (type) {
  case ElementType::BF16:
    return 2;
  case ElementType::F32:
    return 3;
  default:
    return 0;
  }
}

void copyTo(Dimensions &to, std::span<const int64_t> from) {
  for (size_t i = 0; i < mostDimensions; ++i)
    to[i] = i < from.size() ? from[i] : 0;
}

} // namespace

bool isThere() { return library().complete; }

bool multipliesBf16() {
  return isThere() &&
         (functions().instructionSet() & setsWithBf16) == setsWithBf16;
}

bool multiply(bool transposeA, bool transposeB, int64_t m, int64_t n, int64_t k,
              const float *a, int64_t lda, const float *b, int64_t ldb,
              float beta, float *c, int64_t ldc) {
  OneThread oneThread;
  return functions().sgemm(transposeA ? 'T' : 'N', transposeB ? 'T' : 'N', m, n,
                           k, 1, a, lda, b, ldb, beta, c, ldc) == 0;
}

Layout Layout::strided(ElementType type, std::span<const int64_t> extents,
                       std::span<const int64_t> strides) {
  Layout layout;
  const int number = numberOf(type);
  if (!isThere() || !number || extents.size() > mostDimensions)
    return layout;
  Dimensions dims, steps;
  copyTo(dims, extents);
  copyTo(steps, strides);
  layout.valid = functions().layoutByStrides(layout.storage,
                                             static_cast<int>(extents.size()),
                                             dims, number, steps) == 0;
  return layout;
}

Layout Layout::any(ElementType type, std::span<const int64_t> extents) {
  Layout layout;
  const int number = numberOf(type);
  if (!isThere() || !number || extents.size() > mostDimensions)
    return layout;
  Dimensions dims;
  copyTo(dims, extents);
  layout.valid =
      functions().layoutByTag(layout.storage, static_cast<int>(extents.size()),
                              dims, number, anyTag) == 0;
  return layout;
}

size_t Layout::bytes() const {
  return valid ? functions().layoutBytes(storage) : 0;
}

bool Layout::operator==(const Layout &other) const {
  return valid && other.valid &&
         functions().layoutEqual(storage, other.storage) != 0;
}

std::optional<Layout::Blocks> Layout::blocks() const {
  static_assert(sizeof(MemoryDescription) == sizeof(storage));
  MemoryDescription d;
  std::memcpy(&d, storage, sizeof(d));
  if (!valid || d.formatKind != blockedFormat || d.offset != 0 ||
      d.extraFlags != 0)
    return std::nullopt;
  for (int i = 0; i < d.rank; ++i)
    if (d.paddedExtents[i] != d.extents[i])
      return std::nullopt;
  Blocks blocks;
  blocks.strides.assign(d.blocks.strides, d.blocks.strides + d.rank);
  for (int i = 0; i < d.blocks.count; ++i)
    blocks.inner.push_back(
        {static_cast<size_t>(d.blocks.dimensions[i]), d.blocks.extents[i]});
  return blocks;
}

Plan Plan::convolution(const Convolution &c) {
  if (!c.source || !c.weights || !c.destination)
    return Plan();
  Dimensions strides, gaps, low, high;
  copyTo(strides, c.strides);
  copyTo(gaps, c.gaps);
  copyTo(low, c.low);
  copyTo(high, c.high);
  const Functions &f = functions();
  const void *source = c.source.storage, *weights = c.weights.storage,
             *destination = c.destination.storage;
  OneThread oneThread;
  alignas(8) std::byte operation[operationBytes];
  void *forward = nullptr, *plan = nullptr;
  if (f.convolutionForward(operation, forwardTraining, direct, source, weights,
                           nullptr, destination, strides, gaps, low,
                           high) != 0 ||
      f.planCreate(&forward, operation, library().attributes, library().engine,
                   nullptr) != 0)
    return Plan();
  if (c.kind == Convolution::Kind::Forward)
    return Plan(forward);
  // The forward plan is a hint for the layouts of the other two.
  const Status status =
      c.kind == Convolution::Kind::BySource
          ? f.convolutionBySource(operation, direct, source, weights,
                                  destination, strides, gaps, low, high)
          : f.convolutionByWeights(operation, direct, source,
                                   c.weightsGradient.storage, nullptr,
                                   destination, strides, gaps, low, high);
  if (status != 0 || f.planCreate(&plan, operation, library().attributes,
                                  library().engine, forward) != 0)
    plan = nullptr;
  f.planDestroy(forward);
  return Plan(plan);
}

Plan Plan::matmul(const Matmul &m) {
  if (!m.source || !m.weights || !m.destination)
    return Plan();
  const Functions &f = functions();
  OneThread oneThread;
  alignas(8) std::byte operation[operationBytes];
  void *made = nullptr;
  if (f.matmul(operation, m.source.storage, m.weights.storage, nullptr,
               m.destination.storage) != 0 ||
      f.planCreate(&made, operation,
                   m.accumulates ? library().addingAttributes
                                 : library().attributes,
                   library().engine, nullptr) != 0)
    return Plan();
  Plan plan(made);
  return plan.isPlain() ? Plan() : std::move(plan);
}

Plan Plan::reorder(const Layout &from, const Layout &to) {
  void *plan = nullptr;
  if (!from || !to)
    return Plan();
  OneThread oneThread;
  if (functions().planReorder(&plan, from.storage, library().engine, to.storage,
                              library().engine, library().attributes) != 0)
    return Plan();
  return Plan(plan);
}

Layout Plan::layout(Argument argument) const {
  Layout layout;
  const void *description = functions().planLayout(plan.get(), layoutOfArgument,
                                                   static_cast<int>(argument));
  if (description) {
    std::memcpy(layout.storage, description, sizeof(layout.storage));
    layout.valid = true;
  }
  return layout;
}

bool Plan::isPlain() const {
  const char *name = nullptr;
  return functions().planQuery(plan.get(), nameOfPlan, /*index=*/0, &name) !=
             0 ||
         !name || std::string_view(name).starts_with("ref");
}

void Plan::Destroy::operator()(void *plan) const {
  functions().planDestroy(plan);
}

std::unique_ptr<Primitive> Primitive::make(const Plan &plan,
                                           std::vector<Argument> arguments) {
  std::unique_ptr<Primitive> result(new Primitive());
  arguments.push_back(Argument::Scratch);
  for (Argument argument : arguments)
    result->layouts.push_back(plan.layout(argument));
  result->arguments = std::move(arguments);
  {
    OneThread oneThread;
    if (functions().primitiveCreate(&result->primitive, plan.plan.get()) != 0)
      return nullptr;
  }
  Handles handles;
  const bool made = result->makeHandles(handles);
  result->idle.push_back(std::move(handles));
  return made ? std::move(result) : nullptr;
}

Primitive::~Primitive() {
  for (Handles &handles : idle)
    destroy(handles);
  if (primitive)
    functions().primitiveDestroy(primitive);
}

bool Primitive::makeHandles(Handles &handles) const {
  if (functions().streamCreate(&handles.stream, library().engine, inOrder) != 0)
    return false;
  for (const Layout &layout : layouts) {
    void *&memory = handles.memories.emplace_back(nullptr);
    if (layout && functions().memoryCreate(&memory, layout.description(),
                                           library().engine,
                                           /*data=*/nullptr) != 0)
      return false;
  }
  return true;
}

void Primitive::destroy(Handles &handles) {
  for (void *memory : handles.memories)
    if (memory)
      functions().memoryDestroy(memory);
  if (handles.stream)
    functions().streamDestroy(handles.stream);
}

bool Primitive::run(std::initializer_list<const void *> data,
                    void *scratch) const {
  Handles handles;
  {
    std::lock_guard<std::mutex> lock(mutex);
    if (!idle.empty()) {
      handles = std::move(idle.back());
      idle.pop_back();
    }
  }
  if (!handles.stream && !makeHandles(handles)) {
    destroy(handles);
    return false;
  }
  bool done = true;
  ExecutionArgument given[8];
  int count = 0;
  auto give = [&](const void *pointer) {
    void *memory = handles.memories[count];
    done = done && (!memory || functions().memorySetData(
                                   memory, const_cast<void *>(pointer)) == 0);
    given[count] = {static_cast<int>(arguments[count]), memory};
    ++count;
  };
  for (const void *pointer : data)
    give(pointer);
  give(scratch);
  // What is empty has no memory, and is not handed over.
  if (!given[count - 1].memory)
    --count;
  {
    OneThread oneThread;
    done = done && functions().primitiveExecute(primitive, handles.stream,
                                                count, given) == 0;
  }
  std::lock_guard<std::mutex> lock(mutex);
  idle.push_back(std::move(handles));
  return done;
}

} // namespace trc::runtime::host::onednn
