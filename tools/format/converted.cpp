#include "tools/format/converted.hpp"

#include "bones/json.hpp"
#include "bones/writer.hpp"

namespace bones {

void ConvertedRecords::write(const RawRecord& raw) {
    judge_.judge(raw);
    written_.clear();
    if (as_json_) {
        write_json(judge_.record, judge_.verdict.actions, written_);
        output_.write(written_);
    } else {
        bones::write(judge_.record, judge_.verdict.actions, written_);
        records_.write(written_);
    }
}

void ConvertedRecords::complain(std::string_view message) {
    tool_.say(message);
    failed_ = true;
    note_status(status_failed);
}

int ConvertedRecords::finish() {
    output_.finish(!failed_);
    return noted_status();
}

}  // namespace bones
