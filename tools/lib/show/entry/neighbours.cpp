#include "tools/lib/show/entry/neighbours.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "libnotation/text/fold.hpp"
#include "tools/lib/io/records/near_names.hpp"

namespace bones::inline show::entry {

namespace {

bool begins_with(const std::string& folded, const std::string& typed) {
    return folded.starts_with(typed) || folded.find(' ' + typed) != std::string::npos;
}

}  // namespace

std::string OtherGame::place() const {
    return fmt::format("{}:{}", file, line);
}

/// Returns the record of a person, added if necessary. Null if the person is unknown or there are
/// too many people.
Neighbours::KnownRecord* Neighbours::meet(const Person& person) {
    if (!person.is_known()) return nullptr;
    std::string key = person.key();
    if (const auto at = by_key_.find(key); at != by_key_.end()) {
        KnownRecord& known = people_[at->second];
        if (is_better_name(person.name, known.person.name)) {
            known.person.name = person.name;
            known.folded = fold(person.called());
            by_name_.emplace(known.folded, at->second);
        }
        return &known;
    }
    if (people_.size() == most_people) {
        is_cut_ = true;
        return nullptr;
    }
    const auto index = static_cast<std::uint32_t>(people_.size());
    KnownRecord& known = people_.emplace_back();
    known.person = person;
    known.folded = fold(person.called());
    by_key_.emplace(std::move(key), index);
    by_name_.emplace(known.folded, index);
    return &known;
}

void Neighbours::add_game(const GameHeader& header) {
    const bool in_round = !header.round.empty();
    const bool kept = in_round && games_.size() < most_games;
    is_cut_ = is_cut_ || (in_round && !kept);
    const auto game = static_cast<std::uint32_t>(games_.size());
    if (kept) games_.push_back({header.file, header.line, header.date, header.round});
    for (const Person& player : header.players) {
        KnownRecord* const known = meet(player);
        if (known == nullptr) continue;
        known->present = true;
        if (kept) known->games.push_back(game);
    }
}

void Neighbours::add_archived(const Person& person) {
    meet(person);
}

void Neighbours::add_named(const Person& person) {
    const auto named = by_name_.find(fold(person.called()));
    const bool called_so = person.stable_id.empty() && named != by_name_.end();
    KnownRecord* const known = called_so ? &people_[named->second] : meet(person);
    if (known != nullptr) known->present = true;
}

void Neighbours::remove_games_of(const std::string& file) {
    std::vector<std::uint32_t> moved(games_.size());
    std::vector<OtherGame> kept;
    for (std::size_t i = 0; i < games_.size(); ++i) {
        moved[i] = static_cast<std::uint32_t>(kept.size());
        if (games_[i].file == file) continue;
        kept.push_back(std::move(games_[i]));
        games_[i].file.clear();
    }
    for (KnownRecord& known : people_) {
        std::erase_if(known.games, [&](std::uint32_t game) { return games_[game].file == file; });
        for (std::uint32_t& game : known.games) game = moved[game];
    }
    games_ = std::move(kept);
}

const OtherGame* Neighbours::game_of(const Person& person, std::string_view date,
                                     std::string_view round) const {
    const auto at = by_key_.find(person.key());
    return at == by_key_.end() ? nullptr : find_game(people_[at->second], date, round);
}

const OtherGame* Neighbours::find_game(const KnownRecord& known, std::string_view date,
                                       std::string_view round) const {
    for (const std::uint32_t index : known.games) {
        const OtherGame& game = games_[index];
        if (game.round == round && (date.empty() || game.date == date)) return &game;
    }
    return nullptr;
}

std::vector<std::string> Neighbours::without_game(std::string_view date, std::string_view round,
                                                  std::span<const std::string> but_for) const {
    std::vector<const KnownRecord*> others;
    for (const std::string& key : but_for)
        if (const auto at = by_key_.find(key); at != by_key_.end())
            others.push_back(&people_[at->second]);
    std::vector<std::string> names;
    for (const KnownRecord& known : people_) {
        if (!known.present || find_game(known, date, round) != nullptr) continue;
        if (std::find(others.begin(), others.end(), &known) == others.end())
            names.push_back(known.person.called());
    }
    std::sort(names.begin(), names.end());
    return names;
}

template <class Fits>
std::vector<Person> Neighbours::those(Fits fits) const {
    std::vector<Person> people;
    for (const KnownRecord& known : people_)
        if (fits(known)) people.push_back(known.person);
    std::sort(people.begin(), people.end(), [](const Person& a, const Person& b) {
        return std::pair(a.called(), a.key()) < std::pair(b.called(), b.key());
    });
    return people;
}

Likely Neighbours::likely_people(std::string_view typed) const {
    const std::string folded = fold(typed);
    Likely likely;
    const auto found = [&](bool near, auto fits) {
        likely.people = those(fits);
        likely.near = near && !likely.people.empty();
        return !likely.people.empty();
    };
    found(false,
          [&](const KnownRecord& known) {
              return known.person.called() == typed || known.person.in_full() == typed;
          }) ||
        found(true, [&](const KnownRecord& known) { return known.folded == folded; }) ||
        found(false, [&](const KnownRecord& known) { return begins_with(known.folded, folded); }) ||
        found(true,
              [&](const KnownRecord& known) { return is_one_letter_off(known.folded, folded); });
    return likely;
}

}  // namespace bones::inline show::entry
