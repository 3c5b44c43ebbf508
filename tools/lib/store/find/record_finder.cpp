#include "tools/lib/store/find/record_finder.hpp"

#include <algorithm>

#include "bones/writer.hpp"
#include "tools/lib/store/archive/words.hpp"

namespace bones::inline store::find {

namespace {

JudgePlan judging(const Needs& needs, bool all_judged) {
    return {.options = {.list_open = false, .deduce = needs.tiles, .trace = true},
            .ends = needs.table,
            .hands_alone = !needs.play && !all_judged,
            .held = needs.held,
            .absent = needs.absent};
}

RecordDetail looked_at(const Needs& needs, bool no_fast_check) {
    const bool all = needs.table || needs.hands || needs.totals || needs.tiles || no_fast_check;
    return all ? RecordDetail::all : RecordDetail::play;
}

/// Whether a pattern asks for proven breaches. Only then do slips matter.
bool asks_for_breaches(const Pattern& pattern) {
    return pattern.needs.findings ||
           std::any_of(pattern.tests.begin(), pattern.tests.end(),
                       [](const Test& test) { return test.is == Test::Is::verdict; });
}

}  // namespace

RecordFinder::RecordFinder(const Pattern& pattern, std::shared_ptr<const NamedPeople> people,
                           Options options)
    : pattern_(pattern),
      options_(std::move(options)),
      judge_(judging(pattern.needs, options_.verdicts),
             looked_at(pattern.needs, options_.no_fast_check),
             asks_for_breaches(pattern) ? Slips::searched : Slips::not_weighed),
      seats_(pattern, std::move(people)),
      hand_(pattern.needs),
      matcher_(pattern, options_.wanted),
      judges_(pattern.needs.judging || options_.verdicts) {}

/// Reads a record, and judges it if necessary. False if no hand can match.
bool RecordFinder::read(const RawRecord& raw) {
    if (judges_ && judge_.passes_fast_check(raw)) return true;
    parse(raw, judge_.record);
    if (!judges_) return true;
    // Findings are those of the canonical text, which is written only later.
    const bool as_it_stands = options_.canonical || !pattern_.needs.findings;
    if (as_it_stands && looking_pays(looks()) && !leave_what_may_match()) return false;
    judge_.judge_parsed();
    if (!as_it_stands && !verdict().findings.empty()) judge_canonical(raw);
    return true;
}

/// Restricts the wanted hands to those that may match by their written actions. False if none is
/// left. Judging takes far longer than reading.
bool RecordFinder::leave_what_may_match() {
    const SeatPeople& people = seats_.read(record(), 0);
    std::vector<bool> left(record().players == 0 ? 0 : record().hands.size());
    for (std::uint32_t hand = 0; hand < left.size(); ++hand) {
        if (!is_wanted(hand)) continue;
        if (!record().substitutes.empty()) seats_.read(record(), hand);
        hand_.read_written(record(), hand);
        left[hand] = matcher_.may_match(hand_, people);
    }
    wanted_ = std::move(left);
    const bool any = std::find(wanted_.begin(), wanted_.end(), true) != wanted_.end();
    looks().at += record().actions.size();
    if (!any) looks().spared += record().actions.size();
    return any;
}

// Findings in an archive are on canonical text, and some notes depend on the spelling.
void RecordFinder::judge_canonical(const RawRecord& raw) {
    canonical_.clear();
    write(judge_.record, judge_.verdict.actions, canonical_);
    RawRecord own = raw;
    own.text = canonical_;
    judge_.judge(own);
}

bool RecordFinder::search(const RawRecord& raw, const std::vector<bool>& wanted,
                          const std::function<bool(std::uint32_t, const Match&)>& use) {
    wanted_ = wanted;
    if (!read(raw) || record().players == 0) return true;
    const SeatPeople& people = seats_.read(record(), 0);
    for (std::uint32_t hand = 0; hand < record().hands.size(); ++hand) {
        if (!is_wanted(hand)) continue;
        if (!record().substitutes.empty()) seats_.read(record(), hand);
        if (judges_)
            hand_.read(record(), verdict(), hand);
        else
            hand_.read_written(record(), hand);
        if (!matcher_.find(hand_, people, [&](const Match& match) { return use(hand, match); }))
            return false;
    }
    return true;
}

const std::vector<RecordMatch>& RecordFinder::find(const RawRecord& raw,
                                                   const std::vector<bool>& wanted) {
    found_.clear();
    search(raw, wanted, [&](std::uint32_t hand, const Match& match) {
        found_.push_back({hand, match});
        return true;
    });
    return found_;
}

bool RecordFinder::has_match(const RawRecord& raw) {
    return !search(raw, {}, [](std::uint32_t, const Match&) { return false; });
}

std::string RecordFinder::bound(const RecordMatch& found, std::size_t variable) const {
    const std::uint8_t value = found.match.bound.values[variable];
    if (value == Bindings::nothing) return "";
    if (pattern_.variables[variable].is_tile)
        return std::string(archive::word(Tile::numbered(value)));
    const bones::Person who = person(found, variable);
    return who.is_known() ? who.called() : std::string(1, Seat(value).letter());
}

bones::Person RecordFinder::person(const RecordMatch& found, std::size_t variable) const {
    const std::uint8_t value = found.match.bound.values[variable];
    if (value == Bindings::nothing || pattern_.variables[variable].is_tile) return {};
    return seats_.person_at(record(), Seat(value), found.hand);
}

}  // namespace bones::inline store::find
