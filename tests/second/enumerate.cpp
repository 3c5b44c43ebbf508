#include "tests/second/enumerate.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <set>

#include "tests/second/referee/text.hpp"

namespace bones::second {

namespace {

/// Places of unknown tiles that one seat took at the same time.
struct Group {
    int hand = -1, seat = -1, taken = 0;  // seat -1: not taken
    std::size_t room = 0;
    std::vector<Tile> tiles;
};

/// A fact about a tile: the seat had it before this ply.
struct Fact {
    int hand, seat, before;
};

int due_in(const Draft& draft) {
    const int asked = std::stoi(draft.value("hand", "0"));
    if (asked > 0) return asked;
    switch (draft.game) {
        case Game::forty_two:
            return 7;
        case Game::block:
            return draft.players == 3 ? 5 : 7;
        case Game::draw:
        case Game::all_fives:
        case Game::fives_and_threes:
            return draft.players == 2 ? 7 : 5;
        case Game::curse_of_the_doublet:
            return 11;
        case Game::double_takes:
            return draft.players == 3 ? 15 : 17;
        case Game::prize_dominoes:
            return 7;
        case Game::super_dominoes:
            return 9;
        default:
            return 6;
    }
}

std::optional<Tile> tile_of(const std::string& word) {
    const auto dash = word.find('-');
    if (dash == std::string::npos) return std::nullopt;
    return Tile(std::stoi(word), std::stoi(word.substr(dash + 1)));
}

class Enumerator {
  public:
    Enumerator(const Draft& draft, const Judged& judged, long most)
        : draft_(draft), judged_(judged), most_(most) {
        for (int n = 0; n < set_size(draft.highest()); ++n) unknown_.insert(Tile::numbered(n));
        for (std::size_t h = 0; h < draft.hands.size(); ++h) read_hand(static_cast<int>(h));
        std::size_t room = 0;
        for (const Group& group : groups_) room += group.room;
        groups_.push_back({-1, -1, 0, unknown_.size() - room, {}});  // tiles in the boneyard
        tiles_.assign(unknown_.begin(), unknown_.end());
        std::stable_sort(tiles_.begin(), tiles_.end(), [&](Tile a, Tile b) {
            return facts_.count(a) > facts_.count(b);  // tiles with the fewest places first
        });
    }

    std::optional<std::string> run(long& fillings) {
        const bool whole = fill(0);
        fillings = count_;
        if (!whole || count_ == 0) return std::nullopt;
        return compare();
    }

  private:
    void known(const std::string& word, std::size_t& unknown) {
        if (const auto tile = tile_of(word))
            unknown_.erase(*tile);
        else
            ++unknown;
    }

    void read_hand(int h) {
        const HandDraft& hand = draft_.hands[h];
        for (int s = 0; s < draft_.players; ++s) {
            std::size_t room = 0;
            const auto& deal = hand.deals[s];
            for (const std::string& word : deal) known(word, room);
            if (deal.empty()) room = static_cast<std::size_t>(due_in(draft_));
            groups_.push_back({h, s, 0, room, {}});
        }
        std::size_t stock = 0;
        for (std::size_t i = 0; i < hand.tokens.size(); ++i) {
            const Token& token = hand.tokens[i];
            const int ply = static_cast<int>(i) + 1;
            if (token.kind == Token::play)
                facts_[Tile(token.first, token.second)] = {h, token.seat, ply};
            if (token.kind != Token::draw) continue;
            const auto in_yard =
                stock < hand.yard.size() ? tile_of(hand.yard[stock]) : std::nullopt;
            ++stock;
            if (token.known)
                unknown_.erase(Tile(token.first, token.second));
            else if (in_yard)
                from_yard_[{h, ply}] = *in_yard;
            else
                groups_.push_back({h, token.seat, ply, 1, {}});
        }
        for (const std::string& word : hand.yard)
            if (const auto tile = tile_of(word)) unknown_.erase(*tile);
        for (std::size_t s = 0; s < hand.left.size() && draft_.show_left; ++s)
            for (const std::string& word : hand.left[s])
                if (const auto tile = tile_of(word))
                    facts_.emplace(*tile, Fact{h, static_cast<int>(s), 1 << 30});
    }

    bool may_go(Tile tile, const Group& group) const {
        if (group.tiles.size() == group.room) return false;
        const auto fact = facts_.find(tile);
        if (fact != facts_.end())
            return group.hand == fact->second.hand && group.seat == fact->second.seat &&
                   group.taken < fact->second.before;
        if (group.seat < 0 || !draft_.show_left) return true;
        const auto& left = draft_.hands[group.hand].left[group.seat];
        return std::count(left.begin(), left.end(), "?") > 0;  // without a `?` the line is complete
    }

    bool fill(std::size_t at) {
        if (++steps_ > 200 * most_) return false;
        if (at == tiles_.size()) {
            judge_filling();
            return !dependent_ && ++count_ <= most_;
        }
        for (Group& group : groups_) {
            if (!may_go(tiles_[at], group)) continue;
            group.tiles.push_back(tiles_[at]);
            const bool goes_on = fill(at + 1);
            group.tiles.pop_back();
            if (!goes_on) return false;
        }
        return true;
    }

    void judge_filling() {
        Draft full = draft_;
        full.show_left = false;
        for (const Group& group : groups_) {
            if (group.seat < 0) continue;
            HandDraft& hand = full.hands[group.hand];
            std::size_t next = 0;
            if (group.taken > 0) {
                set_draw(hand.tokens[group.taken - 1], group.tiles[0]);
                continue;
            }
            auto& deal = hand.deals[group.seat];
            if (deal.empty()) deal.assign(static_cast<std::size_t>(due_in(draft_)), "?");
            for (std::string& word : deal)
                if (word == "?") word = tile_word(group.tiles[next++]);
        }
        for (const auto& [place, tile] : from_yard_)
            set_draw(full.hands[place.first].tokens[place.second - 1], tile);
        for (HandDraft& hand : full.hands) hand.yard.clear();
        count_breaches(judge_text(render(full)));
    }

    static void set_draw(Token& token, Tile tile) {
        token.known = true;
        token.first = tile.high();
        token.second = tile.low();
    }

    using Place = std::tuple<std::int64_t, std::int64_t, char, std::string>;

    /// Returns the place of a verdict that depends on hidden tiles. A wrong pass is either false or
    /// lacks its draw (G12).
    static std::optional<Place> place_of(const Item& item) {
        static const std::set<std::string> codes{"false-pass", "missed-draw",        "illegal-draw",
                                                 "revoke",     "illegal-prize-play", "wrong-lead"};
        if (!codes.count(item.code) || item.ply <= 0) return std::nullopt;
        return Place{item.hand, item.ply, item.seat,
                     item.code == "missed-draw" ? "false-pass" : item.code};
    }

    void count_breaches(const Judged& full) {
        std::set<Place> broken;
        for (const Item& item : full.findings) {
            if (item.code == "after-end" || item.severity == Severity::error) dependent_ = true;
            if (const auto place = place_of(item)) broken.insert(*place);
        }
        // Everything is known, so an open verdict depends on another reading of a misfit (G4).
        dependent_ = dependent_ || !full.open.empty();
        for (const Place& place : broken) ++broken_[place];
        const bool all_kept =
            std::none_of(judged_.open.begin(), judged_.open.end(), [&](const Item& item) {
                const auto place = place_of(item);
                return place && broken.count(*place);
            });
        possible_together_ = possible_together_ || all_kept;
    }

    std::string compare() const {
        std::string wrong;
        std::set<Place> places, proven, open;
        for (const auto& [place, times] : broken_) places.insert(place);
        bool joint = false;
        for (const Item& item : judged_.findings) {
            joint = joint || item.code == "joint-breach";
            if (const auto place = place_of(item)) proven.insert(*place);
        }
        for (const Item& item : judged_.open)
            if (const auto place = place_of(item)) open.insert(*place);
        places.insert(proven.begin(), proven.end());
        places.insert(open.begin(), open.end());
        for (const Place& place : places) {
            const auto found = broken_.find(place);
            const long times = found == broken_.end() ? 0 : found->second;
            const std::string said = proven.count(place) ? "broken"
                                     : open.count(place) ? "open"
                                                         : "kept";
            // S5, G12: only tiles that the record shows count.
            const bool excess = said == "broken" && times > 0 && draft_.game != Game::double_takes;
            const std::string truth = times == count_ ? "broken" : times == 0 ? "kept" : "open";
            if (said != truth && !excess)
                wrong += fmt::format(
                    "hand {} ply {} {} {}: judged {}, but broken in {} of {} fillings\n",
                    std::get<0>(place), std::get<1>(place), std::get<2>(place), std::get<3>(place),
                    said, times, count_);
        }
        if (draft_.game != Game::double_takes && joint == possible_together_)
            wrong += joint ? "a joint breach, but some filling keeps all open verdicts\n"
                           : "no filling keeps all open verdicts, but no joint breach\n";
        return wrong;
    }

    const Draft& draft_;
    const Judged& judged_;
    long most_;
    long count_ = 0, steps_ = 0;
    std::set<Tile> unknown_;
    std::vector<Tile> tiles_;
    std::vector<Group> groups_;
    std::map<Tile, Fact> facts_;
    std::map<std::pair<int, int>, Tile> from_yard_;
    std::map<Place, long> broken_;
    bool possible_together_ = false;
    bool dependent_ = false;
};

}  // namespace

std::optional<std::string> check_by_fillings(const Draft& draft, const Judged& judged, long most,
                                             long& fillings) {
    return Enumerator(draft, judged, most).run(fillings);
}

}  // namespace bones::second
