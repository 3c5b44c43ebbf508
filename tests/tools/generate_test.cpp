// Generated games: clean ones are clean. Each intended breach is found at its place with its code,
// and nothing else is found.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include <iostream>
#include <map>
#include <set>

#include "bones/parser.hpp"
#include "bones/writer.hpp"
#include "engine/play/generator.hpp"
#include "engine/rules/house_rules.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/generated_record.hpp"

namespace bones {

using namespace play;
namespace {

using test::Generated;

std::string seat_text(Seat seat) {
    return seat.exists() ? std::string(1, seat.letter()) : "-";
}

/// Returns a sorted line `hand.ply seat code` for each intended breach, with marks for missing
/// parts.
std::multiset<std::string> truths(const PlayedGame& sheet) {
    std::multiset<std::string> lines;
    for (const Truth& truth : sheet.truths)
        lines.insert(fmt::format("{}.{} {} {}",
                                 truth.hand > 0 ? static_cast<std::int64_t>(truth.hand) : -1,
                                 truth.ply, seat_text(truth.seat), truth.code->name));
    return lines;
}

bool counts(const Finding& finding) {
    return finding.severity != Severity::note && finding.verdict == Verdict::broken;
}

std::multiset<std::string> found(const GameVerdict& verdict) {
    std::multiset<std::string> lines;
    for (const Finding& finding : verdict.findings)
        if (counts(finding))
            lines.insert(fmt::format("{}.{} {} {}", finding.hand, finding.ply,
                                     seat_text(finding.seat), finding.code->name));
    return lines;
}

std::string canonical(const RecordChecker& judge) {
    std::string text;
    write(judge.record, judge.verdict.actions, text);
    return text;
}

/// Returns requests for every game, each value of each option, and several numbers of players.
std::vector<GameRequest> requests() {
    std::vector<GameRequest> all;
    for (std::size_t g = 0; g < game_traits.size(); ++g) {
        GameRequest request;
        request.game = static_cast<Game>(g);
        request.hands = 5;
        const std::span<const HouseRule> options = house_rules_of(request.game);
        const HouseRules usual = default_house_rules(options);
        const GameTraits& game = traits(request.game);
        for (int players = game.fewest_players; players <= game.most_players;
             players += players < 4 ? 1 : 11) {
            request.players = players;
            request.rules = usual;
            all.push_back(request);
            for (std::size_t i = 0; i < options.size(); ++i) {
                const std::int32_t values = options[i].is_number() ? 2 : 4;
                for (std::int32_t value = 1; value < values; ++value) {
                    if (!options[i].is_number() &&
                        options[i].words[static_cast<std::size_t>(value)].empty())
                        continue;
                    request.rules = usual;
                    request.rules[i] = options[i].shared_out > 0 ? set_size(6) / players
                                       : options[i].is_number()
                                           ? std::min(30, options[i].most(players))
                                           : value;
                    all.push_back(request);
                }
            }
        }
    }
    return all;
}

TEST(Generate, clean_games_have_no_finding_and_are_canonical) {
    Generated game;
    std::uint64_t number = 0;
    for (GameRequest request : requests())
        for (int i = 0; i < 6; ++i) {
            request.kinds.fill(i % 3 == 0   ? PlayerKind::greedy
                               : i % 3 == 1 ? PlayerKind::steady
                                            : PlayerKind::random);
            game.make(request, {}, ++number);
            ASSERT_EQ(game.judge.verdict.findings.size(), 0u)
                << game.judge.verdict.findings.front().message << "\n"
                << game.text.substr(0, 4000);
            ASSERT_EQ(canonical(game.judge), game.text);
        }
}

/// A record with its own text.
struct Sheet {
    Sheet(const PlayedGame& game, const Omissions& omitted) {
        append_record(text, game, {}, {}, omitted);
        parse({text, 1, 1, false}, record);
    }

    std::string text;
    Record record;
};

/// Returns the actions that are not left out of a sheet, without their parts that are.
std::vector<std::string> actions_left(const Record& record, const Omissions& omitted) {
    const bool tricks = traits(record.game).tricks;
    std::vector<std::string> actions;
    for (const Hand& hand : record.hands)
        for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i) {
            const Action& action = record.actions[i];
            const bool passes = action.kind == ActionKind::pass, draws = action.draws();
            if ((passes && omitted.has(Omission::passes)) ||
                (draws && omitted.has(Omission::draws)))
                continue;
            const bool turns = !passes && !draws && omitted.has(Omission::halves);
            const bool bare = passes || draws || omitted.has(Omission::arms);
            actions.push_back(fmt::format(
                "{} {}{} {} {} {} {} {} {}", hand.number, action.seat().letter(),
                static_cast<int>(action.kind), static_cast<int>(action.tile_number),
                turns ? omitted.first_half == FirstHalf::low && !action.tile().is_double()
                      : static_cast<bool>(action.low_first),
                bare ? Action::no_arm : static_cast<unsigned>(action.arm),
                tricks && omitted.has(Omission::suits) ? Action::no_suit
                                                       : static_cast<unsigned>(action.suit),
                static_cast<bool>(action.crosswise), static_cast<bool>(action.from_prizes)));
        }
    return actions;
}

/// Returns the number of lines with a keyword.
int lines_of(const Record& record, Keyword keyword) {
    return static_cast<int>(
        std::count_if(record.statements.begin(), record.statements.end(),
                      [&](const Statement& line) { return line.keyword == keyword; }));
}

TEST(Generate, what_is_omitted_is_not_on_the_sheet_and_all_else_is) {
    Random random(1, 0);
    PlayedGame game;
    for (const GameRequest& request : requests()) {
        generate(request, {}, random, game);
        const Sheet complete(game, {});
        EXPECT_EQ(complete.record.written, NotedKinds::all());
        Omissions omitted;
        omitted.kinds = random.below(1u << omission_names.size());
        if (omitted.kinds.none()) continue;
        omitted.first_half = random.once_in(2) ? FirstHalf::low : FirstHalf::high;
        const Sheet sheet(game, omitted);
        EXPECT_TRUE(sheet.record.written.empty());
        ASSERT_EQ(actions_left(sheet.record, {}), actions_left(complete.record, omitted))
            << sheet.text;
        for (const auto& [kind, keyword] :
             {std::pair(Omission::prizes, Keyword::prize), std::pair(Omission::ends, Keyword::end),
              std::pair(Omission::scores, Keyword::score)})
            EXPECT_EQ(lines_of(sheet.record, keyword),
                      omitted.has(kind) ? 0 : lines_of(complete.record, keyword));
        for (Keyword keyword : {Keyword::deal, Keyword::yard, Keyword::left, Keyword::result})
            EXPECT_EQ(lines_of(sheet.record, keyword), lines_of(complete.record, keyword));
        EXPECT_EQ(sheet.text.find("hand 1") == std::string::npos, omitted.has(Omission::numbers));
    }
}

TEST(Generate, tiles_are_turned_by_lot) {
    GameRequest request;
    request.game = Game::block;
    request.rules = default_house_rules(house_rules_of(request.game));
    Random random(1, 0);
    PlayedGame game;
    generate(request, {}, random, game);
    Omissions omitted;
    omitted.kinds.set(static_cast<std::size_t>(Omission::halves));
    omitted.first_half = FirstHalf::lot;
    std::set<std::string> texts;
    for (omitted.lot = 0; omitted.lot < 4; ++omitted.lot) texts.insert(Sheet(game, omitted).text);
    EXPECT_EQ(texts.size(), 4u);
    omitted.lot = 0;
    EXPECT_EQ(texts.count(Sheet(game, omitted).text), 1u);
}

TEST(Generate, every_breach_is_found_where_it_is_and_nothing_else) {
    BreachRequest breaches;
    breaches.count = 3;
    breaches.kinds = injectables();
    std::map<std::string_view, int> seen;
    Generated game;
    std::uint64_t number = 0;
    for (const GameRequest& request : requests())
        for (long i = 0; i < by_effort(60); ++i) {
            game.make(request, breaches, ++number);
            ASSERT_EQ(found(game.judge.verdict), truths(game.sheet)) << game.text.substr(0, 6000);
            for (const Truth& truth : game.sheet.truths) ++seen[truth.code->name];
        }
    for (const Code* code : injectables()) {
        std::cout << fmt::format("{:20} {:5} made, all found\n", code->name, seen[code->name]);
        EXPECT_GT(seen[code->name], 0) << code->name;
    }
}

/// Returns the names of the codes that cannot occur in a game.
std::set<std::string_view> foreign_to(Game game) {
    std::set<std::string_view> names{"illegal-prize-play", "missing-prize",  "wrong-prize",
                                     "off-spell",          "wrong-suit",     "revoke",
                                     "wrong-bid",          "wrong-declarer", "points-mismatch"};
    const auto add = [&](std::initializer_list<std::string_view> more) { names.insert(more); };
    const auto leave = [&](std::initializer_list<std::string_view> own) {
        for (std::string_view name : own) names.erase(name);
    };
    switch (game) {
        case Game::curse_of_the_doublet:
            add({"wrong-lead", "missed-draw", "illegal-draw", "yard-mismatch"});
            break;
        case Game::double_takes:
            leave({"wrong-suit", "revoke"});
            add({"false-pass", "misfit", "missed-draw", "illegal-draw", "yard-mismatch",
                 "after-end", "no-such-arm"});
            break;
        case Game::prize_dominoes:
            leave({"illegal-prize-play", "missing-prize", "wrong-prize"});
            break;
        case Game::super_dominoes:
            leave({"off-spell"});
            break;
        case Game::block:
            add({"missed-draw", "illegal-draw", "yard-mismatch"});
            break;
        case Game::all_fives:
            leave({"points-mismatch"});
            break;
        case Game::fives_and_threes:
            leave({"points-mismatch"});
            add({"missed-draw", "illegal-draw", "yard-mismatch"});
            break;
        case Game::forty_two:
            leave({"revoke", "wrong-bid", "wrong-declarer"});
            add({"false-pass", "misfit", "missed-draw", "illegal-draw", "yard-mismatch",
                 "no-such-arm", "count-mismatch"});
            break;
        default:
            break;
    }
    return names;
}

/// Returns how often a breach was made, in games made for it.
int times_made(Game game, const Code& code, std::uint64_t& number) {
    GameRequest request;
    request.game = game;
    request.rules = default_house_rules(house_rules_of(game));
    // These two games end only at their goal.
    const bool whole = game == Game::double_takes || game == Game::forty_two;
    request.hands = whole ? 0 : 3;
    BreachRequest breaches;
    breaches.kinds = {&code};
    breaches.count = 2;
    Generated generated;
    int made = 0;
    for (int i = 0; i < 200 && made < by_effort(20); ++i) {
        request.players = std::min(traits(game).most_players, traits(game).fewest_players + i % 3);
        generated.make(request, breaches, ++number);
        EXPECT_EQ(found(generated.judge.verdict), truths(generated.sheet))
            << generated.text.substr(0, 6000);
        made += static_cast<int>(generated.sheet.truths.size());
    }
    return made;
}

// In every game, each possible breach is made on its own and found at its ply.
TEST(Generate, every_kind_is_made_and_found_in_every_game) {
    std::uint64_t number = 1'000'000;
    for (std::size_t g = 0; g < game_traits.size(); ++g) {
        const auto game = static_cast<Game>(g);
        const std::set<std::string_view> foreign = foreign_to(game);
        std::string line(game_traits[g].name);
        for (const Code* code : injectables()) {
            const int made = times_made(game, *code, number);
            EXPECT_EQ(made == 0, foreign.contains(code->name))
                << game_traits[g].name << " " << code->name << ": " << made << " made";
            if (made > 0) line += fmt::format(" {} {}", code->name, made);
        }
        std::cout << line << ", all found\n";
    }
}

// A breach proven from a record with hidden hands and draws really happened. A clean record has
// none.
TEST(Generate, hidden_records_never_accuse_falsely) {
    BreachRequest breaches;
    breaches.deals_shown = breaches.yard_shown = false;
    for (const Code* code : injectables())
        if (code->injection == Injection::play) breaches.kinds.push_back(code);
    constexpr HiddenParts ways[] = {{true, false}, {false, true}, {true, true}};
    Generated game;
    std::uint64_t number = 0;
    for (const GameRequest& request : requests())
        for (int i = 0; i < 12; ++i) {
            breaches.count = i % 2 == 0 ? 0 : 2;
            game.make(request, breaches, ++number, ways[i % 3]);
            std::set<std::pair<std::int64_t, std::int64_t>> places;
            std::set<std::int64_t> hands;
            for (const Truth& truth : game.sheet.truths) {
                places.emplace(truth.hand, truth.ply);
                hands.insert(truth.hand);
            }
            for (const Finding& finding : game.judge.verdict.findings) {
                if (!counts(finding)) continue;
                const bool joint = finding.code == &code::joint_breach;
                ASSERT_TRUE(joint ? hands.contains(finding.hand)
                                  : places.contains({finding.hand, finding.ply}))
                    << finding.code->name << " at " << finding.hand << "." << finding.ply << ": "
                    << finding.message << "\n"
                    << game.text.substr(0, 6000);
            }
        }
}

/// FNV-1a, so that the golden value depends on no other code.
std::uint64_t hash_of(std::string_view text) {
    std::uint64_t hash = 0xCBF29CE484222325u;
    for (char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3u;
    return hash;
}

// The same seed gives the same bytes with every machine and compiler.
TEST(Generate, same_seed_same_bytes) {
    BreachRequest breaches;
    breaches.count = 1;
    breaches.kinds = injectables();
    Generated game;
    std::string all;
    std::uint64_t number = 0;
    std::size_t first_five = 0;
    for (const GameRequest& request : requests()) {
        if (request.game == Game::leyden) first_five = std::string::npos;
        if (request.game > Game::leyden && first_five == std::string::npos) first_five = all.size();
        game.make(request, {}, ++number);
        all += game.text;
        game.make(request, breaches, ++number);
        all += game.text;
    }
    EXPECT_EQ(hash_of(std::string_view(all).substr(0, first_five)), 7525026596894185557u)
        << "a game does not change when others are added";
    EXPECT_EQ(hash_of(all), 5177418391162620834u);
}

}  // namespace
}  // namespace bones
