#include "tools/lib/show/entry/pad.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "bones/render.hpp"
#include "engine/rules/description.hpp"
#include "libnotation/json/json_text.hpp"
#include "tools/lib/io/text/json_line.hpp"
#include "tools/lib/show/entry/bid_line.hpp"
#include "tools/lib/show/entry/drawn_hand.hpp"
#include "tools/lib/show/entry/lookups.hpp"
#include "tools/lib/show/entry/next_turn.hpp"
#include "tools/lib/show/picture/faces.hpp"
#include "tools/lib/show/picture/page.hpp"
#include "tools/lib/show/picture/state_json.hpp"
#include "tools/lib/show/picture/svg_table.hpp"

namespace bones::inline show::entry {

namespace {

std::string_view name_of(Stage stage) {
    switch (stage) {
        case Stage::header:
            return "header";
        case Stage::play:
            return "play";
        case Stage::hand_over:
            return "hand_over";
        case Stage::game_over:
            break;
    }
    return "game_over";
}

class PadWriter {
  public:
    PadWriter(const Session& session, std::string_view pending, std::string& out)
        : session_(session), draft_(session.draft()), record_(draft_.record()), json_(out) {
        if (draft_.is_judged()) hand_ = std::make_unique<DrawnHand>(draft_);
        write(pending);
    }

  private:
    void write(std::string_view pending) {
        const Answer standing = session_.standing();
        const Game game = record_.game;
        const bool known = game != Game::unknown;
        json_.begin_object();
        json_.key("stage").word(name_of(draft_.stage()));
        json_.key("game").string_or_null(known ? traits(game).name : "");
        json_.key("title").string_or_null(known ? traits(game).title : "");
        json_.key("highest").number(known ? record_.highest : 0);
        json_.key("hand").number(standing.hand);
        json_.key("ply").number(standing.ply);
        json_.key("sides").number(scoring_seats(record_));
        json_.key("said").string_or_null(standing.said);
        json_.key("offered").begin_list();
        if (draft_.stage() != Stage::header)
            for (const std::string& line : standing.offered) json_.string(line);
        json_.end_list();
        const bool plays = known && draft_.stage() != Stage::game_over && record_.players > 0 &&
                           closing_lines(draft_).empty();
        const BidLine bids(draft_, pending);
        write_line(bids.steps());
        if (plays && bids.steps().empty())
            write_moves();
        else
            write_no_moves();
        write_left();
        write_seats();
        write_table();
        write_findings();
        json_.end_object();
    }

    void write_line(const std::vector<BidLine::Step>& steps) {
        json_.key("line").begin_list();
        for (const BidLine::Step& step : steps) {
            json_.begin_object();
            json_.key("label").string(step.label);
            json_.key("seat").seat(step.seat);
            json_.key("name").string(player_name(record_, step.seat));
            json_.key("entry").string(step.entry);
            json_.key("complete").boolean(step.complete);
            json_.end_object();
        }
        json_.end_list();
    }

    void write_no_moves() {
        json_.key("seat").null();
        for (const std::string_view list : {"leaders", "tiles", "actions"}) {
            json_.key(list).begin_list();
            json_.end_list();
        }
    }

    void write_moves() {
        const NextTurn turn(draft_);
        json_.key("seat").seat_or_null(turn.seats().size() == 1 ? turn.seats().front() : Seat());
        json_.key("leaders").begin_list();
        for (Seat seat : turn.seats()) json_.seat(seat);
        json_.end_list();
        const bool begun = hand_ && draft_.stage() == Stage::play;
        const TileSet gone = begun ? hand_->gone() : TileSet();
        json_.key("tiles").begin_list();
        for (const Tile tile : TileSet::full(record_.highest)) {
            json_.begin_object();
            json_.key("tile").tile(tile);
            json_.key("entry").tile(tile);
            json_.key("gone").boolean(gone.contains(tile));
            json_.key("fits").boolean(!gone.contains(tile) && turn.fits(to_string(tile)));
            json_.end_object();
        }
        json_.end_list();
        json_.key("actions").begin_list();
        if (describe(record_.game).has_layout) write_action(turn, "pass", "pass");
        if (traits(record_.game).draws) write_action(turn, "draw", "+?");
        json_.end_list();
    }

    /// The seats whose remaining tiles decide the score of a finished hand.
    void write_left() {
        json_.key("left").begin_list();
        const bool over = draft_.stage() == Stage::hand_over || draft_.stage() == Stage::game_over;
        if (over && hand_ && record_.hands.back().score == none_such)
            for (Seat seat : SeatSet::all(record_.players)) {
                const int hidden =
                    hand_->position().seats[static_cast<std::size_t>(seat.index())].hidden;
                if (hidden == 0 || says_left(seat)) continue;
                json_.begin_object();
                json_.key("seat").seat(seat);
                json_.key("name").string(player_name(record_, seat));
                json_.key("count").number(hidden);
                json_.end_object();
            }
        json_.end_list();
        json_.key("unseen").begin_list();
        if (over && hand_)
            for (const Tile tile : TileSet::full(record_.highest) - hand_->gone()) json_.tile(tile);
        json_.end_list();
    }

    bool says_left(Seat seat) const {
        const auto first = record_.statements.begin() + record_.hands.back().first_statement;
        return std::any_of(first, record_.statements.end(), [&](const Statement& line) {
            return line.counts && line.keyword == Keyword::left && line.seat == seat;
        });
    }

    void write_action(const NextTurn& turn, std::string_view kind, std::string_view entry) {
        json_.begin_object();
        json_.key("kind").word(kind);
        json_.key("entry").word(entry);
        json_.key("fits").boolean(turn.fits(entry));
        json_.end_object();
    }

    void write_seats() {
        json_.key("seats").begin_list();
        const Points made = made_in_hand();
        for (Seat seat : SeatSet::all(record_.players)) {
            json_.begin_object();
            json_.key("seat").seat(seat);
            json_.key("name").string(player_name(record_, seat));
            json_.key("made").number(made[seat]);
            write_total(seat);
            json_.key("tiles");
            if (hand_ && draft_.stage() == Stage::play)
                append_seat_json(json_,
                                 hand_->position().seats[static_cast<std::size_t>(seat.index())]);
            else
                json_.null();
            json_.end_object();
        }
        json_.end_list();
    }

    /// A seat's total from the finished hands.
    void write_total(Seat seat) {
        json_.key("total");
        const bool scores = seat.index() < scoring_seats(record_);
        const auto& starts = draft_.verdict().starts;
        const std::size_t at =
            draft_.stage() == Stage::play ? record_.hands.size() - 1 : record_.hands.size();
        if (scores && record_.hands.empty())
            json_.number(0);
        else if (scores && at < starts.size() && starts[at].totals_known)
            json_.number(starts[at].totals[seat]);
        else
            json_.null();
    }

    /// The points for tiles and tricks in the hand, by the seat that made them.
    Points made_in_hand() const {
        Points made{};
        if (draft_.stage() != Stage::play || !draft_.is_judged()) return made;
        const Hand& hand = record_.hands.back();
        for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i) {
            const PlyTrace& trace = draft_.verdict().trace[i];
            const Seat seat = record_.actions[i].seat();
            if (seat.exists()) made[seat] += trace.points;
            if (trace.taker.exists()) made[trace.taker] += trace.trick_points;
        }
        return made;
    }

    void write_table() {
        if (!hand_) {
            for (const std::string_view name : {"stock", "words", "last", "table"})
                json_.key(name).null();
            json_.key("stock_word").string(describe(record_.game).stock_word);
            return;
        }
        json_.key("stock").number(hand_->position().stock);
        json_.key("stock_word").string(describe(record_.game).stock_word);
        json_.key("words").string(
            picture::table_in_words(record_, hand_->story(), hand_->position()));
        const std::uint32_t ply = hand_->position().ply;
        json_.key("last").string_or_null(
            draft_.stage() != Stage::play
                ? picture::end_in_words(record_, draft_.verdict(), hand_->story().hand)
            : ply == 0 ? picture::start_in_words(record_, hand_->story().hand)
                       : move_in_words(record_, draft_.verdict(), hand_->story(), ply));
        json_.key("table").string(hand_->svg());
    }

    void write_findings() {
        const FindingCounts& counts = draft_.verdict().counts;
        json_.key("findings").number(counts.error + counts.broken + counts.claim);
    }

    const Session& session_;
    const Draft& draft_;
    const Record& record_;
    std::unique_ptr<DrawnHand> hand_;
    JsonText json_;
};

}  // namespace

std::string pad_json(const Session& session, std::string_view pending) {
    std::string out;
    PadWriter(session, pending, out);
    return out;
}

std::optional<Answer> ask_for_place(const Session& session, std::string_view tile) {
    const Draft& draft = session.draft();
    const Seat seat = draft.next();
    const bool layout = draft.record().game != Game::unknown &&
                        describe(draft.record().game).has_layout && draft.stage() == Stage::play &&
                        draft.hand_has_begun();
    if (!layout || !seat.exists() || !NextTurn(draft).fits(tile)) return {};
    Answer answer = session.standing();
    answer.choices = arms_for(draft, seat, std::string(tile));
    if (answer.choices.size() < 2) return {};
    answer.kind = Answer::Kind::ask;
    answer.taken = tile;
    answer.why = "where?";
    return answer;
}

std::string games_json() {
    std::string shapes;
    picture::append_shapes(shapes);
    return json_line("games", [&](JsonText& json) {
        json.key("games").begin_list();
        for (const GameTraits& game : game_traits) {
            json.begin_object();
            json.key("name").string(game.name);
            json.key("title").string(game.title);
            json.key("fewest").number(game.fewest_players);
            json.key("most").number(game.most_players);
            json.end_object();
        }
        json.end_list();
        json.key("ends").begin_list();
        for (std::size_t i = 0; i < end_names.size(); ++i) {
            json.begin_object();
            json.key("name").string(end_names[i]);
            json.key("seat").boolean(names_seat(static_cast<EndKind>(i)));
            json.end_object();
        }
        json.end_list();
        json.key("shapes").string(shapes);
    });
}

}  // namespace bones::inline show::entry
