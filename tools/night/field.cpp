#include "tools/night/field.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "libnotation/chars.hpp"
#include "libnotation/suggest.hpp"

namespace bones {

namespace {

std::string folded(std::string_view name) {
    std::string lower_case(name);
    for (char& c : lower_case) c = lower(c);
    return lower_case;
}

bool is_nobody(const PlayerName& name) {
    return name.name.empty() && name.id.empty();
}

/// Every name on some sheets and night files.
std::vector<PlayerName> names_on(std::span<const Sheet* const> sheets,
                                 std::span<const NightFile* const> files) {
    std::vector<PlayerName> names;
    for (const Sheet* sheet : sheets)
        for (const SheetSide& side : sheet->sides)
            names.insert(names.end(), side.players.begin(), side.players.end());
    for (const NightFile* file : files)
        for (const NightEntry& entry : file->entries)
            if (entry.kind == NightEntry::Kind::player)
                names.insert(names.end(), entry.who.begin(), entry.who.end());
    return names;
}

}  // namespace

People::People(std::span<const PlayerName> names) {
    for (const PlayerName& name : names)
        if (!name.id.empty()) add(name);
    for (const PlayerName& name : names)
        if (name.id.empty() && !is_nobody(name) && !find(name)) add(name);
    put_in_order();
    name_apart();
}

void People::add(const PlayerName& name) {
    const auto person = static_cast<std::uint32_t>(people_.size());
    if (!name.id.empty()) {
        const auto [at, is_new] = by_id_.try_emplace(name.id, person);
        std::vector<std::uint32_t>& same = by_name_[folded(name.name)];
        if (std::find(same.begin(), same.end(), at->second) == same.end())
            same.push_back(at->second);
        if (!is_new) {
            if (people_[at->second].name.empty()) people_[at->second].name = name.name;
            return;
        }
    } else {
        by_name_[folded(name.name)].push_back(person);
    }
    people_.push_back(name);
}

std::optional<std::uint32_t> People::find(const PlayerName& name) const {
    if (!name.id.empty()) {
        const auto at = by_id_.find(name.id);
        return at == by_id_.end() ? std::nullopt : std::optional(at->second);
    }
    const auto at = by_name_.find(folded(name.name));
    if (name.name.empty() || at == by_name_.end()) return {};
    // Of several of that name it is the one without an id, if there is one.
    if (at->second.size() == 1) return at->second.front();
    for (const std::uint32_t person : at->second)
        if (people_[person].id.empty()) return person;
    return {};
}

/// Numbers everybody in the order of their names.
void People::put_in_order() {
    std::vector<std::uint32_t> order(people_.size()), number(people_.size());
    std::iota(order.begin(), order.end(), 0u);
    std::sort(order.begin(), order.end(), [this](std::uint32_t a, std::uint32_t b) {
        const std::string left = folded(people_[a].name), right = folded(people_[b].name);
        return std::tie(left, people_[a].id) < std::tie(right, people_[b].id);
    });
    std::vector<PlayerName> sorted;
    for (std::uint32_t i = 0; i < order.size(); ++i) {
        number[order[i]] = i;
        sorted.push_back(people_[order[i]]);
    }
    people_ = std::move(sorted);
    for (auto& [id, person] : by_id_) person = number[person];
    for (auto& [name, same] : by_name_)
        for (std::uint32_t& person : same) person = number[person];
}

void People::name_apart() {
    for (const PlayerName& person : people_) {
        const auto same = by_name_.find(folded(person.name));
        const bool alone = same == by_name_.end() || same->second.size() < 2;
        if (person.name.empty())
            shown_.push_back("<" + person.id + ">");
        else
            shown_.push_back(alone || person.id.empty()
                                 ? person.name
                                 : fmt::format("{} <{}>", person.name, person.id));
    }
}

std::string People::nearest_to(const PlayerName& name) const {
    constexpr std::size_t most = 2000;  // beyond that nobody is helped, and much time is lost
    std::vector<std::string_view> words;
    if (people_.size() > most) return "";
    for (const PlayerName& person : people_)
        words.push_back(name.name.empty() ? person.id : person.name);
    return std::string(nearest(name.name.empty() ? name.id : name.name, words));
}

Field::Field(std::span<const Sheet* const> sheets, std::span<const NightFile* const> files,
             RankedBy by)
    : people_(names_on(sheets, files)), by_(by) {
    if (by == RankedBy::player) {
        for (std::uint32_t i = 0; i < people_.size(); ++i) members_.push_back({i});
    } else {
        for (const Sheet* sheet : sheets)
            for (const SheetSide& side : sheet->sides) add_partners(side.players);
        for (const NightFile* file : files)
            for (const NightEntry& entry : file->entries) {
                if (entry.kind != NightEntry::Kind::bye && entry.kind != NightEntry::Kind::no_show)
                    continue;
                add_partners(entry.who);
                add_partners(entry.against);
            }
        std::sort(members_.begin(), members_.end());
        members_.erase(std::unique(members_.begin(), members_.end()), members_.end());
    }
    for (const Members& members : members_) {
        std::string shown;
        for (const std::uint32_t person : members)
            shown += (shown.empty() ? "" : " & ") + people_.shown(person);
        shown_.push_back(std::move(shown));
    }
}

void Field::add_partners(std::span<const PlayerName> names) {
    const auto members = members_of(names);
    if (members && members->size() > 1) members_.push_back(*members);
}

/// The people of these names, in order; none if one of them is not known.
std::optional<Field::Members> Field::members_of(std::span<const PlayerName> names) const {
    Members members;
    for (const PlayerName& name : names) {
        const auto person = people_.find(name);
        if (!person) return {};
        members.push_back(*person);
    }
    std::sort(members.begin(), members.end());
    members.erase(std::unique(members.begin(), members.end()), members.end());
    return members;
}

std::vector<std::string> Field::ids(Entrant entrant) const {
    std::vector<std::string> ids;
    for (const std::uint32_t person : members_[entrant]) ids.push_back(people_.name(person).id);
    return ids;
}

std::vector<Entrant> Field::entrants_of(const SheetSide& side) const {
    std::vector<Entrant> entrants;
    if (by_ == RankedBy::player) {
        for (const PlayerName& name : side.players)
            if (const auto person = people_.find(name)) entrants.push_back(*person);
        std::sort(entrants.begin(), entrants.end());
        entrants.erase(std::unique(entrants.begin(), entrants.end()), entrants.end());
        return entrants;
    }
    const auto members = members_of(side.players);
    return members ? partnership_of(*members) : std::vector<Entrant>();
}

std::vector<Entrant> Field::entrants_of(std::span<const PlayerName> names,
                                        std::string& complaint) const {
    for (const PlayerName& name : names) {
        if (people_.find(name)) continue;
        const std::string written = name.name.empty() ? "<" + name.id + ">" : name.name;
        const std::string near = people_.nearest_to(name);
        complaint = fmt::format("{} is on no record of the night and on no player line{}", written,
                                near.empty() ? "" : fmt::format("; did you mean {}?", near));
        return {};
    }
    const Members members = *members_of(names);
    return by_ == RankedBy::player ? members : partnership_of(members);
}

/// The partnership of exactly these people.
std::vector<Entrant> Field::partnership_of(const Members& members) const {
    const auto at = std::lower_bound(members_.begin(), members_.end(), members);
    if (at == members_.end() || *at != members) return {};
    return {static_cast<Entrant>(at - members_.begin())};
}

std::vector<Entrant> Field::partnerships_with(std::span<const PlayerName> names) const {
    std::vector<Entrant> found;
    const auto members = members_of(names);
    if (!members || by_ == RankedBy::player) return found;
    for (Entrant i = 0; i < members_.size(); ++i)
        if (std::includes(members_[i].begin(), members_[i].end(), members->begin(), members->end()))
            found.push_back(i);
    return found;
}

}  // namespace bones
