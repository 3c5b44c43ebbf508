// Super Dominoes: the ends of hands and games, and their scores (S14–S16).
#include <gtest/gtest.h>

#include "engine/games/super_dominoes.hpp"
#include "tests/engine/games/super_dominoes.hpp"

namespace bones::test {
namespace {

/// Returns super_out with another last tile.
std::string out_with(std::string_view last, std::string_view after = {}) {
    const std::string_view all = super_out;
    const std::string before(all.substr(0, all.rfind("6-7@2")));
    return before + std::string(last) + " / " + std::string(after);
}

// ---- S14 ----------------------------------------------------------------------------------------

TEST(Super, S14_the_winner_scores_all_pips_in_the_other_hands) {
    const Judged judged = super(out_with("6-7@2", "left B 9-9 / end out A / score A 18 B 0"), two);
    EXPECT_EQ(judged.findings(), none);
    EXPECT_EQ(judged.end(), "out A");
    EXPECT_EQ(judged.score(), "A 18 B 0");
    EXPECT_EQ(judged.ledger(), Lines({"A +18 S14"}));
    EXPECT_EQ(super(out_with("6-7@2", "left B 9-9 / score A 17 B 0"), two).findings(),
              Lines({"1 claim score-mismatch G8"}));
}

TEST(Super, S14_tiles_left_unknown_leave_the_score_to_the_sheet) {
    EXPECT_EQ(super(out_with("6-7@2", "left B ?1"), two).score(), "unknown");
    EXPECT_EQ(super(out_with("6-7@2", "score A 30 B 0"), two).score(), "A 30 B 0");
    EXPECT_EQ(super(out_with("6-7@2", "score A 30 B 0"), two).findings(), none);
}

TEST(Super, S14_a_last_15_makes_the_others_draw_first) {
    const Judged judged =
        super(out_with("6-15@2", "B +9-8 / left B 9-9 9-8 / end out A / score A 35 B 0"), two);
    EXPECT_EQ(judged.findings(), none);
    EXPECT_EQ(judged.score(), "A 35 B 0");
    EXPECT_EQ(
        super(out_with("6-15@2", "B +9-8 / left B 9-9 9-8"), under("final15=draw", two)).score(),
        "A 35 B 0");
}

TEST(Super, S14_a_last_draw_forgotten_is_one_ply_past_the_last) {
    const Lines missed = {"1.18 B broken missed-draw S7"};
    EXPECT_EQ(super(out_with("6-15@2", "end out A"), two).findings(), missed);
    EXPECT_EQ(super(out_with("6-15@2", "hand 2 / B 5-5 / end unfinished"), two).findings(), missed);
    EXPECT_EQ(super(out_with("6-15@2"), two).findings(), none) << "the record just stops";
}

TEST(Super, S14_final15_none) {
    const std::string none15 = under("final15=none", two);
    const Judged judged = super(out_with("6-15@2", "left B 9-9 / end out A"), none15);
    EXPECT_EQ(judged.findings(), none);
    EXPECT_EQ(judged.score(), "A 18 B 0");
    EXPECT_EQ(super(out_with("6-15@2", "B +9-8"), none15).findings(),
              Lines({"1.18 B broken after-end G11"}));
}

TEST(Super, S14_other_events_of_the_last_tile_are_void) {
    EXPECT_EQ(super(out_with("6-14@2", "end out A"), two).findings(), none);
    EXPECT_EQ(super(out_with("6-3@2", "end out A"), two).findings(), none);
    EXPECT_EQ(super(out_with("6-13@2", "end out A"), two).findings(), none);
    EXPECT_EQ(super(out_with("6-6@2", "end out A"), two).findings(), none);
    EXPECT_EQ(super(out_with("6-14@2", "B 9-9@1"), two).findings().front(),
              "1.18 B broken after-end G11");
}

TEST(Super, S14_a_draw_owed_to_nobody_after_the_end_is_play_after_it) {
    EXPECT_EQ(super(out_with("6-15@2", "B +9-8 / B +9-6"), two).findings(),
              Lines({"1.19 B broken after-end G11"}));
}

// ---- S15: on states, where the boneyard can be made empty ---------------------------------------

class EndingTable {
  public:
    explicit EndingTable(int players, int set = 5, HouseRules rules = {}) {
        SuperDominoes::Match match;
        match.players = static_cast<std::uint8_t>(players);
        match.rules = rules;
        state_ = SuperDominoes::start(match, Seat(0));
        Move move;
        move.kind = MoveKind::play;
        move.tile = Tile(set, set);
        SuperDominoes::apply(state_, move);
    }
    EndingTable& boneyard(int tiles) {
        state_.stock = static_cast<std::uint16_t>(tiles);
        return *this;
    }
    EndingTable& lay(int inner, int outer, int arm = 1) {
        Move move;
        move.kind = MoveKind::play;
        move.tile = Tile(inner, outer);
        move.inner = static_cast<std::uint8_t>(inner);
        move.outer = static_cast<std::uint8_t>(outer);
        move.arm = static_cast<std::uint8_t>(arm - 1);
        SuperDominoes::apply(state_, move);
        return *this;
    }
    EndingTable& draw() {
        Move move;
        move.kind = MoveKind::draw;
        SuperDominoes::apply(state_, move);
        return *this;
    }
    EndingTable& pass(int times = 1) {
        for (int i = 0; i < times; ++i) SuperDominoes::apply(state_, Move{});
        return *this;
    }
    char turn() const { return state_.turn.letter(); }
    bool blocked() const { return state_.end == EndKind::blocked; }
    SeatSet owing() const { return state_.owed; }

  private:
    SuperDominoes::State state_;
};

TEST(Super, S15_blocked_when_all_pass_with_an_empty_boneyard) {
    EXPECT_FALSE(EndingTable(3).boneyard(0).pass(2).blocked());
    EXPECT_TRUE(EndingTable(3).boneyard(0).pass(3).blocked());
    EXPECT_FALSE(EndingTable(3).boneyard(5).pass(3).blocked());
}

TEST(Super, S15_passes_while_tiles_remained_count) {
    EXPECT_TRUE(EndingTable(3).boneyard(1).pass().pass().draw().pass().blocked());
    EXPECT_TRUE(EndingTable(3).boneyard(1).pass(3).draw().pass().blocked());
}

TEST(Super, S15_a_tile_laid_starts_the_passes_anew) {
    EXPECT_FALSE(EndingTable(3).boneyard(0).pass(2).lay(5, 6).pass(2).blocked());
    EXPECT_TRUE(EndingTable(3).boneyard(0).pass(2).lay(5, 6).pass(3).blocked());
}

TEST(Super, S15_passes_of_players_who_are_bound_count) {
    EXPECT_TRUE(EndingTable(3).boneyard(0).lay(5, 13).pass(3).blocked());
}

TEST(Super, S15_blocked_and_reversed) {
    EXPECT_TRUE(EndingTable(3).boneyard(0).lay(5, 3).pass(3).blocked());
    EXPECT_FALSE(EndingTable(3).boneyard(0).lay(5, 3).pass(2).blocked());
}

TEST(Super, S15_blocked_and_further_turns_a_pass_in_one_counts_once) {
    EndingTable table(3);
    table.boneyard(0).lay(5, 14).pass();
    EXPECT_EQ(table.turn(), 'C');
    EXPECT_FALSE(table.pass().blocked());
    EXPECT_TRUE(table.pass().blocked());
}

TEST(Super, S15_blocked_and_skips_every_player_must_have_passed) {
    EndingTable table(3);
    table.boneyard(0).lay(5, 6).lay(6, 6);
    EXPECT_EQ(table.turn(), 'B') << "A sets, B lays 5-6, C lays 6-6 and skips A";
    EXPECT_FALSE(table.pass(2).blocked());
    EXPECT_TRUE(table.pass().blocked());
}

TEST(Super, S15_blocked_and_owed_draws_a_15_with_an_empty_boneyard_owes_none) {
    EXPECT_EQ(EndingTable(3).boneyard(0).lay(5, 15).owing(), SeatSet());
    EXPECT_TRUE(EndingTable(3).boneyard(0).lay(5, 15).pass(3).blocked());
    EXPECT_EQ(EndingTable(3).boneyard(1).lay(5, 15).owing(), Seat(2)) << "B laid it, C is next";
}

TEST(Super, S15_blocked_and_opening_passes_before_the_double_do_not_count) {
    SuperDominoes::Match match;
    match.players = 3;
    auto state = SuperDominoes::start(match, Seat(0));
    SuperDominoes::apply(state, Move{});
    SuperDominoes::apply(state, Move{});
    Move set;
    set.kind = MoveKind::play;
    set.tile = Tile(5, 5);
    SuperDominoes::apply(state, set);
    state.stock = 0;
    SuperDominoes::apply(state, Move{});
    EXPECT_FALSE(state.ended());
}

// ---- S15: scores. B draws the whole boneyard, in breach of the rules ----------------------------

constexpr std::string_view a_left = "left A 0-0 0-1 0-2 1-1 1-2 2-2 0-4 1-4";

/// A has 8 tiles left and B 127 after 118 draws. The set has 2040 pips.
Judged block_of_two(std::string_view rule, std::string_view claims) {
    return super(
        "A 5-5 / B +?118 pass / A pass / " + std::string(a_left) + " / " + std::string(claims),
        under(rule, two));
}

TEST(Super, S15_fewest_tiles_wins_the_pips_of_the_others) {
    const Judged judged = block_of_two("target=0", "end blocked");
    EXPECT_EQ(judged.end(), "blocked");
    // A's eight tiles: 0 1 2 2 3 4 4 5 = 21; the first tile is 10.
    EXPECT_EQ(judged.score(), "A 2009 B 0");
    EXPECT_EQ(judged.findings(), Lines({"1.4 B broken illegal-draw S5"}));
}

TEST(Super, S15_blocked_score_others_and_difference) {
    EXPECT_EQ(block_of_two("blocked-score=others", "").score(), "A 2009 B 0");
    EXPECT_EQ(block_of_two("blocked-score=difference", "").score(), "A 1988 B 0");
    EXPECT_EQ(block_of_two("blocked-score=difference", "").ledger(),
              Lines({"A -21 S15", "A +2009 S15"}));
}

/// B and C have eight tiles each, A has 118.
std::string block_of_three(std::string_view left) {
    return std::string("A 5-5 / B 5-6@1 / C 5-7@2 / A +?109 pass / B pass / C pass / ")
        .append(left)
        .append(" / end blocked");
}

TEST(Super, S15_of_equally_many_tiles_the_fewest_pips_win) {
    const Judged judged =
        super(block_of_three("left B 0-0 0-1 0-2 1-1 1-2 2-2 0-4 1-4 / "
                             "left C 8-8 8-9 8-10 9-9 9-10 10-10 8-11 9-11"));
    EXPECT_EQ(judged.score(), "A 0 B 1986 C 0") << "2040 less 10, 11, 12 and B's 21";
}

TEST(Super, S15_a_tie_in_both_is_nobodys) {
    const std::string tie = block_of_three(
        "left B 0-1 0-3 0-6 0-8 0-10 0-12 1-13 1-15 / "
        "left C 1-2 1-4 1-6 1-8 1-10 1-12 0-11 2-9");
    const Judged judged = super(tie);
    EXPECT_EQ(judged.end(), "blocked");
    EXPECT_EQ(judged.score(), "A 0 B 0 C 0");
    EXPECT_EQ(super(tie + " / hand 2 / B 5-5 / end unfinished").findings(), judged.findings())
        << "the seat next to the last first player leads";
    EXPECT_EQ(super(tie + " / hand 2 / A 5-5 / end unfinished").findings().back(),
              "2.1 A broken wrong-lead S1");
}

TEST(Super, S15_a_tie_of_the_best_two_stands_though_a_third_has_as_many_tiles) {
    const Judged judged = super(
        "A 5-5 / B 5-6@1 / C 5-7@2 / D 5-8@3 / A +?100 pass / B pass / C pass / D pass / "
        "left B 0-1 0-3 0-6 0-8 0-10 0-12 1-13 1-15 / left C 1-2 1-4 1-6 1-8 1-10 1-12 0-11 2-9 / "
        "left D 15-15 14-14 13-13 12-12 11-11 10-10 9-9 8-8 / end blocked",
        four);
    EXPECT_EQ(judged.end(), "blocked");
    EXPECT_EQ(judged.score(), "A 0 B 0 C 0 D 0");
}

TEST(Super, S15_an_unknown_hand_among_the_fewest_leaves_the_winner_unknown) {
    EXPECT_EQ(super(block_of_three("left B 0-1 0-3 0-6 0-8 0-10 0-12 1-13 1-15")).score(),
              "unknown");
}

TEST(Super, S15_two_that_may_be_equal_are_not_surely_so) {
    // B's eight tiles have 209 pips. The heaviest eight of the others also have 209, and C may have
    // these.
    EXPECT_EQ(
        super(block_of_three("left B 15-15 15-14 15-12 15-11 15-10 15-9 14-10 13-11")).score(),
        "unknown");
}

TEST(Super, S15_fewest_pips_win_wherever_the_unknown_tiles_are) {
    const Judged judged =
        super(block_of_three("left B 0-0 0-1 0-2 1-1 1-2 2-2 0-4 1-4 / score A 0 B 1987 C 0"));
    EXPECT_EQ(judged.score(), "A 0 B 1986 C 0") << "no eight others have as few as 21 pips";
    EXPECT_EQ(judged.findings().back(), "1 claim score-mismatch G8");
    EXPECT_EQ(judged.ledger(), Lines({"B +1986 S15"}));
}

TEST(Super, G15_all_that_is_left_with_the_others_is_known_though_not_with_whom) {
    const std::string blocked =
        "A 5-5 / B +?109 pass / C pass / A pass / left A 0-0 0-1 0-2 1-1 1-2 2-2 0-4 1-4 / ";
    EXPECT_EQ(super(blocked + "end blocked / score A 2008 B 0 C 0").findings().back(),
              "1 claim score-mismatch G8");
    EXPECT_EQ(super(blocked).score(), "A 2009 B 0 C 0") << "C has nine tiles, B 118";
    EXPECT_EQ(super(blocked, under("blocked-score=difference")).score(), "A 1988 B 0 C 0");
    EXPECT_EQ(super("A 5-5 / B +?109 pass / C pass / A pass").score(), "unknown");
}

// ---- S16 ----------------------------------------------------------------------------------------

TEST(Super, S16_the_game_is_the_recorded_hands) {
    const std::string hand = out_with("6-7@2", "left B 9-9 / end out A / ");
    EXPECT_EQ(super(hand + "winner A", two).findings(), none);
    EXPECT_EQ(super(hand + "winner A", two).winner(), "A");
    EXPECT_EQ(super(hand + "winner B", two).findings(), Lines({"claim winner-mismatch G8"}));
    EXPECT_EQ(super(hand + "hand 2 / B 5-5 / end unfinished", two).winner(), "not over");
}

TEST(Super, S16_the_highest_total_wins) {
    // B goes out in the second hand: the same play with the seats exchanged.
    std::string second = out_with("6-7@2", "left B 10-10 / end out A");
    for (char& c : second) c = c == 'A' ? 'B' : c == 'B' ? 'A' : c;
    const std::string hands = out_with("6-7@2", "left B 9-9 / end out A / hand 2 / ") + second;
    const Judged judged = super(hands + " / result A 18 B 20 / winner B", two);
    EXPECT_EQ(judged.findings(), none);
    EXPECT_EQ(judged.totals(), "A 18 B 20");
    EXPECT_EQ(judged.winner(), "B");
}

TEST(Super, S16_equal_totals_share) {
    std::string second = out_with("6-7@2", "left B 9-9 / end out A");
    for (char& c : second) c = c == 'A' ? 'B' : c == 'B' ? 'A' : c;
    const std::string hands = out_with("6-7@2", "left B 9-9 / end out A / hand 2 / ") + second;
    EXPECT_EQ(super(hands + " / winner A B", two).findings(), none);
    EXPECT_EQ(super(hands + " / winner A", two).findings(), Lines({"claim winner-mismatch G8"}));
}

TEST(Super, S16_a_target_ends_the_game) {
    const std::string hand = out_with("6-7@2", "left B 9-9 / end out A / ");
    EXPECT_EQ(super(hand, under("target=18", two)).winner(), "A");
    EXPECT_EQ(super(hand, under("target=19", two)).winner(), "not over");
    EXPECT_EQ(super(hand + "winner A", under("target=19", two)).findings(),
              Lines({"claim winner-mismatch G8"}));
    EXPECT_EQ(super(hand + "hand 2 / B 5-5 / end unfinished", under("target=18", two)).findings(),
              Lines({"2.1 B broken after-end G11"}));
}

}  // namespace
}  // namespace bones::test
