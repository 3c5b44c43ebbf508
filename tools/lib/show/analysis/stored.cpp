#include "tools/lib/show/analysis/stored.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "tools/lib/io/versions.hpp"
#include "tools/lib/show/analysis/json.hpp"
#include "tools/lib/show/analysis/shown.hpp"

namespace bones::inline show::analysis {
namespace {

using archive::Database;
using archive::Query;

std::int64_t rounded(double points) {
    return std::llround(points * loss_unit);
}

/// A placeholder for a seat, `{B}`: the name is filled in when the text is shown.
std::string seat_sign(Seat seat) {
    return {'{', seat.letter(), '}'};
}

std::string with_names(std::string_view text, const Record& record, std::uint32_t hand) {
    std::string out(text);
    for (int s = 0; s < record.players; ++s) {
        const std::string sign = seat_sign(Seat(s)), name = player_name(record, Seat(s), hand);
        for (std::size_t at = 0; (at = out.find(sign, at)) != out.npos; at += name.size())
            out.replace(at, sign.size(), name);
    }
    return out;
}

std::string json_of_moves(const AnalyzedDecision& one) {
    std::string json;
    {
        JsonText text(json);
        text.begin_object();
        append_moves(text, one);
        text.end_object();
    }
    constexpr std::string_view key = "{\"moves\":";
    return json.substr(key.size(), json.size() - key.size() - 1);
}

std::string letter(int seat) {
    return std::string(1, Seat(seat).letter());
}

void store_decision(Query& insert, std::int64_t number, const Record& record,
                    const AnalyzedDecision& one, const Request& request) {
    const search::Decision& decision = one.decision();
    int at = 0;
    const auto bind = [&](const auto& value) { insert.bind(++at, value); };
    const auto bind_text = [&](const std::optional<std::string>& text) {
        text ? insert.bind(++at, std::string_view(*text)) : insert.bind_null(++at);
    };
    const auto points = [&](double worlds::FairLoss::*part) {
        return one.fair ? std::optional(rounded((*one.fair).*part)) : std::nullopt;
    };
    bind(number);
    bind(std::int64_t{decision.hand} + 1);
    bind(std::int64_t{decision.ply});
    bind_text(letter(decision.seat.index()));
    bind_text(move_text(one.choice(*decision.played).action));
    const std::optional<std::size_t> best = one.best();
    bind_text(best ? std::optional(move_text(one.choice(*best).action)) : std::nullopt);
    const std::optional<int> loss = decision.loss();
    bind(loss ? std::optional<std::int64_t>(*loss) : std::nullopt);
    bind(points(&worlds::FairLoss::loss));
    bind(points(&worlds::FairLoss::low));
    bind(points(&worlds::FairLoss::high));
    const bool mistake = one.mark != Mark::none;
    bind_text(mistake ? std::optional(std::string(text_of(one.mark))) : std::nullopt);
    bind_text(mistake ? std::optional(remedy_in_words(record, one, request, seat_sign))
                      : std::nullopt);
    bind_text(basis_in_words(record, one, request, seat_sign));
    bind_text(json_of_moves(one));
    insert.run();
}

void store_hand(Query& insert, std::int64_t number, std::int64_t position, int players,
                const worlds::HandLuck& luck) {
    for (int seat = 0; seat < players; ++seat) {
        const int side = seat % luck.sides;
        const worlds::SideLuck& parts = luck.parts[static_cast<std::size_t>(side)];
        nlohmann::json course = nlohmann::json::array();
        for (const worlds::Sums& sums : luck.before)
            course.push_back(sums[static_cast<std::size_t>(side)]);
        const std::string text = course.dump(), own = letter(seat), of = letter(side);
        insert.with(number, position, std::string_view(own), std::string_view(of), luck.unit,
                    parts.result, parts.deal, parts.chance, parts.play, parts.others,
                    luck.own_play[Seat(seat)]);
        if (seat == side)
            insert.bind(12, std::string_view(text));
        else
            insert.bind_null(12);
        insert.run();
    }
}

std::optional<double> number_in(const nlohmann::json& move, const char* key) {
    const nlohmann::json& value = move.at(key);
    return value.is_null() ? std::nullopt : std::optional(value.get<double>());
}

picture::ShownDecision shown_row(const Query& row, const Record& record) {
    picture::ShownDecision shown;
    shown.hand = static_cast<std::size_t>(row.number(0) - 1);
    shown.ply = static_cast<std::uint32_t>(row.number(1));
    const auto hand = static_cast<std::uint32_t>(shown.hand);
    const Seat seat(row.text(2)[0] - 'A');
    const std::string played = row.string(3);
    shown.side = static_cast<std::size_t>(scoring_seat_of(record, seat).index());
    shown.mark = row.string(4);
    if (!shown.mark.empty())
        shown.words = fmt::format(
            "{}; {}", made_in_words(player_name(record, seat, hand), played, record.game),
            with_names(row.text(5), record, hand));
    shown.note = with_names(row.text(6), record, hand);
    for (const nlohmann::json& move : nlohmann::json::parse(row.text(7))) {
        const std::string name = move.at("move").get<std::string>();
        shown.moves.push_back({move_in_table(name), number_in(move, "fair"),
                               number_in(move, "value"), number_in(move, "estimate"),
                               name == played});
    }
    return shown;
}

void add_side(picture::ShownAnalysis& shown, const Query& row, const Record& record) {
    const auto hand = static_cast<std::size_t>(row.number(0) - 1);
    if (hand >= shown.hands.size()) return;
    if (!shown.hands[hand]) shown.hands[hand].emplace();
    const auto unit = static_cast<double>(row.number(2));
    const auto points = [&](int column) { return static_cast<double>(row.number(column)) / unit; };
    shown.hands[hand]->sides.push_back({side_name(record, row.text(1)[0] - 'A'), points(3),
                                        points(4), points(5), points(6), points(7)});
    std::vector<double>& values = shown.hands[hand]->values.emplace_back();
    for (const nlohmann::json& value : nlohmann::json::parse(row.text(8)))
        values.push_back(value.get<double>() / unit);
}

std::string versions() {
    return fmt::format("a.version = {} AND a.judging = {}", analysis_version, judging_version);
}

}  // namespace

std::string analysis_is_current() {
    return "a.text_hash = r.text_hash AND " + versions();
}

bool store_analysis(Database& database, std::int64_t number, std::string_view text_hash,
                    const RecordChecker& judged, const Analysis& analysis, const Request& request) {
    Query there(database, "SELECT 1 FROM records WHERE record_id = ? AND text_hash = ?");
    if (!there.with(number, text_hash).step()) return false;
    there.reset();
    Query(database, "DELETE FROM analyses WHERE record_id = ?").with(number).run();
    const worlds::Budgets& budgets = request.budgets;
    Query entry(database,
                fmt::format("INSERT INTO analyses VALUES (?, ?, ?, ?, ?, ?, ?, ?, {})",
                            request.threshold ? fmt::format("{}", *request.threshold) : "NULL"));
    entry
        .with(number, text_hash, std::int64_t{analysis_version}, std::int64_t{judging_version},
              static_cast<std::int64_t>(budgets.nodes), std::int64_t{budgets.worlds},
              static_cast<std::int64_t>(budgets.world_nodes), std::int64_t{budgets.games})
        .run();
    Query decisions(database,
                    "INSERT INTO analyzed_decisions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
                    "?)");
    for (const AnalyzedDecision& one : analysis.decisions)
        store_decision(decisions, number, judged.record, one, request);
    Query hands(database, "INSERT INTO analyzed_hands VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    for (std::size_t hand = 0; hand < analysis.luck.size(); ++hand)
        if (analysis.luck[hand])
            store_hand(hands, number, static_cast<std::int64_t>(hand) + 1, judged.record.players,
                       *analysis.luck[hand]);
    return true;
}

std::vector<std::int64_t> records_to_analyze(Database& database, const Request& request,
                                             const std::vector<std::int64_t>& among) {
    const worlds::Budgets& budgets = request.budgets;
    Query current(
        database,
        fmt::format("SELECT 1 FROM analyses a JOIN records r USING (record_id) WHERE {} AND "
                    "a.record_id = ? AND a.nodes = {} AND a.worlds = {} AND a.world_nodes = {} AND "
                    "a.games = {} AND a.threshold IS {}",
                    analysis_is_current(), budgets.nodes, budgets.worlds, budgets.world_nodes,
                    budgets.games,
                    request.threshold ? fmt::format("{}", *request.threshold) : "NULL"));
    std::vector<std::int64_t> wanted;
    for (const std::int64_t number : among) {
        const archive::Reset reset(current);
        if (!current.with(number).step()) wanted.push_back(number);
    }
    return wanted;
}

std::optional<picture::ShownAnalysis> stored_analysis(Database& database, std::int64_t number,
                                                      const Record& record) {
    Query there(database,
                fmt::format("SELECT a.threshold FROM analyses a JOIN records r USING (record_id) "
                            "WHERE a.record_id = ? AND {}",
                            analysis_is_current()));
    if (!there.with(number).step()) return std::nullopt;
    Request request;
    if (!there.is_null(0)) request.threshold = there.real(0);
    picture::ShownAnalysis shown;
    tell_scale(shown, record, request);
    shown.hands.resize(record.hands.size());
    Query decisions(database,
                    "SELECT position, ply, seat, played, ifnull(mark, ''), "
                    "ifnull(difference, ''), basis, moves FROM analyzed_decisions WHERE record_id "
                    "= ? ORDER BY position, ply");
    for (decisions.with(number); decisions.step();)
        shown.decisions.push_back(shown_row(decisions, record));
    Query hands(database,
                "SELECT position, seat, unit, result, deal, chance, play, others, course FROM "
                "analyzed_hands WHERE record_id = ? AND seat = side ORDER BY position, seat");
    for (hands.with(number); hands.step();) add_side(shown, hands, record);
    return shown;
}

StoredSums stored_sums(Database& database) {
    StoredSums sums;
    Query decisions(
        database,
        fmt::format("SELECT d.record_id, d.position - 1, unicode(d.seat) - 65, d.fair_loss, "
                    "d.mark IS NOT NULL "
                    "FROM analyses a JOIN records r USING (record_id) JOIN analyzed_decisions d "
                    "USING (record_id) WHERE d.fair_loss IS NOT NULL AND {}",
                    analysis_is_current()));
    while (decisions.step()) {
        SeatSums& seat =
            sums[{decisions.number(0), decisions.number(1), static_cast<int>(decisions.number(2))}];
        seat.loss.add(decisions.number(3));
        seat.mistakes += decisions.number(4) != 0;
    }
    Query hands(
        database,
        fmt::format(
            "SELECT h.record_id, h.position - 1, unicode(h.seat) - 65, h.unit, "
            "h.deal + h.chance, h.own_play FROM analyses a JOIN records r USING (record_id) JOIN "
            "analyzed_hands h USING (record_id) WHERE {}",
            analysis_is_current()));
    while (hands.step()) {
        SeatSums& seat =
            sums[{hands.number(0), hands.number(1), static_cast<int>(hands.number(2))}];
        const auto unit = static_cast<double>(hands.number(3));
        seat.luck.add(rounded(static_cast<double>(hands.number(4)) / unit));
        seat.play.add(rounded(static_cast<double>(hands.number(5)) / unit));
    }
    return sums;
}

}  // namespace bones::inline show::analysis
