#include "engine/slips/pairs.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <tuple>

#include "engine/slips/wording.hpp"

namespace bones::slips {
namespace {

/// The work counted for listing a change.
constexpr std::uint64_t work_of_listing = 8;
/// The work counted for a byte judged with the trace.
constexpr std::uint64_t work_of_tracing = 8;
/// Pairs rank after all single changes.
constexpr int of_a_pair = 10'000;

bool lies_before(const Replacement& one, const Replacement& other) {
    return std::pair(one.place.offset, one.place.end()) <
           std::pair(other.place.offset, other.place.end());
}

/// Adds a replacement of the changed text to those of the first, in text order; false if they
/// cannot be combined.
bool put_together(std::vector<Replacement>& both, std::span<const Replacement> first,
                  const Replacement& part, std::int64_t begin) {
    std::int64_t moved = 0;
    const std::int64_t end = begin + part.place.length;
    for (std::size_t i = 0; i < first.size(); ++i) {
        // The offset before other replacements changed the length of the preceding text.
        const auto size = static_cast<std::int64_t>(first[i].text.size());
        const std::int64_t from = first[i].place.offset + moved;
        if (end < from || (end == from && !part.place.empty())) break;
        if (begin < from + size || (begin == from && size == 0)) {
            if (begin < from || end > from + size) return false;
            std::string& text = both[i].text;
            const auto grown = static_cast<std::int64_t>(text.size()) - size;
            text.replace(static_cast<std::size_t>(begin - from + grown), part.place.length,
                         part.text);
            return true;
        }
        moved += size - first[i].place.length;
    }
    both.push_back({{static_cast<std::uint32_t>(begin - moved), part.place.length}, part.text});
    return true;
}

}  // namespace

std::vector<Replacement> both_changes(std::span<const Replacement> first,
                                      std::span<const Replacement> second, std::int64_t shift) {
    std::vector<Replacement> both(first.begin(), first.end());
    for (const Replacement& part : second)
        if (!put_together(both, first, part, part.place.offset - shift)) return {};
    std::stable_sort(both.begin(), both.end(), lies_before);
    for (std::size_t i = 1; i < both.size(); ++i)
        if (both[i].place.offset < both[i - 1].place.end()) return {};
    return both;
}

void PairSearch::start(Game game) {
    walk_ = walk_through(game);
    work_ = 0;
}

bool PairSearch::search(const Sheet& sheet, Trial& trial, std::vector<Change> gaining,
                        const GoOn& go_on, const Try& try_both) {
    const bool all_listed = list_first(sheet, std::move(gaining));
    return std::all_of(first_.begin(), first_.end(),
                       [&](const First& first) {
                           return go_on() && try_with(sheet, trial, first.change, go_on, try_both);
                       }) &&
           all_listed;
}

/// Lists the changes that remove a contradiction or let play go on further. False if there are more
/// than the limit.
bool PairSearch::list_first(const Sheet& sheet, std::vector<Change> gaining) {
    first_.clear();
    walk_->read(sheet.record, sheet.verdict, sheet.hand_index);
    const std::uint32_t wrong_at = walk_->wrong_at({});
    const std::size_t contradictions = sheet.uses.contradictions();
    for (Change& change : gaining) first_.push_back({std::move(change), contradictions, wrong_at});
    const auto add = [&](const Change& change) {
        const std::size_t left = sheet.uses.contradictions_with(change.tiles).value_or(0);
        const std::uint32_t next = walk_->wrong_at(change);
        if (left < contradictions ? next >= wrong_at : next > wrong_at && left == contradictions)
            first_.push_back({change, left, next});
    };
    const std::vector<unsigned> arms = arms_for_left_out(sheet);
    const auto add_with_arms = [&](const Change& change) {
        add(change);
        if (change.kind == SlipKind::left_out)
            for (unsigned arm : arms) add(on_arm(change, arm));
    };
    ChangeList list(sheet.uses, add_with_arms, ChangeList::Takes::whatever_adds_none);
    add_all_changes(sheet, list);
    work_ += list.count() * work_of_listing;
    std::stable_sort(first_.begin(), first_.end(), [](const First& one, const First& other) {
        return std::tuple(one.contradictions, ~one.wrong_at, unlikeliness(one.change)) <
               std::tuple(other.contradictions, ~other.wrong_at, unlikeliness(other.change));
    });
    return list.count() < most_changes;
}

bool PairSearch::try_with(const Sheet& sheet, const Trial& trial, const Change& first,
                          const GoOn& go_on, const Try& try_both) {
    text_ = trial.cut_text(first.replacements);
    work_ += text_.size() * work_of_tracing;
    parse({text_, 1, 1, false}, record_);
    const std::uint32_t hand = trial.cut_hand();
    if (record_.hands.size() <= hand) return true;
    referee_.judge_as_read(record_, verdict_);
    uses_.read(record_, hand);
    const Sheet changed = sheet_of(record_, verdict_, hand, uses_);
    walk_->read(record_, verdict_, hand);
    const std::string message = as_fix(sheet.record, first).message;
    const auto try_second = [&](const Change& second) {
        if (walk_->wrong_at(second) != none_such) return;
        const auto both = both_changes(first.replacements, second.replacements, trial.cut_shift());
        if (both.empty()) return;
        const std::string and_second = as_fix(record_, second).message;
        const bool in_order = both.front().place.offset == first.replacements.front().place.offset;
        const std::string& one = in_order ? message : and_second;
        const std::string& other = in_order ? and_second : message;
        try_both(both, fix_of(both, fmt::format("{}, and {}", one, other)),
                 of_a_pair + unlikeliness(first) + unlikeliness(second));
    };
    const std::vector<unsigned> arms = arms_for_left_out(changed);
    bool all_tried = true;
    ChangeList list(uses_, [&](const Change& second) {
        all_tried = all_tried && go_on();
        if (!all_tried) return;
        try_second(second);
        if (second.kind == SlipKind::left_out)
            for (unsigned arm : arms) try_second(on_arm(second, arm));
    });
    add_all_changes(changed, list);
    work_ += list.count() * work_of_listing;
    return all_tried;
}

}  // namespace bones::slips
