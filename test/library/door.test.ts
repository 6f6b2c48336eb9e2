/** What every function of the library does with arguments that are wrong, and with those that come in several forms. */
import { describe, expect, test } from 'vitest';
import * as formulas from '../../src/library/formula.ts';
import * as main from '../../src/library/index.ts';
import * as lines from '../../src/library/lines.ts';
import * as pictures from '../../src/library/pictures.ts';
import * as samples from '../../src/library/sample.ts';
import * as sat from '../../src/library/sat.ts';
import { rooms } from '../../src/reference/reference.ts';

const { NonogramError } = main;
const puzzle = { rows: [[2], [1]], columns: [[2], [1]] };
const size = { height: 4, width: 4 };

/** A good call of each function, with all arguments it takes. */
const good: Readonly<Record<string, readonly unknown[]>> = {
  readPuzzle: ['##\n#.'],
  readPuzzles: ['##\n#.'],
  readPuzzleStream: [['##\n#.'], {}],
  writePuzzle: [puzzle, 'non'],
  checkPuzzle: [puzzle],
  describe: ['##\n#.'],
  readGrid: ['##\n#.'],
  gridText: ['##\n#.'],
  isSolution: [puzzle, '##\n#.'],
  solve: [puzzle, { most: 2 }],
  solveSync: [puzzle, { most: 2 }],
  isUnique: [puzzle, { limit: 1e6 }],
  solutions: [puzzle, {}],
  settle: ['??', [1]],
  sweep: [puzzle, { first: 'columns' }],
  pairsOfLines: [puzzle, { from: '??\n??' }],
  chains: [puzzle, { from: '??\n??' }],
  probing: [puzzle, { once: true }],
  hint: [puzzle, '??\n??', {}],
  hints: [puzzle, '??\n??', {}],
  start: [puzzle],
  apply: ['??\n??', { cells: [{ row: 0, column: 0, value: 1 }] }],
  rate: [puzzle, {}],
  makePuzzle: [{ ...size, seed: 1 }],
  makePuzzles: [{ ...size, seed: 1 }],
  repair: ['##\n#.', {}],
  fromPicture: [
    { ...size, data: new Uint8Array(16) },
    { height: 2, width: 2 },
  ],
  randomPicture: [{ ...size, index: 1 }],
  formula: [puzzle, { encoding: 'order' }],
  prove: [puzzle, {}],
  checkProof: [puzzle, { solution: '##\n#.', proof: '0' }, {}],
  sample: [{ ...size, boards: 3 }],
  sampler: [2, 2],
  mergeSamples: [
    [{ ...size, filled: 0.5, seed: 1, boards: 3, solved: 1, sweeps: [0, 1], unknown: 5 }],
  ],
  readLine: ['?1'],
  lineText: ['?1'],
  clueOf: ['01'],
  cellsOf: [[1]],
  fits: ['??', [1]],
  countFits: ['??', [1]],
  leftmostFit: ['??', [1]],
  rightmostFit: ['??', [1]],
  pairRelations: ['??', [1]],
  createSat: [2],
};

const bad: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  Infinity,
  1e9,
  -1,
  0.5,
  10n,
  true,
  '',
  'abc',
  '#\n##',
  '?'.repeat(2000),
  Symbol('s'),
  () => 1,
  new Map(),
  new Date(Number.NaN),
  new Uint8Array([7]),
  [],
  [[]],
  [null],
  [[1], 'x'],
  [Number.NaN],
  [1.5],
  [1e300],
  [2, 0],
  {},
  { rows: 1, columns: 2 },
  { rows: [], columns: [] },
  { rows: [[1]] },
  { rows: [[1]], columns: 'x' },
  { rows: [['1']], columns: [[1]] },
  { rows: [[3]], columns: [[1]] },
  { rows: [[1]], columns: [[]] },
  { rows: [[1e9]], columns: [[1]] },
  { rows: [undefined, [1]], columns: [[1]] },
  { rows: Array.from({ length: 5000 }, () => []), columns: [[]] },
  { ...puzzle, given: 5 },
  { ...puzzle, given: '?' },
  { ...puzzle, given: '3?\n??' },
  { ...puzzle, picture: '??\n??' },
  { ...puzzle, name: 5 },
  { height: Number.NaN, width: 1, cells: [] },
  { height: 1e9, width: 1e9, cells: [] },
  { height: 1, width: 1, cells: null },
  { height: 1, width: 1, cells: [9] },
  { height: 2, width: 2, data: [1, 2, 3] },
  { height: 2, width: 2, data: [1, 2, 3, 'x'] },
  { height: 1e9, width: 1e9, data: [] },
  { ...size, method: 'magic' },
  { ...size, filled: 2 },
  { ...size, seed: 'x' },
  { ...size, sweeps: 3, method: 'search' },
  { most: 0 },
  { most: '2' },
  { limit: -1 },
  { signal: 3 },
  { signal: { aborted: 'yes' } },
  { onProgress: 5 },
  { from: '###' },
  { once: 'yes' },
  { encoding: 'morse' },
  { limt: 5 },
];

const functions = new Map(
  Object.entries<unknown>({
    ...main,
    ...formulas,
    ...lines,
    ...pictures,
    ...samples,
    ...sat,
  }).flatMap(([name, value]) =>
    typeof value === 'function' && name !== 'NonogramError'
      ? [[name, value as (...given: readonly unknown[]) => unknown] as const]
      : [],
  ),
);

/** What a call comes to: an answer, or what it threw. */
async function outcomeOf(name: string, given: readonly unknown[]): Promise<unknown> {
  try {
    return await functions.get(name)?.(...given);
  } catch (error) {
    return { thrown: error };
  }
}

describe('the door', () => {
  test('every function of the library is tried here', () => {
    const named = rooms.flatMap(({ entry, entries }) =>
      entries.flatMap(({ kind, name }) => (kind === 'function' && entry !== 'worker' ? name : [])),
    );
    expect(Object.keys(good).toSorted()).toEqual(named.toSorted());
    expect([...functions.keys()].toSorted()).toEqual(named.toSorted());
  });

  test.each(Object.keys(good))('%s answers wrong arguments with a sentence', async (name) => {
    const usual = good[name] ?? [];
    expect(await outcomeOf(name, usual)).not.toHaveProperty('thrown');
    const calls = [
      [],
      ...bad.flatMap((value) => [
        [value],
        [value, value, value],
        ...usual.map((_, at) => usual.with(at, value)),
      ]),
    ];
    let refused = 0;
    for (const given of calls) {
      const outcome = await outcomeOf(name, given);
      if (typeof outcome !== 'object' || outcome === null || !('thrown' in outcome)) continue;
      const { thrown } = outcome;
      expect(thrown).toBeInstanceOf(NonogramError);
      const { code, message, problems } = thrown as InstanceType<typeof NonogramError>;
      expect(['argument', 'puzzle', 'text', 'format']).toContain(code);
      expect(message).toMatch(/^\S[\s\S]{10,}[.)]$/);
      expect(message.length).toBeLessThan(600);
      expect(problems[0]?.message).toBe(message);
      refused++;
    }
    expect(refused).toBeGreaterThan(name === 'checkPuzzle' ? -1 : 20);
  });

  test('all that is wrong with a puzzle is told, each with its place', () => {
    const { checkPuzzle } = main;
    expect(checkPuzzle({ rows: [[3], [1, 0]], cols: [[1.5], [1]] })).toEqual([
      { message: expect.stringMatching(/^The clue of row 2 /), place: { kind: 'row', index: 1 } },
      {
        message: expect.stringMatching(/^The clue of column 1 /),
        place: { kind: 'column', index: 0 },
      },
    ]);
    expect(() => main.sweep({ rows: [[3], [3]], columns: [[1], [1]] })).toThrow(
      expect.objectContaining({ code: 'puzzle', place: { kind: 'row', index: 0 } }),
    );
    // who gives the answer of another function, or a promise of it, sees which
    const solved = main.solveSync(puzzle);
    expect(() => main.gridText(solved as unknown as main.GridInput)).toThrow(
      'not an object { status, solutions, complete, … }.',
    );
    const promised = main.makePuzzle(size) as unknown as main.PuzzleInput;
    expect(() => main.solveSync(promised)).toThrow('not a promise: await it.');
    expect(() => main.sweep(puzzle, { fist: 'rows' } as object)).toThrow(
      expect.objectContaining({
        message: 'sweep has no option "fist": it has first and from.',
        place: { kind: 'option', name: 'fist' },
      }),
    );
  });
});

describe('what is taken', () => {
  test('`cols` is `columns`, and [0] an empty line', () => {
    const one = main.sweep({ rows: [[0], [2]], cols: [[1], [1]] });
    const other = main.sweep({ rows: [[], [2]], columns: [[1], [1]] });
    expect(one).toEqual(other);
    expect(main.gridText(one.grid)).toBe('..\n##');
    expect(lines.countFits('???', [0])).toBe(1n);
  });

  test('grids come as grids, texts, rows of texts and rows of numbers', () => {
    const grid = { height: 2, width: 3, cells: Uint8Array.of(1, 0, 2, 0, 1, 1) };
    for (const form of [grid, '#.?\n.##', ['10?', '0##'], [[1, 0, 2], Uint8Array.of(0, 1, 1)]])
      expect(main.readGrid(form as main.GridInput)).toEqual(grid);
  });
});

/** Answers of several functions. */
const answers = async (): Promise<readonly unknown[]> => [
  main.readPuzzle('##\n#.'),
  await main.solve(puzzle),
  main.sweep(puzzle),
  await main.hint(puzzle),
  main.describe('##\n#.'),
  main.settle('??', [2]),
  lines.leftmostFit('???', [1]),
];

/** Does to an answer what a careless caller may. */
const spoil = (value: unknown): void => {
  if (ArrayBuffer.isView(value)) (value as Uint8Array).fill(9);
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(spoil);
  if (Array.isArray(value)) value.length = 0;
};

describe('what is given', () => {
  test('is the own of whoever asked: nothing that is done to it reaches the next answer', async () => {
    const before = structuredClone(await answers());
    spoil(await answers());
    expect(await answers()).toEqual(before);
  });
});

describe('signals', () => {
  const rooks = Array.from({ length: 12 }, () => [1]);

  test('end solve with what is known, and timers run meanwhile', async () => {
    const ending = new AbortController();
    setTimeout(() => ending.abort(), 20);
    // half a billion solutions
    const { status, complete } = await main.solve(
      { rows: rooks, columns: rooks },
      { most: Infinity, signal: ending.signal },
    );
    expect(['open', 'several']).toContain(status);
    expect(complete).toBe(false);
  });

  test('end everything else with an error', async () => {
    const ending = new AbortController();
    setTimeout(() => ending.abort(), 20);
    const never = { height: 8, width: 8, bottlenecks: 1e9, most: Infinity, signal: ending.signal };
    await expect(main.makePuzzle(never)).rejects.toMatchObject({ code: 'aborted' });
    const calls = [main.rate, main.chains, main.pairsOfLines, main.probing] as const;
    for (const call of calls)
      await expect(call(puzzle, { signal: ending.signal })).rejects.toMatchObject({
        code: 'aborted',
      });
  });
});
