#include "tests/libnotation/reading.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "bones/parser.hpp"
#include "bones/writer.hpp"
#include "libnotation/parser/token.hpp"

namespace bones::test {
namespace {

/// A source that yields a few bytes at a time.
class SlowSource : public Source {
  public:
    SlowSource(std::string_view text, std::size_t chunk) : text_(text), chunk_(chunk) {}
    std::size_t read(char* to, std::size_t size) override {
        const std::size_t count = std::min({size, chunk_, text_.size()});
        std::copy_n(text_.begin(), count, to);
        text_.remove_prefix(count);
        return count;
    }

  private:
    std::string_view text_;
    std::size_t chunk_;
};

std::string seat_text(Seat seat) {
    return seat.exists() ? std::string(1, seat.letter()) : "-";
}

std::string number_text(std::int64_t number) {
    return number < 0 ? "-" : std::to_string(number);
}

}  // namespace

ReadRecord read(std::string text) {
    ReadRecord result;
    // The text must not move when the result does, so it must not be a short string stored in the
    // object.
    result.text = std::move(text);
    result.text.reserve(64);
    parse({result.text, 1, 1, false}, result.record);
    return result;
}

std::vector<std::string> split(std::string_view text, std::size_t chunk) {
    SlowSource source(text, chunk);
    RecordReader reader(source);
    std::vector<std::string> texts;
    for (RawRecord raw; reader.next(raw);) texts.emplace_back(raw.text);
    return texts;
}

std::string canonical(std::string_view text) {
    TextSource source(text);
    RecordReader reader(source);
    std::string out;
    Record record;
    for (RawRecord raw; reader.next(raw);) {
        parse(raw, record);
        if (!out.empty()) out += '\n';
        write(record, record.actions, out);
    }
    return out;
}

std::string codes(const Record& record) {
    std::string list;
    for (const Finding& finding : record.findings) {
        if (!list.empty()) list += ' ';
        list += finding.code->name;
    }
    return list;
}

std::string codes(std::string text) {
    return codes(read(std::move(text)).record);
}

std::string where(const Record& record, std::size_t finding) {
    const Finding& found = record.findings.at(finding);
    const Position at = locate(record, found.place);
    return fmt::format("{}:{} {} {} {}", at.line, at.column, number_text(found.hand),
                       number_text(found.ply), seat_text(found.seat));
}

std::string play(const Record& record) {
    std::string text;
    for (const Action& action : record.actions) {
        text += fmt::format("{}{}", text.empty() ? "" : " ", action.seat().letter());
        text += fmt::format(":{}", static_cast<int>(action.kind));
        if (action.names_tile())
            text += fmt::format(":{}-{}", action.first_half(), action.second_half());
        if (action.arm != Action::no_arm) text += fmt::format("@{}", static_cast<int>(action.arm));
        if (action.suit != Action::no_suit)
            text += fmt::format("={}", static_cast<int>(action.suit));
        if (action.crosswise) text += 'x';
        if (action.from_prizes) text += '*';
        text += text_of(action.mark);
    }
    return text;
}

std::string game(std::string_view name, int players) {
    std::string text = fmt::format("game {}\n", name);
    for (int i = 0; i < players; ++i) text += fmt::format("player {}\n", Seat(i).letter());
    return text + "hand 1\n";
}

}  // namespace bones::test
