// Games with breaches are judged twice: from complete records, and from sheets that omit some of
// their content. What a sheet proves without any assumption is true (G17). The complete record then
// proves a breach of the same seat at the same action, or at one that is omitted just before it.
// Two kinds of breaches are not made. A lead of a suit that is not on its tile counts as a lead of
// one of its numbers if the sheet omits suits. A prize that a sheet names counts as taken unless a
// line shows otherwise. BONES_EFFORT sets the number of games.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <tuple>

#include "engine/codes.hpp"
#include "libnotation/codes.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/games.hpp"
#include "tests/support/generated_record.hpp"

namespace bones {
namespace {

using namespace play;
using test::Generated;

bool is_omitted(const Action& action, const Omissions& omitted) {
    return (action.kind == ActionKind::pass && omitted.has(Omission::passes)) ||
           (action.draws() && omitted.has(Omission::draws));
}

/// Returns the plies that the actions on the sheet have in the complete record.
std::vector<std::int64_t> plies_on_sheet(const Record& complete, const Hand& hand,
                                         const Omissions& omitted) {
    std::vector<std::int64_t> plies;
    for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i)
        if (!is_omitted(complete.actions[i], omitted)) plies.push_back(i - hand.first_action + 1);
    return plies;
}

/// The hands and plies at which a record proves a breach. The ply of a breach of a whole hand is 0.
using Places = std::set<std::tuple<std::uint32_t, std::int64_t, Seat>>;

class OmitAndCompare {
  public:
    explicit OmitAndCompare(const Generated& complete) : complete_(complete) {
        for (const Finding& finding : complete.judge.verdict.findings)
            if (finding.severity == Severity::broken && finding.verdict == Verdict::broken)
                broken_.emplace(finding.hand, std::max<std::int64_t>(finding.ply, 0), finding.seat);
    }
    /// Compares the breaches that the sheet proves always. Returns how many there are.
    int compare(const Generated& sheet, const Omissions& omitted) const {
        int proven = 0;
        for (const Finding& finding : sheet.judge.verdict.findings) {
            const bool is_proven = finding.severity == Severity::broken &&
                                   finding.verdict == Verdict::broken && finding.holds_always();
            if (!is_proven) continue;
            ++proven;
            EXPECT_TRUE(is_true(finding, sheet.judge.record, omitted))
                << finding.code->name << " at " << finding.hand << "." << finding.ply << ": "
                << finding.message << "\n"
                << complete_.text << "\n"
                << sheet.text;
        }
        return proven;
    }

  private:
    bool is_true(const Finding& finding, const Record& sheet, const Omissions& omitted) const {
        const Record& complete = complete_.judge.record;
        const auto number = std::min<std::size_t>(finding.hand, complete.hands.size()) - 1;
        const std::vector<std::int64_t> plies =
            plies_on_sheet(complete, complete.hands[number], omitted);
        const auto complete_ply = [&](std::int64_t ply) {
            return ply <= 0 || ply > static_cast<std::int64_t>(plies.size()) ? 0 : plies[ply - 1];
        };
        // The action, or one of the omitted ones before it, is a breach.
        const auto is_broken = [&](std::int64_t ply, auto&& is_his) {
            return std::any_of(broken_.begin(), broken_.end(), [&](const auto& place) {
                const auto& [hand, broken, seat] = place;
                return hand == finding.hand && is_his(seat) && broken <= complete_ply(ply) &&
                       (broken > complete_ply(ply - 1) || ply <= 0);
            });
        };
        if (finding.code->name != std::string_view("joint-breach"))
            return is_broken(finding.ply, [&](Seat seat) { return seat == finding.seat; });
        const Hand& hand = sheet.hands[number];
        for (const Evidence& evidence : finding.evidence)
            for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i)
                if (sheet.place_of(sheet.actions[i]).offset == evidence.place.offset &&
                    is_broken(i - hand.first_action + 1, [](Seat) { return true; }))
                    return true;
        return false;
    }

    const Generated& complete_;
    Places broken_;
};

Omissions omitting(std::initializer_list<Omission> kinds, FirstHalf first = FirstHalf::high) {
    Omissions omitted;
    for (const Omission kind : kinds) omitted.kinds.set(static_cast<std::size_t>(kind));
    omitted.first_half = first;
    return omitted;
}

class OmittingSheets : public ::testing::TestWithParam<Game> {};

TEST_P(OmittingSheets, G17_what_a_sheet_proves_is_true_whatever_it_omits) {
    using enum Omission;
    const Omissions all[] = {
        omitting({arms}),
        omitting({halves}),
        omitting({halves}, FirstHalf::low),
        omitting({arms, halves}, FirstHalf::lot),
        omitting({suits}),
        omitting({passes}),
        omitting({draws}),
        omitting({arms, halves, suits, passes, draws}),
        omitting({prizes, ends, scores, numbers}),
    };
    Generated complete, sheet;
    GameRequest request;
    request.game = GetParam();
    request.rules = default_house_rules(house_rules_of(request.game));
    request.hands = 2;
    BreachRequest breaches;
    breaches.count = 2;
    for (const Code* code : injectables())
        if (code->injection == Injection::play && code != &code::wrong_suit &&
            code != &code::wrong_prize)
            breaches.kinds.push_back(code);
    int proven = 0;
    for (long number = 0; number < by_effort(40) && !HasFailure(); ++number) {
        const GameTraits& about = traits(request.game);
        request.players = number % 2 == 0 ? about.fewest_players : about.most_players;
        complete.make(request, breaches, static_cast<std::uint64_t>(number));
        const OmitAndCompare compared(complete);
        for (Omissions omitted : all) {
            omitted.lot = static_cast<std::uint64_t>(number);
            sheet.sheet = complete.sheet;
            sheet.write({}, omitted);
            proven += compared.compare(sheet, omitted);
        }
    }
    EXPECT_GT(proven, 0);
}

INSTANTIATE_TEST_SUITE_P(OmitAndCompare, OmittingSheets, testing::ValuesIn(all_games()),
                         [](const auto& test) { return test_name(test.param); });

}  // namespace
}  // namespace bones
