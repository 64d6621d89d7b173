//===- TestPrograms.cpp - small programs that several tests use -----------===//
//
// See TestPrograms.h.
//
//===----------------------------------------------------------------------===//

#include "TestPrograms.h"
#include "FakeDriver.h"
#include "Images.h"

#include <functional>

namespace trc::runtime::test {

ProgramBuilder scaleAddProgram(int64_t count) {
  ProgramBuilder b;
  const uint32_t vector = b.type(ElementType::F32, {count});
  EntryBuilder e = b.entry("main");
  e.call(b.native("scale_add", scaleAddImage()), count,
         {read(e.input("x", vector)), read(e.input("y", vector)),
          write(e.output("z", vector))})
      .grain = 16;
  return b;
}

ProgramBuilder trainingProgram() {
  ProgramBuilder b;
  const uint32_t vector = b.type(ElementType::F32, {4});
  const uint32_t flag = b.type(ElementType::I1);
  const uint32_t number = b.type(ElementType::I32);
  const uint32_t weight = b.state("weight", vector);
  const uint32_t scaleAdd = b.native("scale_add", scaleAddImage());
  const uint32_t isBelow = b.native("is_below", isBelowImage());
  const int32_t place = b.location("stablehlo.add", "h0/mlp", "gpt.py", 7, 3);
  const float zeros[4] = {};
  const int32_t none = 0;

  EntryBuilder init = b.entry("initialise");
  const Place seed = init.input("seed", vector);
  init.call(scaleAdd, 4,
            {read(seed), read(seed), write(init.stateOut(weight))});

  EntryBuilder step = b.entry("step");
  const Place state = step.stateInOut(weight);
  const Place gain = step.input("gain", vector);
  const Place loss = step.output("loss", vector);
  const Place twice = step.arena(vector);
  const Place never = step.arena(flag);
  const Place zero = step.constant(vector, zeros);
  const Place count = step.constant(number, &none);
  step.call(scaleAdd, 4, {read(state), read(zero), write(twice)}).location =
      place;
  step.call(isBelow, 1, {read(count), read(count), write(never)});
  artifact::CommandT &loop = step.whileLoop(never);
  step.into(loop.blocks[0].get());
  step.call(isBelow, 1, {read(count), read(count), write(never)});
  step.into(nullptr);
  artifact::CommandT &choice = step.caseSelect(count, 2);
  step.into(choice.blocks[0].get());
  // state = 2 state + gain, in place
  step.call(scaleAdd, 4, {read(state), read(gain), write(state)}).location =
      place;
  step.into(nullptr);
  step.call(scaleAdd, 4, {read(state), read(state), write(loss)});
  return b;
}

ProgramBuilder tinyTrainer() {
  ProgramBuilder b;
  const uint32_t number = b.type(ElementType::I32);
  const uint32_t batch = b.type(ElementType::I32, {2, 9});
  const uint32_t scalar = b.type(ElementType::F32);
  const uint32_t weight = b.state("weight", number);

  EntryBuilder init = b.entry("initialise");
  init.call(b.native("start", startImage()), 1,
            {read(init.input("seed", number)), write(init.stateOut(weight))});

  EntryBuilder step = b.entry("step");
  const Place state = step.stateInOut(weight);
  step.call(b.native("descend", descendImage()), 1,
            {update(state), read(step.input("tokens", batch)),
             write(step.output("loss", scalar))});

  EntryBuilder evaluate = b.entry("evaluate");
  const Place kept = evaluate.stateIn(weight);
  evaluate.input("tokens", batch);
  evaluate.call(b.native("loss_of", lossOfImage()), 1,
                {read(kept), write(evaluate.output("loss", scalar))});
  return b;
}

ProgramBuilder controlProgram() {
  ProgramBuilder b;
  const uint32_t flag = b.type(ElementType::I1);
  const uint32_t number = b.type(ElementType::I32);
  const uint32_t countUp = b.native("count_up", countUpImage());
  const uint32_t isBelow = b.native("is_below", isBelowImage());

  EntryBuilder main = b.entry("main");
  const Place count = main.donated("start", "count", number);
  const Place limit = main.input("limit", number);
  const Place below = main.arena(flag);
  artifact::CommandT &loop = main.whileLoop(below);
  main.into(loop.blocks[0].get());
  main.call(isBelow, 1, {read(count), read(limit), write(below)});
  main.into(loop.blocks[1].get());
  main.call(countUp, 1, {update(count), read(limit), write(below)});

  EntryBuilder choose = b.entry("choose");
  const Place taken = choose.donated("start", "taken", number);
  const Place which = choose.input("which", number);
  const Place unused = choose.arena(flag);
  artifact::CommandT &choice = choose.caseSelect(which, 3);
  for (size_t branch = 0; branch < 3; ++branch) {
    choose.into(choice.blocks[branch].get());
    for (size_t i = 0; i <= branch; ++i)
      choose.call(countUp, 1, {update(taken), read(which), write(unused)});
  }
  return b;
}

ProgramBuilder divideProgram() {
  ProgramBuilder b;
  const uint32_t vector = b.type(ElementType::F32, {4});
  EntryBuilder e = b.entry("main");
  const Place x = e.input("x", vector), y = e.input("y", vector);
  const Place z = e.arena(vector), w = e.output("w", vector);
  artifact::CommandT &divide = e.call(b.native("divide", divideImage()), 4,
                                      {read(x), read(y), write(z)});
  divide.location = b.location("stablehlo.divide", "h1/ln", "gpt.py", 12, 5);
  divide.flops = 4;
  divide.bytes = 48;
  e.call(b.native("scale_add", scaleAddImage()), 4,
         {read(z), read(z), write(w)})
      .location = b.location("stablehlo.add", "h1/mlp", "gpt.py", 13, 5);
  return b;
}

ProgramBuilder forCuda(const ProgramBuilder &host) {
  ProgramBuilder b;
  flatbuffers::FlatBufferBuilder packer;
  packer.Finish(artifact::Program::Pack(packer, &host.program));
  artifact::GetProgram(packer.GetBufferPointer())->UnPackTo(&b.program);
  b.program.target = "cuda";
  b.constants = host.constants;

  // A kernel is launched in one way, so one that is called over several extents
  // becomes several.
  std::vector<std::unique_ptr<artifact::KernelT>> old;
  old.swap(b.program.kernels);
  std::map<std::pair<int32_t, int64_t>, int32_t> made;
  const auto kernelFor = [&](int32_t number, int64_t extent) {
    auto [place, isNew] = made.try_emplace(
        {number, extent}, static_cast<int32_t>(b.program.kernels.size()));
    if (!isNew)
      return place->second;
    const artifact::KernelT &source = *old[static_cast<size_t>(number)];
    auto kernel = std::make_unique<artifact::KernelT>();
    kernel->name = source.name;
    if (!source.variants.empty()) {
      const artifact::KernelVariantT &variant = *source.variants[0];
      const std::vector<std::byte> image =
          fakeImage(std::span(host.code).subspan(variant.image_offset,
                                                 variant.image_size));
      b.code.resize((b.code.size() + 63) / 64 * 64);
      kernel->variants.push_back(std::make_unique<artifact::KernelVariantT>());
      kernel->variants[0]->isa = "sm_90";
      kernel->variants[0]->image_offset = b.code.size();
      kernel->variants[0]->image_size = image.size();
      b.code.insert(b.code.end(), image.begin(), image.end());
      kernel->symbol = "trc_" + source.name;
      kernel->launch = std::make_unique<artifact::LaunchT>();
      kernel->launch->grid_x = static_cast<uint32_t>(extent);
    }
    b.program.kernels.push_back(std::move(kernel));
    return place->second;
  };
  const std::function<void(artifact::BlockT &)> convert =
      [&](artifact::BlockT &block) {
        for (auto &command : block.commands) {
          if (command->kind == artifact::CommandKind::call)
            command->kernel = kernelFor(command->kernel, command->extent);
          for (auto &inside : command->blocks)
            convert(*inside);
        }
      };
  for (auto &entry : b.program.entries)
    convert(*entry->body);
  return b;
}

} // namespace trc::runtime::test
