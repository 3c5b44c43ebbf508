#include "tests/engine/judging.hpp"

#include <fmt/format.h>

#include <stdexcept>

#include "bones/parser.hpp"
#include "bones/writer.hpp"
#include "engine/rules/house_rules.hpp"
#include "tests/support/noted.hpp"

namespace bones::test {
namespace {

std::string_view word_for(Severity severity) {
    constexpr std::string_view words[] = {"error ", "broken ", "claim ", ""};
    return words[static_cast<std::size_t>(severity)];
}

bool is_note(const Finding& finding) {
    return finding.severity == Severity::note;
}

std::string described(const Finding& finding) {
    std::string text;
    if (finding.hand >= 0) text += fmt::to_string(finding.hand);
    if (finding.ply >= 0) text += fmt::format(".{}", finding.ply);
    if (!text.empty()) text += ' ';
    if (finding.seat.exists()) text += fmt::format("{} ", finding.seat.letter());
    if (finding.verdict != Verdict::open) text += word_for(finding.severity);
    text += finding.code->name;
    if (!is_note(finding)) text += fmt::format(" {}", finding.clause);
    return text;
}

std::string points_of(const Points& points, int players) {
    std::string text;
    for (int s = 0; s < players; ++s)
        text += fmt::format("{}{} {}", s == 0 ? "" : " ", Seat(s).letter(), points[s]);
    return text;
}

/// Partners' points are written at the first seat of their side.
int scoring_seats(const Record& record) {
    return sides_of(record);
}

template <class Wanted>
Lines select(const GameVerdict& verdict, Wanted&& wanted) {
    Lines lines;
    for (const Finding& finding : verdict.findings)
        if (wanted(finding)) lines.push_back(described(finding));
    return lines;
}

}  // namespace

Judged::Judged(std::string_view text) {
    TextSource source(text);
    RecordReader reader(source);
    RawRecord raw;
    if (!reader.next(raw)) throw std::invalid_argument("no record in the text of this test");
    text_ = raw.text;  // the reader's buffer is freed when this function returns
    raw.text = text_;
    parse(raw, record_);
    take_as_noted(record_);
    Referee referee({.list_open = true, .deduce = false});
    referee.judge(record_, verdict_);
}

Lines Judged::findings() const {
    return select(verdict_,
                  [](const Finding& f) { return f.verdict != Verdict::open && !is_note(f); });
}

Lines Judged::notes() const {
    return select(verdict_, is_note);
}

Lines Judged::open() const {
    return select(verdict_, [](const Finding& f) { return f.verdict == Verdict::open; });
}

std::string Judged::score(std::size_t hand) const {
    const HandVerdict& judged = verdict_.hands.at(hand - 1);
    return judged.scored ? points_of(judged.scores, scoring_seats(record_)) : "unknown";
}

std::string Judged::end(std::size_t hand) const {
    const HandVerdict& judged = verdict_.hands.at(hand - 1);
    switch (judged.end) {
        case EndKind::out:
            return fmt::format("out {}", judged.out.letter());
        case EndKind::blocked:
            return "blocked";
        case EndKind::played:
            return "played";
        case EndKind::voided:
            return "void";
        case EndKind::redeal:
            return "redeal";
        case EndKind::conceded:
            return fmt::format("conceded {}", judged.out.letter());
        case EndKind::made:
            return "made";
        case EndKind::set:
            return "set";
        case EndKind::won:
            return fmt::format("won {}", judged.out.letter());
        case EndKind::unfinished:
            break;
    }
    return "unfinished";
}

std::string Judged::totals() const {
    return verdict_.totals_known ? points_of(verdict_.totals, scoring_seats(record_)) : "unknown";
}

std::string Judged::winner() const {
    if (!verdict_.complete) return "not over";
    std::string text;
    for (int s = 0; s < record_.players; ++s)
        if (verdict_.winners.contains(Seat(s)))
            text += fmt::format("{}{}", text.empty() ? "" : " ", Seat(s).letter());
    return text.empty() ? "none" : text;
}

Lines Judged::ledger(std::size_t hand) const {
    Lines lines;
    for (const LedgerEntry& entry : verdict_.ledger)
        if (entry.hand == hand - 1)
            lines.push_back(
                fmt::format("{} {:+} {}", entry.seat.letter(), entry.points, entry.clause));
    return lines;
}

Lines Judged::messages() const {
    Lines lines;
    for (const Finding& finding : verdict_.findings) lines.push_back(finding.message);
    return lines;
}

std::string Judged::canonical() const {
    std::string out;
    write(record_, verdict_.actions, out);
    return out;
}

std::string record_of(std::string_view game, std::string_view play, std::string_view header) {
    const std::string_view first = play.substr(0, 5) == "hand " ? "" : "hand 1\n";
    std::string text = fmt::format("game {}\n{}\n{}{}\n", game, header, first, play);
    for (auto at = text.find(" / "); at != std::string::npos; at = text.find(" / ", at))
        text.replace(at, 3, "\n");
    return text;
}

Judged curse(std::string_view play, std::string_view header) {
    return Judged(record_of("curse-of-the-doublet", play, header));
}

Judged takes(std::string_view play, std::string_view header) {
    return Judged(record_of("double-takes", play, header));
}

Judged prize(std::string_view play, std::string_view header) {
    return Judged(record_of("prize-dominoes", play, header));
}

Judged super(std::string_view play, std::string_view header) {
    return Judged(record_of("super-dominoes", play, header));
}

Judged leyden(std::string_view play, std::string_view header) {
    return Judged(record_of("leyden", play, header));
}

Judged line_game(std::string_view game, std::string_view play, std::string_view header) {
    return Judged(record_of(game, play, header));
}

Judged forty_two(std::string_view play, std::string_view header) {
    return Judged(record_of("forty-two", play, header));
}

}  // namespace bones::test
