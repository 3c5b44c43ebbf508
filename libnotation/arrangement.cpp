// The canonical order of a record's statements (N9).
#include <algorithm>
#include <tuple>

#include "libnotation/record_writer.hpp"

namespace bones {
namespace {

/// Where a keyword's lines stand within the header, a hand, or behind the hands.
std::uint32_t rank_of(Keyword keyword) {
    switch (keyword) {
        case Keyword::carry:
            return static_cast<std::uint32_t>(Keyword::lead) + 1;
        case Keyword::prizes:
            return static_cast<std::uint32_t>(Keyword::lead) + 2;
        case Keyword::deal:
        case Keyword::yard:
            return static_cast<std::uint32_t>(keyword) + 2;
        default:
            return static_cast<std::uint32_t>(keyword) + (keyword > Keyword::yard ? 4 : 0);
    }
}

bool orders_by_seat(Keyword keyword) {
    return keyword == Keyword::player || keyword == Keyword::deal || keyword == Keyword::prizes ||
           keyword == Keyword::left;
}

class Arranger {
  public:
    explicit Arranger(const Record& record) : record_(record) {}

    Arrangement run() {
        const auto count = static_cast<std::uint32_t>(record_.statements.size());
        for (std::uint32_t at = 0; at < count; ++at) {
            while (hand_ < record_.hands.size() && record_.hands[hand_].first_statement <= at)
                ++hand_;
            const Keyword keyword = record_.statements[at].keyword;
            if (keyword == Keyword::comment) continue;
            if (stays_behind(keyword))
                end_behind_ = at + 1;
            else
                place(at);
        }
        finish(count);
        const auto order = [](const PlacedLine& line) {
            return std::tie(line.block, line.rank, line.seat, line.name);
        };
        const auto before = [&](const auto& a, const auto& b) { return order(a) < order(b); };
        auto& lines = result_.lines;
        if (!std::is_sorted(lines.begin(), lines.end(), before))
            std::stable_sort(lines.begin(), lines.end(), before);
        return std::move(result_);
    }

  private:
    /// Whether a line keeps to what stands in front of it: it has no canonical place of its own.
    bool stays_behind(Keyword keyword) const {
        return keyword == Keyword::unreadable || (keyword == Keyword::extension && hand_ > 0);
    }

    /// Settles what stood between the last statement and this one: the lines that stay behind, and
    /// comments in front of such, keep to the last line of the hand; the comments after that belong
    /// to this statement. Returns where these begin.
    std::uint32_t settle() {
        if (end_behind_ <= next_ || result_.lines.empty()) return next_;
        PlacedLine run = last_;
        run.statement = none_such;
        run.first_before = next_;
        run.end_before = end_behind_;
        result_.lines.push_back(run);
        return end_behind_;
    }

    void place(std::uint32_t at) {
        const Statement& statement = record_.statements[at];
        PlacedLine line;
        line.statement = at;
        line.block = block_of(statement.keyword);
        line.rank = rank_of(statement.keyword);
        if (orders_by_seat(statement.keyword))
            line.seat = static_cast<std::uint32_t>(statement.seat.index());
        if (statement.keyword == Keyword::rule) {
            line.name = record_.at(statement.key);
            line.seat = line.name.empty();  // last
        }
        line.first_before = settle();
        line.end_before = at;
        result_.lines.push_back(line);
        next_ = at + 1;
        const bool leaves_hand = line.block != hand_ && hand_ < record_.hands.size();
        if (hand_ == 0 || !(leaves_hand || line.block == 0)) last_ = line;
    }

    void finish(std::uint32_t count) {
        result_.first_comment = settle();
        result_.end_comment = count;
    }

    std::uint32_t block_of(Keyword keyword) const {
        if (keyword <= Keyword::extension) return 0;
        if (keyword == Keyword::result || keyword == Keyword::winner)
            return static_cast<std::uint32_t>(record_.hands.size()) + 1;
        return hand_;
    }

    const Record& record_;
    Arrangement result_;
    PlacedLine last_;               ///< what a line that stays behind would stay behind
    std::uint32_t hand_ = 0;        ///< how many hands have begun
    std::uint32_t next_ = 0;        ///< behind the last statement that was placed
    std::uint32_t end_behind_ = 0;  ///< behind the last line that stays behind another
};

}  // namespace

Arrangement arrange(const Record& record) {
    return Arranger(record).run();
}

}  // namespace bones
