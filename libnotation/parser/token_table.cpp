#include "libnotation/parser/token_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>

namespace bones {
namespace {

constexpr int most_arms_named = 6;

/// The common spellings of what can be done with a tile.
std::vector<std::string> spellings(int first, int second) {
    const std::string tile = fmt::format("{}-{}", first, second);
    std::vector<std::string> texts{tile, "+" + tile, "*" + tile};
    for (int arm = 1; arm <= most_arms_named; ++arm)
        for (const char* form : {"{}@{}", "{}x@{}", "*{}@{}"})
            texts.push_back(fmt::format(fmt::runtime(form), tile, arm));
    for (const int suit : {first, second}) texts.push_back(fmt::format("{}={}", tile, suit));
    return texts;
}

}  // namespace

TokenTable::TokenTable(TileRange range, bool (*is_wanted)(const Action& action)) {
    std::vector<Entry> wanted;
    const auto add = [&](std::string_view text) {
        const Action action = read_token(text, range).action;
        if (text.size() > room_for_token || !is_wanted(action)) return;
        std::array<char, room_for_token> bytes{};
        text.copy(bytes.data(), bytes.size());
        wanted.push_back({token_word(bytes.data()), absent ^ std::bit_cast<std::uint64_t>(action)});
    };
    add("pass");
    for (int first = 0; first <= range.highest; ++first)
        for (int second = 0; second <= range.highest; ++second)
            for (const std::string& text : spellings(first, second)) add(text);
    const auto is_put = [this](const Entry& entry) { return put(entry); };
    for (std::size_t size = std::bit_ceil(2 * wanted.size());; size *= 2) {
        entries_.assign(size, {});
        shift_ = 64 - std::countr_zero(size);
        if (std::all_of(wanted.begin(), wanted.end(), is_put)) return;
    }
}

// An entry takes its first place; whoever was there moves on to its other one. False if that goes
// round in circles.
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
