/** 003, Figure 3, gadget by gadget: what its digits say, and a tile of our own that does what its caption says. */
import type { Tile } from '../../engine/circuit/tile.ts';
import { statesOf } from '../../engine/circuit/tile.ts';
import { evaluateFormula } from '../../engine/circuit/formula.ts';
import { kit } from '../../engine/circuit/kit.ts';
import { counted, enumerated } from '../../notebook/plain/numbers.ts';
import type { Claim, Erratum } from '../claim.ts';
import type { GadgetLetter } from './gadgetDigits.ts';
import { cutsOf, factsOf, gadgetSide } from './gadgetDigits.ts';

/** Where the gadgets are told. */
export const gadgetHome = 'fig-tiles';

/** A gadget as the figure has it: its caption, and how many pairs of cells are labelled as inputs and as outputs. */
type Printed = { readonly caption: string; readonly inputs: number; readonly outputs: number };

/** The gadgets of Figure 3, and the tiles of our kit that answer to them. @source 003_bcef302d21730516.txt Figure 3 */
export const gadgets: Readonly<Record<GadgetLetter, Printed & { readonly tile: Tile }>> = {
  a: { caption: 'NOT gadget', inputs: 1, outputs: 1, tile: kit.not },
  b: { caption: 'AND gadget', inputs: 2, outputs: 1, tile: kit.and },
  c: { caption: 'OR gadget', inputs: 2, outputs: 1, tile: kit.or },
  d: { caption: 'Wire gadget', inputs: 1, outputs: 1, tile: kit.wire },
  e: { caption: 'Crossover gadget', inputs: 2, outputs: 2, tile: kit.cross },
  f: { caption: 'Splitter gadget', inputs: 1, outputs: 2, tile: kit.split },
  g: { caption: 'Input terminal', inputs: 0, outputs: 1, tile: kit.input },
  h: { caption: 'Output terminal', inputs: 1, outputs: 0, tile: kit.output },
};

export const letters = Object.keys(gadgets) as readonly GadgetLetter[];

type Ours = {
  readonly filled: number; // cells, by the digits
  readonly cuts: number; // ways to cut the digits that were found
  readonly inputs: number;
  readonly outputs: number;
  readonly fillings: number; // of our tile, as many as it has states
  readonly wrong: number; // of them, those in which it does not say what its caption means
};

/** Grids that are looked at for cuts. */
const looked = 12;

function oursOf(letter: GadgetLetter): Ours {
  const { tile } = gadgets[letter];
  const states = statesOf(tile);
  const wrong = states.filter(({ values }) =>
    tile.outputs.some((side) => {
      const formula = tile.means[side];
      return formula !== undefined && evaluateFormula(formula, values) !== values[side];
    }),
  );
  return {
    filled: factsOf(letter).filled,
    cuts: cutsOf(letter, looked).length,
    inputs: tile.inputs.length,
    outputs: tile.outputs.length,
    fillings: states.length,
    wrong: wrong.length,
  };
}

/** A terminal has a value of its own, whichever way it looks. */
const fillingsFor = ({ inputs }: { readonly inputs: number }): number => 2 ** Math.max(1, inputs);

export const gadgetClaims: readonly Claim<Printed, Ours>[] = letters.map((letter) => {
  const { caption, inputs, outputs } = gadgets[letter];
  const tileName = caption.replace(/ gadget$/, '');
  return {
    id: `003-figure-3${letter}`,
    place: `Figure 3${letter}`,
    title: `There is a gadget of 11x11 cells: ${tileName}`,
    quote: `(${letter}) ${caption}`,
    published: { caption, inputs, outputs },
    ground: {
      kind: 'part',
      which: 'the digits can be cut in many ways; the gadget that works is our own',
    },
    home: gadgetHome,
    what: `Figure 3${letter} shows ${/^[AEIO]/.test(caption) ? 'an' : 'a'} ${caption}`,
    says: `${caption}, 11x11`,
    finds: ({ filled, cuts, fillings }) =>
      `its digits have ${filled} filled cells, and can be cut on 11x11 in ${cuts} ways at least; our own has ${counted(fillings, 'filling')}`,
    remark:
      'Our copy has the numbers of the figure as one string of digits, and an empty line has none. The gadget of the authors cannot be told from it. Our own, of the same size, does what the caption says.',
    read: () => ({ ours: oursOf(letter) }),
    agrees: (ours, published) =>
      ours.cuts > 0 &&
      ours.inputs === published.inputs &&
      ours.outputs === published.outputs &&
      ours.fillings === fillingsFor(published) &&
      ours.wrong === 0,
  };
});

type Cells = { readonly letter: GadgetLetter; readonly empty: number };

/** Of the gadgets with two states, the least number of cells that are empty in both: each state fills as many as the digits say. */
export function emptyInBoth(): readonly Cells[] {
  return letters
    .filter((letter) => fillingsFor(gadgets[letter]) === 2)
    .map((letter) => ({ letter, empty: gadgetSide ** 2 - 2 * factsOf(letter).filled }));
}

/** Of our own tiles, how many cells are the same in all their states. */
export function constantInOurs(): readonly number[] {
  return letters.map((letter) => {
    const { tile } = gadgets[letter];
    const states = statesOf(tile);
    const core = [...(states[0]?.core.keys() ?? [])].filter(
      (cell) => new Set(states.map(({ core }) => core[cell])).size > 1,
    );
    return gadgetSide ** 2 - core.length - 2 * (tile.inputs.length + tile.outputs.length);
  });
}

/** The components that the text announces, in its words. */
const announced = [
  'AND',
  'OR',
  'NOT',
  'input/output',
  'wires',
  'joints',
  'splitters',
  'crossovers',
] as const;

/** Which captions stand for a component. */
const shownBy: Readonly<Record<(typeof announced)[number], RegExp>> = {
  AND: /^AND/,
  OR: /^OR/,
  NOT: /^NOT/,
  'input/output': /terminal$/,
  wires: /^Wire/,
  joints: /joint/i,
  splitters: /^Splitter/,
  crossovers: /^Crossover/,
};

type Missing = { readonly missing: readonly string[] };

const missingJoint: Erratum = {
  printed: 'AND, OR, NOT, input/output, wires, joints, and splitters, and crossovers (Figure 3)',
  read: 'the same with a picture of a joint, or without the word',
  check:
    'Figure 3 has eight gadgets, (a) to (h): NOT, AND, OR, wire, crossover, splitter, input and output terminal. A splitter with a terminal at one of its outputs can turn a signal.',
};

export const components: Claim<Missing, Missing> = {
  id: '003-section-2-components',
  place: 'section 2, proof of Theorem 2.1',
  title: 'Figure 3 has gadgets for all components of a circuit, joints among them',
  quote:
    'Below are Nonogram gadgets for circuit components of AND, OR, NOT, input/output, wires, joints, and splitters, and crossovers (Figure 3)',
  published: { missing: [] },
  ground: { kind: 'count', of: 'the eight gadgets of Figure 3' },
  home: gadgetHome,
  what: 'every component is in Figure 3',
  says: 'all of them',
  finds: ({ missing }) =>
    missing.length === 0 ? 'all of them' : `none for ${enumerated(missing)}`,
  remark: 'Our own kit has bends in all directions.',
  read: () => ({
    ours: {
      missing: announced.filter(
        (one) => !letters.some((letter) => shownBy[one].test(gadgets[letter].caption)),
      ),
    },
  }),
  agrees: (ours, published) => ours.missing.length === published.missing.length,
  erratum: missingJoint,
};
