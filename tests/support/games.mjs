// All games, as schemas/check.schema.json lists them, and with how many people tests play each.
import { readFileSync } from 'node:fs';

const schema = JSON.parse(readFileSync(new URL('../../schemas/check.schema.json', import.meta.url), 'utf8'));

/// How many may play, where it is not two alone.
const players = {
    'double-takes': [2, 3, 4],
    'super-dominoes': [2, 3, 5],
    block: [2, 3, 4],
    draw: [2, 3, 4],
    'all-fives': [2, 3, 4],
    'fives-and-threes': [2, 3, 4],
    'forty-two': [4],
};

/// Their names.
export const games = schema.$defs.game.enum.filter((game) => game !== null);
for (const game of Object.keys(players)) if (!games.includes(game)) throw new Error(`${game} is no game of the schema`);

/// With how many people tests play a game.
export const playersOf = (game) => players[game] ?? [2];
