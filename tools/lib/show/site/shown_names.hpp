// Who is shown on pages for everybody, and how: names, initials or ids, and nothing of those who do
// not wish to be there.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tools/lib/show/night/night_file.hpp"
#include "tools/lib/show/site/name_mask.hpp"
#include "tools/lib/show/site/private_list.hpp"
#include "tools/lib/store/archive/database.hpp"

namespace bones::inline show::site {

enum class NameStyle : std::uint8_t { full, initials, ids };

/// Settings of an archive that `publish` remembers: the list of people who are not shown, as
/// read_private_list() reads it. The lines of it that were accepted though no player has that name.
/// How people are shown.
inline constexpr std::string_view setting_private = "private", setting_private_new = "private_new",
                                  setting_names = "names";

/// A line of the private list that means no player of the archive.
struct UnknownName {
    PrivateName name;
    std::vector<std::string> similar;  ///< players it may mean, the nearest first; three at most
};

/// The people of an archive as they are shown. No two are shown alike, and what a player is
/// called stays when others come.
class ShownNames {
  public:
    ShownNames(archive::Database& database, NameStyle style,
               const std::vector<PrivateName>& private_names);

    /// How a player is shown; `player` is a number of the archive's.
    const std::string& shown(std::int64_t player) const { return shown_.at(player); }
    /// How a person is shown whom only night files name; null: none of them is called so.
    const std::string* shown_guest(const night::PlayerName& guest) const;
    /// Whether a player has no page: on the list, or of one name with a player on it.
    bool is_private(std::int64_t player) const { return private_.contains(player); }
    /// A text without the names and ids that are not shown; `record` is the number of the record
    /// that it is from, 0 for none. What is masked goes into the report.
    std::string conceal(std::string_view text, std::int64_t record = 0,
                        const Notation* notation = nullptr) const {
        return mask_.masked(text, notation, &report_, record);
    }
    /// The same, without an entry in the report.
    std::string shown_text(std::string_view text) const {
        return mask_.masked(text, nullptr, nullptr, 0);
    }
    const MaskReport& report() const { return report_; }
    const std::vector<UnknownName>& unknown() const { return unknown_; }
    /// Players and guests by number. Guests have numbers above those of players.
    const std::map<std::int64_t, std::string>& all() const { return shown_; }
    /// Players who are not on the list, and are shown by number all the same: their names have a
    /// private name, or are one.
    const std::vector<std::int64_t>& hidden_besides() const { return hidden_besides_; }
    /// The name of a player as the archive has it: never for a page.
    const std::string& archived(std::int64_t player) const { return known_.at(player).name; }
    /// Players who are shown and whose names have a word of a private name, or nearly: `Ana Ruiz`
    /// has a word like `ruiz`.
    std::vector<std::pair<std::string, std::string>> resembling() const;

  private:
    struct ShownName {
        std::string stable_id, name;
        std::vector<std::string> names, ids;  ///< all that sheets call them
    };

    void read(archive::Database& database);
    void read_guests(archive::Database& database);
    void grant(const std::vector<PrivateName>& private_names);
    void grant(const PrivateName& wanted);
    UnknownName unknown(const PrivateName& wanted) const;
    void hide_in_texts(NameStyle style);
    void name_all(NameStyle style);

    /// The number of the first guest: no player of an archive has it.
    static constexpr std::int64_t first_guest = std::int64_t{1} << 40;

    std::map<std::int64_t, ShownName> known_;
    std::map<std::string, std::int64_t> guests_;  ///< those whom only night files name
    std::map<std::string, std::set<std::int64_t>> by_name_, by_id_;  ///< folded
    std::map<std::int64_t, std::string> shown_;
    std::set<std::int64_t> private_;
    std::vector<std::int64_t> hidden_besides_;
    std::vector<UnknownName> unknown_;
    NameMask mask_;
    mutable MaskReport report_;
};

}  // namespace bones::inline show::site
