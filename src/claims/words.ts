/** The words of a verdict: how it came out, and what kind of evidence there is. */
import { grouped } from '../formats/numbers.ts';
import type { VerdictKind } from './agree.ts';
import type { Ground } from './claim.ts';

/** A sign and words for each verdict. */
export const verdictWords: Readonly<Record<VerdictKind, string>> = {
  agrees: '= agrees',
  within: '≈ agrees within the interval',
  uncontradicted: '≈ no counterexample',
  part: '≈ as far as seen',
  reading: '≈ holds as we read it',
  differs: '≠ differs',
  answer: '→ answered',
  untested: '· not tested',
};

/** What kind of evidence there is, in a few words: "complete count of 33,554,432 pictures". @source none */
export function groundText(ground: Ground): string {
  switch (ground.kind) {
    case 'count':
      return `complete count: ${ground.of}`;
    case 'proof':
      return 'proof';
    case 'example':
      return 'worked example';
    case 'sample':
      return `sample of ${grouped(ground.n)} ${ground.unit}${ground.interval === undefined ? '' : `, ${ground.interval}`}`;
    case 'cases':
      return `tried on ${grouped(ground.n)} ${ground.unit}`;
    case 'part':
      return ground.which;
  }
}

/** The kinds of evidence, for a list to choose from. */
export const groundNames: Readonly<Record<Ground['kind'], string>> = {
  count: 'complete count',
  proof: 'proof',
  example: 'worked example',
  sample: 'sample',
  cases: 'cases tried',
  part: 'a part',
};
