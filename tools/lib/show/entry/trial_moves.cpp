#include "tools/lib/show/entry/trial_moves.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "engine/codes.hpp"
#include "libnotation/codes.hpp"
#include "tools/lib/show/picture/hand_story.hpp"

namespace bones::inline show::entry {

namespace {

bool has(const std::vector<const Finding*>& findings, const Code& code) {
    return std::any_of(findings.begin(), findings.end(),
                       [&](const Finding* finding) { return finding->code == &code; });
}

std::string table_of(const Draft& draft) {
    const std::vector<picture::HandStory> stories =
        picture::tell_hands(draft.record(), draft.verdict());
    const picture::HandStory& story = stories.back();
    HandWalk walk(draft.record(), draft.verdict(), story.hand);
    for (std::uint32_t ply = 0; ply < walk.plies(); ++ply) walk.advance();
    return picture::table_in_words(draft.record(), story, walk.position());
}

/// The token with its halves exchanged: `*1-6x` for `*6-1x`; empty for a double or a token without
/// a tile.
std::string turned(const std::string& token) {
    const std::size_t begin = token.find_first_of("0123456789");
    const std::size_t dash = token.find('-', begin);
    if (begin == std::string::npos || dash == std::string::npos) return {};
    std::size_t end = token.find_first_not_of("0123456789", dash + 1);
    if (end == std::string::npos) end = token.size();
    const std::string first = token.substr(begin, dash - begin);
    const std::string second = token.substr(dash + 1, end - dash - 1);
    if (first == second) return {};
    return token.substr(0, begin) + second + '-' + first + token.substr(end);
}

/// Whether two tables have equal arms, so that later play is the same on both.
bool looks_same(const TableView& table, const TableView& other) {
    if (table.count != other.count) return false;
    const auto end = static_cast<std::size_t>(table.count);
    for (std::size_t i = 0; i < end; ++i)
        if (!(table.arms[i] == other.arms[i])) return false;
    return true;
}

}  // namespace

std::vector<Seat> leaders(const Draft& draft) {
    std::string text = draft.text();
    if (draft.stage() != Stage::play) text = with_line(text, "hand");
    // A leader in place of a seat that passed is asked for at that point.
    const Draft before(text, OmittedParts::nothing);
    std::vector<Seat> seats;
    for (Seat seat : SeatSet::all(before.record().players)) {
        const Draft led(with_line(text, fmt::format("lead {}", seat.letter())),
                        OmittedParts::nothing);
        if (!has(led.new_findings(before), code::wrong_lead)) seats.push_back(seat);
    }
    return seats;
}

std::vector<Choice> arms_for(const Draft& draft, Seat seat, const std::string& token) {
    std::vector<Choice> fitting, all;
    std::vector<TableView> tables;
    for (const std::string& tile : {token, turned(token)}) {
        if (tile.empty()) continue;
        for (int arm = 1; arm <= most_arms; ++arm) {
            const std::string entry = fmt::format("{}@{}", tile, arm);
            const Draft laid(with_line(draft.text(), fmt::format("{} {}", seat.letter(), entry)));
            const auto findings = laid.new_findings(draft);
            if (has(findings, code::no_such_arm) || has(findings, code::no_such_action)) continue;
            const PlyTrace& trace = laid.verdict().trace.back();
            const auto same = [&](const TableView& table) {
                return looks_same(table, trace.after);
            };
            if (std::any_of(tables.begin(), tables.end(), same)) continue;
            tables.push_back(trace.after);
            all.push_back({entry, table_of(laid)});
            if (!has(findings, code::misfit)) fitting.push_back(all.back());
        }
    }
    return fitting.empty() ? all : fitting;
}

std::vector<Choice> suits_for(const Draft& draft, Seat seat, const std::string& token) {
    std::vector<Choice> choices;
    const int highest = draft.record().highest;
    for (int suit = 0; suit <= highest; ++suit) {
        const std::string entry = fmt::format("{}={}", token, suit);
        const Draft led(with_line(draft.text(), fmt::format("{} {}", seat.letter(), entry)));
        if (led.new_findings(draft).empty())
            choices.push_back(
                {entry, fmt::format("{} are led", picture::suit_name(draft.record().game, suit))});
    }
    return choices;
}

std::vector<Seat> silent_passes(const Draft& draft, std::string_view line) {
    constexpr std::size_t most =
        4 * most_seats;  // further turns can make more entries than there are seats
    if (!draft.may_lack_turns() || draft.stage() != Stage::play) return {};
    const Draft strict(draft.text(), OmittedParts::nothing);
    const Draft entered(with_line(draft.text(), line), OmittedParts::nothing);
    if (!has(entered.new_findings(strict), code::wrong_turn)) return {};
    const Seat seat = entered.record().actions.back().seat();
    std::vector<Seat> passing;
    std::string text = draft.text();
    for (Seat due = draft.next(); due != seat; due = Draft(text).next()) {
        if (!due.exists() || passing.size() == most) return {};
        passing.push_back(due);
        text = with_line(text, fmt::format("{} pass", due.letter()));
    }
    return passing;
}

bool must_pass(const Draft& draft, Seat seat) {
    const Draft passed(with_line(draft.text(), fmt::format("{} pass", seat.letter())));
    if (passed.verdict().trace.empty() || !passed.new_findings(draft).empty()) return false;
    const PlyTrace& trace = passed.verdict().trace.back();
    return trace.judged && trace.verdict == Verdict::kept && trace.moves == 1u;
}

}  // namespace bones::inline show::entry
