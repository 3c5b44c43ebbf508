#include "tools/libbones/content.hpp"

#include <fmt/core.h>
#include <xxhash.h>

#include <algorithm>

#include "tools/libbones/outcome.hpp"
#include "tools/libbones/record_checker.hpp"

namespace bones {

namespace {

void append(std::string& text, std::span<const Amount> amounts) {
    for (const Amount& amount : amounts)
        text += fmt::format(" {} {}", amount.seat.letter(), amount.points);
    text += '\n';
}

/// The points and the winners: from the verdict, or as written if the verdict does not know them.
std::string result_text(const Record& record, const GameVerdict& verdict) {
    std::string text = "result\n";
    if (verdict.totals_known) {
        for (int side = 0; side < scoring_seats(record); ++side)
            text += fmt::format(" {} {}", Seat(side).letter(), verdict.totals[side]);
        text += '\n';
    } else {
        for (const Hand& hand : record.hands) append(text, claimed_score(record, hand));
        append(text, claimed_result(record));
    }
    if (const auto games = games_won(record)) {
        text += "games";
        for (int side = 0; side < scoring_seats(record); ++side)
            text += fmt::format(" {} {}", Seat(side).letter(), (*games)[side]);
        text += '\n';
    }
    if (!verdict.complete) return text + header_text(record, Keyword::winner);
    for (int seat = 0; seat < most_seats; ++seat)
        if (verdict.winners.contains(Seat(seat))) text += Seat(seat).letter();
    return text;
}

}  // namespace

bool has_play(const Record& record) {
    return !record.actions.empty() ||
           std::any_of(record.statements.begin(), record.statements.end(),
                       [](const Statement& s) { return s.keyword == Keyword::deal && s.counts; });
}

std::string content_fingerprint(const Record& record, const GameVerdict& verdict) {
    std::string play = fingerprint(record, verdict);
    if (has_play(record)) return play;
    play += result_text(record, verdict);
    const XXH128_hash_t hash = XXH3_128bits(play.data(), play.size());
    return fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
}

}  // namespace bones
