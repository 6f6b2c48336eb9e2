// The measures of puzzles against the games of players.
import { expect, test } from 'vitest';
import { allPieces } from '../../src/engine/pieces.ts';
import { hardness } from '../../src/engine/inference/weakest.ts';
import {
  measures,
  measuresInPieces,
  readerRanksInPieces,
} from '../../src/experiments/readerRanks.ts';
import { decodePuzzle } from '../../src/formats/puzzleCode.ts';
import { rate } from '../../src/library/rate.ts';
import { galleryPuzzle } from '../../src/puzzles/gallery.ts';
import { shelf } from '../../src/puzzles/shelf.ts';

const methods = ['sweeps', 'pairs', 'chains', 'probing', 'search'];

const some = shelf.filter(({ height, width }) => height * width <= 400);

test.each(some.map(({ id }) => id))('%s is measured as the library rates it', async (id) => {
  const puzzle = decodePuzzle(galleryPuzzle(id).code);
  const { height, width, sweeps, bottlenecks, estimate, method } = await rate(puzzle);
  expect(allPieces(measuresInPieces(puzzle))).toEqual({
    size: height * width,
    sweeps,
    bottlenecks: sweeps === null ? null : bottlenecks,
    formula: estimate,
    method: methods.indexOf(method!),
  });
});

test('the places of methods are those of the rungs, in the same order', () => {
  expect(hardness.slice(0, -1)).toHaveLength(methods.length);
  expect(new Set(some.map(({ grade }) => grade.method)).size).toBeGreaterThan(3);
});

test('of several solutions no method is needed, and of an empty board the formula says nothing', () => {
  expect(allPieces(measuresInPieces(decodePuzzle('2x2_1_1~1_1')))).toEqual({
    size: 4,
    sweeps: null,
    bottlenecks: null,
    formula: 4 / (4 * 7.5 ** 2),
    method: null,
  });
  expect(allPieces(measuresInPieces({ rows: [[]], columns: [[]] })).formula).toBeNull();
});

test('games come out in the order of their times, by each measure that says something of them', () => {
  const games = some.map(({ code, height, width }, at) => ({
    code,
    ms: 1000 * height * width + at,
    hints: 0,
  }));
  const news: (number | undefined)[] = [];
  const pieces = readerRanksInPieces([games, []]);
  let step = pieces.next();
  for (; step.done !== true; step = pieces.next()) news.push(step.value);
  const { connections, measured } = step.value;
  expect(Math.max(...news.map((one) => one ?? 0))).toBe(games.length);
  const [size, sweeps] = connections.time;
  expect(size!.rho).toBeGreaterThan(0.99);
  expect(size!.things).toBe(games.length);
  expect(sweeps!.things).toBe(some.filter(({ grade }) => grade.method === 'sweeps').length);
  expect(connections.time).toHaveLength(measures.length);
  expect(connections.hints).toEqual(measures.map(() => null)); // no hint in any game
  // what is known is not measured again
  const known = { ...measured, [games[0]!.code]: { ...measured[games[0]!.code]!, size: 1e6 } };
  const again = allPieces(readerRanksInPieces([games], known));
  expect(again.measured[games[0]!.code]!.size).toBe(1e6);
  expect(again.connections.time[0]!.rho).toBeLessThan(size!.rho);
});
