#include "tools/lib/store/archive/references.hpp"

#include <fmt/core.h>

#include "libnotation/text/fold.hpp"
#include "tools/lib/io/records/people.hpp"

namespace bones::inline store::archive {

namespace {

constexpr std::size_t most_remembered = 100'000;  // of people and events, to bound memory

/// `index` names the index to use. Otherwise SQLite would read all rows of a kind by the primary
/// key.
std::string known_where(std::string_view condition, std::string_view index = {}) {
    return fmt::format(
        "SELECT p.player_id, p.name, p.renamed FROM known_as k {} JOIN players p USING (player_id) "
        "WHERE {}",
        index, condition);
}

}  // namespace

References::References(Database& database)
    : database_(database),
      find_id_(database, known_where("k.kind = 'id' AND k.written = ?")),
      find_name_(database, known_where("k.kind = 'name' AND k.written = ?")),
      find_folded_(database,
                   known_where("k.kind = 'name' AND k.folded = ? ORDER BY k.player_id LIMIT 1",
                               "INDEXED BY known_as_by_folded")),
      add_person_(database,
                  "INSERT INTO players (player_id, stable_id, name, folded, renamed) VALUES "
                  "(?, nullif(?, ''), ?, ?, 0)"),
      add_word_(database,
                "INSERT INTO known_as (kind, written, folded, player_id) VALUES (?, ?, ?, ?)"),
      rename_(database, "UPDATE players SET name = ?, folded = ? WHERE player_id = ?"),
      find_event_(database, "SELECT event_id FROM events WHERE name = ?"),
      add_event_(database, "INSERT INTO events (name, folded) VALUES (?, ?) RETURNING event_id") {}

void References::start() {
    people_.clear();
    events_.clear();
    // The numbers of removed players are not used again.
    next_player_ = 1 + number_of(database_,
                                 "SELECT max(ifnull((SELECT max(player_id) FROM players), 0), "
                                 "ifnull((SELECT max(gone_id) FROM log), 0))");
}

void References::refer(RecordRows& rows, bool add) {
    rows.record.event_id = rows.record.event.empty() ? std::nullopt : event(rows.record.event, add);
    for (SeatRow& seat : rows.seats) seat.player_id = person(seat, add);
    for (SubstituteRow& seat : rows.substitutes) seat.player_id = person(seat, add);
}

template <class Seated>
MaybeNumber References::person(const Seated& seat, bool add) {
    if (!seat.name && seat.stable_id.empty()) return {};
    const std::string key = seat.stable_id.empty() ? " " + *seat.name : seat.stable_id;
    auto at = people_.find(key);
    if (at == people_.end()) {
        KnownReference known = find_known(seat.name, seat.stable_id, add);
        if (!known.id) return {};
        if (people_.size() > most_remembered) people_.clear();
        at = people_.emplace(key, std::move(known)).first;
    }
    KnownReference& known = at->second;
    const bool better =
        seat.name && (is_better_name(*seat.name, known.name) || known.name == seat.stable_id);
    if (add && !known.renamed && better && seat.name != known.name) {
        known.name = *seat.name;
        const std::string folded = fold(known.name);
        rename_.with(std::string_view(known.name), std::string_view(folded), known.id).run();
    }
    return known.id;
}

/// The player at a seat: by the stable id, else by the name as written, else by the folded name.
/// With `add`, a missing player or spelling is added.
References::KnownReference References::find_known(const MaybeText& name,
                                                  const std::string& stable_id, bool add) {
    KnownReference known;
    const bool by_id = !stable_id.empty();
    const std::string& word = by_id ? stable_id : *name;
    if (is_known(by_id ? find_id_ : find_name_, word, known)) return known;
    const std::string folded = by_id ? word : fold(word);
    const bool other_spelling = !by_id && is_known(find_folded_, folded, known);
    if (!add) return known;
    if (!other_spelling) {
        known.name = name.value_or(word);
        known.id = add_player(stable_id, known.name);
    }
    add_word_
        .with(std::string_view(by_id ? "id" : "name"), std::string_view(word),
              std::string_view(folded), known.id)
        .run();
    return known;
}

bool References::is_known(Query& query, std::string_view word, KnownReference& known) {
    const Reset reset(query);
    if (!query.with(word).step()) return false;
    known = {query.number(0), query.string(1), query.number(2) != 0};
    return true;
}

std::int64_t References::add_player(std::string_view stable_id, std::string_view name) {
    const std::string folded = fold(name);
    add_person_.with(next_player_, stable_id, name, std::string_view(folded)).run();
    new_people_.push_back(next_player_);
    return next_player_++;
}

MaybeNumber References::event(const std::string& name, bool add) {
    const auto known = events_.find(name);
    if (known != events_.end()) return known->second;
    const Reset reset(find_event_);
    std::int64_t id = 0;
    if (find_event_.with(std::string_view(name)).step()) {
        id = find_event_.number(0);
    } else if (add) {
        const Reset again(add_event_);
        const std::string folded = fold(name);
        add_event_.with(std::string_view(name), std::string_view(folded)).step();
        id = add_event_.number(0);
    } else {
        return {};
    }
    if (events_.size() > most_remembered) events_.clear();
    events_.emplace(name, id);
    return id;
}

}  // namespace bones::inline store::archive
