#include "tools/check/deductions.hpp"

#include "libnotation/text/shown.hpp"
#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/io/text/print_to.hpp"

namespace bones {
namespace {

std::string_view kind_name(DeductionKind kind) {
    constexpr std::string_view names[] = {"held", "not-taken", "ruled-out"};
    return names[static_cast<std::size_t>(kind)];
}

}  // namespace

void render_deduction_text(std::string_view file, const Record& record, const Deduction& deduction,
                           std::string& out) {
    const Position at = locate(record, deduction.place);
    print_to(out, "{}:{}:{}: deduced[{}]: {}\n", shown(file), at.line, at.column,
             kind_name(deduction.kind), deduction.message);
}

void render_deduction_json(std::string_view file, const Record& record, const Deduction& deduction,
                           std::string& out) {
    const Position at = locate(record, deduction.place);
    JsonText json(out);
    json.begin_object();
    json.key("type").word("deduction");
    json.key("file").string(file);
    json.key("line").number(at.line);
    json.key("column").number(at.column);
    json.key("end_column").number(at.end_column);
    json.key("record").number(record.index);
    json.key("id").string_or_null(header_text(record, Keyword::id));
    json.key("hand").number(record.hands[deduction.hand].number);
    json.key("ply").number(deduction.ply);
    json.key("seat").seat_or_null(deduction.seat);
    json.key("player").string_or_null(
        deduction.seat.exists() ? player_name(record, deduction.seat, deduction.hand) : "");
    json.key("kind").word(kind_name(deduction.kind));
    json.key("tiles").begin_list();
    for (Tile tile : deduction.tiles) json.tile(tile);
    json.end_list();
    json.key("message").string(deduction.message);
    json.end_object();
    json.end_line();
}

}  // namespace bones
