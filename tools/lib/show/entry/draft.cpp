#include "tools/lib/show/entry/draft.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "bones/writer.hpp"
#include "engine/rules/description.hpp"

namespace bones::inline show::entry {

namespace {

constexpr JudgeOptions everything{false, true, true};

/// Identifies a finding independently of its position in the text.
std::string identity_of(const Finding& finding) {
    return fmt::format("{} {} {} {} {}", finding.code->name, finding.hand, finding.ply,
                       finding.seat.letter(), finding.message);
}

/// Whether an action is only a remark: it does not end the turn.
bool is_remark(const Action& action) {
    return action.kind == ActionKind::skip || action.kind == ActionKind::show ||
           action.kind == ActionKind::bad_show || action.puts_back();
}

bool is_told(const Finding& finding) {
    return finding.severity != Severity::note && finding.verdict == Verdict::broken;
}

}  // namespace

Draft::Draft(std::string text, OmittedParts left_out)
    : text_(std::move(text)), judge_(new RecordChecker(everything)) {
    RawRecord raw;
    raw.text = text_;
    parse(raw, judge_->record);
    // A game is assumed to be recorded completely, except for what its header or its sheet leaves
    // out.
    Record& record = judge_->record;
    NotedKinds unsure;
    if (left_out != OmittedParts::nothing) unsure.add(SheetNote::passes);
    if (left_out == OmittedParts::turns_and_halves) unsure.add(SheetNote::halves);
    record.unwritten |= unsure - record.written;
    record.written |= NotedKinds::all() - record.unwritten;
    judge_->judge_parsed();
}

bool Draft::hand_is_over() const {
    if (record().hands.empty()) return false;
    const Hand& hand = record().hands.back();
    if (hand.end != none_such) return true;
    if (!is_judged() || verdict().hands.back().end == EndKind::unfinished) return false;
    // A decided hand may end or go on.
    return hand.actions() == 0 || !verdict().trace.back().next.exists();
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
    return due_at(hand, hand.end_action);
}

Seat Draft::due_before(std::uint32_t action) const {
    const auto hand = std::find_if(record().hands.begin(), record().hands.end(),
                                   [&](const Hand& one) { return action < one.end_action; });
    return is_judged() && hand != record().hands.end() ? due_at(*hand, action) : Seat();
}

bool Draft::hand_has_begun() const {
    const Hand& hand = record().hands.back();
    return acted_until(hand, hand.end_action) > hand.first_action;
}

/// The index of the first of the remarks directly before `end`.
std::uint32_t Draft::acted_until(const Hand& hand, std::uint32_t end) const {
    while (end > hand.first_action && is_remark(record().actions[end - 1])) --end;
    return end;
}

Seat Draft::due_at(const Hand& hand, std::uint32_t end) const {
    const std::uint32_t until = acted_until(hand, end);
    if (until > hand.first_action) return verdict().trace[until - 1].next;
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

}  // namespace bones::inline show::entry
