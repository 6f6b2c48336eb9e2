/**
 * What is new here: results that we did not find in the five documents, nor in the public sources that the ledger beyond the five
 * lists. Each is told in two sentences with its evidence, its data and the way to check it in a minute.
 */
import { groundText } from '../claims/words.ts';
import type { Ground } from '../claims/claim.ts';
import type { MeasurementName, StoredOutcome } from '../claims/measurement.ts';
import { namedRun } from '../claims/measurement.ts';
import { openInstances } from '../claims/elsewhere/minizinc.ts';
import { allSequencesFile } from '../claims/001/allSequences.ts';
import { publishedFigure5 } from '../claims/000/smallPublished.ts';
import {
  enumerated,
  grouped,
  inWords,
  percent,
  sizeText,
  spacedSizes,
} from '../notebook/plain/numbers.ts';
import { sitePath } from '../notebook/page/paths.ts';
import { storedClaim } from '../stored/fromFile.ts';
import { differentOf } from './allSequences.ts';
import { betweenText, countedSix, drawnBySize } from './census.ts';
import { every5x5 as five } from './every5x5.ts';
import { figureLink } from './figurePlaces.ts';
import { beyondResults } from './newBeyond.ts';
import type { NewResult } from './newResult.ts';
import { hardSix, linesNeeded, newPairs, pairsWithoutSix } from './hardKinds.ts';
import { sixAll } from './sixBySix.ts';
import { smallSizeOf, smallSizes } from './smallSizes.ts';

const six = countedSix();
const sixSize = smallSizeOf('6x6');
const seven = drawnBySize.at(-1)!;
const open = storedClaim(openInstances).ours;

/** The file of a run, or of an outcome. */
const run = (name: MeasurementName): string => `${namedRun(name).stored}.json`;
const outcome = (id: StoredOutcome): string => `${id}.json`;

const all = (side: number): Ground => ({
  kind: 'count',
  of: `all ${grouped(2 ** (side * side))} pictures`,
});

/** Sizes of which pairs of lines miss a picture with one solution, those with the fewest cells. */
const missing = smallSizes().filter(({ unique, pairs }) => pairs !== null && pairs < unique);
const fewest = Math.log2(missing[0]!.pictures);
const missedFirst = missing.filter(({ pictures }) => pictures === 2 ** fewest);

const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

const five5 = sizeText(5, 5);
const six6 = sizeText(6, 6);
const on5x5 = { href: sitePath('every-5x5/#methods'), name: `Every ${five5} nonogram` };

const [hardest, ...beyond] = beyondResults;

export const newResults: readonly NewResult[] = [
  hardest,
  {
    id: 'methods-5x5',
    title: `What each method leaves of ${five5}`,
    says: `Probing, repeated, solves every ${five5} that has one solution.`,
    told: [
      `Of the ${grouped(five.unique)} pictures of ${five5} with one solution, pairs of lines leave ${grouped(five.beyondPairs)}, chains ${grouped(five.beyondChains)}, a single probe (as Wensveen has it) ${grouped(five.beyondProbe)}, and one round of probing, with all that its contradictions prove written down, ${grouped(five.beyondRound)}.`,
      `A second round and more leave ${five.beyondRepeated === 0 ? 'none' : grouped(five.beyondRepeated)}.`,
    ],
    evidence: groundText(all(5)),
    data: [run('guesses 25-cells'), run('two-sat-more 5x5')],
    check: `Open picture ${grouped(five.shown.beyondRound)}, and from there its puzzle by every method.`,
    command: 'npm run -s results -- guesses-25-cells --check',
    at: on5x5,
  },
  ...beyond,
  {
    id: 'smallest-beyond-pairs',
    title: 'Where pairs of lines begin to miss',
    says: `Pairs of lines solve every puzzle with one solution, up to ${fewest - 1} cells.`,
    told: [
      `On boards of fewer than ${fewest} cells pairs of lines solve every puzzle with one solution.`,
      `With ${fewest} cells they miss some: ${enumerated(missedFirst.map(({ size, unique, pairs }) => `${grouped(unique - (pairs ?? 0))} of ${spacedSizes(size)}`))}.`,
    ],
    evidence: groundText({ kind: 'count', of: 'all pictures of these sizes' }),
    data: [run('small-sizes'), run('guesses 25-cells')],
    check: 'Compare the columns “One solution” and “By pairs of lines” in the table of sizes.',
    command: 'npm run -s results -- small-sizes --check',
    at: { href: sitePath('every-5x5/#sizes'), name: 'The table of sizes' },
  },
  {
    id: 'six-by-six',
    title: 'Six by six, whole',
    says: `Of the ${grouped(six.uniqueAll)} pictures of ${six6} with one solution, ${grouped(hardSix.beyond)} need more than pairs of lines.`,
    told: [
      `Of all ${grouped(2 ** 36)} pictures of ${six6}, ${grouped(six.uniqueAll)} have one solution: ${grouped(six.uniqueAll - publishedFigure5.uniqueAll)} more than were printed in 2012, and as many as the encyclopedia of integer sequences has, since it corrected its own.`,
      `Those that pairs of lines do not solve, ${grouped(hardSix.beyond)}, are counted by the pairs (p,q) that they are hard for; chains solve ${percent(hardSix.solved / hardSix.beyond, 0)} of them.`,
    ],
    evidence: groundText(all(6)),
    data: [run('four-census 6x6'), run('pq-hardness 6x6'), run('clue-sets')],
    check: 'The companion divides the printed numbers by eight, and compares what is left.',
    command: 'npm run -s reproduce -- --stored 000-section-5-pq-hard-6x6',
    at: { href: figureLink('fig-census-6x6'), name: 'The companion to Batenburg and Kosters' },
  },
  {
    id: 'classes-6x6',
    title: `Probing on all pictures of ${six6}`,
    says: `All ${grouped(2 ** 36)} pictures of ${six6} have been probed: ${percent((sixAll.classes[0] ?? 0) / 2 ** 36, 0)} of them are simple.`,
    told: [
      `Every picture of ${six6} was probed once: ${grouped(sixAll.classes[0] ?? 0)} are simple, ${grouped(sixAll.classes[1] ?? 0)} of the class unique, ${grouped(sixAll.classes[2] ?? 0)} of the class exactly two, and ${grouped(sixAll.classes[3] ?? 0)} of the rest.`,
      `${grouped(sixAll.uniqueRest)} of the rest have one solution all the same; sorted, the probing sequences of the three classes are ${grouped(differentOf(6))} different ones.`,
    ],
    evidence: groundText(all(6)),
    data: [run('probing-levels 6x6'), `${allSequencesFile.name}.json`],
    check: 'The stored run is read, and its sums are checked.',
    command: 'npm run -s reproduce -- --stored 001-table-3-6x6',
    at: {
      href: sitePath('papers/wensveen/#all-pictures-by-class'),
      name: 'The companion to Wensveen',
    },
  },
  {
    id: 'different-puzzles',
    title: 'How many different puzzles a square has',
    says: `There are ${grouped(smallSizeOf('5x5').puzzles)} different puzzles of ${five5}, and one of them fits ${smallSizeOf('5x5').mostSolutions} pictures.`,
    told: [
      `There are ${grouped(smallSizeOf('5x5').puzzles)} different puzzles of ${five5} and ${grouped(sixSize.puzzles)} of ${six6}.`,
      `The greatest number of solutions of one puzzle is ${grouped(smallSizeOf('5x5').mostSolutions)} and ${grouped(sixSize.mostSolutions)}.`,
    ],
    evidence: groundText({ kind: 'count', of: 'all pictures of these sizes' }),
    data: [run('clue-sets')],
    check: `Count ${sizeText(4, 4)} anew; the command takes seconds.`,
    command: 'npm run -s remake -- sequences different-puzzles --count 4',
    at: { href: sitePath('every-5x5/#sequences'), name: 'The sequences, ready to send' },
  },
  {
    id: 'open-instances',
    title: `${capital(inWords(Object.keys(open).length))} hard instances decided`,
    says: `${capital(inWords(Object.keys(open).length))} puzzles that a collection calls open have one solution each.`,
    told: [
      `A collection of hard puzzles calls the instances ${enumerated(Object.keys(open))} open.`,
      `${Object.values(open).every((status) => status === 'one') ? 'Each has exactly one solution' : 'They are decided'}: the search for a second one comes to its end.`,
    ],
    evidence: groundText({ kind: 'count', of: 'all pictures with these clues' }),
    data: [outcome('web-minizinc-open'), 'race.json'],
    check: 'Run one of them in the race, in your own tab.',
    command: 'npm run -s reproduce -- --stored web-minizinc-open',
    at: { href: sitePath('race/#race'), name: 'Times of solvers' },
  },
  {
    id: 'seven-by-seven',
    title: `How many pictures of ${seven.size} have one solution`,
    says: `Of all pictures of ${seven.size}, between ${betweenText(seven.unique, 1).replace('–', ' and ')} have one solution.`,
    told: [
      `Of ${grouped(seven.drawn)} random pictures of ${seven.size}, ${grouped(seven.unique.images)} have one solution.`,
      `The 95\u00a0% interval of the share of all is ${betweenText(seven.unique, 2)}.`,
    ],
    evidence: groundText({
      kind: 'sample',
      n: seven.drawn,
      unit: 'pictures',
      interval: '95\u00a0% interval',
    }),
    data: [run('four-sample 7x7')],
    check: 'The first pictures of the sample are drawn again and compared.',
    command: 'npm run -s results -- four-sample-7x7 --check',
    at: {
      href: sitePath('papers/batenburg-kosters/#other-sizes'),
      name: 'The companion to Batenburg and Kosters',
    },
  },
  {
    id: 'hard-pairs-6x6',
    title: 'Harder kinds on larger boards',
    says: `Some pictures of ${six6} need ${inWords(linesNeeded.six)} lines at once, rows and columns together; ${five5} needs ${inWords(linesNeeded.five)} at most.`,
    told: [
      `Pictures of ${six6} are hard for ${inWords(newPairs.length)} pairs of numbers of rows and columns, in either order, that no picture of ${five5} is hard for: ${enumerated(newPairs.map(({ pair, images }) => `(${pair}) ${grouped(images)}`))}; one picture can be hard for several.`,
      pairsWithoutSix.length === 0
        ? 'No pair is missing.'
        : `All pictures were counted, and none is hard for ${pairsWithoutSix.join(' or ')}.`,
    ],
    evidence: groundText(all(6)),
    data: [run('pq-hardness 6x6'), run('pq-hardness 5x5')],
    check: 'Open one of the pictures in the lattice of solvers.',
    command: 'npm run -s reproduce -- --stored 000-section-5-pq-hard-6x6',
    at: {
      href: sitePath('papers/batenburg-kosters/#hard-puzzles-on-larger-boards'),
      name: 'The companion to Batenburg and Kosters',
    },
  },
];
