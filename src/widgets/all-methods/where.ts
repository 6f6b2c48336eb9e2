/** Where a puzzle lies: its class among all pictures of its size, or its place on the density curve of the nearest size. */
import { allMeasurements, storedMeasurement } from '../../claims/measurement.ts';
import { runFile } from '../../claims/storedFile.ts';
import type { StoredRun } from '../../claims/storedFile.ts';
import type { StoredFile } from '../../notebook/plain/storedFile.ts';
import { countKnown } from '../../engine/board/image.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { density } from '../../experiments/density.ts';
import type { DensitySpec } from '../../experiments/density.ts';
import { fourCensus, fourTotals } from '../../experiments/fourCensus.ts';
import { counted, grouped, percent, sizeText } from '../../notebook/plain/numbers.ts';
import type { Ends } from '../../methods/method.ts';
import { writeLink } from '../../notebook/cell/linkState.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';

/** A stored result that a place is read from. */
export type Surroundings =
  | { readonly kind: 'census'; readonly run: StoredRun<'four-census'> }
  | { readonly kind: 'density'; readonly run: StoredRun<'density'> };

/** The place of a puzzle, in words and perhaps a picture. */
export type AllMethodsPlace = {
  readonly sentences: readonly string[];
  readonly picture: SvgNode | null;
  readonly href: string; // where more of it is to be seen
  readonly more: string; // what that is
};

/** The sizes of which a density curve is stored. */
function curveSizes(): readonly DensitySpec[] {
  return allMeasurements
    .flatMap((one) => (one.experiment === 'density' ? [one.spec] : []))
    .filter(isCurve);
}

const isCurve = ({ model, filled, four, percentages }: DensitySpec): boolean =>
  model === 'exact' && filled === undefined && four === undefined && percentages.length === 101;

/** The stored curve whose size is nearest, by the ratios of both sides. */
function nearestCurve({ rows, columns }: Puzzle): DensitySpec {
  const apart = ({ height, width }: DensitySpec): number =>
    Math.abs(Math.log(rows.length / height)) + Math.abs(Math.log(columns.length / width));
  return curveSizes().reduce((best, one) => (apart(one) < apart(best) ? one : best));
}

/** The file with the surroundings of a puzzle. */
export function fileAround(puzzle: Puzzle): StoredFile<Surroundings> | null {
  const [height, width] = [puzzle.rows.length, puzzle.columns.length];
  const census = storedMeasurement(
    'four-census',
    (spec) => spec.height === height && spec.width === width,
  );
  if (census !== undefined && height * width <= 25) {
    const file = runFile(census, fourCensus);
    return { ...file, read: (fields) => ({ kind: 'census', run: file.read(fields) }) };
  }
  const wanted = nearestCurve(puzzle);
  const curve = storedMeasurement(
    'density',
    (spec) => isCurve(spec) && spec.height === wanted.height && spec.width === wanted.width,
  );
  if (curve === undefined) return null;
  const file = runFile(curve, density);
  return { ...file, read: (fields) => ({ kind: 'density', run: file.read(fields) }) };
}

/**
 * Where a puzzle lies.
 *
 * @param ends - of the methods that have run; null while those that this rests on have not
 */
export function placeOf(puzzle: Puzzle, ends: Ends, around: Surroundings): AllMethodsPlace | null {
  const { sweeps, four } = ends;
  if (sweeps === undefined || four === undefined) return null;
  return around.kind === 'census'
    ? censusPlace(puzzle, ends, around.run)
    : densityPlace(puzzle, sweeps.status === 'solved', around.run);
}

/** The classes of 000's Figures 4 and 5, as an ending of "pictures are …". */
const classWords = [
  'simple',
  'solved by two rows and two columns, and not by sweeps',
  'such that two rows and two columns get further than sweeps, but not to the end',
  'such that two rows and two columns get no further than sweeps',
] as const;

function classOf({ sweeps, four }: Ends): 0 | 1 | 2 | 3 {
  if (sweeps?.status === 'solved') return 0;
  if (four?.status === 'solved') return 1;
  return four !== undefined &&
    sweeps !== undefined &&
    countKnown(four.grid) > countKnown(sweeps.grid)
    ? 2
    : 3;
}

const sweepsIn = (verdict = ''): number => Number(/(\d+) sweep/.exec(verdict)?.[1] ?? 0);

function censusPlace(
  { rows, columns }: Puzzle,
  ends: Ends,
  { tally }: StoredRun<'four-census'>,
): AllMethodsPlace {
  const size = sizeText(rows.length, columns.length);
  const { images, classes } = fourTotals(tally);
  const more = {
    picture: null,
    href: sitePath('all-small-nonograms/'),
    more: 'All of them, on the page of all small nonograms',
  };
  const none = [ends['sweeps'], ends['four'], ends['solutions']].some(
    (end) => end?.status === 'none',
  );
  if (none)
    return {
      ...more,
      sentences: [`None of the ${grouped(images)} pictures of ${size} has these numbers.`],
    };
  const own = classOf(ends);
  const count = classes[own] ?? 0;
  const sentences = [
    `Of all ${grouped(images)} pictures of ${size}, ${grouped(count)} (${percent(count / images)}) are ${classWords[own]}. ${
      ends['solutions']?.status === 'several'
        ? 'The pictures of this puzzle are among them.'
        : 'The picture of this puzzle is one of them.'
    }`,
  ];
  if (own === 0) {
    const took = sweepsIn(ends['sweeps']?.verdict);
    const same = tally.counts[4 * took] ?? 0;
    sentences.push(
      `${grouped(same)} of those take ${counted(took, 'sweep')} when the rows are swept first, as this one does.`,
    );
  } else {
    const unique = tally.unique[own] ?? 0;
    const { solutions } = ends;
    const told =
      solutions?.status === 'solved'
        ? ', and so has this one'
        : solutions?.status === 'several'
          ? '; this one has not'
          : '';
    const many = unique === count ? 'All' : grouped(unique);
    sentences.push(`${many} of those have exactly one solution${told}.`);
  }
  return { ...more, sentences };
}

function densityPlace(
  { rows, columns }: Puzzle,
  simple: boolean,
  { spec, tally }: StoredRun<'density'>,
): AllMethodsPlace {
  const filled = rows.flat().reduce((sum, run) => sum + run, 0);
  const cells = rows.length * columns.length;
  const at = Math.round((100 * filled) / cells);
  const index = spec.percentages.indexOf(at);
  const [boards, found] = [tally.boards[index] ?? 0, tally.simple[index] ?? 0];
  const size = sizeText(spec.height, spec.width);
  const own = sizeText(rows.length, columns.length);
  const sentences = [
    `${grouped(filled)} of its ${grouped(cells)} cells are filled: ${at}\u00a0%.`,
    ...(own === size
      ? []
      : [`No run of ${own} is stored; of the sizes that are, ${size} is the nearest.`]),
    `Of ${grouped(boards)} random pictures of ${size} with ${at}\u00a0% filled, ${grouped(found)} are simple (${percent(found / boards)}). This one ${simple ? 'is' : 'is not'}.`,
  ];
  const settings = { h: String(rows.length), w: String(columns.length) };
  const fits = [rows.length, columns.length].every((side) => side >= 4 && side <= 30);
  const state = fits ? writeLink('', 'fig-classes-6x6', 1, settings) : '';
  return {
    sentences,
    picture: curvePicture(
      tally,
      spec,
      at,
      `Share of simple pictures of ${size} by percentage of filled cells; this puzzle is at ${at}\u00a0%.`,
    ),
    href: `${sitePath('density/')}${state}#fig-classes-6x6`,
    more: fits ? `The chart for ${own}` : 'The chart',
  };
}

const [chartWidth, chartHeight, margin] = [300, 110, 22];

const text = (words: string, place: Record<string, string | number>): SvgNode =>
  svgNode('text', { class: 'where-text', ...place }, words);

/** The curve in small, with the place of the puzzle on it. */
function curvePicture(
  tally: StoredRun<'density'>['tally'],
  { percentages }: DensitySpec,
  at: number,
  label: string,
): SvgNode {
  const x = (percentage: number): number => margin + (percentage / 100) * (chartWidth - 2 * margin);
  const y = (share: number): number => margin / 2 + (1 - share) * (chartHeight - 1.5 * margin);
  const share = (index: number): number => (tally.simple[index] ?? 0) / (tally.boards[index] ?? 1);
  const path = percentages.map(
    (one, i) => `${i === 0 ? 'M' : 'L'}${x(one).toFixed(1)} ${y(share(i)).toFixed(1)}`,
  );
  return svgNode(
    'svg',
    {
      class: 'where-curve',
      viewBox: `0 0 ${chartWidth} ${chartHeight}`,
      width: chartWidth,
      height: chartHeight,
      role: 'img',
      'aria-label': label,
    },
    svgNode('path', { class: 'where-axis', d: `M${margin} ${y(0)}H${chartWidth - margin}` }),
    svgNode('path', { class: 'where-own', d: `M${x(at).toFixed(1)} ${y(0)}V${margin / 2}` }),
    svgNode('path', { class: 'where-line', d: path.join('') }),
    svgNode('circle', {
      class: 'where-dot',
      cx: x(at).toFixed(1),
      cy: y(share(percentages.indexOf(at))).toFixed(1),
      r: 4,
    }),
    text('0\u00a0% filled', { x: margin, y: chartHeight - 3 }),
    text('100\u00a0%', { x: chartWidth - margin, y: chartHeight - 3, 'text-anchor': 'end' }),
  );
}
