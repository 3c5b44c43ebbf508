// The pages of nights and of the season, in the form of bones-score --night and --season.
#include <fmt/core.h>

#include <algorithm>
#include <utility>

#include "libnotation/text/fold.hpp"
#include "tools/lib/show/night/html.hpp"
#include "tools/lib/show/night/render.hpp"
#include "tools/lib/show/night/season.hpp"
#include "tools/lib/show/site/page_writer.hpp"
#include "tools/lib/store/archive/night_files.hpp"
#include "tools/lib/store/archive/people.hpp"
#include "tools/lib/store/archive/settings.hpp"

namespace bones::inline show::site {
namespace {

std::string part_name(const NightOf& night, std::size_t part) {
    return fmt::format("n/{}-{}.html", night.number, part + 1);
}

/// Writes the games of a large night on pages of a hundred.
void write_parts(Site& site, const NightOf& night) {
    const std::size_t parts = (night.games.size() + rows_of_a_page - 1) / rows_of_a_page;
    for (std::size_t part = 0; part < parts; ++part) {
        PageWriter page(site, "../", "nights.html", night_title(night));
        page.head(night_title(night),
                  fmt::format("games {} to {}", part * rows_of_a_page + 1,
                              std::min(night.games.size(), (part + 1) * rows_of_a_page)),
                  {"The standings of that night", fmt::format("{}.html", night.number)});
        page.table("Games", game_columns());
        for (std::size_t i = part * rows_of_a_page;
             i < std::min(night.games.size(), (part + 1) * rows_of_a_page); ++i)
            page.row(game_row(site, site.catalog.games[night.games[i]], "../"));
        page.end_table();
        page.finish(part_name(night, part));
    }
}

std::string links_to_parts(const NightOf& night) {
    std::string markup =
        "<section aria-labelledby=\"games\"><h2 id=\"games\">Games</h2>\n<ul class=\"parts\">\n";
    for (std::size_t at = 0; at < night.games.size(); at += rows_of_a_page)
        markup += fmt::format("<li><a href=\"{}\">{}–{}</a></li>\n",
                              part_name(night, at / rows_of_a_page).substr(2), at + 1,
                              std::min(night.games.size(), at + rows_of_a_page));
    return markup + "</ul>\n</section>\n";
}

/// A night file in its displayed form: with displayed names, and texts without private names.
class ShownNightFile {
  public:
    ShownNightFile(const Site& site, archive::Database& database)
        : site_(site),
          database_(database),
          full_names_(archive::setting(database, setting_names) == "full") {}

    night::NightFile make(const archive::StoredNightFile& stored) const {
        night::NightFile file = night::read_night_file("", stored.text);
        file.findings.clear();  // import has reported them
        file.title = site_.names.conceal(file.title);
        int teams = 0;
        std::erase_if(file.entries, [&](night::NightEntry& entry) {
            const std::string written =
                std::exchange(entry.reason, site_.names.conceal(entry.reason));
            // Team names that contain private names stay distinct.
            const bool is_team = entry.kind == night::NightEntry::Kind::team;
            if (is_team && ++teams > 0 && entry.reason != written)
                entry.reason = fmt::format("Team {}", teams);
            return !rename(entry.who) || !rename(entry.against);
        });
        return file;
    }

  private:
    /// Replaces names by displayed ones. Returns false if one of the people is not in the archive
    /// and may not be shown.
    bool rename(std::vector<night::PlayerName>& names) const {
        return std::all_of(names.begin(), names.end(),
                           [&](night::PlayerName& name) { return rename(name); });
    }
    bool rename(night::PlayerName& name) const {
        try {
            const std::int64_t player =
                archive::find_player(database_, name.id.empty() ? name.name : "<" + name.id + ">");
            name = {site_.names.shown(player), ""};
            return true;
        } catch (const archive::ArchiveError&) {
            if (const std::string* guest = site_.names.shown_guest(name)) {
                name = {*guest, ""};
                return true;
            }
            name = {site_.names.conceal(name.name), ""};
            return full_names_ && !name.name.empty();
        }
    }

    const Site& site_;
    archive::Database& database_;
    bool full_names_;
};

/// Whether a night file belongs to a night. If several nights have its date, its title decides.
bool is_of(const archive::StoredNightFile& stored, const NightOf& night, const Site& site) {
    if (stored.date != night.date) return false;
    const auto same_date =
        std::count_if(site.catalog.nights.begin(), site.catalog.nights.end(),
                      [&](const auto& other) { return other.second.date == night.date; });
    return same_date == 1 || stored.title == fold(night.event);
}

/// Adds up all nights of a site, as bones-score does for a season.
class Nights {
  public:
    Nights(Site& site, archive::Database& database) : site_(site) {
        const ShownNightFile shown(site, database);
        const auto stored = archive::stored_night_files(database);
        for (const auto& [number, night] : site.catalog.nights)
            for (const archive::StoredNightFile& one : stored)
                if (is_of(one, night, site)) files_.emplace(number, shown.make(one));
    }

    void write() {
        for (auto& [number, night] : site_.catalog.nights) write_night(night);
        write_season();
    }

  private:
    std::vector<const night::Sheet*> sheets_of(const NightOf& night) const {
        std::vector<const night::Sheet*> sheets;
        for (const std::size_t game : night.games)
            sheets.push_back(&site_.catalog.games[game].sheet);
        return sheets;
    }
    std::optional<night::NightFile> file_of(const NightOf& night) const {
        const auto file = files_.find(night.number);
        return file == files_.end() ? std::nullopt : std::optional(file->second);
    }

    void write_night(NightOf& night) {
        const std::vector<const night::Sheet*> sheets = sheets_of(night);
        const std::optional<night::NightFile> file = file_of(night);
        std::vector<const night::NightFile*> files;
        if (file) files.push_back(&*file);
        const night::Entrants field(sheets, files, night::RankedBy::player);
        const night::Night held = night::hold_night(field, sheets, file, {});
        night.counted = held.counted;
        night.winners = night::winners_of_night(field, held);
        const picture::SiteFrame frame = site_.frame("../", "nights.html");
        night::NightPage options;
        options.site = &frame;
        options.games = night.games.size() <= most_games_of_a_night;
        if (!options.games) options.below = links_to_parts(night);
        std::string out;
        night::night_html([&](std::string_view markup) { out += markup; }, field, held, options);
        site_.folder.put(fmt::format("n/{}.html", night.number), out);
        if (!options.games) write_parts(site_, night);
    }

    void write_season() {
        std::vector<const night::Sheet*> sheets;
        std::vector<const night::NightFile*> files;
        for (const auto& [number, night] : site_.catalog.nights)
            for (const night::Sheet* sheet : sheets_of(night)) sheets.push_back(sheet);
        for (const auto& [number, file] : files_) files.push_back(&file);
        const night::Entrants field(sheets, files, night::RankedBy::player);
        std::vector<night::Night> nights;
        for (const auto& [number, night] : site_.catalog.nights)
            nights.push_back(night::hold_night(field, sheets_of(night), file_of(night), {}));
        const night::Season season =
            night::hold_season(std::move(nights), site_.options.ladder, {});
        const picture::SiteFrame frame = site_.frame("", "ladder.html");
        std::string out;
        night::season_html([&](std::string_view markup) { out += markup; }, field, season, nullptr,
                           &frame);
        site_.folder.put("ladder.html", out);
    }

    Site& site_;
    std::map<std::int64_t, night::NightFile> files_;  ///< by number of the night
};

}  // namespace

void write_nights(Site& site, archive::Database& database) {
    Nights(site, database).write();
    // Standings already include the night files; from here on the lists of games do too.
    const rating::NightRulings lines = shown_night_rulings(site, database);
    for (PublishedGame& game : site.catalog.games) {
        lines.finish(game.sheet);
        game.annulled = !lines.why_annulled(game.sheet).empty();
    }
}

rating::NightRulings shown_night_rulings(const Site& site, archive::Database& database) {
    const ShownNightFile shown(site, database);
    rating::NightRulings lines;
    for (const archive::StoredNightFile& stored : archive::stored_night_files(database))
        lines.add(shown.make(stored), "");
    return lines;
}

}  // namespace bones::inline show::site
