#include <optional>
#include <set>

#include "bones/render.hpp"
#include "libnotation/json/json_text.hpp"
#include "tools/lib/show/picture/state_json.hpp"
#include "tools/replay/formats.hpp"

namespace bones {

using namespace picture;
namespace {

std::string_view kind_name(ActionKind kind) {
    constexpr std::string_view names[] = {"play",     "draw",     "draw",      "pass",
                                          "skip",     "show",     "unknown",   "bad-tile",
                                          "bad-draw", "bad-show", "bad-token", "bad-token",
                                          "return",   "return",   "bad-return"};
    return names[static_cast<std::size_t>(kind)];
}

/// Writes the lines of one record.
class LineWriter {
  public:
    LineWriter(std::string& out, std::string_view file, const RecordChecker& judged)
        : out_(out),
          file_(file),
          record_(judged.record),
          verdict_(judged.verdict),
          stories_(tell_hands(judged.record, judged.verdict)) {}

    const std::vector<HandStory>& stories() const { return stories_; }

    void write_game() {
        json_.emplace(out_);
        json_->begin_object();
        json_->key("type").word("game");
        append_identity(*json_, file_, record_);
        append_game(*json_, record_, verdict_);
        json_->key("hands").number(stories_.size());
        json_->end_object();
        json_->end_line();
        json_.reset();
    }

    /// Writes the positions of a hand for which `wanted(ply)` is true.
    template <class Use>
    void write_hand(const HandStory& story, Use&& wanted, const AfterPosition& after_position) {
        HandWalk walk(record_, verdict_, story.hand);
        for (std::uint32_t ply = 0; ply <= story.plies() + 1; ++ply) {
            if (ply > 0 && ply <= story.plies()) walk.advance();
            if (!wanted(ply)) continue;
            TablePosition position = walk.position();
            if (ply > story.plies()) show_what_was_left(position, verdict_, story.hand);
            write_position(story, position, ply);
            after_position();
        }
    }

  private:
    void write_position(const HandStory& story, const TablePosition& position, std::uint32_t ply) {
        json_.emplace(out_);
        json_->begin_object();
        json_->key("type").word("position");
        append_identity(*json_, file_, record_);
        json_->key("hand").number(record_.hands[story.hand].number);
        json_->key("ply").number(std::min(ply, story.plies()));
        json_->key("end").boolean(ply > story.plies());
        json_->key("action");
        write_action(story, ply);
        json_->key("words").string(stop_in_words(record_, verdict_, story, ply));
        write_arms(story, position);
        json_->key("trick");
        write_trick(story, position);
        write_hands(position);
        write_rest(story, position);
        write_findings(story, ply);
        json_->end_object();
        json_->end_line();
        json_.reset();
    }

    void write_action(const HandStory& story, std::uint32_t ply) {
        if (ply == 0 || ply > story.plies()) return json_->null();
        const std::uint32_t index = record_.hands[story.hand].first_action + ply - 1;
        const Action& action = record_.actions[index];
        const PlyTrace& trace = verdict_.trace[index];
        json_->begin_object();
        json_->key("kind").word(kind_name(action.kind));
        json_->key("seat").seat(action.seat());
        json_->key("tile");
        if (action.names_tile())
            json_->tile(action.tile());
        else
            json_->null();
        json_->key("laid");
        write_laid(story, trace.laid);
        write_other_places(index);
        json_->key("verdict");
        if (trace.judged)
            json_->word(name_of(trace.verdict));
        else
            json_->null();
        json_->key("moves").number_or_null(trace.moves ? std::int64_t{*trace.moves} : -1);
        if (trace.points > 0) json_->key("points").number(trace.points);
        json_->end_object();
    }

    void write_laid(const HandStory& story, const std::optional<LaidTile>& laid) {
        if (!laid) return json_->null();
        json_->begin_object();
        json_->key("arm").number_or_null(laid->opening ? -1 : story.arms[laid->arm]);
        json_->key("inner").number(laid->inner);
        json_->key("outer").number(laid->outer);
        json_->key("crosswise").boolean(laid->crosswise);
        json_->end_object();
    }

    void write_other_places(std::uint32_t index) {
        const std::span<const OtherPlace> places = other_places(verdict_, index);
        if (places.empty()) return;
        json_->key("or").begin_list();
        for (const OtherPlace& place : places) {
            json_->begin_object();
            json_->key("arm").number(place.arm);
            json_->key("inner").number(place.inner);
            json_->key("outer").number(place.outer);
            json_->key("crosswise").boolean(place.crosswise);
            json_->end_object();
        }
        json_->end_list();
    }

    void write_arms(const HandStory& story, const TablePosition& position) {
        json_->key("arms").begin_list();
        for (std::size_t i = 0; i < position.table.count; ++i) {
            const ArmView& arm = position.table.arms[i];
            json_->begin_object();
            json_->key("arm").number(story.arms[i]);
            json_->key("open").number(arm.open);
            json_->key("other").number_or_null(arm.other == ArmView::no_half ? -1 : arm.other);
            json_->key("started").boolean(arm.started);
            json_->key("spellbound").boolean(arm.spellbound);
            json_->end_object();
        }
        json_->end_list();
    }

    /// Writes the trick of the last tile.
    void write_trick(const HandStory& story, const TablePosition& position) {
        std::uint32_t laid = 0;
        const Trick* last = nullptr;
        for (const Trick& trick : story.tricks) {
            if (laid >= position.laid) break;
            last = &trick;
            laid += static_cast<std::uint32_t>(trick.tiles.size());
        }
        if (last == nullptr) return json_->null();
        const std::size_t missing = laid > position.laid ? laid - position.laid : 0;
        json_->begin_object();
        json_->key("suit").number_or_null(last->suit ? std::int64_t{*last->suit} : -1);
        json_->key("tiles").begin_list();
        for (std::size_t i = 0; i + missing < last->tiles.size(); ++i) write_played(last->tiles[i]);
        json_->end_list();
        json_->key("taker").seat_or_null(missing == 0 ? last->taker : Seat());
        json_->end_object();
    }

    void write_played(const TrickTile& played) {
        json_->begin_object();
        json_->key("seat").seat(played.seat);
        json_->key("tile");
        if (played.tile)
            json_->tile(*played.tile);
        else
            json_->null();
        json_->end_object();
    }

    JsonText& key(int seat) {
        const char letter = Seat(seat).letter();
        return json_->key({&letter, 1});
    }

    void write_hands(const TablePosition& position) {
        json_->key("hands").begin_object();
        for (std::size_t s = 0; s < position.seats.size(); ++s)
            append_seat_json(key(static_cast<int>(s)), position.seats[s]);
        json_->end_object();
    }

    void write_rest(const HandStory& story, const TablePosition& position) {
        json_->key("stock").number(position.stock);
        json_->key("yard").begin_list();
        for (const Tile tile : position.yard) json_->tile(tile);
        json_->end_list();
        json_->key("next").seat_or_null(position.next);
        json_->key("backwards").boolean(position.backwards);
        json_->key("layout_known").boolean(position.layout_known);
        json_->key("before");
        if (!story.before) return json_->null();
        json_->begin_object();
        for (int s = 0; s < scoring_seats(record_); ++s) key(s).number((*story.before)[s]);
        json_->end_object();
    }

    void write_findings(const HandStory& story, std::uint32_t ply) {
        json_->key("findings").begin_list();
        for (const Finding* finding : story.findings[ply]) {
            json_->begin_object();
            json_->key("line").number(locate(record_, finding->place).line);
            json_->key("code").word(finding->code->name);
            json_->key("clause").word(finding->clause);
            json_->key("severity").word(name_of(finding->severity));
            json_->key("verdict").word(name_of(finding->verdict));
            write_standing(*finding);
            json_->key("message").string(finding->message);
            json_->end_object();
        }
        json_->end_list();
    }
    /// Writes what a breach rests on, and the slip that explains a finding.
    void write_standing(const Finding& finding) {
        if (finding.severity == Severity::broken && finding.verdict == Verdict::broken)
            json_->key("holds").word(name_of_holds(finding));
        if (const std::vector<std::string> conditions = conditions_of(finding);
            !conditions.empty()) {
            json_->key("if").begin_list();
            for (const std::string& condition : conditions) json_->string(condition);
            json_->end_list();
        }
        if (!finding.explained_by) return;
        const Position slip = locate(record_, *finding.explained_by);
        json_->key("explained_by").begin_object();
        json_->key("line").number(slip.line);
        json_->key("column").number(slip.column);
        json_->end_object();
    }

    std::string& out_;
    std::optional<JsonText> json_;  ///< of the line being written
    std::string_view file_;
    const Record& record_;
    const GameVerdict& verdict_;
    std::vector<HandStory> stories_;
};

}  // namespace

bool replay_json(std::string& out, std::string_view file, const RecordChecker& judged,
                 const ReplayOptions& options, const AfterPosition& after_position) {
    LineWriter writer(out, file, judged);
    std::set<std::pair<std::uint32_t, std::uint32_t>> wanted;
    for (const WantedStop& one : options.at)
        if (const auto stop = find_stop(judged.record, writer.stories(), one))
            wanted.emplace(stop->hand, stop->ply);
    if (!options.at.empty() && wanted.empty()) return false;
    writer.write_game();
    for (const HandStory& story : writer.stories())
        writer.write_hand(
            story,
            [&](std::uint32_t ply) {
                return options.at.empty() || wanted.contains({story.hand, ply});
            },
            after_position);
    return true;
}

}  // namespace bones
