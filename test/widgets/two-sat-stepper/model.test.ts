import { describe, expect, test } from 'vitest';
import { recordFour } from '../../../src/engine/intersect/fourSolver.ts';
import { recordTwoSat } from '../../../src/engine/twosat/twoSatSolver.ts';
import { LinkError } from '../../../src/notebook/cell/linkState.ts';
import { outlineOf, stopsAt } from '../../../src/kit/stepper/trace.ts';
import { runOfBoth, runTwoSat } from '../../../src/kit/stepper/twoSatRun.ts';
import { groupName } from '../../../src/kit/twosat/componentMarks.ts';
import { galleryPuzzle } from '../../../src/puzzles/gallery.ts';
import type { PuzzleId } from '../../../src/puzzles/gallery.ts';
import { toMarkup } from '../../../src/notebook/svg/svgTree.ts';
import { twoSatJson, twoSatRows } from '../../../src/widgets/two-sat-stepper/files.ts';
import { firstFrame, openStill } from '../../../src/book/still.ts';
import { figure as twoSatStepper } from '../../../src/widgets/two-sat-stepper/figure.ts';
import { keptMarks, marksAt } from '../../../src/widgets/two-sat-stepper/marks.ts';
import {
  bothEnds,
  chainAt,
  defaultTwoSat,
  groupsAt,
  isLarge,
  linesTogether,
  placeOfLink,
  stageAt,
  twoSatLinks,
} from '../../../src/widgets/two-sat-stepper/model.ts';
import { presets } from '../../../src/widgets/two-sat-stepper/presets.ts';
import {
  groupSentence,
  groupsSentence,
  phaseNames,
  reachSentence,
  runSentence,
  stageSentence,
} from '../../../src/widgets/two-sat-stepper/words.ts';

const runOf = (id: PuzzleId, sums = false) => runTwoSat(galleryPuzzle(id).code, sums);
const smallest = runOf('smallest-two-sat');
const eight = runOf('chain-of-eight');
const square = runOf('switch-5x5');
const [first] = smallest.conclusions;

describe('the chain at a place of the run', () => {
  test('is none before the first, grows link by link, and stays told when the run goes on', () => {
    const { from, to } = first!;
    expect(chainAt(smallest, from)).toBeNull();
    expect(chainAt(smallest, from + 1)).toMatchObject({ links: 0, proved: false, here: true });
    expect(chainAt(smallest, from + 4)).toMatchObject({ links: 3, proved: false });
    expect(chainAt(smallest, to)).toMatchObject({ links: 5, proved: true, here: true });
    expect(chainAt(smallest, to + 1)).toMatchObject({ links: 5, proved: true, here: false });
    const chain = chainAt(smallest, to)!;
    expect(chainAt(smallest, placeOfLink(chain, 2))).toMatchObject({ links: 2 });
  });

  test('lies in more lines than pairs of lines look at, unless it has four links', () => {
    let longer = 0;
    for (const id of presets.map((preset) => preset.id))
      for (const { event, from } of runOf(id).conclusions) {
        if (event.kind !== 'chain') continue;
        const { rows, columns } = linesTogether(event);
        expect(rows === 2 && columns === 2).toBe(event.chain.length === 4);
        const told = reachSentence(chainAt(runOf(id), from + 1)!);
        expect(told).toMatch(
          event.chain.length === 4 ? /find the same/ : /more than pairs of lines/,
        );
        if (event.chain.length > 4) longer++;
      }
    expect(longer).toBeGreaterThan(3);
  });

  test('is drawn with an arrow for each link and a mark for each cell', () => {
    const { from, to } = first!;
    const count = (position: number, what: RegExp): number =>
      marksAt(smallest, position).map(toMarkup).join('').match(what)?.length ?? 0;
    expect(count(from, /chain-node/g)).toBe(0);
    expect(count(from + 1, /chain-node/g)).toBe(1);
    expect(count(from + 3, /chain-node/g)).toBe(3);
    expect(count(from + 3, /chain-denied/g)).toBe(0);
    expect(count(from + 6, /chain-denied/g)).toBe(1);
    // the proved cell shows its own value
    expect(count(to, /chain-node/g)).toBe(4);
    expect(count(to, /chain-node is-filled/g)).toBe(2);
    expect(count(to + 1, /chain-node/g)).toBe(0);
    const marks = keptMarks(smallest);
    expect(marks(to)).toBe(marks(to));
  });
});

describe('groups of cells', () => {
  const end = square.trace.steps.length;

  test('are shown where the run stands still for good, and told', () => {
    expect(groupsAt(square, end - 1)).toEqual([]);
    const groups = groupsAt(square, end);
    expect(groups).toHaveLength(1);
    expect(groupSentence(groups[0]!, 0)).toBe(
      'A, 4 cells: filled or empty together are row 1, column 1; row 2, column 2, and the other way round row 1, column 2; row 2, column 1.',
    );
    expect(groupsSentence(groups, square)).toMatch(/^1 group of cells is decided together/);
    expect(groupsSentence([], smallest)).toBe('');
    const marks = marksAt(square, end).map(toMarkup).join('');
    expect(marks.match(/<rect/g)).toHaveLength(2);
    expect(marks.match(/<circle/g)).toHaveLength(2);
  });

  test('have letters, and two of them after Z', () => {
    expect([0, 25, 26, 27, 51, 52].map(groupName)).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA']);
  });
});

describe('FourSolver beside it', () => {
  test('goes phase by phase, and waits where it has stopped', () => {
    const stops = [...stopsAt(outlineOf(eight.trace), 'phase')];
    const stages = stops.map((position) => stageAt(eight, position));
    expect(stages[1]).toMatchObject({ phases: 1, between: false, over: false });
    const four = eight.four.trace.steps.length;
    expect(stages[2]).toMatchObject({ phases: 2, position: four, over: false });
    expect(stages.at(-1)).toMatchObject({ position: four, over: true });
    expect(stageSentence(eight, stages[1]!)).toMatch(/both do the same/);
    expect(stageSentence(eight, stages[2]!)).toBe(
      'Pairs of lines have stopped, with 18 cells unknown.',
    );
    const inside = stageAt(eight, stops[1]! + 3);
    expect(inside).toMatchObject({ phases: 1, between: true });
    expect(stageSentence(eight, inside)).toMatch(/where the sweeps ended/);
  });

  test('takes its intersection while 2-SAT takes a chain, and both end alike', () => {
    const run = runOf('smallest-four');
    const stops = [...stopsAt(outlineOf(run.trace), 'phase')];
    expect(stageSentence(run, stageAt(run, stops[2]!))).toBe('Both have taken as many steps.');
    expect(stageSentence(run, stageAt(run, stops.at(-1)!))).toBe('Pairs of lines are done.');
    expect(bothEnds(run).map(({ status }) => status)).toEqual(['solved', 'solved']);
    expect(bothEnds(eight)).toEqual([
      { name: 'Pairs of lines', conclusions: 0, known: 82, status: 'standstill' },
      { name: 'Chains', conclusions: 1, known: 100, status: 'solved' },
    ]);
  });
});

describe('what the run comes to', () => {
  test('is told with what the sums add', () => {
    expect(runSentence(smallest)).toBe('3 chains: solved.');
    expect(runSentence(runOf('sums-add', true))).toMatch(
      /The sums add 1 cell: chains alone leave 13 unknown\.$/,
    );
    expect(runSentence(runOf('switch-5x5', true))).toBe(
      'No chain: not solved. The sums add nothing here.',
    );
    expect(runSentence(runOf('smallest-two-sat', true))).toMatch(
      /Nothing was left for the sums\.$/,
    );
    // its rows want four filled cells, its columns three
    const unequal = { rows: [[1], [1], [1], [1]], columns: [[1], [1], [1]] };
    const recordings = {
      twoSat: recordTwoSat(unequal, { flow: true }),
      four: recordFour(unequal),
    };
    expect(runSentence(runOfBoth('', true, recordings))).toBe(
      'No chain: no solution. The sums show it: no filling meets them.',
    );
    expect(runSentence(runOf('no-solution', true))).toMatch(/The chains show it without the sums/);
  });

  test('stands in the strip phase by phase', () => {
    const stops = [...stopsAt(outlineOf(smallest.trace), 'phase')].slice(0, -2);
    expect(stops.map((at) => phaseNames(smallest)(at))).toEqual([
      'Sweeps',
      'Chain 1',
      'Sweeps',
      'Chain 2',
      'Sweeps',
      'Chain 3',
      'Sweeps',
    ]);
  });
});

describe('links', () => {
  const usual = defaultTwoSat({ puzzle: galleryPuzzle('smallest-two-sat').code });

  test('to another puzzle begin at its start, and a step that is not there is refused', async () => {
    const moved = defaultTwoSat({ step: 9 });
    const { code } = galleryPuzzle('switch-5x5');
    expect(twoSatLinks.read({ p: code }, moved)).toMatchObject({ code, position: 0 });
    await expect(openStill(twoSatStepper, {}, { s: '9999' })).rejects.toThrow(LinkError);
    for (const bad of [{ p: '5x5_9' }, { t: 'yes' }, { g: 'link' }, { s: '-1' }])
      expect(() => twoSatLinks.read(bad as Record<string, string>, usual)).toThrow(LinkError);
  });

  test('a large puzzle goes to a worker', () => {
    const lines = Array.from({ length: 21 }, () => [1]);
    expect(isLarge({ rows: lines, columns: lines })).toBe(true);
    expect(isLarge(smallest.puzzle)).toBe(false);
  });
});

describe('files', () => {
  test('have every link of every chain, and what the sums gave', () => {
    const rows = twoSatRows(smallest);
    const links = smallest.conclusions.reduce(
      (sum, { event }) => sum + (event.kind === 'chain' ? event.chain.length : 0),
      0,
    );
    expect(rows).toHaveLength(1 + links);
    expect(rows[1]).toEqual([1, 4, 'chain', 'row 3', '3.5=1', '3.2=0', '']);
    expect(rows[5]?.at(-1)).toBe('3.5=0');
    expect(twoSatRows(runOf('sums-add', true)).at(-1)?.[2]).toBe('sums');
    expect(twoSatJson(square)).toMatchObject({
      status: 'standstill',
      groups: [{ name: 'A', cells: ['1.1=1', '1.2=0', '2.1=0', '2.2=1'] }],
      fourSolver: { intersections: 0 },
    });
  });

  test('the first frame has the chain in words, and FourSolver only where it is wanted', async () => {
    const { code } = galleryPuzzle('smallest-two-sat');
    const alone = await firstFrame(twoSatStepper, { props: { puzzle: code, step: first!.to } });
    const [shown = '', paper = ''] = alone.markup.split('<ol class="stepper-strip"');
    const [, links = ''] = shown.split('<ol class="two-sat-links"');
    expect(links.split('</ol>')[0]?.match(/<li>/g)).toHaveLength(6);
    expect(shown).toContain('chain-line');
    expect(shown).not.toContain('two-sat-four');
    expect(paper.match(/<svg/g)).toHaveLength(8);
    const both = await firstFrame(twoSatStepper, { props: { puzzle: code, beside: true } });
    expect(both.markup).toMatch(/two-sat-four.*<svg class="board-picture"/s);
  });
});
