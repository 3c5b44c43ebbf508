// Properties of every game: games end, replay and keep their tiles. A move is listed as legal
// exactly if it is judged clean, and the record of a legal game has no finding.
#include <gtest/gtest.h>

#include "tests/engine/judging.hpp"
#include "tests/support/playout.hpp"

#include "bones/json.hpp"

namespace bones::test {
namespace {

/// Returns the house rules of every game with each value of each option, including the defaults.
template <GameRules G>
std::vector<HouseRules> rule_sets() {
    const HouseRules defaults = default_house_rules(G::options);
    std::vector<HouseRules> sets = {defaults};
    for (std::size_t i = 0; i < G::options.size(); ++i) {
        HouseRules rules = defaults;
        const HouseRule& option = G::options[i];
        if (option.is_number()) {
            const int other = option.default_number <= 0 ? 200 : option.default_number / 2;
            rules[i] = std::min(other, option.most(traits(G::game).most_players));
            enlarge_set(G::options, traits(G::game).most_players, rules);
            sets.push_back(rules);
            continue;
        }
        for (std::size_t word = 1; word < option.words.size() && !option.words[word].empty();
             ++word) {
            rules[i] = static_cast<std::int32_t>(word);
            sets.push_back(rules);
        }
    }
    return sets;
}

/// Returns the numbers of players to test.
template <GameRules G>
std::vector<int> tables() {
    const GameTraits& game = traits(G::game);
    std::vector<int> players;
    for (int n = game.fewest_players; n <= game.most_players; n += n < 4 ? 1 : 11)
        players.push_back(n);
    return players;
}

constexpr int games_each = 4;     ///< for each set of rules and number of players
constexpr int most_hands = 12;    ///< of a game
constexpr int most_plies = 1500;  ///< of a hand

/// Plays several games for each set of rules and number of players.
template <GameRules G, class Use>
void for_each_game(unsigned breaches, Use&& use) {
    std::uint64_t seed = 0;
    for (const HouseRules& rules : rule_sets<G>())
        for (int players : tables<G>())
            for (int i = 0; i < games_each; ++i) {
                Playout<G> playout(++seed, players, rules, breaches);
                use(playout);
                if (::testing::Test::HasFailure()) {
                    ADD_FAILURE() << "seed " << seed << "\n" << playout.text().substr(0, 6000);
                    return;
                }
            }
}

template <class G>
class Conformance : public testing::Test {};

template <class List>
struct AsTypes;
template <class... G>
struct AsTypes<GameList<G...>> {
    using type = testing::Types<G...>;
};

struct NameOfGame {
    template <class G>
    static std::string GetName(int) {
        std::string name;
        bool upper = true;
        for (char c : traits(G::game).name) {
            if (c != '-') name += upper ? static_cast<char>(c - 'a' + 'A') : c;
            upper = c == '-';
        }
        return name;
    }
};

TYPED_TEST_SUITE(Conformance, AsTypes<Games>::type, NameOfGame);

// ---- a move is listed exactly if it is clean ----------------------------------------------------

/// Describes a move in failure messages.
std::string shown(const Move& move) {
    return fmt::format("kind {} tile {} inner {} arm {} crosswise {} prize {} suit {}",
                       static_cast<int>(move.kind), text_of(move.tile), move.inner, move.arm,
                       move.crosswise, move.from_prizes, move.suit);
}

template <GameRules G>
struct LegalIsClean : Watcher<G> {
    void before(const Table<G>& table) override {
        const std::vector<Move> legal = table.legal();
        const std::vector<Move> all = conceivable(table);
        for (const Move& move : all) {
            const bool listed = std::find(legal.begin(), legal.end(), move) != legal.end();
            const bool clean = table.clean(move);
            EXPECT_EQ(listed, clean) << shown(move) << ", " << G::situation(table.state);
        }
        for (const Move& move : legal)
            EXPECT_NE(std::find(all.begin(), all.end(), move), all.end())
                << "not conceivable: " << shown(move);
        EXPECT_FALSE(legal.empty());
        positions += 1;
    }
    int positions = 0;
};

TYPED_TEST(Conformance, lists_as_legal_what_is_judged_clean) {
    LegalIsClean<TypeParam> watcher;
    for_each_game<TypeParam>(0, [&](auto& playout) { playout.play(most_hands, watcher); });
    EXPECT_GT(watcher.positions, 300);
}

TYPED_TEST(Conformance, lists_as_legal_what_is_judged_clean_after_breaches_too) {
    LegalIsClean<TypeParam> watcher;
    for_each_game<TypeParam>(10, [&](auto& playout) { playout.play(2, watcher); });
    EXPECT_GT(watcher.positions, 300);
}

// ---- games end and keep their tiles -------------------------------------------------------------

template <GameRules G>
struct Conserves : Watcher<G> {
    void before(const Table<G>& table) override { check(table); }
    void ended(const Table<G>& table, const HandScore& score) override {
        check(table);
        EXPECT_TRUE(table.state.ended());
        EXPECT_TRUE(score.known || G::declares_suit) << "a wrong suit hides who took a trick (D3)";
    }
    void check(const Table<G>& table) {
        EXPECT_EQ(table.all_tiles(), TileSet::full(highest_in_set<G>(table.match.rules)));
        for (int s = 0; s < table.match.players; ++s)
            EXPECT_EQ(table.hand(Seat(s)).size(), table.state.held[s]);
        if (G::has_draws) {
            EXPECT_EQ(table.stock.size() - table.drawn, table.state.stock);
        }
    }
};

TYPED_TEST(Conformance, keeps_its_tiles_and_ends) {
    Conserves<TypeParam> watcher;
    for_each_game<TypeParam>(0, [&](auto& playout) {
        playout.play(most_hands, watcher);
        EXPECT_LT(playout.longest(), most_plies);
    });
}

TYPED_TEST(Conformance, keeps_its_tiles_after_breaches_too) {
    Conserves<TypeParam> watcher;
    for_each_game<TypeParam>(10, [&](auto& playout) { playout.play(2, watcher); });
}

// ---- the verdicts on such games -----------------------------------------------------------------

template <GameRules G>
struct Scores : Watcher<G> {
    void ended(const Table<G>&, const HandScore& score) override { hands.push_back(score.points); }
    std::vector<Points> hands;
};

TYPED_TEST(Conformance, a_game_played_by_the_rules_has_no_finding_and_the_same_scores) {
    for_each_game<TypeParam>(0, [](auto& playout) {
        Scores<TypeParam> played;
        playout.play(most_hands, played);
        const Judged judged(playout.text());
        EXPECT_EQ(judged.findings(), none);
        EXPECT_EQ(judged.notes(), none);
        EXPECT_EQ(judged.open(), none);
        ASSERT_EQ(judged.verdict().hands.size(), played.hands.size());
        for (std::size_t hand = 0; hand < played.hands.size(); ++hand)
            EXPECT_EQ(judged.verdict().hands[hand].scores, played.hands[hand]) << hand;
        EXPECT_EQ(judged.verdict().totals, playout.table().match.totals);
        EXPECT_EQ(judged.verdict().complete, playout.table().match.over);
    });
}

/// Returns hand and ply, such as `1.2`, of every breach found, including open ones after a misfit
/// (G4).
std::vector<std::string> places_of_breaches(const Judged& judged) {
    std::vector<std::string> places;
    std::int64_t with_misfit = -1;
    for (const Finding& finding : judged.verdict().findings) {
        const bool follows = finding.hand == with_misfit;
        if (finding.code == &code::misfit) with_misfit = finding.hand;
        EXPECT_TRUE(finding.verdict == Verdict::broken || follows) << finding.message;
        const bool breach = finding.ply > 0 && finding.severity != Severity::note;
        const std::string place = fmt::format("{}.{}", finding.hand, finding.ply);
        if (breach && (places.empty() || places.back() != place)) places.push_back(place);
    }
    return places;
}

bool contains(const std::vector<std::string>& places, const std::string& place) {
    return std::find(places.begin(), places.end(), place) != places.end();
}

TYPED_TEST(Conformance, breaches_are_found_where_they_were_made) {
    std::size_t found = 0;
    for_each_game<TypeParam>(5, [&](auto& playout) {
        Scores<TypeParam> played;
        playout.play(2, played);
        const Judged judged(playout.text());
        const auto places = places_of_breaches(judged);
        found += places.size();
        for (const std::string& place : places)
            EXPECT_TRUE(contains(playout.unclean(), place)) << "nothing was wrong at " << place;
        for (const std::string& place : playout.accused())
            EXPECT_TRUE(contains(places, place)) << "nothing is said at " << place;
        for (const Finding& finding : judged.verdict().findings)
            EXPECT_TRUE(finding.severity != Severity::error || finding.code == &code::wrong_suit)
                << finding.message;
    });
    EXPECT_GT(found, 20u);
}

// ---- text and JSON ------------------------------------------------------------------------------

/// Returns a record's text in canonical form.
std::string formatted(const std::string& text) {
    return Judged(text).canonical();
}

std::string through_json(const std::string& text) {
    const Judged judged(text);
    std::string json, back, why;
    write_json(judged.record(), judged.verdict().actions, json);
    EXPECT_TRUE(text_from_json(json, back, why)) << why;
    return back;
}

TYPED_TEST(Conformance, text_and_json_come_back_as_they_were) {
    for (unsigned breaches : {0u, 5u})
        for_each_game<TypeParam>(breaches, [](auto& playout) {
            Scores<TypeParam> played;
            playout.play(2, played);
            const std::string canonical = formatted(playout.text());
            EXPECT_EQ(formatted(canonical), canonical) << "formatting is not idempotent";
            const Judged before(playout.text()), after(canonical);
            EXPECT_EQ(after.findings(), before.findings());
            EXPECT_EQ(fingerprint(after.record(), after.verdict()),
                      fingerprint(before.record(), before.verdict()));
            EXPECT_EQ(formatted(through_json(playout.text())), canonical);
        });
}

/// Returns a playout's text with one more header line.
std::string with_header_line(std::string text, std::string_view line) {
    return text.insert(text.find('\n') + 1, line);
}

TYPED_TEST(Conformance, what_a_sheet_notes_is_no_part_of_the_fingerprint) {
    for_each_game<TypeParam>(0, [](auto& playout) {
        Scores<TypeParam> played;
        playout.play(2, played);
        const Judged bare(playout.text());
        for (const char* line : {"written all\n", "written passes\n", "unwritten all\n"}) {
            const Judged noted(with_header_line(playout.text(), line));
            EXPECT_EQ(fingerprint(noted.record(), noted.verdict()),
                      fingerprint(bare.record(), bare.verdict()))
                << line;
        }
    });
}

TYPED_TEST(Conformance, the_same_seed_plays_the_same_game) {
    for (unsigned breaches : {0u, 5u}) {
        Scores<TypeParam> one, other;
        const HouseRules rules = default_house_rules(TypeParam::options);
        Playout<TypeParam> first(77, tables<TypeParam>().back(), rules, breaches);
        Playout<TypeParam> second(77, tables<TypeParam>().back(), rules, breaches);
        first.play(2, one);
        second.play(2, other);
        EXPECT_EQ(first.text(), second.text());
        EXPECT_EQ(one.hands, other.hands);
    }
}

}  // namespace
}  // namespace bones::test
