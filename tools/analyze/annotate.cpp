// Records with marks and comments.
#include <fmt/core.h>

#include <algorithm>

#include "bones/limits.hpp"
#include "libnotation/text/shown.hpp"
#include "tools/analyze/formats.hpp"
#include "tools/lib/io/text/columns.hpp"

namespace bones::analyze {

using namespace analysis;

namespace {

/// The longest comment, in columns, so that the line stays readable whatever the length of the
/// names in it.
constexpr std::size_t longest_comment = 1000;

/// Text to insert at an offset.
struct Addition {
    std::size_t offset;
    std::string text;
};

/// Marks can follow a tile or a pass. A mark that is already there is kept.
bool takes_mark(const Action& action) {
    const bool token = action.names_tile() || action.kind == ActionKind::pass;
    constexpr std::uint64_t longest = 255;  // also stands for longer lengths
    return token && action.mark == Mark::none && action.length < longest;
}

std::string comment(const Record& record, const AnalyzedDecision& one, const Request& request) {
    const search::Decision& decision = one.decision();
    return fmt::format("# {}.{} {}{} {}", record.hands[decision.hand].number, decision.ply,
                       move_text(decision.choices[*decision.played].action), text_of(one.mark),
                       remedy_in_words(record, one, request, names_in(record, decision.hand)));
}

std::size_t begin_of_line(std::string_view text, std::size_t offset) {
    const std::size_t feed = offset == 0 ? text.npos : text.rfind('\n', offset - 1);
    return feed == text.npos ? 0 : feed + 1;
}

/// Whether one of the comment lines directly before `line` is `comment`.
bool stands_before(std::string_view text, std::size_t line, std::string_view comment) {
    while (line > 0) {
        const std::size_t begin = begin_of_line(text, line - 1);
        std::string_view before = text.substr(begin, line - 1 - begin);
        if (before.ends_with('\r')) before.remove_suffix(1);
        if (!before.starts_with('#')) return false;
        if (before == comment) return true;
        line = begin;
    }
    return false;
}

/// The line that begins at `begin`, with its line end.
std::string_view line_at(std::string_view text, std::size_t begin) {
    const std::size_t feed = text.find('\n', begin);
    return text.substr(begin, feed == text.npos ? text.npos : feed + 1 - begin);
}

std::string_view end_of(std::string_view line) {
    return line.ends_with("\r\n") ? "\r\n" : "\n";
}

std::string with_additions(std::string_view line, const std::vector<Addition>& additions) {
    std::string out;
    std::size_t done = 0;
    for (const Addition& addition : additions) {
        out += line.substr(done, addition.offset - done);
        out += addition.text;
        done = addition.offset;
    }
    return out.append(line.substr(done));
}

/// Drops marks until the line has an allowed length: readers reject longer lines.
void drop_what_is_too_much(std::vector<Addition>& marks, std::size_t length) {
    for (const Addition& mark : marks) length += mark.text.size();
    for (; !marks.empty() && length > longest_line; marks.pop_back())
        length -= marks.back().text.size();
}

}  // namespace

AnnotatedRecord annotate(const BatchRecord& item, const Record& record, const Analysis& analysis,
                         const Request& request) {
    const std::string_view text = item.raw.text;
    const auto lines = static_cast<std::uint64_t>(std::count(text.begin(), text.end(), '\n')) +
                       (text.ends_with('\n') ? 0 : 1);
    AnnotatedRecord annotated{item.file, {}, item.raw.first_line, item.raw.first_line + lines - 1};
    for (auto one = analysis.decisions.begin(); one != analysis.decisions.end();) {
        if (one->mark == Mark::none) {
            ++one;
            continue;
        }
        const auto place = [&](const AnalyzedDecision& mistake) {
            const search::Decision& decision = mistake.decision();
            return record.place_of(
                record.actions[record.hands[decision.hand].first_action + decision.ply - 1]);
        };
        const std::size_t begin = begin_of_line(text, place(*one).offset);
        const std::string_view line = line_at(text, begin);
        AnnotatedLine changed{place_of(record, one->decision().hand, one->decision().ply).line, {}};
        std::vector<Addition> marks;
        for (; one != analysis.decisions.end() && place(*one).offset < begin + line.size(); ++one) {
            if (one->mark == Mark::none) continue;
            const search::Decision& decision = one->decision();
            std::string words = shortened(shown(comment(record, *one, request)), longest_comment);
            if (!stands_before(text, begin, words)) changed.text += words.append(end_of(line));
            if (takes_mark(
                    record.actions[record.hands[decision.hand].first_action + decision.ply - 1]))
                marks.push_back({place(*one).end() - begin, std::string(text_of(one->mark))});
        }
        drop_what_is_too_much(marks, line.size() - (line.ends_with('\n') ? 1 : 0));
        changed.text += with_additions(line, marks);
        annotated.lines.push_back(std::move(changed));
    }
    return annotated;
}

std::string annotated_text(const RawRecord& raw, const AnnotatedRecord& record) {
    std::string out;
    std::size_t at = 0;
    std::uint64_t line = raw.first_line;
    for (const AnnotatedLine& changed : record.lines) {
        for (; line < changed.line; ++line) {
            out += line_at(raw.text, at);
            at += line_at(raw.text, at).size();
        }
        out += changed.text;
        at += line_at(raw.text, at).size();
        ++line;
    }
    return out.append(raw.text.substr(at));
}

InputFiles read_twice(InputFiles& files, const Complain& complain) {
    std::vector<InputFile> all;
    while (const InputFileRef file = files.next()) try {
            all.push_back(rereadable(*file));
        } catch (const std::system_error& error) {
            complain(fmt::format("cannot read {}: {}", shown(file->name), error.code().message()));
        }
    return InputFiles(std::move(all));
}

void AnnotatedFiles::add(const AnnotatedRecord& record) {
    if (file_ != record.file) {
        finish();
        file_ = record.file;
        copied_.begin(*file_);
    }
    if (chosen_only_) copied_.skip_until(record.first_line - 1);
    for (const AnnotatedLine& line : record.lines) copied_.replace(line.line, line.text);
    if (chosen_only_) copied_.copy_until(record.last_line);
}

void AnnotatedFiles::finish() {
    if (file_ && chosen_only_) copied_.skip_until(UINT64_MAX);
    copied_.finish();
}

}  // namespace bones::analyze
