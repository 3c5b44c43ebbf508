// A page for each player: rating, opponents, openings, games.
#include <fmt/core.h>

#include <algorithm>

#include "libnotation/text/fold.hpp"
#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/show/rating/bands.hpp"
#include "tools/lib/show/rating/course_svg.hpp"
#include "tools/lib/show/site/page_writer.hpp"

namespace bones::inline show::site {
namespace {

constexpr std::size_t most_opponents = 100, latest_games = 30;

struct Record {
    std::uint64_t games = 0, won = 0, over = 0;

    void add(bool is_over, bool has_won) {
        ++games;
        over += is_over ? 1 : 0;
        won += has_won ? 1 : 0;
    }
};

std::string share(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? "–"
                      : fmt::format("{:.0f} %",
                                    100.0 * static_cast<double>(part) / static_cast<double>(whole));
}

/// A player's hands with one opening tile.
struct OpeningRecord {
    std::uint64_t hands = 0, scored = 0, won = 0;
    std::int64_t points = 0;
};

/// Writes the page of one player.
class PlayerPage {
  public:
    PlayerPage(Site& site, std::int64_t player)
        : site_(site),
          player_(player),
          name_(site.names.shown(player)),
          games_(site.catalog.of_player.at(player)) {
        for (const std::size_t game : games_) count(site.catalog.games[game]);
    }

    void write() {
        PageWriter page(site_, "../", "players.html", name_);
        page.head(name_, summary(), {"All players", "../players.html"});
        write_rating(page);
        write_analysed(page);
        page.piece("site.columns");
        write_opponents(page);
        write_openings(page);
        page.piece("site.columns-end");
        write_latest(page);
        page.finish(fmt::format("p/{}.html", player_));
        write_all_games();
    }

  private:
    std::string part_name(std::size_t part) const {
        return fmt::format("p/{}-{}.html", player_, part + 1);
    }

    void count(const PublishedGame& game) {
        const night::Sheet& sheet = game.sheet;
        for (const Opening& opening : game.openings)
            if (opening.player == player_) add_opening(game.scale, opening);
        std::size_t own = sheet.sides.size();
        for (std::size_t i = 0; i < sheet.sides.size(); ++i)
            for (std::size_t k = 0; k < sheet.sides[i].players.size(); ++k)
                if (player_at(game, i, k) == player_) own = i;
        if (own == sheet.sides.size()) return all_.add(false, false);
        const bool won = sheet.sides[own].won;
        const bool counts = sheet.complete && !game.annulled;
        all_.add(counts, counts && won);
        std::set<std::int64_t> met;
        for (std::size_t i = 0; i < sheet.sides.size(); ++i)
            for (std::size_t k = 0; k < sheet.sides[i].players.size(); ++k)
                if (const std::int64_t other = player_at(game, i, k); i != own && other != 0)
                    met.insert(other);
        for (const std::int64_t other : met) opponents_[other].add(counts, counts && won);
    }

    void add_opening(std::size_t scale, const Opening& opening) {
        OpeningRecord& record = openings_[{scale, opening.tile.number()}];
        ++record.hands;
        if (!opening.won) return;
        ++record.scored;
        record.won += *opening.won ? 1 : 0;
        record.points += opening.points.value_or(0);
    }

    std::string summary() const {
        return fmt::format("{}, {} won of {} finished ({})", quantity(all_.games, "game", "games"),
                           all_.won, all_.over, share(all_.won, all_.over));
    }

    void write_rating(PageWriter& page) {
        const auto person = site_.catalog.rated.find(player_);
        if (person == site_.catalog.rated.end()) return;
        page.section("rating", "Rating", ladder_terms());
        page.table("Rating", {{"games of"}, {"rank", true}, {"rating", true}, {"games", true}});
        std::string courses;
        for (const rating::Ladder& ladder : site_.catalog.ratings.ladders) {
            const rating::Standing* standing = ladder.of(person->second);
            if (standing == nullptr) continue;
            page.row({ListCell::head(std::string(ladder.title()),
                                     "../ratings.html#" + std::string(ladder.name())),
                      ListCell::number(place_in(ladder)),
                      ListCell::number(rating::figure_of(standing->rating)),
                      ListCell::number(std::to_string(standing->course.size()))});
            courses += "<div class=\"card\">";
            rating::append_course(courses, site_.catalog.ratings, ladder, *standing);
            courses += "</div>\n";
        }
        page.end_table();
        page.end_section();
        page.section("course", "Rating over time");
        page.piece("site.courses");
        page.write(courses);
        page.piece("site.courses-end");
        page.end_section();
    }

    void write_analysed(PageWriter& page) {
        const auto& all = site_.catalog.analysed;
        const auto first = all.lower_bound({player_, 0});
        const auto end = all.upper_bound({player_, scale_count});
        if (first == end) return;
        page.section("analysed", "Luck and skill",
                     "Lost: the cost of a decision compared with the best one, by what the player "
                     "could know. Luck: the worth of deals and draws in a hand. Play: points that "
                     "the player’s own actions won or lost in a hand, compared with good players.");
        page.table("Luck and skill", {{"points of"},
                                      {"decisions", true},
                                      {"mistakes", true},
                                      {"lost per decision", true},
                                      {"hands", true},
                                      {"luck per hand", true},
                                      {"play per hand", true}});
        const auto points = [](const stats::Sample& sample, const char* format) {
            return sample.n == 0 ? std::string("–")
                                 : fmt::format(fmt::runtime(format), sample.mean() / 10'000);
        };
        for (auto at = first; at != end; ++at) {
            const PlayerAnalysis& analysed = at->second;
            page.row({ListCell::head(title_of_scale(at->first.second)),
                      ListCell::number(std::to_string(analysed.loss.n)),
                      ListCell::number(std::to_string(analysed.mistakes)),
                      ListCell::number(points(analysed.loss, "{:.2f}")),
                      ListCell::number(std::to_string(analysed.luck.n)),
                      ListCell::number(points(analysed.luck, "{:+.2f}")),
                      ListCell::number(points(analysed.play, "{:+.2f}"))});
        }
        page.end_table();
        page.end_section();
    }

    std::string place_in(const rating::Ladder& ladder) const {
        const auto at = site_.places.find({ladder.game, player_});
        return at == site_.places.end() || at->second.empty() ? "–" : at->second;
    }

    void write_opponents(PageWriter& page) {
        std::vector<std::pair<std::int64_t, Record>> list(opponents_.begin(), opponents_.end());
        std::stable_sort(list.begin(), list.end(), [](const auto& a, const auto& b) {
            return a.second.games > b.second.games;
        });
        page.section("opponents", "Opponents",
                     list.size() > most_opponents
                         ? fmt::format("The {} most frequent, of {}", most_opponents, list.size())
                         : "");
        page.table("Opponents", {{"against"}, {"games", true}, {"won", true}, {"share", true}});
        for (std::size_t i = 0; i < std::min(list.size(), most_opponents); ++i) {
            const auto& [other, record] = list[i];
            page.row(
                {ListCell::head(site_.names.shown(other),
                                site_.names.is_private(other) ? "" : fmt::format("{}.html", other)),
                 ListCell::number(std::to_string(record.games)),
                 ListCell::number(std::to_string(record.won)),
                 ListCell::number(share(record.won, record.over))});
        }
        page.end_table();
        page.end_section();
    }

    void write_openings(PageWriter& page) {
        if (openings_.empty()) return;
        std::vector<std::pair<std::pair<std::size_t, int>, OpeningRecord>> list(openings_.begin(),
                                                                                openings_.end());
        std::stable_sort(list.begin(), list.end(), [](const auto& a, const auto& b) {
            return a.second.hands > b.second.hands;
        });
        page.section("openings", "Wins by opening",
                     "Hands that the player opened, by the first tile");
        page.table("Openings", {{"tile"},
                                {"points of"},
                                {"hands", true},
                                {"won", true},
                                {"share", true},
                                {"points per hand", true}});
        for (const auto& [opening, record] : list) {
            page.row({ListCell::head(to_string(Tile::numbered(opening.second))),
                      ListCell::nowrap(title_of_scale(opening.first)),
                      ListCell::number(std::to_string(record.hands)),
                      ListCell::number(std::to_string(record.won)),
                      ListCell::number(share(record.won, record.scored)),
                      ListCell::number(
                          record.scored == 0
                              ? "–"
                              : fmt::format("{:.1f}", static_cast<double>(record.points) /
                                                          static_cast<double>(record.scored)))});
        }
        page.end_table();
        page.end_section();
    }

    void write_latest(PageWriter& page) {
        page.section(
            "games", "Games",
            games_.size() > latest_games ? fmt::format("The latest {}", latest_games) : "");
        page.table("Games", game_columns());
        const std::size_t shown = std::min(games_.size(), latest_games);
        for (std::size_t i = 0; i < shown; ++i)
            page.row(game_row(site_, site_.catalog.games[games_[games_.size() - 1 - i]], "../"));
        page.end_table();
        if (games_.size() > latest_games)
            page.links("All games, the earliest first", parts(games_.size()));
        page.end_section();
    }

    std::vector<Link> parts(std::size_t here) const {
        std::vector<Link> links;
        for (std::size_t at = 0; at < games_.size(); at += rows_of_a_page)
            links.push_back(
                {fmt::format("{}–{}", at + 1, std::min(games_.size(), at + rows_of_a_page)),
                 part_name(at / rows_of_a_page).substr(2), at == here});
        return links;
    }

    /// Writes all games by hundred, the earliest first, so that full pages do not change.
    void write_all_games() {
        if (games_.size() <= latest_games) return;
        for (std::size_t at = 0; at < games_.size(); at += rows_of_a_page) {
            PageWriter page(site_, "../", "players.html", name_ + " · games");
            page.head("Games of " + name_, "", {name_, fmt::format("{}.html", player_)});
            page.links("All games, the earliest first", parts(at));
            page.table("Games", game_columns());
            for (std::size_t i = at; i < std::min(games_.size(), at + rows_of_a_page); ++i)
                page.row(game_row(site_, site_.catalog.games[games_[i]], "../"));
            page.end_table();
            page.finish(part_name(at / rows_of_a_page));
        }
    }

    Site& site_;
    std::int64_t player_;
    std::string name_;
    const std::vector<std::size_t>& games_;
    Record all_;
    std::map<std::int64_t, Record> opponents_;
    std::map<std::pair<std::size_t, int>, OpeningRecord> openings_;  ///< by scale and tile
};

/// Writes lists of players by the hundreds of their numbers.
void write_lists_of_players(Site& site) {
    std::map<std::int64_t, std::vector<std::int64_t>> blocks;
    std::size_t count = 0;
    for (const auto& [player, games] : site.catalog.of_player) {
        if (site.names.is_private(player)) continue;
        blocks[(player - 1) / static_cast<std::int64_t>(rows_of_a_page)].push_back(player);
        ++count;
    }
    const auto table = [&](PageWriter& page, std::vector<std::int64_t> players) {
        std::sort(players.begin(), players.end(), [&](std::int64_t a, std::int64_t b) {
            return std::pair(fold(site.names.shown(a)), a) <
                   std::pair(fold(site.names.shown(b)), b);
        });
        page.table("Players", {{"player"}, {"games", true}, {"last seen"}});
        for (const std::int64_t player : players) {
            const std::vector<std::size_t>& games = site.catalog.of_player.at(player);
            const std::string& last = site.catalog.games[games.back()].sheet.date;
            page.row({ListCell::head(site.names.shown(player), fmt::format("p/{}.html", player)),
                      ListCell::number(std::to_string(games.size())),
                      ListCell::nowrap(last.empty() ? "no date" : last)});
        }
        page.end_table();
    };
    PageWriter front(site, "", "players.html", "Players");
    front.head("Players", quantity(count, "player", "players"));
    if (blocks.size() == 1) table(front, blocks.begin()->second);
    std::vector<Link> links;
    for (const auto& [block, players] : blocks)
        links.push_back({fmt::format("numbers {} to {}", block * 100 + 1, block * 100 + 100),
                         fmt::format("players-{}.html", block + 1)});
    if (blocks.size() > 1) {
        front.links("By number", links);
        for (const auto& [block, players] : blocks) {
            PageWriter page(site, "", "players.html", "Players");
            page.head("Players", "", {"All players", "players.html"});
            page.links("By number", links);
            table(page, players);
            page.finish(fmt::format("players-{}.html", block + 1));
        }
    }
    front.finish("players.html");
}

}  // namespace

void write_players(Site& site) {
    for (const rating::Ladder& ladder : site.catalog.ratings.ladders)
        for (const LadderEntry& ranked : ranked_in(site, ladder))
            site.places[{ladder.game, ranked.player}] = ranked.rank;
    for (const auto& [player, games] : site.catalog.of_player)
        if (!site.names.is_private(player)) PlayerPage(site, player).write();
    write_lists_of_players(site);
}

}  // namespace bones::inline show::site
