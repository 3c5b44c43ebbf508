#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <system_error>

#include "libnotation/text/shown.hpp"
#include "tools/format/canonical.hpp"
#include "tools/format/diff.hpp"
#include "tools/format/modes.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/records/original.hpp"
#include "tools/lib/io/text/columns.hpp"

namespace bones {

namespace {

/// Compares one file with its canonical form, record by record.
class Comparison {
  public:
    Comparison(const InputFile& file, Output& output, Style style)
        : name_(shown(file.name)), original_(file), output_(output), style_(style) {}

    void add(const CanonicalRecord& record) {
        const std::uint64_t old_start = original_.next_line();
        const std::string_view before = original_.take_until(record.first_line + record.lines - 1);
        std::string after = old_start > 1 ? "\n" : "";
        after += record.text;
        compare(before, after, old_start);
    }
    /// Text after the last record has no place in canonical text.
    void end() {
        const std::uint64_t old_start = original_.next_line();
        compare(original_.take_until(UINT64_MAX), "", old_start);
        if (original_.is_converted()) note_status(status_findings);
    }

  private:
    void compare(std::string_view before, std::string_view after, std::uint64_t old_start) {
        if (before != after) show(before, after, old_start);
        new_line_ += static_cast<std::uint64_t>(std::count(after.begin(), after.end(), '\n'));
    }

    void show(std::string_view before, std::string_view after, std::uint64_t old_start) {
        std::string text;
        if (!differs_)
            text = fmt::format("{}--- {}\n+++ {} (canonical){}\n", style_.strong(), name_, name_,
                               style_.plain());
        differs_ = true;
        note_status(status_findings);
        for (const Hunk& hunk : difference(before, after))
            append_hunk(text, hunk, old_start, new_line_);
        output_.write(style_.colored ? colored(text) : text);
    }

    std::string colored(std::string_view text) const {
        std::string result;
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size() - 1);
            const std::string_view line = text.substr(0, end);
            const std::string_view style = line.starts_with('-')    ? "\x1b[31m"
                                           : line.starts_with('+')  ? style_.good()
                                           : line.starts_with("@@") ? "\x1b[36m"
                                                                    : "";
            result += fmt::format("{}{}{}\n", style, line, style.empty() ? "" : style_.plain());
            text.remove_prefix(end + 1);
        }
        return result;
    }

    std::string name_;
    Original original_;
    Output& output_;
    Style style_;
    std::uint64_t new_line_ = 1;
    bool differs_ = false;
};

/// Compares one file. Returns false if it has no canonical form or could not be read.
bool compare_file(const Tool& tool, CanonicalForm form, const InputFile& file, Output& output,
                  Style style) {
    const InputFile again = rereadable(file);
    InputFiles files(again);
    Comparison comparison(again, output, style);
    bool whole = true, lossy = false;
    const bool complete = for_all_canonical(tool, files, form, [&](const CanonicalRecord& record) {
        whole = whole && record.first_line > 0;
        lossy = lossy || !record.lost.empty();
        if (whole && !lossy) comparison.add(record);
    });
    if (lossy)
        tool.say(fmt::format("{} has no canonical form: something in it is too long", file.name));
    if (!whole) {
        tool.say(fmt::format("no record in {}", file.name));
        note_status(status_findings);
    }
    if (whole && !lossy && complete) comparison.end();
    return complete && !lossy;
}

}  // namespace

int show_differences(const Tool& tool, InputFiles& files, CanonicalForm form) {
    Output output(tool.output);
    // A diff that goes to a file or a pipe may be a patch, so its bytes stay unchanged.
    if (tool.output.empty() && isatty(STDOUT_FILENO) != 0) output.write_for_people();
    const Style style{tool.colored(STDOUT_FILENO)};
    bool failed = false;
    while (const InputFileRef file = files.next()) {
        bool compared = false;
        try {
            compared = compare_file(tool, form, *file, output, style);
        } catch (const std::system_error& error) {
            tool.say(fmt::format("cannot read {}: {}", file->name, error.code().message()));
        }
        if (compared) continue;
        failed = true;
        note_status(status_failed);
    }
    output.finish(!failed);
    return noted_status();
}

}  // namespace bones
