// A full-screen terminal with ncurses.
#pragma once

#include <cstdio>
#include <string>

#include "tools/lib/io/text/styled.hpp"
#include "tools/lib/show/screen/interruption.hpp"

struct screen;

namespace bones::inline show {

/// Takes over the terminal; the destructor restores it.
class Screen {
  public:
    /// There are no more keys: the terminal was closed, or a signal asked the tool to end.
    static constexpr int no_more_keys = -1;

    /// Reads keys from the terminal even if standard input is redirected. Throws
    /// std::runtime_error, whose message includes `otherwise`: how to work without a terminal.
    Screen(const Interruption& interruption, bool colored, const std::string& otherwise);
    ~Screen();
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    int columns() const;
    int rows() const;
    void clear();
    /// Writes a line on a row; a line that is too long is cut.
    void put(int row, const Line& line);
    /// Updates the screen, with the cursor on this row and column. Without arguments the cursor is
    /// hidden.
    void show(int row = -1, int column = 0);
    /// Waits for a key: a byte of a character, or a KEY_ number of ncurses, including KEY_RESIZE.
    int key();

  private:
    int attributes(Ink ink) const;

    const Interruption& interruption_;
    std::FILE* keys_ = nullptr;
    ::screen* terminal_ = nullptr;
    bool colored_ = false;
};

}  // namespace bones::inline show
