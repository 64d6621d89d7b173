//===- FlatImage.cpp - object file to position-independent image ----------===//
//
// Sections are placed in file order at their own alignment (at most 64, which
// is what the artifact promises for an image). Unwind tables are dropped:
// kernels neither throw nor are unwound through.
//
//===----------------------------------------------------------------------===//

#include "FlatImage.h"

#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <map>

using namespace llvm;

namespace trc::host {
namespace {

using Object = object::ELFObjectFile<object::ELF64LE>;

class ImageLinker {
public:
  ImageLinker(const Object &object, FlatImage &image)
      : object(object), image(image) {}

  std::string link(StringRef entry) {
    place();
    for (const object::SectionRef &section : object.sections())
      relocate(section);
    findEntry(entry);
    std::sort(image.missing.begin(), image.missing.end());
    image.missing.erase(std::unique(image.missing.begin(), image.missing.end()),
                        image.missing.end());
    return fault;
  }

private:
  void fail(const Twine &text) {
    if (fault.empty())
      fault = text.str();
  }

  static std::string describe(Error error) {
    return toString(std::move(error));
  }

  void place() {
    for (const object::SectionRef &ref : object.sections()) {
      object::ELFSectionRef section(ref);
      uint64_t flags = section.getFlags();
      Expected<StringRef> name = section.getName();
      if (!name) {
        fail(describe(name.takeError()));
        continue;
      }
      if (!(flags & ELF::SHF_ALLOC) || section.getSize() == 0 ||
          section.getType() == ELF::SHT_X86_64_UNWIND || *name == ".eh_frame")
        continue;
      if ((flags & ELF::SHF_WRITE) && !name->starts_with(".data.rel.ro")) {
        fail("kernel with writable data in section " + *name);
        continue;
      }
      uint64_t alignment =
          std::max<uint64_t>(1, section.getAlignment().value());
      if (alignment > 64)
        fail("section " + *name + " wants to be aligned to " +
             Twine(alignment) + " bytes, images are aligned to 64");
      Expected<StringRef> contents = section.getContents();
      if (!contents) {
        fail(describe(contents.takeError()));
        continue;
      }
      image.bytes.resize(alignTo(image.bytes.size(), alignment));
      offsets[section.getIndex()] = image.bytes.size();
      image.bytes.insert(image.bytes.end(), contents->begin(), contents->end());
    }
  }

  /// Where a symbol lies in the image, or nothing when it is not there.
  std::optional<uint64_t> find(const object::SymbolRef &symbol) {
    Expected<object::section_iterator> section = symbol.getSection();
    if (!section) {
      consumeError(section.takeError());
      return std::nullopt;
    }
    if (*section == object.section_end())
      return std::nullopt;
    auto found = offsets.find((*section)->getIndex());
    if (found == offsets.end())
      return std::nullopt;
    Expected<uint64_t> value = symbol.getValue();
    if (!value) {
      consumeError(value.takeError());
      return std::nullopt;
    }
    return found->second + *value;
  }

  void relocate(const object::SectionRef &ref) {
    Expected<object::section_iterator> target = ref.getRelocatedSection();
    if (!target)
      return fail(describe(target.takeError()));
    if (*target == object.section_end())
      return;
    auto placed = offsets.find((*target)->getIndex());
    if (placed == offsets.end())
      return;
    for (const object::ELFRelocationRef relocation : ref.relocations()) {
      object::symbol_iterator symbol = relocation.getSymbol();
      Expected<int64_t> addend = relocation.getAddend();
      if (!addend)
        return fail(describe(addend.takeError()));
      uint64_t type = relocation.getType();
      if (type != ELF::R_X86_64_PC32 && type != ELF::R_X86_64_PLT32) {
        SmallString<32> name;
        relocation.getTypeName(name);
        return fail("kernel with a relocation that is not relative: " + name);
      }
      std::optional<uint64_t> address =
          symbol == object.symbol_end() ? std::nullopt : find(*symbol);
      if (!address) {
        Expected<StringRef> name = symbol->getName();
        if (!name)
          return fail(describe(name.takeError()));
        image.missing.push_back(name->str());
        continue;
      }
      uint64_t place = placed->second + relocation.getOffset();
      int64_t value = int64_t(*address) + *addend - int64_t(place);
      if (!isInt<32>(value))
        return fail("kernel larger than 2 GiB");
      support::endian::write32le(image.bytes.data() + place, uint32_t(value));
    }
  }

  void findEntry(StringRef wanted) {
    for (const object::SymbolRef &symbol : object.symbols()) {
      Expected<StringRef> name = symbol.getName();
      if (!name)
        return fail(describe(name.takeError()));
      if (*name != wanted)
        continue;
      if (std::optional<uint64_t> address = find(symbol)) {
        image.entry = *address;
        return;
      }
    }
    fail("object without the function " + wanted);
  }

  const Object &object;
  FlatImage &image;
  std::map<uint64_t, uint64_t> offsets;
  std::string fault;
};

} // namespace

std::string linkFlatImage(StringRef bytes, StringRef entry, FlatImage &image) {
  Expected<std::unique_ptr<object::ObjectFile>> object =
      object::ObjectFile::createELFObjectFile(
          MemoryBufferRef(bytes, "kernel.o"));
  if (!object)
    return toString(object.takeError());
  auto *elf = dyn_cast<Object>(object->get());
  if (!elf)
    return "object is not 64-bit little-endian ELF";
  return ImageLinker(*elf, image).link(entry);
}

} // namespace trc::host
