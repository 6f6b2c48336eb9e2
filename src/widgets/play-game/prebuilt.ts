/** What the build finds out of the puzzle that the page opens with: how many solutions it has. */
import { solve } from '../../engine/solve/solve.ts';
import type { Solved } from '../../engine/solve/solve.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { usualPlay } from './model.ts';
import type { PlayGameProps } from './model.ts';

export const prebuilt = (props: PlayGameProps): Solved => solve(puzzleIn(usualPlay(props).code));
