#include <algorithm>

#include "tools/collate/places.hpp"
#include "tools/collate/report.hpp"
#include "tools/lib/picture/page.hpp"

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

/// How a place was settled, for people.
std::string how(const CollatedPlace& place) {
    switch (place.decision) {
        case Decision::same:
            return "";
        case Decision::together:
            return "put together";
        case Decision::alone:
            return "left out by others";
        case Decision::own:
            return "each sheet’s own";
        case Decision::legible:
            return "what can be read";
        case Decision::facts:
            return "the only reading without error of facts or misfit";
        case Decision::majority:
            return "what most say";
        case Decision::undecided:
            return "nothing decides";
    }
    return "";
}

PageData cell_of(const CollatedPlace& place, std::size_t sheet) {
    PageData cell;
    const Item* item = place.items[sheet];
    const Reading& reading = place.readings[place.chosen];
    const bool says_so =
        std::find(reading.sheets.begin(), reading.sheets.end(), sheet) != reading.sheets.end();
    const bool differs = item != nullptr && (place.left_out || !says_so);
    cell.set("kind", std::string(item == nullptr ? "nothing" : differs ? "differs" : "same"));
    cell.set("words", item == nullptr ? std::string("–")
                                      : page_text(shown_words(said_in(*item), item->keyword)));
    return cell;
}

PageData row_of(const CollatedPlace& place, std::uint32_t ply,
                const std::vector<std::size_t>& order) {
    const Keyword keyword = place.item().keyword;
    PageData row, cells = list();
    for (const std::size_t sheet : order) cells.push_back(cell_of(place, sheet));
    row.set("kind", keyword == Keyword::hand ? "hand " + kind_of(place) : kind_of(place));
    row.set("ply", ply == 0 ? std::string() : std::to_string(ply));
    row.set("result", place.left_out
                          ? std::string("–")
                          : page_text(shown_words(place.readings[place.chosen].said, keyword)));
    row.set("how", how(place));
    row.set("cells", cells);
    return row;
}

}  // namespace

void SideBySide::add(const CollatedGame& game) {
    const std::vector<std::size_t> order = in_order(game);
    PageData data, sheets = list(), rows = list();
    for (const std::size_t sheet : order)
        sheets.push_back(PageData(page_text(game.sheets[sheet]->called({}))));
    for_all_places(game, [&](const CollatedPlace& place, std::size_t, std::uint32_t ply) {
        rows.push_back(row_of(place, ply, order));
    });
    data.set("name", "Game " + std::to_string(++count_));
    data.set("sheets", sheets);
    data.set("rows", rows);
    games_.push_back(data);
}

std::string SideBySide::page(const CollateCounts& counts) const {
    PageData data;
    data.set("title", std::string("Sheets side by side"));
    data.set("summary", summary_text(counts));
    data.set("games", games_);
    picture::Page page;
    page.title = "Sheets side by side";
    page.style = "collate.css";
    page.body = picture::fill_template("collate.mustache", data);
    return picture::html_document(page);
}

}  // namespace bones
