import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../src/engine/board/cell.ts';
import type { Grid } from '../../src/engine/board/cell.ts';
import { countKnown, imageFromIndex } from '../../src/engine/board/image.ts';
import { puzzleOf, startGrid } from '../../src/engine/board/puzzle.ts';
import type { Puzzle } from '../../src/engine/board/puzzle.ts';
import { allPieces } from '../../src/engine/pieces.ts';
import { encodePuzzle } from '../../src/formats/puzzleCode.ts';
import { puzzleFigures } from '../../src/methods/figures.ts';
import { goesBeyond, settles } from '../../src/methods/method.ts';
import type { Ends, Method, MethodEnd } from '../../src/methods/method.ts';
import { inference } from '../../src/methods/inference.ts';
import { methods, runMethods } from '../../src/methods/methods.ts';
import { probingAgain } from '../../src/methods/probing.ts';
import { galleryDescriptions } from '../../src/puzzles/gallery.ts';
import type { PuzzleId } from '../../src/puzzles/gallery.ts';

const endsOf = (puzzle: Puzzle): Ends => allPieces(runMethods(puzzle));

/** All pictures of 4 x 4 by their puzzle: brute force knows every solution. */
const byCode = new Map<string, { readonly puzzle: Puzzle; readonly pictures: Grid[] }>();
for (let index = 0; index < 2 ** 16; index++) {
  const picture = imageFromIndex(4, 4, index);
  const puzzle = puzzleOf(picture);
  const code = encodePuzzle(puzzle);
  const known = byCode.get(code);
  if (known === undefined) byCode.set(code, { puzzle, pictures: [picture] });
  else known.pictures.push(picture);
}

/** What may be known of a puzzle: the cells in which all of its solutions are the same. */
const sharedBy = (pictures: readonly Grid[]): Uint8Array =>
  pictures[0]!.cells.map((cell, at) =>
    pictures.every(({ cells }) => cells[at] === cell) ? cell : UNKNOWN,
  );

/** Fails when an end says what is not so. */
function check(end: MethodEnd, pictures: readonly Grid[]): void {
  const shared = pictures.length === 0 ? null : sharedBy(pictures);
  for (const [at, cell] of end.grid.cells.entries())
    if (cell !== UNKNOWN && shared !== null) expect(cell).toBe(shared[at]);
  if (end.status === 'solved') expect([end.grid.cells]).toEqual(pictures.map((one) => one.cells));
  if (end.status === 'several') expect(pictures.length).toBeGreaterThan(1);
  if (end.status === 'none') expect(pictures).toEqual([]);
  for (const { cells } of end.solutions ?? [])
    expect(pictures.some((one) => one.cells.join('') === cells.join(''))).toBe(true);
}

describe('what a method knows is true', () => {
  const several = [...byCode.values()].filter(({ pictures }) => pictures.length > 1);
  const hard = [...byCode.values()].filter(
    ({ puzzle, pictures }) =>
      pictures.length === 1 && allPieces(methods[0]!.run(puzzle, {})).status === 'stuck',
  );

  test.each([
    ['that have several solutions', several],
    ['with one that sweeps do not find', hard],
    ['of all kinds', [...byCode.values()]],
  ])('of puzzles of 4 x 4 %s, by brute force', (_, all) => {
    const step = Math.max(1, Math.floor(all.length / 150));
    let checked = 0;
    for (let at = 0; at < all.length; at += step) {
      const { puzzle, pictures } = all[at]!;
      const ends = endsOf(puzzle);
      for (const { id } of methods) check(ends[id]!, pictures);
      // the search knows all there is to know, on so small a board
      const told = ends['solutions']!;
      expect(told.status).toBe(pictures.length === 1 ? 'solved' : 'several');
      const inferred = ends['inference']!;
      expect(inferred.grid.cells).toEqual(sharedBy(pictures));
      expect(inferred.status).toBe(told.status);
      if (pictures.length > 1) expect(told.verdict).toBe(`${pictures.length} solutions`);
      checked++;
    }
    expect(checked).toBeGreaterThan(80);
  });

  test('of puzzles without a solution', () => {
    let none = 0;
    for (let index = 0; index < 2 ** 16; index += 331) {
      const { rows } = puzzleOf(imageFromIndex(4, 4, index));
      const { columns } = puzzleOf(imageFromIndex(4, 4, (index * 7919) % 2 ** 16));
      const puzzle = { rows, columns };
      const pictures = byCode.get(encodePuzzle(puzzle))?.pictures ?? [];
      const ends = endsOf(puzzle);
      for (const { id } of methods) check(ends[id]!, pictures);
      if (pictures.length > 0) continue;
      expect(ends['solutions']).toMatchObject({ status: 'none', verdict: 'no solution' });
      none++;
    }
    expect(none).toBeGreaterThan(100);
  });

  test('and no method knows less than one that it contains', () => {
    for (const [weak, strong] of [
      ['sweeps', 'four'],
      ['four', 'pq'],
      ['four', 'two-sat'],
      ['two-sat', 'repeated'],
      ['sweeps', 'probe'],
      ['repeated', 'pairs'],
      ['pairs', 'inference'],
    ] as const)
      for (const { puzzle } of hard.slice(0, 60)) {
        const ends = endsOf(puzzle);
        expect(countKnown(ends[strong]!.grid)).toBeGreaterThanOrEqual(countKnown(ends[weak]!.grid));
      }
  });
});

const verdicts = (id: PuzzleId): Record<string, string> =>
  Object.fromEntries(
    Object.entries(endsOf(galleryDescriptions(id))).map(([method, end]) => [
      method,
      end?.verdict ?? '',
    ]),
  );

describe('the verdicts', () => {
  test('say in plain words how each method ends', () => {
    expect(verdicts('fourteen-sweeps')).toMatchObject({
      sweeps: '17 of 25 cells known, then a standstill',
      four: 'solved, 1 intersection',
      'two-sat': 'solved: pairs of lines are enough',
      pq: 'solved: pairs of lines are enough',
      probe: 'solved: 8 of 8 unknown cells decide',
      repeated: 'solved, 1 round',
      pairs: 'solved: probing one cell at a time is enough',
      inference: 'inferable cells: 25 of 25',
      solutions: 'exactly one solution, by search',
    });
  });

  test('of hard ones, of several solutions, of none', () => {
    expect(verdicts('hard-2.3-3.2')['pq']).toBe('solved by (2,3) and (3,2)');
    expect(verdicts('two-five')['probe']).toMatch(
      /^two solutions, both found: by probes of \d of \d+ unknown cells$/,
    );
    expect(verdicts('switch')['solutions']).toBe('2 solutions');
    expect(verdicts('no-solution')['sweeps']).toBe('a contradiction: no solution');
    const domino = allPieces(probingAgain.run(galleryDescriptions('domino'), {}));
    expect(domino.verdict).toBe(
      '0 of 121 cells known, then a standstill: no probe proves anything',
    );
    expect(verdicts('random-10x10')['inference']).toBe(
      'inferable cells: 4 of 100, the others may be either',
    );
    // where sweeps are enough, no method says that something else is
    const all = Object.entries(verdicts('heart')).filter(([, said]) => said.startsWith('solved:'));
    expect(all.map(([id]) => id)).toEqual(['four', 'two-sat', 'pq', 'probe', 'repeated', 'pairs']);
    expect(new Set(all.map(([, said]) => said))).toEqual(new Set(['solved: sweeps are enough']));
  });

  test('come with the number of each document', () => {
    const numbers = Object.values(endsOf(galleryDescriptions('difficulty-8'))).flatMap(
      (end) => end?.difficulties ?? [],
    );
    expect(numbers.map(({ name, value }) => [name, value])).toEqual([
      ['Sweeps, rows first', 'none: sweeps do not solve it'],
      ['Sweeps, mean of both', 'none: sweeps do not solve it'],
      ['Long runs', expect.stringMatching(/^0\.\d{3}$/)],
      ['(2,2)-difficulty', '8'],
      ['(p,q)-hardness', '(2,2)-hard'],
      ['Stars', expect.stringMatching(/^[23] stars of 3$/)],
    ]);
    for (const { measures, place } of numbers) {
      expect(measures).toMatch(/^[A-Z].*\.$/);
      expect(place).not.toBe('');
    }
  });
});

describe('inference', () => {
  test('opens the question of a cell that sweeps do not know, supposing what is refuted', () => {
    const puzzle = galleryDescriptions('random-10x10');
    const { settings, grid } = endsOf(puzzle)['inference']!;
    const [row = 0, column = 0] = settings?.['c']?.split('.').map(Number) ?? [];
    const value = grid.cells[(row - 1) * 10 + column - 1];
    expect(value).toBe(settings?.['v'] === 'filled' ? 0 : 1);
    expect(endsOf(galleryDescriptions('heart'))['inference']?.settings).toBeUndefined();
  });

  test('is given up before a formula that is too large', () => {
    const lines = Array.from({ length: 100 }, () => [40, 10]);
    const end = allPieces(inference.run({ rows: lines, columns: lines }, {}));
    expect(end.status).toBe('open');
    expect(end.verdict).toMatch(
      /^given up before a formula of [\d,]+ clauses: 0 of 10,000 cells known$/,
    );
  });
});

describe('the list of methods', () => {
  test('has an id, a name and a figure that there is for each', () => {
    expect(new Set(methods.map(({ id }) => id)).size).toBe(methods.length);
    for (const { figure, does } of methods) {
      if (figure !== null) expect(Object.keys(puzzleFigures)).toContain(figure);
      expect(does).toMatch(/^[A-Z].*\.$/);
    }
  });

  test('goes on from what is known, and tells which one is at work', () => {
    const puzzle = galleryDescriptions('fourteen-sweeps');
    const before = { sweeps: endsOf(puzzle)['sweeps'] };
    const at: string[] = [];
    const pieces = runMethods(puzzle, before);
    for (let piece = pieces.next(); piece.done !== true; piece = pieces.next())
      if (piece.value !== undefined && at.at(-1) !== piece.value.at) at.push(piece.value.at);
    expect(at).toEqual(methods.map(({ id }) => id).filter((id) => id !== 'sweeps'));
  });

  test('takes another method by one entry', () => {
    const corner: Method = {
      id: 'corner',
      kind: 'sweeps',
      name: 'The corner alone',
      does: 'A single cell, when the first row is full.',
      chapter: 'one-line',
      figure: null,
      *run(puzzle) {
        const grid = startGrid(puzzle);
        const full = puzzle.rows[0]?.[0] === puzzle.columns.length;
        if (full) grid.cells[0] = 1;
        yield 'looking at the first row';
        return { status: 'stuck', grid, verdict: full ? '1 cell' : 'nothing', difficulties: [] };
      },
    };
    const puzzle = { rows: [[2], [1]], columns: [[2], [1]] };
    const ends = allPieces(runMethods(puzzle, {}, [...methods, corner]));
    expect(ends['corner']).toMatchObject({ verdict: '1 cell' });
    expect(Object.keys(ends)).toEqual([...methods.map(({ id }) => id), 'corner']);
  });
});

test('what goes beyond a state knows more cells of it, or settles the puzzle', () => {
  const ends = endsOf(galleryDescriptions('no-progress'));
  const { grid } = ends['sweeps']!;
  const beyond = methods.filter(({ id }) => goesBeyond(ends[id]!, grid)).map(({ id }) => id);
  expect(beyond).not.toContain('sweeps');
  expect(beyond).not.toContain('four');
  expect(beyond).toContain('solutions');
  for (const id of beyond)
    expect(settles(ends[id]!) || countKnown(ends[id]!.grid) > countKnown(grid)).toBe(true);
});
