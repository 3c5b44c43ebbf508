#include "tools/lib/show/picture/game_page.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <iterator>
#include <map>

#include "bones/render.hpp"
#include "libnotation/text/tile_text.hpp"
#include "tools/lib/io/text/print_to.hpp"
#include "tools/lib/show/picture/faces.hpp"
#include "tools/lib/show/picture/game_data.hpp"
#include "tools/lib/show/picture/page.hpp"
#include "tools/libbones/outcome.hpp"

namespace bones::inline show::picture {
namespace {

std::string_view style_of(const Finding& finding) {
    if (finding.verdict == Verdict::open || finding.severity == Severity::note) return "soft";
    return finding.severity == Severity::claim ? "warn" : "bad";
}

/// Writes the page of one game.
class PageWriter {
  public:
    PageWriter(const GamePage& options, const RecordChecker& judged,
               std::span<const HandStory> stories, std::span<const std::string> names,
               std::span<const PageTables> tables)
        : options_(options),
          record_(judged.record),
          verdict_(judged.verdict),
          stories_(stories),
          names_(names),
          tables_(tables) {}

    std::string write() {
        Page page;
        page.title = title() + " · " + game();
        page.style = "replay.css";
        if (options_.analysis != nullptr) page.more_style = "estimate.css";
        page.picture_style = "table.css";
        if (has_play()) page.script = "replay.js";
        page.site = options_.site;
        append_game_data(page.data, record_, verdict_, stories_, names_, tables_,
                         options_.analysis);
        page.body = fill_template("replay.mustache", body());
        return html_document(page);
    }

  private:
    std::string place(const HandStory& story, std::uint32_t ply) const {
        const std::string& name = name_of(story);
        return ply > story.plies() ? name + ".end" : fmt::format("{}.{}", name, ply);
    }
    /// The name of a hand; empty if it is not on the page.
    const std::string& name_of(const HandStory& story) const {
        return names_[static_cast<std::size_t>(&story - stories_.data())];
    }
    std::string where(const Finding& finding) const {
        return fmt::format("{}:{}", options_.file, locate(record_, finding.place).line);
    }
    std::string game() const {
        return record_.game == Game::unknown ? "" : std::string(traits(record_.game).title);
    }
    std::string title() const {
        std::string text;
        for (int s = 0; s < scoring_seats(record_); ++s)
            text += (s > 0 ? " – " : "") + side_name(record_, s);
        return text;
    }
    std::string heading() const {
        std::string markup;
        for (int s = 0; s < scoring_seats(record_); ++s)
            print_to(markup, "{}{}", s > 0 ? " – " : "", side_markup(s));
        return markup;
    }
    /// A side's name, or its players with links.
    std::string side_markup(int side) const {
        std::string markup;
        if (options_.links.empty())
            return fmt::format("<bdi>{}</bdi>", xml_text(side_name(record_, side)));
        for (int s = side; s < record_.players; s += scoring_seats(record_)) {
            const std::string name = xml_text(player_name(record_, Seat(s)));
            const std::string& link = options_.links[static_cast<std::size_t>(s)];
            markup += s > side ? " &amp; " : "";
            if (link.empty())
                print_to(markup, "<bdi>{}</bdi>", name);
            else
                print_to(markup, "<a href=\"{}\"><bdi>{}</bdi></a>", link, name);
        }
        return markup;
    }
    std::string occasion() const {
        std::string text;
        const auto add = [&](Keyword keyword, const char* what) {
            const std::string value = header_text(record_, keyword);
            if (!value.empty()) text += (text.empty() ? "" : " · ") + (what + value);
        };
        add(Keyword::event, "");
        add(Keyword::date, "");
        add(Keyword::round, "round ");
        add(Keyword::table, "table ");
        add(Keyword::id, "");
        return text;
    }

    PageData body() const {
        PageData body;
        std::string shapes, findings, hands;
        if (options_.site == nullptr && has_play()) append_shapes(shapes);
        const std::size_t count = append_findings(findings);
        if (has_play())
            for (const HandStory& story : stories_) append_summary(hands, story);
        body.set("shapes", shapes);
        body.set("game", game());
        body.set("heading", heading());
        body.set("occasion", page_text(occasion()));
        body.set("version", BONES_VERSION);
        body.set("above", options_.above);
        body.set("below", options_.below);
        if (options_.site == nullptr) {
            body.set("file", page_text(options_.file));
            body.set("line", std::to_string(record_.first_line));
        }
        body.set("hands", hands);
        body.set("result", result());
        body.set("play", PageData(has_play()));
        body.set("no-play", PageData(!has_play()));
        body.set("findings", findings);
        body.set("findings-count", std::to_string(count));
        body.set("any-findings", PageData(count > 0));
        body.set("ends", ends());
        body.set("tool", options_.tool);
        if (options_.analysis != nullptr) set_analysis(body);
        return body;
    }

    bool has_play() const {
        return std::any_of(stories_.begin(), stories_.end(),
                           [](const HandStory& story) { return story.plies() > 0; });
    }

    /// The final score and the winner.
    std::string result() const {
        if (!verdict_.complete) return {};
        std::string markup;
        for (const FinalNumbers& numbers : final_numbers(record_, verdict_)) {
            markup += "<p class=\"final\">";
            for (int side = 0; side < scoring_seats(record_); ++side)
                print_to(markup, "{}<span{}><bdi>{}</bdi> <strong>{}</strong></span>",
                         side > 0 ? " – " : "",
                         verdict_.winners.contains(Seat(side)) ? " class=\"won\"" : "",
                         xml_text(side_name(record_, side)), numbers.of_side[side]);
            markup += numbers.are_games ? " games won</p>\n" : "</p>\n";
        }
        const std::string words = winner_in_words(record_, verdict_);
        if (!words.empty())
            print_to(markup, "<p class=\"winner\"><bdi>{}</bdi></p>\n", xml_text(words));
        return markup;
    }

    void set_analysis(PageData& body) const {
        std::string graphs;
        std::vector<std::string> by_hand(record_.hands.size());
        for (std::size_t i = 0; i < stories_.size(); ++i) {
            append_hand_graph(graphs, *options_.analysis, stories_[i].hand, i, names_[i]);
            by_hand[stories_[i].hand] = names_[i];
        }
        const std::string mistakes = mistakes_list(*options_.analysis, by_hand);
        body.set("analysis", PageData(true));
        body.set("unit", options_.analysis->unit);
        body.set("threshold", fmt::format("{}", options_.analysis->threshold));
        body.set("graphs", graphs);
        body.set("mistakes", mistakes);
        body.set("any-mistakes", PageData(!mistakes.empty()));
        body.set("no-mistakes", PageData(mistakes.empty()));
    }

    std::size_t append_findings(std::string& out) const {
        std::size_t count = 0;
        for (const HandStory& story : stories_)
            for (std::uint32_t ply = 0; ply <= story.plies() + 1; ++ply)
                for (const Finding* finding : story.findings[ply]) {
                    append_finding(out, *finding, place(story, ply));
                    ++count;
                }
        return count;
    }

    void append_finding(std::string& out, const Finding& finding, const std::string& at) const {
        print_to(out,
                 "<li><a href=\"#{0}\">{0}</a> <strong class=\"{1}\">{2}[{3}] {4}</strong> "
                 "<bdi>{5}</bdi> <span class=\"soft\"><bdi>{6}</bdi></span>",
                 at, style_of(finding), kind_in_words(finding), finding.code->name, finding.clause,
                 xml_text(finding.message), xml_text(where(finding)));
        if (const std::string standing = standing_on_sheet(record_, finding); !standing.empty())
            print_to(out, "<br><span class=\"soft\"><bdi>{}</bdi></span>", xml_text(standing));
        append_evidence(out, finding);
        out += "</li>\n";
    }

    /// Appends the evidence of a finding, each piece with a link to the position that shows it.
    void append_evidence(std::string& out, const Finding& finding) const {
        if (finding.evidence.empty()) return;
        out += "<ul class=\"evidence\">";
        for (const Evidence& evidence : finding.evidence) {
            print_to(out, "<li><bdi>{}</bdi>", xml_text(evidence.message()));
            if (const std::string at = shown_at(evidence.place); !at.empty())
                print_to(out, " <a href=\"#{0}\">{0}</a>", at);
            out += "</li>";
        }
        out += "</ul>";
    }

    /// The position after the action at a place in the record. A deal is shown before the first
    /// action, and lines after the play at the end. Empty for a place outside the hands.
    std::string shown_at(Place wanted) const {
        const HandStory* there = nullptr;
        for (const HandStory& story : stories_) {
            const Hand& hand = record_.hands[story.hand];
            if (hand.first_statement < hand.end_statement &&
                record_.statements[hand.first_statement].line.offset <= wanted.offset)
                there = &story;
        }
        if (wanted.empty() || there == nullptr) return {};
        const Hand& hand = record_.hands[there->hand];
        for (std::uint32_t i = hand.first_statement; i < hand.end_statement; ++i) {
            const Statement& line = record_.statements[i];
            const Place place_of_line = line.line;
            if (wanted.offset < place_of_line.offset ||
                wanted.offset >= place_of_line.offset + place_of_line.length)
                continue;
            if (line.keyword != Keyword::actions)
                return place(*there, ply_of(line.keyword, *there));
            std::uint32_t ply = 0;
            for (std::uint32_t a = line.first; a < line.first + line.count; ++a)
                if (record_.place_of(record_.actions[a]).offset <= wanted.offset)
                    ply = a - hand.first_action + 1;
            return place(*there, ply);
        }
        return {};
    }

    static std::uint32_t ply_of(Keyword line, const HandStory& story) {
        const bool before = line == Keyword::hand || line == Keyword::lead ||
                            line == Keyword::deal || line == Keyword::yard ||
                            line == Keyword::carry || line == Keyword::prizes ||
                            line == Keyword::bid || line == Keyword::trump;
        return before ? 0 : story.plies() + 1;
    }

    /// Appends a hand to the list of moves, which the script fills.
    void append_summary(std::string& out, const HandStory& story) const {
        print_to(out,
                 "<details class=\"card hand\" data-hand=\"{}\">\n"
                 "<summary>Hand {} <span class=\"soft\"><bdi>{}</bdi></span></summary>\n"
                 "<ol class=\"list\"></ol>\n"
                 "</details>\n",
                 &story - stories_.data(), name_of(story), xml_text(end(story)));
    }

    std::string end(const HandStory& story) const {
        return end_in_words(record_, verdict_, story.hand);
    }

    /// The end of each hand, for readers without scripts.
    std::string ends() const {
        std::string out;
        for (const HandStory& story : stories_) {
            print_to(out, "<h2>Hand {}</h2>\n<p><bdi>{}</bdi></p>\n<ul class=\"table\">\n",
                     name_of(story), xml_text(end(story)));
            if (!story.tiles.empty())
                print_to(out, "<li>set: {}</li>\n", to_string(story.tiles[0].tile));
            for (std::size_t arm = 0; arm < story.arms.size(); ++arm) append_arm(out, story, arm);
            for (std::size_t i = 0; i < story.tricks.size(); ++i)
                append_trick(out, i + 1, story.tricks[i]);
            out += "</ul>\n";
            if (const std::string doubt = doubt_in_words(story, story.plies()); !doubt.empty())
                print_to(out, "<p>{}</p>\n", xml_text(doubt));
        }
        return out;
    }

    static void append_arm(std::string& out, const HandStory& story, std::size_t arm) {
        bool any = false;
        for (std::size_t i = 1; i < story.tiles.size(); ++i) {
            const LayoutTile& tile = story.tiles[i];
            if (tile.arm != arm) continue;
            if (!any) print_to(out, "<li>arm {}:", story.arms[arm]);
            print_to(out, " {}-{}", tile.inner, tile.outer);
            any = true;
        }
        if (any) out += "</li>\n";
    }

    static void append_trick(std::string& out, std::size_t number, const Trick& trick) {
        print_to(out, "<li>trick {}:", number);
        for (const TrickTile& played : trick.tiles)
            print_to(out, " {} {}", played.seat.letter(),
                     played.tile ? to_string(*played.tile) : "?");
        if (trick.taker.exists()) print_to(out, ", taken by {}", trick.taker.letter());
        out += "</li>\n";
    }

    const GamePage& options_;
    const Record& record_;
    const GameVerdict& verdict_;
    std::span<const HandStory> stories_;  ///< the hands on the page
    std::span<const std::string> names_;
    std::span<const PageTables> tables_;
};

}  // namespace

GamePages::GamePages(const RecordChecker& judged, bool findings)
    : judged_(judged),
      stories_(tell_hands(judged.record, judged.verdict)),
      names_(hand_names(judged.record)) {
    if (!findings)
        for (HandStory& story : stories_)
            for (auto& found : story.findings) found.clear();
    for (const HandStory& story : stories_) tables_.push_back(page_tables(judged.record, story));
}

std::string GamePages::whole(const GamePage& options) const {
    if (stories_.empty() && !judged_.verdict.complete) return "";
    return PageWriter(options, judged_, stories_, names_, tables_).write();
}

std::string GamePages::of_hand(const GamePage& options, std::size_t hand) const {
    return PageWriter(options, judged_, {&stories_[hand], 1}, {&names_[hand], 1},
                      {&tables_[hand], 1})
        .write();
}

std::vector<std::string> hand_names(const Record& record) {
    std::vector<std::string> names;
    std::map<std::uint32_t, int> seen;
    for (const Hand& hand : record.hands) {
        const int times = ++seen[hand.number];
        names.push_back(times == 1 ? std::to_string(hand.number)
                                   : fmt::format("{}x{}", hand.number, times));
    }
    return names;
}

}  // namespace bones::inline show::picture
