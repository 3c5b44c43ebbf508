#include "libnotation/parser/player_names.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "libnotation/text/chars.hpp"
#include "libnotation/text/fold.hpp"
#include "libnotation/text/lexer.hpp"
#include "libnotation/text/suggest.hpp"
#include "libnotation/text/utf8.hpp"

namespace bones {
namespace {

/// A word without the comma or colon after a name.
std::string_view without_comma(std::string_view word) {
    if (!word.empty() && (word.back() == ',' || word.back() == ':')) word.remove_suffix(1);
    return word;
}

/// The number of words of a name if a text begins with all of them; else 0.
std::size_t words_of_name(std::string_view name, std::string_view text) {
    const std::string_view all = text;
    const bool plain = is_plain(name);
    std::size_t words = 0;
    for (std::string_view rest = name; plain && !rest.empty(); ++words)
        if (!same_name(take_word(rest), without_comma(take_word(text)))) return 0;
    if (plain) return words;
    // Words may be separated by non-breaking spaces, so the two texts may have different numbers of
    // words.
    const std::string wanted = fold(name);
    constexpr std::size_t most_words = 16;
    while (!text.empty() && words < most_words) {
        const std::string_view last = without_comma(take_word(text));
        ++words;
        const auto end = static_cast<std::size_t>(last.data() + last.size() - all.data());
        if (fold(all.substr(0, end)) == wanted) return words;
    }
    return 0;
}

}  // namespace

/// Calls `use` for each player named so far, with the alias: all of them, or those at the table
/// now. Lines of the outcome are about the players who began the game.
template <class Use>
void PlayerNames::for_names(Names which, Use use) const {
    const auto take = [&](std::uint32_t line) {
        const Statement& player = record_.statements[line];
        use(player.seat, record_.at(player.value), alias_on(record_, player));
    };
    BySeat<std::uint32_t> sitters{};
    sitters.fill(none_such);
    std::copy(record_.player_lines.begin(), record_.player_lines.end(), sitters.begin());
    for (const std::uint32_t line : substitutes_) {
        const Statement& other = record_.statements[line];
        if (which == Names::all)
            take(line);
        else if (!of_outcome_ && !record_.hands.empty() &&
                 (other.number() == 0
                      ? other.first < record_.hands.size()
                      : std::cmp_less_equal(other.number(), record_.hands.back().number)))
            sitters[other.seat] = line;
    }
    for (const std::uint32_t line : sitters)
        if (line != none_such) take(line);
}

/// Takes a name off the front of a text and returns the players that it can mean. It can be a whole
/// name, one word of it, or an alias.
SeatSet PlayerNames::take_any(std::string_view& rest, Names which) const {
    if (rest.starts_with('"')) return take_quoted(rest, which);
    std::string_view after = rest;
    const std::string_view first = without_comma(take_word(after));
    if (seat_named(first).exists()) return {};
    std::size_t longest = 0;
    SeatSet whole, partly;
    for_names(which, [&](Seat seat, std::string_view name, std::string_view alias) {
        const std::size_t words =
            !alias.empty() && same_name(alias, first) ? 1 : words_of_name(name, rest);
        if (words > longest) whole = {};
        longest = std::max(longest, words);
        if (words > 0 && words == longest) whole |= seat;
        if (has_word(name, first)) partly |= seat;
    });
    for (std::size_t i = 0; i < std::max<std::size_t>(longest, 1); ++i) take_word(rest);
    return whole.empty() ? partly : whole;
}

/// Takes a name in quotation marks off the front of a text. It must be a whole name or an alias.
SeatSet PlayerNames::take_quoted(std::string_view& rest, Names which) const {
    const std::size_t end = rest.find('"', 1);
    if (end == std::string_view::npos) return {};
    std::string_view after = rest.substr(end + 1);
    if (after.starts_with(':') || after.starts_with(',')) after.remove_prefix(1);
    SeatSet found;
    const std::string_view quoted = trimmed(rest.substr(1, end - 1));
    for_names(which, [&](Seat seat, std::string_view name, std::string_view alias) {
        if (same_name(name, quoted) || (!alias.empty() && same_name(alias, quoted))) found |= seat;
    });
    rest = trimmed(after);
    return found;
}

/// Takes a player's name off the front of a text. Players at the table now are tried first. No seat
/// if the name fits no player or several.
Seat PlayerNames::take(std::string_view& rest) const {
    for (const Names which : {Names::present, Names::all}) {
        if (which == Names::present && substitutes_.empty()) continue;
        std::string_view after = rest;
        const SeatSet found = take_any(after, which);
        if (found.size() != 1) continue;
        rest = after;
        return found.first();
    }
    return {};
}

Seat PlayerNames::take_seat_or_player(std::string_view& rest, std::string_view& word) const {
    std::string_view after = rest;
    const Seat named = take(after);
    if (named.exists()) {
        word = trimmed(rest.substr(0, rest.size() - after.size()));
        rest = after;
        return named;
    }
    word = without_comma(take_word(rest));
    return seat_named(word);
}

/// The end of a message on a word that should be a seat. If the word names a player, it is
/// `; Bo Chen sits at B`. For a word that is nearly a name, it is
/// `; did you mean the player Bo Chen?`. Otherwise it is empty.
std::string PlayerNames::who_sits(std::string_view name) const {
    const std::string near = meant(name);
    std::string_view rest = name;
    const SeatSet named = take_any(rest, Names::all);
    const Seat seat = take(name);
    if (!seat.exists() && named.size() > 1)
        return "; several players have this name, so write the seat or the whole name";
    if (seat.exists())
        return fmt::format("; {} sits at {}", player_name(record_, seat), seat.letter());
    return near.empty() ? std::string() : fmt::format("; did you mean the player {}?", near);
}

/// The player with the name, or word of a name, nearest to a word. Empty if no name is near.
std::string PlayerNames::meant(std::string_view word) const {
    std::vector<std::string_view> words, names;
    for_names(Names::all, [&](Seat, std::string_view name, std::string_view alias) {
        std::string_view rest = name;
        while (!rest.empty()) {
            words.push_back(take_word(rest));
            names.push_back(name);
        }
        if (alias.empty()) return;
        words.push_back(alias);
        names.push_back(name);
    });
    const auto near = std::find(words.begin(), words.end(), nearest(word, words));
    return near == words.end() ? std::string()
                               : std::string(names[static_cast<std::size_t>(near - words.begin())]);
}

}  // namespace bones
