/**
 * Claims about random puzzles of one size. They are read from a stored run, and can be told from any other points of that
 * size as well, by the same criterion: those of the reader's own run.
 */
import { density } from '../../experiments/density.ts';
import { wilson } from '../../notebook/plain/wilson.ts';
import { inPercent } from '../../notebook/plain/numbers.ts';
import type { CountedShare } from '../agree.ts';
import type { Claim, Ground } from '../claim.ts';
import type { Measured } from '../evidence.ts';
import { measurements } from '../measurement.ts';
import { claimSeed } from '../sample.ts';
import { classPoints } from './densityPoints.ts';
import type { ClassPoint } from './densityPoints.ts';

/** The sizes of the pictures. */
export type CurveSide = 6 | 10 | 30;

/** How points tell a claim. */
export type FromPoints<Ours> = {
  readonly exactOnly?: boolean; // speaks of an exact number of filled cells
  readonly classes?: boolean; // needs all four classes
  readonly solved?: boolean; // about simple and (2,2)-hard puzzles: without classes it sees the simple ones alone
  /** What points say, in order of their percentages; null where none lies where the sentence looks. */
  oursFrom(points: readonly ClassPoint[]): Ours | null;
  /** Why points say nothing, whichever they are. */
  readonly never?: string;
};

/** A claim that points can tell. */
export type CurveClaim<Published = unknown, Ours = unknown> = Claim<Published, Ours> &
  FromPoints<Ours>;

const sizeOf = { 6: '6x6', 10: '10x10', 30: '30x30' } as const;

/** The name of the run of a picture. */
export const pictureName = (side: CurveSide): `density-four ${(typeof sizeOf)[CurveSide]} exact` =>
  `density-four ${sizeOf[side]} exact`;

/** The points of a picture, as they were measured. */
export const picturePoints = (measured: Measured, side: CurveSide): readonly ClassPoint[] => {
  const name = pictureName(side);
  return classPoints(measurements[name].spec, measured.tally(name));
};

type About<Published, Ours> = Omit<
  CurveClaim<Published, Ours>,
  'place' | 'effort' | 'from' | 'read' | 'ground'
> & {
  readonly side: CurveSide;
  ground(this: void, ours: Ours): Ground;
  noteFor?(this: void, ours: Ours): string;
};

/** A claim about the run of one picture. */
export function pictureClaim<Published, Ours>({
  side,
  noteFor,
  ...about
}: About<Published, Ours>): CurveClaim<Published, Ours> {
  return {
    ...about,
    place: `${side === 6 ? 'Figure 6, left' : `Figure 8, ${side === 10 ? 'left' : 'right'}`}; section 4.2`,
    effort: 'minute',
    from: [pictureName(side)],
    read(measured) {
      const ours = about.oursFrom(picturePoints(measured, side));
      if (ours === null) throw new RangeError(`${density.id}: no point for ${about.id}`);
      const note = noteFor?.(ours);
      return { ours, seed: claimSeed, ...(note !== undefined && { note }) };
    },
  };
}

type SampleGround = Extract<Ground, { readonly kind: 'sample' }>;

/** The ground of a share: its boards and its interval. */
export const sampledShare = ({ count, n }: CountedShare, unit = 'boards'): SampleGround => {
  const { low, high } = wilson(count, n);
  const digits = high < 0.0005 ? 4 : 2;
  const interval = intervalText(inPercent(low, digits), inPercent(high, digits));
  return { kind: 'sample', n, unit, interval };
};

/** `95 % interval 1.8 to 2.2 %`. */
export const intervalText = (low: string, high: string): string =>
  `95\u00a0% interval ${low === high ? '' : `${low} to `}${high}\u00a0%`;
