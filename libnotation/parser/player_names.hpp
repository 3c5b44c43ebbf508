// Finds the players that names in lines mean (N3).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bones/record.hpp"

namespace bones {

/// The names of the players of a record that is being read.
class PlayerNames {
  public:
    explicit PlayerNames(const Record& record) : record_(record) {}

    /// A `substitute` line has been read. Beyond the limit its name cannot be used as a seat.
    void add_substitute(std::uint32_t line) {
        if (substitutes_.size() < most_substitutes) substitutes_.push_back(line);
    }
    /// Sets whether the next names are in a line about the whole game. They then mean the players
    /// who began it.
    void set_of_outcome(bool is_of_outcome) { of_outcome_ = is_of_outcome; }

    Seat take(std::string_view& rest) const;
    /// Takes a seat, or the name of its player, off the front of a text. If there is neither,
    /// returns no seat and the first word in `word`.
    Seat take_seat_or_player(std::string_view& rest, std::string_view& word) const;
    std::string who_sits(std::string_view name) const;

  private:
    /// Far more than any game needs. Each line that may begin with a name is compared with all.
    static constexpr std::size_t most_substitutes = 256;

    enum class Names : std::uint8_t { present, all };
    template <class Use>
    void for_names(Names which, Use use) const;
    SeatSet take_any(std::string_view& rest, Names which) const;
    SeatSet take_quoted(std::string_view& rest, Names which) const;
    std::string meant(std::string_view word) const;

    const Record& record_;
    std::vector<std::uint32_t> substitutes_;  ///< indices of their lines
    bool of_outcome_ = false;
};

}  // namespace bones
