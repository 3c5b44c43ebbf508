#include "tools/query/header_filters.hpp"

#include <algorithm>

#include "libnotation/text/fold.hpp"
#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/io/records/people.hpp"
#include "tools/lib/store/archive/names.hpp"
#include "tools/lib/store/archive/row_builder.hpp"

namespace bones {

using archive::Filters;

namespace {

/// Whether a record was certainly played on these days; with `maybe`, whether it possibly was.
bool is_between(const std::string& date, const std::string& from, const std::string& to,
                bool maybe) {
    if (from.empty() && to.empty()) return true;
    if (date.empty()) return false;
    std::string first, last, from_day, to_day, unused;
    archive::day_range(date, first, last);
    if (!from.empty()) archive::day_range(from, from_day, unused);
    if (!to.empty()) archive::day_range(to, unused, to_day);
    if (!from.empty() && (maybe ? last : first) < from_day) return false;
    return to.empty() || (maybe ? first : last) <= to_day;
}

bool is_meant(const Filters& filters, const Record& record, Seat seat, std::uint32_t hand) {
    if (!filters.seat.empty() && filters.seat[0] != seat.letter()) return false;
    if (filters.player.empty()) return true;
    const Person person = person_at(record, seat, hand);
    return person.is_known() && (fold(person.called()) == fold(filters.player) ||
                                 person.stable_id == archive::without_brackets(filters.player));
}

bool sits_there(const Filters& filters, const Record& record) {
    if (filters.player.empty() && filters.seat.empty()) return true;
    for (const Sitting sitting : sittings_of(record))
        for (const Seat seat : SeatSet::all(record.players))
            if (is_meant(filters, record, seat, sitting.first)) return true;
    return false;
}

bool says(const std::string& asked, const Record& record, Keyword keyword) {
    return asked.empty() || header_text(record, keyword) == asked;
}

}  // namespace

// A player with an action or a win is matched together with that, not by the header.
Filters beyond_header(const Filters& filters) {
    Filters rest = filters;
    rest.games.clear();
    for (std::string* text :
         {&rest.event, &rest.date, &rest.from, &rest.to, &rest.table, &rest.round, &rest.id})
        text->clear();
    rest.finished = rest.unfinished = false;
    Filters others = rest;
    others.player.clear(), others.seat.clear();
    return others.any() ? rest : others;
}

bool header_meets(const Filters& filters, const Record& record, const GameVerdict& verdict) {
    const std::string date = header_text(record, Keyword::date);
    const auto& games = filters.games;
    if (!games.empty() &&
        std::find(games.begin(), games.end(), traits(record.game).name) == games.end())
        return false;
    if (!filters.event.empty() && fold(header_text(record, Keyword::event)) != fold(filters.event))
        return false;
    if (!is_between(date, filters.date, filters.date, filters.maybe) ||
        !is_between(date, filters.from, filters.to, filters.maybe))
        return false;
    if ((filters.finished && !verdict.complete) || (filters.unfinished && verdict.complete))
        return false;
    return says(filters.table, record, Keyword::table) &&
           says(filters.round, record, Keyword::round) && says(filters.id, record, Keyword::id) &&
           sits_there(filters, record);
}

}  // namespace bones
