// Games that were played here, as records in canonical text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/play/sheet.hpp"

namespace bones {

/// What a record hides because the table did not see it. The undealt tiles are hidden with either.
struct Hidden {
    bool hands = false;  ///< no deal lines
    bool draws = false;  ///< draws are `+?`
};

/// What stands above the hands, besides the game. Texts are free text as it is meant.
struct SheetHeader {
    std::string id;                       ///< empty: none
    std::string date;                     ///< as it is written; empty: none
    std::vector<std::string_view> names;  ///< one a seat
    HouseRules usual{};                   ///< house rules that differ from these are written
};

/// Appends a record. It is canonical unless something in it was made unreadable on purpose.
void append_record(std::string& out, const play::PlayedGame& sheet, const SheetHeader& header,
                   const Hidden& hidden);

}  // namespace bones
