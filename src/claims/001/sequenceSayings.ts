/** 001, sections 3.5, 4.2 and 5: what the text says about sequences without a number: "most", "may", "do not have to". */
import type { Grid } from '../../engine/board/cell.ts';
import { createFold } from '../../engine/census/fold.ts';
import { imageFromIndex } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import type { SmallProbe } from '../../engine/census/smallProbe.ts';
import { createSmallProbe, PROBED_REST, PROBED_TWO } from '../../engine/census/smallProbe.ts';
import { solve } from '../../engine/solve/solve.ts';
import { componentCells, createSwitchingFinder } from '../../engine/sweep/switchingComponents.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';
import { probingCountIn } from '../probingCounts.ts';
import { switchingText } from './sequenceTexts.ts';

type Side = 4 | 5;

/** Looks at one image of each symmetry class of one probing class; `times` is how many images it stands for. */
function eachOf(
  side: Side,
  kind: number,
  look: (image: Grid, times: number, prober: SmallProbe) => void,
): void {
  const prober = createSmallProbe(side, side);
  const timesOf = createFold(side, side, 'class');
  for (let index = 0; index < 2 ** (side * side); index++) {
    const times = timesOf(index);
    if (times > 0 && prober.probe(index) === kind)
      look(imageFromIndex(side, side, index), times, prober);
  }
}

/** Images of the rest by the number of solutions that their puzzles have. */
type RestSolutions = {
  readonly one: number;
  readonly two: number;
  readonly more: number;
};

function restSolutionsOf(side: Side): RestSolutions {
  const images = [0, 0, 0, 0];
  eachOf(side, PROBED_REST, (image, times) => {
    const { length: count } = solve(puzzleOf(image), { most: 3 }).solutions;
    images[count] = (images[count] ?? 0) + times;
  });
  const [, one = 0, two = 0, more = 0] = images;
  return { one, two, more };
}

const restSolutions = (side: Side): Claim<string, RestSolutions> => ({
  id: `001-section-5-rest-solutions-${side}x${side}`,
  title: `${side}x${side}: "a remaining category where most have more than two solutions"`,
  published: 'most have more than two solutions',
  effort: side === 4 ? 'moment' : 'minute',
  read: () => ({ ours: restSolutionsOf(side) }),
  agrees: ({ one, two, more }) => more > one + two,
  ...(side === 5 && { outcome: '001-section-5-rest-solutions-5x5' as const }),
  quote: 'a remaining category where most have more than two solutions',
  reading: 'more than half',
  ground: { kind: 'count', of: 'all pictures of the rest' },
  home: 'papers/wensveen/',
  what: `${side}x${side}, the rest`,
  says: (words) => `“${words}”`,
  finds: ({ one, two, more }) =>
    `${grouped(more)} of ${grouped(one + two + more)} pictures; ${grouped(two)} have two, ${grouped(one)} one`,
});

const restSolutionsFour = restSolutions(4);
const restSolutionsFive = restSolutions(5);

/** Images whose sequence is 15 15 15 15, and those in which its cells are a switching component. */
const fourFifteensFive: Claim<string, { images: number; switching: number }> = {
  id: '001-section-4.2-switching',
  title: '5x5: four probes of category 15, and no others, indicate a switching component',
  published: 'indicate a switching component',
  effort: 'minute',
  read() {
    const finder = createSwitchingFinder(5, 5);
    let [images, switching] = [0, 0];
    eachOf(5, PROBED_TWO, (image, times, { length, sequence, cells }) => {
      if (length !== 4 || sequence.subarray(0, 4).some((category) => category !== 15)) return;
      images += times;
      const open = new Set(cells.subarray(0, 4));
      const found = finder
        .find(image.cells)
        .some((component) => componentCells(component, 5).every((at) => open.has(at)));
      if (found) switching += times;
    });
    return { ours: { images, switching } };
  },
  agrees: ({ images, switching }) => images === switching,
  outcome: '001-section-4.2-switching',
  quote: 'The probing sequences indicate a switching component',
  ground: ({ images }) => ({ kind: 'count', of: `all ${grouped(images)} such pictures` }),
  home: 'papers/wensveen/',
  what: 'four times 15, and nothing else, in 5x5',
  finds: switchingText,
};

const unequal = (
  side: Side,
): Claim<string, { readonly sequences: number; readonly unequal: number }> => ({
  id: `001-section-${side === 4 ? '3.5.1' : '3.5.2'}-unequal`,
  title: `${side}x${side}: unique images; the probes of category 11 and of 14 "do not have to be equal" in number`,
  published: 'do not have to be equal',
  effort: side === 4 ? 'moment' : 'minute',
  from: [side === 4 ? 'probing 4x4' : 'probing 5x5'],
  quote: 'do not have to be equal',
  ground: { kind: 'count', of: `all ${grouped(2 ** (side * side))} pictures` },
  home: 'papers/wensveen/',
  what: `${side}x${side}, the numbers of 11 and of 14`,
  says: (words) => `“${words}”`,
  finds: ({ sequences, unequal: differing }) =>
    `unequal in ${grouped(differing)} of ${grouped(sequences)} sequences`,
  read(measured) {
    const rows = probingCountIn(measured, side).of('unique');
    const differ = rows.filter(
      ({ sequence }) =>
        sequence.replaceAll(/[^b]/g, '').length !== sequence.replaceAll(/[^e]/g, '').length,
    );
    return { ours: { sequences: rows.length, unequal: differ.length } };
  },
  agrees: (ours) => ours.unequal > 0,
});

const unequalFour = unequal(4);
const unequalFive = unequal(5);

const oddRest: Claim<string, readonly number[]> = {
  id: '001-section-3.5.2-rest-odd',
  title: '5x5: the rest "may have a probing sequence of uneven length"',
  published: 'may have a probing sequence of uneven length',
  effort: 'minute',
  from: ['probing 5x5'],
  quote: 'may have a probing sequence of uneven length',
  ground: { kind: 'count', of: 'all 33,554,432 pictures' },
  home: 'papers/wensveen/',
  what: '5x5, odd lengths in the rest',
  says: (words) => `“${words}”`,
  finds: (list) => list.join(', '),
  read(measured) {
    const lengths = probingCountIn(measured, 5)
      .of('rest')
      .map(({ sequence }) => sequence.length);
    return {
      ours: [...new Set(lengths)].filter((length) => length % 2 === 1).toSorted((a, b) => a - b),
    };
  },
  agrees: ({ length }) => length > 0,
};

/** All of them. */
export const sequenceSayings: readonly Claim[] = [
  restSolutionsFour,
  restSolutionsFive,
  fourFifteensFive,
  unequalFour,
  unequalFive,
  oddRest,
] as readonly Claim[];
