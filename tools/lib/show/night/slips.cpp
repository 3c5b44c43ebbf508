#include "tools/lib/show/night/slips.hpp"

#include <fmt/core.h>

#include "engine/rules/description.hpp"
#include "tools/lib/show/night/render.hpp"

namespace bones::inline show::night {

namespace {

picture::PageData points_cell(std::optional<std::int32_t> points,
                              std::optional<std::int32_t> written) {
    picture::PageData cell;
    cell.set("text", points ? std::to_string(*points) : "?");
    if (points && written && *written != *points) cell.set("written", std::to_string(*written));
    return cell;
}

std::string where_text(const Night& night, const Sheet& sheet) {
    std::string text = night.title;
    const auto add = [&text](const std::string& part) {
        if (!part.empty()) text += (text.empty() ? "" : " · ") + part;
    };
    add(sheet.date);
    add(sheet.round.empty() ? "" : "round " + sheet.round);
    add(sheet.table.empty() ? "" : "table " + sheet.table);
    add(sheet.id);
    return text.empty() ? "Game" : text;
}

void write_hand(picture::PagePieces& page, const SheetHand& hand) {
    picture::PageData row, cells = page_list();
    for (std::size_t i = 0; i < hand.points.size(); ++i)
        cells.push_back(points_cell(hand.points[i], hand.written[i]));
    row.set("number", std::to_string(hand.number));
    row.set("end", picture::page_text(hand.end));
    row.set("cells", cells);
    page.fill("slips.hand", row);
}

picture::PageData totals_of(const Sheet& sheet) {
    picture::PageData cells = page_list();
    for (const SheetSide& side : sheet.sides)
        cells.push_back(points_cell(sheet.totals_known ? std::optional(side.points) : std::nullopt,
                                    side.written));
    return cells;
}

void write_slip(picture::PagePieces& page, const Entrants& field, const Night& night,
                std::size_t index) {
    const NightRow& row = night.rows[index];
    const Sheet& sheet = *row.sheet;
    picture::PageData slip;
    slip.set("id", slip_id(index));
    slip.set("label", fmt::format("slip {}", index + 1));
    slip.set("where", picture::page_text(where_text(night, sheet)));
    slip.set("game",
             std::string(sheet.game == Game::unknown ? "unknown game" : traits(sheet.game).title));
    slip.set("hands_head", std::string(describe(sheet.game).hand_word));
    slip.set("sides", sides_of(field, row));
    slip.set("cells", totals_of(sheet));
    slip.set("outcome", picture::page_text(outcome_text(field, row)));
    page.fill("slips.slip", slip);
    for (const SheetHand& hand : sheet.hands) write_hand(page, hand);
    page.fill("slips.totals", slip);
    for (const SheetDifference& difference : sheet.differences)
        page.fill("slips.difference", {"message", picture::page_text(difference.message)});
    page.fill("slips.slip-end", slip);
}

}  // namespace

std::string slip_id(std::size_t index) {
    return fmt::format("slip-{}", index + 1);
}

picture::PageData sides_of(const Entrants& field, const NightRow& row) {
    picture::PageData sides = page_list();
    for (std::size_t i = 0; i < row.sheet->sides.size(); ++i) {
        picture::PageData side;
        side.set("names", picture::page_text(side_text(field, row.sheet->sides[i])));
        side.set("won", static_cast<bool>(row.won[i]));
        side.set("first", i == 0);
        sides.push_back(side);
    }
    return sides;
}

void write_slips(picture::PagePieces& page, const Entrants& field, const Night& night) {
    page.fill("slips.head");
    for (std::size_t i = 0; i < night.rows.size(); ++i) write_slip(page, field, night, i);
    page.fill("slips.end");
}

}  // namespace bones::inline show::night
