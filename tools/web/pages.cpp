// Documents for the page to show: explanations, replays, standings.
#include <cstddef>
#include <deque>
#include <string>

#include "bones/reader.hpp"
#include "tools/lib/entry/pad.hpp"
#include "tools/lib/explain/explain.hpp"
#include "tools/lib/failure.hpp"
#include "tools/lib/night/html.hpp"
#include "tools/lib/picture/game_page.hpp"
#include "tools/web/texts.hpp"

namespace bones::web {

namespace {

constexpr JudgeOptions with_pictures{false, true, true};

/// The records of a text, as a night takes them.
void add_sheets(std::string_view text, const std::string& file, std::deque<night::Sheet>& sheets) {
    TextSource source(text);
    RecordReader reader(source);
    RawRecord raw;
    Judge judge{JudgeOptions()};
    while (reader.next(raw)) {
        judge.judge(raw);
        sheets.push_back(night::make_sheet(file, judge, night::KeepHands::yes));
    }
}

/// Takes the part before the next zero byte.
std::string take_part(std::string_view& parts) {
    const std::string_view part = parts.substr(0, parts.find('\0'));
    parts.remove_prefix(std::min(part.size() + 1, parts.size()));
    return std::string(part);
}

}  // namespace

extern "C" {

/// The games, and how a hand may end, as JSON.
char* bones_web_games() {
    return given_away(record::games_json());
}

/// The page on a code, a word, a clause or a game, in Markdown; null if there is none.
char* bones_web_explain(const char* what) {
    try {
        return given_away(explanation(what));
    } catch (const UsageError&) {
        return nullptr;
    }
}

/// The replay of record `number`, from 1, as an HTML document; empty if it has nothing to show.
char* bones_web_replay(const char* text, std::size_t size, const char* file, std::size_t number) {
    TextSource source({text, size});
    RecordReader reader(source);
    RawRecord raw;
    while (reader.next(raw)) {
        if (raw.index != number) continue;
        Judge judge(with_pictures);
        judge.judge(raw);
        picture::GamePage page;
        page.file = file;
        return given_away(picture::GamePages(judge).whole(page));
    }
    return given_away("");
}

/// The standings of a night, with slips to print, as an HTML document. `files`: name and text of
/// each file, each with a zero byte after it; a name that ends with .night is the night file.
char* bones_web_night(const char* files, std::size_t size) {
    std::deque<night::Sheet> sheets;
    std::optional<night::NightFile> night_file;
    for (std::string_view rest(files, size); !rest.empty();) {
        const std::string name = take_part(rest), text = take_part(rest);
        if (name.ends_with(".night"))
            night_file = night::read_night_file(name, text);
        else
            add_sheets(text, name, sheets);
    }
    std::vector<const night::Sheet*> all;
    for (const night::Sheet& sheet : sheets) all.push_back(&sheet);
    std::vector<const night::NightFile*> night_files;
    if (night_file) night_files.push_back(&*night_file);
    const night::Field field(all, night_files, night::RankedBy::player);
    const night::Night night = night::hold_night(field, std::move(all), std::move(night_file), {});
    std::string page;
    night_html([&](std::string_view part) { page += part; }, field, night);
    return given_away(page);
}
}

}  // namespace bones::web
