// Tab-separated values as ClickHouse, DuckDB and pandas read them: `\N` is NULL; a backslash stands
// before what would end a value or a line.
#pragma once

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "libnotation/text/text_writer.hpp"

namespace bones::clickhouse {

/// Appends a value as it stands between tabs.
void append_tsv(TextWriter& out, std::string_view value);
/// What such a value means.
std::string value_of_tsv(std::string_view written);
/// The values of a line without its end.
std::vector<std::string> values_of_tsv(std::string_view line);
/// The numbers of a list, `[1,2]`. Throws std::runtime_error for what is none.
std::vector<std::int64_t> numbers_of_tsv(std::string_view list);

/// Writes a row, value by value, a tab after each; its last tab becomes the end of the line. A view
/// without data is NULL.
class TsvRow {
  public:
    explicit TsvRow(TextWriter& out) : out_(out) {}
    TsvRow(const TsvRow&) = delete;
    TsvRow& operator=(const TsvRow&) = delete;
    ~TsvRow() { *(out_.room(0) - 1) = '\n'; }

    TsvRow& text(std::string_view value) {
        if (value.data() == nullptr) return null();
        append_tsv(out_, value);
        return tab();
    }
    /// NULL if empty.
    TsvRow& text_or_null(std::string_view value) { return value.empty() ? null() : text(value); }
    /// Words in which nothing is to be marked.
    TsvRow& word(std::string_view value) {
        if (value.data() == nullptr) return null();
        out_.put(value);
        return tab();
    }
    TsvRow& word_or_null(std::string_view value) { return value.empty() ? null() : word(value); }
    template <class Number>
    TsvRow& number(Number value) {
        char* const begin = out_.room(most_digits + 1);
        char* const end = std::to_chars(begin, begin + most_digits, value).ptr;
        *end = '\t';
        out_.take_until(end + 1);
        return *this;
    }
    TsvRow& null() { return written("\\N\t"); }
    /// `[1,2]`
    template <class Numbers>
    TsvRow& numbers(const Numbers& values) {
        out_.put('[');
        char* at = out_.room(values.size() * (most_digits + 1));
        for (const auto& value : values) {
            if (value >= 0 && value < 10)  // most are
                *at++ = static_cast<char>('0' + value);
            else
                at = std::to_chars(at, at + most_digits, value).ptr;
            *at++ = ',';
        }
        out_.take_until(at);
        return end_list(values.empty());
    }
    /// `['a','b']`, of words in which nothing is to be marked.
    template <class Words>
    TsvRow& words(const Words& values) {
        out_.put('[');
        for (const std::string_view value : values) {
            char* const at = out_.room(value.size() + 3);
            *at = '\'';
            char* const end = std::copy(value.begin(), value.end(), at + 1);
            end[0] = '\'', end[1] = ',';
            out_.take_until(end + 2);
        }
        return end_list(values.empty());
    }
    /// Values that are written already, a tab after each.
    TsvRow& written(std::string_view values) {
        out_.put(values);
        return *this;
    }

  private:
    static constexpr std::size_t most_digits = 20;  // a sign among them

    TsvRow& tab() {
        out_.put('\t');
        return *this;
    }
    TsvRow& end_list(bool empty) {
        if (empty)
            out_.put(']');
        else
            *(out_.room(0) - 1) = ']';
        return tab();
    }

    TextWriter& out_;
};

/// Values of a row, written once to be put into several: a tab after each. `fill` writes them into
/// a TsvRow.
template <class Fill>
std::string written_values(Fill&& fill) {
    std::string values;
    {
        TextWriter writer(values);
        TsvRow row(writer);
        fill(row);
    }
    values.back() = '\t';
    return values;
}

}  // namespace bones::clickhouse
