/** Puzzles whose formula is measured, and whose lines are made into automata: small and large ones. */
import { offered } from '../../puzzles/offered.ts';

/** @source 003_bcef302d21730516.txt §3 */
export const presets = offered(
  '003-figure-2a',
  'must-be-72',
  'heart',
  '003-figure-1',
  'switch',
  'jwilk-022',
  'cat',
);
