#include "tools/check/names.hpp"

#include <fmt/format.h>

#include "libnotation/codes.hpp"
#include "libnotation/parser.hpp"
#include "tools/lib/near_names.hpp"

namespace bones {

namespace {

Finding finding_on(const NamedPlace& place, const NamedPlace& other, bool same_name) {
    Finding finding;
    finding.code = &code::near_name;
    finding.clause = "N3";
    const std::size_t name = place.person.name.empty() ? 0 : place.text.find(place.person.name);
    if (name != std::string::npos && name > 0)
        finding.place = {static_cast<std::uint32_t>(name),
                         static_cast<std::uint32_t>(place.person.name.size())};
    else
        finding.place = {0, static_cast<std::uint32_t>(place.text.size())};
    finding.message = near_text(place.person, other.person, same_name);
    finding.evidence.push_back({{},
                                fmt::format("{} is first named at {}:{}", other.person.in_full(),
                                            other.file->name, other.line)});
    return finding;
}

}  // namespace

void add_names(const Record& record, const InputFileRef& file, std::vector<NamedPlace>& places) {
    for (int s = 0; s < most_seats; ++s) {
        const std::uint32_t line = record.player_lines[static_cast<std::size_t>(s)];
        if (line >= record.statements.size()) continue;
        Person person = person_at(record, Seat(s));
        if (!person.is_known()) continue;
        const Place place = record.statements[line].line;
        places.push_back({std::move(person), file, std::string(record.at(place)),
                          locate(record, place).line, record.index});
    }
}

void NameBook::add(NamedPlace place) {
    const auto [at, is_new] = by_key_.try_emplace(place.person.key(), first_.size());
    if (is_new)
        first_.push_back(std::move(place));
    else if (is_better_name(place.person.name, first_[at->second].person.name) &&
             !place.person.stable_id.empty())
        first_[at->second].person.name = place.person.name;
}

void NameBook::note_near(const Note& note) const {
    std::vector<Person> people;
    for (const NamedPlace& place : first_) people.push_back(place.person);
    Record record;
    for (const NearPair& pair : near_names(people)) {
        const NamedPlace& place = first_[pair.second];
        parse({place.text, place.line, place.record, false}, record);
        note(record, finding_on(place, first_[pair.first], pair.same_name), place.file->name);
    }
}

}  // namespace bones
