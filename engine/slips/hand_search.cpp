#include "engine/slips/hand_search.hpp"

#include <algorithm>
#include <array>

#include "engine/codes.hpp"
#include "engine/judge_plan.hpp"
#include "engine/rules/description.hpp"
#include "engine/slips/sheet_changes.hpp"
#include "engine/slips/wording.hpp"
#include "libnotation/codes.hpp"

namespace bones::slips {

bool is_of_facts(const Finding& finding) {
    static constexpr std::array<const Code*, 9> codes{
        &code::tile_repeated,  &code::tile_not_held, &code::deal_size,
        &code::count_mismatch, &code::yard_mismatch, &code::left_mismatch,
        &code::bad_tile,       &code::bad_token,     &code::no_such_arm};
    return std::find(codes.begin(), codes.end(), finding.code) != codes.end();
}

bool is_breach(const Finding& finding) {
    return finding.severity == Severity::broken && is_wrong(finding);
}

bool is_accusation(const Finding& finding) {
    return is_breach(finding) && finding.code != &code::misfit;
}

void HandSearch::forget() {
    trial_.forget();
    record_ = nullptr;
}

void HandSearch::start(const Record& record, const GameVerdict& verdict, SlipBounds bounds) {
    record_ = &record;
    verdict_ = &verdict;
    bounds_ = bounds;
    listing_ = 0;
    walk_ = walk_through(record.game);
    pairs_.start(record.game);
    trial_.start(record, verdict);
}

HandSlips HandSearch::search(std::uint32_t hand, Slips wanted) {
    HandSlips slips;
    slips.hand = hand;
    const std::uint64_t before = work();
    until_ = std::min(bounds_.record, before + bounds_.hand);
    const std::size_t most_lines =
        wanted == Slips::in_pairs ? 2 * most_lines_changed : most_lines_changed;
    const bool may_repair_all = unreadable_lines(hand) <= most_lines;
    if (is_endless(hand) || !may_go_on()) {
        slips.readings.all_tried = false;
        return slips;
    }
    found_.clear();
    gaining_.clear();
    trial_.start_hand(hand);
    only_left_is_wrong_ =
        !has_facts(hand, [](const Finding& f) { return f.code != &code::left_mismatch; });
    all_tried_ = true;
    if (may_repair_all) try_changes(hand);
    const bool usual = !found_.empty();
    const auto needs_more = [&] { return found_.empty() && all_tried_ && hand != none_such; };
    if (may_repair_all && needs_more()) try_less_likely_changes(hand);
    // An unreadable word elsewhere in the hand does not make a breach certain.
    if (needs_more() && accuses(hand) && trial_.overlook_errors_of_reading()) {
        try_changes(hand);
        if (needs_more()) try_less_likely_changes(hand);
    }
    slips.takes_two =
        wanted == Slips::in_pairs && found_.empty() && all_tried_ && hand != none_such;
    if (slips.takes_two) try_pairs(hand);
    slips.work = work() - before;
    std::stable_sort(found_.begin(), found_.end(),
                     [](const HandRepair& one, const HandRepair& other) {
                         return one.unlikeliness < other.unlikeliness;
                     });
    const bool alone = usual && found_.size() == 1 && all_tried_;
    if (alone && !found_[0].never_certain && takes_away_facts(hand)) {
        slips.certain = found_[0].fix;
        trial_.mends(found_[0].replacements);
        return slips;
    }
    slips.readings.all_tried = all_tried_;
    for (HandRepair& found : found_) add(std::move(found.fix), slips.readings);
    return slips;
}

/// Adds a repair. The same change at several places is one reading, because the place of a lost
/// trick, for example, is seldom known.
void HandSearch::add(Fix fix, Readings& readings) {
    const auto same =
        std::find_if(readings.listed.begin(), readings.listed.end(), [&](const Fix& other) {
            return other.message == fix.message && other.besides.empty() && fix.besides.empty();
        });
    if (same != readings.listed.end())
        same->elsewhere.push_back({fix.place, std::move(fix.replacement)});
    else if (readings.listed.size() < most_readings)
        readings.listed.push_back(std::move(fix));
    else
        ++readings.more;
}

/// Returns the change to tricks written from their leaders, if the lines look as if they were not.
SheetChange HandSearch::tricks_from_leader_of(const Record& original) {
    Referee referee{JudgePlan{.options = {.trace = true}, .weigh_errors = false}};
    std::string text;
    Record record;
    GameVerdict verdict;
    return tricks_from_leader(original,
                              [&](const std::vector<Replacement>& changes) -> const GameVerdict& {
                                  text = changed_text(original.text, changes);
                                  listing_ += text.size();
                                  parse({text, 1, 1, false}, record);
                                  referee.judge_as_read(record, verdict);
                                  return verdict;
                              });
}

Readings HandSearch::search_sheet(const Finding& first, bool one_finding) {
    Readings readings;
    const std::uint64_t until = work() + bounds_.record / 4;
    const auto try_sheet = [&](const SheetChange& change) {
        readings.all_tried = work() < until;
        if (!readings.all_tried) return false;
        if (change.replacements.empty()) return true;
        Fix fix = fix_of(change.replacements, change.message);
        // The seats of the play alone and of all lines may be exchanged, with one message.
        const auto is_same = [&](const Fix& other) {
            return other.message == fix.message ||
                   (other.place == fix.place && other.replacement == fix.replacement &&
                    other.besides == fix.besides);
        };
        const bool known = std::any_of(readings.listed.begin(), readings.listed.end(), is_same);
        if (known || !trial_.leaves_nothing_wrong(change.replacements)) return true;
        if (readings.listed.size() < most_readings)
            readings.listed.push_back(std::move(fix));
        else
            ++readings.more;
        return true;
    };
    if (traits(record_->game).tricks) try_sheet(tricks_from_leader_of(*record_));
    for_each_sheet_change(*record_, first, one_finding, try_sheet);
    return readings;
}

/// Returns the number of lines of a hand with words that are no actions or no tiles of the set.
std::size_t HandSearch::unreadable_lines(std::uint32_t hand) const {
    std::size_t lines = 0, last = 0;
    for (const Finding& finding : verdict_->findings) {
        const bool unreadable = finding.code == &code::bad_tile || finding.code == &code::bad_token;
        if (!unreadable || hand == none_such || hand_of(*record_, finding) != hand) continue;
        const std::size_t end = record_->text.find('\n', finding.place.offset);
        lines += end != last;
        last = end;
    }
    return lines;
}

/// Whether a hand has more lines than any real game, so that trials would take too long.
bool HandSearch::is_endless(std::uint32_t hand) const {
    constexpr std::uint32_t most_lines_of_hand = 5000;
    if (hand == none_such) return false;
    const Hand& its = record_->hands[hand];
    return its.end_statement - its.first_statement > most_lines_of_hand;
}

void HandSearch::try_changes(std::uint32_t hand) {
    ChangeList list(uses_, [this](const Change& change) { try_with_arms(change); });
    wrong_ply_.reset();
    has_turns_within_lines_ = false;
    if (hand == none_such) {
        uses_.forget();
        walk_->forget();
        arms_.clear();
        return add_changes_of_result(*record_, list);
    }
    uses_.read(*record_, hand);
    walk_->read(*record_, *verdict_, hand);
    if (!uses_.contradicts() && !fails({}) && !trial_.mends({}) && trial_.first_wrong())
        wrong_ply_ = trial_.first_wrong()->ply;
    first_action_ = record_->hands[hand].first_action;
    const std::vector<PlayLine> lines = play_lines(*record_, record_->hands[hand]);
    has_turns_within_lines_ = std::any_of(lines.begin(), lines.end(), [&](const PlayLine& line) {
        return !begins_text_line(*record_, *line.line);
    });
    const Sheet sheet = sheet_of(*record_, *verdict_, hand, uses_);
    arms_ = arms_for_left_out(sheet);
    add_all_changes(sheet, list);
    if (takes_away_facts(hand)) add_changes_of_earlier_prizes(sheet, list);
    if (uses_.contradicts() && describe(record_->game).one_shuffle)
        try_changes_elsewhere(hand, list);
    if (list.count() == most_changes) all_tried_ = false;
}

/// Tries the less likely changes until as many as are listed repair the hand.
void HandSearch::try_less_likely_changes(std::uint32_t hand) {
    constexpr std::uint32_t most_actions = 500;  // of a real hand; the changes grow by their square
    if (record_->hands[hand].actions() > most_actions) {
        all_tried_ = false;
        return;
    }
    ChangeList list(uses_, [this](const Change& change) {
        all_tried_ = all_tried_ && may_go_on() && found_.size() < most_readings;
        if (all_tried_ && !fails(change)) try_change(change);
    });
    uses_.read(*record_, hand);
    add_less_likely_changes(sheet_of(*record_, *verdict_, hand, uses_), list);
    if (list.count() == most_changes) all_tried_ = false;
}

/// Tries changes in other hands of the shuffle, because a tile in two places may be misread in
/// either.
void HandSearch::try_changes_elsewhere(std::uint32_t hand, ChangeList& list) {
    // Listing costs about as much time as judging this number of bytes.
    constexpr std::uint64_t bytes_of_hand = 200, actions_of_byte = 16;
    for (std::uint32_t other = 0; other < record_->hands.size() && may_go_on(); ++other) {
        if (other == hand) continue;
        listing_ += bytes_of_hand + record_->actions.size() / actions_of_byte;
        uses_.read(*record_, other);
        const Sheet sheet{*record_, *verdict_, other, uses_, none_such - 1, false};
        add_all_changes(sheet, list);
    }
}

void HandSearch::try_with_arms(const Change& change) {
    if (!may_go_on()) {
        all_tried_ = false;
        return;
    }
    const bool fails = this->fails(change);
    const bool mends = !fails && try_change(change);
    if (change.kind == SlipKind::left_out && (fails || mends || may_lie_elsewhere(change)))
        try_arms(change);
}

/// Tries changes of two slips, when no single change repairs the hand.
void HandSearch::try_pairs(std::uint32_t hand) {
    uses_.read(*record_, hand);
    const auto go_on = [this] { return may_go_on(); };
    const auto try_both = [this](const std::vector<Replacement>& both, const Fix& fix,
                                 int unlikeliness) {
        try_replacements(both, fix, unlikeliness, false);
    };
    all_tried_ = pairs_.search(sheet_of(*record_, *verdict_, hand, uses_), trial_,
                               std::move(gaining_), go_on, try_both);
}

/// Whether a change is never certain. This applies to changes of claims. If only `left` lines are
/// wrong, missing lines explain that too. Then no change of the number of tiles drawn is certain.
/// No tile is added for certain where a deal is unknown, and nothing in a hand with several turns
/// on a line.
bool HandSearch::is_never_certain(const Change& change) const {
    const bool counts = change.kind == SlipKind::draw_left_out || change.kind == SlipKind::too_many;
    return change.kind == SlipKind::digit ||
           (only_left_is_wrong_ && (has_turns_within_lines_ || (counts && change.tiles.empty()) ||
                                    (change.kind == SlipKind::left_out && !uses_.all_known())));
}

bool HandSearch::try_change(const Change& change) {
    if (try_replacements(change.replacements, as_fix(*record_, change), unlikeliness_of(change),
                         is_never_certain(change)))
        return true;
    const Finding* wrong = trial_.first_wrong();
    if (wrong_ply_ && wrong != nullptr && wrong->ply > *wrong_ply_) gaining_.push_back(change);
    return false;
}

/// A missing draw is likelier if its seat has drawn before and if few of its tiles could have
/// fitted.
int HandSearch::unlikeliness_of(const Change& change) const {
    const int usual = unlikeliness(change);
    if (change.kind != SlipKind::draw_left_out) return usual;
    const std::optional<double> plays = walk_->plays_before(change.first, change.seat);
    if (!plays) return usual;
    constexpr double most = 10 * (1 + static_cast<int>(SlipKind::draw_left_out));
    const double likely = (1 + draws_beside(change)) / (1 + *plays);
    return static_cast<int>(most * (1 - std::min(likely, 1.0)));
}

int HandSearch::draws_beside(const Change& change) const {
    const std::vector<Action>& actions = record_->actions;
    const auto is_one = [&](std::uint32_t i) {
        return i < actions.size() && actions[i].draws() && actions[i].seat() == change.seat;
    };
    int count = 0;
    for (std::uint32_t i = change.first; i > first_action_ && is_one(i - 1); --i) ++count;
    for (std::uint32_t i = change.first; is_one(i); ++i) ++count;
    return count;
}

bool HandSearch::try_replacements(const std::vector<Replacement>& replacements, const Fix& fix,
                                  int unlikeliness, bool never_certain) {
    if (!trial_.mends(replacements)) return false;
    std::string outcome = trial_.outcome(replacements);
    const bool known = std::any_of(found_.begin(), found_.end(), [&](const HandRepair& found) {
        return found.outcome == outcome;
    });
    if (!known)
        found_.push_back({fix, replacements, std::move(outcome), unlikeliness, never_certain});
    return true;
}

/// Whether a missing tile that does not repair the hand without an arm may repair it on some arm.
/// The tile must fit, so that a later action or the arm is wrong.
bool HandSearch::may_lie_elsewhere(const Change& change) const {
    const Finding* wrong = trial_.first_wrong();
    if (wrong == nullptr) return false;
    if (wrong->severity == Severity::error) return false;
    return wrong->code != &code::misfit || wrong->seat != change.seat ||
           wrong->ply != ply_of(change);
}

void HandSearch::try_arms(const Change& change) {
    for (unsigned arm : arms_)
        if (const Change there = on_arm(change, arm); !fails(there)) try_change(there);
}

std::int64_t HandSearch::ply_of(const Change& change) const {
    return std::int64_t{change.action} - first_action_ + 1;
}

/// Whether a hand has a proven breach.
bool HandSearch::accuses(std::uint32_t hand) const {
    return std::any_of(verdict_->findings.begin(), verdict_->findings.end(),
                       [&](const Finding& finding) {
                           return is_breach(finding) && hand_of(*record_, finding) == hand;
                       });
}

bool HandSearch::takes_away_facts(std::uint32_t hand) const {
    return has_facts(hand, [](const Finding&) { return true; });
}

}  // namespace bones::slips
