#include "tools/lib/show/screen/screen.hpp"

#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#include <poll.h>

#include <algorithm>
#include <stdexcept>

namespace bones::inline show {

namespace {

// Colour pairs: one for each number, and some for other uses.
constexpr short first_number_pair = 1, bad_pair = 17, warn_pair = 18, chosen_pair = 19;

}  // namespace

Screen::Screen(const Interruption& interruption, bool colored, const std::string& otherwise)
    : interruption_(interruption) {
    keys_ = std::fopen("/dev/tty", "r");
    if (keys_ != nullptr) terminal_ = newterm(nullptr, stdout, keys_);
    if (terminal_ == nullptr) {
        if (keys_ != nullptr) std::fclose(keys_);
        throw std::runtime_error("this needs a terminal; " + otherwise);
    }
    set_term(terminal_);
    cbreak();
    noecho();
    set_escdelay(50);
    keypad(stdscr, TRUE);
    nodelay(stdscr, TRUE);
    curs_set(0);
    colored_ = colored && has_colors();
    if (!colored_) return;
    start_color();
    use_default_colors();
    for (int pips = 0; pips <= 15; ++pips) {
        const int simple[] = {COLOR_WHITE,  COLOR_CYAN, COLOR_GREEN,  COLOR_RED,
                              COLOR_YELLOW, COLOR_BLUE, COLOR_YELLOW, COLOR_MAGENTA};
        init_pair(static_cast<short>(first_number_pair + pips),
                  static_cast<short>(COLORS >= 256 ? terminal_color(pips) : simple[pips % 8]), -1);
    }
    init_pair(bad_pair, COLOR_RED, -1);
    init_pair(warn_pair, COLOR_YELLOW, -1);
    init_pair(chosen_pair, COLOR_YELLOW, -1);
}

Screen::~Screen() {
    endwin();
    delscreen(terminal_);
    std::fclose(keys_);
}

int Screen::columns() const {
    return COLS;
}
int Screen::rows() const {
    return LINES;
}
void Screen::clear() {
    erase();
}

int Screen::attributes(Ink ink) const {
    const auto pair = [this](short number) { return colored_ ? COLOR_PAIR(number) : 0; };
    switch (ink) {
        case Ink::plain:
            return A_NORMAL;
        case Ink::strong:
            return A_BOLD;
        case Ink::faint:
            return A_DIM;
        case Ink::bad:
            return static_cast<int>(A_BOLD | pair(bad_pair));
        case Ink::warn:
            return static_cast<int>(pair(warn_pair));
        case Ink::chosen:
            return static_cast<int>(A_BOLD | pair(chosen_pair));
        default:
            return static_cast<int>(
                A_BOLD | pair(static_cast<short>(first_number_pair + static_cast<int>(ink) -
                                                 static_cast<int>(Ink::number))));
    }
}

void Screen::put(int row, const Line& line) {
    if (row < 0 || row >= LINES) return;
    move(row, 0);
    for (const Span& span : line) {
        if (getcury(stdscr) != row) break;
        attrset(attributes(span.ink));
        addstr(span.text.c_str());
    }
    attrset(A_NORMAL);
    // A line that was too long continued on the next row.
    if (getcury(stdscr) != row && row + 1 < LINES) {
        move(row + 1, 0);
        clrtoeol();
    }
}

void Screen::show(int row, int column) {
    curs_set(row < 0 ? 0 : 1);
    if (row >= 0) move(row, std::min(column, COLS - 1));
    refresh();
}

// Reads first the keys that ncurses has already taken from the terminal.
int Screen::key() {
    while (true) {
        const int key = getch();
        if (key != ERR) return key;
        if (interruption_.came()) return no_more_keys;
        pollfd terminal{fileno(keys_), POLLIN, 0};
        const bool ready = interruption_.wait_for(terminal.fd);
        // A closed terminal is always readable and has no keys.
        if (ready && poll(&terminal, 1, 0) > 0 && (terminal.revents & (POLLHUP | POLLERR)) != 0)
            return no_more_keys;
    }
}

}  // namespace bones::inline show
