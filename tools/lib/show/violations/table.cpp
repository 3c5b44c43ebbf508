#include <fmt/core.h>

#include <algorithm>

#include "libnotation/json/json_text.hpp"
#include "libnotation/text/fold.hpp"
#include "libnotation/text/shown.hpp"
#include "tools/lib/io/records/people.hpp"
#include "tools/lib/io/text/csv.hpp"
#include "tools/lib/show/violations/report.hpp"

namespace bones::inline show {

namespace {

constexpr std::string_view nameless = "(no name)";

/// Whether a key is for several players.
bool is_of_several(std::string_view key) {
    return key.find('\n') != std::string_view::npos;
}

std::string or_nameless(const std::string& text) {
    return text.empty() ? std::string(nameless) : text;
}

/// The numbers of a row as text for all formats; empty if unknown.
struct Cells {
    std::string rate, low, high;
    stats::Sample tally;
};

Cells cells_of(const Offenders& group, const Code& code, std::string_view format) {
    Cells cells;
    cells.tally = group.rate(code);
    const std::optional<stats::Interval> interval = stats::share_interval(cells.tally);
    if (!interval) return cells;
    cells.rate = fmt::format(fmt::runtime(format), cells.tally.mean() * 100);
    cells.low = fmt::format(fmt::runtime(format), interval->low * 100);
    cells.high = fmt::format(fmt::runtime(format), interval->high * 100);
    return cells;
}

/// One line of the table.
struct Line {
    const Offenders* group;
    const Code* code;
    const Row* row;
};

/// The lines of the table: breaches of honour first, then breaches of order, which a scribe's slip
/// causes most easily. A possible breach is not an accusation, so it has a line only on request.
std::vector<Line> lines_of(const ReportView& view, const std::vector<const Offenders*>& groups) {
    std::vector<Line> lines;
    for (const bool of_order : {false, true})
        for (const Offenders* group : groups)
            for (const auto& [code, row] : group->rows)
                if (code->of_order == of_order &&
                    (view.open || row.open < row.all() || row.called > 0))
                    lines.push_back({group, code, &row});
    return lines;
}

std::string_view kind_of(const Code& code) {
    return code.of_order ? "order" : "honour";
}

template <class Use>
void for_rows(TextPieces& out, const ReportView& view, const std::vector<const Offenders*>& groups,
              const Use& use) {
    for (const auto& [group, code, row] : lines_of(view, groups)) {
        use(*group, *code, *row);
        out.line_done();
    }
}

void text_table(TextPieces& out, const ReportView& view,
                const std::vector<const Offenders*>& groups) {
    const Table table({Align::left, Align::left, Align::right, Align::right, Align::right,
                       Align::right, Align::left, Align::right, Align::left, Align::right,
                       Align::right});
    const std::vector<std::string> heads{std::string(name_of(view.per)),
                                         "breach",
                                         "proven",
                                         "if right",
                                         "possible",
                                         "chances",
                                         "",
                                         "per 100",
                                         "95 %",
                                         "called",
                                         "points"};
    const std::vector<Line> lines = lines_of(view, groups);
    out.flush();
    bones::write_table(out.sink(), table, 0, lines.size() + 1, [&](Table& rows, std::size_t i) {
        if (i == 0) return rows.add(heads, view.style.faint());
        const auto& [group, its_code, its_row] = lines[i - 1];
        const Code& code = *its_code;
        const Row& row = *its_row;
        const Cells cells = cells_of(*group, code, "{:.2f}");
        rows.add({shortened_name(group->name, 40), std::string(code.name),
                  fmt::format("{}", row.proven), fmt::format("{}", row.if_right),
                  fmt::format("{}", row.open), fmt::format("{}", cells.tally.n),
                  std::string(chance_name(code.chance)), cells.rate,
                  cells.low.empty() ? "" : fmt::format("{} to {}", cells.low, cells.high),
                  fmt::format("{} of {}", row.called, row.all()), fmt::format("{}", row.points)});
    });
}

void markdown_table(TextPieces& out, const ReportView& view,
                    const std::vector<const Offenders*>& groups) {
    out.text() += fmt::format(
        "| {} | breach | proven | if the sheet is right | possible | chances | per 100 | 95 % | "
        "called | points |\n| --- | --- | ---: | ---: | ---: | ---: | ---: | --- | ---: | ---: |\n",
        name_of(view.per));
    for_rows(out, view, groups, [&](const Offenders& group, const Code& code, const Row& row) {
        const Cells cells = cells_of(group, code, "{:.2f}");
        out.text() +=
            fmt::format("| {} | {} | {} | {} | {} | {} {} | {} | {} to {} | {} of {} | {} |\n",
                        in_markdown(group.name), code.name, row.proven, row.if_right, row.open,
                        cells.tally.n, chance_name(code.chance), cells.rate, cells.low, cells.high,
                        row.called, row.all(), row.points);
    });
}

void csv_table(TextPieces& out, const ReportView& view,
               const std::vector<const Offenders*>& groups) {
    out.text() +=
        "per,group,code,kind,proven,if_sheet_right,open,chances,chance,rate,low,high,called,points,"
        "records\n";
    for_rows(out, view, groups, [&](const Offenders& group, const Code& code, const Row& row) {
        const Cells cells = cells_of(group, code, "{:.6g}");
        CsvRow line(out.text());
        line.text(name_of(view.per)).text(group.name).text(code.name).text(kind_of(code));
        line.number(row.proven).number(row.if_right).number(row.open).number(cells.tally.n);
        line.text(chance_name(code.chance));
        line.verbatim(cells.rate).verbatim(cells.low).verbatim(cells.high);
        line.number(row.called).number(row.points).number(group.records).end();
    });
}

void json_table(TextPieces& out, const ReportView& view,
                const std::vector<const Offenders*>& groups) {
    for_rows(out, view, groups, [&](const Offenders& group, const Code& code, const Row& row) {
        JsonText json(out.text());
        const auto number = [&json](std::string_view key, const std::string& text) {
            json.key(key).json(text.empty() ? "null" : text);
        };
        const Cells cells = cells_of(group, code, "{:.6g}");
        json.begin_object();
        json.key("type").word("violations");
        json.key("per").word(name_of(view.per));
        json.key("group").string(group.name);
        json.key("code").word(code.name);
        json.key("kind").word(kind_of(code));
        json.key("proven").number(row.proven);
        json.key("if_sheet_right").number(row.if_right);
        json.key("open").number(row.open);
        json.key("chances").number(cells.tally.n);
        json.key("chance").word(chance_name(code.chance));
        number("rate", cells.rate);
        number("low", cells.low);
        number("high", cells.high);
        json.key("called").number(row.called);
        json.key("points").number(row.points);
        json.key("records").number(group.records);
        json.end_object();
        json.end_line();
    });
}

}  // namespace

OffenderName group_of(Per per, const Record& record, Seat seat, std::uint32_t hand,
                      const archive::WhoIsWho& who) {
    std::string name;
    switch (per) {
        case Per::player: {
            const Person person = who.person_at(record, seat, hand);
            return {person.key(), or_nameless(person.called())};
        }
        case Per::event:
            name = or_nameless(header_text(record, Keyword::event));
            break;
        case Per::game:
            name = traits(record.game).name;
            break;
        case Per::month:
            name = header_text(record, Keyword::date).substr(0, 7);
            if (name.empty()) name = "(no date)";
            break;
        case Per::code:
            name = "all";
            break;
    }
    return {name, name};
}

OffenderName group_of_several(const Record& record, const Case& found,
                              const archive::WhoIsWho& who) {
    std::map<std::string, std::string> people;  // sorted by key, independent of the seats
    for (const Seat seat : found.seats) {
        OffenderName person = group_of(Per::player, record, seat, found.hand, who);
        people.emplace(std::move(person.key), std::move(person.name));
    }
    OffenderName group;
    for (const auto& [key, name] : people) {
        const bool first = &key == &people.begin()->first;
        group.key += (first ? "" : "\n") + key;
        group.name += (first ? "" : ", ") + name;
    }
    if (people.size() > 1) group.name.insert(0, "one of ");
    return group;
}

std::string in_markdown(std::string_view text) {
    std::string out;
    for (const char c : shown(text)) {
        if (std::string_view("\\*_`<>[]#|").find(c) != std::string_view::npos) out += '\\';
        out += c;
    }
    return out;
}

bool ReportView::wants(std::string_view code) const {
    return codes.empty() || std::find(codes.begin(), codes.end(), code) != codes.end();
}

stats::Sample Offenders::rate(const Code& code) const {
    const auto row = rows.find(&code);
    stats::Sample tally;
    if (one_of_several) return tally;
    tally.n = chances[static_cast<std::size_t>(code.chance)];
    tally.sum = row == rows.end() ? 0 : row->second.proven;
    // A breach may be found in a hand in which only facts were checked, so without a chance.
    tally.n = std::max(tally.n, tally.sum);
    return tally;
}

void ViolationTable::add(const ReportView& view, const RecordChecker& judged,
                         const std::vector<Case>& cases, const SeatsOfHand& seats_of,
                         const archive::WhoIsWho& who) {
    const Record& record = judged.record;
    if (record.game == Game::unknown) return;
    std::vector<const Offenders*> met;
    for (const Sitting sitting : sittings_of(record)) {
        const Chances chances = count_chances(record, judged.verdict, sitting);
        BySeat<Offenders*> of_seat{};
        const SeatSet seats = seats_of(sitting.first);
        for (Seat seat : seats) {
            OffenderName group = group_of(view.per, record, seat, sitting.first, who);
            Offenders& offenders = groups_[group.key];
            of_seat[seat] = &offenders;
            if (offenders.name.empty() || is_better_name(group.name, offenders.name))
                offenders.name = std::move(group.name);
            for (std::size_t i = 0; i < chance_count; ++i) offenders.chances[i] += chances[seat][i];
            if (std::find(met.begin(), met.end(), &offenders) == met.end()) {
                ++offenders.records;
                met.push_back(&offenders);
            }
        }
        for (const Case& found : cases) {
            const Code& code = *found.finding->code;
            const SeatSet asked = found.seats & seats;
            if (!sitting.contains(found.hand) || asked.empty() || !view.wants(code.name)) continue;
            Offenders* offenders = of_seat[asked.first()];
            if (view.per == Per::player && !found.names_seat())
                offenders = &of_several(record, found, who);
            offenders->rows[&code].add(Row(found));
        }
    }
}

Offenders& ViolationTable::of_several(const Record& record, const Case& found,
                                      const archive::WhoIsWho& who) {
    OffenderName name = group_of_several(record, found, who);
    Offenders group;
    group.name = std::move(name.name);
    group.records = 1;  // the only such group of the record in each hand
    add(name.key, group);
    return groups_[name.key];
}

void ViolationTable::add(const ViolationTable& other) {
    for (const auto& [key, group] : other.groups_) add(key, group);
}

void ViolationTable::add(const std::string& key, const Offenders& group) {
    Offenders& own = groups_[key];
    own.one_of_several = is_of_several(key);
    if (own.name.empty() || is_better_name(group.name, own.name)) own.name = group.name;
    own.records += group.records;
    for (std::size_t i = 0; i < chance_count; ++i) own.chances[i] += group.chances[i];
    for (const auto& [code, row] : group.rows) own.rows[code].add(row);
}

std::vector<const Offenders*> ViolationTable::ordered(const ReportView& view) {
    if (view.per == Per::player)
        name_apart(groups_, [](const Offenders& group) { return !group.rows.empty(); });
    std::vector<const Offenders*> groups;
    for (const auto& [key, group] : groups_)
        if (!group.rows.empty()) groups.push_back(&group);
    if (view.per != Per::month)
        std::stable_sort(groups.begin(), groups.end(), [](const Offenders* a, const Offenders* b) {
            return fold(a->name) < fold(b->name);
        });
    return groups;
}

namespace {

void write_table(TextPieces& out, const ReportView& view,
                 const std::vector<const Offenders*>& groups) {
    switch (view.format) {
        case ReportFormat::text:
            return text_table(out, view, groups);
        case ReportFormat::markdown:
            return markdown_table(out, view, groups);
        case ReportFormat::csv:
            return csv_table(out, view, groups);
        case ReportFormat::jsonl:
            return json_table(out, view, groups);
    }
}

}  // namespace

void write_before_cases(const TextSink& sink, const ReportView& view, ViolationTable& table,
                        bool cases_only, bool any) {
    TextPieces out(sink);
    const bool csv = view.format == ReportFormat::csv;
    const bool markdown = view.format == ReportFormat::markdown;
    if (cases_only) {
        if (csv)
            out.text() =
                "file,line,record,date,game,hand,ply,seat,player,code,clause,verdict,holds,if,"
                "called,"
                "points,message,evidence\n";
        return out.flush();
    }
    if (markdown) out.text() = "# Violations\n\n";
    const std::vector<const Offenders*> groups = table.ordered(view);
    if (!groups.empty() || csv) write_table(out, view, groups);
    if (any && view.format != ReportFormat::jsonl) out.text() += markdown ? "\n## Cases\n\n" : "\n";
    out.flush();
}

std::string closing_count(std::uint64_t records, std::uint64_t proven, std::uint64_t if_right) {
    std::string text = fmt::format("{}, {}", quantity(records, "record", "records"),
                                   quantity(proven, "proven breach", "proven breaches"));
    if (if_right > 0) text += fmt::format(", {} proven if the sheet is right", if_right);
    return text;
}

const std::vector<std::string>& per_names() {
    static const std::vector<std::string> names = {"player", "event", "game", "month", "code"};
    return names;
}

std::string_view name_of(Per per) {
    return per_names()[static_cast<std::size_t>(per)];
}

Per per_named(std::string_view name) {
    const std::vector<std::string>& names = per_names();
    return static_cast<Per>(std::find(names.begin(), names.end(), name) - names.begin());
}

const std::vector<std::string>& report_format_names() {
    static const std::vector<std::string> names = {"text", "markdown", "csv", "jsonl"};
    return names;
}

ReportFormat report_format_named(std::string_view name) {
    const std::vector<std::string>& names = report_format_names();
    return static_cast<ReportFormat>(std::find(names.begin(), names.end(), name) - names.begin());
}

}  // namespace bones::inline show
