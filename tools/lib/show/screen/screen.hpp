// A full-screen terminal, by ncurses.
#pragma once

#include <cstdio>
#include <string>

#include "tools/lib/io/text/styled.hpp"
#include "tools/lib/show/screen/interruption.hpp"

struct screen;

namespace bones::inline show {

/// Takes the terminal over, and gives it back whatever happens.
class Screen {
  public:
    /// No more keys come: the terminal is gone, or the tool is told to go.
    static constexpr int no_more_keys = -1;

    /// Keys come from the terminal even where standard input is something else. Throws
    /// std::runtime_error, which says `otherwise`: how to do without a terminal.
    Screen(const Interruption& interruption, bool colored, const std::string& otherwise);
    ~Screen();
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    int columns() const;
    int rows() const;
    void clear();
    /// Writes a line on a row; what is too long is cut.
    void put(int row, const Line& line);
    /// Shows what was written, with the cursor on this row and column; without numbers there is
    /// none to be seen.
    void show(int row = -1, int column = 0);
    /// Waits for a key: a byte of a character, or one of ncurses' KEY_ numbers (KEY_RESIZE too).
    int key();

  private:
    int attributes(Ink ink) const;

    const Interruption& interruption_;
    std::FILE* keys_ = nullptr;
    ::screen* terminal_ = nullptr;
    bool colored_ = false;
};

}  // namespace bones::inline show
