// Games that were played here, as records in canonical text.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/play/sheet.hpp"

namespace bones::inline io {

/// What a record hides because the table did not see it. The undealt tiles are hidden with either.
struct HiddenParts {
    bool hands = false;  ///< no deal lines
    bool draws = false;  ///< draws are `+?`
};

/// What people leave out of a sheet though the table saw it.
enum class Omission : std::uint8_t {
    arms,
    halves,  ///< the order of halves means nothing
    suits,   ///< of leads in games of tricks
    passes,
    draws,
    prizes,   ///< `prize` lines
    ends,     ///< `end` lines
    scores,   ///< `score` lines
    numbers,  ///< of hands
};
/// Their words, in the order of Omission.
inline constexpr std::array<std::string_view, 9> omission_names{
    "arms", "halves", "suits", "passes", "draws", "prizes", "ends", "scores", "numbers"};

/// Which half comes first where the order of halves means nothing.
enum class FirstHalf : std::uint8_t { high, low, lot };
inline constexpr std::array<std::string_view, 3> first_half_names{"high", "low", "lot"};

struct Omissions {
    std::bitset<omission_names.size()> kinds;
    FirstHalf first_half = FirstHalf::high;
    std::uint64_t lot = 0;  ///< which random numbers turn tiles

    bool has(Omission kind) const { return kinds[static_cast<std::size_t>(kind)]; }
};

/// What stands above the hands, besides the game. Texts are free text as it is meant.
struct SheetHeader {
    std::string id;                       ///< empty: none
    std::string date;                     ///< as it is written; empty: none
    std::vector<std::string_view> names;  ///< one a seat
    HouseRules usual{};                   ///< house rules that differ from these are written
};

/// Appends a record. If nothing is omitted, it says so (`written all`), and is canonical unless
/// something in it was made unreadable on purpose.
void append_record(std::string& out, const play::PlayedGame& sheet, const SheetHeader& header,
                   const HiddenParts& hidden, const Omissions& omitted = {});

}  // namespace bones::inline io
