#include "tools/libbones/lines.hpp"

#include <optional>

#include "bones/parser.hpp"
#include "bones/referee.hpp"
#include "libnotation/codes.hpp"
#include "libnotation/text/lexer.hpp"
#include "tools/libbones/action_words.hpp"
#include "tools/libbones/outcome.hpp"
#include "tools/libbones/record_checker.hpp"

namespace bones {

namespace {

void append_ledger(JsonText& json, const RecordChecker& judged, std::size_t hand) {
    json.key("ledger").begin_list();
    for (const LedgerEntry& entry : judged.verdict.ledger) {
        if (entry.hand != hand) continue;
        json.begin_object();
        json.key("ply").number(entry.ply);
        json.key("seat").seat(entry.seat);
        json.key("points").number(entry.points);
        json.key("clause").word(entry.clause);
        json.key("reason").string(reason_in_words(judged.record, entry));
        json.end_object();
    }
    json.end_list();
}

void append_hands(JsonText& json, const RecordChecker& judged) {
    json.key("hands").begin_list();
    for (std::size_t i = 0; i < judged.verdict.hands.size(); ++i) {
        const HandVerdict& hand = judged.verdict.hands[i];
        json.begin_object();
        append_hand(json, judged.record, judged.record.hands[i], hand);
        json.key("as_written").boolean(hand.score_taken);
        append_ledger(json, judged, i);
        json.end_object();
    }
    json.end_list();
}

void append_differences(JsonText& json, const RecordChecker& judged) {
    json.key("differences").begin_list();
    for (const Finding& finding : judged.verdict.findings) {
        if (!is_difference(finding)) continue;
        json.begin_object();
        json.key("line").number(locate(judged.record, finding.place).line);
        json.key("hand").number_or_null(finding.hand);
        json.key("code").word(finding.code->name);
        json.key("message").string(finding.message);
        json.end_object();
    }
    json.end_list();
}

/// Appends the effect of an action on the table, if the rules were applied to it.
void append_trace(JsonText& json, const PlyTrace& ply) {
    const std::optional<std::uint8_t> suit = ply.led ? ply.led : ply.suit;
    json.key("suit").number_or_null(suit ? *suit : -1);
    json.key("moves").number_or_null(ply.judged && ply.moves ? *ply.moves : -1);
    json.key("points").number(ply.points + ply.trick_points);
    json.key("taker").seat_or_null(ply.taker);
}

void append_action(JsonText& json, const RecordChecker& judged, Locator& places,
                   std::size_t index) {
    const Action& action = judged.verdict.actions[index];
    const Place place = judged.record.place_of(judged.record.actions[index]);
    const Position at = places.locate(place);
    json.key("seat").seat_or_null(action.seat());
    json.key("kind").word(word_of(action.kind));
    json.key("tile");
    if (action.names_tile())
        json.tile(action.tile());
    else
        json.null();
    json.key("arm").number_or_null(action.names_arm() && !action.draws_some() ? int(action.arm)
                                                                              : -1);
    append_trace(json, judged.verdict.trace[index]);
    json.key("line").number(at.line);
    json.key("column").number(at.column);
    json.key("token").string(judged.record.at(place));
}

}  // namespace

bool is_difference(const Finding& finding) {
    return finding.severity == Severity::claim && finding.verdict == Verdict::broken;
}

bool something_wrong(const FindingCounts& counts) {
    return counts.error + counts.broken + counts.claim > 0;
}

void find_no_record(const RawRecord& raw, Record& record, GameVerdict& verdict) {
    parse(raw, record);
    verdict = {};
    Finding finding;
    finding.set_code(code::no_record);
    finding.clause = section::records;
    finding.message = "no record here; a record begins with a `game` line";
    verdict.counts.add(finding);
    verdict.findings = {finding};
}

void append_record_line(std::string_view file, const Record& record, const GameVerdict& verdict,
                        std::string_view fingerprint, std::string& out) {
    JsonText json(out);
    json.begin_object();
    json.key("type").word("record");
    append_identity(json, file, record);
    append_game(json, record, verdict);
    json.key("fingerprint").word(fingerprint);
    json.key("hands").begin_list();
    for (std::size_t i = 0; i < verdict.hands.size(); ++i) {
        json.begin_object();
        append_hand(json, record, record.hands[i], verdict.hands[i]);
        json.end_object();
    }
    json.end_list();
    append_result(json, record, verdict);
    append_counts(json, verdict.counts);
    json.end_object();
    json.end_line();
}

void score_json(std::string& out, std::string_view file, const RecordChecker& judged) {
    const Record& record = judged.record;
    JsonText json(out);
    json.begin_object();
    json.key("type").word("score");
    append_identity(json, file, record);
    append_game(json, record, judged.verdict);
    for (const Keyword keyword :
         {Keyword::id, Keyword::event, Keyword::date, Keyword::round, Keyword::table})
        json.key(name_of(keyword)).string_or_null(header_text(record, keyword));
    append_hands(json, judged);
    append_result(json, record, judged.verdict);
    const std::optional<Points> games = games_won(record);
    append_points(json.key("games_won"), record, games.value_or(Points{}), games.has_value());
    append_amounts(json.key("claimed"), claimed_result(record));
    append_differences(json, judged);
    json.end_object();
    json.end_line();
}

void actions_json(std::string& out, std::string_view file, const RecordChecker& judged) {
    const Record& record = judged.record;
    Locator places(record);
    JsonText json(out);
    json.begin_object();
    json.key("type").word("actions");
    append_identity(json, file, record);
    json.key("actions").begin_list();
    for (const Hand& hand : record.hands)
        for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i) {
            json.begin_object();
            json.key("hand").number(hand.number);
            json.key("ply").number(i - hand.first_action + 1);
            append_action(json, judged, places, i);
            json.end_object();
        }
    json.end_list();
    json.end_object();
    json.end_line();
}

}  // namespace bones
