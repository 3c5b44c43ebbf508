// Text in columns, for people.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace bones {

/// How many columns of a terminal a UTF-8 text takes.
std::size_t display_width(std::string_view text);

/// A text that takes at most so many columns: what is longer is cut and ends with `…`.
std::string shortened(std::string_view text, std::size_t columns);

/// `1 game`, `3 games`, `2 breaches`.
std::string quantity(std::uint64_t number, std::string_view one, std::string_view many);

enum class Align { left, right };

/// A table whose columns are as wide as their widest cell.
class Table {
  public:
    explicit Table(std::vector<Align> columns) : columns_(std::move(columns)) {}
    /// A row of as many cells as there are columns, each as it may be shown. `style` is put around
    /// the whole row (an escape sequence).
    void add(std::vector<std::string> cells, std::string_view style = "");
    /// Appends all rows, each after `indent` blanks.
    void write(std::string& out, int indent) const;

  private:
    struct Row {
        std::vector<std::string> cells;
        std::string_view style;
    };

    std::vector<Align> columns_;
    std::vector<Row> rows_;
};

/// Escape sequences, or nothing where no colour is wanted.
struct Style {
    bool colored = false;

    std::string_view strong() const { return colored ? "\x1b[1m" : ""; }
    std::string_view faint() const { return colored ? "\x1b[2m" : ""; }
    std::string_view bad() const { return colored ? "\x1b[1;31m" : ""; }
    std::string_view good() const { return colored ? "\x1b[32m" : ""; }
    std::string_view plain() const { return colored ? "\x1b[0m" : ""; }
};

}  // namespace bones
