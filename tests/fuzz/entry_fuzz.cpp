// Types entries of arbitrary bytes into a record of arbitrary bytes. Each entry gets an answer. A
// refused entry leaves the file unchanged, and undo and redo restore the same file.
//
// The input is the file, a line `==`, and the entries, one on each line. If the first entry is
// `--scores`, only results are entered.
#include "bones/limits.hpp"
#include "tests/fuzz/support.hpp"
#include "tools/lib/io/failure.hpp"
#include "tools/lib/show/entry/session.hpp"
#include "tools/lib/show/picture/game_view.hpp"
#include "tools/record/answer_lines.hpp"
#include "tools/record/book_file.hpp"

namespace {

using namespace bones;
using namespace bones::fuzz;
using namespace bones::entry;
using namespace bones::record;

constexpr std::size_t most_entries = 30, most_undone = 5;

constexpr std::string_view neighbour =
    "game forty-two\nevent Thursday\ndate 2026-11-26\nround 2\ntable 1\nplayer A Ana <ana-17>\n"
    "player B Bo\nplayer C Cy\nplayer D Ana Diaz\nhand 1\nend unfinished\n";

Surroundings surroundings() {
    std::optional<GameHeader> latest;
    Neighbours all;
    TextSource source(neighbour);
    read_headers(source, "neighbour.bones", [&](const GameHeader& game) {
        latest = game;
        all.add_game(game);
    });
    all.add_archived({"bo-2", "Bo Chen"});
    all.add_named({"", "Dee"});
    return {latest, [all] { return all; }};
}

/// Renders everything that a screen shows of the session.
void look(const Session& session, const Answer& answer) {
    expect(!answer_text(answer).empty() && !answer_json(answer).empty(), "no answer");
    const Answer standing = session.standing();
    answer_lines(answer, 0, 40);
    prompt_text(session.draft(), standing);
    offer_text(standing);
    totals_text(session.draft());
    const picture::GameView view("x.bones", session.draft().judged(), {40, true});
    expect(view.stories().size() <= session.draft().record().hands.size(), "hands of no record");
}

class Desk {
  public:
    Desk(const std::string& path, Book& book, const Surroundings& around, bool results_only)
        : path_(path), session_(book, around, {"2026-11-26", results_only}) {}

    void type(std::string_view line) {
        const TypedWord typed = session_.read(line);
        if (typed.kind == Kind::nothing || typed.kind == Kind::quit || typed.kind == Kind::help)
            return;
        const std::string before = file();
        const Answer answer = session_.enter(typed);
        if (answer.kind != Answer::Kind::ok)
            expect(file() == before, "a refused entry changed the file", before, file());
        look(session_, answer);
    }
    void go_back_and_on() {
        std::string last;
        for (int round = 0; round < 2; ++round) {
            std::size_t undone = 0;
            while (undone < most_undone && does("u")) ++undone;
            for (std::size_t i = 0; i < undone; ++i) expect(does("r"), "undone for good");
            if (undone == 0) return;
            if (round > 0) expect(file() == last, "undo and redo changed the file", last, file());
            last = file();
        }
    }

  private:
    std::string file() const {
        return std::filesystem::exists(path_) ? content(path_) : std::string();
    }
    bool does(std::string_view command) {
        return session_.enter(session_.read(command)).kind == Answer::Kind::ok;
    }

    const std::string& path_;
    Session session_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Folder folder;
    static const std::string path = folder / "x.bones";
    static const Surroundings around = surroundings();
    std::string_view entries(reinterpret_cast<const char*>(data), size);
    const std::string_view text = take_until(entries, "==");
    std::filesystem::remove(path);
    if (text != "\n") store(path, text);
    std::optional<BookFile> book;
    try {
        book.emplace(path, 0);
    } catch (const UsageError&) {
        return 0;
    }
    const bool results_only = entries.starts_with("--scores\n");
    Desk desk(path, *book, around, results_only);
    for (std::size_t i = 0; i < most_entries && !entries.empty(); ++i) {
        const std::size_t end = std::min(entries.find('\n'), entries.size());
        desk.type(entries.substr(0, std::min(end, longest_line + 1)));
        entries.remove_prefix(std::min(end + 1, entries.size()));
    }
    desk.go_back_and_on();
    return 0;
}
