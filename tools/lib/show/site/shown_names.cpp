#include "tools/lib/show/site/shown_names.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <iterator>

#include "libnotation/text/fold.hpp"
#include "tools/lib/io/records/people.hpp"
#include "tools/lib/store/archive/night_files.hpp"

namespace bones::inline show::site {
namespace {

constexpr std::size_t most_similar = 3;

bool continues(char c) {
    return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

/// The initials of a name: `A. R.` for `Ana Ruiz`.
std::string initials_of(std::string_view name) {
    std::string initials;
    bool begins = true;
    for (std::size_t i = 0; i < name.size(); ++i) {
        if (name[i] == ' ' || name[i] == '-') {
            begins = true;
            continue;
        }
        if (!begins || continues(name[i])) continue;
        std::size_t end = i + 1;
        while (end < name.size() && continues(name[end])) ++end;
        initials += (initials.empty() ? "" : " ") + std::string(name.substr(i, end - i)) + ".";
        begins = false;
    }
    return initials;
}

/// The key for comparing people of night files: the id, or the folded name.
std::string key_of(const night::PlayerName& name) {
    return name.id.empty() ? fold(name.name) : "<" + name.id;
}

}  // namespace

ShownNames::ShownNames(archive::Database& database, NameStyle style,
                       const std::vector<PrivateName>& private_names) {
    read(database);
    read_guests(database);
    grant(private_names);
    hide_in_texts(style);
    name_all(style);
}

void ShownNames::read(archive::Database& database) {
    archive::Query people(database, "SELECT player_id, ifnull(stable_id, ''), name FROM players");
    while (people.step()) known_[people.number(0)] = {people.string(1), people.string(2), {}, {}};
    archive::Query called(database,
                          "SELECT player_id, written, kind = 'id' FROM known_as UNION SELECT "
                          "player_id, name, 0 FROM sitters WHERE player_id IS NOT NULL AND name IS "
                          "NOT NULL");
    while (called.step()) {
        ShownName& known = known_[called.number(0)];
        (called.number(2) != 0 ? known.ids : known.names).push_back(called.string(1));
    }
    for (auto& [number, known] : known_) {
        known.names.push_back(known.name);
        if (!known.stable_id.empty()) known.ids.push_back(known.stable_id);
        for (const std::string& name : known.names) by_name_[fold(name)].insert(number);
        for (const std::string& id : known.ids) by_id_[fold(id)].insert(number);
    }
}

void ShownNames::read_guests(archive::Database& database) {
    std::int64_t next = first_guest;
    const auto add = [&](const night::PlayerName& name) {
        const bool is_player =
            name.id.empty() ? by_name_.contains(fold(name.name)) : by_id_.contains(fold(name.id));
        if (is_player || !guests_.try_emplace(key_of(name), next).second) return;
        known_[next] = {name.id, name.name, {name.name}, {}};
        if (!name.id.empty()) known_[next].ids.push_back(name.id);
        ++next;
    };
    for (const archive::StoredNightFile& stored : archive::stored_night_files(database))
        for (const night::NightEntry& entry : night::read_night_file("", stored.text).entries) {
            for (const night::PlayerName& name : entry.who) add(name);
            for (const night::PlayerName& name : entry.against) add(name);
        }
    for (const auto& [key, number] : guests_) {
        const ShownName& guest = known_.at(number);
        by_name_[fold(guest.name)].insert(number);
        if (!guest.stable_id.empty()) by_id_[fold(guest.stable_id)].insert(number);
    }
}

const std::string* ShownNames::shown_guest(const night::PlayerName& guest) const {
    const auto found = guests_.find(key_of(guest));
    return found == guests_.end() ? nullptr : &shown_.at(found->second);
}

void ShownNames::grant(const std::vector<PrivateName>& private_names) {
    for (const PrivateName& wanted : private_names) grant(wanted);
    // A player with the same full name as a private player may be the same person without the id.
    const std::set<std::int64_t> listed = private_;
    for (const std::int64_t number : listed)
        for (const std::string& name : known_.at(number).names)
            if (!fold(name).empty()) private_.merge(std::set(by_name_.at(fold(name))));
    std::set_difference(private_.begin(), private_.end(), listed.begin(), listed.end(),
                        std::back_inserter(hidden_besides_));
}

/// Hides the players with the id. Without an id, hides those with the name, or with an id equal to
/// it.
void ShownNames::grant(const PrivateName& wanted) {
    const auto hide = [&](const std::map<std::string, std::set<std::int64_t>>& players,
                          const std::string& called) {
        const auto found = called.empty() ? players.end() : players.find(called);
        if (found == players.end()) return false;
        private_.insert(found->second.begin(), found->second.end());
        return true;
    };
    const std::string& id = wanted.id.empty() ? wanted.name : wanted.id;
    const bool has_name = hide(by_name_, fold(wanted.name)), has_id = hide(by_id_, fold(id));
    if (!has_id && (!has_name || !wanted.id.empty())) unknown_.push_back(unknown(wanted));
    // The id is also hidden for players who are added later.
    mask_.hide_private_id(id);
    if (has_name || !has_id || !wanted.id.empty())
        mask_.hide_private(wanted.name, initials_of(wanted.name));
}

UnknownName ShownNames::unknown(const PrivateName& wanted) const {
    UnknownName unknown{wanted, {}};
    if (wanted.is_exact) return unknown;
    std::vector<std::pair<int, std::string>> similar;
    for (const auto& [number, known] : known_) {
        const Person person{known.stable_id, known.name};
        int nearest = -1;
        const auto consider = [&](std::string_view called, std::string_view by) {
            if (called.empty() || by.empty() || !is_similar_name(called, by)) return;
            const int distance = distance_of_names(called, by);
            nearest = nearest < 0 ? distance : std::min(nearest, distance);
        };
        for (const std::string_view by : {wanted.name, wanted.id}) {
            for (const std::string& called : known.names) consider(called, by);
            for (const std::string& called : known.ids) consider(called, by);
        }
        if (nearest >= 0) similar.emplace_back(nearest, person.in_full());
    }
    std::sort(similar.begin(), similar.end());
    if (similar.size() > most_similar) similar.resize(most_similar);
    for (const auto& [distance, name] : similar) unknown.similar.push_back(name);
    return unknown;
}

void ShownNames::hide_in_texts(NameStyle style) {
    for (const auto& [number, known] : known_) {
        const bool is_private = private_.contains(number);
        for (const std::string& id : known.ids)
            if (is_private)
                mask_.hide_private_id(id);
            else if (style != NameStyle::ids)
                mask_.hide_id(id);
        for (const std::string& name : known.names) {
            // A player without a name has the id as name.
            if (std::find(known.ids.begin(), known.ids.end(), name) != known.ids.end()) continue;
            if (is_private)
                mask_.hide_private(name, initials_of(name));
            else if (style != NameStyle::full)
                mask_.hide_name(name);
        }
    }
}

void ShownNames::name_all(NameStyle style) {
    std::set<std::string> taken;
    for (const auto& [number, known] : known_) {
        const std::string plain = number < first_guest
                                      ? fmt::format("Player {}", number)
                                      : fmt::format("Guest {}", number - first_guest + 1);
        std::string wanted = style == NameStyle::full       ? known.name
                             : style == NameStyle::initials ? initials_of(known.name)
                                                            : known.stable_id;
        const bool is_private = private_.contains(number);
        const bool names_private = !is_private && mask_.names_private(wanted);
        if (names_private) hidden_besides_.push_back(number);
        if (is_private || names_private || fold(wanted).empty()) wanted = plain;
        std::string shown = wanted;
        for (int again = 2; !taken.insert(fold(shown)).second; ++again)
            shown = fmt::format("{} {}", wanted, again);
        shown_[number] = shown;
    }
}

std::vector<std::pair<std::string, std::string>> ShownNames::resembling() const {
    std::vector<std::pair<std::string, std::string>> names;
    for (const auto& [number, shown] : shown_) {
        if (private_.contains(number)) continue;
        if (std::string word = mask_.resembled(shown); !word.empty())
            names.emplace_back(shown, std::move(word));
    }
    return names;
}

}  // namespace bones::inline show::site
