#include "tools/lib/store/find/people.hpp"
#include "engine/rules/house_rules.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "engine/rules/description.hpp"
#include "libnotation/text/fold.hpp"
#include "tools/lib/store/archive/names.hpp"

namespace bones::inline store::find {

NamedPeople::NamedPeople(const Pattern& pattern) {
    for (const std::string& name : pattern.names)
        names_.push_back({fold(name), std::string(archive::without_brackets(name)), {}});
}

NamedPeople::NamedPeople(const Pattern& pattern, archive::Database& database)
    : NamedPeople(pattern) {
    who_ = archive::WhoIsWho(database);
    by_archive_ = true;
    archive::Query query(database,
                         fmt::format("SELECT ifnull(stable_id, ''), name FROM players WHERE "
                                     "player_id IN ({})",
                                     archive::players_named("?1", "?2")));
    for (Name& name : names_) {
        const archive::Reset reset(query);
        query.with(std::string_view(name.folded), std::string_view(name.id));
        while (query.step())
            name.keys.insert(bones::Person{query.string(0), query.string(1)}.key());
    }
}

bool NamedPeople::is_named(std::size_t name, const bones::Person& person) const {
    const Name& asked = names_[name];
    if (by_archive_) return asked.keys.count(person.key()) > 0;
    return fold(person.called()) == asked.folded || person.stable_id == asked.id;
}

SeatReader::SeatReader(const Pattern& pattern, std::shared_ptr<const NamedPeople> named)
    : pattern_(pattern), named_(std::move(named)) {
    asked_ = !pattern.names.empty() ||
             std::any_of(pattern.variables.begin(), pattern.variables.end(),
                         [](const Variable& variable) { return !variable.is_tile; });
    people_.named.resize(pattern.names.size());
}

const SeatReader::KnownPlayer& SeatReader::known(const Record& record, const Statement& line,
                                                 std::uint32_t hand) {
    constexpr std::size_t most_known = 10'000;
    const std::string written = fmt::format("{}<{}>", record.at(line.value), record.at(line.key));
    if (const auto found = known_.find(written); found != known_.end()) return found->second;
    if (known_.size() == most_known) known_.clear();
    const bones::Person person = named_->who().person_at(record, line.seat, hand);
    KnownPlayer known{person.is_known() ? person.key() : "", {}};
    for (std::size_t name = 0; name < pattern_.names.size(); ++name)
        known.named.push_back(person.is_known() && named_->is_named(name, person));
    return known_.emplace(written, std::move(known)).first->second;
}

// One person may have two seats.
const SeatPeople& SeatReader::read(const Record& record, std::uint32_t hand) {
    people_.players = record.players;
    people_.sides = sides_of(record);
    for (SeatSet& seats : people_.named) seats = {};
    std::vector<std::string> keys(static_cast<std::size_t>(record.players));
    for (int s = 0; s < record.players; ++s) {
        people_.who[s] = static_cast<std::uint8_t>(s);
        const Statement* const line = asked_ ? line_of_player(record, Seat(s), hand) : nullptr;
        if (line == nullptr) continue;
        const KnownPlayer& person = known(record, *line, hand);
        for (std::size_t name = 0; name < person.named.size(); ++name)
            if (person.named[name]) people_.named[name] |= Seat(s);
        if (person.key.empty()) continue;
        keys[static_cast<std::size_t>(s)] = person.key;
        const auto first = std::find(keys.begin(), keys.end(), person.key);
        people_.who[s] = static_cast<std::uint8_t>(first - keys.begin());
    }
    return people_;
}

}  // namespace bones::inline store::find
