// Compares the table of tokens (libnotation/parser/token_table.hpp) with the reader of tokens.
#include <gtest/gtest.h>

#include <bit>
#include <string>

#include "libnotation/parser/token_table.hpp"

namespace bones {
namespace {

// Each entry equals the reader's result, and the table has every tile as it is played.
TEST(TokenTable, says_what_the_reader_of_tokens_says) {
    for (const GameTraits& game : game_traits) {
        const TileRange range = tile_range(game);
        const TokenTable table(range, [](const Action&) { return std::uint8_t{1}; });
        int found = 0;
        for (const char* prefix : {"", "+", "*", "~"})
            for (const char* suffix : {"", "@1", "@4", "@6", "@7", "x", "x@2", "=0", "=3", "=5",
                                       "=6", "=15", "=36", "@2=5", "@4=10", "@5=10", "!"})
                for (int first = 0; first <= game.highest + 1; ++first)
                    for (int second = 0; second <= game.highest + 1; ++second) {
                        const std::string text =
                            prefix + std::to_string(first) + "-" + std::to_string(second) + suffix;
                        if (text.size() > room_for_token) continue;
                        std::string padded = text + "\n";
                        padded.resize(room_for_token + 1, 'x');
                        const TokenAt read = table.read(token_word(padded.data()));
                        const bool has = read.token.kind != ActionKind::bad_token;
                        EXPECT_TRUE(has ||
                                    text != std::to_string(first) + "-" + std::to_string(second) ||
                                    std::max(first, second) > game.highest)
                            << text;
                        if (!has) continue;
                        ++found;
                        TokenBytes as_read(read_token(text, range).action);
                        as_read.places = 1;
                        EXPECT_EQ(std::bit_cast<std::uint64_t>(read.token),
                                  std::bit_cast<std::uint64_t>(as_read))
                            << text;
                        EXPECT_EQ(read.length, static_cast<std::ptrdiff_t>(text.size())) << text;
                    }
        EXPECT_GT(found, 5 * set_size(game.highest));
    }
}

}  // namespace
}  // namespace bones
