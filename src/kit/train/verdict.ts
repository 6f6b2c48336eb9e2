/** What is said to an answer: whether it is right, why, and the fit or the future that shows it. */
import { UNKNOWN, formatLine } from '../../engine/board/cell.ts';
import { formatDescription } from '../../engine/board/description.ts';
import { lineOf } from '../../engine/board/image.ts';
import { countFits, leftmostFit, rightmostFit } from '../../engine/line/fits.ts';
import { futuresOf } from '../../engine/play/techniques.ts';
import type { Basis } from '../../engine/play/techniques.ts';
import { cellOnLine } from '../../engine/sweep/sweep.ts';
import { counted, grouped } from '../../notebook/plain/numbers.ts';
import type { BoardModel } from '../board/boardModel.ts';
import { boardOf, lineWords } from '../board/boardModel.ts';
import type { Exercise } from './exercise.ts';
import { linesOf, placeWords } from './exercise.ts';
import { becauseOf } from './because.ts';

/** What a reader can answer. */
export type CoachAnswer = 0 | 1 | null; // null: it stays open

/** A picture that shows it: a line, or a board. */
export type Evidence = {
  readonly title: string;
  readonly line?: { readonly text: string; readonly fresh: readonly number[] };
  readonly board?: BoardModel;
};

/** See the head of the file. */
export type CoachVerdict = {
  readonly right: boolean;
  readonly sentences: readonly string[];
  readonly evidence: readonly Evidence[]; // against a wrong answer the first one stands
};

/** "filled", "empty" */
export const valueWord = (value: 0 | 1): string => (value === 1 ? 'filled' : 'empty');

const other = (value: 0 | 1): 0 | 1 => (value === 1 ? 0 : 1);

type Of<Kind extends Basis['kind']> = Extract<Basis, { readonly kind: Kind }>;

/** Judges an answer. */
export function judge(exercise: Exercise, answer: CoachAnswer): CoachVerdict {
  const { truth, basis } = exercise;
  const right = answer === truth;
  const head =
    truth === null
      ? right
        ? 'Right: it stays open.'
        : `It need not be ${valueWord(answer ?? 0)}.`
      : right
        ? `Right: it is ${valueWord(truth)}.`
        : answer === null
          ? `It is settled: it is ${valueWord(truth)}.`
          : `It cannot be ${valueWord(answer)}.`;
  const { sentences, evidence } = told(exercise, basis, answer);
  return { right, sentences: [head, ...sentences], evidence };
}

type Told = Omit<CoachVerdict, 'right'>;

function told(exercise: Exercise, basis: Basis, answer: CoachAnswer): Told {
  switch (basis.kind) {
    case 'line':
      return ofLine(exercise, basis, answer);
    case 'pairs':
      return ofPairs(exercise, basis, answer);
    case 'chain':
      return exercise.truth === null ? bothStand(exercise, answer) : ofChain(exercise, basis);
    case 'contradiction':
      return exercise.truth === null
        ? bothStand(exercise, answer)
        : ofContradiction(exercise, basis);
    case 'futures':
      return ofFutures(exercise, basis, answer);
  }
}

function ofLine(exercise: Exercise, line: Of<'line'>, answer: CoachAnswer): Told {
  const { puzzle, grid, cell, truth } = exercise;
  const clue = (line.direction === 'H' ? puzzle.rows : puzzle.columns)[line.index] ?? [];
  const cells = lineOf(grid, line.direction, line.index);
  const along = line.direction === 'H' ? cell % grid.width : Math.floor(cell / grid.width);
  const name = lineWords(line);
  const shown = (title: string, fit: Uint8Array | null): readonly Evidence[] =>
    fit === null ? [] : [{ title, line: { text: formatLine(fit), fresh: [along] } }];
  const fitWith = (value: 0 | 1): Uint8Array | null =>
    leftmostFit(
      cells.map((one, at) => (at === along ? value : one)),
      clue,
    );
  const fits = countFits(cells, clue);
  if (truth === null) {
    const first = other(answer ?? 1);
    return {
      sentences: [
        `${capital(name)} has ${counted(Number(fits), 'fit')} that ${fits === 1n ? 'keeps' : 'keep'} its marks, and they differ here.`,
      ],
      evidence: [first, other(first)].flatMap((value) =>
        shown(`A fit of ${name} with the cell ${valueWord(value)}`, fitWith(value)),
      ),
    };
  }
  const agree =
    fits === 1n
      ? `${capital(name)} has one fit only.`
      : `${fits === 2n ? 'Both' : `All ${grouped(Number(fits))}`} fits of ${name} agree on it.`;
  const outer =
    fits === 1n
      ? shown(`The only fit of ${name}`, leftmostFit(cells, clue))
      : [
          ...shown(`The first fit of ${name}`, leftmostFit(cells, clue)),
          ...shown('The last one', rightmostFit(cells, clue)),
        ];
  return { sentences: [becauseOf(exercise, line), agree], evidence: outer };
}

/** The four lines of a crossing, filled in the way of a survivor. */
function fourLines(exercise: Exercise, { crossing }: Of<'pairs'>, survivor: number): BoardModel {
  const { puzzle, grid } = exercise;
  const cells = grid.cells.slice();
  for (const [k, { row, column }] of crossing.crossings.entries())
    cells[row * grid.width + column] = (survivor >>> k) & 1;
  const filled = { ...grid, cells };
  for (const { direction, index } of linesOf(exercise)) {
    const clue = (direction === 'H' ? puzzle.rows : puzzle.columns)[index] ?? [];
    const fit = leftmostFit(lineOf(filled, direction, index), clue);
    for (const [along, value] of (fit ?? []).entries())
      cells[cellOnLine(grid, direction, index, along)] = value;
  }
  return supposedBoard(exercise, cells, 'Four lines filled');
}

function ofPairs(exercise: Exercise, basis: Of<'pairs'>, answer: CoachAnswer): Told {
  const { crossings, survivors } = basis.crossing;
  const { cell, truth, grid } = exercise;
  const bit = crossings.findIndex(({ row, column }) => row * grid.width + column === cell);
  const all = grouped(2 ** crossings.length);
  const wanted = truth ?? other(answer ?? 1);
  const shown = [wanted, ...(truth === null ? [other(wanted)] : [])].flatMap((value) => {
    const survivor = [...survivors].find((one) => ((one >>> bit) & 1) === value);
    return survivor === undefined
      ? []
      : [
          {
            title: `A way that fits all four lines, with the cell ${valueWord(value)}`,
            board: fourLines(exercise, basis, survivor),
          },
        ];
  });
  const ways = `Of the ${all} ways to fill the four crossings ${grouped(survivors.length)} ${survivors.length === 1 ? 'fits' : 'fit'} all four lines`;
  return {
    sentences: [
      truth === null
        ? `${ways}, and they differ here.`
        : `${ways}; the cell is ${valueWord(truth)} in ${survivors.length === 1 ? 'it' : 'each of them'}.`,
    ],
    evidence: shown,
  };
}

function ofChain(exercise: Exercise, { chain }: Of<'chain'>): Told {
  const { grid } = exercise;
  const cells = grid.cells.slice();
  const at = (one: { readonly row: number; readonly column: number }): number =>
    one.row * grid.width + one.column;
  for (const { to } of chain) cells[at(to)] = to.value;
  const [first] = chain;
  const steps = chain.map(
    ({ direction, index, to }) =>
      `${lineWords({ direction, index })}: ${placeWords(at(to), grid)} ${valueWord(to.value)}`,
  );
  return {
    sentences: [
      first === undefined
        ? ''
        : `Suppose it ${valueWord(first.from.value)}. Then follow, by ${steps.join('; by ')}. That is the opposite of what was supposed.`,
    ],
    evidence: [
      {
        title: 'What follows along the chain',
        board: {
          ...supposedBoard(exercise, cells, 'The chain'),
          lit: chain.map(({ direction, index }) => ({ direction, index })),
        },
      },
    ],
  };
}

function ofContradiction(exercise: Exercise, { supposed, why }: Of<'contradiction'>): Told {
  const { grid } = exercise;
  const cells = grid.cells.slice();
  const put = ({
    row,
    column,
    value,
  }: {
    readonly row: number;
    readonly column: number;
    readonly value: 0 | 1;
  }): void => {
    cells[row * grid.width + column] = value;
  };
  put(supposed);
  for (const { fixes } of why.chain) fixes.forEach(put);
  why.premises.forEach(put);
  const way = why.chain.map(lineWords);
  return {
    sentences: [
      `Suppose it ${valueWord(supposed.value)}. ${way.length === 0 ? 'At once' : `By way of ${way.join(', ')},`} ${lineWords(why)} is left without any way to lay ${formatDescription(why.description)}.`,
    ],
    evidence: [
      {
        title: `What follows from the cell ${valueWord(supposed.value)}, as far as it is needed`,
        board: {
          ...supposedBoard(exercise, cells, 'The contradiction'),
          lit: why.chain.map(({ direction, index }) => ({ direction, index })),
          bad: [{ direction: why.direction, index: why.index }],
        },
      },
    ],
  };
}

/** Neither value is refuted: the future of each, the one against the answer first. */
function bothStand(exercise: Exercise, answer: CoachAnswer): Told {
  const { puzzle, grid, cell, technique } = exercise;
  const futureOf = futuresOf(puzzle, grid);
  const [row, column] = [Math.floor(cell / grid.width), cell % grid.width];
  const first = other(answer ?? 1);
  return {
    sentences: [
      technique === 'chain'
        ? 'No chain leads from either value to its opposite, and line by line neither comes to a contradiction.'
        : 'Neither value breaks a line: both go on until nothing more follows.',
    ],
    evidence: [first, other(first)].flatMap((value) => {
      const future = futureOf({ row, column, value });
      return future === null
        ? []
        : [
            {
              title: `What follows from the cell ${valueWord(value)}`,
              board: supposedBoard(exercise, future, `The cell ${valueWord(value)}`),
            },
          ];
    }),
  };
}

function ofFutures(exercise: Exercise, basis: Of<'futures'>, answer: CoachAnswer): Told {
  const { cell, truth, grid } = exercise;
  const place = placeWords(basis.row * grid.width + basis.column, grid);
  const futures = ([1, 0] as const).map((value) => ({
    cells: value === 1 ? basis.filled : basis.empty,
    title: `The future with A (${place}) ${valueWord(value)}`,
  }));
  // against an answer the future comes first that has not got it
  const shown = futures.toSorted(
    (a, b) => Number(a.cells[cell] === answer) - Number(b.cells[cell] === answer),
  );
  const words = (value: number | undefined): string =>
    value === 0 || value === 1 ? valueWord(value) : 'unknown';
  return {
    sentences: [
      truth === null
        ? `With A filled it comes out ${words(basis.filled[cell])}, with A empty ${words(basis.empty[cell])}.`
        : `With A filled it comes out ${valueWord(truth)}, and with A empty as well.`,
    ],
    evidence: shown.map(({ cells, title }) => ({
      title,
      board: supposedBoard(exercise, cells, title),
    })),
  };
}

/** The board of an exercise with more cells known, which are on trial, and a ring around the cell. */
export function supposedBoard(
  { puzzle, grid, cell }: Pick<Exercise, 'puzzle' | 'grid' | 'cell'>,
  cells: Uint8Array,
  label: string,
): BoardModel {
  const trials = new Set(
    [...cells.keys()].filter((at) => cells[at] !== UNKNOWN && grid.cells[at] === UNKNOWN),
  );
  return { ...boardOf(puzzle, cells, label), trials, fresh: new Set([cell]) };
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
