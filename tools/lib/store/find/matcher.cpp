#include "tools/lib/store/find/matcher.hpp"

#include <algorithm>

namespace bones::inline store::find {

namespace {

/// The greatest depth of nested repetitions.
std::size_t depth_of(const std::vector<Operation>& program) {
    std::size_t depth = 0;
    for (const Operation& operation : program)
        if (operation.does == Operation::Does::begin)
            depth = std::max<std::size_t>(depth, operation.loop + 1u);
    return depth;
}

}  // namespace

Matcher::AnyMachine Matcher::machine_for(const Pattern& pattern, HandConditions wanted) {
    std::vector<Operation> program = compile(pattern);
    if (depth_of(program) <= few_loops)
        return AnyMachine(std::in_place_index<0>, pattern, std::move(wanted), std::move(program));
    return AnyMachine(std::in_place_index<1>, pattern, std::move(wanted), std::move(program));
}

Matcher::Matcher(const Pattern& pattern, HandConditions wanted)
    : machine_(machine_for(pattern, std::move(wanted))) {}

bool Matcher::may_match(const HandState& hand, const SeatPeople& people) {
    try {
        return !find(hand, people, [](const Match&) { return false; });
    } catch (const TooManyWays&) {
        return true;  // a judged hand may match in fewer ways
    }
}

}  // namespace bones::inline store::find
