#include <fmt/format.h>

#include <system_error>

#include "bones/json.hpp"
#include "bones/writer.hpp"
#include "tools/format/modes.hpp"
#include "tools/lib/judged.hpp"
#include "tools/lib/lines.hpp"
#include "tools/lib/output.hpp"
#include "tools/lib/record_output.hpp"

namespace bones {

namespace {

/// Bytes of a document. No record within the limits takes more.
constexpr std::size_t longest_document = 8 << 20;

class Converter {
  public:
    Converter(const Tool& tool, bool as_json)
        : tool_(tool), as_json_(as_json), output_(tool.output) {}

    void convert(const InputFile& file) {
        FileSource source(file);
        LineReader lines(source, longest_document);
        RawRecord raw;
        raw.index = 0;
        for (std::string_view line; lines.next(line);) {
            if (line.find_first_not_of(" \t") == std::string_view::npos) continue;
            text_.clear();
            std::string why = "the line is longer than 8 MiB";
            if (lines.was_cut() || !text_from_json(line, text_, why)) {
                complain(fmt::format("{}:{}: {}", file.name, lines.number(), why));
                continue;
            }
            raw.text = text_;
            ++raw.index;
            write_record(raw);
        }
        if (raw.index == 0) complain(fmt::format("no record in {}", file.name));
    }
    void complain(std::string_view message) {
        tool_.say(message);
        failed_ = true;
        note_status(status_failed);
    }
    int finish() {
        output_.finish(!failed_);
        return noted_status();
    }

  private:
    void write_record(const RawRecord& raw) {
        judge_.judge(raw);
        written_.clear();
        if (as_json_) {
            write_json(judge_.record, judge_.verdict.actions, written_);
            output_.write(written_);
        } else {
            write(judge_.record, judge_.verdict.actions, written_);
            records_.write(written_);
        }
    }

    const Tool& tool_;
    bool as_json_;
    Output output_;
    RecordOutput records_{output_};
    Judge judge_;
    std::string text_, written_;
    bool failed_ = false;
};

}  // namespace

int write_from_json(const Tool& tool, InputFiles& files, bool as_json) {
    Converter converter(tool, as_json);
    while (const InputFileRef file = files.next()) {
        try {
            converter.convert(*file);
        } catch (const std::system_error& error) {
            converter.complain(
                fmt::format("cannot read {}: {}", file->name, error.code().message()));
        }
    }
    return converter.finish();
}

}  // namespace bones
