#include "tools/lib/find/matcher.hpp"

#include <algorithm>
#include <utility>

namespace bones::find {

namespace {

constexpr std::size_t most_ways = 100'000;  // at once
constexpr std::size_t most_trails = 8'000'000;
constexpr std::size_t few = 8;  // are compared one by one

[[noreturn]] void give_up() {
    throw TooManyWays(
        "the pattern can match in too many ways at once here; fewer variables, or less between "
        "them, will do");
}

}  // namespace

Matcher::Matcher(const Pattern& pattern, Wanted wanted)
    : pattern_(pattern), wanted_(std::move(wanted)), program_(compile(pattern)) {
    for (const Operation& operation : program_)
        if (operation.does == Operation::Does::begin)
            loops_ = std::max<std::size_t>(loops_, operation.loop + 1u);
    first_step_ = first_step();
}

int Matcher::first_step() const {
    const Operation* at = program_.data();
    while (at->does == Operation::Does::begin ||
           (at->does == Operation::Does::again && at->least > 0 && !at->may_be_empty))
        ++at;
    return at->does == Operation::Does::step ? at->step : no_number;
}

bool Matcher::may_begin(std::uint32_t index) const {
    Bindings bound;
    return first_step_ == no_number ||
           evaluation_->meets(pattern_.steps[static_cast<std::size_t>(first_step_)], index, bound);
}

bool Matcher::find(const HandState& hand, const SeatPeople& people, const Use& use) {
    const Evaluation evaluation(pattern_, hand, people);
    hand_ = &hand;
    evaluation_ = &evaluation;
    if (wanted_.all) return find_all(use);
    for (std::uint32_t next = 0; next < hand.plies();)
        if (!find_from(next, pattern_.from_start, use, next)) return false;
    return true;
}

bool Matcher::may_match(const HandState& hand, const SeatPeople& people) {
    try {
        return !find(hand, people, [](const Match&) { return false; });
    } catch (const TooManyWays&) {
        return true;  // what the referee tells leaves fewer
    }
}

/// The match that begins first, and of those the shortest. `next` becomes where to go on.
bool Matcher::find_from(std::uint32_t begin, bool only_there, const Use& use, std::uint32_t& next) {
    const std::uint32_t plies = hand_->plies();
    Match best;
    bool found = false;
    before_.clear();
    trails_.clear();
    next = plies;
    if (only_there && begin > 0) return true;
    for (std::uint32_t index = begin;; ++index) {
        while (before_.empty() && !found && index < plies && !may_begin(index)) ++index;
        // Whoever began earlier goes before: of two ways alike the later adds nothing.
        begin_action();
        for (const Way& way : before_) follow(way);
        if (!found && (!only_there || index == 0) && index < plies) seed(index);
        const bool ends_here = !pattern_.to_end || index == plies;
        const auto end = std::find_if(accepted_.begin(), accepted_.end(),
                                      [&](const Way& way) { return way.start < index; });
        if (ends_here && end != accepted_.end()) {
            best = match_of(*end, index);
            found = true;
            std::erase_if(ways_, [&](const Way& way) { return way.start >= best.first; });
        }
        if (index == plies || (ways_.empty() && (found || only_there))) break;
        take(index);
    }
    if (!found) return true;
    next = best.last + 1;
    return use(best);
}

bool Matcher::find_all(const Use& use) {
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
            for (const Way& way : before_) follow(way);
            if (pattern_.to_end && index < plies) continue;
            for (const Way& way : accepted_)
                if (!use(match_of(way, index))) return false;
        }
    }
    return true;
}

void Matcher::seed(std::uint32_t index) {
    Way way;
    way.start = index;
    follow(way);
}

void Matcher::begin_action() {
    if (wanted_.over && wanted_.over()) throw OutOfTime();
    if (known_.size() >= few) std::fill(table_.begin(), table_.end(), 0u);
    ways_.clear();
    accepted_.clear();
    known_.clear();
}

/// All ways take the action with this index, or end there.
void Matcher::take(std::uint32_t index) {
    before_.clear();
    for (Way& way : ways_) {
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

void Matcher::follow(Way way) {
    pending_.clear();
    pending_.push_back(way);
    while (!pending_.empty()) {
        way = pending_.back();
        pending_.pop_back();
        while (program_[way.at].does == Operation::Does::jump) way.at = program_[way.at].other;
        if (!is_new(way)) continue;
        switch (program_[way.at].does) {
            case Operation::Does::step:
            case Operation::Does::any:
                ways_.push_back(way);
                break;
            case Operation::Does::accept:
                accepted_.push_back(way);
                break;
            default:
                branch(way);
        }
    }
}

/// More turns than there are actions to take are empty ones.
int Matcher::least(const Operation& operation) const {
    const int plies = static_cast<int>(hand_->plies());
    return operation.may_be_empty ? std::min(operation.least, plies + 1) : operation.least;
}

// What is preferred is put last, and so taken up first.
void Matcher::branch(const Way& way) {
    const Operation& operation = program_[way.at];
    const std::uint64_t bit = std::uint64_t{1} << operation.loop;
    Way on = way;
    ++on.at;
    Way other = way;
    other.at = operation.other;
    std::uint16_t& turns = on.turns[operation.loop];
    switch (operation.does) {
        case Operation::Does::branch:
            pending_.push_back(other);
            pending_.push_back(on);
            return;
        case Operation::Does::begin:
            pending_.push_back(on);
            return;
        case Operation::Does::again: {
            const bool may = operation.most == no_number || turns < operation.most;
            on.moved &= ~bit;
            if (may) pending_.push_back(on);
            if (way.turns[operation.loop] < least(operation)) return;
            other.turns[operation.loop] = 0;
            other.moved &= ~bit;
            pending_.push_back(other);
            return;
        }
        case Operation::Does::end: {
            const int enough = operation.most == no_number ? least(operation) : operation.most;
            const bool moved = (way.moved & bit) != 0;
            std::uint16_t& done = other.turns[operation.loop];
            // A turn that took nothing says no more than none, once there are enough.
            if (!moved && done >= least(operation)) return;
            done = static_cast<std::uint16_t>(std::min<int>(done + 1, std::max(enough, 0)));
            other.moved &= ~bit;
            pending_.push_back(other);
            return;
        }
        default:
            return;
    }
}

std::uint64_t Matcher::hash(const Way& way) const {
    std::uint64_t hash = way.at * 0x9E3779B97F4A7C15u ^ way.moved;
    const auto mix = [&](std::uint64_t value) {
        hash = (hash ^ value) * 0xFF51AFD7ED558CCDu;
        hash ^= hash >> 32;
    };
    for (std::size_t i = 0; i < loops_; ++i) mix(way.turns[i]);
    for (const std::uint8_t value : way.bound.values) mix(value);
    return hash;
}

bool Matcher::alike(const Way& a, const Way& b) const {
    return a.at == b.at && a.moved == b.moved && a.bound == b.bound &&
           std::equal(a.turns.begin(), a.turns.begin() + static_cast<std::ptrdiff_t>(loops_),
                      b.turns.begin());
}

/// Whether no way like this was met before the action; then it is entered.
bool Matcher::is_new(const Way& way) {
    if (known_.size() < few) {
        for (const Way& known : known_)
            if (alike(known, way)) return false;
        known_.push_back(way);
        if (known_.size() == few) grow_table();
        return true;
    }
    if (2 * known_.size() >= table_.size()) grow_table();
    std::size_t slot = hash(way) & (table_.size() - 1);
    for (; table_[slot] != 0; slot = (slot + 1) & (table_.size() - 1))
        if (alike(known_[table_[slot] - 1], way)) return false;
    if (known_.size() == most_ways) give_up();
    known_.push_back(way);
    table_[slot] = static_cast<std::uint32_t>(known_.size());
    return true;
}

void Matcher::grow_table() {
    std::size_t size = std::max<std::size_t>(64, table_.size());
    while (size < 4 * known_.size()) size *= 2;
    table_.assign(size, 0);
    for (std::size_t i = 0; i < known_.size(); ++i) {
        std::size_t slot = hash(known_[i]) & (size - 1);
        while (table_[slot] != 0) slot = (slot + 1) & (size - 1);
        table_[slot] = static_cast<std::uint32_t>(i) + 1;
    }
}

Match Matcher::match_of(const Way& way, std::uint32_t end) const {
    Match match{way.start, end - 1, way.bound, {}};
    for (std::uint32_t at = way.trail; at != Way::none; at = trails_[at].before)
        match.steps.push_back(trails_[at].action);
    std::reverse(match.steps.begin(), match.steps.end());
    return match;
}

}  // namespace bones::find
