#include "tests/second/compare.hpp"

#include <algorithm>
#include <set>
#include <tuple>

#include "bones/referee.hpp"
#include "tests/second/referee/facts.hpp"
#include "tests/second/referee/text.hpp"

namespace bones::second {

Judged from_engine(const GameVerdict& verdict) {
    Judged judged;
    for (const Finding& finding : verdict.findings) {
        const Item item{finding.hand,
                        finding.ply,
                        finding.seat.letter(),
                        std::string(finding.code->name),
                        std::string(finding.clause),
                        finding.severity,
                        finding.verdict};
        (finding.verdict == Verdict::open ? judged.open : judged.findings).push_back(item);
    }
    std::sort(judged.findings.begin(), judged.findings.end());
    std::sort(judged.open.begin(), judged.open.end());
    for (const HandVerdict& hand : verdict.hands) {
        HandResult result;
        result.number = hand.number;
        result.leader = hand.leader;
        result.end = hand.end;
        result.out = hand.out;
        result.scored = hand.scored;
        result.taken = hand.score_taken;
        result.layout_known = hand.layout_known;
        std::copy(hand.scores.begin(), hand.scores.end(), result.scores.begin());
        judged.hands.push_back(result);
    }
    judged.totals_known = verdict.totals_known;
    std::copy(verdict.totals.begin(), verdict.totals.end(), judged.totals.begin());
    judged.complete = verdict.complete;
    judged.winners.assign(verdict.winners.begin(), verdict.winners.end());
    return judged;
}

namespace {

void compare_items(const std::vector<Item>& second, const std::vector<Item>& engine,
                   std::vector<std::string>& lines) {
    std::vector<Item> missing, extra;
    std::set_difference(second.begin(), second.end(), engine.begin(), engine.end(),
                        std::back_inserter(missing));
    std::set_difference(engine.begin(), engine.end(), second.begin(), second.end(),
                        std::back_inserter(extra));
    for (const Item& item : missing) lines.push_back("only the second referee: " + to_text(item));
    for (const Item& item : extra) lines.push_back("only the engine: " + to_text(item));
}

void compare_hands(const HandResult& second, const HandResult& engine,
                   std::vector<std::string>& lines) {
    const std::string hand = std::string("hand ") + std::to_string(second.number) + ": ";
    const auto differ = [&](const std::string& what, const std::string& a, const std::string& b) {
        if (a != b) lines.push_back(hand + what + " " + a + ", by the engine " + b);
    };
    const auto points = [](const HandResult& result) {
        std::string text = result.scored ? "" : "not known";
        for (int score : result.scores)
            if (result.scored) text += std::to_string(score) + " ";
        return text;
    };
    differ("number", std::to_string(second.number), std::to_string(engine.number));
    differ("leader", {second.leader.letter()}, {engine.leader.letter()});
    differ("end", name_of(second.end), name_of(engine.end));
    differ("out", {second.out.letter()}, {engine.out.letter()});
    differ("score", points(second), points(engine));
    differ("score taken", second.taken ? "yes" : "no", engine.taken ? "yes" : "no");
    differ("layout known", second.layout_known ? "yes" : "no", engine.layout_known ? "yes" : "no");
}

}  // namespace

namespace {

/// Whether the hand has an unrecorded turn, and a yard that names only some of its tiles.
bool leaves_draws_open(const Record& record, std::int64_t number) {
    return std::any_of(record.hands.begin(), record.hands.end(), [&](const Hand& hand) {
        if (hand.number != number) return false;
        const Statement* line = line_of(record, hand, Keyword::yard);
        const TileList yard = line ? tiles_of(record, *line) : TileList{};
        return std::find(yard.begin(), yard.end(), std::nullopt) != yard.end() &&
               std::any_of(record.actions.begin() + hand.first_action,
                           record.actions.begin() + hand.end_action, is_unseen);
    });
}

/// Whether a tile may lie in several places. Later verdicts then depend on all interpretations of
/// the sheet, which tests/second/interpretations.cpp compares.
bool leaves_arm_open(const Judged& second) {
    return std::any_of(second.findings.begin(), second.findings.end(),
                       [](const Item& item) { return item.code == "ambiguous-arm"; });
}

/// A wrong pass is `false-pass` if the record proves that a tile fitted, and `missed-draw`
/// otherwise. Only this referee proves a fit from a yard: after an unrecorded turn its unnamed
/// places were too few for the tiles drawn. In that case this gives the pass the engine's code.
void name_passes_as(const Judged& engine, const Record& record, Judged& second) {
    for (Item& item : second.findings) {
        if (item.code != "false-pass" || !leaves_draws_open(record, item.hand)) continue;
        const auto same =
            std::find_if(engine.findings.begin(), engine.findings.end(), [&](const Item& other) {
                return std::tie(other.hand, other.ply, other.seat, other.verdict) ==
                           std::tie(item.hand, item.ply, item.seat, item.verdict) &&
                       other.code == "missed-draw";
            });
        if (same != engine.findings.end()) item = *same;
    }
    std::sort(second.findings.begin(), second.findings.end());
}

/// In a hand with an action that contradicts a fact (G5), the engine may leave open a breach that
/// this referee proves. The opposite never happens. Such breaches become open here too.
void open_as(const Judged& engine, Judged& second) {
    std::set<std::int64_t> doubtful;
    for (const Item& item : second.findings)
        if (item.code == "left-mismatch" ||
            (item.ply > 0 && (item.code == "tile-repeated" || item.code == "tile-not-held" ||
                              item.code == "count-mismatch")))
            doubtful.insert(item.hand);
    if (doubtful.empty()) return;
    std::erase_if(second.findings, [&](const Item& item) {
        if (item.severity != Severity::broken || item.code == "misfit") return false;
        const auto same =
            std::find_if(engine.open.begin(), engine.open.end(), [&](const Item& other) {
                return std::tie(other.hand, other.ply, other.seat, other.code) ==
                       std::tie(item.hand, item.ply, item.seat, item.code);
            });
        if (same == engine.open.end()) return false;
        second.open.push_back(*same);
        return true;
    });
    std::sort(second.open.begin(), second.open.end());
    const auto in_engine = [&](const Item& item) {
        return std::find(engine.findings.begin(), engine.findings.end(), item) !=
               engine.findings.end();
    };
    // A repair of the error may agree with an end, or with points written with a tile.
    std::erase_if(second.findings, [&](const Item& item) {
        return (item.code == "end-mismatch" || item.code == "points-mismatch") &&
               doubtful.count(item.hand) != 0 && !in_engine(item);
    });
    // The cost of such a breach is then unknown too.
    bool unscored = false;
    for (std::size_t h = 0; h < std::min(second.hands.size(), engine.hands.size()); ++h) {
        HandResult& hand = second.hands[h];
        if (doubtful.count(hand.number) == 0 || engine.hands[h].scored) continue;
        hand.scored = hand.taken = false;
        unscored = true;
    }
    if (!unscored) return;
    second.totals_known = engine.totals_known;
    second.winners = engine.winners;
    std::erase_if(second.findings, [&](const Item& item) {
        return item.severity == Severity::claim && !in_engine(item);
    });
}

/// Whether a hand of a trick game has a word of which it is unclear whether its seat played it.
bool has_lost_word(const Record& record, std::int64_t number, bool (*is_lost)(const Action&)) {
    return traits(record.game).tricks &&
           std::any_of(record.hands.begin(), record.hands.end(), [&](const Hand& hand) {
               return hand.number == number &&
                      std::any_of(record.actions.begin() + hand.first_action,
                                  record.actions.begin() + hand.end_action, is_lost);
           });
}

/// This referee counts such a word as a tile of its seat; the engine does not, so it reports fewer
/// errors. For an unreadable word the engine also leaves other verdicts open. All that the engine
/// proves is proven here too.
void pass_over_counts(const Record& record, Judged& engine, Judged& second) {
    std::erase_if(second.findings, [&](const Item& item) {
        return item.severity == Severity::error && has_lost_word(record, item.hand, is_unseen) &&
               std::find(engine.findings.begin(), engine.findings.end(), item) ==
                   engine.findings.end();
    });
    const auto unread = [&](const Item& item) { return has_lost_word(record, item.hand, is_blot); };
    std::erase_if(second.open, unread);
    std::erase_if(engine.open, unread);
}

}  // namespace

std::vector<std::string> differences(const Judged& second, const Judged& engine) {
    std::vector<std::string> lines;
    compare_items(second.findings, engine.findings, lines);
    compare_items(second.open, engine.open, lines);
    if (second.hands.size() != engine.hands.size())
        lines.push_back(std::string("hands ") + std::to_string(second.hands.size()) +
                        ", by the engine " + std::to_string(engine.hands.size()));
    else
        for (std::size_t h = 0; h < second.hands.size(); ++h)
            compare_hands(second.hands[h], engine.hands[h], lines);
    const auto ending = [](Judged judged) {
        judged.findings.clear();
        judged.open.clear();
        judged.hands.clear();
        if (!judged.totals_known) judged.totals = {};
        return to_text(judged);
    };
    if (ending(second) != ending(engine))
        lines.push_back(ending(second) + "   by the engine: " + ending(engine));
    return lines;
}

std::string compare(const std::string& text) {
    static Referee referee(JudgeOptions{true});
    std::string all;
    each_record(text, [&](const Record& record) {
        GameVerdict verdict;
        referee.judge(record, verdict);
        Judged second = judge(record);
        if (leaves_arm_open(second)) return;
        Judged engine = from_engine(verdict);
        name_passes_as(engine, record, second);
        open_as(engine, second);
        pass_over_counts(record, engine, second);
        const auto lines = differences(second, engine);
        if (lines.empty()) return;
        all += "--- record\n" + std::string(record.text) + "--- differences\n";
        for (const std::string& line : lines) all += line + "\n";
    });
    return all;
}

}  // namespace bones::second
