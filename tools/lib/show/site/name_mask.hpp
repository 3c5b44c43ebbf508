// Removes the names of hidden people from texts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "tools/lib/io/text/words.hpp"

namespace bones::inline show::site {

/// The text in place of a hidden name.
inline constexpr std::string_view mask_sign = "…";

/// A range of bytes in a text.
struct Span {
    std::size_t begin = 0, end = 0;
};

/// The words that belong to the notation on a line and must be kept: their spans, and the number of
/// words between blanks.
struct Notation {
    std::vector<Span> kept;
};

/// Reports masked words, and words that were left although they resemble a private name. It is for
/// the publisher, never for a page. Several threads may add to it. It keeps `most` words of each
/// kind and counts the others.
class MaskReport {
  public:
    static constexpr std::size_t most = 100;
    struct Entry {
        std::uint64_t times = 0;
        std::set<std::int64_t> records;  ///< the first few records; 0: the title
        std::string resembles;
    };
    struct List {
        std::map<std::string, Entry> words;
        std::uint64_t others = 0;  ///< number of words beyond `most`
    };

    void add_masked(std::string_view words, std::int64_t record);
    void add_left(std::string_view word, std::string_view resembles, std::int64_t record);
    const List& masked() const { return masked_; }
    const List& left() const { return left_; }

  private:
    void add(List& list, std::string_view word, std::string_view resembles, std::int64_t record);

    std::mutex mutex_;
    List masked_, left_;
};

/// Finds names in texts regardless of case and accents, and replaces them by mask_sign. The time
/// depends on the length of the text, not on the number of names.
class NameMask {
  public:
    /// Hides a name where all of its words follow each other.
    void hide_name(std::string_view name) { hide_name(name, NameOwner::other); }
    /// Hides a stable id where it occurs as a whole.
    void hide_id(std::string_view id) { hide_id(id, NameOwner::other); }
    void hide_private_id(std::string_view id) { hide_id(id, NameOwner::private_person); }
    /// Hides the name of a private person: each word of it, and its initials (`A. R.`). `initials`:
    /// as pages would show them.
    void hide_private(std::string_view name, std::string_view initials);

    /// A text without hidden names. The masked words of private people are added to the report,
    /// which may be null.
    std::string masked(std::string_view text, const Notation* notation, MaskReport* report,
                       std::int64_t record) const;
    /// Whether a text has all words of a private name, in any order, or its initials.
    bool names_private(std::string_view text) const;
    /// A word of a private name that a text has, exactly or nearly; empty if there is none.
    std::string resembled(std::string_view text) const;

  private:
    /// The owner of a name; unknown for words that are not hidden.
    enum class NameOwner : std::uint8_t { unknown, other, private_person };
    struct Phrase {
        std::vector<std::string> words;
        bool is_tight = false;  ///< no blank between its words, as in an id
        NameOwner whose = NameOwner::other;
    };
    /// The number of words that a name takes in a text; 0 if no name begins there.
    struct Match {
        std::size_t words = 0;
        NameOwner whose = NameOwner::unknown;
    };
    using Hidden = std::vector<NameOwner>;  ///< for each word of a text
    struct StringHash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const {
            return std::hash<std::string_view>()(text);
        }
    };
    using Words = std::unordered_set<std::string, StringHash, std::equal_to<>>;
    using Phrases = std::unordered_map<std::string, std::vector<Phrase>>;

    void hide_name(std::string_view name, NameOwner whose);
    void hide_id(std::string_view id, NameOwner whose);
    static void add_phrase(Phrases& phrases, Phrase phrase);
    Match match_at(std::string_view text, std::span<const Word> words) const;
    Match phrase_at(std::string_view text, std::span<const Word> words) const;
    std::size_t initials_at(std::string_view text, std::span<const Word> words) const;
    bool hides(std::string_view text, const Word& word) const;
    bool is_made_of_words(std::string_view folded) const;
    bool has_pieces_of_names(std::string_view word) const;
    std::string near_word(std::string_view folded) const;
    void mark_addresses(std::string_view text, std::span<const Word> words, Hidden& hidden) const;
    void mark_initials(std::string_view text, std::span<const Word> words, Hidden& hidden) const;
    bool has_private() const { return !words_.empty() || !unspaced_.empty(); }

    Phrases phrases_;                              ///< by the first word
    Phrases initials_;                             ///< of private names, by the first letter
    std::vector<std::vector<std::string>> names_;  ///< private names, as words
    std::unordered_map<std::string, std::vector<std::size_t>> names_by_word_;
    std::set<std::string> shown_initials_;  ///< folded, as pages would show them
    Words words_;                           ///< of private names; each is hidden even alone
    Words letters_;                         ///< single letters and first letters of private names
    Words joined_;                          ///< ids without the signs between their words
    std::vector<std::string> unspaced_;     ///< words that may occur within longer ones
    std::unordered_multimap<std::size_t, std::string>
        near_;  ///< by the hash of a word without one letter
};

}  // namespace bones::inline show::site
