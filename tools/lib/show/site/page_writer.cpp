#include "tools/lib/show/site/page_writer.hpp"

#include <fmt/core.h>

#include "tools/lib/show/night/night.hpp"

namespace bones::inline show::site {
namespace {

using picture::page_text;
using picture::PageData;

PageData list() {
    return PageData(PageData::type::list);
}

PageData link_data(const Link& link) {
    PageData data;
    data.set("name", page_text(link.name));
    data.set("address", link.address);
    data.set("here", link.here);
    return data;
}

PageData part_data(const Part& part) {
    PageData data;
    data.set("text", page_text(part.text));
    data.set("before", part.before);
    data.set("won", part.won);
    if (!part.address.empty()) data.set("address", part.address);
    return data;
}

}  // namespace

PageWriter::PageWriter(Site& site, const std::string& root, const std::string& here,
                       std::string title)
    : site_(site),
      frame_(site.frame(root, here)),
      pieces_([this](std::string_view markup) { out_ += markup; }) {
    page_.title = std::move(title);
    page_.site = &frame_;
    out_ = page_head(page_);
}

void PageWriter::head(const std::string& title, const std::string& soft, const Link& crumb) {
    PageData data;
    data.set("title", page_text(title));
    if (!soft.empty()) data.set("soft", page_text(soft));
    if (!crumb.address.empty()) data.set("crumb", link_data(crumb));
    pieces_.fill("site.head", data);
}

void PageWriter::section(const std::string& id, const std::string& title, const std::string& soft) {
    PageData data;
    data.set("id", id);
    data.set("title", page_text(title));
    if (!soft.empty()) data.set("soft", page_text(soft));
    pieces_.fill("site.section", data);
}

void PageWriter::end_section(const Link& more) {
    PageData data;
    if (!more.address.empty()) data.set("more", link_data(more));
    pieces_.fill("site.section-end", data);
}

void PageWriter::table(const std::string& label, const std::vector<ListColumn>& columns) {
    PageData data, heads = list();
    labels_.clear();
    for (const ListColumn& column : columns) {
        labels_.push_back(page_text(column.head));
        PageData head("text", labels_.back());
        head.set("number", column.is_number);
        heads.push_back(head);
    }
    data.set("label", page_text(label));
    data.set("heads", heads);
    pieces_.fill("site.table", data);
}

void PageWriter::row(const std::vector<ListCell>& cells) {
    static constexpr std::string_view kinds[] = {"", "number", "nowrap", ""};
    PageData data, row = list();
    for (const ListCell& cell : cells) {
        PageData one, parts = list();
        for (const Part& part : cell.parts) parts.push_back(part_data(part));
        one.set("head", cell.kind == ListCell::Kind::head);
        const std::string kind(kinds[static_cast<std::size_t>(cell.kind)]);
        if (!kind.empty()) one.set("kind", kind);
        if (row.list_value().size() < labels_.size())
            one.set("label", labels_[row.list_value().size()]);
        one.set("parts", parts);
        row.push_back(one);
    }
    data.set("cells", row);
    pieces_.fill("site.row", data);
}

void PageWriter::end_table() {
    pieces_.fill("site.table-end");
}

void PageWriter::links(const std::string& label, const std::vector<Link>& links) {
    PageData data, all = list();
    for (const Link& link : links) all.push_back(link_data(link));
    data.set("label", page_text(label));
    data.set("links", all);
    pieces_.fill("site.parts", data);
}

void PageWriter::finish(const std::string& name) {
    pieces_.fill(
        "site.foot",
        {"text",
         fmt::format(
             "Written by bones-history publish {}. These pages load nothing from other sites.",
             BONES_VERSION)});
    out_ += page_foot(page_);
    site_.folder.put(name, out_);
}

ListCell sides_cell(const Site& site, const PublishedGame& game, const std::string& root) {
    ListCell cell;
    for (std::size_t i = 0; i < game.sheet.sides.size(); ++i) {
        const night::SheetSide& side = game.sheet.sides[i];
        for (std::size_t k = 0; k < side.players.size(); ++k) {
            const std::int64_t player = player_at(game, i, k);
            Part part;
            part.text =
                side.players[k].name.empty() ? std::string(1, side.seats[k]) : side.players[k].name;
            if (player != 0 && !site.names.is_private(player))
                part.address = fmt::format("{}p/{}.html", root, player);
            part.won = side.won;
            part.before = k > 0 ? " & " : i > 0 ? " – " : "";
            cell.parts.push_back(std::move(part));
        }
    }
    return cell;
}

std::vector<ListColumn> game_columns() {
    return {{"date"}, {"game"}, {"players"}, {"result"}, {"won by"}};
}

std::vector<ListCell> game_row(const Site& site, const PublishedGame& game,
                               const std::string& root) {
    const night::Sheet& sheet = game.sheet;
    std::string winners;
    for (const night::SheetSide& side : sheet.sides)
        if (side.won) winners += (winners.empty() ? "" : ", ") + side_names(side);
    const std::string night =
        game.listed->night == 0 ? "" : fmt::format("{}n/{}.html", root, game.listed->night);
    return {ListCell::nowrap(sheet.date.empty() ? "no date" : sheet.date, night),
            ListCell::text(sheet.game == Game::unknown ? "unknown"
                                                       : std::string(traits(sheet.game).title)),
            sides_cell(site, game, root),
            ListCell::nowrap(
                night::result_text(sheet),
                game.pages == 0 ? "" : fmt::format("{}g/{}.html", root, game.listed->record)),
            ListCell::text(game.annulled         ? "annulled"
                           : !winners.empty()    ? winners
                           : !sheet.complete     ? "not over"
                           : sheet.winners_known ? "no side"
                                                 : "not known")};
}

std::string night_title(const NightOf& night) {
    if (night.event.empty()) return night.date;
    return night.date.empty() ? night.event : night.date + " · " + night.event;
}

}  // namespace bones::inline show::site
