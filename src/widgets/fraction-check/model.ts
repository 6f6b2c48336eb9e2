/**
 * One statement of a document about a share of puzzles, tested on the spot: by sampling with an interval, or by trying
 * every image where they are few.
 */
import { aboutOneIn, filled113 } from '../../claims/002/filled113.ts';
import { twoFilled } from '../../claims/000/twoFilled.ts';
import type { CurveClaim } from '../../claims/000/curveClaim.ts';
import { isOther, meets } from '../../claims/agree.ts';
import { judge } from '../../claims/verdict.ts';
import type { VerdictKind } from '../../claims/agree.ts';
import { fixed, grouped, inPercent, percent, sizeText } from '../../notebook/plain/numbers.ts';
import { SOLVED } from '../../engine/sweep/fastSolver.ts';
import { EMPTY, FILLED } from '../../engine/board/cell.ts';
import { createFastSimple } from '../../engine/sweep/fastSimple.ts';
import { filledFor } from '../../engine/board/sample.ts';
import { binomialCoefficient } from '../../engine/board/binomial.ts';
import type { DensitySpec, DensityTally } from '../../experiments/density.ts';
import { wilson } from '../../notebook/plain/wilson.ts';
import { seed, whole } from '../../notebook/settings/numbers.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';

/** What an author and a reader set. */
export const checkSettings = settings({
  boards: whole('n', 'Boards', {
    name: 'the number of boards',
    least: 1,
    most: 1_000_000,
    usual: 2000,
    wide: true,
  }),
  seed: seed(2012),
});

export type CheckValues = ValuesOf<typeof checkSettings>;

export type CheckProps = CheckValues & {
  readonly height: number;
  readonly width: number;
  readonly filled?: number; // exact number of filled cells
  readonly percentage?: number; // or a percentage of them
  readonly model?: DensitySpec['model']; // how a percentage is read; default exact
  readonly statement: string; // what the document says, a sentence
  readonly source: string; // document and place
  readonly claim?: keyof typeof checked; // of the ledger, which says how it came out
  readonly published: { readonly low: number; readonly high: number }; // shares that would agree, 0 to 1
  readonly exhaustive?: boolean; // try every image instead of sampling
};

/** The claims of the ledger that can be checked here. */
const checked = {
  '002-15x15-113-filled': filled113,
  '000-section-4.2-two-filled': twoFilled,
} as const;

const defaultStatement = {
  claim: '002-15x15-113-filled',
  height: 15,
  width: 15,
  filled: 113,
  statement:
    'About 1 in 10 of the 15\u00a0×\u00a015 puzzles with exactly 113 filled cells is solved line by line.',
  source: 'Raven’s Point',
  published: aboutOneIn(filled113.published.share),
} as const;

/**
 * What a figure opens with.
 *
 * @param given - the settings of the author; absent ones are the defaults
 * @throws RangeError for a sample that cannot be taken: the message is for the author
 */
export const propsOf = (given: Partial<CheckProps>): CheckProps => ({
  ...defaultStatement,
  ...given,
  ...checkSettings.of(given, 'fraction-check'),
});

/** Every image is tried only up to so many. */
const mostExhausted = 200_000;

/** The number of filled cells that the statement is about; for independent cells the mean. */
export const filledOf = ({ filled, percentage = 50, height, width }: CheckProps): number =>
  filled ?? filledFor(percentage, height, width);

/** What the check of some settings is called. Where every image is tried there is nothing to set. */
export function titleOf({ seed }: Pick<CheckValues, 'seed'>, props: CheckProps): string {
  const { height, width, exhaustive } = props;
  const which = `${sizeText(height, width)} with ${filledOf(props)} filled cells`;
  return exhaustive === true ? `All of ${which}` : `${which}, seed ${seed}: how many are simple?`;
}

/** The run of some settings. */
export function specOf({ boards, seed }: CheckValues, props: CheckProps): DensitySpec {
  const { height, width, filled, percentage = 50, model = 'exact' } = props;
  const point =
    filled === undefined
      ? { percentages: [percentage], model }
      : { percentages: [], filled: [filled], model: 'exact' as const };
  return { height, width, ...point, boards, seed };
}

/** The command that checks the claim of these settings, where that is no run of the figure as it is by itself. */
export const commandFor = ({ claim, exhaustive }: CheckProps): string | null =>
  exhaustive === true && claim !== undefined ? `npm run -s reproduce -- ${claim}` : null;

/** What was found. `exact` when every image was tried: then the interval is the share itself. */
export type Finding = {
  readonly simple: number;
  readonly boards: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly exact: boolean;
};

/** The finding of a sample; null before its first board. */
export function findingOf(tally: DensityTally): Finding | null {
  const boards = tally.boards[0] ?? 0;
  const simple = tally.simple[0] ?? 0;
  if (boards === 0) return null;
  return { simple, boards, share: simple / boards, ...wilson(simple, boards), exact: false };
}

/** The finding after trying every image. */
export const exactFinding = (simple: number, boards: number): Finding => {
  const share = simple / boards;
  return { simple, boards, share, low: share, high: share, exact: true };
};

/**
 * Tries every image with a number of filled cells, some at a time.
 *
 * @yields how many were tried and how many of them are simple, after every 500 and at the end
 * @throws RangeError when there are more than {@link mostExhausted}
 */
export function* tryEvery(
  height: number,
  width: number,
  filled: number,
): Generator<{ readonly simple: number; readonly boards: number }> {
  const ways = binomialCoefficient(height * width, filled);
  if (ways > BigInt(mostExhausted)) {
    throw new RangeError(`too many images to try: ${ways}`);
  }
  const solver = createFastSimple(height, width);
  const cells = new Uint8Array(height * width);
  const chosen = Array.from({ length: filled }, (_, at) => at);
  let boards = 0;
  let simple = 0;
  for (;;) {
    cells.fill(EMPTY);
    for (const cell of chosen) cells[cell] = FILLED;
    solver.setImage(cells);
    if (solver.run('H') === SOLVED) simple++;
    boards++;
    if (boards % 500 === 0) yield { simple, boards };
    if (!nextChoice(chosen, cells.length)) break;
  }
  yield { simple, boards };
}

/** The next increasing choice in lexicographic order, in place; false after the last. */
function nextChoice(chosen: number[], from: number): boolean {
  let at = chosen.length - 1;
  while (at >= 0 && chosen[at] === from - chosen.length + at) at--;
  const value = chosen[at];
  if (value === undefined) return false;
  for (let next = at; next < chosen.length; next++) chosen[next] = value + 1 + next - at;
  return true;
}

/** What was found, in a sentence. */
export function findingText({ simple, boards, share, low, high, exact }: Finding): string {
  const of = `${grouped(simple)} of ${grouped(boards)}`;
  return exact
    ? `${of} are simple: ${percent(share, 2)}, exactly.`
    : `${of} are simple: ${percent(share)}, 95\u00a0% interval ${inPercent(low)} to ${percent(high)}.`;
}

export type CheckVerdict = { readonly kind: VerdictKind; readonly text: string };

/** The verdict of the ledger on what was found; null where no claim is checked, or none of it was looked at. */
function ledgerVerdict({ simple, boards, exact }: Finding, props: CheckProps): VerdictKind | null {
  if (props.claim === undefined) return null;
  const claim = checked[props.claim] as CurveClaim;
  const percentage = (100 * filledOf(props)) / (props.height * props.width);
  const ours = claim.oursFrom([{ percentage, boards, simple, four: 0, some: 0, whole: exact }]);
  return ours === null ? null : judge(claim, { ours }).kind;
}

/** The same for a statement that is not in the ledger: by the criterion of all sampled shares. */
function ownVerdict(
  { simple, boards, share, exact }: Finding,
  { published }: CheckProps,
): VerdictKind {
  const holds = exact
    ? share >= published.low && share <= published.high
    : meets({ count: simple, n: boards }, published);
  if (!holds) return 'differs';
  return exact ? 'agrees' : 'within';
}

/**
 * The verdict: a sample differs only when its 99.9 % interval misses what the statement allows, so that another seed will
 * hardly say otherwise, and it never agrees more than within its interval.
 */
export function verdictOn(finding: Finding | null, props: CheckProps): CheckVerdict {
  if (finding === null) return { kind: 'untested', text: 'Not tested yet.' };
  const { published } = props;
  const { share, low, high, exact } = finding;
  const said = `It can be read as ${inPercent(published.low)} to ${percent(published.high)}`;
  const kind = ledgerVerdict(finding, props) ?? ownVerdict(finding, props);
  if (isOther(kind)) {
    const side = share > published.high ? 'more' : 'less';
    const factor = share / published.high;
    const much = factor >= 1.5 ? `, ${fixed(factor, 1)} times its upper end` : '';
    return { kind, text: `${said}, and we find ${side}${much}.` };
  }
  if (!exact && high - low > 3 * (published.high - published.low)) {
    const text = 'Nothing speaks against it yet, but the interval is wide: try more boards.';
    return { kind: 'part', text };
  }
  return { kind, text: `${said}.` };
}
