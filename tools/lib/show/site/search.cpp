// The search page and its index. The index is stored as scripts, because pages opened from a disk
// cannot fetch files.
#include <fmt/core.h>

#include <map>
#include <nlohmann/json.hpp>

#include "tools/lib/show/site/page_writer.hpp"

namespace bones::inline show::site {
namespace {

using nlohmann::json;

/// The index of one year: texts by number, and the games and nights that refer to them.
class YearIndex {
  public:
    void add(const PublishedGame& game) {
        if (game.pages == 0) return;
        const night::Sheet& sheet = game.sheet;
        const std::string title =
            sheet.game == Game::unknown ? "" : std::string(traits(sheet.game).title);
        json entry = {game.listed->record, sheet.date, number(title), number(sheet.event)};
        for (const night::SheetSide& side : sheet.sides) entry.push_back(number(side_names(side)));
        games_.push_back(std::move(entry));
    }
    void add(const NightOf& night) {
        nights_.push_back({night.number, night.date, number(night.event), night.games.size()});
    }
    std::string script(const std::string& year) const {
        const json part = {{"names", names_}, {"nights", nights_}, {"games", games_}};
        return fmt::format("bonesIndex('{}', {});\n", year, dump(part));
    }

    /// JSON that is safe in a script file in any context.
    static std::string dump(const json& value) {
        return picture::script_json(value.dump(-1, ' ', false, json::error_handler_t::replace));
    }

  private:
    std::size_t number(const std::string& text) {
        const auto [at, is_new] = numbers_.try_emplace(text, names_.size());
        if (is_new) names_.push_back(picture::page_text(text));
        return at->second;
    }

    std::map<std::string, std::size_t> numbers_;
    json names_ = json::array(), games_ = json::array(), nights_ = json::array();
};

}  // namespace

void write_search(Site& site) {
    std::map<std::string, YearIndex> years;
    for (const PublishedGame& game : site.catalog.games) years[year_of(game.sheet.date)].add(game);
    for (const NightOf* night : nights_in_order(site.catalog))
        years[year_of(night->date)].add(*night);
    std::string parts = "players";
    for (const auto& [year, index] : years) {
        site.folder.put(fmt::format("search-{}.js", year), index.script(year));
        parts += " " + year;
    }
    json players = json::array();
    for (const auto& [player, games] : site.catalog.of_player)
        if (!site.names.is_private(player))
            players.push_back({player, picture::page_text(site.names.shown(player)), games.size()});
    site.folder.put("search-players.js", fmt::format("bonesIndex('players', {});\n",
                                                     YearIndex::dump({{"players", players}})));
    PageWriter page(site, "", "search.html", "Search");
    page.head("Search", "");
    page.piece("site.search", {"parts", parts});
    page.finish("search.html");
}

}  // namespace bones::inline show::site
