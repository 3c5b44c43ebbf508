#include "tools/batch/rows.hpp"

#include <xxhash.h>

#include <algorithm>
#include <utility>

#include "libnotation/text/fold.hpp"
#include "tools/lib/io/records/people.hpp"

namespace bones::batch {

namespace {

std::int64_t position_of(archive::HandRef hand) {
    return std::int64_t{hand.index} + 1;
}

}  // namespace

std::uint64_t record_key(const BatchRecord& item) {
    const std::string& file = item.file->name;
    const std::uint64_t place = XXH3_64bits_withSeed(file.data(), file.size(), item.raw.first_line);
    return XXH3_64bits_withSeed(item.raw.text.data(), item.raw.text.size(), place);
}

void ArchiveRowWriter::write(const BatchRecord& item, std::uint64_t key, Texts& out) {
    builder_.build_without_actions(item.raw, rows_);
    key_ = key;
    heading_ = written(Heading{key, rows_.record.game, rows_.record.date});
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
    hands_.clear();
    for (const archive::HandRow& hand : rows_.hands)
        hands_.push_back(
            {written(Place{hand.position, hand.number}),
             written(Course{hand.leader, hand.opening_tile, hand.ended, hand.out_seat})});
}

void ArchiveRowWriter::find_people() {
    sitters_.clear(), substitutes_.clear(), names_.clear();
    for (const archive::SeatRow& seat : rows_.seats) {
        const Person person{seat.stable_id, seat.name.value_or("")};
        names_.push_back(person.is_known() ? person.called() : std::string(seat.seat));
        sitters_.push_back(
            written(Sitter{seat.seat, names_.back(), archive::null_if_empty(person.key())}));
    }
    for (const archive::SubstituteRow& row : rows_.substitutes) {
        const Person person{row.stable_id, row.name.value_or("")};
        substitutes_.push_back(
            written(Sitter{row.seat, person.called(), archive::null_if_empty(person.key())}));
    }
}

/// The substitute at a seat in a hand, where hands count from 1; null if there is none.
const std::string* ArchiveRowWriter::substitute(std::string_view seat,
                                                std::int64_t position) const {
    const auto& rows = rows_.substitutes;  // by position
    auto row = std::partition_point(rows.begin(), rows.end(),
                                    [&](const auto& one) { return one.position < position; });
    for (; row != rows.end() && row->position == position; ++row)
        if (row->seat == seat) return &substitutes_[static_cast<std::size_t>(row - rows.begin())];
    return nullptr;
}

/// The player's name with substitutes, as in the archive's view `games`: `Bo Chen (Eva, Finn)`.
std::string ArchiveRowWriter::with_substitutes(std::size_t seat) const {
    std::vector<std::string> keys;
    std::string names;
    for (const archive::SubstituteRow& row : rows_.substitutes) {
        const Person person{row.stable_id, row.name.value_or("")};
        if (row.seat != rows_.seats[seat].seat ||
            std::find(keys.begin(), keys.end(), person.key()) != keys.end())
            continue;
        keys.push_back(person.key());
        names += (names.empty() ? "" : ", ") + person.called();
    }
    return names.empty() ? names_[seat] : names_[seat] + " (" + names + ")";
}

/// The sitter's columns; the seat may be missing.
std::string ArchiveRowWriter::written_sitter(MaybeWord seat, std::int64_t position) const {
    if (!seat) return written(MaybeSitter{});
    if (const std::string* const one = substitute(*seat, position)) return *one;
    const auto index = static_cast<std::size_t>((*seat)[0] - 'A');
    return index < sitters_.size() ? sitters_[index] : written(MaybeSitter{seat, seat, {}});
}

WrittenTable<Sitter> ArchiveRowWriter::sitter(std::string_view seat, std::int64_t position) const {
    if (const std::string* const one = substitute(seat, position)) return {*one};
    return {sitters_[static_cast<std::size_t>(seat[0] - 'A')]};
}

void ArchiveRowWriter::write_record(const BatchRecord& item, std::string& text) {
    std::string players, winners, totals;
    const auto add = [](std::string& list, std::string_view between, std::string_view what) {
        if (!list.empty()) list += between;
        list += what;
    };
    for (std::size_t i = 0; i < rows_.seats.size(); ++i) {
        const archive::SeatRow& seat = rows_.seats[i];
        add(players, ", ", with_substitutes(i));
        if (seat.won == 1) add(winners, ", ", names_[i]);
        if (seat.side == seat.seat && seat.total)
            add(totals, " ", std::string(seat.seat) + ' ' + std::to_string(*seat.total));
    }
    TextWriter out(text);
    write_row(GameRow{key_, item.file->name, item.raw.first_line, item.raw.index, rows_.record,
                      archive::null_if_empty(rows_.record.event), archive::null_if_empty(players),
                      archive::null_if_empty(winners), archive::null_if_empty(totals)},
              out);
}

void ArchiveRowWriter::write_seats(std::string& text) {
    TextWriter out(text);
    for (std::size_t i = 0; i < rows_.seats.size(); ++i) {
        const archive::SeatRow& seat = rows_.seats[i];
        const bool plays = static_cast<std::int64_t>(i) < rows_.record.players;
        const std::string folded = fold(Person{seat.stable_id, seat.name.value_or("")}.called());
        write_row(PlayerRow{{heading_},
                            archive::null_if_empty(rows_.record.event),
                            {sitters_[i]},
                            seat,
                            folded,
                            seat.stable_id,
                            plays ? 1u << i : 0u},
                  out);
    }
}

void ArchiveRowWriter::write_hands(std::string& text) {
    TextWriter out(text);
    for (const archive::HandRow& hand : rows_.hands) write_row(HandRow{{heading_}, hand}, out);
}

void ArchiveRowWriter::write_hand_seats(Texts& texts) {
    write_rows(rows_.hand_seats, RowTable::hand_seats, texts,
               [&](const archive::HandSeatRow& seat, TextWriter& out) {
                   const HandValues& hand = values_of(seat.hand);
                   write_row(HandPlayerRow{{heading_},
                                           {hand.place},
                                           {hand.course},
                                           sitter(seat.seat, position_of(seat.hand)),
                                           seat},
                             out);
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
        write_finding(finding, std::move(pieces), text);
        out.hand_on_if_large(text);
    }
}

void ArchiveRowWriter::write_finding(const archive::FindingRow& finding, std::string evidence,
                                     std::string& text) {
    static const std::string no_hand = written(MaybePlace{});
    const bool called = std::any_of(
        rows_.penalties.begin(), rows_.penalties.end(), [&](const archive::PenaltyRow& penalty) {
            return finding.hand && penalty.hand.index == finding.hand->index &&
                   penalty.seat == finding.seat && penalty.code == finding.code;
        });
    const std::string sitter =
        written_sitter(finding.seat, finding.hand ? position_of(*finding.hand) : 0);
    TextWriter out(text);
    write_row(FindingRow{{heading_},
                         {finding.hand ? values_of(*finding.hand).place : no_hand},
                         {sitter},
                         finding,
                         archive::null_if_empty(std::move(evidence)),
                         called ? 1 : 0},
              out);
}

void ArchiveRowWriter::write_ledger(Texts& texts) {
    write_rows(rows_.ledger, RowTable::ledger, texts,
               [&](const archive::LedgerRow& entry, TextWriter& out) {
                   write_row(LedgerRow{{heading_},
                                       {values_of(entry.hand).place},
                                       sitter(entry.seat, position_of(entry.hand)),
                                       entry},
                             out);
               });
}

}  // namespace bones::batch
