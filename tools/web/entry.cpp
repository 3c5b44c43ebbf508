// Enters a game on the page, with one session at a time, like bones-record.
#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include "tools/lib/io/text/json_line.hpp"
#include "tools/lib/show/entry/answer.hpp"
#include "tools/lib/show/entry/pad.hpp"
#include "tools/lib/show/entry/session.hpp"
#include "tools/web/texts.hpp"

namespace bones::web {

namespace {

/// JavaScript keeps the text, which each answer includes.
class BookInMemory : public entry::Book {
  public:
    BookInMemory() : Book("record.bones") {}
    void save() override { saved = entry::text_of(pages); }

    std::string saved;
};

struct Entry {
    BookInMemory book;
    std::optional<entry::Session> session;
};

std::unique_ptr<Entry> entry;

/// The answer to the last entry, the whole text, and the possible next entries.
std::string state(const entry::Answer& answer, std::string_view pending = {}) {
    std::string line = entry::answer_json(answer);
    line.pop_back();
    return json_line("state", [&](JsonText& json) {
        json.key("answer").json(line);
        json.key("text").string(entry->book.saved);
        json.key("pad").json(entry::pad_json(*entry->session, pending));
    });
}

}  // namespace

extern "C" {

/// Opens record `number` (0: the last) of a text for entries; `today` is YYYY-MM-DD. `options`: 1
/// for results only, 2 if the game is recorded at the table.
char* bones_web_entry_open(const char* text, std::size_t size, std::size_t number,
                           const char* today, int options) {
    entry = std::make_unique<Entry>();
    entry->book.pages = entry::pages_of({text, size}, number).value_or(entry::Pages());
    entry->book.saved.assign(text, size);
    entry::Settings settings{today, (options & 1) != 0,
                             (options & 2) != 0 ? entry::From::table : entry::From::sheet};
    entry->session.emplace(entry->book,
                           entry::Surroundings{std::nullopt, [] { return entry::Neighbours(); }},
                           settings);
    return given_away(state(entry->session->standing()));
}

/// Enters lines, each as if typed, until one is refused. Call it after bones_web_entry_open.
char* bones_web_entry_take(const char* lines, std::size_t size) {
    std::string_view rest(lines, size);
    entry::Answer answer = entry->session->standing();
    while (!rest.empty() && answer.kind == entry::Answer::Kind::ok) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(line.size() + 1, rest.size()));
        answer = entry->session->enter(entry->session->read(line));
    }
    return given_away(state(answer));
}

/// Enters a tile that the user selected, or asks where it lies.
char* bones_web_entry_tile(const char* tile) {
    const std::optional<entry::Answer> question = entry::ask_for_place(*entry->session, tile);
    return given_away(
        state(question ? *question : entry->session->enter(entry->session->read(tile))));
}

/// The possible next entries; `pending` is the line of bids so far.
char* bones_web_entry_pad(const char* pending, std::size_t size) {
    return given_away(state(entry->session->standing(), {pending, size}));
}
}

}  // namespace bones::web
