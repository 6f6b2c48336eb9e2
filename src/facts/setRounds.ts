/** What the companion of the thesis says of one round of set-probing: the pictures by the sets that decide, and those that single probes leave. */
import { sum } from 'd3';
import { imageFromIndex } from '../engine/board/image.ts';
import { createFold } from '../engine/census/fold.ts';
import { PROBED_REST } from '../engine/census/smallProbe.ts';
import { bySetOf, oneRound } from '../claims/001/setRounds.ts';
import { grouped, percent, sizeText } from '../notebook/plain/numbers.ts';
import { encodePuzzle } from '../formats/puzzleCode.ts';
import { puzzleOf } from '../engine/board/puzzle.ts';
import { stored, storedRun } from '../stored/fromFile.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { beyond } from './sequences.ts';

const tallies = {
  4: storedRun('set-round 4x4').tally,
  5: storedRun('set-round 5x5').tally,
} as const;

const found = oneRound.read(stored).ours;
const [, pairs = 0, triples = 0] = found.decided;
const [cells = 0, byPairs = 0, byTriples = 0] = found.written;

/** The pictures of 5x5 with one solution that single probes leave. */
export const setRound = {
  left: found.left,
  pairs,
  triples,
  /** Solved when all is written down that one round of single cells proves. */
  writtenCells: cells,
} as const;

/** The same as a table, beside repeated probing. */
export const setRoundTable: readonly (readonly string[])[] = (() => {
  const [, repeated = 0] = beyond.ways.find(([way]) => way === 'repeated') ?? [];
  const row = (name: string, solved: number): string[] => [
    name,
    grouped(solved),
    grouped(found.left - solved),
  ];
  return [
    row('some cell decides', found.decided[0] ?? 0),
    row('some pair decides', (found.decided[0] ?? 0) + pairs),
    row('some triple decides', sum(found.decided)),
    row('all that single cells prove, written down', cells),
    row('all that pairs prove, written down', byPairs),
    row('all that triples prove, written down', byTriples),
    row('repeated probing, round after round', repeated),
  ];
})();

/** All pictures of 4x4 and 5x5 by how many cells have to be probed at once. */
export const bySetTable: readonly (readonly string[])[] = (() => {
  const columns = ([4, 5] as const).map((side) => {
    const { simple, decided, undecided } = bySetOf(tallies[side]);
    return { counts: [simple, ...decided, undecided], all: sum(tallies[side].classes) };
  });
  return ['none: simple', 'one cell', 'a pair', 'a triple', 'no set of up to three'].map(
    (name, at) => [
      name,
      ...columns.flatMap(({ counts, all }) => [
        grouped(counts[at] ?? 0),
        percent((counts[at] ?? 0) / all, 2),
      ]),
    ],
  );
})();

/** Columns of {@link bySetTable}. */
export const bySetColumns = [
  'Probed at once',
  ...[4, 5].flatMap((side) => [sizeText(side, side), 'share']),
] as const;

/** Pictures of the rest that pairs or triples decide, and all of the rest, by the size. */
export const restBySets = (side: 4 | 5): { readonly decided: number; readonly rest: number } => {
  const decided = bySetOf(tallies[side]).decided;
  return { decided: sum(decided.slice(1)), rest: tallies[side].classes[PROBED_REST] ?? 0 };
};

/** A picture of 5x5 with one solution that takes three cells at once. */
export const tripleNeeded = (() => {
  const first = tallies[5].first[4 + 3] ?? -1;
  const puzzle: Puzzle = puzzleOf(imageFromIndex(5, 5, first));
  // the sentence says that all of them are turns and reflections of this one
  if (createFold(5, 5, 'class')(first) !== triples)
    throw new RangeError(`they are not all forms of image ${first}`);
  return { code: encodePuzzle(puzzle) };
})();

/** Makes these counts again. */
export const setRoundCommand = 'npm run -s results -- set-round-5x5';
