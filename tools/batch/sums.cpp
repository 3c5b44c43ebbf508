#include "tools/batch/sums.hpp"

#include "tools/lib/io/text/json_line.hpp"

namespace bones::batch {

namespace {

SeatSet all_seats(const Record& record) {
    SeatSet seats;
    for (int s = 0; s < record.players; ++s) seats |= Seat(s);
    return seats;
}

std::string group_line(std::string_view per, const std::string& key, const stats::Group& group) {
    return json_line("group", [&](JsonText& json) {
        json.key("per").word(per);
        json.key("key").string(key);
        json.key("name").string(group.name);
        json.key("samples").begin_object();
        for (std::size_t i = 0; i < stats::metric_count; ++i) {
            const stats::Sample sample = group.tallies[i];
            if (sample.n == 0) continue;
            json.key(stats::all_metrics()[i].name).begin_list();
            for (const std::int64_t stats::Sample::*part : stats::parts_of_sample)
                json.number(sample.*part);
            json.end_list();
        }
        json.end_object();
    });
}

std::string offenders_line(Per per, const std::string& key, const Offenders& group) {
    return json_line("offenders", [&](JsonText& json) {
        json.key("per").word(name_of(per));
        json.key("key").string(key);
        json.key("name").string(group.name);
        json.key("records").number(group.records);
        json.key("chances").begin_list();
        for (const std::int64_t chances : group.chances) json.number(chances);
        json.end_list();
        json.key("codes").begin_object();
        for (const auto& [code, row] : group.rows) {
            json.key(code->name).begin_list();
            for (const std::int64_t number :
                 {row.proven, row.if_right, row.open, row.called, row.points})
                json.number(number);
            json.end_list();
        }
        json.end_object();
    });
}

}  // namespace

Sums::Sums() : tables_(per_names().size()) {
    for (std::size_t i = 0; i < stats::grouping_names().size(); ++i)
        groups_.emplace_back(static_cast<stats::Grouping>(i));
}

void Sums::add_violations(const BatchRecord& item, const RecordChecker& judged, std::uint64_t key,
                          Texts& out) {
    const std::vector<Case> found = find_cases(judged.record, judged.verdict);
    ReportView view;
    view.format = ReportFormat::jsonl;
    for (std::size_t i = 0; i < tables_.size(); ++i) {
        view.per = static_cast<Per>(i);
        tables_[i].add(view, judged, found, [&](std::uint32_t) { return all_seats(judged.record); },
                       {});
    }
    append_chances(key, judged, found, out[RowTable::chances]);
    for (const Case& one : found) {
        if (!one.is_of(all_seats(judged.record))) continue;
        if (one.holds_always) ++proven;
        if (one.if_right()) ++if_right;
        const std::size_t begin = out.cases.size();
        write_case(out.cases, view, tell_case(item, judged, one));
        append_case(key, judged.record, one, std::string_view(out.cases).substr(begin),
                    out[RowTable::cases]);
        out.hand_on_if_large(out.cases);
    }
}

void Sums::add_statistics(const RecordChecker& judged, std::uint64_t key, Texts& out) {
    const archive::WhoIsWho who;
    stats::Sharer sharer(judged.record, judged.verdict, who);
    const SeatSet all = SeatSet::all(judged.record.players);
    share_sums(
        key, judged.record, sharer,
        [&](stats::Grouping grouping, const stats::Share& share) {
            groups_[static_cast<std::size_t>(grouping)].add(share, all);
        },
        out[RowTable::sums]);
}

void Sums::add(const Sums& others) {
    for (std::size_t i = 0; i < groups_.size(); ++i) groups_[i].add(others.groups_[i]);
    for (std::size_t i = 0; i < tables_.size(); ++i) tables_[i].add(others.tables_[i]);
    proven += others.proven;
    if_right += others.if_right;
}

std::string Sums::statistics_lines() const {
    std::string out;
    for (std::size_t i = 0; i < groups_.size(); ++i)
        for (const auto& [key, group] : groups_[i].by_key())
            out += group_line(stats::grouping_names()[i], key, group);
    return out;
}

std::string Sums::violations_lines() const {
    std::string out;
    for (std::size_t i = 0; i < tables_.size(); ++i)
        for (const auto& [key, group] : tables_[i].by_key())
            out += offenders_line(static_cast<Per>(i), key, group);
    return out;
}

}  // namespace bones::batch
