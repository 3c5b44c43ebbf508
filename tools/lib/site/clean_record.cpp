#include "tools/lib/site/clean_record.hpp"

#include <algorithm>
#include <cctype>

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
            // Few lines of a play have as many letters as a name.
            const auto letters = std::count_if(line.begin(), line.end(), [](unsigned char c) {
                return c >= 0x80 || (std::isalpha(c) != 0);
            });
            kept = letters >= 2 ? names.conceal(line, Where::play) : std::string(line);
        }
        if (!kept.empty() && !comment.empty()) kept += ' ';
        if (kept.empty() && comment.empty() && !line.empty()) continue;
        out += kept + comment + "\n";
    }
    return out;
}

}  // namespace bones::site
