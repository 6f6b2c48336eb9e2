/** The library of tiles, without the page: which tile, its states and clues, and the six properties of 003 for it. */
import { FILLED } from '../../engine/board/cell.ts';
import type { AloneFacts } from '../../engine/circuit/alone.ts';
import { tileBoard } from '../../engine/circuit/alone.ts';
import { allDerived, familyOf } from '../../engine/circuit/derived.ts';
import { boardWith, statesOnce } from '../../engine/circuit/evaluate.ts';
import { formulaText } from '../../engine/circuit/formula.ts';
import { kit } from '../../engine/circuit/kit.ts';
import type { TileSide, Tile, TileKind, TileState } from '../../engine/circuit/tile.ts';
import { portsOf, tileSize } from '../../engine/circuit/tile.ts';
import { counted, grouped } from '../../notebook/plain/numbers.ts';
import { kindWords } from '../../kit/circuit/tileGlyph.ts';
import { bad, good } from '../../notebook/settings/setting.ts';
import type { Setting } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';

/** The tiles as they were found, by id. */
const found: readonly Tile[] = Object.values(kit);
const foundById = new Map(found.map((tile) => [tile.id, tile]));

const inOnePart = Math.ceil(found.length / 5);

/** What works out the tiles that come of those of the kit, of a part of them each: later that takes a task of its own. */
export const preparing: readonly (() => void)[] = Array.from({ length: 5 }, (_, part) => () => {
  found.slice(part * inOnePart, (part + 1) * inOnePart).forEach(familyOf);
});

type Group = { readonly name: string; readonly tiles: readonly Tile[] };

let known: readonly Group[] | null = null;

/** The choice of a tile: groups in their order. */
export const groups = (): readonly Group[] => (known ??= groupsFound());

const tileBy = (id: string): Tile | undefined =>
  foundById.get(id) ??
  groups()
    .flatMap(({ tiles }) => tiles)
    .find((tile) => tile.id === id);

const isPlainGate = (kind: TileKind): boolean => kind === 'and' || kind === 'or';

function groupsFound(): readonly Group[] {
  // those that come of the kit by turning, mirroring and passing the other way, and do something that none of it does
  const derived = allDerived(found).filter(({ id }) => !foundById.has(id));
  const derivedOf = (isIn: (kind: TileKind) => boolean): readonly Tile[] =>
    derived.filter(({ kind }) => isIn(kind));
  return [
    { name: 'The kit', tiles: found },
    { name: 'AND and OR from and to other sides', tiles: derivedOf(isPlainGate) },
    { name: 'Gates that deny what comes in', tiles: derivedOf((kind) => kind === 'gate') },
    {
      name: 'All others: turned, mirrored, passed the other way',
      tiles: derivedOf((kind) => !isPlainGate(kind) && kind !== 'gate'),
    },
  ];
}

const tileSetting: Setting<string> = {
  key: 't',
  label: 'Tile',
  name: 'the tile',
  usual: kit.and.id,
  input: { kind: 'none' },
  read: (text) =>
    tileBy(text) !== undefined ? good(text) : bad('There is no such tile in the kit.'),
  format: (text) => text,
  fault: (text) => `The link asks for the tile "${text.slice(0, 30)}", which is not in the kit.`,
};

const inputsSetting: Setting<string> = {
  key: 'i',
  label: 'Inputs',
  name: 'the inputs',
  usual: '',
  belongs: { to: ['tile'], otherwise: '' },
  input: { kind: 'none' },
  read: (text) => (/^[01]{0,2}$/.test(text) ? good(text) : bad('Inputs must be digits 0 or 1.')),
  format: (text) => text,
  fault: (_, problem) => `The inputs of the link cannot be read. ${problem}`,
};

/** What an author sets and a link keeps; inputs '' for nothing set. */
export const gadgetSettings = settings(
  { tile: tileSetting, inputs: inputsSetting },
  ({ tile, inputs }) =>
    inputs === '' || inputs.length === freeSides(tileOf(tile)).length
      ? {}
      : {
          inputs: `This tile has ${counted(freeSides(tileOf(tile)).length, 'input')}, and the link sets ${inputs.length}.`,
        },
);

/** A tile by its id. @throws RangeError for one that is not in the kit */
export function tileOf(id: string): Tile {
  const tile = tileBy(id);
  if (tile === undefined) throw new RangeError(`no such tile: ${id}`);
  return tile;
}

/** The sides that the reader sets: the inputs, or the signal that an input terminal gives out. */
export const freeSides = ({ inputs, outputs }: Tile): readonly TileSide[] =>
  inputs.length > 0 ? inputs : outputs;

/** All states, by their signals in counting order. */
export const statesInOrder = (tile: Tile): readonly TileState[] =>
  statesOnce(tile).toSorted((a, b) => signalsOf(tile, a) - signalsOf(tile, b));

const signalsOf = (tile: Tile, { values }: TileState): number =>
  [...tile.inputs, ...tile.outputs].reduce(
    (sum, side) => 2 * sum + (values[side] === true ? 1 : 0),
    0,
  );

/** The states that agree with what is set. */
export const agreeing = (tile: Tile, inputs: string): readonly TileState[] =>
  statesInOrder(tile).filter(({ values }) =>
    freeSides(tile).every((side, at) => inputs === '' || values[side] === (inputs[at] === '1')),
  );

/** What those states have in common, in cells. */
export const cellsOf = (tile: Tile, states: readonly TileState[]): Uint8Array =>
  boardWith(tileBoard(tile), [[states]]).cells;

const sideWords: Readonly<Record<TileSide, string>> = {
  left: 'left',
  right: 'right',
  top: 'top',
  bottom: 'bottom',
};

const bit = (value: boolean | undefined): string => (value === true ? '1' : '0');

/** "left 0, top 1: right 0". */
export function stateText(tile: Tile, { values }: TileState): string {
  const list = (sides: readonly TileSide[]): string =>
    sides.map((side) => `${sideWords[side]} ${bit(values[side])}`).join(', ');
  if (portsOf(tile).length === 0) return 'no ports';
  if (tile.inputs.length === 0 || tile.outputs.length === 0) return list(portsOf(tile));
  return `${list(tile.inputs)}: ${list(tile.outputs)}`;
}

const sentenceCase = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const list = (sides: readonly TileSide[]): string =>
  sides.map((side) => sideWords[side]).join(' and ');

/** "AND, from left and top to right"; a gate without a name of its own is called by its formula. */
export function tileName({ kind, inputs, outputs, means }: Tile): string {
  const from = inputs.length === 0 ? '' : ` from ${list(inputs)}`;
  const to = outputs.length === 0 ? '' : ` to ${list(outputs)}`;
  const formulas = outputs.flatMap((side) => means[side] ?? []);
  const [formula] = formulas;
  if (kind === 'gate' && formula !== undefined) return `“${formulaText(formula)}”${to}`;
  const denies = kind === 'split' && formulas.some((one) => one.kind === 'not');
  const name = `${sentenceCase(kindWords[kind])}${denies ? ' with a NOT' : ''}`;
  return from + to === '' ? name : `${name},${from}${to}`;
}

/** What a tile does, as formulas over its sides. */
export function workText({ outputs, means, inputs }: Tile): string {
  if (inputs.length === 0 && outputs.length > 0)
    return 'Its signal is free: it stands for a variable.';
  if (outputs.length === 0)
    return inputs.length === 0
      ? 'No signal enters it, and its core is empty.'
      : 'The signal ends here, and can be read.';
  const parts = outputs.map((side) => {
    const formula = means[side];
    return formula === undefined ? side : `${side} = ${formulaText(formula)}`;
  });
  return `What goes out: ${parts.join('; ')}.`;
}

/** What the figure says of the states on show. */
export function sentence(tile: Tile, inputs: string): string {
  const all = statesOnce(tile).length;
  const now = agreeing(tile, inputs).length;
  const ways = counted(all, 'way');
  if (inputs === '') return `${tileName(tile)}. With nothing set it can be filled in ${ways}.`;
  const set = freeSides(tile)
    .map((side, at) => `${sideWords[side]} = ${inputs[at]}`)
    .join(', ');
  return `${tileName(tile)}. With ${set} ${now === 1 ? 'one' : grouped(now)} of its ${ways} to be filled ${now === 1 ? 'is' : 'are'} left.`;
}

/** One of the properties that 003 lists, with what was found for a tile. */
export type Property = {
  readonly text: string;
  readonly verdict: 'holds' | 'exception' | 'loosely' | 'fails';
  readonly told: string;
};

const holdsIf = (is: boolean): 'holds' | 'fails' => (is ? 'holds' : 'fails');

/**
 * The six properties for a tile.
 *
 * @source 003_bcef302d21730516.txt §2
 */
export function properties(tile: Tile, facts: AloneFacts): readonly Property[] {
  const isTerminal = tile.inputs.length === 0 || tile.outputs.length === 0;
  return [
    {
      text: 'It has at least one pair of input cells, unless it is a terminal.',
      verdict: facts.pairs > 0 ? 'holds' : isTerminal ? 'exception' : 'fails',
      told: facts.pairs > 0 ? `${counted(facts.pairs, 'pair')}.` : 'None: no signal enters it.',
    },
    {
      text: 'Its input cells align with the output cells of the tile before, its output cells with the input cells of the tile behind.',
      verdict: holdsIf(facts.aligned),
      told: 'All ports lie on the fifth and the seventh line of the tile.',
    },
    {
      text: 'The positive input cell is filled exactly when the negative output cell of the tile before is.',
      verdict: holdsIf(facts.opposite),
      told: `Of two cells that face each other across the frame one is filled and one is not, in ${facts.solutions === 1 ? 'the only solution' : `each of the ${grouped(facts.solutions)} solutions`} of the tile among terminals. We call it 1 when the first cell of an input is filled, and the first cell of an output is not.`,
    },
    {
      text: 'Its contents cannot be derived without the other tiles, unless it is an input terminal.',
      verdict: facts.ports === 0 ? 'exception' : facts.open === facts.ports ? 'loosely' : 'fails',
      told:
        facts.ports === 0
          ? 'There is no signal to be derived.'
          : `${facts.open === facts.ports ? 'No signal can be: every port may be 0 or 1' : `${facts.ports - facts.open} of its ports never change`}. But ${grouped(facts.constant)} of its ${grouped(tileSize * tileSize)} cells are the same in all of its states, the frame among them.`,
    },
    {
      text: 'It is consistent: it has a solution.',
      verdict: holdsIf(facts.states > 0 && facts.solutions > 0),
      told: `${counted(facts.solutions, 'solution')} among terminals, found by the SAT solver.`,
    },
    {
      text: 'It has eleven rows and eleven columns.',
      verdict: holdsIf(facts.rows === 11 && facts.columns === 11),
      told: `${facts.rows} and ${facts.columns}.`,
    },
  ];
}

/** Whether a signal gets through by sweeps; '' for a tile that none comes into. */
export function sweepText({ inputs }: Tile, { stuck }: AloneFacts): string {
  if (inputs.length === 0) return '';
  if (stuck.length === 0)
    return `Once ${inputs.length === 1 ? 'its input is' : 'its inputs are'} set, sweeps alone fill it, whatever comes in.`;
  const texts = stuck.map((values) =>
    inputs.map((side, at) => `${sideWords[side]} = ${bit(values[at])}`).join(', '),
  );
  return `With ${texts.join(', and with ')} sweeps stand still in it, though one way to fill it is left: its rows and columns one by one do not see which.`;
}

/** What a mark of the checklist is called: a sentence behind that of the property. */
export const verdictWords: Readonly<Record<Property['verdict'], string>> = {
  holds: 'Holds',
  exception: 'The exception made',
  loosely: 'Holds of signals, not of every cell',
  fails: 'Does not hold',
};

/** The states as rows of a file, heads first. */
export const csvRows = (tile: Tile): readonly (readonly (string | number)[])[] => [
  ['state', ...portsOf(tile), 'core'],
  ...statesInOrder(tile).map((state, at) => [
    at + 1,
    ...portsOf(tile).map((side) => bit(state.values[side])),
    Array.from({ length: 5 }, (_, row) =>
      Array.from(state.core.slice(row * 5, row * 5 + 5), (cell) =>
        cell === FILLED ? '#' : '.',
      ).join(''),
    ).join('/'),
  ]),
];

/** Everything as data. */
export const gadgetJson = (tile: Tile, facts: AloneFacts | null): unknown => ({
  id: tile.id,
  does: Object.fromEntries(
    Object.entries(tile.means).map(([side, formula]) => [side, formulaText(formula)]),
  ),
  rows: tile.rows,
  columns: tile.columns,
  states: statesInOrder(tile).map(({ values, core }) => ({ values, core: [...core] })),
  ...(facts !== null && { facts, properties: properties(tile, facts) }),
});

/** What the picture shows, for readers who do not see it. */
export const tileLabel = (tile: Tile, inputs: string): string =>
  `${tileName(tile)}, 11 rows and 11 columns; ${inputs === '' ? 'nothing set' : `inputs ${[...inputs].join(', ')}`}`;
