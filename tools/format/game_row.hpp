// Reads one row of a spreadsheet as one game of which only the result is known.
#pragma once

#include <array>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "bones/verdict.hpp"
#include "libnotation/text/lexer.hpp"

namespace bones {

/// The row cannot be read; the message gives the reason.
class BadRow : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

inline constexpr int most_sides_of_row = 4;

/// The purpose of a column.
struct GameColumn {
    enum class Kind { header, finish, player, points, won, other };

    std::string name;  ///< as in the first row
    Kind kind = Kind::other;
    Keyword keyword = Keyword::extension;  ///< for a header: the keyword of its line
    int side = 0;
    std::size_t same_as = 0;  ///< number of an earlier column with the same purpose; 0: none
};

/// The columns, from the names in the first row.
class GameColumns {
  public:
    GameColumns() = default;
    /// Throws BadRow if a required column is missing.
    explicit GameColumns(const std::vector<std::string>& names);

    bool empty() const { return columns_.empty(); }
    std::size_t size() const { return columns_.size(); }
    const GameColumn& operator[](std::size_t i) const { return columns_[i]; }
    bool tell_winners() const { return tell_winners_; }
    /// Problems of the columns. Rows are read all the same.
    const std::vector<std::string>& problems() const { return problems_; }

  private:
    void add(const std::string& name);

    std::vector<GameColumn> columns_;
    std::vector<std::string> problems_;
    bool tell_winners_ = false;
};

/// The contents of a row.
class GameRow {
  public:
    /// Throws BadRow.
    GameRow(const GameColumns& columns, const std::vector<std::string>& cells);

    int sides() const { return sides_; }
    int players() const { return sides_ * partners_; }
    /// Whether the row names no winner although the table has columns for winners.
    bool leaves_winner_open() const { return winner_open_; }
    /// The record's text. `rule` is a line of a house rule, or empty.
    std::string text(std::string_view rule) const;
    /// Throws BadRow if the row's winners contradict its points, games won and finish.
    void check_winners(const GameVerdict& verdict) const;

  private:
    struct Side {
        std::vector<std::string> players;  ///< partners in the order of their seats
        std::optional<std::int32_t> points;
        std::optional<int> halves_won;  ///< 2: won, 1: shared, 0: lost

        bool empty() const { return players.empty() && !points && !halves_won; }
    };

    void enter(const GameColumn& column, std::size_t number, const std::string& cell);
    static void refuse_alias(std::string_view column, std::string_view name);
    void enter_side(const GameColumn& column, const std::string& cell);
    void enter_finish(std::string_view cell);
    void count_sides();
    void check_points() const;
    void append_players(std::string& text) const;
    void append_outcome(std::string& text) const;
    std::string winners() const;
    const Side& side(int i) const { return all_[static_cast<std::size_t>(i)]; }

    std::array<std::string, static_cast<std::size_t>(Keyword::table) + 1> header_;
    std::array<Side, most_sides_of_row> all_;
    std::vector<std::string> seen_;  ///< values by column, to compare columns that occur twice
    std::string finish_, legs_, extensions_;
    bool of_legs_ = false;  ///< the points are the games won
    bool winner_open_ = false, tell_winners_ = false;
    int sides_ = 0, partners_ = 1;
};

}  // namespace bones
