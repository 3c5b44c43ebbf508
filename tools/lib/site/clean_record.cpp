#include "tools/lib/site/clean_record.hpp"

#include <algorithm>
#include <cctype>

#include "libnotation/parser/game_name.hpp"
#include "libnotation/text/lexer.hpp"

namespace bones::site {
namespace {

/// Where a comment begins: at the start, or after a blank, and not as `\#`.
std::size_t comment_of(std::string_view line) {
    for (std::size_t i = 0; i < line.size(); ++i)
        if (line[i] == '#' && (i == 0 || line[i - 1] == ' ')) return i;
    return std::string_view::npos;
}

std::string lower(std::string_view word) {
    std::string out(word);
    for (char& c : out) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return out;
}

/// Free text as it is written.
std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '\\' || (c == '#' && (out.empty() || out.back() == ' '))) out += '\\';
        out += c;
    }
    return out;
}

/// `player A Ana Ruiz` as it is shown; a seat where nobody is known keeps the line's beginning.
std::string player_line(std::string_view line, const std::vector<std::int64_t>& players,
                        const ShownNames& names) {
    std::size_t at = line.find(' ');
    while (at < line.size() && line[at] == ' ') ++at;
    if (at >= line.size()) return std::string(line);
    const auto seat =
        static_cast<std::size_t>(std::toupper(static_cast<unsigned char>(line[at])) - 'A');
    std::string out = "player " + std::string(1, line[at]);
    if (seat >= players.size() || players[seat] == 0) return out;
    return out + " " + escaped(names.shown(players[seat]));
}

bool is_left_out(const std::string& word) {
    return word == "id" || word == "recorder" || word.starts_with("x-");
}

bool is_header_with_text(const std::string& word) {
    return word == "event" || word == "site" || word == "round" || word == "table";
}

/// Whether a line says anything but what lines of the notation say.
bool is_prose(std::string_view line) {
    const LineHead head = line_head(line);
    if (head.keyword == Keyword::unreadable) return true;
    if (head.keyword == Keyword::penalty || head.keyword == Keyword::rule) return false;
    std::string_view rest = head.rest;
    while (!rest.empty()) {
        const std::string word = lower(take_word(rest));
        const auto letters = std::count_if(word.begin(), word.end(), [](unsigned char c) {
            return c >= 0x80 || (std::isalpha(c) != 0);
        });
        const bool is_game = head.keyword == Keyword::game && game_named(word) != Game::unknown;
        if (letters >= 2 && !is_word_of_play(word) && !is_game) return true;
    }
    return false;
}

}  // namespace

std::string clean_record(std::string_view text, const std::vector<std::int64_t>& players,
                         const ShownNames& names, bool all) {
    std::string out;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        std::string comment;
        if (const std::size_t at = comment_of(line); at != std::string_view::npos) {
            comment = line.substr(at);
            line = line.substr(0, at);
            while (!line.empty() && line.back() == ' ') line.remove_suffix(1);
        }
        if (!all) comment.clear();
        if (!comment.empty()) comment = "# " + names.conceal(std::string_view(comment).substr(1));
        const std::string word = lower(line.substr(0, line.find(' ')));
        std::string kept;
        if (word == "player")
            kept = player_line(line, players, names);
        else if (!all && is_left_out(word))
            continue;
        else if (is_header_with_text(word)) {
            const std::string value =
                names.conceal(line.substr(std::min(word.size() + 1, line.size())));
            if (value.empty()) continue;
            kept = word + " " + value;
        } else {
            kept = is_prose(line) ? names.conceal(line) : names.conceal(line, Where::play);
        }
        if (!kept.empty() && !comment.empty()) kept += ' ';
        if (kept.empty() && comment.empty() && !line.empty()) continue;
        out += kept + comment + "\n";
    }
    return out;
}

}  // namespace bones::site
