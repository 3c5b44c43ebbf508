// Record to JSON: by way of canonical text, so that there is one truth on how things are spelt.
#include <fmt/format.h>

#include "libnotation/json.hpp"
#include "libnotation/json_text.hpp"
#include "libnotation/lexer.hpp"
#include "libnotation/parser.hpp"
#include "libnotation/utf8.hpp"
#include "libnotation/writer.hpp"

namespace bones {
namespace {

class JsonWriter {
  public:
    JsonWriter(const Record& canonical, std::string& out) : record_(canonical), out_(out) {}

    void run() {
        const std::size_t hands = record_.hands.size();
        const auto count = static_cast<std::uint32_t>(record_.statements.size());
        out_ += "{\"type\":\"record\",\"notation\":1,\"header\":";
        lines(0, hands == 0 ? closing_from(0) : record_.hands[0].first_statement);
        out_ += ",\"hands\":[";
        for (std::size_t i = 0; i < hands; ++i) {
            if (i > 0) out_ += ',';
            const bool last = i + 1 == hands;
            const Hand& hand = record_.hands[i];
            write_hand(hand, last ? closing_from(hand.first_statement) : hand.end_statement);
        }
        out_ += "],\"closing\":";
        lines(closing_from(hands == 0 ? 0 : record_.hands.back().first_statement), count);
        out_ += "}\n";
    }

  private:
    /// Where the lines begin that stand behind the last hand: its comments go with the first of
    /// them.
    std::uint32_t closing_from(std::uint32_t at) const {
        std::uint32_t begin = at;
        for (; at < record_.statements.size(); ++at) {
            const Keyword keyword = record_.statements[at].keyword;
            if (keyword == Keyword::result || keyword == Keyword::winner) return begin;
            if (keyword != Keyword::comment) begin = at + 1;
        }
        return begin;
    }

    void write_hand(const Hand& hand, std::uint32_t end) {
        const Statement& statement = record_.statements[hand.first_statement];
        out_ += "{\"hand\":";
        number(hand.number);
        if (!statement.counts) field("kept", record_.at(statement.line));
        comment(statement);
        out_ += ",\"lines\":";
        lines(hand.first_statement + 1, end);
        out_ += '}';
    }

    void lines(std::uint32_t first, std::uint32_t end) {
        out_ += '[';
        for (std::uint32_t i = first; i < end; ++i) {
            if (i > first) out_ += ',';
            line(record_.statements[i]);
        }
        out_ += ']';
    }

    void line(const Statement& statement) {
        out_ += '{';
        const std::size_t begin = out_.size();
        const std::string_view words = record_.at(statement.line);
        if (statement.keyword == Keyword::unreadable || (!statement.counts && !words.empty()))
            kept(words);
        else if (statement.counts)
            content(statement);
        comment(statement);
        if (out_[begin] == ',') out_.erase(begin, 1);
        out_ += '}';
    }

    /// A line that says nothing to judge: as text, or byte by byte where it is none.
    void kept(std::string_view words) {
        if (first_unreadable_byte(words) == words.size()) return field("kept", words);
        out_ += ",\"kept_bytes\":\"";
        for (const char c : words) out_ += fmt::format("{:02x}", static_cast<unsigned char>(c));
        out_ += '"';
    }

    void content(const Statement& statement) {
        const std::string_view value = record_.at(statement.value);
        const std::string_view name = name_of(statement.keyword);
        switch (statement.keyword) {
            case Keyword::player:
                return player(statement, value);
            case Keyword::rule:
                field("rule", record_.at(statement.key));
                return field("value", rule_value(record_, statement));
            case Keyword::extension:
                return field("extension", record_.at(statement.line));
            case Keyword::lead:
                return seat(name, statement);
            case Keyword::deal:
            case Keyword::prizes:
            case Keyword::left:
                seat(name, statement);
                return words("tiles", value);
            case Keyword::prize:
                seat(name, statement);
                return field("tile", value);
            case Keyword::yard:
                return words(name, value);
            case Keyword::actions:
                seat("seat", statement);
                return words("actions", value);
            case Keyword::penalty:
                seat(name, statement);
                key("points");
                number(statement.number);
                return field("code", record_.at(statement.key));
            case Keyword::end:
                return end(statement);
            case Keyword::carry:
            case Keyword::score:
            case Keyword::result:
                return amounts(name, statement);
            case Keyword::winner:
                return winner(statement);
            default:
                return field(name, free_text(value));
        }
    }

    void player(const Statement& statement, std::string_view value) {
        seat("player", statement);
        const std::string name = free_text(value.substr(0, value.find('<')));
        if (!name.empty()) field("name", name);
        if (!statement.key.empty()) field("id", free_text(record_.at(statement.key)));
    }

    void end(const Statement& statement) {
        std::string_view rest = record_.at(statement.line);
        take_word(rest);
        field("end", take_word(rest));
        if (statement.seat.exists()) seat("seat", statement);
    }

    void amounts(std::string_view name, const Statement& statement) {
        key(name);
        out_ += '{';
        for (std::uint32_t i = 0; i < statement.count; ++i) {
            const Amount& amount = record_.amounts[statement.first + i];
            if (i > 0) out_ += ',';
            letter(amount.seat);
            out_ += ':';
            number(amount.points);
        }
        out_ += '}';
    }

    void winner(const Statement& statement) {
        key("winner");
        out_ += '[';
        for (std::uint32_t i = 0; i < statement.count; ++i) {
            if (i > 0) out_ += ',';
            letter(record_.amounts[statement.first + i].seat);
        }
        out_ += ']';
    }

    void words(std::string_view name, std::string_view value) {
        key(name);
        out_ += '[';
        for (bool first = true; !value.empty(); first = false) {
            if (!first) out_ += ',';
            append_json_string(out_, take_word(value));
        }
        out_ += ']';
    }

    void seat(std::string_view name, const Statement& statement) {
        key(name);
        letter(statement.seat);
    }

    void comment(const Statement& statement) {
        if (!statement.comment.empty()) field("comment", record_.at(statement.comment));
    }

    void field(std::string_view name, std::string_view text) {
        key(name);
        append_json_string(out_, text);
    }

    void key(std::string_view name) { ((out_ += ",\"") += name) += "\":"; }

    void letter(Seat seat) { ((out_ += '"') += seat.letter()) += '"'; }

    void number(std::int64_t value) {
        const fmt::format_int digits(value);
        out_.append(digits.data(), digits.size());
    }

    const Record& record_;
    std::string& out_;
};

}  // namespace

void write_json(const Record& record, std::span<const Action> actions, std::string& out) {
    std::string text;
    write(record, actions, text);
    Record canonical;
    parse({text, record.first_line, record.index, false}, canonical);
    JsonWriter(canonical, out).run();
}

}  // namespace bones
