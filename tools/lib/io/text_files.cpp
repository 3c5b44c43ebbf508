#include "tools/lib/io/text_files.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <span>
#include <system_error>

#include "bones/parser.hpp"
#include "bones/reader.hpp"
#include "libnotation/text/chars.hpp"
#include "libnotation/text/lexer.hpp"
#include "tools/lib/io/input.hpp"

namespace bones::inline io {
namespace {

constexpr std::size_t most_looked_at = 1 << 20;

bool begins_with_game(const Record& record) {
    const auto first =
        std::find_if(record.statements.begin(), record.statements.end(),
                     [](const Statement& line) { return line.keyword != Keyword::comment; });
    return first != record.statements.end() && first->keyword == Keyword::game && first->counts;
}

/// Whether all words of a line of play can be read.
bool is_play(const Record& record, const Statement& line) {
    if (line.keyword != Keyword::actions || line.count == 0) return false;
    const auto first = record.actions.begin() + line.first;
    return std::none_of(first, first + line.count,
                        [](const Action& action) { return action.is_unread(); });
}

/// Whether a line that does not count looks like points, a winner or a substitute. Without a `game`
/// line and players, the parser cannot accept such lines.
bool is_like_claim(const Record& record, const Statement& line) {
    std::string_view rest = record.at(line.line), first, last;
    take_word(rest);
    int words = 0;
    for (; !rest.empty(); ++words) {
        last = take_word(rest);
        if (words == 0) first = last;
    }
    constexpr std::string_view points = "0123456789-";
    switch (line.keyword) {
        case Keyword::score:
        case Keyword::result:
        case Keyword::legs:
        case Keyword::carry:
            return words > 0 && last.find_first_not_of(points) == last.npos;
        case Keyword::winner:
            return words == 1;
        case Keyword::substitute:
            return words == 2 && first.size() == 1;
        default:
            return false;
    }
}

/// Whether a line is a statement of the notation. A `game` line counts with any short name, because
/// the game may be misspelt.
bool is_keyword_line(const Record& record, const Statement& line) {
    if (line.keyword == Keyword::game) {
        constexpr int most_words = 4;
        int words = 0;
        for (std::string_view rest = record.at(line.line); !rest.empty(); ++words) take_word(rest);
        return words <= most_words;
    }
    const bool has_keyword = line.keyword != Keyword::actions && line.keyword != Keyword::comment &&
                             line.keyword != Keyword::unreadable;
    return has_keyword && (line.counts || is_like_claim(record, line));
}

}  // namespace

std::string kind_of_file(const std::filesystem::path& path) {
    std::string kind = path.extension().string();
    for (char& c : kind) c = lower(c);
    return kind;
}

TextContent content_of(const std::string& path) try {
    FileSource source(InputFile{path, path});
    RecordReader reader(source);
    Record record;
    std::size_t looked_at = 0;
    int plays = 0;
    for (RawRecord raw; looked_at < most_looked_at && reader.next(raw);) {
        parse(raw, record);
        if (looked_at == 0 && begins_with_game(record)) return TextContent::records;
        looked_at += raw.text.size();
        // Without a known game, tiles are read as in most games: `61`.
        const bool has_game = record.game != Game::unknown;
        const std::string text = fmt::format("game block\n{}", raw.text);
        if (!has_game) parse({text, 1, 1, raw.too_long}, record);
        for (const Statement& line : std::span(record.statements).subspan(has_game ? 0 : 1)) {
            plays += is_play(record, line);
            if (plays >= 2 || is_keyword_line(record, line)) return TextContent::alike;
        }
    }
    return TextContent::other;
} catch (const std::system_error&) {
    return TextContent::other;
}

}  // namespace bones::inline io
