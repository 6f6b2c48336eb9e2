/** What the documents say about random images, beside what we find. */
import { figure6Simple, outside40to60 } from '../../figures/000/figure6.ts';
import { figure8Large, figure8Small } from '../../figures/000/figure8.ts';
import { oneOrNone, twoFilled } from '../../figures/000/twoFilled.ts';
import { arrangements, filled113 } from '../../figures/002/filled113.ts';
import type { SampledShare } from '../../figures/sample.ts';
import type { VerdictRow } from '../verdicts.ts';
import { scientific } from './numbers.ts';
import { huntSample } from './density.ts';
import { computedRow, rowFrom } from './verdictRows.ts';

const shareText = ({ share, low, high }: SampledShare): string =>
  `${share.toFixed(1)}\u00a0% (${low.toFixed(1)} to ${high.toFixed(1)})`;

const highestText = ({ share }: SampledShare): string =>
  share === 0 ? 'not one in 1,000' : `at most ${share.toFixed(1)}\u00a0%`;

const outsideText = (one: { readonly size: string; readonly percentOutside: number }): string =>
  `${one.size.replace('x', '\u00a0×\u00a0')}: ${one.percentOutside < 0.001 ? 'under 0.001' : one.percentOutside.toFixed(1)}\u00a0%`;

const powerText = (value: bigint): string => {
  const { mantissa, exponent } = scientific(value);
  return `${mantissa}\u00a0×\u00a010^${exponent}`;
};

/** One row for each statement. */
export function densityVerdicts(): readonly VerdictRow[] {
  return [
    computedRow(oneOrNone, {
      what: 'Batenburg & Kosters, section 4.2: 6 × 6 puzzles with no or one filled cell are simple',
      published: () => 'all',
      ours: (counts) => counts.map(({ simple, images }) => `${simple} of ${images}`).join(', '),
    }),
    computedRow(twoFilled, {
      what: 'Batenburg & Kosters, section 4.2: two filled cells of 6 × 6 lie in one line, and then the puzzle is simple',
      published: ({ percentInOneLine }) => `approximately ${percentInOneLine} %`,
      ours: ({ percentInOneLine }) => `${percentInOneLine.toFixed(2)} %`,
    }),
    computedRow(outside40to60, {
      what: 'Batenburg & Kosters, section 4.2: images with less than 40 % or more than 60 % filled',
      published: (word) => `their share is ${word}`,
      ours: (sizes) => sizes.map(outsideText).join(', '),
      remark:
        'not for 6 × 6, which the sentence is about; it becomes true as the size grows. Perhaps the shape of the curve was meant, not the sum of its ends',
    }),
    computedRow(figure6Simple, {
      what: 'Batenburg & Kosters, Figure 6: 6 × 6 puzzles around 20 % filled',
      published: ({ at20 }) => `${at20} simple`,
      ours: ({ twenty }) => shareText(twenty),
    }),
    computedRow(figure8Small, {
      what: 'Batenburg & Kosters, Figure 8: 10 × 10 puzzles solved by sweeps or by the next stronger method, up to around 30 % filled',
      published: ({ below }) => `less than ${below} %`,
      ours: ({ highest }) => `by sweeps: ${highestText(highest)}`,
      part: true,
      remark: 'tested for the sweeps alone, from where the picture begins',
    }),
    computedRow(figure8Large, {
      what: 'Batenburg & Kosters, Figure 8: the same for 30 × 30, up to around 50 %',
      published: ({ below }) => `less than ${below} %`,
      ours: ({ highest }) => `by sweeps: ${highestText(highest)}`,
      part: true,
      remark: 'tested for the sweeps alone, from where the picture begins',
    }),
    computedRow(arrangements, {
      what: 'Raven’s Point: 15 × 15 images with 113 filled cells',
      published: ({ log10 }) => `10^${log10}`,
      ours: ({ exact }) => powerText(BigInt(exact)),
    }),
    rowFrom(filled113, huntSample(), {
      what: 'Raven’s Point: of these, solved line by line',
      published: ({ share }) => `about ${share} %`,
      ours: ({ simple }) => shareText(simple),
      remark: 'a weaker line solver comes closer, but not that far; see above',
    }),
  ];
}
