#include "tools/lib/show/picture/game_view.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "bones/render.hpp"
#include "engine/rules/description.hpp"
#include "libnotation/text/tile_text.hpp"
#include "tools/lib/show/picture/page.hpp"

namespace bones::inline show::picture {

namespace {

void add_tile(Line& line, Tile tile, Ink between) {
    line.push_back({std::to_string(tile.high()), number_ink(tile.high())});
    line.push_back({"-", between});
    line.push_back({std::to_string(tile.low()), number_ink(tile.low())});
}

void add_tiles(Line& line, const TileSet& tiles, const char* before, const char* after) {
    for (Tile tile : tiles) {
        line.push_back({fmt::format(" {}", before), Ink::faint});
        add_tile(line, tile, Ink::faint);
        if (*after != '\0') line.push_back({after, Ink::faint});
    }
}

Ink ink_of(const Finding& finding) {
    if (finding.verdict == Verdict::open || finding.severity == Severity::note) return Ink::faint;
    return finding.severity == Severity::claim ? Ink::warn : Ink::bad;
}

int distinct_numbers(const TileSet& tiles) {
    int numbers = 0;
    for (int pip = 0; pip <= highest_pip; ++pip) numbers += tiles.intersects(TileSet::with(pip));
    return numbers;
}

}  // namespace

GameView::GameView(std::string_view file, const RecordChecker& judged, TextLook look)
    : file_(file),
      judged_(judged),
      look_(look),
      stories_(tell_hands(judged.record, judged.verdict)) {}

std::string GameView::title() const {
    const Record& record = judged_.record;
    std::string text =
        record.game == Game::unknown ? "unknown game" : std::string(traits(record.game).title);
    for (Keyword keyword : {Keyword::event, Keyword::date, Keyword::id}) {
        const std::string value = header_text(record, keyword);
        if (!value.empty()) text += (look_.unicode ? " · " : " - ") + value;
    }
    return text;
}

void GameView::add(std::vector<Line>& lines, const Line& line, std::size_t indent) const {
    for (Line& part : wrapped(line, static_cast<std::size_t>(look_.columns), indent))
        lines.push_back(std::move(part));
}

TablePosition GameView::position_at(Stop stop) {
    const HandStory& story = stories_[stop.hand];
    if (!table_ || table_hand_ != stop.hand) {
        table_ = std::make_unique<TextTable>(judged_.record, story, look_);
        walk_.reset();
    }
    table_hand_ = stop.hand;
    const std::uint32_t ply = std::min(stop.ply, story.plies());
    if (!walk_ || walk_->position().ply > ply)
        walk_ = std::make_unique<HandWalk>(judged_.record, judged_.verdict, stop.hand);
    while (walk_->position().ply < ply) walk_->advance();
    TablePosition position = walk_->position();
    if (stop.ply > story.plies()) show_what_was_left(position, judged_.verdict, stop.hand);
    return position;
}

TextView GameView::show(Stop stop, bool cropped) {
    const TablePosition position = position_at(stop);
    TextView view;
    add_head(view, stop, position);
    view.table = table_->draw(position, cropped, view.focus);
    add_foot(view, stop, position);
    if (!look_.unicode)
        for (std::vector<Line>* lines : {&view.head, &view.table, &view.foot, &view.brief})
            make_ascii(*lines);
    return view;
}

void GameView::add_head(TextView& view, Stop stop, const TablePosition& position) const {
    const Record& record = judged_.record;
    const HandStory& story = stories_[stop.hand];
    const std::uint32_t number = record.hands[stop.hand].number;
    const bool end = stop.ply > story.plies();
    const std::string where =
        end ? fmt::format("hand {}, end", number)
            : fmt::format("hand {}, ply {} of {}", number, stop.ply, story.plies());
    add(view.head,
        {{where, Ink::strong}, {look_.unicode ? " · " : " - ", Ink::faint}, {title(), Ink::faint}},
        2);
    const std::string words = end ? end_in_words(record, judged_.verdict, stop.hand)
                              : stop.ply == 0
                                  ? std::string("the tiles are dealt")
                                  : move_in_words(record, judged_.verdict, story, stop.ply);
    add(view.head, {{words, Ink::plain}}, 2);
    if (!position.layout_known)
        add(view.head, {{"the layout is unknown from here on", Ink::warn}}, 2);
    if (story.cut_short)
        add(view.head, {{"the hand has more tiles than any set; the rest is not drawn", Ink::warn}},
            2);
}

/// Puts as many whole texts on each line as fit.
void GameView::add_whole(std::vector<Line>& lines, const std::vector<std::string>& texts) const {
    Line line;
    for (const std::string& text : texts) {
        Line longer = line;
        longer.push_back({text, Ink::faint});
        if (!line.empty() && width_of(longer) > static_cast<std::size_t>(look_.columns)) {
            add(lines, line, 4);
            longer = {{text, Ink::faint}};
        }
        line = std::move(longer);
    }
    if (!line.empty()) add(lines, line, 4);
}

// Adds the lines below the table. Small screens show only the hands of the last seat to act and the
// next one.
void GameView::add_foot(TextView& view, Stop stop, const TablePosition& position) const {
    const Record& record = judged_.record;
    const HandStory& story = stories_[stop.hand];
    std::size_t width = 0;
    for (int s = 0; s < record.players; ++s)
        width =
            std::max(width, width_of({{player_called(record, Seat(s), stop.hand), Ink::plain}}));
    if (const std::string doubt = doubt_in_words(story, position.ply); !doubt.empty())
        add(view.foot, {{(table_->is_picture() ? "dashed: " : "~: ") + doubt, Ink::warn}}, 2);
    for (const Line& line : findings(stop)) view.foot.push_back(line);
    view.brief = view.foot;
    const Seat moved = mover(stop);
    std::vector<std::string> others;
    for (int s = 0; s < record.players; ++s) {
        const std::vector<Line> lines = hand(stop.hand, position, Seat(s), width);
        view.foot.insert(view.foot.end(), lines.begin(), lines.end());
        if (position.next == Seat(s) || moved == Seat(s))
            view.brief.insert(view.brief.end(), lines.begin(), lines.end());
        else
            others.push_back(fmt::format("  {} {}", player_called(record, Seat(s), stop.hand),
                                         position.seats[s].count()));
    }
    add_whole(view.brief, others);
    for (const Line& line : stock_and_score(stop, position)) {
        view.foot.push_back(line);
        view.brief.push_back(line);
    }
}

/// The seat that made the action; no seat at the start and at the end.
Seat GameView::mover(Stop stop) const {
    const Hand& hand = judged_.record.hands[stop.hand];
    if (stop.ply == 0 || stop.ply > stories_[stop.hand].plies()) return {};
    return judged_.record.actions[hand.first_action + stop.ply - 1].seat();
}

std::vector<Line> GameView::hand(std::uint32_t index, const TablePosition& position, Seat who,
                                 std::size_t width) const {
    const SeatTiles& seat = position.seats[who.index()];
    const std::string name = player_called(judged_.record, who, index);
    const bool next = position.next == who;
    const std::size_t indent = look_.columns < 50 ? 4 : width + 7;
    const std::size_t pad = width - width_of({{name, Ink::plain}});
    std::vector<Line> lines;
    Line line = {{next ? "> " : "  ", Ink::chosen},
                 {name, next ? Ink::strong : Ink::plain},
                 {fmt::format("{} {:>2} ", std::string(pad, ' '), seat.count()), Ink::faint}};
    add_tiles(line, seat.known, "", "");
    add_tiles(line, seat.deduced, "(", ")");
    if (seat.hidden > 0) line.push_back({fmt::format(" ?{}", seat.hidden), Ink::faint});
    add(lines, line, indent);
    if (seat.prizes.empty()) return lines;
    Line prizes = {{fmt::format("  {:<{}} ", "prizes", width + 3), Ink::faint}};
    add_tiles(prizes, seat.prizes, "", "");
    prizes.push_back({fmt::format("  {} of {} numbers", distinct_numbers(seat.prizes),
                                  describe(judged_.record.game).numbers_to_win),
                      Ink::faint});
    add(lines, prizes, indent);
    return lines;
}

std::vector<Line> GameView::stock_and_score(Stop stop, const TablePosition& position) const {
    const Record& record = judged_.record;
    const HandStory& story = stories_[stop.hand];
    std::vector<Line> lines;
    Line line = {
        {fmt::format("{} {}", describe(record.game).stock_word, position.stock), Ink::faint}};
    if (position.backwards) line.push_back({"  play goes anticlockwise", Ink::warn});
    if (story.before) {
        line.push_back({"  before this hand:", Ink::faint});
        for (int s = 0; s < scoring_seats(record); ++s)
            line.push_back({fmt::format(" {} {}{}", side_name(record, s), (*story.before)[s],
                                        s + 1 < scoring_seats(record) ? "," : ""),
                            Ink::faint});
    }
    add(lines, line, 2);
    if (const std::string start = start_in_words(record, stop.hand); !start.empty())
        add(lines, {{page_text(start), Ink::faint}}, 2);
    if (position.yard.empty()) return lines;
    Line yard = {{"to be drawn:", Ink::faint}};
    for (Tile tile : position.yard) {
        yard.push_back({" ", Ink::faint});
        add_tile(yard, tile, Ink::faint);
    }
    add(lines, yard, 2);
    return lines;
}

std::vector<Line> GameView::findings(Stop stop) const {
    std::vector<Line> lines;
    const HandStory& story = stories_[stop.hand];
    const std::uint32_t at = std::min(stop.ply, story.plies() + 1);
    for (const Finding* finding : story.findings[at]) {
        add(lines,
            {{fmt::format("{}[{}] {}:", kind_in_words(*finding), finding->code->name,
                          finding->clause),
              ink_of(*finding)},
             {fmt::format(" {} ({}:{})", page_text(finding->message), file_,
                          locate(judged_.record, finding->place).line),
              Ink::plain}},
            2);
        if (const std::string standing = standing_on_sheet(judged_.record, *finding);
            !standing.empty())
            add(lines, {{page_text(standing), Ink::faint}}, 2);
    }
    for (const Deduction* remark : story.remarks[at])
        add(lines, {{page_text(remark->message), Ink::faint}}, 2);
    return lines;
}

}  // namespace bones::inline show::picture
