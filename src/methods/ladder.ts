/**
 * The ladder of methods: which of two knows more, and the smallest puzzle that shows it. A method beats another one where it
 * knows a cell that the other one does not; the puzzles are those that `npm run -s remake -- ladder` finds.
 */
import type { ReachMethod } from '../engine/inference/reach.ts';
import { reachMethods } from '../engine/inference/reach.ts';
import { reachNames } from './reached.ts';

/** The methods, and SAT, which knows all that must be so. */
export const rungs = [...reachMethods, 'sat'] as const;

export type Rung = ReachMethod | 'sat';

/** In plain words, in the middle of a sentence. */
export const rungNames: Readonly<Record<Rung, string>> = { ...reachNames, sat: 'SAT' };

/** One method over another one. */
export type Over = `${Rung}>${Rung}`;

/**
 * For each two methods of which the first knows a cell somewhere that the other one does not: a puzzle of the fewest cells where
 * that is so. Among those of so many cells the first is as far ahead as it gets; that of SAT over
 * probing two cells at a time is the one that `npm run -s remake -- missed --cells 24` comes to. Where there is none, the other one knows all
 * that the first does.
 */
export const smallest = {
  'four>sweeps': '2x4_2_1.1~1_1_1_1',
  'four>probing': '2x8_1.1.1_3.1~1_1_1_1_1_1_0_1',
  'two-sat>sweeps': '2x4_2_1.1~1_1_1_1',
  'two-sat>four': '3x4_1_2_2~1_2_1_1',
  'two-sat>probing': '3x5_2_1.1_1.1~1_1_1_1_2',
  'probing>sweeps': '2x4_2_1.1~1_1_1_1',
  'probing>four': '3x4_1_2_2~1_2_1_1',
  'probing>two-sat': '3x5_1_3_1.1~1_1_2_1_1',
  'repeated>sweeps': '2x4_2_1.1~1_1_1_1',
  'repeated>four': '3x4_1_2_2~1_2_1_1',
  'repeated>two-sat': '3x5_1_3_1.1~1_1_2_1_1',
  'repeated>probing': '3x5_2_1.1_1.1~1_1_1_1_2',
  'pairs>sweeps': '2x4_2_1.1~1_1_1_1',
  'pairs>four': '3x4_1_2_2~1_2_1_1',
  'pairs>two-sat': '3x5_1_3_1.1~1_1_2_1_1',
  'pairs>probing': '3x5_1_1.1_2~1_1_1_1_1',
  'pairs>repeated': '3x5_1_1.1_2~1_1_1_1_1',
  'sat>sweeps': '2x4_2_1.1~1_1_1_1',
  'sat>four': '3x4_1_2_2~1_2_1_1',
  'sat>two-sat': '3x5_1_3_1.1~1_1_2_1_1',
  'sat>probing': '3x5_1_1.1_2~1_1_1_1_1',
  'sat>repeated': '3x5_1_1.1_2~1_1_1_1_1',
  'sat>pairs': '3x8_2_1.1.1_1.1~1_1_0_1_1_1_1_1',
} as const satisfies Partial<Record<Over, string>>;
