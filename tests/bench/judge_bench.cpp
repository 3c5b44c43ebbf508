// How fast records are read and judged, for full records, for plays alone, and for the costliest
// hands. Counts plies, bytes and hands per second of one thread.
#include <benchmark/benchmark.h>

#include "bones/parser.hpp"
#include "bones/referee.hpp"
#include "engine/play/generator.hpp"
#include "engine/rules/house_rules.hpp"
#include "tests/support/passing_hand.hpp"
#include "tools/lib/io/records/sheet_text.hpp"

namespace bones {

using namespace play;
namespace {

/// Returns generated games in canonical form.
std::string records(Game game, int players, const HiddenParts& hidden, std::size_t bytes) {
    GameRequest request;
    request.game = game;
    request.players = players;
    request.hands = 4;
    request.rules = default_house_rules(house_rules_of(game));
    SheetHeader header;
    header.usual = request.rules;
    PlayedGame sheet;
    std::string text;
    for (std::uint64_t number = 0; text.size() < bytes; ++number) {
        Random random(1, number);
        generate(request, {}, random, sheet);
        append_record(text, sheet, header, hidden);
        text += '\n';
    }
    return text;
}

/// Reads records; judges them if `judged` is set.
void read(benchmark::State& state, const std::string& text, bool judged) {
    Record record;
    Referee referee;
    GameVerdict verdict;
    std::size_t plies = 0, hands = 0;
    for (auto _ : state) {
        TextSource source(text);
        RecordReader reader(source);
        RawRecord raw;
        while (reader.next(raw)) {
            parse(raw, record);
            if (judged) referee.judge(record, verdict);
            plies += record.actions.size();
            hands += record.hands.size();
        }
    }
    const auto rate = benchmark::Counter::kIsRate;
    state.counters["plies"] = benchmark::Counter(static_cast<double>(plies), rate);
    state.counters["hands"] = benchmark::Counter(static_cast<double>(hands), rate);
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * text.size()));
}

constexpr std::size_t some_bytes = 1 << 20;

void parse_full(benchmark::State& state, Game game, int players) {
    read(state, records(game, players, {}, some_bytes), false);
}
void judge_full(benchmark::State& state, Game game, int players) {
    read(state, records(game, players, {}, some_bytes), true);
}
void judge_plays(benchmark::State& state, Game game, int players) {
    read(state, records(game, players, {true, true}, some_bytes), true);
}
/// Fifteen players with unknown hands who pass again and again. `hands` must stay above 20 per
/// second.
void judge_passes(benchmark::State& state) {
    read(state, test::passing_hand(1, static_cast<int>(state.range(0))), true);
}

#define BONES_EACH_GAME(function)                                      \
    BENCHMARK_CAPTURE(function, curse, Game::curse_of_the_doublet, 2); \
    BENCHMARK_CAPTURE(function, takes, Game::double_takes, 3);         \
    BENCHMARK_CAPTURE(function, prize, Game::prize_dominoes, 2);       \
    BENCHMARK_CAPTURE(function, super, Game::super_dominoes, 4);       \
    BENCHMARK_CAPTURE(function, leyden, Game::leyden, 2)

BONES_EACH_GAME(parse_full);
BONES_EACH_GAME(judge_full);
BONES_EACH_GAME(judge_plays);
BENCHMARK_CAPTURE(judge_full, super_15, Game::super_dominoes, 15);
BENCHMARK_CAPTURE(judge_plays, super_15, Game::super_dominoes, 15);
BENCHMARK(judge_passes)->Arg(2)->Arg(5)->Arg(13)->Arg(14);

}  // namespace
}  // namespace bones
