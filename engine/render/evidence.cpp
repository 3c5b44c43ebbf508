// Explains proofs in sentences that a player at the table can check.
#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "bones/proof.hpp"
#include "bones/render.hpp"
#include "libnotation/text/tile_text.hpp"
#include "libnotation/text/values.hpp"

namespace bones {
namespace {

class Renderer {
  public:
    Renderer(const Record& record, const ProofCondition& condition, const Witness& witness,
             bool draws, std::vector<Evidence>& evidence)
        : record_(record),
          condition_(condition),
          witness_(witness),
          draws_(draws),
          evidence_(evidence) {}

    void tell() {
        switch (witness_.kind) {
            case Witness::Kind::none:
                return;
            case Witness::Kind::seen:
                return tell_seen();
            case Witness::Kind::later:
                return tell_later();
            case Witness::Kind::count:
                return tell_count();
            case Witness::Kind::joint:
                return tell_joint();
        }
    }

  private:
    Evidence& add(std::string_view kind, std::string seen) {
        Evidence& item = evidence_.emplace_back();
        item.kind = kind;
        item.seat = condition_.seat;
        item.seen = std::move(seen);
        return item;
    }

    Evidence& sighting(const Sighting& seen) {
        Evidence& item = add(kind_of(seen), words_of(record_, seen));
        item.place = seen.place;
        item.seat = seen.seat;
        item.ply = seen.ply;
        item.tiles = {seen.tile};
        return item;
    }

    static std::string_view kind_of(const Sighting& seen) {
        static constexpr std::array<std::string_view, 7> kinds{"dealt", "drew", "played", "showed",
                                                               "left",  "yard", "prize"};
        const bool drew = seen.how == How::yard && seen.seat.exists();
        return kinds[static_cast<std::size_t>(drew ? How::drawn : seen.how)];
    }

    void tell_seen() {
        const Sighting& seen = witness_.seen.front();
        Evidence& item = sighting(seen);
        const bool afterwards = seen.ply < 0 || seen.ply >= condition_.ply;
        if (!afterwards || seen.how == How::dealt || seen.how == How::drawn ||
            seen.how == How::yard)
            return;
        if (!draws_)
            item.besides = "this game has no draws, so the tile was held from the deal on";
        else if (witness_.draws.empty())
            item.besides = "there was no draw in between";
        else
            item.besides = fmt::format("the draws in between were {}", drawn());
    }

    std::string drawn() const {
        TileSet tiles;
        for (const Sighting& draw : witness_.draws) tiles.add(draw.tile);
        return to_string(tiles);
    }

    void tell_later() {
        bool before = false;
        for (const Sighting& seen : witness_.seen) {
            sighting(seen);
            before = before || seen.how == How::dealt;
        }
        const auto count = static_cast<int>(witness_.plies.size());
        add("taken",
            draws_ ? fmt::format("{} drew only {} unseen in between, so at least one of "
                                 "these was held already",
                                 called(condition_.seat, condition_.hand), count_of(count, "tile"))
                   : fmt::format("{} played only {} unseen, so at least one of these "
                                 "was {}",
                                 called(condition_.seat, condition_.hand), count_of(count, "tile"),
                                 before ? "still held" : "held already"));
    }

    void tell_count() {
        Evidence& unseen =
            add("unseen", fmt::format("{} then held {} whose deal or draw is not recorded",
                                      called(witness_.seat, condition_.hand),
                                      count_of(static_cast<int>(witness_.slots), "tile")));
        for (Tile tile : witness_.candidates) unseen.tiles.push_back(tile);
        const TileSet& others = witness_.others;
        Evidence& few =
            add("others", others.empty()
                              ? std::string("the record shows where every other tile was")
                              : fmt::format("only {} other{} can have been among them: {}; the "
                                            "record shows where all the rest were",
                                            others.size(), others.size() == 1 ? "" : "s",
                                            to_string(others, most_tiles)));
        for (Tile tile : others) few.tiles.push_back(tile);
    }

    void tell_joint() {
        std::uint32_t slots = 0;
        std::string where;
        for (std::size_t i = 0; i < witness_.places.size(); ++i) {
            const ProofPlace& place = witness_.places[i];
            slots += place.slots;
            where += i == 0 ? "" : i + 1 == witness_.places.size() ? " and " : ", ";
            where += fmt::format("{} ", place.slots);
            where +=
                !place.seat.exists() ? "in the boneyard"
                : place.ply == 0
                    ? fmt::format("in the deal of {}", called(place.seat, place.hand))
                    : fmt::format("at ply {} of {}", place.ply, called(place.seat, place.hand));
        }
        const TileSet& tiles = witness_.others;
        const std::string listed = to_string(tiles, most_tiles);
        Evidence& item = add(
            "places",
            slots == 0
                ? fmt::format(
                      "a player must have held {}, but none could if all of these were legal",
                      listed)
                : fmt::format(
                      "if all were legal, {} ({}) would need a place, and there were only {}: {}",
                      count_of(tiles.size(), "tile"), listed,
                      count_of(static_cast<int>(slots), "place"), where));
        for (Tile tile : tiles) item.tiles.push_back(tile);
    }

    std::string called(Seat seat, std::int64_t hand) const {
        return player_called(record_, seat, hand_numbered(record_, hand));
    }

    const Record& record_;
    const ProofCondition& condition_;
    const Witness& witness_;
    bool draws_;
    std::vector<Evidence>& evidence_;
};

}  // namespace

std::string words_of(const Record& record, const Sighting& seen) {
    const std::string tile = to_string(seen.tile),
                      who = player_called(record, seen.seat, hand_at(record, seen.place));
    const auto is_prize = [&](const Hand& hand) {
        if (hand.prize == none_such) return false;
        const Place line = record.statements[hand.prize].line;
        return line.offset <= seen.place.offset && seen.place.offset < line.end();
    };
    switch (seen.how) {
        case How::dealt:
            return fmt::format("{} was dealt {}", who, tile);
        case How::drawn:
            return fmt::format("{} drew {} at ply {}", who, tile, seen.ply);
        case How::played:
            return fmt::format("{} played {} at ply {}", who, tile, seen.ply);
        case How::shown:
            return fmt::format("{} showed {} at ply {}", who, tile, seen.ply);
        case How::left:
            return fmt::format("{} had {} left at the end{}", who, tile,
                               std::any_of(record.hands.begin(), record.hands.end(), is_prize)
                                   ? ", where it was taken as the prize"
                                   : "");
        case How::yard:
            if (!seen.seat.exists()) return fmt::format("{} is in the boneyard", tile);
            return fmt::format("{} drew {} at ply {}, as the `yard` line shows", who, tile,
                               seen.ply);
        case How::prize:
            break;
    }
    return fmt::format("{} holds {} as a prize", who, tile);
}

void append_evidence(const Record& record, const ProofCondition& condition, const Witness& witness,
                     bool draws, std::vector<Evidence>& evidence) {
    Renderer(record, condition, witness, draws, evidence).tell();
}

}  // namespace bones
