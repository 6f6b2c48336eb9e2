/** 000, section 1: whether puzzles change abruptly from very hard ones to simple ones as more cells are filled. */
import { enumerated, grouped } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';
import { measurements } from '../measurement.ts';
import { claimSeed } from '../sample.ts';
import { firstOn, placeOn } from './curvePlaces.ts';
import type { CountedAt } from './curvePlaces.ts';

const names = [
  'density 10x10 exact',
  'density 15x15 exact',
  'density 20x20 exact',
  'density 30x30 exact',
] as const;

/** From here on the curves rise; nearly empty pictures are simple, too. */
const from = 20;

type Rise = {
  readonly side: number;
  readonly tenth: number; // percentage of filled cells at which a tenth of the pictures is simple
  readonly most: number; // and nine tenths
};

type Rises = { readonly rises: readonly Rise[]; readonly boards: number };

export const transitions: Claim<string, Rises> = {
  id: '000-section-1-transitions',
  title:
    'Batenburg et al. (2009) show abrupt transitions between simple and very hard puzzles as the density increases',
  quote:
    'showing abrupt transitions between rather simple solvable Nonograms and very hard Nonograms (often having many solutions) as the density of black pixels is gradually increased',
  published: 'abrupt',
  effort: 'seconds',
  from: names,
  ground: ({ boards }) => ({ kind: 'sample', n: boards, unit: 'boards' }),
  reading:
    'By our own random pictures, as we have no copy of that paper. Abrupt: the share of simple ones goes from a tenth to nine tenths within a fifth of the scale, and the faster the larger the pictures.',
  home: 'papers/batenburg-kosters/#the-peak',
  what: 'how fast simple puzzles take over as more cells are filled',
  finds: ({ rises }) =>
    `from a tenth to nine tenths between ${enumerated(rises.map(({ side, tenth, most }) => `${tenth} and ${most}\u00a0% at ${side}\u00a0×\u00a0${side}`))}`,
  read(measured) {
    let boards = 0;
    const rises = names.map((name): Rise => {
      const { spec } = measurements[name];
      const tally = measured.tally(name);
      const points = spec.percentages.flatMap((percentage, at): readonly CountedAt[] => {
        const n = tally.boards[at]!;
        boards += n;
        return percentage < from ? [] : [{ percentage, count: tally.simple[at]!, n }];
      });
      const place = (share: number): number => placeOn(points, firstOn(points, share)).at ?? NaN;
      return { side: spec.height, tenth: place(0.1), most: place(0.9) };
    });
    return {
      ours: { rises, boards },
      seed: claimSeed,
      note: `The places are those of samples of ${grouped(1000)} pictures at each percentage, and another sample would have them a point away.`,
    };
  },
  agrees: ({ rises }) => {
    const widths = rises.map(({ tenth, most }) => most - tenth);
    return widths.every((width, at) => width <= 20 && (at === 0 || width < widths[at - 1]!));
  },
};
