#include "engine/slips/tile_uses.hpp"

#include <algorithm>

#include "engine/games/list.hpp"
#include "engine/hand_lines.hpp"
#include "engine/rules/description.hpp"

namespace bones::slips {
namespace {

bool hides_tile(ActionKind kind) {
    return kind == ActionKind::draw_unknown || kind == ActionKind::unknown_turn ||
           kind == ActionKind::bad_draw || kind == ActionKind::bad_tile ||
           kind == ActionKind::bad_token;
}

}  // namespace

/// The seats that had a tile, from its uses. A tile has one owner, who got it once.
struct TileUses::Owners {
    int dealt = 0, yard = 0, drawn = 0, played = 0, left = 0;
    Seat got, drew, had;  ///< the seats that were dealt it, drew it, and played, showed or kept it
    bool two_had = false;
    bool had_here = false;  ///< it was played or left in this hand and is not surely a prize

    void add(Kind kind, Seat seat, bool here) {
        switch (kind) {
            case Kind::dealt:
                ++dealt;
                got = seat;
                return;
            case Kind::yard:
                ++yard;
                return;
            case Kind::drawn:
                ++drawn;
                drew = seat;
                return;
            case Kind::played:
                ++played;
                break;
            case Kind::left:
                ++left;
                break;
            case Kind::shown:
                break;
        }
        two_had = two_had || (had.exists() && had != seat);
        had = seat;
        had_here = had_here || here;
    }
};

void TileUses::forget() {
    uses_.clear();
    for (auto& uses : by_name_) uses.clear();
    owned_.fill(0);
    contradicting_.clear();
}

void TileUses::read(const Record& record, std::uint32_t hand) {
    forget();
    by_tile_.assign(record.tiles.size(), none_such);
    by_action_.assign(record.actions.size(), none_such);
    hand_known_.fill(false);
    draws_known_.fill(true);
    has_prizes_ = describe(record.game).has_prizes;
    if (describe(record.game).one_shuffle) {
        for (std::uint32_t i = 0; i < record.hands.size(); ++i)
            if (i == hand || !(is_redealt(record, i) || is_redealt(record, hand)))
                read_hand(record, record.hands[i], i == hand);
    } else {
        read_hand(record, record.hands[hand], true);
    }
    all_known_ = true;
    for (int s = 0; s < record.players; ++s) {
        hand_known_[s] = hand_known_[s] && draws_known_[s];
        all_known_ = all_known_ && hand_known_[s];
    }
    for (int i = 0; i < most_tiles; ++i)
        if (conflict(Tile::numbered(i), {})) contradicting_.push_back(Tile::numbered(i));
}

void TileUses::read_hand(const Record& record, const Hand& hand, bool here) {
    for (std::uint32_t i = hand.first_statement; i < hand.end_statement; ++i)
        if (record.statements[i].counts) read_line(record, record.statements[i], here);
    for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i)
        read_action(record, i, here);
}

void TileUses::read_line(const Record& record, const Statement& line, bool here) {
    const bool is_left = line.keyword == Keyword::left && here;
    const bool is_deal = line.keyword == Keyword::deal, is_yard = line.keyword == Keyword::yard;
    if (!is_left && !is_deal && !is_yard) return;
    const Kind kind = is_deal ? Kind::dealt : is_yard ? Kind::yard : Kind::left;
    bool known = true;
    for (std::uint32_t i = line.first; i < line.first + line.count; ++i) {
        known = known && record.tiles[i].unknown == 0;
        if (record.tiles[i].unknown == 0)
            by_tile_[i] = add({kind, line.seat, record.tiles[i].tile, here});
    }
    if (is_deal && here) hand_known_[line.seat] = known;
}

void TileUses::read_action(const Record& record, std::uint32_t index, bool here) {
    const Action& action = record.actions[index];
    if (here && action.seat().exists() && hides_tile(action.kind))
        draws_known_[action.seat()] = false;
    if (!action.names_tile()) return;
    const Kind kind = action.kind == ActionKind::play   ? Kind::played
                      : action.kind == ActionKind::draw ? Kind::drawn
                                                        : Kind::shown;
    by_action_[index] = add({kind, action.seat(), action.tile(), here});
}

std::uint32_t TileUses::add(const Use& use) {
    const auto index = static_cast<std::uint32_t>(uses_.size());
    uses_.push_back(use);
    by_name_[use.tile].push_back(index);
    owned_[use.tile] += use.kind != Kind::shown;
    return index;
}

bool TileUses::played_again(Tile tile) const {
    return std::count_if(by_name_[tile].begin(), by_name_[tile].end(),
                         [&](std::uint32_t use) { return uses_[use].kind == Kind::played; }) > 1;
}

std::optional<std::size_t> TileUses::contradictions_with(
    std::span<const TileChange> changes) const {
    const auto contradicts = [&](Tile tile) { return conflict(tile, changes); };
    for (const TileChange& change : changes) {
        if (change.removed || !contradicts(change.tile)) continue;
        if (std::find(contradicting_.begin(), contradicting_.end(), change.tile) ==
            contradicting_.end())
            return {};
    }
    return static_cast<std::size_t>(
        std::count_if(contradicting_.begin(), contradicting_.end(), contradicts));
}

bool TileUses::contradict(std::span<const TileChange> changes) const {
    const auto concerns = [&](Tile tile) {
        return std::any_of(changes.begin(), changes.end(), [&](const TileChange& change) {
            return change.tile == tile ||
                   (change.use != TileChange::added && uses_[change.use].tile == tile);
        });
    };
    for (Tile tile : contradicting_)
        if (!concerns(tile) || conflict(tile, changes)) return true;
    for (const TileChange& change : changes)
        if (!change.removed && conflict(change.tile, changes)) return true;
    return false;
}

bool TileUses::conflict(Tile tile, std::span<const TileChange> changes) const {
    // A tile can be dealt or in the boneyard, drawn, played and left: each at most once.
    constexpr std::size_t most_uses = 4;
    if (owned_[tile] > most_uses + changes.size()) return true;
    Owners owners;
    for (std::uint32_t use : by_name_[tile])
        if (std::none_of(changes.begin(), changes.end(),
                         [&](const TileChange& change) { return change.use == use; }))
            owners.add(uses_[use].kind, uses_[use].seat, uses_[use].here);
    for (const TileChange& change : changes) {
        if (change.removed || change.tile != tile) continue;
        if (change.use == TileChange::added)
            owners.add(change.drawn ? Kind::drawn : Kind::played, change.seat, true);
        else
            owners.add(change.drawn ? Kind::drawn : uses_[change.use].kind, change.seat,
                       uses_[change.use].here);
    }
    if (owners.dealt + owners.yard > 1 || owners.drawn > 1 || owners.played > 1) return true;
    if (owners.two_had || owners.left > 1 || (owners.left > 0 && owners.played > 0)) return true;
    if (owners.dealt > 0 && owners.drawn > 0) return true;
    if (!owners.had.exists()) return false;
    if (owners.dealt > 0) return owners.got != owners.had;
    if (owners.drawn > 0) return owners.drew != owners.had;
    if (!owners.had_here) return false;
    if (owners.yard > 0 && draws_known_[owners.had]) return true;
    return hand_known_[owners.had] && !has_prizes_;
}

}  // namespace bones::slips
