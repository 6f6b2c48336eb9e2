/** Pictures of what is new on small boards: what methods leave, sizes, puzzles with the most solutions. */
import minizinc from '../../../content/puzzles/minizinc.json' with { type: 'json' };
import { puzzleOfClueSet } from '../../engine/census/clueSets.ts';
import { solve } from '../../engine/solve/solve.ts';
import { drawnBySize, sharesBySide } from '../../facts/census.ts';
import { every5x5 as five } from '../../facts/every5x5.ts';
import { pairSequences } from '../../facts/pairSequences.ts';
import { sixAll } from '../../facts/sixBySix.ts';
import { smallSizes } from '../../facts/smallSizes.ts';
import { grouped, percent } from '../../notebook/plain/numbers.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { stored } from '../../stored/fromFile.ts';
import { bars, box, cellsPath, dots, picture, words } from './parts.ts';

/** What each method leaves of 5x5: a dot is a picture. */
export function leftOf5x5(): SvgNode {
  const unit = 1.5;
  const floor = 188;
  const groups = [
    { left: five.beyondPairs, of: 'pairs leave', x: 0, method: 'pairs' },
    { left: five.beyondChains, of: 'chains', x: 194, method: 'chains' },
    { left: five.beyondRound, of: 'one round', x: 252, method: 'probing' },
    { left: five.beyondRepeated, of: 'more', x: 322, method: 'sat' },
  ] as const;
  return picture(
    `Of the pictures of 5 × 5 with one solution pairs of lines leave ${grouped(five.beyondPairs)}, chains ${grouped(five.beyondChains)}, one round of probing ${five.beyondRound}, and more rounds ${five.beyondRepeated}`,
    232,
    ...groups.flatMap(({ left, of, x, method }) => [
      left === 0
        ? svgNode('circle', {
            class: 'is-line',
            cx: x + 11,
            cy: floor - 12,
            r: 10,
            'stroke-dasharray': '2.5 2.5',
          })
        : svgNode('path', {
            class: 'is-counted',
            stroke: `var(--method-${method})`,
            'stroke-width': unit * 0.8,
            d: dots(left, unit, x, floor - Math.ceil(Math.sqrt(left)) * unit),
          }),
      words(x, floor + 20, grouped(left), {
        bold: true,
        size: 16,
        fill: `var(--method-${method}-text)`,
      }),
      words(x, floor + 38, of, { soft: true }),
    ]),
  );
}

/** The sizes that were counted whole: pale where pairs of lines solve all that has one solution, dark where they miss some. */
export function wherePairsMiss(): SvgNode {
  const known = smallSizes().flatMap(({ size, unique, pairs }) => {
    const [rows = 0, columns = 0] = size.split('x').map(Number);
    return pairs === null ? [] : [{ rows, columns, missed: unique - pairs }];
  });
  const unit = 26;
  const [left, top] = [24, 26];
  const [mostRows, mostColumns] = [
    Math.max(...known.map(({ rows }) => rows)),
    Math.max(...known.map(({ columns }) => columns)),
  ];
  const at = ({ rows, columns }: { rows: number; columns: number }): [number, number] => [
    left + (columns - 2) * unit,
    top + (rows - 2) * unit,
  ];
  const path = (isMissed: boolean): string =>
    known
      .filter(({ missed }) => missed > 0 === isMissed)
      .map((one) => box(at(one)[0] + 1, at(one)[1] + 1, unit - 2, unit - 2))
      .join('');
  const high = top + (mostRows - 1) * unit;
  return picture(
    `Sizes of boards: pairs of lines solve all that has one solution on ${known.filter(({ missed }) => missed === 0).length} of them, and miss some on ${known.filter(({ missed }) => missed > 0).length}`,
    high + 52,
    ...Array.from({ length: mostColumns - 1 }, (_, k) =>
      words(left + (k + 0.5) * unit, 16, String(k + 2), { anchor: 'middle', soft: true }),
    ),
    ...Array.from({ length: mostRows - 1 }, (_, k) =>
      words(0, top + (k + 0.5) * unit + 5, String(k + 2), { soft: true }),
    ),
    svgNode('path', { fill: 'var(--method-pairs)', 'fill-opacity': 0.35, d: path(false) }),
    svgNode('path', { fill: 'var(--method-pairs)', d: path(true) }),
    svgNode('path', {
      fill: 'var(--method-pairs)',
      'fill-opacity': 0.35,
      d: box(left, high + 26, 14, 14),
    }),
    words(left + 22, high + 38, 'all solved'),
    svgNode('path', { fill: 'var(--method-pairs)', d: box(left + 124, high + 26, 14, 14) }),
    words(left + 146, high + 38, 'some missed'),
  );
}

/** All pictures of 6x6 by the class that probing gives them. */
export function classesOf6x6(): SvgNode {
  const [simple = 0, one = 0, two = 0, rest = 0] = sixAll.classes;
  const all = 2 ** 36;
  const rows = [
    ['simple', simple, 'sweeps'],
    ['unique', one, 'pairs'],
    ['exactly two', two, 'probing'],
    ['the rest', rest, 'several'],
  ] as const;
  return picture(
    rows.map(([name, count]) => `${name} ${percent(count / all, 1)}`).join(', '),
    164,
    ...bars(
      rows.map(([name, count, method]) => ({
        name,
        share: count / all,
        value: percent(count / all, 1),
        fill: `var(--method-${method})`,
      })),
      { from: 92, step: 40 },
    ),
  );
}

/** The puzzle of 5x5 with the most solutions: all of them. */
export function mostSolutions(): SvgNode {
  const most = stored.tally('clue-sets')['5x5']?.most;
  if (!most) throw new RangeError('clue sets of 5x5 are not counted');
  const { solutions } = solve(puzzleOfClueSet(5, 5, most), { most: five.mostSolutions + 1 });
  const [across, unit, step] = [15, 3.6, 24];
  const place = (at: number): [number, number] => [
    (at % across) * step,
    4 + Math.floor(at / across) * step,
  ];
  const rows = Math.ceil(solutions.length / across);
  return picture(
    `The ${solutions.length} solutions of one puzzle`,
    rows * step + 4,
    svgNode('path', {
      class: 'is-frame',
      d: solutions.map((_, at) => box(...place(at), 5 * unit, 5 * unit)).join(''),
    }),
    svgNode('path', {
      class: 'is-ink',
      d: solutions.map((grid, at) => cellsPath(grid, unit, ...place(at))).join(''),
    }),
  );
}

const total = (runs: readonly number[]): number => runs.reduce((sum, run) => sum + run, 0);

/** The instances that were open, by their clues alone: how many cells of each row and column are filled. */
export function openBoards(): SvgNode {
  const open = minizinc.filter((one) => 'settledBy' in one);
  const [step, side, reach] = [122, 78, 30];
  return picture(
    `The clues of ${open.map(({ name }) => name).join(', ')}, as bars at the edges of empty boards`,
    Math.ceil(open.length / 3) * step,
    ...open.flatMap(({ rows, cols }, at) => {
      const [left, top] = [(at % 3) * step + reach, Math.floor(at / 3) * step + reach];
      const unit = side / rows.length;
      const most = Math.max(...rows.map(total), ...cols.map(total));
      const long = (runs: readonly number[]): number => ((reach - 4) * total(runs)) / most;
      return [
        svgNode('path', { class: 'is-frame', d: box(left, top, side, side) }),
        svgNode('path', {
          class: 'is-ink',
          d: [
            ...rows.map((runs, k) =>
              box(left - 2 - long(runs), top + k * unit, long(runs), unit * 0.75),
            ),
            ...cols.map((runs, k) =>
              box(left + k * unit, top - 2 - long(runs), unit * 0.75, long(runs)),
            ),
          ].join(''),
        }),
      ];
    }),
  );
}

/** The share of pictures with one solution, by size. */
export function oneSolutionBySize(): SvgNode {
  const seven = drawnBySize.at(-1)!;
  const rows = [
    ...sharesBySide().map(({ size, unique }) => ({ name: size, share: unique, strong: false })),
    { name: seven.size, share: seven.unique.images / seven.drawn, strong: true },
  ];
  return picture(
    `Pictures with one solution: ${rows.map(({ name, share }) => `${percent(share, 1)} of ${name}`).join(', ')}`,
    rows.length * 34,
    ...bars(
      rows.map((row) => ({
        ...row,
        value: percent(row.share, 1),
        fill: row.strong ? 'var(--accent)' : 'var(--rule-strong)',
      })),
      { from: 62, step: 34 },
    ),
  );
}

/** Sequences of pairs of cells on 5x5: all of them as one square, and those that belong to one solution and to several. */
export function sequencesOfPairs(): SvgNode {
  const side = 180;
  const { five: all, mixed } = pairSequences;
  const x = side + 20;
  return picture(
    `${grouped(all)} sequences, of which ${grouped(mixed)} belong both to pictures with one solution and to others`,
    side + 8,
    svgNode('path', { fill: 'var(--method-probing)', d: box(0, 4, side, side) }),
    words(x, 24, grouped(all), { bold: true, size: 20, fill: 'var(--method-probing-text)' }),
    words(x, 44, 'sequences', { soft: true, size: 16 }),
    svgNode('circle', {
      class: 'is-line',
      cx: x + 11,
      cy: side - 58,
      r: 10,
      'stroke-dasharray': '2.5 2.5',
    }),
    words(x, side - 22, grouped(mixed), { bold: true, size: 20 }),
    words(x, side - 2, 'mixed', { soft: true, size: 16 }),
  );
}
