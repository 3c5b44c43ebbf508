#include "tests/second/referee/joint.hpp"

namespace bones::second {

namespace {

/// Searches groups in the order of preference of G10.
class Search {
  public:
    Search(const World& world, const std::vector<OpenVerdict>& verdicts)
        : world_(world), verdicts_(verdicts) {}

    bool contradict(const std::vector<std::size_t>& members) const {
        Edges edges;
        for (std::size_t m : members)
            edges.insert(edges.end(), verdicts_[m].edges.begin(), verdicts_[m].edges.end());
        return !world_.without(edges);
    }

    /// Whether members from index `from` on can fill `group` up to `size` so that it contradicts
    /// itself. The group already has its last member.
    bool fill(std::vector<std::size_t>& group, std::size_t from, std::size_t size) const {
        if (group.size() == size) return contradict(group);
        std::vector<std::size_t> most = group;
        for (std::size_t m = from; m < group.front(); ++m) most.push_back(m);
        if (most.size() < size || !contradict(most)) return false;
        for (std::size_t m = from; m < group.front(); ++m) {
            group.push_back(m);
            if (fill(group, m + 1, size)) return true;
            group.pop_back();
        }
        return false;
    }

  private:
    const World& world_;
    const std::vector<OpenVerdict>& verdicts_;
};

}  // namespace

std::vector<OpenVerdict> joint_breach(const World& world,
                                      const std::vector<OpenVerdict>& verdicts) {
    const Search search(world, verdicts);
    std::vector<std::size_t> all;
    for (std::size_t i = 0; i < verdicts.size(); ++i) all.push_back(i);
    if (verdicts.size() < 2 || !search.contradict(all)) return {};
    for (std::size_t size = 2; size <= verdicts.size(); ++size)
        for (std::size_t last = size - 1; last < verdicts.size(); ++last) {
            std::vector<std::size_t> group{last};
            if (!search.fill(group, 0, size)) continue;
            std::vector<OpenVerdict> members;
            for (std::size_t m = 1; m < group.size(); ++m) members.push_back(verdicts[group[m]]);
            members.push_back(verdicts[last]);
            return members;
        }
    return {};
}

}  // namespace bones::second
