/** What comes one by one: solutions, hints, puzzles, puzzles that are read. */
import { expect, test } from 'vitest';
import * as main from '../../src/library/index.ts';

/** The first ones of what comes one by one. */
async function firstOf<Item>(items: AsyncIterable<Item>, most = Infinity): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) if (all.push(item) >= most) break;
  return all;
}

const rooks = (side: number): main.PuzzleInput => {
  const lines = Array.from({ length: side }, () => [1]);
  return { rows: lines, columns: lines };
};

const code = ({ cells }: main.Grid): string => cells.join('');

test('all solutions come, each once, and as many of a billion as are asked for', async () => {
  const all = await firstOf(main.solutions(rooks(5)));
  expect(all.every((grid) => main.isSolution(rooks(5), grid))).toBe(true);
  expect(new Set(all.map(code)).size).toBe(120);
  expect(all).toHaveLength(120);
  expect(await firstOf(main.solutions(rooks(14)), 7)).toHaveLength(7);
  const heart = main.readPuzzle('5x5_1.1_5_5_3_1~2_4_4_4_2');
  expect(await firstOf(main.solutions(heart))).toEqual(main.solveSync(heart).solutions);
  const none = { rows: [[1, 1], [1, 1]], columns: [[1], [1], [2]] }; // prettier-ignore
  expect(await firstOf(main.solutions(none))).toEqual([]);
});

test('a signal ends a stream with an error, also while nobody else has a turn', async () => {
  const ending = new AbortController();
  setTimeout(() => ending.abort(), 20);
  const never = main.solutions(rooks(13), { signal: ending.signal });
  await expect(firstOf(never)).rejects.toMatchObject({ code: 'aborted' });
  const hints = main.hints(rooks(3), undefined, { signal: ending.signal });
  await expect(firstOf(hints)).rejects.toMatchObject({ code: 'aborted' });
  const order = { height: 8, width: 8, bottlenecks: 1e9, most: Infinity, signal: ending.signal };
  await expect(firstOf(main.makePuzzles(order))).rejects.toMatchObject({ code: 'aborted' });
});

test('hints lead from the start to the only solution, or say how it ended', async () => {
  const puzzle = main.readPuzzle('5x5_1.1_1.1_1.1_1_2~3_1_1_2_1.1');
  let state = main.start(puzzle);
  const steps = await firstOf(main.hints(puzzle));
  for (const step of steps) {
    expect(step.kind === 'done').toBe(step.cells.length === 0);
    expect((await main.hint(puzzle, state)).kind === 'done').toBe(step.kind === 'done');
    const before = state;
    state = main.apply(state, step);
    const changed = state.cells.filter((cell, at) => cell !== before.cells[at]).length;
    expect(changed).toBe(step.cells.length);
  }
  expect(main.isSolution(puzzle, state)).toBe(true);
  expect(new Set(steps.map(({ kind }) => kind))).toEqual(new Set(['line', 'pairs', 'done']));
  expect((await firstOf(main.hints(rooks(3)))).map(({ kind }) => kind)).toEqual(['open']);
  const [first] = steps;
  if (first?.cells[0] === undefined) throw new Error('the first step has no cell');
  const [{ row, column, value }] = [first.cells[0]];
  const other = main.start(puzzle);
  other.cells[row * 5 + column] = 1 - value;
  expect(() => main.apply(other, first)).toThrow(/other value/);
});

test('puzzles to one order are different, and begin with the one of makePuzzle', async () => {
  const order = { height: 7, width: 6, sweeps: 4, seed: 5 };
  const made = await firstOf(main.makePuzzles(order), 5);
  expect(made[0]).toEqual(await main.makePuzzle(order));
  expect(new Set(made.map(({ picture }) => code(picture))).size).toBe(5);
  for (const puzzle of made) expect(main.sweep(puzzle).sweeps).toBeGreaterThanOrEqual(4);
  expect(await firstOf(main.makePuzzles({ ...order, sweeps: 50, most: 10 }))).toEqual([]);
});

/** What can be compared: an error by its message and place. */
const plain = (read: main.PuzzleRead | main.NonogramError): unknown =>
  read instanceof main.NonogramError ? [read.message, read.place] : read;

test('what comes in chunks is read as if it came at once, wherever the chunks end', async () => {
  const lines = ['{"rows": [[1]], "cols": [[1]]}', '', '{"rows": [[2]], "cols": [[1]]}'];
  const texts = [lines.join('\n'), `${lines.join('\r\n')}\r\n`, '##\n#.', ' \n', '[{"rows":[[1]],'];
  for (const text of texts) {
    const whole = main.readPuzzles(text).map(plain);
    const bytes = new TextEncoder().encode(text);
    for (const size of [1, 2, 7, 1000]) {
      const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.subarray(size * at, size * (at + 1)),
      );
      const read = await firstOf(main.readPuzzleStream(chunks));
      expect(read.map(plain), `${text} by ${size}`).toEqual(whole);
    }
  }
  // of an endless one the first come before the end
  const endless = (function* () {
    for (;;) yield `${lines[0]}\n`;
  })();
  expect(await firstOf(main.readPuzzleStream(endless), 3)).toHaveLength(3);
});

test('a limit of what is read is an option', () => {
  const text = '##\n#.';
  expect(main.readPuzzle(text, { mostSide: 2, mostCharacters: 5 }).rows).toHaveLength(2);
  expect(() => main.readPuzzle(text, { mostSide: 1 })).toThrow(/2 rows/);
  expect(() => main.readPuzzle(text, { mostCharacters: 4 })).toThrow(/5 characters/);
  expect(() => main.solveSync('5x5' as unknown as main.PuzzleInput)).toThrow(
    /not a text: readPuzzle reads texts\.$/,
  );
});
