#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "libnotation/json/json_text.hpp"
#include "tools/lib/io/text/print_to.hpp"
#include "tools/lib/show/night/render.hpp"

namespace bones::inline show::night {

namespace {

using Json = nlohmann::ordered_json;

/// Appends one JSON line. Names may have any bytes; invalid UTF-8 becomes U+FFFD.
void put(TextPieces& out, const Json& line) {
    out.text() += line.dump(-1, ' ', false, Json::error_handler_t::replace);
    out.text() += '\n';
    out.line_done();
}

Json text_or_null(const std::string& text) {
    return text.empty() ? Json() : Json(text);
}

/// A number of halves as a decimal: 2, 2.5.
Json decimal(std::int64_t halves) {
    return halves % 2 == 0 ? Json(halves / 2) : Json(static_cast<double>(halves) / 2);
}

Json order_of(const Ranking& ranking) {
    Json order = Json::array();
    for (const Criterion criterion : ranking.order) order.push_back(name_of(criterion));
    return order;
}

void put_night(TextPieces& out, const Entrants& field, const Night& night) {
    put(out, {{"type", "night"},
              {"title", text_or_null(night.title)},
              {"dates", night.dates},
              {"by", field.by() == RankedBy::player ? "player" : "partnership"},
              {"order", order_of(night.ranking)},
              {"terms", terms_of(night)},
              {"rounds", night.rounds},
              {"games", night.counted}});
}

Json side_of(const Entrants& field, const NightRow& row, std::size_t i) {
    const SheetSide& side = row.sheet->sides[i];
    Json players = Json::array();
    for (const PlayerName& name : side.players) {
        const auto person = field.people().find(name);
        players.push_back(person ? Json(field.people().shown(*person)) : Json());
    }
    return {{"seats", side.seats},
            {"players", players},
            {"points", row.sheet->totals_known ? Json(side.points) : Json()},
            {"written", side.written ? Json(*side.written) : Json()},
            {"games_won", side.games_won ? Json(*side.games_won) : Json()},
            {"won", static_cast<bool>(row.won[i])},
            {"forfeits", static_cast<bool>(row.forfeits[i])}};
}

void put_game(TextPieces& out, const Entrants& field, const NightRow& row) {
    const Sheet& sheet = *row.sheet;
    Json sides = Json::array(), differences = Json::array();
    for (std::size_t i = 0; i < sheet.sides.size(); ++i) sides.push_back(side_of(field, row, i));
    for (const SheetDifference& difference : sheet.differences)
        differences.push_back({{"line", difference.line}, {"message", difference.message}});
    put(out, {{"type", "game"},
              {"file", sheet.file},
              {"line", sheet.line},
              {"record", sheet.record},
              {"game", sheet.game == Game::unknown ? Json() : Json(traits(sheet.game).name)},
              {"id", text_or_null(sheet.id)},
              {"date", text_or_null(sheet.date)},
              {"round", text_or_null(sheet.round)},
              {"table", text_or_null(sheet.table)},
              {"sides", sides},
              {"complete", sheet.complete},
              {"left_out", text_or_null(row.left_out)},
              {"differences", differences}});
}

void put_remark(TextPieces& out, const Night& night, const NightRemark& remark) {
    put(out, {{"type", "remark"},
              {"round", remark.round == no_round ? Json() : Json(night.rounds[remark.round])},
              {"text", remark.text}});
}

Json tally_of(const Tally& tally) {
    return {{"played", tally.games},
            {"won", tally.won},
            {"shared", tally.shared},
            {"lost", tally.lost},
            {"byes", tally.byes},
            {"walkovers", tally.walkovers},
            {"absent", tally.no_shows},
            {"wins", decimal(tally.half_wins)},
            {"penalty", tally.penalty},
            {"bonus", tally.bonus},
            {"for", tally.points_for},
            {"against", tally.points_against},
            {"difference", tally.difference}};
}

/// Appends a list of any length, item by item.
template <class Write>
void put_list(TextPieces& out, std::size_t size, const Write& write) {
    out.text() += '[';
    for (std::size_t i = 0; i < size; ++i) {
        if (i > 0) out.text() += ',';
        {
            JsonText json(out.text());
            write(json, i);
        }
        out.line_done();
    }
    out.text() += ']';
}

/// The value of a criterion, as JSON.
std::string value_of(Criterion by, std::int64_t number) {
    const bool halves = by != Criterion::difference && by != Criterion::points_for;
    return halves ? decimal(number).dump() : std::to_string(number);
}

void put_step(TextPieces& out, const Entrants& field, const TieStep& step) {
    print_to(out.text(), R"({{"by":"{}","comparable":{},"broken":{},"values":)", name_of(step.by),
             step.comparable, step.broken);
    put_list(out, step.tied.size(), [&](JsonText& json, std::size_t i) {
        json.begin_object();
        json.key("name").string(field.shown(step.tied[i]));
        json.key("value").json(step.comparable ? value_of(step.by, step.values[i]) : "null");
        json.end_object();
    });
    out.text() += '}';
}

void put_ties(TextPieces& out, const Entrants& field, const Ranking& ranking) {
    for (const Tie& tie : ranking.ties) {
        const Criterion by = ranking.order.front();
        print_to(out.text(), R"({{"type":"tie","by":"{}","value":{},"tied":)", name_of(by),
                 value_of(by, tie.value));
        put_list(out, tie.tied.size(),
                 [&](JsonText& json, std::size_t i) { json.string(field.shown(tie.tied[i])); });
        out.text() += R"(,"steps":[)";
        for (const TieStep& step : tie.steps) {
            if (&step != tie.steps.data()) out.text() += ',';
            put_step(out, field, step);
        }
        out.text() += "]}\n";
        out.line_done();
    }
}

void put_meetings(TextPieces& out, const Entrants& field, const Tallies& tallies) {
    for (const auto& [pair, meeting] : tallies.meetings) {
        if (pair.first > pair.second) continue;
        put(out, {{"type", "meeting"},
                  {"name", field.shown(pair.first)},
                  {"other", field.shown(pair.second)},
                  {"games", meeting.games},
                  {"won", meeting.won},
                  {"shared", meeting.shared},
                  {"lost", meeting.lost},
                  {"for", meeting.points_for},
                  {"against", meeting.points_against}});
    }
}

void put_findings(TextPieces& out, const Night& night) {
    if (!night.file) return;
    Record shell;
    shell.text = night.file->text;
    for (const Finding& finding : night.file->findings) {
        const Position at = locate(shell, finding.place);
        put(out, {{"type", "finding"},
                  {"file", night.file->name},
                  {"line", at.line},
                  {"column", at.column},
                  {"end_column", at.end_column},
                  {"code", finding.code->name},
                  {"message", finding.message}});
    }
    for (const std::string& note : night.notes) put(out, {{"type", "note"}, {"text", note}});
}

Json standing_of(const Entrants& field, const Rank& rank, const Tally& tally, const char* type) {
    Json line = {{"type", type},
                 {"place", rank.place},
                 {"shared_place", rank.shared},
                 {"name", field.shown(rank.entrant)},
                 {"ids", field.ids(rank.entrant)}};
    line.update(tally_of(tally));
    return line;
}

void put_teams(TextPieces& out, const Entrants& field, const TeamStandings& teams) {
    for (const Rank& rank : teams.ranking.ranks) {
        Json people = Json::array();
        for (const Entrant entrant : teams.members[rank.entrant])
            people.push_back(field.shown(entrant));
        Json line = {{"type", "team"},
                     {"place", rank.place},
                     {"shared_place", rank.shared},
                     {"name", teams.names[rank.entrant]},
                     {"people", people}};
        line.update(tally_of(teams.tallies.by_entrant[rank.entrant]));
        put(out, line);
    }
}

}  // namespace

void night_json(const TextSink& sink, const Entrants& field, const Night& night) {
    TextPieces out(sink);
    put_night(out, field, night);
    for (const NightRow& row : night.rows) put_game(out, field, row);
    for (const NightRemark& remark : night.remarks) put_remark(out, night, remark);
    for (const Rank& rank : night.ranking.ranks) {
        Json line = standing_of(field, rank, night.tallies.by_entrant[rank.entrant], "standing");
        Json& after = line["after_rounds"] = Json::array();
        for (const auto& places : night.places_after)
            after.push_back(places[rank.entrant] == 0 ? Json() : Json(places[rank.entrant]));
        put(out, line);
    }
    put_teams(out, field, night.teams);
    put_ties(out, field, night.ranking);
    put_meetings(out, field, night.tallies);
    put_findings(out, night);
    out.flush();
}

void season_json(const TextSink& sink, const Entrants& field, const Season& season) {
    TextPieces out(sink);
    put(out, {{"type", "season"},
              {"title", text_or_null(season.title)},
              {"by", field.by() == RankedBy::player ? "player" : "partnership"},
              {"order", order_of(season.ranking)},
              {"attendance", season.rules.attendance},
              {"places", season.rules.places},
              {"win", season.rules.win},
              {"best", season.rules.best > 0 ? Json(season.rules.best) : Json()}});
    for (const Night& night : season.nights) put_night(out, field, night);
    for (const Rank& rank : season.ranking.ranks) {
        const Tally& tally = season.tallies.by_entrant[rank.entrant];
        Json line = standing_of(field, rank, tally, "ladder");
        line["points"] = decimal(tally.ladder);
        Json& nights = line["nights"] = Json::array();
        for (const LadderNight& night : season.nights_of(rank.entrant))
            nights.push_back({{"came", night.came},
                              {"place", night.place > 0 ? Json(night.place) : Json()},
                              {"points", decimal(night.points)},
                              {"counts", night.counts}});
        put(out, line);
    }
    put_ties(out, field, season.ranking);
    put_meetings(out, field, season.tallies);
    for (const Night& night : season.nights) put_findings(out, night);
    out.flush();
}

void changes_json(const TextSink& sink, const Changes& changes) {
    TextPieces out(sink);
    for (const GameChange& game : changes.games)
        put(out, {{"type", "changed_game"},
                  {"game", game.what},
                  {"before", text_or_null(game.before)},
                  {"after", text_or_null(game.after)}});
    for (const StandingChange& change : changes.standings) {
        Json line = {{"type", "changed_standing"},
                     {"name", change.entrant},
                     {"place_before", text_or_null(change.place_before)},
                     {"place_after", text_or_null(change.place_after)},
                     {"before", tally_of(change.before)},
                     {"after", tally_of(change.after)}};
        if (changes.with_ladder) {
            line["points_before"] = decimal(change.before.ladder);
            line["points_after"] = decimal(change.after.ladder);
        }
        put(out, line);
    }
    out.flush();
}

}  // namespace bones::inline show::night
