#include "tools/record/screen_entry.hpp"

#include <fmt/core.h>
#include <ncurses.h>

#include <algorithm>

#include "libnotation/text/shown.hpp"
#include "libnotation/text/utf8.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/show/entry/lookups.hpp"
#include "tools/lib/show/screen/position_pane.hpp"
#include "tools/record/answer_lines.hpp"
#include "tools/record/entry_line.hpp"

namespace bones::record {

using namespace entry;

namespace {

constexpr int escape_key = 27, delete_key = 127, control_h = 8, fewest_columns = 20;

class Desk {
  public:
    Desk(const Interruption& interruption, Session& session, std::string file,
         const ScreenLook& look, Keystrokes& keystrokes)
        : session_(session),
          file_(std::move(file)),
          look_(look),
          keystrokes_(keystrokes),
          screen_(interruption, look.colored, "use --plain to enter line by line") {
        look_again();
    }

    void run() {
        while (!done_) {
            draw();
            const int key = screen_.key();
            if (key == Screen::no_more_keys) break;
            press(key);
        }
    }
    /// The typed text that was not entered.
    const std::string& left_over() const { return line_.text(); }

  private:
    const Draft& draft() const { return session_.draft(); }
    std::size_t columns() const {
        return static_cast<std::size_t>(std::max(fewest_columns, screen_.columns()));
    }

    /// Updates the view after the record or the screen has changed.
    void look_again() {
        standing_ = session_.standing();
        view_ = std::make_unique<picture::GameView>(
            file_, draft().judged(), picture::TextLook{static_cast<int>(columns()), look_.unicode});
        pane_.scroll = 0;
    }

    /// The position that the table shows: at the selected action, or after the last one.
    picture::Stop stop() const {
        const Record& record = draft().record();
        if (const auto cursor = session_.cursor()) {
            const Hand& hand = hand_of(record, *cursor);
            return {static_cast<std::uint32_t>(&hand - record.hands.data()),
                    *cursor - hand.first_action + 1};
        }
        const auto last = static_cast<std::uint32_t>(record.hands.size() - 1);
        const std::uint32_t plies = view_->stories()[last].plies();
        return {last, draft().hand_is_over() ? plies + 1 : plies};
    }

    void draw() {
        screen_.clear();
        const int rows = screen_.rows();
        std::vector<Line> said = answer_lines(last_, chosen_, columns());
        if (const std::string totals = totals_text(draft()); !totals.empty())
            said.push_back({{totals, Ink::strong}});
        said = shortened(std::move(said), std::max(2, rows / 3), "");
        const int below = std::min(rows, static_cast<int>(said.size()) + 2);
        if (help_)
            put(0, help_text());
        else if (view_->stories().empty())
            put_header(rows - below);
        else
            pane_.draw(screen_, *view_, stop(), 0, rows - below - 1);
        put(rows - below, std::move(said));
        put(rows - 1, {{{status_text(), Ink::faint}}});
        put_entry(rows - 2);
    }

    void put(int row, std::vector<Line> lines) {
        if (!look_.unicode) make_ascii(lines);
        for (const Line& line : lines) screen_.put(row++, line);
    }

    std::vector<Line> help_text() const {
        std::vector<Line> lines;
        for (const std::string& line : what_can_be_typed(draft(), standing_))
            for (Line& part : wrapped({{line, Ink::strong}}, columns(), 2))
                lines.push_back(std::move(part));
        lines.push_back({});
        for (std::string_view line : help_lines) lines.push_back({{std::string(line)}});
        lines.push_back({});
        lines.push_back({{"Enter           accept the offer or the marked choice"}});
        lines.push_back({{"Esc             drop the question; what was typed is not entered"}});
        lines.push_back({{"Left, Right     go to the action before or after; Esc: to the end"}});
        lines.push_back({{"Delete          delete this action"}});
        lines.push_back({{"Up, Down        mark another choice, or scroll the table"}});
        lines.push_back({{"Tab             switch between all hands and the table"}});
        return lines;
    }

    /// Shows the record before its first hand; of a long one only the end.
    void put_header(int room) {
        std::vector<Line> lines = {{{file_, Ink::strong}}};
        std::string_view rest = draft().text();
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find('\n'), rest.size());
            lines.push_back({{shown(rest.substr(0, end)), Ink::plain}});
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        if (standing_.next == "game")
            for (const std::string& line : what_can_be_typed(draft(), standing_))
                for (Line& part : wrapped({{line, Ink::faint}}, columns(), 2))
                    lines.push_back(std::move(part));
        const std::size_t most = static_cast<std::size_t>(std::max(0, room - 1));
        if (lines.size() > most)
            lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(most));
        put(0, std::move(lines));
    }

    std::string prompt() const {
        const auto cursor = session_.cursor();
        if (!cursor) return prompt_text(draft(), standing_);
        return fmt::format("at {}.{}>  ", standing_.hand, standing_.ply);
    }

    void put_entry(int row) {
        std::string before = prompt();
        const std::size_t width = columns();
        if (before.size() > width / 2) before = bones::shortened(before, width / 2);
        const std::size_t begin = display_width(before);
        std::size_t cursor = 0;
        const std::string typed = line_.visible(width - begin, cursor);
        Line line = {{before, Ink::strong}, {typed, Ink::plain}};
        if (line_.empty()) line.push_back({offer(), Ink::faint});
        put(row, {line});
        screen_.show(row, static_cast<int>(begin + cursor));
    }

    /// Whether a question is open.
    bool asks() const { return !last_.choices.empty(); }
    bool types_again() const { return last_.fits_nowhere && chosen_ == last_.choices.size(); }

    /// What Enter alone enters.
    std::string offer() const {
        if (types_again()) return "Enter: type it again";
        if (asks()) return "Enter: " + shown(last_.choices[chosen_].entry);
        if (session_.cursor()) return "= 6-1 replaces it, x deletes it, 6-1 is inserted before it";
        if (unread_) return "Enter keeps it, u undoes it";
        return offer_text(standing_);
    }

    std::string status_text() const {
        if (help_) return "any key goes back";
        if (refused_) return "answer the question first: Up, Down and Enter; Esc drops it";
        std::string text = "? help  u undo  Left correct  q quit";
        if (!view_->stories().empty() && (pane_.hands || pane_.in_brief()))
            text += pane_.hands ? "  Tab the table" : "  Tab all hands";
        return text + "   " + shown(file_);
    }

    void press(int key) {
        if (key == KEY_RESIZE) return look_again();
        ++keystrokes_.keys;
        refused_ = false;
        if (help_) {
            help_ = false;
        } else if (key == '\n' || key == '\r' || key == KEY_ENTER) {
            enter();
        } else if (key == KEY_BACKSPACE || key == delete_key || key == control_h) {
            line_.erase_before();
        } else if (key == '?' && line_.empty()) {
            help_ = true;
        } else if (key == escape_key && asks()) {
            drop_question();
        } else if (key >= ' ' && key < KEY_MIN) {
            line_.insert(static_cast<char>(key));
        } else if (line_.empty()) {
            move(key);
        } else {
            edit(key);
        }
    }

    void edit(int key) {
        if (key == KEY_LEFT) line_.left();
        if (key == KEY_RIGHT) line_.right();
        if (key == KEY_HOME) line_.home();
        if (key == KEY_END) line_.end();
        if (key == KEY_DC) line_.erase_at();
        if (key == escape_key) line_.take();
    }

    void move(int key) {
        if (key == '\t') pane_.hands = !pane_.hands;
        if (key == KEY_UP || key == KEY_DOWN) choose(key == KEY_UP ? -1 : 1);
        if (key == KEY_LEFT || key == KEY_HOME) go(-1);
        if (key == KEY_RIGHT) go(1);
        if (key == KEY_DC && session_.cursor()) take_entry("x");
        if ((key == escape_key || key == KEY_END) && session_.cursor()) take_entry("at end");
    }

    void choose(int by) {
        const auto size = static_cast<int>(last_.choices.size()) + int{last_.fits_nowhere};
        if (size == 0)
            pane_.scroll += by;
        else
            chosen_ = static_cast<std::size_t>((static_cast<int>(chosen_) + by + size) % size);
    }

    /// Selects the action `by` steps before or after the selected one.
    void go(int by) {
        const Record& record = draft().record();
        const auto size = static_cast<std::uint32_t>(record.actions.size());
        const std::uint32_t from = session_.cursor().value_or(size);
        if (size == 0 || (by < 0 ? from == 0 : from == size)) return;
        const std::uint32_t to = by < 0 ? from - 1 : from + 1;
        if (to == size) return take_entry("at end");
        const Hand& hand = hand_of(record, to);
        take_entry(fmt::format("at {}.{}", hand.number, to - hand.first_action + 1));
    }

    void enter() {
        const std::string typed = line_.take();
        if (typed.find_first_not_of(' ') != std::string::npos) return take_typed(typed);
        if (types_again()) return type_again();
        if (asks()) return take_entry(last_.choices[chosen_].entry);
        if (session_.cursor()) return take_entry("at end");
        if (unread_) return void(unread_ = false);
        if (!standing_.offered.empty()) return take_entry("y");
        if (draft().stage() == Stage::header && session_.asks()) take_entry("-");
    }

    /// Enters a typed line. While a question is open only answers are taken; other text stays in
    /// the line.
    void take_typed(const std::string& typed) {
        const Kind kind = session_.read(typed).kind;
        const bool leaves = kind == Kind::help || kind == Kind::quit;
        if (!asks() || leaves || last_.fits_nowhere || session_.is_choice(last_, typed))
            return take_entry(typed);
        refused_ = true;
        for (const char byte : typed) line_.insert(byte);
    }

    void drop_question() {
        session_.drop_question();
        last_ = {};
        chosen_ = 0;
    }

    void type_again() {
        const std::string typed = last_.taken;
        drop_question();
        for (const char byte : typed) line_.insert(byte);
    }

    void take_entry(const std::string& entry) {
        const TypedWord typed = session_.read(entry);
        if (typed.kind == Kind::help) return void(help_ = true);
        if (typed.kind == Kind::quit) return void(done_ = true);
        ++keystrokes_.entries;
        last_ = session_.enter(typed);
        unread_ = !last_.findings.empty();
        chosen_ = last_.fits_nowhere ? last_.choices.size() : 0;
        look_again();
    }

    Session& session_;
    std::string file_;
    ScreenLook look_;
    Keystrokes& keystrokes_;
    Screen screen_;
    PositionPane pane_;
    std::unique_ptr<picture::GameView> view_;
    Answer standing_, last_;
    EntryLine line_;
    std::size_t chosen_ = 0;  ///< index into the choices of the last answer
    bool refused_ = false;    ///< the line was not an answer to the question
    bool unread_ = false;     ///< the last entry caused findings
    bool help_ = false, done_ = false;
};

}  // namespace

void enter_on_screen(Session& session, const std::string& file, const ScreenLook& look,
                     Keystrokes& keystrokes) {
    const Interruption interruption;
    std::string left_over;
    {
        Desk desk(interruption, session, file, look, keystrokes);
        desk.run();
        left_over = desk.left_over();
    }
    if (!left_over.empty()) tell(fmt::format("not entered: {}\n", shown(left_over)));
}

}  // namespace bones::record
