#include "tools/lib/near_names.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <tuple>
#include <utility>

#include "libnotation/text/utf8.hpp"
#include "tools/lib/fold.hpp"
#include "tools/lib/look_alike.hpp"

namespace bones {

namespace {

constexpr std::size_t fewest_letters = 4;

std::u32string characters_of(std::string_view text) {
    std::u32string characters;
    while (!text.empty()) characters += take_character(text).point;
    return characters;
}

bool is_long_enough(const std::u32string& name) {
    const auto blanks = static_cast<std::size_t>(std::count(name.begin(), name.end(), U' '));
    return name.size() - blanks >= fewest_letters;
}

bool is_one_off(std::u32string_view a, std::u32string_view b) {
    if (a.size() > b.size()) std::swap(a, b);
    const std::size_t same = static_cast<std::size_t>(
        std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin());
    a.remove_prefix(same);
    b.remove_prefix(same);
    if (b.size() > a.size()) return a == b.substr(1);
    if (a.empty()) return false;
    if (a.substr(1) == b.substr(1)) return true;
    return a.size() > 1 && a[0] == b[1] && a[1] == b[0] && a.substr(2) == b.substr(2);
}

/// A name, or what is left of it without one letter. Two names that are one letter off have one of
/// these in common.
struct Form {
    std::size_t hash;
    std::size_t person;

    friend bool operator<(const Form& a, const Form& b) {
        return std::tie(a.hash, a.person) < std::tie(b.hash, b.person);
    }
};

void add_forms(std::u32string name, std::size_t person, std::vector<Form>& forms) {
    const std::hash<std::u32string> hash;
    forms.push_back({hash(name), person});
    for (std::size_t i = 0; i < name.size(); ++i) {
        const char32_t letter = name[i];
        name.erase(i, 1);
        forms.push_back({hash(name), person});
        name.insert(i, 1, letter);
    }
}

}  // namespace

bool is_one_letter_off(std::string_view folded, std::string_view other) {
    const std::u32string a = characters_of(folded), b = characters_of(other);
    return is_long_enough(a) && is_long_enough(b) && is_one_off(a, b);
}

std::vector<NearPair> near_names(std::span<const Person> people) {
    std::vector<std::u32string> names;
    std::vector<std::string> looks;
    std::vector<Form> forms;
    for (const Person& person : people) {
        names.push_back(characters_of(fold(person.name)));
        looks.push_back(look_of(person.name));
        if (names.back().empty()) continue;
        add_forms(names.back(), names.size() - 1, forms);
        forms.push_back({std::hash<std::string>()(looks.back()), names.size() - 1});
    }
    std::sort(forms.begin(), forms.end());
    std::vector<NearPair> pairs;
    for (std::size_t i = 0; i < forms.size(); ++i)
        for (std::size_t j = i + 1; j < forms.size() && forms[j].hash == forms[i].hash; ++j) {
            const std::size_t first = forms[i].person, second = forms[j].person;
            const std::u32string &a = names[first], &b = names[second];
            if (first == second) continue;
            if (a == b && people[first].stable_id.empty() != people[second].stable_id.empty())
                pairs.push_back({first, second, Near::id});
            else if (a != b && looks[first] == looks[second])
                pairs.push_back({first, second, Near::look});
            else if (is_long_enough(a) && is_long_enough(b) && is_one_off(a, b))
                pairs.push_back({first, second, Near::letter});
        }
    const auto order = [](const NearPair& a, const NearPair& b) {
        return std::tie(a.second, a.first) < std::tie(b.second, b.first);
    };
    const auto equal = [](const NearPair& a, const NearPair& b) {
        return a.second == b.second && a.first == b.first;
    };
    std::sort(pairs.begin(), pairs.end(), order);
    pairs.erase(std::unique(pairs.begin(), pairs.end(), equal), pairs.end());
    return pairs;
}

std::string near_text(const Person& person, const Person& other, Near why) {
    const std::string reason =
        why == Near::id ? "one with a stable id and one without"
        : why == Near::look
            ? "whose names look alike: " + difference_of_looks(person.name, other.name)
            : "of nearly the same name";
    return fmt::format("{} and {} are two people, {}", person.in_full(), other.in_full(), reason);
}

}  // namespace bones
