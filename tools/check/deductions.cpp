#include "tools/check/deductions.hpp"

#include <fmt/compile.h>
#include <fmt/format.h>

#include <iterator>

#include "libnotation/json/json_text.hpp"
#include "libnotation/text/shown.hpp"
#include "tools/lib/judged.hpp"

namespace bones {
namespace {

std::string_view kind_name(DeductionKind kind) {
    constexpr std::string_view names[] = {"held", "not-taken", "ruled-out"};
    return names[static_cast<std::size_t>(kind)];
}

void append_tiles(std::string& out, const TileSet& tiles) {
    const char* comma = "";
    for (Tile tile : tiles) {
        fmt::format_to(std::back_inserter(out), FMT_COMPILE("{}\"{}-{}\""), comma, tile.high(),
                       tile.low());
        comma = ",";
    }
}

}  // namespace

void render_deduction_text(std::string_view file, const Record& record, const Deduction& deduction,
                           std::string& out) {
    const Position at = locate(record, deduction.place);
    fmt::format_to(std::back_inserter(out), "{}:{}:{}: deduced[{}]: {}\n", shown(file), at.line,
                   at.column, kind_name(deduction.kind), deduction.message);
}

void render_deduction_json(std::string_view file, const Record& record, const Deduction& deduction,
                           std::string& out) {
    const Position at = locate(record, deduction.place);
    const std::string id = header_text(record, Keyword::id);
    out += "{\"type\":\"deduction\",\"file\":";
    append_json_string(out, file);
    fmt::format_to(
        std::back_inserter(out),
        FMT_COMPILE(",\"line\":{},\"column\":{},\"end_column\":{},\"record\":{},\"id\":"), at.line,
        at.column, at.end_column, record.index);
    if (id.empty())
        out += "null";
    else
        append_json_string(out, id);
    fmt::format_to(std::back_inserter(out), FMT_COMPILE(",\"hand\":{},\"ply\":{},\"seat\":"),
                   record.hands[deduction.hand].number, deduction.ply);
    if (deduction.seat.exists()) {
        fmt::format_to(std::back_inserter(out), FMT_COMPILE("\"{}\",\"player\":"),
                       deduction.seat.letter());
        append_json_string(out, player_name(record, deduction.seat));
    } else {
        out += "null,\"player\":null";
    }
    fmt::format_to(std::back_inserter(out), FMT_COMPILE(",\"kind\":\"{}\",\"tiles\":["),
                   kind_name(deduction.kind));
    append_tiles(out, deduction.tiles);
    out += "],\"message\":";
    append_json_string(out, deduction.message);
    out += "}\n";
}

}  // namespace bones
