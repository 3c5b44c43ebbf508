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

/// Words of ours that are none where they are empty.
void put_word(TsvRow& row, std::string_view value) {
    if (value.empty())
        row.null();
    else
        row.word(value);
}

/// Some values of a row that are short whatever they are, a tab after each.
class ShortLine {
  public:
    void word(std::string_view value) {
        at_ = std::copy(value.begin(), value.end(), at_);
        *at_++ = '\t';
    }
    void word_or_null(std::string_view value) { word(value.empty() ? "\\N" : value); }
    void number(std::int32_t value) {
        at_ = std::to_chars(at_, std::end(data_), value).ptr;
        *at_++ = '\t';
    }
    /// NULL if negative.
    void number_or_null(std::int32_t value) {
        if (value < 0)
            word("\\N");
        else
            number(value);
    }
    std::string_view text() const { return {data_, static_cast<std::size_t>(at_ - data_)}; }

  private:
    // Open ends are of 46 characters at most, twice; words of 9, numbers of 11.
    char data_[384];
    char* at_ = data_;
};

void write_tile(const ActionRow& action, ShortLine& line) {
    if (action.tile == ActionRow::nothing) return line.word("\\N\t\\N\t\\N");
    const Tile tile = Tile::numbered(action.tile);
    line.word(archive::word(tile));
    if (action.inward == ActionRow::Inward::none) return line.word("\\N\t\\N");
    const bool high = action.inward == ActionRow::Inward::high;
    line.number(high ? tile.high() : tile.low());
    line.number(high ? tile.low() : tile.high());
}

/// The seat, the name and who it is where that cannot be told.
constexpr std::string_view nobody = "\\N\t\\N\t\\N\t";

constexpr std::string_view marks[] = {"", "!", "?", "!!", "??", "!?", "?!"};

}  // namespace

const std::array<RowTableInfo, row_table_count>& row_tables() {
    static const std::array<RowTableInfo, row_table_count> tables = {{
        {"records",
         "record_key\tfile\tline\trecord\tgame\truleset\tplayers\tsheet_id\tevent\tsite\trecorder\t"
         "date\tfirst_day\tlast_day\ttime\tround\ttable_name\thands\tactions\tcomplete\t"
         "totals_known\twinners\terrors\tbroken\tclaims\tnotes\topen\tfingerprint\ttext_"
         "hash\tarms\t"
         "cut\tplayer_names\twinner_names\ttotals\ttext"},
        {"seats",
         "record_key\tgame\tdate\tevent\tseat\tplayer\tplayer_id\tname\tside\ttotal\t"
         "claimed_total\twon\tfolded\tstable_id\tseats"},
        {"hands",
         "record_key\tgame\tdate\tposition\tnumber\tleader\topening_tile\tended\tout_seat\t"
         "claimed_end\tscore_known\tscore_taken\tlayout_known\tactions"},
        {"hand_seats",
         "record_key\tgame\tdate\tposition\thand\tleader\topening_tile\tended\tout_seat\tseat\t"
         "player\tplayer_id\tpoints\tclaimed\tdealt\ttiles_left\tpips_left"},
        {"actions",
         "record_key\tgame\tdate\tposition\thand\tply\tseat\tplayer\tplayer_id\tkind\ttile\tinner\t"
         "outer\tarm\twritten_arm\tsuit\tmanner\tmark\tends_before\tends_after\topen_before\t"
         "choices\tforced\tverdict"},
        {"findings",
         "record_key\tgame\tdate\tnumber\tposition\thand\tply\tseat\tplayer\tplayer_id\tcode\t"
         "clause\tseverity\tverdict\tmessage\tline\tcol\tend_col\trepair\tevidence\tcalled"},
        {"ledger",
         "record_key\tgame\tdate\tposition\thand\tnumber\tply\tseat\tplayer\tplayer_id\tpoints\t"
         "clause\treason"},
        {"sums",
         "record_key\tgame\tevent\tmonth\tper\tkey\tname\tseats\tmetric\tn\tsum\tsquares\tmost"},
        {"chances",
         "record_key\tgame\tevent\tmonth\tkey\tname\tseats\tbefore\tbefore_same\tchances\tcode\t"
         "proven\topen\tcalled\tpoints"},
        {"cases", "record_key\tgame\tseats\tcode\tproven\tcase"},
    }};
    return tables;
}

std::uint64_t record_key(const BatchRecord& item) {
    const std::string& file = item.file->name;
    const std::uint64_t place = XXH3_64bits_withSeed(file.data(), file.size(), item.raw.first_line);
    return XXH3_64bits_withSeed(item.raw.text.data(), item.raw.text.size(), place);
}

void ArchiveRowWriter::write(const BatchRecord& item, std::uint64_t key, RowTexts& out) {
    analyst_.analyse(item.raw, rows_);
    key_.clear(), identity_.clear(), of_hands_.clear(), of_ends_.clear();
    // They end with a tab, where a row's end is.
    const auto written = [](std::string& text, auto fill) {
        {
            TsvRow row(text);
            fill(row);
        }
        text.back() = '\t';
    };
    written(key_, [&](TsvRow& row) { row.number(key); });
    written(identity_, [&](TsvRow& row) {
        row.written(key_).text_or_null(rows_.record.game).text(rows_.record.date.view());
    });
    for (const archive::HandRow& hand : rows_.hands) {
        written(of_hands_.emplace_back(),
                [&](TsvRow& row) { row.number(hand.position).number(hand.number); });
        written(of_ends_.emplace_back(), [&](TsvRow& row) {
            put_word(row, hand.leader);
            put_word(row, hand.opening_tile);
            row.word(hand.ended);
            put_word(row, hand.out_seat);
        });
    }
    find_people();
    write_record(item, out[RowTable::records]);
    write_seats(out[RowTable::seats]);
    write_hands(out[RowTable::hands]);
    write_hand_seats(out[RowTable::hand_seats]);
    write_actions(out[RowTable::actions]);
    write_findings(out[RowTable::findings]);
    write_ledger(out[RowTable::ledger]);
}

void ArchiveRowWriter::find_people() {
    people_.clear(), names_.clear();
    for (const archive::SeatRow& seat : rows_.seats) {
        const Person person{seat.stable_id, seat.name.text};
        const std::string name = person.is_known() ? person.called() : std::string(seat.seat);
        std::string& text = people_.emplace_back();
        {
            TsvRow row(text);
            row.text(name);
            if (person.is_known())
                row.text(person.key());
            else
                row.null();
        }
        text.back() = '\t';
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

void ArchiveRowWriter::write_record(const BatchRecord& item, std::string& out) {
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

void ArchiveRowWriter::write_seats(std::string& out) {
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

void ArchiveRowWriter::write_hands(std::string& out) {
    for (std::size_t i = 0; i < rows_.hands.size(); ++i) {
        const archive::HandRow& hand = rows_.hands[i];
        TsvRow row(out);
        row.written(identity_).written(of_hands_[i]).written(of_ends_[i]);
        put_word(row, hand.claimed_end);
        row.number(hand.score_known).number(hand.score_taken).number(hand.layout_known);
        row.number(hand.actions);
    }
}

void ArchiveRowWriter::write_hand_seats(std::string& out) {
    for (const archive::HandSeatRow& seat : rows_.hand_seats) {
        const auto hand = static_cast<std::size_t>(seat.hand.index);
        TsvRow row(out);
        row.written(identity_).written(of_hands_[hand]).written(of_ends_[hand]);
        append_people(row, seat.seat);
        put(row, seat.points);
        put(row, seat.claimed);
        row.word(seat.dealt.view());
        put(row, seat.tiles_left);
        put(row, seat.pips_left);
    }
}

// Most of all rows are of this table: what is the same in all actions of a hand, and of a seat, is
// written once, and the rest goes into a line of fixed size.
void ArchiveRowWriter::write_actions(std::string& out) {
    std::vector<std::string> of_seats;
    for (int s = 0; s < most_seats; ++s) {
        {
            TsvRow row(of_seats.emplace_back());
            append_people(row, archive::word(Seat(s)));
        }
        of_seats.back().back() = '\t';
    }
    std::string of_hand;
    // What lies before the action, and in words.
    archive::ShortText before, after;
    std::int32_t open = 0;
    for (const ActionRow& action : rows_.actions) {
        if (action.ply == 1) {
            before = {}, open = 0;
            of_hand = identity_ + of_hands_[static_cast<std::size_t>(action.hand.index)];
        }
        if (action.ends_told) {
            after = {};
            archive::append_ends(action.after, after);
        }
        ShortLine ply;
        ply.number(action.ply);
        ShortLine line;
        line.word(archive::kind_words[static_cast<std::size_t>(archive::kind_number(action.kind))]);
        write_tile(action, line);
        for (const std::uint8_t number : {action.arm, action.written_arm, action.suit})
            line.number_or_null(number == ActionRow::nothing ? -1 : number);
        line.word_or_null(action.manner == ActionRow::Manner::crosswise ? "crosswise"
                          : action.manner == ActionRow::Manner::prize   ? "prize"
                                                                        : "");
        line.word_or_null(marks[static_cast<std::size_t>(action.mark)]);
        line.word_or_null(action.judged ? before.view() : "");
        line.word_or_null(!action.judged ? "" : (action.ends_told ? after : before).view());
        line.number_or_null(action.judged && open != 0 ? open : -1);
        line.number_or_null(action.choices);
        line.number_or_null(action.choices < 0 ? -1 : action.choices == 1);
        line.word_or_null(action.judged ? archive::word(action.verdict) : "");
        out += of_hand;
        out += ply.text();
        out += action.seat.exists() ? std::string_view(of_seats[action.seat.index()]) : nobody;
        out += line.text();
        out.back() = '\n';
        if (!action.ends_told) continue;
        before = after;
        open = archive::open_numbers(action.after);
    }
}

void ArchiveRowWriter::write_findings(std::string& out) {
    auto evidence = rows_.evidence.begin();
    for (const archive::FindingRow& finding : rows_.findings) {
        TsvRow row(out);
        row.written(identity_).number(finding.number);
        const bool in_hand = finding.hand.index >= 0;
        if (in_hand)
            row.written(of_hands_[static_cast<std::size_t>(finding.hand.index)]);
        else
            row.null().null();
        put(row, finding.ply);
        append_people(row, finding.seat);
        row.word(finding.code).word(finding.clause).word(finding.severity).word(finding.verdict);
        row.text(finding.message).number(finding.line).number(finding.col).number(finding.end_col);
        row.text(finding.repair.view());
        std::string pieces;
        for (; evidence != rows_.evidence.end() && evidence->finding == finding.number;
             ++evidence) {
            if (!pieces.empty()) pieces += "; ";
            pieces += evidence->message;
        }
        row.text_or_null(pieces);
        row.number(std::any_of(rows_.penalties.begin(), rows_.penalties.end(),
                               [&](const archive::PenaltyRow& penalty) {
                                   return in_hand && penalty.hand.index == finding.hand.index &&
                                          penalty.seat == finding.seat &&
                                          penalty.code == finding.code;
                               })
                       ? 1
                       : 0);
    }
}

void ArchiveRowWriter::write_ledger(std::string& out) {
    for (const archive::LedgerRow& entry : rows_.ledger) {
        TsvRow row(out);
        row.written(identity_);
        row.written(of_hands_[static_cast<std::size_t>(entry.hand.index)]).number(entry.number);
        put(row, entry.ply);
        append_people(row, entry.seat);
        row.number(entry.points).word(entry.clause).word(entry.reason);
    }
}

}  // namespace bones::batch
