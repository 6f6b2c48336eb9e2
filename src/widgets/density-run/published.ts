/**
 * What the documents say about proportions of simple puzzles, as regions of the chart. Their figures survive only as
 * text, so these sentences are all there is to check against.
 */
import type { PublishedRegion } from '../../charts/densityChart.ts';
import { figure8Large, figure8Small } from '../../figures/000/figure8.ts';
import { twoFilled } from '../../figures/000/twoFilled.ts';
import { filled113 } from '../../figures/002/filled113.ts';
import type { DensitySpec } from '../../experiments/density.ts';

export type PublishedStatement = PublishedRegion & {
  readonly source: string; // document and place
  readonly says: string; // the statement in our words
  readonly exactOnly: boolean; // speaks of an exact number of filled cells
};

const share113 = filled113.published.share / 100;
const inOneLine = twoFilled.published.percentInOneLine / 100;

/** A statement of Figure 8: almost nothing is simple up to some percentage, from where the picture begins. */
function upTo(
  { published: { below, upTo: to } }: typeof figure8Small,
  from: number,
  half: string,
): PublishedStatement {
  return {
    from,
    to,
    low: 0,
    high: below / 100,
    label: `under ${below} % up to about ${to} %`,
    source: `Batenburg & Kosters, Figure 8, ${half}`,
    says: `up to around ${to} %, fewer than ${below} % of the puzzles are solved by sweeps or by the next stronger method`,
    exactOnly: false,
  };
}

const statements: Readonly<Record<string, readonly PublishedStatement[]>> = {
  '6x6': [
    {
      from: 0,
      to: 4, // of 36 cells, 4 % is still one
      low: 0.99,
      high: 1,
      label: '0 or 1 filled: all',
      source: 'Batenburg & Kosters, section 4.2',
      says: 'with no filled cell or one, every puzzle is simple',
      exactOnly: true,
    },
    {
      from: 5, // 5 and 6 % of 36 cells are two
      to: 6,
      low: inOneLine,
      high: inOneLine + 0.01, // the document cuts off
      label: `2 filled: about ${twoFilled.published.percentInOneLine} %`,
      source: 'Batenburg & Kosters, section 4.2',
      says: `two filled cells share a line, which makes the puzzle simple, with probability about ${twoFilled.published.percentInOneLine} %`,
      exactOnly: true,
    },
  ],
  '10x10': [upTo(figure8Small, 20, 'left')],
  '15x15': [
    {
      from: 49.8, // 50 % of 225 cells are rounded to 113
      to: 50.4,
      low: share113 * 0.8,
      high: share113 * 1.25,
      label: '113 filled: about 1 in 10',
      source: 'Raven’s Point',
      says: 'with exactly 113 of 225 cells filled, about 1 in 10 is solved line by line',
      exactOnly: true,
    },
  ],
  '30x30': [upTo(figure8Large, 45, 'right')],
};

/**
 * The statements about one size that can be held against a run.
 *
 * @param model - statements about an exact number of filled cells say nothing about independent cells
 * @returns none for most sizes
 * @source 000_8dc3042ab81c971c.txt §4.2; 002_5ae15e577f844a8a.txt
 */
export const publishedFor = (
  height: number,
  width: number,
  model: DensitySpec['model'],
): readonly PublishedStatement[] =>
  (statements[`${height}x${width}`] ?? []).filter(
    (statement) => model === 'exact' || !statement.exactOnly,
  );
