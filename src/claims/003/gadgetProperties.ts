/** 003, section 2: the six properties of its gadgets, one by one, as far as digits and labels tell, and as our own kit has them. */
import { adheres } from '../../engine/board/puzzle.ts';
import { compose } from '../../engine/circuit/compose.ts';
import { solve } from '../../engine/solve/solve.ts';
import { allDerived } from '../../engine/circuit/derived.ts';
import { portIn } from '../../engine/circuit/evaluate.ts';
import { parseFormula } from '../../engine/circuit/formula.ts';
import { kit } from '../../engine/circuit/kit.ts';
import { layOut } from '../../engine/circuit/layout.ts';
import { portCells, portsOf, statesOf, tileSize } from '../../engine/circuit/tile.ts';
import { FILLED } from '../../engine/board/cell.ts';
import { counted, enumerated } from '../../notebook/plain/numbers.ts';
import { noException } from '../agree.ts';
import type { Claim, Question } from '../claim.ts';
import type { Tried } from '../law.ts';
import { triedOn } from '../law.ts';
import { cutsOf, gadgetSide } from './gadgetDigits.ts';
import { gadgetHome, constantInOurs, emptyInBoth, gadgets, letters } from './gadgets.ts';

/** The tiles of the kit, in all positions, but for the empty one. */
const tiles = allDerived(Object.values(kit)).filter((tile) => portsOf(tile).length > 0);

/** What is shown of our kit: cases, and those where a property does not hold. */
type Shown = Tried & { readonly unit: string };

type Property = {
  readonly number: number;
  readonly title: string;
  readonly quote: string;
  readonly what: string;
  readonly remark: string;
  readonly reading?: string;
  run(this: void): Shown;
};

const properties: readonly Property[] = [
  {
    number: 1,
    title: 'There is at least one pair of input cells for each input variable',
    quote: 'There is at least one pair of input cells corresponding to an input variable',
    what: 'each gadget but a terminal has a pair of cells for each input',
    remark:
      'The labels of the figure have a pair for each input too: two for AND, OR and the crossover, else one.',
    run: () => ({
      unit: 'gadgets',
      ...triedOn(
        letters.map((letter) => {
          const { tile, inputs } = gadgets[letter];
          return (
            tile.inputs.length === inputs &&
            tile.inputs.every((side) => portCells(tile, side).length === 2) &&
            (inputs > 0 || tile.kind === 'input')
          );
        }),
      ),
    }),
  },
  {
    number: 2,
    title: 'Input cells align with the output cells of the gadget before',
    quote: 'The input cells align with the output cells of the preceding gadget',
    what: 'the cells of two gadgets that meet lie in the same lines',
    remark: 'Rows 5 and 7 at the left and at the right, columns 5 and 7 above and below.',
    run: () => ({
      unit: 'pairs of facing sides',
      ...triedOn(
        (
          [
            ['left', 'right', 0],
            ['top', 'bottom', 1],
          ] as const
        ).map(([one, other, along]) => {
          const lines = (side: typeof one | typeof other): string =>
            portCells({}, side)
              .map((cell) => cell[along])
              .join();
          return lines(one) === lines(other);
        }),
      ),
    }),
  },
  {
    number: 3,
    title: 'The positive input cell is filled exactly where the negative output cell before it is',
    quote: 'The positive input cell',
    what: 'v is filled if and only if v̄′ of the gadget before is filled',
    remark:
      'With the names in the order of the figure, the negative cell first. It makes v say “false” where it comes in, and so does the proof: where the output is false “the filled cell in the output terminal will be v”.',
    run: () => ({ unit: 'borders in solutions of six boards', ...bordersTried() }),
  },
  {
    number: 4,
    title: 'The contents of a gadget cannot be derived without information from others',
    quote:
      'It is impossible to derive the contents of any gadget without information from other gadgets',
    what: 'a gadget alone does not say what signals it carries',
    reading:
      'Contents are the signals that it carries. Single cells can be derived: those that are empty in every filling of their gadget.',
    remark:
      'Each port of each tile of our kit has both values among its fillings, those of terminals too.',
    run: () => ({
      unit: 'ports of tiles',
      ...triedOn(
        tiles.flatMap((tile) => {
          const states = statesOf(tile);
          return portsOf(tile).map(
            (side) => new Set(states.map(({ values }) => values[side])).size === 2,
          );
        }),
      ),
    }),
  },
  {
    number: 5,
    title: 'All gadgets are consistent, meaning they have a solution',
    quote: 'All gadgets are consistent, meaning they have a solution',
    what: 'each gadget has a solution',
    remark:
      'Of the digits of each gadget of the figure there is a way to cut them that has a solution, too.',
    run: () => ({
      unit: 'gadgets, ours and ways to cut those of the figure',
      ...triedOn([
        ...tiles.map((tile) => statesOf(tile).length > 0),
        ...letters.map((letter) =>
          cutsOf(letter, 1).some(({ puzzle, solution }) => adheres(solution, puzzle)),
        ),
      ]),
    }),
  },
  {
    number: 6,
    title: 'Each gadget has eleven rows and eleven columns',
    quote: 'Each gadget has eleven rows and eleven columns',
    what: 'each gadget has 11x11 cells',
    remark: 'The digits of each gadget of the figure fit so many lines.',
    run: () => ({
      unit: 'gadgets, ours and ways to cut those of the figure',
      ...triedOn([
        ...tiles.map(() => tileSize === gadgetSide),
        ...letters.map((letter) =>
          cutsOf(letter, 1).some(
            ({ puzzle }) =>
              puzzle.rows.length === gadgetSide && puzzle.columns.length === gadgetSide,
          ),
        ),
      ]),
    }),
  },
];

/** Property 3, cell by cell in all solutions of some boards. */
function bordersTried(): Tried {
  const boards = ['x', 'not x', 'x and not x', 'a or b', '(a or b) and c', '(x or not x) and y'];
  return triedOn(
    boards.flatMap((text) => {
      const board = compose(layOut(parseFormula(text)).tiles);
      const width = board.puzzle.columns.length;
      return solve(board.puzzle, { most: 1000 }).solutions.flatMap((grid) =>
        board.tiles.flatMap((line, row) =>
          line.flatMap((tile, column) =>
            tile.inputs.map((side) => {
              const back = { left: [0, -1], right: [0, 1], top: [-1, 0], bottom: [1, 0] } as const;
              const other = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;
              const filled = (
                down: number,
                right: number,
                at: typeof side,
                which: 0 | 1,
              ): boolean => {
                const [i, j] = portCells(tile, at)[which]!;
                return (
                  grid.cells[
                    ((row + down) * tileSize + i) * width + (column + right) * tileSize + j
                  ] === FILLED
                );
              };
              const [down, right] = back[side];
              // first the negative cell, then the positive one
              const [positive, negative] = [
                filled(0, 0, side, 1),
                filled(down, right, other[side], 0),
              ];
              return (
                positive === negative && positive !== portIn(board, grid, { row, column }, side)
              );
            }),
          ),
        ),
      );
    }),
  );
}

type NoExceptions = { readonly exceptions: 0 };

export const propertyClaims: readonly Claim<NoExceptions, Shown>[] = properties.map(
  ({ number, title, quote, what, remark, reading, run }) => ({
    id: `003-section-2-property-${number}`,
    place: `section 2, property ${number}`,
    title,
    quote,
    published: { exceptions: 0 },
    ground: {
      kind: 'part',
      which: 'shown of our own kit; the authors’ gadgets cannot be told from the digits',
    },
    home: gadgetHome,
    ...(reading !== undefined && { reading }),
    what,
    says: `property ${number}`,
    finds: ({ cases, exceptions, unit }) =>
      `our kit: ${exceptions === 0 ? 'no exception' : counted(exceptions, 'exception')} in ${cases} ${unit}`,
    remark,
    read: () => ({ ours: run() }),
    agrees: noException,
  }),
);

type Answer = {
  readonly least: readonly { readonly letter: string; readonly empty: number }[];
  readonly ours: readonly number[];
};

export const mapping: Question<{ readonly cells: number }, Answer> = {
  id: '003-section-2-mapping',
  place: 'section 2, INFERENCE',
  title: 'What is the mapping f of the instance for?',
  quote: 'and mapping of cells to values',
  published: { cells: gadgetSide ** 2 },
  ground: { kind: 'proof' },
  home: gadgetHome,
  agrees: null,
  what: 'cells that are given with the board',
  says: '“mapping of cells to values f”, which the proof does not use',
  finds: ({ least, ours }) =>
    `gadgets of the figure with two fillings have at least ${enumerated(least.map(({ letter, empty }) => `${empty} (${letter})`))} of 121 cells that are empty in both; ours ${Math.min(...ours)} to ${Math.max(...ours)} that never change`,
  remark:
    'Two fillings of a gadget fill at most twice as many cells as its digits add up to. So if every cell may be asked about, every board has one that can be inferred, and the answer is always yes. With these cells given as f, and further ones asked about, the question is about signals. It is our reading, and it takes each gadget to have one filling for each values of its inputs. The abstract supports it: it asks for “an unfilled cell whose value is forced”. The letter does not help: the same f is a solution in the question, “for all solutions f to N, that f(c) = v”, which can hardly be the f of the instance. We take the first f as cells that are given, and the second as any solution that keeps them.',
  read: () => ({ ours: { least: emptyInBoth(), ours: constantInOurs() } }),
};
