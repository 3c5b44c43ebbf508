#include <fmt/core.h>

#include "tools/format/canonical.hpp"
#include "tools/format/modes.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/records/record_output.hpp"

namespace bones {

int write_all(const Tool& tool, InputFiles& files, CanonicalForm form) {
    Output output(tool.output);
    RecordOutput records(output);
    bool lossy = false;
    const bool complete = for_all_canonical(tool, files, form, [&](const CanonicalRecord& record) {
        if (record.first_line == 0) {
            tool.say(fmt::format("no record in {}", record.file->name));
            note_status(status_findings);
            return;
        }
        if (!record.lost.empty()) {
            tool.say(fmt::format("{}:{}: incomplete: {}", record.file->name, record.first_line,
                                 record.lost));
            lossy = true;
            note_status(status_failed);
        }
        if (form.json)
            output.write(record.text);
        else
            records.write(record.text);
    });
    output.finish(complete && !lossy);
    return noted_status();
}

}  // namespace bones
