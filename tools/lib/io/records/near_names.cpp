#include "tools/lib/io/records/near_names.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

#include "libnotation/text/fold.hpp"
#include "libnotation/text/utf8.hpp"
#include "tools/libbones/look_alike.hpp"

namespace bones::inline io {

namespace {

constexpr std::size_t fewest_letters = 4;

std::u32string characters_of(std::string_view text) {
    std::u32string characters;
    while (!text.empty()) characters += take_character(text).point;
    return characters;
}

std::size_t letters_of(const std::u32string& name) {
    return name.size() - static_cast<std::size_t>(std::count(name.begin(), name.end(), U' '));
}

/// Whether a name is the shorter name with one of its letters doubled.
bool doubles_letter(const std::u32string& name, const std::u32string& shorter) {
    if (name.size() != shorter.size() + 1) return false;
    const auto at = std::mismatch(shorter.begin(), shorter.end(), name.begin()).second;
    return at != name.begin() && *at == *std::prev(at);
}

/// Short names that differ by a letter are different people (Ana and Hana), unless one letter is
/// doubled (Ted and Tedd).
bool are_long_enough(const std::u32string& a, const std::u32string& b) {
    return std::min(letters_of(a), letters_of(b)) >= fewest_letters || doubles_letter(a, b) ||
           doubles_letter(b, a);
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

/// A name, or the name without one of its letters. Two names that are one letter off have such a
/// form in common.
struct Form {
    std::size_t hash;
    std::size_t person;

    friend bool operator<(const Form& a, const Form& b) {
        return std::tie(a.hash, a.person) < std::tie(b.hash, b.person);
    }
};

/// The forms of all people whose hashes are in one part of several.
class Forms {
  public:
    Forms(std::size_t part, std::size_t parts) : part_(part), parts_(parts) {}

    void add(const Person& person, std::size_t number) {
        std::u32string name = characters_of(fold(person.name));
        if (name.empty()) return;
        const std::hash<std::u32string> hash;
        add(hash(name), number);
        for (std::size_t i = 0; i < name.size(); ++i) {
            const char32_t letter = name[i];
            name.erase(i, 1);
            add(hash(name), number);
            name.insert(i, 1, letter);
        }
        add(std::hash<std::string>()(look_of(person.name)), number);
    }

    /// Calls `use` with every two people that share a form; the same pair may come several times.
    template <class Use>
    void for_each_pair(const Use& use) {
        std::sort(forms_.begin(), forms_.end());
        for (std::size_t i = 0; i < forms_.size(); ++i)
            for (std::size_t j = i + 1; j < forms_.size() && forms_[j].hash == forms_[i].hash; ++j)
                if (forms_[i].person != forms_[j].person) use(forms_[i].person, forms_[j].person);
    }

  private:
    void add(std::size_t hash, std::size_t number) {
        if (hash % parts_ == part_) forms_.push_back({hash, number});
    }

    std::size_t part_, parts_;
    std::vector<Form> forms_;
};

/// Why two people may be one person or be confused. None if they are clearly different.
std::optional<Near> why_near(const Person& person, const Person& other) {
    const std::u32string a = characters_of(fold(person.name)), b = characters_of(fold(other.name));
    if (a == b && person.stable_id.empty() != other.stable_id.empty()) return Near::id;
    if (a != b && look_of(person.name) == look_of(other.name)) return Near::look;
    if (are_long_enough(a, b) && is_one_off(a, b)) return Near::letter;
    return {};
}

/// The first pairs, in the order of `second`, then of `first`; each once.
class NearestPairs {
  public:
    /// Whether a pair would be among the first and is new.
    bool has_room(std::size_t first, std::size_t second) const {
        const std::pair key(second, first);
        const bool full = pairs_.size() == most_near_pairs;
        return (!full || key < pairs_.rbegin()->first) && pairs_.count(key) == 0;
    }
    void add(const NearPair& pair) {
        pairs_.emplace(std::pair(pair.second, pair.first), pair.why);
        if (pairs_.size() > most_near_pairs) pairs_.erase(std::prev(pairs_.end()));
    }
    std::vector<NearPair> in_order() const {
        std::vector<NearPair> pairs;
        for (const auto& [key, why] : pairs_) pairs.push_back({key.second, key.first, why});
        return pairs;
    }

  private:
    std::map<std::pair<std::size_t, std::size_t>, Near> pairs_;
};

}  // namespace

bool is_one_letter_off(std::string_view folded, std::string_view other) {
    const std::u32string a = characters_of(folded), b = characters_of(other);
    return are_long_enough(a, b) && is_one_off(a, b);
}

std::vector<NearPair> near_names(std::span<const Person> people, const IsWanted& is_wanted) {
    // With many people all forms would take too much memory, so they are made part by part.
    constexpr std::size_t people_a_part = 20'000;
    const std::size_t parts = people.size() / people_a_part + 1;
    NearestPairs nearest;
    for (std::size_t part = 0; part < parts; ++part) {
        Forms forms(part, parts);
        for (std::size_t i = 0; i < people.size(); ++i) forms.add(people[i], i);
        forms.for_each_pair([&](std::size_t first, std::size_t second) {
            if (!nearest.has_room(first, second) || (is_wanted && !is_wanted(first, second)))
                return;
            if (const auto why = why_near(people[first], people[second]))
                nearest.add({first, second, *why});
        });
    }
    return nearest.in_order();
}

std::string near_text(const Person& person, const Person& other, Near why) {
    const std::string reason =
        why == Near::id ? "one with a stable id and one without"
        : why == Near::look
            ? "whose names look alike: " + difference_of_looks(person.name, other.name)
            : "with nearly the same name";
    return fmt::format("{} and {} are two players, {}", person.in_full(), other.in_full(), reason);
}

}  // namespace bones::inline io
