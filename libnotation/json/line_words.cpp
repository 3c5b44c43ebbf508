// JSON to the text of a line (N10).
#include "libnotation/json/line_words.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "bones/limits.hpp"
#include "libnotation/text/lexer.hpp"
#include "libnotation/text/utf8.hpp"

namespace bones::json_lines {

const Json& member(const Json& object, const char* name) {
    const auto found = object.find(name);
    if (found == object.end()) throw Mismatch(fmt::format("a line has no \"{}\"", name));
    return *found;
}

namespace {

std::string line_text(const Json& value, std::string_view name) {
    if (!value.is_string()) throw Mismatch(fmt::format("\"{}\" is not a string", name));
    const std::string& text = value.get_ref<const std::string&>();
    if (first_unreadable_byte(text) != text.size())
        throw Mismatch(fmt::format("\"{}\" has a control character", name));
    return text;
}

/// The offset of a line's comment; the line's size if it has none.
std::size_t find_comment(std::string_view text) {
    std::size_t i = text.find('#');
    while (i < text.size() && i > 0 && !is_blank(text[i - 1])) i = text.find('#', i + 1);
    return std::min(i, text.size());
}

[[noreturn]] void refuse_comment(std::string_view name) {
    throw Mismatch(fmt::format("\"{}\" has the start of a comment", name));
}

/// A string that is used in a line unchanged.
std::string plain_words(const Json& value, std::string_view name) {
    std::string text = line_text(value, name);
    if (find_comment(text) < text.size()) refuse_comment(name);
    return text;
}

/// A line that is kept unchanged. If it starts with no keyword or is too long, a `#` in it does not
/// start a comment, so all of it is kept.
std::string kept_line(std::string line, std::string_view name) {
    if (line.size() > longest_line) return line;
    const std::string_view words = without_prefix(line);
    const std::size_t end = find_comment(words);
    if (end == words.size()) return line;
    const LineHead head = line_head(trimmed(words.substr(0, end)));
    const bool whole = head.keyword == Keyword::unreadable ||
                       (head.keyword == Keyword::actions && head.rest.empty());
    if (end == 0 || !whole) refuse_comment(name);
    return line;
}

std::string word(const Json& value, std::string_view name) {
    std::string text = line_text(value, name);
    if (text.empty() || text[0] == '#' || text.find_first_of(" \t") != std::string::npos)
        throw Mismatch(fmt::format("\"{}\" is not one word", name));
    return text;
}

std::string seat(const Json& value, std::string_view name) {
    std::string text = word(value, name);
    if (!seat_named(text).exists()) throw Mismatch(fmt::format("\"{}\" is not a seat", name));
    return text;
}

}  // namespace

std::int64_t number(const Json& value, std::string_view name) {
    if (!value.is_number_integer())
        throw Mismatch(fmt::format("\"{}\" is not a whole number", name));
    return value.get<std::int64_t>();
}

namespace {

/// Free text with its special characters escaped, so that reading returns the same text.
std::string free_words(const Json& value, std::string_view name) {
    std::string text;
    for (const char c : line_text(value, name)) {
        const bool at_word = text.empty() || is_blank(text.back());
        if (c == '\\' || (c == '#' && at_word)) text += '\\';
        text += c;
    }
    return text;
}

std::string words(const Json& list, std::string_view name) {
    if (!list.is_array()) throw Mismatch(fmt::format("\"{}\" is not a list", name));
    std::string text;
    for (const Json& item : list) (text += ' ') += word(item, name);
    return text;
}

std::string amounts(const Json& object, std::string_view name) {
    if (!object.is_object()) throw Mismatch(fmt::format("\"{}\" is not an object", name));
    std::string text;
    for (const auto& [letter, points] : object.items())
        text += fmt::format(" {} {}", seat(letter, name), number(points, name));
    return text;
}

std::string bytes(const Json& value) {
    const std::string digits = line_text(value, "kept_bytes");
    std::string text;
    for (std::size_t i = 0; i + 1 < digits.size(); i += 2) {
        unsigned byte = 0;
        for (const char c : {digits[i], digits[i + 1]}) {
            const bool small = c >= 'a' && c <= 'f';
            if (!is_digit(c) && !small) throw Mismatch("\"kept_bytes\" is not hexadecimal");
            byte = byte * 16 + (small ? static_cast<unsigned>(c - 'a' + 10) : digit(c));
        }
        text += static_cast<char>(byte);
    }
    if (digits.size() % 2 != 0 || text.find('\n') != std::string::npos)
        throw Mismatch("\"kept_bytes\" is not a line");
    // A line that is not valid text has no comments.
    return first_unreadable_byte(text) == text.size() ? kept_line(text, "kept_bytes") : text;
}

std::string player_words(const Json& line) {
    const bool substitute = line.contains("substitute");
    const char* const keyword = substitute ? "substitute" : "player";
    std::string text = fmt::format("{} {}", keyword, seat(line[keyword], keyword));
    for (const char* name : {"name", "alias", "id"}) {
        if (!line.contains(name)) continue;
        const std::string value = free_words(line[name], name);
        if (value.find_first_of(name[0] == 'i' ? "<>" : "<") != std::string::npos)
            throw Mismatch(fmt::format("\"{}\" has an angle bracket", name));
        text += name[0] == 'i'   ? fmt::format(" <{}>", value)
                : name[0] == 'a' ? fmt::format(" alias {}", value)
                                 : ' ' + value;
    }
    if (substitute && line.contains("hand"))
        text += fmt::format(" {}", number(line["hand"], "hand"));
    return text;
}

std::string end_words(const Json& line) {
    std::string text = "end " + word(line["end"], "end");
    if (line.contains("seat")) (text += ' ') += seat(line["seat"], "seat");
    return text;
}

std::string bonus_words(const Json& line) {
    const bool factor = line.contains("factor");
    const char* const name = factor ? "factor" : "points";
    return fmt::format("bonus {} {}{} {}", seat(line["bonus"], "bonus"), factor ? "x" : "",
                       number(member(line, name), name),
                       free_words(member(line, "reason"), "reason"));
}

std::string finish_words(const Json& line) {
    std::string text = "finish " + word(line["finish"], "finish");
    if (line.contains("draw") && line["draw"] == true) text += " draw";
    if (line.contains("seat")) (text += ' ') += seat(line["seat"], "seat");
    return text;
}

std::string winner_words(const Json& list) {
    const std::string seats = words(list, "winner");
    return seats.empty() ? "winner none" : "winner" + seats;
}

}  // namespace

std::string bids_words(const Json& value) {
    if (!value.is_object()) throw Mismatch("\"bids\" is not an object");
    return fmt::format("bid {}{}", seat(member(value, "seat"), "seat"),
                       words(member(value, "bids"), "bids"));
}

std::string trump_words(const Json& value) {
    if (!value.is_object()) throw Mismatch("\"trump\" is not an object");
    return fmt::format("trump {} {}", seat(member(value, "seat"), "seat"),
                       word(member(value, "trump"), "trump"));
}

namespace {

std::string keyword_words(const Json& line, const std::string& name) {
    const Json& value = line[name];
    switch (keyword_named(name)) {
        case Keyword::player:
        case Keyword::substitute:
            return player_words(line);
        case Keyword::rule:
            return fmt::format("rule {}={}", word(value, name),
                               plain_words(member(line, "value"), "value"));
        case Keyword::lead:
            return fmt::format("lead {}", seat(value, name));
        case Keyword::deal:
        case Keyword::prizes:
        case Keyword::left:
            return fmt::format("{} {}{}", name, seat(value, name),
                               words(member(line, "tiles"), "tiles"));
        case Keyword::prize:
            return fmt::format("prize {} {}", seat(value, name),
                               word(member(line, "tile"), "tile"));
        case Keyword::yard:
        case Keyword::written:
        case Keyword::unwritten:
            return name + words(value, name);
        case Keyword::carry:
        case Keyword::pips:
        case Keyword::score:
        case Keyword::result:
        case Keyword::legs:
            return name + amounts(value, name);
        case Keyword::winner:
            return winner_words(value);
        case Keyword::trump:
            return trump_words(value);
        case Keyword::end:
            return end_words(line);
        case Keyword::penalty:
            return fmt::format("penalty {} {} {}", seat(value, name),
                               number(member(line, "points"), "points"),
                               free_words(member(line, "code"), "code"));
        case Keyword::bonus:
            return bonus_words(line);
        case Keyword::finish:
            return finish_words(line);
        default:
            return fmt::format("{} {}", name, free_words(value, name));
    }
}

}  // namespace

std::string line_words(const Json& line) {
    if (line.contains("kept")) return kept_words(line["kept"]);
    if (line.contains("kept_bytes")) return bytes(line["kept_bytes"]);
    if (line.contains("extension")) return plain_words(line["extension"], "extension");
    if (line.contains("actions"))
        return seat(member(line, "seat"), "seat") + words(line["actions"], "actions");
    if (line.contains("bids")) return bids_words(line["bids"]);
    // The member with the name of a keyword gives the line its keyword. Other members, like `seat`,
    // are words of the line.
    for (const auto& [name, value] : line.items()) {
        const Keyword keyword = keyword_named(name);
        if (name == "id" && (line.contains("player") || line.contains("substitute"))) continue;
        // The text may have keywords in capitals, but the names of JSON members may not.
        if (name_of(keyword) != name || keyword == Keyword::hand || keyword == Keyword::bid)
            continue;
        return keyword_words(line, name);
    }
    if (line.contains("comment")) return {};
    throw Mismatch("a line is empty");
}

std::string kept_words(const Json& value) {
    return kept_line(line_text(value, "kept"), "kept");
}

void append_line(std::string& text, std::string line, const Json& object) {
    if (object.contains("comment")) {
        const std::string comment = line_text(object["comment"], "comment");
        if (comment.empty() || comment[0] != '#')
            throw Mismatch("a \"comment\" does not start with #");
        if (!line.empty()) line += ' ';
        line += comment;
    }
    (text += line) += '\n';
}

}  // namespace bones::json_lines
