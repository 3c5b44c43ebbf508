#include "tools/lib/store/archive/people.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <set>

#include "libnotation/json/json_text.hpp"
#include "libnotation/text/fold.hpp"
#include "tools/lib/io/records/near_names.hpp"
#include "tools/lib/store/archive/log.hpp"
#include "tools/lib/store/archive/names.hpp"
#include "tools/lib/store/archive/settings.hpp"

namespace bones::inline store::archive {

namespace {

/// The single number that a query gives; 0 without a row. Throws if it gives several.
std::int64_t single(Database& database, std::string_view sql, std::string_view value,
                    std::string_view named) {
    Query query(database, sql);
    if (!query.with(value).step()) return 0;
    const std::int64_t number = query.number(0);
    if (query.step())
        throw ArchiveError(
            fmt::format("`{}` matches several players of {}, such as {} and {}; use the stable id",
                        named, database.path(), player(database, number).in_full(),
                        player(database, query.number(0)).in_full()));
    return number;
}

void append_person(JsonText&& json, Database& database, std::int64_t number) {
    Query query(database, "SELECT name, stable_id, renamed FROM players WHERE player_id = ?");
    query.with(number).step();
    json.begin_object();
    json.key("player").number(number);
    json.key("name").string(query.text(0));
    json.key("id");
    if (query.is_null(1))
        json.null();
    else
        json.string(query.text(1));
    json.key("renamed").boolean(query.number(2) != 0);
    for (const std::string_view kind : {"id", "name"}) {
        Query words(database,
                    "SELECT written FROM known_as WHERE player_id = ? AND kind = ? ORDER BY "
                    "written");
        words.with(number, kind);
        json.key(kind == "id" ? "ids" : "names").begin_list();
        while (words.step()) json.string(words.text(0));
        json.end_list();
    }
    json.end_object();
}

/// A player as JSON for the log: `{"player":1,"name":"Ana Ruiz","id":"ana-17",
/// "renamed":false,"ids":["ana-17"],"names":["Ana Ruis"]}`.
std::string json_of(Database& database, std::int64_t number) {
    std::string out;
    append_person(JsonText(out), database, number);
    return out;
}

void set_name(Database& database, std::int64_t number, std::string_view name, bool settled) {
    const std::string folded = fold(name);
    Query(database, "UPDATE players SET name = ?, folded = ?, renamed = ? WHERE player_id = ?")
        .with(name, std::string_view(folded), std::int64_t{settled}, number)
        .run();
}

bool is_renamed(Database& database, std::int64_t number) {
    Query query(database, "SELECT renamed FROM players WHERE player_id = ?");
    return query.with(number).step() && query.number(0) != 0;
}

/// The renamed or joined player whom sheets call by this folded name; 0 if there is none, or
/// several.
std::int64_t named_on_sheets(Database& database, std::string_view folded) {
    Query names(database,
                "SELECT DISTINCT s.player_id, s.name FROM players AS p JOIN seats AS s ON "
                "s.player_id = p.player_id WHERE p.renamed = 1 AND s.name IS NOT NULL");
    std::int64_t found = 0;
    while (names.step()) {
        if (fold(names.text(1)) != folded || names.number(0) == found) continue;
        if (found != 0) return 0;
        found = names.number(0);
    }
    return found;
}

/// From now on this name on sheets without an id means this player.
void know_by_name(Database& database, std::int64_t number, std::string_view name) {
    const std::string folded = fold(name);
    Query other(database, "SELECT player_id FROM known_as WHERE kind = 'name' AND folded = ?");
    other.with(std::string_view(folded));
    while (other.step())
        if (other.number(0) != number)
            throw ArchiveError(
                fmt::format("{} is another player of {} already; `join` makes two players one",
                            player(database, other.number(0)).in_full(), database.path()));
    Query(database, "INSERT OR IGNORE INTO known_as VALUES ('name', ?, ?, ?)")
        .with(name, std::string_view(folded), number)
        .run();
}

}  // namespace

std::int64_t find_player(Database& database, const std::string& named) {
    const std::string_view id = without_brackets(named);
    std::int64_t number = single(
        database, "SELECT player_id FROM known_as WHERE kind = 'id' AND written = ?", id, named);
    const std::string folded = fold(named);
    for (const std::string_view sql :
         {"SELECT DISTINCT player_id FROM known_as WHERE kind = 'name' AND folded = ?",
          "SELECT player_id FROM players WHERE folded = ?"})
        if (number == 0 && id.size() == named.size()) number = single(database, sql, folded, named);
    if (number == 0 && id.size() == named.size()) number = named_on_sheets(database, folded);
    if (number == 0) throw ArchiveError(no_player(database, named));
    return number;
}

Person player(Database& database, std::int64_t number) {
    Query query(database, "SELECT ifnull(stable_id, ''), name FROM players WHERE player_id = ?");
    query.with(number).step();
    return {query.string(0), query.string(1)};
}

void rename_player(Database& database, std::int64_t number, std::string_view name,
                   std::string_view reason) {
    const std::string before = json_of(database, number);
    if (player(database, number).stable_id.empty()) know_by_name(database, number, name);
    set_name(database, number, name, true);
    const std::string after = json_of(database, number);
    write_log(
        database,
        {.what = "rename", .why = reason, .player = number, .before = before, .after = after});
}

void join_players(Database& database, std::int64_t kept, std::int64_t gone, std::string_view reason,
                  bool settles_name) {
    const std::string before =
        fmt::format("[{},{}]", json_of(database, kept), json_of(database, gone));
    const Person first = player(database, kept), second = player(database, gone);
    for (const char* table : {"known_as", "seats", "substitutes"})
        Query(database, fmt::format("UPDATE {} SET player_id = ? WHERE player_id = ?", table))
            .with(kept, gone)
            .run();
    Query(database, "DELETE FROM players WHERE player_id = ?").with(gone).run();
    if (first.stable_id.empty() && !second.stable_id.empty())
        Query(database, "UPDATE players SET stable_id = ? WHERE player_id = ?")
            .with(std::string_view(second.stable_id), kept)
            .run();
    if (settles_name || is_renamed(database, kept))
        set_name(database, kept, first.name, true);
    else if (is_better_name(second.name, first.name))
        set_name(database, kept, second.name, false);
    const std::string after = json_of(database, kept);
    write_log(database, {.what = "join",
                         .why = reason,
                         .player = kept,
                         .gone = gone,
                         .before = before,
                         .after = after});
}

std::vector<std::string> near_lines(Database& database, const std::vector<std::int64_t>& players) {
    std::vector<std::string> lines;
    if (players.empty()) return lines;
    const std::set<std::int64_t> asked(players.begin(), players.end());
    std::vector<Person> people;
    std::vector<std::int64_t> numbers;
    Query query(database,
                "SELECT player_id, ifnull(stable_id, ''), name FROM players ORDER BY player_id");
    while (query.step()) {
        numbers.push_back(query.number(0));
        people.push_back({query.string(1), query.string(2)});
    }
    const auto is_asked = [&](std::size_t first, std::size_t second) {
        return asked.count(numbers[first]) + asked.count(numbers[second]) > 0;
    };
    for (const NearPair& pair : near_names(people, is_asked))
        lines.push_back(near_text(people[pair.second], people[pair.first], pair.why));
    if (lines.size() == most_near_pairs) lines.emplace_back(more_near_pairs);
    return lines;
}

namespace {

struct Word {
    std::string key, text;  ///< the row's key, and the text to fold
    std::int64_t number = 0;
};

/// Folds a column of a table again.
void fold_column(Database& database, std::string_view table, std::string_view key,
                 std::string_view text) {
    std::vector<Word> words;
    {
        Query all(database, fmt::format("SELECT {}, {} FROM {}", key, text, table));
        while (all.step()) words.push_back({all.string(0), all.string(1), all.number(0)});
    }
    Query change(database,
                 fmt::format("UPDATE {} SET folded = ?1 WHERE {} = ?2 AND folded <> ?1{}", table,
                             key, table == "known_as" ? " AND kind = 'name'" : ""));
    for (const Word& word : words) {
        const std::string folded = fold(word.text);
        if (table == "known_as")
            change.with(std::string_view(folded), std::string_view(word.key)).run();
        else
            change.with(std::string_view(folded), word.number).run();
    }
}

}  // namespace

std::vector<std::string> fold_anew(Database& database) {
    fold_column(database, "players", "player_id", "name");
    fold_column(database, "events", "event_id", "name");
    fold_column(database, "known_as", "written", "written");
    std::vector<std::string> joined;
    Query same(database,
               "SELECT min(a.player_id), b.player_id FROM known_as a JOIN known_as b ON a.kind = "
               "'name' AND b.kind = 'name' AND a.folded = b.folded AND a.player_id < b.player_id "
               "GROUP BY b.player_id ORDER BY b.player_id LIMIT 1");
    while (same.step()) {
        const std::int64_t kept = same.number(0), gone = same.number(1);
        same.reset();
        const std::string other = player(database, gone).in_full();
        const std::string name = player(database, kept).in_full();
        join_players(database, kept, gone,
                     fmt::format("one name, folded by Unicode {}", unicode_version()), false);
        joined.push_back(fmt::format(
            "{} and {} are now one player, because their names differ only in case and accents",
            other, name));
    }
    note_setting(database, setting_unicode, unicode_version());
    return joined;
}

WhoIsWho::WhoIsWho(Database& database) {
    Query query(database,
                "SELECT k.kind, k.written, ifnull(p.stable_id, ''), p.name FROM known_as k JOIN "
                "players p USING (player_id)");
    while (query.step()) {
        const bool by_id = query.text(0) == "id";
        const Person sheet{by_id ? query.string(1) : "", by_id ? "" : query.string(1)};
        by_key_[sheet.key()] = {query.string(2), query.string(3)};
    }
}

Person WhoIsWho::person_at(const Record& record, Seat seat, std::uint32_t hand) const {
    Person person = bones::person_at(record, seat, hand);
    if (by_key_.empty() || !person.is_known()) return person;
    const auto at = by_key_.find(person.key());
    return at == by_key_.end() ? person : at->second;
}

}  // namespace bones::inline store::archive
