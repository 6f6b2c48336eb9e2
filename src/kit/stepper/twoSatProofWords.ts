/** The proof of a cell by lines and chains of values, in words and pictures. */
import type { Denial, DenialStep } from '../../engine/twosat/twoSatProof.ts';
import { enumerated } from '../../notebook/plain/numbers.ts';
import { mixedProof } from './mixedProofWords.ts';
import { capital } from './sentences.ts';
import { chainWords, linesOfChain, literalWords } from './twoSatTrace.ts';

/** One chain of a proof, with what it needs of what was proved before. */
function denialSentence({ literal, links, premises }: DenialStep): string {
  const words = capital(chainWords({ literal, chain: links }));
  return premises.length === 0
    ? words
    : `${words} It needs what is proved, that ${enumerated(premises.map(literalWords))}.`;
}

/** The lines and chains of values that TwoSatSolver leaves. */
export const twoSatProof = mixedProof<Denial>({
  task: 'two-sat-proof',
  one: 'chain',
  name: 'a chain of values',
  isDear: (step) => 'links' in step,
  linesOf: ({ links }) => linesOfChain({ chain: links }),
  sentence: denialSentence,
  shortest:
    ', and with the shortest chains there are, as many of them never need fewer lines: all were tried.',
  open: '; whether fewer lines do was not settled, there are too many ways to try.',
  by: 'chain of lines and values',
  none: 'it is given, or chains do not fix it.',
});
