#include "tools/lib/show/collate/sheet.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>

#include "bones/parser.hpp"
#include "bones/writer.hpp"
#include "libnotation/codes.hpp"
#include "tools/lib/io/records/sheet_arms.hpp"

namespace bones::inline show::collate {
namespace {

/// Maps the lines of a canonical text to lines of the original text. Lines with the same keyword,
/// seat and key correspond in order.
class Origins {
  public:
    Origins(const Record& written, const Record& canonical)
        : written_(written), places_(canonical.statements.size()) {
        const std::vector<std::uint32_t> from = by_key(written);
        auto line = from.begin();
        for (const std::uint32_t i : by_key(canonical)) {
            const Key wanted = key(canonical, i);
            while (line != from.end() && key(written, *line) < wanted) ++line;
            if (line == from.end() || key(written, *line) != wanted) continue;
            places_[i] = written.statements[*line++].line;
        }
    }
    Place of_line(std::uint32_t statement) const { return places_[statement]; }
    Place of_action(std::uint32_t index) const {
        return index < written_.actions.size() ? written_.place_of(written_.actions[index])
                                               : Place();
    }

  private:
    using Key = std::tuple<Keyword, int, std::string_view>;
    static Key key(const Record& record, std::uint32_t statement) {
        const Statement& line = record.statements[statement];
        return {line.keyword, line.seat.index(), record.at(line.key)};
    }
    /// The line numbers, sorted by key and then in order.
    static std::vector<std::uint32_t> by_key(const Record& record) {
        std::vector<std::uint32_t> lines(record.statements.size());
        std::iota(lines.begin(), lines.end(), std::uint32_t{0});
        std::sort(lines.begin(), lines.end(), [&](std::uint32_t a, std::uint32_t b) {
            return std::pair(key(record, a), a) < std::pair(key(record, b), b);
        });
        return lines;
    }

    const Record& written_;
    std::vector<Place> places_;  ///< places of the canonical text's lines
};

/// Whether a line belongs to the lines around it, and has no position of its own.
bool stays_put(const Statement& line) {
    return !line.counts || line.keyword == Keyword::extension;
}

Subject subject_of(const Record& record, const Statement& line) {
    Subject subject;
    subject.stays_put = stays_put(line);
    if (subject.stays_put) {
        subject.words = record.at(line.line);
        return subject;
    }
    // The `written` line of one sheet could contradict the `unwritten` line of another.
    subject.keyword = line.keyword == Keyword::unwritten ? Keyword::written : line.keyword;
    if (line.keyword != Keyword::end && line.keyword != Keyword::lead &&
        line.keyword != Keyword::prize && line.keyword != Keyword::bid &&
        line.keyword != Keyword::trump)
        subject.seat = line.seat;
    if (line.keyword == Keyword::rule || line.keyword == Keyword::penalty ||
        line.keyword == Keyword::bonus)
        subject.words = record.at(line.key);
    // In the header a seat may have several substitutes, each from a different hand.
    if (line.keyword == Keyword::substitute && line.number() > 0) {
        const std::string_view words = record.at(line.line);
        subject.words = words.substr(words.find_last_of(' ') + 1);
    }
    return subject;
}

Heading heading_of(const Record& record) {
    Heading heading{record.game, record.players, record.players_guessed, {}, {}};
    for (std::size_t i = 0; i < heading_keywords.size(); ++i)
        heading.headings[i] = header_text(record, heading_keywords[i]);
    for (int i = 0; i < record.players; ++i) heading.names[Seat(i)] = player_name(record, Seat(i));
    return heading;
}

class Cutter {
  public:
    /// `read`: the record of the sheet's canonical text.
    Cutter(Sheet& sheet, const Record& read)
        : sheet_(sheet), read_(read), origins_(sheet.record, read) {}

    void run() {
        const Record& record = read_;
        for (const Hand& hand : record.hands) sheet_.hands.emplace_back().number = hand.number;
        for (at_ = 0; at_ < record.statements.size(); ++at_) {
            while (hand_ < record.hands.size() && record.hands[hand_].first_statement <= at_)
                enter_hand();
            const Statement& line = record.statements[at_];
            if (line.keyword == Keyword::comment)
                above_.emplace_back(record.at(line.comment));
            else if (line.keyword == Keyword::actions)
                add_actions(line);
            else
                add_line(line);
        }
        if (!above_.empty()) {
            Item& last = sheet_.closing.after.emplace_back();
            last.subject.words = "#";
            last.above = std::move(above_);
        }
        fit(sheet_.header);
        for (Block& hand : sheet_.hands) fit(hand);
    }

  private:
    static void fit(Block& block) {
        for (auto* items : {&block.before, &block.play, &block.after}) items->shrink_to_fit();
    }

    void enter_hand() {
        const Hand& hand = read_.hands[hand_++];
        first_play_ = last_play_ = none_such;
        repeated_.clear();
        for (std::uint32_t i = hand.first_statement; i < hand.end_statement; ++i) {
            if (read_.statements[i].keyword != Keyword::actions) continue;
            if (first_play_ == none_such) first_play_ = i;
            last_play_ = i;
        }
    }

    void add_actions(const Statement& line) {
        const Record& record = read_;
        for (std::uint32_t i = line.first; i < line.first + line.count; ++i) {
            Item& item = sheet_.hands[hand_ - 1].play.emplace_back();
            item.keyword = Keyword::actions;
            item.action = record.actions[i];
            item.seat = item.action.seat().exists() ? item.action.seat() : line.seat;
            item.words = item.action.draws_some() ? "+"
                         : item.action.kind == ActionKind::draw_unknown
                             ? "+?"
                             : record.at(record.place_of(item.action));
            item.begins_line = i == line.first;
            item.place = origins_.of_action(i);
            if (item.action.kind == ActionKind::play) {
                item.turned = item.action.low_first != sheet_.record.actions[i].low_first;
                item.arm_added = sheet_.record.actions[i].leaves_arm_out();
            }
            if (item.begins_line) item.above = std::move(above_);
            above_.clear();
            if (i + 1 == line.first + line.count) item.beside = record.at(line.comment);
        }
    }

    void add_line(const Statement& line) {
        Item item;
        item.keyword = line.keyword;
        item.seat = line.seat;
        item.subject = subject_of(read_, line);
        item.subject.times = repeated_[item.subject]++;
        item.words = read_.at(line.line);
        item.above = std::move(above_);
        above_.clear();
        item.beside = read_.at(line.comment);
        item.place = origins_.of_line(at_);
        list_for(line).push_back(std::move(item));
    }

    std::vector<Item>& list_for(const Statement& line) {
        const bool award = line.keyword == Keyword::penalty || line.keyword == Keyword::bonus;
        if (follows_hands(line.keyword) || (hand_ == 0 && award)) return sheet_.closing.after;
        if (hand_ == 0) return sheet_.header.before;
        Block& hand = sheet_.hands[hand_ - 1];
        if (stays_put(line)) {
            if (first_play_ == none_such || at_ < first_play_)
                return hand.after.empty() ? hand.before : hand.after;
            return at_ < last_play_ ? hand.play : hand.after;
        }
        return line.keyword < Keyword::actions ? hand.before : hand.after;
    }

    Sheet& sheet_;
    const Record& read_;
    Origins origins_;
    std::vector<std::string_view> above_;
    std::map<Subject, std::uint32_t> repeated_;  ///< how often each subject occurred in the block
    std::uint32_t at_ = 0;
    std::uint32_t first_play_ = none_such, last_play_ = none_such;  ///< lines of the hand
    std::size_t hand_ = 0;                                          ///< number of hands so far
};

/// A sheet with only its text, judged by `judge`.
std::unique_ptr<Sheet> new_sheet(int number, InputFileRef file, const RawRecord& raw,
                                 RecordChecker& judge) {
    auto sheet = std::make_unique<Sheet>();
    sheet->number = number;
    sheet->file = std::move(file);
    sheet->written = raw.text;
    RawRecord own = raw;
    own.text = sheet->written;
    judge.judge(own);
    sheet->record = std::move(judge.record);
    return sheet;
}

/// Cuts a sheet into its items, with `actions` in place of its own. Returns false if the text is
/// too long.
bool cut(Sheet& sheet, std::span<const Action> actions) {
    if (!write(sheet.record, actions, sheet.canonical)) return false;
    RawRecord raw;
    raw.text = sheet.canonical;
    Record read;
    parse(raw, read);
    sheet.heading = heading_of(read);
    Cutter cutter(sheet, read);
    sheet.record.statements = {};
    cutter.run();
    Record places;
    places.text = sheet.record.text;
    places.first_line = sheet.record.first_line;
    places.index = sheet.record.index;
    sheet.record = std::move(places);
    return true;
}

}  // namespace

std::string Sheet::called(Place place) const {
    const Position at = locate(record, place);
    return fmt::format("sheet {} ({}:{}:{})", number, file->name, at.line, at.column);
}

std::unique_ptr<Sheet> read_sheet(int number, InputFileRef file, const RawRecord& raw,
                                  RecordChecker& judge) {
    auto sheet = new_sheet(number, std::move(file), raw, judge);
    for (const Finding& finding : sheet->record.findings)
        if (finding.code == &code::line_too_long || finding.code == &code::record_too_long)
            return nullptr;
    return cut(*sheet, judge.verdict.actions) ? std::move(sheet) : nullptr;
}

std::unique_ptr<Sheet> with_own_arms(const Sheet& sheet) {
    RawRecord raw;
    raw.text = sheet.written;
    raw.first_line = sheet.record.first_line;
    raw.index = sheet.record.index;
    RecordChecker judge({.list_open = false, .deduce = false, .trace = true});
    auto own = new_sheet(sheet.number, sheet.file, raw, judge);
    return cut(*own, actions_as_on_sheet(own->record, judge.verdict)) ? std::move(own) : nullptr;
}

}  // namespace bones::inline show::collate
