// Reads sums and cases from their lines.
#include <fmt/core.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "tools/batch/sums.hpp"
#include "tools/batch/whole_numbers.hpp"

namespace bones::batch {

namespace {

using Json = nlohmann::json;

/// Calls `use` with each line of a file whose type and grouping match.
template <class Use>
void for_lines(const std::string& path, std::string_view type, std::string_view per, Use use) {
    const std::string wanted = fmt::format("{{\"type\":\"{}\",\"per\":\"{}\",", type, per);
    std::ifstream file(path, std::ios::binary);
    if (!file) throw std::runtime_error("cannot read " + path);
    for (std::string line; std::getline(file, line);)
        if (line.starts_with(wanted)) use(parse_whole_numbers(line));
}

}  // namespace

void read_statistics(const std::string& path, stats::Groups& groups) {
    const std::string& per = stats::grouping_names()[static_cast<std::size_t>(groups.grouping())];
    for_lines(path, "group", per, [&](const Json& line) {
        stats::Group group;
        group.name = line.at("name");
        for (const auto& [metric, numbers] : line.at("samples").items()) {
            stats::Sample sample;
            for (std::size_t i = 0; i < stats::parts_of_sample.size(); ++i)
                sample.*stats::parts_of_sample[i] = numbers.at(i);
            group.tallies.add(stats::index_of_metric(metric), sample);
        }
        groups.add(line.at("key").get<std::string>(), group);
    });
}

void read_violations(const std::string& path, Per per, ViolationTable& table) {
    for_lines(path, "offenders", name_of(per), [&](const Json& line) {
        Offenders group;
        group.name = line.at("name");
        group.records = line.at("records");
        for (std::size_t i = 0; i < chance_count; ++i) group.chances[i] = line.at("chances").at(i);
        for (const auto& [code, numbers] : line.at("codes").items()) {
            Row& row = group.rows[&breach_named(code)];
            row.proven = numbers.at(0);
            row.if_right = numbers.at(1);
            row.open = numbers.at(2);
            row.called = numbers.at(3);
            row.points = numbers.at(4);
        }
        table.add(line.at("key").get<std::string>(), group);
    });
}

}  // namespace bones::batch
