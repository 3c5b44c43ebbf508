#include "tools/lib/show/explain/markdown_text.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

#include "libnotation/text/chars.hpp"
#include "tools/lib/io/text/styled.hpp"

namespace bones::inline show {
namespace {

constexpr Ink code_ink = number_ink(8);
constexpr std::size_t example_indent = 4;
constexpr std::size_t between = 2;  ///< blanks between columns

std::size_t indent_of(std::string_view line) {
    return std::min(line.find_first_not_of(' '), line.size());
}

/// The length of the mark that begins a list item: `- `, `12. `; 0 if there is none.
std::size_t list_mark(std::string_view text) {
    if (text.starts_with("- ")) return 2;
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    return digits > 0 && text.substr(digits).starts_with(". ") ? digits + 2 : 0;
}

/// Whether a line is the row of dashes below the heads of a table.
bool is_table_rule(std::string_view line) {
    return line.find("---") != std::string_view::npos &&
           line.find_first_not_of("-| :") == std::string_view::npos;
}

/// The cells of a row. A `|` within code does not separate cells.
std::vector<std::string_view> cells_of(std::string_view row) {
    row = trimmed(row);
    if (row.starts_with('|')) row.remove_prefix(1);
    if (row.ends_with('|')) row.remove_suffix(1);
    std::vector<std::string_view> cells;
    bool in_code = false;
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= row.size(); ++i) {
        if (i < row.size() && row[i] == '`') in_code = !in_code;
        if (i < row.size() && (row[i] != '|' || in_code)) continue;
        cells.push_back(trimmed(row.substr(begin, i - begin)));
        begin = i + 1;
    }
    return cells;
}

/// Text with its code, emphasis and links styled.
Line styled(std::string_view text, bool colored, Ink ink = Ink::plain) {
    Line line;
    const auto add = [&line](std::string_view part, Ink look) {
        if (!part.empty()) line.push_back({std::string(part), look});
    };
    std::size_t plain = 0;
    for (std::size_t i = 0; i < text.size();) {
        const std::string_view rest = text.substr(i);
        const std::string_view mark = rest.starts_with("**")  ? "**"
                                      : rest.starts_with('`') ? "`"
                                      : rest.starts_with('*') ? "*"
                                      : rest.starts_with('[') ? "]("
                                                              : "";
        const std::size_t inside = mark == "](" ? 1 : mark.size();
        const std::size_t end = mark.empty() ? mark.npos : rest.find(mark, inside);
        const std::size_t close = mark == "](" && end != mark.npos ? rest.find(')', end) : end;
        const bool blank = inside >= rest.size() || (mark != "`" && is_blank(rest[inside]));
        if (close == mark.npos || blank || (mark == "](" && rest[1] == ']')) {
            i += std::max<std::size_t>(1, mark == "](" ? 1 : mark.size());
            continue;
        }
        add(text.substr(plain, i - plain), ink);
        const std::string_view words = rest.substr(inside, end - inside);
        const std::size_t length = mark == "](" ? close + 1 : end + mark.size();
        if (mark == "](")
            add(words, ink);
        else
            add(colored ? words : rest.substr(0, length), mark == "`" ? code_ink : Ink::strong);
        plain = i += length;
    }
    add(text.substr(plain), ink);
    return line;
}

/// Formats a page line by line.
class PageSetter {
  public:
    explicit PageSetter(PageLook look)
        : width_(static_cast<std::size_t>(look.width)), colored_(look.colored) {}

    void add(std::string_view line) {
        if (line.starts_with("```")) {
            end_block();
            in_example_ = !in_example_;
        } else if (in_example_) {
            lines_.push_back({{std::string(example_indent, ' ') + std::string(line), code_ink}});
        } else if (trimmed(line).empty()) {
            end_block();
            if (!lines_.empty() && !lines_.back().empty()) lines_.emplace_back();
        } else if (line.starts_with('#')) {
            end_block();
            lines_.push_back(
                styled(line.substr(std::min(line.find_first_not_of("# "), line.size())), colored_,
                       Ink::strong));
        } else {
            add_words(line);
        }
    }

    std::string finish() {
        end_block();
        while (!lines_.empty() && lines_.back().empty()) lines_.pop_back();
        std::string out;
        append_lines(out, lines_, colored_);
        return out;
    }

  private:
    void add_words(std::string_view line) {
        if (is_table_rule(line) && !paragraph_.empty()) {
            rows_.push_back(std::move(paragraph_));
            paragraph_.clear();
            return;
        }
        if (!rows_.empty()) {
            rows_.emplace_back(line);
            return;
        }
        const std::size_t indent = indent_of(line);
        if (const std::size_t mark = list_mark(line.substr(indent)); mark > 0) {
            end_block();
            hang_ = indent + mark;
            paragraph_ = line;
            return;
        }
        if (!paragraph_.empty()) paragraph_ += ' ';
        paragraph_ += trimmed(line);
    }

    void end_block() {
        if (!rows_.empty()) set_table();
        if (!paragraph_.empty()) set(styled(paragraph_, colored_), hang_);
        paragraph_.clear();
        hang_ = 0;
    }

    void set(const Line& line, std::size_t hang) {
        for (Line& part : wrapped(line, width_, hang)) lines_.push_back(std::move(part));
    }

    using Row = std::vector<Line>;

    /// Formats a table. Columns get the width that they need; if the table is too wide, the widest
    /// columns are wrapped.
    void set_table() {
        std::vector<Row> table;
        for (const std::string& row : rows_) {
            const bool head = table.empty();
            Row& cells = table.emplace_back();
            for (const std::string_view cell : cells_of(row))
                cells.push_back(styled(cell, colored_, head ? Ink::strong : Ink::plain));
        }
        const std::vector<std::size_t> widths = widths_of(table);
        for (const Row& cells : table) set_row(cells, widths);
        rows_.clear();
    }

    std::vector<std::size_t> widths_of(const std::vector<Row>& table) const {
        std::vector<std::size_t> widths, least;
        for (const Row& cells : table) {
            widths.resize(std::max(widths.size(), cells.size()));
            least.resize(widths.size());
            for (std::size_t i = 0; i < cells.size(); ++i) {
                widths[i] = std::max(widths[i], width_of(cells[i]));
                for (const Line& word : wrapped(cells[i], 1, 0))
                    least[i] = std::max(least[i], width_of(word));
            }
        }
        const auto sum = [&] {
            return std::accumulate(widths.begin(), widths.end(), between * (widths.size() - 1));
        };
        while (sum() > width_) {
            std::size_t widest = widths.size();
            for (std::size_t i = 0; i < widths.size(); ++i)
                if (widths[i] > least[i] && (widest == widths.size() || widths[i] > widths[widest]))
                    widest = i;
            if (widest == widths.size()) break;
            --widths[widest];
        }
        return widths;
    }

    void set_row(const Row& cells, const std::vector<std::size_t>& widths) {
        std::vector<std::vector<Line>> parts;
        std::size_t height = 1;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            parts.push_back(wrapped(cells[i], widths[i], 0));
            height = std::max(height, parts.back().size());
        }
        for (std::size_t y = 0; y < height; ++y) {
            Line row;
            for (std::size_t i = 0; i < parts.size(); ++i) {
                const Line part = y < parts[i].size() ? parts[i][y] : Line();
                row.insert(row.end(), part.begin(), part.end());
                if (i + 1 == parts.size()) break;
                const std::size_t wide = std::min(width_of(part), widths[i]);
                row.push_back({std::string(widths[i] - wide + between, ' '), Ink::plain});
            }
            lines_.push_back(std::move(row));
        }
    }

    std::size_t width_;
    bool colored_;
    std::vector<Line> lines_;
    std::string paragraph_;
    std::size_t hang_ = 0;  ///< indent of all lines of the paragraph except the first
    std::vector<std::string> rows_;
    bool in_example_ = false;
};

}  // namespace

std::string page_as_text(std::string_view markdown, PageLook look) {
    PageSetter setter(look);
    while (!markdown.empty()) {
        const std::size_t end = std::min(markdown.find('\n'), markdown.size());
        setter.add(markdown.substr(0, end));
        markdown.remove_prefix(std::min(end + 1, markdown.size()));
    }
    return setter.finish();
}

}  // namespace bones::inline show
