import { describe, expect, test } from 'vitest';
import type { FourRun } from '../../../src/kit/stepper/fourRun.ts';
import { runFour } from '../../../src/kit/stepper/fourRun.ts';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { helpfulClues } from '../../../src/engine/intersect/oneClue.ts';
import { fourDifficulty } from '../../../src/engine/intersect/fourDifficulty.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { LinkError, readLink, writeLink } from '../../../src/notebook/cell/linkState.ts';
import { planStrip } from '../../../src/kit/stepper/strip.ts';
import { firstFrame } from '../../../src/book/still.ts';
import { figure as fourStepper } from '../../../src/widgets/four-stepper/figure.ts';
import { phaseNames } from '../../../src/widgets/four-stepper/strip.ts';
import { withClue } from '../../../src/widgets/four-stepper/endView.ts';
import {
  nearSuccess,
  nextSuccess,
  placeMoved,
} from '../../../src/widgets/four-stepper/mapMoves.ts';
import { placeProblems } from '../../../src/widgets/four-stepper/placeFields.ts';
import { mapLabel, mapPicture, mapPlace } from '../../../src/widgets/four-stepper/mapPicture.ts';
import { fourJson, fourRows } from '../../../src/widgets/four-stepper/files.ts';
import { choiceText, fourLinks, placeOf } from '../../../src/widgets/four-stepper/links.ts';
import {
  choose,
  defaultFour,
  fixedBy,
  isLarge,
  lookAt,
  mapOf,
  standstillAt,
} from '../../../src/widgets/four-stepper/model.ts';
import {
  partingSentence,
  shortestSentence,
  solverRows,
  stoppedText,
} from '../../../src/widgets/four-stepper/words.ts';
import type { FourSettings, StandstillMap } from '../../../src/widgets/four-stepper/model.ts';
import type { Standstill } from '../../../src/kit/stepper/fourTrace.ts';
import { presets } from '../../../src/widgets/four-stepper/presets.ts';
import { toMarkup } from '../../../src/notebook/svg/svgTree.ts';

const codeOf = (id: string): string => presets.find((preset) => preset.id === id)?.code ?? '';
const usual = defaultFour({}, codeOf('fourteen-sweeps'));

/** What a link opens: the settings, at the place that it names. */
function opened(values: Readonly<Record<string, string>>): FourSettings {
  const asked = fourLinks.read(values, usual);
  const { code, first, choices } = asked;
  return { ...asked, position: placeOf(asked, runFour(code, first, choices), usual) };
}

const eight = runFour(codeOf('difficulty-8'), 'H', []);

function firstOf(run: FourRun): [Standstill, StandstillMap] {
  const [here] = run.standstills;
  if (here === undefined) throw new Error('no standstill');
  return [here, mapOf(run, here)];
}

test('the first puzzle stands still after 14 sweeps, and one intersection solves it', () => {
  const run = runFour(codeOf('fourteen-sweeps'), 'H', []);
  expect(run.standstills.map(({ sweeps }) => sweeps)).toEqual([14]);
  expect(run.recording).toMatchObject({ status: 'solved', intersections: 1 });
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
      const found = fourDifficulty(puzzle);
      if (!found.solvable) continue;
      const run = runFour(code, 'H', found.path);
      expect(run.recording).toMatchObject({ status: 'solved', intersections: found.atMost });
    }
    expect(shortestSentence(fourDifficulty(eight.puzzle))).toMatch(/^The \(2,2\)-difficulty is 8:/);
    const { puzzle } = runFour(codeOf('half-turn'), 'H', []);
    expect(shortestSentence(fourDifficulty(puzzle))).toMatch(/infinite/);
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
    expect(fourLinks.write(usual, usual)).toEqual({});
    expect(opened({})).toEqual(usual);
  });
  test('come back as they were written', () => {
    const settings = {
      code: eight.code,
      first: 'V',
      choices: [{ rows: [0, 1], columns: [2, 4] }],
      granularity: 'cell',
      position: 9,
      looked: { rows: [1, 2], columns: [0, 3] },
      proof: { row: 2, column: 4 },
    } as const;
    const reading = readLink(writeLink('', 'x', 1, fourLinks.write(settings, usual)), 'x');
    expect(reading.kind === 'values' && opened(reading.values)).toEqual(settings);
  });
  test('a link that only names an intersection opens at the first standstill', () => {
    const run = runFour(usual.code, 'H', []);
    expect(opened({ i: '1.2-1.2' }).position).toBe(run.standstills[0]?.position);
  });
  test.each([
    { p: '5x5_1' },
    { i: '2.1-1.2' },
    { i: '1.9-1.2' },
    { c: 'x' },
    { s: '99999' },
    { g: 'x' },
  ])('%j is refused with a message', (values) => {
    expect(() => opened(values as Record<string, string>)).toThrow(LinkError);
  });
});

describe('words and files', () => {
  test('tell where the solvers part', () => {
    expect(partingSentence(runFour(usual.code, 'H', []))).toMatch(
      /^Sweeps stop after 14 with \d+ cells unknown\. Here the two part/,
    );
    expect(partingSentence(runFour('2x2_1_1~1_1', 'H', []))).toMatch(/it ends here too\.$/);
    expect(partingSentence(runFour('1x1_1~1', 'H', []))).toMatch(/no pair of lines is needed\.$/);
  });
  test('the table has a row an intersection; the JSON survives JSON', () => {
    expect(fourRows(eight)).toHaveLength(1 + eight.recording.intersections);
    const json = fourJson(eight);
    expect(JSON.parse(JSON.stringify(json))).toEqual(json);
  });
  test('the first frame has both boards, where they part, and a grid for each standstill and the end', async () => {
    const { markup } = await firstFrame(fourStepper, { props: {} });
    const [shown = '', paper = ''] = markup.split('<ol class="stepper-strip"');
    expect(shown.match(/<svg class="board-picture"/g)).toHaveLength(2);
    expect(shown).toContain('Sweeps stop after 14 with');
    expect([...paper.matchAll(/<span\s*>([^<]*)</g)].map(([, text]) => text)).toEqual([
      'Start',
      'Standstill 1, sweep 14',
      'End',
    ]);
  });
  test('a search that was cut short or stopped tells its bounds', () => {
    const cut = fourDifficulty(eight.puzzle, { maxStates: 2 });
    expect(shortestSentence(cut)).toMatch(/^The search reached its limit, .* is from \d+ to \d+:/);
    expect(stoppedText({ atLeast: 3, states: 1200 }, eight)).toBe(
      `The search was stopped after 1,200 states. The (2,2)-difficulty is from 3 to ${eight.recording.intersections}.`,
    );
    expect(stoppedText(null, eight)).toMatch(/before it had found anything/);
  });
  test('both solvers stand side by side with what each comes to', () => {
    const [simple, four] = solverRows(eight);
    const { grid, sweeps } = solveSimple(eight.puzzle);
    const known = grid.cells.filter((cell) => cell !== UNKNOWN).length;
    expect(simple).toMatchObject({ known, sweeps, intersections: 0, end: 'standstill' });
    expect(four).toMatchObject({ known: 25, intersections: 8, end: 'solved' });
    const [one, other] = solverRows(runFour('1x1_1~1', 'H', []));
    expect({ ...one, name: '' }).toEqual({ ...other, name: '' });
  });
});

const square = (side: number): Parameters<typeof isLarge>[0] => ({
  rows: Array.from({ length: side }, () => []),
  columns: Array.from({ length: side }, () => []),
});

describe('large puzzles', () => {
  test('are those of more than 20 x 20 cells', () => {
    expect([isLarge(square(20)), isLarge(square(21)), isLarge(square(100))]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('moving about on the map', () => {
  const [, map] = firstOf(eight);
  const placeOfSuccess = (success: Parameters<typeof mapPlace>[1] | null): number[] =>
    success === null ? [] : mapPlace(map, success);
  test('keys lead from place to place and stop at the edges', () => {
    expect(placeMoved(map, null, 'ArrowDown')).toEqual([0, 0]);
    expect(placeMoved(map, [3, 3], 'ArrowDown')).toEqual([4, 3]);
    expect(placeMoved(map, [0, 0], 'ArrowLeft')).toEqual([0, 0]);
    expect(placeMoved(map, [3, 3], 'End')).toEqual([3, 9]);
    expect(placeMoved(map, [3, 3], 'Home')).toEqual([3, 0]);
    expect(placeMoved(map, [3, 3], 'PageDown')).toEqual([9, 3]);
    expect(placeMoved(map, [3, 3], 'x')).toBeNull();
  });
  test('N and P go round through all successes in the order of the map', () => {
    const places = map.successes
      .map((one) => mapPlace(map, one))
      .toSorted((a, b) => a[0] * 10 + a[1] - b[0] * 10 - b[1]);
    let at: readonly [number, number] | null = null;
    const seen: number[][] = [];
    for (let k = 0; k <= places.length; k++) {
      const next = placeOfSuccess(nextSuccess(map, at, 1));
      seen.push(next);
      at = next as [number, number];
    }
    expect(seen).toEqual([...places, places[0]]);
    expect(placeOfSuccess(nextSuccess(map, places[0] ?? null, -1))).toEqual(places.at(-1));
    expect(nextSuccess({ ...map, successes: [] }, null, 1)).toBeNull();
  });
  test('a touch on a small map means the success nearby', () => {
    const [success] = map.successes;
    const [row = 0, column = 0] = placeOfSuccess(success ?? null);
    expect(nearSuccess(map, row + 1.4, column + 0.5, 2)).toBe(success);
    expect(nearSuccess(map, row + 1.4, column + 0.5, 0.5)).toBeNull();
    expect(nearSuccess(map, row + 0.5, column + 8, 2)).not.toBe(success);
  });
});

describe('lines by their numbers', () => {
  test.each([
    [['', '', '', ''], []],
    [['1', '2', '3', '5'], []],
    [
      ['0', '2', '3', '6'],
      [0, 3],
    ],
    [
      ['2', '2', '3', 'x'],
      [1, 3],
    ],
    [['1.5', '2', '', '1'], [0]],
  ] as const)('%j: wrong are %j', (texts, wrong) => {
    const problems = placeProblems(texts, eight.puzzle);
    expect([...problems.keys()].filter((at) => problems[at] !== null)).toEqual(wrong);
  });
});

describe('at a standstill', () => {
  test('the clue of the end note makes the puzzle simple', () => {
    let helped = 0;
    for (const { code } of presets) {
      const run = runFour(code, 'H', []);
      const [clue] = helpfulClues(run.puzzle, { from: run.recording.end });
      if (run.recording.status !== 'standstill' || clue === undefined) continue;
      helped++;
      expect(solveSimple(withClue(run, clue)).status).toBe('solved');
    }
    expect(helped).toBeGreaterThan(0);
  });
});

test('the strip under the stepper has a frame for each phase, named by what it is', () => {
  const { trace, recording } = runFour(codeOf('fourteen-sweeps'), 'H', []);
  const plan = planStrip(trace, { level: 'phase', nameOf: phaseNames(trace) });
  const captions = Array.from({ length: plan.count }, (_, at) => plan.frame(at).caption);
  expect(captions).toEqual([
    'Start',
    expect.stringMatching(/^1, sweeps: \+17$/),
    expect.stringMatching(/^2, intersection: \+\d$/),
    expect.stringMatching(/^3, sweeps: \+\d$/),
  ]);
  const fixed = captions.slice(1).reduce((sum, text) => sum + Number(/\d+$/.exec(text)?.[0]), 0);
  expect(fixed).toBe(recording.end.cells.length);
});
