#include "tools/lib/show/site/name_mask.hpp"

#include <algorithm>
#include <array>

#include "libnotation/text/fold.hpp"
#include "libnotation/text/joined.hpp"
#include "libnotation/text/utf8.hpp"
#include "tools/lib/io/records/near_names.hpp"

namespace bones::inline show::site {
namespace {

constexpr std::size_t longest_gap = 8;  ///< bytes between two words of one name
constexpr std::size_t longest_split =
    64;  ///< the longest word, in bytes, that is examined in parts
constexpr std::size_t fewest_shared =
    4;  ///< letters that a longer word must share with a name to resemble it
constexpr std::size_t fewest_after_initial =
    5;  ///< letters needed after an initial, as in `aruizo`
constexpr std::size_t records_listed = 5;

/// Whether a word is only a particle within names: `Ana de la Cruz`.
bool is_particle(std::string_view word) {
    static constexpr std::array<std::string_view, 32> particles{
        "af",  "al",  "and", "av",  "bin", "da",  "de",  "dei", "del", "della", "den",
        "der", "di",  "do",  "dos", "du",  "el",  "ibn", "la",  "las", "le",    "los",
        "of",  "och", "ter", "the", "und", "van", "von", "y",   "zu",  "zur"};
    return std::find(particles.begin(), particles.end(), word) != particles.end();
}

std::string first_letter(std::string_view folded) {
    return std::string(folded.substr(0, first_character(folded).bytes));
}

bool has_letter(std::string_view folded) {
    return std::any_of(folded.begin(), folded.end(), [](char c) {
        return static_cast<unsigned char>(c) >= 0x80 || (c >= 'a' && c <= 'z');
    });
}

/// The forms of a word with one character left out.
std::vector<std::string> with_one_less(std::string_view word) {
    std::vector<std::string> forms;
    for (std::size_t at = 0; at < word.size();) {
        const std::size_t bytes = first_character(word.substr(at)).bytes;
        forms.push_back(std::string(word.substr(0, at)).append(word.substr(at + bytes)));
        at += bytes;
    }
    return forms;
}

std::string_view between(std::string_view text, const Word& a, const Word& b) {
    return text.substr(a.end, b.begin - a.end);
}

/// Whether the text between two masked words has no meaning by itself.
bool joins(std::string_view gap) {
    constexpr std::array<std::string_view, 8> signs{" ", "\t", ".", "'", "-", "_", "’", "\u00A0"};
    while (!gap.empty()) {
        const auto sign = std::find_if(signs.begin(), signs.end(),
                                       [&](std::string_view s) { return gap.starts_with(s); });
        if (sign == signs.end()) return false;
        gap.remove_prefix(sign->size());
    }
    return true;
}

bool is_address_sign(char c) {
    return static_cast<unsigned char>(c) >= 0x80 || (c >= '0' && c <= '9') ||
           (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '.' || c == '_' || c == '-' ||
           c == '+';
}

}  // namespace

void MaskReport::add_masked(std::string_view words, std::int64_t record) {
    add(masked_, words, "", record);
}

void MaskReport::add_left(std::string_view word, std::string_view resembles, std::int64_t record) {
    add(left_, word, resembles, record);
}

void MaskReport::add(List& list, std::string_view word, std::string_view resembles,
                     std::int64_t record) {
    const std::lock_guard lock(mutex_);
    const auto known = list.words.find(std::string(word));
    if (known == list.words.end() && list.words.size() >= most) {
        ++list.others;
        return;
    }
    Entry& entry = known == list.words.end() ? list.words[std::string(word)] : known->second;
    ++entry.times;
    entry.resembles = resembles;
    entry.records.insert(record);
    if (entry.records.size() > records_listed) entry.records.erase(std::prev(entry.records.end()));
}

void NameMask::add_phrase(Phrases& phrases, Phrase phrase) {
    if (phrase.words.empty()) return;
    std::vector<Phrase>& same = phrases[phrase.words.front()];
    const auto known = std::find_if(same.begin(), same.end(), [&](const Phrase& other) {
        return phrase.words == other.words && phrase.is_tight == other.is_tight;
    });
    if (known == same.end())
        same.push_back(std::move(phrase));
    else
        known->whose = std::max(known->whose, phrase.whose);
}

void NameMask::hide_name(std::string_view name, NameOwner whose) {
    std::vector<std::string> words = folded_words(name);
    const std::string all = joined(words, "");
    // A single letter is a seat.
    if (has_letter(all) && first_letter(all) != all)
        add_phrase(phrases_, {std::move(words), false, whose});
}

void NameMask::hide_id(std::string_view id, NameOwner whose) {
    std::vector<std::string> words = folded_words(id);
    const std::string all = joined(words, "");
    // Short numbers are points and tiles.
    if (first_letter(all) == all || (!has_letter(all) && all.size() < 5)) return;
    if (all.size() >= fewest_shared && whose == NameOwner::private_person) joined_.insert(all);
    add_phrase(phrases_, {std::move(words), true, whose});
}

void NameMask::hide_private(std::string_view name, std::string_view initials) {
    const std::vector<std::string> words = folded_words(name);
    if (words.empty() || !has_letter(joined(words, ""))) return;
    hide_name(name, NameOwner::private_person);
    std::vector<std::string> letters;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        letters.push_back(first_letter(word));
        if (!has_letter(word)) continue;
        letters_.insert(letters.back());
        const bool is_inner = i > 0 && i + 1 < words.size();
        const bool is_unspaced = has_unspaced_letters(word);
        if ((is_inner && is_particle(word)) || (letters.back() == word && !is_unspaced)) continue;
        if (words_.insert(word).second)
            for (const std::string& form : with_one_less(word))
                near_.emplace(std::hash<std::string>()(form), word);
        near_.emplace(std::hash<std::string>()(word), word);
        if (is_unspaced && letters.back() != word) unspaced_.push_back(word);
    }
    if (words.size() > 1) add_phrase(initials_, {letters, false, NameOwner::private_person});
    shown_initials_.insert(fold(initials));
    for (const std::string& word : words) names_by_word_[word].push_back(names_.size());
    names_.push_back(words);
}

NameMask::Match NameMask::phrase_at(std::string_view text, std::span<const Word> words) const {
    Match longest;
    const auto found = phrases_.find(words.front().folded);
    if (found == phrases_.end()) return longest;
    for (const Phrase& phrase : found->second) {
        const std::size_t size = phrase.words.size();
        if (size > words.size() || size <= longest.words) continue;
        bool same = true;
        for (std::size_t i = 1; same && i < size; ++i) {
            const std::string_view gap = between(text, words[i - 1], words[i]);
            same = words[i].folded == phrase.words[i] && gap.size() <= longest_gap &&
                   !(phrase.is_tight && gap.find(' ') != std::string_view::npos);
        }
        if (same) longest = {size, phrase.whose};
    }
    return longest;
}

/// The longest name that begins at the first of some words. The words of a private name are hidden
/// even within another name.
NameMask::Match NameMask::match_at(std::string_view text, std::span<const Word> words) const {
    const Match phrase = phrase_at(text, words);
    const std::size_t initials = initials_at(text, words);
    if (initials > 0 && initials >= phrase.words) return {initials, NameOwner::private_person};
    if (phrase.whose != NameOwner::private_person && hides(text, words.front()))
        return {std::max<std::size_t>(phrase.words, 1), NameOwner::private_person};
    return phrase;
}

/// Initials have a dot after the first one.
std::size_t NameMask::initials_at(std::string_view text, std::span<const Word> words) const {
    const auto found = initials_.find(words.front().folded);
    if (found == initials_.end() || words.size() < 2 ||
        !between(text, words[0], words[1]).starts_with('.'))
        return 0;
    for (const Phrase& phrase : found->second) {
        const std::size_t size = phrase.words.size();
        bool same = size <= words.size();
        for (std::size_t i = 1; same && i < size; ++i)
            same =
                words[i].folded == phrase.words[i] && joins(between(text, words[i - 1], words[i]));
        if (same) return size;
    }
    return 0;
}

/// Whether a word consists of words of private names, possibly after an initial: `anaruiz`,
/// `aruizo`.
bool NameMask::is_made_of_words(std::string_view folded) const {
    if (folded.size() > longest_split) return false;
    std::array<bool, longest_split + 1> reached{};
    const std::size_t initial = first_character(folded).bytes;
    const bool has_initial = letters_.contains(folded.substr(0, initial));
    reached[0] = true;
    for (std::size_t end = 1; end <= folded.size(); ++end)
        for (std::size_t begin = 0; begin < end && !reached[end]; ++begin) {
            const bool after_initial =
                has_initial && begin == initial && end - begin >= fewest_after_initial;
            reached[end] = (reached[begin] || after_initial) &&
                           words_.contains(folded.substr(begin, end - begin));
        }
    return reached[folded.size()];
}

/// Whether a part of a word is a word of a private name: `AnaRuiz`, `ruiz2`, `BestRuiz`.
bool NameMask::has_pieces_of_names(std::string_view word) const {
    const std::vector<std::string> pieces = pieces_of(word);
    if (pieces.size() < 2 || pieces.size() > longest_split) return false;
    for (std::size_t begin = 0; begin < pieces.size(); ++begin) {
        std::string part;
        for (std::size_t end = begin; end < pieces.size(); ++end) {
            part += pieces[end];
            if (words_.contains(part)) return true;
        }
    }
    return false;
}

bool NameMask::hides(std::string_view text, const Word& word) const {
    const std::string& folded = word.folded;
    if (words_.contains(folded) || joined_.contains(folded)) return true;
    if (!has_private() || word.is_single()) return false;
    const auto is_within = [&](const std::string& name) {
        return folded.find(name) != std::string::npos;
    };
    if (std::any_of(unspaced_.begin(), unspaced_.end(), is_within)) return true;
    // Many languages form the genitive with s.
    const std::string_view stem = std::string_view(folded).substr(0, folded.size() - 1);
    if (folded.back() == 's' && stem.size() >= fewest_shared && words_.contains(stem)) return true;
    return is_made_of_words(folded) ||
           has_pieces_of_names(text.substr(word.begin, word.end - word.begin));
}

/// Hides a whole e-mail address if a private name is before its `@`.
void NameMask::mark_addresses(std::string_view text, std::span<const Word> words,
                              Hidden& hidden) const {
    for (std::size_t at = text.find('@'); at != std::string_view::npos;
         at = text.find('@', at + 1)) {
        std::size_t begin = at, end = at + 1;
        while (begin > 0 && is_address_sign(text[begin - 1])) --begin;
        while (end < text.size() && is_address_sign(text[end])) ++end;
        bool tells = false;
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (words[i].begin < begin || words[i].end > at) continue;
            const auto is_part = [&](const std::string& name) {
                return name.size() >= fewest_shared &&
                       words[i].folded.find(name) != std::string::npos;
            };
            tells = tells || hidden[i] == NameOwner::private_person ||
                    std::any_of(words_.begin(), words_.end(), is_part);
        }
        for (std::size_t i = 0; tells && i < words.size(); ++i)
            if (words[i].begin >= begin && words[i].end <= end)
                hidden[i] = NameOwner::private_person;
    }
}

/// Hides initials beside a masked word: `A. Ruiz`, `Ana R.`, `O'Brien`.
void NameMask::mark_initials(std::string_view text, std::span<const Word> words,
                             Hidden& hidden) const {
    const auto is_initial = [&](std::size_t i) {
        return hidden[i] == NameOwner::unknown && words[i].is_single() &&
               letters_.contains(words[i].folded);
    };
    const auto is_private = [&](std::size_t i) { return hidden[i] == NameOwner::private_person; };
    for (std::size_t i = words.size(); i-- > 1;) {
        const std::string_view gap = between(text, words[i - 1], words[i]);
        const bool tied = !gap.empty() && gap.front() != ' ' && joins(gap);
        if (is_private(i) && tied && is_initial(i - 1)) hidden[i - 1] = NameOwner::private_person;
    }
    for (std::size_t i = 1; i < words.size(); ++i) {
        const bool dotted = text.substr(words[i].end).starts_with('.');
        if (is_private(i - 1) && dotted && is_initial(i) &&
            joins(between(text, words[i - 1], words[i])))
            hidden[i] = NameOwner::private_person;
    }
}

std::string NameMask::masked(std::string_view text, const Notation* notation, MaskReport* report,
                             std::int64_t record) const {
    if (phrases_.empty()) return std::string(text);
    std::vector<Word> words = words_of(text);
    std::erase_if(words, [&](const Word& word) {
        return notation != nullptr &&
               std::any_of(notation->kept.begin(), notation->kept.end(), [&](const Span& span) {
                   return word.begin < span.end && word.end > span.begin;
               });
    });
    Hidden hidden(words.size(), NameOwner::unknown);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const Match match = match_at(text, std::span<const Word>(words).subspan(i));
        for (std::size_t k = 0; k < match.words; ++k)
            hidden[i + k] = std::max(hidden[i + k], match.whose);
    }
    if (has_private()) mark_addresses(text, words, hidden);
    if (has_private()) mark_initials(text, words, hidden);
    std::string out;
    std::size_t copied = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (hidden[i] == NameOwner::unknown) {
            if (report == nullptr || !has_private()) continue;
            if (const std::string near = near_word(words[i].folded); !near.empty())
                report->add_left(text.substr(words[i].begin, words[i].end - words[i].begin), near,
                                 record);
            continue;
        }
        const std::size_t begin = words[i].begin;
        NameOwner whose = hidden[i];
        const auto goes_on = [&] {
            const std::string_view gap = between(text, words[i], words[i + 1]);
            const bool is_one = notation == nullptr || gap.find_first_of(" \t") == gap.npos;
            return hidden[i + 1] != NameOwner::unknown && is_one && (joins(gap) || gap == "@");
        };
        while (i + 1 < words.size() && goes_on()) whose = std::max(whose, hidden[++i]);
        out.append(text.substr(copied, begin - copied)).append(mask_sign);
        copied = words[i].end;
        // The dot of an initial is hidden with it.
        if (words[i].is_single() && text.substr(copied).starts_with('.')) ++copied;
        if (report != nullptr && whose == NameOwner::private_person)
            report->add_masked(text.substr(begin, copied - begin), record);
    }
    return out.append(text.substr(copied));
}

bool NameMask::names_private(std::string_view text) const {
    if (shown_initials_.contains(fold(text))) return true;
    const std::vector<Word> in_order = words_of(text);
    for (std::size_t i = 0; i < in_order.size(); ++i)
        if (initials_at(text, std::span(in_order).subspan(i)) > 0) return true;
    std::vector<std::string> words = folded_words(text);
    std::sort(words.begin(), words.end());
    const auto has = [&](const std::string& word) {
        return std::binary_search(words.begin(), words.end(), word);
    };
    for (const std::string& word : words) {
        const auto names = names_by_word_.find(word);
        if (names == names_by_word_.end()) continue;
        for (const std::size_t name : names->second)
            if (std::all_of(names_[name].begin(), names_[name].end(), has)) return true;
    }
    return false;
}

/// The word of a private name that another word contains, or differs from in one letter; empty if
/// there is none.
std::string NameMask::near_word(std::string_view folded) const {
    if (folded.size() < fewest_shared || folded.size() > longest_split) return {};
    if (words_.contains(folded)) return std::string(folded);
    for (std::size_t begin = 0; begin < folded.size(); ++begin)
        for (std::size_t end = begin + fewest_shared; end <= folded.size(); ++end)
            if (words_.contains(folded.substr(begin, end - begin)))
                return std::string(folded.substr(begin, end - begin));
    std::vector<std::string> forms = with_one_less(folded);
    forms.emplace_back(folded);
    for (const std::string& form : forms) {
        const auto [first, last] = near_.equal_range(std::hash<std::string>()(form));
        for (auto at = first; at != last; ++at)
            if (is_one_letter_off(folded, at->second)) return at->second;
    }
    return {};
}

std::string NameMask::resembled(std::string_view text) const {
    for (const std::string& word : folded_words(text)) {
        if (words_.contains(word)) return word;
        if (std::string near = near_word(word); !near.empty()) return near;
    }
    return {};
}

}  // namespace bones::inline show::site
