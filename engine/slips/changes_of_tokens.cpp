// Lists changes of one token of play: a half, exchanged halves, the arm, the suit or the points.

#include <algorithm>
#include <iterator>

#include "engine/rules/description.hpp"
#include "engine/slips/sheet.hpp"
#include "engine/slips/token_text.hpp"
#include "libnotation/text/chars.hpp"
#include "libnotation/text/tile_text.hpp"
#include "libnotation/text/values.hpp"

namespace bones::slips {
namespace {

class TokenChanges {
  public:
    TokenChanges(const Sheet& sheet, ChangeList& list)
        : sheet_(sheet),
          table_(describe(sheet.record.game)),
          list_(list),
          arms_(possible_arms(sheet)) {}

    void add(std::uint32_t index) {
        index_ = index;
        const Action& action = sheet_.record.actions[index];
        if (action.kind == ActionKind::bad_tile) return add_halves_of_no_tile(action);
        if (!action.names_tile()) return;
        add_halves(action, action.first_half(), action.second_half());
        if (sheet_.uses.contradicts(action.tile())) add_of_contradiction(action);
        if (action.kind != ActionKind::play) return;
        if (table_.has_layout) {
            if (!action.tile().is_double()) add_turned(action);
            add_sign(action);
            add_arms(action);
            if (table_.is_matador(action.tile()) || action.crosswise) add_across(action);
        } else {
            add_suits(action);
        }
        if (sheet_.game().line && sheet_.claims_only) add_points(action);
    }

    /// Adds changes of a token into any tile without a number in common.
    void add_other_tiles(std::uint32_t index) {
        index_ = index;
        const Action& action = sheet_.record.actions[index];
        if (action.names_tile() && action.seat().exists()) add_tiles(action);
    }

  private:
    void add_halves(const Action& action, int first, int second) {
        const int highest = sheet_.record.highest;
        for (int half = 0; half <= highest; ++half) {
            if (half != first && second <= highest) add_half(action, half, second, first, half);
            if (half != second && first <= highest) add_half(action, first, half, second, half);
        }
    }

    /// Adds changes of a token whose tile is in another place too. Any other tile may be meant if
    /// all tiles of the seat's hand are known. A drawn tile may have been played.
    void add_of_contradiction(const Action& action) {
        if (!action.seat().exists()) return;
        if (sheet_.uses.knows_hand(action.seat())) add_tiles(action);
        if (action.kind != ActionKind::draw) return;
        Action played = action;
        played.kind = ActionKind::play;
        played.suit = Action::no_suit;
        Change change = changed(SlipKind::sign_left_out, played);
        change.tiles = {{sheet_.uses.of_action(index_), action.tile(), action.seat(), true, true},
                        {TileChange::added, action.tile(), action.seat(), false, false}};
        list_.add(std::move(change));
    }

    /// Adds every tile without a number of the written one, either way round if the sheet notes
    /// which half touches.
    void add_tiles(const Action& action) {
        const bool in_order =
            table_.has_layout && sheet_.record.written.contains(SheetNote::halves);
        for (Tile tile : TileSet::full(sheet_.record.highest)) {
            if (tile.has(action.first_half()) || tile.has(action.second_half())) continue;
            add_tile(action, tile.high(), tile.low());
            if (in_order && !tile.is_double()) add_tile(action, tile.low(), tile.high());
        }
    }

    void add_tile(const Action& action, int first, int second) {
        Change change = changed(SlipKind::tile, with_halves(action, first, second));
        const std::uint32_t use = sheet_.uses.of_action(index_);
        change.tiles = {{use, Tile(first, second), action.seat(), false, false}};
        list_.add(std::move(change));
    }

    /// Adds changes of the halves of a token that names no tile of the set.
    void add_halves_of_no_tile(Action action) {
        std::string_view token = sheet_.record.at(sheet_.record.place_of(action));
        if (token.starts_with('*')) token.remove_prefix(1);
        const WrittenTile tile = take_tile(token, sheet_.record.highest < 10);
        if (!tile.exists()) return;
        action.kind = ActionKind::play;
        add_halves(action, tile.first, tile.second);
    }

    void add_half(const Action& action, int first, int second, int read, int instead) {
        Change change = changed(SlipKind::half, with_halves(action, first, second));
        change.read = static_cast<std::uint8_t>(read & 255);
        change.instead = static_cast<std::uint8_t>(instead & 255);
        const std::uint32_t use = sheet_.uses.of_action(index_);
        change.tiles = {{use, Tile(first, second), action.seat(), false, false}};
        list_.add(std::move(change));
    }

    void add_turned(const Action& action) {
        list_.add(changed(SlipKind::halves,
                          with_halves(action, action.second_half(), action.first_half())));
    }

    /// Adds the change of a played tile without an arm into a drawn one whose `+` is missing.
    void add_sign(Action action) {
        if (!sheet_.game().draws || action.arm != Action::no_arm) return;
        action.kind = ActionKind::draw;
        Change change = changed(SlipKind::sign_left_out, action);
        change.tiles = {{sheet_.uses.of_action(index_), action.tile(), action.seat(), true, false}};
        list_.add(std::move(change));
    }

    void add_arms(Action action) {
        const unsigned written = action.arm;
        for (unsigned arm : arms_) {
            if (arm == written) continue;
            action.arm = arm & 255;
            list_.add(changed(SlipKind::arm, action));
        }
    }

    void add_across(Action action) {
        action.crosswise = !action.crosswise;
        list_.add(changed(SlipKind::arm, action));
    }

    void add_suits(Action action) {
        const unsigned written = action.suit;
        const PlyTrace& trace = sheet_.verdict.trace[index_];
        const bool follows = !trace.judged || trace.suit.has_value();
        if (written == Action::unknown_suit || !sheet_.game().tricks) return;
        if (written == Action::no_suit && follows) return;  // only a lead may omit its suit
        for (int suit : {action.tile().high(), action.tile().low()}) {
            if (static_cast<unsigned>(suit) == written) continue;
            action.suit = static_cast<unsigned>(suit) & 31;
            Change change = changed(SlipKind::suit, action);
            change.beside_its_like = written == Action::no_suit;  // a missing suit, not a wrong one
            list_.add(std::move(change));
        }
    }

    /// Adds changes of one digit in the points written for the tile.
    void add_points(Action action) {
        const Place place = sheet_.record.place_of(action);
        const std::string_view token = sheet_.record.at(place);
        const std::size_t begin = token.find('=') + 1;
        for (std::size_t at = begin; begin > 0 && at < token.size() && is_digit(token[at]); ++at)
            for (char digit = '0'; digit <= '9'; ++digit) {
                if (digit == token[at]) continue;
                std::string number(
                    token.substr(begin, token.find_first_not_of("0123456789", begin) - begin));
                number[at - begin] = digit;
                const auto points = whole_number(number);
                if (!points || *points >= static_cast<int>(Action::unknown_suit)) continue;
                action.suit = static_cast<unsigned>(*points) & 63u;
                Change change = changed(SlipKind::digit, action);
                change.read = static_cast<std::uint8_t>(token[at] - '0');
                change.instead = static_cast<std::uint8_t>(digit - '0');
                list_.add(std::move(change));
            }
    }

    Change changed(SlipKind kind, const Action& action) const {
        Change change;
        change.kind = kind;
        change.action = change.first = index_;
        change.end = index_ + 1;
        change.play = {action};
        const Place place = sheet_.record.place_of(sheet_.record.actions[index_]);
        change.replacements = {{place, token_text(action)}};
        return change;
    }

    const Sheet& sheet_;
    const GameDescription& table_;
    ChangeList& list_;
    const std::vector<unsigned> arms_;
    std::uint32_t index_ = 0;
};

}  // namespace

unsigned usual_arms(Game game) {
    static constexpr unsigned counts[] = {2, 4, 4, 6, 4};  // for each TableShape
    static_assert(std::size(counts) == static_cast<std::size_t>(TableShape::branching_line) + 1);
    return counts[static_cast<std::size_t>(describe(game).shape)];
}

std::vector<unsigned> possible_arms(const Sheet& sheet) {
    std::vector<unsigned> arms;
    for (unsigned arm = 1; arm <= usual_arms(sheet.record.game); ++arm) arms.push_back(arm);
    if (describe(sheet.record.game).arm_labels != 0) return arms;
    const Hand& hand = sheet.hand();
    for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i) {
        const unsigned arm = sheet.record.actions[i].arm;
        if (sheet.record.actions[i].names_arm() && arms.size() < 2 * most_arms &&
            std::find(arms.begin(), arms.end(), arm) == arms.end())
            arms.push_back(arm);
    }
    return arms;
}

void add_changes_of_tokens(const Sheet& sheet, ChangeList& list) {
    TokenChanges changes(sheet, list);
    const std::uint32_t end = std::min(sheet.hand().end_action, sheet.last_action + 1);
    for (std::uint32_t i = sheet.hand().first_action; i < end; ++i) changes.add(i);
}

void add_other_tiles(const Sheet& sheet, ChangeList& list) {
    TokenChanges changes(sheet, list);
    const std::uint32_t end = std::min(sheet.hand().end_action, sheet.last_action + 1);
    for (std::uint32_t i = sheet.hand().first_action; i < end; ++i) changes.add_other_tiles(i);
}

}  // namespace bones::slips
