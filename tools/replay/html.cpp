#include <fmt/format.h>

#include <iterator>
#include <map>

#include "libnotation/json_text.hpp"
#include "libnotation/render.hpp"
#include "tools/picture/faces.hpp"
#include "tools/picture/page.hpp"
#include "tools/picture/svg_table.hpp"
#include "tools/replay/formats.hpp"
#include "tools/replay/state_json.hpp"

namespace bones {
namespace {

constexpr double wide_aspect = 1.55, tall_aspect = 0.85;

template <class... Values>
void append(std::string& out, fmt::format_string<Values...> format, Values&&... values) {
    fmt::format_to(std::back_inserter(out), format, std::forward<Values>(values)...);
}

std::string_view style_of(const Finding& finding) {
    if (finding.verdict == Verdict::open || finding.code->severity == Severity::note) return "soft";
    return finding.code->severity == Severity::claim ? "warn" : "bad";
}

std::string_view kind_of(const Finding& finding) {
    return finding.verdict == Verdict::open ? "open" : name_of(finding.code->severity);
}

/// One game's page.
class PageWriter {
  public:
    PageWriter(std::string_view file, const Judge& judged)
        : file_(file),
          record_(judged.record),
          verdict_(judged.verdict),
          stories_(tell_hands(judged.record, judged.verdict)) {
        name_hands();
    }

    bool empty() const { return stories_.empty(); }

    std::string write() {
        Page page;
        page.title = heading() + " · " + game();
        page.style = "replay.css";
        page.picture_style = "table.css";
        page.script = "replay.js";
        page.data = data();
        page.body = fill_template("replay.mustache", body());
        return html_document(page);
    }

  private:
    // Where a number stands twice, the later hand gets a name of its own.
    void name_hands() {
        std::map<std::uint32_t, int> seen;
        for (const HandStory& story : stories_) {
            const std::uint32_t number = record_.hands[story.hand].number;
            const int times = ++seen[number];
            names_.push_back(times == 1 ? std::to_string(number)
                                        : fmt::format("{}x{}", number, times));
        }
    }

    std::string place(const HandStory& story, std::uint32_t ply) const {
        const std::string& name = names_[story.hand];
        return ply > story.plies() ? name + ".end" : fmt::format("{}.{}", name, ply);
    }
    std::string where(const Finding& finding) const {
        return fmt::format("{}:{}", file_, locate(record_, finding.place).line);
    }
    std::string game() const {
        return record_.game == Game::unknown ? "" : std::string(traits(record_.game).title);
    }
    std::string heading() const {
        std::string text;
        for (int s = 0; s < scoring_seats(record_); ++s)
            text += (s > 0 ? " – " : "") + side_name(record_, s);
        return text;
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
        std::string shapes;
        append_shapes(shapes);
        body.set("shapes", shapes);
        body.set("game", game());
        body.set("heading", page_text(heading()));
        body.set("occasion", page_text(occasion()));
        body.set("version", BONES_VERSION);
        body.set("file", page_text(file_));
        body.set("line", std::to_string(record_.first_line));
        PageData hands{PageData::type::list}, findings{PageData::type::list};
        int count = 0;
        for (const HandStory& story : stories_) {
            hands.push_back(hand(story));
            for (std::uint32_t ply = 0; ply <= story.plies() + 1; ++ply)
                for (const Finding* finding : story.findings[ply]) {
                    findings.push_back(finding_item(*finding, place(story, ply)));
                    ++count;
                }
        }
        body.set("hands", hands);
        body.set("findings", findings);
        body.set("findings-count", std::to_string(count));
        body.set("any-findings", PageData(count > 0));
        return body;
    }

    PageData finding_item(const Finding& finding, const std::string& at) const {
        PageData item;
        item.set("place", at);
        item.set("style", std::string(style_of(finding)));
        item.set("kind", std::string(kind_of(finding)));
        item.set("code", std::string(finding.code->name));
        item.set("clause", std::string(finding.clause));
        item.set("message", page_text(finding.message));
        item.set("where", page_text(where(finding)));
        return item;
    }

    PageData hand(const HandStory& story) const {
        PageData hand;
        hand.set("index", std::to_string(story.hand));
        hand.set("name", names_[story.hand]);
        hand.set("end", page_text(end_in_words(record_, verdict_, story.hand)));
        add_table(hand, story, "wide", wide_aspect);
        add_table(hand, story, "tall", tall_aspect);
        PageData moves{PageData::type::list};
        for (std::uint32_t ply = 0; ply <= story.plies() + 1; ++ply)
            moves.push_back(move(story, ply));
        hand.set("moves", moves);
        return hand;
    }

    void add_table(PageData& hand, const HandStory& story, const std::string& name,
                   double aspect) const {
        const DrawnTable table = table_for(record_, story, aspect);
        std::string tiles;
        append_table(tiles, story, table);
        // Few tiles must not become giants: the frame shows at least this much of the table.
        const int least = name == "wide" ? 36 : 22;
        Rect box = table.layout.bounds.grown(1);
        const int missing = std::max(0, least - box.width());
        box.left -= missing / 2;
        box.right += missing - missing / 2;
        const int low = std::max(0, 10 - box.height());
        box.top -= low / 2;
        box.bottom += low - low / 2;
        hand.set(name, tiles);
        hand.set(name + "-box",
                 fmt::format("{} {} {} {}", box.left, box.top, box.width(), box.height()));
        hand.set(name + "-width", std::to_string(box.width()));
    }

    PageData move(const HandStory& story, std::uint32_t ply) const {
        PageData move;
        move.set("place", place(story, ply));
        move.set("ply", ply == 0              ? std::string("–")
                        : ply > story.plies() ? std::string("end")
                                              : std::to_string(ply));
        move.set("words", page_text(stop_in_words(record_, verdict_, story, ply)));
        std::string codes;
        std::string_view worst = "soft";
        for (const Finding* finding : story.findings[ply]) {
            codes += (codes.empty() ? "" : ", ") + std::string(finding->code->name);
            if (style_of(*finding) == "bad" || worst == "soft") worst = style_of(*finding);
        }
        if (!codes.empty()) move.set("flag", std::string(worst));
        if (!codes.empty()) move.set("codes", codes);
        return move;
    }

    // What the script needs, ply by ply; of each hand of tiles only what has changed.
    std::string data() const {
        std::string out = "{\"players\":[";
        for (int s = 0; s < record_.players; ++s) {
            if (s > 0) out += ',';
            append_json_string(out, player_called(record_, Seat(s)));
        }
        append(out, "],\"stock\":\"{}\",\"hands\":[", stock_name(record_.game));
        for (const HandStory& story : stories_) {
            append(out, "{}{{\"name\":\"{}\",\"before\":", story.hand > 0 ? "," : "",
                   names_[story.hand]);
            append_json_string(out, points_before(record_, story));
            out += ",\"stops\":[";
            append_stops(out, story);
            out += "]}";
        }
        return out + "]}";
    }

    void append_stops(std::string& out, const HandStory& story) const {
        HandWalk walk(record_, verdict_, story.hand);
        TablePosition last;
        std::string table;
        for (std::uint32_t ply = 0; ply <= story.plies() + 1; ++ply) {
            if (ply > 0 && ply <= story.plies()) walk.advance();
            TablePosition position = walk.position();
            if (ply > story.plies()) show_what_was_left(position, verdict_, story.hand);
            std::string now = table_in_words(record_, story, position);
            append(out, "{}{{\"stock\":{}", ply > 0 ? "," : "", position.stock);
            if (now != table) {
                out += ",\"table\":";
                append_json_string(out, now);
            }
            table = std::move(now);
            append_state(out, position, ply > 0 ? &last : nullptr);
            append_found(out, story, ply);
            out += '}';
            last = std::move(position);
        }
    }

    static void append_state(std::string& out, const TablePosition& position,
                             const TablePosition* last) {
        if (position.next.exists()) append(out, ",\"next\":{}", position.next.index());
        if (position.backwards) out += ",\"backwards\":true";
        for (std::size_t arm = 0; arm < position.table.count; ++arm)
            if (position.table.arms[arm].spellbound) append(out, ",\"spell\":{}", arm + 1);
        std::string hands;
        for (std::size_t s = 0; s < position.seats.size(); ++s) {
            if (last != nullptr && position.seats[s] == last->seats[s]) continue;
            append(hands, "{}\"{}\":", hands.empty() ? "" : ",", s);
            append_seat_json(hands, position.seats[s], false);
        }
        if (!hands.empty()) append(out, ",\"hands\":{{{}}}", hands);
    }

    void append_found(std::string& out, const HandStory& story, std::uint32_t ply) const {
        const char* comma = ",\"found\":[";
        for (const Finding* finding : story.findings[ply]) {
            append(out,
                   "{}{{\"style\":\"{}\",\"kind\":\"{}\",\"code\":\"{}\",\"clause\":\"{}\","
                   "\"message\":",
                   comma, style_of(*finding), kind_of(*finding), finding->code->name,
                   finding->clause);
            append_json_string(out, finding->message);
            out += ",\"where\":";
            append_json_string(out, where(*finding));
            out += '}';
            comma = ",";
        }
        if (!story.findings[ply].empty()) out += ']';
        comma = ",\"remarks\":[";
        for (const Deduction* remark : story.remarks[ply]) {
            out += comma;
            append_json_string(out, remark->message);
            comma = ",";
        }
        if (!story.remarks[ply].empty()) out += ']';
    }

    std::string file_;
    const Record& record_;
    const GameVerdict& verdict_;
    std::vector<HandStory> stories_;
    std::vector<std::string> names_;
};

}  // namespace

bool replay_html(std::string& out, std::string_view file, const Judge& judged) {
    PageWriter writer(file, judged);
    if (writer.empty()) return false;
    out += writer.write();
    return true;
}

}  // namespace bones
