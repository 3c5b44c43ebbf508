#include "tools/lib/show/site/catalog.hpp"

#include <algorithm>

namespace bones::inline show::site {

std::string year_of(const std::string& date) {
    const bool known = date.size() >= 4 && std::all_of(date.begin(), date.begin() + 4,
                                                       [](char c) { return c >= '0' && c <= '9'; });
    return known ? date.substr(0, 4) : "undated";
}

std::string side_names(const night::SheetSide& side) {
    std::string text;
    for (std::size_t i = 0; i < side.players.size(); ++i) {
        const std::string& name = side.players[i].name;
        const char seat = i < side.seats.size() ? side.seats[i] : '?';
        text += (i > 0 ? " & " : "") + (name.empty() ? std::string(1, seat) : name);
    }
    return text;
}

std::int64_t player_at(const PublishedGame& game, std::size_t side, std::size_t member) {
    const std::size_t seat = side + member * game.sheet.sides.size();
    return seat < game.listed->players.size() ? game.listed->players[seat] : 0;
}

}  // namespace bones::inline show::site
