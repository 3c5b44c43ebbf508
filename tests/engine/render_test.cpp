#include "bones/render.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "bones/parser.hpp"
#include "libnotation/codes.hpp"

namespace bones {
namespace {

/// A record with the text that it refers to.
struct ReadRecord {
    explicit ReadRecord(std::string whole) : text(std::move(whole)) {
        parse({text, 1, 1, false}, record);
    }
    ReadRecord(const ReadRecord&) = delete;
    ReadRecord& operator=(const ReadRecord&) = delete;

    std::string text;
    Record record;
};

constexpr Code revoke{"revoke", Severity::broken, "a seat did not follow suit"};

/// Returns the place of a piece of a record's text.
Place place(const Record& record, std::string_view piece) {
    return {static_cast<std::uint32_t>(record.text.find(piece)),
            static_cast<std::uint32_t>(piece.size())};
}

struct Night {
    ReadRecord r{
        "game double-takes\nid n\"7\nplayer A Ana\nplayer B Bo\nplayer C\nhand 3\nA 12-9=9 8-2 "
        "9-9\nC 9-4=4 4-1\t4-2\n"};
    Finding finding;

    Night() {
        finding.set_code(revoke);
        finding.clause = "D4";
        finding.hand = 3;
        finding.ply = 2;
        finding.seat = Seat(1);
        finding.place = place(r.record, "8-2");
        finding.message = "Bo plays 8-2 on a led 9, but held 9-4";
        Evidence evidence{place(r.record, "9-4"), "C played 9-4 in trick 2"};
        evidence.besides = "nothing is drawn during a round";
        finding.evidence = {evidence, {{}, "5 points from Bo's side"}};
    }
};

std::string text(const Night& night, bool colored = false) {
    std::string out;
    render_text("night.bones", night.r.record, night.finding, colored, out);
    return out;
}

TEST(RenderText, looks_like_a_compilers_message) {
    EXPECT_EQ(
        text(Night()),
        "night.bones:7:10: breach[revoke] D4: Bo plays 8-2 on a led 9, but held 9-4\n"
        "    7 | A 12-9=9 8-2 9-9\n"
        "      |          ^~~\n"
        "   note: C played 9-4 in trick 2 (night.bones:8:3); nothing is drawn during a round\n"
        "   note: 5 points from Bo's side\n");
}

TEST(RenderText, says_what_is_open_and_how_to_mend) {
    Night night;
    night.finding.verdict = Verdict::open;
    night.finding.evidence.clear();
    night.finding.fix = Fix{night.finding.place, "9-4", "write 9-4"};
    EXPECT_EQ(text(night),
              "night.bones:7:10: possible[revoke] D4: Bo plays 8-2 on a led 9, but held 9-4\n"
              "    7 | A 12-9=9 8-2 9-9\n"
              "      |          ^~~\n"
              "   fix: write 9-4\n");
}

TEST(RenderText, paints_only_if_asked) {
    const std::string painted = text(Night(), true);
    EXPECT_NE(painted.find("\x1b[1mnight.bones:7:10:\x1b[0m \x1b[1;31mbreach[revoke]\x1b[0m D4:"),
              std::string::npos);
    EXPECT_EQ(text(Night()).find('\x1b'), std::string::npos);
}

/// Renders a finding on a piece of a line.
std::string shown_excerpt(const std::string& line, std::string_view piece,
                          std::string message = "m") {
    const ReadRecord r("game leyden\n" + line + "\n");
    Finding finding;
    finding.set_code(code::unreadable);
    finding.clause = "N1";
    finding.place = place(r.record, piece);
    finding.message = std::move(message);
    std::string out;
    render_text("a.bones", r.record, finding, false, out);
    return out;
}

TEST(RenderText, nothing_in_a_record_reaches_the_terminal_raw) {
    const std::string out =
        shown_excerpt("id \x1b[31m\x07\xFF\u009B\u202E\u2028 x\ty\r", "x", "bell \x07 \x1b[31m");
    for (const char c : out) EXPECT_TRUE(c == '\n' || (c >= 0x20 && c < 0x7F) || (c & 0x80));
    EXPECT_EQ(out,
              "a.bones:2:15: error[unreadable] N1: bell <U+0007> <U+001B>[31m\n"
              "    2 | id <U+001B>[31m<U+0007>\uFFFD<U+009B><U+202E><U+2028> x y\n"
              "      |                                                  ^\n");
    Night night;
    std::string named;
    render_text("a\x1b[31m\n.bones", night.r.record, night.finding, false, named);
    EXPECT_EQ(named.find('\x1b'), std::string::npos);
}

TEST(RenderText, long_lines_are_cut_around_the_place) {
    const std::string out =
        shown_excerpt("id " + std::string(1000, 'a') + "BCD" + std::string(1000, 'e'), "BCD");
    const std::size_t first = out.find('\n') + 1, second = out.find('\n', first) + 1;
    const std::string excerpt = out.substr(first, second - first), underline = out.substr(second);
    EXPECT_LT(excerpt.size(), 200u);
    EXPECT_EQ(excerpt.find("BCD"), underline.find("^~~"));
    EXPECT_EQ(excerpt.substr(8, 4), "...a");
    EXPECT_EQ(excerpt.substr(excerpt.size() - 5), "e...\n");
}

TEST(RenderText, a_place_behind_the_line_is_underlined_there) {
    const ReadRecord r("game leyden\nhand 1\n");
    Finding finding;
    finding.set_code(code::bad_value);
    finding.place = {18, 5};
    finding.message = "m";
    std::string out;
    render_text("a", r.record, finding, false, out);
    EXPECT_EQ(out, "a:2:7: error[bad-value]: m\n    2 | hand 1\n      |       ^\n");
    finding.place = {};
    out.clear();
    render_text("a", r.record, finding, false, out);
    EXPECT_EQ(out, "a:1:1: error[bad-value]: m\n");
}

TEST(RenderJson, has_all_fields) {
    Night night;
    night.finding.fix = Fix{night.finding.place, "9-4", "write 9-4"};
    night.finding.evidence[0].kind = "played";
    std::string out;
    render_json("night.bones", night.r.record, {&night.finding, 1}, out);
    EXPECT_EQ(
        out,
        R"({"type":"finding","file":"night.bones","line":7,"column":10,"end_column":13,"record":1,"id":"n\"7","hand":3,)"
        R"("ply":2,"seat":"B","player":"Bo","code":"revoke","clause":"D4","severity":"broken","verdict":"broken",)"
        R"("holds":"always","message":"Bo plays 8-2 on a led 9, but held 9-4","evidence":[{"line":8,"column":3,)"
        R"("message":"C played 9-4 in trick 2; nothing is drawn during a round"},{"line":null,"column":null,)"
        R"("message":"5 points from Bo's side"}],"proof":null,"fix":{"line":7,"column":10,"end_column":13,)"
        R"("replacement":"9-4","message":"write 9-4"}})"
        "\n");
}

TEST(RenderJson, nulls_what_there_is_not) {
    Record empty;
    empty.index = 0;
    Finding finding;
    finding.set_code(code::no_record);
    finding.clause = "N2";
    finding.verdict = Verdict::open;
    finding.message = "\xFF\x01";
    std::string out;
    render_json("a\xFE", empty, {&finding, 1}, out);
    EXPECT_EQ(out,
              "{\"type\":\"finding\",\"file\":\"a\uFFFD\",\"line\":null,\"column\":null,\"end_"
              "column\":null,\"record\":null,"
              "\"id\":null,\"hand\":null,\"ply\":null,\"seat\":null,\"player\":null,\"code\":\"no-"
              "record\",\"clause\":\"N2\","
              "\"severity\":\"error\",\"verdict\":\"open\",\"message\":\"\uFFFD\\u0001\","
              "\"evidence\":[],\"proof\":null,\"fix\":null}\n");
}

TEST(RenderSarif, has_a_result_for_each_finding) {
    Night night;
    night.finding.fix = Fix{night.finding.place, "9-4", "write 9-4"};
    std::string out;
    render_sarif("a dir/night.bones", night.r.record, {&night.finding, 1}, out);
    EXPECT_EQ(
        out,
        R"(,{"ruleId":"revoke","kind":"fail","level":"error","message":{"text":"Bo plays 8-2 on a led 9, but held 9-4"},)"
        R"("locations":[{"physicalLocation":{"artifactLocation":{"uri":"a%20dir/night.bones"},"region":{"startLine":7,)"
        R"("startColumn":10,"endColumn":13}}}],"relatedLocations":[{"message":{"text":)"
        R"("C played 9-4 in trick 2; nothing is drawn during a round"},"physicalLocation":{"artifactLocation":)"
        R"({"uri":"a%20dir/night.bones"},"region":{"startLine":8,"startColumn":3,"endColumn":6}}},{"message":{"text":)"
        R"("5 points from Bo's side"}}],"fixes":[{"description":{"text":"write 9-4"},"artifactChanges":)"
        R"([{"artifactLocation":{"uri":"a%20dir/night.bones"},"replacements":[{"deletedRegion":{"startLine":7,)"
        R"("startColumn":10,"endColumn":13},"insertedContent":{"text":"9-4"}}]}]}],"properties":{"clause":"D4",)"
        R"("severity":"broken","record":1,"hand":3,"ply":2,"seat":"B","player":"Bo"}})"
        "\n");
    night.finding.verdict = Verdict::open;
    out.clear();
    render_sarif("n", night.r.record, {&night.finding, 1}, out);
    EXPECT_EQ(out.substr(0, 52), R"(,{"ruleId":"revoke","kind":"open","level":"none","me)");
}

TEST(RenderSarif, paths_from_the_root_are_file_uris) {
    Night night;
    std::string out;
    render_sarif("/a b/n.bones", night.r.record, {&night.finding, 1}, out);
    EXPECT_NE(out.find(R"("uri":"file:///a%20b/n.bones")"), std::string::npos);
}

TEST(RenderSarif, names_its_rules) {
    const auto page_of = [](const Code& code) {
        return code.name == "bad-tile"
                   ? std::string_view("# bad-tile · x\n\n## What\n\nHelp,\nmore.\n\nBut\n")
                   : "";
    };
    const std::string begin = sarif_begin(code::notation_codes(), "1.2.3", page_of);
    EXPECT_NE(begin.find(R"("fullDescription":{"text":"Help, more."},)"
                         R"("help":{"text":"## What\n\nHelp,\nmore.\n\nBut",)"
                         R"("markdown":"## What\n\nHelp,\nmore.\n\nBut"})"),
              std::string::npos);
    EXPECT_NE(begin.find(R"("name":"bones-check","version":"1.2.3","informationUri":"file:///)"),
              std::string::npos);
    for (const Code* const code : code::notation_codes())
        EXPECT_NE(begin.find("{\"id\":\"" + std::string(code->name) + "\""), std::string::npos);
    EXPECT_EQ(sarif_end(), "]}]}\n");
}

TEST(Codes, have_names_and_titles_of_their_own) {
    const auto codes = code::notation_codes();
    for (std::size_t i = 0; i < codes.size(); ++i) {
        EXPECT_FALSE(codes[i]->title.empty());
        for (std::size_t j = 0; j < i; ++j) EXPECT_NE(codes[i]->name, codes[j]->name);
    }
    EXPECT_EQ(name_of(Severity::claim), "claim");
    EXPECT_EQ(name_of(Severity::note), "note");
}

}  // namespace
}  // namespace bones
