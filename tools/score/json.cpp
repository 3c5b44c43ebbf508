#include <fmt/compile.h>
#include <fmt/format.h>

#include <iterator>

#include "libnotation/json/json_text.hpp"
#include "tools/score/render.hpp"

namespace bones {

using namespace night;

namespace {

void append_header(std::string& out, const Record& record, Keyword keyword, std::string_view name) {
    out += ",\"";
    out += name;
    out += "\":";
    const std::string value = header_text(record, keyword);
    if (value.empty())
        out += "null";
    else
        append_json_string(out, value);
}

void append_ledger(std::string& out, const GameVerdict& verdict, std::size_t hand) {
    constexpr auto entry_format =
        FMT_COMPILE("{}{{\"ply\":{},\"seat\":\"{}\",\"points\":{},\"clause\":\"{}\",\"reason\":");
    out += ",\"ledger\":[";
    const char* comma = "";
    for (const LedgerEntry& entry : verdict.ledger) {
        if (entry.hand != hand) continue;
        fmt::format_to(std::back_inserter(out), entry_format, comma, entry.ply, entry.seat.letter(),
                       entry.points, entry.clause);
        append_json_string(out, in_words(entry.reason));
        out += '}';
        comma = ",";
    }
    out += ']';
}

void append_hands(std::string& out, const Judge& judged) {
    const char* comma = "";
    for (std::size_t i = 0; i < judged.verdict.hands.size(); ++i) {
        const HandVerdict& hand = judged.verdict.hands[i];
        out += comma;
        out += '{';
        append_hand(out, judged.record, judged.record.hands[i], hand);
        out += hand.score_taken ? ",\"as_written\":true" : ",\"as_written\":false";
        append_ledger(out, judged.verdict, i);
        out += '}';
        comma = ",";
    }
}

void append_differences(std::string& out, const Judge& judged) {
    constexpr auto difference_format =
        FMT_COMPILE("{}{{\"line\":{},\"hand\":{},\"code\":\"{}\",\"message\":");
    const char* comma = "";
    for (const Finding& finding : judged.verdict.findings) {
        if (!is_difference(finding)) continue;
        fmt::format_to(std::back_inserter(out), difference_format, comma,
                       locate(judged.record, finding.place).line,
                       finding.hand < 0 ? "null" : std::to_string(finding.hand),
                       finding.code->name);
        append_json_string(out, finding.message);
        out += '}';
        comma = ",";
    }
}

}  // namespace

void score_json(std::string& out, std::string_view file, const Judge& judged) {
    const Record& record = judged.record;
    out += "{\"type\":\"score\",";
    append_identity(out, file, record);
    out += ',';
    append_game(out, record, judged.verdict);
    append_header(out, record, Keyword::id, "id");
    append_header(out, record, Keyword::event, "event");
    append_header(out, record, Keyword::date, "date");
    append_header(out, record, Keyword::round, "round");
    append_header(out, record, Keyword::table, "table");
    out += ",\"hands\":[";
    append_hands(out, judged);
    out += "],";
    append_result(out, record, judged.verdict);
    out += ",\"claimed\":";
    append_amounts(out, claimed_result(record));
    out += ",\"differences\":[";
    append_differences(out, judged);
    out += "]}\n";
}

}  // namespace bones
