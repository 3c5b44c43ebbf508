#include "tools/lib/people.hpp"

#include <fmt/format.h>

#include "tools/lib/fold.hpp"

namespace bones {

std::string Person::key() const {
    return stable_id.empty() ? ' ' + fold(name) : stable_id;
}

std::string Person::in_full() const {
    if (stable_id.empty()) return name;
    return fmt::format("{}{}<{}>", name, name.empty() ? "" : " ", stable_id);
}

Person person_at(const Record& record, Seat seat) {
    const std::uint32_t line = record.player_lines[seat];
    if (line >= record.statements.size()) return {};
    const Statement& player = record.statements[line];
    const std::string_view value = record.at(player.value);
    return {std::string(record.at(player.key)), free_text(value.substr(0, value.find('<')))};
}

bool is_better_name(std::string_view name, std::string_view than) {
    return name.size() != than.size() ? name.size() > than.size() : name < than;
}

}  // namespace bones
