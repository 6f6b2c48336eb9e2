/** The pictures: how strongly each measure is connected, and the games by one measure. */
import type { Connection } from '../../experiments/fewRanks.ts';
import { measures, outcomeOf } from '../../experiments/readerRanks.ts';
import type { Measure, Outcome } from '../../experiments/readerRanks.ts';
import { hardness } from '../../engine/inference/weakest.ts';
import { rounded } from '../../notebook/plain/numbers.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import {
  connectionOf,
  connectionText,
  measureWords,
  outcomeChoices,
  outcomeText,
  rungWords,
  shortText,
  tells,
  valueText,
} from './model.ts';
import type { RankedShown } from './model.ts';

/** Units of a row; it is drawn as wide as there is room. */
const [wide, high] = [200, 24];

const across = (rho: number): number => rounded(((rho + 1) / 2) * wide, 2);

/** The marks of a connection, from -1 to 1. */
function marksOf(connection: Connection | null): readonly SvgNode[] {
  const middle = svgNode('path', { class: 'hfy-middle', d: `M${wide / 2} 0v${high}` });
  if (connection === null) return [middle];
  const { rho, low, high: top, band } = connection;
  return [
    svgNode('rect', {
      class: 'hfy-band',
      x: across(-band),
      y: 3,
      width: rounded(band * wide, 2),
      height: high - 6,
    }),
    middle,
    svgNode('path', { class: 'hfy-interval', d: `M${across(low)} ${high / 2}H${across(top)}` }),
    svgNode('path', {
      class: `hfy-rho${tells(connection) ? ' is-told' : ''}`,
      d: `M${across(rho)} 4v${high - 8}`,
    }),
  ];
}

/** A connection as a strip that fills the room that it is given. @source none */
export const stripPicture = (connection: Connection | null): SvgNode =>
  svgNode(
    'svg',
    {
      class: 'hfy-strip',
      viewBox: `0 0 ${wide} ${high}`,
      preserveAspectRatio: 'none',
      height: high,
      'aria-hidden': 'true',
    },
    ...marksOf(connection),
  );

const [plotWide, plotHigh] = [320, 200];
const [left, right, top, bottom] = [48, 14, 22, 40]; // around what is plotted

const textAt = (x: number, y: number, words: string, anchor: 'start' | 'middle' | 'end'): SvgNode =>
  svgNode('text', { class: 'hfy-text', x, y, 'text-anchor': anchor }, words);

/** The games by one measure, each a mark: across what the measure says, upwards what it took. @source none */
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

const [sheetLeft, sheetWide, rowHigh] = [130, 480, 34];

/** All connections, for a file. @source none */
export function sheet(shown: RankedShown, outcome: Outcome): SvgNode {
  const height = rowHigh * measures.length + 24;
  return svgNode(
    'svg',
    {
      class: 'hfy-sheet',
      viewBox: `0 0 ${sheetWide} ${height}`,
      width: sheetWide,
      height,
      role: 'img',
      'aria-label': measures
        .map((measure) => connectionText(shown, measure, outcome).join(' '))
        .join(' '),
    },
    ...measures.flatMap((measure, at) => {
      const connection = connectionOf(shown, measure, outcome);
      return [
        textAt(4, at * rowHigh + 20, measureWords[measure].name, 'start'),
        svgNode(
          'g',
          { transform: `translate(${sheetLeft} ${at * rowHigh + 4})` },
          ...marksOf(connection),
        ),
        textAt(sheetLeft + wide + 10, at * rowHigh + 20, shortText(connection), 'start'),
      ];
    }),
    textAt(sheetLeft, height - 6, '\u22121', 'start'),
    textAt(sheetLeft + wide / 2, height - 6, '0', 'middle'),
    textAt(sheetLeft + wide, height - 6, '1', 'end'),
  );
}
