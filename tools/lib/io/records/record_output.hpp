// Writes records one after the other.
#pragma once

#include <string>
#include <string_view>

#include "bones/record.hpp"
#include "tools/lib/io/output.hpp"

namespace bones::inline io {

/// Writes canonical text with a blank line between records. A record that would be read as part of
/// the record before it, as without a `game` line, gets a `game` line without a name. (Unreadable
/// lines before a `game` line stay before it.)
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
