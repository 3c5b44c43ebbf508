#include "tools/lib/show/collate/candidate.hpp"

#include <fmt/core.h>

#include <deque>
#include <set>

namespace bones::inline show::collate {
namespace {

/// The comments of one line, without repetitions. It refers to their texts and does not copy them.
class Comments {
  public:
    void add(std::string_view text) {
        if (!text.empty() && known_.insert(text).second) list_.push_back(text);
    }
    void clear() {
        list_.clear();
        known_.clear();
    }
    const std::vector<std::string_view>& list() const { return list_; }

  private:
    std::vector<std::string_view> list_;
    std::set<std::string_view> known_;
};

class BlockWriter {
  public:
    /// Without sheets no comments are written.
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
            for (const std::string_view comment : item->above) above_.add(comment);
            beside_.add(item->beside);
        }
        if (place.decision != Decision::undecided && place.decision != Decision::own) return;
        if (place.left_out) return;
        std::string others;
        for (std::size_t i = 0; i < place.readings.size(); ++i)
            if (i != place.chosen) tell_of(place.readings[i], place, "", others);
        if (place.elsewhere != CollatedPlace::none)
            tell_of(block_.play[place.elsewhere].readings.front(), place, " elsewhere", others);
        if (!others.empty()) beside_.add(own_.emplace_back("# " + others));
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
            const LineMeaning& said = place.readings[place.chosen].said;
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

    /// Whether an action needs a line of its own: an unreadable word might otherwise absorb the
    /// next one.
    bool begins_line(const CollatedPlace& place, const LineMeaning& said) const {
        constexpr std::size_t long_line = 3000;
        if (line_.empty() || place.item().begins_line || line_.size() > long_line) return true;
        if (is_unread(last_.kind)) return true;
        const bool goes_on = !table_.tricks || last_.kind == ActionKind::show;
        return said.seat != (goes_on ? last_.seat : last_.seat.next(table_.players));
    }

    /// Ends the current line. A single comment stays on it.
    void flush() {
        const bool beside = beside_.list().size() == 1 && !line_.empty();
        for (const std::string_view comment : above_.list()) (text_ += comment) += '\n';
        if (!beside)
            for (const std::string_view comment : beside_.list()) (text_ += comment) += '\n';
        text_ += line_;
        if (beside) (text_ += ' ') += beside_.list().front();
        if (!line_.empty()) text_ += '\n';
        above_.clear();
        beside_.clear();
        own_.clear();
        line_.clear();
    }

    const CollatedBlock& block_;
    Table table_;
    const Sheets& sheets_;
    std::string text_, line_;
    Comments above_, beside_;
    std::deque<std::string> own_;  ///< comments that no sheet has
    LineMeaning last_;
};

}  // namespace

std::string block_text(const CollatedBlock& block, Table table) {
    static const Sheets none;
    return BlockWriter(block, table, none).run();
}

std::string commented_text(const CollatedBlock& block, Table table, const Sheets& sheets) {
    return BlockWriter(block, table, sheets).run();
}

}  // namespace bones::inline show::collate
