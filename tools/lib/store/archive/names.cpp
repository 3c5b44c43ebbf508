#include "tools/lib/store/archive/names.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "libnotation/text/fold.hpp"
#include "libnotation/text/suggest.hpp"

namespace bones::inline store::archive {

namespace {

bool finds(Database& database, std::string_view sql, std::string_view name) {
    const std::string folded = fold(name);
    Query query(database, sql);
    return query.with(std::string_view(folded), without_brackets(name)).step();
}

std::string suggestion(Database& database, std::string_view sql, std::string_view name) {
    NearestName nearest(name);
    Query query(database, sql);
    while (query.step()) nearest.consider(query.text(0));
    return nearest.suggestion();
}

/// Whether every word of `name` is a word of `whole` or begins one.
bool has_words_of(std::string_view whole, std::string_view name) {
    const std::string padded = fmt::format(" {}", whole);
    while (!name.empty()) {
        const std::size_t end = std::min(name.find(' '), name.size());
        if (padded.find(fmt::format(" {}", name.substr(0, end))) == std::string::npos) return false;
        name.remove_prefix(std::min(end + 1, name.size()));
    }
    return true;
}

}  // namespace

std::string players_named(std::string_view folded, std::string_view id) {
    return fmt::format(
        "SELECT player_id FROM players WHERE folded = {0} UNION SELECT player_id FROM known_as "
        "WHERE kind = 'name' AND folded = {0} UNION SELECT player_id FROM known_as WHERE kind = "
        "'id' AND written = {1}",
        folded, id);
}

std::string_view without_brackets(std::string_view name) {
    return name.size() > 2 && name.front() == '<' && name.back() == '>'
               ? name.substr(1, name.size() - 2)
               : name;
}

bool has_player(Database& database, std::string_view name) {
    return finds(database, players_named("?1", "?2"), name);
}

bool has_event(Database& database, std::string_view name) {
    return finds(database, "SELECT 1 FROM events WHERE folded = ?1 OR name = ?2 LIMIT 1", name);
}

std::string no_player(Database& database, std::string_view name) {
    return fmt::format(
        "unknown player `{}`{}", name,
        suggestion(database, "SELECT name FROM players ORDER BY name, player_id", name));
}

std::string no_event(Database& database, std::string_view name) {
    return fmt::format("unknown event `{}`{}", name,
                       suggestion(database, "SELECT name FROM events ORDER BY name", name));
}

NearestName::NearestName(std::string_view wanted)
    : wanted_(fold(wanted)), distance_(static_cast<int>(wanted_.size()) / 3 + 1) {}

void NearestName::consider(std::string_view name) {
    const std::string folded = fold(name);
    const int distance = has_words_of(folded, wanted_) ? 0 : edit_distance(wanted_, folded);
    if (distance >= distance_) return;
    distance_ = distance;
    best_ = name;
}

std::string NearestName::suggestion() const {
    return best_.empty() ? "" : fmt::format("; did you mean `{}`?", best_);
}

}  // namespace bones::inline store::archive
