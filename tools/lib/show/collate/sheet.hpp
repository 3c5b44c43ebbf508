// A sheet: the record of one game as one file has it, cut into the items that sheets are compared
// by.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bones/record.hpp"
#include "tools/lib/io/input.hpp"
#include "tools/lib/io/records/judged.hpp"

namespace bones::inline show::collate {

/// What a line is about: equal in the sheets that speak of the same.
struct Subject {
    bool stays_put = false;  ///< it keeps to the lines around it, and its words say what it is
    Keyword keyword = Keyword::comment;
    Seat seat;
    std::uint32_t times = 0;  ///< how often its block had the same before
    std::string_view words;
    friend auto operator<=>(const Subject&, const Subject&) = default;
};

/// What one sheet says in one place: a line, or one action. Its texts are the sheet's.
struct Item {
    Keyword keyword = Keyword::comment;
    Seat seat;
    Subject subject;         ///< of a line
    std::string_view words;  ///< canonical: the line without its comment, or the action's token
    std::vector<std::string_view> above;     ///< comments of their own in front of it
    std::string_view beside;                 ///< the comment on its line
    Action action;                           ///< of an action: as canonical text has it
    bool turned = false, arm_added = false;  ///< of a tile that was played: see Said
    bool begins_line = false;                ///< of an action: whether it is the first of its line
    Place place;                             ///< in the sheet as it was written
};

/// The header, a hand, or what stands after the last hand.
struct Block {
    std::uint32_t number = 0;  ///< of a hand, as written
    std::vector<Item> before, play, after;
};

/// What a sheet says of the game as a whole.
struct Heading {
    Game game = Game::unknown;
    int players = 0;
    bool players_guessed = false;
    std::array<std::string, 3> headings;  ///< what its lines of heading_keywords say
    BySeat<std::string> names;
};
inline constexpr std::array heading_keywords{Keyword::date, Keyword::round, Keyword::table};

struct Sheet {
    int number = 1;  ///< of its file on the command line, from 1
    InputFileRef file;
    std::string written;    ///< its text
    Record record;          ///< of that, for places in it: without its lines
    std::string canonical;  ///< the same in canonical form
    Heading heading;
    Block header, closing;
    std::vector<Block> hands;

    /// What findings call it: `sheet 2 (b.bones:7:3)`.
    std::string called(Place place) const;
};

using Sheets = std::vector<std::unique_ptr<Sheet>>;

/// Reads a record as a sheet; null if it has no canonical form, as something in it is too long.
std::unique_ptr<Sheet> read_sheet(int number, InputFileRef file, const RawRecord& raw,
                                  RecordChecker& judge);
/// The same sheet with its arms as it numbers them itself, where canonical text has them anew.
std::unique_ptr<Sheet> with_own_arms(const Sheet& sheet);

}  // namespace bones::inline show::collate
