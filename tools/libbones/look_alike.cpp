#include "tools/libbones/look_alike.hpp"

#include <fmt/core.h>
#include <utf8proc.h>

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "libnotation/codes.hpp"
#include "libnotation/text/utf8.hpp"

namespace bones {

namespace {

/// A character, and the non-ASCII characters that look like it. They are those of Unicode's list of
/// confusable characters that occur in names of people.
struct Alike {
    char one;
    std::u32string_view others;
};
constexpr Alike alikes[] = {
    {'A', U"\u0391\u0410"},
    {'B', U"\u0392\u0412"},
    {'C', U"\u03F9\u0421"},
    {'E', U"\u0395\u0415"},
    {'H', U"\u0397\u041D"},
    {'J', U"\u037F\u0408"},
    {'K', U"\u039A\u041A"},
    {'M', U"\u039C\u041C"},
    {'N', U"\u039D"},
    {'O', U"\u039F\u041E\u0555"},
    {'P', U"\u03A1\u0420"},
    {'S', U"\u0405"},
    {'T', U"\u03A4\u0422"},
    {'U', U"\u054D"},
    {'X', U"\u03A7\u0425"},
    {'Y', U"\u03A5\u0423\u04AE"},
    {'Z', U"\u0396"},
    {'a', U"\u0251\u03B1\u0430"},
    {'c', U"\u03F2\u0441"},
    {'d', U"\u0501"},
    {'e', U"\u0435"},
    {'g', U"\u0261"},
    {'h', U"\u04BB\u0570"},
    {'i', U"\u0131\u03B9\u0456"},
    {'j', U"\u03F3\u0458"},
    {'k', U"\u03BA\u043A"},
    {'l', U"\u0399\u0406\u04C0\u04CF"},
    {'n', U"\u0578"},
    {'o', U"\u03BF\u043E\u0585"},
    {'p', U"\u03C1\u0440"},
    {'q', U"\u051B"},
    {'s', U"\u0455"},
    {'u', U"\u03C5\u057D"},
    {'v', U"\u03BD\u0475"},
    {'w', U"\u051D"},
    {'x', U"\u0445"},
    {'y', U"\u0443\u04AF"},
    {'-', U"\u2010\u2011\u2012\u2013\u2212"},
    {'\'', U"\u02BC\u2018\u2019\u2032"},
};

char32_t looks_like(char32_t point) {
    if (point == '0') return 'O';
    if (point == '1' || point == 'I' || point == '|') return 'l';
    if (point == '`') return '\'';
    if (point < 0x80) return point;
    for (const Alike& alike : alikes)
        if (alike.others.find(point) != std::u32string_view::npos)
            return static_cast<unsigned char>(alike.one);
    return point;
}

/// The Unicode decomposition of a name: letter forms become letters, marks follow their letters,
/// and invisible characters are removed.
std::string decomposed_name(std::string_view name) {
    utf8proc_uint8_t* parts = nullptr;
    const utf8proc_ssize_t size = utf8proc_map(
        reinterpret_cast<const utf8proc_uint8_t*>(name.data()),
        static_cast<utf8proc_ssize_t>(name.size()), &parts,
        static_cast<utf8proc_option_t>(UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT | UTF8PROC_IGNORE));
    if (size < 0) return std::string(name);
    std::string text(reinterpret_cast<const char*>(parts), static_cast<std::size_t>(size));
    std::free(parts);
    return text;
}

/// Whether two names look different at an ASCII character, before any other character. This holds
/// for nearly all names, and later characters cannot change it.
bool differ_early(std::string_view name, std::string_view other) {
    const std::size_t both = std::min(name.size(), other.size());
    for (std::size_t i = 0; i < both; ++i) {
        const auto one = static_cast<unsigned char>(name[i]);
        const auto two = static_cast<unsigned char>(other[i]);
        // A run of blanks looks like one blank, so the following characters may be shifted.
        if (one >= 0x80 || two >= 0x80 || (one == ' ') != (two == ' ')) return false;
        if (one != two && looks_like(one) != looks_like(two)) return true;
    }
    return false;
}

/// The code point as text: `U+0041`.
std::string point_text(std::string_view rest) {
    if (rest.empty()) return "nothing";
    return fmt::format("U+{:04X}", static_cast<std::uint32_t>(take_character(rest).point));
}

struct NamedSeat {
    Seat seat;
    const Statement* line = nullptr;
    std::string name;
};

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

/// Inserts a finding by its place, before the findings without a place.
void insert_by_place(std::vector<Finding>& findings, Finding finding) {
    const auto after = [&finding](const Finding& other) {
        return other.place.empty() || other.place.offset > finding.place.offset;
    };
    findings.insert(std::find_if(findings.begin(), findings.end(), after), std::move(finding));
}

}  // namespace

std::string look_of(std::string_view name) {
    const std::string text = is_ascii(name) ? std::string(name) : decomposed_name(name);
    std::string look;
    for (std::string_view rest = text; !rest.empty();) {
        const std::string_view before = rest;
        const Character character = take_character(rest);
        const char32_t seen = looks_like(character.point);
        if (seen != character.point)
            look += static_cast<char>(seen);
        else if (seen != ' ' || !look.ends_with(' '))
            look += before.substr(0, character.bytes);
    }
    return look;
}

bool look_alike(std::string_view name, std::string_view other) {
    return name != other && !differ_early(name, other) && look_of(name) == look_of(other);
}

std::string difference_of_looks(std::string_view name, std::string_view other) {
    std::size_t number = 1;
    for (; !name.empty() && !other.empty(); ++number) {
        std::string_view one = name, two = other;
        if (take_character(one).point != take_character(two).point) break;
        name = one;
        other = two;
    }
    return fmt::format("character {} is {} in one and {} in the other", number, point_text(name),
                       point_text(other));
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

}  // namespace bones
