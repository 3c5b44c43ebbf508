#include "tools/check/case_page.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "bones/render.hpp"
#include "engine/codes.hpp"
#include "engine/hand_lines.hpp"
#include "libnotation/text/shown.hpp"
#include "tools/lib/show/explain/explain.hpp"
#include "tools/lib/show/picture/page.hpp"
#include "tools/lib/show/picture/svg_picture.hpp"

namespace bones {

using picture::HandStory;
using picture::page_text;
using picture::PageData;

namespace {

/// An image embedded in the page, as a data URL.
std::string image_address(std::string_view svg) {
    std::string out = "data:image/svg+xml,";
    for (const char c : svg) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < ' ' || byte > '~' ||
            std::string_view("%#<>\"&").find(c) != std::string_view::npos)
            out += fmt::format("%{:02X}", byte);
        else
            out += c;
    }
    return out;
}

/// The question for the scorer about a condition of a breach.
constexpr std::string_view question_of(Assumption what) {
    switch (what) {
        case Assumption::passes:
            return "Ask who kept the sheet whether every pass was written. If so, add `written "
                   "passes`.";
        case Assumption::draws:
            return "Ask who kept the sheet whether every draw was written. If so, add `written "
                   "draws`.";
        case Assumption::halves:
            return "Ask who kept the sheet whether the half that touches was always written first. "
                   "If so, add `written halves`.";
        case Assumption::fits:
            return "Add the arm to each tile that lacks one, such as `6-1@2`, if it is still "
                   "known.";
        case Assumption::deal:
            return "Compare the `deal` line with the players' memory. The play contradicts one of "
                   "its tiles.";
        case Assumption::lines:
            return "Count the lines of this hand on the paper. If none is missing here, the breach "
                   "is "
                   "proven.";
        case Assumption::no_slip:
            return "Compare the sheet with the paper and the players' memory there. If it is right "
                   "as "
                   "written, the breach is proven.";
        case Assumption::unsearched:
            break;
    }
    return "Not every slip was tried. Read the lines of this hand once more against the sheet.";
}

class CaseWriter {
  public:
    CaseWriter(std::string_view file, const RecordChecker& judged, std::span<const HandSlips> slips,
               const std::vector<HandStory>& stories, const Finding& finding)
        : file_(file),
          judged_(judged),
          record_(judged.record),
          slips_(slips),
          finding_(finding),
          hand_(hand_of(record_, finding)) {
        for (const HandStory& story : stories)
            if (story.hand == hand_) story_ = &story;
    }

    PageData write() const {
        PageData page;
        page.set("any-who", PageData(!accused().empty()));
        page.set("who", page_text(who()));
        page.set("code", std::string(finding_.code->name));
        page.set("what", std::string(finding_.code->title));
        page.set("facts", facts());
        page.set("standing", standing());
        page.set("standing-style", std::string(is_proven() ? "bad" : "soft"));
        page.set("message", page_text(finding_.message));
        set_line(page);
        page.set("clause", std::string(finding_.clause));
        page.set("rule", shown_lines(clause_text(finding_.clause)));
        set_picture(page);
        page.set("any-evidence", PageData(!finding_.evidence.empty()));
        page.set("evidence", evidence());
        if (const std::string steps = proof(); !steps.empty()) page.set("proof", steps);
        set_texts(page, "doubts", doubts());
        set_texts(page, "questions", questions());
        return page;
    }

  private:
    static void set_texts(PageData& page, const std::string& name,
                          const std::vector<std::string>& texts) {
        PageData list(PageData::type::list);
        for (const std::string& text : texts) {
            PageData item;
            item.set("text", page_text(text));
            list.push_back(item);
        }
        page.set(name, list);
        page.set("any-" + name, PageData(!texts.empty()));
    }

    bool is_proven() const { return finding_.verdict == Verdict::broken; }
    SeatSet accused() const {
        if (!finding_.among.empty()) return finding_.among;
        return finding_.seat.exists() ? SeatSet(finding_.seat) : SeatSet();
    }
    /// The player at a seat in this hand.
    std::string called(Seat seat) const {
        return player_called(record_, seat, hand_ == none_such ? 0 : hand_);
    }
    std::string who() const {
        std::string names;
        for (const Seat seat : accused()) names += (names.empty() ? "" : ", ") + called(seat);
        return finding_.among.empty() ? names : "One of " + names;
    }
    std::string place_text(Place place) const {
        const Position at = locate(record_, place);
        return fmt::format("{}:{}:{}", file_, at.line, at.column);
    }

    PageData facts() const {
        PageData list(PageData::type::list);
        const auto add = [&](const char* name, const std::string& text) {
            if (text.empty()) return;
            PageData fact;
            fact.set("name", std::string(name));
            fact.set("text", page_text(text));
            list.push_back(fact);
        };
        add("Game", std::string(traits(record_.game).title));
        add("Event", header_text(record_, Keyword::event));
        add("Date", header_text(record_, Keyword::date));
        add("Round", header_text(record_, Keyword::round));
        add("Table", header_text(record_, Keyword::table));
        add("Players", players());
        add("Action", moment());
        add("Place", place_text(finding_.place));
        return list;
    }
    std::string players() const {
        std::string names;
        for (int s = 0; s < record_.players; ++s)
            names += (names.empty() ? "" : ", ") + called(Seat(s));
        return names;
    }
    std::string moment() const {
        if (finding_.hand < 0) return {};
        if (finding_.ply < 0) return fmt::format("hand {}, after the play", finding_.hand);
        if (finding_.ply == 0) return fmt::format("hand {}, before the play", finding_.hand);
        return fmt::format("hand {}, ply {}", finding_.hand, finding_.ply);
    }

    std::string standing() const {
        if (finding_.explained_by) return "Explained by a slip of the pen";
        if (!is_proven()) return "Possible: the record does not decide it";
        return finding_.holds_always() ? "Proven" : "Proven if the sheet is right";
    }

    void set_line(PageData& page) const {
        if (finding_.place.empty()) return;
        const std::string_view text = record_.text;
        const Place place = finding_.place;
        const std::size_t begin = text.substr(0, place.offset).rfind('\n') + 1;
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::size_t stop = std::min<std::size_t>(place.end(), end);
        page.set("line", std::to_string(locate(record_, place).line));
        page.set("before", page_text(text.substr(begin, place.offset - begin)));
        page.set("marked", page_text(text.substr(place.offset, stop - place.offset)));
        page.set("after", page_text(text.substr(stop, end - stop)));
    }

    /// The ply whose position the acting seat saw. For a breach after the play it is the last one.
    std::uint32_t position_ply() const {
        const auto last = static_cast<std::int64_t>(story_->plies());
        if (finding_.ply < 0) return static_cast<std::uint32_t>(last);
        return static_cast<std::uint32_t>(std::clamp<std::int64_t>(finding_.ply - 1, 0, last));
    }
    TablePosition position() const {
        HandWalk walk(record_, judged_.verdict, hand_);
        while (walk.position().ply < std::min(position_ply(), walk.plies())) walk.advance();
        return walk.position();
    }
    void set_picture(PageData& page) const {
        if (story_ == nullptr) return;
        const std::string svg = position_svg(record_, judged_.verdict, *story_, position(), false);
        page.set("picture", image_address(svg));
        page.set("caption",
                 fmt::format("The table {} {}", finding_.ply < 0 ? "after ply" : "before ply",
                             finding_.ply < 0 ? position_ply() : position_ply() + 1));
        page.set("described", page_text(table_in_words(record_, *story_, position())));
    }

    PageData evidence() const {
        PageData list(PageData::type::list);
        for (const Evidence& evidence : finding_.evidence) {
            PageData item;
            item.set("text", page_text(evidence.message()));
            if (!evidence.place.empty()) item.set("place", page_text(place_text(evidence.place)));
            list.push_back(item);
        }
        return list;
    }
    /// The steps of the proof, without heading and margin.
    std::string proof() const {
        constexpr std::string_view heading = "   proof: ", margin = "   ";
        std::string text, out;
        render_proof(file_, record_, finding_, text);
        for (std::string_view rest = text; !rest.empty();) {
            const std::size_t end = std::min(rest.find('\n'), rest.size() - 1) + 1;
            std::string_view line = rest.substr(0, end);
            for (const std::string_view prefix : {heading, margin})
                if (line.starts_with(prefix)) {
                    line.remove_prefix(prefix.size());
                    break;
                }
            out += line;
            rest.remove_prefix(end);
        }
        return shown_lines(out);
    }

    const HandSlips* slips() const {
        for (const HandSlips& slips : slips_)
            if (slips.makes_right(hand_)) return &slips;
        return nullptr;
    }

    /// What on the sheet must be wrong if the action was right.
    std::vector<std::string> doubts() const {
        std::vector<std::string> all;
        if (finding_.explained_by)
            all.push_back(fmt::format(
                "The slip of the pen at {} is certain. Without it this is not a breach.",
                place_text(*finding_.explained_by)));
        if (!is_proven() || finding_.explained_by) return all;
        const HandSlips* found = slips();
        const bool named = found != nullptr && !found->readings.listed.empty() && !found->takes_two;
        if (finding_.possible_slip && !named)
            all.push_back(fmt::format("The breach is proven unless there is a slip {}.",
                                      *finding_.possible_slip));
        for (std::size_t a = 0; a < assumption_words.size(); ++a) {
            const auto what = static_cast<Assumption>(a);
            if (finding_.assumes(what) && what != Assumption::no_slip &&
                what != Assumption::unsearched)
                all.push_back(fmt::format("The breach is proven only if {}.", assumption_words[a]));
        }
        if (found == nullptr) return all;
        const Readings& readings = found->readings;
        for (const Fix& fix : readings.listed)
            all.push_back(fmt::format("{}{} ({}{})",
                                      found->takes_two ? "Two slips: " : "One slip: ", fix.message,
                                      place_text(fix.place), elsewhere_in_words(record_, fix)));
        if (readings.more > 0)
            all.push_back(fmt::format("{} more changes would make the hand right.", readings.more));
        if (finding_.assumes(Assumption::unsearched))
            all.emplace_back("Not every slip was tried.");
        else if (finding_.holds_always() && readings.listed.empty())
            all.emplace_back(
                "No single slip of the pen would make this hand right: no misread tile, number or "
                "seat, and no line too many, missing or misplaced.");
        return all;
    }

    /// The questions whose answers would settle a possible breach.
    std::vector<std::string> questions() const {
        std::vector<std::string> all;
        if (finding_.explained_by) {
            all.push_back(fmt::format("Correct the slip at {} first, and check the record again.",
                                      place_text(*finding_.explained_by)));
            return all;
        }
        for (std::size_t a = 0; a < assumption_words.size(); ++a)
            if (is_proven() && finding_.assumes(static_cast<Assumption>(a)))
                all.emplace_back(question_of(static_cast<Assumption>(a)));
        if (is_proven()) return all;
        for (const Seat seat : accused()) ask_for_hand(seat, all);
        if (hand_ != none_such) ask_for_rest(all);
        return all;
    }
    void ask_for_hand(Seat seat, std::vector<std::string>& all) const {
        if (story_ == nullptr || story_->cut_short) return;
        const TablePosition there = position();
        const auto index = static_cast<std::size_t>(seat.index());
        if (index >= there.seats.size() || there.seats[index].hidden == 0) return;
        all.push_back(fmt::format(
            "The record does not show {} of the {} tiles that {} held. Add a `deal {}` line with "
            "the tiles dealt, or a `left {}` line with the tiles left at the end.",
            there.seats[index].hidden, there.seats[index].count(), called(seat), seat.letter(),
            seat.letter()));
    }
    void ask_for_rest(std::vector<std::string>& all) const {
        const Hand& hand = record_.hands[hand_];
        if (hand.unread_line != none_such)
            all.push_back(fmt::format("{} cannot be read, and may decide it.",
                                      place_text(record_.statements[hand.unread_line].line)));
        if (const std::string doubt =
                story_ == nullptr ? "" : doubt_in_words(*story_, position_ply());
            !doubt.empty())
            all.push_back(doubt + "; add its arm, such as `6-1@2`");
        for (const Finding& note : judged_.verdict.findings)
            if (note.code == &code::not_noted) all.push_back(note.message);
        if (all.empty())
            all.emplace_back("Ask the players what was held, and what happened at the table.");
    }

    std::string_view file_;
    const RecordChecker& judged_;
    const Record& record_;
    std::span<const HandSlips> slips_;
    const Finding& finding_;
    std::uint32_t hand_;
    const HandStory* story_ = nullptr;
};

}  // namespace

CasePages::CasePages(std::string_view file, const RecordChecker& judged,
                     std::span<const HandSlips> slips)
    : file_(file),
      judged_(judged),
      slips_(slips),
      stories_(picture::tell_hands(judged.record, judged.verdict)) {}

std::string CasePages::page_of(const Finding& finding) const {
    return picture::fill_template("case.mustache",
                                  CaseWriter(file_, judged_, slips_, stories_, finding).write());
}

}  // namespace bones
