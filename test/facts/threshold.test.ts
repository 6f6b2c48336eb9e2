/** What the chapter on the threshold and its companion say in words of stored runs of the threshold, held against their numbers: who stores longer runs finds out what to write anew. */
import { expect, test } from 'vitest';
import { crossingFacts } from '../../src/facts/crossing.ts';
import { methodFacts } from '../../src/facts/methodCrossings.ts';
import {
  below,
  clausesTimes,
  effortPeaks,
  effortRanks,
  effortSpikes,
  emptiest,
  propagationsTimes,
  shareAt,
  spikeText,
  widths,
  steepestText,
} from '../../src/facts/threshold.ts';
import { between } from '../../src/claims/003/threshold.ts';
import { pointsIn } from '../../src/claims/003/thresholdPoints.ts';
import { fewBoards } from '../../src/facts/thresholdFewBoards.ts';
import { effortWhereUncertain } from '../../src/claims/003/thresholdScatter.ts';
import { verdictOf } from '../../src/claims/verdict.ts';
import { stored } from '../../src/stored/fromFile.ts';
import { proseOf } from './proseOf.ts';

const page = `${proseOf('density')} ${proseOf('threshold')}`;
const sides = [15, 20, 25] as const;
const { sizes } = verdictOf(between, stored).ours;

const crossing = crossingFacts();

const falls = (numbers: readonly number[]): boolean =>
  numbers.length > 1 && numbers.every((one, at) => at === 0 || one < numbers[at - 1]!);

/** The words of the page, and whether the numbers are so. */
const said: readonly (readonly [words: string, holds: () => boolean])[] = [
  [
    'The larger the board, the denser it has to be, and {inBandText}.',
    () => sizes.every(({ low }, at) => at === 0 || low > sizes[at - 1]!.high),
  ],
  [
    'The rise does become sharper with the size, for these three.',
    () => falls(widths.map((one) => one.width)),
  ],
  [
    'The larger the board, the nearer this is to what the document says, but it is still far from it.',
    () => {
      const some = sides.map((side) => parseInt(emptiest(side).some));
      return falls(some) && some.every((share) => share > 10);
    },
  ],
  [
    'of 25 × 25, though on average only',
    () =>
      below.sizes.every(
        ({ side, filled }, at) => side === sides[at] && 2 * filled.count > filled.n,
      ),
  ],
  [
    'But on 15 × 15 the peak is not where the share passes one half.',
    () => effortPeaks[0]!.side === 15 && effortPeaks[0]!.to < sizes[0]!.low,
  ],
  [
    'On 15 × 15 its peak comes before, where the share has just begun to rise.',
    () => {
      const { side, effort, scatter } = verdictOf(effortWhereUncertain, stored).ours.sizes[0]!;
      return side === 15 && effort.to < scatter.from && parseInt(shareAt(15, effort.at)) < 15;
    },
  ],
  [
    'among such boards a mean is made by a few.',
    () =>
      fewBoards.single.share > 0.25 &&
      fewBoards.most.length === 2 &&
      fewBoards.all === 33 * fewBoards.boards,
  ],
  [
    'Within a size it is the other way round.',
    () => clausesTimes > 1 && propagationsTimes > 1 && effortRanks.every(({ high }) => high < 0),
  ],
  [
    'On 25 × 25 the boards of [[fig-inferable]] were settled all the same.',
    () =>
      pointsIn(stored, 'threshold 25x25').every(({ undecided }) => undecided === 0) &&
      crossing.open.map(({ size }) => parseInt(size)).join() === '25,30,40',
  ],
  [
    'even the least place that the undecided cells leave is above 0.42',
    () => crossing.open.filter(({ least }) => least !== null && least.value > 42).length === 2,
  ],
  [
    'They need not grow at every step:',
    () => {
      const behind = methodFacts()
        .slice(-3)
        .map((one) => [...one.behind.sweeps.matchAll(/\d+\.\d/g)].map(Number));
      const [[earlier, earlierLow], [next, , nextHigh], [last, lastLow]] = behind as [
        number[],
        number[],
        number[],
      ];
      return next! < earlier! && nextHigh! > earlierLow! && last! > next! && lastLow! > next!;
    },
  ],
  [
    'The line against 1 / side ends below one half',
    () => parseFloat(crossing.laws.inverse.end) < 50,
  ],
  [
    'these sizes rule it out.',
    // once in 100,000 the sum is 23 or more with two degrees of freedom
    () => crossing.laws.log.freedom === 2 && parseFloat(crossing.laws.log.chi) > 23,
  ],
  [
    'allow that, and the line would end at {passing.laws.inverse.end}.',
    // once in twenty it is 6 or more
    () => crossing.laws.inverse.freedom === 2 && parseFloat(crossing.laws.inverse.chi) < 6,
  ],
  [
    'So a line against 1 / side goes with all six sizes',
    // of four degrees of freedom, which are the most: once in twenty it is 9.5 or more
    () =>
      crossing.laws.more.inverse.freedom === 4 &&
      crossing.laws.sizes + crossing.laws.moreAt.length === 6 &&
      parseFloat(crossing.laws.more.inverse.chi) < 9.4 &&
      parseFloat(crossing.laws.more.log.chi) > 23,
  ],
  ['the boards drawn do not tell two steps apart', () => steepestText === '39 and 45\u00a0%'],
  [
    'at the edge of what is printed.',
    () => effortPeaks[1]!.side === 20 && effortPeaks[1]!.to === 39,
  ],
  [
    'and where this line ends it lets them have up to {passing.ends.filled}',
    () => 50 < parseFloat(crossing.ends.filled) && parseFloat(crossing.ends.filled) < 100,
  ],
  [
    'no two of their intervals meet',
    () => {
      const ends = crossing.sizes.map((one) => [...one.matchAll(/\d+\.\d/g)].map(Number));
      return ends.length > 2 && ends.every(([, low], at) => at === 0 || low! > ends[at - 1]![2]!);
    },
  ],
];

test.each(said)('%s', (words, holds) => {
  expect(page).toContain(words);
  expect(holds()).toBe(true);
});

test('the shares at 42 % fall with the size, as the rise moves', () => {
  expect(falls(sides.map((side) => parseInt(shareAt(side, 42))))).toBe(true);
});

test('the peak of the larger size is said to stand out as surely as its boards allow', () => {
  const [small, large] = effortSpikes;
  for (const { times, low, high } of effortSpikes) {
    expect(low).toBeLessThan(times);
    expect(high).toBeGreaterThan(times);
  }
  expect(spikeText.startsWith('Even so')).toBe(large!.low > small!.high);
});
