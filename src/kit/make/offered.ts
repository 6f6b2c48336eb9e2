/**
 * The range of difficulty that one picture offers: pictures that sweeps solve, by sweeps, and such as need more than that, by
 * bottlenecks, as the shelf of the page to play on is graded. Pure.
 */
import { puzzleOf } from '../../engine/board/puzzle.ts';
import type { Repaired, RepairNews } from '../../engine/make/repairPicture.ts';
import type { NeededMethod, Variant, VariantNews } from '../../engine/make/variants.ts';
import { counted, grouped } from '../../notebook/plain/numbers.ts';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import { gradeText } from '../../puzzles/galleryPuzzle.ts';

/** A picture that a search has found. */
export type Offered = Repaired | Variant;

/** What a puzzle is to need, and nothing beyond. */
export type Needs = 'sweeps' | NeededMethod;

export const needsTexts: Readonly<Record<Needs, string>> = {
  sweeps: 'sweeps alone',
  pairs: 'pairs of lines',
  chains: 'chains',
  probing: 'probing',
};

/** What its difficulty counts, in the singular. */
export const unitOf = (needs: Needs): string => (needs === 'sweeps' ? 'sweep' : 'bottleneck');

/** The orders of the strip. */
export type StripOrder = 'difficulty' | 'distance';

/** The cells in which a result is not as the picture. */
export const changedCells = (result: Offered): readonly number[] =>
  'steps' in result ? result.steps.map(({ cell }) => cell) : result.cells;

const distanceOf = (result: Offered): number => changedCells(result).length;

/** The results in an order, with their numbers from 1; of equals the first found. */
export const orderedResults = (
  results: readonly Offered[],
  order: StripOrder,
): readonly { readonly number: number; readonly result: Offered }[] =>
  results
    .map((result, at) => ({ number: at + 1, result }))
    .toSorted((a, b) =>
      order === 'difficulty'
        ? a.result.difficulty - b.result.difficulty || distanceOf(a.result) - distanceOf(b.result)
        : distanceOf(a.result) - distanceOf(b.result) || a.result.difficulty - b.result.difficulty,
    );

/** The number of the result that is as hard as is wanted, or next to it, with the fewest cells changed; from 1. */
export function nearest(results: readonly Offered[], wanted: number): number {
  const far = ({ difficulty }: Offered): number => Math.abs(difficulty - wanted);
  const [best] = orderedResults(results, 'distance').toSorted(
    (a, b) => far(a.result) - far(b.result),
  );
  return best?.number ?? 0;
}

/** What stands under a small picture. */
export const captionOf = (result: Offered): string =>
  'steps' in result
    ? `${counted(result.difficulty, 'sweep')}, ${distanceOf(result)} more`
    : `${counted(result.difficulty, 'bottleneck')}, ${counted(distanceOf(result), 'change')}`;

/** A picture that needs more than sweeps, in the words of the shelf. */
export const variantText = ({ method, difficulty, cells }: Variant): string =>
  `${gradeText({ method, bottlenecks: difficulty })} ${counted(cells.length, 'cell')} changed.`;

/** How a repair is under way. */
export const newsText = ({ run, unknown, steps, results }: RepairNews, runs: number): string =>
  `Run ${run + 1} of ${runs}: ${counted(steps.length, 'cell')} filled, ${grouped(unknown)} unknown, ${counted(results.length, 'simple picture')} so far …`;

/** How the search for pictures that need a method is under way. */
export const variantNewsText = ({ run, changed, results }: VariantNews, runs: number): string =>
  `Run ${run + 1} of ${runs}: ${counted(changed, 'cell')} changed, ${counted(results.length, 'picture')} so far …`;

/** A search that came to its end without any. */
export const noneText = (needs: Needs): string =>
  `No picture close to yours that needs ${needsTexts[needs]} was found. More runs, or another seed, may find one.`;

/** The least and the most of some numbers. */
function range(list: readonly number[]): string {
  const [least, most] = [Math.min(...list), Math.max(...list)];
  return least === most ? grouped(least) : `${grouped(least)} to ${grouped(most)}`;
}

/** What came of a search. */
export function resultsText(results: readonly Offered[]): string {
  const [first] = results;
  if (first === undefined) return '';
  const hard = results.map(({ difficulty }) => difficulty);
  const far = results.map(distanceOf);
  if (!('steps' in first))
    return `${counted(results.length, 'picture')} that ${results.length === 1 ? 'needs' : 'need'} ${needsTexts[first.method]} (bottlenecks: ${range(hard)}; cells changed: ${range(far)}).`;
  return `${counted(results.length, 'picture')} that sweeps solve (${range(hard)} sweeps), with ${range(far)} more cells filled than in yours.`;
}

const heads = (results: readonly Offered[]): readonly string[] =>
  results.some((result) => 'method' in result)
    ? ['number', 'run', 'bottlenecks', 'cells changed', 'puzzle']
    : ['number', 'run', 'difficulty', 'cells filled beyond the picture', 'puzzle'];

/** The results as rows of a table, heads first. */
export const resultRows = (
  results: readonly Offered[],
): readonly (readonly (string | number)[])[] => [
  heads(results),
  ...results.map((result, at) => [
    at + 1,
    result.run + 1,
    result.difficulty,
    distanceOf(result),
    encodePuzzle(puzzleOf(result.image)),
  ]),
];
