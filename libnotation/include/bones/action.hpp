// One action of a hand, in eight bytes.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "bones/seat.hpp"
#include "bones/tile.hpp"

namespace bones {

// These types are as wide as the fields of Action, so that each compiler packs them into one word.

enum class ActionKind : std::uint64_t {
    play,              ///< `6-1`
    draw,              ///< `+6-1`
    draw_unknown,      ///< `+?`; `+?2` is two actions; a bare `+` too, see draws_some
    pass,              ///< `pass`
    skip,              ///< `skip`: a remark, never judged
    show,              ///< `~6-1`: shown and taken back
    unknown_turn,      ///< `?`: a turn that is not written; in Double Takes one unknown tile
    bad_tile,          ///< played, but the word names no tile of the set: counts as `?`
    bad_draw,          ///< drawn, but the tile cannot be read: counts as `+?`
    bad_show,          ///< shown, but the tile cannot be read: has no effect
    bad_token,         ///< cannot be read, and may have been any turn of its seat (G5a)
    too_many,          ///< a remark after the last word of its trick: has no effect, but is a ply
    put_back,          ///< `<6-1`: from the hand into the boneyard (G6a)
    put_back_unknown,  ///< `<?`
    bad_put_back,      ///< put back, but the tile cannot be read: counts as `<?`
};

/// A mark after a token; it has no effect.
enum class Mark : std::uint64_t { none, good, poor, brilliant, blunder, interesting, dubious };
/// How each Mark is written, in its order.
inline constexpr std::array<std::string_view, 7> mark_names{"", "!", "?", "!!", "??", "!?", "?!"};
constexpr std::string_view text_of(Mark mark) {
    return mark_names[static_cast<std::size_t>(mark)];
}

/// One action. Its place is that of its token in the record's text. The unknown draws of one `+?n`
/// are several actions with the same place.
struct Action {
    static constexpr unsigned no_arm = 0;
    static constexpr unsigned no_half = 254;  ///< `@??`: neither the arm nor the half is known
    /// An arm is written, but no game has it: 0 or above 253.
    static constexpr unsigned no_such_arm = 255;
    static constexpr unsigned no_suit = 63;
    /// A suit or points are written, but no tile has that number or makes those points: above 15,
    /// in a line game above 60.
    static constexpr unsigned no_such_suit = 62;
    static constexpr unsigned unknown_suit = 61;  ///< `=?`
    static constexpr unsigned some_draws = 1;     ///< in `arm`: see draws_some

    std::uint64_t offset : 20 = 0;  ///< of the token, in bytes from the start of the record's text
    std::uint64_t length : 8 = 0;   ///< of the token in bytes; 255 means 255 or more
    std::uint64_t seat_index : 4 = most_seats;
    ActionKind kind : 4 = ActionKind::bad_token;
    Mark mark : 3 = Mark::none;
    std::uint64_t tile_number : 8 = 0;
    /// The number after `@`, 1..253; or no_arm (not written), no_half or no_such_arm.
    std::uint64_t arm : 8 = no_arm;
    /// The number after `=`: the suit that a lead declares, 0..15, or in a line game the points
    /// that the sheet gives for the tile, 0..60. Otherwise no_suit (not written), unknown_suit or
    /// no_such_suit.
    std::uint64_t suit : 6 = no_suit;
    std::uint64_t low_first : 1 = 0;    ///< the lower half was written first
    std::uint64_t crosswise : 1 = 0;    ///< `x`
    std::uint64_t from_prizes : 1 = 0;  ///< `*`

    /// The seat that acts. It does not exist if the player is unknown (N6).
    Seat seat() const { return Seat(static_cast<int>(seat_index)); }
    Tile tile() const { return Tile::numbered(static_cast<int>(tile_number)); }
    /// The half written first: in the layout games the one that touches.
    int first_half() const { return tile().half(low_first); }
    /// The half written second: in the layout games the new open end.
    int second_half() const { return tile().half(!low_first); }
    /// Whether a tile is drawn. The tile may be unknown.
    bool draws() const {
        return kind == ActionKind::draw || kind == ActionKind::draw_unknown ||
               kind == ActionKind::bad_draw;
    }
    /// Whether a tile is put back into the boneyard. The tile may be unknown.
    bool puts_back() const {
        return kind == ActionKind::put_back || kind == ActionKind::put_back_unknown ||
               kind == ActionKind::bad_put_back;
    }
    /// Whether it is a bare `+`: one unknown draw or more.
    bool draws_some() const { return kind == ActionKind::draw_unknown && arm == some_draws; }
    /// Whether the arm of a tile is not written.
    bool leaves_arm_out() const { return arm == no_arm || arm == no_half; }
    /// Whether an arm is written that the game may have.
    bool names_arm() const { return arm > no_arm && arm < no_half; }
    /// Whether its token can be read.
    bool is_readable() const {
        return kind < ActionKind::bad_tile || kind == ActionKind::put_back ||
               kind == ActionKind::put_back_unknown;
    }
    /// Whether the token cannot be read or names no tile of the set. It may have been any turn of
    /// its seat (G5a).
    bool is_unread() const { return kind == ActionKind::bad_token || kind == ActionKind::bad_tile; }
    /// Whether the action names a tile that is played, drawn, shown or put back.
    bool names_tile() const {
        return kind == ActionKind::play || kind == ActionKind::draw || kind == ActionKind::show ||
               kind == ActionKind::put_back;
    }
};
static_assert(sizeof(Action) == 8);

}  // namespace bones
