// Shared helpers of the notation tests: read records from text and summarize them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bones/record.hpp"

namespace bones::test {

/// A record with the text that it refers to.
struct ReadRecord {
    std::string text;
    Record record;
};

/// Reads the first record of a text as a single record, whatever its contents.
ReadRecord read(std::string text);
/// Returns the texts of all records of a stream that yields `chunk` bytes at a time.
std::vector<std::string> split(std::string_view text, std::size_t chunk = 4096);
/// Returns all records of a text in canonical form, as bones-format writes them without the rules.
std::string canonical(std::string_view text);
/// Returns the codes of the reader's findings, in order, separated by blanks.
std::string codes(const Record& record);
std::string codes(std::string text);
/// Returns `line:column hand ply seat` of a finding, with - for missing parts.
std::string where(const Record& record, std::size_t finding);
/// Returns the actions in words: seat, kind, tile as written, arm, suit, marks.
std::string play(const Record& record);

/// Returns the header of a game with this number of players, and a hand line.
std::string game(std::string_view name, int players = 0);

}  // namespace bones::test
