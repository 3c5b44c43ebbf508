#include "tools/batch/rows.hpp"

#include <xxhash.h>

#include <algorithm>
#include <charconv>
#include <iterator>

#include "tools/lib/fold.hpp"
#include "tools/lib/people.hpp"

namespace bones::batch {

namespace {

using archive::absent;
using archive::ActionRow;

void put(TsvRow& row, std::int64_t value) {
    if (value == absent)
        row.null();
    else
        row.number(value);
}

}  // namespace

std::uint64_t record_key(const BatchRecord& item) {
    const std::string& file = item.file->name;
    const std::uint64_t place = XXH3_64bits_withSeed(file.data(), file.size(), item.raw.first_line);
    return XXH3_64bits_withSeed(item.raw.text.data(), item.raw.text.size(), place);
}

void ArchiveRowWriter::write(const BatchRecord& item, std::uint64_t key, Texts& out) {
    analyst_.analyse_but_actions(item.raw, rows_);
    key_ = written_values([&](TsvRow& row) { row.number(key); });
    identity_ = written_values([&](TsvRow& row) {
        row.written(key_).text_or_null(rows_.record.game).text(rows_.record.date.view());
    });
    write_hand_values();
    find_people();
    write_record(item, out[RowTable::records]);
    write_seats(out[RowTable::seats]);
    write_hands(out[RowTable::hands]);
    write_hand_seats(out);
    write_actions(out);
    write_findings(out);
    write_ledger(out);
}

void ArchiveRowWriter::write_hand_values() {
    hand_values_.clear(), of_hands_.clear();
    TextWriter out(hand_values_);
    for (const archive::HandRow& hand : rows_.hands) {
        HandValues& its = of_hands_.emplace_back();
        its.begin = out.size();
        {
            TsvRow row(out);
            row.number(hand.position).number(hand.number);
            its.middle = out.size();
            row.word_or_null(hand.leader).word_or_null(hand.opening_tile);
            row.word(hand.ended).word_or_null(hand.out_seat);
        }
        *(out.room(0) - 1) = '\t';  // others follow it
        its.end = out.size();
    }
}

void ArchiveRowWriter::find_people() {
    people_.clear(), names_.clear();
    for (const archive::SeatRow& seat : rows_.seats) {
        const Person person{seat.stable_id, seat.name.text};
        const std::string name = person.is_known() ? person.called() : std::string(seat.seat);
        people_.push_back(written_values([&](TsvRow& row) {
            row.text(name);
            if (person.is_known())
                row.text(person.key());
            else
                row.null();
        }));
        names_.push_back(name);
    }
}

/// The seat, the name of who sits there, and who it is.
void ArchiveRowWriter::append_people(TsvRow& row, std::string_view seat) const {
    if (seat.empty()) {
        row.null().null().null();
        return;
    }
    row.word(seat);
    const auto index = static_cast<std::size_t>(seat[0] - 'A');
    if (index < people_.size())
        row.written(people_[index]);
    else
        row.word(seat).null();
}

void ArchiveRowWriter::write_record(const BatchRecord& item, std::string& text) {
    TextWriter out(text);
    const archive::RecordRow& r = rows_.record;
    std::string players, winners, totals;
    for (std::size_t i = 0; i < rows_.seats.size(); ++i) {
        const archive::SeatRow& seat = rows_.seats[i];
        const auto add = [&](std::string& list, std::string_view between, std::string_view what) {
            if (!list.empty()) list += between;
            list += what;
        };
        add(players, ", ", names_[i]);
        if (seat.won == 1) add(winners, ", ", names_[i]);
        if (seat.side == seat.seat && seat.total != absent)
            add(totals, " ", std::string(seat.seat) + ' ' + std::to_string(seat.total));
    }
    TsvRow row(out);
    row.written(key_).text(item.file->name).number(item.raw.first_line).number(item.raw.index);
    row.text_or_null(r.game).number(r.ruleset).number(r.players);
    row.text(r.sheet_id.view()).text_or_null(r.event).text(r.site.view()).text(r.recorder.view());
    row.text(r.date.view()).text(r.first_day.view()).text(r.last_day.view()).text(r.time.view());
    row.text(r.round.view()).text(r.table_name.view());
    row.number(r.hands).number(r.actions).number(r.complete).number(r.totals_known);
    row.text(r.winners.view()).number(r.errors).number(r.broken).number(r.claims);
    row.number(r.notes).number(r.open).text(r.fingerprint.view()).word(r.text_hash);
    row.text(r.arms.view()).number(r.cut);
    row.text_or_null(players).text_or_null(winners).text_or_null(totals).text(r.text);
}

void ArchiveRowWriter::write_seats(std::string& text) {
    TextWriter out(text);
    for (std::size_t i = 0; i < rows_.seats.size(); ++i) {
        const archive::SeatRow& seat = rows_.seats[i];
        const Person person{seat.stable_id, seat.name.text};
        TsvRow row(out);
        row.written(identity_).text_or_null(rows_.record.event).word(seat.seat);
        row.written(people_[i]).text(seat.name.view()).word(seat.side);
        put(row, seat.total);
        put(row, seat.claimed_total);
        put(row, seat.won);
        row.text(fold(person.called())).text(seat.stable_id);
        const bool plays = static_cast<std::int64_t>(i) < rows_.record.players;
        row.number(plays ? 1u << i : 0u);
    }
}

void ArchiveRowWriter::write_hands(std::string& text) {
    TextWriter out(text);
    for (const archive::HandRow& hand : rows_.hands) {
        TsvRow row(out);
        row.written(identity_).written(place_and_end_of(hand.hand));
        row.word_or_null(hand.claimed_end);
        row.number(hand.score_known).number(hand.score_taken).number(hand.layout_known);
        row.number(hand.actions);
    }
}

void ArchiveRowWriter::write_hand_seats(Texts& texts) {
    write_rows(rows_.hand_seats, RowTable::hand_seats, texts,
               [&](const archive::HandSeatRow& seat, TextWriter& out) {
                   TsvRow row(out);
                   row.written(identity_).written(place_and_end_of(seat.hand));
                   append_people(row, seat.seat);
                   put(row, seat.points);
                   put(row, seat.claimed);
                   row.word(seat.dealt.view());
                   put(row, seat.tiles_left);
                   put(row, seat.pips_left);
               });
}

void ArchiveRowWriter::write_findings(Texts& out) {
    std::string& text = out[RowTable::findings];
    auto evidence = rows_.evidence.begin();
    for (const archive::FindingRow& finding : rows_.findings) {
        std::string pieces;
        for (; evidence != rows_.evidence.end() && evidence->finding == finding.number;
             ++evidence) {
            if (!pieces.empty()) pieces += "; ";
            pieces += evidence->message;
        }
        write_finding(finding, pieces, text);
        out.hand_on_if_large(text);
    }
}

void ArchiveRowWriter::write_finding(const archive::FindingRow& finding, std::string_view evidence,
                                     std::string& text) {
    TextWriter out(text);
    TsvRow row(out);
    row.written(identity_).number(finding.number);
    const bool in_hand = finding.hand.index >= 0;
    if (in_hand)
        row.written(place_of(finding.hand));
    else
        row.null().null();
    put(row, finding.ply);
    append_people(row, finding.seat);
    row.word(finding.code).word(finding.clause).word(finding.severity).word(finding.verdict);
    row.text(finding.message).number(finding.line).number(finding.col).number(finding.end_col);
    row.text(finding.repair.view()).word(finding.holds).text(finding.rests_on.view());
    put(row, finding.explained_line);
    put(row, finding.explained_col);
    row.text_or_null(evidence);
    const bool called = std::any_of(
        rows_.penalties.begin(), rows_.penalties.end(), [&](const archive::PenaltyRow& penalty) {
            return in_hand && penalty.hand.index == finding.hand.index &&
                   penalty.seat == finding.seat && penalty.code == finding.code;
        });
    row.number(called ? 1 : 0);
}

void ArchiveRowWriter::write_ledger(Texts& texts) {
    write_rows(rows_.ledger, RowTable::ledger, texts,
               [&](const archive::LedgerRow& entry, TextWriter& out) {
                   TsvRow row(out);
                   row.written(identity_);
                   row.written(place_of(entry.hand)).number(entry.number);
                   put(row, entry.ply);
                   append_people(row, entry.seat);
                   row.number(entry.points).word(entry.clause).word(entry.reason);
               });
}

}  // namespace bones::batch
