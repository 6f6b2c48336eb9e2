/** What can be done at once: four figures, each with a small picture of a state that it has, drawn while the site is built. */
import { FILLED } from '../engine/board/cell.ts';
import type { Grid } from '../engine/board/cell.ts';
import { chapterNumber, figureLink, figurePlace } from '../facts/figurePlaces.ts';
import { decidingCell } from '../facts/probing.ts';
import { pointsOf } from '../facts/densityClasses.ts';
import { heroRungs, heroSteps } from '../kit/hero/rungs.ts';
import { openIn, puzzleFigures } from '../kit/puzzle/openIn.ts';
import { kindOf } from '../methods/kinds.ts';
import type { MethodKind } from '../methods/kinds.ts';
import { grouped } from '../notebook/plain/numbers.ts';
import { svgNode } from '../notebook/svg/svgTree.ts';
import type { SvgNode } from '../notebook/svg/svgTree.ts';
import { galleryPuzzle } from '../puzzles/gallery.ts';
import { entries } from '../widgets/lookup-table/model.ts';
import { densitySettings, specOf } from '../widgets/density-run/model.ts';
import { curvePoint, square } from './chapterPictures/measures.ts';
import { situationsMap } from './chapterPictures/solving.ts';

/** One of them. */
export type Verb = {
  readonly figure: string; // its id
  readonly href: string;
  readonly name: string;
  readonly says: string;
  readonly method: MethodKind;
  readonly picture: SvgNode;
};

const picture = (viewBox: string, ...children: readonly SvgNode[]): SvgNode =>
  svgNode(
    'svg',
    {
      class: 'verb-picture chapter-picture',
      viewBox,
      width: 110,
      height: 110,
      'aria-hidden': 'true',
    },
    ...children,
  );

/** A board in little squares, of which some have the colour of the method. */
function little(
  { height, width, cells }: Pick<Grid, 'height' | 'width' | 'cells'>,
  [x, y]: readonly [number, number],
  unit: number,
  isColoured: (cell: number) => boolean,
): readonly SvgNode[] {
  const d = (coloured: boolean): string =>
    [...cells.keys()]
      .filter((cell) => cells[cell] === FILLED && isColoured(cell) === coloured)
      .map((cell) => square(x + (cell % width) * unit, y + Math.floor(cell / width) * unit, unit))
      .join('');
  return [
    svgNode('rect', { class: 'is-frame', x, y, width: width * unit, height: height * unit }),
    svgNode('path', { class: 'is-ink', d: d(false) }),
    svgNode('path', { class: 'is-method', d: d(true) }),
  ];
}

/** The sweep after which the owl is shown: it begins to be seen, and there is something left to do. */
const shownSweep = 5;

function afterSweeps(): SvgNode {
  const { grid } = heroRungs()[0]!;
  const found = new Set(
    heroSteps('sweeps')
      .slice(0, shownSweep)
      .flatMap(({ cells }) => cells),
  );
  const cells = grid.cells.map((value, cell) => (found.has(cell) ? value : 0));
  return picture('0 0 102 102', ...little({ ...grid, cells }, [1, 1], 5, () => true));
}

/** A board, and what comes of one of its cells filled and empty; the future that breaks is crossed out. */
function bothWays(): SvgNode {
  const { recording, probe } = decidingCell(galleryPuzzle('unique-ten').code);
  const { state } = recording;
  const known = (cell: number): boolean => state.cells[cell] === FILLED;
  const future = (of: 'zero' | 'one', x: number): readonly SvgNode[] => {
    const { end, contradiction } = probe[of];
    return [
      ...little(end, [x, 60], 4.1, (cell) => !known(cell)),
      ...(contradiction === null
        ? []
        : [svgNode('path', { class: 'is-broken', d: `M${x + 4} 64l33 33m0 -33l-33 33` })]),
    ];
  };
  return picture(
    '0 0 102 102',
    svgNode('path', { class: 'is-line', d: 'M44 44L26 58M58 44L76 58' }),
    ...little(state, [30.5, 1], 4.1, () => false),
    ...future('zero', 1),
    ...future('one', 60),
  );
}

/** The share of simple puzzles by percentage, of a stored run. */
const curve = (side: 10 | 30): string =>
  `M${pointsOf(side)
    .map(({ percentage, simple, boards }) => curvePoint(percentage, simple / boards))
    .join('L')}`;

const curves = (): SvgNode =>
  picture(
    '4 4 124 88',
    svgNode('path', { class: 'is-line', d: 'M8 88h116M8 88V10' }),
    svgNode('path', { class: 'is-curve is-other', d: curve(10) }),
    svgNode('path', { class: 'is-curve', d: curve(30) }),
  );

/** Boards of a run as the figure opens with it. */
function boardsOfARun(): string {
  const { percentages, boards } = specOf(densitySettings.defaults);
  return grouped(percentages.length * boards);
}

/** All of them, in their order. */
export const verbs = (): readonly Verb[] => [
  {
    figure: puzzleFigures['sweep-stepper'].cell,
    href: openIn(puzzleFigures['sweep-stepper'], galleryPuzzle('owl').code, { g: 'sweep' }),
    name: 'Step a solver',
    says: 'sweep by sweep',
    method: kindOf('sweeps'),
    picture: afterSweeps(),
  },
  {
    figure: 'fig-situations',
    href: figureLink('fig-situations'),
    name: `Look up ${grouped(entries().length)} situations`,
    says: 'of two rows and two columns',
    method: kindOf('four'),
    picture: picture('19 1 94 94', ...situationsMap()),
  },
  {
    figure: 'fig-two-futures',
    href: figureLink('fig-two-futures'),
    name: 'Try a cell both ways',
    says: 'two futures, and one breaks',
    method: kindOf('probing'),
    picture: bothWays(),
  },
  {
    figure: 'fig-classes-6x6',
    href: figureLink('fig-classes-6x6'),
    name: `Run ${boardsOfARun()} boards yourself`,
    says: `the run of chapter ${chapterNumber(figurePlace('fig-classes-6x6').page)}, in this browser`,
    method: kindOf('sweeps'),
    picture: curves(),
  },
];
