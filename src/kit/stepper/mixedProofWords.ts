/** The proof of a cell by lines and one kind of dear moves, in words and pictures. */
import type { Grid } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { startGrid } from '../../engine/board/puzzle.ts';
import type { ChainStep } from '../../engine/sweep/lineChain.ts';
import type { DearStep, MixedProof } from '../../engine/sweep/mixedProof.ts';
import { counted, inWords } from '../../notebook/plain/numbers.ts';
import type { LineRef } from '../board/boardModel.ts';
import type { ProofKind } from './proofWords.ts';
import {
  lineProof,
  lineSentence,
  openingWords,
  proofBoard,
  prove,
  searchWords,
} from './proofWords.ts';
import { capital, lineTitle } from './sentences.ts';

/** What a kind of dear moves is in words. */
type DearWords<Dear extends object> = Pick<ProofKind<Puzzle, MixedProof<Dear>>, 'by' | 'none'> & {
  readonly task: 'four-proof' | 'two-sat-proof';
  readonly one: string; // "chain"
  readonly name: string; // "a chain of values"
  readonly isDear: (step: ChainStep | DearStep<Dear>) => boolean;
  readonly linesOf: (step: DearStep<Dear>) => readonly LineRef[];
  readonly sentence: (step: DearStep<Dear>, puzzle: Puzzle, given: Grid) => string;
  /** What follows "Fewer of them do not prove it", where no proof has fewer lines, and where that is not known. */
  readonly shortest: string;
  readonly open: string;
};

/** "One chain and four lines". */
const lengthWords = (one: string, dear: number, lines: number): string =>
  [
    `${inWords(dear)} ${dear === 1 ? one : `${one}s`}`,
    ...(lines === 0 ? [] : [`${inWords(lines)} ${lines === 1 ? 'line' : 'lines'}`]),
  ].join(' and ');

/** The proof of a kind. */
export const mixedProof = <Dear extends object>({
  task,
  one,
  name,
  isDear,
  linesOf,
  sentence,
  shortest: none,
  open,
  ...kind
}: DearWords<Dear>): ProofKind<Puzzle, MixedProof<Dear>> => ({
  ...kind,
  ask: (work, puzzle, { row, column }) =>
    work.ask(
      openingWords,
      task,
      { puzzle, row, column },
      searchWords('step'),
    ) as Promise<MixedProof<Dear> | null>,
  words(found) {
    const { steps, dear, fewest, shortest } = found;
    if (dear === 0) return lineProof.words(found as Parameters<typeof lineProof.words>[0]);
    const length = capital(lengthWords(one, dear, steps.length - dear));
    if (steps.length === 1)
      return `${length} is enough, from the given numbers alone. Sweeps alone do not prove it.`;
    const known = fewest
      ? `None can be left out. Fewer ${one}s do not prove it${shortest ? none : open}`
      : `None can be left out; whether fewer ${one}s do it was not settled, there are too many to try.`;
    return `${length}, each from what the ones before it proved. ${known}`;
  },
  *pictures(puzzle, { steps }) {
    const start = startGrid(puzzle);
    const grid = { ...start, cells: start.cells.slice() };
    for (const [at, step] of steps.entries()) {
      prove(grid, step.fixes);
      const dear = isDear(step) ? (step as DearStep<Dear>) : null;
      const told = dear === null ? lineTitle(step as ChainStep) : name;
      const label = `After step ${at + 1} of ${counted(steps.length, 'step')}, ${told}`;
      yield {
        text:
          dear === null ? lineSentence(step as ChainStep, start) : sentence(dear, puzzle, start),
        picture: proofBoard(
          grid,
          label,
          dear === null ? [step as ChainStep] : linesOf(dear),
          step.fixes,
        ),
      };
    }
  },
});
