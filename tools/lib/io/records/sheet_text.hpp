// Writes generated games as records in canonical text.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/play/sheet.hpp"

namespace bones::inline io {

/// The parts that a record hides because the table did not see them. With either of them the
/// undealt tiles are hidden too.
struct HiddenParts {
    bool hands = false;  ///< no deal lines
    bool draws = false;  ///< draws are `+?`
};

/// The parts that people leave out of a sheet though the table saw them.
enum class Omission : std::uint8_t {
    arms,
    halves,  ///< halves are written in any order
    suits,   ///< the suits of leads in games of tricks
    passes,
    draws,
    prizes,   ///< `prize` lines
    ends,     ///< `end` lines
    scores,   ///< `score` lines
    numbers,  ///< the numbers of hands
};
/// The words for each Omission, in its order.
inline constexpr std::array<std::string_view, 9> omission_names{
    "arms", "halves", "suits", "passes", "draws", "prizes", "ends", "scores", "numbers"};

/// Which half is written first if the order of halves has no meaning.
enum class FirstHalf : std::uint8_t { high, low, lot };
inline constexpr std::array<std::string_view, 3> first_half_names{"high", "low", "lot"};

struct Omissions {
    std::bitset<omission_names.size()> kinds;
    FirstHalf first_half = FirstHalf::high;
    std::uint64_t lot = 0;  ///< the seed for turning tiles at random

    bool has(Omission kind) const { return kinds[static_cast<std::size_t>(kind)]; }
};

/// The header of the record, besides the game. Texts are free text without escapes.
struct SheetHeader {
    std::string id;                       ///< empty: none
    std::string date;                     ///< as it is written; empty: none
    std::vector<std::string_view> names;  ///< one per seat
    HouseRules usual{};                   ///< house rules that differ from these are written
};

/// Appends a record. If nothing is omitted, the record has `written all` and is canonical, unless a
/// part was made unreadable on purpose.
void append_record(std::string& out, const play::PlayedGame& sheet, const SheetHeader& header,
                   const HiddenParts& hidden, const Omissions& omitted = {});

}  // namespace bones::inline io
