/** The explorer of the lookup table without its page: which situation is chosen, which are shown, what follows. */
import { FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import {
  outcomeOf,
  situationNumber,
  situations,
  symmetricSituations,
} from '../../engine/intersect/lookupTable.ts';
import type { Outcome, Situation } from '../../engine/intersect/lookupTable.ts';
import { PAIR_RELATIONS } from '../../engine/line/pairRelations.ts';
import { counted, enumerated } from '../../notebook/plain/numbers.ts';
import { flag } from '../../notebook/settings/choices.ts';
import { whole } from '../../notebook/settings/numbers.ts';
import { asked, bad, good } from '../../notebook/settings/setting.ts';
import type { Setting } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import { relationName, relationTold } from '../../kit/relations/relationWords.ts';
import { configurations, lineNames } from '../../kit/relations/configurations.ts';

/** Number of crossings that a situation fixes, 0 to 4; 5: it is impossible. */
export type OutcomeKind = 0 | 1 | 2 | 3 | 4 | 5;
export const outcomeKinds: readonly OutcomeKind[] = [0, 1, 2, 3, 4, 5];

/** The relations that forbid something, 1..6. */
export const relations: readonly number[] = PAIR_RELATIONS.map(({ number }) => number).filter(
  (number) => number > 0,
);

/** Relations of one line, and so also rows and columns of a block of the picture. */
export const sideOfBlock = relations.length;
/** Rows and columns of the picture. */
export const side = sideOfBlock * sideOfBlock;

/** What the page author may set. */
export type LookupProps = {
  readonly situation?: string; // four digits 1 to 6: row 1, row 2, column 1, column 2
  /** Where the FourSolver stepper stands: a page below the root of the site and a notebook cell. */
  readonly stepper?: { readonly page: string; readonly cell: string };
};

/** What the reader chose. */
export type LookupState = {
  readonly situation: Situation;
  readonly kinds: readonly OutcomeKind[]; // shown ones, ascending
  readonly relation: number; // 1..6: only situations in which some line has it; 0: all
  readonly folded: boolean; // one situation of each symmetry class
};

/** All that is known about one situation. */
export type LookupTableEntry = {
  readonly outcome: Outcome;
  readonly kind: OutcomeKind;
  readonly row: number; // in the picture
  readonly column: number;
  readonly first: boolean; // stands for its symmetry class
  readonly symmetric: number; // situations of its class
};

/** The place of a situation in the picture: the relations of the rows downwards, those of the columns to the right. */
export function placeOf([row1, row2, column1, column2]: Situation): [row: number, column: number] {
  return [(row1 - 1) * sideOfBlock + row2 - 1, (column1 - 1) * sideOfBlock + column2 - 1];
}

const high = (at: number): number => Math.floor(at / sideOfBlock) + 1;
const low = (at: number): number => (at % sideOfBlock) + 1;

/** The situation at a place of the picture. */
export function situationAtPlace(row: number, column: number): Situation {
  return [high(row), low(row), high(column), low(column)];
}

let made: readonly LookupTableEntry[] | undefined;

/** All 1,296 situations, row by row of the picture. @source 000_8dc3042ab81c971c.txt §3.2 */
export function entries(): readonly LookupTableEntry[] {
  made ??= situations().map((situation): LookupTableEntry => {
    const outcome = outcomeOf(situation);
    const [row, column] = placeOf(situation);
    const same = symmetricSituations(situation);
    const first = situationNumber(same[0] ?? situation) === situationNumber(situation);
    const kind = (outcome.impossible ? 5 : outcome.fixed) as OutcomeKind;
    return { outcome, kind, row, column, first, symmetric: same.length };
  });
  return made;
}

/** The entry of a situation. @throws RangeError for relations other than 1 to 6 */
export function entryOf(situation: Situation): LookupTableEntry {
  const [row, column] = placeOf(situation);
  const entry = entries()[row * side + column];
  if (entry === undefined || situation.some((relation) => !relations.includes(relation)))
    throw new RangeError(`relations must be 1 to 6: ${situation.join()}`);
  return entry;
}

/** Whether an entry passes the filters. */
export function isShown(
  { kinds, relation, folded }: LookupState,
  entry: LookupTableEntry,
): boolean {
  return (
    kinds.includes(entry.kind) &&
    (relation === 0 || entry.outcome.situation.includes(relation)) &&
    (!folded || entry.first)
  );
}

/** How many situations of each outcome pass the other filters. */
export function countsByKind(state: LookupState): readonly number[] {
  const all: LookupState = { ...state, kinds: outcomeKinds };
  const counts = outcomeKinds.map(() => 0);
  for (const entry of entries())
    if (isShown(all, entry)) counts[entry.kind] = (counts[entry.kind] ?? 0) + 1;
  return counts;
}

const crossingNames = ['top left', 'top right', 'bottom left', 'bottom right'] as const;

/** Outcomes in words. */
export function kindName(kind: OutcomeKind): string {
  return kind === 5 ? 'impossible' : kind === 0 ? 'nothing' : `fixes ${kind}`;
}

/** What is forbidden and what follows. */
export function outcomeSentence(situation: Situation): string {
  const { cells, fixed, impossible } = outcomeOf(situation);
  const forbidden = configurations(situation).filter(({ forbiddenBy }) => forbiddenBy.length > 0);
  if (impossible)
    return 'All 16 configurations are forbidden: no puzzle with a solution can contain this situation.';
  const left = 16 - forbidden.length;
  const start = `${forbidden.length} of the 16 configurations are forbidden.`;
  if (fixed === 0)
    return `${start} Among the ${left} that are left every cell is empty in one and filled in another, so nothing follows.`;
  const facts = cells.flatMap((cell, crossing) =>
    cell === UNKNOWN
      ? []
      : [`the ${crossingNames[crossing] ?? ''} cell is ${cell === FILLED ? 'filled' : 'empty'}`],
  );
  return left === 1
    ? `${start} Only one is left, so ${enumerated(facts)}.`
    : `${start} The ${left} that are left agree: ${enumerated(facts)}.`;
}

/** What a cell of the picture is, for readers who do not see it. */
export function entryLabel({ outcome, kind }: LookupTableEntry): string {
  const lines = outcome.situation.map(
    (relation, at) => `${lineNames[at] ?? ''} ${relationTold(relation)}`,
  );
  return `${lines.join(', ')}: ${kindName(kind)}`;
}

/** A sentence on the symmetric ones. */
export function symmetrySentence({ symmetric }: LookupTableEntry): string {
  return symmetric === 1
    ? 'No other situation becomes this one by reflecting or turning the board.'
    : `Reflecting and turning the board makes ${counted(symmetric, 'situation')} of this one, itself included; what follows is reflected and turned with them.`;
}

/** Relations of two rows and two columns, as four digits. */
const fourRelations: Setting<Situation> = {
  key: 's',
  label: 'Situation',
  name: 'situation',
  usual: [5, 6, 6, 1], // all four cells follow
  input: { kind: 'none' },
  read: (text) => {
    if (!/^[1-6]{4}$/.test(text)) return bad('It must be four digits from 1 to 6.');
    const [row1, row2, column1, column2] = Array.from(text, Number);
    return good([row1!, row2!, column1!, column2!]);
  },
  format: (situation) => situation.join(''),
  fault: (text) => `${asked('situation', text)}; it must be four digits from 1 to 6.`,
};

/** The outcomes that are shown, as their digits. */
const shownKinds: Setting<readonly OutcomeKind[]> = {
  key: 'o',
  label: 'Show',
  name: 'outcomes',
  usual: outcomeKinds,
  input: { kind: 'none' },
  read: (text) =>
    /^[0-5]{0,6}$/.test(text)
      ? good(outcomeKinds.filter((kind) => text.includes(String(kind))))
      : bad('Known are 0 to 5.'),
  format: (kinds) => kinds.join(''),
  fault: (text) => `${asked('outcomes', text)}; known are 0 to 5.`,
};

/** What a link keeps. */
export const lookupSettings = settings({
  situation: fourRelations,
  kinds: shownKinds,
  relation: whole('r', 'Only with the relation', {
    name: 'the relation',
    least: 0,
    most: sideOfBlock,
    usual: 0,
  }),
  folded: flag('f', 'One of each set of symmetric ones'),
});

/** What a figure opens with. @throws LinkError for four digits that are none */
export const defaultState = ({ situation }: LookupProps): LookupState =>
  lookupSettings.fromLink(situation === undefined ? {} : { s: situation }, lookupSettings.defaults);

const values = (cells: readonly number[]): string =>
  cells.map((cell) => (cell === UNKNOWN ? '?' : String(cell))).join('');

/** The shown situations as rows of a table, heads first. */
export function tableRows(state: LookupState): readonly (readonly (string | number)[])[] {
  const heads = [...lineNames, 'configurations left', 'fixed', 'impossible', 'cells', 'symmetric'];
  const rows = entries()
    .filter((entry) => isShown(state, entry))
    .map(({ outcome, symmetric }): (string | number)[] => [
      ...outcome.situation.map(relationName),
      configurations(outcome.situation).filter(({ forbiddenBy }) => forbiddenBy.length === 0)
        .length,
      outcome.fixed,
      outcome.impossible ? 1 : 0,
      values(outcome.cells),
      symmetric,
    ]);
  return [heads, ...rows];
}
