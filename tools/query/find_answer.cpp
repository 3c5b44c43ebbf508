#include "tools/query/find_answer.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "libnotation/json/json_text.hpp"
#include "tools/lib/io/failure.hpp"
#include "tools/lib/io/text/did_you_mean.hpp"
#include "tools/lib/io/text/json_line.hpp"

namespace bones {

using namespace archive;

namespace {

const std::vector<std::string> record_groups = {"game", "event", "month"};

int variable_named(const find::Pattern& pattern, const std::string& per) {
    std::vector<std::string> names = record_groups;
    if (per.empty() || std::find(names.begin(), names.end(), per) != names.end())
        return find::no_number;
    for (std::size_t i = 0; i < pattern.variables.size(); ++i) {
        if (pattern.variables[i].name == per) return static_cast<int>(i);
        names.push_back(pattern.variables[i].name);
    }
    throw UsageError(fmt::format(
        "--per `{}` is not valid; use game, event, month or a variable of the pattern{}", per,
        did_you_mean(per, names)));
}

/// Whether the rows of a level are sorted by a property of records.
bool sorts_by_record(const QueryOptions& options) {
    const std::string& by = options.ordering.by;
    if (options.level.empty()) return true;
    const Level level = options.level_asked();
    if (by == "length" && level != Level::records) return false;
    const std::vector<std::string> names = sort_names(Level::records);
    return std::find(names.begin(), names.end(), by) != names.end();
}

/// The values of the variables: `{"X":"Bo Chen"}`.
std::string bound_json(const find::Pattern& pattern, const FoundMatch& match) {
    std::string object;
    {
        JsonText json(object);
        json.begin_object();
        for (std::size_t i = 0; i < match.bound.size(); ++i)
            if (!match.bound[i].empty())
                json.any_key(pattern.variables[i].name).string(match.bound[i]);
        json.end_object();
    }
    return object;
}

}  // namespace

FoundRecord found_record(const find::Pattern& pattern, const find::RecordFinder& finder,
                         const std::vector<find::RecordMatch>& found, const std::string& per) {
    const Record& record = finder.record();
    FoundRecord told;
    told.date = header_text(record, Keyword::date);
    told.event = header_text(record, Keyword::event);
    told.game = traits(record.game).name;
    for (const find::RecordMatch& one : found) {
        FoundMatch& match = told.matches.emplace_back();
        match.hand = std::int64_t{one.hand} + 1;
        match.number = record.hands[one.hand].number;
        match.first = std::int64_t{one.match.first} + 1;
        match.last = std::int64_t{one.match.last} + 1;
        for (std::size_t i = 0; i < pattern.variables.size(); ++i) {
            match.bound.push_back(finder.bound(one, i));
            if (pattern.variables[i].name == per) match.person = finder.person(one, i);
        }
        match.steps = one.match.steps;
    }
    return told;
}

FindAnswer::FindAnswer(const QueryOptions& options, const find::Pattern& pattern, bool files,
                       Style style, Output& output)
    : options_(options),
      pattern_(pattern),
      files_(files),
      style_(style),
      output_(output),
      variable_(variable_named(pattern, options.per)),
      sorts_(!sorts_by_record(options)) {
    if (counts() || options.format == "bones" || !lists_matches()) return;
    matches_ = std::make_unique<RowWriter>(output, row_format(options.format), match_columns(),
                                           "match", style);
    if (options.wide) matches_->widen();
}

void FindAnswer::rows_from(Database& database) {
    if (counts() || options_.format == "bones" || lists_matches()) return;
    database_ = &database;
    answer_ = std::make_unique<Answer>(database, options_, options_.level_asked(), style_, output_,
                                       files_);
    hand_query_ = std::make_unique<Query>(
        database, "SELECT hand_id FROM hands WHERE record_id = ? AND position = ?");
    if (!sorts_) return;
    // The found keys go into a temporary table, so the archive itself is not written.
    database.run(fmt::format("PRAGMA query_only = OFF; {}", temporary_keys));
    keep_query_ = std::make_unique<Query>(database, "INSERT INTO temp.found VALUES (?, ?, ?)");
}

std::string_view FindAnswer::level_name() const {
    return lists_matches() ? "matches" : name_of(options_.level_asked());
}

std::vector<RowColumn> FindAnswer::match_columns() const {
    std::vector<RowColumn> columns;
    if (files_) columns.push_back({"file", Align::left, true});
    columns.push_back({"record", Align::right});
    if (options_.format == "jsonl") {
        for (const char* name : {"hand", "plies", "bound"}) columns.push_back({name});
        return columns;
    }
    for (const char* name : {"date", "game"}) columns.push_back({name});
    for (const char* name : {"hand", "first", "last"}) columns.push_back({name, Align::right});
    for (const find::Variable& variable : pattern_.variables) columns.push_back({variable.name});
    return columns;
}

bool FindAnswer::full() const {
    if (counts() || sorts_ || options_.ordering.limit < 0) return false;
    return count_ >= static_cast<std::uint64_t>(options_.ordering.limit);
}

// The first matches are written at once, because rare matches would otherwise stay in the buffer
// until the end.
bool FindAnswer::add(const FoundRecord& record) {
    if (full()) return false;
    if (counts()) {
        count(record);
        return true;
    }
    write(record);
    if (!shown_) output_.flush();
    shown_ = true;
    return !full();
}

void FindAnswer::write(const FoundRecord& record) {
    if (options_.format == "bones") {
        records_.write(record.text);
        ++count_;
    } else if (lists_matches()) {
        for (const FoundMatch& match : record.matches)
            if (!full()) write_match(record, match);
    } else {
        write_rows(record);
    }
}

std::vector<FoundItem> FindAnswer::items_of(const FoundRecord& record) const {
    std::vector<FoundItem> items;
    const std::vector<FoundMatch>& all = record.matches;
    const Level level = options_.level_asked();
    if (!lists_matches() && level == Level::records) return {{0, 0, 0}};
    for (std::size_t i = 0; i < all.size(); ++i) {
        const std::int64_t hand = all[i].hand;
        if (lists_matches() || level == Level::hands)
            items.push_back({hand, lists_matches() ? static_cast<std::int64_t>(i) : 0, i});
        else
            for (const std::uint32_t step : all[i].steps)
                items.push_back({hand, std::int64_t{step} + 1, i});
    }
    std::stable_sort(items.begin(), items.end());
    return items;
}

void FindAnswer::count(const FoundRecord& record) {
    std::vector<FoundItem> items = items_of(record);
    const std::vector<FoundMatch>& all = record.matches;
    const auto alike = [](const FoundItem& a, const FoundItem& b) { return !(a < b) && !(b < a); };
    if (!options_.per.empty()) {
        // Each item counts once for each of its groups.
        std::set<std::pair<FoundItem, std::string>> seen;
        const bool whole = !lists_matches() && options_.level_asked() == Level::records;
        for (std::size_t i = 0; whole && i < all.size(); ++i)
            seen.emplace(FoundItem{}, join_group(record, all[i]));
        for (const FoundItem& item : items)
            if (!whole) seen.emplace(item, join_group(record, all[item.match]));
        for (const auto& [item, group] : seen) ++groups_[group].count;
    }
    items.erase(std::unique(items.begin(), items.end(), alike), items.end());
    count_ += items.size();
}

/// The key of a match's group. For a person it includes the id: the same name with an id is a
/// different person, and one id may have several spellings.
std::string FindAnswer::join_group(const FoundRecord& record, const FoundMatch& match) {
    std::string name = variable_ != find::no_number
                           ? match.bound[static_cast<std::size_t>(variable_)]
                       : options_.per == "game"  ? record.game
                       : options_.per == "event" ? record.event
                                                 : record.date.substr(0, 7);
    const bones::Person& person = match.person;
    std::string key = person.is_known() ? person.key() : '\n' + name;
    Group& group = groups_[key];
    if (group.count == 0 && group.name.empty()) group.person = person;
    if (group.name.empty() || (person.is_known() && is_better_name(name, group.name))) {
        group.name = std::move(name);
        if (!person.name.empty()) group.person.name = person.name;
    }
    return key;
}

void FindAnswer::write_match(const FoundRecord& record, const FoundMatch& match) {
    const auto or_none = [](const std::string& text) {
        return text.empty() ? Cell::none() : Cell::of(std::string_view(text));
    };
    std::vector<Cell> cells;
    if (files_) cells.push_back(Cell::of(std::string_view(record.place.file)));
    cells.push_back(Cell::of(record.place.record));
    if (options_.format == "jsonl") {
        cells.push_back(Cell::of(match.number));
        cells.push_back(Cell::raw(fmt::format("[{},{}]", match.first, match.last)));
        cells.push_back(Cell::raw(bound_json(pattern_, match)));
    } else {
        cells.push_back(or_none(record.date));
        cells.push_back(Cell::of(std::string_view(record.game)));
        for (const std::int64_t number : {match.number, match.first, match.last})
            cells.push_back(Cell::of(number));
        for (const std::string& value : match.bound) cells.push_back(or_none(value));
    }
    matches_->add(cells);
    ++count_;
}

std::int64_t FindAnswer::hand_key(std::int64_t record, std::int64_t position) {
    const Reset reset(*hand_query_);
    return hand_query_->with(record, position).step() ? hand_query_->number(0) : 0;
}

void FindAnswer::write_rows(const FoundRecord& record) {
    FoundItem last{-1, -1, 0};
    for (const FoundItem& item : items_of(record)) {
        if (full()) return;
        if (!(last < item)) continue;
        last = item;
        std::vector<std::int64_t> keys{record.number};
        if (item.hand > 0) keys.push_back(hand_key(record.number, item.hand));
        if (item.ply > 0) keys.push_back(item.ply);
        ++count_;
        if (sorts_) {
            keep_keys(keys);
        } else if (record.rows != nullptr) {
            const SeatPoints points = seat_points(*record.rows, item.hand - 1);
            answer_->add(keys, record.place, &points);
        } else {
            answer_->add(keys, record.place);
        }
    }
}

void FindAnswer::keep_keys(std::span<const std::int64_t> keys) {
    const Reset reset(*keep_query_);
    for (int i = 0; i < 3; ++i)
        keep_query_->bind(i + 1, static_cast<std::size_t>(i) < keys.size() ? keys[i] : 0);
    keep_query_->step();
}

void FindAnswer::write_sorted() {
    const PreparedStatement sorted = sort_statement(options_.level_asked(), options_.ordering);
    Query keys(*database_, sorted.sql);
    sorted.parameters.bind(keys);
    answer_->add_all(keys);
}

/// Writes the groups, the largest first, then by name.
void FindAnswer::write_groups() {
    std::map<std::string, int> namesakes;
    for (const auto& [key, group] : groups_) ++namesakes[group.name];
    std::vector<std::pair<std::string, std::uint64_t>> groups;
    for (const auto& [key, group] : groups_)
        groups.emplace_back(namesakes[group.name] > 1 && group.person.is_known()
                                ? group.person.in_full()
                                : group.name,
                            group.count);
    std::sort(groups.begin(), groups.end(), [](const auto& a, const auto& b) {
        return a.second != b.second ? a.second > b.second : a.first < b.first;
    });
    const bool lines = options_.format == "jsonl";
    std::vector<RowColumn> columns;
    if (lines) columns = {{"level"}, {"per"}};
    columns.push_back({lines ? "group" : options_.per});
    columns.push_back({"count", Align::right});
    RowWriter writer(output_, row_format(options_.format), columns, "count", style_);
    if (options_.wide) writer.widen();
    for (const auto& [group, number] : groups) {
        if (options_.ordering.limit >= 0 &&
            writer.rows() >= static_cast<std::uint64_t>(options_.ordering.limit))
            break;
        std::vector<Cell> cells;
        if (lines) cells = {Cell::of(level_name()), Cell::of(std::string_view(options_.per))};
        cells.push_back(group.empty() ? Cell::none() : Cell::of(std::string_view(group)));
        cells.push_back(Cell::of(static_cast<std::int64_t>(number)));
        writer.add(cells);
    }
    writer.finish();
    if (lines) output_.write(level_count("summary", level_name(), count_));
}

std::uint64_t FindAnswer::finish() {
    if (!options_.per.empty()) {
        write_groups();
    } else if (options_.count) {
        if (options_.format == "jsonl")
            output_.write(level_count("count", level_name(), count_));
        else
            output_.write(fmt::format("{}\n", count_));
    } else if (matches_) {
        matches_->finish();
        if (options_.format == "jsonl")
            output_.write(level_count("summary", "matches", matches_->rows()));
    } else if (answer_) {
        if (sorts_) write_sorted();
        answer_->finish();
    }
    return count_;
}

}  // namespace bones
