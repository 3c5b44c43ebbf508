// Tab-separated values as ClickHouse, DuckDB and pandas read them. `\N` is NULL. A backslash
// escapes characters that would end a value or a line.
#pragma once

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "libnotation/text/text_writer.hpp"

namespace bones::inline store::clickhouse {

/// Appends a value with escapes.
void append_tsv(TextWriter& out, std::string_view value);
/// The value without escapes.
std::string value_of_tsv(std::string_view written);
/// The values of a line, which has no line end.
std::vector<std::string> values_of_tsv(std::string_view line);
/// The numbers of a list, `[1,2]`. Throws std::runtime_error if it is not such a list.
std::vector<std::int64_t> numbers_of_tsv(std::string_view list);

/// Writes a row, value by value, with a tab after each. The last tab becomes the line end.
class TsvRow {
  public:
    explicit TsvRow(TextWriter& out) : out_(out) {}
    TsvRow(const TsvRow&) = delete;
    TsvRow& operator=(const TsvRow&) = delete;
    ~TsvRow() { *(out_.room(0) - 1) = '\n'; }

    TsvRow& text(std::string_view value) {
        append_tsv(out_, value);
        return tab();
    }
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
            if (value >= 0 && value < 10)  // the usual case
                *at++ = static_cast<char>('0' + value);
            else
                at = std::to_chars(at, at + most_digits, value).ptr;
            *at++ = ',';
        }
        out_.take_until(at);
        return end_list(values.empty());
    }
    /// `['a','b']`, for words that need no escapes.
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
    /// Values that are escaped already, each with a tab after it.
    TsvRow& written(std::string_view values) {
        out_.put(values);
        return *this;
    }

  private:
    static constexpr std::size_t most_digits = 20;  // including a sign

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

}  // namespace bones::inline store::clickhouse
