// Records that are written one after the other.
#pragma once

#include <string>
#include <string_view>

#include "bones/record.hpp"
#include "tools/lib/io/output.hpp"

namespace bones::inline io {

/// Writes canonical text with a blank line between records, so that no record is read again as a
/// part of the one before: one that nothing would tell from it, as a page without its `game` line,
/// gets a `game` line that names none. (Unreadable lines in front of a `game` line stay in front.)
class RecordOutput {
  public:
    /// The output must outlive this.
    explicit RecordOutput(Output& output) : output_(output) {}
    void write(std::string_view text);
    /// Whether nothing has been written.
    bool empty() const { return empty_; }

  private:
    bool begins_by_itself(std::string_view text) const;
    std::string_view with_game_line(std::string_view text);

    Output& output_;
    Record record_;
    std::string read_, written_;
    bool empty_ = true;
    bool after_hand_ = false;  ///< the record before has a hand
};

}  // namespace bones::inline io
