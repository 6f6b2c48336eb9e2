/** The hunt of 002 as plain data: what is asked of an image, what came of it, and how that is told. */
import { puzzleOf } from '../../engine/board/puzzle.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { formulaOf, squaresOfRuns } from '../../engine/sweep/runSquares.ts';
import { mostFinds } from '../../experiments/greatHunt.ts';
import type { Find, GreatHuntSpec, GreatHuntTally } from '../../experiments/greatHunt.ts';
import type { Examiner, HuntMeasure, HuntMethod } from '../../experiments/huntMethods.ts';
import { decodeImage } from '../../formats/imageCode.ts';
import { nonpackFormat } from '../../formats/nonpackFormat.ts';
import { counted, fixed, grouped, percent, sizeText } from '../../formats/numbers.ts';
import type { DataTable } from '../../kit/chart/dataTable.ts';
import { csvRow } from '../../kit/export/files.ts';
import { choice, flag } from '../../kit/settings/choices.ts';
import { decimal, seed, whole } from '../../kit/settings/numbers.ts';
import { settings } from '../../kit/settings/settings.ts';
import type { ValuesOf } from '../../kit/settings/settings.ts';

const side = { least: 3, most: 32, usual: 15 };

/** How each method is named in a list. */
export const methodNames: Readonly<Record<HuntMethod, string>> = {
  pass: 'single lines, one pass',
  fills: 'outermost fits, runs only',
  overlap: 'outermost fits, runs and gaps',
  sweeps: 'single lines, all fits',
  four: 'FourSolver',
  'two-sat': '2-SAT',
  repeated: 'repeated probing',
};

const measureNames: Readonly<Record<HuntMeasure | 'none', string>> = {
  none: 'any',
  sweeps: 'sweeps of 000',
  'mean-sweeps': 'mean sweeps of 001',
  rounds: 'rounds of open lines',
  bottlenecks: 'bottlenecks',
  open: 'mean number of open lines',
  left: 'cells that single lines leave',
};

/** What a method stronger than single lines has nothing of. */
const ofSolved: readonly string[] = ['sweeps', 'mean-sweeps'];
const singleLines: readonly string[] = ['pass', 'fills', 'overlap', 'sweeps'];

export const huntSettings = settings(
  {
    height: whole('h', 'Rows', { name: 'the number of rows', ...side }),
    width: whole('w', 'Columns', { name: 'the number of columns', ...side }),
    filled: whole('f', 'Filled cells', {
      name: 'the number of filled cells',
      least: 0,
      most: side.most ** 2,
      usual: 113,
    }),
    method: choice('m', 'Solved by', methodNames, 'sweeps'),
    needed: flag('e', 'and by none of the weaker ones'),
    measure: choice('d', 'Difficulty', measureNames, 'sweeps'),
    least: decimal('a', 'at least', {
      name: 'the least difficulty',
      least: 0,
      most: 1000,
      usual: 20,
    }),
    most: decimal('z', 'at most', {
      name: 'the greatest difficulty',
      least: 0,
      most: 1000,
      usual: 1000,
    }),
    formula: choice(
      'o',
      'Formula of 002',
      { none: 'not asked', first: 'before solving', last: 'after solving' },
      'none',
    ),
    lines: choice(
      'l',
      'Runs of',
      { 'rows and columns': 'rows and columns', rows: 'rows' },
      'rows and columns',
    ),
    k: decimal('k', 'k', { name: 'k', least: 0.01, most: 1000, usual: 10 }),
    easiest: decimal('fa', 'Formula at least', {
      name: 'the least value of the formula',
      least: 0,
      most: 100_000,
      usual: 0,
    }),
    hardest: decimal('fz', 'Formula at most', {
      name: 'the greatest value of the formula',
      least: 0,
      most: 100_000,
      usual: 10,
    }),
    boards: whole('n', 'Images to draw', {
      name: 'the number of images',
      least: 1,
      most: 1_000_000_000,
      usual: 200_000,
      wide: true,
    }),
    seed: seed(1),
  },
  ({ height, width, filled, method, needed, measure, least, most, easiest, hardest, formula }) => {
    const cells = height * width;
    return {
      ...(filled > cells && {
        filled: `${sizeText(height, width)} has ${grouped(cells)} cells. Type at most as many.`,
      }),
      ...(measure !== 'none' &&
        least > most && { most: 'It is below the least. Type a number that is not.' }),
      ...(formula !== 'none' &&
        easiest > hardest && { hardest: 'It is below the least. Type a number that is not.' }),
      ...(needed &&
        !singleLines.includes(method) &&
        ofSolved.includes(measure) && {
          needed: 'Sweeps are counted for puzzles that single lines solve. Choose another measure.',
          least: 'Single lines solve none of these puzzles, so they have no number of sweeps.',
        }),
    };
  },
  ({ method, measure, formula }) => [
    'height',
    'width',
    'filled',
    'method',
    ...(method === 'pass' ? [] : (['needed'] as const)),
    'measure',
    ...(measure === 'none' ? [] : (['least', 'most'] as const)),
    'formula',
    ...(formula === 'none' ? [] : (['lines', 'k', 'easiest', 'hardest'] as const)),
    'boards',
    'seed',
  ],
);

export type GreatHuntValues = ValuesOf<typeof huntSettings>;

/** The hunt of some settings. */
export const specOf = (values: GreatHuntValues): GreatHuntSpec => {
  const { height, width, filled, method, needed, measure, least, most, boards, seed } = values;
  const { formula, lines, k, easiest, hardest } = values;
  return {
    height,
    width,
    filled,
    method,
    needed: needed && method !== 'pass',
    formula: formula === 'none' ? null : { lines, k, least: easiest, most: hardest, when: formula },
    measure,
    least,
    most,
    boards,
    seed,
  };
};

/** A stage of the hunt. */
export type Stage = { readonly name: string; readonly count: number };

/** The difficulty that is wanted, in words; empty where any is. */
function wantedText({ measure, least, most }: GreatHuntSpec): string {
  if (measure === 'none') return '';
  const range = most >= 1000 ? `${least} or more` : `${least} to ${most}`;
  return `${measureNames[measure]}: ${range}`;
}

/** The funnel: each stage is a part of the one before it. */
export function stagesOf(spec: GreatHuntSpec, tally: GreatHuntTally): readonly Stage[] {
  const { formula, method } = spec;
  const solved = { name: `solved by ${methodNames[method]}`, count: tally.solved };
  const passed = { name: 'let through by the formula', count: tally.passed };
  const wanted = [wantedText(spec), spec.needed ? 'by nothing weaker' : ''].filter(
    (text) => text !== '',
  );
  return [
    { name: 'drawn', count: tally.drawn },
    ...(formula === null
      ? [solved]
      : formula.when === 'first'
        ? [passed, solved]
        : [solved, passed]),
    ...(wanted.length === 0 ? [] : [{ name: `kept (${wanted.join('; ')})`, count: tally.kept }]),
  ];
}

/** "1 in 3.8". */
const oneIn = (count: number, n: number): string => {
  if (count === 0) return 'none';
  const times = n / count;
  return `1 in ${times < 20 ? fixed(times, 1) : grouped(Math.round(times))}`;
};

/** The funnel as a table. */
export function funnelTable(spec: GreatHuntSpec, tally: GreatHuntTally): DataTable {
  const stages = stagesOf(spec, tally);
  return {
    summary: 'Table of the stages',
    caption: `Images of ${sizeText(spec.height, spec.width)} with ${grouped(spec.filled)} filled cells`,
    columns: [
      { head: 'stage' },
      { head: 'images', number: true },
      { head: 'of the stage before', number: true },
      { head: 'of all drawn', number: true },
    ],
    rows: stages.map(({ name, count }, at) => {
      const before = stages[at - 1]?.count ?? 0;
      return [
        name,
        grouped(count),
        at === 0 ? '' : before === 0 ? 'none' : percent(count / before),
        at === 0 ? '' : oneIn(count, tally.drawn),
      ];
    }),
  };
}

/** What a hunt found, in a sentence. */
export function foundText({ drawn, kept }: GreatHuntTally): string {
  const share = kept === 0 ? '' : `, ${oneIn(kept, drawn)}`;
  return `${grouped(drawn)} images drawn, ${grouped(kept)} kept${share}.`;
}

/** A rate as far as it can be told. */
const round = (value: number): string =>
  grouped(value < 1000 ? Math.round(value) : Math.round(value / 100) * 100);

/** Images and finds a second, all cores together and each; null before that means anything. */
export function rateText(
  { drawn, kept }: GreatHuntTally,
  elapsed: number,
  cores: number,
): string | null {
  if (elapsed < 300 || drawn === 0) return null;
  const rate = (1000 * drawn) / elapsed;
  const finds = (1000 * kept) / elapsed;
  const found = finds < 10 ? fixed(finds, 1) : round(finds);
  return cores > 1
    ? `${round(rate)} images a second, ${round(rate / cores)} on each of ${cores} cores, and ${found} finds a second.`
    : `${round(rate)} images and ${found} finds a second on one core.`;
}

/** A find with all that is said of it. */
export type ToldFind = {
  readonly index: number;
  readonly code: string; // of its image
  readonly image: Grid;
  readonly method: HuntMethod; // that solves it: single lines where they do
  readonly sweeps: number | null; // by rows first; null where single lines do not solve it
  readonly bottlenecks: number;
  readonly open: number; // mean number of open lines
  readonly formula: number; // with k = 1, or that of the filter
};

/** Looks at a find. */
export function toldFind(
  spec: GreatHuntSpec,
  { index, image }: Find,
  examiner: Examiner,
): ToldFind {
  const grid = decodeImage(image);
  const { cells, height, width } = grid;
  const sweeps = examiner.measure('sweeps', cells);
  const { k, lines } = spec.formula ?? { k: 1, lines: 'rows and columns' };
  return {
    index,
    code: image,
    image: grid,
    method: Number.isNaN(sweeps) ? spec.method : 'sweeps',
    sweeps: Number.isNaN(sweeps) ? null : sweeps,
    bottlenecks: examiner.measure('bottlenecks', cells),
    open: examiner.measure('open', cells),
    formula: formulaOf(
      height,
      width,
      squaresOfRuns(cells, height, width, 'rows'),
      lines === 'rows' ? 0 : squaresOfRuns(cells, height, width, 'columns'),
      k,
    ),
  };
}

/** What stands under its picture. */
export const captionOf = ({ sweeps, method, bottlenecks }: ToldFind): string =>
  [
    sweeps === null ? methodNames[method] : counted(sweeps, 'sweep'),
    counted(bottlenecks, 'bottleneck'),
  ]
    .map((text) => text.replaceAll(' ', '\u00a0'))
    .join(', ');

/** What a find is, where it is opened. */
export const toldOf = (spec: GreatHuntSpec, find: ToldFind): string =>
  `Found by the hunt: image ${grouped(find.index)} of seed ${spec.seed}, ${captionOf(find)}`;

/** What the list holds, where it does not hold all. */
export const listedText = ({ kept, finds }: GreatHuntTally): string | null =>
  kept > finds.length && finds.length >= mostFinds
    ? `The first ${grouped(mostFinds)} of ${grouped(kept)} finds are listed and saved.`
    : null;

/** All finds as one file of puzzles, with their pictures. */
export const nonpackOf = (spec: GreatHuntSpec, { finds }: GreatHuntTally): string =>
  nonpackFormat.writer?.write(
    finds.map(({ index, image }) => {
      const picture = decodeImage(image);
      const name = `Image ${index} of seed ${spec.seed}`;
      return { puzzle: puzzleOf(picture), name, goal: picture.cells };
    }),
  ) ?? '';

/** All finds as CSV. */
export const csvOf = (finds: readonly Find[]): string =>
  [csvRow(['number', 'image']), ...finds.map(({ index, image }) => csvRow([index, image]))].join(
    '',
  );

/** Images that one core looks at in a second, roughly. As measured at 15 x 15. */
export const huntPace = ({ height, width, method, formula }: GreatHuntSpec): number => {
  const slower = { pass: 1, fills: 1, overlap: 1.5, sweeps: 1, four: 2, 'two-sat': 4, repeated: 5 };
  const solving = 12_000_000 / (height * width) ** 0.9 / slower[method];
  return formula?.when === 'first' ? 2 * solving : solving;
};
