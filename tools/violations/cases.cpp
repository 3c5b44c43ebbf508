#include "tools/violations/cases.hpp"

#include <algorithm>
#include <map>
#include <tuple>

#include "engine/codes.hpp"
#include "engine/games/double_takes.hpp"

namespace bones {

namespace {

/// Whose penalties for what, in which hand (by its written number).
using Key = std::tuple<std::int64_t, int, std::string_view>;

struct Called {
    std::int64_t lines = 0, points = 0;
};

std::map<Key, Called> find_penalties(const Record& record, const GameVerdict& verdict) {
    std::map<Key, Called> called;
    for (std::size_t hand = 0; hand < verdict.hands.size(); ++hand) {
        const Hand& h = record.hands[hand];
        for (std::uint32_t i = h.first_statement; i < h.end_statement; ++i) {
            const Statement& line = record.statements[i];
            if (line.keyword != Keyword::penalty || !line.counts) continue;
            Called& entry =
                called[{verdict.hands[hand].number, line.seat.index(), record.at(line.key)}];
            ++entry.lines;
            entry.points += line.number;
        }
    }
    return called;
}

/// Whether the rules name the points of a breach (D8); else the table's penalty is taken (G8).
bool names_points(const Record& record, const Code& code) {
    return record.game == Game::double_takes && &code == &code::revoke;
}

/// Revokes cost their points by themselves, or only if they were called, or not at all (D8).
std::int64_t revoke_points(const GameVerdict& verdict, const Case& found) {
    const int rule = verdict.rules[DoubleTakes::revoke];
    const bool proven = found.finding->verdict == Verdict::broken;
    const bool counts = found.called || (proven && rule != DoubleTakes::called);
    return rule != DoubleTakes::report && counts ? DoubleTakes::revoke_points : 0;
}

/// Lets a case use up what was called: proven breaches first, as they come.
void settle(const Record& record, const GameVerdict& verdict, std::map<Key, Called>& penalties,
            Case& found) {
    const Code& code = *found.finding->code;
    const auto entry = penalties.find({found.finding->hand, found.seat.index(), code.name});
    const bool named = names_points(record, code);
    if (entry != penalties.end() && entry->second.lines > 0) {
        Called& called = entry->second;
        found.called = true;
        // A line may give the points of several breaches at once.
        called.points -= named ? DoubleTakes::revoke_points : 0;
        if (!named || called.points < DoubleTakes::revoke_points) --called.lines;
        if (!named && record.game != Game::prize_dominoes) {
            found.points = called.points;
            called.points = 0;
        }
    }
    if (named) found.points = revoke_points(verdict, found);
}

}  // namespace

std::vector<Case> find_cases(const Record& record, const GameVerdict& verdict) {
    std::vector<Case> cases;
    for (const Finding& finding : verdict.findings)
        if (finding.code->severity == Severity::broken)
            cases.push_back({&finding, finding.seat, false, 0});
    std::map<Key, Called> penalties = find_penalties(record, verdict);
    for (const Verdict wanted : {Verdict::broken, Verdict::open})
        for (Case& found : cases)
            if (found.finding->verdict == wanted) settle(record, verdict, penalties, found);
    return cases;
}

}  // namespace bones
