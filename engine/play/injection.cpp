#include "engine/play/injection.hpp"

#include <algorithm>

#include "engine/codes.hpp"
#include "libnotation/codes.hpp"

namespace bones::play {

std::span<const Injectable> injectables() {
    static constexpr Injectable all[] = {
        {&code::wrong_turn, Stage::play},         {&code::wrong_lead, Stage::play},
        {&code::false_pass, Stage::play},         {&code::misfit, Stage::play},
        {&code::missed_draw, Stage::play},        {&code::illegal_draw, Stage::play},
        {&code::illegal_prize_play, Stage::play}, {&code::off_spell, Stage::play},
        {&code::wrong_suit, Stage::play},         {&code::revoke, Stage::play},
        {&code::wrong_prize, Stage::play},        {&code::missing_prize, Stage::play},
        {&code::after_end, Stage::play},          {&code::tile_repeated, Stage::spoil},
        {&code::tile_not_held, Stage::spoil},     {&code::deal_size, Stage::spoil},
        {&code::count_mismatch, Stage::slip},     {&code::yard_mismatch, Stage::slip},
        {&code::left_mismatch, Stage::slip},      {&code::no_such_arm, Stage::spoil},
        {&code::ambiguous_arm, Stage::spoil},     {&code::bad_tile, Stage::spoil},
        {&code::bad_token, Stage::spoil},         {&code::unreadable, Stage::spoil},
        {&code::no_such_action, Stage::slip},     {&code::bad_seat, Stage::slip},
        {&code::duplicate_line, Stage::slip},     {&code::end_mismatch, Stage::claim},
        {&code::score_mismatch, Stage::claim},    {&code::result_mismatch, Stage::claim},
        {&code::winner_mismatch, Stage::claim},   {&code::unfounded_penalty, Stage::claim},
    };
    return all;
}

WantedBreaches::WantedBreaches(const BreachRequest& request, Random& random)
    : left_(request.count) {
    constexpr std::uint32_t drawn_for_each = 6;
    if (request.kinds.empty()) return;
    for (std::uint32_t i = 0; i < request.count * drawn_for_each; ++i)
        list_.push_back(
            request.kinds[random.below(static_cast<std::uint32_t>(request.kinds.size()))]);
    claims_ = static_cast<std::uint32_t>(
        std::count_if(list_.begin(), list_.begin() + request.count,
                      [](const Injectable& kind) { return kind.stage == Stage::claim; }));
}

// Claims come last, and get their share.
std::uint32_t WantedBreaches::left_for(Stage stage) const {
    return stage == Stage::claim ? left_ : left_ - std::min(left_, claims_);
}

bool WantedBreaches::any(Stage stage) const {
    return left_for(stage) > 0 &&
           std::any_of(list_.begin(), list_.end(),
                       [&](const Injectable& kind) { return kind.stage == stage; });
}

bool WantedBreaches::wants(const Code& code) const {
    return std::any_of(list_.begin(), list_.end(), [&](const Injectable& kind) {
        return kind.code == &code && left_for(kind.stage) > 0;
    });
}

std::vector<const Code*> WantedBreaches::of(Stage stage) const {
    std::vector<const Code*> codes;
    for (const Injectable& kind : list_)
        if (kind.stage == stage && left_for(stage) > 0) codes.push_back(kind.code);
    return codes;
}

void WantedBreaches::done(const Truth& truth, std::vector<Truth>& truths) {
    truths.push_back(truth);
    --left_;
    const auto found = std::find_if(list_.begin(), list_.end(), [&](const Injectable& kind) {
        return kind.code == truth.code;
    });
    if (found != list_.end()) list_.erase(found);
}

void WantedBreaches::drop(Stage stage) {
    std::erase_if(list_, [&](const Injectable& kind) { return kind.stage == stage; });
    if (stage == Stage::claim) claims_ = 0;
}

}  // namespace bones::play
