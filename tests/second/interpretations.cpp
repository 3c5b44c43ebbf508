// G17 by brute force: writes every interpretation of an incomplete sheet as a record of its own.
// The second referee judges each one, and nothing is merged.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <set>
#include <tuple>

#include "bones/referee.hpp"
#include "tests/second/compare.hpp"
#include "tests/second/random_game.hpp"
#include "tests/second/referee/text.hpp"
#include "tests/support/effort.hpp"

namespace bones::second {
namespace {

using ProvenBreach = std::tuple<int, char, std::string>;  // ply on the sheet, seat, code
using ProvenSet = std::set<ProvenBreach>;

/// One way of filling a sheet in.
struct Filling {
    std::vector<Token> tokens;
    /// The sheet's ply of each token; a silent pass has the ply of the next action.
    std::vector<int> plies;
    std::vector<std::size_t> lapses;  ///< plies of the filling before which an open turn lapses
    ProvenSet breaches;
    bool has_misfit = false;
};

/// Whether a token is a draw of an unknown number of tiles.
bool draws_some(const Token& token) {
    return token.kind == Token::draw && token.arm < 0;
}

/// Whether a referee reports one of these codes at a ply.
bool says(const Judged& judged, std::size_t ply, std::initializer_list<std::string_view> codes) {
    return std::any_of(judged.findings.begin(), judged.findings.end(), [&](const Item& item) {
        return item.ply == static_cast<std::int64_t>(ply) &&
               std::find(codes.begin(), codes.end(), item.code) != codes.end();
    });
}

/// Fills in one hand.
class SheetFillings {
  public:
    static constexpr std::size_t most = 600;

    SheetFillings(const Draft& draft, bool passes, bool halves)
        : draft_(draft),
          sheet_(draft.hands[0].tokens),
          passes_noted_(passes),
          halves_noted_(halves) {
        for (std::size_t i = 0; i < sheet_.size(); ++i)
            if (sheet_[i].kind == Token::play && sheet_[i].arm > 0) last_named_ = i;
        fill(0, {});
    }
    /// Whether there are too many fillings, or the written part of the hand is wrong in itself.
    bool left_alone() const { return too_many_ || left_alone_; }
    const std::vector<Filling>& all() const { return all_; }

  private:
    Judged judge(const Filling& filling) {
        draft_.hands[0].tokens = filling.tokens;
        std::string text = render(draft_);
        for (const std::size_t ply : filling.lapses)
            text.insert(text.find('\n') + 1, "x-lapses " + std::to_string(ply) + "\n");
        return judge_text(text);
    }
    static Filling with(Filling before, const Token& token) {
        before.tokens.push_back(token);
        return before;
    }

    void fill(std::size_t at, Filling so_far) {
        if (too_many_) return;
        if (at == sheet_.size()) return close(std::move(so_far));
        for (const Turns& turns : turns_before(so_far, sheet_[at])) {
            Filling begun = so_far;
            for (const Token& pass : turns.passes) add(begun, pass, at);
            if (turns.lapses) begun.lapses.push_back(begun.tokens.size() + 1);
            if (draws_some(sheet_[at])) {
                fill_draws(at, begun);
                continue;
            }
            for (const Token& token : places(begun, at)) {
                Filling next = begun;
                add(next, token, at);
                fill(at + 1, std::move(next));
            }
        }
    }
    /// Tries one draw, two and so on, while the rules allow it and tiles are left.
    void fill_draws(std::size_t at, Filling begun) {
        Token draw = sheet_[at];
        draw.arm = 0;
        draw.known = false;
        add(begun, draw, at);
        do {
            fill(at + 1, begun);
            add(begun, draw, at);
        } while (!too_many_ && !says(judge(begun), begun.tokens.size(),
                                     {"illegal-draw", "count-mismatch", "wrong-turn"}));
    }
    static void add(Filling& filling, const Token& token, std::size_t at) {
        filling.tokens.push_back(token);
        filling.plies.push_back(static_cast<int>(at) + 1);
    }

    /// What may come before an action that the sheet does not show.
    struct Turns {
        std::vector<Token> passes{};
        bool lapses = false;  ///< the open turn of another seat does not end
    };
    /// Returns the silent passes that may come before an action: none, or one of each seat in a
    /// row. In Prize Dominoes the turn of the same seat may have ended after a draw (P6).
    std::vector<Turns> turns_before(const Filling& before, const Token& action) {
        std::vector<Turns> all{{}};
        const auto opens = [](const Token& token) { return token.kind == Token::play; };
        if (passes_noted_ || std::none_of(before.tokens.begin(), before.tokens.end(), opens))
            return all;
        const Judged judged = judge(with(before, action));
        const std::size_t ply = before.tokens.size() + 1;
        const Token& last = before.tokens.back();
        const bool again = draft_.game == Game::prize_dominoes && last.kind == Token::draw &&
                           last.seat == action.seat &&
                           says(judged, ply, {"illegal-draw", "illegal-prize-play"});
        if (says(judged, ply, {"missing-pass"})) all.push_back({{}, true});
        if (!again && !says(judged, ply, {"wrong-turn"})) return all;
        for (int count = again ? draft_.players : 1; count <= draft_.players; ++count) {
            const std::vector<Token> passes = passes_before(action, count);
            if (may_come(before, passes, action)) all.push_back({passes});
        }
        const Token own = passes_before(action, draft_.players).front();
        if (again && all.size() == 1 &&
            judge(with(before, own)).hands[0].end == EndKind::unfinished)
            all.push_back({{own}});
        return all;
    }
    std::vector<Token> passes_before(const Token& action, int count) const {
        std::vector<Token> passes(static_cast<std::size_t>(count));
        for (Token& pass : passes) {
            pass.kind = Token::pass;
            pass.seat = (action.seat - count-- + 2 * draft_.players) % draft_.players;
        }
        return passes;
    }
    bool may_come(const Filling& before, const std::vector<Token>& passes, const Token& action) {
        Filling filling = before;
        for (const Token& pass : passes) filling.tokens.push_back(pass);
        if (judge(filling).hands[0].end != EndKind::unfinished) return false;
        filling.tokens.push_back(action);
        const Judged judged = judge(filling);
        for (std::size_t ply = before.tokens.size() + 1; ply <= filling.tokens.size(); ++ply)
            if (says(judged, ply, {"wrong-turn", "after-end"})) return false;
        return true;
    }

    /// Returns the places where a tile may lie: where it fits, or else as written.
    std::vector<Token> places(const Filling& before, std::size_t at) {
        const bool no_half = sheet_[at].arm < 0;
        Token written = sheet_[at];
        if (written.kind != Token::play) return {written};
        written.arm = std::max(written.arm, 0);
        const bool opens =
            std::none_of(before.tokens.begin(), before.tokens.end(),
                         [](const Token& token) { return token.kind == Token::play; });
        const bool turns = (!halves_noted_ || no_half) && written.first != written.second;
        if (opens) {
            if (!turns || last_named_ == 0) return {written};
            return {written, turned(written)};
        }
        std::vector<Token> fitting;
        for (const bool other : {false, true}) {
            if (other && written.first == written.second) break;
            if (other && !turns && !fitting.empty())
                break;  // N9: turned round only if the tile fits no other way
            for (int arm = 1; arm <= 4; ++arm) {
                Token token = other ? turned(written) : written;
                token.arm = arm;
                if ((written.arm == 0 || arm == written.arm) && fits(before, token))
                    fitting.push_back(token);
            }
        }
        if (fitting.empty() && written.arm > 0 && turns) return {written, turned(written)};
        if (fitting.empty()) return {written};
        return fitting;
    }
    static Token turned(Token token) {
        std::swap(token.first, token.second);
        return token;
    }
    bool fits(const Filling& before, const Token& token) {
        const Judged judged = judge(with(before, token));
        return !says(judged, before.tokens.size() + 1,
                     {"misfit", "turned-tile", "no-such-arm", "layout-unknown"}) &&
               judged.hands[0].layout_known;
    }

    void close(Filling filling) {
        const Judged judged = judge(filling);
        for (const Item& item : judged.findings) {
            // Where facts contradict each other, hands are in doubt from an action on, or from the
            // silent pass before it.
            left_alone_ = left_alone_ || item.severity == Severity::error;
            if (item.severity != Severity::broken || item.code == "joint-breach") continue;
            // A seat may have passed before the first tile, legally or not.
            if (item.code == "wrong-lead" && !passes_noted_) continue;
            const auto ply = static_cast<std::size_t>(item.ply);
            if (item.ply < 1 || ply > filling.plies.size()) continue;
            filling.breaches.emplace(filling.plies[ply - 1], item.seat, item.code);
            filling.has_misfit = filling.has_misfit || item.code == "misfit";
            // G4: other readings of a misfit with an arm are not tested here.
            const Token& token = sheet_[static_cast<std::size_t>(filling.plies[ply - 1]) - 1];
            left_alone_ = left_alone_ || (item.code == "misfit" && token.arm > 0);
        }
        all_.push_back(std::move(filling));
        too_many_ = all_.size() > most;
    }

    Draft draft_;
    std::vector<Token> sheet_;
    bool passes_noted_, halves_noted_;
    std::size_t last_named_ = 0;
    std::vector<Filling> all_;
    bool too_many_ = false, left_alone_ = false;
};

ProvenSet common(const ProvenSet& one, const ProvenSet& other) {
    ProvenSet both;
    std::set_intersection(one.begin(), one.end(), other.begin(), other.end(),
                          std::inserter(both, both.end()));
    return both;
}

/// Returns the least number of breaches that include one from each set; 4 if three are not enough.
std::size_t joint_size(const std::vector<ProvenSet>& sets) {
    ProvenSet every;
    for (const ProvenSet& set : sets) every.insert(set.begin(), set.end());
    const std::vector<ProvenBreach> all(every.begin(), every.end());
    const auto hits = [&](std::initializer_list<std::size_t> chosen) {
        return std::all_of(sets.begin(), sets.end(), [&](const ProvenSet& set) {
            return std::any_of(chosen.begin(), chosen.end(),
                               [&](std::size_t i) { return set.count(all[i]) != 0; });
        });
    };
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = i + 1; j < all.size(); ++j)
            if (hits({i, j})) return 2;
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = i + 1; j < all.size(); ++j)
            for (std::size_t k = j + 1; k < all.size(); ++k)
                if (hits({i, j, k})) return 3;
    return 4;
}

/// The breaches that follow from all fillings of a sheet.
struct Told {
    ProvenSet proven, always;
    std::size_t joint = 0;  ///< number of actions in the joint breach; 0: none
};

Told told_by(const std::vector<Filling>& all) {
    const bool some_fit = std::any_of(all.begin(), all.end(),
                                      [](const Filling& filling) { return !filling.has_misfit; });
    std::vector<ProvenSet> kept;
    Told told;
    bool first = true;
    for (const Filling& filling : all)
        if (!some_fit || !filling.has_misfit) {
            kept.push_back(filling.breaches);
            told.proven = first ? filling.breaches : common(told.proven, filling.breaches);
            first = false;
        }
    told.always = told.proven;
    for (const Filling& filling : all) told.always = common(told.always, filling.breaches);
    const bool all_broken =
        std::none_of(kept.begin(), kept.end(), [](const ProvenSet& set) { return set.empty(); });
    if (told.proven.empty() && all_broken) told.joint = joint_size(kept);
    return told;
}

/// The same result from the engine's single judgement. Its `always` may be smaller.
Told told_by_engine(const std::string& text) {
    Told told;
    each_record(text, [&](const Record& record) {
        Referee referee;
        GameVerdict verdict;
        referee.judge(record, verdict);
        for (const Finding& finding : verdict.findings) {
            if (finding.severity != Severity::broken || finding.verdict != Verdict::broken)
                continue;
            if (finding.code->name == "joint-breach") {
                if (finding.clause == "G17")
                    told.joint = std::min<std::size_t>(4, finding.evidence.size());
                continue;
            }
            const ProvenBreach breach(static_cast<int>(finding.ply), finding.seat.letter(),
                                      std::string(finding.code->name));
            told.proven.insert(breach);
            if (finding.holds_always()) told.always.insert(breach);
        }
    });
    return told;
}

std::string to_text(const ProvenSet& breaches) {
    std::string text;
    for (const auto& [ply, seat, code] : breaches)
        text += std::to_string(ply) + " " + seat + " " + code + "\n";
    return text;
}

std::string to_text(Draft draft, const std::vector<Filling>& all) {
    std::string text;
    for (const Filling& filling : all) {
        draft.hands[0].tokens = filling.tokens;
        const std::string record = render(draft);
        text += "---\n" + record.substr(record.find("hand "));
        for (const std::size_t ply : filling.lapses)
            text += "an open turn lapses before ply " + std::to_string(ply) + "\n";
        text += to_text(filling.breaches);
        if (text.size() > 3000) break;
    }
    return text;
}

class Interpretations : public testing::TestWithParam<Game> {};

/// Removes arms, the order of halves, the number of draws, and passes from a hand.
void leave_out(HandDraft& hand, bool halves, bool passes, Dice& dice) {
    const int arms = dice.chance(60) ? 100 : 40;
    for (Token& token : hand.tokens) {
        if (token.kind != Token::play) continue;
        if (dice.chance(arms)) token.arm = dice.chance(30) ? -1 : 0;
        if (halves && dice.chance(50)) std::swap(token.first, token.second);
    }
    std::vector<Token> tokens;
    const bool some = dice.chance(30);
    for (const Token& token : hand.tokens) {
        const bool again = some && token.kind == Token::draw && !tokens.empty() &&
                           draws_some(tokens.back()) && tokens.back().seat == token.seat;
        if (again) continue;
        tokens.push_back(token);
        if (some && token.kind == Token::draw) tokens.back().arm = -1;
    }
    hand.tokens = std::move(tokens);
    if (passes)
        std::erase_if(hand.tokens, [&](const Token& token) {
            return token.kind == Token::pass && dice.chance(60);
        });
}

TEST_P(Interpretations, G17_the_engine_tells_what_all_ways_of_filling_in_a_sheet_prove) {
    long compared = 0, fillings = 0, broken = 0, joint = 0, some_draws = 0;
    const long games = by_effort(60);
    for (long game = 1; game <= games; ++game) {
        Dice dice(static_cast<std::uint64_t>(game) * 4711);
        Draft draft = random_game(GetParam(), dice);
        draft.hands.resize(1);
        draft.claims.clear();
        HandDraft& hand = draft.hands[0];
        hand.number = 1;
        hand.left.clear();
        hand.tail.clear();
        hand.end = "end unfinished";
        if (dice.chance(70)) corrupt(draft, dice);
        if (draft.hands.empty()) continue;
        HandDraft& sheet = draft.hands[0];
        sheet.lead.reset();  // the line does not describe an action
        sheet.end = "end unfinished";
        const auto most = static_cast<std::size_t>(4 + dice.roll(7));
        if (sheet.tokens.size() > most) sheet.tokens.resize(most);
        if (std::any_of(sheet.tokens.begin(), sheet.tokens.end(),
                        [](const Token& token) { return token.kind == Token::other; }))
            continue;
        const bool halves = dice.chance(50), passes = dice.chance(50);
        leave_out(sheet, halves, passes, dice);
        const SheetFillings ways(draft, !passes, !halves);
        if (ways.left_alone()) continue;
        const std::string noted =
            std::string("written draws suits") + (halves ? "" : " halves") +
            (passes ? "" : " passes") + "\n" +
            (halves || passes ? std::string("unwritten") + (halves ? " halves" : "") +
                                    (passes ? " passes" : "") + "\n"
                              : "");
        std::string text = render(draft);
        text.insert(text.find('\n') + 1, noted);
        const Told wanted = told_by(ways.all()), told = told_by_engine(text);
        if (std::any_of(sheet.tokens.begin(), sheet.tokens.end(), draws_some)) {
            // The engine ignores the number of tiles in that case.
            EXPECT_TRUE(std::includes(wanted.proven.begin(), wanted.proven.end(),
                                      told.proven.begin(), told.proven.end()))
                << text << to_text(told.proven) << "by filling in:\n"
                << to_text(wanted.proven);
            ++some_draws;
            continue;
        }
        ASSERT_EQ(to_text(told.proven), to_text(wanted.proven))
            << game << "\n"
            << text << to_text(draft, ways.all());
        EXPECT_TRUE(std::includes(wanted.always.begin(), wanted.always.end(), told.always.begin(),
                                  told.always.end()))
            << text << to_text(told.always) << "by filling in:\n"
            << to_text(wanted.always);
        ASSERT_EQ(told.joint, wanted.joint) << game << "\n" << text;
        ++compared;
        fillings += static_cast<long>(ways.all().size());
        broken += !wanted.proven.empty();
        joint += wanted.joint > 0;
    }
    std::cout << compared << " sheets, " << fillings << " ways of filling them in, " << broken
              << " with breaches, " << joint << " with joint ones; " << some_draws
              << " with a bare +\n";
    EXPECT_GT(compared, games / 3);
}

INSTANTIATE_TEST_SUITE_P(Games, Interpretations,
                         testing::Values(Game::block, Game::prize_dominoes,
                                         Game::curse_of_the_doublet, Game::fives_and_threes,
                                         Game::draw, Game::all_fives),
                         [](const auto& game) {
                             std::string name(traits(game.param).name);
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

}  // namespace
}  // namespace bones::second
