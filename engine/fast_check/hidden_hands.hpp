// Hands of a record without deals, as far as plays, draws and the tiles that were left show them.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "engine/rules/rules.hpp"

namespace bones {

/// The hands of one hand of play, none of whose deals and draws the record names. It collects the
/// charges that depend on them. At the end of the hand the owner of each tile is known, but not
/// whether a tile was dealt or drawn.
class HiddenHands {
  public:
    /// A seat has a place for each tile that it gets: first the dealt ones, then one for each draw.
    static constexpr int most_places = 64;

    /// Starts a hand in which every seat is dealt this many tiles.
    void begin(const BySeat<std::uint8_t>& held) {
        places_ = dealt_ = held;
        own_ = {};
        shown_.clear();
        charges_.clear();
    }
    /// A seat draws; false if there are too many draws to follow.
    bool draw(Seat seat) { return ++places_[seat] <= most_places; }
    /// A seat shows a tile: plays it, or has it left at the end. All tiles that were played must
    /// come first.
    void show(Seat seat, Tile tile) {
        own_[seat].add(tile);
        shown_.push_back({seat, tile, places_[seat]});
    }
    /// Takes a charge against an action of a seat. Returns false if the record cannot be clean, or
    /// if this class cannot decide it.
    bool add(Seat seat, const Charge& charge) {
        const bool decides = charge.scope == Scope::now || charge.scope == Scope::all_dealt;
        if (charge.plain() || charge.otherwise != nullptr || !charge.or_none_of.empty() || !decides)
            return false;
        charges_.push_back({charge.none_of - own_[seat], charge.all_of, seat, places_[seat],
                            charge.scope == Scope::all_dealt});
        return true;
    }
    /// Call it when all tiles have been shown. Returns how many charges the record leaves open, or
    /// -1 if the actions cannot all have been right. Linear in charges and tiles.
    int count_open() {
        late_ = {};
        doubted_ = {};
        int open = 0;
        for (const Question& question : charges_)
            open += question.of_deal ? ask_all(question) : ask(question);
        return doubted_.empty() || all_fit() ? open : -1;
    }

  private:
    struct ShownTile {
        Seat seat;
        Tile tile;
        std::uint8_t before;  ///< places of the seat when the tile was shown
    };
    struct Question {
        TileSet none_of, all_of;
        Seat seat;
        std::uint8_t places;  ///< the seat's places then; none of the tiles may be in one of them
        bool of_deal;         ///< it is about the tiles dealt to all seats
    };

    /// Returns whether the charge is open, and enters what a legal action required.
    bool ask(const Question& question) {
        const TileSet held = question.none_of & own_[question.seat];
        if (held.empty()) return false;
        come_late(question.seat, held, question.places);
        return true;
    }
    bool ask_all(const Question& question) {
        bool open = false;
        for (ShownTile& shown : shown_) {
            const std::uint8_t dealt = dealt_[shown.seat];
            const bool late = question.none_of.contains(shown.tile);
            const bool early = question.all_of.contains(shown.tile) && shown.before > dealt;
            if (late) come_late(shown.seat, TileSet(shown.tile), dealt);
            if (early) {
                doubted_ |= shown.seat;
                shown.before = dealt;
            }
            open = open || late || early;
        }
        return open;
    }
    void come_late(Seat seat, const TileSet& tiles, std::uint8_t place) {
        doubted_ |= seat;
        for (const Tile tile : tiles) late_[tile] = std::max(late_[tile], place);
    }
    /// Whether each tile has a place that it can have come to. The tiles come in the order of their
    /// last places, so each takes its first free one.
    bool all_fit() const {
        BySeat<std::uint64_t> taken{};
        for (const ShownTile& shown : shown_) {
            if (!doubted_.contains(shown.seat)) continue;
            std::uint64_t& places = taken[shown.seat];
            const int place = std::countr_one(places | below(late_[shown.tile]));
            if (place >= shown.before) return false;
            places |= std::uint64_t{1} << place;
        }
        return true;
    }
    static std::uint64_t below(int place) {
        return place >= most_places ? ~std::uint64_t{0} : (std::uint64_t{1} << place) - 1;
    }

    BySeat<std::uint8_t> dealt_{}, places_{};  ///< places of each seat: dealt, and so far
    BySeat<TileSet> own_{};
    std::vector<ShownTile> shown_;
    std::vector<Question> charges_;
    ByTile<std::uint8_t> late_{};  ///< the first place at which a tile may have come
    SeatSet doubted_;              ///< seats of whose tiles an open charge asks
};

/// Takes charges as `Charges` does, against an action of a seat whose hand is hidden.
class HiddenHand {
  public:
    HiddenHand(HiddenHands& hands, Seat seat) : hands_(hands), seat_(seat) {}
    void add(const Code&, std::string_view) { clean_ = false; }
    void add(const Charge& charge) { clean_ = hands_.add(seat_, charge) && clean_; }
    void add_unless(bool right, const Charge& charge) {
        if (!right) add(charge);
    }
    /// Whether the charges depend on the hidden hands alone.
    bool clean() const { return clean_; }

  private:
    HiddenHands& hands_;
    Seat seat_;
    bool clean_ = true;
};

}  // namespace bones
