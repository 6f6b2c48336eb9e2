/** Puzzles whose formula is built up: the one that is stepped through beside it, then longer blocks, and larger ones. */
import { offered } from '../../puzzles/offered.ts';

/** @source 002_5ae15e577f844a8a.txt, "Over Easy or Hard Boiled?" */
export const presets = offered('row-of-four', 'heart', 'hardest-5x5', 'random-10x10', 'cat');
