// Records with marks and comments.
#include <fmt/format.h>

#include <algorithm>

#include "libnotation/text/shown.hpp"
#include "tools/analyze/formats.hpp"

namespace bones::analyze {

using namespace analysis;

namespace {

/// Something to be put into the text.
struct Addition {
    std::size_t offset;
    std::string text;
};

/// A mark can follow what names a tile, and a pass; one that stands there is kept.
bool takes_mark(const Action& action) {
    const bool token = action.names_tile() || action.kind == ActionKind::pass;
    constexpr std::uint64_t longest = 255;  // stands for longer ones, too
    return token && action.mark == Mark::none && action.length < longest;
}

std::string comment(const Record& record, const Analyzed& one) {
    const search::Decision& decision = one.decision();
    return fmt::format("# {}.{} {}{} loses {:.2f}: {}", record.hands[decision.hand].number,
                       decision.ply, move_text(decision.choices[*decision.played].action),
                       mark_text(one.mark), one.fair->loss,
                       difference_in_words(one, names_in(record)));
}

/// A line with its end, from where it begins in the text.
std::string_view line_at(std::string_view text, std::size_t begin) {
    const std::size_t feed = text.find('\n', begin);
    return text.substr(begin, feed == text.npos ? text.npos : feed + 1 - begin);
}

std::size_t begin_of_line(std::string_view text, std::size_t offset) {
    const std::size_t feed = offset == 0 ? text.npos : text.rfind('\n', offset - 1);
    return feed == text.npos ? 0 : feed + 1;
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

}  // namespace

AnnotatedRecord annotate(const BatchRecord& item, const Record& record, const Analysis& analysis) {
    const std::string_view text = item.raw.text;
    AnnotatedRecord annotated{item.file, {}};
    for (auto one = analysis.decisions.begin(); one != analysis.decisions.end();) {
        if (one->mark == Mark::none) {
            ++one;
            continue;
        }
        const auto place = [&](const Analyzed& mistake) {
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
            changed.text += shown(comment(record, *one));
            changed.text += end_of(line);
            if (takes_mark(
                    record.actions[record.hands[decision.hand].first_action + decision.ply - 1]))
                marks.push_back({place(*one).end() - begin, std::string(mark_text(one->mark))});
        }
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

InputFiles read_twice(InputFiles& files) {
    std::vector<InputFile> all;
    while (const InputFileRef file = files.next()) all.push_back(rereadable(*file));
    return InputFiles(std::move(all));
}

void AnnotatedFiles::add(const AnnotatedRecord& record) {
    if (!original_ || file_ != record.file) {
        finish();
        file_ = record.file;
        original_.emplace(*record.file);
    }
    for (const AnnotatedLine& line : record.lines) {
        output_.write(original_->take_until(line.line - 1));
        original_->take_until(line.line);
        output_.write(line.text);
    }
}

void AnnotatedFiles::finish() {
    if (original_) output_.write(original_->take_until(UINT64_MAX));
    original_.reset();
}

}  // namespace bones::analyze
