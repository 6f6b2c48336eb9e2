/**
 * What the companion to Wensveen says of every, each or none of something is counted here: the exceptions among all cases. A new sentence
 * with such a word needs its count in this list, or stands among those that only name what is shown.
 */
import { describe, expect, test } from 'vitest';
import { imageFromIndex } from '../../src/engine/board/image.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { probeAll } from '../../src/engine/probe/probe.ts';
import { probeSet, setProbing } from '../../src/engine/probe/probeSets.ts';
import { UNKNOWN } from '../../src/engine/board/cell.ts';
import { isUnique, solve } from '../../src/engine/solve/solve.ts';
import { larger } from '../../src/claims/001/larger.ts';
import { imagesWith } from '../../src/claims/001/sequenceImages.ts';
import { table3Rows } from '../../src/claims/001/table3Rows.ts';
import { verdictOf } from '../../src/claims/verdict.ts';
import type { SequenceRow } from '../../src/experiments/sequences.ts';
import { tripleFacts } from '../../src/facts/larger.ts';
import { beyond, censuses, comparedTable } from '../../src/facts/sequences.ts';
import { decodePuzzle } from '../../src/formats/puzzleCode.ts';
import { stored, storedClaim } from '../../src/stored/fromFile.ts';
import { proseOf } from './proseOf.ts';

const page = proseOf('probing-sequences');

const unique = (side: 4 | 5): readonly SequenceRow[] => censuses[side].of('unique');
const has = ({ sequence }: SequenceRow, category: string): boolean => sequence.includes(category);
const both = [...censuses[4].rows, ...censuses[5].rows];

/** Puzzles of 4x4 whose sequence is nine times 4. */
const nines = (): readonly number[] =>
  [
    ...(imagesWith(4, ['4'.repeat(9)])
      .values()
      .next().value ?? []),
  ].map((image) => solve(puzzleOf(image), { most: 100 }).solutions.length);

/** Pairs of unknown cells that prove a value, after single cells and pairs have done what they can. */
function provingPairs(): readonly boolean[] {
  const { puzzle } = tripleFacts();
  const { grid } = setProbing(puzzle, 2);
  const open = [...grid.cells.keys()].filter((at) => grid.cells[at] === UNKNOWN);
  return open.flatMap((one, at) =>
    open.slice(at + 1).map((other) => {
      const alive = probeSet(puzzle, grid, [one, other]).futures.filter(
        ({ status }) => status !== 'contradiction',
      );
      return open.some(
        (cell) =>
          new Set(alive.map((future) => future.grid.cells[cell])).size === 1 &&
          alive[0]?.grid.cells[cell] !== UNKNOWN,
      );
    }),
  );
}

/** The words of the page, the cases that they are about, and whether each is as they say. */
const counted: readonly (readonly [words: string, cases: () => readonly boolean[]])[] = [
  [
    'On four by four each sequence of the class unique has both.',
    () => unique(4).map((row) => has(row, 'b') && has(row, 'e')),
  ],
  [
    'Each has one of the two, and that is enough for the class.',
    () => unique(5).map((row) => has(row, 'b') || has(row, 'e')),
  ],
  [
    'No sequence belongs to two of them',
    () => both.map((row) => !((has(row, 'b') || has(row, 'e')) && has(row, 'f'))),
  ],
  [
    'All eight counts are right to the last digit, and so are the percentages.',
    () => table3Rows.map((row) => verdictOf(row, stored).kind === 'agrees'),
  ],
  [
    'All {grouped(censuses[4].rows.length)} counts agree.',
    () => [4, 5, 6].flatMap((number) => comparedTable(number).rows.map(({ same }) => same)),
  ],
  ['Table 8 is right throughout.', () => comparedTable(8).rows.map(({ same }) => same)],
  [
    'Each sequence comes with a picture that has it.',
    () =>
      censuses[4].rows.map(
        ({ sequence, first }) =>
          probeAll(puzzleOf(imageFromIndex(4, 4, first)))
            .sequence.map((one) => one.toString(16))
            .toSorted()
            .join('') === sequence,
      ),
  ],
  [
    'two for each of {inWords(sixteen.length)} puzzles',
    () =>
      [
        ...(imagesWith(4, ['f'.repeat(16)])
          .values()
          .next().value ?? []),
      ].map((image) => solve(puzzleOf(image), { most: 100 }).solutions.length === 2),
  ],
  ['each of these puzzles has six solutions', () => nines().map((solutions) => solutions === 6)],
  [
    'Each has one solution.',
    () =>
      storedClaim(larger).ours.dominoes.map(
        ({ code, triples }) => triples === 0 || isUnique(decodePuzzle(code)),
      ),
  ],
  [
    'But none of the uniquely solvable ones of five by five does.',
    () => [beyond.ways.find(([way]) => way === 'repeated')?.[1] === beyond.left],
  ],
  [
    'none of their {grouped(triple.pairs)} pairs proves anything',
    () => provingPairs().map((proves) => !proves),
  ],
];

/** Sentences that count nothing: they say what is shown, or what things are. */
const naming = [
  'How many puzzles are there of each class?',
  'Every picture is one, and the thesis counts all of four by four and of five by five.',
  'with the number of pictures of each.',
  'Open them to see every row beside ours.',
  'How many groups of each kind there are need not be counted one by one.',
  'carries into each other.',
  'there is nothing but 11 and 14, so every cell decides',
  'Half of the cells are of each kind',
  'we also looked at every picture', // in the companion to Wensveen's tests of the symmetry classes
  'each opens its puzzle in [[fig-sixteen-cells]].',
];

describe('every, each and none on the page of the companion to Wensveen', () => {
  test.each(counted)('%s', (words, cases) => {
    expect(page).toContain(words);
    const all = cases();
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter((holds) => !holds)).toEqual([]);
  });

  test('have a count each, but where they only name what is shown', () => {
    const prose = page
      .replaceAll(/<(FactTable|Figure|SetFutures|Pictures|SequenceTable)\b.*?>/g, '')
      .replaceAll(/\{[^{}]*'none'[^{}]*\}/g, '');
    const known = [...counted.map(([words]) => words), ...naming];
    const sentences = prose
      .split(/(?<=[.:?]) /)
      .filter((sentence) => /\b(every|each|none)\b/i.test(sentence));
    expect(sentences.length).toBeGreaterThan(10);
    expect(
      sentences.filter((one) => !known.some((words) => one.includes(words) || words.includes(one))),
    ).toEqual([]);
  });
});
