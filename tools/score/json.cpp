#include "libnotation/text/lexer.hpp"
#include "tools/lib/outcome.hpp"
#include "tools/score/render.hpp"

namespace bones {

using namespace night;

namespace {

void append_ledger(JsonText& json, const Judge& judged, std::size_t hand) {
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

void append_hands(JsonText& json, const Judge& judged) {
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

void append_differences(JsonText& json, const Judge& judged) {
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

}  // namespace

void score_json(std::string& out, std::string_view file, const Judge& judged) {
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

}  // namespace bones
