/** 001, section 3.4: what the text says about probing a line by itself. */
import { EMPTY, FILLED, formatLine, UNKNOWN } from '../../engine/board/cell.ts';
import type { Description } from '../../engine/board/description.ts';
import {
  descriptionsOf,
  formatDescription,
  parseDescription,
} from '../../engine/board/description.ts';
import { linesOfCategoryZero, probeLine } from '../../engine/probe/probeLine.ts';
import { settle } from '../../engine/line/settle.ts';
import type { Claim } from '../claim.ts';
import { exceptionText } from '../words.ts';
import { inWords } from '../../notebook/plain/numbers.ts';
import { exact, noException } from '../agree.ts';
import { law, triedOn } from '../law.ts';
import type { Exceptions, Tried } from '../law.ts';

const unknownLine = (length: number): Uint8Array => new Uint8Array(length).fill(UNKNOWN);

const inOrder = (list: readonly string[]): string[] => list.toSorted();

/** The descriptions of a length, the thesis's order aside. */
function descriptions(side: 4 | 5, published: string): Claim<readonly string[], readonly string[]> {
  return {
    id: `001-section-3.4-descriptions-${side}`,
    title: `The possible descriptions of a line of ${side} cells`,
    published: inOrder(published.split(', ')),
    read: () => ({ ours: inOrder(descriptionsOf(side).map(formatDescription)) }),
    agrees: exact,
    ground: { kind: 'count', of: 'all descriptions' },
    home: 'papers/wensveen/',
    what: `descriptions of ${inWords(side)} cells`,
    says: (list) => `${list.length} descriptions`,
    finds: (list) => `the same ${list.length}`,
  };
}

const descriptions4 = descriptions(4, '0, 1, 2, 3, 4, 1 1, 1 2, 2 1');
const descriptions5 = descriptions(5, '0, 1, 2, 3, 4, 5, 1 1, 1 2, 1 3, 2 1, 2 2, 3 1, 1 1 1');

/** What a probe does to a line of which nothing was known. */
type LineProbe = readonly [
  length: number,
  description: string,
  cells: string, // probed, from 1
  value: 0 | 1,
  outcome:
    | 'solved'
    | 'contradiction'
    | 'nothing'
    | 'filled'
    | 'two filled'
    | 'empty'
    | 'edges empty',
];

const told: readonly LineProbe[] = [
  [4, '3', '1 2 3 4', 1, 'filled'],
  [4, '2', '1 4', 1, 'solved'],
  [4, '2', '2 3', 1, 'empty'],
  [4, '1', '1 2 3 4', 1, 'empty'],
  [4, '1 1', '1 2 3 4', 1, 'empty'],
  [5, '4', '1 5', 1, 'solved'],
  [5, '4', '2 3 4', 1, 'two filled'],
  [5, '3', '3', 1, 'nothing'],
  [5, '3', '3', 0, 'contradiction'],
  [5, '2 1', '2', 1, 'nothing'],
  [5, '2 1', '2', 0, 'contradiction'],
  [5, '1 2', '4', 1, 'nothing'],
  [5, '1 2', '4', 0, 'contradiction'],
  [5, '1', '1 2 3 4 5', 1, 'empty'],
  [5, '1 1', '1 2 3 4 5', 1, 'empty'],
  [5, '2', '1 5', 1, 'solved'],
  [5, '2', '2 4', 1, 'empty'],
  [5, '2', '3', 1, 'edges empty'],
];

/** Whether every one of the cells, set to the value, does what is told. */
function holds([length, text, cells, value, outcome]: LineProbe): boolean {
  return cells.split(' ').every((cell) => {
    const at = Number(cell) - 1;
    const line = settle(unknownLine(length).with(at, value), parseDescription(text));
    if (line === null) return outcome === 'contradiction';
    const others = [...line].filter((_, k) => k !== at);
    const count = (wanted: number): number => others.filter((one) => one === wanted).length;
    switch (outcome) {
      case 'contradiction':
        return false;
      case 'solved':
        return !line.includes(UNKNOWN);
      case 'nothing':
        return count(UNKNOWN) === length - 1;
      case 'filled':
        return line[at - 1] === FILLED || line[at + 1] === FILLED;
      case 'two filled':
        return count(FILLED) >= 2;
      case 'empty':
        return count(EMPTY) >= 1;
      case 'edges empty':
        return line[0] === EMPTY && line[length - 1] === EMPTY;
    }
  });
}

/** The statements about single probes of empty lines of four and five cells. */
const lineProbes: Claim<Exceptions, Tried> = {
  id: '001-section-3.4-line-probes',
  title: 'What probing an empty line of four or five cells does, description by description',
  published: { exceptions: 0 },
  read: () => ({
    ours: { cases: told.length, exceptions: told.filter((one) => !holds(one)).length },
  }),
  agrees: noException,
  ground: { kind: 'count', of: 'every statement of the text on single lines' },
  home: 'papers/wensveen/',
  what: 'what probing an empty line of four or five cells does',
  says: 'description by description',
  finds: (found) => exceptionText(found, 'statements'),
};

/** Settled lines, known cells included, and those where probing them filled gives nothing, or probing gives nothing at all. */
type LineCensus = {
  readonly lines: number; // with an unknown cell
  readonly filledGivesNothing: number; // some 1-probe makes no progression
  readonly categoryZero: number;
};

/** Every settled line of a length that has an unknown cell, probed. */
function lineCensus(length: number, only: (runs: Description) => boolean = () => true): LineCensus {
  let [lines, filledGivesNothing, categoryZero] = [0, 0, 0];
  for (const description of descriptionsOf(length).filter(only))
    for (const line of settledLines(length, description)) {
      const sequence = probeLine(line, description);
      lines++;
      if (sequence.some((category) => category >> 2 === 0)) filledGivesNothing++;
      if (sequence.includes(0)) categoryZero++;
    }
  return { lines, filledGivesNothing, categoryZero };
}

/** The settled lines of a description that have an unknown cell. */
export function settledLines(length: number, description: Description): Uint8Array[] {
  const found = new Map<string, Uint8Array>();
  for (let number = 0; number < 3 ** length; number++) {
    const line = Uint8Array.from({ length }, (_, at) => Math.floor(number / 3 ** at) % 3);
    const settled = settle(line, description);
    if (settled?.includes(UNKNOWN)) found.set(formatLine(settled), settled);
  }
  return [...found.values()];
}

/** "All possible descriptions on a 4x4 lead to some progression using a 1-probe", known cells or not. */
const filledAlwaysTells: Claim<number, LineCensus> = {
  id: '001-section-3.4-line-4-filled',
  title: 'Settled lines of four cells where setting some cell filled gives nothing',
  published: 0,
  read: () => ({ ours: lineCensus(4) }),
  agrees: ({ filledGivesNothing }, published) => filledGivesNothing === published,
  quote: 'All possible descriptions on a 4 × 4 Nonogram lead to some progression using a 1-probe',
  ground: ({ lines }) => ({ kind: 'count', of: `all ${lines} settled lines` }),
  home: 'papers/wensveen/#when-neither-value-says-anything',
  what: 'lines of four cells, known cells or not: setting a cell filled',
  says: 'always tells something',
  finds: ({ lines, filledGivesNothing }) =>
    `${filledGivesNothing === 0 ? 'in all' : `not in ${filledGivesNothing}`} of ${lines} lines`,
};

/** Empty lines of category 0, of six to eight cells. */
const emptyLinesOfZero: Claim<readonly number[], readonly number[]> = {
  id: '001-section-3.4-empty-lines-0',
  title: 'Descriptions that give an empty line of 6 and of 7 cells a category 0',
  published: [0, 0],
  read: () => ({ ours: [6, 7].map((length) => linesOfCategoryZero(length, true).length) }),
  agrees: exact,
  ground: { kind: 'count', of: 'all descriptions of six and seven cells' },
  home: 'papers/wensveen/#when-neither-value-says-anything',
  what: 'category 0 on empty lines of six and seven cells',
  says: 'cannot occur',
  finds: (counts) => {
    const all = counts.reduce((sum, count) => sum + count, 0);
    return `in ${all === 0 ? 'no' : inWords(all)} description`;
  },
};

/** Lines of one run up to this length are tried. */
const longestSingle = 8;

let ofOneRun: LineCensus | null = null;

/** All settled lines of one run, up to that length. */
function singleCensus(): LineCensus {
  if (ofOneRun !== null) return ofOneRun;
  const sum = { lines: 0, filledGivesNothing: 0, categoryZero: 0 };
  for (let length = 1; length <= longestSingle; length++) {
    const one = lineCensus(length, (runs) => runs.length === 1);
    sum.lines += one.lines;
    sum.filledGivesNothing += one.filledGivesNothing;
    sum.categoryZero += one.categoryZero;
  }
  ofOneRun = sum;
  return sum;
}

/** Why filling a cell of a line with one run always tells something. */
const endsTell =
  'Take the first and the last place that the run can still have. Its first cell in the first place, and its last cell in the last one, are unknown. Fill a cell. If it is one of these two, the run has its place and the line is known. If not, and neither of the two became known, both places have the probed cell; then all places between them have it, too, and it was known before.';

/** "A description that consists of a single series ... there will always be some sort of progression". */
const singleRuns = law(
  {
    id: '001-section-3.4-single-run',
    title: 'A line whose description is one number never has a category 0',
    quote: 'there will always be some sort of progression',
    effort: 'seconds',
    home: 'papers/wensveen/',
    what: 'a description of one number',
    says: 'some progression always',
    unit: 'lines of up to eight cells',
    proof: endsTell,
  },
  () => ({ cases: singleCensus().lines, exceptions: singleCensus().categoryZero }),
);

/** "So, 1-probing will give progression": on every line of one run, whatever is known of it. */
const singleFilled = law(
  {
    id: '001-section-3.4-single-run-filled',
    title:
      'On a line whose description is one number, setting an unknown cell filled always tells something',
    quote: 'So, 1-probing will give progression',
    effort: 'seconds',
    home: 'papers/wensveen/#when-neither-value-says-anything',
    what: 'a description of one number: a 1-probe',
    says: 'will give progression',
    unit: 'lines of up to eight cells',
    proof: endsTell,
  },
  () => ({ cases: singleCensus().lines, exceptions: singleCensus().filledGivesNothing }),
);

/** A run longer than half the line, and no other, is partly found by sweeps. */
const longRuns = law(
  {
    id: '001-section-3.4-long-run',
    title:
      'Settling an empty line with one run fixes a cell when the run is longer than half of it',
    home: 'papers/wensveen/',
    what: 'one number on an empty line gives a cell by sweeps',
    says: 'if more than half the line',
    unit: 'descriptions, up to 30 cells',
    proof:
      'The run at the left end and the run at the right end have a cell in common just when twice its length is more than that of the line. If they have none, each cell is filled in some place of the run and empty at one of the ends.',
  },
  () =>
    triedOn(
      Array.from({ length: 30 }, (_, at) => at + 1).flatMap((length) =>
        Array.from({ length }, (_, at) => {
          const fixes = settle(unknownLine(length), [at + 1])?.some((cell) => cell !== UNKNOWN);
          return fixes === at + 1 > Math.floor(length / 2);
        }),
      ),
    ),
);

/** All of them, in the order of the text. */
export const probingLineClaims: readonly Claim[] = [
  descriptions4,
  descriptions5,
  lineProbes,
  filledAlwaysTells,
  emptyLinesOfZero,
  singleRuns,
  singleFilled,
  longRuns,
];
