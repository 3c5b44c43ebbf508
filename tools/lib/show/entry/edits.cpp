#include "tools/lib/show/entry/edits.hpp"

#include <fmt/core.h>

namespace bones::inline show::entry {

namespace {

/// The position of a token and its line. The unknown draws of one `+?n` share its token.
struct Token {
    std::size_t begin, end;   ///< of the token
    std::size_t line, first;  ///< begin of its line, and of the line's first token
    std::size_t line_end;     ///< end of the line, with its line feed
    std::string_view text;
};

Token token_of(const Draft& draft, std::uint32_t action) {
    const Record& record = draft.record();
    const std::string_view text = draft.text();
    const Place place = record.place_of(record.actions[action]);
    Token token{};
    token.begin = place.offset;
    token.end = place.end();
    token.text = record.at(place);
    const std::size_t before = text.rfind('\n', token.begin);
    token.line = before == text.npos ? 0 : before + 1;
    std::uint32_t first = action;
    while (first > 0 && record.place_of(record.actions[first - 1]).offset >= token.line) --first;
    token.first = record.place_of(record.actions[first]).offset;
    const std::size_t feed = text.find('\n', token.end);
    token.line_end = feed == text.npos ? text.size() : feed + 1;
    return token;
}

/// Expands `+?3` to `+? +? +?`, so that each draw has its own token.
std::string unfolded(const Draft& draft, const Token& token) {
    const std::string& text = draft.text();
    std::string tokens;
    for (const Action& action : draft.record().actions)
        if (action.offset == token.begin) tokens += tokens.empty() ? "+?" : " +?";
    return text.substr(0, token.begin) + tokens + text.substr(token.end);
}

bool is_folded(const Token& token) {
    return token.text.starts_with("+?") && token.text.size() > 2;
}

}  // namespace

std::uint32_t action_at(const Draft& draft, std::uint32_t hand, std::uint32_t ply) {
    for (const Hand& one : draft.record().hands)
        if (one.number == hand && ply >= 1 && ply <= one.actions())
            return one.first_action + ply - 1;
    return none_such;
}

std::string text_before(const Draft& draft, std::uint32_t action) {
    const Token at = token_of(draft, action);
    std::string before = draft.text().substr(0, at.begin == at.first ? at.line : at.begin);
    while (before.ends_with(' ')) before.pop_back();
    return before;
}

std::string with_token(const Draft& draft, std::uint32_t action, Seat seat,
                       std::string_view token) {
    const Token at = token_of(draft, action);
    if (is_folded(at)) return with_token(Draft(unfolded(draft, at)), action, seat, token);
    const std::string& text = draft.text();
    const Seat own = draft.record().actions[action].seat();
    if (!seat.exists() || (seat == own && !plays_tricks(draft.record().game)))
        return fmt::format("{}{} {}", text.substr(0, at.begin), token, text.substr(at.begin));
    const std::string line = fmt::format("{} {}\n", seat.letter(), token);
    if (at.begin == at.first) return text.substr(0, at.line) + line + text.substr(at.line);
    std::string before = text.substr(0, at.begin);
    while (before.ends_with(' ')) before.pop_back();
    return fmt::format("{}\n{}{} {}", before, line, own.letter(), text.substr(at.begin));
}

std::string without_token(const Draft& draft, std::uint32_t action) {
    const Token at = token_of(draft, action);
    if (is_folded(at)) return without_token(Draft(unfolded(draft, at)), action);
    const std::string& text = draft.text();
    std::size_t end = at.end;
    while (end < text.size() && text[end] == ' ') ++end;
    const bool last = end >= text.size() || text[end] == '\n' || text[end] == '#';
    if (at.begin == at.first && last)  // a comment stays, on a line of its own
        return text.substr(0, at.line) + (end < text.size() && text[end] == '#'
                                              ? text.substr(end)
                                              : text.substr(at.line_end));
    return text.substr(0, at.begin) + text.substr(end);
}

std::string with_other_token(const Draft& draft, std::uint32_t action, std::string_view token) {
    const Token at = token_of(draft, action);
    if (is_folded(at)) return with_other_token(Draft(unfolded(draft, at)), action, token);
    return fmt::format("{}{}{}", draft.text().substr(0, at.begin), token,
                       draft.text().substr(at.end));
}

}  // namespace bones::inline show::entry
