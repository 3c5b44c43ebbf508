#include "tools/lib/show/collate/reading.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <string_view>
#include <tuple>
#include <vector>

#include "libnotation/text/joined.hpp"

namespace bones::inline show::collate {
namespace {

using Words = std::vector<std::string_view>;

Words split(std::string_view text) {
    Words words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end > 0) words.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

/// The parts of a tile's word: `*6-1x@2=6!`.
struct TileWord {
    std::string_view sign, star, tile, arm, suit, mark;

    explicit TileWord(std::string_view word) {
        const auto take = [&](std::size_t length) {
            const std::string_view part = word.substr(0, length);
            word.remove_prefix(part.size());
            return part;
        };
        const auto until = [&](std::string_view signs) {
            return take(std::min(word.find_first_of(signs), word.size()));
        };
        sign = take(word.find_first_of("+~") == 0 ? 1 : 0);
        star = take(word.starts_with('*') ? 1 : 0);
        tile = until("x@=!?");
        arm = until("=!?");
        take_unknown(arm, "??", word);
        suit = until("!?");
        take_unknown(suit, "?", word);
        mark = word;
    }

  private:
    /// Removes the question marks of `@??` and `=?`.
    static void take_unknown(std::string_view& part, std::string_view marks,
                             std::string_view& word) {
        if (part.empty() || (part.back() != '@' && part.back() != '=')) return;
        if (!word.starts_with(marks)) return;
        part = {part.data(), part.size() + marks.size()};
        word.remove_prefix(marks.size());
    }
};

/// Chooses the part that is not empty. Returns false if both have content and differ.
bool take_part(std::string_view part, std::string_view other, std::string& out) {
    if (!part.empty() && !other.empty() && part != other) return false;
    out += part.empty() ? other : part;
    return true;
}

/// Chooses an arm or a suit; an unknown one yields to a known one.
bool take_sign(std::string_view part, std::string_view other, std::string& out) {
    const auto is_unknown = [](std::string_view sign) {
        return sign.empty() || sign.back() == '?';
    };
    if (!is_unknown(part) && !is_unknown(other) && part != other) return false;
    out += is_unknown(part) && !other.empty() ? other : part;
    return true;
}

/// Whether two words mean the same domino: `6-1` and `1-6`.
bool is_turned_round(std::string_view tile, std::string_view other) {
    const std::size_t dash = tile.find('-');
    return dash < tile.size() &&
           other == fmt::format("{}-{}", tile.substr(dash + 1), tile.substr(0, dash));
}

/// Combines two words for a tile. Parts that only follow from the rules yield to written ones.
std::optional<LineMeaning> tiles_played_together(const LineMeaning& a, const LineMeaning& b) {
    TileWord one(a.words), two(b.words);
    LineMeaning said = a;
    if (one.tile != two.tile) {
        if (a.turned == b.turned || !is_turned_round(one.tile, two.tile)) return {};
        (a.turned ? one : two).tile = (a.turned ? two : one).tile;
    }
    said.turned = a.turned && b.turned;
    if (a.arm_added != b.arm_added) (a.arm_added ? one : two).arm = {};
    said.arm_added = a.arm_added && b.arm_added;
    said.words = one.sign;
    if (!take_part(one.star, two.star, said.words)) return {};
    said.words += one.tile;
    if (!take_sign(one.arm, two.arm, said.words) || !take_sign(one.suit, two.suit, said.words) ||
        !take_part(one.mark, two.mark, said.words))
        return {};
    return said;
}

bool names_tile(ActionKind kind) {
    return kind == ActionKind::play || kind == ActionKind::draw || kind == ActionKind::show ||
           kind == ActionKind::put_back;
}

bool is_turn(ActionKind kind) {
    return kind == ActionKind::play || kind == ActionKind::pass;
}

/// Whether the first kind adds no information to the second.
bool yields(ActionKind kind, ActionKind other) {
    switch (kind) {
        case ActionKind::draw_unknown:
            return other == ActionKind::draw;
        case ActionKind::unknown_turn:
            return is_turn(other) || is_unread(other);
        case ActionKind::bad_tile:
            return other == ActionKind::play;
        case ActionKind::bad_draw:
            return other == ActionKind::draw;
        case ActionKind::put_back_unknown:
        case ActionKind::bad_put_back:
            return other == ActionKind::put_back;
        case ActionKind::bad_show:
            return other == ActionKind::show;
        case ActionKind::bad_token:
            return !is_unread(other) && other != ActionKind::unknown_turn;
        default:
            return false;
    }
}

std::optional<LineMeaning> actions_together(const LineMeaning& a, const LineMeaning& b) {
    if (a.seat != b.seat) return {};
    if (yields(a.kind, b.kind)) return b;
    if (yields(b.kind, a.kind)) return a;
    if (a.kind != b.kind) return {};
    if (a.words == b.words && !names_tile(a.kind)) return a;
    if (names_tile(a.kind)) return tiles_played_together(a, b);
    // A bare `+` and one unknown draw.
    if (a.kind == ActionKind::draw_unknown) return a.words == "+" ? b : a;
    // `pass!` and `pass`
    if (a.kind == ActionKind::pass && (a.words == "pass" || b.words == "pass"))
        return a.words == "pass" ? b : a;
    return {};
}

/// Combines two dates letter by letter; a `?` yields.
std::optional<std::string> letters_together(std::string_view a, std::string_view b) {
    if (a.size() != b.size()) return {};
    std::string words(a);
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a[i] == '?')
            words[i] = b[i];
        else if (b[i] != '?' && b[i] != a[i])
            return {};
    }
    return words;
}

/// Combines two players with the same name: an id on one line is added to the other.
std::optional<std::string> players_together(std::string_view a, std::string_view b) {
    const auto name = [](std::string_view line) {
        const std::size_t end = line.find(" <");
        return line.substr(0, end);
    };
    constexpr std::size_t seat_alone = 8;  // "player A"
    if (a.size() == seat_alone) return std::string(b);
    if (b.size() == seat_alone) return std::string(a);
    if (name(a) != name(b) || (a != name(a) && b != name(b))) return {};
    return std::string(a == name(a) ? b : a);
}

/// The number of unknown tiles in a word: `?9`.
int unknown_tiles(std::string_view word) {
    if (!word.starts_with('?')) return 0;
    if (word.find_first_not_of("0123456789", 1) != std::string_view::npos) return 0;
    int number = 0;
    for (const char c : word.substr(1)) number = number * 10 + (c - '0');
    return word.size() == 1 ? 1 : number;
}

/// Whether a tile comes first by number: `9-2` before `10-1`.
bool goes_before(std::string_view tile, std::string_view other) {
    const auto half = [](std::string_view word) { return word.substr(0, word.find('-')); };
    const auto key = [&](std::string_view word) {
        return std::tuple(half(word).size(), half(word), word.size(), word);
    };
    return key(tile) < key(other);
}

/// The known tiles of a line in order, and the number of all tiles with the unknown ones.
struct TilesOfLine {
    static constexpr std::size_t head = 2;  // "deal A"

    explicit TilesOfLine(const Words& words) {
        for (std::size_t i = head; i < words.size(); ++i) {
            const int unknown = unknown_tiles(words[i]);
            all += unknown == 0 ? 1 : unknown;
            if (unknown == 0) known.push_back(words[i]);
        }
        std::sort(known.begin(), known.end(), goes_before);
    }
    bool holds(const TilesOfLine& other) const {
        return std::includes(known.begin(), known.end(), other.known.begin(), other.known.end(),
                             goes_before);
    }

    Words known;
    int all = 0;
};

/// Combines tiles without an order: the known tiles of both, if they are not more than the line
/// has.
std::optional<std::string> tiles_together(std::string_view a, std::string_view b) {
    const Words words = split(a);
    const TilesOfLine one(words), two(split(b));
    if (one.all != two.all) return {};
    if (one.holds(two)) return std::string(a);
    if (two.holds(one)) return std::string(b);
    Words both{words[0], words[1]};
    std::set_union(one.known.begin(), one.known.end(), two.known.begin(), two.known.end(),
                   std::back_inserter(both), goes_before);
    const int unknown = one.all - static_cast<int>(both.size() - TilesOfLine::head);
    if (unknown < 0) return {};
    std::string line = joined(both, " ");
    if (unknown > 0) line += fmt::format(" ?{}", unknown);
    return line;
}

/// Combines tiles in order, one by one.
std::optional<std::string> yards_together(std::string_view a, std::string_view b) {
    const auto spread = [](std::string_view line) {
        Words words;
        for (const std::string_view word : split(line)) {
            const int unknown = unknown_tiles(word);
            words.insert(words.end(), static_cast<std::size_t>(std::max(unknown, 1)),
                         unknown == 0 ? word : "?");
        }
        return words;
    };
    Words one = spread(a);
    const Words two = spread(b);
    if (one.size() != two.size()) return {};
    for (std::size_t i = 0; i < one.size(); ++i) {
        if (one[i] == "?")
            one[i] = two[i];
        else if (two[i] != "?" && two[i] != one[i])
            return {};
    }
    return joined(one, " ");
}

/// Combines points by seat: each seat's points from either line.
std::optional<std::string> amounts_together(std::string_view a, std::string_view b) {
    std::map<std::string_view, std::string_view> points;
    const Words first = split(a), second = split(b);
    for (const Words& words : {first, second})
        for (std::size_t i = 1; i + 1 < words.size(); i += 2)
            if (const auto [at, added] = points.emplace(words[i], words[i + 1]);
                !added && at->second != words[i + 1])
                return {};
    std::string line(first.front());
    for (const auto& [seat, number] : points) line += fmt::format(" {} {}", seat, number);
    return line;
}

/// The number of bidding seats, in games with bids.
constexpr std::size_t bidders = [] {
    for (const GameTraits& game : game_traits)
        if (game.bids) return static_cast<std::size_t>(game.most_players);
    return std::size_t{0};
}();

/// Combines bids by seat if all seats of one line are on the other; a `?` yields.
std::optional<std::string> bids_together(std::string_view a, std::string_view b) {
    constexpr std::size_t head = 2;  // "bid A"
    Words one = split(a), two = split(b);
    if (one.size() < two.size()) std::swap(one, two);
    const auto seat = [](const Words& words) {
        return static_cast<std::size_t>(words[1].front() - 'A');
    };
    const std::size_t first = (seat(two) + bidders - seat(one)) % bidders;
    if (first + two.size() > one.size()) return {};
    for (std::size_t i = head; i < two.size(); ++i) {
        std::string_view& bid = one[first + i];
        if (bid == "?")
            bid = two[i];
        else if (two[i] != "?" && two[i] != bid)
            return {};
    }
    return joined(one, " ");
}

std::optional<std::string> ends_together(const std::string& a, const std::string& b) {
    if (a == "end unfinished") return b;
    if (b == "end unfinished") return a;
    return {};
}

std::optional<std::string> lines_together(Keyword keyword, const std::string& a,
                                          const std::string& b) {
    switch (keyword) {
        case Keyword::date:
            return letters_together(a, b);
        case Keyword::player:
            return players_together(a, b);
        case Keyword::deal:
        case Keyword::left:
        case Keyword::prizes:
            return tiles_together(a, b);
        case Keyword::yard:
            return yards_together(a, b);
        case Keyword::carry:
        case Keyword::score:
        case Keyword::result:
        case Keyword::pips:
        case Keyword::legs:
            return amounts_together(a, b);
        case Keyword::bid:
            return bids_together(a, b);
        case Keyword::end:
            return ends_together(a, b);
        default:
            return {};
    }
}

}  // namespace

LineMeaning said_in(const Item& item) {
    return {std::string(item.words), item.action.kind, item.seat, item.turned, item.arm_added};
}

bool is_unread(ActionKind kind) {
    return kind == ActionKind::bad_token || kind == ActionKind::bad_tile ||
           kind == ActionKind::bad_draw || kind == ActionKind::bad_show ||
           kind == ActionKind::bad_put_back;
}

std::optional<LineMeaning> together(Keyword keyword, const LineMeaning& said,
                                    const LineMeaning& other) {
    if (keyword != Keyword::actions && said.words == other.words) return said;
    if (keyword == Keyword::actions) return actions_together(said, other);
    const auto words = lines_together(keyword, said.words, other.words);
    return words ? std::optional(LineMeaning{*words}) : std::nullopt;
}

}  // namespace bones::inline show::collate
