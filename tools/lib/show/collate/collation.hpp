// Several sheets of one game put together into one record.
#pragma once

#include <string>
#include <vector>

#include "tools/lib/show/collate/reading.hpp"
#include "tools/lib/show/collate/sheet.hpp"

namespace bones::inline show::collate {

/// How it was settled what the result says in a place.
enum class Decision : std::uint8_t {
    same,      ///< all sheets that speak of it say the same
    together,  ///< they say it together: what one leaves unknown another knows
    alone,     ///< some sheets have it, others leave it out, though they have its like
    own,  ///< what each sheet says of itself (`id`, `recorder`, `written`, `unwritten`): the first
          ///< one's
    legible,    ///< one that can be read, before what cannot
    facts,      ///< the only combination of readings without an error of facts or a misfit
    majority,   ///< what most sheets say, of three or more
    undecided,  ///< they say different things, and nothing decides
};
std::string_view name_of(Decision decision);

/// One of the different things that sheets say in a place.
struct Reading {
    LineMeaning said;
    std::vector<std::size_t> sheets;  ///< that say so, or a part of it
};

/// A line or an action of the result, with all that the sheets have of it.
struct CollatedPlace {
    std::vector<const Item*> items;  ///< by sheet; null: it has nothing here
    std::vector<Reading> readings;   ///< the most telling first
    std::uint32_t chosen = 0;        ///< of the readings
    std::uint32_t leave_out = 0;     ///< how many sheets leave it out that have its like
    Decision decision = Decision::same;
    bool left_out = false;  ///< the result does without it: it was written in another place, or
                            ///< facts speak against it
    std::string in_result;  ///< an action's words in the text of the result, whose arms are
                            ///< numbered anew; empty: as in the reading
    std::uint32_t elsewhere = none;  ///< the place of the same block where other sheets have this
                                     ///< tile

    static constexpr std::uint32_t none = static_cast<std::uint32_t>(-1);
    const Item& item() const;  ///< the first that there is
    const std::string& words() const { return readings[chosen].said.words; }
    /// What the result says here.
    LineMeaning result() const {
        LineMeaning said = readings[chosen].said;
        if (!in_result.empty()) said.words = in_result;
        return said;
    }
};

struct CollatedBlock {
    std::vector<bool> has;     ///< by sheet: whether it has this block at all
    std::uint32_t number = 0;  ///< of a hand, in the first sheet that has it
    std::vector<CollatedPlace> before, play, after;

    /// A hand's name, `hand 2`: as its line has it, which a sheet with unreadable lines may lack.
    std::string hand_name() const;
};

struct CollatedGame {
    Sheets sheets;                      ///< not in the order of their files
    std::vector<CollatedBlock> blocks;  ///< the header, the hands, what stands at the end
    std::string text;                   ///< the record, in canonical form
    std::size_t undecided = 0;          ///< places
};

struct CollateOptions {
    int prefer = 1;  ///< the number of the sheet whose readings stand where nothing decides
};

/// Why these are not two sheets of one game; empty if they are.
std::string why_different(const Sheet& sheet, const Sheet& other);

/// Puts sheets of one game together, one at least. What the order of the sheets is changes nothing
/// but what stays undecided.
CollatedGame collate(Sheets sheets, const CollateOptions& options);

/// The most combinations of readings that are tried in a hand.
inline constexpr std::size_t most_combinations = 4096;

}  // namespace bones::inline show::collate
