#include "tools/lib/collate/sheet.hpp"

#include <fmt/format.h>

#include <map>
#include <tuple>

#include "bones/parser.hpp"
#include "bones/writer.hpp"
#include "libnotation/codes.hpp"
#include "tools/lib/sheet_arms.hpp"

namespace bones::collate {
namespace {

/// Where the lines of a canonical text stand in the text as it was written.
class Origins {
  public:
    explicit Origins(const Record& written) : written_(written) {
        for (const Statement& line : written.statements)
            if (line.keyword != Keyword::actions) places_[key(written, line)].push_back(line.line);
    }
    Place of(const Record& canonical, const Statement& line) {
        const auto key = Origins::key(canonical, line);
        const auto found = places_.find(key);
        std::size_t& taken = taken_[key];
        if (found == places_.end() || taken == found->second.size()) return {};
        return found->second[taken++];
    }
    Place of_action(std::uint32_t index) const {
        return index < written_.actions.size() ? written_.place_of(written_.actions[index])
                                               : Place();
    }

  private:
    using Key = std::tuple<Keyword, int, std::string>;
    static Key key(const Record& record, const Statement& line) {
        return {line.keyword, line.seat.index(), std::string(record.at(line.key))};
    }

    const Record& written_;
    std::map<Key, std::vector<Place>> places_;
    std::map<Key, std::size_t> taken_;
};

/// Whether a line has no place of its own but keeps to those around it.
bool stays_put(const Statement& line) {
    return !line.counts || line.keyword == Keyword::extension;
}

/// What a line is about.
std::string key_of(const Record& record, const Statement& line) {
    if (stays_put(line)) return fmt::format("= {}", record.at(line.line));
    std::string key = fmt::format("{} {}", static_cast<int>(line.keyword), line.seat.letter());
    if (line.keyword == Keyword::end || line.keyword == Keyword::lead ||
        line.keyword == Keyword::prize || line.keyword == Keyword::bid ||
        line.keyword == Keyword::trump)
        key.pop_back();
    if (line.keyword == Keyword::rule || line.keyword == Keyword::penalty)
        key += fmt::format(" {}", record.at(line.key));
    return key;
}

class Cutter {
  public:
    explicit Cutter(Sheet& sheet) : sheet_(sheet), origins_(sheet.record) {}

    void run() {
        const Record& record = sheet_.read;
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
        if (above_.empty()) return;
        Item& last = sheet_.closing.after.emplace_back();
        last.key.assign(1, '#');
        last.above = std::move(above_);
    }

  private:
    void enter_hand() {
        const Hand& hand = sheet_.read.hands[hand_++];
        first_play_ = last_play_ = none_such;
        repeated_.clear();
        for (std::uint32_t i = hand.first_statement; i < hand.end_statement; ++i) {
            if (sheet_.read.statements[i].keyword != Keyword::actions) continue;
            if (first_play_ == none_such) first_play_ = i;
            last_play_ = i;
        }
    }

    void add_actions(const Statement& line) {
        const Record& record = sheet_.read;
        for (std::uint32_t i = line.first; i < line.first + line.count; ++i) {
            Item& item = sheet_.hands[hand_ - 1].play.emplace_back();
            item.keyword = Keyword::actions;
            item.action = record.actions[i];
            item.seat = item.action.seat().exists() ? item.action.seat() : line.seat;
            item.words = item.action.kind == ActionKind::draw_unknown
                             ? "+?"
                             : std::string(record.at(record.place_of(item.action)));
            item.begins_line = i == line.first;
            item.place = origins_.of_action(i);
            if (item.action.kind == ActionKind::play) {
                item.turned = item.action.low_first != sheet_.record.actions[i].low_first;
                item.arm_added = sheet_.record.actions[i].arm == Action::no_arm;
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
        item.key = key_of(sheet_.read, line);
        if (const int times = repeated_[item.key]++; times > 0)
            item.key += fmt::format(" #{}", times);
        item.words = sheet_.read.at(line.line);
        item.above = std::move(above_);
        above_.clear();
        item.beside = sheet_.read.at(line.comment);
        item.place = origins_.of(sheet_.read, line);
        list_for(line).push_back(std::move(item));
    }

    std::vector<Item>& list_for(const Statement& line) {
        if (line.keyword == Keyword::result || line.keyword == Keyword::winner)
            return sheet_.closing.after;
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
    Origins origins_;
    std::vector<std::string> above_;
    std::map<std::string, int> repeated_;  ///< of the block: how often a key was met
    std::uint32_t at_ = 0;
    std::uint32_t first_play_ = none_such, last_play_ = none_such;  ///< lines of the hand
    std::size_t hand_ = 0;                                          ///< how many have begun
};

/// A sheet that has nothing but its text, which the judge has judged.
std::unique_ptr<Sheet> new_sheet(int number, InputFileRef file, const RawRecord& raw,
                                 Judge& judge) {
    auto sheet = std::make_unique<Sheet>();
    sheet->number = number;
    sheet->file = std::move(file);
    sheet->written = raw.text;
    RawRecord own = raw;
    own.text = sheet->written;
    judge.judge(own);
    sheet->record = judge.record;
    return sheet;
}

/// Cuts a sheet into its items, with its actions as they are given. False if it is too long.
bool cut(Sheet& sheet, std::span<const Action> actions) {
    if (!write(sheet.record, actions, sheet.canonical)) return false;
    RawRecord raw;
    raw.text = sheet.canonical;
    parse(raw, sheet.read);
    Cutter(sheet).run();
    return true;
}

}  // namespace

std::string Sheet::called(Place place) const {
    const Position at = locate(record, place);
    return fmt::format("sheet {} ({}:{}:{})", number, file->name, at.line, at.column);
}

std::unique_ptr<Sheet> read_sheet(int number, InputFileRef file, const RawRecord& raw,
                                  Judge& judge) {
    auto sheet = new_sheet(number, std::move(file), raw, judge);
    for (const Finding& finding : judge.record.findings)
        if (finding.code == &code::line_too_long || finding.code == &code::record_too_long)
            return nullptr;
    return cut(*sheet, judge.verdict.actions) ? std::move(sheet) : nullptr;
}

std::unique_ptr<Sheet> with_own_arms(const Sheet& sheet) {
    RawRecord raw;
    raw.text = sheet.written;
    raw.first_line = sheet.record.first_line;
    raw.index = sheet.record.index;
    Judge judge({.list_open = false, .deduce = false, .trace = true});
    auto own = new_sheet(sheet.number, sheet.file, raw, judge);
    return cut(*own, actions_as_on_sheet(judge.record, judge.verdict)) ? std::move(own) : nullptr;
}

}  // namespace bones::collate
