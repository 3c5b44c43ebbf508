#include "tests/second/referee/claims.hpp"

#include <algorithm>

namespace bones::second {

bool has_lost(const Record& record, const Hand& hand, Keyword keyword) {
    for (std::uint32_t i = hand.first_statement; i < hand.end_statement; ++i) {
        const Statement& line = record.statements[i];
        if (line.taken_for() == keyword || (line.keyword == keyword && !line.counts)) return true;
    }
    return false;
}

bool end_is_lost(const Record& record, const Hand& hand) {
    return !line_of(record, hand, Keyword::end) && has_lost(record, hand, Keyword::end);
}

bool number_is_lost(const Record& record) {
    const Hand& first = record.hands.front();
    const Statement& head = record.statements[first.first_statement];
    if (head.keyword == Keyword::hand && !head.counts) return true;
    return first.unread_line != none_such && first.unread == first.first_action &&
           record.statements[first.unread_line].taken_for() == Keyword::hand;
}

namespace {

const Statement* game_line(const Record& record, Keyword keyword);

/// Whether the record has no actions of the hand.
bool has_no_play(const Hand& hand) {
    return hand.first_action == hand.end_action && hand.unread_line == none_such;
}

}  // namespace

bool lacks_play(const Record& record, const Hand& hand, bool ended) {
    const Statement* line = line_of(record, hand, Keyword::end);
    if (!line || ended || has_no_play(hand)) return false;
    return line->end() == EndKind::played || line->end() == EndKind::out ||
           line->end() == EndKind::blocked;
}

void judge_end(const Record& record, const Hand& hand, const std::optional<HandEnd>& ended,
               HandResult& result, Desk& desk, const std::set<EndKind>& also, bool perhaps) {
    const Statement* line = line_of(record, hand, Keyword::end);
    if (line && line->end() == EndKind::redeal) return;  // G8
    const auto mismatch = [&] { desk.report(hand.number, -1, Seat(), "end-mismatch", "G8"); };
    if (!result.layout_known) {  // G4: only facts are checked; the end is taken from the sheet
        result.end = line ? line->end() : EndKind::unfinished;
        result.out = line ? line->seat : Seat();
        return;
    }
    if (ended) {
        result.end = ended->kind;
        result.out = ended->out;
        if (stands_after_unread(record, hand, line)) return;  // G5a
        if (line && !also.count(line->end()) && !says_end(record, *line, ended) && !perhaps)
            mismatch();
        return;
    }
    const bool last = &hand == &record.hands.back();
    const bool stopped = !line && last && game_line(record, Keyword::finish) != nullptr;
    if (has_no_play(hand) && !line && hand.score != none_such) return;
    if (stopped) return;
    const bool as_written = has_no_play(hand) && record.game != Game::prize_dominoes;
    if (line && !as_written && has_no_play(hand) && line->end() != EndKind::conceded) return;
    if (line && (line->end() == EndKind::conceded || as_written)) {
        result.end = line->end();
        result.out = line->seat;
        return;
    }
    result.end = EndKind::unfinished;
    if (end_is_lost(record, hand)) return;  // G5a
    if (line && (line->end() == EndKind::unfinished || perhaps || also.count(line->end()))) return;
    if (line) return mismatch();
    desk.report(hand.number, -1, Seat(), "hand-unfinished", "G7");
}

bool says_end(const Record& record, const Statement& line, const std::optional<HandEnd>& end) {
    if (!end || end->kind == EndKind::unfinished)
        return line.end() == EndKind::unfinished || line.end() == EndKind::conceded;
    const bool named = line.seat.exists() && line.seat.index() < record.players;
    const bool names_seat = end->kind == EndKind::out || end->kind == EndKind::won;
    return line.end() == end->kind && (!names_seat || !named || line.seat == end->out);
}

Mark mark(const Desk& desk) {
    return {desk.judged().findings.size(), desk.judged().open.size(), desk.judged().instead.size()};
}

Breaches breaches(const Judged& judged, Mark from, Seat seat, const std::string& code) {
    // G8: errors that justify a penalty.
    const bool done = code == "wrong-suit" || code == "wrong-prize";
    Breaches count;
    for (std::size_t i = from.findings; i < judged.findings.size(); ++i) {
        const Item& item = judged.findings[i];
        if (item.seat == seat.letter() && item.code == code &&
            (item.severity == Severity::broken || done))
            ++count.broken;
    }
    const auto count_open = [&](const std::vector<Item>& items, std::size_t i) {
        for (; i < items.size(); ++i)
            if (items[i].seat == seat.letter() && items[i].code == code) ++count.open;
    };
    count_open(judged.open, from.open);
    count_open(judged.instead, from.instead);
    return count;
}

bool is_torn_off(const Record& record, std::size_t hand) {
    if (hand == 0) return false;
    const Statement& line = record.statements[record.hands[hand].first_statement];
    const bool numbered = line.keyword == Keyword::hand && line.number() > 0;
    const std::uint32_t last = record.hands[hand - 1].number, number = record.hands[hand].number;
    return numbered && number != last + 1 && !(number == last && number > 1);
}

namespace {

bool acts(const Action& action, Game game) {
    if (action.kind == ActionKind::pass) return !traits(game).tricks;
    static const std::set<Game> without_draws{Game::curse_of_the_doublet, Game::block,
                                              Game::fives_and_threes, Game::double_takes,
                                              Game::forty_two};
    if (is_draw(action)) return without_draws.count(game) == 0;
    return action.kind == ActionKind::play || action.kind == ActionKind::unknown_turn;
}

}  // namespace

std::optional<Seat> gainsaid_leader(const Record& record, const Hand& hand) {
    const Statement* line = line_of(record, hand, Keyword::lead);
    if (!line || !line->seat.exists() || line->seat.index() >= record.players) return {};
    for (std::uint32_t i = hand.first_action; i < std::min(hand.end_action, hand.unread); ++i) {
        const Action& action = record.actions[i];
        if (is_blot(action) || action.seat().index() >= record.players) return {};
        if (!acts(action, record.game)) continue;
        return action.seat() == line->seat ? std::nullopt : std::optional(line->seat);
    }
    return {};
}

bool lead_is_doubtful(const Record& record, const Hand& hand) {
    const Statement* line = line_of(record, hand, Keyword::lead);
    if (!line) return false;
    for (std::uint32_t i = hand.first_action; i < std::min(hand.end_action, hand.unread); ++i) {
        const Action& action = record.actions[i];
        if (is_blot(action)) return action.seat() != line->seat;
        if (acts(action, record.game)) return false;
    }
    return false;
}

namespace {

/// G8: whether every action of the hand shows its turn, tile, suit, trumps and lead.
bool shows_everything(const Record& record, const Hand& hand, const Judged& judged, Mark from) {
    if (hand.unread_line != none_such || gainsaid_leader(record, hand)) return false;
    int laid = 0;
    for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i) {
        const Action& action = record.actions[i];
        if (is_unseen(action) || action.seat().index() >= record.players) return false;
        if (action.kind != ActionKind::play || record.game != Game::double_takes) continue;
        const bool leads = laid++ % record.players == 0;
        const bool declares = action.suit != Action::no_suit && action.suit != Action::unknown_suit;
        if (leads && !declares && !action.tile().is_double()) return false;
    }
    return std::none_of(judged.findings.begin() + static_cast<std::ptrdiff_t>(from.findings),
                        judged.findings.end(),
                        [](const Item& item) { return item.code == "undeclared-trump"; });
}

}  // namespace

namespace {

/// Returns the pairs of open ends that these tiles can leave, laid one after the other in one line.
/// Tries each end that a tile fits.
std::set<std::pair<int, int>> ends_after(const std::vector<Tile>& tiles) {
    std::set<std::pair<int, int>> ends;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const int high = tiles[i].high(), low = tiles[i].low();
        if (i == 0) {
            ends = {std::minmax(high, low)};
            continue;
        }
        std::set<std::pair<int, int>> next;
        for (const auto& [one, other] : ends)
            for (const auto& [end, stays] : {std::pair(one, other), std::pair(other, one)})
                for (const auto& [inner, outer] : {std::pair(high, low), std::pair(low, high)})
                    if (inner == end) next.insert(std::minmax(outer, stays));
        ends = next;
    }
    return ends;
}

/// G8: whether the play of a line with two ends shows that a seat's side did not earn a bonus.
bool excludes_bonus(const std::string& reason, bool own, bool blocked, std::vector<Tile> laid) {
    if (reason == "lock") return !blocked;
    if (blocked || !own) return true;
    const Tile last = laid.back();
    if (reason == "chuchazo") return last != Tile(0, 0);
    laid.pop_back();
    const auto ends = ends_after(laid);
    const auto has = [last](int end) { return last.high() == end || last.low() == end; };
    return !ends.empty() && std::none_of(ends.begin(), ends.end(), [&](const auto& two) {
        return has(two.first) && has(two.second);
    });
}

}  // namespace

void judge_bonuses(const Record& record, const Hand& hand, Mark from,
                   const std::optional<HandEnd>& ended, const Sides& sides,
                   const std::map<std::string, RuleBonus>& by_rule, Desk& desk) {
    static const std::set<std::string> shown{"capicua", "chuchazo", "lock"};
    const bool blocked = ended && ended->kind == EndKind::blocked;
    if (!ended || !(blocked || (ended->kind == EndKind::out && ended->out.exists()))) return;
    if (!shows_everything(record, hand, desk.judged(), from)) return;
    for (const Statement& line : record.statements)
        if (line.keyword == Keyword::rule && record.at(line.key) == "other") return;
    std::vector<Tile> laid;
    for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i)
        if (record.actions[i].kind == ActionKind::play) laid.push_back(record.actions[i].tile());
    for (std::uint32_t i = hand.first_statement; i < hand.end_statement && !laid.empty(); ++i) {
        const Statement& line = record.statements[i];
        const std::string reason(record.at(line.key));
        if (line.keyword != Keyword::bonus || !line.counts || !line.seat.exists() ||
            line.seat.index() >= record.players || shown.count(reason) == 0)
            continue;
        const bool own = !blocked && sides.of(line.seat) == sides.of(ended->out);
        const RuleBonus rule = by_rule.at(reason);
        const bool differs = rule.points > 0 && (!rule.earned || line.award().is_factor ||
                                                 line.award().points != rule.points);
        if (excludes_bonus(reason, own, blocked, laid) || differs)
            desk.report(hand.number, -1, line.seat, "unfounded-bonus", "G8");
    }
}

Penalties judge_penalties(const Record& record, const Hand& hand, Mark from,
                          const PointsNamed& named, bool play_known, Desk& desk) {
    Penalties penalties;
    const Statement* end = line_of(record, hand, Keyword::end);
    if (end && end->end() == EndKind::redeal) return penalties;  // G8
    const bool all_seen =
        play_known && !has_no_play(hand) && shows_everything(record, hand, desk.judged(), from);
    std::map<std::pair<Seat, std::string>, int> so_far;
    for (std::uint32_t i = hand.first_statement; i < hand.end_statement; ++i) {
        const Statement& line = record.statements[i];
        if (line.keyword != Keyword::penalty || !line.counts || !line.seat.exists()) continue;
        if (stands_after_unread(record, hand, &line)) break;  // G5a
        const std::string code(record.at(line.key));
        const Breaches count = breaches(desk.judged(), from, line.seat, code);
        const std::optional<int> points = named(code);
        int& given = so_far[{line.seat, code}];
        const bool too_many =
            points && given + line.award().points > (count.broken + count.open) * *points;
        given += line.award().points;
        penalties.open = !all_seen;
        if (penalties.open) desk.doubt_course();  // the sheet may count the penalty or not
        if (all_seen && (count.broken + count.open == 0 || too_many))
            desk.report(hand.number, -1, line.seat, "unfounded-penalty", "G8");
        if (count.broken + count.open == 0) continue;
        // D8: if the line gives too many points, only the number that the rules name counts.
        (points ? penalties.called : penalties.given)[line.seat.index()] += line.award().points;
    }
    return penalties;
}

namespace {

std::map<Seat, int> amounts_of(const Record& record, const Statement& line, const Sides& sides) {
    std::map<Seat, int> amounts;
    for (std::uint32_t i = 0; i < line.count; ++i) {
        const Amount& amount = record.amounts[line.first + i];
        amounts.emplace(sides.of(amount.seat), amount.points);
    }
    return amounts;
}

std::set<Seat> seats_named(const Record& record, const Statement& line) {
    std::set<Seat> seats;
    for (std::uint32_t i = 0; i < line.count; ++i)
        seats.insert(record.amounts[line.first + i].seat);
    return seats;
}

/// Whether a claim differs from the points. A seat left out claims nothing; the partner of a scorer
/// must have the same score (games.md, players).
bool differs(const Record& record, const Statement& line, const Sides& sides,
             const Points& points) {
    for (std::uint32_t i = 0; i < line.count; ++i) {
        const Amount& amount = record.amounts[line.first + i];
        const Seat at = sides.of(amount.seat);
        const bool scores =
            std::find(sides.seats.begin(), sides.seats.end(), at) != sides.seats.end();
        if (scores && amount.points != points[at.index()]) return true;
    }
    return false;
}

const Statement* game_line(const Record& record, Keyword keyword) {
    for (const Statement& line : record.statements)
        if (line.keyword == keyword && line.counts) return &line;
    return nullptr;
}

}  // namespace

namespace {

/// G5a: whether penalty points may belong to another hand.
bool penalties_are_anothers(const Record& record, const Hand& hand) {
    for (std::uint32_t i = hand.first_statement; i < hand.end_statement; ++i) {
        const Statement& line = record.statements[i];
        if (line.keyword == Keyword::penalty && stands_after_unread(record, hand, &line))
            return true;
    }
    return false;
}

}  // namespace

/// G15: whether only the `end` line says that a hand is void, and nothing changes its score of 0.
bool is_void_as_written(const Record& record, const Hand& hand, const HandResult& result) {
    if (result.end != EndKind::voided || !has_no_play(hand)) return false;
    for (std::uint32_t i = hand.first_statement; i < hand.end_statement; ++i) {
        const Keyword keyword = record.statements[i].keyword;
        if (keyword == Keyword::penalty || keyword == Keyword::bonus) return false;
    }
    return true;
}

void judge_score(const Record& record, const Hand& hand, const Sides& sides,
                 std::optional<Points> computed, HandResult& result, Desk& desk, bool judged) {
    if (!computed && is_void_as_written(record, hand, result)) computed.emplace();
    const Statement* line = line_of(record, hand, Keyword::score);
    const Statement* end = line_of(record, hand, Keyword::end);
    if (end && end->end() == EndKind::redeal) {  // G8
        result.scored = true;
        result.end = EndKind::redeal;
        result.out = Seat();
        if (line && differs(record, *line, sides, Points{}))
            desk.report(hand.number, -1, Seat(), "score-mismatch", "G8");
        return;
    }
    const bool anothers = stands_after_unread(record, hand, line);
    if (computed && !desk.doubts_score(hand) && !penalties_are_anothers(record, hand) &&
        !has_lost(record, hand, Keyword::penalty)) {
        result.scored = true;
        result.scores = *computed;
        if (line && judged && !anothers && differs(record, *line, sides, *computed))
            desk.report(hand.number, -1, Seat(), "score-mismatch", "G8");
        return;
    }
    if (!line || (anothers && result.layout_known)) return;
    const auto amounts = amounts_of(record, *line, sides);  // G15: taken as written
    for (std::uint32_t i = line->first; i < line->first + line->count; ++i) {
        const auto at = amounts.find(sides.of(record.amounts[i].seat));
        if (at != amounts.end() && at->second != record.amounts[i].points) return;
    }
    for (Seat seat : sides.seats)
        if (!amounts.count(seat) && !has_no_play(hand)) return;
    result.scored = result.taken = true;
    for (Seat seat : sides.seats)
        result.scores[seat.index()] = amounts.count(seat) ? amounts.at(seat) : 0;
}

void judge_after_game(const Hand& hand, std::pair<int, Seat> first, Desk& desk, bool scores_sure,
                      bool first_sure) {
    if (first.first == 0) {
        if (hand.score == none_such || !scores_sure) return;
        desk.report(hand.number, -1, Seat(), "after-end", "G11");
        desk.judged().findings.back().severity = Severity::note;
        return;
    }
    if (!scores_sure) desk.doubt_course();
    desk.report(hand.number, first.first, first.second, "after-end", "G11",
                scores_sure && first_sure ? Verdict::broken : Verdict::open);
}

bool may_not_count(const Hand& hand, const HandResult& result) {
    const bool silent = hand.end == none_such && hand.score == none_such;
    return silent && result.end == EndKind::unfinished;
}

void add(std::optional<Points>& totals, const HandResult& result) {
    if (!result.scored) totals.reset();
    if (!totals) return;
    for (int s = 0; s < most_seats; ++s) (*totals)[s] += result.scores[s];
}

namespace {

/// G5a: whether the end of the last hand is unreadable, so that the hand may have ended the game.
bool may_be_over(const Record& record, const Judged& judged) {
    return !judged.complete && !judged.hands.empty() &&
           judged.hands.back().end == EndKind::unfinished &&
           end_is_lost(record, record.hands.back());
}

}  // namespace

namespace {

/// The condition that the totals of a finished game must meet.
struct Goal {
    int target = 0;
    bool exact = false, one_side = false;
    std::string clause;
};

Goal goal_of(const Record& record, const House& house) {
    const auto target = [&](int usual) {
        return house.is("target", "auto") ? usual : house.number("target");
    };
    switch (record.game) {
        case Game::curse_of_the_doublet:
            return {target(0), false, false, "C1"};
        case Game::super_dominoes:
            return {target(0), false, true, "S16"};
        case Game::leyden:
            return {target(0), false, false, "L10"};
        case Game::prize_dominoes:
            return {7, true, true, "P11"};
        case Game::block:
            return {target(in_pairs(record, house) ? 200 : 100), false, true, "B12"};
        case Game::draw:
            return {target(0), false, true, "W1"};
        case Game::all_fives:
            return {target(0), false, true, "V8"};
        case Game::fives_and_threes:
            return {target(0), house.is("exact", "yes"), true, "F6"};
        case Game::forty_two:
            return {target(house.is("scoring", "points") ? 250 : 7), false,
                    house.is("scoring", "marks"), "T11"};
        default:
            return {};
    }
}

/// Returns the seats with the best totals, including all members of a side.
std::vector<Seat> who_is_ahead(const Record& record, const Sides& sides, const Points& totals) {
    const bool fewest = record.game == Game::leyden;
    std::vector<Seat> ahead;
    for (Seat side : sides.seats) {
        const int own = totals[side.index()];
        const bool best = std::none_of(sides.seats.begin(), sides.seats.end(), [&](Seat other) {
            return fewest ? totals[other.index()] < own : totals[other.index()] > own;
        });
        if (!best) continue;
        for (Seat seat : sides.members(side)) ahead.push_back(seat);
    }
    std::sort(ahead.begin(), ahead.end());
    return ahead;
}

/// G8: takes the totals from the `result` line if no hand has a known score.
void take_result(const Record& record, const Goal& goal, const Sides& sides, Judged& judged) {
    const Statement* result = game_line(record, Keyword::result);
    const auto is_redeal = [](const HandResult& hand) { return hand.end == EndKind::redeal; };
    const auto& hands = judged.hands;
    const bool scored = std::any_of(hands.begin(), hands.end(), [&](const HandResult& hand) {
        return hand.scored && !is_redeal(hand);
    });
    const bool adds_up = record.game != Game::prize_dominoes;  // P12
    const bool only_redeals =
        !hands.empty() && !judged.complete && std::all_of(hands.begin(), hands.end(), is_redeal);
    if ((judged.totals_known && !only_redeals) || (scored && adds_up) || !result) return;
    const std::map<Seat, int> amounts = amounts_of(record, *result, sides);
    for (Seat side : sides.seats)
        if (!amounts.count(side)) return;
    judged.totals = {};
    for (Seat side : sides.seats) judged.totals[side.index()] = amounts.at(side);
    judged.totals_known = true;
    const auto reached =
        goal.target <= 0 ? 0
                         : std::count_if(sides.seats.begin(), sides.seats.end(), [&](Seat side) {
                               return judged.totals[side.index()] >= goal.target;
                           });
    const Statement* winner = game_line(record, Keyword::winner);
    const bool said = winner && winner->count > 0;
    if (!record.hands.empty() && !judged.complete && (reached == 0 || scored) && !said) return;
    judged.complete = judged.result_taken = true;
    judged.winners_known = record.game != Game::forty_two || reached < 2;  // T11
    if (judged.winners_known) judged.winners = who_is_ahead(record, sides, judged.totals);
}

/// G8: accepts that a game was stopped after a whole or scored hand if the written result and
/// winner show it.
void take_stop(const Record& record, const Sides& sides, Judged& judged) {
    const Statement* result = game_line(record, Keyword::result);
    const Statement* winner = game_line(record, Keyword::winner);
    if (judged.complete || !judged.totals_known || record.hands.empty() || !result || !winner)
        return;
    if (has_no_play(record.hands.back())) return;
    const Hand& last = record.hands.back();
    const Statement* end = line_of(record, last, Keyword::end);
    const bool scored = last.score != none_such && end && end->end() == EndKind::unfinished;
    if ((judged.hands.back().end == EndKind::unfinished && !scored) || may_be_over(record, judged))
        return;
    const std::map<Seat, int> amounts = amounts_of(record, *result, sides);
    for (Seat side : sides.seats)
        if (!amounts.count(side) || amounts.at(side) != judged.totals[side.index()]) return;
    const std::vector<Seat> ahead = who_is_ahead(record, sides, judged.totals);
    std::set<Seat> named;
    for (Seat seat : seats_named(record, *winner)) {
        if (seat.index() >= record.players) return;
        for (Seat member : sides.members(sides.of(seat))) named.insert(member);
    }
    if (named != std::set<Seat>(ahead.begin(), ahead.end())) return;
    judged.complete = judged.winners_known = true;
    judged.winners = ahead;
}

/// G15: whether a `winner` line says that no player won. Then play may have stopped.
bool says_nobody_won(const Record& record) {
    const Statement* winner = game_line(record, Keyword::winner);
    return winner && winner->count == 0;
}

/// Reports totals of a game without play that no such game can have.
void judge_totals(const Record& record, const Goal& goal, const Sides& sides, Desk& desk) {
    const Judged& judged = desk.judged();
    if (goal.target <= 0 || !std::all_of(record.hands.begin(), record.hands.end(), has_no_play))
        return;
    for (const Statement& line : record.statements) {
        const bool explains = line.keyword == Keyword::carry || line.keyword == Keyword::penalty ||
                              line.keyword == Keyword::bonus || line.keyword == Keyword::legs ||
                              line.keyword == Keyword::finish || may_be_anything(line) ||
                              line.taken_for() == Keyword::rule ||
                              (line.keyword == Keyword::rule && !line.counts) ||
                              (line.keyword == Keyword::end && line.end() == EndKind::conceded);
        if (explains) return;
    }
    int most = judged.totals[sides.seats.front().index()], at_target = 0;
    for (Seat side : sides.seats) {
        most = std::max(most, judged.totals[side.index()]);
        at_target += judged.totals[side.index()] >= goal.target;
    }
    const bool wrong = (goal.exact && most > goal.target) || (goal.one_side && at_target > 1) ||
                       (judged.complete && at_target == 0 && !says_nobody_won(record));
    if (!wrong) return;
    if (game_line(record, Keyword::result))
        return desk.report(-1, -1, Seat(), "result-mismatch", goal.clause);
    for (auto hand = record.hands.rbegin(); hand != record.hands.rend(); ++hand)
        if (hand->score != none_such)
            return desk.report(hand->number, -1, Seat(), "result-mismatch", goal.clause);
}

}  // namespace

void judge_game_claims(const Record& record, const House& house, const Sides& sides, Desk& desk) {
    const Goal goal = goal_of(record, house);
    take_result(record, goal, sides, desk.judged());
    take_stop(record, sides, desk.judged());
    const Judged& judged = desk.judged();
    if (!judged.totals_known) return;  // G15: not judged
    if (record.hands.empty() && !judged.result_taken) return;
    if (desk.doubts_course()) return;  // G4
    judge_totals(record, goal, sides, desk);
    const Statement* result = game_line(record, Keyword::result);
    if (result && differs(record, *result, sides, judged.totals))
        desk.report(-1, -1, Seat(), "result-mismatch", "G8");
    const Statement* winner = game_line(record, Keyword::winner);
    if (!winner || !judged.winners_known || may_be_over(record, judged)) return;
    const std::set<Seat> named = seats_named(record, *winner);
    if (named.empty() && judged.winners.size() == static_cast<std::size_t>(record.players)) return;
    if (named != std::set<Seat>(judged.winners.begin(), judged.winners.end()))
        desk.report(-1, -1, Seat(), "winner-mismatch", "G8");
}

bool in_pairs(const Record& record, const House& house) {
    if (record.players != 4) return false;
    const bool always = record.game == Game::double_takes || record.game == Game::forty_two;
    return always || (house.has("partners") && house.is("partners", "yes"));
}

std::set<Seat> with_most(const Points& totals, const std::vector<Seat>& seats) {
    const auto less = [&](Seat one, Seat other) {
        return totals[one.index()] < totals[other.index()];
    };
    const Seat best = *std::max_element(seats.begin(), seats.end(), less);
    std::set<Seat> most;
    bool any = false;
    for (Seat seat : seats) {
        any = any || totals[seat.index()] != 0;
        if (totals[seat.index()] == totals[best.index()]) most.insert(seat);
    }
    return any ? most : std::set<Seat>{};
}

bool only_the_winner_line_tells(const Record& record) {
    const Statement* winner = game_line(record, Keyword::winner);
    if (!winner || winner->count == 0) return false;
    return record.hands.empty() ||
           record.hands.back().first_action == record.hands.back().end_action;
}

/// G15: whether a turn of the hand is not on the sheet or unreadable.
static bool hides_turns(const Record& record, const Hand& hand) {
    const auto begin = record.actions.begin();
    return hand.unread_line != none_such ||
           std::any_of(begin + hand.first_action, begin + hand.end_action,
                       [&record](const Action& action) {
                           return is_unseen(action) || action.seat().index() >= record.players;
                       });
}

bool only_the_winner_line_tells(const Record& record, const Judged& judged) {
    const Statement* winner = game_line(record, Keyword::winner);
    if (!winner || winner->count == 0 || record.hands.empty())
        return only_the_winner_line_tells(record);
    const HandResult& last = judged.hands.back();
    const Hand& hand = record.hands.back();
    const bool shows_end =
        last.layout_known && hand.score == none_such && !hides_turns(record, hand);
    const bool untold = !shows_end && last.end == EndKind::unfinished && hand.end == none_such;
    return untold || only_the_winner_line_tells(record);
}

void take_winner(const Record& record, const House& house, bool told, Judged& judged) {
    const Statement* winner = game_line(record, Keyword::winner);
    const bool sure = told && !may_be_over(record, judged);
    if (!winner || (judged.result_taken && judged.winners_known) || (sure && !record.hands.empty()))
        return;
    std::set<Seat> named;
    for (Seat seat : seats_named(record, *winner)) {
        if (seat.index() >= record.players) return;
        named.insert(seat);
        if (in_pairs(record, house)) named.insert(Seat((seat.index() + 2) % 4));
    }
    if (named.empty()) return;
    judged.complete = true;
    judged.winners.assign(named.begin(), named.end());
}

std::optional<Points> carried(const Record& record, const Sides& sides) {
    Points points{};
    if (record.hands.empty()) return points;
    const Hand& first = record.hands.front();
    const Statement* line = line_of(record, first, Keyword::carry);
    if (!line) {
        const bool began_here = first.number <= 1 && !number_is_lost(record) &&
                                !has_lost(record, first, Keyword::carry);
        return began_here ? std::optional<Points>(points) : std::nullopt;
    }
    const auto amounts = amounts_of(record, *line, sides);
    for (Seat seat : sides.seats) {
        if (!amounts.count(seat)) return std::nullopt;
        points[seat.index()] = amounts.at(seat);
    }
    return points;
}

}  // namespace bones::second
