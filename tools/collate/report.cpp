#include "tools/collate/report.hpp"

#include <fmt/core.h>

#include "bones/render.hpp"
#include "libnotation/json/json_text.hpp"
#include "tools/collate/origins.hpp"
#include "tools/collate/places.hpp"
#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/io/text/json_line.hpp"

namespace bones {
namespace {

using namespace collate;

void append_sheet(JsonText& json, const Sheet& sheet, Place place) {
    const Position at = locate(sheet.record, place);
    json.key("sheet").number(sheet.number);
    json.key("file").string(sheet.file->name);
    json.key("line").number(at.line);
    json.key("column").number(at.column);
}

std::string_view words_for(Keyword keyword) {
    return keyword == Keyword::actions ? "action" : "line";
}

void append_place(const CollatedGame& game, std::size_t number, const CollatedPlace& place,
                  std::size_t block, std::uint32_t ply, std::string& out) {
    const bool in_hand = block > 0 && block + 1 < game.blocks.size();
    const Keyword keyword = place.item().keyword;
    out += json_line("place", [&](JsonText& json) {
        json.key("game").number(number);
        json.key("hand");
        in_hand ? json.number(block) : json.null();
        json.key("ply");
        ply > 0 ? json.number(ply) : json.null();
        json.key("what").word(words_for(keyword));
        json.key("result");
        if (place.left_out)
            json.null();
        else
            json.string(shown_words(place.result(), keyword));
        json.key("decision").word(name_of(place.decision));
        json.key("rules").string_or_null(rules_part(game, place));
        json.key("sheets").begin_list();
        for (const std::size_t i : in_order(game)) {
            const Item* item = place.items[i];
            if (item == nullptr) continue;
            json.begin_object();
            append_sheet(json, *game.sheets[i], item->place);
            json.key("words").string(shown_words(said_in(*item), keyword));
            json.end_object();
        }
        json.end_list();
    });
}

}  // namespace

void count(CollateCounts& counts, const CollatedGame& game) {
    ++counts.games;
    for_all_places(game, [&](const CollatedPlace& place, std::size_t, std::uint32_t) {
        if (place.elsewhere != CollatedPlace::none && place.left_out) return;
        counts.together += place.decision == Decision::together;
        counts.settled += place.decision > Decision::alone && place.decision != Decision::undecided;
        counts.undecided += place.decision == Decision::undecided;
    });
}

void report_text(const std::vector<SheetFinding>& findings, bool colored, std::string& out) {
    for (const SheetFinding& found : findings)
        render_text(found.sheet->file->name, found.sheet->record, found.finding, colored, out);
}

void report_json(const CollatedGame& game, std::size_t number, std::string& out) {
    out += json_line("game", [&](JsonText& json) {
        json.key("game").number(number);
        json.key("sheets").begin_list();
        for (const std::size_t i : in_order(game)) {
            json.begin_object();
            append_sheet(json, *game.sheets[i], {});
            json.key("record").number(game.sheets[i]->record.index);
            json.end_object();
        }
        json.end_list();
        json.key("undecided").number(game.undecided);
    });
    for_all_places(game, [&](const CollatedPlace& place, std::size_t block, std::uint32_t ply) {
        append_place(game, number, place, block, ply, out);
    });
}

std::string summary_json(const CollateCounts& counts) {
    return summary_line({{"sheets", counts.sheets},
                         {"games", counts.games},
                         {"together", counts.together},
                         {"settled", counts.settled},
                         {"undecided", counts.undecided}});
}

std::string summary_text(const CollateCounts& counts) {
    return fmt::format(
        "{} of {}: {} filled in, {} settled, {} undecided",
        quantity(counts.sheets, "sheet", "sheets"), quantity(counts.games, "game", "games"),
        quantity(counts.together, "place", "places"), counts.settled, counts.undecided);
}

}  // namespace bones
