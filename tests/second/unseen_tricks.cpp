// Trick games with tricks that have unrecorded tiles (G14, D5, D6). Every filling is judged with
// everything known, and a result common to all fillings must be reported. The two referees must
// also agree on hidden records. BONES_EFFORT sets the number of games.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <map>

#include "bones/referee.hpp"
#include "tests/second/compare.hpp"
#include "tests/second/random_game.hpp"
#include "tests/second/referee/text.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/games.hpp"

namespace bones::second {
namespace {

Judged engine_on(const std::string& text) {
    static Referee referee(JudgeOptions{true});
    Judged judged;
    each_record(text, [&](const Record& record) {
        GameVerdict verdict;
        referee.judge(record, verdict);
        judged = from_engine(verdict);
    });
    return judged;
}

std::vector<std::size_t> forget_some(HandDraft& hand, int tiles, Dice& dice) {
    std::vector<std::size_t> places;
    for (int i = 0; i < tiles; ++i) {
        const auto at = static_cast<std::size_t>(dice.roll(hand.tokens.size()));
        Token& token = hand.tokens[at];
        if (token.kind != Token::play) continue;
        token.kind = Token::other;
        token.word = "?";
        places.push_back(at);
    }
    std::sort(places.begin(), places.end());
    return places;
}

/// T4: whether the tile that would name trumps is unknown, so that the trumps are unknown too.
bool names_trumps_unseen(const Draft& draft, const std::vector<std::size_t>& places) {
    const bool named = !draft.hands[0].trump.empty();
    return draft.game == Game::forty_two && !named && places.front() == 0;
}

/// All assignments of dealt tiles to the unrecorded plays, with the suits led.
class Fillings {
  public:
    Fillings(const Draft& draft, std::vector<std::size_t> places)
        : draft_(draft), places_(std::move(places)) {
        for (const auto& deal : draft.hands[0].deals) hands_.emplace_back(deal.begin(), deal.end());
        for (const Token& token : draft.hands[0].tokens)
            if (token.kind == Token::play)
                std::erase_if(hands_[static_cast<std::size_t>(token.seat)],
                              [&](const std::string& word) {
                                  return word == tile_word(token.first, token.second) ||
                                         word == tile_word(token.second, token.first);
                              });
    }

    void judge_all(std::size_t at = 0) {
        if (count_ > most) return;
        if (at == places_.size()) return judge_one();
        Token& token = draft_.hands[0].tokens[places_[at]];
        auto& held = hands_[static_cast<std::size_t>(token.seat)];
        const Token before = token;
        for (std::size_t i = 0; i < held.size(); ++i) {
            const std::string word = held[i];
            const auto dash = word.find('-');
            held.erase(held.begin() + static_cast<std::ptrdiff_t>(i));
            token.kind = Token::play;
            token.first = std::stoi(word);
            token.second = std::stoi(word.substr(dash + 1));
            const bool leads = draft_.game == Game::double_takes &&
                               places_[at] % static_cast<std::size_t>(draft_.players) == 0;
            for (const int suit : {token.first, token.second}) {
                token.suit = leads ? suit : -1;  // D3
                if (suit == token.first || (leads && token.first != token.second))
                    judge_all(at + 1);
            }
            held.insert(held.begin() + static_cast<std::ptrdiff_t>(i), word);
        }
        token = before;
    }

    long count() const { return count_; }

    /// Returns one line for each wrong or missing verdict.
    std::string compare_with(const Judged& judged) const {
        std::string lines;
        std::map<std::pair<std::int64_t, char>, std::string> said;
        for (const Item& item : judged.open)
            if (item.code == "wrong-turn") said[{item.ply, item.seat}] = "open";
        for (const Item& item : judged.findings)
            if (item.code == "wrong-turn") said[{item.ply, item.seat}] = "broken";
        for (const auto& [place, times] : wrong_turns_)
            if (const std::string truth = times == count_ ? "broken" : "open"; said[place] != truth)
                lines += "ply " + std::to_string(place.first) + ": " + truth + "\n";
        for (const auto& [place, verdict] : said)
            if (!verdict.empty() && !wrong_turns_.count(place))
                lines += "ply " + std::to_string(place.first) + ": said " + verdict + "\n";
        const HandResult& hand = judged.hands[0];
        const bool same = scores_.size() == 1 && (*scores_.begin())[14] >= 0;
        // T9, D7: the referee works trick by trick, so it may know less than the fillings.
        const bool may_say_less = draft_.game != Game::double_takes || mixed() || in_two_tricks();
        if (hand.scored != same && (hand.scored || !may_say_less))
            lines += hand.scored ? "the score is not known\n" : "the score is known\n";
        if (hand.scored && *scores_.begin() != hand.scores) lines += "the score is another\n";
        return lines;
    }

    static constexpr long most = 3000;

  private:
    /// Whether some tile may or may not have been a double. The referee counts doubles trick by
    /// trick (D7).
    bool mixed() const {
        return std::any_of(doubles_.begin(), doubles_.end(), [&](const auto& place) {
            return place.second > 0 && place.second < count_;
        });
    }

    bool in_two_tricks() const {
        const auto players = static_cast<std::size_t>(draft_.players);
        return !places_.empty() && places_.front() / players != places_.back() / players;
    }

    void judge_one() {
        ++count_;
        for (std::size_t place : places_) {
            const Token& token = draft_.hands[0].tokens[place];
            doubles_[place] += token.first == token.second;
        }
        const Judged judged = engine_on(render(draft_));
        for (const Item& item : judged.findings)
            if (item.code == "wrong-turn") ++wrong_turns_[{item.ply, item.seat}];
        Points points = judged.hands[0].scores;
        if (!judged.hands[0].scored) points[14] = -1;
        scores_.insert(points);
    }

    Draft draft_;
    std::vector<std::size_t> places_;
    std::vector<std::vector<std::string>> hands_;
    std::map<std::pair<std::int64_t, char>, long> wrong_turns_;
    std::map<std::size_t, long> doubles_;  // number of fillings in which each was a double
    std::set<Points> scores_;
    long count_ = 0;
};

class UnseenTricks : public testing::TestWithParam<Game> {};

TEST_P(UnseenTricks, G9_D6_the_winner_is_known_if_every_filling_agrees) {
    const long games = by_effort(60);
    long fillings = 0, used = 0;
    for (long game = 1; game <= games && !testing::Test::HasFailure(); ++game) {
        Dice dice(static_cast<std::uint64_t>(game) * 77);
        Draft draft = random_game(GetParam(), dice);
        draft.hands.resize(1);
        draft.claims.clear();
        std::erase_if(draft.rules, [](const auto& rule) {
            return rule.starts_with("revoke=") || rule == "undeclared=unknown";
        });
        draft.rules.push_back("revoke=report");
        HandDraft& hand = draft.hands[0];
        if (hand.tokens.empty()) continue;
        hand.tail.clear();
        hand.end.clear();
        const auto players = static_cast<std::size_t>(draft.players);
        const std::size_t tricks = hand.tokens.size() / players;
        if (dice.chance(40) && tricks > 3) {  // stop sometimes before all tiles are played
            hand.tokens.resize(players * (tricks - 1 - dice.roll(2)));
            hand.end = "end unfinished";
        }
        std::vector<std::size_t> places =
            forget_some(hand, 1 + dice.roll(dice.chance(50) ? 2 : 4), dice);
        places.erase(std::unique(places.begin(), places.end()), places.end());
        Fillings ways(draft, places);
        ways.judge_all();
        if (places.empty() || ways.count() == 0 || ways.count() > Fillings::most) continue;
        if (names_trumps_unseen(draft, places)) continue;
        ++used;
        fillings += ways.count();
        EXPECT_EQ(ways.compare_with(engine_on(render(draft))), "") << render(draft);
        EXPECT_EQ(compare(render(draft)), "");
    }
    EXPECT_GT(used, games / 3);
    std::cout << used << " games with " << fillings << " fillings\n";
}

TEST_P(UnseenTricks, G9_D6_both_referees_agree_on_hidden_hands) {
    const long games = by_effort(60);
    for (long game = 1; game <= games && !testing::Test::HasFailure(); ++game) {
        Dice dice(static_cast<std::uint64_t>(game) * 79);
        Draft draft = random_game(GetParam(), dice);
        hide(draft, dice);
        for (HandDraft& hand : draft.hands)
            if (!hand.tokens.empty()) forget_some(hand, 1 + dice.roll(8), dice);
        if (dice.chance(20)) corrupt(draft, dice);
        EXPECT_EQ(compare(render(draft)), "");
    }
}

INSTANTIATE_TEST_SUITE_P(Games, UnseenTricks, testing::Values(Game::double_takes, Game::forty_two),
                         [](const auto& instance) { return test_name(instance.param); });

}  // namespace
}  // namespace bones::second
