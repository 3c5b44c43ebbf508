// Tab-separated values as ClickHouse, DuckDB and pandas read them: `\N` is NULL; a backslash stands
// before what would end a value or a line.
#pragma once

#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace bones::clickhouse {

/// Appends a value as it stands between tabs.
void append_tsv(std::string& out, std::string_view value);
/// What such a value means.
std::string value_of_tsv(std::string_view written);
/// The values of a line without its end.
std::vector<std::string> values_of_tsv(std::string_view line);
/// The numbers of a list, `[1,2]`. Throws std::runtime_error for what is none.
std::vector<std::int64_t> numbers_of_tsv(std::string_view list);

/// Appends a row to a text, value by value. A view without data is NULL.
class TsvRow {
  public:
    explicit TsvRow(std::string& out) : out_(out) {}
    TsvRow(const TsvRow&) = delete;
    TsvRow& operator=(const TsvRow&) = delete;
    ~TsvRow() { out_.back() = '\n'; }

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
        out_ += value;
        return tab();
    }
    template <class Number>
    TsvRow& number(Number value) {
        char digits[24];
        const auto [end, error] = std::to_chars(digits, digits + sizeof digits - 1, value);
        *end = '\t';
        out_.append(digits, end + 1);
        return *this;
    }
    TsvRow& null() {
        out_ += "\\N\t";
        return *this;
    }
    /// `[1,2]`
    template <class Numbers>
    TsvRow& numbers(const Numbers& values) {
        out_ += '[';
        for (const auto& value : values) {
            if (out_.back() == '\t') out_.back() = ',';
            number(value);
        }
        return end_list();
    }
    /// `['a','b']`, of words in which nothing is to be marked.
    template <class Words>
    TsvRow& words(const Words& values) {
        out_ += '[';
        bool first = true;
        for (const auto& value : values) {
            out_ += first ? "'" : ",'";
            out_ += value;
            out_ += '\'';
            first = false;
        }
        out_ += ']';
        return tab();
    }
    /// Values that are written already, a tab after each.
    TsvRow& written(std::string_view values) {
        out_ += values;
        return *this;
    }

  private:
    TsvRow& tab() {
        out_ += '\t';
        return *this;
    }
    TsvRow& end_list() {
        if (out_.back() == '\t')
            out_.back() = ']';
        else
            out_ += ']';
        return tab();
    }

    std::string& out_;
};

}  // namespace bones::clickhouse
