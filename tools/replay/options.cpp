#include "tools/replay/options.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <cstdlib>

#include "libnotation/text/shown.hpp"
#include "tools/lib/cli/number.hpp"
#include "tools/lib/io/system/system.hpp"
#include "tools/lib/io/terminal.hpp"

namespace bones {

using namespace picture;

std::optional<Stop> find_stop(const Record& record, const std::vector<HandStory>& stories,
                              const WantedStop& wanted) {
    for (const HandStory& story : stories)
        if (record.hands[story.hand].number == wanted.hand &&
            wanted.ply.value_or(0) <= story.plies())
            return Stop{story.hand, wanted.ply.value_or(story.plies() + 1)};
    return std::nullopt;
}

namespace {

/// The numbers of the hands: `1, 2 and 5`, or `1 to 9`.
std::string hands_text(const Record& record) {
    const std::uint32_t first = record.hands.front().number, last = record.hands.back().number;
    if (record.hands.size() == 1) return fmt::format("hand {} only", first);
    if (last - first + 1 == record.hands.size()) return fmt::format("hands {} to {}", first, last);
    return fmt::format("{} hands, from {} to {}", record.hands.size(), first, last);
}

}  // namespace

std::string positions_there(std::string_view file, const Record& record,
                            const std::vector<HandStory>& stories,
                            const std::vector<WantedStop>& wanted) {
    std::string text;
    const std::string where = fmt::format("{}:{}", shown(file), record.first_line);
    for (const WantedStop& one : wanted) {
        const HandStory* longest = nullptr;
        for (const HandStory& story : stories)
            if (record.hands[story.hand].number == one.hand &&
                (longest == nullptr || story.plies() > longest->plies()))
                longest = &story;
        if (longest != nullptr)
            text += fmt::format(
                "position {0} does not exist; hand {1} of {2} has {1}.0 to {1}.{3}, and {1}.end\n",
                position_text(one), one.hand, where, longest->plies());
        else if (record.hands.empty())
            text += fmt::format("position {} does not exist; {} has no hand\n", position_text(one),
                                where);
        else
            text += fmt::format("position {} does not exist; {} has {}\n", position_text(one),
                                where, hands_text(record));
    }
    return text;
}

bool read_options(Tool& tool, int argc, const char* const* argv, ReplayOptions& options) {
    std::vector<std::string> at;
    std::string charset = "auto";
    int width = 0;
    tool.takes_records();
    tool.add_names("--at", at, "show the position after this ply; also HAND.0, HAND.end")
        .type_name("HAND.PLY");
    tool.app.add_flag("--every", options.every, "show every position");
    tool.app.add_option("--record", options.record, "only this record of its file, by number")
        .type_name("N")
        .check(number_from<std::uint32_t>(1));
    tool.add_choice("--format", options.format, {"text", "svg", "html", "jsonl"}, "output format");
    tool.app.add_flag("--open", options.open, "also show possible breaches");
    tool.app.add_option("--width", width, "width of the text; by default the terminal's")
        .type_name("N")
        .check(number_between(narrowest_text, widest_text));
    tool.add_choice("--charset", charset, {"auto", "unicode", "ascii"},
                    "characters of the text; by default from the locale");
    if (!tool.parse(argc, argv)) return false;
    for (const std::string& position : at) options.at.push_back(read_wanted(position));
    if (options.every && !at.empty()) throw UsageError("use either --at or --every");
    if (options.format == "svg" && at.size() > 1)
        throw UsageError(
            "a picture shows one position; use --at, or omit --every to show the ends");
    options.look.columns = width > 0 ? width : terminal_width();
    const bool locale = system::locale_is_unicode();
    options.look.unicode = charset == "auto" ? locale : charset == "unicode";
    options.colored = tool.colored(STDOUT_FILENO);
    return true;
}

}  // namespace bones
