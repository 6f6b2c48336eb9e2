/** The proof of a cell by lines and chains of values, in words and pictures. */
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { startGrid } from '../../engine/board/puzzle.ts';
import type { DenialStep, TwoSatProof } from '../../engine/twosat/twoSatProof.ts';
import { counted, enumerated, inWords } from '../../notebook/plain/numbers.ts';
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
import { chainWords, linesOfChain, literalWords } from './twoSatTrace.ts';

/** "One chain and four lines". */
const lengthWords = (chains: number, lines: number): string =>
  [
    `${inWords(chains)} ${chains === 1 ? 'chain' : 'chains'}`,
    ...(lines === 0 ? [] : [`${inWords(lines)} ${lines === 1 ? 'line' : 'lines'}`]),
  ].join(' and ');

/** One chain of a proof, with what it needs of what was proved before. */
function denialSentence({ literal, links, premises }: DenialStep): string {
  const words = capital(chainWords({ literal, chain: links }));
  return premises.length === 0
    ? words
    : `${words} It needs what is proved, that ${enumerated(premises.map(literalWords))}.`;
}

/** What is known of shorter proofs. */
function shorterWords({ fewest, shortest }: TwoSatProof): string {
  if (!fewest)
    return 'None can be left out; whether fewer chains do it was not settled, there are too many to try.';
  return `None can be left out. Fewer chains do not prove it${
    shortest
      ? ', and with the shortest chains there are, as many of them never need fewer lines: all were tried.'
      : '; whether fewer lines do was not settled, there are too many ways to try.'
  }`;
}

/** The lines and chains of values that TwoSatSolver leaves. */
export const twoSatProof: ProofKind<Puzzle, TwoSatProof> = {
  ask: (work, puzzle, { row, column }) =>
    work.ask(openingWords, 'two-sat-proof', { puzzle, row, column }, searchWords('step')),
  words(found) {
    const { steps, denials } = found;
    if (denials === 0) return lineProof.words(found as Parameters<typeof lineProof.words>[0]);
    const length = capital(lengthWords(denials, steps.length - denials));
    if (steps.length === 1)
      return `${length} is enough, from the given numbers alone. Sweeps alone do not prove it.`;
    return `${length}, each from what the ones before it proved. ${shorterWords(found)}`;
  },
  *pictures(puzzle, { steps }) {
    const start = startGrid(puzzle);
    const grid = { ...start, cells: start.cells.slice() };
    for (const [at, step] of steps.entries()) {
      prove(grid, step.fixes);
      const isDenial = 'links' in step;
      const lit = isDenial ? linesOfChain({ chain: step.links }) : [step];
      const name = isDenial ? 'a chain of values' : lineTitle(step);
      const label = `After step ${at + 1} of ${counted(steps.length, 'step')}, ${name}`;
      yield {
        text: isDenial ? denialSentence(step) : lineSentence(step, start),
        picture: proofBoard(grid, label, lit, step.fixes),
      };
    }
  },
  by: 'chain of lines and values',
  none: 'it is given, or chains do not fix it.',
};
