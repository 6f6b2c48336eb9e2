/** What the build finds out of the puzzle that the page opens with: how many solutions it has. */
import { solve } from '../../engine/solve/solve.ts';
import type { Solved } from '../../engine/solve/solve.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { usualSheet } from './model.ts';
import type { WorkSheetProps } from './model.ts';

export const prebuilt = (props: WorkSheetProps): Solved => solve(puzzleIn(usualSheet(props).code));
