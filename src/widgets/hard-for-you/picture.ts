/** The chart: the games by one measure. */
import { outcomeOf } from '../../experiments/readerRanks.ts';
import type { Measure, Outcome } from '../../experiments/readerRanks.ts';
import { hardness } from '../../engine/inference/weakest.ts';
import { rounded } from '../../notebook/plain/numbers.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { measureWords, outcomeChoices, outcomeText, rungWords, valueText } from './model.ts';
import type { RankedShown } from './model.ts';

const [plotWide, plotHigh] = [320, 200];
const [left, right, top, bottom] = [48, 14, 22, 40]; // around what is plotted

const textAt = (x: number, y: number, words: string, anchor: 'start' | 'middle' | 'end'): SvgNode =>
  svgNode('text', { class: 'hfy-text', x, y, 'text-anchor': anchor }, words);

/** The games by one measure, each a mark: across what the measure says, upwards what it took. */
export function gamesPicture(shown: RankedShown, measure: Measure, outcome: Outcome): SvgNode {
  const { measured } = shown.ranks;
  const points = shown.players.flatMap((games, player) =>
    games.flatMap((game) => {
      const at = measured[game.code]?.[measure] ?? null;
      return at === null ? [] : [{ at, took: outcomeOf(game, outcome), player }];
    }),
  );
  const values = points.map(({ at }) => at);
  const steps = measure === 'method' ? hardness.slice(0, -1) : null;
  const [from, to] =
    steps === null ? [Math.min(...values), Math.max(...values)] : [0, steps.length - 1];
  const most = Math.max(1, ...points.map(({ took }) => took));
  const x = (value: number): number =>
    rounded(
      left +
        8 +
        (to === from ? 0.5 : (value - from) / (to - from)) * (plotWide - left - right - 16),
      1,
    );
  const y = (took: number): number =>
    rounded(plotHigh - bottom - (took / most) * (plotHigh - top - bottom), 1);
  const ends: readonly (readonly [number, string])[] =
    steps === null
      ? values.length === 0
        ? []
        : [...new Set([from, to])].map((value) => [value, valueText(measure, value)] as const)
      : steps.map((kind, at) => [at, rungWords[kind]] as const);
  const { name, axis } = measureWords[measure];
  return svgNode(
    'svg',
    {
      class: 'hfy-games',
      viewBox: `0 0 ${plotWide} ${plotHigh}`,
      width: plotWide,
      height: plotHigh,
      role: 'img',
      'aria-label': `${points.length} games by ${name.toLowerCase()} and ${outcomeChoices[outcome]}; the table has each.`,
    },
    svgNode('path', {
      class: 'hfy-axis',
      d: `M${left} ${top - 6}V${plotHigh - bottom}H${plotWide - right}`,
    }),
    textAt(4, 13, outcome === 'time' ? 'time' : 'hints', 'start'),
    textAt(left - 6, y(most) + 4, outcomeText(most, outcome), 'end'),
    textAt(left - 6, y(0) + 4, outcomeText(0, outcome), 'end'),
    ...ends.map(([value, words]) => textAt(x(value), plotHigh - bottom + 17, words, 'middle')),
    textAt((left + plotWide - right) / 2, plotHigh - 6, axis, 'middle'),
    ...points.map(({ at, took, player }) =>
      svgNode('circle', {
        class: `hfy-game${player === 0 ? '' : ' is-other'}`,
        cx: x(at),
        cy: y(took),
        r: 4,
      }),
    ),
  );
}
