/** New results on boards of any size, on pairs of cells and on effort, told as those of newResults.ts, which lists them. */
import { mirroredDifficulty } from '../engine/make/mirroredStrips.ts';
import { namedRun } from '../claims/measurement.ts';
import { oneSolutionSizes } from '../claims/measured/samples.ts';
import { groundText } from '../claims/words.ts';
import {
  enumerated,
  fixed,
  grouped,
  inWords,
  percent,
  sizeText,
} from '../notebook/plain/numbers.ts';
import { sitePath } from '../notebook/page/paths.ts';
import { blankRun } from './blankBoards.ts';
import {
  allHoldHalf,
  meetingSpan,
  meetingTexts,
  shareWhereTheyMeet,
  upper,
} from './curveMeetings.ts';
import { decidingPeaks, halfInferred, peakText } from './deciding.ts';
import { greatestShare, hardRecord, hardRecords, shareOf } from './hardSimple.ts';
import type { NewResult } from './newResult.ts';
import { blockRate, formulaFared, foundAt, halfAt } from './oneSolution.ts';
import { pairSequences } from './pairSequences.ts';
import { shares, solvedSizes } from './strips.ts';
import { exchangedAt } from './upperEdge.ts';

/** Records by size, all of searches. */
const searched = hardRecords();

const peak = decidingPeaks.at(-1)!;
const side = 20;
const rate = blockRate(50);
const [height, width] = [59, 60];

/** In the order of the page, but that others stand between the first one and the next. */
export const beyondResults: readonly [NewResult, ...NewResult[]] = [
  {
    id: 'tournaments-cross',
    title: 'The tournaments go across the threshold',
    says: `Random boards of ${sizeText(peak.side, peak.side)} are hardest ${peakText(peak)} filled, with ${peak.timesDensest} the mean work of half filled ones.`,
    told: [
      `Random boards of ${sizeText(peak.side, peak.side)} are hardest to decide for our solver ${peakText(peak)} filled (95\u00a0% of samples drawn again from these boards), where the mean work is ${peak.timesDensest} that of half filled boards, and the median ${grouped(Math.round(peak.peak.median))} conflicts beside ${grouped(Math.round(peak.medians.densest))}.`,
      `Half of their filled cells can be inferred at ${fixed(halfInferred(peak.side), 1)}\u00a0%, and the sets of the tournaments pass both places.`,
    ],
    evidence: groundText({ kind: 'sample', n: peak.boards, unit: 'boards at each percentage' }),
    data: [`${namedRun('deciding 25x25').stored}.json`],
    check: 'Run boards of your own in the figure.',
    command: 'npm run -s results -- deciding-25x25 --check',
    at: { href: sitePath('race/#tournaments'), name: 'Times of solvers' },
  },
  {
    id: 'beyond-sweeps',
    title: 'Is anything left where sweeps stop?',
    says: 'Whether any cell can be inferred beyond what sweeps find, on a board with nothing given, is co-NP-complete.',
    told: [
      'Any list of conditions becomes a blank board on which sweeps stop where every tile shows nothing more by itself, and a further cell is certain just if the conditions can never all be met.',
      `So the question of Foote and Krizanc stays co-NP-complete when what is given is just what sweeps find; ${grouped(blankRun.sets)} random lists were laid out and asked, without an exception.`,
    ],
    evidence: groundText({ kind: 'proof' }),
    data: [`${namedRun('blank-boards').stored}.json`],
    check: 'Press the button of the figure, and type other conditions.',
    command: 'npm run -s reproduce -- --stored own-blank-boards-beyond-sweeps',
    at: { href: sitePath('circuits/#with-nothing-given'), name: 'Hard on purpose' },
  },
  {
    id: 'no-density-gives-all',
    title: 'No density gives all',
    says: 'However full a large random board is, some cells can trade places and no clue changes.',
    told: [
      `On large random boards some filled cells can be exchanged for others without changing a clue, at least ${exchangedAt(50)} of them where half of the cells are filled and ${exchangedAt(60)} at 60\u00a0%.`,
      `So at no density below one can everything be inferred, and large boards hardly ever have one solution: of those that are half filled we found ${foundAt(10, 50)} of ${sizeText(10, 10)} and ${foundAt(20, 50)} of ${sizeText(20, 20)}.`,
    ],
    evidence: groundText({ kind: 'proof' }),
    data: [`${namedRun('exchanges').stored}.json`],
    check: 'Open the two pictures of the chapter: they have the same clues.',
    command: 'npm run -s results -- exchanges --check',
    at: { href: sitePath('density/#no-density-gives-all'), name: 'Density and the threshold' },
  },
  {
    id: 'one-solution',
    title: 'Which random boards have one solution',
    says: `Half of all random boards of ${sizeText(side, side)} have one solution at ${halfAt(side)} filled: a formula says it for each size.`,
    told: [
      `The mean number of switches of a random board is known exactly, and e to the power of minus that number is off the share with one solution by ${formulaFared.most} percentage points at most, on ${formulaFared.boards} boards of ${formulaFared.sizes} sizes.`,
      `At a fixed density the logarithm of that share, divided by the number of cells, has a limit: this is proved. At one half it is at least ${rate.rate} thousandths, by blocks that were drawn; the theorem of the chapter gives ${rate.proved}.`,
    ],
    evidence: groundText({ kind: 'sample', n: formulaFared.drawn, unit: 'boards' }),
    data: oneSolutionSizes.map((size) => `${namedRun(`one-solution ${size}`).stored}.json`),
    check: 'Move the sliders, and lay all sizes on one curve.',
    command: 'npm run -s reproduce -- --stored own-one-solution-formula',
    at: {
      href: sitePath('density/#which-boards-have-one-solution'),
      name: 'Density and the threshold',
    },
  },
  {
    id: 'curves-meet',
    title: 'Curves of different sizes meet near their top',
    says: `The curves of three sizes meet where ${shareWhereTheyMeet} or more can be inferred, between ${meetingSpan.replace(' to ', ' and ')} filled.`,
    told: [
      `Draw what can be inferred against the share of filled cells: the curves of two sizes meet where ${shareWhereTheyMeet} or more of the filled cells are inferred, ${enumerated(meetingTexts)} (95\u00a0% intervals).`,
      `${allHoldHalf ? 'Each interval holds' : 'Not each interval holds'} one half, where counting no longer forbids anything on large boards, whichever way undecided cells are counted; whether the place moves with the size they do not tell.`,
    ],
    evidence: groundText({
      kind: 'sample',
      n: Math.min(...upper.boards.map(({ boards }) => boards)),
      unit: 'boards or more at each percentage',
      interval: '95\u00a0% interval',
    }),
    data: (['20x20', '25x25', '30x30'] as const).map(
      (size) => `${namedRun(`threshold-upper ${size}`).stored}.json`,
    ),
    check: 'Compare the means of two sizes in the table, above and below one half.',
    command: 'npm run -s results -- threshold-upper-20x20 --check',
    at: {
      href: sitePath('papers/foote-krizanc/#where-curves-of-two-sizes-meet'),
      name: 'The companion to Foote and Krizanc',
    },
  },
  {
    id: 'mirrored-strips',
    title: 'Simple puzzles that take longer',
    says: `A puzzle of ${sizeText(height, width)} that needs nothing but sweeps can need ${grouped(mirroredDifficulty(height, width))} of them.`,
    told: [
      `Mirrored strips of ${sizeText(height, width)} take ${grouped(mirroredDifficulty(height, width))} sweeps, ${percent(shares.mirrored(height, width), 1)} of their cells, and as far as it goes on so the share comes to two thirds.`,
      `The command solves all ${grouped(solvedSizes.mirrored)} sizes up to ${sizeText(61, 61)}, proves the lemma by which longer rows know no more, and compares every line of every sweep from the seventh on with a smaller board.`,
    ],
    evidence: groundText({
      kind: 'cases',
      n: solvedSizes.mirrored,
      unit: `sizes up to ${sizeText(61, 61)}`,
    }),
    data: [],
    check: 'Let the stepper run to the end of one.',
    command: 'npm run -s reproduce -- own-mirrored-strips own-longer-row own-mirrored-step',
    at: {
      href: sitePath('papers/batenburg-kosters/#mirrored-strips'),
      name: 'The companion to Batenburg and Kosters',
    },
  },
  {
    id: 'hardest-simple',
    title: 'Simple puzzles with more sweeps than strips',
    says: `A puzzle of ${sizeText(10, 10)} can fall to sweeps alone and take ${hardRecord(10).difficulty} of them.`,
    told: [
      `A search over all pictures, simple or not, finds ${enumerated(searched.map(({ difficulty }) => String(difficulty)))} sweeps on squares of ${inWords(searched[0]!.height)} to ${inWords(searched.at(-1)!.height)} rows; on ${sizeText(6, 6)}, where all pictures were counted, it finds the most that there is.`,
      `The greatest share of the cells is ${percent(shareOf(greatestShare()), 1)}, beyond the two thirds at which strips end; whether it can come near to one is open.`,
    ],
    evidence: groundText({ kind: 'example' }),
    data: ['hardest-simple.json'],
    check: 'Open the hunt: it tells whether a find beats the record of its size.',
    command: 'npm run -s remake -- hardest --check',
    at: {
      href: sitePath('papers/batenburg-kosters/#hardest-by-size'),
      name: 'The companion to Batenburg and Kosters',
    },
  },
  {
    id: 'sequences-of-pairs',
    title: 'Pairs of cells tell one solution from several',
    says: `Probe pairs of cells, and no sequence of ${sizeText(5, 5)} fits both one solution and several.`,
    told: [
      `If pairs of cells are probed instead of single ones, the pictures of ${sizeText(5, 5)} come to ${grouped(pairSequences.five)} different sequences.`,
      `${pairSequences.mixed === 0 ? 'None' : grouped(pairSequences.mixed)} of them belongs both to a picture with one solution and to one with more, which sequences of single cells do.`,
    ],
    evidence: groundText({ kind: 'count', of: 'all pictures of 4x4 and 5x5' }),
    data: ['001-section-5-further-classification.json'],
    check: 'The stored count is read, and its sums are checked.',
    command: 'npm run -s reproduce -- --stored 001-section-5-further-classification',
    at: {
      href: sitePath('papers/wensveen/#sequences-of-pairs'),
      name: 'The companion to Wensveen',
    },
  },
];
