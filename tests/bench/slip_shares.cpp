// Prints, as Markdown, how often the search for slips lists what was meant, how often a certain
// slip is right, and the cost of the longest searches.
// Usage: slip_shares [GAMES [CLEAN]]; GAMES with a slip (1,000) and CLEAN ones without (10,000) for
// each game.
#include <fmt/core.h>

#include <cstdlib>
#include <iostream>
#include <string_view>
#include <vector>

#include "tests/support/games.hpp"
#include "tests/support/slip_shares.hpp"

namespace bones::test {
namespace {

/// Returns the kinds with this name; all kinds if the name is empty.
std::vector<Slip> kinds_named(std::string_view name) {
    std::vector<Slip> kinds;
    for (std::size_t i = 0; i < slip_names.size(); ++i)
        if (name.empty() || slip_names[i] == name) kinds.push_back(static_cast<Slip>(i));
    return kinds;
}

/// Makes one slip in each of `count` games, one kind after the other.
void print_shares(bool plays_only, std::uint64_t count, const std::vector<Slip>& kinds,
                  SlipWork& work) {
    std::cout
        << "| game | kind of slip | slips | listed | certain | wrong | bounded | convicted alone | "
           "convicted |\n"
           "|---|---|---:|---:|---:|---:|---:|---:|---:|\n";
    Share all;
    for (const Game game : all_games()) {
        SlipShares shares(game, plays_only);
        std::uint64_t number = 0;
        // If a game lacks a kind, or the kind causes no finding, the next kind is used.
        for (std::uint64_t i = 0; number < count && i < 10 * count; ++i) {
            const int before = shares.sum().made;
            shares.add(kinds[i % kinds.size()], i / kinds.size());
            number += static_cast<std::uint64_t>(shares.sum().made - before);
        }
        std::cout << shares.rows() << std::flush;
        all.add(shares.sum());
        work.add(shares.work());
    }
    std::cout << fmt::format("| all | | {} | {:.1f} % | {} | {} | {} | {} | {} |\n\n", all.made,
                             100.0 * all.listed / std::max(all.made, 1), all.certain, all.wrong,
                             all.bounded, all.convicted_alone, all.convicted);
}

void print_without_slips(std::uint64_t broken, std::uint64_t clean, SlipWork& work) {
    std::cout << "| game | clean | something offered | true breaches | misfits mended | other |\n"
                 "|---|---:|---:|---:|---:|---:|\n";
    for (const Game game : all_games()) {
        WithoutSlips without;
        without.add(game, clean, broken);
        std::cout << fmt::format("| {} | {} | {} | {} | {} | {} |\n", traits(game).name,
                                 without.clean, without.offered, without.broken,
                                 without.changed - without.without_misfit, without.without_misfit)
                  << std::flush;
        work.add(without.work);
    }
}

/// Prints the cost of the longest searches, for records beyond repair.
void print_longest(std::uint64_t count) {
    std::cout << "| game | one hand, ms | work | twelve hands, ms | work |\n"
                 "|---|---:|---:|---:|---:|\n";
    for (const Game game : all_games()) {
        LongestSearches longest;
        longest.add(game, count);
        std::cout << fmt::format("| {} | {:.0f} | {} | {:.0f} | {} |\n", traits(game).name,
                                 1000 * longest.of_hand.seconds, longest.of_hand.record,
                                 1000 * longest.of_record.seconds, longest.of_record.record)
                  << std::flush;
    }
}

}  // namespace
}  // namespace bones::test

int main(int argc, char** argv) {
    const auto number = [&](int at, std::uint64_t usual) {
        return argc > at ? std::strtoull(argv[at], nullptr, 10) : usual;
    };
    const std::uint64_t games = number(1, 1000), clean = number(2, 10'000);
    const std::vector<bones::test::Slip> kinds = bones::test::kinds_named(argc > 3 ? argv[3] : "");
    if (kinds.empty()) {
        std::cerr << "no slip is called " << argv[3] << '\n';
        return 2;
    }
    bones::test::SlipWork work;
    std::cout << "#### Full deals\n\n";
    bones::test::print_shares(false, games, kinds, work);
    std::cout << "#### Plays only\n\n";
    bones::test::print_shares(true, games, kinds, work);
    if (argc > 3) return 0;
    std::cout << "#### Without a slip\n\n";
    bones::test::print_without_slips(games, clean, work);
    std::cout << "\n#### The longest searches\n\n";
    bones::test::print_longest(std::max<std::uint64_t>(games / 20, 1));
    std::cout << fmt::format(
        "\nMost work: {} bytes for a hand, {} for a record (bounds: {} and {}); the longest record "
        "took {:.0f} ms of processor time.\n",
        work.hand, work.record, bones::usual_slip_bounds.hand, bones::usual_slip_bounds.record,
        work.seconds * 1000);
}
