#include "tools/lib/store/find/program.hpp"

#include <algorithm>

namespace bones::inline store::find {

namespace {

class Compiler {
  public:
    explicit Compiler(const Pattern& pattern) : pattern_(pattern) {}

    std::vector<Operation> run() {
        put(pattern_.root, 0);
        add(Operation::Does::accept);
        return std::move(program_);
    }

  private:
    std::uint32_t here() const { return static_cast<std::uint32_t>(program_.size()); }
    std::uint32_t add(Operation::Does does, std::uint32_t other = 0) {
        Operation operation;
        operation.does = does;
        operation.other = other;
        operation.loops = loops_;
        program_.push_back(operation);
        return here() - 1;
    }
    const Node& node(int index) const { return pattern_.nodes[static_cast<std::size_t>(index)]; }

    bool may_be_empty(int index) const {
        const Node& asked = node(index);
        const auto may = [this](int part) { return may_be_empty(part); };
        switch (asked.is) {
            case Node::Is::step:
                return false;
            case Node::Is::gap:
                return true;
            case Node::Is::row:
                return std::all_of(asked.parts.begin(), asked.parts.end(), may);
            case Node::Is::either:
                return std::any_of(asked.parts.begin(), asked.parts.end(), may);
            case Node::Is::repeat:
                return asked.least == 0 || may(asked.parts.front());
        }
        return false;
    }

    void put(int index, std::uint8_t depth) {
        const Node& put_now = node(index);
        switch (put_now.is) {
            case Node::Is::step:
                program_[add(Operation::Does::step)].step = put_now.step;
                break;
            case Node::Is::gap:
                put_gap();
                break;
            case Node::Is::row:
                for (const int part : put_now.parts) put(part, depth);
                break;
            case Node::Is::either:
                put_either(put_now, depth);
                break;
            case Node::Is::repeat:
                put_repeat(put_now, depth);
                break;
        }
    }

    // Leaving the gap is tried first, then one more action in it.
    void put_gap() {
        const std::uint32_t branch = add(Operation::Does::branch, here() + 2);
        const std::uint32_t out = add(Operation::Does::jump);
        add(Operation::Does::any);
        add(Operation::Does::jump, branch);
        program_[out].other = here();
    }

    void put_either(const Node& either, std::uint8_t depth) {
        std::vector<std::uint32_t> ends;
        for (std::size_t i = 0; i < either.parts.size(); ++i) {
            const bool last = i + 1 == either.parts.size();
            const std::uint32_t branch = last ? 0 : add(Operation::Does::branch);
            put(either.parts[i], depth);
            if (last) break;
            ends.push_back(add(Operation::Does::jump));
            program_[branch].other = here();
        }
        for (const std::uint32_t end : ends) program_[end].other = here();
    }

    void put_repeat(const Node& repeat, std::uint8_t depth) {
        const int body = repeat.parts.front();
        const auto settle = [&](std::uint32_t at) {
            Operation& operation = program_[at];
            operation.loop = depth;
            operation.may_be_empty = may_be_empty(body);
            operation.least = repeat.least;
            operation.most = repeat.most;
        };
        settle(add(Operation::Does::begin));
        const std::uint32_t again = add(Operation::Does::again);
        settle(again);
        const std::uint64_t outside = loops_;
        loops_ |= std::uint64_t{1} << depth;
        put(body, static_cast<std::uint8_t>(depth + 1));
        loops_ = outside;
        settle(add(Operation::Does::end, again));
        program_[again].other = here();
    }

    const Pattern& pattern_;
    std::vector<Operation> program_;
    std::uint64_t loops_ = 0;
};

}  // namespace

std::vector<Operation> compile(const Pattern& pattern) {
    return Compiler(pattern).run();
}

}  // namespace bones::inline store::find
