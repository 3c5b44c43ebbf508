#include "engine/slips/trial.hpp"

#include <fmt/core.h>

#include <algorithm>

namespace bones::slips {
namespace {

std::uint32_t end_of(const Record& record, std::uint32_t hand) {
    return hand + 1 < record.hands.size() ? begin_of(record, record.hands[hand + 1])
                                          : static_cast<std::uint32_t>(record.text.size());
}

/// Appends a text from byte `from` on, with the replacements made.
void append_changed(std::string_view text, std::uint32_t from,
                    std::span<const Replacement> replacements, std::string& changed) {
    for (const Replacement& part : replacements) {
        changed += text.substr(from, part.place.offset - from);
        changed += part.text;
        from = part.place.end();
    }
    changed += text.substr(from);
}

}  // namespace

std::string changed_text(std::string_view text, std::span<const Replacement> replacements) {
    std::string changed;
    append_changed(text, 0, replacements, changed);
    return changed;
}

void Trial::start(const Record& record, const GameVerdict& verdict) {
    original_ = &record;
    original_verdict_ = &verdict;
    original_play_ = fingerprint(record, verdict);
    work_ = 0;
}

void Trial::start_hand(std::uint32_t hand) {
    hand_ = hand;
    overlooked_.clear();
    elsewhere_ = wrong_elsewhere(*original_, *original_verdict_);
    has_cut_ = false;
    cut_head_.clear();
    cut_ = {0, static_cast<std::uint32_t>(original_->text.size())};
    const bool whole = original_->hands.size() > 1 && original_->players_guessed;
    if (hand != none_such && !whole) cut_to_hand();
}

// A hand judged alone counts as a hand of a game that began elsewhere (G16), so less is known about
// it. An error there is an error in the whole record.
void Trial::cut_to_hand() {
    const Record& record = *original_;
    const Hand& hand = record.hands[hand_];
    cut_.offset = begin_of(record, hand);
    cut_.length = end_of(record, hand_) - cut_.offset;
    cut_head_ = record.text.substr(0, begin_of(record, record.hands[0]));
    // Lines of the header may stand below the first line of a hand.
    for (std::uint32_t at = record.hands[0].first_statement; at < record.statements.size(); ++at) {
        const Statement& header = record.statements[at];
        const bool inside = at >= hand.first_statement && at < hand.end_statement;
        if (!inside && header.keyword >= Keyword::written && header.keyword <= Keyword::rule)
            cut_head_ += fmt::format("{}\n", record.at(header.line));
    }
    if (record.hands.size() == 1)
        cut_.length = static_cast<std::uint32_t>(record.text.size()) - cut_.offset;
    const Statement& line = record.statements[hand.first_statement];
    if (hand_ > 0 && line.keyword == Keyword::hand && line.number() == 0) {
        cut_head_ += fmt::format("hand {} #", hand.number);  // its own number becomes a comment
    }
    has_cut_ = true;
}

void Trial::judge(std::string text, Referee& referee) {
    text_ = std::move(text);
    parse({text_, 1, 1, false}, record_);
    referee.judge_as_read(record_, verdict_);
    // One word may mean many plies, and a ply may be judged in many interpretations.
    constexpr std::uint64_t bytes_of_ply = 4;
    const std::uint64_t work = std::max<std::uint64_t>(
        {text_.size(), record_.actions.size() * bytes_of_ply, referee.steps() * bytes_of_step});
    work_ += work * (&referee == &quick_ ? 1 : 20);
}

bool Trial::concerns_hand(const Record& record, const Finding& finding) const {
    if (hand_ == none_such) return finding.hand < 0 && finding.severity == Severity::claim;
    return hand_of(record, finding) == hand_;
}

std::vector<Trial::Key> Trial::wrong_elsewhere(const Record& record,
                                               const GameVerdict& verdict) const {
    std::vector<Key> keys;
    for (const Finding& finding : verdict.findings)
        if (is_wrong(finding) && !concerns_hand(record, finding))
            keys.push_back(
                {hand_of(record, finding), finding.ply, finding.code->name, finding.seat});
    std::sort(keys.begin(), keys.end());
    return keys;
}

const Finding* Trial::find_wrong(const Record& record, const GameVerdict& verdict) const {
    for (const Finding& finding : verdict.findings)
        if (is_wrong(finding) && concerns_hand(record, finding) && !is_overlooked(finding))
            return &finding;
    return nullptr;
}

bool Trial::overlook_errors_of_reading() {
    for (const Finding& finding : original_->findings)
        if (finding.severity == Severity::error && concerns_hand(*original_, finding))
            overlooked_.emplace(finding.code->name, finding.message);
    return !overlooked_.empty();
}

bool Trial::is_overlooked(const Finding& finding) const {
    return !overlooked_.empty() && finding.severity == Severity::error &&
           overlooked_.count({finding.code->name, finding.message}) != 0;
}

std::string Trial::cut_text(std::span<const Replacement> replacements) const {
    std::string text = cut_head_;
    append_changed(original_->text.substr(0, cut_.end()), cut_.offset, replacements, text);
    return text;
}

bool Trial::cut_mends(std::span<const Replacement> replacements) {
    judge(cut_text(replacements), overlooked_.empty() ? quick_ : referee_);
    for (const Finding& finding : verdict_.findings)
        if (is_wrong(finding) && finding.hand >= 0 && !is_overlooked(finding)) {
            wrong_ = finding;
            return false;
        }
    return true;
}

bool Trial::leaves_nothing_wrong(std::span<const Replacement> replacements) {
    // What holds only if the sheet notes all passes or draws is sometimes beyond the quick one.
    for (Referee* referee : {&quick_, &referee_}) {
        judge(changed_text(original_->text, replacements), *referee);
        if (std::any_of(verdict_.findings.begin(), verdict_.findings.end(), is_wrong)) return false;
    }
    return true;
}

bool Trial::mends(std::span<const Replacement> replacements) {
    wrong_.reset();
    const bool in_cut =
        std::all_of(replacements.begin(), replacements.end(), [this](const Replacement& part) {
            return cut_.offset <= part.place.offset && part.place.end() <= cut_.end();
        });
    if (has_cut_ && in_cut && !cut_mends(replacements)) return false;
    if (hand_ == none_such && elsewhere_.empty() && !leaves_nothing_wrong(replacements))
        return false;
    judge(changed_text(original_->text, replacements), referee_);
    if (const Finding* wrong = find_wrong(record_, verdict_)) {
        wrong_ = *wrong;
        return false;
    }
    const std::vector<Key> now = wrong_elsewhere(record_, verdict_);
    return std::includes(elsewhere_.begin(), elsewhere_.end(), now.begin(), now.end());
}

std::string Trial::outcome(std::span<const Replacement> replacements) const {
    std::string play = fingerprint(record_, verdict_);
    if (play != original_play_) return play;
    // The fingerprint ignores claims, tiles left and tiles shown.
    for (const Replacement& part : replacements)
        play += fmt::format(" {} {} {}", part.place.offset, part.place.length, part.text);
    return play;
}

bool Trial::still_wrong(std::uint32_t hand) const {
    return std::any_of(verdict_.findings.begin(), verdict_.findings.end(),
                       [&](const Finding& finding) {
                           return is_wrong(finding) && hand_of(record_, finding) == hand;
                       });
}

}  // namespace bones::slips
