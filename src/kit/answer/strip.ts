/** The field as a strip, for where one board is what is looked at: the ridge, every sixth grain, and that board as a star. */
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { MethodKind } from '../../methods/kinds.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import type { Answer } from './answer.ts';
import { layouts, placeOn } from './field.ts';
import { speckNodes } from './fieldPicture.ts';
import { inColour } from '../methods/marks.ts';
import { groundView } from './ground.ts';
import { leader, starNode, textNode } from './marks.ts';
import type { OwnBoard } from './openedPicture.ts';

const { width, height } = layouts.strip;

/**
 * A board that is a star on the strip: its size and share of filled cells place it, its colour tells what solves it; one that
 * nobody can solve is hollow, wherever it is.
 */
export type Star = OwnBoard & {
  readonly name: string | null; // "your cat"; null while there is none yet
  readonly kind: MethodKind | null; // null: not known yet
};

const radius = 12;

/** The star with its name, below it, or above it where it lies low; where it would drop in, hollow and without a name. */
function starNodes({ side, share, name, kind }: Star): readonly SvgNode[] {
  const at = placeOn(layouts.strip, side, share);
  if (name === null) {
    const waiting = starNode([at[0], Math.min(at[1], height - radius - 2)], radius);
    return [{ ...waiting, attributes: { ...waiting.attributes, class: 'answer-star is-open' } }];
  }
  const isLow = at[1] > height - 44;
  const y = isLow ? 20 : height - 12;
  const x = Math.max(40, Math.min(width - 40, at[0]));
  return [
    leader([x, isLow ? y + 6 : y - 14], at, 10),
    inColour(starNode(at, radius), kind),
    textNode(x, y, name, { size: 15, bold: true, on: isLow ? 'paper' : 'south', anchor: 'middle' }),
  ];
}

/** The strip as a picture without its ground. */
export const stripPicture = (answer: Answer, star: Star): SvgNode =>
  svgNode(
    'svg',
    { class: 'answer-field', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    ...speckNodes(answer, 'strip'),
    textNode(width - 12, 23, 'sweeps solve these', { size: 15, bold: true, anchor: 'end' }),
    ...starNodes(star),
    textNode(width - 12, height - 12, 'nobody can solve these', {
      size: 15,
      bold: true,
      on: 'south',
      anchor: 'end',
    }),
  );

/** The strip in a page, under the style sheet of the answer; of its `answer` the layout `strip` is needed. */
export const stripView = (answer: Answer, star: Star): TemplateResult =>
  html`<div class="answer" data-look="strip">
    ${groundView()}
    ${guard([answer, star.side, star.share, star.name, star.kind], () => pictured(stripPicture(answer, star)))}
  </div>`;
