#include "tools/lib/show/site/clean_record.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cctype>

#include "bones/bids.hpp"
#include "bones/limits.hpp"
#include "engine/codes.hpp"
#include "engine/referee/awards.hpp"
#include "engine/rules/bonus_reasons.hpp"
#include "engine/rules/house_rules.hpp"
#include "libnotation/codes.hpp"
#include "libnotation/parser/game_name.hpp"
#include "libnotation/parser/token.hpp"
#include "libnotation/text/lexer.hpp"
#include "libnotation/text/utf8.hpp"
#include "libnotation/text/values.hpp"

namespace bones::inline show::site {
namespace {

std::string lower(std::string_view word) {
    std::string out(word);
    for (char& c : out) c = bones::lower(c);
    return out;
}

/// Free text, escaped for a record.
std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '\\' || (c == '#' && (out.empty() || out.back() == ' '))) out += '\\';
        out += c;
    }
    return out;
}

bool is_code(std::string_view word) {
    const auto has = [&](std::span<const Code* const> codes) {
        return std::any_of(codes.begin(), codes.end(),
                           [&](const Code* code) { return code->name == word; });
    };
    return has(code::notation_codes()) || has(code::engine_codes());
}

/// Whether a word is a factor: `x2`.
bool is_factor(std::string_view word) {
    return word.size() > 1 && word[0] == 'x' &&
           word.find_first_not_of("0123456789", 1) == word.npos;
}

bool is_in(std::string_view word, std::span<const std::string_view> words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// Whether a word belongs to the notation on lines of a keyword: `pass` on lines of play, `doubles`
/// on lines of trumps. Keyword::unreadable: on any line.
bool is_notation(std::string_view word, Keyword line, TileRange range) {
    const std::string small = lower(word);
    const bool has_letter = std::any_of(word.begin(), word.end(), [](unsigned char c) {
        return c >= 0x80 || std::isalpha(c) != 0;
    });
    if (!has_letter || word.size() == 1) return true;
    const auto in = [line](Keyword keyword) {
        return line == keyword || line == Keyword::unreadable;
    };
    // `draw`, `back` and `return` may be written before a tile.
    const bool is_action =
        prefix_of_verb(word) != 0 || read_token(word, range).action.is_readable();
    return (in(Keyword::player) && small == "alias") || (in(Keyword::actions) && is_action) ||
           (in(Keyword::trump) && is_in(small, trump_names)) ||
           (line == Keyword::trump && is_word_of_trump(small)) ||
           (in(Keyword::bid) && bid_named(small)) ||
           (in(Keyword::end) && is_in(small, end_names)) ||
           (in(Keyword::bonus) && (is_factor(small) || is_shown_by_play(small))) ||
           (in(Keyword::finish) && (small == "draw" || is_in(small, finish_names))) ||
           (in(Keyword::penalty) && (is_code(small) || !code_meant(small).empty())) ||
           (in(Keyword::winner) && small == "none") ||
           ((in(Keyword::written) || in(Keyword::unwritten)) &&
            (small == "all" || is_in(small, noted_names))) ||
           (in(Keyword::game) && game_named(small.substr(0, small.find('/'))) != Game::unknown) ||
           (line == Keyword::unreadable && keyword_named(small) < Keyword::unreadable &&
            keyword_named(small) != Keyword::extension);
}

bool is_free_text(Keyword keyword) {
    return keyword == Keyword::id || keyword == Keyword::event || keyword == Keyword::site ||
           keyword == Keyword::recorder || keyword == Keyword::extension;
}

bool is_left_out(Keyword keyword) {
    return keyword == Keyword::id || keyword == Keyword::recorder || keyword == Keyword::extension;
}

/// Whether the words after the first include any that is not notation.
bool is_prose(std::string_view rest, TileRange range) {
    while (!rest.empty()) {
        const std::string_view word = take_word(rest);
        const auto letters = std::count_if(word.begin(), word.end(), [](unsigned char c) {
            return c >= 0x80 || (std::isalpha(c) != 0);
        });
        if (letters >= 2 && !is_notation(word, Keyword::unreadable, range)) return true;
    }
    return false;
}

std::string_view without_comment(std::string_view line) {
    for (std::size_t i = 0; i < line.size(); ++i)
        if (line[i] == '#' && (i == 0 || is_blank(line[i - 1]))) return trimmed(line.substr(0, i));
    return line;
}

/// Cuts a line to the allowed length, because masks may make it too long.
void shorten(std::string& line) {
    if (line.size() <= longest_line) return;
    std::size_t end = longest_line;
    while (end > 0 && (static_cast<unsigned char>(line[end]) & 0xC0) == 0x80) --end;
    line.resize(end);
}

/// Writes one record in its displayed form.
class CleanRecord {
  public:
    CleanRecord(const Record& record, const ListedRecord& listed, const ShownNames& names)
        : record_(record), listed_(listed), names_(names), number_(listed.record) {
        if (record.game != Game::unknown) range_ = tile_range(traits(record.game), record.highest);
    }

    std::string text(bool details, bool comments) const {
        std::string out;
        std::uint32_t row = 0;
        for (const Statement& statement : record_.statements) {
            for (; row < statement.row; ++row) out += '\n';
            std::string line;
            if (details || !is_left_out(statement.keyword)) line = words(statement, comments);
            if (comments && !statement.comment.empty()) {
                line += line.empty() ? "" : " ";
                line += names_.conceal(record_.at(statement.comment), number_);
            }
            if (statement.line.length <= longest_line) shorten(line);
            // Turns on one line are separate statements.
            if (!line.empty() && !out.empty() && out.back() != '\n') out += ' ';
            out += line;
        }
        return out + (out.empty() ? "" : "\n");
    }

  private:
    std::string words(const Statement& statement, bool comments) const {
        const std::string_view line = record_.at(statement.line);
        if (statement.keyword == Keyword::unreadable) return unreadable(statement, line, comments);
        if (statement.keyword == Keyword::player && statement.counts) return player(statement);
        if (statement.keyword == Keyword::substitute) return substitute(statement);
        const LineHead head = line_head(line);
        const auto begin = static_cast<std::size_t>(head.rest.data() - line.data());
        const std::string word =
            statement.keyword == Keyword::extension
                ? "x-" + names_.conceal(
                             head.word.substr(std::min<std::size_t>(2, head.word.size())), number_)
            : head.word.size() > 1 ? lower(head.word)
                                   : std::string(head.word);
        if (head.rest.empty()) return word;
        if (is_free_text(statement.keyword)) return word + " " + names_.conceal(head.rest, number_);
        Notation notation;
        const bool is_rule = statement.keyword == Keyword::rule && !statement.key.empty();
        const bool is_player = statement.keyword == Keyword::player;
        if (statement.counts || is_rule || is_player || !is_prose(head.rest, range_))
            notation = notation_in(statement, line, begin);
        std::string rest = concealed(line, begin, notation);
        if (is_rule) tell_apart(rest, statement);
        if (statement.keyword == Keyword::round) rest += listed_.round_tag;
        if (statement.keyword == Keyword::table) rest += listed_.table_tag;
        return word + " " + rest;
    }

    /// The part of a line from a byte on, without hidden names.
    std::string concealed(std::string_view line, std::size_t begin, Notation notation) const {
        for (Span& span : notation.kept) {
            span.begin -= begin;
            span.end -= begin;
        }
        return names_.conceal(line.substr(begin), number_, &notation);
    }

    /// The notation's words in a line from a byte on. They are not names.
    Notation notation_in(const Statement& statement, std::string_view line,
                         std::size_t begin) const {
        Notation notation;
        for (std::string_view rest = line.substr(begin); !rest.empty();) {
            const std::string_view word = take_word(rest);
            const auto at = static_cast<std::size_t>(word.data() - line.data());
            const bool is_game =
                statement.keyword == Keyword::game && record_.game != Game::unknown;
            if (is_game || is_notation(word, statement.keyword, range_))
                notation.kept.push_back({at, at + word.size()});
        }
        if (statement.keyword == Keyword::rule) keep_rule(statement, line, notation);
        return notation;
    }

    /// Keeps the name of a game's option, even if it is misspelt, and its value if that is allowed.
    void keep_rule(const Statement& statement, std::string_view line, Notation& notation) const {
        const std::string_view name = record_.at(statement.key);
        const auto begin = static_cast<std::size_t>(name.data() - line.data());
        // Options of other games are kept too, because the reader's suggestions depend on the name.
        for (std::size_t game = 0; game < game_traits.size(); ++game)
            for (const HouseRule& option : house_rules_of(static_cast<Game>(game)))
                if (lower(name) == option.name)
                    notation.kept.assign(1, {begin, begin + name.size()});
        if (!is_in_words(lower(name), house_rules_of(record_.game)))
            notation.kept.assign(1, {begin, begin + name.size()});
        for (const HouseRule& option : house_rules_of(record_.game)) {
            if (lower(name) != option.name) continue;
            std::int32_t value = 0;
            const bool reads =
                read_house_rule(option, record_.players, rule_value(record_, statement), value);
            notation.kept.assign(1, {begin, reads ? line.size() : begin + name.size()});
        }
    }

    /// Keeps masked option names distinct: each gets the number of the first line with that name.
    void tell_apart(std::string& rest, const Statement& rule) const {
        const std::string_view name = record_.at(rule.key);
        const std::size_t equals = rest.find('=');
        if (name.empty() || equals == std::string::npos || rest.starts_with(name)) return;
        const auto first = std::find_if(
            record_.statements.begin(), record_.statements.end(), [&](const Statement& other) {
                return other.keyword == Keyword::rule && record_.at(other.key) == name;
            });
        rest.insert(equals, std::to_string(first->row + 1));
    }

    /// A player line with the displayed name. A seat without a known player keeps the start of the
    /// line.
    std::string player(const Statement& statement) const {
        const auto seat = static_cast<std::size_t>(statement.seat.index());
        std::string out = fmt::format("player {}", statement.seat.letter());
        if (seat >= listed_.players.size() || listed_.players[seat] == 0) return out;
        return out + " " + escaped(names_.shown(listed_.players[seat]));
    }

    std::string substitute(const Statement& statement) const {
        if (!statement.counts) return "substitute";
        const std::int64_t player =
            listed_.sitter(statement.first, static_cast<std::size_t>(statement.seat.index()));
        const std::string name = player == 0 ? "Substitute" : escaped(names_.shown(player));
        if (statement.number() != 0)
            return fmt::format("substitute {} {} {}", statement.seat.letter(), name,
                               statement.number());
        // Within a hand a `substitute` line must not end with a number; a `player` line may.
        const bool has_number = whole_number(name.substr(name.rfind(' ') + 1)).has_value();
        return fmt::format("{} {} {}", has_number ? "player" : "substitute",
                           statement.seat.letter(), name);
    }

    /// An unreadable line, masked so that it stays unreadable.
    std::string unreadable(const Statement& statement, std::string_view line, bool comments) const {
        const std::size_t bad = first_unreadable_byte(line);
        const bool is_broken = bad < line.size() || line.size() > longest_line;
        if (!comments && !is_broken) line = without_comment(line);
        std::string_view rest = line;
        const std::string_view first = take_word(rest);
        const auto begin = static_cast<std::size_t>(rest.data() - line.data());
        const bool named = keyword_named(first) != Keyword::unreadable;
        Notation notation;
        if (!is_prose(rest, range_)) notation = notation_in(statement, line, begin);
        std::string out;
        if (named) {
            out = lower(first) + (rest.empty() ? "" : " " + concealed(line, begin, notation));
        } else {
            out = concealed(line, 0, notation);
            // A line that resembled a keyword must still do so.
            std::string_view shown = out;
            const bool is_taken = statement.taken_for() != Keyword::unreadable &&
                                  statement.taken_for() != Keyword::comment;
            if (is_taken && take_word(shown) != first)
                out = fmt::format("{}? {}", name_of(statement.taken_for()),
                                  concealed(line, begin, notation));
        }
        if (bad < line.size() && first_unreadable_byte(out) == out.size()) out += line[bad];
        if (line.size() > longest_line) out.resize(std::max(out.size(), longest_line + 1), ' ');
        return out;
    }

    const Record& record_;
    const ListedRecord& listed_;
    const ShownNames& names_;
    std::int64_t number_;
    TileRange range_;
};

}  // namespace

std::string clean_record(const Record& record, const ListedRecord& listed, const ShownNames& names,
                         bool all) {
    const CleanRecord clean(record, listed, names);
    std::string text = clean.text(all, all);
    // Masks may be longer than names.
    if (text.size() > longest_record && record.text.size() <= longest_record)
        text = clean.text(all, false);
    return text;
}

}  // namespace bones::inline show::site
