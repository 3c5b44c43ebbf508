#include "tools/lib/store/selection/names_met.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "libnotation/text/fold.hpp"
#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/io/records/people.hpp"
#include "tools/lib/store/archive/names.hpp"

namespace bones::inline store {

namespace {

bool has(const std::set<std::string>& names, const std::string& name) {
    return std::any_of(names.begin(), names.end(), [folded = fold(name)](const std::string& met) {
        return fold(met) == folded;
    });
}

std::string nearest(const std::set<std::string>& names, const std::string& name) {
    archive::NearestName nearest(name);
    for (const std::string& met : names) nearest.consider(met);
    return nearest.suggestion();
}

}  // namespace

NamesMet::NamesMet(const archive::Filters& filters, const find::Pattern* pattern)
    : asked_event_(filters.event) {
    for (const std::string* name : {&filters.player, &filters.opponent, &filters.partner})
        if (!name->empty()) asked_people_.push_back(*name);
    if (!filters.by.empty() && filters.by != "anyone") asked_people_.push_back(filters.by);
    if (pattern == nullptr) return;
    asked_people_.insert(asked_people_.end(), pattern->names.begin(), pattern->names.end());
}

void NamesMet::add(const Record& record) {
    if (!asked_event_.empty()) events_.insert(header_text(record, Keyword::event));
    if (asked_people_.empty()) return;
    for (const Sitting sitting : sittings_of(record))
        for (const Seat seat : SeatSet::all(record.players)) {
            const Person person = person_at(record, seat, sitting.first);
            if (!person.is_known()) continue;
            people_.insert(person.called());
            if (!person.stable_id.empty()) ids_.insert(person.stable_id);
        }
}

void NamesMet::add(const NamesMet& others) {
    people_.insert(others.people_.begin(), others.people_.end());
    ids_.insert(others.ids_.begin(), others.ids_.end());
    events_.insert(others.events_.begin(), others.events_.end());
}

bool NamesMet::complain_of_others(const Complain& complain) const {
    bool all = true;
    const auto refuse = [&](const std::string& message) {
        complain(message);
        all = false;
    };
    for (const std::string& name : asked_people_)
        if (!has(people_, name) && ids_.count(std::string(archive::without_brackets(name))) == 0)
            refuse(fmt::format("unknown player `{}`{}", name, nearest(people_, name)));
    if (!asked_event_.empty() && !has(events_, asked_event_))
        refuse(fmt::format("unknown event `{}`{}", asked_event_, nearest(events_, asked_event_)));
    return all;
}

}  // namespace bones::inline store
