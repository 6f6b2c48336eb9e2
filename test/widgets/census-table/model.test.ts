import { describe, expect, test } from 'vitest';
import { fourClass, solveFour } from '../../../src/engine/intersect/fourSolver.ts';
import { indexOfImage } from '../../../src/engine/board/image.ts';
import { createSmallFour } from '../../../src/engine/census/smallFour.ts';
import { SOLVED } from '../../../src/engine/sweep/fastSolver.ts';
import { createFastTwoSat } from '../../../src/engine/twosat/fastTwoSat.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { fourCensus } from '../../../src/experiments/fourCensus.ts';
import type { FourCensusSpec } from '../../../src/experiments/fourCensus.ts';
import { LinkError } from '../../../src/notebook/cell/linkState.ts';
import { figure4Numbers } from '../../../src/claims/000/figure4Numbers.ts';
import { claimOf } from '../../../src/claims/ledger.ts';
import { verdictOf } from '../../../src/claims/verdict.ts';
import { stored as storedFiles, storedRun } from '../../../src/stored/fromFile.ts';
import {
  censusSettings,
  describe as tell,
  exampleOf,
  gridOf,
  pointsOf,
  rowsOf,
  specOf,
  verdictsOn,
} from '../../../src/widgets/census-table/model.ts';
import { csvOf } from '../../../src/widgets/census-table/files.ts';
import type { CensusTableCounted } from '../../../src/widgets/census-table/model.ts';

function stored(size: '4x4' | '5x5'): CensusTableCounted {
  const { spec, tally, whole } = storedRun(`four-census ${size}`);
  return { spec, tally, complete: whole };
}

/** The verdict of the ledger. */
function toldHere(id: string): string {
  const claim = claimOf(id);
  if (claim === undefined) throw new RangeError(`no such claim: ${id}`);
  return verdictOf(claim, storedFiles).kind;
}

function counted(spec: FourCensusSpec, to = fourCensus.units(spec)): CensusTableCounted {
  const tally = fourCensus.emptyTally(spec);
  fourCensus.begin(spec)(0, to, tally);
  return { spec, tally, complete: to === fourCensus.units(spec) };
}

const { defaults, read, fromLink } = censusSettings;

describe('the settings', () => {
  test('count everything of any size up to 25 cells, square or not', () => {
    const { values } = read({ height: '6', width: '4', twoSat: '0', chosen: '' });
    expect(values === null ? null : specOf(values)).toEqual({
      height: 6,
      width: 4,
      unique: true,
      oneClue: true,
      folded: true,
    });
    expect(read({ height: '1', width: '1', twoSat: '0', chosen: '' }).values).not.toBeNull();
  });

  test.each([
    ['6', '5', 'With 6 rows, type at most 4 columns.'],
    ['7', '4', 'With 7 rows, type at most 3 columns.'],
    ['26', '1', 'is too large'],
    ['5', '', 'Something is missing'],
    ['5', 'x', 'is not a number'],
  ])('refuse %s rows and %s columns, and say why', (height, width, message) => {
    const { values, problems } = read({ height, width, twoSat: '0', chosen: '' });
    expect(values).toBeNull();
    expect(Object.values(problems).join()).toContain(message);
  });
});

describe('links', () => {
  test.each([
    { h: '7' },
    { h: '26', w: '1' },
    { h: '6', w: '6' },
    { c: '3' },
    { c: '3.5' },
    { c: '0.1' },
    { c: '<b>' },
  ])('refuse %o', (values) => expect(() => fromLink(values, defaults)).toThrow(LinkError));
});

describe('the table of 5 x 5', () => {
  test('is equal to Figure 4 in all but the percentage that was cut off', async () => {
    const five = stored('5x5');
    const cells = gridOf(five, null).lines.flatMap((line) => line.cells);
    expect(cells.filter(({ verdict }) => verdict === 'differs')).toEqual([
      expect.objectContaining({ text: '0.95\u00a0%', under: '0.94\u00a0%' }),
    ]);
    expect(cells.filter(({ verdict }) => verdict === 'equal')).toHaveLength(87);
    expect(verdictsOn(five).map(({ kind }) => kind)).toEqual(['agrees', 'differs']);
  });

  test('has the verdicts of the ledger: a statement differs where one of its numbers does', () => {
    const five = stored('5x5');
    const found = figure4Numbers(five.tally);
    const ofLedger = found.map(({ id }) => toldHere(id));
    expect(found.map(({ kind }) => kind)).toEqual(ofLedger);
    for (const { id, kind, numbers } of found)
      expect([id, kind === 'differs']).toEqual([id, numbers.some(({ same }) => !same)]);
    expect(ofLedger.filter((kind) => kind === 'differs')).toHaveLength(1);
  });

  test('notices a number that is not the printed one', async () => {
    const five = stored('5x5');
    const counts = five.tally.counts.map((count, at) => (at === 4 * 3 + 1 ? count + 4 : count));
    const [first, ...wrong] = verdictsOn({ ...five, tally: { ...five.tally, counts } });
    expect(first?.text).toMatch(/^85 of 88/);
    expect(wrong.map(({ text }) => text)).toContain(
      'row 3, (2,2)-hard: printed 56,158, counted 56,162.',
    );
  });

  test('has the 19 rows that are printed, and can be chosen where it counted something', async () => {
    const five = stored('5x5');
    expect(rowsOf(five)).toHaveLength(19);
    const chosen = gridOf(five, { row: 17, kind: 0 }).lines[16]?.cells ?? [];
    expect(chosen.map(({ choice }) => choice !== null)).toEqual([true, false, false, true]);
    expect(chosen[0]?.chosen).toBe(true);
  });

  test('is not compared before it is complete', () => {
    const part = counted({ height: 5, width: 5, folded: true }, 5000);
    const cells = gridOf(part, null).lines.flatMap((line) => line.cells);
    expect(cells.every(({ verdict, under }) => verdict === 'open' && under === '')).toBe(true);
    expect(gridOf(part, null).caption).toMatch(/partial/);
    expect(verdictsOn(part)[0]?.kind).toBe('untested');
  });
});

describe('the picture behind a number', () => {
  test('is what its row and column say, for every number of 4 x 4', async () => {
    const four = stored('4x4');
    const classes = ['simple', 'four-solved', 'some-progress', 'no-progress'];
    let seen = 0;
    for (const { cells } of gridOf(four, null).lines)
      for (const { choice } of cells) {
        if (choice === null) continue;
        const example = exampleOf(four, choice);
        if (example === null) throw new TypeError('no example');
        const puzzle = puzzleOf(example.image);
        expect(fourClass(solveFour(puzzle)) ?? 'simple').toBe(classes[choice.kind]);
        expect(solveSimple(puzzle).sweeps).toBe(choice.row);
        expect(example.simple).toBe(choice.kind === 0);
        seen++;
      }
    expect(seen).toBe([...four.tally.counts].filter((images) => images > 0).length);
  });

  test('is missing where nothing was counted', async () => {
    expect(exampleOf(stored('4x4'), { row: 1, kind: 2 })).toBeNull();
    expect(exampleOf(stored('4x4'), { row: 90, kind: 2 })).toBeNull();
  });
});

describe('other outputs', () => {
  test('a size that nobody has published has as many rows as it needs, and no published numbers', () => {
    const small = counted({ height: 2, width: 3, unique: true, oneClue: true, folded: true });
    expect(
      rowsOf(small)
        .at(-1)
        ?.slice(1)
        .some((images) => images > 0),
    ).toBe(true);
    expect(verdictsOn(small)[0]?.text).toBe(
      'The documents print no such table for 2\u00a0×\u00a03.',
    );
    expect(tell(small)).toMatch(/^Of all 64 pictures of 2\u00a0×\u00a03/);
  });

  test('the file has the published columns beside ours', async () => {
    const lines = csvOf(stored('5x5')).trim().split('\r\n');
    expect(lines[3]).toBe('3,9367027,56158,299778,576293,9367027,56158,299778,576293');
    expect(lines.at(-1)).toBe('one clue helps,0,0,1192994,6124630,,,1192994,6124630');
  });

  test('the chart has a point for each number', async () => {
    expect(pointsOf(stored('5x5'))).toHaveLength(76);
  });
});

describe.each(['4x4', '5x5'] as const)('the table of %s with 2-SAT', (size) => {
  const { spec, tally, whole } = storedRun(`two-sat ${size}`);
  const wide: CensusTableCounted = { spec, tally, complete: whole };
  const four = stored(size);

  test('takes what 2-SAT solves out of the last two columns, row by row', () => {
    const five = rowsOf(wide);
    expect(five).toHaveLength(rowsOf({ ...four, spec: { ...four.spec, twoSat: true } }).length);
    for (const [row = 0, simple, solved, beyond = 0, some = 0, none = 0] of five) {
      const [, ...usual] = rowsOf(four)[row - 1]!;
      expect([simple, solved]).toEqual(usual.slice(0, 2));
      expect(some + none + beyond).toBe(usual[2]! + usual[3]!);
    }
  });

  test('has what 2-SAT solves among those with one solution, and nothing printed beside it', () => {
    const { lines, classes } = gridOf(wide, null);
    expect(classes).toEqual(['simple', 'four', 'two-sat', 'some', 'none']);
    const [total, one] = ['total', 'one solution'].map((head) =>
      lines.find((line) => line.head === head)?.cells.map(({ text }) => text),
    );
    expect(one?.[2]).toBe(total?.[2]);
    expect(total?.[2]).toBe(size === '5x5' ? '14,080' : '0');
    expect(one?.slice(3)).toEqual(size === '5x5' ? ['260', '780'] : ['0', '0']);
    expect(lines.flatMap(({ cells }) => cells).every(({ under }) => under === '')).toBe(true);
    expect(verdictsOn(wide).map(({ kind }) => kind)).toEqual(['untested']);
  });

  test('shows a picture of each number that is of its class', () => {
    const solver = createFastTwoSat(spec.height, spec.width);
    const usual = createSmallFour(spec.height, spec.width);
    let seen = 0;
    for (const [row = 0, ...counts] of rowsOf(wide))
      for (const [kind, count] of counts.entries()) {
        const example = exampleOf(wide, { row, kind });
        expect(example === null).toBe(count === 0);
        if (example === null) continue;
        seen++;
        solver.simple.setImage(example.image.cells);
        const solved = solver.run() === SOLVED;
        const found = usual.classify(Number(indexOfImage(example.image)));
        const beyond = solved && found >= 2 ? 2 : found >= 2 ? found + 1 : found;
        expect([row, kind, usual.row]).toEqual([row, beyond, row]);
      }
    expect(seen).toBeGreaterThan(20);
  });
});
