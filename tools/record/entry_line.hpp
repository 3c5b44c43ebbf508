// The line that is being typed on the screen.
#pragma once

#include <cstddef>
#include <string>

#include "tools/lib/io/text/styled.hpp"

namespace bones::record {

class EntryLine {
  public:
    bool empty() const { return text_.empty(); }
    const std::string& text() const { return text_; }
    /// Inserts a byte of a character. The line cannot become longer than a line of the notation.
    void insert(char byte);
    /// Delete the character before the cursor, or at it.
    void erase_before();
    void erase_at();
    void left();
    void right();
    void home() { at_ = 0; }
    void end() { at_ = text_.size(); }
    /// Returns the text and clears the line.
    std::string take();

    /// The part of the text that fits into `columns`, and the column of the cursor within it.
    std::string visible(std::size_t columns, std::size_t& cursor) const;

  private:
    std::size_t before() const;
    std::size_t after() const;

    std::string text_;
    std::size_t at_ = 0;
};

}  // namespace bones::record
