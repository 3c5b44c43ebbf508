// The displayed names on public pages: names, initials or ids. Private people are not shown.
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

/// The settings of an archive that `publish` stores: the list of private people, its accepted lines
/// that match no player, and the style of names. The list has the format of read_private_list().
inline constexpr std::string_view setting_private = "private", setting_private_new = "private_new",
                                  setting_names = "names";

/// A line of the private list that matches no player of the archive.
struct UnknownName {
    PrivateName name;
    std::vector<std::string>
        similar;  ///< players whom it may mean, the nearest first; at most three
};

/// The displayed names of an archive's people. Each is unique, and does not change when other
/// people are added.
class ShownNames {
  public:
    ShownNames(archive::Database& database, NameStyle style,
               const std::vector<PrivateName>& private_names);

    /// The displayed name of a player; `player` is the archive's number.
    const std::string& shown(std::int64_t player) const { return shown_.at(player); }
    /// The displayed name of a person whom only night files name; null if there is none of that
    /// name.
    const std::string* shown_guest(const night::PlayerName& guest) const;
    /// Whether a player has no page: on the private list, or with the same name as a player on it.
    bool is_private(std::int64_t player) const { return private_.contains(player); }
    /// A text without the hidden names and ids. `record`: the number of its record, or 0. Masked
    /// words are added to the report.
    std::string conceal(std::string_view text, std::int64_t record = 0,
                        const Notation* notation = nullptr) const {
        return mask_.masked(text, notation, &report_, record);
    }
    /// A text without the hidden names and ids, without an entry in the report.
    std::string shown_text(std::string_view text) const {
        return mask_.masked(text, nullptr, nullptr, 0);
    }
    const MaskReport& report() const { return report_; }
    const std::vector<UnknownName>& unknown() const { return unknown_; }
    /// Players and guests by number. Guests have higher numbers than players.
    const std::map<std::int64_t, std::string>& all() const { return shown_; }
    /// Players who are not on the list but are shown by number, because their names are or contain
    /// a private name.
    const std::vector<std::int64_t>& hidden_besides() const { return hidden_besides_; }
    /// The name of a player in the archive, which pages must not show.
    const std::string& archived(std::int64_t player) const { return known_.at(player).name; }
    /// Visible players whose names have a word that equals or resembles a word of a private name:
    /// `Ana Ruiz` with a word like `ruiz`.
    std::vector<std::pair<std::string, std::string>> resembling() const;

  private:
    struct ShownName {
        std::string stable_id, name;
        std::vector<std::string> names, ids;  ///< all names and ids on sheets
    };

    void read(archive::Database& database);
    void read_guests(archive::Database& database);
    void grant(const std::vector<PrivateName>& private_names);
    void grant(const PrivateName& wanted);
    UnknownName unknown(const PrivateName& wanted) const;
    void hide_in_texts(NameStyle style);
    void name_all(NameStyle style);

    /// The number of the first guest, above all numbers of players.
    static constexpr std::int64_t first_guest = std::int64_t{1} << 40;

    std::map<std::int64_t, ShownName> known_;
    std::map<std::string, std::int64_t> guests_;  ///< people whom only night files name
    std::map<std::string, std::set<std::int64_t>> by_name_, by_id_;  ///< folded
    std::map<std::int64_t, std::string> shown_;
    std::set<std::int64_t> private_;
    std::vector<std::int64_t> hidden_besides_;
    std::vector<UnknownName> unknown_;
    NameMask mask_;
    mutable MaskReport report_;
};

}  // namespace bones::inline show::site
