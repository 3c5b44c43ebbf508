#include "tests/support/slip_shares.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <ctime>
#include <iostream>
#include <iterator>
#include <sstream>

#include "bones/writer.hpp"
#include "engine/codes.hpp"
#include "engine/slips/likely_slips.hpp"
#include "engine/slips/lost_lines.hpp"
#include "engine/slips/trial.hpp"

namespace bones::test {

using namespace play;

namespace {

/// Returns the text with its unordered lists of tiles sorted.
std::string sorted(const std::string& text) {
    std::string out;
    std::istringstream in(text);
    for (std::string row; std::getline(in, row);) {
        std::istringstream in_row(row);
        std::vector<std::string> words{std::istream_iterator<std::string>(in_row), {}};
        if (row.starts_with("deal ") || row.starts_with("left "))
            std::sort(words.begin(), words.end());
        for (const std::string& word : words) (out += word) += ' ';
        out += '\n';
    }
    return out;
}

/// Returns a record in one fixed spelling. A redundant `lead` line does not matter, and the points
/// called for a missing tile cannot be restored.
std::string outcome(const std::string& text, Slip slip) {
    Record record;
    GameVerdict verdict;
    parse({text, 1, 1, false}, record);
    Referee().judge(record, verdict);
    const bool called = slip == Slip::left_out && traits(record.game).line;
    if (slip == Slip::lead || called) return fingerprint(record, verdict);
    std::string out;
    write(record, verdict.actions, out);
    return sorted(out);
}

/// Returns the record `meant` with a `?` for each tile of the trick that `text` has lost, because
/// these tiles cannot be restored.
std::string without_tiles(const std::string& meant, const std::string& text) {
    std::size_t at = 0, begin = 0;
    while (at < text.size() && meant[at] == text[at])
        if (meant[at++] == '\n') begin = at;
    const std::string line = meant.substr(begin, meant.find('\n', begin) - begin);
    std::string unknown(1, line[0]);
    for (const char c : line)
        if (c == ' ') unknown += " ?";
    return std::string(meant).replace(begin, line.size(), unknown);
}

std::string mended(const Record& record, const Fix& fix) {
    std::vector<Replacement> all{{fix.place, fix.replacement}};
    all.insert(all.end(), fix.besides.begin(), fix.besides.end());
    return slips::changed_text(record.text, all);
}

/// Alternates between random and sensible players.
GameRequest request_of(Game game, std::uint64_t number) {
    GameRequest request;
    request.game = game;
    const GameTraits& its = traits(game);
    const int most = std::min(its.most_players, 4);
    request.players =
        its.fewest_players +
        static_cast<int>(number % static_cast<unsigned>(most - its.fewest_players + 1));
    request.rules = default_house_rules(house_rules_of(game));
    request.hands = 3;
    request.kinds.fill(number / 2 % 2 == 0 ? PlayerKind::random : PlayerKind::greedy);
    return request;
}

/// Breaches that players commit; at most one for each record.
BreachRequest true_breaches() {
    BreachRequest request;
    request.count = 1;
    for (const Code* code : injectables())
        if (code->injection == Injection::play) request.kinds.push_back(code);
    return request;
}

bool has_misfit(const GameVerdict& verdict) {
    return std::any_of(verdict.findings.begin(), verdict.findings.end(),
                       [](const Finding& finding) { return finding.code == &code::misfit; });
}

bool is_wrong(const FindingCounts& counts) {
    return counts.error + counts.broken + counts.claim > 0;
}

/// Whether a breach, other than one of order, is always proven and no certain slip explains it.
bool convicts(const GameVerdict& verdict) {
    return std::any_of(verdict.findings.begin(), verdict.findings.end(), [](const Finding& f) {
        return f.severity == Severity::broken && f.verdict == Verdict::broken && f.holds_always() &&
               !f.code->of_order && !f.explained_by;
    });
}

/// Searches a record for slips and adds the work done.
std::vector<HandSlips> searched(SlipSearch& search, const Record& record, SlipWork& work) {
    const std::clock_t begin = std::clock();
    std::vector<HandSlips> found = search.search(record);
    search.search_more(found);
    const double took = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    for (const HandSlips& hand : found) work.add({hand.work, 0, 0});
    work.add({0, search.work(), took});
    return found;
}

}  // namespace

void Share::add(const Share& other) {
    made += other.made;
    listed += other.listed;
    certain += other.certain;
    wrong += other.wrong;
    bounded += other.bounded;
    convicted_alone += other.convicted_alone;
    convicted += other.convicted;
}

void SlipWork::add(const SlipWork& other) {
    hand = std::max(hand, other.hand);
    record = std::max(record, other.record);
    seconds = std::max(seconds, other.seconds);
}

void SlipShares::add(Slip slip, std::uint64_t number) {
    const GameRequest request = request_of(game_, number);
    generated_.make(request, {}, number, hidden_);
    const std::string meant = generated_.text;
    Random random(number * 64 + static_cast<std::uint64_t>(slip));
    const std::string text = SlipMaker(traits(game_), request.players, random).make(meant, slip);
    if (text.empty()) return;
    parse({text, 1, 1, false}, record_);
    referee_.judge(record_, verdict_);
    if (!is_wrong(verdict_.counts)) return;
    count(outcome(slip == Slip::trick_lost ? without_tiles(meant, text) : meant, slip), slip);
}

void SlipShares::count(const std::string& meant, Slip slip) {
    Share share;
    share.made = 1;
    share.convicted_alone = convicts(verdict_);
    const std::vector<HandSlips> found = searched(search_, record_, work_);
    weigh_slips(record_, found, verdict_);
    weigh_slips_of_sheet(record_, search_.of_sheet(), verdict_);
    weigh_lost_lines(record_, verdict_);
    share.convicted = convicts(verdict_);
    for (const HandSlips& hand : found) {
        if (!hand.readings.all_tried) share.bounded = 1;
        if (hand.certain) {
            const bool right = outcome(mended(record_, *hand.certain), slip) == meant;
            share.certain = 1;
            if (!right) share.wrong = 1;
            if (right) share.listed = 1;
        }
        for (const Fix& fix : hand.readings.listed) {
            if (outcome(mended(record_, fix), slip) == meant) share.listed = 1;
            for (const Replacement& other : fix.elsewhere)
                if (outcome(mended(record_, {other.place, other.text, {}}), slip) == meant)
                    share.listed = 1;
        }
    }
    shares_[static_cast<std::size_t>(slip)].add(share);
    if (std::getenv("BONES_SHOW") != nullptr && (share.listed == 0 || share.wrong > 0))
        std::cout << "---- " << slip_names[static_cast<std::size_t>(slip)]
                  << (share.wrong > 0 ? ": wrong" : ": not listed") << "\n"
                  << generated_.text << "----\n"
                  << record_.text << "\n";
}

Share SlipShares::sum() const {
    Share sum;
    for (const Share& share : shares_) sum.add(share);
    return sum;
}

std::string SlipShares::table() const {
    std::string out = fmt::format(
        "{:<32} {:>7} {:>7} {:>8} {:>6} {:>8}\n",
        fmt::format("{}, {}", traits(game_).name, hidden_.hands ? "plays only" : "full deals"),
        "slips", "listed", "certain", "wrong", "bounded");
    for (std::size_t i = 0; i < shares_.size(); ++i) {
        const Share& share = shares_[i];
        if (share.made == 0) continue;
        out += fmt::format("{:<32} {:>7} {:>6.1f}% {:>8} {:>6} {:>8}\n", slip_names[i], share.made,
                           100.0 * share.listed / share.made, share.certain, share.wrong,
                           share.bounded);
    }
    return out += fmt::format("most work {} a hand, {} a record; longest {:.0f} ms a record\n\n",
                              work_.hand, work_.record, work_.seconds * 1000);
}

std::string SlipShares::rows() const {
    std::string out;
    for (std::size_t i = 0; i < shares_.size(); ++i) {
        const Share& share = shares_[i];
        if (share.made == 0) continue;
        out += fmt::format("| {} | {} | {} | {:.1f} % | {} | {} | {} | {} | {} |\n",
                           traits(game_).name, slip_names[i], share.made,
                           100.0 * share.listed / share.made, share.certain, share.wrong,
                           share.bounded, share.convicted_alone, share.convicted);
    }
    return out;
}

void LongestSearches::add(Game game, std::uint64_t count) {
    Generated generated;
    SlipSearch search;
    Record record;
    for (std::uint64_t number = 0; number < 2 * count; ++number) {
        const bool one = number % 2 != 0, plays_only = number / 2 % 2 != 0;
        GameRequest request = request_of(game, number / 2);
        request.hands = one ? 1 : 12;
        generated.make(request, {}, number, {plays_only, plays_only});
        std::string text = generated.text;
        Random random(number);
        SlipMaker maker(traits(game), request.players, random);
        // Enough slips that nearly every hand has several.
        for (std::uint32_t slip = 0; slip < 4 * request.hands; ++slip) {
            std::string next = maker.make(text, static_cast<Slip>(random.below(slip_names.size())));
            if (!next.empty()) text = std::move(next);
        }
        parse({text, 1, 1, false}, record);
        searched(search, record, one ? of_hand : of_record);
    }
}

void WithoutSlips::add(Game game, std::uint64_t clean_games, std::uint64_t broken_games) {
    SlipSearch search;
    Generated generated;
    for (std::uint64_t number = 0; number < clean_games; ++number) {
        const bool plays_only = number % 2 != 0;
        generated.make(request_of(game, number), {}, number, {plays_only, plays_only});
        ++clean;
        offered += !searched(search, generated.judge.record, work).empty();
    }
    for (std::uint64_t number = 0; number < broken_games; ++number) {
        const bool plays_only = number % 2 != 0;
        const HiddenParts hidden{plays_only, plays_only};
        generated.make(request_of(game, number), true_breaches(), number, hidden);
        if (generated.judge.verdict.counts.broken == 0) continue;
        ++broken;
        bool certain = false;
        for (const HandSlips& hand : searched(search, generated.judge.record, work))
            certain = certain || hand.certain.has_value();
        changed += certain;
        without_misfit += certain && !has_misfit(generated.judge.verdict);
    }
}

}  // namespace bones::test
