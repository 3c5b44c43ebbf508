#include "tools/lib/site/shown_names.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "bones/bids.hpp"
#include "libnotation/text/lexer.hpp"
#include "tools/lib/archive/names.hpp"
#include "tools/lib/fold.hpp"

namespace bones::site {
namespace {

bool is_letter(unsigned char c) {
    return c >= 0x80 || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/// Where a word or several stand in a text, not within a longer word; npos: nowhere.
std::size_t find_words(std::string_view text, std::string_view words, std::size_t from = 0) {
    for (std::size_t at = text.find(words, from); at != std::string_view::npos;
         at = text.find(words, at + 1)) {
        const std::size_t end = at + words.size();
        const bool begins = at == 0 || !is_letter(static_cast<unsigned char>(text[at - 1]));
        const bool ends = end == text.size() || !is_letter(static_cast<unsigned char>(text[end]));
        if (begins && ends) return at;
    }
    return std::string_view::npos;
}

bool continues(char c) {
    return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

/// `A. R.` of `Ana Ruiz`.
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

/// Takes out of a text the first part that is `hidden` once it is folded. False: there is none.
bool take_out(std::string& text, const std::string& hidden) {
    if (find_words(fold(text), hidden) == std::string::npos) return false;
    const std::size_t longest = hidden.size() * 4 + 16;
    for (std::size_t begin = 0; begin < text.size(); ++begin) {
        if (continues(text[begin]) || text[begin] == ' ') continue;
        const std::size_t last = std::min(text.size(), begin + longest);
        for (std::size_t end = begin + 1; end <= last; ++end) {
            if (end < text.size() && continues(text[end])) continue;
            if (fold(std::string_view(text).substr(begin, end - begin)) != hidden) continue;
            // Marks that belong to the last letter go with it.
            while (end < last &&
                   fold(std::string_view(text).substr(begin, end + 1 - begin)) == hidden)
                ++end;
            text.erase(begin, end - begin);
            return true;
        }
    }
    // It is there only once the whole is folded: nothing of the text can be kept.
    text.clear();
    return true;
}

/// Whether a name that is not shown is taken out of lines of play too: not if such a line may say
/// it, or whoever is called `Pass` would take passes away.
bool is_no_word_of_play(const std::string& name) {
    return name.find(' ') != std::string::npos || (name.size() > 2 && !is_word_of_play(name));
}

std::string tidied(std::string_view text) {
    std::string out;
    for (const char c : text)
        if (c != ' ' || (!out.empty() && out.back() != ' ')) out += c;
    while (!out.empty() && out.back() == ' ') out.pop_back();
    return out;
}

}  // namespace

bool is_word_of_play(std::string_view word) {
    static constexpr std::array<std::string_view, 7> actions{"pass", "passes", "knock", "go",
                                                             "skip", "show",   "draw"};
    const auto is_in = [&](const auto& words) {
        return std::find(words.begin(), words.end(), word) != words.end();
    };
    const Keyword keyword = keyword_named(word);
    const bool is_keyword = keyword != Keyword::unreadable && keyword != Keyword::extension;
    return is_keyword || trump_named(word) || is_in(end_names) || is_in(actions);
}

ShownNames::ShownNames(archive::Database& database, NameStyle style,
                       const std::vector<std::string>& wishes) {
    read(database);
    grant(wishes);
    hide(style);
    name_all(style);
}

void ShownNames::read(archive::Database& database) {
    archive::Query people(database, "SELECT player_id, ifnull(stable_id, ''), name FROM players");
    while (people.step()) known_[people.number(0)] = {people.string(1), people.string(2), {}};
    archive::Query called(database,
                          "SELECT player_id, written FROM known_as UNION SELECT player_id, name "
                          "FROM seats WHERE player_id IS NOT NULL AND name IS NOT NULL");
    while (called.step()) known_[called.number(0)].called.push_back(called.string(1));
}

void ShownNames::grant(const std::vector<std::string>& wishes) {
    for (const std::string& wish : wishes) {
        const std::string folded = fold(wish);
        const std::string_view id = archive::without_brackets(wish);
        bool found = false;
        for (const auto& [number, known] : known_) {
            const bool meant =
                known.stable_id == id || fold(known.name) == folded ||
                std::any_of(known.called.begin(), known.called.end(), [&](const std::string& name) {
                    return name == id || fold(name) == folded;
                });
            if (meant) private_.insert(number);
            found = found || meant;
        }
        if (!found) of_nobody_.push_back(wish);
        hidden_names_.insert(fold(id));
    }
}

void ShownNames::hide_text(const std::string& text) {
    const std::string folded = fold(text);
    const bool any = std::any_of(folded.begin(), folded.end(), [](char c) {
        return is_letter(static_cast<unsigned char>(c)) && !(c >= '0' && c <= '9');
    });
    if (any) hidden_.insert(folded);
}

void ShownNames::hide(NameStyle style) {
    for (const auto& [number, known] : known_) {
        const bool all = private_.contains(number);
        if (all || style != NameStyle::ids) hide_text(known.stable_id);
        std::vector<std::string> names = known.called;
        names.push_back(known.name);
        for (const std::string& name : names) {
            if (all || (style != NameStyle::full && name != known.stable_id)) hide_text(name);
            if (all) hidden_names_.insert(fold(name));
        }
    }
    hidden_names_.erase("");
    for (const std::string& name : hidden_names_) hide_text(name);
    if (style == NameStyle::ids)
        for (const auto& [number, known] : known_)
            if (!private_.contains(number)) hidden_.erase(fold(known.stable_id));
    std::copy_if(hidden_.begin(), hidden_.end(),
                 std::inserter(hidden_in_play_, hidden_in_play_.end()), is_no_word_of_play);
}

void ShownNames::name_all(NameStyle style) {
    std::set<std::string> taken;
    for (const auto& [number, known] : known_) {
        const std::string plain = fmt::format("Player {}", number);
        std::string wanted = style == NameStyle::full       ? known.name
                             : style == NameStyle::initials ? initials_of(known.name)
                                                            : known.stable_id;
        const std::string folded = fold(wanted);
        const bool tells = std::any_of(
            hidden_names_.begin(), hidden_names_.end(),
            [&](const std::string& name) { return find_words(folded, name) != std::string::npos; });
        if (private_.contains(number) || tells || folded.empty()) wanted = plain;
        std::string shown = wanted;
        for (int again = 2; !taken.insert(fold(shown)).second; ++again)
            shown = fmt::format("{} {}", wanted, again);
        shown_[number] = shown;
    }
}

std::string ShownNames::conceal(std::string_view text, Where where) const {
    const std::string folded = fold(text);
    std::string left(text);
    bool any = false;
    for (const std::string& name : where == Where::play ? hidden_in_play_ : hidden_) {
        if (folded.find(name) == std::string::npos) continue;
        while (take_out(left, name)) any = true;
    }
    return any ? tidied(left) : left;
}

}  // namespace bones::site
