// Each change that a walk through a hand rejects is also rejected by the full referee, so the walk
// loses no repair.
#include "engine/slips/walk.hpp"

#include <gtest/gtest.h>

#include "engine/slips/sheet.hpp"
#include "engine/slips/trial.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/games.hpp"
#include "tests/support/generated_record.hpp"
#include "tests/support/slip.hpp"

namespace bones {

using namespace play;
namespace {

using slips::Change;

class Walks : public testing::TestWithParam<Game> {
  protected:
    /// Compares the walk with the referee for every change of the hands that have an error.
    void hold(const std::string& text) {
        parse({text, 1, 1, false}, record_);
        referee_.judge(record_, verdict_);
        trial_.start(record_, verdict_);
        for (std::uint32_t hand = 0; hand < record_.hands.size(); ++hand) {
            const auto here = [&](const Finding& finding) {
                return slips::is_wrong(finding) && hand_of(record_, finding) == hand;
            };
            const auto& findings = verdict_.findings;
            if (std::any_of(findings.begin(), findings.end(), here)) hold_hand(hand);
        }
    }

    int refused_ = 0, right_ = 0;

  private:
    void hold_hand(std::uint32_t hand) {
        uses_.read(record_, hand);
        walk_ = slips::walk_through(record_.game);
        walk_->read(record_, verdict_, hand);
        trial_.start_hand(hand);
        std::vector<Change> changes;
        slips::ChangeList list(uses_,
                               [&](const slips::Change& change) { changes.push_back(change); });
        const slips::Sheet sheet = slips::sheet_of(record_, verdict_, hand, uses_);
        slips::add_all_changes(sheet, list);
        const std::vector<unsigned> arms = slips::arms_for_left_out(sheet);
        // All changes would take too long: test a tenth of them, and each that the walk accepts.
        for (std::size_t i = 0; i < changes.size(); ++i) {
            hold_change(changes[i], i % 10 == 0);
            if (changes[i].kind == slips::SlipKind::left_out && i % 10 == 0)
                for (unsigned arm : arms) hold_change(slips::on_arm(changes[i], arm), true);
        }
    }

    void hold_change(const Change& change, bool in_any_case) {
        const bool refused = walk_->wrong_at(change) != none_such;
        if (refused && !in_any_case) return;
        const bool right = trial_.mends(change.replacements);
        refused_ += refused;
        right_ += right;
        EXPECT_FALSE(refused && right) << slips::changed_text(record_.text, change.replacements);
    }

    Record record_;
    GameVerdict verdict_;
    Referee referee_{JudgeOptions{.list_open = false, .deduce = false, .trace = true}};
    slips::TileUses uses_;
    slips::Trial trial_;
    std::unique_ptr<slips::Walk> walk_;
};

TEST_P(Walks, refuse_nothing_that_is_right) {
    test::Generated generated;
    const auto games = static_cast<std::uint64_t>(by_effort(2));
    for (std::size_t slip = 0; slip < test::slip_names.size(); ++slip)
        for (std::uint64_t number = 0; number < games; ++number) {
            GameRequest request;
            request.game = GetParam();
            request.players = traits(request.game).fewest_players;
            request.rules = default_house_rules(house_rules_of(request.game));
            request.hands = 2;
            const bool plays_only = number % 2 != 0;
            generated.make(request, {}, number + 100, {plays_only, plays_only});
            test::Random random(number);
            const std::string text = test::SlipMaker(traits(request.game), request.players, random)
                                         .make(generated.text, static_cast<test::Slip>(slip));
            if (!text.empty()) hold(text);
        }
    EXPECT_GT(refused_, 0);
    EXPECT_GT(right_, 0);
}

INSTANTIATE_TEST_SUITE_P(Games, Walks, testing::ValuesIn(all_games()),
                         [](const auto& game) { return test_name(game.param); });

}  // namespace
}  // namespace bones
