/** Pictures of what is new on large boards: where curves meet, where boards are hardest, cells that trade places. */
import { mirroredDifficulty, mirroredPicture } from '../../engine/make/mirroredStrips.ts';
import {
  componentCells,
  switched,
  switchingComponents,
} from '../../engine/sweep/switchingComponents.ts';
import type { SwitchingComponent } from '../../engine/sweep/switchingComponents.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { FILLED } from '../../engine/board/cell.ts';
import { curveThrough } from '../../experiments/boardsAgain.ts';
import { oneSolutionChance } from '../../engine/inference/oneSolutionFormula.ts';
import { pointsOf } from '../../experiments/decidingPoints.ts';
import { boardOf } from '../../experiments/density.ts';
import { pointsOf as onePointsOf } from '../../experiments/oneSolutionPoints.ts';
import { boardPoints, sizesOf } from '../../experiments/thresholdCurves.ts';
import { hardRecord } from '../../facts/hardSimple.ts';
import { decodeImage } from '../../formats/imageCode.ts';
import { counted, grouped, rounded, sizeText } from '../../notebook/plain/numbers.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { storedRun } from '../../stored/fromFile.ts';
import { board, box, picture, wide, words } from './parts.ts';

/** A random board on which four cells can trade places, and after the trade. */
export function tradingPlaces(): SvgNode {
  const spec = {
    height: 20,
    width: 20,
    model: 'independent',
    percentages: [70],
    boards: 1000,
    seed: 2012,
  } as const;
  const found = tradeable((index) => boardOf(spec, 0, index), spec.boards);
  const { image, component } = found;
  const [unit, step] = [8.6, 188];
  const marks = componentCells(component, image.width);
  const [x, y] = [component.columns, component.rows] as const;
  const centre = (at: number): number => (at + 0.5) * unit;
  return picture(
    'Two boards with the same clues: four cells have traded places',
    176,
    ...[image, switched(image, component)].flatMap((grid, which) => {
      const left = which * step;
      return [
        ...board(grid, unit, left, 2),
        svgNode('path', {
          class: 'is-traded',
          d: `M${rounded(left + centre(x[0]), 1)} ${rounded(2 + centre(y[0]), 1)}H${rounded(left + centre(x[1]), 1)}V${rounded(2 + centre(y[1]), 1)}H${rounded(left + centre(x[0]), 1)}z`,
        }),
        ...marks.map((cell) =>
          svgNode('path', {
            class: grid.cells[cell] === FILLED ? 'is-traded is-full' : 'is-traded is-empty',
            d: box(
              left + (cell % grid.width) * unit,
              2 + Math.floor(cell / grid.width) * unit,
              unit,
              unit,
            ),
          }),
        ),
      ];
    }),
  );
}

/** The first board with such cells, four columns and rows apart at least, so that they are seen. */
function tradeable(
  boardAt: (index: number) => Grid,
  boards: number,
): { readonly image: Grid; readonly component: SwitchingComponent } {
  for (let index = 0; index < boards; index++) {
    const image = boardAt(index);
    const component = switchingComponents(image).find(
      ({ rows: [top, bottom], columns: [left, right] }) => bottom - top > 3 && right - left > 3,
    );
    if (component !== undefined) return { image, component };
  }
  throw new RangeError('no cells can trade places on the boards of this seed');
}

/** A point of a curve. */
type Point = { readonly at: number; readonly share: number };

/** The frame that curves stand in. */
const frame = { left: 8, right: wide - 10, top: 44, floor: 196 } as const;

const scaled =
  (points: readonly Point[], least: number, most: number) =>
  ({ at, share }: Point): [number, number] => {
    const [first, last] = [points[0]!.at, points.at(-1)!.at];
    const { left, right, top, floor } = frame;
    return [
      rounded(left + ((right - left) * (at - first)) / (last - first), 1),
      rounded(floor - ((floor - top) * (share - least)) / (most - least), 1),
    ];
  };

const ticks = (at: readonly number[], place: (at: number) => number): readonly SvgNode[] =>
  at.map((one, k) =>
    words(place(one), frame.floor + 20, `${one}\u00a0%`, {
      anchor: k === 0 ? 'start' : k === at.length - 1 ? 'end' : 'middle',
      soft: true,
    }),
  );

/** The work of deciding random boards of 25x25, by the share of filled cells. */
export function workByDensity(): SvgNode {
  const { spec, tally } = storedRun('deciding 25x25');
  const points = pointsOf(spec, tally).map(({ at, mean }) => ({ at, share: mean }));
  const peak = points.reduce((one, other) => (other.share > one.share ? other : one));
  const half = points.find(({ at }) => at === 50)!;
  const place = scaled(points, 0, peak.share);
  const path = points.map((point) => place(point).join(' ')).join('L');
  const [[x, y], [hx, hy]] = [place(peak), place(half)];
  return picture(
    `Mean conflicts to decide a board: ${grouped(Math.round(peak.share))} at ${peak.at} % filled, ${Math.round(half.share)} at 50 %`,
    222,
    svgNode('path', {
      class: 'is-ground',
      d: `M${frame.left} ${frame.floor}L${path}V${frame.floor}z`,
    }),
    svgNode('path', { class: 'is-line', d: `M${frame.left} ${frame.floor}H${frame.right}` }),
    svgNode('path', { class: 'is-work', d: `M${path}` }),
    svgNode('circle', { class: 'is-peak', cx: x, cy: y, r: 5 }),
    words(x, y - 26, `${peak.at}\u00a0% filled`, { anchor: 'middle', bold: true }),
    words(x, y - 10, `${grouped(Math.round(peak.share))} conflicts`, {
      anchor: 'middle',
      soft: true,
    }),
    svgNode('circle', { class: 'is-half', cx: hx, cy: hy, r: 4 }),
    words(hx, hy - 28, 'half filled', { anchor: 'middle', bold: true }),
    words(hx, hy - 12, String(Math.round(half.share)), { anchor: 'middle', soft: true }),
    ...ticks(
      [points[0]!.at, 35, 40, 45, 50, points.at(-1)!.at],
      (at) => place({ at, share: 0 })[0],
    ),
  );
}

/** What can be inferred near one half, on boards of three sizes. */
export function curvesMeeting(): SvgNode {
  const sizes = (
    ['threshold-upper 20x20', 'threshold-upper 25x25', 'threshold-upper 30x30'] as const
  ).map((name) => {
    const [size] = sizesOf([storedRun(name)]);
    return { side: size!.side, points: curveThrough(boardPoints(size!, 'own'), 0) };
  });
  const all = sizes.flatMap(({ points }) => points.map(({ share }) => share));
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const place = scaled(sizes[0]!.points, least, most);
  const [half] = place({ at: 50, share: least });
  return picture(
    `The share of filled cells that can be inferred, on boards of ${sizes.map(({ side }) => sizeText(side, side)).join(', ')}: the curves meet near one half`,
    222,
    svgNode('path', {
      class: 'is-line',
      'stroke-dasharray': '3 3',
      d: `M${half} ${frame.top - 6}V${frame.floor}`,
    }),
    svgNode('path', { class: 'is-line', d: `M${frame.left} ${frame.floor}H${frame.right}` }),
    ...sizes.map(({ points }, at) =>
      svgNode('path', {
        class: 'is-size',
        'stroke-width': 1.5 + at,
        'stroke-opacity': 0.5 + at / 4,
        d: `M${points.map((point) => place(point).join(' ')).join('L')}`,
      }),
    ),
    words(half, frame.top - 14, 'half filled', { anchor: 'middle', bold: true }),
    ...([0, -1] as const).map((which) => {
      const { side, points } = sizes.at(which)!;
      const [x, y] = place(points[0]!);
      return words(which === 0 ? x : x + 36, which === 0 ? y - 18 : y - 10, sizeText(side, side), {
        soft: true,
      });
    }),
    ...ticks(
      [sizes[0]!.points[0]!.at, 50, sizes[0]!.points.at(-1)!.at],
      (at) => place({ at, share: least })[0],
    ),
  );
}

/** Boards with one solution by the share of filled cells: the formula, and what was found. */
export function oneSolutionCurves(): SvgNode {
  const sides = [10, 20, 40, 80] as const;
  const shown = Array.from({ length: 61 }, (_, at) => 40 + at);
  const place = scaled(
    shown.map((at) => ({ at, share: 0 })),
    0,
    1,
  );
  return picture(
    `The share of random boards with one solution, by the share of filled cells, on boards of ${sides.map((side) => sizeText(side, side)).join(', ')}: points that were found lie on the curves of a formula`,
    222,
    svgNode('path', { class: 'is-line', d: `M${frame.left} ${frame.floor}H${frame.right}` }),
    ...sides.flatMap((side, which) => {
      const { spec, tally } = storedRun(`one-solution ${side}x${side}` as 'one-solution 10x10');
      const found = onePointsOf(spec, tally).filter(({ at }) => at >= shown[0]!);
      return [
        svgNode('path', {
          class: 'is-size',
          'stroke-width': 1.5 + which / 2,
          'stroke-opacity': 0.5 + which / 6,
          d: `M${shown.map((at) => place({ at, share: oneSolutionChance(side, side, at / 100) }).join(' ')).join('L')}`,
        }),
        ...found.map((point) => {
          const [cx, cy] = place(point);
          return svgNode('circle', { class: 'is-half', cx, cy, r: 3 });
        }),
      ];
    }),
    words(...place({ at: 43, share: 0.68 }), sizeText(10, 10), { soft: true }),
    words(...place({ at: 72, share: 0.3 }), sizeText(80, 80), { soft: true }),
    ...ticks([40, 50, 60, 70, 80, 90, 100], (at) => place({ at, share: 0 })[0]),
  );
}

/** The hardest simple puzzle of ten by ten that was found. */
export function hardestTen(): SvgNode {
  const { picture: code, difficulty } = hardRecord(10);
  const unit = 21;
  return picture(
    `A picture of ${sizeText(10, 10)} whose puzzle takes ${difficulty} sweeps`,
    10 * unit + 6,
    ...board(decodeImage(code), unit, 1, 3),
    words(10 * unit + 22, 110, grouped(difficulty), { bold: true, size: 32 }),
    words(10 * unit + 22, 132, counted(difficulty, 'sweep').split(' ')[1]!, {
      soft: true,
      size: 16,
    }),
  );
}

/** Mirrored strips, whose solution crosses the board again and again. */
export function mirroredBoard(): SvgNode {
  const [height, width] = [59, 60];
  const unit = 3.6;
  return picture(
    `Mirrored strips of ${sizeText(height, width)}`,
    height * unit + 6,
    ...board(mirroredPicture(height, width), unit, 1, 3),
    words(width * unit + 16, 116, grouped(mirroredDifficulty(height, width)), {
      bold: true,
      size: 32,
    }),
    words(
      width * unit + 16,
      138,
      counted(mirroredDifficulty(height, width), 'sweep').split(' ')[1]!,
      {
        soft: true,
        size: 16,
      },
    ),
  );
}
