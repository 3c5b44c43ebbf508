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
    /// Puts in a byte of a character; more than a line of the notation can hold is not taken.
    void insert(char byte);
    /// Takes the character before the cursor, or at it, away.
    void erase_before();
    void erase_at();
    void left();
    void right();
    void home() { at_ = 0; }
    void end() { at_ = text_.size(); }
    /// The text, which is empty afterwards.
    std::string take();

    /// What is to be seen of it in so many columns, and in which of them the cursor is.
    std::string visible(std::size_t columns, std::size_t& cursor) const;

  private:
    std::size_t before() const;
    std::size_t after() const;

    std::string text_;
    std::size_t at_ = 0;
};

}  // namespace bones::record
