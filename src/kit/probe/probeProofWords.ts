/** The proof of a cell by what its other value leads to, in words and pictures. */
import type { Grid } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { ProbeProof } from '../../engine/probe/probeProof.ts';
import { counted, inWords } from '../../notebook/plain/numbers.ts';
import type { ProofKind } from '../stepper/proofWords.ts';
import {
  lineSentence,
  openingWords,
  proofBoard,
  prove,
  searchWords,
  shorterWords,
} from '../stepper/proofWords.ts';
import { lineTitle } from '../stepper/sentences.ts';
import { placeWords, valueWord } from './probeTrace.ts';

/** Where a probe begins. */
export type ProbedFrom = { readonly puzzle: Puzzle; readonly state: Grid };

/** The shortest way from the assumed cell to a line without a fit. */
export const probeProof: ProofKind<ProbedFrom, ProbeProof> = {
  ask: (work, { puzzle, state }, { row, column }) =>
    work.ask(openingWords, 'probe-proof', { puzzle, state, row, column }, searchWords('line')),
  words({ steps, shortest }) {
    const { length } = steps;
    if (length === 1) return 'One line is enough: it has no fit with the other value.';
    return `Suppose the opposite on the board where probing begins: ${inWords(length)} lines are enough to reach a contradiction. ${shorterWords(shortest)}`;
  },
  *pictures({ state }, found) {
    const { steps, value } = found;
    const grid = { ...state, cells: state.cells.slice() };
    const assumed = { ...found, value: value === 1 ? (0 as const) : (1 as const) };
    const words = `${placeWords(found)} is ${valueWord(assumed.value)}`;
    prove(grid, [assumed]);
    yield {
      text: `Suppose that ${words}.`,
      picture: proofBoard(grid, `The board with the assumption that ${words}`, [], [assumed]),
    };
    for (const [at, step] of steps.entries()) {
      const last = at === steps.length - 1;
      prove(grid, step.fixes);
      const label = `After line ${at + 1} of ${counted(steps.length, 'line')}, ${lineTitle(step)}`;
      const so = `so ${placeWords(found)} is ${valueWord(value)}`;
      yield {
        text: last ? lineSentence(step, state, so) : lineSentence(step, state),
        picture: proofBoard(grid, label, [step], step.fixes),
      };
    }
  },
  by: 'single probe',
  none: 'it is known, or neither of its values leads sweeps to a contradiction, or both do.',
};
