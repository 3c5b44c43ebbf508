// Tiles as buttons show them, of the shapes that the engine's tables use.
import { svg } from './dom';

/** An upright tile: `6-1`. */
export function tilePicture(tile: string) {
    const [high, low] = tile.split('-').map(Number);
    const pips = (number: number | undefined, y: number) => !!number && number > 0 ? svg('use', { href: `#v${number}`, y }) : null;
    const picture = svg('svg', { viewBox: '-1.1 -2.1 2.2 4.2', 'aria-hidden': 'true', class: 'tile' }, svg('use', { href: '#tile-v' }));
    for (const half of [pips(high, -1), pips(low, 1)]) if (half) picture.append(half);
    return picture;
}
