//===- Notes.cpp - what was changed and what was kept ---------------------===//

#include "Notes.h"

#include "trc/Precision/Precision.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace trc;

void Notes::add(StringRef entry, Operation *op, StringRef what,
                const Twine &before, const Twine &answer) {
  lists[{{"entry", entry.str()},
         {"operation", op->getName().getStringRef().str()},
         {what.str(), answer.str()},
         {"before", before.str()}}]
      .push_back(op->getLoc());
}

void Notes::add(StringRef entry, StringRef what, const Twine &answer,
                Location place) {
  lists[{{"entry", entry.str()}, {what.str(), answer.str()}}].push_back(place);
}

void Notes::addState(StateRole role, StringAttr name, StringRef what,
                     Type before, const Twine &answer) {
  std::string type;
  llvm::raw_string_ostream(type) << getElementTypeOrSelf(before);
  lists[{{"state", stringifyStateRole(role).str()},
         {what.str(), answer.str()},
         {"before", type}}]
      // As of an operation in a layer that is the tensor.
      .push_back(NameLoc::get(
          StringAttr::get(name.getContext(), name.getValue() + "/state")));
}

void Notes::addNoState(StateRole role, const Twine &reason) {
  lists[{{"state", stringifyStateRole(role).str()}, {"none", reason.str()}}];
}

void Notes::appendTo(ModuleOp module) const {
  Builder builder(module.getContext());
  NamedAttrList fields(
      module->getAttrOfType<DictionaryAttr>(precisionAttribute));
  SmallVector<Attribute> all;
  if (auto earlier = dyn_cast_or_null<ArrayAttr>(fields.get("notes")))
    llvm::append_range(all, earlier);
  for (const auto &[texts, places] : lists) {
    NamedAttrList note;
    for (const auto &[name, text] : texts)
      note.set(name, builder.getStringAttr(text));
    note.set("locations", builder.getArrayAttr(places));
    all.push_back(note.getDictionary(builder.getContext()));
  }
  fields.set("notes", builder.getArrayAttr(all));
  if (!fields.get("policy"))
    fields.set("policy", builder.getStringAttr(nameOf(Precision::F32)));
  module->setAttr(precisionAttribute,
                  fields.getDictionary(builder.getContext()));
}
