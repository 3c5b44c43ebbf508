#include <algorithm>
#include <sstream>

#include "tools/collate/places.hpp"
#include "tools/collate/report.hpp"
#include "tools/lib/show/picture/page.hpp"

namespace bones {
namespace {

using namespace collate;
using picture::page_text;
using picture::PageData;

PageData list() {
    return PageData(PageData::type::list);
}

std::string kind_of(const CollatedPlace& place) {
    switch (place.decision) {
        case Decision::same:
            return "same";
        case Decision::together:
        case Decision::alone:
            return "filled";
        case Decision::undecided:
            return "undecided";
        default:
            return "settled";
    }
}

/// How a place was settled, as text.
std::string how(const CollatedPlace& place) {
    switch (place.decision) {
        case Decision::same:
            return "";
        case Decision::together:
            return "merged";
        case Decision::alone:
            return "missing on others";
        case Decision::own:
            return "belongs to each sheet";
        case Decision::legible:
            return "the readable version";
        case Decision::facts:
            return "the only version without an error of facts or a misfit";
        case Decision::majority:
            return "the version of most sheets";
        case Decision::undecided:
            return "nothing decides";
    }
    return "";
}

/// The words of a text, as page data. A line breaks only between them.
PageData words_of(const std::string& text) {
    PageData words = list();
    std::istringstream in(text);
    for (std::string word; in >> word;) words.push_back(PageData(page_text(word)));
    return words;
}

PageData cell_of(const CollatedGame& game, const CollatedPlace& place, std::size_t sheet) {
    PageData cell;
    const Item* item = place.items[sheet];
    const Reading& reading = place.readings[place.chosen];
    const bool says_so =
        std::find(reading.sheets.begin(), reading.sheets.end(), sheet) != reading.sheets.end();
    const bool differs = item != nullptr && (place.left_out || !says_so);
    cell.set("kind", std::string(item == nullptr ? "nothing" : differs ? "differs" : "same"));
    cell.set("words", words_of(item == nullptr ? "–" : as_written(*game.sheets[sheet], *item)));
    return cell;
}

PageData row_of(const CollatedGame& game, const CollatedPlace& place, std::uint32_t ply,
                const std::vector<std::size_t>& order) {
    const Keyword keyword = place.item().keyword;
    PageData row, cells = list();
    for (const std::size_t sheet : order) cells.push_back(cell_of(game, place, sheet));
    row.set("kind", keyword == Keyword::hand ? "hand " + kind_of(place) : kind_of(place));
    row.set("ply", ply == 0 ? std::string() : std::to_string(ply));
    row.set("result", words_of(place.left_out ? "–" : shown_words(place.result(), keyword)));
    row.set("how", how(place));
    row.set("cells", cells);
    return row;
}

PageData heading_of(const Sheet& sheet) {
    PageData heading;
    heading.set("number", std::to_string(sheet.number));
    heading.set("file", page_text(sheet.file->name));
    return heading;
}

}  // namespace

SideBySide::SideBySide() : pieces_([this](std::string_view markup) { games_ += markup; }) {}

void SideBySide::add(const CollatedGame& game) {
    const std::vector<std::size_t> order = in_order(game);
    PageData data, sheets = list();
    for (const std::size_t sheet : order) sheets.push_back(heading_of(*game.sheets[sheet]));
    data.set("name", "Game " + std::to_string(++count_));
    data.set("sheets", sheets);
    pieces_.fill("collate.game", data);
    for_all_places(game, [&](const CollatedPlace& place, std::size_t, std::uint32_t ply) {
        pieces_.fill("collate.row", row_of(game, place, ply, order));
    });
    pieces_.fill("collate.game-end");
}

void SideBySide::write(const CollateCounts& counts, const picture::PageSink& sink) const {
    picture::Page page;
    page.title = "Sheets side by side";
    page.style = "collate.css";
    PageData head;
    head.set("title", page.title);
    head.set("summary", summary_text(counts));
    picture::PagePieces out(sink);
    out.write(page_head(page));
    out.fill("collate.head", head);
    out.write(games_);
    out.fill("collate.end");
    out.write(page_foot(page));
}

}  // namespace bones
