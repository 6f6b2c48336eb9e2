/** Counts of probing that the chapter on probing quotes, from stored runs. */
import { sum } from 'd3';
import { CONTRADICTING } from '../engine/probe/probeCategory.ts';
import { setRuns } from '../engine/probe/probeSets.ts';
import { sequenceRows } from '../experiments/sequences.ts';
import type { SequenceRow } from '../experiments/sequences.ts';
import { beyondOnce } from '../claims/001/beyond.ts';
import { grouped, percent } from '../notebook/plain/numbers.ts';
import { storedClaim, storedRun } from '../stored/fromFile.ts';
import { setRound } from './setRounds.ts';

/** A stored census of all images of a size: classes, and every sorted sequence. */
function storedProbing(side: 4 | 5): {
  readonly images: readonly number[]; // simple, unique, two, rest
  readonly rows: readonly SequenceRow[];
} {
  const { tally } = storedRun(side === 4 ? 'probing 4x4' : 'probing 5x5');
  return { images: Array.from(tally.images), rows: sequenceRows(tally) };
}

/** Rows of the table of stars: images of each size. */
export function starRows(): readonly (readonly string[])[] {
  const sizes = ([4, 5] as const).map((side) => storedProbing(side).images);
  const of = (...classes: readonly number[]): string[] =>
    sizes.map((images) => grouped(sum(classes, (k) => images[k] ?? 0)));
  return [
    ['★ simple', ...of(0)],
    ['★★ a single probe settles it', ...of(1, 2)],
    ['★★★ no single probe does', ...of(3)],
  ];
}

/** Unknown cells of a puzzle of 5x5, in groups: the least number of each. */
const unknownFrom = [4, 9, 13, 17, 21] as const;

/** Probes of a sequence that solve or meet a contradiction. */
const useful = (sequence: string): number =>
  sum(sequence, (digit) => {
    const category = Number.parseInt(digit, 16);
    return (category >> 2 >= CONTRADICTING ? 1 : 0) + ((category & 3) >= CONTRADICTING ? 1 : 0);
  });

/** The share of such probes in all pictures of some sequences. */
const shareOf = (group: readonly SequenceRow[]): string =>
  percent(
    sum(group, ({ sequence, images }) => images * useful(sequence)) /
      sum(group, ({ sequence, images }) => 2 * images * sequence.length),
    1,
  );

/**
 * What Table 2 names to refine the stars, on 5x5: by the unknown cells, the pictures, and the share of their probes that
 * solve or meet a contradiction.
 */
export const refinedStars = (() => {
  const { rows } = storedProbing(5);
  const groupOf = (length: number): number => unknownFrom.findLastIndex((least) => length >= least);
  const rowsOf = (stars: string, classes: readonly string[]): readonly (readonly string[])[] => {
    const groups = unknownFrom.map((_, group) =>
      rows.filter((row) => classes.includes(row.class) && groupOf(row.sequence.length) === group),
    );
    return [
      [`${stars} pictures`, ...groups.map((group) => grouped(sum(group, ({ images }) => images)))],
      [`${stars} useful probes`, ...groups.map(shareOf)],
    ];
  };
  return {
    columns: [
      'Unknown cells',
      ...unknownFrom.map((least, at) => `${least} to ${(unknownFrom[at + 1] ?? 26) - 1}`),
    ],
    rows: [...rowsOf('★★', ['unique', 'two']), ...rowsOf('★★★', ['rest'])],
  };
})();

/** Runs of SimpleSolver to look through all single cells, pairs and triples of a standstill once. */
export function costRows(
  standstills: readonly { name: string; unknown: number }[],
): readonly (readonly string[])[] {
  return standstills.map(({ name, unknown }) => [
    name,
    grouped(unknown),
    grouped(2 * unknown),
    grouped(setRuns(unknown, 2)),
    grouped(setRuns(unknown, 3) - setRuns(unknown, 2)),
  ]);
}

/** Uniquely solvable images of five by five that no single probe decides, those that a round leaves, and those that repeated probing solves. */
export function beyond(): {
  readonly left: number;
  readonly afterRound: number;
  readonly repeated: number;
} {
  const { left, ways } = storedClaim(beyondOnce).ours;
  return {
    left,
    afterRound: left - setRound.writtenCells,
    repeated: ways.find(([way]) => way === 'repeated')?.[1] ?? 0,
  };
}
