#include "engine/play/generator.hpp"

#include "engine/play/faulty_play.hpp"

namespace bones::play {
namespace {

template <GameRules G, class Player>
void generate_with(const GameRequest& request, const BreachRequest& breaches, Random& random,
                   Player player, PlayedGame& sheet) {
    if (breaches.count == 0)
        play_game<G>(request, random, player, sheet);
    else
        FaultyGame<G, Player>(request, breaches, random, player, sheet).play();
}

}  // namespace

void generate(const GameRequest& request, const BreachRequest& breaches, Random& random,
              PlayedGame& sheet) {
    with_game(request.game, [&]<class G>() {
        const SeatedPlayers players(request.kinds, steady_weights(request.game), random);
        generate_with<G>(request, breaches, random, players, sheet);
    });
}

}  // namespace bones::play
