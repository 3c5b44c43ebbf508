#include "tools/lib/store/find/archive_search.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "libnotation/text/joined.hpp"
#include "tools/lib/store/archive/names.hpp"
#include "tools/lib/store/find/candidates.hpp"

namespace bones::inline store::find {

using namespace archive;

namespace {

bool asks_of_hands(const Filters& filters) {
    return filters.any_of_hands() || filters.any_of_actions() || filters.any_of_findings();
}

RecordFinder::Options of_canonical_texts(RecordFinder::Options options) {
    options.canonical = true;
    return options;
}

SearchStatement records_statement(const Pattern& pattern, const Filters& filters,
                                  std::string_view order) {
    Selection picked = select(filters, Level::records);
    SearchStatement statement{{}, filters.any() ? std::move(picked.parameters) : Parameters()};
    std::string where;
    const auto need = [&](const std::string& condition) {
        where += fmt::format("{}{}", where.empty() ? "\nWHERE " : "\n  AND ", condition);
    };
    if (filters.any())
        need(fmt::format("r.record_id IN (SELECT {} {})", picked.record, picked.sql));
    const std::vector<std::string> found = found_by_index(pattern, statement.parameters);
    if (!found.empty())
        need(fmt::format("r.record_id IN (SELECT h.record_id FROM hands h WHERE {})",
                         joined(found, " AND ")));
    statement.sql = fmt::format(
        "SELECT r.record_id\nFROM records r LEFT JOIN events e USING (event_id){}\nORDER BY {}",
        where, order);
    return statement;
}

}  // namespace

SearchStatements search_statements(const Pattern& pattern, const Filters& filters,
                                   std::string_view order) {
    SearchStatements all;
    all.records = records_statement(pattern, filters, order);
    Selection picked = select(filters, Level::hands, Purpose::one_record);
    const bool filtered = asks_of_hands(filters);
    if (filtered) all.hands.parameters = picked.parameters;
    all.record = static_cast<int>(all.hands.parameters.values().size()) + 1;
    const std::string record = all.hands.parameters.add(std::int64_t{0});
    all.hands.sql = fmt::format("SELECT h.position\nFROM hands h\nWHERE h.record_id = {}", record);
    if (filtered)
        all.hands.sql += fmt::format("\n  AND h.hand_id IN (SELECT h.hand_id {})", picked.sql);
    for (const std::string& condition : found_within(pattern, all.hands.parameters))
        all.hands.sql += fmt::format("\n  AND {}", condition);
    all.hands.sql += "\nORDER BY h.position";
    return all;
}

ArchiveSearch::ArchiveSearch(Database& database, const Filters& filters, const Pattern& pattern,
                             RecordFinder::Options options, std::string_view order)
    : database_(database),
      statements_(search_statements(pattern, filters, order)),
      records_(database, statements_.records.sql),
      hands_(database, statements_.hands.sql),
      text_query_(database, "SELECT text, cut FROM records WHERE record_id = ?"),
      finder_(pattern, std::make_shared<const NamedPeople>(pattern, database),
              of_canonical_texts(std::move(options))) {
    statements_.records.parameters.bind(records_);
    statements_.hands.parameters.bind(hands_);
    if (!filters.any_of_actions() && !filters.any_of_findings()) return;
    const Selection met = select(filters, Level::actions, Purpose::one_record);
    met_.emplace(database, fmt::format("SELECT h.position, a.ply {}", met.sql));
    met.parameters.bind(*met_);
    met_record_ = static_cast<int>(met.parameters.values().size()) + 1;
}

bool ArchiveSearch::read_hands() {
    const Reset reset(hands_);
    hands_.bind(statements_.record, record_);
    wanted_.clear();
    while (hands_.step()) {
        const auto position = static_cast<std::size_t>(hands_.number(0));
        wanted_.resize(std::max(wanted_.size(), position));
        wanted_[position - 1] = true;
    }
    return !wanted_.empty();
}

/// Keeps the matches that contain an action or finding that the filters choose.
void ArchiveSearch::keep_what_is_met() {
    if (!met_ || found_.empty()) return;
    const Reset reset(*met_);
    met_->bind(met_record_, record_);
    std::set<std::pair<std::int64_t, std::int64_t>> met;
    while (met_->step()) met.emplace(met_->number(0), met_->number(1));
    std::erase_if(found_, [&](const RecordMatch& found) {
        const std::int64_t hand = found.hand + 1;
        const auto first = met.lower_bound({hand, found.match.first + 1});
        return first == met.end() || *first > std::pair(hand, std::int64_t{found.match.last} + 1);
    });
}

bool ArchiveSearch::next() {
    while (records_.step()) {
        record_ = records_.number(0);
        if (!read_hands()) continue;
        text_query_.reset();
        text_query_.with(record_).step();
        found_ = finder_.find({text(), 1, static_cast<std::uint32_t>(record_), is_cut()}, wanted_);
        keep_what_is_met();
        if (!found_.empty()) return true;
    }
    return false;
}

void complain_of_names(const Complain& complain, Database& database, const Pattern& pattern) {
    for (const std::string& name : pattern.names)
        if (!has_player(database, name)) complain(no_player(database, name));
}

}  // namespace bones::inline store::find
