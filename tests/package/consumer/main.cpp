// Reads a file of records, judges each, and prints the findings: consumer FILE
#include <fstream>
#include <iostream>
#include <sstream>

#include <bones/parser.hpp>
#include <bones/referee.hpp>
#include <bones/render.hpp>

int main(int argc, char** argv) {
    std::ifstream in(argc > 1 ? argv[1] : "/dev/stdin");
    std::ostringstream content;
    content << in.rdbuf();
    const std::string text = content.str();

    bones::TextSource source(text);
    bones::RecordReader reader(source);
    bones::RawRecord raw;
    bones::Record record;
    bones::Referee referee;
    bones::GameVerdict verdict;
    std::string out;
    while (reader.next(raw)) {
        bones::parse(raw, record);
        referee.judge_as_read(record, verdict);
        for (const bones::Finding& finding : verdict.findings)
            bones::render_text(argc > 1 ? argv[1] : "<stdin>", record, finding, false, out);
    }
    std::cout << out;
    return out.empty() ? 0 : 1;
}
