#include "tools/record/plain_entry.hpp"

#include "bones/limits.hpp"
#include "libnotation/text/chars.hpp"
#include "tools/lib/io/input.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/text/lines.hpp"
#include "tools/record/answer_lines.hpp"

namespace bones::record {

using namespace entry;

namespace {

/// Handles a line when a question is open. The question stays until it is answered or `esc` drops
/// it. If a tile fits nowhere, another entry may replace it.
Answer answer_to(Session& session, const Answer& last, std::string_view line) {
    const bool asks = last.kind == Answer::Kind::ask && !last.choices.empty();
    if (line == "esc") {
        if (asks) session.drop_question();
        return session.standing();
    }
    if (!asks || last.fits_nowhere || session.is_choice(last, line))
        return session.enter(session.read(line));
    Answer again = last;
    again.said = "answer the question first, or type esc to drop it";
    return again;
}

}  // namespace

void enter_line_by_line(Session& session, const std::string& to, bool json, bool talks,
                        Keystrokes& keystrokes) {
    Output output(to);
    output.only_tells();  // entries are taken even if the reader of the answers is gone
    if (!json) output.write_for_people();
    const auto say = [&](const Answer& answer) {
        output.write(json ? answer_json(answer) : answer_text(answer)).flush();
    };
    if (talks) say(session.standing());
    Answer last;
    // Reads one line at a time, because each is answered before the next is typed.
    FileSource source(InputFile{std::string(standard_input), {}}, ReadAs::bytes);
    LineReader lines(source, longest_line + 1);
    for (std::string_view line; lines.next(line);) {
        keystrokes.keys += line.size() + 1;
        const TypedWord typed = session.read(line);
        if (typed.kind == Kind::nothing) continue;
        ++keystrokes.entries;
        if (typed.kind == Kind::quit) break;
        const bool asks_for_help = typed.kind == Kind::help || trimmed(line) == "?";
        if (!asks_for_help || json) {
            // A program that gets a question has seen it, so it may send any entry.
            last = json ? session.enter(typed) : answer_to(session, last, line);
            say(last);
            continue;
        }
        for (const std::string& entry : what_can_be_typed(session.draft(), session.standing()))
            output.write(entry).write("\n");
        for (std::string_view help : help_lines) output.write(help).write("\n");
        output.write("esc             drop the question; what was typed is not entered\n");
        output.flush();
    }
    output.finish();
}

}  // namespace bones::record
