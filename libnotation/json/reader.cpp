// Turns JSON into the text of a record, which is then parsed like any other. The document is read
// as a stream; only one line of it is held as JSON.
#include <fmt/core.h>

#include <optional>
#include <utility>
#include <vector>

#include "bones/json.hpp"
#include "bones/limits.hpp"
#include "libnotation/json/line_words.hpp"
#include "libnotation/versions.hpp"

namespace bones {
namespace {

using json_lines::Json;
using json_lines::Mismatch;

/// The most strings and numbers that a line may have, or a hand outside its lines. Each is at least
/// one word, and words are separated by blanks.
constexpr std::size_t most_values = longest_line;
/// The most bytes of a string: a cut line in hexadecimal.
constexpr std::size_t longest_string = 2 * (longest_line + 1);

/// The lines of a hand, and the position of the bids among them.
class HandLines {
  public:
    void add(const Json& line) {
        const bool comment_alone = line.contains("comment") && line.size() == 1;
        const bool play = follows_bids(line);
        if (!has_play_ && !comment_alone && !play) bids_.reset();
        if (!bids_ && (comment_alone || play)) bids_ = text_.size();
        has_play_ = has_play_ || play;
        json_lines::append_line(text_, json_lines::line_words(line), line);
    }

    /// Appends the text of the hand. The bids go before the play and its comments.
    void append_to(std::string& text, const Json& hand) const {
        const std::size_t bids = bids_.value_or(text_.size());
        text.append(text_, 0, bids);
        if (hand.contains("bids"))
            json_lines::append_line(text, json_lines::bids_words(hand["bids"]), {});
        if (hand.contains("trump"))
            json_lines::append_line(text, json_lines::trump_words(hand["trump"]), {});
        text.append(text_, bids);
    }

  private:
    /// Whether a line belongs after the bids: a line of play, or one that follows the play.
    static bool follows_bids(const Json& line) {
        for (const char* name :
             {"actions", "left", "pips", "end", "prize", "penalty", "bonus", "score"})
            if (line.contains(name)) return true;
        return false;
    }

    std::string text_;
    /// The position of the bids in the text; none: at its end so far.
    std::optional<std::size_t> bids_;
    bool has_play_ = false;
};

/// Refuses later versions of the notation, in which the same words may have another meaning.
void refuse_other_notation(const Json& written) {
    const std::int64_t version = json_lines::number(written, "notation");
    if (version < 1 || version > notation_version)
        throw Mismatch(fmt::format("it has notation {}, but this program reads {}{}",
                                   written.dump(), notation_version,
                                   version < 1 ? "" : "; a newer version of Bones wrote it"));
}

/// Receives the events of the JSON parser and turns each line into text when the line ends.
class DocumentReader : public nlohmann::json_sax<Json> {
  public:
    bool null() override { return take(nullptr); }
    bool boolean(bool value) override { return take(value); }
    bool number_integer(number_integer_t value) override { return take(value); }
    bool number_unsigned(number_unsigned_t value) override { return take(value); }
    bool number_float(number_float_t value, const string_t&) override { return take(value); }
    bool string(string_t& value) override {
        refuse_long(value);
        return take(value);
    }
    bool binary(binary_t&) override { return take(nullptr); }
    bool key(string_t& name) override {
        refuse_long(name);
        key_ = name;
        return true;
    }
    bool start_object(std::size_t) override { return start(Json::object()); }
    bool start_array(std::size_t) override { return start(Json::array()); }
    bool end_object() override { return end(); }
    bool end_array() override { return end(); }
    bool parse_error(std::size_t, const std::string&, const Json::exception& error) override {
        error_ = fmt::format("it is not JSON: {}", error.what());
        return false;
    }

    /// The syntax error after the document has been read. Empty if there is none.
    const std::string& error() const { return error_; }
    std::string text() const {
        if (!is_record_ || !has_header_)
            throw Mismatch(
                "it is not a record; a record is "
                "{\"type\":\"record\",\"header\":[...],\"hands\":[...]}");
        return header_ + hands_ + closing_;
    }

  private:
    /// The part of the document that a value belongs to.
    enum class Place : std::uint8_t { document, record, hands, hand, lines, value, ignored };

    static void refuse_long(const string_t& text) {
        if (text.size() > longest_string)
            throw Mismatch("a string is longer than the longest line");
    }

    /// Takes a value without parts.
    bool take(Json value) {
        switch (places_.back()) {
            case Place::record:
                take_member(value);
                break;
            case Place::hands:
                throw Mismatch("a hand is not an object");
            case Place::hand:
                if (key_ == "lines") throw Mismatch("the list of lines is missing");
                count_value();
                hand_[key_] = std::move(value);
                break;
            case Place::lines:
                throw Mismatch("a line is not an object");
            case Place::value:
                count_value();
                slot() = std::move(value);
                break;
            default:
                break;
        }
        return true;
    }

    /// Takes a member of the record that is not a list.
    void take_member(const Json& value) {
        if (key_ == "type") is_record_ = value == "record";
        if (key_ == "notation") refuse_other_notation(value);
        if (key_ == "header" || key_ == "closing") throw Mismatch("the list of lines is missing");
        if (key_ == "hands") throw Mismatch("the list of hands is missing");
    }

    bool start(Json value) {
        if (places_.back() == Place::ignored) {
            ++ignored_depth_;
            return true;
        }
        places_.push_back(place_of(value));
        if (places_.back() != Place::value) return true;
        count_value();
        Json& made = open_.empty() ? (outer() == Place::lines ? line_ : hand_[key_]) : slot();
        made = std::move(value);
        open_.push_back(&made);
        return true;
    }

    /// The part of the document that the elements of a new list or object belong to.
    Place place_of(const Json& value) {
        switch (places_.back()) {
            case Place::document:
                return value.is_object() ? Place::record : Place::ignored;
            case Place::record:
                return place_of_member(value);
            case Place::hands:
                if (!value.is_object()) throw Mismatch("a hand is not an object");
                hand_ = Json::object();
                hand_lines_ = {};
                values_ = 0;
                return Place::hand;
            case Place::hand:
                if (key_ != "lines") return Place::value;
                if (!value.is_array()) throw Mismatch("the list of lines is missing");
                hand_lines_ = {};
                return Place::lines;
            case Place::lines:
                if (!value.is_object()) throw Mismatch("a line is not an object");
                values_ = 0;
                return Place::value;
            default:
                return places_.back();
        }
    }

    Place place_of_member(const Json& value) {
        list_ = key_ == "header" ? &header_ : key_ == "closing" ? &closing_ : nullptr;
        const bool hands = key_ == "hands";
        has_header_ = has_header_ || list_ == &header_;
        if ((list_ != nullptr || hands) && !value.is_array())
            throw Mismatch(hands ? "the list of hands is missing" : "the list of lines is missing");
        if (key_ == "notation") refuse_other_notation(value);
        if (hands) hands_.clear();
        if (list_ != nullptr) list_->clear();
        return hands ? Place::hands : list_ != nullptr ? Place::lines : Place::ignored;
    }

    bool end() {
        if (ignored_depth_ > 0) {
            --ignored_depth_;
            return true;
        }
        const Place ended = places_.back();
        places_.pop_back();
        if (ended == Place::hand) finish_hand();
        if (ended != Place::value) return true;
        open_.pop_back();
        if (open_.empty() && places_.back() == Place::lines) finish_line();
        return true;
    }

    void finish_line() {
        if (list_ != nullptr)
            json_lines::append_line(*list_, json_lines::line_words(line_), line_);
        else
            hand_lines_.add(line_);
    }

    void finish_hand() {
        const auto implied = hand_.find("implied");
        if (implied == hand_.end() || *implied != true)
            json_lines::append_line(hands_, hand_words(), hand_);
        hand_lines_.append_to(hands_, hand_);
    }

    std::string hand_words() const {
        if (hand_.contains("kept")) return json_lines::kept_words(hand_["kept"]);
        return fmt::format("hand {}",
                           json_lines::number(json_lines::member(hand_, "hand"), "hand"));
    }

    void count_value() {
        if (++values_ > most_values)
            throw Mismatch(fmt::format("a line has more than {} values", most_values));
    }

    /// The place for the next element of the innermost open value.
    Json& slot() {
        Json& value = *open_.back();
        return value.is_array() ? value.emplace_back() : value[key_];
    }

    Place outer() const { return places_[places_.size() - 2]; }

    std::vector<Place> places_{Place::document};  ///< the last: the place of the next value
    std::size_t ignored_depth_ = 0;               ///< how many levels deep in an ignored value
    std::string key_;                             ///< the last key
    std::string header_, hands_, closing_;
    std::string* list_ = nullptr;  ///< the list that lines are added to; null: the hand's
    bool is_record_ = false, has_header_ = false;
    Json hand_;  ///< the members of a hand other than its lines
    HandLines hand_lines_;
    Json line_;
    std::vector<Json*> open_;  ///< the open values, the innermost last
    std::size_t values_ = 0;   ///< of the line, or of the hand
    std::string error_;
};

}  // namespace

bool text_from_json(std::string_view json, std::string& text, std::string& why) {
    try {
        DocumentReader reader;
        if (Json::sax_parse(json, &reader)) {
            text += reader.text();
            return true;
        }
        why = reader.error();
    } catch (const Mismatch& mismatch) {
        why = mismatch.what();
    }
    return false;
}

}  // namespace bones
