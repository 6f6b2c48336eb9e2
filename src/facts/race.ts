/**
 * The race for its page: our stored times, the puzzles that may be passed on, and what others published, each with its source,
 * machine and date. Read while the site is built.
 */
import published from '../../content/race/published.json' with { type: 'json' };
import setList from '../../content/race/sets.json' with { type: 'json' };
import surveyed from '../../content/race/survey.json' with { type: 'json' };
import minizinc from '../../content/puzzles/minizinc.json' with { type: 'json' };
import nonogramDb from '../../content/puzzles/nonogram-db.json' with { type: 'json' };
import survey from '../../content/puzzles/survey.json' with { type: 'json' };
import { counted, enumerated, fixed, grouped, sizeText } from '../notebook/plain/numbers.ts';
import { encodePuzzle } from '../formats/puzzleCode.ts';
import { readStored } from '../stored/fromFile.ts';
import { raceFile } from '../stored/race.ts';
import type { RacePuzzle, RaceSet } from '../stored/race.ts';
import { besideTexts, endText, publishedText, timeText } from './raceRows.ts';
import type { Beside, RaceData, RaceRow, RaceSetName, RaceSource } from './raceRows.ts';

/** A puzzle of content/puzzles. */
type Stored = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly rows: readonly (readonly number[])[];
  readonly cols: readonly (readonly number[])[];
  readonly attribution: string;
  readonly licence: string;
  readonly solutions: string;
};

/** A puzzle of the survey; without `stored` it is not ours to pass on. */
type Surveyed = {
  readonly name: string;
  readonly webpbn?: number;
  readonly width?: number;
  readonly height?: number;
  readonly solutions: string;
  readonly stored?: { readonly file: string; readonly name: string };
};

type Seconds = Readonly<Record<string, readonly (number | string | null)[]>>;

const collections: Readonly<Record<string, readonly Stored[]>> = {
  survey,
  'nonogram-db': nonogramDb,
};

/** Our stored run. */
export const raceRecord = readStored(raceFile);

const timesOf = (set: RaceSetName, name: string): RacePuzzle | null =>
  raceRecord.puzzles.find((row) => row.set === set && row.name === name) ?? null;

/** What stands in the columns beside ours. */
function besideOf(name: string, times: RacePuzzle | null): RaceRow['beside'] {
  const told = published.map(({ id, seconds, solvers }) => {
    const values = (seconds as Seconds)[name];
    return [id, values && solvers.map((_, at) => publishedText(values[at]))] as const;
  });
  const run = raceRecord.peers.map((peer) => {
    const time = times?.peers[peer];
    return time === undefined ? '–' : endText(time.verdict, time.ms);
  });
  return Object.fromEntries([
    ...told.filter(([, values]) => values !== undefined),
    ...(times === null ? [] : [['run', run]]),
  ]) as RaceRow['beside'];
}

function rowOf(
  set: RaceSetName,
  name: string,
  puzzle: Stored | null,
  known: { readonly size: string; readonly solutions: string; readonly maker: string },
): RaceRow {
  const times = timesOf(set, name);
  const decided = times !== null && times.verdict !== 'open';
  return {
    set,
    name,
    ...known,
    code: puzzle && encodePuzzle({ rows: puzzle.rows, columns: puzzle.cols }),
    ms: decided ? times.ms : null,
    stored: times === null ? '–' : endText(times.verdict, times.ms),
    beside: besideOf(name, times),
  };
}

const sizeOf = ({
  height,
  width,
}: {
  readonly height?: number;
  readonly width?: number;
}): string => (height === undefined || width === undefined ? '–' : sizeText(height, width));

const nameIn = (attribution: string): string => attribution.replace(/^(©|Copyright)( \d{4})? /, '');

function surveyRow(one: Surveyed): RaceRow {
  const { name, stored, webpbn, solutions } = one;
  const puzzle = collections[stored?.file ?? '']?.find((other) => other.name === stored?.name);
  const elsewhere = webpbn === undefined ? 'not here' : `not here (webpbn.com #${webpbn})`;
  return rowOf('survey', name, puzzle ?? null, {
    size: sizeOf(one),
    solutions,
    maker: puzzle === undefined ? elsewhere : nameIn(puzzle.attribution),
  });
}

const rows: readonly RaceRow[] = [
  ...(surveyed as readonly Surveyed[]).map(surveyRow),
  ...(minizinc as readonly Stored[]).map((one) =>
    rowOf('minizinc', one.name, one, {
      size: sizeOf(one),
      solutions: one.solutions,
      maker: nameIn(one.attribution),
    }),
  ),
];

/** Where and when times were taken. */
const noteOf = ({
  source,
  machine,
  date,
  time,
  asked,
  limit,
}: (typeof published)[number]): string =>
  `${source}, ${date}. Machine: ${machine}. Asked for ${asked}; ${time}; limit ${grouped(limit)} s.`;

/** Our machine, in general terms. */
export const machineText = `${raceRecord.machine.model}, ${counted(raceRecord.machine.cores, 'core')}, Node ${raceRecord.machine.node.replace('v', '')}`;

const runSource: RaceSource = {
  solvers: raceRecord.peers,
  note: `Asked in the same run as ours, ${raceRecord.date}, on the same machine: ${enumerated(raceRecord.peers)} with the formula that our engine writes. Sweeps and the making of the formula count as their time too.`,
};

/** What the figure is made of. */
export const raceData: RaceData = {
  rows,
  sources: Object.fromEntries(
    (Object.keys(besideTexts) as Beside[]).map((id) => {
      const one = published.find((source) => source.id === id);
      if (one === undefined) return [id, runSource];
      return [id, { solvers: one.solvers.map(({ name }) => name), note: noteOf(one) }];
    }),
  ) as RaceData['sources'],
};

/** All times of a source as a table. */
type PublishedTable = {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly address: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

export const publishedTables: readonly PublishedTable[] = published.map((one) => ({
  id: one.id,
  title: one.title,
  note: noteOf(one),
  address: one.address,
  columns: [
    'Puzzle',
    ...one.solvers.map((solver) => {
      // some were let work longer, or as long as they wanted
      const own = 'limit' in solver ? solver.limit : one.limit;
      if (own === one.limit) return solver.name;
      return `${solver.name} (${own === null ? 'no limit' : `limit ${grouped(own)} s`})`;
    }),
  ],
  rows: Object.entries(one.seconds as Seconds).map(([name, values]) => [
    name,
    ...values.map(publishedText),
  ]),
}));

type PublishedSet = (typeof setList)[number]['published'][number];

const numberText = (value: unknown, tell: (value: number) => string): string =>
  typeof value === 'number' ? tell(value) : '–';

const secondsText = (value: number): string => `${grouped(value)}\u00a0s`;

/** What was told of a set, a row for each solver. */
function setRow(one: PublishedSet): readonly string[] {
  const told: Partial<
    Record<'of' | 'least' | 'most' | 'total' | 'slowest' | 'under' | 'over', unknown>
  > = one;
  const all =
    typeof told.least === 'number' && typeof told.most === 'number'
      ? `${fixed(told.least, 0)} to ${grouped(Math.round(told.most))}\u00a0s a set, ${String(told.of)}`
      : numberText(told.total, secondsText);
  return [
    one.solver,
    all,
    numberText(told.slowest, secondsText),
    numberText(told.under, grouped),
    numberText(told.over, grouped),
    one.date,
  ];
}

/** Our row of a set. */
const ourSetRow = (set: RaceSet): readonly string[] => [
  'Ours, boards of our own',
  secondsText(set.seconds),
  timeText(set.slowest),
  grouped(set.under),
  grouped(set.open),
  raceRecord.date,
];

/** Where a row is from, and how it was measured. */
type SetNote = { readonly text: string; readonly address: string | null };

const setNote = ({ solver, source, asked, limit, machine, address }: PublishedSet): SetNote => ({
  text: `${solver}: ${asked}; limit: ${limit}; machine: ${machine}. From ${source}`,
  address,
});

const ourSetNote: SetNote = {
  text: `Ours: up to two solutions; limit: ${raceRecord.limit} s a board; machine: ${machineText}. Made by ${raceRecord.command}`,
  address: null,
};

/** A set of made boards with its table. */
type SetTable = {
  readonly id: string;
  readonly title: string;
  readonly design: string;
  readonly ours: string; // in a sentence
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly notes: readonly SetNote[];
};

/** What our boards of a set came to. */
const ourSetText = (set: RaceSet): string =>
  `Of our ${grouped(set.boards)} boards (seed ${set.seed}) ${grouped(set.one)} have one solution and ${grouped(set.several)} several${set.open === 0 ? '' : `; ${grouped(set.open)} stayed open`}. Half of them take at most ${timeText(set.median)} each, 90 % at most ${timeText(set.p90)}, 99 % at most ${timeText(set.p99)}, and the longest ${timeText(set.slowest)}.`;

export const setTables: readonly SetTable[] = setList.map(({ id, title, design, ...one }) => {
  const ours = raceRecord.sets.find(({ set }) => set === id);
  return {
    id,
    title,
    design,
    ours: ours === undefined ? '' : ourSetText(ours),
    columns: ['Solver', 'All boards', 'Slowest', 'Under 0.1 s', 'Over the limit', 'Date'],
    rows: [...(ours === undefined ? [] : [ourSetRow(ours)]), ...one.published.map(setRow)],
    notes: [...(ours === undefined ? [] : [ourSetNote]), ...one.published.map(setNote)],
  };
});

/** Who made the puzzles of the survey that are here, and under which licence. */
export const surveyCredits: readonly { readonly name: string; readonly credit: string }[] = (
  surveyed as readonly Surveyed[]
).flatMap(({ name, stored, webpbn }) => {
  const puzzle = collections[stored?.file ?? '']?.find((other) => other.name === stored?.name);
  if (puzzle === undefined) return [];
  const work = webpbn === undefined ? '' : `webpbn.com #${webpbn}, `;
  return [{ name, credit: `${work}${puzzle.attribution}, ${puzzle.licence}` }];
});

/** How many puzzles of the survey are not ours to pass on. */
export const surveyElsewhere = rows.filter(
  ({ set, code }) => set === 'survey' && code === null,
).length;
