/** Pictures of the places of research, each drawn from what the place has. */
import corpus from '../../../content/corpus/index.json' with { type: 'json' };
import { FILLED, UNKNOWN, parseLine } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { infer } from '../../engine/inference/inference.ts';
import { solve } from '../../engine/solve/solve.ts';
import { density } from '../../experiments/density.ts';
import { lineExample } from '../../facts/lines.ts';
import { gradedColumns, gradedFamilies, reach } from '../../facts/graded.ts';
import { ledgerEntries } from '../../facts/ledger.ts';
import { raceRecord } from '../../facts/race.ts';
import { censusOf } from '../../facts/census.ts';
import { smallSizeOf } from '../../facts/smallSizes.ts';
import { verdictGroups } from '../../facts/tally.ts';
import { decodePuzzle } from '../../formats/puzzleCode.ts';
import { hint, rate, solve as librarySolve } from '../../library/index.ts';
import { grouped, rounded } from '../../notebook/plain/numbers.ts';
import { percentagesFrom } from '../../notebook/run/percentages.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { galleryDescriptions } from '../../puzzles/gallery.ts';
import { codeFiles } from '../code/codeFiles.ts';
import { board, box, cellsPath, inked, place, placePicture, words } from './parts.ts';

/** The documents, a sheet each: a dash is a statement, in its order; those that differ are marked. */
export function fiveDocuments(): SvgNode {
  const sheets = [...Map.groupBy(ledgerEntries(), ({ told }) => told.source)].toSorted(
    ([one], [other]) => one.localeCompare(other),
  );
  const [width, step, across, line] = [34, 41, 5, 2] as const;
  const dash = width / across;
  return placePicture(
    ...sheets.flatMap(([, entries], sheet) => {
      const left = sheet * step;
      const of = (isMarked: boolean): string =>
        entries
          .map(({ told }, at) =>
            (told.kind === 'differs') === isMarked
              ? box(
                  left + 2 + (at % across) * (dash - 0.7),
                  6 + Math.floor(at / across) * line,
                  dash - 1.8,
                  isMarked ? line : line * 0.6,
                )
              : '',
          )
          .join('');
      return [
        svgNode('path', { class: 'is-frame', d: box(left, 2, width, place.high - 4) }),
        svgNode('path', { class: 'is-faint', d: of(false) }),
        svgNode('path', { fill: 'var(--method-probing)', d: of(true) }),
      ];
    }),
  );
}

/** The bars of verdicts, in the order of their groups. */
const verdictFills = [
  { fill: 'var(--accent)' },
  { fill: 'var(--accent)', 'fill-opacity': 0.5 },
  { fill: 'var(--method-probing)' },
  { fill: 'var(--rule-strong)' },
] as const;

/** How the statements came out, a bar for each group of verdicts. */
export function verdictBars(): SvgNode {
  const groups = verdictGroups();
  const most = Math.max(...groups.map(({ count }) => count));
  const step = 28;
  return placePicture(
    ...groups.flatMap(({ name, count }, at) => {
      const length = Math.max(2, (100 * count) / most);
      return [
        svgNode('path', { ...verdictFills[at], d: box(0, at * step + 6, length, 18) }),
        svgNode(
          'g',
          { class: 'is-beside' },
          words(length + 8, at * step + 20, `${grouped(count)} ${name}`, { size: 15 }),
        ),
      ];
    }),
  );
}

/** A sequence that others have published, with terms that were counted here. */
export function knownSequence(): SvgNode {
  const terms = ['2x2', '3x3', '4x4', '5x5'].map((size) => grouped(smallSizeOf(size).unique));
  return placePicture(
    words(0, 44, 'A242876', { size: 32, bold: true }),
    words(0, 74, `${terms.slice(0, -1).join(', ')},`, { size: 18, soft: true }),
    words(0, 98, `${terms.at(-1)}, …`, { size: 18, soft: true }),
  );
}

/** All fits of one run, and what they have in common. */
export function fitsOfARun(): SvgNode {
  const { fits, after } = lineExample('3', '?????');
  const [unit, step] = [26, 24];
  const row = (line: string, y: number, fill?: string): readonly SvgNode[] => {
    const cells = parseLine(line);
    return [
      inked(
        [...cells]
          .map((cell, at) => (cell === FILLED ? box(at * unit, y, unit - 1, 18) : ''))
          .join(''),
        fill,
      ),
      svgNode('path', {
        class: 'is-line',
        d: Array.from(cells, (_, at) => box(at * unit, y, unit - 1, 18)).join(''),
      }),
    ];
  };
  return placePicture(
    ...fits.flatMap((fit, at) => row(fit, 4 + at * step)),
    ...row(after, 4 + fits.length * step + 12, 'var(--method-sweeps)'),
  );
}

/** All pictures of 5x5 by what their census counts, a bar a row. */
export function censusOf5x5(): SvgNode {
  const { rows } = censusOf(5);
  const totals = rows.slice(1).map(([, ...counts]) => counts.reduce((a, b) => a + b, 0));
  const most = Math.max(...totals.map((count) => Math.log10(1 + count)));
  const step = place.wide / totals.length;
  return placePicture(
    svgNode('path', {
      class: 'is-ink',
      d: totals
        .map((count, at) => {
          const high = ((place.high - 8) * Math.log10(1 + count)) / most;
          return box(at * step, place.high - 2 - high, step * 0.82, high);
        })
        .join(''),
    }),
  );
}

/** The methods after which strata are called; of the others nothing is said. */
const methodOf: Readonly<Record<string, string>> = {
  sweeps: 'sweeps',
  'many-sweeps': 'sweeps',
  pairs: 'pairs',
  chains: 'chains',
  probing: 'probing',
  several: 'several',
};

/** A puzzle of each stratum, solved; those of a method in its colour. */
export function corpusBoards(): SvgNode {
  const [across, step, side] = [6, 34, 31] as const;
  return placePicture(
    ...corpus.strata.flatMap(({ id, exampleCode }, at) => {
      const [grid] = solve(decodePuzzle(exampleCode), { most: 1 }).solutions;
      if (grid === undefined) return [];
      const unit = side / Math.max(grid.height, grid.width);
      const method = methodOf[id];
      return board(
        grid,
        unit,
        (at % across) * step,
        4 + Math.floor(at / across) * 38,
        method && `var(--method-${method})`,
      );
    }),
  );
}

/** The classes of the benchmark, a line each, against the methods: full where a method solves the class whole, pale where a part. */
export function whatSolvesWhat(): SvgNode {
  const rows = gradedFamilies.flatMap((family) => family.rows).filter(({ one }) => one > 0);
  const [width, line] = [place.wide / gradedColumns.length, place.high / rows.length];
  const cells = (wanted: 'all' | 'some'): string =>
    rows
      .flatMap((row, at) =>
        gradedColumns.map(({ id }, column) =>
          reach(row, id) === wanted ? box(column * width, at * line, width - 3, line * 0.8) : '',
        ),
      )
      .join('');
  return placePicture(
    svgNode('path', { fill: 'var(--accent)', 'fill-opacity': 0.35, d: cells('some') }),
    svgNode('path', { fill: 'var(--accent)', d: cells('all') }),
  );
}

/** Our time against that of another solver, a dot a puzzle: both scales are logarithmic. */
export function timesOfTwo(): SvgNode {
  const other = raceRecord.peers.at(-1)!;
  const times = raceRecord.puzzles.flatMap(({ ms, peers }) => {
    const theirs = peers[other]?.ms;
    return theirs === undefined || theirs <= 0 || ms <= 0 ? [] : [[ms, theirs] as const];
  });
  const logs = times.flat().map(Math.log10);
  const [least, most] = [Math.min(...logs), Math.max(...logs)];
  const along = (ms: number, length: number): number =>
    (length * (Math.log10(ms) - least)) / (most - least);
  const [left, floor] = [8, place.high - 8] as const;
  return placePicture(
    svgNode('path', { class: 'is-line', d: `M${left} 4V${floor}H${place.wide}` }),
    svgNode('path', {
      class: 'is-line',
      'stroke-dasharray': '3 3',
      d: `M${left} ${floor}L${place.wide - 8} 8`,
    }),
    ...times.map(([ours, theirs]) =>
      svgNode('circle', {
        fill: ours > theirs ? 'var(--method-probing)' : 'var(--accent)',
        cx: rounded(left + along(ours, place.wide - 20), 1),
        cy: rounded(floor - along(theirs, floor - 12), 1),
        r: 3.4,
      }),
    ),
  );
}

/** A drawing on a screen. */
export function onAScreen(): SvgNode {
  const { inferable } = infer(galleryDescriptions('cat'));
  const grid: Grid = {
    ...inferable,
    cells: inferable.cells.map((cell) => (cell === UNKNOWN ? 0 : cell)),
  };
  const unit = 76 / grid.height;
  return placePicture(
    svgNode('rect', { class: 'is-device', x: 34, y: 4, width: 132, height: 92, rx: 4 }),
    svgNode('path', { class: 'is-device', d: `M10 108H190` }),
    inked(cellsPath(grid, unit, 100 - (grid.width * unit) / 2, 12)),
  );
}

/** Two runs of one figure that differ in their size, laid over each other. */
export function twoRuns(): SvgNode {
  const percentages = percentagesFrom(0, 100, 10);
  const curve = (side: number): string =>
    percentages
      .map((percentage, index) => {
        const spec = { height: side, width: side, model: 'exact', boards: 60, seed: 1 } as const;
        const run = { ...spec, percentages: [percentage] };
        const tally = density.emptyTally(run);
        density.begin(run)(0, run.boards, tally);
        const share = (tally.simple[0] ?? 0) / run.boards;
        return `${index === 0 ? 'M' : 'L'}${rounded(8 + 1.84 * percentage, 1)} ${rounded(112 - 104 * share, 1)}`;
      })
      .join('');
  const line = { fill: 'none', 'stroke-width': 2.5 };
  return placePicture(
    svgNode('path', { class: 'is-device', d: 'M8 4V112H192' }),
    svgNode('path', { ...line, d: curve(6), stroke: 'var(--accent)' }),
    svgNode('path', {
      ...line,
      d: curve(12),
      stroke: 'var(--ink-soft)',
      'stroke-dasharray': '6 3',
    }),
  );
}

/** Calls that a program makes. */
export function callsOfTheLibrary(): SvgNode {
  const calls = [
    [librarySolve.name, 'puzzle'],
    [rate.name, 'puzzle'],
    [hint.name, 'puzzle, marks'],
  ] as const;
  return placePicture(
    ...calls.map(([name, given], at) =>
      svgNode(
        'text',
        { class: 'is-code', x: 0, y: 34 + at * 32, 'font-size': 16.5 },
        `${name}(${given})`,
      ),
    ),
  );
}

/** All modules, a square each; those of the engine are marked. */
export function allModules(): SvgNode {
  const modules = codeFiles.filter((path) => path.startsWith('src/'));
  const across = Math.ceil(Math.sqrt((modules.length * place.wide) / place.high));
  const step = place.wide / across;
  const of = (isEngine: boolean): string =>
    modules
      .map((path, at) =>
        path.startsWith('src/engine/') === isEngine
          ? box((at % across) * step, Math.floor(at / across) * step + 2, step * 0.72, step * 0.72)
          : '',
      )
      .join('');
  return placePicture(
    svgNode('path', { class: 'is-faint', d: of(false) }),
    svgNode('path', { fill: 'var(--accent)', d: of(true) }),
  );
}
