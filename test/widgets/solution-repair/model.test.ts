import { describe, expect, test } from 'vitest';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { fewestChanges } from '../../../src/engine/make/fewestChanges.ts';
import { fewestGiven } from '../../../src/engine/make/fewestGiven.ts';
import { isUnique } from '../../../src/engine/solve/solve.ts';
import { encodeImage } from '../../../src/formats/imageCode.ts';
import { decodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { linksOf } from '../../../src/kit/puzzle/links.ts';
import type { Aim, Mended } from '../../../src/widgets/solution-repair/model.ts';
import {
  boardShown,
  defaultState,
  imageOf,
  isSmall,
  mendedJson,
  outcomeText,
  proposalRows,
  proposalsOf,
  proposalText,
  proposed,
  repairSettings,
  solutionsText,
} from '../../../src/widgets/solution-repair/model.ts';
import { presets } from '../../../src/widgets/solution-repair/presets.ts';

const usual = defaultState({});
const codeOf = (id: string): string => presets.find((one) => one.id === id)?.code ?? '';

function mend(code: string, aim: Aim): [ReturnType<typeof imageOf>, Mended] {
  const image = imageOf({ ...usual, code });
  return [
    image,
    aim === 'given'
      ? { kind: 'given', found: fewestGiven(image) }
      : { kind: 'changes', wanted: aim, found: fewestChanges(image, aim) },
  ];
}

test('what it opens with has several solutions and is searched at once', () => {
  const image = imageOf(usual);
  expect(isSmall(image)).toBe(true);
  expect(solutionsText(image)).toMatch(/has \d+ solutions\.$/);
  for (const { code } of presets)
    expect(isUnique(puzzleOf(imageOf({ ...usual, code })))).toBe(false);
});

describe.each<Aim>(['unique', 'given'])('the puzzles of the proposals (%s)', (aim) => {
  test('have one solution', () => {
    for (const id of ['switch', 'random-6x6', 'two-filled']) {
      const [image, mended] = mend(codeOf(id), aim);
      const { puzzles } = mendedJson(image, aim, mended) as { puzzles: readonly string[] };
      expect(puzzles.length).toBeGreaterThan(0);
      for (const code of puzzles) expect(isUnique(decodePuzzle(code))).toBe(true);
      const [cells = []] = proposalsOf(mended);
      const board = boardShown(proposed(image, aim, cells), mended);
      expect([...(board.fresh ?? [])]).toEqual(cells);
      expect(proposalRows(image, mended)).toHaveLength(1 + puzzles.length * cells.length);
    }
  });
});

test('says what came out', () => {
  const [image, changes] = mend(codeOf('switch'), 'unique');
  expect(outcomeText(image, changes)).toBe(
    'Turning over one cell is enough: then the puzzle has one solution. 4 of all 4 sets of one cell will do.',
  );
  expect(proposalText(image, 'unique', changes, 1)).toMatch(
    /^Proposal 1 of 4: row 1, column 1 becomes (empty|filled)\. Sweeps then solve it, difficulty \d\.$/,
  );
  const [, given] = mend(codeOf('switch'), 'given');
  expect(outcomeText(image, given)).toMatch(/^Giving away one cell is enough/);
  expect(proposalText(image, 'given', given, 1)).toMatch(/^Row 1, column \d is given as /);
  const none = { fewest: null, sets: [], found: 0, tried: 12_345 } as const;
  expect(outcomeText(image, { kind: 'changes', wanted: 'simple', found: none })).toMatch(
    /^The search ends without an answer: of all 12,345 sets of up to three cells none will do/,
  );
  const zero = { ...none, fewest: 0 } as const;
  expect(outcomeText(image, { kind: 'changes', wanted: 'simple', found: zero })).toMatch(
    /^Nothing has to be changed: the puzzle is solved by sweeps alone\.$/,
  );
});

test('links keep picture, aim and proposal, and refuse pictures that are too large', () => {
  const state = { ...usual, code: codeOf('switch'), aim: 'given' as const, number: 1 };
  expect(linksOf(repairSettings).read(linksOf(repairSettings).write(state, usual), usual)).toEqual(
    state,
  );
  expect(linksOf(repairSettings).write(usual, usual)).toEqual({});
  const large = encodeImage({ height: 33, width: 2, cells: new Uint8Array(66) });
  expect(() => linksOf(repairSettings).read({ g: large }, usual)).toThrow(/up to 32\s×\s32/);
  expect(() => linksOf(repairSettings).read({ a: 'best' }, usual)).toThrow(
    /known are unique, simple, given/,
  );
});
