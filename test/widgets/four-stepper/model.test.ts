import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { UNKNOWN } from '../../../src/engine/cell.ts';
import { imageFromIndex } from '../../../src/engine/image.ts';
import { puzzleOf } from '../../../src/engine/puzzle.ts';
import { solveSimple } from '../../../src/engine/simpleSolver.ts';
import { rotate } from '../../../src/engine/symmetry.ts';
import { encodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { LinkError, readLink, writeLink } from '../../../src/kit/cell/linkState.ts';
import { staticFour } from '../../../src/widgets/four-stepper/frame.ts';
import { mapLabel, mapPicture, mapPlace } from '../../../src/widgets/four-stepper/mapPicture.ts';
import {
  choiceText,
  choose,
  defaultFour,
  fixedBy,
  fourJson,
  fourRows,
  lookAt,
  mapOf,
  partingSentence,
  readFour,
  runFour,
  shortestSentence,
  shortestWay,
  standstillAt,
  writeFour,
} from '../../../src/widgets/four-stepper/model.ts';
import type { FourRun, StandstillMap } from '../../../src/widgets/four-stepper/model.ts';
import type { Standstill } from '../../../src/kit/stepper/fourTrace.ts';
import { presets } from '../../../src/widgets/four-stepper/presets.ts';
import { toMarkup } from '../../../src/svg/svgTree.ts';

const codeOf = (id: string): string => presets.find((preset) => preset.id === id)?.code ?? '';
const usual = defaultFour({}, codeOf('fourteen-sweeps'));
const eight = runFour(codeOf('difficulty-8'), 'H', []);

function firstOf(run: FourRun): [Standstill, StandstillMap] {
  const [here] = run.standstills;
  if (here === undefined) throw new Error('no standstill');
  return [here, mapOf(run, here)];
}

describe('presets', () => {
  test('those of images have the codes of their images', () => {
    const made = presets.filter(({ image }) => image !== undefined);
    expect(made).toHaveLength(3);
    for (const { image = 0, code } of made)
      expect(encodePuzzle(puzzleOf(imageFromIndex(5, 5, image)))).toBe(code);
  });
  test('14 sweeps and one intersection solve the first', () => {
    const run = runFour(codeOf('fourteen-sweeps'), 'H', []);
    expect(run.standstills.map(({ sweeps }) => sweeps)).toEqual([14]);
    expect(run.recording).toMatchObject({ status: 'solved', intersections: 1 });
  });
  test('the second has (2,2)-difficulty 8', () => {
    expect(shortestWay(eight.puzzle)).toMatchObject({ atLeast: 8, atMost: 8 });
  });
  test('the third looks the same after half a turn, and FourSolver makes progress but does not solve it', () => {
    const image = imageFromIndex(5, 5, 2534088);
    expect(rotate(image, 2).cells).toEqual(image.cells);
    const { recording } = runFour(codeOf('half-turn'), 'H', []);
    expect(recording.status).toBe('standstill');
    expect(recording.intersections).toBeGreaterThan(0);
  });
  test('the real one is what its source has: 351 cells left by sweeps, opened by one intersection', () => {
    const file = new URL('../../../content/puzzles/jwilk.json', import.meta.url);
    const all = JSON.parse(readFileSync(file, 'utf8')) as {
      name: string;
      rows: number[][];
      cols: number[][];
    }[];
    const real = all.find(({ name }) => name === 'jwilk 022');
    const run = runFour(codeOf('jwilk-022'), 'H', []);
    expect(run.puzzle).toEqual({ rows: real?.rows, columns: real?.cols });
    const { grid } = solveSimple(run.puzzle);
    expect(grid.cells.filter((cell) => cell === UNKNOWN)).toHaveLength(351);
    expect(run.recording).toMatchObject({ status: 'solved', intersections: 1 });
  });
});

describe('the map of a standstill', () => {
  test('has a place for every two rows and two columns', () => {
    const [, map] = firstOf(eight);
    expect([map.rowPairs.length, map.columnPairs.length]).toEqual([10, 10]);
    expect(mapPlace(map, { rows: [0, 1], columns: [3, 4] })).toEqual([0, 9]);
    expect(mapPlace(map, { rows: [3, 4], columns: [0, 1] })).toEqual([9, 0]);
  });
  test('marks exactly the intersections that fix something when they are carried out', () => {
    const [here, map] = firstOf(eight);
    const marked = new Map(map.successes.map((one) => [choiceText(one), fixedBy(one)]));
    for (const rows of map.rowPairs)
      for (const columns of map.columnPairs) {
        const { fixed } = lookAt(eight, here, map, { rows, columns });
        expect(marked.get(choiceText({ rows, columns })) ?? 0).toBe(fixed.length);
      }
    expect(mapLabel(map)).toBe(`${marked.size} of 100 intersections are successful`);
    expect(toMarkup(mapPicture(map, here.grid, null, here.taken))).toContain(mapLabel(map));
  });
});

describe('choosing', () => {
  test('an intersection is taken at its standstill, and what was taken before is kept', () => {
    const second = eight.standstills[1];
    if (second === undefined) throw new Error('no second standstill');
    const { successes } = mapOf(eight, second);
    const other = successes.at(-1);
    if (other === undefined) throw new Error('no choice');
    const choices = choose(eight, second, { rows: other.rows, columns: other.columns });
    const run = runFour(eight.code, 'H', choices);
    expect(run.standstills[0]).toEqual(eight.standstills[0]);
    expect(run.standstills[1]?.position).toBe(second.position);
    expect(run.standstills[1]?.taken).toMatchObject({ rows: other.rows, columns: other.columns });
    expect(run.recording.status).toBe('solved');
  });
  test('the shortest way solves with as many intersections as the difficulty', () => {
    for (const { code } of presets) {
      const { puzzle } = runFour(code, 'H', []);
      const found = shortestWay(puzzle);
      if (!found.solvable) continue;
      const run = runFour(code, 'H', found.path);
      expect(run.recording).toMatchObject({ status: 'solved', intersections: found.atMost });
    }
    expect(shortestSentence(shortestWay(eight.puzzle))).toMatch(/^The \(2,2\)-difficulty is 8:/);
    const { puzzle } = runFour(codeOf('half-turn'), 'H', []);
    expect(shortestSentence(shortestWay(puzzle))).toMatch(/infinite/);
  });
  test('the standstill of a place is the last one reached', () => {
    const [first, second] = eight.standstills;
    expect(standstillAt(eight, 0)).toBeNull();
    expect(standstillAt(eight, first?.position ?? 0)).toBe(first);
    expect(standstillAt(eight, (second?.position ?? 0) - 1)).toBe(first);
    expect(standstillAt(eight, second?.position ?? 0)).toBe(second);
  });
});

describe('links', () => {
  test('an untouched figure needs no values', () => {
    expect(writeFour(usual, usual)).toEqual({});
    expect(readFour({}, usual)[0]).toEqual(usual);
  });
  test('come back as they were written', () => {
    const settings = {
      code: eight.code,
      first: 'V',
      choices: [{ rows: [0, 1], columns: [2, 4] }],
      granularity: 'cell',
      position: 9,
      looked: { rows: [1, 2], columns: [0, 3] },
    } as const;
    const reading = readLink(writeLink('', 'x', 1, writeFour(settings, usual)), 'x');
    expect(reading.kind === 'values' && readFour(reading.values, usual)[0]).toEqual(settings);
  });
  test('a link that only names an intersection opens at the first standstill', () => {
    const [settings, run] = readFour({ i: '1.2-1.2' }, usual);
    expect(settings.position).toBe(run.standstills[0]?.position);
  });
  test.each([
    { p: '5x5_1' },
    { i: '2.1-1.2' },
    { i: '1.9-1.2' },
    { c: 'x' },
    { s: '99999' },
    { g: 'x' },
  ])('%j is refused with a message', (values) => {
    expect(() => readFour(values, usual)).toThrow(LinkError);
  });
});

describe('words and files', () => {
  test('tell where the solvers part', () => {
    expect(partingSentence(runFour(usual.code, 'H', []))).toMatch(
      /^SimpleSolver stops after 14 sweeps with \d+ cells unknown\. Here the two part/,
    );
    expect(partingSentence(runFour('2x2_1_1~1_1', 'H', []))).toMatch(/FourSolver stops too\.$/);
    expect(partingSentence(runFour('1x1_1~1', 'H', []))).toMatch(/do the same\.$/);
  });
  test('the table has a row an intersection; the JSON survives JSON', () => {
    expect(fourRows(eight)).toHaveLength(1 + eight.recording.intersections);
    const json = fourJson(eight);
    expect(JSON.parse(JSON.stringify(json))).toEqual(json);
  });
  test('the first frame has board, sentences and a grid for each standstill and the end', () => {
    const { board, sentences, strip } = staticFour({});
    expect(board).toContain('<svg');
    expect(sentences[1]).toMatch(/14 sweeps/);
    expect(strip.map(({ caption }) => caption)).toEqual(['Standstill 1, sweep 14', 'End']);
  });
});
