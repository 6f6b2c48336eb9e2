/**
 * The census of probing sequences as plain data: what to count, the classes with what the thesis prints beside them, and
 * which categories occur in which class.
 */
import type { ProbingClass } from '../../engine/probe/probeCategory.ts';
import { probingCensus } from '../../experiments/probingCensus.ts';
import type { ProbingCensusSpec } from '../../experiments/probingCensus.ts';
import { createSummary, sequenceClass } from '../../experiments/sequences.ts';
import type {
  ProbingTally,
  SequenceClass,
  SequenceSummary,
  SummaryBuilder,
  SummedRow,
} from '../../experiments/sequences.ts';
import { exact } from '../../claims/agree.ts';
import type { VerdictKind } from '../../claims/agree.ts';
import { rowOf, table3Rows } from '../../claims/001/table3Rows.ts';
import { judge } from '../../claims/verdict.ts';
import { publishedClasses } from '../../claims/001/table3Published.ts';
import type { PublishedClasses } from '../../claims/001/table3Published.ts';
import { inPercent, sizeText } from '../../notebook/plain/numbers.ts';
import { probingClasses } from '../../kit/probe/probingClasses.ts';
import { sizeProblems, sizeSettings } from '../../notebook/run/size.ts';
import { settings } from '../../notebook/settings/settings.ts';

/** What an author and a reader set. */
export const probingSettings = settings(sizeSettings(1, 6, 4), (size) =>
  sizeProblems(size, 'pictures to probe'),
);

/** One class of a census. */
export type ClassCount = {
  readonly class: ProbingClass;
  readonly images: number;
  readonly groups: number; // symmetry classes
  /** Of its sequences; null for simple pictures, which have none. */
  readonly summary: SequenceSummary | null;
};

/** A census, whole or as far as it has come. */
export type Census = {
  readonly spec: ProbingCensusSpec;
  readonly classes: readonly ClassCount[]; // four, in the order of Table 3
  readonly images: number; // of all classes
  readonly complete: boolean;
};

/** A census whose sequences are added one by one. */
export type CensusBuilder = {
  add(this: void, row: SummedRow): void;
  census(this: void): Census;
};

/**
 * Sums a census up.
 *
 * @param images - by class, simple first
 * @param groups - likewise
 * @source 001_a525a3e1210b0814.txt Table 3, §3.5
 */
export function createCensus(
  spec: ProbingCensusSpec,
  images: ArrayLike<number>,
  groups: ArrayLike<number>,
): CensusBuilder {
  const sums: Readonly<Record<SequenceClass, SummaryBuilder>> = {
    unique: createSummary(),
    two: createSummary(),
    rest: createSummary(),
  };
  const counted = Array.from(images).reduce((sum, count) => sum + count, 0);
  return {
    add(row) {
      sums[sequenceClass(row.sequence)].add(row);
    },
    census: () => ({
      spec,
      classes: probingClasses.map((kind, at) => ({
        class: kind,
        images: images[at] ?? 0,
        groups: groups[at] ?? 0,
        summary: kind === 'simple' ? null : sums[kind].summary(),
      })),
      images: counted,
      complete: counted === probingCensus.units(spec),
    }),
  };
}

/** A census of rows, each sequence once, in any order. */
export function censusOf(
  spec: ProbingCensusSpec,
  images: ArrayLike<number>,
  groups: ArrayLike<number>,
  rows: Iterable<SummedRow>,
): Census {
  const { add, census } = createCensus(spec, images, groups);
  for (const row of rows) add(row);
  return census();
}

/** The sequences of a run. */
export function* rowsOfTally({ sequences }: ProbingTally): Generator<SummedRow> {
  for (const [sequence, { images, groups, first, unique }] of sequences)
    yield { sequence, images, groups, first, unique };
}

/** What the thesis prints for a size; null when it prints nothing. @source 001_a525a3e1210b0814.txt Table 3 */
export function publishedFor({ height, width }: ProbingCensusSpec): PublishedClasses | null {
  if (height !== width) return null;
  return publishedClasses.find(({ side, of }) => side === height && of === null) ?? null;
}

/** The share of all, to the two decimals of Table 3. */
export const share = (images: number, all: number): string =>
  all === 0 ? '' : inPercent(images / all, 2);

/** What is said beside the census, with its verdict; `untested` where nothing is compared. */
export type CensusVerdict = { readonly kind: VerdictKind; readonly text: string };

/** Ours against Table 3, by the claim of the ledger. @source 001_a525a3e1210b0814.txt Table 3 */
export function verdictOn(census: Census): CensusVerdict {
  const { spec, classes, complete } = census;
  const size = sizeText(spec.height, spec.width);
  const claim = table3Rows.find(({ side }) => side === spec.height && side === spec.width);
  if (claim === undefined)
    return { kind: 'untested', text: `The thesis has no numbers for ${size}.` };
  if (!complete)
    return {
      kind: 'untested',
      text: `Table 3 of the thesis has a row for ${size}; it is compared when every picture is counted.`,
    };
  const { kind, ours } = judge(claim, { ours: rowOf(classes.map(({ images }) => images)) });
  const { published } = claim;
  const wrong = classes.filter(
    (_, at) =>
      !exact(ours.images[at], published.images[at]) ||
      !exact(ours.percent[at], published.percent[at]),
  );
  return {
    kind,
    text:
      kind === 'differs'
        ? `Table 3 of the thesis has other numbers for: ${wrong.map((one) => one.class).join(', ')}.`
        : `All four counts and percentages are those of Table 3 of the thesis.`,
  };
}

/** How a category occurs in the sequences of a class. */
export type Presence = 'every' | 'some' | 'none';

/** How often a category is in the sequences of a class, and whether in all of them. */
export function presenceOf(
  { categories }: SequenceSummary,
  category: number,
): { readonly presence: Presence; readonly least: number; readonly greatest: number } {
  const found = categories.find(([one]) => one === category);
  if (found === undefined) return { presence: 'none', least: 0, greatest: 0 };
  const [, least, greatest] = found;
  return { presence: least > 0 ? 'every' : 'some', least, greatest };
}
