#include "tools/lib/show/statistics/groups.hpp"

#include <algorithm>

#include "libnotation/text/fold.hpp"
#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/io/records/people.hpp"

namespace bones::inline show::stats {

namespace {

/// Whether there are observations of any wanted metric.
bool has_any(const Samples& facts, const std::array<bool, metric_count>& wanted) {
    bool any = false;
    facts.for_each([&](std::size_t i, const Sample&) { any = any || wanted[i]; });
    return any;
}

}  // namespace

void Groups::add(const Record& record, const GameVerdict& verdict, const BatchRecord& item,
                 const SeatsOfHand& seats_of, const std::array<bool, metric_count>& wanted,
                 bool list, const archive::WhoIsWho& who, const Sharer::AddMore& more) {
    Sharer(record, verdict, who, more).share(grouping_, [&](const Share& share) {
        const SeatSet seats = seats_of(share.hand);
        Group* const group = add(share, seats);
        if (group == nullptr || !list) return;
        const bool listed = !group->records.empty() && group->records.back().file == item.file &&
                            group->records.back().index == record.index;
        const bool any =
            std::any_of(share.parts.begin(), share.parts.end(), [&](const Share::Part& part) {
                return !(part.seats & seats).empty() && has_any(*part.facts, wanted);
            });
        if (!listed && any)
            group->records.push_back({item.file, record.first_line, record.index,
                                      header_text(record, Keyword::date),
                                      std::string(traits(record.game).name)});
    });
}

Group* Groups::add(const Share& share, SeatSet seats) {
    const bool counts =
        std::any_of(share.parts.begin(), share.parts.end(),
                    [&](const Share::Part& part) { return !(part.seats & seats).empty(); });
    if (!counts && !share.stays) return nullptr;
    Group& group = groups_[share.key];
    if (group.name.empty() || is_better_name(share.name, group.name)) group.name = share.name;
    share.for_each_counting(seats, [&](const Samples& facts) {
        facts.for_each([&](std::size_t i, const Sample& sample) { group.tallies.add(i, sample); });
    });
    return &group;
}

void Groups::add(const Groups& other) {
    for (const auto& [key, group] : other.groups_) add(key, group);
}

void Groups::add(const std::string& key, const Group& group) {
    Group& own = groups_[key];
    if (own.name.empty() || is_better_name(group.name, own.name)) own.name = group.name;
    own.tallies.add(group.tallies);
    own.records.insert(own.records.end(), group.records.begin(), group.records.end());
}

std::vector<const Group*> Groups::ordered() {
    if (grouping_ == Grouping::player || grouping_ == Grouping::pair ||
        grouping_ == Grouping::opponent)
        name_apart(groups_);
    // The keys of openings, suits and months are sorted already.
    const bool sorts = grouping_ != Grouping::opening && grouping_ != Grouping::suit;
    std::vector<std::pair<std::string, const Group*>> by_name;
    for (const auto& [key, group] : groups_)
        by_name.emplace_back(sorts ? fold(group.name) : std::string(), &group);
    std::stable_sort(by_name.begin(), by_name.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<const Group*> groups;
    for (const auto& [name, group] : by_name) groups.push_back(group);
    return groups;
}

}  // namespace bones::inline show::stats
