// Collates sheets of arbitrary bytes. Each report can be written, the result is canonical text, and
// the order of the sheets matters only where something is undecided.
//
// The input is two or more files, separated by lines `==`.
#include <algorithm>

#include "bones/parser.hpp"
#include "tests/fuzz/support.hpp"
#include "tools/collate/origins.hpp"
#include "tools/collate/places.hpp"
#include "tools/collate/report.hpp"
#include "tools/lib/show/collate/pairing.hpp"

namespace {

using namespace bones;
using namespace bones::fuzz;

constexpr std::size_t most_files = 4;

/// Returns the records of a file; empty if one of them is too long.
collate::Sheets read_sheets(std::string_view text, int number, RecordChecker& judge) {
    auto file = std::make_shared<InputFile>();
    file->name = "sheet-" + std::to_string(number) + ".bones";
    collate::Sheets sheets;
    TextSource source(text);
    RecordReader reader(source);
    for (RawRecord raw; reader.next(raw);) {
        sheets.push_back(collate::read_sheet(number, file, raw, judge));
        if (sheets.back() == nullptr) return {};
    }
    return sheets;
}

/// Returns all games of the files; empty if a file has no record.
std::vector<collate::CollatedGame> collated(const std::vector<std::string_view>& texts) {
    static RecordChecker judge;
    std::vector<collate::Sheets> files;
    for (const std::string_view text : texts) {
        files.push_back(read_sheets(text, static_cast<int>(files.size()) + 1, judge));
        if (files.back().empty()) return {};
    }
    std::vector<collate::CollatedGame> games;
    for (collate::Sheets& sheets : collate::pair_games(std::move(files), true).games)
        games.push_back(collate::collate(std::move(sheets), {}));
    return games;
}

void write_reports(const std::vector<collate::CollatedGame>& games, std::size_t sheets) {
    CollateCounts counts;
    counts.sheets = sheets;
    SideBySide page;
    std::string text, json, origins;
    for (const collate::CollatedGame& game : games) {
        count(counts, game);
        page.add(game);
        report_text(collate::findings_of(game, sheets), true, text);
        report_json(game, counts.games, json);
        report_origins(game, origins);
    }
    std::string html;
    page.write(counts, [&html](std::string_view markup) { html += markup; });
    expect(!html.empty() && !summary_json(counts).empty(), "nothing to show");
}

std::string canonical(const std::string& text) {
    static RecordChecker judge;
    const collate::Sheets sheets = read_sheets(text, 1, judge);
    if (sheets.size() != 1) return text;
    return sheets.front()->canonical;
}

std::string all_texts(const std::vector<collate::CollatedGame>& games) {
    std::string text;
    for (const collate::CollatedGame& game : games) text += game.text;
    return text;
}

/// Whether the game takes an undecided part from the first sheet.
bool depends_on_order(const collate::CollatedGame& game) {
    bool depends = false;
    for_all_places(game, [&](const collate::CollatedPlace& place, std::size_t, std::uint32_t) {
        depends = depends || place.decision == collate::Decision::own ||
                  place.decision == collate::Decision::undecided;
    });
    return depends;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view rest(reinterpret_cast<const char*>(data), size);
    std::vector<std::string_view> files;
    while (!rest.empty() && files.size() < most_files) files.push_back(take_until(rest, "=="));
    if (files.size() == 1) files.push_back(files.front());
    const std::vector<collate::CollatedGame> games = collated(files);
    if (games.empty()) return 0;
    write_reports(games, files.size());
    for (const collate::CollatedGame& game : games)
        expect(canonical(game.text) == game.text, "the result is not canonical", game.text,
               canonical(game.text));
    if (games.size() > 1 || depends_on_order(games.front())) return 0;
    std::reverse(files.begin(), files.end());
    const std::string text = all_texts(games), reversed = all_texts(collated(files));
    expect(text == reversed, "the order of the sheets matters", text, reversed);
    return 0;
}
