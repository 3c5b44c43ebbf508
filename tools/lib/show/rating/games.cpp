#include "tools/lib/show/rating/games.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <set>
#include <tuple>

#include "engine/rules/description.hpp"
#include "libnotation/text/values.hpp"
#include "tools/lib/show/night/sheet.hpp"
#include "tools/lib/store/archive/row_builder.hpp"

namespace bones::inline show::rating {
namespace {

/// Sets the places of the sides. Winners come first, regardless of points; the others are ordered
/// by points.
void give_places(RatedGame& game, const night::Sheet& sheet) {
    const GameDescription& rules = describe(sheet.game);
    const auto is_before = [&](std::size_t a, std::size_t b) {
        const bool a_won = sheet.sides[a].won, b_won = sheet.sides[b].won;
        if (a_won || b_won) return a_won && !b_won;
        return sheet.totals_known && rules.is_better(sheet.sides[a].points, sheet.sides[b].points);
    };
    for (std::size_t i = 0; i < game.sides.size(); ++i)
        for (std::size_t other = 0; other < game.sides.size(); ++other)
            if (is_before(other, i)) ++game.sides[i].place;
}

std::string why_left_out(const RatedGame& game, const night::Sheet& sheet) {
    if (const std::string_view why = night::why_undecided(sheet); !why.empty())
        return std::string(why);
    if (game.sides.size() < 2) return "its players are unknown";
    std::set<std::string> seen;
    for (const Side& side : game.sides)
        for (const Person& person : side.people) {
            if (!person.is_known()) return "not every player has a name";
            if (!seen.insert(person.key()).second) return "one player has two seats";
        }
    if (std::none_of(sheet.sides.begin(), sheet.sides.end(),
                     [](const night::SheetSide& side) { return side.won; }))
        return "no player has won";
    return "";
}

/// The sort key of a word: an empty word first, then numbers by value, then other words.
std::tuple<int, std::int64_t, std::string> word_key(const std::string& word) {
    const auto number = whole_number(word);
    return {word.empty() ? 0 : number ? 1 : 2, number.value_or(0), word};
}

auto order_key(const RatedGame& game) {
    return std::tuple(game.last_day, word_key(game.round), word_key(game.table), game.id,
                      game.fingerprint);
}

/// The content of a game by which ratings can distinguish it from others.
std::string content_key(const RatedGame& game) {
    std::string key = std::to_string(static_cast<int>(game.game)) + game.left_out;
    for (const Side& side : game.sides) {
        key += '\n' + std::to_string(side.place) + ' ' + std::to_string(side.points);
        for (const Person& person : side.people) key += '\n' + person.key();
    }
    return key;
}

/// The person to whom a seat's result counts. None if a substitute played there and no line of a
/// night file gives the result to the substitute.
std::optional<Person> player_rated(const Record& record, const night::Sheet& sheet, Seat seat,
                                   const archive::WhoIsWho& who, const NightRulings& lines) {
    std::optional<Person> player = who.person_at(record, seat);
    const std::string began = bones::person_at(record, seat).key();
    bool given = false;
    for (const std::uint32_t at : record.substitutes) {
        const Statement& line = record.statements[at];
        const Person written = bones::person_at(record, line.seat, line.first);
        // A line may repeat the person who sits there already.
        if (line.seat != seat || written.key() == began) continue;
        const Person known = who.person_at(record, seat, line.first);
        if (lines.give(sheet, written) || lines.give(sheet, known)) {
            player = known;
            given = true;
        } else if (!given) {
            player.reset();
        }
    }
    return player;
}

}  // namespace

RatedGame rated_game(const InputFileRef& file, const RecordChecker& judged,
                     const archive::WhoIsWho& who, const NightRulings& lines) {
    const Record& record = judged.record;
    night::Sheet sheet = night::make_sheet(file->name, judged, night::KeepHands::no);
    lines.finish(sheet);
    RatedGame game;
    game.game = sheet.game;
    game.file = file;
    game.line = record.first_line;
    game.record = record.index;
    game.date = sheet.date;
    game.round = sheet.round;
    game.table = sheet.table;
    game.id = sheet.id;
    std::string first_day;
    if (!game.date.empty()) archive::day_range(game.date, first_day, game.last_day);
    const int sides = static_cast<int>(sheet.sides.size());
    bool changed = false;
    for (int i = 0; i < sides; ++i) {
        Side& side = game.sides.emplace_back();
        side.points = sheet.sides[static_cast<std::size_t>(i)].points;
        for (int seat = i; seat < record.players; seat += sides)
            if (auto player = player_rated(record, sheet, Seat(seat), who, lines))
                side.people.push_back(std::move(*player));
            else
                changed = true;
    }
    game.left_out = lines.why_annulled(sheet);
    if (game.left_out.empty()) game.left_out = why_left_out(game, sheet);
    if (game.left_out.empty() && changed) game.left_out = "a substitute played in it";
    if (!game.left_out.empty()) return game;
    give_places(game, sheet);
    if (!record.actions.empty()) game.fingerprint = fingerprint(record, judged.verdict);
    return game;
}

void put_in_order(std::vector<RatedGame>& games) {
    const auto is_before = [](const RatedGame& a, const RatedGame& b) {
        const auto left = order_key(a), right = order_key(b);
        if (left != right) return left < right;
        return content_key(a) < content_key(b);
    };
    std::stable_sort(games.begin(), games.end(), is_before);
}

std::optional<std::int64_t> day_number(const std::string& date, const std::string& last_day) {
    if (date.size() != 10 || date.front() == '?' || last_day.size() != 10) return {};
    const auto part = [&](std::size_t at, std::size_t size) {
        int number = 0;
        std::from_chars(last_day.data() + at, last_day.data() + at + size, number);
        return number;
    };
    using namespace std::chrono;
    const sys_days day = year(part(0, 4)) / month(static_cast<unsigned>(part(5, 2))) /
                         std::chrono::day(static_cast<unsigned>(part(8, 2)));
    return day.time_since_epoch().count();
}

}  // namespace bones::inline show::rating
