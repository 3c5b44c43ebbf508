// The rows that statistics and violation reports are made of.
#include <fmt/format.h>

#include "engine/codes.hpp"
#include "tools/batch/rows.hpp"
#include "tools/lib/people.hpp"

namespace bones::batch {

namespace {

using stats::Grouping;
using stats::Samples;

/// The groupings of which each has rows of its own. Those by game, event and month, and all
/// together, are made of one: all that a record gives.
constexpr Grouping with_rows[] = {Grouping::player, Grouping::pair,    Grouping::opponent,
                                  Grouping::seat,   Grouping::opening, Grouping::suit,
                                  Grouping::all};

unsigned bits_of(SeatSet seats) {
    unsigned bits = 0;
    for (const Seat seat : seats) bits |= 1u << seat.index();
    return bits;
}

/// What is the same in all rows of a record.
struct Heading {
    std::string text;

    Heading(std::uint64_t key, std::string_view game, std::string_view event,
            std::string_view month) {
        {
            TsvRow row(text);
            row.number(key).word(game).text(event).text(month);
        }
        text.back() = '\t';
    }
};

struct SumRow {
    std::string_view per;
    const stats::Share& share;
    unsigned seats;
    const Samples& facts;
};

void append_row(const Heading& heading, const SumRow& sum, std::string& out) {
    TsvRow row(out);
    row.written(heading.text).word(sum.per).text(sum.share.key).text(sum.share.name);
    row.number(sum.seats);
    std::array<std::string_view, stats::metric_count> names;
    std::array<std::int64_t, stats::metric_count> numbers;
    std::size_t count = 0;
    for (std::size_t i = 0; i < stats::metric_count; ++i)
        if (sum.facts[i].n > 0) names[count++] = stats::all_metrics()[i].name;
    row.words(std::span(names).first(count));
    for (const auto field :
         {&stats::Sample::n, &stats::Sample::sum, &stats::Sample::squares, &stats::Sample::most}) {
        count = 0;
        for (const stats::Sample& sample : sum.facts)
            if (sample.n > 0) numbers[count++] = sample.*field;
        row.numbers(std::span(numbers).first(count));
    }
}

void append_share(const Heading& heading, std::string_view per, SeatSet all,
                  const stats::Share& share, std::string& out) {
    // The group is there whatever is asked for of the record.
    const bool always = share.stays && (all.empty() || share.parts.front().seats != all);
    if (always) append_row(heading, {per, share, bits_of(all), Samples{}}, out);
    for (std::size_t i = 0; i < share.parts.size(); ++i) {
        if (share.parts[i].seats.empty()) continue;
        // What the table gives and what the one seat gives is one row.
        Samples facts = *share.parts[i].facts;
        const SeatSet seats = share.parts[i].seats;
        while (i + 1 < share.parts.size() && share.parts[i + 1].seats == seats) {
            ++i;
            for (std::size_t m = 0; m < stats::metric_count; ++m)
                facts[m].add((*share.parts[i].facts)[m]);
        }
        append_row(heading, {per, share, bits_of(seats), facts}, out);
    }
}

}  // namespace

void append_sums(std::uint64_t key, const Record& record, stats::Sharer& sharer, std::string& out) {
    if (record.game == Game::unknown) return;
    std::string event, month;
    sharer.share(Grouping::event, [&](const stats::Share& share) { event = share.key; });
    sharer.share(Grouping::month, [&](const stats::Share& share) { month = share.key; });
    const Heading heading(key, traits(record.game).name, event, month);
    for (const Grouping grouping : with_rows) {
        const std::string& per = stats::grouping_names()[static_cast<std::size_t>(grouping)];
        sharer.share(grouping, [&](const stats::Share& share) {
            append_share(heading, per, SeatSet::all(record.players), share, out);
        });
    }
}

void append_chances(std::uint64_t key, const Judge& judged, const std::vector<Case>& cases,
                    const Chances& chances, std::string& out) {
    const Record& record = judged.record;
    if (record.game == Game::unknown) return;
    const archive::WhoIsWho who;
    const Seat first(0);
    const Heading heading(key, traits(record.game).name,
                          group_of(Per::event, record, first, who).name,
                          group_of(Per::month, record, first, who).name);
    std::vector<std::string> met;
    for (const Seat seat : SeatSet::all(record.players)) {
        const OffenderName person = group_of(Per::player, record, seat, who);
        unsigned same = 0;
        for (std::size_t s = 0; s < met.size(); ++s)
            if (met[s] == person.key) same |= 1u << s;
        met.push_back(person.key);
        std::map<const Code*, Row, ByName> rows;
        for (const Case& found : cases) {
            if (found.seat != seat) continue;
            const bool proven = found.finding->verdict == Verdict::broken;
            rows[found.finding->code].add(
                {proven ? 1 : 0, proven ? 0 : 1, found.called ? 1 : 0, found.points});
        }
        const unsigned bit = 1u << seat.index();
        TsvRow row(out);
        row.written(heading.text).text(person.key).text(person.name).number(bit);
        row.number(bit - 1).number(same).numbers(chances[seat]);
        std::vector<std::string_view> codes;
        for (const auto& [code, numbers] : rows) codes.push_back(code->name);
        row.words(codes);
        for (const auto field : {&Row::proven, &Row::open, &Row::called, &Row::points}) {
            std::vector<std::int64_t> numbers;
            for (const auto& [code, breaches] : rows) numbers.push_back(breaches.*field);
            row.numbers(numbers);
        }
    }
}

void append_case(std::uint64_t key, const Record& record, const Case& found, std::string_view line,
                 std::string& out) {
    TsvRow row(out);
    row.number(key).text(std::string(traits(record.game).name));
    row.number(bits_of(found.seat.exists() ? SeatSet(found.seat) : SeatSet::all(record.players)));
    row.word(found.finding->code->name).number(found.finding->verdict == Verdict::broken ? 1 : 0);
    row.text(line.substr(0, line.find('\n')));
}

}  // namespace bones::batch
