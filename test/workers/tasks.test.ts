import { describe, expect, test } from 'vitest';
import { imageFromIndex } from '../../src/engine/board/image.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { boardFormula } from '../../src/engine/inference/boardFormula.ts';
import { infer } from '../../src/engine/inference/inference.ts';
import { createReacher } from '../../src/engine/inference/reach.ts';
import { solve } from '../../src/engine/solve/solve.ts';
import { searchAnotherInPieces } from '../../src/engine/solutions/anotherSolution.ts';
import type { Grid } from '../../src/engine/board/cell.ts';
import { dimacsLines, drupLines } from '../../src/formats/dimacs.ts';
import { filledIn } from '../../src/engine/census/filledOrder.ts';
import { createSmallFour } from '../../src/engine/census/smallFour.ts';
import { fourDifficulty } from '../../src/engine/intersect/fourDifficulty.ts';
import { fourSuccesses, gridRelations, recordFour } from '../../src/engine/intersect/fourSolver.ts';
import { probeAll, unknownCells } from '../../src/engine/probe/probe.ts';
import { probeSet } from '../../src/engine/probe/probeSets.ts';
import type { Puzzle } from '../../src/engine/board/puzzle.ts';
import { allPieces } from '../../src/engine/pieces.ts';
import { methods, runMethods } from '../../src/methods/methods.ts';
import { proveByFour } from '../../src/engine/intersect/fourProof.ts';
import { proveByProbe } from '../../src/engine/probe/probeProof.ts';
import { galleryDescriptions } from '../../src/puzzles/gallery.ts';
import { proveCell } from '../../src/engine/sweep/proof.ts';
import { solveSimple } from '../../src/engine/sweep/simpleSolver.ts';
import { decodePuzzle } from '../../src/formats/puzzleCode.ts';
import { findTask } from '../../src/workers/tasks.ts';
import type { TaskTally } from '../../src/notebook/pool/taskTable.ts';
import type { TaskName, Tasks } from '../../src/workers/tasks.ts';

const eight = puzzleOf(imageFromIndex(5, 5, 6825265)); // of (2,2)-difficulty 8

/** What a task comes to, and all that it tells on its way. */
function done<Name extends TaskName>(
  name: Name,
  question: Tasks[Name]['question'],
): { tally: TaskTally; news: unknown[] } {
  const task = findTask(name);
  const tally = task.emptyTally(question) as TaskTally;
  const news: unknown[] = [];
  const pieces = task.inPieces?.(question, tally)(0, tally);
  for (let piece = pieces?.next(); piece?.done === false; piece = pieces?.next())
    if (piece.value !== undefined) news.push(structuredClone(piece.value));
  // all at once it is the same
  const whole = task.emptyTally(question);
  task.begin(question)(0, task.units(question), whole);
  expect(whole).toEqual(tally);
  return { tally, news };
}

const found = (puzzle: Puzzle): unknown => done('solutions', { puzzle }).tally.answer;

describe('a task', () => {
  test('records a run as the engine does', () => {
    const question = { puzzle: eight, first: 'H', choices: [] } as const;
    expect(done('four-run', question).tally).toEqual({ answer: recordFour(eight, question) });
  });

  test('finds the intersections of a standstill, so many at most', () => {
    const { grid } = solveSimple(eight);
    const relations = gridRelations(grid, eight);
    const all = [...fourSuccesses(grid, eight)];
    expect(all.length).toBe(2);
    for (const most of [1, 1000])
      expect(done('four-standstill', { puzzle: eight, grid, most }).tally).toEqual({
        answer: { relations, successes: all.slice(0, most) },
      });
  });

  test('infers as the engine does, with what sweeps find beside it', () => {
    const puzzle = decodePuzzle('4x4_2_2_1_1~1_1_2_2');
    expect(done('inference', { puzzle, from: null }).tally).toEqual({
      answer: { inference: infer(puzzle), swept: solveSimple(puzzle).grid },
    });
  });

  test('runs each method as the engine does, and tells what is known by then', () => {
    const puzzle = galleryDescriptions('every-step');
    const { tally, news } = done('reach', { puzzle, from: null });
    expect(tally).toEqual({ answer: { found: createReacher(8, 8).run(puzzle) } });
    const told = news as Tasks['reach']['news'][];
    expect([...new Set(told.map(({ at }) => at))]).toEqual([
      'sat',
      'four',
      'two-sat',
      'probing',
      'repeated',
      'pairs',
    ]);
    expect(told.map(({ known }) => Object.keys(known).length).at(-1)).toBe(5);
    expect(told.at(-1)?.runs).toBeGreaterThan(0);
    const { search } = told.at(-1)!;
    const again = done('reach', { puzzle, from: search });
    const { found } = again.tally.answer as Tasks['reach']['answer'];
    expect(found?.known).toEqual(createReacher(8, 8).run(puzzle)?.known);
    expect((again.news as typeof told).some(({ at }) => at === 'sat')).toBe(false); // it is known by then
    const none = galleryDescriptions('no-solution');
    expect(done('reach', { puzzle: none, from: null }).tally).toEqual({ answer: { found: null } });
  });

  test('writes a formula line by line', () => {
    const puzzle = puzzleOf(imageFromIndex(5, 5, 6825265));
    for (const encoding of ['automaton', 'order'] as const) {
      const lines = [...dimacsLines(boardFormula(puzzle, encoding))];
      const { tally } = done('dimacs', { puzzle, encoding });
      expect(tally).toEqual({ answer: `${lines.join('\n')}\n` });
    }
    const large = done('dimacs', {
      puzzle: puzzleOf({ height: 20, width: 20, cells: new Uint8Array(400).fill(1) }),
      encoding: 'automaton',
    });
    expect(large.news.length).toBeGreaterThan(3);
  });

  test('proves a cell as the engine does, and tells of the search', () => {
    const hard = decodePuzzle('5x5_2_2_1.2_2.1_2~2_1.2_2.1_3_1');
    const { tally, news } = done('cell-proof', { puzzle: hard, row: 3, column: 4 });
    expect(tally).toEqual({ answer: proveCell(hard, 3, 4) });
    expect(news.length).toBeGreaterThan(0);
  });

  test('proves a cell by intersections and by a probe as the engine does', () => {
    const found = done('four-proof', { puzzle: eight, row: 0, column: 0 });
    expect(found.tally).toEqual({ answer: proveByFour(eight, 0, 0) });
    expect(found.news.length).toBeGreaterThan(0);
    const five = galleryDescriptions('unique-five');
    const state = solveSimple(five).grid;
    const probed = done('probe-proof', { puzzle: five, state, row: 0, column: 0 });
    expect(probed.tally).toEqual({ answer: proveByProbe(five, state, 0, 0) });
    expect(probed.tally).toMatchObject({ answer: { value: 0, shortest: true } });
  });

  test('tells of the search for the difficulty', () => {
    const { tally, news } = done('four-difficulty', { puzzle: eight, maxStates: 5000 });
    expect(tally).toEqual({ answer: fourDifficulty(eight) });
    const bounds = news.map((one) => (one as Tasks['four-difficulty']['news']).atLeast);
    expect(bounds[0]).toBe(1);
    expect(bounds.at(-1)).toBe(7); // the last step finds the end before its state is done
  });

  test('probes all cells as the engine does, also from a state, and tells how far it is', () => {
    const { grid } = solveSimple(eight);
    const from = { ...grid, cells: grid.cells.slice() };
    from.cells[unknownCells(grid)[0] ?? 0] = 1;
    const { tally, news } = done('probing', { puzzle: eight, from: null });
    expect(tally).toEqual({ answer: probeAll(eight) });
    expect(news.map((one) => (one as Tasks['probing']['news']).cells.length)).toEqual([
      ...unknownCells(grid).keys(),
    ]);
    expect(done('probing', { puzzle: eight, from }).tally).toEqual({
      answer: probeAll(eight, { from }),
    });
  });

  test('probes sets as the engine does, each from the same state', () => {
    const { grid: state } = solveSimple(eight);
    const [a = 0, b = 0] = unknownCells(state);
    const sets = [[a, b], [b]];
    expect(done('sets', { puzzle: eight, state, sets }).tally).toEqual({
      answer: sets.map((cells) => probeSet(eight, state, cells)),
    });
  });

  test('runs every method, tells which one is at work, and keeps what is known', () => {
    const before = { sweeps: allPieces(methods[0]!.run(eight, {})) };
    const { tally, news } = done('methods', { puzzle: eight, before });
    expect(tally).toEqual({ answer: allPieces(runMethods(eight)) });
    const at = news.map((one) => (one as Tasks['methods']['news']).at);
    expect([...new Set(at)]).toEqual(methods.slice(1).map(({ id }) => id));
  });

  test('says how many solutions there are', () => {
    expect(found(eight)).toMatchObject({ status: 'one', complete: true });
    const two = { rows: [[1], [1]], columns: [[1], [1]] };
    expect(found(two)).toMatchObject({ status: 'several' });
    expect(found({ rows: [[2], [2]], columns: [[1], [2]] })).toMatchObject({ status: 'none' });
  });

  test('proves that a solution is the only one, has the proof checked, and writes it down', () => {
    const puzzle = galleryDescriptions('jwilk-022');
    const [solution] = solve(puzzle, { most: 1 }).solutions as [Grid];
    const { tally, news } = done('prove-unique', { puzzle, solution, files: true });
    const { formula, proof } = allPieces(searchAnotherInPieces(puzzle, solution));
    expect(tally).toEqual({
      answer: {
        accepted: true,
        why: null,
        variables: formula.variables,
        clauses: formula.clauses.count,
        lemmas: proof!.lemmas,
        deletions: proof!.deletions,
        bytes: proof!.steps.byteLength,
        files: {
          dimacs: `${[...dimacsLines(formula)].join('\n')}\n`,
          drup: `${[...drupLines(proof!)].join('\n')}\n`,
        },
      },
    });
    expect(news.at(-1)).toMatchObject({ lemmas: proof!.lemmas });
    expect(done('prove-unique', { puzzle, solution, files: false }).tally).toMatchObject({
      answer: { accepted: true, files: null },
    });
    const [one, other] = solve(galleryDescriptions('must-be-72'), { most: 2 }).solutions as [
      Grid,
      Grid,
    ];
    expect(
      done('prove-unique', { puzzle: puzzleOf(one), solution: one, files: true }).tally,
    ).toMatchObject({
      answer: { accepted: false, other: { height: other.height } },
    });
  });

  test('finds the images of some kinds in blocks of the census, and the place of each', () => {
    const size = { height: 4, width: 4 };
    const blocks = [
      { block: 7, codes: [8, 12] },
      { block: 3, codes: [8] },
    ];
    const { tally, news } = done('census-blocks', { ...size, blocks });
    expect(new Set(news)).toEqual(new Set([0, 1]));
    const found = tally.answer as Tasks['census-blocks']['answer'];
    expect(found.map(({ block, code }) => [block, code])).toEqual([
      [7, 8],
      [7, 12],
      [3, 8],
    ]);
    const census = createSmallFour(4, 4);
    for (const { block, code, images } of found) {
      const wanted: number[] = [];
      for (let image = 0; image < 2 ** 16; image++) {
        if (filledIn(image) !== block) continue; // as many blocks as numbers of filled cells
        const kind = census.classify(image);
        if (4 * census.row + kind === code) wanted.push(image);
      }
      expect([...images].toSorted((a, b) => a - b)).toEqual(wanted);
      const some = [...images].filter((_, at) => at % 101 === 3);
      const places = done('census-places', { ...size, images: some }).tally.answer;
      expect(places).toEqual(
        some.map((image) => ({ image, code, block, order: images.indexOf(image) })),
      );
    }
  });

  test('that cannot be done says why', () => {
    const question = { puzzle: { rows: [[-1]], columns: [[1]] }, first: 'H', choices: [] } as const;
    expect(done('four-run', question).tally.problem).toMatch(/positive integer/);
    expect(() => findTask('nothing')).toThrow('no such task: nothing');
  });
});
