// What the tests of the notation share: records out of text, and what is in them in a few words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bones/record.hpp"

namespace bones::test {

/// A record with the text that it lies in.
struct ReadRecord {
    std::string text;
    Record record;
};

/// Reads the first record of a text as one record, whatever it holds.
ReadRecord read(std::string text);
/// The texts of all records of a stream that yields `chunk` bytes at a time.
std::vector<std::string> split(std::string_view text, std::size_t chunk = 4096);
/// All records of a text in canonical form, as bones-format writes them without knowing the rules.
std::string canonical(std::string_view text);
/// The codes of the findings of reading, in order, with blanks between.
std::string codes(const Record& record);
std::string codes(std::string text);
/// `line:column hand ply seat` of a finding, with - for what it has not.
std::string where(const Record& record, std::size_t finding);
/// The actions, spelt out: seat, kind, tile as written, arm, suit, marks.
std::string play(const Record& record);

/// The header of a game with so many players, and a hand.
std::string game(std::string_view name, int players = 0);

}  // namespace bones::test
