// The rows from which statistics and violation reports are computed.
#include <algorithm>
#include <array>
#include <span>

#include "engine/codes.hpp"
#include "tools/batch/rows.hpp"
#include "tools/lib/io/records/people.hpp"

namespace bones::batch {

namespace {

using stats::Grouping;
using stats::Samples;

/// Whether a grouping has its own rows. The groupings by game, event and month, and the total, use
/// one row with all sums of a record.
constexpr bool has_rows(Grouping grouping) {
    return grouping != Grouping::game && grouping != Grouping::event && grouping != Grouping::month;
}

unsigned bits_of(SeatSet seats) {
    unsigned bits = 0;
    for (const Seat seat : seats) bits |= 1u << seat.index();
    return bits;
}

/// The columns that are the same in all rows of a record.
std::string heading(std::uint64_t key, const Record& record, std::string_view event,
                    std::string_view month) {
    return written(GroupHeading{key, traits(record.game).name, event, month});
}

/// The sums that a group of seats adds to the questions that a row answers.
struct SeatSums {
    std::string_view per;
    const stats::Share& share;
    unsigned seats;
    const Samples& facts;
    Answers answers = Answers::all;
};

void append_row(std::string_view heading, const SeatSums& sums, TextWriter& out) {
    const std::span<const stats::MetricInfo> metrics = stats::all_metrics();
    std::array<std::string_view, stats::metric_count> names;
    std::array<std::array<std::int64_t, stats::metric_count>, stats::parts_of_sample.size()> parts;
    std::size_t count = 0;
    sums.facts.for_each([&](std::size_t i, const stats::Sample& sample) {
        names[count] = metrics[i].name;
        for (std::size_t part = 0; part < parts.size(); ++part)
            parts[part][count] = sample.*stats::parts_of_sample[part];
        ++count;
    });
    SumRow row{{heading},
               sums.per,
               sums.share.key,
               sums.share.name,
               sums.seats,
               sums.answers,
               Words(names).first(count),
               {}};
    for (std::size_t part = 0; part < parts.size(); ++part)
        row.parts[part] = Numbers(parts[part]).first(count);
    write_row(row, out);
}

void append_share(std::string_view heading, std::string_view per, SeatSet all,
                  const stats::Share& share, TextWriter& out) {
    // A group that stays gets a row even if no part of it counts for the seats of a question.
    const bool always = share.stays && (all.empty() || share.parts.front().seats != all);
    if (always) append_row(heading, {per, share, bits_of(all), Samples{}}, out);
    for (std::size_t i = 0; i < share.parts.size(); ++i) {
        if (share.parts[i].seats.empty()) continue;
        // The sums of the whole table and those of a single seat share one row.
        const std::size_t first = i;
        Samples facts = *share.parts[i].facts;
        const SeatSet seats = share.parts[i].seats;
        while (i + 1 < share.parts.size() && share.parts[i + 1].seats == seats)
            facts.add(*share.parts[++i].facts);
        const bool whole = i + 1 - first == share.parts.size();
        if (whole && share.joint != nullptr) {
            facts = *share.parts.front().facts;
            facts.add(*share.joint);
        }
        const bool splits = !whole && share.joint != nullptr && first > 0;
        append_row(
            heading,
            {per, share, bits_of(seats), facts, splits ? Answers::of_some_seats : Answers::all},
            out);
    }
    if (share.joint != nullptr && share.parts.front().seats != share.parts.back().seats)
        append_row(heading, {per, share, bits_of(all), *share.joint, Answers::of_everybody}, out);
}

/// The seats of a row of breaches, as one bit each; see bones.chances in clickhouse.sql.
struct RowSeats {
    unsigned seats, before, before_same;
};

template <class IsOf>
void append_breaches(std::string_view heading, const OffenderName& name, RowSeats at,
                     const Chances::value_type& chances, const IsOf& is_of,
                     const std::vector<Case>& cases, TextWriter& out) {
    std::map<const Code*, Row, ByName> rows;
    for (const Case& found : cases)
        if (is_of(found)) rows[found.finding->code].add(Row(found));
    std::vector<std::string_view> codes;
    for (const auto& [code, numbers] : rows) codes.push_back(code->name);
    ChanceRow row{{heading},      name.key, name.name, at.seats, at.before,
                  at.before_same, chances,  codes,     {}};
    constexpr std::array fields{&Row::proven, &Row::if_right, &Row::open, &Row::called,
                                &Row::points};
    std::array<std::vector<std::int64_t>, fields.size()> breaches;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        for (const auto& [code, numbers] : rows) breaches[i].push_back(numbers.*fields[i]);
        row.breaches[i] = breaches[i];
    }
    write_row(row, out);
}

/// Appends breaches by groups of seats of which one broke a rule. The record is counted with the
/// rows of these seats, for every grouping.
void append_breaches_of_several(std::string_view heading, const Record& record, Sitting sitting,
                                const std::vector<Case>& cases, TextWriter& out) {
    std::vector<SeatSet> several;
    for (const Case& found : cases) {
        if (found.seats.size() < 2 || !sitting.contains(found.hand) ||
            std::count(several.begin(), several.end(), found.seats) > 0)
            continue;
        several.push_back(found.seats);
        const unsigned bits = bits_of(found.seats);
        append_breaches(
            heading, group_of_several(record, found, {}), {bits, bits, 0}, {},
            [&](const Case& other) {
                return other.seats == found.seats && sitting.contains(other.hand);
            },
            cases, out);
    }
}

}  // namespace

void share_sums(std::uint64_t key, const Record& record, stats::Sharer& sharer,
                const TakeShare& take, std::string& text) {
    if (record.game == Game::unknown) return;
    sharer.keep_hands();
    TextWriter out(text);
    const std::string heading = batch::heading(key, record, sharer.name_of_record(Grouping::event),
                                               sharer.name_of_record(Grouping::month));
    const SeatSet all = SeatSet::all(record.players);
    for (std::size_t i = 0; i < stats::grouping_names().size(); ++i) {
        const auto grouping = static_cast<Grouping>(i);
        sharer.share(grouping, [&](const stats::Share& share) {
            take(grouping, share);
            if (has_rows(grouping))
                append_share(heading, stats::grouping_names()[i], all, share, out);
        });
    }
}

void append_chances(std::uint64_t key, const RecordChecker& judged, const std::vector<Case>& cases,
                    std::string& text) {
    const Record& record = judged.record;
    if (record.game == Game::unknown) return;
    TextWriter out(text);
    const archive::WhoIsWho who;
    const Seat first(0);
    const std::string heading =
        batch::heading(key, record, group_of(Per::event, record, first, 0, who).name,
                       group_of(Per::month, record, first, 0, who).name);
    for (const Sitting sitting : sittings_of(record)) {
        const Chances chances = count_chances(record, judged.verdict, sitting);
        std::vector<std::string> met;
        for (const Seat seat : SeatSet::all(record.players)) {
            const OffenderName person = group_of(Per::player, record, seat, sitting.first, who);
            unsigned same = 0;
            for (std::size_t s = 0; s < met.size(); ++s)
                if (met[s] == person.key) same |= 1u << s;
            met.push_back(person.key);
            const unsigned bit = 1u << seat.index();
            append_breaches(
                heading, person, {bit, bit - 1, same}, chances[seat],
                [&](const Case& found) {
                    return found.seats == SeatSet(seat) && sitting.contains(found.hand);
                },
                cases, out);
        }
        append_breaches_of_several(heading, record, sitting, cases, out);
    }
}

void append_case(std::uint64_t key, const Record& record, const Case& found, std::string_view line,
                 std::string& text) {
    TextWriter out(text);
    const SeatSet seats = found.seats.empty() ? SeatSet::all(record.players) : found.seats;
    write_row(CaseRow{key, traits(record.game).name, bits_of(seats), found.finding->code->name,
                      found.proven, found.holds_always, line.substr(0, line.find('\n'))},
              out);
}

}  // namespace bones::batch
