// Combines several sheets of one game into one record.
#pragma once

#include <string>
#include <vector>

#include "tools/lib/show/collate/reading.hpp"
#include "tools/lib/show/collate/sheet.hpp"

namespace bones::inline show::collate {

/// How the content of a place was settled.
enum class Decision : std::uint8_t {
    same,      ///< all sheets that have the place agree
    together,  ///< the sheets complete each other: one knows what another leaves unknown
    alone,     ///< some sheets have it, and others leave it out although they record others of that
               ///< kind
    own,      ///< about the sheet itself (`id`, `recorder`, `written`, `unwritten`): taken from the
              ///< first sheet
    legible,  ///< the readable version, in place of an unreadable one
    facts,    ///< the only combination of readings without an error or a misfit
    majority,   ///< the version of most sheets, of three or more
    undecided,  ///< the sheets differ, and nothing decides
};
std::string_view name_of(Decision decision);

/// One of the different readings of a place.
struct Reading {
    LineMeaning said;
    std::vector<std::size_t> sheets;  ///< the sheets that have this reading, or a part of it
};

/// A line or an action of the result, with the items of all sheets.
struct CollatedPlace {
    std::vector<const Item*> items;  ///< by sheet; null: the sheet has none here
    std::vector<Reading> readings;   ///< the most informative first
    std::uint32_t chosen = 0;        ///< index of the chosen reading
    std::uint32_t leave_out =
        0;  ///< number of sheets that leave it out although they record others of that kind
    Decision decision = Decision::same;
    bool left_out =
        false;  ///< the result omits it: it was written at another place, or facts contradict it
    std::string in_result;  ///< an action's words in the result, where arms have new numbers;
                            ///< empty: as in the reading
    std::uint32_t elsewhere =
        none;  ///< index of the place in this block at which other sheets have this tile

    static constexpr std::uint32_t none = static_cast<std::uint32_t>(-1);
    const Item& item() const;  ///< the first that is not null
    const std::string& words() const { return readings[chosen].said.words; }
    /// The chosen reading.
    LineMeaning result() const {
        LineMeaning said = readings[chosen].said;
        if (!in_result.empty()) said.words = in_result;
        return said;
    }
};

struct CollatedBlock {
    std::vector<bool> has;     ///< by sheet: whether it has this block
    std::uint32_t number = 0;  ///< a hand's number in the first sheet that has it
    std::vector<CollatedPlace> before, play, after;

    /// A hand's name as on its line, `hand 2`. A sheet with unreadable lines may lack it.
    std::string hand_name() const;
};

struct CollatedGame {
    Sheets sheets;                      ///< not in the order of their files
    std::vector<CollatedBlock> blocks;  ///< the header, the hands, and the lines at the end
    std::string text;                   ///< the record, in canonical form
    std::size_t undecided = 0;          ///< number of undecided places
};

struct CollateOptions {
    int prefer = 1;  ///< number of the sheet whose readings are used where nothing decides
};

/// Why two sheets cannot be of one game; empty if they can.
std::string why_different(const Sheet& sheet, const Sheet& other);

/// Combines one or more sheets of one game. The order of the sheets changes only the undecided
/// places.
CollatedGame collate(Sheets sheets, const CollateOptions& options);

/// The most combinations of readings that are tried in a hand.
inline constexpr std::size_t most_combinations = 4096;

}  // namespace bones::inline show::collate
