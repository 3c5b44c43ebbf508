#include "tools/libbones/mending.hpp"

#include <algorithm>

#include "engine/slips/trial.hpp"

namespace bones {
namespace {

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.emplace_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

std::vector<Replacement> all_of(const Fix& fix) {
    std::vector<Replacement> all{{fix.place, fix.replacement}};
    all.insert(all.end(), fix.besides.begin(), fix.besides.end());
    return all;
}

bool is_blank_line(std::string_view line) {
    return line.find_first_not_of(" \t\r") == std::string_view::npos;
}

}  // namespace

void Mender::mend(const RawRecord& raw, std::vector<HandSlips> slips, std::uint64_t work) {
    raw_ = raw;
    mended_.clear();
    made_.clear();
    original_ = lines_of(raw.text);
    lines_.clear();
    for (std::size_t i = 0; i < original_.size(); ++i) lines_.push_back({original_[i], i});
    if (raw.too_long) return;
    std::string now = text();
    parse({now, 1, 1, false}, record_);
    while (mend_once(std::move(slips))) {
        now = text();
        parse({now, 1, 1, false}, record_);
        slips = search_.search(record_, work);
        work += search_.work();
    }
    if (!made_.empty()) give_lines();
}

bool Mender::mend_once(std::vector<HandSlips> certain) {
    std::erase_if(certain, [](const HandSlips& hand) { return !hand.certain; });
    if (certain.empty()) return false;
    if (certain.size() > 1 && !all_do(certain)) certain.resize(1);
    for (const HandSlips& hand : certain) note(*hand.certain);
    // Applies the changes from the last to the first, so that earlier places stay valid.
    for (auto hand = certain.rbegin(); hand != certain.rend(); ++hand) make(*hand->certain);
    return true;
}

/// Whether the hands are right with all the changes together.
bool Mender::all_do(std::span<const HandSlips> certain) {
    std::vector<Replacement> all;
    for (const HandSlips& hand : certain)
        for (Replacement& part : all_of(*hand.certain)) all.push_back(std::move(part));
    const std::string mended = slips::changed_text(record_.text, all);
    Record record;
    parse({mended, 1, 1, false}, record);
    referee_.judge_as_read(record, verdict_);
    return std::none_of(verdict_.findings.begin(), verdict_.findings.end(),
                        [&](const Finding& finding) {
                            const std::uint32_t in = hand_of(record, finding);
                            return slips::is_wrong(finding) &&
                                   std::any_of(certain.begin(), certain.end(),
                                               [in](const HandSlips& h) { return h.hand == in; });
                        });
}

void Mender::note(const Fix& fix) {
    Position at = locate(record_, fix.place);
    auto line = static_cast<std::size_t>(at.line - 1);
    while (line > 0 && (line >= lines_.size() || lines_[line].origin == nowhere)) --line;
    at.line = raw_.first_line + (lines_[line].origin == nowhere ? 0 : lines_[line].origin);
    made_.push_back({at, fix.replacement, fix.message});
}

void Mender::make(const Fix& fix) {
    const std::vector<Replacement> all = all_of(fix);
    for (auto part = all.rbegin(); part != all.rend(); ++part) replace(*part);
}

/// Replaces bytes of one line. The replacement may have several lines.
void Mender::replace(const Replacement& part) {
    std::size_t line = 0, column = part.place.offset;
    while (line + 1 < lines_.size() && column > lines_[line].text.size())
        column -= lines_[line++].text.size() + 1;
    Line& old = lines_[line];
    const bool put_before = column == 0 && part.place.empty();
    std::string changed = old.text;
    changed.replace(column, part.place.length, part.text);
    std::vector<std::string> rows = lines_of(changed);
    if (rows.empty()) rows.emplace_back();
    if (old.text.ends_with('\r'))
        for (std::string& row : rows)
            if (!row.ends_with('\r')) row += '\r';
    std::vector<Line> now;
    for (std::string& row : rows) now.push_back({std::move(row), nowhere});
    (put_before ? now.back() : now.front()).origin = old.origin;
    const auto at = lines_.begin() + static_cast<std::ptrdiff_t>(line);
    lines_.insert(lines_.erase(at), now.begin(), now.end());
}

std::string Mender::text() const {
    std::string text;
    for (const Line& line : lines_) (text += line.text) += '\n';
    return text;
}

/// Assigns the new lines to the lines that they replace. An added line goes with the line before
/// it, or with the first line.
void Mender::give_lines() {
    std::vector<std::string> becomes(original_.size());
    std::vector<bool> changed(original_.size());
    std::size_t at = 0, size = raw_.text.size();
    std::string before;
    bool fits = true;
    for (const Line& line : lines_) {
        fits = fits && line.text.size() <= longest_line;
        const bool is_new = line.origin == nowhere;
        if (!is_new) at = line.origin;
        const bool differs = !is_new && line.text != original_[at];
        if (is_new && becomes[at].empty()) {
            before += line.text + '\n';  // before the first line
            continue;
        }
        if (differs) becomes[at] += "# was: " + original_[at] + '\n';
        fits = fits && becomes[at].size() <= longest_line + 1;
        if (!differs || !is_blank_line(line.text)) becomes[at] += line.text + '\n';
        changed[at] = changed[at] || differs || is_new;
    }
    if (!before.empty()) {
        becomes[0] = before + becomes[0];
        changed[0] = true;
    }
    for (std::size_t i = 0; i < becomes.size(); ++i) {
        if (!changed[i]) continue;
        size += becomes[i].size();
        mended_.push_back({raw_.first_line + i, std::move(becomes[i])});
    }
    if (fits && size <= longest_record) return;
    mended_.clear();
    made_.clear();
}

}  // namespace bones
