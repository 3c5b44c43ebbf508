#include "tools/lib/io/records/people.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <vector>

#include "libnotation/text/joined.hpp"
#include "tools/lib/io/text/columns.hpp"
#include "tools/libbones/look_alike.hpp"

namespace bones::inline io {

std::string Person::key() const {
    return stable_id.empty() ? ' ' + fold(name) : stable_id;
}

std::string Person::in_full() const {
    if (stable_id.empty()) return name;
    return fmt::format("{}{}<{}>", name, name.empty() ? "" : " ", stable_id);
}

Person person_at(const Record& record, Seat seat, std::uint32_t hand) {
    const Statement* const line = line_of_player(record, seat, hand);
    if (line == nullptr) return {};
    return {std::string(record.at(line->key)), name_on(record, *line)};
}

std::vector<Sitting> sittings_of(const Record& record) {
    std::vector<Sitting> sittings(1);
    for (const std::uint32_t line : record.substitutes) {
        const std::uint32_t hand = record.statements[line].first;
        if (hand == sittings.back().first || hand >= record.hands.size()) continue;
        sittings.back().end = hand;
        sittings.push_back({hand, hand});
    }
    sittings.back().end = static_cast<std::uint32_t>(record.hands.size());
    return sittings;
}

std::string one_of(const Record& record, SeatSet seats, std::uint32_t hand) {
    std::vector<std::string> names;
    for (const Seat seat : seats) names.push_back(player_name(record, seat, hand));
    return fmt::format("one of {}", joined(names, ", "));
}

namespace {

std::string id_in(std::string_view key) {
    return key.empty() || key.front() == ' ' ? "" : fmt::format(" <{}>", key);
}

}  // namespace

std::string name_with_ids(const std::string& name, std::string_view key) {
    const std::size_t feed = key.find('\n');
    if (feed == std::string_view::npos) return name + id_in(key);
    const std::string_view rest = key.substr(feed + 1);
    const std::string first = id_in(key.substr(0, feed));
    if (rest.find('\n') != std::string_view::npos) return name_with_ids(name + first, rest);
    const std::string second = id_in(rest);
    for (const std::string_view between : {" v ", " & "}) {
        const std::size_t at = name.find(between);
        if (at != std::string::npos && at == name.rfind(between))
            return name.substr(0, at) + first + name.substr(at) + second;
    }
    return name + first + second;
}

std::string shortened_name(std::string_view name, std::size_t columns) {
    const std::size_t id = name.ends_with('>') ? name.rfind(" <") : std::string_view::npos;
    const std::size_t width = id == std::string_view::npos ? 0 : display_width(name.substr(id));
    constexpr std::size_t least = 4;
    if (width == 0 || width + least > columns) return shortened(name, columns);
    return shortened(name.substr(0, id), columns - width) + std::string(name.substr(id));
}

bool is_better_name(std::string_view name, std::string_view than) {
    return name.size() != than.size() ? name.size() > than.size() : name < than;
}

}  // namespace bones::inline io
