#include "tools/lib/checking/names.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "bones/parser.hpp"
#include "libnotation/codes.hpp"
#include "tools/lib/look_alike.hpp"
#include "tools/lib/near_names.hpp"

namespace bones {

namespace {

Finding finding_on(const NamedPlace& place, const NamedPlace& other, Near why) {
    Finding finding;
    finding.set_code(why == Near::look ? code::look_alike : code::near_name);
    finding.clause = section::players;
    const std::size_t name = place.person.name.empty() ? 0 : place.text.find(place.person.name);
    if (name != std::string::npos && name > 0)
        finding.place = {static_cast<std::uint32_t>(name),
                         static_cast<std::uint32_t>(place.person.name.size())};
    else
        finding.place = {0, static_cast<std::uint32_t>(place.text.size())};
    finding.message = near_text(place.person, other.person, why);
    finding.evidence.push_back({{},
                                fmt::format("{} is first named at {}:{}", other.person.in_full(),
                                            other.file->name, other.line)});
    return finding;
}

struct NamedSeat {
    Seat seat;
    const Statement* line = nullptr;
    std::string name;
};

/// The lines that name who plays: players by seat, then substitutes.
template <class Use>
void for_each_person(const Record& record, Use use) {
    for (const std::uint32_t line : record.player_lines)
        if (line < record.statements.size()) use(record.statements[line]);
    for (const std::uint32_t line : record.substitutes) use(record.statements[line]);
}

std::vector<NamedSeat> named_seats(const Record& record) {
    std::vector<NamedSeat> seats;
    for_each_person(record, [&](const Statement& line) {
        std::string name = name_on(record, line);
        if (!name.empty()) seats.push_back({line.seat, &line, std::move(name)});
    });
    return seats;
}

Finding look_alike_finding(const NamedSeat& one, const NamedSeat& other) {
    Finding finding;
    finding.set_code(code::look_alike);
    finding.clause = section::players;
    finding.place = one.line->value;
    finding.message = fmt::format("the names of {}, {}, and of {}, {}, look alike: {}",
                                  one.seat.letter(), one.name, other.seat.letter(), other.name,
                                  difference_of_looks(one.name, other.name));
    finding.evidence.push_back(
        {other.line->value, fmt::format("{} is {}", other.seat.letter(), other.name)});
    return finding;
}

/// In the order of places, before findings without one.
void insert_by_place(std::vector<Finding>& findings, Finding finding) {
    const auto after = [&finding](const Finding& other) {
        return other.place.empty() || other.place.offset > finding.place.offset;
    };
    findings.insert(std::find_if(findings.begin(), findings.end(), after), std::move(finding));
}

}  // namespace

void add_names(const Record& record, const InputFileRef& file, std::vector<NamedPlace>& places) {
    for_each_person(record, [&](const Statement& line) {
        Person person{std::string(record.at(line.key)), name_on(record, line)};
        if (!person.is_known()) return;
        places.push_back({std::move(person), file, std::string(record.at(line.line)),
                          locate(record, line.line).line, record.index});
    });
}

void note_look_alikes(const Record& record, GameVerdict& verdict) {
    const std::vector<NamedSeat> seats = named_seats(record);
    for (std::size_t i = 1; i < seats.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            if (!look_alike(seats[i].name, seats[j].name)) continue;
            insert_by_place(verdict.findings, look_alike_finding(seats[i], seats[j]));
            ++verdict.counts.note;
            break;
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
    const std::vector<NearPair> pairs = near_names(people);
    for (const NearPair& pair : pairs) {
        const NamedPlace &place = first_[pair.second], &other = first_[pair.first];
        // That is told with the record.
        const bool one_record = place.file == other.file && place.record == other.record;
        if (pair.why == Near::look && one_record) continue;
        parse({place.text, place.line, place.record, false}, record);
        note(record, finding_on(place, other, pair.why), place.file->name);
    }
    if (pairs.size() < most_near_pairs) return;
    Finding cut;
    cut.set_code(code::findings_cut);
    cut.clause = section::players;
    cut.message = more_near_pairs;
    note(record, cut, first_[pairs.back().second].file->name);
}

}  // namespace bones
