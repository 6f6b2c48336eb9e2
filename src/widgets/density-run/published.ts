/**
 * What the documents say about proportions of simple puzzles, as regions of the chart. Their figures survive only as
 * text, so these sentences are all there is to check against.
 */
import type { PublishedRegion } from '../../charts/densityChart.ts';
import type { DensitySpec } from '../../experiments/density.ts';

export type PublishedStatement = PublishedRegion & {
  readonly source: string; // document and place
  readonly says: string; // the statement in our words
  readonly exactOnly: boolean; // speaks of an exact number of filled cells
};

const statements: Readonly<Record<string, readonly PublishedStatement[]>> = {
  '6x6': [
    {
      from: 0,
      to: 2.8,
      low: 0.99,
      high: 1,
      label: '0 or 1 filled: all',
      source: '000, section 4.2',
      says: 'with no filled cell or one, every puzzle is simple',
      exactOnly: true,
    },
    {
      from: 5,
      to: 6.1,
      low: 0.27,
      high: 0.29,
      label: '2 filled: about 28 %',
      source: '000, section 4.2',
      says: 'two filled cells share a line, which makes the puzzle simple, with probability about 28 %',
      exactOnly: true,
    },
  ],
  '10x10': [
    {
      from: 20,
      to: 30,
      low: 0,
      high: 0.02,
      label: 'under 2 % up to about 30 %',
      source: '000, Figure 8 left',
      says: 'up to around 30 %, fewer than 2 % of the puzzles are simple or (2,2)-hard',
      exactOnly: false,
    },
  ],
  '15x15': [
    {
      from: 49.7,
      to: 50.7,
      low: 0.09,
      high: 0.11,
      label: '113 filled: about 1 in 10',
      source: '002',
      says: 'with exactly 113 of 225 cells filled, about 1 in 10 is solved line by line',
      exactOnly: true,
    },
  ],
  '30x30': [
    {
      from: 45,
      to: 50,
      low: 0,
      high: 0.02,
      label: 'under 2 % up to about 50 %',
      source: '000, Figure 8 right',
      says: 'up to around 50 %, fewer than 2 % of the puzzles are simple or (2,2)-hard',
      exactOnly: false,
    },
  ],
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
