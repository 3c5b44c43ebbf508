#include "tools/record/plain_entry.hpp"

#include "bones/limits.hpp"
#include "tools/lib/input.hpp"
#include "tools/lib/lines.hpp"
#include "tools/lib/output.hpp"

namespace bones::record {

void enter_line_by_line(Session& session, const std::string& to, bool json, bool talks,
                        Keystrokes& keystrokes) {
    Output output(to);
    output.only_tells();  // entries are taken also when their answers are not read
    if (!json) output.write_for_people();
    const auto say = [&](const Answer& answer) {
        output.write(json ? answer_json(answer) : answer_text(answer)).flush();
    };
    if (talks) say(session.standing());
    // Each line is answered before the next is typed, so nothing can be decided by what follows.
    FileSource source(InputFile{std::string(standard_input), {}}, ReadAs::bytes);
    LineReader lines(source, longest_line + 1);
    for (std::string_view line; lines.next(line);) {
        keystrokes.keys += line.size() + 1;
        const Typed typed = session.read(line);
        if (typed.kind == Kind::nothing) continue;
        ++keystrokes.entries;
        if (typed.kind == Kind::quit) break;
        if (typed.kind != Kind::help || json) {
            say(session.enter(typed));
            continue;
        }
        for (std::string_view help : help_lines) output.write(help).write("\n");
        output.flush();
    }
    output.finish();
}

}  // namespace bones::record
