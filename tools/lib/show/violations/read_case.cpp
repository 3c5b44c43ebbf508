// Reads a case from its JSON line.
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "engine/codes.hpp"
#include "tools/lib/show/violations/report.hpp"

namespace bones::inline show {

namespace {

using Json = nlohmann::json;

Game game_titled(const Json& name) {
    for (std::size_t i = 0; i < game_traits.size(); ++i)
        if (name == game_traits[i].name) return static_cast<Game>(i);
    return Game::unknown;
}

std::string text_or_none(const Json& value) {
    return value.is_null() ? std::string() : value.get<std::string>();
}

}  // namespace

const Code& breach_named(std::string_view name) {
    for (const Code* code : code::engine_codes())
        if (code->name == name) return *code;
    throw std::runtime_error("unknown code " + std::string(name));
}

CaseReport read_case(const std::string& text) {
    const Json line = Json::parse(text);
    CaseReport report;
    report.file = line.at("file");
    report.line = line.at("line");
    report.column = line.at("column");
    report.record = line.at("record");
    report.date = text_or_none(line.at("date"));
    report.event = text_or_none(line.at("event"));
    report.game = game_titled(line.at("game"));
    report.hand = line.at("hand");
    report.ply = line.at("ply").is_null() ? -1 : line.at("ply").get<std::int64_t>();
    if (const std::string seat = text_or_none(line.at("seat")); !seat.empty())
        report.seat = Seat(seat[0] - 'A');
    report.player = text_or_none(line.at("player"));
    report.code = line.at("code");
    report.clause = line.at("clause");
    report.proven = line.at("verdict") == "broken";
    if (line.contains("if")) report.rests_on = line.at("if").get<std::vector<std::string>>();
    if (line.contains("explained_by")) {
        report.explained_line = line.at("explained_by").at("line");
        report.explained_column = line.at("explained_by").at("column");
    }
    report.called = line.at("called");
    report.points = line.at("points");
    report.message = text_or_none(line.at("message"));
    report.evidence = line.at("evidence").get<std::vector<std::string>>();
    return report;
}

}  // namespace bones::inline show
