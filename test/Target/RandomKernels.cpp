//===- RandomKernels.cpp - random loop forms ------------------------------===//

#include "RandomKernels.h"

#include "../Kernel/KernelBuilder.h"
#include "Compare.h"

#include <algorithm>
#include <cstring>
#include <map>

using namespace trc::kernel;

namespace trc::host {
namespace {

class Generator {
public:
  explicit Generator(unsigned seed) : random(seed), b(makeBuilder()) {}

  Kernel generate() {
    for (unsigned i = 0; i < b.kernel.parallel.size(); ++i)
      scope.push_back({i, b.kernel.parallel[i]});
    body(0, b.kernel.vectorParallel);
    if (stores == 0)
      store();
    return b.finish();
  }

private:
  struct Scope {
    LoopId loop;
    int64_t extent;
  };
  using Pool = std::map<ElementType, std::vector<Register>>;

  unsigned below(unsigned limit) { return random() % limit; }
  bool chance(unsigned percent) { return below(100) < percent; }
  int64_t extent() {
    static constexpr int64_t some[] = {1, 2, 3, 7, 15, 16, 17, 33, 64, 65, 130};
    return some[below(std::size(some))];
  }
  std::vector<int64_t> parallelExtents() {
    flat = chance(30);
    if (flat)
      return {extent() * (chance(30) ? 20 : 1)};
    std::vector<int64_t> extents{1 + int64_t(below(5))};
    if (chance(40))
      extents.push_back(1 + int64_t(below(4)));
    return extents;
  }
  KernelBuilder makeBuilder() {
    std::vector<int64_t> extents = parallelExtents();
    return KernelBuilder(extents, flat);
  }

  ElementType type() {
    static constexpr ElementType types[] = {
        ElementType::F32, ElementType::F32,  ElementType::F32,
        ElementType::I32, ElementType::BF16, ElementType::F16,
        ElementType::F64, ElementType::I8,   ElementType::UI16,
        ElementType::I64, ElementType::I1,   ElementType::UI4};
    return types[below(std::size(types))];
  }

  /// Any index, with its smallest value moved to zero; `size` is what it needs.
  Affine anyIndex(int64_t &size) {
    Affine index;
    int64_t low = 0, high = 0;
    for (Scope entry : scope) {
      static constexpr int64_t strides[] = {1, 1, 1, 0, 0, 2, -1, 5, -3};
      int64_t stride = strides[below(std::size(strides))];
      if (stride == 0)
        continue;
      index.terms.push_back({entry.loop, stride});
      (stride < 0 ? low : high) += stride * (entry.extent - 1);
    }
    index.constant = -low + int64_t(below(3));
    size = index.constant + high + 1;
    return index;
  }

  /// A different element in each iteration.
  Affine ownIndex(int64_t &size) {
    std::vector<Scope> order = scope;
    if (chance(30))
      std::shuffle(order.begin(), order.end(), random);
    Affine index;
    int64_t stride = chance(80) ? 1 : 2, last = 0;
    for (auto entry = order.rbegin(); entry != order.rend(); ++entry) {
      index.terms.push_back({entry->loop, stride});
      last += stride * (entry->extent - 1);
      stride *= entry->extent;
    }
    index.constant = below(3);
    size = index.constant + last + 1;
    return index;
  }

  std::vector<Guard> guards() {
    std::vector<Guard> list;
    while (chance(20)) {
      int64_t size = 0;
      Affine value = anyIndex(size);
      value.constant -= below(4);
      int64_t lower = below(5);
      list.push_back({value, lower, lower + 1 + int64_t(below(40))});
    }
    return list;
  }

  Register constant(ElementType type) {
    Bytes bytes(8);
    fillRandom(type, bytes, random);
    uint64_t bits = 0;
    std::memcpy(&bits, bytes.data(), storageBytes(type));
    return remember(type, b.bits(type, bits));
  }

  Register remember(ElementType type, Register reg) {
    pool[type].push_back(reg);
    return reg;
  }

  Register any(ElementType type) {
    auto &list = pool[type];
    if (list.empty() || chance(5))
      return constant(type);
    return list[chance(60) ? list.size() - 1 : below(unsigned(list.size()))];
  }

  void load() {
    ElementType element = type();
    int64_t size = 0;
    Affine index = anyIndex(size);
    Access access{0, index, {}, guards(), noRegister};
    if (chance(15)) {
      // Masked to seven bits, so that it stays inside.
      Register mask = b.bits(ElementType::I32, 0x3f);
      int64_t stride = 1 + below(3);
      access.dynamic.push_back(
          {b.compute(Opcode::And, {any(ElementType::I32), mask}), stride});
      size += 63 * stride;
    }
    if (chance(40))
      access.fill = any(element);
    access.buffer = b.buffer(element, size);
    remember(element, b.load(access));
  }

  void store() {
    ElementType element = type();
    int64_t size = 0;
    Affine index = ownIndex(size);
    Register value = any(element);
    Access access{
        b.buffer(element, size, true), index, {}, guards(), noRegister};
    b.store(access, value);
    ++stores;
  }

  void compute() {
    static constexpr Opcode opcodes[] = {
        Opcode::Add,       Opcode::Subtract,  Opcode::Multiply,
        Opcode::Maximum,   Opcode::Minimum,   Opcode::Divide,
        Opcode::CompareLT, Opcode::CompareEQ, Opcode::CompareGE,
        Opcode::Select,    Opcode::Convert,   Opcode::Abs,
        Opcode::Negate,    Opcode::Sign,      Opcode::Floor,
        Opcode::Sqrt,      Opcode::And,       Opcode::Xor,
        Opcode::Not,       Opcode::ShiftLeft, Opcode::ShiftRightArithmetic,
        Opcode::Remainder, Opcode::IsFinite,  Opcode::RoundNearestEven};
    Opcode opcode = opcodes[below(std::size(opcodes))];
    ElementType from = type(), to = from;
    if (!hasNativeKernel(opcode, from))
      return;
    std::vector<Register> operands{any(from)};
    if (opcode == Opcode::Convert)
      to = type();
    else if (opcode == Opcode::IsFinite)
      to = ElementType::I1;
    else if (opcode == Opcode::Select)
      operands = {any(ElementType::I1), any(from), any(from)};
    else if (describe(opcode).operands == 2)
      operands.push_back(any(from));
    if (isComparison(opcode))
      to = ElementType::I1;
    remember(to, b.compute(opcode, to, operands));
  }

  void loop(unsigned depth, bool inVector) {
    bool vector = !inVector && chance(70);
    int64_t count = inVector ? 1 + below(4) : extent();
    std::optional<Affine> bound;
    if (chance(15)) {
      bound = Affine{int64_t(below(20)), {}};
      if (!vector || !inVector)
        bound->terms.push_back({scope[0].loop, 3});
      // A bound may not differ between lanes.
      if (inVector)
        bound.reset();
    }
    Register init = 0;
    ElementType element = type();
    bool reduces = chance(60);
    if (reduces)
      init = constant(element);
    Pool outside = pool;
    scope.push_back({b.beginLoop(count, vector, bound), count});
    body(depth + 1, inVector || vector);
    static constexpr Opcode combiners[] = {Opcode::Add, Opcode::Maximum,
                                           Opcode::Multiply, Opcode::Minimum};
    Register value = reduces ? any(element) : 0;
    Register result = reduces ? b.reduce(combiners[below(4)], init, value) : 0;
    b.endLoop();
    scope.pop_back();
    pool = outside;
    if (reduces)
      remember(element, result);
  }

  void body(unsigned depth, bool inVector) {
    unsigned count = 2 + below(6);
    for (unsigned i = 0; i < count; ++i) {
      unsigned kind = below(10);
      if (kind < 3)
        load();
      else if (kind < 7)
        compute();
      else if (kind < 8)
        store();
      else if (depth < 3)
        loop(depth, inVector);
    }
  }

  std::mt19937 random;
  bool flat = false;
  KernelBuilder b;
  std::vector<Scope> scope;
  Pool pool;
  unsigned stores = 0;
};

} // namespace

kernel::Kernel makeRandomKernel(unsigned seed) {
  return Generator(seed).generate();
}

} // namespace trc::host
