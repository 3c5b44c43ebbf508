#include "tools/lib/store/find/nfa_matcher.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace bones::inline store::find {

namespace {

constexpr std::size_t most_ways = 100'000;  // ways followed at once
constexpr std::size_t most_trails = 8'000'000;
constexpr std::size_t few = 8;  // compared one by one, without a table

[[noreturn]] void give_up() {
    throw TooManyWays(
        "the pattern can match in too many ways at once here; use fewer variables, or shorter gaps "
        "between them");
}

}  // namespace

template <std::size_t loops>
Machine<loops>::Machine(const Pattern& pattern, HandConditions wanted,
                        std::vector<Operation> program)
    : pattern_(pattern), wanted_(std::move(wanted)), program_(std::move(program)) {
    first_step_ = first_step();
}

template <std::size_t loops>
int Machine<loops>::first_step() const {
    const Operation* at = program_.data();
    while (at->does == Operation::Does::begin ||
           (at->does == Operation::Does::again && at->least > 0 && !at->may_be_empty))
        ++at;
    return at->does == Operation::Does::step ? at->step : no_number;
}

template <std::size_t loops>
bool Machine<loops>::may_begin(std::uint32_t index) const {
    Bindings bound;
    return first_step_ == no_number ||
           evaluation_->meets(pattern_.steps[static_cast<std::size_t>(first_step_)], index, bound);
}

template <std::size_t loops>
bool Machine<loops>::find(const HandState& hand, const SeatPeople& people, const UseMatch& use) {
    const Evaluation evaluation(pattern_, hand, people);
    hand_ = &hand;
    evaluation_ = &evaluation;
    if (wanted_.all) return find_all(use);
    for (std::uint32_t next = 0; next < hand.plies();)
        if (!find_from(next, pattern_.from_start, use, next)) return false;
    return true;
}

/// Finds the match that begins first, and of those the shortest. `next` is set to where the search
/// goes on.
template <std::size_t loops>
bool Machine<loops>::find_from(std::uint32_t begin, bool only_there, const UseMatch& use,
                               std::uint32_t& next) {
    const std::uint32_t plies = hand_->plies();
    Match best;
    bool found = false;
    before_.clear();
    trails_.clear();
    next = plies;
    if (only_there && begin > 0) return true;
    for (std::uint32_t index = begin;; ++index) {
        while (before_.empty() && !found && index < plies && !may_begin(index)) ++index;
        // Ways that began earlier go first: of two equal ways, the later one is dropped.
        begin_action();
        for (const OneWay& way : before_) follow(way);
        if (!found && (!only_there || index == 0) && index < plies) seed(index);
        const bool ends_here = !pattern_.to_end || index == plies;
        const auto end = std::find_if(accepted_.begin(), accepted_.end(),
                                      [&](const OneWay& way) { return way.start < index; });
        if (ends_here && end != accepted_.end()) {
            best = match_of(*end, index);
            found = true;
            std::erase_if(ways_, [&](const OneWay& way) { return way.start >= best.first; });
        }
        if (index == plies || (ways_.empty() && (found || only_there))) break;
        take(index);
    }
    if (!found) return true;
    next = best.last + 1;
    return use(best);
}

template <std::size_t loops>
bool Machine<loops>::find_all(const UseMatch& use) {
    const std::uint32_t plies = hand_->plies();
    const std::uint32_t starts = pattern_.from_start ? std::min(plies, 1u) : plies;
    for (std::uint32_t start = 0; start < starts; ++start) {
        if (!may_begin(start)) continue;
        trails_.clear();
        begin_action();
        seed(start);
        for (std::uint32_t index = start; index < plies && !ways_.empty();) {
            take(index++);
            begin_action();
            for (const OneWay& way : before_) follow(way);
            if (pattern_.to_end && index < plies) continue;
            for (const OneWay& way : accepted_)
                if (!use(match_of(way, index))) return false;
        }
    }
    return true;
}

template <std::size_t loops>
void Machine<loops>::seed(std::uint32_t index) {
    OneWay way;
    way.start = index;
    follow(way);
}

template <std::size_t loops>
void Machine<loops>::begin_action() {
    if (wanted_.over && wanted_.over()) throw OutOfTime();
    if (known_.size() >= few) std::fill(table_.begin(), table_.end(), 0u);
    ways_.clear();
    accepted_.clear();
    known_.clear();
}

/// Moves all ways over the action with this index; ways that cannot take it end.
template <std::size_t loops>
void Machine<loops>::take(std::uint32_t index) {
    before_.clear();
    for (OneWay& way : ways_) {
        const Operation& operation = program_[way.at];
        const bool is_step = operation.does == Operation::Does::step;
        if (is_step && !evaluation_->meets(pattern_.steps[static_cast<std::size_t>(operation.step)],
                                           index, way.bound))
            continue;
        if (is_step && wanted_.steps) {
            if (trails_.size() == most_trails) give_up();
            trails_.push_back({index, way.trail});
            way.trail = static_cast<std::uint32_t>(trails_.size()) - 1;
        }
        ++way.at;
        way.moved |= operation.loops;
        before_.push_back(way);
    }
}

/// The least number of turns. More turns than there are actions would only add empty ones.
template <std::size_t loops>
int Machine<loops>::least(const Operation& operation) const {
    const int plies = static_cast<int>(hand_->plies());
    return operation.may_be_empty ? std::min(operation.least, plies + 1) : operation.least;
}

template <std::size_t loops>
void Machine<loops>::follow(const OneWay& from) {
    pending_.clear();
    OneWay way = from;
    for (;;) {
        while (goes_on(way)) {
        }
        if (pending_.empty()) return;
        way = pending_.back();
        pending_.pop_back();
    }
}

/// Follows one operation; the preferred branch is followed first, the other waits. False if the way
/// must take an action next, has reached the end, or has reached a known state.
template <std::size_t loops>
bool Machine<loops>::goes_on(OneWay& way) {
    while (program_[way.at].does == Operation::Does::jump) way.at = program_[way.at].other;
    if (!is_new(way)) return false;
    const Operation& operation = program_[way.at];
    switch (operation.does) {
        case Operation::Does::step:
        case Operation::Does::any:
            ways_.push_back(way);
            return false;
        case Operation::Does::accept:
            accepted_.push_back(way);
            return false;
        case Operation::Does::branch:
            pending_.push_back(way);
            pending_.back().at = operation.other;
            ++way.at;
            return true;
        case Operation::Does::again:
            return goes_round(way, operation);
        case Operation::Does::end:
            return ends_turn(way, operation);
        default:
            ++way.at;
            return true;
    }
}

// Prefers as few turns as possible.
template <std::size_t loops>
bool Machine<loops>::goes_round(OneWay& way, const Operation& operation) {
    const int turns = way.turns[operation.loop];
    const bool may = operation.most == no_number || turns < operation.most;
    way.moved &= ~(std::uint64_t{1} << operation.loop);
    OneWay on = way;
    ++on.at;
    if (turns < least(operation)) {
        way = on;
        return may;
    }
    if (may) pending_.push_back(on);
    way.at = operation.other;
    way.turns[operation.loop] = 0;
    return true;
}

template <std::size_t loops>
bool Machine<loops>::ends_turn(OneWay& way, const Operation& operation) const {
    const std::uint64_t bit = std::uint64_t{1} << operation.loop;
    const int enough = operation.most == no_number ? least(operation) : operation.most;
    std::uint16_t& done = way.turns[operation.loop];
    // After enough turns, a turn without an action adds nothing.
    if ((way.moved & bit) == 0 && done >= least(operation)) return false;
    done = static_cast<std::uint16_t>(std::min<int>(done + 1, std::max(enough, 0)));
    way.moved &= ~bit;
    way.at = operation.other;
    return true;
}

template <std::size_t loops>
std::uint64_t Machine<loops>::hash(const OneWay& way) {
    std::uint64_t hash = way.at * 0x9E3779B97F4A7C15u ^ way.moved;
    const auto mix = [&](std::uint64_t value) {
        hash = (hash ^ value) * 0xFF51AFD7ED558CCDu;
        hash ^= hash >> 32;
    };
    for (const std::uint16_t turns : way.turns) mix(turns);
    mix(std::bit_cast<std::uint64_t>(way.bound.values));
    return hash;
}

/// Whether the way is new before this action. A new way is stored.
template <std::size_t loops>
bool Machine<loops>::is_new(const OneWay& way) {
    if (known_.size() < few) {
        for (const OneWay& known : known_)
            if (known == way) return false;
        known_.push_back(way);
        if (known_.size() == few) grow_table();
        return true;
    }
    if (2 * known_.size() >= table_.size()) grow_table();
    std::size_t slot = hash(way) & (table_.size() - 1);
    for (; table_[slot] != 0; slot = (slot + 1) & (table_.size() - 1))
        if (known_[table_[slot] - 1] == way) return false;
    if (known_.size() == most_ways) give_up();
    known_.push_back(way);
    table_[slot] = static_cast<std::uint32_t>(known_.size());
    return true;
}

template <std::size_t loops>
void Machine<loops>::grow_table() {
    std::size_t size = std::max<std::size_t>(64, table_.size());
    while (size < 4 * known_.size()) size *= 2;
    table_.assign(size, 0);
    for (std::size_t i = 0; i < known_.size(); ++i) {
        std::size_t slot = hash(known_[i]) & (size - 1);
        while (table_[slot] != 0) slot = (slot + 1) & (size - 1);
        table_[slot] = static_cast<std::uint32_t>(i) + 1;
    }
}

template <std::size_t loops>
Match Machine<loops>::match_of(const OneWay& way, std::uint32_t end) const {
    Match match{way.start, end - 1, way.bound, {}};
    for (std::uint32_t at = way.trail; at != OneWay::none; at = trails_[at].before)
        match.steps.push_back(trails_[at].action);
    std::reverse(match.steps.begin(), match.steps.end());
    return match;
}

template class Machine<few_loops>;
template class Machine<most_loops>;

}  // namespace bones::inline store::find
