/** What probes and probing sequences say, in words. */
import type { DoubleProbe, ProbeOutcome } from '../../engine/probe/probe.ts';
import type { ProbingClass, Stars } from '../../engine/probe/probeCategory.ts';
import {
  CATEGORIES,
  CONTRADICTING,
  SOLVING,
  USEFULNESS_NAMES,
} from '../../engine/probe/probeCategory.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import { categoryMeanings } from './categoryMeanings.ts';
import { outcomesOf } from './categoryPicture.ts';
import { placeWords } from './probeTrace.ts';

/** Outcomes as short as a table needs them; {@link USEFULNESS_NAMES} are the thesis's own words. */
export const OUTCOME_WORDS = ['nothing', 'progress', 'contradiction', 'solved'] as const;

/** The same as verbs, for what is said of one value of a cell, and of both: "filled solves, empty breaks", "both break". */
export const OUTCOME_VERBS = ['finds nothing', 'finds cells', 'breaks', 'solves'] as const;
const outcomesOfBoth = [
  'both find nothing',
  'both find cells',
  'both break',
  'both solve',
] as const;

/** How both probes of a category end: "filled solves, empty breaks". */
export function endsText(category: number): string {
  const [one, zero] = outcomesOf(category);
  return one === zero
    ? outcomesOfBoth[one]
    : `filled ${OUTCOME_VERBS[one]}, empty ${OUTCOME_VERBS[zero]}`;
}

/** What came of a probe: "contradiction", "solved", "progress: 4 cells", "nothing". */
export function outcomeWords({ usefulness, fixed }: ProbeOutcome): string {
  const word = OUTCOME_WORDS[usefulness];
  return usefulness === 1 ? `${word}: ${counted(fixed, 'cell')}` : word;
}

/**
 * What the thesis calls a probe: contradicting or compliant, and of the compliant ones solving, or uniquely solving where the
 * other value of the cell is impossible.
 *
 * @param other - the probe of the same cell with the other value
 * @source 001_a525a3e1210b0814.txt §3.3
 */
export function probeName(
  { usefulness }: Pick<ProbeOutcome, 'usefulness'>,
  other: Pick<ProbeOutcome, 'usefulness'>,
): string {
  if (usefulness === CONTRADICTING) return 'contradicting';
  if (usefulness !== SOLVING) return 'compliant';
  return `compliant, and ${other.usefulness === CONTRADICTING ? 'uniquely solving' : 'solving'}`;
}

/** A category with its words: "category 11, contradicting / fully solving". @source 001_a525a3e1210b0814.txt Table 1 */
export function categoryWords(category: number): string {
  return `category ${category}, ${CATEGORIES[category]?.name ?? ''}`;
}

/** What a category proves, shorter than its meaning; '' when nothing. @source 001_a525a3e1210b0814.txt §3.4 */
export function proofWords(category: number): string {
  const meaning = CATEGORIES[category];
  if (meaning === undefined) return '';
  if (meaning.solutions === 0) return 'no solution';
  if (meaning.solutions === 1) return 'exactly one solution';
  if (meaning.solutions === 2) return 'exactly two solutions';
  return meaning.proves === null ? '' : `the cell is ${meaning.proves === 1 ? 'filled' : 'empty'}`;
}

/** Both futures of a cell in a sentence or two, for the live region. */
export function doubleProbeWords({ row, column, category, one, zero }: DoubleProbe): string {
  const meaning = categoryMeanings[category] ?? '';
  return `Row ${row + 1}, column ${column + 1}, category ${category}. Filled: ${outcomeWords(one)}. Empty: ${outcomeWords(zero)}. ${meaning}`;
}

/** What both futures share, in a sentence. */
export function agreedWords(probe: DoubleProbe): string {
  const { one, zero, agreed, proves } = probe;
  const bad = [one, zero].filter(({ status }) => status === 'contradiction').length;
  if (bad === 2) return 'Neither future can be, so the puzzle has no solution.';
  if (proves !== null) {
    const value = proves === 1 ? 'filled' : 'empty';
    const more = agreed.length - 1;
    const also =
      more === 0
        ? ''
        : `, and so ${more === 1 ? 'is the other cell' : `are the other ${counted(more, 'cell')}`} of that future`;
    return `One future is impossible, so ${placeWords(probe)} is certainly ${value}${also}.`;
  }
  if (agreed.length === 0) return 'Nothing that was unknown is the same in both futures.';
  return `Both futures agree on ${counted(agreed.length, 'cell')}, marked with a corner: ${agreed.length === 1 ? 'it is' : 'they are'} certain.`;
}

/** The classes of Table 3 in words. */
export const CLASS_WORDS: Readonly<Record<ProbingClass, string>> = {
  simple: 'simple: sweeps solve it',
  unique: 'unique: a probe proves exactly one solution',
  two: 'exactly two: a probe finds both solutions',
  rest: 'rest: no single probe settles the puzzle',
};

/** Stars of Table 2, for the eye. @source 001_a525a3e1210b0814.txt Table 2 */
export function starSigns(stars: Stars): string {
  return '★'.repeat(stars) + '☆'.repeat(3 - stars);
}

/** The thesis's word for an outcome. @source 001_a525a3e1210b0814.txt §3.4 */
export function usefulnessName(usefulness: number): string {
  return USEFULNESS_NAMES[usefulness] ?? '';
}
