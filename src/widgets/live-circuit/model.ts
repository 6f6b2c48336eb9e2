/** A formula as a nonogram, without the page: what was typed, its signals and cells, links. */
import { outputOf, signalsFor, solutionOf } from '../../engine/circuit/evaluate.ts';
import type { Assignment } from '../../engine/circuit/formula.ts';
import type { TileSide } from '../../engine/circuit/tile.ts';
import { portsShown } from '../../kit/circuit/circuitPicture.ts';
import { formulaSetting, inputsFit, inputsSetting } from '../../kit/circuit/formulaSettings.ts';
import type { FormulaLimit } from '../../kit/circuit/formulaSettings.ts';
import type { Story } from '../../kit/circuit/story.ts';
import type { KnownPorts } from '../../kit/circuit/tileGlyph.ts';
import { linksOf } from '../../kit/puzzle/links.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';

/** What this figure takes: its board is drawn and its solutions are counted while the reader waits. */
export const circuitLimit: FormulaLimit = { signs: 16, does: 'lays out' };

/** What a page author may set. */
export type LiveCircuitProps = {
  readonly formula?: string;
  readonly inputs?: string; // a digit for each variable
  readonly view?: View;
  /** The figure asks whether the output is the same in every solution. */
  readonly ask?: boolean;
};

/** What the board shows. */
export const viewTexts = {
  set: 'the solution with these inputs',
  swept: 'nothing set: what sweeps find',
  must: 'nothing set: what must be so',
} as const;
export type View = keyof typeof viewTexts;

const circuitSettings = settings(
  {
    formula: formulaSetting('(a or b) and c', circuitLimit),
    inputs: inputsSetting,
    view: choice<View>('v', 'The board shows', viewTexts, 'set'),
  },
  inputsFit,
);

/** What a link keeps. */
export type CircuitState = ValuesOf<typeof circuitSettings>;

export const circuitLinks = linksOf(circuitSettings);

/** What the figure opens with. @throws RangeError for a formula that cannot be laid out */
export const defaultState = (props: LiveCircuitProps): CircuitState =>
  circuitSettings.of(props, 'live-circuit');

/** The value of each variable; '' sets all to 0. */
export const assignmentOf = ({ names }: Story, inputs: string): Assignment =>
  Object.fromEntries(names.map((name, at) => [name, inputs[at] === '1']));

/** The inputs with one of them the other way. */
export const toggled = ({ names }: Story, inputs: string, at: number): string => {
  const digits = names.map((_, one) => (one === at) !== (inputs[one] === '1'));
  return digits.some(Boolean) ? digits.map(Number).join('') : '';
};

/**
 * The solution with some inputs, put together from the tiles.
 *
 * @throws Error when tiles are left open, which circuits without loops exclude
 */
export function solvedCells(story: Story, inputs: string): Uint8Array {
  const signals = signalsFor(story.layout, assignmentOf(story, inputs));
  const grid = solutionOf(story.board, signals);
  if (grid === null) throw new Error('signals did not reach every tile');
  return grid.cells;
}

/** What comes out. */
export const outputFor = (story: Story, inputs: string): boolean =>
  outputOf(story.layout, signalsFor(story.layout, assignmentOf(story, inputs))) === true;

/** What every port of a tile says. */
export function portsByTile(story: Story, cells: Uint8Array): ReadonlyMap<string, KnownPorts> {
  const known = new Map<string, Partial<Record<TileSide, boolean | null>>>();
  for (const { row, column, side, value } of portsShown(story.board, cells)) {
    const key = `${row} ${column}`;
    const ports = known.get(key) ?? {};
    ports[side] = value;
    known.set(key, ports);
  }
  return known;
}

/** What the board shows when nothing is set; null while it is being worked out. */
export type Open = { readonly swept: Uint8Array; readonly must: Uint8Array };

/** The cells of a view; null while they are being worked out. */
export function cellsOf(story: Story, state: CircuitState, open: Open | null): Uint8Array | null {
  return state.view === 'set' ? solvedCells(story, state.inputs) : (open?.[state.view] ?? null);
}
