#include "tools/lib/collate/candidate.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace bones::collate {
namespace {

void add_new(std::vector<std::string>& list, const std::string& text) {
    if (!text.empty() && std::find(list.begin(), list.end(), text) == list.end())
        list.push_back(text);
}

class BlockWriter {
  public:
    /// Without sheets there are no comments.
    BlockWriter(const CollatedBlock& block, Table table, const Sheets& sheets)
        : block_(block), table_(table), sheets_(sheets) {}

    std::string run() {
        for (const CollatedPlace& place : block_.before) add_line(place);
        for (const CollatedPlace& place : block_.play) {
            if (place.item().keyword == Keyword::actions)
                add_action(place);
            else
                add_line(place);
        }
        flush();
        for (const CollatedPlace& place : block_.after) add_line(place);
        return std::move(text_);
    }

  private:
    void take_comments(const CollatedPlace& place) {
        if (sheets_.empty()) return;
        for (const Item* item : place.items) {
            if (item == nullptr) continue;
            for (const std::string& comment : item->above) add_new(above_, comment);
            add_new(beside_, item->beside);
        }
        if (place.decision != Decision::undecided && place.decision != Decision::own) return;
        if (place.left_out) return;
        std::string others;
        for (std::size_t i = 0; i < place.readings.size(); ++i)
            if (i != place.chosen) tell_of(place.readings[i], place, "", others);
        if (place.elsewhere != CollatedPlace::none)
            tell_of(block_.play[place.elsewhere].readings.front(), place, " elsewhere", others);
        if (!others.empty()) add_new(beside_, "# " + others);
    }
    void tell_of(const Reading& reading, const CollatedPlace& place, std::string_view where,
                 std::string& others) const {
        for (const std::size_t sheet : reading.sheets) {
            others +=
                fmt::format("{}sheet {}: ", others.empty() ? "" : ", ", sheets_[sheet]->number);
            if (reading.said.seat != place.readings[place.chosen].said.seat)
                others += fmt::format("{} ", reading.said.seat.letter());
            others += reading.said.words;
            others += where;
        }
    }

    void add_line(const CollatedPlace& place) {
        flush();
        take_comments(place);
        line_ = place.words();
        flush();
    }

    void add_action(const CollatedPlace& place) {
        if (!place.left_out) {
            const Said& said = place.readings[place.chosen].said;
            if (begins_line(place, said)) {
                flush();
                line_ += said.seat.letter();
            }
            line_ += ' ';
            line_ += said.words;
            last_ = said;
        }
        take_comments(place);
    }

    /// Whether an action is written on a line of its own: what cannot be read might take in what
    /// comes after it.
    bool begins_line(const CollatedPlace& place, const Said& said) const {
        constexpr std::size_t long_line = 3000;
        if (line_.empty() || place.item().begins_line || line_.size() > long_line) return true;
        if (is_unread(last_.kind)) return true;
        const bool goes_on = !table_.tricks || last_.kind == ActionKind::show;
        return said.seat != (goes_on ? last_.seat : last_.seat.next(table_.players));
    }

    /// Ends the line being written. One comment stays beside it.
    void flush() {
        if (line_.empty() && above_.empty() && beside_.empty()) return;
        const bool beside = beside_.size() == 1 && !line_.empty();
        if (!beside) above_.insert(above_.end(), beside_.begin(), beside_.end());
        for (const std::string& comment : above_) (text_ += comment) += '\n';
        text_ += line_;
        if (beside) (text_ += ' ') += beside_.front();
        if (!line_.empty()) text_ += '\n';
        above_.clear();
        beside_.clear();
        line_.clear();
    }

    const CollatedBlock& block_;
    Table table_;
    const Sheets& sheets_;
    std::string text_, line_;
    std::vector<std::string> above_, beside_;
    Said last_;
};

}  // namespace

std::string block_text(const CollatedBlock& block, Table table) {
    static const Sheets none;
    return BlockWriter(block, table, none).run();
}

std::string commented_text(const CollatedBlock& block, Table table, const Sheets& sheets) {
    return BlockWriter(block, table, sheets).run();
}

}  // namespace bones::collate
