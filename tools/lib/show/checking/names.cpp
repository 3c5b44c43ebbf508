#include "tools/lib/show/checking/names.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "bones/parser.hpp"
#include "libnotation/codes.hpp"
#include "tools/lib/io/records/near_names.hpp"
#include "tools/libbones/look_alike.hpp"

namespace bones::inline show {

namespace {

/// Whether two names differ only in a number: `Table 1` and `Table 2` are not slips.
bool differ_in_number(const std::string& name, const std::string& other) {
    const auto without_digits = [](std::string text) {
        std::erase_if(text, [](char c) { return c >= '0' && c <= '9'; });
        return text;
    };
    return name != other && without_digits(name) == without_digits(other);
}

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

}  // namespace

void add_names(const Record& record, const InputFileRef& file, std::vector<NamedPlace>& places) {
    for_each_person(record, [&](const Statement& line) {
        Person person{std::string(record.at(line.key)), name_on(record, line)};
        if (!person.is_known()) return;
        places.push_back({std::move(person), file, std::string(record.at(line.line)),
                          locate(record, line.line).line, record.index});
    });
}

void NameBook::add(NamedPlace place) {
    const auto [at, is_new] = by_key_.try_emplace(place.person.key(), first_.size());
    if (is_new)
        first_.push_back(std::move(place));
    else if (is_better_name(place.person.name, first_[at->second].person.name) &&
             !place.person.stable_id.empty())
        first_[at->second].person.name = place.person.name;
}

void NameBook::note_near(const Note& note, bool only_letters) const {
    std::vector<Person> people;
    for (const NamedPlace& place : first_) people.push_back(place.person);
    Record record;
    const std::vector<NearPair> pairs = near_names(people);
    for (const NearPair& pair : pairs) {
        const NamedPlace &place = first_[pair.second], &other = first_[pair.first];
        // The finding of the record reports this pair already.
        const bool one_record = place.file == other.file && place.record == other.record;
        if (pair.why == Near::look && one_record) continue;
        const bool is_slip = pair.why == Near::letter && !one_record &&
                             !differ_in_number(place.person.name, other.person.name);
        if (only_letters && !is_slip) continue;
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

}  // namespace bones::inline show
