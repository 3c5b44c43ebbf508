// A full-screen terminal, by ncurses.
#pragma once

#include <cstdio>
#include <optional>
#include <string>

#include "tools/lib/styled.hpp"

struct screen;

namespace bones {

/// Takes the terminal over, and gives it back whatever happens.
class Screen {
  public:
    /// Keys come from the terminal even where standard input is something else. Throws
    /// std::runtime_error.
    explicit Screen(bool colored);
    ~Screen();
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    int columns() const;
    int rows() const;
    void clear();
    /// Writes a line on a row; what is too long is cut.
    void put(int row, const Line& line);
    void show();
    /// Waits for a key: a character, or one of ncurses' KEY_ numbers (KEY_RESIZE too).
    int key();

  private:
    int attributes(Ink ink) const;

    std::FILE* keys_ = nullptr;
    ::screen* terminal_ = nullptr;
    bool colored_ = false;
};

}  // namespace bones
