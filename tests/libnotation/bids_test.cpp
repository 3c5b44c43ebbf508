// Bids and trumps (N5), and the seats of the tokens of a trick in which a seat sits out (N6).
#include "bones/bids.hpp"

#include <gtest/gtest.h>

#include "bones/json.hpp"
#include "bones/writer.hpp"
#include "tests/libnotation/reading.hpp"

namespace bones {
namespace {

using test::canonical;
using test::codes;
using test::read;
using test::ReadRecord;

std::string forty_two(std::string lines) {
    return "game forty-two\n\nhand 1\n" + std::move(lines);
}

TEST(Bids, N5_are_read_from_the_seat_named) {
    const ReadRecord r = read(forty_two("bid B pass 30 ? 2m\ntrump C d\n"));
    EXPECT_TRUE(r.record.findings.empty());
    const Statement& bid = r.record.statements[r.record.hands[0].bid];
    ASSERT_EQ(bid.count, 4u);
    std::string read_out;
    for (std::uint32_t i = 0; i < bid.count; ++i) {
        const Amount& amount = r.record.amounts[bid.first + i];
        read_out += std::string(1, amount.seat.letter()) + bid_text(amount.points) + ' ';
    }
    EXPECT_EQ(read_out, "Bpass C30 D? A84 ");
    EXPECT_EQ(trump_of(r.record, r.record.hands[0]), Trump::doubles);
}

TEST(Bids, N5_what_is_none_is_a_bad_value) {
    for (const char* line :
         {"bid A", "bid A thirty", "bid A -30", "bid A m", "bid A 30 31 32 33 34", "trump A",
          "trump A 7", "trump A 5-5", "trump A 5 6", "bid", "trump five"}) {
        const ReadRecord r = read(forty_two(line));
        EXPECT_EQ(codes(r.record), "bad-value") << line;
        EXPECT_EQ(r.record.findings[0].ply, 0) << line;
        EXPECT_EQ(r.record.hands[0].bid, none_such) << line;
        EXPECT_EQ(r.record.hands[0].trump, none_such) << line;
    }
}

TEST(Bids, N5_each_seat_bids_once) {
    const ReadRecord r =
        read(forty_two("bid A x\nbid A 30\nbid B 31\nbid C pass 32 33\ntrump A "
                       "5\ntrump A 6\n"));
    EXPECT_EQ(codes(r.record), "bad-value duplicate-line duplicate-line");
    EXPECT_EQ(r.record.statements[r.record.hands[0].bid].seat, Seat(0));
    EXPECT_EQ(trump_of(r.record, r.record.hands[0]), static_cast<Trump>(5));
}

TEST(Bids, N5_stand_in_games_with_bidding_only) {
    EXPECT_EQ(codes("game leyden\nhand 1\nbid A 30\ntrump A 5\n"), "misplaced-line misplaced-line");
}

TEST(Bids, N4_nobody_sits_beyond_d) {
    EXPECT_EQ(codes(forty_two("bid E 30\ntrump F 5\n")), "bad-seat bad-seat");
}

TEST(Bids, N4_another_number_of_players_is_a_bad_seat) {
    const auto players = [](int number) { return test::game("forty-two", number); };
    EXPECT_EQ(codes(players(5)), "bad-seat");
    EXPECT_EQ(codes(players(3)), "bad-seat");
    EXPECT_EQ(read(players(5)).record.players, 0);
    EXPECT_EQ(read(players(3)).record.players, 0);
    EXPECT_EQ(codes(players(4)), "");
    EXPECT_EQ(codes(players(0)), "");
    EXPECT_EQ(read(players(0)).record.players, 4);
}

TEST(Bids, N9_have_one_spelling_and_place) {
    EXPECT_EQ(canonical("game Forty-Two\nhand 1\nTRUMP a Follow-Me\nbid D PASS 2M ? 030\n"
                        "deal A 6-6\nA 66\nend MADE\n"),
              "game forty-two\n\nhand 1\ndeal A 6-6\nbid D pass 84 ? 30\ntrump A none\nA 6-6\n"
              "end made\n");
}

TEST(Bids, N6_a_partner_who_sits_out_is_passed_over) {
    const ReadRecord r =
        read(forty_two("bid A 42\nA 6-5 5-5 5-4\ntrump A nello\nB 1-0 2-0\nA 1-1\n"));
    EXPECT_TRUE(r.record.findings.empty());
    std::string seats;
    for (const Action& action : r.record.actions) seats += action.seat().letter();
    EXPECT_EQ(seats, "ABDBDA");
    const ReadRecord other = read(forty_two("trump A nello\nC 6-5 5-5 5-4 1-1\n"));
    EXPECT_EQ(codes(other.record), "bad-token");
    seats.clear();
    for (const Action& action : other.record.actions) seats += action.seat().letter();
    EXPECT_EQ(seats, "????") << "the line may be two tricks";
}

TEST(Bids, N9_a_trick_is_a_line_where_somebody_sits_out) {
    EXPECT_EQ(canonical(forty_two("trump A nello\nA 6-5\nB 5-5 5-4\nD 1-0\nA 2-0 3-0\n")),
              forty_two("trump A nello\nA 6-5 5-5 5-4\nD 1-0 2-0 3-0\n"));
}

TEST(Bids, N10_are_members_of_the_hand) {
    const std::string text = forty_two("bid B pass 30 ? 84\ntrump C 5\nC 5-5\n");
    const ReadRecord r = read(text);
    std::string json;
    write_json(r.record, r.record.actions, json);
    EXPECT_EQ(json,
              "{\"type\":\"record\",\"notation\":1,\"header\":[{\"game\":\"forty-two\"}],"
              "\"hands\":[{\"hand\":1,\"lines\":[{\"seat\":\"C\",\"actions\":[\"5-5\"]}],"
              "\"bids\":{\"seat\":\"B\",\"bids\":[\"pass\",\"30\",\"?\",\"84\"]},"
              "\"trump\":{\"seat\":\"C\",\"trump\":\"5\"}}],\"closing\":[]}\n");
    std::string back, why;
    ASSERT_TRUE(text_from_json(json, back, why)) << why;
    EXPECT_EQ(canonical(back), text);
}

TEST(Bids, N10_are_lines_where_comments_belong_to_them) {
    const std::string text = forty_two("bid B 30 # loud\n# then\ntrump B 5\nB 5-5\n");
    const ReadRecord r = read(text);
    std::string json, back, why;
    write_json(r.record, r.record.actions, json);
    EXPECT_NE(json.find("{\"bids\":{\"seat\":\"B\",\"bids\":[\"30\"]},\"comment\":\"# loud\"}"),
              std::string::npos)
        << json;
    ASSERT_TRUE(text_from_json(json, back, why)) << why;
    EXPECT_EQ(canonical(back), text);
}

// N1: a misspelt bid or trump line can only be that, if its other words fit such a line.
TEST(Bids, N1_misspelt_keywords_are_suggested) {
    for (const char* line : {"bdi A pass 30", "trmp A 5", "trumps A nello"}) {
        const ReadRecord r = read(forty_two(line));
        ASSERT_EQ(codes(r.record), "unreadable") << line;
        EXPECT_NE(r.record.findings[0].message.find("did you mean"), std::string::npos) << line;
        EXPECT_FALSE(may_be_anything(r.record.statements.back())) << line;
    }
    EXPECT_TRUE(may_be_anything(read(forty_two("bdi A 5-5")).record.statements.back()));
}

}  // namespace
}  // namespace bones
