/**
 * What a line gives, told to a person: by the kind of inference that it is, without what is lit on the board. Like the exact
 * sentences it rests on the premises of a step and nothing else.
 */
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import type { Description } from '../../engine/board/description.ts';
import { runPlaces } from '../../engine/line/runPlaces.ts';
import { enumerated, inWords, ordinal } from '../../notebook/plain/numbers.ts';
import type { LineRef } from '../board/boardModel.ts';
import { lineWords } from '../board/boardModel.ts';
import { capital, lineTitle } from './sentences.ts';

/** Why cells of a line follow, the most telling kind first. */
export const lineKinds = [
  'exact', // the numbers fill the line from end to end
  'covers', // a run covers a cell wherever it goes
  'ends', // the only run has a cell, and does not reach the ends
  'beside', // cells beside runs that have all their cells
  'narrow', // a gap shorter than every run
  'grows', // a run that has a cell covers more, wherever it goes
  'finished', // every run has all its cells
  'only', // there is one fit
  'reach', // no run gets to these cells
  'both', // some are covered, others out of reach
  'agree', // all fits agree
  'bare', // a line without numbers
  'known',
  'silent',
  'broken',
] as const;

export type LineKind = (typeof lineKinds)[number];

/** A kind with its sentence. */
export type LineTold = { readonly kind: LineKind; readonly text: string };

/** A line as a step finds it, and as it leaves it; null where there is no fit. */
type Told = {
  readonly line: LineRef;
  readonly description: Description;
  readonly before: Uint8Array;
  readonly after: Uint8Array | null;
};

const tell = (kind: LineKind, text: string): LineTold => ({ kind, text });

/** Says what a line gives. @param after - what is spoken of: all that follows, or a part of it */
export function lineTold(
  line: LineRef,
  description: Description,
  before: Uint8Array,
  after: Uint8Array | null,
): LineTold {
  const told = { line, description, before, after };
  const name = lineWords(line);
  const title = lineTitle(line);
  const places = after === null ? null : runPlaces(before, description);
  if (after === null || places === null) return tell('broken', `Nothing fits in ${name} any more.`);
  const filled = gained(told, FILLED);
  const empty = gained(told, EMPTY);
  if (filled.length + empty.length === 0)
    return before.includes(UNKNOWN)
      ? tell('silent', `${title} says nothing new.`)
      : tell('known', `${title} is finished already.`);
  if (description.length === 0)
    return tell('bare', `${title} has no number, so all of it is empty.`);
  const spans = description.map((run, k): Span => {
    const [from, to] = [places.earliest[k] ?? 0, places.latest[k] ?? 0];
    return { from, to: to + run, sure: [to, from + run], run };
  });
  const only = spans.every(({ from, to, run }) => to - from === run);
  if (filled.length > 0 && only && !after.includes(UNKNOWN))
    return before.every((cell) => cell === UNKNOWN)
      ? tell('exact', `${capitalRuns(description)} ${fill(description)} ${name} from end to end.`)
      : tell('only', `Only one place is left for ${numberOf(description)} of ${name}.`);
  const cells = filled.length + empty.length === 1 ? 'this cell' : 'these cells';
  if (empty.length === 0) return covered(told, spans, filled, cells);
  if (filled.length === 0) return unreached(told, spans, empty, cells);
  const by = coveringRun(spans, filled);
  return by === null
    ? tell('agree', `All ways that are left to fill ${name} agree on these cells.`)
    : tell(
        'both',
        `${capital(runName(description, by))} of ${name} covers ${cellCount(filled.length)} wherever it goes; no number reaches ${others(empty.length)}.`,
      );
}

/** Where a run may lie: cells from..to-1; those of `sure` it covers in every fit. */
type Span = {
  readonly from: number;
  readonly to: number;
  readonly sure: readonly [from: number, to: number];
  readonly run: number;
};

const gained = ({ before, after }: Told, value: 0 | 1): readonly number[] =>
  [...before.keys()].filter((at) => before[at] === UNKNOWN && after?.[at] === value);

const cellCount = (count: number): string => (count === 1 ? 'one cell' : `${inWords(count)} cells`);
const others = (count: number): string => (count === 1 ? 'another' : `${inWords(count)} others`);

/** "the 3", "the last 2": a run by its number. */
function runName(description: Description, k: number): string {
  const run = description[k] ?? 0;
  const alike = description.flatMap((other, at) => (other === run ? [at] : []));
  if (alike.length === 1) return `the ${run}`;
  const at = alike.indexOf(k);
  return `the ${at === alike.length - 1 ? 'last' : ordinal(at + 1)} ${run}`;
}

const numberOf = (description: Description): string =>
  description.length === 1 ? runName(description, 0) : 'the numbers';

const capitalRuns = (description: Description): string =>
  description.length === 1 ? `The ${description[0]}` : enumerated(description);

const fill = ({ length }: Description): string => (length === 1 ? 'fills' : 'fill');

/** The one run that covers all these cells in every fit; null where several do. */
function coveringRun(spans: readonly Span[], cells: readonly number[]): number | null {
  const at = spans.findIndex(({ sure: [from, to] }) =>
    cells.every((cell) => cell >= from && cell < to),
  );
  return at < 0 ? null : at;
}

function covered(
  { line, description, before }: Told,
  spans: readonly Span[],
  filled: readonly number[],
  cells: string,
): LineTold {
  const name = lineWords(line);
  const by = coveringRun(spans, filled);
  if (by === null) {
    const each = filled.every((cell) => coveringRun(spans, [cell]) !== null);
    return each
      ? {
          kind: 'covers',
          text: `${lineTitle(line)} is tight: wherever its numbers go, they cover ${cells}.`,
        }
      : { kind: 'agree', text: `All ways that are left to fill ${name} agree on ${cells}.` };
  }
  const run = runName(description, by);
  const { sure, from, to } = spans[by]!;
  if (before.slice(...sure).includes(FILLED))
    return {
      kind: 'grows',
      text: `${capital(run)} of ${name} has a cell, and covers ${cells} too, wherever it goes.`,
    };
  const middle =
    description.length === 1 && to - from === before.length && filled.length === sure[1] - sure[0];
  return {
    kind: 'covers',
    text: middle
      ? `${lineTitle(line)} is tight: wherever ${its(run)} goes, it covers the middle.`
      : `Wherever ${run} of ${name} goes, it covers ${cells}.`,
  };
}

const its = (run: string): string => run.replace('the', 'its');

function unreached(
  told: Told,
  spans: readonly Span[],
  empty: readonly number[],
  cells: string,
): LineTold {
  const { line, description, before } = told;
  const name = lineWords(line);
  const title = lineTitle(line);
  const blocks = blocksOf(before, (cell) => cell === FILLED);
  const complete = blocks.filter((block) => isComplete(spans, block));
  const hasAll = blocks.reduce((sum, { from, to }) => sum + to - from, 0) === sumOf(description);
  if (hasAll) {
    const runs = description.length === 1 ? its(runName(description, 0)) : 'all its runs';
    return { kind: 'finished', text: `${title} has ${runs}, so the rest is empty.` };
  }
  const last = before.length - 1;
  const [first] = blocks;
  if (description.length === 1 && first !== undefined) {
    const run = its(runName(description, 0));
    const [atStart, atEnd] = [empty.includes(0), empty.includes(last)];
    const rests = last - first.to + 1 - first.from; // more room after the cell than before it
    const isFar = atStart ? rests < 0 : rests > 0;
    const middle =
      blocks.length === 1 && first.from === last - first.from && first.to - first.from === 1;
    const has = middle ? 'its middle cell' : `a cell of ${run}`;
    const it = middle ? run : 'it';
    const end = atStart && atEnd ? 'either end' : isFar ? 'the far end' : 'this end';
    const where = atStart || atEnd ? end : cells;
    return { kind: 'ends', text: `${title} has ${has} now, so ${it} cannot reach ${where}.` };
  }
  const beside = (cell: number): boolean =>
    complete.some(({ from, to }) => cell === from - 1 || cell === to);
  if (empty.every(beside)) {
    const lengths = new Set(
      complete
        .filter(({ from, to }) => empty.includes(from - 1) || empty.includes(to))
        .map(({ from, to }) => to - from),
    );
    const [length = 0] = lengths;
    const run =
      description.filter((one) => one === length).length === 1 ? `its ${length}` : `a ${length}`;
    const has = lengths.size === 1 ? run : 'some of its runs';
    return {
      kind: 'beside',
      text: `${title} has ${has}, so the ${empty.length === 1 ? 'next cell is' : 'cells beside are'} empty.`,
    };
  }
  const least = Math.min(...description);
  const short = blocksOf(before, (cell) => cell !== EMPTY).filter(
    ({ from, to }) => to - from < least,
  );
  if (empty.every((cell) => short.some(({ from, to }) => from <= cell && cell < to)))
    return {
      kind: 'narrow',
      text: `A gap in ${name} is too short for ${description.length === 1 ? its(runName(description, 0)) : 'any of its numbers'}.`,
    };
  const no =
    description.length === 1
      ? `${capital(runName(description, 0))} of ${name} cannot reach`
      : `No number of ${name} reaches`;
  return { kind: 'reach', text: `${no} ${cells}.` };
}

type Block = { readonly from: number; readonly to: number };

const sumOf = (description: Description): number => description.reduce((sum, run) => sum + run, 0);

/** Stretches of such cells, as long as they go. */
function blocksOf(line: Uint8Array, isOne: (cell: number) => boolean): readonly Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < line.length; at++) {
    if (!isOne(line[at]!)) continue;
    const from = at;
    while (at < line.length && isOne(line[at]!)) at++;
    blocks.push({ from, to: at });
  }
  return blocks;
}

/** Whether filled cells are all of a run: every run that may lie over them is as long. */
const isComplete = (spans: readonly Span[], { from, to }: Block): boolean =>
  spans.every((span) => span.from > from || span.to < to || span.run === to - from);
