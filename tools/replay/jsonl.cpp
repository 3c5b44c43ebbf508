#include <fmt/format.h>

#include <iterator>
#include <set>

#include "bones/render.hpp"
#include "libnotation/json/json_text.hpp"
#include "libnotation/text/tile_text.hpp"
#include "tools/lib/print_to.hpp"
#include "tools/replay/formats.hpp"
#include "tools/replay/state_json.hpp"

namespace bones {

using namespace picture;
namespace {

std::string_view kind_name(ActionKind kind) {
    constexpr std::string_view names[] = {"play",     "draw",     "draw",      "pass",
                                          "skip",     "show",     "unknown",   "bad-tile",
                                          "bad-draw", "bad-show", "bad-token", "bad-token"};
    return names[static_cast<std::size_t>(kind)];
}

std::string_view verdict_name(Verdict verdict) {
    return verdict == Verdict::kept ? "kept" : verdict == Verdict::open ? "open" : "broken";
}

/// The lines of one record.
class LineWriter {
  public:
    LineWriter(std::string& out, std::string_view file, const Judge& judged)
        : out_(out),
          file_(file),
          record_(judged.record),
          verdict_(judged.verdict),
          stories_(tell_hands(judged.record, judged.verdict)) {}

    const std::vector<HandStory>& stories() const { return stories_; }

    void write_game() {
        out_ += "{\"type\":\"game\",";
        append_identity(out_, file_, record_);
        out_ += ',';
        append_game(out_, record_, verdict_);
        print_to(out_, ",\"hands\":{}}}\n", stories_.size());
    }

    /// The positions of a hand for which `wanted(ply)` is true.
    template <class Use>
    void write_hand(const HandStory& story, Use&& wanted) {
        HandWalk walk(record_, verdict_, story.hand);
        for (std::uint32_t ply = 0; ply <= story.plies() + 1; ++ply) {
            if (ply > 0 && ply <= story.plies()) walk.advance();
            if (!wanted(ply)) continue;
            TablePosition position = walk.position();
            if (ply > story.plies()) show_what_was_left(position, verdict_, story.hand);
            write_position(story, position, ply);
        }
    }

  private:
    void write_position(const HandStory& story, const TablePosition& position, std::uint32_t ply) {
        const bool end = ply > story.plies();
        out_ += "{\"type\":\"position\",";
        append_identity(out_, file_, record_);
        print_to(out_,
                 ",\"hand\":{},\"ply\":{},\"end\":{},\"action\":", record_.hands[story.hand].number,
                 std::min(ply, story.plies()), end);
        write_action(story, ply);
        out_ += ",\"words\":";
        append_json_string(out_, stop_in_words(record_, verdict_, story, ply));
        out_ += ",\"arms\":";
        write_arms(story, position);
        out_ += ",\"trick\":";
        write_trick(story, position);
        write_hands(position);
        write_rest(story, position);
        write_findings(story, ply);
        out_ += "}\n";
    }

    void write_action(const HandStory& story, std::uint32_t ply) {
        if (ply == 0 || ply > story.plies()) {
            out_ += "null";
            return;
        }
        const std::uint32_t index = record_.hands[story.hand].first_action + ply - 1;
        const Action& action = record_.actions[index];
        const PlyTrace& trace = verdict_.trace[index];
        print_to(out_, "{{\"kind\":\"{}\",\"seat\":\"{}\",\"tile\":", kind_name(action.kind),
                 action.seat().letter());
        if (action.names_tile())
            print_to(out_, "\"{}\"", tile_text(action.tile()));
        else
            out_ += "null";
        write_laid(story, trace.laid);
        out_ += ",\"verdict\":";
        out_ += trace.judged ? fmt::format("\"{}\"", verdict_name(trace.verdict)) : "null";
        out_ += ",\"moves\":";
        out_ += trace.moves ? std::to_string(*trace.moves) : "null";
        out_ += '}';
    }

    void write_laid(const HandStory& story, const std::optional<LaidTile>& laid) {
        if (!laid) {
            out_ += ",\"laid\":null";
            return;
        }
        print_to(out_, ",\"laid\":{{\"arm\":{},\"inner\":{},\"outer\":{},\"crosswise\":{}}}",
                 laid->opening ? "null" : std::to_string(story.arms[laid->arm]), laid->inner,
                 laid->outer, laid->crosswise);
    }

    void write_arms(const HandStory& story, const TablePosition& position) {
        out_ += '[';
        for (std::size_t i = 0; i < position.table.count; ++i) {
            const ArmView& arm = position.table.arms[i];
            print_to(
                out_, "{}{{\"arm\":{},\"open\":{},\"other\":{},\"started\":{},\"spellbound\":{}}}",
                i > 0 ? "," : "", story.arms[i], arm.open,
                arm.other == 255 ? "null" : std::to_string(arm.other), arm.started, arm.spellbound);
        }
        out_ += ']';
    }

    /// The trick that was played to last.
    void write_trick(const HandStory& story, const TablePosition& position) {
        std::uint32_t laid = 0;
        const Trick* last = nullptr;
        for (const Trick& trick : story.tricks) {
            if (laid >= position.laid) break;
            last = &trick;
            laid += static_cast<std::uint32_t>(trick.tiles.size());
        }
        if (last == nullptr) {
            out_ += "null";
            return;
        }
        const std::size_t missing = laid > position.laid ? laid - position.laid : 0;
        print_to(out_, "{{\"suit\":{},\"tiles\":[",
                 last->suit ? std::to_string(*last->suit) : "null");
        for (std::size_t i = 0; i + missing < last->tiles.size(); ++i) {
            const TrickTile& played = last->tiles[i];
            print_to(out_, "{}{{\"seat\":\"{}\",\"tile\":{}}}", i > 0 ? "," : "",
                     played.seat.letter(),
                     played.tile ? fmt::format("\"{}\"", tile_text(*played.tile)) : "null");
        }
        out_ += "],\"taker\":";
        append_seat_name_json(out_, missing == 0 ? last->taker : Seat());
        out_ += '}';
    }

    void write_hands(const TablePosition& position) {
        out_ += ",\"hands\":{";
        for (std::size_t s = 0; s < position.seats.size(); ++s) {
            print_to(out_, "{}\"{}\":", s > 0 ? "," : "", Seat(static_cast<int>(s)).letter());
            append_seat_json(out_, position.seats[s], true);
        }
        out_ += '}';
    }

    void write_rest(const HandStory& story, const TablePosition& position) {
        print_to(out_, ",\"stock\":{},\"yard\":[", position.stock);
        for (std::size_t i = 0; i < position.yard.size(); ++i)
            print_to(out_, "{}\"{}\"", i > 0 ? "," : "", tile_text(position.yard[i]));
        out_ += "],\"next\":";
        append_seat_name_json(out_, position.next);
        print_to(out_, ",\"backwards\":{},\"layout_known\":{},\"before\":", position.backwards,
                 position.layout_known);
        if (!story.adds_up || !story.before_known) {
            out_ += "null";
            return;
        }
        for (int s = 0; s < scoring_seats(record_); ++s)
            print_to(out_, "{}\"{}\":{}", s > 0 ? "," : "{", Seat(s).letter(),
                     story.before[static_cast<std::size_t>(s)]);
        out_ += '}';
    }

    void write_findings(const HandStory& story, std::uint32_t ply) {
        out_ += ",\"findings\":[";
        const char* comma = "";
        for (const Finding* finding : story.findings[ply]) {
            print_to(out_,
                     "{}{{\"line\":{},\"code\":\"{}\",\"clause\":\"{}\",\"severity\":\"{}\","
                     "\"verdict\":\"{}\",\"message\":",
                     comma, locate(record_, finding->place).line, finding->code->name,
                     finding->clause, name_of(finding->severity), verdict_name(finding->verdict));
            append_json_string(out_, finding->message);
            out_ += '}';
            comma = ",";
        }
        out_ += ']';
    }

    std::string& out_;
    std::string_view file_;
    const Record& record_;
    const GameVerdict& verdict_;
    std::vector<HandStory> stories_;
};

}  // namespace

bool replay_json(std::string& out, std::string_view file, const Judge& judged,
                 const ReplayOptions& options) {
    LineWriter writer(out, file, judged);
    std::set<std::pair<std::uint32_t, std::uint32_t>> wanted;
    for (const WantedStop& one : options.at)
        if (const auto stop = find_stop(judged.record, writer.stories(), one))
            wanted.emplace(stop->hand, stop->ply);
    if (!options.at.empty() && wanted.empty()) return false;
    writer.write_game();
    for (const HandStory& story : writer.stories())
        writer.write_hand(story, [&](std::uint32_t ply) {
            return options.at.empty() || wanted.contains({story.hand, ply});
        });
    return true;
}

}  // namespace bones
