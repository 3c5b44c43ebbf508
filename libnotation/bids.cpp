#include "bones/bids.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "bones/tricks.hpp"
#include "libnotation/parser/token.hpp"
#include "libnotation/text/chars.hpp"
#include "libnotation/text/fold.hpp"
#include "libnotation/text/values.hpp"

namespace bones {
namespace {

constexpr std::array<std::pair<std::string_view, Trump>, 16> other_names{{
    {"d", Trump::doubles},
    {"follow-me", Trump::none},
    {"follow me", Trump::none},
    {"no trump", Trump::none},
    {"no trumps", Trump::none},
    {"nel-o", Trump::nello},
    {"blanks", Trump{0}},
    {"ones", Trump{1}},
    {"aces", Trump{1}},
    {"twos", Trump{2}},
    {"deuces", Trump{2}},
    {"threes", Trump{3}},
    {"treys", Trump{3}},
    {"fours", Trump{4}},
    {"fives", Trump{5}},
    {"sixes", Trump{6}},
}};

}  // namespace

std::optional<Trump> trump_named(std::string_view words) {
    for (std::size_t i = 0; i < trump_names.size(); ++i)
        if (same_word(words, trump_names[i])) return static_cast<Trump>(i);
    const auto* const other =
        std::find_if(other_names.begin(), other_names.end(),
                     [&](const auto& name) { return same_word(words, name.first); });
    return other == other_names.end() ? std::nullopt : std::optional(other->second);
}

bool is_word_of_trump(std::string_view word) {
    return trump_named(word) ||
           std::any_of(other_names.begin(), other_names.end(),
                       [&](const auto& name) { return has_word(name.first, word); });
}

std::optional<std::int32_t> bid_named(std::string_view word) {
    if (is_pass(word)) return bid_pass;
    if (word == "?") return bid_unknown;
    const bool marks = word.size() > 1 && lower(word.back()) == 'm';
    if (marks) word.remove_suffix(1);
    if (word.empty() || !std::all_of(word.begin(), word.end(), is_digit)) return std::nullopt;
    const auto number = whole_number(word);
    if (!number || (marks && *number > most_number / points_of_mark)) return std::nullopt;
    return marks ? *number * points_of_mark : *number;
}

std::string bid_text(std::int32_t bid) {
    return bid == bid_pass ? "pass" : bid == bid_unknown ? "?" : std::to_string(bid);
}

std::optional<Trump> trump_of(const Record& record, const Hand& hand) {
    if (hand.trump == none_such) return std::nullopt;
    return record.statements[hand.trump].trump();
}

Seat sits_out(std::optional<Trump> trump, Seat namer, int players) {
    // There are no players if the player lines name too few. Then no seat has a partner.
    if (trump != Trump::nello || !namer.exists() || players == 0) return {};
    return namer.next(players, players / 2);
}

namespace {

/// Whether a `left` line shows that a seat has played none of its tiles.
bool has_all_left(const Record& record, const Hand& hand, Seat seat) {
    constexpr std::uint32_t dealt = 7;
    const auto begin = record.statements.begin();
    return std::any_of(begin + hand.first_statement, begin + hand.end_statement,
                       [&](const Statement& line) {
                           if (line.keyword != Keyword::left || !line.counts || line.seat != seat)
                               return false;
                           std::uint32_t tiles = 0;
                           for (std::uint32_t t = line.first; t < line.first + line.count; ++t)
                               tiles += std::max<std::uint32_t>(record.tiles[t].unknown, 1);
                           return tiles == dealt;
                       });
}

/// Whether a trick of three tiles is complete. If it is the last, it is complete if the hand ended
/// `set`. Otherwise the leader's partner has all tiles left, or the third tile was dealt to the
/// fourth seat.
bool is_whole(const Record& record, const Hand& hand, const Statement& trick, bool last,
              int players) {
    if (last && hand.end != none_such && record.statements[hand.end].end() == EndKind::set)
        return true;
    if (has_all_left(record, hand, trick.seat.next(players, players / 2))) return true;
    const Action& third = record.actions[trick.first + 2];
    if (third.kind != ActionKind::play) return false;
    const auto begin = record.statements.begin();
    return std::any_of(begin + hand.first_statement, begin + hand.end_statement,
                       [&](const Statement& line) {
                           if (line.keyword != Keyword::deal || !line.counts ||
                               line.seat != trick.seat.next(players, 3))
                               return false;
                           const auto dealt = record.tiles.begin() + line.first;
                           return std::any_of(dealt, dealt + line.count, [&](const TileToken& t) {
                               return t.unknown == 0 && t.tile == third.tile();
                           });
                       });
}

/// Guesses the seat that sits out of a hand without a `trump` line. If every trick has three tiles
/// (the last one may have fewer) and the leader's partner never led, that partner sat out (T15). A
/// `?` may be a tile; alone on its line it may be a lost trick (N6).
Seat sits_out_untold(const Record& record, const Hand& hand, int players) {
    constexpr int seats = 4;
    constexpr std::uint32_t in_trick = seats - 1;
    if (record.game == Game::unknown || !traits(record.game).bids || players != seats) return {};
    const auto is_unwritten = [](const Action& action) {
        return action.kind == ActionKind::unknown_turn;
    };
    const auto plays = [&](const Action& action) {
        return action.kind == ActionKind::play || is_unwritten(action);
    };
    Seat out;
    const Statement *first = nullptr, *trick = nullptr;
    std::uint32_t whole = 0;
    bool open = false;
    for (std::uint32_t i = hand.first_statement; i < hand.end_statement; ++i) {
        const Statement& line = record.statements[i];
        if (is_lost(line, Keyword::trump) || may_be_anything(line)) return {};
        if (line.keyword != Keyword::actions || line.count == 0) continue;
        const auto begin = record.actions.begin() + line.first;
        if (!std::all_of(begin, begin + line.count, plays)) return {};
        if (first == nullptr) first = &line;
        out = first->seat.next(players, players / 2);
        if (open || line.count > in_trick || line.seat == out) return {};
        const bool alone = line.count == 1 || is_lost_trick(record, line.first);
        if (alone && is_unwritten(*begin)) continue;
        open = line.count < in_trick;
        whole += line.count == in_trick;
        if (line.count == in_trick) trick = &line;
    }
    return whole > 1 || (whole == 1 && is_whole(record, hand, *trick, !open, players)) ? out
                                                                                       : Seat();
}

}  // namespace

Seat sits_out(const Record& record, const Hand& hand, int players) {
    if (hand.trump == none_such) return sits_out_untold(record, hand, players);
    return sits_out(trump_of(record, hand), record.statements[hand.trump].seat, players);
}

}  // namespace bones
