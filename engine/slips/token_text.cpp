#include "engine/slips/token_text.hpp"

#include <fmt/core.h>

namespace bones::slips {

std::string token_text(const Action& action, int first, int second) {
    std::string text = action.kind == ActionKind::draw       ? "+"
                       : action.kind == ActionKind::show     ? "~"
                       : action.kind == ActionKind::put_back ? "<"
                       : action.from_prizes                  ? "*"
                                                             : "";
    text += fmt::format("{}-{}", first, second);
    if (action.crosswise) text += 'x';
    if (action.arm == Action::no_half)
        text += "@??";
    else if (action.arm != Action::no_arm)
        text += fmt::format("@{}", std::uint64_t{action.arm});
    if (action.suit == Action::unknown_suit)
        text += "=?";
    else if (action.suit != Action::no_suit)
        text += fmt::format("={}", std::uint64_t{action.suit});
    return text += text_of(action.mark);
}

std::string token_text(const Action& action) {
    if (action.kind == ActionKind::pass) return "pass";
    if (action.kind == ActionKind::put_back_unknown) return "<?";
    if (action.kind == ActionKind::draw_unknown) return action.draws_some() ? "+" : "+?";
    return token_text(action, action.first_half(), action.second_half());
}

}  // namespace bones::slips
