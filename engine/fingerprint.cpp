// The play fingerprint: a hash of all that makes two records the same play (NOTATION.md).
#include <fmt/core.h>
#include <xxhash.h>

#include <algorithm>
#include <memory>
#include <new>

#include "bones/bids.hpp"
#include "bones/referee.hpp"
#include "bones/writer.hpp"
#include "engine/rules/bidding.hpp"
#include "engine/rules/description.hpp"
#include "engine/rules/house_rules.hpp"
#include "libnotation/text/digits.hpp"
#include "libnotation/text/text_writer.hpp"

namespace bones {
namespace {

/// Collects the relevant data in a uniform spelling.
class FingerprintInput {
  public:
    FingerprintInput() : writer_(text_) {}

    void add(std::string_view part) {
        writer_.put(part);
        writer_.put('\n');
    }
    void add_number(std::uint32_t number) {
        char* const end = put_digits(writer_.room(room_for_digits), number);
        *end = '\n';
        writer_.take_until(end + 1);
    }
    /// Hashes the collected text once it is large, so that long records need little memory.
    void hash_if_large() {
        constexpr std::size_t large = std::size_t{32} * 1024;
        if (writer_.size() < large) return;
        if (!begun_) {
            begun_.reset(XXH3_createState());
            if (!begun_) throw std::bad_alloc();
            XXH3_128bits_reset(begun_.get());
        }
        add_to_begun();
    }
    std::string hash() {
        if (begun_) add_to_begun();
        const std::string_view text = writer_.from(0);
        const XXH128_hash_t hash =
            begun_ ? XXH3_128bits_digest(begun_.get()) : XXH3_128bits(text.data(), text.size());
        return fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
    }

  private:
    void add_to_begun() {
        const std::string_view text = writer_.from(0);
        XXH3_128bits_update(begun_.get(), text.data(), text.size());
        writer_.cut(0);
    }

    struct XxhFree {
        void operator()(XXH3_state_t* state) const { XXH3_freeState(state); }
    };
    std::unique_ptr<XXH3_state_t, XxhFree> begun_;  ///< null: nothing is hashed yet
    std::string text_;
    TextWriter writer_;
};

void add_house_rules(const Record& record, FingerprintInput& essence) {
    if (record.game == Game::unknown) return;
    const auto options = house_rules_of(record.game);
    std::vector<std::string> differing;
    for (const Statement& line : record.statements) {
        if (line.keyword != Keyword::rule || !line.counts) continue;
        const std::string_view name = record.at(line.key), written = rule_value(record, line);
        for (const HouseRule& option : options) {
            std::int32_t value = 0;
            if (option.name == name && read_house_rule(option, record.players, written, value) &&
                value != (option.is_number() ? option.default_number : option.in_fingerprint))
                differing.push_back(
                    fmt::format("rule {} {}", name, house_rule_value(option, value)));
        }
    }
    std::sort(differing.begin(), differing.end());
    for (const std::string& rule : differing) essence.add(rule);
}

void add_deals(const Record& record, const Hand& hand, FingerprintInput& essence) {
    BySeat<TileSet> dealt{};
    for (std::uint32_t i = hand.first_statement; i < hand.end_statement; ++i) {
        const Statement& line = record.statements[i];
        if (line.keyword != Keyword::deal || !line.counts || !line.seat.exists()) continue;
        for (std::uint32_t t = line.first; t < line.first + line.count; ++t)
            if (record.tiles[t].unknown == 0) dealt[line.seat].add(record.tiles[t].tile);
    }
    for (std::uint32_t s = 0; s < most_seats; ++s) {
        if (dealt[s].empty()) continue;
        essence.add("deal");
        essence.add_number(s);
        for (Tile tile : dealt[s]) essence.add_number(static_cast<std::uint32_t>(tile.number()));
    }
}

/// Adds the known bids of the seats, the first bidder if all bids are known, and the trumps.
void add_bids(const Record& record, const Hand& hand, FingerprintInput& essence) {
    if (const std::vector<Amount> all = bids_of(record, hand); !all.empty()) {
        BySeat<std::int32_t> bids{};
        bids.fill(bid_unknown);
        int known = 0;
        for (const Amount& bid : all) {
            bids[bid.seat] = bid.points;
            known += bid.points != bid_unknown;
        }
        if (known > 0) essence.add("bid");
        if (known == record.players)
            essence.add_number(static_cast<std::uint32_t>(all.front().seat.index()));
        for (std::uint32_t s = 0; s < most_seats; ++s) {
            if (bids[s] == bid_unknown) continue;
            essence.add_number(s);
            essence.add(bid_text(bids[s]));
        }
    }
    const auto trump = trump_of(record, hand);
    if (!trump) return;
    essence.add("trump");
    essence.add_number(static_cast<std::uint32_t>(record.statements[hand.trump].seat.index()));
    essence.add(trump_name(*trump));
}

/// Which details of actions are relevant in a game.
struct ActionsOfGame {
    explicit ActionsOfGame(const Record& record, const HouseRules& rules)
        : lays(record.game == Game::unknown || !traits(record.game).tricks),
          declares(record.game == Game::unknown || !traits(record.game).line),
          calls_points(describe(record.game).called_points_count(rules)) {}

    bool lays;          ///< which half touches
    bool declares;      ///< the declared suit
    bool calls_points;  ///< called points
};

/// Returns the suit after `=` in 5 bits, a width that keeps old fingerprints valid. Line games have
/// no suit. An unknown suit counts as not written.
std::uint32_t suit_bits(ActionsOfGame game, const Action& action) {
    constexpr std::uint32_t none = 31, no_such = 30;
    if (!game.declares || action.suit == Action::no_suit || action.suit == Action::unknown_suit)
        return none;
    return action.suit == Action::no_such_suit ? no_such : action.suit;
}

/// Adds one action without marks. Remarks and shown tiles are skipped.
void add_action(const Record& record, ActionsOfGame game, const Action& written,
                const Action& action, FingerprintInput& essence) {
    if (action.kind == ActionKind::skip || action.kind == ActionKind::show ||
        action.kind == ActionKind::bad_show)
        return;
    const bool laid = action.kind == ActionKind::play && game.lays;
    const std::uint32_t low_first = laid && action.low_first;
    std::uint32_t bits = static_cast<std::uint32_t>(action.kind);
    bits = bits << 4 | action.seat_index;
    bits = bits << 8 | action.tile_number;
    bits = bits << 8 | action.arm;
    bits = bits << 5 | suit_bits(game, action);
    bits = bits << 3 | low_first << 2 | action.crosswise << 1 | action.from_prizes;
    essence.add_number(bits);
    if (game.calls_points && action.suit != Action::no_suit) essence.add_number(action.suit);
    if (action.kind == ActionKind::bad_token || action.kind == ActionKind::bad_tile ||
        action.kind == ActionKind::bad_draw || action.kind == ActionKind::bad_put_back ||
        action.kind == ActionKind::too_many) {
        std::string token;
        append_bad_token(record, written, token);
        essence.add(token);
    }
}

}  // namespace

/// Returns the seat of the first action, regardless of a `lead` line (G2); without actions, the
/// seat of that line.
static Seat leader_of(const Record& record, const GameVerdict& verdict, std::size_t hand) {
    const Hand& h = record.hands[hand];
    for (std::uint32_t i = h.first_action; i < h.end_action; ++i) {
        const Action& action = record.actions[i];
        const bool acts =
            action.kind == ActionKind::play || action.kind == ActionKind::pass || action.draws();
        if (acts || action.kind == ActionKind::unknown_turn) return action.seat();
    }
    return verdict.hands[hand].leader;
}

std::string fingerprint(const Record& record, const GameVerdict& verdict) {
    FingerprintInput essence;
    essence.add(record.game == Game::unknown ? "unknown" : traits(record.game).name);
    const Statement* game = header(record, Keyword::game);
    essence.add_number(game == nullptr ? 1 : static_cast<std::uint32_t>(game->number()));
    essence.add_number(static_cast<std::uint32_t>(record.players));
    add_house_rules(record, essence);
    const ActionsOfGame game_has(record, verdict.rules);
    for (std::size_t h = 0; h < record.hands.size(); ++h) {
        const Hand& hand = record.hands[h];
        essence.add("hand");
        const bool judged = h < verdict.hands.size();
        const Seat leader = judged ? leader_of(record, verdict, h) : Seat();
        if (leader.exists()) essence.add_number(static_cast<std::uint32_t>(leader.index()));
        add_deals(record, hand, essence);
        add_bids(record, hand, essence);
        for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i)
            add_action(record, game_has, record.actions[i], verdict.actions[i], essence);
        essence.hash_if_large();
    }
    return essence.hash();
}

}  // namespace bones
