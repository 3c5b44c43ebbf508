#include "tests/support/proof_checker.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace bones::test {
namespace {

/// One hand of a record, looked at with nothing but eyes.
class Hands {
  public:
    Hands(const Record& record, const Finding& finding) : record_(record), finding_(finding) {
        for (const Hand& hand : record.hands) {
            const Statement& line = record.statements[hand.first_statement];
            if (hand.number == finding.hand && line.line.offset <= finding.place.offset)
                hand_ = &hand;
        }
    }

    std::string flaw() const {
        if (hand_ == nullptr) return "the finding's hand is not in the record";
        const std::vector<Evidence>& proof = finding_.evidence;
        const Evidence& last = proof.back();
        if (last.kind == "others") return flaw_in_counting(proof[proof.size() - 2], last);
        if (last.kind == "taken") return flaw_in_taken(proof, last);
        return proof.size() == 1 ? flaw_in_sighting(last, true) : "more evidence than one sighting";
    }

  private:
    /// A wrong lead in Leyden is about what was dealt, to whomever; all else about the seat's hand
    /// when it acted.
    bool about_the_deal() const { return finding_.code->name == "wrong-lead"; }
    Seat seat() const { return about_the_deal() ? finding_.evidence.back().seat : finding_.seat; }
    std::int64_t moment() const { return about_the_deal() ? 1 : finding_.ply; }
    std::int64_t plies() const { return hand_->actions(); }
    const Action& action(std::int64_t ply) const {
        return record_.actions[hand_->first_action + static_cast<std::uint32_t>(ply) - 1];
    }
    bool is_mine(std::int64_t ply) const { return action(ply).seat() == seat(); }

    /// Whether a line of the seat in the hand names a tile.
    bool line_names(Keyword keyword, Seat who, Tile tile) const {
        for (std::uint32_t i = hand_->first_statement; i < hand_->end_statement; ++i) {
            const Statement& line = record_.statements[i];
            if (line.keyword != keyword || !line.counts ||
                (keyword != Keyword::yard && line.seat != who))
                continue;
            for (std::uint32_t t = line.first; t < line.first + line.count; ++t)
                if (record_.tiles[t].unknown == 0 && record_.tiles[t].tile == tile) return true;
        }
        return false;
    }

    /// Whether the other seat took the tile as its prize.
    bool prize_names(Tile tile) const {
        if (hand_->prize == none_such) return false;
        const Statement& line = record_.statements[hand_->prize];
        return line.seat != seat() && record_.tiles[line.first].tile == tile;
    }

    /// How many draws of the seat may have been of one of these tiles.
    int draws_between(std::int64_t from, std::int64_t to, const TileSet& tiles) const {
        int draws = 0;
        for (std::int64_t ply = from; ply < to; ++ply) {
            const bool named = action(ply).kind == ActionKind::draw;
            draws += is_mine(ply) && action(ply).draws() &&
                     (!named || tiles.contains(action(ply).tile()));
        }
        return draws;
    }

    /// The first ply from `from` on at which the seat plays the tile; one past the last if it does
    /// not.
    std::int64_t played_at(Seat who, Tile tile, std::int64_t from = 1) const {
        for (std::int64_t ply = from; ply <= plies(); ++ply)
            if (action(ply).kind == ActionKind::play && action(ply).seat() == who &&
                action(ply).tile() == tile)
                return ply;
        return plies() + 1;
    }

    std::string flaw_in_sighting(const Evidence& evidence, bool no_draws) const {
        if (evidence.tiles.size() != 1) return "a sighting must be of one tile";
        const Tile tile = evidence.tiles.front();
        const std::int64_t ply = evidence.ply;
        if (evidence.kind == "dealt" || evidence.kind == "drew") {
            if (played_at(seat(), tile) < finding_.ply) return "the tile had been played";
            if (evidence.kind == "dealt")
                return line_names(Keyword::deal, seat(), tile) ? "" : "no such tile in the deal";
            const bool drawn = ply < finding_.ply && is_mine(ply) && action(ply).draws();
            const bool known = action(ply).kind != ActionKind::draw || action(ply).tile() == tile;
            return drawn && known ? "" : "no such draw";
        }
        if (evidence.kind == "left") {
            if (!line_names(Keyword::left, seat(), tile) && !prize_names(tile))
                return "no such tile among those left";
            return no_draws && draws_between(moment(), plies() + 1, TileSet(tile)) > 0
                       ? "drawn in between"
                       : "";
        }
        if (evidence.kind != "played" && evidence.kind != "showed")
            return "unknown kind " + std::string(evidence.kind);
        if (ply < moment() || ply > plies() || !is_mine(ply) || action(ply).tile() != tile)
            return "no such action";
        return no_draws && draws_between(moment(), ply, TileSet(tile)) > 0 ? "drawn in between"
                                                                           : "";
    }

    /// More tiles were seen later than were drawn in between.
    std::string flaw_in_taken(const std::vector<Evidence>& proof, const Evidence& taken) const {
        std::int64_t last = moment();
        TileSet tiles;
        for (std::size_t i = 0; i + 1 < proof.size(); ++i) {
            const std::string flaw = flaw_in_sighting(proof[i], false);
            if (!flaw.empty()) return flaw;
            tiles.add(proof[i].tiles.front());
            last = std::max(last, proof[i].kind == "left" ? plies() + 1 : proof[i].ply);
        }
        const int draws = draws_between(moment(), last, tiles);
        if (draws > static_cast<int>(taken.count)) return fmt::format("{} drawn in between", draws);
        return taken.count + 1 < proof.size() ? "" : "as many were taken as seen";
    }

    /// Whether the tile cannot be one of the seat's unseen tiles at the finding, for all can see.
    bool accounted_for(Tile tile) const {
        for (int s = 0; s < record_.players; ++s) {
            const Seat who(s);
            if (line_names(Keyword::deal, who, tile)) return true;
            if (who == seat()) continue;
            if (line_names(Keyword::left, who, tile)) return true;
        }
        if (line_names(Keyword::yard, seat(), tile)) return true;
        for (const Hand& hand : record_.hands) {
            const bool other_round = &hand != hand_ && record_.game == Game::double_takes;
            if (&hand != hand_ && !other_round) continue;
            for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i) {
                const Action& later = record_.actions[i];
                if (!later.names_tile() || later.tile() != tile) continue;
                if (other_round || later.seat() != seat() || later.kind == ActionKind::draw)
                    return true;
            }
        }
        return false;
    }

    std::string flaw_in_counting(const Evidence& unseen, const Evidence& others) const {
        if (others.tiles.size() != others.count || others.count >= unseen.count)
            return "the tiles named are enough to fill the places";
        const GameTraits& game = traits(record_.game);
        for (Tile tile : TileSet::full(game.highest)) {
            const auto names = [&](const Evidence& e) {
                return std::find(e.tiles.begin(), e.tiles.end(), tile) != e.tiles.end();
            };
            if (!names(unseen) && !names(others) && !accounted_for(tile))
                return fmt::format("{}-{} is not accounted for", tile.high(), tile.low());
        }
        return "";
    }

    const Record& record_;
    const Finding& finding_;
    const Hand* hand_ = nullptr;
};

}  // namespace

bool has_proof(const Finding& finding) {
    return !finding.evidence.empty() && !finding.evidence.back().kind.empty();
}

std::string flaw_in_proof(const Record& record, const Finding& finding) {
    return has_proof(finding) ? Hands(record, finding).flaw() : "";
}

}  // namespace bones::test
