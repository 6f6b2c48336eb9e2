/** What the prose says of the owl, the hero of the book. */
import { FILLED } from '../engine/board/cell.ts';
import { heroMethods } from '../kit/hero/methods.ts';
import type { HeroMethod } from '../kit/hero/methods.ts';
import { heroRungs } from '../kit/hero/rungs.ts';
import type { HeroRung } from '../kit/hero/rungs.ts';

/** The rungs up to that of a method, its own the last. */
export const rungsUpTo = (method: HeroMethod): readonly HeroRung[] =>
  heroRungs().slice(0, heroMethods.indexOf(method) + 1);

/** The share of its cells that are filled, which places it among random boards. */
export function heroShare(): number {
  const { cells } = heroRungs().at(-1)!.grid;
  return cells.filter((cell) => cell === FILLED).length / cells.length;
}
