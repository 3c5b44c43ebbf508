// Verdicts from incomplete records (G9, G10), and the evidence in their proofs. tests/proofs checks
// the proofs themselves.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "bones/parser.hpp"
#include "bones/proof.hpp"
#include "engine/codes.hpp"
#include "tests/engine/judging.hpp"
#include "tests/support/noted.hpp"
#include "tests/support/passing_hand.hpp"

namespace bones::test {
namespace {

bool is_breach(const Finding& finding) {
    return finding.severity == Severity::broken && finding.verdict == Verdict::broken;
}

Lines proof_kinds(const Judged& game) {
    Lines kinds;
    for (const Finding& finding : game.verdict().findings) {
        for (const Evidence& evidence : finding.evidence) kinds.emplace_back(evidence.kind);
        EXPECT_EQ(finding.proof != nullptr, is_breach(finding)) << finding.message;
    }
    return kinds;
}

TEST(Proof, D10_a_tile_played_later) {
    const Judged game(
        "game double-takes\nplayer A\nplayer B\nhand 1\nA 12-9=9 10-3\nA 9-1=9 9-4\n");
    EXPECT_EQ(game.findings(), Lines{"1.2 B broken revoke D10"});
    EXPECT_EQ(proof_kinds(game), Lines{"played"});
}

TEST(Proof, D4_a_tile_dealt) {
    const Judged game(
        "game double-takes\nplayer A\nplayer B\nhand 1\ndeal B 9-4 ?16\nA 12-9=9 10-3\nend "
        "unfinished\n");
    EXPECT_EQ(game.findings(), Lines{"1.2 B broken revoke D4"});
    EXPECT_EQ(proof_kinds(game), Lines{"dealt"});
}

TEST(Proof, G9_a_tile_left) {
    const Judged game(
        "game curse-of-the-doublet\nhand 1\nA 6-6\nB pass\nend unfinished\nleft B 6-4 ?10\n");
    EXPECT_EQ(game.findings(), Lines{"1.2 B broken false-pass C9"});
    EXPECT_EQ(proof_kinds(game), Lines{"left"});
}

TEST(Proof, G9_a_tile_shown) {
    const Judged game(
        "game curse-of-the-doublet\nhand 1\nA 6-6\nB pass\nA ~6-4 6-5\nB ~6-2\nend unfinished\n");
    EXPECT_EQ(game.findings(), Lines{"1.2 B broken false-pass C9"});
    EXPECT_EQ(proof_kinds(game), Lines{"showed"});
}

TEST(Proof, G9_more_tiles_seen_later_than_drawn_in_between) {
    const Judged game(
        "game super-dominoes\nrule draw-play=must\nplayer A\nplayer B\nhand 1\nA 5-5\nB +?2 "
        "pass\nA 5-6@1\nB +?2 "
        "6-9@1\nA 5-8@2\n"
        "B 5-1@3\nA 8-10@2\nB 5-2@4\nA 10-11@2\nB 5-4@5\nend unfinished\n");
    EXPECT_EQ(game.findings(),
              (Lines{"1.4 B broken false-pass S5", "1.6 B broken illegal-draw S5"}));
    const Lines kinds = proof_kinds(game);
    EXPECT_EQ(kinds[3], "taken");
}

TEST(Proof, G9_a_tile_that_may_have_been_drawn_in_between_leaves_the_verdict_open) {
    const Judged game(
        "game super-dominoes\nrule draw-play=must\nplayer A\nplayer B\nhand 1\nA 5-5\nB +?2 "
        "pass\nA 5-6@1\nB +?2 "
        "5-9@2\nend unfinished\n");
    EXPECT_EQ(game.findings(), none);
    EXPECT_EQ(game.open().size(), 3u);
}

TEST(Proof, G9_counting_what_else_the_hand_can_have_been) {
    // Six blanks are with A or B. A shows all tiles but one, so B had most of the blanks.
    const Judged game(
        "game curse-of-the-doublet\nhand 1\nyard 6-5 6-3 6-2 5-5 5-4 5-3\ndeal A 0-0 1-1 2-1 2-2 "
        "3-2 3-3 3-1 6-1 "
        "4-4 1-0 2-0\nA 0-0\nB pass\nend unfinished\n");
    EXPECT_EQ(game.findings(), Lines{"1.2 B broken false-pass C9"});
    EXPECT_EQ(proof_kinds(game), (Lines{"unseen", "others"}));
}

TEST(Proof, G9_counting_judges_each_pass_by_itself) {
    // A shows or keeps seven tiles and the yard five. Of the sixteen others only ten have neither a
    // one nor a blank, so B's eleven tiles must include one (plies 4, 8 and 10). With ones and
    // sixes open, eleven do not fit (ply 6), and at ply 2 it is fifteen. These passes are open.
    const Judged game(
        "game curse-of-the-doublet\nhand 1\nyard 6-6 5-5 4-4 3-3 2-2 ?1\nA 1-1\nB pass\nA 1-0@1\nB "
        "pass\nA "
        "0-6@1\nB pass\nA 1-2@2\nB pass\nA 1-3@3\nB pass\nA 1-4@4\nend unfinished\nleft A 6-1 "
        "?4\n");
    EXPECT_EQ(game.findings(), (Lines{"1.4 B broken false-pass C9", "1.8 B broken false-pass C9",
                                      "1.10 B broken false-pass C9"}));
    EXPECT_EQ(game.open(), (Lines{"1.2 B false-pass C9", "1.6 B false-pass C9"}));
    for (const std::string& kind : proof_kinds(game))
        EXPECT_TRUE(kind == "unseen" || kind == "others");
}

TEST(Proof, G9_counting_across_three_seats) {
    // A, C and the earlier tricks show fourteen of the sixteen nines; A has the last two.
    const Judged game(
        "game double-takes\nplayer A\nplayer B\nplayer C\nhand 1\n"
        "deal A 9-0 9-1 9-2 9-3 9-4 9-5 9-6 ?8\ndeal C 9-9 9-7 9-8 9-10 9-11 9-12 9-13 9-14 ?7\n"
        "A 9-0=9 8-7 9-7\nend unfinished\n");
    // Only 15-9 can be with B.
    EXPECT_EQ(game.findings(), none);
    EXPECT_EQ(game.open(), Lines{"1.2 B revoke D4"});
}

TEST(Proof, G10_two_passes_that_cannot_both_be_right) {
    const Judged game(
        "game curse-of-the-doublet\nhand 1\nyard 6-5 ?5\nA 0-0\nB pass\nA pass\nend blocked\n");
    EXPECT_EQ(game.findings(), Lines{"1.3 A broken joint-breach G10"});
    EXPECT_EQ(game.open(), (Lines{"1.2 B false-pass C9", "1.3 A false-pass C9"}));
    EXPECT_EQ(game.verdict().findings.back().among, SeatSet(Seat(0)) | Seat(1));
}

TEST(Proof, G10_six_unknown_tiles_out_of_play_may_hold_all_the_blanks) {
    const Judged game("game curse-of-the-doublet\nhand 1\nA 0-0\nB pass\nA pass\nend blocked\n");
    EXPECT_EQ(game.findings(), none);
    EXPECT_EQ(game.open().size(), 2u);
}

// Passes that cannot all have been right, over the hands of fifteen players. A large group is
// found, and reported at its last action.
TEST(Proof, G10_a_group_over_fifteen_hands) {
    for (const int passes : {2, 5, 14}) {
        const Judged game(passing_hand(1, passes));
        const auto& findings = game.verdict().findings;
        const auto joint = std::find_if(
            findings.begin(), findings.end(),
            [](const Finding& finding) { return finding.code == &code::joint_breach; });
        ASSERT_NE(joint, findings.end()) << passes;
        EXPECT_GT(joint->evidence.size(), 5u);
        ASSERT_NE(joint->proof, nullptr);
        EXPECT_EQ(joint->proof->witness.members.back().ply, joint->ply);
    }
}

TEST(Proof, every_breach_in_the_samples_has_its_proof) {
    int proofs = 0;
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(BONES_SOURCE_DIR "/samples")) {
        if (entry.path().extension() != ".bones") continue;
        std::ifstream file(entry.path());
        std::stringstream text;
        text << file.rdbuf();
        const std::string held = text.str();
        TextSource source(held);
        RecordReader reader(source);
        RawRecord raw;
        Record record;
        Referee referee;
        GameVerdict verdict;
        while (reader.next(raw)) {
            parse(raw, record);
            take_as_noted(record);
            referee.judge(record, verdict);
            for (const Finding& finding : verdict.findings) {
                proofs += finding.proof != nullptr;
                EXPECT_EQ(finding.proof != nullptr, is_breach(finding))
                    << entry.path() << ": " << finding.code->name << " " << finding.message;
            }
        }
    }
    EXPECT_GT(proofs, 10);
}

}  // namespace
}  // namespace bones::test
