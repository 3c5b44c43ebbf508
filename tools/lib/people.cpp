#include "tools/lib/people.hpp"

#include <fmt/format.h>

#include <algorithm>

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

std::string ids_in(std::string_view key) {
    std::string ids;
    while (!key.empty()) {
        const std::size_t end = std::min(key.find('\n'), key.size());
        const std::string_view one = key.substr(0, end);
        if (!one.empty() && one.front() != ' ') ids += fmt::format(" <{}>", one);
        key.remove_prefix(std::min(end + 1, key.size()));
    }
    return ids;
}

bool is_better_name(std::string_view name, std::string_view than) {
    return name.size() != than.size() ? name.size() > than.size() : name < than;
}

}  // namespace bones
