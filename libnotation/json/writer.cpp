// Writes a record as JSON. It starts from the canonical text, so that both use the same spellings.
#include <algorithm>
#include <charconv>
#include <utility>
#include <vector>

#include "bones/json.hpp"
#include "bones/parser.hpp"
#include "bones/writer.hpp"
#include "libnotation/json/json_text.hpp"
#include "libnotation/text/lexer.hpp"
#include "libnotation/text/utf8.hpp"
#include "libnotation/text/values.hpp"

namespace bones {
namespace {

/// A line of canonical text that is not blank.
struct Line {
    Keyword keyword = Keyword::comment;
    bool counts = true;  ///< false: its words are kept as written
    bool stays = false;  ///< its position among the lines of the hand matters (G5a)
    std::string_view words, comment;
    std::string_view rest;  ///< the words after the first
};

Seat take_seat(std::string_view& rest) {
    return seat_named(take_word(rest));
}

class JsonWriter {
  public:
    explicit JsonWriter(std::string& out) : json_(out) {
        json_.begin_object();
        json_.key("type").word("record");
        json_.key("notation").number(1);
        json_.key("header").begin_list();
    }

    void write(const Line& line) {
        if (line.keyword == Keyword::comment) {
            comments_.push_back(line.comment);
        } else if (line.keyword == Keyword::hand) {
            write_comments();
            begin_hand(line);
        } else {
            if (follows_hands(line.keyword) && !closing_) begin_closing();
            if (!in_hands_ && belongs_to_hand(line.keyword)) begin_implied_hand();
            if (becomes_member(line)) return;
            if (std::exchange(after_member_, false) && stays_after(line)) unmake_member();
            write_comments();
            json_.begin_object();
            write_words(line);
            if (!line.comment.empty()) json_.key("comment").string(line.comment);
            json_.end_object();
        }
    }

    /// Writes the comments that follow the last hand, and ends the document.
    void finish() {
        if (!closing_) begin_closing();
        write_comments();
        json_.end_list();
        json_.end_object();
        json_.end_line();
    }

  private:
    /// Ends the open list of lines: that of the header or of a hand.
    void end_lines() {
        json_.end_list();
        after_member_ = false;
        if (in_hands_) {
            if (!bids_.empty()) write_bids(std::exchange(bids_, {}));
            if (!trump_.empty()) write_trump(std::exchange(trump_, {}));
            json_.end_object();
        }
        if (!in_hands_) json_.key("hands").begin_list();
        in_hands_ = true;
    }

    void begin_hand(const Line& line) {
        end_lines();
        bids_are_lines_ = false;
        const std::string_view number = line.rest;
        ++hand_;
        if (line.counts) std::from_chars(number.data(), number.data() + number.size(), hand_);
        json_.begin_object();
        json_.key("hand").number(hand_);
        if (!line.counts) json_.key("kept").string(line.words);
        if (!line.comment.empty()) json_.key("comment").string(line.comment);
        json_.key("lines").begin_list();
    }

    static bool belongs_to_hand(Keyword keyword) {
        return keyword > Keyword::substitute && keyword < Keyword::result;
    }

    /// Turns a line of bids or trumps into a member of the hand and returns true. A line with
    /// comments or with a fixed position stays a line. Several lines of bids stay lines too.
    bool becomes_member(const Line& line) {
        const bool bid = line.keyword == Keyword::bid;
        if (!bid && line.keyword != Keyword::trump) return false;
        if (!line.counts || line.stays || !line.comment.empty() || !comments_.empty()) return false;
        if (bid && !bids_.empty()) {
            json_.begin_object();
            write_bids(std::exchange(bids_, {}));
            json_.end_object();
            bids_are_lines_ = true;
        }
        if (bid && bids_are_lines_) return false;
        (bid ? bids_ : trump_) = line.rest;
        after_member_ = true;
        return true;
    }

    /// Whether a line belongs directly after the line before it: an x- line, or one that does not
    /// count.
    static bool stays_after(const Line& line) {
        return line.keyword == Keyword::extension || !line.counts;
    }

    /// Writes the last member as a line after all, because a line must stay after it.
    void unmake_member() {
        json_.begin_object();
        if (!trump_.empty())
            write_trump(std::exchange(trump_, {}));
        else
            write_bids(std::exchange(bids_, {}));
        json_.end_object();
    }

    void write_bids(std::string_view rest) {
        json_.key("bids").begin_object();
        json_.key("seat").seat(take_seat(rest));
        json_.key("bids").list(rest);
        json_.end_object();
    }

    void write_trump(std::string_view rest) {
        json_.key("trump").begin_object();
        json_.key("seat").seat(take_seat(rest));
        json_.key("trump").string(rest);
        json_.end_object();
    }

    /// Starts a hand that has no `hand` line in canonical text (N9).
    void begin_implied_hand() {
        end_lines();
        json_.begin_object();
        json_.key("hand").number(++hand_);
        json_.key("implied").boolean(true);
        json_.key("lines").begin_list();
    }

    void begin_closing() {
        end_lines();
        json_.end_list();
        json_.key("closing").begin_list();
        closing_ = true;
    }

    /// Writes the waiting comments. They go before the line that follows them.
    void write_comments() {
        for (const std::string_view comment : comments_) {
            json_.begin_object();
            json_.key("comment").string(comment);
            json_.end_object();
        }
        comments_.clear();
    }

    void write_words(const Line& line) {
        if (!line.counts) return kept(line.words);
        std::string_view rest = line.rest;
        switch (line.keyword) {
            case Keyword::actions:
                json_.key("seat").seat(seat_named(line.words.substr(0, 1)));
                return json_.key("actions").list(rest);
            case Keyword::deal:
            case Keyword::prizes:
            case Keyword::left:
                seat(line.keyword, rest);
                return json_.key("tiles").list(rest);
            case Keyword::yard:
            case Keyword::written:
            case Keyword::unwritten:
                return json_.key(name_of(line.keyword)).list(rest);
            case Keyword::carry:
            case Keyword::pips:
            case Keyword::score:
            case Keyword::result:
            case Keyword::legs:
                return amounts(line.keyword, rest);
            case Keyword::player:
            case Keyword::substitute:
                return player(line.keyword, rest);
            case Keyword::rule:
                return rule(rest);
            case Keyword::extension:
                return json_.key("extension").string(line.words);
            case Keyword::lead:
                return seat(line.keyword, rest);
            case Keyword::end:
                return end(rest);
            case Keyword::prize:
                seat(line.keyword, rest);
                return json_.key("tile").string(rest);
            case Keyword::penalty:
                return penalty(rest);
            case Keyword::bonus:
                return bonus(rest);
            case Keyword::finish:
                return finish(rest);
            case Keyword::winner:
                return winner(rest);
            case Keyword::bid:
                return write_bids(rest);
            case Keyword::trump:
                return write_trump(rest);
            default:
                json_.key(name_of(line.keyword)).string(free_text(rest));
        }
    }

    /// Writes a line that is not judged: as text, or as hexadecimal bytes if it is not valid text.
    void kept(std::string_view words) {
        if (first_unreadable_byte(words) == words.size()) return json_.key("kept").string(words);
        constexpr std::string_view digits = "0123456789abcdef";
        std::string bytes;
        for (const char c : words) {
            const auto byte = static_cast<unsigned char>(c);
            bytes += digits[byte >> 4];
            bytes += digits[byte & 15];
        }
        json_.key("kept_bytes").word(bytes);
    }

    /// `player B Bo Chen alias Bo <bo-2>`, `substitute B Eva <eva-1> 3`.
    void player(Keyword keyword, std::string_view rest) {
        seat(keyword, rest);
        std::string_view hand;
        if (keyword == Keyword::substitute && !in_hands_) {
            const std::size_t last = rest.find_last_of(' ') + 1;
            // In a record without hands the number is optional.
            if (whole_number(rest.substr(last))) {
                hand = rest.substr(last);
                rest = trimmed(rest.substr(0, last));
            }
        }
        const std::size_t open = std::min(rest.find('<'), rest.size());
        std::string_view name = trimmed(rest.substr(0, open));
        constexpr std::string_view alias = " alias ";
        const std::size_t at = name.rfind(alias);
        if (at != 0 && !name.empty()) json_.key("name").string(free_text(name.substr(0, at)));
        if (at != name.npos) json_.key("alias").string(name.substr(at + alias.size()));
        if (open < rest.size()) {
            const std::string_view id = rest.substr(open + 1);
            json_.key("id").string(free_text(id.substr(0, id.find('>'))));
        }
        if (!hand.empty()) json_.key("hand").json(hand);
    }

    void rule(std::string_view rest) {
        const std::size_t equals = rest.find('=');
        json_.key("rule").string(trimmed(rest.substr(0, equals)));
        json_.key("value").string(trimmed(rest.substr(equals + 1)));
    }

    void end(std::string_view rest) {
        json_.key("end").string(take_word(rest));
        if (!rest.empty()) json_.key("seat").seat(take_seat(rest));
    }

    void penalty(std::string_view rest) {
        seat(Keyword::penalty, rest);
        json_.key("points").json(take_word(rest));
        json_.key("code").string(free_text(rest));
    }

    void bonus(std::string_view rest) {
        seat(Keyword::bonus, rest);
        std::string_view points = take_word(rest);
        const bool factor = lower(points[0]) == 'x';
        if (factor) points.remove_prefix(1);
        json_.key(factor ? "factor" : "points").json(points);
        json_.key("reason").string(free_text(rest));
    }

    void finish(std::string_view rest) {
        json_.key("finish").string(take_word(rest));
        if (rest == "draw")
            json_.key("draw").boolean(true);
        else if (!rest.empty())
            json_.key("seat").seat(take_seat(rest));
    }

    void amounts(Keyword keyword, std::string_view rest) {
        json_.key(name_of(keyword)).begin_object();
        while (!rest.empty()) {
            const char letter = take_seat(rest).letter();
            json_.key({&letter, 1}).json(take_word(rest));
        }
        json_.end_object();
    }

    void winner(std::string_view rest) {
        json_.key("winner").begin_list();
        if (rest != "none")
            while (!rest.empty()) json_.seat(take_seat(rest));
        json_.end_list();
    }

    void seat(Keyword keyword, std::string_view& rest) {
        json_.key(name_of(keyword)).seat(take_seat(rest));
    }

    JsonText json_;
    std::vector<std::string_view> comments_;  ///< comment lines before the next line
    std::uint32_t hand_ = 0;                  ///< the number of the current hand
    bool in_hands_ = false, closing_ = false;
    std::string_view bids_, trump_;  ///< of the hand, to be written as its members
    bool bids_are_lines_ = false;    ///< the hand has several lines of bids
    bool after_member_ = false;      ///< the last line has become a member of the hand
};

std::string_view take_comment(std::string_view& words) {
    std::size_t at = words.find('#');
    while (at > 0 && at < words.size() && !is_blank(words[at - 1])) at = words.find('#', at + 1);
    if (at >= words.size()) return {};
    const std::string_view comment = words.substr(at);
    words = trimmed(words.substr(0, at));
    return comment;
}

LineHead counting_head(std::string_view words) {
    const bool is_play = words.size() > 1 && is_blank(words[1]);
    if (!is_play) return line_head(words);
    return {Keyword::actions, {}, words.substr(0, 1), words.substr(2)};
}

/// Writes canonical text in which every line counts, apart from comments.
void write_counting_lines(std::string_view text, JsonWriter& writer) {
    const bool has_comments = text.find('#') != std::string_view::npos;
    while (!text.empty()) {
        Line line;
        line.words = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.words.size() + 1, text.size()));
        if (has_comments) line.comment = take_comment(line.words);
        if (!line.words.empty()) {
            const LineHead head = counting_head(line.words);
            line.keyword = head.keyword;
            line.rest = head.rest;
        }
        if (!line.words.empty() || !line.comment.empty()) writer.write(line);
    }
}

/// Writes the text of a record that must be parsed to find which of its lines count.
void write_judged_lines(std::string_view text, JsonWriter& writer) {
    Record record;
    parse({text, 1, 1, false}, record);
    std::size_t hand = 0;  // how many hands have begun
    for (std::uint32_t i = 0; i < record.statements.size(); ++i) {
        const Statement& statement = record.statements[i];
        while (hand < record.hands.size() && record.hands[hand].first_statement <= i) ++hand;
        const bool stays = hand > 0 && record.hands[hand - 1].unread_line != none_such;
        const std::string_view words = record.at(statement.line);
        writer.write({statement.keyword, statement.counts, stays, words,
                      record.at(statement.comment), line_head(words).rest});
    }
}

}  // namespace

void write_json(const Record& record, std::span<const Action> actions, std::string& out) {
    std::string text;
    text.reserve(2 * record.text.size());
    const bool canonical = write(record, actions, text);
    JsonWriter writer(out);
    if (canonical && record.findings.empty())
        write_counting_lines(text, writer);
    else
        write_judged_lines(text, writer);
    writer.finish();
}

}  // namespace bones
