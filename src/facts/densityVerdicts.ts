/** What the documents say about random pictures, beside what we find. */
import { binomialCoefficient } from '../engine/board/binomial.ts';
import { figure6Simple, outside40to60 } from '../claims/000/figure6.ts';
import { curveFigures, rise, riseOf } from '../claims/000/figure8Classes.ts';
import type { CurveFigure } from '../claims/000/figure8Classes.ts';
import { oneOrNone, twoApart, twoFilled } from '../claims/000/twoFilled.ts';
import { arrangements, filled113 } from '../claims/002/filled113.ts';
import type { SampledShare } from '../claims/sample.ts';
import type { VerdictRow } from '../components/verdicts.ts';
import { scientific, sizeText, spacedSizes } from '../formats/numbers.ts';
import { huntSample } from './density.ts';
import { pointsOf } from './densityClasses.ts';
import { computedRow, rowFrom } from './verdictRows.ts';
import type { Telling } from './verdictRows.ts';

const shareText = ({ share, low, high }: SampledShare): string =>
  `${share.toFixed(1)}\u00a0% (${low.toFixed(1)} to ${high.toFixed(1)})`;

const outsideText = (one: { readonly size: string; readonly percentOutside: number }): string =>
  `${spacedSizes(one.size)}: ${one.percentOutside < 0.001 ? 'under 0.001' : one.percentOutside.toFixed(1)}\u00a0%`;

const powerText = (value: bigint): string => {
  const { mantissa, exponent } = scientific(value);
  return `${mantissa}\u00a0×\u00a010^${exponent}`;
};

/** A sentence on one picture, told with the stored run of the paper's size: the same boards as the figure computes. */
function curveRow<Published, Ours>(
  figure: CurveFigure<Published, Ours>,
  telling: Telling<Published, Ours>,
): VerdictRow {
  const ours = figure.oursFrom(pointsOf(figure.side));
  return rowFrom(figure, ours, telling, figure.noteFor(ours));
}

const share = (value: number): string => `${value}\u00a0%`;

const said = (side: number, text: string): string =>
  `Batenburg & Kosters, Figure 8: ${sizeText(side, side)}, ${text}`;

/** What is said about both pictures of Figure 8, and about FourSolver in Figure 6. */
function classRows(): readonly VerdictRow[] {
  const { power, below, region, bulk, beyond, several, peak, handover } = curveFigures;
  return [
    curveRow(power, {
      what: 'Batenburg & Kosters, Figure 6: FourSolver on 6\u00a0×\u00a06 around 20 % filled, and where most cells are filled',
      published: (text) => text,
      ours: ({ around20, solved20, above80 }) =>
        `fixes something in ${share(around20)} of the puzzles that are not simple and solves ${share(solved20)} of them; from 80 % on it fixes something in ${share(above80)} of all`,
    }),
    ...below.map((figure) =>
      curveRow(figure, {
        what: said(
          figure.side,
          `simple or (2,2)-hard up to around ${figure.published.upTo} % filled`,
        ),
        published: ({ below: most }) => `less than ${most} %`,
        ours: ({ highest, at }) =>
          highest === 0 ? 'not one of 1,000 boards' : `at most ${share(highest)}, at ${at}\u00a0%`,
      }),
    ),
    rowFrom(rise, riseOf(pointsOf(10), pointsOf(30)), {
      what: 'Batenburg & Kosters, Figure 8: the percentage at which many puzzles begin to be simple',
      published: () => 'tends to rise with the size',
      ours: ({ small, large }) =>
        `2\u00a0% are solved from ${small}\u00a0% on for ${sizeText(10, 10)}, from ${large}\u00a0% on for ${sizeText(30, 30)}`,
      remark: 'for 6\u00a0×\u00a06 the curve never falls that low; the table below has more sizes',
    }),
    ...region.map((figure) =>
      curveRow(figure, {
        what: said(figure.side, 'a region above it with (2,2)-hard puzzles'),
        published: (text) => text,
        ours: ({ at, four }) => `at most ${share(four)}, at ${at}\u00a0%`,
      }),
    ),
    ...bulk.map((figure) =>
      curveRow(figure, {
        what: said(figure.side, 'this region among all nonograms'),
        published: (text) => text,
        ours: ({ from, to, ofAll }) =>
          `from ${from} to ${to}\u00a0%: ${share(ofAll)} of all pictures`,
      }),
    ),
    ...beyond.map((figure) =>
      curveRow(figure, {
        what: said(
          figure.side,
          'further up, typically either simple or more difficult than (2,2)-hard',
        ),
        published: () => 'typically',
        ours: ({ from, simple, four, harder }) =>
          `from ${from}\u00a0% on ${share(simple)} simple, ${share(four)} (2,2)-hard, ${share(harder)} harder`,
      }),
    ),
    ...several.map((figure) =>
      computedRow(figure, {
        what: `Batenburg & Kosters, section 4.2: those that are not simple there (${figure.id.includes('10x10') ? sizeText(10, 10) : sizeText(30, 30)}) have no unique solution`,
        published: () => 'speculation',
        ours: ({ boards, severalSolutions, unique, unknown }) =>
          `of ${boards} unsolved boards ${severalSolutions} have several solutions, ${unique} one${unknown === 0 ? '' : `, ${unknown} not decided`}`,
      }),
    ),
    ...peak.map((figure) =>
      curveRow(figure, {
        what: said(figure.side, 'the curve of some progress rises, peaks and falls'),
        published: (text) => text,
        ours: ({ at, share: height, peaks }) =>
          `${peaks === 1 ? 'one peak' : `${peaks} peaks`}: ${share(height)} at ${at}\u00a0%`,
      }),
    ),
    ...handover.map((figure) =>
      curveRow(figure, {
        what: said(figure.side, 'it falls because SimpleSolver, too, makes progress'),
        published: () => '“explaining the peak”',
        ours: ({ peak: at, half, simpleAtPeak, simpleAtHalf, noneAtPeak, noneAtHalf }) =>
          `from ${at} to ${half}\u00a0% simple rises from ${simpleAtPeak} to ${share(simpleAtHalf)}, “none” from ${noneAtPeak} to ${share(noneAtHalf)}`,
        remark:
          'SimpleSolver does catch up. But what grows most after the peak is the class in which nothing more can be fixed: little is left there but switching components',
        part: true,
      }),
    ),
    {
      what: 'Batenburg & Kosters, section 4.2: the 25\u00a0×\u00a025 puzzles of the TAAI 2011 tournament are harder than (2,2)-hard',
      published: '“without exception”',
      ours: 'not tested',
      verdict: 'open',
      remark: 'the puzzles are not printed in the document',
    },
  ];
}

/** "As the percentage of black pixels increases towards 50%, the number of possible patterns for each line increases as well." */
function patternsRow(): VerdictRow {
  const patterns = [0, 1, 2, 3].map((filled) => binomialCoefficient(6, filled));
  return {
    what: 'Batenburg & Kosters, section 4.2: possible patterns for a line, as the percentage filled rises to 50 %',
    published: 'increase',
    ours: `${patterns.join(', ')} for none to three of six cells`,
    verdict: patterns.every((count, at) => at === 0 || count > (patterns[at - 1] ?? 0n))
      ? 'equal'
      : 'different',
  };
}

/** One row for each statement. */
export function densityVerdicts(): readonly VerdictRow[] {
  return [
    computedRow(oneOrNone, {
      what: 'Batenburg & Kosters, section 4.2: 6\u00a0×\u00a06 puzzles with no or one filled cell are simple',
      published: () => 'all',
      ours: (counts) => counts.map(({ simple, images }) => `${simple} of ${images}`).join(', '),
    }),
    computedRow(twoFilled, {
      what: 'Batenburg & Kosters, section 4.2: two filled cells of 6\u00a0×\u00a06 lie in one line, and then the puzzle is simple',
      published: ({ percentInOneLine }) => `approximately ${percentInOneLine} %`,
      ours: ({ percentInOneLine }) => `${percentInOneLine.toFixed(2)} %`,
    }),
    computedRow(twoApart, {
      what: 'Batenburg & Kosters, section 4.2: in different rows and columns they are a switching component, and FourSolver makes no progress',
      published: (word) => word,
      ours: ({ images, switching, noProgress }) =>
        `${images} pictures: ${switching} with a switching component, ${noProgress} without progress`,
    }),
    computedRow(outside40to60, {
      what: 'Batenburg & Kosters, section 4.2: pictures with less than 40 % or more than 60 % filled',
      published: (word) => `their share is ${word}`,
      ours: (sizes) => sizes.map(outsideText).join(', '),
      remark:
        'not for 6\u00a0×\u00a06, which the sentence is about; it becomes true as the size grows. Perhaps the shape of the curve was meant, not the sum of its ends',
    }),
    patternsRow(),
    computedRow(figure6Simple, {
      what: 'Batenburg & Kosters, Figure 6: 6\u00a0×\u00a06 puzzles around 20 % filled',
      published: ({ at20, above }) => `${at20} simple; from there on SimpleSolver becomes ${above}`,
      ours: ({ twenty, rises }) => `${shareText(twenty)}; it ${rises ? 'rises' : 'falls again'}`,
    }),
    ...classRows(),
    computedRow(arrangements, {
      what: 'Raven’s Point: 15\u00a0×\u00a015 pictures with 113 filled cells',
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
