// A sheet: the record of one game in one file, cut into the items by which sheets are compared.
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

/// The subject of a line. Lines with equal subjects on two sheets correspond.
struct Subject {
    bool stays_put = false;  ///< it belongs to the lines around it, and only its words identify it
    Keyword keyword = Keyword::comment;
    Seat seat;
    std::uint32_t times = 0;  ///< how often its block had the same subject before
    std::string_view words;
    friend auto operator<=>(const Subject&, const Subject&) = default;
};

/// One item of a sheet: a line or an action. Its texts belong to the sheet.
struct Item {
    Keyword keyword = Keyword::comment;
    Seat seat;
    Subject subject;         ///< of a line
    std::string_view words;  ///< canonical: the line without its comment, or the action's token
    std::vector<std::string_view> above;     ///< comment lines directly before it
    std::string_view beside;                 ///< the comment on its line
    Action action;                           ///< of an action, as in canonical text
    bool turned = false, arm_added = false;  ///< of a tile that was played; see LineMeaning
    bool begins_line = false;                ///< of an action: whether it is the first of its line
    Place place;                             ///< in the original text
};

/// The header, a hand, or the lines after the last hand.
struct Block {
    std::uint32_t number = 0;  ///< of a hand, as written
    std::vector<Item> before, play, after;
};

/// The header facts that identify the game.
struct Heading {
    Game game = Game::unknown;
    int players = 0;
    bool players_guessed = false;
    std::array<std::string, 3> headings;  ///< contents of its lines of heading_keywords
    BySeat<std::string> names;
};
inline constexpr std::array heading_keywords{Keyword::date, Keyword::round, Keyword::table};

struct Sheet {
    int number = 1;  ///< number of its file on the command line, from 1
    InputFileRef file;
    std::string written;    ///< the original text
    Record record;          ///< the parsed original text, for places; without its lines
    std::string canonical;  ///< the text in canonical form
    Heading heading;
    Block header, closing;
    std::vector<Block> hands;

    /// The name of the sheet in findings: `sheet 2 (b.bones:7:3)`.
    std::string called(Place place) const;
};

using Sheets = std::vector<std::unique_ptr<Sheet>>;

/// Reads a record as a sheet; null if part of it is too long for canonical form.
std::unique_ptr<Sheet> read_sheet(int number, InputFileRef file, const RawRecord& raw,
                                  RecordChecker& judge);
/// The same sheet with the arm numbers of the original text, in place of the canonical ones.
std::unique_ptr<Sheet> with_own_arms(const Sheet& sheet);

}  // namespace bones::inline show::collate
