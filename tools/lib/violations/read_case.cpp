// A case out of the line that was printed of it as JSON Lines.
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "engine/codes.hpp"
#include "tools/lib/violations/report.hpp"

namespace bones {

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

ToldCase read_case(const std::string& text) {
    const Json line = Json::parse(text);
    ToldCase told;
    told.file = line.at("file");
    told.line = line.at("line");
    told.column = line.at("column");
    told.record = line.at("record");
    told.date = text_or_none(line.at("date"));
    told.event = text_or_none(line.at("event"));
    told.game = game_titled(line.at("game"));
    told.hand = line.at("hand");
    told.ply = line.at("ply").is_null() ? -1 : line.at("ply").get<std::int64_t>();
    if (const std::string seat = text_or_none(line.at("seat")); !seat.empty())
        told.seat = Seat(seat[0] - 'A');
    told.player = text_or_none(line.at("player"));
    told.code = line.at("code");
    told.clause = line.at("clause");
    told.proven = line.at("verdict") == "broken";
    if (line.contains("if")) told.rests_on = line.at("if").get<std::vector<std::string>>();
    if (line.contains("explained_by")) {
        told.explained_line = line.at("explained_by").at("line");
        told.explained_column = line.at("explained_by").at("column");
    }
    told.called = line.at("called");
    told.points = line.at("points");
    told.message = text_or_none(line.at("message"));
    told.evidence = line.at("evidence").get<std::vector<std::string>>();
    return told;
}

}  // namespace bones
