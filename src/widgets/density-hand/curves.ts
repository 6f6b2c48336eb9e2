/** The curve of the board under the hand, with the guess and the mean of many boards; alone, and beside the board in a file. */
import { grouped } from '../../notebook/plain/numbers.ts';
import { gapsBetween, guessedPoints, noGuess } from '../../kit/guess/curve.ts';
import type { CurveGuess } from '../../kit/guess/curve.ts';
import { curvePicture, curveSize } from '../../kit/guess/curvePicture.ts';
import type { DrawnCurve } from '../../kit/guess/curvePicture.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { curveText, foundPoints, shareOf } from './model.ts';
import type { MeanCurve, Visit } from './model.ts';

const names = {
  label: 'Curve: filled cells told, by density',
  heightLabel: 'filled cells told, %',
  widthLabel: '%',
} as const;

/** What the curve is drawn from. */
type HandCurve = {
  readonly visit: Visit; // under the hand
  readonly all: readonly Visit[];
  readonly guess: CurveGuess | null;
  readonly shown: boolean; // the mean is
  readonly mean: MeanCurve | null;
};

const ofMean = (mean: MeanCurve): DrawnCurve => ({
  kind: 'truth',
  name: `${grouped(mean.boards)} boards`, // their mean
  points: mean.points,
});

const ofGuess = (guess: CurveGuess | null): DrawnCurve => ({
  kind: 'guess',
  name: guess === null ? '' : 'your guess',
  points: guessedPoints(guess ?? noGuess),
  isNone: guess === null,
});

/** The curve under the hand. */
export function handCurve({ visit, all, guess, shown, mean }: HandCurve): SvgNode {
  const truth = shown ? mean : null;
  const share = shareOf(visit);
  return curvePicture({
    ...names,
    size: 19, // the picture is small
    description: curveText(all, truth),
    curves: [
      ...(guess === null && shown ? [] : [ofGuess(guess)]),
      ...(truth === null ? [] : [ofMean(truth)]),
      { kind: 'found', name: 'this board', points: foundPoints(all) },
    ],
    gaps: guess === null || truth === null ? [] : gapsBetween(guess, truth.points),
    hand: {
      at: visit.percentage,
      share: share?.least ?? null,
      ...(share !== null && visit.asked && share.most > share.least ? { most: share.most } : {}),
      open: !visit.asked,
    },
  });
}

/** The stored mean, and nothing else. */
export const meanCurve = (mean: MeanCurve): SvgNode =>
  curvePicture({ ...names, description: curveText([], mean), curves: [ofMean(mean)] });

/** Board and curve side by side. */
export function sheet(board: SvgNode, curve: SvgNode): SvgNode {
  const side = 320;
  const width = (side * curveSize.width) / curveSize.height;
  const placed = (node: SvgNode, x: number, across: number): SvgNode => ({
    ...node,
    attributes: { ...node.attributes, x, y: 0, width: across, height: side },
  });
  const all = side + 24 + width;
  return svgNode(
    'svg',
    { viewBox: `0 0 ${all} ${side}`, width: all, height: side },
    placed(board, 0, side),
    placed(curve, side + 24, width),
  );
}
