// A metric counts only what the record shows. For all metrics, parts left out of generated records
// never change the value.
#include <gtest/gtest.h>

#include <set>
#include <sstream>

#include "tests/support/effort.hpp"
#include "tests/support/games.hpp"
#include "tests/support/generated_record.hpp"
#include "tools/lib/show/statistics/facts.hpp"

namespace bones::inline show::stats {
namespace {

using Lines = std::vector<std::string>;

Lines lines_of(const std::string& text) {
    std::istringstream in(text);
    Lines lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

bool is_play(const std::string& line) {
    return line.size() > 2 && line[0] >= 'A' && line[0] <= 'O' && line[1] == ' ';
}

bool begins(const std::string& line, std::string_view word) {
    return line.starts_with(word) && (line.size() == word.size() || line[word.size()] == ' ');
}

template <class Keep>
std::string only(const std::string& text, Keep keep) {
    std::string kept;
    for (const std::string& line : lines_of(text))
        if (keep(line)) kept += line + '\n';
    return kept;
}

/// Removes the words for which `drops` is true from lines of play, and lines that become empty.
template <class Drops>
std::string without_words(const std::string& text, Drops drops) {
    std::string kept;
    for (const std::string& line : lines_of(text)) {
        if (!is_play(line)) {
            if (!begins(line, "written")) kept += line + '\n';
            continue;
        }
        std::istringstream in(line);
        std::string seat, words;
        in >> seat;
        for (std::string word; in >> word;)
            if (!drops(word)) words += ' ' + word;
        if (!words.empty()) kept += seat + words + '\n';
    }
    return kept;
}

/// Returns the metrics of which the record has an observation.
std::set<std::string> shown_in(const RecordChecker& judge) {
    std::set<std::string> names;
    const FactCollector collector(judge.record, judge.verdict);
    Facts facts(judge.record.players);
    const auto gather = [&](const Samples& samples) {
        samples.for_each([&](std::size_t metric, const Sample& sample) {
            if (sample.n > 0) names.emplace(all_metrics()[metric].name);
        });
    };
    collector.add_game(facts);
    for (std::size_t hand = 0; hand < judge.verdict.hands.size(); ++hand)
        collector.add_hand(hand, facts);
    gather(facts.of_table());
    for (int seat = 0; seat < judge.record.players; ++seat) gather(facts.of_seat(Seat(seat)));
    return names;
}

void expect_only(const RecordChecker& judge, const std::set<std::string>& allowed, const char* what,
                 const std::string& text) {
    for (const std::string& name : shown_in(judge))
        EXPECT_TRUE(allowed.contains(name)) << what << ": " << name << " counts in\n" << text;
}

std::string points_of(const RecordChecker& judge) {
    const std::size_t scale = scale_of_points(judge.record, judge.verdict);
    return std::string(info(on_scale(Metric::points, scale)).name);
}

class Shown : public testing::TestWithParam<Game> {
  protected:
    template <class Use>
    void for_games(Use use) {
        test::Generated game(JudgeOptions{.trace = true});
        play::GameRequest request;
        request.game = GetParam();
        request.rules = default_house_rules(house_rules_of(request.game));
        request.players = traits(request.game).fewest_players;
        request.hands = 2;
        for (long i = 0; i < by_effort(traits(request.game).highest > 6 ? 6 : 20); ++i) {
            game.make(request, {}, static_cast<std::uint64_t>(i));
            use(game);
        }
    }
};

INSTANTIATE_TEST_SUITE_P(Games, Shown, testing::ValuesIn(all_games()),
                         [](const auto& each) { return test_name(each.param); });

TEST_P(Shown, the_outcome_of_a_game_shows_nothing_of_hands) {
    for_games([](test::Generated& game) {
        std::string text = only(game.text, [](const std::string& line) {
            return !is_play(line) && !begins(line, "deal") && !begins(line, "yard") &&
                   !begins(line, "left") && !begins(line, "prize") && !begins(line, "bid") &&
                   !begins(line, "trump") && !begins(line, "end") && !begins(line, "score") &&
                   !begins(line, "hand") && !begins(line, "written");
        });
        const std::size_t result = text.find("result ");
        text.insert(result == std::string::npos ? text.size() : result,
                    "hand 1\nend unfinished\nscore A 3 B 2\n");
        game.read(text);
        expect_only(game.judge, {"games", "finished", "won", "prize.coverage"}, "outcome", text);
    });
}

TEST_P(Shown, the_result_of_a_hand_shows_nothing_of_its_play) {
    for_games([](test::Generated& game) {
        const std::string text = only(game.text, [](const std::string& line) {
            return !is_play(line) && !begins(line, "deal") && !begins(line, "yard") &&
                   !begins(line, "left") && !begins(line, "written");
        });
        game.read(text);
        expect_only(game.judge,
                    {"games", "finished", "won", "hands", "hands-won", points_of(game.judge), "out",
                     "blocked", "prize.taken", "prize.coverage", "forty-two.bids"},
                    "results", text);
    });
}

TEST_P(Shown, a_hand_that_stops_shows_nothing_that_is_counted_to_its_end) {
    for_games([](test::Generated& game) {
        // Keeps only the first hand, without its last lines of play and its end.
        std::string text;
        Lines play;
        for (const std::string& line : lines_of(game.text)) {
            if (begins(line, "hand") && !play.empty()) break;
            if (is_play(line)) {
                play.push_back(line);
                continue;
            }
            if (begins(line, "end") || begins(line, "score") || begins(line, "left") ||
                begins(line, "prize") || begins(line, "result") || begins(line, "winner"))
                continue;
            text += line + '\n';
        }
        for (std::size_t i = 0; i < play.size() / 2; ++i) text += play[i] + '\n';
        text += "end unfinished\n";
        game.read(text);
        expect_only(game.judge,
                    {"games", "finished", "won", "hands", "choices", "forced", "leads",
                     "takes.revokes", "takes.leads-won", "leyden.draws-at-will", "forty-two.bids",
                     "forty-two.reneges", "prize.coverage"},
                    "stopped", text);
    });
}

TEST_P(Shown, a_hand_whose_passes_were_left_out_shows_no_number_of_passes) {
    for_games([](test::Generated& game) {
        std::vector<bool> had;
        for (const Hand& hand : game.judge.record.hands)
            had.push_back(std::any_of(game.judge.record.actions.begin() + hand.first_action,
                                      game.judge.record.actions.begin() + hand.end_action,
                                      [](const Action& a) { return a.kind == ActionKind::pass; }));
        const std::string text =
            without_words(game.text, [](const std::string& word) { return word == "pass"; });
        game.read(text);
        const FactCollector collector(game.judge.record, game.judge.verdict);
        for (std::size_t hand = 0; hand < game.judge.verdict.hands.size(); ++hand) {
            if (!had[hand]) continue;
            Facts facts(game.judge.record.players);
            collector.add_hand(hand, facts);
            EXPECT_FALSE(facts.of_table().has(static_cast<std::size_t>(Metric::length))) << text;
            for (int seat = 0; seat < game.judge.record.players; ++seat)
                EXPECT_FALSE(
                    facts.of_seat(Seat(seat)).has(static_cast<std::size_t>(Metric::passes)))
                    << text;
        }
    });
}

TEST_P(Shown, a_hand_whose_draws_were_left_out_shows_no_number_of_draws) {
    for_games([](test::Generated& game) {
        std::vector<SeatSet> drew;
        for (const Hand& hand : game.judge.record.hands) {
            SeatSet& seats = drew.emplace_back();
            for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i)
                if (game.judge.record.actions[i].draws())
                    seats |= game.judge.record.actions[i].seat();
        }
        const std::string text =
            without_words(game.text, [](const std::string& word) { return word[0] == '+'; });
        game.read(text);
        const FactCollector collector(game.judge.record, game.judge.verdict);
        for (std::size_t hand = 0; hand < game.judge.verdict.hands.size(); ++hand) {
            Facts facts(game.judge.record.players);
            collector.add_hand(hand, facts);
            for (const Seat seat : drew[hand])
                EXPECT_FALSE(facts.of_seat(seat).has(static_cast<std::size_t>(Metric::draws)))
                    << text;
        }
    });
}

TEST_P(Shown, a_turn_that_nobody_wrote_down_hides_what_is_counted_to_the_end) {
    if (traits(GetParam()).tricks) return;
    for_games([](test::Generated& game) {
        std::string text = game.text;
        // The third line of play.
        std::size_t at = 0;
        for (int i = 0; i < 3; ++i) at = text.find("\nB ", at + 1);
        if (at == std::string::npos) return;
        const std::size_t end = text.find('\n', at + 1);
        text.replace(at, end - at, "\nB ?");
        text.erase(text.find("\nhand 2") == std::string::npos ? text.size()
                                                              : text.find("\nhand 2") + 1);
        if (at >= text.size()) return;
        game.read(text);
        const std::set<std::string> shown = shown_in(game.judge);
        for (const char* name : {"length", "passes", "draws", "curse.matches", "super.spells",
                                 "leyden.matadors", "fives.in-play", "threes.eights"})
            EXPECT_FALSE(shown.contains(name)) << name << " counts in\n" << text;
    });
}

/// A whole record shows everything that its game has.
TEST_P(Shown, a_whole_record_shows_what_its_game_has) {
    std::set<std::string> shown;
    for_games([&](test::Generated& game) {
        const std::set<std::string> here = shown_in(game.judge);
        shown.insert(here.begin(), here.end());
    });
    for (const char* name : {"games", "hands", "hands-won", "length", "choices", "forced", "leads"})
        EXPECT_TRUE(shown.contains(name)) << name;
    EXPECT_EQ(shown.contains("passes"), !traits(GetParam()).tricks);
    EXPECT_EQ(shown.contains("draws"), describe(GetParam()).has_draws);
}

}  // namespace
}  // namespace bones::inline show::stats
