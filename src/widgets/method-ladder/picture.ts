/** The ladder as a picture: a rung for each method, the weak ones below, and on each step the smallest puzzle that it takes. */
import { gridFromText } from './grids.ts';
import type { LadderGiven } from '../../facts/ladder.ts';
import { sizeText } from '../../notebook/plain/numbers.ts';
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import { methodSign } from '../../kit/methods/marks.ts';
import { kindOf } from '../../methods/kinds.ts';
import { rungNames, rungs } from '../../methods/ladder.ts';
import type { Rung } from '../../methods/ladder.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { headOf, onlyKnown, sidesOf, stepsOf } from './model.ts';
import type { LadderState, Step } from './model.ts';

/** Measures: the picture is drawn as wide as there is room. */
const wide = 544;
const rung = 44; // height
const rise = 100; // from one level to the next
const [left, right] = [140, 404]; // the two sides
const middle = wide / 2;
const thumbnail = 70; // longest side
const beside = 268; // width of a rung that has another beside it
const letter = 9; // about so wide

/** Where a rung is: its level from below, on both sides or on one. */
const places: Readonly<
  Record<Rung, { readonly level: number; readonly x: number; readonly width: number }>
> = {
  sweeps: { level: 0, x: middle, width: wide - 8 },
  four: { level: 1, x: left, width: beside },
  'two-sat': { level: 2, x: left, width: beside },
  probing: { level: 1.5, x: right, width: beside - 4 },
  repeated: { level: 3, x: middle, width: wide - 8 },
  pairs: { level: 4, x: middle, width: wide - 8 },
  sat: { level: 5, x: middle, width: wide - 8 },
};

const high = 5 * rise + rung + 4;

const yOf = (level: number): number => high - 2 - rung / 2 - level * rise;

/** What the picture shows, for those who do not see it. */
function describe(given: LadderGiven): string {
  const steps = stepsOf(given).map(
    ({ below, above }) => `${rungNames[above]} above ${rungNames[below]}`,
  );
  return `Ladder of methods: ${steps.join('; ')}.`;
}

/**
 * Draws it.
 *
 * @param live - rungs and steps can be chosen
 */
export function ladderPicture(given: LadderGiven, state: LadderState, live: boolean): SvgNode {
  return svgNode(
    'svg',
    {
      class: `ladder-picture${live ? ' is-live' : ''}`,
      viewBox: `0 0 ${wide} ${high}`,
      ...(live
        ? { role: 'listbox', 'aria-multiselectable': 'true' }
        : { role: 'img', width: wide, height: high }),
      'aria-label': describe(given),
    },
    ...[left, right].map((x) =>
      svgNode('path', { class: 'ladder-side', d: `M${x} ${yOf(5)}V${yOf(0)}` }),
    ),
    ...stepsOf(given).map((step) => stepNode(step, state, live)),
    ...rungs.map((one) => rungNode(one, state, live)),
  );
}

/** The puzzle of a step, halfway up, with the cells that only the upper rung finds ringed. */
function stepNode(
  { below, above, puzzle }: Step,
  { one, other }: LadderState,
  live: boolean,
): SvgNode {
  const [from, to] = [places[below], places[above]];
  const x = from.width < to.width ? from.x : to.x;
  const y = (yOf(from.level) + yOf(to.level)) / 2;
  const grid = gridFromText(sidesOf(puzzle), puzzle.known[above]);
  const picture = boardPictureSmall(grid, {
    label: '',
    size: thumbnail,
    fresh: onlyKnown(puzzle, above, below),
  });
  const [w, h] = [Number(picture.attributes['width']), Number(picture.attributes['height'])];
  const isChosen = (one === below && other === above) || (one === above && other === below);
  return svgNode(
    'g',
    {
      class: `ladder-step${isChosen ? ' is-chosen' : ''}`,
      'data-method': kindOf(above),
      ...(live ? { 'data-step': `${below} ${above}` } : {}),
    },
    svgNode('rect', { x: x - w / 2 - 4, y: y - h / 2 - 4, width: w + 8, height: h + 8, rx: 3 }),
    { ...picture, attributes: { ...picture.attributes, x: x - w / 2, y: y - h / 2 } },
    svgNode(
      'text',
      { class: 'ladder-size', x: x + w / 2 + 8, y: y + 4 },
      sizeText(grid.height, grid.width),
    ),
  );
}

function rungNode(name: Rung, { one, other }: LadderState, live: boolean): SvgNode {
  const { level, x, width } = places[name];
  const y = yOf(level);
  const isChosen = name === one || name === other;
  const text = headOf(rungNames[name]);
  const button = live
    ? {
        role: 'option',
        tabindex: 0,
        'aria-selected': isChosen ? 'true' : 'false',
        'data-rung': name,
      }
    : {};
  return svgNode(
    'g',
    { class: `ladder-rung${isChosen ? ' is-chosen' : ''}`, 'data-method': kindOf(name), ...button },
    svgNode('rect', { x: x - width / 2, y: y - rung / 2, width, height: rung, rx: 3 }),
    methodSign(kindOf(name), x - letter * (text.length / 2) - 3, y, 16),
    svgNode('text', { class: 'ladder-name', x: x + 11, y: y + 5 }, text),
  );
}
