// Writes records that were converted from another format, as canonical text or as JSON Lines.
#pragma once

#include <string>
#include <string_view>

#include "tools/lib/cli/tool.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/io/records/record_output.hpp"

namespace bones {

class ConvertedRecords {
  public:
    ConvertedRecords(const Tool& tool, bool as_json)
        : tool_(tool), as_json_(as_json), output_(tool.output) {}

    void write(const RawRecord& raw);
    /// Reports input that could not be converted.
    void complain(std::string_view message);
    /// Ends the output and returns the exit status.
    int finish();

  private:
    const Tool& tool_;
    bool as_json_;
    Output output_;
    RecordOutput records_{output_};
    RecordChecker judge_;
    std::string written_;
    bool failed_ = false;
};

}  // namespace bones
