/**
 * The hunt for hard simple puzzles as plain data: what to search, the records on the way, and how a link keeps the
 * last of them.
 */
import { grouped, percent, sizeText } from '../../formats/numbers.ts';
import { SOLVED } from '../../engine/sweep/fastSolver.ts';
import type { DifficultyCount } from '../../charts/difficultyChart.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { createFastSimple } from '../../engine/sweep/fastSimple.ts';
import { mostSteps } from '../../experiments/hunt.ts';
import type { HuntSpec, HuntTally } from '../../experiments/hunt.ts';
import { decodeImage } from '../../formats/imageCode.ts';
import { LinkError, choiceFrom, numberFrom } from '../../kit/cell/linkState.ts';
import type { LinkValues } from '../../kit/cell/linkState.ts';
import type { DataTable } from '../../kit/chart/dataTable.ts';
import { csvRow } from '../../kit/export/files.ts';
import { readFields } from '../../kit/run/numbers.ts';
import type { NumberRange } from '../../kit/run/numbers.ts';
import { boardsInASecond, roundDown } from '../../kit/run/speed.ts';

export type HuntKey = 'height' | 'width' | 'percentage' | 'restarts' | 'steps' | 'seed';
export type HuntMethod = HuntSpec['method'];

/** What an author sets, and where a link and a reset start from. */
export type HuntProps = Readonly<Record<HuntKey, number>> & { readonly method: HuntMethod };

/** What a figure opens with where its page says nothing else. */
export const defaultProps: HuntProps = {
  height: 10,
  width: 10,
  percentage: 50,
  restarts: 100,
  steps: 1000,
  seed: 1,
  method: 'climb',
};

const keys: readonly HuntKey[] = ['height', 'width', 'percentage', 'restarts', 'steps', 'seed'];

const side: Omit<NumberRange, 'name'> = { least: 4, most: 20 };

/** What each field accepts; a restart of a large puzzle has fewer steps, so that it can be stopped quickly. */
export function rangesFor(height: number, width: number): Readonly<Record<HuntKey, NumberRange>> {
  return {
    height: { name: 'the number of rows', ...side },
    width: { name: 'the number of columns', ...side },
    percentage: { name: 'the percentage', least: 0, most: 100 },
    restarts: { name: 'the number of restarts', least: 1, most: 100_000 },
    steps: { name: 'the number of steps', least: 1, most: mostSteps(height, width) },
    seed: { name: 'the seed', least: 0, most: 4_294_967_295 },
  };
}

export type HuntForm = {
  readonly texts: Readonly<Record<HuntKey, string>>;
  readonly method: HuntMethod;
};

/** The form that holds these settings. */
export function formOf(props: HuntProps): HuntForm {
  const texts = Object.fromEntries(keys.map((key) => [key, String(props[key])]));
  return { texts: texts as Record<HuntKey, string>, method: props.method };
}

export type HuntReading = {
  readonly spec: HuntSpec | null; // null while a setting cannot be read
  readonly problems: Readonly<Partial<Record<HuntKey, string>>>;
};

/** The hunt that the form asks for. */
export function readForm({ texts, method }: HuntForm): HuntReading {
  const loose = rangesFor(side.least, side.least);
  const sizes = readFields(
    { height: texts.height, width: texts.width },
    { height: loose.height, width: loose.width },
  ).values;
  const ranges = sizes === null ? loose : rangesFor(sizes.height, sizes.width);
  const { values, problems } = readFields(texts, ranges);
  return { spec: values === null ? null : { ...values, method }, problems };
}

const linkKeys: Readonly<Record<HuntKey, string>> = {
  height: 'h',
  width: 'w',
  percentage: 'p',
  restarts: 'n',
  steps: 'k',
  seed: 'r',
};

/**
 * The settings that a link asks for.
 *
 * @throws LinkError when one is out of range
 * @source none
 */
export function propsFromLink(values: LinkValues, props: HuntProps): HuntProps {
  const loose = rangesFor(side.least, side.least);
  const numbers = Object.fromEntries(
    keys.map((key) => [
      key,
      numberFrom(values, linkKeys[key], { ...loose[key], otherwise: props[key] }),
    ]),
  ) as Record<HuntKey, number>;
  const method = choiceFrom(values, 'm', ['random', 'climb'], props.method);
  const asked = { ...numbers, method };
  const problem = Object.values(readForm(formOf(asked)).problems)[0];
  if (problem !== undefined) throw new LinkError(problem);
  return asked;
}

/** What a link must say to come back to this form and this record. */
export function linkOf(form: HuntForm, props: HuntProps, record: HuntRecord | null): LinkValues {
  const { problems } = readForm(form);
  const values: Record<string, string> = {};
  for (const key of keys) {
    const text = form.texts[key].replaceAll(/[\s,]/g, '');
    if (problems[key] === undefined && text !== String(props[key])) values[linkKeys[key]] = text;
  }
  if (form.method !== props.method) values['m'] = form.method;
  if (record !== null) values['b'] = record.code;
  return values;
}

/** A simple puzzle that was harder than all before it. */
export type HuntRecord = {
  readonly difficulty: number; // 000's, H first
  readonly code: string; // of its image
  readonly image: Grid;
  readonly found: string; // where, in words
};

/**
 * The record that a link keeps; its difficulty is computed, not believed.
 *
 * @returns null when the link has none
 * @throws LinkError when it cannot be read or is not simple
 * @source none
 */
export function recordFromLink(values: LinkValues): HuntRecord | null {
  const code = values['b'];
  if (code === undefined) return null;
  let image: Grid;
  try {
    image = decodeImage(code);
  } catch (error) {
    throw new LinkError(error instanceof Error ? error.message : 'The puzzle cannot be read.');
  }
  const { height, width, cells } = image;
  if (height > side.most || width > side.most || cells.some((cell) => cell > 1)) {
    throw new LinkError(
      `The link keeps a puzzle of ${sizeText(height, width)} that this hunt cannot have found.`,
    );
  }
  const solver = createFastSimple(height, width);
  solver.setImage(cells);
  if (solver.run('H') !== SOLVED) throw new LinkError('The puzzle of the link is not simple.');
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

/** The simple puzzles tried, by difficulty. */
export const countsOf = ({ counts }: HuntTally): readonly DifficultyCount[] =>
  Array.from(counts, (count, difficulty) => ({ difficulty, count })).slice(
    1,
    counts.findLastIndex((count) => count > 0) + 1,
  );

/** What a hunt has tried, in a sentence. */
export function triedText({ boards, simple }: HuntTally): string {
  const share = boards === 0 ? '' : ` (${percent(simple / boards)})`;
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

/** A second, ten seconds, two minutes; none while the settings cannot be read. */
export function presetsFor(spec: HuntSpec | null): readonly HuntPreset[] {
  if (spec === null) return [];
  const perSecond = boardsInASecond(spec.height, spec.width) / spec.steps;
  const steps = [
    100_000, 50_000, 20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1,
  ];
  const preset = (seconds: number, time: string): HuntPreset => {
    const restarts = roundDown(perSecond * seconds, steps);
    return {
      label: `${grouped(restarts)} restarts, about ${time}`,
      restarts,
      chosen: restarts === spec.restarts,
    };
  };
  return [preset(1.2, '1 s'), preset(12, '10 s'), preset(140, '2 min')];
}

/** The ways to search, as the choice names them. */
export const methodNames: Readonly<Record<HuntMethod, string>> = {
  climb: 'hill-climbing',
  random: 'random images',
};
