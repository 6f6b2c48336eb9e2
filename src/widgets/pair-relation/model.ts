/** Two unknown cells of one settled line: their relation, the combinations that are left, and why the others are not. */
import { FILLED, UNKNOWN, formatLine } from '../../engine/board/cell.ts';
import type { Description } from '../../engine/board/description.ts';
import { formatDescription } from '../../engine/board/description.ts';
import { countFits, leftmostFit } from '../../engine/line/fits.ts';
import { NO_RELATION, PAIR_RELATIONS, pairRelations } from '../../engine/line/pairRelations.ts';
import { settle } from '../../engine/line/settle.ts';
import { counted, grouped } from '../../notebook/plain/numbers.ts';
import { asked, bad, good } from '../../notebook/settings/setting.ts';
import type { Setting } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { Settings, ValuesOf } from '../../notebook/settings/settings.ts';
import { attempt, readDescription, readLine } from '../../kit/line/lineText.ts';
import { relationMeaning, relationName, relationTold } from '../../kit/relations/relationWords.ts';

/** What the page author may set. */
export type PairProps = { readonly relation?: string }; // 0 to 6: whose example the figure opens with; default 5

/** What the reader chose; the texts can be read. */
export type PairState = {
  readonly description: string;
  readonly line: string;
  readonly cells: readonly [number, number]; // zero-based, ascending
};

/** A line that was read. */
export type PairQuestion = {
  readonly description: Description;
  readonly line: Uint8Array;
  readonly cells: readonly [number, number];
};

/** One of the four combinations a–b. */
export type Combination = {
  readonly a: 0 | 1;
  readonly b: 0 | 1;
  readonly fits: bigint; // with these values
  readonly fit: Uint8Array | null; // the leftmost of them
  /** Where there is none: the line settled after the first cell was set alone, which gives the second its other value. */
  readonly proof: Uint8Array | null;
  readonly fitsOfFirst: bigint; // fits with the first cell set alone
};

/** What follows. */
export type PairAnswer = {
  readonly settled: Uint8Array | null; // null: the line has no fit
  readonly relation: number; // 0..6, or NO_RELATION
  readonly combinations: readonly Combination[]; // 0–0, 0–1, 1–0, 1–1; empty when the line has no fit
};

/** What was chosen, read. */
export const questionOf = ({ description, line, cells }: PairState): PairQuestion => ({
  description: readDescription(description),
  line: readLine(line),
  cells,
});

/** A pair within a line of so many cells. */
export function within([a, b]: readonly [number, number], length: number): [number, number] {
  if (b < length) return [a, b];
  const last = length - 1;
  return [Math.max(0, Math.min(a, last - 1)), last];
}

/**
 * The relation of two cells, and all four combinations.
 *
 * @source 000_8dc3042ab81c971c.txt §3.2 (two settles an unknown cell)
 */
export function answerPair({ line, description, cells }: PairQuestion): PairAnswer {
  const settled = settle(line, description);
  if (settled === null) return { settled, relation: NO_RELATION, combinations: [] };
  const [a, b] = cells;
  const relation =
    a === b
      ? NO_RELATION
      : (pairRelations(settled, description)[a * line.length + b] ?? NO_RELATION);
  const values = [0, 1] as const;
  return {
    settled,
    relation,
    combinations: values.flatMap((first) =>
      values.map((second) => combination(settled, description, cells, first, second)),
    ),
  };
}

function combination(
  settled: Uint8Array,
  description: Description,
  [at1, at2]: readonly [number, number],
  a: 0 | 1,
  b: 0 | 1,
): Combination {
  const alone = withCell(settled, at1, a);
  const both = alone === null ? null : withCell(alone, at2, b);
  const fits = both === null ? 0n : countFits(both, description);
  return {
    a,
    b,
    fits,
    fit: both === null ? null : leftmostFit(both, description),
    proof: fits > 0n || alone === null ? null : settle(alone, description),
    fitsOfFirst: alone === null ? 0n : countFits(alone, description),
  };
}

/** The line with one cell set; null when it is known to be otherwise. */
function withCell(line: Uint8Array, at: number, value: 0 | 1): Uint8Array | null {
  if (line[at] !== UNKNOWN && line[at] !== value) return null;
  const set = line.slice();
  set[at] = value;
  return set;
}

const word = (value: number): string => (value === FILLED ? 'filled' : 'empty');

/** What the two cells can be together. */
export function relationSentence(
  { line, cells, description }: PairQuestion,
  answer: PairAnswer,
): string {
  const [a, b] = cells;
  const { settled, relation } = answer;
  if (settled === null)
    return `${formatDescription(description)} does not fit into this line, so there is nothing to relate.`;
  if (line.length < 2) return 'A pair needs two cells: make the line longer.';
  const known = [a, b].filter((at) => settled[at] !== UNKNOWN);
  if (known.length > 0)
    return `${known.map((at) => `Cell ${at + 1} is ${word(settled[at] ?? UNKNOWN)} in all fits`).join('; ')}. A relation is between two cells that are unknown after settling: choose another one.`;
  return `Cells ${a + 1} and ${b + 1}: the line ${relationTold(relation)}. ${relationMeaning(relation)}`;
}

/** The same for the stage: what the two ringed cells can be together. */
export function shortSentence(question: PairQuestion, answer: PairAnswer): string {
  const { settled, relation } = answer;
  const known = question.cells.some((at) => settled?.[at] !== UNKNOWN);
  return settled === null || question.line.length < 2 || known
    ? relationSentence(question, answer)
    : relationMeaning(relation);
}

/** Why a combination is there or not. */
export function combinationSentence(
  { cells }: PairQuestion,
  { settled }: PairAnswer,
  { a, b, fits, proof, fitsOfFirst }: Combination,
): string {
  const [at1, at2] = cells;
  if (fits > 0n) return fits === 1n ? 'The only fit.' : `One of ${counted(fits, 'fit')}.`;
  const known = [at1, at2].find(
    (at, k) => settled?.[at] !== UNKNOWN && settled?.[at] !== [a, b][k],
  );
  if (proof === null || (known === at2 && settled?.[at2] !== UNKNOWN))
    return `No fit: settling has made cell ${(known ?? at1) + 1} ${word(settled?.[known ?? at1] ?? UNKNOWN)}.`;
  const all = fitsOfFirst === 1n ? '' : `, in all ${grouped(fitsOfFirst)} fits that are left`;
  return `No fit: if cell ${at1 + 1} is ${word(a)}, cell ${at2 + 1} must be ${word(1 - b)}${all}.`;
}

/** The example of 000 for a relation. @param relation - 0..6 @source 000_8dc3042ab81c971c.txt §3.2 */
export function exampleState(relation: number): PairState {
  const found = PAIR_RELATIONS[relation];
  if (found === undefined) throw new RangeError(`relation must be 0 to 6: ${relation}`);
  const { line, description, cells } = found.example;
  return { line, description: formatDescription(description), cells };
}

/** The relation whose example is shown unchanged; null for the reader's own line. */
export function exampleOfState(state: PairState): number | null {
  const found = PAIR_RELATIONS.find(({ number }) => {
    const { line, description, cells } = exampleState(number);
    return (
      line === state.line &&
      description === state.description &&
      cells.join() === state.cells.join()
    );
  });
  return found?.number ?? null;
}

/** How an example of 000 compares with what is computed here. @source 000_8dc3042ab81c971c.txt §3.2 */
export function verdictSentence(state: PairState, { relation }: PairAnswer): string | null {
  const example = exampleOfState(state);
  if (example === null) return null;
  const same = example === relation ? 'the same' : `it ${relationTold(relation)}`;
  return `Batenburg & Kosters, section 3.2: “${relationName(example)}”; computed here: ${same}.`;
}

/** The state that a figure opens with. @throws RangeError for another relation than 0 to 6 */
export const defaultPair = ({ relation = '5' }: PairProps): PairState =>
  exampleState(/^\d$/.test(relation) ? Number(relation) : NaN);

const typed = (key: string, label: string, read: (text: string) => object): Setting<string> => ({
  key,
  label,
  name: 'the line',
  usual: '',
  input: { kind: 'none' }, // its field is drawn with the picture of the line
  read(text) {
    const value = attempt(() => read(text));
    return typeof value === 'string' ? bad(value) : good(text);
  },
  format: (text) => text,
  fault: (_, problem) => `The link holds a line that cannot be read. ${problem}`,
});

type Pair = PairState['cells'];

export const pairText = (cells: Pair): string => cells.map((cell) => cell + 1).join('.');

/** Two cells; null are those of the text, moved into the line. */
const pairOfCells = (usual: Pair): Setting<Pair | null> => ({
  key: 'c',
  label: 'Cells',
  name: 'cells',
  usual: null,
  input: { kind: 'none' },
  read(text) {
    if (text === '') return good(null);
    const [, a, b] = /^(\d{1,3})\.(\d{1,3})$/.exec(text) ?? [];
    if (a === undefined || b === undefined) return bad('Write two cells, such as 1.4.');
    return good([Number(a) - 1, Number(b) - 1]);
  },
  format: (cells) => (cells === null || pairText(cells) === pairText(usual) ? '' : pairText(cells)),
  fault: (text) => `${asked('cells', text)}; write two, such as 1.4.`,
});

type Table = {
  readonly description: Setting<string>;
  readonly line: Setting<string>;
  readonly cells: Setting<Pair | null>;
};

/** What a link keeps. @throws RangeError for another relation than 0 to 6 */
export const pairSettings = (props: PairProps): Settings<Table> =>
  settings(
    {
      description: typed('d', 'Clues', readDescription),
      line: typed('l', 'Line (1 filled, 0 empty, ? unknown)', readLine),
      cells: pairOfCells(defaultPair(props).cells),
    },
    ({ line, cells }) => {
      if (cells === null) return {};
      const [first, second] = cells;
      const { length } = readLine(line);
      // a line of one cell has no pair: both are that cell, and the figure asks for a longer line
      const areThere =
        first >= 0 && (length < 2 ? second === 0 : first < second && second < length);
      return areThere
        ? {}
        : {
            cells: `The link asks for cells "${pairText(cells)}"; the line has ${length}, and the smaller one comes first.`,
          };
    },
  );

/** What the settings say; cells beyond the line move to its end. */
export const stateIn = (
  { description, line, cells }: ValuesOf<ReturnType<typeof pairSettings>>,
  props: PairProps,
): PairState => ({
  description,
  line,
  cells: within(cells ?? defaultPair(props).cells, readLine(line).length),
});

/** The relations of all pairs of unknown cells as rows of a table, heads first. */
export function pairRows({
  line,
  description,
}: PairQuestion): readonly (readonly (string | number)[])[] {
  const heads = ['cell a', 'cell b', 'relation', 'line', 'description'];
  const settled = settle(line, description);
  if (settled === null) return [heads];
  const all = pairRelations(settled, description);
  const texts = [formatLine(settled), formatDescription(description)];
  const rows: (string | number)[][] = [];
  for (let a = 0; a < line.length; a++)
    for (let b = a + 1; b < line.length; b++) {
      const relation = all[a * line.length + b] ?? NO_RELATION;
      if (relation !== NO_RELATION) rows.push([a + 1, b + 1, relationName(relation), ...texts]);
    }
  return [heads, ...rows];
}

/** What the figure is called while it shows another pair than its page says; null: its author's title. */
export function titleOf(state: PairState, usual: PairState): string | null {
  const same = (a: PairState, b: PairState): boolean =>
    a.description === b.description && a.line === b.line && String(a.cells) === String(b.cells);
  if (same(state, usual)) return null;
  const [a, b] = state.cells.map((cell) => cell + 1);
  const line = `${state.description.trim() || '0'} on ${counted(state.line.length, 'cell')}`;
  return a === b ? line : `Cells ${a} and ${b} of ${line}`;
}
