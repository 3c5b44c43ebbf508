// Takes the names of people who are not shown out of texts.
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

/// What stands in a text in place of a name.
inline constexpr std::string_view mask_sign = "…";

/// Bytes of a text.
struct Span {
    std::size_t begin = 0, end = 0;
};

/// What a line of the notation keeps: spans of it, and how many words there are between blanks.
struct Notation {
    std::vector<Span> kept;
};

/// What was masked in texts, and which words were left though they resemble a private name: for
/// those who publish, never for a page. Several threads may add to it. Holds `most` words of each
/// kind, and counts the others.
class MaskReport {
  public:
    static constexpr std::size_t most = 100;
    struct Entry {
        std::uint64_t times = 0;
        std::set<std::int64_t> records;  ///< the first few; 0: the title
        std::string resembles;
    };
    struct List {
        std::map<std::string, Entry> words;
        std::uint64_t others = 0;  ///< words beyond `most`
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

/// Finds names in texts, in any case and accents, and puts mask_sign in their place. Time: for each
/// letter of the text, however many names there are.
class NameMask {
  public:
    /// A name that is masked where all of its words follow each other.
    void hide_name(std::string_view name) { hide_name(name, NameOwner::other); }
    /// A stable id, which is masked where it stands as a whole.
    void hide_id(std::string_view id) { hide_id(id, NameOwner::other); }
    void hide_private_id(std::string_view id) { hide_id(id, NameOwner::private_person); }
    /// The name of a private person: each word of it is masked, and its initials (`A. R.`).
    /// `initials`: as pages would show them.
    void hide_private(std::string_view name, std::string_view initials);

    /// A text without hidden names. What is masked of private people goes into the report, which
    /// may be null.
    std::string masked(std::string_view text, const Notation* notation, MaskReport* report,
                       std::int64_t record) const;
    /// Whether a text has all words of a private name, in any order, or has its initials.
    bool names_private(std::string_view text) const;
    /// A word of a private name that a text has, or has nearly; empty: none.
    std::string resembled(std::string_view text) const;

  private:
    /// Whose a name is; unknown where no name is hidden.
    enum class NameOwner : std::uint8_t { unknown, other, private_person };
    struct Phrase {
        std::vector<std::string> words;
        bool is_tight = false;  ///< with no blank between its words: an id
        NameOwner whose = NameOwner::other;
    };
    /// How many words a name takes in a text; 0: no name begins there.
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
    Words words_;                           ///< of private names, each masked alone
    Words letters_;                         ///< single letters and first letters of private names
    Words joined_;                          ///< ids without what stands between their words
    std::vector<std::string> unspaced_;     ///< words that may stand within longer ones
    std::unordered_multimap<std::size_t, std::string> near_;  ///< by the hash of what one letter
                                                              ///< less leaves of a word
};

}  // namespace bones::inline show::site
