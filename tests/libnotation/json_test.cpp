#include "bones/json.hpp"

#include <gtest/gtest.h>

#include "bones/parser.hpp"
#include "bones/writer.hpp"
#include "tests/libnotation/reading.hpp"

namespace bones {
namespace {

using test::read;
using test::ReadRecord;

std::string json_of(std::string text) {
    const ReadRecord r = read(std::move(text));
    std::string json;
    write_json(r.record, r.record.actions, json);
    return json;
}

/// Returns the record's text for this JSON, or the error message.
std::string text_of(std::string_view json) {
    std::string text, why;
    return text_from_json(json, text, why) ? text : why;
}

TEST(Json, N10_says_every_line) {
    EXPECT_EQ(
        json_of("# top\ngame leyden # g\nid 7 \\# x\nplayer A Ana <a1>\nplayer B\nrule "
                "target=50\nx-mood  fine\nhand # h\n"
                "lead B\ncarry A 7\nprizes A 3-4\ndeal A 1-6 ?\nyard ?2 1-1\nA 6-1@2?! pass\nleft "
                "B\nend out A\nprize B 2-1\n"
                "penalty B 5 revoke\nscore A 4 B -3\nresult A 11\nwinner none\n# end\n"),
        R"({"type":"record","notation":1,"header":[{"comment":"# top"},{"game":"leyden","comment":"# g"},)"
        R"({"id":"7 # x"},{"player":"A","name":"Ana","id":"a1"},{"player":"B"},{"rule":"target","value":"50"},)"
        R"({"extension":"x-mood  fine"}],"hands":[{"hand":1,"comment":"# h","lines":[{"lead":"B"},{"carry":{"A":7}},)"
        R"({"prizes":"A","tiles":["4-3"]},{"deal":"A","tiles":["6-1","?"]},{"yard":["?2","1-1"]},)"
        R"({"seat":"A","actions":["6-1@2?!"]},{"seat":"A","actions":["pass"]},{"left":"B","tiles":[]},)"
        R"({"end":"out","seat":"A"},{"prize":"B","tile":"2-1"},{"penalty":"B","points":5,"code":"revoke"},)"
        R"({"score":{"A":4,"B":-3}}]}],"closing":[{"result":{"A":11}},{"winner":[]},{"comment":"# end"}]})"
        "\n");
}

TEST(Json, N10_says_what_a_sheet_notes) {
    const std::string text = "game leyden\nwritten all # at the table\nunwritten passes draws\n";
    const std::string json = json_of(text);
    EXPECT_EQ(json,
              R"({"type":"record","notation":1,"header":[{"game":"leyden"},)"
              R"({"written":["all"],"comment":"# at the table"},{"unwritten":["passes","draws"]}],)"
              R"("hands":[],"closing":[]})"
              "\n");
    EXPECT_EQ(text_of(json), text);
    EXPECT_EQ(
        json_of("game leyden\nwritten drawz\n"),
        R"({"type":"record","notation":1,"header":[{"game":"leyden"},{"kept":"written drawz"}],)"
        R"("hands":[],"closing":[]})"
        "\n");
}

TEST(Json, N10_keeps_what_cannot_be_read) {
    const std::string text =
        "game chess\nid 1\nid 2 # two\ndate soon\n\\o/ \"x\"\n\x01\xFF\nhand x # h\nA foo\n";
    EXPECT_EQ(
        json_of(text),
        R"({"type":"record","notation":1,"header":[{"kept":"game chess"},{"id":"1"},{"kept":"id 2","comment":"# two"},)"
        R"({"kept":"date soon"},{"kept":"\\o/ \"x\""},{"kept_bytes":"01ff"}],"hands":[{"hand":1,"kept":"hand x",)"
        R"("comment":"# h","lines":[{"seat":"A","actions":["foo"]}]}],"closing":[]})"
        "\n");
    EXPECT_EQ(text_of(json_of(text)), text);
}

TEST(Json, N10_reads_what_it_writes) {
    const std::string text =
        "game leyden # c\nid \\# a\\\\b\nplayer A Ana\n\nhand 1\nlead A\ndeal B 6-1 ?3\nA "
        "1-1\nwinner A B\n";
    std::string with_blank_line = text_of(json_of(text));
    with_blank_line.insert(with_blank_line.find("hand"), "\n");
    EXPECT_EQ(with_blank_line, text);
}

TEST(Json, says_what_is_wrong_with_a_document) {
    const struct {
        const char* json;
        const char* why;
    } cases[] = {
        {"", "it is not JSON"},
        {"[1", "it is not JSON"},
        {"[]", "it is not a record"},
        {R"({"type":"finding"})", "it is not a record"},
        {R"({"type":"record","header":7})", "the list of lines is missing"},
        {R"({"type":"record","header":[7]})", "a line is not an object"},
        {R"({"type":"record","header":[{}]})", "a line is empty"},
        {R"({"type":"record","header":[{"Player":"A"}]})", "a line is empty"},
        {R"({"type":"record","header":[{"id":7}]})", "\"id\" is not a string"},
        {R"({"type":"record","header":[{"id":"a\nb"}]})", "\"id\" has a control character"},
        {R"({"type":"record","header":[{"id":"a","comment":"b"}]})",
         "a \"comment\" does not start with #"},
        {R"({"type":"record","header":[{"id":"a","comment":"# b\nc"}]})",
         "\"comment\" has a control character"},
        {R"({"type":"record","header":[{"player":"Q"}]})", "\"player\" is not a seat"},
        {R"({"type":"record","header":[{"player":"A","name":"a<b"}]})",
         "\"name\" has an angle bracket"},
        {R"({"type":"record","header":[{"player":"A","id":"a>b"}]})",
         "\"id\" has an angle bracket"},
        {R"({"type":"record","header":[{"rule":"x"}]})", "a line has no \"value\""},
        {R"({"type":"record","header":[{"rule":"x","value":"a # b"}]})",
         "\"value\" has the start of a comment"},
        {R"({"type":"record","header":[{"kept_bytes":"0a"}]})", "\"kept_bytes\" is not a line"},
        {R"({"type":"record","header":[{"kept_bytes":"0"}]})", "\"kept_bytes\" is not a line"},
        {R"({"type":"record","header":[{"kept_bytes":"zz"}]})",
         "\"kept_bytes\" is not hexadecimal"},
        {R"({"type":"record","header":[],"hands":[7]})", "a hand is not an object"},
        {R"({"type":"record","header":[],"hands":[{"hand":1.5}]})",
         "\"hand\" is not a whole number"},
        {R"({"type":"record","header":[],"hands":[{"lines":[]}]})", "a line has no \"hand\""},
        {R"({"type":"record","header":[],"hands":[{"hand":1,"lines":[{"seat":"A","actions":["6-1 x"]}]}]})",
         "\"actions\" is not one word"},
        {R"({"type":"record","header":[],"hands":[{"hand":1,"lines":[{"seat":"A","actions":["#"]}]}]})",
         "\"actions\" is not one word"},
        {R"({"type":"record","header":[],"hands":[{"hand":1,"lines":[{"seat":"A","actions":7}]}]})",
         "\"actions\" is not a list"},
        {R"({"type":"record","header":[],"hands":[{"hand":1,"lines":[{"score":7}]}]})",
         "\"score\" is not an object"},
        {R"({"type":"record","header":[],"hands":[{"hand":1,"lines":[{"score":{"A":"4"}}]}]})",
         "\"score\" is not a whole number"},
    };
    for (const auto& [json, why] : cases)
        EXPECT_EQ(text_of(json).substr(0, std::string(why).size()), why) << json;
    EXPECT_FALSE(text_of(std::string(100000, '[')).empty());
}

TEST(Json, N10_no_value_becomes_a_comment) {
    for (const char* line : {R"({"kept":"words #more"})",
                             R"({"kept":"#more"})",
                             R"({"kept":"a\t#more"})",
                             R"({"kept_bytes":"ff20236d6f7265"})",
                             R"({"kept_bytes":"20236d6f7265"})",
                             R"({"kept":"id 7 #more"})",
                             R"({"kept":"A 6-1 #more"})",
                             R"({"kept":"A #more"})",
                             R"({"kept":"date x #more"})",
                             R"({"extension":"x-mood fine #more"})",
                             R"({"rule":"target","value":"50 #more"})",
                             R"({"rule":"target","value":"#more"})",
                             R"({"id":"7 #more"})",
                             R"({"id":"#more"})",
                             R"({"event":"a #more #still"})",
                             R"({"player":"A","name":"Ana #more"})",
                             R"({"player":"A","id":"#more"})",
                             R"({"winner":["#more"]})",
                             R"({"end":"#more"})",
                             R"({"x":1,"round":"1 #more"})"})
        for (const bool in_hand : {false, true}) {
            const std::string json =
                std::string(R"({"type":"record","header":[{"game":"leyden"})") +
                (in_hand ? R"(],"hands":[{"hand":1,"lines":[)" : ",") + line +
                (in_hand ? "]}]}" : "]}");
            std::string text, why;
            if (!text_from_json(json, text, why)) continue;
            EXPECT_EQ(json_of(text).find("comment"), std::string::npos)
                << json << " becomes " << text;
        }
    EXPECT_EQ(text_of(R"({"type":"record","header":[],"hands":[{"hand":1,"kept":"hand 1 #x"}]})"),
              R"("kept" has the start of a comment)");
    EXPECT_EQ(text_of(R"({"type":"record","header":[{"id":"7 #more"}]})"), "id 7 \\#more\n");
}

TEST(Json, N10_a_newer_notation_is_refused) {
    const auto of = [](const char* version) {
        return text_of(std::string(R"({"type":"record","notation":)") + version +
                       R"(,"header":[{"game":"leyden"}]})");
    };
    EXPECT_EQ(of("1"), "game leyden\n");
    EXPECT_EQ(text_of(R"({"type":"record","header":[{"game":"leyden"}]})"), "game leyden\n");
    EXPECT_EQ(of("2"),
              "it has notation 2, but this program reads 1; a newer version of Bones wrote it");
    EXPECT_EQ(of("99999999999999999999"), R"("notation" is not a whole number)");
    EXPECT_EQ(of("0"), "it has notation 0, but this program reads 1");
    EXPECT_EQ(of("18446744073709551615").substr(0, 16), "it has notation ");
    EXPECT_EQ(of(R"("1")"), R"("notation" is not a whole number)");
}

TEST(Json, N10_the_order_of_members_means_nothing) {
    EXPECT_EQ(text_of(R"({"closing":[{"winner":["A"]}],"hands":[{"trump":{"trump":"5","seat":"A"},)"
                      R"("lines":[{"deal":"A","tiles":["?"]},{"comment":"# c"},)"
                      R"({"seat":"A","actions":["5-5"]}],"bids":{"bids":["30"],"seat":"A"},)"
                      R"("hand":1}],"x":[[[{"y":[7]}]]],"header":[{"game":"forty-two"}],)"
                      R"("type":"record"})"),
              "game forty-two\nhand 1\ndeal A ?\nbid A 30\ntrump A 5\n# c\nA 5-5\nwinner A\n");
    EXPECT_EQ(text_of(R"({"type":"record","header":[],"hands":[{"hand":1,"bids":{"seat":"A",)"
                      R"("bids":["30"]},"lines":[{"lead":"A"},{"comment":"# c"}]}]})"),
              "hand 1\nlead A\nbid A 30\n# c\n");
}

// N12: parts that exceed the limits of a record are refused before they take memory. Unknown parts
// are skipped.
TEST(Json, N12_no_document_takes_much_memory) {
    const std::string deep(1'000'000, '[');
    const std::string header = R"({"type":"record","header":[{"game":"leyden"}],)";
    EXPECT_EQ(text_of(header + "\"x\":" + deep + std::string(deep.size(), ']') + "}"),
              "game leyden\n");
    const std::string line = R"({"type":"record","header":[{"id":)";
    EXPECT_EQ(text_of(line + deep), "a line has more than 4096 values");
    EXPECT_EQ(text_of(line + '"' + std::string(8195, 'x') + "\"}]}"),
              "a string is longer than the longest line");
    std::string values;
    for (int i = 0; i < 5000; ++i) values += "7,";
    EXPECT_EQ(
        text_of(R"({"type":"record","header":[],"hands":[{"hand":1,"lines":[{"yard":[)" + values),
        "a line has more than 4096 values");
    EXPECT_EQ(text_of(R"({"type":"record","header":[],"hands":[{"hand":1,"x":[)" + values),
              "a line has more than 4096 values");
}

TEST(Json, holds_text_of_all_sorts) {
    const std::string json = json_of("game leyden\nevent \"Caf\u00E9\" \\\\ \U0001F031 # \"\n");
    EXPECT_NE(json.find("{\"event\":\"\\\"Caf\u00E9\\\" \\\\ \U0001F031\",\"comment\":\"# \\\"\"}"),
              std::string::npos);
    EXPECT_EQ(text_of(json), "game leyden\nevent \"Caf\u00E9\" \\\\ \U0001F031 # \"\n");
}

}  // namespace
}  // namespace bones
