/** Questions that chapters ask before a curve or a count, with their answers from the stored runs. */
import { kindOf } from '../methods/kinds.ts';
import { between } from '../claims/003/threshold.ts';
import { sharper } from '../claims/003/thresholdWidths.ts';
import { pointAt, pointsIn, sharesName } from '../claims/003/thresholdPoints.ts';
import { measurements } from '../claims/measurement.ts';
import { verdictOf } from '../claims/verdict.ts';
import { fixed, grouped, percent, rounded, sizeText } from '../notebook/plain/numbers.ts';
import type { ChoiceProps, PlaceProps } from '../kit/guess/question.ts';
import { stored } from '../stored/fromFile.ts';
import { mostLeft } from './methodCrossings.ts';

/** Where the share that can be inferred passes one half, on 25 × 25: the figure before it has shown 20 × 20. */
export function thresholdGuess(): PlaceProps {
  const side = 25;
  const name = sharesName(side);
  const size = sizeText(side, side);
  const { at } = verdictOf(between, stored).ours.sizes.find((one) => one.side === side)!;
  const { width } = verdictOf(sharper, stored).ours.sizes.find((one) => one.side === side)!;
  return {
    form: 'place',
    question: `At what density do the clues of a random ${size} board tell half of its filled cells?`,
    curve: pointsIn(stored, name).flatMap(({ at: percentage, inferred: { expected } }) =>
      expected === null ? [] : [{ at: percentage, share: rounded(expected.mean, 4) }],
    ),
    curveName: `mean of ${grouped(measurements[name].spec.boards)} boards`,
    answer: rounded(at, 1),
    heightLabel: 'filled cells told, %',
    widthLabel: '%\u00a0filled',
    told: `The mean passes one half at ${fixed(at, 1)}\u00a0%, read off between two measured densities. From a quarter to three quarters it takes only ${fixed(width, 1)} points of density.`,
  };
}

/** The methods that are asked about, as readers know them. */
const rungs = {
  four: 'Pairs of lines',
  'two-sat': 'Chains',
  probing: 'One round of probing',
} as const;

/** Which method finds most of what sweeps leave, on the boards on which they leave most. */
export function ladderGuess(): ChoiceProps {
  const { size, at, sweeps, inferred } = mostLeft();
  const found = pointAt(stored, 'threshold-methods 20x20', at);
  const meanOf = (method: 'sweeps' | keyof typeof rungs): number =>
    found.known?.[method].expected?.mean ?? 0;
  const all = found.inferred.expected?.mean ?? 0;
  const options = (['four', 'two-sat', 'probing'] as const).map((method) => ({
    text: rungs[method],
    method: kindOf(method),
    share: rounded((meanOf(method) - meanOf('sweeps')) / (all - meanOf('sweeps')), 4),
  }));
  const best = options.toSorted((a, b) => b.share - a.share)[0]!;
  return {
    form: 'choice',
    question: 'Where sweeps stop, which method finds most of the rest?',
    options,
    of: `the filled cells that could be inferred and that sweeps leave, on random boards of ${size} with ${at}\u00a0% of the cells filled: sweeps find ${sweeps} of the filled cells, ${inferred} could be inferred`,
    told: `${best.text} ${best.text.endsWith('s') ? 'find' : 'finds'} ${percent(best.share, 0)} of what sweeps leave.`,
  };
}
