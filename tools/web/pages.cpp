// Documents that the page shows: explanations, replays, standings.
#include <emscripten.h>

#include <cstddef>
#include <deque>
#include <string>

#include "bones/reader.hpp"
#include "tools/lib/io/failure.hpp"
#include "tools/lib/show/analysis/shown.hpp"
#include "tools/lib/show/entry/pad.hpp"
#include "tools/lib/show/explain/explain.hpp"
#include "tools/lib/show/night/html.hpp"
#include "tools/lib/show/night/night_sorter.hpp"
#include "tools/lib/show/picture/game_page.hpp"
#include "tools/web/texts.hpp"

// Reports the finished share of a task to the page, from 0 to 1.
EM_JS(void, bones_web_progress, (double share), {
    if (Module["progress"]) Module["progress"](share);
});

namespace bones::web {

namespace {

constexpr JudgeOptions with_pictures{false, true, true};

/// Removes the part before the next zero byte and returns it.
std::string take_part(std::string_view& parts) {
    const std::string_view part = parts.substr(0, parts.find('\0'));
    parts.remove_prefix(std::min(part.size() + 1, parts.size()));
    return std::string(part);
}

/// The sheets and night files of some files. The input has the name and text of each file, each
/// followed by a zero byte. A name that ends with .night is a night file.
struct NightFiles {
    std::vector<night::Sheet> sheets;
    std::vector<night::NightFile> files;

    explicit NightFiles(std::string_view parts) {
        while (!parts.empty()) {
            const std::string name = take_part(parts), text = take_part(parts);
            if (name.ends_with(".night"))
                files.push_back(night::read_night_file(name, text));
            else
                add_sheets(text, name);
        }
    }

  private:
    void add_sheets(std::string_view text, const std::string& file) {
        TextSource source(text);
        RecordReader reader(source);
        RawRecord raw;
        RecordChecker judge{JudgeOptions()};
        while (reader.next(raw)) {
            judge.judge(raw);
            sheets.push_back(night::make_sheet(file, judge, night::KeepHands::yes));
        }
    }
};

night::Entrants field_of(const std::deque<night::NightInput>& nights) {
    std::vector<const night::Sheet*> sheets;
    std::vector<const night::NightFile*> files;
    for (const night::NightInput& input : nights) {
        for (const night::Sheet& sheet : input.sheets) sheets.push_back(&sheet);
        if (input.file) files.push_back(&*input.file);
    }
    return {sheets, files, night::RankedBy::player};
}

night::Night night_of(const night::Entrants& field, const night::NightInput& input) {
    std::vector<const night::Sheet*> sheets;
    for (const night::Sheet& sheet : input.sheets) sheets.push_back(&sheet);
    return night::hold_night(field, std::move(sheets), input.file, {});
}

/// Calls a function with record `number`, from 1. Returns false if it does not exist.
template <class Use>
bool with_record(std::string_view text, std::size_t number, Use use) {
    TextSource source(text);
    RecordReader reader(source);
    RawRecord raw;
    while (reader.next(raw)) {
        if (raw.index != number) continue;
        use(raw);
        return true;
    }
    return false;
}

}  // namespace

extern "C" {

/// The games, and the possible endings of a hand, as JSON.
char* bones_web_games() {
    return given_away(entry::games_json());
}

/// The page about a code, a word, a clause or a game, in Markdown; null if there is none.
char* bones_web_explain(const char* what) {
    try {
        return given_away(explanation(what));
    } catch (const UsageError&) {
        return nullptr;
    }
}

/// The replay of record `number`, from 1, as an HTML document; empty if it has nothing to show.
char* bones_web_replay(const char* text, std::size_t size, const char* file, std::size_t number) {
    std::string document;
    with_record({text, size}, number, [&](const RawRecord& raw) {
        RecordChecker judge(with_pictures);
        judge.judge(raw);
        picture::GamePage page;
        page.file = file;
        document = picture::GamePages(judge).whole(page);
    });
    return given_away(document);
}

/// The analysis of record `number`, from 1, as an HTML document; empty if it has nothing to show.
/// It takes seconds to minutes.
char* bones_web_analysis(const char* text, std::size_t size, const char* file, std::size_t number) {
    std::string document;
    with_record({text, size}, number, [&](const RawRecord& raw) {
        const analysis::Request request;
        analysis::Analyst analyst(request);
        const analysis::Analysis& done = analyst.analyze(raw, bones_web_progress);
        document = analysis::analysis_page(raw, file, done, request);
    });
    return given_away(document);
}

/// The standings of a night, with slips to print, as an HTML document. `files`: see NightFiles.
char* bones_web_night(const char* files, std::size_t size) {
    NightFiles read({files, size});
    std::deque<night::NightInput> nights(1);
    for (night::Sheet& sheet : read.sheets) nights[0].sheets.push_back(std::move(sheet));
    if (!read.files.empty()) nights[0].file = std::move(read.files.back());
    const night::Entrants field = field_of(nights);
    std::string page;
    night_html([&](std::string_view part) { page += part; }, field, night_of(field, nights[0]));
    return given_away(page);
}

/// The ladder of several nights as an HTML document. Sheets are grouped by their dates. `files`:
/// see NightFiles.
char* bones_web_season(const char* files, std::size_t size) {
    NightFiles read({files, size});
    std::deque<night::NightInput> inputs;
    night::NightSorter sorter(std::move(read.files), inputs, night::NightSorter::Folders::ignored);
    for (night::Sheet& sheet : read.sheets) sorter.add(std::move(sheet));
    const night::Entrants field = field_of(inputs);
    std::vector<night::Night> nights;
    for (const night::NightInput& input : inputs) nights.push_back(night_of(field, input));
    const night::Season season = night::hold_season(std::move(nights), LadderRules(), {});
    std::string page;
    season_html([&](std::string_view part) { page += part; }, field, season, nullptr);
    return given_away(page);
}
}

}  // namespace bones::web
