#include "engine/hands/sightings.hpp"

#include <algorithm>

namespace bones {

const std::vector<DatedSighting>& Sightings::of(Tile tile) {
    if (!looked_) look();
    return seen_[tile];
}

void Sightings::look() {
    looked_ = true;
    for (auto& sightings : seen_) sightings.clear();
    first_played_.fill(never);
    first_laid_.fill(never);
    look_for_prizes();
    for (std::uint32_t hand = first_; hand < end_; ++hand) look_at(hand);
}

void Sightings::add(Tile tile, How how, Seat seat, std::uint32_t hand, std::int64_t ply,
                    Place place, Moment at) {
    DatedSighting seen;
    seen.tile = tile;
    seen.how = how;
    seen.seat = seat;
    seen.hand = record_->hands[hand].number;
    seen.ply = ply;
    seen.place = place;
    seen.hand_index = hand;
    seen.at = at;
    auto& played = first_played_[tile];
    if (how == How::played) played = std::min(played, at);
    seen_[tile].push_back(seen);
}

// P7: prizes held since an earlier hand are not shuffled.
void Sightings::look_for_prizes() {
    for (std::uint32_t hand = 0; hand <= first_ && hand < record_->hands.size(); ++hand) {
        const Hand& h = record_->hands[hand];
        for (std::uint32_t i = h.first_statement; i < h.end_statement; ++i) {
            const Statement& line = record_->statements[i];
            const bool brought = hand == 0 && line.keyword == Keyword::prizes;
            const bool taken = hand < first_ && line.keyword == Keyword::prize;
            if (!line.counts || !(brought || taken)) continue;
            for (std::uint32_t t = line.first; t < line.first + line.count; ++t)
                if (record_->tiles[t].unknown == 0)
                    add(record_->tiles[t].tile, How::prize, line.seat, hand, -1,
                        record_->tiles[t].place, static_cast<Moment>(h.first_action));
        }
    }
}

void Sightings::look_at(std::uint32_t hand) {
    const Hand& h = record_->hands[hand];
    const auto of_line = [&](const Statement& line, bool before) {
        const bool dealt = line.keyword == Keyword::deal || line.keyword == Keyword::yard;
        const bool left = line.keyword == Keyword::left || line.keyword == Keyword::prize;
        if (line.counts && (before ? dealt : left)) look_at_line(hand, line);
    };
    for (std::uint32_t i = h.first_statement; i < h.end_statement; ++i)
        of_line(record_->statements[i], true);
    for (std::uint32_t i = h.first_action; i < h.end_action; ++i) {
        const Action& action = record_->actions[i];
        const bool draw = action.kind == ActionKind::draw;
        if (!draw && action.kind != ActionKind::play && action.kind != ActionKind::show) continue;
        if (action.kind == ActionKind::play) {
            Moment& laid = first_laid_[action.tile()];
            laid = std::min(laid, static_cast<Moment>(i));
        }
        if (!action.seat().exists()) continue;
        add(action.tile(),
            draw                              ? How::drawn
            : action.kind == ActionKind::play ? How::played
                                              : How::shown,
            action.seat(), hand, i - h.first_action + 1, record_->place_of(action),
            static_cast<Moment>(i));
    }
    for (std::uint32_t i = h.first_statement; i < h.end_statement; ++i)
        of_line(record_->statements[i], false);
    look_at_draws(hand);
}

void Sightings::look_at_line(std::uint32_t hand, const Statement& line) {
    const auto start = static_cast<Moment>(record_->hands[hand].first_action);
    for (std::uint32_t t = line.first; t < line.first + line.count; ++t) {
        const TileToken& token = record_->tiles[t];
        if (token.unknown != 0) continue;
        if (line.keyword == Keyword::deal)
            add(token.tile, How::dealt, line.seat, hand, 0, token.place, start);
        else if (line.keyword == Keyword::yard)
            add(token.tile, How::yard, Seat(), hand, 0, token.place, start);
        else if (line.keyword == Keyword::left)
            add(token.tile, How::left, line.seat, hand, -1, token.place, never);
        else  // the winner picked this tile from the loser
            add(token.tile, How::left, line.seat.next(record_->players), hand, -1, token.place,
                never);
    }
}

// A yard line that names the tiles shows which tile an unnamed draw took.
void Sightings::look_at_draws(std::uint32_t hand) {
    const Hand& h = record_->hands[hand];
    if (h.yard == none_such) return;
    for (int s = 0; s < record_->players; ++s)
        for (const FixedTile& tile : holdings_->book(hand, Seat(s)).fixed) {
            if (tile.taken <= static_cast<Moment>(h.first_action)) continue;
            const auto index = static_cast<std::uint32_t>(tile.taken - 1);
            if (record_->actions[index].kind == ActionKind::draw) continue;
            const auto& sightings = seen_[tile.tile];
            const auto yard =
                std::find_if(sightings.begin(), sightings.end(), [&](const DatedSighting& seen) {
                    return seen.how == How::yard && seen.hand_index == hand;
                });
            if (yard != sightings.end())
                add(tile.tile, How::yard, Seat(s), hand, index - h.first_action + 1, yard->place,
                    static_cast<Moment>(index));
        }
}

const DatedSighting* Sightings::own(Tile tile, std::uint32_t hand, Seat seat, Moment from) {
    for (const DatedSighting& seen : of(tile))
        if (seen.hand_index == hand && seen.seat == seat && seen.at >= from &&
            (seen.how == How::played || seen.how == How::shown || seen.how == How::left))
            return &seen;
    return nullptr;
}

const DatedSighting* Sightings::elsewhere(Tile tile, std::uint32_t hand, Seat seat, Moment moment) {
    const DatedSighting* best = nullptr;
    int best_rank = 0;
    for (const DatedSighting& seen : of(tile)) {
        const bool mine = seen.seat == seat && seen.hand_index == hand;
        const bool before = seen.how == How::played && seen.at < moment;
        const bool known = seen.how == How::dealt || seen.how == How::drawn;
        // A tile on the table is nowhere else. A tile that was seen when it came to a hand did not
        // come unseen.
        const int rank = before                                                     ? 6
                         : known                                                    ? 5
                         : seen.how == How::yard && seen.seat.exists()              ? 4
                         : !mine && seen.how != How::yard && seen.how != How::prize ? 3
                         : seen.how == How::yard                                    ? 2
                         : seen.how == How::prize                                   ? 1
                                                                                    : 0;
        if (rank <= best_rank) continue;
        best = &seen;
        best_rank = rank;
    }
    return best;
}

TileSet Sightings::before(const ByTile<Moment>& moments, Moment moment) {
    TileSet tiles;
    for (int tile = 0; tile < most_tiles; ++tile)
        if (moments[static_cast<std::size_t>(tile)] < moment) tiles.add(Tile::numbered(tile));
    return tiles;
}

TileSet Sightings::gone_before(Moment moment) {
    if (!looked_) look();
    return before(first_played_, moment);
}

TileSet Sightings::laid_before(Moment moment) {
    if (!looked_) look();
    return before(first_laid_, moment);
}

}  // namespace bones
