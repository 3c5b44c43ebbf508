#include "tools/replay/stepper.hpp"

#include <fmt/core.h>
#include <ncurses.h>

#include <algorithm>

#include "bones/parser.hpp"
#include "tools/lib/show/screen/position_pane.hpp"

namespace bones {

using namespace picture;
namespace {

constexpr int escape_key = 27;
constexpr std::size_t longest_number = 9;

/// The help on keys.
constexpr std::string_view help_lines[] = {
    "Right, Space, l     one action forward",
    "Left, Backspace, h  one action back",
    "Page Down, ]        next hand",
    "Page Up, [          previous hand",
    "Home, End           start and end of it",
    "NUMBER g            go to that action",
    "n, p                next, previous finding",
    "N, P                next, previous game",
    "Up, Down, k, j      scroll the table, or the hands",
    "Tab, t              switch between all hands and the table",
    "?                   this help",
    "q                   quit",
};

/// Shows the current position, and reacts to keys.
class Stepper {
  public:
    Stepper(std::vector<GameText>& games, const ReplayOptions& options)
        : games_(games),
          options_(options),
          screen_(interruption_, options.colored, "use --every to print all positions"),
          judge_(JudgeOptions{options.open, true, true}, RecordDetail::all, Slips::searched) {
        open(0);
    }

    void run() {
        while (!done_) {
            draw();
            press(screen_.key());
        }
    }

  private:
    void open(std::size_t game) {
        game_ = game;
        games_[game].raw.text = games_[game].text;
        judge_.judge(games_[game].raw);
        stop_ = {};
        resize();
    }

    void resize() {
        look_ = options_.look;
        look_.columns = std::max(20, screen_.columns());
        view_ = std::make_unique<GameView>(games_[game_].file, judge_, look_);
        pane_.scroll = 0;
    }

    const std::vector<HandStory>& stories() const { return view_->stories(); }
    bool has_hands() const { return !stories().empty(); }
    const HandStory& story() const { return stories()[stop_.hand]; }
    std::uint32_t last() const { return story().plies() + 1; }

    void draw() {
        screen_.clear();
        if (help_)
            draw_help();
        else if (has_hands())
            pane_.draw(screen_, *view_, stop_, 0, screen_.rows() - 1);
        else
            screen_.put(
                0, {{"this record has no hand; press N for the next game, q to quit", Ink::plain}});
        draw_status();
        screen_.show();
    }

    void draw_help() {
        int row = 1;
        for (std::string_view line : help_lines)
            screen_.put(row++, {{"  " + std::string(line), Ink::plain}});
    }

    void draw_status() {
        std::string text = help_ ? "any key goes back" : "? help   q quit";
        if (!help_ && (pane_.hands || pane_.in_brief()))
            text += pane_.hands ? "   Tab the table" : "   Tab all hands";
        if (games_.size() > 1)
            text = fmt::format("game {} of {}   {}", game_ + 1, games_.size(), text);
        if (!number_.empty()) text = fmt::format("{}_   {}", number_, text);
        if (!message_.empty()) text = message_;
        screen_.put(screen_.rows() - 1, {{text, Ink::faint}});
    }

    void press(int key) {
        message_.clear();
        if (key == KEY_RESIZE) return resize();
        if (help_ && key != 'q') {
            help_ = false;
            return;
        }
        if (key >= '0' && key <= '9') {
            if (number_.size() < longest_number) number_ += static_cast<char>(key);
            return;
        }
        const std::string number = std::move(number_);
        number_.clear();
        if (key == 'q' || key == 'Q' || key == Screen::no_more_keys) done_ = true;
        if (key == '?') help_ = true;
        if (key == 'N' || key == 'P') return change_game(key == 'N' ? 1 : -1);
        if (!has_hands() || key == escape_key) return;
        if (key == KEY_UP || key == 'k') return void(--pane_.scroll);
        if (key == KEY_DOWN || key == 'j') return void(++pane_.scroll);
        pane_.scroll = 0;
        if (key == '\t' || key == 't') pane_.hands = !pane_.hands;
        if (key == 'g' && !number.empty())
            return go_to(static_cast<std::uint32_t>(std::stoul(number)));
        move(key);
    }

    void move(int key) {
        switch (key) {
            case KEY_RIGHT:
            case ' ':
            case 'l':
                return forward();
            case KEY_LEFT:
            case KEY_BACKSPACE:
            case 127:
            case 'h':
                return back();
            case KEY_NPAGE:
            case ']':
                return change_hand(1);
            case KEY_PPAGE:
            case '[':
                return change_hand(-1);
            case KEY_HOME:
                stop_.ply = 0;
                return;
            case KEY_END:
                stop_.ply = last();
                return;
            case 'n':
                return find(true);
            case 'p':
                return find(false);
            default:
                return;
        }
    }

    bool step(bool forwards) {
        if (forwards && stop_.ply < last()) return ++stop_.ply, true;
        if (!forwards && stop_.ply > 0) return --stop_.ply, true;
        if (forwards ? stop_.hand + 1 >= stories().size() : stop_.hand == 0) return false;
        stop_.hand += forwards ? 1 : -1;
        stop_.ply = forwards ? 0 : last();
        return true;
    }
    void forward() {
        if (!step(true)) message_ = "this is the end of the game";
    }
    void back() {
        if (!step(false)) message_ = "this is the beginning of the game";
    }

    void change_hand(int by) {
        if (by < 0 && stop_.ply > 0 && stop_.hand == 0) {
            stop_.ply = 0;
        } else if (by < 0 ? stop_.hand == 0 : stop_.hand + 1 >= stories().size()) {
            message_ = by < 0 ? "this is the first hand" : "this is the last hand";
        } else {
            stop_.hand += static_cast<std::uint32_t>(by);
            stop_.ply = 0;
        }
    }

    void change_game(int by) {
        if (by < 0 ? game_ == 0 : game_ + 1 >= games_.size())
            message_ = by < 0 ? "this is the first game" : "this is the last game";
        else
            open(game_ + static_cast<std::size_t>(by));
    }

    void go_to(std::uint32_t ply) {
        if (ply > story().plies())
            message_ = fmt::format("this hand has {} actions", story().plies());
        else
            stop_.ply = ply;
    }

    void find(bool forwards) {
        const Stop here = stop_;
        while (step(forwards))
            if (!story().findings[stop_.ply].empty()) return;
        stop_ = here;
        message_ = forwards ? "no finding from here on" : "no finding before this";
    }

    std::vector<GameText>& games_;
    const ReplayOptions& options_;
    Interruption interruption_;
    Screen screen_;
    RecordChecker judge_;
    TextLook look_;
    std::unique_ptr<GameView> view_;
    std::size_t game_ = 0;
    Stop stop_;
    PositionPane pane_;
    std::string number_;  ///< digits typed so far
    std::string message_;
    bool help_ = false;
    bool done_ = false;
};

}  // namespace

void step_through(std::vector<GameText>& games, const ReplayOptions& options) {
    Stepper(games, options).run();
}

}  // namespace bones
