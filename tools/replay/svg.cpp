#include <fmt/core.h>

#include "tools/lib/show/picture/svg_picture.hpp"
#include "tools/replay/formats.hpp"

namespace bones {

using namespace picture;
namespace {

/// The positions of a hand, in order.
class HandFilm {
  public:
    HandFilm(const RecordChecker& judged, const HandStory& story)
        : judged_(judged), story_(story), walk_(judged.record, judged.verdict, story.hand) {}

    TablePosition at(std::uint32_t ply) {
        while (walk_.position().ply < std::min(ply, story_.plies())) walk_.advance();
        TablePosition position = walk_.position();
        if (ply > story_.plies()) show_what_was_left(position, judged_.verdict, story_.hand);
        return position;
    }

  private:
    const RecordChecker& judged_;
    const HandStory& story_;
    HandWalk walk_;
};

void add_table(std::vector<SheetTable>& tables, const RecordChecker& judged, const HandStory& story,
               HandFilm& film, std::uint32_t ply) {
    const Record& record = judged.record;
    const bool end = ply > story.plies();
    const std::string words = end ? end_in_words(record, judged.verdict, story.hand)
                                  : move_in_words(record, judged.verdict, story, ply);
    tables.push_back({&story, film.at(ply),
                      fmt::format("{}.{}  {}", record.hands[story.hand].number,
                                  end ? std::string("end") : std::to_string(ply), words)});
}

std::string sheet(const RecordChecker& judged, const std::vector<HandStory>& stories,
                  const std::string& title, bool every) {
    std::vector<SheetTable> tables;
    for (const HandStory& story : stories) {
        HandFilm film(judged, story);
        for (std::uint32_t ply = every ? 1 : story.plies() + 1; ply <= story.plies() + 1; ++ply)
            add_table(tables, judged, story, film, ply);
    }
    return contact_sheet_svg(judged.record, title, tables);
}

}  // namespace

bool replay_svg(std::string& out, const RecordChecker& judged, const ReplayOptions& options) {
    GameView view("", judged, options.look);
    const std::vector<HandStory>& stories = view.stories();
    if (stories.empty()) return false;
    if (options.at.empty()) {
        out += sheet(judged, stories, view.title(), options.every);
        return true;
    }
    const std::optional<Stop> stop = find_stop(judged.record, stories, options.at.front());
    if (!stop) return false;
    const HandStory& story = stories[stop->hand];
    HandFilm film(judged, story);
    out += position_svg(judged.record, judged.verdict, story, film.at(stop->ply),
                        stop->ply > story.plies());
    return true;
}

}  // namespace bones
