/** Puzzles with few, with many and with one solution. */
import { offered } from '../../puzzles/offered.ts';

/** @source 004_baeeafed5327eab8.txt “Patterns that lead to multiple solutions” and “Combinations” */
export const presets = offered(
  '004-figure-a',
  'switch',
  '004-three',
  'eight-at-once',
  '001-figure-15',
  'nothing-10x10',
  'several-and-inference',
  'no-solution',
);
