// Sums and cases back out of their lines.
#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "engine/codes.hpp"
#include "tools/batch/sums.hpp"

namespace bones::batch {

namespace {

using Json = nlohmann::json;

/// Calls `use` with each line of a file that is by `per`.
template <class Use>
void for_lines(const std::string& path, std::string_view type, std::string_view per, Use use) {
    const std::string wanted = fmt::format("{{\"type\":\"{}\",\"per\":\"{}\",", type, per);
    std::ifstream file(path, std::ios::binary);
    if (!file) throw std::runtime_error("cannot read " + path);
    for (std::string line; std::getline(file, line);)
        if (line.starts_with(wanted)) use(Json::parse(line));
}

std::size_t metric_named(const std::string& name) {
    const auto metrics = stats::all_metrics();
    const auto found = std::find_if(metrics.begin(), metrics.end(),
                                    [&](const auto& metric) { return metric.name == name; });
    if (found == metrics.end()) throw std::runtime_error("no metric " + name);
    return static_cast<std::size_t>(found - metrics.begin());
}

const Code* engine_code_named(const std::string& name) {
    for (const Code* code : code::engine_codes())
        if (code->name == name) return code;
    throw std::runtime_error("no code " + name);
}

Game game_titled(const Json& name) {
    for (std::size_t i = 0; i < game_traits.size(); ++i)
        if (name == game_traits[i].name) return static_cast<Game>(i);
    return Game::unknown;
}

std::string text_or_none(const Json& value) {
    return value.is_null() ? std::string() : value.get<std::string>();
}

}  // namespace

void read_statistics(const std::string& path, stats::Groups& groups) {
    const std::string& per = stats::grouping_names()[static_cast<std::size_t>(groups.grouping())];
    for_lines(path, "group", per, [&](const Json& line) {
        stats::Group group;
        group.name = line.at("name");
        for (const auto& [metric, numbers] : line.at("samples").items())
            group.tallies[metric_named(metric)] = {numbers.at(0), numbers.at(1), numbers.at(2),
                                                   numbers.at(3)};
        groups.add(line.at("key").get<std::string>(), group);
    });
}

void read_violations(const std::string& path, Per per, ViolationTable& table) {
    for_lines(path, "offenders", name_of(per), [&](const Json& line) {
        Offenders group;
        group.name = line.at("name");
        group.records = line.at("records");
        for (std::size_t i = 0; i < chance_count; ++i) group.chances[i] = line.at("chances").at(i);
        for (const auto& [code, numbers] : line.at("codes").items())
            group.rows[engine_code_named(code)] = {numbers.at(0), numbers.at(1), numbers.at(2),
                                                   numbers.at(3)};
        table.add(line.at("key").get<std::string>(), group);
    });
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
    told.called = line.at("called");
    told.points = line.at("points");
    told.message = text_or_none(line.at("message"));
    told.evidence = line.at("evidence").get<std::vector<std::string>>();
    return told;
}

}  // namespace bones::batch
