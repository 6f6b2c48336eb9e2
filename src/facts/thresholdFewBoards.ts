/** What few boards of 25 × 25 say of the effort of asking: too few for an interval that can be trusted, and so for a claim. */
import { measurements } from '../claims/measurement.ts';
import { stored } from '../stored/fromFile.ts';

const name = 'threshold-effort 25x25';
const { percentages, boards } = measurements[name].spec;
const effort = [...(stored.tally(name).propagations ?? [])];
const sumOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);
const byDensity = percentages.map((at, index) => ({
  at,
  sum: sumOf(effort.filter((_, unit) => unit % percentages.length === index)),
}));
const most = Math.max(...effort);

/** The boards at each density, the two densities that took most, and the one board that took most of all. */
export const fewBoards = {
  boards,
  all: effort.length,
  most: byDensity
    .toSorted((a, b) => b.sum - a.sum)
    .slice(0, 2)
    .map(({ at }) => at)
    .toSorted((a, b) => a - b),
  single: {
    at: percentages[effort.indexOf(most) % percentages.length]!,
    share: most / sumOf(effort),
  },
} as const;
