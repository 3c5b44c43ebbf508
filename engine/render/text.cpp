#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "bones/render.hpp"
#include "libnotation/text/joined.hpp"
#include "libnotation/text/shown.hpp"
#include "libnotation/text/utf8.hpp"

namespace bones {
namespace {

constexpr std::size_t widest_excerpt = 160;  ///< characters
constexpr std::size_t context = 60;          ///< characters before the place on a line that is cut

constexpr std::string_view bold = "\x1b[1m", plain = "\x1b[0m", blue = "\x1b[34m";

std::string_view color_of(const Finding& finding) {
    static constexpr std::array<std::string_view, 4> colors{"\x1b[1;31m", "\x1b[1;31m",
                                                            "\x1b[1;33m", "\x1b[1;36m"};
    if (finding.verdict == Verdict::open) return "\x1b[1;35m";
    return colors[static_cast<std::size_t>(finding.severity)];
}

void append_shown(std::string& out, std::string_view text) {
    if (is_plain(text))
        out += text;
    else
        out += shown(text);
}

class TextRenderer {
  public:
    TextRenderer(std::string_view file, const Record& record, bool colored, std::string& out)
        : file_(file), record_(record), colored_(colored), out_(out) {}

    void render(const Finding& finding) {
        color_ = color_of(finding);
        const Position at = locate(record_, finding.place);
        heading(finding, at);
        if (!finding.place.empty()) excerpt(finding.place, at.line);
        conditions(finding);
        for (const Evidence& evidence : finding.evidence) note(evidence);
        if (finding.fix) {
            paint(blue, "   fix: ");
            append_shown(out_, finding.fix->message);
            const Position fixed = locate(record_, finding.fix->place);
            if (fixed.line != at.line) append_shown(out_, fmt::format(" ({})", place_text(fixed)));
            out_ += '\n';
        }
        if (finding.readings) list(*finding.readings);
    }

  private:
    void paint(std::string_view color, std::string_view text) {
        if (colored_) out_ += color;
        append_shown(out_, text);
        if (colored_) out_ += plain;
    }

    std::string place_text(const Position& at) const {
        return fmt::format("{}:{}:{}", file_, at.line, at.column);
    }

    void heading(const Finding& finding, const Position& at) {
        paint(bold, place_text(at) + ':');
        out_ += ' ';
        paint(color_, fmt::format("{}[{}]", kind_in_words(finding), finding.code->name));
        if (!finding.clause.empty()) (out_ += ' ') += finding.clause;
        out_ += ": ";
        append_shown(out_, finding.message);
        out_ += '\n';
    }

    /// Prints the assumptions of a breach, or the slip that explains it.
    void conditions(const Finding& finding) {
        if (const std::string standing = standing_in_words(finding); !standing.empty()) {
            constexpr std::size_t painted = std::string_view("proven if the sheet is right").size();
            paint(blue, "   " + standing.substr(0, painted));
            append_shown(out_, standing.substr(painted));
            out_ += '\n';
        }
        if (!finding.explained_by) return;
        paint(blue, "   explained: ");
        append_shown(out_, fmt::format("by the likely-slip at {}; correct that first",
                                       place_text(locate(record_, *finding.explained_by))));
        out_ += '\n';
    }

    /// Prints a piece of evidence, with its place after what was seen.
    void note(const Evidence& evidence) {
        paint(blue, "   note: ");
        append_shown(out_, evidence.seen);
        if (!evidence.place.empty())
            append_shown(out_, fmt::format(" ({})", place_text(locate(record_, evidence.place))));
        if (!evidence.besides.empty()) append_shown(out_ += "; ", evidence.besides);
        out_ += '\n';
    }

    void list(const Readings& readings) {
        for (const Fix& reading : readings.listed) {
            paint(blue, "   slip: ");
            append_shown(out_, fmt::format("{} ({}{})", reading.message,
                                           place_text(locate(record_, reading.place)),
                                           elsewhere_in_words(record_, reading)));
            out_ += '\n';
        }
        if (readings.more > 0) {
            paint(blue, "   slip: ");
            out_ += fmt::format("{} more changes would explain it\n", readings.more);
        }
        if (!readings.all_tried) {
            paint(blue, "   slip: ");
            out_ += "not every change was tried\n";
        }
    }

    void excerpt(Place place, std::uint64_t line_number) {
        const std::string_view text = record_.text;
        const std::size_t begin = text.substr(0, place.offset).rfind('\n') + 1;
        std::string_view line = text.substr(begin, text.find('\n', begin) - begin);
        while (!line.empty() && line.back() == '\r') line.remove_suffix(1);
        const std::size_t from = std::min<std::size_t>(place.offset - begin, line.size());
        const std::size_t to = std::min<std::size_t>(from + place.length, line.size());
        const std::string number = fmt::format("{:>5} | ", line_number);
        paint(blue, number);
        std::string shown, underline;
        show(line, from, std::max(to, from + 1), shown, underline);
        (out_ += shown) += '\n';
        paint(blue, std::string(number.size() - 2, ' ') + "| ");
        paint(color_, underline);
        out_ += '\n';
    }

    /// Prints a line, or the part of it around the bytes from `from` to `to`, and underlines these.
    static void show(std::string_view line, std::size_t from, std::size_t to, std::string& shown,
                     std::string& underline) {
        const auto place_column = static_cast<std::size_t>(column_in(line, from)) - 1;
        const std::size_t first = place_column > 2 * context ? place_column - context : 0;
        if (first > 0) shown = underline = "...";
        std::fill(underline.begin(), underline.end(), ' ');
        std::string_view rest = line;
        std::size_t column = is_plain(line.substr(0, first)) ? first : 0;
        rest.remove_prefix(column);
        for (; column < first && !rest.empty(); ++column)
            rest.remove_prefix(std::max<std::size_t>(readable_character(rest), 1));
        for (; !rest.empty(); ++column) {
            const std::size_t at = line.size() - rest.size();
            if (column == first + widest_excerpt) {
                shown += "...";
                break;
            }
            const std::size_t before = shown.size();
            append_shown_character(shown, rest);
            if (at >= to) continue;
            // A hidden character is printed as several visible ones: `<U+202E>`.
            const std::size_t taken = line.size() - rest.size() - at;
            const std::size_t letters = shown.size() - before;
            underline += at < from ? ' ' : at == from ? '^' : '~';
            if (letters > std::max<std::size_t>(taken, 3))
                underline.append(letters - 1, at < from ? ' ' : '~');
        }
        if (underline.find('^') == std::string::npos) underline += '^';
    }

    std::string_view file_;
    const Record& record_;
    bool colored_;
    std::string& out_;
    std::string_view color_;
};

}  // namespace

std::string_view in_words(Severity severity) {
    return severity == Severity::broken ? "breach" : name_of(severity);
}

std::string_view kind_in_words(const Finding& finding) {
    return finding.verdict == Verdict::open ? "possible" : in_words(finding.severity);
}

void render_text(std::string_view file, const Record& record, const Finding& finding, bool colored,
                 std::string& out) {
    TextRenderer(file, record, colored, out).render(finding);
}

}  // namespace bones
