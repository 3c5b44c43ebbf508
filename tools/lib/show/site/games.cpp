// A page for each game, made by bones-replay's page writer.
#include <fmt/core.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <mutex>
#include <set>

#include "bones/parser.hpp"
#include "engine/rules/description.hpp"
#include "engine/rules/rules.hpp"
#include "tools/lib/io/records/people.hpp"
#include "tools/lib/io/records/pipeline.hpp"
#include "tools/lib/io/text/print_to.hpp"
#include "tools/lib/show/analysis/stored.hpp"
#include "tools/lib/show/picture/game_page.hpp"
#include "tools/lib/show/site/clean_record.hpp"
#include "tools/lib/show/site/record_link.hpp"
#include "tools/lib/show/site/site.hpp"
#include "tools/lib/store/archive/exporting.hpp"

namespace bones::inline show::site {
namespace {

using picture::xml_text;

using File = std::pair<std::string, std::string>;  ///< name and bytes

/// The result for one record.
struct WrittenGame {
    PublishedGame played;
    rating::RatedGame rated;
    std::vector<File> files;
};

struct Result {
    std::vector<WrittenGame> made;

    void clear() { made.clear(); }
};

/// All records in order, with the players of their seats.
std::map<std::int64_t, ListedRecord> list_records(archive::Database& database) {
    std::map<std::int64_t, ListedRecord> all;
    archive::Query records(
        database,
        "SELECT record_id, CASE WHEN date IS NULL AND event_id IS NULL THEN 0 ELSE min(record_id) "
        "OVER (PARTITION BY date, event_id) END, ifnull(sheet_id, ''), ifnull(round, ''), "
        "ifnull(table_name, '') FROM records");
    while (records.step())
        all[records.number(0)] = {records.number(0),
                                  records.number(1),
                                  records.string(2),
                                  records.string(3),
                                  records.string(4),
                                  {},
                                  {},
                                  {},
                                  {}};
    archive::Query seats(database,
                         "SELECT record_id, unicode(seat) - 65, ifnull(player_id, 0) FROM seats");
    while (seats.step()) {
        std::vector<std::int64_t>& players = all[seats.number(0)].players;
        const auto seat = static_cast<std::size_t>(seats.number(1));
        if (players.size() <= seat) players.resize(seat + 1);
        players[seat] = seats.number(2);
    }
    archive::Query substitutes(
        database,
        "SELECT record_id, position - 1, unicode(seat) - 65, ifnull(player_id, 0) FROM "
        "substitutes");
    while (substitutes.step())
        all[substitutes.number(0)].substitutes[{static_cast<std::size_t>(substitutes.number(1)),
                                                static_cast<std::size_t>(substitutes.number(2))}] =
            substitutes.number(3);
    return all;
}

/// Adds a tag to different rounds, or tables, of a night that look the same once they are masked.
void tag_masked(std::map<std::int64_t, ListedRecord>& records, const ShownNames& names,
                std::string ListedRecord::*text, std::string ListedRecord::*tag) {
    using Place = std::pair<std::int64_t, std::string>;  // a night, and the displayed text
    std::map<Place, std::set<std::string>> written;
    std::vector<std::pair<ListedRecord*, Place>> masked;
    for (auto& [number, listed] : records) {
        Place place(listed.night, names.shown_text(listed.*text));
        written[place].insert(listed.*text);
        if (place.second != listed.*text) masked.emplace_back(&listed, std::move(place));
    }
    for (const auto& [listed, place] : masked) {
        const std::set<std::string>& same = written.at(place);
        if (same.size() < 2) continue;
        const auto at = std::distance(same.begin(), same.find(listed->*text));
        listed->*tag = std::to_string(at + 1);
    }
}

/// Gives stored analyses to any thread.
class Analyses {
  public:
    explicit Analyses(const archive::Database& database)
        : database_(database.path(), archive::Access::read) {}
    /// The analysis with the names from `record`; none if there is none.
    std::optional<picture::ShownAnalysis> of(std::int64_t number, const Record& record) {
        const std::lock_guard lock(mutex_);
        return analysis::stored_analysis(database_, number, record);
    }

  private:
    std::mutex mutex_;
    archive::Database database_;
};

/// Prepares one record after the other for the pages. Each thread needs its own.
class Maker {
  public:
    Maker(const Site& site, const std::map<std::int64_t, ListedRecord>& listed, Analyses& analyses,
          const rating::NightRulings& lines)
        : site_(site),
          listed_(listed),
          analyses_(analyses),
          lines_(lines),
          judge_({.list_open = false, .deduce = true, .trace = true}, RecordDetail::all,
                 site.options.breaches ? Slips::searched : Slips::not_weighed) {}

    WrittenGame make(const BatchRecord& item) {
        WrittenGame made;
        const ListedRecord& listed = listed_.at(item.raw.index);
        parse(item.raw, written_);
        const std::string text = clean_record(written_, listed, site_.names, site_.options.text);
        RawRecord raw = item.raw;
        raw.text = text;
        raw.too_long = raw.too_long || written_.statements.empty();
        judge_.judge(raw);
        made.played.listed = &listed;
        if (judge_.record.game != Game::unknown)
            made.played.scale = scale_of_points(judge_.record, judge_.verdict);
        made.rated = rating::rated_game(item.file, judge_, {}, lines_);
        // Ordered by the archive's original words.
        made.rated.id = listed.sheet_id;
        made.rated.round = listed.round;
        made.rated.table = listed.table;
        make_sheet(made.played);
        find_openings(made.played);
        make_pages(made, text);
        return made;
    }

  private:
    void make_sheet(PublishedGame& played) const {
        night::Sheet& sheet = played.sheet;
        sheet = night::make_sheet(fmt::format("record {}", played.listed->record), judge_,
                                  night::KeepHands::no);
        sheet.line = 0;
        if (!site_.options.breaches) {
            sheet.differences.clear();
            sheet.faults = 0;
            for (night::SheetSide& side : sheet.sides) side.written.reset();
        }
        // On pages people are distinguished only by their displayed names.
        for (night::SheetSide& side : sheet.sides)
            for (night::PlayerName& player : side.players) player.id.clear();
    }

    void find_openings(PublishedGame& played) const {
        const Record& record = judge_.record;
        const GameVerdict& verdict = judge_.verdict;
        const int sides = scoring_seats(record);
        for (std::size_t i = 0; i < verdict.hands.size(); ++i) {
            const Hand& hand = record.hands[i];
            const HandVerdict& told = verdict.hands[i];
            for (std::uint32_t a = hand.first_action; a < hand.end_action; ++a) {
                const Action& action = verdict.actions[a];
                if (action.kind != ActionKind::play) continue;
                const auto seat = static_cast<std::size_t>(action.seat().index());
                const std::int64_t player = played.listed->sitter(i, seat);
                if (player == 0) break;
                Opening opening{player, action.tile(), {}, {}};
                if (told.scored && told.end != EndKind::unfinished) {
                    const int side = scoring_seat(action.seat(), sides).index();
                    opening.points = told.scores[side];
                    opening.won = is_best(told.scores, side, sides);
                }
                played.openings.push_back(opening);
                break;
            }
        }
    }

    bool is_best(const Points& points, int side, int sides) const {
        const GameDescription& game = describe(judge_.record.game);
        for (int other = 0; other < sides; ++other)
            if (other != side && !game.is_better(points[side], points[other])) return false;
        return true;
    }

    std::string above(const ListedRecord& listed, const std::string& text) const {
        std::string markup = "<p class=\"crumbs\">";
        if (listed.night != 0) {
            print_to(markup, "<a href=\"../n/{}.html\">{}</a> · ", listed.night,
                     "All games of that night");
        }
        print_to(markup, "game {}", listed.record);
        if (const std::string link = link_to_check(listed, text); !link.empty())
            print_to(markup, " · <a href=\"../bones.html{}\">Check this game</a>", link);
        return markup + "</p>\n";
    }

    /// A link that opens the record in bones.html, which shows its text and breaches. Empty unless
    /// the site may show both.
    std::string link_to_check(const ListedRecord& listed, const std::string& text) const {
        const bool may = !site_.options.checker.empty() && site_.options.breaches;
        return may && shows_text(listed) ? record_link(text) : "";
    }

    /// The remark of the night file about the game.
    std::string night_note(const night::Sheet& sheet) const {
        std::string note = lines_.why_annulled(sheet);
        night::Sheet ended = sheet;
        lines_.finish(ended);
        if (note.empty() && ended.complete && !sheet.complete) {
            note = "ended by the organiser; won by ";
            std::string winners;
            for (const night::SheetSide& side : ended.sides)
                if (side.won) winners += (winners.empty() ? "" : ", ") + side_names(side);
            note += winners;
        }
        return note.empty() ? note
                            : fmt::format("<p>This game was {}.</p>\n", picture::xml_text(note));
    }

    /// Links to the pages of all hands of a long game.
    std::string hand_links(const ListedRecord& listed, const std::vector<std::string>& names,
                           std::size_t here) const {
        std::string markup = "<ul class=\"hands-nav\" aria-label=\"Hands\">\n";
        for (std::size_t i = 0; i < names.size(); ++i)
            print_to(markup, "<li><a href=\"{}\"{}>Hand {}</a></li>\n",
                     page_name(listed, i).substr(2), i == here ? " aria-current=\"page\"" : "",
                     names[i]);
        return markup + "</ul>\n";
    }

    static std::string page_name(const ListedRecord& listed, std::size_t hand) {
        return hand == 0 ? fmt::format("g/{}.html", listed.record)
                         : fmt::format("g/{}-{}.html", listed.record, hand + 1);
    }

    /// Whether the site shows the record's text. It does not for a record with a private player.
    bool shows_text(const ListedRecord& listed) const {
        const std::set<std::int64_t> people = listed.people();
        return site_.options.text && std::none_of(people.begin(), people.end(), [&](auto player) {
                   return site_.names.is_private(player);
               });
    }

    std::string below(const ListedRecord& listed, const std::string& text) const {
        if (!shows_text(listed)) return {};
        return fmt::format(
            "<section class=\"moves\"><details class=\"card\"><summary>The record</summary>\n"
            "<pre class=\"record-text\" tabindex=\"0\">{}</pre></details></section>\n",
            picture::lines_text(text));
    }

    void make_pages(WrittenGame& made, const std::string& text) const {
        const ListedRecord& listed = *made.played.listed;
        const picture::SiteFrame frame = site_.frame("../", "games.html");
        picture::GamePage page;
        page.site = &frame;
        for (int seat = 0; seat < judge_.record.players; ++seat) {
            const auto at = static_cast<std::size_t>(seat);
            const std::int64_t player = at < listed.players.size() ? listed.players[at] : 0;
            const bool has_page = player != 0 && !site_.names.is_private(player);
            page.links.push_back(has_page ? fmt::format("../p/{}.html", player) : "");
        }
        page.file = fmt::format("record {}", listed.record);
        page.above = above(listed, text) + night_note(made.played.sheet);
        page.below = below(listed, text);
        const std::optional<picture::ShownAnalysis> analysis =
            analyses_.of(listed.record, judge_.record);
        if (analysis) page.analysis = &*analysis;
        const picture::GamePages pages(judge_, site_.options.breaches);
        std::string whole = pages.whole(page);
        if (whole.empty()) return;
        made.played.pages = 1;
        made.played.sheet.page = fmt::format("../g/{}.html", listed.record);
        const std::size_t hands = judge_.record.hands.size();
        if (whole.size() <= largest_game_page || hands < 2) {
            made.files.emplace_back(page_name(listed, 0), std::move(whole));
            return;
        }
        const std::vector<std::string> names = picture::hand_names(judge_.record);
        made.played.pages = names.size();
        const std::string crumbs = page.above, record = page.below;
        for (std::size_t i = 0; i < names.size(); ++i) {
            page.above = crumbs + hand_links(listed, names, i);
            page.below = i == 0 ? record : "";
            made.files.emplace_back(page_name(listed, i), pages.of_hand(page, i));
        }
    }

    const Site& site_;
    const std::map<std::int64_t, ListedRecord>& listed_;
    Analyses& analyses_;
    const rating::NightRulings& lines_;
    Record written_;
    RecordChecker judge_;
};

/// Sums up the analyses by player and scale.
void sum_up_analyses(Site& site, archive::Database& database) {
    std::map<std::int64_t, const PublishedGame*> games;
    for (const PublishedGame& game : site.catalog.games) games[game.listed->record] = &game;
    for (const auto& [place, sums] : analysis::stored_sums(database)) {
        const auto game = games.find(place.record);
        if (game == games.end()) continue;
        const std::int64_t sitter = game->second->listed->sitter(
            static_cast<std::size_t>(place.hand), static_cast<std::size_t>(place.seat));
        PlayerAnalysis& player = site.catalog.analysed[{sitter, game->second->scale}];
        player.loss.add(sums.loss);
        player.luck.add(sums.luck);
        player.play.add(sums.play);
        player.mistakes += sums.mistakes;
    }
}

/// Rates the players. Each is identified by the displayed name, which is unique.
void rate(Site& site, std::vector<rating::RatedGame> games) {
    Catalog& catalog = site.catalog;
    catalog.ratings = rating::rate_games(std::move(games), {});
    for (const auto& [number, shown] : site.names.all())
        if (const auto at = catalog.ratings.find(Person{"", shown}.key()))
            catalog.rated[number] = *at;
}

void enter(Site& site, PublishedGame played) {
    Catalog& catalog = site.catalog;
    const std::size_t index = catalog.games.size();
    const ListedRecord& listed = *played.listed;
    for (const std::int64_t player : listed.people()) catalog.of_player[player].push_back(index);
    if (listed.night != 0) {
        NightOf& night = catalog.nights[listed.night];
        night.number = listed.night;
        if (night.date.empty()) night.date = played.sheet.date;
        if (night.event.empty()) night.event = played.sheet.event;
        night.games.push_back(index);
    }
    catalog.games.push_back(std::move(played));
}

}  // namespace

void write_games(Site& site, archive::Database& database) {
    site.catalog.listed = list_records(database);
    tag_masked(site.catalog.listed, site.names, &ListedRecord::round, &ListedRecord::round_tag);
    tag_masked(site.catalog.listed, site.names, &ListedRecord::table, &ListedRecord::table_tag);
    const std::map<std::int64_t, ListedRecord>& listed = site.catalog.listed;
    archive::Query numbers(database,
                           fmt::format("SELECT r.record_id, r.text, r.cut FROM records r LEFT JOIN "
                                       "events e USING (event_id) ORDER BY {}",
                                       archive::record_order));
    const auto origin =
        std::make_shared<const InputFile>(InputFile{database.path(), database.path()});
    bool ended = false;
    RecordFeed feed(
        origin,
        [&](RawRecord& raw) {
            // Another step after the end would start the query again.
            if (ended || !numbers.step()) {
                ended = true;
                return false;
            }
            raw = {numbers.text(1), 1, static_cast<std::uint32_t>(numbers.number(0)),
                   numbers.number(2) != 0};
            return true;
        },
        true);
    // pages are much longer than records
    feed.set_batch_size(16 * 1024);
    std::vector<rating::RatedGame> rated;
    Analyses analyses(database);
    const rating::NightRulings lines = shown_night_rulings(site, database);
    Pipeline<Result>(
        feed,
        [&] {
            return [maker = std::make_shared<Maker>(site, listed, analyses, lines)](
                       const Batch& batch, Result& result) {
                for (const BatchRecord& item : batch.records)
                    result.made.push_back(maker->make(item));
            };
        },
        [&](Result& result) {
            for (WrittenGame& made : result.made) {
                for (const auto& [name, bytes] : made.files) site.folder.put(name, bytes);
                rated.push_back(std::move(made.rated));
                enter(site, std::move(made.played));
            }
        })
        .run(site.options.threads);
    sum_up_analyses(site, database);
    rate(site, std::move(rated));
}

}  // namespace bones::inline show::site
