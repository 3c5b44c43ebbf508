#include "engine/play/injection.hpp"

#include <algorithm>

#include "engine/codes.hpp"
#include "libnotation/codes.hpp"

namespace bones::play {

const std::vector<const Code*>& injectables() {
    static const std::vector<const Code*> all = [] {
        std::vector<const Code*> codes;
        for (const auto& list : {code::engine_codes(), code::notation_codes()})
            for (const Code* code : list)
                if (code->injection != Injection::never) codes.push_back(code);
        return codes;
    }();
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
                      [](const Code* code) { return code->injection == Injection::claim; }));
}

// Claims are made last, so their share is kept for them.
std::uint32_t WantedBreaches::left_for(Injection stage) const {
    return stage == Injection::claim ? left_ : left_ - std::min(left_, claims_);
}

bool WantedBreaches::any(Injection stage) const {
    return left_for(stage) > 0 && std::any_of(list_.begin(), list_.end(), [&](const Code* code) {
               return code->injection == stage;
           });
}

bool WantedBreaches::wants(const Code& code) const {
    return left_for(code.injection) > 0 &&
           std::find(list_.begin(), list_.end(), &code) != list_.end();
}

std::vector<const Code*> WantedBreaches::of(Injection stage) const {
    std::vector<const Code*> codes;
    if (left_for(stage) == 0) return codes;
    std::copy_if(list_.begin(), list_.end(), std::back_inserter(codes),
                 [&](const Code* code) { return code->injection == stage; });
    return codes;
}

void WantedBreaches::done(const Truth& truth, std::vector<Truth>& truths) {
    truths.push_back(truth);
    --left_;
    const auto found = std::find(list_.begin(), list_.end(), truth.code);
    if (found != list_.end()) list_.erase(found);
}

void WantedBreaches::drop(Injection stage) {
    std::erase_if(list_, [&](const Code* code) { return code->injection == stage; });
    if (stage == Injection::claim) claims_ = 0;
}

}  // namespace bones::play
