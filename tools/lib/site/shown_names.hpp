// Who is shown on pages for everybody, and how: names, initials or ids, and nothing of those who do
// not wish to be there.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/archive/database.hpp"

namespace bones::site {

enum class NameStyle : std::uint8_t { full, initials, ids };

/// Where a text stands: in free text, or among the lines of a hand, whose words are no names.
enum class Where : std::uint8_t { text, play };

/// The setting of an archive that keeps who wishes not to be shown: a name or stable id a line.
inline constexpr std::string_view setting_private = "private";

/// Whether a line of the notation may say this, in small letters: `pass`, `doubles`, `winner`.
bool is_word_of_play(std::string_view word);

/// The people of an archive as they are shown. No two are shown alike, and what somebody is called
/// stays when others come.
class ShownNames {
  public:
    /// `wishes`: names and stable ids of those who are not to be shown.
    ShownNames(archive::Database& database, NameStyle style,
               const std::vector<std::string>& wishes);

    /// How somebody is shown; `player` is a number of the archive's.
    const std::string& shown(std::int64_t player) const { return shown_.at(player); }
    bool is_private(std::int64_t player) const { return private_.contains(player); }
    /// A text without the names and ids that are not to be shown, and nobody is known by another
    /// way.
    std::string conceal(std::string_view text, Where where = Where::text) const;
    /// Wishes of nobody in the archive: they hold for whoever comes.
    const std::vector<std::string>& of_nobody() const { return of_nobody_; }
    /// Everybody, by number.
    const std::map<std::int64_t, std::string>& all() const { return shown_; }

  private:
    struct Known {
        std::string stable_id, name;
        std::vector<std::string> called;  ///< all that sheets call them
    };

    void read(archive::Database& database);
    void grant(const std::vector<std::string>& wishes);
    void hide(NameStyle style);
    void hide_text(const std::string& text);
    void name_all(NameStyle style);

    std::map<std::int64_t, Known> known_;
    std::map<std::int64_t, std::string> shown_;
    std::set<std::int64_t> private_;
    std::set<std::string> hidden_;  ///< folded
    std::set<std::string> hidden_in_play_;
    std::set<std::string> hidden_names_;  ///< of those who are private, folded
    std::vector<std::string> of_nobody_;
};

}  // namespace bones::site
