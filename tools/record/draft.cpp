#include "tools/record/draft.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "bones/writer.hpp"
#include "engine/rules/description.hpp"

namespace bones::record {

namespace {

constexpr JudgeOptions everything{false, true, true};

/// What tells one finding from another, wherever it stands in the text.
std::string identity_of(const Finding& finding) {
    return fmt::format("{} {} {} {} {}", finding.code->name, finding.hand, finding.ply,
                       finding.seat.letter(), finding.message);
}

bool is_told(const Finding& finding) {
    return finding.severity != Severity::note && finding.verdict == Verdict::broken;
}

}  // namespace

Draft::Draft(std::string text) : text_(std::move(text)), judge_(new Judge(everything)) {
    RawRecord raw;
    raw.text = text_;
    judge_->judge(raw);
}

bool Draft::hand_is_over() const {
    if (record().hands.empty()) return false;
    if (record().hands.back().end != none_such) return true;
    return is_judged() && verdict().hands.back().end != EndKind::unfinished;
}

Stage Draft::stage() const {
    if (record().hands.empty()) return Stage::header;
    if (!hand_is_over()) return Stage::play;
    return verdict().complete ? Stage::game_over : Stage::hand_over;
}

bool Draft::waits_for_prize() const {
    return is_judged() && hand_is_over() && describe(record().game).has_prizes &&
           record().hands.back().prize == none_such && verdict().hands.back().out.exists();
}

Seat Draft::next() const {
    if (!is_judged() || hand_is_over()) return {};
    const Hand& hand = record().hands.back();
    if (hand.actions() > 0) return verdict().trace.back().next;
    return hand.lead == none_such ? Seat() : record().statements[hand.lead].seat;
}

std::string Draft::canonical() const {
    std::string out;
    write(record(), verdict().actions, out);
    return out;
}

std::vector<const Finding*> Draft::new_findings(const Draft& before) const {
    std::vector<std::string> old;
    for (const Finding& finding : before.verdict().findings)
        if (is_told(finding)) old.push_back(identity_of(finding));
    std::vector<const Finding*> fresh;
    for (const Finding& finding : verdict().findings) {
        if (!is_told(finding)) continue;
        const auto known = std::find(old.begin(), old.end(), identity_of(finding));
        if (known == old.end())
            fresh.push_back(&finding);
        else
            old.erase(known);
    }
    return fresh;
}

std::string with_line(const std::string& text, std::string_view line) {
    std::string longer = text;
    if (!longer.empty() && !longer.ends_with('\n')) longer += '\n';
    longer += line;
    longer += '\n';
    return longer;
}

}  // namespace bones::record
