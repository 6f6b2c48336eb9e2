/** Every chapter has its tasks; every answer of ours passes; and of random answers the judge says what the definitions say. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ChapterId, Task } from '../../src/challenges/challenge.ts';
import { answered, answerTrouble, givenOf, judge, startOf } from '../../src/challenges/judge.ts';
import type { AnyTask } from '../../src/challenges/judge.ts';
import { challenges, tasksOf } from '../../src/challenges/list.ts';
import { placeOf, sourceOf } from '../../src/claims/claim.ts';
import { claimOf } from '../../src/claims/ledger.ts';
import { verdictOf } from '../../src/claims/verdict.ts';
import { authorsOf } from '../../src/claims/words.ts';
import { UNKNOWN, unknownGrid } from '../../src/engine/board/cell.ts';
import { countFilled } from '../../src/engine/board/image.ts';
import { fourSuccesses } from '../../src/engine/intersect/fourSolver.ts';
import { probe } from '../../src/engine/probe/probe.ts';
import { solve } from '../../src/engine/solve/solve.ts';
import { solveSimple } from '../../src/engine/sweep/simpleSolver.ts';
import { hSweep, vSweep } from '../../src/engine/sweep/sweep.ts';
import { solveTwoSat } from '../../src/engine/twosat/twoSatSolver.ts';
import { decodePuzzle } from '../../src/formats/puzzleCode.ts';
import { boardRandom } from '../../src/engine/board/random.ts';
import type { Random } from '../../src/engine/board/random.ts';
import { triedOf } from '../../src/facts/breakIt.ts';
import { stored } from '../../src/stored/fromFile.ts';
import { randomFormula } from './formulas.ts';
import { settle, shared, solutionsOf } from './slow.ts';
import { cellHolds, holds, rowHolds } from './truth.ts';

const chapters = Object.keys(challenges) as ChapterId[];

const wanted = 1000; // wrong answers of each task
const few = 10; // cells of which all pictures are tried instead

/** An answer and whether it is right. */
type Tried = { readonly text: string; readonly right: boolean };

/** Pictures near what is drawn already, where something is; else of any density. */
function randomPicture(random: Random, task: AnyTask & { kind: 'picture' | 'row' }): Uint8Array {
  const { cells } = startOf(task)!;
  if (cells.includes(1)) {
    const near = cells.slice();
    for (let k = random.below(3); k >= 0; k--) near[random.below(cells.length)]! ^= 1;
    return near;
  }
  // sparse boards for those who ask for two cells
  const asksForFew = task.wants.some(
    (one) => one.kind === 'filled' && 'most' in one && (one.most ?? 99) < 5,
  );
  const density =
    asksForFew && random.below(2) === 0 ? 2 / cells.length : 0.1 + 0.8 * random.unit();
  return cells.map(() => (random.unit() < density ? 1 : 0));
}

/** Remembers what was found for a text: some ask for the same again and again. */
const known = new WeakMap<AnyTask, Map<string, unknown>>();

function once<Value>(task: AnyTask, name: string, find: () => Value): Value {
  const found = known.get(task) ?? new Map<string, unknown>();
  known.set(task, found);
  if (!found.has(name)) found.set(name, find());
  return found.get(name) as Value;
}

const rightCells = (task: AnyTask & { kind: 'picture' | 'row' }, cells: Uint8Array): boolean =>
  cells.includes(1) &&
  (task.kind === 'row'
    ? task.wants.every((one) => rowHolds(cells, one))
    : task.wants.every((one) => holds({ ...startOf(task)!, cells }, one)));

/** What is to be marked, as an answer. */
function rightMarks(task: AnyTask & { kind: 'marks' }): Uint8Array {
  const { puzzle, grid } = givenOf(task)!;
  const truth =
    task.alone === true
      ? settle(grid.cells, puzzle.rows[0]!)!
      : shared(solutionsOf(puzzle, grid.cells));
  return truth.map((cell, at) => (grid.cells[at] === UNKNOWN ? cell : UNKNOWN));
}

function randomAnswer(random: Random, task: AnyTask): Tried {
  switch (task.kind) {
    case 'picture':
    case 'row': {
      const cells = randomPicture(random, task);
      return { text: cells.join(''), right: rightCells(task, cells) };
    }
    case 'marks': {
      // near misses and wild ones
      const right = once(task, 'marks', () => rightMarks(task));
      const marks = right.slice();
      const { grid } = givenOf(task)!;
      const open = [...marks.keys()].filter((at) => grid.cells[at] === UNKNOWN);
      for (let k = random.below(open.length); k >= 0; k--)
        marks[open[random.below(open.length)]!] = random.below(3);
      return {
        text: [...marks].map((cell) => '01-'[cell]).join(''),
        right: marks.join('') === right.join(''),
      };
    }
    case 'cell': {
      const { puzzle, grid } = givenOf(task)!;
      const at = random.below(grid.cells.length);
      const text = `${Math.floor(at / grid.width) + 1}.${(at % grid.width) + 1}`;
      return { text, right: once(task, text, () => cellHolds(puzzle, grid.cells, task.wish, at)) };
    }
    case 'formula':
      return randomFormula(random, task.wish);
  }
}

/** Random answers without end; of a board of few cells all pictures, each once. */
function* answersOf(task: AnyTask, k: number): Generator<Tried> {
  const cells = startOf(task)?.cells.length ?? Infinity;
  if ((task.kind === 'picture' || task.kind === 'row') && cells <= few) {
    for (let code = 0; code < 2 ** cells; code++) {
      const picture = Uint8Array.from({ length: cells }, (_, at) => (code >> at) & 1);
      yield { text: picture.join(''), right: rightCells(task, picture) };
    }
    return;
  }
  for (let index = 0; ; index++) yield randomAnswer(boardRandom(27, 1, 1, k, index), task);
}

test('every chapter has one last step, three challenges and one sentence to break, and nothing else has', () => {
  const files = readdirSync('content/chapters').map((file) => file.replace(/\.mdx$/, ''));
  // the last one asks only what nobody knows; those of one that is gone stand in another
  const asking = [...files.filter((file) => file !== 'answer'), 'solutions'];
  expect(chapters.toSorted()).toEqual(asking.toSorted());
  for (const chapter of chapters) {
    const { finish, three, breakIt, ...rest } = challenges[chapter];
    expect([chapter, three.length, Object.keys(rest)]).toEqual([chapter, 3, []]);
    expect(['quote' in finish, 'quote' in breakIt]).toEqual([false, true]);
    expect(new Set(tasksOf(chapter).map(({ ask }) => ask)).size).toBe(5);
  }
});

/** A board after some sweeps, as a task has it. */
function after(code: string, sweeps: number): string {
  const puzzle = decodePuzzle(code);
  let grid = unknownGrid(puzzle.rows.length, puzzle.columns.length);
  for (let k = 0; k < sweeps; k++) grid = (k % 2 === 0 ? hSweep : vSweep)(grid, puzzle).grid;
  return [...grid.cells].map((cell) => '01-'[cell]).join('');
}

type Marks = Task & { readonly kind: 'marks' };

const of = (chapter: ChapterId): Marks => challenges[chapter].finish as Marks;

test('the boards of the last steps are what their sentences say', () => {
  // sweeps that are done, and all of them; null: sweeps stand still there
  const done: Readonly<Partial<Record<ChapterId, readonly [number, number | null]>>> = {
    sweeps: [6, 7],
    'two-rows-two-columns': [9, null],
    probing: [9, null],
    'all-small-nonograms': [15, 17],
    density: [2, 4],
    hunt: [9, 11],
  };
  for (const [chapter, [first, all]] of Object.entries(done)) {
    const { finish } = challenges[chapter as ChapterId];
    if (finish.kind !== 'marks') throw new TypeError(chapter);
    expect([chapter, after(finish.code, first)]).toEqual([chapter, finish.known]);
    const { status, sweeps } = solveSimple(decodePuzzle(finish.code));
    expect([chapter, status === 'solved' ? sweeps : null]).toEqual([chapter, all]);
    expect([chapter, finish.reference.replaceAll('-', '').length]).toEqual([
      chapter,
      finish.known.match(/-/g)!.length,
    ]);
  }
  expect(of('two-rows-two-columns').known.match(/-/g)).toHaveLength(8);
  const pairs = decodePuzzle(of('two-rows-two-columns').code);
  expect(fourSuccesses(solveSimple(pairs).grid, pairs).next().done).toBe(false);
  const probed = of('probing');
  const given = givenOf(probed)!;
  expect(probe(given.puzzle, given.grid, 0, 0).status).toBe('contradiction');
  const chains = solveTwoSat(decodePuzzle(of('ladder').code)).grid;
  expect([...chains.cells].map((cell) => '01-'[cell]).join('')).toBe(of('ladder').known);
  expect(solve(decodePuzzle(of('solutions').code), { most: 9 }).solutions).toHaveLength(2);
  expect(solve(decodePuzzle(of('inference').code)).status).toBe('several');
  expect(of('inference').reference.replaceAll('-', '')).toHaveLength(3);
  expect(
    countFilled({
      ...startOf(of('density'))!,
      cells: answered(of('density'), of('density').reference)!.cells,
    }),
  ).toBe(23);
});

describe.each(chapters)('%s', (chapter) => {
  const tasks = tasksOf(chapter);

  test('its answers of ours pass, and are no start', () => {
    for (const task of tasks) {
      if (task.reference === null) continue;
      expect([task.ask, answerTrouble(task, task.reference)]).toEqual([task.ask, null]);
      expect([task.ask, judge(task, task.reference)]).toMatchObject([task.ask, { met: true }]);
      expect(judge(task, '').met).toBe(false);
      const start = startOf(task);
      if (start !== null && task.kind !== 'cell')
        expect(answered(task, task.reference)!.cells).not.toEqual(start.cells);
    }
    // only a sentence that is true has none
    expect(tasks.slice(0, 4).map(({ reference }) => reference)).not.toContain(null);
  });

  test('its sentence is in the ledger, and is refuted there or tried there', () => {
    const { claim: id, place, quote, reference } = challenges[chapter].breakIt;
    const claim = claimOf(id)!;
    expect(quote.includes(claim.quote!) || claim.quote!.includes(quote)).toBe(true);
    const { kind } = verdictOf(claim, stored);
    const tried = triedOf(chapter);
    expect(place).toBe(`${authorsOf[sourceOf(claim)]}, ${placeOf(claim)}`);
    if (reference === null) {
      expect([id, kind]).not.toEqual([id, 'differs']);
      expect(tried).toMatch(/^no exception in (all )?[\d,]+ /);
    } else {
      expect([id, kind]).toEqual([id, id === '002-block-of-four' ? 'reading' : 'differs']);
      expect(tried).toBeUndefined();
    }
  });

  test.each([0, 1, 2, 3, 4])(
    'random answers to task %i are judged as the definitions have it',
    (k) => {
      const task = tasks[k]!;
      const counts = { all: 0, wrong: 0, right: 0 };
      for (const { text, right } of answersOf(task, k)) {
        const { met, says } = once(task, `judged ${text}`, () => judge(task, text));
        if (met !== right)
          expect([task.ask, text, met, says]).toEqual([task.ask, text, right, says]);
        expect(says).not.toMatch(/undefined|NaN/);
        counts.all++;
        counts[right ? 'right' : 'wrong']++;
        if (counts.wrong === wanted) break;
      }
      // all pictures of a small board, or a thousand wrong ones
      if (counts.wrong < wanted) expect([32, 256, 512]).toContain(counts.all);
      expect(counts.wrong).toBeGreaterThan(0);
      // what is false a reader can refute, for chance does; what is true nothing does
      if ('quote' in task) expect(counts.right > 0).toBe(task.reference !== null);
    },
  );
});
