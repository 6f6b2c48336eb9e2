/**
 * The hunt for hard simple puzzles as plain data: what to search, the records on the way, and how a link keeps the
 * last of them.
 */
import { grouped, percent as percentText, sizeText } from '../../notebook/plain/numbers.ts';
import { SOLVED } from '../../engine/sweep/fastSolver.ts';
import type { DifficultyCount } from '../../charts/difficultyChart.ts';
import { FILLED } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { record } from '../../engine/sweep/simpleSolver.ts';
import { createFastSimple } from '../../engine/sweep/fastSimple.ts';
import { mostSteps } from '../../experiments/hunt.ts';
import type { HuntSpec, HuntTally } from '../../experiments/hunt.ts';
import { decodeImage } from '../../formats/imageCode.ts';
import type { DataTable } from '../../notebook/chart/dataTable.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { boardsInASecond, roundDown } from '../../notebook/run/speed.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { percent, readNumber, seed, whole } from '../../notebook/settings/numbers.ts';
import type { NumberRange } from '../../notebook/settings/numbers.ts';
import { bad, good } from '../../notebook/settings/setting.ts';
import type { Setting } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';

const side = { least: 4, most: 20 };

const stepsRange = (height: number, width: number, method: HuntSpec['method']): NumberRange => ({
  name: 'the number of steps',
  least: 1,
  most: mostSteps(height, width, method),
});

/** Steps of a restart that are usual for a method: annealing needs time to cool. */
const usualSteps: Readonly<Record<HuntSpec['method'], number>> = {
  anneal: 60_000,
  climb: 1000,
  random: 1000,
};

/** Restarts and steps with which another method begins. */
export const beginningOf = (
  method: string,
): { readonly restarts: string; readonly steps: string } =>
  method === 'anneal'
    ? { restarts: '20', steps: String(usualSteps.anneal) }
    : { restarts: '100', steps: String(usualSteps.climb) };

/** The record that a link keeps. */
const keptRecord: Setting<HuntRecord | null> = {
  key: 'b',
  label: 'Record',
  name: 'the record',
  usual: null,
  input: { kind: 'none' },
  read: (code) => {
    if (code === '') return good(null);
    try {
      return good(recordFrom(code));
    } catch (error) {
      // what comes from outside may be anything; other errors are faults of ours
      if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
      return bad(error.message);
    }
  },
  format: (record) => record?.code ?? '',
  fault: (_, problem) => `The record of the link cannot be read. ${problem}`,
};

/** What an author and a reader set; a restart of a large puzzle has fewer steps, so that it can be stopped quickly. */
export const huntSettings = settings(
  {
    height: whole('h', 'Rows', { name: 'the number of rows', ...side, usual: 10 }),
    width: whole('w', 'Columns', { name: 'the number of columns', ...side, usual: 10 }),
    method: choice(
      'm',
      'Search',
      {
        anneal: 'annealing over all pictures',
        climb: 'hill-climbing over simple ones',
        random: 'random pictures',
      },
      'climb',
    ),
    percentage: percent('p', 'Filled at the start', { name: 'the percentage', usual: 50 }),
    restarts: whole('n', 'Restarts', {
      name: 'the number of restarts',
      least: 1,
      most: 100_000,
      usual: 100,
    }),
    steps: whole('k', 'Steps for each', {
      ...stepsRange(side.least, side.least, 'anneal'),
      usual: usualSteps.climb,
    }),
    seed: seed(1),
    record: keptRecord,
  },
  ({ height, width, method, steps }) => {
    const { problem } = readNumber(String(steps), stepsRange(height, width, method));
    return problem === null ? {} : { steps: problem };
  },
);

type HuntValues = ValuesOf<typeof huntSettings>;

/** What an author sets. */
export type HuntProps = Omit<HuntValues, 'record'>;

/** The hunt of some settings. */
export const specOf = ({
  height,
  width,
  method,
  percentage,
  restarts,
  steps,
  seed,
}: HuntProps): HuntSpec => ({ height, width, method, percentage, restarts, steps, seed });

/** A simple puzzle that was harder than all before it. */
export type HuntRecord = {
  readonly difficulty: number; // 000's, H first
  readonly code: string; // of its image
  readonly image: Grid;
  readonly found: string; // where, in words
};

/** The hunt that a page opens with. */
export type ShortHunt = {
  readonly text: string; // what was tried
  readonly counts: readonly DifficultyCount[]; // simple puzzles tried
  readonly record: string | null; // code of its image
  readonly known: readonly KnownMost[];
};

/** The most that is known of a size. */
export type KnownMost = {
  readonly height: number;
  readonly width: number;
  readonly difficulty: number;
  readonly isExact: boolean; // of all pictures; else a record
};

/** What a find means beside the most that is known of its size. */
export function besideKnown(
  { difficulty, image }: Pick<HuntRecord, 'difficulty' | 'image'>,
  known: readonly KnownMost[],
): { readonly isRecord: boolean; readonly text: string } {
  const size = sizeText(image.height, image.width);
  const most = known.find(({ height, width }) => height === image.height && width === image.width);
  if (most === undefined)
    return { isRecord: false, text: `Nobody keeps a record of ${size} here.` };
  if (most.isExact)
    return { isRecord: false, text: `The most of all pictures of ${size} is ${most.difficulty}.` };
  if (difficulty <= most.difficulty)
    return { isRecord: false, text: `The record of ${size} is ${most.difficulty}.` };
  return {
    isRecord: true,
    text: `This beats the record of ${size}, which is ${most.difficulty}. Save the numbers as JSON and send the file: it has the picture, and what each sweep finds.`,
  };
}

/** What each sweep finds, with which anybody can check a difficulty: cells by row and column, counted from 1. */
function sweepProof(image: Grid): readonly (readonly string[])[] {
  const sweeps: string[][] = [];
  for (const event of record(puzzleOf(image)).events) {
    if (event.kind !== 'cell') continue;
    while (sweeps.length < event.sweep) sweeps.push([]);
    const value = event.value === FILLED ? 'filled' : 'empty';
    sweeps.at(-1)!.push(`${event.row + 1},${event.column + 1} ${value}`);
  }
  return sweeps;
}

/**
 * The record of a code; its difficulty is computed, not believed.
 *
 * @throws SyntaxError or RangeError when it cannot be read, cannot be of a hunt, or is not simple
 */
export function recordFrom(code: string): HuntRecord {
  const image = decodeImage(code);
  const { height, width, cells } = image;
  if (height > side.most || width > side.most || cells.some((cell) => cell > 1))
    throw new RangeError(
      `This hunt cannot have found a puzzle of ${sizeText(height, width)} such as that.`,
    );
  const solver = createFastSimple(height, width);
  solver.setImage(cells);
  if (solver.run('H') !== SOLVED) throw new RangeError('The puzzle of the link is not simple.');
  return { difficulty: solver.sweeps, code, image, found: 'from the link' };
}

/** The record of a hunt that has just ended or goes on; null before the first simple puzzle. */
export function recordOf({ best, boards }: HuntTally): HuntRecord | null {
  if (best === null) return null;
  return {
    difficulty: best.difficulty,
    code: best.image,
    image: decodeImage(best.image),
    found: `restart ${grouped(best.restart + 1)}, after ${grouped(boards)} boards in all`,
  };
}

const mostRecords = 60;

/**
 * The records so far, the hardest last. An equally hard one takes the place of the last: of equals the one of the
 * earliest restart counts, so that the end of a hunt does not depend on the number of cores.
 */
export function withRecord(
  history: readonly HuntRecord[],
  record: HuntRecord | null,
): readonly HuntRecord[] {
  const last = history.at(-1);
  if (record === null || record.code === last?.code) return history;
  if (last === undefined || record.difficulty > last.difficulty) {
    return [...history, record].slice(-mostRecords);
  }
  return record.difficulty === last.difficulty ? [...history.slice(0, -1), record] : history;
}

/** A record as it is sent: picture, clues, and what each sweep finds. */
export function recordFile(found: HuntRecord | undefined): object | null {
  if (found === undefined) return null;
  const { rows, columns } = puzzleOf(found.image);
  const { code: picture, difficulty } = found;
  return { picture, difficulty, rows, columns, sweeps: sweepProof(found.image) };
}

/** The simple puzzles tried, by difficulty. */
export const countsOf = ({ counts }: HuntTally): readonly DifficultyCount[] =>
  Array.from(counts, (count, difficulty) => ({ difficulty, count })).slice(
    1,
    counts.findLastIndex((count) => count > 0) + 1,
  );

/** What a hunt has tried, in a sentence. */
export function triedText({ boards, simple }: HuntTally): string {
  const share = boards === 0 ? '' : ` (${percentText(simple / boards)})`;
  return `${grouped(boards)} boards tried, ${grouped(simple)} of them simple${share}.`;
}

/** The counts as a table. */
export function tableOfCounts(spec: HuntSpec, tally: HuntTally): DataTable {
  const counts = countsOf(tally);
  return {
    summary: `Table of the ${counts.length} difficulties`,
    caption: `Simple ${sizeText(spec.height, spec.width)} puzzles tried, by difficulty`,
    columns: [
      { head: 'difficulty', number: true },
      { head: 'puzzles', number: true },
    ],
    rows: counts.map(({ difficulty, count }) => [String(difficulty), grouped(count)]),
  };
}

/** Records and counts as CSV, told apart by the first column. */
export function csvOf(history: readonly HuntRecord[], counts: readonly DifficultyCount[]): string {
  return [
    csvRow(['kind', 'difficulty', 'count', 'image']),
    ...history.map(({ difficulty, code }) => csvRow(['record', difficulty, null, code])),
    ...counts.map(({ difficulty, count }) => csvRow(['count', difficulty, count, null])),
  ].join('');
}

/** A button that sets the number of restarts. */
export type HuntPreset = {
  readonly label: string;
  readonly chosen: boolean;
  readonly restarts: number;
};

/** What one core anneals in a second, in steps times cells. As measured at 8 x 8, 10 x 10 and 14 x 14. */
const annealed = 14_000_000;

/** About how many restarts one core does in a second; most steps look at a few lines only. As measured at 6 x 6 and 10 x 10. */
export const restartPace = ({
  height,
  width,
  method,
  steps,
}: Pick<HuntSpec, 'height' | 'width' | 'method' | 'steps'>): number =>
  (method === 'anneal' ? annealed / (height * width) : 5 * boardsInASecond(height, width)) / steps;

/** About a second, ten seconds, two minutes on a usual machine; none while the settings cannot be read. */
export function presetsFor(spec: HuntSpec | null): readonly HuntPreset[] {
  if (spec === null) return [];
  const perSecond = restartPace(spec);
  const steps = [
    100_000, 50_000, 20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1,
  ];
  const preset = (seconds: number): HuntPreset => {
    const restarts = roundDown(perSecond * seconds, steps);
    return {
      label: `${grouped(restarts)} restarts`,
      restarts,
      chosen: restarts === spec.restarts,
    };
  };
  return [preset(1.2), preset(12), preset(140)];
}
