#include "tools/lib/show/night/entrants.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <functional>
#include <tuple>

#include "libnotation/text/fold.hpp"
#include "libnotation/text/suggest.hpp"
#include "tools/lib/io/records/near_names.hpp"

namespace bones::inline show::night {

namespace {

bool is_nobody(const PlayerName& name) {
    return name.name.empty() && name.id.empty();
}

/// All names on some sheets.
std::vector<const PlayerName*> names_on(std::span<const Sheet* const> sheets) {
    std::vector<const PlayerName*> names;
    for (const Sheet* sheet : sheets)
        for (const SheetSide& side : sheet->sides)
            for (const PlayerName& name : side.players) names.push_back(&name);
    for (const Sheet* sheet : sheets)
        for (const SheetSide& side : sheet->sides)
            for (const SheetSubstitute& substitute : side.substitutes)
                names.push_back(&substitute.name);
    return names;
}

/// All people on the `player` lines of night files.
std::vector<const PlayerName*> names_in(std::span<const NightFile* const> files) {
    std::vector<const PlayerName*> names;
    for (const NightFile* file : files)
        for (const NightEntry& entry : file->entries)
            if (entry.kind == NightEntry::Kind::player)
                for (const PlayerName& name : entry.who) names.push_back(&name);
    return names;
}

std::string key_of(const PlayerName& name) {
    return Person{name.id, name.name}.key();
}

}  // namespace

People::People(std::span<const PlayerName* const> sheets,
               std::span<const PlayerName* const> others) {
    for (const PlayerName* name : sheets)
        if (!is_nobody(*name)) add(*name);
    for (const PlayerName* name : others)
        if (!name->id.empty()) add(*name);
    for (const PlayerName* name : others)
        if (!is_nobody(*name) && !find_meant(*name)) add(*name);
    put_in_order();
    name_apart();
}

void People::add(const PlayerName& name) {
    const std::string key = key_of(name);
    const auto known = with_key(key);
    const auto person = known.value_or(static_cast<std::uint32_t>(people_.size()));
    if (!name.name.empty() && !name.id.empty()) {
        std::vector<std::uint32_t>& same = with_id_[fold(name.name)];
        if (std::find(same.begin(), same.end(), person) == same.end()) same.push_back(person);
    }
    if (!known) {
        people_.push_back(name);
        by_key_.emplace(std::hash<std::string>()(key), person);
    } else if (is_better_name(name.name, people_[person].name)) {
        people_[person].name = name.name;
    }
}

std::optional<std::uint32_t> People::with_key(const std::string& key) const {
    auto [at, end] = by_key_.equal_range(std::hash<std::string>()(key));
    while (at != end && key_of(people_[at->second]) != key) ++at;
    if (at == end) return {};
    return at->second;
}

std::optional<std::uint32_t> People::find(const PlayerName& name) const {
    if (is_nobody(name)) return {};
    return with_key(key_of(name));
}

std::optional<std::uint32_t> People::find_meant(const PlayerName& name) const {
    if (const auto person = find(name)) return person;
    const auto same = with_id_.find(fold(name.name));
    if (!name.id.empty() || same == with_id_.end() || same->second.size() != 1) return {};
    return same->second.front();
}

const std::string& People::shown(std::uint32_t person) const {
    const auto apart = apart_.find(person);
    return apart == apart_.end() ? people_[person].name : apart->second;
}

/// Numbers the people in the order of their names.
void People::put_in_order() {
    std::vector<std::tuple<std::string, std::string, std::uint32_t>> order;
    for (std::uint32_t i = 0; i < people_.size(); ++i)
        order.emplace_back(fold(people_[i].name), people_[i].id, i);
    std::sort(order.begin(), order.end());
    std::vector<std::uint32_t> number(people_.size());
    std::vector<PlayerName> sorted;
    sorted.reserve(people_.size());
    for (const auto& [name, id, person] : order) {
        number[person] = static_cast<std::uint32_t>(sorted.size());
        sorted.push_back(std::move(people_[person]));
    }
    people_ = std::move(sorted);
    for (auto& [key, person] : by_key_) person = number[person];
    for (auto& [name, same] : with_id_)
        for (std::uint32_t& person : same) person = number[person];
}

void People::name_apart() {
    for (std::uint32_t i = 0; i < people_.size(); ++i) {
        const PlayerName& person = people_[i];
        if (person.id.empty()) continue;
        const auto same = with_id_.find(fold(person.name));
        const bool alone =
            (same == with_id_.end() || same->second.size() < 2) && !find({person.name, ""});
        if (person.name.empty())
            apart_[i] = "<" + person.id + ">";
        else if (!alone)
            apart_[i] = fmt::format("{} <{}>", person.name, person.id);
    }
}

std::string People::nearest_to(const PlayerName& name) const {
    constexpr std::size_t most = 2000;  // a longer list is useless and takes much time
    std::vector<std::string_view> words;
    if (people_.size() > most) return "";
    for (const PlayerName& person : people_)
        words.push_back(name.name.empty() ? person.id : person.name);
    return std::string(nearest(name.name.empty() ? name.id : name.name, words));
}

std::vector<std::string> People::near() const {
    std::vector<Person> people;
    for (const PlayerName& name : people_) people.push_back({name.id, name.name});
    std::vector<std::string> lines;
    for (const NearPair& pair : near_names(people))
        lines.push_back(near_text(people[pair.first], people[pair.second], pair.why));
    if (lines.size() == most_near_pairs) lines.emplace_back(more_near_pairs);
    return lines;
}

Entrants::Entrants(std::span<const Sheet* const> sheets, std::span<const NightFile* const> files,
                   RankedBy by)
    : people_(names_on(sheets), names_in(files)), by_(by) {
    if (by == RankedBy::player) return;
    for (const Sheet* sheet : sheets) {
        for (const SheetSide& side : sheet->sides) add_partners(side.players, &People::find);
        for (const SheetSide& side : sheet->sides)
            for (const SheetSubstitute& substitute : side.substitutes) {
                std::vector<PlayerName> partners = side.players;
                partners[substitute.player] = substitute.name;
                add_partners(partners, &People::find);
            }
    }
    for (const NightFile* file : files)
        for (const NightEntry& entry : file->entries) {
            if (entry.kind != NightEntry::Kind::bye && entry.kind != NightEntry::Kind::no_show)
                continue;
            add_partners(entry.who, &People::find_meant);
            add_partners(entry.against, &People::find_meant);
        }
    std::sort(members_.begin(), members_.end());
    members_.erase(std::unique(members_.begin(), members_.end()), members_.end());
    for (const Members& members : members_) {
        std::string shown;
        for (const std::uint32_t person : members)
            shown += (shown.empty() ? "" : " & ") + people_.shown(person);
        shown_.push_back(std::move(shown));
    }
}

void Entrants::add_partners(std::span<const PlayerName> names, Find find) {
    const auto members = members_of(names, find);
    if (members && members->size() > 1) members_.push_back(*members);
}

/// The people with these names, sorted; none if any is unknown.
std::optional<Entrants::Members> Entrants::members_of(std::span<const PlayerName> names,
                                                      Find find) const {
    Members members;
    for (const PlayerName& name : names) {
        const auto person = (people_.*find)(name);
        if (!person) return {};
        members.push_back(*person);
    }
    std::sort(members.begin(), members.end());
    members.erase(std::unique(members.begin(), members.end()), members.end());
    return members;
}

std::vector<std::string> Entrants::ids(Entrant entrant) const {
    if (by_ == RankedBy::player) return {people_.name(entrant).id};
    std::vector<std::string> ids;
    for (const std::uint32_t person : members_[entrant]) ids.push_back(people_.name(person).id);
    return ids;
}

std::vector<std::uint32_t> Entrants::people_of(std::span<const PlayerName> names, Find find) const {
    std::vector<std::uint32_t> people;
    for (const PlayerName& name : names)
        if (const auto person = (people_.*find)(name)) people.push_back(*person);
    std::sort(people.begin(), people.end());
    people.erase(std::unique(people.begin(), people.end()), people.end());
    return people;
}

std::vector<std::uint32_t> Entrants::people_of(const SheetSide& side) const {
    return people_of(side.players, &People::find);
}

std::vector<std::uint32_t> Entrants::people_of(std::span<const PlayerName> names) const {
    return people_of(names, &People::find_meant);
}

std::vector<Entrant> Entrants::entrants_of(const SheetSide& side) const {
    if (by_ == RankedBy::player) return people_of(side);
    const auto members = members_of(side.players, &People::find);
    return members ? partnership_of(*members) : std::vector<Entrant>();
}

std::vector<Entrant> Entrants::entrants_of(std::span<const PlayerName> names,
                                           std::string& complaint) const {
    for (const PlayerName& name : names) {
        if (people_.find_meant(name)) continue;
        const std::string written = name.name.empty() ? "<" + name.id + ">" : name.name;
        const std::string near = people_.nearest_to(name);
        complaint = fmt::format("{} is not on any record or player line of the night{}", written,
                                near.empty() ? "" : fmt::format("; did you mean {}?", near));
        return {};
    }
    const Members members = *members_of(names, &People::find_meant);
    return by_ == RankedBy::player ? members : partnership_of(members);
}

/// The partnership of exactly these people.
std::vector<Entrant> Entrants::partnership_of(const Members& members) const {
    const auto at = std::lower_bound(members_.begin(), members_.end(), members);
    if (at == members_.end() || *at != members) return {};
    return {static_cast<Entrant>(at - members_.begin())};
}

std::vector<Entrant> Entrants::partnerships_with(std::span<const PlayerName> names) const {
    std::vector<Entrant> found;
    const auto members = members_of(names, &People::find_meant);
    if (!members || by_ == RankedBy::player) return found;
    for (Entrant i = 0; i < members_.size(); ++i)
        if (std::includes(members_[i].begin(), members_[i].end(), members->begin(), members->end()))
            found.push_back(i);
    return found;
}

}  // namespace bones::inline show::night
