#include "tools/lib/show/night/night_file.hpp"
#include "libnotation/text/joined.hpp"
#include "tools/lib/io/text/did_you_mean.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "bones/render.hpp"
#include "libnotation/text/chars.hpp"
#include "tools/lib/cli/tool.hpp"

namespace bones::inline show::night {

bool read_player_name(std::string_view text, PlayerName& player) {
    text = trimmed(text);
    const std::size_t open = text.find('<');
    player.name = free_text(text.substr(0, open));
    player.id.clear();
    if (open == std::string_view::npos) return !player.name.empty();
    const std::string_view id = text.substr(open + 1);
    if (id.size() < 2 || id.back() != '>' || id.find('>') != id.size() - 1) return false;
    player.id = trimmed(id.substr(0, id.size() - 1));
    return !player.id.empty();
}

bool read_player_names(std::string_view text, std::vector<PlayerName>& players) {
    constexpr std::string_view between = " & ";
    players.clear();
    while (true) {
        const std::size_t end = text.find(between);
        if (!read_player_name(text.substr(0, end), players.emplace_back())) return false;
        if (end == std::string_view::npos) return true;
        text.remove_prefix(end + between.size());
    }
}

std::int32_t limit_for(const std::vector<NightCap>& caps, Game game) {
    std::int32_t most = uncapped;
    for (const NightCap& cap : caps) {
        if (cap.game == game) return cap.most;
        if (cap.game == Game::unknown) most = cap.most;
    }
    return most;
}

void render_findings(const NightFile& file, bool colored, std::string& out) {
    Record shell;
    shell.text = file.text;
    for (const Finding& finding : file.findings)
        render_text(file.name, shell, finding, colored, out);
}

std::vector<Criterion> read_order(const std::vector<std::string>& words, std::string& complaint) {
    static const std::vector<std::string> names = {"wins", "difference", "points-for",
                                                   "head-to-head"};
    std::vector<Criterion> order;
    for (const std::string& word : words) {
        const auto criterion = criterion_named(word);
        if (!criterion || *criterion == Criterion::ladder)
            complaint = fmt::format("`{}` is not one of {}{}", word, joined(names, ", "),
                                    did_you_mean(word, names));
        else if (std::find(order.begin(), order.end(), *criterion) != order.end())
            complaint = fmt::format("`{}` is in the order twice", word);
        else
            order.push_back(*criterion);
        if (!complaint.empty()) return {};
    }
    if (!order.empty() && order.front() == Criterion::head_to_head)
        complaint = "head-to-head cannot come first, because it only breaks ties";
    return complaint.empty() ? order : std::vector<Criterion>();
}

}  // namespace bones::inline show::night
