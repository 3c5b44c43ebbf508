#include "tools/lib/io/text/print_to.hpp"
#include "tools/libbones/outcome.hpp"
#include "tools/replay/formats.hpp"

namespace bones {

using namespace picture;
namespace {

class PositionWriter {
  public:
    PositionWriter(std::string& out, GameView& view, const ReplayOptions& options)
        : out_(out), view_(view), options_(options) {}

    void write(Stop stop) {
        const TextView shown = view_.show(stop, true);
        out_ += '\n';
        put(shown.head);
        if (!shown.table.empty()) out_ += '\n';
        put(shown.table);
        out_ += '\n';
        put(shown.foot);
    }

  private:
    void put(const std::vector<Line>& lines) { append_lines(out_, lines, options_.colored); }

    std::string& out_;
    GameView& view_;
    const ReplayOptions& options_;
};

}  // namespace

namespace {

/// Appends a game of which only the outcome is known.
void append_result(std::string& out, const RecordChecker& judged) {
    const Record& record = judged.record;
    std::string result;
    for (const FinalNumbers& numbers : final_numbers(record, judged.verdict)) {
        if (!result.empty()) result += ", ";
        for (int side = 0; side < scoring_seats(record); ++side)
            print_to(result, "{}{} {}", side > 0 ? " – " : "", side_name(record, side),
                     numbers.of_side[side]);
        if (numbers.are_games) result += " games won";
    }
    const std::string winner = winner_in_words(record, judged.verdict);
    print_to(out, "\n{}{}{}\n", result, result.empty() || winner.empty() ? "" : ": ", winner);
}

}  // namespace

bool replay_text(std::string& out, std::string_view file, const RecordChecker& judged,
                 const ReplayOptions& options, const AfterPosition& after_position) {
    GameView view(file, judged, options.look);
    PositionWriter writer(out, view, options);
    bool any = false;
    for (const WantedStop& wanted : options.at)
        if (const std::optional<Stop> stop = find_stop(judged.record, view.stories(), wanted)) {
            writer.write(*stop);
            after_position();
            any = true;
        }
    if (!options.every) return any;
    if (view.stories().empty() && judged.verdict.complete) {
        append_result(out, judged);
        return true;
    }
    for (const HandStory& story : view.stories())
        for (std::uint32_t ply = 0; ply <= story.plies() + 1; ++ply) {
            writer.write({story.hand, ply});
            after_position();
            any = true;
        }
    return any;
}

}  // namespace bones
