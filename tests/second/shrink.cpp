#include "tests/second/shrink.hpp"

#include <algorithm>

namespace bones::second {

namespace {

class Shrinker {
  public:
    Shrinker(Draft draft, const std::function<bool(const Draft&)>& interesting)
        : draft_(std::move(draft)), interesting_(interesting) {}

    Draft run() {
        bool smaller = true;
        while (smaller) {
            smaller = leave_out([](Draft & d) -> auto& { return d.hands; });
            smaller |= leave_out([](Draft & d) -> auto& { return d.rules; });
            smaller |= leave_out([](Draft & d) -> auto& { return d.claims; });
            for (std::size_t h = 0; h < draft_.hands.size(); ++h) smaller |= shrink_hand(h);
        }
        return draft_;
    }

  private:
    bool attempt(const std::function<void(Draft&)>& change) {
        if (--attempts_left_ < 0) return false;
        Draft changed = draft_;
        change(changed);
        if (!interesting_(changed)) return false;
        draft_ = std::move(changed);
        return true;
    }

    /// Removes runs of elements, long ones first.
    template <class Get>
    bool leave_out(Get get) {
        bool any = false;
        for (std::size_t run = get(draft_).size(); run > 0; run /= 2)
            for (std::size_t at = 0; at < get(draft_).size();) {
                const bool gone = attempt([&](Draft& changed) {
                    auto& list = get(changed);
                    const auto from = list.begin() + static_cast<std::ptrdiff_t>(at);
                    list.erase(from,
                               from + static_cast<std::ptrdiff_t>(std::min(run, list.size() - at)));
                });
                any |= gone;
                if (!gone) at += run;
            }
        return any;
    }

    bool shrink_hand(std::size_t h) {
        bool any = leave_out([h](Draft & d) -> auto& { return d.hands[h].tokens; });
        any |= leave_out([h](Draft & d) -> auto& { return d.hands[h].tail; });
        const HandDraft hand = draft_.hands[h];
        for (std::size_t s = 0; s < hand.deals.size(); ++s)
            if (!hand.deals[s].empty())
                any |= attempt([&](Draft& d) { d.hands[h].deals[s].clear(); });
        if (!hand.yard.empty()) any |= attempt([&](Draft& d) { d.hands[h].yard.clear(); });
        if (!hand.end.empty()) any |= attempt([&](Draft& d) { d.hands[h].end.clear(); });
        if (hand.lead) any |= attempt([&](Draft& d) { d.hands[h].lead.reset(); });
        for (std::size_t t = 0; t < hand.deals.size(); ++t)
            for (std::size_t i = 0; i < hand.deals[t].size() && h < draft_.hands.size(); ++i)
                if (i < draft_.hands[h].deals[t].size() && draft_.hands[h].deals[t][i] != "?")
                    any |= attempt([&](Draft& d) { d.hands[h].deals[t][i] = "?"; });
        return any;
    }

    Draft draft_;
    int attempts_left_ = 2000;
    const std::function<bool(const Draft&)>& interesting_;
};

}  // namespace

Draft shrink(Draft draft, const std::function<bool(const Draft&)>& interesting) {
    return Shrinker(std::move(draft), interesting).run();
}

}  // namespace bones::second
