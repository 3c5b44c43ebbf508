#include "tools/query/answer.hpp"

#include <algorithm>

#include "libnotation/json/json_text.hpp"
#include "tools/lib/io/text/json_line.hpp"

namespace bones {

using namespace archive;

std::string level_count(std::string_view type, std::string_view level, std::uint64_t count) {
    return json_line(type, [&](JsonText& json) {
        json.key("level").word(level);
        json.key("count").number(count);
    });
}

Answer::Answer(Database& database, const QueryOptions& options, Level level, Style style,
               Output& output, bool of_files)
    : options_(options),
      level_(level),
      of_files_(of_files),
      output_(output),
      columns_(columns_of(level, row_format(options.format))),
      row_(database, row_statement(level, columns_)),
      writer_(output, row_format(options.format), titles(), type_of(level), style) {
    if (options.wide) writer_.widen();
    if (std::any_of(columns_.begin(), columns_.end(), tells_points)) points_.emplace(database);
}

std::vector<RowColumn> Answer::titles() const {
    std::vector<RowColumn> titles;
    if (of_files_) titles.push_back({"file", Align::left, true});
    for (const AnswerColumn& column : columns_)
        titles.push_back({std::string(column.name),
                          column.as == AnswerColumn::As::number ? Align::right : Align::left});
    return titles;
}

void Answer::add_all(Query& keys) {
    std::vector<std::int64_t> numbers(static_cast<std::size_t>(keys.columns()));
    while (!full() && keys.step()) {
        for (std::size_t i = 0; i < numbers.size(); ++i)
            numbers[i] = keys.number(static_cast<int>(i));
        add(numbers);
    }
}

void Answer::add(std::span<const std::int64_t> keys, const FilePlace& place,
                 const SeatPoints* points) {
    const Reset reset(row_);
    for (std::size_t i = 0; i < keys.size(); ++i) row_.bind(static_cast<int>(i) + 1, keys[i]);
    if (!row_.step()) return;
    if (points_ && points == nullptr) points = &points_->read(keys[0], keys[1]);
    cells_.clear();
    if (of_files_) cells_.push_back(Cell::of(std::string_view(place.file)));
    for (std::size_t i = 0; i < columns_.size(); ++i)
        cells_.push_back(of_files_ && columns_[i].name == "record"
                             ? Cell::of(place.record)
                             : cell_of(row_, static_cast<int>(i), columns_[i], points));
    writer_.add(cells_);
}

std::uint64_t Answer::finish() {
    writer_.finish();
    if (options_.format == "jsonl")
        output_.write(level_count("summary", name_of(level_), writer_.rows()));
    return writer_.rows();
}

}  // namespace bones
