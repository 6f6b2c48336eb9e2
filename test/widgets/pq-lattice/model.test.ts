import { describe, expect, test } from 'vitest';
import { pqHardness } from '../../../src/engine/intersect/pqHardness.ts';
import { pqLattice } from '../../../src/experiments/pqLattice.ts';
import { hardKinds } from '../../../src/puzzles/intersecting.ts';
import type { PqLatticeTally } from '../../../src/experiments/pqLattice.ts';
import { decodePuzzle, encodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { linksOf } from '../../../src/kit/puzzle/links.ts';
import { LinkError, readLink, writeLink } from '../../../src/notebook/cell/linkState.ts';
import { toMarkup } from '../../../src/notebook/svg/svgTree.ts';
import { pointBoard } from '../../../src/widgets/pq-lattice/board.ts';
import { firstFrame } from '../../../src/book/still.ts';
import { prebuilt as given } from '../../../src/widgets/pq-lattice/prebuilt.ts';
import { figure } from '../../../src/widgets/pq-lattice/figure.ts';
import {
  decides,
  defaultState,
  fixedBeyond,
  isSettled,
  latticeSettings,
  latticeOf,
  minimalPoints,
  pointAt,
  shownPoint,
  unknownIn,
} from '../../../src/widgets/pq-lattice/model.ts';
import type { Lattice } from '../../../src/widgets/pq-lattice/model.ts';
import { latticePicture } from '../../../src/widgets/pq-lattice/picture.ts';
import { firstPreset, presets } from '../../../src/widgets/pq-lattice/presets.ts';
import {
  csvRows,
  firstSentence,
  kindWords,
  latticeJson,
  legendKinds,
  pointLabel,
  difficultyText,
  pointSentence,
  ringedSentence,
  summarySentence,
  tableHeads,
  tableRows,
} from '../../../src/widgets/pq-lattice/words.ts';

const latticeLinks = linksOf(latticeSettings);

function tallyOf(puzzle: string): PqLatticeTally {
  const tally = pqLattice.emptyTally({ puzzle });
  pqLattice.begin({ puzzle })(0, pqLattice.units({ puzzle }), tally);
  return tally;
}

const latticeOfCode = (code: string): Lattice => latticeOf(decodePuzzle(code), tallyOf(code));
const codeOf = (id: string): string => presets.find((preset) => preset.id === id)?.code ?? '';
const first = latticeOfCode(codeOf(firstPreset));
const textOf = (lattice: Lattice): string =>
  minimalPoints(lattice)
    .map(({ p, q }) => `${p},${q}`)
    .join(' ');

describe('presets', () => {
  test('are one of each kind beyond FourSolver, and a few below', () => {
    expect(presets.slice(0, hardKinds.length).map(({ id }) => id)).toEqual(hardKinds);
    expect(presets).toHaveLength(hardKinds.length + 3);
  });

  test('are minimal where their names say so', () => {
    for (const { name, code } of presets) {
      const lattice = latticeOfCode(code);
      const said = [...name.matchAll(/\((\d,\d)\)-hard/g)].map(([, pair]) => pair).join(' ');
      const wanted = name.startsWith('Simple') ? '1,1' : said;
      expect([name, textOf(lattice)]).toEqual([name, wanted]);
      expect(isSettled(lattice)).toBe(true);
    }
  });

  test('begin with one in which every mark occurs', () => {
    expect(new Set(first.points.map(({ kind }) => kind))).toEqual(
      new Set(['hard', 'implied', 'further', 'same']),
    );
  });
});

describe('latticeOf', () => {
  test('marks exactly the minimal pairs of the engine', () => {
    for (const { code } of presets) {
      const { minimal, solves } = pqHardness(decodePuzzle(code));
      const lattice = latticeOfCode(code);
      expect(minimalPoints(lattice).map(({ p, q }) => ({ p, q }))).toEqual(
        minimal.toSorted((a, b) => a.p - b.p),
      );
      for (const point of lattice.points)
        expect(decides(point)).toBe(solves[point.p - 1]?.[point.q - 1]);
    }
  });

  test('calls a point further only when it knows more than both smaller ones', () => {
    for (const { code } of presets) {
      const lattice = latticeOfCode(code);
      for (const { p, q, kind, result } of lattice.points) {
        if (p === 1 || q === 1 || result === null || (kind !== 'further' && kind !== 'same'))
          continue;
        const weaker = [pointAt(lattice, p - 1, q), pointAt(lattice, p, q - 1)];
        const more = weaker.every((one) => one.result && unknownIn(one.result) > unknownIn(result));
        expect([code, p, q, kind]).toEqual([code, p, q, more ? 'further' : 'same']);
      }
    }
  });

  test('says how many intersections each solver needs', () => {
    const lattice = latticeOfCode(codeOf('difficulty-8'));
    const of = (p: number, q: number): string => difficultyText(pointAt(lattice, p, q));
    const rows = [2, 3, 4, 5].map((p) => [2, 3, 4, 5].map((q) => of(p, q)).join(' '));
    expect(rows).toEqual(['8 8 8 8', '7 3 2 2', '7 1 1 1', '7 1 1 1']);
    expect(of(1, 5)).toBe('');
    expect(pointSentence(lattice, pointAt(lattice, 3, 3))).toMatch(
      / It needs 3 intersections, the puzzle’s \(3,3\)-difficulty\.$/,
    );
    const heart = latticeOfCode(codeOf('heart'));
    expect(difficultyText(pointAt(heart, 3, 3))).toBe('0');
    expect(difficultyText(pointAt(latticeOfCode(codeOf('switch-5x5')), 5, 5))).toBe('');
  });

  test('waits for what is not known yet, and proves nothing above it', () => {
    const tally = tallyOf(codeOf('hard-3.3'));
    const without = { ...tally, points: tally.points.map((one) => (one?.p === 2 ? null : one)) };
    const lattice = latticeOf(decodePuzzle(codeOf('hard-3.3')), without);
    expect(pointAt(lattice, 2, 3).kind).toBe('waiting');
    expect(pointAt(lattice, 3, 3)).toMatchObject({ kind: 'hard', sure: false });
    expect(isSettled(lattice)).toBe(false);
    expect(summarySentence(lattice)).toMatch(/whether a smaller one does is open/);
    expect(pointSentence(lattice, pointAt(lattice, 3, 3))).toMatch(/Whether a smaller one does/);
    const none = latticeOf(decodePuzzle(codeOf('hard-3.3')), null);
    expect(summarySentence(none)).toBe('Not computed yet.');
    expect(new Set(none.points.map(({ kind }) => kind))).toEqual(new Set(['waiting']));
    expect(pointBoard(none, shownPoint(none, { code: '', point: null })).cells).toHaveLength(25);
  });

  test('has as many rows and columns as the puzzle, and five at most', () => {
    expect(latticeOfCode('2x2_1_1~1_1').points).toHaveLength(4);
    expect(latticeOfCode('1x3_1.1~1_0_1').points.map(({ q }) => q)).toEqual([1, 2, 3]);
    expect(first.points).toHaveLength(25);
  });
});

describe('what a point says', () => {
  test('of a minimal one: that the puzzle is hard, what is ringed and which intersection is lit', () => {
    const point = shownPoint(first, { code: '', point: null });
    expect([point.p, point.q]).toEqual([3, 4]);
    expect(pointSentence(first, point)).toBe(
      'The (3,4)-solver solves the puzzle, and no smaller one does: the puzzle is (3,4)-hard. It needs 2 intersections, the puzzle’s (3,4)-difficulty.',
    );
    expect(pointLabel(point)).toBe(
      'p 3, q 4: solves it, no smaller one does: (3,4)-hard, difficulty 2',
    );
    expect(fixedBeyond(first, point).size).toBe(25);
    expect(ringedSentence(first, point)).toMatch(/25 cells that it fixes beyond FourSolver/);
    const { lit = [] } = pointBoard(first, point);
    expect(lit.filter(({ direction }) => direction === 'H')).toHaveLength(3);
    expect(lit.filter(({ direction }) => direction === 'V')).toHaveLength(4);
    expect(firstSentence(point)).toMatch(/rows \d, \d and \d with columns \d, \d, \d and \d/);
  });

  test('of the others: what they leave and why', () => {
    const say = (p: number, q: number): string => pointSentence(first, pointAt(first, p, q));
    expect(say(1, 1)).toBe('SimpleSolver, the (1,1)-solver, leaves 25 cells unknown.');
    expect(say(1, 4)).toMatch(/^With one row or one column this is SimpleSolver/);
    expect(say(2, 2)).toMatch(/^FourSolver adds nothing: .* the same as SimpleSolver/);
    expect(say(3, 3)).toMatch(/gets further than the smaller ones: 23 cells unknown, where/);
    expect(say(5, 5)).toMatch(/already each solves?|already each|contains them/);
    expect(summarySentence(first)).toBe('The puzzle is (3,4)-hard and (5,3)-hard.');
    const two = latticeOfCode(codeOf('switch-5x5'));
    expect(summarySentence(two)).toMatch(/more than one solution/);
    const simple = latticeOfCode(codeOf('heart'));
    expect(summarySentence(simple)).toMatch(/^The puzzle is simple/);
    const none = latticeOfCode('2x2_2_0~2_0');
    expect(summarySentence(none)).toBe('The puzzle has no solution: SimpleSolver shows it.');
    expect(pointSentence(none, pointAt(none, 2, 2))).toMatch(/shows that the puzzle has no sol/);
  });

  test('of one that is too much work: how many choices there are', () => {
    const rows = Array.from({ length: 60 }, () => [1]);
    const large = latticeOfCode(encodePuzzle({ rows, columns: rows }));
    const point = pointAt(large, 2, 2);
    expect(pointSentence(large, point)).toMatch(
      /there are 3,132,900 choices of 2 of 60 rows and 2 of 60 columns, and at most 2,000,000 are tried/,
    );
    expect(summarySentence(large)).toMatch(/more than one solution/);
    // where that is not known
    expect(summarySentence({ ...large, solutions: null })).toMatch(
      /16 points are too much work here/,
    );
    expect(pointLabel(point)).toBe('p 2, q 2: too much work here, 3,600 cells unknown');
  });
});

describe('links and files', () => {
  const usual = defaultState({});
  test('an untouched figure needs no values, and a link comes back as it was written', () => {
    expect(latticeLinks.write(usual, usual)).toEqual({});
    for (const state of [
      { code: codeOf('hard-3.3'), point: { p: 2, q: 3 } },
      { code: codeOf('hard-3.3'), point: null },
      { code: usual.code, point: { p: 5, q: 1 } },
    ]) {
      const reading = readLink(writeLink('', 'x', 1, latticeLinks.write(state, usual)), 'x');
      expect(reading.kind === 'values' && latticeLinks.read(reading.values, usual)).toEqual(state);
    }
    expect(defaultState({ point: '2.3' }).point).toEqual({ p: 2, q: 3 });
  });
  test.each([
    { p: '5x5_1' },
    { a: '6.1' },
    { a: '0.2' },
    { a: 'x' },
    { p: '2x2_1_1~1_1', a: '3.3' },
  ])('%j is refused with a message', (values) => {
    expect(() => latticeLinks.read(values, usual)).toThrow(LinkError);
  });
  test('table, CSV and JSON have a row for each point', () => {
    expect(tableRows(first)).toHaveLength(25);
    for (const row of tableRows(first)) expect(row).toHaveLength(tableHeads.length);
    const [heads = [], ...rows] = csvRows(first);
    expect(rows).toHaveLength(25);
    for (const row of rows) expect(row).toHaveLength(heads.length);
    const json = latticeJson(first);
    expect(JSON.parse(JSON.stringify(json))).toEqual(json);
    expect(json).toMatchObject({
      minimal: [
        { p: 3, q: 4 },
        { p: 5, q: 3 },
      ],
      complete: true,
      solutions: 1,
    });
  });
  test('the first frame has the lattice, a board and the sentences', async () => {
    const tally = given({});
    expect(tally.points).not.toContain(null);
    const { markup } = await firstFrame(figure, { prebuilt: tally });
    expect(markup).toContain(
      toMarkup(latticePicture(first, shownPoint(first, { code: '', point: null }))),
    );
    expect(markup).toContain('What the (3,4)-solver leaves');
    expect(markup).toContain(pointSentence(first, pointAt(first, 3, 4)));
    // the legend has the marks that there are
    const there = new Set(first.points.map(({ kind }) => kind));
    for (const kind of legendKinds)
      expect([kind, markup.includes(kindWords[kind])]).toEqual([kind, there.has(kind)]);
    expect(there.size).toBe(legendKinds.length - 1);
  });
});
