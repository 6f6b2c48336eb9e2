/** Which method sees that a circuit always gives out the same: formulas, what the methods came to, links. */
import { rungNames } from '../../methods/ladder.ts';
import { portCells, tileSize } from '../../engine/circuit/tile.ts';
import { mostLines } from '../../formats/limits.ts';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import { counted, grouped, sizeText } from '../../notebook/plain/numbers.ts';
import type { FormulaPreset } from '../../kit/circuit/formulaBox.ts';
import { formulaSetting } from '../../kit/circuit/formulaSettings.ts';
import type { FormulaLimit } from '../../kit/circuit/formulaSettings.ts';
import { storyOf } from '../../kit/circuit/story.ts';
import { writeLink } from '../../notebook/cell/linkState.ts';
import { openIn, puzzleFigures } from '../../kit/puzzle/openIn.ts';
import { optional } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import { circuitMethods } from '../../methods/circuitReach.ts';
import type { CircuitEnd, CircuitMethod, CircuitReach } from '../../methods/circuitReach.ts';
import { reachFigures } from '../../methods/reached.ts';

/** What this figure takes: probing a larger board takes long. */
export const sightLimit: FormulaLimit = { signs: 12, does: 'asks the methods about' };

/** The formulas of the table; each is always the same. */
export const tableFormulas: readonly string[] = [
  'x and not x',
  'x or not x',
  '(x and not x) or (y and not y)',
  '(a or b) and not a and not b',
  '(a or (x and not x)) and (not a or (x and not x))',
  '(a or b) and (not a or b) and (a or not b) and (not a or not b)',
];

/** Further formulas to begin with. */
export const presets: readonly FormulaPreset[] = [
  { text: '(a and b) or not (a and b)', shows: 'always 1' },
  { text: '(a or b) and not (a or b)', shows: 'always 0' },
  { text: '(x or not x) and x*', shows: 'may be 0 or 1' },
];

/** What an author sets and a link keeps: the reader's formula, null for none. */
export const sightSettings = settings({ formula: optional(formulaSetting('', sightLimit)) });

/** A formula with what the methods came to. */
export type SightRow = { readonly formula: string; readonly reach: CircuitReach };

/** The heads of all columns. */
export const sightHeads: readonly string[] = [
  'formula',
  'output',
  ...circuitMethods.map((method) => rungNames[method]),
];

const bit = (value: boolean): string => (value ? '1' : '0');

/** What the output is: the same in every solution, or not. */
export const outputText = ({ ends: { sat } }: CircuitReach): string =>
  sat.output === null ? '0 or 1' : `always ${bit(sat.output)}`;

/** Whether a method sees it; '–' where there is nothing to see. */
export const seesText = ({ ends }: CircuitReach, method: CircuitMethod): string =>
  ends.sat.output === null ? '–' : ends[method].output === null ? 'no' : 'yes';

/** "58 cells open". */
const openText = ({ open }: CircuitEnd): string => `${grouped(open)} open`;

/** What the table is about. */
export const sightCaption =
  'Does the method see that the output never changes? With the cells that it leaves open';

/** A cell of the table: what a method comes to on a circuit. */
type SightCell = {
  readonly method: CircuitMethod;
  readonly head: string;
  readonly sees: string; // 'yes', 'no' or '–'
  readonly open: string; // "58 open"
};

/** The cells of a row, without formula and output. */
export const cellsOf = ({ reach }: SightRow): readonly SightCell[] =>
  circuitMethods.map((method) => ({
    method,
    head: rungNames[method],
    sees: seesText(reach, method),
    open: openText(reach.ends[method]),
  }));

/** What came out for a formula, in a sentence. */
export function rowText({ formula, reach }: SightRow): string {
  const { ends, height, width } = reach;
  const board = `${formula}, a board of ${sizeText(height, width)} cells`;
  const { output } = ends.sat;
  if (output === null) return `${board}: the output may be 0 or 1, so there is nothing to see.`;
  const seeing = circuitMethods.filter((method) => ends[method].output !== null);
  const names = seeing.map((method) => rungNames[method]);
  const only = seeing.length === 1 ? ' alone' : '';
  return `${board}: the output is always ${bit(output)}. Seen by ${names.join(', ')}${only}.`;
}

/** How far a run is. */
export const newsText = (method: CircuitMethod): string => `At work: ${rungNames[method]} …`;

/** The address that shows a formula in the live circuit, with nothing set. */
export const circuitHref = (formula: string): string =>
  `${sitePath('circuits/')}${writeLink('', 'fig-circuit', 1, { f: formula, v: 'must' })}#fig-circuit`;

/** Where each method can be stepped through on the board of a formula. */
export type Doors = Readonly<Record<CircuitMethod, string>>;

/** The doors of a formula; null where its board is larger than a page takes. */
export function methodHrefs(formula: string): Doors | null {
  const { layout, board } = storyOf(formula);
  const { rows, columns } = board.puzzle;
  if (Math.max(rows.length, columns.length) > mostLines) return null;
  const code = encodePuzzle(board.puzzle);
  const { row, column } = layout.output;
  const [[i, j]] = portCells(board.tiles[row]![column]!, 'left') as [readonly [number, number]];
  const cell = `${row * tileSize + i + 1}.${column * tileSize + j + 1}`;
  const steps = (method: keyof typeof reachFigures): string =>
    openIn(puzzleFigures[reachFigures[method]], code);
  return {
    sweeps: steps('sweeps'),
    four: steps('four'),
    'two-sat': steps('two-sat'),
    probing: steps('probing'),
    repeated: steps('repeated'),
    sat: openIn(puzzleFigures['ask-cell'], code, { c: cell }),
  };
}

/** The table as rows of a file, heads first. */
export const csvRows = (rows: readonly SightRow[]): readonly (readonly (string | number)[])[] => [
  [
    'formula',
    'rows',
    'columns',
    'output',
    ...circuitMethods.flatMap((method) => [
      `${rungNames[method]}: sees`,
      `${rungNames[method]}: open`,
    ]),
  ],
  ...rows.map(({ formula, reach }) => [
    formula,
    reach.height,
    reach.width,
    outputText(reach),
    ...circuitMethods.flatMap((method) => [seesText(reach, method), reach.ends[method].open]),
  ]),
];

/** What the table says as a whole. */
export function summaryText(rows: readonly SightRow[]): string {
  const constant = rows.filter(({ reach }) => reach.ends.sat.output !== null);
  const seen = (method: CircuitMethod): number =>
    constant.filter(({ reach }) => reach.ends[method].output !== null).length;
  const of = counted(constant.length, 'circuit');
  return `Of ${of} whose output never changes, sweeps see ${seen('sweeps')}, pairs of lines ${seen('four')}, chains ${seen('two-sat')}, one round of probing ${seen('probing')}, repeated probing ${seen('repeated')}, the SAT solver ${seen('sat')}.`;
}
