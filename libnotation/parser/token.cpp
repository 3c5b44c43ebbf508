#include "libnotation/parser/token.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "libnotation/text/chars.hpp"
#include "libnotation/text/tile_text.hpp"

namespace bones {
namespace {

bool take_mark(std::string_view text, Action& action) {
    for (std::size_t i = 0; i < mark_names.size(); ++i) {
        if (text != mark_names[i]) continue;
        action.mark = static_cast<Mark>(i);
        return true;
    }
    return false;
}

/// Reads `?`, `<?` or `+?n`. A word that begins like one of them is nothing else.
TokenReading read_unknown(char prefix, std::string_view word) {
    TokenReading reading;
    word.remove_prefix(1);
    if (prefix == 0 && word.empty()) reading.action.kind = ActionKind::unknown_turn;
    if (prefix == '<' && word.empty()) reading.action.kind = ActionKind::put_back_unknown;
    if (prefix != '+') return reading;
    const int times = word.empty() ? 1 : take_number(word, most_tiles + 1);
    if (!word.empty() || times < 1 || times > most_tiles) return reading;
    reading.action.kind = ActionKind::draw_unknown;
    reading.times = times;
    return reading;
}

constexpr std::array<std::string_view, 7> passes{"pass", "passe", "pasa", "paso",
                                                 "p",    "toc",   "klopf"};

/// Reads a word for a pass, with a mark or without. False if it is another word.
bool read_pass(std::string_view word, std::string_view pass, Action& action) {
    if (!same_word(word.substr(0, pass.size()), pass)) return false;
    return take_mark(word.substr(pass.size()), action);
}

bool read_word(std::string_view word, bool line, Action& action) {
    const auto reads = [&](std::string_view pass) { return read_pass(word, pass, action); };
    const bool pass = std::any_of(passes.begin(), passes.end(), reads) ||
                      (line && (reads("knock") || reads("go")));
    if (!pass && !same_word(word, "skip")) return false;
    action.kind = pass ? ActionKind::pass : ActionKind::skip;
    return true;
}

/// Takes `@2` or `=9`. A number that no arm or no tile can have becomes `none`.
bool take_number_after(std::string_view& text, char sign, unsigned& number, unsigned least,
                       unsigned most, unsigned none) {
    if (text.empty() || text[0] != sign) return false;
    std::string_view rest = text.substr(1);
    const int written = take_number(rest, 1000);
    if (written < 0) return false;
    number = static_cast<unsigned>(written);
    if (number < least || number > most) number = none;
    text = rest;
    return true;
}

bool take(std::string_view& text, std::string_view sign) {
    if (!text.starts_with(sign)) return false;
    text.remove_prefix(sign.size());
    return true;
}

/// Takes `@2`, or a sign for an unknown arm.
bool take_arm(std::string_view& text, Action& action) {
    unsigned arm = Action::no_arm;
    if (take(text, "@??"))
        arm = Action::no_half;
    else if (!take(text, "@?") &&
             !take_number_after(text, '@', arm, 1, Action::no_half - 1, Action::no_such_arm))
        return false;
    action.arm = arm & 0xFF;
    return true;
}

/// Takes `=9`, or a sign for an unknown suit. In a line game unknown points count as not written.
bool take_suit(std::string_view& text, TileRange range, Action& action) {
    unsigned suit = range.line ? Action::no_suit : Action::unknown_suit;
    if (!take(text, "=?") &&
        !take_number_after(text, '=', suit, 0, range.most_after_equals(), Action::no_such_suit))
        return false;
    action.suit = suit & 0x3F;
    return true;
}

/// Takes what may follow the tile: `x`, `@2` and `=9` once each, then a mark.
bool take_suffixes(std::string_view text, TileRange range, Action& action) {
    bool has_arm = false, has_suit = false;
    while (true) {
        if (!action.crosswise && !text.empty() && lower(text[0]) == 'x') {
            action.crosswise = 1;
            text.remove_prefix(1);
        } else if (!has_arm && take_arm(text, action)) {
            has_arm = true;
        } else if (!has_suit && take_suit(text, range, action)) {
            has_suit = true;
        } else {
            return take_mark(text, action);
        }
    }
}

ActionKind kind_of(char prefix, bool in_set) {
    if (prefix == '+') return in_set ? ActionKind::draw : ActionKind::bad_draw;
    if (prefix == '~') return in_set ? ActionKind::show : ActionKind::bad_show;
    if (prefix == '<') return in_set ? ActionKind::put_back : ActionKind::bad_put_back;
    return in_set ? ActionKind::play : ActionKind::bad_tile;
}

/// A bare `+`: any number of draws, or one draw if a turn has at most one.
TokenReading some_draws(TileRange range) {
    TokenReading reading;
    reading.action.kind = ActionKind::draw_unknown;
    if (!range.draws_one) reading.action.arm = Action::some_draws;
    return reading;
}

TokenReading read_tile_token(char prefix, std::string_view word, TileRange range) {
    TokenReading reading;
    const WrittenTile tile = take_tile(word, range.compact);
    Action action;
    if (!tile.exists() || !take_suffixes(word, range, action)) return reading;
    const bool in_set = tile.is_in_set(range.highest);
    action.kind = kind_of(prefix, in_set);
    action.from_prizes = prefix == '*';
    if (in_set) {
        action.tile_number = static_cast<unsigned>(Tile(tile.first, tile.second).number()) & 0xFF;
        action.low_first = tile.first < tile.second && action.arm != Action::no_half;
    }
    reading.action = action;
    return reading;
}

}  // namespace

bool can_be_one_tile(std::string_view word) {
    int signs = 0;
    for (const std::string_view sign : tile_separators)
        for (std::size_t at = word.find(sign); at != std::string_view::npos;
             at = word.find(sign, at + 1))
            ++signs;
    const auto lowest = [](char c) { return lower(c); };
    std::string small(word);
    std::transform(small.begin(), small.end(), small.begin(), lowest);
    return signs == 1 && word.find_first_of("?+~*<") == std::string_view::npos &&
           small.find("pass") == std::string::npos && small.find("skip") == std::string::npos;
}

ActionKind kind_of_unread(std::string_view token) {
    // Without a digit after it, the sign may be a misread half of a tile.
    const bool digit = token.size() > 1 && token[1] >= '0' && token[1] <= '9';
    if (!digit || !can_be_one_tile(token.substr(1))) return ActionKind::bad_token;
    if (token.starts_with('~')) return ActionKind::bad_show;
    if (token.starts_with('<')) return ActionKind::bad_put_back;
    return token.starts_with('+') ? ActionKind::bad_draw : ActionKind::bad_token;
}

TokenReading read_token(char prefix, std::string_view word, TileRange range) {
    if (word.empty()) return TokenReading();
    if (word[0] == '?') return read_unknown(prefix, word);
    return read_tile_token(prefix, word, range);
}

TokenReading read_token(std::string_view token, TileRange range) {
    if (token.empty()) return TokenReading();
    TokenReading reading;
    if (token == "+") return some_draws(range);
    if (token[0] > '9' && read_word(token, range.line, reading.action)) return reading;
    const char first = token[0];
    const bool is_sign = std::string_view("+~*<").find(first) != std::string_view::npos;
    const char prefix = is_sign ? first : '\0';
    return read_token(prefix, prefix == 0 ? token : token.substr(1), range);
}

bool is_pass(std::string_view word) {
    return std::any_of(passes.begin(), passes.end(),
                       [&](std::string_view pass) { return same_word(word, pass); });
}

char prefix_of_verb(std::string_view word) {
    if (same_word(word, "draw")) return '+';
    if (same_word(word, "back")) return '~';
    return same_word(word, "return") ? '<' : '\0';
}

}  // namespace bones
