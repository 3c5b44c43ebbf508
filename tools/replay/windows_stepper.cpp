#include "tools/lib/io/failure.hpp"
#include "tools/replay/stepper.hpp"

namespace bones {

void step_through(std::vector<GameText>&, const ReplayOptions&) {
    throw UsageError(
        "on Windows games are shown in a page: use --format html -o game.html, or --at or --every");
}

}  // namespace bones
