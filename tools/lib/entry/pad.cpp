#include "tools/lib/entry/pad.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "bones/bids.hpp"
#include "bones/render.hpp"
#include "engine/codes.hpp"
#include "engine/rules/description.hpp"
#include "libnotation/json/json_text.hpp"
#include "libnotation/text/lexer.hpp"
#include "tools/lib/entry/looks.hpp"
#include "tools/lib/json_line.hpp"
#include "tools/lib/picture/faces.hpp"
#include "tools/lib/picture/page.hpp"
#include "tools/lib/picture/state_json.hpp"
#include "tools/lib/picture/svg_table.hpp"
#include "tools/lib/print_to.hpp"

namespace bones::record {

namespace {

constexpr double phone_aspect = 1.25;
constexpr std::int32_t most_marks = 7;

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

/// What would be if a seat acted next.
class Trial {
  public:
    explicit Trial(const Draft& draft)
        : before_(draft.stage() == Stage::play ? draft.text() : with_line(draft.text(), "hand")) {
        const Seat next = draft.next();
        if (next.exists())
            seats_ = {next};
        else if (draft.stage() != Stage::play || !draft.hand_has_begun())
            seats_ = leaders(draft);
    }

    const std::vector<Seat>& seats() const { return seats_; }

    /// Whether a token of one of the seats breaks nothing. What else is to be said of it, the
    /// session asks.
    bool fits(std::string_view token) const {
        return std::any_of(seats_.begin(), seats_.end(), [&](Seat seat) {
            return is_right(fmt::format("{} {}", seat.letter(), token));
        });
    }
    bool is_right(std::string_view line) const {
        const Draft after(with_line(before_.text(), line));
        const auto findings = after.new_findings(before_);
        return std::all_of(findings.begin(), findings.end(), [](const Finding* finding) {
            return finding->code == &code::undeclared_suit;
        });
    }

  private:
    Draft before_;
    std::vector<Seat> seats_;
};

/// How a line of bids goes on, and then the line of trumps.
class BidLine {
  public:
    struct Step {
        std::string label, entry;
        Seat seat;
        bool complete = false;
    };

    BidLine(const Draft& draft, std::string_view pending)
        : draft_(draft), trial_(draft), players_(draft.record().players) {
        if (!waits()) return;
        const bool has_bids = draft.stage() == Stage::play && hand().bid != none_such;
        has_bids ? offer_trumps() : offer_bids(pending);
    }

    const std::vector<Step>& steps() const { return steps_; }

  private:
    const Hand& hand() const { return draft_.record().hands.back(); }

    /// Whether a hand begins, and its bids or trumps are to be said.
    bool waits() const {
        const Game game = draft_.record().game;
        if (game == Game::unknown || !traits(game).bids || players_ == 0) return false;
        if (draft_.stage() == Stage::game_over) return false;
        if (draft_.stage() == Stage::hand_over)
            return closing_lines(draft_).empty() && hand().score != none_such;
        return draft_.stage() == Stage::header ||
               (hand().actions() == 0 && hand().trump == none_such);
    }

    void offer_bids(std::string_view pending) {
        std::string_view rest = pending;
        take_word(rest);
        const Seat first = seat_named(take_word(rest));
        if (!first.exists()) return offer_first();
        int bids = 0;
        bool passed = true;
        for (Seat seat = first; !rest.empty(); ++bids, seat = seat.next(players_))
            passed = bid_named(take_word(rest)) == bid_pass && passed;
        const Seat seat((first.index() + bids) % players_);
        offer_bid(pending, seat, bids, passed, bid_pass);
        for (std::int32_t bid = 1; bid < points_of_mark; ++bid)
            offer_bid(pending, seat, bids, false, bid);
        for (std::int32_t marks = 1; marks <= most_marks; ++marks)
            offer_bid(pending, seat, bids, false, marks * points_of_mark);
    }

    /// Which seats may bid first; if there is but one, what it may bid.
    void offer_first() {
        std::vector<Step> seats;
        for (Seat seat : SeatSet::all(players_)) {
            const std::string line = fmt::format("bid {}", seat.letter());
            if (trial_.is_right(padded(line + " 30", 1)) || trial_.is_right(padded(line, 0)))
                seats.push_back({"", line, seat, false});
        }
        if (seats.size() == 1) return offer_bids(seats.front().entry);
        steps_ = std::move(seats);
    }

    /// A bid is judged in a line of all seats' bids: the others pass.
    std::string padded(std::string line, int bids) const {
        for (; bids < players_; ++bids) line += " pass";
        return line;
    }

    void offer_bid(std::string_view pending, Seat seat, int before, bool all_passed,
                   std::int32_t bid) {
        const std::string line = fmt::format("{} {}", pending, bid_text(bid));
        const bool last = before + 1 == players_;
        // The added passes would break a rule if all seats passed.
        const bool untried = bid == bid_pass && all_passed && !last;
        if (!untried && !trial_.is_right(padded(line, before + 1))) return;
        steps_.push_back({bid_text(bid), line, seat, last});
    }

    /// The rules do not describe other contracts, so any seat may name one. Offers them only to
    /// seats that may name trumps, if there are any.
    void offer_trumps() {
        std::vector<Seat> namers;
        for (Seat seat : SeatSet::all(players_))
            for (std::size_t i = 0; i < trump_names.size(); ++i)
                if (trump_names[i] != trump_name(Trump::other) && offer_trump(seat, i))
                    namers.push_back(seat);
        namers.erase(std::unique(namers.begin(), namers.end()), namers.end());
        if (namers.empty())
            for (Seat seat : SeatSet::all(players_)) namers.push_back(seat);
        for (Seat seat : namers) offer_trump(seat, static_cast<std::size_t>(Trump::other));
    }

    /// Whether a seat may name these.
    bool offer_trump(Seat seat, std::size_t trump) {
        const Game game = draft_.record().game;
        const std::string line = fmt::format("trump {} {}", seat.letter(), trump_names[trump]);
        if (!trial_.is_right(line)) return false;
        const bool suit = static_cast<int>(trump) <= traits(game).highest;
        steps_.push_back({suit ? picture::suit_name(game, static_cast<int>(trump))
                               : std::string(trump_names[trump]),
                          line, seat, true});
        return true;
    }

    const Draft& draft_;
    const Trial trial_;
    const int players_;
    std::vector<Step> steps_;
};

/// The last hand as it is drawn.
class DrawnHand {
  public:
    explicit DrawnHand(const Draft& draft)
        : draft_(draft),
          stories_(picture::tell_hands(draft.record(), draft.verdict())),
          walk_(draft.record(), draft.verdict(), stories_.back().hand) {
        while (walk_.position().ply < walk_.plies()) walk_.advance();
    }

    const picture::HandStory& story() const { return stories_.back(); }
    const picture::TablePosition& position() const { return walk_.position(); }

    /// What has been played.
    TileSet gone() const {
        TileSet tiles;
        for (const picture::LayoutTile& laid : story().tiles) tiles.add(laid.tile);
        for (const picture::Trick& trick : story().tricks)
            for (const picture::TrickTile& played : trick.tiles)
                if (played.tile) tiles.add(*played.tile);
        return tiles;
    }

    std::string svg() const {
        const picture::DrawnTable table = table_for(draft_.record(), story(), phone_aspect);
        const picture::Rect frame = page_frame_of(table.layout);
        std::string out;
        print_to(out, "<svg class=\"table\" viewBox=\"{} {} {} {}\" role=\"img\" aria-label=\"",
                 frame.left, frame.top, frame.width(), frame.height());
        out +=
            picture::xml_text(picture::table_in_words(draft_.record(), story(), walk_.position()));
        out += "\">\n";
        append_table_at(out, story(), table, walk_.position());
        if (!table.tricks) append_ends(out, table.layout);
        return out + "</svg>";
    }

  private:
    static picture::Rect page_frame_of(const picture::Layout& layout) {
        constexpr int least_width = 22, least_height = 12;
        picture::Rect frame = layout.bounds.grown(1);
        const int aside = std::max(0, least_width - frame.width());
        const int above = std::max(0, least_height - frame.height());
        frame.left -= aside / 2;
        frame.right += aside - aside / 2;
        frame.top -= above / 2;
        frame.bottom += above - above / 2;
        return frame;
    }

    /// A place to tap at the end of each arm.
    void append_ends(std::string& out, const picture::Layout& layout) const {
        if (story().tiles.empty()) return;
        for (std::size_t arm = 0; arm < layout.ends.size(); ++arm) {
            const auto& tiles = story().tiles;
            const auto on_arm = std::count_if(tiles.begin() + 1, tiles.end(),
                                              [&](const auto& tile) { return tile.arm == arm; });
            const picture::Point at = layout.ends[arm][static_cast<std::size_t>(on_arm)];
            print_to(out,
                     "<circle class=\"end\" data-end=\"@{}\" cx=\"{}\" cy=\"{}\" r=\"1.7\"/>\n",
                     story().arms[arm], at.x, at.y);
        }
    }

    const Draft& draft_;
    std::vector<picture::HandStory> stories_;
    picture::HandWalk walk_;
};

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
        json_.key("highest").number(known ? traits(game).highest : 0);
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
        plays&& bids.steps().empty() ? write_moves() : write_no_moves();
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
        const Trial trial(draft_);
        json_.key("seat").seat_or_null(trial.seats().size() == 1 ? trial.seats().front() : Seat());
        json_.key("leaders").begin_list();
        for (Seat seat : trial.seats()) json_.seat(seat);
        json_.end_list();
        const bool begun = hand_ && draft_.stage() == Stage::play;
        const TileSet gone = begun ? hand_->gone() : TileSet();
        json_.key("tiles").begin_list();
        for (const Tile tile : TileSet::full(traits(record_.game).highest)) {
            json_.begin_object();
            json_.key("tile").tile(tile);
            json_.key("entry").tile(tile);
            json_.key("gone").boolean(gone.contains(tile));
            json_.key("fits").boolean(!gone.contains(tile) && trial.fits(to_string(tile)));
            json_.end_object();
        }
        json_.end_list();
        json_.key("actions").begin_list();
        if (describe(record_.game).has_layout) write_action(trial, "pass", "pass");
        if (traits(record_.game).draws) write_action(trial, "draw", "+?");
        json_.end_list();
    }

    /// The seats whose tiles left decide the score of a finished hand.
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
            for (const Tile tile : TileSet::full(traits(record_.game).highest) - hand_->gone())
                json_.tile(tile);
        json_.end_list();
    }

    bool says_left(Seat seat) const {
        const auto first = record_.statements.begin() + record_.hands.back().first_statement;
        return std::any_of(first, record_.statements.end(), [&](const Statement& line) {
            return line.counts && line.keyword == Keyword::left && line.seat == seat;
        });
    }

    void write_action(const Trial& trial, std::string_view kind, std::string_view entry) {
        json_.begin_object();
        json_.key("kind").word(kind);
        json_.key("entry").word(entry);
        json_.key("fits").boolean(trial.fits(entry));
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

    /// The total of the hands that are over.
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

    /// The points of tiles and tricks in the hand, by the seat that made them.
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
    if (!layout || !seat.exists() || !Trial(draft).fits(tile)) return {};
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

}  // namespace bones::record
