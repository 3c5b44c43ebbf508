#include "tools/lib/show/night/night.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "engine/rules/description.hpp"
#include "libnotation/codes.hpp"
#include "libnotation/text/values.hpp"
#include "tools/lib/show/night/night_lines.hpp"

namespace bones::inline show::night {

namespace {

/// The sort key of rounds: numbers first, then words; no round comes last.
std::tuple<int, std::int32_t, std::string> round_key(const std::string& round) {
    const auto number = whole_number(round);
    return {round.empty() ? 2 : number ? 0 : 1, number.value_or(0), round};
}

bool earlier(const Sheet* a, const Sheet* b) {
    const auto left = round_key(a->round), right = round_key(b->round);
    if (left != right) return left < right;
    const auto left_table = round_key(a->table), right_table = round_key(b->table);
    return std::tie(a->date, left_table, a->file, a->line) <
           std::tie(b->date, right_table, b->file, b->line);
}

/// Why a game does not count; empty if it counts.
std::string left_out(const Sheet& sheet, const Night& night) {
    if (!sheet.copy_of.empty()) return "it is the same game as " + sheet.copy_of;
    if (sheet.game == Game::unknown) return "its game is unknown";
    if (sheet.supposed_open) return "its result is unknown under the assumed rules";
    const bool counts_unfinished = night.file && night.file->count_unfinished;
    if (counts_unfinished && !sheet.complete && sheet.totals_known) return "";
    return std::string(why_undecided(sheet));
}

class ScoreKeeper {
  public:
    ScoreKeeper(const Entrants& field, Night& night) : field_(field), night_(night) {}

    void add_rows(const std::vector<const Sheet*>& sheets) {
        for (const Sheet* sheet : sheets) {
            NightRow row;
            row.sheet = sheet;
            row.round = night_.round_index(sheet->round);
            row.left_out = left_out(*sheet, night_);
            night_.rows.push_back(std::move(row));
        }
    }

    void add_games() {
        for (NightRow& row : night_.rows) {
            note_presence(row);
            if (!row.sheet->alike_to.empty())
                note(row,
                     fmt::format("likely the same game as {}; both count", row.sheet->alike_to));
            if (!row.left_out.empty())
                note(row, "does not count: " + row.left_out);
            else
                add_game(row);
        }
        const auto open = std::count_if(night_.rows.begin(), night_.rows.end(),
                                        [](auto& row) { return row.sheet->supposed_open; });
        if (open > 0)
            night_.notes.push_back(
                fmt::format("the result of {} unknown under the assumed rules, and so are the "
                            "points and places that depend on {}",
                            open == 1 ? "1 game is" : fmt::format("{} games are", open),
                            open == 1 ? "it" : "them"));
    }

    /// Adds the results of a round; no_round: those outside of rounds.
    void add_round(std::uint32_t round, Tallies& tallies) const {
        const auto add_those = [&](const auto& all, const auto& rounds) {
            for (std::size_t i = 0; i < all.size(); ++i)
                if (rounds[i] == round) add(tallies, all[i]);
        };
        add_those(night_.results.games, game_rounds_);
        add_those(night_.results.awards, night_.award_rounds);
        add_those(night_.results.penalties, night_.penalty_rounds);
    }

    /// The standings after a round; no_round: after everything. If no game counts, players have no
    /// places.
    Ranking standings(std::uint32_t last_round, const Tallies& tallies) const {
        const bool any = std::any_of(game_rounds_.begin(), game_rounds_.end(),
                                     [&](std::uint32_t round) { return round <= last_round; });
        if (!any) return {night_.ranking.order, {}, {}};
        return rank(tallies, night_.ranked, night_.ranking.order);
    }

    /// Notes people with several games in a round. Several games against the same opponents are
    /// legs and are not noted.
    void note_several_in_a_round() {
        const auto most = static_cast<std::size_t>(night_.file ? night_.file->games_per_round : 1);
        std::map<PersonInRound, GamesInRound> seen = with_several_games();
        for_all_in_rounds([&](const NightRow& row, const SheetSide& side, PersonInRound person) {
            const auto at = seen.find(person);
            if (at == seen.end()) return;
            GamesInRound& games = at->second;
            games.opponents.insert(opponents_of(*row.sheet, side));
            ++games.count;
            if (games.count > most && games.opponents.size() > 1)
                note(row, fmt::format("{} has {} games in round {}; all count; if that is right, "
                                      "write games-per-round {} in the night file",
                                      field_.people().shown(person.second), games.count,
                                      row.sheet->round, games.count));
        });
    }

  private:
    using PersonInRound = std::pair<std::uint32_t, std::uint32_t>;  ///< round, person
    struct GamesInRound {
        std::set<std::set<std::uint32_t>> opponents;
        std::size_t count = 0;
    };

    /// Calls `use` with each person in each game of a round.
    template <class Use>
    void for_all_in_rounds(Use use) const {
        for (const NightRow& row : night_.rows) {
            if (row.round == no_round || !row.sheet->copy_of.empty()) continue;
            for (const SheetSide& side : row.sheet->sides)
                for (const std::uint32_t person : field_.people_of(side))
                    use(row, side, PersonInRound(row.round, person));
        }
    }

    /// The few people with two or more games in a round.
    std::map<PersonInRound, GamesInRound> with_several_games() const {
        std::vector<PersonInRound> all;
        for_all_in_rounds([&](const NightRow&, const SheetSide&, PersonInRound person) {
            all.push_back(person);
        });
        std::sort(all.begin(), all.end());
        std::map<PersonInRound, GamesInRound> several;
        for (std::size_t i = 1; i < all.size(); ++i)
            if (all[i] == all[i - 1]) several[all[i]];
        return several;
    }

    /// The people on the other sides.
    std::set<std::uint32_t> opponents_of(const Sheet& sheet, const SheetSide& own) const {
        std::set<std::uint32_t> people;
        for (const SheetSide& side : sheet.sides) {
            if (&side == &own) continue;
            const std::vector<std::uint32_t> more = field_.people_of(side);
            people.insert(more.begin(), more.end());
        }
        return people;
    }

    void note(const NightRow& row, const std::string& what) {
        night_.notes.push_back(fmt::format("{}: {}", row.sheet->place(), what));
    }

    void note_presence(const NightRow& row) {
        for (const SheetSide& side : row.sheet->sides)
            for (const Entrant entrant : field_.entrants_of(side)) night_.came.push_back(entrant);
    }

    void add_game(NightRow& row) {
        const Sheet& sheet = *row.sheet;
        NightGame game;
        game.points_known = sheet.totals_known;
        game.fewest_win = describe(sheet.game).fewest_win;
        if (night_.file) {
            game.most_points = limit_for(night_.file->caps, sheet.game);
            game.most_margin = limit_for(night_.file->margins, sheet.game);
        }
        bool anybody = false, nobody = false;
        for (std::size_t i = 0; i < sheet.sides.size(); ++i) {
            const SheetSide& side = sheet.sides[i];
            game.sides.push_back({field_.entrants_of(side), sheet.totals_known ? side.points : 0,
                                  side.won, row.forfeits[i]});
            anybody = anybody || !game.sides.back().entrants.empty();
            nobody = nobody || (field_.by() == RankedBy::player &&
                                game.sides.back().entrants.size() < side.players.size());
        }
        if (row.finish || !sheet.complete) {
            const auto ended =
                winners_by_finish(sheet, row.finish.value_or(FinishKind::time), row.defaulted);
            for (std::size_t i = 0; i < game.sides.size(); ++i) game.sides[i].won = ended[i];
        }
        const std::vector<bool> won = winners(game);
        for (std::size_t i = 0; i < won.size(); ++i) row.won[i] = won[i];
        if (nobody) note(row, "not every player has a name");
        if (!sheet.totals_known && !sheet.outcome_only)
            note(row, "its points are unknown; only the win counts");
        if (!anybody) return;
        night_.results.games.push_back(std::move(game));
        game_rounds_.push_back(row.round);
    }

    const Entrants& field_;
    Night& night_;
    std::vector<std::uint32_t> game_rounds_;
};

void collect_rounds(Night& night, const std::vector<const Sheet*>& sheets) {
    for (const Sheet* sheet : sheets)
        if (!sheet->round.empty()) night.rounds.push_back(sheet->round);
    if (night.file)
        for (const NightEntry& entry : night.file->entries)
            if (!entry.round.empty() && entry.round != "-") night.rounds.push_back(entry.round);
    std::sort(night.rounds.begin(), night.rounds.end(),
              [](const auto& a, const auto& b) { return round_key(a) < round_key(b); });
    night.rounds.erase(std::unique(night.rounds.begin(), night.rounds.end()), night.rounds.end());
}

void report_line(Night& night, Place place, std::string message) {
    Finding finding;
    finding.set_code(code::bad_value);
    finding.place = place;
    finding.message = std::move(message);
    night.file->findings.push_back(std::move(finding));
}

/// A copy of the sheet in which this person is a substitute in that round, with the result given to
/// the substitute; null if there is none.
std::shared_ptr<Sheet> given_to(const Entrants& field, const std::vector<const Sheet*>& sheets,
                                const NightEntry& entry, std::size_t& at) {
    const auto person = field.people().find_meant(entry.who.front());
    for (at = 0; person && at < sheets.size(); ++at)
        for (std::size_t side = 0; side < sheets[at]->sides.size(); ++side)
            for (const SheetSubstitute& substitute : sheets[at]->sides[side].substitutes) {
                if (sheets[at]->round != entry.round ||
                    field.people().find(substitute.name) != person)
                    continue;
                auto sheet = std::make_shared<Sheet>(*sheets[at]);
                sheet->sides[side].players[substitute.player] = substitute.name;
                return sheet;
            }
    return nullptr;
}

/// Gives results to substitutes, for the `result-to` lines of the night file.
void give_results(const Entrants& field, std::vector<const Sheet*>& sheets, Night& night) {
    for (const NightEntry& entry : std::vector(night.file->entries)) {
        if (entry.kind != NightEntry::Kind::result_to) continue;
        std::size_t at = 0;
        const auto sheet = given_to(field, sheets, entry, at);
        if (!sheet) {
            report_line(night, entry.who_place,
                        fmt::format("{} is not a substitute in any game of round {}; write "
                                    "result-to ROUND SUBSTITUTE, for example result-to 2 Eva Lind",
                                    entry.who.front().name, entry.round));
            continue;
        }
        night.add_corrections().given_sheets.push_back(sheet);
        sheets[at] = sheet.get();
        night.remarks.push_back(
            {night.round_index(entry.round),
             fmt::format("the result of {} goes to {}", sheet->place(), entry.who.front().name)});
    }
}

void name_night(Night& night, const std::vector<const Sheet*>& sheets) {
    std::set<std::string> dates, events;
    for (const Sheet* sheet : sheets) {
        if (!sheet->date.empty()) dates.insert(sheet->date);
        if (!sheet->event.empty()) events.insert(sheet->event);
    }
    if (night.file && !night.file->date.empty()) {
        if (!dates.empty() && dates.count(night.file->date) == 0)
            night.notes.push_back(fmt::format("{}: dated {}, but the records {}", night.file->name,
                                              night.file->date, *dates.begin()));
        dates.insert(night.file->date);
    }
    night.dates.assign(dates.begin(), dates.end());
    night.title = night.file ? night.file->title : "";
    if (night.title.empty() && events.size() == 1) night.title = *events.begin();
}

/// Sorts entrants and removes duplicates.
std::vector<Entrant> in_order(std::vector<Entrant> entrants) {
    std::sort(entrants.begin(), entrants.end());
    entrants.erase(std::unique(entrants.begin(), entrants.end()), entrants.end());
    return entrants;
}

std::vector<Entrant> without(std::vector<Entrant> entrants, const std::vector<Entrant>& others) {
    std::erase_if(entrants, [&](Entrant entrant) {
        return std::find(others.begin(), others.end(), entrant) != others.end();
    });
    return entrants;
}

/// Finds the entrants, ranks them, and stores their places after each round.
void rank_all(const ScoreKeeper& keeper, std::span<const Criterion> order, Night& night) {
    night.came = without(in_order(std::move(night.came)), night.expelled);
    std::vector<Entrant> entrants = night.came;
    for (const Award& award : night.results.awards) entrants.push_back(award.entrant);
    night.ranked = without(in_order(entrants), night.expelled);
    entrants.insert(entrants.end(), night.expelled.begin(), night.expelled.end());
    for (const PointsPenalty& penalty : night.results.penalties)
        entrants.push_back(penalty.entrant);
    night.results.entrants = in_order(std::move(entrants));
    night.tallies.by_entrant = ByEntrant<Tally>(night.results.entrants);
    night.ranking.order.assign(order.begin(), order.end());
    if (order.empty())
        night.ranking.order =
            night.file && !night.file->order.empty() ? night.file->order : usual_order();
    const bool shows_rounds = night.rounds.size() <= most_rounds &&
                              night.rounds.size() * night.ranked.size() <= most_places;
    if (!shows_rounds) add(night.tallies, night.results);
    for (std::uint32_t round = 0; shows_rounds && round < night.rounds.size(); ++round) {
        keeper.add_round(round, night.tallies);
        ByEntrant<std::uint32_t>& places = night.places_after.emplace_back(night.ranked);
        for (const Rank& rank : keeper.standings(round, night.tallies).ranks)
            places[rank.entrant] = rank.place;
    }
    if (shows_rounds) keeper.add_round(no_round, night.tallies);
    night.ranking = keeper.standings(no_round, night.tallies);
}

/// The people of a team; empty if the line does not count.
std::vector<Entrant> members_of(const Entrants& field, Night& night, const NightEntry& entry) {
    std::string complaint;
    const std::vector<Entrant> people = field.entrants_of(entry.who, complaint);
    const auto& names = night.teams.names;
    if (std::find(names.begin(), names.end(), entry.reason) != names.end())
        complaint = fmt::format("a second team {}; this line is ignored", entry.reason);
    for (std::size_t team = 0; team < names.size() && complaint.empty(); ++team)
        for (const Entrant person : people) {
            const auto& members = night.teams.members[team];
            if (std::find(members.begin(), members.end(), person) != members.end())
                complaint = fmt::format("{} is in team {} already; this line is ignored",
                                        field.shown(person), names[team]);
        }
    if (complaint.empty()) return people;
    report_line(night, entry.who_place, complaint);
    return {};
}

/// Ranks teams by the sums of their people. Teams have no head-to-head, and partnerships have no
/// teams.
void rank_teams(const Entrants& field, Night& night) {
    if (field.by() != RankedBy::player) return;
    TeamStandings& teams = night.teams;
    std::vector<Entrant> all;
    for (const NightEntry& entry : std::vector(night.file->entries)) {
        if (entry.kind != NightEntry::Kind::team) continue;
        const std::vector<Entrant> people = members_of(field, night, entry);
        if (people.empty()) continue;
        const auto team = static_cast<Entrant>(teams.names.size());
        all.push_back(team);
        teams.names.push_back(entry.reason);
        teams.members.push_back(people);
        for (const Entrant person :
             night.corrections ? without(people, night.corrections->annulled) : people)
            add(teams.tallies.by_entrant[team], std::as_const(night.tallies).by_entrant[person]);
    }
    std::vector<Criterion> order = night.ranking.order;
    std::erase(order, Criterion::head_to_head);
    teams.ranking = rank(teams.tallies, all, order);
    std::stable_sort(
        night.file->findings.begin(), night.file->findings.end(),
        [](const Finding& a, const Finding& b) { return a.place.offset < b.place.offset; });
}

}  // namespace

std::uint32_t Night::differences() const {
    std::size_t sum = 0;
    for (const NightRow& row : rows) sum += row.sheet->differences.size();
    return static_cast<std::uint32_t>(sum);
}

std::uint32_t Night::round_index(const std::string& round) const {
    const auto before = [](const auto& a, const auto& b) { return round_key(a) < round_key(b); };
    const auto at = std::lower_bound(rounds.begin(), rounds.end(), round, before);
    if (at == rounds.end() || *at != round) return no_round;
    return static_cast<std::uint32_t>(at - rounds.begin());
}

Night hold_night(const Entrants& field, std::vector<const Sheet*> sheets,
                 std::optional<NightFile> file, std::span<const Criterion> order) {
    Night night;
    std::stable_sort(sheets.begin(), sheets.end(), earlier);
    night.file = std::move(file);
    collect_rounds(night, sheets);
    if (night.file) give_results(field, sheets, night);
    name_night(night, sheets);
    ScoreKeeper keeper(field, night);
    keeper.add_rows(sheets);
    if (night.file) apply_night_file(field, night);
    keeper.add_games();
    keeper.note_several_in_a_round();
    night.counted = static_cast<std::uint32_t>(night.results.games.size());
    rank_all(keeper, order, night);
    if (night.file) rank_teams(field, night);
    return night;
}

}  // namespace bones::inline show::night
