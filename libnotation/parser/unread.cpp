// Decides what unreadable lines may have been (G5a): lines of play, or the first line of a hand.
#include "libnotation/parser/record_parser.hpp"

namespace bones {
namespace {

bool ends_hand(Keyword keyword) {
    return keyword >= Keyword::left && keyword <= Keyword::score;
}

bool sets_up_hand(Keyword keyword) {
    return keyword > Keyword::substitute && keyword < Keyword::actions;
}

}  // namespace

/// Notes an unreadable line that may have been play, a player line or the first line of a hand.
void RecordParser::note_unread(const Statement& statement) {
    const bool header = record_.hands.empty() && statement.keyword == Keyword::unreadable;
    if ((header && statement.taken_for() == Keyword::player) ||
        (statement.keyword == Keyword::player && !statement.counts)) {
        ++misread_players_;
        ++lost_players_;
    }
    if (may_be_anything(statement)) {
        has_unread_ = true;
        lost_lines_ += header;
        if (first_unread_ == none_such) first_unread_ = next_statement();
        return;
    }
    const Keyword keyword =
        statement.keyword == Keyword::unreadable ? statement.taken_for() : statement.keyword;
    const bool is_header = keyword <= Keyword::extension || keyword == Keyword::substitute;
    if (record_.hands.empty() && is_header) close_header();
}

/// The unreadable lines so far belong to the header and may have named players.
void RecordParser::close_header() {
    lost_players_ += lost_lines_;
    lost_lines_ = 0;
    first_unread_ = none_such;
}

/// The index of the first statement of a hand that has no `hand` line. Unreadable lines between the
/// header and the hand may be its play, so the hand starts with them.
std::uint32_t RecordParser::begin_implied_hand() {
    if (first_unread_ == none_such) return next_statement();
    for (Finding& finding : record_.findings)
        if (finding.place.offset >= record_.statements[first_unread_].line.offset &&
            (finding.code == &code::unreadable || finding.code == &code::line_too_long))
            finding.hand = 1;
    return first_unread_;
}

/// Finds the first line after which the hand's play is uncertain, and the first action that may
/// belong to another hand.
///
/// Another hand may have begun at an unreadable line that seems to be a `hand` line. It may also
/// have begun if an earlier line is unreadable, if the hand had ended, or if lines that set up a
/// hand follow. Lines after it that end a hand do not count for this hand.
void RecordParser::settle_unread(Hand& hand) {
    std::uint32_t action = hand.first_action;
    bool begun = false, ended = false, set_up = false;
    for (std::uint32_t at = hand.first_statement; at < hand.end_statement; ++at) {
        Statement& line = record_.statements[at];
        if (line.keyword == Keyword::actions) action = line.first + line.count;
        if (hand.anew != none_such && ends_hand(line.keyword)) line.counts = false;
        begun = begun || line.keyword == Keyword::actions || ends_hand(line.keyword);
        ended = ended || ends_hand(line.keyword);
        const bool is_play =
            line.taken_for() == Keyword::actions;  // beyond the limit on plies (N12)
        if (may_be_anything(line) || is_play) {
            const bool again = hand.unread_line != none_such && !is_play;
            if (hand.unread_line == none_such) {
                hand.unread_line = at;
                hand.unread = action;
            }
            const bool anew = again || ended || line.taken_for() == Keyword::hand;
            if (begun && anew) hand.anew = std::min(hand.anew, action);
            set_up = begun;
        } else if (set_up && sets_up_hand(line.keyword)) {
            hand.anew = std::min(hand.anew, hand.unread);
            line.counts = false;
        }
    }
    forget_lines_that_say_nothing(hand);
}

void RecordParser::forget_lines_that_say_nothing(Hand& hand) {
    for (std::uint32_t* const line : {&hand.lead, &hand.yard, &hand.pips, &hand.end, &hand.prize,
                                      &hand.score, &hand.bid, &hand.trump})
        if (*line != none_such && !record_.statements[*line].counts) *line = none_such;
    hand.penalties = 0;
    for (std::uint32_t at = hand.first_statement; at < hand.end_statement; ++at) {
        const Statement& line = record_.statements[at];
        const bool award = line.keyword == Keyword::penalty || line.keyword == Keyword::bonus;
        hand.penalties += award && line.counts;
    }
}

/// Drops findings on repeated lines after an unreadable line. Such a line may belong to another
/// hand.
void RecordParser::forget_doubtful_duplicates() {
    std::unordered_set<std::uint32_t> doubtful;
    for (const Hand& hand : record_.hands)
        for (std::uint32_t at = hand.unread_line; at < hand.end_statement; ++at) {
            const Statement& line = record_.statements[at];
            if (line.keyword > Keyword::hand && line.keyword < Keyword::result)
                doubtful.insert(line.line.offset);
        }
    std::erase_if(record_.findings, [&](const Finding& finding) {
        return finding.code == &code::duplicate_line && doubtful.count(finding.place.offset) != 0;
    });
}

}  // namespace bones
