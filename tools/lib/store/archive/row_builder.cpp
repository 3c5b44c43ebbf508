#include "tools/lib/store/archive/row_builder.hpp"

#include <fmt/core.h>
#include <xxhash.h>

#include <algorithm>
#include <span>

#include "bones/limits.hpp"
#include "bones/parser.hpp"
#include "bones/writer.hpp"

namespace bones::inline store::archive {

namespace {

/// Whether a text is `canonical`, with only line ends after it.
bool is_same_text(std::string_view text, std::string_view canonical) {
    return text.starts_with(canonical) &&
           text.find_first_not_of('\n', canonical.size()) == std::string_view::npos;
}

bool has_arm(const Action& action) {
    return action.names_arm();
}

/// The text from the first hand's line on, without blank lines after it. Empty if the hand has no
/// such line. Also empty if there are comments, because canonical text may have them at other
/// places.
std::string_view hands_text(const Record& record) {
    if (record.hands.empty() || record.text.find('#') != std::string_view::npos) return {};
    const Statement& line = record.statements[record.hands.front().first_statement];
    std::string_view text = record.text.substr(line.line.offset);
    if (line.keyword != Keyword::hand || !text.starts_with("hand ")) return {};
    while (text.ends_with("\n\n")) text.remove_suffix(1);
    return text;
}

/// Whether all findings are in `part`, which must be a piece of the record's text.
bool is_found_in(std::string_view part, const Record& record, std::span<const Finding> findings) {
    const auto begin = static_cast<std::size_t>(part.data() - record.text.data());
    const auto is_in = [&](Place place) { return !place.empty() && place.offset >= begin; };
    return std::all_of(findings.begin(), findings.end(), [&](const Finding& finding) {
        return is_in(finding.place) &&
               std::all_of(finding.evidence.begin(), finding.evidence.end(),
                           [&](const Evidence& e) { return e.place.empty() || is_in(e.place); });
    });
}

std::int64_t count_lines(std::string_view text) {
    return std::count(text.begin(), text.end(), '\n');
}

/// The arms of actions in the form of the column `arms`: `1 - 3`; `-` if no action has an arm.
std::string arms_of(std::span<const Action> actions) {
    if (std::none_of(actions.begin(), actions.end(), has_arm)) return "-";
    std::string arms;
    for (const Action& action : actions) {
        if (!arms.empty()) arms += ' ';
        if (has_arm(action))
            arms += std::to_string(action.arm);
        else
            arms += '-';
    }
    return arms;
}

/// Whether two hands of equal length name the same arms.
bool is_same_arms(std::span<const Action> a, std::span<const Action> b) {
    return std::equal(a.begin(), a.end(), b.begin(), [](const Action& x, const Action& y) {
        return has_arm(x) ? x.arm == y.arm : !has_arm(y);
    });
}

}  // namespace

std::string text_hash(std::string_view text) {
    const XXH128_hash_t hash = XXH3_128bits(text.data(), text.size());
    return fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
}

void day_range(std::string_view date, std::string& first, std::string& last) {
    first = last = date;
    const auto settle = [&](std::size_t at, std::string_view low, std::string_view high) {
        if (date[at] != '?') return;
        first.replace(at, low.size(), low);
        last.replace(at, high.size(), high);
    };
    settle(0, "0000", "9999");
    settle(5, "01", "12");
    const bool thirty = last.substr(5, 2) == "04" || last.substr(5, 2) == "06" ||
                        last.substr(5, 2) == "09" || last.substr(5, 2) == "11";
    const int year = date[0] == '?' ? 2000 : std::stoi(last.substr(0, 4));
    const bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    const bool february = last.substr(5, 2) == "02";
    settle(8, "01", february ? (leap ? "29" : "28") : thirty ? "30" : "31");
}

void RowBuilder::build(const RawRecord& raw, RecordRows& rows) {
    build_without_actions(raw, rows);
    fill_actions(rows);
}

void RowBuilder::build_without_actions(const RawRecord& raw, RecordRows& rows) {
    rows.clear();
    judge_canonical(raw, rows.record);
    fill(raw, rows);
}

void RowBuilder::build_stored(const RawRecord& raw, std::string_view arms, RecordRows& rows) {
    rows.clear();
    judge_canonical(raw, rows.record);
    rows.record.arms = null_if_empty(std::string(arms));
    fill(raw, rows);
    fill_actions(rows);
}

void RowBuilder::build_hands(const RecordChecker& judged, std::span<const std::size_t> hands,
                             RecordRows& rows) {
    rows.clear();
    kept_ = &judged;
    rows.record.game = traits(record().game).name;
    fill_header(rows.record);
    fill_seats(rows);
    for (const std::size_t hand : hands) {
        fill_hand_row(hand, rows);
        fill_hand_seats(hand, rows);
        fill_substitutes(hand, rows);
    }
    kept_ = &as_written_;
}

void RowBuilder::fill(const RawRecord& raw, RecordRows& rows) {
    fill_record(raw, rows);
    fill_header(rows.record);
    fill_seats(rows);
    fill_house_rules(rows);
    for (std::size_t hand = 0; hand < verdict().hands.size(); ++hand) fill_hand(hand, rows);
    fill_findings(rows);
    fill_ledger(rows);
    next_hand_ = 0;
    arms_left_ = rows.record.arms ? std::string_view(*rows.record.arms) : std::string_view();
}

void RowBuilder::fill_actions(RecordRows& rows) {
    rows.actions.reserve(record().actions.size());
    for (std::size_t hand = 0; hand < verdict().hands.size(); ++hand) fill_actions(hand, rows);
    fill_written_arms(rows);
}

bool RowBuilder::next_actions(RecordRows& rows) {
    if (next_hand_ == verdict().hands.size()) return false;
    rows.actions.clear();
    fill_actions(next_hand_++, rows);
    fill_written_arms(rows);
    return true;
}

void RowBuilder::judge_canonical(const RawRecord& raw, RecordRow& row) {
    if (is_kept_as_judged()) canonical_.reset();  // few records need it
    kept_ = &as_written_;
    lines_moved_ = 0;
    if (by_fast_check_ && passes_fast_check(raw, row)) return;
    as_written_.judge(raw);
    write(as_written_.record, as_written_.verdict.actions, row.text);
    if (is_same_text(raw.text, row.text)) return;
    if (!keeps_hands(row.text)) judge_again(raw, row.text);
    const std::span<const Action> actions = as_written_.record.actions;
    if (record().actions.size() == actions.size() && !is_same_arms(actions, verdict().actions))
        row.arms = null_if_empty(arms_of(actions));
}

/// Whether canonical text differs only in the header, and the header has no findings. Then the
/// verdict on the canonical text would be the same.
bool RowBuilder::keeps_hands(std::string_view canonical) {
    const Record& record = as_written_.record;
    const std::string_view hands = hands_text(record);
    if (hands.empty() || !canonical.ends_with(hands) ||
        !is_found_in(hands, record, as_written_.verdict.findings))
        return false;
    const std::string_view header = canonical.substr(0, canonical.size() - hands.size());
    const auto written = static_cast<std::size_t>(hands.data() - record.text.data());
    lines_moved_ = count_lines(header) - count_lines(record.text.substr(0, written));
    return header.ends_with('\n');
}

void RowBuilder::judge_again(RawRecord raw, std::string_view canonical) {
    raw.text = canonical;
    raw.first_line = raw.index = 1;
    lines_moved_ = 0;
    if (!canonical_) canonical_.emplace(all_told, RecordDetail::all, Slips::searched);
    kept_ = &*canonical_;
    const bool may_pass = by_fast_check_ && as_written_.verdict.findings.empty();
    if (!may_pass || !canonical_->passes_with_rows(raw)) canonical_->judge(raw);
}

/// True only for a record without findings that is canonical from its first hand on.
bool RowBuilder::passes_fast_check(RawRecord raw, RecordRow& row) {
    while (raw.text.ends_with("\n\n")) raw.text.remove_suffix(1);
    if (!as_written_.passes_with_rows(raw)) return false;
    if (as_written_.header_is_canonical()) {
        row.text = raw.text;
        return true;
    }
    const std::string_view hands = raw.text.substr(as_written_.record.text.size());
    raw.text = as_written_.record.text;
    parse(raw, header_);
    write(header_, {}, row.text);
    row.text += '\n';
    row.text += hands;
    if (row.text.size() <= longest_record) return true;
    row.text.clear();
    return false;
}

}  // namespace bones::inline store::archive
