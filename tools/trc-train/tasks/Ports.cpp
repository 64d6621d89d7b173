//===- Ports.cpp - a program's ports against a task's ---------------------===//

#include "tasks/Ports.h"

#include <algorithm>

namespace trc::train {

/// "i32[4, 8]"
static std::string formOf(const Port &port) {
  std::string list;
  for (const int64_t extent : port.shape)
    list += text(list.empty() ? "" : ", ", extent);
  return text(trc_element_name(port.element), "[", list, "]");
}

/// "i32[B, T]"
static std::string formOf(const PortForm &form, bool micro) {
  std::string list = micro ? "A" : "";
  for (const char letter : form.dimensions)
    list += (list.empty() ? "" : ", ") + std::string(1, letter);
  return text(trc_element_name(form.element), "[", list, "]");
}

static std::string placeOf(const Entry &entry) {
  return text("entry '", entry.name, "': ");
}

static Status matchPort(const std::string &place, const Port &port,
                        const PortForm &form, Extents &extents) {
  const size_t rank = form.dimensions.size();
  const size_t extra = port.shape.size() - rank;
  const bool hasRows = form.dimensions.starts_with('B');
  if (port.element != form.element || port.shape.size() < rank ||
      extra > (hasRows ? 1 : 0))
    return failed(place, "expected ", port.name, " of ", formOf(form, false),
                  hasRows ? text(" or ", formOf(form, true)) : std::string(),
                  ", got ", formOf(port));
  for (size_t i = 0; i < rank; ++i) {
    int64_t extent = port.shape[extra + i];
    if (i == 0 && extra)
      extent *= port.shape[0];
    const char letter = form.dimensions[i];
    const auto [known, isNew] = extents.emplace(letter, extent);
    if (!isNew && known->second != extent)
      return failed(place, "expected ", port.name, " of ", formOf(form, false),
                    " with ", std::string(1, letter), " = ", known->second,
                    ", got ", formOf(port));
  }
  return Status::success();
}

Result<Extents> matchInputs(const Entry &entry, std::span<const PortForm> forms,
                            Extents extents) {
  std::string names;
  for (const PortForm &form : forms) {
    names += text(names.empty() ? "" : ", ", form.name);
    const Port *port = entry.input(form.name);
    if (!port && form.needed)
      return failed(placeOf(entry), "there is no input '", form.name, "'");
    if (port)
      TRC_RETURN_IF_FAILED(matchPort(placeOf(entry), *port, form, extents));
  }
  for (const Port &port : entry.inputs)
    if (std::ranges::none_of(forms, [&](const PortForm &form) {
          return form.name == port.name;
        }))
      return failed(placeOf(entry), "nothing is known to give as input '",
                    port.name, "', only ", names);
  return extents;
}

Status checkMetrics(const Entry &entry, std::span<const Metric> metrics) {
  for (const Metric &metric : metrics) {
    const Port *port = entry.output(metric.name);
    if (!port && metric.needed)
      return failed(placeOf(entry), "there is no output '", metric.name, "'");
    if (port && (port->element != TRC_F32 || port->bytes != 4))
      return failed(placeOf(entry), "expected one f32 as ", metric.name,
                    ", got ", formOf(*port));
  }
  return Status::success();
}

std::vector<Metric> presentMetrics(const Entry &entry,
                                   std::span<const Metric> metrics) {
  std::vector<Metric> present;
  for (const Metric &metric : metrics)
    if (entry.output(metric.name))
      present.push_back(metric);
  return present;
}

Status checkOutput(const Entry &entry, const PortForm &form,
                   const Extents &extents) {
  const Port *port = entry.output(form.name);
  if (!port)
    return failed(placeOf(entry), "there is no output '", form.name, "'");
  Extents known = extents;
  return matchPort(placeOf(entry), *port, form, known);
}

Result<OpenedEntry> openEntry(TrainingSession &session, const char *name,
                              const char *option,
                              std::span<const PortForm> forms, Extents known) {
  Result<const Entry *> entry = session.open(name);
  if (entry.failed())
    return entry.takeStatus();
  if (!*entry && option)
    return failed(option, ": the program has no entry '", name, "'");
  if (!*entry)
    return OpenedEntry();
  Result<Extents> extents = matchInputs(**entry, forms, std::move(known));
  if (extents.failed())
    return extents.takeStatus();
  return OpenedEntry{*entry, std::move(*extents)};
}

} // namespace trc::train
