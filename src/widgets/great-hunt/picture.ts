/** The funnel of a hunt as a picture: a bar a stage, as long as its share of all that were drawn. */
import { grouped } from '../../notebook/plain/numbers.ts';
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import type { Stage } from './model.ts';
import type { ToldFind } from './told.ts';

const across = 360;
const high = 60; // of a stage: its words, and its bar below them
const barHigh = 32;
const small = 78;
const inRow = 4;

const hairline = 1; // so that a single one is seen

/** A bar's length: 0 for none, all of the width for all that were drawn. */
const lengthOf = (count: number, drawn: number): number =>
  count === 0 ? 0 : Math.max(hairline, (across * count) / drawn);

const bars = (stages: readonly Stage[]): SvgNode[] =>
  stages.flatMap(({ name, count }, at) => [
    svgNode('text', { class: 'funnel-text', x: 0, y: at * high + 14 }, `${grouped(count)} ${name}`),
    svgNode('rect', {
      class: 'funnel-ground',
      x: 0,
      y: at * high + 20,
      width: across,
      height: barHigh,
    }),
    svgNode('rect', {
      class: at === stages.length - 1 ? 'funnel-bar is-kept' : 'funnel-bar',
      x: 0,
      y: at * high + 20,
      width: Math.round(lengthOf(count, stages[0]?.count ?? 0) * 10) / 10,
      height: barHigh,
    }),
  ]);

/** The bars alone. */
export const funnelPicture = (stages: readonly Stage[]): SvgNode =>
  svgNode(
    'svg',
    {
      class: 'funnel',
      viewBox: `0 0 ${across} ${stages.length * high}`,
      width: across,
      height: stages.length * high,
      role: 'img',
      'aria-label': stages.map(({ name, count }) => `${grouped(count)} ${name}`).join(', '),
    },
    ...bars(stages),
  );

/** The bars with small pictures of finds below them, for a file. */
export function huntPicture(stages: readonly Stage[], finds: readonly ToldFind[]): SvgNode {
  const top = stages.length * high + 8;
  const step = small + 12;
  const height = top + Math.ceil(finds.length / inRow) * step;
  return svgNode(
    'svg',
    { viewBox: `0 0 ${across} ${height}`, width: across, height },
    ...bars(stages),
    ...finds.map(({ image }, at) => {
      const [x, y] = [(at % inRow) * step, top + Math.floor(at / inRow) * step];
      const node = boardPictureSmall(image, { label: '', size: small });
      return { ...node, attributes: { ...node.attributes, x, y } };
    }),
  );
}
