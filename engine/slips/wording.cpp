#include "engine/slips/wording.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <utility>

#include "libnotation/text/chars.hpp"

namespace bones::slips {
namespace {

std::string_view token(const Record& record, std::uint32_t action) {
    return record.at(record.place_of(record.actions[action]));
}

/// Returns the added action: the last word of the inserted text, or a draw and the drawn tile.
std::string left_out(const Record& record, const Change& change) {
    std::string_view text = change.replacements[0].text;
    text = text.substr(0, text.find_last_not_of(" \n") + 1);
    std::size_t begin = text.find_last_of(' ') + 1;
    const bool draws = change.kind != SlipKind::draw_left_out && change.play.size() > 1 &&
                       change.play.front().draws();
    if (draws) begin = text.find('+');
    const std::string_view action = text.substr(begin);
    return fmt::format(
        "add {} for {}", action,
        player_called(record, change.seat, hand_at(record, change.replacements[0].place)));
}

/// Whether the tile of an action is played more than once in the record.
bool is_played_again(const Record& record, std::uint32_t action) {
    const Tile tile = record.actions[action].tile();
    return std::count_if(record.actions.begin(), record.actions.end(), [&](const Action& other) {
               return other.kind == ActionKind::play && other.tile() == tile;
           }) > 1;
}

/// Returns the line whose seat a replacement changes.
std::string_view seat_line(const Record& record, const Change& change, std::size_t which) {
    const std::string_view rest = record.text.substr(change.replacements[which].place.offset);
    return trimmed(rest.substr(0, rest.find_first_of("#\r\n")));
}

std::string message_of(const Record& record, const Change& change) {
    switch (change.kind) {
        case SlipKind::pass_left_out:
        case SlipKind::draw_left_out:
        case SlipKind::left_out:
            return left_out(record, change);
        case SlipKind::too_many:
            return fmt::format("delete {}", token(record, change.action));
        case SlipKind::twice:
            return fmt::format("delete {}, {}", token(record, change.action),
                               is_played_again(record, change.action) ? "which is written twice"
                                                                      : "if it was crossed out");
        case SlipKind::exchanged:
            return fmt::format("swap {} and {}", token(record, change.action),
                               token(record, change.action + 1));
        case SlipKind::lines:
            return fmt::format("swap this line and the next: {} and {}",
                               record.at(change.replacements[0].place),
                               record.at(change.replacements[1].place));
        case SlipKind::line_twice:
            return fmt::format("delete {}, which is written twice",
                               record.at(change.replacements[0].place));
        case SlipKind::turns_joined:
            return fmt::format(
                "begin the turn of {} at {}",
                player_called(record, change.seat, hand_at(record, change.replacements[0].place)),
                token(record, change.action));
        case SlipKind::trick_lost:
            return "add the missing trick";
        case SlipKind::tiles_exchanged:
            return fmt::format("swap {} and {}", record.at(change.replacements[0].place),
                               record.at(change.replacements[1].place));
        case SlipKind::line_up:
            return fmt::format("move {} below {}", record.at(change.replacements.front().place),
                               record.at(change.replacements.back().place));
        case SlipKind::line_down:
            return fmt::format("move {} above {}", record.at(change.replacements.back().place),
                               record.at(change.replacements.front().place));
        case SlipKind::seats:
            return fmt::format("swap the seats of {} and {}", seat_line(record, change, 0),
                               seat_line(record, change, 1));
        default:
            return fmt::format("write {} instead of {}", change.replacements[0].text,
                               record.at(change.replacements[0].place));
    }
}

/// Whether two numbers look alike in handwriting.
bool look_alike(int one, int other) {
    constexpr auto pairs =
        std::to_array<std::pair<int, int>>({{1, 7}, {5, 6}, {3, 8}, {0, 6}, {4, 9}});
    return std::any_of(pairs.begin(), pairs.end(), [&](const auto& pair) {
        return std::minmax(one, other) == std::minmax(pair.first, pair.second);
    });
}

}  // namespace

Fix fix_of(std::span<const Replacement> replacements, std::string message) {
    const auto rest = replacements.subspan(1);
    return {replacements[0].place,
            replacements[0].text,
            std::move(message),
            {rest.begin(), rest.end()}};
}

Fix as_fix(const Record& record, const Change& change) {
    return fix_of(change.replacements, message_of(record, change));
}

int unlikeliness(const Change& change) {
    const bool half = change.kind == SlipKind::half || change.kind == SlipKind::digit;
    const bool often = half && look_alike(change.read, change.instead);
    // Points called for a tile are miswritten as easily as the tile.
    const bool claim = change.kind == SlipKind::digit && change.first == none_such;
    const int alters = claim ? 2 : change.of_left ? 1 : 0;
    if (often || change.beside_its_like) return 1000 * alters;
    return 1000 * alters + 10 * (1 + static_cast<int>(change.kind));
}

}  // namespace bones::slips
