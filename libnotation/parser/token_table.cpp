#include "libnotation/parser/token_table.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace bones {
namespace {

/// The least number of entries. With some hundred common tokens, few of them then share a place.
constexpr std::size_t roomy = 2048;

constexpr int most_arms_named = 6, most_arms_of_line = 4;

/// The text before and after a tile.
struct Form {
    std::string_view prefix;
    std::string suffix;
    int suit = -1;  ///< the number that the tile must have; -1: any tile
};

/// Whether tiles can score these points: a sum of ends that is a multiple of three or five, or the
/// number of threes and fives in it.
constexpr bool may_be_made(int points) {
    return points <= 10 || points % 3 == 0 || points % 5 == 0;
}
constexpr int most_made = 36;

std::vector<Form> forms(TileRange range) {
    std::vector<Form> all{{"", ""}, {"+", ""}, {"*", ""}};
    for (int arm = 1; arm <= most_arms_named; ++arm) {
        const std::string on_arm = fmt::format("@{}", arm);
        all.insert(all.end(), {{"", on_arm}, {"", 'x' + on_arm}, {"*", on_arm}});
    }
    for (int suit = 0; suit <= range.highest && !range.line; ++suit)
        all.push_back({"", fmt::format("={}", suit), suit});
    for (int points = 0; points <= most_made && range.line; ++points)
        for (int arm = 0; arm <= most_arms_of_line && may_be_made(points); ++arm)
            all.push_back(
                {"", arm == 0 ? fmt::format("={}", points) : fmt::format("@{}={}", arm, points)});
    return all;
}

/// The spelling of a token. It may be too long for the table.
class TokenSpelling {
  public:
    TokenSpelling(const Form& form, int first, int second) {
        add(form.prefix);
        add(first);
        bytes_[size_++] = '-';
        add(second);
        add(form.suffix);
    }
    std::string_view text() const { return {bytes_.data(), size_}; }

  private:
    void add(std::string_view text) { size_ += text.copy(&bytes_[size_], text.size()); }
    void add(int number) {
        if (number > 9) bytes_[size_++] = '1';
        bytes_[size_++] = static_cast<char>('0' + number % 10);
    }

    std::array<char, 2 * room_for_token> bytes_{};
    std::size_t size_ = 0;
};

}  // namespace

TokenTable::TokenTable(TileRange range, std::uint8_t (*places)(const Action& action)) {
    std::vector<Entry> wanted;
    const auto add = [&](std::string_view text, TokenBytes token, std::uint8_t in_places) {
        if (text.size() > room_for_token) return;
        std::array<char, room_for_token> bytes{};
        text.copy(bytes.data(), bytes.size());
        token.places = in_places;
        wanted.push_back({token_word(bytes.data()), token});
    };
    add("pass", TokenBytes(read_token("pass", range).action), 0xFF);
    for (const Form& form : forms(range)) {
        // One tile stands for all: a form is possible for all tiles of the game or for none.
        const int number = std::max(form.suit, 0);
        const Action sample = read_token(TokenSpelling(form, number, number).text(), range).action;
        const std::uint8_t in_places = places(sample);
        if (in_places == 0) continue;
        TokenBytes token(sample);
        for (int first = 0; first <= range.highest; ++first)
            for (int second = 0; second <= range.highest; ++second) {
                if (form.suit >= 0 && form.suit != first && form.suit != second) continue;
                token.tile_number = static_cast<std::uint8_t>(Tile(first, second).number());
                token.low_first = first < second;
                add(TokenSpelling(form, first, second).text(), token, in_places);
            }
    }
    // The common forms come last, so that no other form moves them out of their first places.
    const auto is_put = [this](const Entry& entry) { return put(entry); };
    for (std::size_t size = std::bit_ceil(std::max(wanted.size() * 2, roomy));; size *= 2) {
        entries_.assign(size, {});
        shift_ = 64 - std::countr_zero(size);
        if (std::all_of(wanted.rbegin(), wanted.rend(), is_put)) return;
    }
}

// Puts an entry in its first place. The entry that was there moves to its other place, and so on.
// False if that does not end.
bool TokenTable::put(Entry entry) {
    std::size_t place = first_place(entry.key);
    for (std::size_t moves = 0; moves < entries_.size(); ++moves) {
        std::swap(entry, entries_[place]);
        if (entry.key == 0 || entry.key == entries_[place].key) return true;
        const std::size_t first = first_place(entry.key);
        place = place == first ? second_place(entry.key) : first;
    }
    return false;
}

}  // namespace bones
