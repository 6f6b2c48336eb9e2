/** Holds what the documents say against the points of a run: the claims of the ledger, by their own criteria. */
import type { ClassPoint } from '../../claims/000/densityPoints.ts';
import { isOther } from '../../claims/agree.ts';
import type { VerdictKind } from '../../claims/agree.ts';
import { placeOf, sourceOf } from '../../claims/claim.ts';
import type { AnyCurveClaim } from '../../claims/randomPuzzles.ts';
import { judge, saysOf, tell } from '../../claims/verdict.ts';
import { authorsOf, groundText, verdictWords } from '../../claims/words.ts';
import { spacedSizes, unbroken } from '../../notebook/plain/numbers.ts';
import { hasClasses } from './points.ts';
import type { CountedPoint } from './points.ts';

/** What a run says about a claim. */
export type DensityRunVerdict = {
  readonly claim: AnyCurveClaim;
  readonly kind: VerdictKind; // `untested` where no point speaks about it
  readonly ours: unknown; // what was found; null where no point speaks about it
  readonly says: string; // the statement, with how it is read
  readonly text: string; // what we find, with the evidence
  /** A part of a run speaks for the statement, which is too little to say that it holds. */
  readonly few?: true;
};

/** Of a part of a run: it can speak against a statement, but never for it. */
export const partly = (verdict: DensityRunVerdict, complete: boolean): DensityRunVerdict =>
  complete || isOther(verdict.kind) || verdict.kind === 'untested'
    ? verdict
    : { ...verdict, kind: 'part', few: true };

/** The word of a verdict as the list has it. */
export const verdictWord = ({ kind, few }: DensityRunVerdict): string =>
  few === true ? '· too few to tell' : verdictWords[kind];

/** The points as claims take them. */
export const asClassPoints = (points: readonly CountedPoint[]): readonly ClassPoint[] =>
  points.map(({ at, trials, successes, four = 0, some = 0 }) => ({
    percentage: at,
    boards: trials,
    simple: successes,
    four,
    some,
  }));

/** The verdict on one claim. */
export function verdictOn(
  claim: AnyCurveClaim,
  points: readonly CountedPoint[],
): DensityRunVerdict {
  const read = claim.reading === undefined ? '' : `; read as: ${claim.reading}`;
  const says = spacedSizes(`${claim.what}: ${saysOf(claim)}${read}`);
  const ours = claim.oursFrom(asClassPoints(points));
  if (ours === null) {
    const text = claim.never ?? 'no point of this run lies there';
    return { claim, kind: 'untested', ours, says, text };
  }
  const { kind, ours: text, ground } = tell(claim, judge(claim, { ours }));
  const only = claim.solved === true && !hasClasses(points) ? ', of simple puzzles only' : '';
  const evidence = ground === null || ground.kind === 'proof' ? '' : ` (${groundText(ground)})`;
  return { claim, kind, ours, says, text: `${text}${only}${evidence}` };
}

const whereOf = (claim: AnyCurveClaim): string =>
  `${authorsOf[sourceOf(claim)]}, ${placeOf(claim)}`;

/**
 * A statement and what we find, as the list has it: the place where it is not that of the line before, and no break
 * in a size or before a percent sign.
 */
export function verdictText(
  { claim, says, text }: DensityRunVerdict,
  before: DensityRunVerdict | undefined,
): string {
  const place = whereOf(claim);
  const from = before !== undefined && whereOf(before.claim) === place ? '' : `${place}: `;
  return unbroken(`${from}${says}. Ours: ${text}.`);
}
