#include "tools/lib/io/records/copies.hpp"

#include <fmt/core.h>
#include <xxhash.h>

#include <algorithm>
#include <charconv>

#include "bones/game.hpp"
#include "libnotation/text/chars.hpp"
#include "libnotation/text/fold.hpp"
#include "libnotation/text/values.hpp"
#include "tools/lib/io/records/people.hpp"
#include "tools/libbones/record_checker.hpp"

namespace bones::inline io {

namespace {

/// Two games can have the same few actions by chance, but not this many.
constexpr std::uint32_t actions_beyond_chance = 10;

/// The hash of a text: 0 for an empty text, and never 0 for any other.
std::uint64_t hash_of(std::string_view text) {
    if (text.empty()) return 0;
    return std::max<std::uint64_t>(1, XXH3_64bits(text.data(), text.size()));
}

std::uint64_t hash_together(std::initializer_list<std::uint64_t> parts) {
    return std::max<std::uint64_t>(
        1, XXH3_64bits(parts.begin(), parts.size() * sizeof(std::uint64_t)));
}

std::string players_text(const Record& record) {
    std::string text;
    bool any = false;
    for (int seat = 0; seat < most_seats; ++seat) {
        const Person person = person_at(record, Seat(seat));
        any = any || person.is_known();
        if (person.is_known()) text += person.key();
        text += '\n';
    }
    return any ? text : "";
}

bool differ(std::uint64_t a, std::uint64_t b) {
    return a != 0 && b != 0 && a != b;
}

/// Whether both values are written and differ.
bool contradict(const GameIdentity& a, const GameIdentity& b) {
    return differ(a.players, b.players) || differ(a.date, b.date) || differ(a.event, b.event) ||
           differ(a.round, b.round) || differ(a.table, b.table) || differ(a.id, b.id);
}

bool have_same_header(const GameIdentity& a, const GameIdentity& b) {
    return a.game == b.game && a.players == b.players && a.date == b.date && a.event == b.event &&
           a.round == b.round && a.table == b.table && !differ(a.id, b.id);
}

bool is_copy(const GameIdentity& a, const GameIdentity& b) {
    return a.can_have_copies() && have_same_header(a, b) && a.has_play == b.has_play &&
           a.content == b.content;
}

bool is_alike(const GameIdentity& a, const GameIdentity& b) {
    if (a.game != b.game || have_different_ids(a, b)) return false;
    if (a.has_play == b.has_play && a.content == b.content) {
        if (a.actions >= actions_beyond_chance || !contradict(a, b))
            return a.has_play || a.players != 0;
    }
    return a.id != 0 && a.id == b.id && !differ(a.players, b.players) && !differ(a.date, b.date);
}

/// The points of each side, from the `result` line or the scores of the hands. Empty if a side has
/// none.
std::vector<std::int64_t> written_points(const Record& record) {
    const int sides = scoring_seats(record);
    std::vector<std::int64_t> points(static_cast<std::size_t>(std::max(sides, 0)));
    SeatSet written;
    const auto enter = [&](std::span<const Amount> amounts) {
        for (const Amount& amount : amounts)
            if (amount.seat.index() < sides) {
                points[static_cast<std::size_t>(amount.seat.index())] += amount.points;
                written |= amount.seat;
            }
    };
    enter(claimed_result(record));
    if (written.empty())
        for (const Hand& hand : record.hands) enter(claimed_score(record, hand));
    return written == SeatSet::all(sides) ? points : std::vector<std::int64_t>();
}

/// Fills in what is compared of a record without play: the place, the players and the points.
void enter_outcome(const Record& record, GameIdentity& identity) {
    const std::vector<std::int64_t> points = written_points(record);
    if (points.empty() || header(record, Keyword::legs) != nullptr) return;
    const Statement* const finish = header(record, Keyword::finish);
    std::string text = finish == nullptr ? "" : std::string(record.at(finish->line));
    for (const std::int64_t of_side : points) text += fmt::format(" {}", of_side);
    identity.content = {hash_of(text), 1};
    std::vector<std::pair<std::string, std::int64_t>> players;
    for (int seat = 0; seat < record.players; ++seat)
        if (const Person person = person_at(record, Seat(seat)); person.is_known())
            players.emplace_back(person.key(),
                                 points[static_cast<std::size_t>(seat) % points.size()]);
    std::sort(players.begin(), players.end());
    if (!identity.can_have_copies() || players.empty() ||
        static_cast<int>(players.size()) < record.players ||
        players.size() > identity.points.size())
        return;
    std::string names;
    for (std::size_t i = 0; i < players.size(); ++i) {
        names += players[i].first + '\n';
        identity.points[i] = static_cast<std::int32_t>(
            std::clamp<std::int64_t>(players[i].second, -most_number, most_number));
    }
    identity.table_of_round = hash_together({identity.game, hash_of(names), identity.date,
                                             identity.event, identity.round, identity.table});
}

/// A key that is equal for copies with equal ids.
std::uint64_t game_key(const GameIdentity& it) {
    return hash_together({it.game, it.players, it.date, it.event, it.round, it.table, it.content[0],
                          it.content[1], it.has_play});
}

}  // namespace

GameIdentity identity_of(const Record& record, std::string_view content) {
    GameIdentity identity;
    const Statement* game = header(record, Keyword::game);
    if (record.game != Game::unknown && game != nullptr)
        identity.game =
            hash_of(fmt::format("{}/{}", traits(record.game).name, std::int64_t{game->number()}));
    identity.players = hash_of(players_text(record));
    identity.date = hash_of(header_text(record, Keyword::date));
    identity.event = hash_of(fold(header_text(record, Keyword::event)));
    identity.round = hash_of(header_text(record, Keyword::round));
    identity.table = hash_of(header_text(record, Keyword::table));
    identity.id = hash_of(header_text(record, Keyword::id));
    for (std::size_t half = 0; half < 2 && content.size() == 32; ++half)
        std::from_chars(content.data() + 16 * half, content.data() + 16 * half + 16,
                        identity.content[half], 16);
    identity.actions = static_cast<std::uint32_t>(record.actions.size());
    identity.has_play = has_play(record);
    if (!identity.has_play) enter_outcome(record, identity);
    return identity;
}

Likeness compare(const GameIdentity& a, const GameIdentity& b) {
    if (is_copy(a, b)) return Likeness::copy;
    return is_alike(a, b) ? Likeness::alike : Likeness::none;
}

bool have_different_ids(const GameIdentity& a, const GameIdentity& b) {
    return differ(a.id, b.id);
}

bool is_of_same_place(const GameIdentity& a, const GameIdentity& b) {
    const bool all_written = a.game != 0 && a.players != 0 && a.date != 0 && a.event != 0 &&
                             a.round != 0 && a.table != 0;
    return all_written && have_same_header(a, b);
}

std::string RecordPlace::text() const {
    return fmt::format("{}:{}", file->name, line);
}

CopyFinder::Match CopyFinder::add(const GameIdentity& identity, const RecordPlace& place,
                                  PlaySketch sketch) {
    if (identity.game == 0) return {};
    const std::uint32_t original = original_of(identity);
    if (original != nothing) return {Likeness::copy, entries_[original].place, {}};
    const std::uint32_t alike = alike_to(identity);
    Match met;
    if (alike != nothing)
        met = {Likeness::alike, entries_[alike].place, {}};
    else if (sketch.can_be_compared())
        met = near_to(identity, sketch);
    else if (identity.table_of_round != 0)
        met = near_result(identity, place);
    if (entries_.size() < most_compared) {
        remember(identity, place);
        if (sketch.can_be_compared() && near_.size() < most_near && tiles_kept_ < most_tiles_kept)
            remember(std::move(sketch));
    }
    return met;
}

CopyFinder::Match CopyFinder::near_to(const GameIdentity& identity,
                                      const PlaySketch& sketch) const {
    for (std::size_t key = 0; key < sketch.keys.size(); ++key) {
        const auto found = by_stretch_.find(sketch.keys[key]);
        std::uint32_t at = found == by_stretch_.end() ? nothing : found->second;
        for (int step = 0; at != nothing && step < most_steps; ++step, at = near_[at].next[key]) {
            const Entry& entry = entries_[near_[at].entry];
            if (have_different_ids(entry.identity, identity)) continue;
            if (auto difference = slight_difference(sketch, near_[at].tiles))
                return {Likeness::alike, entry.place, std::move(*difference)};
        }
    }
    return {};
}

/// Finds an earlier result of the same table. Another winner means another game, since one game has
/// one winner. In one file two results of a table are two games, unless the players have the same
/// points on other seats.
CopyFinder::Match CopyFinder::near_result(const GameIdentity& identity,
                                          const RecordPlace& place) const {
    const auto found = by_table_.find(identity.table_of_round);
    if (found == by_table_.end()) return {};
    const Entry& entry = entries_[found->second];
    const auto &here = identity.points, &there = entry.identity.points;
    const auto best = [](const auto& points) {
        return std::max_element(points.begin(), points.end()) - points.begin();
    };
    bool any_equal = false;
    for (std::size_t i = 0; i < here.size(); ++i)
        any_equal = any_equal || (here[i] == there[i] && here[i] != 0);
    if (have_different_ids(entry.identity, identity) || best(here) != best(there) ||
        (here != there && (!any_equal || entry.place.file == place.file)))
        return {};
    return {Likeness::alike, entry.place,
            here == there ? "the same points, with other seats" : "the same table, other points"};
}

/// Stores the tiles of the last entry.
void CopyFinder::remember(PlaySketch sketch) {
    const auto number = static_cast<std::uint32_t>(near_.size());
    Tiles& tiles = near_.emplace_back();
    tiles.entry = static_cast<std::uint32_t>(entries_.size()) - 1;
    tiles.tiles = std::move(sketch.tiles);
    tiles.tiles.shrink_to_fit();
    tiles_kept_ += tiles.tiles.size();
    for (std::size_t key = 0; key < sketch.keys.size(); ++key) {
        const auto [last, is_new] = by_stretch_.try_emplace(sketch.keys[key], number);
        if (is_new) continue;
        tiles.next[key] = last->second;
        last->second = number;
    }
}

std::uint32_t CopyFinder::original_of(const GameIdentity& identity) {
    if (!identity.can_have_copies()) return nothing;
    const std::uint64_t key = game_key(identity);
    if (identity.id == 0) {
        const auto any = by_game_.find(key);
        return any == by_game_.end() ? nothing : any->second;
    }
    const auto with_id = by_game_and_id_.find(hash_together({key, identity.id}));
    if (with_id != by_game_and_id_.end()) return with_id->second;
    const auto without = by_game_and_id_.find(hash_together({key, 0}));
    if (without == by_game_and_id_.end()) return nothing;
    const std::uint32_t original = without->second;
    by_game_and_id_.erase(without);
    by_game_and_id_.emplace(hash_together({key, identity.id}), original);
    entries_[original].identity.id = identity.id;
    return original;
}

std::uint32_t CopyFinder::alike_to(const GameIdentity& identity) const {
    const auto same_content =
        by_content_.find(hash_together({identity.content[0], identity.content[1]}));
    std::uint32_t at = same_content == by_content_.end() ? nothing : same_content->second;
    for (int step = 0; at != nothing && step < most_steps; ++step) {
        if (compare(entries_[at].identity, identity) != Likeness::none) return at;
        at = entries_[at].next_alike;
    }
    if (identity.id == 0) return nothing;
    const auto same_id = by_id_.find(identity.id);
    if (same_id == by_id_.end()) return nothing;
    const bool alike = compare(entries_[same_id->second].identity, identity) != Likeness::none;
    return alike ? same_id->second : nothing;
}

void CopyFinder::remember(const GameIdentity& identity, const RecordPlace& place) {
    const auto number = static_cast<std::uint32_t>(entries_.size());
    entries_.push_back({identity, place});
    if (identity.can_have_copies()) {
        const std::uint64_t key = game_key(identity);
        by_game_.try_emplace(key, number);
        by_game_and_id_.try_emplace(hash_together({key, identity.id}), number);
    }
    if (identity.id != 0) by_id_.try_emplace(identity.id, number);
    if (identity.table_of_round != 0) by_table_.try_emplace(identity.table_of_round, number);
    const auto [first, is_new] =
        by_content_.try_emplace(hash_together({identity.content[0], identity.content[1]}), number);
    // Inserts it after the first. The order of the others does not matter.
    if (!is_new) {
        entries_[number].next_alike = entries_[first->second].next_alike;
        entries_[first->second].next_alike = number;
    }
}

std::string in_brackets(const std::string& difference) {
    return difference.empty() ? difference : fmt::format(" ({})", difference);
}

std::string likeness_text(const RecordPlace& place, const CopyFinder::Match& met) {
    if (met.likeness == Likeness::copy)
        return fmt::format("{}: the same game as {}; it counts once", place.text(),
                           met.first.text());
    return fmt::format("{}: likely the same game as {}{}; both count", place.text(),
                       met.first.text(), in_brackets(met.difference));
}

const CopyFinder::Match& BatchCopies::met(std::size_t item) const {
    static const CopyFinder::Match none;
    const auto at = std::lower_bound(
        records_.begin(), records_.end(), item,
        [](const MetRecord& noted, std::size_t number) { return noted.item < number; });
    return settled_ && at != records_.end() && at->item == item ? at->met : none;
}

bool BatchCopies::settle(CopyFinder& finder) {
    bool any = false;
    for (MetRecord& noted : records_) {
        noted.met = finder.add(noted.identity, noted.place,
                               noted.sketch ? std::move(*noted.sketch) : PlaySketch());
        noted.sketch.reset();
        any = any || noted.met.likeness != Likeness::none;
    }
    settled_ = true;
    return any;
}

void BatchCopies::append_lines(std::vector<std::string>& lines) const {
    for (const MetRecord& noted : records_)
        if (noted.met.likeness != Likeness::none)
            lines.push_back(likeness_text(noted.place, noted.met));
}

void CopyLines::add(const BatchCopies& copies) {
    std::vector<std::string> more;
    copies.append_lines(more);
    count_ += more.size();
    for (std::string& line : more)
        if (lines_.size() < most_listed) lines_.push_back(std::move(line));
}

std::vector<std::string> CopyLines::lines() const {
    std::vector<std::string> all = lines_;
    if (count_ > lines_.size())
        all.push_back(
            fmt::format("{} more records are the same game as an earlier one, or likely "
                        "the same",
                        count_ - lines_.size()));
    return all;
}

namespace {

/// Whether a line above the first hand begins with one of these words.
bool has_header(std::string_view text, std::initializer_list<std::string_view> words) {
    while (!text.empty()) {
        const auto line_end =
            std::find_if(text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r'; });
        const auto end = static_cast<std::size_t>(line_end - text.begin());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
        const std::string_view word =
            line.substr(0, std::min(line.find_first_of(" \t:"), line.size()));
        const auto is = [word](std::string_view keyword) { return same_word(word, keyword); };
        if (std::any_of(words.begin(), words.end(), is)) return true;
        if (is("hand")) return false;
    }
    return false;
}

}  // namespace

bool names_game(std::string_view text) {
    return has_header(text, {"date", "event"});
}

bool is_compared(std::string_view text, std::uint32_t number) {
    constexpr std::uint32_t most_nightless = 1000;
    return number > most_nightless ? names_game(text)
                                   : has_header(text, {"date", "event", "player"});
}

}  // namespace bones::inline io
