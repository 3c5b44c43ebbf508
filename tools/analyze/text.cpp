// The text output of bones-analyze.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "libnotation/text/shown.hpp"
#include "tools/analyze/formats.hpp"
#include "tools/lib/io/records/people.hpp"
#include "tools/lib/io/terminal.hpp"
#include "tools/lib/io/text/styled.hpp"
#include "tools/lib/show/analysis/shown.hpp"

namespace bones::analyze {

using namespace analysis;

namespace {

std::string place_text(std::string_view file, const Record& record, std::uint32_t hand,
                       std::uint32_t ply) {
    const Position place = place_of(record, hand, ply);
    return fmt::format("{}:{}:{}", shown(file), place.line, place.column);
}

/// A number with its sign; zero has none.
std::string signed_text(double number, int decimals) {
    std::string text = fmt::format("{:+.{}f}", number, decimals);
    if (text.find_first_of("123456789") == std::string::npos) text[0] = ' ';
    return text;
}

std::string value_text(const std::optional<int>& value) {
    return value ? signed_text(*value, 0) : "-";
}

std::string value_text(const std::optional<double>& value) {
    return value ? signed_text(*value, 2) : "-";
}

/// Writes the text for one record.
class RecordText {
  public:
    RecordText(std::string& out, std::string_view file, const RecordChecker& judged,
               const Analysis& analysis, const Options& options)
        : out_(out),
          file_(file),
          record_(judged.record),
          verdict_(judged.verdict),
          analysis_(analysis),
          options_(options),
          style_(options.style) {}

    void write_all() {
        write_heading();
        auto broken = analysis_.broken.begin();
        const auto place = [](const auto& one) { return std::pair(one.hand, one.ply); };
        for (const AnalyzedDecision& one : analysis_.decisions) {
            const std::pair here(one.decision().hand, one.decision().ply);
            for (; broken != analysis_.broken.end() && place(*broken) < here; ++broken)
                write_breach(*broken);
            if (one.mark != Mark::none) write_mistake(one);
        }
        for (; broken != analysis_.broken.end(); ++broken) write_breach(*broken);
        write_hands();
        write_count();
        out_ += '\n';
    }

    /// All moves of a position, best first.
    void write_position(const AnalyzedDecision& one) {
        const search::Decision& decision = one.decision();
        out_ += fmt::format("{}: hand {}, ply {}: {} to move, {}\n",
                            place_text(file_, record_, decision.hand, decision.ply),
                            record_.hands[decision.hand].number, decision.ply, shown(one.player),
                            quantity(decision.choices.size(), "move", "moves"));
        Table table({Align::left, Align::right, Align::right, Align::right, Align::left});
        table.add({"move", "fair", "all hands known", "estimate", ""}, style_.faint());
        for (std::size_t index : one.order)
            table.add({move_in_table(move_text(one.choice(index).action)),
                       value_text(one.fair_value(index)), value_text(one.choice(index).value),
                       value_text(one.estimate(index)), made(one, index)});
        table.write(out_, 2);
        if (!decision.played) out_ += "  " + what_was_done(decision) + '\n';
        explain_position(one);
    }

  private:
    void write_heading() {
        out_ += fmt::format(
            "{}{}:{}: {}", style_.strong(), shown(file_), record_.first_line,
            record_.game == Game::unknown ? "unknown game" : traits(record_.game).title);
        for (int s = 0; record_.game != Game::unknown && s < scoring_seats(record_); ++s)
            out_ += (s == 0 ? ", " : " – ") + shown(side_name(record_, s));
        out_ += fmt::format("{}\n", style_.plain());
    }

    void write_mistake(const AnalyzedDecision& one) {
        const search::Decision& decision = one.decision();
        out_ +=
            fmt::format("{}: {}{}{} {}\n", place_text(file_, record_, decision.hand, decision.ply),
                        one.mark == Mark::blunder ? style_.bad() : style_.strong(),
                        text_of(one.mark), style_.plain(),
                        shown(mistake_in_words(record_, one, options_.request,
                                               names_in(record_, decision.hand))));
    }

    void write_breach(const ProvenBreach& one) {
        out_ +=
            fmt::format("{}: breach by {} ({}, {})", place_text(file_, record_, one.hand, one.ply),
                        shown(one.player), one.finding->code->name, one.finding->clause);
        if (one.gain) {
            const int decimals = decimals_of(record_, options_.request);
            const std::string points = fmt::format("{:.{}f}", std::abs(*one.gain), decimals);
            out_ += points.find_first_of("123456789") == std::string::npos
                        ? ", which changed next to nothing"
                        : fmt::format(", which {} about {} {}", *one.gain > 0 ? "won" : "lost",
                                      points, scale_of(record_).unit);
        }
        out_ += '\n';
    }

    void write_hands() {
        Table table({Align::right, Align::left, Align::right, Align::right, Align::right,
                     Align::right, Align::right});
        bool any = false;
        std::string without, unsettled;
        for (std::size_t hand = 0; hand < analysis_.luck.size(); ++hand) {
            const std::string number = fmt::to_string(record_.hands[hand].number);
            if (const auto ply =
                    unsettled_from(record_, verdict_, static_cast<std::uint32_t>(hand)))
                unsettled += fmt::format(
                    "  hand {}: not computed, because the sheet has several interpretations from "
                    "ply {} on\n",
                    number, *ply);
            else if (!analysis_.luck[hand])
                without += (without.empty() ? "" : ", ") + number;
            if (!analysis_.luck[hand]) continue;
            if (!any)
                table.add({"hand", "side",
                           fmt::format("{} above the table's average", scale_of(record_).unit),
                           "deal", "draws", "own play", "others' play"},
                          style_.faint());
            any = true;
            add_sides(table, number, *analysis_.luck[hand]);
        }
        table.write(out_, 2);
        out_ += unsettled;
        if (!without.empty() && options_.request.budgets.games > 0)
            out_ += fmt::format(
                "  luck and play not computed: hand {} (some deals or draws are not recorded,\n"
                "  or it did not end by the rules)\n",
                without);
    }

    void add_sides(Table& table, const std::string& hand, const worlds::HandLuck& luck) const {
        for (int side = 0; side < luck.sides; ++side) {
            const worlds::SideLuck& parts = luck.parts[static_cast<std::size_t>(side)];
            const auto points = [&](std::int64_t part) {
                return signed_text(in_points(part, luck), decimals_of(record_, options_.request));
            };
            table.add({side == 0 ? hand : "", shortened(shown(side_name(record_, side)), 24),
                       points(parts.result), points(parts.deal), points(parts.chance),
                       points(parts.play), points(parts.others)});
        }
    }

    void write_count() {
        const DecisionCounts counts = count_decisions(analysis_);
        const auto weighed = static_cast<std::uint64_t>(counts.loss.n);
        out_ += fmt::format("  {}", quantity(counts.decisions, "decision", "decisions"));
        if (options_.request.budgets.worlds == 0 || counts.decisions == 0)
            out_ += "\n";
        else if (weighed < counts.decisions)
            out_ +=
                fmt::format(", {} of them judged (the record shows too little of the others), {}\n",
                            weighed, quantity(counts.all_mistakes(), "mistake", "mistakes"));
        else
            out_ += fmt::format(", {}\n", quantity(counts.all_mistakes(), "mistake", "mistakes"));
    }

    /// The action that was taken in a position, for a ply that is none of the listed moves.
    std::string what_was_done(const search::Decision& decision) const {
        const Hand& hand = record_.hands[decision.hand];
        const Action& action = record_.actions[hand.first_action + decision.ply - 1];
        if (action.kind == ActionKind::unknown_turn) return "the action is not written";
        const bool broken = std::any_of(
            verdict_.findings.begin(), verdict_.findings.end(), [&](const Finding& finding) {
                return is_proven_breach(record_, finding, decision.hand, decision.ply);
            });
        return std::string("the action is not one of them") + (broken ? "; it was a breach" : "");
    }

    std::string made(const AnalyzedDecision& one, std::size_t index) const {
        if (one.decision().played != index) return "";
        return one.mark == Mark::none ? "played" : fmt::format("played {}", text_of(one.mark));
    }

    void explain_position(const AnalyzedDecision& one) {
        if (one.fair && one.fair->loss > 0)
            out_ += fmt::format(
                "  {} lost {:.2f} ({:.2f} to {:.2f}) on what {} could know\n",
                move_in_words(move_text(one.choice(*one.decision().played).action), record_.game),
                one.fair->loss, one.fair->low, one.fair->high, shown(one.player));
        const std::string basis =
            basis_in_words(record_, one, options_.request, names_in(record_, one.decision().hand));
        std::vector<Line> lines = wrapped({{basis, Ink::plain}}, usual_width - 2, 0);
        for (Line& line : lines) line.insert(line.begin(), {"  ", Ink::plain});
        if (!basis.empty()) append_lines(out_, lines, false);
    }

    std::string& out_;
    std::string_view file_;
    const Record& record_;
    const GameVerdict& verdict_;
    const Analysis& analysis_;
    const Options& options_;
    const Style& style_;
};

constexpr int bar_width = 12;

/// `████····`
std::string bar(double share) {
    const int filled = std::clamp(static_cast<int>(std::lround(share * bar_width)), 0, bar_width);
    std::string text;
    for (int i = 0; i < bar_width; ++i) text += i < filled ? "█" : "·";
    return text;
}

/// `···██|·····`: negative values extend to the left.
std::string bar_from_middle(double share) {
    constexpr int half = bar_width / 2;
    const int length = std::clamp(static_cast<int>(std::lround(std::abs(share) * half)), 0, half);
    std::string text;
    for (int i = -half; i < half; ++i) {
        if (i == 0) text += "|";
        const bool filled = share < 0 ? i < 0 && i >= -length : i >= 0 && i < length;
        text += filled ? "█" : "·";
    }
    return text;
}

using PlayerRows = std::vector<PlayerRow>;

/// The greatest value that the rows of a scale show.
template <class Value>
double longest_of(const PlayerRows& rows, std::size_t scale, const Value& value) {
    double longest = 0;
    for (const PlayerRow& row : rows)
        if (row.scale == scale) longest = std::max(longest, std::abs(value(*row.sums)));
    return longest;
}

double mean_loss(const PlayerSums& sums) {
    return sums.counts.loss.mean();
}

void decisions_table(std::string& out, const PlayerRows& rows, const Style& style) {
    Table table({Align::left, Align::left, Align::right, Align::right, Align::right, Align::right,
                 Align::right, Align::left, Align::left});
    table.add({"player", "points of", "decisions", "?!", "?", "?\?", "lost a decision",
               "interval of 95 %", ""},
              style.faint());
    for (const PlayerRow& row : rows) {
        const DecisionCounts& counts = row.sums->counts;
        const auto interval = stats::mean_interval(counts.loss);
        const bool known = counts.loss.n > 0;
        const double longest = longest_of(rows, row.scale, mean_loss);
        table.add({shortened_name(shown(row.name), 20), title_of_scale(row.scale),
                   fmt::to_string(counts.decisions), fmt::to_string(counts.mistakes[0]),
                   fmt::to_string(counts.mistakes[1]), fmt::to_string(counts.mistakes[2]),
                   known ? fmt::format("{:.2f}", counts.loss.mean() / loss_unit) : "–",
                   interval
                       ? fmt::format("{:.2f} to {:.2f}", std::max(0.0, interval->low / loss_unit),
                                     interval->high / loss_unit)
                       : "",
                   known ? bar(longest > 0 ? counts.loss.mean() / longest : 0) : ""});
    }
    table.write(out, 0);
}

void luck_table(std::string& out, const PlayerRows& rows, std::uint32_t games, const Style& style) {
    const auto luck_of = [&](const PlayerSums& sums) { return sums.luck.points(games); };
    Table table({Align::left, Align::left, Align::right, Align::right, Align::right, Align::left,
                 Align::right, Align::right});
    table.add({"player", "points of", "hands", "points above the table's average", "luck", "",
               "the rest", "own play"},
              style.faint());
    for (const PlayerRow& row : rows) {
        const PlayerSums& sums = *row.sums;
        if (sums.hands == 0) continue;
        const double luck = luck_of(sums), longest = longest_of(rows, row.scale, luck_of);
        table.add({shortened_name(shown(row.name), 20), title_of_scale(row.scale),
                   fmt::to_string(sums.hands), signed_text(sums.result.points(games), 1),
                   signed_text(luck, 1), bar_from_middle(longest > 0 ? luck / longest : 0),
                   signed_text(sums.result_less_luck().points(games), 1),
                   signed_text(sums.play.points(games), 1)});
    }
    table.write(out, 0);
}

}  // namespace

void record_text(std::string& out, std::string_view file, const RecordChecker& judged,
                 const Analysis& analysis, const Options& options) {
    RecordText text(out, file, judged, analysis, options);
    if (options.request.at.empty()) return text.write_all();
    for (const AnalyzedDecision& one : analysis.decisions) text.write_position(one);
}

void players_text(std::string& out, Players& all, const Options& options) {
    const PlayerRows rows = ordered(all);
    if (rows.empty()) return;
    const worlds::Budgets& budgets = options.request.budgets;
    if (budgets.worlds > 0) {
        decisions_table(out, rows, options.style);
        out +=
            "Lost per decision: how much more the best move was worth, by what its player could\n"
            "know. A mark needs a loss that is above the threshold with 95 % confidence.\n";
    }
    const bool luck = std::any_of(rows.begin(), rows.end(),
                                  [](const PlayerRow& row) { return row.sums->hands > 0; });
    if (!luck) return;
    if (budgets.worlds > 0) out += '\n';
    luck_table(out, rows, budgets.games, options.style);
    out +=
        "Luck: what deals and draws were worth with good play by all.\n"
        "The rest: what the players made of it.\n";
}

}  // namespace bones::analyze
