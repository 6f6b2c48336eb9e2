/**
 * A small picture for each chapter, drawn while the site is built from what the chapter computes: each of another kind, so
 * that the list of chapters shows what there is to see. All are 132 units wide and 96 high.
 */
import { EMPTY, FILLED, UNKNOWN, formatLine, parseLine } from '../engine/board/cell.ts';
import { compose } from '../engine/circuit/compose.ts';
import { signalsFor, solutionOf } from '../engine/circuit/evaluate.ts';
import { parseFormula } from '../engine/circuit/formula.ts';
import { layOut } from '../engine/circuit/layout.ts';
import { infer } from '../engine/inference/inference.ts';
import { unknownLine } from '../engine/line/fits.ts';
import { pointsOf } from '../facts/densityClasses.ts';
import { censusOf } from '../facts/census.ts';
import { censuses } from '../facts/sequences.ts';
import { imageDrawer } from '../experiments/greatHunt.ts';
import { createExaminer } from '../experiments/huntMethods.ts';
import { categoriesOf } from '../experiments/sequences.ts';
import { lineExample } from '../facts/lines.ts';
import { combinedSolutions } from '../facts/everySolution.ts';
import { shareCurve } from '../facts/threshold.ts';
import { galleryDescriptions } from '../puzzles/gallery.ts';
import { record } from '../engine/sweep/simpleSolver.ts';
import { startGrid } from '../engine/board/puzzle.ts';
import { classMarks, classOrder } from '../charts/classScale.ts';
import { rounded } from '../formats/numbers.ts';
import { outcomePath, outcomesOf } from '../kit/probe/categoryPicture.ts';
import { svgNode } from '../svg/svgTree.ts';
import type { SvgNode } from '../svg/svgTree.ts';
import { printedBand } from '../widgets/threshold-run/series.ts';
import { solutionMap } from '../widgets/all-solutions/solutionMap.ts';
import { entries, side as situationsAcross } from '../widgets/lookup-table/model.ts';

const wide = 132;
const high = 96;

const square = (x: number, y: number, size: number): string =>
  `M${rounded(x, 2)} ${rounded(y, 2)}h${size}v${size}h${-size}z`;

/** Chapter 1: all ways to lay the runs of a line, and below them what they agree on. */
function waysOfALine(): SvgNode[] {
  const { fits, after } = lineExample('4 2', formatLine(unknownLine(9)));
  const unit = 11;
  const [left, step] = [(wide - 9 * unit) / 2, 12];
  const top = (high - (fits.length + 1) * step - 8) / 2;
  const rowAt = (line: string, y: number): string =>
    [...parseLine(line)]
      .map((cell, at) => (cell === FILLED ? square(left + at * unit + 1, y, unit - 2) : ''))
      .join('');
  const below = top + fits.length * step + 8;
  return [
    svgNode('path', {
      class: 'is-faint',
      d: fits.map((fit, at) => rowAt(fit, top + at * step)).join(''),
    }),
    svgNode('path', { class: 'is-line', d: `M${left} ${below - 6}h${9 * unit}` }),
    svgNode('path', { class: 'is-ink', d: rowAt(after, below) }),
  ];
}

/** Chapter 2: one puzzle after each of its first sweeps. */
function boardsOfARun(): SvgNode[] {
  const puzzle = galleryDescriptions('cat');
  const { events } = record(puzzle, 'H');
  const { height, width, cells } = startGrid(puzzle);
  const grid = cells.slice();
  const after: Uint8Array[] = [];
  for (const event of events) {
    if (event.kind === 'sweep' && event.number > 1) after.push(grid.slice());
    if (event.kind === 'cell') grid[event.row * width + event.column] = event.value;
  }
  after.push(grid.slice());
  const unit = 2;
  const shown = [0, 1, 3, after.length - 1].map((at) => after[Math.min(at, after.length - 1)]!);
  return shown.flatMap((cells, at) => {
    const [x, y] = [18 + (at % 2) * 54, 4 + Math.floor(at / 2) * 47];
    const filled = [...cells.entries()]
      .filter(([, value]) => value === FILLED)
      .map(([cell]) =>
        square(x + (cell % width) * unit, y + Math.floor(cell / width) * unit, unit),
      );
    return [
      svgNode('rect', { class: 'is-frame', x, y, width: width * unit, height: height * unit }),
      svgNode('path', { class: 'is-ink', d: filled.join('') }),
    ];
  });
}

/** Chapter 3: the table of situations, dark where more crossings follow, neighbours of a row drawn in one. */
function situationsMap(): SvgNode[] {
  const unit = 2.6;
  const [left, top] = [(wide - situationsAcross * unit) / 2, (high - situationsAcross * unit) / 2];
  const kinds = [1, 2, 3, 4] as const;
  const all = entries();
  return [
    svgNode('rect', {
      class: 'is-frame',
      x: left,
      y: top,
      width: situationsAcross * unit,
      height: situationsAcross * unit,
    }),
    ...kinds.map((kind) => {
      let d = '';
      for (let at = 0; at < all.length; at++) {
        const { kind: is, row, column } = all[at]!;
        if (is !== kind) continue;
        let length = 1;
        while (all[at + length]?.row === row && all[at + length]?.kind === kind) length++;
        const width = rounded(length * unit, 2);
        d += `M${rounded(left + column * unit, 2)} ${rounded(top + row * unit, 2)}h${width}v${unit}h${-width}z`;
        at += length - 1;
      }
      return svgNode('path', { class: 'is-accent', 'fill-opacity': kind / 4, d });
    }),
  ];
}

const logOf = (count: number): number => Math.log10(1 + count);

/** Chapter 4: all pictures of 5 x 5 by row of the census, a bar each; its parts are the four classes. */
function censusBars(): SvgNode[] {
  const { rows } = censusOf(5);
  const shown = rows.slice(1);
  const [unit, floor, most] = [(wide - 12) / shown.length, high - 8, high - 16];
  const tallest = Math.max(
    ...shown.map(([, ...counts]) => logOf(counts.reduce((a, b) => a + b, 0))),
  );
  return shown.flatMap(([, ...counts], at) => {
    const all = counts.reduce((a, b) => a + b, 0);
    const height = (logOf(all) / tallest) * most;
    let from = floor;
    return classOrder.map((name, kind) => {
      const part = all === 0 ? 0 : (height * (counts[kind] ?? 0)) / all;
      from -= part;
      return svgNode('rect', {
        x: rounded(6 + at * unit, 2),
        y: rounded(from, 2),
        width: rounded(unit - 1.5, 2),
        height: rounded(part, 2),
        fill: classMarks[name].colour,
      });
    });
  });
}

/** Chapter 5: the share of simple pictures by percentage of filled cells, for three sizes. */
function densityCurves(): SvgNode[] {
  const at = (percentage: number, share: number): string =>
    `${rounded(8 + (percentage / 100) * (wide - 16), 1)} ${rounded(high - 8 - share * (high - 18), 1)}`;
  const curves = ([6, 10, 30] as const).map((side) =>
    pointsOf(side).map(({ percentage, simple, boards }) => at(percentage, simple / boards)),
  );
  return [
    svgNode('path', { class: 'is-line', d: `M8 ${high - 8}h${wide - 16}M8 ${high - 8}V10` }),
    ...curves.map((points, curve) =>
      svgNode('path', {
        class: 'is-curve',
        'stroke-opacity': [1, 0.75, 0.5][curve] ?? 1,
        'stroke-dasharray': ['none', '6 3', '2 3'][curve] ?? 'none',
        d: `M${points.join('L')}`,
      }),
    ),
  ];
}

/** Chapter 6: the sixteen answers of two probes. */
function categoriesTable(): SvgNode[] {
  const [column, row] = [30, 22];
  const mark = (category: number, which: 0 | 1): string => {
    const x = 6 + (category % 4) * column + (which === 0 ? 8 : 21);
    const y = 15 + Math.floor(category / 4) * row;
    return outcomePath(outcomesOf(category)[which], x, y, 4);
  };
  const all = Array.from({ length: 16 }, (_, category) => category);
  return [
    svgNode('path', {
      class: 'is-line',
      d: [1, 2, 3]
        .map((k) => `M${4 + k * column} 5v${4 * row - 2}M6 ${4 + k * row}h${4 * column - 4}`)
        .join(''),
    }),
    svgNode('path', { class: 'is-probe-one', d: all.map((one) => mark(one, 0)).join('') }),
    svgNode('path', { class: 'is-probe-zero', d: all.map((one) => mark(one, 1)).join('') }),
  ];
}

/** Chapter 7: the most common long sequences of 5 x 5, a square for each probe, dark where one probe decides all. */
function sequenceStrips(): SvgNode[] {
  const rows = censuses[5]
    .of('unique')
    .filter(({ sequence }) => sequence.length >= 12 && sequence.length <= 18)
    .toSorted((a, b) => b.images - a.images)
    .slice(0, 9);
  const unit = 6.6;
  const draw = (decides: boolean): string =>
    rows
      .flatMap(({ sequence }, row) =>
        categoriesOf(sequence).map((category, at) =>
          (category === 11 || category === 14) === decides
            ? square(6 + at * unit, 4 + row * 10, unit - 1)
            : '',
        ),
      )
      .join('');
  return [
    svgNode('path', { class: 'is-faint', d: draw(false) }),
    svgNode('path', { class: 'is-ink', d: draw(true) }),
  ];
}

/** Chapter 8: what must be so of the puzzle that the chapter opens with; a diagonal stroke where it may be either. */
function mustBeBoard(): SvgNode[] {
  const { inferable } = infer(galleryDescriptions('must-be-72'));
  const { width, cells } = inferable;
  const unit = 9;
  const [left, top] = [(wide - width * unit) / 2, (high - width * unit) / 2];
  const at = (cell: number): readonly [number, number] => [
    left + (cell % width) * unit,
    top + Math.floor(cell / width) * unit,
  ];
  const of = (value: number): [number, number][] =>
    [...cells.keys()].filter((cell) => cells[cell] === value).map((cell) => [...at(cell)]);
  return [
    svgNode('rect', {
      class: 'is-frame',
      x: left,
      y: top,
      width: width * unit,
      height: width * unit,
    }),
    svgNode('path', {
      class: 'is-faint',
      d: of(EMPTY)
        .map(([x, y]) => square(x + 3.5, y + 3.5, 2))
        .join(''),
    }),
    svgNode('path', {
      class: 'is-ink',
      d: of(FILLED)
        .map(([x, y]) => square(x + 0.75, y + 0.75, unit - 1.5))
        .join(''),
    }),
    svgNode('path', {
      class: 'is-curve',
      d: of(UNKNOWN)
        .map(([x, y]) => `M${x + 1.5} ${y + unit - 1.5}l${unit - 3} ${3 - unit}`)
        .join(''),
    }),
  ];
}

/** Chapter 9: the mean share of the filled cells that can be inferred, of two sizes, and the threshold as printed. */
function thresholdCurves(): SvgNode[] {
  const x = (percentage: number): number => rounded(8 + (percentage / 100) * (wide - 16), 1);
  const at = (percentage: number, share: number): string =>
    `${x(percentage)} ${rounded(high - 8 - Math.min(share, 1) * (high - 18), 1)}`;
  const [from, to] = printedBand;
  return [
    svgNode('path', { class: 'is-faint', d: `M${x(from)} 8H${x(to)}V${high - 8}H${x(from)}z` }),
    svgNode('path', { class: 'is-line', d: `M8 ${high - 8}h${wide - 16}M8 ${high - 8}V10` }),
    ...([15, 20] as const).map((side, curve) =>
      svgNode('path', {
        class: 'is-curve',
        'stroke-dasharray': curve === 0 ? 'none' : '6 3',
        d: `M${shareCurve(side)
          .map((point) => at(point.at, point.share))
          .join('L')}`,
      }),
    ),
  ];
}

/** Chapter 10: tiles of a circuit with their solution, frames pale. */
function tilesOfACircuit(): SvgNode[] {
  const layout = layOut(parseFormula('a or b'));
  const board = compose(layout.tiles);
  const solution = solutionOf(board, signalsFor(layout, { a: true, b: false }));
  const cells = solution?.cells ?? board.frame;
  const width = board.puzzle.columns.length;
  const unit = 3.6;
  const [left, top] = [(wide - width * unit) / 2, (high - board.puzzle.rows.length * unit) / 2];
  const of = (isFrame: boolean): string =>
    [...cells.keys()]
      .filter((cell) => cells[cell] === FILLED && (board.frame[cell] === FILLED) === isFrame)
      .map((cell) =>
        square(left + (cell % width) * unit, top + Math.floor(cell / width) * unit, unit),
      )
      .join('');
  return [
    svgNode('path', { class: 'is-faint', d: of(true) }),
    svgNode('path', { class: 'is-ink', d: of(false) }),
  ];
}

/** Chapter 11: the solutions of the puzzle that the chapter opens with, joined where one switch leads. */
function graphOfSolutions(): SvgNode[] {
  const { joined } = combinedSolutions;
  const { places, width, height } = solutionMap(combinedSolutions);
  const scale = Math.min((wide - 8) / width, (high - 4) / height);
  const [left, top] = [(wide - width * scale) / 2, (high - height * scale) / 2];
  const at = (solution: number): string => {
    const { x, y } = places[solution]!;
    return `${rounded(left + x * scale, 1)} ${rounded(top + y * scale, 1)}`;
  };
  const edges = joined.flatMap((to, one) =>
    to.filter((other) => other > one).map((other) => `M${at(one)}L${at(other)}`),
  );
  const radius = 2.4;
  const discs = [...places.keys()].map(
    (solution) =>
      `M${at(solution)}m${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`,
  );
  return [
    svgNode('path', { class: 'is-line', d: edges.join('') }),
    svgNode('path', { class: 'is-ink', d: discs.join('') }),
  ];
}

/** Chapter 12: the first images of the hunt, dark where single lines solve them. */
function imagesOfAHunt(): SvgNode[] {
  const size = { height: 15, width: 15 };
  const draw = imageDrawer({ ...size, filled: 113, seed: 1 });
  const { solves } = createExaminer(size.height, size.width);
  const cells = new Uint8Array(size.height * size.width);
  const [unit, step] = [2, 33];
  const parts = { ink: '', faint: '' };
  for (let index = 0; index < 8; index++) {
    draw(index, cells);
    let filled = '';
    const [left, top] = [1 + (index % 4) * step, 16 + Math.floor(index / 4) * step];
    for (let cell = 0; cell < cells.length; cell++) {
      if (cells[cell] !== FILLED) continue;
      // neighbours of a row in one
      const row = Math.floor(cell / size.width);
      const from = cell;
      while (cells[cell + 1] === FILLED && cell + 1 < (row + 1) * size.width) cell++;
      const [x, y] = [left + (from % size.width) * unit, top + row * unit];
      const length = rounded((cell + 1 - from) * unit, 1);
      filled += `M${rounded(x, 1)} ${rounded(y, 1)}h${length}v${unit}h-${length}z`;
    }
    parts[solves('sweeps', cells) ? 'ink' : 'faint'] += filled;
  }
  return [
    svgNode('path', { class: 'is-faint', d: parts.faint }),
    svgNode('path', { class: 'is-ink', d: parts.ink }),
  ];
}

const pictures: Readonly<Record<string, () => SvgNode[]>> = {
  'one-line': waysOfALine,
  sweeps: boardsOfARun,
  'two-rows-two-columns': situationsMap,
  'all-small-nonograms': censusBars,
  density: densityCurves,
  probing: categoriesTable,
  'probing-sequences': sequenceStrips,
  inference: mustBeBoard,
  threshold: thresholdCurves,
  circuits: tilesOfACircuit,
  solutions: graphOfSolutions,
  hunt: imagesOfAHunt,
};

/**
 * The picture of a chapter, by its slug; beside its title and sentence it is for the eye alone.
 *
 * @throws RangeError for a chapter without one
 * @source none
 */
export function chapterPicture(slug: string): SvgNode {
  const draw = pictures[slug];
  if (draw === undefined)
    throw new RangeError(`chapter ${slug} has no picture in the list of chapters`);
  return svgNode(
    'svg',
    {
      class: 'chapter-picture',
      viewBox: `0 0 ${wide} ${high}`,
      width: wide,
      height: high,
      'aria-hidden': 'true',
    },
    ...draw(),
  );
}
