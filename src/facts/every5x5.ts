/** What people ask about all pictures of five by five, answered from the stored counts. */
import { classCounts } from '../engine/board/symmetryClasses.ts';
import { groupsOf } from '../engine/board/symmetryGroups.ts';
import { guessKind, SEVERAL } from '../experiments/guesses.ts';
import { puzzleOfClueSet } from '../engine/census/clueSets.ts';
import { indexOfImage } from '../engine/board/image.ts';
import { solve } from '../engine/solve/solve.ts';
import { stored, storedRun } from '../stored/fromFile.ts';
import { figureLink } from './figurePlaces.ts';
import { beyond } from './sequences.ts';
import { smallSizeOf } from './smallSizes.ts';

const kinds = Object.entries(stored.tally('guesses 25-cells')['5x5'] ?? {})
  .filter(([kind]) => kind !== SEVERAL)
  .map(([kind, count]) => ({ ...guessKind(kind), ...count }));

/** The picture of least number among some kinds. */
const firstOf = (fits: (kind: (typeof kinds)[number]) => boolean): number =>
  Math.min(...kinds.filter(fits).map(({ first }) => first));

const hardest = storedRun('difficulty-count 5x5').tally.hardest;

/** A picture whose puzzle has the most solutions. */
function withMost(): number {
  const most = stored.tally('clue-sets')['5x5']?.most;
  if (!most) throw new RangeError('clue sets of 5x5 are not counted');
  const [image] = solve(puzzleOfClueSet(5, 5, most), { most: 1 }).solutions;
  return Number(indexOfImage(image!));
}

const five = smallSizeOf('5x5');
const forms = new Map(classCounts(5).map(({ size, images }) => [size, Number(images)]));

/** The numbers of the page, and numbers of pictures that show them. */
export const every5x5 = {
  ...five,
  others: five.pictures - (five.sweeps ?? 0), // that sweeps do not solve
  beyondSweeps: five.unique - (five.sweeps ?? 0), // with one solution
  beyondPairs: five.unique - (five.pairs ?? 0),
  beyondChains: five.unique - (five.chains ?? 0),
  /** One round of probes, with all that contradictions prove written down, and sweeps after it. */
  beyondRound: five.unique - (five.round ?? 0),
  /** Of which no single probe decides, as the thesis of Wensveen counts. */
  beyondProbe: beyond.left,
  beyondRepeated: five.unique - (five.repeated ?? 0),
  groups: groupsOf(5).groups,
  /** Pictures with so many different turns and reflections. */
  forms,
  symmetric: five.pictures - (forms.get(8) ?? 0),
  hardest: { sweeps: hardest.difficulty, images: hardest.images },
  twoSupposed: kinds
    .filter(({ least }) => least === 2)
    .reduce((sum, { images }) => sum + images, 0),
  shown: {
    beyondSweeps: firstOf(({ left }) => left.includes('sweeps')),
    beyondChains: firstOf(({ left }) => left.includes('two-sat')),
    beyondRound: firstOf(({ left }) => left.includes('probing')),
    twoSupposed: firstOf(({ least }) => least === 2),
    most: withMost(),
  },
} as const;

/** The figure of the page at a picture. */
export const openNumber = (number: number): string =>
  figureLink('fig-picture-number', { i: String(number) });
