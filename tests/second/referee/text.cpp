#include "tests/second/referee/text.hpp"

#include <cstring>

#include "bones/parser.hpp"
#include "tests/support/noted.hpp"

namespace bones::second {

namespace {

class TextSource : public Source {
  public:
    explicit TextSource(const std::string& text) : text_(text) {}
    std::size_t read(char* to, std::size_t size) override {
        const std::size_t count = std::min(size, text_.size() - at_);
        std::memcpy(to, text_.data() + at_, count);
        at_ += count;
        return count;
    }

  private:
    const std::string& text_;
    std::size_t at_ = 0;
};

std::string points_text(const Points& points) {
    std::string text;
    for (int s = 0; s < most_seats; ++s)
        if (points[s] != 0)
            text += std::string(" ") + Seat(s).letter() + " " + std::to_string(points[s]);
    return text;
}

}  // namespace

void each_record(const std::string& text, const std::function<void(const Record&)>& visit) {
    TextSource source(text);
    RecordReader reader(source);
    RawRecord raw;
    Record record;
    while (reader.next(raw)) {
        parse(raw, record);
        test::take_as_noted(record);
        visit(record);
    }
}

Judged judge_text(const std::string& text) {
    Judged judged;
    bool first = true;
    each_record(text, [&](const Record& record) {
        if (first) judged = judge(record);
        first = false;
    });
    return judged;
}

std::string name_of(EndKind kind) {
    return std::string(end_name(kind));
}

std::string to_text(const Item& item) {
    static const char* const severities[] = {"error", "broken", "claim", "note"};
    std::string text = std::string("hand ") + std::to_string(item.hand) + " ply " +
                       std::to_string(item.ply) + " " + item.seat + " " + item.code + " " +
                       item.clause + " " + severities[static_cast<int>(item.severity)];
    if (item.verdict == Verdict::open) text += " open";
    return text;
}

std::string to_text(const Judged& judged) {
    std::string text;
    for (const Item& item : judged.findings) text += to_text(item) + "\n";
    for (const Item& item : judged.open) text += to_text(item) + "\n";
    for (const HandResult& hand : judged.hands) {
        text += std::string("hand ") + std::to_string(hand.number) + " led by " +
                hand.leader.letter() + std::string(" ended ") + name_of(hand.end);
        if (hand.out.exists()) text += std::string(" ") + hand.out.letter();
        text += hand.scored ? (hand.taken ? " taken" : " scored") + points_text(hand.scores)
                            : std::string(" not scored");
        text += "\n";
    }
    text += judged.totals_known ? "totals" + points_text(judged.totals) : "totals unknown";
    text += judged.complete ? " complete, won by" : " not over";
    for (Seat seat : judged.winners) text += std::string(" ") + seat.letter();
    return text + "\n";
}

}  // namespace bones::second
